"""One live connection: a reader that answers requests, and a sender that never holds up anybody else.

Nothing is queued per change. A change only wakes the sender, which shows the newest table when the line is
free; what waits is bounded by the answers to requests that this client itself has sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from insectarium.core.game import WATCHER, Shape
from insectarium.server.conversation import Conversation
from insectarium.server.errors import ApiError, say
from insectarium.server.limits import TALKING, Buckets
from insectarium.server.live import LiveTable
from insectarium.server.messages import (
    PROTOCOL,
    Answer,
    Bye,
    Hello,
    Incoming,
    LogMessage,
    Outgoing,
    Ping,
    Pong,
    ShapeRequest,
    Thinking,
)
from insectarium.server.reading import read_message
from insectarium.server.render import encoder, needs_curtain, seat_to_show, table_message
from insectarium.table import show

log = logging.getLogger("insectarium")
MOST_WAITING = 200
ENOUGH_WAITING = 50
SEND_SECONDS = 8.0
HELLO_SECONDS = 15.0


class Connection:
    """Implements Viewer."""

    def __init__(self, socket: WebSocket, live: LiveTable, person: str, language: str, limited: bool) -> None:
        self.socket = socket
        self.live = live
        self.person = person
        self.language = language
        self.shape: Shape = "picture"
        self._waiting: deque[Outgoing] = deque()
        self._awake = asyncio.Event()
        self._room = asyncio.Event()
        self._sent_seq = 0
        self._sent_version = -1
        self.seat = WATCHER
        self._farewell: tuple[Bye, int] | None = None
        self._bucket = Buckets(TALKING) if limited else None
        self._conversation = Conversation(live, person)

    async def run(self) -> None:
        """Until either side has had enough."""
        if not await self._greeted():
            await self._close()
            return
        self.live.arrive(self)
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.leave(self)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            await self._close()

    # Viewer

    def wake(self) -> None:
        self._awake.set()

    def tell_thinking(self, seat: int, busy: bool) -> None:
        self._put(Thinking(seat, busy))

    def part(self, reason: str, code: int, *, again: bool) -> None:
        if self._farewell is None:
            self._farewell = (Bye(reason, say(f"bye-{reason}", {}, self.language), again), code)
            self._awake.set()

    # Reading

    async def _greeted(self) -> bool:
        try:
            hello = read_message(await asyncio.wait_for(self._receive(), HELLO_SECONDS), self.language)
        except TimeoutError:
            self.part("silent", 4400, again=True)
            return False
        except WebSocketDisconnect:
            return False
        if not isinstance(hello, Hello):
            self._refuse_hello(hello.error.sentence if isinstance(hello, Answer) and hello.error else None)
            return False
        self.language = self._conversation.choose_language(hello.language) or self.language
        if hello.protocol != PROTOCOL:
            fault = ApiError("bad-request", "protocol", {"known": PROTOCOL, "given": hello.protocol})
            self._refuse_hello(fault.body(self.language).sentence)
            return False
        self.shape = hello.shape
        self._sent_seq = min(hello.seen, self.live.table.seq)
        return True

    def _refuse_hello(self, sentence: str | None) -> None:
        words = sentence or say("error-hello-first", {}, self.language)
        self._farewell = (Bye("not-understood", words, False), 4400)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes | None = message.get("text")
        return message["bytes"] or b"" if text is None else text

    async def _read_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                raw = await self._receive()
                if self._bucket is not None and self._bucket.take("all"):
                    self.part("too-many", 4429, again=False)
                    await asyncio.sleep(SEND_SECONDS)
                    return
                # Who does not take answers is not heard either, until they do.
                while len(self._waiting) >= ENOUGH_WAITING:
                    self._room.clear()
                    await self._room.wait()
                message = read_message(raw, self.language)
                if isinstance(message, Answer):
                    self._put(message)
                else:
                    await self._heard(message)

    async def _heard(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            if message.seen is not None and message.seen < min(self._sent_seq, self.live.table.seq):
                self._sent_seq, self._sent_version = message.seen, -1
            self._put(Pong(self.live.table.seq))
            return
        if isinstance(message, ShapeRequest):
            self.shape, self._sent_version = message.shape, -1
            self._put(Answer(message.id, True))
            return
        answer = await self._conversation.answer(message, self.language)
        if self._conversation.language is not None:
            self.language, self._conversation.language = self._conversation.language, None
            self._sent_seq, self._sent_version = 0, -1
        self._put(answer)

    def _put(self, message: Outgoing) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.part("slow", 4408, again=True)
            return
        self._waiting.append(message)
        self._awake.set()

    # Sending

    async def _send_all(self) -> None:
        while self._farewell is None:
            while self._waiting and self._farewell is None:
                await self._send(self._waiting.popleft())
                self._room.set()
            if self._sent_version != self.live.version and self._farewell is None:
                await self._show_table()
            elif not self._waiting and self._farewell is None:
                await self._awake.wait()
                self._awake.clear()

    async def _show_table(self) -> None:
        live = self.live
        mine = live.table.seats_of(self.person)
        seat = seat_to_show(live.table, mine)
        curtain = len(mine) > 1 and needs_curtain(live.table, self.seat, seat)
        first = self._sent_version == -1
        self._sent_version, self.seat = live.version, seat
        news = self._news(mine, first)
        table = table_message(live, self.person, self.language, self.shape, seat, curtain)
        # Both are made before either is sent, so that they are of the same moment.
        if news is not None:
            await self._send(news)
        await self._send(table)

    def _news(self, mine: list[int], first: bool) -> LogMessage | None:
        after, self._sent_seq = self._sent_seq, self.live.table.seq
        if after == self._sent_seq and not first:
            return None
        # Several people at one device read one log: it tells what everybody may know.
        reader = mine[0] if len(mine) == 1 else WATCHER
        return LogMessage(after, show.log(self.live.table, reader, self.language, after))

    async def _send(self, message: Outgoing) -> None:
        text = encoder.encode(message).decode()
        try:
            await asyncio.wait_for(self.socket.send_text(text), SEND_SECONDS)
        except TimeoutError:
            self.part("slow", 4408, again=True)

    async def _close(self) -> None:
        if self.socket.application_state is not WebSocketState.CONNECTED:
            return
        bye, code = self._farewell or (None, 1000)
        with contextlib.suppress(Exception):  # the line may be dead already, and then there is nothing to say
            async with asyncio.timeout(2):
                if bye is not None:
                    await self.socket.send_text(msgspec.json.encode(bye).decode())
                await self.socket.close(code)
