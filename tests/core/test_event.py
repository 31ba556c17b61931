"""Events: facts for everybody, secrets for some."""

from __future__ import annotations

from insectarium.core.event import Event


def test_secrets_are_for_their_audience_only() -> None:
    event = Event("draw", 1, {"stack": 5}, {"card": 12}, (1, 2))
    public = {"kind": "draw", "seat": 1, "facts": {"stack": 5}}
    assert event.seen_by(0) == public
    assert event.seen_by(-1) == public
    assert event.seen_by(1)["facts"] == {"stack": 5, "card": 12}
    assert event.seen_by(2) == event.seen_by(1)


def test_what_is_seen_can_be_changed_without_changing_the_event() -> None:
    event = Event("draw", 0, {"stack": 5})
    facts = event.seen_by(0)["facts"]
    assert isinstance(facts, dict)
    facts["stack"] = 0
    assert event.facts == {"stack": 5}


def test_an_event_shows_itself_as_it_was_made() -> None:
    event = Event("draw", 1, {"stack": 5}, {"card": 12}, (1,))
    assert repr(event) == "Event('draw', 1, {'stack': 5}, {'card': 12}, (1,))"
    assert repr(eval(repr(event))) == repr(event)
