"""A server in a process of its own: for tests, benchmarks and notebooks."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

_PROGRAM = "from insectarium.cli import main; main()"
_READY = "Insectarium is at "


class ServerProcess:
    """Started by `with`, or by start(); `url` is where it answers."""

    def __init__(
        self,
        database: Path,
        *arguments: str,
        environment: Mapping[str, str] | None = None,
        before: Sequence[str] = (),
    ) -> None:
        """`before` is a command to start it with, such as `nice`."""
        self._command = [
            *before,
            *(sys.executable, "-c", _PROGRAM, "serve", "--no-browser", "--db", str(database)),
            *arguments,
        ]
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[str] | None = None
        self._complaints: IO[str] | None = None
        self.url = ""

    def start(self, seconds: float = 180.0) -> ServerProcess:
        """Returns when it can be asked; RuntimeError with what it said if it does not start."""
        port = self.url.rpartition(":")[2].strip("/") or "0"
        # A file, since a pipe that nobody reads would stop a server with many complaints.
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - read when it ends
        self._process = subprocess.Popen(
            [*self._command, "--port", port],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(_READY):
            self._process.communicate(timeout=seconds)
            raise RuntimeError(
                self._said().strip() or f"The server ended with code {self._process.returncode}."
            )
        self.url = line.removeprefix(_READY).partition(" ")[0].rstrip("/")
        return self

    @property
    def pid(self) -> int:
        return self._running().pid

    def kill(self) -> None:
        """End it as a power cut would: no goodbye, nothing finished."""
        self._running().kill()
        self._running().communicate()

    def stop(self, seconds: float = 180.0) -> tuple[int, str]:
        """Ask it to end; its exit code and what it has complained about."""
        process = self._running()
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=seconds)
        return process.returncode, self._said()

    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _said(self) -> str:
        if self._complaints is None:
            return ""
        self._complaints.seek(0)
        return self._complaints.read()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            raise RuntimeError("The server has not been started.")
        return self._process

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *exception: object) -> None:
        if self.alive():
            self.kill()


def wait_until(true: object, seconds: float = 180.0, what: str = "it") -> None:
    """Wait for a function to give something true; TimeoutError names `what` was waited for."""
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come about within {seconds:g} seconds")
        time.sleep(0.01)
