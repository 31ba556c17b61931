"""Opening, joining and looking at matches."""

from __future__ import annotations

import time
from dataclasses import replace

import insectarium
from insectarium.core.game import WATCHER
from insectarium.core.manifest import BadSetup
from insectarium.server import types
from insectarium.server.asking import Ask
from insectarium.server.errors import ApiError
from insectarium.server.games_api import offered_game
from insectarium.server.hall import game_named
from insectarium.server.identity import Invite, new_match_id, new_seed
from insectarium.server.languages import LANGUAGES
from insectarium.server.levels import name_of, spec_of
from insectarium.server.live import LiveTable
from insectarium.server.messages import PROTOCOL
from insectarium.server.names import checked_name
from insectarium.server.render import shown_seats
from insectarium.server.setup_words import setup_sentence
from insectarium.server.store import Listed
from insectarium.table import Entry, Opening, Seating, Table
from insectarium.table.refusals import say as table_says
from insectarium.table.seats import seated

MOST_LISTED = 100
LONGEST_BOT_NAME = types.LONGEST_NAME - 3


async def me(ask: Ask) -> types.Me:
    nickname = ask.hall.keeper.nickname(ask.person)
    return types.Me(nickname, list(LANGUAGES), ask.language, PROTOCOL, insectarium.__version__)


async def health(ask: Ask) -> types.Health:
    return types.Health(True, ask.hall.tables, ask.hall.connections, insectarium.__version__)


async def open_match(ask: Ask) -> types.ShownMatch:
    ask.limit(ask.house.opening)
    wish = await ask.body(types.NewMatch)
    game = offered_game(wish.game, "game")
    try:
        options = game.manifest.resolve(len(wish.seats), wish.options)
    except BadSetup as fault:
        sentence = setup_sentence(fault, ask.language, game)
        raise ApiError("bad-request", sentence=sentence, field="options") from fault
    opening = Opening(
        match=new_match_id(),
        game=wish.game,
        seats=_told_apart([_seating(ask, number, seat) for number, seat in enumerate(wish.seats)]),
        seed=_seed(wish.seed),
        host=ask.person,
        options=options,
        hints=wish.hints,
        created=time.time(),
    )
    return _shown(ask, await ask.hall.open(opening))


def _seed(given: str | None) -> str:
    if given is None:
        return new_seed()
    if not given.isprintable() or not given.strip():
        raise ApiError("bad-request", "bad-seed", {"most": types.LONGEST_SEED}, field="seed")
    return given


def _seating(ask: Ask, number: int, seat: types.NewSeat) -> Seating:
    field = f"seats[{number}]"
    unnamed = table_says("seat-name", {"number": number + 1}, ask.language)
    if seat.kind == "bot":
        spec = _checked_level(ask, seat.level, f"{field}.level")
        return Seating(checked_name(seat.name, f"{field}.name", name_of(seat.level, ask.language)), bot=spec)
    name = checked_name(seat.name, f"{field}.name", unnamed)
    return Seating(name, owner="" if seat.kind == "friend" else ask.person)


def _checked_level(ask: Ask, level: str, field: str) -> str:
    try:
        return spec_of(level)
    except BadSetup as fault:
        raise ApiError("bad-request", sentence=setup_sentence(fault, ask.language), field=field) from fault


def _told_apart(seats: list[Seating]) -> tuple[Seating, ...]:
    """Bots of one level have one name; at one table they are numbered, or nobody could follow the log."""
    told: list[Seating] = []
    for seat in seats:
        name, number = seat.name, 1
        while seat.bot and name in {other.name for other in told}:
            number += 1
            name = f"{seat.name[:LONGEST_BOT_NAME]} {number}"
        told.append(replace(seat, name=name))
    return tuple(told)


async def my_matches(ask: Ask) -> types.Matches:
    if ask.known_person is None:
        return types.Matches([])
    found = await ask.hall.store.matches_of(ask.known_person, MOST_LISTED)
    return types.Matches([_listed(ask, match) for match in found])


