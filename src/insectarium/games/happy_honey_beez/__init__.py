"""Happy Honey Beez: build hives around queens, gather pollen and honey."""
