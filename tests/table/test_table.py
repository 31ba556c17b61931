"""A table is a fold over its entries, and says no clearly."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from insectarium.core.record import Record
from insectarium.table import Declined, Entry, Opening, Table, TableError

Tables = Callable[..., Table]


def play(table: Table, steps: int, seed: int = 1) -> None:
    """So many random actions by whoever must act, with an undo now and then."""
    chance = random.Random(seed)
    for _ in range(steps):
        if table.over:
            return
        seat = table.seat_to_act()
        person = table.seats[seat].owner
        last = table.history.steps[-1].seat if table.step else -1
        if last == seat and table.undo_refusal(seat) is None and chance.random() < 0.3:
            table.apply(table.undo(person, seat, table.position))
            continue
        action = chance.choice([int(action) for action in table.state.legal_actions()])
        table.apply(table.act(person, seat, table.position, action))


def declined(table: Table, code: str, wish: Callable[[], Entry]) -> Declined:
    """The refusal that this wish meets, after checking that it changed nothing."""
    before = table.game.fingerprint(table.state), table.seats, table.seq
    with pytest.raises(Declined) as raised:
        wish()
    assert raised.value.code == code
    assert before == (table.game.fingerprint(table.state), table.seats, table.seq)
    return raised.value


def test_whose_turn_it_will_be_is_known_before_an_entry_counts(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    played = micropolis("Ada", "Ben")
    play(played, 1000)
    for entry in (*played.entries, played.agree_on_rematch("ada", "next")):
        expected = table.seat_to_act_after(entry)
        table.apply(entry)
        assert table.seat_to_act() == expected
    assert expected == -1


@pytest.mark.parametrize("seed", range(4))
def test_replaying_the_entries_gives_the_same_table(micropolis: Tables, seed: int) -> None:
    table = micropolis("Ada", "Ben", "Cleo", seed=str(seed))
    play(table, 1000, seed)
    assert table.over
    assert any(entry.kind == "undo" for entry in table.entries)
    opening = Opening.from_json(json.loads(json.dumps(table.opening.as_json())))
    entries = [Entry.from_json(json.loads(json.dumps(entry.as_json()))) for entry in table.entries]
    again = Table.replay(table.game, opening, entries)
    assert table.game.fingerprint(again.state) == table.game.fingerprint(table.state)
    assert (again.seq, again.step, again.position, again.seats) == (
        table.seq,
        table.step,
        table.position,
        table.seats,
    )
    for step in range(table.step + 1):
        earlier = table.history.state_at(step)
        assert table.game.fingerprint(again.history.state_at(step)) == table.game.fingerprint(earlier)


def test_the_record_has_what_stands_on_the_table_and_hides_the_seed_until_the_end(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    play(table, 20)
    assert Record.from_text(table.record().to_text()).seed is None
    play(table, 1000)
    record = Record.from_text(table.record().to_text())
    assert record.seed == "7"
    assert len(record.actions) == table.step
    assert list(record.verify(table.game).scores()) == list(table.state.scores())


def test_only_the_owner_of_the_seat_that_must_act_may_act(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    action = int(table.state.legal_actions()[0])
    declined(table, "not-your-seat", lambda: table.act("ben", 0, 0, action))
    declined(table, "not-your-seat", lambda: table.act("", 0, 0, action))
    declined(table, "not-understood", lambda: table.act("ada", 7, 0, action))
    refusal = declined(table, "not-your-turn", lambda: table.act("ben", 1, 0, action))
    assert refusal.say("en") == "It is Ada’s turn."


def test_an_action_against_the_rules_names_the_rule(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    refusal = declined(table, "refused", lambda: table.act("ada", 0, 0, "fill barracks"))
    assert refusal.rule is not None
    assert refusal.rule.startswith("MIC-")
    declined(table, "not-understood", lambda: table.act("ada", 0, 0, "sing"))
    declined(table, "not-understood", lambda: table.act("ada", 0, 0, 2**40))


def test_an_action_for_a_table_that_has_changed_is_stale(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    action = int(table.state.legal_actions()[0])
    table.apply(table.act("ada", 0, 0, action))
    seat = table.seat_to_act()
    person = table.seats[seat].owner
    declined(table, "stale", lambda: table.act(person, seat, 0, int(table.state.legal_actions()[0])))


def test_the_same_request_is_known_again(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    assert table.done_before("ada", "r1") is None
    table.apply(table.act("ada", 0, 0, int(table.state.legal_actions()[0]), request="r1"))
    assert table.done_before("ada", "r1") == 1
    assert table.done_before("ben", "r1") is None


def test_taking_a_seat(micropolis: Tables) -> None:
    table = micropolis("Ada", "nobody", "nobody")
    table.apply(table.join("ben", None, "Ben"))
    assert [seat.kind for seat in table.seats] == ["human", "human", "open"]
    declined(table, "seat-taken", lambda: table.join("cleo", 1, "Cleo"))
    table.apply(table.join("cleo", 2, "Cleo"))
    declined(table, "no-free-seat", lambda: table.join("dan", None, "Dan"))
    assert table.names == ["Ada", "Ben", "Cleo"]


def test_handing_over_and_taking_back(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    table.apply(table.hand_over("ada", 0, "greedy"))
    action = int(table.state.legal_actions()[0])
    declined(table, "refused", lambda: table.act("ada", 0, 0, action))
    table.apply(table.bot_act(0, action, "greedy"))
    table.apply(table.take_back("ada", 0))
    assert table.seats[0].kind == "human"
    declined(table, "not-your-seat", lambda: table.hand_over("ben", 0, "greedy"))
    declined(table, "refused", lambda: table.take_back("ada", 0))


def test_the_host_may_fill_open_seats_and_stand_in_for_the_absent(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben", "nobody")
    table.apply(table.hand_over("ada", 2, "greedy"))
    assert [seat.kind for seat in table.seats] == ["human", "human", "bot"]
    table.apply(table.take_back("ada", 2))
    assert [seat.kind for seat in table.seats] == ["human", "human", "open"]
    declined(table, "not-your-seat", lambda: table.hand_over("ada", 1, "greedy"))
    table.apply(table.hand_over("ada", 1, "greedy", absent=True))
    assert table.seats[1].kind == "stand-in"
    declined(table, "not-your-seat", lambda: table.take_back("ada", 1))
    table.apply(table.take_back("ben", 1))


def test_a_seat_that_was_given_up_stays_so(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    table.apply(table.resign("ada", 0, "greedy"))
    assert table.seats[0].kind == "resigned"
    declined(table, "refused", lambda: table.take_back("ada", 0))
    declined(table, "refused", lambda: table.resign("ada", 0, "greedy"))
    declined(table, "refused", lambda: table.act("ada", 0, 0, int(table.state.legal_actions()[0])))


def test_nothing_happens_after_the_end_but_a_rematch(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    declined(table, "not-over", lambda: table.agree_on_rematch("ada", "next"))
    play(table, 1000)
    declined(table, "over", lambda: table.act("ada", 0, table.position, 0))
    declined(table, "over", lambda: table.resign("ada", 0, "greedy"))
    declined(table, "not-seated", lambda: table.agree_on_rematch("dan", "next"))
    table.apply(table.agree_on_rematch("ben", "next"))
    assert table.rematch == "next"


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ({"kind": "dance", "seat": 0}, "no kind of entry 'dance'"),
        ({"kind": "action", "seat": 0, "legs": 6}, "no entry of a table"),
    ],
)
def test_an_entry_that_is_none_is_refused(entry: dict[str, object], sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        Entry.from_json(entry)


def test_entries_that_cannot_be_replayed_are_named(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    good = Entry("action", 0, by="ada", action="take 1")
    with pytest.raises(TableError, match=r"Entry 2 of match match \(take 9\) cannot be replayed"):
        Table.replay(table.game, table.opening, [good, Entry("action", 0, action="take 9")])
    with pytest.raises(TableError, match=r"Entry 1 of match match \(undo\)"):
        Table.replay(table.game, table.opening, [Entry("undo", 0)])
    with pytest.raises(TableError, match="no opening"):
        Opening.from_json({"match": "m"})
