# Orte auf einem Tisch aus sechseckigen Plättchen, auf Deutsch.

name-place = { $steps ->
        [0] in der Mitte
       *[other] { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        } { $way ->
            [east] östlich
            [north_east] nordöstlich
            [north_west] nordwestlich
            [west] westlich
            [south_west] südwestlich
           *[south_east] südöstlich
        }{ $more ->
            [0] {""}
           *[other] {" "}und { $more } { $other ->
                [east] östlich
                [north_east] nordöstlich
                [north_west] nordwestlich
                [west] westlich
                [south_west] südwestlich
               *[south_east] südöstlich
            }
        } der Mitte
    }
