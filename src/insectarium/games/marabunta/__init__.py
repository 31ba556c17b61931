"""Marabunta: two ant peoples divide dice and fill a map."""
