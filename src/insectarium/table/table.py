"""The table itself: a fold over entries. The same opening and entries always give the same table.

Whatever a person wants is first turned into an Entry (`act`, `undo`, `join` ...), which is checked against
the rules and the seats and raises Declined with nothing changed. Only `apply` changes the table, so that a
server can store an entry before it counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.core.refusal import NotUnderstood, Refusal
from insectarium.core.rng import Rng
from insectarium.core.state import State
from insectarium.table.entry import Entry, Opening, TableError
from insectarium.table.history import History, Step
from insectarium.table.refusals import Declined, by_the_rules, declined
from insectarium.table.reveal import told_by
from insectarium.table.seats import seated


class Table:
    def __init__(self, game: Game[Any], opening: Opening) -> None:
        self.game = game
        self.opening = opening
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = []
        """For each entry, what happened."""
        self.seats = opening.seats
        self.rematch: str | None = None
        self.position = 0
        """The number of the newest entry that changed the state."""
        self._requests: dict[tuple[str, str], int] = {}
        self._undo: tuple[int, int, Declined | None] | None = None
        self.state: State = game.setup(seats=len(opening.seats), seed=opening.seed, options=opening.options)
        self.history = History(self.state)

    @classmethod
    def replay(cls, game: Game[Any], opening: Opening, entries: Iterable[Entry]) -> Table:
        table = cls(game, opening)
        for entry in entries:
            try:
                table.apply(entry)
            except (Refusal, NotUnderstood, IndexError) as fault:
                raise TableError(
                    f"Entry {table.seq + 1} of match {opening.match} ({entry.action or entry.kind}) "
                    f"cannot be replayed: {fault}"
                ) from fault
        return table

    # What is known of it

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def step(self) -> int:
        return len(self.history.steps)

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seat_to_act(self) -> int:
        return int(self.state.seat_to_act())

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person and seat.owner == person]

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def done_before(self, person: str, request: str) -> int | None:
        """The number of the entry that this request of this person has led to already."""
        return self._requests.get((person, request)) if request else None

    def known_to(self, seat: int, state: State | None = None, *, salt: str = "") -> State:
        """A copy of the state, all dealt anew that this seat cannot know; alike for equal salts."""
        copy = (state or self.state).clone()
        copy.redeal(seat, Rng.seeded(f"what a seat knows {salt}"))
        return copy

    def record(self) -> Record:
        """The match as it stands; the seed is hidden while it is being played."""
        record = Record.begin(
            self.game,
            seats=len(self.seats),
            seed=self.opening.seed,
            options=self.opening.options,
            players=dict(enumerate(self.names)),
        )
        for step in self.history.steps:
            record = record.with_action(step.words)
        return record.finished(self.game, self.state) if self.over else record.without_seed()

    # What people want, checked

    def act(
        self, person: str, seat: int, position: int, action: int | str, *, at: float = 0.0, request: str = ""
    ) -> Entry:
        """The entry for an action of a person."""
        self.check_turn(person, seat, position)
        number = self._legal(seat, action)
        words = self.game.notation(self.state, number)
        return Entry("action", seat, at=at, by=person, request=request, action=words)

    def bot_act(self, seat: int, action: int, bot: str, *, at: float = 0.0, failed: str = "") -> Entry:
        """The entry for an action of the bot that plays a seat."""
        if self.seat_to_act() != seat:
            raise self._not_your_turn()
        words = self.game.notation(self.state, self._legal(seat, action))
        return Entry("action", seat, at=at, action=words, bot=bot, failed=failed)

    def undo(self, person: str, seat: int, position: int, *, at: float = 0.0, request: str = "") -> Entry:
        self.check_owner(person, seat)
        self._check_position(position)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        return Entry("undo", seat, at=at, by=person, request=request)

    def join(self, person: str, seat: int | None, name: str, *, at: float = 0.0, request: str = "") -> Entry:
        """Take an open seat; None takes the first."""
        free = self.open_seats()
        if seat is None:
            if not free:
                raise declined("no-free-seat", "no-free-seat")
            seat = free[0]
        self._check_seat(seat)
        if seat not in free:
            raise declined("seat-taken", "seat-taken")
        return Entry("join", seat, at=at, by=person, request=request, name=name)

    def rename(self, person: str, seat: int, name: str, *, at: float = 0.0, request: str = "") -> Entry:
        self.check_owner(person, seat)
        return Entry("rename", seat, at=at, by=person, request=request, name=name)

    def resign(self, person: str, seat: int, bot: str, *, at: float = 0.0, request: str = "") -> Entry:
        """Give up: `bot` plays the seat to the end."""
        self.check_owner(person, seat)
        self._check_not_over()
        if self.seats[seat].resigned:
            raise declined("refused", "already-resigned")
        return Entry("resign", seat, at=at, by=person, request=request, bot=bot)

    def hand_over(
        self, person: str, seat: int, bot: str, *, absent: bool = False, at: float = 0.0, request: str = ""
    ) -> Entry:
        """Let a bot play a seat: one's own; the host also those that are open or whose player is absent."""
        self._check_seat(seat)
        host_may = person == self.opening.host and (absent or self.seats[seat].kind in ("open", "bot"))
        if not host_may:
            self.check_owner(person, seat)
        self._check_not_over()
        if self.seats[seat].resigned:
            raise declined("refused", "already-resigned")
        return Entry("hand-over", seat, at=at, by=person, request=request, bot=bot)

    def take_back(self, person: str, seat: int, *, at: float = 0.0, request: str = "") -> Entry:
        """Play one's own seat again; the host opens a seat again that a bot has filled."""
        self._check_seat(seat)
        if self.seats[seat].owner or person != self.opening.host:
            self.check_owner(person, seat)
        if self.seats[seat].kind not in ("stand-in", "bot"):
            raise declined("refused", "already-resigned" if self.seats[seat].resigned else "no-bot-there")
        return Entry("take-back", seat, at=at, by=person, request=request)

    def agree_on_rematch(self, person: str, match: str, *, at: float = 0.0) -> Entry:
        seats = self.seats_of(person)
        if not seats:
            raise declined("not-seated", "not-seated")
        if not self.over:
            raise declined("not-over", "not-over")
        return Entry("rematch", seats[0], at=at, by=person, match=match)

    # Undo

    def undo_refusal(self, seat: int) -> Declined | None:
        """Why this seat cannot take back its last action; None when it can."""
        if self._undo is None or self._undo[:2] != (self.position, seat):
            self._undo = (self.position, seat, self._find_undo_refusal(seat))
        return self._undo[2]

    def _find_undo_refusal(self, seat: int) -> Declined | None:
        steps = self.history.steps
        if self.over:
            return declined("cannot-undo", "undo-over")
        mine = [step for step in steps if step.seat == seat]
        if not mine:
            return declined("cannot-undo", "undo-nothing")
        if steps[-1].seat != seat:
            return declined("cannot-undo", "undo-others-acted", {"who": self.names[steps[-1].seat]})
        if not steps[-1].by:
            return declined("cannot-undo", "undo-bot-acted")
        if self.seat_to_act() != seat:
            return declined("cannot-undo", "undo-turn-over")
        told = told_by(self.game, self.before_last(), steps[-1].action, self.state)
        return None if told == "nothing" else declined("cannot-undo", f"undo-{told}")

    def seat_to_act_after(self, entry: Entry) -> int:
        """Whose turn it will be once this entry has been applied; -1 when the match is over then."""
        if entry.kind == "undo":
            return int(self.before_last().seat_to_act())
        if entry.kind != "action":
            return self.seat_to_act()
        after = self.state.clone()
        after.advance(self.game.parse(self.state, entry.action))
        return int(after.seat_to_act())

    def before_last(self) -> State:
        return self.history.state_at(self.step - 1)

    # Changing it

    def apply(self, entry: Entry) -> None:
        """Carry out an entry. Entries come from the methods above, or from where they were stored."""
        events: list[Event] = []
        if entry.kind == "action":
            events = self._play(entry)
        elif entry.kind == "undo":
            self.history.drop_last()
            self.state = self.history.state_at(self.step)
        elif entry.kind == "rematch":
            self.rematch = entry.match
        else:
            self.seats = seated(self.seats, entry)
        self.entries.append(entry)
        self.events.append(events)
        if entry.kind in ("action", "undo"):
            self.position = self.seq
        if entry.request:
            self._requests[entry.by, entry.request] = self.seq

    def _play(self, entry: Entry) -> list[Event]:
        action = self.game.parse(self.state, entry.action)
        events = self.game.play(self.state, action)
        self.history.add(Step(self.seq + 1, entry.seat, action, entry.action, entry.by), self.state)
        return events

    # Checks

    def check_turn(self, person: str, seat: int, position: int) -> None:
        self.check_owner(person, seat)
        self._check_not_over()
        self._check_position(position)
        if self.seat_to_act() != seat:
            raise self._not_your_turn()
        if self.seats[seat].bot:
            raise declined("refused", "resigned-seat" if self.seats[seat].resigned else "bot-plays-for-you")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise declined("not-understood", "no-such-seat", {"seat": seat, "last": len(self.seats) - 1})

    def check_owner(self, person: str, seat: int) -> None:
        self._check_seat(seat)
        if not person or self.seats[seat].owner != person:
            raise declined("not-your-seat", "not-your-seat", {"who": self.seats[seat].name})

    def _check_not_over(self) -> None:
        if self.over:
            raise declined("over", "over")

    def _check_position(self, position: int) -> None:
        if position != self.position:
            raise declined("stale", "stale")

    def _not_your_turn(self) -> Declined:
        if self.over:
            return declined("over", "over")
        return declined("not-your-turn", "not-your-turn", {"who": self.names[self.seat_to_act()]})

    def _legal(self, seat: int, action: int | str) -> int:
        known = self.known_to(seat)
        try:
            number = self.game.understand(known, action)
        except NotUnderstood as fault:
            raise declined("not-understood", "not-understood", {"reason": str(fault)}) from fault
        if number not in list(known.legal_actions()):
            raise by_the_rules(known.refusal(number))
        return number
