# Jedes Wort des Programms auf Deutsch.
#
# Eine Übersetzung ersetzt die Wörter hinter dem =. Was in geschweiften Klammern steht, wird
# beim Anzeigen eingesetzt; es darf innerhalb seiner Nachricht verschoben werden. Wie man
# Wörter nach einer Zahl wählt und alles andere über das Format:
# https://projectfluent.org/fluent/guide/
#
# Festlegungen:
# - Anrede: du. Knöpfe und Menüs: Infinitiv. Anführungszeichen: „…“.
# - Häuser stehen wie Namen ohne Artikel und in jedem Fall gleich: 'Zeile 3', 'Block 5',
#   'Käfig 15 bei r1c3', auch Listen: 'Zeile 2 und 6'. Arten von Häusern ohne Artikel und
#   Adjektiv: 'in Zeile, Spalte und Block der Zelle'.
# - Zellen: 'r1c2', Fürwort 'sie'; mehrere: 'eine der Zellen …'. Ziffern: 'die 5'.
# - premise-… hat das Verb am Ende (hinter 'wenn', 'dass'), claim-… ist ein Hauptsatz (hinter
#   'dann gilt:', 'also:').
# - Wörter: Vorgabe (given), Haus, Zeile, Spalte, Block (box), Linie (Zeile oder Spalte),
#   Gitter (board), Rätsel (puzzle), streichen / entfällt (remove / leaves), starke und
#   schwache Verbindung (link), Kette, Schleife, Netz, Käfig, Summe, Basis und Abdeckung
#   (base, cover), Flosse (fin), fast geschlossene Menge (ALS), Teilmenge (subset), Muster,
#   Schritt, Tipp (hint), Stufe (level), Punkte (score), Speicherpunkt.

## The language itself

language-tag = de
language-name = Deutsch

## Houses. What stands at the head of a sentence gets a capital by itself.

house-row = Zeile { $number }
house-column = Spalte { $number }
house-box = Block { $number }
house-region = Region { $number }
house-diagonal-down = Diagonale abwärts
house-diagonal-up = Diagonale aufwärts
house-window = Fenster { $number }
house-hidden-window = Schattenfenster { $number }
house-group = Gruppe { $number }
house-asterisk = Asterisk
house-center-dot = Center Dot
house-girandola = Girandola
house-extra = Zusatzregion { $number }
house-cage = Käfig bei { $cell }

# The kinds of houses, within a sentence
kind-row = Zeile
kind-column = Spalte
kind-box = Block
kind-region = Region
kind-diagonal = Diagonale
kind-window = Fenster
kind-hidden-window = Schattenfenster
kind-group = Gruppe
kind-asterisk = Asterisk
kind-center-dot = Center Dot
kind-girandola = Girandola
kind-extra = Zusatzregion
kind-cage = Käfig

## Lists: 'r1c1, r1c2 and r1c3', 'rows 2 and 6'

list-next = { $before }, { $item }
list-last = { $before } und { $item }
list-or = { $before } oder { $item }
list-clause = { $before }; { $item }
list-rows = Zeile { $numbers }
list-columns = Spalte { $numbers }
list-boxes = Block { $numbers }
list-regions = Region { $numbers }
list-windows = Fenster { $numbers }
list-hidden-windows = Schattenfenster { $numbers }
list-groups = Gruppe { $numbers }
list-extras = Zusatzregion { $numbers }

## Why a rule does not hold on a board

obstacle-no-regions = Die Regel betrachtet Blöcke oder Regionen, und das Gitter hat keine.
obstacle-boxes = Die Regel vergleicht Linien mit Regionen von anderer Form, und das Gitter hat Blöcke.
obstacle-no-cages = Die Regel betrachtet die Summen von Käfigen, und das Gitter hat keine.
obstacle-no-classic-boxes = Die Regel betrachtet Bänder und Stapel aus drei Blöcken, und das Gitter hat andere oder keine.
obstacle-not-classic = Die Regel geht nach der Suche von Sudoku Explainer vor, und die kennt nur das klassische Gitter.
obstacle-no-exchange = Die Regel vertauscht Ziffern im ganzen Gitter. Hier kann das die Summe eines Käfigs verletzen oder gleiche Ziffern dorthin bringen, wo sie sich sehen.
# Wo eine Regel mit einem solchen Hindernis gilt.
holds-with-regions = Gilt nur auf Gittern mit Blöcken oder Regionen.
holds-without-boxes = Gilt nur auf Gittern mit Regionen, die keine Blöcke sind.
holds-with-cages = Gilt nur auf Gittern mit Käfigen.
holds-with-classic-boxes = Gilt nur auf Gittern mit Blöcken aus drei mal drei Zellen.
holds-on-classic = Gilt nur auf dem klassischen Gitter.
holds-with-exchange = Gilt nicht auf Gittern mit Käfigen und nicht, wo Zellen sich sehen, die kein Haus gemeinsam haben, wie bei Anti-Springer.

## Explanations: intersections

# { $base } and { $cover } are houses, { $digit } a digit, { $cells } and
# { $eliminated } lists of cells; there are { $count } cells.
locked-candidates =
    In { $base } kann die { $digit } nur in { $cells } stehen, die { $count ->
        [2] beide
       *[other] alle
    } auch in { $cover } liegen. Eine davon ist die { $digit }, also kann keine andere Zelle von { $cover } die { $digit } sein: streiche die { $digit } in { $eliminated }.

# In these sentences { $removing } is what follows, such as 'remove 4 and 9 from r3c5, 9
# from r3c9', and { $eliminated } a list of the cells that lose a digit.

# In these sentences { $removing } is what follows, such as 'remove 4 and 9 from r3c5; 9
# from r3c9', and { $eliminated } a list of the cells that lose a digit.
removing = streiche { $removals }
# One of the removals.
removal = { $digits } in { $cells }

# Behind a step that came from a file: lists such as '5 of r1c8 and 7 of r2c3'
not-kept-placed = { $placed } { $count ->
        [one] wurde
       *[other] wurden
    } eingetragen.
not-kept-removed = { $removed } { $count ->
        [one] wurde
       *[other] wurden
    } gestrichen.
not-kept = Warum das folgt, steht nicht in der Datei.

## Explanations: singles and subsets

# { $houses } is a list of kinds of houses: 'row, column and box'; { $others } is how many
# other digits there are, in words.
naked-single-seen = { $cell } kann nur die { $digit } sein: Die { $others } anderen Ziffern stehen in { $houses } der Zelle.
# On a board on which cells see each other without a house
naked-single-seen-apart = { $cell } kann nur die { $digit } sein: Sie sieht jede der { $others } anderen Ziffern.
naked-single-ruled-out = { $cell } kann nur die { $digit } sein: { $removed } sind schon ausgeschlossen.
# { $seen } are the digits that the cell sees, { $removed } those that were removed from it;
# { $houses } is a list such as 'row, column or box'.
naked-single =
    { $cell } kann nur die { $digit } sein: { $seen } { $seen_count ->
        [one] steht
       *[other] stehen
    } in { $houses } der Zelle, und { $removed } { $removed_count ->
        [one] ist
       *[other] sind
    } schon ausgeschlossen.
naked-single-apart =
    { $cell } kann nur die { $digit } sein: Sie sieht { $seen }, und { $removed } { $removed_count ->
        [one] ist
       *[other] sind
    } schon ausgeschlossen.

full-house = { $cell } ist die letzte leere Zelle in { $house }, und dort fehlt die { $digit }.

# The other empty cells of the house: { $seen } is a list of sights-first and sights-next, and in
# { $ruled_out } the digit was removed.
sights-first =
    { $cells } { $count ->
        [one] sieht
       *[other] sehen
    } die { $digit } in { $witness }
sights-next = { $cells } die { $digit } in { $witness }
hidden-single-seen = In { $house } kann die { $digit } nur in { $cell } stehen: { $seen }.
hidden-single-ruled-out = In { $house } kann die { $digit } nur in { $cell } stehen: In { $ruled_out } ist sie schon ausgeschlossen.
hidden-single = In { $house } kann die { $digit } nur in { $cell } stehen: { $seen }, und in { $ruled_out } ist sie schon ausgeschlossen.

hidden-subset = In { $houses } können { $digits } nur in { $cells } stehen. Diese Zellen enthalten sie in irgendeiner Reihenfolge und daher nichts anderes: { $removing }.
naked-pair = In { $houses } haben { $cells } dieselben zwei Kandidaten, { $digits }. Eine von ihnen ist die { $one } und die andere die { $other }, also kann keine andere Zelle von { $houses } eine dieser Ziffern sein: { $removing }.
naked-subset = In { $houses } haben { $cells } keine Kandidaten außer { $digits }. Sie verbrauchen sie alle, in irgendeiner Reihenfolge, also kann keine andere Zelle von { $houses } eine davon sein: { $removing }.
direct-pointing =
    In { $base } kann die { $digit } nur in { $cells } stehen, { $count ->
        [2] beide
       *[other] alle
    } auch in { $cover }. Eine dieser Zellen enthält die { $digit }, also kann keine andere Zelle von { $cover } { $digit } sein. In { $house } bleibt dafür nur { $cell }: { $cell } ist { $digit }.
direct-hidden-subset = In { $house } können { $digits } nur in { $cells } stehen. Diese Zellen enthalten sie in irgendeiner Reihenfolge und daher nichts anderes. In { $house } bleibt damit für die { $digit } nur { $cell }: { $cell } ist { $digit }.

# Lines and regions, the cells of each that the others do not have, and digits without a
# place in the { $count } cells of { $lacking }.
leftovers =
    { $houses ->
        [one] { $lines } enthält jede Ziffer einmal, und { $regions } auch
       *[other] Zusammen enthalten { $lines } jede Ziffer so oft wie { $regions }
    }. Was sie gemeinsam haben, fällt weg, also enthalten { $losing } dieselben Ziffern wie { $lacking }. In { $lacking } ist kein Platz für { $digits }: { $removing }.
place-leftovers = { $lines } gegen { $regions }

almost-locked-idea = Wo { $house } und { $other } sich kreuzen, steht genau eine der Ziffern { $digits }. Das legt sie in beiden Häusern fest.
almost-locked-set =
    In { $house } { $count ->
        [one] hat { $cells } nur { $digits } und nimmt eine davon
       *[other] haben { $cells } nur { $digits } und nehmen alle bis auf eine davon
    }.
almost-locked-hidden =
    In { $other } können { $digits } außerhalb der Kreuzung nur in { $hidden } stehen. { $count ->
        [one] Das ist eine Zelle für zwei Ziffern
       *[other] Diese { $number } Zellen sind zu wenige für alle
    }, also steht mindestens eine dieser Ziffern in { $crossing }.
almost-locked-one = Neben { $cells } hat { $house } nur noch für eine der Ziffern { $digits } Platz. Also steht genau eine von ihnen in { $crossing }.
almost-locked-rest = Also hat { $house } { $digits } in { $cells } und nirgends sonst: { $removing }.
almost-locked-others =
    Also hat { $other } die übrigen der Ziffern { $digits } in { $hidden }, { $count ->
        [one] die nichts anderes sein kann
       *[other] die nichts anderes sein können
    }: { $removing }.

## Explanations: cages and the rule of 45

# 'the cage 15 at r1c3', by its sum and its first cell.
cage-name = Käfig { $sum } bei { $cell }
cage-name-without-sum = Käfig bei { $cell }

# What adds up to how much. { $equation } is such as '15 - 7 - 2 = 6', or '15' alone, and
# { $count } the number of cells.
cage-leaves =
    In { $cage } { $count ->
        [one] ist nur noch { $cells } leer:
       *[other] ergeben die leeren Zellen { $cells } zusammen
    } { $equation }.
# Of a cage that is empty as yet: all its cells are left.
cage-whole = Der Käfig aus { $cells } hat die Summe { $equation }.
# Of a cage with one cell.
cage-alone = In { $cage } gibt es keine andere Zelle, also ist { $cell } { $sum }.
cage-houses =
    { $count ->
        [one] { $houses } hat die Summe { $total }.
       *[other] Zusammen haben { $houses } die Summe { $total }.
    }
cage-inner =
    Die Käfige innerhalb lassen { $count ->
        [one] den Innie { $cells } übrig:
       *[other] die Innies { $cells } übrig, zusammen also
    } { $equation }.
# What sticks out of cages that cover { $houses } houses.
cage-outer =
    Die Käfige, die { $houses ->
        [one] dieses Haus
       *[other] diese Häuser
    } abdecken, ragen { $count ->
        [one] mit dem Outie { $cells } hinaus:
       *[other] mit den Outies { $cells } hinaus, zusammen also
    } { $equation }.
cage-sides =
    Abgezogene Käfige lassen innen { $inner } übrig (Innies) und ragen mit { $outer } hinaus (Outies): { $equation }. Also { $more_count ->
        [one] ist { $more }
       *[other] ergeben { $more } zusammen
    } { $difference ->
        [0] so viel wie
       *[other] { $difference } mehr als
    } { $less }.
# Before an equation that adds { $values }, such as '1 in r1c2'.
cage-added-outside =
    { $values } { $count ->
        [one] ragt aus den abgezogenen Käfigen hinaus, also wird diese Ziffer addiert.
       *[other] ragen aus den abgezogenen Käfigen hinaus, also werden diese Ziffern addiert.
    }
cage-added-inside =
    { $values } { $count ->
        [one] liegt in keinem der gezählten Käfige, also wird diese Ziffer addiert.
       *[other] liegen in keinem der gezählten Käfige, also werden diese Ziffern addiert.
    }
cage-cannot = Was die anderen Zellen auch enthalten, mit diesen Kandidaten geht das nicht auf: { $removing }.

# Behind the sentence about the sum: what adds up to it. { $sets } are such as
# '1 + 5 + 9 or 2 + 6 + 7'.
cage-unique = Das geht nur mit { $digits }: Diese Ziffern füllen die Zellen in irgendeiner Reihenfolge. Etwas anderes kann dort nicht stehen, und keine andere Zelle, die sie alle sieht, kann eine davon haben: { $removing }.
# Of the cells all but one, { $others } of them, hold { $bound } at least, such as '1 + 2 = 3'.
cage-most =
    { $others ->
        [one] Jede von ihnen ist mindestens { $bound }
       *[other] Je { $number } von ihnen ergeben zusammen mindestens { $bound }
    }, also kann keine mehr als { $rest } sein: { $removing }.
cage-least =
    { $others ->
        [one] Jede von ihnen ist höchstens { $bound }
       *[other] Je { $number } von ihnen ergeben zusammen höchstens { $bound }
    }, also kann keine weniger als { $rest } sein: { $removing }.
cage-combinations = Nach dem, was diese Zellen enthalten können, geht das nur mit { $sets }: { $removing }.
cage-permutations = Nach dem, was diese Zellen enthalten können, geht das nur mit { $sets }. Wie man diese Ziffern auch verteilt, manche Zellen bekommen manche ihrer Ziffern nie: { $removing }.
# Each of { $ways } sets has the digit, in one of { $count } places.
cage-required =
    { $ways ->
        [one] Nach dem, was diese Zellen enthalten können, geht das nur mit { $sets }, mit der
       *[other] Nach dem, was diese Zellen enthalten können, geht das nur mit { $sets }, jeweils mit der
    } { $digit }. { $count ->
        [one] Nur { $places } hat Platz für sie
       *[other] Also ist eine der Zellen { $places } die { $digit }
    }: { $removing }.
cage-claiming = Sie können { $sets } enthalten. In { $house } kann die { $digit } nur in { $places } stehen, also enthalten sie die { $digit } tatsächlich: { $left }. Also { $removing }.
# { $least } of the digits at least; { $cells } hold nothing but these digits.
cage-used =
    Sie können { $sets } enthalten: mindestens { $least ->
        [one] eine
       *[other] { $least_number }
    } der Ziffern { $digits }. In { $house } { $count ->
        [one] enthält
       *[other] enthalten
    } { $cells } nichts als diese Ziffern. Zusammen verbrauchen sie diese Ziffern alle: { $removing }.
cage-used-by-both =
    Sie können { $sets } enthalten: mindestens { $least ->
        [one] eine
       *[other] { $least_number }
    } der Ziffern { $digits }. { $other } Sie können { $other_sets } enthalten: mindestens { $other_least ->
        [one] eine
       *[other] { $other_number }
    } davon. Zusammen verbrauchen sie diese Ziffern in { $house }: { $removing }.
cage-compared = Sie können { $sets } enthalten. { $other } Sie können { $other_sets } enthalten. Beide liegen in { $house } und haben keine Ziffer gemeinsam; damit passen manche Kandidaten nie: { $removing }.
cage-can-hold = Sie können { $sets } enthalten.
# A set of digits, such as '1 + 5', with which { $count } cells could not be filled.
cage-blocked-set =
    Stünde dort { $digits }, { $count ->
        [one] bliebe für { $cells } nichts übrig
       *[other] blieben für { $cells } zu wenige Ziffern übrig
    }.
cage-blocked = Also enthalten sie etwas anderes: { $removing }.
cage-combined = All das liegt in { $house }, wo jede Ziffer einmal steht. Wie man auch jedem davon eine seiner Mengen gibt und den Rest des Hauses füllt, für diese Kandidaten bleibt nie Platz: { $removing }.
# Behind the sentence about what is on both sides.
cage-parity-odd = Alle diese Zellen außer { $cell } sind sicher ungerade oder sicher gerade. Damit diese Zahl herauskommt, muss { $cell } ungerade sein: { $removing }.
cage-parity-even = Alle diese Zellen außer { $cell } sind sicher ungerade oder sicher gerade. Damit diese Zahl herauskommt, muss { $cell } gerade sein: { $removing }.

place-cage-beside = { $cage } in { $house }
place-remainder = { $cells } über { $houses }

## Explanations: clauses that stand in many sentences

# A line of an argument, where all lines stand in a row behind their numbers.
argument-line = { $number }. { $text }

# Behind 'if'. { $count } cells. The verb stands at the end.
premise-is =
    { $count ->
        [one] { $cells } die { $digit } ist
       *[other] eine der Zellen { $cells } die { $digit } ist
    }
premise-is-not =
    { $count ->
        [one] { $cells } nicht die { $digit } ist
       *[other] keine der Zellen { $cells } die { $digit } ist
    }
premise-is-neither = weder { $one } noch { $other } die { $digit } ist

# Behind 'then' and 'so', or alone. A main clause.
claim-is =
    { $count ->
        [one] { $cells } ist die { $digit }
       *[other] eine der Zellen { $cells } ist die { $digit }
    }
claim-is-not =
    { $count ->
        [one] { $cells } ist nicht die { $digit }
       *[other] keine der Zellen { $cells } ist die { $digit }
    }
claim-is-neither = weder { $one } noch { $other } ist die { $digit }

# { $claim } says what a cell is, { $digits } what else it had.
claim-is-therefore-not = { $claim } und deshalb nicht { $digits }

number-two = zwei
number-three = drei
number-four = vier
number-five = fünf
number-six = sechs
number-seven = sieben
number-eight = acht
# A number with decimals.
number-decimal = { $whole },{ $decimals }
# Zwischen den Tausendern einer Zahl: '12.345'.
number-grouped = { $before }.{ $group }

## Explanations: fish

# { $base } and { $cover } are lists of houses. { $likewise } is yes where the same was
# said of another cover before.
fish-base =
    { $likewise ->
        [yes] Ebenso kann die { $digit } in { $base } (der Basis)
       *[no] In { $base } (der Basis) kann die { $digit }
    } nur in { $cover } (der Abdeckung) stehen.
fish-base-with-fins =
    { $likewise ->
        [yes] Ebenso kann die { $digit } in { $base } (der Basis)
       *[no] In { $base } (der Basis) kann die { $digit }
    } nur in { $cover } (der Abdeckung) stehen, abgesehen von { $fins }.
# Those outside the cover, one or both of these.
fish-fins =
    { $count ->
        [one] der Flosse
       *[other] den Flossen
    } { $fins }
fish-fins-endo =
    { $count ->
        [one] der Endoflosse
       *[other] den Endoflossen
    } { $fins }
fish-endo-fins =
    { $count ->
        [one] Die Endoflosse { $fins } liegt
       *[other] Die Endoflossen { $fins } liegen jeweils
    } in zwei Häusern der Basis zugleich.

# { $lines } is what the base has: rows, where the cover has columns, or columns, where it
# has rows; else houses. { $number } is how many, in words, { $size } the same as a number.
fish =
    { $lines ->
        [rows] Die { $number } Zeilen müssen ihre { $digit } in verschiedenen Spalten haben
        [columns] Die { $number } Spalten müssen ihre { $digit } in verschiedenen Zeilen haben
       *[houses] Die { $number } Häuser der Basis müssen ihre { $digit } in verschiedenen Häusern der Abdeckung haben
    }, also kann keine andere Zelle von { $cover } die { $digit } sein: { $removing }.
# { $twice } are { $count } cells of the base in two houses of the cover.
fish-cannibalistic =
    { $lines ->
        [rows] Die { $number } Zeilen müssen ihre { $digit } in verschiedenen Spalten haben
        [columns] Die { $number } Spalten müssen ihre { $digit } in verschiedenen Zeilen haben
       *[houses] Die { $number } Häuser der Basis müssen ihre { $digit } in verschiedenen Häusern der Abdeckung haben
    }, also kann keine andere Zelle von { $cover } die { $digit } sein und auch { $count ->
        [one] { $twice } nicht, denn sie liegt in zwei davon
       *[other] keine der Zellen { $twice }, denn sie liegt in zwei davon
    } und ließe zu wenige für die übrige Basis: { $removing }.

# { $without } says that the fins are not the digit, of which there are { $count };
# { $rest } is one of the two messages fish-rest.
fish-without-fins =
    Wenn { $without }, { $lines ->
        [rows] müssen die { $number } Zeilen ihre { $digit } in verschiedenen Spalten haben
        [columns] müssen die { $number } Spalten ihre { $digit } in verschiedenen Zeilen haben
       *[houses] müssen die { $number } Häuser der Basis ihre { $digit } in verschiedenen Häusern der Abdeckung haben
    }, also { $rest }; wenn aber { $with }, wird diese von { $eliminated } gesehen.
# { $name } is the technique as in the names of the messages below, { $base } rows, columns
# or houses.
fish-without-fins-is =
    Wenn { $without }, bilden die { $base ->
        [rows] Zeilen
        [columns] Spalten
       *[houses] Häuser
    } das Muster { $technique }, also { $rest }; wenn aber { $with }, wird diese von { $eliminated } gesehen.
# These two stand behind 'also'.
fish-rest = kann keine andere Zelle von { $cover } die { $digit } sein
fish-rest-cannibalistic =
    kann keine andere Zelle von { $cover } die { $digit } sein und auch { $count ->
        [one] { $twice } nicht, denn sie liegt in zwei davon
       *[other] keine der Zellen { $twice }, denn sie liegt in zwei davon
    } und ließe zu wenige für die übrige Basis
fish-either-way =
    So oder so { $count ->
        [one] ist
       *[other] sind
    } { $eliminated } nicht die { $digit }.
# The same of the only cover, with what is removed.
fish-either-way-removing =
    So oder so { $count ->
        [one] ist
       *[other] sind
    } { $eliminated } nicht die { $digit }: { $removing }.
fish-together = Zusammen: { $removing }.

## Explanations: strong links of one digit

# { $again } is yes where such a thing was said before.
single-digit-chain =
    { $again ->
        [yes] Genauso kann die { $digit } in { $first }
       *[no] In { $first } kann die { $digit }
    } nur in { $first_cells } stehen, in { $second } nur in { $second_cells } (starke Verbindungen). { $inner } liegen beide in { $weak } (eine schwache Verbindung), also können sie nicht beide die { $digit } sein: Mindestens eine der Zellen { $outer } ist es, und keine Zelle, die beide sieht, kann die { $digit } sein.
# { $near } and { $far } are the row and the column in the box { $block }.
empty-rectangle =
    { $again ->
        [yes] Genauso kann die { $digit } in { $block }
       *[no] In { $block } kann die { $digit }
    } nur in { $near } oder { $far } stehen (ein Empty Rectangle), in { $house } nur in { $cells } (eine starke Verbindung). Ist { $first } die { $digit }, dann hat { $block } die { $digit } in { $far }; wenn nicht, ist { $second } die { $digit }. So oder so wird sie von { $eliminated } gesehen.
# What follows from such arguments.
single-digit-removing = Also { $removing }.

## Explanations: wings

wing-of-two-digits = Der Pivot { $pivot } kann nur { $digits } sein; er sieht die Zangen { $first } (nur { $first_digits }) und { $second } (nur { $second_digits }). Ist { $pivot } die { $first_digit }, dann ist { $first } die { $eliminated }; ist { $pivot } die { $second_digit }, dann ist { $second } die { $eliminated }. Also ist mindestens eine der Zangen die { $eliminated } (Z), und keine Zelle, die beide sieht, kann die { $eliminated } sein: { $removing }.
wing-of-three-digits = Der Pivot { $pivot } kann nur { $digits } sein; er sieht die Zangen { $first } (nur { $first_digits }) und { $second } (nur { $second_digits }). Ist { $pivot } die { $first_digit }, dann ist { $first } die { $eliminated }; ist { $pivot } die { $second_digit }, dann ist { $second } die { $eliminated }; ist er keine von beiden, dann ist er selbst die { $eliminated }. Also ist mindestens eine der drei Zellen die { $eliminated } (Z), und keine Zelle, die alle drei sieht, kann die { $eliminated } sein: { $removing }.
wing-linked = Die Zangen { $pincers } haben dieselben zwei Kandidaten, { $digits }. In { $house } kann die { $digit } nur in { $cells } stehen (eine starke Verbindung). Ist { $first_end } die { $digit }, dann ist { $first }, die sie sieht, die { $eliminated }; ist { $second_end } die { $digit }, dann ist { $second }, die sie sieht, die { $eliminated }. Also ist mindestens eine der Zangen die { $eliminated } (Z), und keine Zelle, die beide sieht, kann die { $eliminated } sein: { $removing }.
chute-pincers = Die Zangen { $pincers } haben dieselben zwei Kandidaten, { $digits }.
chute-argument = In { $block } kann die { $digit } nur in { $seen } stehen, im Blick von { $first }, oder in { $others }, im Blick von { $second }. Also können nicht beide Zangen die { $digit } sein: Mindestens eine ist die { $eliminated } (Z), und keine Zelle, die beide sieht, kann die { $eliminated } sein: { $removing }.

## Explanations: disjoint subsets, with as many cells as digits

disjoint-idea-z = Eine von { $places } ist die { $z } (Z): Ohne sie hätten { $cells } zu wenige Ziffern.
disjoint-idea = { $cells } verbrauchen alle Ziffern, die sie enthalten können; eine Zelle, die alle Plätze einer dieser Ziffern sieht, kann sie also nicht enthalten.
disjoint-bent = Von den Zellen in { $line } und { $block } haben { $cells } nur { $digits }: { $number } Zellen mit { $number } Ziffern.
disjoint-twinned = Wo { $two } { $three } kreuzen, haben { $cells } nur { $digits }: { $number } Zellen mit { $number } Ziffern.
disjoint-cells = { $cells } haben nur { $digits }: { $number } Zellen mit { $number } Ziffern.
disjoint-once = Jede der Ziffern { $digits } steht dort höchstens einmal: Alle diese Zellen, die sie haben, sehen einander.
disjoint-z = Ohne die { $z } (Z) blieben den { $number } Zellen { $fewer } Ziffern, jede für höchstens eine Zelle. Also ist eine von { $places } die { $z }, und keine Zelle, die alle diese sieht, kann die { $z } sein: { $removing }.
disjoint-all = Jede der { $number } Zellen nimmt eine andere davon, also steht jede der Ziffern { $digits } dort einmal.
disjoint-end = Also ist eine von { $places } die { $digit }, und keine andere Zelle, die alle diese sieht, kann die { $digit } sein: { $removing }.

## Explanations: coloring

# { $number } is 0 for the first cluster; { $first } and { $second } are the cells of its
# two colors, whose letters are { $one } and { $other }.
coloring-cluster =
    { $number ->
        [0] Starke Verbindungen (konjugierte Paare der { $digit }) verknüpfen { $cells }
       *[other] Andere verknüpfen { $cells }
    }, abwechselnd in Farbe { $one } ({ $first }) und Farbe { $other } ({ $second }): Eine der Farben ist überall die { $digit }, die andere nirgends.
coloring-trap =
    { $eliminated } { $count ->
        [one] sieht
       *[other] sehen jeweils
    } eine Zelle der Farbe A und eine der Farbe B, und eine davon ist die { $digit }: { $removing }.
# { $ends } are both of color A.
coloring-wrap = In { $house } können { $ends } nicht beide die { $digit } sein, aber beide haben Farbe A. Also ist Farbe A nicht die { $digit }: { $removing }.
# The one of { $ends } is of color A, the other one of color C.
coloring-wing =
    In { $house } können { $ends } nicht beide die { $digit } sein, also auch nicht Farbe A und Farbe C: Farbe B oder Farbe D ist die { $digit } (oder beide). { $eliminated } { $count ->
        [one] sieht
       *[other] sehen jeweils
    } eine Zelle der Farbe B und eine der Farbe D: { $removing }.
# Of { $first_ends } and of { $second_ends }, one is of color A and the other one of color C or D.
coloring-both = In { $first } können { $first_ends } nicht beide die { $digit } sein, in { $second } können { $second_ends } nicht beide die { $digit } sein. Wäre Farbe A die { $digit }, könnte es weder Farbe C noch Farbe D sein, aber eine davon ist es. Also ist Farbe A nicht die { $digit }: { $removing }.

## Explanations: 3D Medusa

# { $rule } is the number of the rule, or 0 for several of rules 3 to 5.
medusa-idea = Kandidaten mehrerer Ziffern werden entlang starker Verbindungen abwechselnd gefärbt, also ist jeder Kandidat einer der Farben wahr. { $rule ->
        [1] Regel 1: Farbe A setzt zwei Ziffern in eine Zelle, also ist Farbe B wahr.
        [2] Regel 2: Farbe A setzt eine Ziffer in zwei Zellen, die sich sehen, also ist Farbe B wahr.
        [3] Regel 3: Eine Zelle mit beiden Farben verliert ihre anderen Kandidaten.
        [4] Regel 4: Ein Kandidat, der seine Ziffer in beiden Farben sieht, ist falsch.
        [5] Regel 5: Ein Kandidat, der seine Ziffer in einer Farbe sieht, ist falsch, wenn seine Zelle die andere Farbe hat.
        [6] Regel 6: Farbe A lässt einer Zelle nichts übrig, also ist Farbe B wahr.
       *[other] Regeln 3 bis 5, die Falle: Was beide Farben ausschließen, ist falsch.
    }
# { $first } and { $second } are candidates: '1 in r1c2 and r5c3; 4 in r5c2'.
medusa-colors = Starke Verbindungen (Zellen mit zwei Kandidaten und konjugierte Paare) verknüpfen abwechselnd Farbe A ({ $first }) und Farbe B ({ $second }): Jeder Kandidat der einen Farbe ist wahr, jeder der anderen falsch.
medusa-twice-in-cell = Farbe A hat { $digits } in { $cell }, die nur eine Ziffer enthält.
medusa-twice-in-house = In { $house } hat Farbe A die { $digit } in { $ends }, die nicht beide die { $digit } sein können.
medusa-twice-in-sight = { $ends } sehen sich, und Farbe A hat in beiden die { $digit }.
medusa-seen = Ist Farbe A wahr, dann ist { $cell } nicht die { $digit }, weil sie die { $digit } in { $at } sieht.
medusa-opposite = Ist Farbe A wahr, dann ist { $cell } nicht die { $digit }, weil ihre { $digit } Farbe B hat.
medusa-in-cell = { $cell } hat die { $first } in Farbe A und die { $second } in Farbe B. Eine davon ist wahr, also ist sie nicht { $digits }.
medusa-sees-both = { $cell } sieht die { $digit } der Farbe A in { $first } und die der Farbe B in { $second }. Eine davon ist wahr, also ist sie nicht die { $digit }.
# { $seen } and { $other } are the letters of the two colors.
medusa-sees-one = { $cell } sieht die { $digit } der Farbe { $seen } in { $at } und hat die { $own } in Farbe { $other }. Eine davon ist wahr, also ist sie nicht die { $digit }.
# { $placed } is a list such as 'r1c3 is 7; r2c4 is 5'.
medusa-true = Also ist Farbe A falsch und Farbe B wahr: { $placed }.
medusa-empty = Für { $cell } bliebe nichts übrig. Also ist Farbe A falsch und Farbe B wahr: { $placed }.
medusa-trap = Also { $removing }.

## Explanations: chains

# { $premise } and { $claim } are the clauses above, { $consequence } one of those below.
chain-begun = Wenn { $premise }, dann gilt: { $consequence }
chain-going-on = { $chain }; also: { $consequence }

chain-last-candidate = { $claim }, der einzige andere Kandidat der Zelle
chain-other-candidate = { $claim }, weil sie die { $digit } ist
chain-last-place = { $claim }, weil { $house } keinen anderen Platz dafür hat
chain-other-place =
    { $claim }, weil { $count ->
        [one] { $there }
       *[other] eine der Zellen { $there }
    } die { $digit } von { $house } ist
chain-seen = { $claim }, weil sie { $cells } sieht
chain-set = { $claim }, weil in { $cells } nur { $digits } stehen können und ohne die { $digit } alle anderen dort stehen
chain-other-place-in-cage =
    { $claim }, weil { $count ->
        [one] { $there }
       *[other] eine der Zellen { $there }
    } die { $digit } von { $cage } ist, in dem keine Ziffer zweimal steht
chain-open-cage = { $cells } von { $cage } mit der Restsumme { $equation }
chain-cage-needs = { $claim }, weil in { $cage } nur { $sets } stehen kann, also auf jeden Fall die { $digit }, und sie dort keinen anderen Platz hat
chain-cage-without = { $claim }, weil in { $cage } ohne die { $digit } nur { $sets } stehen kann
chain-cage-not-both = { $claim }, weil in { $cage } nur { $sets } stehen kann, also nie { $from } und { $to } zusammen
chain-cage-shared-out = { $claim }, weil in { $cage } nur { $sets } stehen kann und sich das mit { $from } in { $there } und { $to } in { $here } nicht verteilen lässt

# A chain of a few links, as a sentence; and a link as a line.
chain-told = { $chain }.
chain-line = Dann gilt: { $consequence }.

# { $first } and { $last } say that the first and the last candidate are true or false.
chain-idea = Abwechselnd starke und schwache Verbindungen führen von einem Ende der Kette zum anderen, also ist mindestens eins der Enden wahr: { $first } oder { $last }.
chain-idea-closed = Abwechselnd starke und schwache Verbindungen führen dorthin zurück, wo sie begannen: Wenn { $premise }, dann gilt: { $claim }.
chain-idea-continuous = Abwechselnd starke und schwache Verbindungen bilden eine geschlossene Schleife. Von jeder Verbindung ist genau ein Ende wahr, also ist alles andere falsch, was beide Enden einer schwachen sieht.
chain-refuted = Das widerspricht der Annahme, also gilt: { $first } – { $removing }.
chain-proved = Also gilt in jedem Fall: { $first }, und nichts anderes – { $removing }.
chain-open =
    Also gilt: { $first } oder { $last } (oder beides), und keine Zelle, die { $count ->
        [2] beide
       *[other] alle diese
    } sieht, kann die { $digit } sein: { $removing }.
chain-open-of-two-digits = Also gilt: { $first } oder { $last } (oder beides). Die beiden Zellen sehen sich: Mit der { $last_digit } in { $first_cells } wären beide Enden falsch, ebenso mit der { $first_digit } in { $last_cells }: { $removing }.
chain-continuous = Das war die Annahme: Die Schleife schließt sich. Rückwärts gelesen sagt sie dasselbe über das Gegenteil, also ist von jeder Verbindung genau ein Ende wahr, auch von den schwachen.
# { $one_is } says that one of the cells at the two ends of a link has the digit.
chain-removed-in-house = Also gilt: { $one_is }, und nichts anderes in { $house } – { $removing }.
chain-removed-by-sight =
    Also gilt: { $one_is }, und keine Zelle, die { $count ->
        [2] beide
       *[other] alle diese
    } sieht – { $removing }.
chain-removed-in-cell = Also ist { $cell } { $digits } und nichts anderes: { $removing }.
chain-removed-by-cage = Also gilt: { $one } oder { $other }, und in { $cage } kann nur { $sets } stehen, sodass manche Kandidaten zu keinem von beiden passen – { $removing }.
chain-removed-by-set =
    { $cells } { $size ->
        [one] hat
       *[other] haben
    } nur { $digits }, eine Ziffer mehr als Zellen. Davon fehlt dort { $lacking }, aber keine andere Ziffer. Also kann keine Zelle, die dort alle Plätze { $count ->
        [one] der { $held } sieht, die { $held } sein
       *[other] einer der Ziffern { $held } sieht, diese Ziffer sein
    }: { $removing }.
remote-pair = { $cells } können nur { $digits } sein, und jede sieht die nächste, also stehen die beiden Ziffern abwechselnd darin. Es sind { $number } Zellen, eine gerade Zahl, also enthalten die erste und die letzte verschiedene Ziffern: Von { $ends } ist eine { $one }, die andere { $other }. Also kann keine Zelle, die beide sieht, eine der Ziffern sein: { $removing }.

## Explanations: forcing chains and nets, kraken fish

# What is supposed in the first line of a branch.
suppose = Nimm an, dass { $premise }.
# Something with the lines in brackets that have told it: 'Punkt', as 'Zeile' is a row.
cited = { $what } { $lines }
cited-lines = (Punkt { $lines })
lines-from-to = { $first } bis { $last }

# A sentence with { $so } goes on from the one before: that supposes something if it is
# then, else so. { $because } is such as 'r1c2 is 5 (line 3)', and { $lost } such as
# '4 (line 2) and 7 (line 5)' or 'r1c2 and r1c3 (line 2)'.
forcing-going-on =
    { $so ->
        [then] Dann gilt: { $claim }.
       *[so] Also: { $claim }.
    }
forcing-cell-taken = { $because }; also ist sie nicht die { $digit }.
forcing-house-taken-going-on =
    { $so ->
        [then] Dann
       *[so] Also
    } ist { $cell }, auch in { $house }, nicht die { $digit }.
forcing-house-taken = { $because }; also ist { $cell }, auch in { $house }, nicht die { $digit }.
forcing-seen-going-on =
    { $so ->
        [then] Dann
       *[so] Also
    } ist { $cell }, die das sieht, nicht die { $digit }.
forcing-seen = { $because }; also ist { $cell }, die das sieht, nicht die { $digit }.
forcing-seen-together-going-on =
    { $so ->
        [then] Dann
       *[so] Also
    } sind { $cells }, die das sehen, nicht die { $digit }.
forcing-seen-together = { $because }; also sind { $cells }, die das sehen, nicht die { $digit }.
forcing-last-candidate-going-on =
    { $so ->
        [then] Dann
       *[so] Also
    } ist { $cell }, die nur { $digits } hatte, die { $digit }.
forcing-last-candidate = { $cell } hat { $lost } verloren, also bleibt nur die { $digit }: { $cell } ist die { $digit }.
forcing-last-place-going-on =
    { $so ->
        [then] Dann gilt
       *[so] Also
    }: { $claim }, weil { $house } keinen anderen Platz dafür hat.
forcing-last-place = Die { $digit } entfällt in { $lost }; also gilt: { $claim }, weil { $house } keinen anderen Platz dafür hat.
forcing-locked =
    Die { $digit } entfällt in { $lost }, also hat { $base } sie in einer der Zellen { $left }. Diese liegen auch in { $cover }, also { $count ->
        [one] ist
       *[other] sind
    } { $cells }, auch in { $cover }, nicht die { $digit }.
forcing-locked-seen =
    Die { $digit } entfällt in { $lost }, also hat { $base } sie in einer der Zellen { $left }. Also { $count ->
        [one] ist
       *[other] sind
    } { $cells }, die alle diese { $count ->
        [one] sieht
       *[other] sehen
    }, nicht die { $digit }.
forcing-x-wing = In { $base } bleiben für die { $digit } nur Plätze in { $cover }{ $lines }. Dort haben also { $cover } sie, und es gilt: { $claim }.
forcing-as-before = Wie in Punkt { $lines }: { $claims }.
forcing-nothing-to-show = Dann ist nichts zu zeigen.

# What cannot be, as a main clause.
conflict-opposite = { $claim }
conflict-two-digits = { $cell } müsste beides sein, { $digits }
conflict-both = { $cell } müsste die { $digit } sein und dürfte es nicht
conflict-twice = { $house } hat die { $digit } zweimal, in { $cells }
conflict-twice-seen = { $cells }, die sich sehen, sind beide die { $digit }
conflict-no-candidate = für { $cell } bleibt nichts übrig
conflict-no-place = { $house } hat keinen Platz mehr für die { $digit }
conflict-no-sum = { $cells } können zusammen nicht mehr { $sum } ergeben
forcing-idea = Wenn { $premise }, dann gilt: { $conflict }.
forcing-conflict = Damit: { $conflict } { $lines }.
forcing-opposite = Das widerspricht Punkt { $line }.
# { $conclusion } is such as 'remove 4 from r3c5' or 'r1c2 is 5'.
forcing-wrong = Also ist die Annahme falsch: { $conclusion }.

# { $lines } is nothing or such as ' (lines 3 and 5)', with its blank.
side-idea =
    Wenn { $premise }, gilt am Ende: { $conflict }; { $count ->
        [0] einfache Schritte zeigen es
        [one] ein Nebenargument hilft, das zu zeigen
       *[other] { $number } Nebenargumente helfen, das zu zeigen
    }.
side-argument-suppose = Nimm zusätzlich an, dass { $premise }: ein Nebenargument.
side-argument-wrong = Das kann nicht sein, also gilt mit allem, was davor angenommen wurde: { $claims }{ $lines }.
side-last-candidate = Dann gilt: { $claims }, denn für die Zelle bleibt nichts anderes{ $lines }.
side-last-place = Dann gilt: { $claims }, der einzige Platz, der in { $house } noch bleibt{ $lines }.
side-locked = In { $house } bleibt für die { $digit } nur { $places }, also gilt: { $claims }{ $lines }.
side-naked = Für { $cells } bleiben nur { $digits }, also gilt: { $claims }{ $lines }.
side-hidden = In { $house } bleiben für { $digits } nur { $cells }, also gilt: { $claims }{ $lines }.
side-sum = { $cells } müssen zusammen { $sum } ergeben, also gilt: { $claims }{ $lines }.
side-no-candidate = Jetzt bleibt für { $cell } nichts übrig{ $lines }.
side-no-place = Jetzt hat { $house } keinen Platz mehr für die { $digit }{ $lines }.
side-no-sum = Jetzt können { $cells } zusammen nicht mehr { $sum } ergeben{ $lines }.
side-wrong = Also ist die erste Annahme falsch: { $conclusion }.

forcing-idea-verity = { $cases }: { $conclusion }.
forcing-cases-cell = Welchen ihrer Kandidaten { $cell } auch enthält
forcing-cases-house = Wo die { $digit } von { $house } auch steht
forcing-cases-candidate = Ob { $cell } die { $digit } ist oder nicht
forcing-cell = { $cell } ist eine der Ziffern { $digits }.
forcing-house = In { $house } steht die { $digit } in einer der Zellen { $cells }.
forcing-cell-left = Für { $cell } bleiben nur { $digits }{ $lines }: Eine davon ist es.
forcing-house-left = In { $house } bleiben für die { $digit } nur { $cells }{ $lines }: In einer davon steht sie.
forcing-candidate = { $claim }, oder sie ist es nicht.
forcing-every-case =
    { $count ->
        [2] So oder so { $lines }: { $conclusion }.
       *[other] In jedem Fall { $lines }: { $conclusion }.
    }

# Behind fish-base-with-fins
kraken-idea = Ist keine der Flossen dieses Fischs die { $digit }, dann gilt: { $conclusion }; und wenn eine es ist, folgt dasselbe.
kraken-idea-from-cover = Wo { $base } ihre { $digit } auch haben: { $conclusion }.
kraken-without-fins = Wenn { $without }, dann haben { $base } sie dort, jedes Haus eine, und keine andere Zelle von { $cover } kann sie haben, auch { $eliminated } nicht.
kraken-from-cover =
    Wenn { $without }, dann hat { $house } sie in { $held_count ->
        [one] { $held }
       *[other] einer der Zellen { $held }
    }. Also ist eine der Zellen { $starts } die { $digit }.

## Explanations: uniqueness

# { $corners } are the four corners of a rectangle and { $pair } its two digits.
deadly-pattern-idea = { $corners } können nicht nur { $pair } enthalten: Ein solches tödliches Muster gäbe dem Rätsel eine zweite Lösung.
deadly-pattern-corners =
    { $corners } liegen in { $regions ->
        [none] zwei Zeilen und zwei Spalten
        [region] zwei Zeilen, zwei Spalten und zwei Regionen
       *[box] zwei Zeilen, zwei Spalten und zwei Blöcken
    }, und keine von ihnen ist eine Vorgabe.
# { $kinds } is a list such as 'row, column and box'; { $apart } is yes where a corner sees
# cells that share no house with it.
deadly-pattern-swap =
    Enthielten sie nur { $pair }, könnten diese beiden Ziffern die Plätze tauschen: { $kinds } behielten jeweils ihre Ziffern, { $apart ->
        [yes] keine andere Zelle, die sie sieht, könnte eine davon haben, und keine Vorgabe änderte sich
       *[no] und keine Vorgabe änderte sich
    }. Das wäre eine zweite Lösung, und das Rätsel hat nur eine.
# { $floor } are the corners with the two digits alone, { $roof } the others.
unique-rectangle-floor = Der Boden, { $floor }, hat nur { $pair }.
unique-rectangle-roof =
    Daneben hat das Dach, { $roof }, nur { $extra_count ->
        [one] den zusätzlichen Kandidaten
       *[other] die zusätzlichen Kandidaten
    } { $extras }.
# { $line } is the number of the line that says so.
unique-rectangle-others = Wäre das Dach, { $roof }, die Ziffer { $digits }, enthielten die vier nur { $pair }, was Punkt { $line } ausschließt. Also ist es einer seiner zusätzlichen Kandidaten: { $removing }.
deadly-pattern-extra =
    Wäre keine der Zellen { $roof } die { $extra }, enthielten die vier nur { $pair }, was Punkt { $line } ausschließt. Also ist mindestens eine von ihnen die { $extra }, und keine Zelle, die { $count ->
        [2] beide
       *[other] alle drei
    } sieht, kann es sein: { $removing }.
unique-rectangle-subset = Enthielten auch { $roof } nur diese, enthielten die vier nur { $pair }, was Punkt { $line } ausschließt. Also enthält eine der Zellen { $roof } die Ziffer { $extras }.
unique-rectangle-in-subset =
    Diese Zelle und { $cells }, { $cell_count ->
        [one] die nur { $digits } hat
       *[other] die nur { $digits } haben
    }, verbrauchen { $digit_count ->
        [2] beide Ziffern
        [3] alle drei Ziffern
       *[other] alle vier Ziffern
    } wie eine nackte Teilmenge, also kann keine andere Zelle von { $houses } { $digit_count ->
        [2] eine der beiden
       *[other] eine davon
    } sein: { $removing }.
unique-rectangle-locked = In { $houses } kann die { $digit } nur im Dach, { $roof }, stehen, also ist eine der beiden die { $digit }.
unique-rectangle-locked-end = Wäre die andere die { $other }, enthielten die vier nur { $pair }, was Punkt { $line } ausschließt. Also ist keine der beiden die { $other }: { $removing }.
unique-rectangle-x-wing = In { $lines } kann die { $digit } nur in diesen vier Zellen stehen.
unique-rectangle-x-wing-end = Wäre eine der Zellen des Dachs, { $roof }, die { $digit }, dann wäre es auch die andere, und { $floor } wären die { $other }: Die vier enthielten nur { $pair }, was Punkt { $line } ausschließt. Also ist keine der beiden die { $digit }: { $removing }.
# The rectangle's { $corner } and { $opposite } lie crosswise, and so do the two { $between }.
unique-rectangle-strong-links = In { $lines } kann die { $digit } nur in { $corners } stehen (starke Verbindungen).
unique-rectangle-strong-links-end = Wäre { $opposite } die { $other }, dann wären { $between } die { $digit } und { $corner } die { $other }: Die vier enthielten nur { $pair }, was Punkt { $line } ausschließt. Also ist { $opposite } nicht die { $other }: { $removing }.
# { $solved } is a list of clauses such as 'r1c2 is 5'.
avoidable-rectangle-solved = { $solved }: Diese Ziffern wurden gefunden, nicht vorgegeben.

avoidable-rectangle-with-extra = { $first } hat nur { $first_digits } und { $second } nur { $second_digits }; { $extra } ist der zusätzliche Kandidat.
avoidable-rectangle-missing =
    { $count ->
        [one] Stünde in { $cells } die { $digits }
       *[other] Stünden in { $cells } die Ziffern { $digits }
    }, enthielten die vier nur { $pair }, was Punkt { $line } ausschließt: { $removing }.
universal-grave-idea = Ohne den zusätzlichen Kandidaten { $digit } in { $cell } wären alle leeren Zellen zusammen ein tödliches Muster, und das Rätsel hätte eine zweite Lösung.
universal-grave-cells = Jede leere Zelle hat zwei Kandidaten, nur { $cell } hat drei. Davon ist die { $digit } der zusätzliche Kandidat.
universal-grave-houses = Ohne ihn hätte jede Ziffer genau zwei Plätze in jedem Haus, dem sie fehlt.
universal-grave-swap = Eine Lösung ohne ihn nimmt in jeder Zelle einen der beiden Kandidaten. Die übrigen sind auch einer pro Zelle, und mit ihnen hat jedes Haus jede Ziffer einmal: eine zweite Lösung, und das Rätsel hat nur eine.
universal-grave = Also ist { $cell } die { $digit }: { $removing }.

guardians-loop = { $cells } bilden eine geschlossene Schleife ohne Vorgabe, und jede Zelle sieht die nächste.
guardians-loop-marked = Geh sie entlang und nenne ihre Zellen abwechselnd A und B: Jedes Haus, das sie trifft, hat genau ein A und ein B.
# { $lines } ist etwa '(Punkt 2)', auch unten.
guardians-loop-swapped = Füllten nur { $digits } sie, stünden die beiden darin abwechselnd. Beim Vertauschen behielte jedes Haus seine Ziffern { $lines }, und keine Vorgabe würde sich ändern.
guardians-two-solutions = Das Rätsel hätte eine zweite Lösung { $lines }. Es hat nur eine, also geht das nicht.
guardians-rectangle = { $cells } liegen auf zwei parallelen Linien, je drei Zellen, ohne Vorgabe, und zwei nebeneinander liegen immer im selben Block (oder Gebiet).
guardians-rectangle-filled = Füllten nur { $digits } sie, hätten beide Linien dort dieselben drei Ziffern.
guardians-rectangle-swapped = Vertauschte man die der beiden Linien { $lines }, behielte jedes Haus seine Ziffern, und keine Vorgabe würde sich ändern.
# { $cells } are those of an odd loop along it; { $houses } join each of them to the next.
guardians-broken-wing = { $cells } bilden eine geschlossene Schleife aus { $number } Zellen, und jede hat eins von { $houses } mit der nächsten gemeinsam.
guardians-broken-wing-filled = Hätten diese Häuser keinen anderen Platz für die { $digit }, hätte jedes sie in genau einer seiner beiden Zellen der Schleife, und jede zweite Zelle der Schleife wäre die { $digit } { $lines }.
guardians-odd = Bei einer ungeraden Zahl von Zellen geht das nicht { $lines }.
guardians-oddagon = { $cells } bilden eine geschlossene Schleife aus { $number } Zellen, von denen jede die nächste sieht.
guardians-oddagon-filled = Enthielten sie nur { $digits }, müssten sich diese beiden entlang der Schleife abwechseln { $lines }.
# { $boxes } are all four; in { $opposite }, an odd number of them, the cells run the other way.
guardians-tridagon = { $cells } sind je drei Zellen von { $boxes }, eine in jeder Zeile und Spalte davon.
guardians-tridagon-rows = Füllten nur { $digits } sie, hätten zwei Blöcke nebeneinander in jeder von drei Zeilen verschiedene Ziffern { $lines }. Von oben nach unten gelesen stünden die drei Ziffern also in beiden in derselben Kreisfolge.
guardians-tridagon-columns = Genauso hätten zwei Blöcke übereinander in jeder von drei Spalten verschiedene Ziffern { $lines }. Von links nach rechts gelesen stünden die drei Ziffern also in beiden in derselben Kreisfolge.
guardians-tridagon-opposite = In { $opposite } ist die Folge nach Spalten die umgekehrte der Folge nach Zeilen; in { $count ->
        [1] den drei anderen
       *[other] dem anderen
    } sind beide gleich { $lines }.
guardians-tridagon-round = Einmal um die vier Blöcke herum bliebe die Folge von Block zu Block gleich { $kept } und würde doch zur umgekehrten { $turned }. Das geht nicht.
guardians-grave = Ohne { $guardians } hätte jede leere Zelle zwei Kandidaten.
guardians-grave-houses = Jede Ziffer hätte dann zwei Plätze in jedem Haus, dem sie fehlt.
guardians-grave-rest = Eine Lösung nähme einen Kandidaten jeder Zelle. Auch die übrigen wären einer für jede Zelle und von jeder Ziffer einer in jedem Haus { $lines }.
guardians-grave-two = Sie wären eine zweite Lösung { $lines }. Das Rätsel hat nur eine, also geht das nicht.
# { $lines } says that it cannot be without the guardians.
guardians-true =
    { $count ->
        [one] Nur der zusätzliche Kandidat (Wächter) { $guardians } verhindert das { $lines }, also ist er wahr.
       *[other] Nur die zusätzlichen Kandidaten (Wächter) { $guardians } verhindern das { $lines }, also ist mindestens einer von ihnen wahr.
    }
guardians-one-cell =
    { $count ->
        [one] Also ist { $cell } { $digits } und nichts anderes { $lines }: { $removing }.
       *[other] Sie stehen alle in { $cell }, also ist die Zelle { $digits } und nichts anderes { $lines }: { $removing }.
    }
guardians-placed = Einen anderen Wächter gibt es nicht { $lines }: { $placed }.
guardians-all-see = Also ist falsch, was sie alle sehen { $lines }: { $removing }.
guardians-subset-held = Also ist { $guarded } { $guardian_digits } { $lines }.
guardians-subset = Diese Zelle { $lines } und { $cells }, wo nur { $digits } stehen kann, verbrauchen { $digit_count ->
        [2] beide
       *[other] alle diese
    } Ziffern, also kann keine andere Zelle in { $houses } eine davon sein: { $removing }.
guardians-locked-house = In { $houses } kann die { $digit } nur in { $guarded } stehen.
guardians-locked = Eine dieser beiden Zellen ist also die { $digit } { $locked }, und die andere ist einer ihrer zusätzlichen Kandidaten { $known }: { $removing }.
# The whole idea. { $guardians } are { $count } candidates.
guardians-idea =
    Ohne { $count ->
        [one] den zusätzlichen Kandidaten (Wächter)
       *[other] die zusätzlichen Kandidaten (Wächter)
    } { $guardians } { $would ->
        [have-none] ließe sich das Gitter nicht füllen
       *[have-two-solutions] hätte das Rätsel eine zweite Lösung
    }, also ist { $count ->
        [one] er wahr.
       *[other] mindestens einer von ihnen wahr.
    }
# What each of the guardians leads to is told behind guardians-true, line by line.
guardians-idea-forced = Welcher der zusätzlichen Kandidaten (Wächter) { $guardians } auch wahr ist: Dieselben Kandidaten sind falsch.

## Explanations: fireworks

# { $count } is how many digits and cells there are.
firework-idea = { $count ->
        [3] Drei Ziffern, { $digits }, stehen in drei Zellen, { $cells }, die nichts anderes enthalten.
       *[other] Vier Ziffern, { $digits }, stehen in vier Zellen, { $cells }, die nichts anderes enthalten.
    }
firework-idea-pair = Die Flügel können nicht beide Ziffern haben, also ist { $cross } { $digits }.
# { $first } is the wing in the row, { $second } the one in the column.
firework-lines = In { $row } können { $digits } nur in { $region } und in { $first } stehen. In { $column } können sie nur in { $region } und in { $second } stehen.
firework-twice = Stünde eine von { $digits } weder in { $cross } noch in { $first } noch in { $second }, hätte { $region } sie zweimal: einmal in { $row } und einmal in { $column }.
firework-filled = { $count ->
        [3] Also nehmen drei Ziffern die drei Zellen { $cells } ein, die nur { $digits } enthalten.
       *[other] Also nehmen vier Ziffern die vier Zellen { $cells } ein, die nur { $digits } enthalten.
    }
firework-once = Jede von { $digits } nimmt nur eine dieser Zellen ein, steht also nicht in { $first } und in { $second } zugleich. Dann hat { $row } oder { $column } sie in { $region }, und dort hat sie keinen anderen Platz.
firework-end = Also { $removing }.
firework-pair = { $pair } ist { $digits } und sieht { $wings }: Die Ziffer, die sie enthält, steht in keiner davon.
firework-pair-end = Also steht diese Ziffer in { $cross }, und das ist { $digits }: { $removing }.

## Explanations: symmetry of the givens

# { $motion } is 'half' or 'quarter' for a turn, or 'diagonal' or 'antidiagonal'.
symmetry-idea = Die Vorgaben sind symmetrisch ({ $motion ->
        [half] eine halbe Drehung
        [quarter] eine Vierteldrehung
        [diagonal] eine Spiegelung an der Diagonale von links oben
       *[antidiagonal] eine Spiegelung an der Diagonale von rechts oben
    }), also ist es auch die Lösung, und was dazu nicht passt, ist falsch.
# { $pairs } is a list such as '1 to 9, 2 to 8 and 5 to 5'.
symmetry-digits = { $motion ->
        [half] Eine halbe Drehung
        [quarter] Eine Vierteldrehung im Uhrzeigersinn
        [diagonal] Eine Spiegelung an der Diagonale von links oben
       *[antidiagonal] Eine Spiegelung an der Diagonale von rechts oben
    } führt jede Vorgabe in eine Vorgabe über und ihre Ziffer immer in dieselbe: { $pairs }.
symmetry-pair = { $from } in { $to }
symmetry-solution = So bewegt und mit vertauschten Ziffern ist das Rätsel noch dasselbe Rätsel. Es hat nur eine Lösung, also wird auch die Lösung auf sich selbst abgebildet: Enthält eine Zelle eine Ziffer, dann enthält die Zelle, auf die sie fällt, die Ziffer, in die diese übergeht.
symmetry-stays = { $count ->
        [one] { $cells } bleibt an ihrem Platz, also enthält sie
       *[other] { $cells } bleiben an ihrem Platz, also enthält jede davon
    } eine Ziffer, die gleich bleibt: { $digits }.
symmetry-sees = { $count ->
        [one] { $cells } sieht die Zelle, auf die sie fällt, und kann darum keine Ziffer enthalten, die gleich bleibt: { $digits }.
       *[other] { $cells } sehen jeweils die Zelle, auf die sie fallen, und können darum keine Ziffer enthalten, die gleich bleibt: { $digits }.
    }
symmetry-lacks = { $cell } ist nicht die { $digit }, weil { $image }, auf die sie fällt, nicht die { $to } sein kann.
symmetry-end = Also { $removing }.

# { $gone } is one candidate or several, put as alternatives.
exclusion-idea = { $count ->
        [2] Zwei Zellen, { $cells }, enthalten eins ihrer Ziffernpaare
       *[other] { $cells } enthalten eine ihrer Ziffernkombinationen
    }, und nichts, was möglich ist, enthält { $gone }.
exclusion-cells = { $cells } (mit { $digits })
# { $held } is one clause or two, such as 'r1c2 5 ist'.
exclusion-same = Wenn { $held }, kann { $cell } nicht { $digits } sein: Sie sieht dieselbe Ziffer.
exclusion-set =
    Wenn { $held }, kann { $cell } nicht { $digits } sein: { $count ->
        [one] { $set } sieht diese Zellen und hätte keine Ziffer mehr übrig.
       *[other] { $set } verlören beide Ziffern, denn alle ihre Plätze dort werden gesehen, und hätten zu wenige übrig.
    }
exclusion-end = Also { $count ->
        [one] kommt
       *[other] kommen
    } { $gone } in keiner möglichen Kombination vor: { $removing }.

## Explanations: exocets

exocet-idea = Die Ziele { $targets } enthalten dieselben zwei Ziffern wie die Basis { $base }.
exocet-double-idea = Die vier Basiszellen { $base } enthalten { $digits }, jede einmal, und ebenso die vier Ziele { $targets }.
exocet-base = Die Basis { $base } hat keine Kandidaten außer { $digits }; ihre Ziele sind { $targets }.
# $lines are the three cross-lines.
exocet-need = Jede Ziffer, die in der Basis steht, wird in { $lines } (den Querlinien) je einmal gebraucht, und sie steht in keiner Zelle, die beide Basiszellen sehen.
# Both behind exocet-need.
exocet-companions = Neben den Zielen { $count ->
        [one] hat { $cells } (Begleiter)
       *[other] haben { $cells } (Begleiter)
    } keine dieser Ziffern.
exocet-s-cells = Die übrigen Zellen dieser Linien, ohne die Ziele, sind ihre S-Zellen.
exocet-cover = Die S-Zellen haben die { $digit } { $count ->
        [0] nirgends
       *[other] nur in { $lines }
    }.
exocet-targets = Zwei Linien haben eine Ziffer höchstens zweimal, gebraucht wird sie dreimal: Also enthält ein Ziel sie. Die Basis hat zwei Ziffern und zwei Ziele, also enthält jedes Ziel eine davon.
exocet-only = Also kann ein Ziel nur { $digits } enthalten.
exocet-crowded = Wäre { $cell } die { $digit }, bräuchten auch die beiden anderen Querlinien die { $digit }, außerhalb der Ziele und außer Sicht von { $cell }. Sie haben sie dort nur in { $line }, und die enthält sie nur einmal.
exocet-gone = Kein Ziel kann { $digits } sein, also auch die Basis nicht.
exocet-mirror = Was { $target } enthält, steht auch in der Basis. In { $house } steht es dann außer Sicht von { $target } und von der Basis, nicht in { $other } und nicht in einer Zelle ohne Ziffern der Basis: also in { $mirror } (dem Spiegel).
exocet-no-mirror = { $mirror } können nicht { $digit } sein, also auch { $target } nicht.
exocet-different = Keine Ziffer steht in beiden Basen: Im Ziel, das mit einer Basis den Block teilt, kann sie nicht stehen, also stünde sie in { $house } in zwei Zielen.
exocet-four = Also enthalten die vier Basiszellen { $base } die Ziffern { $digits }, jede einmal, und ebenso die vier Ziele { $targets }.
exocet-seeing = Was alle vier Basiszellen sieht oder alle vier Ziele, kann nicht { $digits } sein.
exocet-used = Eine Ziffer steht in einem Ziel, also haben zwei Querlinien sie anderswo: Jede ihrer beiden Linien hat sie dort und sonst nirgends.
exocet-end = Also { $count ->
        [one] ist dieser Kandidat
       *[other] sind diese Kandidaten
    } falsch: { $removing }.

## Explanations: cells that need as many digits as some houses can give

sectors-ring-idea = Ein Ring aus { $count } leeren Zellen braucht { $count } Ziffern, und die Häuser, die sie verbinden, können gerade so viele geben: Also hat jedes davon seine Ziffern im Ring.
sectors-crossing-idea = Die { $count } leeren Zellen, in denen sich einige Zeilen und Spalten kreuzen, brauchen { $count } Ziffern, und diese Linien können gerade so viele geben: Also hat jede davon ihre Ziffern dort.
# $houses are four lines and four boxes by turns.
sectors-ring = Um die gelösten Ecken { $corners } liegen { $count } leere Zellen, je zwei und zwei in einem Ring: { $cells }. Jedes Paar ist mit dem nächsten verbunden durch { $houses }.
sectors-crossing = Wo sich { $rows } (daheim) und { $columns } (auswärts) kreuzen, liegen { $count } leere Zellen: { $cells }.
sectors-digit = In diesen Zellen kann die { $digit } nur in { $houses } stehen.
# Behind exocet-cover and sectors-digit.
also-in = Alle diese Plätze liegen auch in { $houses }.
sectors-full = Jedes Haus gibt ihnen seine Ziffer höchstens einmal, das macht zusammen { $count }. Die { $count } Zellen brauchen sie alle: Also hat jedes Haus seine Ziffer in diesen Zellen und sonst nirgends.
sectors-end = Also { $count ->
        [one] ist dieser Kandidat
       *[other] sind diese Kandidaten
    } falsch: { $removing }.

# Truths and links: { $slots } are such as 'r1c2 and r1c3; 3 in rows 1 and 4'.
rank-zero-idea = { $count } Wahrheiten brauchen { $count } wahre Kandidaten, und die { $count } Verbindungen, die sie überdecken, erlauben nicht mehr: Also ist falsch, was eine Verbindung außerhalb der Wahrheiten hat.
rank-zero-truths = Die Wahrheiten: { $slots }. Jede hat einen wahren Kandidaten, das macht zusammen { $count }.
rank-zero-links = Die Verbindungen: { $slots }. Jede hat höchstens einen wahren Kandidaten, das macht zusammen { $count }.
rank-zero-digit = { $digit } in { $houses }
# A truth or a link that is counted more often than once.
rank-zero-times = { $slots } ({ $times }-mal gezählt)
rank-zero-covered = Jeder Kandidat der Wahrheiten liegt mindestens so oft in Verbindungen wie in Wahrheiten.
rank-zero-full = Also füllen die wahren Kandidaten der Wahrheiten, zusammen { $count }, alle { $count } Verbindungen, und kein Kandidat, der öfter in Verbindungen als in Wahrheiten liegt, kann wahr sein.

## Explanations: almost locked sets

# { $name } is a letter, { $set } is one of the two below it.
als-set =
    { $name } ist { $set }: { $cells ->
        [one] eine Zelle
       *[other] { $cells_number } Zellen
    } mit { $digits_number } Ziffern, also fehlt dort höchstens eine davon.
# A set by the combinations of a cage: { $cage } is its name or the clause chain-open-cage.
als-of-cage = { $name }: { $cage } kann nur { $sets } enthalten.
als-of-one-cell = { $cell } mit { $digits }
als-of-cells = { $cells } in { $house } mit { $digits }
als-in-cage = { $cells } in { $cage } mit { $digits }
# { $names } are the first set and the last, such as 'A or C'.
als-idea =
    { $count ->
        [one] Die { $digits } (Z) steht in { $names }; was in beiden alle ihre Plätze sieht, ist also nicht die { $digits }.
       *[other] Jede der Ziffern { $digits } (Z) steht in { $names }; was in beiden alle Plätze einer davon sieht, ist also nicht diese.
    }
# { $name } is x, y or none.
als-restricted-common =
    Die { $digit } ist { $name ->
        [x] das Restricted Common X
        [y] das Restricted Common Y
       *[none] ein Restricted Common
    } von { $one } und { $other }: Alle ihre Plätze in der einen Menge sehen alle in der anderen, also enthält höchstens eine von beiden sie.
# { $chain } is the clause before it.
als-if =
    Fehlt in { $name } die Ziffer { $lacked }, dann { $is_cage ->
        [yes] hat jede übrige Kombination die { $digit }
       *[no] enthält { $name } alle anderen, also auch die { $digit }
    }
als-then =
    { $chain }; dann fehlt in { $name } die { $digit }, und { $is_cage ->
        [yes] jede übrige Kombination hat die { $next }
       *[no] { $name } enthält alle anderen, also auch die { $next }
    }
als-last =
    { $chain }; dann fehlt in { $name } die { $digit }, und { $is_cage ->
        [yes] jede übrige Kombination hat { $digits }.
       *[no] { $name } enthält alle anderen, also auch { $digits }.
    }
als-end =
    { $count ->
        [one] Also steht die { $digits } in { $names } (oder in beiden), und keine Zelle, die alle ihre Plätze in beiden sieht, kann die { $digits } sein: { $removing }.
       *[other] Also steht jede der Ziffern { $digits } in { $names } (oder in beiden), und keine Zelle, die in beiden alle Plätze einer davon sieht, kann diese sein: { $removing }.
    }
als-doubly-linked-idea = A und B haben zwei Restricted Commons, { $digits }: Jeder der beiden Mengen fehlt eine davon; alle ihre anderen Ziffern enthält sie.
als-doubly-linked-held = Jeder fehlt höchstens eine Ziffer, also enthält die eine Menge die { $first } und die andere die { $second }, und jede enthält alle ihre anderen Ziffern.
als-doubly-linked = Also kann keine andere Zelle, die alle Plätze einer solchen Ziffer in deren Menge sieht, diese Ziffer sein, und auch keine, die alle Plätze von { $either } in beiden sieht: { $removing }.

death-blossom-idea = Was der Stiel { $stem } auch ist: Eins der Blütenblätter enthält { $digits }.
death-blossom-stem = Der Stiel { $stem } kann nur { $digits } sein.
death-blossom-petal =
    { $stem } sieht alle Plätze von { $places } im Blütenblatt { $name } ({ $count ->
        [one] ein Restricted Common
       *[other] Restricted Commons
    }). Ist { $stem } also { $linking }, dann fehlt diese Ziffer in { $name }, und { $is_cage ->
        [yes] jede übrige Kombination hat { $digits }.
       *[no] { $name } enthält alle anderen, also auch { $digits }.
    }
death-blossom-end =
    Also enthält in jedem Fall eins der Blütenblätter { $digits }, und keine Zelle, die in allen Blütenblättern { $count ->
        [one] alle Plätze der { $digits } sieht, kann die { $digits } sein
       *[other] alle Plätze einer dieser Ziffern sieht, kann diese sein
    }: { $removing }.

# { $count } cells.
sue-de-coq-idea = Wo { $line } und { $block } sich kreuzen und daneben verbrauchen { $number } Zellen alle Ziffern, die sie haben können; im Rest der beiden Häuser können diese also nicht stehen.
sue-de-coq-crossing = { $line } und { $block } haben { $cells } gemeinsam, die nur { $digits } haben.
sue-de-coq-part =
    Im Rest von { $house } { $count ->
        [one] hat
       *[other] haben
    } { $cells } nur { $digits }.
sue-de-coq-each-once = Die beiden Reste haben keine Ziffer gemeinsam, und alle Zellen, die eine gemeinsam haben, sehen sich; also steht in diesen { $cells_number } Zellen keine Ziffer zweimal. Sie haben nur { $digits_number } Ziffern, also steht jede davon dort einmal.
sue-de-coq-some-twice = Alle Zellen, die eine Ziffer gemeinsam haben, sehen sich – außer bei { $twice }: Dafür ist in jedem der beiden Reste einmal Platz. Keine andere Ziffer steht in diesen { $cells_number } Zellen zweimal. Das ergibt genau so viele Werte wie Zellen, also steht jeder davon dort, { $twice } in beiden Resten.
sue-de-coq-end =
    Also { $count ->
        [one] steht
       *[other] stehen
    } { $digits } in { $house } innerhalb von { $cells } und nirgends sonst: { $removing }.

## Explanations: templates

# A digit alone, with no thought of the others: { $size } cells, { $count } ways.
templates =
    Die { $digit } braucht { $size } Zellen, eine in jedem Haus, und mit den Kandidaten, die sie noch hat, geht das auf { $count ->
        [one] nur eine Art
       *[other] { $count } Arten
    }.
# { $taken } is a list such as '7 in r4c5'. { $count } ways are left.
templates-taken =
    { $struck ->
        [one] Eine dieser Arten belegt
       *[other] { $struck } dieser Arten belegen
    } eine Zelle, in der eine andere Ziffer auf jede ihr bleibende Art steht: { $taken }. { $count ->
        [one] Eine Art bleibt.
       *[other] { $count } Arten bleiben.
    }
templates-way =
    { $count ->
        [1] Die übrige Art: { $cells }.
       *[other] Art { $number } von { $count }: { $cells }.
    }
# { $struck } of the ways that are gone have the digit in one of these cells.
templates-none =
    { $count ->
        [one] Bei der übrigen Art
       *[other] Bei keiner der { $count } übrigen Arten
    } steht sie { $count ->
        [one] nicht in
       *[other] in
    } { $cells } { $lines }; { $struck ->
        [0] es gab auch nie eine
        [one] die eine, bei der es so war, ist ausgeschieden
       *[other] die { $struck }, bei denen es so war, sind ausgeschieden
    }: { $removing }.
templates-all =
    { $count ->
        [one] Bei der übrigen Art steht sie in { $cells }
       *[other] Bei allen { $count } übrigen Arten steht sie in { $cells }
    } { $lines }, also steht sie dort.
templates-idea-all = Wie man die { $digit } auch im ganzen Gitter setzt, sie steht immer in { $cells }.
templates-idea-none = Wie man die { $digit } auch im ganzen Gitter setzt, sie steht nie in { $cells }.

## Where a step is, in a few words

technique-and-place = { $technique }: { $place }
# A step in a line for who knows the technique: 'XY-Wing, pivot r1c9 (14), …: remove 3 from
# r3c5'. { $conclusion } is what follows.
in-short = { $technique }, { $pattern }: { $conclusion }
# The same without what follows, as a sentence.
in-short-alone = { $technique }: { $pattern }.

## Why two cells of a step see each other although they share no house.
apart-anti-knight = { $one } und { $other } sind einen Springerzug voneinander entfernt: In diesem Gitter sehen sich solche Zellen.
apart-anti-king = { $one } und { $other } berühren sich an einer Ecke: In diesem Gitter sehen sich solche Zellen, einen Königsschritt voneinander entfernt.
apart-argyle = { $one } und { $other } liegen auf derselben schrägen Linie: In diesem Gitter sehen sich solche Zellen.

## A pattern in short, in the field's words. The digits of cells stand behind them, '(14)'.

place-cells = { $digits } in { $cells }
place-houses = { $digits } in { $houses }
place-fins =
    { $digit } in { $houses } mit { $count ->
        [one] der Flosse
       *[other] den Flossen
    } { $fins }
place-locked = { $digit } von { $base } in { $cover }
# { $node }, { $from } and { $to } are candidates, such as '5 of r1c2', or several that act
# as one: place-node.
place-around = rund um { $node }
place-from-to = von { $from } nach { $to }
place-node = { $digits } in { $cells }
place-through = über { $cells }
place-candidates-of = jeder Kandidat von { $cell }
place-each-place-of = jeder Platz der { $digit } in { $house }
place-true-or-false = { $candidate }, wahr oder falsch
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
explained-inside =
    { $inside ->
        [patterns] { $name } (+)
        [chains] { $name } (+ Forcing Chains)
        [multiple] { $name } (+ Multiple Forcing Chains)
        [dynamic] { $name } (+ Dynamic Forcing Chains)
       *[nested] { $name } (+ Dynamic Forcing Chains (+ Forcing Chains))
    }
place-explained = { $place } ({ $name })
place-if-true = wenn { $candidate } wahr ist
place-if-false = wenn { $candidate } falsch ist
place-side-arguments =
    { $count ->
        [1] ein Argument mit einem Nebenargument
       *[other] ein Argument mit { $count } Nebenargumenten
    }, wenn { $candidate } wahr ist
place-pivot = Pivot { $pivot }, Zangen { $pincers }
place-linked = { $digits } in { $cells }, verbunden in { $house }
place-stem = Stiel { $stem }; { $petals }
place-exocet = Basis { $base }, Ziele { $targets }
place-ring = um { $corners }
place-crossing = { $rows } mal { $columns }
place-rank-zero = { $count } Wahrheiten und ebenso viele Verbindungen

# The second of three hints, which gives no digit away
look-at = Sieh dir { $places } an.
look-at-both = Sieh dir { $houses } an und dazu { $cells }.

## A pattern in short, in the field's words. The digits of cells stand behind them, '(14)'.

short-cells = { $cells } ({ $digits })
short-sum = { $place }, { $equation }
short-fish = { $digit }, Basis { $base }, Abdeckung { $covers }
short-fins =
    { $fish }, { $count ->
        [one] Flosse
       *[other] Flossen
    } { $fins }
short-endo-fins =
    { $fish }, { $count ->
        [one] Endoflosse
       *[other] Endoflossen
    } { $fins }
short-strong-links = { $digit }, starke Verbindungen in { $houses }
short-empty-rectangle = { $digit }, Empty Rectangle in { $block }, starke Verbindung in { $house }
short-wing = Pivot { $pivot }, Zangen { $pincers }, Z = { $digit }
short-wing-linked = Zangen { $pincers }, starke Verbindung der { $linking } in { $house }, Z = { $digit }
short-almost-locked = Menge { $set }, versteckt { $hidden }, Kreuzung { $crossing }
short-chute = Zangen { $pincers }, { $block }, Z = { $digits }
short-disjoint-z = { $set }, Z = { $z }
short-colors = Farbe { $one } { $first }, Farbe { $other } { $second }
short-coloring = { $digit }, { $clusters }
short-medusa = { $rule ->
        [0] Regeln 3 bis 5
       *[other] Regel { $rule }
    }, { $colors }
short-firework = Kreuz { $crosses }, Flügel { $wings }
short-firework-pair = Kreuz { $crosses }, Flügel { $wings }, Paar { $pair }
short-symmetry = { $motion ->
        [half] halbe Drehung
        [quarter] Vierteldrehung
        [diagonal] Diagonale von links oben
       *[antidiagonal] Diagonale von rechts oben
    }, { $pairs }
short-rectangle = { $pair } in { $corners }
short-unique-rectangle = { $pair }, Boden { $floor }, Dach { $roof }
short-rectangle-extra = { $rectangle }, zusätzlicher Kandidat { $digit }
short-rectangle-subset = { $rectangle }, nackte Teilmenge mit { $cells }
short-rectangle-linked = { $rectangle }, starke Verbindungen der { $digit } in { $houses }
short-grave = zusätzlicher Kandidat { $digit } in { $cell }
short-set = { $name } { $set }
short-sets = { $sets }, X = { $linking }, Z = { $digits }
# Of three sets, C in the middle: A and C have X, B and C have Y.
short-sets-of-wing = { $sets }, X = { $x }, Y = { $y }, Z = { $digits }
short-doubly-linked = { $sets }, X = { $linking }
short-stem = Stiel { $stem }, Blütenblätter { $petals }, Z = { $digits }
short-guardians = { $place }, Wächter { $guardians }
short-sue-de-coq = Kreuzung { $crossing }, Mengen { $sets }
short-excluded = { $cells }, Mengen { $sets }
short-exocet = Basis { $base } ({ $digits }), Ziele { $targets }
short-cross-lines = { $exocets }, Querlinien { $lines }
# '12 in row 3'
short-share = { $digits } in { $house }
short-sectors = { $place }: { $shares }
short-rank-zero = Wahrheiten { $truths }, Verbindungen { $links }

## Why? What is answered when a person asks that of something on the board

# What was asked, small above the answer.
why-asked-is = Warum { $digit }?
why-asked-is-not = Warum nicht { $digit }?
why-asked-entry = Warum nicht deine { $digit }?
why-asked-no-solution = Warum gibt es keine Lösung?
why-asked-several = Warum gibt es mehrere Lösungen?
why-asked-one = Wie viele Lösungen gibt es?
# What is so, as a heading.
why-conclusion-is = { $cell } ist { $digit }
why-conclusion-is-not = { $cell } ist nicht { $digit }
why-conclusion-clash = { $digit } steht { $count ->
    [2] zweimal
   *[other] { $count }-mal
}
why-conclusion-open = { $cell } kann { $digit } sein
why-conclusion-no-solution = Keine Lösung
why-conclusion-several = Mehrere Lösungen
why-conclusion-one = Eine Lösung

why-given = { $cell } ist die { $digit }, weil das Rätsel es so vorgibt: Sie ist eine Vorgabe.
why-taken = { $cell } kann nicht die { $digit } sein: Das Rätsel gibt dort die { $given } vor.
# { $others } is a list of why-other.
why-other = { $cell } von { $house }
why-clash = { $cell } passt nicht: Die { $digit } steht auch in { $others }.
why-excluded = { $cell } kann nicht die { $digit } sein: Die { $digit } steht in { $others }.
why-excluded-wrongly = Die { $digit } ist kein Kandidat von { $cell }, weil sie in { $others } steht. Aber das ist ein Fehler: In der einzigen Lösung ist { $cell } die { $digit }.
why-left-out = { $cell } kann nicht die { $digit } sein: Unter den Kandidaten, mit denen das Rätsel kam, fehlt sie.
why-left-out-wrongly = Unter den Kandidaten, mit denen das Rätsel kam, fehlt die { $digit } in { $cell }. Aber das ist ein Fehler: In der einzigen Lösung zu den Vorgaben ist { $cell } die { $digit }.
why-open = { $cell } kann die { $digit } oder die { $other } sein: Mit jeder von beiden gibt es eine Lösung.

# What is shown. Behind it stands one of the messages why-by.
why-is = { $cell } ist die { $digit }.
why-is-not = { $cell } ist nicht die { $digit }.
why-is-instead = { $cell } ist die { $digit } und nicht die { $value }.
why-entry-is-right = Die { $digit } in { $cell } ist richtig.
why-entry-is-wrong = Die { $digit } in { $cell } ist falsch.
why-removal-is-right = Die { $digit } wurde in { $cell } zu Recht gestrichen.
why-removal-is-wrong = Die { $digit } wurde in { $cell } gestrichen, aber sie gehört dorthin.
why-by-step =
    { $count ->
        [one] { $technique } zeigt es.
       *[other] Es braucht { $count } Schritte, um das zu zeigen.
    }
why-by-off =
    { $count ->
        [one] Die eingeschalteten Regeln zeigen es nicht; { $technique } zeigt es, ist aber ausgeschaltet.
       *[other] Die eingeschalteten Regeln zeigen es nicht. Mit { $technique }, derzeit ausgeschaltet, braucht es { $count } Schritte.
    }
why-by-contradiction = Die Regeln zeigen es nicht, aber das Gegenteil führt zu einem Widerspruch.
why-by-contradiction-shorter =
    { $count ->
        [one] Die Regeln zeigen es in einem langen Schritt. Kürzer ist es, das Gegenteil anzunehmen: Es führt zu einem Widerspruch.
       *[other] Die Regeln zeigen es in { $count } Schritten. Kürzer ist es, das Gegenteil anzunehmen: Es führt zu einem Widerspruch.
    }
# Behind why-entry-is-wrong and why-removal-is-wrong: what stands on the board, or was removed from
# it, is followed to a contradiction.
why-by-contradiction-with = Mit ihr führt das Gitter zu einem Widerspruch.
why-by-contradiction-without = Ohne sie führt das Gitter zu einem Widerspruch.
why-by-search = Nur Ausprobieren zeigt es: Die Regeln kommen zu keinem Ende, auch wenn man das Gegenteil annimmt.
why-by-search-given-up = Ausprobieren zeigt es. Die eingeschalteten Regeln zeigen es nicht, und die Suche nach einer Begründung über sie hinaus wurde an ihrer Grenze beendet.

# A supposition, what follows from it, and what it comes to.
why-suppose-is = Nimm an, { $cell } ist die { $digit }.
why-suppose-is-not = Nimm an, { $cell } ist nicht die { $digit }.
# { $sentence } is search-last-place and such; there may be several.
why-then = Dann gilt: { $sentence }
why-so-is = Also ist { $cell } die { $digit }.
why-so-is-not = Also ist { $cell } nicht die { $digit }.
# { $placed } sees { $cell }.
why-so-is-and-is-not = Also ist { $placed } die { $digit }, und { $cell } ist es nicht.

why-one-solution = Das Gitter hat genau eine Lösung.
# { $values } sind falsche Einträge, die noch im Gitter stehen, etwa „1 in r9c4“.
why-set-aside = Das Argument lässt { $count ->
    [one] diesen falschen Eintrag
   *[other] diese falschen Einträge
} weg: { $values }.
# { $values } is a list of why-value.
why-value = { $digit } in { $cell }
why-removal = das Streichen der { $digit } in { $cell }
why-no-solution-givens =
    { $count ->
        [one] Mit dieser Vorgabe gibt es keine Lösung: { $values }.
       *[other] Diese { $count } Vorgaben vertragen sich nicht; lässt man irgendeine davon weg, vertragen sich die übrigen: { $values }.
    }
# Where the cages leave no solution, whatever the givens. { $cages } is a list of cage-name.
why-no-solution-cages =
    { $count ->
        [one] Dieser Käfig lässt sich nicht füllen: { $cages }.
       *[other] Diese { $count } Käfige vertragen sich nicht; lässt man irgendeinen davon weg, vertragen sich die übrigen: { $cages }.
    }
# Not even the board without a single given can be filled.
why-no-solution-board = Dieses Gitter hat keine Lösung, auch ganz ohne Vorgaben.
why-no-solution-marks = Die Kandidaten, mit denen das Rätsel kam, lassen keine Lösung übrig. Von den Kandidaten, die fehlen, können { $count } nicht alle falsch sein; das Gitter zeigt sie.
why-no-solution-entries =
    { $count ->
        [one] Dies passt nicht zum Rätsel: { $values }.
       *[other] Diese { $count } Änderungen können nicht alle richtig sein; ohne irgendeine davon könnten es die anderen: { $values }.
    }
why-several-blank = Keine Ziffer ist vorgegeben, also ist jede Füllung ohne Zusammenstoß eine Lösung. Zwei davon unterscheiden sich in { $count } Zellen: { $cells }.
why-several = Es gibt mehrere Lösungen. Zwei davon unterscheiden sich in { $count } Zellen: { $cells }.
why-several-in-all =
    { $count ->
        [0] Alle anderen Zellen sind in jeder Lösung gleich.
        [one] Eine weitere Zelle ist nicht in allen Lösungen gleich.
       *[other] { $count } weitere Zellen sind nicht in allen Lösungen gleich.
    }

## What is wrong on the board

mistake-entered = Die { $digit } in { $cell } ist falsch.
mistake-removed = Der Kandidat { $digit } wurde in { $cell } gestrichen, aber er gehört dorthin.
mistake-notes = Den Notizen in { $cell } fehlt die { $digit }, aber sie gehört dorthin.

# Why a position contradicts itself, behind the sentence that says so
# { $kind } is a kind of house.
cause-clash = Pro { $kind } darf keine Ziffer zweimal vorkommen.
# Wo Ziffern in Häusern mehrerer Arten kollidieren.
cause-clashes = Pro Haus darf keine Ziffer zweimal vorkommen.
# { $seen } is a list of cause-seen.
cause-seen = { $digit } in { $cell }
cause-all-seen = { $cell } sieht { $seen }.
cause-seen-or-removed =
    { $cell } sieht { $seen }; { $removed } { $count ->
        [one] wurde
       *[other] wurden
    } dort gestrichen.
cause-all-removed =
    { $removed } { $count ->
        [one] wurde
       *[other] wurden
    } dort gestrichen.
# { $clauses } are sights as above and some of the two clauses below, with list-clause between them.
cause-no-place = { $clauses }.
cause-filled =
    { $cells } { $count ->
        [one] enthält eine andere Ziffer
       *[other] enthalten andere Ziffern
    }
cause-removed = die { $digit } wurde in { $cells } gestrichen

# A row of singles that leads to a contradiction. { $sentence } is search-last-place or
# search-last-candidate, at the end search-no-candidate or contradiction-no-place.
forced-then = Dann gilt: { $sentence }
forced-end = Und damit: { $sentence }

## What a watched search does

search-choose =
    Wähle { $cell }: { $count ->
        [one] Ihr einziger Kandidat ist { $digits }
       *[other] Ihre Kandidaten sind { $digits }
    }.
search-try = Probiere die { $digit } in { $cell }; noch offen dort: { $left }.
search-try-last = Probiere die { $digit } in { $cell }; dort ist keine andere Ziffer mehr zu probieren.
search-last-place = { $cell } muss die { $digit } sein, denn { $house } hat keinen anderen Platz dafür.
search-last-candidate = { $cell } muss die { $digit } sein, denn sie hat keinen anderen Kandidaten.
search-no-candidate = { $cell } hat keinen Kandidaten mehr.
search-back = Zurück zu { $cell }: Die { $digit } ist falsch.
search-back-at-last = Zurück zu { $cell }: Die { $digit } ist falsch, und dort ist keine andere Ziffer mehr übrig.
search-back-solved = Zurück zu { $cell }: Alle Lösungen mit der { $digit } sind gefunden.
search-back-solved-at-last = Zurück zu { $cell }: Alle Lösungen mit der { $digit } sind gefunden, und dort ist keine andere Ziffer mehr übrig.
search-solution = Jede Zelle ist ausgefüllt: Das ist eine Lösung.
search-end = Nichts ist mehr zu probieren: Die Suche ist zu Ende.

## What a step does, where cells are written at length: 'Filled in 7 at row 0, column 2'

# What a step concludes, as a heading: without a full stop.
concludes-is = { $cell } ist { $digit }
concludes-removal = Streiche { $removals }
concludes-is-not = { $cells } { $count ->
    [one] ist
   *[other] sind
} nicht { $digits }
acts-placed = { $digit } in { $cell } eingetragen
acts-removed = { $digit } in { $cells } gestrichen
acts-cells = { $before } und { $item }
cell-at-length = Zeile { $row }, Spalte { $column }

# A digit in a cell: '5 of r1c8'
candidate = { $digit } in { $cell }

## Why a position cannot be completed

contradiction-clash =
    { $house } enthält die { $digit } { $count ->
        [2] zweimal
       *[other] mehrmals
    }: in { $cells }.
contradiction-no-candidate = Für { $cell } bleibt nichts übrig: Keine Ziffer passt dort hinein.
contradiction-no-place = { $house } hat keinen Platz mehr für die { $digit }.
contradiction-seen = Die { $digit } ist in { $cells }, und diese Zellen sehen sich.
contradiction-sum = Die Ziffern von { $cells } können nicht die Summe { $sum } ergeben.
contradiction-no-solution = Diese Stellung hat keine Lösung: Wie man die leeren Zellen auch füllt, es geht nicht auf.

## Moves: who made them, and what they did

change-title-opened = Geöffnet
change-title-given = Vorgabe
change-title-rule = Regel
change-title-person = Du
change-title-search = Lösen
change-title-answer = Antwort
change-title-restart = Neustart
change-title-save-point = Speicherpunkt
change-title-undo = Rückgängig
change-title-redo = Wiederholen

change-restart = zurück zu den Vorgaben
change-save-point = zurück zu „{ $name }“
change-search = { $count ->
        [one] { $count } Zelle
       *[other] { $count } Zellen
    } ausgefüllt
# A move of the player, in a sentence; $what is change-entered, change-erased and so on.
change-own = Du hast { $what }.
# The same, after it was taken back.
change-own-before = Du hattest { $what }.
change-entered = { $digit } in { $cell } eingetragen
change-erased = { $digit } in { $cell } gelöscht
change-removed = { $digit } in { $cells } gestrichen
change-put-back = { $digit } in { $cell } wieder eingesetzt

# What a person noted, colored or linked: one thing by name, or several of a kind by their number.
# Colors are called A to F.
change-mark-added =
    { $mark ->
        [note] { $digit } in { $cell } notiert
        [cell] { $cell } mit Farbe { $color } gefärbt
        [candidate] { $digit } in { $cell } mit Farbe { $color } gefärbt
        [strong] starke Verbindung von { $digit } in { $cell } zu { $to_digit } in { $to_cell } gezeichnet
       *[weak] schwache Verbindung von { $digit } in { $cell } zu { $to_digit } in { $to_cell } gezeichnet
    }
change-mark-removed =
    { $mark ->
        [note] Notiz { $digit } in { $cell } entfernt
        [cell] Farbe { $color } aus { $cell } entfernt
        [candidate] Farbe { $color } von { $digit } in { $cell } entfernt
        [strong] starke Verbindung von { $digit } in { $cell } zu { $to_digit } in { $to_cell } entfernt
       *[weak] schwache Verbindung von { $digit } in { $cell } zu { $to_digit } in { $to_cell } entfernt
    }
change-marks-added =
    { $mark ->
        [note] { $count ->
            [one] 1 Notiz
           *[other] { $count } Notizen
        }
        [color] { $count ->
            [one] 1 Farbe
           *[other] { $count } Farben
        }
       *[link] { $count ->
            [one] 1 Verbindung
           *[other] { $count } Verbindungen
        }
    } gesetzt
change-marks-removed =
    { $mark ->
        [note] { $count ->
            [one] 1 Notiz
           *[other] { $count } Notizen
        }
        [color] { $count ->
            [one] 1 Farbe
           *[other] { $count } Farben
        }
       *[link] { $count ->
            [one] 1 Verbindung
           *[other] { $count } Verbindungen
        }
    } entfernt

## What follows from the last move, and where a contradiction comes to light

# { $forced } are search-last-place and such, one after the other.
diagnosis-if-is = Wenn { $cell } die { $digit } ist, dann gilt: { $forced }
diagnosis-if-is-not = Wenn { $cell } nicht die { $digit } ist, dann gilt: { $forced }
diagnosis-as-it-is = So wie das Gitter ist, gilt: { $forced }
# Was auch ohne die falsche Ziffer folgt; der Satz mit ihr steht dahinter.
diagnosis-anyway = Auf jeden Fall gilt: { $forced }

save-point-name = Speicherpunkt { $number }

## What it changes that rules are on or off: 'Without X-Wing this puzzle needs …'

# { $change } is without or with, if one { $technique } was switched, else rules.
difference-nothing =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } bleibt der Weg durch dieses Rätsel derselbe.
# { $level } is difference-level-stays or difference-level-is.
difference-needs =
    { $change ->
        [without] Ohne { $technique } braucht dieses Rätsel
        [with] Mit { $technique } führt der Weg durch dieses Rätsel über
       *[rules] Mit diesen Regeln führt der Weg durch dieses Rätsel über
    } { $techniques } und { $level }.
# What was switched off is not needed.
difference-all-the-same =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } wird dieses Rätsel trotzdem gelöst und { $level }.
difference-does-without =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } kommt dieses Rätsel ohne { $techniques } aus und { $level }.
difference-other-steps =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } braucht dieses Rätsel andere Schritte und { $level }.
difference-steps =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } braucht dieses Rätsel { $steps } Schritte statt { $before } und { $level }.
difference-level-stays = bleibt auf Stufe „{ $level }“
difference-level-is = hat Stufe „{ $level }“ statt „{ $before }“
difference-solved =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } wird dieses Rätsel gelöst und hat Stufe „{ $level }“.
difference-not-solved-any-more =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } wird dieses Rätsel nicht mehr gelöst: Unterwegs { $cells ->
        [one] wird { $cells } Zelle
       *[other] werden { $cells } Zellen
    } geraten.
difference-still-not-solved =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } wird dieses Rätsel immer noch nicht gelöst: Unterwegs { $cells ->
        [one] wird { $cells } Zelle
       *[other] werden { $cells } Zellen
    } geraten.
difference-other-guesses =
    { $change ->
        [without] Ohne { $technique }
        [with] Mit { $technique }
       *[rules] Mit diesen Regeln
    } wird dieses Rätsel immer noch nicht gelöst: Unterwegs { $cells ->
        [one] wird { $cells } Zelle
       *[other] werden { $cells } Zellen
    } geraten statt { $before }.
# { $name } is the technique as in the names of the messages 'technique-…'.
difference-technique = { $technique }
difference-others =
    { $count ->
        [one] eine andere Technik
       *[other] { $count } andere Techniken
    }

## Exercises: why a mark does not follow

wrong-solution = { $candidate } bleibt: So steht es in der Lösung.
wrong-not-solution = { $cell } enthält in der Lösung nicht die { $digit }.
wrong-not-set = { $candidate } stimmt, aber nicht durch { $technique }.
wrong-other-digits = { $candidate } ist falsch, aber { $technique } streicht hier nur { $digits }.
wrong-pattern = { $candidate } gehört zum Muster selbst: Darauf beruht der Schritt.
wrong-outside = { $candidate } ist falsch, aber der Schritt streicht in { $houses }, und dort liegt die Zelle nicht.
wrong-other-cells = { $candidate } ist falsch, aber der Schritt streicht nur in { $cells }.
wrong-unseen = { $candidate } folgt nicht: Die Zelle sieht { $cells } nicht, und dort kann die { $digit } stehen.
wrong-no-step = { $candidate } ist falsch, aber { $technique } zeigt das hier nicht.

## How a path ends: in a line, and in a sentence of its own

ending-solved =
    in { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } gelöst
ending-stalled =
    nach { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } festgefahren: keine Regel greift, leere Zellen: { $cells }
ending-several =
    nach { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } mehrere Lösungen: keine Regel entscheidet zwischen ihnen, leere Zellen: { $cells }
# { $cause } is one of the messages contradiction-…, here without its full stop.
ending-inconsistent =
    nach { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } ein Widerspruch: { $cause }

## Every step that is possible, in a list

other-ways = { $count ->
    [one] { $count } anderer Weg
   *[other] { $count } andere Wege
}
# The counting ended before all ways were found.
other-ways-or-more = { $count } oder mehr andere Wege
# { $ways } is one of the two messages above.
listed-step = { $step } (und { $ways })
listed = { $steps ->
    [0] kein Schritt
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
# { $rules } are the names of techniques. Searched to the end, they would take too long.
listed-and-left-off = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} oder mehr; nicht zu Ende gesucht: { $rules }

## What the command line says of its work

# { $puzzles } is how many puzzles were printed.
cli-interrupted = unterbrochen
cli-interrupted-puzzles =
    unterbrochen nach { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    }
cli-interrupted-steps =
    unterbrochen nach { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    }
cli-interrupted-between =
    unterbrochen nach { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    } und { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } des nächsten Rätsels
# Wo kein Terminal ist; { $progress } besteht aus den Meldungen darunter.
cli-progress-goes-on = noch bei der Arbeit: { $progress }
cli-progress = { $puzzles } Rätsel
cli-progress-of = { $puzzles } von { $all } Rätseln
cli-progress-read = { $percent } % gelesen
cli-progress-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
# { $rule } is the name of a technique.
cli-progress-tries = { $rule } wird seit { $seconds } s versucht
# { $method } is one of the names reading-order, fewest-candidates and singles.
cli-progress-searches = { $method }: { $tries } Versuche

# { $path } is a file.
cli-desktop-would-write = würde { $path } schreiben
cli-desktop-wrote = geschrieben: { $path }
cli-desktop-would-remove = würde { $path } entfernen
cli-desktop-removed = entfernt: { $path }
cli-desktop-not-removed = { $path } kann nicht entfernt werden: { $reason }
cli-desktop-still-listed = { $path } führt das Programm noch auf; vielleicht ändert das die nächste Anmeldung
# { $program } is the name of a program, { $folder } what it is run on.
cli-desktop-ran = ausgeführt: { $program } { $folder }
cli-desktop-failed = { $program } { $folder } ist gescheitert: Führe es aus, um zu sehen, warum
cli-desktop-no-program = { $program } ist nicht installiert: Vielleicht merkt es der Desktop erst bei der nächsten Anmeldung

# What a search by backtracking took. The answer is put behind it.
cli-search-took =
    { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuche
    }, { $back ->
        [one] { $back } Rückschritt
       *[other] { $back } Rückschritte
    }, größte Tiefe { $depth }
# The heads of a table.
cli-search-method = Verfahren
cli-search-tries = Versuche
cli-search-back = Rückschritte
cli-search-depth = größte Tiefe
cli-search-answer = Antwort
cli-rate-classic-alone = Das Maß von Sudoku Explainer gilt nur für das klassische Brett
# These stand in parentheses behind a rating.
cli-rate-guesses =
    { $guesses ->
        [one] einmal muss geraten werden
       *[other] { $guesses }-mal muss geraten werden
    }
cli-rate-by-step = die Stufe ist die dieses Schritts
# { $number } is the number of a puzzle.
cli-generate-given-up = keiner von { $attempts } Versuchen für Rätsel { $number } ergab das Gewünschte
cli-generate-time = die Zeit ist um
cli-generate-made = fertig: { $done } von { $count } Rätseln
cli-generate-so-far = bisher { $done } von { $count } Rätseln, { $tried } versucht
cli-generate-progress = { $done } von { $count } Rätseln, { $tried } versucht
cli-generate-small-cages =
    Rätsel { $number } hat { $cages ->
        [one] { $cages } Käfig
       *[other] { $cages } Käfige
    } mit weniger als { $least } Zellen: Anders gab es keine eindeutige Lösung
# { $format } is a format, { $loss } one of the messages loss-….
cli-convert-lost = Rätsel { $number } als { $format }: { $loss }
cli-convert-lost-of-many = { $count } Rätsel als { $format }: { $loss }
cli-export-unwritten = { $path } wurde nicht geschrieben: { $reason }
cli-export-no-solution = { $name } hat keine Lösung; es wird exportiert, wie es ist
cli-error-output = die Ausgabe kann nicht geschrieben werden: { $reason }
cli-error-several-puzzles = { $path } enthält { $count } Rätsel; '--puzzle N' nimmt eines davon
cli-error-no-puzzle = { $path } hat kein Rätsel { $number }: Es enthält { $count }
cli-rest-unread = { $count ->
    [one] In { $path } wurde ein Rätsel gelesen, der Rest nicht
   *[other] In { $path } wurden { $count } Rätsel gelesen, der Rest nicht
}
cli-error-unwritten = { $path } wurde nicht geschrieben, weil nicht alles gelesen werden konnte
cli-error-why-digit = { $digit } ist keine Ziffer dieses Gitters: Es hat 1 bis { $most }
# Unter der Antwort, wenn das Gitter der Begründung weniger Ziffern hat.
cli-why-fewer = Die Begründung braucht nur einen Teil des Gitters: { $count ->
    [one] 1 Ziffer bleibt
   *[other] { $count } Ziffern bleiben
} dabei weg, deshalb kann eine Zelle darin mehr Kandidaten haben.
cli-error-why-guesses = keine Antwort: zu sagen, wie viele Lösungen dieses Brett hat, braucht zu viele Versuche
cli-error-why-cell = '{ $cell }' ist keine Zelle dieses Gitters; seine Zellen sind { $first } bis { $last }, mit Buchstaben { $first_letters } bis { $last_letters }
cli-error-why-cell-letters = '{ $cell }' ist keine Zelle dieses Gitters; seine Zellen sind { $first } bis { $last }
cli-error-step = der Schritt lässt sich nicht lesen: { $reason }
cli-error-verify-line = { $path }, Zeile { $line }: { $reason }
cli-error-verify-long-line = { $path }, Zeile { $line }: Sie ist länger als { $most } MB
cli-error-verify-empty = { $path } enthält keine Schritte
cli-error-only-one = { $format } enthält ein Rätsel, und '--count' verlangt mehrere
cli-error-several = { $problem }; '-o NAME-{"{}"}.{ $ending }' schreibt eine Datei für jedes
cli-error-language = { $path }: { $problem }
cli-error-none-placed = { $path } wurde nicht geschrieben, weil { $format } für keines der Rätsel Platz hat
cli-error-no-menu = auf diesem System gibt es kein solches Menü; Linux und seine Verwandten haben eines
cli-error-no-home = es gibt keinen persönlichen Ordner dafür
cli-error-nowhere = das Programm weiß nicht, wo es liegt: { $reason }
cli-error-entry-name = { $path } ist kein Name, den ein Eintrag enthalten kann: er ist nicht UTF-8
cli-error-folder = { $path } lässt sich nicht anlegen: { $reason }
cli-no-display = es gibt keine Anzeige für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt); ohne Fenster geht es mit 'sudoku-stepper solve FILE' und 'sudoku-stepper steps FILE'
cli-no-answer-of-display = die Anzeige antwortet nicht
cli-no-reason = der Grund ist nicht bekannt
cli-no-window = das Fenster lässt sich nicht öffnen ({ $reason }); ohne Fenster geht es mit 'sudoku-stepper solve FILE' und 'sudoku-stepper steps FILE'
cli-without-window = diese Fassung hat kein Fenster; ohne geht es mit 'sudoku-stepper solve FILE' und 'sudoku-stepper steps FILE'
finding-missing = „{ $message }“ fehlt und wird auf Englisch gesagt
finding-unknown = Zeile { $line }: keine Meldung des Programms heißt „{ $message }“
finding-no-such-place = Zeile { $line }: in „{ $message }“ wird für { $place } nichts eingesetzt, also wird sie auf Englisch gesagt
finding-left-out = Zeile { $line }: in „{ $message }“ fehlt { $place }
finding-not-there = Zeile { $line }: „{ $message }“ verweist auf „{ $named }“, und das gibt es nicht
cli-error-no-step = Es gibt keinen Schritt { $number }: { $count ->
    [0] Der Weg hat keine Schritte
    [one] Der Weg hat nur 1 Schritt
   *[other] Der Weg hat nur { $count } Schritte
}
cli-error-terminal = ein Bild aus Pixeln gehört nicht in ein Terminal; '-o DATEI' nennt eine Datei dafür
cli-error-over-source = { $path } ist das Rätsel selbst: Die Ausgabe braucht einen anderen Namen
cli-error-several-to-export = es sind { $count } Rätsel; '-o NAME-{"{}"}.{ $ending }' schreibt für jedes eine Datei, '--puzzle N' nimmt eines davon

## How an exported path ends

export-solved =
    { $steps ->
        [0] Dieses Gitter ist schon gelöst, also gibt es keine Schritte zu zeigen.
        [one] In { $steps } Schritt gelöst.
       *[other] In { $steps } Schritten gelöst.
    }
export-several =
    { $steps ->
        [0] Es gibt mehrere Lösungen
        [one] Nach { $steps } Schritt mehrere Lösungen
       *[other] Nach { $steps } Schritten mehrere Lösungen
    }: Keine Regel entscheidet zwischen ihnen, leere Zellen: { $cells }.
export-stalled =
    { $steps ->
        [0] Es gibt keine Schritte zu zeigen
        [one] Nach { $steps } Schritt festgefahren
       *[other] Nach { $steps } Schritten festgefahren
    }: Keine Regel greift, leere Zellen: { $cells }.
export-inconsistent =
    { $steps ->
        [0] Das Gitter widerspricht sich
        [one] Nach { $steps } Schritt ein Widerspruch
       *[other] Nach { $steps } Schritten ein Widerspruch
    }: { $cause }

## The web page and the Markdown file

export-title-of-step = { $puzzle }: Schritt { $number }, { $step }
export-step = { $technique } ({ $level }, { $score })
export-by-hand = Von Hand
export-move = { $name }: { $change }
export-puzzle = Das Rätsel
export-end = Das Ende
export-board = Das Gitter
export-step-label = Schritt { $number }, { $step }
# Die Wörter von HoDoKus Notation auf einer Seite: „4,9 in r3c27“, „verbunden durch r49c8“.
compact-in = in
compact-connected-by = verbunden durch
compact-targets = Ziele
compact-and = und
export-made-with = Erstellt mit Sudoku Stepper.
export-rated = Stufe { $level }, { $score } Punkte.
export-rated-by-all =
    Stufe { $level }, { $score } Punkte, mit allen Regeln. Die eingeschalteten Regeln lösen es nicht: { $cells ->
        [one] 1 Zelle bleibt
       *[other] { $cells } Zellen bleiben
    } zu raten.
export-rated-with-guesses =
    Stufe { $level }. Keine Regeln lösen es: Auch mit allen { $guesses ->
        [one] wird unterwegs 1 Zelle
       *[other] werden unterwegs { $guesses } Zellen
    } geraten.

# The columns of the tables, in Markdown and on the page
export-column-technique = Technik
export-column-level = Stufe
export-column-steps = Schritte
export-heading-technique = Technik
export-heading-level = Stufe
export-heading-steps = Schritte
export-heading-region = Region
export-heading-sum = Summe
export-heading-cells = Zellen
# What the board has that the classic one does not, for readers who do not see its lines, shades
# and cages
export-rules = Besondere Regeln dieses Gitters
export-rule-size = Das Gitter hat { $size } Zeilen und { $size } Spalten. In jeder davon steht jede der Ziffern 1 bis { $size } genau einmal.
export-rule-size-with-boxes = Das Gitter hat { $size } Zeilen, { $size } Spalten und Blöcke aus { $rows } Zeilen und { $columns } Spalten. In jedem dieser Häuser steht jede der Ziffern 1 bis { $size } genau einmal.
export-rule-jigsaw = Regionen beliebiger Form ersetzen die Blöcke. In jeder Region steht jede Ziffer genau einmal.
export-rule-no-boxes-name = Keine Blöcke
export-rule-no-boxes = Nur in den Zeilen und Spalten steht jede Ziffer genau einmal.
export-rule-diagonal-down = Auf der Diagonale von der Ecke links oben zur Ecke rechts unten steht jede Ziffer genau einmal.
export-rule-diagonal-up = Auf der Diagonale von der Ecke links unten zur Ecke rechts oben steht jede Ziffer genau einmal.
# { $cells } are cells.
export-rule-windoku = Auch in vier Fenstern aus drei mal drei Zellen steht jede Ziffer genau einmal. Ihre Zellen links oben sind { $cells }.
export-rule-percent = Auch in zwei Fenstern aus drei mal drei Zellen steht jede Ziffer genau einmal. Ihre Zellen links oben sind { $cells }. Dasselbe gilt für die Diagonale von der Ecke links unten zur Ecke rechts oben, die zwischen ihnen verläuft.
export-rule-disjoint-groups = Teile das Gitter in neun Quadrate aus drei mal drei Zellen. Auch in den neun Zellen, die in ihren Quadraten am selben Platz liegen, etwa in allen links oben, steht jede Ziffer genau einmal.
export-rule-nine-cells = Auch in diesen neun Zellen steht jede Ziffer genau einmal: { $cells }.
# { $lines } is a list of the message below.
export-rule-argyle = Auf keiner dieser schrägen Linien steht eine Ziffer zweimal: { $lines }.
export-rule-line = von { $first } bis { $last }
export-rule-anti-knight = Zellen, die einen Springerzug wie im Schach voneinander entfernt sind, enthalten verschiedene Ziffern. Ein Springer zieht zwei Zellen in eine Richtung und eine zur Seite.
export-rule-anti-king = Zwei Zellen, die sich an einer Seite oder Ecke berühren, enthalten verschiedene Ziffern.
export-rule-extra-regions = Auch in jeder Zusatzregion steht jede Ziffer genau einmal.
export-rule-killer = Die Ziffern in jedem Käfig sind alle verschieden und ergeben zusammen seine Summe.
export-rule-killer-with-open-sums = Die Ziffern in jedem Käfig sind alle verschieden. Hat er eine Summe, ergeben sie zusammen diese.
export-rule-cages-without-sums = Die Ziffern in jedem Käfig sind alle verschieden. Die Käfige haben keine Summen.

## Namen: Stufen, Familien im Satz und über einer Liste, Techniken

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-unfair = Unfair
level-extreme = Extrem

family-singles = Singles
family-intersections = Überschneidungen
family-subsets = Teilmengen
family-fish = Fische
family-single-digit = Einzelziffer-Muster
family-wings = Wings
family-coloring = Färbung
family-uniqueness = Eindeutigkeit
family-chains = Ketten
family-almost-locked-sets = ALS-Muster
family-large-patterns = große Muster
family-forcing = Forcing Chains
family-templates = Schablonen
family-cages = Käfige
family-custom = eigene

family-heading-singles = Singles
family-heading-intersections = Überschneidungen
family-heading-subsets = Teilmengen
family-heading-fish = Fische
family-heading-single-digit = Einzelziffer-Muster
family-heading-wings = Wings
family-heading-coloring = Färbung
family-heading-uniqueness = Eindeutigkeit
family-heading-chains = Ketten
family-heading-almost-locked-sets = Fast geschlossene Mengen
family-heading-large-patterns = Große Muster
family-heading-forcing = Forcing Chains
family-heading-templates = Schablonen
family-heading-cages = Käfige
family-heading-custom = Eigene

technique-full-house = Volles Haus
technique-last-cell-in-cage = Letzte Zelle im Käfig
technique-naked-single = Nackter Single
technique-hidden-single = Versteckter Single
technique-unique-sum-cage = Eindeutige Käfigsumme
technique-rule-of-45 = 45er-Regel
technique-cage-minimum-and-maximum = Käfigminimum und -maximum
technique-cage-combinations = Käfigkombinationen
technique-rule-of-45-in-several-houses = 45er-Regel über mehrere Häuser
technique-required-digit = Pflichtziffer
technique-law-of-leftovers = Law of Leftovers
technique-cage-claiming = Claiming im Käfig
technique-split-cage = Geteilter Käfig
technique-killer-pair = Killer-Paar
technique-hidden-cage = Versteckter Käfig
technique-innie-outie-difference = Innie-Outie-Differenz
technique-cage-permutations = Käfigpermutationen
technique-cage-comparison = Käfigvergleich
technique-killer-triple = Killer-Tripel
technique-parity = Parität
technique-blocked-combination = Blockierte Kombination
technique-house-combinations = Hauskombinationen
technique-locked-pair = Geschlossenes Paar
technique-locked-triple = Geschlossenes Tripel
technique-pointing = Pointing
technique-claiming = Claiming
technique-box-line-reduction = Block-Linien-Reduktion
technique-naked-pair = Nacktes Paar
technique-naked-triple = Nacktes Tripel
technique-direct-pointing = Direktes Pointing
technique-direct-hidden-pair = Direktes verstecktes Paar
technique-direct-hidden-triplet = Direktes verstecktes Tripel
technique-hidden-pair = Verstecktes Paar
technique-hidden-triple = Verstecktes Tripel
technique-naked-quadruple = Nacktes Quadrupel
technique-hidden-quadruple = Verstecktes Quadrupel
technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-remote-pair = Remote Pair
technique-chute-remote-pair = Chute Remote Pair
technique-bivalue-universal-grave-1 = BUG + 1
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
technique-almost-locked-pair = Fast geschlossenes Paar
technique-almost-locked-triple = Fast geschlossenes Tripel
technique-almost-locked-quadruple = Fast geschlossenes Quadrupel
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-wxyz-wing = WXYZ-Wing
technique-wxyz-ring = WXYZ-Ring
technique-vwxyz-wing = VWXYZ-Wing
technique-vwxyz-ring = VWXYZ-Ring
technique-uniqueness-test-1 = Unique Rectangle Typ 1
technique-uniqueness-test-2 = Unique Rectangle Typ 2
technique-uniqueness-test-3 = Unique Rectangle Typ 3
technique-uniqueness-test-4 = Unique Rectangle Typ 4
technique-uniqueness-test-5 = Unique Rectangle Typ 5
technique-uniqueness-test-6 = Unique Rectangle Typ 6
technique-unique-loop-1 = Unique Loop 1
technique-unique-loop-2 = Unique Loop 2
technique-unique-loop-3 = Unique Loop 3
technique-unique-loop-4 = Unique Loop 4
technique-extended-rectangle-1 = Extended Rectangle 1
technique-extended-rectangle-2 = Extended Rectangle 2
technique-extended-rectangle-3 = Extended Rectangle 3
technique-extended-rectangle-4 = Extended Rectangle 4
technique-hidden-rectangle = Hidden Rectangle
technique-avoidable-rectangle-type-1 = Avoidable Rectangle Typ 1
technique-avoidable-rectangle-type-2 = Avoidable Rectangle Typ 2
technique-gurth-s-symmetrical-placement = Symmetrie nach Gurth
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
technique-3d-medusa = 3D-Medusa
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
technique-almost-locked-set-xz-rule = ALS-XZ-Regel
technique-twinned-xy-chain = Twinned XY-Chain
technique-distributed-disjoint-subset = Verteilte disjunkte Teilmenge
technique-almost-locked-set-xy-wing = ALS-XY-Wing
technique-almost-locked-set-chain = ALS-Kette
technique-death-blossom = Death Blossom
technique-aligned-pair-exclusion = Aligned Pair Exclusion
technique-aligned-triple-exclusion = Aligned Triple Exclusion
technique-franken-x-wing = Franken X-Wing
technique-franken-swordfish = Franken Swordfish
technique-tridagon = Tridagon
technique-tridagon-forcing = Tridagon Forcing
technique-guardian-forcing = Guardian Forcing
technique-rank-0-logic = Rang-0-Logik
technique-franken-jellyfish = Franken Jellyfish
technique-sk-loop = SK-Loop
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
technique-kraken-fish-type-1 = Kraken Fish Typ 1
technique-kraken-fish-type-2 = Kraken Fish Typ 2
technique-forcing-chain-contradiction = Forcing Chain (Konflikt)
technique-forcing-chain-verity = Forcing Chain (Gewissheit)
technique-forcing-net-contradiction = Forcing Net (Konflikt)
technique-forcing-net-verity = Forcing Net (Gewissheit)
technique-contradiction-with-side-arguments = Widerspruch mit Nebenargumenten
technique-forcing-chains-and-cycles = Forcing Chains und Zyklen
technique-nishio = Nishio
technique-multiple-forcing-chains = Mehrfache Forcing Chains
technique-dynamic-forcing-chains = Dynamische Forcing Chains
technique-dynamic-forcing-chains-plus = Dynamische Forcing Chains Plus
technique-nested-forcing-chains = Verschachtelte Forcing Chains
technique-template-set = Template Set
technique-template-delete = Template Delete
technique-brute-force = Brute Force
# In Listen, die durchsucht werden, wenn der andere Name gesucht war.
found-by-other-name = { $other }: anderer Name für { $technique }
form-m-wing = M-Wing
form-s-wing = S-Wing
form-l-wing = L-Wing
form-h-wing = H-Wing
form-doubly-linked = Doubly Linked
form-rectangle-elimination = Rectangle Elimination
step-title-with-form = { $technique } ({ $form })

## Knöpfe und Felder mehrerer Bildschirme

button-save = Speichern
button-cancel = Abbrechen
button-close = Schließen
button-stop = Anhalten
button-choose-file = Datei wählen
button-start = Start
button-settings = Einstellungen
button-keys = Tasten
button-undo = Rückgängig
button-redo = Erneut
file-path = der Pfad der Datei

# Der Lösungsweg oder die Suche, die von selbst weiterläuft.
speed-slow = Tempo: langsam
speed-medium = Tempo: mittel
speed-fast = Tempo: schnell
speed-fastest = Tempo: maximal

## Nicht gespeicherte Arbeit verlassen

leave-title = Nicht gespeichert
# { $name } ist der Name eines Rätsels, { $draft } der des selbst gemachten.
leave-draft = Deine Änderungen an „{ $name }“, deinem eigenen Rätsel, sind nicht gespeichert. Vor dem Schließen speichern?
leave-quit = Deine Arbeit an „{ $name }“ ist nicht gespeichert. Vor dem Schließen speichern?
leave-both = Deine Arbeit an „{ $name }“ ist nicht gespeichert. Vor dem Schließen speichern? Danach geht es um „{ $draft }“, dein eigenes Rätsel.
leave-open = Deine Arbeit an „{ $name }“ ist nicht gespeichert. Speichern, bevor ein anderes Rätsel geöffnet wird?
leave-discard = Nicht speichern

## Unter anderem Namen speichern

save-as-title = Speichern unter
save-as-formats = Die Datei behält alles. Endet ihr Name auf txt, sdk, sdm, ss, opensudoku oder gri, entsteht eine Datei für andere Programme.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
# Was an der Datei einer Sprache nicht stimmt.
language-unreadable = Die Sprache in { $path } kann nicht gelesen werden: { $reason }.
language-too-large = Die Sprache in { $path } kann nicht gelesen werden: Die Datei ist größer als 4 MB.
# { $problem } ist eine der vier Meldungen darunter.
language-broken = Die Sprache in { $path } ist beschädigt ({ $problem }) und kann nicht gewählt werden.
language-error-not-text = Zeile { $line } ist kein UTF-8-Text
language-error-syntax = Zeile { $line } ist keine Meldung: { $problem }
language-error-twice = die Meldung „{ $message }“ aus Zeile { $line } gibt es zweimal
language-error-tag = die Meldung „language-tag“ muss das Kürzel der Sprache sein, etwa „de“ oder „pt-BR“, und lautet „{ $tag }“
language-taken = Die Sprache in { $path } hat dasselbe Kürzel „{ $tag }“ wie eine andere und kann nicht gewählt werden.
language-missing = In { $folder } gibt es keine Sprache „{ $tag }“, darum ist alles auf Englisch.
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text-size = Schriftgröße
settings-size-of-window = Auto
settings-percent = { $percent } %
settings-size-held-back = Größer geht es in diesem Fenster nicht.
settings-notation = Schreibweise der Zellen
settings-labels = Zeilen und Spalten am Rand beschriften
settings-boxes = Jeden zweiten Block und Käfige tönen
settings-motion = Schritte bewegt: schauen, ausschließen, folgern
settings-motion-system = System
settings-motion-off = Aus
settings-motion-usual = Normal
settings-motion-slow = Langsam
settings-telling = Begründung der Schritte
settings-telling-practised = Kurz, wenn ich es kann
settings-telling-whole = Immer ganz
settings-telling-short = Immer kurz
settings-right-digits = Richtige Ziffern im Spiel grün
settings-origins = Zeichen für die Herkunft einer Ziffer
origin-person = du selbst
origin-step = ein Schritt
origin-hint = ein Tipp
origin-search = die Suche
origin-answer = eine Antwort
settings-left-off = Weitermachen, wo ich war

# { $reason } ist der Grund, den das System nennt.
settings-unreadable = Die Einstellungen in { $path } können nicht gelesen werden: { $reason }.
settings-not-kept = Die Einstellungen können nicht in { $path } abgelegt werden: { $reason }.
# { $fields } sind die Namen von { $count } Feldern in der Datei.
settings-no-sense = { $count ->
    [one] { $fields } ergibt keinen Sinn
   *[other] { $fields } ergeben keinen Sinn
}
# Namen in der Datei, die es nicht gibt, und das Feld, in dem sie stehen:
# '"y-wing" und "z-wing" und 3 andere in rules.order'.
settings-names-in = { $names } in { $field }
settings-and = { $before } und { $name }
settings-others = { $count } andere
names-next = { $before }, { $name }
sentences-next = { $before } { $sentence }

# { $problem } ist, was in der Datei nicht stimmt.
broken-file = { $content ->
    [lessons] Der Lernstand in { $path } ist beschädigt ({ $problem }).
    [best-games] Die Bestenliste in { $path } ist beschädigt ({ $problem }).
   *[settings] Die Einstellungen in { $path } sind beschädigt ({ $problem }).
}
broken-file-kept = Die Datei bleibt als { $copy } erhalten.
broken-file-not-copied = Sie konnte nicht nach { $copy } kopiert werden: { $reason }.

## Namen von Formaten und Dateiarten; was ein Format nicht aufnimmt

# Im Satz, ohne Artikel: 'Das Gitter wurde als Kandidatenzeile kopiert.'
format-comma = Komma-Text
format-grid = Gitter-Text
format-line = eine Zeile
format-pencil-marks = Bleistiftnotizen
format-candidate-line = Kandidatenzeile
format-constraints = Constraint-Dump
format-library = Bibliothekszeile
format-ps = PS-Text
format-sumocue = SumoCue-Text
format-arrows = Pfeil-Text
format-jigsaw = Zeile aus 162 Zeichen
format-andoku = Andoku-Zeile
format-solo = Spiel-ID von Solo
format-f-puzzles = JSON von f-puzzles
format-f-puzzles-link = Link zu f-puzzles
format-sudokupad-link = Link zu SudokuPad
format-own = programmeigenes Format
format-ending = .{ $ending }
# Auf einem Knopf; die anderen heißen dort wie im Satz.
format-label-candidate-line = Kandidatenzeile
format-label-constraints = Constraint-Dump
format-label-library = Bibliothekszeile
format-label-own = eigenes Format

file-kind-html = Webseite
file-kind-markdown = Markdown
file-kind-json = JSON
file-kind-svg = SVG
file-kind-png = PNG

# Teilsätze hinter einem Doppelpunkt: 'In diesem Format: der Titel fällt weg; …'
loss-next = { $before }; { $clause }
loss-puzzle = für { $what } ist kein Platz, darum wird nichts geschrieben
# Steht hinter 'für', also im Akkusativ: etwas von einem Rätsel.
loss-puzzle-what = { $what ->
    [size] ein Gitter dieser Größe
    [boxes] Blöcke dieser Form
    [regions] andere Regionen als Blöcke
    [no-boxes] ein Gitter ohne Blöcke
    [one-diagonal] eine einzelne Diagonale
    [diagonal-down] eine Diagonale
    [diagonal-up] eine Diagonale
    [windoku] Fenster
    [percent] Fenster
    [disjoint-groups] disjunkte Gruppen
    [asterisk] den Asterisk
    [center-dot] den Center Dot
    [girandola] die Girandola
    [argyle] Argyle-Linien
    [anti-knight] die Anti-Springer-Regel
    [anti-king] die Anti-König-Regel
    [extra-regions] Zusatzregionen
    [no-cages] ein Gitter ohne Käfige
    [cages-without-sum] Käfige ohne Summe
    [single-cages] Käfige aus einer Zelle
    [open-cells] Zellen ohne Käfig
    [in-parts] Käfige und Regionen aus mehreren Teilen
    [givens] Ziffern in den Zellen
    [givens-in-cages] Vorgaben in Käfigen
    [candidates] Kandidaten, die das Rätsel sind
   *[cages] Käfige
  }
loss-entries = eingetragene Ziffern sind von Vorgaben nicht zu unterscheiden
loss-naked-singles = eine Zelle mit nur einem Kandidaten sieht aus wie eine Vorgabe
loss-no-candidates = eine Zelle ohne Kandidaten sieht aus wie eine mit allen
loss-removed = gestrichene Kandidaten sind wieder möglich
loss-marks = Notizen, Farben und Verbindungen von Hand fallen weg
loss-save-points = die Speicherpunkte fallen weg
loss-history = die Züge zum Rückgängigmachen und Wiederholen fallen weg
loss-oldest-moves = die ältesten Züge fallen weg
loss-title = der Titel fällt weg
loss-title-shape = der Titel verliert Zeilenumbrüche und Steuerzeichen
loss-game = das Spiel fällt weg, mit allem, was dazugehört, wie den Punkten
loss-metadata = { $field ->
    [author] der Autor fällt weg
    [description] die Beschreibung fällt weg
    [date] das Datum fällt weg
    [source] die Quelle fällt weg
    [level] die Stufe fällt weg
    [url] der Link fällt weg
   *[comment] der Kommentar fällt weg
}
loss-header = die Angaben zum ersten Rätsel gelten dann für alle

# Was eine Datei über ein Rätsel sagt: { $said }.
field = { $field ->
    [author] Autor: { $said }
    [description] Beschreibung: { $said }
    [date] Datum: { $said }
    [source] Quelle: { $said }
    [level] Stufe: { $said }
    [url] Link: { $said }
   *[comment] Kommentar: { $said }
}

## Das Fenster: sein Titel und die Zeile oben, die etwas meldet

window-title = Sudoku Stepper
window-title-puzzle = { $name } – Sudoku Stepper
window-title-unsaved = • { $name } – Sudoku Stepper
window-title-create = Ein eigenes Rätsel – Sudoku Stepper

## Öffnen und speichern

open-title = Rätsel öffnen
# What a file dialog lists: puzzles, files with the ending $ending such as PNG, all files.
files-puzzles = Rätsel
files-ending = { $ending }-Dateien
files-all = Alle Dateien
# $name is what a file is called, or what was pasted.
open-reading = { $name } wird gelesen …
open-no-dialog = Dieses System bietet keinen Dateidialog. Tippe stattdessen den Pfad der Datei ein.
# { $reason } sagt ohne Punkt am Ende, was nicht stimmt.
open-failed = Nicht geöffnet: { $reason }.
open-more = Die Datei hat mehr Rätsel als die { $count }, die in der Liste stehen.
open-broken-off = { $reason }. In der Liste { $count ->
    [one] steht das eine Rätsel, das sich lesen ließ.
   *[other] stehen die { $count } Rätsel, die sich lesen ließen.
}
# Wie eine Datei gelesen wurde: was noch darin stand und was daraus wurde. { $first } ist die Nummer einer Zeile.
reading-grids = { $titles ->
    [0] Gelesen als { $lines } Zeilen: { $grids } Gitter.
   *[other] Gelesen als { $lines } Zeilen: { $grids } Gitter, davon { $titles } mit Titel.
}
reading-marks = { $count ->
    [one] Ein Gitter und seine Kandidaten wurden als ein Rätsel gelesen.
   *[other] { $count } Gitter wurden jeweils mit den Kandidaten darunter als ein Rätsel gelesen.
}
reading-few-notes = { $count ->
    [one] Die Ziffern { $digits } in Zeile { $first } stehen in einer Zelle und wurden als deren Notizen gelesen.
   *[other] In { $count } Zellen stehen mehrere Ziffern, die als Notizen gelesen wurden. Die ersten sind { $digits } in Zeile { $first }.
}
reading-sign = Das Zeichen „{ $sign }“ wurde als leere Zelle gelesen.
reading-blank = Ein Leerzeichen wurde als leere Zelle gelesen.
reading-letters-are-rows = In Namen von Zellen wie A1 wurde der Buchstabe als Zeile gelesen.
reading-letters-are-columns = In Namen von Zellen wie A1 wurde der Buchstabe als Spalte gelesen, weil die Zellen in dieser Reihenfolge stehen.
reading-x-as-column = x wurde als Spalte einer Zelle gelesen, y als ihre Zeile.
reading-first-as-row = Von den Zahlen für eine Zelle wurde die erste als Zeile gelesen, die zweite als Spalte.
reading-letter-as-digit = Der Buchstabe { $letter } wurde als die Ziffer { $digit } gelesen.
reading-entries-in-brackets = Die Ziffern in Klammern wurden als eingetragen gelesen, die anderen als Vorgaben.
reading-givens-in-bold = Die fetten oder als vorgegeben gekennzeichneten Ziffern wurden als Vorgaben gelesen, die anderen als eingetragen.
reading-rule-in-words = „{ $word }“ in Zeile { $line } kann eine Regel nennen: Das Rätsel wurde ohne sie gelesen.
reading-solutions = { $count ->
    [one] Die Lösung in der Datei stimmt.
   *[other] Die { $count } Lösungen in der Datei stimmen.
}
reading-wrong-solutions = { $count ->
    [one] Die Lösung in Zeile { $first } löst ihr Rätsel nicht.
   *[other] { $wrong ->
        [one] Von den { $count } Lösungen in der Datei löst eine ihr Rätsel nicht, die in Zeile { $first }.
       *[other] Von den { $count } Lösungen in der Datei lösen { $wrong } ihre Rätsel nicht, die erste in Zeile { $first }.
    }
}
reading-left-out = { $count ->
    [one] Zeile { $first } gehört zu keinem Rätsel und wurde weggelassen.
   *[other] { $count } Zeilen gehören zu keinem Rätsel und wurden weggelassen, die erste ist Zeile { $first }.
}
reading-marks-left-out = Die Notizen oder Farben in Zeile { $line } haben eine Form, die nicht bekannt ist, und wurden weggelassen.
reading-fields-left-out = { $count ->
    [one] Das Feld { $names } nennt Zellen, aber seine Bedeutung ist nicht bekannt: es wurde weggelassen.
   *[other] Diese Felder nennen Zellen, aber ihre Bedeutung ist nicht bekannt, und sie wurden weggelassen: { $names }.
}
reading-entries-left-out = { $count ->
    [one] Ein Eintrag der Liste ist kein Rätsel und wurde weggelassen, er beginnt in Zeile { $first }.
   *[other] { $count } Einträge der Liste sind keine Rätsel und wurden weggelassen, der erste beginnt in Zeile { $first }.
}
open-first = Das ist das erste Rätsel der Liste.
open-last = Das ist das letzte Rätsel der Liste.
# Was beim Verlassen des Programms offen war. { $reason } sagt ohne Punkt am Ende, was nicht stimmt.
left-off-gone = Was beim letzten Mal offen war, lässt sich nicht wieder öffnen: { $reason }.
paste-nothing = Die Zwischenablage enthält keinen Text.
paste-failed = Was du eingefügt hast, ist kein Rätsel: { $reason }.
paste-broken-off = Was du eingefügt hast, ist nur zum Teil gelesen: { $reason }. In der Liste { $count ->
    [one] steht das eine Rätsel, das sich lesen ließ.
   *[other] stehen die { $count } Rätsel, die sich lesen ließen.
}
# { $reason } und { $flaw } sagen ohne Punkt, was nicht stimmt.
paste-no-step = Der Schritt lässt sich nicht lesen: { $reason }.
paste-step-fails = Der Schritt stimmt nicht: { $flaw }.
paste-step-fails-but = Der Schluss des Schritts stimmt, aber der Schritt zeigt ihn nicht: { $flaw }.
# So heißt ein Rätsel aus der Zwischenablage.
paste-name = eingefügtes Rätsel

save-title = Rätsel speichern
save-no-dialog = Dieses System bietet keinen Dateidialog. Tippe den Pfad der Datei ein.
save-done = In { $path } gespeichert.
saving-title = Speichern
saving = { $path } wird geschrieben.
# { $format } ist ein Format, { $losses } sind Teilsätze.
save-loses = Im Format „{ $format }“ gilt: { $losses }.
save-no-place = Im Format „{ $format }“ ist kein Platz für { $what }. Wähle einen Namen, der auf .{ $ending } endet: Eine solche Datei behält alles.
# Pictures and pages are not saved but exported.
save-other-ending = Eine Datei, deren Name auf .{ $ending } endet, enthielte den Text des Rätsels. Bilder und Seiten macht „Exportieren“.
save-replaces = Es gibt schon eine Datei { $name }, und sie würde ersetzt.
save-again = { $warnings } Drücke noch einmal auf „Speichern“, um trotzdem zu speichern.

## A file that another window or program changed

changed-title = Anderswo geändert
changed-gone-title = Die Datei ist weg
# $name is what the file is called, $when such as 'Today, 9:03'.
changed-at = Ein anderes Fenster oder Programm hat { $name } geändert ({ $when }).
changed = Ein anderes Fenster oder Programm hat { $name } geändert.
changed-board-is-older = Das Brett zeigt die Fassung davor.
changed-saving-replaces = Speichern ersetzt diese Fassung.
changed-gone = Die Datei { $name } ist nicht mehr da. Sie wurde verschoben, umbenannt oder gelöscht. Speichern schreibt sie wieder.
changed-gone-saving = Die Datei { $name } ist nicht mehr da. Sie wurde verschoben, umbenannt oder gelöscht. Dort wieder speichern?
changed-work-is-kept = Wird sie neu geladen, bewahrt der Startbildschirm, was hier getan wurde.
changed-work-is-lost = Wird sie neu geladen, ist verloren, was hier getan wurde.
changed-load = Neu laden
changed-keep = Meine behalten
changed-save-anyway = Trotzdem speichern
changed-save-as = Speichern unter …
changed-save-there = Dort wieder speichern

## Arbeit, die gegen einen Absturz gesichert ist

autosave-found = Von früher ist noch Arbeit da, die nicht gespeichert wurde. Du findest sie auf dem Startbildschirm (Strg N).
autosave-failed = Die Arbeit ist nicht vor einem Absturz sicher: { $reason }.

## Eine Regel, die einen Fehler gemacht hat

# Ein Hinweis im Fenster und eine Meldung der Kommandozeile.
refused-step = Eine Regel hat hier einen Fehler gemacht und wurde übersprungen: { $technique }. Ihr Schritt folgte nicht. Die nächste Regel machte weiter.
refused-copy = Bericht kopieren
refused-copied = Der Bericht ist in der Zwischenablage.

## Was von Lektionen und Spielen bleibt

lessons-unreadable = Dein Lernstand in { $path } kann nicht gelesen werden: { $reason }.
lessons-not-kept = Dein Lernstand kann nicht in { $path } abgelegt werden: { $reason }.
lessons-no-sense = unverständlich: { $fields }
solved-unreadable = Welche Rätsel gelöst sind, kann nicht aus { $path } gelesen werden: { $reason }.
solved-not-kept = Welche Rätsel gelöst sind, kann nicht in { $path } abgelegt werden: { $reason }.
best-games-unreadable = Die Bestenliste in { $path } kann nicht gelesen werden: { $reason }.
best-games-not-kept = Die Bestenliste kann nicht in { $path } abgelegt werden: { $reason }.
best-games-no-sense = { $count ->
    [one] ein Eintrag ergibt keinen Sinn
   *[other] { $count } Einträge ergeben keinen Sinn
}

## Die Wahl eines Spiels

new-game-title = Neues Spiel
new-game-kind = Spiel
new-game-classic = Klassisch
new-game-classic-rules = In jede leere Zelle kommt eine Ziffer.
new-game-ice = Eis
new-game-ice-rules = Ein Fünftel der leeren Zellen ist eingefroren. Sie tauen auf, wenn du neben ihnen eine richtige Ziffer einträgst.
new-game-board = Gitter
# Der Name eines Gitters.
board-name = { $board ->
   *[classic] Klassisch
    [killer] Killer
    [killer-x] Killer X
    [killer-jigsaw] Jigsaw-Killer
    [killer-windoku] Windoku-Killer
    [killer-4x4] Killer 4×4
    [killer-6x6] Killer 6×6
    [killer-8x8] Killer 8×8
    [jigsaw] Jigsaw
    [jigsaw-x] Jigsaw X
    [jigsaw-6x6] Jigsaw 6×6
    [diagonal] Diagonal
    [one-diagonal] Eine Diagonale
    [windoku] Windoku
    [percent] Prozent
    [disjoint-groups] Disjunkte Gruppen
    [asterisk] Asterisk
    [center-dot] Center Dot
    [girandola] Girandola
    [argyle] Argyle
    [extra-regions] Zusatzregionen
    [anti-knight] Anti-Springer
    [anti-king] Anti-König
    [four] 4×4
    [six] 6×6
    [six-tall] 6×6 hoch
    [six-x] 6×6 X
    [eight] 8×8
}
# Was daran anders ist.
board-rules = { $board ->
   *[classic] Neun Zeilen, neun Spalten und neun Blöcke.
    [killer] Die Ziffern jedes Käfigs sind verschieden und ergeben zusammen seine Zahl.
    [killer-x] Ein Killer, und jede Diagonale enthält jede Ziffer einmal.
    [killer-jigsaw] Ein Killer mit beliebig geformten Regionen statt Blöcken.
    [killer-windoku] Ein Killer, in dem auch vier Fenster jede Ziffer einmal enthalten.
    [killer-4x4] Ein Killer mit vier Zeilen und den Ziffern 1 bis 4.
    [killer-6x6] Ein Killer mit sechs Zeilen und den Ziffern 1 bis 6.
    [killer-8x8] Ein Killer mit acht Zeilen und den Ziffern 1 bis 8.
    [jigsaw] Beliebig geformte Regionen treten an die Stelle der Blöcke.
    [jigsaw-x] Ein Jigsaw, und jede Diagonale enthält jede Ziffer einmal.
    [jigsaw-6x6] Ein Jigsaw mit sechs Zeilen und den Ziffern 1 bis 6.
    [diagonal] Jede der beiden Diagonalen enthält jede Ziffer einmal.
    [one-diagonal] Die Diagonale von links oben enthält jede Ziffer einmal.
    [windoku] Auch vier Fenster enthalten jede Ziffer einmal.
    [percent] Auch zwei Fenster und die Diagonale dazwischen enthalten jede Ziffer einmal.
    [disjoint-groups] Die Zellen an derselben Stelle der neun Blöcke enthalten jede Ziffer einmal.
    [asterisk] Die neun Zellen des Asterisks enthalten jede Ziffer einmal.
    [center-dot] Die Mitten der neun Blöcke enthalten jede Ziffer einmal.
    [girandola] Die neun Zellen der Girandola enthalten jede Ziffer einmal.
    [argyle] Auf keiner der acht schrägen Linien steht eine Ziffer zweimal.
    [extra-regions] Auch Zusatzregionen enthalten jede Ziffer einmal.
    [anti-knight] Gleiche Ziffern stehen nie einen Springerzug voneinander entfernt.
    [anti-king] Gleiche Ziffern stehen nie in zwei Zellen, die sich an einer Ecke berühren.
    [four] Vier Zeilen, vier Spalten, vier Blöcke und die Ziffern 1 bis 4.
    [six] Sechs Zeilen, Blöcke aus zwei Zeilen und drei Spalten und die Ziffern 1 bis 6.
    [six-tall] Sechs Zeilen, Blöcke aus drei Zeilen und zwei Spalten und die Ziffern 1 bis 6.
    [six-x] Sechs Zeilen, die Ziffern 1 bis 6, und jede Diagonale enthält jede Ziffer einmal.
    [eight] Acht Zeilen, Blöcke aus zwei Zeilen und vier Spalten und die Ziffern 1 bis 8.
}
new-game-level = Stufe
new-game-easy = Leicht
new-game-medium = Mittel
new-game-hard = Schwer
new-game-expert = Experte
new-game-by-techniques = Nach Techniken
new-game-needs-easy = Eine Ziffer nach der anderen: Singles reichen.
new-game-needs-medium = Du schließt auch Ziffern aus: Pointing, Claiming und Teilmengen.
new-game-needs-hard = Du suchst auch Muster im ganzen Gitter: Fische, Wings, Farben und mehr.
new-game-needs-expert = Du folgst auch Ketten von Gründen, Glied für Glied, und fast geschlossenen Mengen.
new-game-sums-easy = Singles und einfache Summen reichen.
new-game-sums-medium = Du brauchst auch Kombinationen, Summen mehrerer Häuser sowie Pointing und Claiming.
new-game-sums-hard = Du brauchst versteckte Käfige, Differenzen von Summen oder andere Muster.
new-game-by-givens = Nach Vorgaben
new-game-givens-easy = 47 Vorgaben. Jede Technik kann nötig sein.
new-game-givens-medium = 35 Vorgaben. Jede Technik kann nötig sein.
new-game-givens-hard = 25 Vorgaben. Jede Technik kann nötig sein.
new-game-givens-expert = 17 Vorgaben, weniger geht nicht. Jede Technik kann nötig sein.
new-game-givens-other = { $count ->
    [0] Keine Vorgaben.
    [one] Eine Vorgabe.
   *[other] { $count } Vorgaben.
} Jede Technik kann nötig sein.
new-game-errors = Fehler
new-game-errors-at-once = Sofort in Rot
new-game-errors-on-check = Nur beim Prüfen
new-game-seed = Spielnummer: Dieselbe Zahl ist für alle dasselbe Spiel
new-game-random-seed = zufällig, steht dann im Spiel
new-game-no-seed = Eine Spielnummer ist eine ganze Zahl bis höchstens { $most }. Lass das Feld leer, wenn sie zufällig sein soll.
new-game-timer = Zeit zeigen
# Über der Wahl eines Zeitlimits.
new-game-limit = Zeit, und wie lange das Spiel dauern darf
new-game-no-limit = Kein Limit
new-game-minutes = { $minutes } min
new-game-play = Spielen
new-game-making = Das Spiel entsteht.
new-game-tried = Das Spiel entsteht: { $count } Rätsel ausprobiert.
new-game-failed = Es ist kein Spiel entstanden: { $reason }.

## Die Wahl der Regeln

rules-dialog-title = Regeln wählen
rules-dialog-preset = Vorlage
preset-assignment = Grundlagen
preset-naked-singles = Nur nackte Singles
preset-hodoku = HoDoKu
preset-hodoku-and-on = HoDoKu und mehr
preset-sudoku-explainer = Sudoku Explainer
preset-sudokuwiki = SudokuWiki
preset-everything = Alles
rules-dialog-changed = Geändert
# Hinweise an den Knöpfen
rules-dialog-preset-tip = die Regeln der Vorlage { $preset } nehmen
rules-dialog-own-tip = zurück zu deiner eigenen Wahl der Regeln
rules-dialog-through-sets-tip = gruppierte Ketten auch durch fast geschlossene Mengen führen: wenige Zellen mit einer Ziffer mehr als Zellen
# Von einer Vorlage unter dem Zeiger, neben den Regeln, die an sind. { $names } sind Namen von
# Regeln: 'X-Wing, Swordfish, …'; { $fewer } ist, wie viele ihr fehlen, die an sind.
rules-dialog-preset-order = Die Vorlage { $preset } hat dieselben Regeln in anderer Reihenfolge.
rules-dialog-preset-more =
    Mit der Vorlage { $preset } { $count ->
        [one] kommt eine Regel
       *[other] kommen { $count } Regeln
    } dazu: { $names }
rules-dialog-preset-lacks =
    Mit der Vorlage { $preset } { $count ->
        [one] fällt eine Regel
       *[other] fallen { $count } Regeln
    } weg: { $names }
rules-dialog-preset-both =
    Mit der Vorlage { $preset } { $fewer ->
        [one] fällt eine Regel
       *[other] fallen { $fewer } Regeln
    } weg, und { $count ->
        [one] eine kommt
       *[other] { $count } kommen
    } dazu: { $names }
rules-dialog-filter = nach Name, Familie oder Stufe filtern
rules-dialog-none = Keine Regel hat das im Namen, in der Familie oder in der Stufe.
rules-dialog-all-on = Alle ein
rules-dialog-all-off = Alle aus
rules-dialog-these-on = Diese ein
rules-dialog-these-off = Diese aus
rules-dialog-count = { $on } von { $all } ein
# Die Köpfe der Spalten.
rules-dialog-on = Ein
# Statt der Familie einer Regel, die auf dem Gitter nicht gilt
rules-dialog-not-here = gilt hier nicht
rules-dialog-rule = Regel
rules-dialog-family = Familie
rules-dialog-wiki-grade = Stufe bei SudokuWiki
rules-dialog-level = Stufe
rules-dialog-score = Punkte
rules-dialog-move-up = Nach oben
rules-dialog-move-down = Nach unten
rules-dialog-through-sets = Stärkere gruppierte Ketten

## Kopieren und exportieren

export-dialog-title = Kopieren oder exportieren
# Der Titel des Dialogs, den das System zeigt.
export-tip-subject = Was kopiert oder gespeichert wird
export-tip-form = Als was es mitgenommen wird
export-dialog-file = Exportieren
export-dialog-board = Das Gitter
export-dialog-step = Dieser Schritt
export-dialog-path = Der ganze Weg
export-dialog-as = Als
export-dialog-for = Wofür?
export-for-friend = An Freunde schicken
export-for-print = Drucken
export-for-program = Für ein Programm
export-for-elsewhere = Woanders weiter
export-for-any = Alle Arten
export-dialog-compact = Kurzschreibweise
export-dialog-all-kept = Alles im Gitter bleibt erhalten.
# Welche Formate nicht angeboten werden, weil sie für etwas im Gitter keinen Platz haben.
export-dialog-not-offered = Nicht angeboten, weil ohne Platz für { $what }: { $formats }.
# { $losses } sind Teilsätze.
export-dialog-loses = In diesem Format gilt: { $losses }.
export-dialog-about-compact = Die Schreibweise der Experten, eine Zeile pro Schritt.
export-dialog-about-html = Eine Datei mit Gittern und Sätzen zum Lesen, Verschicken oder Drucken.
export-dialog-about-markdown = Gitter mit ihren Kandidaten und die Erklärungen.
export-dialog-about-json = Für Programme: Techniken, Texte und Bilder.
export-dialog-about-step = Das Gitter mit dem, was der Schritt sieht und tut.
export-dialog-about-board = Das Gitter, wie es jetzt zu sehen ist.
export-dialog-pixels = Pixel breit
export-dialog-caption = Überschrift
export-dialog-legend = Legende
export-dialog-file-field = Datei
export-dialog-copy = Kopieren
export-dialog-looking = Der Lösungsweg wird gesucht …
# Als was es kopiert wurde: { $format } und { $form }.
export-dialog-copied = Gitter kopiert als { $format }.
export-dialog-board-copied = Gitter kopiert als { $form }.
export-dialog-step-copied = Schritt kopiert als { $form }.
export-dialog-path-copied = Ganzer Lösungsweg kopiert als { $form }.
export-dialog-no-name = Die Datei braucht einen Namen.
export-dialog-no-text = Das ist kein Text und lässt sich nicht kopieren.
export-dialog-size-failed = Die Größe passt nicht: { $reason }.
export-dialog-not-saved = Nicht gespeichert: { $reason }.
export-dialog-not-made = Nicht erstellt: { $reason }.

## Der Startbildschirm

start-about = Ein Schritt nach dem anderen, und warum jeder stimmt.
start-quit = Beenden
start-continue = Weitermachen
start-list = Zurück zur Liste
# Was auf dem verlassenen Gitter zu sehen ist und wie weit es gekommen ist.
start-left-at = { $name }, { $place }
# Wann etwas verlassen wurde. $month ist die Nummer des Monats.
moment-now = Gerade eben
moment-today = Heute, { $time }
moment-yesterday = Gestern
moment-day = Am { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
moment-day-of-year = Am { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
# Ein Spiel, das wartet, an der Stelle seines Gitters.
start-paused = Pause
start-paused-at = { $mode }, { $time } gespielt
start-paused-left = { $mode }, noch { $time }
start-paused-place = Pause: { $place }
start-step = { $step ->
    [0] noch nicht begonnen
   *[other] Schritt { $step }
}
start-step-of = { $step ->
    [0] noch nicht begonnen
   *[other] Schritt { $step } von { $count }
}
# Arbeit, die liegen geblieben ist.
start-left = { $steps ->
    [0] keine Schritte
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
# Arbeit, deren Namen auch andere hat: eine Zeile, in der sich die Rätsel unterscheiden, wie '53..7....'.
start-left-row = { $name } (Zeile { $row }: { $digits })
start-more = und { $count } weitere
start-discard = Verwerfen
# Daneben, was dann verworfen wird: die Arbeit, mit der „Weitermachen“ darüber weitergeht.
start-kept = { $name }: nicht gespeichert, aber aufgehoben
start-continue-tip = Weitermachen, wo du warst
start-kept-tip = Entfernen; gleich danach kannst du es zurückholen
start-files = Rätsel öffnen
start-other-ways = Eine Datei, ein Link oder Einfügen mit Strg V
start-path = der Pfad einer Datei
start-open = Öffnen
start-easy = Leicht
start-medium = Mittel
start-hard = Schwer
start-recent = Zuletzt
start-no-recent = Noch wurde keine Datei geöffnet. Tippe den Pfad einer Datei:
start-new-game = Spielen
start-about-new-game = Ein neues Rätsel jeder Stufe, mit oder ohne Uhr
start-lessons = Lernen
start-about-lessons = Kurze Lektionen, von der ersten Ziffer bis zum X-Wing
start-create = Selbst bauen
start-about-create = Gib ein Rätsel ein und sieh sofort, wie schwer es ist

# Ein Rätsel, das zum Programm gehört.
built-in-easy = Leicht { $number }
built-in-medium = Mittel { $number }
built-in-hard = Schwer { $number }

# Drei Schritte eines unserer Rätsel, die der Startbildschirm zeigt.
demonstration-place = { $name }, Schritt { $step } von { $count }
demonstration-single = In { $house } passt die { $digit } nur in { $cell }.
demonstration-go-on = Von hier aus weiter

## Ein eigenes Rätsel

# So heißt es, bis es gespeichert ist.
create-name = neues Rätsel
create-go-on = Zeilenweise
create-go-on-tip = Nach jeder Ziffer zur nächsten Zelle gehen; 0 lässt eine Zelle leer
create-unsaved = nicht gespeichert
create-tool-digits = Ziffern
create-tool-board = Gitter
create-tool-regions = Regionen
# A key changed what the panel of another tool shows. { $name } is a rule of the board, such as Windoku, or a symmetry.
create-turned-on = { $name } ist an. Das Werkzeug „{ $tool }“ zeigt es.
create-turned-off = { $name } ist aus. Das Werkzeug „{ $tool }“ zeigt es.
create-symmetry-now = Symmetrie: { $name }. Das Werkzeug „{ $tool }“ zeigt sie.
create-tool-cages = Käfige
create-shapes = Form des Gitters
create-shape = { $size } × { $size }
create-shape-with-boxes = { $size } × { $size }, Blöcke { $rows } × { $columns }
create-besides = Außerdem
create-regions-own = Statt Blöcken
create-regions-further = Zusatzregionen
create-regions-how = Zieh von einer Zelle aus, um ihre Region weiterzuzeichnen. Ein Rechtsklick nimmt eine Zelle aus ihrer Region.
create-region-away = Region entfernen
create-region-size = Eine Region hat { $count } Zellen; sie braucht { $size }.
create-no-region = { $count ->
    [one] Eine Zelle hat noch keine Region.
   *[other] { $count } Zellen haben noch keine Region.
  }
create-cages-how = Zieh von Zelle zu Zelle, um einen Käfig zu zeichnen, und tippe dann seine Summe ein. Ein Rechtsklick nimmt eine Zelle aus ihrem Käfig.
create-cage-with-sum = { $count ->
    [one] Der gewählte Käfig hat eine Zelle. Seine Summe ist { $sum }.
   *[other] Der gewählte Käfig hat { $count } Zellen. Seine Summe ist { $sum }.
  }
create-cage-without-sum = { $count ->
    [one] Der gewählte Käfig hat eine Zelle und noch keine Summe: Tippe sie ein.
   *[other] Der gewählte Käfig hat { $count } Zellen und noch keine Summe: Tippe sie ein.
  }
create-cage-typed = { $count ->
    [one] Der gewählte Käfig hat eine Zelle. Du hast { $sum } getippt.
   *[other] Der gewählte Käfig hat { $count } Zellen. Du hast { $sum } getippt.
  }
create-cage-away = Käfig entfernen
create-cage-taken = Diese Zelle gehört zu einem anderen Käfig. Entferne ihn zuerst.
create-cage-size = Bei { $size } Ziffern kann ein Käfig höchstens { $size } Zellen haben.
create-cage-in-parts = Die Zellen eines Käfigs müssen zusammenhängen.
create-cage-sum = { $count ->
    [one] Ein Käfig aus einer Zelle kann nicht { $sum } ergeben: Möglich ist { $least } bis { $most }.
   *[other] Ein Käfig aus { $count } Zellen kann nicht { $sum } ergeben: { $count } verschiedene Ziffern ergeben { $least } bis { $most }.
  }
create-needs-nine = Das gibt es nur auf einem Gitter mit 9 × 9 Zellen.
create-too-many-houses = Das Gitter hat zu viele Häuser für noch eins.
create-not-possible = Das passt nicht zum Gitter.
create-verdict-unfinished = Nicht fertig
create-verdict-puzzle = Ein Rätsel
create-verdict-none = Kein Rätsel
create-verdict-several = Noch kein Rätsel
create-givens = Vorgaben
create-solutions = Lösungen
create-solutions-none = keine
create-solutions-none-since = keine; die Ziffer in { $cell } hat es unmöglich gemacht
create-solutions-one = genau eine
create-solutions-several = mehrere; sie unterscheiden sich in { $count } Zellen
create-solutions-unknown = nicht bekannt: nach { $guesses } Versuchen aufgegeben
create-solutions-stopped = nicht bekannt: abgebrochen
create-hardest = Schwerste Technik
create-hardest-none = keine: Es ist gelöst
create-score = Punkte
create-minimal = Minimal
create-minimal-answer = { $count ->
    [0] ja: keine kann weg
    [one] nein: { $count } kann weg
   *[other] nein: { $count } können einzeln weg
}
create-generator = Der Generator soll
create-fill-up = Auffüllen
create-make-minimal = Minimal machen
create-fill-up-tip = Vorgaben ergänzen, bis das Rätsel genau eine Lösung hat
create-make-minimal-tip = Vorgaben wegnehmen, bis keine mehr zu viel ist
create-make-symmetric-tip = Die Plätze der Vorgaben symmetrisch machen
create-make-symmetric = Symmetrisch machen
create-make-rated = Neues machen
create-rating = Wertung 7.2 oder 7.1-7.3
create-rating-classic = Wertung: nur klassisch
# Was ein Gitter außerdem haben kann, auf Knöpfen.
feature-diagonal-down = Diagonale abwärts
feature-diagonal-up = Diagonale aufwärts
feature-windoku = Windoku
feature-percent = Prozent
feature-disjoint-groups = Disjunkte Gruppen
feature-asterisk = Asterisk
feature-center-dot = Center Dot
feature-girandola = Girandola
feature-argyle = Argyle
feature-anti-knight = Anti-Springer
feature-anti-king = Anti-König
# Symmetrien, auf Knöpfen.
symmetry-none = Keine
symmetry-half-turn = Halb
symmetry-quarter-turn = Viertel
symmetry-mirror = Spiegel
symmetry-diagonal = Diagonal
create-find-solution = Lösung suchen
create-hide-solution = Lösung verbergen
create-looking-for-solution = Eine Lösung wird gesucht …
create-counting = Die Lösungen werden gezählt …
create-solution-one = Das ist die einzige Lösung. Sie steht neben den Vorgaben und verschwindet, sobald du etwas änderst.
create-solution-several = Das ist eine von mehreren Lösungen. Sie steht neben den Vorgaben und verschwindet, sobald du etwas änderst.
create-solution-none = Es gibt keine Lösung: Die Vorgaben passen nicht zusammen.
create-solution-unknown = Die Suche nach einer Lösung wurde nach { $guesses } Versuchen aufgegeben.
create-filling-up = Vorgaben kommen hinzu
create-making-minimal = Vorgaben werden weggenommen
create-making-symmetric = Das Muster wird symmetrisch
create-making-rated = Ein Rätsel mit dieser Wertung wird gesucht: { $count } versucht
# { $making } ist eine der drei Meldungen darüber.
create-making = { $making } …
create-made = Jetzt sind es { $now } Vorgaben; vorher waren es { $before }.
create-nothing-to-change = Es war nichts zu ändern.
create-not-made = Nichts wurde geändert: { $reason }.
create-clear = Leeren
create-check = Prüfen
create-use = Als Rätsel nutzen
# { $count } ist mindestens 2.
create-clash = { $count } Einträge vertragen sich nicht: { $why ->
    [house] dieselbe Ziffer zweimal in einem Haus
    [cage] dieselbe Ziffer zweimal in einem Käfig
    [knight] gleiche Ziffern einen Springerzug voneinander entfernt
    [king] dieselbe Ziffer in Zellen, die sich an einer Ecke berühren
    [line] dieselbe Ziffer zweimal auf einer schrägen Linie
   *[seen] dieselbe Ziffer in Zellen, die sich sehen
  }.
create-still-looking = Das wird noch untersucht.
create-is-puzzle = Das ist ein Rätsel: Es hat genau eine Lösung.
create-no-solution = Kein Rätsel: Mit diesen Vorgaben und Regeln gibt es keine Lösung.
create-several-everywhere = Noch kein Rätsel: Es gibt mehrere Lösungen, die sich in jeder leeren Zelle unterscheiden.
create-several-solutions = Noch kein Rätsel: Es gibt mehrere Lösungen. Die markierten Zellen unterscheiden sich.
create-unknown-solutions = Ob das ein Rätsel ist, ist nicht bekannt: Die Suche nach seinen Lösungen wurde nach { $guesses } Versuchen aufgegeben.
create-count-stopped = Ob es ein Rätsel ist, ist nicht bekannt: Das Zählen der Lösungen wurde abgebrochen. „Prüfen“ zählt noch einmal.

## Die Liste der Rätsel

# { $name } ist der Name der Datei.
collection-puzzle = { $name } { $number }
collection-filter-title = nach Titel filtern
collection-filter-givens = Vorgaben: 20-25
collection-filter-rating = Wertung: 7.2 oder 7.1-7.3
collection-filter-technique = Technik
# In einem schmalen Fenster
collection-title-short = Titel
collection-givens-short = Vorgaben
collection-rating-short = Wert: 7.2
# The tooltip of the fields for a rating.
rating-field-tip = Wie schwer ein Rätsel ist, von 1.0 (leicht) bis etwa 12 (extrem), nach dem Programm Sudoku Explainer (SE): 7.2 oder ein Bereich wie 7.1-7.3
collection-level = Stufe
collection-level-all = Alle
# Was in der Liste zuerst kommt.
collection-first = Zuerst
collection-order-file = Datei
collection-order-easiest = Leichteste
collection-order-hardest = Schwerste
collection-order-fewest-givens = Wenige Vorgaben
collection-order-technique = Technik
collection-ordering = { $puzzles }, wird noch sortiert
collection-ordering-all = Die Liste wird sortiert.
collection-solved = gelöst
collection-was-solved = Das hast du gelöst.
collection-technique = Die schwerste Technik: { $technique }
collection-rating = Wertung von Sudoku Explainer: { $rating }
# Ratings of Sudoku Explainer, in short.
rating-se = SE { $rating }
rating-classic-only = Sudoku Explainer wertet nur klassische Rätsel
collection-no-number = { $typed } ist keine Anzahl von Vorgaben
collection-no-rating = { $typed } ist keine Wertung wie 7.2
# { $count } ist dasselbe wie { $all } oder { $rated }, um die Wörter danach zu wählen.
collection-listed = { $count ->
    [one] { $listed } von { $all } Rätsel
   *[other] { $listed } von { $all } Rätseln
}
collection-all = { $all } Rätsel
# { $puzzles } ist, was davor steht: eine der drei Meldungen darüber oder die nächste.
collection-rated = { $puzzles }, davon { $rated } bewertet
collection-read = { $puzzles }; { $percent } % der Datei gelesen
collection-stop-reading = Lesen anhalten
collection-stop-rating = Bewerten anhalten
collection-rate-all = Alle bewerten
collection-givens = { $count ->
    [0] keine Zahl
    [one] { $count } Zahl
   *[other] { $count } Zahlen
}
collection-no-solution = keine Lösung
collection-several-solutions = mehrere Lösungen
collection-too-long = dauerte zu lang
collection-empty = Hier ist kein Rätsel.
collection-none-passes = Kein Rätsel passt zum Filter. Esc zeigt wieder alle.
collection-chosen = { $givens ->
    [0] Nr. { $number }, keine Vorgaben
    [one] Nr. { $number }, { $givens } Vorgabe
   *[other] Nr. { $number }, { $givens } Vorgaben
}
collection-open = Öffnen
collection-this = Dieses Rätsel

## Der Bildschirm der Lektionen

# Die Kurse.
learn-courses = Kurse
learn-all = Alle
course-first = Von null bis zum X-Wing
course-medium = Paare bis Quadrupel
course-hard = Schwer
course-unfair = Unfair
course-extreme = Extrem
course-exercise = Übung { $number } von { $all }
course-puzzle = Ein Rätsel, das genau das braucht
course-lesson = Nächste Lektion: { $technique }
course-puzzle-name = { $technique }: das Rätsel

# Die Karte der Techniken.
map-open = Karte
map-back = Zurück zu den Lektionen
map-title = Techniken
map-known = { $all } von { $total } Techniken, jede nach denen, auf denen sie aufbaut: { $mastered } beherrscht, { $met } angetroffen
map-new = noch nicht
map-read = gelesen
map-practised = geübt
map-met = angetroffen
map-mastered = beherrscht
map-stage-new = noch nicht
map-stage-read = die Lektion ist gelesen
map-stage-practised = geübt
map-stage-met = in einem deiner Rätsel angetroffen
map-stage-mastered = beherrscht
map-of-lesson = Auf dem Gitter der Lektion.
map-found-in = { $name }, Schritt { $step }. Von dir gefunden.
map-shown-in = { $name }, Schritt { $step }. Dir gezeigt.
map-lesson = Lektion
map-exercises = Übungen
map-right-of = { $right } von { $all }
map-in-puzzles = In deinen Rätseln
map-none = noch nicht
map-met-found = { $met }, { $found ->
    [0] nie gefunden
   *[other] davon { $found } gefunden
}
map-to-mastered = Noch nötig
map-missing-exercises = { $exercises ->
    [one] 1 Übung
   *[other] { $exercises } Übungen
}
map-missing-puzzles = in { $puzzles ->
    [one] 1 Rätsel
   *[other] { $puzzles } Rätseln
} finden
map-missing = { $exercises ->
    [one] 1 Übung
   *[other] { $exercises } Übungen
}, { $puzzles ->
    [one] 1 Rätsel
   *[other] { $puzzles } Rätsel
}
map-read-lesson = Lesen
map-show-in = Dort zeigen
map-export = Als Text kopieren
map-to-file = Lernstand exportieren
map-from-file = Lernstand einlesen
progress-out = Lernstand exportieren
progress-out-words = Speichert, was du gelernt hast, in einer Datei. Das Programm kann sie einlesen, hier oder auf einem anderen Rechner.
progress-back = Lernstand einlesen
progress-back-words = Aus einer exportierten Datei. Was darin steht, kommt dazu; nichts, was du hier gelernt hast, geht verloren.
progress-read = Einlesen
progress-added = { $techniques ->
    [one] Der Lernstand zu 1 Technik wurde eingelesen.
   *[other] Der Lernstand zu { $techniques } Techniken wurde eingelesen.
}
progress-not-written = Der Lernstand kann nicht nach { $path } geschrieben werden: { $reason }.
progress-not-read = Aus { $path } lässt sich kein Lernstand lesen: { $reason }.
progress-not-one = es ist keine Datei mit einem Lernstand
progress-missing = diese Datei gibt es nicht
map-exported = Dein Lernstand wurde als Text kopiert.
map-clear = Lernstand löschen
map-clear-really = Wirklich löschen?
learn-title = Lektionen
learn-back = Zurück
learn-to-lesson = Zurück zur Lektion
learn-known-of = { $known } von { $all } Techniken bekannt
learn-filter = filtern
# Instead of the list.
learn-none-passes = Keine Lektion passt zum Filter. Esc zeigt wieder alle.
learn-none-in-courses = Keine Lektion der Kurse passt zum Filter. Suche in allen Lektionen (O), oder Esc zeigt wieder alle.
# Wie weit jemand mit einer Technik ist.
learn-read = gelesen
learn-begun = begonnen
learn-known = bekannt
learn-no-exercise = noch keine gemacht
learn-right-of = { $right } von { $all } ohne Hilfe
learn-boards = Gitter
learn-board-rule = Was anders ist
learn-board-advice = Was hilft
learn-board-shown = Im Gitter steht eine Ziffer. Die Zellen, die sie sieht, sind getönt.
board-small = Kleine Gitter
board-small-rule = Es gibt weniger Zeilen, Spalten und Ziffern: je vier, sechs oder acht. Ein Sechsergitter hat die Ziffern 1 bis 6 und Blöcke aus zwei Zeilen und drei Spalten oder aus drei Zeilen und zwei Spalten. Jede Zeile, jede Spalte und jeder Block enthält weiterhin jede Ziffer einmal.
board-small-advice = Alles funktioniert wie auf dem großen Gitter, nur gibt es weniger zu sehen. Blöcke, die breiter als hoch sind, teilen zwei oder drei Zellen mit einer Linie. Muss dort eine Ziffer in einer bestimmten Linie stehen, bleiben ihr oft nur wenige Plätze.
board-both-diagonals = Beide Diagonalen
board-diagonal = Diagonal
board-diagonal-rule = Auch jede der beiden Diagonalen ist ein Haus: Sie enthält jede Ziffer einmal. Ein Gitter kann auch nur eine davon haben.
board-diagonal-advice = Such auf den Diagonalen nach versteckten Singles wie in Zeilen. Die Zelle in der Mitte liegt auf beiden und sieht mehr als jede andere. Zwei Zellen einer Diagonale sind Ecken eines Rechtecks: Die beiden anderen Ecken sehen sie beide.
board-jigsaw = Jigsaw
board-jigsaw-rule = An der Stelle der Blöcke stehen beliebig geformte Regionen. Jede Region hat so viele Zellen, wie es Ziffern gibt, und enthält jede davon einmal.
board-jigsaw-advice = Erstreckt sich eine Region über zwei oder drei Zeilen, dann vergleiche sie mit ihnen: Was auf der einen Seite aus der Region herausragt, enthält dieselben Ziffern wie das, was auf der anderen aus den Zeilen herausragt. Pointing und Claiming gelten überall, wo sich eine Region und eine Linie Zellen teilen.
board-killer = Killer
board-killer-rule = Gestrichelte Linien zeigen Käfige. Die Ziffern eines Käfigs ergeben zusammen die Zahl in seiner Ecke, und keine steht zweimal darin, auch wenn er über Blockgrenzen reicht. Oft gibt es keine anderen Vorgaben.
board-killer-advice = Fang mit Käfigen an, deren Summe nur auf eine Art geht: 3 in zwei Zellen ist 1 und 2. Ein Haus ergibt 45. Füllen Käfige es bis auf eine Zelle, dann verraten sie diese Zelle. Die Summen neben dem Gitter zeigen, was passt.
board-windoku = Windoku
board-windoku-rule = Neben Zeilen, Spalten und Blöcken enthalten auch vier getönte Fenster aus drei mal drei Zellen jede Ziffer einmal.
board-windoku-advice = Die Fenster lassen fünf weitere Häuser übrig. In Zeile 2 bis 4 zum Beispiel enthalten zwei Fenster zusammen jede Ziffer zweimal, also enthalten die neun Zellen daneben jede Ziffer einmal. Eine Zelle in einem Fenster sieht mehr als eine außerhalb.
board-extra-regions = Zusatzregionen
board-extra-regions-rule = Einige Zellen sind getönt: Jede dieser Regionen enthält jede Ziffer einmal, neben Zeilen, Spalten und Blöcken.
board-extra-regions-advice = Behandle eine Zusatzregion wie einen weiteren Block, bei Singles und Paaren ebenso wie beim Pointing. Teilt sie Zellen mit einem Block oder einer Linie, dann fällt alles, was in diesen Zellen stehen muss, im Rest von beiden weg.
board-disjoint-groups = Disjunkte Gruppen
board-disjoint-groups-rule = Zellen an derselben Stelle ihrer Blöcke enthalten verschiedene Ziffern: Alle Zellen links oben sind ein Haus, alle mittleren Zellen und so weiter.
board-disjoint-groups-advice = Eine Ziffer, die in einem anderen Block an derselben Stelle steht, ist hier ausgeschlossen. Hast du eine Ziffer in einigen Blöcken gesetzt, bleiben ihr in den anderen nur wenige Plätze.
board-percent = Prozent
board-percent-rule = Zwei Fenster, links oben und rechts unten, und die Diagonale, die zwischen ihnen aufsteigt, enthalten jede Ziffer einmal.
board-percent-advice = Such zuerst in den drei zusätzlichen Häusern nach Singles. Die Diagonale trifft kein Fenster; zusammen erreichen die drei also Zellen im ganzen Gitter.
board-asterisk = Asterisk
board-asterisk-rule = Die neun getönten Zellen des Asterisks enthalten jede Ziffer einmal.
board-center-dot = Center Dot
board-center-dot-rule = Die neun Zellen in der Mitte der Blöcke enthalten jede Ziffer einmal.
board-girandola = Girandola
board-girandola-rule = Neun Zellen enthalten jede Ziffer einmal: die Ecken des Gitters und fünf Zellen, die ein Kreuz bilden.
board-one-more-advice = Das ist ein weiteres Haus mit einer Zelle in jedem oder fast jedem Block. Steht eine Ziffer in einer seiner Zellen, fällt sie in den acht anderen weg; können acht davon eine Ziffer nicht enthalten, steht sie in der neunten.
board-argyle = Argyle
board-argyle-rule = Auf keiner der schrägen Linien steht eine Ziffer zweimal. Die Linien haben weniger als neun Zellen, also muss nicht jede Ziffer vorkommen.
board-argyle-advice = Eine solche Linie schließt nur aus: Sie sagt nie, dass eine Ziffer auf ihr stehen muss. Folge beiden schrägen Linien einer Zelle, wenn du prüfst, was sie sieht.
board-anti-knight = Anti-Springer
board-anti-knight-rule = Zellen, die einen Springerzug voneinander entfernt sind, enthalten verschiedene Ziffern. Der Springer geht wie beim Schach zwei Schritte in eine Richtung und einen zur Seite. Im Gitter selbst siehst du das nicht, nur am Zeichen darüber.
board-anti-knight-advice = Eine gesetzte Ziffer sieht bis zu acht Zellen mehr. Bleiben einer Ziffer in einem Block zwei oder drei Plätze, dann such nach einer Zelle, die von allen einen Springerzug entfernt ist.
board-anti-king = Anti-König
board-anti-king-rule = Zellen, die sich an einer Ecke berühren, enthalten verschiedene Ziffern, ebenso wie Zellen nebeneinander. Im Gitter selbst siehst du das nicht, nur am Zeichen darüber.
board-anti-king-advice = Eine gesetzte Ziffer hält ihre ganze Nachbarschaft von sich frei, auch über Blockgrenzen hinweg. Vier Zellen, die sich in einem Punkt treffen, haben immer vier verschiedene Ziffern.
learn-choose = Wähle eine Technik.
learn-what = Was es ist
learn-when = Wann du danach suchst
learn-why = Warum es gilt
# Wie eine Technik sonst noch heißt, unter ihrem Namen.
learn-also = Auch: { $names }
# Unter dem Namen einer Technik, die dort nicht gilt: ein Satz sagt, warum.
learn-not-here = Auf dem Gitter des offenen Rätsels gilt das nicht. { $reason }
learn-look = So findest du es, Schritt für Schritt
learn-mistake = Ein häufiger Fehler
learn-origin = Woher es kommt
learn-schema = Das Muster in Buchstaben
learn-schema-letters = Jeder Buchstabe steht für eine eigene Ziffer. Andere Kandidaten sind nicht eingezeichnet; welche es auch sind, was durchgestrichen ist, kann weg.
# In the place of these two, where the sums of cages decide.
learn-schema-in-digits = Das Muster
learn-schema-digits = Summen haben nur Ziffern, darum steht das Muster in Ziffern. Andere Kandidaten sind nicht eingezeichnet; welche es auch sind, was durchgestrichen ist, kann weg.
learn-lookalike = Sieht so aus, ist aber keins
# Was von einer Lektion auf dem Gitter ist: drei schmale Knöpfe.
learn-on-board-example = Beispiel
learn-on-board-schema = Muster
learn-on-board-lookalike = Trugbild
# Was die Zeichen eines Trugbilds bedeuten.
learn-seeming = Sieht nach dem Muster aus
learn-spoiling = Macht es zunichte
learn-wrongly-removed = Richtig: muss bleiben
learn-here = Auf diesem Gitter
learn-asked = Das ist kaum je der nächste Schritt: Auch hier geht etwas Leichteres.
# Die anderen Techniken, die die Lektion nennt.
learn-others = Hier genannt
learn-family = Über die Familie
learn-practise = Üben
learn-making = { $count ->
    [0] Eine Übung entsteht.
    [one] Eine Übung entsteht: { $count } Rätsel ausprobiert.
   *[other] Eine Übung entsteht: { $count } Rätsel ausprobiert.
}
learn-is-next = Gesucht ist der nächste Schritt auf diesem Gitter.
learn-applies = Die Technik greift auf diesem Gitter; vielleicht greift auch etwas Leichteres.
learn-mark-both = Klick einmal auf jeden Kandidaten, den der Schritt streicht, und zweimal auf den, den er setzt.
learn-mark-set = Klick auf die Ziffer, die der Schritt setzt.
learn-mark-removed = Klick auf jeden Kandidaten, den der Schritt streicht.
learn-by-keys = Oder wähle mit den Pfeilen eine Zelle und tippe die Ziffer.
learn-hint = Tipp
learn-step = Der Schritt
learn-marks = Deine Antwort
learn-no-marks = Noch nichts.
learn-set = Setze { $candidates }.
# Eine der Ziffern, die gesetzt werden.
learn-set-one = { $digit } in { $cell }
learn-remove = Streiche { $candidates }.
# One of the candidates that it removes.
learn-remove-one = die { $digit } aus { $cell }
learn-next = Nächste Übung
learn-check = Prüfen
learn-show = Zeigen
learn-another = Andere
learn-verdict-right = Richtig
learn-all-right = { $count ->
    [one] Das folgt hier.
   *[other] All das folgt hier.
}
learn-right-hinted = Du hast um einen Tipp gebeten, darum zählt es nicht als ohne Hilfe gelöst.
learn-right-later = Deine erste Antwort war nicht richtig, darum zählt es nicht als ohne Hilfe gelöst.
learn-verdict-not-all = Noch nicht alles
learn-verdict-partly = Teilweise richtig
learn-verdict-wrong = Das nicht
learn-right = Richtig: { $candidates }.
learn-missed = Übersehen: { $candidates }.

## Namen von Tasten. Was hier fehlt, heißt so, wie es auf der Taste steht.

key-ctrl = Strg
key-shift = Shift
key-alt = Alt
key-space = Leertaste
key-enter = Enter
key-tab = Tab
key-esc = Esc
key-delete = Entf
key-backspace = Rücktaste
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-comma = Komma
# Alle vier.
key-arrows = Pfeile
key-left = Links
key-right = Rechts
key-up = Hoch
key-down = Runter
# Tasten in einer Reihe: 'F1 bis F9'.
key-range = { $first } bis { $last }

## Die Übersicht der Tasten: was jede Taste tut

keys-title = Tasten

keys-steps = Schritte
keys-steps-step = Schritt: die nächste Regel anwenden
keys-steps-hint = Tipp: die Technik; noch einmal: wo; noch einmal: warum
keys-steps-solve = durch Probieren (Backtracking) lösen; im Spiel: aufgeben
keys-steps-granularity = Schritt pro Regel, Folgerung oder Zelle
keys-steps-next = die nächste Zelle, die ein Schritt setzt
keys-steps-before = die vorige Zelle, die ein Schritt setzt
keys-steps-why = Warum? zur gewählten Zelle, zur Meldung oder zum Gitter; zu einem Platz: Shift und Rechtsklick
keys-steps-length = die Begründung kurz oder wieder ganz
keys-steps-another = ein anderer Widerspruch mit Nebenargumenten
keys-steps-weigh = prüfen, was ich seit dem letzten Schritt getan habe
keys-steps-line = in einer Antwort: die nächste Zeile, vor, zurück
keys-steps-stage = im bewegten Schritt: die Phase davor, die Phase danach
keys-steps-walk = durch eine Kette, ein Netz oder einen Widerspruch gehen
keys-steps-on-walk = unterwegs: zurück, vor, an die Enden, verlassen
keys-steps-worth-trying = Zellen markieren, die einen Versuch lohnen
keys-steps-again = im gelösten Rätsel: seinen schwersten Schritt noch einmal, und zurück
keys-steps-off = keine Regel findet etwas: die einschalten, die etwas fände
keys-steps-back = zurück vor den Widerspruch oder Fehler
keys-steps-choose = die Regeln und ihre Reihenfolge wählen
keys-steps-switch = eine Regel neben dem Gitter ein- oder ausschalten

keys-board = Gitter
keys-board-cell = eine Zelle wählen
keys-board-extend = noch eine Zelle dazunehmen
keys-board-mode = das Tastenfeld: Ziffern, Notizen oder Farben
keys-board-jump = zur nächsten leeren Zelle
keys-board-jump-found = zur nächsten Zelle, die der Filter zeigt
keys-board-column = zur ersten oder letzten Spalte
keys-board-row = zur ersten oder letzten Zeile
keys-board-digit = eine Ziffer eintragen
keys-board-erase = löschen; von Hand auch die Notizen einer Zelle
keys-board-candidate = einen Kandidaten streichen oder zurückholen; von Hand eine Notiz; auch Rechtsklick
keys-board-candidates = Kandidaten: automatisch oder von Hand
keys-board-notes = von Hand: alle Kandidaten notieren
keys-board-filter = Filter: die Plätze einer Ziffer; noch einmal: alle
keys-board-filter-too = Filter: eine Ziffer mehr oder weniger
keys-board-filter-two = Filter: die Zellen mit zwei Kandidaten
keys-board-givens = die Vorgaben korrigieren
keys-board-undo = Rückgängig
keys-board-redo = Wiederholen
keys-board-restart = Das Gitter neu beginnen: zurück zu den Vorgaben

keys-beside = Neben dem Gitter
keys-beside-step = der nächste Schritt
keys-beside-path = der Lösungsweg
keys-beside-every-step = alle Schritte; bei den Markierungen nur mit Shift
keys-beside-search = die Suche zum Zuschauen
keys-beside-sums = Summen der gewählten Zellen, auf Gittern mit Käfigen
keys-beside-marks = Markierungen und Speicherpunkte
keys-beside-rules = die Regeln, wie viel ein Schritt macht, und die Züge
keys-beside-more = was sich noch zeigen lässt

keys-marks = Markierungen
keys-marks-tool = abwechselnd Zellen, Kandidaten oder Verbindungen markieren
keys-marks-color = eine Farbe wählen; bei Zellen: die gewählte färben
keys-marks-digit = den Kandidaten färben oder verbinden
keys-marks-links = starke oder schwache Verbindungen
keys-marks-clear = Farben und Verbindungen entfernen
keys-marks-save-point = einen Speicherpunkt anlegen
keys-marks-choose = einen Speicherpunkt wählen
keys-marks-go-back = zu ihm zurückkehren
keys-marks-rename = ihn umbenennen, ihn löschen

keys-path = Weg und alle Schritte
keys-path-go = im Weg: zu einem Schritt gehen
keys-path-play = im Weg: abspielen, Pause; bei seinen Techniken: bis kurz vor eine springen
keys-path-speed = im Weg: schneller, langsamer
keys-path-summary = im Weg: seine Techniken
keys-path-scale = im Weg: nach HoDoKus Punkten oder nach der Wertung von Sudoku Explainer
keys-path-ways = bei allen Schritten: die Wege zu einer Folgerung zeigen oder verbergen

keys-search = Suche
keys-search-step = Schritt
keys-search-play = abspielen, Pause
keys-search-speed = schneller, langsamer
keys-search-to = bis zum Widerspruch, zur Lösung, zum Ende
keys-search-again = neu beginnen; die Methode wählen
keys-search-compare = vergleichen, wie viel Arbeit die Methoden machen

keys-rules = Regeln
keys-rules-choose = eine Regel wählen
keys-rules-switch = ein oder aus
keys-rules-move = eine nach oben oder unten schieben
keys-rules-all = alle in der Liste ein oder aus
keys-rules-numbered = eine Vorlage, deine eigene Wahl oder Mengen in gruppierten Ketten

keys-lessons = Lektionen
keys-lessons-open = die Lektion zum Schritt oder zum Gitter oder alle Lektionen öffnen; noch einmal: zurück
keys-lessons-map = die Karte der Techniken, und zurück
keys-lessons-practise = üben, prüfen, die nächste Übung
keys-lessons-another = eine andere Übung
keys-lessons-help = in einer Übung: Tipp, den Schritt zeigen
keys-lessons-on-board = in einer Lektion: auf dem Gitter das nächste von Beispiel, Muster und Trugbild

keys-game = Spiel
keys-game-new = ein neues Spiel; N auf dem Startbildschirm und nach einem Spiel
keys-game-choose = bei der Wahl eines Spiels: was, wie, Gitter, Spielnummer, Zeitlimit
keys-game-check = prüfen, die Antwort einer Zelle
keys-game-pause = Pause, die Zeit zeigen oder verbergen
keys-game-resume = nach einer Pause weiterspielen

keys-create = Ein eigenes Rätsel
keys-create-empty = ein Rätsel machen oder mit dem angefangenen weitermachen
keys-create-tool = Ziffern, Gitter, Regionen, Käfige
keys-create-shape = die Form des Gitters wählen
keys-create-besides = was das Gitter außerdem hat
keys-create-further = Zusatzregionen oder die statt der Blöcke
keys-create-draw = von der gewählten Zelle aus eine Region oder einen Käfig weiterzeichnen
keys-create-make = es auffüllen, minimal oder symmetrisch machen
keys-create-rated = ein neues Rätsel mit der Sudoku-Explainer-Wertung im Feld machen, oder ins Feld gehen
keys-create-symmetry = eine Symmetrie wählen
keys-create-check = prüfen
keys-create-solve = eine Lösung neben den Vorgaben zeigen oder wegnehmen
keys-create-go-on = nach einer Ziffer zur nächsten Zelle gehen oder bleiben
keys-create-use = als Rätsel damit arbeiten

keys-lists = Listen
keys-lists-row = einen Eintrag wählen
keys-lists-filter = filtern
keys-lists-order = anders sortieren

keys-puzzles = Liste der Rätsel
keys-puzzles-back = zurück zur Liste
keys-puzzles-neighbor = das vorige Rätsel, das nächste Rätsel
keys-puzzles-open = in der Liste: das gewählte öffnen
keys-puzzles-level = in der Liste: die einer Stufe oder alle
keys-puzzles-rate = in der Liste: alle Rätsel bewerten oder damit aufhören

keys-window = Dateien und Fenster
keys-window-open = eine Datei öffnen
keys-window-type = einen Pfad eintippen
keys-window-paste = ein Rätsel einfügen oder einen Schritt, der geprüft wird
keys-window-ours = auf dem Startbildschirm: eines unserer Rätsel
keys-window-recent = auf dem Startbildschirm: eine zuletzt geöffnete Datei
keys-window-continue = auf dem Startbildschirm: weitermachen, wo du warst, oder von der Vorführung aus
keys-window-demonstration = auf dem Startbildschirm: ein anderer Schritt der Vorführung
keys-window-unfold = auf dem Startbildschirm: letzte Dateien und das Feld für einen Pfad
keys-window-discard = verwerfen, was nicht gespeichert ist
keys-window-save = speichern
keys-window-save-as = unter anderem Namen speichern
keys-window-save-anyway = eine Datei speichern, obwohl sie anderswo geändert wurde
keys-window-save-elsewhere = in einer anderen Datei speichern als der geänderten
keys-window-load-again = eine Datei neu laden, die anderswo geändert wurde
keys-window-copy = das Gitter als Text kopieren
keys-window-export = Gitter, Schritt oder Lösungsweg kopieren oder exportieren
keys-window-print = drucken: ein Bild oder eine Seite vom Gitter machen, zum Drucken
keys-window-export-for = beim Exportieren: wofür
keys-window-export-what = beim Exportieren: was, als was
keys-window-export-size = beim Exportieren: Größe des Bildes
keys-window-export-caption = beim Exportieren: Überschrift des Bildes, oder keine
keys-window-export-legend = beim Exportieren: Legende des Bildes, oder keine
keys-window-export-path = beim Exportieren: einen Pfad eintippen
keys-window-browse = die Datei zum Speichern wählen
keys-window-start = Startbildschirm; dort ein neues Spiel
keys-window-settings = Einstellungen
keys-window-in-settings = in den Einstellungen: Farben, Schreibweise, wie das Programm beginnt, Beschriftung des Gitters, Herkunft der Ziffern, getönte Blöcke, richtige Ziffern, Bewegung, Länge der Begründungen, Sprache
keys-window-size = größere, kleinere, normale Schrift
keys-window-keys = alle Tasten zeigen
keys-window-help = alle Tasten zeigen, solange kein Rätsel offen ist
keys-window-menu = das Menü des Rätsels
keys-window-in-menu = in einem Menü: eine Zeile wählen
keys-window-scroll = in einem Dialog: blättern
keys-window-accept = tun, was zuerst angeboten wird
keys-window-focus = zum nächsten Bedienelement; mit Shift zum vorigen
keys-window-full-screen = ganzer Bildschirm, oder wieder Fenster
keys-window-close = schließen, abbrechen; Filter aus
keys-window-quit = beenden

## Neben dem Gitter: die Leiste und die Reiter

bar-start = Zurück
bar-not-saved = nicht gespeichert
# Was ein Tooltip davon sagt.
bar-not-saved-steps = Nur Schritte fehlen in der Datei. Sie sind schnell wieder gemacht, darum wird nach ihnen nicht gefragt
bar-not-saved-own = Was du getan hast, steht noch nicht in der Datei
bar-board-lesson = Was an diesem Gitter anders ist
bar-open = Öffnen
bar-save = Speichern
bar-export = Exportieren
bar-settings = Einstellungen
bar-keys = Tasten
bar-rules = Regeln wählen
bar-menu = Menü
bar-list = Liste
# An welcher Stelle der Liste, aus der es geöffnet wurde, das Rätsel steht.
bar-place = { $place } von { $count }
tab-step = Schritt
tab-path = Weg
tab-every-step = Alle Schritte
tab-search = Suche
tab-marks = Markierungen
tab-rules = Regeln
# Dahinter liegen die anderen Reiter.
tab-more = Mehr
tab-sums = Summen
tab-game = Spiel

## Neben dem Gitter: Schritte, Regeln und Züge

step-apply = Schritt
step-hint = Tipp
step-solve = Lösen
step-restart = Neu beginnen
step-by = Ein Schritt umfasst
step-by-rule = Eine ganze Regel
step-by-deduction = Eine Folgerung
step-by-cell = Eine Zelle
# { $what } is one of the three above.
step-by-now = Ein Schritt ist jetzt: { $what }
# A rule was switched by its key, where the rules are not seen.
step-rule-on = { $name } ist jetzt eingeschaltet.
step-rule-off = { $name } ist jetzt ausgeschaltet.
step-rules-preset = Regeln: { $preset }
step-rules-on = Regeln: { $on } von { $all } ein
step-rules-change = Ändern
step-used-none = Noch keine benutzt.
step-used = { $count ->
    [0] nicht benutzt
    [one] einmal
   *[other] { $count }-mal
}
step-moves = Züge
step-moves-none = Noch keine.
# Ein Zug in der Liste: seine Nummer und was ihn gemacht hat; dahinter steht, was er tat.
step-move = { $number }. { $title }:

## Die Stufen eines Schritts, der so gezeigt wird, wie man ihn denkt

stage-look = Schauen
stage-exclude = Ausschließen
stage-conclude = Folgern

## Der Gang durch die Glieder einer Kette oder eines Netzes

walk-begin = Glied für Glied
# Wo der Gang gerade ist: bei welchem Glied, von wie vielen, und bei welchem Punkt der Begründung; 0 ohne Nummern.
walk-place =
    { $line ->
        [0] Glied { $link } von { $count }
       *[other] Punkt { $line }, Glied { $link } von { $count }
    }
walk-end = Alle auf einmal

## Die Legende: was die Zeichen auf einem Gitter bedeuten

legend-base-house = Haus, auf das es ankommt (Basis)
legend-cover-house = Haus, das es abdeckt (Deckung)
legend-two-solutions = Eine Lösung und die andere
legend-house = Haus (Zeile, Spalte …)
legend-losing-house = Haus einer schwachen Verbindung, das Kandidaten verliert
legend-losing-cell = Zelle einer schwachen Verbindung, die Kandidaten verliert
legend-contradiction = Widerspruch
legend-contradiction-cell = Zelle des Widerspruchs
legend-rectangle = Rechteck
legend-pattern = Zelle des Musters
legend-floor = Boden: nur die zwei Ziffern
legend-roof = Dach
legend-cross = Kreuz
legend-wing = Flügel
legend-arm = Hier kann keine der Ziffern stehen
legend-ring-line = Linie, die zwei Paare verbindet
legend-ring-box = Block, der zwei Paare verbindet
legend-given-by-line = Eine Linie gibt ihn ihren Paaren
legend-given-by-box = Ein Block gibt ihn seinen Paaren
legend-share = Ziffern, die ein Haus seinen Paaren gibt
legend-share-of-line = Ziffern, die eine Zeile oder Spalte gibt
legend-number = Nummer des Punkts, der es sagt
legend-worth-trying = Einen Versuch wert: wenigste Kandidaten
legend-side-number = Punkt eines Nebenarguments
legend-sight = Der gestrichene Kandidat sieht ihn
legend-no-place = Gesehen: kein Platz für die Ziffer
legend-cage = Käfig
legend-counted-cage = Gezählter Käfig
legend-term = Reihenfolge der Käfige in der Rechnung
legend-innie = Innie: bleibt innen übrig
legend-outie = Outie: ragt heraus
legend-value = Ziffer, die der Schritt nutzt
legend-strong-link = Starke Verbindung
legend-weak-link = Schwache Verbindung
legend-truth = Wahrheit: einer ihrer Kandidaten ist wahr
legend-truth-cell = Wahrheit: Zelle mit einem ihrer Kandidaten
legend-link = Verbindung: höchstens einer ist wahr
legend-link-cell = Verbindung: Zelle, höchstens einer
legend-set-cells = Zellen der Menge
# Die Buchstaben mehrerer Mengen, wie sie auf dem Gitter stehen: 'A, B'.
legend-sets = Mengen { $letters }
legend-sets-without-letters = Zellen, die zusammengehören
legend-in-set = In der Menge
# Was ein Kandidat in einem Schritt ist; bei einem Fisch, einem Eindeutigkeitsmuster, sonst.
legend-base-fish = Basis
legend-base-uniqueness = Tödliches Muster
legend-base = Benutzt
legend-fin-uniqueness = Zusätzlicher Kandidat
legend-fin = Flosse
legend-endo-fin = Endoflosse
legend-stem = Stiel
legend-exocet-base = Basiszelle
legend-target = Ziel
legend-mirror = Spiegel: Dorthin müsste die Ziffer
legend-s-cell = S-Zelle einer Querlinie
legend-companion = Begleiter: keine dieser Ziffern
legend-cross-line = Querlinie
legend-candidate-of-base = Kandidat der Basis
legend-candidate-of-target = Ziffer der Basis in einem Ziel
legend-candidate-of-cross-line = Ziffer der Basis in einer Querlinie
legend-home = Heimzeile
legend-away = Auswärtsspalte
legend-taken-by-row = Seine Zeile gibt ihn an die Kreuzungszellen
legend-taken-by-column = Seine Spalte gibt ihn an die Kreuzungszellen
legend-pivot = Pivot
legend-pincer = Zange
legend-base-stem = Kandidat des Stiels
legend-x = X: verbindet die Zellen
legend-y = Y: verbindet die Zellen
legend-z = Z: mindestens eine stimmt
legend-guardian = Wächter
legend-color-a = Farbe A
legend-color-b = Farbe B
legend-cluster-colors =
    { $cluster ->
        [1] Farbe A und Farbe B
       *[other] Farbe C und Farbe D
    }
legend-restricted-common = Restricted Common
legend-true =
    { $start ->
        [true] Wahr, wenn der Anfang wahr ist
        [false] Wahr, wenn der Anfang falsch ist
        [several] Wahr, wenn sein Anfang wahr ist
       *[none] Wäre wahr
    }
legend-false =
    { $start ->
        [true] Falsch, wenn der Anfang wahr ist
        [false] Falsch, wenn der Anfang falsch ist
        [several] Falsch, wenn sein Anfang wahr ist
       *[none] Wäre falsch
    }
legend-group-true = Gruppe: einer davon ist wahr
legend-group-false = Gruppe: alle sind falsch
legend-start = Anfang
legend-end = Ende
legend-supposed = Angenommen
legend-supposed-inside =
    { $depth ->
        [1] Im Nebenargument angenommen
       *[other] Im Nebenargument angenommen, Tiefe { $depth }
    }
legend-refuted = Durch ein Nebenargument widerlegt
legend-true-inside =
    { $depth ->
        [1] Wäre dort wahr
       *[other] Wäre dort wahr, Tiefe { $depth }
    }
legend-placed = Gesetzt
legend-to-place = Setzbar
legend-wrong = Falscher Eintrag
legend-removed = Gestrichen
legend-to-remove = Streichbar

# What stands in small letters at the edge of a cell, as short as can be.
tag-pivot = Pivot
tag-pincer = Zange
tag-stem = Stiel
tag-floor = Boden
tag-roof = Dach
tag-cross = Kreuz
tag-wing = Flügel
tag-base = Basis
tag-target = Ziel
tag-mirror = Spiegel
tag-s-cell = S
tag-innie = Innie
tag-outie = Outie
tag-fin = Flosse
tag-endo-fin = Endoflosse
tag-guardian = Wächter

## Die Karte: was zuletzt geschah, gefunden wurde oder gefragt wird

card-ready = Bereit
sums-title = Summen
sums-choose = Wähle einen Käfig oder beliebige Zellen, um zu sehen, was sie ergeben können.
sums-head = { $count ->
    [one] { $sum } in einer Zelle
   *[other] { $sum } in { $count } Zellen
  }
sums-head-open = { $count ->
    [one] Eine Zelle
   *[other] { $count } Zellen
  }
sums-full = Alle sind ausgefüllt.
sums-bounds = Sie ergeben mindestens { $least } und höchstens { $most }.
sums-left = { $count ->
    [one] Für eine Zelle bleibt { $rest }.
   *[other] Für { $count } Zellen bleibt { $rest }.
  }
sums-fitting = { $live } von { $count } Summen passen noch.
sums-digits = Ziffern
sums-must = muss dabei sein
sums-may = kann dabei sein
sums-cannot = geht nicht
sums-no-place = kein Platz für { $digit }
sums-no-digit = keine passt in { $cell }
sums-no-way = lassen sich nicht verteilen
sums-around = die Käfige schließen sie aus
sums-houses = Häuser
card-ready-step = Drück „Schritt“, um die erste Regel anzuwenden, die etwas findet, oder hol dir einen Tipp.
card-ready-path = Geh den Lösungsweg entlang: Spiel ihn ab, zieh den Knopf oder wähle einen Schritt. Jeder sagt, warum er gilt.
card-ready-every-step = Wähle einen Schritt, um ihn im Gitter zu sehen. Enter macht ihn.
card-ready-marks = Drück aufs Gitter, um zu markieren. Für die Regeln ändert das nichts.
card-ready-search = Spiel die Suche ab oder geh Schritt für Schritt. Sie hat ihr eigenes Gitter; deines füllt nur „Lösen“.
card-ready-game = Wähle eine Zelle und tippe ihre Ziffer.
card-givens = Die Vorgaben lassen sich ändern: Wähle eine Zelle und tippe.
card-givens-done = Fertig
card-solved = Gelöst
# Die Karte eines gelösten Rätsels.
solved-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $own ->
    [0] keiner davon von dir
   *[other] { $own } davon von dir
}.
# Was die Suche eingetragen hat, ist kein Schritt der Regeln und keiner von dir.
solved-searched = { $cells ->
    [one] Lösen hat 1 Zelle durch Probieren (Backtracking) gefüllt.
   *[other] Lösen hat { $cells } Zellen durch Probieren (Backtracking) gefüllt.
}
solved-given-up = Du hast aufgegeben, und das Programm hat { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
} ausgefüllt.
solved-as-opened = Beim Öffnen war schon jede Zelle gefüllt, und alle Ziffern sind richtig.
# { $time } ist die Dauer eines Spiels.
solved-game = { $time }, { $hints ->
    [0] ohne Hilfe
    [one] 1 Hilfe
   *[other] { $hints } Hilfen
}.
solved-hardest = Am schwersten: Schritt { $number }
solved-hardest-step = { $name }: { $acts }
solved-again = Noch einmal
solved-back = Zurück ans Ende
solved-next = Nächstes Rätsel
solved-next-after-list = Das war das letzte Rätsel der Liste. Das nächste gehört zum Programm: { $name }.
solved-next-built-in = Das nächste Rätsel gehört zum Programm: { $name }.
# Dasselbe auf einem Knopf mit wenig Platz.
solved-next-short = Weiter
solved-practise = Das üben
solved-keep = Als Seite sichern
solved-times = { $times ->
    [one] 1-mal
   *[other] { $times }-mal
}
solved-shown = gezeigt
solved-found = gefunden
solved-some-found = { $found } gefunden
card-stepping = Nächster Schritt
card-stepping-words = Der nächste Schritt nach den Regeln wird gesucht.
card-hinting-words = Der leichteste Schritt nach den Regeln wird gesucht.
card-another-words = Ein anderes Argument dieser Art wird gesucht.
card-checking = Schritt wird geprüft
card-checking-words = Jeder Teil des eingefügten Schritts wird auf dem Gitter geprüft.
card-solving = Lösungssuche
card-solving-words = Die Lösung wird durch Ausprobieren gesucht.
card-cancel = Abbrechen
card-cancelled = Abgebrochen
card-cancelled-words = Die Suche wurde angehalten; das Gitter ist, wie es war.
card-given-up = Aufgegeben
card-given-up-words = Die Suche wurde nach { $guesses } Versuchen aufgegeben. Das Gitter ist, wie es war.
card-filled = Durch Probieren gelöst
card-watched = Diese Lösung brauchte { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}, davon { $back ->
    [0] wurde keiner
    [one] wurde 1
   *[other] wurden { $back }
} zurückgenommen.
card-take-back = Zurücknehmen
card-filled-only = Das ist die einzige Lösung.
card-filled-one-of-several = Das ist eine von mehreren Lösungen.
card-several = Mehrere Lösungen
card-several-words = Das Gitter lässt sich auf mehr als eine Art füllen.
card-fill-in = Eine davon eintragen
card-entered = Eingetragen
card-erased = Gelöscht
card-candidates = Kandidaten
card-save-point = Speicherpunkt
# Was von Hand getan wurde, in einer Zeile: 'r1c3 = 5'.
card-done = { $what }.
card-undone = Zurückgenommen
# Mehr Züge, als einzeln genannt werden; der erste folgt in einem eigenen Satz.
card-undone-several = { $count } Züge sind zurückgenommen. Der erste davon war:
# Was dort wieder steht, weil es ersetzt worden war.
card-undone-again = In { $cell } steht wieder { $digit }.
card-redone = Wiederholt
# Ein Zug: was ihn gemacht hat und was er tat, in einer Zeile.
card-move = { $title }: { $what }.
card-restarted = Neu begonnen
card-restarted-words = Im Gitter stehen die Vorgaben. „Rückgängig“ holt die Arbeit zurück.
card-refused = Nicht eingetragen
card-refused-solved = Jede Zelle ist ausgefüllt und richtig. Willst du etwas anderes versuchen, nimm erst einen Zug zurück oder leere eine Zelle.
card-refused-given = Diese Zelle ist eine Vorgabe des Rätsels und bleibt, wie sie ist. Mit C kannst du die Vorgaben korrigieren.
card-refused-filled = Diese Zelle hat schon einen Wert; lösch ihn, bevor du ihre Kandidaten änderst.
card-refused-excluded = Die { $digit } ist hier ausgeschlossen: Diese Zelle sieht die { $digit } in { $cell }.
card-no-cell = Welche Zelle?
card-no-cell-words = Wähle erst eine Zelle: Klick darauf oder drück eine Pfeiltaste.
card-sets-cells = Setzt { $count } Zellen
card-one-of = { $number } von { $count }
card-one-before = Die vorige
card-one-behind = Die nächste
# Der Zug, der hierher führte, und wie viele der ganze Lösungsweg hat.
card-step-of = Schritt { $step } von { $count }
# Neben einem langen Namen einer Technik
card-step-of-short = { $step } von { $count }
card-ready-cages = { $cages ->
    [one] Die Summe von 1 Käfig ist vorgegeben.
   *[other] Die Summen von { $cages } Käfigen sind vorgegeben.
}
card-ready-digits = { $givens ->
    [0] Keine Ziffer ist vorgegeben
    [one] 1 Ziffer ist vorgegeben
   *[other] { $givens } Ziffern sind vorgegeben
}, { $open ->
    [0] keine fehlt.
    [one] 1 fehlt.
   *[other] { $open } fehlen.
}
card-ready-filled = { $givens ->
    [0] Keine Ziffer ist vorgegeben
    [one] 1 Ziffer ist vorgegeben
   *[other] { $givens } Ziffern sind vorgegeben
}, { $filled ->
    [one] 1 ist eingetragen
   *[other] { $filled } sind eingetragen
}, { $open ->
    [0] keine fehlt mehr.
    [one] 1 fehlt noch.
   *[other] { $open } fehlen noch.
}
# A puzzle of pencil marks alone.
card-ready-candidates = { $candidates ->
    [one] 1 Kandidat ist vorgegeben und keine Ziffer.
   *[other] { $candidates } Kandidaten sind vorgegeben und keine Ziffer.
} { $open ->
    [one] 1 Ziffer fehlt.
   *[other] { $open } Ziffern fehlen.
}
card-ready-proved = Die Regeln begründen jede leere Zelle.
# Diese beiden beginnen mit den Wörtern auf dem Knopf.
card-ready-1 = Schritt zeigt, was als Nächstes gelten muss, und warum.
card-ready-2 = Tipp hilft dir Stück für Stück.
card-ready-3 = Oder setz selbst eine Ziffer.
card-way-ahead = Der Weg vor dir: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
card-way-easy = davon { $easy } leicht
card-learn = Lernen
card-learn-tip = Die Lektion öffnen: { $technique }
card-at-length = Ganze Begründung
card-in-short = Kurz
# Beside the argument of a contradiction with side arguments.
card-another-argument = Anderes Argument
# On the button below the first line of a side argument, and where its lines are seen.
card-unfold = { $lines ->
    [one] { $lines } Zeile aufklappen
   *[other] { $lines } Zeilen aufklappen
}
card-fold = Zuklappen

## Die Karte, wenn die Regeln nichts finden

stalled-title = Hier enden die Regeln
stalled-ways = { $count ->
    [2] So geht es weiter, auf zwei Arten:
   *[other] So geht es weiter, auf drei Arten:
}
stalled-ended = Keine eingeschaltete Regel findet etwas.
stalled-ended-named = { $count ->
    [one] { $rules } findet nichts mehr.
   *[other] { $rules } finden nichts mehr.
}
stalled-empty = { $count ->
    [one] 1 Zelle ist leer
   *[other] { $count } Zellen sind leer
}
stalled-stronger = Eine stärkere Regel nehmen
stalled-stronger-looking = Gesucht wird die leichteste ausgeschaltete Regel, die hier weiterkommt.
stalled-stronger-none = Auch keine ausgeschaltete Regel kommt hier weiter.
stalled-lesson = Erst die Lektion
stalled-choose = Selbst eine Ziffer setzen
stalled-choose-words = Probier selbst eine Ziffer. Stellt sie sich als falsch heraus, führt der Weg zu ihr zurück.
stalled-digits = 1 bis { $last }
stalled-solve = Durch Probieren lösen
stalled-solve-words = Ziffern werden nacheinander probiert. Scheitert eine, wird sie zurückgenommen, bis das Gitter voll ist.
stalled-solve-several = Ziffern werden nacheinander probiert, und eine der Lösungen wird angeboten.
stalled-all-off = Alle Regeln sind ausgeschaltet
# { $rules } ist eine Liste von Namen.
stalled-off-named = Ausgeschaltet: { $rules }
stalled-off-counted = { $on } von { $all } Regeln sind an
stalled-skipped-named = Übersprungen, weil sie nur bei Rätseln mit genau einer Lösung gelten und nicht bekannt ist, dass dieses nur eine hat: { $rules }.
stalled-skipped-counted = { $count ->
    [one] { $count } Regel wird übersprungen, weil sie nur bei Rätseln mit genau einer Lösung gilt und
   *[other] { $count } Regeln werden übersprungen, weil sie nur bei Rätseln mit genau einer Lösung gelten und
} nicht bekannt ist, dass dieses nur eine hat.
stalled-several = Diese Stellung hat mehrere Lösungen, in einigen Zellen hast du also die freie Wahl.
stalled-rules = Alle Regeln
stalled-mark = Lohnende Zellen markieren
stalled-unmark = Markierung weg
stalled-unmark-tip = Die Markierung der lohnenden Zellen wegnehmen
stalled-fewest = { $cells ->
    [one] 1 Zelle hat die wenigsten Kandidaten, nämlich { $candidates }: Sie ist markiert.
   *[other] { $cells } Zellen haben die wenigsten Kandidaten, je { $candidates }: Sie sind markiert.
} Stellt sich eine Ziffer als falsch heraus, führt der Weg zu ihr zurück.
# Dasselbe bei wenig Platz, so kurz wie möglich.
stalled-short-looking = Eine wird noch gesucht.
stalled-short-none = Auch keine ausgeschaltete kommt weiter.
stalled-short-off = Mit { $technique } geht es hier weiter.
stalled-short-choose = Ist sie falsch, geht es dorthin zurück.
stalled-short-solve = Ziffern werden probiert.
stalled-short-several = Eine Lösung wird angeboten.
stalled-short-fewest = { $cells ->
    [one] Die wenigsten Kandidaten: 1 Zelle, { $candidates }.
   *[other] Die wenigsten Kandidaten: { $cells } Zellen, je { $candidates }.
}
stalled-rule-off = Mit { $technique } geht es hier weiter. Die Regel ist ausgeschaltet: „Schritt“ zeigt sie und nimmt sie dieses eine Mal.
stalled-show-off = { $technique } zeigen
stalled-switch-on = Einschalten
# Einmal gesagt, wenn Regeln übersprungen werden, die auf eine einzige Lösung bauen.
stalled-rules-skipped = { $count ->
    [one] Die Regel, die auf genau eine Lösung baut, wird übersprungen: Von diesem Rätsel ist nicht bekannt, dass es genau eine hat.
   *[other] Die { $count } Regeln, die auf genau eine Lösung bauen, werden übersprungen: Von diesem Rätsel ist nicht bekannt, dass es genau eine hat.
}
several-differ = { $cells } Zellen unterscheiden sich: Sie sind markiert, mit den Ziffern, die die Lösungen dort haben.
several-too-long = Herauszufinden, in welchen Zellen sie sich unterscheiden, dauert zu lange.
several-looking = Gesucht werden die Zellen, die sich unterscheiden.

## Die Karte einer Antwort auf „Warum?“ und was zu ihr führt

why-ask-cell = Warum { $cell }?
why-ask-tip = Den Grund Zeile für Zeile zeigen
why-ask-mistake = Warum ist das falsch?
why-place = Zeile { $line } von { $count }
why-board-before = Das Gitter ist so zu sehen, wie es vor Schritt { $number } war.
why-board-fewer = Das Gitter zeigt nur, worauf das beruht: { $count ->
    [one] 1 Ziffer ist
   *[other] { $count } Ziffern sind
} weggelassen.
# Eine Zeile, die gerade nicht gelesen wird: 'Nackter Single: r1c3 = 5'.
why-line = { $technique }: { $acts }
why-next = Nächste Zeile
why-done = Fertig
why-take-back = { $digit } löschen
why-put-back = { $digit } zurückholen
why-other-digits = Klick eine Ziffer an, um nach ihr in { $cell } zu fragen
# In einem Spiel, wo die Schritte die Antwort verraten würden.
why-not-in-game = Im Spiel werden die Schritte nicht gesagt: Sie würden andere Ziffern verraten.
# Prüft, was jemand seit dem letzten Schritt getan hat.
why-weigh = Meine Züge prüfen
# { $what } is why-value or why-removal, what a person set or removed.
why-weighed = { $count ->
    [one] { $right ->
        [0] Das folgt nicht: { $what }
       *[other] Das folgt: { $what }
    }
   *[other] { $right ->
        [0] Nichts von diesen { $count } folgt
        [one] 1 von diesen { $count } folgt
       *[other] { $right } von diesen { $count } folgen
    }
}
# Über einem Satz, der sagt, warum.
why-follows = { $what } folgt
why-follows-not = { $what } folgt nicht
why-notes = { $wrong ->
    [0] Deine Notizen stimmen
    [one] Die Notizen einer Zelle sind falsch
   *[other] Die Notizen von { $wrong } Zellen sind falsch
}
why-notes-right = { $count ->
    [one] Du hast seit dem letzten Schritt in einer Zelle notiert; ihre Ziffer ist unter den Notizen.
   *[other] Du hast seit dem letzten Schritt in { $count } Zellen notiert; überall ist die richtige Ziffer unter den Notizen.
}
why-no-answer = Keine Antwort
why-no-answer-words = Die Suche endete an ihrer Grenze von über einer Million Versuchen. Wie viele Lösungen dieses Rätsel hat, ist nicht bekannt.
why-looking = Warum?
why-looking-digit = Es wird geprüft, ob { $cell } eine { $digit } ist, und der Grund dafür gesucht.
why-looking-cell = Die Ziffer in { $cell } und der Grund dafür werden gesucht.
why-looking-board = Die Lösungen werden gezählt, und der Grund wird gesucht.
why-weighing = Deine Züge werden geprüft
why-weighing-words = Es wird geprüft, ob jeder deiner Züge seit dem letzten Schritt folgt.
# Vor der ersten Zeile, die zu sehen ist, oder hinter der letzten.
why-lines-before = { $count ->
    [one] Eine Zeile davor
   *[other] { $count } Zeilen davor
}
why-lines-behind = { $count ->
    [one] Noch eine Zeile
   *[other] Noch { $count } Zeilen
}

## Die Karte eines Widerspruchs und die eines Fehlers

contradiction-title = Widerspruch
contradiction-move = Er kam mit Schritt { $number }.
contradiction-givens = Er steckt in den Vorgaben des Rätsels.
contradiction-board = Er steckt im Gitter selbst: Seine Regionen, Käfige oder Regeln lassen keine Lösung zu.
contradiction-saved = Die Vorgaben sind in Ordnung; ein Eintrag, mit dem das Rätsel gespeichert wurde, ist es nicht.
contradiction-marked = Die Kandidaten, mit denen das Rätsel kam, lassen keine Lösung übrig.
contradiction-back = Zurück vor den Widerspruch
# Dasselbe auf einem Knopf mit wenig Platz.
contradiction-back-short = Zurück
contradiction-correct = Vorgaben korrigieren
# The move has nothing to do with what clashes.
contradiction-since = Seit Schritt { $number } gibt es keine Lösung mehr.
# Nothing that this step did is left on the board; a later step did something wrong too.
contradiction-later = Das ist inzwischen ersetzt, aber auch Schritt { $number } ist falsch.
contradiction-restart = Von vorn
contradiction-go-on = Oder ändere weiter: Wähle eine Zelle und tippe.
contradiction-go-on-only = Ändere weiter: Wähle eine Zelle und tippe.
mistake-title = Ein Fehler
# On a button: undoes the mistakes that a card tells of, and nothing else.
mistake-correct = { $kind ->
    [entered] { $count ->
        [one] Löschen
        [2] Beide löschen
       *[other] Alle { $count } löschen
    }
    [removed] { $count ->
        [one] Zurückholen
        [2] Beide zurückholen
       *[other] Alle { $count } zurückholen
    }
    [notes] { $count ->
        [one] Notieren
        [2] Beide notieren
       *[other] Alle { $count } notieren
    }
   *[mixed] { $count ->
        [2] Beide Fehler zurücknehmen
       *[other] Alle { $count } Fehler zurücknehmen
    }
}
mistake-correct-tip = { $kind ->
    [entered] { $count ->
        [one] Diese falsche Ziffer löschen und alles andere behalten
       *[other] Diese falschen Ziffern löschen und alles andere behalten
    }
    [removed] { $count ->
        [one] Diesen Kandidaten zurückholen und alles andere behalten
       *[other] Diese Kandidaten zurückholen und alles andere behalten
    }
    [notes] { $count ->
        [one] Diese Ziffer zu den Notizen nehmen und alles andere behalten
       *[other] Diese Ziffern zu den Notizen nehmen und alles andere behalten
    }
   *[mixed] Diese Fehler zurücknehmen und alles andere behalten
}
mistake-back = Zurück vor den Fehler
mistake-back-tip = Den Fehler und alles danach zurücknehmen
# No step was made since, but a note or a color changed.
mistake-since-marks = Seitdem wurden nur Notizen oder Markierungen geändert.
mistake-since = { $moves ->
    [0] Es war der letzte Schritt.
    [one] Seitdem kam ein Schritt.
   *[other] Seitdem kamen { $moves } Schritte.
}

## Wo etwas gedrückt wurde, das nichts ändert: warum

# { $key } ist eine Taste, { $does } ihre Zeile in der Liste der Tasten.
idle-key = { $key } hat hier gerade nichts zu tun. Dafür ist die Taste da: { $does }.
idle-solved = Jede Zelle ist gefüllt und richtig. Nimm etwas zurück oder öffne ein anderes Rätsel.
idle-solved-next = Jede Zelle ist gefüllt und richtig. Enter geht weiter zum nächsten Rätsel.
idle-solved-as-opened = Jede Zelle ist gefüllt und richtig. Öffne ein anderes Rätsel.
idle-clash = Ziffern stoßen zusammen, also passt keine Füllung.
idle-contradiction = Aus einem Gitter, das sich widerspricht, folgt nichts.
# The ways out of a contradiction: one of these stands behind one of the two above.
idle-way-back = Geh erst zurück vor den Widerspruch (B).
idle-way-givens = So wie das Rätsel gegeben ist, hat es keine Lösung. Mit „Vorgaben korrigieren“ (C) änderst du es.
idle-way-correcting = So wie das Rätsel gegeben ist, hat es keine Lösung. Wähle eine falsche Vorgabe und tippe eine andere Ziffer.
idle-way-undo = Nimm erst zurück, was falsch ist (Strg Z).
idle-way-restart = Geh erst mit „Von vorn“ (Strg R) zurück zu den Vorgaben.
# The key for 'back to before the mistake' has nothing to go back to. One of the ways out stands behind the first three.
idle-back-clash = Vorgegebene Ziffern stoßen zusammen, also ist keiner deiner Züge schuld.
idle-back-givens = Keiner deiner Züge ist schuld.
idle-back-saved = Das war schon so, als das Rätsel geöffnet wurde, also ist kein Zug von hier schuld.
idle-back-none = Es ist kein Fehler bekannt, vor den du zurückgehen könntest.
idle-stalled = Hier findet keine Regel etwas. Wähle eine Zelle und setz eine Ziffer, oder drück „Lösen“.
idle-stalled-looking = Keine eingeschaltete Regel findet etwas. Noch wird eine ausgeschaltete gesucht, die weiterkommt.
idle-searching = Die letzte Suche läuft noch. Esc hält sie an.
idle-told = Das steht schon auf der Karte.
idle-no-more-hints = Mehr Tipps gibt es nicht. „Zeigen“ zeigt den ganzen Schritt.
idle-way-board = Die Regionen, Käfige oder Regeln des Gitters lassen keine Lösung zu.
idle-hint-told = Der ganze Schritt ist zu sehen. Anwenden (Enter) macht ihn.
idle-offered = Die Karte bietet sie schon an. Enter trägt sie ein, Esc lässt die Zelle, wie sie ist.
idle-undo = Es gibt nichts zurückzunehmen.
idle-redo = Es gibt nichts zu wiederholen.
idle-restart = Das Gitter ist, wie es vorgegeben war.
idle-enter = Diese Ziffer steht schon in der Zelle.
idle-no-digit = Auf diesem Gitter gibt es nur die Ziffern 1 bis { $most }.
idle-erase = In der Zelle gibt es nichts zu löschen.
idle-edge = In dieser Richtung gibt es keine Zelle mehr.
idle-jump = Eine andere solche Zelle gibt es nicht.
idle-weigh = Es gibt nichts zu prüfen: Du hast seit dem letzten Schritt keine Ziffer eingetragen, keinen Kandidaten gestrichen und nichts notiert.
idle-notes = Alle Kandidaten sind schon notiert.
idle-marks = Nichts ist gefärbt, und kein Link ist gezeichnet.
idle-mark = An dieser Stelle ist kein Kandidat zu sehen.
idle-mark-seen = { $digit } ist in { $cell } falsch: Sie steht schon in { $other }.
idle-mark-ruled-out = { $digit } ist in { $cell } falsch: Sie ist dort schon ausgeschlossen.
idle-mark-filled = Diese Zelle ist schon gefüllt.
idle-paused = Das Spiel ist angehalten. Spiel erst weiter.
idle-walk-end = Das ist das letzte Glied.
idle-walk-start = Das ist das erste Glied.
idle-path-end = Weiter geht der Weg nicht.
# Of a technique that was clicked in the summary of the path.
idle-path-only = Der nächste Schritt ist auf diesem Weg der einzige mit ihr.
idle-path-start = Das ist der Anfang des Wegs.
idle-path-looking = Der Weg wird noch gesucht.
idle-search-end = Die Suche ist zu Ende: Alles wurde probiert.
idle-search-running = Die Suche läuft schon. Esc hält sie an.
idle-search-playing = Die Suche ist schon zu sehen und läuft. Die Eingabetaste hält sie an.
idle-list-end = Hier endet die Liste.
idle-list-start = Hier beginnt die Liste.
idle-scroll-end = Weiter unten kommt nichts mehr.
idle-scroll-start = Weiter oben kommt nichts mehr.
idle-ways = Einen anderen Weg zu diesem Schluss gibt es nicht.
idle-speed = Schneller geht es nicht.
idle-speed-slow = Langsamer geht es nicht.
idle-chosen = Das ist schon gewählt.
idle-no-cell = Keine Zelle ist gewählt. Wähle zuerst eine.
idle-no-mark = Nichts ist markiert.
idle-same-answer = Diese Antwort wurde schon geprüft. Ändere sie, und prüfe sie dann noch einmal.
# Typing the sum of a cage.
idle-sum = Diese Ziffer ändert nichts: Der Käfig hat die Summe schon, oder sie wäre größer als 45. Die Rücktaste nimmt die letzte Ziffer zurück.
idle-no-answer = Noch gibt es keine Antwort. Klick auf das, was folgt, und prüfe es dann.
idle-exercise-over = Diese Übung ist zu Ende. N bringt eine andere.
idle-lesson = In eine Lektion kommen keine Ziffern, und sie gibt keine Tipps. Die Eingabetaste beginnt eine Übung.
idle-save-first = Das Rätsel ist nicht zu sehen. Die Eingabetaste macht damit weiter: dann lässt es sich speichern.
idle-map = Hier endet die Karte.
idle-draft = Das ist noch kein Rätsel. Die Worte neben dem Gitter sagen, warum.
idle-here = Das ist schon auf dem Bildschirm.
idle-clear = Es gibt nichts zu leeren.
idle-recent = { $count ->
    [0] Noch wurde keine Datei geöffnet, also gibt es keine letzte Datei.
    [one] Es gibt nur eine letzte Datei: Drück 1.
   *[other] Es gibt nur { $count } letzte Dateien: Drück 1 bis { $count }.
}
idle-demonstration = Das Gitter zeigt ein Rätsel und nicht die Vorführung.
idle-demonstration-start = Das ist der erste Schritt der Vorführung.
idle-discard = Es gibt nichts Ungespeichertes zu verwerfen.
idle-search-board = Das Gitter zeigt die Suche. Drück zuerst S, um zu deinem Gitter zurückzugehen.
idle-resuming = Das Spiel wird noch geprüft. Gleich geht es weiter.
idle-nothing = Das ändert hier nichts.

## Die Karte eines Tipps, der in drei Stufen gegeben wird

hint-degree = Tipp { $degree } von 3
hint-easiest = Das ist der leichteste nächste Schritt. Such ihn selbst, oder drück noch einmal auf Tipp: Dann siehst du, wo er ist.
hint-easiest-off = Keine eingeschaltete Regel findet etwas. Diese ist ausgeschaltet und kommt hier weiter.
hint-by-off = Diese Regel ist ausgeschaltet. „Anwenden“ nimmt sie dieses eine Mal.
hint-easiest-in-game = Das ist der leichteste Schritt. Mehr davon zu lesen kostet keine Punkte mehr.
hint-where = Ort zeigen
hint-why = Schritt zeigen
hint-apply = Anwenden

## Von Hand arbeiten: Markierungen, Filter, Kandidaten, Speicherpunkte

marks-clear = Löschen
marks-title = Markieren
marks-cells = Zellen
marks-candidates = Kandidaten
marks-links = Verbindungen
marks-strong = Stark
marks-weak = Schwach
marks-cells-hint = Drück auf eine Zelle, oder A bis F für die gewählte.
marks-candidates-hint = Drück auf einen Kandidaten oder tippe seine Ziffer.
marks-links-hint = Drück auf zwei Kandidaten oder tippe ihre Ziffern.
marks-links-second = Drück jetzt auf den anderen Kandidaten.
# { $cells } sind die Zellen, die eine Farbtaste gefärbt hat.
marks-colored = { $cells } { $count ->
    [one] hat
   *[other] haben
} jetzt die Farbe { $color }.
marks-uncolored = { $cells } { $count ->
    [one] hat
   *[other] haben
} die Farbe { $color } nicht mehr.
marks-not-every-step = Shift A zeigt alle Schritte.
filter-title = Filter: Ziffern oder Zellen mit zwei Kandidaten
filter-two = Zwei
# { $digits } ist eine Liste von Ziffern.
filter-on-digits = Filter: { $digits }
filter-off = Filter ausschalten
filter-on-two = Filter: zwei Kandidaten
pad-digit = Ziffer
pad-note = Notiz
pad-color = Farbe
pad-all-notes = Alle Notizen
pad-all-notes-tip = Alle Kandidaten zeigen oder nur eigene Notizen
# Was eine Taste des Tastenfelds tut, in ihrem Tooltip.
pad-key-digit = Eintragen; Rechtsklick: in der Hand behalten
# In an exercise.
pad-key-mark = In der gewählten Zelle markieren; Rechtsklick: in die Hand nehmen
pad-key-note = Notieren; Rechtsklick: in der Hand behalten
pad-key-color = Die Zelle färben; Rechtsklick: in der Hand behalten
# Wie viele von einer Ziffer noch fehlen: die kleine Zahl auf ihrer Taste.
pad-key-left = { $count ->
    [0] Jede { $digit } ist gesetzt
   *[other] Noch { $count } zu setzen
}
pad-key-with-left = { $left }. { $does }
candidates-title = Kandidaten
candidates-fill-in = Alle Kandidaten notieren
candidates-no-cell = Wähle eine Zelle, um ihre Kandidaten zu sehen.
candidates-given = { $cell } ist { $digit }, eine Vorgabe.
candidates-value = { $cell } ist { $digit }.
candidates-count = { $cell }: { $count ->
    [one] 1 Kandidat
   *[other] { $count } Kandidaten
}. Ein Klick streicht oder holt zurück.
candidates-notes = { $cell }: { $count ->
    [one] 1 Notiz
   *[other] { $count } Notizen
}. Ein Klick setzt oder entfernt sie.
save-points-title = Speicherpunkte
save-points-new = Neu
save-points-made = { $name } ist angelegt. Die Liste steht bei den Markierungen.
save-points-too-many = Es gibt schon { $count } Speicherpunkte; lösch erst einen.
save-points-deleted = { $name } ist gelöscht.
save-points-put-back = Zurückholen
save-points-none = Ein Speicherpunkt hält Ziffern, Kandidaten, Notizen, Farben und Verbindungen fest, damit du dorthin zurückkannst.
save-points-name = sein Name
save-points-named = Fertig
save-points-go = Dorthin zurück
save-points-rename = Umbenennen
save-points-delete = Löschen

## Alle möglichen Schritte

every-step-filter = filtern: Name, r3c4 oder eine Ziffer
every-step-order = Zuerst
every-step-easiest = Leichteste
every-step-effect = Größte Wirkung
every-step-some = { $count ->
    [one] 1 Schritt mit den eingeschalteten Regeln.
   *[other] { $count } Schritte mit den eingeschalteten Regeln.
}
# Bis zum Ende durchsucht, würden diese Regeln zu lange dauern.
every-step-left-off = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
} oder mehr: { $rules ->
    [one] 1 Regel wurde
   *[other] { $rules } Regeln wurden
} nicht zu Ende abgesucht.
# Der Filter lässt { $passing } von { $count } Schritten durch.
every-step-passing = { $passing } von { $count } Schritten mit den eingeschalteten Regeln.
every-step-so-far = Bisher { $count ->
    [0] kein Schritt
    [one] 1 Schritt
   *[other] { $count } Schritte
}: { $asked } von { $rules } Regeln befragt.
every-step-passing-so-far = Bisher { $passing } von { $count } Schritten: { $asked } von { $rules } Regeln befragt.
every-step-stopped = { $count ->
    [0] Kein Schritt
    [one] 1 Schritt
   *[other] { $count } Schritte
}; die Suche wurde angehalten.
every-step-passing-stopped = { $passing } von { $count } Schritten; die Suche wurde angehalten.
every-step-looking = Alle Schritte werden gesucht.
every-step-solved = Das Rätsel ist gelöst: Kein Schritt ist mehr übrig.
every-step-none = Die eingeschalteten Regeln finden hier nichts.
every-step-hopeless = Dieses Gitter hat keine Lösung, also führen seine Schritte ins Leere. „Tipp“ zeigt, was falsch ist.
every-step-cancel = Abbrechen
# Stehen über Spalten von Zahlen: auf wie viele Arten etwas folgt und wie viele
# Kandidaten es streicht. Für je etwa sechs Buchstaben ist Platz.
every-step-ways = Wege
every-step-clears = streicht
every-step-ways-tip = So viele verschiedene Schritte führen dazu
every-step-clears-tip = So viele Kandidaten streicht das

## Ein Spiel

# Was gespielt wird: { $kind } ist 'Klassisch' oder 'Eis', { $level } 'Schwer'.
game-mode = { $kind }, { $level }
game-mode-by-givens = { $kind }, { $level } nach Vorgaben
# Auf einem anderen Gitter als dem klassischen, mit Eis.
game-board-with-ice = { $board }, Eis
game-seed = Spiel { $seed }
game-mode-and-seed = { $mode }, Spiel { $seed }
game-hint = Tipp
game-answer = Antwort
game-check = Prüfen
game-restart = Von vorn
game-pause = Pause
game-go-on = Weiter
game-give-up = Aufgeben
game-new = Neues Spiel
game-prices = Hilfe kostet Punkte: ein Tipp { $naked } für ein volles Haus oder einen nackten Single, { $hidden } für einen versteckten Single und sonst { $other }, eine Antwort { $answer }. Ein Fehler kostet { $error }. Löst du das Rätsel schnell, kommt ein Zeitbonus dazu.
game-opening = Das Spiel wird geöffnet
game-opening-words = Das Programm sucht die Lösung, um zu sehen, ob das Spiel weitergehen kann.
game-paused = Pause
game-paused-words = Das Gitter ist verdeckt, und die Uhr steht.
game-time = Zeit
# Die Zeit, die bis zum Limit bleibt.
game-left = Übrig
# Wie lange über das Limit hinaus gespielt wurde.
game-beyond = Darüber
game-time-over = Die Zeit ist um. Du kannst weiterspielen, aber das Spiel kommt nicht in die Bestenliste.
game-was-late = Die Zeit war um, darum kommt dieses Spiel nicht in die Bestenliste.
game-show-time = Zeit an
game-hide-time = Zeit aus
game-score = Punkte
game-errors = Fehler
# Tipps und Antworten.
game-hints = Hilfen
game-frozen-count = { $count ->
    [0] Alles Eis ist getaut.
    [one] 1 Zelle ist eingefroren.
   *[other] { $count } Zellen sind eingefroren.
}

## Was ein Spiel meldet

game-begun = Du bist dran
game-begun-words = Wähle eine Zelle und tippe ihre Ziffer.
game-errors-at-once = Was falsch ist, wird sofort rot.
game-errors-on-check = Was falsch ist, zeigt sich, wenn du prüfst.
game-begun-ice = Eine eingefrorene Zelle nimmt keine Ziffer an, bis du neben ihr eine richtige eingetragen hast.
game-entered = Eingetragen
game-entered-words = Die { $digit } steht in { $cell }.
game-still-wrong = { $count ->
    [one] { $cells } ist noch falsch.
   *[other] { $cells } sind noch falsch.
}
# { $cells } ist eine Liste von { $count } Zellen.
game-thawed = { $count ->
    [one] { $cells } ist aufgetaut.
   *[other] { $cells } sind aufgetaut.
}
game-wrong-entry = Nicht die Lösung
game-wrong-entry-words = Die { $digit } in { $cell } stört keine andere { $digit }, aber sie ist falsch.
game-clash = Ein Konflikt
# { $house } ist eine Art von Haus; ohne Artikel, da sie verschiedenes Geschlecht haben.
game-clash-words = Die { $digit } in { $cell } bricht die Regeln: Auch { $other } enthält eine { $digit }, im selben Haus ({ $house }).
# With several cells.
game-clashes-words = Die { $digit } in { $cell } bricht die Regeln: Sie sieht { $others }, und auch dort steht je eine { $digit }.
game-clash-apart-words = Die { $digit } in { $cell } bricht die Regeln: Sie sieht { $other }, und dort steht auch eine { $digit }.
game-answered = Die Antwort
game-answered-words = { $cell } ist { $digit }.
# Behind what was entered or answered. The score is never below 0: the rest comes off the bonus.
game-paid = Das hat { $points } Punkte gekostet.
game-paid-before = Dafür hast du schon bezahlt, also hat es jetzt nichts gekostet.
game-paid-partly = Das hat { $points } Punkte gekostet und nimmt { $bonus } weitere vom Zeitbonus am Ende.
game-paid-later = Du hast schon 0 Punkte, also nimmt das { $bonus } Punkte vom Zeitbonus am Ende.
game-is-right = Das stimmt
game-is-right-words = { $cell } enthält schon die richtige Ziffer. Das hat nichts gekostet.
game-checked-nothing = Geprüft
game-checked-nothing-words = Es ist noch nichts eingetragen.
game-no-errors = Keine Fehler
game-no-errors-words = { $entries ->
    [one] Der einzige Eintrag ist richtig.
   *[other] Alle { $entries } Einträge sind richtig.
}
game-errors-counted = { $count ->
    [one] 1 Fehler seit der letzten Prüfung zählt jetzt, auch wenn du ihn zurückgenommen hast: Er kostet { $points } Punkte.
   *[other] { $count } Fehler seit der letzten Prüfung zählen jetzt, auch zurückgenommene: Sie kosten { $points } Punkte.
}
game-errors-found = { $count } Fehler
game-errors-red = { $count ->
    [one] Er ist im Gitter rot.
   *[other] Sie sind im Gitter rot.
}
game-errors-none-clash = Keine zwei gleichen Ziffern stehen im Konflikt; { $count ->
    [one] die Lösung hat dort eine andere Ziffer.
   *[other] die Lösung hat dort andere Ziffern.
}
# Alle Fehler stehen im Konflikt.
game-errors-all-clash = { $count ->
    [one] Er steht im Konflikt mit einer anderen Ziffer.
   *[other] Jeder steht im Konflikt mit einer anderen Ziffer.
}
# Einige der Fehler stehen im Konflikt.
game-errors-some-clash = { $count ->
    [one] Einer steht im Konflikt mit einer anderen Ziffer; der Rest weicht von der Lösung ab.
   *[other] { $count } stehen im Konflikt mit anderen Ziffern; der Rest weicht von der Lösung ab.
}
# { $cells } ist eine Liste von { $count } Zellen.
game-notes-wrong = { $count ->
    [one] Den Notizen in { $cells } fehlt die richtige Ziffer.
   *[other] Den Notizen in { $cells } fehlen die richtigen Ziffern.
}
game-erase-wrong = { $count ->
    [one] Löschen
   *[other] Alle löschen
}
game-offered = Ein Tipp?
game-offered-words = Er kostet { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
}, und { $bonus } vom Zeitbonus am Ende. Er kommt in drei Teilen: Technik, Ort und Grund.
game-offered-take = Nehmen
game-answer-offered = Die Antwort?
game-answer-offered-words = Die Ziffer von { $cell } kostet { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
}, und { $bonus } vom Zeitbonus am Ende.
game-answer-offered-take = Eintragen
game-not-now = Jetzt nicht
game-noted = Notiert
game-noted-words = { $cell } ist eingefroren, darum wird ihre Ziffer nicht eingetragen. Die Kandidaten, die sie wegnimmt, sind gestrichen.
game-something-wrong = Etwas stimmt nicht
game-something-wrong-words = Ein Eintrag im Gitter ist falsch. Solange er dasteht, hilft kein Tipp; „Prüfen“ zeigt ihn. Das Prüfen selbst ist frei: Nur Fehler kosten Punkte.
game-something-wrong-red = Jede rote Ziffer ist falsch. Kein Tipp hilft, bevor sie berichtigt ist.
game-no-hint = Hier kein Tipp
game-no-hint-words = Keine Technik des Programms findet einen Schritt. Die Antwort einer Zelle kannst du haben: Wähle eine und drück A.
game-giving-up = Aufgeben?
game-giving-up-words = Das Gitter wird ausgefüllt, und das Spiel endet ohne Zeitbonus. Danach kannst du den Lösungsweg und alle Schritte sehen.
game-hidden = Nicht während eines Spiels
game-hidden-words = Schritte, Lösungsweg und Suche würden die Antwort zeigen. Bitte um einen Tipp, oder gib auf, um sie zu sehen.
# „Warum?“ wurde im Spiel gefragt, zu etwas, das noch nicht bekannt ist.
game-why-kept-back = Im Spiel zurückgehalten
game-why-kept-back-words = „Warum?“ würde hier sagen, welche Ziffer in eine Zelle gehört. Frag danach bei einer Vorgabe oder einer roten Ziffer: Dort sagt es so viel, dass keine andere Ziffer verraten wird. Überall sonst hilft ein Tipp (H). Wenn das Spiel vorbei ist, beantwortet „Warum?“ alles.
game-weigh-kept-back-words = Ob ein Zug folgt, verrät, ob seine Ziffer stimmt. Prüfen (C) sagt, wie viele deiner Eingaben und Notizen falsch sind. Das Prüfen selbst ist frei: Nur Fehler kosten Punkte.
game-frozen = Eingefroren
game-frozen-words = { $cell } nimmt noch keine Ziffer an. Sie taut, wenn eine Zelle neben ihr ausgefüllt werden kann und richtig ausgefüllt wird; die neben ihr sind auch eingefroren.
# { $cells } ist eine Liste, von der eine genügt: 'r1c1, r1c3 oder r2c2'.
game-frozen-until = { $cell } nimmt noch keine Ziffer an. Sie taut, wenn du die richtige Ziffer von { $cells } einträgst.
game-hint-in-ice = { $cell } ist eingefroren: Ihre Ziffer kann noch nicht eingetragen werden. „Anwenden“ notiert, was daraus folgt.
game-refused = Nicht eingetragen
game-refused-given = Diese Zelle ist eine Vorgabe des Rätsels und bleibt, wie sie ist.
game-not-done = Nicht getan
game-not-done-paused = Das Spiel macht Pause.
game-not-done-over = Das Spiel ist vorbei.
game-not-resumed = Ohne das Spiel geöffnet
game-not-resumed-no-solution = Das Spiel kann nicht weitergehen: Sein Rätsel hat keine Lösung.
game-not-resumed-solutions = Das Spiel kann nicht weitergehen: Sein Rätsel hat nicht genau eine Lösung.
game-not-resumed-ice = Das Spiel kann nicht weitergehen: Mit seinem Eis wäre es nie zu Ende zu bringen.

## Das Ende eines Spiels

game-won = Gewonnen
game-given-up = Aufgegeben
game-at-start = Am Anfang
game-error-count = { $count ->
    [0] Keine Fehler
   *[other] { $count } Fehler
}
game-hint-count = { $count ->
    [0] Keine Hilfe
    [one] 1 Hilfe
   *[other] { $count } Hilfen
}
game-bonus = Zeitbonus
game-least-score = Weniger als 0 Punkte gibt es nicht.
game-no-score = Für ein aufgegebenes Spiel gibt es keine Punkte.
game-errors-and-hints = { $errors ->
    [0] Keine Fehler
   *[other] { $errors } Fehler
}, { $hints ->
    [0] ohne Hilfe
    [one] 1 Hilfe
   *[other] { $hints } Hilfen
}.
game-best-both = Deine bisher beste Zeit und deine bisher meisten Punkte.
game-best-time = Deine bisher beste Zeit.
game-best-score = Deine bisher meisten Punkte.
game-best = { $won ->
    [one] Das erste Spiel dieser Art, das du gewonnen hast.
   *[other] { $won } Spiele dieser Art gewonnen; beste Zeit { $time }, meiste Punkte { $score }.
}
game-best-heading = Bestenliste: { $mode }
game-best-date = Datum
# Der Platz eines Spiels in der Bestenliste.
game-best-place = { $place }.
game-path = Der Lösungsweg
game-path-looking = Der Lösungsweg des Rätsels wird gesucht.
game-path-no-solution = Der Lösungsweg ist nicht bekannt: Das Rätsel hat keine Lösung, also gibt es keinen Weg zu bewerten.
game-path-solutions = Der Lösungsweg ist nicht bekannt: Das Rätsel hat mehrere Lösungen, also gibt es keinen Weg zu bewerten.
game-path-unsound = Der Lösungsweg ist nicht bekannt: Die Regel „{ $technique }“ führte von der einzigen Lösung weg, also lässt er sich nicht bewerten.
game-path-too-many-guesses = Der Lösungsweg ist nicht bekannt: Die Suche nach der Lösung wurde nach { $guesses } Versuchen aufgegeben.
game-path-stopped = Der Lösungsweg ist nicht bekannt: Die Bewertung wurde vor dem Ende angehalten.
game-path-score = Nach HoDoKu mit { $score } bewertet, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
# Wie oft eine Technik auf dem Lösungsweg vorkommt.
game-path-uses = { $count } ×
game-another = Neues Spiel

## Der Lösungsweg

path-place = Schritt { $made } von { $all }
path-place-solves = Schritt { $made } von { $all }. Der letzte löst das Rätsel.
path-place-stalls = Schritt { $made } von { $all }. Dann finden diese Regeln nichts mehr.
path-place-several = Schritt { $made } von { $all }. Dann gibt es mehrere Lösungen, und keine Regel entscheidet zwischen ihnen.
path-place-stopped = Schritt { $made } von { $all }. Dort wurde die Suche angehalten.
path-looking = Der Lösungsweg wird gesucht: bisher { $steps } Schritte.
path-looking-here = Von hier aus wird der Lösungsweg gesucht.
path-stalled = Die eingeschalteten Regeln finden hier nichts.
path-several = Das Gitter hat mehrere Lösungen, und keine Regel entscheidet zwischen ihnen.
path-no-solution = Von hier führt kein Weg weiter: Das Gitter hat keine Lösung.
path-contradiction = Von hier führt kein Weg weiter: Das Gitter widerspricht sich.
path-cancel = Abbrechen
path-again = Weiter
# Die erste Zeile der Liste: das Rätsel, wie es geöffnet wurde.
path-opened = Geöffnet
path-rating = Das Rätsel wird bewertet.
# By whose measure steps are told, on a button.
path-scale-hodoku = HoDoKu
path-scale-se = SE
# { $rating } is such as 7.2/1.2/1.2.
path-rated-se = Sudoku Explainer: { $rating }
path-rated-se-tip = Sudoku Explainer geht einen eigenen Weg: schwerster Schritt { $hardest }, schwerster bis zur ersten Ziffer { $pearl }, erster Schritt { $diamond }
path-score = { $score } Punkte
path-guesses = { $cells ->
    [one] 1-mal raten
   *[other] { $cells }-mal raten
}
# Der Hinweis dazu
path-guesses-tip = In { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
} finden die Regeln, die an sind, nichts. Dort nimmt der Weg die Ziffer aus der Lösung, als hättest du sie richtig geraten.
path-unrated-no-solution = Das Rätsel hat keine Lösung.
path-unrated-solutions = Nicht bewertet: Das Rätsel hat mehrere Lösungen.
path-unrated-unsound = Nicht bewertet: { $technique } führte von der Lösung weg.
path-unrated-guesses = Nicht bewertet: Die Suche nach der Lösung wurde nach { $guesses } Versuchen aufgegeben.
path-unrated = Nicht bewertet.
path-steps = Schritte
path-summary = Überblick
# Die Köpfe der Spalten des Überblicks.
path-summary-technique = Klick eine an, um hinzugehen
path-summary-count = Anzahl
path-summary-score = Punkte
path-summary-rating = Höchste
path-summary-total = Summe
path-summary-none = Auf diesem Weg hat keine Regel einen Schritt gefunden.
path-summary-own = Eigene Ziffern
path-summary-answers = Erfragte Ziffern
path-summary-search = Ziffern aus der Suche

## Die Suche zum Zuschauen

watch-going-to-contradiction = Es geht weiter bis zu einem Widerspruch.
watch-going-to-solution = Es geht weiter bis zu einer Lösung.
watch-going-to-end = Es geht weiter bis zum Ende.
watch-stop = Anhalten
watch-it = Zusehen
watch-play = Abspielen
watch-pause = Pause
watch-keep = Eintragen
watch-act = Ein Schritt
watch-go-on = Weiter bis
watch-contradiction = Widerspruch
watch-solution = Lösung
watch-end = Ende
watch-running = Das Gitter zeigt von Zeit zu Zeit, wie weit die Suche ist.
watch-stopped = Unterwegs angehalten. Von hier kann es weitergehen.
# Die Köpfe der Zahlenspalten neben den Methoden.
watch-method = Methode: 1, 2 oder 3
watch-tries = Versuche
watch-go-backs = Zurück
watch-deepest = Tiefe
watch-reading-order = In Leserichtung
watch-fewest-candidates = Wenige Kandidaten
watch-singles = Singles zuerst
watch-count-all = Alle zählen
watch-counting = Noch wird eine zweite Lösung gesucht.
watch-uncounted = Wie viel Arbeit macht jede Methode?
watch-left = Vor dem Ende angehalten.
watch-no-solution = Keine Lösung; bis ganz zum Ende gezählt.
watch-one-solution = Eine Lösung; bis ganz zum Ende gezählt.
watch-solutions = Mehrere Lösungen; bis zur zweiten gezählt.
watch-no-solution-left = Keine Lösung. In Grau: vorher angehalten.
watch-one-solution-left = Eine Lösung. In Grau: vorher angehalten.
watch-solutions-left = Mehrere Lösungen. In Grau: vorher angehalten.
# { $written } ist die Zahl { $solutions }, wie sie geschrieben wird.
watch-depth = Tiefe { $depth } (bisher tiefste: { $greatest }), { $solutions ->
    [one] { $written } Lösung
   *[other] { $written } Lösungen
}
watch-progress = bisher { $tries ->
    [one] { $written } Versuch
   *[other] { $written } Versuche
}, { $back } zurückgenommen
# Eine große Zahl, in Millionen.
watch-millions = { $count } Mio.
# Wie die Ziffern einer Zahl gruppiert werden: '12.345'.
watch-more-above = { $count } weitere darüber
watch-trial = Versucht
watch-single = Single
watch-contradicting = Widerspruch

## Lessons: what each family of techniques has in common

#
# In lessons the name of a technique in square brackets is put in as a link to its
# lesson: the English name, or what stands behind 'technique-' in the names of the messages
# above. It is shown as the language calls the technique.

lesson-family-singles = Ein Single legt eine Ziffer fest. Entweder bleibt einer Zelle nur noch eine Ziffer, oder einer Ziffer bleibt in einer Zeile, einer Spalte oder einem Block nur noch eine Zelle. Jedes Rätsel endet mit Singles, und leichte brauchen nichts anderes.
lesson-family-intersections = Ein Block und eine Linie, die sich kreuzen, haben drei Zellen gemeinsam. Was man über diese drei Zellen aus dem einen Haus weiß, verrät etwas über den Rest des anderen.
lesson-family-subsets = Einige Zellen eines Hauses und ebenso viele Ziffern gehören zusammen, auch wenn noch offen ist, welche Zelle welche Ziffer bekommt. Die Zellen brauchen diese Ziffern, oder die Ziffern brauchen diese Zellen: Alles andere, was ihnen im Weg wäre, kann weg. Bei disjunkten Teilmengen brauchen die Zellen kein gemeinsames Haus, wenn alle mit einer gemeinsamen Ziffer einander sehen.
lesson-family-fish = Ein Fisch betrachtet nur eine Ziffer. Einige Häuser, die Basis, brauchen die Ziffer je einmal. Liegen alle ihre Plätze dafür in ebenso vielen anderen Häusern, der Abdeckung, dann verbraucht die Basis die Ziffer jedes Deckhauses, und im Rest der Abdeckung entfällt sie. Plätze der Basis außerhalb der Abdeckung heißen Flossen: Gibt es Flossen, dann entfällt die Ziffer nur in Zellen, die alle Flossen sehen.
lesson-family-single-digit = Diese Muster betrachten eine Ziffer und Häuser, in denen sie nur zwei Plätze hat. Steht sie nicht am einen Platz, dann steht sie am anderen: eine starke Verbindung. Schon zwei solche Verbindungen nebeneinander sagen etwas über Zellen außerhalb von beiden.
lesson-family-wings = Ein Wing hat zwei Zellen, die Zangen, von denen eine eine bestimmte Ziffer enthalten muss. Dafür sorgt eine dritte Zelle oder eine starke Verbindung zwischen ihnen. Was beide Zangen sieht, kann diese Ziffer nicht sein. Bei größeren Wings ist es eine von vier oder fünf Zellen; die Ringe unter ihnen verbrauchen alle ihre Ziffern.
lesson-family-coloring = Die Färbung betrachtet meist eine Ziffer. Hat sie in einem Haus nur zwei Plätze, bekommen diese zwei Farben. Von Haus zu Haus geht es weiter, bis ein Netz starker Verbindungen abwechselnd gefärbt ist. Dann enthalten alle Zellen der einen Farbe die Ziffer oder alle Zellen der anderen. Auch Kandidaten mehrerer Ziffern lassen sich zusammen färben.
lesson-family-uniqueness = Ein richtiges Rätsel hat genau eine Lösung. Diese Techniken setzen das voraus und verwerfen alles, was eine zweite zulassen würde. Sie gelten nur für solche Rätsel; das Programm prüft das, bevor es sie anwendet.
lesson-family-chains = Eine Kette ist eine Folge von Verbindungen von Kandidat zu Kandidat. Bei einer starken Verbindung gilt: Ist der eine falsch, ist der andere wahr. Bei einer schwachen gilt: Ist der eine wahr, ist der andere falsch. Wechseln sich starke und schwache Verbindungen ab, tragen sie einen Gedanken quer durch das Gitter. In einem Killer verbindet auch, was in einem Käfig stehen kann, Kandidaten miteinander.
lesson-family-almost-locked-sets = Eine fast geschlossene Menge (ALS) ist eine Gruppe von Zellen eines Hauses oder eines Käfigs mit einer Ziffer mehr als Zellen: zum Beispiel zwei Zellen mit drei Ziffern, aber auch eine Zelle mit zweien. Sobald sie eine ihrer Ziffern verliert, sind alle anderen in ihren Zellen gebunden. Zwei Mengen, die dieselbe Ziffer nicht beide behalten können, setzen einander daher unter Druck.
lesson-family-large-patterns = Diese Muster nehmen viel vom Gitter ein: mehrere Linien und viele Zellen, mit den meisten Ziffern. Sie zählen: So viele Zellen oder Linien brauchen so viele Ziffern, und andere Linien können gerade so viele geben. Was außerhalb übrig bleibt, ist falsch. In leichten Rätseln sind sie selten, die schwersten öffnen sie.
lesson-family-forcing = Forcing Chains verfolgen, was aus einer Annahme folgen würde. Das ist kein Raten: Nichts wird eingetragen, und was gefolgert wird, gilt, welche Annahme auch immer stimmt. Es braucht Geduld, und man hebt es sich auf, bis die Muster erschöpft sind.
lesson-family-cages = Beim Killer-Sudoku fassen gestrichelte Linien Zellen zu Käfigen zusammen. Die Ziffern eines Käfigs sind alle verschieden und ergeben zusammen die Zahl in seiner Ecke. Eine kleine oder große Summe lässt nur wenige Ziffernmengen zu, daher verraten Summen Ziffern. Und weil jede Zeile, jede Spalte und jeder Block 1 bis 9 enthält, ist die Summe dort immer 45: Auch was die Käfige davon übrig lassen, ist also bekannt.
lesson-family-templates = Eine Schablone ist eine Möglichkeit, wie eine Ziffer im ganzen Gitter stehen kann: neun Zellen, eine in jeder Zeile, jeder Spalte und jedem Block. Alle Schablonen einer Ziffer zusammen sagen, wo sie stehen muss und wo sie nicht stehen kann. Ein Computer zählt sie mühelos, ein Mensch kaum.

## Lessons: what each technique is, when to look for it, why it holds

lesson-full-house-what = Zeilen, Spalten und Blöcke heißen Häuser. Hat ein Haus nur noch eine leere Zelle, fehlt ihm eine Ziffer: Sie kommt dorthin.
lesson-full-house-when = Immer und vor allem anderen: Suche nach Häusern, die fast voll sind, besonders nachdem eine Ziffer eingetragen wurde.
lesson-full-house-why = Jedes Haus enthält jede der Ziffern 1 bis 9 einmal. Acht davon stehen schon da, also kann die letzte Zelle nur die neunte enthalten.
lesson-full-house-also = Full House; Last Digit; Last Free Cell; Letzte Ziffer
lesson-full-house-look-1 = Geh die Zeilen, die Spalten und die Blöcke durch und halte an, wo acht Zellen ausgefüllt sind.
lesson-full-house-look-2 = Zähle in diesem Haus von 1 bis 9 und merk dir die Ziffer, die nicht vorkommt.
lesson-full-house-look-3 = Trag sie in die leere Zelle ein. Dann sieh dir die anderen Häuser dieser Zelle an: Eins davon hat jetzt vielleicht nur noch eine Lücke.
lesson-full-house-mistake = Viele suchen entlang der Zeilen und Spalten und übersehen die Blöcke, wo die letzte Zelle genauso sicher ist. Und wenn die fehlende Ziffer schon in einem anderen Haus der Zelle steht, trag sie nicht trotzdem ein: Dann ist eine Ziffer falsch, die vorher eingetragen wurde.

lesson-last-cell-in-cage-what = Ein Käfig hat nur noch eine leere Zelle oder besteht überhaupt nur aus einer. Seine Summe minus die Ziffern, die schon darin stehen, ergibt die Ziffer dieser Zelle.
lesson-last-cell-in-cage-when = Jedes Mal, wenn eine Ziffer eingetragen wurde: Sieh dir ihren Käfig an. Käfige aus einer einzigen Zelle sind vorgegebene Ziffern; fang mit ihnen an.
lesson-last-cell-in-cage-why = Alle Ziffern eines Käfigs ergeben zusammen seine Zahl. Was bis zu dieser Zahl noch fehlt, kann nur aus der einen leeren Zelle kommen.
lesson-last-cell-in-cage-look-1 = Suche nach einem Käfig, in dem alle Zellen bis auf eine ausgefüllt sind, und nach Käfigen aus nur einer Zelle.
lesson-last-cell-in-cage-look-2 = Zähle die Ziffern zusammen, die im Käfig stehen, und zieh sie von seiner Zahl ab.
lesson-last-cell-in-cage-look-3 = Trag den Rest in die leere Zelle ein. Prüfe, ob es eine Ziffer von 1 bis 9 ist, die nicht schon im Käfig steht.
lesson-last-cell-in-cage-mistake = Wo ein Käfig über den Rand eines Blocks geht, vergisst man beim Zusammenzählen leicht seine Zellen auf der anderen Seite. Folge der gestrichelten Linie ganz herum, bevor du abziehst.
lesson-last-cell-in-cage-lookalike = Im Käfig mit der Summe { $sum } scheint nur noch { $right } leer zu sein, und bis zur Summe fehlt { $y }. Aber der Käfig hat noch eine leere Zelle, { $spoiler }. Nur zusammen ergeben die beiden { $rest }. Hier ist { $right } { $x }, und { $spoiler } ist { $z }. Folge der gestrichelten Linie ganz herum, bevor du abziehst.

lesson-unique-sum-cage-what = Die leeren Zellen eines Käfigs können ihre Summe nur mit einer einzigen Ziffernmenge bilden, etwa 16 aus zwei Zellen: 7 und 9. Keine andere Ziffer passt in diese Zellen, und eine Zelle, die sie alle sieht, kann keine Ziffer der Menge enthalten.
lesson-unique-sum-cage-when = Am Anfang. Zwei Zellen: 3, 4, 16 und 17. Drei Zellen: 6, 7, 23 und 24. Vier Zellen: 10, 11, 29 und 30. Es lohnt sich, diese auswendig zu können.
lesson-unique-sum-cage-why = Die Zellen enthalten verschiedene Ziffern mit dieser Summe, und dafür gibt es nur eine Auswahl. In welcher Zelle jede Ziffer am Ende steht, ist offen, aber in einer davon steht sie, und damit in keiner Zelle, die sie alle sehen.
lesson-unique-sum-cage-also = Magic Cage; Forced Cage
lesson-unique-sum-cage-look-1 = Zähle die leeren Zellen eines Käfigs und zieh von seiner Zahl die Ziffern ab, die darin stehen.
lesson-unique-sum-cage-look-2 = Schreib die Mengen aus so vielen verschiedenen Ziffern auf, die den Rest ergeben, ohne Ziffern, die schon im Käfig stehen. Mach weiter, wenn es nur eine gibt.
lesson-unique-sum-cage-look-3 = Streiche in den Zellen des Käfigs jeden Kandidaten, der nicht zu der Menge gehört.
lesson-unique-sum-cage-look-4 = Streiche die Ziffern der Menge in jeder Zelle außerhalb des Käfigs, die alle seine leeren Zellen sieht.
lesson-unique-sum-cage-mistake = Die Ziffern der Menge entfallen nicht in jeder Zelle, die einen Teil des Käfigs sieht. Liegen die leeren Zellen in einer Zeile, aber in zwei Blöcken, dann verliert sie nur der Rest der Zeile: Jeder der beiden Blöcke hat einige der Ziffern in diesen Zellen, aber welche, ist offen.
lesson-unique-sum-cage-lookalike = Der Käfig aus { $cells } hat die Summe { $sum }, und { $thought } ergibt sie. Wer meint, dass nur diese Menge passt, streicht { $x } in { $right }. Aber auch { $other } ergibt { $sum }. Hier ist { $spoiler } { $y }, { $third } ist { $z }, und { $right } ist { $x }. Eine Summe schließt nur dann Ziffern aus, wenn eine einzige Menge sie ergibt.

lesson-rule-of-45-what = Eine Zeile, eine Spalte oder ein Block hat die Summe 45. Zieh die Käfige ab, die ganz darin liegen: Bleibt eine Zelle übrig, ein Innie, dann ist ihre Ziffer der Rest. Decken die Käfige das Haus ab und ragt dabei eine Zelle hinaus, ein Outie, dann ist ihre Ziffer das, was die Käfige zu viel haben.
lesson-rule-of-45-when = Vor allem, was mit Kandidaten zu tun hat. Suche nach Häusern, die fast ganz mit Käfigen gefüllt sind und bei denen nur ein Käfig mit einer einzigen Zelle innen oder außen über den Rand geht.
lesson-rule-of-45-why = Ein Haus enthält jede Ziffer von 1 bis 9 einmal, und 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 ist 45. Wie viel davon auf die Käfige entfällt, steht an den Käfigen. Der Rest ist eine einfache Subtraktion.
lesson-rule-of-45-also = Rule of 45; 45 Rule; Innies and Outies
lesson-rule-of-45-look-1 = Wähle eine Zeile, eine Spalte oder einen Block. Unterscheide die Käfige, die ganz darin liegen, von denen, die der Rand zerschneidet.
lesson-rule-of-45-look-2 = Zähle die Käfige darin zusammen und die Ziffern, die in den anderen Zellen des Hauses stehen. Bleibt eine leere Zelle übrig, zieh die Summe von 45 ab.
lesson-rule-of-45-look-3 = Bleiben mehr übrig, fang neu an: Zähle die Käfige im Haus und die zerschnittenen zusammen, ohne einzelne Ziffern. Decken diese Käfige das Haus ab, zieh 45 ab und dann die Ziffern, die in ihren Zellen außerhalb stehen. Das hilft, wenn genau eine der Zellen außerhalb leer ist.
lesson-rule-of-45-look-4 = Trag das Ergebnis in die eine leere Zelle ein: im ersten Fall in den Innie, im zweiten in den Outie.
lesson-rule-of-45-mistake = Ein zerschnittener Käfig wird entweder ganz weggelassen oder ganz gezählt; für einen Teil davon ist keine Summe gedruckt. Ist das Ergebnis keine Ziffer von 1 bis 9, dann wurde ein Käfig übersehen, doppelt gezählt oder falsch addiert.
lesson-rule-of-45-lookalike = In { $house } scheinen die Käfige eine einzige Zelle übrig zu lassen, { $right }, und die wäre { $y }. Aber der Käfig aus { $cells } ragt aus { $house } hinaus, und eine seiner Zellen außerhalb, { $spoiler }, ist noch leer. Was man nicht kennt, kann man nicht abziehen. Hier ist { $spoiler } { $z }, und { $right } ist nicht { $y }, sondern { $x }.

lesson-cage-minimum-and-maximum-what = Lass eine Zelle eines Käfigs weg. Die anderen enthalten mindestens die kleinsten verschiedenen Ziffern und höchstens die größten. Was sie von der Summe übrig lassen, ist das Meiste und das Wenigste, was die eine Zelle enthalten kann.
lesson-cage-minimum-and-maximum-when = Bei Käfigen, deren Summe für ihre Zellenzahl klein oder groß ist, etwa 8 oder 21 aus drei Zellen, wenn es mehr als eine mögliche Ziffernmenge gibt.
lesson-cage-minimum-and-maximum-why = Die anderen Zellen können zusammen nicht weniger ergeben als ihre kleinsten Ziffern. Eine Ziffer über dem Rest würde die Summe über die Zahl des Käfigs treiben, und mit einer zu kleinen Ziffer würde sie nie erreicht.
lesson-cage-minimum-and-maximum-look-1 = Wähle einen Käfig und zieh die Ziffern, die darin stehen, von seiner Zahl ab. Wähle eine seiner leeren Zellen und zähle die anderen leeren.
lesson-cage-minimum-and-maximum-look-2 = Gib diesen anderen die kleinsten Ziffern, 1, 2, 3 und so weiter, jede nur einmal und keine, die schon im Käfig steht. Was sie von der Summe übrig lassen, ist das Meiste, was die gewählte Zelle enthalten kann.
lesson-cage-minimum-and-maximum-look-3 = Gib ihnen auf dieselbe Art die größten Ziffern, 9, 8, 7 und so weiter. Was sie übrig lassen, ist das Wenigste, was die gewählte Zelle enthalten kann.
lesson-cage-minimum-and-maximum-look-4 = Streiche in der gewählten Zelle alle Kandidaten über dem Meisten und unter dem Wenigsten.
lesson-cage-minimum-and-maximum-mistake = Oft wird die kleinste Ziffer mehrmals genommen. Drei andere Zellen enthalten mindestens 1 + 2 + 3, nicht 1 + 1 + 1. Und ein Kandidat zwischen den Grenzen muss nicht möglich sein: 4 liegt bei 8 aus zwei Zellen dazwischen, aber 4 und 4 geht nicht.
lesson-cage-minimum-and-maximum-lookalike = Der Käfig mit der Summe { $sum } lässt { $rest } für { $spoiler } und { $right } übrig. { $spoiler } scheint mindestens { $y } zu sein, sodass { $right } höchstens { $w } wäre. Aber { $spoiler } kann auch { $z } sein, und dann ist { $right } { $x }. So ist es hier. Eine Grenze ist nur so gut wie die Kandidaten, aus denen sie folgt.

lesson-cage-combinations-what = Schreib alle Mengen verschiedener Ziffern auf, die die Summe eines Käfigs ergeben und in seine Zellen passen. Eine Ziffer, die in keiner dieser Mengen vorkommt, entfällt im Käfig.
lesson-cage-combinations-when = Käfig für Käfig, die mit wenigen Zellen zuerst. Streiche eine Menge, wenn eine ihrer Ziffern keine Zelle hat oder wenn eine Zelle keine ihrer Ziffern aufnehmen könnte.
lesson-cage-combinations-why = Wie auch immer die Lösung aussieht, der Käfig enthält eine der Mengen, die passen. Eine Ziffer, die in keiner davon vorkommt, kann nicht im Käfig stehen.
lesson-cage-combinations-also = Cage Combinations; Cage Combos
lesson-cage-combinations-look-1 = Wähle einen Käfig mit wenigen leeren Zellen und zieh die Ziffern, die darin stehen, von seiner Zahl ab.
lesson-cage-combinations-look-2 = Schreib die Mengen aus so vielen verschiedenen Ziffern mit der richtigen Summe auf, ohne die, die schon im Käfig stehen. Fang jedes Mal mit der kleinsten Ziffer an, dann überspringst du keine.
lesson-cage-combinations-look-3 = Streiche jede Menge, die sich nicht so verteilen lässt, dass jede Ziffer eine eigene Zelle bekommt, die sie als Kandidaten hat.
lesson-cage-combinations-look-4 = Streiche in den Zellen des Käfigs alle Kandidaten, die in keiner der übrigen Mengen vorkommen.
lesson-cage-combinations-mistake = Der übliche Fehler ist eine unvollständige Liste: Ist eine Menge vergessen, wird eine richtige Ziffer gestrichen. Für 10 aus zwei Zellen gibt es vier Mengen, für 15 aus dreien sogar acht.
lesson-cage-combinations-lookalike = { $cells }, die leeren Zellen eines Käfigs, ergeben zusammen { $sum }. Mit dem, was sie enthalten können, scheint nur { $thought } das zu tun, und dann entfällt { $x } in { $right }. Aber { $spoiler } kann auch { $z } sein, also ist auch { $other } möglich. Genau das enthalten sie hier: { $right } ist { $x }. Ein übersehener Kandidat, und in der Liste fehlt eine Menge.

lesson-rule-of-45-in-several-houses-what = Zwei Zeilen haben die Summe 90, drei die Summe 135, und ebenso Spalten und Blöcke. Zieh die Käfige darin ab wie bei der [Rule of 45]: Eine Zelle, die übrig bleibt oder hinausragt, ist damit bekannt.
lesson-rule-of-45-in-several-houses-when = Wo ein Haus allein zu viele Zellen übrig lässt: Nimm seinen Nachbarn dazu. Käfige, die vorher zerschnitten waren, liegen dann ganz in beiden zusammen.
lesson-rule-of-45-in-several-houses-why = Jedes Haus hat für sich die Summe 45, und keine Zelle liegt in zweien davon; zusammen ergeben sie also 45 für jedes. Dann werden die Käfige wie immer abgezogen.
lesson-rule-of-45-in-several-houses-also = Rule of 45; 45 Rule; Innies and Outies
lesson-rule-of-45-in-several-houses-look-1 = Suche nach zwei oder drei Zeilen, Spalten oder Blöcken nebeneinander, bei denen der Rand um alle zusammen nur wenige Käfige zerschneidet.
lesson-rule-of-45-in-several-houses-look-2 = Zähle die Käfige darin zusammen und die Ziffern, die in den anderen Zellen dieser Häuser stehen. Bleibt eine leere Zelle übrig, ist ihre Ziffer 45 für jedes Haus minus diese Summe.
lesson-rule-of-45-in-several-houses-look-3 = Oder fang neu an: Zähle die Käfige darin und die zerschnittenen zusammen, ohne einzelne Ziffern. Decken sie alle Häuser ganz ab, zieh 45 für jedes Haus ab und dann die Ziffern, die in ihren Zellen außerhalb stehen. Ist außerhalb eine Zelle leer, dann ist der Rest ihre Ziffer.
lesson-rule-of-45-in-several-houses-look-4 = Trag die Ziffer ein.
lesson-rule-of-45-in-several-houses-mistake = Häuser, die sich kreuzen, darf man nicht so zusammenzählen. Eine Zeile und ein Block, durch den sie läuft, haben drei Zellen gemeinsam, und die würden doppelt zählen: 90 ist zu viel für die Zellen, die es gibt.
lesson-rule-of-45-in-several-houses-lookalike = Die Käfige, die { $bases } abdecken, scheinen nur mit einer Zelle hinauszuragen, { $right }, und die wäre { $y }. Aber der Käfig aus { $cells } ragt auch mit { $spoiler } hinaus, also kennt man nur die Summe der beiden. Hier ist { $spoiler } { $z }, und { $right } ist nicht { $y }, sondern { $x }.

lesson-law-of-leftovers-what = Nebeneinanderliegende Zeilen und ebenso viele Regionen enthalten dieselben Ziffern. Streiche die Zellen weg, die sie gemeinsam haben. Was auf der einen Seite übrig bleibt, enthält dieselben Ziffern wie das, was auf der anderen übrig bleibt: Eine Ziffer, die auf einer Seite nicht stehen kann, entfällt auf der anderen.
lesson-law-of-leftovers-when = Beim Jigsaw, wo einige Regionen fast ganz in einigen Zeilen oder Spalten liegen und auf jeder Seite nur ein oder zwei Zellen herausragen. Fang am Rand des Gitters an. Bei je einer Zelle auf beiden Seiten enthalten beide dieselbe Ziffer.
lesson-law-of-leftovers-why = Jede Zeile enthält jede Ziffer einmal, und jede Region auch. Gleich viele Zeilen wie Regionen enthalten deshalb jede Ziffer gleich oft. Die gemeinsamen Zellen zählen auf beiden Seiten gleich, also ist auch der Rest gleich.
lesson-law-of-leftovers-also = LoL
lesson-law-of-leftovers-look-1 = Wähle eine Zeile oder einige Zeilen nebeneinander. Mit Spalten geht es ebenso.
lesson-law-of-leftovers-look-2 = Wähle ebenso viele Regionen wie Zeilen, und zwar die, deren Zellen zum größten Teil in diesen Zeilen liegen.
lesson-law-of-leftovers-look-3 = Markiere die Zellen der Zeilen außerhalb der Regionen als die eine Seite und die Zellen der Regionen außerhalb der Zeilen als die andere. Es sind auf beiden Seiten gleich viele.
lesson-law-of-leftovers-look-4 = Nimm Ziffer für Ziffer. Wenn keine Zelle der einen Seite sie hat, weder eingetragen noch als Kandidaten, streiche sie in allen Zellen der anderen Seite.
lesson-law-of-leftovers-mistake = Nur als Ganzes enthalten die beiden Seiten dieselben Ziffern. Bei zwei oder mehr Zellen auf jeder Seite sagt nichts, welche Zelle welcher gleicht.
lesson-law-of-leftovers-lookalike = { $bases } und Region { $regions } haben alle Zellen gemeinsam außer { $cells } auf der einen und { $others } auf der anderen Seite, also enthalten beide Seiten dieselben Ziffern. { $first } und { $second } sind { $y }, also sind { $spoiler } und { $right } gleich. In { $spoiler } scheint { $x } nicht stehen zu können, und dann entfiele sie in { $right }. Aber { $spoiler } sieht keine { $x }. Hier sind beide { $x }. Prüfe die Kandidaten beider Seiten, bevor du sie vergleichst.

lesson-required-digit-what = Jede Ziffernmenge, die ein Käfig enthalten kann, hat eine bestimmte Ziffer. Eine seiner Zellen enthält sie also, und keine Zelle außerhalb, die alle ihre Plätze im Käfig sieht, kann sie haben.
lesson-required-digit-when = Nach [Cage Combinations], wenn zwei oder drei Mengen übrig sind: Suche nach einer Ziffer, die sie gemeinsam haben, und sieh nach, ob ihre Plätze im Käfig in einer Zeile, einer Spalte oder einem Block liegen.
lesson-required-digit-why = Der Käfig enthält eine der Mengen, und jede hat die Ziffer: Also hat der Käfig sie, an einem dieser Plätze. Eine Zelle, die alle diese Plätze sieht, sieht die Ziffer, wo auch immer sie am Ende steht.
lesson-required-digit-also = Cage/Unit Overlap Type 2
lesson-required-digit-look-1 = Schreib die Mengen auf, die ein Käfig noch enthalten kann.
lesson-required-digit-look-2 = Merk dir eine Ziffer, die in jeder davon vorkommt.
lesson-required-digit-look-3 = Markiere die Zellen des Käfigs, die diese Ziffer als Kandidaten haben.
lesson-required-digit-look-4 = Streiche die Ziffer in jeder Zelle außerhalb des Käfigs, die alle markierten Zellen sieht. Ist nur eine Zelle markiert, steht die Ziffer dort.
lesson-required-digit-mistake = Eine Ziffer, die in den meisten Mengen vorkommt, ist noch keine Pflicht; eine Menge ohne sie genügt, um alles zu verderben. Andererseits muss eine Zelle nicht den ganzen Käfig sehen, um die Ziffer zu verlieren, nur die Zellen, in denen der Käfig sie haben kann.
lesson-required-digit-lookalike = { $cells }, die leeren Zellen eines Käfigs, ergeben zusammen { $sum }, und die einzige Menge, die zu passen scheint, { $thought }, hat { $x }. Aber { $spoiler } kann auch { $z } sein, und dann passt { $other }, eine Menge ohne { $x }. Hier enthalten sie gerade diese, und { $right } ist { $x }, obwohl sie alle Plätze von { $x } im Käfig sieht.

lesson-cage-claiming-what = Eine Zeile, eine Spalte oder ein Block hat eine Ziffer nur in Zellen eines einzigen Käfigs. Also enthält der Käfig die Ziffer, und Mengen ohne sie scheiden aus.
lesson-cage-claiming-when = Wo ein Käfig die meisten leeren Zellen eines Hauses einnimmt. Sieh nach, welche Ziffern das Haus nirgends sonst hat.
lesson-cage-claiming-why = Das Haus braucht die Ziffer und hat nur in diesem Käfig Plätze dafür. Eine der Zellen bekommt sie, also enthält der Käfig eine Menge mit dieser Ziffer, und zwar mit der Ziffer in einer dieser Zellen.
lesson-cage-claiming-also = Cage/Unit Overlap Type 1
lesson-cage-claiming-look-1 = Wähle ein Haus und einen Käfig, der darin zwei oder mehr leere Zellen hat.
lesson-cage-claiming-look-2 = Suche nach einer Ziffer, die dem Haus fehlt und die in keiner Zelle des Hauses außerhalb des Käfigs Kandidat ist.
lesson-cage-claiming-look-3 = Streiche alle Mengen des Käfigs ohne diese Ziffer. Liegen Zellen des Käfigs außerhalb des Hauses, streiche die Ziffer in ihnen.
lesson-cage-claiming-look-4 = Probiere die übrigen Mengen mit der Ziffer innerhalb des Hauses durch. Streiche in jeder Zelle des Käfigs, was sie dabei nie enthält.
lesson-cage-claiming-mistake = Eine Ziffer ist nur dann an den Käfig gebunden, wenn alle anderen Zellen des Hauses sie wirklich nicht enthalten können. Dass sie dort nicht steht, genügt nicht: Ein Kandidat, den du außerhalb des Käfigs übersehen hast, und die Mengen ohne die Ziffer sind wieder möglich.
lesson-cage-claiming-lookalike = In { $house } scheint { $y } nur in { $right } zu passen, eine Zelle eines Käfigs, also hätte der Käfig seine { $y } dort. Aber auch { $spoiler }, außerhalb des Käfigs, kann { $y } sein. Hier ist sie es, der Käfig hat seine { $y } in { $third }, und { $right } ist { $x }, die man gestrichen hätte. An den Käfig gebunden ist nur, was keine andere Zelle des Hauses enthalten kann.

lesson-split-cage-what = Der Rand eines Hauses teilt einen Käfig in zwei Teile, und es ist der einzige Käfig, den er teilt. Nach der [Rule of 45] hat der Teil innerhalb eine eigene Summe und damit auch der Teil außerhalb. Jeder Teil ist ein kleiner Käfig für sich.
lesson-split-cage-when = Wo die [Rule of 45] nicht eine Zelle übrig lässt, sondern zwei oder drei, und diese zum selben Käfig gehören.
lesson-split-cage-why = Die anderen Käfige liegen innerhalb und sind bekannt; was von 45 übrig bleibt, ist also die Summe dieses Teils. Seine Zellen liegen in einem Käfig und sind darum verschieden: Alles, was für Käfige gilt, gilt auch für sie.
lesson-split-cage-also = Cage Splitting
lesson-split-cage-look-1 = Suche nach einem Haus, oder nach einigen Häusern nebeneinander ohne gemeinsame Zelle, deren Rand nur einen Käfig zerschneidet und deren Zellen alle in Käfigen liegen.
lesson-split-cage-look-2 = Zieh alle Käfige darin von 45 für jedes Haus ab. Der Rest ist die Summe des Teils, der vom zerschnittenen Käfig innen liegt.
lesson-split-cage-look-3 = Zieh diese von der Zahl des zerschnittenen Käfigs ab. Das ist die Summe des Teils außerhalb.
lesson-split-cage-look-4 = Behandle jeden Teil wie einen Käfig: Schreib seine Mengen auf und streiche in seinen Zellen, was in keiner davon vorkommt. Eine Ziffer, die alle Mengen eines Teils haben, entfällt in den Zellen außerhalb, die alle ihre Plätze in diesem Teil sehen.
lesson-split-cage-mistake = Die beiden Teile sind immer noch ein Käfig, also kann eine Ziffer des einen nicht im anderen stehen. Wer das vergisst, rechnet mit zu vielen Mengen.
lesson-split-cage-lookalike = { $house } teilt einen Käfig, und nach der 45er-Regel hat der Teil außerhalb, { $cells }, die Summe { $sum }. Mit dem, was seine Zellen enthalten können, geht das nur durch { $thought }, und nur { $right } scheint Platz für { $z } zu haben, könnte also nicht { $x } sein. Aber auch { $spoiler } kann { $z } sein. Hier ist sie es, und { $right } ist { $x }. Eine Summe sagt, welche Ziffern ein Teil enthält, nicht in welcher Zelle.

lesson-killer-pair-what = In einem Haus muss ein Käfig mindestens eine von zwei Ziffern enthalten, und eine andere Zelle kann nur eine der beiden sein. Zusammen verbrauchen sie beide Ziffern, und diese entfallen im Rest des Hauses. Genauso können zwei Käfige Partner sein.
lesson-killer-pair-when = Wenn ein Käfig in einem Haus nur noch wenige Mengen hat. Wähle zwei Ziffern, von denen jede Menge eine hat, und suche nach einer Zelle mit genau diesen beiden.
lesson-killer-pair-why = Das Haus hat jede der beiden Ziffern einmal. Eine nimmt der Käfig und eine die Zelle, wer auch immer welche. Es ist ein [Naked Pair], bei dem die eine Zelle ein ganzer Käfig ist.
lesson-killer-pair-look-1 = Wähle einen Käfig, dessen leere Zellen alle in einem Haus liegen, und schreib die Mengen auf, die er noch enthalten kann.
lesson-killer-pair-look-2 = Suche nach zwei Ziffern, von denen jede Menge mindestens eine hat.
lesson-killer-pair-look-3 = Suche im selben Haus, außerhalb des Käfigs, nach einer Zelle mit genau diesen beiden Kandidaten oder nach einem zweiten Käfig, dessen leere Zellen alle in diesem Haus liegen und der ebenfalls in jeder seiner Mengen eine der beiden hat.
lesson-killer-pair-look-4 = Streiche die beiden Ziffern in den Zellen dieses Hauses, die weder zum Käfig noch zu seinem Partner gehören.
lesson-killer-pair-mistake = Alle leeren Zellen des Käfigs müssen im Haus liegen. Liegt eine außerhalb, kann der Käfig seine Ziffer von den beiden dort enthalten, und dann hat das Haus noch Platz für sie.
lesson-killer-pair-lookalike = In { $house } enthalten { $cells }, leere Zellen eines Käfigs, mindestens eine von { $x } und { $y }, und auch { $spoiler } scheint eine davon zu sein: Zusammen würden sie beide verbrauchen. Aber { $spoiler } kann auch { $z } sein, und dann braucht { $house } die andere Ziffer noch. Hier ist sie { $z }, und { $right } ist { $x }, die man gestrichen hätte.

lesson-hidden-cage-what = Die [Rule of 45] lässt in einem Haus oder außerhalb davon zwei oder mehr Zellen übrig, die zu verschiedenen Käfigen gehören. Sie haben eine bekannte Summe, wie ein Käfig, den niemand eingezeichnet hat, und schließen Ziffern aus wie ein Käfig.
lesson-hidden-cage-when = Wenn ein Haus oder zwei oder drei zusammen fast ganz von Käfigen bedeckt sind und bis zu vier Zellen übrig bleiben. Kleine und große Summen verraten am meisten.
lesson-hidden-cage-why = Was von 45 übrig bleibt, ist eine Summe, so gut wie eine gedruckte. Sehen sich die Zellen alle gegenseitig, sind ihre Ziffern verschieden; wenn nicht, wird auch mit gleichen Ziffern gerechnet.
lesson-hidden-cage-also = Hidden Cage; Extra Cage; Pseudo-Cage; Innies; Outies
lesson-hidden-cage-look-1 = Suche nach einem Haus, oder nach Häusern ohne gemeinsame Zelle, wo neben den ganzen Käfigen zwei bis vier Zellen übrig bleiben oder wo so viele Zellen der Käfige, die alles abdecken, hinausragen.
lesson-hidden-cage-look-2 = Berechne die Summe dieser Zellen mit der [Rule of 45].
lesson-hidden-cage-look-3 = Sieh nach, welche von ihnen sich sehen oder in einem Käfig liegen. Nur diese müssen verschiedene Ziffern enthalten.
lesson-hidden-cage-look-4 = Schreib alle Möglichkeiten für die Summe auf, auch mit gleichen Ziffern, wo sie erlaubt sind. Streiche in jeder Zelle, was sie in keiner davon enthält.
lesson-hidden-cage-mistake = Es ist falsch, verschiedene Ziffern einfach vorauszusetzen. Die Zellen, die in einem einzigen Haus übrig bleiben, sind zwar verschieden; aber Zellen, die hinausragen oder die in mehreren Häusern übrig bleiben, können dieselbe Ziffer enthalten, wenn sie sich nicht sehen.
lesson-hidden-cage-lookalike = Nach der 45er-Regel ergeben { $cells } in { $house } zusammen { $sum }, und mit dem, was sie enthalten können, nur durch { $thought }. Eine davon ist also { $x }, scheinbar { $first }, die { $right } sieht. Aber auch { $spoiler } kann { $x } sein, und diese Zelle sieht { $right } nicht. Hier ist sie es, und { $right } ist ebenfalls { $x }. Nur was alle Plätze der Ziffer im versteckten Käfig sieht, verliert sie.

lesson-innie-outie-difference-what = Käfige, die der Rand von Häusern zerschneidet, lassen innen Zellen übrig und ragen mit anderen hinaus. Um wie viel die einen mehr sind als die anderen, weiß man aus der [Rule of 45]. Bei je einer Zelle auf beiden Seiten ist die eine gleich der anderen plus dieser Zahl.
lesson-innie-outie-difference-when = Wenn Käfige in beiden Richtungen über den Rand eines Hauses gehen, sodass sich weder die Zellen innen noch die außen allein bestimmen lassen. Zähle die Zellen: Bis zu vier auf beiden Seiten zusammen lohnen sich.
lesson-innie-outie-difference-why = Häuser minus Käfige ist dasselbe wie das Übrige innen minus das Überstehende außen, denn die Käfige zählen die äußeren Zellen mit und lassen die inneren aus. Eine Ziffer, zu der keine Ziffern auf der anderen Seite diese Differenz ergeben, ist unmöglich.
lesson-innie-outie-difference-also = Innie-Outie Difference; IOD
lesson-innie-outie-difference-look-1 = Wähle ein Haus, oder Häuser ohne gemeinsame Zelle, und entscheide für jeden zerschnittenen Käfig, ob du ihn mitzählst oder weglässt.
lesson-innie-outie-difference-look-2 = Markiere die Innies, also Zellen der Häuser, die kein mitgezählter Käfig hat, und die Outies, also Zellen mitgezählter Käfige außerhalb der Häuser. Entscheide so, dass wenige markiert sind.
lesson-innie-outie-difference-look-3 = Zieh die mitgezählten Käfige von 45 für jedes Haus ab. Um so viel ergeben die Innies mehr als die Outies; ist das Ergebnis kleiner als null, ergeben die Outies mehr.
lesson-innie-outie-difference-look-4 = Streiche in jeder markierten Zelle die Kandidaten, zu denen die anderen markierten Zellen keine Ziffern mit dieser Differenz haben.
lesson-innie-outie-difference-mistake = Die meisten irren sich in der Richtung. Ergeben die mitgezählten Käfige mehr als die Häuser, dann sind die Outies größer, denn gerade sie haben die Käfige zu viel. Und ein Innie kann gleich einem Outie sein, den er nicht sieht.
lesson-innie-outie-difference-lookalike = Nach der 45er-Regel für { $house } ergeben die Innies { $spoiler } und { $right } zusammen { $rest } mehr als der Outie { $first }. { $spoiler } scheint { $y } zu sein. Dann wäre { $right } so viel wie { $first }, die nicht { $x } sein kann. Aber { $spoiler } kann auch { $z } sein, und { $z } und { $x } sind zusammen { $rest } mehr als { $w }. So ist es hier: { $right } ist { $x }, die man gestrichen hätte.

lesson-cage-permutations-what = Probiere alle Möglichkeiten durch, die passenden Mengen auf die Zellen eines Käfigs zu verteilen. Eine Ziffer, die bei keiner davon in eine bestimmte Zelle kommt, entfällt in dieser Zelle.
lesson-cage-permutations-when = Wenn einem Käfig noch eine Menge bleibt, aber eine seiner Zellen eine bestimmte Ziffer braucht: Die anderen können diese dann nicht mehr haben.
lesson-cage-permutations-why = Eine der Möglichkeiten ist die richtige. Was in keiner vorkommt, kommt auch in der richtigen nicht vor. Das geht weiter als [Cage Combinations], wo nur gefragt wird, ob die Ziffer überhaupt im Käfig steht.
lesson-cage-permutations-look-1 = Schreib die Mengen auf, die ein Käfig noch enthalten kann.
lesson-cage-permutations-look-2 = Schreib zu jeder Menge alle Möglichkeiten auf, ihre Ziffern auf die Zellen zu verteilen, eine Ziffer pro Zelle, wie es die Kandidaten erlauben.
lesson-cage-permutations-look-3 = Merk dir für jede Zelle, welche Ziffern in ihr vorgekommen sind.
lesson-cage-permutations-look-4 = Streiche in jeder Zelle die Kandidaten, die dort nie vorgekommen sind.
lesson-cage-permutations-mistake = Frag nicht nur, ob ein Kandidat in einer Menge vorkommt: Auch die anderen Ziffern müssen ihre Zellen finden. Nimm 10 aus einer Zelle mit 3, 7 und 9 und einer Zelle mit 1 und 3. Die Menge aus 3 und 7 passt, aber nur mit der 3 in der zweiten Zelle, also entfällt die 3 in der ersten.
lesson-cage-permutations-lookalike = { $cells }, die leeren Zellen eines Käfigs, ergeben { $sum } durch { $thought }. Mit { $x } in { $right } scheint { $y } keine Zelle zu finden, also verlöre { $right } die { $x }. Aber auch { $spoiler } kann { $y } sein. Hier ist sie es, und { $right } ist { $x }. Nur was in jeder Reihenfolge scheitert, scheidet aus.

lesson-cage-comparison-what = Zwei Käfige, auch versteckte, liegen im selben Haus. Eine Ziffernmenge für den einen, die aus jeder Menge für den anderen eine Ziffer enthält, scheidet aus.
lesson-cage-comparison-when = Wenn zwei Käfige in einem Haus je zwei oder drei Mengen haben. Lege die Listen nebeneinander und streiche, was nicht zusammen sein kann.
lesson-cage-comparison-why = In einem Haus sind alle Ziffern verschieden; was die beiden Käfige enthalten, hat also keine Ziffer gemeinsam. Eine Menge, die dem anderen Käfig nichts übrig lässt, kann nicht sein.
lesson-cage-comparison-look-1 = Suche nach zwei Käfigen, auch versteckten, deren leere Zellen alle im selben Haus liegen, und schreib für jeden die Mengen auf.
lesson-cage-comparison-look-2 = Nimm eine Menge des ersten Käfigs und suche nach einer Menge des zweiten, die keine Ziffer mit ihr gemeinsam hat. Gibt es keine, streiche die Menge des ersten.
lesson-cage-comparison-look-3 = Sind alle Mengen des ersten geprüft, mach dasselbe mit denen des zweiten.
lesson-cage-comparison-look-4 = Streiche in den Zellen jedes Käfigs, was sie bei keiner Art enthalten, ihn mit einer übrigen Menge zu füllen.
lesson-cage-comparison-mistake = Eine Menge scheidet nicht aus, weil sie mit irgendeiner Menge des anderen Käfigs eine Ziffer gemeinsam hat; das muss bei allen so sein. Und liegt eine leere Zelle eines der beiden Käfige außerhalb des Hauses, können beide Käfige dieselbe Ziffer enthalten.
lesson-cage-comparison-lookalike = In { $house } hat der Käfig aus { $cells } die Summe { $sum }, und ebenso { $pair }, die die 45er-Regel dort übrig lässt. { $pair } scheinen { $thought } zu enthalten, der Käfig also nicht. Aber { $spoiler } kann auch { $z } sein, und dann ist für sie { $other } möglich. Hier enthalten sie das, der Käfig enthält { $thought }, und { $right } ist { $x }, die man gestrichen hätte.

lesson-killer-triple-what = Wie [Killer Pair], nur mit drei Ziffern: Ein Käfig enthält mindestens eine oder zwei davon, und eine oder zwei andere Zellen des Hauses oder ein anderer Käfig enthalten nichts anderes. Die drei Ziffern entfallen im Rest des Hauses.
lesson-killer-triple-when = Wenn es kein Paar gibt. Suche nach Zellen mit zwei oder drei Kandidaten neben einem Käfig, der einige derselben Ziffern braucht.
lesson-killer-triple-why = Drei Plätze nehmen sicher Ziffern aus diesen dreien auf. Also sind alle drei dort verbraucht, und keine andere Zelle des Hauses kann eine davon enthalten.
lesson-killer-triple-look-1 = Wähle einen Käfig, dessen leere Zellen alle in einem Haus liegen, und schreib die Mengen auf, die er noch enthalten kann.
lesson-killer-triple-look-2 = Wähle drei Ziffern und zähle, wie viele davon jede Menge hat. Die kleinste Anzahl gilt; sie muss eins oder zwei sein.
lesson-killer-triple-look-3 = So viele, wie auf drei noch fehlen, müssen aus dem Rest des Hauses kommen: Zellen, die keine anderen Kandidaten als diese drei Ziffern haben, oder ein anderer Käfig, dessen leere Zellen alle in diesem Haus liegen und der in jeder seiner Mengen so viele davon hat.
lesson-killer-triple-look-4 = Streiche die drei Ziffern in allen Zellen des Hauses außerhalb des Käfigs und seiner Partner.
lesson-killer-triple-mistake = Gern zählt man nach der Menge, die einem passt. Hat eine Menge zwei der Ziffern und eine andere nur eine, dann ist dem Käfig nur eine sicher, und es braucht zwei Partnerzellen.
lesson-killer-triple-lookalike = In { $house } enthalten { $cells }, die leeren Zellen eines Käfigs, { $thought }, zwei von { $digits }. Auch { $spoiler } scheint eine dieser drei zu sein, sodass alle drei verbraucht wären. Aber { $spoiler } kann auch { $z } sein. Hier ist sie es, und die { $x } des Hauses steht in { $right }, wo man sie gestrichen hätte.

lesson-parity-what = Aus der [Rule of 45] weiß man die Summe einiger Zellen oder um wie viel Zellen innen die außen übertreffen. Alle bis auf eine sind sicher ungerade oder sicher gerade, auch wenn ihre Ziffern offen sind. Dann steht das auch für die letzte fest.
lesson-parity-when = Wenn mehr Zellen übrig sind, als du durchrechnen magst, aber viele davon Paare wie 2 und 4 oder 3 und 7 enthalten. Zähle die ungeraden.
lesson-parity-why = Eine Summe ist ungerade, wenn die Anzahl der ungeraden Ziffern darin ungerade ist; welche das sind, ist egal. Dasselbe gilt für eine Differenz. Die Zahl, die erreicht werden muss, sagt also, ob noch eine ungerade Ziffer gebraucht wird.
lesson-parity-also = Parity; Region Parity
lesson-parity-look-1 = Suche mit der [Rule of 45] Zellen, deren Summe du kennst oder von denen du weißt, um wie viel die inneren die äußeren übertreffen.
lesson-parity-look-2 = Markiere jede Zelle, deren Kandidaten alle ungerade oder alle gerade sind. Genau eine Zelle muss unmarkiert bleiben.
lesson-parity-look-3 = Zähle die ungeraden Zellen unter den markierten.
lesson-parity-look-4 = Vergleiche diese Anzahl mit der Zahl, die du kennst. Sind beide ungerade oder beide gerade, dann ist die letzte Zelle gerade; ist nur eine von ihnen ungerade, dann ist die letzte Zelle ungerade.
lesson-parity-look-5 = Streiche in der letzten Zelle die Kandidaten der falschen Art.
lesson-parity-mistake = Bei zwei unmarkierten Zellen weiß man von keiner etwas, nur, ob sie von derselben Art sind. Und eine eingetragene Ziffer wird entweder von der Zahl abgezogen oder bei den Zellen mitgezählt, nicht beides.
lesson-parity-lookalike = Nach der 45er-Regel für { $bases } ist der Innie { $spoiler } um { $rest } größer als der Outie { $right }. { $spoiler } scheint { $y } zu sein, eine ungerade Ziffer, also wäre auch { $right } ungerade und nicht { $x }. Aber { $spoiler } kann auch { $z } sein, eine gerade Ziffer, und dann steht nichts fest. Hier ist sie es, und { $right } ist { $x }.

lesson-blocked-combination-what = Eine Ziffernmenge für einen Käfig nimmt einer anderen Zelle des Hauses alles, was sie enthalten könnte, oder lässt einigen Zellen zusammen weniger Ziffern, als es Zellen sind. Der Käfig kann diese Menge nicht enthalten.
lesson-blocked-combination-when = Wenn ein Käfig in einem Haus liegt, das Zellen mit zwei oder drei Kandidaten hat. Streiche jede Menge des Käfigs, die alle Kandidaten einer solchen Zelle hat oder zu viele von denen eines Paars.
lesson-blocked-combination-why = Die Zellen eines Hauses enthalten verschiedene Ziffern; was der Käfig nimmt, ist für die anderen weg. Bleibt für eine davon nichts übrig, oder zwei Ziffern für drei Zellen, ließe sich das Haus nicht füllen.
lesson-blocked-combination-also = Combination Conflict
lesson-blocked-combination-look-1 = Wähle einen Käfig, dessen leere Zellen alle in einem Haus liegen, und schreib die Mengen auf, die er noch enthalten kann.
lesson-blocked-combination-look-2 = Merk dir im selben Haus, außerhalb des Käfigs, die leeren Zellen mit zwei oder drei Kandidaten.
lesson-blocked-combination-look-3 = Denk dir für jede Menge ihre Ziffern aus diesen Zellen weg. Streiche die Menge, wenn einer Zelle kein Kandidat bleibt, zwei Zellen zusammen nur eine Ziffer oder dreien nur zwei.
lesson-blocked-combination-look-4 = Streiche in den Zellen des Käfigs, was sie bei keiner Art enthalten, ihn mit einer übrigen Menge zu füllen.
lesson-blocked-combination-mistake = Es geht nicht, wenn eine leere Zelle des Käfigs außerhalb des Hauses liegt. Dann kann eine Ziffer der Menge dort draußen stehen und den Zellen des Hauses nichts wegnehmen.
lesson-blocked-combination-lookalike = In { $house } ergeben { $cells }, die leeren Zellen eines Käfigs, { $sum } als { $thought } oder als { $other }. Bei { $other } scheint für { $spoiler } nichts zu bleiben, die nur { $y } sein könnte, also enthielte der Käfig { $thought }. Aber { $spoiler } kann auch { $z } sein. Hier ist sie es, der Käfig enthält { $other }, und { $right } ist { $x }.

lesson-house-combinations-what = Mehrere Käfige liegen nebeneinander in einem Haus. Wähle für jeden eine Menge, sodass keine Ziffer zweimal genommen wird und die anderen Zellen des Hauses den Rest aufnehmen können. Was in keiner solchen Auswahl vorkommt, entfällt.
lesson-house-combinations-when = Wenn Käfige den größten Teil eines Hauses füllen und zu zweit ([Cage Comparison]) nichts mehr verraten. Fang mit dem Käfig an, der die wenigsten Mengen hat.
lesson-house-combinations-why = Ein Haus enthält jede Ziffer einmal. Eine dieser Möglichkeiten ist also die richtige, und eine Ziffer, die in keiner vorkommt, kommt auch in der richtigen nicht vor.
lesson-house-combinations-look-1 = Wähle ein Haus mit zwei oder mehr Käfigen, auch versteckten, deren leere Zellen alle darin liegen, und schreib für jeden die Mengen auf.
lesson-house-combinations-look-2 = Fang mit dem Käfig an, der die wenigsten Mengen hat. Nimm zu jeder seiner Mengen eine Menge des nächsten Käfigs dazu, die keine ihrer Ziffern hat, und so weiter durch alle Käfige.
lesson-house-combinations-look-3 = Sieh bei jeder Auswahl nach, ob sich die übrigen Ziffern auf die anderen leeren Zellen des Hauses verteilen lassen. Wenn nicht, streiche sie.
lesson-house-combinations-look-4 = Streiche in jedem Käfig die Ziffern, die bei den übrigen Auswahlen in keiner seiner Mengen vorkommen, und in den anderen Zellen die, die sie bei keiner Auswahl enthalten.
lesson-house-combinations-mistake = Eine vergessene Auswahl kann die richtige sein. Geh die Listen in einer festen Reihenfolge durch und schreib jede Auswahl mit den Ziffern auf, die sie übrig lässt.
lesson-house-combinations-lookalike = In { $house } liegen zwei Käfige nebeneinander: { $cells } nehmen { $thought } auf und { $pair } { $other }. Jede Auswahl scheint { $x } in { $spoiler } zu setzen, als könnte diese Zelle nichts anderes sein, und so verlöre { $right } sie. Aber { $spoiler } kann auch { $z } sein. Das ist eine weitere Auswahl, und hier ist sie die richtige: { $right } ist { $x }.

lesson-naked-single-what = Eine Zelle hat nur noch einen Kandidaten. Das ist ihre Ziffer.
lesson-naked-single-when = Wo Zeile, Spalte und Block einer Zelle zusammen viele verschiedene Ziffern enthalten. Sind die Kandidaten eingeblendet, suche nach Zellen mit einem einzigen.
lesson-naked-single-why = Eine Zelle kann nicht enthalten, was ihre Zeile, ihre Spalte oder ihr Block schon hat. Lässt das nur eine Ziffer übrig, oder haben andere Schritte den Rest gestrichen, dann passt keine andere Ziffer, und eine muss dort stehen.
lesson-naked-single-also = Naked Single; Sole Candidate; Forced Digit; Obvious Single; Nackter Einer
lesson-naked-single-look-1 = Wähle eine leere Zelle, deren Zeile, Spalte und Block gut gefüllt sind.
lesson-naked-single-look-2 = Zähle von 1 bis 9 und streiche jede Ziffer, die in der Zeile, in der Spalte oder im Block steht. Sind die Kandidaten eingeblendet, lies die der Zelle ab.
lesson-naked-single-look-3 = Bleibt eine Ziffer übrig, trag sie ein und streiche sie aus den Kandidaten aller Zellen, die diese Zelle sieht.
lesson-naked-single-mistake = Es kommt auf acht verschiedene Ziffern an, nicht auf acht ausgefüllte Zellen. Eine Ziffer, die in der Zeile und im Block steht, schließt nur sich selbst aus.
lesson-naked-single-lookalike = { $right } sieht { $digits }, und scheinbar bleibt ihr nur noch { $y }. Aber zähl nach: Es sind sieben Ziffern, nicht acht, und auch { $x } ist nicht darunter. Solange zwei übrig sind, lässt sich nichts setzen. Hier ist { $right } { $x }.

lesson-hidden-single-what = In einem Haus hat eine Ziffer nur noch einen Platz. Die Zelle darf noch andere Kandidaten haben; die Ziffer ist unter ihnen versteckt.
lesson-hidden-single-when = Geh die Ziffern durch, die häufigsten zuerst. Streiche in jedem Block, dem die Ziffer noch fehlt, in Gedanken die Zeilen und Spalten, die sie schon haben. Sieh dir dann jede Zeile und jede Spalte auf dieselbe Weise an.
lesson-hidden-single-why = Jedes Haus braucht jede Ziffer. Sehen alle seine anderen leeren Zellen die Ziffer anderswo, oder haben sie sie durch einen früheren Schritt verloren, dann bleibt nur eine Zelle für sie. Diese bekommt die Ziffer, was auch immer sie sonst hätte sein können.
lesson-hidden-single-also = Hidden Single; Unique Candidate; Pinned Square; Last Remaining Cell; Versteckter Einer
lesson-hidden-single-look-1 = Wähle eine Ziffer und einen Block, dem sie fehlt.
lesson-hidden-single-look-2 = Zieh in Gedanken einen Strich durch jede Zeile und jede Spalte, die die Ziffer hat und durch den Block läuft.
lesson-hidden-single-look-3 = Bleibt eine leere Zelle des Blocks übrig, trag die Ziffer dort ein.
lesson-hidden-single-look-4 = Wenn nicht, geh die Zeilen und die Spalten durch, denen die Ziffer fehlt: Streiche die Zellen, deren andere Linie oder deren Block sie hat, und trag sie ein, wo eine Zelle übrig bleibt.
lesson-hidden-single-mistake = Manche warten, bis die Ziffer in der Zeile, in der Spalte und im Block nur noch einen Platz hat. Ein Haus mit einem einzigen Platz genügt, wie viele Plätze die anderen auch haben: Dieses Haus kommt ohne die Ziffer nicht aus.
lesson-hidden-single-lookalike = In { $house } sieht { $right } wie der einzige Platz für { $x } aus. Aber auch { $spoiler } sieht keine { $x }, also hat das Haus einen zweiten Platz. Hier steht { $x } in { $spoiler }, und { $right } ist { $y }: Wer dort { $x } einträgt, trägt eine falsche Ziffer ein. Sieh dir jede leere Zelle des Hauses an.

lesson-locked-pair-what = Zwei Zellen, die ein Block und eine Linie gemeinsam haben, haben dieselben zwei Kandidaten und keine anderen. Die beiden Ziffern entfallen im Rest der Linie und im Rest des Blocks, beides auf einmal.
lesson-locked-pair-when = Wenn du ein [Naked Pair] findest: Sieh nach, ob seine beiden Zellen sowohl in einem Block als auch in einer Linie liegen. Dann sieh dir beide Häuser an.
lesson-locked-pair-why = Die beiden Zellen teilen die beiden Ziffern unter sich auf, jede nimmt eine. Sie liegen in beiden Häusern, also haben beide Häuser die zwei Ziffern dort, und keine andere Zelle des einen oder des anderen kann eine davon enthalten.
lesson-locked-pair-look-1 = Suche nach zwei Zellen im selben Block und in derselben Zeile, oder im selben Block und in derselben Spalte, die jeweils nur zwei Kandidaten haben.
lesson-locked-pair-look-2 = Prüfe, ob es bei beiden dieselben zwei sind.
lesson-locked-pair-look-3 = Streiche die beiden Ziffern in den anderen Zellen der Linie.
lesson-locked-pair-look-4 = Streiche sie auch in den anderen Zellen des Blocks.
lesson-locked-pair-mistake = Die meisten räumen die Linie und vergessen den Block, oder umgekehrt. Die beiden Zellen liegen in beiden Häusern, also verlieren beide die Ziffern.
lesson-locked-pair-lookalike = { $first } hat nur { $x } und { $y }, und { $second }, im selben Block und auf derselben Linie, scheint auch nur diese beiden zu haben. Aber sie kann auch { $z } sein, also müssen die zwei Zellen nicht beide Ziffern enthalten. Hier ist { $second } { $z }, und in { $house } steht { $x } in { $right }, wo ein geschlossenes Paar sie gestrichen hätte.

lesson-locked-triple-what = Die drei Zellen, die ein Block und eine Linie gemeinsam haben, haben zusammen nur drei Kandidaten. Diese drei Ziffern entfallen im Rest der Linie und im Rest des Blocks.
lesson-locked-triple-when = Wenn die drei Zellen eines Blocks in einer Linie alle leer sind und wenige Kandidaten haben. Zähle die verschiedenen Ziffern darin: Drei sollen es sein.
lesson-locked-triple-why = Drei Zellen und drei Ziffern: Jede Zelle nimmt eine, in welcher Reihenfolge auch immer. Linie und Block enthalten beide alle drei Zellen, also haben beide die drei Ziffern dort und nirgends sonst.
lesson-locked-triple-look-1 = Suche nach einem Block mit einer Zeile oder Spalte, deren drei Zellen alle leer sind und jeweils höchstens drei Kandidaten haben.
lesson-locked-triple-look-2 = Nimm die Kandidaten der drei Zellen zusammen und zähle die verschiedenen Ziffern. Mach weiter, wenn es drei sind.
lesson-locked-triple-look-3 = Streiche die drei Ziffern in den anderen Zellen der Linie und in den anderen Zellen des Blocks.
lesson-locked-triple-mistake = Drei Zellen einer Linie, die in zwei Blöcken liegen, sind nur ein [Naked Triple]: Die Linie verliert die drei Ziffern, aber keiner der Blöcke. Für diese Technik müssen alle drei im selben Block liegen.
lesson-locked-triple-lookalike = { $cells }, im selben Block und auf derselben Linie, scheinen zusammen nur { $digits } zu haben. Aber { $spoiler } kann auch { $z } sein, eine vierte Ziffer, also kommen die drei Zellen ohne eine der anderen aus. Hier ist { $spoiler } { $z }, und in { $house } steht { $x } in { $right }, wo ein geschlossenes Tripel sie gestrichen hätte.

lesson-pointing-what = Ein Block hat eine Ziffer nur in einer einzigen Zeile oder Spalte. Die Ziffer entfällt im Rest dieser Zeile oder Spalte, außerhalb des Blocks.
lesson-pointing-when = Wenn du einen Block durchsuchst ([Hidden Single]) und zwei oder drei Plätze statt einem findest: Prüfe, ob sie in einer Linie liegen.
lesson-pointing-why = Der Block muss die Ziffer enthalten, und das geht nur in dieser Linie. In welcher der zwei oder drei Zellen sie auch zu stehen kommt, die Linie hat sie dort und kann sie also nirgends sonst haben. Zusammen mit [Claiming] ist das die Regel [Box-Line Reduction].
lesson-pointing-also = Locked Candidates Type 1; Pointing Pair; Pointing Triple
lesson-pointing-look-1 = Wähle einen Block und eine Ziffer, die ihm fehlt.
lesson-pointing-look-2 = Markiere alle Plätze der Ziffer im Block.
lesson-pointing-look-3 = Liegen sie alle in einer Zeile oder in einer Spalte, folge dieser Linie aus dem Block hinaus.
lesson-pointing-look-4 = Streiche die Ziffer in den Zellen der Linie außerhalb des Blocks.
lesson-pointing-mistake = Zwei Kandidaten in einer Linie beweisen nichts, solange der Block anderswo einen dritten Platz hat. Prüfe den ganzen Block, bevor du etwas streichst, und streiche dann entlang der Linie, nicht im Block.
lesson-pointing-lookalike = Zwei Plätze für { $x } in { $house }, { $first } und { $second }, liegen in { $line }, ein dritter, { $spoiler }, aber nicht. Hier steht die { $x } des Blocks in { $spoiler }. Also hat { $line } ihre { $x } anderswo, in { $right }, und sie dort zu streichen wäre falsch.

lesson-claiming-what = Eine Zeile oder Spalte hat eine Ziffer nur innerhalb eines einzigen Blocks. Die Ziffer entfällt in den anderen Zellen dieses Blocks.
lesson-claiming-when = Geh Zeilen und Spalten durch, die halb voll sind: Liegen die letzten Plätze einer Ziffer alle im selben Block?
lesson-claiming-why = Die Linie muss die Ziffer enthalten, und das geht nur im Block. Also hat der Block die Ziffer auf dieser Linie, und in seinen anderen Zellen entfällt sie. Es ist [Pointing] mit vertauschten Rollen von Block und Linie. Beide zusammen sind die Regel [Box-Line Reduction].
lesson-claiming-also = Locked Candidates Type 2; Box/Line Reduction
lesson-claiming-look-1 = Wähle eine Zeile oder eine Spalte und eine Ziffer, die ihr fehlt.
lesson-claiming-look-2 = Markiere alle Plätze der Ziffer in dieser Linie, alle neun Zellen entlang.
lesson-claiming-look-3 = Prüfe, ob sie alle in einem Block liegen.
lesson-claiming-look-4 = Streiche die Ziffer in den Zellen dieses Blocks außerhalb der Linie.
lesson-claiming-mistake = Oft hält man die Linie für das Haus, das die Ziffer verliert, wie bei [Pointing]. Frag dich, welches der beiden Häuser die Ziffer nur dort hat, wo sie sich kreuzen: Dieses behält sie, und das andere verliert sie in seinen übrigen Zellen.
lesson-claiming-lookalike = In { $line } liegen zwei Plätze für { $x }, { $first } und { $second }, in { $house }, ein dritter, { $spoiler }, aber nicht. Hier steht die { $x } der Linie in { $spoiler }. Also hat { $house } die { $x } anderswo, in { $right }, und sie dort zu streichen wäre falsch.

lesson-box-line-reduction-what = Ein Block und eine Linie kreuzen sich. Hat eins der beiden Häuser eine Ziffer nur in den gemeinsamen Zellen, dann entfällt sie im Rest des anderen. Das sind [Pointing] und [Claiming] als eine Regel.
lesson-box-line-reduction-when = Nach den Singles. Nimm Ziffer für Ziffer und sieh dir die Plätze in jedem Block an, dann in jeder Zeile und Spalte.
lesson-box-line-reduction-why = Das eine Haus muss die Ziffer enthalten, und das geht nur dort, wo sich beide kreuzen. Dort steht sie auch im anderen Haus, und das enthält jede Ziffer einmal: In seinem Rest entfällt sie.
lesson-box-line-reduction-also = Box/Line Reduction; Locked Candidates; Intersection Removal
lesson-box-line-reduction-look-1 = Wähle eine Ziffer und dazu einen Block und eine Linie, die sich in Zellen mit dieser Ziffer kreuzen.
lesson-box-line-reduction-look-2 = Sieh dir den Rest des Blocks an, dann den Rest der Linie. Einer von beiden muss ohne die Ziffer sein.
lesson-box-line-reduction-look-3 = Streiche die Ziffer im Rest des anderen.
lesson-box-line-reduction-mistake = Haben sowohl der Rest des Blocks als auch der Rest der Linie die Ziffer, dann folgt nichts, auch wenn zwei ihrer Plätze an der Kreuzung nebeneinanderstehen.
lesson-box-line-reduction-lookalike = Wo sich { $house } und { $line } kreuzen, kann { $x } in { $first } oder in { $second } stehen. Aber beide Häuser haben noch einen anderen Platz dafür, die Linie { $spoiler } und der Block { $right }; keins von beiden braucht also die Kreuzung. Hier steht { $x } in { $spoiler } und in { $right }, und sie im Rest des Blocks zu streichen wäre falsch.

lesson-naked-pair-what = Zwei Zellen eines Hauses haben dieselben zwei Kandidaten und keine anderen. Diese zwei Ziffern entfallen in allen anderen Zellen des Hauses.
lesson-naked-pair-when = Suche nach Zellen mit zwei Kandidaten und nach einem Zwilling in derselben Zeile, derselben Spalte oder demselben Block.
lesson-naked-pair-why = Bekommt die eine Zelle die eine Ziffer, dann bekommt die andere Zelle die andere. So oder so sind beide Ziffern in diesen zwei Zellen verbraucht, und keine dritte Zelle des Hauses kann eine davon enthalten.
lesson-naked-pair-also = Naked Pair; Naked Twins; Naked Double; Obvious Pair; Nackter Zwilling; Nackter Zweier
lesson-naked-pair-look-1 = Suche nach einer Zelle mit genau zwei Kandidaten.
lesson-naked-pair-look-2 = Geh ihre Zeile entlang, ihre Spalte hinunter und durch ihren Block und suche nach einer zweiten Zelle mit denselben zweien.
lesson-naked-pair-look-3 = Streiche beide Ziffern in den anderen Zellen des Hauses, das die beiden Zellen teilen, und in denen eines zweiten Hauses, falls sie eins teilen.
lesson-naked-pair-mistake = Eine Zelle mit den beiden Ziffern und einer dritten ist kein Partner: Sie kann die dritte nehmen, und dann ist eine der beiden für eine andere Zelle frei. Außerdem müssen sich die Zellen sehen; zwei gleiche Zellen, die kein Haus teilen, binden nichts.
lesson-naked-pair-lookalike = { $first } hat nur { $x } und { $y }, aber { $second } kann auch { $z } sein. Solange das möglich ist, müssen { $x } und { $y } nicht in diesen beiden Zellen stehen. Hier ist { $second } { $z }, also steht { $x } in { $right }: Wer sie dort streicht, streicht die richtige Ziffer.

lesson-naked-triple-what = Drei Zellen eines Hauses haben zusammen nur drei Kandidaten. Keine der Zellen muss alle drei haben. Die drei Ziffern entfallen in den anderen Zellen des Hauses.
lesson-naked-triple-when = Suche in Häusern mit vielen leeren Zellen nach drei Zellen, die jeweils nur zwei oder drei Kandidaten haben. Schreib die Ziffern auf, die sie zusammen haben.
lesson-naked-triple-why = Drei Zellen müssen drei verschiedene Ziffern bekommen, und es stehen genau drei zur Wahl. Also sind alle drei dort verbraucht, und im Rest des Hauses entfallen sie.
lesson-naked-triple-also = Naked Triple; Naked Triplet; Obvious Triple; Nackter Drilling; Nackter Dreier
lesson-naked-triple-look-1 = Wähle ein Haus mit fünf oder mehr leeren Zellen und lass die Zellen mit mehr als drei Kandidaten weg.
lesson-naked-triple-look-2 = Nimm zwei der anderen Zellen, deren Kandidaten zusammen höchstens drei Ziffern sind.
lesson-naked-triple-look-3 = Suche nach einer dritten Zelle, mit der es drei Ziffern werden und nicht mehr.
lesson-naked-triple-look-4 = Streiche diese drei Ziffern in allen anderen Zellen des Hauses und in denen eines zweiten Hauses, falls alle drei Zellen auch darin liegen.
lesson-naked-triple-mistake = Wer nach drei Zellen mit denselben drei Kandidaten sucht, übersieht die meisten Tripel. Zellen mit 1 und 2, mit 2 und 3 und mit 1 und 3 sind auch eins, und ebenso Zellen mit 1 und 2, mit 2 und 3 und mit allen dreien.
lesson-naked-triple-lookalike = { $cells } scheinen zusammen nur { $digits } zu haben. Aber { $spoiler } kann auch { $z } sein, eine vierte Ziffer, also kommen die drei Zellen ohne eine der anderen aus. Hier ist { $spoiler } { $z }, und in { $house } steht { $x } in { $right }, wo ein nacktes Tripel sie gestrichen hätte.

lesson-direct-pointing-what = Ein Block hat eine Ziffer nur in einer einzigen Zeile oder Spalte. Im Rest dieser Linie ist sie damit falsch, und einem anderen Block bleibt nur ein Platz für sie. HoDoKu kennt das als zwei Schritte: [Pointing] und den [Hidden Single] dahinter.
lesson-direct-pointing-when = Wenn du einen Block durchsuchst ([Hidden Single]) und zwei Plätze statt einem findest: Sieh nach, ob die Linie eines Nachbarblocks dir einen davon nimmt. Das geht auf Papier ganz ohne Kandidaten.
lesson-direct-pointing-why = Der erste Block muss die Ziffer in dieser Linie enthalten, in welcher Zelle auch immer. Also kann die Linie sie nicht im zweiten Block haben. Dort liegen alle Plätze bis auf einen in der Linie, und dieser eine enthält sie.
lesson-direct-pointing-also = Direct Pointing; Direct Locked Candidates
lesson-direct-pointing-look-1 = Wähle eine Ziffer und einen Block, dessen Plätze für sie in einer Linie liegen.
lesson-direct-pointing-look-2 = Folge der Linie in die Blöcke daneben.
lesson-direct-pointing-look-3 = Denk dir die Linie dort gesperrt und zähle, welche Plätze die Ziffer in diesem Block noch hat.
lesson-direct-pointing-look-4 = Ist es einer, trage die Ziffer dort ein.
lesson-direct-pointing-mistake = Die Ziffer bekommt der zweite Block, nicht der erste: In diesem ist noch offen, welche Zelle es ist. Und die Linie muss alle Plätze des ersten Blocks enthalten, nicht nur zwei davon.
lesson-direct-pointing-lookalike = In { $house } hat { $x } nur in { $first } und { $second } Platz, also verliert der Rest von { $line } sie. Das stimmt, und in { $cover } scheint damit nur { $right } für { $x } zu bleiben. Aber { $spoiler } liegt nicht in { $line } und kann auch { $x } sein. Hier ist sie es, und { $right } ist { $y }. Sieh dir das ganze Haus an, bevor du die Ziffer setzt.

lesson-direct-hidden-pair-what = Zwei Ziffern eines Hauses haben dieselben zwei Plätze und keine anderen. Sie füllen diese Zellen, und einer dritten Ziffer des Hauses bleibt nur ein Platz. HoDoKu kennt das als zwei Schritte: [Hidden Pair] und den [Hidden Single] dahinter.
lesson-direct-hidden-pair-when = Wenn du einen [Hidden Single] suchst und eine Ziffer einen Platz zu viel hat: Sieh nach, ob zwei andere diesen Platz brauchen.
lesson-direct-hidden-pair-why = Die beiden Ziffern müssen im Haus stehen und haben nur diese zwei Zellen, jede eine. Also kann nichts anderes dorthin, und die dritte Ziffer nimmt den einzigen Platz, den sie sonst noch hat.
lesson-direct-hidden-pair-also = Direct Hidden Pair
lesson-direct-hidden-pair-look-1 = Wähle ein Haus und finde zwei Ziffern, die dort dieselben zwei Plätze haben und keine anderen.
lesson-direct-hidden-pair-look-2 = Denk dir diese zwei Zellen gefüllt.
lesson-direct-hidden-pair-look-3 = Suche eine andere Ziffer des Hauses, der nur noch ein Platz bleibt, und trage sie dort ein.
lesson-direct-hidden-pair-mistake = Zwei Zellen, die beide die zwei Ziffern sein können, reichen nicht: Die Ziffern dürfen im Haus keinen dritten Platz haben. Sonst kann eine der Zellen etwas anderes enthalten, auch die dritte Ziffer.
lesson-direct-hidden-pair-lookalike = { $digits } scheinen in { $house } nur in { $cells } zu passen, die dann nichts anderes enthielten, und für { $z } bliebe nur { $right }. Aber { $y } hat noch einen Platz, { $spoiler }. Hier steht sie dort, { $second } ist { $z }, und { $right } ist { $x }: Wer dort { $z } einträgt, trägt eine falsche Ziffer ein.

lesson-direct-hidden-triplet-what = Drei Ziffern eines Hauses haben zusammen nur in drei Zellen Platz. Sie füllen diese Zellen, und einer anderen Ziffer des Hauses bleibt nur ein Platz. HoDoKu kennt das als zwei Schritte: [Hidden Triple] und den [Hidden Single] dahinter.
lesson-direct-hidden-triplet-when = Wenn eine Ziffer eines Hauses zwei oder drei Plätze hat und alle bis auf einen davon Zellen sind, die andere Ziffern zu brauchen scheinen.
lesson-direct-hidden-triplet-why = Drei Ziffern müssen in diesem Haus stehen und haben drei Zellen dafür. Sie füllen diese, in welcher Reihenfolge auch immer. Also kann nichts anderes dorthin, und die andere Ziffer nimmt den einzigen Platz, den sie sonst noch hat.
lesson-direct-hidden-triplet-also = Direct Hidden Triplet
lesson-direct-hidden-triplet-look-1 = Wähle ein Haus und merk dir die Plätze jeder Ziffer, die dort zwei oder drei hat.
lesson-direct-hidden-triplet-look-2 = Finde drei davon, deren Plätze zusammen drei Zellen sind.
lesson-direct-hidden-triplet-look-3 = Denk dir diese Zellen gefüllt und suche eine andere Ziffer, der nur noch ein Platz bleibt. Trage sie dort ein.
lesson-direct-hidden-triplet-mistake = Nicht jede der drei Ziffern braucht alle drei Zellen. Entscheidend ist, dass keine von ihnen in einer vierten Zelle Platz hat. Eine Ziffer mit nur einem Platz gehört zu keinem Tripel: Trage sie zuerst ein.
lesson-direct-hidden-triplet-lookalike = { $digits } scheinen in { $house } nur in { $cells } zu passen, die dann nichts anderes enthielten, und für { $z } bliebe nur { $right }. Aber { $y } hat noch einen Platz, { $spoiler }. Hier steht sie dort, { $second } ist { $z }, und { $right } ist { $x }: Wer dort { $z } einträgt, trägt eine falsche Ziffer ein.

lesson-hidden-pair-what = Zwei Ziffern eines Hauses haben dieselben zwei Plätze und keine anderen. Alles andere entfällt in diesen zwei Zellen.
lesson-hidden-pair-when = Suche nach Ziffern mit zwei Plätzen in einem Haus und nach einer zweiten Ziffer mit denselben zwei Plätzen. Probiere zuerst Ziffern, die anderswo schon oft stehen.
lesson-hidden-pair-why = Beide Ziffern müssen in diesem Haus stehen, und sie haben nur diese zwei Zellen. Sie füllen sie, jede eine, also ist für nichts anderes Platz.
lesson-hidden-pair-also = Hidden Pair; Hidden Twins; Hidden Double; Versteckter Zwilling; Versteckter Zweier
lesson-hidden-pair-look-1 = Wähle ein Haus und zähle für jede Ziffer, die ihm fehlt, wie viele Plätze sie dort hat.
lesson-hidden-pair-look-2 = Vergleiche die Ziffern mit zwei Plätzen, bis zwei von ihnen dieselben beiden haben.
lesson-hidden-pair-look-3 = Streiche alle anderen Kandidaten in diesen zwei Zellen.
lesson-hidden-pair-mistake = Zwei Zellen, die beide die zwei Ziffern haben, sind noch kein Paar. Hat eine der Ziffern einen dritten Platz im Haus, dann kann sie dorthin gehen, und eine der Zellen ist für etwas anderes frei.
lesson-hidden-pair-lookalike = In { $house } hat { $x } nur die Plätze { $first } und { $second }, { $y } aber einen dritten, { $spoiler }. Steht { $y } dort, ist eine der beiden Zellen für eine andere Ziffer frei. So ist es hier: { $first } ist { $z }, und sie als ‚nicht vom Paar‘ zu streichen wäre falsch.

lesson-hidden-triple-what = Drei Ziffern eines Hauses haben zusammen nur in drei Zellen Platz. Alles andere entfällt in diesen drei Zellen.
lesson-hidden-triple-when = Suche in einem Haus mit sechs oder mehr leeren Zellen nach Ziffern mit je zwei oder drei Plätzen und sieh nach, ob drei von ihnen ihre Plätze teilen.
lesson-hidden-triple-why = Drei Ziffern müssen in diesem Haus stehen und haben drei Zellen dafür. Sie füllen diese Zellen, in welcher Reihenfolge auch immer, und nichts anderes passt mehr hinein.
lesson-hidden-triple-also = Hidden Triple; Hidden Triplet; Versteckter Drilling; Versteckter Dreier
lesson-hidden-triple-look-1 = Wähle ein Haus und merk dir die Plätze jeder Ziffer, die dort zwei oder drei hat.
lesson-hidden-triple-look-2 = Nimm die Plätze von drei solchen Ziffern zusammen und zähle die Zellen.
lesson-hidden-triple-look-3 = Sind es drei Zellen, streiche in ihnen alle Kandidaten außer den drei Ziffern.
lesson-hidden-triple-mistake = Nicht jede Zelle muss alle drei Ziffern haben, und nicht jede Ziffer braucht alle drei Zellen. Entscheidend ist, dass keine der drei Ziffern in einer vierten Zelle des Hauses einen Platz hat.
lesson-hidden-triple-lookalike = { $digits } scheinen in { $house } nur in { $cells } Platz zu haben. Aber { $y } hat auch in einer vierten Zelle Platz, in { $spoiler }. Steht sie dort, ist eine der drei Zellen für eine andere Ziffer frei. So ist es hier: { $right } ist { $x }, und sie zu streichen, weil sie keine der drei ist, wäre falsch.

lesson-naked-quadruple-what = Vier Zellen eines Hauses haben zusammen nur vier Kandidaten. Die vier Ziffern entfallen in den anderen Zellen des Hauses.
lesson-naked-quadruple-when = In einem fast leeren Haus, wenn es keine kleinere Teilmenge gibt: Suche nach vier Zellen mit wenigen Kandidaten, die mit denselben Ziffern auskommen.
lesson-naked-quadruple-why = Vier Zellen bekommen vier verschiedene Ziffern, und es stehen genau vier zur Wahl. Für die anderen Zellen des Hauses bleibt keine übrig.
lesson-naked-quadruple-also = Naked Quadruple; Naked Quad; Nackter Vierling; Nackter Vierer
lesson-naked-quadruple-look-1 = Wähle ein Haus mit sieben oder mehr leeren Zellen. Bei sechs bilden die anderen zwei ein [Hidden Pair], und bei fünf ist die andere ein [Hidden Single]; beides ist leichter zu sehen.
lesson-naked-quadruple-look-2 = Lass die Zellen mit mehr als vier Kandidaten weg.
lesson-naked-quadruple-look-3 = Fang mit der Zelle an, die die wenigsten hat, und nimm Zellen dazu, solange es höchstens vier verschiedene Ziffern sind, bis du vier Zellen hast.
lesson-naked-quadruple-look-4 = Streiche die vier Ziffern in den anderen Zellen des Hauses.
lesson-naked-quadruple-mistake = Leicht nimmt man vier Zellen, von denen eine noch eine fünfte Ziffer hat. Dann ist nichts gebunden: Diese Zelle kann die fünfte Ziffer nehmen, und eine der vier geht in eine andere Zelle.
lesson-naked-quadruple-lookalike = { $cells } scheinen zusammen nur { $digits } zu haben. Aber { $spoiler } kann auch { $z } sein, eine fünfte Ziffer, also kommen die vier Zellen ohne eine der anderen aus. Hier ist { $spoiler } { $z }, und in { $house } steht { $x } in { $right }, wo ein nacktes Quadrupel sie gestrichen hätte.

lesson-hidden-quadruple-what = Vier Ziffern eines Hauses haben zusammen nur in vier Zellen Platz. Alles andere entfällt in diesen vier Zellen.
lesson-hidden-quadruple-when = In einem fast leeren Haus, in dem überall viele Kandidaten stehen. Sieh dir die Ziffern mit den wenigsten Plätzen an; oft ist ein [Naked Quadruple] in den anderen Zellen leichter zu sehen.
lesson-hidden-quadruple-why = Vier Ziffern müssen in diesem Haus stehen und haben vier Zellen dafür. Sie füllen sie alle, also können die Zellen nichts anderes enthalten.
lesson-hidden-quadruple-also = Hidden Quadruple; Hidden Quad; Versteckter Vierling; Versteckter Vierer
lesson-hidden-quadruple-look-1 = Wähle ein Haus mit acht oder neun leeren Zellen. Bei weniger bilden die anderen Zellen ein [Naked Triple] oder etwas Kleineres, und das ist leichter zu sehen.
lesson-hidden-quadruple-look-2 = Merk dir die Plätze jeder Ziffer, die in diesem Haus höchstens vier hat.
lesson-hidden-quadruple-look-3 = Stell vier solche Ziffern zusammen, deren Plätze insgesamt nur vier Zellen sind.
lesson-hidden-quadruple-look-4 = Streiche in diesen vier Zellen alle Kandidaten außer den vier Ziffern.
lesson-hidden-quadruple-mistake = Viele gehen von vier vollen Zellen aus und suchen, was diese gemeinsam haben. Geh von den Ziffern aus: Entscheidend ist, dass der Rest des Hauses keine der vier hat.
lesson-hidden-quadruple-lookalike = { $digits } scheinen in { $house } nur in { $cells } Platz zu haben. Aber { $y } hat auch in einer fünften Zelle Platz, in { $spoiler }. Steht sie dort, ist eine der vier Zellen für eine andere Ziffer frei. So ist es hier: { $right } ist { $x }, und sie zu streichen, weil sie keine der vier ist, wäre falsch.

lesson-x-wing-what = Eine Ziffer hat in zwei Zeilen jeweils nur zwei Plätze, und diese stehen in denselben zwei Spalten. Sie entfällt in den anderen Zellen dieser Spalten. Dasselbe geht mit vertauschten Zeilen und Spalten.
lesson-x-wing-when = Nimm eine Ziffer und suche nach Zeilen, in denen sie genau zwei Plätze hat. Zwei solche Zeilen, deren Plätze untereinanderstehen, genügen.
lesson-x-wing-why = Jede der beiden Zeilen braucht die Ziffer. Hat die erste Zeile sie links, muss die zweite sie rechts haben, und umgekehrt. Beide Spalten bekommen die Ziffer aus diesen Zeilen, und keine andere ihrer Zellen kann sie haben.
lesson-x-wing-look-1 = Wähle eine Ziffer und markiere jede Zeile, in der sie genau zwei Plätze hat. Später mach dasselbe noch einmal mit Spalten.
lesson-x-wing-look-2 = Suche nach zwei dieser Zeilen, deren Plätze in denselben zwei Spalten stehen.
lesson-x-wing-look-3 = Streiche die Ziffer in allen anderen Zellen dieser beiden Spalten; hast du mit Spalten angefangen, in allen anderen Zellen der beiden Zeilen.
lesson-x-wing-mistake = Vier Plätze an den Ecken eines Rechtecks genügen nicht. Die beiden Linien, mit denen du angefangen hast, dürfen keinen dritten Platz der Ziffer haben; eine Linie, die einen hat, muss die Ecken gar nicht nutzen.
lesson-x-wing-lookalike = { $other-line } hat { $x } nur in zwei Spalten, in { $first } und { $second }. { $line } hat sie in denselben beiden, aber auch in { $spoiler }, und { $right } sieht diese Zelle nicht. Steht { $x } in { $spoiler }, belegen die beiden Zeilen nur eine der Spalten. So ist es hier: { $cover } hat ihre { $x } in { $right }, wo der X-Wing sie gestrichen hätte.

lesson-swordfish-what = Drei Zeilen haben eine Ziffer nur in denselben drei Spalten. Sie entfällt in den anderen Zellen dieser Spalten. Dasselbe geht mit vertauschten Spalten und Zeilen. Eine Zeile muss nicht in allen drei Spalten einen Platz haben.
lesson-swordfish-when = Wenn es für die Ziffer keinen [X-Wing] gibt: Sammle die Zeilen mit zwei oder drei Plätzen und suche drei, die mit drei Spalten auskommen.
lesson-swordfish-why = Drei Zeilen brauchen die Ziffer dreimal, und keine zwei von ihnen in derselben Spalte. Dafür gibt es nur drei Spalten, also bekommt jede die Ziffer aus einer dieser Zeilen, und im Rest der Spalten entfällt sie.
lesson-swordfish-look-1 = Wähle eine Ziffer und merk dir für jede Zeile mit zwei oder drei Plätzen, in welchen Spalten sie stehen.
lesson-swordfish-look-2 = Nimm drei dieser Zeilen zusammen und zähle ihre Spalten. Es sollen insgesamt drei sein.
lesson-swordfish-look-3 = Sind es nicht drei, probiere andere Zeilen; danach fang mit Spalten an und zähle deren Zeilen.
lesson-swordfish-look-4 = Streiche die Ziffer in den anderen Zellen der drei Spalten; hast du mit Spalten angefangen, in den anderen Zellen der drei Zeilen.
lesson-swordfish-mistake = Zeilen, die zu zweit Plätze gemeinsam haben, kommen noch nicht mit drei Spalten aus. Stehen ihre Plätze in Spalte 1 und 4, in 4 und 7 und in 7 und 9, sind das vier Spalten für drei Zeilen, und nichts folgt.
lesson-swordfish-lookalike = Drei Zeilen scheinen { $x } nur in drei Spalten zu haben, aber { $line } hat einen Platz außerhalb, { $spoiler }, und { $right } sieht ihn nicht. Steht { $x } dort, belegen die drei Zeilen nur zwei der Spalten. So ist es hier: { $cover } hat ihre { $x } in { $right }, wo der Swordfish sie gestrichen hätte.

lesson-jellyfish-what = Vier Zeilen haben eine Ziffer nur in denselben vier Spalten, oder vier Spalten nur in denselben vier Zeilen. Sie entfällt in den anderen Zellen der vier Decklinien.
lesson-jellyfish-when = Für eine Ziffer, die noch fast nirgends steht. Sammle die Linien mit zwei bis vier Plätzen und suche vier, die mit vier kreuzenden Linien auskommen.
lesson-jellyfish-why = Die vier Linien brauchen die Ziffer viermal und haben dafür vier kreuzende Linien, von denen jede sie einmal aufnimmt. Also sind alle vier verbraucht und können die Ziffer außerhalb des Musters nicht haben.
lesson-jellyfish-look-1 = Wähle eine Ziffer, die höchstens dreimal im Gitter steht; steht sie öfter da, zeigt [Hidden Single] dasselbe. Merk dir für jede Zeile mit zwei bis vier Plätzen ihre Spalten.
lesson-jellyfish-look-2 = Wähle die Zeile mit den wenigsten Plätzen und nimm drei Zeilen dazu, die möglichst wenige neue Spalten hereinbringen.
lesson-jellyfish-look-3 = Mach weiter, wenn die vier Zeilen mit vier Spalten auskommen. Schaffen es keine vier Zeilen, fang noch einmal mit Spalten und ihren Zeilen an.
lesson-jellyfish-look-4 = Streiche die Ziffer in den anderen Zellen der vier Decklinien.
lesson-jellyfish-mistake = Wer nur die Zeilen entlang sucht, macht sich oft zu viel Arbeit. Die offenen Spalten, die ein Jellyfish aus Zeilen übrig lässt, bilden selbst einen Fisch, der dasselbe streicht; steht die Ziffer zweimal oder dreimal im Gitter, hat er nur drei Spalten oder zwei.
lesson-jellyfish-lookalike = { $bases } scheinen { $x } nur in vier Zeilen zu haben. Aber { $line } hat sie noch an einem weiteren Platz, { $spoiler }, der in keiner dieser Zeilen liegt, und { $right } sieht ihn nicht. Steht { $x } dort, belegen die vier Spalten nur drei der Zeilen. So ist es hier: { $cover } hat ihre { $x } in { $right }, wo der Jellyfish sie gestrichen hätte.

lesson-squirmbag-what = Fünf Zeilen haben eine Ziffer nur in denselben fünf Spalten, oder umgekehrt. Sie entfällt in den anderen Zellen der fünf Decklinien.
lesson-squirmbag-when = So gut wie nie: Wo es einen gibt, streicht ein kleinerer Fisch mit vertauschten Zeilen und Spalten dasselbe. Einmal sollte man ihn gesehen haben, um zu verstehen, wie Fische aus Zeilen und Fische aus Spalten zusammengehören.
lesson-squirmbag-why = Fünf Linien brauchen die Ziffer fünfmal, jedes Mal in einer anderen der fünf Decklinien. Diese sind damit verbraucht, und anderswo entfällt die Ziffer in ihnen. Die übrigen Linien, weniger als fünf, bilden einen Fisch in der anderen Richtung.
lesson-squirmbag-also = Starfish
lesson-squirmbag-look-1 = Wähle eine Ziffer, die höchstens zweimal im Gitter steht. Steht sie öfter da, zeigt [Hidden Single] dasselbe.
lesson-squirmbag-look-2 = Suche unter den Zeilen, denen sie fehlt, nach fünf, deren Plätze zusammen in fünf Spalten liegen; oder nach fünf Spalten, deren Plätze in fünf Zeilen liegen.
lesson-squirmbag-look-3 = Sieh dir zur Probe die offenen Linien der Deckrichtung an, die nicht abdecken: Sie dürfen die Ziffer in keiner der fünf Basislinien haben.
lesson-squirmbag-look-4 = Streiche die Ziffer in den anderen Zellen der fünf Decklinien.
lesson-squirmbag-mistake = Eine Zeile, in der die Ziffer schon steht, ist keine Basiszeile. Sie hat keine Plätze mehr, und wenn man sie mitzählt, scheinen fünf Zeilen mit fünf Spalten auszukommen, wo nur vier die Arbeit tun.
lesson-squirmbag-lookalike = { $bases } scheinen { $x } nur in fünf Spalten zu haben. Aber { $line } hat sie noch an einem weiteren Platz, { $spoiler }, der in keiner dieser Spalten liegt, und { $right } sieht ihn nicht. Steht { $x } dort, belegen die fünf Zeilen nur vier der Spalten. So ist es hier: { $cover } hat ihre { $x } in { $right }, wo der Squirmbag sie gestrichen hätte.

lesson-whale-what = Sechs Zeilen haben eine Ziffer nur in denselben sechs Spalten, oder umgekehrt. Sie entfällt in den anderen Zellen der sechs Decklinien.
lesson-whale-when = Nur, wenn du große Fische magst: Die zwei oder drei übrigen Linien bilden einen [X-Wing] oder einen [Swordfish] der anderen Art, und der ist leichter zu sehen.
lesson-whale-why = Jede der sechs Linien nimmt die Ziffer von einer anderen Decklinie. Davon gibt es sechs, also sind alle verbraucht, und in ihren anderen Zellen entfällt die Ziffer.
lesson-whale-look-1 = Wähle eine Ziffer, die höchstens einmal im Gitter steht. Steht sie öfter da, zeigt [Hidden Single] dasselbe.
lesson-whale-look-2 = Lass zwei oder drei der Zeilen beiseite, denen sie fehlt, und zähle die Spalten, in denen die anderen sechs die Ziffer haben.
lesson-whale-look-3 = Sind es mehr als sechs, lass andere Zeilen beiseite. Klappt es mit keinen, nimm Spalten statt Zeilen und Zeilen statt Spalten.
lesson-whale-look-4 = Streiche die Ziffer in den anderen Zellen der sechs Spalten: Sie stehen in den Zeilen, die du beiseitegelassen hast.
lesson-whale-mistake = Sechs Linien haben so viele Plätze, dass man leicht einen übersieht, und ein Platz außerhalb der Abdeckung verdirbt den Fisch. Prüfe es an den Spalten, die übrig sind: Die Ziffer darf in ihnen nur in den beiseitegelassenen Zeilen einen Platz haben.
lesson-whale-lookalike = { $bases } scheinen { $x } nur in sechs Zeilen zu haben. Aber { $line } hat sie noch an einem weiteren Platz, { $spoiler }, der in keiner dieser Zeilen liegt, und { $right } sieht ihn nicht. Steht { $x } dort, belegen die sechs Spalten nur fünf der Zeilen. So ist es hier: { $cover } hat ihre { $x } in { $right }, wo der Whale sie gestrichen hätte.

lesson-leviathan-what = Sieben Zeilen haben eine Ziffer nur in denselben sieben Spalten, oder umgekehrt. Sie entfällt in den anderen Zellen der sieben Decklinien.
lesson-leviathan-when = Nur für eine Ziffer, die im Gitter noch nirgends steht. Die zwei übrigen Linien bilden in der anderen Richtung einen [X-Wing], der dasselbe auf einen Blick zeigt.
lesson-leviathan-why = Sieben Linien brauchen die Ziffer siebenmal, in sieben Decklinien, die sie je einmal aufnehmen. Keine davon hat außerhalb der sieben Linien noch Platz für sie.
lesson-leviathan-look-1 = Wähle eine Ziffer, die noch nirgends im Gitter steht.
lesson-leviathan-look-2 = Suche nach zwei Spalten, die sie nur in denselben zwei Zeilen haben, oder nach zwei Zeilen, die sie nur in denselben zwei Spalten haben.
lesson-leviathan-look-3 = Sieh dir die sieben Linien an, die in jeder Richtung übrig sind. Im ersten Fall haben die anderen Zeilen die Ziffer nur in den anderen Spalten, im zweiten die anderen Spalten sie nur in den anderen Zeilen.
lesson-leviathan-look-4 = Streiche die Ziffer in den anderen Zellen der sieben Decklinien: Das sind im ersten Fall die Spalten, im zweiten die Zeilen.
lesson-leviathan-mistake = Mit einer Ziffer, die einmal im Gitter steht, kommt keiner heraus, der sich lohnt: Acht offene Linien minus sieben lassen eine übrig, und die zeigt ein [Hidden Single]. Steht sie zweimal da, gibt es nichts mehr zu streichen.
lesson-leviathan-lookalike = { $bases } scheinen { $x } nur in sieben Zeilen zu haben. Aber { $line } hat sie noch an einem weiteren Platz, { $spoiler }, der in keiner dieser Zeilen liegt, und { $right } sieht ihn nicht. Steht { $x } dort, belegen die sieben Spalten nur sechs der Zeilen. So ist es hier: { $cover } hat ihre { $x } in { $right }, wo der Leviathan sie gestrichen hätte.

lesson-remote-pair-what = Vier oder mehr Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste. Keine der beiden Ziffern kann in einer Zelle stehen, die zwei davon mit einer geraden Anzahl von Zellen dazwischen sieht.
lesson-remote-pair-when = Wenn dieselben zwei Kandidaten in vielen Zellen vorkommen. Verbinde die, die sich sehen, und zähle ab: Die erste und die vierte oder die erste und die sechste sind die Enden.
lesson-remote-pair-why = Zwei Zellen, die sich sehen, können nicht dieselbe der beiden Ziffern enthalten, also wechseln die Ziffern sich entlang der Kette ab. Die erste und die vierte Zelle enthalten daher verschiedene. Eine Zelle, die beide sieht, sieht beide Ziffern und verliert sie.
lesson-remote-pair-also = Remote Pair Chain
lesson-remote-pair-look-1 = Suche nach vier oder mehr Zellen, die dieselben zwei Kandidaten und keine anderen haben.
lesson-remote-pair-look-2 = Fang bei einer davon an und geh zu einer anderen, die sie sieht, und so weiter. Markiere die Zellen unterwegs abwechselnd mit zwei Farben.
lesson-remote-pair-look-3 = Suche nach einer Zelle außerhalb der Kette, die von jeder Farbe eine Zelle sieht.
lesson-remote-pair-look-4 = Streiche in ihr beide Ziffern.
lesson-remote-pair-mistake = Zwei Zellen derselben Farbe enthalten dieselbe Ziffer, und niemand weiß, welche. Eine Zelle, die die erste und die dritte Zelle der Kette sieht, verliert dadurch also nichts.
lesson-remote-pair-lookalike = { $first }, { $pivot } und { $second } sind eine Kette aus drei Zellen. An ihr wechseln sich die Ziffern ab, also sind die beiden Enden nicht verschieden, sondern gleich. Hier sind beide { $y }, und { $right }, die beide sieht, ist { $x }. Nur aus zwei verschiedenen Enden, nach einer geraden Zahl von Zellen, folgt etwas.

lesson-chute-remote-pair-what = Zwei Zellen haben dieselben zwei Kandidaten, X und Y. Sie liegen in zwei Blöcken und zwei Zeilen derselben drei Blöcke nebeneinander und sehen einander nicht. Der dritte dieser Blöcke hat in der dritten Zeile kein Y. Streiche X in den Zellen, die beide sehen. Für Spalten gilt dasselbe.
lesson-chute-remote-pair-when = Immer wenn zwei gleiche Zellen mit zwei Kandidaten in benachbarten Blöcken einander nicht sehen. Ein Blick auf drei Zellen genügt.
lesson-chute-remote-pair-why = Wären beide Zellen Y, könnte der dritte Block sein Y weder in einer ihrer Zeilen noch in der dritten haben. Er muss aber eins haben. Also ist mindestens eine der beiden Zellen X, und was beide sieht, kann nicht X sein. Es ist ein [W-Wing] mit der starken Verbindung in einem Block.
lesson-chute-remote-pair-look-1 = Suche zwei Zellen mit denselben zwei Kandidaten, die in denselben drei Blöcken neben- oder übereinander liegen, in verschiedenen Blöcken und verschiedenen Linien.
lesson-chute-remote-pair-look-2 = Geh zum dritten dieser Blöcke und sieh dir seine drei Zellen auf der Linie an, in der keine der beiden liegt.
lesson-chute-remote-pair-look-3 = Fehlt dort eine der beiden Ziffern, als Kandidat und auch als Wert, dann kann die andere gestrichen werden.
lesson-chute-remote-pair-look-4 = Streiche sie in jeder Zelle, die beide gleichen Zellen sieht. Fehlen dort beide Ziffern, streiche beide.
lesson-chute-remote-pair-mistake = Man streicht die Ziffer, die im dritten Block fehlt. Es ist die andere, die wegfällt. Und auch ein Y, das dort schon als Wert steht, zählt: Dann hat der Block sein Y, und es folgt nichts.
lesson-chute-remote-pair-lookalike = { $first } und { $second } haben nur { $x } und { $y }. Hätte { $house } { $x } nur in { $near-first } und { $near-second }, sähe eine von ihnen diese Ziffer. Aber es gibt einen dritten Platz, { $spoiler }, den keine von beiden sieht. Hier steht { $x } dort, auch beide Zellen sind { $x }, und { $right } ist { $y }, die man gestrichen hätte.

lesson-bivalue-universal-grave-1-what = Jede leere Zelle hat zwei Kandidaten, nur eine hat drei, und einer dieser drei hat in ihren Häusern zu viele Plätze. Die Zelle enthält diese Ziffer.
lesson-bivalue-universal-grave-1-when = Gegen Ende, wenn fast alle offenen Zellen zwei Kandidaten haben. Suche die einzige Zelle mit dreien und zähl, welche ihrer Ziffern in ihrer Zeile, ihrer Spalte oder ihrem Block dreimal steht.
lesson-bivalue-universal-grave-1-why = Ohne diese Ziffer hätte jede offene Zelle zwei Kandidaten, und jede Ziffer hätte zwei Plätze in jedem Haus, dem sie fehlt. Wer ein solches Gitter gelöst hat, könnte in jeder Zelle die beiden Kandidaten vertauschen und hätte wieder eine Lösung. Weil es nur eine Lösung gibt, muss die Ziffer wahr sein.
lesson-bivalue-universal-grave-1-also = Bivalue Universal Grave + 1; BUG+1; BUG Type 1
lesson-bivalue-universal-grave-1-look-1 = Vergewissere dich, dass jede leere Zelle zwei Kandidaten hat, bis auf eine einzige mit dreien.
lesson-bivalue-universal-grave-1-look-2 = Zähle die Plätze dieser drei Ziffern in der Zeile, der Spalte und dem Block dieser Zelle. Eine muss in jedem dieser Häuser drei Plätze haben.
lesson-bivalue-universal-grave-1-look-3 = Prüfe das ganze Gitter: Davon abgesehen muss jede Ziffer in jedem Haus, dem sie fehlt, genau zwei Plätze haben.
lesson-bivalue-universal-grave-1-look-4 = Trag die Ziffer mit den drei Plätzen in die Zelle ein.
lesson-bivalue-universal-grave-1-mistake = Die Zahl der Kandidaten allein genügt nicht. Hat irgendeine Ziffer anderswo in einem Haus einen Platz oder drei, dann ist das Gitter kein solches Grab, und nichts folgt; meist wurde ein Kandidat zu Unrecht gestrichen oder ein Single übersehen.
lesson-bivalue-universal-grave-1-lookalike = Alle offenen Zellen haben zwei Kandidaten, bis auf zwei: { $first } und { $second } haben drei. Für sich genommen müsste { $first } { $x } sein, die in ihrer Zeile, ihrer Spalte und ihrem Block dreimal vorkommt. Aber auch ein dritter Kandidat von { $second } kann das Rätsel vor zwei Lösungen bewahren. Hier ist { $first } { $z }.
lesson-bivalue-universal-grave-1-origin = Spieler haben das Prinzip gemeinsam im Sudoku Players' Forum ausgearbeitet, in einer Diskussion, die bis in den November 2005 zurückreicht.

lesson-bug-2-what = Jede leere Zelle hat zwei Kandidaten, nur einige Zellen haben noch ein und dieselbe weitere Ziffer. Eine von ihnen enthält sie, also entfällt die Ziffer in allem, was sie alle sieht.
lesson-bug-2-when = Gegen Ende, wenn nur noch zwei oder drei offene Zellen einen dritten Kandidaten haben. Prüfe, ob es dieselbe Ziffer ist, und suche eine Zelle, die sie alle sieht.
lesson-bug-2-why = Ohne diese Ziffer in diesen Zellen wäre das Gitter ein Bivalue Universal Grave und ließe sich auf zwei Arten lösen. Es gibt nur eine Lösung, also steht die Ziffer in einer der Zellen.
lesson-bug-2-look-1 = Zähle die Kandidaten der offenen Zellen. Weiter geht es nur, wenn alle zwei haben, bis auf ein paar.
lesson-bug-2-look-2 = Finde in diesen die überzähligen Kandidaten: Ohne sie hat jede Ziffer in jedem Haus, in dem sie noch fehlt, genau zwei Plätze.
lesson-bug-2-look-3 = Weiter, wenn es überall dieselbe Ziffer ist. Streiche sie aus jeder Zelle, die alle diese Zellen sieht.
lesson-bug-2-mistake = Man hält eine auffällige Ziffer für die überzählige. Zähle ihre Plätze in Zeile, Spalte und Block: Überzählig ist der Kandidat, der dort drei Plätze hat.
lesson-bug-2-lookalike = Jede leere Zelle scheint zwei Kandidaten zu haben, nur { $first } und { $second } haben außerdem { $x }. { $right } sieht beide. Aber auch { $spoiler } hat einen dritten Kandidaten, { $z }, und schon der kann das Rätsel vor zwei Lösungen bewahren. Hier ist { $spoiler } { $z }, weder { $first } noch { $second } ist { $x }, wohl aber { $right }.

lesson-bug-3-what = Jede leere Zelle hat zwei Kandidaten, nur Zellen eines Hauses haben weitere. Zusammen wirken diese wie eine Zelle mit den weiteren Ziffern und bilden mit anderen Zellen des Hauses eine nackte Teilmenge.
lesson-bug-3-when = Gegen Ende, wenn alle Zellen mit einem dritten Kandidaten in einem Haus liegen. Sammle die weiteren Ziffern und suche Zellen des Hauses, die nur diese enthalten.
lesson-bug-3-why = Einer der weiteren Kandidaten ist wahr, sonst gäbe es zwei Lösungen. Eine dieser Zellen enthält also eine der weiteren Ziffern, wie es eine Zelle mit nur diesen Kandidaten täte, und die Teilmenge gilt.
lesson-bug-3-look-1 = Zähle die Kandidaten der offenen Zellen. Weiter geht es nur, wenn alle zwei haben, bis auf zwei oder mehr in einem Haus.
lesson-bug-3-look-2 = Finde in diesen die überzähligen Kandidaten: Ohne sie hat jede Ziffer in jedem Haus, in dem sie noch fehlt, genau zwei Plätze.
lesson-bug-3-look-3 = Suche in diesem Haus Zellen, die nur diese Ziffern und vielleicht noch weitere haben: so viele Ziffern wie Zellen, wobei die Zellen mit den überzähligen Kandidaten als eine zählen.
lesson-bug-3-look-4 = Streiche diese Ziffern aus den anderen Zellen des Hauses.
lesson-bug-3-mistake = Man zählt die Zellen mit überzähligen Kandidaten als mehrere Zellen der Teilmenge. Nur eine von ihnen enthält sicher eine dieser Ziffern, also zählen sie zusammen als eine.
lesson-bug-3-lookalike = Jede andere leere Zelle scheint nur zwei Kandidaten zu haben, { $first } aber außerdem { $y } und { $second } außerdem { $x }. Mit { $spoiler } scheinen sie in { $house } ein Paar aus { $x } und { $y } zu bilden. Aber auch { $spoiler } hat einen dritten Kandidaten, { $z }: Sie muss weder { $x } noch { $y } sein und kann allein das Rätsel vor zwei Lösungen bewahren. Hier ist { $spoiler } { $z }, und { $right } ist { $x }.

lesson-bug-4-what = Jede leere Zelle hat zwei Kandidaten, nur zwei Zellen eines Hauses haben weitere. Eine Ziffer hat im Haus keinen anderen Platz als diese beiden. Ihre Partner im Grave entfallen in beiden Zellen.
lesson-bug-4-when = Gegen Ende, wenn genau zwei Zellen einen dritten Kandidaten haben und in einem Haus liegen. Suche eine Ziffer, die beide haben und die das Haus sonst nirgends hat.
lesson-bug-4-why = Eine der beiden Zellen enthält diese Ziffer. Die andere enthält ihren weiteren Kandidaten, denn einer davon ist wahr. Keine enthält also den Kandidaten, der übrig bleibt.
lesson-bug-4-look-1 = Zähle die Kandidaten der offenen Zellen. Weiter geht es nur, wenn alle zwei haben, bis auf zwei in einem Haus.
lesson-bug-4-look-2 = Finde in diesen die überzähligen Kandidaten: Ohne sie hat jede Ziffer in jedem Haus, in dem sie noch fehlt, genau zwei Plätze.
lesson-bug-4-look-3 = Suche eine Ziffer, keine der überzähligen, die im Haus nur diese beiden Zellen hat.
lesson-bug-4-look-4 = Lass diese Ziffer und die überzähligen Kandidaten in den beiden Zellen stehen und streiche den Rest aus beiden.
lesson-bug-4-mistake = Man prüft nicht das ganze Haus. Hat die Ziffer dort einen dritten Platz, muss sie in keiner der beiden Zellen stehen, und es folgt nichts.
lesson-bug-4-lookalike = Jede leere Zelle scheint zwei Kandidaten zu haben, nur { $first } hat außerdem { $x } und { $right } außerdem { $z }. In { $house } hat { $y } nur in diesen beiden Platz, also wäre eine von ihnen { $y } und die andere ihre weitere Ziffer. Aber auch { $spoiler } hat einen dritten Kandidaten, { $z }, und dann braucht es keine der beiden weiteren Ziffern. Hier ist { $spoiler } { $z }, { $first } ist { $y }, und { $right } ist { $x }, die man gestrichen hätte.

lesson-bug-n-what = Jede leere Zelle hat zwei Kandidaten, nur einige haben weitere, von mehreren Ziffern. Einer der weiteren Kandidaten ist wahr, also ist alles falsch, was sie alle sehen.
lesson-bug-n-when = Gegen Ende, bei zwei oder drei Zellen mit einem dritten Kandidaten. Markiere die überzähligen Kandidaten und suche einen Kandidaten, den jeder von ihnen streichen würde.
lesson-bug-n-why = Wären alle weiteren Kandidaten falsch, ließe sich das Gitter auf zwei Arten lösen. Also ist einer wahr; welcher auch immer, er nimmt weg, was sie alle sehen.
lesson-bug-n-look-1 = Zähle die Kandidaten der offenen Zellen. Weiter geht es nur, wenn alle zwei haben, bis auf ein paar.
lesson-bug-n-look-2 = Finde in diesen die überzähligen Kandidaten: Ohne sie hat jede Ziffer in jedem Haus, in dem sie noch fehlt, genau zwei Plätze.
lesson-bug-n-look-3 = Nimm jeden überzähligen Kandidaten nacheinander als wahr an und notiere, was er streicht: seine Ziffer in allem, was er sieht, und die anderen seiner Zelle.
lesson-bug-n-look-4 = Streiche, was jeder von ihnen streicht.
lesson-bug-n-mistake = Man lässt einen überzähligen Kandidaten aus. Ist gerade er wahr, darf bleiben, was die anderen gemeinsam streichen.
lesson-bug-n-lookalike = Jede leere Zelle scheint zwei Kandidaten zu haben, nur { $first } hat außerdem { $x } und { $y }. Aber auch { $second } hat einen dritten Kandidaten: Vielleicht bewahrt gerade er das Rätsel vor zwei Lösungen, und dann muss { $first } weder { $x } noch { $y } sein. Hier ist { $second } { $z }, und { $first } ist { $w }. Es zählen alle weiteren Kandidaten auf dem Brett.

lesson-skyscraper-what = In zwei Zeilen hat eine Ziffer je zwei Plätze. Je ein Ende beider Zeilen steht in derselben Spalte, die anderen beiden nicht. Die Ziffer entfällt in allen Zellen, die diese beiden anderen Enden sehen. Es geht auch mit Spalten.
lesson-skyscraper-when = Wenn ein [X-Wing] beinahe klappt: zwei Linien mit je zwei Plätzen, die nur auf einer Seite genau übereinanderliegen.
lesson-skyscraper-why = Die beiden Plätze, die übereinanderliegen, teilen sich eine Spalte, können also nicht beide wahr sein. In der Zeile, in der dieser Platz falsch ist, ist der andere wahr. Also enthält mindestens eins der beiden freien Enden die Ziffer, und was beide sieht, kann sie nicht enthalten.
lesson-skyscraper-look-1 = Wähle eine Ziffer und markiere die Zeilen, in denen sie genau zwei Plätze hat.
lesson-skyscraper-look-2 = Suche nach zwei davon, die den einen Platz in derselben Spalte haben und den anderen in verschiedenen Spalten.
lesson-skyscraper-look-3 = Prüfe, ob die Blöcke der beiden freien Plätze übereinanderliegen oder derselbe sind. Sonst sieht kein Platz der Ziffer beide, außer denen, die auch [Claiming] streicht.
lesson-skyscraper-look-4 = Streiche die Ziffer in allen Zellen, die beide freien Plätze sehen. Gibt es keine, probiere es mit Spalten.
lesson-skyscraper-mistake = Die Ziffer entfällt nicht in der Spalte, die sich die beiden Zeilen teilen; die beiden Plätze dort können beide falsch sein. Nur was beide freien Enden sieht, verliert sie.
lesson-skyscraper-lookalike = In { $other-line } hat { $x } zwei Plätze, { $near-first } und { $first }: eine starke Verbindung. In { $line } hat sie { $near-second }, { $second } und einen dritten, { $spoiler }: keine starke Verbindung. Also können { $first } und { $second } beide etwas anderes sein. Das sind sie, denn { $x } steht in { $near-first } und { $spoiler }, und in { $right } ist sie richtig.
lesson-skyscraper-origin = Er wurde zusammen mit dem [2-String Kite] in einem Thread des Sudoku Players' Forum vorgestellt, der im Februar 2006 im Gang war. Der Verfasser merkte an, dass beide Formen des [Turbot Fish] sind, den man schon kannte.

lesson-2-string-kite-what = Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer. Ein Ende der Zeile und ein Ende der Spalte liegen im selben Block. Die Ziffer entfällt in der Zelle, die beide anderen Enden sieht.
lesson-2-string-kite-when = Nimm eine Ziffer und suche eine Zeile mit zwei Plätzen und eine Spalte mit zwei Plätzen, die sich in einem Block treffen.
lesson-2-string-kite-why = Die beiden Enden im Block können nicht beide wahr sein. Wo ein solches Ende falsch ist, hat seine Linie die Ziffer am anderen Ende. Also ist eins der beiden äußeren Enden wahr, und in der Zelle, in der sich deren Linien kreuzen, entfällt die Ziffer.
lesson-2-string-kite-also = Two-String Kite
lesson-2-string-kite-look-1 = Wähle eine Ziffer. Markiere die Zeilen und die Spalten, in denen sie genau zwei Plätze hat.
lesson-2-string-kite-look-2 = Suche nach einer Zeile und einer Spalte, die je einen Platz im selben Block haben, in zwei verschiedenen Zellen, und den anderen Platz außerhalb dieses Blocks.
lesson-2-string-kite-look-3 = Geh vom fernen Ende der Zeile aus dessen Spalte entlang und vom fernen Ende der Spalte aus dessen Zeile entlang, bis zu der Zelle, in der sich die beiden kreuzen.
lesson-2-string-kite-look-4 = Streiche die Ziffer in dieser Zelle.
lesson-2-string-kite-mistake = Die Zeile und die Spalte dürfen sich nicht in einem Platz der Ziffer treffen. Dieser Platz wäre ein Ende von beiden: Ist er wahr, dann sind beide fernen Enden falsch, und nichts lässt sich streichen.
lesson-2-string-kite-lookalike = { $other-line } hat zwei Plätze für { $x }, { $near-first } und { $first }, und { $line } scheint auch nur zwei zu haben, { $near-second } und { $second }. Die nahen Enden liegen beide in { $house }. Aber { $line } hat einen dritten Platz, { $spoiler }, ist also keine starke Verbindung, und beide fernen Enden können falsch sein. Das sind sie: { $x } steht in { $near-first } und { $spoiler }, und in { $right }, die beide fernen Enden sieht, ist sie richtig.
lesson-2-string-kite-origin = Er wurde zusammen mit dem [Skyscraper] in einem Thread des Sudoku Players' Forum vorgestellt, der im Februar 2006 im Gang war. Der Verfasser merkte an, dass beide Formen des [Turbot Fish] sind, den man schon kannte.

lesson-turbot-fish-what = Zwei beliebige Häuser haben je zwei Plätze für eine Ziffer, und ein Platz des einen sieht einen Platz des anderen. Die Ziffer entfällt in allem, was beide anderen Plätze sieht.
lesson-turbot-fish-when = Wenn es weder einen [Skyscraper] noch einen [2-String Kite] gibt: Nimm auch Blöcke als Häuser mit zwei Plätzen.
lesson-turbot-fish-why = Die beiden Plätze, die sich sehen, können nicht beide wahr sein. Ist der eine falsch, dann ist der andere Platz seines Hauses wahr. Also enthält in jedem Fall eins der beiden fernen Enden die Ziffer, und was beide sieht, nicht.
lesson-turbot-fish-also = Two Strong Links
lesson-turbot-fish-look-1 = Wähle eine Ziffer und markiere jede Zeile, jede Spalte und jeden Block, in denen sie genau zwei Plätze hat.
lesson-turbot-fish-look-2 = Nimm zwei dieser Häuser, die keinen Platz gemeinsam haben und bei denen ein Platz des einen einen Platz des anderen sieht.
lesson-turbot-fish-look-3 = Merk dir von beiden den anderen Platz: Das sind die Enden.
lesson-turbot-fish-look-4 = Streiche die Ziffer in allen Zellen, die beide Enden sehen.
lesson-turbot-fish-mistake = Oft wird ein Haus mit drei Plätzen für eine starke Verbindung gehalten. Ist dort der eine Platz falsch, kann die Ziffer am dritten stehen, und das Argument bricht ab.
lesson-turbot-fish-lookalike = Steht { $x } nicht in { $first }, dann in { $near-first }, also nicht in { $near-second }, die diese sieht, und damit in { $second }: So scheint es. Aber { $house } hat einen dritten Platz für { $x }, { $spoiler }: keine starke Verbindung, und das Argument bricht ab. Hier steht { $x } in { $spoiler }, keins der beiden Enden ist { $x }, wohl aber { $right }, die beide sieht.
lesson-turbot-fish-origin = Der Spieler Nick70 hat ihn 2005 im Sudoku Players' Forum untersucht.

lesson-empty-rectangle-what = In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte. Eine Linie außerhalb des Blocks hat zwei Plätze für die Ziffer, einen davon auf dieser Zeile oder Spalte. Die Ziffer entfällt in der Zelle, in der die andere Linie des Blocks auf die kreuzende Linie des zweiten Platzes trifft.
lesson-empty-rectangle-when = Suche nach Blöcken, in denen die Plätze einer Ziffer ein L, ein T oder ein Kreuz bilden, und nach einer Zeile oder Spalte mit zwei Plätzen, die auf einem der Arme beginnt.
lesson-empty-rectangle-why = Steht die Ziffer am nahen Platz der starken Verbindung, dann wird dieser Arm des Blocks gesehen, und der Block muss die Ziffer auf seinem anderen Arm haben. Wenn nicht, steht sie am fernen Platz. So oder so entfällt sie in der Zelle, auf die beide schauen.
lesson-empty-rectangle-also = Hinge; Rectangle Elimination
lesson-empty-rectangle-look-1 = Wähle eine Ziffer und einen Block, in dem alle ihre Plätze in einer Zeile und einer Spalte liegen, mit einem Platz abseits der Zeile und einem Platz abseits der Spalte.
lesson-empty-rectangle-look-2 = Suche außerhalb des Blocks, auf dieser Zeile, nach einem Platz der Ziffer, dessen Spalte genau einen weiteren Platz hat. Oder mach es mit vertauschter Zeile und Spalte.
lesson-empty-rectangle-look-3 = Prüfe, dass der weitere Platz nicht in einer Zeile des Blocks steht oder, wenn vertauscht, nicht in einer Spalte des Blocks.
lesson-empty-rectangle-look-4 = Geh vom weiteren Platz seine Zeile entlang bis zu der Spalte, in der der Block seine Plätze hat; oder, wenn vertauscht, seine Spalte entlang bis zu der Zeile, in der der Block seine Plätze hat. Streiche die Ziffer in der Zelle, bei der du ankommst.
lesson-empty-rectangle-mistake = Der weitere Platz darf nicht neben dem Block stehen, in einer seiner Zeilen oder Spalten. Sonst liegt die Zelle, bei der du ankommst, im Block selbst und kann genau der Platz sein, den der Block nutzt.
lesson-empty-rectangle-lookalike = In { $house } hat { $x } nur in einer Zeile und einer Spalte Plätze, ein Empty Rectangle. Ist { $first } { $x }, hat der Block sie in { $third }; wenn nicht, scheint { $second } { $x } zu sein. Eine davon sähe { $right } auf jeden Fall. Aber { $line } hat einen dritten Platz für { $x }, { $spoiler }, also verbindet { $first } und { $second } keine starke Verbindung. Hier steht { $x } in { $spoiler } und auch in { $right }.
lesson-empty-rectangle-origin = Der Spieler Havard hat es unter diesem Namen 2006 im Sudoku Players' Forum beschrieben und gesagt, es sei eher eine handliche Form von Ketten mit Gruppen als etwas Neues.

lesson-dual-2-string-kite-what = Zwei [2-String Kite]s gehen durch dieselben zwei Zellen eines Blocks. Der eine nutzt die Zeile der ersten Zelle und die Spalte der zweiten, der andere die Spalte der ersten und die Zeile der zweiten. Jeder nimmt einer Zelle die Ziffer.
lesson-dual-2-string-kite-when = Wenn du einen Kite gefunden hast: Sieh nach, ob die beiden Zellen im Block auch in ihren anderen Linien starke Verbindungen haben. Jeder Kite lässt sich auch für sich finden.
lesson-dual-2-string-kite-why = Jeder der beiden Kites gilt für sich: Die zwei Zellen des Blocks können nicht beide wahr sein, also ist es eins der äußeren Enden. Zusammen streichen sie die Ziffer in zwei Zellen auf einmal.
lesson-dual-2-string-kite-look-1 = Such einen [2-String Kite] und bleib bei seinen beiden Zellen im Block.
lesson-dual-2-string-kite-look-2 = Vertausche die Linien: Nimm die Spalte der Zelle, deren Zeile du benutzt hast, und die Zeile der Zelle, deren Spalte du benutzt hast.
lesson-dual-2-string-kite-look-3 = Prüfe, ob die Ziffer auch in diesen beiden Linien je genau zwei Plätze hat und den zweiten außerhalb des Blocks.
lesson-dual-2-string-kite-look-4 = Streiche die Ziffer in der Zelle, in der sich die fernen Enden des ersten Kites treffen, und in der des zweiten Kites.
lesson-dual-2-string-kite-mistake = Nicht je zwei der vier fernen Enden gehören zusammen. Die beiden, die von derselben Zelle des Blocks kommen, sind beide falsch, wenn diese Zelle wahr ist; eine Zelle, die diese beiden sieht, verliert also nichts.
lesson-dual-2-string-kite-lookalike = Durch { $near-first } und { $near-second } scheinen zwei 2-String Kites zu gehen. Der aus { $bases } ist vollständig. Der andere braucht starke Verbindungen in { $line } und { $other-line }, aber { $line } hat einen dritten Platz für { $x }, { $spoiler }. Hier steht { $x } dort, die fernen Enden { $first } und { $second } sind beide etwas anderes, und { $right }, die beide sieht, ist { $x }.

lesson-dual-empty-rectangle-what = Zwei [Empty Rectangle]s desselben Blocks mit verschiedenen starken Verbindungen. Jedes nimmt einer Zelle die Ziffer.
lesson-dual-empty-rectangle-when = Wenn du eins gefunden hast: Sieh nach, ob derselbe Block eine zweite starke Verbindung hat, die auf einem seiner Arme beginnt. Jedes lässt sich auch für sich finden.
lesson-dual-empty-rectangle-why = Beide Schlüsse beruhen auf demselben Block: Seine Ziffer liegt auf dem einen Arm oder auf dem anderen. Jede starke Verbindung macht daraus eine eigene Folgerung, und die beiden werden einfach zusammen erzählt.
lesson-dual-empty-rectangle-look-1 = Such ein [Empty Rectangle] und bleib bei seinem Block.
lesson-dual-empty-rectangle-look-2 = Folge der Zeile und der Spalte des Blocks in alle Richtungen und suche nach einer zweiten Linie mit zwei Plätzen der Ziffer, die auf einer von beiden beginnt.
lesson-dual-empty-rectangle-look-3 = Werte sie aus wie die erste.
lesson-dual-empty-rectangle-look-4 = Streiche die Ziffer in der Zelle, die sich aus der ersten starken Verbindung ergibt, und in der aus der zweiten.
lesson-dual-empty-rectangle-mistake = Jedes der beiden muss für sich vollständig sein: Seine Zelle liegt auf dem Arm des Blocks, auf dem seine eigene starke Verbindung nicht beginnt, und in einer Linie mit dem fernen Platz dieser Verbindung, nicht der anderen.
lesson-dual-empty-rectangle-lookalike = Zwei Empty Rectangles scheinen sich { $house } zu teilen. Das mit der starken Verbindung in { $other-line } ist vollständig. Das andere braucht eine starke Verbindung in { $line }, von { $first } zu { $second }, aber { $line } hat einen dritten Platz für { $x }, { $spoiler }. Hier steht { $x } dort, weder { $first } noch { $second } ist { $x }, wohl aber { $right }.

lesson-w-wing-what = Zwei Zellen, die sich nicht sehen, haben dieselben zwei Kandidaten. Zwischen ihnen liegt eine starke Verbindung einer der beiden Ziffern: Ein Ende sieht die eine Zelle, ein Ende die andere. Die andere Ziffer entfällt in allen Zellen, die beide sehen.
lesson-w-wing-when = Suche nach gleichen Zellen mit zwei Kandidaten in verschiedenen Häusern. Dann suche ein Haus, in dem eine der Ziffern genau zwei Plätze hat, von denen jeder eine der Zellen sieht.
lesson-w-wing-why = Ein Ende der starken Verbindung enthält ihre Ziffer. Die Zelle, die dieses Ende sieht, kann die Ziffer nicht enthalten, also enthält sie die andere. Mindestens eine der beiden Zellen enthält also die andere Ziffer, und in allem, was beide sieht, entfällt sie.
lesson-w-wing-look-1 = Suche nach zwei Zellen, die dieselben zwei Kandidaten haben und sich nicht sehen.
lesson-w-wing-look-2 = Wähle eine der beiden Ziffern. Suche nach einem Haus, in dem sie genau zwei Plätze hat, keinen davon in diesen Zellen, und zwar so, dass der eine Platz die eine Zelle sieht und der andere Platz die andere.
lesson-w-wing-look-3 = Gibt es keins, probiere die andere Ziffer.
lesson-w-wing-look-4 = Streiche die Ziffer, die du nicht gewählt hast, in allen Zellen, die beide gleichen Zellen sehen.
lesson-w-wing-mistake = Es ist die andere Ziffer, die entfällt, nicht die der starken Verbindung. Und beide Enden müssen gebraucht werden: Eine starke Verbindung, von der nur ein Ende eine der Zellen sieht, sagt nichts über die zweite.
lesson-w-wing-lookalike = { $first } und { $second } haben dieselben zwei Kandidaten, und { $near-first } und { $near-second } sehen je eine davon. Aber { $house } hat einen dritten Platz für { $x }, { $spoiler }: keine starke Verbindung. Steht { $x } dort, können { $first } und { $second } beide { $x } sein. Das sind sie, und { $right } ist { $y }, die ein W-Wing gestrichen hätte.

lesson-almost-locked-pair-what = Ein Block und eine Linie kreuzen sich. Außerhalb der Kreuzung hat eine Zelle des einen Hauses nur die Kandidaten X und Y, und im anderen passen X und Y nur in eine einzige Zelle. Dann steht eins von X und Y in der Kreuzung. Streiche X und Y im Rest des ersten Hauses und alle anderen Kandidaten in dieser einen Zelle.
lesson-almost-locked-pair-when = Wenn ein [Locked Pair] fast da ist: Eine seiner zwei Zellen liegt außerhalb der Kreuzung. Geh von Zellen mit zwei Kandidaten aus.
lesson-almost-locked-pair-why = Das zweite Haus hat X und Y in der Kreuzung oder in dieser einen Zelle, also steht mindestens eins in der Kreuzung. Das erste Haus hat eins davon in der Zelle mit zwei Kandidaten, also steht höchstens eins in der Kreuzung. Also genau eins, und das andere steht in jeder der beiden Zellen.
lesson-almost-locked-pair-also = ALP; Almost Locked Candidates
lesson-almost-locked-pair-look-1 = Wähle eine Zelle, die nur die Kandidaten X und Y hat, und eine ihrer Linien; oder ihren Block und eine Linie, die ihn kreuzt.
lesson-almost-locked-pair-look-2 = Sieh dir das andere Haus an, das kreuzt: Wo können X und Y dort stehen, außerhalb der Kreuzung?
lesson-almost-locked-pair-look-3 = Es muss eine einzige Zelle sein, und weder X noch Y darf in diesem Haus schon stehen.
lesson-almost-locked-pair-look-4 = Streiche in dieser Zelle alle Kandidaten außer X und Y.
lesson-almost-locked-pair-look-5 = Streiche X und Y in den anderen Zellen des ersten Hauses außerhalb der Kreuzung.
lesson-almost-locked-pair-mistake = Man streicht X und Y auch in der Kreuzung. Eins davon steht aber dort. Nur der Rest des ersten Hauses verliert sie.
lesson-almost-locked-pair-lookalike = { $first } hat nur { $x } und { $y }. Hätte { $line } diese beiden außerhalb von { $house } nur in { $second }, müsste diese Zelle eine davon sein. Aber { $x } hat dort noch einen Platz, { $spoiler }. Hier steht sie in diesem, und { $second } ist { $z }, die man gestrichen hätte.

lesson-almost-locked-triple-what = Ein Block und eine Linie kreuzen sich. Außerhalb der Kreuzung haben zwei Zellen des einen Hauses nur drei Ziffern, und im anderen passen diese nur in zwei Zellen. Dann steht eine der Ziffern in der Kreuzung. Streiche die drei im Rest des ersten Hauses und alle anderen Kandidaten in den zwei Zellen des zweiten.
lesson-almost-locked-triple-when = Wo zwei Zellen eines Blocks oder einer Linie drei Ziffern haben und das kreuzende Haus wenige Plätze dafür.
lesson-almost-locked-triple-why = Die zwei Zellen des zweiten Hauses haben Platz für zwei der drei Ziffern, also steht mindestens eine in der Kreuzung. Das erste Haus hat zwei davon in seinen zwei Zellen, also steht höchstens eine in der Kreuzung. Also genau eine, und die vier Zellen außerhalb enthalten nur diese Ziffern.
lesson-almost-locked-triple-also = ALT; Almost Locked Candidates
lesson-almost-locked-triple-look-1 = Suche zwei Zellen eines Blocks oder einer Linie mit zusammen genau drei Ziffern, außerhalb der Kreuzung mit einem anderen Haus.
lesson-almost-locked-triple-look-2 = Markiere in diesem anderen Haus, wo die drei Ziffern außerhalb der Kreuzung stehen können. Es müssen genau zwei Zellen sein, und keine der Ziffern darf in dem Haus schon stehen.
lesson-almost-locked-triple-look-3 = Streiche in diesen zwei Zellen alle anderen Kandidaten.
lesson-almost-locked-triple-look-4 = Streiche die drei Ziffern in den anderen Zellen des ersten Hauses außerhalb der Kreuzung.
lesson-almost-locked-triple-mistake = Man übersieht einen dritten Platz einer der Ziffern im zweiten Haus. Dann können dort alle drei außerhalb der Kreuzung stehen, und es folgt nichts.
lesson-almost-locked-triple-lookalike = In { $line } haben { $first } und { $second }, außerhalb von { $house }, nur { $digits }. In { $house } scheinen diese Ziffern abseits der Linie nur in { $right } und { $third } zu passen, sodass diese zwei nichts anderes sein könnten. Aber { $x } hat dort einen dritten Platz, { $spoiler }. Dann können alle drei abseits der Linie stehen, und es folgt nichts. Hier steht { $x } in { $spoiler }, und { $right } ist { $y }.

lesson-almost-locked-quadruple-what = Ein Block und eine Linie kreuzen sich. Außerhalb der Kreuzung haben drei Zellen des einen Hauses nur vier Ziffern, und im anderen passen diese nur in drei Zellen. Dann steht eine der Ziffern in der Kreuzung. Streiche die vier im Rest des ersten Hauses und alle anderen Kandidaten in den drei Zellen des zweiten.
lesson-almost-locked-quadruple-when = Selten, in vollen Blöcken, wenn ein [Almost Locked Triple] eine Ziffer zu viel hat.
lesson-almost-locked-quadruple-why = Die drei Zellen des zweiten Hauses haben Platz für drei der vier Ziffern, also steht mindestens eine in der Kreuzung. Das erste Haus hat drei davon in seinen drei Zellen, also steht höchstens eine in der Kreuzung. Also genau eine, und die sechs Zellen außerhalb enthalten nur diese Ziffern.
lesson-almost-locked-quadruple-also = ALQ; Almost Locked Candidates
lesson-almost-locked-quadruple-look-1 = Suche drei Zellen eines Blocks oder einer Linie mit zusammen genau vier Ziffern, außerhalb der Kreuzung mit einem anderen Haus.
lesson-almost-locked-quadruple-look-2 = Markiere in diesem anderen Haus, wo die vier Ziffern außerhalb der Kreuzung stehen können. Es müssen genau drei Zellen sein, und keine der Ziffern darf in dem Haus schon stehen.
lesson-almost-locked-quadruple-look-3 = Streiche in diesen drei Zellen alle anderen Kandidaten.
lesson-almost-locked-quadruple-look-4 = Streiche die vier Ziffern in den anderen Zellen des ersten Hauses außerhalb der Kreuzung.
lesson-almost-locked-quadruple-mistake = Man nimmt Ziffern, von denen eine im zweiten Haus schon steht. Dieses hat dann nur drei der vier unterzubringen, und seine drei Zellen können alle aufnehmen.
lesson-almost-locked-quadruple-lookalike = In { $line } haben { $cells }, außerhalb von { $house }, nur { $digits }. In { $house } scheinen diese vier Ziffern abseits der Linie nur in { $others } zu passen, sodass diese drei nichts anderes sein könnten. Aber { $x } hat dort noch einen Platz, { $spoiler }. Dann können alle vier abseits der Linie stehen, und es folgt nichts. Hier steht { $x } in { $spoiler }, und { $right } ist { $y }.

lesson-xy-wing-what = Eine Zelle mit den Kandidaten X und Y, der Pivot, sieht zwei andere: eine mit X und Z und eine mit Y und Z. Z entfällt in allen Zellen, die diese beiden sehen.
lesson-xy-wing-when = Suche nach einer Zelle mit zwei Kandidaten, die zwei weitere solche Zellen sieht. Jede davon hat mit ihr eine Ziffer gemeinsam, und ihre andere Ziffer ist bei beiden dieselbe.
lesson-xy-wing-why = Ist der Pivot X, muss die erste der beiden Zangen Z sein. Ist er Y, muss es die zweite sein. Eine der beiden enthält also auf jeden Fall Z, und nichts, was beide sieht, kann Z enthalten.
lesson-xy-wing-also = Y-Wing
lesson-xy-wing-look-1 = Wähle eine Zelle mit zwei Kandidaten, X und Y, als Pivot.
lesson-xy-wing-look-2 = Suche unter den Zellen, die sie sieht, eine mit X und einer neuen Ziffer Z.
lesson-xy-wing-look-3 = Suche unter den Zellen, die der Pivot sieht, eine mit Y und demselben Z.
lesson-xy-wing-look-4 = Streiche Z in allen Zellen, die diese beiden, die Zangen, sehen. Ob sie den Pivot sehen, ist egal.
lesson-xy-wing-mistake = Drei Zellen mit XY, XZ und YZ sind nicht in jeder Anordnung ein Wing: Der Pivot muss beide Zangen sehen, und er ist die Zelle ohne Z. Auch dürfen nicht beide Zangen X haben: Ist der Pivot Y, dann ist keine von ihnen entschieden.
lesson-xy-wing-lookalike = { $pivot } sieht { $first }, aber nicht { $second }. Ist { $pivot } { $y }, folgt daraus nichts für { $second }. Hier sind { $pivot } und { $second } beide { $y }, und { $first } ist { $x }. Also ist keine der Zangen { $z }, aber { $right } ist es.

lesson-xyz-wing-what = Der Pivot hat die Kandidaten X, Y und Z. Er sieht eine Zelle mit X und Z und eine Zelle mit Y und Z. Z entfällt in den Zellen, die alle drei sehen.
lesson-xyz-wing-when = Wie ein [XY-Wing], nur dass der Pivot einen dritten Kandidaten hat. Die Zellen, die etwas verlieren können, stehen im Block des Pivots, in einer Linie mit der Zange außerhalb.
lesson-xyz-wing-why = Ist der Pivot X oder Y, dann ist eine der Zangen Z. Ist er keins von beiden, ist er selbst Z. Eine der drei Zellen enthält also Z, und was alle drei sieht, kann Z nicht enthalten.
lesson-xyz-wing-look-1 = Wähle eine Zelle mit drei Kandidaten, X, Y und Z, als Pivot.
lesson-xyz-wing-look-2 = Suche in ihrem Block nach einer Zelle, die genau zwei der drei Kandidaten hat und keine anderen, sagen wir X und Z.
lesson-xyz-wing-look-3 = Suche außerhalb des Blocks, in der Zeile oder der Spalte des Pivots, in der diese erste Zange nicht liegt, nach einer zweiten mit genau zwei der drei, aber nicht denselben zwei: Y und Z. Die Ziffer, die alle drei Zellen haben, ist Z.
lesson-xyz-wing-look-4 = Streiche Z in den Zellen, die alle drei sehen: Sie liegen im Block des Pivots, auf der Linie der Zange außerhalb.
lesson-xyz-wing-mistake = Oft wird er wie ein [XY-Wing] behandelt und Z in Zellen gestrichen, die nur die Zangen sehen. Hier kann der Pivot selbst das Z sein, also muss eine Zelle auch ihn sehen.
lesson-xyz-wing-lookalike = Eine der drei Zellen ist { $z }, wie bei jedem XYZ-Wing. Aber { $right } sieht nur { $first } und { $second }, nicht den Pivot { $pivot }. Hier ist gerade der Pivot { $z }, also kann auch { $right } { $z } sein, und ist es. Nur was alle drei Zellen sieht, verliert die Ziffer.

lesson-wxyz-wing-what = Vier Zellen in einem Block und einer Linie, die sich kreuzen, haben nur vier Ziffern. Bei jeder Ziffer sehen alle ihre Plätze darunter einander, nur bei einer Ziffer, Z, nicht. Streiche Z in den Zellen, die alle Plätze von Z in den vieren sehen.
lesson-wxyz-wing-when = Nach dem [XYZ-Wing], wo ein Block und eine Linie, die sich kreuzen, mehrere Zellen mit zwei oder drei Kandidaten haben. Keine Zelle muss alle vier Ziffern haben.
lesson-wxyz-wing-why = Eine Ziffer, deren Plätze einander sehen, steht in den vier Zellen höchstens einmal. Die drei Ziffern ohne Z füllen also höchstens drei Zellen, und die vierte braucht Z. Einer der Plätze von Z ist wahr, und was sie alle sieht, kann nicht Z sein.
lesson-wxyz-wing-also = Bent Naked Quad; WXYZ-Wing Type 1; WXYZ-Wing Type 2
lesson-wxyz-wing-look-1 = Wähle einen Block und eine Linie, die sich kreuzen, und darin die Zellen mit zwei bis vier Kandidaten.
lesson-wxyz-wing-look-2 = Nimm vier davon mit zusammen genau vier Ziffern: mindestens eine, wo sich beide kreuzen, eine im Rest des Blocks und eine im Rest der Linie.
lesson-wxyz-wing-look-3 = Prüfe jede Ziffer: Sehen alle der vier Zellen, die sie haben, einander? Eine Ziffer im Rest des Blocks und im Rest der Linie fällt meist durch. Genau eine Ziffer muss durchfallen: Sie ist Z.
lesson-wxyz-wing-look-4 = Streiche Z in jeder anderen Zelle, die alle der vier Zellen mit Z sieht.
lesson-wxyz-wing-mistake = Man übersieht eine zweite Ziffer, die im Rest des Blocks und im Rest der Linie steht. Auch sie könnte in den vier Zellen zweimal stehen, und dann kommen sie ohne Z aus.
lesson-wxyz-wing-lookalike = { $first }, { $second }, { $third } und { $spoiler } haben nur vier Ziffern, also ist eine davon { $z }. Aber es muss nicht { $second } oder { $third } sein: Auch { $spoiler } kann { $z } sein, und diese Zelle sieht { $right } nicht. Hier ist sie es, und { $right } ebenso. Nur was jede { $z } der vier Zellen sieht, verliert sie.

lesson-wxyz-ring-what = Vier Zellen in einem Block und einer Linie, die sich kreuzen, haben nur vier Ziffern, und bei jeder Ziffer sehen alle ihre Plätze darunter einander. Die vier Zellen verbrauchen alle vier Ziffern: Streiche jede in den Zellen, die alle ihre Plätze in den vieren sehen.
lesson-wxyz-ring-when = Suche ihn wie einen [WXYZ-Wing]. Bleibt keine Ziffer als Z übrig, ist es ein Ring, und es lässt sich mehr streichen.
lesson-wxyz-ring-why = Keine Ziffer steht in den vier Zellen zweimal, und es sind vier Ziffern für vier Zellen. Also steht jede genau einmal dort, auf einem ihrer Plätze, und was alle diese sieht, kann die Ziffer nicht sein.
lesson-wxyz-ring-also = WXYZ-Wing Ring; Doubly Linked WXYZ-Wing
lesson-wxyz-ring-look-1 = Finde vier Zellen eines Blocks und einer Linie mit zusammen vier Ziffern, wie beim [WXYZ-Wing].
lesson-wxyz-ring-look-2 = Prüfe jede Ziffer: Alle der vier Zellen, die sie haben, müssen einander sehen. Keine Ziffer darf also im Rest des Blocks und zugleich im Rest der Linie stehen.
lesson-wxyz-ring-look-3 = Streiche jede Ziffer, deren Plätze alle in der Linie liegen, in den anderen Zellen der Linie, und jede, deren Plätze alle im Block liegen, in den anderen Zellen des Blocks. Liegen sie alle, wo sich beide kreuzen, streiche die Ziffer in beiden.
lesson-wxyz-ring-mistake = Man streicht nur eine Ziffer, wie beim Wing. Im Ring ist jede der vier Ziffern verbraucht, also sieh dir jede an.
lesson-wxyz-ring-lookalike = { $cells } scheinen nur { $digits } zu haben, vier Ziffern für vier Zellen, und bei jeder Ziffer sehen alle ihre Plätze einander. Aber { $spoiler } kann auch { $z } sein, eine fünfte Ziffer, also kommen die vier Zellen ohne eine der anderen aus. Hier ist { $spoiler } { $z }, keine der vier ist { $x }, wohl aber { $right }, obwohl sie alle Plätze dafür sieht.

lesson-uniqueness-test-1-what = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken: Drei davon haben nur dieselben zwei Kandidaten. Die vierte hat diese beiden und weitere. Die beiden Ziffern entfallen in der vierten Zelle.
lesson-uniqueness-test-1-when = Wenn zwei gleiche Zellen mit zwei Kandidaten nebeneinander in einem Block oder einer Linie stehen: Suche in einem anderen Block nach zwei weiteren Ecken, die das Rechteck vollenden.
lesson-uniqueness-test-1-why = Enthielte auch die vierte Zelle eine der beiden Ziffern, dann stünden in den vier Zellen über Kreuz nur diese beiden. Würde man sie vertauschen, gäbe es eine zweite Lösung, denn keine Zeile, keine Spalte und kein Block würde es merken. Es gibt nur eine, also enthält die vierte Zelle etwas anderes.
lesson-uniqueness-test-1-also = Uniqueness Test 1; Unique Rectangle Type 1; Unique Corner
lesson-uniqueness-test-1-look-1 = Suche nach zwei Zellen mit denselben zwei Kandidaten in einer Zeile oder Spalte.
lesson-uniqueness-test-1-look-2 = Suche nach einer dritten Zelle mit genau diesen beiden in einer Linie, die durch eine von ihnen kreuzt, und bestimme die vierte Ecke des Rechtecks.
lesson-uniqueness-test-1-look-3 = Prüfe, ob die vier Zellen in genau zwei Blöcken liegen und ob die vierte die beiden Ziffern und noch andere hat.
lesson-uniqueness-test-1-look-4 = Streiche die beiden Ziffern in der vierten Ecke.
lesson-uniqueness-test-1-mistake = Ein Rechteck über vier Blöcke sieht genauso aus und beweist nichts: Würde man die beiden Ziffern vertauschen, käme jede in andere Blöcke, und die würden es merken.
lesson-uniqueness-test-1-lookalike = { $first }, { $second } und { $spoiler } haben nur { $x } und { $y }, und { $right } könnte sie auch haben. Aber die vier Zellen liegen in vier Blöcken. Vertauscht man { $x } und { $y } in solchen Zellen, merken es zwar die Zeilen und Spalten nicht, wohl aber jeder der Blöcke. Es gäbe also keine zweite Lösung, nichts droht, und { $right } ist { $x }. In zwei Blöcken wären dieselben vier Zellen das tödliche Muster.
lesson-uniqueness-test-1-origin = Der Name Unique Rectangle und die Nummern der ersten Typen gehen auf MadOverlord zurück, den Autor des Programms Sudoku Susser, der die Beschreibungen 2005 im Sudoku Players' Forum geordnet hat.

lesson-uniqueness-test-2-what = Zwei Ecken eines solchen Rechtecks haben genau seine beiden Ziffern. Die anderen beiden, die nebeneinanderliegen, haben einen Kandidaten mehr, beide denselben. Diese Ziffer entfällt in allen Zellen, die diese beiden Ecken sehen.
lesson-uniqueness-test-2-when = Wo ein Rechteck zwei saubere Ecken hat und zwei Ecken mit ein und derselben zusätzlichen Ziffer.
lesson-uniqueness-test-2-why = Enthielte keine der beiden Ecken die zusätzliche Ziffer, blieben dem Rechteck nur zwei Ziffern, und das Rätsel hätte zwei Lösungen. Also enthält eine von ihnen diese Ziffer, und was beide sieht, kann sie nicht enthalten.
lesson-uniqueness-test-2-also = Uniqueness Test 2; Unique Rectangle Type 2; Unique Side
lesson-uniqueness-test-2-look-1 = Suche nach zwei Zellen mit denselben zwei Kandidaten in einer Zeile oder Spalte.
lesson-uniqueness-test-2-look-2 = Bestimme die beiden anderen Ecken so, dass die vier in genau zwei Blöcken liegen.
lesson-uniqueness-test-2-look-3 = Prüfe, ob beide die zwei Ziffern und einen weiteren Kandidaten haben, beide denselben.
lesson-uniqueness-test-2-look-4 = Streiche diese dritte Ziffer in allen Zellen, die diese beiden Ecken sehen: in deren Linie und in deren Block, falls sie in einem liegen.
lesson-uniqueness-test-2-mistake = Die beiden Ziffern des Rechtecks bleiben in den Ecken; nur die dritte Ziffer entfällt, und nur anderswo. Haben die Ecken verschiedene zusätzliche Ziffern, ist es vielleicht ein Fall für [Uniqueness Test 3] oder [Uniqueness Test 4].
lesson-uniqueness-test-2-lookalike = { $first } und { $second } haben nur { $x } und { $y }, { $third } und { $fourth } dazu noch { $z }. Aber { $third } kann auch { $w } sein. Auch das bewahrt das Rätsel vor zwei Lösungen, also muss keine der beiden Zellen { $z } sein. Hier ist { $third } { $w }, und { $right } ist { $z }, obwohl sie beide sieht.

lesson-uniqueness-test-3-what = Zwei Ecken nebeneinander haben zusätzliche Kandidaten. Als eine Zelle betrachtet, bilden diese zusätzlichen Ziffern mit anderen Zellen eines Hauses, das beide Ecken teilen, eine nackte Teilmenge. Die Ziffern der Teilmenge entfallen im Rest dieses Hauses.
lesson-uniqueness-test-3-when = Wo ein Rechteck zwei saubere Ecken hat und die anderen nur wenige zusätzliche Ziffern haben. Suche in deren Zeile, Spalte oder Block nach Zellen, die nur diese Ziffern haben und vielleicht noch eine dazu.
lesson-uniqueness-test-3-why = Eine der beiden Ecken muss eine der zusätzlichen Ziffern enthalten, sonst hätte das Rätsel zwei Lösungen. Das Paar wirkt also wie eine Zelle, deren Kandidaten die zusätzlichen Ziffern sind, und mit ihren Partnern sind es ebenso viele Zellen wie Ziffern. Im Rest des Hauses entfallen sie.
lesson-uniqueness-test-3-also = Uniqueness Test 3; Unique Rectangle Type 3; Unique Subset
lesson-uniqueness-test-3-look-1 = Suche nach einem Rechteck in genau zwei Blöcken mit zwei Ecken einer Seite, die nur seine beiden Ziffern haben, während die anderen zwei diese und weitere haben.
lesson-uniqueness-test-3-look-2 = Schreib die zusätzlichen Ziffern beider Ecken zusammen auf und stell sie dir als die Kandidaten einer einzigen Zelle vor.
lesson-uniqueness-test-3-look-3 = Suche in einer Linie oder einem Block, den beide Ecken teilen, nach anderen Zellen, die mit dieser eine nackte Teilmenge bilden: so viele Ziffern wie Zellen, wobei die beiden Ecken als eine zählen.
lesson-uniqueness-test-3-look-4 = Streiche die Ziffern der Teilmenge in den Zellen dieses Hauses, die weder zur Teilmenge gehören noch Ecken sind.
lesson-uniqueness-test-3-mistake = In den beiden Ecken müssen die Ziffern der Teilmenge bleiben: Eine davon enthält eine der zusätzlichen Ziffern, und es ist offen, welche. Und die Ecken zählen als eine Zelle, nicht als zwei; mit zweien hätte die Teilmenge eine Ziffer zu wenig.
lesson-uniqueness-test-3-lookalike = Vier Ecken scheinen { $x } und { $y } zu haben, nur { $first } und { $second } mehr. Eine von diesen wäre dann eine von { $digits }, und mit { $third }, die gerade diese hat, nähmen sie dem Rest von { $house } beide. Aber { $spoiler } kann auch { $z } sein, und auch das bewahrt das Rätsel vor zwei Lösungen. Hier ist sie es, { $first } und { $second } enthalten nichts als { $x } und { $y }, und { $right } ist { $w }.

lesson-uniqueness-test-4-what = Zwei Ecken nebeneinander haben zusätzliche Kandidaten, und ein Haus, das sie teilen, hat eine der beiden Ziffern nirgends sonst. Die andere der beiden Ziffern entfällt in beiden Ecken.
lesson-uniqueness-test-4-when = Wo ein Rechteck zwei saubere Ecken hat und einer seiner Ziffern in der Zeile, der Spalte oder dem Block der anderen beiden Ecken nur diese beiden bleiben.
lesson-uniqueness-test-4-why = Die Ziffer muss in einer der beiden Ecken stehen. Enthielte die andere Ecke die zweite Ziffer, wäre das Rechteck mit zwei Ziffern gefüllt und ließe sich vertauschen. Es gibt nur eine Lösung, also enthält keine der beiden Ecken die zweite Ziffer.
lesson-uniqueness-test-4-also = Uniqueness Test 4; Unique Rectangle Type 4; Unique Pair
lesson-uniqueness-test-4-look-1 = Suche nach einem Rechteck in genau zwei Blöcken mit zwei Ecken einer Seite, die nur seine beiden Ziffern haben, während die anderen zwei diese und weitere haben.
lesson-uniqueness-test-4-look-2 = Sieh dir jedes Haus an, das die anderen beiden Ecken teilen: ihre Linie und ihren Block, falls sie in einem liegen.
lesson-uniqueness-test-4-look-3 = Prüfe, ob eine der beiden Ziffern dort nur in den zwei Ecken einen Platz hat.
lesson-uniqueness-test-4-look-4 = Streiche die zweite der beiden Ziffern in beiden Ecken.
lesson-uniqueness-test-4-mistake = Oft wird die falsche Ziffer gestrichen. Die Ziffer, die im Haus keinen anderen Platz hat, muss in einer der Ecken stehen, also bleibt sie; die andere entfällt.
lesson-uniqueness-test-4-lookalike = { $first } und { $second } haben nur { $x } und { $y }; { $third } und { $fourth } können { $x }, { $y } oder etwas anderes sein. Aber { $house } hat einen weiteren Platz für { $x }, { $spoiler }, also muss keine der beiden { $x } sein. Hier steht { $x } in { $spoiler }, und { $third } ist { $y }, die man gestrichen hätte.

lesson-uniqueness-test-5-what = Die Ecken mit dem zusätzlichen Kandidaten liegen sich schräg gegenüber, oder es sind drei, und der zusätzliche ist überall dieselbe Ziffer. Sie entfällt in allen Zellen, die alle diese Ecken sehen.
lesson-uniqueness-test-5-when = Wie bei [Uniqueness Test 2], wenn die Ecken mit der zusätzlichen Ziffer nicht nebeneinanderliegen.
lesson-uniqueness-test-5-why = Enthielte keine dieser Ecken die zusätzliche Ziffer, blieben im Rechteck nur die beiden Ziffern übrig, und das Rätsel hätte zwei Lösungen. Eine enthält sie also, und in allem, was alle diese Ecken sieht, entfällt sie.
lesson-uniqueness-test-5-also = Uniqueness Test 5; Unique Rectangle Type 5
lesson-uniqueness-test-5-look-1 = Suche nach einem Rechteck in genau zwei Blöcken mit einer oder zwei Ecken, die nur seine beiden Ziffern haben; sind es zwei, liegen sie sich schräg gegenüber.
lesson-uniqueness-test-5-look-2 = Prüfe, ob die anderen Ecken die beiden Ziffern und einen weiteren Kandidaten haben, in allen denselben.
lesson-uniqueness-test-5-look-3 = Suche nach Zellen außerhalb des Rechtecks, die jede Ecke mit dieser dritten Ziffer sehen.
lesson-uniqueness-test-5-look-4 = Streiche die dritte Ziffer in ihnen.
lesson-uniqueness-test-5-mistake = Bei drei Ecken muss eine Zelle alle drei sehen. Sieht sie nur zwei, kann die Ziffer in der dritten Ecke stehen und die Zelle in Ruhe lassen.
lesson-uniqueness-test-5-lookalike = { $first }, { $second } und { $third } können außer { $x } und { $y } auch { $z } sein, und { $right } sieht alle drei. Aber auch die vierte Ecke, { $spoiler }, kann { $z } sein, und die sieht { $right } nicht. Hier ist es { $spoiler }, die als { $z } das Rätsel vor zwei Lösungen bewahrt, und auch { $right } ist { $z }.

lesson-uniqueness-test-6-what = Zwei Ecken, die sich schräg gegenüberliegen, haben zusätzliche Kandidaten, und eine der beiden Ziffern hat in den Zeilen und Spalten des Rechtecks keinen anderen Platz. Diese Ziffer entfällt in diesen beiden Ecken.
lesson-uniqueness-test-6-when = Wo saubere Ecken über Kreuz stehen und eine Ziffer des Rechtecks in den vier Zellen für sich einen [X-Wing] bildet.
lesson-uniqueness-test-6-why = In einem solchen X-Wing steht die Ziffer auf einer Diagonale. Stünde sie in den Ecken mit zusätzlichen Kandidaten, enthielten die sauberen Ecken beide die andere Ziffer, und die vier ließen sich vertauschen. Es gibt nur eine Lösung, also steht die Ziffer in den sauberen Ecken.
lesson-uniqueness-test-6-also = Uniqueness Test 6; Unique Rectangle Type 6
lesson-uniqueness-test-6-look-1 = Suche nach einem Rechteck in genau zwei Blöcken mit zwei Ecken, die sich schräg gegenüberliegen und nur seine beiden Ziffern haben.
lesson-uniqueness-test-6-look-2 = Prüfe, ob die beiden anderen Ecken die zwei Ziffern und weitere haben.
lesson-uniqueness-test-6-look-3 = Sieh für jede der beiden Ziffern beide Zeilen und beide Spalten entlang. Mach mit einer weiter, die dort nur in den vier Ecken einen Platz hat.
lesson-uniqueness-test-6-look-4 = Streiche diese Ziffer in den beiden Ecken mit zusätzlichen Ziffern. In die beiden anderen kann man sie dann eintragen.
lesson-uniqueness-test-6-mistake = Hier entfällt gerade die Ziffer, die den [X-Wing] bildet, und zwar nur in den Ecken mit zusätzlichen Ziffern. Bei [Uniqueness Test 4] bleibt die Ziffer, die keinen anderen Platz hat; so verwechselt man die beiden leicht.
lesson-uniqueness-test-6-lookalike = In allen vier Linien des Rechtecks hat { $x } nur die Ecken als Plätze. Wäre { $right } { $x }, dann auch die Ecke gegenüber, { $fourth }, und die beiden anderen, { $first } und { $spoiler }, wären beide { $y }: scheinbar ein tödliches Muster. Aber { $spoiler } kann auch { $z } sein. Hier ist sie es, und { $right } ist { $x }, die man gestrichen hätte.

lesson-unique-loop-1-what = Eine geschlossene Schleife aus sechs oder mehr Zellen hat überall dieselben zwei Kandidaten, und jedes Haus, das sie trifft, hat zwei ihrer Zellen. Eine Zelle hat weitere Kandidaten, und die beiden Ziffern entfallen dort.
lesson-unique-loop-1-when = Beginne mit drei oder mehr Zellen mit denselben zwei Kandidaten und versuche, von Haus zu Haus eine Schleife durch sie zu schließen. Wo alle Zellen bis auf eine sauber sind, sieh dir diese an.
lesson-unique-loop-1-why = Würden die beiden Ziffern die Schleife abwechselnd füllen, könnten sie die Plätze tauschen, und kein Haus würde es merken. Es gibt nur eine Lösung, also enthält die Zelle mit weiteren Kandidaten einen von diesen.
lesson-unique-loop-1-look-1 = Wähle zwei Ziffern und gehe von Zelle zu Zelle, die beide hat, immer innerhalb einer Zeile, einer Spalte oder eines Blocks, bis du wieder am Anfang bist. Weiter nur, wenn jedes Haus, das die Schleife berührt, genau zwei ihrer Zellen hat.
lesson-unique-loop-1-look-2 = Zähle die Zellen mit weiteren Kandidaten. Weiter, wenn es nur eine ist.
lesson-unique-loop-1-look-3 = Streiche die zwei Ziffern aus dieser Zelle.
lesson-unique-loop-1-mistake = Man streicht stattdessen einen weiteren Kandidaten. Gerade die weiteren Kandidaten bewahren das Rätsel vor zwei Lösungen: Sie bleiben, und die zwei Ziffern fallen weg.
lesson-unique-loop-1-lookalike = Sechs Zellen bilden eine geschlossene Schleife mit { $x } und { $y }, und { $first } kann auch { $z } sein. Aber auch { $spoiler } hat einen weiteren Kandidaten, { $w }, und es genügt, wenn eine der beiden Zellen das Rätsel vor zwei Lösungen bewahrt. Hier tut es { $spoiler }, und { $first } ist { $y }, die man gestrichen hätte.

lesson-unique-loop-2-what = Eine geschlossene Schleife aus sechs oder mehr Zellen hat überall dieselben zwei Kandidaten, und jedes Haus, das sie trifft, hat zwei ihrer Zellen. Einige Zellen haben dieselbe weitere Ziffer, und sie entfällt in allem, was diese Zellen alle sieht.
lesson-unique-loop-2-when = Beginne mit drei oder mehr Zellen mit denselben zwei Kandidaten und versuche, von Haus zu Haus eine Schleife durch sie zu schließen. Sind die weiteren Kandidaten alle von einer Ziffer, suche eine Zelle, die sie alle sieht.
lesson-unique-loop-2-why = Würden die beiden Ziffern die Schleife abwechselnd füllen, könnten sie die Plätze tauschen, und kein Haus würde es merken. Es gibt nur eine Lösung, also enthält eine der Zellen die weitere Ziffer.
lesson-unique-loop-2-look-1 = Wähle zwei Ziffern und gehe von Zelle zu Zelle, die beide hat, immer innerhalb einer Zeile, einer Spalte oder eines Blocks, bis du wieder am Anfang bist. Weiter nur, wenn jedes Haus, das die Schleife berührt, genau zwei ihrer Zellen hat.
lesson-unique-loop-2-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter, wenn alle dieselbe Ziffer haben.
lesson-unique-loop-2-look-3 = Streiche diese Ziffer aus jeder Zelle, die alle markierten sieht.
lesson-unique-loop-2-mistake = Man streicht die Ziffer aus Zellen, die nur einige der markierten sehen. Gerade in der anderen kann sie stehen.
lesson-unique-loop-2-lookalike = Sechs Zellen bilden eine geschlossene Schleife mit { $x } und { $y }, und { $first } und { $second } können auch { $z } sein. { $right } sieht beide. Aber auch { $spoiler } hat einen weiteren Kandidaten, { $w }, und gerade der kann das Rätsel vor zwei Lösungen bewahren. Hier ist { $spoiler } { $w }, weder { $first } noch { $second } ist { $z }, wohl aber { $right }.

lesson-unique-loop-3-what = Eine geschlossene Schleife aus sechs oder mehr Zellen hat überall dieselben zwei Kandidaten, und jedes Haus, das sie trifft, hat zwei ihrer Zellen. Zellen eines Hauses haben weitere Kandidaten. Zusammen wirken sie wie eine Zelle einer nackten Teilmenge dieses Hauses.
lesson-unique-loop-3-when = Beginne mit drei oder mehr Zellen mit denselben zwei Kandidaten und versuche, von Haus zu Haus eine Schleife durch sie zu schließen. Sammle die weiteren Ziffern zweier Zellen eines Hauses und suche dort Zellen, die nur diese enthalten.
lesson-unique-loop-3-why = Würden die beiden Ziffern die Schleife abwechselnd füllen, könnten sie die Plätze tauschen, und kein Haus würde es merken. Es gibt nur eine Lösung, also enthält eine der Zellen eine weitere Ziffer, wie eine Zelle, die nur diese hat.
lesson-unique-loop-3-look-1 = Wähle zwei Ziffern und gehe von Zelle zu Zelle, die beide hat, immer innerhalb einer Zeile, einer Spalte oder eines Blocks, bis du wieder am Anfang bist. Weiter nur, wenn jedes Haus, das die Schleife berührt, genau zwei ihrer Zellen hat.
lesson-unique-loop-3-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter, wenn sie in einem Haus liegen.
lesson-unique-loop-3-look-3 = Suche dort Zellen, die nur diese weiteren Ziffern und vielleicht noch andere haben: so viele Ziffern wie Zellen, wobei die markierten als eine zählen.
lesson-unique-loop-3-look-4 = Streiche diese Ziffern aus den anderen Zellen des Hauses.
lesson-unique-loop-3-mistake = Man streicht die Ziffern auch aus den markierten Zellen. Eine von diesen muss aber eine davon enthalten.
lesson-unique-loop-3-lookalike = Sechs Zellen bilden eine geschlossene Schleife mit { $x } und { $y }, und { $first } und { $second } können auch { $z } sein. Müsste eine von ihnen es sein, nähmen sie zusammen mit { $third }, die nur { $z } und { $w } hat, dem Rest von { $house } beide Ziffern. Aber auch { $spoiler }, außerhalb von { $house }, kann { $z } sein, und das allein bewahrt das Rätsel vor zwei Lösungen. Hier ist sie es, { $third } ist { $w }, und { $right } ist { $z }.

lesson-unique-loop-4-what = Eine geschlossene Schleife aus sechs oder mehr Zellen hat überall dieselben zwei Kandidaten, und jedes Haus, das sie trifft, hat zwei ihrer Zellen. Zwei Zellen eines Hauses haben weitere Kandidaten, und das Haus hat eine der beiden Ziffern sonst nirgends. Der Rest der beiden Ziffern entfällt in beiden.
lesson-unique-loop-4-when = Beginne mit drei oder mehr Zellen mit denselben zwei Kandidaten und versuche, von Haus zu Haus eine Schleife durch sie zu schließen. Teilen zwei Zellen mit weiteren Kandidaten ein Haus, prüfe, ob es eine der Ziffern nur in diesen beiden hat.
lesson-unique-loop-4-why = Würden die beiden Ziffern die Schleife abwechselnd füllen, könnten sie die Plätze tauschen, und kein Haus würde es merken. Eine der beiden Zellen enthält diese Ziffer. Es gibt nur eine Lösung, also enthält die andere einen weiteren Kandidaten.
lesson-unique-loop-4-look-1 = Wähle zwei Ziffern und gehe von Zelle zu Zelle, die beide hat, immer innerhalb einer Zeile, einer Spalte oder eines Blocks, bis du wieder am Anfang bist. Weiter nur, wenn jedes Haus, das die Schleife berührt, genau zwei ihrer Zellen hat.
lesson-unique-loop-4-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter, wenn es zwei sind und sie in einem Haus liegen.
lesson-unique-loop-4-look-3 = Suche eine der zwei Ziffern, die im Haus nur diese beiden Plätze hat.
lesson-unique-loop-4-look-4 = Streiche die andere der zwei Ziffern aus den beiden Zellen.
lesson-unique-loop-4-mistake = Man streicht die Ziffer, die an die beiden Zellen gebunden ist. Weg fällt die andere; die gebundene muss in einer der beiden stehen.
lesson-unique-loop-4-lookalike = Sechs Zellen bilden eine geschlossene Schleife mit { $x } und { $y }, und { $first } und { $right } können auch { $z } sein. In { $house } hat { $y } nur in diesen beiden Platz, also wäre eine von ihnen { $y } und die andere { $z }. Aber auch { $spoiler } kann { $z } sein, und das allein bewahrt das Rätsel vor zwei Lösungen. Hier ist sie es, { $first } ist { $y }, und { $right } ist { $x }, die man gestrichen hätte.

lesson-extended-rectangle-1-what = Drei Zellen einer Linie und die drei daneben auf einer parallelen Linie, in drei Blöcken, haben dieselben drei Ziffern, jede Zelle mindestens zwei davon. Eine Zelle hat weitere Kandidaten, und die drei Ziffern entfallen dort.
lesson-extended-rectangle-1-when = Suche zwei benachbarte Linien, auf denen in drei Blöcken je ein Paar von Zellen nur drei Ziffern übrig hat. Wo alle Zellen bis auf eine sauber sind, sieh dir diese an.
lesson-extended-rectangle-1-why = Würden drei Ziffern die sechs Zellen füllen, hätten beide Linien dort dieselben drei und könnten die Plätze tauschen. Es gibt nur eine Lösung, also enthält die Zelle mit weiteren Kandidaten einen von diesen.
lesson-extended-rectangle-1-look-1 = Suche zwei benachbarte Linien und in drei Blöcken je eine Spalte oder Zeile quer dazu, sodass die sechs Zellen drei Ziffern haben, jede mindestens zwei davon.
lesson-extended-rectangle-1-look-2 = Zähle die Zellen mit weiteren Kandidaten. Weiter, wenn es nur eine ist.
lesson-extended-rectangle-1-look-3 = Streiche die drei Ziffern aus dieser Zelle.
lesson-extended-rectangle-1-mistake = Man streicht stattdessen einen weiteren Kandidaten. Gerade die weiteren Kandidaten bewahren das Rätsel vor zwei Lösungen: Sie bleiben, und die drei Ziffern fallen weg.
lesson-extended-rectangle-1-lookalike = Drei Zellen in { $line } und drei in { $other-line } haben { $x }, { $y } und { $z }, und { $first } kann auch { $w } sein. Aber auch { $spoiler } hat einen weiteren Kandidaten, { $v }, und ein einziger wahrer bewahrt das Rätsel vor zwei Lösungen. Hier ist { $spoiler } { $v }, und { $first } ist { $y }, die man gestrichen hätte.

lesson-extended-rectangle-2-what = Drei Zellen einer Linie und die drei daneben auf einer parallelen Linie, in drei Blöcken, haben dieselben drei Ziffern, jede Zelle mindestens zwei davon. Einige Zellen haben dieselbe weitere Ziffer, und sie entfällt in allem, was diese Zellen alle sieht.
lesson-extended-rectangle-2-when = Suche zwei benachbarte Linien, auf denen in drei Blöcken je ein Paar von Zellen nur drei Ziffern übrig hat. Sind die weiteren Kandidaten alle von einer Ziffer, suche eine Zelle, die sie alle sieht.
lesson-extended-rectangle-2-why = Würden drei Ziffern die sechs Zellen füllen, hätten beide Linien dort dieselben drei und könnten die Plätze tauschen. Es gibt nur eine Lösung, also enthält eine der Zellen die weitere Ziffer.
lesson-extended-rectangle-2-look-1 = Suche zwei benachbarte Linien und in drei Blöcken je eine Spalte oder Zeile quer dazu, sodass die sechs Zellen drei Ziffern haben, jede mindestens zwei davon.
lesson-extended-rectangle-2-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter, wenn alle dieselbe Ziffer haben.
lesson-extended-rectangle-2-look-3 = Streiche diese Ziffer aus jeder Zelle, die alle markierten sieht.
lesson-extended-rectangle-2-mistake = Man streicht die Ziffer aus Zellen, die nur einige der markierten sehen. Gerade in der anderen kann sie stehen.
lesson-extended-rectangle-2-lookalike = Drei Zellen in { $line } und drei in { $other-line } haben { $digits }, und { $spoiler } und { $second } können auch { $x } sein, sodass { $right }, die beide sieht, sie verlieren würde. Aber { $spoiler } hat noch einen Kandidaten, { $w }, und auch der bewahrt das Rätsel vor zwei Lösungen. Hier ist { $spoiler } { $w }, auch { $second } ist nicht { $x }, wohl aber { $right }.

lesson-extended-rectangle-3-what = Drei Zellen einer Linie und die drei daneben auf einer parallelen Linie, in drei Blöcken, haben dieselben drei Ziffern, jede Zelle mindestens zwei davon. Zellen eines Hauses haben weitere Kandidaten. Zusammen wirken sie wie eine Zelle einer nackten Teilmenge dieses Hauses.
lesson-extended-rectangle-3-when = Suche zwei benachbarte Linien, auf denen in drei Blöcken je ein Paar von Zellen nur drei Ziffern übrig hat. Sammle die weiteren Ziffern zweier Zellen eines Hauses und suche dort Zellen, die nur diese enthalten.
lesson-extended-rectangle-3-why = Würden drei Ziffern die sechs Zellen füllen, hätten beide Linien dort dieselben drei und könnten die Plätze tauschen. Es gibt nur eine Lösung, also enthält eine der Zellen eine weitere Ziffer, wie eine Zelle, die nur diese hat.
lesson-extended-rectangle-3-look-1 = Suche zwei benachbarte Linien und in drei Blöcken je eine Spalte oder Zeile quer dazu, sodass die sechs Zellen drei Ziffern haben, jede mindestens zwei davon.
lesson-extended-rectangle-3-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter, wenn sie in einem Haus liegen.
lesson-extended-rectangle-3-look-3 = Suche dort Zellen, die nur diese weiteren Ziffern und vielleicht noch andere haben: so viele Ziffern wie Zellen, wobei die markierten als eine zählen.
lesson-extended-rectangle-3-look-4 = Streiche diese Ziffern aus den anderen Zellen des Hauses.
lesson-extended-rectangle-3-mistake = Man streicht die Ziffern auch aus den markierten Zellen. Eine von diesen muss aber eine davon enthalten.
lesson-extended-rectangle-3-lookalike = Drei Zellen in { $line } und drei in { $other-line } haben { $digits }, und { $spoiler } und { $second } können auch { $x } sein. Müsste eine von ihnen es sein, bildeten sie ein Paar mit { $third }, die nur { $x } und { $z } hat, und { $right } könnte nicht { $z } sein. Aber { $spoiler } kann auch { $w } sein, und dann muss keine der beiden { $x } sein. So ist es hier: { $third } ist { $x }, und { $right } ist { $z }.

lesson-extended-rectangle-4-what = Drei Zellen einer Linie und die drei daneben auf einer parallelen Linie, in drei Blöcken, haben dieselben drei Ziffern, jede Zelle mindestens zwei davon. Zwei Zellen eines Hauses haben weitere Kandidaten, und das Haus hat eine der drei Ziffern sonst nirgends. Der Rest der drei Ziffern entfällt in beiden.
lesson-extended-rectangle-4-when = Suche zwei benachbarte Linien, auf denen in drei Blöcken je ein Paar von Zellen nur drei Ziffern übrig hat. Teilen zwei Zellen mit weiteren Kandidaten ein Haus, prüfe, ob es eine der Ziffern nur in diesen beiden hat.
lesson-extended-rectangle-4-why = Würden drei Ziffern die sechs Zellen füllen, hätten beide Linien dort dieselben drei und könnten die Plätze tauschen. Eine der beiden Zellen enthält diese Ziffer. Es gibt nur eine Lösung, also enthält die andere einen weiteren Kandidaten.
lesson-extended-rectangle-4-look-1 = Suche zwei benachbarte Linien und in drei Blöcken je eine Spalte oder Zeile quer dazu, sodass die sechs Zellen drei Ziffern haben, jede mindestens zwei davon.
lesson-extended-rectangle-4-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter, wenn es zwei sind und sie in einem Haus liegen.
lesson-extended-rectangle-4-look-3 = Suche eine der drei Ziffern, die im Haus nur diese beiden Plätze hat.
lesson-extended-rectangle-4-look-4 = Streiche die übrigen der drei Ziffern aus den beiden Zellen.
lesson-extended-rectangle-4-mistake = Man streicht die Ziffer, die an die beiden Zellen gebunden ist. Weg fallen die anderen; die gebundene muss in einer der beiden stehen.
lesson-extended-rectangle-4-lookalike = Drei Zellen in { $other-line } und drei in { $line } haben { $digits }, und { $first } kann auch { $z } sein, { $right } auch { $w }. Hätte { $line } { $x } nur in diesen beiden, wäre eine von ihnen { $x } und die andere ihre weitere Ziffer, { $right } also nicht { $y }. Aber es gibt einen dritten Platz für { $x }, { $spoiler }. Hier steht { $x } dort, { $first } ist { $z }, und { $right } ist { $y }.

lesson-hidden-rectangle-what = Ein Rechteck hat eine saubere Ecke. In der Zeile und in der Spalte der Ecke schräg gegenüber hat eine seiner beiden Ziffern keinen anderen Platz als das Rechteck. Die andere Ziffer entfällt in dieser Ecke gegenüber.
lesson-hidden-rectangle-when = Wo zwei oder drei Ecken eines Rechtecks zusätzliche Kandidaten haben. Geh von einer sauberen Ecke aus zu der schräg gegenüber und suche in ihren beiden Linien nach einer Ziffer mit zwei Plätzen.
lesson-hidden-rectangle-why = Enthielte die Ecke gegenüber die zweite Ziffer, müsste die erste in den beiden benachbarten Ecken stehen, denn ihre Linien haben keinen anderen Platz. Der sauberen Ecke bliebe die zweite Ziffer: Das Rechteck ließe sich vertauschen, und es gäbe zwei Lösungen.
lesson-hidden-rectangle-also = Hidden Unique Rectangle
lesson-hidden-rectangle-look-1 = Wähle eine Zelle mit genau zwei Kandidaten als saubere Ecke.
lesson-hidden-rectangle-look-2 = Suche nach drei Zellen, die sie zu einem Rechteck in genau zwei Blöcken ergänzen und die alle die beiden Ziffern unter ihren Kandidaten haben.
lesson-hidden-rectangle-look-3 = Geh zu der Ecke, die der sauberen schräg gegenüberliegt. Suche in ihrer Zeile und in ihrer Spalte nach einer der beiden Ziffern, die dort nur in Ecken des Rechtecks einen Platz hat.
lesson-hidden-rectangle-look-4 = Streiche die andere der beiden Ziffern in dieser Ecke gegenüber.
lesson-hidden-rectangle-mistake = Geprüft werden müssen beide Linien der Ecke gegenüber, nicht die der sauberen. Hat eine ihrer Linien einen dritten Platz der Ziffer, dann kommt eine der benachbarten Ecken vielleicht ohne sie aus, und das Argument versagt.
lesson-hidden-rectangle-lookalike = In { $other-line } hat { $x } nur zwei Ecken des Rechtecks, in { $line } aber einen dritten Platz, { $spoiler }. Ist { $right } { $y }, kann { $x } dort stehen, und die vier Ecken enthalten nicht nur { $x } und { $y }. So ist es hier, und { $y } aus { $right } zu streichen wäre falsch.

lesson-avoidable-rectangle-type-1-what = Drei Ecken eines Rechtecks sind gelöst, keine davon ist eine Vorgabe. Zwei, die sich schräg gegenüberliegen, enthalten dieselbe Ziffer. Die vierte Ecke kann die Ziffer der Ecke, die ihr gegenüberliegt, nicht enthalten.
lesson-avoidable-rectangle-type-1-when = Spät im Rätsel, unter den Zellen, die du selbst ausgefüllt hast. Vorgaben zählen nicht, denn sie würden die beiden Füllungen unterscheiden.
lesson-avoidable-rectangle-type-1-why = Enthielte sie diese, stünden in den vier Zellen zwei Ziffern über Kreuz, und keine der vier ist eine Vorgabe. Vertauschte man die Ziffern, wären dieselben Vorgaben auf eine zweite Art gelöst. Eine zweite Art gibt es nicht, also ist die Ziffer falsch.
lesson-avoidable-rectangle-type-1-look-1 = Markiere die Vorgaben des Rätsels, damit du weißt, welche Ziffern du selbst eingetragen hast.
lesson-avoidable-rectangle-type-1-look-2 = Suche unter deinen eigenen Ziffern nach drei Ecken eines Rechtecks in genau zwei Blöcken, von denen die beiden, die sich schräg gegenüberliegen, dieselbe Ziffer enthalten. Die vierte Ecke muss leer sein.
lesson-avoidable-rectangle-type-1-look-3 = Lies die Ziffer der dritten gelösten Ecke ab, die der leeren schräg gegenüberliegt.
lesson-avoidable-rectangle-type-1-look-4 = Streiche diese Ziffer in der leeren Ecke.
lesson-avoidable-rectangle-type-1-mistake = Eine Vorgabe unter den Ecken genügt, und es geht nicht mehr. Die vertauschten Ziffern würden dieser Vorgabe widersprechen, wären also keine zweite Lösung.
lesson-avoidable-rectangle-type-1-lookalike = { $first } ist { $x }, { $second } und { $third } sind { $y }. Mit { $x } in { $right } könnten die beiden Ziffern die Plätze tauschen, und das Rätsel hätte zwei Lösungen: So scheint es. Aber { $first } ist eine Vorgabe. Der Tausch würde ihr widersprechen, wäre also keine zweite Lösung, und nichts droht. Hier ist { $right } { $x }.

lesson-avoidable-rectangle-type-2-what = Zwei Ecken auf einer Seite eines Rechtecks sind gelöst, keine davon ist eine Vorgabe. Die anderen beiden haben jeweils die Ziffer, die den Tausch vollenden würde, und dieselbe zusätzliche Ziffer. Die zusätzliche entfällt in allem, was beide sieht.
lesson-avoidable-rectangle-type-2-when = Wo du zwei benachbarte Ecken selbst ausgefüllt hast und die anderen beiden je zwei Kandidaten haben, einen davon gemeinsam.
lesson-avoidable-rectangle-type-2-why = Enthielte keine der offenen Ecken die zusätzliche Ziffer, stünden in den vier Zellen ohne jede Vorgabe zwei Ziffern über Kreuz und ließen sich vertauschen. Also enthält eine von ihnen die zusätzliche Ziffer, und was beide sieht, nicht.
lesson-avoidable-rectangle-type-2-look-1 = Suche nach zwei Ziffern in einer Zeile oder Spalte, die du selbst eingetragen hast; keine davon ist eine Vorgabe.
lesson-avoidable-rectangle-type-2-look-2 = Suche nach zwei leeren Zellen, die ein Rechteck in genau zwei Blöcken vollenden. In jeder muss ein Kandidat die Ziffer sein, die in der Ecke schräg gegenüber steht.
lesson-avoidable-rectangle-type-2-look-3 = Prüfe, ob jede von ihnen genau einen weiteren Kandidaten hat, und zwar beide denselben.
lesson-avoidable-rectangle-type-2-look-4 = Streiche diesen zweiten Kandidaten in allen Zellen, die beide leeren Ecken sehen.
lesson-avoidable-rectangle-type-2-mistake = Auf Papier ist bald vergessen, welche Ziffern gedruckt waren. Ist eine der beiden eine Vorgabe, dann würde ihr der Tausch widersprechen; er wäre also keine zweite Lösung, und nichts folgt.
lesson-avoidable-rectangle-type-2-lookalike = { $first } und { $second } sind gelöst, und { $third } und { $fourth } haben die Ziffern, die einen Tausch vollenden würden, und außerdem { $z }. Aber { $second } ist eine Vorgabe. Der Tausch würde ihr widersprechen, wäre also keine zweite Lösung: Nichts zwingt eine der beiden, { $z } zu sein. Hier ist { $third } { $x }, { $fourth } ist { $y }, und { $right }, die beide sieht, ist { $z }.

lesson-gurth-s-symmetrical-placement-what = Eine Drehung des Bretts oder eine Spiegelung an einer Diagonale führt jede Vorgabe in eine Vorgabe über und jede Ziffer immer in dieselbe Ziffer. Dann hat auch die Lösung diese Symmetrie, und jeder Kandidat, der dazu nicht passt, wird gestrichen.
lesson-gurth-s-symmetrical-placement-when = Am Anfang, wenn das Muster der Vorgaben symmetrisch aussieht. Wenige Rätsel haben das, aber dann verrät es auf einmal viel.
lesson-gurth-s-symmetrical-placement-why = Bewege das Rätsel und vertausche die Ziffern, und dasselbe Rätsel steht wieder da. Seine Lösung, ebenso bewegt, ist auch eine Lösung davon. Ein richtiges Rätsel hat nur eine, also ist es dieselbe.
lesson-gurth-s-symmetrical-placement-also = Gurth's Theorem; Symmetrical Placement
lesson-gurth-s-symmetrical-placement-look-1 = Sieh nach, ob die Zellen der Vorgaben nach einer halben Drehung, einer Vierteldrehung oder einer Spiegelung an einer Diagonale dieselben sind.
lesson-gurth-s-symmetrical-placement-look-2 = Schreib auf, welche Ziffer dorthin kommt, wo welche war. Weiter geht es, wenn jede Ziffer immer in dieselbe übergeht und keine zwei in eine. Höchstens eine Ziffer darf fehlen: Sie bleibt gleich.
lesson-gurth-s-symmetrical-placement-look-3 = Zellen, die an ihrem Platz bleiben, etwa die der Diagonale, behalten nur Ziffern, die gleich bleiben. Eine Zelle, die die Zelle sieht, auf die sie fällt, verliert diese Ziffern.
lesson-gurth-s-symmetrical-placement-look-4 = Später gilt alles, was für eine Zelle gilt, mit vertauschten Ziffern auch für die Zelle, auf die sie fällt.
lesson-gurth-s-symmetrical-placement-mistake = Nur auf die Zellen zu achten und nicht auf die Ziffern. Die meisten Rätsel haben ihre Vorgaben in einem symmetrischen Muster; das sagt nichts, solange nicht auch die Ziffern ineinander übergehen.
lesson-gurth-s-symmetrical-placement-lookalike = Eine halbe Drehung führt jede Vorgabe in eine Vorgabe über und fast jede Ziffer immer in dieselbe: Sonst wird { $x } zu { $y }. Aber in { $first } steht { $x }, und in { $second }, wohin sie kommt, { $z }. Eine einzige Vorgabe, die nicht passt, und die Lösung muss nicht symmetrisch sein. Hier ist { $right }, die Mitte, { $x }; mit der Symmetrie müsste sie { $w } sein.

lesson-finned-x-wing-what = Ein [X-Wing] mit einem oder zwei weiteren Plätzen in einer seiner Zeilen, den Flossen. Die Ziffer entfällt nur in den Zellen der Spalten, die alle Flossen sehen.
lesson-finned-x-wing-when = Wenn zwei Linien einen X-Wing bilden würden, gäbe es nicht ein oder zwei Plätze zu viel, alle in einem Block. Sieh dir die Zellen dieses Blocks in der Decklinie an.
lesson-finned-x-wing-why = Ohne die Flossen gilt der X-Wing und streicht die Ziffer. Ist eine Flosse wahr, streicht sie die Ziffer in allem, was sie sieht. Was in beiden Fällen entfällt, entfällt sicher.
lesson-finned-x-wing-look-1 = Wähle eine Ziffer und eine Zeile oder eine Spalte, in der sie genau zwei Plätze hat.
lesson-finned-x-wing-look-2 = Suche nach einer zweiten Linie derselben Richtung mit den Plätzen eines [X-Wing] und einem oder zwei weiteren, den Flossen.
lesson-finned-x-wing-look-3 = Prüfe, ob alle Flossen im selben Block liegen wie eine der Ecken in ihrer Linie.
lesson-finned-x-wing-look-4 = Geh von dieser Ecke aus die Linie entlang, die sie abdeckt, innerhalb des Blocks. Streiche die Ziffer in den Zellen dort, die keine Ecken sind.
lesson-finned-x-wing-mistake = Oft wird die Ziffer in den ganzen Decklinien gestrichen, wie bei einem [X-Wing]. Weiter weg sieht eine Zelle die Flossen nicht, und ist eine Flosse wahr, dann spricht dort nichts gegen die Ziffer.
lesson-finned-x-wing-lookalike = Ohne { $spoiler } wären { $other-line } und { $line } ein X-Wing. { $spoiler } ist eine Flosse, und streichen darf man nur, was sie sieht: { $right } sieht sie nicht. Hier ist die Flosse wahr, und { $cover } hat ihre { $x } in { $right }. Keine { $x } der beiden Spalten sieht die Flosse, also lässt sich nichts streichen.

lesson-sashimi-x-wing-what = Ein X-Wing mit Flossen, dem eine Ecke fehlt: Eine Zeile hat nur einen abgedeckten Platz und ihre Flossen. Die Ziffer entfällt in den Zellen der Deckspalten, die alle Flossen sehen.
lesson-sashimi-x-wing-when = Wo eine Zeile zwei Plätze hat und eine andere einen genau darüber oder darunter, während ihre übrigen Plätze zusammen in einem Block neben der fehlenden Ecke liegen.
lesson-sashimi-x-wing-why = Ist keine Flosse wahr, hat die kurze Zeile ihre Ziffer am einen abgedeckten Platz und die andere Zeile in der anderen Spalte; beide Spalten sind verbraucht. Ist eine Flosse wahr, entfällt die Ziffer in allem, was sie sieht. Eine Zelle, für die beides gilt, verliert sie auf jeden Fall.
lesson-sashimi-x-wing-also = Sashimi Finned X-Wing
lesson-sashimi-x-wing-look-1 = Nimm eine Ziffer und suche eine Zeile mit genau zwei Plätzen für sie. Merk dir die beiden Spalten.
lesson-sashimi-x-wing-look-2 = Suche eine zweite Zeile, die die Ziffer nur in einer der beiden Spalten hat. Ihre Zelle in der anderen Spalte ist die fehlende Ecke.
lesson-sashimi-x-wing-look-3 = Prüfe, ob alle anderen Plätze der zweiten Zeile, die Flossen, im Block der fehlenden Ecke liegen.
lesson-sashimi-x-wing-look-4 = Streiche die Ziffer in den Zellen dieses Blocks, die in der Spalte der fehlenden Ecke stehen, aber in keiner der beiden Zeilen. Es geht auch mit vertauschten Zeilen und Spalten.
lesson-sashimi-x-wing-mistake = Die Ziffer in beiden Spalten zu streichen, wie nach einem [X-Wing]. Ist eine Flosse wahr, bekommt eine der Spalten ihre Ziffer nicht aus den beiden Zeilen; also darf man nur Zellen räumen, die jede Flosse sehen.
lesson-sashimi-x-wing-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also braucht das andere Basishaus nur eins der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-swordfish-what = Ein [Swordfish], von dessen Zeilen einige Plätze außerhalb der drei Spalten liegen, die Flossen. Die Ziffer entfällt in den Zellen der Spalten, die alle Flossen sehen.
lesson-finned-swordfish-when = Wenn drei Linien fast mit drei anderen auskommen und das, was zu viel ist, in einem Block liegt.
lesson-finned-swordfish-why = Sind alle Flossen falsch, gilt der Swordfish und räumt seine Decklinien. Ist eine wahr, räumt sie, was sie sieht. Was in einer Decklinie liegt und jede Flosse sieht, wird in beiden Fällen geräumt.
lesson-finned-swordfish-look-1 = Nimm eine Ziffer und sammle die Zeilen mit zwei bis fünf Plätzen für sie.
lesson-finned-swordfish-look-2 = Wähle drei dieser Zeilen und drei Spalten so, dass möglichst wenige Plätze außerhalb der Spalten liegen. Diese sind die Flossen.
lesson-finned-swordfish-look-3 = Mach nur weiter, wenn alle Flossen in einem Block liegen und jeder Zeile mindestens zwei Plätze in den drei Spalten bleiben.
lesson-finned-swordfish-look-4 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der drei Spalten stehen, aber in keiner der drei Zeilen.
lesson-finned-swordfish-mistake = Sich damit zu begnügen, dass eine Zelle eine von zwei Flossen sieht. Die andere Flosse kann die wahre sein, und dann streicht hier nichts die Ziffer in dieser Zelle. Sie muss alle sehen.
lesson-finned-swordfish-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur zwei der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-vwxyz-wing-what = Fünf Zellen in einem Block und einer Linie, die sich kreuzen, haben nur fünf Ziffern. Bei jeder Ziffer sehen alle ihre Plätze darunter einander, nur bei einer Ziffer, Z, nicht. Streiche Z in den Zellen, die alle Plätze von Z in den fünfen sehen.
lesson-vwxyz-wing-when = Wo ein [WXYZ-Wing] eine Ziffer zu viel hätte: Suche eine fünfte Zelle, die keine neue mitbringt.
lesson-vwxyz-wing-why = Eine Ziffer, deren Plätze einander sehen, steht in den fünf Zellen höchstens einmal. Die vier Ziffern ohne Z füllen also höchstens vier Zellen, und die fünfte braucht Z. Einer der Plätze von Z ist wahr, und was sie alle sieht, kann nicht Z sein.
lesson-vwxyz-wing-also = Bent Naked Quint
lesson-vwxyz-wing-look-1 = Wähle einen Block und eine Linie, die sich kreuzen, und darin die Zellen mit zwei bis fünf Kandidaten.
lesson-vwxyz-wing-look-2 = Nimm fünf davon mit zusammen genau fünf Ziffern: mindestens eine, wo sich beide kreuzen, eine im Rest des Blocks und eine im Rest der Linie.
lesson-vwxyz-wing-look-3 = Prüfe jede Ziffer: Sehen alle der fünf Zellen, die sie haben, einander? Genau eine Ziffer muss durchfallen: Sie ist Z.
lesson-vwxyz-wing-look-4 = Streiche Z in jeder anderen Zelle, die alle der fünf Zellen mit Z sieht.
lesson-vwxyz-wing-mistake = Man verzählt sich: Fünf Zellen mit sechs Ziffern beweisen nichts, auch wenn nur eine Ziffer durchfällt. Es müssen so viele Ziffern wie Zellen sein.
lesson-vwxyz-wing-lookalike = { $cells } haben nur fünf Ziffern, also ist eine dieser Zellen { $z }. { $right } sieht { $first }, { $second } und { $third }, die { $z } sein können. Aber auch { $spoiler } kann { $z } sein, und diese Zelle sieht { $right } nicht. Hier ist gerade { $spoiler } { $z }, und { $right } ebenso. Nur was jede { $z } der fünf Zellen sieht, verliert sie.

lesson-vwxyz-ring-what = Fünf Zellen in einem Block und einer Linie, die sich kreuzen, haben nur fünf Ziffern, und bei jeder Ziffer sehen alle ihre Plätze darunter einander. Die fünf Zellen verbrauchen alle fünf Ziffern: Streiche jede in den Zellen, die alle ihre Plätze in den fünfen sehen.
lesson-vwxyz-ring-when = Suche ihn wie einen [VWXYZ-Wing], und mach weiter, wenn keine Ziffer als Z übrig bleibt.
lesson-vwxyz-ring-why = Keine Ziffer steht in den fünf Zellen zweimal, und es sind fünf Ziffern für fünf Zellen. Also steht jede genau einmal dort, auf einem ihrer Plätze, und was alle diese sieht, kann die Ziffer nicht sein. Manche dieser Ringe sind ein [Sue de Coq].
lesson-vwxyz-ring-also = VWXYZ-Wing Ring
lesson-vwxyz-ring-look-1 = Finde fünf Zellen eines Blocks und einer Linie mit zusammen fünf Ziffern, wie beim [VWXYZ-Wing].
lesson-vwxyz-ring-look-2 = Prüfe jede Ziffer: Alle der fünf Zellen, die sie haben, müssen einander sehen.
lesson-vwxyz-ring-look-3 = Streiche jede Ziffer in den anderen Zellen, die alle ihre Plätze in den fünfen sehen: in der Linie, im Block oder in beiden.
lesson-vwxyz-ring-mistake = Man vergisst eine Zelle. Die Ziffern müssen in allen fünf Zellen gezählt werden, und ein übersehener Platz sieht die anderen vielleicht nicht.
lesson-vwxyz-ring-lookalike = { $cells } haben nur { $digits }, fünf Ziffern für fünf Zellen. Aber die Plätze von { $y } darunter sehen einander nicht alle: { $first } sieht { $spoiler } nicht. Also kann { $y } dort zweimal stehen, und dann fehlt eine andere Ziffer. Hier sind { $first } und { $spoiler } beide { $y }, keine der fünf ist { $x }, wohl aber { $right }.

lesson-sashimi-swordfish-what = Ein Swordfish mit Flossen, bei dem einer Basislinie außer ihren Flossen nur ein abgedeckter Platz bleibt oder gar keiner. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-sashimi-swordfish-when = Wie ein [Finned Swordfish], mit einem Loch, wo eine Ecke sein sollte; die Flossen stehen neben dem Loch.
lesson-sashimi-swordfish-why = Sind die Flossen falsch, brauchen die Linien die Ziffer immer noch je einmal in den Decklinien, und damit sind diese verbraucht. Ist eine Flosse wahr, erledigt sie die Arbeit. So oder so entfällt die Ziffer in den Zellen der Abdeckung, die die Flossen sehen.
lesson-sashimi-swordfish-also = Sashimi Finned Swordfish
lesson-sashimi-swordfish-look-1 = Nimm eine Ziffer. Suche zwei Zeilen, deren Plätze mit drei Spalten auskommen.
lesson-sashimi-swordfish-look-2 = Suche nach einer dritten Zeile, die nur einen Platz in diesen Spalten hat und alle ihre anderen Plätze in einem Block, durch den eine der drei Spalten läuft. Die anderen Plätze sind die Flossen.
lesson-sashimi-swordfish-look-3 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der drei Spalten stehen, aber in keiner der drei Zeilen.
lesson-sashimi-swordfish-mistake = Den Fund zu verwerfen, weil eine Zeile nur einen einzigen abgedeckten Platz hat. Der Fisch muss ohne seine Flossen nicht ganz sein: Sind sie falsch, ist dieser eine Platz wahr, und die beiden anderen Zeilen füllen die zwei übrigen Spalten.
lesson-sashimi-swordfish-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur zwei der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-jellyfish-what = Ein [Jellyfish] mit Flossen: Plätzen der vier Basislinien außerhalb der vier Decklinien. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-jellyfish-when = Für eine Ziffer, die im Gitter noch selten steht, wenn vier Linien fast mit vier anderen auskommen und der Rest in einem Block liegt.
lesson-finned-jellyfish-why = Keine Flosse wahr: Die vier Decklinien werden von den vier Basislinien verbraucht. Eine Flosse wahr: Was sie sieht, kann die Ziffer nicht haben. Was von beidem getroffen wird, entfällt.
lesson-finned-jellyfish-look-1 = Nimm eine Ziffer, die höchstens viermal eingetragen ist, und markiere alle ihre Plätze.
lesson-finned-jellyfish-look-2 = Wähle vier Zeilen und vier Spalten so, dass die Plätze der Zeilen außerhalb der Spalten, die Flossen, alle in einem Block liegen.
lesson-finned-jellyfish-look-3 = Prüfe, ob jede der vier Zeilen mindestens zwei Plätze in den vier Spalten hat.
lesson-finned-jellyfish-look-4 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der vier Spalten stehen, aber in keiner der vier Zeilen.
lesson-finned-jellyfish-mistake = Einen weit entfernten Platz in einer Basiszeile zu übersehen. Auch er ist eine Flosse, und eine Flosse in einem anderen Block genügt, um jeden Kandidaten zu retten. Geh jede Basiszeile von einem Ende zum anderen durch, bevor du etwas streichst.
lesson-finned-jellyfish-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur drei der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-sashimi-jellyfish-what = Ein Jellyfish mit Flossen, bei dem eine Basislinie außer ihren Flossen nur einen abgedeckten Platz hat oder keinen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-sashimi-jellyfish-when = Wie bei einem [Finned Jellyfish], wenn eine der vier Linien ohne ihre Flossen zu wenige Plätze hätte.
lesson-sashimi-jellyfish-why = Entweder ist eine Flosse wahr und streicht die Ziffer in allem, was sie sieht, oder alle Flossen sind falsch, und die vier Basislinien füllen die vier Decklinien. In beiden Fällen verlieren die betreffenden Zellen die Ziffer.
lesson-sashimi-jellyfish-also = Sashimi Finned Jellyfish
lesson-sashimi-jellyfish-look-1 = Nimm eine Ziffer und suche drei Zeilen, deren Plätze mit vier Spalten auskommen.
lesson-sashimi-jellyfish-look-2 = Suche nach einer vierten Zeile, die einen Platz in den vier Spalten hat und alle ihre anderen Plätze, die Flossen, in einem Block, durch den eine der vier Spalten läuft.
lesson-sashimi-jellyfish-look-3 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der vier Spalten stehen, aber in keiner der vier Zeilen.
lesson-sashimi-jellyfish-mistake = Sich die fehlende Ecke hinzuzudenken und in allen vier Spalten zu streichen. Die Flossen sind da, weil die Zeile sie braucht; außerhalb ihres Blocks behalten die Spalten ihre Kandidaten.
lesson-sashimi-jellyfish-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur drei der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-squirmbag-what = Fünf Basislinien, fünf Decklinien und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-squirmbag-when = Selten mit bloßem Auge. Oft zeigt ein kleineres Muster mit Flossen oder ein [Skyscraper] der anderen Linien dasselbe.
lesson-finned-squirmbag-why = Ohne wahre Flosse verbrauchen die fünf Basislinien die fünf Decklinien. Mit einer entfällt die Ziffer in allem, was diese sieht. Was beide Fälle räumen, darf geräumt werden.
lesson-finned-squirmbag-also = Finned Starfish; Finned 5-Fish
lesson-finned-squirmbag-look-1 = Nimm eine Ziffer, die höchstens dreimal eingetragen ist, sodass mindestens sechs Zeilen sie noch brauchen.
lesson-finned-squirmbag-look-2 = Wähle fünf dieser Zeilen und fünf Spalten, die alle ihre Plätze bis auf wenige enthalten. Diese wenigen, die Flossen, müssen in einem Block liegen, und jeder Zeile müssen mindestens zwei abgedeckte Plätze bleiben.
lesson-finned-squirmbag-look-3 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der fünf Spalten stehen, aber in keiner der fünf Zeilen.
lesson-finned-squirmbag-mistake = Den langen Weg zu gehen. Die Spalten, die die Ziffer noch brauchen und nicht zu den fünf gehören, höchstens vier, sind die Basis eines Fischs mit denselben Flossen, und er streicht dasselbe.
lesson-finned-squirmbag-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur vier der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-sashimi-squirmbag-what = Fünf Basislinien und fünf Decklinien, wobei eine Basislinie außer ihren Flossen nur einen abgedeckten Platz hat oder keinen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-sashimi-squirmbag-when = Selten mit bloßem Auge. Suche in den übrigen Linien zuerst nach einem [Sashimi X-Wing] oder einem [Skyscraper].
lesson-sashimi-squirmbag-why = Sind die Flossen falsch, nimmt jede der fünf Basislinien ihre Ziffer immer noch von einer eigenen Decklinie. Ist eine Flosse wahr, räumt sie, was sie sieht. Eine Deckzelle, die alle Flossen sieht, verliert so oder so.
lesson-sashimi-squirmbag-also = Sashimi Starfish; Sashimi 5-Fish
lesson-sashimi-squirmbag-look-1 = Nimm eine Ziffer, die höchstens dreimal eingetragen ist, und suche vier Zeilen, deren Plätze mit fünf Spalten auskommen.
lesson-sashimi-squirmbag-look-2 = Suche nach einer fünften Zeile mit einem Platz in den fünf Spalten und allen anderen Plätzen, den Flossen, in einem Block, durch den eine der Spalten läuft.
lesson-sashimi-squirmbag-look-3 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der fünf Spalten stehen, aber in keiner der fünf Zeilen.
lesson-sashimi-squirmbag-mistake = Eine Deckspalte nur deshalb zu wählen, weil sie viele Plätze hat. Es kommt darauf an, dass sie Plätze der fünf Basiszeilen aufnimmt; jeder Platz dieser Zeilen, der draußen bleibt, ist eine Flosse mehr.
lesson-sashimi-squirmbag-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur vier der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-whale-what = Sechs Basislinien, sechs Decklinien und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-whale-when = Nur, wenn du eine Ziffer genau untersuchst, die fast nirgends steht. Die drei übrigen Linien zeigen dasselbe, und es gibt weniger anzusehen.
lesson-finned-whale-why = Sechs Basislinien brauchen sechs Decklinien, wenn keine Flosse wahr ist, und so hat keine von diesen die Ziffer anderswo. Ist eine Flosse wahr, räumt sie ihre eigene Umgebung. Was beide räumen, ist weg.
lesson-finned-whale-also = Finned 6-Fish
lesson-finned-whale-look-1 = Nimm eine Ziffer, die höchstens zweimal eingetragen ist, sodass mindestens sieben Zeilen sie noch brauchen.
lesson-finned-whale-look-2 = Sieh dir stattdessen ihre Spalten an: Suche eine, zwei oder drei davon, deren Plätze mit ebenso vielen Zeilen auskommen, abgesehen von einigen in einem Block, den Flossen.
lesson-finned-whale-look-3 = Sind von Zeilen und Spalten je sechs übrig, dann sind sie der Whale, sofern jeder der sechs Zeilen mindestens zwei Plätze in den sechs Spalten bleiben; mit weniger ist es ein [Sashimi Whale]. Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der sechs Spalten stehen, aber in keiner der sechs Zeilen.
lesson-finned-whale-mistake = Die beiden Seiten zu verwechseln. Die Flossen stehen in den sechs Basiszeilen und außerhalb der sechs Spalten; was gestrichen wird, steht umgekehrt außerhalb der Zeilen und in den Spalten.
lesson-finned-whale-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur fünf der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-sashimi-whale-what = Sechs Basislinien und sechs Decklinien mit Flossen, wobei einer Basislinie ohne sie nur ein abgedeckter Platz bliebe oder keiner. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-sashimi-whale-when = Nur, wenn du eine Ziffer genau untersuchst, die fast nirgends steht: mit einem Loch an einer Ecke und Flossen daneben.
lesson-sashimi-whale-why = Die beiden Fälle sind die jedes Fischs mit Flossen. Keine Flosse ist wahr: Sechs Linien verbrauchen sechs. Eine ist wahr: Sie streicht die Ziffer in ihrer Nähe. Eine Deckzelle, die jede Flosse sieht, verliert die Ziffer in beiden.
lesson-sashimi-whale-also = Sashimi 6-Fish
lesson-sashimi-whale-look-1 = Nimm eine Ziffer, die höchstens zweimal eingetragen ist, und markiere ihre Plätze Zeile für Zeile.
lesson-sashimi-whale-look-2 = Suche fünf Zeilen, deren Plätze mit sechs Spalten auskommen, und eine sechste mit einem Platz in diesen Spalten und allen anderen, den Flossen, in einem Block.
lesson-sashimi-whale-look-3 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der sechs Spalten stehen, aber in keiner der sechs Zeilen.
lesson-sashimi-whale-mistake = Sechs Zeilen zu zählen und sich mit sieben Spalten zufriedenzugeben. Ist eine Spalte zu viel da, müssen die Zeilen nicht alle verbrauchen, und nichts folgt. Es sind immer gleich viele Decklinien wie Basislinien.
lesson-sashimi-whale-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur fünf der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-leviathan-what = Sieben Basislinien, sieben Decklinien und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-leviathan-when = Für eine Ziffer, die im Gitter gar nicht oder nur einmal steht. Er ist die Rückseite eines kleinen Musters in den zwei übrigen Linien.
lesson-finned-leviathan-why = Sieben Linien füllen sieben, wenn keine Flosse wahr ist. Ist eine Flosse wahr, wird geräumt, was sie sieht. Also können die Deckzellen, die alle Flossen sehen, die Ziffer nicht behalten.
lesson-finned-leviathan-also = Finned 7-Fish
lesson-finned-leviathan-look-1 = Nimm eine Ziffer, die höchstens einmal eingetragen ist, sodass mindestens acht Zeilen sie noch brauchen.
lesson-finned-leviathan-look-2 = Suche zwei Spalten, oder eine, wenn die Ziffer einmal eingetragen ist, deren Plätze mit ebenso vielen Zeilen auskommen, abgesehen von Flossen in einem Block.
lesson-finned-leviathan-look-3 = Nimm die anderen sieben Spalten, die die Ziffer brauchen, als Abdeckung und die anderen sieben Zeilen als Basis; bleiben einer Zeile weniger als zwei abgedeckte Plätze, ist es ein [Sashimi Leviathan]. Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer dieser Spalten stehen, aber in keiner dieser Zeilen.
lesson-finned-leviathan-mistake = Ihn unter sieben Zeilen zu suchen. Er kommt immer zusammen mit einem Muster mit Flossen aus einer oder zwei Spalten vor, das dieselben Flossen hat und dasselbe streicht; finde dieses, und du hast beide.
lesson-finned-leviathan-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur sechs der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-sashimi-leviathan-what = Sieben Basislinien und sieben Decklinien mit Flossen, wobei eine Basislinie ohne sie nur einen abgedeckten Platz hat oder keinen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-sashimi-leviathan-when = Für eine Ziffer, die fast nirgends steht. Was er zeigt, zeigt meist auch ein [Skyscraper] oder eine kurze Kette in den anderen Linien.
lesson-sashimi-leviathan-why = Entweder ist eine der Flossen wahr, oder die sieben Basislinien nehmen die Ziffer aller sieben Decklinien. Eine Deckzelle, die alle Flossen sieht, kann die Ziffer in keinem der beiden Fälle enthalten.
lesson-sashimi-leviathan-also = Sashimi 7-Fish
lesson-sashimi-leviathan-look-1 = Nimm eine Ziffer, die höchstens einmal eingetragen ist, und markiere ihre Plätze in allen Zeilen, die sie brauchen.
lesson-sashimi-leviathan-look-2 = Suche nach sieben Zeilen und sieben Spalten, bei denen nur Plätze eines einzigen Blocks, die Flossen, in den Zeilen, aber außerhalb der Spalten liegen und bei denen eine Zeile höchstens einen Platz in den Spalten hat.
lesson-sashimi-leviathan-look-3 = Streiche die Ziffer in den Zellen des Blocks mit den Flossen, die in einer der sieben Spalten stehen, aber in keiner der sieben Zeilen.
lesson-sashimi-leviathan-mistake = Einer so langen Zählung zu trauen, ohne sie zu prüfen. Ein Platz, der in einer von sieben Zeilen übersehen wurde, ist eine Flosse mehr, und liegt sie außerhalb des Blocks, wird zu Unrecht gestrichen.
lesson-sashimi-leviathan-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur sechs der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-sue-de-coq-what = Zwei oder drei Zellen, die ein Block und eine Linie gemeinsam haben, haben mindestens zwei Ziffern mehr als Zellen. Zellen im Rest der Linie und Zellen im Rest des Blocks nehmen genau die Ziffern auf, die zu viel sind. Die Ziffern jeder Seite entfallen in den anderen Zellen dieser Seite.
lesson-sue-de-coq-when = Wo sich an der Kreuzung von Block und Linie vier oder fünf Ziffern drängen: Suche in der Linie und im Block nach Zellen mit zwei Kandidaten aus diesen.
lesson-sue-de-coq-why = Zähle die Zellen aller drei Teile und die Ziffern, die sie höchstens enthalten können: Es sind genau gleich viele, also wird jede dieser Ziffern gebraucht. Eine Ziffer, deren Plätze alle in der Linie liegen, nimmt einen davon und entfällt im Rest der Linie; ebenso beim Block.
lesson-sue-de-coq-also = Two-Sector Disjoint Subsets; SDC
lesson-sue-de-coq-look-1 = Geh zu einer Kreuzung von Block und Linie. Wähle zwei ihrer leeren Zellen mit zusammen vier Ziffern oder alle drei mit fünf.
lesson-sue-de-coq-look-2 = Suche im Rest der Linie eine Zelle, deren zwei Kandidaten beide zu diesen Ziffern gehören. Suche im Rest des Blocks eine mit zwei anderen von ihnen.
lesson-sue-de-coq-look-3 = Zähle: Es müssen so viele Zellen sein, die der Kreuzung und beide Partner zusammen, wie verschiedene Ziffern darin.
lesson-sue-de-coq-look-4 = Streiche die beiden Ziffern des Partners der Linie in allen anderen Zellen der Linie und die des Partners des Blocks in allen anderen Zellen des Blocks; die gewählten Zellen der Kreuzung lass dabei in Ruhe. Eine Ziffer, die nur die Kreuzung hat, entfällt im Rest von beiden.
lesson-sue-de-coq-mistake = Zwei Partner zu nehmen, die eine Ziffer der Kreuzung gemeinsam haben. Diese könnte dann im Partner der Linie stehen und noch einmal im Partner des Blocks, die Zählung geht nicht mehr auf, und nichts ist gebunden.
lesson-sue-de-coq-lookalike = { $first } und { $second } haben vier Ziffern, { $third } und { $spoiler } haben je zwei davon. Aber beide haben { $x }, und sie sehen einander nicht. Also kann { $x } in der einen stehen und in den Häusern der anderen anderswo. Hier ist { $third } { $x }, und { $house } hat die { $x } in { $right }. Die beiden dürfen keine Ziffer gemeinsam haben.
lesson-sue-de-coq-origin = Ein Spieler, der mit Sue de Coq unterschrieb, hat es zuerst in einem Sudoku-Forum beschrieben, als Two-Sector Disjoint Subsets. Die anderen Spieler nannten es bald nach seinem Erfinder.

lesson-simple-colors-trap-what = Die Plätze einer Ziffer, die starke Verbindungen verknüpfen, werden abwechselnd gefärbt. Ein Platz außerhalb, der beide Farben sieht, verliert die Ziffer.
lesson-simple-colors-trap-when = Wenn eine Ziffer mehrere Häuser mit zwei Plätzen hat. Fang irgendwo an, färbe entlang der starken Verbindungen und suche nach Zellen zwischen den beiden Farben.
lesson-simple-colors-trap-why = Entweder enthalten alle Zellen der ersten Farbe die Ziffer oder alle der zweiten. Eine Zelle, die von jeder eine sieht, sieht eine wahre, welche Farbe es auch ist.
lesson-simple-colors-trap-also = Color Trap; Simple Coloring; Singles Chains
lesson-simple-colors-trap-look-1 = Nimm eine Ziffer und markiere jedes Haus, das genau zwei Plätze für sie hat.
lesson-simple-colors-trap-look-2 = Gib einem dieser Plätze eine Farbe und dem anderen Platz desselben Hauses die zweite Farbe. Geh von beiden aus weiter, bis kein markiertes Haus mehr weiterführt.
lesson-simple-colors-trap-look-3 = Geh die Plätze ohne Farbe durch. Streiche die Ziffer in jedem, der eine Zelle der einen Farbe und eine Zelle der anderen sieht; er darf sie in verschiedenen Häusern sehen.
lesson-simple-colors-trap-mistake = Durch ein Haus mit drei Plätzen weiterzufärben. Ist dort ein Platz falsch, wird dadurch noch kein anderer wahr, also stehen die Farben nicht mehr für alles oder nichts. Nur Häuser mit genau zwei Plätzen tragen eine Farbe weiter.
lesson-simple-colors-trap-lookalike = { $right } sieht zwei gefärbte Zellen, { $first } und { $second }, aber sie haben dieselbe Farbe: Beide sind wahr, oder beide sind falsch. Hier sind sie falsch; { $pivot } mit der anderen Farbe ist { $x }, und { $right } ebenso. Nur eine Zelle, die beide Farben sieht, verliert die Ziffer.

lesson-simple-colors-wrap-what = Die Plätze einer Ziffer werden entlang starker Verbindungen abwechselnd gefärbt, und zwei Zellen derselben Farbe sehen sich. Die Ziffer entfällt in allen Zellen dieser Farbe.
lesson-simple-colors-wrap-when = Beim Färben: Prüfe jedes Mal, wenn eine Zelle eine Farbe bekommt, ob sie in einem Haus steht, das diese Farbe schon hat.
lesson-simple-colors-wrap-why = Wäre diese Farbe die wahre, enthielte ein Haus die Ziffer zweimal. Also ist die andere Farbe wahr, und jede Zelle dieser Farbe verliert die Ziffer.
lesson-simple-colors-wrap-also = Color Wrap; Simple Coloring; Singles Chains
lesson-simple-colors-wrap-look-1 = Nimm eine Ziffer und färbe ihre Plätze abwechselnd in zwei Farben, durch Häuser, die genau zwei Plätze für sie haben.
lesson-simple-colors-wrap-look-2 = Geh die Zeilen, Spalten und Blöcke durch und suche nach zwei Zellen derselben Farbe in einem davon.
lesson-simple-colors-wrap-look-3 = Streiche die Ziffer in allen Zellen dieser Farbe. Trag sie in alle Zellen der anderen ein.
lesson-simple-colors-wrap-mistake = Nur die beiden Zellen zu räumen, die in Konflikt stehen. Alle Zellen einer Farbe teilen ein Schicksal: Können zwei davon nicht zusammen wahr sein, dann ist es keine dieser Farbe, wie weit weg sie auch steht.
lesson-simple-colors-wrap-lookalike = { $first } und { $right } scheinen dieselbe Farbe zu haben, weil beide mit { $pivot } verbunden sind, und sie sehen sich: Also wäre keine von beiden { $x }. Aber nur die Verbindung von { $right } ist stark. { $house } hat einen dritten Platz für { $x }, { $spoiler }, also bekommt { $first } von { $pivot } keine Farbe. Hier steht { $x } in { $spoiler } und auch in { $right }.

lesson-multi-colors-1-what = Zwei Netze starker Verbindungen einer Ziffer werden gefärbt, jedes mit zwei eigenen Farben. Eine Farbe des einen sieht eine Farbe des anderen. Was beide Gegenfarben sieht, verliert die Ziffer.
lesson-multi-colors-1-when = Wenn das Färben eines Netzes nichts bringt und es in der Nähe ein zweites Netz derselben Ziffer gibt.
lesson-multi-colors-1-why = Die beiden Farben, die sich sehen, können nicht beide wahr sein. Also ist eine der Gegenfarben wahr, im ersten Netz oder im zweiten. Eine Zelle, die diese beiden sieht, kann die Ziffer nicht enthalten.
lesson-multi-colors-1-also = Multi-Coloring; Color Wing
lesson-multi-colors-1-look-1 = Nimm eine Ziffer und färbe ein erstes Netz aus Häusern mit genau zwei Plätzen, sagen wir in Rot und Blau.
lesson-multi-colors-1-look-2 = Färbe ein zweites Netz in Grün und Gelb, eins, das kein Haus mit genau zwei Plätzen mit dem ersten verbindet.
lesson-multi-colors-1-look-3 = Suche eine Zelle des einen Netzes, die eine Zelle des anderen sieht: sagen wir eine rote, die eine grüne sieht.
lesson-multi-colors-1-look-4 = Streiche die Ziffer in jeder anderen Zelle, die eine blaue und eine gelbe Zelle sieht, also die beiden Farben, die nicht aufeinandertrafen.
lesson-multi-colors-1-mistake = Das zu räumen, was die beiden Farben sieht, die aufeinandertreffen. Von diesen ist höchstens eine wahr und vielleicht keine. Von ihren Gegenfarben ist mindestens eine wahr.
lesson-multi-colors-1-lookalike = { $first } und { $second } in { $line } sowie { $third } und { $fourth } in { $other-line } scheinen zwei Netze starker Verbindungen zu sein, und { $first } sieht { $third }. Also wäre { $second } oder { $fourth } { $x }. Aber { $spoiler } liegt in beiden Linien und kann auch { $x } sein: Keine der Verbindungen ist stark. Hier steht { $x } in { $spoiler }, und { $right }, die { $second } und { $fourth } sieht, ist { $x }.

lesson-multi-colors-2-what = Zwei Netze starker Verbindungen einer Ziffer werden gefärbt. Eine Farbe des ersten sieht beide Farben des zweiten. Die Ziffer entfällt in allen Zellen dieser Farbe.
lesson-multi-colors-2-when = Wie bei [Multi Colors 1], das immer auch etwas findet, wo dies etwas findet. Suche nach einer Farbe, die das andere Netz an zwei Stellen berührt.
lesson-multi-colors-2-why = Eine der beiden Farben des zweiten Netzes ist wahr. Die Farbe des ersten Netzes sieht sie, welche es auch ist, und ist darum als ganze falsch.
lesson-multi-colors-2-also = Multi-Coloring
lesson-multi-colors-2-look-1 = Nimm eine Ziffer und färbe zwei Netze aus Häusern mit genau zwei Plätzen, jedes mit zwei eigenen Farben.
lesson-multi-colors-2-look-2 = Wähle eine Farbe des ersten Netzes und schreib auf, welche Farben des zweiten ihre Zellen sehen. Die eine Farbe kann von einer Zelle gesehen werden, die andere von einer anderen.
lesson-multi-colors-2-look-3 = Sehen sie beide, streiche die Ziffer in allen Zellen der gewählten Farbe und trag sie in alle Zellen der Gegenfarbe ein.
lesson-multi-colors-2-mistake = Auf eine einzelne Zelle zu warten, die beide Farben des anderen Netzes sieht. Die Zellen einer Farbe sind zusammen wahr oder zusammen falsch; es genügt also ebenso, wenn zwei verschiedene Zellen davon je eine Farbe sehen.
lesson-multi-colors-2-lookalike = { $right } und { $first } scheinen eine Farbe eines Netzes zu haben und beide Farben eines anderen zu sehen: { $right } sieht { $second }, { $first } sieht { $third }. Also wäre keine von ihnen { $x }. Aber auch { $spoiler } kann { $x } sein, ein dritter Platz in { $line } und in { $other-line }: { $second } und { $third } verbindet keine starke Verbindung, und { $first } hat nicht die Farbe von { $right }. Hier steht { $x } in { $spoiler } und in { $right }.

lesson-3d-medusa-what = Kandidaten aller Ziffern werden entlang starker Verbindungen abwechselnd gefärbt: die beiden Kandidaten einer Zelle und die beiden Plätze einer Ziffer in einem Haus. Entweder widerspricht eine Farbe sich selbst, und die andere ist wahr, oder es ist falsch, was beide Farben ausschließen.
lesson-3d-medusa-when = Wenn das Färben einzelner Ziffern nicht weiterführt und es viele Zellen mit zwei Kandidaten gibt. Beginne in einer solchen Zelle, an der auch eine starke Verbindung endet.
lesson-3d-medusa-why = Jede starke Verbindung verknüpft zwei Kandidaten, von denen genau einer wahr ist. Also sind alle Kandidaten der einen Farbe wahr und alle der anderen falsch. Eine Farbe, die zwei Ziffern in eine Zelle, eine Ziffer zweimal in ein Haus oder nichts in eine Zelle setzt, kann nicht die wahre sein.
lesson-3d-medusa-also = Medusa; Ultracoloring
lesson-3d-medusa-look-1 = Fang mit einer Zelle an, die zwei Kandidaten hat. Gib jedem eine eigene Farbe.
lesson-3d-medusa-look-2 = Geh von jedem gefärbten Kandidaten aus weiter: Hat sein Haus nur einen anderen Platz für seine Ziffer oder seine Zelle nur einen anderen Kandidaten, bekommt dieser die Gegenfarbe. Wiederhole das, bis nichts mehr zu färben ist.
lesson-3d-medusa-look-3 = Suche nach einer Farbe, die in einer Zelle zweimal steht (Regel 1), die eine Ziffer in einem Haus zweimal hat (Regel 2) oder die einer Zelle nichts übrig ließe (Regel 6). Trag überall die andere Farbe ein.
lesson-3d-medusa-look-4 = Sonst suche nach einer Zelle mit beiden Farben: Ihre anderen Kandidaten fallen weg (Regel 3).
lesson-3d-medusa-look-5 = Sieh dir dann die Kandidaten ohne Farbe an. Jeder fällt weg, der seine Ziffer in beiden Farben sieht (Regel 4) oder in der einen, während seine Zelle die andere hat (Regel 5).
lesson-3d-medusa-mistake = Durch eine Zelle mit drei Kandidaten weiterzufärben. Ist einer davon falsch, bleiben zwei, und keiner muss wahr sein. Eine solche Zelle kann leer ausgehen oder in die Falle geraten, aber sie gibt die Farben nicht weiter.
lesson-3d-medusa-lookalike = { $right } scheint { $x } in beiden Farben zu sehen, in { $first } und in { $second }. Aber { $second } hat einen dritten Kandidaten, { $z }, also verbindet dort keine starke Verbindung { $y } mit { $x }, und diese { $x } hat keine Farbe. Hier ist { $second } { $z }, { $first } ist { $y }, und { $right } ist { $x }.

lesson-firework-triple-what = Eine Zeile und eine Spalte kreuzen sich in einem Block. Außerhalb des Blocks hat die Zeile drei Ziffern nur in einer Zelle und die Spalte nur in einer anderen. Dann enthalten die Zelle im Kreuz und diese beiden die drei Ziffern und sonst nichts.
lesson-firework-triple-when = Wenn einige Ziffern von zwei Seiten fast in einem Block eingeschlossen sind. Sieh dir das Kreuz einer Zeile und einer Spalte an, die außerhalb des Blocks gut gefüllt sind.
lesson-firework-triple-why = Stünde eine solche Ziffer in keiner der drei Zellen, hätte die Zeile sie im Block und die Spalte ebenso, in zwei verschiedenen Zellen. Ein Block hat jede Ziffer nur einmal.
lesson-firework-triple-also = Triple Firework; Dreifaches Feuerwerk
lesson-firework-triple-look-1 = Wähle eine leere Zelle, das Kreuz, mit ihrer Zeile, ihrer Spalte und ihrem Block.
lesson-firework-triple-look-2 = Finde die Ziffern, die die Zeile außerhalb des Blocks in höchstens einer Zelle hat und die Spalte auch: die Flügel.
lesson-firework-triple-look-3 = Weiter geht es, wenn drei solche Ziffern dieselben zwei Flügel haben. Streiche alle anderen Kandidaten im Kreuz und in den Flügeln.
lesson-firework-triple-look-4 = Streiche die drei Ziffern in den Zellen des Blocks, die weder in der Zeile noch in der Spalte liegen.
lesson-firework-triple-mistake = Einen zweiten Platz außerhalb des Blocks zu übersehen. Jede der drei Ziffern darf im Rest der Zeile und im Rest der Spalte nur je einen Platz haben, und zwar alle denselben.
lesson-firework-triple-lookalike = Außerhalb von { $house } scheinen { $x }, { $y } und { $z } nur in { $first } und { $second } zu stehen, sodass diese beiden und { $pivot } alle drei aufnähmen. Aber { $line } hat einen weiteren Platz für { $x }, { $spoiler }, und dann kommen die drei Zellen ohne sie aus. So ist es hier, und { $first } ist { $w }, die man gestrichen hätte.

lesson-firework-quadruple-what = Zwei Zellen an gegenüberliegenden Ecken eines Rechtecks sind jede das Kreuz von zwei Feuerwerken, und beide nutzen die zwei anderen Ecken als Flügel. Die vier Ziffern füllen die vier Ecken, und jedes Kreuz enthält eine seiner eigenen beiden.
lesson-firework-quadruple-when = Wenn du das [Firework Triple] kennst und an einem Kreuz nur zwei Ziffern findest. Sieh dir dann die gegenüberliegende Ecke des Rechtecks an, das Kreuz und Flügel bilden.
lesson-firework-quadruple-why = Jede der ersten beiden Ziffern steht im ersten Kreuz oder in einem Flügel, jede der beiden anderen im zweiten Kreuz oder in einem Flügel. Das sind vier Ziffern für vier Zellen.
lesson-firework-quadruple-also = Quadruple Firework; Vierfaches Feuerwerk
lesson-firework-quadruple-look-1 = Finde ein Kreuz mit zwei Feuerwerken: zwei Ziffern, die seine Zeile und seine Spalte außerhalb des Blocks nur in denselben zwei Zellen haben.
lesson-firework-quadruple-look-2 = Geh zur gegenüberliegenden Ecke des Rechtecks und suche dort zwei andere Feuerwerke mit denselben Flügeln.
lesson-firework-quadruple-look-3 = Streiche alle anderen Kandidaten in den beiden Kreuzen, von denen jedes seine eigenen zwei Ziffern behält, und in den Flügeln, die alle vier behalten.
lesson-firework-quadruple-look-4 = Streiche jedes Ziffernpaar im Block seines Kreuzes, außer in der Zeile und der Spalte.
lesson-firework-quadruple-mistake = In den Kreuzen alle vier Ziffern stehen zu lassen. Nur die Flügel können jede der vier enthalten; ein Kreuz enthält eine seiner eigenen zwei.
lesson-firework-quadruple-lookalike = { $first } sieht aus wie das Kreuz von zwei Feuerwerken, { $digits }, und { $second } wie das von zwei anderen, { $others }, mit { $third } und { $right } als Flügeln von beiden. Die vier Ziffern würden die vier Zellen füllen. Aber { $line } hat noch einen Platz für { $x }, { $spoiler }, außerhalb von { $house } und dem Flügel. Hier steht { $x } dort, und { $right } ist { $y }, die man gestrichen hätte.

lesson-firework-w-wing-what = Zwei Ziffern sind an einem Kreuz Feuerwerke, und eine Zelle mit genau diesen zwei Kandidaten sieht beide Flügel. Dann ist das Kreuz eine der beiden Ziffern.
lesson-firework-w-wing-when = Wenn du zwei Feuerwerke mit demselben Kreuz und denselben Flügeln gefunden hast. Suche eine Zelle mit diesen zwei Kandidaten, die beide Flügel sieht, meist die gegenüberliegende Ecke.
lesson-firework-w-wing-why = Die Zelle mit zwei Kandidaten enthält eine der Ziffern und hält sie von beiden Flügeln fern. Ein Feuerwerk, das in keinem Flügel steht, steht im Kreuz.
lesson-firework-w-wing-look-1 = Finde zwei Ziffern, die eine Zeile und eine Spalte nur in ihrem Block und in je einer Zelle außerhalb haben, beide in denselben Zellen.
lesson-firework-w-wing-look-2 = Suche eine Zelle, die diese beiden Flügel sieht und nur die zwei Ziffern als Kandidaten hat.
lesson-firework-w-wing-look-3 = Streiche alle anderen Kandidaten im Kreuz.
lesson-firework-w-wing-mistake = Eine Zelle zu nehmen, die nur einen der Flügel sieht. Dann kann die Ziffer noch im anderen Flügel stehen, und das Kreuz bleibt offen.
lesson-firework-w-wing-lookalike = { $right } sieht aus wie ein Kreuz von { $x } und { $y } mit den Flügeln { $first } und { $second }, und { $third }, die nur diese beiden hat, sieht beide Flügel. Also wäre { $right } { $x } oder { $y }. Aber { $line } hat { $y } auch in { $spoiler }, außerhalb von { $house } und dem Flügel: { $y } ist kein Feuerwerk. Hier steht sie in { $spoiler }, und { $right } ist { $z }.

lesson-broken-wing-what = Plätze einer Ziffer bilden eine geschlossene Schleife aus fünf, sieben oder neun Zellen, von denen jede mit der nächsten ein Haus gemeinsam hat. Die anderen Plätze in diesen Häusern, die Wächter, können nicht alle falsch sein. Ein einziger ist wahr; was alle von mehreren sieht, verliert die Ziffer.
lesson-broken-wing-when = Wenn eine Ziffer viele Häuser mit zwei oder drei Plätzen hat und ein [Turbot Fish] nichts findet. Versuche, eine Schleife aus fünf Zellen zu schließen.
lesson-broken-wing-why = Ohne Wächter hätte jedes der Häuser die Ziffer in einer seiner beiden Zellen der Schleife. Im Kreis herum wären die Zellen abwechselnd wahr und falsch, und das geht bei einer ungeraden Zahl nicht auf.
lesson-broken-wing-also = Guardians; Broken Wings; Wächter
lesson-broken-wing-look-1 = Nimm eine Ziffer und geh von Platz zu Platz durch Häuser, in denen sie wenige Plätze hat, bis du nach fünf, sieben oder neun Zellen wieder am Anfang bist.
lesson-broken-wing-look-2 = Markiere alle anderen Plätze der Ziffer in den Häusern, durch die du gegangen bist: die Wächter. Keiner davon darf eine Zelle der Schleife sein.
lesson-broken-wing-look-3 = Gibt es nur einen Wächter, trag ihn ein. Sonst streiche die Ziffer in jeder Zelle, die alle sieht.
lesson-broken-wing-mistake = Einen Wächter zu vergessen. Zwei Zellen der Schleife können ein Haus gemeinsam haben, das du nicht benutzt, aber in jedem benutzten Haus zählen alle anderen Plätze.
lesson-broken-wing-lookalike = Fünf Plätze von { $x } bilden eine geschlossene Schleife, und { $right } sieht zwei Wächter, { $first } und { $second }. Aber { $line } hat noch einen Platz, { $spoiler }: einen dritten Wächter, und den sieht { $right } nicht. Hier ist gerade er wahr, und auch { $right } ist { $x }, obwohl sie die beiden anderen sieht.

lesson-bivalue-oddagon-1-what = Eine ungerade Zahl von Zellen, mindestens fünf, hat dieselben zwei Kandidaten und bildet eine geschlossene Schleife, in der jede die nächste sieht. Eine der Zellen hat weitere Kandidaten und verliert die beiden Ziffern.
lesson-bivalue-oddagon-1-when = Wenn dieselben zwei Kandidaten in vielen Zellen stehen. Fang an wie bei einem [Unique Loop 1], und suche nach Schleifen mit einer ungeraden Zahl von Zellen.
lesson-bivalue-oddagon-1-why = Zwei Ziffern können eine Schleife nur abwechselnd füllen, und dazu braucht es eine gerade Zahl von Zellen. Also enthält die Zelle mit weiteren Kandidaten einen davon. Das gilt auch, wenn das Rätsel mehrere Lösungen hat.
lesson-bivalue-oddagon-1-look-1 = Wähle zwei Ziffern und geh von Zelle zu Zelle, die beide hat und die vorige sieht, bis du wieder am Anfang bist. Weiter geht es nur bei einer ungeraden Zahl von Zellen.
lesson-bivalue-oddagon-1-look-2 = Zähle die Zellen mit weiteren Kandidaten. Weiter geht es, wenn es nur eine ist.
lesson-bivalue-oddagon-1-look-3 = Streiche die beiden Ziffern in dieser Zelle.
lesson-bivalue-oddagon-1-mistake = Eine Schleife mit einer geraden Zahl von Zellen zu nehmen. Zwei Ziffern füllen sie auf zwei Arten, und nichts folgt daraus, außer bei einer eindeutigen Schleife (Unique Loop).
lesson-bivalue-oddagon-1-lookalike = Fünf Zellen bilden eine geschlossene Schleife, und { $x } und { $y } allein können sie nicht füllen. { $first } kann auch { $z } sein. Aber { $spoiler } kann es ebenso, also kann jede der beiden die sein, die weder { $x } noch { $y } ist. Hier ist es { $spoiler }, und { $first } ist { $x }, die man gestrichen hätte. Nur eine Zelle darf weitere Kandidaten haben.

lesson-bivalue-oddagon-2-what = Eine ungerade Zahl von Zellen, mindestens fünf, hat dieselben zwei Kandidaten und bildet eine geschlossene Schleife, in der jede die nächste sieht. Einige davon haben dieselbe weitere Ziffer; sie entfällt in jeder Zelle, die alle diese sieht.
lesson-bivalue-oddagon-2-when = Wenn du eine ungerade Schleife aus zwei Ziffern gefunden hast, in der zwei oder drei Zellen einen weiteren Kandidaten haben, alle denselben.
lesson-bivalue-oddagon-2-why = Zwei Ziffern können eine ungerade Schleife nicht füllen. Also enthält eine der Zellen die weitere Ziffer, und eine Zelle, die alle sieht, kann es nicht.
lesson-bivalue-oddagon-2-look-1 = Wähle zwei Ziffern und geh von Zelle zu Zelle, die beide hat und die vorige sieht, bis du nach einer ungeraden Zahl von Zellen wieder am Anfang bist.
lesson-bivalue-oddagon-2-look-2 = Markiere die Zellen mit einem weiteren Kandidaten. Weiter geht es, wenn er in allen dieselbe Ziffer ist.
lesson-bivalue-oddagon-2-look-3 = Streiche diese Ziffer in jeder Zelle, die alle markierten sieht.
lesson-bivalue-oddagon-2-mistake = Die Ziffer in einer Zelle zu streichen, die nur einige der markierten sieht. Gerade die, die sie nicht sieht, kann die wahre sein.
lesson-bivalue-oddagon-2-lookalike = Fünf Zellen bilden eine geschlossene Schleife mit { $x } und { $y }, und diese beiden allein können sie nicht füllen. { $spoiler } und { $second } können auch { $z } sein, also würde { $right }, die beide sieht, sie verlieren. Aber { $spoiler } hat noch einen Kandidaten, { $w }, und auch der kann der Ausweg sein. Hier ist { $spoiler } { $w }, auch { $second } ist nicht { $z }, wohl aber { $right }.

lesson-bivalue-oddagon-3-what = Eine ungerade Zahl von Zellen, mindestens fünf, hat dieselben zwei Kandidaten und bildet eine geschlossene Schleife, in der jede die nächste sieht. Zellen eines Hauses haben weitere Kandidaten und wirken dort wie eine Zelle einer nackten Teilmenge.
lesson-bivalue-oddagon-3-when = Wenn du eine ungerade Schleife aus zwei Ziffern gefunden hast, deren Zellen mit weiteren Kandidaten in einem Haus liegen. Sammle diese Kandidaten.
lesson-bivalue-oddagon-3-why = Zwei Ziffern können eine ungerade Schleife nicht füllen. Also enthält eine der Zellen einen der weiteren Kandidaten, wie eine einzelne Zelle, die nur diese hat. Mit anderen Zellen des Hauses bildet sie eine nackte Teilmenge.
lesson-bivalue-oddagon-3-look-1 = Wähle zwei Ziffern und geh von Zelle zu Zelle, die beide hat und die vorige sieht, bis du nach einer ungeraden Zahl von Zellen wieder am Anfang bist.
lesson-bivalue-oddagon-3-look-2 = Markiere die Zellen mit weiteren Kandidaten. Weiter geht es, wenn sie in einem Haus liegen.
lesson-bivalue-oddagon-3-look-3 = Suche dort Zellen, die nur diese weiteren Ziffern und vielleicht noch andere enthalten: ebenso viele Ziffern wie Zellen, wenn die markierten als eine zählen.
lesson-bivalue-oddagon-3-look-4 = Streiche diese Ziffern in den anderen Zellen des Hauses.
lesson-bivalue-oddagon-3-mistake = Die Ziffern auch in den markierten Zellen zu streichen. Eine davon muss eine von ihnen enthalten.
lesson-bivalue-oddagon-3-lookalike = Fünf Zellen bilden eine geschlossene Schleife mit { $x } und { $y }, und { $spoiler } und { $second } können auch { $z } sein. Müsste eine von ihnen es sein, nähmen sie zusammen mit { $third }, die nur { $x } und { $z } hat, dem Rest von { $house } beide Ziffern. Aber { $spoiler } kann auch { $w } sein, und dann muss keine der beiden { $z } sein. Hier ist sie { $w }, { $third } ist { $x }, und { $right } ist { $z }.

lesson-x-chain-what = Eine Kette mit einer Ziffer: Häuser mit zwei Plätzen für sie werden verknüpft, abwechselnd durch starke und schwache Verbindungen, mit einer starken am Anfang und am Ende. Die Ziffer entfällt in allem, was beide Enden sieht.
lesson-x-chain-when = Wenn ein [Turbot Fish] um eine Verbindung zu kurz ist. Folge der Ziffer von einer starken Verbindung zur nächsten, über Zellen, die sich sehen.
lesson-x-chain-why = Angenommen, das erste Ende ist falsch. Dann ist der nächste Platz wahr, der danach falsch und so weiter: Das letzte Ende ist wahr. Also enthält mindestens eins der beiden Enden die Ziffer, und was beide sieht, nicht.
lesson-x-chain-also = X-Cycle; Forcing X-Chain; Single-Digit AIC
lesson-x-chain-look-1 = Nimm eine Ziffer und zieh überall, wo ein Haus genau zwei Plätze für sie hat, eine Linie zwischen den beiden: die starken Verbindungen.
lesson-x-chain-look-2 = Fang an einem Ende einer starken Verbindung an und geh zu ihrem anderen Ende. Geh von dort zu einem Platz, den es sieht und an dem eine weitere starke Verbindung beginnt.
lesson-x-chain-look-3 = Geh abwechselnd weiter, stark und schwach, und halte nach jeder starken Verbindung an.
lesson-x-chain-look-4 = Streiche die Ziffer in jeder Zelle, die sowohl den ersten Platz sieht als auch den Platz, an dem du angehalten hast.
lesson-x-chain-mistake = Über zwei schwache Verbindungen hintereinander zu gehen. Ein falscher Platz macht einen anderen nur über eine starke Verbindung wahr, also bricht der Gedanke ab. Eine starke Verbindung darf stehen, wo eine schwache an der Reihe ist, aber nicht umgekehrt.
lesson-x-chain-lookalike = Ist { $first } nicht { $x }, dann ist es { $near-first }, und entlang der Kette auch { $second }: So scheint es. Aber { $house } hat einen dritten Platz für { $x }, { $spoiler }, also ist die erste Verbindung nicht stark. Hier steht { $x } dort, und beide Enden sind etwas anderes. So kann { $right } { $x } sein und ist es, obwohl sie beide sieht.

lesson-xy-chain-what = Eine Kette aus Zellen mit zwei Kandidaten, von denen jede die nächste sieht und mit ihr eine Ziffer gemeinsam hat. Sie beginnt und endet mit derselben Ziffer, und diese entfällt in allem, was beide Enden sieht.
lesson-xy-chain-when = Wenn es viele Zellen mit zwei Kandidaten gibt. Fang bei einer an, nimm an, dass sie nicht die Ziffer ist, die du streichen willst, und geh von Zelle zu Zelle weiter.
lesson-xy-chain-why = Ist die erste Zelle nicht die Ziffer, dann ist sie ihre andere; also ist die nächste Zelle nicht diese, sondern ihre eigene andere, und so weiter bis zur letzten, die dann die Ziffer enthält. Eins der beiden Enden enthält sie in jedem Fall.
lesson-xy-chain-look-1 = Markiere alle Zellen mit zwei Kandidaten. Wähle eine davon und eine Ziffer Z darin; verlassen wirst du sie über ihre andere Ziffer.
lesson-xy-chain-look-2 = Geh zu einer markierten Zelle, die sie sieht und die die Ziffer hat, über die du gehst. Verlass diese Zelle über ihre andere Ziffer und so weiter.
lesson-xy-chain-look-3 = Halte bei einer Zelle an, die du über Z verlassen würdest.
lesson-xy-chain-look-4 = Streiche Z in jeder anderen Zelle, die die erste und die letzte Zelle sieht.
lesson-xy-chain-mistake = Bei einer Zelle anzuhalten, die Z hat, aber über Z betreten wurde. Dann macht die Kette die andere Ziffer dieser Zelle wahr, und Z ist an diesem Ende nicht gezeigt. Über die eine Ziffer hinein, über die andere hinaus.
lesson-xy-chain-lookalike = Von { $first } scheint eine Kette aus Zellen mit je zwei Kandidaten zu { $second } zu führen, sodass eins der beiden Enden { $x } ist. Aber { $spoiler } hat einen dritten Kandidaten, { $z }: Ist sie nicht { $y }, muss sie noch nicht { $w } sein. Hier ist sie { $z }, die Kette reißt dort ab, keins der Enden ist { $x }, wohl aber { $right }, die beide sieht.

lesson-continuous-nice-loop-what = Eine Schleife von Verbindungen, die sich ringsum stark und schwach abwechseln. Bei jeder schwachen Verbindung ist die Ziffer oder die Zelle, in der sie liegt, verbraucht: Was dort sonst noch ist, entfällt.
lesson-continuous-nice-loop-when = Wenn eine Kette mit der richtigen Art von Verbindung dorthin zurückkommt, wo sie begann. Sieh dir dann jede schwache Verbindung an, nicht nur die Enden.
lesson-continuous-nice-loop-why = Geh die Schleife einmal herum: Ist ein Kandidat wahr, ist der nächste falsch, der nächste wahr und so weiter, oder ringsum alles umgekehrt. Von den beiden Enden jeder schwachen Verbindung ist also genau eins wahr. Das Haus, das sie teilen, hat die Ziffer dort, oder die Zelle enthält eine der beiden Ziffern.
lesson-continuous-nice-loop-also = CNL; AIC Loop; AIC Ring; Bidirectional Cycle
lesson-continuous-nice-loop-look-1 = Baue eine Kette aus abwechselnd starken und schwachen Verbindungen, die mit einer starken Verbindung beginnt und endet.
lesson-continuous-nice-loop-look-2 = Prüfe, ob eine schwache Verbindung ihre beiden Enden verknüpft: dieselbe Ziffer in zwei Zellen, die sich sehen, oder zwei Ziffern einer Zelle. Dann ist es eine Schleife.
lesson-continuous-nice-loop-look-3 = Streiche für jede schwache Verbindung von Zelle zu Zelle ihre Ziffer in allen anderen Zellen, die beide Enden sehen.
lesson-continuous-nice-loop-look-4 = Streiche für jede schwache Verbindung innerhalb einer Zelle alle Kandidaten dieser Zelle außer den beiden, die sie verknüpft.
lesson-continuous-nice-loop-mistake = Einen Ring für durchgehend („continuous“) zu halten, in dem irgendwo zwei starke oder zwei schwache Verbindungen zusammentreffen. Eine solche Schleife sagt nur etwas über den Kandidaten an dieser einen Stelle; ihre anderen schwachen Verbindungen streichen nichts.
lesson-continuous-nice-loop-lookalike = { $spoiler } und { $first } scheinen eine geschlossene Schleife zu bilden: Ist { $spoiler } nicht { $x }, dann ist sie { $y }, damit ist { $first } { $x }, und wieder zurück. Also wäre eine der beiden { $x }, und { $right }, die beide sieht, verlöre sie. Aber { $spoiler } hat einen dritten Kandidaten, { $z }, die Verbindung in ihr ist also nicht stark. Hier ist sie { $z }, { $first } ist { $y }, und { $right } ist { $x }.

lesson-aic-what = Eine Alternating Inference Chain: abwechselnd starke und schwache Verbindungen, innerhalb von Zellen und zwischen ihnen, mit beliebigen Ziffern. Sie beginnt und endet mit einer starken Verbindung. Sind beide Enden dieselbe Ziffer, entfällt diese in allem, was beide sieht; sind es verschiedene Ziffern in Zellen, die sich sehen, verliert jede Zelle die Ziffer des anderen Endes. Manche mit drei starken Verbindungen haben eigene Namen, je nachdem, was diese Verbindungen sind. M-Wing: eine Zelle mit zwei Kandidaten und zwei Häuser mit zwei Plätzen, die sich in einer Zelle treffen; beide Enden sind dieselbe Ziffer. S-Wing: Haus, Zelle, Haus. L-Wing: drei Häuser, die sich in Zellen treffen. H-Wing: Zellen und Häuser mit drei Ziffern.
lesson-aic-when = Wenn die Muster mit eigenen Namen erschöpft sind. Fang bei einer starken Verbindung nahe dem Kandidaten an, den du anzweifelst, und suche einen Weg auf seine andere Seite. Auch Wings und jede [XY-Chain] sind Ketten dieser Art.
lesson-aic-why = Angenommen, das erste Ende ist falsch. Verbindung für Verbindung folgt daraus, dass das letzte Ende wahr ist. Rückwärts gelesen gilt dasselbe. Also ist mindestens eins der Enden wahr, und was neben keinem von beiden stehen kann, ist falsch.
lesson-aic-also = Alternating Inference Chain; Alternate Inference Chain; M-Wing (mit drei starken Verbindungen); S-Wing (mit drei starken Verbindungen); L-Wing (mit drei starken Verbindungen); H-Wing (mit drei starken Verbindungen)
lesson-aic-look-1 = Beginne mit einer starken Verbindung: den einzigen zwei Plätzen einer Ziffer in einem Haus oder den einzigen zwei Kandidaten einer Zelle.
lesson-aic-look-2 = Geh von ihrem fernen Ende über eine schwache Verbindung weiter, zur selben Ziffer in einer Zelle, die es sieht, oder zu einer anderen Ziffer seiner Zelle, wo die nächste starke Verbindung beginnt. Geh abwechselnd weiter.
lesson-aic-look-3 = Vergleiche nach jeder starken Verbindung beide Enden. Sind sie dieselbe Ziffer, streiche sie in den Zellen, die beide sehen.
lesson-aic-look-4 = Sind es verschiedene Ziffern und sehen sich ihre Zellen, streiche in jeder der beiden Zellen die Ziffer des anderen Endes.
lesson-aic-mistake = Zu glauben, dass genau ein Ende wahr ist. Die Kette zeigt, dass es mindestens eins ist; es können auch beide sein. Die Kette macht also nie das eine Ende falsch, weil sich das andere als wahr herausgestellt hat.
lesson-aic-lookalike = Ist { $first } nicht { $x }, dann ist es { $second }, also nicht { $y }. Aber { $third } muss dann nicht { $y } sein: In { $line } hat { $y } einen dritten Platz, { $spoiler }, die letzte Verbindung ist also nicht stark. Hier steht { $y } in { $spoiler }, und { $right } ist { $z }, die die Kette gestrichen hätte.

lesson-discontinuous-nice-loop-what = Eine Kette, die zu dem Kandidaten zurückkommt, mit dem sie begann, und ihm widerspricht. Mit schwachen Verbindungen an beiden Enden ist der Kandidat falsch; mit starken an beiden Enden ist er wahr.
lesson-discontinuous-nice-loop-when = Nimm einen Kandidaten, den du anzweifelst, und folge von ihm aus abwechselnd starken und schwachen Verbindungen. Kommst du mit dem Gegenteil zu ihm zurück, bist du fertig.
lesson-discontinuous-nice-loop-why = Wäre der Kandidat wahr, würde die Schleife zeigen, dass er falsch ist: Also ist er falsch. Führt umgekehrt die Annahme, er sei falsch, über die Schleife dazu, dass er wahr ist, dann ist er wahr. Mehr braucht es nicht.
lesson-discontinuous-nice-loop-also = DNL; Forcing Chain (Sudoku Explainer)
lesson-discontinuous-nice-loop-look-1 = Wähle einen Kandidaten, den du anzweifelst, und nimm an, dass er wahr ist. Geh von ihm über eine schwache Verbindung zu einem, der dann falsch ist.
lesson-discontinuous-nice-loop-look-2 = Geh über eine starke Verbindung weiter zu einem, der dann wahr ist, und so immer abwechselnd.
lesson-discontinuous-nice-loop-look-3 = Sieht ein Kandidat, der dann wahr ist, den ersten mit derselben Ziffer, oder liegt er in derselben Zelle, streiche den ersten.
lesson-discontinuous-nice-loop-look-4 = Um einen Kandidaten einzutragen, nimm stattdessen an, dass er falsch ist: Beginne mit einer starken Verbindung. Führt eine starke Verbindung von einem Kandidaten, der dann falsch ist, zu ihm zurück, trag ihn ein.
lesson-discontinuous-nice-loop-mistake = Sich damit zu begnügen, wieder in der Zelle des Anfangs zu sein. Dass eine andere Ziffer der Zelle falsch ist, widerspricht nichts. Die Schleife muss damit enden, genau den Kandidaten zu verneinen, von dem sie ausging.
lesson-discontinuous-nice-loop-lookalike = Ist { $right } { $x }, dann ist { $first } { $y }, { $spoiler } also nicht { $y }, sondern scheinbar { $x }, und { $right } kann doch nicht { $x } sein. Aber { $spoiler } hat einen dritten Kandidaten, { $z }: Die Verbindung in ihr ist nicht stark, und die Schleife kommt nicht zu ihrem Anfang zurück. Hier ist { $spoiler } { $z }, { $first } ist { $y }, und { $right } ist { $x }.

lesson-grouped-continuous-nice-loop-what = Wie [Continuous Nice Loop], nur dass die Schleife durch eine Gruppe geht: zwei oder drei Plätze einer Ziffer dort, wo sich ein Block und eine Linie kreuzen, als einer betrachtet.
lesson-grouped-continuous-nice-loop-when = Wo sich eine Schleife schließen würde, hätte nicht ein Block die Ziffer zweimal in einer Zeile oder Spalte. Nimm die beiden Plätze zusammen.
lesson-grouped-continuous-nice-loop-why = Eine Gruppe ist wahr, wenn eine ihrer Zellen die Ziffer enthält. Ihre Verbindungen gelten wie die einzelner Kandidaten: Hat nichts anderes im Haus die Ziffer, dann hat die Gruppe sie. Jede schwache Verbindung der Schleife hat also genau ein wahres Ende, und was dieses ganze Ende sieht oder seine Zelle teilt, entfällt.
lesson-grouped-continuous-nice-loop-also = Grouped AIC Loop; Grouped AIC Ring; Grouped CNL
lesson-grouped-continuous-nice-loop-look-1 = Suche für eine Ziffer ein Haus, dessen Plätze zwei Teile bilden: Jeder Teil ist eine Zelle, oder es sind zwei oder drei Zellen an der Kreuzung von Block und Linie. Das ist eine starke Verbindung mit einer Gruppe.
lesson-grouped-continuous-nice-loop-look-2 = Baue eine Kette, abwechselnd stark und schwach, die eine solche Verbindung nutzt, mit einer starken Verbindung beginnt und endet und deren Enden eine schwache verknüpft.
lesson-grouped-continuous-nice-loop-look-3 = Streiche für jede schwache Verbindung zwischen Zellen oder Gruppen die Ziffer in allen anderen Zellen, die jede Zelle beider Enden sehen.
lesson-grouped-continuous-nice-loop-look-4 = Streiche für jede schwache Verbindung innerhalb einer Zelle die anderen Kandidaten dieser Zelle.
lesson-grouped-continuous-nice-loop-mistake = Eine Zelle zu räumen, die nur einen Teil einer Gruppe sieht. Welche Zelle der Gruppe die Ziffer bekommt, ist offen; nur was die ganze Gruppe und das ganze andere Ende sieht, sieht die Ziffer sicher.
lesson-grouped-continuous-nice-loop-lookalike = Von { $spoiler } scheint eine geschlossene Schleife über { $second }, die Gruppe aus { $cells } und { $first } zu führen. Dann wäre { $first } oder { $spoiler } { $x }, und { $right }, die beide sieht, verlöre sie. Aber innerhalb von { $spoiler } ist die Verbindung nicht stark: Außer { $x } und { $y } hat sie { $z }. Hier ist sie { $z }, die Schleife schließt sich nicht, und { $right } ist { $x }.

lesson-grouped-aic-what = Eine [AIC], die mindestens einmal durch eine Gruppe geht: zwei oder drei Plätze einer Ziffer dort, wo sich ein Block und eine Linie kreuzen, als einer betrachtet.
lesson-grouped-aic-when = Wenn eine Kette an einem Haus mit drei Plätzen hängen bleibt, von denen zwei in einem Block und einer Linie liegen. Behandle diese zwei als einen.
lesson-grouped-aic-why = Ist der andere Platz falsch, dann steht die Ziffer irgendwo in der Gruppe, und das genügt, um sie in allem auszuschließen, was die ganze Gruppe sieht. Damit wechseln sich die Verbindungen ab wie zuvor, und eins der Enden ist wahr.
lesson-grouped-aic-also = AIC with Groups; AIC mit Gruppen; Grouped X-Cycle (bei einer einzigen Ziffer)
lesson-grouped-aic-look-1 = Suche nach einem Haus mit drei oder mehr Plätzen einer Ziffer, die bis auf einen alle an der Kreuzung von Block und Linie liegen. Diese sind die Gruppe.
lesson-grouped-aic-look-2 = Lies das als starke Verbindung zwischen der Gruppe und dem einzelnen Platz und beginne damit eine Kette oder setze eine damit fort.
lesson-grouped-aic-look-3 = Verlass die Gruppe über eine schwache Verbindung zu einem Platz, der alle ihre Zellen sieht, und geh abwechselnd weiter. Hör mit einer starken Verbindung auf.
lesson-grouped-aic-look-4 = Streiche die Ziffer in den Zellen, die beide ganzen Enden sehen, wenn die Enden dieselbe Ziffer sind. Sind es verschiedene Ziffern zweier Zellen, die sich sehen, verliert jede Zelle die Ziffer der anderen.
lesson-grouped-aic-mistake = Von einer Gruppe zu einem Platz zu gehen, der nur eine ihrer Zellen sieht. Die Ziffer kann in einer anderen Zelle der Gruppe stehen, also muss dieser Platz nicht falsch sein.
lesson-grouped-aic-lookalike = Ist { $spoiler } nicht { $x }, dann ist sie { $y }; damit ist { $first } { $x } und { $right } nicht, also steht { $x } in der Gruppe aus { $cells }: So scheint es, und { $right }, die die ganze Gruppe sieht, verlöre { $x }. Aber { $spoiler } kann auch { $z } sein: Wenn sie nicht { $x } ist, muss sie noch nicht { $y } sein. Hier ist sie { $z }, { $first } ist { $y }, und { $right } ist { $x }.

lesson-grouped-discontinuous-nice-loop-what = Wie [Discontinuous Nice Loop], nur dass die Kette durch eine Gruppe geht: zwei oder drei Plätze einer Ziffer dort, wo sich ein Block und eine Linie kreuzen, als einer betrachtet.
lesson-grouped-discontinuous-nice-loop-when = Wenn der Weg von einem Kandidaten aus zu einem Block führt, der die Ziffer nur in einer Zeile oder Spalte haben kann. Geh von der Gruppe als Ganzem aus weiter.
lesson-grouped-discontinuous-nice-loop-why = Aus dem Kandidaten folgt über einzelne Kandidaten und Gruppen sein eigenes Gegenteil. Also ist falsch, was am Anfang angenommen wurde.
lesson-grouped-discontinuous-nice-loop-also = Grouped DNL; AIC with Groups; AIC mit Gruppen; Grouped X-Cycle (bei einer einzigen Ziffer)
lesson-grouped-discontinuous-nice-loop-look-1 = Nimm an, dass ein Kandidat wahr ist, und streiche seine Ziffer in allem, was er sieht.
lesson-grouped-discontinuous-nice-loop-look-2 = Suche nach einem Haus, in dem die Ziffer dadurch nur noch an der Kreuzung von Block und Linie übrig ist. Nimm diese Zellen als eine Gruppe, die wahr ist.
lesson-grouped-discontinuous-nice-loop-look-3 = Geh von der Gruppe zu einem Platz weiter, der alle ihre Zellen sieht und deshalb falsch ist, und von dort abwechselnd weiter.
lesson-grouped-discontinuous-nice-loop-look-4 = Kommst du zum ersten Kandidaten zurück und wäre er falsch, streiche ihn. Hast du am Anfang angenommen, dass er falsch ist, und wäre er wahr, trag ihn ein.
lesson-grouped-discontinuous-nice-loop-mistake = Zellen eines Blocks, die nicht in einer Linie stehen, für eine Gruppe zu halten und außerhalb des Blocks weiterzugehen. Auf einem gewöhnlichen Gitter sieht keine Zelle außerhalb des Blocks zwei solche Zellen, also gibt es nichts, wohin man weitergehen könnte.
lesson-grouped-discontinuous-nice-loop-lookalike = Ist { $right } { $x }, dann ist { $first } { $y } und { $spoiler } { $x }, so scheint es. Damit stünde { $x } in der Gruppe aus { $cells }, und { $right }, die sie ganz sieht, könnte nicht { $x } sein: eine Schleife, die ihren eigenen Anfang verneint. Aber { $spoiler } kann auch { $z } sein. Hier ist { $first } { $y }, { $spoiler } ist { $z }, und { $right } ist { $x }.

lesson-almost-locked-set-xz-rule-what = Zwei fast geschlossene Mengen haben eine Ziffer X gemeinsam, die sie nicht beide enthalten können, weil alle ihre Plätze in der einen alle ihre Plätze in der anderen sehen. Eine andere Ziffer Z, die beide haben, entfällt in allem, was alle Plätze von Z in beiden sieht.
lesson-almost-locked-set-xz-rule-when = Suche nach kleinen Mengen, einer Zelle mit zwei Kandidaten und einer Gruppe aus zwei oder drei Zellen, die sich mit einer gemeinsamen Ziffer in einem Haus treffen.
lesson-almost-locked-set-xz-rule-why = Eine der Mengen ist ohne X, also sind alle ihre anderen Ziffern in ihr gebunden, darunter Z. Z steht also in der einen Menge oder in der anderen. Sind zwei Ziffern so verbunden wie X, ist jede Menge geschlossen, und es entfällt noch mehr.
lesson-almost-locked-set-xz-rule-also = Almost Locked Set XZ-Rule; ALS-XZ; Singly Linked ALS-XZ; Doubly Linked ALS-XZ
lesson-almost-locked-set-xz-rule-look-1 = Schreib kleine fast geschlossene Mengen auf: Zellen mit zwei Kandidaten, zwei Zellen eines Hauses mit drei Ziffern, drei mit vier.
lesson-almost-locked-set-xz-rule-look-2 = Nimm zwei Mengen ohne gemeinsame Zelle und suche eine Ziffer X in beiden, bei der jede Zelle mit X in der einen jede Zelle mit X in der anderen sieht.
lesson-almost-locked-set-xz-rule-look-3 = Suche eine andere Ziffer Z in beiden. Streiche sie in jeder Zelle, die alle Zellen mit Z in beiden Mengen sieht.
lesson-almost-locked-set-xz-rule-look-4 = Verbindet eine zweite Ziffer die Mengen genauso wie X, dann streiche jede der beiden Verbindungsziffern in den Zellen, die alle ihre Plätze in beiden Mengen sehen, und jede andere Ziffer einer Menge in den Zellen außerhalb, die alle ihre Plätze in dieser Menge sehen.
lesson-almost-locked-set-xz-rule-mistake = Ein X gelten zu lassen, bei dem sich ein Paar von Plätzen nicht sieht. Dann können beide Mengen X enthalten, keine muss Z enthalten, und dem Streichen fehlt der Grund. Für Z gibt es keine solche Bedingung.
lesson-almost-locked-set-xz-rule-lookalike = Die Mengen A und B haben beide { $x } und { $z }. Aber { $x } ist kein Restricted Common: Die { $x } in { $third } sieht die { $x } in { $spoiler } nicht. Also können beide Mengen { $x } enthalten, und dann braucht keine { $z }. So ist es hier: { $right } ist { $z }, obwohl sie jede { $z } beider Mengen sieht.
lesson-almost-locked-set-xz-rule-origin = Der Spieler bennys hat die Regeln der fast geschlossenen Mengen im Sudoku Players' Forum aufgestellt. Von dort kommt auch der Begriff Restricted Common für eine Ziffer wie X.

lesson-twinned-xy-chain-what = Zwei parallele Linien kreuzen drei andere. Die sechs Zellen, in denen sie sich kreuzen, haben nur sechs Ziffern, und bei jeder Ziffer sehen alle ihre Plätze darunter einander. Die Zellen verbrauchen alle sechs Ziffern: Streiche jede in den Zellen, die alle ihre Plätze in den sechsen sehen.
lesson-twinned-xy-chain-when = Wenn zwei Zeilen in denselben drei Spalten Zellen mit zwei oder drei Kandidaten haben, oder zwei Spalten in denselben drei Zeilen. Das ist selten.
lesson-twinned-xy-chain-why = Keine Ziffer steht in den sechs Zellen zweimal, und es sind sechs Ziffern für sechs Zellen. Also steht jede genau einmal dort, auf einem ihrer Plätze, und was alle diese sieht, kann die Ziffer nicht sein.
lesson-twinned-xy-chain-also = Twinned XY-Chains
lesson-twinned-xy-chain-look-1 = Wähle zwei Zeilen, die in denselben drei Spalten Zellen mit wenigen Kandidaten haben, oder zwei Spalten mit solchen Zellen in denselben drei Zeilen.
lesson-twinned-xy-chain-look-2 = Zähle die Ziffern der sechs Zellen: Es müssen genau sechs sein.
lesson-twinned-xy-chain-look-3 = Gib jeder Ziffer eine Linie, die alle ihre Plätze in den sechsen hat: eine der zwei oder eine der drei. Hat eine Ziffer keine, geht es meist nicht auf.
lesson-twinned-xy-chain-look-4 = Streiche jede Ziffer in den anderen Zellen ihrer Linie.
lesson-twinned-xy-chain-mistake = Man nimmt eine Ziffer, deren Plätze in beiden Richtungen auf zwei Linien liegen. Sie könnte in den sechs Zellen zweimal stehen, und dann muss eine andere dort nicht stehen.
lesson-twinned-xy-chain-lookalike = Wo { $bases } und { $covering } sich kreuzen, haben sechs Zellen nur sechs Ziffern, { $digits }. Aber die Plätze von { $y } darunter sehen einander nicht alle: { $first } sieht { $spoiler } nicht. Also kann { $y } dort zweimal stehen, und eine andere Ziffer fehlt. Hier sind beide { $y }, keine der sechs ist { $x }, wohl aber { $right }, die alle Plätze dafür sieht.

lesson-distributed-disjoint-subset-what = Einige Zellen, höchstens sechs, haben so viele Ziffern, wie sie sind, und bei jeder Ziffer sehen alle ihre Plätze darunter einander. Die Zellen verbrauchen alle diese Ziffern: Streiche jede in den Zellen, die alle ihre Plätze darunter sehen.
lesson-distributed-disjoint-subset-when = Wenn [Sue de Coq] und die kleineren Teilmengen nichts finden. Geh Zellen mit zwei oder drei Kandidaten von Haus zu Haus nach.
lesson-distributed-disjoint-subset-why = Es ist eine nackte Teilmenge, die kein eigenes Haus braucht. Keine Ziffer steht in den Zellen zweimal, und es sind so viele Ziffern wie Zellen, also steht jede genau einmal dort. Was alle ihre Plätze sieht, kann die Ziffer nicht sein.
lesson-distributed-disjoint-subset-also = DDS; Generalized Naked Set
lesson-distributed-disjoint-subset-look-1 = Beginne mit einer Zelle mit zwei oder drei Kandidaten. Nimm eine Zelle dazu, die sie sieht, eine Ziffer mit ihr gemeinsam hat und wenige neue mitbringt.
lesson-distributed-disjoint-subset-look-2 = Mach so weiter. Je zwei der Zellen, die eine Ziffer gemeinsam haben, müssen einander sehen.
lesson-distributed-disjoint-subset-look-3 = Hör auf, sobald es so viele Ziffern wie Zellen sind. Sind es mehr als sechs Ziffern, fang woanders an.
lesson-distributed-disjoint-subset-look-4 = Streiche jede Ziffer in jeder anderen Zelle, die alle Zellen der Teilmenge mit dieser Ziffer sieht.
lesson-distributed-disjoint-subset-mistake = Zwei Zellen der Teilmenge haben eine Ziffer gemeinsam und sehen einander nicht. Die Ziffer könnte in beiden stehen, und die Rechnung geht nicht auf.
lesson-distributed-disjoint-subset-lookalike = { $first }, { $second }, { $third } und { $fourth } scheinen nur vier Ziffern zu haben, und alle Plätze einer jeden sehen einander. Aber { $first } kann auch { $z } sein, eine fünfte Ziffer, also kommen die vier Zellen ohne eine der anderen aus. Hier ist { $first } { $z }, weder { $second } noch { $fourth } ist { $x }, aber { $right }, die beide sieht, ist es.

lesson-almost-locked-set-xy-wing-what = Eine fast geschlossene Menge in der Mitte ist durch eine Ziffer X mit einer zweiten verbunden und durch eine andere Ziffer Y mit einer dritten. Eine Ziffer Z, die beide äußeren Mengen haben, entfällt in allem, was alle ihre Plätze darin sieht.
lesson-almost-locked-set-xy-wing-when = Wie ein [XY-Wing], nur dass aus den Zellen Mengen geworden sind. Wenn die XZ-Regel nichts findet: Suche nach einer Mitte mit zwei solchen Verbindungen.
lesson-almost-locked-set-xy-wing-why = Ist die eine äußere Menge ohne Z, behält sie X, die Mitte verliert X und behält daher Y, die andere äußere Menge verliert Y und behält daher Z. Z steht in jedem Fall in einer der äußeren Mengen.
lesson-almost-locked-set-xy-wing-also = Almost Locked Set XY-Wing
lesson-almost-locked-set-xy-wing-look-1 = Wähle eine fast geschlossene Menge als Mitte, kleine zuerst.
lesson-almost-locked-set-xy-wing-look-2 = Suche eine zweite Menge, ohne Zelle der Mitte, und eine Ziffer X, bei der alle Plätze in der einen alle Plätze in der anderen sehen.
lesson-almost-locked-set-xy-wing-look-3 = Suche eine dritte Menge, die auf dieselbe Art durch eine andere Ziffer Y mit der Mitte verbunden ist. Die zweite und die dritte Menge müssen sich nicht sehen.
lesson-almost-locked-set-xy-wing-look-4 = Suche eine Ziffer Z, weder X noch Y, in der zweiten und der dritten Menge. Streiche sie in jeder Zelle, die alle Zellen mit Z in diesen beiden sieht.
lesson-almost-locked-set-xy-wing-mistake = Für beide Verbindungen dieselbe Ziffer zu benutzen. Verliert die Mitte X an die eine äußere Menge, dann muss es eine andere Ziffer sein, die sie daraufhin der anderen Menge vorenthält; mit X auf beiden Seiten wird nichts weitergegeben.
lesson-almost-locked-set-xy-wing-lookalike = Menge A, { $first }, und Menge B, { $spoiler }, scheinen über Menge C, { $third }, verbunden zu sein, sodass A oder B { $x } enthält. Aber { $spoiler } hat einen dritten Kandidaten, { $z }: B hat zwei Ziffern zu viel und ist keine fast geschlossene Menge. Verliert sie { $y } an C, muss sie noch nicht { $x } sein. Hier ist sie { $z }, auch A enthält { $x } nicht, und { $right }, die beide sieht, ist { $x }.
lesson-almost-locked-set-xy-wing-origin = Er gehört zu den Regeln der fast geschlossenen Mengen, die der Spieler bennys im Sudoku Players' Forum formuliert hat.

lesson-almost-locked-set-chain-what = Vier oder mehr fast geschlossene Mengen hintereinander, jede mit der nächsten durch eine Ziffer verbunden, die sie nicht beide enthalten können. Eine Ziffer Z der ersten und der letzten Menge entfällt in allem, was alle ihre Plätze in beiden sieht.
lesson-almost-locked-set-chain-when = Wenn zwei oder drei Mengen nicht weit genug reichen. Eine [XY-Chain] ist dasselbe mit Mengen aus einer Zelle.
lesson-almost-locked-set-chain-why = Ist die erste Menge ohne Z, behält sie ihre Verbindungsziffer, die nächste Menge verliert diese und behält ihre eigene und so weiter; der letzten Menge bleibt Z. Also steht Z am einen Ende oder am anderen.
lesson-almost-locked-set-chain-also = Almost Locked Set Chain; ALS Chain; ALS-XY-Chain
lesson-almost-locked-set-chain-look-1 = Beginne mit einer fast geschlossenen Menge, die die Ziffer Z hat, die du streichen möchtest.
lesson-almost-locked-set-chain-look-2 = Geh zu einer Menge ohne gemeinsame Zelle, über eine Ziffer von beiden, nicht Z, bei der alle Plätze in der einen alle Plätze in der anderen sehen.
lesson-almost-locked-set-chain-look-3 = Geh genauso weiter und verlass jede Menge über eine andere Ziffer als die, über die du gekommen bist.
lesson-almost-locked-set-chain-look-4 = Halte bei der vierten Menge oder später an, wenn sie Z hat und du nicht über Z gekommen bist. Streiche Z in jeder Zelle, die alle Zellen mit Z in der ersten und der letzten Menge sieht.
lesson-almost-locked-set-chain-mistake = Eine Menge über die Ziffer zu verlassen, die in sie hineingeführt hat. Gerade diese Ziffer hat die Menge verloren, also kann sie sie nicht weitergeben. Zwei Verbindungen, die aufeinanderfolgen, brauchen verschiedene Ziffern.
lesson-almost-locked-set-chain-lookalike = Die Mengen A, B, C und D scheinen eine Kette zu bilden, jede mit der nächsten durch ein Restricted Common verbunden, sodass A oder D { $x } enthält. Aber { $x } ist kein Restricted Common von B und C: Die { $x } in { $spoiler } sieht die in { $first } nicht. Also können B und C beide { $x } enthalten. Hier tun sie es, und dann braucht weder A noch D { $x }: { $right } ist { $x }, obwohl sie beide sieht.

lesson-death-blossom-what = Eine Zelle, der Stiel, hat für jeden ihrer Kandidaten eine fast geschlossene Menge, ein Blütenblatt: Der Stiel sieht alle Plätze dieses Kandidaten darin. Es gibt zwei oder mehr Blütenblätter; eins kann mehreren Kandidaten dienen. Alle Blütenblätter haben eine Ziffer Z gemeinsam, und diese entfällt in allem, was alle ihre Plätze in den Blütenblättern sieht.
lesson-death-blossom-when = Rund um eine Zelle mit zwei oder drei Kandidaten, die von kleinen Mengen umgeben ist.
lesson-death-blossom-why = Der Stiel enthält einen seiner Kandidaten. Das Blütenblatt dieses Kandidaten verliert ihn und behält daher alle seine anderen Ziffern, darunter Z. Welcher es auch ist, eins der Blütenblätter enthält Z.
lesson-death-blossom-look-1 = Wähle einen Stiel: eine Zelle mit zwei oder drei Kandidaten.
lesson-death-blossom-look-2 = Suche für jeden Kandidaten des Stiels ein Blütenblatt: eine fast geschlossene Menge, die die Ziffer hat und in der der Stiel alle Zellen mit ihr sieht.
lesson-death-blossom-look-3 = Probiere Blütenblätter, bis sie alle eine Ziffer Z gemeinsam haben, die kein Kandidat des Stiels ist.
lesson-death-blossom-look-4 = Streiche Z in jeder Zelle, die alle Zellen mit Z in allen Blütenblättern sieht.
lesson-death-blossom-mistake = Einen Kandidaten des Stiels ohne Blütenblatt zu lassen. Ist gerade dieser wahr, dann ist kein Blütenblatt geschlossen, und Z kann überall stehen. Der Stiel muss bis zum letzten Kandidaten abgedeckt sein.
lesson-death-blossom-lookalike = Was auch immer der Stiel { $first } ist, ein Blütenblatt enthält { $z }: Blütenblatt A, { $second }, wenn der Stiel { $x } ist, und Blütenblatt B, wenn er { $y } ist. So weit stimmt alles. Aber in Blütenblatt B kann außer { $second } auch { $spoiler } { $z } sein, und { $right } sieht nur { $second }. Hier ist der Stiel { $y }, { $spoiler } ist { $z }, und { $right } ebenso. Nur was jede { $z } der Blütenblätter sieht, verliert sie.
lesson-death-blossom-origin = SudokuWiki schreibt die Technik und ihren Namen Mike Barker zu.

lesson-aligned-pair-exclusion-what = Geh alle Ziffernpaare durch, die zwei Zellen enthalten könnten. Manche sind unmöglich: dieselbe Ziffer doppelt in Sichtweite, oder zwei Ziffern, die einer dritten Zelle oder einer fast geschlossenen Menge zu wenig ließen. Ein Kandidat in keinem möglichen Paar ist falsch.
lesson-aligned-pair-exclusion-when = Nimm zwei Zellen, die beide mehrere Zellen mit zwei Kandidaten sehen. Schreib ihre Paare auf und streich die, die gerade die zwei Kandidaten einer solchen Zelle sind.
lesson-aligned-pair-exclusion-why = Die beiden Zellen enthalten eins ihrer Paare. Ist jedes Paar mit einem Kandidaten unmöglich, können sie ihn nicht enthalten. Es ist ein [Death Blossom], von der anderen Seite gesehen.
lesson-aligned-pair-exclusion-look-1 = Wähle zwei Zellen, die gemeinsam mehrere Zellen mit wenigen Kandidaten sehen, und schreibe jedes Paar von Ziffern auf, das sie enthalten könnten.
lesson-aligned-pair-exclusion-look-2 = Streiche Paare, in denen eine Ziffer zweimal in Zellen steht, die einander sehen.
lesson-aligned-pair-exclusion-look-3 = Streiche Paare, die alle Kandidaten einer Zelle enthalten, welche die zwei sehen, oder die einer fast geschlossenen Menge, die beide sehen, zwei Ziffern nehmen.
lesson-aligned-pair-exclusion-look-4 = Streiche jeden Kandidaten, der in keinem der übrigen Paare vorkommt.
lesson-aligned-pair-exclusion-mistake = Man streicht Paare wegen einer Zelle, die nur einige der zwei Zellen sehen. Nur was alle sehen, wird sicher leer.
lesson-aligned-pair-exclusion-lookalike = Mit { $x } in { $right } kann { $first } nicht { $y } sein, die dann { $second } braucht, und nicht { $z }, die dann { $third } braucht. Aber { $first } kann auch { $x } sein, und da die beiden Zellen einander nicht sehen, können beide { $x } sein. Hier sind sie es. Ein Kandidat ist nur falsch, wenn kein Kandidat der anderen Zelle zu ihm passt.

lesson-aligned-triple-exclusion-what = Geh alle Kombinationen durch, die drei Zellen enthalten könnten. Unmöglich sind die mit einer Ziffer doppelt in Sichtweite und die mit allen Kandidaten einer Zelle, die die drei sehen. Ein Kandidat in keiner möglichen Kombination ist falsch.
lesson-aligned-triple-exclusion-when = Von Hand selten die Mühe wert. Nimm drei Zellen, die gemeinsam mehrere Zellen mit zwei oder drei Kandidaten sehen.
lesson-aligned-triple-exclusion-why = Die drei Zellen enthalten eine ihrer Kombinationen. Ist jede Kombination mit einem Kandidaten unmöglich, ist er falsch. [Aligned Pair Exclusion] ist dasselbe mit zwei Zellen.
lesson-aligned-triple-exclusion-look-1 = Wähle drei Zellen, die gemeinsam mehrere Zellen mit wenigen Kandidaten sehen, und schreibe jede Kombination von Ziffern auf, die sie enthalten könnten.
lesson-aligned-triple-exclusion-look-2 = Streiche Kombinationen, in denen eine Ziffer zweimal in Zellen steht, die einander sehen.
lesson-aligned-triple-exclusion-look-3 = Streiche Kombinationen, die alle Kandidaten einer Zelle enthalten, welche die drei sehen.
lesson-aligned-triple-exclusion-look-4 = Streiche jeden Kandidaten, der in keiner der übrigen Kombinationen vorkommt.
lesson-aligned-triple-exclusion-mistake = Man streicht Kombinationen wegen einer Zelle, die nur einige der drei Zellen sehen. Nur was alle sehen, wird sicher leer.
lesson-aligned-triple-exclusion-lookalike = Angenommen, in { $right } steht { $x }. Dann ist { $first } { $y }, und { $spoiler }, die beide sieht, kann weder { $x } noch { $y } sein: Scheinbar bleibt keine Kombination der drei übrig. Aber { $spoiler } kann auch { $z } sein. Also passen { $x }, { $y } und { $z } zusammen, und so ist es hier. Ein Kandidat ist nur falsch, wenn keine Kombination mit ihm möglich ist.

lesson-franken-x-wing-what = Ein [X-Wing], an dem Blöcke beteiligt sind: etwa eine Zeile und ein Block als Basis und zwei Spalten als Abdeckung, oder zwei Zeilen, die von einer Spalte und einem Block abgedeckt werden.
lesson-franken-x-wing-when = Wenn eine Zeile und ein Block eine Ziffer nur in denselben zwei Spalten haben. Die meisten davon sieht man vorher schon als [Claiming] oder [Pointing].
lesson-franken-x-wing-why = Die beiden Basishäuser haben keinen Platz gemeinsam, also nehmen sie die Ziffer zweimal. Das geht nur in den beiden Deckhäusern, und jedes davon hat Platz für eine. Im Rest der Abdeckung entfällt die Ziffer.
lesson-franken-x-wing-look-1 = Nimm eine Ziffer und suche einen Block, der sie nur in zwei Spalten hat.
lesson-franken-x-wing-look-2 = Suche nach einer Zeile außerhalb des Blocks, deren Plätze alle in denselben zwei Spalten liegen.
lesson-franken-x-wing-look-3 = Streiche die Ziffer in den anderen Zellen dieser Spalten: denen, die weder im Block noch in der Zeile liegen. Zeilen und Spalten lassen sich vertauschen.
lesson-franken-x-wing-mistake = Eine Zeile und einen Block zu wählen, die einen Platz der Ziffer gemeinsam haben. Steht die Ziffer dort, dient sie beiden zugleich, eine Spalte bleibt frei, und dem Streichen fehlt der Grund.
lesson-franken-x-wing-lookalike = { $bases } scheinen { $x } nur in { $covering } zu haben: zwei Basishäuser, zwei Deckhäuser. Aber { $line } hat noch einen Platz, { $spoiler }, den keins der Deckhäuser abdeckt: eine Flosse, und { $right } sieht sie nicht. Steht { $x } dort, braucht die Basis nur eins der Deckhäuser. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Franken X-Wing sie gestrichen hätte.

lesson-franken-swordfish-what = Ein [Swordfish], bei dem ein Block unter den Basis- oder Deckhäusern ist: zum Beispiel zwei Zeilen und ein Block, die eine Ziffer nur in drei Spalten haben.
lesson-franken-swordfish-when = Wenn zwei Linien und ein Block mit drei Linien auskommen, die sie kreuzen. Markiere die Plätze einer Ziffer und probiere Blöcke statt der dritten Linie.
lesson-franken-swordfish-why = Drei Basishäuser ohne gemeinsamen Platz brauchen die Ziffer dreimal, und drei Deckhäuser haben für drei Platz. Sie sind verbraucht, und außerhalb der Basis entfällt die Ziffer in ihnen.
lesson-franken-swordfish-look-1 = Nimm eine Ziffer und suche einen Block, der sie in zwei Spalten hat oder in drei.
lesson-franken-swordfish-look-2 = Suche nach zwei Zeilen, die keinen Platz der Ziffer mit dem Block gemeinsam haben. Die Plätze aller drei, der Zeilen und des Blocks, müssen mit drei Spalten auskommen.
lesson-franken-swordfish-look-3 = Streiche die Ziffer in den Zellen dieser Spalten, die in keiner der beiden Zeilen und nicht im Block liegen.
lesson-franken-swordfish-look-4 = Dann probiere einen Block als Abdeckung: drei Zeilen, deren Plätze mit zwei Spalten und einem Block auskommen. Außer dem, was die Abdeckung außerhalb der Zeilen hat, verliert auch ein Platz der Zeilen die Ziffer, wenn ihn eine der Spalten und der Block zugleich abdecken.
lesson-franken-swordfish-mistake = Einen Platz der Basis zu verschonen, den zwei Deckhäuser gemeinsam haben. Wäre er wahr, würde er für ein Basishaus beide verbrauchen; also entfällt er wie die Zellen außerhalb.
lesson-franken-swordfish-lookalike = { $x } hat in { $bases } nur Plätze in { $covering }: drei Basishäuser, drei Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und ein Deckhaus wird nicht gebraucht. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Franken Swordfish sie gestrichen hätte.

lesson-tridagon-what = Vier Blöcke an den Ecken eines Rechtecks haben je drei Zellen, eine in jeder Zeile und Spalte des Blocks, mit denselben drei Kandidaten. Laufen die Zellen in einem oder in drei der Blöcke andersherum, können die drei Ziffern nicht alle zwölf füllen. Die eine Zelle mit weiteren Kandidaten verliert die drei Ziffern.
lesson-tridagon-when = In den schwersten Rätseln, wenn drei Ziffern in denselben vier Blöcken fehlen und dort wenige andere Kandidaten neben sich haben. In leichteren Rätseln kommt es kaum vor.
lesson-tridagon-why = Füllten drei Ziffern die Zellen, müsste ihre Kreisfolge in Blöcken nebeneinander zeilenweise dieselbe sein und in Blöcken übereinander spaltenweise. Jeder Block, dessen Zellen andersherum laufen, dreht sie um. Bei einem oder drei solchen Blöcken kommt sie nicht so zurück, wie sie war.
lesson-tridagon-also = Thor's Hammer; Trivalue Oddagon; Anti-Tridagon
lesson-tridagon-look-1 = Suche drei Ziffern, von denen vier Blöcke, in zwei Bändern und zwei Stapeln, noch keine haben.
lesson-tridagon-look-2 = Finde in jedem der Blöcke drei Zellen mit diesen Kandidaten, eine in jeder Zeile und Spalte des Blocks. Alle zwölf außer einer enthalten nichts anderes.
lesson-tridagon-look-3 = Zieh durch die drei Zellen jedes Blocks eine Linie und sieh, ob sie nach rechts fällt oder steigt; eine Linie, die den Block verlässt, kommt auf der anderen Seite wieder herein. Weiter geht es, wenn eine davon anders läuft als die drei anderen.
lesson-tridagon-look-4 = Streiche die drei Ziffern in der Zelle mit weiteren Kandidaten.
lesson-tridagon-mistake = Vier Blöcke zu nehmen, von denen zwei in die eine und zwei in die andere Richtung laufen, oder alle in dieselbe. Dann können die drei Ziffern die Zellen füllen, und nichts folgt daraus.
lesson-tridagon-lookalike = Vier Blöcke haben je drei Zellen mit { $x }, { $y } und { $z }, und nur { $first } kann auch { $w } sein. Aber in allen vieren steigen die Zellen nach rechts, und dann können { $x }, { $y } und { $z } alle zwölf füllen. So ist es hier: { $first } ist { $z }, die man gestrichen hätte.

lesson-guardian-forcing-what = Zellen, die dem Rätsel ohne ein paar weitere Kandidaten, die Wächter, zwei Lösungen ließen oder keine: ein Unique Rectangle oder ein Unique Loop, ein Extended Rectangle, ein BUG, ein Bivalue Oddagon. Einer von zwei bis vier Wächtern ist wahr. Nimm der Reihe nach jeden an und mach mit Singles weiter: Was jedes Mal wegfällt, wird gestrichen.
lesson-guardian-forcing-when = In sehr schweren Rätseln, wenn ein tödliches Muster fast da ist, seine Wächter aber weder gemeinsam einen Kandidaten sehen noch in einer Zelle stehen. Bei zwei Wächtern ist es wie eine starke Verbindung zwischen ihnen.
lesson-guardian-forcing-why = Ohne die Wächter gäbe es zwei Lösungen oder keine. Also ist einer davon wahr. Welcher, wissen wir nicht. Aber ein Kandidat, der falsch ist, welcher davon auch wahr ist, ist auf jeden Fall falsch.
lesson-guardian-forcing-also = AIC with Unique Rectangle; BUG+n Forcing; OR-k Forcing; Oddagon Forcing; UR Forcing
lesson-guardian-forcing-look-1 = Finde ein Rechteck oder eine Schleife aus Zellen mit denselben zwei Kandidaten, bis auf weitere in zwei oder drei dieser Zellen.
lesson-guardian-forcing-look-2 = Schreib alle weiteren Kandidaten dieser Zellen auf: Das sind die Wächter. Mach weiter, wenn es höchstens vier sind.
lesson-guardian-forcing-look-3 = Mach für jeden Wächter eine Kopie des Gitters. Nimm ihn dort an und trag Singles ein, bis es keine mehr gibt.
lesson-guardian-forcing-look-4 = Leg die Kopien nebeneinander. Streiche jeden Kandidaten, der auf allen weg ist.
lesson-guardian-forcing-mistake = Einen Wächter auszulassen, etwa den zweiten einer Zelle. Ist gerade er wahr, muss nichts von dem gelten, was die anderen gemeinsam haben.

lesson-tridagon-forcing-what = Ein [Tridagon] mit weiteren Kandidaten, den Wächtern, in zwei bis vier seiner Zellen. Einer davon ist wahr. Nimm der Reihe nach jeden an und mach mit Singles weiter: Was jedes Mal wegfällt, wird gestrichen.
lesson-tridagon-forcing-when = In den schwersten Rätseln, wenn ein [Tridagon] fast da ist, aber mehr als eine seiner Zellen weitere Kandidaten hat. Zwei Wächter sind schnell verfolgt, vier brauchen Geduld.
lesson-tridagon-forcing-why = Drei Ziffern können die zwölf Zellen nicht füllen, also ist einer der Wächter wahr. Welcher, wissen wir nicht. Aber ein Kandidat, der falsch ist, welcher davon auch wahr ist, ist auf jeden Fall falsch.
lesson-tridagon-forcing-look-1 = Finde die zwölf Zellen eines [Tridagon], mit wenigen weiteren Kandidaten in zwei oder mehr davon.
lesson-tridagon-forcing-look-2 = Schreib alle weiteren Kandidaten der zwölf Zellen auf: Das sind die Wächter. Mach weiter, wenn es höchstens vier sind.
lesson-tridagon-forcing-look-3 = Mach für jeden Wächter eine Kopie des Gitters. Nimm ihn dort an und trag Singles ein, bis es keine mehr gibt.
lesson-tridagon-forcing-look-4 = Leg die Kopien nebeneinander. Streiche jeden Kandidaten, der auf allen weg ist.
lesson-tridagon-forcing-mistake = Einen Wächter auszulassen, etwa den zweiten einer Zelle. Ist gerade er wahr, muss nichts von dem gelten, was die anderen gemeinsam haben.

lesson-franken-jellyfish-what = Vier Basishäuser, Zeilen oder Spalten mit ein oder zwei Blöcken darunter, haben eine Ziffer nur in vier Deckhäusern der anderen Art oder in Blöcken. Die Ziffer entfällt im Rest der Abdeckung.
lesson-franken-jellyfish-when = Wenn ein [Franken Swordfish] um ein Haus zu klein ist. Leichter geht es von der Abdeckung aus: Suche nach vier Linien, die von ein paar Zeilen und Blöcken gefüllt werden.
lesson-franken-jellyfish-why = Die Basishäuser haben keinen Platz gemeinsam, also brauchen sie vier Plätze in vier Deckhäusern. Jedes davon gibt seine eine Ziffer an die Basis und behält keine für andere Zellen.
lesson-franken-jellyfish-look-1 = Nimm eine Ziffer und markiere ihre Plätze. Wähle eine Spalte mit vielen davon; sie ist das erste Deckhaus.
lesson-franken-jellyfish-look-2 = Sammle Zeilen und Blöcke, mindestens einen Block, mit je wenigen Plätzen außerhalb dieser Spalte. Kein Platz darf in zweien davon liegen.
lesson-franken-jellyfish-look-3 = Sieh nach, ob sich vier davon mit insgesamt vier Spalten oder Blöcken abdecken lassen, die erste Spalte mitgezählt. Keins der Häuser darf zugleich Basis und Abdeckung sein.
lesson-franken-jellyfish-look-4 = Streiche die Ziffer in den Zellen der Deckhäuser, die in keinem der Basishäuser liegen.
lesson-franken-jellyfish-mistake = Zu übersehen, dass eine Zeile durch einen Block der Basis läuft. Ein Platz der Ziffer in beiden könnte beiden zugleich dienen. Gibt es einen, dann ist er eine Flosse und der Fisch ein [Finned Franken Jellyfish].
lesson-franken-jellyfish-lookalike = { $x } hat in { $bases } nur Plätze in { $covering }: vier Basishäuser, vier Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und ein Deckhaus wird nicht gebraucht. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Franken Jellyfish sie gestrichen hätte.

lesson-sk-loop-what = Vier gelöste Zellen stehen an den Ecken eines Rechtecks über vier Blöcke. Neben jeder liegen in ihrem Block zwei Zellen auf ihrer Zeile und zwei auf ihrer Spalte: sechzehn Zellen in einem Ring, je zwei und zwei abwechselnd durch eine Linie und einen Block verbunden. Sind die Ziffern, die sie verbinden, gerade so viele wie die leeren Zellen des Rings, bleibt jede im Ring.
lesson-sk-loop-when = Am Anfang der allerschwersten Rätsel, vor allem wo die Vorgaben ein regelmäßiges Bild mit vier gefüllten Ecken ergeben. Das berühmteste ist Easter Monster.
lesson-sk-loop-why = Die leeren Zellen des Rings brauchen je eine Ziffer. Eine Linie oder ein Block gibt eine Ziffer höchstens einmal. Können alle zusammen nicht mehr geben, als gebraucht wird, dann hat jedes Haus seine Ziffer im Ring und nirgends sonst.
lesson-sk-loop-look-1 = Suche vier gelöste Zellen an den Ecken eines Rechtecks, in vier verschiedenen Blöcken.
lesson-sk-loop-look-2 = Schreib die Kandidaten der zwei Zellen auf, die neben jeder Ecke in ihrem Block auf ihrer Zeile liegen, und die der zwei auf ihrer Spalte: acht Zellpaare.
lesson-sk-loop-look-3 = Geh im Kreis. Nimm für jede Ziffer die wenigsten Linien und Blöcke, die alle Paare mit ihr erreichen. Meist bekommt jedes der acht Häuser zwei Ziffern.
lesson-sk-loop-look-4 = Zähle sie, und zähle die leeren Zellen des Rings. Weiter, wenn es gleich viele sind.
lesson-sk-loop-look-5 = Streiche jede Ziffer im Rest ihrer Linie oder ihres Blocks, außerhalb des Rings.
lesson-sk-loop-mistake = Bis sechzehn zählen, obwohl eine der Zellen gelöst ist. Es kommt auf die Zahl der leeren Zellen an.
lesson-sk-loop-lookalike = Um die gelösten Ecken { $first }, { $second }, { $third } und { $fourth } liegen elf leere Zellen in einem Ring. Die Häuser dazwischen gäben gerade elf Ziffern her, wenn { $x } nur in { $line }, { $other-line } und { $house } stünde. Aber auch { $spoiler } kann { $x } sein. Also können es zwölf sein, ein Haus kommt ohne seine Ziffer im Ring aus, und so ist es hier: { $house } hat ihre { $x } in { $right }.

lesson-junior-exocet-what = Zwei Zellen eines Blocks und einer Linie, die Basis, haben zusammen drei oder vier Kandidaten. In den beiden anderen Blöcken des Bands oder Stapels liegt je eine Zelle, die Ziele. Drei Linien kreuzen das Band oder den Stapel: eine durch die dritte Zelle neben der Basis, je eine durch die Ziele. Hat jede Ziffer der Basis ihre Plätze auf diesen Linien, außerhalb des Bands oder Stapels, nur in zwei Linien, dann enthalten die Ziele die beiden Ziffern der Basis.
lesson-junior-exocet-when = In den schwersten Rätseln, gleich am Anfang, wenn sonst nichts zu finden ist. Sechs von zehn Rätseln auf den Listen der schwersten haben einen.
lesson-junior-exocet-why = Nimm eine Ziffer, die die Basis enthält. Die drei Querlinien brauchen sie je einmal. Sie steht nicht dort, wo beide Basiszellen hinsehen, und stünde sie in keinem Ziel, dann dreimal außerhalb des Bands oder Stapels. Dort haben aber zwei Linien alle ihre Plätze und enthalten sie höchstens zweimal. Also enthält ein Ziel sie, und bei zwei solchen Ziffern und zwei Zielen enthält jedes Ziel eine.
lesson-junior-exocet-look-1 = Suche zwei leere Zellen eines Blocks auf einer Linie, die zusammen drei oder vier Kandidaten haben: die Basis. Ihr Block und die beiden anderen entlang ihrer Linie sind das Band oder der Stapel.
lesson-junior-exocet-look-2 = Wähle in jedem der beiden anderen Blöcke ein Ziel: eine Zelle mit Ziffern der Basis, die nicht auf der Linie der Basis liegt. Die Zelle neben ihr, quer zum Band oder Stapel, darf keine Ziffer der Basis haben.
lesson-junior-exocet-look-3 = Zieh die drei Querlinien, durch die dritte Zelle neben der Basis und durch beide Ziele. Markiere für jede Ziffer der Basis ihre Plätze darauf außerhalb des Bands oder Stapels, auch gesetzte Ziffern.
lesson-junior-exocet-look-4 = Zwei Linien müssen alle Plätze jeder Ziffer haben. Dann streiche aus den Zielen alles außer den Ziffern der Basis.
lesson-junior-exocet-look-5 = Frag dann bei jeder Ziffer in einem Ziel: Haben die beiden anderen Querlinien noch Platz für sie, und kann der Block des anderen Ziels sie im Spiegel aufnehmen, den zwei Zellen abseits von Querlinie, Basis und Ziel? Wenn nicht, streiche sie dort.
lesson-junior-exocet-mistake = Eine Ziffer der Basis in der Zelle neben einem Ziel übersehen. Dann kann die Querlinie sie dort haben, und kein Ziel muss sie enthalten.
lesson-junior-exocet-lookalike = { $first } und { $second } sehen aus wie eine Basis, { $third } und { $right } wie ihre Ziele. Aber außerhalb dieser Blöcke haben die Querlinien { $x } in drei Linien, nicht in zweien: Auch { $spoiler } kann { $x } sein. Also können die Querlinien sie dreimal ohne ein Ziel enthalten, und kein Ziel braucht sie. Hier ist { $spoiler } { $x }, und { $right } ist { $z }, keine Ziffer der Basis.

lesson-double-exocet-what = Zwei Junior Exocets haben dieselben vier Ziffern und dieselben drei Querlinien, und jeder hat ein Ziel im Block der Basis des anderen. Dann enthalten die vier Basiszellen die vier Ziffern, und ebenso die vier Ziele.
lesson-double-exocet-when = Immer wenn du einen [Junior Exocet] mit vier Ziffern gefunden hast: Sieh nach, ob der Block eines Ziels auf einer anderen Linie zwei weitere Zellen mit diesen vier Ziffern hat.
lesson-double-exocet-why = Was beide Basen enthielten, könnte nicht in den Zielen in ihren Blöcken stehen, stünde also in beiden Zielen des dritten Blocks, der es nur einmal hat. Also enthalten die Basen verschiedene Ziffern, alle vier. Weil jede Ziffer in einem Ziel steht, haben zwei der Querlinien sie außerhalb des Bands oder Stapels, und jede ihrer beiden Linien dort hat sie einmal.
lesson-double-exocet-look-1 = Suche einen [Junior Exocet] mit vier Ziffern.
lesson-double-exocet-look-2 = Suche im Block jedes Ziels zwei Zellen mit denselben vier Ziffern, auf einer Linie derselben Art wie die Basis, sodass die Querlinie dieses Ziels durch die dritte Zelle neben ihnen läuft: eine zweite Basis.
lesson-double-exocet-look-3 = Suche ihre Ziele auf denselben Querlinien, eins davon im Block der ersten Basis.
lesson-double-exocet-look-4 = Streiche die vier Ziffern überall, wo alle vier Basiszellen oder alle vier Ziele hinsehen, und alles andere aus den Zielen.
lesson-double-exocet-look-5 = Nimm für jede Ziffer die zwei Linien, die alle ihre Plätze auf den Querlinien außerhalb des Bands oder Stapels haben, und streiche sie im Rest von beiden.
lesson-double-exocet-mistake = Eine Ziffer im Rest einer Linie streichen, die nicht gebraucht wird. Nur wo zwei Linien alle ihre Plätze haben, enthalten beide sie.
lesson-double-exocet-lookalike = { $pair } sehen aus wie die Basis eines Exocet und { $others } wie die eines zweiten, beide mit { $digits }, und { $targets } wie die Ziele. Aber eine Ziffer einer Basis steht nur dann sicher in einem Ziel, wenn die Querlinien, { $bases }, sie sonst nur in zwei Linien haben. { $y } hat auch in { $spoiler } Platz, in einer dritten, also braucht kein Ziel sie. Hier steht { $y } dort, und { $right } ist { $x }, die man gestrichen hätte.

lesson-senior-exocet-what = Wie ein [Junior Exocet], nur liegt eins der Ziele auf einer Querlinie außerhalb des Bands oder Stapels der Basis. Ohne die Ziele und ohne das, was beide Basiszellen sehen, haben die Querlinien jede Ziffer der Basis nur in zwei Linien. Also enthalten die Ziele die beiden Ziffern der Basis.
lesson-senior-exocet-when = Wenn eine Basis in einem der beiden Blöcke kein Ziel hat oder für eine Ziffer drei Linien bleiben: Vielleicht fehlt nur noch eine Zelle auf einer Querlinie.
lesson-senior-exocet-why = Die drei Querlinien brauchen jede wahre Ziffer der Basis je einmal, und nicht dort, wo beide Basiszellen hinsehen. Stünde sie in keinem Ziel, dann dreimal in zwei Linien, die sie höchstens zweimal enthalten. Also enthält ein Ziel sie, und jedes Ziel eine der beiden Ziffern.
lesson-senior-exocet-look-1 = Suche zwei leere Zellen eines Blocks auf einer Linie, die zusammen drei oder vier Kandidaten haben: die Basis. Wähle ein Ziel in einem anderen Block ihres Bands oder Stapels, abseits ihrer Linie.
lesson-senior-exocet-look-2 = Zieh die Querlinien: durch die dritte Zelle neben der Basis, durch das Ziel und eine durch den dritten Block.
lesson-senior-exocet-look-3 = Markiere darauf die Plätze jeder Ziffer der Basis, auch gesetzte Ziffern, ohne das Ziel und ohne das, was beide Basiszellen sehen.
lesson-senior-exocet-look-4 = Suche außerhalb des Bands oder Stapels eine Zelle, ohne die zwei Linien alle Plätze jeder Ziffer haben: das zweite Ziel.
lesson-senior-exocet-look-5 = Streiche aus beiden Zielen alles außer den Ziffern der Basis, und jede Ziffer, für die die beiden anderen Querlinien keinen Platz hätten.
lesson-senior-exocet-mistake = Nur die Kandidaten zählen. Auch eine Ziffer der Basis, die auf einer Querlinie schon eingetragen ist, ist ein Platz.
lesson-senior-exocet-lookalike = { $first } und { $spoiler } sehen aus wie die Basis eines Senior Exocet, { $right } und { $second } wie seine Ziele. Mit nur { $digits } in der Basis ließen die Querlinien in einem Ziel keinen Platz für { $x }. Aber { $spoiler } kann auch { $z } sein. Dann hat die Basis nur eine dieser Ziffern, und die Ziele müssen nicht enthalten, was sie enthält. Hier ist { $spoiler } { $z }, und { $right } ist { $x }.

lesson-multi-sector-locked-sets-what = Einige Zeilen und einige Spalten kreuzen sich in einer Anzahl leerer Zellen. Jede Ziffer kann dort nur so oft stehen, wie es wenigste Linien gibt, die alle ihre Plätze dort haben. Können alle Ziffern zusammen dort gerade so oft stehen, wie es Zellen sind, hat jede dieser Linien ihre Ziffer in einer Kreuzungszelle und verliert sie anderswo.
lesson-multi-sector-locked-sets-when = In den schwersten Rätseln. Wähle Ziffern für die Zeilen (daheim) und überlass die anderen den Spalten (auswärts): Gute Zeilen sind die, in denen die Heimziffern noch fehlen, gute Spalten die, die Heimziffern schon enthalten.
lesson-multi-sector-locked-sets-why = Die Kreuzungszellen brauchen je eine Ziffer. Jede Linie gibt eine Ziffer höchstens einmal, und die Linien können nicht mehr geben, als die Zellen brauchen. Also darf keine davon ihre Ziffer anderswo ausgeben.
lesson-multi-sector-locked-sets-also = MSLS; Multifish
lesson-multi-sector-locked-sets-look-1 = Wähle drei bis sechs Zeilen und ebenso viele Spalten, oder eine oder zwei mehr oder weniger, und markiere die leeren Zellen, in denen sie sich kreuzen. Zähle sie.
lesson-multi-sector-locked-sets-look-2 = Sieh für jede Ziffer nach, wo sie in diesen Zellen stehen kann, und nimm so wenige der Zeilen und Spalten, wie alle diese Plätze haben.
lesson-multi-sector-locked-sets-look-3 = Zähl die Linien aller Ziffern zusammen. Weiter, wenn es gerade so viele sind wie Zellen; sind es eine oder zwei mehr, versuch eine andere Zeile oder Spalte.
lesson-multi-sector-locked-sets-look-4 = Streiche jede Ziffer im Rest der Linien, die für sie genommen wurden.
lesson-multi-sector-locked-sets-look-5 = Wo ebenso wenige andere Linien alle Plätze einer Ziffer haben, streiche sie auch in deren Rest.
lesson-multi-sector-locked-sets-mistake = Eine Ziffer in den Kreuzungszellen streichen. Dort bleibt sie: Sie fällt im Rest der Linien weg.
lesson-multi-sector-locked-sets-lookalike = Drei Zeilen und drei Spalten kreuzen sich in sechs leeren Zellen, und { $x }, { $y } und { $z } können dort je in zwei Zeilen stehen: sechs Ziffern für sechs Zellen. Aber { $spoiler } kann auch { $w } sein. Damit sind es sieben, und eine kann wegbleiben. Hier ist { $spoiler } { $w }, und { $line } hat ihre { $x } außerhalb dieser Zellen, in { $right }.

lesson-rank-0-logic-what = Wähle einige Wahrheiten: Zellen oder Ziffern in Häusern. Jede hat einen wahren Kandidaten. Überdecke alle ihre Kandidaten mit ebenso vielen Verbindungen: wieder Zellen oder Ziffern in Häusern, von denen jede höchstens einen wahren Kandidaten erlaubt. Dann verbrauchen die Wahrheiten die Verbindungen, und was eine Verbindung sonst noch hat, ist falsch.
lesson-rank-0-logic-when = Wenn in einem sehr schweren Rätsel nichts anderes hilft. Paare, Fische, Ringe und geschlossene Schleifen sind von dieser Art und haben einfachere Namen. Was hier übrig bleibt, hat keine eigene Form.
lesson-rank-0-logic-why = Die Wahrheiten haben je einen wahren Kandidaten. Jeder davon liegt in einer Verbindung, und keine Verbindung nimmt zwei. Bei ebenso vielen Verbindungen wie Wahrheiten hat jede Verbindung ihren einen wahren Kandidaten in einer Wahrheit. Für ihre anderen Kandidaten bleibt keiner.
lesson-rank-0-logic-also = Truths and Links; Set Logic; Xsudo Logic; Rank-0 Logic
lesson-rank-0-logic-look-1 = Wähle einige Zellen mit zwei oder drei Kandidaten oder Ziffern mit zwei oder drei Plätzen in einem Haus, die nahe beieinander liegen: die Wahrheiten.
lesson-rank-0-logic-look-2 = Überdecke jeden ihrer Kandidaten mit einer Verbindung, einer Zelle oder einer Ziffer in einem Haus, und nimm solche, die mehrere zugleich überdecken.
lesson-rank-0-logic-look-3 = Zähle. Ist es eine Verbindung mehr als Wahrheiten, nimm eine Wahrheit dazu, deren Kandidaten schon überdeckt sind oder fast.
lesson-rank-0-logic-look-4 = Ein Kandidat, der in zwei Wahrheiten liegt, muss in zwei Verbindungen liegen.
lesson-rank-0-logic-look-5 = Sind es ebenso viele Verbindungen wie Wahrheiten, streiche, was die Verbindungen außerhalb der Wahrheiten haben, und was in zwei Verbindungen und nur einer Wahrheit liegt.
lesson-rank-0-logic-mistake = Übersehen, dass ein Kandidat in zwei Wahrheiten liegt. Er verbraucht dann zwei auf einmal, und eine Verbindung für ihn genügt nicht.
lesson-rank-0-logic-lookalike = { $x } und { $y } in { $line } sind zwei Wahrheiten. { $first }, die beides sein kann, und { $y } in { $cover } scheinen alle ihre Kandidaten zu überdecken, und dann hätte { $cover } außerhalb von { $line } keine { $y }. Aber { $x } kann auch in { $spoiler } stehen, und das überdeckt keine Verbindung. Hier steht sie dort, { $first } ist { $y }, und ebenso { $right }, wo sie gestrichen worden wäre.

lesson-franken-squirmbag-what = Fünf Basishäuser, Zeilen oder Spalten mit Blöcken darunter, und fünf Deckhäuser. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-franken-squirmbag-when = Nur, wenn du eine Ziffer in allen ihren Häusern untersuchst. Meist verrät ein kleinerer Fisch dasselbe.
lesson-franken-squirmbag-why = Fünf Basishäuser nehmen fünf Plätze und haben keinen gemeinsam; die fünf Deckhäuser enthalten fünf. Das geht genau auf, also bleibt für Zellen außerhalb nichts übrig.
lesson-franken-squirmbag-also = Franken Starfish; Franken 5-Fish
lesson-franken-squirmbag-look-1 = Nimm eine Ziffer, die kaum eingetragen ist, und wähle Zeilen und Blöcke ohne gemeinsamen Platz, mit mindestens einem Block darunter oder in der Abdeckung.
lesson-franken-squirmbag-look-2 = Sieh nach, ob fünf davon alle ihre Plätze in fünf anderen Häusern haben: in Spalten oder in Spalten und Blöcken.
lesson-franken-squirmbag-look-3 = Streiche die Ziffer in den Zellen dieser fünf, die in keinem der Basishäuser liegen.
lesson-franken-squirmbag-mistake = Immer wieder ein Haus zur Basis und ein weiteres zur Abdeckung zu nehmen, bis etwas entfällt. Bei jedem Basishaus müssen alle Plätze abgedeckt sein; ein einziger offener macht daraus einen Fisch mit Flossen, der weniger Zellen räumt.
lesson-franken-squirmbag-lookalike = { $x } hat in { $bases } nur Plätze in { $covering }: fünf Basishäuser, fünf Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und ein Deckhaus wird nicht gebraucht. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Franken Squirmbag sie gestrichen hätte.

lesson-franken-whale-what = Sechs Basishäuser, Zeilen oder Spalten mit Blöcken darunter, und sechs Deckhäuser. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-franken-whale-when = Nur, um zu sehen, wie weit Fische gehen. Die übrigen Häuser bilden ein kleineres Muster mit demselben Ergebnis.
lesson-franken-whale-why = Die Basis braucht die Ziffer sechsmal in sechs Deckhäusern, und jedes davon kann sie einmal haben. Also werden alle innerhalb der Basis verbraucht.
lesson-franken-whale-also = Franken 6-Fish
lesson-franken-whale-look-1 = Geh von einem Kandidaten aus, den du anzweifelst. Nimm an, dass er wahr ist, und schreib die Häuser auf, die er verbrauchen würde: seine Zeile, seine Spalte, seinen Block.
lesson-franken-whale-look-2 = Suche nach sechs Zeilen und Blöcken ohne gemeinsamen Platz, deren Plätze in sechs Spalten oder Blöcken liegen; eins davon ist ein Haus, das der Kandidat verbrauchen würde. Zeilen und Spalten lassen sich vertauschen.
lesson-franken-whale-look-3 = Liegt der Kandidat in keinem der sechs Basishäuser, streiche ihn und mit ihm alle anderen der Abdeckung außerhalb der Basis.
lesson-franken-whale-mistake = Ein Haus doppelt zu zählen, einmal als Basis und einmal als Abdeckung. Es gibt nicht mehr, als es nimmt, also lass ein solches Haus weg: Was bleibt, ist ein kleinerer Fisch oder keiner.
lesson-franken-whale-lookalike = { $x } hat in { $bases } nur Plätze in { $covering }: sechs Basishäuser, sechs Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und ein Deckhaus wird nicht gebraucht. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Franken Whale sie gestrichen hätte.

lesson-franken-leviathan-what = Sieben Basishäuser, Zeilen oder Spalten mit Blöcken darunter, und sieben Deckhäuser. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-franken-leviathan-when = Nur, um zu sehen, wie weit Fische gehen, bei einer Ziffer, die kaum im Gitter steht.
lesson-franken-leviathan-why = Zähle nach: Sieben Basishäuser ohne gemeinsamen Platz brauchen sieben Ziffern, und die sieben Deckhäuser enthalten genau sieben. Keine andere Zelle der Abdeckung bekommt eine.
lesson-franken-leviathan-also = Franken 7-Fish
lesson-franken-leviathan-look-1 = Nimm eine Ziffer, die höchstens einmal eingetragen ist, und streiche die Häuser durch, die sie haben.
lesson-franken-leviathan-look-2 = Wähle sieben Basishäuser, Zeilen und Blöcke ohne gemeinsamen Platz, und sieh nach, ob sieben Spalten oder Blöcke alle ihre Plätze aufnehmen. Auf einer der beiden Seiten muss ein Block sein.
lesson-franken-leviathan-look-3 = Streiche die Ziffer in den Zellen der Deckhäuser, die in keinem der Basishäuser liegen.
lesson-franken-leviathan-mistake = Zu glauben, dass ein größerer Fisch mehr streicht. Es zählt, was die Abdeckung außer der Basis hat, und sieben Basishäuser lassen davon kaum etwas übrig.
lesson-franken-leviathan-lookalike = { $x } hat in { $bases } nur Plätze in { $covering }: sieben Basishäuser, sieben Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und ein Deckhaus wird nicht gebraucht. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Franken Leviathan sie gestrichen hätte.

lesson-finned-franken-x-wing-what = Ein [X-Wing] mit einem Block unter seinen Häusern und mit Flossen. Die Ziffer entfällt in den Deckzellen außerhalb der Basis, die alle Flossen sehen.
lesson-finned-franken-x-wing-when = Wo eine Zeile und ein Block fast mit zwei Spalten auskommen, mit ein oder zwei Plätzen zu viel. Oft zeigen Ketten mit Gruppen dasselbe.
lesson-finned-franken-x-wing-why = Ist keine Flosse wahr, verbrauchen die beiden Basishäuser die beiden Deckhäuser. Ist eine wahr, entfällt die Ziffer in allem, was sie sieht. In Zellen, die beide Fälle treffen, entfällt sie.
lesson-finned-franken-x-wing-look-1 = Nimm eine Ziffer, einen Block und eine Zeile. Wähle zwei Spalten, die die meisten ihrer Plätze enthalten.
lesson-finned-franken-x-wing-look-2 = Markiere als Flossen alle Plätze der Zeile und des Blocks außerhalb der beiden Spalten und jeden Platz, den Zeile und Block gemeinsam haben.
lesson-finned-franken-x-wing-look-3 = Streiche die Ziffer in den Zellen der beiden Spalten, die außerhalb von Zeile und Block liegen und alle Flossen sehen.
lesson-finned-franken-x-wing-mistake = Den Platz, an dem die Zeile durch den Block läuft, nicht als Flosse zu zählen, weil ihn eine Spalte abdeckt. Ist er wahr, dient er beiden Basishäusern zugleich und lässt eine Spalte frei. Also ist er eine Flosse, eine sogenannte Endoflosse, und muss ebenfalls gesehen werden.
lesson-finned-franken-x-wing-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also braucht das andere Basishaus nur eins der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-franken-swordfish-what = Ein [Franken Swordfish] mit Flossen: Plätzen seiner Basis, die kein Deckhaus hat oder die zwei Basishäuser gemeinsam haben. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-franken-swordfish-when = Wenn drei Häuser, darunter ein Block, fast mit drei Linien auskommen und die überzähligen Plätze von einer Zelle der Abdeckung aus zu sehen sind.
lesson-finned-franken-swordfish-why = Entweder ist eine Flosse wahr und streicht die Ziffer in allem, was sie sieht, oder keine ist es, und der Fisch ist vollständig. Ein Kandidat, der ohne die Flossen entfallen würde und sie alle sieht, entfällt sicher.
lesson-finned-franken-swordfish-look-1 = Nimm eine Ziffer und drei Basishäuser, etwa zwei Zeilen und einen Block, und drei Spalten, die die meisten ihrer Plätze enthalten.
lesson-finned-franken-swordfish-look-2 = Markiere die Flossen: die Plätze der Basis außerhalb der Spalten und die, die in zwei Basishäusern liegen.
lesson-finned-franken-swordfish-look-3 = Suche nach einer Zelle, die alle Flossen sieht, über eine Zeile, eine Spalte oder einen Block.
lesson-finned-franken-swordfish-look-4 = Deckt eine der drei Spalten sie ab und liegt sie in keinem der Basishäuser, streiche die Ziffer in ihr.
lesson-finned-franken-swordfish-mistake = Nur im Block der Flossen zu suchen, wie bei einem [Finned Swordfish]. Wo Blöcke Basis oder Abdeckung sind, kann eine abgedeckte Zelle eine Flosse auch entlang einer Zeile oder Spalte sehen.
lesson-finned-franken-swordfish-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur zwei der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-franken-jellyfish-what = Ein [Franken Jellyfish] mit Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-franken-jellyfish-when = Wenn vier Häuser, darunter Blöcke, fast mit vier anderen auskommen. Fang bei dem Kandidaten an, den du anzweifelst: Er muss in der Abdeckung liegen und jede Flosse sehen.
lesson-finned-franken-jellyfish-why = Zwei Fälle decken alles ab: Eine Flosse enthält die Ziffer, oder keine tut es, und die vier Basishäuser füllen die vier Deckhäuser. Der Kandidat ist in beiden falsch.
lesson-finned-franken-jellyfish-look-1 = Fang bei einem Kandidaten an, den du anzweifelst, und streiche seine Ziffer in allen Zellen, die er sieht.
lesson-finned-franken-jellyfish-look-2 = Suche in dem, was übrig ist, nach vier Zeilen und Blöcken ohne gemeinsamen Platz, die mit nur drei Spalten oder Blöcken auskommen. Unter den sieben Häusern muss ein Block sein, und der Kandidat darf in keinem der vier liegen.
lesson-finned-franken-jellyfish-look-3 = Nimm als viertes Deckhaus eine Spalte oder einen Block des Kandidaten dazu, und zwar ein Haus, das nicht zur Basis gehört. Die gestrichenen Plätze der vier, die kein Deckhaus hat, sind die Flossen, und ebenso die, die zwei der vier gemeinsam haben.
lesson-finned-franken-jellyfish-look-4 = Streiche den Kandidaten: Er sieht alle Flossen, denn seinetwegen hast du sie gestrichen.
lesson-finned-franken-jellyfish-mistake = Eine Zelle gelten zu lassen, die alle Flossen bis auf eine sieht. Die letzte Flosse kann die wahre sein, und dann sagt der Fisch nichts über die Zelle. Nur eine Kette von dieser Flosse aus könnte noch helfen, wie bei [Kraken Fish Type 1].
lesson-finned-franken-jellyfish-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Franken Jellyfish, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und drei Ziffern genügen für die vier Basishäuser. So ist es hier: In { $cover } ist noch Platz für { $x }, und sie steht in { $right }, wo der Fisch sie gestrichen hätte.

lesson-finned-franken-squirmbag-what = Fünf Basishäuser, darunter Blöcke, fünf Deckhäuser und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-franken-squirmbag-when = Selten mit bloßem Auge. Suche zuerst nach einem kleineren Fisch der Ziffer mit Flossen.
lesson-finned-franken-squirmbag-why = Mit einer wahren Flosse wird geräumt, was sie sieht. Ohne eine verbrauchen fünf Basishäuser fünf Deckhäuser. Was beide räumen, ist geräumt.
lesson-finned-franken-squirmbag-also = Finned Franken Starfish; Finned Franken 5-Fish
lesson-finned-franken-squirmbag-look-1 = Nimm an, dass ein Kandidat wahr ist, und streiche die Ziffer in allem, was er sieht.
lesson-finned-franken-squirmbag-look-2 = Sieh nach, ob fünf Zeilen und Blöcken ohne gemeinsamen Platz dann nur noch Plätze in vier Spalten oder Blöcken bleiben. Zeilen und Spalten lassen sich vertauschen.
lesson-finned-franken-squirmbag-look-3 = Wenn ja, streiche den Kandidaten, sofern er in keinem der fünf liegt.
lesson-finned-franken-squirmbag-mistake = Ein sechstes Deckhaus dazuzunehmen, um die Flossen loszuwerden. Bei mehr Deckhäusern als Basishäusern muss die Basis nicht alle verbrauchen, und nichts folgt.
lesson-finned-franken-squirmbag-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Franken Squirmbag, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und vier Ziffern genügen für die fünf Basishäuser. So ist es hier: In { $cover } ist noch Platz für { $x }, und sie steht in { $right }, wo der Fisch sie gestrichen hätte.

lesson-finned-franken-whale-what = Sechs Basishäuser, darunter Blöcke, sechs Deckhäuser und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-franken-whale-when = Selten mit bloßem Auge. Er ist die große Seite eines kleineren Musters derselben Ziffer.
lesson-finned-franken-whale-why = Enthält keine Flosse die Ziffer, brauchen die sechs Basishäuser alle sechs Deckhäuser. Enthält eine sie, schließt sie sie in ihrer Umgebung aus. Eine Deckzelle, die alle Flossen sieht, kann sie nicht enthalten.
lesson-finned-franken-whale-also = Finned Franken 6-Fish
lesson-finned-franken-whale-look-1 = Nimm an, dass ein Kandidat wahr ist, und streiche die Ziffer in allem, was er sieht.
lesson-finned-franken-whale-look-2 = Zähle Zeilen und Blöcke, die keinen Platz mehr gemeinsam haben: Müssen sechs davon mit fünf Spalten oder Blöcken auskommen?
lesson-finned-franken-whale-look-3 = Wenn ja und wenn der Kandidat in keinem der sechs liegt, streiche ihn.
lesson-finned-franken-whale-mistake = Zuzulassen, dass zwei Basishäuser einen Platz gemeinsam haben, den der Kandidat nicht sieht. Eine Ziffer dort würde für beide reichen, also müssen sechs Häuser nicht sechs Plätze nehmen, und die Zählung beweist nichts.
lesson-finned-franken-whale-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Franken Whale, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und fünf Ziffern genügen für die sechs Basishäuser. So ist es hier: In { $cover } ist noch Platz für { $x }, und sie steht in { $right }, wo der Fisch sie gestrichen hätte.

lesson-finned-franken-leviathan-what = Sieben Basishäuser, darunter Blöcke, sieben Deckhäuser und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-franken-leviathan-when = Nur, um zu sehen, wie weit Fische gehen. Eine Kette der Ziffer ist leichter zu finden.
lesson-finned-franken-leviathan-why = Das Argument ändert sich mit der Größe nicht: gleich viele Basishäuser wie Deckhäuser, oder eine wahre Flosse. Der Kandidat ist so oder so falsch.
lesson-finned-franken-leviathan-also = Finned Franken 7-Fish
lesson-finned-franken-leviathan-look-1 = Nimm eine Ziffer, die so gut wie nirgends eingetragen ist. Nimm an, dass einer ihrer Kandidaten wahr ist, und streiche, was er sieht.
lesson-finned-franken-leviathan-look-2 = Suche nach sieben Zeilen und Blöcken, ohne den Kandidaten und ohne gemeinsamen Platz, denen für die Ziffer nur noch sechs Spalten oder Blöcke bleiben.
lesson-finned-franken-leviathan-look-3 = Gibt es sieben solche Häuser, streiche den Kandidaten.
lesson-finned-franken-leviathan-mistake = In sieben Häusern einen Platz zu übersehen. Liegt er außerhalb der Abdeckung und sieht der Kandidat ihn nicht, kann die Ziffer dorthin ausweichen. Geh jedes Basishaus Zelle für Zelle durch.
lesson-finned-franken-leviathan-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Franken Leviathan, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und sechs Ziffern genügen für die sieben Basishäuser. So ist es hier: In { $cover } ist noch Platz für { $x }, und sie steht in { $right }, wo der Fisch sie gestrichen hätte.

lesson-mutant-x-wing-what = Ein [X-Wing] aus beliebigen Häusern: Zeilen und Spalten gemischt in der Basis oder in der Abdeckung, wenn nötig mit Blöcken. Die beiden Basishäuser haben die Ziffer nur in den beiden Deckhäusern.
lesson-mutant-x-wing-when = Suche nach zwei beliebigen Häusern, die für eine Ziffer keinen Platz gemeinsam haben und deren Plätze in zwei anderen Häusern liegen. Das ist selten, denn die meisten davon sehen schon einfachere Techniken.
lesson-mutant-x-wing-why = Wie die Häuser heißen, ist egal. Zwei Häuser ohne gemeinsamen Platz brauchen die Ziffer zweimal, zwei andere haben zweimal Platz dafür. Im Rest dieser anderen entfällt sie.
lesson-mutant-x-wing-look-1 = Nimm eine Ziffer, eine Zeile und eine Spalte. Die Zelle, in der sich die beiden kreuzen, darf kein Platz der Ziffer sein.
lesson-mutant-x-wing-look-2 = Suche zwei andere Häuser beliebiger Art, die alle Plätze von beiden aufnehmen.
lesson-mutant-x-wing-look-3 = Streiche die Ziffer in den Zellen dieser zwei, die weder in der Zeile noch in der Spalte liegen.
lesson-mutant-x-wing-look-4 = Probiere es auch andersherum: zwei Häuser beliebiger Art, die keinen Platz gemeinsam haben und deren Plätze in einer Zeile und einer Spalte liegen. Dann entfällt die Ziffer im Rest dieser Linien, und ebenso in der Zelle, in der sie sich kreuzen.
lesson-mutant-x-wing-mistake = Zu übersehen, dass die Kreuzung von Basiszeile und Basisspalte ein Platz der Ziffer ist. Ist er wahr, reicht er für beide, die Abdeckung wird nicht verbraucht, und es wird zu Unrecht gestrichen.
lesson-mutant-x-wing-lookalike = { $bases } scheinen { $x } nur in { $covering } zu haben: zwei Basishäuser, zwei Deckhäuser. Aber { $line } hat noch einen Platz, { $spoiler }, den keins der Deckhäuser abdeckt: eine Flosse, und { $right } sieht sie nicht. Steht { $x } dort, braucht die Basis nur eins der Deckhäuser. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Mutant X-Wing sie gestrichen hätte.

lesson-mutant-swordfish-what = Drei Basishäuser beliebiger Art haben eine Ziffer nur in drei Deckhäusern beliebiger Art, Zeilen und Spalten gemischt. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-mutant-swordfish-when = Wenn du eine Ziffer kartierst und kein einfacher Fisch herauskommt: Probiere eine Zeile, eine Spalte und einen Block zusammen.
lesson-mutant-swordfish-why = Die Basis nimmt die Ziffer dreimal, an Plätzen, die keine zwei ihrer Häuser gemeinsam haben, und die Abdeckung hat drei zu vergeben. Was in der Abdeckung liegt und nicht in der Basis, geht leer aus.
lesson-mutant-swordfish-look-1 = Nimm eine Ziffer und drei Häuser mit wenigen Plätzen für sie, Zeilen und Spalten gemischt und Blöcke nach Belieben, und zwar so, dass kein Platz in zweien davon liegt.
lesson-mutant-swordfish-look-2 = Decke alle ihre Plätze mit drei anderen Häusern ab. Beginne mit einem Platz, den nur ein brauchbares Haus abdecken kann.
lesson-mutant-swordfish-look-3 = Streiche die Ziffer in den Zellen der Abdeckung, die in keinem der drei Basishäuser liegen.
lesson-mutant-swordfish-look-4 = Streiche sie auch an jedem Platz der Basis, den zwei Deckhäuser gemeinsam haben.
lesson-mutant-swordfish-mistake = Einen Platz mit einem Haus der Basis selbst abzudecken. Basis und Abdeckung müssen verschiedene Häuser sein, drei und drei; ein Haus auf beiden Seiten bringt bei der Zählung nichts.
lesson-mutant-swordfish-lookalike = { $bases } scheinen { $x } nur in { $covering } zu haben: drei Basishäuser, drei Deckhäuser. Aber { $line } hat noch einen Platz, { $spoiler }, den keins der Deckhäuser abdeckt: eine Flosse, und { $right } sieht sie nicht. Steht { $x } dort, braucht die Basis nur zwei der Deckhäuser. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Mutant Swordfish sie gestrichen hätte.

lesson-mutant-jellyfish-what = Vier Basishäuser beliebiger Art haben eine Ziffer nur in vier Deckhäusern beliebiger Art. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-mutant-jellyfish-when = Kaum mit bloßem Auge. Rechne für einen Kandidaten nach, den du anzweifelst: Welche Häuser würde er verbrauchen, und welche blieben ohne die Ziffer?
lesson-mutant-jellyfish-why = Enthielte eine Deckzelle außerhalb der Basis die Ziffer, wäre ein Deckhaus vergeben, und für vier Basishäuser blieben drei. Das ist eins zu wenig.
lesson-mutant-jellyfish-look-1 = Nimm einen Kandidaten, den du anzweifelst, und wähle eins seiner Häuser, Zeile, Spalte oder Block, als erstes der Abdeckung.
lesson-mutant-jellyfish-look-2 = Sammle vier Häuser ohne den Kandidaten, die keinen Platz der Ziffer gemeinsam haben und von deren Plätzen viele im gewählten Haus liegen.
lesson-mutant-jellyfish-look-3 = Sieh nach, ob drei weitere Häuser alle anderen Plätze der vier aufnehmen.
lesson-mutant-jellyfish-look-4 = Wenn ja, streiche den Kandidaten und die Ziffer in allen anderen Zellen der Abdeckung außerhalb der Basis.
lesson-mutant-jellyfish-mistake = Eine abgedeckte Zelle zu räumen, die selbst in einem Basishaus liegt. Wo Zeilen, Spalten und Blöcke gemischt sind, übersieht man das leicht. Eine solche Zelle ist einer der Plätze, die die Basis nutzen kann; sie entfällt nur, wenn zwei Deckhäuser sie gemeinsam haben.
lesson-mutant-jellyfish-lookalike = Außer in { $spoiler } hat { $x } in { $bases } nur Plätze in { $covering }: vier Basishäuser, vier Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und zwei Deckhäuser werden nicht gebraucht. So ist es hier: { $right }, in { $both } gelegen, ist { $x }, und der Mutant Jellyfish hätte sie gestrichen.

lesson-mutant-squirmbag-what = Fünf Basishäuser beliebiger Art haben eine Ziffer nur in fünf Deckhäusern beliebiger Art. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-mutant-squirmbag-when = Kaum mit bloßem Auge. Es hilft, die Basiszellen einer Ziffer zu markieren und sie mit möglichst wenigen Häusern abzudecken.
lesson-mutant-squirmbag-why = Fünf Basishäuser verbrauchen fünf Deckhäuser. Stünde die Ziffer anderswo in der Abdeckung, blieben vier für fünf.
lesson-mutant-squirmbag-also = Mutant Starfish; Mutant 5-Fish
lesson-mutant-squirmbag-look-1 = Zeichne ein Gitter nur mit den Plätzen einer Ziffer und streiche alle Häuser durch, die sie haben.
lesson-mutant-squirmbag-look-2 = Wähle fünf Häuser beliebiger Art mit wenigen Plätzen, von denen keiner in zweien der fünf liegt.
lesson-mutant-squirmbag-look-3 = Versuche, alle diese Plätze mit fünf anderen Häusern aufzunehmen.
lesson-mutant-squirmbag-look-4 = Streiche die Ziffer in den Zellen dieser Häuser, die in keinem der ersten fünf liegen.
lesson-mutant-squirmbag-mistake = Nach einer Form zu fragen. Ein Mutant Fish dieser Größe hat keine, die du erkennen könntest; wahr macht ihn nur, dass die Zählung aufgeht und keine Basishäuser einen Platz gemeinsam haben. Prüfe diese beiden Dinge und sonst nichts.
lesson-mutant-squirmbag-lookalike = Außer in { $spoiler } hat { $x } in { $bases } nur Plätze in { $covering }: fünf Basishäuser, fünf Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und zwei Deckhäuser werden nicht gebraucht. So ist es hier: { $right }, in { $both } gelegen, ist { $x }, und der Mutant Squirmbag hätte sie gestrichen.

lesson-mutant-whale-what = Sechs Basishäuser beliebiger Art haben eine Ziffer nur in sechs Deckhäusern beliebiger Art. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-mutant-whale-when = Kaum mit bloßem Auge. Es ist eher eine Art zu zählen als eine Form.
lesson-mutant-whale-why = Jedes Basishaus braucht einen Platz, keine zwei teilen sich einen, und jedes Deckhaus gibt einen her. Sechs gegen sechs: Für andere Zellen der Abdeckung bleibt nichts übrig.
lesson-mutant-whale-also = Mutant 6-Fish
lesson-mutant-whale-look-1 = Zeichne ein Gitter nur mit den Plätzen einer Ziffer.
lesson-mutant-whale-look-2 = Wähle sechs Häuser, von denen keins mit einem anderen einen Platz gemeinsam hat, und versuche, alle ihre Plätze mit sechs anderen Häusern aufzunehmen.
lesson-mutant-whale-look-3 = Streiche die Ziffer in den Zellen der zweiten sechs, die in keinem der ersten sechs liegen.
lesson-mutant-whale-mistake = Bei einer Abdeckung aus sieben Häusern stehen zu bleiben. Sieben können eine Ziffer mehr geben, als sechs Basishäuser nehmen, also kann eine Zelle außerhalb der Basis sie immer noch enthalten.
lesson-mutant-whale-lookalike = { $x } hat in { $bases } nur Plätze in { $covering }: sechs Basishäuser, sechs Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und ein Deckhaus wird nicht gebraucht. So ist es hier: In { $cover } steht { $x } in { $right }, wo der Mutant Whale sie gestrichen hätte.

lesson-mutant-leviathan-what = Sieben Basishäuser beliebiger Art haben eine Ziffer nur in sieben Deckhäusern beliebiger Art. Die Ziffer entfällt in allem, was die Abdeckung außerhalb der Basis hat.
lesson-mutant-leviathan-when = Kaum mit bloßem Auge. Es ist der größte Fisch, nach dem hier gesucht wird.
lesson-mutant-leviathan-why = Sieben Plätze werden gebraucht, und sieben sind zu haben, alle in der Basis. Eine Zelle der Abdeckung außerhalb der Basis würde einen zu viel nehmen.
lesson-mutant-leviathan-also = Mutant 7-Fish
lesson-mutant-leviathan-look-1 = Zeichne ein Gitter nur mit den Plätzen einer Ziffer, und zwar einer, die noch kaum eingetragen ist.
lesson-mutant-leviathan-look-2 = Wähle sieben Häuser beliebiger Art ohne gemeinsamen Platz und versuche, alle ihre Plätze mit sieben anderen aufzunehmen.
lesson-mutant-leviathan-look-3 = Streiche die Ziffer in den Zellen dieser anderen, die in keinem der sieben liegen.
lesson-mutant-leviathan-mistake = Ihn zu benutzen, wo eine kurze Kette der Ziffer dasselbe leistet. Eine [Grouped AIC] mit einer Ziffer findet man Verbindung für Verbindung, während hier vierzehn Häuser auf einmal stimmen müssen.
lesson-mutant-leviathan-lookalike = Außer in { $spoiler } hat { $x } in { $bases } nur Plätze in { $covering }: sieben Basishäuser, sieben Deckhäuser. Aber { $spoiler } liegt in zwei der Basishäuser, in { $line } und in { $other-line }, ist also eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie beiden Häusern zugleich, und zwei Deckhäuser werden nicht gebraucht. So ist es hier: { $right }, in { $both } gelegen, ist { $x }, und der Mutant Leviathan hätte sie gestrichen.

lesson-finned-mutant-x-wing-what = Zwei Basishäuser und zwei Deckhäuser beliebiger Art und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-mutant-x-wing-when = Wo eine Zeile und eine Spalte fast in zwei andere Häuser passen. Oft zeigt ein [Turbot Fish] oder eine kurze Kette dasselbe.
lesson-finned-mutant-x-wing-why = Sind alle Flossen falsch, verbraucht die Basis die Abdeckung. Ist eine wahr, streicht sie, was sie sieht. Eine Zelle, für die beides gilt, verliert die Ziffer.
lesson-finned-mutant-x-wing-look-1 = Nimm eine Ziffer, eine Zeile und eine Spalte. Wähle zwei andere Häuser, die die meisten ihrer Plätze enthalten, oft einen Block und eine Linie.
lesson-finned-mutant-x-wing-look-2 = Markiere als Flossen die Plätze von Zeile und Spalte, die diese beiden nicht abdecken, und die Zelle, in der sich Zeile und Spalte kreuzen, wenn sie ein Platz der Ziffer ist.
lesson-finned-mutant-x-wing-look-3 = Streiche die Ziffer in den Zellen der Abdeckung, die außerhalb von Zeile und Spalte liegen und alle Flossen sehen.
lesson-finned-mutant-x-wing-mistake = Einen [2-String Kite] nicht zu erkennen. Seine Zeile und seine Spalte sind die Basis, sein Block und die kreuzende Linie durch das eine äußere Ende die Abdeckung, und das andere äußere Ende ist die Flosse. Suche zuerst nach dem Kite; er ist leichter zu sehen.
lesson-finned-mutant-x-wing-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also braucht das andere Basishaus nur eins der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-mutant-swordfish-what = Drei Basishäuser und drei Deckhäuser beliebiger Art und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-mutant-swordfish-when = Wenn eine Kette der Ziffer mit Gruppen zur Hand ist: Oft ist sie ein solcher Fisch. Geh von dem Kandidaten aus, der gestrichen werden soll, und sammle die Häuser, die er verdirbt.
lesson-finned-mutant-swordfish-why = Angenommen, der Kandidat enthält die Ziffer. Dann ist jede Flosse falsch, denn er sieht sie alle, und ein Deckhaus ist vergeben: Zwei bleiben für drei Basishäuser. Also ist er falsch.
lesson-finned-mutant-swordfish-look-1 = Fang bei einem Kandidaten an, den du anzweifelst, und streiche seine Ziffer in allem, was er sieht.
lesson-finned-mutant-swordfish-look-2 = Sammle Häuser, ohne den Kandidaten, denen noch ein oder zwei Plätze bleiben.
lesson-finned-mutant-swordfish-look-3 = Suche nach drei davon, die keinen der übrigen Plätze gemeinsam haben, und nach zwei Häusern, die alles aufnehmen, was von den dreien übrig ist.
lesson-finned-mutant-swordfish-look-4 = Diese zwei und ein Haus des Kandidaten, das keins der drei ist, sind die Abdeckung. Streiche den Kandidaten.
lesson-finned-mutant-swordfish-mistake = Zuerst den Fisch zu wählen und seine Flossen zuletzt anzusehen. Eine Flosse, die die Zelle nicht sieht, verdirbt alles. Geh von der Zelle aus, dann kommen nur Flossen vor, die sie auch sieht.
lesson-finned-mutant-swordfish-lookalike = Basis { $bases }, Abdeckung { $covering }: { $x } scheint bis auf die Flosse { $fins } abgedeckt zu sein, und { $right } sieht sie. Aber { $line } hat { $x } auch in { $spoiler }. Das ist noch eine Flosse, und { $right } sieht sie nicht. Hier ist gerade sie wahr, also brauchen die anderen Basishäuser nur zwei der Deckhäuser, und in { $cover } steht { $x } in { $right }. Nur was jede Flosse sieht, verliert die Ziffer.

lesson-finned-mutant-jellyfish-what = Vier Basishäuser und vier Deckhäuser beliebiger Art und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-mutant-jellyfish-when = Wenn kleinere Fische der Ziffer versagen. Geh von einem Kandidaten aus, den du anzweifelst.
lesson-finned-mutant-jellyfish-why = Wäre der Kandidat wahr, würde er alle Flossen räumen und ein Deckhaus vergeben. Drei müssten vier Basishäusern dienen, und das ist unmöglich.
lesson-finned-mutant-jellyfish-look-1 = Fang bei einem Kandidaten an, den du anzweifelst, und streiche seine Ziffer in allem, was er sieht.
lesson-finned-mutant-jellyfish-look-2 = Wähle vier Häuser, ohne den Kandidaten, die keinen der übrigen Plätze gemeinsam haben.
lesson-finned-mutant-jellyfish-look-3 = Nehmen drei Häuser alles auf, was von den vieren übrig ist, streiche den Kandidaten.
lesson-finned-mutant-jellyfish-mistake = Nur die Plätze Flossen zu nennen, die außerhalb der Abdeckung liegen. Auch ein Platz, den zwei Basishäuser gemeinsam haben, ist eine Flosse, abgedeckt oder nicht, und muss gesehen werden wie die anderen.
lesson-finned-mutant-jellyfish-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Mutant Jellyfish, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in drei der Basishäuser, in { $sharing }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie allen dreien zugleich, und zwei Ziffern genügen für die vier Basishäuser. So ist es hier: { $right }, in { $both } gelegen, ist { $x }, und der Fisch hätte sie gestrichen.

lesson-finned-mutant-squirmbag-what = Fünf Basishäuser und fünf Deckhäuser beliebiger Art und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-mutant-squirmbag-when = Kaum mit bloßem Auge; nach allem anderen für diese Ziffer.
lesson-finned-mutant-squirmbag-why = Wäre der Kandidat wahr, ließe er vier Deckhäuser für fünf Basishäuser und keine Flosse, die aushelfen könnte. Also ist er falsch.
lesson-finned-mutant-squirmbag-also = Finned Mutant Starfish; Finned Mutant 5-Fish
lesson-finned-mutant-squirmbag-look-1 = Zeichne die Plätze einer Ziffer allein, nimm einen davon als wahr an und streiche, was er sieht.
lesson-finned-mutant-squirmbag-look-2 = Versuche, fünf Häuser zu finden, ohne diesen Platz und ohne gemeinsamen Platz unter den übrigen, bei denen vier Häuser alles aufnehmen, was übrig ist.
lesson-finned-mutant-squirmbag-look-3 = Gibt es solche, streiche die Ziffer an dem Platz, den du angenommen hast.
lesson-finned-mutant-squirmbag-mistake = Mit einer zweiten Annahme weiterzumachen, wenn die erste nirgends hinführt. Alles muss aus einem einzigen Kandidaten folgen; sonst ist nur widerlegt, dass beide zusammen wahr sind.
lesson-finned-mutant-squirmbag-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Mutant Squirmbag, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in drei der Basishäuser, in { $sharing }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie allen dreien zugleich, und drei Ziffern genügen für die fünf Basishäuser. So ist es hier: In { $cover } ist noch Platz für { $x }, und sie steht in { $right }, wo der Fisch sie gestrichen hätte.

lesson-finned-mutant-whale-what = Sechs Basishäuser und sechs Deckhäuser beliebiger Art und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-mutant-whale-when = Kaum mit bloßem Auge; es ist noch eine Art zu sagen, dass die Ziffer nicht reichen würde.
lesson-finned-mutant-whale-why = Ist der Kandidat wahr, bleibt keine Flosse, und fünf Deckhäuser müssten die Ziffern von sechs Basishäusern enthalten. Das kann nicht sein.
lesson-finned-mutant-whale-also = Finned Mutant 6-Fish
lesson-finned-mutant-whale-look-1 = Zeichne die Plätze einer Ziffer allein, nimm einen davon als wahr an und streiche, was er sieht.
lesson-finned-mutant-whale-look-2 = Versuche, sechs Häuser zu finden, ohne diesen Platz und ohne gemeinsamen Platz unter den übrigen, bei denen fünf Häuser alles aufnehmen, was übrig ist.
lesson-finned-mutant-whale-look-3 = Gibt es solche, streiche die Ziffer an dem Platz, den du angenommen hast.
lesson-finned-mutant-whale-mistake = Einen Fisch, der scheitert, für ein Zeichen zu halten, dass der Kandidat wahr ist. Dass ihn gerade diese Auswahl von Häusern nicht widerlegt, sagt nichts; eine andere kann es, oder eine Kette.
lesson-finned-mutant-whale-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Mutant Whale, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in drei der Basishäuser, in { $sharing }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie allen dreien zugleich, und vier Ziffern genügen für die sechs Basishäuser. So ist es hier: { $right }, in { $both } gelegen, ist { $x }, und der Fisch hätte sie gestrichen.

lesson-finned-mutant-leviathan-what = Sieben Basishäuser und sieben Deckhäuser beliebiger Art und Flossen. Die Ziffer entfällt in den Deckzellen, die alle Flossen sehen.
lesson-finned-mutant-leviathan-when = Kaum mit bloßem Auge; für eine Ziffer, von der man so gut wie nichts weiß.
lesson-finned-mutant-leviathan-why = Gezählt wird wie bei allen Fischen: Wäre der Kandidat wahr, wären die Flossen weg, und sechs Deckhäuser sind zu wenig für sieben Basishäuser.
lesson-finned-mutant-leviathan-also = Finned Mutant 7-Fish
lesson-finned-mutant-leviathan-look-1 = Zeichne die Plätze einer Ziffer allein, nimm einen davon als wahr an und streiche, was er sieht.
lesson-finned-mutant-leviathan-look-2 = Versuche, sieben Häuser zu finden, ohne diesen Platz und ohne gemeinsamen Platz unter den übrigen, bei denen sechs Häuser alles aufnehmen, was übrig ist.
lesson-finned-mutant-leviathan-look-3 = Gibt es solche, streiche die Ziffer an dem Platz, den du angenommen hast.
lesson-finned-mutant-leviathan-mistake = Einen Abend damit zu verbringen. Was ein Fisch beliebiger Größe über eine Ziffer sagen kann, sagen auch die Schablonen dieser Ziffer, und mit einem Computer sind sie sofort gezählt: siehe [Template Delete].
lesson-finned-mutant-leviathan-lookalike = Basis { $bases }, Abdeckung { $covering }: Das sieht aus wie ein Finned Mutant Leviathan, und { $right } sieht die Endoflosse { $fins }. Aber { $spoiler } liegt in drei der Basishäuser, in { $sharing }: ebenfalls eine Endoflosse, und { $right } sieht sie nicht. Steht { $x } dort, dient sie allen dreien zugleich, und fünf Ziffern genügen für die sieben Basishäuser. So ist es hier: In { $cover } ist noch Platz für { $x }, und sie steht in { $right }, wo der Fisch sie gestrichen hätte.

lesson-kraken-fish-type-1-what = Ein Fisch mit Flossen, die der angezweifelte Kandidat nicht alle sieht. Von jeder Flosse, die er nicht sieht, führt eine Kette zum selben: Der Kandidat ist falsch.
lesson-kraken-fish-type-1-when = Wenn ein [X-Wing], [Swordfish] oder [Jellyfish] mit Flossen an einer einzigen Flosse scheitert. Sieh nach, ob diese Flosse, wenn sie wahr ist, den Kandidaten auf anderem Weg beseitigt.
lesson-kraken-fish-type-1-why = Ist keine Flosse wahr, streicht der Fisch den Kandidaten. Ist eine Flosse wahr, dann streicht ihn das, was daraus folgt. Eins von beiden ist der Fall.
lesson-kraken-fish-type-1-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-1-look-1 = Nimm einen [X-Wing], einen [Swordfish] oder einen [Jellyfish], den einige Flossen verderben, und markiere die Flossen.
lesson-kraken-fish-type-1-look-2 = Wähle einen Kandidaten der Ziffer in einer Decklinie und außerhalb der Basislinien: einen, der ohne die Flossen entfallen würde.
lesson-kraken-fish-type-1-look-3 = Nimm die erste Flosse als wahr an und folge einer Kette, mit beliebigen Ziffern, bis der Kandidat falsch ist. Mach dasselbe für jede Flosse, die der Kandidat nicht sieht.
lesson-kraken-fish-type-1-look-4 = Wenn jede Flosse entweder den Kandidaten sieht oder dazu führt, dass er falsch ist, streiche den Kandidaten.
lesson-kraken-fish-type-1-mistake = Einer Flosse zu folgen und die anderen zu vergessen. Jede der Flossen kann die wahre sein, also braucht jede ihre eigene Kette oder muss den Kandidaten direkt sehen.
lesson-kraken-fish-type-1-lookalike = Basis { $bases }, Abdeckung { $covering }: Gäbe es keine Flossen, entfiele { $x } in { $right }. Von der Flosse { $fins } führt eine Kette zum selben: Dann ist { $near-first } nicht { $x }, also ist es { $near-second }, und { $right } ist es nicht. Aber { $line } hat noch eine Flosse, { $spoiler }, und von ihr führt nichts zu { $right }. Hier ist gerade sie wahr, und auch { $right } ist { $x }. Jede Flosse braucht ihre eigene Kette.

lesson-kraken-fish-type-2-what = Ein Deckhaus eines Fischs mit Flossen wird betrachtet. Von jedem seiner Plätze in der Basis und von jeder Flosse führt eine Kette zur selben Folgerung; sie darf von einer beliebigen Ziffer handeln.
lesson-kraken-fish-type-2-when = Wenn der Fisch selbst nichts streicht. Verfolge, was aus jedem Platz in einem Deckhaus wird und aus jeder Flosse.
lesson-kraken-fish-type-2-why = Ist keine Flosse wahr, füllt die Basis jedes Deckhaus, und so ist einer der Plätze in diesem Haus wahr. In jedem Fall ist einer der Kandidaten wahr, bei denen die Ketten beginnen, und alle enden mit demselben.
lesson-kraken-fish-type-2-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-2-look-1 = Nimm einen Fisch aus zwei bis vier Basislinien mit wenigen Flossen und markiere die Flossen.
lesson-kraken-fish-type-2-look-2 = Wähle eine Decklinie mit wenigen Plätzen in der Basis. Schreib diese Plätze und alle Flossen in eine Liste: Einer davon ist wahr.
lesson-kraken-fish-type-2-look-3 = Nimm der Reihe nach jeden aus der Liste als wahr an und schreib auf, was durch Ketten daraus folgt.
lesson-kraken-fish-type-2-look-4 = Was alle diese Aufzeichnungen gemeinsam haben, gilt: Streiche den Kandidaten, der in allen falsch ist, oder trag den ein, der in allen wahr ist.
lesson-kraken-fish-type-2-mistake = Eine Flosse in der Liste wegzulassen. Ist gerade diese Flosse wahr, dann ist vielleicht keiner der anderen Plätze wahr, und was sie gemeinsam haben, muss nicht gelten. Die Plätze der Decklinie außerhalb der Basis brauchen dagegen keine Kette.
lesson-kraken-fish-type-2-lookalike = In { $bases } scheint { $x } nur einen Platz außerhalb von { $covering } zu haben, die Flosse { $fins }. Ist die Flosse falsch, hat { $cover } die { $x } in { $first }. Von { $first } und von der Flosse führt eine Kette zu { $x } in { $right }. Aber { $line } hat noch eine Flosse, { $spoiler }, und von dort geht keine Kette aus. Hier steht { $x } in { $spoiler }, weder { $first } noch { $fins } ist { $x }, und { $right } ist { $y }.

lesson-forcing-chain-contradiction-what = Nimm an, dass ein Kandidat wahr ist oder dass er falsch ist. Ketten von dort führen zu etwas Unmöglichem: zum Gegenteil der Annahme, zu einer Zelle ohne Ziffer oder zu einem Haus ohne Platz für eine. Also war die Annahme falsch.
lesson-forcing-chain-contradiction-when = Wenn nichts Kürzeres mehr da ist. Nimm Kandidaten in Zellen mit zweien und folge nur einfachen Schritten: Was ihn sieht, ist falsch; was als Letztes bleibt, ist wahr.
lesson-forcing-chain-contradiction-why = Was aus etwas Wahrem folgt, ist wahr. Ein Widerspruch ist es nicht, also ist auch das nicht wahr, woraus er folgt: Das Gegenteil gilt.
lesson-forcing-chain-contradiction-also = Contradiction Forcing Chain; Nishio Forcing Chain
lesson-forcing-chain-contradiction-look-1 = Wähle einen Kandidaten und nimm an, dass er wahr ist, etwa in einer Zelle mit zwei Kandidaten. Merk dir jede Folge zusammen mit der, aus der sie kommt.
lesson-forcing-chain-contradiction-look-2 = Ein wahrer Kandidat macht die anderen seiner Zelle falsch und dieselbe Ziffer in allen Zellen, die er sieht.
lesson-forcing-chain-contradiction-look-3 = Ein falscher Kandidat macht den anderen einer Zelle mit zweien wahr und den anderen Platz in einem Haus mit zweien. Zähle die zwei so, wie das Gitter dasteht, bevor du etwas angenommen hast.
lesson-forcing-chain-contradiction-look-4 = Achte auf einen Konflikt: das Gegenteil deiner Annahme, eine Zelle ohne Kandidaten, ein Haus ohne Platz für eine Ziffer, zwei Ziffern in einer Zelle oder eine Ziffer zweimal in einem Haus.
lesson-forcing-chain-contradiction-look-5 = Dann streiche den Kandidaten, den du als wahr angenommen hast. Hattest du ihn als falsch angenommen und bist auf einen Konflikt gestoßen, trag ihn ein.
lesson-forcing-chain-contradiction-mistake = Die Annahme für bewiesen zu halten, weil kein Konflikt auftrat. Sie ist nur noch nicht widerlegt: Vielleicht wurde die Kette zu früh abgebrochen, oder diese Art, ihr zu folgen, sieht den Konflikt nicht.
lesson-forcing-chain-contradiction-lookalike = Ist { $right } { $x }, kann { $first } nur { $y } sein, und { $spoiler }, die beide sieht, keins von beiden: Scheinbar bleibt ihr nichts, also müsste { $right } { $z } sein. Aber { $spoiler } kann auch { $z } sein. Hier ist sie es, und { $right } ist { $x }, ganz ohne Widerspruch. Leer ist eine Zelle erst, wenn ihr letzter Kandidat weg ist.

lesson-forcing-chain-verity-what = Nimm alle Kandidaten einer Zelle, alle Plätze einer Ziffer in einem Haus oder einen Kandidaten, der entweder wahr oder falsch ist. Ketten von jedem davon führen zur selben Folgerung. Sie gilt.
lesson-forcing-chain-verity-when = Rund um eine Zelle mit zwei oder drei Kandidaten oder eine Ziffer mit zwei oder drei Plätzen, aus denen viel folgt.
lesson-forcing-chain-verity-why = Eine der Möglichkeiten ist die richtige. Weil jede zur selben Folgerung führt, ist es egal, welche.
lesson-forcing-chain-verity-also = Cell Forcing Chain; Unit Forcing Chain; Region Forcing Chain; Digit Forcing Chain; Double Forcing Chain
lesson-forcing-chain-verity-look-1 = Wähle Möglichkeiten, von denen eine richtig sein muss: alle Kandidaten einer Zelle, alle Plätze einer Ziffer in einem Haus oder einen Kandidaten als wahr und als falsch.
lesson-forcing-chain-verity-look-2 = Nimm die erste an und markiere alles, was durch Ketten folgt: was wahr wird und was falsch wird.
lesson-forcing-chain-verity-look-3 = Nimm die nächste an, wieder vom ursprünglichen Gitter aus, und behalte von den Markierungen nur, was auch diesmal folgt. Mach das für jede Möglichkeit.
lesson-forcing-chain-verity-look-4 = Streiche jeden Kandidaten, der noch als falsch markiert ist, und trag jeden ein, der noch als wahr markiert ist.
lesson-forcing-chain-verity-mistake = Eine Möglichkeit wegzulassen, weil sie unwahrscheinlich aussieht. Ist gerade sie die richtige, muss nichts von dem gelten, was die anderen gemeinsam haben. Nur ein Widerspruch ist ein guter Grund, eine fallen zu lassen.
lesson-forcing-chain-verity-lookalike = Wo auch immer { $x } in { $line } steht, in { $first } oder in { $second }, { $third } ist nicht { $x }, und dann ist es { $right }: So scheint es. Aber { $line } hat einen dritten Platz für { $x }, { $spoiler }, und von dort folgt für { $third } nichts. Hier steht { $x } in { $spoiler }, { $third } ist { $x }, und { $right } ist { $y }. Jede Möglichkeit braucht ihre eigene Kette.

lesson-forcing-net-contradiction-what = Wie [Forcing Chain Contradiction], aber eine Folge darf auf mehreren früheren beruhen: Eine Ziffer ist die letzte ihrer Zelle, weil zwei andere aus verschiedenen Gründen weggefallen sind. Was sich verzweigt und wieder zusammenläuft, ist ein Netz.
lesson-forcing-net-contradiction-when = Wenn Ketten nichts bringen. Ein Netz zu verfolgen dauert lange: Geh Verbindung für Verbindung vor und suche die erste Zelle oder das erste Haus, in dem etwas nicht zusammenpasst.
lesson-forcing-net-contradiction-why = Jeder Schritt des Netzes folgt aus den früheren; wäre die Annahme wahr, wäre also alles wahr. Es endet mit etwas Unmöglichem, also ist die Annahme falsch.
lesson-forcing-net-contradiction-also = Dynamic Contradiction Forcing Chain; Dynamic Forcing Chain; Bowman's Bingo
lesson-forcing-net-contradiction-look-1 = Nimm auf einer Kopie des Gitters einen Kandidaten an und tu, was sofort folgt: Streiche die anderen Kandidaten seiner Zelle und seine Ziffer in allen Zellen, die er sieht.
lesson-forcing-net-contradiction-look-2 = Suche nach einer Zelle, der ein Kandidat bleibt, und nach einem Haus, dem ein Platz für eine Ziffer bleibt, was auch immer die anderen weggenommen hat. Dieser Kandidat ist wahr; geh von ihm genauso weiter.
lesson-forcing-net-contradiction-look-3 = Wo das nicht mehr weitergeht, wende [Pointing] und [Claiming] auf das Übrige an und mach weiter.
lesson-forcing-net-contradiction-look-4 = Hat eine Zelle keinen Kandidaten mehr oder ein Haus keinen Platz für eine Ziffer, streiche den Kandidaten, den du angenommen hast, im echten Gitter.
lesson-forcing-net-contradiction-mistake = Nicht aufzuschreiben, worauf jeder Schritt beruht. In einem Netz bringt ein einziger Schnitzer jeden beliebigen Widerspruch hervor, und ohne die Gründe findet ihn niemand wieder. Nummeriere die Schritte und sag bei jedem, woraus er folgt.
lesson-forcing-net-contradiction-lookalike = Angenommen, { $right } ist nicht { $x }. Dann ist es { $first }, { $second } und { $spoiler } sind es nicht, und beiden scheint nur { $y } zu bleiben: { $line } hätte { $y } zweimal. Also wäre { $right } { $x }. Aber { $spoiler } kann auch { $z } sein. Hier ist sie es, { $first } ist { $x }, und { $right } ist { $w }, ganz ohne Widerspruch.

lesson-forcing-net-verity-what = Wie [Forcing Chain Verity], mit Netzen: Aus jeder von mehreren Möglichkeiten, von denen eine stimmt, folgt dasselbe, und Schritte dürfen auf mehreren früheren beruhen.
lesson-forcing-net-verity-when = Als letztes Mittel, das noch ein Argument ist. Nimm am liebsten Zellen mit zwei Kandidaten, dann sind nur zwei Netze zu verfolgen.
lesson-forcing-net-verity-why = Welche der Möglichkeiten auch stimmt, ihr Netz zeigt die Folgerung. Es bleibt keine Möglichkeit, bei der sie falsch wäre.
lesson-forcing-net-verity-also = Dynamic Cell Forcing Chain; Dynamic Region Forcing Chain; Dynamic Double Forcing Chain
lesson-forcing-net-verity-look-1 = Wähle eine Zelle mit zwei Kandidaten oder eine Ziffer mit zwei Plätzen in einem Haus und mach für jede der beiden Möglichkeiten eine Kopie des Gitters.
lesson-forcing-net-verity-look-2 = Folge auf jeder Kopie der einen Möglichkeit mit Singles und, wo diese nicht weiterführen, mit [Pointing] und [Claiming].
lesson-forcing-net-verity-look-3 = Leg die Kopien nebeneinander. Trag ein, was auf allen gleich ausgefüllt ist, und streiche jeden Kandidaten, der auf allen weg ist.
lesson-forcing-net-verity-look-4 = Führt eine Kopie zu einem Widerspruch, ist ihre Möglichkeit falsch, und alles, was auf der anderen Kopie steht, gilt.
lesson-forcing-net-verity-mistake = Die Kopien zu vermischen: ein Schritt auf der einen, der nutzt, was auf der anderen gestrichen wurde. Jedes Netz darf nur auf dem Gitter beruhen, wie es war, und auf seiner eigenen Annahme.
lesson-forcing-net-verity-lookalike = Aus { $first } und aus { $second }, den zwei Plätzen, die { $x } in { $line } zu haben scheint, folgt dasselbe: { $right } ist nicht { $x }. Aber { $x } hat dort einen dritten Platz, { $spoiler }, und von ihm ging kein Netz aus. Sonst hätte sich gezeigt, dass { $right } sehr wohl { $x } sein kann. Hier steht { $x } in { $spoiler } und in { $right }.

lesson-template-set-what = Schreib jede Möglichkeit auf, wie eine Ziffer im Gitter stehen kann. Weggelassen werden die, die eine Zelle brauchen würden, die eine andere Ziffer bei allen ihren Möglichkeiten hat. Haben alle verbleibenden Möglichkeiten eine Zelle gemeinsam, steht die Ziffer dort.
lesson-template-set-when = Mit einem Computer, oder bei einer Ziffer, die schon sechs- oder siebenmal steht und nur noch wenige Möglichkeiten hat.
lesson-template-set-why = Eine der Möglichkeiten ist die richtige. Was alle gemeinsam haben, stimmt, welche es auch ist.
lesson-template-set-also = Pattern Overlay Method; POM
lesson-template-set-look-1 = Zeichne ein Gitter mit nur einer Ziffer: wo sie steht und wo sie noch stehen kann.
lesson-template-set-look-2 = Beginne in der Zeile mit den wenigsten Plätzen. Nimm einen, streiche seine Zeile, seine Spalte und seinen Block durch und geh zur nächsten Zeile weiter, bis die Ziffer in jeder steht oder nicht mehr stehen kann. Mach das für jede Wahl und schreib jede vollständige Möglichkeit auf.
lesson-template-set-look-3 = Streiche die Möglichkeiten, die eine Zelle nutzen, die eine andere Ziffer bei allen ihren eigenen Möglichkeiten nimmt.
lesson-template-set-look-4 = Trag die Ziffer in jede Zelle ein, die alle verbleibenden Möglichkeiten gemeinsam haben.
lesson-template-set-mistake = Eine Möglichkeit zu übersehen. Der Schluss betrifft alle, und gerade die vergessene kann die sein, die die Zelle auslässt. Geh in einer festen Reihenfolge vor, Zeile für Zeile.
lesson-template-set-lookalike = Für { $x } scheint es auf dem Brett zwei Möglichkeiten zu geben, und beide haben sie in { $right }. Aber das sind nur die Möglichkeiten ohne { $spoiler }, und auch dort kann { $x } stehen. Damit gibt es weitere, und eine davon ist die wahre: { $x } steht in { $spoiler }, und { $right } ist { $y }. Es zählen alle Möglichkeiten, auch die des übersehenen Platzes.
lesson-template-set-origin = SudokuWiki schreibt die Pattern Overlay Method, die mit denselben Möglichkeiten einer Ziffer arbeitet, Myth Jellies zu.

lesson-template-delete-what = Schreib jede Möglichkeit auf, wie eine Ziffer im Gitter stehen kann. Weggelassen werden die, die eine Zelle brauchen würden, die eine andere Ziffer bei allen ihren Möglichkeiten hat. An einem Platz, den keine der verbleibenden Möglichkeiten nutzt, entfällt die Ziffer.
lesson-template-delete-when = Mit einem Computer, oder bei einer Ziffer, die schon sechs- oder siebenmal steht und nur noch wenige Möglichkeiten hat.
lesson-template-delete-why = Eine der Möglichkeiten ist die richtige. Einen Platz, den keine nutzt, nutzt auch die richtige nicht, also steht die Ziffer nicht dort.
lesson-template-delete-also = Pattern Overlay Method; POM
lesson-template-delete-look-1 = Zeichne ein Gitter mit nur einer Ziffer: wo sie steht und wo sie noch stehen kann.
lesson-template-delete-look-2 = Wähle einen Platz, den du anzweifelst. Setz die Ziffer dorthin, streiche, was sie sieht, und versuche, sie in jede andere Zeile, jede andere Spalte und jeden anderen Block zu setzen.
lesson-template-delete-look-3 = Geht das auf keine Art, streiche die Ziffer an diesem Platz. Möglichkeiten, die eine Zelle nutzen, die eine andere Ziffer bei allen ihren eigenen Möglichkeiten nimmt, zählen nicht.
lesson-template-delete-look-4 = Geht es, hake alle Plätze ab, die diese Möglichkeit nutzt, und versuche den nächsten Platz ohne Haken.
lesson-template-delete-mistake = Einen Platz aufzugeben, wenn der erste Versuch scheitert. Die anderen Zeilen ließen vielleicht eine Wahl; erst wenn jede Wahl gescheitert ist, nutzt keine Möglichkeit den Platz.
lesson-template-delete-lookalike = Keine Möglichkeit, wie { $x } auf das Brett zu passen scheint, nutzt { $right }, also entfiele sie dort. Aber mit einem Platz für { $x } wurde nicht gerechnet, mit { $spoiler }. Steht { $x } dort, führt eine weitere Möglichkeit über { $right }, und die ist wahr: { $x } steht in beiden. Nur ein Platz, der bei jeder Wahl scheitert, scheidet aus.
lesson-template-delete-origin = SudokuWiki schreibt die Pattern Overlay Method, deren erste Regel solche Plätze streicht, Myth Jellies zu.

lesson-forcing-chains-and-cycles-what = Nimm an, dass ein Kandidat wahr ist oder dass er falsch ist, und folge einer Verbindung nach der anderen. Kommt die Kette zum Gegenteil zurück, ist die Annahme falsch. Kommt sie zur Annahme selbst zurück und lässt sich in beide Richtungen lesen, ist sie ein Zyklus: Was in beiden Richtungen entfällt, ist falsch. HoDoKu nennt die Ketten [X-Chain], [XY-Chain] oder [Discontinuous Nice Loop] und die Zyklen [Continuous Nice Loop].
lesson-forcing-chains-and-cycles-when = Wenn Teilmengen, Fische und Wings erschöpft sind. Ketten einer Ziffer (X) und solche durch Zellen mit zwei Kandidaten (Y) sind am leichtesten zu verfolgen und kommen zuerst.
lesson-forcing-chains-and-cycles-why = Eine Kette sagt: Gilt das, dann gilt sein Gegenteil. Das geht nur, wenn es nicht gilt. In einem Zyklus ist von jeder Verbindung ein Ende wahr, wie herum auch immer; was beide Enden einer Verbindung derselben Ziffer sieht, kann also nie wahr sein.
lesson-forcing-chains-and-cycles-also = Forcing Chains and Cycles; Bidirectional X-Cycle; Bidirectional Y-Cycle
lesson-forcing-chains-and-cycles-look-1 = Markiere die starken Verbindungen: Zellen mit zwei Kandidaten und Ziffern mit zwei Plätzen in einem Haus.
lesson-forcing-chains-and-cycles-look-2 = Wähle einen Kandidaten und nimm an, dass er wahr ist. Was er ausschließt, ist falsch; das andere Ende einer starken Verbindung davon ist wahr; und so weiter im Wechsel.
lesson-forcing-chains-and-cycles-look-3 = Kommst du beim Kandidaten selbst als falsch an, streiche ihn. Hast du ihn als falsch angenommen und kommst bei ihm als wahr an, trag ihn ein.
lesson-forcing-chains-and-cycles-look-4 = Kommst du so zu ihm zurück, wie du ihn angenommen hast, geh auch andersherum. Streiche, was beide Richtungen ausschließen.
lesson-forcing-chains-and-cycles-mistake = Ein Zyklus, der nur in eine Richtung gelesen wird, beweist nichts. Was entfällt, muss in beiden Richtungen entfallen, und das tut nur, was beide Enden einer Verbindung sieht.
lesson-forcing-chains-and-cycles-lookalike = Ist { $right } { $x }, dann ist { $first } { $y }. Damit ist { $spoiler } nicht { $y }, also { $x }, so scheint es; { $right } sieht sie aber und wäre dann nicht { $x }. Nur hat { $spoiler } einen dritten Kandidaten, { $z }: Wenn sie nicht { $y } ist, muss sie noch nicht { $x } sein. Hier ist sie { $z }, die Kette reißt dort ab, und { $right } ist { $x }.

lesson-nishio-what = Nimm an, dass ein Kandidat wahr ist, und betrachte nur seine Ziffer. Wo ihr in einem Haus ein einziger Platz bleibt, steht sie auch dort. Muss sie am Ende irgendwo stehen, wo sie nicht stehen kann, war die Annahme falsch. Es geht auch andersherum: Nimm an, dass der Kandidat falsch ist. HoDoKu findet dasselbe mit [Forcing Net Contradiction] oder mit dem [Template Delete] der Ziffer.
lesson-nishio-when = Wenn eine Ziffer fast überall steht und ihre letzten Zellen offen bleiben. Andere Ziffern spielen keine Rolle: Ein Gitter mit den Plätzen dieser einen Ziffer genügt.
lesson-nishio-why = Alles, was aus einem wahren Kandidaten folgt, ist wahr. Eine Ziffer kann nicht in einer Zelle stehen und zugleich nicht dort stehen. Also war der Kandidat nicht wahr.
lesson-nishio-also = Nishio Forcing Chains
lesson-nishio-look-1 = Zeichne die Plätze einer Ziffer in ein leeres Gitter.
lesson-nishio-look-2 = Wähle einen und setze die Ziffer dorthin. Streiche alle Plätze, die ihn sehen.
lesson-nishio-look-3 = Wo einer Zeile, einer Spalte oder einem Block ein Platz bleibt, setze die Ziffer auch dorthin und streiche weiter.
lesson-nishio-look-4 = Bleibt einem Haus keiner, oder muss die Ziffer dorthin, wo sie gestrichen ist, ist der erste Platz falsch: Streiche ihn im echten Gitter.
lesson-nishio-mistake = Ohne Widerspruch ans Ende zu kommen beweist nichts. Die Ziffer kann auf mehrere Arten passen, und es ist noch offen, welche davon stimmt.
lesson-nishio-lookalike = Angenommen, { $right } ist { $x }. Dann sind es { $first } und { $second } nicht, und { $line } scheint keinen Platz mehr für { $x } zu haben. Aber es gibt einen dritten, { $spoiler }, und den sieht { $right } nicht. Hier steht { $x } in { $right } und in { $spoiler }, und nichts widerspricht dem. Einem Haus fehlt eine Ziffer erst, wenn alle ihre Plätze weg sind.

lesson-multiple-forcing-chains-what = Nimm alle Kandidaten einer Zelle oder alle Plätze einer Ziffer in einem Haus. Folge von jedem aus einer Kette. Kommen alle Ketten zum selben Ergebnis, gilt es. HoDoKu nennt das [Forcing Chain Verity].
lesson-multiple-forcing-chains-when = Bei einer Zelle mit drei Kandidaten oder einer Ziffer mit drei Plätzen, aus denen viel folgt, wenn Ketten von einem einzelnen Kandidaten aus nichts bringen.
lesson-multiple-forcing-chains-why = Einer der Kandidaten ist der wahre. Welcher es auch ist, seine Kette zeigt die Folgerung; man muss also nicht wissen, welcher.
lesson-multiple-forcing-chains-also = Multiple Forcing Chains; Region Forcing Chains; Cell Forcing Chains
lesson-multiple-forcing-chains-look-1 = Wähle eine Zelle mit drei Kandidaten oder eine Ziffer mit zwei oder drei Plätzen in einem Haus.
lesson-multiple-forcing-chains-look-2 = Nimm den ersten an und markiere alles, was entlang der Verbindungen folgt: was wahr und was falsch ist.
lesson-multiple-forcing-chains-look-3 = Mach dasselbe mit jedem anderen, wieder vom ursprünglichen Gitter aus.
lesson-multiple-forcing-chains-look-4 = Behalte, was alle gleich markiert haben: Streiche, was überall falsch ist, und trag ein, was überall wahr ist.
lesson-multiple-forcing-chains-mistake = Jede Kette nutzt die Verbindungen des Gitters, wie es ist. Eine Verbindung, die erst entsteht, weil unterwegs Kandidaten wegfallen, zählt hier nicht; das ist Sache der [Dynamic Forcing Chains].
lesson-multiple-forcing-chains-lookalike = Jeder Platz von { $x } in { $line } scheint zum selben zu führen: Ob { $first } oder { $second }, { $right } ist nicht { $x }. Aber ein Platz wurde ausgelassen, { $spoiler }, und von ihm aus folgt für { $right } nichts. Hier steht { $x } gerade dort, und auch in { $right }. Fehlt ein Zweig, beweisen die anderen nichts.

lesson-dynamic-forcing-chains-what = Wie [Multiple Forcing Chains], aber was unterwegs wegfällt, schafft neue Verbindungen: Eine Zelle, der nur noch ein Kandidat bleibt, enthält ihn, was auch immer die anderen weggenommen hat. Führt eine Annahme zu einem Widerspruch, ist sie falsch; führen alle Möglichkeiten zum selben Ergebnis, gilt es. HoDoKu nennt das [Forcing Net Contradiction] und [Forcing Net Verity].
lesson-dynamic-forcing-chains-when = Bei schweren Rätseln, wenn einfache Ketten erschöpft sind. Beginne mit Kandidaten, aus denen sofort viel folgt.
lesson-dynamic-forcing-chains-why = Jeder Schritt beruht auf früheren, die alle gelten, wenn die Annahme stimmt. Ein Widerspruch zeigt, dass sie nicht stimmt. Und führt jede Möglichkeit zum selben Ergebnis, dann ist eine davon richtig, und das Ergebnis gilt.
lesson-dynamic-forcing-chains-also = Dynamic Forcing Chains; Dynamic Contradiction Forcing Chains; Dynamic Double Forcing Chains
lesson-dynamic-forcing-chains-look-1 = Nimm auf einer Kopie des Gitters einen Kandidaten an und streiche, was er ausschließt.
lesson-dynamic-forcing-chains-look-2 = Suche Zellen, denen ein Kandidat bleibt, und Häuser, denen ein Platz für eine Ziffer bleibt. Auch das ist wahr: Streiche von dort aus weiter.
lesson-dynamic-forcing-chains-look-3 = Muss etwas wahr sein, das gestrichen ist, ist die Annahme falsch.
lesson-dynamic-forcing-chains-look-4 = Sonst mach dasselbe mit dem Gegenteil, mit den anderen Kandidaten der Zelle oder mit den anderen Plätzen der Ziffer und vergleiche die Kopien.
lesson-dynamic-forcing-chains-mistake = Zu vergessen, worauf ein Schritt beruht. Ein letzter Kandidat beruht auf allem, was die anderen weggenommen hat, und jedes davon muss vorher gesagt sein.
lesson-dynamic-forcing-chains-lookalike = Steht { $x } in { $line } in { $first }, dann ist { $right } nicht { $x }; steht sie in { $second }, auch nicht. Das scheinen alle Fälle zu sein. Aber auch { $spoiler } kann { $x } sein, das ist ein dritter, und in ihm kann { $right } durchaus { $x } sein. Dieser Fall ist der wahre: { $x } steht in { $spoiler } und in { $right }, wo man sie gestrichen hätte.

lesson-dynamic-forcing-chains-plus-what = Wie [Dynamic Forcing Chains], und wo kein Single mehr folgt, geht der Zweig mit Überschneidungen, nackten und versteckten Paaren und X-Wings weiter, die unterwegs entstanden sind. HoDoKu hat Überschneidungen in [Forcing Net Contradiction] und [Forcing Net Verity], aber keine Paare und keine X-Wings.
lesson-dynamic-forcing-chains-plus-when = Bei sehr schweren Rätseln, wenn ein Zweig, der falsch aussieht, kurz vor seinem Widerspruch stehen bleibt.
lesson-dynamic-forcing-chains-plus-why = Auf der Kopie, auf der du das Falsche gestrichen hast, gelten die einfachen Techniken wie auf jedem Gitter. Was sie dort streichen, ist falsch, wenn die Annahme stimmt.
lesson-dynamic-forcing-chains-plus-also = Dynamic Forcing Chains Plus; DFC+; Dynamic Forcing Chains with Patterns
lesson-dynamic-forcing-chains-plus-look-1 = Folge einer Annahme auf einer Kopie wie bei [Dynamic Forcing Chains], bis nichts mehr folgt.
lesson-dynamic-forcing-chains-plus-look-2 = Suche auf der Kopie [Pointing], [Claiming], [Hidden Pair], [Naked Pair] und [X-Wing].
lesson-dynamic-forcing-chains-plus-look-3 = Streiche, was sie streichen, und mach mit Singles weiter.
lesson-dynamic-forcing-chains-plus-look-4 = Ende wie dort: mit einem Widerspruch oder wo alle Kopien übereinstimmen.
lesson-dynamic-forcing-chains-plus-mistake = Im echten Gitter zu streichen, was ein Paar auf der Kopie gestrichen hat. Das Paar gibt es nur, wenn die Annahme stimmt.
lesson-dynamic-forcing-chains-plus-lookalike = Angenommen, { $right } ist nicht { $z }. Dann bleiben { $right } und { $first } nur { $x } und { $y }, ein Paar, das { $spoiler } beide nimmt, und scheinbar bleibt dort nichts: Also wäre { $right } { $z }. Aber { $spoiler } kann selbst { $z } sein. Hier ist sie es, und { $right } ist { $x }, die man gestrichen hätte.

lesson-nested-forcing-chains-what = Wie [Dynamic Forcing Chains Plus], und wo auch diese Muster nicht weiterführen, geht der Zweig mit ganzen Ketten im Innern weiter: Zu allem, was angenommen ist, wird ein weiterer Kandidat angenommen und widerlegt, oder alle seine Möglichkeiten führen zum selben Ergebnis. Die Ketten im Innern können selbst dynamisch sein. Unser [Contradiction with Side Arguments] ist damit verwandt und sagt seine Nebenargumente kürzer.
lesson-nested-forcing-chains-when = Nur bei den schwersten Rätseln, die man kennt. Ein Mensch geht diesen Weg kaum je ohne Computer.
lesson-nested-forcing-chains-why = Eine Kette im Innern zeigt etwas für das Gitter, wie es ist, wenn die Annahme rundherum stimmt. Also darf der Zweig es nutzen. Endet der Zweig in einem Widerspruch, ist seine Annahme falsch.
lesson-nested-forcing-chains-also = Nested Forcing Chains; Dynamic Forcing Chains (+ Forcing Chains); Dynamic Forcing Chains (+ Multiple Forcing Chains)
lesson-nested-forcing-chains-look-1 = Folge einer Annahme auf einer Kopie, so weit Singles, Überschneidungen, Paare und X-Wings reichen.
lesson-nested-forcing-chains-look-2 = Wo das endet, suche auf der Kopie [Forcing Chains and Cycles].
lesson-nested-forcing-chains-look-3 = Gibt es keine, suche dort [Multiple Forcing Chains] und dann dynamische, jede auf einer Kopie der Kopie.
lesson-nested-forcing-chains-look-4 = Streiche auf der ersten Kopie, was sie zeigen, und mach weiter.
lesson-nested-forcing-chains-mistake = Die Kopien zu verwechseln. Was eine Kette im Innern widerlegt hat, ist nur zusammen mit der Annahme rundherum falsch. Ist die gefallen, kann es wahr sein.
lesson-nested-forcing-chains-lookalike = { $line } hat { $y } in { $right } oder in { $first }. Im zweiten Fall scheint ein Nebenargument zu zeigen, dass { $right } { $z } ist: Sonst wäre { $second } { $z }, und doch hätte { $line } keinen anderen Platz für { $w }. Also wäre { $right } in keinem Fall { $x }. Aber { $line } hat noch einen Platz für { $w }, { $spoiler }. Hier steht { $w } dort, und { $right } ist { $x }.

lesson-contradiction-with-side-arguments-what = Nimm an, dass ein Kandidat wahr ist, und folge ihm mit Singles, Überschneidungen, Teilmengen und den Summen der Käfige. Reicht das nicht bis zu einem Widerspruch, dann zeig von einem anderen Kandidaten, dass er neben dem ersten nicht wahr sein kann: Das ist ein Nebenargument. Streiche ihn, mach weiter und wiederhole das, bis etwas Unmögliches erreicht ist. Ein Nebenargument kann selbst Nebenargumente haben.
lesson-contradiction-with-side-arguments-when = Als allerletztes Mittel: Es löst jedes klassische Rätsel, das genau eine Lösung hat, auch die schwersten, die man kennt. Nur auf wenigen Brettern ohne Vorgaben wäre das Argument zu lang, um ihm zu folgen. Beginne mit einem Kandidaten, aus dem viel folgt, und such Nebenargumente dort, wo nur noch wenige Kandidaten übrig sind.
lesson-contradiction-with-side-arguments-why = Was ein Nebenargument widerlegt, ist falsch, solange das gilt, was rundherum angenommen ist; also darf das Hauptargument ohne diesen Kandidaten weitergehen. Es endet mit etwas Unmöglichem. Nichts außer seiner Annahme wurde vorausgesetzt, also ist die Annahme falsch.
lesson-contradiction-with-side-arguments-also = mehrstufiges Trial and Error; T&E
lesson-contradiction-with-side-arguments-look-1 = Nimm auf einer Kopie des Gitters einen Kandidaten an, am besten einen aus einer Zelle mit zweien. Folge ihm mit Singles, [Pointing], [Claiming], Teilmengen und, bei einem Killer, Summen, bis nichts mehr folgt.
lesson-contradiction-with-side-arguments-look-2 = Nimm auf einer Kopie der Kopie noch einen anderen Kandidaten an, wieder in einer Zelle, der zwei bleiben, und folge ihm. Führt er zu einem Widerspruch, streiche ihn auf der ersten Kopie.
lesson-contradiction-with-side-arguments-look-3 = Mach mit der ersten Kopie weiter und führe überall, wo sie nicht weiterkommt, neue Nebenargumente.
lesson-contradiction-with-side-arguments-look-4 = Hat die erste Kopie eine Zelle ohne Kandidaten, ein Haus ohne Platz für eine Ziffer oder eine Summe, die nicht zu erreichen ist, streiche den Kandidaten, den du zuerst angenommen hast, im echten Gitter.
lesson-contradiction-with-side-arguments-look-5 = Dann sieh nach, welche Nebenargumente der Widerspruch gebraucht hat. Lass die anderen weg, wenn du davon erzählst.
lesson-contradiction-with-side-arguments-mistake = Im echten Gitter zu streichen, was ein Nebenargument widerlegt hat. Widerlegt wurde es nur neben der ersten Annahme; ist die gefallen, kann der Kandidat durchaus wahr sein.

## Work that was left behind by a program that was killed

left-draft = im Entstehen, { $count ->
        [one] 1 Vorgabe
       *[other] { $count } Vorgaben
    }

# { $reason } names the file and says what is wrong with it.
left-unreadable = Arbeit von früher lässt sich nicht lesen: { $reason }. Die Datei bleibt, wo sie ist.

# The button Undo beside it puts it back. { $reason } names the file and says what is wrong with it.
left-discarded = „{ $name }“ ist verworfen.
left-discarded-unreadable = Die Datei ist verworfen: { $reason }.
# A notice on a puzzle that was just opened, with the button after it.
left-on-open = Was du an diesem Rätsel letztes Mal getan hast, ist noch da.
left-go-on = Dort weitermachen

# { $reason } says why: 'the file puzzles.sdm does not exist'.
left-without-list = Dieses Rätsel kommt ohne die Liste, aus der es geöffnet wurde: { $reason }.

## What is wrong with a file or a puzzle. These stand within sentences, without a full stop.

# { $reason } is the system's.
error-missing = die Datei { $path } gibt es nicht
error-no-file = { $path } ist keine Datei
error-unreadable = { $path } lässt sich nicht lesen: { $reason }
error-not-written = { $path } lässt sich nicht schreiben: { $reason }
# The next three are among the reasons why a file cannot be read or written.
error-reason-no-file = es ist keine Datei
error-reason-too-large = sie ist größer als { $megabytes } MB
error-reason-protected = sie ist schreibgeschützt
# Was das System von einer Datei oder ihrem Ordner sagt.
error-reason-missing = es gibt keine solche Datei und keinen solchen Ordner
error-reason-denied = dieses Konto hat kein Recht dazu
error-reason-exists = es gibt schon eine Datei mit diesem Namen
error-reason-read-only = das Laufwerk lässt sich nur lesen
error-reason-full = auf dem Laufwerk ist kein Platz mehr
error-reason-no-folder = ein Teil des Pfads ist kein Ordner
error-reason-folder = es ist ein Ordner
error-reason-name = der Name ist zu lang oder hat ein Zeichen, das kein Name haben darf
error-rating-no-solution = das Rätsel hat keine Lösung, also gibt es keinen Weg zu bewerten
error-rating-several-solutions = das Rätsel hat mehrere Lösungen, also gibt es keinen Weg zu bewerten
error-rating-too-many-guesses = die Suche nach der Lösung wurde nach { $guesses } Versuchen aufgegeben, also lässt sich der Weg nicht bewerten
error-rating-unsound = die Regel „{ $technique }“ führte von der einzigen Lösung weg, also lässt sich der Weg nicht bewerten
error-rating-stopped = die Bewertung wurde angehalten, bevor sie fertig war
# { $problem } is one of those that follow.
error-content = { $path }: { $problem }
error-too-large = { $source ->
    [pasted] der eingefügte Text ist größer als 1 MB
   *[file] die Datei ist größer als 1 MB
}
error-empty = { $source ->
    [pasted] im eingefügten Text ist kein Rätsel zu finden
   *[file] in der Datei ist kein Rätsel zu finden
}
error-not-utf-8 = Zeile { $line }, Spalte { $column }: kein UTF-8-Text
error-binary = { $found ->
    [one] die Datei ist weder Text noch eine .gri-Datei, die { $needed } Bytes hat: sie hat { $found } Byte
   *[other] die Datei ist weder Text noch eine .gri-Datei, die { $needed } Bytes hat: sie hat { $found } Bytes
}
error-row-number = Zeile { $row } der .gri-Datei ist { $number }, das sind mehr als neun Ziffern
error-not-a-row = Zeile { $line } ist keine Zeile eines Sudokus: „{ $text }“
error-row-name = Zeile { $line }: der Zeilenname „{ $name }“ passt nicht, die Zeilen brauchen die Nummern 1 bis { $needed }, jede einmal
error-not-a-digit = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Ziffer
error-missing-digit = Zeile { $line }, Spalte { $column }: eine Ziffer fehlt
error-cells = { $found ->
    [one] Zeile { $line } hat { $found } Zelle, nötig sind { $needed }
   *[other] Zeile { $line } hat { $found } Zellen, nötig sind { $needed }
}
error-rows = { $source ->
    [pasted] { $found ->
        [one] der eingefügte Text hat { $found } Zeile, nötig sind 9
       *[other] der eingefügte Text hat { $found } Zeilen, nötig sind 9
    }
   *[file] { $found ->
        [one] die Datei hat { $found } Zeile, nötig sind 9
       *[other] die Datei hat { $found } Zeilen, nötig sind 9
    }
}
# Groups of nine bits.
error-groups = { $source ->
    [pasted] { $found ->
        [one] der eingefügte Text hat { $found } Gruppe aus neun Bits, nötig sind 81
       *[other] der eingefügte Text hat { $found } Gruppen aus neun Bits, nötig sind 81
    }
   *[file] { $found ->
        [one] die Datei hat { $found } Gruppe aus neun Bits, nötig sind 81
       *[other] die Datei hat { $found } Gruppen aus neun Bits, nötig sind 81
    }
}
error-several = { $format } enthält ein Rätsel, und es sind mehrere da
# { $problem } is one of the faults below.
error-mistake = Zeile { $line }, Spalte { $column }: { $problem }
error-no-puzzle-in-link = Zeile { $line }, Spalte { $column }: der Link zu { $site } enthält kein Rätsel, und dieses Programm lädt keine Seiten
error-unknown-format = Zeile { $line }, Spalte { $column }: das ist ein Rätsel von { $name }, dessen Format dieses Programm nicht kennt
error-unsupported = Zeile { $line }, Spalte { $column }: zum Rätsel gehört etwas, was dieses Programm nicht kennt: { $what }
error-board-size = Zeile { $line }, Spalte { $column }: ein Brett mit { $rows } Zeilen; öffnen lassen sich bis zu 9
error-samurai = Zeile { $line }, Spalte { $column }: ein Samurai, fünf Bretter, die sich überlappen; so etwas kennt dieses Programm nicht
error-no-place = { $format } hat keinen Platz für { $what }
error-not-own = { $source ->
    [pasted] der eingefügte Text ist kein gespeichertes Rätsel: ihm fehlen die Zeilen format = "sudoku-stepper" und version = { $version }
   *[file] die Datei ist kein gespeichertes Rätsel: ihr fehlen die Zeilen format = "sudoku-stepper" und version = { $version }
}
error-version = diese Datei stammt von einer anderen Version des Programms (Version { $version }; dieses Programm liest { $oldest } bis { $newest })
error-work-about = { $path } sagt nicht, um welche Arbeit es geht
error-list-no-file = seine Liste lag in keiner Datei
error-list-changed = { $path } enthält dieses Rätsel nicht mehr
error-list-stopped = das Lesen seiner Liste wurde abgebrochen
error-draft-no-solution = diese Vorgaben haben keine Lösung, also lässt sich kein Rätsel daraus machen
error-draft-several-solutions = diese Vorgaben haben mehrere Lösungen; fülle zuerst den Entwurf auf
error-draft-too-many-guesses = die Suche nach einer Lösung dieser Vorgaben wurde nach { $guesses } Versuchen aufgegeben
error-draft-stopped = die Arbeit wurde abgebrochen, bevor sie fertig war
error-exercise-stopped = die Übung wurde abgebrochen, bevor sie fertig war
error-exercise-none = für { $technique } gibt es keine Übungen
error-generate-stopped = der Generator wurde angehalten, bevor er ein Rätsel hatte
error-generate-too-few-givens = kein Rätsel mit weniger als 17 Vorgaben hat nur eine Lösung; { $givens } geht nicht
error-generate-too-many-givens = ein Rätsel hat höchstens 80 Vorgaben; mit { $givens } bleibt nichts zu lösen
error-generate-too-many-for-minimal = es ist kein minimales Rätsel mit mehr als 40 Vorgaben bekannt; { $givens } geht nicht
error-generate-quarter-turn = bei einer Vierteldrehung kommen Vorgaben zu viert, außer der in der Mitte; { $givens } geht nicht
error-generate-seventeen = Rätsel mit 17 Vorgaben kommen aus einer Liste, die auf Symmetrie nicht achtet; wünsche mehr Vorgaben oder verzichte auf die Symmetrie { $symmetry }
error-generate-pattern-and-givens = das Muster hat { $pattern } Zellen, also kann das Rätsel nicht { $givens } Vorgaben haben
error-generate-pattern-symmetry = das Muster hat die Symmetrie { $symmetry } nicht
error-generate-pattern-lines = das Muster lässt { $first } und { $second } leer; sie ließen sich in jeder Lösung vertauschen, also gäbe es zwei
error-generate-pattern-boxes = das Muster hat Vorgaben in nur { $boxes } Blöcken, und kein Rätsel mit Vorgaben in höchstens drei Blöcken hat nur eine Lösung
error-generate-full-for-level = ein Rätsel mit { $givens } Vorgaben wird mit nackten Einern gelöst und hat nie die Stufe { $level }
error-generate-full-to-need = ein Rätsel mit { $givens } Vorgaben wird mit nackten Einern gelöst und braucht nie { $technique }
error-generate-no-such-rating = kein Rätsel wird mit { $least } bis { $most } bewertet: ein Bereich geht vom niedrigeren zum höheren Wert, und bekannt sind Bewertungen von 1.0 bis 11.9
error-generate-full-for-rating = ein Rätsel mit { $givens } Vorgaben wird mit nackten Einern gelöst und nie mit { $rating } oder höher bewertet
error-generate-rating-board = Bewertungen von Sudoku Explainer gibt es nur für das klassische Brett, nicht für das Brett „{ $board }“
error-generate-singles-level = ein Rätsel, das { $hardest } zu Ende bringt, hat nie die Stufe { $level }
error-generate-never-needed = kein Rätsel braucht die Technik { $technique }: { $reason ->
        [smaller-fish] ein kleinerer Fisch in den anderen Linien entfernt dasselbe
        [multi-colors] Multi Colors 1 findet überall etwas, wo sie etwas findet
        [locked] eine ihrer zwei Basiseinheiten liegt ganz in einer der Deckeinheiten, also kommt ein gesperrter Kandidat oder ein versteckter Einer davor
        [kites] zwei 2-String Kites entfernen dasselbe
        [rectangles] zwei Empty Rectangles entfernen dasselbe
       *[no-cages] die erzeugten Rätsel haben keine Käfige
    }
error-generate-none-known = es ist kein Rätsel bekannt, das die Technik { $technique } braucht: in { $positions } Stellungen schwerer Rätsel, in denen die leichteren Regeln nicht weiterkommen, fand sie nichts
error-generate-not-in-catalog = die Regel „{ $technique }“ steht nicht im Katalog, also hat sie keinen Platz in der Reihenfolge der Schwierigkeit
error-generate-needs-harder = ein Rätsel, das { $technique } braucht, braucht etwas Schwereres als { $hardest }
error-generate-needs-level = ein Rätsel, das { $technique } braucht, hat mindestens die Stufe { $least }, nicht { $level }
error-generate-pattern-board = ein Muster der Vorgaben gibt es nur für das klassische Brett, nicht für das Brett „{ $board }“
error-generate-too-many-for-board = ein Rätsel auf dem Brett „{ $board }“ hat höchstens { $most } Vorgaben; { $givens } geht nicht
error-generate-too-few-for-board = mit weniger als { $fewest } Vorgaben ließen sich auf dem Brett „{ $board }“ zwei Ziffern vertauschen; { $givens } geht nicht
error-generate-too-few-on-board = kein Rätsel auf dem Brett „{ $board }“ mit weniger als { $fewest } Vorgaben hat nur eine Lösung; { $givens } geht nicht
error-generate-not-a-rating = kein Rätsel wird mit { $rating } bewertet: bekannt sind Bewertungen von 1.0 bis 11.9
error-generate-no-cages = das Brett „{ $board }“ hat keine Käfige, also lassen sich auch keine Größen dafür wünschen
error-generate-cage-sizes = Käfige von { $least } bis { $most } Zellen gibt es nicht: die größte Größe liegt hier zwischen 2 und { $size }, die kleinste ist mindestens 1 und nicht größer als jene
error-generate-board-symmetry = das Brett „{ $board }“ selbst hat die Symmetrie { $symmetry } nicht
error-size = ein Bild ist { $least } bis { $most } Pixel breit
error-picture-memory = für ein Bild dieser Größe reicht der Speicher nicht
error-picture-drawing = das Bild ließ sich nicht zeichnen: { $reason }
error-picture-packing = das Bild ließ sich nicht packen: { $reason }

## Steps that are written in a line, by a person or another program, and looked at on the board

check-holds = Stimmt: { $grounds }.
check-fails = Stimmt nicht: { $flaw }.
check-fails-but = Der Schluss stimmt, aber der Schritt zeigt ihn nicht: { $flaw }.
check-claim-holds = Das stimmt. { $why }
check-claim-fails = Das stimmt nicht. { $why }
check-claim-open = Das folgt nicht. { $why }
check-claim-unknown = Auf diesem Gitter lässt sich das nicht sagen. { $why }

# What a step was seen to rest on.

check-naked-single = die Zelle hat keinen anderen Kandidaten
check-hidden-single = das ist der einzige Platz der Ziffer in { $house }
check-locked = was gestrichen wird, sieht jeden Platz der Ziffer in { $house }
check-subset = diese Zellen und Ziffern sind eine Teilmenge: so viele Ziffern wie Zellen
check-disjoint = es sind so viele Ziffern wie Zellen, und keine Ziffer passt zweimal hinein, außer vielleicht die, die entfällt
check-fish = Basis, Abdeckung und Flossen sind so, wie der Schritt sagt
check-single-digit = die starken Verbindungen der Ziffer gelten, und die schwache dazwischen auch
check-wing = Pivot und Zangen sind so, wie der Schritt sagt
check-colors = die Zellen jeder Farbe hängen durch starke Verbindungen zusammen
check-uniqueness = sonst hätte das Rätsel eine zweite Lösung
check-sets = jede Menge hat eine Ziffer mehr als Zellen, und die Mengen sind so verbunden, wie der Schritt sagt
check-chain = jede der { $count } Verbindungen der Kette gilt
check-loop = jede der { $count } Verbindungen der Schleife gilt
check-contradiction = jede der { $count } Aussagen folgt aus den früheren, und zusammen widersprechen sie sich
check-verity = eine der { $count } Annahmen stimmt, und jede davon führt zur Folgerung
check-counts = { $count } Wahrheiten und ebenso viele Verbindungen, die jeden Kandidaten der Wahrheiten überdecken
check-rule = die Regel { $technique } kommt in diesem Gitter zu diesem Schluss; was davor steht, wurde nicht verglichen
check-rule-step = die Regel { $technique } macht in diesem Gitter diesen Schritt

# What is wrong with one that does not hold.

# check-claim and check-branch stand behind 'dass' and 'wenn': the verb at the end.
check-claim = { $truth ->
    [yes] { $cell } die { $digit } ist
   *[no] { $cell } nicht die { $digit } ist
}
check-node = { $digits } in { $cells }
check-branch = { $truth ->
    [yes] die { $digit } in { $cells } steht
   *[no] die { $digit } nicht in { $cells } steht
}
check-no-candidate = die { $digit } ist in diesem Gitter kein Kandidat von { $cell }
check-given = { $cell } ist eine Vorgabe: Die { $digit } steht schon dort
check-filled = { $cell } ist schon ausgefüllt, mit der { $digit }
check-absent = { $digits } kann nicht in { $cells } stehen
check-too-little-room = { $cells } kann { $digits } nicht zugleich enthalten: { $count ->
    [one] dort ist Platz für eine Ziffer
   *[other] dort ist Platz für { $count } Ziffern
}
check-digit-at-both-ends = { $from } und { $to } haben beide { $digits }: Innerhalb von Zellen verbindet man verschiedene Ziffern
check-cell-has-more = { $cell } hat auch noch { $more }: Zwischen { $from } und { $to } ist sie keine starke Verbindung
check-cell-has-not-just = { $cell } hat die Kandidaten { $has }, nicht genau { $needs }
check-further-places = { $house } hat die { $digit } auch noch in { $further }: Zwischen { $from } und { $to } ist die { $digit } keine starke Verbindung
check-not-conjugate = kein Haus und kein Käfig, der sie braucht, hat die { $digit } nur in { $cells }, also gibt es keine starke Verbindung
check-unseen = { $from_cells } und { $to_cells } sehen sich nicht: Zwischen { $from } und { $to } gibt es keine schwache Verbindung
check-same-ends = beide Enden dieser Verbindung sind { $node }: Eine Verbindung braucht zwei verschiedene Enden
check-ends-overlap = { $from } und { $to } können zugleich wahr sein, in { $cells }: Zwischen ihnen gibt es keine schwache Verbindung
check-unlinked = { $from } und { $to } haben weder Ziffer noch Zelle gemeinsam, und kein Käfig verbindet sie
check-not-by-turns = { $kind ->
    [strong] bei { $node } treffen sich zwei starke Verbindungen
   *[weak] bei { $node } treffen sich zwei schwache Verbindungen
}: Verbindungen sind abwechselnd stark und schwach
check-no-set = { $cells } mit { $digits }: Das ist keine fast geschlossene Menge. Die hat eine Ziffer mehr als Zellen, und jede ihrer Zellen sieht alle anderen
check-no-subset = { $digits } in { $cells }: Das ist keine Teilmenge. Die hat so viele Ziffern wie Zellen in einem Haus, und entweder enthalten diese Zellen keine andere Ziffer, oder diese Ziffern haben dort keine andere Zelle
check-other-digits = in { $cells } ist { $has } möglich, nicht { $digits }
check-does-not-follow = worauf der Schritt beruht, ist wahr, aber daraus folgt nicht, dass { $claim }
check-unfounded = dass { $claim }, folgt nicht aus dem, was davor steht
check-no-branch = nichts wird angenommen
check-no-contradiction = jede Aussage folgt, aber wenn { $claim }, widerspricht dem nichts
check-not-exhausted = die Annahmen sind weder alle Kandidaten einer Zelle noch alle Plätze einer Ziffer in einem Haus, also stimmt vielleicht keine davon
check-branch-ends = für den Fall, dass { $assumption }, steht nicht da, dass { $claim }
check-uneven-fish = ein Fisch hat so viele Deckhäuser wie Basishäuser, hier aber sind es { $base ->
    [one] 1 Basishaus
   *[other] { $base } Basishäuser
} und { $cover ->
    [one] 1 Deckhaus
   *[other] { $cover } Deckhäuser
}
check-uneven-count = es müssen ebenso viele Verbindungen wie Wahrheiten sein, hier zählen die Wahrheiten aber { $truths } und die Verbindungen { $links }
check-uncovered = { $digit } in { $cell } liegt öfter in Wahrheiten als in Verbindungen
check-further-fin = die Basis hat die { $digit } auch in { $cells }: { $count ->
    [one] eine Flosse, die nicht genannt ist
   *[other] Flossen, die nicht genannt sind
}
check-no-fin = die { $digit } in { $cells } ist keine Flosse dieses Fischs
check-not-covered = { $cell } liegt in keinem Deckhaus oder auch in der Basis
check-fin-unseen = { $cell } sieht die Flosse in { $fins } nicht
check-places-unseen = { $cell } sieht die { $digit } in { $cells } nicht
check-no-rectangle = { $cells } sind kein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken, das diese beiden Ziffern ohne Vorgabe füllen und in dem sie die Plätze tauschen können
check-rectangle-lives = mit der { $digit } in { $cell } hat das Rechteck noch andere Ziffern, also muss es keine zweite Lösung geben
check-no-grave = das Gitter ist kein Bivalue Universal Grave mit einem Kandidaten zu viel: Dort haben alle leeren Zellen bis auf eine zwei Kandidaten, und jede Ziffer hat in jedem Haus zwei Plätze
check-no-cluster = durch starke Verbindungen der { $digit } hängen { $cells } nicht abwechselnd mit den anderen zusammen
check-not-restricted = die { $digit } verbindet { $one } nicht mit { $other }, denn ihre Plätze dort sehen sich nicht alle
check-stem-has-more = der Stiel { $cell } kann auch { $digits } sein, und damit ist kein Blütenblatt verbunden
check-not-just-enough = { $cells } haben nicht genau so viele Ziffern, wie dort stehen müssen
check-not-alone = { $cell } hat andere Kandidaten, und in jedem ihrer Häuser hat die { $digit } noch einen anderen Platz
check-not-found = die Regel { $technique } findet das in diesem Gitter nicht
check-other-pattern = die Regel { $technique } kommt in diesem Gitter zu diesem Schluss, aber durch ein anderes Muster als das, was da steht
check-several-loose = in { $cells } haben die Ziffern { $digits } Plätze, die einander nicht sehen, und das darf nur bei einer Ziffer so sein
check-taken = { $cell } ist schon ausgefüllt
check-base-twice = { $house } ist zweimal als Basishaus genannt
check-has-digit = { $house } hat die { $digit } schon
check-no-place = in { $house } ist kein Platz mehr für die { $digit }
check-no-argument = es steht nichts da, woraus das folgen könnte

# What cannot be read as a step.

check-empty = es gibt nichts zu lesen
check-unknown-technique = „{ $name }“ ist kein Name einer Technik
check-no-cell = „{ $cell }“ ist keine Zelle dieses Gitters
check-no-conclusion = es steht nicht da, was folgt; „=> r3c5<>4“ streicht die 4 in r3c5, „=> r3c5=4“ trägt sie ein
check-no-digit = „{ $claim }“ nennt keine Ziffer; „r3c5=4“ sagt, dass r3c5 die 4 ist, „r3c5<>4“, dass sie es nicht ist
check-expected = bei „{ $rest }“ wird etwas anderes erwartet: { $what ->
    [cell] eine Zelle
    [digit] eine Ziffer
    [house] ein Haus
    [house-of-board] ein Haus dieses Gitters
    [link] eine Verbindung
    [sign] „-“ oder „=“
    [two-cells] zwei Zellen
    [two-digits] zwei Ziffern
    [set] „A=“ und eine fast geschlossene Menge
    [end] das Ende oder „=>“
    [node] „-“ oder „=“ und Ziffern in Klammern
   *[other] { $sign }
}
check-too-long = das ist zu lang

## Wege, deren Schritte an ihren Beweisen geprüft werden

# { $told } ist einer der nächsten drei.
verify-puzzle = Rätsel { $number }: { $told }
verify-follow = { $steps ->
    [one] 1 Schritt folgt
   *[other] { $steps } Schritte folgen
}
# { $reason } ist einer der Gründe weiter unten.
verify-step-refused = Schritt { $step } folgt nicht: { $reason }
verify-line-refused = Schritt { $step }, { $told }
verify-line = Zeile { $line } des Beweises folgt nicht: { $reason }
verify-no-proof = der Schritt hat keinen Beweis
verify-not-placed = der Beweis schließt nicht, dass { $cell } die { $digit } ist
verify-not-removed = der Beweis schließt nicht, dass { $cell } nicht die { $digit } ist
verify-too-long = den Beweis zu prüfen dauert zu lange
verify-no-solution = der Beweis braucht ein Rätsel mit einer einzigen Lösung, und dieses hat keine
verify-several-solutions = der Beweis braucht ein Rätsel mit einer einzigen Lösung, und dieses hat mehrere
verify-unknown-solutions = der Beweis braucht ein Rätsel mit einer einzigen Lösung, und die Lösungen von diesem zu zählen braucht zu viele Versuche
verify-not-solved = das Ende folgt nicht: Die Schritte führen nicht zu einer Lösung
verify-other-ending = das Ende folgt nicht: Das Rätsel endet auf andere Weise
verify-out-of-reach = sie beruht auf einer Zeile, die dort nicht gilt
verify-no-supposition = sie steht nicht unter einer Annahme
verify-no-such-set = sie nennt Zellen, ein Haus, einen Käfig oder eine Beweiszeile, die auf dem Gitter nicht von dieser Art sind
verify-uncounted = wäre sie falsch, bliebe immer noch Platz für alles, was wahr sein muss
verify-not-refuted = die Annahme hat zu keinem Widerspruch geführt
verify-open-case = ein Fall fehlt, oder einer der Fälle führt nicht dorthin
verify-can-be-filled = wäre sie falsch, ließen sich die Zellen immer noch ausfüllen
verify-not-exchanged = die Zellen ließen sich so ausfüllen, dass es keinen Tausch dafür gibt
verify-too-many-ways = es gibt zu viele Arten, die Zellen auszufüllen
verify-not-symmetric = die Symmetrie gilt nicht, oder sie schließt das nicht aus

# Warum eine Zeile nicht zu einem Weg gehört. Jeder steht hinter dem Namen der Datei und der Nummer der Zeile.
verify-not-a-step = das ist kein Schritt, den 'steps --json' ausgegeben hat
verify-too-large = ein Teil davon ist länger als { $most } MB
verify-no-start = das Rätsel des Weges fehlt
verify-bad-puzzle = das Rätsel des Weges lässt sich nicht lesen: { $reason }
verify-bad-conclusions = die Folgerungen des Schritts sind keine Kandidaten des Gitters
verify-bad-proof = der Beweis lässt sich nicht lesen: { $reason }
proof-error-form = er ist kein Beweis in Version { $version }
proof-error-version = er hat die Version { $version }, und nur Version { $needed } lässt sich lesen
proof-error-too-long = er hat mehr als { $most } Zeilen
# { $fault } ist einer der nächsten sechs.
proof-error-line = Zeile { $line } des Beweises { $fault }
proof-fault-form = hat nicht die Form einer Zeile
proof-fault-cell = nennt „{ $name }“, und das ist keine Zelle des Gitters
proof-fault-digit = nennt die { $number }, und das ist keine Ziffer des Gitters
proof-fault-house = nennt „{ $name }“, und das ist kein Haus des Gitters
proof-fault-line-zero = nennt Zeile 0, und die erste Zeile ist Zeile 1
proof-fault-too-long = hat eine Liste mit mehr als { $most } Einträgen

## What is wrong at a place in a file. These stand within sentences, without a full stop.

fault-not-a-cell = „{ $text }“ ist keine Zelle
fault-not-a-sum = „{ $text }“ ist keine Summe
fault-not-a-number = „{ $text }“ ist keine Zahl
fault-no-digit-for = { $cell } hat keine Ziffer
fault-twice-in-one = ein Käfig oder eine Region nennt die Zelle { $cell } zweimal
fault-cell-twice = die Zelle { $cell } ist zweimal genannt
fault-no-such-sum = dieser Käfig hat die Summe { $sum }, und ein Käfig kann 1 bis { $greatest } haben
fault-no-such-digit = auf einem Brett mit { $rows } Zeilen gibt es keine { $digit }
fault-not-a-digit = „{ $text }“ ist keine Ziffer
fault-not-a-digit-in = „{ $text }“ in { $name } ist keine Ziffer
fault-not-a-digit-at = „{ $text }“ in Zeile { $row }, Spalte { $column } ist keine Ziffer
fault-no-digits = in den Zellen dieses Gitters ist keine Ziffer zu finden
fault-fields = { $found ->
    [one] { $found } Feld, nötig sind { $needed }
   *[other] { $found } Felder, nötig sind { $needed }
}
fault-region-cells = { $found ->
    [one] die Regionen haben { $found } Zelle, nötig sind { $needed }
   *[other] die Regionen haben { $found } Zellen, nötig sind { $needed }
}
fault-grid-rows = { $found ->
    [one] das Gitter, das hier beginnt, hat { $found } Zeile, nötig sind { $needed }
   *[other] das Gitter, das hier beginnt, hat { $found } Zeilen, nötig sind { $needed }
}
fault-region-rows = { $found ->
    [one] die Regionen, die hier beginnen, haben { $found } Zeile, nötig sind { $needed }
   *[other] die Regionen, die hier beginnen, haben { $found } Zeilen, nötig sind { $needed }
}
fault-region-count = { $found ->
    [one] angegeben ist { $found } Region, nötig sind { $needed }
   *[other] angegeben sind { $found } Regionen, nötig sind { $needed }
}
fault-box-cells = { $found ->
    [one] ein Block dieses Bretts hat { $found } Zelle, nötig sind { $needed }
   *[other] ein Block dieses Bretts hat { $found } Zellen, nötig sind { $needed }
}
fault-box-count = { $found ->
    [one] dieses Brett hat { $found } Block, nötig sind { $needed }
   *[other] dieses Brett hat { $found } Blöcke, nötig sind { $needed }
}
fault-row-cells = { $found ->
    [one] Zeile { $row } des Gitters hat { $found } Zelle, nötig sind { $needed }
   *[other] Zeile { $row } des Gitters hat { $found } Zellen, nötig sind { $needed }
}
fault-rows-of = { $found ->
    [one] das Gitter hat { $found } Zeile mit { $needed } Zellen
   *[other] das Gitter hat { $found } Zeilen mit { $needed } Zellen
}
fault-puzzle-cells = { $found ->
    [one] dieses Rätsel hat { $found } Zelle, nötig sind { $needed }
   *[other] dieses Rätsel hat { $found } Zellen, nötig sind { $needed }
}
fault-lines-from-where = ob Zeilen und Spalten ab 0 oder ab 1 gezählt sind, ist nicht bekannt: weder 0 noch { $size } kommt vor
fault-cells-from-where = ob die Zellen ab 0 oder ab 1 gezählt sind, ist nicht bekannt
fault-map-names = diese Karte hat { $found } Namen, ein Brett aber neun Regionen: Käfige brauchen ihre Summen darunter
fault-not-a-region-name = „{ $text }“ benennt keine Region
fault-only-regions = das sind die Regionen eines Jigsaws, seine Ziffern fehlen
fault-regions-unclear = die Regionen sind weder Blöcke noch ein Zeichen für jede Zelle
fault-some-without-region = manche Zellen haben keine Region
fault-regions-of-some = von manchen Zellen ist die Region angegeben, von den anderen nicht
fault-no-regions-for-size = ein Brett mit { $rows } Zeilen hat keine Blöcke, und Regionen sind nicht angegeben
fault-row-zero = diese Zeile nennt eine Zeile oder Spalte 0: in den anderen wird ab 1 gezählt
fault-cage-lines = diese Zeile und andere scheinen Käfige anzugeben, in einer unbekannten Form
fault-cage-line = andere Zeilen geben Käfige an, diese Zeile mit Zellen hat keine bekannte Form
fault-other-than-in-grid = { $cell } ist hier { $digit } und im Gitter { $other }
fault-digit-missing = die Ziffer von { $name } fehlt
fault-sum-missing = die Summe dieses Käfigs fehlt
fault-not-the-sum = „{ $text }“ ist nicht die Summe eines Käfigs
fault-two-sums = dieser Käfig hat die Summen { $one } und { $other }, ein Käfig hat aber nur eine
fault-no-sum-of = der Käfig „{ $name }“ dieser Karte hat keine Summe
fault-no-such-cage = diese Karte hat keinen Käfig „{ $name }“
fault-sum-twice = die Summe des Käfigs „{ $name }“ ist zweimal angegeben
fault-sums-missing = { $found ->
    [one] die Summe von { $found } Käfig fehlt
   *[other] die Summen von { $found } Käfigen fehlen
}
fault-total-of-sums = die Summen dieser Käfige ergeben { $found }, alle Zellen eines Bretts { $needed }
fault-no-cage-at = in Zelle { $number } beginnt kein Käfig
fault-no-cage-in = in { $cell } beginnt kein Käfig
fault-not-the-number-of-a-cage = { $number } ist kein Käfig
fault-sum-too-large = { $sum } ist keine Summe
fault-not-a-digit-of-cage = der Käfig von { $cell } ist keine Ziffer
fault-cage-without-sum = ein Käfig hat keine Summe
fault-not-an-arrow = „{ $text }“ ist weder eine Summe noch ein Pfeil zur nächsten Zelle eines Käfigs
fault-number-missing = die Zahl von { $cell } fehlt
fault-not-the-next-cell = { $cell } beginnt mit „=“ oder „+“ und nicht mit „{ $text }“
fault-only-classic-boxes = Blöcke von { $text } hat dieses Format nicht, sondern nur solche von 3x3
fault-arrow-off = der Pfeil in { $cell } führt vom Brett
fault-arrow-without-sum = der Pfeil in { $cell } führt zu keiner Summe
fault-not-a-cell-of-board = „{ $text }“ ist keine Zelle des Bretts
fault-not-a-list-in-json = die Bedingungen sind keine Liste in JSON
fault-not-a-letter = „{ $text }“ ist nicht X, H, P oder C
fault-quote-missing = einem Feld dieser Zeile fehlt eines seiner Anführungszeichen
fault-several = diese Zeile hat mehrere Rätsel, und jedes braucht eine eigene Zeile
fault-clauses = das sind die Klauseln eines SAT-Problems und kein Gitter
fault-numbers-below = diese Zeile hat { $size } Zahlen wie die { $size } Zeilen darüber, und zusammen sind sie kein Gitter
fault-side-by-side = Gitter liegen nebeneinander, und diese Zeile hat nicht alle
fault-marks-on-other-board = Bleistiftnotizen auf einem Brett anderer Art
fault-lines-unclear = die Linien in diesem Gitter sind nicht die der üblichen Blöcke und umschließen keine Regionen
fault-columns-unclear = die Ziffern dieser Zeilen stehen nicht untereinander, also sind ihre Spalten nicht bekannt
fault-blanks-cut-off = am Anfang dieser Zeile scheinen Leerzeichen zu fehlen: setze „.“ für jede leere Zelle
fault-set-in = diese Zeilen sind eingerückt, und wie weit, ist nicht bekannt: setze „.“ für jede leere Zelle
fault-numbered-rows = diese Zeilen beginnen mit ihren Nummern, und dahinter fehlt in jeder eine Zelle
fault-numbered-columns = diese Zeile nummeriert die Spalten, und von den Zeilen darunter fehlt eine
fault-size-misfit = die Größe passt nicht zu den Zeilen
fault-table-unclear = in dieser Tabelle ist nicht bekannt, wo ein Gitter aus neun Zeilen und Spalten beginnt
fault-blank-and-zero = manche Zellen dieser Tabelle sind leer, andere sind 0: welche als leer gelten, ist nicht bekannt
fault-table-of-steps = diese Tabelle gibt Schritte an und nicht, welche Zellen vorgegeben sind
fault-marks-in-list = Kandidaten in einer Liste von Zellen lassen sich nicht lesen
fault-line-without-cell = diese Zeile nennt keine Zelle
fault-counted-from-zero = das ist keine Zelle: die anderen sind ab 0 gezählt
fault-neither-yes-nor-no = „{ $text }“ sagt weder, dass eine Ziffer vorgegeben ist, noch das Gegenteil
fault-archive = das ist ein Archiv wie .zip, .xlsx und .docx: entpacke es oder speichere es als Text oder CSV
fault-office = das ist eine Datei von Word oder Excel: speichere sie als Text oder CSV
fault-pdf = das ist ein PDF: kopiere das Rätsel als Text heraus
fault-image = das ist ein Bild: tippe das Rätsel als Text ab
fault-compressed = das ist eine komprimierte Datei: entpacke sie zuerst
fault-blank-page = die Zellen auf dieser Seite enthalten keine Ziffern: vielleicht zeichnet ein Programm auf der Seite sie
fault-rows-or-boxes = auf dieser Seite ist nicht bekannt, ob die Zellen nach Zeilen oder nach Blöcken kommen
fault-not-nine-bits = „{ $text }“ sind keine neun Bits
fault-not-a-section = „{ $text }“ ist nicht [Puzzle] oder [State], die Abschnitte einer .sdk-Datei
fault-other-than-given = { $cell } hat eine andere Ziffer als unter [Puzzle]
fault-digit-twice = die { $digit } ist zweimal in der Zelle
fault-no-digit-behind-plus = auf dieses „+“ folgt keine Ziffer
fault-not-in-its-place = „{ $text }“ ist dort, wo { $digit } oder ein Punkt hingehört
fault-not-digit-row-column = „{ $text }“ ist nicht eine Ziffer, eine Zeile und eine Spalte wie 436
fault-not-a-game-id = das ist keine Spiel-ID von Solo
fault-not-a-kind-of-solo = „{ $text }“ ist keine Art von Brett: Eine Spiel-ID von Solo beginnt mit der Größe der Blöcke, etwa 3x3, oder mit der eines Jigsaws, etwa 9j
fault-givens-missing-in-id = der Spiel-ID fehlen ihre Vorgaben
fault-regions-missing-in-id = der Spiel-ID fehlen ihre Regionen
fault-cages-missing-in-id = der Spiel-ID fehlen ihre Käfige
fault-sums-missing-in-id = der Spiel-ID fehlen die Summen ihrer Käfige
fault-too-many-parts = die Spiel-ID hat zu viele Teile
fault-not-a-border = „{ $text }“ ist keine Grenze
fault-borders-misfit = die Grenzen passen nicht zum Brett
fault-save-damaged = das gespeicherte Spiel ist beschädigt oder abgeschnitten
fault-save-without-puzzle = das gespeicherte Spiel gibt sein Rätsel nicht an
fault-cut-off = die Datei ist hier abgeschnitten
fault-too-deep = zu viele Elemente ineinander
fault-document-type = Dokumenttypen und Entitäten werden nicht gelesen
fault-too-many-attributes = ein Element hat zu viele Attribute
fault-other-end = hier kommt </{ $name }>, und <{ $open }> ist noch nicht geschlossen
fault-never-opened = </{ $name }> schließt ein Element, das nie geöffnet wurde
fault-not-closed = <{ $name }> ist nicht geschlossen
fault-unknown-reference = „&“ beginnt ein Zeichen, das in XML nicht bekannt ist; „&amp;“ steht für „&“ selbst
fault-bad-attribute = ein Attribut dieses Elements ist nicht ein Name, „=“ und ein Text in Anführungszeichen
fault-xml-cut-off = das XML ist hier abgeschnitten, oder ein „>“ fehlt
fault-xml-damaged = das XML ist hier beschädigt
fault-no-puzzle-in-xml = in diesem XML, das mit <{ $name }> beginnt, ist kein Rätsel zu finden
fault-not-open-sudoku = <{ $name }> ist nicht der Anfang einer <opensudoku>-Datei
fault-header-too-large = über die Rätsel ist mehr als 1 MB gesagt
fault-outside-elements = „{ $text }“ ist außerhalb aller Elemente
fault-name-too-long = der Name ist länger als { $bytes } Bytes
fault-game-without-data = ein Spiel ohne Daten
fault-no-graph = in dieser Datei ist kein Graph
fault-no-order = der Graph gibt seine Ordnung nicht an
fault-groups-of-several = die Gruppen dieses Graphen sind nicht die eines Gitters
fault-field-off-board = die Position dieses Felds liegt nicht auf seinem Brett
fault-not-coordinates = x { $x } und y { $y } sind keine Zelle: sie gehen von 0 bis 8
fault-no-puzzle-in-json = in diesem JSON findet dieses Programm kein Rätsel
fault-two-values = „{ $name }“ kommt zweimal vor, mit verschiedenen Werten
fault-misspelt = „{ $text }“ ist nicht bekannt und sieht aus wie „{ $name }“
fault-in-table = „{ $text }“ gehört unter [{ $name }]
fault-neither-true-nor-false = „{ $text }“ steht dort, wo true oder false hingehört
fault-not-a-list = „{ $text }“ steht dort, wo eine Liste hingehört
fault-digits-unclear = seine Zellen enthalten -1 und 0 bis 8, und es ist unklar, was die Ziffern sind
fault-only-solution = hier ist eine Lösung zu finden, aber kein Rätsel in bekannter Form
fault-other-size = angegeben ist ein Brett mit { $told } Zeilen, es sind aber { $size }
fault-link-damaged = das Rätsel im Link ist beschädigt oder abgeschnitten
fault-link-too-large = das Rätsel im Link ist größer als 1 MB
fault-names-no-cell = das Rätsel nennt „{ $name }“, das ist keine Zelle seines Bretts
fault-too-many-braces = zu viele „{"{"}“ für ein gespeichertes Rätsel
fault-no-value-for = „{ $name }“ fehlt
fault-text-not-closed = dieser Text in Anführungszeichen ist nicht geschlossen
fault-bad-escape = mit „\“ beginnt hier kein bekanntes Zeichen; „\\“ steht für „\“ selbst
fault-name-without-value = jede Zeile ist hier ein Name, „=“ und ein Wert
fault-value-missing = nach „=“ fehlt der Wert
fault-text-unquoted = dieser Text braucht Anführungszeichen
fault-comma-too-many = diese Liste hat ein Komma zu viel
fault-comma-missing = in dieser Liste fehlt ein Komma
fault-list-not-closed = diese Liste ist nicht geschlossen: Ihr „]“ fehlt
fault-head-not-closed = der Name dieses Abschnitts ist nicht geschlossen: Sein „]“ fehlt
fault-name-twice = „{ $name }“ kommt zweimal vor
fault-behind-value = „{ $text }“ folgt auf den Wert, und die Zeile muss dort enden
fault-other-kind = { $kind ->
    [text] hierher gehört ein Text in Anführungszeichen
    [list] hierher gehört eine Liste in eckigen Klammern
    [number] hierher gehört eine Zahl ab 0
    [truth] hierher gehört true oder false
   *[section] hierher gehört ein Abschnitt mit eigenen Namen und Werten
}
fault-unknown-name = „{ $name }“ ist hier kein bekannter Name
fault-not-one-of = „{ $text }“ ist hier nicht bekannt; bekannt sind: { $known }
fault-toml-damaged = die Datei ist hier beschädigt
fault-given-and-entry = { $cell } hat eine Vorgabe und einen Eintrag
fault-cells-of-field = { $found ->
    [one] `{ $name }` hat { $found } Zelle, nötig sind { $needed }
   *[other] `{ $name }` hat { $found } Zellen, nötig sind { $needed }
}
fault-not-cell-and-digits = „{ $text }“ ist nicht eine Zelle und Ziffern wie r1c1 2 3
fault-not-on-board = { $cell } liegt nicht auf dem Brett
fault-not-a-move = „{ $text }“ ist kein Zug wie person r1c1:.>5
fault-move-misfit = dieser Zug passt nicht zum Brett; ohne ihren Verlauf öffnet sich die Datei
fault-not-boxes = „{ $text }“ sind keine Zeilen und Spalten wie 2x3
fault-boxes-and-regions = ein Brett hat entweder Blöcke oder Regionen
fault-not-a-feature = „{ $text }“ kann kein Brett haben
fault-not-a-cell-name = „{ $text }“ ist keine Zelle wie r1c1
fault-not-a-list-of-cells = „{ $text }“ ist keine Liste von Zellen wie r1c1 r1c2
fault-not-a-colored-cell = „{ $text }“ ist nicht eine Zelle und eine Farbe wie r1c1 A
fault-not-a-colored-candidate = „{ $text }“ ist nicht ein Kandidat und eine Farbe wie r1c1 2 A
fault-not-a-link = „{ $text }“ ist keine Verbindung wie r1c1 2 = r1c9 2
fault-not-json = das ist kein JSON, oder es ist abgeschnitten
fault-nested-too-deep = Listen und Objekte sind zu tief verschachtelt
fault-regions-elsewhere = das sind die Regionen eines Jigsaws, und seine Ziffern sind nicht in der Zeile darüber
fault-rule-in-words = „{ $text }“ scheint eine Regel zu nennen, und in dieser Form wird sie nicht gelesen
# A coordinate that is not there.
fault-nothing = nichts
# { $sizes } are clauses such as the first of these, with commas between.
fault-region-size = { $found ->
    [one] „{ $name }“ hat { $found } Zelle
   *[other] „{ $name }“ hat { $found } Zellen
}
fault-region-sizes = jede Region braucht 9 Zellen, aber { $sizes }
fault-region-sizes-and-cell = jede Region braucht 9 Zellen, aber { $sizes }; { $cell } scheint falsch
# What is wrong within the puzzle of a link; { $path } is such as: grid, row 3, column 5, value.
fault-within = in { $path }: { $problem }
path-row = Zeile { $row }
path-column = Spalte { $column }
path-entry = Eintrag { $entry }

## Why a board cannot be. These stand within sentences, without a full stop.

layout-error-size = ein Brett hat 4 bis 9 Zeilen, nicht { $rows }
layout-error-boxes = Blöcke mit { $rows } Zeilen und { $columns } Spalten passen nicht auf ein Brett mit { $size } Zeilen
layout-error-region-count = { $count ->
    [one] das Brett hat { $count } Region, nötig sind { $size }
   *[other] das Brett hat { $count } Regionen, nötig sind { $size }
}
layout-error-region-size = { $count ->
    [one] die Region von { $cell } hat { $count } Zelle, nötig sind { $size }
   *[other] die Region von { $cell } hat { $count } Zellen, nötig sind { $size }
}
layout-error-region-overlap = { $cell } ist in zwei Regionen
layout-error-outside-board = { $cell } liegt nicht auf dem Brett
layout-error-needs-nine = nur ein Brett mit 9 Zeilen kann das haben: { $what }
layout-error-too-many-houses = ein Brett hat höchstens { $most } Häuser
layout-error-empty = ein Käfig oder eine Region hat keine Zellen
layout-error-cage-size = der Käfig von { $cell } hat { $count } Zellen; bei { $size } Ziffern sind höchstens { $size } möglich
layout-error-cage-overlap = { $cell } ist in zwei Käfigen
layout-error-cage-in-parts = die Zellen des Käfigs von { $cell } hängen nicht zusammen
layout-error-cage-sum = { $count ->
    [one] der Käfig von { $cell } kann nicht { $sum } ergeben: eine Ziffer ergibt { $least } bis { $most }
   *[other] der Käfig von { $cell } kann nicht { $sum } ergeben: { $count } verschiedene Ziffern ergeben { $least } bis { $most }
}

## What a puzzle has that this program does not know. These end, or interrupt, "the puzzle has …".

# { $rule } is the name of a rule.
unknown-rule = { $rule ->
    [anti-king] die Anti-König-Regel
    [anti-knight] die Anti-Springer-Regel
    [arrows] Pfeile
    [asterisk] ein Asterisk
    [between-lines] Zwischenlinien
    [cages] Käfige
    [cages-with-repeats] Käfige, deren Ziffern sich wiederholen dürfen
    [cages-with-text] Käfige mit einem Text
    [centers] eine Region der Mitten
    [clones] Klone
    [consecutive] Zeichen zwischen aufeinanderfolgenden Ziffern
    [diagonals] Diagonalen
    [disjoint-groups] disjunkte Gruppen
    [dots] Punkte zwischen seinen Zellen
    [double-arrows] Doppelpfeile
    [entropic-lines] entropische Linien
    [even-and-odd] gerade und ungerade Zellen
    [even] gerade Zellen
    [fog] Nebel
    [further-regions] Zusatzregionen
    [girandola] eine Girandola
    [inequalities] Ungleichungen
    [irregular-regions] unregelmäßige Regionen
    [lines] Linien auf seinem Brett
    [lines-and-shapes] Linien und Formen auf seinem Brett
    [little-killer-sums] Little-Killer-Summen
    [lockout-lines] Lockout-Linien
    [marked-diagonals] markierte Diagonalen
    [maximum] Maximum-Zellen
    [minimum] Minimum-Zellen
    [modular-lines] modulare Linien
    [nabner-lines] Nabner-Linien
    [non-consecutive] die Regel ohne Nachbarzahlen
    [odd] ungerade Zellen
    [outside] Hinweise außerhalb seines Bretts
    [palindromes] Palindrome
    [quadruples] Vierergruppen
    [regions] Regionen
    [region-sum-lines] Regionssummenlinien
    [renban-lines] Renban-Linien
    [sandwich-sums] Sandwichsummen
    [shapes] Formen auf seinem Brett
    [signs] Zeichen zwischen seinen Zellen
    [skyscraper-clues] Hochhaus-Hinweise
    [slow-thermometers] langsame Thermometer
    [sums] Summen
    [texts] Texte auf seinem Brett
    [thermometers] Thermometer
    [whisper-lines] Flüsterlinien
    [x-and-v] X und V zwischen seinen Zellen
    [x-sums] X-Summen
    [zipper-lines] Reißverschlusslinien
   *[constraints] Bedingungen
}
unknown-in-this-form = { $rule } in dieser Form
unknown-named = „{ $name }“
unknown-own-rule = eine eigene Regel, „{ $sign }“
unknown-size = { $rows } Zeilen und { $columns } Spalten
unknown-shape = die Form „{ $text }“
unknown-board-type = ein Brett vom Typ „{ $text }“
unknown-other-game = andere Regeln: es ist ein Spiel „{ $text }“
unknown-more = { $count ->
    [one] eine weitere Regel
   *[other] { $count } weitere Regeln
}
unknown-more-regions = mehr Regionen als Zeilen
unknown-cells-without-region = Zellen ohne Region
unknown-no-regions = keine Regionen
unknown-cage-with-other-text = ein Käfig, dessen Text keine Summe ist
unknown-other-constraints = Bedingungen anderer Art
unknown-cages-not-in-full = Käfige, die nicht vollständig angegeben sind
unknown-regions-not-in-full = unregelmäßige Regionen ohne eine Karte davon
unknown-cages-on-other-board = Käfige auf einem Brett anderer Art
unknown-other-than-sums = Käfige mit anderem als Summen
unknown-overlapping-grids = mehrere Gitter, die sich überlappen
unknown-three-dimensions = drei Dimensionen
unknown-open-row = eine Zeile, die kein Haus ist
unknown-open-column = eine Spalte, die kein Haus ist
unknown-cage-overlap = Käfige, die sich überlappen ({ $cell } ist in zweien)
unknown-cage-in-parts = ein Käfig, dessen Zellen getrennt liegen (der von { $cell })
unknown-cage-repeats = ein Käfig, in dem sich Ziffern wiederholen (der von { $cell } hat { $count } Zellen für { $size } Ziffern)
