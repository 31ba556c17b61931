"""After the match: what it looked like to an expert, and playing on from one of its moments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

Visit = Callable[..., Any]


def test_looking_back_with_an_expert_and_playing_on(visit: Visit) -> None:
    ada = visit()
    ada.open_table()
    ada.wait_for_my_turn()
    ada.button("Seats and match").click()
    menu = ada.page.get_by_role("dialog", name="Seats and match")
    menu.get_by_role("region", name="Guest").get_by_role("button", name="Let a bot play").click()
    # The end of the match closes the menu.
    sheet = ada.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    before = ada.page.url
    sheet.get_by_role("button", name="Look back with an expert").click()
    # A beginner who looks one step ahead at most gives something away in every match.
    play_on = sheet.get_by_role("button", name=re.compile("Play on from here as"))
    play_on.first.wait_for(timeout=300_000)
    lines = sheet.get_by_role("img", name=re.compile("chance to win")).locator("polyline")
    assert lines.count() == 2
    play_on.first.scroll_into_view_if_needed()
    ada.picture("review")
    sheet.get_by_role("button", name="Look at it").first.click()
    expect(sheet).to_be_hidden()
    ada.button("Play on from here").click()
    ada.page.wait_for_function("before => location.href !== before", arg=before)
    ada.wait_for_my_turn()
    assert not ada.over
