"""`python -m insectarium` is the command `insectarium`."""

from insectarium.cli import main

if __name__ == "__main__":
    main()
