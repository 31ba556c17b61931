"""Turning what a client sent into a value of the right type, or into a sentence that says what is wrong."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from insectarium.server.errors import ApiError, ErrorBody, say
from insectarium.server.messages import Answer, Incoming, Request

T = TypeVar("T")
_PLACE = re.compile(r" - at `\$\.?(?P<field>[^`]*)`$")
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def decoded(raw: bytes, kind: type[T]) -> T:
    """A request body as its type; ApiError names the field that is wrong."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as fault:
        reason, field = _place(str(fault))
        raise ApiError("bad-request", "bad-field", {"reason": reason}, field=field) from fault
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ApiError("bad-request", "bad-json", {"reason": str(fault)}) from fault


def _place(fault: str) -> tuple[str, str | None]:
    found = _PLACE.search(fault)
    if found is None:
        return fault.replace("`", "'") + ".", None
    return fault[: found.start()].replace("`", "'") + ".", found["field"] or None


def read_message(raw: str | bytes, language: str) -> Incoming | Answer:
    """A message of a client, or the answer that tells it what is wrong with it."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        reason, field = _place(str(fault))
        sentence = say("error-not-understood", {"reason": reason}, language)
        return Answer(_id_in(raw), False, error=ErrorBody("not-understood", sentence, None, field))


def _id_in(raw: str | bytes) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        form: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    given = form.get("id") if isinstance(form, dict) else None
    return given[:64] if isinstance(given, str) else ""
