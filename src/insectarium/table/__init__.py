"""One match being played: seats, log, undo, bots that take over. No network, no database."""

from insectarium.table.entry import Entry, Opening, TableError
from insectarium.table.refusals import Declined
from insectarium.table.seats import Seating
from insectarium.table.table import Table

__all__ = ["Declined", "Entry", "Opening", "Seating", "Table", "TableError"]
