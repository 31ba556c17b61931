title = Nim
summary = Take leaves from the heaps, and mind the last one.
seat-name = Seat { $number }

option-last = Whoever takes the last leaf
option-last-wins = wins
option-last-loses = loses

prompt-take = Take leaves from one heap.
do-take = Take { $count ->
        [one] 1 leaf
       *[other] { $count } leaves
    } from heap { $heap }.
event-take = { $who } takes { $count ->
        [one] 1 leaf
       *[other] { $count } leaves
    } from heap { $heap }.
refusal-over = The match is over: no leaf is left.
refusal-too-many = There is no such heap, or not that many leaves in it.
score-last = The last leaf
leaf = Leaf { $number } of heap { $heap }
