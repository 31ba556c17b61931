"""The kit finds what it looks for: states that are broken in one way each."""

from __future__ import annotations

import re

import pytest
from lots import Lots, LotsState, first_fault

from insectarium.core.message import Value
from insectarium.core.packed import i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY
from insectarium.testing import conformance_rules as rules
from insectarium.testing import conformance_secrets as secrets
from insectarium.testing import conformance_words as words
from insectarium.testing.conformance import CHECKS, Check


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Check) -> None:
    assert first_fault(check, Lots()) is None


class NeverEnds(LotsState):
    def draw(self, seat: int, card: int) -> None:
        self.stack.insert(0, self.played[seat].pop())
        super().draw(seat, card)


class RunsDry(LotsState):
    def legal_actions(self) -> vec[i64]:
        return vec[i64]() if self.turn == 5 else super().legal_actions()


class ActsAfterTheEnd(LotsState):
    def seat_to_act(self) -> i64:
        return self.turn % self.seats


class NobodyActs(LotsState):
    def seat_to_act(self) -> i64:
        return NOBODY

    def legal_actions(self) -> vec[i64]:
        return vec[i64](self.hands[self.turn % self.seats])

    def advance(self, action: i64) -> None:
        self.hands[self.turn % self.seats].remove(action)
        self.turn += 1


class ListsTwice(LotsState):
    def legal_actions(self) -> vec[i64]:
        return vec[i64]([*super().legal_actions(), *super().legal_actions()])


class ListsInAnyOrder(LotsState):
    asked = 0

    def legal_actions(self) -> vec[i64]:
        ListsInAnyOrder.asked += 1
        return vec[i64](list(super().legal_actions())[:: 1 if ListsInAnyOrder.asked % 2 else -1])


