"""Nim with leaves, for two or three players."""
