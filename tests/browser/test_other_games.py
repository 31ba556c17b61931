"""A whole match of every other game by clicking, at a desk and on a telephone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import insectarium

Visit = Callable[..., Any]

# Micropolis has its own tests.
GAMES = sorted(manifest.id for manifest in insectarium.games() if manifest.id != "micropolis")
MIDDLE = 40


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_at_a_desk(visit: Visit, game: str) -> None:
    ada = visit()
    ada.open_table(game=game, bots=bots_of(game))
    ada.wait_for_my_turn()
    ada.picture(f"{game}-start")
    ada.play_to_the_end({MIDDLE: lambda: ada.picture(f"{game}-middle")})
    look_at_the_end(ada, game)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_on_a_telephone(visit: Visit, phone: dict[str, Any], game: str) -> None:
    ada = visit(**phone)
    ada.open_table(game=game, bots=bots_of(game))
    ada.wait_for_my_turn()
    ada.picture(f"{game}-phone-start")
    ada.play_to_the_end({MIDDLE: lambda: ada.picture(f"{game}-phone-middle")}, tap=True)
    look_at_the_end(ada, f"{game}-phone")


def bots_of(game: str) -> str:
    """Those with whom a match is over soonest: most know the way to the end, these attack for ever."""
    return "beginner" if game == "supersize_colony" else "easy"


def look_at_the_end(ada: Any, name: str) -> None:
    outcome = ada.page.get_by_test_id("outcome")
    expect(outcome).to_contain_text("with")
    sheet = ada.page.get_by_role("dialog").filter(has=outcome)
    ada.picture(f"{name}-sheet")
    sheet.get_by_role("button", name="Close").click()
    ada.picture(f"{name}-end")


@pytest.mark.parametrize("size", ["desk", "telephone"])
def test_who_divides_moves_dice_between_the_heaps(visit: Visit, phone: dict[str, Any], size: str) -> None:
    ada = visit(**(phone if size == "telephone" else {}))
    ada.open_table(game="marabunta")
    ada.wait_for_my_turn()
    while not (divides := ada.prompt.get_by_text("Divide the dice").count()) and not ada.over:
        before = ada.step
        ada.act(tap=size == "telephone")
        ada.wait_for_my_turn(before)
    assert divides
    heap = ada.page.locator("[data-node=pool-1]").bounding_box()
    dice = [ada.page.locator(f"[data-node=die-{region}]") for region in ("blue", "green")]
    for die in dice:
        assert die.bounding_box()["x"] < heap["x"]
        die.click()
        assert die.bounding_box()["x"] > heap["x"]
    if size == "desk":
        dice[0].hover()
        expect(ada.page.get_by_role("tooltip")).to_have_text("Click to leave it out")
    dice[0].click()
    assert dice[0].bounding_box()["x"] < heap["x"]
    ada.picture(f"marabunta-{size}-divides")
    ada.button("Confirm").click()
    expect(ada.page.locator(".node.picked")).to_have_count(0)


LOWEST_PIECE = """Math.max(
    ...[...document.querySelectorAll(".node")].map(node => node.getBoundingClientRect().bottom)
)"""


def test_the_bar_that_asks_leaves_the_lowest_boards_free(visit: Visit) -> None:
    ada = visit(viewport={"width": 1280, "height": 800})
    ada.open_table(game="marabunta")
    ada.wait_for_my_turn()
    while not (bar := ada.page.locator("[data-asks=set]")).count():
        before = ada.step
        ada.act()
        ada.wait_for_my_turn(before)
    assert bar.bounding_box()["y"] >= ada.page.evaluate(LOWEST_PIECE)


def test_a_die_that_is_rolled_tumbles_unless_stillness_is_wanted(visit: Visit) -> None:
    turns = {motion: rolling_turns(visit(reduced_motion=motion)) for motion in ("no-preference", "reduce")}
    assert turns["no-preference"] > 360
    assert turns["reduce"] == 0


def rolling_turns(ada: Any) -> float:
    """By how many degrees a die turns, at most, when one rolls it."""
    ada.open_table(game="it_happens")
    ada.wait_for_my_turn()
    ada.page.evaluate(
        """() => {
            window.turned = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                const turn = String(frames[0].transform ?? "").match(/rotate\\((-?[0-9.]+)deg/);
                if (turn) window.turned = Math.max(window.turned, Math.abs(Number(turn[1])));
                return animate.call(this, frames, timing);
            };
        }"""
    )
    before = ada.step
    ada.page.locator("[data-node^=die-].lit").first.click()
    ada.wait_for_my_turn(before)
    ada.picture("it_happens-rolled")
    return float(ada.page.evaluate("window.turned"))
