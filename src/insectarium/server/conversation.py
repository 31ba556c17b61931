"""What a client asks for over its live connection, and the answers."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable

from insectarium.core.game import WATCHER
from insectarium.core.manifest import BadSetup
from insectarium.server.errors import ApiError, ErrorBody, body_of
from insectarium.server.languages import LANGUAGES
from insectarium.server.levels import HINTS, SIMPLER, spec_of
from insectarium.server.live import LiveTable
from insectarium.server.messages import (
    Act,
    Answer,
    HandOver,
    HintRequest,
    Incoming,
    Language,
    Look,
    LookRequest,
    Rename,
    Resign,
    TakeBack,
    UndoRequest,
    WhyRequest,
)
from insectarium.server.names import checked_name
from insectarium.server.render import seat_to_show
from insectarium.server.setup_words import setup_sentence
from insectarium.server.workers import BotFailed
from insectarium.table import Declined, Entry, Table, show
from insectarium.table.refusals import declined

log = logging.getLogger("insectarium")


class Conversation:
    def __init__(self, live: LiveTable, person: str) -> None:
        self.live = live
        self.person = person
        self.language: str | None = None
        """The language that the client has just asked for."""

    def choose_language(self, wanted: str) -> str | None:
        return wanted if wanted in LANGUAGES else None

    async def answer(self, message: Incoming, language: str) -> Answer:
        """Exactly one answer for every message that has an id."""
        number = str(getattr(message, "id", ""))
        try:
            return await self._answer(message, number, language)
        except Declined as fault:
            return Answer(number, False, error=body_of(fault, language))
        except ApiError as fault:
            return Answer(number, False, error=fault.body(language))
        except BadSetup as fault:
            return Answer(
                number,
                False,
                error=ErrorBody("not-understood", setup_sentence(fault, language), None, "level"),
            )
        except BotFailed as fault:
            log.warning("match %s: no hint: %s", self.live.match, fault)
            return Answer(number, False, error=ApiError("broken").body(language))

    async def _answer(self, message: Incoming, number: str, language: str) -> Answer:
        if isinstance(message, WhyRequest):
            return Answer(number, True, why=self._why(message, language))
        if isinstance(message, HintRequest):
            return Answer(number, True, hint=await self._hint(message, language))
        if isinstance(message, LookRequest):
            return Answer(number, True, look=self._look(message.seat))
        if isinstance(message, Language):
            self.language = self.choose_language(message.language)
            if self.language is None:
                known = ", ".join(LANGUAGES)
                raise ApiError("bad-request", sentence=f"The languages are {known}.", field="language")
            return Answer(number, True)
        return await self._change(number, self._wish(message, number))

    def _wish(self, message: Incoming, number: str) -> Callable[[Table], Entry]:
        """How to make the entry that a message asks for, from the table as it will be then."""
        person = self.person
        now = time.time()
        match message:
            case Act(seat=seat, position=position, action=action):
                return lambda table: table.act(person, seat, position, action, at=now, request=number)
            case UndoRequest(seat=seat, position=position):
                return lambda table: table.undo(person, seat, position, at=now, request=number)
            case Resign(seat=seat):
                return lambda table: table.resign(person, seat, SIMPLER, at=now, request=number)
            case HandOver(seat=seat, level=level):
                bot = spec_of(level or SIMPLER)
                return lambda table: table.hand_over(
                    person, seat, bot, absent=self._absent(seat), at=now, request=number
                )
            case TakeBack(seat=seat):
                return lambda table: table.take_back(person, seat, at=now, request=number)
            case Rename(seat=seat, name=name):
                checked = checked_name(name)
                return lambda table: table.rename(person, seat, checked, at=now, request=number)
        raise ApiError("bad-request", "not-understood", {"reason": type(message).__name__})

    async def _change(self, number: str, wish: Callable[[Table], Entry]) -> Answer:
        if not self.live.table.seats_of(self.person) and self.person != self.live.table.opening.host:
            raise declined("not-seated", "not-seated")
        before = self._done_before(number)
        if before is None:
            try:
                return Answer(number, True, seq=await self.live.submit(self._once(number, wish)))
            except _DoneBefore as again:
                before = again.seq
        return Answer(number, True, seq=before, again=True)

    def _done_before(self, number: str) -> int | None:
        return self.live.table.done_before(self.person, number)

    def _once(self, number: str, wish: Callable[[Table], Entry]) -> Callable[[Table], Entry]:
        """The same request may come twice at the same time, over two connections."""

        def make(table: Table) -> Entry:
            before = table.done_before(self.person, number)
            if before is not None:
                raise _DoneBefore(before)
            return wish(table)

        return make

    def _absent(self, seat: int) -> bool:
        seats = self.live.table.seats
        return 0 <= seat < len(seats) and not self.live.is_here(seats[seat].owner)

    def _why(self, message: WhyRequest, language: str) -> show.Why:
        table = self.live.table
        mine = table.seats_of(self.person)
        seat = message.seat if message.seat in mine else seat_to_show(table, mine)
        return show.why(table, WATCHER if seat is None else seat, message.node, language, message.held)

    def _look(self, seat: int) -> Look:
        table = self.live.table
        table.check_owner(self.person, seat)
        known = table.known_to(seat, salt=secrets.token_hex(8))
        view = table.game.view(table.state, seat)
        return Look(seat, table.position, view, table.game.to_position(known))

    async def _hint(self, message: HintRequest, language: str) -> show.Hint:
        table = self.live.table
        if not table.opening.hints:
            raise ApiError("bad-request", "no-hints")
        table.check_turn(self.person, message.seat, message.position)
        advice = await self.live.advise(message.seat, HINTS)
        if table.position != message.position:
            raise declined("stale", "stale")
        return show.hint(table, message.seat, advice, language)


class _DoneBefore(Exception):
    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
