# Helyek hatszögű lapkák asztalán, magyarul.

name-place = { $steps ->
        [0] középen
       *[other] a középtől { $way ->
            [east] keletre
            [north_east] északkeletre
            [north_west] északnyugatra
            [west] nyugatra
            [south_west] délnyugatra
           *[south_east] délkeletre
        } { $steps }{ $more ->
            [0] {""}
           *[other] , { $other ->
                [east] keletre
                [north_east] északkeletre
                [north_west] északnyugatra
                [west] nyugatra
                [south_west] délnyugatra
               *[south_east] délkeletre
            } { $more }
        } lapkányira
    }
