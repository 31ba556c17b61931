"""How sure a counted share is."""

from __future__ import annotations

import math

Z_95 = 1.959963984540054


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson interval of a share, 95 % unless told otherwise; shared successes may count in fractions."""
    if trials <= 0:
        return (0.0, 1.0)
    share = successes / trials
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    centre = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
