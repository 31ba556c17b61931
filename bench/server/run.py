"""How long it takes until an action is stored, applied and pushed to everybody at its table.

    python bench/server/run.py [--matches 200] [--viewers 4] [--seconds 20] [--pace 2]

A real server in a process of its own, real sockets on loopback, a real SQLite file. Every match has one
person per seat, each with a live connection. In every match somebody acts every `--pace` seconds on average;
the clock runs from the moment the action is sent until the last viewer of that table has the new table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from pathlib import Path

from drivers import Table, drive, opened
from figures import distribution, summary

import insectarium
from insectarium.server.process import ServerProcess

TARGET_MILLISECONDS = 50.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=4, help="seats, each with one connection")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two actions at one table")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser.parse_args()


def processor_seconds(pid: int) -> float:
    """What a process has used so far; 0 where that cannot be seen."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: ServerProcess, given: argparse.Namespace) -> dict[str, object]:
    tables: list[Table] = await opened(server.url, given.matches, given.viewers)
    for table in tables:
        table.bytes_received = 0
    before, began = processor_seconds(server.pid), time.perf_counter()
    latencies = await drive(tables, given.seconds, given.pace)
    used, lasted = processor_seconds(server.pid) - before, time.perf_counter() - began
    received = sum(table.bytes_received for table in tables)
    for table in tables:
        await table.close()
    return {
        "compiled": insectarium.compiled(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "matches": given.matches,
        "viewers": given.viewers,
        "pace_seconds": given.pace,
        "actions": len(latencies),
        "actions_per_second": round(len(latencies) / lasted, 1),
        "server_cpu_ms_per_action": round(1000 * used / max(1, len(latencies)), 2),
        "bytes_per_push": received // max(1, len(latencies) * given.viewers),
        "milliseconds": distribution(latencies),
        "target_p95_ms": TARGET_MILLISECONDS,
    }


def main() -> int:
    given = arguments()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "matches.db", "--no-limits") as server,
    ):
        figures = asyncio.run(measure(server, given))
        code, said = server.stop()
    print(json.dumps(figures, indent=2) if given.json else summary(figures))
    if code != 0 or said:
        print(f"The server ended with code {code}: {said}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
