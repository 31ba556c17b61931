"""Keyboard alone, screen readers, telephones, languages, light and dark, and the size of the first page."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from insectarium.server.settings import STATIC

Visit = Callable[..., Any]
MOST_JAVASCRIPT = 150 * 1024
# A piece with which several things can be done asks which; its first answer has the focus then.
ACTED_OR_ASKED = """before =>
    Number(document.querySelector("[data-table]").dataset.step) !== before ||
    document.activeElement.matches(".note[role=group] button.act")
"""

# By how much what is in a dialog is wider than the dialog.
TOO_WIDE = "(dialog => dialog.scrollWidth - dialog.clientWidth)(document.querySelector('dialog[open]'))"


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    ada = visit()
    ada.go()
    keys = ada.page.keyboard
    expect(ada.page.get_by_role("link", name="Play Micropolis")).to_be_visible()
    press_until(ada.page, "Tab", "document.activeElement.matches('[href$=\"new/micropolis\"]')")
    keys.press("Enter")
    expect(ada.button("Play against bots")).to_be_visible()
    press_until(ada.page, "Tab", "document.activeElement.matches('form button[type=submit]')")
    keys.press("Enter")
    before = -1
    for _ in range(5):
        ada.wait_for_my_turn(before)
        before = ada.step
        press_until(ada.page, "Tab", "document.activeElement.matches('.node.lit')")
        keys.press("ArrowRight")
        expect(ada.page.get_by_role("tooltip")).to_be_visible()
        keys.press("Enter")
        ada.page.wait_for_function(ACTED_OR_ASKED, arg=before)
        if ada.step == before:
            keys.press("Enter")
            ada.wait_until_after(before)
    keys.press("?")
    expect(ada.page.get_by_role("dialog", name="Help")).to_be_visible()
    keys.press("Escape")
    expect(ada.page.get_by_role("dialog", name="Help")).to_be_hidden()
    keys.press("r")
    expect(ada.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    spoken = ada.page.get_by_test_id("spoken").inner_text()
    assert "takes tile" in spoken


def press_until(page: Page, key: str, true: str) -> None:
    for _ in range(60):
        if page.evaluate(true):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never led to: {true}")


def test_every_piece_can_be_reached_and_is_explained_by_keyboard(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    press_until(ada.page, "Tab", "document.activeElement.matches('.node.lit')")
    press_until(ada.page, "Shift+ArrowRight", "document.activeElement.matches('.node:not(.lit)')")
    assert ada.page.evaluate("document.activeElement.getAttribute('aria-label')")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("group", name="Explanation")).to_be_visible()


def test_a_whole_match_on_a_telephone(visit: Visit, phone: dict[str, Any]) -> None:
    ada = visit(**phone).go()
    ada.page.get_by_role("link", name="Play Micropolis").tap()
    expect(ada.button("Play against bots")).to_be_visible()
    ada.picture("phone-new-table")
    ada.button("Play against bots").tap()
    ada.wait_for_my_turn()
    ada.picture("phone-table-start")
    ada.play_to_the_end({14: lambda: ada.picture("phone-table-middle")}, tap=True)
    expect(ada.page.get_by_test_id("outcome")).to_be_visible()
    ada.picture("phone-table-end")


def test_a_place_to_act_is_in_sight_on_a_telephone(visit: Visit, phone: dict[str, Any]) -> None:
    """Who has moved the table away from the row sees the row again when a tile must be taken."""
    ada = visit(**phone)
    ada.open_table()
    ada.wait_for_my_turn()
    rounds = 0
    while rounds < 2:
        if "Take a tile" in ada.prompt.inner_text():
            expect(ada.lit.first).to_be_in_viewport()
            rounds += 1
            ada.page.mouse.move(200, 700)
            ada.page.mouse.down()
            ada.page.mouse.move(200, 160, steps=5)
            ada.page.mouse.up()
            expect(ada.lit.first).not_to_be_in_viewport()
        before = ada.step
        ada.button("Choices").or_(ada.page.get_by_role("tab", name="Choices")).first.tap()
        ada.page.locator("#panel-content li button").first.tap()
        ada.wait_for_my_turn(before)


def test_a_finger_hits_what_is_smaller_than_its_tip(visit: Visit, phone: dict[str, Any]) -> None:
    ada = visit(**phone)
    ada.open_table(players=3, game="it_happens")
    ada.wait_for_my_turn()
    box = ada.page.locator("[data-node^=die-].lit").last.bounding_box()
    assert box["width"] < 30
    # It is not the first of them, and above it is the paper of the card.
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 6)
    expect(ada.page.get_by_role("group", name="To confirm")).to_contain_text("Roll one of your 5 dice.")


def test_a_hint_hides_nothing_that_it_speaks_of_on_a_telephone(visit: Visit, phone: dict[str, Any]) -> None:
    ada = visit(**phone, locale="de-DE")
    ada.open_table(game="antropolis")
    ada.wait_for_my_turn()
    ada.button("Tipp").tap()
    note = ada.page.get_by_role("group", name="Erklärung")
    expect(note).to_contain_text("Ein guter Bot würde dies tun")
    spoken_of = ada.page.locator(".node.hinted")
    assert spoken_of.count() == 2, "the tile in the hand, and its place"
    expect(spoken_of.first).to_be_in_viewport()
    ada.picture("phone-hint")
    words = note.bounding_box()
    for box in [each.bounding_box() for each in spoken_of.all()]:
        assert box["y"] + box["height"] <= words["y"] or box["y"] >= words["y"] + words["height"]


def test_everything_has_its_place_on_a_telephone(visit: Visit, phone: dict[str, Any]) -> None:
    ada = visit(**phone)
    ada.go()
    expect(ada.page.get_by_role("link", name="Play Micropolis")).to_be_visible()
    ada.picture("phone-start")
    ada.open_table()
    ada.wait_for_my_turn()
    for name in ("Choices", "Log", "Score", "Rules"):
        tab = ada.page.get_by_role("tab", name=name)
        tab.tap()
        expect(ada.page.get_by_role("tabpanel")).to_be_visible()
        ada.picture(f"phone-{name.lower()}")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    small = ada.page.evaluate(
        """[...document.querySelectorAll("button, a, select, [role=tab]")].filter(each => {
            const box = each.getBoundingClientRect();
            return box.width && (box.width < 40 || box.height < 38);
        }).map(each => each.outerHTML.slice(0, 120))"""
    )
    assert small == []


@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE", "hu-HU"])
def test_nothing_is_too_wide_for_a_telephone(visit: Visit, phone: dict[str, Any], locale: str) -> None:
    ada = visit(**phone, locale=locale)
    ada.go("/#/new/supersize_colony")
    expect(ada.page.locator("form button[type=submit]")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.open_table()
    ada.wait_for_my_turn()
    for opener in ada.page.locator("header.compact button").all():
        opener.tap()
        expect(ada.page.locator("dialog[open]")).to_be_visible()
        assert ada.page.evaluate(TOO_WIDE) == 0
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_accessibility_violations(visit: Visit, axe: str, scheme: str) -> None:
    ada = visit(color_scheme=scheme)
    ada.go()
    expect(ada.page.get_by_role("link", name="Play Micropolis")).to_be_visible()
    ada.picture(f"start-{scheme}")
    found = violations(ada.page, axe)
    ada.open_table(kinds={1: "friend"})
    expect(ada.page.get_by_role("img", name="QR code of this link")).to_be_visible()
    found += violations(ada.page, axe)
    ada.button("Close").click()
    for tab in ("Log", "Choices", "Rules"):
        ada.page.get_by_role("tab", name=tab).click()
        found += violations(ada.page, axe)
    for name in ("Settings", "Help", "Seats and match"):
        ada.button(name).click()
        found += violations(ada.page, axe)
        ada.button("Close").click()
    ada.picture(f"table-{scheme}")
    assert found == []


def test_no_accessibility_violations_on_a_telephone(visit: Visit, axe: str, phone: dict[str, Any]) -> None:
    ada = visit(**phone)
    ada.open_table()
    ada.wait_for_my_turn()
    ada.lit.first.tap()
    expect(ada.button("Do it")).to_be_visible()
    found = violations(ada.page, axe)
    ada.page.get_by_role("tab", name="Score").tap()
    assert found + violations(ada.page, axe) == []


@pytest.mark.parametrize(
    ("locale", "language", "word"),
    [("nl-NL", "nl", "Spelregels"), ("de-AT", "de", "Regeln"), ("hu-HU", "hu", "Szabályok")],
)
def test_the_browser_chooses_the_language(visit: Visit, locale: str, language: str, word: str) -> None:
    ada = visit(locale=locale).go("/#/new/micropolis")
    ada.page.locator("form button[type=submit]").click()
    ada.wait_for_my_turn()
    assert ada.page.evaluate("document.documentElement.lang") == language
    expect(ada.page.get_by_role("tab", name=word)).to_be_visible()
    ada.picture(f"table-{language}")


def test_the_language_can_be_switched_at_the_table(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    english = ada.prompt.inner_text()
    ada.act()
    ada.button("Settings").click()
    ada.page.get_by_label("Language").select_option("de")
    expect(ada.page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.prompt).not_to_have_text(english)


def test_pieces_glide_unless_stillness_is_wanted(visit: Visit) -> None:
    counts = {}
    for motion in ("no-preference", "reduce"):
        ada = visit(reduced_motion=motion)
        ada.open_table()
        ada.wait_for_my_turn()
        ada.page.evaluate(
            """() => {
                window.glides = 0;
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, timing) {
                    if (frames[0].transform) window.glides += 1;
                    return animate.call(this, frames, timing);
                };
            }"""
        )
        ada.act()
        counts[motion] = ada.page.evaluate("window.glides")
    assert counts["no-preference"] > 0
    assert counts["reduce"] == 0


def test_the_table_zooms_and_moves(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    place = "document.querySelector('.frame svg > g').getAttribute('transform')"
    whole = ada.page.evaluate(place)
    ada.page.mouse.move(500, 500)
    ada.page.mouse.wheel(0, -400)
    ada.page.wait_for_function(f"before => {place} !== before", arg=whole)
    zoomed = ada.page.evaluate(place)
    assert scale(zoomed) > scale(whole)
    ada.page.mouse.down()
    ada.page.mouse.move(400, 450, steps=5)
    ada.page.mouse.up()
    assert ada.page.evaluate(place) != zoomed
    assert ada.step == 0, "a drag is no click"
    ada.page.keyboard.press("0")
    assert ada.page.evaluate(place) == whole


def scale(transform: str) -> float:
    found = re.search(r"scale\(([\d.]+)\)", transform)
    assert found
    return float(found[1])


def test_the_first_page_is_small(visit: Visit) -> None:
    ada = visit()
    loaded: list[str] = []
    ada.page.on("response", lambda response: loaded.append(response.url))
    ada.go()
    expect(ada.page.get_by_role("link", name="Play Micropolis")).to_be_visible()
    scripts = [url.rpartition("/")[2] for url in loaded if url.endswith(".js")]
    sizes = {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts}
    assert sizes
    assert sum(sizes.values()) <= MOST_JAVASCRIPT, json.dumps(sizes)
