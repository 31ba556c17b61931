"""The processes in which bots think, so that the server itself never waits for one.

Each process has a thread here that hands it questions. A process that dies or overruns is replaced; only the
question it had fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import threading
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from insectarium.server.thinking import READY, Question, Reply, work

T = TypeVar("T")
START_SECONDS = 60.0


class BotFailed(Exception):
    """A bot crashed, overran or did what no player may do."""


class Workers:
    def __init__(self, count: int, seconds: float, *, ready: bool = True) -> None:
        self._seconds = seconds
        self._ready = ready
        self._jobs: queue.SimpleQueue[tuple[Question[Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._crew = [_Worker() for _ in range(count)]
        self._threads = [
            threading.Thread(target=self._serve, args=(worker,), name=f"bots-{number}", daemon=True)
            for number, worker in enumerate(self._crew)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, question: Question[T]) -> T:
        """What a bot thinks about it; BotFailed if it cannot tell."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((question, future))
        return await future

    async def close(self) -> None:
        self._closing = True
        for worker in self._crew:
            self._jobs.put(None)
            worker.stop()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _serve(self, worker: _Worker) -> None:
        while not self._closing:
            if self._ready and not worker.alive:
                worker.start()
            job = self._jobs.get()
            if job is None:
                break
            question, future = job
            if not worker.alive:
                worker.start()
            reply = worker.answer(question, self._seconds)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_settle, future, reply)
        worker.stop()


def _settle(future: asyncio.Future[Any], reply: Reply) -> None:
    if future.done():
        return
    if reply.thought is None:
        future.set_exception(BotFailed(reply.fault))
    else:
        future.set_result(reply.thought)


class _Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._loaded = False

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._loaded = False

    def stop(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.kill()

    def answer(self, question: Question[Any], seconds: float) -> Reply:
        assert self._pipe is not None
        try:
            if not self._is_ready(self._pipe):
                self._end()
                return Reply(None, f"the process did not start within {START_SECONDS:g} seconds")
            self._pipe.send(question)
            if not self._pipe.poll(seconds):
                self._end()
                return Reply(None, f"no decision within {seconds:g} seconds")
            reply = self._pipe.recv()
        except (EOFError, OSError) as fault:
            self._end()
            return Reply(None, f"the process ended: {type(fault).__name__}")
        return reply if isinstance(reply, Reply) else Reply(None, "the process answered nonsense")

    def _is_ready(self, pipe: Connection) -> bool:
        """A process that has just been started has to load everything; that is not the bot's fault."""
        if not self._loaded and pipe.poll(START_SECONDS):
            self._loaded = pipe.recv() == READY
        return self._loaded

    def _end(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.join()
