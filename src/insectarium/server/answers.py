"""Values and faults as HTTP answers."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from insectarium.server.errors import STATUS, ApiError, ErrorAnswer, ErrorBody

_encoder = msgspec.json.Encoder()


def json_response(value: object, status: int = 200) -> Response:
    return Response(_encoder.encode(value), status_code=status, media_type="application/json")


def error_response(fault: ApiError, language: str) -> Response:
    response = refusal(fault.body(language))
    if fault.retry_after is not None:
        response.headers["Retry-After"] = str(fault.retry_after)
    return response


def refusal(body: ErrorBody) -> Response:
    return json_response(ErrorAnswer(body), STATUS.get(body.code, 409))
