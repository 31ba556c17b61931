"""Compare Insectarium with Catanatron and OpenSpiel in one interleaved run: `make bench-peers`.

Each round asks every contestant in turn for one figure, so that a machine that slows down for a while slows
all of them down; figures are medians over the rounds, and a ratio is taken within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

from contestants import COMPILED, Contestant, contestants
from environment import prepare_peers
from figures import Entry, as_document
from process import Absent, Process
from report import report


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare Insectarium with Catanatron and OpenSpiel.")
    parser.add_argument("--rounds", type=_positive_integer, default=7, help="how often all take a turn (7)")
    parser.add_argument("--seconds", type=_positive_number, default=1.0, help="length of one turn (1.0)")
    parser.add_argument("--game", default="micropolis", help="our game (micropolis)")
    parser.add_argument("--seats", type=_positive_integer, default=3, help="seats of our game (3)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only contestants whose key contains TEXT")
    parser.add_argument("--json", type=_file_to_write, metavar="FILE", help="write all figures here")
    return parser.parse_args(arguments)


def _positive_integer(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _positive_number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return number


def _file_to_write(text: str) -> Path:
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is not a file in a folder that exists")
    return path


class Run:
    """All the processes of one run, and who dropped out of it and why."""

    def __init__(self, chosen: list[Contestant]) -> None:
        self.missing: dict[str, str] = {}
        self.entries: list[Entry] = []
        self._processes: dict[str, Process] = {}
        for contestant in chosen:
            _say(f"starting {contestant.label}")
            try:
                process = Process(contestant)
            except Absent as reason:
                self.missing[contestant.label] = str(reason)
                continue
            self._processes[contestant.key] = process
            self.entries.append(Entry(contestant, process.about))

    def measure(self, rounds: int, seconds: float) -> None:
        for number in range(1, rounds + 1):
            for entry in list(self.entries):
                _say(f"round {number} of {rounds}: {entry.contestant.label}")
                self._turn(entry, seconds)
        _say("")

    def _turn(self, entry: Entry, seconds: float) -> None:
        try:
            entry.rounds.append(self._processes[entry.contestant.key].round(seconds))
        except Absent as reason:
            self.missing[entry.contestant.label] = str(reason)
            self.entries.remove(entry)
            del self._processes[entry.contestant.key]

    def close(self) -> None:
        for process in self._processes.values():
            process.close()


def _say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def not_compiled(entries: list[Entry]) -> list[str]:
    """Ours that should have run compiled and did not."""
    expected = [entry for entry in entries if entry.contestant.environment == COMPILED]
    return [entry.contestant.label for entry in expected if not entry.about["compiled"]]


def machine(options: argparse.Namespace, entries: list[Entry]) -> dict[str, Any]:
    versions = {"Python": platform.python_version()}
    pythons = {entry.about["python"] for entry in entries}
    if pythons:
        versions["Python"] = " and ".join(sorted(pythons))
    for entry in entries:
        versions.update(entry.about.get("versions", {}))
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "table": f"{options.game} with {options.seats} seats, Catan with 3, the others with 2",
        "rounds": options.rounds,
        "seconds": options.seconds,
        "versions": ", ".join(f"{name} {version}" for name, version in versions.items()),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else (platform.processor() or "unknown processor")


def main(arguments: list[str]) -> int:
    options = parsed(arguments)
    chosen = [each for each in contestants(options.game, options.seats) if options.only in each.key]
    if not chosen:
        print(f"No contestant's key contains {options.only!r}.", file=sys.stderr)
        return 2
    troubles = prepare_peers()
    run = Run(chosen)
    try:
        run.measure(options.rounds, options.seconds)
    finally:
        run.close()
    return _publish(options, run, troubles)


def _publish(options: argparse.Namespace, run: Run, troubles: list[str]) -> int:
    facts = machine(options, run.entries)
    print(report(run.entries, facts))
    troubles = [*troubles, *(f"{label} did not take part: {why}" for label, why in run.missing.items())]
    troubles += [
        f"{label} ran interpreted: no compiled engine is installed" for label in not_compiled(run.entries)
    ]
    if troubles:
        print("\nNot complete:\n" + "\n".join(f"- {trouble}" for trouble in troubles))
    if options.json:
        document = {"machine": facts, **as_document(run.entries), "troubles": troubles}
        options.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
