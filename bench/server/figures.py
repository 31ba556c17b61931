"""Numbers for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def distribution(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds)
    if not ordered:
        return {}
    shares = {"p50": 0.5, "p90": 0.9, "p95": 0.95, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[round(share * last)], 1) for name, share in shares.items()}


def summary(figures: dict[str, Any]) -> str:
    kind = "compiled" if figures["compiled"] else "interpreted"
    times = figures["milliseconds"]
    met = "met" if times and times["p95"] <= figures["target_p95_ms"] else "missed"
    return "\n".join(
        (
            f"{kind}, Python {figures['python']}, {figures['cores']} cores for server and clients together",
            f"{figures['matches']} live matches, {figures['viewers']} viewers each, an action at every table "
            f"every {figures['pace_seconds']:g} s: {figures['actions']} actions, "
            f"{figures['actions_per_second']:g} per second",
            f"sent -> stored, applied, pushed to all {figures['viewers']} viewers, in ms: "
            + "  ".join(f"{name} {value:g}" for name, value in times.items()),
            f"server: {figures['server_cpu_ms_per_action']:g} ms of processor time per action, "
            f"{figures['bytes_per_push']} bytes per viewer and action",
            f"target: p95 under {figures['target_p95_ms']:g} ms: {met}",
        )
    )
