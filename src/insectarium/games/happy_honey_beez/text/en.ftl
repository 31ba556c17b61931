title = Happy Honey Beez
seat-name = Seat { $number }
