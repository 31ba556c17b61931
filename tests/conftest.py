"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# The same examples in every run, and as much time as they need: a run fails for what was changed, not by
# chance or because a machine is busy. `--hypothesis-profile=default` looks for examples nobody has tried yet.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
