# Places on a table of hexagonal tiles, in English.

name-place = { $steps ->
        [0] in the middle
       *[other] { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } { $way ->
            [east] east
            [north_east] north-east
            [north_west] north-west
            [west] west
            [south_west] south-west
           *[south_east] south-east
        }{ $more ->
            [0] {""}
           *[other] {" "}and { $more } { $other ->
                [east] east
                [north_east] north-east
                [north_west] north-west
                [west] west
                [south_west] south-west
               *[south_east] south-east
            }
        } of the middle
    }
