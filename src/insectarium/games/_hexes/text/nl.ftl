# Plekken op een tafel van zeshoekige tegels, in het Nederlands.

name-place = { $steps ->
        [0] in het midden
       *[other] { $steps ->
            [one] 1 stap
           *[other] { $steps } stappen
        } { $way ->
            [east] ten oosten
            [north_east] ten noordoosten
            [north_west] ten noordwesten
            [west] ten westen
            [south_west] ten zuidwesten
           *[south_east] ten zuidoosten
        }{ $more ->
            [0] {""}
           *[other] {" "}en { $more } { $other ->
                [east] ten oosten
                [north_east] ten noordoosten
                [north_west] ten noordwesten
                [west] ten westen
                [south_west] ten zuidwesten
               *[south_east] ten zuidoosten
            }
        } van het midden
    }