def _listed(ask: Ask, match: Listed) -> types.ListedMatch:
    seats = match.opening.seats
    for entry in match.seating:
        seats = seated(seats, entry)
    acting = seats[match.to_act] if match.to_act >= 0 else None
    return types.ListedMatch(
        match=match.opening.match,
        game=match.opening.game,
        title=game_named(match.opening.game).phrases.say("title", {}, ask.language),
        created=match.opening.created,
        changed=match.changed,
        seats=[seat.name for seat in seats],
        over=match.to_act == WATCHER,
        your_turn=acting is not None and acting.owner == ask.known_person and acting.kind == "human",
    )


async def match(ask: Ask) -> types.ShownMatch:
    return _shown(ask, await ask.table())


def _shown(ask: Ask, live: LiveTable) -> types.ShownMatch:
    table, opening = live.table, live.table.opening
    mine = table.seats_of(ask.person)
    return types.ShownMatch(
        match=live.match,
        game=opening.game,
        title=table.game.phrases.say("title", {}, ask.language),
        options=dict(opening.options),
        created=opening.created,
        hints=opening.hints,
        seq=table.seq,
        step=table.step,
        over=table.over,
        rematch=table.rematch,
        seats=shown_seats(live),
        you=types.You(mine, ask.person == opening.host, not mine),
        links=_links(ask, live, bool(mine)),
    )


def _links(ask: Ask, live: LiveTable, is_seated: bool) -> types.Links:
    host = ask.person == live.table.opening.host
    free = live.table.open_seats()
    seats = [types.SeatLink(seat, _link(ask, live, Invite("seat", seat))) for seat in free] if host else []
    return types.Links(
        table=_link(ask, live, Invite("table")) if host else None,
        watch=_link(ask, live, Invite("watch")) if host or is_seated else None,
        seats=seats,
    )


def _link(ask: Ask, live: LiveTable, invite: Invite) -> str:
    return f"{ask.base}/#/join/{live.match}/{ask.hall.keeper.invite_token(live.match, invite)}"


def _invited(ask: Ask, live: LiveTable, token: str) -> Invite:
    invite = ask.hall.keeper.read_invite(live.match, token)
    if invite is None:
        raise ApiError("bad-request", "bad-token", field="token")
    return invite


async def invitation(ask: Ask) -> types.Invitation:
    live = await ask.any_table()
    invite = _invited(ask, live, ask.query("token") or "")
    table = live.table
    free = table.open_seats()
    if invite.kind == "seat":
        free = [seat for seat in free if seat == invite.seat]
    return types.Invitation(
        match=live.match,
        game=table.opening.game,
        title=table.game.phrases.say("title", {}, ask.language),
        kind=invite.kind,
        seat=invite.seat,
        free=[] if invite.kind == "watch" else free,
        seats=[types.InvitedSeat(n, seat.name, seat.kind) for n, seat in enumerate(table.seats)],
        mine=table.seats_of(ask.known_person or ""),
    )


async def join(ask: Ask) -> types.ShownMatch:
    wish = await ask.body(types.Joining)
    live = await ask.any_table()
    invite = _invited(ask, live, wish.token)
    if invite.kind == "watch":
        await _watch(ask, live)
    elif not _sits_there(live.table, ask.person, invite):
        await _sit_down(ask, live, invite, wish, ask.person)
    return _shown(ask, live)


async def sit(ask: Ask) -> types.ProgramSeat:
    """Whoever has the link of a seat may let a program take it, as somebody of its own."""
    wish = await ask.body(types.Joining)
    ask.limit(ask.house.opening)
    live = await ask.any_table()
    invite = _invited(ask, live, wish.token)
    if invite.kind == "watch":
        raise ApiError("bad-request", "bad-token", field="token")
    program = ask.hall.keeper.new_person()
    await _sit_down(ask, live, invite, wish, program)
    seat = live.table.seats_of(program)[0]
    return types.ProgramSeat(ask.hall.keeper.cookie_for(program), live.match, live.table.opening.game, seat)


