"""One table with people at it: entries are stored, then they count, then everybody is shown."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from insectarium.bots.advice import Advice
from insectarium.core.game import View
from insectarium.server.errors import ApiError
from insectarium.server.levels import SIMPLER
from insectarium.server.reviewing import Review
from insectarium.server.store import Clash, NotStored
from insectarium.server.thinking import AdviceQuestion, ChoiceQuestion
from insectarium.table import Declined, Entry, Table
from insectarium.table.refusals import declined

if TYPE_CHECKING:
    from insectarium.server.hall import Hall

log = logging.getLogger("insectarium")
RETRY_SECONDS = 5.0


class Viewer(Protocol):
    """Somebody who looks at a table."""

    person: str
    seat: int
    """Through whose eyes they looked last."""

    def wake(self) -> None:
        """The table has changed."""

    def tell_thinking(self, seat: int, busy: bool) -> None: ...

    def part(self, reason: str, code: int, *, again: bool) -> None: ...


class LiveTable:
    def __init__(self, hall: Hall, table: Table, watchers: set[str]) -> None:
        self.hall = hall
        self.table = table
        self.watchers = watchers
        self.viewers: set[Viewer] = set()
        self.version = 0
        """Grows with every change that viewers see."""
        self.thinking = -1
        self.touched = time.monotonic()
        self.gone = False
        self.shown: dict[object, bytes] = {}
        """What has been drawn for this version, so that two who see the same share it."""
        self.views: dict[int, View] = {}
        self.views_of = -1
        """The position that the views are of."""
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._paced_until = 0.0
        self._review: Review | None = None

    @property
    def match(self) -> str:
        return self.table.opening.match

    @property
    def busy(self) -> bool:
        return self._lock.locked() or (self._bots is not None and not self._bots.done())

    # Entries

    async def submit(self, make: Callable[[Table], Entry]) -> int:
        """Check, store, carry out, show: in this order. Gives the number of the entry, or raises Declined."""
        return await self.hall.shielded(self._submit(make))

    async def _submit(self, make: Callable[[Table], Entry]) -> int:
        async with self._lock:
            if self.hall.closing:
                raise ApiError("closing")
            entry = make(self.table)
            await self._store(entry)
            self.table.apply(entry)
            self.touched = time.monotonic()
            self.changed()
        self.wake_bots()
        return self.table.seq

    async def _store(self, entry: Entry) -> None:
        try:
            to_act = self.table.seat_to_act_after(entry)
            await self.hall.store.append(self.match, self.table.seq + 1, entry, to_act)
        except Clash as clash:
            await self._read_again()
            raise declined("stale", "stale") from clash
        except NotStored as fault:
            log.error("match %s: an entry could not be stored: %s", self.match, fault)
            raise ApiError("not-stored") from fault

    async def _read_again(self) -> None:
        """Somebody else has written to this match: what is on disk counts."""
        stored = await self.hall.store.load(self.match)
        if stored is not None:
            self.table = Table.replay(self.table.game, stored.opening, stored.entries)
            self.changed()

    def changed(self) -> None:
        self.version += 1
        self.shown.clear()
        for viewer in self.viewers:
            viewer.wake()

    # People

    def arrive(self, viewer: Viewer) -> None:
        newcomer = not self.is_here(viewer.person)
        self.viewers.add(viewer)
        self.touched = time.monotonic()
        if newcomer and self.table.seats_of(viewer.person):
            self.changed()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        if self.table.seats_of(viewer.person) and not self.is_here(viewer.person):
            self.changed()

    def is_here(self, person: str) -> bool:
        return bool(person) and any(viewer.person == person for viewer in self.viewers)

    def may_see(self, person: str | None) -> bool:
        if not person:
            return False
        return (
            person == self.table.opening.host
            or person in self.watchers
            or any(seat.owner == person for seat in self.table.seats)
        )

    # Bots

    def wake_bots(self) -> None:
        """Let the bot whose turn it is think, unless one already does."""
        if self._bot_to_act() and (self._bots is None or self._bots.done()) and not self.hall.closing:
            self._bots = self.hall.start(self._play_bots())

    def review(self) -> Review:
        """The look back on this match, begun when somebody first asks for it."""
        if self._review is None or self._review.failed:
            self._review = Review(self.table)
            self.hall.start(self._review.make(self.hall.workers, lambda: self.hall.closing))
        return self._review

    def rest(self) -> None:
        if self._bots is not None:
            self._bots.cancel()

    def _bot_to_act(self) -> str:
        seat = self.table.seat_to_act()
        return self.table.seats[seat].bot if seat >= 0 else ""

    async def _play_bots(self) -> None:
        while self._bot_to_act() and not self.hall.closing and not self.gone:
            seat, bot, position = self.table.seat_to_act(), self._bot_to_act(), self.table.position
            self._set_thinking(seat)
            try:
                action, decided_by = await self._decided(seat, bot)
                await asyncio.sleep(max(0.0, self._paced_until - time.monotonic()))
                await self._submit_bot(seat, bot, position, action, decided_by)
            finally:
                self._set_thinking(-1)

    async def _decided(self, seat: int, bot: str) -> tuple[int, str]:
        """What a bot chooses, and which one did: the one asked for, a simpler one, or chance."""
        for candidate in dict.fromkeys((bot, SIMPLER)):
            try:
                return await self.ask(seat, candidate), candidate
            except Exception as fault:  # a game or bot from elsewhere may raise anything
                log.warning("match %s, seat %d: the bot %s failed: %s", self.match, seat, candidate, fault)
        legal = [int(action) for action in self.table.state.legal_actions()]
        return secrets.choice(legal), "random"

    async def ask(self, seat: int, bot: str) -> int:
        """What a bot would do for a seat, knowing what the seat knows."""
        return await self.hall.workers.ask(ChoiceQuestion(*self._question(seat, bot)))

    async def advise(self, seat: int, bot: str) -> Advice:
        """The same, and why."""
        return await self.hall.workers.ask(AdviceQuestion(*self._question(seat, bot)))

    def _question(self, seat: int, bot: str) -> tuple[str, dict[str, Any], int, str, str]:
        game, seed = self.table.game, secrets.token_hex(8)
        position = game.to_position(self.table.known_to(seat, salt=seed))
        return game.manifest.id, position, seat, bot, seed

    async def _submit_bot(self, seat: int, bot: str, position: int, action: int, decided_by: str) -> None:
        def entry(table: Table) -> Entry:
            # Somebody may have taken the seat back, or an action, while the bot was thinking.
            if table.position != position or table.seats[seat].bot != bot:
                raise declined("stale", "stale")
            failed = "" if decided_by == bot else bot
            return table.bot_act(seat, action, decided_by, at=time.time(), failed=failed)

        try:
            await self._submit(entry)
            self._paced_until = time.monotonic() + self.hall.settings.bot_pause
        except ApiError:
            # The disk is full, or the server is closing: the bot tries again later, and loses nothing.
            await asyncio.sleep(RETRY_SECONDS)
        except Declined as fault:
            log.info("match %s: the decision of a bot came too late: %s", self.match, fault)

    def _set_thinking(self, seat: int) -> None:
        before, self.thinking = self.thinking, seat
        for viewer in self.viewers:
            if before >= 0:
                viewer.tell_thinking(before, False)
            if seat >= 0:
                viewer.tell_thinking(seat, True)
