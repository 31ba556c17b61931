"""What one viewer is shown of a table. Everything comes from the game's view, never from the state itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from insectarium.bots.advice import Advice
from insectarium.core.event import Event
from insectarium.core.game import Game, View
from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood, Refusal
from insectarium.core.rng import Rng
from insectarium.core.state import State
from insectarium.table.entry import Entry
from insectarium.table.refusals import say
from insectarium.table.table import Table


@dataclass(frozen=True)
class Prompt:
    """Who must do what."""

    seat: int
    yours: bool
    kind: str
    sentence: str


@dataclass(frozen=True)
class ShownGhost:
    node: str
    at: str
    turn: float


@dataclass(frozen=True)
class ShownChoice:
    action: int
    notation: str
    nodes: list[str]
    sentence: str
    final: bool
    """Whether it cannot be taken back once it is done."""
    ghost: ShownGhost | None
    """How the thing would lie, where choices with the same nodes differ in that."""


@dataclass(frozen=True)
class ShownDecision:
    seat: int
    turn: int
    """The seat whose turn it is."""
    kind: str
    pick: str
    picked: list[str]
    """The nodes that a set begins with."""
    choices: list[ShownChoice]


@dataclass(frozen=True)
class ScoreRow:
    key: str
    label: str
    points: list[int]
    because: list[str | None]


@dataclass(frozen=True)
class Score:
    rows: list[ScoreRow]
    totals: list[int]
    extra: list[str]


@dataclass(frozen=True)
class Undo:
    possible: bool
    seat: int
    sentence: str


@dataclass(frozen=True)
class Outcome:
    winners: list[int]
    scores: list[int]
    sentence: str


@dataclass(frozen=True)
class SeenEvent:
    kind: str
    seat: int
    facts: dict[str, int | str]


@dataclass(frozen=True)
class LogLine:
    seq: int
    step: int
    at: float
    kind: str
    seat: int
    notation: str | None
    sentences: list[str]
    events: list[SeenEvent]
    undoes: int | None


@dataclass(frozen=True)
class Why:
    node: str
    possible: bool
    sentence: str
    rule: str | None


@dataclass(frozen=True)
class Hint:
    action: int
    notation: str
    nodes: list[str]
    sentence: str
    reasons: list[str]
    """Two sentences: what it brings, and how it compares."""


def prompt(table: Table, view: View, mine: list[int], language: str) -> Prompt:
    decision = view["decision"]
    if decision is None:
        return Prompt(-1, False, "over", outcome_sentence(table.game, view, table.names, language))
    seat = decision["seat"]
    task = table.game.phrases.say(f"prompt-{decision['kind']}", {}, language)
    yours = seat in mine and table.seats[seat].kind == "human"
    facts = {"who": table.names[seat], "task": task, "turn": table.names[decision["turn"]]}
    if decision["turn"] != seat and table.seats[seat].kind != "open":
        mine_alone = yours and len(mine) == 1
        sentence = say("prompt-inside-yours" if mine_alone else "prompt-inside", facts, language)
    elif yours:
        sentence = say("prompt-hot-seat", facts, language) if len(mine) > 1 else task
    elif table.seats[seat].kind == "open":
        sentence = say("prompt-open", facts, language)
    else:
        sentence = say("prompt-other", facts, language)
    return Prompt(seat, yours, decision["kind"], sentence)


def decision(table: Table, view: View, language: str) -> ShownDecision | None:
    """The decision with what each choice would do; choices only for the seat that the view belongs to."""
    form = view["decision"]
    if form is None:
        return None
    choices: list[ShownChoice] = []
    picked: list[str] = []
    if form["choices"]:
        known = table.known_to(view["seat"])
        picked = list(table.game.picked_first(known)) if form["pick"] == "set" else []
        final = _Finality(known, view["seat"])
        for choice in form["choices"]:
            action = choice["action"]
            sentence = table.game.describe(known, action, language)
            ghost = ShownGhost(**choice["ghost"]) if "ghost" in choice else None
            shown = (action, choice["notation"], choice["nodes"], sentence, final.of(action), ghost)
            choices.append(ShownChoice(*shown))
    return ShownDecision(form["seat"], form["turn"], form["kind"], form["pick"], picked, choices)


class _Finality:
    """Foretells, from what a seat knows, which of its choices it could not take back."""

    def __init__(self, known: State, seat: int) -> None:
        self.known = known
        self.seat = seat
        self.other = known.clone()
        self.other.redeal(seat, Rng.seeded("another deal"))

    def of(self, action: int) -> bool:
        after, told = self._tried(self.known, action)
        if after.is_over() or after.seat_to_act() != self.seat:
            return True
        # Interrupted by chance, or different in another deal: something would come to light.
        return after.rng.words() != self.known.rng.words() or told != self._tried(self.other, action)[1]

    def _tried(self, state: State, action: int) -> tuple[State, list[dict[str, object]]]:
        after = state.clone()
        after.events = []
        after.advance(action)
        return after, [event.seen_by(self.seat) for event in after.events]


def score(game: Game[Any], view: View, language: str) -> Score:
    rows = []
    for row in view["sheet"]["rows"]:
        reasons = [_reason(game, reason, language) for reason in row["because"]]
        label = game.phrases.say(f"score-{row['key']}", {}, language)
        rows.append(ScoreRow(row["key"], label, row["points"], reasons))
    extra = [game.phrases.say(f"extra-{key}", {}, language) for key in view["sheet"]["extra"]]
    return Score(rows, view["sheet"]["totals"], extra)


def _reason(game: Game[Any], reason: Mapping[str, Any] | None, language: str) -> str | None:
    return None if reason is None else game.phrases.say(reason["key"], reason["args"], language)


def outcome(table: Table, view: View, language: str) -> Outcome | None:
    if not view["over"]:
        return None
    sentence = outcome_sentence(table.game, view, table.names, language)
    return Outcome(view["winners"], view["scores"], sentence)


def outcome_sentence(game: Game[Any], view: View, names: list[str], language: str) -> str:
    sheet = view["sheet"]
    everybody = [*names, *(game.phrases.say(f"extra-{key}", {}, language) for key in sheet["extra"])]
    further = [len(names) + sheet["extra"].index(key) for key in sheet["extra_winners"]]
    players = [*view["winners"], *further]
    if not players:
        return say("outcome-none", {}, language)
    winners = [everybody[player] for player in players]
    points = sheet["totals"][players[0]]
    if len(winners) == 1:
        level = [
            who
            for player, who in enumerate(everybody)
            if player not in players and sheet["totals"][player] == points
        ]
        facts: dict[str, Value] = {"who": winners[0], "points": points, "level": ", ".join(level)}
        return say("outcome-one-level" if level else "outcome-one", facts, language)
    others, last = ", ".join(winners[:-1]), winners[-1]
    return say("outcome-several", {"others": others, "last": last, "points": points}, language)


def undo(table: Table, seat: int, language: str) -> Undo:
    refusal = table.undo_refusal(seat)
    if refusal is not None:
        return Undo(False, seat, refusal.say(language))
    before = table.known_to(seat, table.before_last())
    done = table.game.describe(before, table.history.steps[-1].action, language)
    return Undo(True, seat, say("undo-possible", {"done": done}, language))


def why(table: Table, seat: int, node: str, language: str, held: Sequence[str] = ()) -> Why:
    """Why this node of the scene cannot be chosen now, or what choosing it does; `held` is picked already."""
    if table.over:
        return Why(node, False, say("over", {}, language), None)
    to_act = table.seat_to_act()
    if to_act != seat:
        sentence = say("not-your-turn", {"who": table.names[to_act]}, language)
        return Why(node, False, sentence, None)
    known = table.known_to(seat)
    game = table.game
    choices = [int(action) for action in known.legal_actions()]
    wanted = {node, *held}
    fitting = [action for action in choices if wanted.issubset(game.nodes_of(known, action))]
    if fitting:
        return Why(node, True, " / ".join(game.describe(known, action, language) for action in fitting), None)
    for action in _meant(game, known, node, set(held)):
        refusal = known.refusal(action)
        return Why(node, False, _reason_of(refusal, table, language), refusal.rule)
    return Why(node, False, say("why-nothing", {}, language), None)


def _meant(game: Game[Any], known: State, node: str, held: set[str]) -> list[int]:
    """What the node would mean that is not possible, what is about the picked things first."""
    legal = {int(action) for action in known.legal_actions()}
    try:
        meant = [action for action in game.meant_by(known, node) if action not in legal]
        return sorted(meant, key=lambda action: not held.issubset(game.nodes_of(known, action)))
    except NotUnderstood:
        return []


def _reason_of(refusal: Refusal, table: Table, language: str) -> str:
    """The sentence of a refusal; where it is about a seat, with the name of who sits there."""
    message = refusal.message
    if "seat" not in message.args:
        return message.say(language)
    who = table.names[int(message.args["seat"])]
    return table.game.phrases.say(message.key, {**message.args, "who": who}, language)


def hint(table: Table, seat: int, advice: Advice, language: str) -> Hint:
    known = table.known_to(seat)
    game, action = table.game, advice.action
    return Hint(
        action=action,
        notation=game.notation(known, action),
        nodes=list(game.nodes_of(known, action)),
        sentence=game.describe(known, action, language),
        reasons=[_brings(advice, language), _compares(advice, table.names, language)],
    )


def _brings(advice: Advice, language: str) -> str:
    points = round(advice.points_now)
    kind = "nothing" if points == 0 else "gain" if points > 0 else "loss"
    return say(f"hint-{kind}", {"points": abs(points)}, language)


def _compares(advice: Advice, names: list[str], language: str) -> str:
    promised, held_back = round(advice.promised), round(advice.held_back)
    facts: dict[str, str | int] = {"points": promised, "blocked": held_back, "who": names[advice.rival]}
    if promised > 0 and held_back > 0:
        return say("hint-promises-and-blocks", facts, language)
    if promised > 0:
        return say("hint-promises", facts, language)
    return say("hint-blocks" if held_back > 0 else "hint-prepares", facts, language)


def log(table: Table, viewer: int, language: str, after: int = 0, until: int | None = None) -> list[LogLine]:
    """What happened since entry number `after`, up to `until`, as one seat may know it."""
    last = table.seq if until is None else until
    lines: list[LogLine] = []
    standing: list[int] = []
    for seq, (entry, events) in enumerate(zip(table.entries, table.events, strict=True), start=1):
        undoes = None
        if entry.kind == "action":
            standing.append(seq)
        elif entry.kind == "undo":
            undoes = standing.pop()
        if after < seq <= last:
            lines.append(_line(table, seq, entry, events, viewer, language, len(standing), undoes))
    return lines


def _line(
    table: Table,
    seq: int,
    entry: Entry,
    events: list[Event],
    viewer: int,
    language: str,
    step: int,
    undoes: int | None,
) -> LogLine:
    seen = [event.seen_by(viewer) for event in events]
    sentences = [table.game.narrate(event, language, table.names) for event in seen]
    who = table.names[entry.seat]
    if entry.failed:
        sentences.insert(0, say("log-fallback", {"who": who, "bot": entry.bot}, language))
    if entry.kind != "action":
        facts = {"who": who, "name": entry.name, "bot": entry.bot}
        sentences = [say(f"log-{entry.kind}", facts, language)]
    return LogLine(
        seq=seq,
        step=step,
        at=entry.at,
        kind=entry.kind,
        seat=entry.seat,
        notation=entry.action or None,
        sentences=sentences,
        events=[_shown(event) for event in seen],
        undoes=undoes,
    )


def _shown(event: Mapping[str, Any]) -> SeenEvent:
    return SeenEvent(event["kind"], event["seat"], event["facts"])
