"""A real server, a real browser, and somebody who clicks."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    Route,
    expect,
    sync_playwright,
)

from insectarium.server.process import ServerProcess
from insectarium.server.settings import STATIC

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "test-artefacts"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
BROWSERS = (os.environ.get("INSECTARIUM_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
# Longer than anything takes, even on a machine that has no time: it only ends a wait that is hopeless.
SECONDS = 120.0
SEED = "5" * 32
expect.set_options(timeout=SECONDS * 1000)
# The step of the match that is shown, and whether the table waits for the person who looks at it.
MY_TURN_OR_END = """before => {
    const table = document.querySelector("[data-table]")?.dataset;
    return table && Number(table.step) !== before && (table.over === "true" || table.yours === "true");
}"""

AFTER = "before => Number(document.querySelector('[data-table]').dataset.step) !== before"

# Waits until something has happened or more is asked, and tells where the match is and where to press next:
# a confirmation that is asked for, one of several things to be done here, or a lit piece; a point on the
# piece itself, since the middle of its box may lie beside it. `mine`: wait for one's own turn, too.
NEXT = """async ({ before, mine }) => {
    const table = () => document.querySelector("[data-table]")?.dataset ?? { step: "-1" };
    const asks = () => document.querySelector("[data-asks], .note[role=group]");
    const pause = () => new Promise(done => setTimeout(done, 8));
    for (let waited = 0; waited < 40; await pause()) {
        const { step, over, yours, busy } = table();
        if (over === "true" || (Number(step) !== before && (yours === "true" || !mine))) break;
        if (Number(step) === before && busy !== "true" && asks()) break;
        if (Number(step) === before && busy !== "true" && yours === "true") waited += 1;
    }
    const middle = each => {
        const box = each.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const place = () => {
        const button = document.querySelector(".bar button.act, .note[role=group] button.act");
        if (button && document.querySelector("[data-asks]")?.dataset.asks !== "place") return middle(button);
        const found = [...document.querySelectorAll(".node.lit:not(.leaving, .picked)")];
        // Another one each time: who always does what comes first seldom ends a turn, and matches take long.
        const from = (Number(table().step) * 31) % Math.max(1, found.length);
        const lit = [...found.slice(from), ...found.slice(0, from)];
        for (const piece of lit) {
            const box = piece.getBoundingClientRect();
            for (const y of [0.5, 0.9, 0.7, 0.3, 0.1])
                for (const x of [0.5, 0.3, 0.7, 0.1, 0.9]) {
                    const at = { x: box.x + box.width * x, y: box.y + box.height * y };
                    if (piece.contains(document.elementFromPoint(at.x, at.y))) return at;
                }
        }
        lit[0]?.focus();
        return button ? middle(button) : null;
    };
    return { step: Number(table().step), over: table().over === "true", at: place() };
}"""
MOST_PRESSES = 20
ENOUGH_PRESSES = 8


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = next((path for name in BROWSERS if name and (path := shutil.which(name))), None)
    assert found, "No Chromium was found: install it, or name one in INSECTARIUM_CHROMIUM."
    assert (STATIC / "index.html").is_file(), "The pages have not been built: make web."
    # A container's root has no sandbox to give; the pages are our own.
    opened = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"], timeout=SECONDS * 1000)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not end it."""
    database = tmp_path_factory.mktemp("house") / "matches.db"
    with ServerProcess(database, "--bot-pause", "0", "--no-limits") as process:
        yield process


def with_known_deal(form: dict[str, Any]) -> dict[str, Any]:
    """The same cards and dice every time."""
    return {"seed": SEED, **form}


def open_with_known_deal(route: Route) -> None:
    """Let a form that was filled in by hand open a known match, too."""
    if route.request.method == "POST":
        route.continue_(post_data=with_known_deal(route.request.post_data_json or {}))
    else:
        route.continue_()


class Visitor:
    """Somebody at a browser of their own."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        # The browser itself reports refused connections; tests that cut them expect that.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text:
            self.faults.append(message.text)

    def go(self, address: str = "/") -> Visitor:
        self.page.goto(f"{self.url}{address}")
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def lit(self) -> Locator:
        return self.page.locator(".node.lit:not(.leaving)")

    @property
    def step(self) -> int:
        return int(self.table.get_attribute("data-step") or -1)

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-over") == "true"

    def open_table(
        self,
        players: int = 2,
        kinds: dict[int, str] | None = None,
        bots: str = "beginner",
        game: str = "micropolis",
        options: dict[str, Any] | None = None,
    ) -> None:
        """A table where a known match is played; with `kinds` it is a form that is filled in and sent."""
        if kinds is None:
            self._open_known_table(players, bots, game, options or {})
            return
        self.go(f"/#/new/{game}")
        self.page.get_by_label("Players").select_option(str(players))
        for seat in range(1, players):
            kind = kinds.get(seat, "bot")
            self.page.get_by_label(f"Who takes seat {seat + 1}").select_option(kind)
            if kind == "bot":
                self.page.get_by_label(f"How well the bot of seat {seat + 1} plays").select_option(bots)
        self.page.locator("form button[type=submit]").click()
        expect(self.table).to_be_attached()

    def _open_known_table(self, players: int, bots: str, game: str, options: dict[str, Any]) -> None:
        ask = self.page.context.request
        ask.get(f"{self.url}/api/me")
        seats = [{"kind": "me", "name": "Guest"}, *[{"kind": "bot", "level": bots}] * (players - 1)]
        form = with_known_deal({"game": game, "seats": seats, "options": options})
        opened = ask.post(f"{self.url}/api/matches", data=form)
        assert opened.ok, opened.text()
        self.go(f"/#/match/{opened.json()['match']}")
        expect(self.table).to_be_attached()

    def wait_for_my_turn(self, before: int = -1) -> None:
        self.page.wait_for_function(MY_TURN_OR_END, arg=before, timeout=SECONDS * 1000)

    def wait_until_after(self, before: int) -> None:
        self.page.wait_for_function(AFTER, arg=before)

    def act(self, *, tap: bool = False) -> None:
        """One decision: something that is lit, whatever it means, until something has happened."""
        now = self._next(-1, mine=False)
        before = now["step"]
        for presses in range(MOST_PRESSES):
            self._act_at(now["at"], presses, tap)
            now = self._next(before, mine=False)
            if now["step"] != before:
                return
        raise AssertionError("Nothing happens, whatever is pressed.")

    def _next(self, before: int, *, mine: bool) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(NEXT, {"before": before, "mine": mine})
        return found

    def _act_at(self, at: dict[str, float] | None, presses: int, tap: bool) -> None:
        if at is None or presses > ENOUGH_PRESSES:
            self._choose_from_list(presses, tap)
        elif tap:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def play_to_the_end(
        self,
        at_step: dict[int, Callable[[], None]] | None = None,
        *,
        tap: bool = False,
    ) -> None:
        """Act whenever it is this visitor's turn, until the match is over."""
        waiting = dict(at_step or {})
        now, presses = self._next(-1, mine=True), 0
        while not now["over"]:
            for step in [step for step in waiting if step <= now["step"]]:
                waiting.pop(step)()
            before = now["step"]
            self._act_at(now["at"], presses, tap)
            now = self._next(before, mine=True)
            presses = presses + 1 if now["step"] == before else 0
            assert presses < MOST_PRESSES, "Nothing happens, whatever is pressed."

    def _choose_from_list(self, number: int, tap: bool) -> None:
        """Where nothing lit is in sight, or pressing leads nowhere, the panel lists all that can be done."""
        press = Locator.tap if tap else Locator.click
        if (asked := self.page.locator(".bar button.act")).count():
            press(asked.first)
            return
        tab = self.page.locator("#tab-choices")
        if tab.get_attribute("aria-selected") != "true":
            press(tab)
        choices = self.page.locator("#panel-content li button")
        press(choices.nth(number % choices.count()))

    def picture(self, name: str) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")


@pytest.fixture
def visit(
    browser: Browser, house: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Somebody new at every call; afterwards nothing may have gone wrong in any of their browsers."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def arrive(viewport: Any = DESKTOP, url: str = "", **more: Any) -> Visitor:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = browser.new_context(viewport=viewport, **settings)
        context.set_default_timeout(SECONDS * 1000)
        context.route("**/api/matches", open_with_known_deal)
        contexts.append(context)
        visitors.append(Visitor(context.new_page(), url or house.url))
        return visitors[-1]

    failed = request.session.testsfailed
    yield arrive
    if request.session.testsfailed > failed:
        for number, visitor in enumerate(visitors):
            visitor.picture(f"failed-{request.node.name}-{number}")
    for context in contexts:
        context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
def phone() -> dict[str, Any]:
    return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, which npm has brought along for the pages' own tests."""
    script = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert script.is_file(), "axe-core is not installed: make web."
    return script.read_text(encoding="utf-8")
