"""Laying tiles, asking about areas, walking and dragging: with mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

Visit = Callable[..., Any]

TURN = re.compile(r"Turn \d")
# The turn of the ghost that is shown, in whole degrees; null if there is none.
GHOST_TURN = """() => {
    const art = document.querySelector(".ghost.seen > g");
    const turn = art?.getAttribute("transform")?.match(/rotate\\((-?[0-9.]+)/);
    return turn ? (Number(turn[1]) + 720) % 360 : null;
}"""
TURN_OF = """tile => {
    const turn = tile.querySelector(".art").getAttribute("transform").match(/rotate\\((-?[0-9.]+)/);
    return (Number(turn[1]) + 720) % 360;
}"""
MIDDLE = """piece => {
    const box = piece.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""


def holding_a_tile(ada: Any, game: str = "antropolis", *, tap: bool = False) -> Any:
    """A tile is picked; returns a place where it fits in several ways."""
    ada.open_table(game=game)
    ada.wait_for_my_turn()
    while not ada.page.locator("[data-node^=space-]").count():
        before = ada.step
        ada.act(tap=tap)
        ada.wait_for_my_turn(before)
    for tile in range(ada.page.locator("[data-node^=hand-0-].lit").count()):
        press(ada, ada.page.locator("[data-node^=hand-0-].lit").nth(tile), tap)
        expect(ada.button("Put back")).to_be_visible()
        if place := several_ways(ada):
            return ada.page.locator(f"[data-node={place}]")
        press(ada, ada.button("Put back"), tap)
    raise AssertionError("No tile fits in several ways.")


def several_ways(ada: Any) -> str:
    """A lit place where the picked tile fits in several ways, found by focusing one after the other."""
    for number in range(ada.page.locator("[data-node^=space-].lit").count()):
        place = ada.page.locator("[data-node^=space-].lit").nth(number)
        name: str = place.get_attribute("data-node")
        at = place.evaluate(MIDDLE)
        ada.page.mouse.move(at["x"], at["y"])
        if ada.page.get_by_role("tooltip").get_by_text(TURN).count():
            ada.page.mouse.move(2, 2)
            return name
    return ""


def press(ada: Any, target: Any, tap: bool) -> None:
    at = target.evaluate(MIDDLE)
    if tap:
        ada.page.touchscreen.tap(at["x"], at["y"])
    else:
        ada.page.mouse.click(at["x"], at["y"])


def ghost_turn(ada: Any) -> float:
    return float(ada.page.evaluate(GHOST_TURN))


def laid_turn(ada: Any, space: str) -> float:
    tile = ada.page.locator(f"[data-node={space.replace('space', 'tile')}]")
    expect(tile).to_be_attached()
    return float(tile.evaluate(TURN_OF))


def test_a_tile_is_turned_by_wheel_and_key_and_laid_as_it_is_seen(visit: Visit) -> None:
    ada = visit()
    place = holding_a_tile(ada)
    name = place.get_attribute("data-node")
    at = place.evaluate(MIDDLE)
    ada.page.mouse.move(at["x"], at["y"])
    tooltip = ada.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text(TURN)
    first, sentence = ghost_turn(ada), tooltip.inner_text()
    ada.page.mouse.wheel(0, 120)
    expect(tooltip).not_to_have_text(sentence)
    second = ghost_turn(ada)
    assert second != first
    ada.page.keyboard.press("Shift+R")
    expect(tooltip).to_have_text(sentence, use_inner_text=True)
    assert ghost_turn(ada) == first
    ada.page.keyboard.press("r")
    expect(tooltip).not_to_have_text(sentence)
    ada.picture("tile-turned")
    ada.page.mouse.click(at["x"], at["y"])
    assert laid_turn(ada, name) == second


def test_a_finger_sees_a_tile_before_it_lies_and_turns_it_by_tapping(
    visit: Visit, phone: dict[str, Any]
) -> None:
    ada = visit(**phone)
    place = holding_a_tile(ada, tap=True)
    name, step = place.get_attribute("data-node"), ada.step
    press(ada, place, True)
    expect(ada.button(TURN)).to_be_visible()
    first = ghost_turn(ada)
    press(ada, place, True)
    ada.page.wait_for_function(f"first => ({GHOST_TURN})() !== first", arg=first)
    second = ghost_turn(ada)
    assert ada.step == step
    ada.picture("phone-tile-turned")
    ada.button("Do it").tap()
    assert laid_turn(ada, name) == second


def test_the_keyboard_alone_lays_a_tile(visit: Visit) -> None:
    ada = visit()
    ada.open_table(game="antropolis")
    ada.wait_for_my_turn()
    keys = ada.page.keyboard
    last = ada.page.get_by_test_id("spoken").locator("p").last
    ada.page.locator("[data-node^=hand-0-].lit").first.focus()
    keys.press("Enter")
    focused = ada.page.locator("[data-node^=space-]:focus")
    expect(focused).to_have_count(1)
    while not TURN.search(last.inner_text()):
        keys.press("ArrowRight")
    first = ghost_turn(ada)
    keys.press("r")
    expect(last).to_contain_text(TURN)
    name, turn = focused.get_attribute("data-node"), ghost_turn(ada)
    assert turn != first
    keys.press("Enter")
    assert laid_turn(ada, name) == turn


def test_pointing_lights_a_whole_area_and_tells_about_it(visit: Visit) -> None:
    ada = visit()
    ada.open_table(game="antropolis")
    ada.wait_for_my_turn()
    nest = ada.page.locator("[data-node^=tile-][aria-label*='nest' i]").first
    at = nest.evaluate(MIDDLE)
    ada.page.mouse.move(at["x"], at["y"])
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Nest of 1 tile, 2 sides open.")
    expect(ada.page.locator(".node.in-area")).to_have_count(1)
    expect(ada.page.locator(".gaps circle")).to_have_count(2)
    ada.picture("area")
    ada.page.mouse.move(2, 2)
    expect(ada.page.locator(".node.in-area")).to_have_count(0)


def test_why_not_is_answered_about_the_thing_that_is_picked(visit: Visit) -> None:
    ada = visit()
    ada.open_table(game="antropolis")
    ada.wait_for_my_turn()
    hand = ada.page.locator("[data-node^=hand-0-].lit")
    for tile in range(hand.count()):
        press(ada, hand.nth(tile), False)
        wrong = ada.page.locator("[data-node^=space-]:not(.lit)")
        if wrong.count():
            break
        ada.page.keyboard.press("Escape")
    press(ada, wrong.first, False)
    explanation = ada.page.get_by_role("group", name="Explanation")
    expect(explanation.get_by_role("button", name=re.compile("Rule ANT-03"))).to_be_visible()
    expect(ada.button("Put back")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "telephone"])
def test_a_tile_is_dragged_to_its_place(visit: Visit, phone: dict[str, Any], size: str) -> None:
    ada = visit(**(phone if size == "telephone" else {}))
    place = holding_a_tile(ada)
    name = place.get_attribute("data-node")
    ada.page.keyboard.press("Escape")
    expect(ada.button("Put back")).to_have_count(0)
    tile = ada.page.locator("[data-node^=hand-0-].lit").first
    drag(ada, tile.evaluate(MIDDLE), place.evaluate(MIDDLE))
    if ada.button("Do it").count():
        ada.button("Do it").click()
    laid_turn(ada, name)


def drag(ada: Any, start: dict[str, float], end: dict[str, float]) -> None:
    mouse = ada.page.mouse
    mouse.move(start["x"], start["y"])
    mouse.down()
    mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2)
    mouse.move(end["x"], end["y"])
    mouse.up()


def test_a_die_is_dragged_to_the_other_heap_and_back(visit: Visit) -> None:
    ada = visit()
    ada.open_table(game="marabunta")
    ada.wait_for_my_turn()
    while not ada.prompt.get_by_text("Divide the dice").count():
        before = ada.step
        ada.act()
        ada.wait_for_my_turn(before)
    die = ada.page.locator("[data-node=die-blue]")
    home = die.evaluate(MIDDLE)
    heap = ada.page.locator("[data-node=pool-1]").evaluate(MIDDLE)
    drag(ada, home, heap)
    expect(ada.page.locator("[data-node=die-blue].picked")).to_have_count(1)
    drag(ada, die.evaluate(MIDDLE), {"x": home["x"] + 3, "y": home["y"] + 3})
    expect(ada.page.locator("[data-node=die-blue].picked")).to_have_count(0)
    assert die.evaluate(MIDDLE) == home


def test_a_curtain_hides_what_the_next_person_at_the_device_may_not_see(visit: Visit) -> None:
    ada = visit()
    ada.open_table(game="supersize_colony", kinds={1: "hotseat"})
    curtain = ada.page.get_by_role("dialog").filter(has_text="Pass the device on")
    # The next one may know what the last one saw of a packet that is passed on, but not what comes after it.
    for _ in range(12):
        if curtain.count():
            break
        before = ada.step
        ada.act()
        ada.wait_for_my_turn(before)
    expect(curtain).to_contain_text("It is")
    assert ada.page.evaluate(
        """() => {
            const top = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
            return top.closest("[role=dialog]") !== null;
        }"""
    )
    ada.picture("curtain")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(ada.lit.first).to_be_visible()


def test_a_sign_shows_which_piece_it_speaks_of(visit: Visit) -> None:
    ada = visit()
    ada.open_table(game="happy_honey_beez")
    ada.wait_for_my_turn()
    while not ada.page.locator("[data-node^=do-].beside").count():
        before = ada.step
        ada.act()
        ada.wait_for_my_turn(before)
    ada.page.locator("[data-node^=do-].beside").last.hover()
    expect(ada.page.locator("[data-node^=bee-0-].meant")).to_have_count(1)
    ada.page.mouse.move(2, 2)
    expect(ada.page.locator(".node.meant")).to_have_count(0)
