# compiled by mypyc
"""What happened: once, for the log, the animation, the screen reader and the replay."""

from __future__ import annotations

from insectarium.core.packed import i64


class Event:
    """`facts` are for everybody; `secrets` only for the seats in `audience`."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        facts: dict[str, int | str],
        secrets: dict[str, int | str] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secrets = secrets
        self.audience = audience

    def seen_by(self, seat: int) -> dict[str, object]:
        """This event as one seat may know it; any other number is a watcher."""
        known: dict[str, int | str] = dict(self.facts)
        if self.secrets is not None and seat in self.audience:
            known.update(self.secrets)
        return {"kind": self.kind, "seat": int(self.seat), "facts": known}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {int(self.seat)}, {self.facts!r}, {self.secrets!r}, {self.audience!r})"
