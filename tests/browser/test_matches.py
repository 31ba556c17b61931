"""Whole matches by clicking, alone and together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

Visit = Callable[..., Any]


def test_a_newcomer_plays_a_whole_match_against_bots(visit: Visit) -> None:
    ada = visit(reduced_motion="no-preference").go()
    ada.page.get_by_role("link", name="Play Micropolis").click()
    expect(ada.button("Play against bots")).to_be_visible()
    ada.picture("new-table")
    ada.button("Play against bots").click()
    ada.wait_for_my_turn()
    ada.picture("table-start")
    middle = {14: lambda: ada.picture("table-middle")}
    ada.play_to_the_end(middle)
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_test_id("outcome")).to_contain_text("with")
    ada.picture("score-sheet")
    sheet.get_by_role("button", name="Close").click()
    ada.picture("table-end")
    totals = [int(text) for text in sheet.page.locator("tfoot td").all_inner_texts()]
    assert len(totals) == 3
    assert max(totals) > 0


# How long after the last press the first action of a bot is in the log, as the page itself sees it: whoever
# drives the browser takes time as well.
CLOCK = """() => {
    let pressed = 0;
    addEventListener("pointerdown", () => (pressed = performance.now()), true);
    const lines = () => [...document.querySelectorAll("aside ol li")];
    new MutationObserver(() => {
        if (window.took === undefined && lines().some(line => line.textContent.includes("Firefly")))
            window.took = performance.now() - pressed;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def test_a_bot_answers_within_a_second(visit: Visit) -> None:
    """At the best of three tables: other tests share the machine."""
    assert any(seconds_until_a_bot_answers(visit()) < 1 for _ in range(3))


def seconds_until_a_bot_answers(ada: Any) -> float:
    ada.open_table(bots="easy")
    ada.wait_for_my_turn()
    ada.page.evaluate(CLOCK)
    while ada.page.evaluate("window.took") is None:
        ada.wait_for_my_turn()
        ada.act()
    return float(ada.page.evaluate("window.took")) / 1000


def test_a_rematch_is_a_new_table_with_the_same_players(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    first = ada.page.url
    ada.play_to_the_end()
    ada.button("Rematch").click()
    ada.page.wait_for_function("before => location.href !== before", arg=first)
    ada.wait_for_my_turn()
    assert ada.step == 0 or not ada.over


def test_two_browsers_play_each_other_by_an_invite_link(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.open_table(kinds={1: "friend"})
    share = ada.page.get_by_role("dialog", name="Invite people")
    expect(share.get_by_role("img", name="QR code of this link")).to_be_visible()
    ada.picture("share")
    link = share.get_by_label("Link for this table").input_value()
    share.get_by_role("button", name="Close").click()

    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.picture("invitation")
    ben.button("Sit down").click()
    expect(ada.page.locator("aside li", has_text="Ben").first).to_be_visible()
    _alternate(ada, ben)
    outcome = ada.page.get_by_test_id("outcome").inner_text()
    expect(ben.page.get_by_test_id("outcome")).to_have_text(outcome)


def test_guests_without_a_name_get_different_ones(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.open_table(players=3, kinds={1: "friend", 2: "friend"})
    ben.page.goto(ada.page.get_by_label("Link for this table").input_value())
    expect(ben.page.get_by_label("Seat")).to_have_value("1")
    ben.page.get_by_label("Seat").select_option("2")
    ben.button("Sit down").click()
    expect(ben.page.locator("aside li", has_text="Guest 3 (you)")).to_be_visible()


def _alternate(ada: Any, ben: Any) -> None:
    """Both act whenever it is their turn, until both see the end."""
    players, now = (ada, ben), 0
    while True:
        player = players[now]
        player.wait_for_my_turn(-1)
        if player.over:
            break
        player.act()
        if player.over:
            break
        if player.table.get_attribute("data-yours") != "true":
            now = 1 - now
    for player in players:
        player.page.wait_for_function("() => document.querySelector('[data-table]').dataset.over === 'true'")


def test_a_friend_cannot_act_for_another_seat(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.open_table(kinds={1: "friend"})
    watch = ada.page.get_by_label("Link for watching").input_value()
    eve.page.goto(watch)
    eve.button("Watch").click()
    expect(eve.prompt).to_contain_text("turn")
    assert eve.lit.count() == 0
    eve.page.locator("[data-node^=tile-]").first.click()
    expect(eve.page.get_by_role("group", name="Explanation")).to_contain_text("turn")


def test_several_people_at_one_device(visit: Visit) -> None:
    ada = visit()
    ada.go("/#/new/micropolis")
    ada.page.get_by_label("Players").select_option("2")
    ada.page.get_by_label("Name of the player of seat 1").fill("Ada")
    ada.page.get_by_label("Who takes seat 2").select_option("hotseat")
    ada.page.get_by_label("Name of the player of seat 2").fill("Ben")
    ada.button("Play").click()
    expect(ada.prompt).to_contain_text("Ada:")
    seen = set()
    before = -1
    while True:
        ada.wait_for_my_turn(before)
        if ada.over:
            break
        seen.add(ada.prompt.inner_text().split(":")[0])
        before = ada.step
        ada.act()
    assert seen == {"Ada", "Ben"}
    expect(ada.page.get_by_test_id("outcome")).to_be_visible()