class ListsInOtherOrderWhenCloned(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        for hand in copy.hands:
            hand.reverse()
        return copy

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([] if self.is_over() else self.hands[self.seat_to_act()])


class TakesAnything(LotsState):
    def apply(self, action: i64) -> None:
        self.advance(self.legal_actions()[0])


class BreaksOnNonsense(LotsState):
    def refusal(self, action: i64) -> Refusal:
        raise IndexError(action)


class RefusesByNoRule(LotsState):
    def refusal(self, action: i64) -> Refusal:
        return Refusal("lots", "LOT-999", "hand")


class RefusesTooLate(LotsState):
    def refusal(self, action: i64) -> Refusal:
        self.turn += 1
        return super().refusal(action)


class SharesHands(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class SharesTheDie(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        copy.rng = self.rng
        return copy


class SharesTheStack(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        copy.stack = self.stack
        return copy

    def advance(self, action: i64) -> None:
        self.stack = self.stack[:]
        super().advance(action)

    def redeal(self, seat: i64, rng: Rng) -> None:
        shared = self.stack
        super().redeal(seat, rng)
        shared[:] = self.stack


class ForgetsTheTurn(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        copy.turn = 0
        return copy


class LosesCards(LotsState):
    def draw(self, seat: int, card: int) -> None:
        if card != 3 or not self.stack:
            super().draw(seat, card)
        else:
            super().draw(seat, self.stack.pop())


class WinsEarly(LotsState):
    def winners(self) -> list[int]:
        return [0]


class OutsiderWins(LotsState):
    def winners(self) -> list[int]:
        return [int(self.seats)] if self.is_over() else []


class AllChancesHalf(LotsState):
    def chances(self) -> vec[float]:
        return vec[float]([0.7] * int(self.seats))


class RollsMoreWhenWatched(LotsState):
    def tell(
        self, kind: str, seat: int, facts: dict[str, Value], own: dict[str, Value] | None = None
    ) -> None:
        if self.events is not None:
            self.rolled[seat] += 1
        super().tell(kind, seat, facts, own)


class RollsAnOutsideDie(LotsState):
    thrown = 0

    def advance(self, action: i64) -> None:
        RollsAnOutsideDie.thrown += 1
        self.rolled[int(self.seat_to_act())] += RollsAnOutsideDie.thrown % 7
        super().advance(action)


class ShowsTheDraw(LotsState):
    def draw(self, seat: int, card: int) -> None:
        super().draw(seat, card)
        self.tell("drew", seat, {"card": card})


class HintsAtTheStack(LotsState):
    def draw(self, seat: int, card: int) -> None:
        super().draw(seat, card)
        self.tell("next", seat, {"card": self.stack[-1] if self.stack else -1})


class OrdersByTheStack(LotsState):
    def legal_actions(self) -> vec[i64]:
        backwards = len(self.stack) > 0 and self.stack[-1] % 2 == 0
        return vec[i64](list(super().legal_actions())[:: -1 if backwards else 1])


class RedealsFromTheTruth(LotsState):
    def in_known_order(self, cards: list[int]) -> list[int]:
        return cards


class RedealsNothing(LotsState):
    def redeal(self, seat: i64, rng: Rng) -> None:
        return


class RedealsAwayACard(LotsState):
    def in_known_order(self, cards: list[int]) -> list[int]:
        return sorted(cards)[: max(len(cards) - 1, int(self.seats))]


class RedealsOwnHand(LotsState):
    def redeal(self, seat: i64, rng: Rng) -> None:
        super().redeal(NOBODY, rng)


BROKEN_STATES: list[tuple[type[LotsState], Check, str]] = [
    (NeverEnds, rules.matches_end, "not over after 100 steps"),
    (RunsDry, rules.matches_end, "no legal action"),
    (ActsAfterTheEnd, rules.matches_end, "is over, but seat"),
    (NobodyActs, rules.matches_end, "seat -1 is to act"),
    (ListsTwice, rules.legal_actions_keep_their_order, "listed twice"),
    (ListsInAnyOrder, rules.legal_actions_keep_their_order, "asked twice"),
    (ListsInOtherOrderWhenCloned, rules.legal_actions_keep_their_order, "those of a clone"),
    (TakesAnything, rules.illegal_actions_are_refused, "is accepted"),
    (BreaksOnNonsense, rules.illegal_actions_are_refused, "raises IndexError"),
    (RefusesByNoRule, rules.illegal_actions_are_refused, "'LOT-999', no rule of"),
    (RefusesTooLate, rules.illegal_actions_are_refused, "changes the state"),
    (SharesHands, rules.clones_never_bleed, "playing a clone on changes the original"),
    (SharesTheDie, rules.clones_never_bleed, "playing a clone on changes the original"),
    (SharesTheStack, rules.clones_never_bleed, "redealing a clone"),
    (ForgetsTheTurn, rules.clones_never_bleed, "differs from its original"),
    (LosesCards, rules.pieces_are_conserved, "began with the pieces"),
    (WinsEarly, rules.scores_add_up, "the match is not over"),
    (OutsiderWins, rules.scores_add_up, "not some of the seats"),
    (AllChancesHalf, rules.chances_are_shares, "add up to 1"),
    (RollsMoreWhenWatched, words.events_are_told, "ends differently"),
    (RollsAnOutsideDie, words.records_replay, "the actions lead to"),
    (ShowsTheDraw, secrets.events_tell_no_more_than_views, "tell a watcher more"),
    (HintsAtTheStack, secrets.events_tell_no_more_than_views, "more than its view shows"),
    (OrdersByTheStack, secrets.nothing_hidden_shows, "of seat . changes"),
    (RedealsFromTheTruth, secrets.redeals_are_canonical, "depends on the truth"),
    (RedealsNothing, secrets.redeals_fit, "leaves the dice"),
    (RedealsAwayACard, secrets.redeals_fit, "of the pieces"),
    (RedealsOwnHand, secrets.nothing_hidden_shows, "view of seat 0 changes"),
]


@pytest.mark.parametrize(
    ("broken", "check", "sentence"), BROKEN_STATES, ids=[broken.__name__ for broken, _, _ in BROKEN_STATES]
)
def test_a_broken_state_is_found(broken: type[LotsState], check: Check, sentence: str) -> None:
    game = Lots()
    game.state_type = broken
    fault = first_fault(check, game)
    assert fault is not None
    assert fault.startswith(f"{check.__name__}: Match(lots, ")
    assert re.search(sentence, fault)
