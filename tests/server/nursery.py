"""Starts servers quickly, for the test that kills many: all is loaded once, then each server is a fork.

Reads "start PORT" lines; answers "pid N". The server itself then says where it is.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from insectarium.server.app import warm_up
from insectarium.server.running import serve
from insectarium.server.settings import Settings


def main() -> None:
    database = Path(sys.argv[1])
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port = int(line.split()[1])
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(Settings(database, port=port, bots_ready=False, limits=False), browser=False)
            os._exit(0)
        print(f"pid {child}", flush=True)


if __name__ == "__main__":
    main()
