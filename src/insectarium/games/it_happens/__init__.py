"""It Happens..: roll, place, and be the biggest in the termite hill."""
