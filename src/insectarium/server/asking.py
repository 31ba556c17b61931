"""One HTTP request, with everything an endpoint wants to know about who asks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from starlette.requests import HTTPConnection, Request

from insectarium.server.errors import ApiError
from insectarium.server.hall import Hall
from insectarium.server.identity import key_given
from insectarium.server.languages import best_language
from insectarium.server.limits import ASKING, OPENING, Buckets
from insectarium.server.live import LiveTable
from insectarium.server.reading import decoded
from insectarium.server.settings import Settings

T = TypeVar("T")
MOST_BYTES = 16 * 1024


@dataclass(frozen=True)
class House:
    """What lives as long as the server."""

    settings: Settings
    hall: Hall
    asking: Buckets
    opening: Buckets

    @classmethod
    def around(cls, settings: Settings, hall: Hall) -> House:
        return cls(settings, hall, Buckets(ASKING), Buckets(OPENING))


class Ask:
    def __init__(self, request: Request) -> None:
        self.request = request
        self.house = house_of(request)
        self.hall = self.house.hall
        self.new_person: str | None = None
        """Somebody who got a cookie with this request."""

    @cached_property
    def language(self) -> str:
        return language_of(self.request)

    @cached_property
    def known_person(self) -> str | None:
        return self.hall.keeper.person_of(key_given(self.request))

    @property
    def person(self) -> str:
        """Who asks; somebody new gets a cookie."""
        if self.known_person is not None:
            return self.known_person
        if self.new_person is None:
            self.new_person = self.hall.keeper.new_person()
        return self.new_person

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "?"

    @property
    def base(self) -> str:
        """The address that links begin with."""
        if self.house.settings.public_url is not None:
            return self.house.settings.public_url
        return f"{self.request.url.scheme}://{self.request.headers.get('host', '')}"

    def limit(self, buckets: Buckets) -> None:
        if self.house.settings.limits and (wait := buckets.take(self.address)):
            raise ApiError("too-many", args={"seconds": wait}, retry_after=wait)

    async def body(self, kind: type[T]) -> T:
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise ApiError("not-json")
        raw = bytearray()
        async for chunk in self.request.stream():
            raw += chunk
            if len(raw) > MOST_BYTES:
                raise ApiError("too-large", args={"limit": MOST_BYTES})
        return decoded(bytes(raw), kind)

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    @property
    def match(self) -> str:
        return str(self.request.path_params["match"])

    async def table(self) -> LiveTable:
        """The table in the path, if the asker may see it."""
        live = await self.any_table()
        token = self.query("token")
        if live.may_see(self.known_person) or may_watch(self.hall, live, token):
            return live
        raise ApiError("no-such-match")

    async def any_table(self) -> LiveTable:
        live = await self.hall.find(self.match) if len(self.match) <= 64 else None
        if live is None:
            raise ApiError("no-such-match")
        return live


def house_of(asker: HTTPConnection) -> House:
    house = asker.app.state.house
    assert isinstance(house, House)
    return house


def may_watch(hall: Hall, live: LiveTable, token: str | None) -> bool:
    invite = hall.keeper.read_invite(live.match, token) if token else None
    return invite is not None and invite.kind == "watch"


def language_of(asker: HTTPConnection) -> str:
    return best_language(asker.query_params.get("language"), asker.headers.get("accept-language"))
