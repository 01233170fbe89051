# Every word that the program says, in English.
#
# Another language is a copy of this file in which the words behind the = are
# replaced. What stands in braces is put in when the message is shown; it may be moved
# within its message. How to choose words by a number, and everything else about the
# format: https://projectfluent.org/fluent/guide/

## The language itself

language-tag = en
language-name = English

## Houses. What stands at the head of a sentence gets a capital by itself.

house-row = row { $number }
house-column = column { $number }
house-box = box { $number }

## Lists: 'r1c1, r1c2 and r1c3', 'rows 2 and 6'

list-next = { $before }, { $item }
list-last = { $before } and { $item }
list-rows = rows { $numbers }
list-columns = columns { $numbers }
list-boxes = boxes { $numbers }

## Explanations: intersections

# { $base } and { $cover } are houses, { $digit } a digit, { $cells } and
# { $eliminated } lists of cells; there are { $count } cells.
locked-candidates =
    In { $base }, { $digit } can only stand in { $cells }, { $count ->
        [2] both
       *[other] all
    } in { $cover } too. One of them is the { $digit }, so no other cell of { $cover } can be { $digit }: it leaves { $eliminated }.

