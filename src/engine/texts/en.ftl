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
house-region = region { $number }
house-diagonal-down = the diagonal down
house-diagonal-up = the diagonal up
house-window = window { $number }
house-hidden-window = hidden window { $number }
house-group = group { $number }
house-asterisk = the asterisk
house-center-dot = the center dot
house-girandola = the girandola
house-extra = extra region { $number }
house-cage = the cage at { $cell }

# The kinds of houses, within a sentence
kind-row = row
kind-column = column
kind-box = box
kind-region = region
kind-diagonal = diagonal
kind-window = window
kind-hidden-window = hidden window
kind-group = group
kind-asterisk = asterisk
kind-center-dot = center dot
kind-girandola = girandola
kind-extra = extra region
kind-cage = cage

## Lists: 'r1c1, r1c2 and r1c3', 'rows 2 and 6'

list-next = { $before }, { $item }
list-last = { $before } and { $item }
list-or = { $before } or { $item }
list-clause = { $before }; { $item }
list-rows = rows { $numbers }
list-columns = columns { $numbers }
list-boxes = boxes { $numbers }
list-regions = regions { $numbers }
list-windows = windows { $numbers }
list-hidden-windows = hidden windows { $numbers }
list-groups = groups { $numbers }
list-extras = extra regions { $numbers }

## Why a rule does not hold on a board

obstacle-no-regions = The rule looks at boxes or regions, and the board has none.
obstacle-boxes = The rule compares lines with regions of other shapes, and the board has boxes.
obstacle-no-cages = The rule looks at the sums of cages, and the board has none.
obstacle-no-classic-boxes = The rule looks at bands and stacks of three boxes, and the board has others or none.
obstacle-not-classic = The rule goes by the search of Sudoku Explainer, which knows the classic board alone.
obstacle-no-exchange = The rule exchanges digits all over the board. Here that can break the sum of a cage, or put equal digits where they see each other.
# Where a rule with such an obstacle holds.
holds-with-regions = Holds only on boards with boxes or regions.
holds-without-boxes = Holds only on boards with regions of other shapes than boxes.
holds-with-cages = Holds only on boards with cages.
holds-with-classic-boxes = Holds only on boards with boxes of three by three cells.
holds-on-classic = Holds only on the classic board.
holds-with-exchange = Does not hold on boards with cages, nor where cells see each other that share no house, as with Anti-knight.

## Explanations: intersections

# { $base } and { $cover } are houses, { $digit } a digit, { $cells } and
# { $eliminated } lists of cells; there are { $count } cells.
locked-candidates =
    In { $base }, the { $digit } can only go in { $cells }, { $count ->
        [2] both
       *[other] all
    } in { $cover } too. One of them is the { $digit }, so no other cell of { $cover } can be { $digit }: remove { $digit } from { $eliminated }.

# In these sentences { $removing } is what follows, such as 'remove 4 and 9 from r3c5, 9
# from r3c9', and { $eliminated } a list of the cells that lose a digit.

# In these sentences { $removing } is what follows, such as 'remove 4 and 9 from r3c5; 9
# from r3c9', and { $eliminated } a list of the cells that lose a digit.
removing = remove { $removals }
# One of the removals.
removal = { $digits } from { $cells }

# Behind a step that came from a file: lists such as '5 of r1c8 and 7 of r2c3'
not-kept-placed = { $placed } { $count ->
        [one] was
       *[other] were
    } filled in.
not-kept-removed = { $removed } { $count ->
        [one] was
       *[other] were
    } removed.
not-kept = Why it follows is not in the file.

## Explanations: singles and subsets

# { $houses } is a list of kinds of houses: 'row, column and box'; { $others } is how many
# other digits there are, in words.
naked-single-seen = { $cell } can only be { $digit }: the { $others } other digits are already in its { $houses }.
# On a board on which cells see each other without a house
naked-single-seen-apart = { $cell } can only be { $digit }: it sees each of the { $others } other digits.
naked-single-ruled-out = { $cell } can only be { $digit }: { $removed } are already ruled out.
# { $seen } are the digits that the cell sees, { $removed } those that were removed from it;
# { $houses } is a list such as 'row, column or box'.
naked-single =
    { $cell } can only be { $digit }: { $seen } { $seen_count ->
        [one] stands
       *[other] stand
    } in its { $houses }, and { $removed } { $removed_count ->
        [one] is
       *[other] are
    } already ruled out.
naked-single-apart =
    { $cell } can only be { $digit }: it sees { $seen }, and { $removed } { $removed_count ->
        [one] is
       *[other] are
    } already ruled out.

full-house = { $cell } is the last empty cell in { $house }, and the only digit missing there is { $digit }.

# The other empty cells of the house: { $seen } is a list of sights-first and sights-next, and in
# { $ruled_out } the digit was removed.
sights-first =
    { $cells } { $count ->
        [one] sees
       *[other] see
    } the { $digit } in { $witness }
sights-next = { $cells } the { $digit } in { $witness }
hidden-single-seen = In { $house }, the { $digit } can only go in { $cell }: { $seen }.
hidden-single-ruled-out = In { $house }, the { $digit } can only go in { $cell }: it is already ruled out in { $ruled_out }.
hidden-single = In { $house }, the { $digit } can only go in { $cell }: { $seen }, and it is already ruled out in { $ruled_out }.

hidden-subset = In { $houses }, { $digits } can only go in { $cells }. These cells hold them, in some order, and so nothing else: { $removing }.
naked-pair = In { $houses }, { $cells } have the same two candidates, { $digits }. One of them is the { $one } and the other the { $other }, so no other cell of { $houses } can be either: { $removing }.
naked-subset = In { $houses }, { $cells } have no candidates but { $digits }. They take them all, in some order, so no other cell of { $houses } can be one of them: { $removing }.
# The digit can only go in { $cells } of { $base }, { $count } cells, which lie in { $cover }
# too, so that { $house } has only { $cell } for it.
direct-pointing =
    In { $base }, the { $digit } can only go in { $cells }, { $count ->
        [2] both
       *[other] all
    } in { $cover } too. One of them is the { $digit }, so no other cell of { $cover } can be { $digit }. In { $house }, that leaves only { $cell }: { $cell } is { $digit }.
# Two or three { $digits } fill { $cells } of { $house }, which leaves { $cell } for { $digit }.
direct-hidden-subset = In { $house }, { $digits } can only go in { $cells }. These cells hold them, in some order, and so nothing else. In { $house }, that leaves only { $cell } for the { $digit }: { $cell } is { $digit }.

# Lines and regions, the cells of each that the others do not have, and digits without a
# place in the { $count } cells of { $lacking }.
leftovers =
    { $houses ->
        [one] { $lines } holds each digit once, and so does { $regions }
       *[other] Together, { $lines } hold each digit as often as { $regions }
    }. What they share falls away, so { $losing } and { $lacking } hold the same digits. { $lacking } { $count ->
        [one] has
       *[other] have
    } no place for { $digits }: { $removing }.
place-leftovers = { $lines } against { $regions }

# { $house } and { $other } cross; { $cells }, { $hidden } and { $crossing } are cells, of which
# there are { $count }, { $number } in words.
almost-locked-idea = Where { $house } and { $other } cross, exactly one of { $digits } goes there. That locks these digits in both houses.
almost-locked-set =
    In { $house }, { $cells } { $count ->
        [one] has only { $digits } and takes one of them
       *[other] have only { $digits } and take all but one of them
    }.
almost-locked-hidden =
    In { $other }, outside the crossing, { $digits } can only go in { $hidden }. { $count ->
        [one] That is one cell for two digits
       *[other] These { $number } cells are too few for all of them
    }, so at least one of these digits is in { $crossing }.
almost-locked-one = Beside { $cells }, { $house } has room for only one of { $digits }. So exactly one of these digits is in { $crossing }.
almost-locked-rest = So { $house } has { $digits } in { $cells }, and nowhere else: { $removing }.
almost-locked-others =
    So { $other } has the rest of { $digits } in { $hidden }, which can be nothing else: { $removing }.

## Explanations: cages and the rule of 45

# 'the cage 15 at r1c3', by its sum and its first cell.
cage-name = the cage { $sum } at { $cell }
# The same of one without a sum.
cage-name-without-sum = the cage at { $cell }

# What adds up to how much. { $equation } is such as '15 - 7 - 2 = 6', or '15' alone, and
# { $count } the number of cells.
cage-leaves =
    In { $cage }, the { $count ->
        [one] only empty cell is { $cells }:
       *[other] empty cells { $cells } add up to
    } { $equation }.
# Of a cage that is empty as yet: all its cells are left.
cage-whole = The cage of { $cells } adds up to { $equation }.
# Of a cage with one cell.
cage-alone = In { $cage } there is no other cell, so { $cell } is { $sum }.
cage-houses =
    { $count ->
        [one] { $houses } adds up to { $total }.
       *[other] Together, { $houses } add up to { $total }.
    }
cage-inner =
    The cages inside leave the { $count ->
        [one] innie { $cells }:
       *[other] innies { $cells }, which make
    } { $equation }.
# What sticks out of cages that cover { $houses } houses.
cage-outer =
    The cages that cover { $houses ->
        [one] it
       *[other] them
    } stick out by the { $count ->
        [one] outie { $cells }:
       *[other] outies { $cells }, which make
    } { $equation }.
cage-sides =
    Cages taken off leave { $inner } inside (innies) and stick out by { $outer } (outies): { $equation }. So { $more } { $more_count ->
        [one] is
       *[other] make
    } { $difference ->
        [0] as much as
       *[other] { $difference } more than
    } { $less }.
# Before an equation that adds { $values }, such as '1 in r1c2'.
cage-added-outside =
    { $values } { $count ->
        [one] sticks out of the cages taken off, so it is added.
       *[other] stick out of the cages taken off, so they are added.
    }
cage-added-inside =
    { $values } { $count ->
        [one] is in none of the cages counted, so it is added.
       *[other] are in none of the cages counted, so they are added.
    }
cage-cannot = Whatever the other cells hold, that cannot be with these: { $removing }.

# Behind the sentence about the sum: what adds up to it. { $sets } are such as
# '1 + 5 + 9 or 2 + 6 + 7'.
cage-unique = Only { $digits } does that: these digits fill the cells in some order. The cells can hold no other digit, and no other cell that sees all of them can hold one of these: { $removing }.
# Of the cells all but one, { $others } of them, in words { $number }, hold { $bound } at least,
# such as '1 + 2 = 3'.
cage-most =
    { $others ->
        [one] Each of them is at least { $bound }, so neither
       *[other] Any { $number } of them make at least { $bound }, so none
    } can be more than { $rest }: { $removing }.
cage-least =
    { $others ->
        [one] Each of them is at most { $bound }, so neither
       *[other] Any { $number } of them make at most { $bound }, so none
    } can be less than { $rest }: { $removing }.
cage-combinations = With what these cells can hold, only { $sets } does that: { $removing }.
cage-permutations = With what these cells can hold, only { $sets } does that. However these digits are shared out, some cells never get some of theirs: { $removing }.
# Each of { $ways } sets has the digit, in one of { $count } places.
cage-required =
    { $ways ->
        [one] With what these cells can hold, only { $sets } does that, with
       *[other] With what these cells can hold, only { $sets } does that, each with
    } { $digit }. { $count ->
        [one] { $places } alone has room for it
       *[other] So one of { $places } is the { $digit }
    }: { $removing }.
cage-claiming = They can hold { $sets }. In { $house }, the { $digit } can only go in { $places }, so they do hold the { $digit }: { $left }. So { $removing }.
# { $least } of the digits at least, in words { $least_number }; { $cells } hold nothing but these digits.
cage-used =
    They can hold { $sets }: at least { $least ->
        [one] one
       *[other] { $least_number }
    } of { $digits }. In { $house }, { $cells } { $count ->
        [one] holds
       *[other] hold
    } nothing but these digits. Together they use them all up: { $removing }.
cage-used-by-both =
    They can hold { $sets }: at least { $least ->
        [one] one
       *[other] { $least_number }
    } of { $digits }. { $other } They can hold { $other_sets }: at least { $other_least ->
        [one] one
       *[other] { $other_number }
    } of them. Together they use these digits up in { $house }: { $removing }.
cage-compared = They can hold { $sets }. { $other } They can hold { $other_sets }. Both lie in { $house } and have no digit in common; with that, some candidates never fit: { $removing }.
cage-can-hold = They can hold { $sets }.
# A set of digits, such as '1 + 5', with which { $count } cells could not be filled.
cage-blocked-set =
    With { $digits } there, { $cells } { $count ->
        [one] would have nothing left
       *[other] would have too few digits left
    }.
cage-blocked = So they hold something else: { $removing }.
cage-combined = All of this lies in { $house }, where each digit stands once. Of the ways to give each of them one of its sets and to fill the rest of the house, none leaves room for these: { $removing }.
# Behind the sentence about what is on both sides.
cage-parity-odd = All these cells but { $cell } are odd or even for certain. For that number to come out, { $cell } must be odd: { $removing }.
cage-parity-even = All these cells but { $cell } are odd or even for certain. For that number to come out, { $cell } must be even: { $removing }.

place-cage-beside = { $cage } in { $house }
place-remainder = { $cells } by { $houses }

## Explanations: clauses that stand in many sentences

# A line of an argument, where all lines stand in a row behind their numbers.
argument-line = { $number }. { $text }

# Behind 'if'. { $count } cells.
premise-is =
    { $count ->
        [one] { $cells } is { $digit }
       *[other] one of { $cells } is { $digit }
    }
premise-is-not =
    { $count ->
        [one] { $cells } is not { $digit }
       *[other] none of { $cells } is { $digit }
    }
premise-is-neither = neither { $one } nor { $other } is { $digit }

# Behind 'then' and 'so', or alone.
claim-is =
    { $count ->
        [one] { $cells } is { $digit }
       *[other] one of { $cells } is { $digit }
    }
claim-is-not =
    { $count ->
        [one] { $cells } is not { $digit }
       *[other] none of { $cells } is { $digit }
    }
claim-is-neither = neither { $one } nor { $other } is { $digit }

# { $claim } says what a cell is, { $digits } what else it had.
claim-is-therefore-not = { $claim }, and therefore not { $digits }

number-two = two
number-three = three
number-four = four
number-five = five
number-six = six
number-seven = seven
number-eight = eight
# A number with decimals.
number-decimal = { $whole }.{ $decimals }
# Between the thousands of a number: '12,345'.
number-grouped = { $before },{ $group }

## Explanations: fish

# { $base } and { $cover } are lists of houses. { $likewise } is yes where the same was
# said of another cover before.
fish-base =
    { $likewise ->
        [yes] Likewise, in { $base }
       *[no] In { $base }
    } (the base), the { $digit } can only go in { $cover } (the cover).
fish-base-with-fins =
    { $likewise ->
        [yes] Likewise, in { $base }
       *[no] In { $base }
    } (the base), the { $digit } can only go in { $cover } (the cover), but for { $fins }.
# Those outside the cover, one or both of these.
fish-fins =
    { $count ->
        [one] the fin
       *[other] the fins
    } { $fins }
fish-fins-endo =
    { $count ->
        [one] the endo fin
       *[other] the endo fins
    } { $fins }
fish-endo-fins =
    { $count ->
        [one] The endo fin { $fins } lies
       *[other] The endo fins { $fins } each lie
    } in two houses of the base at once.

# { $lines } is what the base has: rows, where the cover has columns, or columns, where it
# has rows; else houses. { $number } is how many, in words, { $size } the same as a number.
fish =
    { $lines ->
        [rows] The { $number } rows must have their { $digit }s in different columns
        [columns] The { $number } columns must have their { $digit }s in different rows
       *[houses] The { $number } houses of the base must have their { $digit }s in different houses of the cover
    }, so no other cell of { $cover } can be { $digit }: { $removing }.
# { $twice } are { $count } cells of the base in two houses of the cover.
fish-cannibalistic =
    { $lines ->
        [rows] The { $number } rows must have their { $digit }s in different columns
        [columns] The { $number } columns must have their { $digit }s in different rows
       *[houses] The { $number } houses of the base must have their { $digit }s in different houses of the cover
    }, so no other cell of { $cover } can be { $digit }, nor can { $count ->
        [one] { $twice }, which lies in two of these
       *[other] any of { $twice }, each of which lies in two of these
    } and would leave too few for the rest of the base: { $removing }.

# { $without } says that the fins are not the digit, { $with } that one of them is;
# { $rest } is one of the two messages fish-rest.
fish-without-fins =
    If { $without }, { $lines ->
        [rows] the { $number } rows must have their { $digit }s in different columns
        [columns] the { $number } columns must have their { $digit }s in different rows
       *[houses] the { $number } houses of the base must have their { $digit }s in different houses of the cover
    }, so { $rest }; if { $with }, { $eliminated } { $eliminated_count ->
        [one] sees it
       *[other] see it
    }.
# { $name } is the technique as in the names of the messages below, { $base } rows, columns
# or houses.
fish-without-fins-is =
    If { $without }, the { $base ->
        [rows] rows
        [columns] columns
       *[houses] houses
    } form { $name ->
        [x-wing] an
       *[other] a
    } { $technique }, so { $rest }; if { $with }, { $eliminated } { $eliminated_count ->
        [one] sees it
       *[other] see it
    }.
fish-rest = no other cell of { $cover } can be { $digit }
fish-rest-cannibalistic =
    no other cell of { $cover } can be { $digit }, nor can { $count ->
        [one] { $twice }, which lies in two of these
       *[other] any of { $twice }, each of which lies in two of these
    } and would leave too few for the rest of the base
fish-either-way =
    Either way { $eliminated } { $count ->
        [one] is
       *[other] are
    } not { $digit }.
# The same of the only cover, with what is removed.
fish-either-way-removing =
    Either way { $eliminated } { $count ->
        [one] is
       *[other] are
    } not { $digit }: { $removing }.
fish-together = Together: { $removing }.

## Explanations: strong links of one digit

# { $again } is yes where such a thing was said before.
single-digit-chain =
    { $again ->
        [yes] In the same way, in { $first }
       *[no] In { $first }
    }, the { $digit } can only go in { $first_cells }; in { $second }, only in { $second_cells } (strong links). { $inner } are both in { $weak } (a weak link), so they cannot both be { $digit }: at least one of { $outer } is, and no cell that sees both can be { $digit }.
# { $near } and { $far } are the row and the column in the box { $block }.
empty-rectangle =
    { $again ->
        [yes] In the same way, in { $block }
       *[no] In { $block }
    }, the { $digit } can only go in { $near } or { $far } (an empty rectangle); in { $house }, only in { $cells } (a strong link). If { $first } is { $digit }, { $block } has its { $digit } in { $far }; if not, { $second } is { $digit }. Either way { $eliminated } sees it.
# What follows from such arguments.
single-digit-removing = So { $removing }.

## Explanations: wings

wing-of-two-digits = The pivot { $pivot } can only be { $digits }; it sees the pincers { $first }, which can only be { $first_digits }, and { $second }, which can only be { $second_digits }. If { $pivot } is { $first_digit }, { $first } is { $eliminated }; if { $pivot } is { $second_digit }, { $second } is { $eliminated }. So at least one of the pincers is { $eliminated } (Z), and no cell that sees both can be: { $removing }.
wing-of-three-digits = The pivot { $pivot } can only be { $digits }; it sees the pincers { $first }, which can only be { $first_digits }, and { $second }, which can only be { $second_digits }. If { $pivot } is { $first_digit }, { $first } is { $eliminated }; if { $pivot } is { $second_digit }, { $second } is { $eliminated }; if neither, it is { $eliminated } itself. So at least one of the three is { $eliminated } (Z), and no cell that sees all three can be: { $removing }.
wing-linked = The pincers { $pincers } have the same two candidates, { $digits }. In { $house }, the { $digit } can only go in { $cells } (a strong link). If { $first_end } is { $digit }, { $first }, which it sees, is { $eliminated }; if { $second_end } is { $digit }, { $second }, which it sees, is { $eliminated }. So at least one of the pincers is { $eliminated } (Z), and no cell that sees both can be: { $removing }.
chute-pincers = The pincers { $pincers } have the same two candidates, { $digits }.
# { $seen } and { $others } are cells of { $block }, each seen by one of the pincers.
chute-argument = In { $block }, the { $digit } can only go in { $seen }, which { $first } sees, or in { $others }, which { $second } sees. So the pincers cannot both be { $digit }: at least one is { $eliminated } (Z), and no cell that sees both can be: { $removing }.

## Explanations: disjoint subsets, with as many cells as digits

# { $cells } are all cells, { $places } those of them that have Z or { $digit }; { $number } is
# how many cells and digits there are, in words, { $fewer } one less.
disjoint-idea-z = One of { $places } is { $z } (Z): without it, { $cells } would have too few digits.
disjoint-idea = { $cells } use up all the digits that they can hold, so a cell that sees all places of one of these cannot hold it.
disjoint-bent = Of the cells of { $line } and { $block }, { $cells } have only { $digits }: { $number } cells with { $number } digits.
# { $two } are parallel lines, { $three } lines across them.
disjoint-twinned = Where { $two } cross { $three }, { $cells } have only { $digits }: { $number } cells with { $number } digits.
disjoint-cells = { $cells } have only { $digits }: { $number } cells with { $number } digits.
# { $digits } are all digits, but for Z.
disjoint-once = Each of { $digits } stands there at most once: all of these cells that have it see each other.
disjoint-z = Without { $z } (Z), the { $number } cells would have { $fewer } digits left, each for one cell at most. So one of { $places } is { $z }, and no cell that sees all of these can be { $z }: { $removing }.
disjoint-all = Each of the { $number } cells takes another one of them, so each of { $digits } stands there once.
disjoint-end = So one of { $places } is { $digit }, and no other cell that sees all of these can be { $digit }: { $removing }.

## Explanations: coloring

# { $number } is 0 for the first cluster; { $first } and { $second } are the cells of its
# two colors, whose letters are { $one } and { $other }.
coloring-cluster =
    { $number ->
        [0] Strong links (conjugate pairs of { $digit }) join { $cells }
       *[other] Others join { $cells }
    }, by turns in color { $one } ({ $first }) and color { $other } ({ $second }): one color is all { $digit }, and the other has none.
coloring-trap =
    { $eliminated } { $count ->
        [one] sees
       *[other] each see
    } a cell of color A and one of color B, one of which is { $digit }: { $removing }.
# { $ends } are both of color A.
coloring-wrap = In { $house }, { $ends } cannot both be { $digit }, but both are of color A. So color A is not { $digit }: { $removing }.
# The one of { $ends } is of color A, the other one of color C.
coloring-wing =
    In { $house }, { $ends } cannot both be { $digit }, so color A and color C cannot: color B or color D is { $digit } (or both). { $eliminated } { $count ->
        [one] sees
       *[other] each see
    } a cell of color B and one of color D: { $removing }.
# Of { $first_ends } and of { $second_ends }, one is of color A and the other one of color C or D.
coloring-both = In { $first }, { $first_ends } cannot both be { $digit }; in { $second }, { $second_ends } cannot both be { $digit }. If color A were { $digit }, neither color C nor color D could be, but one of them is. So color A is not { $digit }: { $removing }.

## Explanations: 3D Medusa

# { $rule } is the number of the rule, or 0 for several of rules 3 to 5.
medusa-idea = Candidates of several digits are colored by turns along strong links, so every candidate of one color is true. { $rule ->
        [1] Rule 1: color A puts two digits in one cell, so color B is true.
        [2] Rule 2: color A puts a digit in two cells that see each other, so color B is true.
        [3] Rule 3: a cell with both colors loses its other candidates.
        [4] Rule 4: a candidate that sees its digit in both colors is false.
        [5] Rule 5: a candidate that sees its digit in one color is false if its cell has the other color.
        [6] Rule 6: color A leaves nothing for a cell, so color B is true.
       *[other] Rules 3 to 5, the trap: what both colors rule out is false.
    }
# { $first } and { $second } are candidates: '1 in r1c2 and r5c3; 4 in r5c2'.
medusa-colors = Strong links (cells with two candidates, and conjugate pairs) join color A ({ $first }) and color B ({ $second }) by turns: every candidate of one color is true, and every one of the other is false.
medusa-twice-in-cell = Color A has { $digits } in { $cell }, which holds only one digit.
medusa-twice-in-house = In { $house }, color A has { $digit } in { $ends }, which cannot both be { $digit }.
medusa-twice-in-sight = { $ends } see each other, and color A has { $digit } in both.
medusa-seen = If color A is true, { $cell } is not { $digit }, because it sees { $digit } in { $at }.
medusa-opposite = If color A is true, { $cell } is not { $digit }, because its { $digit } has color B.
medusa-in-cell = { $cell } has { $first } in color A and { $second } in color B. One of them is true, so it is not { $digits }.
medusa-sees-both = { $cell } sees { $digit } of color A in { $first } and of color B in { $second }. One of them is true, so it is not { $digit }.
# { $seen } and { $other } are the letters of the two colors.
medusa-sees-one = { $cell } sees { $digit } of color { $seen } in { $at }, and has { $own } in color { $other }. One of them is true, so it is not { $digit }.
# { $placed } is a list such as 'r1c3 is 7; r2c4 is 5'.
medusa-true = So color A is false, and color B is true: { $placed }.
medusa-empty = Nothing would be left for { $cell }. So color A is false, and color B is true: { $placed }.
medusa-trap = So { $removing }.

## Explanations: chains

# { $premise } and { $claim } are the clauses above, { $consequence } one of those below.
chain-begun = If { $premise }, then { $consequence }
chain-going-on = { $chain }; then { $consequence }

chain-last-candidate = { $claim }, the only other candidate of the cell
chain-other-candidate = { $claim }, because it is { $digit }
chain-last-place = { $claim }, because { $house } has no other place for it
chain-other-place =
    { $claim }, because { $count ->
        [one] { $there } is
       *[other] one of { $there } is
    } the { $digit } of { $house }
chain-seen = { $claim }, because it sees { $cells }
chain-set = { $claim }, because { $cells } have only { $digits } and hold all the others without { $digit }
chain-other-place-in-cage =
    { $claim }, because { $count ->
        [one] { $there } is
       *[other] one of { $there } is
    } the { $digit } of { $cage }, which has no digit twice
# { $cage } is the name of a cage or the clause below, { $sets } are such as '1 + 5 or 2 + 4'.
chain-open-cage = { $cells } of { $cage }, which make { $equation },
chain-cage-needs = { $claim }, because { $cage } can only hold { $sets }, with the { $digit } in any case, and it has no other place there
chain-cage-without = { $claim }, because { $cage } can only hold { $sets } without { $digit }
chain-cage-not-both = { $claim }, because { $cage } can only hold { $sets }, and never { $from } and { $to } together
chain-cage-shared-out = { $claim }, because { $cage } can only hold { $sets }, and with { $from } in { $there } and { $to } in { $here } none of that can be shared out

# A chain of a few links, as a sentence; and a link as a line.
chain-told = { $chain }.
chain-line = Then { $consequence }.

# { $first } and { $last } say that the first and the last candidate are true or false.
chain-idea = Strong and weak links take turns and lead from one end of the chain to the other, so at least one of the ends is true: { $first } or { $last }.
chain-idea-closed = Strong and weak links take turns and lead back to where they began: if { $premise }, then { $claim }.
chain-idea-continuous = Strong and weak links take turns and form a closed loop. Exactly one end of each link is true, so everything else that sees both ends of a weak one is false.
chain-refuted = That contradicts what was supposed, so { $first }: { $removing }.
chain-proved = So in any case { $first }, and nothing else: { $removing }.
chain-open =
    So { $first } or { $last } (or both), and no cell that sees { $count ->
        [2] both
       *[other] all of these
    } can be { $digit }: { $removing }.
chain-open-of-two-digits = So { $first } or { $last } (or both). The two cells see each other: with { $last_digit } in { $first_cells } both ends would be false; likewise with { $first_digit } in { $last_cells }: { $removing }.
chain-continuous = That is what was supposed: the loop closes. Read backwards it says the same of the opposite, so exactly one end of each link is true, of the weak ones too.
# { $one_is } says that one of the cells at the two ends of a link has the digit.
chain-removed-in-house = So { $one_is }, and nothing else in { $house } is: { $removing }.
chain-removed-by-sight =
    So { $one_is }, and no cell that sees { $count ->
        [2] both
       *[other] all of them
    } is: { $removing }.
chain-removed-in-cell = So { $cell } is { $digits } and nothing else: { $removing }.
# { $one } and { $other } are clauses.
chain-removed-by-cage = So { $one } or { $other }, and { $cage } can only hold { $sets }, so that some candidates can be with neither: { $removing }.
chain-removed-by-set =
    { $size ->
        [one] { $cells } has
       *[other] { $cells } have
    } only { $digits }, one digit more than cells, and { $size ->
        [one] lacks
       *[other] lack
    } { $lacking }, but no other digit. So no cell that sees all places of { $held } there can be { $count ->
        [one] it
       *[other] the same
    }: { $removing }.
remote-pair = { $cells } can only be { $digits }, and each sees the next, so the two digits stand in them by turns. There are { $number } cells, an even number, so the first and the last hold different digits: one of { $ends } is { $one }, and the other is { $other }. So no cell that sees both of them can be either: { $removing }.

## Explanations: forcing chains and nets, kraken fish

# What is supposed in the first line of a branch.
suppose = Suppose { $premise }.
# Something with the lines in brackets that have told it.
cited = { $what } { $lines }
cited-lines =
    ({ $count ->
        [one] line
       *[other] lines
    } { $lines })
lines-from-to = { $first } to { $last }

# A sentence with { $so } goes on from the one before: that supposes something if it is
# then, else so. { $because } is such as 'r1c2 is 5 (line 3)', and { $lost } such as
# '4 (line 2) and 7 (line 5)' or 'r1c2 and r1c3 (line 2)'.
forcing-going-on =
    { $so ->
        [then] Then { $claim }.
       *[so] So { $claim }.
    }
forcing-cell-taken = { $because }, so it is not { $digit }.
forcing-house-taken-going-on =
    { $so ->
        [then] Then { $cell }
       *[so] So { $cell }
    }, also in { $house }, is not { $digit }.
forcing-house-taken = { $because }, so { $cell }, also in { $house }, is not { $digit }.
forcing-seen-going-on =
    { $so ->
        [then] Then { $cell }
       *[so] So { $cell }
    }, which sees it, is not { $digit }.
forcing-seen = { $because }, so { $cell }, which sees it, is not { $digit }.
forcing-seen-together-going-on =
    { $so ->
        [then] Then { $cells }
       *[so] So { $cells }
    }, which see it, are not { $digit }.
forcing-seen-together = { $because }, so { $cells }, which see it, are not { $digit }.
forcing-last-candidate-going-on =
    { $so ->
        [then] Then { $cell }
       *[so] So { $cell }
    }, which had only { $digits }, is { $digit }.
forcing-last-candidate = { $cell } has lost { $lost }, so only { $digit } is left: { $cell } is { $digit }.
forcing-last-place-going-on =
    { $so ->
        [then] Then { $claim }
       *[so] So { $claim }
    }, because { $house } has no other place for it.
forcing-last-place = { $lost } cannot be { $digit }, so { $claim }, because { $house } has no other place for it.
forcing-locked =
    { $lost } cannot be { $digit }, so { $base } has it in one of { $left }. These are in { $cover } too, so { $cells }, also in { $cover }, { $count ->
        [one] is
       *[other] are
    } not { $digit }.
forcing-locked-seen =
    { $lost } cannot be { $digit }, so { $base } has it in one of { $left }. So { $cells }, which { $count ->
        [one] sees
       *[other] see
    } all of these, { $count ->
        [one] is
       *[other] are
    } not { $digit }.
forcing-x-wing = In { $base }, { $digit } is left only in { $cover }{ $lines }. So { $cover } have it there, and { $claim }.
forcing-as-before =
    As in { $count ->
        [one] line
       *[other] lines
    } { $lines }: { $claims }.
forcing-nothing-to-show = Then there is nothing to show.

# What cannot be, as a clause.
conflict-opposite = it follows that { $claim }
conflict-two-digits = { $cell } has to be both { $digits }
conflict-both = { $cell } has to be { $digit } and cannot be { $digit }
conflict-twice = { $house } has { $digit } twice, in { $cells }
conflict-twice-seen = { $cells }, which see each other, are both { $digit }
conflict-no-candidate = nothing is left for { $cell }
conflict-no-place = { $house } has no place left for { $digit }
conflict-no-sum = { $cells } can no longer add up to { $sum }
forcing-idea = If { $premise }, { $conflict }.
forcing-conflict = Now { $conflict } { $lines }.
forcing-opposite = That contradicts line { $line }.
# { $conclusion } is such as 'remove 4 from r3c5' or 'r1c2 is 5'.
forcing-wrong = So what was supposed is wrong: { $conclusion }.

# { $lines } is nothing or such as ' (lines 3 and 5)', with its blank.
side-idea =
    If { $premise }, { $conflict } in the end; { $count ->
        [0] plain steps show it
        [one] a side argument helps to show it
       *[other] { $number } side arguments help to show it
    }.
side-argument-suppose = Suppose { $premise } as well: a side argument.
side-argument-wrong = That cannot be, so with all that was supposed before it, { $claims }{ $lines }.
side-last-candidate = Then { $claims }: nothing else is left for the cell{ $lines }.
side-last-place = Then { $claims }, the only place left in { $house }{ $lines }.
side-locked = In { $house }, { $digit } is left only in { $places }: so { $claims }{ $lines }.
side-naked = { $cells } have only { $digits } left, so { $claims }{ $lines }.
side-hidden = In { $house }, { $digits } are left only in { $cells }, so { $claims }{ $lines }.
side-sum = { $cells } must add up to { $sum }, so { $claims }{ $lines }.
side-no-candidate = Now nothing is left for { $cell }{ $lines }.
side-no-place = Now { $house } has no place left for { $digit }{ $lines }.
side-no-sum = Now { $cells } can no longer add up to { $sum }{ $lines }.
side-wrong = So what was supposed first is wrong: { $conclusion }.

forcing-idea-verity = { $cases }, { $conclusion }.
forcing-cases-cell = Whichever of its candidates { $cell } holds
forcing-cases-house = Wherever the { $digit } of { $house } is
forcing-cases-candidate = Whether { $cell } is { $digit } or not
forcing-cell = { $cell } is one of { $digits }.
forcing-house = In { $house }, { $digit } is in one of { $cells }.
# The same where { $lines }, such as ' (line 3)', have told what is gone.
forcing-cell-left = { $cell } has only { $digits } left{ $lines }: it is one of them.
forcing-house-left = In { $house }, { $digit } is left only in { $cells }{ $lines }: it is in one of them.
forcing-candidate = { $claim } or it is not.
forcing-every-case =
    { $count ->
        [2] Either way { $lines }, { $conclusion }.
       *[other] In every case { $lines }, { $conclusion }.
    }

# Behind fish-base-with-fins
kraken-idea = If none of the fins of this fish is { $digit }, { $conclusion }; and if one of them is, the same follows.
kraken-idea-from-cover = Wherever { $base } have their { $digit }, { $conclusion }.
kraken-without-fins = If { $without }, { $base } have it there, one in each, and no other cell of { $cover } can have it: { $eliminated } cannot either.
kraken-from-cover =
    If { $without }, then { $house } has it in { $held_count ->
        [one] { $held }
       *[other] one of { $held }
    }. So one of { $starts } is { $digit }.

## Explanations: uniqueness

# { $corners } are the four corners of a rectangle and { $pair } its two digits.
deadly-pattern-idea = { $corners } cannot hold only { $pair }: such a deadly pattern would give the puzzle a second solution.
deadly-pattern-corners =
    { $corners } lie in { $regions ->
        [none] two rows and two columns
        [region] two rows, two columns and two regions
       *[box] two rows, two columns and two boxes
    }, and none of them is a given.
# { $kinds } is a list such as 'row, column and box'; { $apart } is yes where a corner sees
# cells that share no house with it.
deadly-pattern-swap =
    If they held only { $pair }, these two digits could change places: every { $kinds } would keep its digits, { $apart ->
        [yes] no other cell that sees them could have either, and no given would change
       *[no] and no given would change
    }. That would be a second solution, and the puzzle has only one.
# { $floor } are the corners with the two digits alone, { $roof } the others.
unique-rectangle-floor = The floor, { $floor }, has only { $pair }.
unique-rectangle-roof =
    Besides these, the roof, { $roof }, has only the extra { $extra_count ->
        [one] candidate
       *[other] candidates
    } { $extras }.
# { $line } is the number of the line that says so.
unique-rectangle-others = If the roof, { $roof }, were { $digits }, the four would hold only { $pair }, which line { $line } rules out. So it is one of its extra candidates: { $removing }.
deadly-pattern-extra =
    { $count ->
        [2] If neither of { $roof }
       *[other] If none of { $roof }
    } were { $extra }, the four would hold only { $pair }, which line { $line } rules out. So at least one of them is { $extra }, and { $count ->
        [2] no cell that sees both can be
       *[other] no cell that sees all three can be
    }: { $removing }.
unique-rectangle-subset = If { $roof } held only these too, the four would hold only { $pair }, which line { $line } rules out. So one of { $roof } is { $extras }.
unique-rectangle-in-subset =
    That cell and { $cells }, which { $cell_count ->
        [one] has
       *[other] have
    } only { $digits }, take { $digit_count ->
        [2] both of these digits
        [3] all three digits
       *[other] all four digits
    }, as a naked subset, so no other cell of { $houses } can be { $digit_count ->
        [2] either
       *[other] one of them
    }: { $removing }.
unique-rectangle-locked = In { $houses }, the { $digit } can only go in the roof, { $roof }, so one of the two is { $digit }.
unique-rectangle-locked-end = If the other one were { $other }, the four would hold only { $pair }, which line { $line } rules out. So neither is { $other }: { $removing }.
unique-rectangle-x-wing = In { $lines }, the { $digit } can only go in these four cells.
unique-rectangle-x-wing-end = If one of the roof, { $roof }, were { $digit }, so would the other be, and { $floor } would be { $other }: the four would hold only { $pair }, which line { $line } rules out. So neither is { $digit }: { $removing }.
# The rectangle's { $corner } and { $opposite } lie crosswise, and so do the two { $between }.
unique-rectangle-strong-links = In { $lines }, the { $digit } can only go in { $corners } (strong links).
unique-rectangle-strong-links-end = If { $opposite } were { $other }, { $between } would be { $digit } and { $corner } would be { $other }: the four would hold only { $pair }, which line { $line } rules out. So { $opposite } is not { $other }: { $removing }.
# { $solved } is a list of clauses such as 'r1c2 is 5'.
avoidable-rectangle-solved = { $solved }: these digits were found, not given.
avoidable-rectangle-with-extra = { $first } has only { $first_digits }, and { $second } only { $second_digits }; { $extra } is the extra candidate.
avoidable-rectangle-missing = If { $cells } were { $digits }, the four would hold only { $pair }, which line { $line } rules out: { $removing }.
universal-grave-idea = Without the extra candidate { $digit } in { $cell }, all empty cells together would be a deadly pattern, which gives the puzzle a second solution.
universal-grave-cells = Every empty cell has two candidates, but for { $cell } with three. Of these, the { $digit } is the extra one.
universal-grave-houses = Without it, each digit would have exactly two places in every house that lacks it.
universal-grave-swap = A solution without it takes one of the two candidates of each cell. Those that it leaves are one for each cell too, and each house has each digit once among them: a second solution, and the puzzle has only one.
universal-grave = So { $cell } is { $digit }: { $removing }.

guardians-loop = { $cells } form a closed loop without a given, and each cell sees the next.
guardians-loop-marked = Go round it marking its cells A and B by turns: each house that it meets has exactly one A and one B.
# { $lines } is such as '(line 2)', here and below.
guardians-loop-swapped = If only { $digits } filled it, they would stand in it by turns. Exchanging the two would leave every house with its digits { $lines }, and no given would change.
# { $lines } tells how.
guardians-two-solutions = The puzzle would have a second solution { $lines }. It has only one, so that cannot be.
guardians-rectangle = { $cells } lie on two parallel lines, three cells of each, without a given, and the two cells side by side always share a box (or region).
guardians-rectangle-filled = If only { $digits } filled them, both lines would have the same three digits there.
guardians-rectangle-swapped = Exchanging those of the two lines { $lines } would leave every house with its digits, and no given would change.
# { $cells } are those of an odd loop along it; { $houses } join each of them to the next.
guardians-broken-wing = { $cells } form a closed loop of { $number } cells, and each shares one of { $houses } with the next.
guardians-broken-wing-filled = If these houses had no other place for { $digit }, each of them would have it in exactly one of its two cells of the loop, so every other cell of the loop would be { $digit } { $lines }.
guardians-odd = With an odd number of cells that cannot be { $lines }.
guardians-oddagon = { $cells } form a closed loop of { $number } cells, each of which sees the next.
guardians-oddagon-filled = If they held only { $digits }, these two would have to take turns along the loop { $lines }.
# { $boxes } are all four; in { $opposite }, an odd number of them, the cells run the other way.
guardians-tridagon = { $cells } are three cells of each of { $boxes }, one in each row and column there.
guardians-tridagon-rows = If only { $digits } filled them, two boxes side by side would have different digits in each of three rows { $lines }. So read from top to bottom, both would have the three digits in the same circular order.
guardians-tridagon-columns = In the same way, two boxes one above the other would have different digits in each of three columns { $lines }. So read from left to right, both would have the three digits in the same circular order.
guardians-tridagon-opposite = In { $opposite }, the order by columns is the opposite of that by rows; in { $count ->
        [1] the three others
       *[other] the other one
    } both are the same { $lines }.
guardians-tridagon-round = Going round the four boxes, the order would stay the same from box to box { $kept } and yet turn into its opposite { $turned }, which cannot be.
guardians-grave = Without { $guardians }, each empty cell would have two candidates.
guardians-grave-houses = Each digit would then have two places in every house that lacks it.
guardians-grave-rest = A solution would take one candidate of each cell. Those that it does not take would be one for each cell, and one of each digit in each house, too { $lines }.
guardians-grave-two = They would be a second solution { $lines }. The puzzle has only one, so that cannot be.
# { $lines } says that it cannot be without the guardians.
guardians-true =
    { $count ->
        [one] Only the extra candidate (guardian) { $guardians } prevents that { $lines }, so it is true.
       *[other] Only the extra candidates (guardians) { $guardians } prevent that { $lines }, so at least one of them is true.
    }
guardians-one-cell =
    { $count ->
        [one] So { $cell } is { $digits } and nothing else { $lines }: { $removing }.
       *[other] All of them are in { $cell }, so it is { $digits } and nothing else { $lines }: { $removing }.
    }
guardians-placed = There is no other guardian { $lines }: { $placed }.
guardians-all-see = So what all of them see is false { $lines }: { $removing }.
guardians-subset-held = So { $guarded } is { $guardian_digits } { $lines }.
guardians-subset = That cell { $lines } and { $cells }, which can only be { $digits }, take { $digit_count ->
        [2] both
       *[other] all
    } of these digits, so no other cell of { $houses } can be one of them: { $removing }.
guardians-locked-house = In { $houses }, the { $digit } can only go in { $guarded }.
guardians-locked = So one of these two cells is { $digit } { $locked }, and the other is one of its extra candidates { $known }: { $removing }.
# The whole idea. { $guardians } are { $count } candidates.
guardians-idea =
    Without { $count ->
        [one] the extra candidate (guardian)
       *[other] the extra candidates (guardians)
    } { $guardians }, { $would ->
        [have-none] the board could not be filled
       *[have-two-solutions] the puzzle would have a second solution
    }, so { $count ->
        [one] it is true.
       *[other] at least one of them is true.
    }
# What each of the guardians leads to is told behind guardians-true, line by line.
guardians-idea-forced = Whichever of the extra candidates (guardians) { $guardians } is true, the same candidates are false.

## Explanations: fireworks

# { $count } is how many digits and cells there are.
firework-idea = { $count ->
        [3] Three digits, { $digits }, are in three cells, { $cells }, which hold nothing else.
       *[other] Four digits, { $digits }, are in four cells, { $cells }, which hold nothing else.
    }
firework-idea-pair = The wings cannot have both digits, so { $cross } is { $digits }.
# { $first } is the wing in the row, { $second } the one in the column.
firework-lines = In { $row }, { $digits } can only go in { $region } and in { $first }. In { $column }, they can only go in { $region } and in { $second }.
firework-twice = If one of { $digits } were not in { $cross }, { $first } or { $second }, { $region } would have it twice: once in { $row } and once in { $column }.
firework-filled = { $count ->
        [3] So three digits take the three cells { $cells }, which hold only { $digits }.
       *[other] So four digits take the four cells { $cells }, which hold only { $digits }.
    }
firework-once = Each of { $digits } takes only one of these cells, so it is not in both { $first } and { $second }. Then { $row } or { $column } has it in { $region }, which has no other place for it.
firework-end = So { $removing }.
firework-pair = { $pair } is { $digits }, and sees { $wings }: the digit that it holds is in neither of them.
firework-pair-end = So that digit is in { $cross }, which is { $digits }: { $removing }.

## Explanations: symmetry of the givens

# { $motion } is 'half' or 'quarter' for a turn, or 'diagonal' or 'antidiagonal'.
symmetry-idea = The givens are symmetric ({ $motion ->
        [half] a half turn
        [quarter] a quarter turn
        [diagonal] a reflection in the diagonal from the top left
       *[antidiagonal] a reflection in the diagonal from the top right
    }), so the solution is, too, and what does not fit that is false.
# { $pairs } is a list such as '1 to 9, 2 to 8 and 5 to 5'.
symmetry-digits = { $motion ->
        [half] A half turn
        [quarter] A quarter turn clockwise
        [diagonal] A reflection in the diagonal from the top left
       *[antidiagonal] A reflection in the diagonal from the top right
    } takes each given to a given, and its digit always to the same one: { $pairs }.
symmetry-pair = { $from } to { $to }
symmetry-solution = Moved like this, with the digits exchanged, the puzzle is still the same puzzle. It has only one solution, so the solution maps to itself: where a cell holds a digit, the cell to which it moves holds the digit that takes its place.
symmetry-stays = { $count ->
        [one] { $cells } stays in its place, so it
       *[other] { $cells } stay in their places, so each of them
    } holds a digit that stays the same, { $digits }.
symmetry-sees = { $count ->
        [one] { $cells } sees the cell to which it moves, so it cannot hold a digit that stays the same, { $digits }.
       *[other] { $cells } each see the cell to which they move, so they cannot hold a digit that stays the same, { $digits }.
    }
symmetry-lacks = { $cell } is not { $digit }, because { $image }, to which it moves, cannot be { $to }.
symmetry-end = So { $removing }.

# { $gone } is one candidate or several, put as alternatives.
exclusion-idea = { $count ->
        [2] Two cells, { $cells }, hold one of their pairs
       *[other] { $cells } hold one of their combinations
    } of digits, and none that is possible has { $gone }.
exclusion-cells = { $cells } (with { $digits })
# { $held } is one clause or two, such as 'r1c2 is 5'.
exclusion-same = If { $held }, { $cell } cannot be { $digits }: it sees the same digit.
exclusion-set =
    If { $held }, { $cell } cannot be { $digits }: { $count ->
        [one] { $set } sees these cells and would have no digit left.
       *[other] { $set } would lose both digits, all of whose places there are seen, and have too few left.
    }
exclusion-end = So { $gone } { $count ->
        [one] is
       *[other] are
    } in no possible combination: { $removing }.

## Explanations: exocets

exocet-idea = The targets { $targets } hold the same two digits as the base, { $base }.
exocet-double-idea = The four base cells { $base } hold { $digits }, once each, and so do the four targets { $targets }.
exocet-base = The base, { $base }, has no candidates but { $digits }; its targets are { $targets }.
# $lines are the three cross-lines.
exocet-need = Each digit that the base holds is needed once in each of { $lines } (cross-lines), and it is in no cell that both base cells see.
# Both behind exocet-need.
exocet-companions = Beside the targets, { $cells } { $count ->
        [one] has none of these digits (companion)
       *[other] have none of these digits (companions)
    }.
exocet-s-cells = The remaining cells of these lines, without the targets, are their S cells.
exocet-cover = The S cells have the { $digit } { $count ->
        [0] nowhere
       *[other] only in { $lines }
    }.
exocet-targets = Two lines have a digit twice at most, but it is needed three times: so a target holds it. The base has two digits and two targets, so each target holds one of them.
exocet-only = So a target can hold nothing but { $digits }.
exocet-crowded = If { $cell } were { $digit }, the two other cross-lines would need the { $digit }, too, besides the targets and out of sight of { $cell }. They have it only in { $line }, which holds it once.
exocet-gone = No target can be { $digits }, so the base cannot either.
exocet-mirror = What { $target } holds is in the base, too. In { $house } it is then out of sight of { $target } and of the base, not in { $other }, and not in a cell without digits of the base: it is in { $mirror } (mirror).
exocet-no-mirror = { $mirror } cannot be { $digit }, so { $target } cannot be either.
exocet-different = No digit is in both bases: it could not be in the target that shares a box with a base, and so it would be in two targets of { $house }.
exocet-four = So the four base cells { $base } hold { $digits }, once each, and so do the four targets { $targets }.
exocet-seeing = What sees all four base cells, or all four targets, cannot be { $digits }.
exocet-used = A digit is in one target, so two cross-lines have it besides: each of its two lines has it there, and nowhere else.
exocet-end = So { $count ->
        [one] this candidate is
       *[other] these candidates are
    } false: { $removing }.

## Explanations: cells that need as many digits as some houses can give

sectors-ring-idea = A ring of { $count } empty cells needs { $count } digits, and the houses that join them can give just as many: so each of these has its digits in the ring.
sectors-crossing-idea = The { $count } empty cells where some rows and columns cross need { $count } digits, and these lines can give just as many: so each of them has its digits there.
# $houses are four lines and four boxes by turns.
sectors-ring = Around the solved corners { $corners } lie { $count } empty cells, two and two in a ring: { $cells }. Each pair is joined to the next by { $houses }.
sectors-crossing = Where { $rows } (home) and { $columns } (away) cross, there are { $count } empty cells: { $cells }.
sectors-digit = In these cells, the { $digit } can only go in { $houses }.
# Behind exocet-cover and sectors-digit.
also-in = All these places are in { $houses }, too.
sectors-full = Each house gives them its digit once at most, which makes { $count } in all. The { $count } cells need them all: so each house has its digit in these cells, and nowhere else.
sectors-end = So { $count ->
        [one] this candidate is
       *[other] these candidates are
    } false: { $removing }.

# Truths and links: { $slots } are such as 'r1c2 and r1c3; 3 in rows 1 and 4'.
rank-zero-idea = { $count } truths need { $count } true candidates, and the { $count } links that cover them allow no more: so what a link has outside the truths is false.
rank-zero-truths = The truths: { $slots }. Each has one true candidate, which makes { $count } in all.
rank-zero-links = The links: { $slots }. Each has one true candidate at most, which makes { $count } in all.
rank-zero-digit = { $digit } in { $houses }
# A truth or a link that is counted more often than once.
rank-zero-times = { $slots } (counted { $times } times)
rank-zero-covered = Each candidate of the truths lies in links at least as often as in truths.
rank-zero-full = So the true candidates of the truths, { $count } in all, take up all { $count } links, and no candidate that lies in links more often than in truths can be true.

## Explanations: almost locked sets

# { $name } is a letter, { $set } is one of the two below it.
als-set =
    { $name } is { $set }: { $cells ->
        [one] one cell
       *[other] { $cells_number } cells
    } with { $digits_number } digits, so it lacks one of them at most.
# A set by the combinations of a cage: { $cage } is its name or the clause chain-open-cage.
als-of-cage = { $name }: { $cage } can only hold { $sets }.
als-of-one-cell = { $cell } with { $digits }
als-of-cells = { $cells } in { $house } with { $digits }
als-in-cage = { $cells } in { $cage } with { $digits }
# { $names } are the first set and the last, such as 'A or C'.
als-idea =
    { $count ->
        [one] { $names } holds { $digits } (Z), so what sees all its places in both is not { $digits }.
       *[other] { $names } holds each of { $digits } (Z), so what sees all places of one in both is not that.
    }
# { $name } is x, y or none.
als-restricted-common =
    { $digit } is { $name ->
        [x] the restricted common X
        [y] the restricted common Y
       *[none] a restricted common
    } of { $one } and { $other }: all its places in the one see all its places in the other, so at most one of the two holds it.
# { $chain } is the clause before it, and { $is_cage } whether the set is one by its combinations.
als-if =
    If { $name } lacks { $lacked }, { $is_cage ->
        [yes] each combination left has { $digit }
       *[no] it holds all its other digits, and so { $digit }
    }
als-then =
    { $chain }; then { $name } lacks { $digit }{ $is_cage ->
        [yes] , and each combination left has { $next }
       *[no] { " " }and holds all its others, and so { $next }
    }
als-last =
    { $chain }; then { $name } lacks { $digit }{ $is_cage ->
        [yes] , and each combination left has { $digits }.
       *[no] { " " }and holds all its others, and so { $digits }.
    }
als-end =
    { $count ->
        [one] So { $names } holds { $digits } (or both), and no cell that sees all its places in the two can be { $digits }: { $removing }.
       *[other] So { $names } holds each of { $digits } (or both), and no cell that sees all places of one of these in the two can be that: { $removing }.
    }
als-doubly-linked-idea = A and B have two restricted commons, { $digits }: each set lacks one of the two, and holds all its other digits.
als-doubly-linked-held = Each lacks one digit at most, so one holds { $first } and the other { $second }, and each holds all its other digits.
als-doubly-linked = So no other cell that sees all places of such a digit in its set can be that digit, nor any that sees all places of { $either } in both: { $removing }.

death-blossom-idea = Whatever the stem { $stem } is, one of the petals holds { $digits }.
death-blossom-stem = The stem { $stem } can only be { $digits }.
death-blossom-petal =
    { $stem } sees all places of { $places } in the petal { $name } ({ $count ->
        [one] a restricted common
       *[other] restricted commons
    }). So if { $stem } is { $linking }, { $name } lacks it{ $is_cage ->
        [yes] , and each combination left has { $digits }.
       *[no] { " " }and holds all its other digits, and so { $digits }.
    }
death-blossom-end =
    So in any case one of the petals holds { $digits }, and { $count ->
        [one] no cell that sees all its places in all petals can be { $digits }
       *[other] no cell that sees all places of one of these in all petals can be that
    }: { $removing }.

# { $count } cells.
sue-de-coq-idea = In and beside the crossing of { $line } and { $block }, { $number } cells use up all the digits that they can hold, so the rest of each house cannot have these.
sue-de-coq-crossing = { $line } and { $block } share { $cells }, which have only { $digits }.
sue-de-coq-part =
    In the rest of { $house }, { $cells } { $count ->
        [one] has
       *[other] have
    } only { $digits }.
sue-de-coq-each-once = The two rests have no digit in common, and all cells that do share one see each other, so no digit stands twice in these { $cells_number } cells. They have only { $digits_number } digits, so each of them stands there once.
sue-de-coq-some-twice =
    All cells that share a digit see each other, but for { $twice }, which can stand once in each rest; no other digit stands twice in these { $cells_number } cells. That makes just as many values as cells, so each of them stands there, { $twice } in both rests.
sue-de-coq-end =
    So { $house } has { $digits } in { $cells }, and nowhere else: { $removing }.

## Explanations: templates

# A digit alone, with no thought of the others: { $size } cells, { $count } ways.
templates =
    { $digit } needs { $size } cells, one in each house, and with the candidates it has left there { $count ->
        [one] is only one way
       *[other] are { $count } ways
    } to choose them.
# { $taken } is a list such as '7 in r4c5'. { $count } ways are left.
templates-taken =
    { $struck ->
        [one] One of these ways takes
       *[other] { $struck } of these ways take
    } a cell that another digit has in every way left to it: { $taken }. { $count ->
        [one] One way is left.
       *[other] { $count } ways are left.
    }
templates-way =
    { $count ->
        [1] The way left: { $cells }.
       *[other] Way { $number } of { $count }: { $cells }.
    }
# { $struck } of the ways that are gone have the digit in one of these cells.
templates-none =
    { $count ->
        [one] The way left does not have
       *[other] None of the { $count } ways left has
    } it in { $cells } { $lines }; { $struck ->
        [0] no way ever did
        [one] the one way that did is gone
       *[other] the { $struck } ways that did are gone
    }: { $removing }.
templates-all =
    { $count ->
        [one] The way left has it in { $cells }
       *[other] All { $count } ways left have it in { $cells }
    } { $lines }, so it stands there.
templates-idea-all = However { $digit } is placed on the whole board, it is always in { $cells }.
templates-idea-none = However { $digit } is placed on the whole board, it is never in { $cells }.

## Where a step is, in a few words

technique-and-place = { $technique }: { $place }
# A step in a line for who knows the technique: 'XY-Wing, pivot r1c9 (14), …: remove 3 from
# r3c5'. { $conclusion } is what follows.
in-short = { $technique }, { $pattern }: { $conclusion }
# The same without what follows, as a sentence.
in-short-alone = { $technique }: { $pattern }.

## Why two cells of a step see each other although they share no house.
apart-anti-knight = { $one } and { $other } are a knight's move apart: on this board, such cells see each other.
apart-anti-king = { $one } and { $other } touch at a corner: on this board, such cells see each other, a king's step apart.
apart-argyle = { $one } and { $other } are on the same slanting line: on this board, such cells see each other.

## A pattern in short, in the field's words. The digits of cells stand behind them, '(14)'.

place-cells = { $digits } in { $cells }
place-houses = { $digits } in { $houses }
place-fins =
    { $digit } in { $houses } with the { $count ->
        [one] fin
       *[other] fins
    } { $fins }
place-locked = { $digit } of { $base } in { $cover }
# { $node }, { $from } and { $to } are candidates, such as '5 of r1c2', or several that act
# as one: place-node.
place-around = around { $node }
place-from-to = from { $from } to { $to }
place-node = { $digits } of { $cells }
place-through = through { $cells }
place-candidates-of = each of the candidates of { $cell }
place-each-place-of = each place of { $digit } in { $house }
place-true-or-false = { $candidate }, true or false
# What chains are called in Sudoku Explainer; the names are those of its English edition.
explained-name =
    { $kind ->
        [x-cycle] Bidirectional X-Cycle
        [y-cycle] Bidirectional Y-Cycle
        [cycle] Bidirectional Cycle
        [turbot-fish] Turbot Fish
        [x-chain] Forcing X-Chain
        [chain] Forcing Chain
        [nishio] Nishio Forcing Chains
        [cell] Cell Forcing Chains
        [region] Region Forcing Chains
        [dynamic-cell] Dynamic Cell Forcing Chains
        [dynamic-region] Dynamic Region Forcing Chains
        [dynamic-double] Dynamic Double Forcing Chains
       *[dynamic-contradiction] Dynamic Contradiction Forcing Chains
    }
# The same where patterns or chains take part.
explained-inside =
    { $inside ->
        [patterns] { $name } (+)
        [chains] { $name } (+ Forcing Chains)
        [multiple] { $name } (+ Multiple Forcing Chains)
        [dynamic] { $name } (+ Dynamic Forcing Chains)
       *[nested] { $name } (+ Dynamic Forcing Chains (+ Forcing Chains))
    }
# { $name } is what Sudoku Explainer calls it.
place-explained = { $place } ({ $name })
place-if-true = if { $candidate } is true
place-if-false = if { $candidate } is false
place-side-arguments =
    { $count ->
        [1] an argument with one side argument
       *[other] an argument with { $count } side arguments
    }, if { $candidate } is true
place-pivot = pivot { $pivot }, pincers { $pincers }
place-linked = { $digits } in { $cells }, linked in { $house }
place-stem = stem { $stem }; { $petals }
place-exocet = base { $base }, targets { $targets }
place-ring = around { $corners }
place-crossing = { $rows } by { $columns }
place-rank-zero = { $count } truths and as many links

# The second of three hints, which gives no digit away
look-at = Look at { $places }.
look-at-both = Look at { $houses }, and at { $cells }.

## A pattern in short, in the field's words. The digits of cells stand behind them, '(14)'.

short-cells = { $cells } ({ $digits })
short-sum = { $place }, { $equation }
short-fish = { $digit }, base { $base }, cover { $covers }
short-fins =
    { $fish }, { $count ->
        [one] fin
       *[other] fins
    } { $fins }
short-endo-fins =
    { $fish }, { $count ->
        [one] endo fin
       *[other] endo fins
    } { $fins }
short-strong-links = { $digit }, strong links in { $houses }
short-empty-rectangle = { $digit }, empty rectangle in { $block }, strong link in { $house }
short-wing = pivot { $pivot }, pincers { $pincers }, Z = { $digit }
short-wing-linked = pincers { $pincers }, strong link of { $linking } in { $house }, Z = { $digit }
short-almost-locked = set { $set }, hidden { $hidden }, crossing { $crossing }
short-chute = pincers { $pincers }, { $block }, Z = { $digits }
short-disjoint-z = { $set }, Z = { $z }
short-colors = color { $one } { $first }, color { $other } { $second }
short-coloring = { $digit }, { $clusters }
short-medusa = { $rule ->
        [0] rules 3 to 5
       *[other] rule { $rule }
    }, { $colors }
short-firework = cross { $crosses }, wings { $wings }
short-firework-pair = cross { $crosses }, wings { $wings }, pair { $pair }
short-symmetry = { $motion ->
        [half] half turn
        [quarter] quarter turn
        [diagonal] diagonal from the top left
       *[antidiagonal] diagonal from the top right
    }, { $pairs }
short-rectangle = { $pair } in { $corners }
short-unique-rectangle = { $pair }, floor { $floor }, roof { $roof }
short-rectangle-extra = { $rectangle }, extra candidate { $digit }
short-rectangle-subset = { $rectangle }, naked subset with { $cells }
short-rectangle-linked = { $rectangle }, strong links of { $digit } in { $houses }
short-grave = extra candidate { $digit } in { $cell }
short-set = { $name } { $set }
short-sets = { $sets }, X = { $linking }, Z = { $digits }
# Of three sets, C in the middle: A and C have X, B and C have Y.
short-sets-of-wing = { $sets }, X = { $x }, Y = { $y }, Z = { $digits }
short-doubly-linked = { $sets }, X = { $linking }
short-stem = stem { $stem }, petals { $petals }, Z = { $digits }
short-guardians =
    { $place }, { $count ->
        [one] guardian
       *[other] guardians
    } { $guardians }
short-sue-de-coq = crossing { $crossing }, sets { $sets }
short-excluded = { $cells }, sets { $sets }
short-exocet = base { $base } ({ $digits }), targets { $targets }
short-cross-lines = { $exocets }, cross-lines { $lines }
# '12 in row 3'
short-share = { $digits } in { $house }
short-sectors = { $place }: { $shares }
short-rank-zero = truths { $truths }, links { $links }

## Why? What is answered when a person asks that of something on the board

# What was asked, small above the answer.
why-asked-is = Why { $digit }?
why-asked-is-not = Why not { $digit }?
why-asked-entry = Why not the { $digit } you set?
why-asked-no-solution = Why is there no solution?
why-asked-several = Why are there several solutions?
why-asked-one = How many solutions are there?
# What is so, as a heading.
why-conclusion-is = { $cell } is { $digit }
why-conclusion-is-not = { $cell } is not { $digit }
why-conclusion-clash = { $digit } stands { $count ->
    [2] twice
   *[other] { $count } times
}
why-conclusion-open = { $cell } may be { $digit }
why-conclusion-no-solution = No solution
why-conclusion-several = Several solutions
why-conclusion-one = One solution

why-given = { $cell } is { $digit } because the puzzle says so: it is a given.
why-taken = { $cell } cannot be { $digit }: the puzzle says that it is { $given }.
# { $others } is a list of why-other.
why-other = { $cell } of { $house }
why-clash = { $cell } clashes: { $digit } stands in { $others } too.
why-excluded = { $cell } cannot be { $digit }: { $digit } stands in { $others }.
why-excluded-wrongly = { $digit } is no candidate of { $cell } because it stands in { $others }. But that is a mistake: in the one solution { $cell } is { $digit }.
why-left-out = { $cell } cannot be { $digit }: the candidates that came with the puzzle leave it out.
why-left-out-wrongly = The candidates that came with the puzzle leave out { $digit } in { $cell }. But that is a mistake: in the only solution for the givens, { $cell } is { $digit }.
why-open = { $cell } may be { $digit } or { $other }: there is a solution with each.

# What is shown. Behind it stands one of the messages why-by.
why-is = { $cell } is { $digit }.
why-is-not = { $cell } is not { $digit }.
why-is-instead = { $cell } is { $digit }, and not { $value }.
why-entry-is-right = The { $digit } in { $cell } is right.
why-entry-is-wrong = The { $digit } in { $cell } is wrong.
why-removal-is-right = { $digit } was rightly removed from { $cell }.
why-removal-is-wrong = { $digit } was removed from { $cell }, but it belongs there.
why-by-step =
    { $count ->
        [one] { $technique } shows it.
       *[other] It takes { $count } steps to show it.
    }
why-by-off =
    { $count ->
        [one] The rules that are on do not show it; { $technique }, which is off, does.
       *[other] The rules that are on do not show it. With { $technique }, which is off, it takes { $count } steps.
    }
why-by-contradiction = The rules do not show it, but the opposite leads to a contradiction.
# { $count } is the number of steps by which the rules show it.
why-by-contradiction-shorter =
    { $count ->
        [one] The rules show it in one long step. It is shorter to suppose the opposite, which leads to a contradiction.
       *[other] The rules show it in { $count } steps. It is shorter to suppose the opposite, which leads to a contradiction.
    }
# Behind why-entry-is-wrong and why-removal-is-wrong: what stands on the board, or was removed from
# it, is followed to a contradiction.
why-by-contradiction-with = With it, the board leads to a contradiction.
why-by-contradiction-without = Without it, the board leads to a contradiction.
why-by-search = Only trying out shows it: the rules come to no end, even if the opposite is supposed.
# There was more to look at than may be looked at for one answer.
why-by-search-given-up = Trying out shows it. The rules that are on do not, and the search for an argument beyond them was stopped at its limit.

# A supposition, what follows from it, and what it comes to.
why-suppose-is = Suppose { $cell } is { $digit }.
why-suppose-is-not = Suppose { $cell } is not { $digit }.
# { $sentence } is search-last-place and such; there may be several.
why-then = Then { $sentence }
why-so-is = So { $cell } is { $digit }.
why-so-is-not = So { $cell } is not { $digit }.
# { $placed } sees { $cell }.
why-so-is-and-is-not = So { $placed } is { $digit }, and { $cell } is not.

why-one-solution = The board has exactly one solution.
# { $values } are wrong entries that are still on the board, such as '1 in r9c4'.
why-set-aside = The argument leaves out { $count ->
    [one] this wrong entry
   *[other] these wrong entries
}: { $values }.
# { $values } is a list of why-value.
why-value = { $digit } in { $cell }
why-removal = the removal of { $digit } from { $cell }
why-no-solution-givens =
    { $count ->
        [one] There is no solution with this given: { $values }.
       *[other] These { $count } givens cannot go together, and without any one of them the others could: { $values }.
    }
# Where the cages leave no solution, whatever the givens. { $cages } is a list of cage-name.
why-no-solution-cages =
    { $count ->
        [one] This cage cannot be filled: { $cages }.
       *[other] These { $count } cages cannot go together, and without any one of them the others could: { $cages }.
    }
# Not even the board without a single given can be filled.
why-no-solution-board = This board has no solution, even without any givens.
why-no-solution-marks = The candidates that came with the puzzle leave no solution. Of the candidates that are missing, { $count } cannot all be wrong; the board shows them.
why-no-solution-entries =
    { $count ->
        [one] This does not fit the puzzle: { $values }.
       *[other] These { $count } changes cannot all be right, and without any one of them the others could: { $values }.
    }
why-several-blank = No digit is given, so every way to fill the board without a clash is a solution. Two of them differ in { $count } cells: { $cells }.
why-several = There are several solutions. Two of them differ in { $count } cells: { $cells }.
why-several-in-all =
    { $count ->
        [0] All other cells are the same in every solution.
        [one] One more cell is not the same in all solutions.
       *[other] { $count } more cells are not the same in all solutions.
    }

## What is wrong on the board

mistake-entered = The { $digit } in { $cell } is wrong.
mistake-removed = The candidate { $digit } was removed from { $cell }, but it belongs there.
mistake-notes = The notes in { $cell } leave out { $digit }, but it belongs there.

# Why a position contradicts itself, behind the sentence that says so
# { $kind } is a kind of house.
cause-clash = No { $kind } may hold a digit twice.
# Where digits clash in houses of several kinds.
cause-clashes = No house may hold a digit twice.
# { $seen } is a list of cause-seen.
cause-seen = { $digit } in { $cell }
cause-all-seen = { $cell } sees { $seen }.
cause-seen-or-removed =
    { $cell } sees { $seen }; { $removed } { $count ->
        [one] was
       *[other] were
    } removed from it.
cause-all-removed =
    { $removed } { $count ->
        [one] was
       *[other] were
    } removed from it.
# { $clauses } are sights as above and some of the two clauses below, with list-clause between them.
cause-no-place = { $clauses }.
cause-filled =
    { $cells } { $count ->
        [one] holds another digit
       *[other] hold other digits
    }
cause-removed = { $digit } was removed from { $cells }

# A row of singles that leads to a contradiction. { $sentence } is search-last-place or
# search-last-candidate, at the end search-no-candidate or contradiction-no-place.
forced-then = Then { $sentence }
forced-end = And then { $sentence }

## What a watched search does

search-choose =
    Choose { $cell }: { $count ->
        [one] its only candidate is { $digits }
       *[other] its candidates are { $digits }
    }.
search-try =
    Try { $digit } in { $cell }; { $left } { $count ->
        [one] is
       *[other] are
    } still to be tried.
search-try-last = Try { $digit } in { $cell }; no other digit is left to try there.
search-last-place = { $cell } must be { $digit }: { $house } has no other place for it.
search-last-candidate = { $cell } must be { $digit }: it has no other candidate.
search-no-candidate = { $cell } has no candidate left.
search-back = Back to { $cell }: { $digit } is wrong.
search-back-at-last = Back to { $cell }: { $digit } is wrong, and no other digit is left there.
search-back-solved = Back to { $cell }: every solution with { $digit } has been found.
search-back-solved-at-last = Back to { $cell }: every solution with { $digit } has been found, and no other digit is left there.
search-solution = Every cell is filled: this is a solution.
search-end = Nothing is left to try: the search is at its end.

## What a step does, where cells are written at length: 'Filled in 7 at row 0, column 2'

# What a step concludes, as a heading: without a full stop.
concludes-is = { $cell } is { $digit }
concludes-removal = Remove { $removals }
concludes-is-not = { $cells } { $count ->
    [one] is
   *[other] are
} not { $digits }
acts-placed = Filled in { $digit } at { $cell }
acts-removed = Removed { $digit } at { $cells }
acts-cells = { $before } and { $item }
cell-at-length = row { $row }, column { $column }

# A digit in a cell: '5 of r1c8'
candidate = { $digit } of { $cell }

## Why a position cannot be completed

contradiction-clash =
    { $house } holds { $digit } { $count ->
        [2] twice
       *[other] several times
    }: in { $cells }.
contradiction-no-candidate = { $cell } has nothing left: no digit fits there.
contradiction-no-place = { $house } has no place left for { $digit }.
contradiction-seen = { $digit } is in { $cells }, which see each other.
contradiction-sum = { $cells } cannot add up to { $sum }.
contradiction-no-solution = This position has no solution: the empty cells cannot all be filled.

## Moves: who made them, and what they did

change-title-opened = Opened
change-title-given = Given
change-title-rule = Rule
change-title-person = You
change-title-search = Solve
change-title-answer = Answer
change-title-restart = Restart
change-title-save-point = Save point
change-title-undo = Undo
change-title-redo = Redo

change-restart = back to the givens
change-save-point = back to '{ $name }'
change-search = filled in { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
# A move of the player, in a sentence; $what is change-entered, change-erased and so on.
change-own = You { $what }.
# The same, after it was taken back.
change-own-before = You had { $what }.
change-entered = put { $digit } in { $cell }
change-erased = erased { $digit } from { $cell }
change-removed = removed { $digit } from { $cells }
change-put-back = put { $digit } back in { $cell }

# What a person noted, colored or linked: one thing by name, or several of a kind by their number.
# Colors are called A to F.
change-mark-added =
    { $mark ->
        [note] noted { $digit } in { $cell }
        [cell] colored { $cell } with color { $color }
        [candidate] colored { $digit } in { $cell } with color { $color }
        [strong] drew a strong link from { $digit } in { $cell } to { $to_digit } in { $to_cell }
       *[weak] drew a weak link from { $digit } in { $cell } to { $to_digit } in { $to_cell }
    }
change-mark-removed =
    { $mark ->
        [note] removed the note { $digit } from { $cell }
        [cell] removed color { $color } from { $cell }
        [candidate] removed color { $color } from { $digit } in { $cell }
        [strong] removed the strong link from { $digit } in { $cell } to { $to_digit } in { $to_cell }
       *[weak] removed the weak link from { $digit } in { $cell } to { $to_digit } in { $to_cell }
    }
change-marks-added =
    added { $mark ->
        [note] { $count ->
            [one] 1 note
           *[other] { $count } notes
        }
        [color] { $count ->
            [one] 1 color
           *[other] { $count } colors
        }
       *[link] { $count ->
            [one] 1 link
           *[other] { $count } links
        }
    }
change-marks-removed =
    removed { $mark ->
        [note] { $count ->
            [one] 1 note
           *[other] { $count } notes
        }
        [color] { $count ->
            [one] 1 color
           *[other] { $count } colors
        }
       *[link] { $count ->
            [one] 1 link
           *[other] { $count } links
        }
    }

## What follows from the last move, and where a contradiction comes to light

# { $forced } are search-last-place and such, one after the other.
diagnosis-if-is = If { $cell } is { $digit }, then { $forced }
diagnosis-if-is-not = If { $cell } is not { $digit }, then { $forced }
diagnosis-as-it-is = As the board is, { $forced }
# What is forced without the wrong digit too; the sentence with it follows.
diagnosis-anyway = In any case, { $forced }

save-point-name = Save point { $number }

## What it changes that rules are on or off: 'Without X-Wing this puzzle needs …'

# { $change } is without or with, if one { $technique } was switched, else rules.
difference-nothing =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } the way through this puzzle stays the same.
# { $level } is difference-level-stays or difference-level-is.
difference-needs =
    { $change ->
        [without] Without { $technique } this puzzle needs
        [with] With { $technique } this puzzle is solved with
       *[rules] With these rules this puzzle is solved with
    } { $techniques }, and { $level }.
# What was switched off is not needed.
difference-all-the-same =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle is solved all the same, and { $level }.
difference-does-without =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle does without { $techniques }, and { $level }.
difference-other-steps =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle takes other steps, and { $level }.
difference-steps =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle takes { $steps } steps instead of { $before }, and { $level }.
difference-level-stays = stays { $level }
difference-level-is = is { $level } instead of { $before }
difference-solved =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle is solved, and is { $level }.
difference-not-solved-any-more =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle is not solved any more: { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } guessed on the way.
difference-still-not-solved =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle is still not solved: { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } guessed on the way.
difference-other-guesses =
    { $change ->
        [without] Without { $technique }
        [with] With { $technique }
       *[rules] With these rules
    } this puzzle is still not solved: { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } guessed on the way instead of { $before }.
# { $name } is the technique as in the names of the messages 'technique-…', { $begins } is
# vowel or consonant, by how the English name begins when it is read.
difference-technique =
    { $begins ->
        [vowel] an { $technique }
       *[consonant] a { $technique }
    }
difference-others =
    { $count ->
        [one] one other technique
       *[other] { $count } other techniques
    }

## Exercises: why a mark does not follow

wrong-solution = { $candidate } stays: it is what the cell holds in the solution.
wrong-not-solution = { $cell } does not hold { $digit } in the solution.
wrong-not-set = { $candidate } is right, but not by { $technique }.
wrong-other-digits = { $candidate } is false, but the { $technique } here removes { $digits } only.
wrong-pattern = { $candidate } is part of the pattern itself: the step rests on it.
wrong-outside = { $candidate } is false, but the step clears { $houses }, and the cell is not there.
wrong-other-cells = { $candidate } is false, but the step clears { $cells } only.
wrong-unseen = { $candidate } does not follow: the cell does not see { $cells }, where { $digit } may stand.
wrong-no-step = { $candidate } is false, but no { $technique } shows it here.

## How a path ends: in a line, and in a sentence of its own

ending-solved =
    solved in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ending-stalled =
    stalled after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: no rule applies, { $cells ->
        [one] { $cells } cell is empty
       *[other] { $cells } cells are empty
    }
ending-several =
    several solutions after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: no rule decides between them, { $cells ->
        [one] { $cells } cell is empty
       *[other] { $cells } cells are empty
    }
# { $cause } is one of the messages contradiction-…, here without its full stop.
ending-inconsistent =
    contradiction after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $cause }

## Every step that is possible, in a list

other-ways = { $count ->
    [one] { $count } other way
   *[other] { $count } other ways
}
# The counting ended before all ways were found.
other-ways-or-more = { $count } or more other ways
# { $ways } is one of the two messages above.
listed-step = { $step } (and { $ways })
listed = { $steps ->
    [0] no step
    [one] { $steps } step
   *[other] { $steps } steps
}
# { $rules } are the names of techniques. Searched to the end, they would take too long.
listed-and-left-off = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} or more; not searched to the end: { $rules }

## What the command line says of its work

# { $puzzles } is how many puzzles were printed.
cli-interrupted = interrupted
cli-interrupted-puzzles =
    interrupted after { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
cli-interrupted-steps =
    interrupted after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
cli-interrupted-between =
    interrupted after { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } and { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } of the next puzzle
# Where there is no terminal; { $progress } is made of the messages below.
cli-progress-goes-on = still at work: { $progress }
cli-progress =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
cli-progress-of = { $puzzles } of { $all } puzzles
cli-progress-read = { $percent }% read
cli-progress-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# { $rule } is the name of a technique.
cli-progress-tries = trying { $rule } for { $seconds } s
# { $method } is one of the names reading-order, fewest-candidates and singles.
cli-progress-searches = { $method }: { $tries } tries

# { $path } is a file.
cli-desktop-would-write = would write { $path }
cli-desktop-wrote = wrote { $path }
cli-desktop-would-remove = would remove { $path }
cli-desktop-removed = removed { $path }
cli-desktop-not-removed = { $path } cannot be removed: { $reason }
cli-desktop-still-listed = { $path } still lists the program; the desktop may bring it up to date at the next login
# { $program } is the name of a program, { $folder } what it is run on.
cli-desktop-ran = ran { $program } { $folder }
cli-desktop-failed = { $program } { $folder } failed: run it to see why
cli-desktop-no-program = { $program } is not installed: the desktop may only notice at the next login

# What a search by backtracking took. The answer is put behind it.
cli-search-took =
    { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }, { $back ->
        [one] { $back } go-back
       *[other] { $back } go-backs
    }, greatest depth { $depth }
# The heads of a table.
cli-search-method = method
cli-search-tries = tries
cli-search-back = go-backs
cli-search-depth = greatest depth
cli-search-answer = answer
cli-rate-classic-alone = the measure of Sudoku Explainer is for the classic board alone
# These stand in parentheses behind a rating.
cli-rate-guesses =
    { $guesses ->
        [one] needs a guess
       *[other] needs { $guesses } guesses
    }
cli-rate-by-step = the level is that of this step
# { $number } is the number of a puzzle.
cli-generate-given-up = none of { $attempts } tries at puzzle { $number } came out as wished
cli-generate-time = the time is over
cli-generate-made = { $done } of { $count } puzzles were made
cli-generate-so-far = { $done } of { $count } puzzles so far, { $tried } tried
cli-generate-progress = { $done } of { $count } puzzles, { $tried } tried
cli-generate-small-cages =
    puzzle { $number } has { $cages ->
        [one] { $cages } cage
       *[other] { $cages } cages
    } with fewer than { $least } cells: there was no other way to one solution
# { $format } is a format, { $loss } one of the messages loss-….
cli-convert-lost = puzzle { $number } as { $format }: { $loss }
cli-convert-lost-of-many = { $count } puzzles as { $format }: { $loss }
cli-export-unwritten = { $path } was not written: { $reason }
cli-export-no-solution = { $name } has no solution; it is exported as it stands
cli-error-output = the output cannot be written: { $reason }
cli-error-several-puzzles = { $path } holds { $count } puzzles; '--puzzle N' takes one of them
cli-error-no-puzzle = { $path } has no puzzle { $number }: it holds { $count }
cli-rest-unread = { $count ->
    [one] One puzzle in { $path } was read; the rest was not
   *[other] { $count } puzzles in { $path } were read; the rest was not
}
cli-error-unwritten = { $path } was not written, because not everything could be read
cli-error-why-digit = { $digit } is not a digit of this board: it has 1 to { $most }
# Under the answer, if the board of the argument has fewer digits.
cli-why-fewer = The argument needs only a part of the board: { $count ->
    [one] 1 digit is
   *[other] { $count } digits are
} left out of it, and so a cell in it may have more candidates.
cli-error-why-guesses = no answer: telling how many solutions this board has takes too many guesses
# { $first } and { $last } are cells in the notation that was chosen, { $first_letters } and { $last_letters } in letters.
cli-error-why-cell = '{ $cell }' is not a cell of this board; its cells are { $first } to { $last }, or { $first_letters } to { $last_letters } in letters
cli-error-why-cell-letters = '{ $cell }' is not a cell of this board; its cells are { $first } to { $last }
cli-error-step = the step cannot be read: { $reason }
cli-error-verify-line = { $path }, line { $line }: { $reason }
cli-error-verify-long-line = { $path }, line { $line }: it is longer than { $most } MB
cli-error-verify-empty = { $path } has no steps
cli-error-only-one = { $format } holds one puzzle, and '--count' asks for several
# { $problem } is error-several.
cli-error-several = { $problem }; '-o NAME-{"{}"}.{ $ending }' writes a file for each
cli-error-language = { $path }: { $problem }
cli-error-none-placed = { $path } was not written, because { $format } has no place for any of the puzzles
cli-error-no-menu = there is no menu of this kind on this system; Linux and its relatives have one
cli-error-no-home = there is no home folder to put it into
cli-error-nowhere = the program does not know where it is: { $reason }
cli-error-entry-name = { $path } is not a name that an entry can hold: it is not UTF-8
cli-error-folder = { $path } cannot be made: { $reason }
cli-no-display = there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); without one, 'sudoku-stepper solve FILE' and 'sudoku-stepper steps FILE' do the work
cli-no-answer-of-display = the display does not answer
cli-no-reason = the reason is not known
cli-no-window = the window cannot be opened ({ $reason }); without one, 'sudoku-stepper solve FILE' and 'sudoku-stepper steps FILE' do the work
cli-without-window = this build has no window; 'sudoku-stepper solve FILE' and 'sudoku-stepper steps FILE' do the work
finding-missing = '{ $message }' is missing, and is said in English
finding-unknown = line { $line }: no message of the program is called '{ $message }'
finding-no-such-place = line { $line }: nothing is put into '{ $message }' for { $place }, so it is said in English
finding-left-out = line { $line }: '{ $message }' leaves { $place } out
finding-not-there = line { $line }: '{ $message }' refers to '{ $named }', which is not there
cli-error-no-step = there is no step { $number }: { $count ->
    [0] the path has no steps
    [one] the path has only 1 step
   *[other] the path has only { $count } steps
}
cli-error-terminal = a picture of pixels is not for a terminal; '-o FILE' names a file for it
cli-error-over-source = { $path } is the puzzle itself: choose another name for the output
cli-error-several-to-export = there are { $count } puzzles; '-o NAME-{"{}"}.{ $ending }' writes a file for each, '--puzzle N' takes one of them

## How an exported path ends

export-solved =
    { $steps ->
        [0] This grid is already solved, so there are no steps to show.
        [one] Solved in { $steps } step.
       *[other] Solved in { $steps } steps.
    }
export-several =
    { $steps ->
        [0] There are several solutions
        [one] Several solutions after { $steps } step
       *[other] Several solutions after { $steps } steps
    }: no rule decides between them, { $cells ->
        [one] { $cells } cell is empty
       *[other] { $cells } cells are empty
    }.
export-stalled =
    { $steps ->
        [0] There are no steps to show
        [one] Stalled after { $steps } step
       *[other] Stalled after { $steps } steps
    }: no rule applies, { $cells ->
        [one] { $cells } cell is empty
       *[other] { $cells } cells are empty
    }.
export-inconsistent =
    { $steps ->
        [0] The board contradicts itself
        [one] Contradiction after { $steps } step
       *[other] Contradiction after { $steps } steps
    }: { $cause }

## The web page and the Markdown file

export-title-of-step = { $puzzle }: step { $number }, { $step }
export-step = { $technique } ({ $level }, { $score })
export-by-hand = By hand
export-move = { $name }: { $change }
export-puzzle = The puzzle
export-end = The end
export-board = The board
export-step-label = Step { $number }, { $step }
# The words of HoDoKu's notation on a page: '4,9 in r3c27', 'connected by r49c8'.
compact-in = in
compact-connected-by = connected by
compact-targets = targets
compact-and = and
export-made-with = Made with Sudoku Stepper.
export-rated = Level { $level }, score { $score }.
export-rated-by-all =
    Level { $level }, score { $score }, with all rules. The rules that are on do not solve it: they leave { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } to guess.
export-rated-with-guesses =
    Level { $level }. No rules solve it: with all of them, { $guesses ->
        [one] 1 cell is
       *[other] { $guesses } cells are
    } guessed on the way.

# The columns of the tables, in Markdown and on the page
export-column-technique = technique
export-column-level = level
export-column-steps = steps
export-heading-technique = Technique
export-heading-level = Level
export-heading-steps = Steps
export-heading-region = Region
export-heading-sum = Sum
export-heading-cells = Cells
# What the board has that the classic one does not, for readers who do not see its lines, shades
# and cages
export-rules = Extra rules of this board
export-rule-size = The board has { $size } rows and { $size } columns. Each of them holds the digits 1 to { $size } once.
export-rule-size-with-boxes = The board has { $size } rows, { $size } columns, and boxes of { $rows } rows and { $columns } columns. Each of them holds the digits 1 to { $size } once.
export-rule-jigsaw = Regions of any shape take the place of boxes. Each region holds every digit once.
export-rule-no-boxes-name = No boxes
export-rule-no-boxes = Only the rows and the columns hold every digit once.
export-rule-diagonal-down = The diagonal from the top left corner to the bottom right corner holds every digit once.
export-rule-diagonal-up = The diagonal from the bottom left corner to the top right corner holds every digit once.
# { $cells } are cells.
export-rule-windoku = Four windows of three by three cells also hold every digit once. Their top left cells are { $cells }.
export-rule-percent = Two windows of three by three cells also hold every digit once. Their top left cells are { $cells }. So does the diagonal from the bottom left corner to the top right corner, which runs between them.
export-rule-disjoint-groups = Divide the board into nine squares of three by three cells. The nine cells in the same place of each square, such as all top left cells, also hold every digit once.
export-rule-nine-cells = Nine more cells hold every digit once: { $cells }.
# { $lines } is a list of the message below.
export-rule-argyle = No digit occurs twice on any of these slanting lines: { $lines }.
export-rule-line = from { $first } to { $last }
export-rule-anti-knight = Cells that are a knight's move apart, as in chess, hold different digits. A knight moves two cells in one direction and one to the side.
export-rule-anti-king = Two cells that touch at a side or a corner hold different digits.
export-rule-extra-regions = Each extra region also holds every digit once.
export-rule-killer = The digits in each cage are all different and add up to the sum of the cage.
export-rule-killer-with-open-sums = The digits in each cage are all different. They add up to the sum of the cage if it has one.
export-rule-cages-without-sums = The digits in each cage are all different. The cages have no sums.

## Names: levels, families within a line and at the head of a list, techniques

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme

family-singles = singles
family-intersections = intersections
family-subsets = subsets
family-fish = fish
family-single-digit = single digit
family-wings = wings
family-coloring = coloring
family-uniqueness = uniqueness
family-chains = chains
family-almost-locked-sets = almost locked sets
family-large-patterns = large patterns
family-forcing = forcing chains
family-templates = templates
family-cages = cages
family-custom = custom

family-heading-singles = Singles
family-heading-intersections = Intersections
family-heading-subsets = Subsets
family-heading-fish = Fish
family-heading-single-digit = Single digit
family-heading-wings = Wings
family-heading-coloring = Coloring
family-heading-uniqueness = Uniqueness
family-heading-chains = Chains
family-heading-almost-locked-sets = Almost locked sets
family-heading-large-patterns = Large patterns
family-heading-forcing = Forcing chains
family-heading-templates = Templates
family-heading-cages = Cages
family-heading-custom = Custom

technique-full-house = Full House
technique-last-cell-in-cage = Last Cell in Cage
technique-naked-single = Naked Single
technique-hidden-single = Hidden Single
technique-unique-sum-cage = Unique-Sum Cage
technique-rule-of-45 = Rule of 45
technique-cage-minimum-and-maximum = Cage Minimum and Maximum
technique-cage-combinations = Cage Combinations
technique-rule-of-45-in-several-houses = Rule of 45 in Several Houses
technique-required-digit = Required Digit
technique-law-of-leftovers = Law of Leftovers
technique-cage-claiming = Cage Claiming
technique-split-cage = Split Cage
technique-killer-pair = Killer Pair
technique-hidden-cage = Hidden Cage
technique-innie-outie-difference = Innie-Outie Difference
technique-cage-permutations = Cage Permutations
technique-cage-comparison = Cage Comparison
technique-killer-triple = Killer Triple
technique-parity = Parity
technique-blocked-combination = Blocked Combination
technique-house-combinations = House Combinations
technique-locked-pair = Locked Pair
technique-locked-triple = Locked Triple
technique-pointing = Pointing
technique-claiming = Claiming
technique-box-line-reduction = Box-Line Reduction
technique-naked-pair = Naked Pair
technique-naked-triple = Naked Triple
technique-direct-pointing = Direct Pointing
technique-direct-hidden-pair = Direct Hidden Pair
technique-direct-hidden-triplet = Direct Hidden Triplet
technique-hidden-pair = Hidden Pair
technique-hidden-triple = Hidden Triple
technique-naked-quadruple = Naked Quadruple
technique-hidden-quadruple = Hidden Quadruple
technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-remote-pair = Remote Pair
technique-chute-remote-pair = Chute Remote Pair
technique-bivalue-universal-grave-1 = Bivalue Universal Grave + 1
technique-bug-2 = BUG 2
technique-bug-3 = BUG 3
technique-bug-4 = BUG 4
technique-bug-n = BUG + n
technique-skyscraper = Skyscraper
technique-2-string-kite = 2-String Kite
technique-turbot-fish = Turbot Fish
technique-empty-rectangle = Empty Rectangle
technique-dual-2-string-kite = Dual 2-String Kite
technique-dual-empty-rectangle = Dual Empty Rectangle
technique-w-wing = W-Wing
technique-almost-locked-pair = Almost Locked Pair
technique-almost-locked-triple = Almost Locked Triple
technique-almost-locked-quadruple = Almost Locked Quadruple
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-wxyz-wing = WXYZ-Wing
technique-wxyz-ring = WXYZ-Ring
technique-vwxyz-wing = VWXYZ-Wing
technique-vwxyz-ring = VWXYZ-Ring
technique-uniqueness-test-1 = Uniqueness Test 1
technique-uniqueness-test-2 = Uniqueness Test 2
technique-uniqueness-test-3 = Uniqueness Test 3
technique-uniqueness-test-4 = Uniqueness Test 4
technique-uniqueness-test-5 = Uniqueness Test 5
technique-uniqueness-test-6 = Uniqueness Test 6
technique-unique-loop-1 = Unique Loop 1
technique-unique-loop-2 = Unique Loop 2
technique-unique-loop-3 = Unique Loop 3
technique-unique-loop-4 = Unique Loop 4
technique-extended-rectangle-1 = Extended Rectangle 1
technique-extended-rectangle-2 = Extended Rectangle 2
technique-extended-rectangle-3 = Extended Rectangle 3
technique-extended-rectangle-4 = Extended Rectangle 4
technique-hidden-rectangle = Hidden Rectangle
technique-avoidable-rectangle-type-1 = Avoidable Rectangle Type 1
technique-avoidable-rectangle-type-2 = Avoidable Rectangle Type 2
technique-gurth-s-symmetrical-placement = Gurth's Symmetrical Placement
technique-finned-x-wing = Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
technique-finned-swordfish = Finned Swordfish
technique-sashimi-swordfish = Sashimi Swordfish
technique-finned-jellyfish = Finned Jellyfish
technique-sashimi-jellyfish = Sashimi Jellyfish
technique-finned-squirmbag = Finned Squirmbag
technique-sashimi-squirmbag = Sashimi Squirmbag
technique-finned-whale = Finned Whale
technique-sashimi-whale = Sashimi Whale
technique-finned-leviathan = Finned Leviathan
technique-sashimi-leviathan = Sashimi Leviathan
technique-sue-de-coq = Sue de Coq
technique-firework-triple = Firework Triple
technique-firework-w-wing = Firework W-Wing
technique-firework-quadruple = Firework Quadruple
technique-simple-colors-trap = Simple Colors Trap
technique-simple-colors-wrap = Simple Colors Wrap
technique-multi-colors-1 = Multi Colors 1
technique-multi-colors-2 = Multi Colors 2
technique-3d-medusa = 3D Medusa
technique-broken-wing = Broken Wing
technique-bivalue-oddagon-1 = Bivalue Oddagon 1
technique-bivalue-oddagon-2 = Bivalue Oddagon 2
technique-bivalue-oddagon-3 = Bivalue Oddagon 3
technique-x-chain = X-Chain
technique-xy-chain = XY-Chain
technique-continuous-nice-loop = Continuous Nice Loop
technique-aic = AIC
technique-discontinuous-nice-loop = Discontinuous Nice Loop
technique-grouped-continuous-nice-loop = Grouped Continuous Nice Loop
technique-grouped-aic = Grouped AIC
technique-grouped-discontinuous-nice-loop = Grouped Discontinuous Nice Loop
technique-almost-locked-set-xz-rule = Almost Locked Set XZ-Rule
technique-twinned-xy-chain = Twinned XY-Chain
technique-distributed-disjoint-subset = Distributed Disjoint Subset
technique-almost-locked-set-xy-wing = Almost Locked Set XY-Wing
technique-almost-locked-set-chain = Almost Locked Set Chain
technique-death-blossom = Death Blossom
technique-aligned-pair-exclusion = Aligned Pair Exclusion
technique-aligned-triple-exclusion = Aligned Triple Exclusion
technique-franken-x-wing = Franken X-Wing
technique-franken-swordfish = Franken Swordfish
technique-tridagon = Tridagon
technique-tridagon-forcing = Tridagon Forcing
technique-guardian-forcing = Guardian Forcing
technique-rank-0-logic = Rank-0 Logic
technique-franken-jellyfish = Franken Jellyfish
technique-sk-loop = SK Loop
technique-junior-exocet = Junior Exocet
technique-double-exocet = Double Exocet
technique-senior-exocet = Senior Exocet
technique-multi-sector-locked-sets = Multi-Sector Locked Sets
technique-franken-squirmbag = Franken Squirmbag
technique-franken-whale = Franken Whale
technique-franken-leviathan = Franken Leviathan
technique-finned-franken-x-wing = Finned Franken X-Wing
technique-finned-franken-swordfish = Finned Franken Swordfish
technique-finned-franken-jellyfish = Finned Franken Jellyfish
technique-finned-franken-squirmbag = Finned Franken Squirmbag
technique-finned-franken-whale = Finned Franken Whale
technique-finned-franken-leviathan = Finned Franken Leviathan
technique-mutant-x-wing = Mutant X-Wing
technique-mutant-swordfish = Mutant Swordfish
technique-mutant-jellyfish = Mutant Jellyfish
technique-mutant-squirmbag = Mutant Squirmbag
technique-mutant-whale = Mutant Whale
technique-mutant-leviathan = Mutant Leviathan
technique-finned-mutant-x-wing = Finned Mutant X-Wing
technique-finned-mutant-swordfish = Finned Mutant Swordfish
technique-finned-mutant-jellyfish = Finned Mutant Jellyfish
technique-finned-mutant-squirmbag = Finned Mutant Squirmbag
technique-finned-mutant-whale = Finned Mutant Whale
technique-finned-mutant-leviathan = Finned Mutant Leviathan
technique-kraken-fish-type-1 = Kraken Fish Type 1
technique-kraken-fish-type-2 = Kraken Fish Type 2
technique-forcing-chain-contradiction = Forcing Chain Contradiction
technique-forcing-chain-verity = Forcing Chain Verity
technique-forcing-net-contradiction = Forcing Net Contradiction
technique-forcing-net-verity = Forcing Net Verity
technique-contradiction-with-side-arguments = Contradiction with Side Arguments
technique-forcing-chains-and-cycles = Forcing Chains and Cycles
technique-nishio = Nishio
technique-multiple-forcing-chains = Multiple Forcing Chains
technique-dynamic-forcing-chains = Dynamic Forcing Chains
technique-dynamic-forcing-chains-plus = Dynamic Forcing Chains Plus
technique-nested-forcing-chains = Nested Forcing Chains
technique-template-set = Template Set
technique-template-delete = Template Delete
technique-brute-force = Brute Force
# In lists that are searched, where it is the other name that was looked for.
found-by-other-name = { $other }: other name of { $technique }
form-m-wing = M-Wing
form-s-wing = S-Wing
form-l-wing = L-Wing
form-h-wing = H-Wing
form-doubly-linked = Doubly Linked
form-rectangle-elimination = Rectangle Elimination
# { $technique } is the name of a technique, { $form } that of its form.
step-title-with-form = { $technique } ({ $form })

## Buttons and fields of several screens

button-save = Save
button-cancel = Cancel
button-close = Close
button-stop = Stop
button-choose-file = Choose a file
button-start = Start
button-settings = Settings
button-keys = Keys
button-undo = Undo
button-redo = Redo
file-path = the path of the file

# The path or the search that goes on by itself.
speed-slow = Speed: slow
speed-medium = Speed: medium
speed-fast = Speed: fast
speed-fastest = Speed: fastest

## Leaving work that is not saved

leave-title = Unsaved work
# { $name } is what a puzzle is called, { $draft } the one that is made.
leave-draft = What you changed in { $name }, the puzzle that you make, is not saved. Save it before the window closes?
leave-quit = What you did on { $name } is not saved. Save it before the window closes?
leave-both = What you did on { $name } is not saved. Save it before the window closes? Next you are asked about { $draft }, the puzzle that you make.
leave-open = What you did on { $name } is not saved. Save it before another puzzle is opened?
leave-discard = Do not save

## Saving under another name

save-as-title = Save as
save-as-formats = The file keeps everything. A name that ends in txt, sdk, sdm, ss, opensudoku or gri makes a file for other programs.

## Settings

settings-title = Settings
settings-language = Language
# What is wrong with the file of a language.
language-unreadable = The language in { $path } cannot be read: { $reason }.
language-too-large = The language in { $path } cannot be read: the file is larger than 4 MB.
# { $problem } is one of the four below.
language-broken = The language in { $path } is broken ({ $problem }), and cannot be chosen.
language-error-not-text = line { $line } is not UTF-8 text
language-error-syntax = line { $line } is not a message: { $problem }
language-error-twice = the message '{ $message }' of line { $line } is there twice
language-error-tag = the message 'language-tag' must be the tag of the language, as 'de' or 'pt-BR', and is '{ $tag }'
language-taken = The language in { $path } has the tag '{ $tag }', as another has, and cannot be chosen.
language-missing = There is no language '{ $tag }' in { $folder }, so English is spoken.
settings-theme = Colors
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Size of the text
settings-size-of-window = Auto
settings-percent = { $percent } %
settings-size-held-back = This is as large as the window has room for.
settings-notation = How cells are written
settings-labels = Name rows and columns beside the board
settings-boxes = Shade every other box, and cages
settings-motion = Steps in motion: look, rule out, conclude
settings-motion-system = System
settings-motion-off = Off
settings-motion-usual = Usual
settings-motion-slow = Slow
settings-telling = Reasons of steps
settings-telling-practised = Short once I know it
settings-telling-whole = Always whole
settings-telling-short = Always short
settings-right-digits = Right digits in green while you play
settings-origins = Signs for where a digit came from
origin-person = your own
origin-step = a step
origin-hint = a hint
origin-search = the search
origin-answer = an answer
settings-left-off = Begin where I left off

# { $reason } is the system's.
settings-unreadable = The settings in { $path } cannot be read: { $reason }.
settings-not-kept = The settings cannot be kept in { $path }: { $reason }.
# { $fields } are the names of fields in the file, { $count } of them.
settings-no-sense = { $count ->
    [one] { $fields } makes no sense
   *[other] { $fields } make no sense
}
# Names in the file that nothing has, and the field in which they stand:
# '"y-wing" and "z-wing" and 3 others in rules.order'.
settings-names-in = { $names } in { $field }
settings-and = { $before } and { $name }
settings-others = { $count } others
names-next = { $before }, { $name }
sentences-next = { $before } { $sentence }

# { $problem } is what is wrong in the file.
broken-file = { $content ->
    [lessons] The records of the lessons in { $path } are broken ({ $problem }).
    [best-games] The best games in { $path } are broken ({ $problem }).
   *[settings] The settings in { $path } are broken ({ $problem }).
}
broken-file-kept = It is kept as { $copy }.
broken-file-not-copied = It could not be copied to { $copy }: { $reason }.

## Names of formats and kinds of files; what a format does not hold

# In a sentence: 'The board was copied as a line of candidates.'
format-comma = comma text
format-grid = grid text
format-line = one line
format-pencil-marks = pencil marks
format-candidate-line = a line of candidates
format-constraints = a constraint dump
format-library = a library line
format-ps = PS text
format-sumocue = SumoCue text
format-arrows = arrow text
format-jigsaw = a line of 162 characters
format-andoku = a line of Andoku
format-solo = a game ID of Solo
format-f-puzzles = f-puzzles JSON
format-f-puzzles-link = a link to f-puzzles
format-sudokupad-link = a link to SudokuPad
format-own = the program's own format
format-ending = .{ $ending }
# On a button; the others are there as in a sentence.
format-label-candidate-line = line of candidates
format-label-constraints = constraint dump
format-label-library = library line
format-label-own = own format

file-kind-html = web page
file-kind-markdown = Markdown
file-kind-json = JSON
file-kind-svg = SVG
file-kind-png = PNG

# Clauses: 'In this format the title is left out; the save points are left out.'
loss-next = { $before }; { $clause }
loss-puzzle = there is no place for { $what }, and so nothing is written
# What ends the sentence before: something of a puzzle.
loss-puzzle-what = { $what ->
    [size] a board of this size
    [boxes] boxes of this shape
    [regions] regions other than boxes
    [no-boxes] a board without boxes
    [one-diagonal] one diagonal alone
    [diagonal-down] a diagonal
    [diagonal-up] a diagonal
    [windoku] windows
    [percent] windows
    [disjoint-groups] disjoint groups
    [asterisk] the asterisk
    [center-dot] the center dot
    [girandola] the girandola
    [argyle] argyle lines
    [anti-knight] the anti-knight rule
    [anti-king] the anti-king rule
    [extra-regions] extra regions
    [no-cages] a board without cages
    [cages-without-sum] cages without a sum
    [single-cages] cages of one cell
    [open-cells] cells without a cage
    [in-parts] cages and regions in parts
    [givens] digits in the cells
    [givens-in-cages] givens in cages
    [candidates] candidates that are the puzzle
   *[cages] cages
  }
loss-entries = the digits filled in cannot be told from the givens
loss-naked-singles = a cell with one candidate left looks like a given
loss-no-candidates = a cell without candidates looks like one with all of them
loss-removed = candidates that were removed are possible again
loss-marks = notes, colors and links made by hand are left out
loss-save-points = the save points are left out
loss-history = the moves that undo and redo go back to are left out
loss-oldest-moves = the oldest moves are left out
loss-title = the title is left out
loss-title-shape = the title loses its line breaks and control characters
loss-game = the game, with all that belongs to it such as its score, is left out
loss-metadata = { $field ->
    [author] the author is left out
    [description] the description is left out
    [date] the date is left out
    [source] the source is left out
    [level] the level is left out
    [url] the link is left out
   *[comment] the comment is left out
}
loss-header = what is said about the first puzzle is said about all

# What a file says about a puzzle: { $said }.
field = { $field ->
    [author] author: { $said }
    [description] description: { $said }
    [date] date: { $said }
    [source] source: { $said }
    [level] level: { $said }
    [url] link: { $said }
   *[comment] comment: { $said }
}

## The window: its title, and the line at the top that tells something

window-title = Sudoku Stepper
window-title-puzzle = { $name } – Sudoku Stepper
window-title-unsaved = • { $name } – Sudoku Stepper
window-title-create = A puzzle of your own – Sudoku Stepper

## Opening and saving

open-title = Open a puzzle
# What a file dialog lists: puzzles, files with the ending $ending such as PNG, all files.
files-puzzles = Puzzles
files-ending = { $ending } files
files-all = All files
# $name is what a file is called, or what was pasted.
open-reading = Reading { $name } …
open-no-dialog = This system offers no file dialog. Type the path of the file instead.
# { $reason } says what is wrong, without a full stop.
open-failed = Not opened: { $reason }.
open-more = The file has more puzzles than the { $count } that are listed.
open-broken-off = { $reason }. { $count ->
    [one] The one puzzle that could be read is listed.
   *[other] The { $count } puzzles that could be read are listed.
}
# How a file was read: what else was in it, and what was made of it. { $first } is the number of a line.
reading-grids = { $titles ->
    [0] Read as { $lines } lines: { $grids } grids.
   *[other] Read as { $lines } lines: { $grids } grids, { $titles } of them with a title.
}
reading-marks = { $count ->
    [one] A grid and its candidates were read as one puzzle.
   *[other] { $count } grids were each read as one puzzle with the candidates below them.
}
reading-few-notes = { $count ->
    [one] The digits { $digits } in line { $first } are in one cell and were read as its notes.
   *[other] { $count } cells have several digits, which were read as notes. The first are { $digits } in line { $first }.
}
reading-sign = The sign '{ $sign }' was read as an empty cell.
reading-blank = A blank was read as an empty cell.
reading-letters-are-rows = In names of cells such as A1, the letter was read as the row.
reading-letters-are-columns = In names of cells such as A1, the letter was read as the column, because the cells are in that order.
reading-x-as-column = x was read as the column of a cell, and y as its row.
reading-first-as-row = In the numbers for a cell, the first was read as the row and the second as the column.
reading-letter-as-digit = The letter { $letter } was read as the digit { $digit }.
reading-entries-in-brackets = The digits in brackets were read as filled in, the others as givens.
reading-givens-in-bold = The digits in bold or marked as given were read as givens, the others as filled in.
reading-rule-in-words = '{ $word }' in line { $line } may name a rule: the puzzle was read without it.
reading-solutions = { $count ->
    [one] The solution in the file is right for its puzzle.
   *[other] The { $count } solutions in the file are right for their puzzles.
}
reading-wrong-solutions = { $count ->
    [one] The solution in line { $first } does not solve its puzzle.
   *[other] { $wrong ->
        [one] 1 of the { $count } solutions in the file does not solve its puzzle, the one in line { $first }.
       *[other] { $wrong } of the { $count } solutions in the file do not solve their puzzles, the first in line { $first }.
    }
}
reading-left-out = { $count ->
    [one] Line { $first } is not part of a puzzle and was left out.
   *[other] { $count } lines are not part of a puzzle and were left out, the first is line { $first }.
}
reading-marks-left-out = The notes or colors in line { $line } are in a form that is not known and were left out.
# { $names } are the names of fields in quotation marks, with commas between them.
reading-fields-left-out = { $count ->
    [one] The field { $names } names cells, but its meaning is not known: it was left out.
   *[other] These fields name cells, but their meaning is not known, and they were left out: { $names }.
}
reading-entries-left-out = { $count ->
    [one] One entry of the list is not a puzzle and was left out, it begins in line { $first }.
   *[other] { $count } entries of the list are not puzzles and were left out, the first begins in line { $first }.
}
open-first = This is the first puzzle of the list.
open-last = This is the last puzzle of the list.
# What was open when the program was left. { $reason } says what is wrong, without a full stop.
left-off-gone = What was open the last time cannot be opened again: { $reason }.
paste-nothing = The clipboard holds no text.
paste-failed = What was pasted is not a puzzle: { $reason }.
paste-broken-off = Only a part of what was pasted was read: { $reason }. { $count ->
    [one] The one puzzle that could be read is listed.
   *[other] The { $count } puzzles that could be read are listed.
}
# { $reason } and { $flaw } say what is wrong, without a full stop.
paste-no-step = The step cannot be read: { $reason }.
paste-step-fails = The step does not hold: { $flaw }.
paste-step-fails-but = The conclusion of the step is true, but the step does not show it: { $flaw }.
# What a puzzle from the clipboard is called.
paste-name = pasted puzzle

save-title = Save the puzzle
save-no-dialog = This system offers no file dialog. Type the path of the file.
save-done = Saved in { $path }.
saving-title = Saving
saving = { $path } is being written.
# { $format } is a format, { $losses } are clauses.
save-loses = As { $format }, { $losses }.
save-no-place = As { $format }, there is no place for { $what }. Choose a name that ends in .{ $ending }: such a file keeps everything.
# Pictures and pages are not saved but exported.
save-other-ending = A file whose name ends in .{ $ending } would hold the text of the puzzle. Export makes pictures and pages.
save-replaces = There is a file { $name } already, and it would be replaced.
save-again = { $warnings } Press Save again to save it anyway.

## A file that another window or program changed

changed-title = Changed elsewhere
changed-gone-title = The file is gone
# $name is what the file is called, $when such as 'Today, 9:03'.
changed-at = Another window or program changed { $name } ({ $when }).
changed = Another window or program changed { $name }.
changed-board-is-older = Your board shows the version before that.
changed-saving-replaces = Saving replaces that version.
changed-gone = The file { $name } is no longer there. It was moved, renamed or deleted. Save writes it again.
changed-gone-saving = The file { $name } is no longer there. It was moved, renamed or deleted. Save it there again?
changed-work-is-kept = If you load it again, the start screen keeps what you did here.
changed-work-is-lost = If you load it again, what you did here is lost.
changed-load = Load it again
changed-keep = Keep mine
changed-save-anyway = Save anyway
changed-save-as = Save as …
changed-save-there = Save it there again

## Work that is kept against a crash

autosave-found = Your last work is still there, though you did not save it. The start screen (Ctrl N) shows it.
autosave-failed = The work is not safe from a crash: { $reason }.

## A rule that went wrong

# A notice in the window, and a message of the command line.
refused-step = A rule went wrong here and was skipped: { $technique }. Its step did not follow. The next rule went on.
refused-copy = Copy the report
refused-copied = The report is on the clipboard.

## What is kept of lessons and games

lessons-unreadable = What you have learned, in { $path }, cannot be read: { $reason }.
lessons-not-kept = What you have learned cannot be kept in { $path }: { $reason }.
lessons-no-sense = no sense in { $fields }
solved-unreadable = Which puzzles were solved cannot be read from { $path }: { $reason }.
solved-not-kept = It cannot be kept in { $path } which puzzles were solved: { $reason }.
best-games-unreadable = The best games in { $path } cannot be read: { $reason }.
best-games-not-kept = The best games cannot be kept in { $path }: { $reason }.
best-games-no-sense = { $count ->
    [one] one entry makes no sense
   *[other] { $count } entries make no sense
}

## The choice of a game

new-game-title = New game
new-game-kind = Game
new-game-classic = Classic
new-game-classic-rules = Every empty cell takes a digit.
new-game-ice = Ice
new-game-ice-rules = A fifth of the empty cells are frozen. They thaw when you fill in a right digit beside them.
new-game-board = Board
# The name of a board.
board-name = { $board ->
   *[classic] Classic
    [killer] Killer
    [killer-x] Killer X
    [killer-jigsaw] Jigsaw killer
    [killer-windoku] Windoku killer
    [killer-4x4] Killer 4×4
    [killer-6x6] Killer 6×6
    [killer-8x8] Killer 8×8
    [jigsaw] Jigsaw
    [jigsaw-x] Jigsaw X
    [jigsaw-6x6] Jigsaw 6×6
    [diagonal] Diagonal
    [one-diagonal] One diagonal
    [windoku] Windoku
    [percent] Percent
    [disjoint-groups] Disjoint groups
    [asterisk] Asterisk
    [center-dot] Center dot
    [girandola] Girandola
    [argyle] Argyle
    [extra-regions] Extra regions
    [anti-knight] Anti-knight
    [anti-king] Anti-king
    [four] 4×4
    [six] 6×6
    [six-tall] 6×6 tall
    [six-x] 6×6 X
    [eight] 8×8
}
# What is different about it.
board-rules = { $board ->
   *[classic] Nine rows, nine columns and nine boxes.
    [killer] The digits of each cage are different and add up to its number.
    [killer-x] A killer, and each diagonal holds every digit once.
    [killer-jigsaw] A killer with regions of any shape in the place of boxes.
    [killer-windoku] A killer in which four windows hold every digit once, too.
    [killer-4x4] A killer with four rows and the digits 1 to 4.
    [killer-6x6] A killer with six rows and the digits 1 to 6.
    [killer-8x8] A killer with eight rows and the digits 1 to 8.
    [jigsaw] Regions of any shape take the place of boxes.
    [jigsaw-x] A jigsaw, and each diagonal holds every digit once.
    [jigsaw-6x6] A jigsaw with six rows and the digits 1 to 6.
    [diagonal] Each of the two diagonals holds every digit once.
    [one-diagonal] The diagonal from the upper left holds every digit once.
    [windoku] Four windows hold every digit once, too.
    [percent] Two windows and the diagonal between them hold every digit once, too.
    [disjoint-groups] The cells at the same place of the nine boxes hold every digit once.
    [asterisk] The nine cells of the asterisk hold every digit once.
    [center-dot] The centers of the nine boxes hold every digit once.
    [girandola] The nine cells of the girandola hold every digit once.
    [argyle] No digit comes twice on any of eight slanting lines.
    [extra-regions] Extra regions hold every digit once, too.
    [anti-knight] The same digit never stands a knight's move apart.
    [anti-king] The same digit never stands in two cells that touch at a corner.
    [four] Four rows, four columns, four boxes and the digits 1 to 4.
    [six] Six rows, boxes of two rows and three columns, and the digits 1 to 6.
    [six-tall] Six rows, boxes of three rows and two columns, and the digits 1 to 6.
    [six-x] Six rows, the digits 1 to 6, and each diagonal holds every digit once.
    [eight] Eight rows, boxes of two rows and four columns, and the digits 1 to 8.
}
new-game-level = Level
new-game-easy = Easy
new-game-medium = Medium
new-game-hard = Hard
new-game-expert = Expert
new-game-by-techniques = By its techniques
new-game-needs-easy = One digit at a time: singles are enough.
new-game-needs-medium = You also rule out digits: locked candidates and subsets.
new-game-needs-hard = You also look for patterns all over the board: fish, wings, colors and more.
new-game-needs-expert = You also follow chains of reasons, link by link, and almost locked sets.
new-game-sums-easy = Singles and simple sums are enough.
new-game-sums-medium = Combinations, sums of several houses and locked candidates are needed too.
new-game-sums-hard = Hidden cages, differences of sums or other patterns are needed.
new-game-by-givens = By its givens
new-game-givens-easy = 47 givens. Any technique may be needed.
new-game-givens-medium = 35 givens. Any technique may be needed.
new-game-givens-hard = 25 givens. Any technique may be needed.
new-game-givens-expert = 17 givens, the fewest there can be. Any technique may be needed.
new-game-givens-other = { $count ->
    [0] No givens.
    [one] One given.
   *[other] { $count } givens.
} Any technique may be needed.
new-game-errors = Errors
new-game-errors-at-once = In red at once
new-game-errors-on-check = Only on Check
new-game-seed = Game number: the same number is the same game for everybody
new-game-random-seed = a random one, shown in the game
new-game-no-seed = A game number is a whole number, at most { $most }. Leave the field empty for a random one.
new-game-timer = Show the time
# Above the choice of a limit of time.
new-game-limit = Time, and how long the game may take
new-game-no-limit = No limit
new-game-minutes = { $minutes } min
new-game-play = Play
new-game-making = Making the game.
new-game-tried = Making the game: { $count } puzzles were tried.
new-game-failed = No game was made: { $reason }.

## The choice of rules

rules-dialog-title = Choose rules
rules-dialog-preset = Preset
preset-assignment = The basics
preset-naked-singles = Naked singles only
preset-hodoku = HoDoKu
preset-hodoku-and-on = HoDoKu and more
preset-sudoku-explainer = Sudoku Explainer
preset-sudokuwiki = SudokuWiki
preset-everything = Everything
rules-dialog-changed = Changed
# Tooltips
rules-dialog-preset-tip = use the rules of the preset { $preset }
rules-dialog-own-tip = go back to your own choice of rules
rules-dialog-through-sets-tip = let grouped chains lead through almost locked sets too: a few cells with one digit more than cells
# Of a preset under the pointer, beside the rules that are on. { $names } are names of rules:
# 'X-Wing, Swordfish, …'; { $fewer } is how many that are on it lacks.
rules-dialog-preset-order = The preset { $preset } has the same rules in another order.
rules-dialog-preset-more =
    The preset { $preset } has { $count ->
        [one] one rule
       *[other] { $count } rules
    } more: { $names }
rules-dialog-preset-lacks =
    The preset { $preset } lacks { $count ->
        [one] one rule
       *[other] { $count } rules
    }: { $names }
rules-dialog-preset-both =
    The preset { $preset } lacks { $fewer ->
        [one] one rule
       *[other] { $fewer } rules
    } and has { $count ->
        [one] one
       *[other] { $count }
    } more: { $names }
rules-dialog-filter = filter by name, family or level
rules-dialog-none = No rule has this in its name, family or level.
rules-dialog-all-on = All on
rules-dialog-all-off = All off
rules-dialog-these-on = These on
rules-dialog-these-off = These off
rules-dialog-count = { $on } of { $all } on
# The heads of the columns.
rules-dialog-on = On
# In the place of the family of a rule that does not hold on the board
rules-dialog-not-here = not on this board
rules-dialog-rule = Rule
rules-dialog-family = Family
rules-dialog-wiki-grade = SudokuWiki's grade
rules-dialog-level = Level
rules-dialog-score = Score
rules-dialog-move-up = Move up
rules-dialog-move-down = Move down
rules-dialog-through-sets = Stronger grouped chains

## Copying and exporting

export-dialog-title = Copy or export
# The title of the system's dialog.
export-tip-subject = What to copy or save
export-tip-form = As what to take it away
export-dialog-file = Export
export-dialog-board = The board
export-dialog-step = This step
export-dialog-path = The whole path
export-dialog-as = As
export-dialog-for = What for?
export-for-friend = Send to a friend
export-for-print = Print
export-for-program = Put into a program
export-for-elsewhere = Go on elsewhere
export-for-any = All kinds
export-dialog-compact = compact notation
export-dialog-all-kept = Everything on the board is kept.
# Which formats are not offered, since they have no place for something on the board.
export-dialog-not-offered = Not offered, without a place for { $what }: { $formats }.
# { $losses } are clauses.
export-dialog-loses = In this format { $losses }.
export-dialog-about-compact = The notation of experts, a line a step.
export-dialog-about-html = One file with boards and sentences, to read, send or print.
export-dialog-about-markdown = Boards with their candidates, and the explanations.
export-dialog-about-json = For programs: techniques, texts and pictures.
export-dialog-about-step = The board with what the step sees and does.
export-dialog-about-board = The board as it is shown now.
export-dialog-pixels = pixels wide
export-dialog-caption = Caption
export-dialog-legend = Legend
export-dialog-file-field = File
export-dialog-copy = Copy
export-dialog-looking = Looking for the path …
# { $format } and { $form } are what it was copied as.
export-dialog-copied = The board was copied as { $format }.
export-dialog-board-copied = The board copied as { $form }.
export-dialog-step-copied = This step copied as { $form }.
export-dialog-path-copied = The whole path copied as { $form }.
export-dialog-no-name = The file needs a name.
export-dialog-no-text = This is no text, and cannot be copied.
export-dialog-size-failed = The size does not fit: { $reason }.
export-dialog-not-saved = Not saved: { $reason }.
export-dialog-not-made = Not made: { $reason }.

## The start screen

start-about = One step at a time, and why each is true.
start-quit = Quit
start-continue = Continue
start-list = Back to the list
# What the board shows that was left, and how far it has come.
start-left-at = { $name }, { $place }
# When something was left. $month is its number.
moment-now = Just now
moment-today = Today, { $time }
moment-yesterday = Yesterday
moment-day = On { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
moment-day-of-year = On { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# A game that waits, in the place of its board.
start-paused = Paused
start-paused-at = { $mode }, { $time } played
start-paused-left = { $mode }, { $time } left
start-paused-place = paused: { $place }
start-step = { $step ->
    [0] not begun
   *[other] step { $step }
}
start-step-of = { $step ->
    [0] not begun
   *[other] step { $step } of { $count }
}
# Work that was left behind.
start-left = { $steps ->
    [0] no steps
    [one] { $steps } step
   *[other] { $steps } steps
}
# Work whose name other work has too: a row in which the puzzles differ, such as '53..7....'.
start-left-row = { $name } (row { $row }: { $digits })
start-more = and { $count } more
start-discard = Discard
# Beside it, what it discards: the work that Continue above goes on with.
start-kept = { $name }: not saved, but kept for you
start-continue-tip = Go on where you were
start-kept-tip = Remove it; you can undo that right away
start-files = Open a puzzle
start-other-ways = A file, a link, or paste with Ctrl V
start-path = the path of a file
start-open = Open
start-easy = Easy
start-medium = Medium
start-hard = Hard
start-recent = Recent
start-no-recent = No file was opened yet. Type the path of one:
start-new-game = Play
start-about-new-game = A new puzzle of any level, with or without a clock
start-lessons = Learn
start-about-lessons = Short lessons, from the first digit to the X-Wing
start-create = Make one
start-about-create = Type in a puzzle, and see at once how hard it is

# A puzzle that comes with the program.
built-in-easy = Easy { $number }
built-in-medium = Medium { $number }
built-in-hard = Hard { $number }

# Three steps of a puzzle of ours that are shown on the start screen.
demonstration-place = { $name }, step { $step } of { $count }
demonstration-single = In { $house }, { $digit } fits only in { $cell }.
demonstration-go-on = Go on from here

## A puzzle of one's own

# What it is called until it is saved.
create-name = new puzzle
create-go-on = Row by row
create-go-on-tip = Go on to the next cell after each digit; 0 leaves a cell empty
create-unsaved = not saved
create-tool-digits = Digits
create-tool-board = Board
create-tool-regions = Regions
# A key changed what the panel of another tool shows. { $name } is a rule of the board, such as Windoku, or a symmetry.
create-turned-on = { $name } is on. The tool '{ $tool }' shows it.
create-turned-off = { $name } is off. The tool '{ $tool }' shows it.
create-symmetry-now = Symmetry: { $name }. The tool '{ $tool }' shows it.
create-tool-cages = Cages
create-shapes = Shape of the board
create-shape = { $size } × { $size }
create-shape-with-boxes = { $size } × { $size }, boxes { $rows } × { $columns }
create-besides = Besides
create-regions-own = In place of boxes
create-regions-further = Extra regions
create-regions-how = Drag from a cell to draw its region on. A right click takes a cell out of its region.
create-region-away = Take the region away
create-region-size = A region has { $count } cells; it needs { $size }.
create-no-region = { $count ->
    [one] One cell has no region yet.
   *[other] { $count } cells have no region yet.
  }
create-cages-how = Drag from cell to cell to draw a cage, then type its sum. A right click takes a cell out of its cage.
create-cage-with-sum = { $count ->
    [one] The chosen cage has one cell. Its sum is { $sum }.
   *[other] The chosen cage has { $count } cells. Its sum is { $sum }.
  }
create-cage-without-sum = { $count ->
    [one] The chosen cage has one cell and no sum yet: type it.
   *[other] The chosen cage has { $count } cells and no sum yet: type it.
  }
# { $sum } is the number that is typed so far, and is no sum that the cage can have.
create-cage-typed = { $count ->
    [one] The chosen cage has one cell. You typed { $sum }.
   *[other] The chosen cage has { $count } cells. You typed { $sum }.
  }
create-cage-away = Take the cage away
create-cage-taken = This cell is in another cage. Take that one away first.
create-cage-size = With { $size } digits a cage can have at most { $size } cells.
create-cage-in-parts = The cells of a cage have to hang together.
create-cage-sum = { $count ->
    [one] A cage of one cell cannot add up to { $sum }: it makes { $least } to { $most }.
   *[other] A cage of { $count } cells cannot add up to { $sum }: { $count } different digits make { $least } to { $most }.
  }
create-needs-nine = Only a board of 9 × 9 cells can have this.
create-too-many-houses = The board has too many houses for one more.
create-not-possible = This does not fit the board.
create-verdict-unfinished = Not finished
create-verdict-puzzle = A puzzle
create-verdict-none = No puzzle
create-verdict-several = Not yet a puzzle
create-givens = Givens
create-solutions = Solutions
create-solutions-none = none
create-solutions-none-since = none; the digit in { $cell } made it impossible
create-solutions-one = exactly one
create-solutions-several = several, which differ in { $count } cells
create-solutions-unknown = not known: given up after { $guesses } guesses
create-solutions-stopped = not known: canceled
create-hardest = Hardest technique
create-hardest-none = none: it is solved
create-score = Score
create-minimal = Minimal
create-minimal-answer = { $count ->
    [0] yes: no given can be left out
    [one] no: { $count } given can be left out
   *[other] no: each of { $count } givens can be left out
}
create-generator = Let the generator
create-fill-up = Fill up
create-make-minimal = Make minimal
create-fill-up-tip = Add givens until the puzzle has one solution
create-make-minimal-tip = Take givens away until none is left over
create-make-symmetric-tip = Make the places of the givens symmetric
create-make-symmetric = Make symmetric
create-make-rated = Make a new one
create-rating = rating 7.2 or 7.1-7.3
create-rating-classic = rating: classic only
# What a board can have besides, on buttons.
feature-diagonal-down = Diagonal down
feature-diagonal-up = Diagonal up
feature-windoku = Windoku
feature-percent = Percent
feature-disjoint-groups = Disjoint groups
feature-asterisk = Asterisk
feature-center-dot = Center dot
feature-girandola = Girandola
feature-argyle = Argyle
feature-anti-knight = Anti-knight
feature-anti-king = Anti-king
# Symmetries, on buttons.
symmetry-none = None
symmetry-half-turn = Half
symmetry-quarter-turn = Quarter
symmetry-mirror = Mirror
symmetry-diagonal = Diagonal
create-find-solution = Find a solution
create-hide-solution = Hide the solution
create-looking-for-solution = A solution is looked for …
create-counting = The solutions are being counted …
create-solution-one = This is the only solution. It is shown beside the givens, and goes when you change anything.
create-solution-several = This is one of several solutions. It is shown beside the givens, and goes when you change anything.
create-solution-none = There is no solution: the givens cannot go together.
create-solution-unknown = The search for a solution was given up after { $guesses } guesses.
create-filling-up = Givens are added
create-making-minimal = Givens are taken away
create-making-symmetric = The pattern is made symmetric
create-making-rated = A puzzle with that rating is looked for: { $count } tried
# { $making } is one of the three above.
create-making = { $making } …
create-made = There are { $now } givens now; there were { $before }.
create-nothing-to-change = Nothing had to be changed.
create-not-made = Nothing was changed: { $reason }.
create-clear = Clear
create-check = Check
create-use = Use as puzzle
# { $count } is at least 2.
create-clash = { $count } entries clash: { $why ->
    [house] the same digit twice in a house
    [cage] the same digit twice in a cage
    [knight] the same digit a knight's move apart
    [king] the same digit in cells that touch at a corner
    [line] the same digit twice on a slanting line
   *[seen] the same digit in cells that see each other
}.
create-still-looking = This is still being looked at.
create-is-puzzle = This is a puzzle: it has exactly one solution.
create-no-solution = No puzzle: with these givens and rules, there is no solution.
create-several-everywhere = No puzzle yet: there are several solutions, and they differ in every empty cell.
create-several-solutions = No puzzle yet: there are several solutions. The marked cells differ.
create-unknown-solutions = Not known to be a puzzle: the search for its solutions was given up after { $guesses } guesses.
create-count-stopped = Not known to be a puzzle: counting its solutions was canceled. Check counts again.

## The list of puzzles

# { $name } is that of the file.
collection-puzzle = { $name } { $number }
collection-filter-title = filter by title
collection-filter-givens = givens: 24 or 20-25
collection-filter-rating = rating: 7.2 or 7.1-7.3
collection-filter-technique = technique
# In a narrow window
collection-title-short = title
collection-givens-short = givens
collection-rating-short = rating: 7.2
# The tooltip of the fields for a rating.
rating-field-tip = How hard a puzzle is, from 1.0 (easy) to about 12 (extreme), as the program Sudoku Explainer (SE) rates it: 7.2, or a range such as 7.1-7.3
collection-level = Level
collection-level-all = All
# What is listed first.
collection-first = First
collection-order-file = File
collection-order-easiest = Easiest
collection-order-hardest = Hardest
collection-order-fewest-givens = Few givens
collection-order-technique = Technique
collection-ordering = { $puzzles }, being put in order
collection-ordering-all = The list is being put in order.
collection-solved = solved
collection-was-solved = You have solved it.
collection-technique = The hardest technique: { $technique }
collection-rating = Rated { $rating } by Sudoku Explainer
# Ratings of Sudoku Explainer, in short.
rating-se = SE { $rating }
rating-classic-only = Sudoku Explainer rates classic puzzles only
collection-no-number = { $typed } is not a number of givens
collection-no-rating = { $typed } is not a rating, such as 7.2
# { $count } is the same as { $all } or { $rated }, to choose words by.
collection-listed = { $count ->
    [one] { $listed } of { $all } puzzle
   *[other] { $listed } of { $all } puzzles
}
collection-all = { $count ->
    [one] { $all } puzzle
   *[other] { $all } puzzles
}
# { $puzzles } is what stands before: one of the three above, or the next.
collection-rated = { $puzzles }, { $rated } of them rated
collection-read = { $puzzles }; { $percent } % of the file read
collection-stop-reading = Stop reading
collection-stop-rating = Stop rating
collection-rate-all = Rate all
collection-givens = { $count ->
    [0] no givens
    [one] { $count } given
   *[other] { $count } givens
}
collection-no-solution = no solution
collection-several-solutions = several solutions
collection-too-long = took too long
collection-empty = There is no puzzle here.
collection-none-passes = No puzzle passes the filter. Esc lists all again.
collection-chosen = { $givens ->
    [0] No. { $number }, no givens
    [one] No. { $number }, { $givens } given
   *[other] No. { $number }, { $givens } givens
}
collection-open = Open
collection-this = This puzzle

## The screen of the lessons

# The courses.
learn-courses = Courses
learn-all = All
course-first = From nothing to the X-Wing
course-medium = Pairs to quadruples
course-hard = Hard
course-unfair = Unfair
course-extreme = Extreme
course-exercise = Exercise { $number } of { $all }
course-puzzle = A puzzle that needs just this
course-lesson = Next lesson: { $technique }
course-puzzle-name = { $technique }, the puzzle

# The map of the techniques.
map-open = Map
map-back = Back to the lessons
map-title = Techniques
map-known = { $all } of { $total } techniques, each after those it builds on: { $mastered } mastered, { $met } met
map-new = not yet
map-read = read
map-practised = practiced
map-met = met
map-mastered = mastered
map-stage-new = not yet
map-stage-read = the lesson was read
map-stage-practised = practiced
map-stage-met = met in a puzzle of your own
map-stage-mastered = mastered
map-of-lesson = On the board of the lesson.
map-found-in = { $name }, step { $step }. Found by you.
map-shown-in = { $name }, step { $step }. Shown to you.
map-lesson = Lesson
map-exercises = Exercises
map-right-of = { $right } of { $all }
map-in-puzzles = In your puzzles
map-none = none yet
map-met-found = { $met }, { $found ->
    [0] none found
   *[other] { $found } found
}
map-to-mastered = To master it
map-missing-exercises = { $exercises ->
    [one] 1 exercise
   *[other] { $exercises } exercises
}
map-missing-puzzles = find it in { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
map-missing = { $exercises ->
    [one] 1 exercise
   *[other] { $exercises } exercises
}, { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
map-read-lesson = Read
map-show-in = Show it there
map-export = Copy as text
map-to-file = Export progress
map-from-file = Import progress
progress-out = Export progress
progress-out-words = Saves what you have learned in a file. The program can import it, here or on another computer.
progress-back = Import progress
progress-back-words = From an exported file. Its progress is added to yours; nothing that you have learned here is lost.
progress-read = Import
progress-added = { $techniques ->
    [one] Progress for 1 technique was imported.
   *[other] Progress for { $techniques } techniques was imported.
}
progress-not-written = The progress cannot be written to { $path }: { $reason }.
progress-not-read = No progress can be imported from { $path }: { $reason }.
progress-not-one = it is no file of progress
progress-missing = there is no such file
map-exported = What you have learned was copied as text.
map-clear = Clear progress
map-clear-really = Really clear it?
learn-title = Lessons
learn-back = Back
learn-to-lesson = Back to the lesson
learn-known-of = { $known } of { $all } techniques known
learn-filter = filter
# Instead of the list.
learn-none-passes = No lesson passes the filter. Esc lists all again.
learn-none-in-courses = No lesson of the courses passes the filter. Look among all lessons (O), or press Esc to list all again.
# How far a person has come with a technique.
learn-read = read
learn-begun = begun
learn-known = known
learn-no-exercise = none done yet
learn-right-of = { $right } of { $all } without help
learn-boards = Boards
learn-board-rule = What is different
learn-board-advice = What helps
learn-board-shown = One digit stands on the board. The cells that it sees are tinted.
board-small = Small boards
board-small-rule = There are fewer rows, columns and digits: four, six or eight of each. A board of six has the digits 1 to 6 and boxes of two rows and three columns, or of three rows and two columns. Each row, column and box still holds each digit once.
board-small-advice = Everything works as on the large board, with less to look at. Boxes that are wider than high share two cells or three with a line, so one that has to be in a line often leaves few places.
board-both-diagonals = Both diagonals
board-diagonal = Diagonal
board-diagonal-rule = Each of the two diagonals is a house as well: it holds each digit once. A board may also have one of them alone.
board-diagonal-advice = Look at the diagonals for hidden singles as at rows. The cell in the middle lies on both and sees more than any other. Two cells of a diagonal are both seen by the two other corners of their rectangle.
board-jigsaw = Jigsaw
board-jigsaw-rule = In the place of boxes there are regions of any shape. Each region has as many cells as there are digits, and holds each of them once.
board-jigsaw-advice = Where a region reaches over two rows or three, compare it with them: what sticks out of the region on one side holds the same digits as what sticks out of the rows on the other. Pointing and claiming work wherever a region and a line share cells.
board-killer = Killer
board-killer-rule = Dashed lines show cages. The digits of a cage add up to the number in its corner, and no digit stands twice in a cage, even where it crosses boxes. Often there are no other givens.
board-killer-advice = Begin with cages whose sum has only one combination: 3 in two cells is 1 and 2. A house adds up to 45, so cages that fill all of it but one cell tell that cell. The sums beside the board list what fits.
board-windoku = Windoku
board-windoku-rule = Four shaded windows of three by three cells hold each digit once, besides rows, columns and boxes.
board-windoku-advice = The windows leave five more houses: in rows 2 to 4, for one, two windows have each digit twice, so the nine cells beside them have each digit once. A cell in a window sees more than one outside.
board-extra-regions = Extra regions
board-extra-regions-rule = Some cells are shaded: each of these regions holds each digit once, besides rows, columns and boxes.
board-extra-regions-advice = Treat an extra region as one more box, for singles, pairs and pointing alike. Where it shares cells with a box or a line, what has to be in the shared cells leaves the rest of both.
board-disjoint-groups = Disjoint groups
board-disjoint-groups-rule = Cells at the same place of their boxes hold different digits: all upper left cells are a house, all middle cells, and so on.
board-disjoint-groups-advice = A digit at the same place of another box is ruled out here. When you have placed a digit in some boxes, its places in the others are few.
board-percent = Percent
board-percent-rule = Two windows, at the upper left and at the lower right, and the diagonal that goes up between them hold each digit once.
board-percent-advice = Look at the three further houses for singles first. The diagonal meets no window, so the three together cover cells all over the board.
board-asterisk = Asterisk
board-asterisk-rule = The nine shaded cells of the asterisk hold each digit once.
board-center-dot = Center dot
board-center-dot-rule = The nine cells in the middle of the boxes hold each digit once.
board-girandola = Girandola
board-girandola-rule = Nine cells hold each digit once: the corners of the board, and five cells that make a cross.
board-one-more-advice = It is one more house with a cell in each box or nearly each. A digit that stands in one of its cells is removed from the eight others; a digit that eight of them cannot hold is in the ninth.
board-argyle = Argyle
board-argyle-rule = On each of the slanting lines no digit stands twice. The lines have fewer than nine cells, so they need not have every digit.
board-argyle-advice = A line only rules out: it never says that a digit has to be in it. Follow both slanting lines of a cell when you look for what it sees.
board-anti-knight = Anti-knight
board-anti-knight-rule = Cells a knight's move apart in chess hold different digits: two steps in one direction and one to the side. Nothing on the board shows it but the sign above it.
board-anti-knight-advice = A placed digit sees up to eight more cells. Where a box has two or three places left for a digit, look for a cell a knight's move from all of them.
board-anti-king = Anti-king
board-anti-king-rule = Cells that touch at a corner hold different digits, as do those side by side. Nothing on the board shows it but the sign above it.
board-anti-king-advice = A placed digit keeps its whole neighborhood free of it, over the edges of boxes. Four cells that meet in a point always have four different digits.
learn-choose = Choose a technique.
learn-what = What it is
learn-when = When to look for it
learn-why = Why it holds
# What else a technique is called, below its name.
learn-also = Also called: { $names }
# Under the name of a technique that does not hold there: a sentence says why.
learn-not-here = It does not hold on the board of the open puzzle. { $reason }
learn-look = How to find it, step by step
learn-mistake = A common mistake
learn-origin = Where it comes from
learn-schema = The pattern in letters
learn-schema-letters = Each letter stands for a digit of its own. Other candidates are not shown; whatever they are, what is struck out can go.
# In the place of these two, where the sums of cages decide.
learn-schema-in-digits = The pattern
learn-schema-digits = Sums are of digits, so the pattern is in digits. Other candidates are not shown; whatever they are, what is struck out can go.
learn-lookalike = Looks like one, is none
# What of a lesson is on the board: three narrow buttons.
learn-on-board-example = Example
learn-on-board-schema = Pattern
learn-on-board-lookalike = Lookalike
# What the signs of a lookalike mean.
learn-seeming = Looks like the pattern
learn-spoiling = Spoils it
learn-wrongly-removed = Right: must stay
learn-here = On this board
learn-asked = It is hardly ever the next step: here something easier applies too.
# The other techniques that the lesson names.
learn-others = Named here
learn-family = About the family
learn-practise = Practice
learn-making = { $count ->
    [0] Making an exercise.
    [one] Making an exercise: { $count } puzzle tried.
   *[other] Making an exercise: { $count } puzzles tried.
}
learn-is-next = You look for the next step on this board.
learn-applies = The technique applies on this board; something easier may apply as well.
learn-mark-both = Click each candidate that the step removes. Click the one that it sets twice.
learn-mark-set = Click the digit that the step sets.
learn-mark-removed = Click each candidate that the step removes.
learn-by-keys = Or choose a cell with the arrows, and type the digit.
learn-hint = Hint
learn-step = The step
learn-marks = Your answer
learn-no-marks = Nothing yet.
learn-set = Set { $candidates }.
# One of the digits that it sets.
learn-set-one = { $digit } in { $cell }
learn-remove = Remove { $candidates }.
# One of the candidates that it removes.
learn-remove-one = { $digit } from { $cell }
learn-next = Next exercise
learn-check = Check
learn-show = Show
learn-another = Another
learn-verdict-right = Right
learn-all-right = { $count ->
    [one] This is what follows here.
   *[other] All of this follows here.
}
learn-right-hinted = You asked for a hint, so it does not count as done without help.
learn-right-later = Your first check was not right, so it does not count as done without help.
learn-verdict-not-all = Not all of it
learn-verdict-partly = Partly right
learn-verdict-wrong = Not this
learn-right = Right: { $candidates }.
learn-missed = Missed: { $candidates }.

## Names of keys. What is not here is written as it stands on the key.

key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-space = Space
key-enter = Enter
key-tab = Tab
key-esc = Esc
key-delete = Delete
key-backspace = Backspace
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-comma = comma
# All four.
key-arrows = Arrows
key-left = Left
key-right = Right
key-up = Up
key-down = Down
# Keys in a row: 'F1 to F9'.
key-range = { $first } to { $last }

## The sheet of keys: what each key does

keys-title = Keys

keys-steps = Steps
keys-steps-step = Step: apply the next rule
keys-steps-hint = Hint: the technique; again: where; again: why
keys-steps-solve = Solve by trying (backtracking); in a game: give up
keys-steps-granularity = step by rule, deduction or cell
keys-steps-next = the next cell that a step sets
keys-steps-before = the cell before that a step sets
keys-steps-why = Why? of the chosen cell, of what is told, or of the board; of a place: Shift and a right click
keys-steps-length = the reason in short, or whole again
keys-steps-another = another contradiction with side arguments
keys-steps-weigh = check what I did since the last step
keys-steps-line = of an answer: the next line, on, back
keys-steps-stage = of a step in motion: the stage before, the stage behind
keys-steps-walk = go through a chain, a net or a contradiction
keys-steps-on-walk = on the way: back, on, to its ends, leave it
keys-steps-worth-trying = mark the cells worth trying
keys-steps-again = of a solved puzzle: its hardest step again, and back
keys-steps-off = no rule finds anything: switch on the one that would
keys-steps-back = back to before the contradiction or mistake
keys-steps-choose = choose the rules and their order
keys-steps-switch = switch a rule beside the board on or off

keys-board = Board
keys-board-cell = choose a cell
keys-board-extend = choose one more cell
keys-board-mode = the pad: digits, notes or colors
keys-board-jump = to the next empty cell
keys-board-jump-found = to the next cell that the filter shows
keys-board-column = to the first or last column
keys-board-row = to the first or last row
keys-board-digit = fill in a digit
keys-board-erase = erase; by hand, the notes of a cell too
keys-board-candidate = remove or restore a candidate; by hand, a note; also a right click
keys-board-candidates = candidates: automatic or by hand
keys-board-notes = by hand: note all candidates
keys-board-filter = filter: the places of a digit; again: all
keys-board-filter-too = filter: one more digit, or one less
keys-board-filter-two = filter: the cells with two candidates
keys-board-givens = correct the givens
keys-board-undo = Undo
keys-board-redo = Redo
keys-board-restart = Restart the board: back to the givens

keys-beside = Beside the board
keys-beside-step = the next step
keys-beside-path = the path
keys-beside-every-step = all steps; on the Marks tab, only with Shift
keys-beside-search = the search, watched
keys-beside-sums = sums of the chosen cells, on boards with cages
keys-beside-marks = marks and save points
keys-beside-rules = the rules, how much a step does, and the moves
keys-beside-more = what else can be shown

keys-marks = Marks
keys-marks-tool = mark cells, candidates or links by turns
keys-marks-color = choose a color; of cells: color the chosen one
keys-marks-digit = color the candidate, or link it
keys-marks-links = strong or weak links
keys-marks-clear = clear colors and links
keys-marks-save-point = make a save point
keys-marks-choose = choose a save point
keys-marks-go-back = go back to it
keys-marks-rename = rename it, delete it

keys-path = Path and all steps
keys-path-go = on the path: go to a step
keys-path-play = on the path: play, pause; among its techniques: go to just before one
keys-path-speed = on the path: faster, slower
keys-path-summary = on the path: its techniques
keys-path-scale = on the path: by HoDoKu's score or by Sudoku Explainer's rating
keys-path-ways = among all steps: show or hide the ways to a conclusion

keys-search = Search
keys-search-step = step
keys-search-play = play, pause
keys-search-speed = faster, slower
keys-search-to = to a contradiction, a solution, the end
keys-search-again = begin again; choose the method
keys-search-compare = compare how much work the methods are

keys-rules = Rules
keys-rules-choose = choose a rule
keys-rules-switch = on or off
keys-rules-move = move one up or down
keys-rules-all = all that are listed on or off
keys-rules-numbered = use a preset, your own choice, or sets in grouped chains

keys-lessons = Lessons
keys-lessons-open = open the lesson for the step or the board, or all lessons; again: back
keys-lessons-map = the map of the techniques, and back
keys-lessons-practise = practice, check, the next exercise
keys-lessons-another = another exercise
keys-lessons-help = in an exercise: hint, show the step
keys-lessons-on-board = in a lesson: the next of example, pattern and lookalike on the board

keys-game = Game
keys-game-new = a new game; N on the start screen and after a game
keys-game-choose = in the choice of a game: what, how, board, game number, limit of time
keys-game-check = check, the answer of a cell
keys-game-pause = pause, show or hide the time
keys-game-resume = go on after a pause

keys-create = A puzzle of your own
keys-create-empty = make a puzzle, or go on with the one you began
keys-create-tool = digits, board, regions, cages
keys-create-shape = choose the shape of the board
keys-create-besides = what the board has besides
keys-create-further = extra regions, or those in the place of boxes
keys-create-draw = draw a region or a cage on, from the chosen cell
keys-create-make = fill it up, make it minimal, symmetric
keys-create-rated = make a new puzzle with the rating of Sudoku Explainer in the field, or go to the field
keys-create-symmetry = choose a symmetry
keys-create-check = check
keys-create-solve = show a solution beside the givens, or take it away
keys-create-go-on = go on to the next cell after a digit, or stay
keys-create-use = work on it as a puzzle

keys-lists = Lists
keys-lists-row = choose a row
keys-lists-filter = filter
keys-lists-order = in another order

keys-puzzles = List of puzzles
keys-puzzles-back = back to the list
keys-puzzles-neighbor = the puzzle before, the puzzle after
keys-puzzles-open = in the list: open the chosen one
keys-puzzles-level = in the list: those of one level, or all
keys-puzzles-rate = in the list: rate all puzzles, or stop that

keys-window = Files and window
keys-window-open = open a file
keys-window-type = type a path
keys-window-paste = paste a puzzle, or a step to be looked at
keys-window-ours = on the start screen: one of our puzzles
keys-window-recent = on the start screen: a file that was open lately
keys-window-continue = on the start screen: continue where you were, or go on from the demonstration
keys-window-demonstration = on the start screen: another step of the demonstration
keys-window-unfold = on the start screen: recent files and the field for a path
keys-window-discard = discard what is not saved
keys-window-save = save
keys-window-save-as = save under another name
keys-window-save-anyway = save a file though it was changed elsewhere
keys-window-save-elsewhere = save in another file than the one that was changed
keys-window-load-again = load a file again that was changed elsewhere
keys-window-copy = copy the board as text
keys-window-export = copy or export the board, a step or the path
keys-window-print = print: make a picture or page of the board, to be printed
keys-window-export-for = in the export: what it is for
keys-window-export-what = in the export: what, as what
keys-window-export-size = in the export: size of the picture
keys-window-export-caption = in the export: caption of the picture, or none
keys-window-export-legend = in the export: legend of the picture, or none
keys-window-export-path = in the export: type a path
keys-window-browse = choose the file to save in
keys-window-start = start screen; there, a new game
keys-window-settings = settings
keys-window-in-settings = in the settings: colors, notation, how to begin, labels of the board, where digits came from, shaded boxes, right digits, motion, length of reasons, language
keys-window-size = larger, smaller, usual text
keys-window-keys = show all keys
keys-window-help = show all keys, while no puzzle is open
keys-window-menu = the menu of the puzzle
keys-window-in-menu = in a menu: choose a line
keys-window-scroll = in a dialog: scroll
keys-window-accept = do what is offered first
keys-window-focus = to the next control; with Shift, to the one before
keys-window-full-screen = full screen, or the window again
keys-window-close = close, cancel; filter off
keys-window-quit = quit

## Beside the board: the bar and the tabs

bar-start = Back
bar-not-saved = not saved
# What a tooltip says of that.
bar-not-saved-steps = Only steps differ from the file. They are quick to make again, so you are not asked about them
bar-not-saved-own = What you did is not in the file yet
bar-board-lesson = What is different on this board
bar-open = Open
bar-save = Save
bar-export = Export
bar-settings = Settings
bar-keys = Keys
bar-rules = Choose rules
bar-menu = Menu
bar-list = List
# Where the puzzle stands in the list that it was opened from.
bar-place = { $place } of { $count }
tab-step = Step
tab-path = Path
tab-every-step = All steps
tab-search = Search
tab-marks = Marks
tab-rules = Rules
# It has the other tabs behind it.
tab-more = More
tab-sums = Sums
tab-game = Game

## Beside the board: steps, rules and moves

step-apply = Step
step-hint = Hint
step-solve = Solve
step-restart = Start over
step-by = A step does
step-by-rule = A whole rule
step-by-deduction = One deduction
step-by-cell = One cell
# { $what } is one of the three above.
step-by-now = One step is now: { $what }
# A rule was switched by its key, where the rules are not seen.
step-rule-on = { $name } is on now.
step-rule-off = { $name } is off now.
step-rules-preset = Rules: { $preset }
step-rules-on = Rules: { $on } of { $all } on
step-rules-change = Change
step-used-none = None was used yet.
step-used = { $count ->
    [0] not used
    [one] once
   *[other] { $count } times
}
step-moves = Moves
step-moves-none = None yet.
# A move in the list: its number and what made it; behind it stands what it did.
step-move = { $number }. { $title }:

## The stages of a step that is shown as it is thought

stage-look = Look
stage-exclude = Rule out
stage-conclude = Conclude

## The walk through the links of a chain or a net

walk-begin = Link by link
# Where the walk is: at which link, of how many, and in which line; 0 without numbers.
walk-place =
    { $line ->
        [0] Link { $link } of { $count }
       *[other] Line { $line }, link { $link } of { $count }
    }
walk-end = All at once

## The legend: what the signs on a board mean

legend-base-house = House to look at (base)
legend-cover-house = House that covers it (cover)
legend-two-solutions = One solution, and the other
legend-house = House (row, column …)
legend-losing-house = House of a weak link that loses candidates
legend-losing-cell = Cell of a weak link that loses candidates
legend-contradiction = Contradiction
legend-contradiction-cell = Cell of the contradiction
legend-rectangle = Rectangle
legend-pattern = Cell of the pattern
legend-floor = Floor: the two digits alone
legend-roof = Roof
legend-cross = Cross
legend-wing = Wing
legend-arm = None of the digits can stand here
legend-ring-line = Line that joins two pairs
legend-ring-box = Box that joins two pairs
legend-given-by-line = A line gives it to its pairs
legend-given-by-box = A box gives it to its pairs
legend-share = Digits that a house gives to its pairs
legend-share-of-line = Digits that a row or column gives
legend-number = Number of the line that tells it
legend-worth-trying = Worth trying: fewest candidates
legend-side-number = Line of a side argument
legend-sight = The removed candidate sees it
legend-no-place = Seen: no place for the digit
legend-cage = Cage
legend-counted-cage = Cage that is counted
legend-term = Order of the cages in the equation
legend-innie = Innie: left inside
legend-outie = Outie: sticks out
legend-value = Digit that the step uses
legend-strong-link = Strong link
legend-weak-link = Weak link
legend-truth = Truth: one of its candidates is true
legend-truth-cell = Truth: a cell has one of its candidates
legend-link = Link: one of its candidates at most is true
legend-link-cell = Link: a cell, one at most
legend-set-cells = Cells of the set
# The letters of several sets, as they stand on the board: 'A, B'.
legend-sets = Sets { $letters }
legend-sets-without-letters = Cells that go together
legend-in-set = In the set
# What a candidate is in a step; of a fish, of a uniqueness pattern, of any other.
legend-base-fish = Base
legend-base-uniqueness = Deadly pattern
legend-base = Used
legend-fin-uniqueness = Extra candidate
legend-fin = Fin
legend-endo-fin = Endo fin
legend-stem = Stem
legend-exocet-base = Base cell
legend-target = Target
legend-mirror = Mirror: the digit would have to go there
legend-s-cell = S cell of a cross-line
legend-companion = Companion: none of these digits
legend-cross-line = Cross-line
legend-candidate-of-base = Candidate of the base
legend-candidate-of-target = Digit of the base in a target
legend-candidate-of-cross-line = Digit of the base in a cross-line
legend-home = Home row
legend-away = Away column
legend-taken-by-row = Its row gives it to the crossing cells
legend-taken-by-column = Its column gives it to the crossing cells
legend-pivot = Pivot
legend-pincer = Pincer
legend-base-stem = Candidate of the stem
legend-x = X: links the cells
legend-y = Y: links the cells
legend-z = Z: at least one is true
legend-guardian = Guardian
legend-color-a = Color A
legend-color-b = Color B
legend-cluster-colors =
    { $cluster ->
        [1] Color A and color B
       *[other] Color C and color D
    }
legend-restricted-common = Restricted common
legend-true =
    { $start ->
        [true] True, if the start is true
        [false] True, if the start is false
        [several] True, if its start is true
       *[none] Would be true
    }
legend-false =
    { $start ->
        [true] False, if the start is true
        [false] False, if the start is false
        [several] False, if its start is true
       *[none] Would be false
    }
legend-group-true = Group: one of them is true
legend-group-false = Group: all are false
legend-start = Start
legend-end = End
legend-supposed = Supposed
legend-supposed-inside =
    { $depth ->
        [1] Supposed in a side argument
       *[other] Supposed in a side argument, { $depth } levels deep
    }
legend-refuted = Refuted by a side argument
legend-true-inside =
    { $depth ->
        [1] Would be true there
       *[other] Would be true there, { $depth } levels deep
    }
legend-placed = Placed
legend-to-place = Can be placed
legend-wrong = Wrong entry
legend-removed = Removed
legend-to-remove = Can be removed

# What stands in small letters at the edge of a cell, as short as can be.
tag-pivot = pivot
tag-pincer = pincer
tag-stem = stem
tag-floor = floor
tag-roof = roof
tag-cross = cross
tag-wing = wing
tag-base = base
tag-target = target
tag-mirror = mirror
tag-s-cell = S
tag-innie = innie
tag-outie = outie
tag-fin = fin
tag-endo-fin = endo fin
tag-guardian = guardian

## The card: what the last action did, found or asks

card-ready = Ready
sums-title = Sums
sums-choose = Choose a cage, or any cells, to see what they can add up to.
sums-head = { $count ->
    [one] { $sum } in one cell
   *[other] { $sum } in { $count } cells
  }
sums-head-open = { $count ->
    [one] One cell
   *[other] { $count } cells
  }
sums-full = All of them are filled in.
sums-bounds = They add up to at least { $least } and at most { $most }.
sums-left = { $count ->
    [one] { $rest } is left for one cell.
   *[other] { $rest } is left for { $count } cells.
  }
sums-fitting = { $live } of { $count } sums still fit.
sums-digits = Digits
sums-must = must be in it
sums-may = may be in it
sums-cannot = cannot be
sums-no-place = no place for { $digit }
sums-no-digit = none fits in { $cell }
sums-no-way = they cannot be shared out
sums-around = the cages rule it out
sums-houses = Houses
card-ready-step = Press Step to apply the first rule that finds something, or ask for a Hint.
card-ready-path = Go along the path: play it, drag the knob, or choose a step. Each says why it holds.
card-ready-every-step = Choose a step to see it on the board. Enter makes it.
card-ready-marks = Click the board to mark it. Marks do not affect the rules.
card-ready-search = Play the search, or take one step at a time. It has a board of its own; only Solve fills yours.
card-ready-game = Choose a cell and type its digit.
card-givens = The givens can be changed: choose a cell and type.
card-givens-done = Done
card-solved = Solved
# The card of a puzzle that is solved.
solved-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $own ->
    [0] none of them your own
   *[other] { $own } of them your own
}.
# What the search filled in is no step of the rules or of the person.
solved-searched = { $cells ->
    [one] Solve filled in 1 cell by trying (backtracking).
   *[other] Solve filled in { $cells } cells by trying (backtracking).
}
solved-given-up = You gave up, and the program filled in { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}.
solved-as-opened = Every cell was filled when the puzzle was opened, and all digits are right.
# { $time } is what a game took.
solved-game = { $time }, { $hints ->
    [0] without help
    [one] helped once
   *[other] helped { $hints } times
}.
solved-hardest = The hardest, step { $number }
solved-hardest-step = { $name }: { $acts }
solved-again = Show again
solved-back = Back to the end
solved-next = Next puzzle
solved-next-after-list = That was the last puzzle of the list. The next one comes with the program: { $name }.
solved-next-built-in = The next puzzle comes with the program: { $name }.
# The same, on a button with little room.
solved-next-short = Next
solved-practise = Practice this
solved-keep = Keep as page
solved-times = { $times ->
    [one] 1 time
   *[other] { $times } times
}
solved-shown = shown
solved-found = found
solved-some-found = { $found } found
card-stepping = Stepping
card-stepping-words = Looking for the next step by the rules.
card-hinting-words = Looking for the easiest step by the rules.
card-another-words = Looking for another argument of this kind.
card-checking = Checking the step
card-checking-words = Each part of the pasted step is looked at on the board.
card-solving = Solving
card-solving-words = Looking for the solution by trying.
card-cancel = Cancel
card-cancelled = Canceled
card-cancelled-words = The search was stopped; the board is as it was.
card-given-up = Given up
card-given-up-words = The search was given up after { $guesses } guesses. The board is as it was.
card-filled = Solved by trying
card-watched = Finding this solution took { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}, of which { $back ->
    [0] none was
    [one] 1 was
   *[other] { $back } were
} undone.
card-take-back = Take it back
card-filled-only = It is the only solution.
card-filled-one-of-several = It is one of several solutions.
card-several = Several solutions
card-several-words = More than one way of filling the board fits.
card-fill-in = Fill in one of them
card-entered = Entered
card-erased = Erased
card-candidates = Candidates
card-save-point = Save point
# What was done by hand, in a line: 'r1c3 = 5'.
card-done = { $what }.
card-undone = Taken back
# More moves than are told one by one; the first of them follows in its own sentence.
card-undone-several = { $count } moves are undone. The first of them was:
# What stands there again, since it had been replaced.
card-undone-again = { $digit } is in { $cell } again.
card-redone = Made again
# A move: what made it, and what it did in a line.
card-move = { $title }: { $what }.
card-restarted = Restarted
card-restarted-words = The board holds the givens. Undo brings the work back.
card-refused = Not entered
card-refused-solved = Every cell is filled and right. To try something else, take a move back or clear a cell first.
card-refused-given = This cell is a given of the puzzle and stays as it is. Press C to correct the givens.
card-refused-filled = This cell has a value; erase it first to change its candidates.
card-refused-excluded = { $digit } is ruled out here: this cell sees the { $digit } in { $cell }.
card-no-cell = Which cell?
card-no-cell-words = Choose a cell first: click on it or press an arrow key.
card-sets-cells = This step sets { $count } cells
card-one-of = { $number } of { $count }
card-one-before = The one before
card-one-behind = The next one
# The move that led here, and how many the whole path has.
card-step-of = Step { $step } of { $count }
# Beside a long name of a technique
card-step-of-short = { $step } of { $count }
card-ready-cages = { $cages ->
    [one] The sum of 1 cage is given.
   *[other] The sums of { $cages } cages are given.
}
card-ready-digits = { $givens ->
    [0] No digit is given
    [one] 1 digit is given
   *[other] { $givens } digits are given
}, { $open ->
    [0] none is to be found.
    [one] 1 is to be found.
   *[other] { $open } are to be found.
}
card-ready-filled = { $givens ->
    [0] No digit is given
    [one] 1 digit is given
   *[other] { $givens } digits are given
}, { $filled ->
    [one] 1 is filled in
   *[other] { $filled } are filled in
}, { $open ->
    [0] none is still to be found.
    [one] 1 is still to be found.
   *[other] { $open } are still to be found.
}
# A puzzle of pencil marks alone.
card-ready-candidates = { $candidates ->
    [one] 1 candidate is given, and no digit.
   *[other] { $candidates } candidates are given, and no digits.
} { $open ->
    [one] 1 digit is to be found.
   *[other] { $open } digits are to be found.
}
card-ready-proved = The rules prove every empty cell.
# These two begin with the words on the button.
card-ready-1 = Step shows what must be true next, and why.
card-ready-2 = Hint helps you bit by bit.
card-ready-3 = Or fill in a digit yourself.
card-way-ahead = The way ahead: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
card-way-easy = { $easy } of them easy
card-learn = Learn
card-learn-tip = Open the lesson: { $technique }
card-at-length = Whole reason
card-in-short = In short
# Beside the argument of a contradiction with side arguments.
card-another-argument = Another argument
# On the button below the first line of a side argument, and where its lines are seen.
card-unfold = { $lines ->
    [one] Unfold { $lines } line
   *[other] Unfold { $lines } lines
}
card-fold = Fold up

## The card where the rules find nothing

stalled-title = The rules end here
stalled-ways = { $count ->
    [2] Two ways go on:
   *[other] Three ways go on:
}
stalled-ended = No rule that is on finds anything.
stalled-ended-named = { $count ->
    [one] { $rules } finds nothing more.
   *[other] { $rules } find nothing more.
}
stalled-empty = { $count ->
    [one] 1 cell is empty
   *[other] { $count } cells are empty
}
stalled-stronger = Use a stronger rule
stalled-stronger-looking = Looking for the easiest rule that is off and goes on from here.
stalled-stronger-none = No rule that is off goes on from here either.
stalled-lesson = Lesson first
stalled-choose = Choose a cell and enter a digit
stalled-choose-words = Try a digit of your own. If it turns out wrong, you are led back to it.
stalled-digits = 1 to { $last }
stalled-solve = Solve by trying
stalled-solve-words = Digits are tried one by one. If one fails, it is taken back, until the board is full.
stalled-solve-several = Digits are tried one by one, and one of the solutions is offered.
stalled-all-off = All rules are off
# { $rules } is a list of names.
stalled-off-named = Switched off: { $rules }
stalled-off-counted = { $on } of { $all } rules are on
stalled-skipped-named = Skipped, since they only work if a puzzle has exactly one solution, and this one is not known to have just one: { $rules }.
stalled-skipped-counted = { $count ->
    [one] { $count } rule is skipped, since it only works
   *[other] { $count } rules are skipped, since they only work
} if a puzzle has exactly one solution, and this one is not known to have just one.
stalled-several = This position has several solutions, so some cells are a free choice.
stalled-rules = All rules
stalled-mark = Mark cells worth trying
stalled-unmark = Unmark cells
stalled-unmark-tip = Take the marks off the cells worth trying
stalled-fewest = { $cells ->
    [one] 1 cell has the fewest candidates, { $candidates }: it is marked.
   *[other] { $cells } cells have the fewest candidates, { $candidates } each: they are marked.
} If a digit turns out wrong, you are led back to it.
# The same where there is little room, each as short as can be.
stalled-short-looking = Still looking for one.
stalled-short-none = No rule that is off goes on either.
stalled-short-off = { $technique } goes on from here.
stalled-short-choose = If it is wrong, you are led back.
stalled-short-solve = Digits are tried for you.
stalled-short-several = One solution is offered.
stalled-short-fewest = { $cells ->
    [one] 1 cell has the fewest candidates, { $candidates }.
   *[other] { $cells } cells have the fewest candidates, { $candidates } each.
}
stalled-rule-off = { $technique } goes on from here. It is off in your rules: Step shows it, and uses it this once.
stalled-show-off = Show the { $technique }
stalled-switch-on = Keep it on
# Said once where rules are skipped that rest on the puzzle having one solution.
stalled-rules-skipped = { $count ->
    [one] The rule that rests on the puzzle having exactly one solution is skipped: this puzzle is not known to have one.
   *[other] The { $count } rules that rest on the puzzle having exactly one solution are skipped: this puzzle is not known to have one.
}
several-differ = { $cells } cells differ: they are marked, with the digits that the solutions have there.
several-too-long = In which cells they differ takes too long to find out.
several-looking = Looking for the cells that differ.

## The card of an answer to 'Why?', and what leads to it

why-ask-cell = Why { $cell }?
why-ask-tip = Show the reason, line by line
why-ask-mistake = Why is it wrong?
why-place = Line { $line } of { $count }
why-board-before = The board is shown as it was before step { $number }.
why-board-fewer = The board shows only what this rests on: { $count ->
    [one] 1 digit is
   *[other] { $count } digits are
} left out.
# A line that is not read just now: 'Naked Single: r1c3 = 5'.
why-line = { $technique }: { $acts }
why-next = Next line
why-done = Done
why-take-back = Erase { $digit }
why-put-back = Put { $digit } back
why-other-digits = Click a digit to ask about it in { $cell }
# In a game, where the steps would give the answer away.
why-not-in-game = In a game the steps are not told: they would give other digits away.
# Checks what a person did since the last step.
why-weigh = Check what I did
# { $what } is why-value or why-removal, what a person set or removed.
why-weighed = { $count ->
    [one] { $right ->
        [0] It does not follow: { $what }
       *[other] It follows: { $what }
    }
   *[other] { $right ->
        [0] None of these { $count } follows
        [one] 1 of these { $count } follows
       *[other] { $right } of these { $count } follow
    }
}
# Above a sentence that says why.
why-follows = { $what } follows
why-follows-not = { $what } does not follow
why-notes = { $wrong ->
    [0] Your notes hold
    [one] The notes of one cell are wrong
   *[other] The notes of { $wrong } cells are wrong
}
why-notes-right = { $count ->
    [one] The notes of the one cell that you noted since the last step have its digit among them.
   *[other] The notes of each of the { $count } cells that you noted since the last step have its digit among them.
}
why-no-answer = No answer
why-no-answer-words = The search ended at its limit of more than a million guesses. It is not known how many solutions this board has.
# While the answer is searched for. $digit may turn out to be right or wrong.
why-looking = Why?
why-looking-digit = Checking whether { $cell } is { $digit }, and looking for the reason.
why-looking-cell = Looking for the digit in { $cell } and the reason for it.
why-looking-board = Counting the solutions, and looking for the reason.
why-weighing = Checking your moves
why-weighing-words = Checking whether each of your moves since the last step follows.
# Before the first of the lines that are seen, or behind the last one.
why-lines-before = { $count ->
    [one] One line before
   *[other] { $count } lines before
}
why-lines-behind = { $count ->
    [one] One line to come
   *[other] { $count } lines to come
}

## The card of a contradiction, and of a mistake

contradiction-title = Contradiction
contradiction-move = It started with step { $number }.
contradiction-givens = It is in the givens of the puzzle.
contradiction-board = It is in the board itself: its regions, cages or rules leave no solution.
contradiction-saved = The givens are fine; an entry that the puzzle was saved with is not.
contradiction-marked = The candidates that the puzzle came with leave no solution.
contradiction-back = Back before the contradiction
# The same, on a button with little room.
contradiction-back-short = Go back
contradiction-correct = Correct the givens
# The move has nothing to do with what clashes.
contradiction-since = There has been no solution since step { $number }.
# Nothing that this step did is left on the board; a later step did something wrong too.
contradiction-later = That is replaced by now, but step { $number } is wrong too.
contradiction-restart = Restart
contradiction-go-on = Or go on editing: choose a cell and type.
contradiction-go-on-only = Go on editing: choose a cell and type.
mistake-title = A mistake
# On a button: undoes the mistakes that a card tells of, and nothing else.
mistake-correct = { $kind ->
    [entered] { $count ->
        [one] Erase it
        [2] Erase both
       *[other] Erase all { $count }
    }
    [removed] { $count ->
        [one] Put it back
        [2] Put both back
       *[other] Put all { $count } back
    }
    [notes] { $count ->
        [one] Note it
        [2] Note both
       *[other] Note all { $count }
    }
   *[mixed] { $count ->
        [2] Undo both mistakes
       *[other] Undo all { $count } mistakes
    }
}
mistake-correct-tip = { $kind ->
    [entered] { $count ->
        [one] Erase this wrong digit and keep everything else
       *[other] Erase these wrong digits and keep everything else
    }
    [removed] { $count ->
        [one] Put this candidate back and keep everything else
       *[other] Put these candidates back and keep everything else
    }
    [notes] { $count ->
        [one] Add this digit to the notes and keep everything else
       *[other] Add these digits to the notes and keep everything else
    }
   *[mixed] Undo these mistakes and keep everything else
}
mistake-back = Back before the mistake
mistake-back-tip = Undo the mistake and everything after it
# No step was made since, but a note or a color changed.
mistake-since-marks = Only notes or marks were changed since.
mistake-since = { $moves ->
    [0] It was the last step.
    [one] One step was made since.
   *[other] { $moves } steps were made since.
}

## Where something was pressed that changes nothing: why

# { $key } is a key, { $does } is its line in the list of keys.
idle-key = { $key } has nothing to do here right now. This is what the key is for: { $does }.
idle-solved = Every cell is filled and right. To go on, take something back or open another puzzle.
idle-solved-next = Every cell is filled and right. Enter goes on to the next puzzle.
idle-solved-as-opened = Every cell is filled and right. To go on, open another puzzle.
idle-clash = Digits clash, so no filling fits.
idle-contradiction = Nothing follows from a board that contradicts itself.
# The ways out of a contradiction: one of these stands behind one of the two above.
idle-way-back = Go back before the contradiction first (B).
idle-way-givens = The puzzle as given has no solution. 'Correct the givens' (C) lets you change it.
idle-way-correcting = The puzzle as given has no solution. Choose a given that is wrong and type another digit.
idle-way-undo = Take back what is wrong first (Ctrl Z).
idle-way-restart = Go back to the givens with 'Restart' first (Ctrl R).
# The key for 'back to before the mistake' has nothing to go back to. One of the ways out stands behind the first three.
idle-back-clash = Digits that were given clash, so no move of yours is to blame.
idle-back-givens = No move of yours is to blame.
idle-back-saved = It was so when the puzzle was opened, so no move made here is to blame.
idle-back-none = No mistake is known that you could go back before.
idle-stalled = No rule finds anything here. Choose a cell and enter a digit, or press Solve.
idle-stalled-looking = No rule that is on finds anything. Still looking for one that is off and goes on.
idle-searching = The last search is still going on. Esc stops it.
idle-told = That is what the card says already.
idle-no-more-hints = There is no further hint. Show lights the whole step.
idle-way-board = The regions, cages or rules of the board leave no solution.
idle-hint-told = The whole step is shown. Apply (Enter) makes it.
idle-offered = The card offers it already. Enter fills it in, Esc leaves the cell as it is.
idle-undo = There is nothing to undo.
idle-redo = There is nothing to redo.
idle-restart = The board is as it was given.
idle-enter = The cell has this digit already.
idle-no-digit = This board has only the digits 1 to { $most }.
idle-erase = There is nothing to erase in the cell.
idle-edge = There is no cell further on in this direction.
idle-jump = There is no other such cell.
idle-weigh = There is nothing to check: since the last step you entered no digit, removed no candidate and noted nothing.
idle-notes = All candidates are noted already.
idle-marks = Nothing is colored and no link is drawn.
idle-mark = No candidate is shown at this place.
idle-mark-seen = { $digit } is wrong in { $cell }: it is in { $other } already.
idle-mark-ruled-out = { $digit } is wrong in { $cell }: it is ruled out there already.
idle-mark-filled = This cell is filled already.
idle-paused = The game is paused. Go on with it first.
idle-walk-end = This is the last link.
idle-walk-start = This is the first link.
idle-path-end = The path goes no further.
# Of a technique that was clicked in the summary of the path.
idle-path-only = The next step is its only use on this path.
idle-path-start = This is the beginning of the path.
idle-path-looking = The path is still being looked for.
idle-search-end = The search has ended: everything was tried.
idle-search-running = The search is running already. Esc stops it.
idle-search-playing = The search is shown already, and goes on. Enter pauses it.
idle-list-end = The list ends here.
idle-list-start = The list begins here.
idle-scroll-end = There is nothing more below.
idle-scroll-start = There is nothing more above.
idle-ways = There is no other way to this conclusion.
idle-speed = It goes no faster.
idle-speed-slow = It goes no slower.
idle-chosen = This is chosen already.
idle-no-cell = No cell is chosen. Choose one first.
idle-no-mark = Nothing is marked.
idle-same-answer = This answer was checked already. Change it, then check it again.
# Typing the sum of a cage.
idle-sum = That digit changes nothing: the cage has this sum already, or the sum would be larger than 45. Backspace takes back the last digit.
idle-no-answer = There is no answer yet. Click what follows, then check it.
idle-exercise-over = This exercise is over. Press N for another one.
idle-lesson = A lesson takes no digits and gives no hints. Enter begins an exercise.
idle-save-first = The puzzle is not on the screen. Enter goes on with it: then it can be saved.
idle-map = The map ends here.
idle-draft = This is not a puzzle yet. The words beside the board say why.
idle-here = This is on the screen already.
idle-clear = There is nothing to clear.
idle-recent = { $count ->
    [0] No file was opened yet, so there is no recent file.
    [one] There is only one recent file: press 1.
   *[other] There are only { $count } recent files: press 1 to { $count }.
}
idle-demonstration = The board shows a puzzle and not the demonstration.
idle-demonstration-start = This is the first step of the demonstration.
idle-discard = There is no unsaved work to discard.
idle-search-board = The board shows the search. Press S to go back to your board first.
idle-resuming = The game is still being checked. In a moment you can go on.
idle-nothing = That changes nothing here.

## The card of a hint, which is told in three parts

hint-degree = Hint { $degree } of 3
hint-easiest = This is the easiest next step. Look for it yourself, or press Hint again to see where it is.
hint-easiest-off = No rule that is on finds anything. This one is off and goes on from here.
hint-by-off = This rule is off. Apply uses it this once.
hint-easiest-in-game = This is the easiest step. Reading more of it takes no more points.
hint-where = Show where
hint-why = Show the step
hint-apply = Apply

## Working by hand: marks, filter, candidates, save points

marks-clear = Clear
marks-title = Mark
marks-cells = Cells
marks-candidates = Candidates
marks-links = Links
marks-strong = Strong
marks-weak = Weak
marks-cells-hint = Press a cell, or A to F for the chosen one.
marks-candidates-hint = Press a candidate, or its digit.
marks-links-hint = Press two candidates, or their digits.
marks-links-second = Now press the other candidate.
# { $cells } are the cells that a color key colored.
marks-colored = { $cells } { $count ->
    [one] has
   *[other] have
} color { $color } now.
marks-uncolored = { $cells } { $count ->
    [one] has
   *[other] have
} lost color { $color }.
marks-not-every-step = Shift A shows all steps.
filter-title = Filter: digits, or cells with two candidates
filter-two = Two
# { $digits } is a list of digits.
filter-on-digits = Filter: { $digits }
filter-off = Turn the filter off
filter-on-two = Filter: two candidates
pad-digit = Digit
pad-note = Note
pad-color = Color
pad-all-notes = All notes
pad-all-notes-tip = Show all candidates, or only your own notes
# What a key of the pad does, in its tooltip.
pad-key-digit = Fill it in; right click: keep it in the hand
# In an exercise.
pad-key-mark = Mark it in the chosen cell; right click: keep it in the hand
pad-key-note = Note it; right click: keep it in the hand
pad-key-color = Color the cell; right click: keep it in the hand
# How many of a digit are still to be placed: the small number on its key.
pad-key-left = { $count ->
    [0] All { $digit }s are placed
   *[other] { $count } left to place
}
pad-key-with-left = { $left }. { $does }
candidates-title = Candidates
candidates-fill-in = Note all candidates
candidates-no-cell = Choose a cell to see its candidates.
candidates-given = { $cell } is { $digit }, a given.
candidates-value = { $cell } is { $digit }.
candidates-count = { $cell } has { $count ->
    [one] 1 candidate
   *[other] { $count } candidates
}. Click to remove or restore.
candidates-notes = { $cell } has { $count ->
    [one] 1 note
   *[other] { $count } notes
}. Click to set or remove.
save-points-title = Save points
save-points-new = New
save-points-made = { $name } was saved. You can find it on the Marks tab.
save-points-too-many = There are { $count } save points already; delete one first.
save-points-deleted = { $name } is deleted.
save-points-put-back = Put back
save-points-none = A save point keeps digits, candidates, notes, colors and links, so you can go back to them.
save-points-name = its name
save-points-named = Done
save-points-go = Go back to it
save-points-rename = Rename
save-points-delete = Delete

## All steps that are possible

every-step-filter = filter: name, r3c4 or a digit
every-step-order = First
every-step-easiest = Easiest
every-step-effect = Most effect
every-step-some = { $count ->
    [one] 1 step by the rules that are on.
   *[other] { $count } steps by the rules that are on.
}
# Searched to their end, these rules would take too long.
every-step-left-off = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} or more: { $rules ->
    [one] 1 rule was
   *[other] { $rules } rules were
} not searched to the end.
# The filter lets { $passing } of { $count } steps through.
every-step-passing = { $passing } of { $count } steps by the rules that are on.
every-step-so-far = { $count ->
    [0] No step
    [one] 1 step
   *[other] { $count } steps
} so far: { $asked } of { $rules } rules asked.
every-step-passing-so-far = { $passing } of { $count } steps so far: { $asked } of { $rules } rules asked.
every-step-stopped = { $count ->
    [0] No step
    [one] 1 step
   *[other] { $count } steps
}; the search was stopped.
every-step-passing-stopped = { $passing } of { $count } steps; the search was stopped.
every-step-looking = Looking for every step.
every-step-solved = The puzzle is solved: no step is left.
every-step-none = The rules that are on find nothing here.
every-step-hopeless = This board has no solution, so its steps lead nowhere. Hint shows what is wrong.
every-step-cancel = Cancel
# Stand above columns of numbers: in how many ways something is concluded, and how many
# candidates that clears.
every-step-ways = ways
every-step-clears = removes
every-step-ways-tip = How many different steps lead to this
every-step-clears-tip = How many candidates this removes

## A game

# What is played: { $kind } is 'Classic' or 'Ice', { $level } 'Hard'.
game-mode = { $kind }, { $level }
game-mode-by-givens = { $kind }, { $level } by givens
# On a board that is not the classic one, with ice.
game-board-with-ice = { $board }, Ice
game-seed = Game { $seed }
game-mode-and-seed = { $mode }, game { $seed }
game-hint = Hint
game-answer = Answer
game-check = Check
game-restart = Restart
game-pause = Pause
game-go-on = Go on
game-give-up = Give up
game-new = New game
game-prices = Help takes points off your score: a hint { $naked } for a full house or a naked single, { $hidden } for a hidden single and { $other } for anything else, an answer { $answer }. An error takes { $error }. Solving the puzzle fast adds a speed bonus.
game-opening = Opening the game
game-opening-words = The program looks for its solution, to see whether the game can go on.
game-paused = Paused
game-paused-words = The board is hidden, and the clock has stopped.
game-time = Time
# The time that is left of the limit.
game-left = Left
# How long it was played beyond the limit.
game-beyond = Beyond
game-time-over = The time is over. You can go on, but the game will not be in the list of the best.
game-was-late = The time was over, so this game is not in the list.
game-show-time = Show time
game-hide-time = Hide time
game-score = Score
game-errors = Errors
# Hints and answers.
game-hints = Help
game-frozen-count = { $count ->
    [0] All ice has thawed.
    [one] 1 cell is frozen.
   *[other] { $count } cells are frozen.
}

## What a game reports

game-begun = Your turn
game-begun-words = Choose a cell and type its digit.
game-errors-at-once = What is wrong is red at once.
game-errors-on-check = What is wrong is told when you check.
game-begun-ice = A frozen cell takes no digit until one that you fill in beside it is right.
game-entered = Entered
game-entered-words = { $digit } stands in { $cell }.
game-still-wrong = { $count ->
    [one] { $cells } is still wrong.
   *[other] { $cells } are still wrong.
}
# { $cells } is a list of { $count } cells.
game-thawed = { $count ->
    [one] { $cells } has thawed.
   *[other] { $cells } have thawed.
}
game-wrong-entry = Not the solution
game-wrong-entry-words = { $digit } in { $cell } clashes with no other { $digit }, but it is wrong.
game-clash = A clash
# { $house } is a kind of house.
game-clash-words = { $digit } in { $cell } breaks the rules: { $other } holds a { $digit } too, in the same { $house }.
# With several cells.
game-clashes-words = { $digit } in { $cell } breaks the rules: { $others }, which it sees, hold a { $digit } too.
game-clash-apart-words = { $digit } in { $cell } breaks the rules: { $other }, which it sees, holds a { $digit } too.
game-answered = The answer
game-answered-words = { $cell } is { $digit }.
# Behind what was entered or answered. The score is never below 0: the rest comes off the bonus.
game-paid = That cost { $points } points.
game-paid-before = You paid for it before, so it cost nothing now.
game-paid-partly = That cost { $points } points, and takes { $bonus } more off the speed bonus at the end.
game-paid-later = Your score is 0 already, so that takes { $bonus } points off the speed bonus at the end.
game-is-right = It is right
game-is-right-words = { $cell } holds its digit already. That cost nothing.
game-checked-nothing = Checked
game-checked-nothing-words = Nothing is filled in yet.
game-no-errors = No errors
game-no-errors-words = { $entries ->
    [one] The only entry is right.
   *[other] All { $entries } entries are right.
}
# Errors that the player did not know about until this check, with their points.
game-errors-counted = { $count ->
    [one] 1 error since the last check counts now, even if you took it back: it takes { $points } points.
   *[other] { $count } errors since the last check count now, even those that you took back: they take { $points } points.
}
game-errors-found = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
game-errors-red = { $count ->
    [one] It is red on the board.
   *[other] They are red on the board.
}
game-errors-none-clash = No two equal digits clash; { $count ->
    [one] the solution has another digit there.
   *[other] the solution has other digits there.
}
# All of the errors clash.
game-errors-all-clash = { $count ->
    [one] It clashes with another digit.
   *[other] Each clashes with another digit.
}
# Some of the errors clash.
game-errors-some-clash = { $count ->
    [one] One clashes with another digit; the rest depart from the solution.
   *[other] { $count } clash with other digits; the rest depart from the solution.
}
# { $cells } is a list of { $count } cells.
game-notes-wrong = { $count ->
    [one] The notes in { $cells } leave out the right digit.
   *[other] The notes in { $cells } leave out the right digits.
}
game-erase-wrong = { $count ->
    [one] Erase it
   *[other] Erase them
}
game-offered = A hint?
game-offered-words = It takes { $points ->
    [0] no points
   *[other] { $points } points
} off your score, and { $bonus } off the speed bonus at the end. It is told in three parts: technique, place and reason.
game-offered-take = Take it
game-answer-offered = The answer?
game-answer-offered-words = The digit of { $cell } takes { $points ->
    [0] no points
   *[other] { $points } points
} off your score, and { $bonus } off the speed bonus at the end.
game-answer-offered-take = Fill it in
game-not-now = Not now
game-noted = Noted
game-noted-words = { $cell } is frozen, so its digit is not filled in. The candidates that it takes away are gone.
game-something-wrong = Something is wrong
game-something-wrong-words = An entry on the board is wrong. No hint helps until it is corrected. Check shows it. The check itself is free: only errors cost points.
game-something-wrong-red = Every red digit is wrong. No hint helps until it is corrected.
game-no-hint = No hint here
game-no-hint-words = No technique of the program finds a step. The answer of a cell can be had: choose one and press A.
game-giving-up = Give up?
game-giving-up-words = The board is filled in, and the game ends without a speed bonus. Then the path and all steps can be seen.
game-hidden = Not during a game
game-hidden-words = Steps, path and search would show the answer. Ask for a hint, or give up to see them.
# 'Why?' was asked in a game, of what is not known yet.
game-why-kept-back = Kept back while you play
game-why-kept-back-words = Why? would tell here which digit belongs in a cell. Ask it of a given or of a red digit: there it tells as much as gives no other digit away. Anywhere else a hint (H) helps. When the game is over, Why? answers everything.
game-weigh-kept-back-words = Whether a move follows tells whether its digit is right. Check (C) tells how many of your entries and notes are wrong. The check itself is free: only errors cost points.
game-frozen = Frozen
game-frozen-words = { $cell } takes no digit yet. It thaws when a cell beside it can be filled, and is filled rightly; those beside it are frozen too.
# { $cells } is a list of which one is enough: 'r1c1, r1c3 or r2c2'.
game-frozen-until = { $cell } takes no digit yet. It thaws when you fill in the right digit of { $cells }.
game-hint-in-ice = { $cell } is frozen: its digit cannot be filled in yet. Apply notes what follows from it.
game-refused = Not entered
game-refused-given = This cell is a given of the puzzle and stays as it is.
game-not-done = Not done
game-not-done-paused = The game is paused.
game-not-done-over = The game is over.
game-not-resumed = Opened without its game
game-not-resumed-no-solution = The game cannot go on: its puzzle has no solution.
game-not-resumed-solutions = The game cannot go on: its puzzle has not exactly one solution.
game-not-resumed-ice = The game cannot go on: it could never be finished with its ice.

## The end of a game

game-won = Won
game-given-up = Given up
game-at-start = At the start
game-error-count = { $count ->
    [0] No errors
    [one] 1 error
   *[other] { $count } errors
}
game-hint-count = { $count ->
    [0] No help
    [one] Helped once
   *[other] Helped { $count } times
}
game-bonus = Speed bonus
game-least-score = No score is below 0.
game-no-score = A game that is given up has no score.
game-errors-and-hints = { $errors ->
    [0] No errors
    [one] 1 error
   *[other] { $errors } errors
}, { $hints ->
    [0] no help
    [one] helped once
   *[other] helped { $hints } times
}.
game-best-both = Your best time and your best score so far.
game-best-time = Your best time so far.
game-best-score = Your best score so far.
game-best = { $won ->
    [one] The first game of this kind that you won.
   *[other] { $won } games of this kind won; the best time is { $time }, the best score { $score }.
}
game-best-heading = Best games: { $mode }
game-best-date = Date
# The place of a game in the list of the best.
game-best-place = { $place }.
game-path = The path of the puzzle
game-path-looking = Looking for the path of the puzzle.
game-path-no-solution = The path is not known: the puzzle has no solution, so there is no path to rate.
game-path-solutions = The path is not known: the puzzle has several solutions, so there is no path to rate.
game-path-unsound = The path is not known: the rule '{ $technique }' led away from the only solution, so the path cannot be rated.
game-path-too-many-guesses = The path is not known: the search for the solution was given up after { $guesses } guesses.
game-path-stopped = The path is not known: the rating was stopped before it was done.
# By HoDoKu's measure of puzzles, which is not that of the game.
game-path-score = Rated { $score } by HoDoKu, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
# How often a technique is used on the path.
game-path-uses = { $count } ×
game-another = New game

## The path

path-place = Step { $made } of { $all }
path-place-solves = Step { $made } of { $all }. The last one solves the puzzle.
path-place-stalls = Step { $made } of { $all }. Then these rules find nothing more.
path-place-several = Step { $made } of { $all }. Then there are several solutions, and no rule decides between them.
path-place-stopped = Step { $made } of { $all }. The search was stopped there.
path-looking = Looking for the path: { $steps } steps so far.
path-looking-here = Looking for the path from here.
path-stalled = The rules that are on find nothing here.
path-several = The board has several solutions, and no rule decides between them.
path-no-solution = No path leads on from here: the board has no solution.
path-contradiction = No path leads on from here: the board contradicts itself.
path-cancel = Cancel
path-again = Go on
# The first line of the list: the puzzle as it was opened.
path-opened = Opened
path-rating = Rating the puzzle.
# By whose measure steps are told, on a button.
path-scale-hodoku = HoDoKu
path-scale-se = SE
# { $rating } is such as 7.2.
path-rated-se = Sudoku Explainer: { $rating }
path-rated-se-tip = Sudoku Explainer takes its own way: hardest step { $hardest }, hardest up to the first digit { $pearl }, first step { $diamond }
path-score = Score { $score }
path-guesses = { $cells ->
    [one] 1 guess
   *[other] { $cells } guesses
}
# The tooltip of it
path-guesses-tip = In { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} the rules that are on find nothing. There the path takes the digit from the solution, as if you guessed it right.
path-unrated-no-solution = The puzzle has no solution.
path-unrated-solutions = Not rated: the puzzle has several solutions.
path-unrated-unsound = Not rated: { $technique } led away from the solution.
path-unrated-guesses = Not rated: the search for the solution was given up after { $guesses } guesses.
path-unrated = Not rated.
path-steps = Steps
path-summary = Summary
# The heads of the columns of the summary.
path-summary-technique = Click one to go there
path-summary-count = Uses
path-summary-score = Score
path-summary-rating = Hardest
path-summary-total = Total
path-summary-none = No rule has found a step on this path.
path-summary-own = Digits of your own
path-summary-answers = Digits you asked for
path-summary-search = Digits the search filled in

## The search, watched

watch-going-to-contradiction = Going on to a contradiction.
watch-going-to-solution = Going on to a solution.
watch-going-to-end = Going on to the end.
watch-stop = Stop
watch-it = Watch it
watch-play = Play
watch-pause = Pause
watch-keep = Fill it in
watch-act = One step
watch-go-on = Go on to
watch-contradiction = Contradiction
watch-solution = Solution
watch-end = End
watch-running = The board shows from time to time how far it has come.
watch-stopped = Stopped on the way. It can go on from here.
# The heads of the columns of counts, beside the methods.
watch-method = Method: 1, 2 or 3
watch-tries = Tries
watch-go-backs = Undone
watch-deepest = Deepest
watch-reading-order = Reading order
watch-fewest-candidates = Fewest candidates
watch-singles = Singles first
watch-count-all = Count all
watch-counting = Still looking for a second solution.
watch-uncounted = How much work does each method take?
watch-left = Stopped before the end.
watch-no-solution = No solution; counted to the very end.
watch-one-solution = One solution; counted to the very end.
watch-solutions = Several solutions; counted to the second.
watch-no-solution-left = No solution. In gray: stopped early.
watch-one-solution-left = One solution. In gray: stopped early.
watch-solutions-left = Several solutions. In gray: stopped early.
# { $written } is the number { $solutions } as it is written.
watch-depth = Depth { $depth } (deepest so far: { $greatest }), { $solutions ->
    [one] { $written } solution
   *[other] { $written } solutions
}
watch-progress = { $tries ->
    [one] { $written } try
   *[other] { $written } tries
} so far, { $back } undone
# A great number, in millions.
watch-millions = { $count } M
# How the digits of a number are grouped: '12,345'.
watch-more-above = { $count } more above
watch-trial = Tried
watch-single = Single
watch-contradicting = Contradiction

## Lessons: what each family of techniques has in common

#
# In lessons the name of a technique in square brackets is put in as a link to its
# lesson: the English name, or what stands behind 'technique-' in the names of the messages
# above. It is shown as the language calls the technique.

lesson-family-singles = A single sets a digit. Either a cell has one digit left, or a digit has one cell left in a row, a column or a box. Every puzzle ends with singles, and easy ones need nothing else.
lesson-family-intersections = A box and a line that cross share three cells. What is known of the three cells from the one house tells something about the rest of the other.
lesson-family-subsets = Some cells of a house and as many digits belong together, although it is open which cell takes which digit. The cells need these digits, or the digits need these cells: everything else that would be in their way can go. In disjoint subsets the cells need no house in common, if all that share a digit see each other.
lesson-family-fish = A fish looks at one digit only. Some houses, the base, each need the digit once. If all their places for it lie in as many other houses, the cover, then the base uses up the digit of every cover house, and the rest of the cover loses it. Places of the base outside the cover are fins: with fins, remove the digit only where all of them are seen.
lesson-family-single-digit = These patterns look at one digit and at houses with only two places for it. If it is not in the one place, it is in the other: a strong link. Two such links side by side already say something about cells outside both.
lesson-family-wings = A wing has two cells, the pincers, one of which must hold a certain digit. A third cell or a strong link between them sees to that. What sees both pincers cannot be that digit. In larger wings it is one of four or five cells; the rings among them use up all their digits.
lesson-family-coloring = Coloring looks mostly at one digit. Two places of it that are the only ones of a house get two colors. Going on from house to house, a net of strong links is colored by turns. Then all cells of one color hold the digit, or all cells of the other. Candidates of several digits can be colored together, too.
lesson-family-uniqueness = A proper puzzle has exactly one solution. These techniques take that for granted and refuse whatever would allow a second one. They hold for such puzzles only; the program checks that before it uses them.
lesson-family-chains = A chain is a row of links from candidate to candidate. Over a strong link, if the one is false the other is true. Over a weak link, if the one is true the other is false. Links that are strong and weak by turns carry a thought across the board. In a killer, what a cage can hold links candidates, too.
lesson-family-almost-locked-sets = An almost locked set is a group of cells of one house, or of one cage, with one digit more than cells: two cells with three digits, say, and also one cell with two. As soon as it loses one of its digits, all the others are fixed in its cells. Two sets that cannot both keep the same digit therefore push each other around.
lesson-family-large-patterns = These patterns take much of the board: several lines and many cells, with most of the digits. They count: so many cells or lines need so many digits, and other lines can give just as many. What is left over outside is false. They are rare in easy puzzles, and open the hardest ones.
lesson-family-forcing = Forcing follows what would come of an assumption. It is not guessing: nothing is filled in, and what is concluded holds whichever assumption is right. It takes patience, and is kept for when the patterns are used up.
lesson-family-cages = In a killer, dashed lines draw cages around cells. The digits of a cage are all different and add up to the number in its corner. Few sets of digits make a small or a great sum, so sums tell digits. And since every row, column and box holds 1 to 9, each adds up to 45: what cages leave of that is known, too.
lesson-family-templates = A template is one way in which a digit can stand on the whole board: nine cells, one in each row, column and box. All templates of a digit together say where it must stand and where it cannot. A computer counts them easily; a person hardly does.

## Lessons: what each technique is, when to look for it, why it holds

lesson-full-house-what = Rows, columns and boxes are called houses. A house with one empty cell left is missing one digit: it goes there.
lesson-full-house-when = Always, and before anything else: look for houses that are nearly full, above all after a digit was filled in.
lesson-full-house-why = Every house holds each of the digits 1 to 9 once. Eight of them stand there already, so the last cell can only hold the ninth.
lesson-full-house-also = Last Digit; Last Free Cell
lesson-full-house-look-1 = Go through the rows, the columns and the boxes, and stop where eight cells are filled.
lesson-full-house-look-2 = Count from 1 to 9 in that house and note the digit that does not come up.
lesson-full-house-look-3 = Write it into the empty cell. Then look at the other houses of this cell: one of them may have a single gap now.
lesson-full-house-mistake = Many look along rows and columns and pass over the boxes, where the last cell is just as certain. And if the missing digit already stands in another house of the cell, do not write it anyway: some digit that was filled in before is wrong.

lesson-last-cell-in-cage-what = A cage has one empty cell left, or has only one cell. Its sum less the digits that stand in it is the digit of that cell.
lesson-last-cell-in-cage-when = Whenever a digit was filled in: look at its cage. Cages of a single cell are given digits; begin with them.
lesson-last-cell-in-cage-why = All digits of a cage add up to its number. What is missing to that number can only come from the one cell that is empty.
lesson-last-cell-in-cage-look-1 = Look for a cage of which all cells but one are filled, and for cages that have only one cell.
lesson-last-cell-in-cage-look-2 = Add up the digits that stand in the cage, and subtract them from its number.
lesson-last-cell-in-cage-look-3 = Write the rest into the empty cell. Check that it is a digit from 1 to 9 that does not stand in the cage already.
lesson-last-cell-in-cage-mistake = Where a cage crosses the edge of a box, its cells on the other side are easily left out of the sum. Follow the dashed line all the way round before you subtract.
lesson-last-cell-in-cage-lookalike = In the cage with the sum { $sum }, { $right } seems to be the last empty cell, and { $y } is missing. But the cage has another empty cell, { $spoiler }. Only the two together make { $rest }. Here { $right } is { $x } and { $spoiler } is { $z }. Follow the dashed line all the way round before you subtract.

lesson-unique-sum-cage-what = The empty cells of a cage can make their sum with one set of digits only, such as 16 from two cells: 7 and 9. No other digit fits into these cells, and a cell that sees all of them can hold none of the set.
lesson-unique-sum-cage-when = At the beginning. Two cells: 3, 4, 16 and 17. Three cells: 6, 7, 23 and 24. Four cells: 10, 11, 29 and 30. It pays to know these by heart.
lesson-unique-sum-cage-why = The cells hold different digits with that sum, and there is just one choice. In which cell each digit comes to stand is open, but it stands in one of them, and so nowhere that all of them see.
lesson-unique-sum-cage-also = Magic Cage; Forced Cage
lesson-unique-sum-cage-look-1 = Count the empty cells of a cage, and subtract from its number the digits that stand in it.
lesson-unique-sum-cage-look-2 = List the sets of so many different digits that make what is left, without digits that stand in the cage already. Go on if there is just one.
lesson-unique-sum-cage-look-3 = Remove every candidate that is not in the set from the cells of the cage.
lesson-unique-sum-cage-look-4 = Remove the digits of the set from each cell outside the cage that sees all its empty cells.
lesson-unique-sum-cage-mistake = Do not remove the digits of the set from every cell that sees a part of the cage. If the empty cells lie in one row but in two boxes, only the rest of the row loses them: either box has some of the digits in these cells, but which ones is open.
lesson-unique-sum-cage-lookalike = The cage of { $cells } has the sum { $sum }, and { $thought } makes it. Whoever thinks that nothing else does removes { $x } from { $right }. But { $other } makes { $sum }, too. Here { $spoiler } is { $y }, { $third } is { $z }, and { $right } is { $x }. A sum rules digits out only if a single set makes it.

lesson-rule-of-45-what = A row, a column or a box adds up to 45. Take off the cages that lie inside it: if one cell is left, an innie, its digit is the rest. If cages cover the house and one cell sticks out, an outie, its digit is what they have too much.
lesson-rule-of-45-when = Before anything with candidates. Look for houses that cages nearly fill, where one cage cuts across the edge by a single cell inside or outside.
lesson-rule-of-45-why = A house holds each of 1 to 9 once, and 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 is 45. The cages tell how much of it is theirs. The rest is a plain subtraction.
lesson-rule-of-45-also = 45 Rule; Innies and Outies
lesson-rule-of-45-look-1 = Choose a row, a column or a box. Tell the cages that lie inside it from those that its edge cuts.
lesson-rule-of-45-look-2 = Add up the cages inside, and the digits that stand in the other cells of the house. If one empty cell is left over, subtract the sum from 45.
lesson-rule-of-45-look-3 = If more are left over, begin anew: add up the cages inside and the cut cages, without any single digits. If these cages cover the house, subtract 45, and then the digits that stand in their cells outside. That helps if just one of the cells outside is empty.
lesson-rule-of-45-look-4 = Write the result into the one empty cell: the innie in the first case, the outie in the second.
lesson-rule-of-45-mistake = A cage that is cut must be left out whole or counted whole; a part of it has no printed sum. A result that is no digit from 1 to 9 says that a cage was missed, counted twice or added wrongly.
lesson-rule-of-45-lookalike = In { $house }, the cages seem to leave one cell, { $right }, which would be { $y }. But the cage of { $cells } sticks out of { $house }, and one of its cells outside, { $spoiler }, is still empty. What is not known cannot be taken off. Here { $spoiler } is { $z }, and { $right } is not { $y } but { $x }.

lesson-cage-minimum-and-maximum-what = Leave out one cell of a cage. The others hold at least the smallest different digits, and at most the greatest. What they leave of the sum is the most, and the least, that the one cell can hold.
lesson-cage-minimum-and-maximum-when = For cages with a small or a great sum for their number of cells, such as 8 or 21 from three cells, when no set of digits is alone.
lesson-cage-minimum-and-maximum-why = The other cells cannot make less than their smallest digits together. A digit above the rest would push the sum over the number of the cage, and a digit that is too small would never reach it.
lesson-cage-minimum-and-maximum-look-1 = Choose a cage, and take the digits that stand in it off its number. Choose one of its empty cells and count the other empty ones.
lesson-cage-minimum-and-maximum-look-2 = Give those others the smallest digits, 1, 2, 3 and so on, each digit once and none that stands in the cage. What they leave of the sum is the most that the chosen cell can hold.
lesson-cage-minimum-and-maximum-look-3 = Give them the greatest digits in the same way, 9, 8, 7 and so on. What they leave is the least that the chosen cell can hold.
lesson-cage-minimum-and-maximum-look-4 = Remove from the chosen cell all candidates above the most and below the least.
lesson-cage-minimum-and-maximum-mistake = The smallest digit is often taken several times. Three other cells hold at least 1 + 2 + 3, not 1 + 1 + 1. And a candidate between the bounds need not be possible: 4 is between them in 8 from two cells, but 4 and 4 cannot be.
lesson-cage-minimum-and-maximum-lookalike = The cage with the sum { $sum } leaves { $rest } for { $spoiler } and { $right }. { $spoiler } seems to be at least { $y }, so that { $right } would be at most { $w }. But { $spoiler } can also be { $z }, and then { $right } is { $x }. So it is here. A bound is only as good as the candidates that it comes from.

lesson-cage-combinations-what = Write down all sets of different digits that make the sum of a cage and fit into its cells. Remove a digit that is in none of these sets from the cage.
lesson-cage-combinations-when = Cage by cage, those with few cells first. Strike a set if one of its digits has no cell, or if some cell could take none of its digits.
lesson-cage-combinations-why = Whatever the solution is, the cage holds one of the sets that fit. A digit that is in none of them cannot be in the cage.
lesson-cage-combinations-also = Cage Combos
lesson-cage-combinations-look-1 = Choose a cage with few empty cells, and take the digits that stand in it off its number.
lesson-cage-combinations-look-2 = List the sets of so many different digits with the right sum, without those in the cage already. Begin with the smallest digit each time, so that you skip none.
lesson-cage-combinations-look-3 = Strike each set that cannot be shared out, so that every digit gets a cell of its own that has it as a candidate.
lesson-cage-combinations-look-4 = Remove from the cells of the cage all candidates that are in none of the sets left.
lesson-cage-combinations-mistake = The usual mistake is an incomplete list: with one set forgotten, a right digit is removed. There are four sets for 10 from two cells and as many as eight for 15 from three.
lesson-cage-combinations-lookalike = { $cells }, the empty cells of a cage, make { $sum } together. With what they can hold, only { $thought } seems to do that, and then { $x } goes from { $right }. But { $spoiler } can also be { $z }, and so { $other } is possible, too. That is what they hold here: { $right } is { $x }. One candidate overlooked, and a set is missing from the list.

lesson-rule-of-45-in-several-houses-what = Two rows add up to 90, three to 135, and so do columns and boxes. Take off the cages inside as with the [Rule of 45]: one cell that is left, or one that sticks out, is known.
lesson-rule-of-45-in-several-houses-when = Where a house by itself leaves too many cells: add its neighbor. Cages that were cut before lie whole in both.
lesson-rule-of-45-in-several-houses-why = Each house adds up to 45 by itself, and no cell is in two of them, so together they add up to 45 for each. The cages are then taken off as always.
lesson-rule-of-45-in-several-houses-also = 45 Rule; Innies and Outies
lesson-rule-of-45-in-several-houses-look-1 = Look for two or three rows, columns or boxes side by side such that few cages are cut by the edge around them all.
lesson-rule-of-45-in-several-houses-look-2 = Add up the cages inside, and the digits that stand in the other cells of these houses. If one empty cell is left over, its digit is 45 for each house less that sum.
lesson-rule-of-45-in-several-houses-look-3 = Or begin anew: add up the cages inside and the cut cages, without any single digits. If they cover all of the houses, subtract 45 for each house, and then the digits that stand in their cells outside. If one cell outside is empty, what is left is its digit.
lesson-rule-of-45-in-several-houses-look-4 = Write the digit in.
lesson-rule-of-45-in-several-houses-mistake = Houses that cross must not be added up like this. A row and a box through which it runs share three cells, which would count twice, so that 90 is too much for the cells that there are.
lesson-rule-of-45-in-several-houses-lookalike = The cages that cover { $bases } seem to stick out by a single cell, { $right }, which would be { $y }. But the cage of { $cells } sticks out by { $spoiler } as well, so only the sum of the two is known. Here { $spoiler } is { $z }, and { $right } is not { $y } but { $x }.

lesson-law-of-leftovers-what = Rows side by side and as many regions hold the same digits. Cross out the cells that they share. What is left on the one side holds the same digits as what is left on the other: if a digit cannot go anywhere on one side, remove it from the other.
lesson-law-of-leftovers-when = In a jigsaw, where some regions lie almost within some rows or columns and only a cell or two stick out on each side. Begin at the edge of the board. With one cell on each side, both hold the same digit.
lesson-law-of-leftovers-why = Each row holds each digit once, and so does each region. As many rows as regions therefore hold each digit equally often. The shared cells count the same on both sides, so the rest is equal, too.
lesson-law-of-leftovers-also = LoL
lesson-law-of-leftovers-look-1 = Choose a row, or a few rows side by side. With columns it works as well.
lesson-law-of-leftovers-look-2 = Choose as many regions as rows, those that have most of their cells in these rows.
lesson-law-of-leftovers-look-3 = Mark the cells of the rows outside the regions as one side, and the cells of the regions outside the rows as the other. There are equally many of both.
lesson-law-of-leftovers-look-4 = Take digit by digit. If no cell of one side has it, neither filled in nor as a candidate, remove it from all cells of the other side.
lesson-law-of-leftovers-mistake = It is only as a whole that the two sides hold the same digits. With two or more cells on each side, nothing says which cell is equal to which.
lesson-law-of-leftovers-lookalike = { $bases } and regions { $regions } share all cells but { $cells } on the one side and { $others } on the other, so both sides hold the same digits. { $first } and { $second } are { $y }, so { $spoiler } and { $right } are equal. { $spoiler } seems unable to be { $x }, and then { $right } would lose it. But { $spoiler } sees no { $x }. Here both are { $x }. Check the candidates of both sides before you compare them.

lesson-required-digit-what = Every set of digits that a cage can hold has a certain digit. One of its cells holds that digit, so no cell outside that sees all its places in the cage can have it.
lesson-required-digit-when = After [Cage Combinations], when two or three sets are left: look for a digit that they share, and whether its places in the cage lie in one row, column or box.
lesson-required-digit-why = The cage holds one of the sets, and each has the digit: so the cage has it, in one of these places. A cell that sees all of them sees the digit, wherever it comes to stand.
lesson-required-digit-also = Cage/Unit Overlap Type 2
lesson-required-digit-look-1 = List the sets that a cage can still hold.
lesson-required-digit-look-2 = Note a digit that is in every one of them.
lesson-required-digit-look-3 = Mark the cells of the cage that have this digit as a candidate.
lesson-required-digit-look-4 = Remove the digit from each cell outside the cage that sees all marked cells. If only one cell is marked, the digit stands there.
lesson-required-digit-mistake = A digit that is in most of the sets is not required; one set without it is enough to spoil it. On the other hand a cell need not see the whole cage to lose the digit, only the cells in which the cage can have it.
lesson-required-digit-lookalike = { $cells }, the empty cells of a cage, make { $sum } together, and the only set that seems to fit, { $thought }, has { $x }. But { $spoiler } can also be { $z }, and then { $other } fits, a set without { $x }. Here they hold that one, and { $right } is { $x }, although it sees all places of { $x } in the cage.

lesson-cage-claiming-what = A row, a column or a box has a digit only in cells of one cage. So the cage holds the digit, and the sets of digits without it are out.
lesson-cage-claiming-when = Where a cage covers most empty cells of a house. Look which digits the house has nowhere else.
lesson-cage-claiming-why = The house needs the digit and has places for it in that cage only. One of the cells takes it, so the cage holds a set with this digit, and with it in one of these cells.
lesson-cage-claiming-also = Cage/Unit Overlap Type 1
lesson-cage-claiming-look-1 = Choose a house and a cage that has two or more empty cells in it.
lesson-cage-claiming-look-2 = Look for a digit that the house lacks and that is a candidate in no cell of the house outside the cage.
lesson-cage-claiming-look-3 = Strike all sets of the cage without this digit. If cells of the cage lie outside the house, remove the digit from them.
lesson-cage-claiming-look-4 = Try the sets left with the digit inside the house. Remove from each cell of the cage what it holds in no such way.
lesson-cage-claiming-mistake = A digit is claimed only if all other cells of the house really cannot hold it. That it does not stand there is not enough: one candidate that you missed outside the cage, and the sets without the digit are possible again.
lesson-cage-claiming-lookalike = In { $house }, { $y } seems to fit only into { $right }, a cell of a cage, so the cage would have its { $y } there. But { $spoiler }, outside the cage, can be { $y }, too. Here it is, the cage has its { $y } in { $third }, and { $right } is { $x }, which would have been removed. Only what no other cell of the house can hold is claimed.

lesson-split-cage-what = The edge of a house cuts a cage in two, and it is the only cage that is cut. By the [Rule of 45] the part inside has a sum of its own, and so the part outside. Each part is a small cage for itself.
lesson-split-cage-when = Where the rule of 45 leaves not one cell but two or three, and these are of the same cage.
lesson-split-cage-why = The other cages are inside and known, so what is left of 45 is the sum of that part. Its cells are in one cage and so are different: all that is true of cages is true of them.
lesson-split-cage-also = Cage Splitting
lesson-split-cage-look-1 = Look for a house, or for a few houses side by side that share no cell, whose edge cuts only one cage and whose cells are all in cages.
lesson-split-cage-look-2 = Subtract all cages inside from 45 for each house. The rest is the sum of the part of the cut cage that lies inside.
lesson-split-cage-look-3 = Subtract this from the number of the cut cage. That is the sum of the part outside.
lesson-split-cage-look-4 = Go over each part as over a cage: list its sets, and remove from its cells what is in none of them. If all sets of a part have a digit, remove it from the cells outside that see all its places in the part.
lesson-split-cage-mistake = The two parts are still one cage, so a digit of the one cannot stand in the other. Whoever forgets that works with too many sets.
lesson-split-cage-lookalike = { $house } cuts a cage in two, and by the Rule of 45 the part outside, { $cells }, makes { $sum }. With what its cells can hold, only { $thought } does that, and only { $right } seems to have room for { $z }, so that it could not be { $x }. But { $spoiler } can be { $z }, too. Here it is, and { $right } is { $x }. A sum tells which digits a part holds, not in which cell.

lesson-killer-pair-what = In a house, a cage must hold at least one of two digits, and another cell can only be one of the two. Together they use both digits up, and the rest of the house loses them. Two cages can be partners the same way.
lesson-killer-pair-when = When a cage inside a house has few sets left. Choose two digits of which each set has one, and look for a cell with just these two.
lesson-killer-pair-why = The house has one copy of each of the two digits. One is taken by the cage and one by the cell, whichever is which. It is a [Naked Pair] of which one cell is a whole cage.
lesson-killer-pair-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-killer-pair-look-2 = Look for two digits of which each set has at least one.
lesson-killer-pair-look-3 = In the same house, outside the cage, look for a cell with just these two candidates, or for a second cage, with all empty cells in this house, that also has one of the two in each of its sets.
lesson-killer-pair-look-4 = Remove the two digits from the cells of that house which belong neither to the cage nor to its partner.
lesson-killer-pair-mistake = All empty cells of the cage must lie in the house. If one lies outside, the cage may hold its digit of the two there, and then the house still has room for it.
lesson-killer-pair-lookalike = In { $house }, { $cells }, empty cells of a cage, hold at least one of { $x } and { $y }, and { $spoiler } seems to be one of the two as well: together they would use both up. But { $spoiler } can also be { $z }, and then { $house } still needs the other digit. Here it is { $z }, and { $right } is { $x }, which would have been removed.

lesson-hidden-cage-what = The [Rule of 45] leaves two cells or more, in a house or outside of it, that belong to different cages. They have a known sum, like a cage that nobody drew: it rules out digits as a cage does.
lesson-hidden-cage-when = When a house, or two or three together, are nearly covered by cages, and up to four cells are left. Small and great sums tell most.
lesson-hidden-cage-why = What is left of 45 is a sum as good as one that is printed. If the cells all see each other, their digits are different; if not, equal digits are reckoned with.
lesson-hidden-cage-also = Extra Cage; Pseudo-Cage; Innies; Outies
lesson-hidden-cage-look-1 = Look for a house, or for houses that share no cell, where two to four cells are left beside the whole cages. Or look for cages that cover all of it, with two to four cells outside.
lesson-hidden-cage-look-2 = Work out the sum of these cells with the [Rule of 45].
lesson-hidden-cage-look-3 = See which of them see each other, or lie in one cage. Only these must hold different digits.
lesson-hidden-cage-look-4 = List all ways to make the sum, equal digits included where they are allowed. Remove from each cell what it holds in none of them.
lesson-hidden-cage-mistake = It is wrong to take for granted that the digits differ. The cells that are left in one house do differ; but cells that stick out, or that are left in several houses, may hold the same digit if they do not see each other.
lesson-hidden-cage-lookalike = By the Rule of 45, { $cells } in { $house } make { $sum }, and with what they can hold only as { $thought }. So one of them is { $x }, and it seems to be { $first }, which { $right } sees. But { $spoiler } can be { $x }, too, and { $right } does not see that cell. Here it is, and { $right } is { $x } as well. Only what sees all places of the digit in the hidden cage loses it.

lesson-innie-outie-difference-what = Cages cut by the edge of houses leave cells inside and stick out by others. By how much the ones are more than the others is known from the [Rule of 45]. With one cell on each side, the one is the other plus that number.
lesson-innie-outie-difference-when = When cages cross the edge of a house both ways, so that neither the cells inside nor those outside can be told alone. Count the cells: up to four on both sides together are worth it.
lesson-innie-outie-difference-why = Houses less cages is what is inside less what sticks out, because the cages count the outer cells in and leave the inner ones out. A digit for which no digits on the other side make that difference is impossible.
lesson-innie-outie-difference-also = IOD
lesson-innie-outie-difference-look-1 = Choose a house, or houses that share no cell, and decide for each cage that is cut whether you count it in or leave it out.
lesson-innie-outie-difference-look-2 = Mark the innies, cells of the houses that no counted cage has, and the outies, cells of counted cages outside the houses. Choose so that few are marked.
lesson-innie-outie-difference-look-3 = Subtract the counted cages from 45 for each house. So much more than the outies do the innies add up to; if the result is below zero, the outies are the greater.
lesson-innie-outie-difference-look-4 = Remove from each marked cell the candidates for which the other marked cells have no digits that make this difference.
lesson-innie-outie-difference-mistake = Most slips are in the direction. If the counted cages add up to more than the houses, the outies are the greater, as it is they that the cages have too much. And an innie may be equal to an outie that it does not see.
lesson-innie-outie-difference-lookalike = By the Rule of 45 on { $house }, the innies { $spoiler } and { $right } make { $rest } more than the outie { $first }. { $spoiler } seems to be { $y }. Then { $right } would be as much as { $first }, which cannot be { $x }. But { $spoiler } can also be { $z }, and { $z } and { $x } make { $rest } more than { $w }. So it is here: { $right } is { $x }, which would have been removed.

lesson-cage-permutations-what = Try all ways to put the sets that fit into the cells of a cage. If no way puts a digit into a certain cell, remove it from that cell.
lesson-cage-permutations-when = When a set is left in a cage but a cell of it needs one certain digit: the others cannot have that any more.
lesson-cage-permutations-why = One of the ways is the truth. What is in none of them is not in the truth. It goes further than [Cage Combinations], which asks only whether the digit is in the cage at all.
lesson-cage-permutations-look-1 = List the sets that a cage can still hold.
lesson-cage-permutations-look-2 = For each set, write down all ways to put its digits into the cells, one digit a cell, as the candidates allow.
lesson-cage-permutations-look-3 = Note for each cell which digits came up in it.
lesson-cage-permutations-look-4 = Remove from each cell the candidates that never came up there.
lesson-cage-permutations-mistake = Do not stop at asking whether a candidate is in a set: the other digits must find their cells, too. Take 10 from a cell with 3, 7 and 9 and a cell with 1 and 3. The set of 3 and 7 fits, but only with the 3 in the second cell, so remove the 3 from the first.
lesson-cage-permutations-lookalike = { $cells }, the empty cells of a cage, make { $sum } by { $thought }. With { $x } in { $right }, the { $y } seems to find no cell, so { $right } would lose { $x }. But { $spoiler } can be { $y }, too. Here it is, and { $right } is { $x }. Only what fails in every order is out.

lesson-cage-comparison-what = Two cages, or hidden ones, lie in the same house. A set of digits for the one that has a digit of every set for the other is out.
lesson-cage-comparison-when = When two cages in a house have two or three sets each. Lay the lists side by side and strike what cannot be together.
lesson-cage-comparison-why = In a house all digits are different, so what the two cages hold has no digit in common. A set that leaves the other cage nothing cannot be.
lesson-cage-comparison-look-1 = Look for two cages, or hidden ones, whose empty cells all lie in the same house, and list the sets of each.
lesson-cage-comparison-look-2 = Take a set of the first cage and look for a set of the second that has no digit in common with it. If there is none, strike the set of the first.
lesson-cage-comparison-look-3 = When all sets of the first are tested, do the same with those of the second.
lesson-cage-comparison-look-4 = Remove from the cells of each cage what they hold in no way to fill it with a set that is left.
lesson-cage-comparison-mistake = A set is not out because it shares a digit with some set of the other cage; it must do so with all of them. And if an empty cell of either cage lies outside the house, both cages may hold the same digit.
lesson-cage-comparison-lookalike = In { $house }, the cage of { $cells } makes { $sum }, and so do { $pair }, which the Rule of 45 leaves there. { $pair } seem to hold { $thought }, so the cage could not. But { $spoiler } can also be { $z }, and then { $other } is possible for them. Here they hold that, the cage holds { $thought }, and { $right } is { $x }, which would have been removed.

lesson-killer-triple-what = As a [Killer Pair], with three digits: a cage holds at least one or two of them, and one or two other cells of the house, or another cage, hold nothing else. Remove the three digits from the rest of the house.
lesson-killer-triple-when = When there is no pair. Look for cells with two or three candidates beside a cage that needs some of the same digits.
lesson-killer-triple-why = Three places are known to take digits out of three. So all three are used up there, and no cell of the house beside these can hold one.
lesson-killer-triple-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-killer-triple-look-2 = Choose three digits and count how many of them each set has. The smallest number counts; it must be one or two.
lesson-killer-triple-look-3 = As many as are missing to three must come from the rest of the house: cells with no other candidates than these three digits, or another cage, with all empty cells in this house, that has so many of them in each of its sets.
lesson-killer-triple-look-4 = Remove the three digits from all cells of the house outside the cage and its partners.
lesson-killer-triple-mistake = People count by the set that suits them. If one set has two of the digits and another has only one, the cage is sure of one, and two partner cells are needed.
lesson-killer-triple-lookalike = In { $house }, { $cells }, the empty cells of a cage, hold { $thought }, two of { $digits }. { $spoiler } seems to be one of these three as well, so that all of them would be used up. But { $spoiler } can also be { $z }. Here it is, and the { $x } of the house stands in { $right }, where it would have been removed.

lesson-parity-what = By the [Rule of 45] the sum of some cells is known, or by how much cells inside exceed those outside. All of them but one are odd or even for certain, even if their digits are open. Then the last is odd or even for certain, too.
lesson-parity-when = When more cells are left than you care to work out, but many of them hold pairs such as 2 and 4 or 3 and 7. Count the odd ones.
lesson-parity-why = A sum is odd if the number of odd digits in it is odd; it does not matter which. The same is true of a difference. So the number to be reached tells whether one more odd digit is needed.
lesson-parity-also = Region Parity
lesson-parity-look-1 = With the [Rule of 45], find cells of which you know the sum, or by how much the inner ones exceed the outer ones.
lesson-parity-look-2 = Mark each cell whose candidates are all odd or all even. Just one cell must remain unmarked.
lesson-parity-look-3 = Count the odd cells among the marked ones.
lesson-parity-look-4 = Compare that count with the number that you know. If both are odd or both are even, the last cell is even; if only one of them is odd, the last cell is odd.
lesson-parity-look-5 = Remove from the last cell the candidates of the wrong kind.
lesson-parity-mistake = With two unmarked cells nothing is known of either, only whether they are of the same kind. And a digit that is filled in must either be taken off the number or be counted among the cells, not both.
lesson-parity-lookalike = By the Rule of 45 on { $bases }, the innie { $spoiler } is { $rest } more than the outie { $right }. { $spoiler } seems to be { $y }, an odd digit, so { $right } would be odd, too, and not { $x }. But { $spoiler } can also be { $z }, which is even, and then nothing is certain. Here it is, and { $right } is { $x }.

lesson-blocked-combination-what = A set of digits for a cage takes from another cell of the house all that it could hold, or leaves some cells together fewer digits than they are. The cage cannot hold that set.
lesson-blocked-combination-when = When a cage lies in a house with cells of two or three candidates. Strike each set of the cage that has all candidates of such a cell, or too many of those of a pair.
lesson-blocked-combination-why = The cells of a house hold different digits, so what the cage takes is gone for the others. If nothing is left for one of them, or two digits for three, the house could not be filled.
lesson-blocked-combination-also = Combination Conflict
lesson-blocked-combination-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-blocked-combination-look-2 = In the same house, outside the cage, note the empty cells with two or three candidates.
lesson-blocked-combination-look-3 = For each set, think its digits away from these cells. Strike the set if a cell is left without a candidate, two cells with one digit between them, or three with two.
lesson-blocked-combination-look-4 = Remove from the cells of the cage what they hold in no way to fill it with a set that is left.
lesson-blocked-combination-mistake = It does not work if an empty cell of the cage lies outside the house. A digit of the set may then stand out there and take nothing away from the cells of the house.
lesson-blocked-combination-lookalike = In { $house }, { $cells }, the empty cells of a cage, make { $sum } as { $thought } or as { $other }. With { $other }, nothing seems to be left for { $spoiler }, which could only be { $y }, so the cage would hold { $thought }. But { $spoiler } can also be { $z }. Here it is, the cage holds { $other }, and { $right } is { $x }.

lesson-house-combinations-what = Several cages lie side by side in a house. Choose a set for each so that no digit is taken twice and the other cells of the house can take the rest. What is in no such choice goes.
lesson-house-combinations-when = When cages fill most of a house and two by two ([Cage Comparison]) they tell nothing more. Begin with the cage that has the fewest sets.
lesson-house-combinations-why = A house holds each digit once. So one of the choices is the truth, and a digit that is in none of them is not in the truth.
lesson-house-combinations-look-1 = Choose a house with two or more cages, or hidden ones, whose empty cells all lie in it, and list the sets of each.
lesson-house-combinations-look-2 = Begin with the cage that has the fewest sets. To each of its sets add a set of the next cage that has none of its digits, and so on for all cages.
lesson-house-combinations-look-3 = For each choice, see whether the digits left over can be shared out among the other empty cells of the house. Strike it if not.
lesson-house-combinations-look-4 = Remove from each cage the digits that are in none of its sets in the choices left, and from the other cells those that they hold in no choice.
lesson-house-combinations-mistake = A choice that you forgot can be the right one. Work down the lists in a fixed order, and write down each choice with the digits that it leaves over.
lesson-house-combinations-lookalike = In { $house }, two cages lie side by side: { $cells } take { $thought } and { $pair } take { $other }. Every choice seems to put { $x } into { $spoiler }, as if that cell could be nothing else, and so { $right } would lose it. But { $spoiler } can also be { $z }. That is a further choice, and here it is the right one: { $right } is { $x }.

lesson-naked-single-what = A cell has one candidate left. That is its digit.
lesson-naked-single-when = Where the row, the column and the box of a cell together hold many different digits. With candidates on, look for cells with a single one.
lesson-naked-single-why = A cell cannot hold what its row, its column or its box already has. If this leaves one digit, or if other steps took the rest away, no other digit fits, and some digit must be there.
lesson-naked-single-also = Sole Candidate; Forced Digit; Obvious Single
lesson-naked-single-look-1 = Choose an empty cell whose row, column and box are well filled.
lesson-naked-single-look-2 = Count up from 1 to 9, and strike each digit that stands in the row, in the column or in the box. With candidates on the board, read off those of the cell.
lesson-naked-single-look-3 = If one digit is left, write it in, and strike it from the candidates of all cells that this cell sees.
lesson-naked-single-mistake = What counts is eight different digits, not eight filled cells. A digit that stands both in the row and in the box rules out only itself.
lesson-naked-single-lookalike = { $right } sees { $digits }, and { $y } seems to be all that is left for it. But count them: they are seven digits, not eight, and { $x } is not among them either. As long as two are left, nothing can be set. Here { $right } is { $x }.

lesson-hidden-single-what = In a house, a digit has only one place left. The cell may have other candidates, too: the digit is hidden among them.
lesson-hidden-single-when = Go through the digits, starting with those that are on the board most often. In each box that still needs the digit, cross out the rows and columns that have it. Then look at each row and each column in the same way.
lesson-hidden-single-why = Every house needs each digit. If all of its other empty cells see the digit elsewhere, or lost it in an earlier step, only one cell is left. That cell must hold the digit, whatever else it could have been.
lesson-hidden-single-also = Unique Candidate; Pinned Square; Last Remaining Cell
lesson-hidden-single-look-1 = Choose a digit and a box that still needs it.
lesson-hidden-single-look-2 = In your mind, draw a line through each row and each column that has the digit and crosses the box.
lesson-hidden-single-look-3 = If one empty cell in the box is left, write the digit there.
lesson-hidden-single-look-4 = If not, go through the rows and columns that still need the digit. Cross out the cells whose box or crossing line has it. If one cell is left, write the digit there.
lesson-hidden-single-mistake = Some people wait until the digit has only one place in the row, the column and the box. A single house with only one place is enough, however many places the other houses have, because this house needs the digit.
lesson-hidden-single-lookalike = In { $house }, { $right } looks like the only place for { $x }. But nothing that { $spoiler } sees is { $x } either, so the house has a second place. Here { $x } stands in { $spoiler }, and { $right } is { $y }: whoever sets { $x } there puts in a wrong digit. Look at each empty cell of the house.

lesson-locked-pair-what = Two cells that a box and a line share have the same two candidates and no others. Remove the two digits from the rest of the line and from the rest of the box, both at once.
lesson-locked-pair-when = When you find a [Naked Pair], see whether its two cells lie in one box and one line as well. Then look at both houses.
lesson-locked-pair-why = The two cells take the two digits between them, one each. They lie in both houses, so both houses have their copies of the two digits there, and no other cell of either can hold one.
lesson-locked-pair-look-1 = Look for two cells in the same box and the same row, or the same box and the same column, that have only two candidates each.
lesson-locked-pair-look-2 = Check that both have the same two.
lesson-locked-pair-look-3 = Remove the two digits from the other cells of the line.
lesson-locked-pair-look-4 = Remove them from the other cells of the box, too.
lesson-locked-pair-mistake = Most people clear the line and forget the box, or the other way round. The two cells lie in both houses, so both lose the digits.
lesson-locked-pair-lookalike = { $first } has only { $x } and { $y }, and { $second }, in the same box and in the same line, seems to have just these two as well. But it can also be { $z }, so the two cells need not take both digits. Here { $second } is { $z }, and in { $house } the { $x } stands in { $right }, where a Locked Pair would have removed it.

lesson-locked-triple-what = The three cells that a box and a line share have three candidates between them. Remove these three digits from the rest of the line and from the rest of the box.
lesson-locked-triple-when = When the three cells of a box in one line are all empty and have few candidates. Count the different digits in them: three is what you want.
lesson-locked-triple-why = Three cells and three digits: each cell takes one, in whatever order. Line and box both contain all three cells, so both have the three digits there and nowhere else.
lesson-locked-triple-look-1 = Look for a box with a row or column of which all three cells are empty and have at most three candidates each.
lesson-locked-triple-look-2 = Put the candidates of the three cells together, and count the different digits. Go on if there are three.
lesson-locked-triple-look-3 = Remove the three digits from the other cells of the line and from the other cells of the box.
lesson-locked-triple-mistake = Three cells of a line that lie in two boxes make a [Naked Triple] only: the line loses the three digits, but neither box does. For this technique all three must lie in the same box.
lesson-locked-triple-lookalike = { $cells }, in the same box and in the same line, seem to have only { $digits } between them. But { $spoiler } can also be { $z }, a fourth digit, so the three cells can do without one of the others. Here { $spoiler } is { $z }, and in { $house } the { $x } stands in { $right }, where a Locked Triple would have removed it.

lesson-pointing-what = A box has a digit only in one row or one column. Remove it from the rest of that row or column, outside the box.
lesson-pointing-when = While you look for a [Hidden Single] in a box and find two or three places instead of one: check whether they lie in a line.
lesson-pointing-why = The box must hold the digit, and it can only do so in that line. Wherever of the two or three cells it comes to stand, the line has it there, and so it cannot have it anywhere else. Together with [Claiming], this is the rule [Box-Line Reduction].
lesson-pointing-also = Locked Candidates Type 1; Pointing Pair; Pointing Triple
lesson-pointing-look-1 = Choose a box and a digit that it lacks.
lesson-pointing-look-2 = Mark all places of the digit in the box.
lesson-pointing-look-3 = If they all lie in one row or in one column, follow this line out of the box.
lesson-pointing-look-4 = Remove the digit from the cells of the line outside the box.
lesson-pointing-mistake = Two candidates in a line prove nothing as long as the box has a third place elsewhere. Check the whole box before you remove anything, and then remove along the line, not inside the box.
lesson-pointing-lookalike = Two places for { $x } in { $house }, { $first } and { $second }, are in { $line }, but a third one, { $spoiler }, is not. Here the { $x } of the box stands in { $spoiler }. So { $line } has its { $x } elsewhere, in { $right }, and to remove it there would be wrong.

lesson-claiming-what = A row or a column has a digit only inside one box. Remove it from the other cells of that box.
lesson-claiming-when = Look along rows and columns that are half full: do the last places of a digit all lie in the same box?
lesson-claiming-why = The line must hold the digit and can only do so inside the box. So the box has the digit on that line, and its other cells lose it. It is [Pointing] with box and line in each other's place. Both together are the rule [Box-Line Reduction].
lesson-claiming-also = Locked Candidates Type 2; Box/Line Reduction
lesson-claiming-look-1 = Choose a row or a column and a digit that it lacks.
lesson-claiming-look-2 = Mark all places of the digit in this line, along all nine cells.
lesson-claiming-look-3 = Check that they all lie in one box.
lesson-claiming-look-4 = Remove the digit from the cells of this box outside the line.
lesson-claiming-mistake = Often the line is taken for the house that loses the digit, as in [Pointing]. Ask which of the two houses has the digit only in the crossing: that one keeps it, and the other loses it elsewhere.
lesson-claiming-lookalike = In { $line }, two places for { $x }, { $first } and { $second }, lie in { $house }, but a third one, { $spoiler }, does not. Here the { $x } of the line stands in { $spoiler }. So { $house } has its { $x } elsewhere, in { $right }, and to remove it there would be wrong.

lesson-box-line-reduction-what = A box and a line cross. If one of the two has a digit only in the cells they share, remove it from the rest of the other. That is [Pointing] and [Claiming] as one rule.
lesson-box-line-reduction-when = After the singles. Take digit by digit and look at the places in each box, then in each row and column.
lesson-box-line-reduction-why = The one house must hold the digit and can only do so where the two cross. There it stands in the other house as well, and that holds every digit once: the rest of it loses the digit.
lesson-box-line-reduction-also = Locked Candidates; Intersection Removal
lesson-box-line-reduction-look-1 = Choose a digit, and a box and a line that cross in cells with this digit.
lesson-box-line-reduction-look-2 = Look at the rest of the box, then at the rest of the line. One of the two must be without the digit.
lesson-box-line-reduction-look-3 = Remove the digit from the rest of the other one.
lesson-box-line-reduction-mistake = If both the rest of the box and the rest of the line have the digit, nothing follows, even if two of its places stand side by side in the crossing.
lesson-box-line-reduction-lookalike = Where { $house } and { $line } cross, { $x } can stand in { $first } or in { $second }. But both houses have another place for it, the line { $spoiler } and the box { $right }, so neither needs the crossing. Here { $x } stands in { $spoiler } and in { $right }, and to remove it from the rest of the box would be wrong.

lesson-naked-pair-what = Two cells of a house have the same two candidates and no others. Remove these two digits from all other cells of the house.
lesson-naked-pair-when = Look for cells with two candidates, and for a twin in the same row, column or box.
lesson-naked-pair-why = If one of the cells takes the one digit, the other cell takes the other. Either way both digits are used up in these two cells, and no third cell of the house can hold one of them.
lesson-naked-pair-also = Naked Twins; Naked Double; Obvious Pair
lesson-naked-pair-look-1 = Look for a cell with just two candidates.
lesson-naked-pair-look-2 = Go along its row, down its column and through its box, and look for a second cell with the same two.
lesson-naked-pair-look-3 = Remove both digits from the other cells of the house that the two cells share, and of a second house if they share one.
lesson-naked-pair-mistake = A cell with the two digits and a third one is no partner: it may take the third digit, and then one of the two is free for another cell. The cells must also see each other; two equal cells that share no house do not lock anything.
lesson-naked-pair-lookalike = { $first } has only { $x } and { $y }, but { $second } can be { $z }, too. As long as it can, the two cells need not take { $x } and { $y }. Here { $second } is { $z }, so { $x } stands in { $right }: whoever had removed it there would have removed the right digit.

lesson-naked-triple-what = Three cells of a house have three candidates between them. None of the cells needs to have all three. Remove the three digits from the other cells of the house.
lesson-naked-triple-when = In houses with many empty cells, look for three cells that have only two or three candidates each. Write down the digits that they have together.
lesson-naked-triple-why = Three cells must take three different digits, and there are just three to take. So all three are used up there, and the rest of the house loses them.
lesson-naked-triple-also = Naked Triplet; Obvious Triple
lesson-naked-triple-look-1 = Choose a house with five or more empty cells, and leave out the cells with more than three candidates.
lesson-naked-triple-look-2 = Take two of the other cells whose candidates together are at most three digits.
lesson-naked-triple-look-3 = Look for a third cell that brings the number of digits to three and not above it.
lesson-naked-triple-look-4 = Remove these three digits from all other cells of the house, and of a second house if all three cells lie in that, too.
lesson-naked-triple-mistake = Who looks for three cells with the same three candidates misses most triples. Cells with 1 and 2, with 2 and 3 and with 1 and 3 are one as well, and so are cells with 1 and 2, with 2 and 3 and with all three.
lesson-naked-triple-lookalike = { $cells } seem to have only { $digits } between them. But { $spoiler } can also be { $z }, a fourth digit, so the three cells can do without one of the others. Here { $spoiler } is { $z }, and in { $house } the { $x } stands in { $right }, where a Naked Triple would have removed it.

lesson-direct-pointing-what = A box has a digit only in one row or one column. The digit is then false in the rest of that line, and another box is left with one place for it. HoDoKu has this as two steps: [Pointing] and the [Hidden Single] behind it.
lesson-direct-pointing-when = While you look for a [Hidden Single] in a box and find two places instead of one: see whether the line of a neighboring box takes one of them away. It works on paper without any candidates.
lesson-direct-pointing-why = The first box must hold the digit in that line, wherever of its cells it comes to stand. So the line cannot have it in the second box. All places there but one lie in that line, so that one holds it.
lesson-direct-pointing-also = Direct Locked Candidates; crosshatching with pointing
lesson-direct-pointing-look-1 = Choose a digit and a box in which its places lie in one line.
lesson-direct-pointing-look-2 = Follow the line into the boxes beside it.
lesson-direct-pointing-look-3 = Cross out the line there, and count what places the digit has left in that box.
lesson-direct-pointing-look-4 = If there is one, write the digit there.
lesson-direct-pointing-mistake = It is the second box that gets the digit, not the first: in the first one it is still open which cell it is. And the line must hold all places of the first box, not just two of them.
lesson-direct-pointing-lookalike = In { $house }, { $x } can only go in { $first } and { $second }, so the rest of { $line } loses it. That is true, and in { $cover } it seems to leave only { $right } for { $x }. But { $spoiler } does not lie in { $line } and can be { $x }, too. Here it is, and { $right } is { $y }. Look at the whole house before you set the digit.

lesson-direct-hidden-pair-what = Two digits of a house have the same two places and no others. They fill these cells, and a third digit of the house is left with one place. HoDoKu has this as two steps: [Hidden Pair] and the [Hidden Single] behind it.
lesson-direct-hidden-pair-when = While you look for a [Hidden Single] and find that a digit has one place more than it should: see whether two others need that place.
lesson-direct-hidden-pair-why = The two digits must stand in the house, and they have only these two cells, one each. So nothing else can go there, and the third digit takes the only other place that it has.
lesson-direct-hidden-pair-also = Hidden Pair (direct)
lesson-direct-hidden-pair-look-1 = Choose a house, and find two digits that have the same two places there and no others.
lesson-direct-hidden-pair-look-2 = Take these two cells as filled.
lesson-direct-hidden-pair-look-3 = Look for another digit of the house that has only one place left, and write it there.
lesson-direct-hidden-pair-mistake = Two cells that both can be the two digits are not enough: the digits must have no third place in the house. Else one of the cells may hold something else, also the third digit.
lesson-direct-hidden-pair-lookalike = { $digits } seem to fit into { $house } only in { $cells }, which would then hold nothing else, and { $right } would be the only place left for { $z }. But { $y } has another place, { $spoiler }. Here it stands there, { $second } is { $z }, and { $right } is { $x }: whoever sets { $z } there puts in a wrong digit.

lesson-direct-hidden-triplet-what = Three digits of a house have places in only three cells between them. They fill these cells, and another digit of the house is left with one place. HoDoKu has this as two steps: [Hidden Triple] and the [Hidden Single] behind it.
lesson-direct-hidden-triplet-when = When a digit of a house has two or three places, and all but one of these are cells that other digits seem to need.
lesson-direct-hidden-triplet-why = Three digits must stand in the house and have three cells for it. They fill these, in whatever order. So nothing else can go there, and the other digit takes the only other place that it has.
lesson-direct-hidden-triplet-also = Hidden Triplet (direct)
lesson-direct-hidden-triplet-look-1 = Choose a house, and note the places of each digit that has two or three there.
lesson-direct-hidden-triplet-look-2 = Find three of them whose places are three cells between them.
lesson-direct-hidden-triplet-look-3 = Take these cells as filled, and look for another digit that has only one place left. Write it there.
lesson-direct-hidden-triplet-mistake = Not every one of the three digits needs all three cells. What decides is that none of them has a place in a fourth cell. A digit with only one place is no part of a triplet: write it down first.
lesson-direct-hidden-triplet-lookalike = { $digits } seem to fit into { $house } only in { $cells }, which would then hold nothing else, and { $right } would be the only place left for { $z }. But { $y } has another place, { $spoiler }. Here it stands there, { $second } is { $z }, and { $right } is { $x }: whoever sets { $z } there puts in a wrong digit.

lesson-hidden-pair-what = Two digits of a house have the same two places and no others. Remove everything else from these two cells.
lesson-hidden-pair-when = Look for digits with two places in a house, and for a second digit with the same two places. Digits that stand often elsewhere are the first to try.
lesson-hidden-pair-why = Both digits must stand in the house, and they have only these two cells. They fill them, one each, so there is no room for anything else.
lesson-hidden-pair-also = Hidden Twins; Hidden Double
lesson-hidden-pair-look-1 = Choose a house, and count for each digit that it lacks how many places it has there.
lesson-hidden-pair-look-2 = Compare the digits that have two places, until two of them have the same two.
lesson-hidden-pair-look-3 = Remove all other candidates from these two cells.
lesson-hidden-pair-mistake = Two cells that both have the two digits are not a pair yet. If one of the digits has a third place in the house, it may go there, and one of the cells is free for something else.
lesson-hidden-pair-lookalike = In { $house }, { $x } can only go in { $first } and { $second }, but { $y } has a third place, { $spoiler }. If { $y } stands there, one of the two cells is free for another digit. So it is here: { $first } is { $z }, and to remove that as 'not of the pair' would be wrong.

lesson-hidden-triple-what = Three digits of a house have places in only three cells between them. Remove everything else from these three cells.
lesson-hidden-triple-when = In a house with six or more empty cells, look for digits with two or three places each, and see whether three of them share their places.
lesson-hidden-triple-why = Three digits must stand in the house and have three cells for it. They fill these cells, in whatever order, and nothing else fits in.
lesson-hidden-triple-also = Hidden Triplet
lesson-hidden-triple-look-1 = Choose a house, and note the places of each digit that has two or three there.
lesson-hidden-triple-look-2 = Put the places of three such digits together, and count the cells.
lesson-hidden-triple-look-3 = If there are three cells, remove from them all candidates but the three digits.
lesson-hidden-triple-mistake = Not every cell needs all three digits, and not every digit needs all three cells. What decides is that none of the three digits has a place in a fourth cell of the house.
lesson-hidden-triple-lookalike = { $digits } seem to have places in { $house } only in { $cells }. But { $y } has a place in a fourth cell, too, { $spoiler }. If it stands there, one of the three cells is free for another digit. So it is here: { $right } is { $x }, and to remove that as 'not one of the three' would be wrong.

lesson-naked-quadruple-what = Four cells of a house have four candidates between them. Remove the four digits from the other cells of the house.
lesson-naked-quadruple-when = In a house that is nearly empty, when there is no smaller subset: look for four cells with few candidates that keep to the same digits.
lesson-naked-quadruple-why = Four cells take four different digits, and there are just four to take. None is left for the other cells of the house.
lesson-naked-quadruple-also = Naked Quad
lesson-naked-quadruple-look-1 = Choose a house with seven or more empty cells. With six the other two make a [Hidden Pair], and with five the other one a [Hidden Single], which are easier to see.
lesson-naked-quadruple-look-2 = Leave out the cells with more than four candidates.
lesson-naked-quadruple-look-3 = Begin with the cell that has the fewest, and add cells as long as there are at most four different digits, until you have four cells.
lesson-naked-quadruple-look-4 = Remove the four digits from the other cells of the house.
lesson-naked-quadruple-mistake = It is easy to take four cells of which one has a fifth digit. Then nothing is locked: that cell may take the fifth digit, and one of the four goes to another cell.
lesson-naked-quadruple-lookalike = { $cells } seem to have only { $digits } between them. But { $spoiler } can also be { $z }, a fifth digit, so the four cells can do without one of the others. Here { $spoiler } is { $z }, and in { $house } the { $x } stands in { $right }, where a Naked Quadruple would have removed it.

lesson-hidden-quadruple-what = Four digits of a house have places in only four cells between them. Remove everything else from these four cells.
lesson-hidden-quadruple-when = In a house that is nearly empty, with many candidates everywhere. Look at the digits with fewest places; often it is easier to see the [Naked Quadruple] in the other cells.
lesson-hidden-quadruple-why = Four digits must stand in the house and have four cells for it. They fill them all, so the cells can hold nothing else.
lesson-hidden-quadruple-also = Hidden Quad
lesson-hidden-quadruple-look-1 = Choose a house with eight or nine empty cells. With fewer, the other cells make a [Naked Triple] or something smaller, which is easier to see.
lesson-hidden-quadruple-look-2 = Note the places of each digit that has at most four in this house.
lesson-hidden-quadruple-look-3 = Put four such digits together whose places are only four cells in all.
lesson-hidden-quadruple-look-4 = Remove from these four cells all candidates but the four digits.
lesson-hidden-quadruple-mistake = People start from four crowded cells and look for what they have in common. Start from the digits: what counts is that the rest of the house has none of the four.
lesson-hidden-quadruple-lookalike = { $digits } seem to have places in { $house } only in { $cells }. But { $y } has a place in a fifth cell, too, { $spoiler }. If it stands there, one of the four cells is free for another digit. So it is here: { $right } is { $x }, and to remove that as 'not one of the four' would be wrong.

lesson-x-wing-what = A digit has only two places in each of two rows, and they stand in the same two columns. Remove it from the other cells of these columns. The same works with rows and columns exchanged.
lesson-x-wing-when = Take one digit and look for rows with just two places for it. Two such rows whose places stand one below the other are enough.
lesson-x-wing-why = Each of the two rows needs the digit. If the first row has it on the left, the second must have it on the right, and the other way round. Both columns get the digit from these rows, and no other cell of them can have it.
lesson-x-wing-look-1 = Choose a digit, and mark each row in which it has just two places. Later do it all once more with columns.
lesson-x-wing-look-2 = Look for two of these rows with their places in the same two columns.
lesson-x-wing-look-3 = Remove the digit from all other cells of these two columns; if you began with columns, from all other cells of the two rows.
lesson-x-wing-mistake = Four places at the corners of a rectangle are not enough. The two lines you began with must not have a third place of the digit; a line that has one need not use the corners at all.
lesson-x-wing-lookalike = { $other-line } has { $x } in just two columns, { $first } and { $second }. { $line } has it in the same two, but in { $spoiler }, too, and { $right } does not see that cell. If { $x } stands in { $spoiler }, the two rows take it in only one of the columns. So it is here: { $cover } has its { $x } in { $right }, where the X-Wing would have removed it.

lesson-swordfish-what = Three rows have a digit only in the same three columns. Remove it from the other cells of these columns. The same works with columns and rows exchanged. A row need not have a place in all three columns.
lesson-swordfish-when = When there is no [X-Wing] of the digit: collect the rows with two or three places, and look for three that keep to three columns.
lesson-swordfish-why = Three rows need the digit three times, and no two of them in the same column. There are only three columns for it, so each of them gets the digit from one of these rows, and the rest of the columns loses it.
lesson-swordfish-look-1 = Choose a digit, and note for each row with two or three places the columns in which they stand.
lesson-swordfish-look-2 = Put three of these rows together and count their columns. You want three in all.
lesson-swordfish-look-3 = If there are not, try other rows, and then begin with columns and count their rows.
lesson-swordfish-look-4 = Remove the digit from the other cells of the three columns; if you began with columns, from the other cells of the three rows.
lesson-swordfish-mistake = Rows that share places by twos do not yet keep to three columns. If their places stand in columns 1 and 4, in 4 and 7 and in 7 and 9, these are four columns for three rows, and nothing follows.
lesson-swordfish-lookalike = Three rows seem to keep { $x } to three columns, but { $line } has one place outside them, { $spoiler }, and { $right } does not see it. If { $x } stands there, the three rows take it in only two of the columns. So it is here: { $cover } has its { $x } in { $right }, where the Swordfish would have removed it.

lesson-jellyfish-what = Four rows have a digit only in the same four columns, or four columns only in the same four rows. Remove it from the other cells of the four lines that cover.
lesson-jellyfish-when = For a digit that stands hardly anywhere yet. Collect the lines with two to four places, and look for four that keep to four crossing lines.
lesson-jellyfish-why = The four lines need the digit four times and have four crossing lines for it, each of which takes it once. So all four are used up, and outside the pattern they cannot have the digit.
lesson-jellyfish-look-1 = Choose a digit that stands at most three times on the board; with more, a [Hidden Single] does the same. Note for each row with two to four places its columns.
lesson-jellyfish-look-2 = Choose the row with the fewest places, and add three rows that bring in as few new columns as possible.
lesson-jellyfish-look-3 = Go on if the four rows keep to four columns. If no four rows do, begin again with columns and their rows.
lesson-jellyfish-look-4 = Remove the digit from the other cells of the four lines that cover.
lesson-jellyfish-mistake = Who looks along rows only often works too hard. The open columns that a jellyfish of rows leaves over make a fish by themselves, which removes the same; if the digit stands on the board twice or three times, it has only three columns or two.
lesson-jellyfish-lookalike = { $bases } seem to have { $x } in only four rows. But { $line } has it in one more place, { $spoiler }, which lies in none of these rows, and { $right } does not see that cell. If { $x } stands there, the four columns take it in only three of the rows. So it is here: { $cover } has its { $x } in { $right }, where the Jellyfish would have removed it.

lesson-squirmbag-what = Five rows have a digit only in the same five columns, or the other way round. Remove it from the other cells of the five covering lines.
lesson-squirmbag-when = Hardly ever: where there is one, a smaller fish with rows and columns exchanged removes the same. It is worth seeing once, to understand how fish of rows and of columns belong together.
lesson-squirmbag-why = Five lines need the digit five times, each time in another of the five covering lines. Those are used up and lose the digit elsewhere. The lines that are left over, fewer than five, form a fish the other way round.
lesson-squirmbag-also = Starfish
lesson-squirmbag-look-1 = Choose a digit that stands at most twice on the board. With more, a [Hidden Single] does the same.
lesson-squirmbag-look-2 = Among the rows that lack it, look for five whose places lie in five columns together; or for five columns whose places lie in five rows.
lesson-squirmbag-look-3 = As a check, look at the open lines of the cover's kind that do not cover: they must not have the digit in any of the five base lines.
lesson-squirmbag-look-4 = Remove the digit from the other cells of the five lines that cover.
lesson-squirmbag-mistake = A row in which the digit stands already is no base row. It has no places left, and counting it makes five rows seem to keep to five columns where only four do the work.
lesson-squirmbag-lookalike = { $bases } seem to have { $x } in only five columns. But { $line } has it in one more place, { $spoiler }, which lies in none of these columns, and { $right } does not see that cell. If { $x } stands there, the five rows take it in only four of the columns. So it is here: { $cover } has its { $x } in { $right }, where the Squirmbag would have removed it.

lesson-whale-what = Six rows have a digit only in the same six columns, or the other way round. Remove it from the other cells of the six covering lines.
lesson-whale-when = Only if you like big fish: the two or three lines that are left over make an [X-Wing] or a [Swordfish] of the other kind, which is easier to see.
lesson-whale-why = Each of the six lines takes the digit from another covering line. There are six of those, so all of them are used up, and their other cells lose the digit.
lesson-whale-look-1 = Choose a digit that stands at most once on the board. With more, a [Hidden Single] does the same.
lesson-whale-look-2 = Leave two or three of the rows that lack it aside, and count the columns in which the other six have the digit.
lesson-whale-look-3 = If there are more than six, leave other rows aside. If none will do, take columns for rows and rows for columns.
lesson-whale-look-4 = Remove the digit from the other cells of the six columns: these stand in the rows that you left aside.
lesson-whale-mistake = Six lines have so many places that one is easily overlooked, and one place outside the cover spoils the fish. Check by the columns that are left over: the digit must have no place in them but in the rows left aside.
lesson-whale-lookalike = { $bases } seem to have { $x } in only six rows. But { $line } has it in one more place, { $spoiler }, which lies in none of these rows, and { $right } does not see that cell. If { $x } stands there, the six columns take it in only five of the rows. So it is here: { $cover } has its { $x } in { $right }, where the Whale would have removed it.

lesson-leviathan-what = Seven rows have a digit only in the same seven columns, or the other way round. Remove it from the other cells of the seven covering lines.
lesson-leviathan-when = Only for a digit that stands nowhere on the board yet. The two lines left over make an [X-Wing] the other way round, which shows the same at a glance.
lesson-leviathan-why = Seven lines need the digit seven times, in seven covering lines that take it once each. None of those has room for it outside the seven lines.
lesson-leviathan-look-1 = Choose a digit that stands nowhere on the board.
lesson-leviathan-look-2 = Look for two columns that have it in the same two rows only, or for two rows that have it in the same two columns only.
lesson-leviathan-look-3 = Look at the seven lines that are left over each way. In the first case the other rows have the digit in the other columns only; in the second, the other columns have it in the other rows only.
lesson-leviathan-look-4 = Remove the digit from the other cells of the seven covering lines: the columns in the first case, the rows in the second.
lesson-leviathan-mistake = A digit that stands on the board once cannot make one that is worth it: eight open lines less seven leave one, and that is a [Hidden Single]. If it stands there twice, there is nothing left to remove.
lesson-leviathan-lookalike = { $bases } seem to have { $x } in only seven rows. But { $line } has it in one more place, { $spoiler }, which lies in none of these rows, and { $right } does not see that cell. If { $x } stands there, the seven columns take it in only six of the rows. So it is here: { $cover } has its { $x } in { $right }, where the Leviathan would have removed it.

lesson-remote-pair-what = Four or more cells have the same two candidates, and each sees the next. Neither digit can stand in a cell that sees two of them with an even number of cells between.
lesson-remote-pair-when = When the same two candidates come up in many cells. Join those that see each other, and count: the first and the fourth, or the first and the sixth, are the ends.
lesson-remote-pair-why = Two cells that see each other cannot hold the same of the two digits, so the digits alternate along the chain. The first cell and the fourth therefore hold different ones. A cell that sees both sees both digits, and loses them.
lesson-remote-pair-also = Remote Pair Chain
lesson-remote-pair-look-1 = Look for four or more cells that have the same two candidates and no others.
lesson-remote-pair-look-2 = Start at one of them and go on to another that it sees, and so on. Mark the cells on your way by turns with one color and another.
lesson-remote-pair-look-3 = Look for a cell outside the chain that sees a cell of each color.
lesson-remote-pair-look-4 = Remove both digits from it.
lesson-remote-pair-mistake = Two cells of the same color hold the same digit, and nobody knows which. A cell that sees the first and the third cell of the chain therefore loses nothing by this.
lesson-remote-pair-lookalike = { $first }, { $pivot } and { $second } make a chain of three cells. Along it the digits take turns, so the two ends are not different but equal. Here both are { $y }, and { $right }, which sees both, is { $x }. Only from two ends that are different, after an even number of cells, does something follow.

lesson-chute-remote-pair-what = Two cells have the same two candidates, X and Y. They lie in two boxes and two rows of the same three boxes side by side, and do not see each other. The third of these boxes has no Y in the third row. Remove X from the cells that see both. The same goes for columns.
lesson-chute-remote-pair-when = Whenever you meet two equal cells with two candidates in neighboring boxes that do not see each other. One look at three cells tells.
lesson-chute-remote-pair-why = If both cells were Y, the third box could not have Y in either of their rows, nor in the third one. But it must have its Y. So at least one of the two cells is X, and what sees both cannot be X. It is a [W-Wing] with the strong link in a box.
lesson-chute-remote-pair-look-1 = Look for two cells with the same two candidates that lie in the same band or stack, in different boxes and different lines of it.
lesson-chute-remote-pair-look-2 = Go to the third box of that band or stack and look at its three cells on the line that holds neither of the two.
lesson-chute-remote-pair-look-3 = If one of the two digits is missing there, both as a candidate and as a value, the other digit can be removed.
lesson-chute-remote-pair-look-4 = Remove it from every cell that sees both of the equal cells. If both digits are missing there, remove both.
lesson-chute-remote-pair-mistake = Removing the digit that is missing in the third box. It is the other one that goes. And a Y that stands there as a value counts, too: then the box has its Y, and nothing follows.
lesson-chute-remote-pair-lookalike = { $first } and { $second } have only { $x } and { $y }. If { $house } had { $x } only in { $near-first } and { $near-second }, one of them would see it. But it has a third place, { $spoiler }, which neither of them sees. Here { $x } stands there, both cells are { $x }, too, and { $right } is { $y }, which would have been removed.

lesson-bivalue-universal-grave-1-what = Every empty cell has two candidates but for one cell with three, and one of these three has too many places in its houses. The cell holds that digit.
lesson-bivalue-universal-grave-1-when = Near the end, when nearly all open cells have two candidates. Look for the only cell with three, and count which of its digits stands three times in its row, column or box.
lesson-bivalue-universal-grave-1-why = Without that digit, each open cell would have two candidates, and each digit would have two places in each house that lacks it. Whatever solved such a board, exchanging the two candidates of every cell would solve it too. As there is one solution only, the digit must be true.
lesson-bivalue-universal-grave-1-also = BUG+1; BUG Type 1
lesson-bivalue-universal-grave-1-look-1 = Make sure that every empty cell has two candidates but for a single cell with three.
lesson-bivalue-universal-grave-1-look-2 = Count the places of these three digits in the row, the column and the box of that cell. One must have three places in each of these houses.
lesson-bivalue-universal-grave-1-look-3 = Check the whole board: but for this, each digit must have just two places in each house that lacks it.
lesson-bivalue-universal-grave-1-look-4 = Write the digit with the three places into the cell.
lesson-bivalue-universal-grave-1-mistake = The count of candidates alone is not enough. If some digit has one place or three in a house elsewhere, the board is no such grave, and nothing follows; most often a candidate was removed by mistake or a single was overlooked.
lesson-bivalue-universal-grave-1-lookalike = All open cells have two candidates, except for two: { $first } and { $second } have three. Taken alone, { $first } would have to be { $x }, which comes up three times in its row, its column and its box. But a third candidate of { $second } can save the puzzle from two solutions as well. Here { $first } is { $z }.
lesson-bivalue-universal-grave-1-origin = Players worked out the principle together on the Sudoku Players' Forum, in a discussion that goes back to November 2005.

lesson-bug-2-what = Every empty cell has two candidates, but for some cells that all have the same further digit. One of these holds it, so remove it from every cell that sees them all.
lesson-bug-2-when = Near the end, when only two or three open cells have a third candidate. Check that it is the same digit, and look for a cell that sees all of them.
lesson-bug-2-why = Without that digit in these cells, the board would be a bivalue universal grave, which can be solved in two ways (see [Bivalue Universal Grave + 1]). There is only one solution, so the digit stands in one of the cells.
lesson-bug-2-also = BUG Type 2
lesson-bug-2-look-1 = Count the candidates of the open cells. Go on only if all have two, but for a few.
lesson-bug-2-look-2 = In each of these, find the candidates too many: without them, every digit has two places in each house that is open to it.
lesson-bug-2-look-3 = Go on if they are all the same digit. Remove it from every cell that sees all of these cells.
lesson-bug-2-mistake = Taking the digit that looks odd for the one too many. Count its places in the row, the column and the box: the candidate too many is the one with three places there.
lesson-bug-2-lookalike = Each empty cell seems to have two candidates, only { $first } and { $second } have { $x } besides. { $right } sees both. But { $spoiler } has a third candidate, too, { $z }, and that alone can save the puzzle from two solutions. Here { $spoiler } is { $z }, neither { $first } nor { $second } is { $x }, and { $right } is.

lesson-bug-3-what = Every empty cell has two candidates, but for cells of one house with further ones. Together these act as one cell that holds one of the further digits, and make a naked subset with other cells of the house.
lesson-bug-3-when = Near the end, when all cells with a third candidate share a house. Collect the further digits and look for cells of the house that hold only these.
lesson-bug-3-why = One of the further candidates is true, or there would be two solutions. So one of these cells holds one of the further digits, just as a cell with only these candidates would, and the subset holds.
lesson-bug-3-also = BUG Type 3
lesson-bug-3-look-1 = Count the candidates of the open cells. Go on only if all have two, but for two or more in one house.
lesson-bug-3-look-2 = In each of these, find the candidates too many: without them, every digit has two places in each house that is open to it.
lesson-bug-3-look-3 = Look in that house for cells that hold only these digits and perhaps further ones: as many digits as cells, when the cells with candidates too many count as one.
lesson-bug-3-look-4 = Remove these digits from the other cells of the house.
lesson-bug-3-mistake = Counting the cells with candidates too many as several cells of the subset. Only one of them is sure to hold one of these digits, so together they count as one.
lesson-bug-3-lookalike = Every other empty cell seems to have just two candidates, but { $first } has { $y } besides and { $second } has { $x } besides. Together with { $spoiler } they seem to make a pair of { $x } and { $y } in { $house }. But { $spoiler } has a third candidate itself, { $z }: it need be neither { $x } nor { $y }, and it can save the puzzle from two solutions alone. Here { $spoiler } is { $z }, and { $right } is { $x }.

lesson-bug-4-what = Every empty cell has two candidates, but for two cells of a house with further ones. A digit has no other place in the house than these two. Remove its partners of the grave from both cells.
lesson-bug-4-when = Near the end, when exactly two cells have a third candidate and share a house. Look for a digit that both have and that the house has nowhere else.
lesson-bug-4-why = One of the two cells holds that digit. The other one holds its further candidate, since one of these is true. So neither holds the candidate that is left over.
lesson-bug-4-also = BUG Type 4
lesson-bug-4-look-1 = Count the candidates of the open cells. Go on only if all have two, but for two in one house.
lesson-bug-4-look-2 = In each of these, find the candidates too many: without them, every digit has two places in each house that is open to it.
lesson-bug-4-look-3 = Look for a digit, none of those too many, that has only these two cells in the house.
lesson-bug-4-look-4 = Keep this digit and the candidates too many in the two cells, and remove the rest from both.
lesson-bug-4-mistake = Forgetting to check the whole house. If the digit has a third place there, neither of the two cells need hold it, and nothing follows.
lesson-bug-4-lookalike = Each empty cell seems to have two candidates, only { $first } has { $x } besides and { $right } has { $z }. In { $house }, { $y } can only go in these two, so one of them would be { $y } and the other its further digit. But { $spoiler } has a third candidate as well, { $z }, and then neither of the two further digits is needed. Here { $spoiler } is { $z }, { $first } is { $y }, and { $right } is { $x }, which would have been removed.

lesson-bug-n-what = Every empty cell has two candidates, but for some with further ones, of several digits. One of the further candidates is true, so whatever all of them see is false.
lesson-bug-n-when = Near the end, with two or three cells that have a third candidate. Mark the candidates too many, and look for a candidate that each of them would remove.
lesson-bug-n-why = If all further candidates were false, the board could be solved in two ways. So one is true; whichever it is, it takes away what all of them see.
lesson-bug-n-look-1 = Count the candidates of the open cells. Go on only if all have two, but for a few.
lesson-bug-n-look-2 = In each of these, find the candidates too many: without them, every digit has two places in each house that is open to it.
lesson-bug-n-look-3 = Suppose each candidate too many true in turn, and note what it removes: its digit from all that it sees, and the others of its cell.
lesson-bug-n-look-4 = Remove what every one of them removes.
lesson-bug-n-mistake = Leaving out a candidate too many. If just that one is true, what the others have in common may stay.
lesson-bug-n-lookalike = Every empty cell seems to have two candidates but { $first }, which has { $x } and { $y } besides. But { $second } has a third candidate as well: that may be the one that saves the puzzle from two solutions, and then { $first } need be neither { $x } nor { $y }. Here { $second } is { $z }, and { $first } is { $w }. All further candidates on the board count.

lesson-skyscraper-what = In two rows a digit has two places each. One end of either row stands in the same column, the other two do not. Remove the digit from every cell that sees both of these other ends. It works with columns as well.
lesson-skyscraper-when = When an [X-Wing] nearly works: two lines with two places each, aligned at one side only.
lesson-skyscraper-why = The two aligned places share a column, so they cannot both be true. In the row where the aligned place is false, the other place is true. So at least one of the two free ends holds the digit, and what sees both cannot.
lesson-skyscraper-look-1 = Choose a digit, and mark the rows in which it has just two places.
lesson-skyscraper-look-2 = Look for two of them that have one place in the same column and the other in different columns.
lesson-skyscraper-look-3 = Check that the boxes of the two free places stand one above the other, or are the same. Else no place of the digit sees both of them but what [Claiming] removes as well.
lesson-skyscraper-look-4 = Remove the digit from all cells that see both free places. If there is none, try it with columns.
lesson-skyscraper-mistake = Do not remove the digit from the column that the two rows share; both places there may be false. Only what sees both of the free ends loses it.
lesson-skyscraper-lookalike = In { $other-line }, { $x } has two places, { $near-first } and { $first }: a strong link. In { $line } it has { $near-second }, { $second } and a third one, { $spoiler }: no strong link. So { $first } and { $second } can both be something else. They are, since { $x } stands in { $near-first } and { $spoiler }, and in { $right } it is right.
lesson-skyscraper-origin = It was presented together with the [2-String Kite] in a thread of the Sudoku Players' Forum that was under way in February 2006. Its author noted that both are forms of the [Turbot Fish], which was known.

lesson-2-string-kite-what = A row and a column have two places for a digit each. One end of the row and one end of the column lie in the same box. Remove the digit from the cell that sees both of the other ends.
lesson-2-string-kite-when = Take a digit and look for a row with two places and a column with two places that come together in a box.
lesson-2-string-kite-why = The two ends in the box cannot both be true. Where such an end is false, its line has the digit at its other end. So one of the two outer ends is true, and the cell where their lines cross loses the digit.
lesson-2-string-kite-also = Two-String Kite
lesson-2-string-kite-look-1 = Choose a digit. Mark the rows and the columns in which it has just two places.
lesson-2-string-kite-look-2 = Look for a row and a column with one place each in the same box, in two different cells, and the other place outside that box.
lesson-2-string-kite-look-3 = From the far end of the row go along its column, and from the far end of the column along its row, to the cell where they cross.
lesson-2-string-kite-look-4 = Remove the digit from that cell.
lesson-2-string-kite-mistake = The row and the column must not meet in one place of the digit. That place would be an end of both: if it is true, both far ends are false, and nothing can be removed.
lesson-2-string-kite-lookalike = { $other-line } has two places for { $x }, { $near-first } and { $first }, and { $line } seems to have two as well, { $near-second } and { $second }. The near ends share { $house }. But { $line } has a third place, { $spoiler }, so it is no strong link, and both far ends can be false. They are: { $x } stands in { $near-first } and { $spoiler }, and in { $right }, which sees both far ends, it is right.
lesson-2-string-kite-origin = It was presented together with the [Skyscraper] in a thread of the Sudoku Players' Forum that was under way in February 2006. Its author noted that both are forms of the [Turbot Fish], which was known.

lesson-turbot-fish-what = Two houses of any kind have two places for a digit each, and a place of the one sees a place of the other. Remove the digit from every cell that sees both of the other places.
lesson-turbot-fish-when = When there is no [Skyscraper] and no [2-String Kite]: try boxes too as houses with two places.
lesson-turbot-fish-why = The two places that see each other cannot both be true. If the one is false, the other place of its house is true. So one of the two far ends holds the digit in any case, and what sees both of them does not.
lesson-turbot-fish-also = Two Strong Links
lesson-turbot-fish-look-1 = Choose a digit, and mark every row, column and box in which it has just two places.
lesson-turbot-fish-look-2 = Take two of these houses that have no place in common, such that a place of the one sees a place of the other.
lesson-turbot-fish-look-3 = Note the other place of each: these are the ends.
lesson-turbot-fish-look-4 = Remove the digit from all cells that see both ends.
lesson-turbot-fish-mistake = A house with three places is often taken for a strong link. If the one place is false there, the digit may be in the third, and the argument breaks off.
lesson-turbot-fish-lookalike = If { $x } is not in { $first }, it is in { $near-first }; so not in { $near-second }, which sees it, and then in { $second }, it seems. But { $house } has a third place for { $x }, { $spoiler }: no strong link, and the argument breaks off. Here { $x } stands in { $spoiler }, neither of the ends is { $x }, and { $right }, which sees both, is.
lesson-turbot-fish-origin = The player Nick70 analyzed it on the Sudoku Players' Forum in 2005.

lesson-empty-rectangle-what = In a box all places of a digit lie in one row and one column. A line outside the box has two places for the digit, one of them on that row or column. Remove the digit from the cell where the other line of the box meets the crossing line of the second place.
lesson-empty-rectangle-when = Look for boxes in which the places of a digit form an L, a T or a cross, and for a row or column with two places that starts on an arm of it.
lesson-empty-rectangle-why = If the digit stands at the near place of the strong link, that arm of the box is seen, and the box must have the digit on its other arm. If not, it stands at the far place. Either way the cell that both look at loses it.
lesson-empty-rectangle-also = Hinge; Rectangle Elimination
lesson-empty-rectangle-look-1 = Choose a digit and a box in which all its places lie in one row and one column, with a place off the row and a place off the column.
lesson-empty-rectangle-look-2 = Outside the box, on that row, look for a place of the digit whose column has just one further place. Or do it with row and column exchanged.
lesson-empty-rectangle-look-3 = Check that the further place does not stand in a row of the box, or, if exchanged, in a column of the box.
lesson-empty-rectangle-look-4 = Go from the further place along its row to the column in which the box has its places; or, if exchanged, along its column to the row in which the box has its places. Remove the digit from the cell where you arrive.
lesson-empty-rectangle-mistake = The further place must not stand beside the box, in one of its rows or columns. If it does, the cell where you arrive is in the box itself and may be the very place that the box uses.
lesson-empty-rectangle-lookalike = In { $house }, { $x } can only stand in a row and a column, an empty rectangle. If { $first } is { $x }, the box has it in { $third }; if not, { $second } seems to be { $x }. Either way { $right } would see one. But { $line } has a third place for { $x }, { $spoiler }, so { $first } and { $second } are joined by no strong link. Here { $x } stands in { $spoiler }, and in { $right }, too.
lesson-empty-rectangle-origin = The player Havard described it under this name on the Sudoku Players' Forum in 2006, and said that it is a handy form of chains with groups rather than something new.

lesson-dual-2-string-kite-what = Two [2-String Kite]s go through the same two cells of a box. The one uses the row of the first cell and the column of the second, the other the column of the first and the row of the second. Each takes the digit from a cell.
lesson-dual-2-string-kite-when = After finding a kite: look whether the two cells in the box have strong links in their other lines as well. Each kite is found by itself too.
lesson-dual-2-string-kite-why = Each of the two kites holds on its own: the two cells of the box cannot both be true, so one of the outer ends is. Together they remove the digit from two cells at once.
lesson-dual-2-string-kite-look-1 = Find a [2-String Kite], and keep to its two cells in the box.
lesson-dual-2-string-kite-look-2 = Exchange the lines: take the column of the cell whose row you used, and the row of the cell whose column you used.
lesson-dual-2-string-kite-look-3 = Check that the digit has just two places in each of these lines as well, and the second one outside the box.
lesson-dual-2-string-kite-look-4 = Remove the digit from the cell where the far ends of the first kite meet, and from that of the second kite.
lesson-dual-2-string-kite-mistake = Not every two of the four far ends belong together. The two that come from the same cell of the box are both false if that cell is true, so a cell that sees these two loses nothing.
lesson-dual-2-string-kite-lookalike = Two kites seem to go through { $near-first } and { $near-second }. The one of { $bases } is complete. The other needs strong links in { $line } and { $other-line }, but { $line } has a third place for { $x }, { $spoiler }. Here { $x } stands there, the far ends { $first } and { $second } are both something else, and { $right }, which sees both, is { $x }.

lesson-dual-empty-rectangle-what = Two [Empty Rectangle]s of the same box with different strong links. Each of them takes the digit from a cell.
lesson-dual-empty-rectangle-when = After finding one: look whether the same box has a second strong link that starts on one of its arms. Each is found by itself too.
lesson-dual-empty-rectangle-why = Both arguments rest on the same box: its digit lies on one arm or on the other. Each strong link turns that into a conclusion of its own, and the two are simply told together.
lesson-dual-empty-rectangle-look-1 = Find an [Empty Rectangle], and keep to its box.
lesson-dual-empty-rectangle-look-2 = Follow the row and the column of the box in all directions, and look for a second line with two places of the digit that starts on one of them.
lesson-dual-empty-rectangle-look-3 = Work it out like the first.
lesson-dual-empty-rectangle-look-4 = Remove the digit from the cell that the first strong link gives, and from that of the second.
lesson-dual-empty-rectangle-mistake = Each of the two has to be complete by itself: its cell lies on that arm of the box on which its own strong link does not start, and in line with the far place of that link, not of the other.
lesson-dual-empty-rectangle-lookalike = Two empty rectangles seem to share { $house }. The one with the strong link of { $other-line } is complete. The other needs a strong link in { $line }, from { $first } to { $second }, but { $line } has a third place for { $x }, { $spoiler }. Here { $x } stands there, neither { $first } nor { $second } is { $x }, and { $right } is.

lesson-w-wing-what = Two cells that do not see each other have the same two candidates. A strong link of one of the digits lies between them: one end sees the one cell, one end the other. Remove the other digit from every cell that sees both of these cells.
lesson-w-wing-when = Look for equal cells with two candidates in different houses. Then look for a house with just two places of one of the digits, each of which sees one of the cells.
lesson-w-wing-why = One end of the strong link holds its digit. The cell that sees this end cannot hold that digit, and so holds the other one. So at least one of the two cells holds the other digit, and what sees both loses it.
lesson-w-wing-look-1 = Look for two cells that have the same two candidates and do not see each other.
lesson-w-wing-look-2 = Choose one of the two digits. Look for a house in which it has just two places, neither of them in these cells, such that one place sees the one cell and the other place the other cell.
lesson-w-wing-look-3 = If there is none, try the other digit.
lesson-w-wing-look-4 = Remove the digit that you did not choose from all cells that see both of the equal cells.
lesson-w-wing-mistake = It is the other digit that goes, not that of the strong link. And both ends must be used: a strong link of which only one end sees one of the cells says nothing about the second.
lesson-w-wing-lookalike = { $first } and { $second } have the same two candidates, and { $near-first } and { $near-second } see one of them each. But { $house } has a third place for { $x }, { $spoiler }: no strong link. If { $x } stands there, { $first } and { $second } can both be { $x }. They are, and { $right } is { $y }, which a W-Wing would have removed.

lesson-almost-locked-pair-what = A box and a line cross. Outside the crossing, a cell of one of them has only the candidates X and Y, and in the other X and Y fit in just one cell. Then one of X and Y is in the crossing. Remove X and Y from the rest of the first house, and all other candidates from that one cell.
lesson-almost-locked-pair-when = When a [Locked Pair] is almost there: one of its two cells lies outside the crossing. Start from cells with two candidates.
lesson-almost-locked-pair-why = The second house has X and Y in the crossing or in that one cell, so at least one of them is in the crossing. The first house has one of them in the cell with two candidates, so at most one is in the crossing. So just one is, and the other one is in each of the two cells.
lesson-almost-locked-pair-also = ALP; Almost Locked Candidates
lesson-almost-locked-pair-look-1 = Choose a cell with only the candidates X and Y, and one of its lines; or its box and a line that crosses the box.
lesson-almost-locked-pair-look-2 = Look at the other house that crosses: where can X and Y go there, outside the crossing?
lesson-almost-locked-pair-look-3 = It must be a single cell, and neither X nor Y may stand in the house yet.
lesson-almost-locked-pair-look-4 = Remove all candidates but X and Y from that cell.
lesson-almost-locked-pair-look-5 = Remove X and Y from the other cells of the first house outside the crossing.
lesson-almost-locked-pair-mistake = Removing X and Y from the crossing, too. One of them stands there. Only the rest of the first house loses them.
lesson-almost-locked-pair-lookalike = { $first } has only { $x } and { $y }. If { $line }, outside { $house }, had these two only in { $second }, that cell would be one of them. But { $x } has another place there, { $spoiler }. Here it stands in that one, and { $second } is { $z }, which would have been removed.

lesson-almost-locked-triple-what = A box and a line cross. Outside the crossing, two cells of one of them have only three digits, and in the other these digits fit in just two cells. Then one of the digits is in the crossing. Remove the three from the rest of the first house, and all other candidates from the two cells of the second.
lesson-almost-locked-triple-when = Where two cells of a box or a line have three digits, and the house that crosses has few places for these.
lesson-almost-locked-triple-why = The two cells of the second house have room for two of the three digits, so at least one is in the crossing. The first house has two of them in its two cells, so at most one is in the crossing. So just one is, and the four cells outside hold nothing but these digits.
lesson-almost-locked-triple-also = ALT; Almost Locked Candidates
lesson-almost-locked-triple-look-1 = Find two cells of a box or a line with just three digits between them, outside the crossing with another house.
lesson-almost-locked-triple-look-2 = In that other house, mark where the three digits can go outside the crossing. There must be just two cells, and none of the digits may stand in the house yet.
lesson-almost-locked-triple-look-3 = Remove all other candidates from these two cells.
lesson-almost-locked-triple-look-4 = Remove the three digits from the other cells of the first house outside the crossing.
lesson-almost-locked-triple-mistake = Overlooking a third place of one of the digits in the second house. Then all three may be outside the crossing there, and nothing follows.
lesson-almost-locked-triple-lookalike = In { $line }, outside { $house }, { $first } and { $second } have only { $digits }. In { $house }, off that line, these digits seem to fit only into { $right } and { $third }, so that those two could be nothing else. But { $x } has a third place there, { $spoiler }. Then all three may be off the line, and nothing follows. Here { $x } stands in { $spoiler }, and { $right } is { $y }.

lesson-almost-locked-quadruple-what = A box and a line cross. Outside the crossing, three cells of one of them have only four digits, and in the other these digits fit in just three cells. Then one of the digits is in the crossing. Remove the four from the rest of the first house, and all other candidates from the three cells of the second.
lesson-almost-locked-quadruple-when = Rarely, in crowded boxes, when an [Almost Locked Triple] has one digit too many.
lesson-almost-locked-quadruple-why = The three cells of the second house have room for three of the four digits, so at least one is in the crossing. The first house has three of them in its three cells, so at most one is in the crossing. So just one is, and the six cells outside hold nothing but these digits.
lesson-almost-locked-quadruple-also = ALQ; Almost Locked Candidates
lesson-almost-locked-quadruple-look-1 = Find three cells of a box or a line with just four digits between them, outside the crossing with another house.
lesson-almost-locked-quadruple-look-2 = In that other house, mark where the four digits can go outside the crossing. There must be just three cells, and none of the digits may stand in the house yet.
lesson-almost-locked-quadruple-look-3 = Remove all other candidates from these three cells.
lesson-almost-locked-quadruple-look-4 = Remove the four digits from the other cells of the first house outside the crossing.
lesson-almost-locked-quadruple-mistake = Taking digits of which one already stands in the second house. That house then has only three of the four to place, and its three cells may take them all.
lesson-almost-locked-quadruple-lookalike = In { $line }, outside { $house }, { $cells } have only { $digits }. In { $house }, off that line, these four digits seem to fit only into { $others }, so that these three could be nothing else. But { $x } has another place there, { $spoiler }. Then all four may be off the line, and nothing follows. Here { $x } stands in { $spoiler }, and { $right } is { $y }.

lesson-xy-wing-what = A cell with the candidates X and Y, the pivot, sees two others: one with X and Z, one with Y and Z. Remove Z from every cell that sees both of these.
lesson-xy-wing-when = Look for a cell with two candidates that sees two more such cells, each of which shares one digit with it, while their other digit is the same.
lesson-xy-wing-why = If the pivot is X, the first of the two pincers must be Z. If it is Y, the second one must. One of the two holds Z whatever happens, and so nothing that sees both can.
lesson-xy-wing-also = Y-Wing
lesson-xy-wing-look-1 = Choose a cell with two candidates, X and Y, as the pivot.
lesson-xy-wing-look-2 = Among the cells that it sees, look for one with X and a new digit Z.
lesson-xy-wing-look-3 = Among the cells that the pivot sees, look for one with Y and the same Z.
lesson-xy-wing-look-4 = Remove Z from all cells that see both of these, the pincers. Whether they see the pivot does not matter.
lesson-xy-wing-mistake = Three cells with XY, XZ and YZ do not make a wing in any order: the pivot must see both pincers, and it is the cell without Z. Nor may both pincers have X: if the pivot is Y, neither of them is decided.
lesson-xy-wing-lookalike = { $pivot } sees { $first }, but not { $second }. If { $pivot } is { $y }, nothing follows for { $second }. Here { $pivot } and { $second } are both { $y }, and { $first } is { $x }. So neither pincer is { $z }, and { $right } is.

lesson-xyz-wing-what = The pivot has the candidates X, Y and Z. It sees a cell with X and Z and a cell with Y and Z. Remove Z from every cell that sees all three.
lesson-xyz-wing-when = Like an [XY-Wing] whose pivot has a third candidate. The cells that can lose something stand in the box of the pivot, in line with the pincer outside.
lesson-xyz-wing-why = If the pivot is X or Y, one of the pincers is Z. If it is neither, it is Z itself. So one of the three cells holds Z, and what sees all three cannot.
lesson-xyz-wing-look-1 = Choose a cell with three candidates, X, Y and Z, as the pivot.
lesson-xyz-wing-look-2 = In its box, look for a cell that has just two of the three candidates and no others; say X and Z.
lesson-xyz-wing-look-3 = Outside the box, in the row or the column of the pivot that does not hold this first pincer, look for a second with just two of the three, but not the same two: Y and Z. The digit that all three cells have is Z.
lesson-xyz-wing-look-4 = Remove Z from the cells that see all three: they lie in the box of the pivot, on the line of the pincer outside.
lesson-xyz-wing-mistake = Often it is treated as an [XY-Wing], and Z is removed from cells that see the pincers only. Here the pivot may be the Z itself, so a cell must see it, too.
lesson-xyz-wing-lookalike = One of the three cells is { $z }, as in any XYZ-Wing. But { $right } sees only { $first } and { $second }, not the pivot { $pivot }. Here it is the pivot that is { $z }, and so { $right } can be { $z } as well, and is. Only what sees all three cells loses it.

lesson-wxyz-wing-what = Four cells in a box and a line that cross have only four digits. All places of each digit among them see each other, but for one digit, Z. Remove Z from the cells that see all its places in the four.
lesson-wxyz-wing-when = After the [XYZ-Wing], where a box and a line that cross have several cells of two or three candidates. No cell needs to have all four digits.
lesson-wxyz-wing-why = A digit whose places see each other stands in the four cells at most once. So the three digits without Z fill three cells at most, and the fourth one needs Z. One of the places of Z is true, and what sees all of them cannot be Z.
lesson-wxyz-wing-also = Bent Naked Quad; WXYZ-Wing Type 1; WXYZ-Wing Type 2
lesson-wxyz-wing-look-1 = Choose a box and a line that cross, and in them the cells with two to four candidates.
lesson-wxyz-wing-look-2 = Pick four of them with just four digits in all: at least one where both cross, one in the rest of the box and one in the rest of the line.
lesson-wxyz-wing-look-3 = Check each digit: do all of the four cells that have it see each other? A digit in the rest of the box and in the rest of the line mostly fails. Just one digit must fail: it is Z.
lesson-wxyz-wing-look-4 = Remove Z from every other cell that sees all of the four that have Z.
lesson-wxyz-wing-mistake = Overlooking a second digit that is in the rest of the box and in the rest of the line. That one could stand in the four cells twice as well, and then they can do without Z.
lesson-wxyz-wing-lookalike = { $first }, { $second }, { $third } and { $spoiler } have only four digits, so one of them is { $z }. But it need not be { $second } or { $third }: { $spoiler } can be { $z }, too, and { $right } does not see that cell. Here it is, and so is { $right }. Only what sees every { $z } of the four cells loses it.

lesson-wxyz-ring-what = Four cells in a box and a line that cross have only four digits, and all places of each digit among them see each other. The four cells use up all four digits: remove each digit from the cells that see all its places in the four.
lesson-wxyz-ring-when = Look for it as for a [WXYZ-Wing]. When no digit is left over as Z, it is a ring, and more can be removed.
lesson-wxyz-ring-why = No digit stands in the four cells twice, and there are four digits for four cells. So each of them stands there exactly once, in one of its places, and what sees all of these cannot be that digit.
lesson-wxyz-ring-also = WXYZ-Wing Ring; Doubly Linked WXYZ-Wing
lesson-wxyz-ring-look-1 = Find four cells of a box and a line with four digits in all, as for a [WXYZ-Wing].
lesson-wxyz-ring-look-2 = Check each digit: all of the four cells that have it must see each other. So no digit may be in the rest of the box and in the rest of the line.
lesson-wxyz-ring-look-3 = Remove each digit with all its places in the line from the other cells of the line, and each digit with all its places in the box from the other cells of the box. A digit with all places where both cross is removed from both.
lesson-wxyz-ring-mistake = Removing one digit only, as for a wing. In a ring each of the four digits is used up, so look at every one.
lesson-wxyz-ring-lookalike = { $cells } seem to have only { $digits }, four digits for four cells, and all places of each digit see each other. But { $spoiler } can also be { $z }, a fifth digit, so the four cells can do without one of the others. Here { $spoiler } is { $z }, none of the four is { $x }, and { $right } is, although it sees all their places for it.

lesson-uniqueness-test-1-what = Four cells in two rows, two columns and two boxes: three of them have only the same two candidates. The fourth has these two and more. Remove the two digits from the fourth cell.
lesson-uniqueness-test-1-when = When two equal cells with two candidates stand side by side in a box or a line, look for two further corners in another box that complete the rectangle.
lesson-uniqueness-test-1-why = If the fourth cell held one of the two digits too, the four cells would hold just these two, crosswise. Exchanging them would give a second solution, since no row, column or box would notice. There is only one, so the fourth cell holds something else.
lesson-uniqueness-test-1-also = Unique Rectangle Type 1; Unique Corner
lesson-uniqueness-test-1-look-1 = Look for two cells with the same two candidates in one row or column.
lesson-uniqueness-test-1-look-2 = Look for a third cell with just these two in a line that crosses at one of them, and find the fourth corner of the rectangle.
lesson-uniqueness-test-1-look-3 = Check that the four cells lie in just two boxes and that the fourth has the two digits and others besides.
lesson-uniqueness-test-1-look-4 = Remove the two digits from the fourth corner.
lesson-uniqueness-test-1-mistake = A rectangle over four boxes looks the same and proves nothing: exchanging the two digits would put each into other boxes, which would notice.
lesson-uniqueness-test-1-lookalike = { $first }, { $second } and { $spoiler } have only { $x } and { $y }, and { $right } could have them, too. But the four cells are in four boxes. Exchange { $x } and { $y } in such cells, and the rows and columns do not notice, but each of the boxes does. So there would be no second solution, nothing is threatened, and { $right } is { $x }. In two boxes the same four cells would be the deadly pattern.
lesson-uniqueness-test-1-origin = The name Unique Rectangle and the numbers of the first types go back to MadOverlord, author of the program Sudoku Susser, who put the descriptions in order on the Sudoku Players' Forum in 2005.

lesson-uniqueness-test-2-what = Two corners of such a rectangle have just its two digits. The two others, side by side, have one more candidate, the same in both. Remove that digit from every cell that sees both of these corners.
lesson-uniqueness-test-2-when = Where a rectangle has two clean corners and two corners with one and the same extra digit.
lesson-uniqueness-test-2-why = If neither of the two corners held the extra digit, the rectangle would be left with two digits and the puzzle would have two solutions. So one of them holds it, and what sees both cannot.
lesson-uniqueness-test-2-also = Unique Rectangle Type 2; Unique Side
lesson-uniqueness-test-2-look-1 = Look for two cells with the same two candidates in one row or column.
lesson-uniqueness-test-2-look-2 = Find the two other corners, so that the four lie in just two boxes.
lesson-uniqueness-test-2-look-3 = Check that both have the two digits and one more candidate, the same in both.
lesson-uniqueness-test-2-look-4 = Remove this third digit from all cells that see both of these corners: in their line, and in their box if they lie in one.
lesson-uniqueness-test-2-mistake = The two digits of the rectangle stay in the corners; remove only the third digit, and only elsewhere. If the corners have different extras, it may be a case for [Uniqueness Test 3] or [Uniqueness Test 4].
lesson-uniqueness-test-2-lookalike = { $first } and { $second } have only { $x } and { $y }, and { $third } and { $fourth } have { $z } besides. But { $third } can also be { $w }. That, too, saves the puzzle from two solutions, so neither of these two cells needs to be { $z }. Here { $third } is { $w }, and { $right } is { $z }, although it sees both.

lesson-uniqueness-test-3-what = Two corners side by side have extra candidates. Taken as one cell, these extras form a naked subset with other cells of a house that both corners share. Remove the digits of the subset from the rest of that house.
lesson-uniqueness-test-3-when = Where a rectangle has two clean corners and the extras of the others are few. Look in their row, column or box for cells with only those extras and perhaps one digit more.
lesson-uniqueness-test-3-why = One of the two corners must hold one of the extras, or the puzzle would have two solutions. So the pair acts like one cell with the extras as its candidates, and with its partners there are as many cells as digits. The rest of the house loses them.
lesson-uniqueness-test-3-also = Unique Rectangle Type 3; Unique Subset
lesson-uniqueness-test-3-look-1 = Find a rectangle in just two boxes with two corners of one side that have only its two digits, while the other two have these and more.
lesson-uniqueness-test-3-look-2 = Write down the extras of both corners together, and think of them as the candidates of one cell.
lesson-uniqueness-test-3-look-3 = In a line or box that both corners share, look for other cells that make a naked subset with this one: as many digits as cells, the two corners counted as one.
lesson-uniqueness-test-3-look-4 = Remove the digits of the subset from the cells of that house that are neither in the subset nor corners.
lesson-uniqueness-test-3-mistake = The digits of the subset must stay in the two corners: one of these holds one of the extras, and it is open which. And the corners count as one cell, not as two; with two, the subset would have a digit too few.
lesson-uniqueness-test-3-lookalike = Four corners seem to have { $x } and { $y }, only { $first } and { $second } more. One of these would then be one of { $digits }, and with { $third }, which has just these, they would take both from the rest of { $house }. But { $spoiler } can also be { $z }, and that saves the puzzle from two solutions as well. Here it is, { $first } and { $second } hold nothing but { $x } and { $y }, and { $right } is { $w }.

lesson-uniqueness-test-4-what = Two corners side by side have extra candidates, and a house they share has one of the two digits nowhere else. Remove the other of the two digits from both corners.
lesson-uniqueness-test-4-when = Where a rectangle has two clean corners, and one of its digits has only the two other corners left in their row, column or box.
lesson-uniqueness-test-4-why = The digit must stand in one of the two corners. If the other corner held the second digit, the rectangle would be filled with two digits and could be exchanged. There is one solution only, so neither of the two corners holds the second digit.
lesson-uniqueness-test-4-also = Unique Rectangle Type 4; Unique Pair
lesson-uniqueness-test-4-look-1 = Find a rectangle in just two boxes with two corners of one side that have only its two digits, while the other two have these and more.
lesson-uniqueness-test-4-look-2 = Look at each house that the other two corners share: their line, and their box if they lie in one.
lesson-uniqueness-test-4-look-3 = Check whether one of the two digits has no place there but in the two corners.
lesson-uniqueness-test-4-look-4 = Remove the second of the two digits from both corners.
lesson-uniqueness-test-4-mistake = Often the wrong digit is removed. The digit that has no other place in the house must stand in one of the corners, so it stays; the other one goes.
lesson-uniqueness-test-4-lookalike = { $first } and { $second } have only { $x } and { $y }, and { $third } and { $fourth } can be { $x }, { $y } or something else. But { $house } has another place for { $x }, { $spoiler }, so neither of the two needs to be { $x }. Here { $x } stands in { $spoiler }, and { $third } is { $y }, which would have been removed.

lesson-uniqueness-test-5-what = The corners with the extra candidate face each other, or there are three of them, and the extra is the same digit. Remove it from every cell that sees all these corners.
lesson-uniqueness-test-5-when = As for [Uniqueness Test 2], when the corners with the extra do not stand side by side.
lesson-uniqueness-test-5-why = If none of these corners held the extra, only the two digits would be left in the rectangle, and the puzzle would have two solutions. One of them holds it, so what sees them all loses it.
lesson-uniqueness-test-5-also = Unique Rectangle Type 5
lesson-uniqueness-test-5-look-1 = Look for a rectangle in just two boxes with one or two corners that have only its two digits; if two, they face each other.
lesson-uniqueness-test-5-look-2 = Check that the other corners have the two digits and one more candidate, the same in all of them.
lesson-uniqueness-test-5-look-3 = Look for cells outside the rectangle that see every corner with this third digit.
lesson-uniqueness-test-5-look-4 = Remove the third digit from them.
lesson-uniqueness-test-5-mistake = With three corners, a cell must see all three. If it sees only two, the digit may stand in the third corner and leave the cell alone.
lesson-uniqueness-test-5-lookalike = { $first }, { $second } and { $third } can be { $z } besides { $x } and { $y }, and { $right } sees all three. But the fourth corner, { $spoiler }, can be { $z } as well, and { $right } does not see it. Here it is { $spoiler } that saves the puzzle from two solutions by being { $z }, and { $right } is { $z }, too.

lesson-uniqueness-test-6-what = Two corners that face each other have extra candidates, and one of the two digits has no other place in the rows and columns of the rectangle. Remove that digit from these two corners.
lesson-uniqueness-test-6-when = Where clean corners stand crosswise, and a digit of the rectangle makes an [X-Wing] of its own in the four cells.
lesson-uniqueness-test-6-why = In such an X-Wing the digit stands on one diagonal. If it stood in the corners with extras, the clean corners would both hold the other digit, and the four could be exchanged. There is only one solution, so the digit stands in the clean corners.
lesson-uniqueness-test-6-also = Unique Rectangle Type 6
lesson-uniqueness-test-6-look-1 = Look for a rectangle in just two boxes with two corners that face each other and have only its two digits.
lesson-uniqueness-test-6-look-2 = Check that the two other corners have the two digits and more.
lesson-uniqueness-test-6-look-3 = For each of the two digits, look along both rows and both columns. Go on with one that has no place there but in the four corners.
lesson-uniqueness-test-6-look-4 = Remove this digit from the two corners with extras. In the two others it can then be filled in.
lesson-uniqueness-test-6-mistake = Here you remove the digit that makes the [X-Wing], and only from the corners with extras. In [Uniqueness Test 4] the digit that has no other place stays, so the two are easily mixed up.
lesson-uniqueness-test-6-lookalike = In all four lines of the rectangle, { $x } can only go in the corners. If { $right } were { $x }, so would be { $fourth }, the corner across, and the two others, { $first } and { $spoiler }, would both be { $y }: a deadly pattern, it seems. But { $spoiler } can also be { $z }. Here it is, and { $right } is { $x }, which would have been removed.

lesson-unique-loop-1-what = A closed loop of six cells or more has the same two candidates everywhere, and each house that it meets has two of its cells. One cell has further candidates: remove the two digits from it.
lesson-unique-loop-1-when = Start with three or more cells with the same two candidates and try to close a loop through them from house to house. Where all cells but one are clean, look at that one.
lesson-unique-loop-1-why = If the two digits filled the loop by turns, they could change places and no house would notice. There is only one solution, so the cell with further candidates holds one of these.
lesson-unique-loop-1-also = Unique Loop Type 1
lesson-unique-loop-1-look-1 = Choose two digits, and go from cell to cell that has both, along rows, columns and boxes in which they share a house, until you are back. Go on only if each house that the loop meets has two of its cells, no more and no fewer.
lesson-unique-loop-1-look-2 = Count the cells with further candidates. Go on if there is just one.
lesson-unique-loop-1-look-3 = Remove the two digits from that cell.
lesson-unique-loop-1-mistake = Removing a further candidate instead. The further candidates are what saves the puzzle from two solutions: they stay; the two digits are removed.
lesson-unique-loop-1-lookalike = Six cells form a closed loop with { $x } and { $y }, and { $first } can also be { $z }. But { $spoiler } has a further candidate, too, { $w }, and it is enough if one of the two cells saves the puzzle from two solutions. Here { $spoiler } does, and { $first } is { $y }, which would have been removed.

lesson-unique-loop-2-what = A closed loop of six cells or more has the same two candidates everywhere, and each house that it meets has two of its cells. Some cells have the same further digit: remove it from every cell that sees all of these.
lesson-unique-loop-2-when = Start with three or more cells with the same two candidates and try to close a loop through them from house to house. When the further candidates are all of one digit, look for a cell that sees them all.
lesson-unique-loop-2-why = If the two digits filled the loop by turns, they could change places and no house would notice. There is only one solution, so one of the cells holds the further digit.
lesson-unique-loop-2-also = Unique Loop Type 2
lesson-unique-loop-2-look-1 = Choose two digits, and go from cell to cell that has both, along rows, columns and boxes in which they share a house, until you are back. Go on only if each house that the loop meets has two of its cells, no more and no fewer.
lesson-unique-loop-2-look-2 = Mark the cells with further candidates. Go on if these are all of one digit.
lesson-unique-loop-2-look-3 = Remove that digit from every cell that sees all marked cells.
lesson-unique-loop-2-mistake = Removing the digit from cells that see only some of the marked ones. The one they do not see may be the one that holds it.
lesson-unique-loop-2-lookalike = Six cells form a closed loop with { $x } and { $y }, and { $first } and { $second } can also be { $z }. { $right } sees both. But { $spoiler } has a further candidate, too, { $w }, and it can be that one that saves the puzzle from two solutions. Here { $spoiler } is { $w }, neither { $first } nor { $second } is { $z }, and { $right } is.

lesson-unique-loop-3-what = A closed loop of six cells or more has the same two candidates everywhere, and each house that it meets has two of its cells. Cells of one house have further candidates. Together they act as one cell of a naked subset of that house.
lesson-unique-loop-3-when = Start with three or more cells with the same two candidates and try to close a loop through them from house to house. Collect the further digits of two cells that share a house, and look for cells there that hold only these.
lesson-unique-loop-3-why = If the two digits filled the loop by turns, they could change places and no house would notice. There is only one solution, so one of the cells holds a further digit, like a cell that has only these.
lesson-unique-loop-3-also = Unique Loop Type 3
lesson-unique-loop-3-look-1 = Choose two digits, and go from cell to cell that has both, along rows, columns and boxes in which they share a house, until you are back. Go on only if each house that the loop meets has two of its cells, no more and no fewer.
lesson-unique-loop-3-look-2 = Mark the cells with further candidates. Go on if they share a house.
lesson-unique-loop-3-look-3 = Look there for cells that hold only these further digits and perhaps more: as many digits as cells, when the marked ones count as one.
lesson-unique-loop-3-look-4 = Remove these digits from the other cells of the house.
lesson-unique-loop-3-mistake = Removing the digits from the marked cells as well. One of these must hold one of them.
lesson-unique-loop-3-lookalike = Six cells form a closed loop with { $x } and { $y }, and { $first } and { $second } can also be { $z }. If one of them had to be, they and { $third }, which has only { $z } and { $w }, would take both digits from the rest of { $house }. But { $spoiler } can be { $z } as well, outside { $house }, and that alone saves the puzzle from two solutions. Here it is, { $third } is { $w }, and { $right } is { $z }.

lesson-unique-loop-4-what = A closed loop of six cells or more has the same two candidates everywhere, and each house that it meets has two of its cells. Two cells of a house have further candidates, and the house has one of the two digits nowhere else. Remove the other of the two digits from both.
lesson-unique-loop-4-when = Start with three or more cells with the same two candidates and try to close a loop through them from house to house. When two cells with further candidates share a house, check whether it has one of the digits only in these two.
lesson-unique-loop-4-why = If the two digits filled the loop by turns, they could change places and no house would notice. One of the two cells holds that digit. There is only one solution, so the other one holds a further candidate.
lesson-unique-loop-4-also = Unique Loop Type 4
lesson-unique-loop-4-look-1 = Choose two digits, and go from cell to cell that has both, along rows, columns and boxes in which they share a house, until you are back. Go on only if each house that the loop meets has two of its cells, no more and no fewer.
lesson-unique-loop-4-look-2 = Mark the cells with further candidates. Go on if there are two and they share a house.
lesson-unique-loop-4-look-3 = Look for one of the two digits that has only these two places in the house.
lesson-unique-loop-4-look-4 = Remove the other of the two digits from the two cells.
lesson-unique-loop-4-mistake = Removing the digit that is bound to the two cells. It is the other one that goes; the bound digit must stay in one of them.
lesson-unique-loop-4-lookalike = Six cells form a closed loop with { $x } and { $y }, and { $first } and { $right } can also be { $z }. In { $house }, { $y } can only go in these two, so one of them would be { $y } and the other { $z }. But { $spoiler } can be { $z } as well, and that alone saves the puzzle from two solutions. Here it is, { $first } is { $y }, and { $right } is { $x }, which would have been removed.

lesson-extended-rectangle-1-what = Three cells of a line and the three beside them on a parallel line, in three boxes, have the same three digits, each cell two of them at least. One cell has further candidates: remove the three digits from it.
lesson-extended-rectangle-1-when = Look for two neighboring lines with three columns or rows in which only three digits are left, one pair in each of three boxes. Where all cells but one are clean, look at that one.
lesson-extended-rectangle-1-why = If three digits filled the six cells, both lines would hold the same three there and could change places. There is only one solution, so the cell with further candidates holds one of these.
lesson-extended-rectangle-1-also = Extended Unique Rectangle Type 1
lesson-extended-rectangle-1-look-1 = Find two neighboring lines, and in three boxes one column or row each, so that the six cells hold three digits, each cell at least two of them.
lesson-extended-rectangle-1-look-2 = Count the cells with further candidates. Go on if there is just one.
lesson-extended-rectangle-1-look-3 = Remove the three digits from that cell.
lesson-extended-rectangle-1-mistake = Removing a further candidate instead. The further candidates are what saves the puzzle from two solutions: they stay; the three digits are removed.
lesson-extended-rectangle-1-lookalike = Three cells of { $line } and three of { $other-line } have { $x }, { $y } and { $z }, and { $first } can also be { $w }. But { $spoiler } has a further candidate, too, { $v }, and one that is true saves the puzzle from two solutions. Here { $spoiler } is { $v }, and { $first } is { $y }, which would have been removed.

lesson-extended-rectangle-2-what = Three cells of a line and the three beside them on a parallel line, in three boxes, have the same three digits, each cell two of them at least. Some cells have the same further digit: remove it from every cell that sees all of these.
lesson-extended-rectangle-2-when = Look for two neighboring lines with three columns or rows in which only three digits are left, one pair in each of three boxes. When the further candidates are all of one digit, look for a cell that sees them all.
lesson-extended-rectangle-2-why = If three digits filled the six cells, both lines would hold the same three there and could change places. There is only one solution, so one of the cells holds the further digit.
lesson-extended-rectangle-2-also = Extended Unique Rectangle Type 2
lesson-extended-rectangle-2-look-1 = Find two neighboring lines, and in three boxes one column or row each, so that the six cells hold three digits, each cell at least two of them.
lesson-extended-rectangle-2-look-2 = Mark the cells with further candidates. Go on if these are all of one digit.
lesson-extended-rectangle-2-look-3 = Remove that digit from every cell that sees all marked cells.
lesson-extended-rectangle-2-mistake = Removing the digit from cells that see only some of the marked ones. The one they do not see may be the one that holds it.
lesson-extended-rectangle-2-lookalike = Three cells of { $line } and three of { $other-line } have { $digits }, and { $spoiler } and { $second } can also be { $x }, so that { $right }, which sees both, would lose it. But { $spoiler } has one more candidate, { $w }, and that, too, saves the puzzle from two solutions. Here { $spoiler } is { $w }, { $second } is not { $x } either, and { $right } is.

lesson-extended-rectangle-3-what = Three cells of a line and the three beside them on a parallel line, in three boxes, have the same three digits, each cell two of them at least. Cells of one house have further candidates. Together they act as one cell of a naked subset of that house.
lesson-extended-rectangle-3-when = Look for two neighboring lines with three columns or rows in which only three digits are left, one pair in each of three boxes. Collect the further digits of two cells that share a house, and look for cells there that hold only these.
lesson-extended-rectangle-3-why = If three digits filled the six cells, both lines would hold the same three there and could change places. There is only one solution, so one of the cells holds a further digit, like a cell that has only these.
lesson-extended-rectangle-3-also = Extended Unique Rectangle Type 3
lesson-extended-rectangle-3-look-1 = Find two neighboring lines, and in three boxes one column or row each, so that the six cells hold three digits, each cell at least two of them.
lesson-extended-rectangle-3-look-2 = Mark the cells with further candidates. Go on if they share a house.
lesson-extended-rectangle-3-look-3 = Look there for cells that hold only these further digits and perhaps more: as many digits as cells, when the marked ones count as one.
lesson-extended-rectangle-3-look-4 = Remove these digits from the other cells of the house.
lesson-extended-rectangle-3-mistake = Removing the digits from the marked cells as well. One of these must hold one of them.
lesson-extended-rectangle-3-lookalike = Three cells of { $line } and three of { $other-line } have { $digits }, and { $spoiler } and { $second } can also be { $x }. If one of them had to be, they would make a pair with { $third }, which has only { $x } and { $z }, and { $right } could not be { $z }. But { $spoiler } can also be { $w }, and then neither need be { $x }. Here it is, { $third } is { $x }, and { $right } is { $z }.

lesson-extended-rectangle-4-what = Three cells of a line and the three beside them on a parallel line, in three boxes, have the same three digits, each cell two of them at least. Two cells of a house have further candidates, and the house has one of the three digits nowhere else. Remove the rest of the three digits from both.
lesson-extended-rectangle-4-when = Look for two neighboring lines with three columns or rows in which only three digits are left, one pair in each of three boxes. When two cells with further candidates share a house, check whether it has one of the digits only in these two.
lesson-extended-rectangle-4-why = If three digits filled the six cells, both lines would hold the same three there and could change places. One of the two cells holds that digit. There is only one solution, so the other one holds a further candidate.
lesson-extended-rectangle-4-also = Extended Unique Rectangle Type 4
lesson-extended-rectangle-4-look-1 = Find two neighboring lines, and in three boxes one column or row each, so that the six cells hold three digits, each cell at least two of them.
lesson-extended-rectangle-4-look-2 = Mark the cells with further candidates. Go on if there are two and they share a house.
lesson-extended-rectangle-4-look-3 = Look for one of the three digits that has only these two places in the house.
lesson-extended-rectangle-4-look-4 = Remove the rest of the three digits from the two cells.
lesson-extended-rectangle-4-mistake = Removing the digit that is bound to the two cells. It is the others that go; the bound digit must stay in one of them.
lesson-extended-rectangle-4-lookalike = Three cells of { $other-line } and three of { $line } have { $digits }, and { $first } can also be { $z } and { $right } also { $w }. If { $line } had { $x } only in these two, one of them would be { $x } and the other its further digit, so { $right } would not be { $y }. But there is a third place for { $x }, { $spoiler }. Here { $x } stands there, { $first } is { $z }, and { $right } is { $y }.

lesson-hidden-rectangle-what = A rectangle has a clean corner. In the row and in the column of the corner opposite, one of its two digits has no other place than the rectangle. Remove the other digit from that opposite corner.
lesson-hidden-rectangle-when = Where two or three corners of a rectangle have extras. Start from a clean corner, go to the one opposite, and check both its lines for a digit with two places.
lesson-hidden-rectangle-why = If the opposite corner held the second digit, the first would have to stand in the two neighboring corners, since its lines have no other place. The clean corner would be left with the second digit: the rectangle could be exchanged, and there would be two solutions.
lesson-hidden-rectangle-also = Hidden Unique Rectangle
lesson-hidden-rectangle-look-1 = Choose a cell with just two candidates as the clean corner.
lesson-hidden-rectangle-look-2 = Look for three cells that complete it to a rectangle in just two boxes and that all have the two digits among their candidates.
lesson-hidden-rectangle-look-3 = Go to the corner opposite to the clean one. Look along its row and its column for one of the two digits that has no place there but in corners of the rectangle.
lesson-hidden-rectangle-look-4 = Remove the other of the two digits from this opposite corner.
lesson-hidden-rectangle-mistake = Both lines of the opposite corner must be checked, not those of the clean one. If one of its lines has a third place of the digit, one of the neighboring corners may do without it, and the argument fails.
lesson-hidden-rectangle-lookalike = In { $other-line }, { $x } can only go in two corners of the rectangle, but in { $line } it has a third place, { $spoiler }. If { $right } is { $y }, { $x } can stand there, and the four corners do not hold { $x } and { $y } alone. So it is here, and to remove { $y } from { $right } would be wrong.

lesson-avoidable-rectangle-type-1-what = Three corners of a rectangle are solved, none of them a given. Two that face each other hold the same digit. The fourth corner cannot hold the digit of the corner opposite to it.
lesson-avoidable-rectangle-type-1-when = Late in a puzzle, among the cells that you filled in yourself. Givens do not count, as they would tell the two fillings apart.
lesson-avoidable-rectangle-type-1-why = If it did, the four cells would hold two digits crosswise, and none of the four is a given. Exchanging the digits would solve the same givens in a second way. There is no second way, so the digit is false.
lesson-avoidable-rectangle-type-1-look-1 = Mark the givens of the puzzle, so that you know which digits you filled in yourself.
lesson-avoidable-rectangle-type-1-look-2 = Among your own digits, look for three corners of a rectangle in just two boxes, of which the two that face each other hold the same digit. The fourth corner must be empty.
lesson-avoidable-rectangle-type-1-look-3 = Read the digit of the third solved corner, opposite to the empty one.
lesson-avoidable-rectangle-type-1-look-4 = Remove this digit from the empty corner.
lesson-avoidable-rectangle-type-1-mistake = One given among the corners is enough to forbid it. The exchanged digits would contradict that given, so they would be no second solution.
lesson-avoidable-rectangle-type-1-lookalike = { $first } is { $x }, and { $second } and { $third } are { $y }. With { $x } in { $right }, the two digits could change places, and the puzzle would have two solutions: so it seems. But { $first } is a given. The exchange would contradict it, so it would be no second solution, and nothing is threatened. Here { $right } is { $x }.

lesson-avoidable-rectangle-type-2-what = Two corners on one side of a rectangle are solved, neither of them a given. The other two each have the digit that would complete the exchange and the same extra digit. Remove the extra digit from every cell that sees both.
lesson-avoidable-rectangle-type-2-when = Where you have filled in two neighboring corners yourself, and the two others have two candidates each with one in common.
lesson-avoidable-rectangle-type-2-why = If neither of the open corners held the extra, the four cells would hold two digits crosswise without any given, and could be exchanged. So one of them holds the extra, and what sees both does not.
lesson-avoidable-rectangle-type-2-look-1 = Look for two digits that you filled in yourself, neither of them a given, in one row or column.
lesson-avoidable-rectangle-type-2-look-2 = Look for two empty cells that complete a rectangle in just two boxes. In each, one candidate must be the digit that stands in the corner opposite to it.
lesson-avoidable-rectangle-type-2-look-3 = Check that each of them has just one more candidate, and that it is the same in both.
lesson-avoidable-rectangle-type-2-look-4 = Remove this second candidate from all cells that see both of the empty corners.
lesson-avoidable-rectangle-type-2-mistake = On paper it is soon forgotten which digits were printed. If one of the two is a given, the exchange would contradict it, so it would be no second solution, and nothing follows.
lesson-avoidable-rectangle-type-2-lookalike = { $first } and { $second } are solved, and { $third } and { $fourth } have the digits that would complete an exchange, and { $z } besides. But { $second } is a given. The exchange would contradict it and so would be no second solution: nothing forces one of the two to be { $z }. Here { $third } is { $x }, { $fourth } is { $y }, and { $right }, which sees both, is { $z }.

lesson-gurth-s-symmetrical-placement-what = A turn of the board or a reflection in a diagonal takes every given to a given, and each digit always to the same digit. Then the solution has this symmetry, too, and every candidate that does not fit it is removed.
lesson-gurth-s-symmetrical-placement-when = At the start, when the pattern of the givens looks symmetric. Few puzzles have it, but then it tells a great deal at once.
lesson-gurth-s-symmetrical-placement-why = Move the puzzle and exchange the digits, and the same puzzle is there again. Its solution, moved in the same way, is a solution of it. A proper puzzle has only one, so it is the same.
lesson-gurth-s-symmetrical-placement-also = Gurth's Theorem; Symmetrical Placement
lesson-gurth-s-symmetrical-placement-look-1 = Look whether the cells of the givens are the same after a half turn, a quarter turn or a reflection in a diagonal.
lesson-gurth-s-symmetrical-placement-look-2 = Write down which digit comes where which one was. Go on if each digit always goes to the same one, and no two go to one. One digit at most may be missing: it stays the same.
lesson-gurth-s-symmetrical-placement-look-3 = Cells that stay in their places, such as those of the diagonal, keep only digits that stay the same. A cell that sees the cell to which it moves loses these digits.
lesson-gurth-s-symmetrical-placement-look-4 = Later, whatever is true of a cell is true of the cell to which it moves, with the digits exchanged.
lesson-gurth-s-symmetrical-placement-mistake = Looking only at the cells and not at the digits. Most puzzles have their givens in a symmetric pattern; that tells nothing unless the digits go over into each other, too.
lesson-gurth-s-symmetrical-placement-lookalike = A half turn takes each given to a given, and nearly every digit always to the same one: elsewhere { $x } goes to { $y }. But in { $first } there is { $x }, and in { $second }, where it goes, { $z }. A single given that does not fit, and the solution need not be symmetric. Here { $right }, the center, is { $x }; with the symmetry it would have to be { $w }.

lesson-finned-x-wing-what = An [X-Wing] with one or two more places in one of its rows, the fins. Remove the digit only from those cells of the columns that see all fins.
lesson-finned-x-wing-when = When two lines would make an X-Wing but for a place or two too many, all in one box. Look at the cells of that box in the covering line.
lesson-finned-x-wing-why = Without the fins the X-Wing holds, and removes the digit. If a fin is true, it removes the digit from what it sees. A cell that goes in both cases goes for certain.
lesson-finned-x-wing-look-1 = Choose a digit and a row, or a column, in which it has just two places.
lesson-finned-x-wing-look-2 = Look for a second line of the same direction with the places of an [X-Wing] and one or two more, the fins.
lesson-finned-x-wing-look-3 = Check that all fins lie in the same box as one of the corners in their line.
lesson-finned-x-wing-look-4 = From that corner go along the line that covers it, inside the box. Remove the digit from the cells there that are not corners.
lesson-finned-x-wing-mistake = Often the digit is removed from the whole covering lines, as with an [X-Wing]. Farther off, a cell does not see the fins, and if a fin is true nothing keeps the digit out of it.
lesson-finned-x-wing-lookalike = Without { $spoiler }, { $other-line } and { $line } would make an X-Wing. { $spoiler } is a fin, and only what sees it can be removed: { $right } does not. Here the fin is true, so { $cover } has its { $x } in { $right }. No { $x } of the two columns sees the fin, so nothing can be removed.

lesson-sashimi-x-wing-what = A finned X-Wing in which a corner is missing: one row has only one covered place, and its fins. Remove the digit from the cells of the covering columns that see all fins.
lesson-sashimi-x-wing-when = Where a row has two places, another has one in line with it, and its remaining places lie together in a box, next to the missing corner.
lesson-sashimi-x-wing-why = If no fin is true, the short row has its digit in the one covered place, and the other row in the other column; both columns are used up. If a fin is true, what sees it loses the digit. A cell to which both apply loses it anyway.
lesson-sashimi-x-wing-also = Sashimi Finned X-Wing
lesson-sashimi-x-wing-look-1 = Take one digit and find a row with exactly two places for it. Note the two columns.
lesson-sashimi-x-wing-look-2 = Find a second row that has the digit in only one of the two columns. Its cell in the other column is the missing corner.
lesson-sashimi-x-wing-look-3 = Check that all other places of the second row, the fins, lie in the box of the missing corner.
lesson-sashimi-x-wing-look-4 = Remove the digit from the cells of this box that stand in the column of the missing corner, but not in either row. It works with rows and columns exchanged.
lesson-sashimi-x-wing-mistake = Removing the digit from both columns, as after an [X-Wing]. If a fin is true, one of the columns does not get its digit from the two rows, so only cells that see every fin are safe to clear.
lesson-sashimi-x-wing-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base house needs only one of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-swordfish-what = A [Swordfish] with a few places of its rows outside the three columns, the fins. Remove the digit from those cells of the columns that see all fins.
lesson-finned-swordfish-when = When three lines almost keep to three others and what is too much lies in one box.
lesson-finned-swordfish-why = If all fins are false, the swordfish holds and clears its covering lines. If one is true, it clears what it sees. What lies in a covering line and sees every fin is cleared in both cases.
lesson-finned-swordfish-look-1 = Take one digit and collect the rows with two to five places for it.
lesson-finned-swordfish-look-2 = Choose three of these rows and three columns so that as few places as possible lie outside the columns. Those outside are the fins.
lesson-finned-swordfish-look-3 = Go on only if all fins lie in one box and every row keeps at least two places in the three columns.
lesson-finned-swordfish-look-4 = Remove the digit from the cells of the box with the fins that stand in one of the three columns, but in none of the three rows.
lesson-finned-swordfish-mistake = Being content when a cell sees one fin out of two. The other fin may be the true one, and then nothing here removes the digit from that cell. It has to see all of them.
lesson-finned-swordfish-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only two of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-vwxyz-wing-what = Five cells in a box and a line that cross have only five digits. All places of each digit among them see each other, but for one digit, Z. Remove Z from the cells that see all its places in the five.
lesson-vwxyz-wing-when = Where a [WXYZ-Wing] would have a digit too many, look for a fifth cell that brings no new one.
lesson-vwxyz-wing-why = A digit whose places see each other stands in the five cells at most once. So the four digits without Z fill four cells at most, and the fifth one needs Z. One of the places of Z is true, and what sees all of them cannot be Z.
lesson-vwxyz-wing-also = Bent Naked Quint
lesson-vwxyz-wing-look-1 = Choose a box and a line that cross, and in them the cells with two to five candidates.
lesson-vwxyz-wing-look-2 = Pick five of them with just five digits in all: at least one where both cross, one in the rest of the box and one in the rest of the line.
lesson-vwxyz-wing-look-3 = Check each digit: do all of the five cells that have it see each other? Just one digit must fail: it is Z.
lesson-vwxyz-wing-look-4 = Remove Z from every other cell that sees all of the five that have Z.
lesson-vwxyz-wing-mistake = Counting wrongly: five cells with six digits prove nothing, even if a single digit fails. There must be as many digits as cells.
lesson-vwxyz-wing-lookalike = { $cells } have only five digits, so one of these cells is { $z }. { $right } sees { $first }, { $second } and { $third }, which can be { $z }. But { $spoiler } can be { $z } as well, and { $right } does not see that cell. Here it is { $spoiler } that is { $z }, and { $right } is { $z }, too. Only what sees every { $z } of the five cells loses it.

lesson-vwxyz-ring-what = Five cells in a box and a line that cross have only five digits, and all places of each digit among them see each other. The five cells use up all five digits: remove each digit from the cells that see all its places in the five.
lesson-vwxyz-ring-when = Look for it as for a [VWXYZ-Wing], and go on when no digit is left over as Z.
lesson-vwxyz-ring-why = No digit stands in the five cells twice, and there are five digits for five cells. So each of them stands there exactly once, in one of its places, and what sees all of these cannot be that digit. Some of these rings are a [Sue de Coq].
lesson-vwxyz-ring-also = VWXYZ-Wing Ring
lesson-vwxyz-ring-look-1 = Find five cells of a box and a line with five digits in all, as for a [VWXYZ-Wing].
lesson-vwxyz-ring-look-2 = Check each digit: all of the five cells that have it must see each other.
lesson-vwxyz-ring-look-3 = Remove each digit from the other cells that see all its places in the five: those of the line, of the box, or of both.
lesson-vwxyz-ring-mistake = Forgetting a cell. The digits must be counted in all five cells, and a place that is overlooked may be out of sight of the others.
lesson-vwxyz-ring-lookalike = { $cells } have only { $digits }, five digits for five cells. But the places of { $y } among them do not all see each other: { $first } does not see { $spoiler }. So { $y } can be there twice, and then another digit is missing. Here { $first } and { $spoiler } are both { $y }, none of the five is { $x }, and { $right } is.

lesson-sashimi-swordfish-what = A finned swordfish in which a base line has only one covered place left, or none, beside its fins. Remove the digit from the covered cells that see all fins.
lesson-sashimi-swordfish-when = Like a [Finned Swordfish], with a hole where a corner should be; the fins stand beside the hole.
lesson-sashimi-swordfish-why = If the fins are false, the lines still need the digit once each in the covering lines, which uses them up. If a fin is true, it does the work. Either way the cells that see the fins, in the cover, lose the digit.
lesson-sashimi-swordfish-also = Sashimi Finned Swordfish
lesson-sashimi-swordfish-look-1 = Take one digit. Find two rows whose places keep to three columns.
lesson-sashimi-swordfish-look-2 = Look for a third row with only one place in these columns, and all its other places in one box that one of the three columns passes through. The other places are the fins.
lesson-sashimi-swordfish-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the three columns, but in none of the three rows.
lesson-sashimi-swordfish-mistake = Dropping the find because a row has a single place under the cover. The fish need not be whole without its fins: if they are false, that one place is true, and the two other rows fill the two columns that are left.
lesson-sashimi-swordfish-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only two of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-jellyfish-what = A [Jellyfish] with fins: places of the four base lines outside the four covering lines. Remove the digit from the covered cells that see all fins.
lesson-finned-jellyfish-when = For a digit with few values on the board, when four lines almost keep to four others and the rest lies in one box.
lesson-finned-jellyfish-why = No fin true: the four covering lines are used up by the four base lines. A fin true: what it sees cannot have the digit. What is hit by both goes.
lesson-finned-jellyfish-look-1 = Take a digit that is placed at most four times, and mark all its places.
lesson-finned-jellyfish-look-2 = Choose four rows and four columns so that the places of the rows outside the columns, the fins, all lie in one box.
lesson-finned-jellyfish-look-3 = Check that each of the four rows has at least two places in the four columns.
lesson-finned-jellyfish-look-4 = Remove the digit from the cells of the box with the fins that stand in one of the four columns, but in none of the four rows.
lesson-finned-jellyfish-mistake = Overlooking a place far off in a base row. It is a fin as well, and one fin in another box is enough to save every candidate. Go along each base row from end to end before you remove anything.
lesson-finned-jellyfish-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only three of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-sashimi-jellyfish-what = A finned jellyfish in which one base line has one covered place or none beside its fins. Remove the digit from the covered cells that see all fins.
lesson-sashimi-jellyfish-when = As for a [Finned Jellyfish], when one of the four lines would have too few places without its fins.
lesson-sashimi-jellyfish-why = Either a fin is true and removes the digit from what it sees, or all fins are false and the four base lines fill the four covering lines. The cells in question lose the digit in each case.
lesson-sashimi-jellyfish-also = Sashimi Finned Jellyfish
lesson-sashimi-jellyfish-look-1 = Take one digit and find three rows whose places keep to four columns.
lesson-sashimi-jellyfish-look-2 = Look for a fourth row that has one place in the four columns, and all its other places, the fins, in one box that one of the four columns passes through.
lesson-sashimi-jellyfish-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the four columns, but in none of the four rows.
lesson-sashimi-jellyfish-mistake = Filling the missing corner in thought and removing from all four columns. The fins are there because the row needs them; outside their box, the columns keep their candidates.
lesson-sashimi-jellyfish-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only three of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-squirmbag-what = Five base lines, five covering lines, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-squirmbag-when = Rarely by eye. A smaller finned pattern or a [Skyscraper] of the other lines often shows the same.
lesson-finned-squirmbag-why = Without a true fin the five base lines use up the five covering lines. With one, what sees it loses the digit. Cells that both cases clear can be cleared.
lesson-finned-squirmbag-also = Finned Starfish; Finned 5-Fish
lesson-finned-squirmbag-look-1 = Take a digit that is placed at most three times, so that at least six rows still need it.
lesson-finned-squirmbag-look-2 = Choose five of these rows and five columns that hold all their places but a few. These few, the fins, must lie in one box, and each row must keep at least two covered places.
lesson-finned-squirmbag-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the five columns, but in none of the five rows.
lesson-finned-squirmbag-mistake = Going the long way round. The columns that still need the digit and are not among the five, four at most, are the base of a fish with the same fins, and it removes the same.
lesson-finned-squirmbag-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only four of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-sashimi-squirmbag-what = Five base lines and five covering lines, in which a base line has one covered place or none beside its fins. Remove the digit from the covered cells that see all fins.
lesson-sashimi-squirmbag-when = Rarely by eye. Look first for a [Sashimi X-Wing] or a [Skyscraper] in the lines that are left over.
lesson-sashimi-squirmbag-why = If the fins are false, each of the five base lines still takes its digit from a covering line of its own. If a fin is true, it clears what it sees. A covered cell that sees all fins has lost either way.
lesson-sashimi-squirmbag-also = Sashimi Starfish; Sashimi 5-Fish
lesson-sashimi-squirmbag-look-1 = Take a digit that is placed at most three times and find four rows whose places keep to five columns.
lesson-sashimi-squirmbag-look-2 = Look for a fifth row with one place in the five columns, and all other places, the fins, in one box that one of the columns passes through.
lesson-sashimi-squirmbag-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the five columns, but in none of the five rows.
lesson-sashimi-squirmbag-mistake = Choosing a covering column just because it has many places. What counts is that it takes in places of the five base rows; every place of these rows that stays outside is one more fin.
lesson-sashimi-squirmbag-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only four of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-whale-what = Six base lines, six covering lines, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-whale-when = Only when you study a digit that stands hardly anywhere. The three lines left over show the same with less to look at.
lesson-finned-whale-why = Six base lines need six covering lines if no fin is true, and so none has the digit elsewhere. If a fin is true it clears its own surroundings. What both clear is gone.
lesson-finned-whale-also = Finned 6-Fish
lesson-finned-whale-look-1 = Take a digit that is placed at most twice, so that at least seven rows still need it.
lesson-finned-whale-look-2 = Look at its columns instead: find one, two or three of them whose places keep to as many rows, except for some in one box, the fins.
lesson-finned-whale-look-3 = If the rows and columns that are left number six of each, they are the whale, as long as each of the six rows keeps at least two places in the six columns; with fewer it is a [Sashimi Whale]. Remove the digit from the cells of the box with the fins that stand in one of the six columns, but in none of the six rows.
lesson-finned-whale-mistake = Mixing up the two sides. The fins stand in the six base rows and outside the six columns; what is removed stands the other way round, outside the rows and in the columns.
lesson-finned-whale-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only five of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-sashimi-whale-what = Six base lines and six covering lines with fins, where a base line would be left with one covered place or none without them. Remove the digit from the covered cells that see all fins.
lesson-sashimi-whale-when = Only when you study a digit that stands hardly anywhere, with a hole at a corner and fins beside it.
lesson-sashimi-whale-why = The two cases are those of every fish with fins. No fin is true: six lines use up six. One is true: it removes the digit near it. A covered cell that sees every fin goes in both.
lesson-sashimi-whale-also = Sashimi 6-Fish
lesson-sashimi-whale-look-1 = Take a digit that is placed at most twice and mark its places row by row.
lesson-sashimi-whale-look-2 = Find five rows whose places keep to six columns, and a sixth with one place in these columns and all others, the fins, in one box.
lesson-sashimi-whale-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the six columns, but in none of the six rows.
lesson-sashimi-whale-mistake = Counting six rows and settling for seven columns. With one column to spare the rows need not use all of them up, and nothing follows. There are always as many covering lines as base lines.
lesson-sashimi-whale-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only five of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-leviathan-what = Seven base lines, seven covering lines, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-leviathan-when = For a digit with no value, or one, on the board. It is the other side of a small pattern in the two lines left over.
lesson-finned-leviathan-why = Seven lines fill seven if no fin is true. If a fin is true, what it sees is cleared. So the covered cells that see all fins cannot keep the digit.
lesson-finned-leviathan-also = Finned 7-Fish
lesson-finned-leviathan-look-1 = Take a digit that is placed at most once, so that at least eight rows still need it.
lesson-finned-leviathan-look-2 = Find two columns, or one if the digit is placed, whose places keep to as many rows, except for fins in one box.
lesson-finned-leviathan-look-3 = Take the other seven columns that need the digit as cover and the other seven rows as base; if a row keeps fewer than two covered places, it is a [Sashimi Leviathan]. Remove the digit from the cells of the box with the fins that stand in one of these columns, but in none of these rows.
lesson-finned-leviathan-mistake = Searching for it among seven rows. It always comes with a finned pattern of one or two columns that has the same fins and removes the same; find that one, and you have both.
lesson-finned-leviathan-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only six of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-sashimi-leviathan-what = Seven base lines and seven covering lines with fins, where a base line has one covered place or none without them. Remove the digit from the covered cells that see all fins.
lesson-sashimi-leviathan-when = For a digit that stands hardly anywhere. What it shows, a [Skyscraper] or a small chain in the other lines usually shows as well.
lesson-sashimi-leviathan-why = Either one of the fins is true, or the seven base lines take the digit of all seven covering lines. A covered cell that sees all the fins cannot hold the digit in either case.
lesson-sashimi-leviathan-also = Sashimi 7-Fish
lesson-sashimi-leviathan-look-1 = Take a digit that is placed at most once and mark its places in all rows that need it.
lesson-sashimi-leviathan-look-2 = Look for seven rows and seven columns such that only places in one box, the fins, lie in the rows but outside the columns, and some row has at most one place in the columns.
lesson-sashimi-leviathan-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the seven columns, but in none of the seven rows.
lesson-sashimi-leviathan-mistake = Trusting so large a count without checking it. One place that was missed in one of seven rows is one more fin, and if it lies outside the box, the removal is wrong.
lesson-sashimi-leviathan-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only six of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-sue-de-coq-what = Two or three cells that a box and a line share have at least two digits more than cells. Cells in the rest of the line and cells in the rest of the box take just the digits that are too many. Remove the digits of each side from the other cells of that side.
lesson-sue-de-coq-when = Where the crossing of a box and a line is crowded with four or five digits, look for cells with two candidates out of these in the line and in the box.
lesson-sue-de-coq-why = Count the cells of all three parts and the digits that they can hold at most: there are just as many of the one as of the other, so every one of these digits is used. If all places of a digit lie in the line, it takes one of them, so remove it from the rest of the line; the same for the box.
lesson-sue-de-coq-also = Two-Sector Disjoint Subsets; SDC
lesson-sue-de-coq-look-1 = Go to a crossing of a box and a line. Choose two of its empty cells with four digits between them, or all three with five.
lesson-sue-de-coq-look-2 = In the rest of the line, find a cell whose two candidates are both among these digits. In the rest of the box, find one with two others of them.
lesson-sue-de-coq-look-3 = Count: there must be as many cells, crossing and both partners together, as different digits in them.
lesson-sue-de-coq-look-4 = Remove the two digits of the line's partner from all other cells of the line, and those of the box's partner from all other cells of the box, leaving the chosen cells of the crossing alone. If only the crossing has a digit, remove it from the rest of both.
lesson-sue-de-coq-mistake = Taking two partners that have a digit of the crossing in common. It could then stand in the line's partner and again in the box's partner, the count no longer comes out even, and nothing is locked.
lesson-sue-de-coq-lookalike = { $first } and { $second } have four digits, and { $third } and { $spoiler } have two of these each. But both have { $x }, and they do not see each other. So { $x } can stand in one of them and elsewhere in the houses of the other. Here { $third } is { $x }, and { $house } has its { $x } in { $right }. The two must have no digit in common.
lesson-sue-de-coq-origin = A player who signed as Sue de Coq first described it in a Sudoku forum, as Two-Sector Disjoint Subsets. The other players soon called it after its inventor.

lesson-simple-colors-trap-what = The places of a digit that strong links join are colored by turns. A place outside that sees both colors loses the digit.
lesson-simple-colors-trap-when = When a digit has several houses with two places. Start anywhere, color along the strong links, and look for cells between the two colors.
lesson-simple-colors-trap-why = Either all cells of the first color hold the digit or all of the second. A cell that sees one of each sees a true one whichever it is.
lesson-simple-colors-trap-also = Color Trap; Simple Coloring; Singles Chains
lesson-simple-colors-trap-look-1 = Take one digit and mark every house that has exactly two places for it.
lesson-simple-colors-trap-look-2 = Give one of these places a color, and the other place of the same house the second color. Go on from both until no marked house leads further.
lesson-simple-colors-trap-look-3 = Go through the places without a color. Remove the digit from each that sees a cell of the one color and a cell of the other; it may see them in different houses.
lesson-simple-colors-trap-mistake = Coloring on through a house with three places. There, one place being false does not make another true, so the colors no longer stand for all or nothing. Only houses with exactly two places carry a color on.
lesson-simple-colors-trap-lookalike = { $right } sees two colored cells, { $first } and { $second }, but they have the same color: both are true, or both are false. Here they are false; { $pivot }, which has the other color, is { $x }, and so is { $right }. Only a cell that sees both colors loses the digit.

lesson-simple-colors-wrap-what = The places of a digit are colored by turns along strong links, and two cells of one color see each other. Remove the digit from all cells of that color.
lesson-simple-colors-wrap-when = While you color: check whenever a cell gets a color whether it stands in a house with that color already.
lesson-simple-colors-wrap-why = If that color were the true one, a house would hold the digit twice. So the other color is true, and every cell of this one loses the digit.
lesson-simple-colors-wrap-also = Color Wrap; Simple Coloring; Singles Chains
lesson-simple-colors-wrap-look-1 = Take one digit and color its places in two colors by turns, through houses that have exactly two places for it.
lesson-simple-colors-wrap-look-2 = Go through the rows, columns and boxes and look for two cells of the same color in one of them.
lesson-simple-colors-wrap-look-3 = Remove the digit from all cells of that color. Set it in all cells of the other.
lesson-simple-colors-wrap-mistake = Clearing only the two cells that clash. All cells of a color share one fate: if two of them cannot be true together, none of the color is, however far away it stands.
lesson-simple-colors-wrap-lookalike = { $first } and { $right } seem to have the same color, as both are joined to { $pivot }, and they see each other: so neither would be { $x }. But only the link from { $right } is strong. { $house } has a third place for { $x }, { $spoiler }, so { $first } gets no color from { $pivot }. Here { $x } stands in { $spoiler }, and in { $right } as well.

lesson-multi-colors-1-what = Two nets of strong links of a digit are colored, each with two colors of its own. A color of the one sees a color of the other. What sees both of the opposite colors loses the digit.
lesson-multi-colors-1-when = When coloring one net comes to nothing and there is a second net of the same digit nearby.
lesson-multi-colors-1-why = The two colors that see each other cannot both be true. So one of the opposite colors is true, in the first net or in the second. A cell that sees both of those cannot hold the digit.
lesson-multi-colors-1-also = Multi-Coloring; Color Wing
lesson-multi-colors-1-look-1 = Take one digit and color a first net of houses with exactly two places, in red and blue, say.
lesson-multi-colors-1-look-2 = Color a second net in green and yellow, one that no house with exactly two places joins to the first.
lesson-multi-colors-1-look-3 = Find a cell of the one net that sees a cell of the other: a red one that sees a green one, say.
lesson-multi-colors-1-look-4 = Remove the digit from every other cell that sees a blue cell and a yellow cell, the two colors that did not meet.
lesson-multi-colors-1-mistake = Clearing what sees the two colors that meet. Of these at most one is true, and perhaps neither. It is of their opposites that at least one is true.
lesson-multi-colors-1-lookalike = { $first } and { $second } in { $line } and { $third } and { $fourth } in { $other-line } seem to be two nets of strong links, and { $first } sees { $third }. So { $second } or { $fourth } would be { $x }. But { $spoiler } lies in both lines and can be { $x }, too: neither link is strong. Here { $x } stands in { $spoiler }, and { $right }, which sees { $second } and { $fourth }, is { $x }.

lesson-multi-colors-2-what = Two nets of strong links of a digit are colored. One color of the first sees both colors of the second. Remove the digit from all cells of that color.
lesson-multi-colors-2-when = As for [Multi Colors 1], which finds something wherever this does. Look for a color that touches the other net in two places.
lesson-multi-colors-2-why = One of the two colors of the second net is true. The color of the first net sees it, whichever it is, and so it is false as a whole.
lesson-multi-colors-2-also = Multi-Coloring
lesson-multi-colors-2-look-1 = Take one digit and color two nets of houses with exactly two places, each in two colors of its own.
lesson-multi-colors-2-look-2 = Choose a color of the first net and write down which colors of the second its cells see. One cell may see the one color, another cell the other.
lesson-multi-colors-2-look-3 = If they see both, remove the digit from all cells of the chosen color, and set it in all cells of the opposite color.
lesson-multi-colors-2-mistake = Waiting for a single cell that sees both colors of the other net. The cells of a color are true together or false together, so it does the same if two different cells of it see one color each.
lesson-multi-colors-2-lookalike = { $right } and { $first } seem to have one color of a net, and they see both colors of another: { $right } sees { $second }, { $first } sees { $third }. So neither would be { $x }. But { $spoiler } can be { $x }, too. It is a third place in { $line } and in { $other-line }: { $second } and { $third } are joined by no strong link, and { $first } has not the color of { $right }. Here { $x } stands in { $spoiler }, and in { $right }.

lesson-3d-medusa-what = Candidates of all digits are colored by turns along strong links: the two candidates of a cell, and the two places of a digit in a house. Either a color contradicts itself and the other one is true, or what both colors rule out is false.
lesson-3d-medusa-when = When coloring single digits leads nowhere, and there are many cells with two candidates. Start in such a cell that is the end of a strong link, too.
lesson-3d-medusa-why = Each strong link joins two candidates of which exactly one is true. So all candidates of one color are true, and all of the other are false. A color that puts two digits in a cell, a digit in a house twice or nothing in a cell cannot be the true one.
lesson-3d-medusa-also = Medusa; Ultracoloring
lesson-3d-medusa-look-1 = Start with a cell that has two candidates. Give each of them a color of its own.
lesson-3d-medusa-look-2 = Go on from every colored candidate: where its house has just one other place for its digit, or its cell just one other candidate, that one gets the opposite color. Repeat this until nothing is left to color.
lesson-3d-medusa-look-3 = Look for a color that stands in one cell twice (rule 1), that has a digit in a house twice (rule 2), or that would leave nothing for a cell (rule 6). Fill in the other color everywhere.
lesson-3d-medusa-look-4 = Otherwise, look for a cell with both colors: remove its other candidates (rule 3).
lesson-3d-medusa-look-5 = Then look at candidates without a color. Each goes that sees its digit in both colors (rule 4), or in one color while its cell has the other (rule 5).
lesson-3d-medusa-mistake = Coloring on through a cell with three candidates. If one of them is false, two are left, and neither has to be true. Such a cell can be emptied or trapped, but it does not hand on the colors.
lesson-3d-medusa-lookalike = { $right } seems to see { $x } in both colors, in { $first } and in { $second }. But { $second } has a third candidate, { $z }, so no strong link joins its { $y } to its { $x }, and its { $x } has no color. Here { $second } is { $z }, { $first } is { $y }, and { $right } is { $x }.

lesson-firework-triple-what = A row and a column cross in a box. Outside the box, the row has three digits only in one cell, and the column has them only in another one. Then the crossing cell and these two hold the three digits, and nothing else.
lesson-firework-triple-when = When some digits are nearly locked in a box from two sides. Look at the crossing of a row and a column that are well filled outside the box.
lesson-firework-triple-why = If such a digit were in none of the three cells, the row would have it in the box and the column would have it in the box, in two different cells. A box has each digit only once.
lesson-firework-triple-also = Triple Firework
lesson-firework-triple-look-1 = Choose an open cell, the cross, with its row, column and box.
lesson-firework-triple-look-2 = Find the digits that the row has in one cell at most outside the box, and the column too: the wings.
lesson-firework-triple-look-3 = Go on if three such digits have the same two wings. Remove every other candidate from the cross and the wings.
lesson-firework-triple-look-4 = Remove the three digits from the cells of the box that are neither in the row nor in the column.
lesson-firework-triple-mistake = Overlooking a second place outside the box. Each of the three digits may have only one place in the rest of the row and one in the rest of the column, the same for all three.
lesson-firework-triple-lookalike = Outside { $house }, { $x }, { $y } and { $z } seem to stand only in { $first } and { $second }, so that these two and { $pivot } would take all three. But { $line } has another place for { $x }, { $spoiler }, and then the three cells can do without it. So it is here, and { $first } is { $w }, which would have been removed.

lesson-firework-quadruple-what = Two cells at opposite corners of a rectangle each are the cross of two fireworks, and both use the two other corners as wings. The four digits fill the four corners, and each cross holds one of its own two.
lesson-firework-quadruple-when = When you know the [Firework Triple] and find only two digits at a cross. Then look at the opposite corner of the rectangle that the cross and the wings make.
lesson-firework-quadruple-why = Each of the first two digits is in the first cross or in a wing, and each of the other two is in the second cross or in a wing. That makes four digits for four cells.
lesson-firework-quadruple-also = Quadruple Firework
lesson-firework-quadruple-look-1 = Find a cross with two fireworks: two digits that its row and its column have outside the box in the same two cells only.
lesson-firework-quadruple-look-2 = Go to the opposite corner of the rectangle, and look for two other fireworks with the same wings.
lesson-firework-quadruple-look-3 = Remove every other candidate from the two crosses, where each keeps its own two digits, and from the wings, which keep all four.
lesson-firework-quadruple-look-4 = Remove each pair of digits from the cells of the box of its cross outside the row and the column.
lesson-firework-quadruple-mistake = Leaving all four digits in the crosses. Only the wings may hold any of the four; a cross holds one of its own two.
lesson-firework-quadruple-lookalike = { $first } looks like the cross of two fireworks, { $digits }, and { $second } like that of two others, { $others }, with { $third } and { $right } as wings of both. The four digits would fill the four cells. But { $line } has another place for { $x }, { $spoiler }, outside { $house } and the wing. Here { $x } stands there, and { $right } is { $y }, which would have been removed.

lesson-firework-w-wing-what = Two digits are fireworks at a cross, and a cell with just these two candidates sees both wings. Then the cross is one of the two digits.
lesson-firework-w-wing-when = When you have found two fireworks with the same cross and wings. Look for a cell with these two candidates that sees both wings, mostly the opposite corner.
lesson-firework-w-wing-why = The cell with two candidates holds one of the digits and keeps it from both wings. A firework that is in no wing is in the cross.
lesson-firework-w-wing-look-1 = Find two digits that a row and a column have in their box and in one cell each outside it, the same cells for both.
lesson-firework-w-wing-look-2 = Look for a cell that sees both of these wings and has just the two digits as candidates.
lesson-firework-w-wing-look-3 = Remove every other candidate from the cross.
lesson-firework-w-wing-mistake = Using a cell that sees only one of the wings. Then the digit can still be in the other wing, and the cross stays open.
lesson-firework-w-wing-lookalike = { $right } looks like a cross of { $x } and { $y } with the wings { $first } and { $second }, and { $third }, which has only these two, sees both wings. So { $right } would be { $x } or { $y }. But { $line } has { $y } in { $spoiler }, too, outside { $house } and the wing: { $y } is no firework. Here it stands in { $spoiler }, and { $right } is { $z }.

lesson-broken-wing-what = Places of a digit form a closed loop of five, seven or nine cells, in which each shares a house with the next. The other places in these houses, the guardians, cannot all be false. A single one is true; what sees all of several loses the digit.
lesson-broken-wing-when = When a digit has many houses with two or three places and [Turbot Fish] find nothing. Try to close a loop of five cells.
lesson-broken-wing-why = Without guardians, each of the houses would have the digit in one of its two cells of the loop. Going round, the cells would be true and false by turns, and an odd loop does not come out even.
lesson-broken-wing-also = Guardians; Broken Wings
lesson-broken-wing-look-1 = Take one digit, and go from place to place through houses in which it has few places, until you are back after five, seven or nine cells.
lesson-broken-wing-look-2 = Mark every other place of the digit in the houses that you went through: the guardians. None of them may be a cell of the loop.
lesson-broken-wing-look-3 = If there is only one guardian, fill it in. Otherwise, remove the digit from every cell that sees all of them.
lesson-broken-wing-mistake = Forgetting a guardian. Two cells of the loop may share a house at which you did not look, but in every house that you used all other places count.
lesson-broken-wing-lookalike = Five places of { $x } form a closed loop, and { $right } sees two guardians, { $first } and { $second }. But { $line } has a further place, { $spoiler }: a third guardian, and that one { $right } does not see. Here it is the true one, and { $right } is { $x } as well, although it sees the two others.

lesson-bivalue-oddagon-1-what = An odd number of cells, five or more, have the same two candidates and form a closed loop in which each sees the next. One of the cells has further candidates, and the two digits are removed from it.
lesson-bivalue-oddagon-1-when = When the same two candidates stand in many cells. Start as for a [Unique Loop 1], and look for loops with an odd number of cells.
lesson-bivalue-oddagon-1-why = Two digits can fill a loop only by turns, which needs an even number of cells. So the cell with further candidates holds one of these. This is true even if the puzzle has several solutions.
lesson-bivalue-oddagon-1-look-1 = Choose two digits, and go from cell to cell that has both and sees the one before, until you are back. Go on only if the number of cells is odd.
lesson-bivalue-oddagon-1-look-2 = Count the cells with further candidates. Go on if there is just one.
lesson-bivalue-oddagon-1-look-3 = Remove the two digits from that cell.
lesson-bivalue-oddagon-1-mistake = Taking a loop with an even number of cells. Two digits fill it in two ways, so that nothing follows, unless it is a unique loop.
lesson-bivalue-oddagon-1-lookalike = Five cells form a closed loop, and { $x } and { $y } alone cannot fill it. { $first } can also be { $z }. But so can { $spoiler }, so either of the two may be the one that is neither { $x } nor { $y }. Here { $spoiler } is, and { $first } is { $x }, which would have been removed. Only one cell may have further candidates.

lesson-bivalue-oddagon-2-what = An odd number of cells, five or more, have the same two candidates and form a closed loop in which each sees the next. Some of them have the same further digit, which is removed from every cell that sees all of these.
lesson-bivalue-oddagon-2-when = When you have found an odd loop of two digits in which two or three cells have one more candidate, the same for all.
lesson-bivalue-oddagon-2-why = Two digits cannot fill an odd loop. So one of the cells holds the further digit, and a cell that sees all of them cannot.
lesson-bivalue-oddagon-2-look-1 = Choose two digits, and go from cell to cell that has both and sees the one before, until you are back after an odd number of cells.
lesson-bivalue-oddagon-2-look-2 = Mark the cells with a further candidate. Go on if it is the same digit in all of them.
lesson-bivalue-oddagon-2-look-3 = Remove that digit from every cell that sees all marked cells.
lesson-bivalue-oddagon-2-mistake = Removing the digit from a cell that sees only some of the marked cells. The one that it does not see may be the true one.
lesson-bivalue-oddagon-2-lookalike = Five cells form a closed loop with { $x } and { $y }, which these two alone cannot fill. { $spoiler } and { $second } can also be { $z }, so { $right }, which sees both, would lose it. But { $spoiler } has one more candidate, { $w }, and that can be the way out, too. Here { $spoiler } is { $w }, { $second } is not { $z } either, and { $right } is.

lesson-bivalue-oddagon-3-what = An odd number of cells, five or more, have the same two candidates and form a closed loop in which each sees the next. Cells of one house have further candidates, and act as one cell of a naked subset there.
lesson-bivalue-oddagon-3-when = When you have found an odd loop of two digits whose cells with further candidates share a house. Collect these candidates.
lesson-bivalue-oddagon-3-why = Two digits cannot fill an odd loop. So one of the cells holds one of the further candidates, like a single cell that has just these. With other cells of the house it makes a naked subset.
lesson-bivalue-oddagon-3-look-1 = Choose two digits, and go from cell to cell that has both and sees the one before, until you are back after an odd number of cells.
lesson-bivalue-oddagon-3-look-2 = Mark the cells with further candidates. Go on if they share a house.
lesson-bivalue-oddagon-3-look-3 = Look there for cells that hold only these further digits and perhaps more: as many digits as cells, when the marked ones count as one.
lesson-bivalue-oddagon-3-look-4 = Remove these digits from the other cells of the house.
lesson-bivalue-oddagon-3-mistake = Removing the digits from the marked cells as well. One of these must hold one of them.
lesson-bivalue-oddagon-3-lookalike = Five cells form a closed loop with { $x } and { $y }, and { $spoiler } and { $second } can also be { $z }. If one of them had to be, they and { $third }, which has only { $x } and { $z }, would take both digits from the rest of { $house }. But { $spoiler } can also be { $w }, and then neither need be { $z }. Here it is { $w }, { $third } is { $x }, and { $right } is { $z }.

lesson-x-chain-what = A chain of one digit: houses with two places for it are joined, strong and weak links by turns, beginning and ending with a strong one. Remove the digit from every cell that sees both ends.
lesson-x-chain-when = When a [Turbot Fish] is one link too short. Follow the digit from strong link to strong link, through cells that see each other.
lesson-x-chain-why = Say the first end is false. Then the next place is true, the one after it false, and so on: the last end is true. So at least one of the two ends holds the digit, and what sees both does not.
lesson-x-chain-also = X-Cycle; Forcing X-Chain; Single-Digit AIC
lesson-x-chain-look-1 = Take one digit and draw a line between its two places wherever a house has exactly two: the strong links.
lesson-x-chain-look-2 = Start at one end of a strong link and go to its other end. From there step to a place that it sees and that begins another strong link.
lesson-x-chain-look-3 = Go on by turns, strong and weak, and pause after every strong link.
lesson-x-chain-look-4 = Remove the digit from each cell that sees both the first place and the place where you have paused.
lesson-x-chain-mistake = Stepping over two weak links in a row. A false place makes another true only over a strong link, so the thought breaks off. A strong link may stand where a weak one is due, but not the other way round.
lesson-x-chain-lookalike = If { $first } is not { $x }, { $near-first } is, and along the chain so is { $second }: it seems. But { $house } has a third place for { $x }, { $spoiler }, so the first link is not strong. Here { $x } stands there, and both ends are something else. So { $right } can be { $x }, and it is, although it sees both.

lesson-xy-chain-what = A chain of cells with two candidates, each of which sees the next and shares a digit with it. It begins and ends with the same digit: remove it from every cell that sees both ends.
lesson-xy-chain-when = When there are many cells with two candidates. Start with one, suppose it is not the digit you want to remove, and go on from cell to cell.
lesson-xy-chain-why = If the first cell is not the digit, it is its other one; so the next cell is not that, but its own other one, and so on to the last, which then holds the digit. One of the two ends holds it in any case.
lesson-xy-chain-look-1 = Mark all cells with two candidates. Choose one of them and a digit Z in it; you will leave it by its other digit.
lesson-xy-chain-look-2 = Step to a marked cell that it sees and that has the digit by which you leave. Leave this cell by its other digit, and so on.
lesson-xy-chain-look-3 = Stop at a cell that you would leave by Z.
lesson-xy-chain-look-4 = Remove Z from every other cell that sees both the first cell and the last.
lesson-xy-chain-mistake = Stopping at a cell that has Z but was entered by Z. It is then the other digit of that cell that the chain makes true, and Z is not shown at this end. Enter by one digit, leave by the other.
lesson-xy-chain-lookalike = From { $first } a chain of cells with two candidates each seems to lead to { $second }, so that one of the two ends is { $x }. But { $spoiler } has a third candidate, { $z }: if it is not { $y }, it need not be { $w }. Here it is { $z }, the chain breaks off there, neither end is { $x }, and { $right }, which sees both, is.

lesson-continuous-nice-loop-what = A loop of links, strong and weak by turns all the way round. Over each weak link, the digit or the cell that it lies in is used up: what else is there goes.
lesson-continuous-nice-loop-when = When a chain comes back to where it began with the right kind of link. Then look at every weak link, not only at the ends.
lesson-continuous-nice-loop-why = Go round the loop once: if a candidate is true, the next is false, the next true, and so on, or all the other way round. So of the two ends of each weak link exactly one is true. The house they share has the digit there, or the cell holds one of the two digits.
lesson-continuous-nice-loop-also = CNL; AIC Loop; AIC Ring; Bidirectional Cycle
lesson-continuous-nice-loop-look-1 = Build a chain of links, strong and weak by turns, that begins and ends with a strong link.
lesson-continuous-nice-loop-look-2 = Check whether a weak link joins its two ends: the same digit in two cells that see each other, or two digits of one cell. Then it is a loop.
lesson-continuous-nice-loop-look-3 = For each weak link from cell to cell, remove its digit from all other cells that see both ends.
lesson-continuous-nice-loop-look-4 = For each weak link within a cell, remove all candidates of this cell except the two that it joins.
lesson-continuous-nice-loop-mistake = Taking a ring for continuous in which somewhere two strong or two weak links meet. Such a loop speaks of the candidate at that one spot only; its other weak links remove nothing.
lesson-continuous-nice-loop-lookalike = { $spoiler } and { $first } seem to form a closed loop: if { $spoiler } is not { $x }, it is { $y }, then { $first } is { $x }, and back again. So one of the two would be { $x }, and { $right }, which sees both, would lose it. But { $spoiler } has a third candidate, { $z }, so the link inside it is not strong. Here it is { $z }, { $first } is { $y }, and { $right } is { $x }.

lesson-aic-what = An alternating inference chain: strong and weak links by turns, within cells and between them, with any digits. It begins and ends with a strong link. If both ends are the same digit, remove it from every cell that sees both; if they are different digits of cells that see each other, remove from each cell the digit of the other end. Some with three strong links have names of their own, by what these links are. M-Wing: a cell with two candidates and two houses with two places that meet in a cell; both ends are the same digit. S-Wing: a house, a cell, a house. L-Wing: three houses that meet in cells. H-Wing: cells and houses with three digits.
lesson-aic-when = When the patterns with names are used up. Begin at a strong link near the candidate you doubt, and look for a way to its other side. Wings and [XY-Chain]s are chains of this kind.
lesson-aic-why = Suppose the first end is false. Link by link it follows that the last end is true. Read backwards, the same holds. So at least one of the ends is true, and what cannot stand beside either of them is false.
lesson-aic-also = Alternating Inference Chain; Alternate Inference Chain; M-Wing (with three strong links); S-Wing (with three strong links); L-Wing (with three strong links); H-Wing (with three strong links)
lesson-aic-look-1 = Begin with a strong link: the only two places of a digit in a house, or the only two candidates of a cell.
lesson-aic-look-2 = From its far end go over a weak link, to the same digit in a cell that it sees or to another digit of its cell, where the next strong link begins. Go on by turns.
lesson-aic-look-3 = After each strong link compare both ends. If they are the same digit, remove it from the cells that see both.
lesson-aic-look-4 = If they are different digits and their cells see each other, remove from each of the two cells the digit of the other end.
lesson-aic-mistake = Believing that exactly one end is true. The chain shows that at least one is; both may be. So the chain never makes one end false because the other turned out true.
lesson-aic-lookalike = If { $first } is not { $x }, { $second } is, and so it is not { $y }. But then { $third } need not be { $y }: { $y } has a third place in { $line }, { $spoiler }, so the last link is not strong. Here { $y } stands in { $spoiler }, and { $right } is { $z }, which the chain would have removed.

lesson-discontinuous-nice-loop-what = A chain that comes back to the candidate it began with and contradicts it. With weak links at both ends the candidate is false; with strong links at both ends it is true.
lesson-discontinuous-nice-loop-when = Pick a candidate that you doubt and follow from it, strong and weak by turns. If you come back to it with the opposite, you are done.
lesson-discontinuous-nice-loop-why = If the candidate were true, the loop would show that it is false: so it is false. If it were false, and the loop shows it true, then it is true. Nothing else is needed.
lesson-discontinuous-nice-loop-also = DNL; Forcing Chain (Sudoku Explainer)
lesson-discontinuous-nice-loop-look-1 = Choose a candidate that you doubt and suppose it true. Go from it over a weak link to one that is then false.
lesson-discontinuous-nice-loop-look-2 = Go on over a strong link to one that is then true, and so by turns.
lesson-discontinuous-nice-loop-look-3 = If a candidate that is then true sees the first one with the same digit, or lies in the same cell, remove the first.
lesson-discontinuous-nice-loop-look-4 = To set a candidate, suppose it false instead: begin with a strong link. If a strong link leads back to it from a candidate that is then false, set it.
lesson-discontinuous-nice-loop-mistake = Being content to be back in the cell of the beginning. That another digit of the cell is false contradicts nothing. The loop must end by denying the very candidate from which it set out.
lesson-discontinuous-nice-loop-lookalike = If { $right } is { $x }, { $first } is { $y }, so { $spoiler } is not { $y } but { $x }, it seems, and { $right } cannot be { $x } after all. But { $spoiler } has a third candidate, { $z }: the link inside it is not strong, and the loop does not come back to where it began. Here { $spoiler } is { $z }, { $first } is { $y }, and { $right } is { $x }.

lesson-grouped-continuous-nice-loop-what = A [Continuous Nice Loop] that goes through a group: two or three places of a digit where a box and a line cross, taken as one.
lesson-grouped-continuous-nice-loop-when = Where a loop would close but for a box that has the digit twice in one row or column. Take the two places together.
lesson-grouped-continuous-nice-loop-why = A group is true if one of its cells holds the digit. Its links hold as those of single candidates do: if nothing else in the house has the digit, the group has it. So each weak link of the loop has exactly one true end, and what sees that whole end, or shares its cell, goes.
lesson-grouped-continuous-nice-loop-also = Grouped AIC Loop; Grouped AIC Ring; Grouped CNL
lesson-grouped-continuous-nice-loop-look-1 = For a digit, find a house whose places form two parts: each part is one cell, or two or three cells in the crossing of a box and a line. That is a strong link with a group.
lesson-grouped-continuous-nice-loop-look-2 = Build a chain, strong and weak by turns, that uses such a link, begins and ends with a strong link, and whose ends are joined by a weak one.
lesson-grouped-continuous-nice-loop-look-3 = For each weak link between cells or groups, remove the digit from all other cells that see every cell of both ends.
lesson-grouped-continuous-nice-loop-look-4 = For each weak link within a cell, remove the other candidates of this cell.
lesson-grouped-continuous-nice-loop-mistake = Clearing a cell that sees only a part of a group. Which cell of the group takes the digit is open; only what sees all of it, and all of the other end, is sure to see the digit.
lesson-grouped-continuous-nice-loop-lookalike = From { $spoiler }, a closed loop seems to run through { $second }, the group of { $cells } and { $first }. Then { $first } or { $spoiler } would be { $x }, and { $right }, which sees both, would lose it. But inside { $spoiler } the link is not strong: besides { $x } and { $y } it has { $z }. Here it is { $z }, the loop does not close, and { $right } is { $x }.

lesson-grouped-aic-what = An [AIC] that goes through a group at least once: two or three places of a digit where a box and a line cross, taken as one.
lesson-grouped-aic-when = When a chain is stuck at a house with three places of which two lie in one box and one line. Treat these two as one.
lesson-grouped-aic-why = If the other place is false, the digit is somewhere in the group, and that is enough to rule it out of what sees the whole group. With that, the links alternate as before, and one of the ends is true.
lesson-grouped-aic-also = AIC with Groups; Grouped X-Cycle (for a single digit)
lesson-grouped-aic-look-1 = Look for a house with three or more places of a digit, all but one of them in the crossing of a box and a line. These are the group.
lesson-grouped-aic-look-2 = Read it as a strong link between the group and the single place, and begin or continue a chain with it.
lesson-grouped-aic-look-3 = Leave the group over a weak link to a place that sees all of its cells, and go on by turns. End with a strong link.
lesson-grouped-aic-look-4 = Remove the digit from the cells that see both whole ends, if the ends are the same digit. If they are different digits of two cells that see each other, each cell loses the digit of the other.
lesson-grouped-aic-mistake = Stepping from a group to a place that sees only one of its cells. The digit may stand in another cell of the group, so that place need not be false.
lesson-grouped-aic-lookalike = If { $spoiler } is not { $x }, it is { $y }; then { $first } is { $x } and { $right } is not, so { $x } stands in the group of { $cells }: so it seems, and { $right }, which sees the whole group, would lose { $x }. But { $spoiler } can also be { $z }: not being { $x } does not make it { $y }. Here it is { $z }, { $first } is { $y }, and { $right } is { $x }.

lesson-grouped-discontinuous-nice-loop-what = A [Discontinuous Nice Loop] that goes through a group: two or three places of a digit where a box and a line cross, taken as one.
lesson-grouped-discontinuous-nice-loop-when = When following a candidate leads to a box that can have the digit only in one row or column. Go on from the group as a whole.
lesson-grouped-discontinuous-nice-loop-why = From the candidate, over single candidates and groups, follows its own opposite. So what was supposed at the beginning is wrong.
lesson-grouped-discontinuous-nice-loop-also = Grouped DNL; AIC with Groups; Grouped X-Cycle (for a single digit)
lesson-grouped-discontinuous-nice-loop-look-1 = Suppose a candidate true and strike its digit from what it sees.
lesson-grouped-discontinuous-nice-loop-look-2 = Look for a house in which this leaves the digit only in the crossing of a box and a line. Take these cells as a group that is true.
lesson-grouped-discontinuous-nice-loop-look-3 = Go on from the group to a place that sees all its cells and is therefore false, and from there by turns.
lesson-grouped-discontinuous-nice-loop-look-4 = If you come back to the first candidate and it would be false, remove it. If you began by supposing it false and it would be true, set it.
lesson-grouped-discontinuous-nice-loop-mistake = Taking cells of a box that do not stand in one line for a group and going on outside the box. On a plain board no cell outside the box sees two such cells, so there is nothing to go on to.
lesson-grouped-discontinuous-nice-loop-lookalike = If { $right } is { $x }, { $first } is { $y }, and { $spoiler } is { $x }, it seems. Then the { $x } would stand in the group of { $cells }, and { $right }, which sees all of it, could not be { $x }: a loop that denies its own beginning. But { $spoiler } can also be { $z }. Here { $first } is { $y }, { $spoiler } is { $z }, and { $right } is { $x }.

lesson-almost-locked-set-xz-rule-what = Two almost locked sets have a digit X in common that they cannot both hold, because all its places in the one see all its places in the other. If both have another digit Z, remove it from every cell that sees all places of Z in both.
lesson-almost-locked-set-xz-rule-when = Look for small sets, a cell with two candidates and a group of two or three cells, that meet in a house with a common digit.
lesson-almost-locked-set-xz-rule-why = One of the sets is without X, so all its other digits are fixed in it, and among them Z. So Z stands in the one set or in the other. If two digits are linked like X, each set is locked, and even more goes.
lesson-almost-locked-set-xz-rule-also = ALS-XZ; Singly Linked ALS-XZ; Doubly Linked ALS-XZ
lesson-almost-locked-set-xz-rule-look-1 = Write down small almost locked sets: cells with two candidates, two cells of a house with three digits, three with four.
lesson-almost-locked-set-xz-rule-look-2 = Take two sets without a common cell and find a digit X in both, such that every cell with X in the one sees every cell with X in the other.
lesson-almost-locked-set-xz-rule-look-3 = Find another digit Z in both. Remove it from every cell that sees all cells with Z in both sets.
lesson-almost-locked-set-xz-rule-look-4 = If a second digit links the sets just as X does, remove each of the two link digits from the cells that see all its places in both sets, and every other digit of a set from the cells outside that see all its places in that set.
lesson-almost-locked-set-xz-rule-mistake = Accepting an X of which one pair of places does not see each other. Then both sets may hold X, neither is forced to hold Z, and the removal has no ground. For Z there is no such condition.
lesson-almost-locked-set-xz-rule-lookalike = Sets A and B both have { $x } and { $z }. But { $x } is no restricted common: the { $x } in { $third } does not see the { $x } in { $spoiler }. So both sets can hold { $x }, and then neither needs { $z }. So it is here: { $right } is { $z }, although it sees every { $z } of both sets.
lesson-almost-locked-set-xz-rule-origin = The player bennys set up the rules of almost locked sets in the Sudoku Players' Forum. The term restricted common, for a digit like X, comes from there.

lesson-twinned-xy-chain-what = Two parallel lines cross three others. The six cells where they cross have only six digits, and all places of each digit among them see each other. The cells use up all six digits: remove each digit from the cells that see all its places in the six.
lesson-twinned-xy-chain-when = When two rows have cells of two or three candidates in the same three columns, or two columns in the same three rows. It is rare.
lesson-twinned-xy-chain-why = No digit stands in the six cells twice, and there are six digits for six cells. So each of them stands there exactly once, in one of its places, and what sees all of these cannot be that digit.
lesson-twinned-xy-chain-also = Twinned XY-Chains
lesson-twinned-xy-chain-look-1 = Choose two rows that have cells of few candidates in the same three columns, or two columns with such cells in the same three rows.
lesson-twinned-xy-chain-look-2 = Count the digits of the six cells: there must be just six.
lesson-twinned-xy-chain-look-3 = Give each digit a line that has all its places in the six: one of the two or one of the three. If some digit has none, the pattern mostly fails.
lesson-twinned-xy-chain-look-4 = Remove each digit from the other cells of its line.
lesson-twinned-xy-chain-mistake = Taking a digit whose places lie in two lines both ways. It could stand in the six cells twice, and then another digit need not stand there.
lesson-twinned-xy-chain-lookalike = Where { $bases } cross { $covering }, six cells have only six digits, { $digits }. But the places of { $y } among them do not all see each other: { $first } does not see { $spoiler }. So { $y } can be there twice, and another digit is missing. Here both of these are { $y }, none of the six is { $x }, and { $right }, which sees all their places for it, is.

lesson-distributed-disjoint-subset-what = Some cells, six at most, have as many digits as they are, and all places of each digit among them see each other. The cells use up all these digits: remove each digit from the cells that see all its places among them.
lesson-distributed-disjoint-subset-when = When [Sue de Coq] and the smaller subsets find nothing. Follow cells of two or three candidates from house to house.
lesson-distributed-disjoint-subset-why = It is a naked subset that needs no house of its own. No digit stands in the cells twice, and there are as many digits as cells, so each of them stands there exactly once. What sees all its places cannot be that digit.
lesson-distributed-disjoint-subset-also = DDS; Generalized Naked Set
lesson-distributed-disjoint-subset-look-1 = Start with a cell of two or three candidates. Add a cell that sees it, shares a digit with it and brings few new ones.
lesson-distributed-disjoint-subset-look-2 = Go on like that. Any two of the cells that share a digit must see each other.
lesson-distributed-disjoint-subset-look-3 = Stop when there are as many digits as cells. If there are more than six digits, begin elsewhere.
lesson-distributed-disjoint-subset-look-4 = Remove each digit from every other cell that sees all cells of the subset that have it.
lesson-distributed-disjoint-subset-mistake = Two cells of the subset that share a digit and do not see each other. The digit could stand in both, and the count does not come out even.
lesson-distributed-disjoint-subset-lookalike = { $first }, { $second }, { $third } and { $fourth } seem to have only four digits, and all places of each see each other. But { $first } can also be { $z }, a fifth digit, so the four cells can do without one of the others. Here { $first } is { $z }, neither { $second } nor { $fourth } is { $x }, and { $right }, which sees both, is.

lesson-almost-locked-set-xy-wing-what = An almost locked set in the middle is linked to a second by a digit X and to a third by another digit Y. If both outer sets have a digit Z, remove it from every cell that sees all its places in them.
lesson-almost-locked-set-xy-wing-when = Like an [XY-Wing] whose cells became sets. Look for a middle with two links of this kind when the XZ-rule finds nothing.
lesson-almost-locked-set-xy-wing-why = If the one outer set is without Z, it keeps X, the middle loses X and so keeps Y, the other outer set loses Y and so keeps Z. Z is in one of the outer sets in any case.
lesson-almost-locked-set-xy-wing-also = ALS-XY-Wing
lesson-almost-locked-set-xy-wing-look-1 = Choose an almost locked set as the middle, small ones first.
lesson-almost-locked-set-xy-wing-look-2 = Find a second set, without a cell of the middle, and a digit X such that all its places in the one see all its places in the other.
lesson-almost-locked-set-xy-wing-look-3 = Find a third set that is linked to the middle in the same way by another digit Y. The second and the third set need not see each other.
lesson-almost-locked-set-xy-wing-look-4 = Find a digit Z, neither X nor Y, in the second and the third set. Remove it from every cell that sees all cells with Z in these two.
lesson-almost-locked-set-xy-wing-mistake = Using the same digit for both links. If the middle loses X to the one outer set, it must be another digit that it then keeps from the other set; with X on both sides nothing is passed on.
lesson-almost-locked-set-xy-wing-lookalike = Set A, { $first }, and set B, { $spoiler }, seem to be joined through set C, { $third }, so that A or B holds { $x }. But { $spoiler } has a third candidate, { $z }: B has two digits too many and is no almost locked set. If it loses { $y } to C, it need not be { $x }. Here it is { $z }, A holds no { $x } either, and { $right }, which sees both, is { $x }.
lesson-almost-locked-set-xy-wing-origin = It is among the rules of almost locked sets that the player bennys stated in the Sudoku Players' Forum.

lesson-almost-locked-set-chain-what = Four or more almost locked sets in a row, each linked to the next by a digit that they cannot both hold. If the first and the last set have a digit Z, remove it from every cell that sees all its places in both.
lesson-almost-locked-set-chain-when = When two or three sets do not reach far enough. An [XY-Chain] is the same with sets of one cell.
lesson-almost-locked-set-chain-why = If the first set is without Z, it keeps its link digit, the next set loses that and keeps its own, and so on; the last set is left with Z. So Z is at one end or at the other.
lesson-almost-locked-set-chain-also = ALS Chain; ALS-XY-Chain
lesson-almost-locked-set-chain-look-1 = Begin with an almost locked set that has the digit Z you would like to remove.
lesson-almost-locked-set-chain-look-2 = Go to a set without a common cell over a digit of both, not Z, all of whose places in the one see all its places in the other.
lesson-almost-locked-set-chain-look-3 = Go on in the same way, leaving each set by another digit than the one by which you came.
lesson-almost-locked-set-chain-look-4 = Stop at the fourth set or later if it has Z and you did not come by Z. Remove Z from every cell that sees all cells with Z in the first and the last set.
lesson-almost-locked-set-chain-mistake = Leaving a set by the digit that led into it. The set has just lost that digit, so it cannot hand it on. Two links that follow each other need different digits.
lesson-almost-locked-set-chain-lookalike = Sets A, B, C and D seem to make a chain, each joined to the next by a restricted common, so that A or D holds { $x }. But { $x } is no restricted common of B and C: the { $x } in { $spoiler } does not see the one in { $first }. So B and C can both hold { $x }. Here they do, and then neither A nor D needs { $x }: { $right } is { $x }, although it sees both.

lesson-death-blossom-what = A cell, the stem, has an almost locked set, a petal, for each of its candidates: the stem sees all places of that candidate in it. There are two petals or more; one can serve several candidates. All petals have a digit Z in common: remove it from every cell that sees all its places in the petals.
lesson-death-blossom-when = Around a cell with two or three candidates that is surrounded by small sets.
lesson-death-blossom-why = The stem holds one of its candidates. The petal of that candidate loses it, and so keeps all its other digits, Z among them. Whichever it is, one of the petals holds Z.
lesson-death-blossom-look-1 = Choose a stem: a cell with two or three candidates.
lesson-death-blossom-look-2 = For each candidate of the stem find a petal: an almost locked set that has the digit and in which the stem sees all cells with it.
lesson-death-blossom-look-3 = Try petals until they all have a digit Z in common that is no candidate of the stem.
lesson-death-blossom-look-4 = Remove Z from every cell that sees all cells with Z in all petals.
lesson-death-blossom-mistake = Leaving a candidate of the stem without a petal. If just that one is true, no petal is locked and Z may stand anywhere. The stem must be covered to its last candidate.
lesson-death-blossom-lookalike = Whatever the stem { $first } is, a petal holds { $z }: petal A, { $second }, if the stem is { $x }, and petal B if it is { $y }. So far all is right. But in petal B, { $spoiler } can be { $z } as well as { $second }, and { $right } sees only { $second }. Here the stem is { $y }, { $spoiler } is { $z }, and so is { $right }. Only what sees every { $z } of the petals loses it.
lesson-death-blossom-origin = SudokuWiki credits Mike Barker with the technique and with its name.

lesson-aligned-pair-exclusion-what = Go through all pairs of digits that two cells could hold. Some are impossible: the same digit twice in sight, or two digits that would leave a third cell, or an almost locked set, too few. A candidate in no possible pair is false.
lesson-aligned-pair-exclusion-when = Take two cells that both see several cells with two candidates. Write their pairs down and strike out those that are the two candidates of such a cell.
lesson-aligned-pair-exclusion-why = The two cells hold one of their pairs. If every pair with a candidate is impossible, the two cells cannot hold it. It is a [Death Blossom] seen from the other side.
lesson-aligned-pair-exclusion-also = APE
lesson-aligned-pair-exclusion-look-1 = Choose two cells that see several cells with few candidates in common, and write down every pair of digits that they could hold.
lesson-aligned-pair-exclusion-look-2 = Strike each pair that has a digit twice in cells that see each other.
lesson-aligned-pair-exclusion-look-3 = Strike each pair that has all candidates of a cell which the two see, or that takes two digits from an almost locked set which both see.
lesson-aligned-pair-exclusion-look-4 = Remove each candidate that is in none of the pairs left.
lesson-aligned-pair-exclusion-mistake = Striking pairs with a cell that only some of the two cells see. Only what all of them see is sure to be emptied.
lesson-aligned-pair-exclusion-lookalike = With { $x } in { $right }, { $first } cannot be { $y }, which { $second } would need, nor { $z }, which { $third } would need. But { $first } can also be { $x }, and as the two cells do not see each other, both can be { $x }. Here they are. A candidate is false only if no candidate of the other cell goes with it.

lesson-aligned-triple-exclusion-what = Go through all combinations that three cells could hold. Those are impossible that have a digit twice in sight, or all candidates of a cell that the three see. A candidate in no possible combination is false.
lesson-aligned-triple-exclusion-when = Rarely worth the work by hand. Take three cells that see several cells of two or three candidates in common.
lesson-aligned-triple-exclusion-why = The three cells hold one of their combinations. If every combination with a candidate is impossible, it is false. [Aligned Pair Exclusion] is the same with two cells.
lesson-aligned-triple-exclusion-also = ATE
lesson-aligned-triple-exclusion-look-1 = Choose three cells that see several cells with few candidates in common, and write down every combination of digits that they could hold.
lesson-aligned-triple-exclusion-look-2 = Strike each combination that has a digit twice in cells that see each other.
lesson-aligned-triple-exclusion-look-3 = Strike each combination that has all candidates of a cell which the three see.
lesson-aligned-triple-exclusion-look-4 = Remove each candidate that is in none of the combinations left.
lesson-aligned-triple-exclusion-mistake = Striking combinations with a cell that only some of the three cells see. Only what all of them see is sure to be emptied.
lesson-aligned-triple-exclusion-lookalike = Suppose { $x } in { $right }. Then { $first } is { $y }, and { $spoiler }, which sees both, can be neither { $x } nor { $y }: no combination of the three seems to be left. But { $spoiler } can also be { $z }. So { $x }, { $y } and { $z } go together, and so it is here. A candidate is false only if no combination with it is possible.

lesson-franken-x-wing-what = An [X-Wing] in which boxes take part: a row and a box as base and two columns as cover, say, or two rows covered by a column and a box.
lesson-franken-x-wing-when = When a row and a box have a digit only in the same two columns. Most of these are seen as [Claiming] or [Pointing] first.
lesson-franken-x-wing-why = The two base houses do not share a place, so they take the digit twice. They can do so only in the two covering houses, each of which has room for one. The rest of the cover loses the digit.
lesson-franken-x-wing-look-1 = Take one digit and find a box that has it in two columns only.
lesson-franken-x-wing-look-2 = Look for a row outside the box whose places all lie in the same two columns.
lesson-franken-x-wing-look-3 = Remove the digit from the other cells of these columns: those that are neither in the box nor in the row. Rows and columns may be exchanged.
lesson-franken-x-wing-mistake = Choosing a row and a box that share a place of the digit. If the digit stands there, it serves both at once, one column stays free, and the removals have no ground.
lesson-franken-x-wing-lookalike = { $bases } seem to have { $x } only in { $covering }: two base houses, two cover houses. But { $line } has another place, { $spoiler }, which none of the cover houses covers: a fin, and { $right } does not see it. If { $x } stands there, the base needs only one of the cover houses. So it is here: in { $cover }, { $x } stands in { $right }, where the Franken X-Wing would have removed it.

lesson-franken-swordfish-what = A [Swordfish] in which a box stands among the base or covering houses: two rows and a box that have a digit only in three columns, for example.
lesson-franken-swordfish-when = When two lines and a box keep to three lines that cross them. Mark the places of one digit and try boxes instead of the third line.
lesson-franken-swordfish-why = Three base houses without a common place need the digit three times, and three covering houses have room for three. They are used up, and outside the base they lose the digit.
lesson-franken-swordfish-look-1 = Take one digit and find a box that has it in two columns, or in three.
lesson-franken-swordfish-look-2 = Look for two rows that share no place of the digit with the box. The places of all three, rows and box, must keep to three columns.
lesson-franken-swordfish-look-3 = Remove the digit from the cells of these columns that are in neither of the rows and not in the box.
lesson-franken-swordfish-look-4 = Then try a box as cover: three rows whose places keep to two columns and a box. Besides what the cover has outside the rows, a place of the rows loses the digit if one of the columns and the box both cover it.
lesson-franken-swordfish-mistake = Sparing a place of the base that two covering houses share. If it were true it would use up both of them for one base house, so remove the digit there as well as outside the base.
lesson-franken-swordfish-lookalike = { $bases } have { $x } only in { $covering }: three base houses, three cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and one cover house is not needed. So it is here: in { $cover }, { $x } stands in { $right }, where the Franken Swordfish would have removed it.

lesson-tridagon-what = Four boxes at the corners of a rectangle each have three cells, one in each row and column of the box, with the same three candidates. If the cells run the other way in one of the boxes or in three, the three digits cannot fill all twelve. The one cell with further candidates loses the three digits.
lesson-tridagon-when = In the hardest puzzles, when three digits are missing in the same four boxes and have few candidates beside them there. It is hardly ever found in puzzles of other levels.
lesson-tridagon-why = If three digits filled the cells, the circular order of the digits would have to be the same in boxes side by side, read by rows, and in boxes one above the other, read by columns. Each box whose cells run the other way turns it around. With one or three such boxes, it does not come back as it was.
lesson-tridagon-also = Thor's Hammer; Trivalue Oddagon; Anti-Tridagon
lesson-tridagon-look-1 = Look for three digits of which four boxes, in two bands and two stacks, have none yet.
lesson-tridagon-look-2 = In each of the boxes, find three cells with these candidates, one in each row and column of the box. All but one of the twelve hold nothing else.
lesson-tridagon-look-3 = Draw a line through the three cells of each box and see whether it falls to the right or rises; a line that leaves the box comes in again at the other side. Go on if one of them runs otherwise than the three others.
lesson-tridagon-look-4 = Remove the three digits from the cell with further candidates.
lesson-tridagon-mistake = Taking four boxes of which two run the one way and two the other, or all the same way. Then the three digits can fill the cells, and nothing follows.
lesson-tridagon-lookalike = Four boxes have three cells each with { $x }, { $y } and { $z }, and only { $first } can also be { $w }. But in all four of them the cells rise to the right, and then { $x }, { $y } and { $z } can fill all twelve. So they do here: { $first } is { $z }, which would have been removed.

lesson-guardian-forcing-what = Cells that would leave the puzzle two solutions, or none, without a few further candidates, the guardians: a unique rectangle or loop, an extended rectangle, a BUG, a bivalue oddagon. One of two to four guardians is true. Suppose each in turn and go on with singles: what is removed every time is removed for good.
lesson-guardian-forcing-when = In very hard puzzles, where a deadly pattern is almost there, but its guardians neither see a candidate together nor stand in one cell. With two guardians it is like a strong link between them.
lesson-guardian-forcing-why = Without the guardians there would be two solutions, or none. So one of them is true. We do not know which. But a candidate that is false whichever of them is true is false in any case.
lesson-guardian-forcing-also = AIC with Unique Rectangle; BUG+n Forcing; OR-k Forcing; Oddagon Forcing; UR Forcing
lesson-guardian-forcing-look-1 = Find a rectangle or a loop of cells that have the same two candidates, but for further ones in two or three of its cells.
lesson-guardian-forcing-look-2 = Write down all further candidates of these cells: these are the guardians. Go on if there are no more than four.
lesson-guardian-forcing-look-3 = Make a copy of the grid for each guardian. Suppose it there, and enter singles until there are none left.
lesson-guardian-forcing-look-4 = Put the copies side by side. Remove each candidate that is gone from all of them.
lesson-guardian-forcing-mistake = Leaving a guardian out, such as the second one of a cell. If just that one is true, nothing need hold that the others have in common.

lesson-tridagon-forcing-what = A [Tridagon] with further candidates, the guardians, in two to four of its cells. One of them is true. Suppose each in turn and go on with singles: what is removed every time is removed for good.
lesson-tridagon-forcing-when = In the hardest puzzles, where a [Tridagon] is almost there, but more than one of its cells has further candidates. Two guardians are quickly followed, four take patience.
lesson-tridagon-forcing-why = Three digits cannot fill the twelve cells, so one of the guardians is true. We do not know which. But a candidate that is false whichever of them is true is false in any case.
lesson-tridagon-forcing-look-1 = Find the twelve cells of a [Tridagon], with a few further candidates in two or more of them.
lesson-tridagon-forcing-look-2 = Write down all further candidates of the twelve cells: these are the guardians. Go on if there are no more than four.
lesson-tridagon-forcing-look-3 = Make a copy of the grid for each guardian. Suppose it there, and enter singles until there are none left.
lesson-tridagon-forcing-look-4 = Put the copies side by side. Remove each candidate that is gone from all of them.
lesson-tridagon-forcing-mistake = Leaving a guardian out, such as the second one of a cell. If just that one is true, nothing need hold that the others have in common.

lesson-franken-jellyfish-what = Four base houses with a box or two among the rows or columns have a digit only in four covering houses of the other kind or boxes. Remove the digit from the rest of the cover.
lesson-franken-jellyfish-when = When a [Franken Swordfish] is one house too small. It is easier from the cover: look for four lines that a few rows and boxes fill.
lesson-franken-jellyfish-why = The base houses share no place, so they need four places in four covering houses. Each of these gives its one digit to the base and keeps none for other cells.
lesson-franken-jellyfish-look-1 = Take one digit and mark its places. Choose a column with many of them; it is the first covering house.
lesson-franken-jellyfish-look-2 = Collect rows and boxes, at least one box, each with few places outside this column. No place may be in two of them.
lesson-franken-jellyfish-look-3 = See whether four of them can be covered by four columns or boxes in all, the first column among these. None of the houses may be base and cover at once.
lesson-franken-jellyfish-look-4 = Remove the digit from the cells of the covering houses that are in none of the base houses.
lesson-franken-jellyfish-mistake = Overlooking that a row runs through a box of the base. A place of the digit in both could serve both at once. Where there is one, it is a fin, and the fish is a [Finned Franken Jellyfish].
lesson-franken-jellyfish-lookalike = { $bases } have { $x } only in { $covering }: four base houses, four cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and one cover house is not needed. So it is here: in { $cover }, { $x } stands in { $right }, where the Franken Jellyfish would have removed it.

lesson-sk-loop-what = Four solved cells stand at the corners of a rectangle over four boxes. Beside each lie two cells on its row and two on its column, in its box: sixteen cells in a ring, joined two by two by a line and a box in turn. If the digits that join them are just as many as empty cells of the ring, each stays in the ring.
lesson-sk-loop-when = At the start of the very hardest puzzles, above all where the givens form a regular picture with four filled corners. Easter Monster is the most famous one.
lesson-sk-loop-why = The empty cells of the ring need one digit each. A line or a box gives a digit once at most. If all of them together can give no more than what is needed, each has its digit in the ring, and nowhere else in the line or box.
lesson-sk-loop-also = Domino Loop; Stephen Kurzhals's Loop; Virus Pattern
lesson-sk-loop-look-1 = Find four solved cells at the corners of a rectangle, in four different boxes.
lesson-sk-loop-look-2 = Write down the candidates of the two cells beside each corner on its row, and of the two on its column, within its box: eight pairs of cells.
lesson-sk-loop-look-3 = Go around. For each digit take the fewest lines and boxes that join pairs with it so that every pair which has it is reached. Typically each of the eight houses gets two digits.
lesson-sk-loop-look-4 = Count them, and count the empty cells of the ring. Go on if the numbers are the same.
lesson-sk-loop-look-5 = Remove each digit from the rest of its line or box, outside the ring.
lesson-sk-loop-mistake = Counting to sixteen where one of the cells is solved. What counts is the number of its empty cells.
lesson-sk-loop-lookalike = Around the solved corners { $first }, { $second }, { $third } and { $fourth } lie eleven empty cells in a ring. The houses between them would give just eleven digits if { $x } stood only in { $line }, { $other-line } and { $house }. But { $spoiler } can be { $x }, too. So there can be twelve, one house can do without its digit in the ring, and so it is here: { $house } has its { $x } in { $right }.

lesson-junior-exocet-what = Two cells of a box and a line, the base, have three or four candidates between them. In the two other boxes of the band or stack there is one cell each, the targets. Three lines cross the band or stack: one through the third cell beside the base, one through each target. If each digit of the base has its places on these lines, outside the band or stack, in two lines only, the targets hold the two digits of the base.
lesson-junior-exocet-when = In the hardest puzzles, at the start, when nothing else is found. Six of ten puzzles on the lists of the hardest have one.
lesson-junior-exocet-why = Take a digit that the base holds. The three cross-lines need it once each. It is not in what both base cells see, and if it were in neither target, it would be outside the band or stack three times. But two lines have all its places there, and hold it twice at most. So a target holds it, and as there are two such digits and two targets, each target holds one.
lesson-junior-exocet-also = JExocet; JE2; Exocet
lesson-junior-exocet-look-1 = Find two empty cells of a box on one line, with three or four candidates between them: the base. Their box and the two others along their line are the band or stack.
lesson-junior-exocet-look-2 = In each of the two other boxes choose a target: a cell with digits of the base that is not on the line of the base. The cell beside it, across the band or stack, must have no digit of the base.
lesson-junior-exocet-look-3 = Draw the three cross-lines, through the third cell beside the base and through both targets. For each digit of the base mark its places on them outside the band or stack, values too.
lesson-junior-exocet-look-4 = Two lines must have all the places of each digit. If so, remove from the targets all but the digits of the base.
lesson-junior-exocet-look-5 = Then ask of each digit in a target: do the other two cross-lines still have room for it, and can the box of the other target take it in the mirror, the two cells away from cross-line, base and target? If not, remove it there.
lesson-junior-exocet-mistake = Overlooking a digit of the base in the cell beside a target. Then the cross-line can have it there, and no target needs it.
lesson-junior-exocet-lookalike = { $first } and { $second } look like a base, and { $third } and { $right } like its targets. But outside these boxes the cross-lines have { $x } in three lines, not in two: { $spoiler } can be { $x }, too. So the cross-lines can have it three times without a target, and no target needs it. Here { $spoiler } is { $x }, and { $right } is { $z }, which is no digit of the base.

lesson-double-exocet-what = Two Junior Exocets share their four digits and their three cross-lines, and each has a target in the box of the other one's base. Then the four base cells hold the four digits, and so do the four targets.
lesson-double-exocet-when = Whenever you have found a [Junior Exocet] with four digits: look whether the box of a target has two more cells with these four digits on another line.
lesson-double-exocet-why = What both bases held could not be in the targets in their boxes, so it would be in both targets of the third box, which has it once. So the bases hold different digits, all four of them. As each digit is in one target, two of the cross-lines have it outside the band or stack, and each of its two lines there has it once.
lesson-double-exocet-also = Double JExocet; JE4
lesson-double-exocet-look-1 = Find a [Junior Exocet] with four digits.
lesson-double-exocet-look-2 = In the box of each target look for two cells with the same four digits, on the same kind of line as the base, so that the cross-line of that target runs through the third cell beside them: a second base.
lesson-double-exocet-look-3 = Look for its targets, on the same cross-lines, one of them in the box of the first base.
lesson-double-exocet-look-4 = Remove the four digits from what sees all four base cells or all four targets, and all else from the targets.
lesson-double-exocet-look-5 = Of each digit take the two lines that have all its places on the cross-lines outside the band or stack, and remove it from the rest of both.
lesson-double-exocet-mistake = Removing a digit from the rest of a line that is not needed. Only where any two lines have all its places do both hold it.
lesson-double-exocet-lookalike = { $pair } look like the base of an exocet and { $others } like that of another, both with { $digits }, and { $targets } look like the targets. But a digit of a base is sure to be in a target only if the cross-lines, { $bases }, have it elsewhere in two lines at most. { $y } has a place in { $spoiler }, too, in a third line, so no target needs it. Here { $y } stands there, and { $right } is { $x }, which would have been removed.

lesson-senior-exocet-what = As a [Junior Exocet], but one of the targets lies on a cross-line outside the band or stack of the base. Without the targets and what both base cells see, the cross-lines have each digit of the base in two lines only. So the targets hold the two digits of the base.
lesson-senior-exocet-when = When a base has no target in one of the two boxes, or a digit is left in three lines: one more cell on a cross-line may be what is missing.
lesson-senior-exocet-why = The three cross-lines need each true digit of the base once each, and not in what both base cells see. If it were in neither target, it would be in two lines three times, and they hold it twice at most. So a target holds it, and each target one of the two digits.
lesson-senior-exocet-also = SExocet
lesson-senior-exocet-look-1 = Find two empty cells of a box on one line, with three or four candidates between them: the base. Choose a target in another box of their band or stack, off their line.
lesson-senior-exocet-look-2 = Draw the cross-lines: through the third cell beside the base, through the target, and one through the third box.
lesson-senior-exocet-look-3 = Mark on them the places of each digit of the base, values too, but for the target and what both base cells see.
lesson-senior-exocet-look-4 = Look for a cell outside the band or stack without which two lines have all the places of each digit: the second target.
lesson-senior-exocet-look-5 = Remove from both targets all but the digits of the base, and each digit for which the other two cross-lines would have no room.
lesson-senior-exocet-mistake = Counting only the candidates. A digit of the base that stands on a cross-line as a value is a place, too.
lesson-senior-exocet-lookalike = { $first } and { $spoiler } look like the base of a Senior Exocet and { $right } and { $second } like its targets. With only { $digits } in the base, the cross-lines would leave no room for { $x } in a target. But { $spoiler } can also be { $z }. Then the base has only one of these digits, and the targets need not hold what it holds. Here { $spoiler } is { $z }, and { $right } is { $x }.

lesson-multi-sector-locked-sets-what = Some rows and some columns cross in a number of empty cells. Each digit can be there only as often as the fewest lines that have all its places there. If all digits together can be there just as often as there are cells, each of these lines has its digit in a crossing cell, and loses it elsewhere.
lesson-multi-sector-locked-sets-when = In the hardest puzzles. Choose digits for the rows (home) and leave the others to the columns (away): good rows are those in which the home digits have not been placed, good columns those that hold home digits already.
lesson-multi-sector-locked-sets-why = The crossing cells need one digit each. Each line gives a digit once at most, and the lines cannot give more than the cells need. So not one of them may spend its digit elsewhere.
lesson-multi-sector-locked-sets-also = MSLS; Multifish; Multi-Fish
lesson-multi-sector-locked-sets-look-1 = Choose three to six rows and as many columns, or one or two more or fewer, and mark the empty cells where they cross. Count them.
lesson-multi-sector-locked-sets-look-2 = For each digit look where it can be in these cells, and take as few of the rows and columns as have all these places.
lesson-multi-sector-locked-sets-look-3 = Add up the lines of all digits. Go on if there are just as many as cells; if there are one or two more, try another row or column.
lesson-multi-sector-locked-sets-look-4 = Remove each digit from the rest of the lines that were taken for it.
lesson-multi-sector-locked-sets-look-5 = Where other lines, just as few, have all places of a digit too, remove it from the rest of these as well.
lesson-multi-sector-locked-sets-mistake = Removing a digit from the crossing cells. There it stays: remove it from the rest of the lines.
lesson-multi-sector-locked-sets-lookalike = Three rows and three columns cross in six empty cells, and { $x }, { $y } and { $z } can each stand there in two rows: six digits for six cells. But { $spoiler } can also be { $w }. With that they are seven, and one can be left out. Here { $spoiler } is { $w }, and { $line } has its { $x } outside these cells, in { $right }.

lesson-rank-0-logic-what = Choose some truths: cells, or digits in houses. Each has one true candidate. Cover all their candidates with just as many links: again cells, or digits in houses, each of which allows one true candidate at most. Then the truths use up the links, and whatever else a link has is false.
lesson-rank-0-logic-when = When nothing else helps in a very hard puzzle. Pairs, fish, rings and continuous loops are of this kind, and have easier names. What is left over here has no shape of its own.
lesson-rank-0-logic-why = The truths have a true candidate each. Every one of these lies in a link, and no link takes two. With as many links as truths, each link has its one true candidate in a truth. So none is left for its other candidates.
lesson-rank-0-logic-also = Truths and Links; Set Logic; Xsudo Logic; Base and Cover Sets of Rank 0
lesson-rank-0-logic-look-1 = Choose a few cells with two or three candidates, or digits with two or three places in a house, that lie close together: the truths.
lesson-rank-0-logic-look-2 = Cover each of their candidates with a link, a cell or a digit in a house, and take links that cover several at once.
lesson-rank-0-logic-look-3 = Count. With one link more than truths, add a truth whose candidates are covered already, or nearly so.
lesson-rank-0-logic-look-4 = A candidate that lies in two truths must lie in two links.
lesson-rank-0-logic-look-5 = With as many links as truths, remove what the links have outside the truths, and what lies in two links and only one truth.
lesson-rank-0-logic-mistake = Forgetting that a candidate lies in two truths. It then uses up two of them at once, and one link for it is not enough.
lesson-rank-0-logic-lookalike = { $x } and { $y } in { $line } are two truths. { $first }, which can be both, and { $y } in { $cover } seem to cover all their candidates, and then { $cover } would have no { $y } outside { $line }. But { $x } can also stand in { $spoiler }, and no link covers that. Here it does, { $first } is { $y }, and so is { $right }, which would have been removed.

lesson-franken-squirmbag-what = Five base houses with boxes among the rows or columns, and five covering houses. Remove the digit from the rest of the cover, outside the base.
lesson-franken-squirmbag-when = Only when you study a digit in all its houses. A smaller fish usually tells the same.
lesson-franken-squirmbag-why = Five base houses take five places and share none; the five covering houses hold five. It comes out even, and so nothing is left for cells outside.
lesson-franken-squirmbag-also = Franken Starfish; Franken 5-Fish
lesson-franken-squirmbag-look-1 = Take a digit that is hardly placed and choose rows and boxes, at least one box among them or among the cover, that have no place in common.
lesson-franken-squirmbag-look-2 = See whether five of them have all their places in five other houses: columns, or columns and boxes.
lesson-franken-squirmbag-look-3 = Remove the digit from the cells of these five that are in none of the base houses.
lesson-franken-squirmbag-mistake = Adding a house to the base and another to the cover until something goes. Each base house needs all its places covered; a single bare one makes the fish a finned one, with fewer cells to clear.
lesson-franken-squirmbag-lookalike = { $bases } have { $x } only in { $covering }: five base houses, five cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and one cover house is not needed. So it is here: in { $cover }, { $x } stands in { $right }, where the Franken Squirmbag would have removed it.

lesson-franken-whale-what = Six base houses with boxes among the rows or columns, and six covering houses. Remove the digit from the rest of the cover, outside the base.
lesson-franken-whale-when = Only to see how far fish go. The houses that are left over make a smaller pattern with the same result.
lesson-franken-whale-why = The base needs the digit six times in six covering houses, and each of them can have it once. So all are used up within the base.
lesson-franken-whale-also = Franken 6-Fish
lesson-franken-whale-look-1 = Start from a candidate you doubt. Suppose it true, and write down the houses it would use up: its row, its column, its box.
lesson-franken-whale-look-2 = Look for six rows and boxes, with no place in common, whose places lie in six columns or boxes, one of them a house that the candidate would use up. Rows and columns may be exchanged.
lesson-franken-whale-look-3 = If the candidate is in none of the six base houses, remove it, and with it all others of the cover outside the base.
lesson-franken-whale-mistake = Counting a house twice, once as base and once as cover. It gives no more than it takes, so leave such a house out: what remains is a smaller fish, or none.
lesson-franken-whale-lookalike = { $bases } have { $x } only in { $covering }: six base houses, six cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and one cover house is not needed. So it is here: in { $cover }, { $x } stands in { $right }, where the Franken Whale would have removed it.

lesson-franken-leviathan-what = Seven base houses with boxes among the rows or columns, and seven covering houses. Remove the digit from the rest of the cover, outside the base.
lesson-franken-leviathan-when = Only to see how far fish go, with a digit that hardly stands on the board.
lesson-franken-leviathan-why = Count it out: seven base houses without a common place need seven digits, and the seven covering houses hold just seven. No other cell of the cover gets one.
lesson-franken-leviathan-also = Franken 7-Fish
lesson-franken-leviathan-look-1 = Take a digit of which at most one is placed and strike the houses that have it.
lesson-franken-leviathan-look-2 = Choose seven base houses, rows and boxes without a common place, and see whether seven columns or boxes take in all their places. There must be a box on one of the two sides.
lesson-franken-leviathan-look-3 = Remove the digit from the cells of the covering houses that are in none of the base houses.
lesson-franken-leviathan-mistake = Believing that a larger fish removes more. What counts is what the cover has besides the base, and seven base houses leave hardly anything of it.
lesson-franken-leviathan-lookalike = { $bases } have { $x } only in { $covering }: seven base houses, seven cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and one cover house is not needed. So it is here: in { $cover }, { $x } stands in { $right }, where the Franken Leviathan would have removed it.

lesson-finned-franken-x-wing-what = An [X-Wing] with a box among its houses and with fins. Remove the digit from the covered cells outside the base that see all fins.
lesson-finned-franken-x-wing-when = Where a row and a box almost keep to two columns, with one or two places too many. Chains with groups often show the same.
lesson-finned-franken-x-wing-why = If no fin is true, the two base houses use up the two covering houses. If one is true, what sees it loses the digit. Cells that both cases hit lose it.
lesson-finned-franken-x-wing-look-1 = Take one digit, a box and a row. Choose two columns that hold most of their places.
lesson-finned-franken-x-wing-look-2 = Mark as fins all places of the row and of the box outside the two columns, and every place that row and box have in common.
lesson-finned-franken-x-wing-look-3 = Remove the digit from those cells of the two columns, outside row and box, that see all fins.
lesson-finned-franken-x-wing-mistake = Not counting the place where the row runs through the box as a fin because a column covers it. True, it would serve both base houses at once and leave a column free. So it is a fin, called an endo fin, and must be seen too.
lesson-finned-franken-x-wing-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base house needs only one of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-franken-swordfish-what = A [Franken Swordfish] with fins: places of its base that no covering house has, or that two base houses share. Remove the digit from the covered cells that see all fins.
lesson-finned-franken-swordfish-when = When three houses, a box among them, almost keep to three lines, and the places too many can be seen from one cell of the cover.
lesson-finned-franken-swordfish-why = Either a fin is true and removes the digit from what it sees, or none is and the fish is whole. A candidate that would go without the fins and sees all of them goes for certain.
lesson-finned-franken-swordfish-look-1 = Take one digit and three base houses, two rows and a box, say, and three columns that hold most of their places.
lesson-finned-franken-swordfish-look-2 = Mark the fins: the places of the base outside the columns, and those that are in two base houses.
lesson-finned-franken-swordfish-look-3 = Look for a cell that sees all fins, over a row, a column or a box.
lesson-finned-franken-swordfish-look-4 = If one of the three columns covers it and it is in none of the base houses, remove the digit from it.
lesson-finned-franken-swordfish-mistake = Searching only in the box of the fins, as with a [Finned Swordfish]. Where boxes are base or cover, a covered cell may also see a fin along a row or a column.
lesson-finned-franken-swordfish-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only two of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-franken-jellyfish-what = A [Franken Jellyfish] with fins. Remove the digit from the covered cells that see all fins.
lesson-finned-franken-jellyfish-when = When four houses with boxes among them almost keep to four others. Begin with the candidate you doubt: it must lie in the cover and see every fin.
lesson-finned-franken-jellyfish-why = Two cases cover everything: a fin holds the digit, or none does and the four base houses fill the four covering houses. The candidate is false in both.
lesson-finned-franken-jellyfish-look-1 = Begin with a candidate you doubt, and strike its digit from all cells that it sees.
lesson-finned-franken-jellyfish-look-2 = With what is left, look for four rows and boxes without a common place that keep to only three columns or boxes. There must be a box among the seven houses, and the candidate must be in none of the four.
lesson-finned-franken-jellyfish-look-3 = Add as fourth covering house a column or a box of the candidate, one that is not in the base. The struck places of the four that no covering house has are the fins, and so are those that two of the four share.
lesson-finned-franken-jellyfish-look-4 = Remove the candidate: it sees all fins, since you struck them because of it.
lesson-finned-franken-jellyfish-mistake = Accepting a cell that sees all fins but one. The last fin may be the true one, and then the fish says nothing about the cell. Only a chain from that fin could still help, as in [Kraken Fish Type 1].
lesson-finned-franken-jellyfish-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Franken Jellyfish, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and three digits do for the four base houses. So it is here: { $cover } has a place left for its { $x }, and that is { $right }, where the fish would have removed it.

lesson-finned-franken-squirmbag-what = Five base houses with boxes among them, five covering houses, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-franken-squirmbag-when = Rarely by eye. Look for a smaller finned fish of the digit first.
lesson-finned-franken-squirmbag-why = With a true fin, what sees it is cleared. Without one, five base houses use up five covering houses. What both clear is cleared.
lesson-finned-franken-squirmbag-also = Finned Franken Starfish; Finned Franken 5-Fish
lesson-finned-franken-squirmbag-look-1 = Suppose a candidate true and strike the digit from all that it sees.
lesson-finned-franken-squirmbag-look-2 = See whether five rows and boxes without a common place are left with places in only four columns or boxes. Rows and columns may be exchanged.
lesson-finned-franken-squirmbag-look-3 = If so, remove the candidate, as long as it is in none of the five.
lesson-finned-franken-squirmbag-mistake = Adding a sixth covering house to get rid of the fins. With more covering houses than base houses the base need not use all of them up, and nothing follows.
lesson-finned-franken-squirmbag-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Franken Squirmbag, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and four digits do for the five base houses. So it is here: { $cover } has a place left for its { $x }, and that is { $right }, where the fish would have removed it.

lesson-finned-franken-whale-what = Six base houses with boxes among them, six covering houses, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-franken-whale-when = Rarely by eye. It is the large side of a smaller pattern of the same digit.
lesson-finned-franken-whale-why = If no fin holds the digit, the six base houses need all six covering houses. If one does, it rules its surroundings out. A covered cell that sees all fins cannot hold it.
lesson-finned-franken-whale-also = Finned Franken 6-Fish
lesson-finned-franken-whale-look-1 = Suppose a candidate true and strike the digit from all that it sees.
lesson-finned-franken-whale-look-2 = Count rows and boxes that share no place any more: do six of them have to make do with five columns or boxes?
lesson-finned-franken-whale-look-3 = If so, and the candidate is in none of the six, remove it.
lesson-finned-franken-whale-mistake = Letting two base houses share a place that the candidate does not see. One digit there would do for both, so six houses need not take six places, and the count proves nothing.
lesson-finned-franken-whale-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Franken Whale, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and five digits do for the six base houses. So it is here: { $cover } has a place left for its { $x }, and that is { $right }, where the fish would have removed it.

lesson-finned-franken-leviathan-what = Seven base houses with boxes among them, seven covering houses, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-franken-leviathan-when = Only to see how far fish go. A chain of the digit is easier to find.
lesson-finned-franken-leviathan-why = The argument does not change with the size: as many base houses as covering houses, or a true fin. The candidate is false either way.
lesson-finned-franken-leviathan-also = Finned Franken 7-Fish
lesson-finned-franken-leviathan-look-1 = Take a digit of which next to nothing is placed. Suppose one of its candidates true and strike what it sees.
lesson-finned-franken-leviathan-look-2 = Look for seven rows and boxes, without the candidate and without a common place, that are left with six columns or boxes for the digit.
lesson-finned-franken-leviathan-look-3 = If there are seven such houses, remove the candidate.
lesson-finned-franken-leviathan-mistake = Overlooking one place in seven houses. If it lies outside the cover and the candidate does not see it, the digit can escape there. Go through each base house cell by cell.
lesson-finned-franken-leviathan-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Franken Leviathan, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and six digits do for the seven base houses. So it is here: { $cover } has a place left for its { $x }, and that is { $right }, where the fish would have removed it.

lesson-mutant-x-wing-what = An [X-Wing] of any houses: rows and columns mixed in the base or in the cover, with boxes if need be. The two base houses have the digit only in the two covering houses.
lesson-mutant-x-wing-when = Look for two houses of any kind that do not share a place of a digit, and whose places lie in two other houses. It is rare, as easier techniques see most of them.
lesson-mutant-x-wing-why = What the houses are called does not matter. Two houses without a common place need the digit twice, two others have room for it twice. The rest of these others loses it.
lesson-mutant-x-wing-look-1 = Take one digit, a row and a column. The cell where they cross must not be a place of the digit.
lesson-mutant-x-wing-look-2 = Find two other houses of any kind that take in all places of both.
lesson-mutant-x-wing-look-3 = Remove the digit from the cells of these two that are neither in the row nor in the column.
lesson-mutant-x-wing-look-4 = Try the other way too: two houses of any kind that share no place, and whose places lie in a row and a column. Then the rest of these lines loses the digit, and so does the cell where they cross.
lesson-mutant-x-wing-mistake = Overlooking that the crossing of the base row and the base column is a place of the digit. True, it would do for both, the cover would not be used up, and the removals would be wrong.
lesson-mutant-x-wing-lookalike = { $bases } seem to have { $x } only in { $covering }: two base houses, two cover houses. But { $line } has another place, { $spoiler }, which none of the cover houses covers: a fin, and { $right } does not see it. If { $x } stands there, the base needs only one of the cover houses. So it is here: in { $cover }, { $x } stands in { $right }, where the Mutant X-Wing would have removed it.

lesson-mutant-swordfish-what = Three base houses of any kind have a digit only in three covering houses of any kind, rows and columns mixed. Remove the digit from the rest of the cover, outside the base.
lesson-mutant-swordfish-when = When you map one digit and no plain fish comes out: try a row, a column and a box together.
lesson-mutant-swordfish-why = The base takes the digit three times, in places that no two of its houses share, and the cover has three to give. What is in the cover and not in the base goes without.
lesson-mutant-swordfish-look-1 = Take one digit and three houses with few places for it, rows and columns mixed and boxes as you like, such that no place is in two of them.
lesson-mutant-swordfish-look-2 = Cover all their places with three other houses. Begin with a place that only one useful house can cover.
lesson-mutant-swordfish-look-3 = Remove the digit from the cells of the cover that are in none of the three base houses.
lesson-mutant-swordfish-look-4 = Remove it also from each place of the base that two covering houses share.
lesson-mutant-swordfish-mistake = Covering a place by a house of the base itself. Base and cover must be different houses, three and three; a house on both sides adds nothing to the count.
lesson-mutant-swordfish-lookalike = { $bases } seem to have { $x } only in { $covering }: three base houses, three cover houses. But { $line } has another place, { $spoiler }, which none of the cover houses covers: a fin, and { $right } does not see it. If { $x } stands there, the base needs only two of the cover houses. So it is here: in { $cover }, { $x } stands in { $right }, where the Mutant Swordfish would have removed it.

lesson-mutant-jellyfish-what = Four base houses of any kind have a digit only in four covering houses of any kind. Remove the digit from the rest of the cover, outside the base.
lesson-mutant-jellyfish-when = Hardly by eye. Count for a candidate you doubt: which houses would it use up, and which would be left without the digit?
lesson-mutant-jellyfish-why = If a covered cell outside the base held the digit, one covering house would be spent, and three would be left for four base houses. That is one too few.
lesson-mutant-jellyfish-look-1 = Take a candidate you doubt and choose one of its houses, row, column or box, as the first of the cover.
lesson-mutant-jellyfish-look-2 = Collect four houses without the candidate that share no place of the digit, and that have many of their places in the chosen house.
lesson-mutant-jellyfish-look-3 = See whether three more houses take in all the other places of the four.
lesson-mutant-jellyfish-look-4 = If so, remove the candidate, and the digit from all other cells of the cover outside the base.
lesson-mutant-jellyfish-mistake = Clearing a covered cell that is itself in a base house. With rows, columns and boxes mixed this is easily overlooked. Such a cell is one of the places that the base may use; it loses the digit only if two covering houses share it.
lesson-mutant-jellyfish-lookalike = Besides { $spoiler }, { $bases } have { $x } only in { $covering }: four base houses, four cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and two cover houses are not needed. So it is here: { $right }, which lies in { $both }, is { $x }, and the Mutant Jellyfish would have removed it.

lesson-mutant-squirmbag-what = Five base houses of any kind have a digit only in five covering houses of any kind. Remove the digit from the rest of the cover, outside the base.
lesson-mutant-squirmbag-when = Hardly by eye. It helps to mark the base cells of one digit and cover them with as few houses as possible.
lesson-mutant-squirmbag-why = Five base houses use up five covering houses. A digit elsewhere in the cover would leave four for five.
lesson-mutant-squirmbag-also = Mutant Starfish; Mutant 5-Fish
lesson-mutant-squirmbag-look-1 = Draw a board with the places of one digit only, and strike all houses that have it.
lesson-mutant-squirmbag-look-2 = Choose five houses of any kind with few places, none of them shared by two of the five.
lesson-mutant-squirmbag-look-3 = Try to take in all these places with five other houses.
lesson-mutant-squirmbag-look-4 = Remove the digit from the cells of these houses that are in none of the first five.
lesson-mutant-squirmbag-mistake = Asking for a shape. A mutant fish of this size has none that you could recognize; what makes it true is only that the count comes out even and no base houses share a place. Check these two and nothing else.
lesson-mutant-squirmbag-lookalike = Besides { $spoiler }, { $bases } have { $x } only in { $covering }: five base houses, five cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and two cover houses are not needed. So it is here: { $right }, which lies in { $both }, is { $x }, and the Mutant Squirmbag would have removed it.

lesson-mutant-whale-what = Six base houses of any kind have a digit only in six covering houses of any kind. Remove the digit from the rest of the cover, outside the base.
lesson-mutant-whale-when = Hardly by eye. It is a way of counting rather than a shape.
lesson-mutant-whale-why = Each base house needs a place, no two share one, and each covering house gives one. Six against six: nothing is left for other cells of the cover.
lesson-mutant-whale-also = Mutant 6-Fish
lesson-mutant-whale-look-1 = Draw a board with the places of one digit only.
lesson-mutant-whale-look-2 = Choose six houses, none of which shares a place with another, and try to take in all their places with six other houses.
lesson-mutant-whale-look-3 = Remove the digit from the cells of the second six that are in none of the first six.
lesson-mutant-whale-mistake = Stopping at a cover of seven houses. Seven can give one digit more than six base houses take, so a cell outside the base may still hold it.
lesson-mutant-whale-lookalike = { $bases } have { $x } only in { $covering }: six base houses, six cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and one cover house is not needed. So it is here: in { $cover }, { $x } stands in { $right }, where the Mutant Whale would have removed it.

lesson-mutant-leviathan-what = Seven base houses of any kind have a digit only in seven covering houses of any kind. Remove the digit from the rest of the cover, outside the base.
lesson-mutant-leviathan-when = Hardly by eye. It is the largest fish that is looked for here.
lesson-mutant-leviathan-why = Seven places are needed and seven can be had, all of them in the base. A cell of the cover outside the base would take one too many.
lesson-mutant-leviathan-also = Mutant 7-Fish
lesson-mutant-leviathan-look-1 = Draw a board with the places of one digit only, one that is hardly placed yet.
lesson-mutant-leviathan-look-2 = Choose seven houses of any kind without a common place and try to take in all their places with seven others.
lesson-mutant-leviathan-look-3 = Remove the digit from the cells of these others that are in none of the seven.
lesson-mutant-leviathan-mistake = Using it where a short chain of the digit does the same. A [Grouped AIC] of one digit is found link by link, while here fourteen houses must be right all at once.
lesson-mutant-leviathan-lookalike = Besides { $spoiler }, { $bases } have { $x } only in { $covering }: seven base houses, seven cover houses. But { $spoiler } lies in two of the base houses, in { $line } and in { $other-line }, so it is an endo fin, and { $right } does not see it. If { $x } stands there, it serves both houses at once, and two cover houses are not needed. So it is here: { $right }, which lies in { $both }, is { $x }, and the Mutant Leviathan would have removed it.

lesson-finned-mutant-x-wing-what = Two base houses and two covering houses of any kind, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-mutant-x-wing-when = Where a row and a column almost fit into two other houses. A [Turbot Fish] or a short chain often shows the same.
lesson-finned-mutant-x-wing-why = If all fins are false the base uses up the cover. If one is true, it removes what it sees. A cell for which both holds loses the digit.
lesson-finned-mutant-x-wing-look-1 = Take one digit, a row and a column. Choose two other houses that hold most of their places, often a box and a line.
lesson-finned-mutant-x-wing-look-2 = Mark as fins the places of row and column that these two do not cover, and the cell where row and column cross if it is a place of the digit.
lesson-finned-mutant-x-wing-look-3 = Remove the digit from those cells of the cover, outside row and column, that see all fins.
lesson-finned-mutant-x-wing-mistake = Failing to recognize a [2-String Kite]. Its row and its column are the base, its box and the crossing line through one outer end the cover, and the other outer end is the fin. Look for the kite first; it is the easier sight.
lesson-finned-mutant-x-wing-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base house needs only one of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-mutant-swordfish-what = Three base houses and three covering houses of any kind, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-mutant-swordfish-when = When a chain of the digit with groups is at hand, it is often such a fish. Start from the candidate to be removed and collect the houses that it spoils.
lesson-finned-mutant-swordfish-why = Suppose the candidate holds the digit. Then every fin is false, since it sees them all, and one covering house is spent: two are left for three base houses. So it is false.
lesson-finned-mutant-swordfish-look-1 = Begin with a candidate you doubt and strike its digit from all that it sees.
lesson-finned-mutant-swordfish-look-2 = Collect houses, without the candidate, that have one or two places left.
lesson-finned-mutant-swordfish-look-3 = Look for three of them that share no place which is left, and for two houses that take in all that is left of the three.
lesson-finned-mutant-swordfish-look-4 = These two and a house of the candidate that is none of the three are the cover. Remove the candidate.
lesson-finned-mutant-swordfish-mistake = Choosing the fish first and looking at its fins last. A fin that the cell does not see spoils everything. Begin from the cell, and only such fins come up as it does see.
lesson-finned-mutant-swordfish-lookalike = Base { $bases }, cover { $covering }: { $x } seems to be covered but for the fin { $fins }, and { $right } sees it. But { $line } has { $x } in { $spoiler }, too. That is one more fin, and { $right } does not see it. Here it is the true one, so the other base houses need only two of the cover houses, and { $cover } has its { $x } in { $right }. Only what sees every fin loses the digit.

lesson-finned-mutant-jellyfish-what = Four base houses and four covering houses of any kind, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-mutant-jellyfish-when = When smaller fish of the digit fail. Work from a candidate you doubt.
lesson-finned-mutant-jellyfish-why = If the candidate were true it would clear all fins and spend a covering house. Three would have to serve four base houses, which is impossible.
lesson-finned-mutant-jellyfish-look-1 = Begin with a candidate you doubt and strike its digit from all that it sees.
lesson-finned-mutant-jellyfish-look-2 = Choose four houses, without the candidate, that share no place which is left.
lesson-finned-mutant-jellyfish-look-3 = If three houses take in all that is left of the four, remove the candidate.
lesson-finned-mutant-jellyfish-mistake = Calling only those places fins that lie outside the cover. A place that two base houses share is a fin too, covered or not, and has to be seen like the others.
lesson-finned-mutant-jellyfish-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Mutant Jellyfish, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in three of the base houses, { $sharing }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves all three houses at once, and two digits do for the four base houses. So it is here: { $right }, which lies in { $both }, is { $x }, and the fish would have removed it.

lesson-finned-mutant-squirmbag-what = Five base houses and five covering houses of any kind, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-mutant-squirmbag-when = Hardly by eye; after everything else for this digit.
lesson-finned-mutant-squirmbag-why = The candidate, if true, would leave four covering houses for five base houses and no fin to help out. So it is false.
lesson-finned-mutant-squirmbag-also = Finned Mutant Starfish; Finned Mutant 5-Fish
lesson-finned-mutant-squirmbag-look-1 = Draw the places of one digit alone, suppose one of them true and strike what it sees.
lesson-finned-mutant-squirmbag-look-2 = Try to find five houses, without that place and without a common place among those left, for which four houses take in all that is left.
lesson-finned-mutant-squirmbag-look-3 = If there are such, remove the digit from the place that you supposed.
lesson-finned-mutant-squirmbag-mistake = Going on with a second supposition when the first leads nowhere. All of it must follow from one candidate alone; otherwise what is refuted is only that both are true together.
lesson-finned-mutant-squirmbag-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Mutant Squirmbag, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in three of the base houses, { $sharing }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves all three houses at once, and three digits do for the five base houses. So it is here: { $cover } has a place left for its { $x }, and that is { $right }, where the fish would have removed it.

lesson-finned-mutant-whale-what = Six base houses and six covering houses of any kind, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-mutant-whale-when = Hardly by eye; it is one more way to say that the digit would not go round.
lesson-finned-mutant-whale-why = With the candidate true no fin is left, and five covering houses would have to hold the digits of six base houses. That cannot be.
lesson-finned-mutant-whale-also = Finned Mutant 6-Fish
lesson-finned-mutant-whale-look-1 = Draw the places of one digit alone, suppose one of them true and strike what it sees.
lesson-finned-mutant-whale-look-2 = Try to find six houses, without that place and without a common place among those left, for which five houses take in all that is left.
lesson-finned-mutant-whale-look-3 = If there are such, remove the digit from the place that you supposed.
lesson-finned-mutant-whale-mistake = Taking a fish that fails for a sign that the candidate is true. That one choice of houses does not refute it says nothing; another may, or a chain.
lesson-finned-mutant-whale-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Mutant Whale, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in three of the base houses, { $sharing }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves all three houses at once, and four digits do for the six base houses. So it is here: { $right }, which lies in { $both }, is { $x }, and the fish would have removed it.

lesson-finned-mutant-leviathan-what = Seven base houses and seven covering houses of any kind, and fins. Remove the digit from the covered cells that see all fins.
lesson-finned-mutant-leviathan-when = Hardly by eye; for a digit of which next to nothing is known.
lesson-finned-mutant-leviathan-why = The counting is that of all fish: were the candidate true, the fins would be gone, and six covering houses are too few for seven base houses.
lesson-finned-mutant-leviathan-also = Finned Mutant 7-Fish
lesson-finned-mutant-leviathan-look-1 = Draw the places of one digit alone, suppose one of them true and strike what it sees.
lesson-finned-mutant-leviathan-look-2 = Try to find seven houses, without that place and without a common place among those left, for which six houses take in all that is left.
lesson-finned-mutant-leviathan-look-3 = If there are such, remove the digit from the place that you supposed.
lesson-finned-mutant-leviathan-mistake = Spending an evening on it. Whatever a fish of any size can say about a digit, the templates of that digit say too, and with a computer they are counted at once: see [Template Delete].
lesson-finned-mutant-leviathan-lookalike = Base { $bases }, cover { $covering }: that looks like a Finned Mutant Leviathan, and { $right } sees the endo fin { $fins }. But { $spoiler } lies in three of the base houses, { $sharing }: it is one as well, and { $right } does not see it. If { $x } stands there, it serves all three houses at once, and five digits do for the seven base houses. So it is here: { $cover } has a place left for its { $x }, and that is { $right }, where the fish would have removed it.

lesson-kraken-fish-type-1-what = A fish with fins that the doubted candidate does not all see. From each fin that it does not see, a chain leads to the same: the candidate is false.
lesson-kraken-fish-type-1-when = When a finned [X-Wing], [Swordfish] or [Jellyfish] is spoiled by a single fin. See whether that fin, if true, gets rid of the candidate in another way.
lesson-kraken-fish-type-1-why = If no fin is true, the fish removes the candidate. If a fin is true, what follows from it removes the candidate. One of the two is the case.
lesson-kraken-fish-type-1-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-1-look-1 = Take an [X-Wing], a [Swordfish] or a [Jellyfish] that a few fins spoil, and mark the fins.
lesson-kraken-fish-type-1-look-2 = Choose a candidate of the digit in a covering line and outside the base lines: one that would go if there were no fins.
lesson-kraken-fish-type-1-look-3 = Suppose the first fin true and follow a chain, with any digits, until the candidate is false. Do the same for each fin that the candidate does not see.
lesson-kraken-fish-type-1-look-4 = If every fin either sees the candidate or leads to its being false, remove the candidate.
lesson-kraken-fish-type-1-mistake = Following one fin and forgetting the others. Any of the fins may be the true one, so each needs a chain of its own or must see the candidate directly.
lesson-kraken-fish-type-1-lookalike = Base { $bases }, cover { $covering }: if there were no fins, { $x } would go from { $right }. From the fin { $fins } a chain leads to the same: then { $near-first } is not { $x }, so { $near-second } is, and { $right } is not. But { $line } has another fin, { $spoiler }, from which nothing leads to { $right }. Here it is the true one, and { $right } is { $x }, too. Each fin needs a chain of its own.

lesson-kraken-fish-type-2-what = One covering house of a finned fish is looked at. From each of its places in the base, and from each fin, a chain leads to the same conclusion, which may be about any digit.
lesson-kraken-fish-type-2-when = When the fish itself removes nothing. Follow what comes of each place in one covering house, and of each fin.
lesson-kraken-fish-type-2-why = If no fin is true, the base fills every covering house, and so one of the places in that house is true. In any case one of the candidates from which the chains start is true, and all of them end with the same.
lesson-kraken-fish-type-2-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-2-look-1 = Take a fish of two to four base lines with few fins, and mark the fins.
lesson-kraken-fish-type-2-look-2 = Choose a covering line with few places in the base. List these places and all fins: one of them is true.
lesson-kraken-fish-type-2-look-3 = Suppose each of the list true in turn, and write down what follows from it by chains.
lesson-kraken-fish-type-2-look-4 = What all these lists have in common holds: remove the candidate that is false in all of them, or set the one that is true in all.
lesson-kraken-fish-type-2-mistake = Leaving a fin out of the list. If just that fin is true, perhaps none of the others is, and what they have in common need not hold. The covering line's places outside the base, however, need no chain.
lesson-kraken-fish-type-2-lookalike = In { $bases }, { $x } seems to have a single place outside { $covering }, the fin { $fins }. If the fin is false, { $cover } has its { $x } in { $first }. From { $first } and from the fin, a chain leads to { $x } in { $right }. But { $line } has another fin, { $spoiler }, and no chain starts there. Here { $x } stands in { $spoiler }, neither { $first } nor { $fins } is { $x }, and { $right } is { $y }.

lesson-forcing-chain-contradiction-what = Suppose a candidate is true, or that it is false. Chains from there lead to something impossible: the opposite of the supposition, a cell without a digit, or a house without a place for one. So the supposition was wrong.
lesson-forcing-chain-contradiction-when = When nothing shorter is left. Take candidates in cells with two, and follow only plain steps: what sees it is false, the last one left is true.
lesson-forcing-chain-contradiction-why = What follows from something true is true. A contradiction is not, so what it came from is not true either: the opposite holds.
lesson-forcing-chain-contradiction-also = Contradiction Forcing Chain; Nishio Forcing Chain
lesson-forcing-chain-contradiction-look-1 = Choose a candidate and suppose it true, say in a cell with two candidates. Note each consequence together with the one it comes from.
lesson-forcing-chain-contradiction-look-2 = From a true candidate, make false the others of its cell and the same digit in all cells that it sees.
lesson-forcing-chain-contradiction-look-3 = From a false candidate, make true the other one of a cell with two, and the other place in a house with two. Count two as the board stands, before you supposed anything.
lesson-forcing-chain-contradiction-look-4 = Watch for a clash: the opposite of what you supposed, a cell without a candidate, a house without a place for a digit, two digits in a cell, or a digit twice in a house.
lesson-forcing-chain-contradiction-look-5 = Then remove the candidate that you supposed true. If you had supposed it false and met a clash, set it.
lesson-forcing-chain-contradiction-mistake = Taking the supposition for proved because no clash came up. It is only not refuted yet: the chain was perhaps broken off too early, or this way of following does not see the clash.
lesson-forcing-chain-contradiction-lookalike = If { $right } is { $x }, { $first } can only be { $y }, and { $spoiler }, which sees both, can be neither: nothing seems to be left for it, so { $right } would have to be { $z }. But { $spoiler } can also be { $z }. Here it is, and { $right } is { $x }, without any contradiction. A cell is empty only when its last candidate is gone.

lesson-forcing-chain-verity-what = Take all candidates of a cell, all places of a digit in a house, or a candidate that is either true or false. Chains from each of them lead to the same conclusion. It holds.
lesson-forcing-chain-verity-when = Around a cell with two or three candidates, or a digit with two or three places, from which much follows.
lesson-forcing-chain-verity-why = One of the possibilities is the right one. As each leads to the same conclusion, it does not matter which it is.
lesson-forcing-chain-verity-also = Cell Forcing Chain; Unit Forcing Chain; Region Forcing Chain; Digit Forcing Chain; Double Forcing Chain
lesson-forcing-chain-verity-look-1 = Choose possibilities of which one must be right: all candidates of a cell, all places of a digit in a house, or one candidate as true and as false.
lesson-forcing-chain-verity-look-2 = Suppose the first and mark all that follows by chains: what becomes true, and what becomes false.
lesson-forcing-chain-verity-look-3 = Suppose the next from the original board again, and keep of the marks only what follows this time as well. Do so for every possibility.
lesson-forcing-chain-verity-look-4 = Remove each candidate that is still marked as false, and set each that is still marked as true.
lesson-forcing-chain-verity-mistake = Leaving a possibility out because it looks unlikely. If just that one is right, nothing of what the others have in common need hold. A contradiction is the only good reason to drop one.
lesson-forcing-chain-verity-lookalike = Wherever the { $x } of { $line } is, in { $first } or in { $second }, { $third } is not { $x }, and then { $right } is: so it seems. But { $line } has a third place for { $x }, { $spoiler }, and from there nothing follows for { $third }. Here { $x } stands in { $spoiler }, { $third } is { $x }, and { $right } is { $y }. Every possibility needs a chain of its own.

lesson-forcing-net-contradiction-what = As [Forcing Chain Contradiction], but a consequence may rest on several earlier ones: a digit is the last of its cell because two others went for different reasons. What branches and joins again is a net.
lesson-forcing-net-contradiction-when = When chains come to nothing. A net is long to follow: go link by link, and look for the first cell or house in which something clashes.
lesson-forcing-net-contradiction-why = Each step of the net follows from the ones before, so all of it would be true if the supposition were. It ends in something impossible, so the supposition is wrong.
lesson-forcing-net-contradiction-also = Dynamic Contradiction Forcing Chain; Dynamic Forcing Chain; Bowman's Bingo
lesson-forcing-net-contradiction-look-1 = Suppose a candidate on a copy of the board and do what follows at once: strike the other candidates of its cell, and its digit from all cells that it sees.
lesson-forcing-net-contradiction-look-2 = Look for a cell with one candidate left and for a house with one place left for a digit, whatever took the others away. That candidate is true; go on from it in the same way.
lesson-forcing-net-contradiction-look-3 = Where that stops, use [Pointing] and [Claiming] on what is left, and go on.
lesson-forcing-net-contradiction-look-4 = When a cell has no candidate left or a house no place for a digit, remove the candidate that you supposed from the real board.
lesson-forcing-net-contradiction-mistake = Not writing down what each step rests on. In a net one slip makes any contradiction, and without the grounds nobody can find it again. Number the steps, and say of each from which it comes.
lesson-forcing-net-contradiction-lookalike = Suppose { $right } is not { $x }. Then { $first } is, { $second } and { $spoiler } are not, and both seem to have only { $y } left: { $line } would have { $y } twice. So { $right } would be { $x }. But { $spoiler } can also be { $z }. Here it is, { $first } is { $x }, and { $right } is { $w }, without any contradiction.

lesson-forcing-net-verity-what = As [Forcing Chain Verity], with nets: from each of several possibilities, of which one is right, the same follows, and steps may rest on several earlier ones.
lesson-forcing-net-verity-when = As the last resort that still argues. Prefer cells with two candidates, so that there are only two nets to follow.
lesson-forcing-net-verity-why = Whichever of the possibilities is right, its net shows the conclusion. No possibility is left in which it would be false.
lesson-forcing-net-verity-also = Dynamic Cell Forcing Chain; Dynamic Region Forcing Chain; Dynamic Double Forcing Chain
lesson-forcing-net-verity-look-1 = Choose a cell with two candidates or a digit with two places in a house, and make a copy of the board for each of the two.
lesson-forcing-net-verity-look-2 = On each copy follow the one possibility by singles, and by [Pointing] and [Claiming] where these stop.
lesson-forcing-net-verity-look-3 = Lay the copies side by side. Set what is filled in the same way on all of them, and remove each candidate that is gone from all.
lesson-forcing-net-verity-look-4 = If a copy comes to a contradiction, its possibility is wrong, and all that stands on the other copy holds.
lesson-forcing-net-verity-mistake = Letting the copies mix: a step on the one that uses what was struck on the other. Each net may rest only on the board as it was and on its own supposition.
lesson-forcing-net-verity-lookalike = From { $first } and from { $second }, the two places that { $x } seems to have in { $line }, the same follows: { $right } is not { $x }. But { $x } has a third place there, { $spoiler }, and no net was built from it. If it had been, it would have shown that { $right } can well be { $x }. Here { $x } stands in { $spoiler } and in { $right }.

lesson-template-set-what = Write down every way in which a digit can stand on the board. Those are left out that would take a cell which another digit has in all its ways. If all ways left have a cell in common, the digit stands there.
lesson-template-set-when = With a computer, or with a digit that already stands six or seven times and has only a few ways left.
lesson-template-set-why = One of the ways is the truth. What all of them have in common is true whichever it is.
lesson-template-set-also = Pattern Overlay Method; POM
lesson-template-set-look-1 = Draw a board with one digit only: where it stands, and where it still can.
lesson-template-set-look-2 = Start in the row with fewest places. Take one, strike its row, its column and its box, and go on to the next row until the digit stands in each, or cannot. Do so for all choices and write each complete way down.
lesson-template-set-look-3 = Strike the ways that use a cell which another digit takes in all its own ways.
lesson-template-set-look-4 = Set the digit in every cell that all remaining ways have in common.
lesson-template-set-mistake = Missing a way. The conclusion is about all of them, and one that was forgotten may be just the one that leaves the cell out. Go through the choices in a fixed order, row by row.
lesson-template-set-lookalike = There seem to be two ways in which { $x } can stand on the board, and both have it in { $right }. But these are only the ways that do not use { $spoiler }, and { $x } can stand there, too. With it there are further ways, and one of those is the truth: { $x } stands in { $spoiler }, and { $right } is { $y }. All ways count, also those of the place that was overlooked.
lesson-template-set-origin = SudokuWiki credits the Pattern Overlay Method, which works with the same ways of a digit, to Myth Jellies.

lesson-template-delete-what = Write down every way in which a digit can stand on the board. Those are left out that would take a cell which another digit has in all its ways. A place that none of the ways left uses loses the digit.
lesson-template-delete-when = With a computer, or with a digit that already stands six or seven times and has only a few ways left.
lesson-template-delete-why = One of the ways is the truth. A place that no way uses is not used by the true one, so the digit is not there.
lesson-template-delete-also = Pattern Overlay Method; POM
lesson-template-delete-look-1 = Draw a board with one digit only: where it stands, and where it still can.
lesson-template-delete-look-2 = Choose a place you doubt. Put the digit there, strike what it sees, and try to put it into every other row, column and box.
lesson-template-delete-look-3 = If it cannot be done in any way, remove the digit from the place. Ways do not count that use a cell which another digit takes in all its own ways.
lesson-template-delete-look-4 = If it can be done, tick off all places that this way uses, and try the next place without a tick.
lesson-template-delete-mistake = Giving a place up after the first attempt fails. The other rows may have offered a choice; only when every choice has failed does no way use the place.
lesson-template-delete-lookalike = No way in which { $x } seems to fit on the board uses { $right }, so it would go there. But one place for { $x } was not reckoned with, { $spoiler }. With { $x } there, a further way goes through { $right }, and that is the truth: { $x } stands in both. Only a place that fails with every choice is out.
lesson-template-delete-origin = SudokuWiki credits the Pattern Overlay Method, whose first rule removes such places, to Myth Jellies.

lesson-forcing-chains-and-cycles-what = Suppose a candidate is true, or that it is false, and follow one link after the other. If the chain comes back to the opposite, what was supposed is wrong. If it comes back to what was supposed and can be read both ways round, it is a cycle: what goes both ways round is false. HoDoKu calls the chains [X-Chain], [XY-Chain] or [Discontinuous Nice Loop], and the cycles [Continuous Nice Loop].
lesson-forcing-chains-and-cycles-when = When subsets, fish and wings are used up. Chains of one digit (X) and those through cells with two candidates (Y) are the easiest to follow, so they come first.
lesson-forcing-chains-and-cycles-why = A chain says: if this is so, its opposite is so. That can only be if it is not so. In a cycle one end of each link is true, whichever way round it is; so what sees both ends of a link of one digit can never be true.
lesson-forcing-chains-and-cycles-also = Bidirectional X-Cycle; Bidirectional Y-Cycle
lesson-forcing-chains-and-cycles-look-1 = Mark the strong links: cells with two candidates, and digits with two places in a house.
lesson-forcing-chains-and-cycles-look-2 = Choose a candidate and suppose that it is true. What it excludes is false; the other end of a strong link of that is true; and so on by turns.
lesson-forcing-chains-and-cycles-look-3 = If you come to the candidate itself as false, remove it. If you supposed it to be false and come to it as true, write it down.
lesson-forcing-chains-and-cycles-look-4 = If you come back to it as it was supposed, go round the other way too. Remove what both ways exclude.
lesson-forcing-chains-and-cycles-mistake = A cycle read one way only proves nothing. What goes must go both ways round, and that is so only for what sees both ends of a link.
lesson-forcing-chains-and-cycles-lookalike = If { $right } is { $x }, { $first } is { $y }. Then { $spoiler } is not { $y }, and so { $x }, it seems; but { $right } sees it, so { $right } would not be { $x }. But { $spoiler } has a third candidate, { $z }: not being { $y } does not make it { $x }. Here it is { $z }, the chain breaks off there, and { $right } is { $x }.

lesson-nishio-what = Suppose a candidate is true, and look at its digit alone. Wherever the digit is left with one place in a house, it stands there too. If in the end some place of it has to be true and cannot be, the supposition was wrong. It goes the other way too: suppose the candidate is false. HoDoKu finds the same with [Forcing Net Contradiction], or with the [Template Delete] of the digit.
lesson-nishio-when = When a digit is nearly placed, but its last cells stay open. Other digits do not matter: a board with the places of this one digit is enough.
lesson-nishio-why = Everything that follows from a true candidate is true. A digit cannot both stand in a cell and not stand there. So the candidate was not true.
lesson-nishio-also = Nishio Forcing Chains
lesson-nishio-look-1 = Draw the places of one digit on an empty board.
lesson-nishio-look-2 = Choose one and put the digit there. Strike all places that see it.
lesson-nishio-look-3 = Where a row, a column or a box is left with one place, put the digit there too, and strike on.
lesson-nishio-look-4 = If a house is left with none, or the digit has to go where it was struck, the first place is wrong: remove it on the real board.
lesson-nishio-mistake = Reaching the end without a contradiction proves nothing. There may be several ways for the digit to fit, and it is still open which of them is right.
lesson-nishio-lookalike = Suppose { $right } is { $x }. Then { $first } and { $second } are not, and { $line } seems to have no place left for { $x }. But there is a third one, { $spoiler }, and { $right } does not see it. Here { $x } stands in { $right } and in { $spoiler }, and nothing contradicts that. A house lacks a digit only when all its places are gone.

lesson-multiple-forcing-chains-what = Take all candidates of a cell, or all places of a digit in a house. From each of them follow a chain. If all chains come to the same, it holds. HoDoKu calls this [Forcing Chain Verity].
lesson-multiple-forcing-chains-when = With a cell of three candidates or a digit of three places from which much follows, when chains from one candidate alone give nothing.
lesson-multiple-forcing-chains-why = One of the candidates is the true one. Whichever it is, its chain shows the conclusion; so there is no need to know which.
lesson-multiple-forcing-chains-also = Region Forcing Chains; Cell Forcing Chains
lesson-multiple-forcing-chains-look-1 = Choose a cell with three candidates, or a digit with two or three places in a house.
lesson-multiple-forcing-chains-look-2 = Suppose the first one, and mark all that follows along links: what is true and what is false.
lesson-multiple-forcing-chains-look-3 = Do the same with each of the others, from the board as it was.
lesson-multiple-forcing-chains-look-4 = Keep what all of them have marked alike: remove what is false on all, write down what is true on all.
lesson-multiple-forcing-chains-mistake = Each chain uses the links of the board as it is. A link that only comes about as candidates are removed on the way is not meant here; that is the business of [Dynamic Forcing Chains].
lesson-multiple-forcing-chains-lookalike = Each place of { $x } in { $line } seems to lead to the same: whether it is { $first } or { $second }, { $right } is not { $x }. But a place was left out, { $spoiler }, and from that one nothing follows for { $right }. Here { $x } stands just there, and in { $right } as well. With one branch missing, the others prove nothing.

lesson-dynamic-forcing-chains-what = As [Multiple Forcing Chains], but what goes on the way makes new links: a cell that has lost all candidates but one holds it, whatever took the others. If a supposition leads to a contradiction, it is wrong; if all possibilities lead to the same, it holds. HoDoKu calls these [Forcing Net Contradiction] and [Forcing Net Verity].
lesson-dynamic-forcing-chains-when = On hard puzzles, when plain chains are used up. Begin with candidates from which much follows at once.
lesson-dynamic-forcing-chains-why = Each step rests on earlier ones, all of which hold if what was supposed is so. A contradiction shows that it is not so. And if every possibility leads to the same, one of them is right, and the same holds.
lesson-dynamic-forcing-chains-also = Dynamic Contradiction Forcing Chains; Dynamic Double Forcing Chains
lesson-dynamic-forcing-chains-look-1 = Suppose a candidate on a copy of the board, and strike what it excludes.
lesson-dynamic-forcing-chains-look-2 = Look for cells left with one candidate and houses left with one place for a digit. That is true too: strike on from there.
lesson-dynamic-forcing-chains-look-3 = If something has to be true that was struck, the supposition is wrong.
lesson-dynamic-forcing-chains-look-4 = Otherwise do the same with the opposite, with the other candidates of the cell, or with the other places of the digit, and compare the copies.
lesson-dynamic-forcing-chains-mistake = Forgetting what a step rests on. A last candidate rests on everything that took the others away, and each of these must have been told before.
lesson-dynamic-forcing-chains-lookalike = If the { $x } of { $line } is in { $first }, { $right } is not { $x }; if it is in { $second }, neither. That seems to be every case. But { $spoiler } can be { $x } as well, which makes a third one, and there { $right } is free to be { $x }. That is the true case: { $x } stands in { $spoiler } and in { $right }, where it would have been removed.

lesson-dynamic-forcing-chains-plus-what = As [Dynamic Forcing Chains], and where no single follows any more, the branch goes on by locked candidates, naked and hidden pairs and X-Wings that have come about on the way. HoDoKu has locked candidates in its [Forcing Net Contradiction] and [Forcing Net Verity], but no pairs and no X-Wings.
lesson-dynamic-forcing-chains-plus-when = On very hard puzzles, when a branch that looks wrong comes to a stop just before its contradiction.
lesson-dynamic-forcing-chains-plus-why = On the copy on which you have struck what is false, the simple techniques hold as on any board. What they remove there is false if what was supposed is so.
lesson-dynamic-forcing-chains-plus-also = DFC+; Dynamic Forcing Chains with Patterns
lesson-dynamic-forcing-chains-plus-look-1 = Follow a supposition on a copy as in [Dynamic Forcing Chains] until nothing more follows.
lesson-dynamic-forcing-chains-plus-look-2 = Look on the copy for [Pointing], [Claiming], [Hidden Pair], [Naked Pair] and [X-Wing].
lesson-dynamic-forcing-chains-plus-look-3 = Strike what they remove, and go on with singles.
lesson-dynamic-forcing-chains-plus-look-4 = End as there: at a contradiction, or where all copies agree.
lesson-dynamic-forcing-chains-plus-mistake = Removing on the real board what a pair has removed on the copy. The pair is there only if the supposition is true.
lesson-dynamic-forcing-chains-plus-lookalike = Suppose { $right } is not { $z }. Then { $right } and { $first } have only { $x } and { $y } left, a pair that takes both from { $spoiler }, and nothing seems to be left there: so { $right } would be { $z }. But { $spoiler } can be { $z } itself. Here it is, and { $right } is { $x }, which would have been removed.

lesson-nested-forcing-chains-what = As [Dynamic Forcing Chains Plus], and where these patterns stop too, the branch goes on by whole chains within: with all that is supposed, another candidate is supposed as well and refuted, or all its possibilities lead to the same. The chains within may be dynamic themselves. Our [Contradiction with Side Arguments] is akin to it, and says its side arguments shorter.
lesson-nested-forcing-chains-when = Only on the hardest puzzles that are known. A person hardly ever goes this way without a computer.
lesson-nested-forcing-chains-why = A chain within shows something for the board as it is if the supposition around it is so. So the branch may use it. If the branch ends in a contradiction, its supposition is wrong.
lesson-nested-forcing-chains-also = Dynamic Forcing Chains (+ Forcing Chains); Dynamic Forcing Chains (+ Multiple Forcing Chains)
lesson-nested-forcing-chains-look-1 = Follow a supposition on a copy as far as singles, locked candidates, pairs and X-Wings go.
lesson-nested-forcing-chains-look-2 = Where that stops, look for [Forcing Chains and Cycles] on the copy.
lesson-nested-forcing-chains-look-3 = If there are none, look for [Multiple Forcing Chains] there, and then for dynamic ones, each on a copy of the copy.
lesson-nested-forcing-chains-look-4 = Strike on the first copy what they show, and go on.
lesson-nested-forcing-chains-mistake = Mixing up the copies. What a chain within has refuted is false only together with the supposition around it. Once that has fallen, it may be true.
lesson-nested-forcing-chains-lookalike = { $line } has its { $y } in { $right } or in { $first }. In the second case a side argument seems to show that { $right } is { $z }: otherwise { $second } would be { $z }, and yet { $line } would have no other place for { $w }. So { $right } would not be { $x } in either case. But { $line } has another place for { $w }, { $spoiler }. Here { $w } stands there, and { $right } is { $x }.

lesson-contradiction-with-side-arguments-what = Suppose a candidate is true and follow it by singles, locked candidates, subsets and the sums of cages. Where that stops short of a contradiction, show of another candidate that it cannot be true beside the first: that is a side argument. Take it out, go on, and repeat, until something impossible is reached. A side argument may have side arguments of its own.
lesson-contradiction-with-side-arguments-when = As the very last resort: it solves every classic puzzle that has one solution, the hardest known ones too. Only on a few boards without givens would its argument be too long to follow. Begin with a candidate from which much follows, and look for side arguments where few candidates are left.
lesson-contradiction-with-side-arguments-why = What a side argument refutes is false as long as what is supposed around it holds, so the main argument may go on without it. It ends in something impossible. Nothing but its supposition was taken for granted, so the supposition is wrong.
lesson-contradiction-with-side-arguments-also = Trial and Error of several levels; T&E
lesson-contradiction-with-side-arguments-look-1 = Suppose a candidate on a copy of the board, best one of a cell with two. Follow it by singles, [Pointing], [Claiming], subsets and, in a killer, sums, until nothing more follows.
lesson-contradiction-with-side-arguments-look-2 = On a copy of the copy suppose another candidate as well, again in a cell with two left, and follow it. If it comes to a contradiction, strike it on the first copy.
lesson-contradiction-with-side-arguments-look-3 = Go on with the first copy, and make further side arguments wherever it stops.
lesson-contradiction-with-side-arguments-look-4 = When the first copy has a cell without a candidate, a house without a place for a digit, or a sum that cannot be had, remove the candidate that you supposed first from the real board.
lesson-contradiction-with-side-arguments-look-5 = Then look which side arguments the contradiction needed. Leave the others out of what you tell.
lesson-contradiction-with-side-arguments-mistake = Striking on the real board what a side argument has refuted. It was refuted beside the first supposition only; once that has fallen, the candidate may well be true.

## Work that was left behind by a program that was killed

left-draft = being made, { $count ->
        [one] 1 given
       *[other] { $count } givens
    }

# { $reason } names the file and says what is wrong with it.
left-unreadable = Work of an earlier time cannot be read: { $reason }. The file stays where it is.

# The button Undo beside it puts it back. { $reason } names the file and says what is wrong with it.
left-discarded = '{ $name }' is discarded.
left-discarded-unreadable = The file is discarded: { $reason }.
# A notice on a puzzle that was just opened, with the button after it.
left-on-open = What you did on this puzzle last time is still here.
left-go-on = Go on where you left off

# { $reason } says why: 'the file puzzles.sdm does not exist'.
left-without-list = This puzzle comes without the list that it was opened from: { $reason }.

## What is wrong with a file or a puzzle. These stand within sentences, without a full stop.

# { $reason } is the system's.
error-missing = the file { $path } does not exist
error-no-file = { $path } is not a file
error-unreadable = { $path } cannot be read: { $reason }
error-not-written = { $path } cannot be written: { $reason }
# The next three are among the reasons why a file cannot be read or written.
error-reason-no-file = it is not a file
error-reason-too-large = it is larger than { $megabytes } MB
error-reason-protected = it is write-protected
# What the system says of a file or of its folder.
error-reason-missing = there is no such file or folder
error-reason-denied = this account has no right to it
error-reason-exists = there is a file of this name already
error-reason-read-only = the drive can only be read
error-reason-full = there is no room left on the drive
error-reason-no-folder = a part of the path is not a folder
error-reason-folder = it is a folder
error-reason-name = the name is too long, or has a character that no name may have
error-rating-no-solution = the puzzle has no solution, so there is no path to rate
error-rating-several-solutions = the puzzle has several solutions, so there is no path to rate
error-rating-too-many-guesses = the search for its solution was given up after { $guesses } guesses, so the path cannot be rated
error-rating-unsound = the rule '{ $technique }' led away from the only solution, so the path cannot be rated
error-rating-stopped = the rating was stopped before it was done
# { $problem } is one of those that follow.
error-content = { $path }: { $problem }
error-too-large = { $source ->
    [pasted] the pasted text is larger than 1 MB
   *[file] the file is larger than 1 MB
}
error-empty = { $source ->
    [pasted] no puzzle is found in the pasted text
   *[file] no puzzle is found in the file
}
error-not-utf-8 = line { $line }, column { $column }: not UTF-8 text
error-binary = { $found ->
    [one] the file is neither text nor a .gri file, which has { $needed } bytes: it has { $found } byte
   *[other] the file is neither text nor a .gri file, which has { $needed } bytes: it has { $found } bytes
}
error-row-number = row { $row } of the .gri file is { $number }, which has more than nine digits
error-not-a-row = line { $line } is not a row of a Sudoku: '{ $text }'
error-row-name = line { $line }: the row name '{ $name }' does not fit, the rows need the numbers 1 to { $needed }, each once
error-not-a-digit = line { $line }, column { $column }: '{ $text }' is not a digit
error-missing-digit = line { $line }, column { $column }: a digit is missing
error-cells = { $found ->
    [one] line { $line } has { $found } cell, { $needed } are needed
   *[other] line { $line } has { $found } cells, { $needed } are needed
}
error-rows = { $source ->
    [pasted] { $found ->
        [one] the pasted text has { $found } row, 9 are needed
       *[other] the pasted text has { $found } rows, 9 are needed
    }
   *[file] { $found ->
        [one] the file has { $found } row, 9 are needed
       *[other] the file has { $found } rows, 9 are needed
    }
}
# Groups of nine bits.
error-groups = { $source ->
    [pasted] { $found ->
        [one] the pasted text has { $found } group of nine bits, 81 are needed
       *[other] the pasted text has { $found } groups of nine bits, 81 are needed
    }
   *[file] { $found ->
        [one] the file has { $found } group of nine bits, 81 are needed
       *[other] the file has { $found } groups of nine bits, 81 are needed
    }
}
error-several = { $format } holds one puzzle, and there are several
# { $problem } is one of the faults below.
error-mistake = line { $line }, column { $column }: { $problem }
error-no-puzzle-in-link = line { $line }, column { $column }: the link to { $site } holds no puzzle, and this program does not load pages
error-unknown-format = line { $line }, column { $column }: this is a puzzle of { $name }, whose format this program does not know
error-unsupported = line { $line }, column { $column }: the puzzle has { $what }, which this program does not know
error-board-size = line { $line }, column { $column }: a board of { $rows } rows; up to 9 can be opened
error-samurai = line { $line }, column { $column }: a samurai, five boards that overlap, which this program does not know
error-no-place = { $format } has no place for { $what }
error-not-own = { $source ->
    [pasted] the pasted text is not a saved puzzle: it lacks the lines format = "sudoku-stepper" and version = { $version }
   *[file] the file is not a saved puzzle: it lacks the lines format = "sudoku-stepper" and version = { $version }
}
error-version = this file was written by another version of the program (version { $version }, this program reads { $oldest } to { $newest })
error-work-about = { $path } does not say what work it is
error-list-no-file = its list was in no file
error-list-changed = { $path } does not list this puzzle any more
error-list-stopped = the reading of its list was stopped
error-draft-no-solution = these givens have no solution, so no puzzle can be made of them
error-draft-several-solutions = these givens have several solutions; fill the draft first
error-draft-too-many-guesses = the search for a solution of these givens was given up after { $guesses } guesses
error-draft-stopped = the work was stopped before it was done
error-exercise-stopped = the exercise was stopped before it was made
error-exercise-none = there are no exercises for { $technique }
error-generate-stopped = the generator was stopped before it had a puzzle
error-generate-too-few-givens = no puzzle with fewer than 17 givens has only one solution; { $givens } cannot do
error-generate-too-many-givens = a puzzle has at most 80 givens; with { $givens } nothing is left to solve
error-generate-too-many-for-minimal = no minimal puzzle with more than 40 givens is known; { $givens } cannot do
error-generate-quarter-turn = under a quarter turn givens go by fours, except for the one in the center; { $givens } cannot be had
error-generate-seventeen = puzzles with 17 givens come from a list that takes no account of symmetry; ask for more givens or without the symmetry { $symmetry }
error-generate-pattern-and-givens = the pattern has { $pattern } cells, so the puzzle cannot have { $givens } givens
error-generate-pattern-symmetry = the pattern does not have the symmetry { $symmetry }
error-generate-pattern-lines = the pattern leaves { $first } and { $second } empty, which you could swap in any solution, so there would be two
error-generate-pattern-boxes = the pattern has givens in only { $boxes } boxes, and no puzzle with givens in three boxes or fewer has only one solution
error-generate-full-for-level = a puzzle with { $givens } givens is solved by naked singles, and is never of the level { $level }
error-generate-full-to-need = a puzzle with { $givens } givens is solved by naked singles, and never needs { $technique }
error-generate-no-such-rating = no puzzle has a rating from { $least } to { $most }: a range goes from the lower to the higher, and ratings are known from 1.0 to 11.9
error-generate-full-for-rating = a puzzle with { $givens } givens is solved by naked singles, and is never rated { $rating } or higher
error-generate-rating-board = ratings of Sudoku Explainer are for the classic board; they do not work for the board '{ $board }'
error-generate-singles-level = a puzzle that { $hardest } brings to its end is never of the level { $level }
error-generate-never-needed = no puzzle needs the technique { $technique }: { $reason ->
        [smaller-fish] a smaller fish in the other lines removes the same
        [multi-colors] Multi Colors 1 finds something wherever it does
        [locked] one of its two base houses is in one of the cover houses alone, so locked candidates or a hidden single come before it
        [kites] two 2-String Kites remove the same
        [rectangles] two Empty Rectangles remove the same
       *[no-cages] the puzzles that are made have no cages
    }
error-generate-none-known = no puzzle is known that needs the technique { $technique }: it found nothing in { $positions } positions of hard puzzles in which the easier rules stall
error-generate-not-in-catalog = the rule '{ $technique }' is not in the catalog, so there is no order of difficulty to put it in
error-generate-needs-harder = a puzzle that needs { $technique } needs something harder than { $hardest }
error-generate-needs-level = a puzzle that needs { $technique } is of the level { $least } at least, not { $level }
error-generate-pattern-board = a pattern of givens is for the classic board; it does not work for the board '{ $board }'
error-generate-too-many-for-board = a puzzle of the board '{ $board }' has at most { $most } givens; { $givens } cannot do
error-generate-too-few-for-board = with fewer than { $fewest } givens you could swap two digits on the board '{ $board }'; { $givens } cannot do
error-generate-too-few-on-board = no puzzle on the board '{ $board }' with fewer than { $fewest } givens has only one solution; { $givens } cannot do
error-generate-not-a-rating = no puzzle has the rating { $rating }: ratings are known from 1.0 to 11.9
error-generate-no-cages = the board '{ $board }' has no cages, so there are no sizes to ask for
error-generate-cage-sizes = cages of { $least } to { $most } cells cannot be had: the largest size is from 2 to { $size } here, the smallest is at least 1 and not above it
error-generate-board-symmetry = the board '{ $board }' itself does not have the symmetry { $symmetry }
error-size = a picture is { $least } to { $most } pixels wide
error-picture-memory = there is no memory for a picture of that size
error-picture-drawing = the picture could not be drawn: { $reason }
error-picture-packing = the picture could not be packed: { $reason }

## Steps that are written in a line, by a person or another program, and looked at on the board

check-holds = It holds: { $grounds }.
check-fails = It does not hold: { $flaw }.
check-fails-but = The conclusion is true, but the step does not show it: { $flaw }.
check-claim-holds = It holds. { $why }
check-claim-fails = It does not hold. { $why }
check-claim-open = It does not follow. { $why }
# The board has no solution or several.
check-claim-unknown = This board cannot tell. { $why }

# What a step was seen to rest on.

check-naked-single = the cell has no other candidate
check-hidden-single = it is the only place for the digit in { $house }
check-locked = what is removed sees every place of the digit in { $house }
check-subset = these cells and digits are a subset: as many digits as cells
check-disjoint = there are as many digits as cells, and no digit fits in twice, except perhaps the one that is removed
check-fish = base, cover and fins are as the step says
check-single-digit = the strong links of the digit hold, and so does the weak one between them
check-wing = pivot and pincers are as the step says
check-colors = strong links join the cells of each color
check-uniqueness = otherwise the puzzle would have a second solution
check-sets = each set has one digit more than cells, and the sets are linked as the step says
check-chain = each of the { $count } links of the chain holds
check-loop = each of the { $count } links of the loop holds
check-contradiction = each of the { $count } claims follows from those before it, and together they contradict each other
check-verity = one of the { $count } assumptions is right, and each of them leads to the conclusion
check-counts = { $count } truths and as many links, which cover each candidate of the truths
check-rule = the rule { $technique } finds this conclusion on this board; what is written before it was not compared
check-rule-step = the rule { $technique } makes this step on this board

# What is wrong with one that does not hold.

check-claim = { $truth ->
    [yes] { $cell } is { $digit }
   *[no] { $cell } is not { $digit }
}
check-node = { $digits } in { $cells }
check-branch = { $truth ->
    [yes] { $digit } is in { $cells }
   *[no] { $digit } is not in { $cells }
}
check-no-candidate = { $digit } is no candidate of { $cell } on this board
check-given = { $cell } is a given: the { $digit } is already there
check-filled = { $cell } is already filled in, with { $digit }
check-absent = { $digits } cannot be in { $cells }
check-too-little-room = { $cells } cannot hold { $digits } together: { $count ->
    [one] it has room for one digit
   *[other] they have room for { $count } digits
}
check-digit-at-both-ends = { $from } and { $to } both have { $digits }: a link inside cells joins different digits
check-cell-has-more = { $cell } still has { $more }: it is no strong link between { $from } and { $to }
check-cell-has-not-just = { $cell } has the candidates { $has }, not exactly { $needs }
check-further-places = { $house } still has { $digit } in { $further }: { $digit } is no strong link between { $from } and { $to }
check-not-conjugate = no house, and no cage that needs it, has its { $digit } in { $cells } alone, so there is no strong link
check-unseen = { $from_cells } and { $to_cells } do not see each other: there is no weak link between { $from } and { $to }
check-same-ends = both ends of this link are { $node }: a link needs two different ends
check-ends-overlap = { $from } and { $to } can be true together, in { $cells }: there is no weak link between them
check-unlinked = { $from } and { $to } share neither digit nor cell, and no cage links them
check-not-by-turns = { $kind ->
    [strong] two strong links meet at { $node }
   *[weak] two weak links meet at { $node }
}: links are strong and weak by turns
check-no-set = { $cells } can hold { $digits }, which is no almost locked set: that has one digit more than cells, and each of its cells sees all the others
check-no-subset = { $digits } in { $cells } are no subset: that has as many digits as cells in one house, and either these cells hold no other digit or these digits have no other cell there
check-other-digits = { $cells } can hold { $has }, not { $digits }
check-does-not-follow = what the step rests on is true, but it does not follow that { $claim }
check-unfounded = that { $claim } does not follow from what stands before it
check-no-branch = nothing is assumed
check-no-contradiction = each claim follows, but if { $claim }, nothing contradicts it
check-not-exhausted = the assumptions are neither all candidates of a cell nor all places of a digit in a house, so perhaps none of them is right
check-branch-ends = if { $assumption }, it is not said that { $claim }
check-uneven-fish = a fish has as many cover houses as base houses, but here there are { $base } base houses and { $cover } cover houses
check-uneven-count = there must be as many links as truths, but the truths count { $truths } and the links { $links }
check-uncovered = { $digit } in { $cell } lies in truths more often than in links
check-further-fin = the base also has { $digit } in { $cells }, which { $count ->
    [one] is a fin that is not named
   *[other] are fins that are not named
}
check-no-fin = { $digit } in { $cells } is no fin of this fish
check-not-covered = { $cell } is in no cover house, or in the base as well
check-fin-unseen = { $cell } does not see the fin in { $fins }
check-places-unseen = { $cell } does not see the { $digit } in { $cells }
check-no-rectangle = { $cells } are no rectangle in two rows, two columns and two boxes that these two digits can fill without a given, and in which they could change places
check-rectangle-lives = with { $digit } in { $cell } the rectangle still has other digits, so there need not be a second solution
check-no-grave = the board is no bivalue grave with one candidate too many: all empty cells but one have two candidates there, and each digit has two places in each house
check-no-cluster = strong links of { $digit } do not join { $cells } to the others by turns
check-not-restricted = { $digit } does not link { $one } with { $other }, since not all its places there see each other
check-stem-has-more = the stem { $cell } can also be { $digits }, to which no petal is linked
check-not-just-enough = { $cells } have not just as many digits as they must hold
check-not-alone = { $cell } has other candidates, and in each of its houses { $digit } has another place
check-not-found = the rule { $technique } does not find this on the board
check-other-pattern = the rule { $technique } finds this conclusion on this board, but by another pattern than the one that is written
check-several-loose = in { $cells }, the digits { $digits } have places that do not see each other, and only one digit may have those
check-taken = { $cell } is filled in
check-base-twice = { $house } is named twice as a base house
check-has-digit = { $house } already has its { $digit }
check-no-place = there is no place left for { $digit } in { $house }
check-no-argument = nothing is said from which it could follow

# What cannot be read as a step.

check-empty = there is nothing to read
check-unknown-technique = "{ $name }" is not the name of a technique
check-no-cell = "{ $cell }" is not a cell of this board
check-no-conclusion = it does not say what follows; "=> r3c5<>4" removes 4 from r3c5, "=> r3c5=4" sets it
check-no-digit = "{ $claim }" says no digit; "r3c5=4" says that r3c5 is 4, "r3c5<>4" that it is not
check-expected = at "{ $rest }" something else is expected: { $what ->
    [cell] a cell
    [digit] a digit
    [house] a house
    [house-of-board] a house of this board
    [link] a link
    [sign] "-" or "="
    [two-cells] two cells
    [two-digits] two digits
    [set] "A=" and an almost locked set
    [end] the end, or "=>"
    [node] "-" or "=" and digits in brackets
   *[other] { $sign }
}
check-too-long = it is too long

## Paths whose steps are verified by their proofs

# { $told } is one of the next three.
verify-puzzle = puzzle { $number }: { $told }
verify-follow = { $steps ->
    [one] 1 step follows
   *[other] { $steps } steps follow
}
# { $reason } is one of the reasons below.
verify-step-refused = step { $step } does not follow: { $reason }
verify-line-refused = step { $step }, { $told }
verify-line = line { $line } of the proof does not follow: { $reason }
verify-no-proof = the step gives no proof
verify-not-placed = the proof does not conclude that { $cell } is { $digit }
verify-not-removed = the proof does not conclude that { $cell } is not { $digit }
verify-too-long = checking the proof takes too long
verify-no-solution = the proof needs a puzzle with one solution, and this one has none
verify-several-solutions = the proof needs a puzzle with one solution, and this one has several
verify-unknown-solutions = the proof needs a puzzle with one solution, and counting the solutions of this one takes too many guesses
verify-not-solved = the ending does not follow: the steps do not lead to a solution
verify-other-ending = the ending does not follow: the puzzle ends in another way
verify-out-of-reach = it rests on a line that does not hold there
verify-no-supposition = it does not stand under a supposition
verify-no-such-set = it names cells, a house, a cage or a line that is not of this kind on the board
verify-uncounted = if it were wrong, there would still be room for everything that has to be true
verify-not-refuted = the supposition has not led to a contradiction
verify-open-case = a case is missing, or one of the cases does not lead to it
verify-can-be-filled = if it were wrong, the cells could still be filled
verify-not-exchanged = the cells could be filled in a way that cannot be exchanged for another
verify-too-many-ways = there are too many ways to fill the cells
verify-not-symmetric = the symmetry does not hold, or it does not rule this out

# Why a line is not one of a path. Each stands behind the name of the file and the number of the line.
verify-not-a-step = it is not a step that 'steps --json' printed
verify-too-large = a part of it is longer than { $most } MB
verify-no-start = the puzzle of the path is missing
verify-bad-puzzle = the puzzle of the path cannot be read: { $reason }
verify-bad-conclusions = the conclusions of the step are not candidates of the board
verify-bad-proof = the proof cannot be read: { $reason }
proof-error-form = it is not a proof in version { $version }
proof-error-version = it is in version { $version }, and only version { $needed } can be read
proof-error-too-long = it has more than { $most } lines
# { $fault } is one of the next six.
proof-error-line = line { $line } of the proof { $fault }
proof-fault-form = is not in the form of a line
proof-fault-cell = names '{ $name }', which is not a cell of the board
proof-fault-digit = names { $number }, which is not a digit of the board
proof-fault-house = names '{ $name }', which is not a house of the board
proof-fault-line-zero = names line 0, and the first line is line 1
proof-fault-too-long = has a list with more than { $most } items

## What is wrong at a place in a file. These stand within sentences, without a full stop.

fault-not-a-cell = '{ $text }' is not a cell
fault-not-a-sum = '{ $text }' is not a sum
fault-not-a-number = '{ $text }' is not a number
fault-no-digit-for = { $cell } has no digit
fault-twice-in-one = a cage or region names the cell { $cell } twice
fault-cell-twice = the cell { $cell } is named twice
fault-no-such-sum = this cage has the sum { $sum }, and a cage can have 1 to { $greatest }
fault-no-such-digit = a board of { $rows } rows has no { $digit }
fault-not-a-digit = '{ $text }' is not a digit
fault-not-a-digit-in = '{ $text }' in { $name } is not a digit
fault-not-a-digit-at = '{ $text }' in row { $row }, column { $column } is not a digit
fault-no-digits = no digit is found in the cells of this grid
fault-fields = { $found ->
    [one] { $found } field, { $needed } are needed
   *[other] { $found } fields, { $needed } are needed
}
fault-region-cells = { $found ->
    [one] the regions have { $found } cell, { $needed } are needed
   *[other] the regions have { $found } cells, { $needed } are needed
}
fault-grid-rows = { $found ->
    [one] the grid that begins here has { $found } row, { $needed } are needed
   *[other] the grid that begins here has { $found } rows, { $needed } are needed
}
fault-region-rows = { $found ->
    [one] the regions that begin here have { $found } row, { $needed } are needed
   *[other] the regions that begin here have { $found } rows, { $needed } are needed
}
fault-region-count = { $found ->
    [one] { $found } region is told, { $needed } are needed
   *[other] { $found } regions are told, { $needed } are needed
}
fault-box-cells = { $found ->
    [one] a box of this board has { $found } cell, { $needed } are needed
   *[other] a box of this board has { $found } cells, { $needed } are needed
}
fault-box-count = { $found ->
    [one] this board has { $found } box, { $needed } are needed
   *[other] this board has { $found } boxes, { $needed } are needed
}
fault-row-cells = { $found ->
    [one] row { $row } has { $found } cell, { $needed } are needed
   *[other] row { $row } has { $found } cells, { $needed } are needed
}
fault-rows-of = { $found ->
    [one] the grid has { $found } row of { $needed } cells
   *[other] the grid has { $found } rows of { $needed } cells
}
fault-puzzle-cells = { $found ->
    [one] this puzzle has { $found } cell, { $needed } are needed
   *[other] this puzzle has { $found } cells, { $needed } are needed
}
fault-lines-from-where = whether rows and columns are counted from 0 or from 1 is not known: no 0 and no { $size } is among them
fault-cells-from-where = whether the cells are counted from 0 or from 1 is not known
fault-map-names = this map has { $found } names, and a board nine regions: cages need their sums below it
fault-not-a-region-name = '{ $text }' does not name a region
fault-only-regions = these are the regions of a jigsaw, and its digits are missing
fault-regions-unclear = the regions are neither boxes nor a character for each cell
fault-some-without-region = some cells have no region
fault-regions-of-some = the regions of some cells are told, and not those of the others
fault-no-regions-for-size = a board of { $rows } rows has no boxes, and no regions are told
fault-row-zero = this line names a row or column 0: in the others they are counted from 1
fault-cage-lines = this line and others seem to tell cages, in a form that is not known
fault-cage-line = others tell cages, and this line of cells is in no form that is known
fault-other-than-in-grid = { $cell } is { $digit } here, and { $other } in the grid
fault-digit-missing = the digit of { $name } is missing
fault-sum-missing = the sum of this cage is missing
fault-not-the-sum = '{ $text }' is not the sum of a cage
fault-two-sums = this cage has the sums { $one } and { $other }, and a cage has only one
fault-no-sum-of = the cage '{ $name }' of this map has no sum
fault-no-such-cage = this map has no cage '{ $name }'
fault-sum-twice = the sum of the cage '{ $name }' is told twice
fault-sums-missing = { $found ->
    [one] the sum of { $found } cage is missing
   *[other] the sums of { $found } cages are missing
}
fault-total-of-sums = the sums of these cages make { $found }, and all cells of a board { $needed }
fault-no-cage-at = no cage begins in cell { $number }
fault-no-cage-in = no cage begins in { $cell }
fault-not-the-number-of-a-cage = { $number } is no cage
fault-sum-too-large = { $sum } is no sum
fault-not-a-digit-of-cage = the cage of { $cell } is no digit
fault-cage-without-sum = a cage has no sum
fault-not-an-arrow = '{ $text }' is neither a sum nor an arrow to the next cell of a cage
fault-number-missing = the number of { $cell } is missing
fault-not-the-next-cell = { $cell } begins with '=' or '+', and not with '{ $text }'
fault-only-classic-boxes = boxes of { $text } are not in this format, which has those of 3x3 only
fault-arrow-off = the arrow in { $cell } leads off the board
fault-arrow-without-sum = the arrow in { $cell } leads to no sum
fault-not-a-cell-of-board = '{ $text }' is no cell of the board
fault-not-a-list-in-json = the constraints are no list in JSON
fault-not-a-letter = '{ $text }' is not X, H, P or C
fault-quote-missing = a field of this line lacks one of its quotation marks
fault-several = this line has several puzzles, and each needs a line of its own
fault-clauses = these are the clauses of a SAT problem, and no grid
fault-numbers-below = this line has { $size } numbers as the { $size } lines above it, and together they are no grid
fault-side-by-side = grids stand side by side, and this row does not have all of them
fault-marks-on-other-board = pencil marks on a board of another kind
fault-lines-unclear = the lines drawn in this grid are not those of the usual boxes, and do not close regions
fault-columns-unclear = the digits of these rows do not stand below each other, so their columns are not known
fault-blanks-cut-off = blanks at the start of this row seem to be cut off: put '.' for each empty cell
fault-set-in = these rows are set in, and how far is not known: put '.' for each empty cell
fault-numbered-rows = these rows begin with their numbers, and behind these a cell is missing in each
fault-numbered-columns = this line numbers the columns, and of the rows below it one is missing
fault-size-misfit = the size does not fit the rows
fault-table-unclear = in this table it is not known where a grid of nine rows and columns begins
fault-blank-and-zero = some cells of this table are blank and others are 0: which are empty is not known
fault-table-of-steps = this table tells steps, and not which of the cells are given
fault-marks-in-list = candidates in a list of cells cannot be read
fault-line-without-cell = this line names no cell
fault-counted-from-zero = this is no cell: others are counted from 0
fault-neither-yes-nor-no = '{ $text }' says neither that a digit is given nor that it is not
fault-archive = this is an archive, as .zip, .xlsx and .docx are: unpack it, or save it as text or as CSV
fault-office = this is a file of Word or Excel: save it as text or as CSV
fault-pdf = this is a PDF: copy the puzzle out of it as text
fault-image = this is a picture: type the puzzle off it as text
fault-compressed = this is a compressed file: unpack it first
fault-blank-page = the cells on this page hold no digits: a program on the page may draw them
fault-rows-or-boxes = on this page it is not known whether the cells come by rows or by boxes
fault-not-nine-bits = '{ $text }' is not nine bits
fault-not-a-section = '{ $text }' is not [Puzzle] or [State], the sections of an .sdk file
fault-other-than-given = { $cell } has another digit than under [Puzzle]
fault-digit-twice = { $digit } stands twice in the cell
fault-no-digit-behind-plus = no digit follows this '+'
fault-not-in-its-place = '{ $text }' stands where { $digit } or a dot belongs
fault-not-digit-row-column = '{ $text }' is not a digit, a row and a column such as 436
fault-not-a-game-id = this is not a game ID of Solo
fault-not-a-kind-of-solo = '{ $text }' is not a kind of board: a game ID of Solo begins with the size of its boxes, such as 3x3, or with that of a jigsaw, such as 9j
fault-givens-missing-in-id = the game ID lacks its givens
fault-regions-missing-in-id = the game ID lacks its regions
fault-cages-missing-in-id = the game ID lacks its cages
fault-sums-missing-in-id = the game ID lacks the sums of its cages
fault-too-many-parts = the game ID has too many parts
fault-not-a-border = '{ $text }' is not a border
fault-borders-misfit = the borders do not fit the board
fault-save-damaged = the saved game is damaged or cut off
fault-save-without-puzzle = the saved game does not tell its puzzle
fault-cut-off = the file is cut off here
fault-too-deep = too many elements inside each other
fault-document-type = document types and entities are not read
fault-too-many-attributes = an element has too many attributes
fault-other-end = </{ $name }> stands here, and <{ $open }> is not closed yet
fault-never-opened = </{ $name }> closes an element that was never opened
fault-not-closed = <{ $name }> is not closed
fault-unknown-reference = '&' begins a sign that is not known in XML; '&amp;' stands for '&' itself
fault-bad-attribute = an attribute of this element is not a name, '=' and a text in quotation marks
fault-xml-cut-off = the XML is cut off here, or a '>' is missing
fault-xml-damaged = the XML is damaged here
fault-no-puzzle-in-xml = no puzzle is found in this XML, which begins with <{ $name }>
fault-not-open-sudoku = <{ $name }> is not the start of an <opensudoku> file
fault-header-too-large = more than 1 MB is said about the puzzles
fault-outside-elements = '{ $text }' stands outside of all elements
fault-name-too-long = the name is longer than { $bytes } bytes
fault-game-without-data = a game without data
fault-no-graph = there is no graph in this file
fault-no-order = the graph does not tell its order
fault-groups-of-several = the groups of this graph are not those of one grid
fault-field-off-board = the position of this field is not on its board
fault-not-coordinates = x { $x } and y { $y } are no cell: they go from 0 to 8
fault-no-puzzle-in-json = there is no puzzle in this JSON that this program finds
fault-two-values = '{ $name }' is there twice, with different values
fault-misspelt = '{ $text }' is not known, and looks like '{ $name }'
fault-in-table = '{ $text }' belongs below [{ $name }]
fault-neither-true-nor-false = '{ $text }' stands where true or false belongs
fault-not-a-list = '{ $text }' stands where a list belongs
fault-digits-unclear = its cells hold -1 and 0 to 8, and it is not clear what the digits are
fault-only-solution = a solution is found here, and no puzzle in a form that is known
fault-other-size = a board of { $told } rows is told, and there are { $size }
fault-link-damaged = the puzzle in the link is damaged or cut off
fault-link-too-large = the puzzle in the link is larger than 1 MB
fault-names-no-cell = the puzzle names '{ $name }', which is no cell of its board
fault-too-many-braces = too many '{"{"}' for a saved puzzle
fault-no-value-for = '{ $name }' is missing
fault-text-not-closed = this text in quotation marks is not closed
fault-bad-escape = '\' does not begin a sign that is known here; '\\' stands for '\' itself
fault-name-without-value = each line here is a name, '=' and a value
fault-value-missing = the value behind '=' is missing
fault-text-unquoted = this text needs quotation marks
fault-comma-too-many = this list has a comma too many
fault-comma-missing = in this list a comma is missing
fault-list-not-closed = this list is not closed: its ']' is missing
fault-head-not-closed = the name of this section is not closed: its ']' is missing
fault-name-twice = '{ $name }' is there twice
fault-behind-value = '{ $text }' follows the value, and the line has to end there
fault-other-kind = { $kind ->
    [text] a text in quotation marks belongs here
    [list] a list in square brackets belongs here
    [number] a number from 0 up belongs here
    [truth] true or false belongs here
   *[section] a section with names and values of its own belongs here
}
fault-unknown-name = '{ $name }' is not a name that is known here
fault-not-one-of = '{ $text }' is not known here; known are: { $known }
fault-toml-damaged = the file is damaged here
fault-given-and-entry = { $cell } has a given and an entry
fault-cells-of-field = { $found ->
    [one] the { $name } have { $found } cell, { $needed } are needed
   *[other] the { $name } have { $found } cells, { $needed } are needed
}
fault-not-cell-and-digits = '{ $text }' is not a cell and digits such as r1c1 2 3
fault-not-on-board = { $cell } is not on the board
fault-not-a-move = '{ $text }' is not a move such as person r1c1:.>5
fault-move-misfit = this move does not fit the board; without its history the file opens
fault-not-boxes = '{ $text }' are no rows and columns such as 2x3
fault-boxes-and-regions = a board has either boxes or regions
fault-not-a-feature = '{ $text }' is nothing that a board can have
fault-not-a-cell-name = '{ $text }' is not a cell such as r1c1
fault-not-a-list-of-cells = '{ $text }' is not a list of cells such as r1c1 r1c2
fault-not-a-colored-cell = '{ $text }' is not a cell and a color such as r1c1 A
fault-not-a-colored-candidate = '{ $text }' is not a candidate and a color such as r1c1 2 A
fault-not-a-link = '{ $text }' is not a link such as r1c1 2 = r1c9 2
fault-not-json = this is not JSON, or it is cut off
fault-nested-too-deep = lists and objects are nested too deep
fault-regions-elsewhere = these are the regions of a jigsaw, and its digits do not stand in the line above
fault-rule-in-words = '{ $text }' seems to name a rule, and in this form it is not read
# A coordinate that is not there.
fault-nothing = nothing
# { $sizes } are clauses such as the first of these, with commas between.
fault-region-size = { $found ->
    [one] '{ $name }' has { $found } cell
   *[other] '{ $name }' has { $found } cells
}
fault-region-sizes = each region needs 9 cells, but { $sizes }
fault-region-sizes-and-cell = each region needs 9 cells, but { $sizes }; { $cell } seems wrong
# What is wrong within the puzzle of a link; { $path } is such as: grid, row 3, column 5, value.
fault-within = in { $path }: { $problem }
path-row = row { $row }
path-column = column { $column }
path-entry = entry { $entry }

## Why a board cannot be. These stand within sentences, without a full stop.

layout-error-size = a board has 4 to 9 rows, not { $rows }
layout-error-boxes = boxes of { $rows } rows and { $columns } columns do not fit a board with { $size } rows
layout-error-region-count = { $count ->
    [one] the board has { $count } region; it needs { $size }
   *[other] the board has { $count } regions; it needs { $size }
}
layout-error-region-size = { $count ->
    [one] the region of { $cell } has { $count } cell; it needs { $size }
   *[other] the region of { $cell } has { $count } cells; it needs { $size }
}
layout-error-region-overlap = { $cell } is in two regions
layout-error-outside-board = { $cell } is not on the board
layout-error-needs-nine = only a board with 9 rows can have { $what }
layout-error-too-many-houses = a board has at most { $most } houses
layout-error-empty = a cage or a region has no cells
layout-error-cage-size = the cage of { $cell } has { $count } cells; with { $size } digits it can have at most { $size }
layout-error-cage-overlap = { $cell } is in two cages
layout-error-cage-in-parts = the cells of the cage of { $cell } are not connected
layout-error-cage-sum = { $count ->
    [one] the cage of { $cell } cannot add up to { $sum }: one digit makes { $least } to { $most }
   *[other] the cage of { $cell } cannot add up to { $sum }: { $count } different digits make { $least } to { $most }
}

## What a puzzle has that this program does not know. These end, or interrupt, "the puzzle has …".

# { $rule } is the name of a rule.
unknown-rule = { $rule ->
    [anti-king] the anti-king rule
    [anti-knight] the anti-knight rule
    [arrows] arrows
    [asterisk] an asterisk
    [between-lines] between lines
    [cages] cages
    [cages-with-repeats] cages whose digits may repeat
    [cages-with-text] cages with a text
    [centers] a region of the centers
    [clones] clones
    [consecutive] marks between consecutive digits
    [diagonals] diagonals
    [disjoint-groups] disjoint groups
    [dots] dots between its cells
    [double-arrows] double arrows
    [entropic-lines] entropic lines
    [even-and-odd] even and odd cells
    [even] even cells
    [fog] fog
    [further-regions] further regions
    [girandola] a girandola
    [inequalities] inequalities
    [irregular-regions] irregular regions
    [lines] lines on its board
    [lines-and-shapes] lines and shapes on its board
    [little-killer-sums] little killer sums
    [lockout-lines] lockout lines
    [marked-diagonals] marked diagonals
    [maximum] maximum cells
    [minimum] minimum cells
    [modular-lines] modular lines
    [nabner-lines] nabner lines
    [non-consecutive] the non-consecutive rule
    [odd] odd cells
    [outside] clues outside its board
    [palindromes] palindromes
    [quadruples] quadruples
    [regions] regions
    [region-sum-lines] region sum lines
    [renban-lines] renban lines
    [sandwich-sums] sandwich sums
    [shapes] shapes on its board
    [signs] signs between its cells
    [skyscraper-clues] skyscraper clues
    [slow-thermometers] slow thermometers
    [sums] sums
    [texts] texts on its board
    [thermometers] thermometers
    [whisper-lines] whisper lines
    [x-and-v] X and V between its cells
    [x-sums] X-sums
    [zipper-lines] zipper lines
   *[constraints] constraints
}
unknown-in-this-form = { $rule } in this form
unknown-named = '{ $name }'
unknown-own-rule = a rule of its own, '{ $sign }'
unknown-size = { $rows } rows and { $columns } columns
unknown-shape = the shape { $text }
unknown-board-type = a board of type { $text }
unknown-other-game = other rules: it is a game of { $text }
unknown-more = { $count ->
    [one] one more rule
   *[other] { $count } more rules
}
unknown-more-regions = more regions than rows
unknown-cells-without-region = cells without a region
unknown-no-regions = no regions
unknown-cage-with-other-text = a cage whose text is no sum
unknown-other-constraints = constraints of another kind
unknown-cages-not-in-full = cages that are not told in full
unknown-regions-not-in-full = irregular regions without a map of them
unknown-cages-on-other-board = cages on a board of another kind
unknown-other-than-sums = cages with other than sums
unknown-overlapping-grids = several grids that overlap
unknown-three-dimensions = three dimensions
unknown-open-row = a row that is no house
unknown-open-column = a column that is no house
unknown-cage-overlap = cages that overlap ({ $cell } is in two)
unknown-cage-in-parts = a cage whose cells lie apart (that of { $cell })
unknown-cage-repeats = a cage in which digits repeat (that of { $cell } has { $count } cells for { $size } digits)
