"""The same on a Ray cluster: `pip install "insectarium[ray]"` here and on every machine of it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

from insectarium.core.manifest import BadSetup
from insectarium.lab.arena.plan import Fixture
from insectarium.lab.arena.played import Played

LOCAL = "local"
LOOPBACK = "127.0.0.1"
KNOCK_SECONDS = 5.0
IN_FLIGHT_PER_CORE = 2


def play_on_ray(fixtures: list[Fixture], address: str) -> Iterator[Played]:
    from insectarium.lab.arena.run import as_they_end, play_or_fault

    ray = _connected(address)
    try:
        play = ray.remote(num_cpus=1)(play_or_fault)
        cores = int(ray.cluster_resources().get("CPU", 1))

        def finish(references: list[Any]) -> list[tuple[Any, Played | str | None]]:
            done, _ = ray.wait(references, num_returns=1)
            return [(reference, ray.get(reference)) for reference in done]

        yield from as_they_end(fixtures, cores * IN_FLIGHT_PER_CORE, play.remote, finish)
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    """Ray itself waits for minutes where nobody is, and then ends the process."""
    try:
        import ray
    except ImportError as fault:
        raise BadSetup('A Ray cluster needs Ray here too: pip install "insectarium[ray]".') from fault
    try:
        if address == LOCAL:
            ray.init(_node_ip_address=LOOPBACK, log_to_driver=False, include_dashboard=False)
        else:
            _knock(address)
            ray.init(address=address, log_to_driver=False)
    # Ray says with a bare Exception that it did not start in time.
    except Exception as fault:
        raise BadSetup(f"No Ray cluster answers at {address} ({fault}).") from fault
    return ray


def _knock(address: str) -> None:
    """Raises an error unless somebody listens there; `auto` and the like are left to Ray."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
