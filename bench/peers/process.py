"""A contestant's process: started once, asked for one figure a round."""

from __future__ import annotations

import json
import os
import select
import subprocess
import tempfile
from typing import Any

from contestants import ROOT, Contestant, interpreter

START_LIMIT = 120.0


class Absent(Exception):
    """The contestant cannot take part, or no longer; the message says why."""


class Process:
    def __init__(self, contestant: Contestant) -> None:
        if not interpreter(contestant.environment).exists():
            raise Absent(f"there is no environment {contestant.environment}")
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._process = subprocess.Popen(
            contestant.command,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )
        self.about = self._answer(START_LIMIT)

    def round(self, seconds: float) -> dict[str, float]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{seconds}\n".encode())
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Absent(self._last_words()) from None
        figures: dict[str, float] = self._answer(seconds * 10 + 30)
        return figures

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def _answer(self, limit: float) -> dict[str, Any]:
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], limit)
        line = self._process.stdout.readline() if ready else b""
        if line:
            answer: dict[str, Any] = json.loads(line)
            return answer
        reason = self._last_words() if ready else f"no answer within {limit:.0f} seconds"
        self.close()
        raise Absent(reason)

    def _last_words(self) -> str:
        self._process.wait(timeout=10)
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"it ended with exit code {self._process.returncode}"
