"""Looking back on a match that is over: everybody's chances, and the decisions that cost most."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from insectarium.bots.judging import Judgement
from insectarium.server.thinking import CostQuestion, JudgeQuestion
from insectarium.server.workers import BotFailed, Workers
from insectarium.table import Table

if TYPE_CHECKING:
    from insectarium.core.state import State

log = logging.getLogger("insectarium")
MOST_MOMENTS = 3
# How many of the likely mistakes are looked at more closely.
CANDIDATES = 10
# A smaller difference is within what such a search can tell.
WORTH_TELLING = 0.02


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost its seat some of its chance to win."""

    step: int
    """How many actions had been done before."""
    seat: int
    played: int
    better: int
    cost: float


class Review:
    """Grows while it is being made; what is there already may be shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = table.step
        self.judged = 0
        self.chances: list[list[float] | None] = [None] * (self.steps + 1)
        """Before each step and at the end; None where there was nothing to decide."""
        self.turning_points: list[TurningPoint] = []
        self.ready = False
        self.failed = False

    async def make(self, workers: Workers, closing: Callable[[], bool]) -> None:
        try:
            doubtful = await self._judge_all(workers, closing)
            self.turning_points = await self._weighed(workers, doubtful[:CANDIDATES], closing)
            self.ready = not closing()
        except BotFailed as fault:
            self.failed = True
            if closing():
                # Its workers were sent home: nothing is wrong with the review.
                return
            log.warning("match %s: no review: %s", self.table.opening.match, fault)

    async def _judge_all(self, workers: Workers, closing: Callable[[], bool]) -> list[TurningPoint]:
        """Judge every decision; those that may have been mistakes, the worst first."""
        doubtful: list[TurningPoint] = []
        for step, done in enumerate(self.table.history.steps):
            if closing():
                break
            state = self.table.history.state_at(step)
            if len(state.legal_actions()) > 1:
                facts = self._facts(state, done.seat, step)
                judgement = await workers.ask(JudgeQuestion(*facts, played=done.action))
                self.chances[step] = judgement.chances
                doubtful += _doubt(step, done.seat, done.action, judgement)
            self.judged = step + 1
            # Everybody else is served in between.
            await asyncio.sleep(0)
        self.chances[self.steps] = [float(chance) for chance in self.table.state.chances()]
        doubtful.sort(key=lambda point: -point.cost)
        return doubtful

    async def _weighed(
        self, workers: Workers, points: list[TurningPoint], closing: Callable[[], bool]
    ) -> list[TurningPoint]:
        weighed = []
        for point in points:
            if closing():
                break
            state = self.table.history.state_at(point.step)
            facts = self._facts(state, point.seat, point.step)
            cost = await workers.ask(CostQuestion(*facts, played=point.played, better=point.better))
            if cost >= WORTH_TELLING:
                weighed.append(TurningPoint(point.step, point.seat, point.played, point.better, cost))
        weighed.sort(key=lambda point: -point.cost)
        return weighed[:MOST_MOMENTS]

    def _facts(self, state: State, seat: int, step: int) -> tuple[str, dict[str, Any], int, str, str]:
        """What a question is about: only what the seat could know then; hindsight is no skill."""
        game, seed = self.table.game, f"review {step}"
        position = game.to_position(self.table.known_to(seat, state, salt=seed))
        return game.manifest.id, position, seat, "", seed


def _doubt(step: int, seat: int, played: int, judgement: Judgement) -> list[TurningPoint]:
    if played == judgement.favourite or judgement.cost <= 0:
        return []
    return [TurningPoint(step, seat, played, judgement.favourite, judgement.cost)]
