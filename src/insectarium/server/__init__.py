"""The house: tables that are played over the network and kept on disk."""
