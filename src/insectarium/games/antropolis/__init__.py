"""Antropolis: lay tiles, dig tunnels, close nests around your queens."""
