"""What both games of the ants share: tiles, start layouts, ants, connections and nests."""
