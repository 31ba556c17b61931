"""What one can do at a table besides winning."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from insectarium.server.process import ServerProcess

Visit = Callable[..., Any]


def after_a_placement(ada: Any) -> None:
    """Until a tile has been taken and waits to be attached: a moment in the middle of a turn."""
    while True:
        ada.wait_for_my_turn()
        if "Attach" in ada.prompt.inner_text():
            return
        ada.act()


def test_hovering_tells_what_a_click_will_do_and_cost(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    ada.lit.nth(1).hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text(re.compile("Take tile .* for"))
    ada.picture("hover")


def test_why_not_is_answered_with_the_rule(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    ada.page.locator(".node[data-node^=tile-]:not(.lit)").last.click()
    explanation = ada.page.get_by_role("group", name="Explanation")
    expect(explanation).to_contain_text("costs 6 soldiers")
    ada.picture("why-not")
    explanation.get_by_role("button", name=re.compile("Rule MIC-")).click()
    marked = ada.page.locator("[data-rule].marked")
    expect(marked).to_be_in_viewport()
    ada.picture("rules")
    ada.page.get_by_label("Search the rules").fill("queen gallery")
    expect(ada.page.locator("[data-rule]").first).to_contain_text("queen")
    assert ada.page.locator("[data-rule]").count() < 20


def test_undo_takes_back_and_says_why_it_cannot(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    ada.button("Undo").click(force=True)
    expect(ada.page.get_by_role("group", name="Explanation")).to_contain_text("not done anything")
    after_a_placement(ada)
    step = ada.step
    ada.button("Undo").click()
    expect(ada.table).to_have_attribute("data-step", str(step - 1))
    expect(ada.prompt).to_have_text("Take a tile from the row.")
    expect(ada.page.locator("aside s")).to_have_count(1)


def test_looking_back_and_returning(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    for _ in range(4):
        ada.wait_for_my_turn()
        ada.act()
    ada.wait_for_my_turn()
    steps = ada.step
    ada.page.get_by_role("slider").fill("1")
    expect(ada.prompt).to_contain_text(f"Step 1 of {steps}")
    expect(ada.lit).to_have_count(0)
    ada.page.locator("aside ol button").nth(1).click()
    expect(ada.prompt).to_contain_text(f"Step 2 of {steps}")
    ada.picture("looking-back")
    ada.prompt.page.locator(".prompt").get_by_role("button", name="Back to now").click()
    expect(ada.lit).not_to_have_count(0)


def test_a_hint_and_handing_over_and_taking_back(visit: Visit) -> None:
    ada = visit()
    # An open seat keeps the match from running on.
    ada.open_table(kinds={1: "friend"})
    ada.button("Close").click()
    ada.wait_for_my_turn()
    ada.button("Hint").click()
    expect(ada.page.get_by_role("group", name="Explanation")).to_contain_text("A good bot would")
    ada.button("Seats and match").click()
    menu = ada.page.get_by_role("dialog", name="Seats and match")
    mine = menu.get_by_role("region", name="Guest")
    mine.get_by_role("button", name="Let a bot play").click()
    expect(ada.prompt).to_contain_text("Waiting for somebody")
    mine.get_by_role("button", name="Play this seat without the bot again").click()
    expect(mine.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_asking_before_an_action_that_cannot_be_taken_back(visit: Visit) -> None:
    ada = visit()
    ada.go()
    ada.button("Settings").click()
    ada.page.get_by_label("Ask before an action is carried out").select_option("always")
    ada.open_table()
    ada.wait_for_my_turn()
    ada.lit.first.click()
    expect(ada.button("Do it")).to_be_visible()
    assert ada.step == 0
    ada.page.keyboard.press("Escape")
    expect(ada.button("Do it")).to_be_hidden()
    ada.lit.first.click()
    ada.button("Do it").click()
    ada.page.wait_for_function("() => document.querySelector('[data-table]').dataset.step !== '0'")


def test_a_crash_of_the_server_in_mid_turn_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "matches.db", "--bot-pause", "0", "--no-limits") as server:
        ada = visit(url=server.url)
        ada.open_table()
        after_a_placement(ada)
        step, log = ada.step, ada.page.locator("aside ol").inner_text()
        server.kill()
        expect(ada.page.get_by_role("status").first).to_contain_text("connection is lost")
        ada.picture("connection-lost")
        # A click while nobody listens is not lost: it is sent again.
        ada.lit.first.click()
        server.start()
        ada.page.wait_for_function(
            "before => Number(document.querySelector('[data-table]').dataset.step) > before", arg=step
        )
        assert ada.page.locator("aside ol").inner_text().startswith(log)
        ada.wait_for_my_turn()


def test_a_connection_that_is_cut_comes_back_by_itself(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    after_a_placement(ada)
    ada.page.context.set_offline(True)
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ada.page.get_by_role("status").first).to_contain_text("connection is lost")
    ada.page.context.set_offline(False)
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ada.page.locator(".lost")).to_have_count(0)
    ada.act()


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    ada = visit().go("/#/match/nowhere")
    expect(ada.page.get_by_role("alert")).to_contain_text("no such match")
    ada.faults.clear()  # the browser reports the 404 that was asked for


def test_an_address_that_names_nothing_says_so(visit: Visit) -> None:
    ada = visit(locale="de-DE").go("/#/new/mensch")
    expect(ada.page.get_by_role("alert")).to_have_text(
        "Es gibt kein Spiel namens mensch. Die Startseite zeigt alle Spiele, die es gibt."
    )
    ada.go("/#/join/without-a-token")
    expect(ada.page.get_by_role("alert")).to_contain_text("Unter dieser Adresse gibt es nichts.")
    ada.page.get_by_role("link", name="Zur Startseite").last.click()
    expect(ada.page.locator(".games h2").first).to_be_visible()