async def _watch(ask: Ask, live: LiveTable) -> None:
    if not live.may_see(ask.person):
        await ask.hall.store.add_watcher(live.match, ask.person)
        live.watchers.add(ask.person)


def _sits_there(table: Table, person: str, invite: Invite) -> bool:
    mine = table.seats_of(person)
    return bool(mine) if invite.kind == "table" else invite.seat in mine


async def _sit_down(ask: Ask, live: LiveTable, invite: Invite, wish: types.Joining, person: str) -> None:
    seat = invite.seat if invite.kind == "seat" else wish.seat
    wanted = seat if seat is not None else (live.table.open_seats() or [0])[0]
    name = checked_name(wish.name, "name", table_says("seat-name", {"number": wanted + 1}, ask.language))
    await live.submit(lambda table: table.join(person, seat, name, at=time.time()))


async def rematch(ask: Ask) -> types.ShownMatch:
    await ask.body(types.Nothing)
    ask.limit(ask.house.opening)
    live = await ask.table()
    person = ask.person
    if live.table.rematch is None:
        await _agree(ask, live, person)
    found = await ask.hall.find(str(live.table.rematch))
    if found is None:
        raise ApiError("no-such-match")
    return _shown(ask, found)


async def fork(ask: Ask) -> types.ShownMatch:
    """A new match that begins as an old one did; the asker plays one seat and bots play the others."""
    wish = await ask.body(types.Fork)
    ask.limit(ask.house.opening)
    old = (await ask.table()).table
    if not old.over:
        raise ApiError("not-over", "fork-not-over")
    if wish.step >= old.step:
        raise ApiError("no-such-step", args={"step": wish.step, "last": old.step - 1}, field="step")
    if wish.seat >= len(old.seats):
        raise ApiError("bad-request", "bad-seat", {"seat": wish.seat}, field="seat")
    return _shown(ask, await ask.hall.open(_forked(ask, old, wish), _beginning(old, wish.step)))


def _forked(ask: Ask, old: Table, wish: types.Fork) -> Opening:
    bot = _checked_level(ask, wish.level, "level")
    seats = []
    for number, seat in enumerate(old.seats):
        mine = number == wish.seat
        name = seat.name if mine or seat.bot else name_of(wish.level, ask.language)
        seats.append(Seating(name, owner=ask.person) if mine else Seating(name, bot=bot))
    return replace(
        old.opening,
        match=new_match_id(),
        seats=_told_apart(seats),
        host=ask.person,
        created=time.time(),
    )


def _beginning(old: Table, step: int) -> list[Entry]:
    """The actions that stand on the new table from the start: nobody's, so nobody can take them back."""
    return [
        Entry("action", done.seat, at=time.time(), action=done.words) for done in old.history.steps[:step]
    ]


async def _agree(ask: Ask, live: LiveTable, person: str) -> None:
    """Open the new table first: a rematch that is announced must be there."""
    old = live.table.opening
    live.table.agree_on_rematch(person, "")
    seats = tuple(Seating(seat.name, seat.owner, "" if seat.owner else seat.bot) for seat in live.table.seats)
    # The host is who could already see the links; a rematch changes nothing about that.
    opening = Opening(
        new_match_id(), old.game, seats, new_seed(), old.host, old.options, old.hints, time.time()
    )
    await ask.hall.open(opening)

    def entry(table: Table) -> Entry:
        if table.rematch is not None:
            raise _AgreedBefore
        return table.agree_on_rematch(person, opening.match, at=time.time())

    try:
        await live.submit(entry)
    except _AgreedBefore:
        return


class _AgreedBefore(Exception):
    """Somebody else was faster; theirs is the rematch."""
