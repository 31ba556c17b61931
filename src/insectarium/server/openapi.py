"""The OpenAPI document, from the list of endpoints and the types they use."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import msgspec

import insectarium
from insectarium.server import messages
from insectarium.server.endpoints import ENDPOINTS, Endpoint
from insectarium.server.errors import ErrorAnswer

_TEMPLATE = "#/components/schemas/{name}"
_PARAMETER = re.compile(r"\{(\w+)\}")
TOO_MANY = 429
SAID_BY_SERVER = (
    messages.TableMessage,
    messages.LogMessage,
    messages.Answer,
    messages.Thinking,
    messages.Pong,
    messages.Bye,
)


@cache
def document() -> dict[str, Any]:
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    answers = [endpoint.answer for endpoint in ENDPOINTS if isinstance(endpoint.answer, type)]
    spoken = [*get_args(messages.Request), *SAID_BY_SERVER, *messages.EMBEDDED.values()]
    _, schemas = msgspec.json.schema_components(
        [ErrorAnswer, *bodies, *answers, *spoken], ref_template=_TEMPLATE
    )
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Insectarium",
            "version": insectarium.__version__,
            "description": "Insect board games. The live connection at /api/matches/{match}/live is "
            "described in docs/protocol.md; its messages are among the schemas.",
        },
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    responses = {str(endpoint.status): _answer(endpoint)}
    for status in (*endpoint.errors, TOO_MANY):
        responses[str(status)] = _content("A refusal", "application/json", _schema(ErrorAnswer))
    operation: dict[str, Any] = {
        "operationId": endpoint.handle.__name__,
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": responses,
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": _schema(endpoint.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(endpoint: Endpoint) -> dict[str, Any]:
    if isinstance(endpoint.answer, str):
        return _content(endpoint.summary, endpoint.answer, {"type": "string"})
    return _content(endpoint.summary, "application/json", _schema(endpoint.answer))


def _content(description: str, media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}


def _schema(kind: type) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_TEMPLATE)
    return schema


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PARAMETER.findall(endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "string"}}
        for name, text in endpoint.query
    ]
