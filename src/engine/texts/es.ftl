# Every word that the program says, in Spanish.
#
# Glosario y convenciones
#   unidad (house): fila, columna, bloque, región, diagonal, ventana, grupo, jaula
#   celda (cell, femenino: «r1c1 y r1c2, ambas»), tablero (board), cifra (digit; «el 7»),
#   candidato, pista (given), ayuda (hint), paso (step), jugada (move), regla, técnica,
#   poner (fill in), eliminar (remove), descartar (rule out), ver (see),
#   enlace fuerte o débil, cadena, bucle, red, pez, aleta, base y cobertura (cover),
#   conjunto casi bloqueado (ALS), jaula, suma, lugar de una cifra (place)
#   Houses are put in with their article: «la fila 3», «el bloque 4», «las filas 2 y 6».
#   So they never stand behind «de» or «a», which would melt with «el»; say «en { $house }».
#   Kinds of houses are put in without an article: «su fila, columna y bloque».
#   Cells and names of techniques are put in without an article.
#   Address: tú; buttons in the infinitive. Quotes: «…».

## The language itself

language-tag = es
language-name = Español

## Houses, with their article. What stands at the head of a sentence gets a capital by itself.

house-row = la fila { $number }
house-column = la columna { $number }
house-box = el bloque { $number }
house-region = la región { $number }
house-diagonal-down = la diagonal descendente
house-diagonal-up = la diagonal ascendente
house-window = la ventana { $number }
house-hidden-window = la ventana oculta { $number }
house-group = el grupo { $number }
house-asterisk = el asterisco
house-center-dot = el punto central
house-girandola = la girandola
house-extra = la región extra { $number }
house-cage = la jaula en { $cell }

# The kinds of houses, within a sentence, without an article
kind-row = fila
kind-column = columna
kind-box = bloque
kind-region = región
kind-diagonal = diagonal
kind-window = ventana
kind-hidden-window = ventana oculta
kind-group = grupo
kind-asterisk = asterisco
kind-center-dot = punto central
kind-girandola = girandola
kind-extra = región extra
kind-cage = jaula

## Lists: 'r1c1, r1c2 y r1c3', 'las filas 2 y 6'

list-next = { $before }, { $item }
list-last = { $before } y { $item }
list-or = { $before } o { $item }
list-clause = { $before }; { $item }
list-rows = las filas { $numbers }
list-columns = las columnas { $numbers }
list-boxes = los bloques { $numbers }
list-regions = las regiones { $numbers }
list-windows = las ventanas { $numbers }
list-hidden-windows = las ventanas ocultas { $numbers }
list-groups = los grupos { $numbers }
list-extras = las regiones extra { $numbers }

## Why a rule does not hold on a board

obstacle-no-regions = La regla se fija en bloques o regiones, y el tablero no los tiene.
obstacle-boxes = La regla compara líneas con regiones de otras formas, y el tablero tiene bloques.
obstacle-no-cages = La regla se fija en las sumas de las jaulas, y el tablero no tiene jaulas.
obstacle-no-classic-boxes = La regla se fija en bandas y torres de tres bloques, y el tablero tiene otros o ninguno.
obstacle-not-classic = La regla sigue la búsqueda de Sudoku Explainer, que solo conoce el tablero clásico.
obstacle-no-exchange = La regla intercambia cifras por todo el tablero. Aquí eso puede estropear la suma de una jaula o poner cifras iguales donde se ven.
# Dónde es válida una regla con ese obstáculo.
holds-with-regions = Solo es válida en tableros con bloques o regiones.
holds-without-boxes = Solo es válida en tableros con regiones que no son bloques.
holds-with-cages = Solo es válida en tableros con jaulas.
holds-with-classic-boxes = Solo es válida en tableros con bloques de tres por tres celdas.
holds-on-classic = Solo es válida en el tablero clásico.
holds-with-exchange = No es válida en tableros con jaulas ni donde se ven celdas que no comparten ninguna unidad, como con anticaballo.

## Explanations: intersections

# { $base } and { $cover } are houses, { $digit } a digit, { $cells } and
# { $eliminated } lists of cells; there are { $count } cells.
locked-candidates =
    En { $base }, el { $digit } solo puede ir en { $cells }, { $count ->
        [2] ambas
       *[other] todas
    } también en { $cover }. Una de ellas es el { $digit }, así que en { $cover } ninguna otra celda puede ser { $digit }: elimina { $digit } de { $eliminated }.

# In these sentences { $removing } is what follows, such as 'elimina 4 y 9 de r3c5, 9
# de r3c9', and { $eliminated } a list of the cells that lose a digit.

# In these sentences { $removing } is what follows, such as 'elimina 4 y 9 de r3c5; 9
# de r3c9', and { $eliminated } a list of the cells that lose a digit.
removing = elimina { $removals }
# One of the removals.
removal = { $digits } de { $cells }

# Behind a step that came from a file: lists such as '5 de r1c8 y 7 de r2c3'
not-kept-placed =
    { $count ->
        [one] Se puso
       *[other] Se pusieron
    } { $placed }.
not-kept-removed =
    { $count ->
        [one] Se eliminó
       *[other] Se eliminaron
    } { $removed }.
not-kept = El archivo no dice por qué se sigue.

## Explanations: singles and subsets

# { $houses } is a list of kinds of houses: 'fila, columna y bloque'; { $others } is how many
# other digits there are, in words.
naked-single-seen = { $cell } solo puede ser { $digit }: las otras { $others } cifras están en su { $houses }.
# On a board on which cells see each other without a house
naked-single-seen-apart = { $cell } solo puede ser { $digit }: ve cada una de las otras { $others } cifras.
naked-single-ruled-out = { $cell } solo puede ser { $digit }: { $removed } ya están descartados.
# { $seen } are the digits that the cell sees, { $removed } those that were removed from it;
# { $houses } is a list such as 'fila, columna o bloque'.
naked-single =
    { $cell } solo puede ser { $digit }: { $seen } ya { $seen_count ->
        [one] está
       *[other] están
    } en su { $houses }, y { $removed } ya { $removed_count ->
        [one] está descartado
       *[other] están descartados
    }.
naked-single-apart =
    { $cell } solo puede ser { $digit }: ve { $seen }, y { $removed } ya { $removed_count ->
        [one] está descartado
       *[other] están descartados
    }.

full-house = { $cell } es la última celda vacía en { $house }, donde falta el { $digit }.

# The other empty cells of the house: { $seen } is a list of sights-first and sights-next, and in
# { $ruled_out } the digit was removed.
sights-first =
    { $cells } { $count ->
        [one] ve
       *[other] ven
    } el { $digit } de { $witness }
sights-next =
    { $cells } { $count ->
        [one] ve
       *[other] ven
    } el { $digit } de { $witness }
hidden-single-seen = En { $house }, el { $digit } solo puede ir en { $cell }: { $seen }.
hidden-single-ruled-out = En { $house }, el { $digit } solo puede ir en { $cell }: ya está descartado en { $ruled_out }.
hidden-single = En { $house }, el { $digit } solo puede ir en { $cell }: { $seen }, y ya está descartado en { $ruled_out }.

hidden-subset = En { $houses }, { $digits } solo pueden ir en { $cells }. Estas celdas los llevan, en algún orden, y por tanto nada más: { $removing }.
naked-pair = En { $houses }, { $cells } tienen los mismos dos candidatos, { $digits }. Una de ellas es el { $one } y la otra el { $other }, así que en { $houses } ninguna otra celda puede ser uno de los dos: { $removing }.
naked-subset = En { $houses }, { $cells } no tienen más candidatos que { $digits }. Los toman todos, en algún orden, así que en { $houses } ninguna otra celda puede ser uno de ellos: { $removing }.
direct-pointing =
    En { $base }, el { $digit } solo puede ir en { $cells }, { $count ->
        [2] ambas
       *[other] todas
    } también en { $cover }. Una de ellas es el { $digit }, así que ninguna otra celda de { $cover } puede ser { $digit }. En { $house } solo queda { $cell }: { $cell } es { $digit }.
direct-hidden-subset = En { $house }, { $digits } solo pueden ir en { $cells }. Estas celdas los llevan, en algún orden, y por tanto nada más. En { $house } solo queda { $cell } para el { $digit }: { $cell } es { $digit }.

# Lines and regions, the cells of each that the others do not have, and digits without a
# place in the { $count } cells of { $lacking }.
leftovers =
    { $houses ->
        [one] { $lines } lleva cada cifra una vez, y { $regions } también
       *[other] Juntas, { $lines } llevan cada cifra tantas veces como { $regions }
    }. Lo que comparten se descuenta, así que { $losing } y { $lacking } llevan las mismas cifras. { $lacking } no { $count ->
        [one] tiene
       *[other] tienen
    } lugar para { $digits }: { $removing }.
place-leftovers = { $lines } contra { $regions }

almost-locked-idea = Donde { $house } y { $other } se cruzan va exactamente una de las cifras { $digits }. Eso las bloquea en ambas unidades.
almost-locked-set =
    En { $house }, { $cells } solo { $count ->
        [one] tiene { $digits } y toma una de ellas
       *[other] tienen { $digits } y toman todas menos una
    }.
almost-locked-hidden =
    En { $other }, fuera del cruce, { $digits } solo pueden ir en { $hidden }. { $count ->
        [one] Es una celda para dos cifras
       *[other] Estas { $number } celdas son demasiado pocas para todas
    }, así que al menos una de esas cifras está en { $crossing }.
almost-locked-one = Junto a { $cells }, en { $house } solo cabe una de las cifras { $digits }. Así que exactamente una de ellas está en { $crossing }.
almost-locked-rest = Así que { $house } tiene { $digits } en { $cells }, y en ningún otro sitio: { $removing }.
almost-locked-others =
    Así que { $other } tiene las demás cifras de { $digits } en { $hidden }, que no { $count ->
        [one] puede ser otra cosa
       *[other] pueden ser otra cosa
    }: { $removing }.

## Explanations: cages and the rule of 45

# 'la jaula de 15 en r1c3', by its sum and its first cell.
cage-name = la jaula de { $sum } en { $cell }
cage-name-without-sum = la jaula en { $cell }

# What adds up to how much. { $equation } is such as '15 - 7 - 2 = 6', or '15' alone, and
# { $count } the number of cells.
cage-leaves =
    En { $cage }, { $count ->
        [one] la única celda vacía es { $cells }:
       *[other] las celdas vacías { $cells } suman
    } { $equation }.
# Of a cage that is empty as yet: all its cells are left.
cage-whole = La jaula de { $cells } suma { $equation }.
# Of a cage with one cell.
cage-alone = En { $cage } no hay otra celda, así que { $cell } es { $sum }.
cage-houses =
    { $count ->
        [one] { $houses } suma { $total }.
       *[other] En total, { $houses } suman { $total }.
    }
cage-inner =
    Las jaulas de dentro dejan { $count ->
        [one] la interior { $cells }:
       *[other] las interiores { $cells }, que suman
    } { $equation }.
# What sticks out of cages that cover { $houses } houses.
cage-outer =
    Las jaulas que cubren { $houses ->
        [one] esa unidad
       *[other] esas unidades
    } sobresalen por { $count ->
        [one] la exterior { $cells }:
       *[other] las exteriores { $cells }, que suman
    } { $equation }.
cage-sides =
    Las jaulas descontadas dejan dentro { $inner } (interiores) y sobresalen por { $outer } (exteriores): { $equation }. Por tanto, { $more } { $more_count ->
        [one] vale
       *[other] suman
    } { $difference ->
        [0] lo mismo que
       *[other] { $difference } más que
    } { $less }.
# Before an equation that adds { $values }, such as '1 in r1c2'.
cage-added-outside =
    { $values } { $count ->
        [one] sobresale de las jaulas restadas, así que se suma.
       *[other] sobresalen de las jaulas restadas, así que se suman.
    }
cage-added-inside =
    { $values } { $count ->
        [one] no está en ninguna de las jaulas contadas, así que se suma.
       *[other] no están en ninguna de las jaulas contadas, así que se suman.
    }
cage-cannot = Lleven lo que lleven las demás celdas, eso no puede darse con estas cifras: { $removing }.

# Behind the sentence about the sum: what adds up to it. { $sets } are such as
# '1 + 5 + 9 o 2 + 6 + 7'.
cage-unique = Eso solo se consigue con { $digits }: estas cifras llenan las celdas en algún orden. Allí no cabe ninguna otra, y ninguna otra celda que las vea todas puede llevar una de ellas: { $removing }.
# Of the cells all but one, { $others } of them, hold { $bound } at least, such as '1 + 2 = 3'.
cage-most =
    { $others ->
        [one] Cada una de ellas es al menos { $bound }
       *[other] Juntas, { $number } cualesquiera de ellas suman al menos { $bound }
    }, así que ninguna puede pasar de { $rest }: { $removing }.
cage-least =
    { $others ->
        [one] Cada una de ellas es como máximo { $bound }
       *[other] Juntas, { $number } cualesquiera de ellas suman como máximo { $bound }
    }, así que ninguna puede ser menor que { $rest }: { $removing }.
cage-combinations = Con lo que estas celdas pueden llevar, eso solo se consigue con { $sets }: { $removing }.
cage-permutations = Con lo que estas celdas pueden llevar, eso solo se consigue con { $sets }. Se repartan como se repartan estas cifras, algunas celdas nunca reciben algunas de las suyas: { $removing }.
# Each of { $ways } sets has the digit, in one of { $count } places.
cage-required =
    { $ways ->
        [one] Con lo que pueden contener estas celdas, eso solo se consigue con { $sets }, donde está
       *[other] Con lo que pueden contener estas celdas, eso solo se consigue con { $sets }, y en todos está
    } el { $digit }. { $count ->
        [one] Solo { $places } tiene sitio para él
       *[other] Por tanto, una de las celdas { $places } es el { $digit }
    }: { $removing }.
cage-claiming = Pueden llevar { $sets }. En { $house }, el { $digit } solo puede estar en { $places }, así que llevan el { $digit }: { $left }. Por tanto, { $removing }.
# { $least } of the digits at least; { $cells } hold nothing but these digits.
cage-used =
    Pueden llevar { $sets }: al menos { $least ->
        [one] una
       *[other] { $least_number }
    } de { $digits }. En { $house }, { $cells } no { $count ->
        [one] lleva
       *[other] llevan
    } más que esas cifras. Entre todas las gastan: { $removing }.
cage-used-by-both =
    Pueden llevar { $sets }: al menos { $least ->
        [one] una
       *[other] { $least_number }
    } de { $digits }. { $other } Pueden llevar { $other_sets }: al menos { $other_least ->
        [one] una
       *[other] { $other_number }
    } de ellas. Entre todas gastan esas cifras en { $house }: { $removing }.
cage-compared = Pueden llevar { $sets }. { $other } Pueden llevar { $other_sets }. Ambos grupos están en { $house } y no tienen ninguna cifra en común; con eso, algunos candidatos no encajan nunca: { $removing }.
cage-can-hold = Pueden llevar { $sets }.
# A set of digits, such as '1 + 5', with which { $count } cells could not be filled.
cage-blocked-set =
    Con { $digits } ahí, { $count ->
        [one] { $cells } se quedaría sin nada
       *[other] { $cells } se quedarían con demasiado pocas cifras
    }.
cage-blocked = Por tanto, llevan otra cosa: { $removing }.
cage-combined = Todo esto está en { $house }, donde cada cifra va una sola vez. De las formas de dar a cada suma uno de sus conjuntos y de llenar el resto de la unidad, ninguna deja sitio para lo siguiente: { $removing }.
# Behind the sentence about what is on both sides.
cage-parity-odd = De todas estas celdas menos { $cell } se sabe con seguridad si son pares o impares. Para que salga ese número, { $cell } tiene que ser impar: { $removing }.
cage-parity-even = De todas estas celdas menos { $cell } se sabe con seguridad si son pares o impares. Para que salga ese número, { $cell } tiene que ser par: { $removing }.

place-cage-beside = { $cage } en { $house }
place-remainder = { $cells } por { $houses }

## Explanations: clauses that stand in many sentences

# A line of an argument, where all lines stand in a row behind their numbers. Such a line is
# cited as «punto 3», since «fila» and «línea» are of the board.
argument-line = { $number }. { $text }

# Behind 'si'. { $count } cells.
premise-is =
    { $count ->
        [one] { $cells } es { $digit }
       *[other] una de las celdas { $cells } es { $digit }
    }
premise-is-not =
    { $count ->
        [one] { $cells } no es { $digit }
       *[other] ninguna de las celdas { $cells } es { $digit }
    }
premise-is-neither = ni { $one } ni { $other } es { $digit }

# Behind 'entonces' and 'así que', or alone.
claim-is =
    { $count ->
        [one] { $cells } es { $digit }
       *[other] una de las celdas { $cells } es { $digit }
    }
claim-is-not =
    { $count ->
        [one] { $cells } no es { $digit }
       *[other] ninguna de las celdas { $cells } es { $digit }
    }
claim-is-neither = ni { $one } ni { $other } es { $digit }

# { $claim } says what a cell is, { $digits } what else it had.
claim-is-therefore-not = { $claim }, y por tanto no { $digits }

number-two = dos
number-three = tres
number-four = cuatro
number-five = cinco
number-six = seis
number-seven = siete
number-eight = ocho
# A number with decimals.
number-decimal = { $whole },{ $decimals }
# Between the thousands of a number: '12,345'. In Spanish a blank that does not break.
number-grouped = { $before } { $group }

## Explanations: fish

# { $base } and { $cover } are lists of houses. { $likewise } is yes where the same was
# said of another cover before.
fish-base =
    { $likewise ->
        [yes] Del mismo modo, en { $base }
       *[no] En { $base }
    } (la base), el { $digit } solo puede ir en { $cover } (la cobertura).
fish-base-with-fins =
    { $likewise ->
        [yes] Del mismo modo, en { $base }
       *[no] En { $base }
    } (la base), el { $digit } solo puede ir en { $cover } (la cobertura), salvo por { $fins }.
# Those outside the cover, one or both of these.
fish-fins =
    { $count ->
        [one] la aleta
       *[other] las aletas
    } { $fins }
fish-fins-endo =
    { $count ->
        [one] la endoaleta
       *[other] las endoaletas
    } { $fins }
fish-endo-fins =
    { $count ->
        [one] La endoaleta { $fins } está
       *[other] Las endoaletas { $fins } están cada una
    } en dos unidades de la base a la vez.

# { $lines } is what the base has: rows, where the cover has columns, or columns, where it
# has rows; else houses. { $number } is how many, in words, { $size } the same as a number.
fish =
    { $lines ->
        [rows] Las { $number } filas deben tener su { $digit } en columnas distintas
        [columns] Las { $number } columnas deben tener su { $digit } en filas distintas
       *[houses] Las { $number } unidades de la base deben tener su { $digit } en unidades distintas de la cobertura
    }, así que en { $cover } ninguna otra celda puede ser { $digit }: { $removing }.
# { $twice } are { $count } cells of the base in two houses of the cover.
fish-cannibalistic =
    { $lines ->
        [rows] Las { $number } filas deben tener su { $digit } en columnas distintas
        [columns] Las { $number } columnas deben tener su { $digit } en filas distintas
       *[houses] Las { $number } unidades de la base deben tener su { $digit } en unidades distintas de la cobertura
    }, así que en { $cover } ninguna otra celda puede ser { $digit }, ni tampoco { $count ->
        [one] { $twice }, que está en dos de ellas
       *[other] ninguna de las celdas { $twice }, que están cada una en dos de ellas
    } y dejaría demasiado pocas para el resto de la base: { $removing }.

# { $without } says that the fins are not the digit, of which there are { $count };
# { $rest } is one of the two messages fish-rest.
fish-without-fins =
    Si { $without }, { $lines ->
        [rows] las { $number } filas deben tener su { $digit } en columnas distintas
        [columns] las { $number } columnas deben tener su { $digit } en filas distintas
       *[houses] las { $number } unidades de la base deben tener su { $digit } en unidades distintas de la cobertura
    }, así que { $rest }; pero si { $with }, { $eliminated } { $eliminated_count ->
        [one] la ve
       *[other] la ven
    }.
# { $name } is the technique as in the names of the messages below, { $base } rows, columns
# or houses.
fish-without-fins-is =
    Si { $without }, las { $base ->
        [rows] filas
        [columns] columnas
       *[houses] unidades
    } forman un { $technique }, así que { $rest }; pero si { $with }, { $eliminated } { $eliminated_count ->
        [one] la ve
       *[other] la ven
    }.
fish-rest = en { $cover } ninguna otra celda puede ser { $digit }
fish-rest-cannibalistic =
    en { $cover } ninguna otra celda puede ser { $digit }, ni tampoco { $count ->
        [one] { $twice }, que está en dos de ellas
       *[other] ninguna de las celdas { $twice }, que están cada una en dos de ellas
    } y dejaría demasiado pocas para el resto de la base
fish-either-way =
    En ambos casos, { $eliminated } no { $count ->
        [one] es
       *[other] son
    } { $digit }.
# The same of the only cover, with what is removed.
fish-either-way-removing =
    En ambos casos, { $eliminated } no { $count ->
        [one] es
       *[other] son
    } { $digit }: { $removing }.
fish-together = En conjunto: { $removing }.

## Explanations: strong links of one digit

# { $again } is yes where such a thing was said before.
single-digit-chain =
    { $again ->
        [yes] De la misma manera, en { $first }
       *[no] En { $first }
    }, el { $digit } solo puede ir en { $first_cells }; en { $second }, solo en { $second_cells } (enlaces fuertes). { $inner } están ambas en { $weak } (un enlace débil), así que no pueden ser ambas { $digit }: lo es al menos una de { $outer }, y ninguna celda que vea estas dos puede ser { $digit }.
# { $near } and { $far } are the row and the column in the box { $block }.
empty-rectangle =
    { $again ->
        [yes] De la misma manera, en { $block }
       *[no] En { $block }
    }, el { $digit } solo puede ir en { $near } o { $far } (un rectángulo vacío); en { $house }, solo en { $cells } (un enlace fuerte). Si { $first } es { $digit }, { $block } tiene su { $digit } en { $far }; si no, { $second } es { $digit }. En ambos casos, { $eliminated } lo ve.
# What follows from such arguments.
single-digit-removing = Por tanto, { $removing }.

## Explanations: wings

wing-of-two-digits = El pivote { $pivot } solo puede ser { $digits }; ve las pinzas { $first }, que solo puede ser { $first_digits }, y { $second }, que solo puede ser { $second_digits }. Si { $pivot } es { $first_digit }, { $first } es { $eliminated }; si { $pivot } es { $second_digit }, { $second } es { $eliminated }. Así que al menos una de las pinzas es { $eliminated } (Z), y ninguna celda que vea ambas puede serlo: { $removing }.
wing-of-three-digits = El pivote { $pivot } solo puede ser { $digits }; ve las pinzas { $first }, que solo puede ser { $first_digits }, y { $second }, que solo puede ser { $second_digits }. Si { $pivot } es { $first_digit }, { $first } es { $eliminated }; si { $pivot } es { $second_digit }, { $second } es { $eliminated }; si no es ninguno de los dos, el pivote mismo es { $eliminated }. Así que al menos una de las tres celdas es { $eliminated } (Z), y ninguna celda que vea las tres puede serlo: { $removing }.
wing-linked = Las pinzas { $pincers } tienen los mismos dos candidatos, { $digits }. En { $house }, el { $digit } solo puede ir en { $cells } (un enlace fuerte). Si { $first_end } es { $digit }, { $first }, que está a su vista, es { $eliminated }; si { $second_end } es { $digit }, { $second }, que está a su vista, es { $eliminated }. Así que al menos una de las pinzas es { $eliminated } (Z), y ninguna celda que vea ambas puede serlo: { $removing }.
chute-pincers = Las pinzas { $pincers } tienen los mismos dos candidatos, { $digits }.
chute-argument = En { $block }, el { $digit } solo puede ir en { $seen }, a la vista de { $first }, o en { $others }, a la vista de { $second }. Así que las dos pinzas no pueden ser { $digit } a la vez: al menos una es { $eliminated } (Z), y ninguna celda que vea ambas puede serlo: { $removing }.

## Explanations: disjoint subsets, with as many cells as digits

disjoint-idea-z = Una de { $places } es { $z } (Z): sin él, { $cells } tendrían muy pocas cifras.
disjoint-idea = { $cells } gastan todas las cifras que pueden llevar, así que una celda que vea todos los lugares de una de ellas no puede llevarla.
disjoint-bent = De las celdas de { $line } y { $block }, { $cells } solo tienen { $digits }: { $number } celdas con { $number } cifras.
disjoint-twinned = Donde { $two } cruzan { $three }, { $cells } solo tienen { $digits }: { $number } celdas con { $number } cifras.
disjoint-cells = { $cells } solo tienen { $digits }: { $number } celdas con { $number } cifras.
disjoint-once = Cada una de las cifras { $digits } está ahí como mucho una vez: todas estas celdas que la tienen se ven entre sí.
disjoint-z = Sin { $z } (Z), a las { $number } celdas les quedarían { $fewer } cifras, cada una para una celda como mucho. Así que una de { $places } es { $z }, y ninguna celda que las vea todas puede ser { $z }: { $removing }.
disjoint-all = Cada una de las { $number } celdas toma una cifra distinta, así que cada una de las cifras { $digits } está ahí una vez.
disjoint-end = Así que una de { $places } es { $digit }, y ninguna otra celda que las vea todas puede ser { $digit }: { $removing }.

## Explanations: coloring

# { $number } is 0 for the first cluster; { $first } and { $second } are the cells of its
# two colors, whose letters are { $one } and { $other }.
coloring-cluster =
    { $number ->
        [0] Unos enlaces fuertes (pares conjugados del { $digit }) unen { $cells }
       *[other] Otros unen { $cells }
    }, alternando el color { $one } ({ $first }) y el color { $other } ({ $second }): un color es { $digit } en todas sus celdas, y el otro en ninguna.
coloring-trap =
    { $eliminated } { $count ->
        [one] ve
       *[other] ven cada una
    } una celda del color A y otra del color B, y una de las dos es { $digit }: { $removing }.
# { $ends } are both of color A.
coloring-wrap = En { $house }, { $ends } no pueden ser ambas { $digit }, pero ambas son del color A. Por tanto, el color A no es { $digit }: { $removing }.
# The one of { $ends } is of color A, the other one of color C.
coloring-wing =
    En { $house }, { $ends } no pueden ser ambas { $digit }, así que tampoco el color A y el color C: el color B o el color D es { $digit } (o ambos). { $eliminated } { $count ->
        [one] ve
       *[other] ven cada una
    } una celda del color B y otra del color D: { $removing }.
# Of { $first_ends } and of { $second_ends }, one is of color A and the other one of color C or D.
coloring-both = En { $first }, { $first_ends } no pueden ser ambas { $digit }; en { $second }, { $second_ends } no pueden ser ambas { $digit }. Si el color A fuera { $digit }, no podría serlo ni el color C ni el color D, pero uno de ellos lo es. Por tanto, el color A no es { $digit }: { $removing }.

## Explanations: 3D Medusa

# { $rule } is the number of the rule, or 0 for several of rules 3 to 5.
medusa-idea = Los candidatos de varias cifras se colorean de forma alterna siguiendo enlaces fuertes, así que todos los candidatos de uno de los colores son verdaderos. { $rule ->
        [1] Regla 1: el color A pone dos cifras en una celda, así que el color B es verdadero.
        [2] Regla 2: el color A pone una cifra en dos celdas que se ven, así que el color B es verdadero.
        [3] Regla 3: una celda con ambos colores pierde sus demás candidatos.
        [4] Regla 4: un candidato que ve su cifra en ambos colores es falso.
        [5] Regla 5: un candidato que ve su cifra en un color es falso si su celda tiene el otro color.
        [6] Regla 6: el color A no deja nada para una celda, así que el color B es verdadero.
       *[other] Reglas 3 a 5, la trampa: lo que ambos colores descartan es falso.
    }
# { $first } and { $second } are candidates: '1 in r1c2 and r5c3; 4 in r5c2'.
medusa-colors = Unos enlaces fuertes (celdas con dos candidatos y pares conjugados) unen de forma alterna el color A ({ $first }) y el color B ({ $second }): todos los candidatos de un color son verdaderos, y todos los del otro son falsos.
medusa-twice-in-cell = El color A tiene { $digits } en { $cell }, que solo lleva una cifra.
medusa-twice-in-house = En { $house }, el color A tiene { $digit } en { $ends }, que no pueden ser ambas { $digit }.
medusa-twice-in-sight = { $ends } se ven, y el color A tiene { $digit } en ambas.
medusa-seen = Si el color A es verdadero, { $cell } no es { $digit }, porque ve el { $digit } de { $at }.
medusa-opposite = Si el color A es verdadero, { $cell } no es { $digit }, porque su { $digit } tiene el color B.
medusa-in-cell = { $cell } tiene { $first } en el color A y { $second } en el color B. Uno de los dos es verdadero, así que no es { $digits }.
medusa-sees-both = { $cell } ve el { $digit } del color A en { $first } y el del color B en { $second }. Uno de los dos es verdadero, así que no es { $digit }.
# { $seen } and { $other } are the letters of the two colors.
medusa-sees-one = { $cell } ve el { $digit } del color { $seen } en { $at } y tiene { $own } en el color { $other }. Uno de los dos es verdadero, así que no es { $digit }.
# { $placed } is a list such as 'r1c3 is 7; r2c4 is 5'.
medusa-true = Por tanto, el color A es falso y el color B es verdadero: { $placed }.
medusa-empty = No quedaría nada para { $cell }. Por tanto, el color A es falso y el color B es verdadero: { $placed }.
medusa-trap = Por tanto, { $removing }.

## Explanations: chains

# { $premise } and { $claim } are the clauses above, { $consequence } one of those below.
chain-begun = Si { $premise }, entonces { $consequence }
chain-going-on = { $chain }; entonces { $consequence }

chain-last-candidate = { $claim }, que es el único otro candidato de la celda
chain-other-candidate = { $claim }, porque es { $digit }
chain-last-place = { $claim }, porque { $house } no tiene otro lugar para esa cifra
chain-other-place =
    { $claim }, porque { $count ->
        [one] { $there } es
       *[other] una de las celdas { $there } es
    } el { $digit } en { $house }
chain-seen = { $claim }, porque ve { $cells }
chain-set = { $claim }, porque { $cells } solo tienen { $digits } y, sin { $digit }, llevan todas las demás
chain-other-place-in-cage =
    { $claim }, porque { $count ->
        [one] { $there } es
       *[other] una de las celdas { $there } es
    } el { $digit } de { $cage }, que no repite ninguna cifra
chain-open-cage = { $cells } de { $cage }, que suman { $equation },
chain-cage-needs = { $claim }, porque en { $cage } solo cabe { $sets }, con el { $digit } en todo caso, y ahí no hay otro lugar para esa cifra
chain-cage-without = { $claim }, porque sin { $digit } en { $cage } solo cabe { $sets }
chain-cage-not-both = { $claim }, porque en { $cage } solo cabe { $sets }, y nunca { $from } y { $to } a la vez
chain-cage-shared-out = { $claim }, porque en { $cage } solo cabe { $sets }, y con { $from } en { $there } y { $to } en { $here } no hay forma de repartirlo

# A chain of a few links, as a sentence; and a link as a line.
chain-told = { $chain }.
chain-line = Entonces { $consequence }.

# { $first } and { $last } say that the first and the last candidate are true or false.
chain-idea = Enlaces fuertes y débiles se alternan de un extremo de la cadena al otro, así que al menos uno de los extremos es verdadero: { $first } o { $last }.
chain-idea-closed = Enlaces fuertes y débiles se alternan y llevan de vuelta al comienzo: si { $premise }, entonces { $claim }.
chain-idea-continuous = Enlaces fuertes y débiles se alternan y forman un bucle cerrado. Exactamente un extremo de cada enlace es verdadero, así que todo lo demás que ve los dos extremos de un enlace débil es falso.
chain-refuted = Eso contradice la suposición, así que { $first }: { $removing }.
chain-proved = Así que, en cualquier caso, { $first }, y nada más: { $removing }.
chain-open =
    Así que { $first } o { $last } (o las dos cosas), y ninguna celda que vea { $count ->
        [2] ambas
       *[other] todas ellas
    } puede ser { $digit }: { $removing }.
chain-open-of-two-digits = Así que { $first } o { $last } (o las dos cosas). Las dos celdas se ven: con { $last_digit } en { $first_cells } los dos extremos serían falsos; lo mismo con { $first_digit } en { $last_cells }: { $removing }.
chain-continuous = Eso es lo que se supuso: el bucle se cierra. Leído al revés, dice lo mismo de lo contrario, así que exactamente un extremo de cada enlace es verdadero, también en los débiles.
# { $one_is } says that one of the cells at the two ends of a link has the digit.
chain-removed-in-house = Así que { $one_is }, y en { $house } ninguna otra lo es: { $removing }.
chain-removed-by-sight =
    Así que { $one_is }, y ninguna celda que vea { $count ->
        [2] ambas
       *[other] todas ellas
    } lo es: { $removing }.
chain-removed-in-cell = Así que { $cell } es { $digits } y nada más: { $removing }.
chain-removed-by-cage = Así que { $one } o { $other }, y en { $cage } solo cabe { $sets }, de modo que algunos candidatos no caben con ninguno de los dos: { $removing }.
chain-removed-by-set =
    { $cells } solo { $size ->
        [one] tiene
       *[other] tienen
    } { $digits }, una cifra más que celdas, y ahí falta { $lacking }, pero ninguna otra cifra. Así que ninguna celda que vea { $count ->
        [one] todos los lugares del { $held } en ese conjunto puede serlo
       *[other] todos los lugares de una de las cifras { $held } en ese conjunto puede ser esa cifra
    }: { $removing }.
remote-pair = { $cells } solo pueden ser { $digits }, y cada una ve la siguiente, así que las dos cifras se alternan en ellas. Son { $number } celdas, un número par, y por eso la primera y la última llevan cifras distintas: de { $ends }, una lleva el { $one } y la otra, el { $other }. Así que ninguna celda que vea ambas puede ser una de las dos: { $removing }.

## Explanations: forcing chains and nets, kraken fish

# What is supposed in the first line of a branch.
suppose = Supón que { $premise }.
# Something with the lines in brackets that have told it.
cited = { $what } { $lines }
cited-lines =
    ({ $count ->
        [one] punto
       *[other] puntos
    } { $lines })
lines-from-to = { $first } a { $last }

# A sentence with { $so } goes on from the one before: that supposes something if it is
# then, else so. { $because } is such as 'r1c2 es 5 (punto 3)', and { $lost } such as
# '4 (punto 2) y 7 (punto 5)' or 'r1c2 y r1c3 (punto 2)'.
forcing-going-on =
    { $so ->
        [then] Entonces { $claim }.
       *[so] Así que { $claim }.
    }
forcing-cell-taken = { $because }, así que no es { $digit }.
forcing-house-taken-going-on =
    { $so ->
        [then] Entonces { $cell }
       *[so] Así que { $cell }
    }, también en { $house }, no es { $digit }.
forcing-house-taken = { $because }, así que { $cell }, también en { $house }, no es { $digit }.
forcing-seen-going-on =
    { $so ->
        [then] Entonces { $cell }
       *[so] Así que { $cell }
    }, que la ve, no es { $digit }.
forcing-seen = { $because }, así que { $cell }, que la ve, no es { $digit }.
forcing-seen-together-going-on =
    { $so ->
        [then] Entonces { $cells }
       *[so] Así que { $cells }
    }, que la ven, no son { $digit }.
forcing-seen-together = { $because }, así que { $cells }, que la ven, no son { $digit }.
forcing-last-candidate-going-on =
    { $so ->
        [then] Entonces { $cell }
       *[so] Así que { $cell }
    }, que solo tenía { $digits }, es { $digit }.
forcing-last-candidate = { $cell } ha perdido { $lost }, así que solo queda { $digit }: { $cell } es { $digit }.
forcing-last-place-going-on =
    { $so ->
        [then] Entonces { $claim }
       *[so] Así que { $claim }
    }, porque { $house } no tiene otro lugar para esa cifra.
forcing-last-place = El { $digit } está descartado en { $lost }, así que { $claim }, porque { $house } no tiene otro lugar para él.
forcing-locked =
    El { $digit } está descartado en { $lost }, así que { $base } lo tiene en una de las celdas { $left }. Todas están también en { $cover }, así que { $cells }, también en { $cover }, no { $count ->
        [one] es
       *[other] son
    } { $digit }.
forcing-locked-seen =
    El { $digit } está descartado en { $lost }, así que { $base } lo tiene en una de las celdas { $left }. Así que { $cells }, que las { $count ->
        [one] ve
       *[other] ven
    } todas, no { $count ->
        [one] es
       *[other] son
    } { $digit }.
forcing-x-wing = En { $base }, el { $digit } solo queda en { $cover }{ $lines }. Así que { $cover } lo tienen ahí, y { $claim }.
forcing-as-before =
    Como en { $count ->
        [one] el punto
       *[other] los puntos
    } { $lines }: { $claims }.
forcing-nothing-to-show = Entonces no hay nada que mostrar.

# What cannot be, as a clause.
conflict-opposite = se sigue que { $claim }
conflict-two-digits = { $cell } tiene que ser a la vez { $digits }
conflict-both = { $cell } tiene que ser { $digit } y no puede serlo
conflict-twice = { $house } tiene el { $digit } dos veces, en { $cells }
conflict-twice-seen = { $cells }, que se ven entre sí, son ambas { $digit }
conflict-no-candidate = no queda nada para { $cell }
conflict-no-place = { $house } se queda sin lugar para el { $digit }
conflict-no-sum = la suma de { $cells } ya no puede ser { $sum }
forcing-idea = Si { $premise }, { $conflict }.
forcing-conflict = Ahora { $conflict } { $lines }.
forcing-opposite = Eso contradice el punto { $line }.
# { $conclusion } is such as 'elimina 4 de r3c5' or 'r1c2 es 5'.
forcing-wrong = Así que lo que se supuso es falso: { $conclusion }.

# { $lines } is nothing or such as ' (puntos 3 y 5)', with its blank.
side-idea =
    Si { $premise }, al final { $conflict }; { $count ->
        [0] se ve con pasos sencillos
        [one] un argumento auxiliar ayuda a verlo
       *[other] { $number } argumentos auxiliares ayudan a verlo
    }.
side-argument-suppose = Supón además que { $premise }: es un argumento auxiliar.
side-argument-wrong = Eso no puede ser, así que, con todo lo que se supuso antes, { $claims }{ $lines }.
side-last-candidate = Entonces { $claims }: a la celda no le queda nada más{ $lines }.
side-last-place = Entonces { $claims }, el único lugar que queda en { $house }{ $lines }.
side-locked = En { $house }, el { $digit } solo queda en { $places }: así que { $claims }{ $lines }.
side-naked = A { $cells } solo les quedan { $digits }, así que { $claims }{ $lines }.
side-hidden = En { $house }, { $digits } solo quedan en { $cells }, así que { $claims }{ $lines }.
side-sum = La suma de { $cells } debe ser { $sum }, así que { $claims }{ $lines }.
side-no-candidate = Ahora no queda nada para { $cell }{ $lines }.
side-no-place = Ahora { $house } se queda sin lugar para el { $digit }{ $lines }.
side-no-sum = Ahora la suma de { $cells } ya no puede ser { $sum }{ $lines }.
side-wrong = Así que la primera suposición es falsa: { $conclusion }.

forcing-idea-verity = { $cases }, { $conclusion }.
forcing-cases-cell = Sea cual sea el candidato que lleva { $cell }
forcing-cases-house = Esté donde esté el { $digit } en { $house }
forcing-cases-candidate = Tanto si { $cell } es { $digit } como si no
forcing-cell = { $cell } es una de estas cifras: { $digits }.
forcing-house = En { $house }, el { $digit } está en una de estas celdas: { $cells }.
forcing-cell-left = A { $cell } solo le quedan { $digits }{ $lines }: es una de esas cifras.
forcing-house-left = En { $house }, el { $digit } solo queda en { $cells }{ $lines }: está en una de esas celdas.
forcing-candidate = O { $claim }, o no lo es.
forcing-every-case =
    { $count ->
        [2] En ambos casos { $lines }, { $conclusion }.
       *[other] En todos los casos { $lines }, { $conclusion }.
    }

# Behind fish-base-with-fins
kraken-idea = Si ninguna de las aletas de este pez es { $digit }, { $conclusion }; y si lo es una de ellas, se sigue lo mismo.
kraken-idea-from-cover = Esté donde esté el { $digit } en { $base }, { $conclusion }.
kraken-without-fins = Si { $without }, { $base } lo tienen ahí, una vez en cada unidad, y en { $cover } ninguna otra celda puede tenerlo: tampoco { $eliminated }.
kraken-from-cover =
    Si { $without }, entonces { $house } lo tiene en { $held_count ->
        [one] { $held }
       *[other] una de las celdas { $held }
    }. Así que una de las celdas { $starts } es { $digit }.

## Explanations: uniqueness

# { $corners } are the four corners of a rectangle and { $pair } its two digits.
deadly-pattern-idea = { $corners } no pueden llevar solo { $pair }: ese patrón mortal daría al sudoku una segunda solución.
deadly-pattern-corners =
    { $corners } están en { $regions ->
        [none] dos filas y dos columnas
        [region] dos filas, dos columnas y dos regiones
       *[box] dos filas, dos columnas y dos bloques
    }, y ninguna de ellas es una pista.
# { $kinds } is a list such as 'row, column and box'; { $apart } is yes where a corner sees
# cells that share no house with it.
deadly-pattern-swap =
    Si llevaran solo { $pair }, estas dos cifras podrían intercambiarse: cada { $kinds } conservaría sus cifras, { $apart ->
        [yes] ninguna otra celda que las vea podría llevar una de ellas y ninguna pista cambiaría
       *[no] y ninguna pista cambiaría
    }. Sería una segunda solución, y el sudoku solo tiene una.
# { $floor } are the corners with the two digits alone, { $roof } the others.
unique-rectangle-floor = El suelo, { $floor }, tiene solo { $pair }.
unique-rectangle-roof =
    Además de estos, el techo, { $roof }, tiene solo { $extra_count ->
        [one] el candidato extra
       *[other] los candidatos extra
    } { $extras }.
# { $line } is the number of the line that says so.
unique-rectangle-others = Si el techo, { $roof }, fuera { $digits }, las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye. Así que es uno de sus candidatos extra: { $removing }.
deadly-pattern-extra =
    { $count ->
        [2] Si ninguna de las dos celdas { $roof }
       *[other] Si ninguna de las celdas { $roof }
    } fuera { $extra }, las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye. Así que al menos una de ellas es { $extra }, y ninguna celda que vea { $count ->
        [2] ambas
       *[other] las tres
    } puede serlo: { $removing }.
unique-rectangle-subset = Si también { $roof } llevaran solo estas cifras, las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye. Así que una de las celdas { $roof } es { $extras }.
unique-rectangle-in-subset =
    Esa celda y { $cells }, que solo { $cell_count ->
        [one] tiene
       *[other] tienen
    } { $digits }, gastan { $digit_count ->
        [2] las dos cifras
        [3] las tres cifras
       *[other] las cuatro cifras
    }, como un subconjunto desnudo, así que en { $houses } ninguna otra celda puede ser { $digit_count ->
        [2] una de las dos
       *[other] una de ellas
    }: { $removing }.
unique-rectangle-locked = En { $houses }, el { $digit } solo puede ir en el techo, { $roof }, así que una de las dos es { $digit }.
unique-rectangle-locked-end = Si la otra fuera { $other }, las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye. Así que ninguna de las dos es { $other }: { $removing }.
unique-rectangle-x-wing = En { $lines }, el { $digit } solo puede ir en estas cuatro celdas.
unique-rectangle-x-wing-end = Si una de las celdas del techo, { $roof }, fuera { $digit }, también lo sería la otra, y { $floor } serían { $other }: las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye. Así que ninguna de las dos es { $digit }: { $removing }.
# The rectangle's { $corner } and { $opposite } lie crosswise, and so do the two { $between }.
unique-rectangle-strong-links = En { $lines }, el { $digit } solo puede ir en { $corners } (enlaces fuertes).
unique-rectangle-strong-links-end = Si { $opposite } fuera { $other }, { $between } serían { $digit } y { $corner } sería { $other }: las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye. Así que { $opposite } no es { $other }: { $removing }.
# { $solved } is a list of clauses such as 'r1c2 es 5'.
avoidable-rectangle-solved = { $solved }: estas cifras se encontraron, no son pistas.
avoidable-rectangle-with-extra = { $first } solo tiene { $first_digits }, y { $second } solo { $second_digits }; el { $extra } es el candidato extra.
avoidable-rectangle-missing = Con { $digits } en { $cells }, las cuatro llevarían solo { $pair }, lo que la línea { $line } excluye: { $removing }.
universal-grave-idea = Sin el candidato extra { $digit } en { $cell }, todas las celdas vacías juntas serían un patrón mortal, que daría al sudoku una segunda solución.
universal-grave-cells = Cada celda vacía tiene dos candidatos, salvo { $cell }, que tiene tres. De estos, el { $digit } es el candidato extra.
universal-grave-houses = Sin él, cada cifra tendría exactamente dos lugares en cada unidad en la que falta.
universal-grave-swap = Una solución sin él toma uno de los dos candidatos de cada celda. Los que deja son también uno por celda, y con ellos cada unidad tiene cada cifra una vez: una segunda solución, y el sudoku solo tiene una.
universal-grave = Por tanto, { $cell } es { $digit }: { $removing }.

guardians-loop = { $cells } forman un bucle cerrado sin ninguna pista, y cada celda ve la siguiente.
guardians-loop-marked = Recórrelo marcando sus celdas con A y B por turnos: cada unidad que toca tiene exactamente una A y una B.
# { $lines } es algo como «(línea 2)», también abajo.
guardians-loop-swapped = Si solo lo llenaran { $digits }, estarían en él por turnos. Al intercambiarlos, cada unidad conservaría sus cifras { $lines }, y ninguna pista cambiaría.
guardians-two-solutions = El sudoku tendría una segunda solución { $lines }. Solo tiene una, así que eso no puede ser.
guardians-rectangle = { $cells } están en dos líneas paralelas, tres celdas en cada una, sin ninguna pista, y las dos que están una junto a la otra comparten siempre bloque (o región).
guardians-rectangle-filled = Si solo las llenaran { $digits }, las dos líneas tendrían allí las mismas tres cifras.
guardians-rectangle-swapped = Al intercambiar las de ambas líneas { $lines }, cada unidad conservaría sus cifras, y ninguna pista cambiaría.
# { $cells } are those of an odd loop along it; { $houses } join each of them to the next.
guardians-broken-wing = { $cells } forman un bucle cerrado de { $number } celdas, y cada una comparte una de estas unidades con la siguiente: { $houses }.
guardians-broken-wing-filled = Si no hubiera en ellas otro lugar para { $digit }, cada una lo tendría en exactamente una de sus dos celdas del bucle, y una celda sí y otra no del bucle sería { $digit } { $lines }.
guardians-odd = Con un número impar de celdas eso no puede ser { $lines }.
guardians-oddagon = { $cells } forman un bucle cerrado de { $number } celdas, y cada una ve la siguiente.
guardians-oddagon-filled = Si solo llevaran { $digits }, estos dos tendrían que alternarse a lo largo del bucle { $lines }.
# { $boxes } are all four; in { $opposite }, an odd number of them, the cells run the other way.
guardians-tridagon = { $cells } son tres celdas de cada uno de estos: { $boxes }, una en cada fila y columna de él.
guardians-tridagon-rows = Si solo las llenaran { $digits }, dos bloques que están uno al lado del otro tendrían cifras distintas en cada una de tres filas { $lines }. Así que, leídas de arriba abajo, las tres cifras irían en ambos en el mismo orden circular.
guardians-tridagon-columns = Del mismo modo, dos bloques que están uno encima del otro tendrían cifras distintas en cada una de tres columnas { $lines }. Así que, leídas de izquierda a derecha, las tres cifras irían en ambos en el mismo orden circular.
guardians-tridagon-opposite = En { $opposite }, el orden por columnas es el contrario del orden por filas; en { $count ->
        [1] los otros tres
       *[other] el otro
    } los dos coinciden { $lines }.
guardians-tridagon-round = Al dar la vuelta a los cuatro bloques, el orden seguiría igual de bloque en bloque { $kept } y, sin embargo, se volvería el contrario { $turned }, lo que no puede ser.
guardians-grave = Sin { $guardians }, cada celda vacía tendría dos candidatos.
guardians-grave-houses = Cada cifra tendría entonces dos lugares en cada unidad donde falta.
guardians-grave-rest = Una solución tomaría un candidato de cada celda. Los que no toma serían también uno por celda, y uno de cada cifra en cada unidad { $lines }.
guardians-grave-two = Serían una segunda solución { $lines }. El sudoku solo tiene una, así que eso no puede ser.
# { $lines } says that it cannot be without the guardians.
guardians-true =
    { $count ->
        [one] Solo el candidato extra (guardián) { $guardians } lo impide { $lines }, así que es verdadero.
       *[other] Solo los candidatos extra (guardianes) { $guardians } lo impiden { $lines }, así que al menos uno de ellos es verdadero.
    }
guardians-one-cell =
    { $count ->
        [one] Así que { $cell } es { $digits } y nada más { $lines }: { $removing }.
       *[other] Todos están en { $cell }, así que esa celda es { $digits } y nada más { $lines }: { $removing }.
    }
guardians-placed = No hay ningún otro guardián { $lines }: { $placed }.
guardians-all-see = Así que es falso lo que todos ellos ven { $lines }: { $removing }.
guardians-subset-held = Así que { $guarded } es { $guardian_digits } { $lines }.
guardians-subset = Esa celda { $lines } y { $cells }, donde solo puede ir { $digits }, ocupan { $digit_count ->
        [2] las dos
       *[other] todas esas
    } cifras, así que ninguna otra celda en { $houses } puede ser una de ellas: { $removing }.
guardians-locked-house = En { $houses }, el { $digit } solo puede estar en { $guarded }.
guardians-locked = Así que una de esas dos celdas es el { $digit } { $locked }, y la otra es uno de sus candidatos extra { $known }: { $removing }.
# The whole idea. { $guardians } are { $count } candidates.
guardians-idea =
    Sin { $count ->
        [one] el candidato extra (guardián)
       *[other] los candidatos extra (guardianes)
    } { $guardians }, { $would ->
        [have-none] el tablero no se podría llenar
       *[have-two-solutions] el sudoku tendría una segunda solución
    }, así que { $count ->
        [one] es verdadero.
       *[other] al menos uno de ellos es verdadero.
    }
# What each of the guardians leads to is told behind guardians-true, line by line.
guardians-idea-forced = Sea cual sea el verdadero de los candidatos extra (guardianes) { $guardians }, son falsos los mismos candidatos.

## Explanations: fireworks

# { $count } is how many digits and cells there are.
firework-idea = { $count ->
        [3] Tres cifras, { $digits }, están en tres celdas, { $cells }, que no llevan nada más.
       *[other] Cuatro cifras, { $digits }, están en cuatro celdas, { $cells }, que no llevan nada más.
    }
firework-idea-pair = Las alas no pueden tener ambas cifras, así que { $cross } es { $digits }.
# { $first } is the wing in the row, { $second } the one in the column.
firework-lines = En { $row }, { $digits } solo pueden ir en { $region } y en { $first }. En { $column }, solo pueden ir en { $region } y en { $second }.
firework-twice = Si uno de { $digits } no estuviera en { $cross }, { $first } ni { $second }, { $region } lo tendría dos veces: una en { $row } y otra en { $column }.
firework-filled = { $count ->
        [3] Por tanto, tres cifras ocupan las tres celdas { $cells }, que solo llevan { $digits }.
       *[other] Por tanto, cuatro cifras ocupan las cuatro celdas { $cells }, que solo llevan { $digits }.
    }
firework-once = Cada uno de { $digits } ocupa solo una de estas celdas, así que no está a la vez en { $first } y en { $second }. Entonces { $row } o { $column } lo tiene en { $region }, que no tiene otro lugar para él.
firework-end = Por tanto, { $removing }.
firework-pair = { $pair } es { $digits } y ve { $wings }: la cifra que lleva no está en ninguna de las dos.
firework-pair-end = Por tanto, esa cifra está en { $cross }, que es { $digits }: { $removing }.

## Explanations: symmetry of the givens

# { $motion } is 'half' or 'quarter' for a turn, or 'diagonal' or 'antidiagonal'.
symmetry-idea = Las pistas son simétricas ({ $motion ->
        [half] media vuelta
        [quarter] un cuarto de vuelta
        [diagonal] una reflexión en la diagonal desde arriba a la izquierda
       *[antidiagonal] una reflexión en la diagonal desde arriba a la derecha
    }), así que la solución también lo es, y lo que no encaja con ello es falso.
# { $pairs } is a list such as '1 to 9, 2 to 8 and 5 to 5'.
symmetry-digits = { $motion ->
        [half] Media vuelta
        [quarter] Un cuarto de vuelta en el sentido de las agujas del reloj
        [diagonal] Una reflexión en la diagonal desde arriba a la izquierda
       *[antidiagonal] Una reflexión en la diagonal desde arriba a la derecha
    } lleva cada pista a una pista, y su cifra siempre a la misma: { $pairs }.
symmetry-pair = { $from } a { $to }
symmetry-solution = Movido así y con las cifras cambiadas, el sudoku sigue siendo el mismo. Tiene una sola solución, así que la solución también se transforma en sí misma: si una celda lleva una cifra, la celda a la que se mueve lleva la cifra que ocupa su lugar.
symmetry-stays = { $count ->
        [one] { $cells } se queda en su sitio, así que lleva
       *[other] { $cells } se quedan en su sitio, así que cada una lleva
    } una cifra que no cambia: { $digits }.
symmetry-sees = { $count ->
        [one] { $cells } ve la celda a la que se mueve, así que no puede llevar una cifra que no cambia: { $digits }.
       *[other] { $cells } ven cada una la celda a la que se mueven, así que no pueden llevar una cifra que no cambia: { $digits }.
    }
symmetry-lacks = { $cell } no es { $digit }, porque { $image }, a la que se mueve, no puede ser { $to }.
symmetry-end = Por tanto, { $removing }.

# { $gone } is one candidate or several, put as alternatives.
exclusion-idea = { $count ->
        [2] Dos celdas, { $cells }, llevan uno de sus pares
       *[other] { $cells } llevan una de sus combinaciones
    } de cifras, y ninguna posible tiene { $gone }.
exclusion-cells = { $cells } (con { $digits })
# { $held } is one clause or two, such as 'r1c2 es 5'.
exclusion-same = Si { $held }, { $cell } no puede ser { $digits }: ve la misma cifra.
exclusion-set =
    Si { $held }, { $cell } no puede ser { $digits }: { $count ->
        [one] { $set } ve estas celdas y se quedaría sin ninguna cifra.
       *[other] { $set } perderían ambas cifras, pues todos sus lugares allí quedan a la vista, y les quedarían muy pocas.
    }
exclusion-end = Así que { $gone } no { $count ->
        [one] está
       *[other] están
    } en ninguna combinación posible: { $removing }.

## Explanations: exocets

exocet-idea = Los objetivos { $targets } llevan las mismas dos cifras que la base, { $base }.
exocet-double-idea = Las cuatro celdas de las bases, { $base }, llevan { $digits }, una vez cada una, y también los cuatro objetivos, { $targets }.
exocet-base = La base, { $base }, no tiene más candidatos que { $digits }; sus objetivos son { $targets }.
# $lines are the three cross-lines.
exocet-need = Cada cifra que lleva la base hace falta una vez en cada una de { $lines } (las líneas cruzadas), y no está en ninguna celda que vean las dos celdas de la base.
# Both behind exocet-need.
exocet-companions = Junto a los objetivos, { $cells } { $count ->
        [one] no tiene ninguna de esas cifras (acompañante)
       *[other] no tienen ninguna de esas cifras (acompañantes)
    }.
exocet-s-cells = Las demás celdas de esas líneas, sin los objetivos, son sus celdas S.
exocet-cover = Las celdas S { $count ->
        [0] no tienen el { $digit }
       *[other] tienen el { $digit } solo en { $lines }
    }.
exocet-targets = Dos líneas tienen una cifra dos veces como mucho, y hace falta tres veces: por tanto la lleva un objetivo. La base tiene dos cifras y dos objetivos, así que cada objetivo lleva una de ellas.
exocet-only = Así que un objetivo solo puede llevar { $digits }.
exocet-crowded = Si { $cell } fuera { $digit }, las otras dos líneas cruzadas también necesitarían el { $digit }, fuera de los objetivos y sin que lo vea { $cell }. Solo lo tienen en { $line }, que lo lleva una sola vez.
exocet-gone = Ningún objetivo puede ser { $digits }, así que la base tampoco.
exocet-mirror = Lo que lleva { $target } está también en la base. En { $house } está entonces donde no lo ven ni { $target } ni la base, ni en { $other } ni en una celda sin cifras de la base: está en { $mirror } (el espejo).
exocet-no-mirror = { $mirror } no pueden ser { $digit }, así que { $target } tampoco.
exocet-different = Ninguna cifra está en las dos bases: no podría estar en el objetivo que comparte bloque con una base, y entonces estaría en dos objetivos, los dos en { $house }.
exocet-four = Así que las cuatro celdas de las bases, { $base }, llevan { $digits }, una vez cada una, y también los cuatro objetivos, { $targets }.
exocet-seeing = Lo que ve las cuatro celdas de las bases, o los cuatro objetivos, no puede ser { $digits }.
exocet-used = Una cifra está en un objetivo, así que otras dos líneas cruzadas la tienen fuera de ellos: cada una de sus dos líneas la lleva ahí y en ningún otro sitio.
exocet-end = Así que { $count ->
        [one] este candidato es falso
       *[other] estos candidatos son falsos
    }: { $removing }.

## Explanations: cells that need as many digits as some houses can give

sectors-ring-idea = Un anillo de { $count } celdas vacías necesita { $count } cifras, y las unidades que las unen pueden dar justo esas: por tanto cada una tiene sus cifras en el anillo.
sectors-crossing-idea = Las { $count } celdas vacías en que se cruzan unas filas y columnas necesitan { $count } cifras, y esas líneas pueden dar justo esas: por tanto cada una tiene sus cifras ahí.
# $houses are four lines and four boxes by turns.
sectors-ring = Alrededor de las esquinas resueltas { $corners } hay { $count } celdas vacías, de dos en dos en un anillo: { $cells }. Cada par se une al siguiente por { $houses }.
sectors-crossing = Donde { $rows } (en casa) y { $columns } (fuera) se cruzan hay { $count } celdas vacías: { $cells }.
sectors-digit = En estas celdas, el { $digit } solo puede ir en { $houses }.
# Behind exocet-cover and sectors-digit.
also-in = Todos esos lugares están también en { $houses }.
sectors-full = Cada unidad les da su cifra una vez como mucho, lo que hace { $count } en total. Las { $count } celdas las necesitan todas: así que cada unidad tiene su cifra en estas celdas y en ningún otro sitio.
sectors-end = Así que { $count ->
        [one] este candidato es falso
       *[other] estos candidatos son falsos
    }: { $removing }.

# Truths and links: { $slots } are such as 'r1c2 and r1c3; 3 in rows 1 and 4'.
rank-zero-idea = { $count } verdades necesitan { $count } candidatos verdaderos, y los { $count } enlaces que los cubren no permiten más: así que lo que un enlace tiene fuera de las verdades es falso.
rank-zero-truths = Las verdades: { $slots }. Cada una tiene un candidato verdadero, lo que hace { $count } en total.
rank-zero-links = Los enlaces: { $slots }. Cada uno tiene como mucho un candidato verdadero, lo que hace { $count } en total.
rank-zero-digit = { $digit } en { $houses }
# A truth or a link that is counted more often than once.
rank-zero-times = { $slots } (contado { $times } veces)
rank-zero-covered = Cada candidato de las verdades está en enlaces al menos tantas veces como en verdades.
rank-zero-full = Así que los candidatos verdaderos de las verdades, { $count } en total, ocupan los { $count } enlaces, y ningún candidato que esté en enlaces más veces que en verdades puede ser verdadero.

## Explanations: almost locked sets

# { $name } is a letter, { $set } is one of the two below it.
als-set =
    { $name } es { $set }: { $cells ->
        [one] una celda
       *[other] { $cells_number } celdas
    } con { $digits_number } cifras, así que carece como mucho de una de ellas.
# A set by the combinations of a cage: { $cage } is its name or the clause chain-open-cage.
als-of-cage = { $name }: { $cage } solo puede contener { $sets }.
als-of-one-cell = { $cell } con { $digits }
als-of-cells = { $cells } en { $house } con { $digits }
als-in-cage = { $cells } en { $cage } con { $digits }
# { $names } are the first set and the last, such as 'A o C'.
als-idea =
    { $count ->
        [one] { $names } lleva { $digits } (Z), así que lo que ve todos sus lugares en ambos no es { $digits }.
       *[other] Cada una de las cifras { $digits } (Z) está en { $names }, así que lo que ve todos los lugares de una de ellas en ambos no es esa cifra.
    }
# { $name } is x, y or none.
als-restricted-common =
    El { $digit } es { $name ->
        [x] el común restringido X
        [y] el común restringido Y
       *[none] un común restringido
    } de { $one } y { $other }: todos sus lugares en uno ven todos sus lugares en el otro, así que como mucho uno de los dos lo lleva.
# { $chain } is the clause before it.
als-if =
    Si { $name } carece de { $lacked }, { $is_cage ->
        [yes] cada combinación restante tiene { $digit }
       *[no] lleva todas sus demás cifras, y por tanto { $digit }
    }
als-then =
    { $chain }; entonces { $name } carece de { $digit } y { $is_cage ->
        [yes] cada combinación restante tiene { $next }
       *[no] lleva todas sus demás cifras, y por tanto { $next }
    }
als-last =
    { $chain }; entonces { $name } carece de { $digit } y { $is_cage ->
        [yes] cada combinación restante tiene { $digits }.
       *[no] lleva todas sus demás cifras, y por tanto { $digits }.
    }
als-end =
    { $count ->
        [one] Así que { $names } lleva { $digits } (o ambos), y ninguna celda que vea todos sus lugares en los dos puede ser { $digits }: { $removing }.
       *[other] Así que cada una de las cifras { $digits } está en { $names } (o en ambos), y ninguna celda que vea todos los lugares de una de ellas en los dos puede ser esa cifra: { $removing }.
    }
als-doubly-linked-idea = A y B tienen dos comunes restringidos, { $digits }: cada conjunto carece de uno de los dos y lleva todas sus demás cifras.
als-doubly-linked-held = Cada uno carece como mucho de una cifra, así que uno lleva { $first } y el otro { $second }, y cada uno lleva todas sus demás cifras.
als-doubly-linked = Así que ninguna otra celda que vea todos los lugares de una de esas cifras en el conjunto que la lleva puede ser esa cifra, ni ninguna que vea todos los lugares de { $either } en ambos: { $removing }.

death-blossom-idea = Sea cual sea la cifra del tallo { $stem }, uno de los pétalos lleva { $digits }.
death-blossom-stem = El tallo { $stem } solo puede ser { $digits }.
death-blossom-petal =
    { $stem } ve todos los lugares de { $places } en el pétalo { $name } ({ $count ->
        [one] un común restringido
       *[other] comunes restringidos
    }). Así que, si { $stem } es { $linking }, { $name } carece de esa cifra y { $is_cage ->
        [yes] cada combinación restante tiene { $digits }.
       *[no] lleva todas sus demás, y por tanto { $digits }.
    }
death-blossom-end =
    Así que, en cualquier caso, uno de los pétalos lleva { $digits }, y { $count ->
        [one] ninguna celda que vea todos sus lugares en todos los pétalos puede ser { $digits }
       *[other] ninguna celda que vea todos los lugares de una de estas cifras en todos los pétalos puede ser esa cifra
    }: { $removing }.

# { $count } cells.
sue-de-coq-idea = En el cruce de { $line } y { $block } y a su lado, { $number } celdas gastan todas las cifras que pueden llevar, así que el resto de cada unidad no puede tenerlas.
sue-de-coq-crossing = { $line } y { $block } comparten { $cells }, que solo tienen { $digits }.
sue-de-coq-part =
    Fuera del cruce, en { $house }, { $cells } solo { $count ->
        [one] tiene
       *[other] tienen
    } { $digits }.
sue-de-coq-each-once = Las dos partes fuera del cruce no tienen ninguna cifra en común, y todas las celdas que sí comparten una se ven entre sí, así que ninguna cifra está dos veces en estas { $cells_number } celdas. Solo tienen { $digits_number } cifras, así que cada una de ellas está ahí una vez.
sue-de-coq-some-twice =
    Todas las celdas que comparten una cifra se ven entre sí, salvo en el caso de { $twice }, con una aparición posible en cada parte fuera del cruce; ninguna otra cifra está dos veces en estas { $cells_number } celdas. Son exactamente tantos valores como celdas, así que cada uno de ellos está ahí, { $twice } en ambas partes.
sue-de-coq-end =
    Así que { $house } tiene { $digits } en { $cells }, y en ningún otro sitio: { $removing }.

## Explanations: templates

# A digit alone, with no thought of the others: { $size } cells, { $count } ways.
templates =
    El { $digit } necesita { $size } celdas, una en cada unidad, y con los candidatos que le quedan se pueden elegir { $count ->
        [one] de una sola forma
       *[other] de { $count } formas
    }.
# { $taken } is a list such as '7 en r4c5'. { $count } ways are left.
templates-taken =
    { $struck ->
        [one] Una de estas formas ocupa
       *[other] { $struck } de estas formas ocupan
    } una celda que otra cifra ocupa en todas las formas que le quedan: { $taken }. { $count ->
        [one] Queda una forma.
       *[other] Quedan { $count } formas.
    }
templates-way =
    { $count ->
        [1] La forma que queda: { $cells }.
       *[other] Forma { $number } de { $count }: { $cells }.
    }
# { $struck } of the ways that are gone have the digit in one of these cells.
templates-none =
    { $count ->
        [one] La forma que queda no lo tiene
       *[other] Ninguna de las { $count } formas que quedan lo tiene
    } en { $cells } { $lines }; { $struck ->
        [0] nunca hubo ninguna así
        [one] la única que sí lo tenía ya no queda
       *[other] las { $struck } que sí lo tenían ya no quedan
    }: { $removing }.
templates-all =
    { $count ->
        [one] La forma que queda lo tiene en { $cells }
       *[other] Las { $count } formas que quedan lo tienen en { $cells }
    } { $lines }, así que está ahí.
templates-idea-all = Se coloque como se coloque el { $digit } en todo el tablero, siempre está en { $cells }.
templates-idea-none = Se coloque como se coloque el { $digit } en todo el tablero, nunca está en { $cells }.

## Where a step is, in a few words

technique-and-place = { $technique }: { $place }
# A step in a line for who knows the technique: 'XY-Wing, pivot r1c9 (14), …: remove 3 from
# r3c5'. { $conclusion } is what follows.
in-short = { $technique }, { $pattern }: { $conclusion }
# The same without what follows, as a sentence.
in-short-alone = { $technique }: { $pattern }.

## Why two cells of a step see each other although they share no house.
apart-anti-knight = { $one } y { $other } están a un salto de caballo: en este tablero, esas celdas se ven.
apart-anti-king = { $one } y { $other } se tocan por una esquina: en este tablero, esas celdas se ven, a un paso de rey.
apart-argyle = { $one } y { $other } están en la misma línea inclinada: en este tablero, esas celdas se ven.

## A pattern in short, in the field's words. The digits of cells stand behind them, '(14)'.

place-cells = { $digits } en { $cells }
place-houses = { $digits } en { $houses }
place-fins =
    { $digit } en { $houses } con { $count ->
        [one] la aleta
       *[other] las aletas
    } { $fins }
place-locked = { $digit } en { $base }, solo en { $cover }
# { $node }, { $from } and { $to } are candidates, such as '5 de r1c2', or several that act
# as one: place-node.
place-around = en torno a { $node }
place-from-to = de { $from } a { $to }
place-node = { $digits } de { $cells }
place-through = por { $cells }
place-candidates-of = cada candidato de { $cell }
place-each-place-of = cada lugar para { $digit } en { $house }
place-true-or-false = { $candidate }, verdadero o falso
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
place-if-true = si { $candidate } es verdadero
place-if-false = si { $candidate } es falso
place-side-arguments =
    { $count ->
        [1] un argumento con uno auxiliar
       *[other] un argumento con { $count } auxiliares
    }, si { $candidate } es verdadero
place-pivot = pivote { $pivot }, pinzas { $pincers }
place-linked = { $digits } en { $cells }, enlace en { $house }
place-stem = tallo { $stem }; { $petals }
place-exocet = base { $base }, objetivos { $targets }
place-ring = alrededor de { $corners }
place-crossing = { $rows } por { $columns }
place-rank-zero = { $count } verdades y otros tantos enlaces

# The second of three hints, which gives no digit away
look-at = Fíjate en { $places }.
look-at-both = Fíjate en { $houses }, y en { $cells }.

## A pattern in short, in the field's words. The digits of cells stand behind them, '(14)'.

short-cells = { $cells } ({ $digits })
short-sum = { $place }, { $equation }
short-fish = { $digit }, base { $base }, cobertura { $covers }
short-fins =
    { $fish }, { $count ->
        [one] aleta
       *[other] aletas
    } { $fins }
short-endo-fins =
    { $fish }, { $count ->
        [one] endoaleta
       *[other] endoaletas
    } { $fins }
short-strong-links = { $digit }, enlaces fuertes en { $houses }
short-empty-rectangle = { $digit }, rectángulo vacío en { $block }, enlace fuerte en { $house }
short-wing = pivote { $pivot }, pinzas { $pincers }, Z = { $digit }
short-wing-linked = pinzas { $pincers }, enlace fuerte del { $linking } en { $house }, Z = { $digit }
short-almost-locked = conjunto { $set }, ocultas { $hidden }, cruce { $crossing }
short-chute = pinzas { $pincers }, { $block }, Z = { $digits }
short-disjoint-z = { $set }, Z = { $z }
short-colors = color { $one } { $first }, color { $other } { $second }
short-coloring = { $digit }, { $clusters }
short-medusa = { $rule ->
        [0] reglas 3 a 5
       *[other] regla { $rule }
    }, { $colors }
short-firework = cruce { $crosses }, alas { $wings }
short-firework-pair = cruce { $crosses }, alas { $wings }, par { $pair }
short-symmetry = { $motion ->
        [half] media vuelta
        [quarter] cuarto de vuelta
        [diagonal] diagonal desde arriba a la izquierda
       *[antidiagonal] diagonal desde arriba a la derecha
    }, { $pairs }
short-rectangle = { $pair } en { $corners }
short-unique-rectangle = { $pair }, suelo { $floor }, techo { $roof }
short-rectangle-extra = { $rectangle }, candidato extra { $digit }
short-rectangle-subset = { $rectangle }, subconjunto desnudo con { $cells }
short-rectangle-linked = { $rectangle }, enlaces fuertes del { $digit } en { $houses }
short-grave = candidato extra { $digit } en { $cell }
short-set = { $name } { $set }
short-sets = { $sets }, X = { $linking }, Z = { $digits }
# Of three sets, C in the middle: A and C have X, B and C have Y.
short-sets-of-wing = { $sets }, X = { $x }, Y = { $y }, Z = { $digits }
short-doubly-linked = { $sets }, X = { $linking }
short-stem = tallo { $stem }, pétalos { $petals }, Z = { $digits }
short-guardians =
    { $place }, { $count ->
        [one] guardián
       *[other] guardianes
    } { $guardians }
short-sue-de-coq = cruce { $crossing }, conjuntos { $sets }
short-excluded = { $cells }, conjuntos { $sets }
short-exocet = base { $base } ({ $digits }), objetivos { $targets }
short-cross-lines = { $exocets }, líneas cruzadas { $lines }
# '12 in row 3'
short-share = { $digits } en { $house }
short-sectors = { $place }: { $shares }
short-rank-zero = verdades { $truths }, enlaces { $links }

## Why? What is answered when a person asks that of something on the board

# What was asked, small above the answer.
why-asked-is = ¿Por qué { $digit }?
why-asked-is-not = ¿Por qué no { $digit }?
why-asked-entry = ¿Por qué no el { $digit } que has puesto?
why-asked-no-solution = ¿Por qué no hay solución?
why-asked-several = ¿Por qué hay varias soluciones?
why-asked-one = ¿Cuántas soluciones hay?
# What is so, as a heading.
why-conclusion-is = { $cell } es { $digit }
why-conclusion-is-not = { $cell } no es { $digit }
why-conclusion-clash = El { $digit } está { $count ->
    [2] dos veces
   *[other] { $count } veces
}
why-conclusion-open = { $cell } puede ser { $digit }
why-conclusion-no-solution = Sin solución
why-conclusion-several = Varias soluciones
why-conclusion-one = Una sola solución

why-given = { $cell } es { $digit } porque lo dice el sudoku: es una pista.
why-taken = { $cell } no puede ser { $digit }: el sudoku dice que es { $given }.
# { $others } is a list of why-other.
why-other = { $cell } ({ $house })
why-clash = { $cell } choca: el { $digit } está también en { $others }.
why-excluded = { $cell } no puede ser { $digit }: el { $digit } está en { $others }.
why-excluded-wrongly = El { $digit } no es candidato de { $cell } porque está en { $others }. Pero eso es un error: en la única solución, { $cell } es { $digit }.
why-left-out = { $cell } no puede ser { $digit }: falta entre los candidatos que traía el sudoku.
why-left-out-wrongly = Entre los candidatos que traía el sudoku falta el { $digit } en { $cell }. Pero eso es un error: en la única solución para las pistas, { $cell } es { $digit }.
why-open = { $cell } puede ser { $digit } o { $other }: hay una solución con cada una de las dos cifras.

# What is shown. Behind it stands one of the messages why-by.
why-is = { $cell } es { $digit }.
why-is-not = { $cell } no es { $digit }.
why-is-instead = { $cell } es { $digit }, y no { $value }.
why-entry-is-right = El { $digit } de { $cell } es correcto.
why-entry-is-wrong = El { $digit } de { $cell } es erróneo.
why-removal-is-right = El { $digit } se eliminó de { $cell } con razón.
why-removal-is-wrong = El { $digit } se eliminó de { $cell }, pero su sitio es ese.
why-by-step =
    { $count ->
        [one] Se ve con { $technique }.
       *[other] Hacen falta { $count } pasos para mostrarlo.
    }
why-by-off =
    { $count ->
        [one] Con las reglas activadas no se ve; con { $technique }, ahora sin activar, sí.
       *[other] Con las reglas activadas no se ve. Con { $technique }, ahora sin activar, hacen falta { $count } pasos.
    }
why-by-contradiction = Las reglas no lo muestran, pero lo contrario lleva a una contradicción.
why-by-contradiction-shorter =
    { $count ->
        [one] Las reglas lo muestran en un paso largo. Es más corto suponer lo contrario, que lleva a una contradicción.
       *[other] Las reglas lo muestran en { $count } pasos. Es más corto suponer lo contrario, que lleva a una contradicción.
    }
# Behind why-entry-is-wrong and why-removal-is-wrong: what stands on the board, or was removed from
# it, is followed to a contradiction.
why-by-contradiction-with = Con él, el tablero lleva a una contradicción.
why-by-contradiction-without = Sin él, el tablero lleva a una contradicción.
why-by-search = Solo se ve probando: las reglas no llegan al final, ni siquiera si se supone lo contrario.
why-by-search-given-up = Se ve probando. Las reglas activadas no lo muestran, y la búsqueda de un argumento más allá de ellas se detuvo en su límite.

# A supposition, what follows from it, and what it comes to.
why-suppose-is = Supón que { $cell } es { $digit }.
why-suppose-is-not = Supón que { $cell } no es { $digit }.
# { $sentence } is search-last-place and such; there may be several.
why-then = Entonces { $sentence }
why-so-is = Por tanto, { $cell } es { $digit }.
why-so-is-not = Por tanto, { $cell } no es { $digit }.
# { $placed } sees { $cell }.
why-so-is-and-is-not = Por tanto, { $placed } es { $digit }, y { $cell } no.

why-one-solution = El tablero tiene exactamente una solución.
# { $values } son entradas erróneas que siguen en el tablero, como «1 en r9c4».
why-set-aside = El argumento deja de lado { $count ->
    [one] esta entrada errónea
   *[other] estas entradas erróneas
}: { $values }.
# { $values } is a list of why-value.
why-value = { $digit } en { $cell }
why-removal = la eliminación de { $digit } en { $cell }
why-no-solution-givens =
    { $count ->
        [one] Con esta pista no hay solución: { $values }.
       *[other] Estas { $count } pistas no son compatibles, y si faltara una cualquiera, las demás sí lo serían: { $values }.
    }
# Where the cages leave no solution, whatever the givens. { $cages } is a list of cage-name.
why-no-solution-cages =
    { $count ->
        [one] Esta jaula no se puede llenar: { $cages }.
       *[other] Estas { $count } jaulas no son compatibles, y si faltara una cualquiera, las demás sí lo serían: { $cages }.
    }
# Not even the board without a single given can be filled.
why-no-solution-board = Este tablero no tiene solución, ni siquiera sin ninguna pista.
why-no-solution-marks = Los candidatos que traía el sudoku no dejan ninguna solución. De los candidatos que faltan hay { $count } que no pueden ser todos falsos; el tablero los muestra.
why-no-solution-entries =
    { $count ->
        [one] Esto no es compatible con el sudoku: { $values }.
       *[other] Estos { $count } cambios no pueden ser todos correctos, y si faltara uno cualquiera, los demás podrían serlo: { $values }.
    }
why-several-blank = No se da ninguna cifra, así que cualquier forma de llenar el tablero sin choques es una solución. Dos de ellas se diferencian en { $count } celdas: { $cells }.
why-several = Hay varias soluciones. Dos de ellas se diferencian en { $count } celdas: { $cells }.
why-several-in-all =
    { $count ->
        [0] Todas las demás celdas son iguales en todas las soluciones.
        [one] Una celda más no es igual en todas las soluciones.
       *[other] { $count } celdas más no son iguales en todas las soluciones.
    }

## What is wrong on the board

mistake-entered = El { $digit } de { $cell } es erróneo.
mistake-removed = Se eliminó el candidato { $digit } de { $cell }, pero su sitio es ese.
mistake-notes = En las notas de { $cell } falta el { $digit }, pero su sitio es ese.

# Why a position contradicts itself, behind the sentence that says so
# { $kind } is a kind of house.
cause-clash = Cada { $kind } puede llevar cada cifra una sola vez.
# Where digits clash in houses of several kinds.
cause-clashes = Cada unidad puede llevar cada cifra una sola vez.
# { $seen } is a list of cause-seen.
cause-seen = { $digit } en { $cell }
cause-all-seen = { $cell } ve { $seen }.
cause-seen-or-removed =
    { $cell } ve { $seen }; { $count ->
        [one] se eliminó de ella { $removed }
       *[other] se eliminaron de ella { $removed }
    }.
cause-all-removed =
    { $count ->
        [one] Se eliminó de ella { $removed }
       *[other] Se eliminaron de ella { $removed }
    }.
# { $clauses } are sights as above and some of the two clauses below, with list-clause between them.
cause-no-place = { $clauses }.
cause-filled =
    { $cells } { $count ->
        [one] lleva otra cifra
       *[other] llevan otras cifras
    }
cause-removed = { $digit } se eliminó de { $cells }

# A row of singles that leads to a contradiction. { $sentence } is search-last-place or
# search-last-candidate, at the end search-no-candidate or contradiction-no-place.
forced-then = Entonces { $sentence }
forced-end = Y entonces { $sentence }

## What a watched search does

search-choose =
    Se elige { $cell }: { $count ->
        [one] su único candidato es { $digits }
       *[other] sus candidatos son { $digits }
    }.
search-try =
    Se prueba { $digit } en { $cell }; { $count ->
        [one] queda { $left } por probar
       *[other] quedan { $left } por probar
    }.
search-try-last = Se prueba { $digit } en { $cell }; ahí no queda otra cifra por probar.
search-last-place = { $cell } debe ser { $digit }: { $house } no tiene otro lugar para esa cifra.
search-last-candidate = { $cell } debe ser { $digit }: no tiene otro candidato.
search-no-candidate = { $cell } se queda sin candidatos.
search-back = Vuelta a { $cell }: { $digit } es erróneo.
search-back-at-last = Vuelta a { $cell }: { $digit } es erróneo, y ahí no queda otra cifra.
search-back-solved = Vuelta a { $cell }: ya se han encontrado todas las soluciones con { $digit }.
search-back-solved-at-last = Vuelta a { $cell }: ya se han encontrado todas las soluciones con { $digit }, y ahí no queda otra cifra.
search-solution = Todas las celdas están llenas: esto es una solución.
search-end = No queda nada por probar: la búsqueda ha terminado.

## What a step does, where cells are written at length: 'Puesto 7 en la fila 0, columna 2'

# What a step concludes, as a heading: without a full stop.
concludes-is = { $cell } es { $digit }
concludes-removal = Elimina { $removals }
concludes-is-not = { $cells } { $count ->
    [one] no es
   *[other] no son
} { $digits }
acts-placed = Puesto { $digit } en { $cell }
acts-removed = Eliminado { $digit } de { $cells }
acts-cells = { $before } y { $item }
cell-at-length = la fila { $row }, columna { $column }

# A digit in a cell: '5 de r1c8'
candidate = { $digit } de { $cell }

## Why a position cannot be completed

contradiction-clash =
    { $house } lleva { $digit } { $count ->
        [2] dos veces
       *[other] varias veces
    }: en { $cells }.
contradiction-no-candidate = { $cell } se queda sin nada: ninguna cifra cabe ahí.
contradiction-no-place = { $house } no tiene ya ningún lugar para { $digit }.
contradiction-seen = { $digit } está en { $cells }, que se ven entre sí.
contradiction-sum = { $sum } no puede ser la suma de { $cells }.
contradiction-no-solution = Esta posición no tiene solución: ninguna forma de rellenar las celdas vacías encaja.

## Moves: who made them, and what they did

change-title-opened = Abierto
change-title-given = Pista
change-title-rule = Regla
change-title-person = Tú
change-title-search = Resolver
change-title-answer = Respuesta
change-title-restart = Reiniciar
change-title-save-point = Punto de guardado
change-title-undo = Deshacer
change-title-redo = Rehacer

change-restart = vuelta a las pistas
change-save-point = vuelta a «{ $name }»
change-search = { $count ->
        [one] { $count } celda rellenada
       *[other] { $count } celdas rellenadas
    }
# A move of the player, in a sentence; $what is change-entered, change-erased and so on.
change-own = Has { $what }.
# The same, after it was taken back.
change-own-before = Habías { $what }.
change-entered = puesto { $digit } en { $cell }
change-erased = borrado { $digit } de { $cell }
change-removed = eliminado { $digit } de { $cells }
change-put-back = devuelto { $digit } a { $cell }

# What a person noted, colored or linked: one thing by name, or several of a kind by their number.
# Colors are called A to F.
change-mark-added =
    { $mark ->
        [note] anotado { $digit } en { $cell }
        [cell] coloreada { $cell } con el color { $color }
        [candidate] coloreado { $digit } en { $cell } con el color { $color }
        [strong] trazado un enlace fuerte de { $digit } en { $cell } a { $to_digit } en { $to_cell }
       *[weak] trazado un enlace débil de { $digit } en { $cell } a { $to_digit } en { $to_cell }
    }
change-mark-removed =
    { $mark ->
        [note] quitada la nota { $digit } de { $cell }
        [cell] quitado el color { $color } de { $cell }
        [candidate] quitado el color { $color } de { $digit } en { $cell }
        [strong] quitado el enlace fuerte de { $digit } en { $cell } a { $to_digit } en { $to_cell }
       *[weak] quitado el enlace débil de { $digit } en { $cell } a { $to_digit } en { $to_cell }
    }
change-marks-added =
    { $mark ->
        [note] { $count ->
            [one] puesta 1 nota
           *[other] puestas { $count } notas
        }
        [color] { $count ->
            [one] puesto 1 color
           *[other] puestos { $count } colores
        }
       *[link] { $count ->
            [one] trazado 1 enlace
           *[other] trazados { $count } enlaces
        }
    }
change-marks-removed =
    { $mark ->
        [note] { $count ->
            [one] quitada 1 nota
           *[other] quitadas { $count } notas
        }
        [color] { $count ->
            [one] quitado 1 color
           *[other] quitados { $count } colores
        }
       *[link] { $count ->
            [one] quitado 1 enlace
           *[other] quitados { $count } enlaces
        }
    }

## What follows from the last move, and where a contradiction comes to light

# { $forced } are search-last-place and such, one after the other.
diagnosis-if-is = Si { $cell } es { $digit }, entonces { $forced }
diagnosis-if-is-not = Si { $cell } no es { $digit }, entonces { $forced }
diagnosis-as-it-is = Tal como está el tablero, { $forced }
# Lo que también se deduce sin la cifra equivocada; la frase con ella va detrás.
diagnosis-anyway = En cualquier caso, { $forced }

save-point-name = Punto de guardado { $number }

## What it changes that rules are on or off: 'Sin X-Wing, este sudoku necesita …'

# { $change } is without or with, if one { $technique } was switched, else rules.
difference-nothing =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, el camino por este sudoku sigue siendo el mismo.
# { $level } is difference-level-stays or difference-level-is.
difference-needs =
    { $change ->
        [without] Sin { $technique }, este sudoku necesita
        [with] Con { $technique }, este sudoku se resuelve con
       *[rules] Con estas reglas, este sudoku se resuelve con
    } { $techniques } y { $level }.
# What was switched off is not needed.
difference-all-the-same =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku se resuelve igualmente y { $level }.
difference-does-without =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku no necesita { $techniques } y { $level }.
difference-other-steps =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku requiere otros pasos y { $level }.
difference-steps =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku requiere { $steps } pasos en vez de { $before } y { $level }.
difference-level-stays = sigue en el nivel { $level }
difference-level-is = pasa al nivel { $level } desde el nivel { $before }
difference-solved =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku se resuelve y es de nivel { $level }.
difference-not-solved-any-more =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku ya no se resuelve: por el camino se { $cells ->
        [one] adivina { $cells } celda
       *[other] adivinan { $cells } celdas
    }.
difference-still-not-solved =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku sigue sin resolverse: por el camino se { $cells ->
        [one] adivina { $cells } celda
       *[other] adivinan { $cells } celdas
    }.
difference-other-guesses =
    { $change ->
        [without] Sin { $technique }
        [with] Con { $technique }
       *[rules] Con estas reglas
    }, este sudoku sigue sin resolverse: por el camino se { $cells ->
        [one] adivina { $cells } celda
       *[other] adivinan { $cells } celdas
    } en vez de { $before }.
# The name stands without an article, so $begins is not needed.
difference-technique = { $technique }
difference-others =
    { $count ->
        [one] otra técnica
       *[other] otras { $count } técnicas
    }

## Exercises: why a mark does not follow

wrong-solution = { $candidate } se queda: es lo que lleva la celda en la solución.
wrong-not-solution = { $cell } no lleva { $digit } en la solución.
wrong-not-set = { $candidate } es correcto, pero no por { $technique }.
wrong-other-digits = { $candidate } es falso, pero este paso ({ $technique }) solo elimina { $digits }.
wrong-pattern = { $candidate } forma parte del propio patrón: el paso se apoya en él.
wrong-outside = { $candidate } es falso, pero el paso limpia { $houses }, y la celda no está ahí.
wrong-other-cells = { $candidate } es falso, pero el paso solo limpia { $cells }.
wrong-unseen = { $candidate } no se sigue: la celda no ve { $cells }, donde puede estar el { $digit }.
wrong-no-step = { $candidate } es falso, pero aquí no se ve con { $technique }.

## How a path ends: in a line, and in a sentence of its own

ending-solved =
    resuelto en { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
ending-stalled =
    atascado tras { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: no se puede aplicar ninguna regla y { $cells ->
        [one] queda { $cells } celda vacía
       *[other] quedan { $cells } celdas vacías
    }
ending-several =
    varias soluciones tras { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: ninguna regla decide entre ellas y { $cells ->
        [one] queda { $cells } celda vacía
       *[other] quedan { $cells } celdas vacías
    }
# { $cause } is one of the messages contradiction-…, here without its full stop.
ending-inconsistent =
    contradicción tras { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: { $cause }

## Every step that is possible, in a list

other-ways = { $count ->
    [one] { $count } forma más
   *[other] { $count } formas más
}
# The counting ended before all ways were found.
other-ways-or-more = al menos { $count } formas más
# { $ways } is one of the two messages above.
listed-step = { $step } (y { $ways })
listed = { $steps ->
    [0] ningún paso
    [one] { $steps } paso
   *[other] { $steps } pasos
}
# { $rules } are the names of techniques. Searched to the end, they would take too long.
listed-and-left-off = al menos { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}; sin buscar hasta el final: { $rules }

## What the command line says of its work

# { $puzzles } is how many puzzles were printed.
cli-interrupted = interrumpido
cli-interrupted-puzzles =
    interrumpido después de { $puzzles ->
        [one] { $puzzles } sudoku
       *[other] { $puzzles } sudokus
    }
cli-interrupted-steps =
    interrumpido después de { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
cli-interrupted-between =
    interrumpido después de { $puzzles ->
        [one] { $puzzles } sudoku
       *[other] { $puzzles } sudokus
    } y { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } del siguiente
# Donde no hay terminal; { $progress } se compone de los mensajes de abajo.
cli-progress-goes-on = sigue en marcha: { $progress }
cli-progress =
    { $puzzles ->
        [one] { $puzzles } sudoku
       *[other] { $puzzles } sudokus
    }
cli-progress-of = { $puzzles } de { $all } sudokus
cli-progress-read = { $percent } % leído
cli-progress-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
# { $rule } is the name of a technique.
cli-progress-tries = probando { $rule } desde hace { $seconds } s
# { $method } is one of the names reading-order, fewest-candidates and singles.
cli-progress-searches = { $method }: { $tries } intentos

# { $path } is a file.
cli-desktop-would-write = escribiría { $path }
cli-desktop-wrote = escrito: { $path }
cli-desktop-would-remove = eliminaría { $path }
cli-desktop-removed = eliminado: { $path }
cli-desktop-not-removed = No se puede eliminar { $path }: { $reason }
cli-desktop-still-listed = { $path } aún menciona el programa; quizá cambie en el próximo inicio de sesión
# { $program } is the name of a program, { $folder } what it is run on.
cli-desktop-ran = ejecutado: { $program } { $folder }
cli-desktop-failed = { $program } { $folder } ha fallado: ejecútalo para ver por qué
cli-desktop-no-program = { $program } no está instalado: quizá el escritorio lo note solo en el próximo inicio de sesión

# What a search by backtracking took. The answer is put behind it.
cli-search-took =
    { $tries ->
        [one] { $tries } intento
       *[other] { $tries } intentos
    }, { $back ->
        [one] { $back } retroceso
       *[other] { $back } retrocesos
    }, profundidad máxima { $depth }
# The heads of a table.
cli-search-method = método
cli-search-tries = intentos
cli-search-back = retrocesos
cli-search-depth = profundidad máxima
cli-search-answer = respuesta
cli-rate-classic-alone = La medida de Sudoku Explainer es solo para el tablero clásico
# These stand in parentheses behind a rating.
cli-rate-guesses =
    { $guesses ->
        [one] hay que adivinar una vez
       *[other] hay que adivinar { $guesses } veces
    }
cli-rate-by-step = el nivel es el de este paso
# { $number } is the number of a puzzle.
cli-generate-given-up = ninguno de { $attempts } intentos para el sudoku { $number } salió como se pedía
cli-generate-time = se acabó el tiempo
cli-generate-made = hechos: { $done } de { $count } sudokus
cli-generate-so-far = { $done } de { $count } sudokus hasta ahora, { $tried } intentados
cli-generate-progress = { $done } de { $count } sudokus, { $tried } intentados
cli-generate-small-cages =
    El sudoku { $number } tiene { $cages ->
        [one] { $cages } jaula
       *[other] { $cages } jaulas
    } con menos de { $least } celdas: no había otra manera de tener una sola solución
# { $format } is a format, { $loss } one of the messages loss-….
cli-convert-lost = sudoku { $number } como { $format }: { $loss }
cli-convert-lost-of-many = { $count } sudokus como { $format }: { $loss }
cli-export-unwritten = No se ha escrito { $path }: { $reason }
cli-export-no-solution = { $name } no tiene solución; se exporta tal como está
cli-error-output = no se puede escribir la salida: { $reason }
cli-error-several-puzzles = { $path } contiene { $count } sudokus; '--puzzle N' toma uno de ellos
cli-error-no-puzzle = { $path } no tiene el sudoku { $number }: contiene { $count }
cli-rest-unread = { $count ->
    [one] En { $path } se ha leído un sudoku; el resto no
   *[other] En { $path } se han leído { $count } sudokus; el resto no
}
cli-error-unwritten = No se ha escrito { $path } porque no se pudo leer todo
cli-error-why-digit = { $digit } no es una cifra de este tablero: tiene de 1 a { $most }
# Debajo de la respuesta, si el tablero del argumento tiene menos cifras.
cli-why-fewer = El argumento solo necesita una parte del tablero: { $count ->
    [one] se deja fuera 1 cifra
   *[other] se dejan fuera { $count } cifras
}, así que una celda puede tener en él más candidatos.
cli-error-why-guesses = sin respuesta: decir cuántas soluciones tiene este tablero necesita demasiados intentos
cli-error-why-cell = '{ $cell }' no es una celda de este tablero; sus celdas van de { $first } a { $last }, o con letras de { $first_letters } a { $last_letters }
cli-error-why-cell-letters = '{ $cell }' no es una celda de este tablero; sus celdas van de { $first } a { $last }
cli-error-step = el paso no se puede leer: { $reason }
cli-error-verify-line = { $path }, línea { $line }: { $reason }
cli-error-verify-long-line = { $path }, línea { $line }: mide más de { $most } MB
cli-error-verify-empty = { $path } no tiene pasos
cli-error-only-one = { $format } contiene un sudoku, y '--count' pide varios
cli-error-several = { $problem }; '-o NOMBRE-{"{}"}.{ $ending }' escribe un archivo para cada uno
cli-error-language = { $path }: { $problem }
cli-error-none-placed = { $path } no se escribió, porque { $format } no tiene sitio para ninguno de los sudokus
cli-error-no-menu = en este sistema no hay un menú de este tipo; Linux y sus parientes tienen uno
cli-error-no-home = no hay una carpeta personal donde ponerlo
cli-error-nowhere = el programa no sabe dónde está: { $reason }
cli-error-entry-name = { $path } no es un nombre que quepa en una entrada: no es UTF-8
cli-error-folder = no se puede crear { $path }: { $reason }
cli-no-display = no hay una pantalla donde abrir una ventana (ni DISPLAY ni WAYLAND_DISPLAY están definidas); sin ventana se puede usar 'sudoku-stepper solve FILE' y 'sudoku-stepper steps FILE'
cli-no-answer-of-display = la pantalla no responde
cli-no-reason = no se conoce el motivo
cli-no-window = no se puede abrir la ventana ({ $reason }); sin ventana se puede usar 'sudoku-stepper solve FILE' y 'sudoku-stepper steps FILE'
cli-without-window = esta versión no tiene ventana; sin ella se puede usar 'sudoku-stepper solve FILE' y 'sudoku-stepper steps FILE'
finding-missing = falta «{ $message }», y se dice en inglés
finding-unknown = línea { $line }: ningún mensaje del programa se llama «{ $message }»
finding-no-such-place = línea { $line }: en «{ $message }» no se pone nada en lugar de { $place }, así que se dice en inglés
finding-left-out = línea { $line }: «{ $message }» no tiene { $place }
finding-not-there = línea { $line }: «{ $message }» remite a «{ $named }», que no existe
cli-error-no-step = No hay paso { $number }: { $count ->
    [0] el camino no tiene pasos
    [one] el camino solo tiene 1 paso
   *[other] el camino solo tiene { $count } pasos
}
cli-error-terminal = una imagen de píxeles no es para un terminal; '-o ARCHIVO' le da un archivo
cli-error-over-source = { $path } es el propio sudoku: la salida necesita otro nombre
cli-error-several-to-export = hay { $count } sudokus; '-o NOMBRE-{"{}"}.{ $ending }' escribe un archivo para cada uno, '--puzzle N' toma uno de ellos

## How an exported path ends

export-solved =
    { $steps ->
        [0] Este tablero ya está resuelto, así que no hay pasos que mostrar.
        [one] Resuelto en { $steps } paso.
       *[other] Resuelto en { $steps } pasos.
    }
export-several =
    { $steps ->
        [0] Hay varias soluciones
        [one] Varias soluciones tras { $steps } paso
       *[other] Varias soluciones tras { $steps } pasos
    }: ninguna regla decide entre ellas y { $cells ->
        [one] queda { $cells } celda vacía
       *[other] quedan { $cells } celdas vacías
    }.
export-stalled =
    { $steps ->
        [0] No hay pasos que mostrar
        [one] Atascado tras { $steps } paso
       *[other] Atascado tras { $steps } pasos
    }: no se puede aplicar ninguna regla y { $cells ->
        [one] queda { $cells } celda vacía
       *[other] quedan { $cells } celdas vacías
    }.
export-inconsistent =
    { $steps ->
        [0] El tablero se contradice
        [one] Contradicción tras { $steps } paso
       *[other] Contradicción tras { $steps } pasos
    }: { $cause }

## The web page and the Markdown file

export-title-of-step = { $puzzle }: paso { $number }, { $step }
export-step = { $technique } ({ $level }, { $score })
export-by-hand = A mano
export-move = { $name }: { $change }
export-puzzle = El sudoku
export-end = El final
export-board = El tablero
export-step-label = Paso { $number }, { $step }
# Las palabras de la notación de HoDoKu en una página: «4,9 en r3c27», «unidas por r49c8».
compact-in = en
compact-connected-by = unidas por
compact-targets = objetivos
compact-and = y
export-made-with = Hecho con Sudoku Stepper.
export-rated = Nivel { $level }, puntuación { $score }.
export-rated-by-all =
    Nivel { $level }, puntuación { $score }, con todas las reglas. Las reglas activas no lo resuelven: { $cells ->
        [one] queda 1 celda
       *[other] quedan { $cells } celdas
    } por adivinar.
export-rated-with-guesses =
    Nivel { $level }. Ninguna regla lo resuelve: con todas, por el camino se { $guesses ->
        [one] adivina 1 celda
       *[other] adivinan { $guesses } celdas
    }.

# The columns of the tables, in Markdown and on the page
export-column-technique = técnica
export-column-level = nivel
export-column-steps = pasos
export-heading-technique = Técnica
export-heading-level = Nivel
export-heading-steps = Pasos
export-heading-region = Región
export-heading-sum = Suma
export-heading-cells = Celdas
# What the board has that the classic one does not, for readers who do not see its lines, shades
# and cages
export-rules = Reglas propias de este tablero
export-rule-size = El tablero tiene { $size } filas y { $size } columnas. En cada una aparecen una sola vez las cifras del 1 al { $size }.
export-rule-size-with-boxes = El tablero tiene { $size } filas, { $size } columnas y bloques de { $rows } filas y { $columns } columnas. En cada una de estas unidades aparecen una sola vez las cifras del 1 al { $size }.
export-rule-jigsaw = Regiones de cualquier forma ocupan el lugar de los bloques. En cada región aparece cada cifra una sola vez.
export-rule-no-boxes-name = Sin bloques
export-rule-no-boxes = Solo en las filas y las columnas aparece cada cifra una sola vez.
export-rule-diagonal-down = En la diagonal que va de la esquina superior izquierda a la inferior derecha aparece cada cifra una sola vez.
export-rule-diagonal-up = En la diagonal que va de la esquina inferior izquierda a la superior derecha aparece cada cifra una sola vez.
# { $cells } are cells.
export-rule-windoku = En cuatro ventanas de tres por tres celdas también aparece cada cifra una sola vez. Sus celdas superiores izquierdas son { $cells }.
export-rule-percent = En dos ventanas de tres por tres celdas también aparece cada cifra una sola vez. Sus celdas superiores izquierdas son { $cells }. Lo mismo vale para la diagonal que va de la esquina inferior izquierda a la superior derecha, entre las dos.
export-rule-disjoint-groups = Divide el tablero en nueve cuadrados de tres por tres celdas. En las nueve celdas que ocupan el mismo sitio de su cuadrado, como todas las superiores izquierdas, también aparece cada cifra una sola vez.
export-rule-nine-cells = En estas nueve celdas también aparece cada cifra una sola vez: { $cells }.
# { $lines } is a list of the message below.
export-rule-argyle = En ninguna de estas líneas inclinadas aparece una cifra dos veces: { $lines }.
export-rule-line = de { $first } a { $last }
export-rule-anti-knight = Las celdas que están a un salto de caballo de ajedrez tienen cifras distintas. El caballo avanza dos celdas en una dirección y una hacia un lado.
export-rule-anti-king = Dos celdas que se tocan por un lado o una esquina tienen cifras distintas.
export-rule-extra-regions = En cada región extra también aparece cada cifra una sola vez.
export-rule-killer = Las cifras de cada jaula son todas distintas y suman lo que indica la jaula.
export-rule-killer-with-open-sums = Las cifras de cada jaula son todas distintas. Si la jaula tiene suma, suman esa cantidad.
export-rule-cages-without-sums = Las cifras de cada jaula son todas distintas. Las jaulas no tienen suma.

## Names: levels, families within a line and at the head of a list, techniques

level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-unfair = Diabólico
level-extreme = Extremo

family-singles = únicos
family-intersections = intersecciones
family-subsets = subconjuntos
family-fish = peces
family-single-digit = una sola cifra
family-wings = alas
family-coloring = coloreado
family-uniqueness = unicidad
family-chains = cadenas
family-almost-locked-sets = conjuntos ALS
family-large-patterns = patrones grandes
family-forcing = cadenas forzadas
family-templates = plantillas
family-cages = jaulas
family-custom = propias

family-heading-singles = Únicos
family-heading-intersections = Intersecciones
family-heading-subsets = Subconjuntos
family-heading-fish = Peces
family-heading-single-digit = Una sola cifra
family-heading-wings = Alas
family-heading-coloring = Coloreado
family-heading-uniqueness = Unicidad
family-heading-chains = Cadenas
family-heading-almost-locked-sets = Conjuntos casi bloqueados
family-heading-large-patterns = Patrones grandes
family-heading-forcing = Cadenas forzadas
family-heading-templates = Plantillas
family-heading-cages = Jaulas
family-heading-custom = Propias

technique-full-house = Última celda
technique-last-cell-in-cage = Última celda de la jaula
technique-naked-single = Único desnudo
technique-hidden-single = Único oculto
technique-unique-sum-cage = Jaula de suma única
technique-rule-of-45 = Regla del 45
technique-cage-minimum-and-maximum = Mínimo y máximo de jaula
technique-cage-combinations = Combinaciones de jaula
technique-rule-of-45-in-several-houses = Regla del 45 en varias unidades
technique-required-digit = Cifra obligada
technique-law-of-leftovers = Ley de los sobrantes
technique-cage-claiming = Reclamo de jaula
technique-split-cage = Jaula partida
technique-killer-pair = Par killer
technique-hidden-cage = Jaula oculta
technique-innie-outie-difference = Diferencia interior-exterior
technique-cage-permutations = Permutaciones de jaula
technique-cage-comparison = Comparación de jaulas
technique-killer-triple = Trío killer
technique-parity = Paridad
technique-blocked-combination = Combinación bloqueada
technique-house-combinations = Combinaciones de unidad
technique-locked-pair = Par bloqueado
technique-locked-triple = Trío bloqueado
technique-pointing = Candidatos señaladores
technique-claiming = Candidatos reclamados
technique-box-line-reduction = Reducción bloque-línea
technique-naked-pair = Par desnudo
technique-naked-triple = Trío desnudo
technique-direct-pointing = Señaladores directos
technique-direct-hidden-pair = Par oculto directo
technique-direct-hidden-triplet = Trío oculto directo
technique-hidden-pair = Par oculto
technique-hidden-triple = Trío oculto
technique-naked-quadruple = Cuarteto desnudo
technique-hidden-quadruple = Cuarteto oculto
technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-remote-pair = Par remoto
technique-chute-remote-pair = Par remoto de franja
technique-bivalue-universal-grave-1 = BUG + 1
technique-bug-2 = BUG 2
technique-bug-3 = BUG 3
technique-bug-4 = BUG 4
technique-bug-n = BUG + n
technique-skyscraper = Rascacielos
technique-2-string-kite = Cometa de dos cuerdas
technique-turbot-fish = Turbot
technique-empty-rectangle = Rectángulo vacío
technique-dual-2-string-kite = Cometa doble de dos cuerdas
technique-dual-empty-rectangle = Rectángulo vacío doble
technique-w-wing = W-Wing
technique-almost-locked-pair = Par casi bloqueado
technique-almost-locked-triple = Trío casi bloqueado
technique-almost-locked-quadruple = Cuarteto casi bloqueado
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-wxyz-wing = WXYZ-Wing
technique-wxyz-ring = WXYZ-Ring
technique-vwxyz-wing = VWXYZ-Wing
technique-vwxyz-ring = VWXYZ-Ring
technique-uniqueness-test-1 = Prueba de unicidad 1
technique-uniqueness-test-2 = Prueba de unicidad 2
technique-uniqueness-test-3 = Prueba de unicidad 3
technique-uniqueness-test-4 = Prueba de unicidad 4
technique-uniqueness-test-5 = Prueba de unicidad 5
technique-uniqueness-test-6 = Prueba de unicidad 6
technique-unique-loop-1 = Bucle único 1
technique-unique-loop-2 = Bucle único 2
technique-unique-loop-3 = Bucle único 3
technique-unique-loop-4 = Bucle único 4
technique-extended-rectangle-1 = Rectángulo extendido 1
technique-extended-rectangle-2 = Rectángulo extendido 2
technique-extended-rectangle-3 = Rectángulo extendido 3
technique-extended-rectangle-4 = Rectángulo extendido 4
technique-hidden-rectangle = Rectángulo oculto
technique-avoidable-rectangle-type-1 = Rectángulo evitable tipo 1
technique-avoidable-rectangle-type-2 = Rectángulo evitable tipo 2
technique-gurth-s-symmetrical-placement = Simetría de Gurth
technique-finned-x-wing = X-Wing con aletas
technique-sashimi-x-wing = X-Wing sashimi
technique-finned-swordfish = Swordfish con aletas
technique-sashimi-swordfish = Swordfish sashimi
technique-finned-jellyfish = Jellyfish con aletas
technique-sashimi-jellyfish = Jellyfish sashimi
technique-finned-squirmbag = Squirmbag con aletas
technique-sashimi-squirmbag = Squirmbag sashimi
technique-finned-whale = Whale con aletas
technique-sashimi-whale = Whale sashimi
technique-finned-leviathan = Leviathan con aletas
technique-sashimi-leviathan = Leviathan sashimi
technique-sue-de-coq = Sue de Coq
technique-firework-triple = Fuegos artificiales triples
technique-firework-w-wing = Ala W con fuegos artificiales
technique-firework-quadruple = Fuegos artificiales cuádruples
technique-simple-colors-trap = Coloreado simple (trampa)
technique-simple-colors-wrap = Coloreado simple (envoltura)
technique-multi-colors-1 = Coloreado múltiple 1
technique-multi-colors-2 = Coloreado múltiple 2
technique-3d-medusa = Medusa 3D
technique-broken-wing = Ala rota
technique-bivalue-oddagon-1 = Bucle impar de dos cifras 1
technique-bivalue-oddagon-2 = Bucle impar de dos cifras 2
technique-bivalue-oddagon-3 = Bucle impar de dos cifras 3
technique-x-chain = Cadena X
technique-xy-chain = Cadena XY
technique-continuous-nice-loop = Bucle continuo
technique-aic = Cadena alternante (AIC)
technique-discontinuous-nice-loop = Bucle discontinuo
technique-grouped-continuous-nice-loop = Bucle continuo agrupado
technique-grouped-aic = Cadena agrupada (AIC)
technique-grouped-discontinuous-nice-loop = Bucle discontinuo agrupado
technique-almost-locked-set-xz-rule = Regla ALS-XZ
technique-twinned-xy-chain = Cadenas XY gemelas
technique-distributed-disjoint-subset = Subconjunto disjunto distribuido
technique-almost-locked-set-xy-wing = ALS-XY-Wing
technique-almost-locked-set-chain = Cadena de ALS
technique-death-blossom = Death Blossom
technique-aligned-pair-exclusion = Exclusión de pares alineados
technique-aligned-triple-exclusion = Exclusión de tríos alineados
technique-franken-x-wing = X-Wing Franken
technique-franken-swordfish = Swordfish Franken
technique-tridagon = Tridagón
technique-tridagon-forcing = Tridagón forzado
technique-guardian-forcing = Guardianes forzados
technique-rank-0-logic = Lógica de rango 0
technique-franken-jellyfish = Jellyfish Franken
technique-sk-loop = Bucle SK
technique-junior-exocet = Exocet junior
technique-double-exocet = Exocet doble
technique-senior-exocet = Exocet senior
technique-multi-sector-locked-sets = Conjuntos bloqueados multisector
technique-franken-squirmbag = Squirmbag Franken
technique-franken-whale = Whale Franken
technique-franken-leviathan = Leviathan Franken
technique-finned-franken-x-wing = X-Wing Franken con aletas
technique-finned-franken-swordfish = Swordfish Franken con aletas
technique-finned-franken-jellyfish = Jellyfish Franken con aletas
technique-finned-franken-squirmbag = Squirmbag Franken con aletas
technique-finned-franken-whale = Whale Franken con aletas
technique-finned-franken-leviathan = Leviathan Franken con aletas
technique-mutant-x-wing = X-Wing mutante
technique-mutant-swordfish = Swordfish mutante
technique-mutant-jellyfish = Jellyfish mutante
technique-mutant-squirmbag = Squirmbag mutante
technique-mutant-whale = Whale mutante
technique-mutant-leviathan = Leviathan mutante
technique-finned-mutant-x-wing = X-Wing mutante con aletas
technique-finned-mutant-swordfish = Swordfish mutante con aletas
technique-finned-mutant-jellyfish = Jellyfish mutante con aletas
technique-finned-mutant-squirmbag = Squirmbag mutante con aletas
technique-finned-mutant-whale = Whale mutante con aletas
technique-finned-mutant-leviathan = Leviathan mutante con aletas
technique-kraken-fish-type-1 = Pez Kraken tipo 1
technique-kraken-fish-type-2 = Pez Kraken tipo 2
technique-forcing-chain-contradiction = Cadena forzada (absurdo)
technique-forcing-chain-verity = Cadena forzada (verdad)
technique-forcing-net-contradiction = Red forzada (absurdo)
technique-forcing-net-verity = Red forzada (verdad)
technique-contradiction-with-side-arguments = Contradicción con argumentos auxiliares
technique-forcing-chains-and-cycles = Cadenas forzadas y ciclos
technique-nishio = Nishio
technique-multiple-forcing-chains = Cadenas forzadas múltiples
technique-dynamic-forcing-chains = Cadenas forzadas dinámicas
technique-dynamic-forcing-chains-plus = Cadenas forzadas dinámicas plus
technique-nested-forcing-chains = Cadenas forzadas anidadas
technique-template-set = Plantilla (poner)
technique-template-delete = Plantilla (eliminar)
technique-brute-force = Fuerza bruta
# En las listas que se filtran, cuando lo buscado es el otro nombre.
found-by-other-name = { $other }: otro nombre de { $technique }
form-m-wing = M-Wing
form-s-wing = S-Wing
form-l-wing = L-Wing
form-h-wing = H-Wing
form-doubly-linked = Doubly Linked
form-rectangle-elimination = Rectangle Elimination
step-title-with-form = { $technique } ({ $form })

## Buttons and fields of several screens

button-save = Guardar
button-cancel = Cancelar
button-close = Cerrar
button-stop = Parar
button-choose-file = Elegir archivo
button-start = Inicio
button-settings = Ajustes
button-keys = Teclas
button-undo = Deshacer
button-redo = Rehacer
file-path = la ruta del archivo

# The path or the search that goes on by itself.
speed-slow = Ritmo: lento
speed-medium = Ritmo: medio
speed-fast = Ritmo: rápido
speed-fastest = Ritmo: máximo

## Leaving work that is not saved

leave-title = Trabajo sin guardar
# { $name } is what a puzzle is called, { $draft } the one that is made.
leave-draft = Los cambios en «{ $name }», el sudoku que estás creando, no están guardados. ¿Guardarlos antes de que se cierre la ventana?
leave-quit = Lo que hiciste en «{ $name }» no está guardado. ¿Guardarlo antes de que se cierre la ventana?
leave-both = Lo que hiciste en «{ $name }» no está guardado. ¿Guardarlo antes de que se cierre la ventana? Después se te preguntará por «{ $draft }», el sudoku que estás creando.
leave-open = Lo que hiciste en «{ $name }» no está guardado. ¿Guardarlo antes de abrir otro sudoku?
leave-discard = No guardar

## Saving under another name

save-as-title = Guardar como
save-as-formats = El archivo lo conserva todo. Un nombre que acaba en txt, sdk, sdm, ss, opensudoku o gri crea un archivo para otros programas.

## Settings

settings-title = Ajustes
settings-language = Idioma
# What is wrong with the file of a language.
language-unreadable = No se puede leer el idioma de { $path }: { $reason }.
language-too-large = No se puede leer el idioma de { $path }: el archivo ocupa más de 4 MB.
# { $problem } is one of the four below.
language-broken = El idioma de { $path } está dañado ({ $problem }) y no se puede elegir.
language-error-not-text = la línea { $line } no es texto UTF-8
language-error-syntax = la línea { $line } no es un mensaje: { $problem }
language-error-twice = el mensaje «{ $message }» de la línea { $line } está dos veces
language-error-tag = el mensaje «language-tag» debe ser la etiqueta del idioma, como «de» o «pt-BR», y es «{ $tag }»
language-taken = El idioma de { $path } tiene la etiqueta «{ $tag }», que ya tiene otro, y no se puede elegir.
language-missing = No hay ningún idioma «{ $tag }» en { $folder }; por eso se usa el inglés.
settings-theme = Colores
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-text-size = Tamaño del texto
settings-size-of-window = Auto
settings-percent = { $percent } %
settings-size-held-back = Más grande no cabe en la ventana.
settings-notation = Cómo se escriben las celdas
settings-labels = Nombrar filas y columnas junto al tablero
settings-boxes = Sombrear bloques alternos y jaulas
settings-motion = Pasos en movimiento: mirar, descartar, concluir
settings-motion-system = Sistema
settings-motion-off = No
settings-motion-usual = Normal
settings-motion-slow = Lento
settings-telling = Razones de los pasos
settings-telling-practised = Breves si ya lo sé
settings-telling-whole = Siempre completas
settings-telling-short = Siempre breves
settings-right-digits = Cifras correctas en verde al jugar
settings-origins = Señales del origen de cada cifra
origin-person = tú
origin-step = un paso
origin-hint = una ayuda
origin-search = la búsqueda
origin-answer = una respuesta
settings-left-off = Empezar donde lo dejé

# { $reason } is the system's.
settings-unreadable = No se pueden leer los ajustes de { $path }: { $reason }.
settings-not-kept = No se pueden guardar los ajustes en { $path }: { $reason }.
# { $fields } are the names of fields in the file, { $count } of them.
settings-no-sense = { $count ->
    [one] { $fields } no tiene sentido
   *[other] { $fields } no tienen sentido
}
# Names in the file that nothing has, and the field in which they stand:
# '"y-wing" and "z-wing" and 3 others in rules.order'.
settings-names-in = { $names } en { $field }
settings-and = { $before } y { $name }
settings-others = { $count } más
names-next = { $before }, { $name }
sentences-next = { $before } { $sentence }

# { $problem } is what is wrong in the file.
broken-file = { $content ->
    [lessons] El registro de las lecciones, en { $path }, está dañado ({ $problem }).
    [best-games] La lista de las mejores partidas, en { $path }, está dañada ({ $problem }).
   *[settings] Los ajustes de { $path } están dañados ({ $problem }).
}
broken-file-kept = Se conserva como { $copy }.
broken-file-not-copied = No se pudo copiar a { $copy }: { $reason }.

## Names of formats and kinds of files; what a format does not hold

# In a sentence: 'The board was copied as a line of candidates.'
format-comma = texto con comas
format-grid = texto en cuadrícula
format-line = una línea
format-pencil-marks = anotaciones
format-candidate-line = una línea de candidatos
format-constraints = un volcado de restricciones
format-library = una línea de biblioteca
format-ps = texto PS
format-sumocue = texto SumoCue
format-arrows = texto con flechas
format-jigsaw = una línea de 162 caracteres
format-andoku = una línea de Andoku
format-solo = un ID de partida de Solo
format-f-puzzles = JSON de f-puzzles
format-f-puzzles-link = un enlace a f-puzzles
format-sudokupad-link = un enlace a SudokuPad
format-own = el formato propio del programa
format-ending = .{ $ending }
# On a button; the others are there as in a sentence.
format-label-candidate-line = línea de candidatos
format-label-constraints = restricciones
format-label-library = línea de biblioteca
format-label-own = formato propio

file-kind-html = página web
file-kind-markdown = Markdown
file-kind-json = JSON
file-kind-svg = SVG
file-kind-png = PNG

# Clauses: 'In this format the title is left out; the save points are left out.'
loss-next = { $before }; { $clause }
loss-puzzle = no hay sitio para { $what }, así que no se escribe nada
# What ends the sentence before: something of a puzzle.
loss-puzzle-what = { $what ->
    [size] un tablero de este tamaño
    [boxes] bloques de esta forma
    [regions] regiones que no son bloques
    [no-boxes] un tablero sin bloques
    [one-diagonal] una sola diagonal
    [diagonal-down] una diagonal
    [diagonal-up] una diagonal
    [windoku] ventanas
    [percent] ventanas
    [disjoint-groups] grupos disjuntos
    [asterisk] el asterisco
    [center-dot] el punto central
    [girandola] la girandola
    [argyle] líneas de argyle
    [anti-knight] la regla anticaballo
    [anti-king] la regla antirrey
    [extra-regions] regiones extra
    [no-cages] un tablero sin jaulas
    [cages-without-sum] jaulas sin suma
    [single-cages] jaulas de una celda
    [open-cells] celdas sin jaula
    [in-parts] jaulas y regiones en trozos
    [givens] cifras en las celdas
    [givens-in-cages] pistas dentro de jaulas
    [candidates] candidatos que son el sudoku
   *[cages] jaulas
  }
loss-entries = las cifras puestas no se distinguen de las pistas
loss-naked-singles = una celda a la que le queda un solo candidato parece una pista
loss-no-candidates = una celda sin candidatos parece una que los tiene todos
loss-removed = los candidatos eliminados vuelven a ser posibles
loss-marks = se omiten las notas, los colores y los enlaces puestos a mano
loss-save-points = se omiten los puntos de guardado
loss-history = se omiten las jugadas a las que vuelven deshacer y rehacer
loss-oldest-moves = se omiten las jugadas más antiguas
loss-title = se omite el título
loss-title-shape = el título pierde los saltos de línea y los caracteres de control
loss-game = se omite la partida, con todo lo suyo, como los puntos
loss-metadata = { $field ->
    [author] se omite el autor
    [description] se omite la descripción
    [date] se omite la fecha
    [source] se omite la fuente
    [level] se omite el nivel
    [url] se omite el enlace
   *[comment] se omite el comentario
}
loss-header = lo que se dice del primer sudoku se dice de todos

# What a file says about a puzzle: { $said }.
field = { $field ->
    [author] autor: { $said }
    [description] descripción: { $said }
    [date] fecha: { $said }
    [source] fuente: { $said }
    [level] nivel: { $said }
    [url] enlace: { $said }
   *[comment] comentario: { $said }
}

## The window: its title, and the line at the top that tells something

window-title = Sudoku Stepper
window-title-puzzle = { $name } – Sudoku Stepper
window-title-unsaved = • { $name } – Sudoku Stepper
window-title-create = Un sudoku propio – Sudoku Stepper

## Opening and saving

open-title = Abrir un sudoku
# What a file dialog lists: puzzles, files with the ending $ending such as PNG, all files.
files-puzzles = Sudokus
files-ending = Archivos { $ending }
files-all = Todos los archivos
# $name is what a file is called, or what was pasted.
open-reading = Leyendo { $name } …
open-no-dialog = Este sistema no ofrece un diálogo de archivos. Escribe la ruta del archivo.
# { $reason } says what is wrong, without a full stop.
open-failed = No se abrió: { $reason }.
open-more = El archivo tiene más sudokus que los { $count } de la lista.
open-broken-off = { $reason }. { $count ->
    [one] La lista contiene el único sudoku que se pudo leer.
   *[other] La lista contiene los { $count } sudokus que se pudieron leer.
}
# Cómo se leyó un archivo: qué más contenía y qué se hizo con ello. { $first } es el número de una línea.
reading-grids = { $titles ->
    [0] Leído como { $lines } líneas: { $grids } cuadrículas.
   *[other] Leído como { $lines } líneas: { $grids } cuadrículas, { $titles } de ellas con título.
}
reading-marks = { $count ->
    [one] Una cuadrícula y sus candidatos se leyeron como un solo sudoku.
   *[other] { $count } cuadrículas se leyeron cada una como un solo sudoku con los candidatos que tienen debajo.
}
reading-few-notes = { $count ->
    [one] Las cifras { $digits } de la línea { $first } están en una sola celda y se leyeron como sus notas.
   *[other] En { $count } celdas hay varias cifras, que se leyeron como notas. Las primeras son { $digits }, en la línea { $first }.
}
reading-sign = El signo «{ $sign }» se leyó como celda vacía.
reading-blank = Un espacio se leyó como celda vacía.
reading-letters-are-rows = En nombres de celdas como A1, la letra se leyó como la fila.
reading-letters-are-columns = En nombres de celdas como A1, la letra se leyó como la columna, porque las celdas están en ese orden.
reading-x-as-column = x se leyó como la columna de una celda, e y como su fila.
reading-first-as-row = De los números de una celda, el primero se leyó como la fila y el segundo como la columna.
reading-letter-as-digit = La letra { $letter } se leyó como la cifra { $digit }.
reading-entries-in-brackets = Las cifras entre paréntesis o corchetes se leyeron como rellenadas, las demás como pistas.
reading-givens-in-bold = Las cifras en negrita o marcadas como dadas se leyeron como pistas, las demás como rellenadas.
reading-rule-in-words = «{ $word }» en la línea { $line } puede nombrar una regla: el sudoku se leyó sin ella.
reading-solutions = { $count ->
    [one] La solución del archivo resuelve su sudoku.
   *[other] Las { $count } soluciones del archivo resuelven sus sudokus.
}
reading-wrong-solutions = { $count ->
    [one] La solución de la línea { $first } no resuelve su sudoku.
   *[other] { $wrong ->
        [one] De las { $count } soluciones del archivo, una no resuelve su sudoku, la de la línea { $first }.
       *[other] De las { $count } soluciones del archivo, { $wrong } no resuelven sus sudokus, la primera en la línea { $first }.
    }
}
reading-left-out = { $count ->
    [one] La línea { $first } no forma parte de ningún sudoku y se omitió.
   *[other] { $count } líneas no forman parte de ningún sudoku y se omitieron, la primera es la línea { $first }.
}
reading-marks-left-out = Las notas o los colores de la línea { $line } tienen una forma que no se conoce y se omitieron.
reading-fields-left-out = { $count ->
    [one] El campo { $names } nombra celdas, pero no se conoce su significado: se omitió.
   *[other] Estos campos nombran celdas, pero no se conoce su significado y se omitieron: { $names }.
}
reading-entries-left-out = { $count ->
    [one] Una entrada de la lista no es un sudoku y se omitió, empieza en la línea { $first }.
   *[other] { $count } entradas de la lista no son sudokus y se omitieron, la primera empieza en la línea { $first }.
}
open-first = Este es el primer sudoku de la lista.
open-last = Este es el último sudoku de la lista.
# What was open when the program was left. { $reason } says what is wrong, without a full stop.
left-off-gone = Lo que estaba abierto la última vez no se puede volver a abrir: { $reason }.
paste-nothing = No hay texto en el portapapeles.
paste-failed = Lo que se pegó no es un sudoku: { $reason }.
paste-broken-off = Solo se leyó una parte de lo que se pegó: { $reason }. { $count ->
    [one] La lista contiene el único sudoku que se pudo leer.
   *[other] La lista contiene los { $count } sudokus que se pudieron leer.
}
# { $reason } and { $flaw } say what is wrong, without a full stop.
paste-no-step = No se puede leer el paso: { $reason }.
paste-step-fails = El paso no es válido: { $flaw }.
paste-step-fails-but = La conclusión del paso es cierta, pero el paso no la demuestra: { $flaw }.
# What a puzzle from the clipboard is called.
paste-name = sudoku pegado

save-title = Guardar el sudoku
save-no-dialog = Este sistema no ofrece un diálogo de archivos. Escribe la ruta del archivo.
save-done = Guardado en { $path }.
saving-title = Guardando
saving = Escribiendo { $path }.
# { $format } is a format, { $losses } are clauses.
save-loses = Como { $format }: { $losses }.
save-no-place = Como { $format } no hay sitio para { $what }. Elige un nombre que termine en .{ $ending }: ese archivo lo conserva todo.
# Pictures and pages are not saved but exported.
save-other-ending = Un archivo cuyo nombre termine en .{ $ending } contendría el texto del sudoku. Las imágenes y páginas se hacen con «Exportar».
save-replaces = Ya hay un archivo { $name } y se reemplazaría.
save-again = { $warnings } Pulsa «Guardar» otra vez para guardarlo de todos modos.

## A file that another window or program changed

changed-title = Cambiado en otra parte
changed-gone-title = El archivo ya no está
# $name is what the file is called, $when such as 'Today, 9:03'.
changed-at = Otra ventana u otro programa cambió { $name } ({ $when }).
changed = Otra ventana u otro programa cambió { $name }.
changed-board-is-older = El tablero muestra la versión anterior.
changed-saving-replaces = Guardar sustituye esa versión.
changed-gone = El archivo { $name } ya no está. Se movió, cambió de nombre o se borró. Guardar lo escribe de nuevo.
changed-gone-saving = El archivo { $name } ya no está. Se movió, cambió de nombre o se borró. ¿Guardarlo allí de nuevo?
changed-work-is-kept = Si lo cargas de nuevo, la pantalla de inicio conserva lo que hiciste aquí.
changed-work-is-lost = Si lo cargas de nuevo, se pierde lo que hiciste aquí.
changed-load = Cargar de nuevo
changed-keep = Conservar lo mío
changed-save-anyway = Guardar igualmente
changed-save-as = Guardar como …
changed-save-there = Guardarlo allí de nuevo

## Work that is kept against a crash

autosave-found = Hay trabajo de otra vez que no se guardó. Está en la pantalla de inicio (Ctrl N).
autosave-failed = El trabajo no está a salvo de un cierre inesperado: { $reason }.

## Una regla que ha fallado

# Un aviso en la ventana y un mensaje de la línea de órdenes.
refused-step = Una regla ha fallado aquí y se ha omitido: { $technique }. Su paso no era una consecuencia. La regla siguiente ha continuado.
refused-copy = Copiar el informe
refused-copied = El informe está en el portapapeles.

## What is kept of lessons and games

lessons-unreadable = No se puede leer en { $path } lo que has aprendido: { $reason }.
lessons-not-kept = No se puede guardar en { $path } lo que has aprendido: { $reason }.
lessons-no-sense = sin sentido: { $fields }
solved-unreadable = No se puede leer en { $path } qué sudokus se resolvieron: { $reason }.
solved-not-kept = No se puede guardar en { $path } qué sudokus se resolvieron: { $reason }.
best-games-unreadable = No se pueden leer las mejores partidas en { $path }: { $reason }.
best-games-not-kept = No se pueden guardar las mejores partidas en { $path }: { $reason }.
best-games-no-sense = { $count ->
    [one] una entrada no tiene sentido
   *[other] { $count } entradas no tienen sentido
}

## The choice of a game

new-game-title = Partida nueva
new-game-kind = Juego
new-game-classic = Clásico
new-game-classic-rules = En cada celda vacía va una cifra.
new-game-ice = Hielo
new-game-ice-rules = Una quinta parte de las celdas vacías está congelada. Cada una se descongela cuando pones una cifra correcta a su lado.
new-game-board = Tablero
# The name of a board.
board-name = { $board ->
   *[classic] Clásico
    [killer] Killer
    [killer-x] Killer X
    [killer-jigsaw] Killer jigsaw
    [killer-windoku] Killer windoku
    [killer-4x4] Killer 4×4
    [killer-6x6] Killer 6×6
    [killer-8x8] Killer 8×8
    [jigsaw] Jigsaw
    [jigsaw-x] Jigsaw X
    [jigsaw-6x6] Jigsaw 6×6
    [diagonal] Diagonal
    [one-diagonal] Una diagonal
    [windoku] Windoku
    [percent] Porcentaje
    [disjoint-groups] Grupos disjuntos
    [asterisk] Asterisco
    [center-dot] Punto central
    [girandola] Girandola
    [argyle] Argyle
    [extra-regions] Regiones extra
    [anti-knight] Anticaballo
    [anti-king] Antirrey
    [four] 4×4
    [six] 6×6
    [six-tall] 6×6 alto
    [six-x] 6×6 X
    [eight] 8×8
}
# What is different about it.
board-rules = { $board ->
   *[classic] Nueve filas, nueve columnas y nueve bloques.
    [killer] Las cifras de cada jaula son distintas y suman su número.
    [killer-x] Un killer en el que, además, cada diagonal tiene cada cifra una vez.
    [killer-jigsaw] Un killer con regiones de cualquier forma en lugar de bloques.
    [killer-windoku] Un killer en el que cuatro ventanas también tienen cada cifra una vez.
    [killer-4x4] Un killer con cuatro filas y las cifras del 1 al 4.
    [killer-6x6] Un killer con seis filas y las cifras del 1 al 6.
    [killer-8x8] Un killer con ocho filas y las cifras del 1 al 8.
    [jigsaw] Regiones de cualquier forma ocupan el lugar de los bloques.
    [jigsaw-x] Un jigsaw en el que, además, cada diagonal tiene cada cifra una vez.
    [jigsaw-6x6] Un jigsaw con seis filas y las cifras del 1 al 6.
    [diagonal] Cada una de las dos diagonales tiene cada cifra una vez.
    [one-diagonal] La diagonal que baja desde arriba a la izquierda tiene cada cifra una vez.
    [windoku] Cuatro ventanas también tienen cada cifra una vez.
    [percent] Dos ventanas y la diagonal que hay entre ellas también tienen cada cifra una vez.
    [disjoint-groups] Las celdas que ocupan el mismo lugar en los nueve bloques tienen cada cifra una vez.
    [asterisk] Las nueve celdas del asterisco tienen cada cifra una vez.
    [center-dot] Los centros de los nueve bloques tienen cada cifra una vez.
    [girandola] Las nueve celdas de la girandola tienen cada cifra una vez.
    [argyle] Ninguna cifra se repite en ninguna de ocho líneas inclinadas.
    [extra-regions] Las regiones extra también tienen cada cifra una vez.
    [anti-knight] La misma cifra nunca está a un salto de caballo de sí misma.
    [anti-king] La misma cifra nunca está en dos celdas que se tocan por una esquina.
    [four] Cuatro filas, cuatro columnas, cuatro bloques y las cifras del 1 al 4.
    [six] Seis filas, bloques de dos filas y tres columnas, y las cifras del 1 al 6.
    [six-tall] Seis filas, bloques de tres filas y dos columnas, y las cifras del 1 al 6.
    [six-x] Seis filas, las cifras del 1 al 6, y cada diagonal tiene cada cifra una vez.
    [eight] Ocho filas, bloques de dos filas y cuatro columnas, y las cifras del 1 al 8.
}
new-game-level = Nivel
new-game-easy = Fácil
new-game-medium = Medio
new-game-hard = Difícil
new-game-expert = Experto
new-game-by-techniques = Por sus técnicas
new-game-needs-easy = Una cifra tras otra: bastan los únicos.
new-game-needs-medium = También descartas cifras: candidatos bloqueados y subconjuntos.
new-game-needs-hard = También buscas patrones por todo el tablero: peces, alas, colores y más.
new-game-needs-expert = También sigues cadenas de razones, enlace a enlace, y conjuntos casi bloqueados.
new-game-sums-easy = Bastan los únicos y las sumas sencillas.
new-game-sums-medium = También hacen falta combinaciones, sumas de varias unidades y candidatos bloqueados.
new-game-sums-hard = Hacen falta jaulas ocultas, diferencias de sumas u otros patrones.
new-game-by-givens = Por sus pistas
new-game-givens-easy = 47 pistas. Puede hacer falta cualquier técnica.
new-game-givens-medium = 35 pistas. Puede hacer falta cualquier técnica.
new-game-givens-hard = 25 pistas. Puede hacer falta cualquier técnica.
new-game-givens-expert = 17 pistas, las mínimas posibles. Puede hacer falta cualquier técnica.
new-game-givens-other = { $count ->
    [0] Ninguna pista.
    [one] Una pista.
   *[other] { $count } pistas.
} Puede hacer falta cualquier técnica.
new-game-errors = Errores
new-game-errors-at-once = En rojo al momento
new-game-errors-on-check = Solo al revisar
new-game-seed = Número de partida: el mismo número da la misma partida a todos
new-game-random-seed = una al azar, que se ve en la partida
new-game-no-seed = Un número de partida es un número entero, como mucho { $most }. Deja el campo vacío para que sea al azar.
new-game-timer = Ver el tiempo
# Above the choice of a limit of time.
new-game-limit = Tiempo, y cuánto puede durar la partida
new-game-no-limit = Sin límite
new-game-minutes = { $minutes } min
new-game-play = Jugar
new-game-making = Creando la partida.
new-game-tried = Creando la partida: { $count ->
    [one] se ha probado { $count } sudoku.
   *[other] se han probado { $count } sudokus.
}
new-game-failed = No se creó ninguna partida: { $reason }.

## The choice of rules

rules-dialog-title = Elegir reglas
rules-dialog-preset = Selección
preset-assignment = Lo básico
preset-naked-singles = Solo únicos desnudos
preset-hodoku = HoDoKu
preset-hodoku-and-on = HoDoKu y más
preset-sudoku-explainer = Sudoku Explainer
preset-sudokuwiki = SudokuWiki
preset-everything = Todas
rules-dialog-changed = Modificada
# Textos de ayuda de los botones
rules-dialog-preset-tip = usar las reglas de la selección { $preset }
rules-dialog-own-tip = volver a tu propia elección de reglas
rules-dialog-through-sets-tip = dejar que las cadenas agrupadas pasen también por conjuntos casi bloqueados: unas pocas celdas con una cifra más que celdas
# Of a preset under the pointer, beside the rules that are on. { $names } are names of rules:
# 'X-Wing, Swordfish, …'; { $fewer } is how many that are on it lacks.
rules-dialog-preset-order = La selección { $preset } tiene las mismas reglas en otro orden.
rules-dialog-preset-more =
    La selección { $preset } tiene { $count ->
        [one] una regla
       *[other] { $count } reglas
    } más: { $names }
rules-dialog-preset-lacks =
    A la selección { $preset } le { $count ->
        [one] falta una regla
       *[other] faltan { $count } reglas
    }: { $names }
rules-dialog-preset-both =
    A la selección { $preset } le { $fewer ->
        [one] falta una regla
       *[other] faltan { $fewer } reglas
    } y tiene { $count ->
        [one] una
       *[other] { $count }
    } más: { $names }
rules-dialog-filter = filtrar por nombre, familia o nivel
rules-dialog-none = Ninguna regla tiene esto en su nombre, familia o nivel.
rules-dialog-all-on = Todas sí
rules-dialog-all-off = Todas no
rules-dialog-these-on = Estas sí
rules-dialog-these-off = Estas no
rules-dialog-count = { $on } de { $all } activadas
# The heads of the columns.
rules-dialog-on = Sí
# In the place of the family of a rule that does not hold on the board
rules-dialog-not-here = no en este tablero
rules-dialog-rule = Regla
rules-dialog-family = Familia
rules-dialog-wiki-grade = Grado de SudokuWiki
rules-dialog-level = Nivel
rules-dialog-score = Puntos
rules-dialog-move-up = Subir
rules-dialog-move-down = Bajar
rules-dialog-through-sets = Cadenas agrupadas más fuertes

## Copying and exporting

export-dialog-title = Copiar o exportar
# The title of the system's dialog.
export-tip-subject = Qué se copia o se guarda
export-tip-form = En qué forma se lleva
export-dialog-file = Exportar
export-dialog-board = El tablero
export-dialog-step = Este paso
export-dialog-path = Todo el camino
export-dialog-as = Como
export-dialog-for = ¿Para qué?
export-for-friend = Enviar a alguien
export-for-print = Imprimir
export-for-program = Meter en un programa
export-for-elsewhere = Seguir en otro sitio
export-for-any = Todo tipo
export-dialog-compact = notación compacta
export-dialog-all-kept = Se conserva todo lo que hay en el tablero.
# Which formats are not offered, since they have no place for something on the board.
export-dialog-not-offered = No se ofrecen, por no tener sitio para { $what }: { $formats }.
# { $losses } are clauses.
export-dialog-loses = En este formato, { $losses }.
export-dialog-about-compact = La notación de los expertos, una línea por paso.
export-dialog-about-html = Un solo archivo con tableros y frases, para leer, enviar o imprimir.
export-dialog-about-markdown = Tableros con sus candidatos, y las explicaciones.
export-dialog-about-json = Para programas: técnicas, textos e imágenes.
export-dialog-about-step = El tablero con lo que el paso ve y hace.
export-dialog-about-board = El tablero tal como se ve ahora.
export-dialog-pixels = píxeles de ancho
export-dialog-caption = Título
export-dialog-legend = Leyenda
export-dialog-file-field = Archivo
export-dialog-copy = Copiar
export-dialog-looking = Buscando el camino…
# { $format } and { $form } are what it was copied as.
export-dialog-copied = El tablero se copió como { $format }.
export-dialog-board-copied = El tablero, copiado como { $form }.
export-dialog-step-copied = Este paso, copiado como { $form }.
export-dialog-path-copied = Todo el camino, copiado como { $form }.
export-dialog-no-name = El archivo necesita un nombre.
export-dialog-no-text = Esto no es texto y no se puede copiar.
export-dialog-size-failed = El tamaño no sirve: { $reason }.
export-dialog-not-saved = No se guardó: { $reason }.
export-dialog-not-made = No se creó: { $reason }.

## The start screen

start-about = Paso a paso, y por qué cada paso es cierto.
start-quit = Salir
start-continue = Continuar
start-list = Volver a la lista
# What the board shows that was left, and how far it has come.
start-left-at = { $name }, { $place }
# When something was left. $month is its number.
moment-now = Ahora mismo
moment-today = Hoy, { $time }
moment-yesterday = Ayer
moment-day = El { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
moment-day-of-year = El { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
# A game that waits, in the place of its board.
start-paused = En pausa
start-paused-at = { $mode }, { $time } de juego
start-paused-left = { $mode }, quedan { $time }
start-paused-place = en pausa: { $place }
start-step = { $step ->
    [0] sin empezar
   *[other] paso { $step }
}
start-step-of = { $step ->
    [0] sin empezar
   *[other] paso { $step } de { $count }
}
# Work that was left behind.
start-left = { $steps ->
    [0] ningún paso
    [one] { $steps } paso
   *[other] { $steps } pasos
}
# Work whose name other work has too: a row in which the puzzles differ, such as '53..7....'.
start-left-row = { $name } (fila { $row }: { $digits })
start-more = y { $count } más
start-discard = Descartar
# Beside it, what it discards: the work that Continue above goes on with.
start-kept = { $name }: sin guardar, pero conservado
start-continue-tip = Seguir donde estabas
start-kept-tip = Quitarlo; justo después puedes deshacerlo
start-files = Abrir un sudoku
start-other-ways = Un archivo, un enlace, o pegar con Ctrl V
start-path = la ruta de un archivo
start-open = Abrir
start-easy = Fácil
start-medium = Medio
start-hard = Difícil
start-recent = Recientes
start-no-recent = Aún no se ha abierto ningún archivo. Escribe la ruta de uno:
start-new-game = Jugar
start-about-new-game = Un sudoku nuevo de cualquier nivel, con o sin reloj
start-lessons = Aprender
start-about-lessons = Lecciones cortas, desde la primera cifra hasta el X-Wing
start-create = Crear uno
start-about-create = Escribe un sudoku y mira al momento lo difícil que es

# A puzzle that comes with the program.
built-in-easy = Fácil { $number }
built-in-medium = Medio { $number }
built-in-hard = Difícil { $number }

# Three steps of a puzzle of ours that are shown on the start screen.
demonstration-place = { $name }, paso { $step } de { $count }
demonstration-single = En { $house }, el { $digit } solo cabe en { $cell }.
demonstration-go-on = Seguir desde aquí

## A puzzle of one's own

# What it is called until it is saved.
create-name = sudoku nuevo
create-go-on = Fila a fila
create-go-on-tip = Pasar a la celda siguiente tras cada cifra; 0 deja una celda vacía
create-unsaved = sin guardar
create-tool-digits = Cifras
create-tool-board = Tablero
create-tool-regions = Regiones
# A key changed what the panel of another tool shows. { $name } is a rule of the board, such as Windoku, or a symmetry.
create-turned-on = { $name }: activado. Lo muestra la herramienta «{ $tool }».
create-turned-off = { $name }: desactivado. Lo muestra la herramienta «{ $tool }».
create-symmetry-now = Simetría: { $name }. La muestra la herramienta «{ $tool }».
create-tool-cages = Jaulas
create-shapes = Forma del tablero
create-shape = { $size } × { $size }
create-shape-with-boxes = { $size } × { $size }, bloques de { $rows } × { $columns }
create-besides = Además
create-regions-own = En vez de bloques
create-regions-further = Regiones extra
create-regions-how = Arrastra desde una celda para ampliar su región. Un clic derecho saca una celda de su región.
create-region-away = Quitar la región
create-region-size = Una región tiene { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
  }; necesita { $size }.
create-no-region = { $count ->
    [one] Una celda aún no tiene región.
   *[other] { $count } celdas aún no tienen región.
  }
create-cages-how = Arrastra de celda en celda para trazar una jaula y escribe su suma. Un clic derecho saca una celda de su jaula.
create-cage-with-sum = { $count ->
    [one] La jaula elegida tiene una celda. Su suma es { $sum }.
   *[other] La jaula elegida tiene { $count } celdas. Su suma es { $sum }.
  }
create-cage-without-sum = { $count ->
    [one] La jaula elegida tiene una celda y aún no tiene suma: escríbela.
   *[other] La jaula elegida tiene { $count } celdas y aún no tiene suma: escríbela.
  }
create-cage-typed = { $count ->
    [one] La jaula elegida tiene una celda. Has escrito { $sum }.
   *[other] La jaula elegida tiene { $count } celdas. Has escrito { $sum }.
  }
create-cage-away = Quitar la jaula
create-cage-taken = Esta celda está en otra jaula. Quita antes esa jaula.
create-cage-size = Con { $size } cifras, una jaula puede tener como mucho { $size } celdas.
create-cage-in-parts = Las celdas de una jaula tienen que estar unidas.
create-cage-sum = { $count ->
    [one] Una jaula de una celda no puede sumar { $sum }: suma de { $least } a { $most }.
   *[other] Una jaula de { $count } celdas no puede sumar { $sum }: { $count } cifras distintas suman de { $least } a { $most }.
  }
create-needs-nine = Solo un tablero de 9 × 9 celdas puede tener esto.
create-too-many-houses = El tablero tiene demasiadas unidades para añadir otra.
create-not-possible = Esto no encaja en el tablero.
create-verdict-unfinished = Sin acabar
create-verdict-puzzle = Es un sudoku
create-verdict-none = No es un sudoku
create-verdict-several = Aún no es un sudoku
create-givens = Pistas
create-solutions = Soluciones
create-solutions-none = ninguna
create-solutions-none-since = ninguna; la cifra de { $cell } lo hizo imposible
create-solutions-one = exactamente una
create-solutions-several = varias, que difieren en { $count } celdas
create-solutions-unknown = no se sabe: se abandonó tras { $guesses } intentos
create-solutions-stopped = no se sabe: cancelado
create-hardest = Técnica más difícil
create-hardest-none = ninguna: está resuelto
create-score = Puntuación
create-minimal = Mínimo
create-minimal-answer = { $count ->
    [0] sí: no sobra ninguna pista
    [one] no: puede quitarse { $count } pista
   *[other] no: puede quitarse cualquiera de { $count } pistas
}
create-generator = Con el generador
create-fill-up = Completar
create-make-minimal = Hacer mínimo
create-fill-up-tip = Añadir pistas hasta que el sudoku tenga una sola solución
create-make-minimal-tip = Quitar pistas hasta que no sobre ninguna
create-make-symmetric-tip = Poner las pistas en lugares simétricos
create-make-symmetric = Hacer simétrico
create-make-rated = Hacer uno nuevo
create-rating = valoración 7.2 o 7.1-7.3
create-rating-classic = valor: solo clásicos
# What a board can have besides, on buttons.
feature-diagonal-down = Diag. descendente
feature-diagonal-up = Diag. ascendente
feature-windoku = Windoku
feature-percent = Porcentaje
feature-disjoint-groups = Grupos disjuntos
feature-asterisk = Asterisco
feature-center-dot = Punto central
feature-girandola = Girandola
feature-argyle = Argyle
feature-anti-knight = Anticaballo
feature-anti-king = Antirrey
# Symmetries, on buttons.
symmetry-none = Nada
symmetry-half-turn = Media
symmetry-quarter-turn = Cuarto
symmetry-mirror = Espejo
symmetry-diagonal = Diagonal
create-find-solution = Buscar solución
create-hide-solution = Ocultar solución
create-looking-for-solution = Buscando una solución…
create-counting = Se cuentan las soluciones …
create-solution-one = Esta es la única solución. Se muestra junto a las pistas y desaparece en cuanto cambias algo.
create-solution-several = Esta es una de varias soluciones. Se muestra junto a las pistas y desaparece en cuanto cambias algo.
create-solution-none = No hay solución: las pistas no son compatibles.
create-solution-unknown = La búsqueda de una solución se abandonó tras { $guesses } intentos.
create-filling-up = Añadiendo pistas
create-making-minimal = Quitando pistas
create-making-symmetric = Haciendo simétrico el patrón
create-making-rated = Buscando un sudoku con esa valoración: { $count } probados
# { $making } is one of the three above.
create-making = { $making }…
create-made = Ahora hay { $now } pistas; antes había { $before }.
create-nothing-to-change = No hizo falta cambiar nada.
create-not-made = No se cambió nada: { $reason }.
create-clear = Vaciar
create-check = Comprobar
create-use = Resolverlo
# { $count } is at least 2.
create-clash = Chocan { $count } entradas: { $why ->
    [house] la misma cifra dos veces en una unidad
    [cage] la misma cifra dos veces en una jaula
    [knight] la misma cifra a un salto de caballo
    [king] la misma cifra en celdas que se tocan por una esquina
    [line] la misma cifra dos veces en una línea inclinada
   *[seen] la misma cifra en celdas que se ven
}.
create-still-looking = Aún se está examinando.
create-is-puzzle = Es un sudoku: tiene exactamente una solución.
create-no-solution = No es un sudoku: con estas pistas y reglas no hay solución.
create-several-everywhere = Aún no es un sudoku: hay varias soluciones, y difieren en todas las celdas vacías.
create-several-solutions = Aún no es un sudoku: hay varias soluciones. Difieren en las celdas marcadas.
create-unknown-solutions = No se sabe si es un sudoku: la búsqueda de sus soluciones se abandonó tras { $guesses } intentos.
create-count-stopped = No se sabe si es un sudoku: se canceló el recuento de soluciones. Comprobar las cuenta de nuevo.

## The list of puzzles

# { $name } is that of the file.
collection-puzzle = { $name } { $number }
collection-filter-title = filtrar por título
collection-filter-givens = pistas: 24 o 20-25
collection-filter-rating = valoración: 7.2 o 7.1-7.3
collection-filter-technique = técnica
# In a narrow window
collection-title-short = título
collection-givens-short = pistas
collection-rating-short = valor: 7.2
# The tooltip of the fields for a rating.
rating-field-tip = Lo difícil que es un sudoku, de 1.0 (fácil) a unos 12 (extremo), según el programa Sudoku Explainer (SE): 7.2 o un intervalo como 7.1-7.3
collection-level = Nivel
collection-level-all = Todos
# What is listed first.
collection-first = Orden
collection-order-file = Archivo
collection-order-easiest = Fáciles
collection-order-hardest = Difíciles
collection-order-fewest-givens = Pocas pistas
collection-order-technique = Técnica
collection-ordering = { $puzzles }, ordenando
collection-ordering-all = Ordenando la lista.
collection-solved = resuelto
collection-was-solved = Lo has resuelto.
collection-technique = La técnica más difícil: { $technique }
collection-rating = Valoración de Sudoku Explainer: { $rating }
# Ratings of Sudoku Explainer, in short.
rating-se = SE { $rating }
rating-classic-only = Sudoku Explainer solo valora sudokus clásicos
collection-no-number = { $typed } no es un número de pistas
collection-no-rating = { $typed } no es una valoración como 7.2
# { $count } is the same as { $all } or { $rated }, to choose words by.
collection-listed = { $count ->
    [one] { $listed } de { $all } sudoku
   *[other] { $listed } de { $all } sudokus
}
collection-all = { $count ->
    [one] { $all } sudoku
   *[other] { $all } sudokus
}
# { $puzzles } is what stands before: one of the three above, or the next.
collection-rated = { $puzzles }, { $count ->
    [one] { $rated } puntuado
   *[other] { $rated } puntuados
}
collection-read = { $puzzles }; leído el { $percent } % del archivo
collection-stop-reading = Dejar de leer
collection-stop-rating = Dejar de puntuar
collection-rate-all = Puntuar todos
collection-givens = { $count ->
    [0] sin pistas
    [one] { $count } pista
   *[other] { $count } pistas
}
collection-no-solution = sin solución
collection-several-solutions = varias soluciones
collection-too-long = tardó demasiado
collection-empty = Aquí no hay ningún sudoku.
collection-none-passes = Ningún sudoku pasa el filtro. Esc vuelve a mostrarlos todos.
collection-chosen = { $givens ->
    [0] N.º { $number }, sin pistas
    [one] N.º { $number }, { $givens } pista
   *[other] N.º { $number }, { $givens } pistas
}
collection-open = Abrir
collection-this = Este sudoku

## The screen of the lessons

# The courses.
learn-courses = Cursos
learn-all = Todas
course-first = Desde cero hasta el X-Wing
course-medium = De pares a cuartetos
course-hard = Difícil
course-unfair = Diabólico
course-extreme = Extremo
course-exercise = Ejercicio { $number } de { $all }
course-puzzle = Un sudoku que necesita justo esto
course-lesson = Lección siguiente: { $technique }
course-puzzle-name = { $technique }, el sudoku

# The map of the techniques.
map-open = Mapa
map-back = Volver a las lecciones
map-title = Técnicas
map-known = { $all } de { $total } técnicas, cada una tras aquellas en que se apoya: { $mastered } dominadas, { $met } vistas
map-new = aún no
map-read = leída
map-practised = practicada
map-met = vista
map-mastered = dominada
map-stage-new = aún no
map-stage-read = la lección está leída
map-stage-practised = practicada
map-stage-met = vista en un sudoku tuyo
map-stage-mastered = dominada
map-of-lesson = En el tablero de la lección.
map-found-in = { $name }, paso { $step }. La encontraste tú.
map-shown-in = { $name }, paso { $step }. Se te mostró.
map-lesson = Lección
map-exercises = Ejercicios
map-right-of = { $right } de { $all }
map-in-puzzles = En tus sudokus
map-none = aún ninguna
map-met-found = { $met }, { $found ->
    [0] ninguna encontrada
    [one] { $found } encontrada
   *[other] { $found } encontradas
}
map-to-mastered = Para dominarla
map-missing-exercises = { $exercises ->
    [one] 1 ejercicio
   *[other] { $exercises } ejercicios
}
map-missing-puzzles = encontrarla en { $puzzles ->
    [one] 1 sudoku
   *[other] { $puzzles } sudokus
}
map-missing = { $exercises ->
    [one] 1 ejercicio
   *[other] { $exercises } ejercicios
}, { $puzzles ->
    [one] 1 sudoku
   *[other] { $puzzles } sudokus
}
map-read-lesson = Leer
map-show-in = Mostrarla ahí
map-export = Copiar como texto
map-to-file = Exportar progreso
map-from-file = Importar progreso
progress-out = Exportar el progreso
progress-out-words = Guarda lo que has aprendido en un archivo. El programa puede importarlo, aquí o en otro equipo.
progress-back = Importar el progreso
progress-back-words = De un archivo exportado. Lo que contiene se añade; no se pierde nada de lo que has aprendido aquí.
progress-read = Importar
progress-added = { $techniques ->
    [one] Se importó el progreso de 1 técnica.
   *[other] Se importó el progreso de { $techniques } técnicas.
}
progress-not-written = No se puede escribir el progreso en { $path }: { $reason }.
progress-not-read = No se puede importar ningún progreso de { $path }: { $reason }.
progress-not-one = no es un archivo de progreso
progress-missing = no existe ese archivo
map-exported = Lo que has aprendido se copió como texto.
map-clear = Borrar progreso
map-clear-really = ¿Borrarlo de verdad?
learn-title = Lecciones
learn-back = Volver
learn-to-lesson = Volver a la lección
learn-known-of = { $known } de { $all } técnicas aprendidas
learn-filter = filtrar
# Instead of the list.
learn-none-passes = Ninguna lección pasa el filtro. Esc vuelve a mostrarlas todas.
learn-none-in-courses = Ninguna lección de los cursos pasa el filtro. Busca entre todas las lecciones (O), o pulsa Esc para volver a mostrarlas todas.
# How far a person has come with a technique.
learn-read = leída
learn-begun = empezada
learn-known = aprendida
learn-no-exercise = aún ninguno hecho
learn-right-of = { $right } de { $all } sin ayuda
learn-boards = Tableros
learn-board-rule = Qué tiene de distinto
learn-board-advice = Qué ayuda
learn-board-shown = Hay una cifra en el tablero. Las celdas que ve están teñidas.
board-small = Tableros pequeños
board-small-rule = Hay menos filas, columnas y cifras: cuatro, seis u ocho de cada. Un tablero de seis tiene las cifras del 1 al 6 y bloques de dos filas y tres columnas, o de tres filas y dos columnas. Cada fila, columna y bloque sigue teniendo cada cifra una vez.
board-small-advice = Todo funciona como en el tablero grande, con menos que mirar. Los bloques más anchos que altos comparten dos o tres celdas con una línea, así que una cifra que tiene que estar en una línea deja a menudo pocos lugares.
board-both-diagonals = Ambas diagonales
board-diagonal = Diagonal
board-diagonal-rule = Cada una de las dos diagonales es también una unidad: tiene cada cifra una vez. Un tablero puede tener también una sola de ellas.
board-diagonal-advice = Busca únicos ocultos en las diagonales igual que en las filas. La celda del medio está en las dos y ve más que ninguna otra. Si dos celdas de una diagonal son esquinas de un rectángulo, las otras dos esquinas ven ambas.
board-jigsaw = Jigsaw
board-jigsaw-rule = En lugar de bloques hay regiones de cualquier forma. Cada región tiene tantas celdas como cifras hay, y contiene cada cifra una vez.
board-jigsaw-advice = Donde una región se extiende por dos o tres filas, compárala con ellas: lo que sobresale de la región por un lado contiene las mismas cifras que lo que sobresale de las filas por el otro. Los candidatos señaladores y los reclamados funcionan allí donde una región y una línea comparten celdas.
board-killer = Killer
board-killer-rule = Las líneas discontinuas muestran jaulas. Las cifras de una jaula suman el número de su esquina, y ninguna cifra se repite dentro de una jaula, aunque esta cruce bloques. A menudo no hay más pistas.
board-killer-advice = Empieza por las jaulas cuya suma solo tiene una combinación: 3 en dos celdas es 1 y 2. Una unidad suma 45, así que las jaulas que la llenan toda menos una celda revelan esa celda. Las sumas junto al tablero enumeran lo que cabe.
board-windoku = Windoku
board-windoku-rule = Cuatro ventanas sombreadas de tres por tres celdas tienen cada cifra una vez, además de las filas, las columnas y los bloques.
board-windoku-advice = Las ventanas dan lugar a cinco unidades más: en las filas 2 a 4, por ejemplo, dos ventanas tienen entre las dos cada cifra dos veces, así que las nueve celdas que quedan a su lado tienen cada cifra una vez. Una celda de una ventana ve más que una de fuera.
board-extra-regions = Regiones extra
board-extra-regions-rule = Algunas celdas están sombreadas: cada una de estas regiones tiene cada cifra una vez, además de las filas, las columnas y los bloques.
board-extra-regions-advice = Trata una región extra como un bloque más, tanto para únicos como para pares y candidatos señaladores. Donde comparte celdas con un bloque o una línea, lo que tiene que estar en las celdas comunes se elimina del resto de ambos.
board-disjoint-groups = Grupos disjuntos
board-disjoint-groups-rule = Las celdas que ocupan el mismo lugar en su bloque contienen cifras distintas: todas las celdas de arriba a la izquierda forman una unidad, todas las del medio otra, y así sucesivamente.
board-disjoint-groups-advice = Una cifra en el mismo lugar de otro bloque queda descartada aquí. Cuando has puesto una cifra en algunos bloques, le quedan pocos lugares en los demás.
board-percent = Porcentaje
board-percent-rule = Dos ventanas, una arriba a la izquierda y otra abajo a la derecha, y la diagonal que sube entre ellas tienen cada cifra una vez.
board-percent-advice = Busca primero únicos en las tres unidades adicionales. La diagonal no toca ninguna ventana, así que las tres juntas cubren celdas de todo el tablero.
board-asterisk = Asterisco
board-asterisk-rule = Las nueve celdas sombreadas del asterisco tienen cada cifra una vez.
board-center-dot = Punto central
board-center-dot-rule = Las nueve celdas centrales de los bloques tienen cada cifra una vez.
board-girandola = Girandola
board-girandola-rule = Nueve celdas tienen cada cifra una vez: las esquinas del tablero y cinco celdas que forman una cruz.
board-one-more-advice = Es una unidad más, con una celda en cada bloque o en casi todos. Una cifra que está en una de sus celdas se elimina de las otras ocho; una cifra que no cabe en ocho de ellas está en la novena.
board-argyle = Argyle
board-argyle-rule = En cada una de las líneas inclinadas no se repite ninguna cifra. Las líneas tienen menos de nueve celdas, así que no tienen por qué contener todas las cifras.
board-argyle-advice = Una línea solo descarta: nunca dice que una cifra tenga que estar en ella. Sigue las dos líneas inclinadas de una celda cuando busques lo que ve.
board-anti-knight = Anticaballo
board-anti-knight-rule = Las celdas que están a un salto de caballo de ajedrez contienen cifras distintas: dos pasos en una dirección y uno hacia un lado. En el tablero no se ve; solo lo indica la señal que hay encima.
board-anti-knight-advice = Una cifra puesta ve hasta ocho celdas más. Si a una cifra le quedan dos o tres lugares en un bloque, busca una celda que esté a un salto de caballo de todos ellos.
board-anti-king = Antirrey
board-anti-king-rule = Las celdas que se tocan por una esquina contienen cifras distintas, igual que las que están lado a lado. En el tablero no se ve; solo lo indica la señal que hay encima.
board-anti-king-advice = Una cifra puesta mantiene libre de ella todo su entorno, también más allá del borde de los bloques. Cuatro celdas que se juntan en un punto tienen siempre cuatro cifras distintas.
learn-choose = Elige una técnica.
learn-what = Qué es
learn-when = Cuándo buscarla
learn-why = Por qué es válida
# What else a technique is called, below its name.
learn-also = También: { $names }
# Bajo el nombre de una técnica que no es válida allí: una frase dice por qué.
learn-not-here = No es válida en el tablero del sudoku abierto. { $reason }
learn-look = Cómo encontrarla, paso a paso
learn-mistake = Un error frecuente
learn-origin = De dónde viene
learn-schema = El patrón en letras
learn-schema-letters = Cada letra representa una cifra distinta. Los demás candidatos no se muestran; sean los que sean, lo tachado se puede eliminar.
# In the place of these two, where the sums of cages decide.
learn-schema-in-digits = El patrón
learn-schema-digits = Solo las cifras se suman, por eso el patrón está en cifras. Los demás candidatos no se muestran; sean los que sean, lo tachado se puede eliminar.
learn-lookalike = Lo parece, pero no lo es
# Qué parte de una lección está en el tablero: tres botones estrechos.
learn-on-board-example = Ejemplo
learn-on-board-schema = Patrón
learn-on-board-lookalike = Engaño
# Qué significan los signos de un engaño.
learn-seeming = Parece el patrón
learn-spoiling = Lo estropea
learn-wrongly-removed = Correcto: debe quedarse
learn-here = En este tablero
learn-asked = Casi nunca es el paso siguiente: aquí también se puede aplicar algo más fácil.
# The other techniques that the lesson names.
learn-others = Mencionadas aquí
learn-family = Sobre la familia
learn-practise = Practicar
learn-making = { $count ->
    [0] Creando un ejercicio.
    [one] Creando un ejercicio: { $count } sudoku probado.
   *[other] Creando un ejercicio: { $count } sudokus probados.
}
learn-is-next = Buscas el paso siguiente en este tablero.
learn-applies = La técnica se aplica en este tablero; quizá también se aplique algo más fácil.
learn-mark-both = Haz clic una vez en cada candidato que el paso elimina, y dos veces en el que pone.
learn-mark-set = Haz clic en la cifra que el paso pone.
learn-mark-removed = Haz clic en cada candidato que el paso elimina.
learn-by-keys = O elige una celda con las flechas y escribe la cifra.
learn-hint = Ayuda
learn-step = El paso
learn-marks = Tu respuesta
learn-no-marks = Nada todavía.
learn-set = Poner { $candidates }.
# Una de las cifras que se ponen.
learn-set-one = { $digit } en { $cell }
learn-remove = Eliminar { $candidates }.
# One of the candidates that it removes.
learn-remove-one = el { $digit } de { $cell }
learn-next = Ejercicio siguiente
learn-check = Comprobar
learn-show = Mostrar
learn-another = Otro
learn-verdict-right = Correcto
learn-all-right = { $count ->
    [one] Esto es lo que se deduce aquí.
   *[other] Todo esto se deduce aquí.
}
learn-right-hinted = Pediste una ayuda, así que no cuenta como hecho sin ayuda.
learn-right-later = Tu primera respuesta no era correcta, así que no cuenta como hecho sin ayuda.
learn-verdict-not-all = No está todo
learn-verdict-partly = Correcto en parte
learn-verdict-wrong = No es esto
learn-right = Correcto: { $candidates }.
learn-missed = Sin marcar: { $candidates }.

## Names of keys. What is not here is written as it stands on the key.

key-ctrl = Ctrl
key-shift = Mayús
key-alt = Alt
key-space = Espacio
key-enter = Enter
key-tab = Tab
key-esc = Esc
key-delete = Supr
key-backspace = Retroceso
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-comma = coma
# All four.
key-arrows = Flechas
key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
# Keys in a row: 'F1 to F9'.
key-range = { $first } a { $last }

## The sheet of keys: what each key does

keys-title = Teclas

keys-steps = Pasos
keys-steps-step = Paso: aplicar la regla siguiente
keys-steps-hint = Ayuda: la técnica; otra vez: dónde; otra vez: por qué
keys-steps-solve = resolver probando (con retroceso); en una partida: rendirse
keys-steps-granularity = avanzar por regla, deducción o celda
keys-steps-next = la siguiente celda que un paso rellena
keys-steps-before = la celda anterior que un paso rellena
keys-steps-why = ¿Por qué? de la celda elegida, de lo que se dice o del tablero; de un lugar: Mayús y clic derecho
keys-steps-length = la razón en breve, o de nuevo completa
keys-steps-another = otra contradicción con argumentos auxiliares
keys-steps-weigh = revisar lo que hice desde el último paso
keys-steps-line = en una respuesta: línea siguiente, adelante, atrás
keys-steps-stage = en un paso en movimiento: fase anterior, fase siguiente
keys-steps-walk = recorrer una cadena, una red o una contradicción
keys-steps-on-walk = en el recorrido: atrás, adelante, a sus extremos, salir
keys-steps-worth-trying = marcar las celdas que vale la pena probar
keys-steps-again = en un sudoku resuelto: otra vez su paso más difícil, y volver
keys-steps-off = ninguna regla encuentra nada: activar la que sí lo haría
keys-steps-back = volver a antes de la contradicción o del error
keys-steps-choose = elegir las reglas y su orden
keys-steps-switch = activar o desactivar una regla junto al tablero

keys-board = Tablero
keys-board-cell = elegir una celda
keys-board-extend = elegir una celda más
keys-board-mode = el teclado: cifras, notas o colores
keys-board-jump = a la siguiente celda vacía
keys-board-jump-found = a la siguiente celda que muestra el filtro
keys-board-column = a la primera o la última columna
keys-board-row = a la primera o la última fila
keys-board-digit = poner una cifra
keys-board-erase = borrar; a mano, también las notas de una celda
keys-board-candidate = eliminar o reponer un candidato; a mano, una nota; también con clic derecho
keys-board-candidates = candidatos: automáticos o a mano
keys-board-notes = a mano: anotar todos los candidatos
keys-board-filter = filtro: los lugares de una cifra; otra vez: todo
keys-board-filter-too = filtro: una cifra más, o una menos
keys-board-filter-two = filtro: las celdas con dos candidatos
keys-board-givens = corregir las pistas
keys-board-undo = Deshacer
keys-board-redo = Rehacer
keys-board-restart = Reiniciar el tablero: volver a las pistas

keys-beside = Junto al tablero
keys-beside-step = el paso siguiente
keys-beside-path = el camino
keys-beside-every-step = los pasos posibles; entre las marcas, solo con Mayús
keys-beside-search = observar la búsqueda
keys-beside-sums = sumas de las celdas elegidas, en tableros con jaulas
keys-beside-marks = marcas y puntos de guardado
keys-beside-rules = las reglas, cuánto hace un paso, y las jugadas
keys-beside-more = qué más se puede mostrar

keys-marks = Marcas
keys-marks-tool = marcar por turnos celdas, candidatos o enlaces
keys-marks-color = elegir un color; con celdas: colorear la elegida
keys-marks-digit = colorear el candidato, o enlazarlo
keys-marks-links = enlaces fuertes o débiles
keys-marks-clear = borrar colores y enlaces
keys-marks-save-point = crear un punto de guardado
keys-marks-choose = elegir un punto de guardado
keys-marks-go-back = volver a él
keys-marks-rename = cambiarle el nombre, eliminarlo

keys-path = Camino y pasos posibles
keys-path-go = en el camino: ir a un paso
keys-path-play = en el camino: reproducir, pausar; entre sus técnicas: ir justo antes de una
keys-path-speed = en el camino: más rápido, más lento
keys-path-summary = en el camino: sus técnicas
keys-path-scale = en el camino: por la puntuación de HoDoKu o por la valoración de Sudoku Explainer
keys-path-ways = entre los pasos posibles: mostrar u ocultar las vías hasta una conclusión

keys-search = Búsqueda
keys-search-step = un paso
keys-search-play = reproducir, pausar
keys-search-speed = más rápido, más lento
keys-search-to = hasta una contradicción, una solución, el final
keys-search-again = empezar otra vez; elegir el método
keys-search-compare = comparar cuánto trabajo dan los métodos

keys-rules = Reglas
keys-rules-choose = elegir una regla
keys-rules-switch = activar o desactivar
keys-rules-move = subir o bajar una
keys-rules-all = activar o desactivar todas las de la lista
keys-rules-numbered = usar una selección dada, la tuya o conjuntos en cadenas agrupadas

keys-lessons = Lecciones
keys-lessons-open = abrir la lección del paso o del tablero, o todas las lecciones; otra vez: volver
keys-lessons-map = el mapa de las técnicas, y volver
keys-lessons-practise = practicar, comprobar, el ejercicio siguiente
keys-lessons-another = otro ejercicio
keys-lessons-help = en un ejercicio: ayuda, mostrar el paso
keys-lessons-on-board = en una lección: lo siguiente en el tablero: ejemplo, patrón o engaño

keys-game = Partida
keys-game-new = una partida nueva; N en la pantalla de inicio y tras una partida
keys-game-choose = al elegir una partida: qué, cómo, tablero, número de partida, límite de tiempo
keys-game-check = revisar, la respuesta de una celda
keys-game-pause = pausar, mostrar u ocultar el tiempo
keys-game-resume = seguir después de una pausa

keys-create = Un sudoku propio
keys-create-empty = crear un sudoku, o seguir con el que empezaste
keys-create-tool = cifras, tablero, regiones, jaulas
keys-create-shape = elegir la forma del tablero
keys-create-besides = qué más tiene el tablero
keys-create-further = regiones extra, o las que sustituyen a los bloques
keys-create-draw = ampliar una región o una jaula desde la celda elegida
keys-create-make = completarlo, hacerlo mínimo, simétrico
keys-create-rated = hacer un sudoku nuevo con la valoración de Sudoku Explainer del campo, o ir al campo
keys-create-symmetry = elegir una simetría
keys-create-check = comprobar
keys-create-solve = mostrar una solución junto a las pistas, o quitarla
keys-create-go-on = pasar a la celda siguiente tras una cifra, o quedarse
keys-create-use = empezar a resolverlo

keys-lists = Listas
keys-lists-row = elegir una línea
keys-lists-filter = filtrar
keys-lists-order = en otro orden

keys-puzzles = Lista de sudokus
keys-puzzles-back = volver a la lista
keys-puzzles-neighbor = el sudoku anterior, el sudoku siguiente
keys-puzzles-open = en la lista: abrir el elegido
keys-puzzles-level = en la lista: los de un nivel, o todos
keys-puzzles-rate = en la lista: puntuar todos los sudokus, o dejarlo

keys-window = Archivos y ventana
keys-window-open = abrir un archivo
keys-window-type = escribir una ruta
keys-window-paste = pegar un sudoku, o un paso para examinarlo
keys-window-ours = en la pantalla de inicio: uno de nuestros sudokus
keys-window-recent = en la pantalla de inicio: un archivo abierto hace poco
keys-window-continue = en la pantalla de inicio: continuar donde lo dejaste, o seguir desde la demostración
keys-window-demonstration = en la pantalla de inicio: otro paso de la demostración
keys-window-unfold = en la pantalla de inicio: archivos recientes y el campo para una ruta
keys-window-discard = descartar lo que no está guardado
keys-window-save = guardar
keys-window-save-as = guardar con otro nombre
keys-window-save-anyway = guardar un archivo aunque se cambió en otra parte
keys-window-save-elsewhere = guardar en otro archivo que el cambiado
keys-window-load-again = cargar de nuevo un archivo cambiado en otra parte
keys-window-copy = copiar el tablero como texto
keys-window-export = copiar o exportar el tablero, un paso o el camino
keys-window-print = imprimir: hacer una imagen o página del tablero para imprimirla
keys-window-export-for = al exportar: para qué es
keys-window-export-what = al exportar: qué, y como qué
keys-window-export-size = al exportar: tamaño de la imagen
keys-window-export-caption = al exportar: título de la imagen, o ninguno
keys-window-export-legend = al exportar: leyenda de la imagen, o ninguna
keys-window-export-path = al exportar: escribir una ruta
keys-window-browse = elegir el archivo en el que guardar
keys-window-start = pantalla de inicio; en ella, una partida nueva
keys-window-settings = ajustes
keys-window-in-settings = en los ajustes: colores, notación, cómo empezar, rótulos del tablero, origen de las cifras, bloques sombreados, cifras correctas, movimiento, longitud de las razones, idioma
keys-window-size = texto más grande, más pequeño, normal
keys-window-keys = ver todas las teclas
keys-window-help = ver todas las teclas, mientras no hay ningún sudoku abierto
keys-window-menu = el menú del sudoku
keys-window-in-menu = en un menú: elegir una línea
keys-window-scroll = en un diálogo: desplazarse
keys-window-accept = hacer lo primero que se ofrece
keys-window-focus = al control siguiente; con Mayús, al anterior
keys-window-full-screen = pantalla completa, o volver a la ventana
keys-window-close = cerrar, cancelar; quitar el filtro
keys-window-quit = salir

## Beside the board: the bar and the tabs

bar-start = Volver
bar-not-saved = sin guardar
# Lo que dice de ello una indicación.
bar-not-saved-steps = Solo faltan pasos en el archivo. Se repiten enseguida, así que no se pregunta por ellos
bar-not-saved-own = Lo que has hecho aún no está en el archivo
bar-board-lesson = Qué tiene de distinto este tablero
bar-open = Abrir
bar-save = Guardar
bar-export = Exportar
bar-settings = Ajustes
bar-keys = Teclas
bar-rules = Elegir reglas
bar-menu = Menú
bar-list = Lista
# Where the puzzle stands in the list that it was opened from.
bar-place = { $place } de { $count }
tab-step = Paso
tab-path = Camino
tab-every-step = Posibles
tab-search = Búsqueda
tab-marks = Marcas
tab-rules = Reglas
# It has the other tabs behind it.
tab-more = Más
tab-sums = Sumas
tab-game = Partida

## Beside the board: steps, rules and moves

step-apply = Paso
step-hint = Ayuda
step-solve = Resolver
step-restart = Reiniciar
step-by = Un paso hace
step-by-rule = Regla entera
step-by-deduction = Una deducción
step-by-cell = Una celda
# { $what } is one of the three above.
step-by-now = Un paso es ahora: { $what }
# A rule was switched by its key, where the rules are not seen.
step-rule-on = { $name }: ahora activada.
step-rule-off = { $name }: ahora desactivada.
step-rules-preset = Reglas: { $preset }
step-rules-on = Reglas: { $on } de { $all } activadas
step-rules-change = Cambiar
step-used-none = Aún no se usó ninguna.
step-used = { $count ->
    [0] sin usar
    [one] una vez
   *[other] { $count } veces
}
step-moves = Jugadas
step-moves-none = Aún ninguna.
# A move in the list: its number and what made it; behind it stands what it did.
step-move = { $number }. { $title }:

## The stages of a step that is shown as it is thought

stage-look = Mirar
stage-exclude = Descartar
stage-conclude = Concluir

## The walk through the links of a chain or a net

walk-begin = Enlace a enlace
# Where the walk is: at which link, of how many, and in which line; 0 without numbers.
walk-place =
    { $line ->
        [0] Enlace { $link } de { $count }
       *[other] Punto { $line }, enlace { $link } de { $count }
    }
walk-end = Todo a la vez

## The legend: what the signs on a board mean

legend-base-house = Unidad que se mira (base)
legend-cover-house = Unidad que la cubre (cobertura)
legend-two-solutions = Una solución, y la otra
legend-house = Unidad (fila, columna …)
legend-losing-house = Unidad de un enlace débil que pierde candidatos
legend-losing-cell = Celda de un enlace débil que pierde candidatos
legend-contradiction = Contradicción
legend-contradiction-cell = Celda de la contradicción
legend-rectangle = Rectángulo
legend-pattern = Celda del patrón
legend-floor = Suelo: solo las dos cifras
legend-roof = Techo
legend-cross = Cruz
legend-wing = Ala
legend-arm = Aquí no puede estar ninguna de las cifras
legend-ring-line = Línea que une dos pares
legend-ring-box = Bloque que une dos pares
legend-given-by-line = Una línea lo da a sus pares
legend-given-by-box = Un bloque lo da a sus pares
legend-share = Cifras que una unidad da a sus pares
legend-share-of-line = Cifras que da una fila o columna
legend-number = Número de la línea que lo dice
legend-worth-trying = Para probar: menos candidatos
legend-side-number = Línea de un argumento auxiliar
legend-sight = El candidato eliminado lo ve
legend-no-place = Visto: no hay lugar para la cifra
legend-cage = Jaula
legend-counted-cage = Jaula que se cuenta
legend-term = Orden de las jaulas en la suma
legend-innie = Interior: queda dentro
legend-outie = Exterior: sobresale
legend-value = Cifra que usa el paso
legend-strong-link = Enlace fuerte
legend-weak-link = Enlace débil
legend-truth = Verdad: uno de sus candidatos es verdadero
legend-truth-cell = Verdad: una celda tiene uno de sus candidatos
legend-link = Enlace: uno como mucho es verdadero
legend-link-cell = Enlace: una celda, uno como mucho
legend-set-cells = Celdas del conjunto
# The letters of several sets, as they stand on the board: 'A, B'.
legend-sets = Conjuntos { $letters }
legend-sets-without-letters = Celdas que van juntas
legend-in-set = En el conjunto
# What a candidate is in a step; of a fish, of a uniqueness pattern, of any other.
legend-base-fish = Base
legend-base-uniqueness = Patrón mortal
legend-base = Usado
legend-fin-uniqueness = Candidato extra
legend-fin = Aleta
legend-endo-fin = Endoaleta
legend-stem = Tallo
legend-exocet-base = Celda de la base
legend-target = Objetivo
legend-mirror = Espejo: la cifra tendría que ir ahí
legend-s-cell = Celda S de una línea cruzada
legend-companion = Acompañante: ninguna de esas cifras
legend-cross-line = Línea cruzada
legend-candidate-of-base = Candidato de la base
legend-candidate-of-target = Cifra de la base en un objetivo
legend-candidate-of-cross-line = Cifra de la base en una línea cruzada
legend-home = Fila de casa
legend-away = Columna de fuera
legend-taken-by-row = Su fila lo da a las celdas del cruce
legend-taken-by-column = Su columna lo da a las celdas del cruce
legend-pivot = Pivote
legend-pincer = Pinza
legend-base-stem = Candidato del tallo
legend-x = X: une las celdas
legend-y = Y: une las celdas
legend-z = Z: al menos una es cierta
legend-guardian = Guardián
legend-color-a = Color A
legend-color-b = Color B
legend-cluster-colors =
    { $cluster ->
        [1] Color A y color B
       *[other] Color C y color D
    }
legend-restricted-common = Común restringido
legend-true =
    { $start ->
        [true] Verdadero, si el inicio es verdadero
        [false] Verdadero, si el inicio es falso
        [several] Verdadero, si su inicio es verdadero
       *[none] Sería verdadero
    }
legend-false =
    { $start ->
        [true] Falso, si el inicio es verdadero
        [false] Falso, si el inicio es falso
        [several] Falso, si su inicio es verdadero
       *[none] Sería falso
    }
legend-group-true = Grupo: uno de ellos es verdadero
legend-group-false = Grupo: todos son falsos
legend-start = Inicio
legend-end = Final
legend-supposed = Supuesto
legend-supposed-inside =
    { $depth ->
        [1] Supuesto en argumento auxiliar
       *[other] Supuesto en argumento auxiliar, nivel { $depth }
    }
legend-refuted = Refutado por un argumento auxiliar
legend-true-inside =
    { $depth ->
        [1] Ahí sería verdadero
       *[other] Ahí sería verdadero, nivel { $depth }
    }
legend-placed = Puesto
legend-to-place = Se puede poner
legend-wrong = Entrada errónea
legend-removed = Eliminado
legend-to-remove = Se puede eliminar

# What stands in small letters at the edge of a cell, as short as can be.
tag-pivot = pivote
tag-pincer = pinza
tag-stem = tallo
tag-floor = suelo
tag-roof = techo
tag-cross = cruz
tag-wing = ala
tag-base = base
tag-target = objetivo
tag-mirror = espejo
tag-s-cell = S
tag-innie = interior
tag-outie = exterior
tag-fin = aleta
tag-endo-fin = endoaleta
tag-guardian = guardián

## The card: what the last action did, found or asks

card-ready = Listo
sums-title = Sumas
sums-choose = Elige una jaula, o cualquier grupo de celdas, para ver cuánto pueden sumar.
sums-head = { $count ->
    [one] { $sum } en una celda
   *[other] { $sum } en { $count } celdas
  }
sums-head-open = { $count ->
    [one] Una celda
   *[other] { $count } celdas
  }
sums-full = Todas están rellenas.
sums-bounds = Suman al menos { $least } y como mucho { $most }.
sums-left = { $count ->
    [one] Falta sumar { $rest } en una celda.
   *[other] Falta sumar { $rest } en { $count } celdas.
  }
sums-fitting = Aún encajan { $live } de { $count } sumas.
sums-digits = Cifras
sums-must = tiene que estar
sums-may = puede estar
sums-cannot = no puede estar
sums-no-place = no hay lugar para el { $digit }
sums-no-digit = ninguna cabe en { $cell }
sums-no-way = no se pueden repartir
sums-around = las jaulas la descartan
sums-houses = Unidades
card-ready-step = Pulsa Paso para aplicar la primera regla que encuentre algo, o pide una Ayuda.
card-ready-path = Recorre el camino: reprodúcelo, arrastra el control o elige un paso. Cada paso dice por qué es válido.
card-ready-every-step = Elige un paso para verlo en el tablero. Enter lo aplica.
card-ready-marks = Pulsa en el tablero para marcar. Las marcas no cambian nada para las reglas.
card-ready-search = Reproduce la búsqueda o avanza paso a paso. Tiene su propio tablero; el tuyo solo lo llena «Resolver».
card-ready-game = Elige una celda y escribe su cifra.
card-givens = Se pueden cambiar las pistas: elige una celda y escribe.
card-givens-done = Hecho
card-solved = Resuelto
# The card of a puzzle that is solved.
solved-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, { $own ->
    [0] ninguno tuyo
    [one] { $own } tuyo
   *[other] { $own } tuyos
}.
# Lo que rellenó la búsqueda no es un paso de las reglas ni tuyo.
solved-searched = { $cells ->
    [one] Resolver rellenó 1 celda probando (con retroceso).
   *[other] Resolver rellenó { $cells } celdas probando (con retroceso).
}
solved-given-up = Abandonaste la partida, y el programa rellenó { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
}.
solved-as-opened = Al abrirlo, todas las celdas estaban llenas y todas las cifras son correctas.
# { $time } is what a game took.
solved-game = { $time }, { $hints ->
    [0] sin ayudas
    [one] 1 ayuda
   *[other] { $hints } ayudas
}.
solved-hardest = El más difícil, paso { $number }
solved-hardest-step = { $name }: { $acts }
solved-again = Verlo otra vez
solved-back = Volver al final
solved-next = Sudoku siguiente
solved-next-after-list = Era el último sudoku de la lista. El siguiente viene con el programa: { $name }.
solved-next-built-in = El siguiente sudoku viene con el programa: { $name }.
# The same, on a button with little room.
solved-next-short = Seguir
solved-practise = Practicarlo
solved-keep = Guardar página
solved-times = { $times ->
    [one] 1 vez
   *[other] { $times } veces
}
solved-shown = mostrada
solved-found = hallada
solved-some-found = { $found ->
    [one] { $found } hallada
   *[other] { $found } halladas
}
card-stepping = Buscando un paso
card-stepping-words = Buscando el paso siguiente con las reglas.
card-hinting-words = Buscando el paso más fácil con las reglas.
card-another-words = Buscando otro argumento de este tipo.
card-checking = Comprobando el paso
card-checking-words = Cada parte del paso pegado se comprueba en el tablero.
card-solving = Resolviendo
card-solving-words = Buscando la solución por tanteo.
card-cancel = Cancelar
card-cancelled = Cancelado
card-cancelled-words = Se paró la búsqueda; el tablero está como antes.
card-given-up = Abandonado
card-given-up-words = La búsqueda se abandonó tras { $guesses } intentos. El tablero está como antes.
card-filled = Resuelto probando
card-watched = Encontrar esta solución requirió { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
}, de los que { $back ->
    [0] no se retiró ninguno
    [one] se retiró 1
   *[other] se retiraron { $back }
}.
card-take-back = Retirarlo
card-filled-only = Es la única solución.
card-filled-one-of-several = Es una de varias soluciones.
card-several = Varias soluciones
card-several-words = Hay más de una forma de llenar el tablero.
card-fill-in = Poner una de ellas
card-entered = Hecho
card-erased = Borrado
card-candidates = Candidatos
card-save-point = Punto de guardado
# What was done by hand, in a line: 'r1c3 = 5'.
card-done = { $what }.
card-undone = Deshecho
# Más jugadas de las que se nombran una a una; la primera sigue en su propia frase.
card-undone-several = Se han deshecho { $count } jugadas. La primera era:
# Lo que vuelve a estar ahí, porque se había sustituido.
card-undone-again = { $digit } vuelve a estar en { $cell }.
card-redone = Rehecho
# A move: what made it, and what it did in a line.
card-move = { $title }: { $what }.
card-restarted = Reiniciado
card-restarted-words = En el tablero están las pistas. «Deshacer» recupera el trabajo.
card-refused = No se puede
card-refused-solved = Todas las celdas están llenas y son correctas. Para probar otra cosa, deshaz antes una jugada o vacía una celda.
card-refused-given = Esta celda es una pista del sudoku y se queda como está. Pulsa C para corregir las pistas.
card-refused-filled = Esta celda tiene una cifra; bórrala antes de cambiar sus candidatos.
card-refused-excluded = El { $digit } está descartado aquí: esta celda ve el { $digit } de { $cell }.
card-no-cell = ¿Qué celda?
card-no-cell-words = Elige antes una celda: haz clic en ella o pulsa una flecha.
card-sets-cells = Rellena { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
}
card-one-of = { $number } de { $count }
card-one-before = La anterior
card-one-behind = La siguiente
# The move that led here, and how many the whole path has.
card-step-of = Paso { $step } de { $count }
# Beside a long name of a technique
card-step-of-short = { $step } de { $count }
card-ready-cages = { $cages ->
    [one] Se da la suma de 1 jaula.
   *[other] Se dan las sumas de { $cages } jaulas.
}
card-ready-digits = { $givens ->
    [0] No se da ninguna cifra
    [one] Se da 1 cifra
   *[other] Se dan { $givens } cifras
}, { $open ->
    [0] y no falta ninguna.
    [one] y falta 1.
   *[other] y faltan { $open }.
}
card-ready-filled = { $givens ->
    [0] No se da ninguna cifra
    [one] Se da 1 cifra
   *[other] Se dan { $givens } cifras
}, { $filled ->
    [one] hay 1 puesta
   *[other] hay { $filled } puestas
} { $open ->
    [0] y no falta ninguna.
    [one] y aún falta 1.
   *[other] y aún faltan { $open }.
}
# A puzzle of pencil marks alone.
card-ready-candidates = { $candidates ->
    [one] Se da 1 candidato y ninguna cifra.
   *[other] Se dan { $candidates } candidatos y ninguna cifra.
} { $open ->
    [one] Falta 1 cifra por encontrar.
   *[other] Faltan { $open } cifras por encontrar.
}
card-ready-proved = Las reglas demuestran cada celda vacía.
# These two begin with the words on the button.
card-ready-1 = Paso muestra qué es cierto ahora, y por qué.
card-ready-2 = Ayuda te guía poco a poco.
card-ready-3 = O pon tú una cifra.
card-way-ahead = Lo que falta: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
card-way-easy = { $easy ->
    [one] { $easy } fácil
   *[other] { $easy } fáciles
}
card-learn = Aprender
card-learn-tip = Abrir la lección: { $technique }
card-at-length = Razón completa
card-in-short = En breve
# Beside the argument of a contradiction with side arguments.
card-another-argument = Otro argumento
# On the button below the first line of a side argument, and where its lines are seen.
card-unfold = { $lines ->
    [one] Desplegar { $lines } línea
   *[other] Desplegar { $lines } líneas
}
card-fold = Plegar

## The card where the rules find nothing

stalled-title = Aquí acaban las reglas
stalled-ways = { $count ->
    [2] Se puede seguir de dos maneras:
   *[other] Se puede seguir de tres maneras:
}
stalled-ended = Ninguna regla activada encuentra nada.
stalled-ended-named = { $count ->
    [one] Esta regla no encuentra nada más: { $rules }.
   *[other] Estas reglas no encuentran nada más: { $rules }.
}
stalled-empty = { $count ->
    [one] 1 celda vacía
   *[other] { $count } celdas vacías
}
stalled-stronger = Usar una regla más fuerte
stalled-stronger-looking = Buscando la regla desactivada más fácil que permita seguir.
stalled-stronger-none = Tampoco permite seguir ninguna regla desactivada.
stalled-lesson = Antes la lección
stalled-choose = Elegir una celda y poner una cifra
stalled-choose-words = Prueba tú una cifra. Si resulta errónea, se te lleva de vuelta a ella.
stalled-digits = 1 a { $last }
stalled-solve = Resolver probando
stalled-solve-words = Se prueban cifras una por una. Si una falla, se retira, hasta llenar el tablero.
stalled-solve-several = Se prueban cifras una por una y se ofrece una de las soluciones.
stalled-all-off = Todas las reglas están desactivadas
# { $rules } is a list of names.
stalled-off-named = Reglas desactivadas: { $rules }
stalled-off-counted = { $on } de { $all } reglas activadas
stalled-skipped-named = Reglas omitidas, porque solo son válidas si el sudoku tiene exactamente una solución, y no se sabe si este tiene solo una: { $rules }.
stalled-skipped-counted = { $count ->
    [one] Se omite { $count } regla, porque solo es válida
   *[other] Se omiten { $count } reglas, porque solo son válidas
} si el sudoku tiene exactamente una solución, y no se sabe si este tiene solo una.
stalled-several = Esta posición tiene varias soluciones, así que algunas celdas se pueden elegir libremente.
stalled-rules = Todas las reglas
stalled-mark = Marcar celdas para probar
stalled-unmark = Quitar marcas
stalled-unmark-tip = Quitar la marca de las celdas para probar
stalled-fewest = { $cells ->
    [one] 1 celda tiene el menor número de candidatos, { $candidates }: está marcada.
   *[other] { $cells } celdas tienen el menor número de candidatos, { $candidates } cada una: están marcadas.
} Si una cifra resulta errónea, se te lleva de vuelta a ella.
# The same where there is little room, each as short as can be.
stalled-short-looking = Todavía se busca una.
stalled-short-none = Ninguna desactivada permite seguir.
stalled-short-off = Se puede seguir con { $technique }.
stalled-short-choose = Si es errónea, se vuelve a ella.
stalled-short-solve = Se prueban cifras.
stalled-short-several = Se ofrece una solución.
stalled-short-fewest = { $cells ->
    [one] 1 celda tiene menos candidatos, { $candidates }.
   *[other] { $cells } celdas tienen menos candidatos, { $candidates } cada una.
}
stalled-rule-off = Aquí se puede seguir con { $technique }. La regla está desactivada: Paso la muestra y la usa solo esta vez.
stalled-show-off = Ver { $technique }
stalled-switch-on = Activarla
# Said once where rules are skipped that rest on the puzzle having one solution.
stalled-rules-skipped = { $count ->
    [one] Se omite la regla que se basa en que el sudoku tenga exactamente una solución: no se sabe si este la tiene.
   *[other] Se omiten las { $count } reglas que se basan en que el sudoku tenga exactamente una solución: no se sabe si este la tiene.
}
several-differ = Difieren { $cells } celdas: están marcadas, con las cifras que las soluciones tienen en ellas.
several-too-long = Averiguar en qué celdas difieren lleva demasiado tiempo.
several-looking = Buscando las celdas que difieren.

## The card of an answer to 'Why?', and what leads to it

why-ask-cell = ¿Por qué { $cell }?
why-ask-tip = Mostrar la razón, línea por línea
why-ask-mistake = ¿Por qué está mal?
why-place = Línea { $line } de { $count }
why-board-before = El tablero se muestra como estaba antes del paso { $number }.
why-board-fewer = El tablero muestra solo aquello en lo que se basa: { $count ->
    [one] se omite 1 cifra.
   *[other] se omiten { $count } cifras.
}
# A line that is not read just now: 'Naked Single: r1c3 = 5'.
why-line = { $technique }: { $acts }
why-next = Línea siguiente
why-done = Hecho
why-take-back = Borrar { $digit }
why-put-back = Reponer { $digit }
why-other-digits = Haz clic en una cifra para preguntar por ella en { $cell }
# In a game, where the steps would give the answer away.
why-not-in-game = En una partida no se dicen los pasos: revelarían otras cifras.
# Checks what a person did since the last step.
why-weigh = Revisar lo que hice
# { $what } is why-value or why-removal, what a person set or removed.
why-weighed = { $count ->
    [one] { $right ->
        [0] No se deduce: { $what }
       *[other] Se deduce: { $what }
    }
   *[other] { $right ->
        [0] No se deduce ninguna de estas { $count }
        [one] Se deduce 1 de estas { $count }
       *[other] Se deducen { $right } de estas { $count }
    }
}
# Above a sentence that says why.
why-follows = { $what } se deduce
why-follows-not = { $what } no se deduce
why-notes = { $wrong ->
    [0] Tus notas son correctas
    [one] Las notas de una celda son erróneas
   *[other] Las notas de { $wrong } celdas son erróneas
}
why-notes-right = { $count ->
    [one] Desde el último paso anotaste en una celda; su cifra está entre las notas.
   *[other] Desde el último paso anotaste en { $count } celdas; en todas está entre las notas la cifra correcta.
}
why-no-answer = Sin respuesta
why-no-answer-words = La búsqueda terminó en su límite de más de un millón de intentos. No se sabe cuántas soluciones tiene este tablero.
why-looking = ¿Por qué?
why-looking-digit = Comprobando si { $cell } es { $digit } y buscando el motivo.
why-looking-cell = Buscando el dígito de { $cell } y su motivo.
why-looking-board = Contando las soluciones y buscando el motivo.
why-weighing = Comprobando tus jugadas
why-weighing-words = Comprobando si cada una de tus jugadas desde el último paso se deduce.
# Before the first of the lines that are seen, or behind the last one.
why-lines-before = { $count ->
    [one] Una línea antes
   *[other] { $count } líneas antes
}
why-lines-behind = { $count ->
    [one] Queda una línea
   *[other] Quedan { $count } líneas
}

## The card of a contradiction, and of a mistake

contradiction-title = Contradicción
contradiction-move = Apareció con el paso { $number }.
contradiction-givens = Está en las pistas del sudoku.
contradiction-board = Está en el tablero mismo: sus regiones, jaulas o reglas no dejan ninguna solución.
contradiction-saved = Las pistas están bien; lo que falla es una entrada con la que se guardó el sudoku.
contradiction-marked = Los candidatos con los que venía el sudoku no dejan ninguna solución.
contradiction-back = Volver antes de la contradicción
# The same, on a button with little room.
contradiction-back-short = Volver
contradiction-correct = Corregir pistas
# The move has nothing to do with what clashes.
contradiction-since = Desde el paso { $number } no hay solución.
# Nothing that this step did is left on the board; a later step did something wrong too.
contradiction-later = Eso ya está sustituido, pero el paso { $number } también es erróneo.
contradiction-restart = Reiniciar
contradiction-go-on = O sigue editando: elige una celda y escribe.
contradiction-go-on-only = Sigue editando: elige una celda y escribe.
mistake-title = Un error
# On a button: undoes the mistakes that a card tells of, and nothing else.
mistake-correct = { $kind ->
    [entered] { $count ->
        [one] Borrarla
        [2] Borrar las dos
       *[other] Borrar las { $count }
    }
    [removed] { $count ->
        [one] Reponerlo
        [2] Reponer los dos
       *[other] Reponer los { $count }
    }
    [notes] { $count ->
        [one] Anotarlo
        [2] Anotar los dos
       *[other] Anotar los { $count }
    }
   *[mixed] { $count ->
        [2] Deshacer los dos errores
       *[other] Deshacer los { $count } errores
    }
}
mistake-correct-tip = { $kind ->
    [entered] { $count ->
        [one] Borrar esta cifra errónea y conservar todo lo demás
       *[other] Borrar estas cifras erróneas y conservar todo lo demás
    }
    [removed] { $count ->
        [one] Reponer este candidato y conservar todo lo demás
       *[other] Reponer estos candidatos y conservar todo lo demás
    }
    [notes] { $count ->
        [one] Añadir esta cifra a las notas y conservar todo lo demás
       *[other] Añadir estas cifras a las notas y conservar todo lo demás
    }
   *[mixed] Deshacer estos errores y conservar todo lo demás
}
mistake-back = Volver antes del error
mistake-back-tip = Deshacer el error y todo lo que vino después
# No step was made since, but a note or a color changed.
mistake-since-marks = Desde entonces solo se cambiaron notas o marcas.
mistake-since = { $moves ->
    [0] Fue el último paso.
    [one] Desde entonces se dio un paso.
   *[other] Desde entonces se dieron { $moves } pasos.
}

## Where something was pressed that changes nothing: why

# { $key } is a key, { $does } is its line in the list of keys.
idle-key = { $key } no tiene nada que hacer aquí ahora. La tecla sirve para esto: { $does }.
idle-solved = Todas las celdas están llenas y son correctas. Retira algo o abre otro sudoku.
idle-solved-next = Todas las celdas están llenas y son correctas. Enter lleva al sudoku siguiente.
idle-solved-as-opened = Todas las celdas están llenas y son correctas. Abre otro sudoku.
idle-clash = Hay cifras que chocan, así que no hay relleno posible.
idle-contradiction = De un tablero que se contradice no se deduce nada.
# The ways out of a contradiction: one of these stands behind one of the two above.
idle-way-back = Vuelve antes de la contradicción (B).
idle-way-givens = El sudoku, tal como está dado, no tiene solución. Con «Corregir pistas» (C) puedes cambiarlo.
idle-way-correcting = El sudoku, tal como está dado, no tiene solución. Elige una pista equivocada y escribe otra cifra.
idle-way-undo = Retira antes lo que está mal (Ctrl Z).
idle-way-restart = Vuelve antes a las pistas con «Reiniciar» (Ctrl R).
# The key for 'back to before the mistake' has nothing to go back to. One of the ways out stands behind the first three.
idle-back-clash = Chocan cifras dadas, así que ninguna jugada tuya tiene la culpa.
idle-back-givens = Ninguna jugada tuya tiene la culpa.
idle-back-saved = Ya era así cuando se abrió el sudoku, así que ninguna jugada hecha aquí tiene la culpa.
idle-back-none = No se conoce ningún error antes del cual pudieras volver.
idle-stalled = Aquí ninguna regla encuentra nada. Elige una celda y pon una cifra, o pulsa Resolver.
idle-stalled-looking = Ninguna regla activada encuentra nada. Aún se busca una desactivada que permita seguir.
idle-searching = La última búsqueda sigue en marcha. Esc la detiene.
idle-told = Es lo que ya dice la ficha.
idle-no-more-hints = No hay más ayuda. «Mostrar» enseña el paso entero.
idle-way-board = Las regiones, jaulas o reglas del tablero no dejan ninguna solución.
idle-hint-told = Ya se ve el paso entero. Aplicar (Enter) lo hace.
idle-offered = La ficha ya la ofrece. Enter la pone, Esc deja la celda como está.
idle-undo = No hay nada que retirar.
idle-redo = No hay nada que rehacer.
idle-restart = El tablero está como se dio.
idle-enter = La celda ya tiene esta cifra.
idle-no-digit = En este tablero solo hay cifras del 1 al { $most }.
idle-erase = En la celda no hay nada que borrar.
idle-edge = No hay más celdas en esta dirección.
idle-jump = No hay otra celda así.
idle-weigh = No hay nada que comprobar: desde el último paso no pusiste ninguna cifra, no eliminaste ningún candidato ni anotaste nada.
idle-notes = Todos los candidatos están ya anotados.
idle-marks = No hay nada coloreado ni ningún enlace dibujado.
idle-mark = En este lugar no se ve ningún candidato.
idle-mark-seen = { $digit } está mal en { $cell }: ya está en { $other }.
idle-mark-ruled-out = { $digit } está mal en { $cell }: ahí ya está descartada.
idle-mark-filled = Esta celda ya está rellena.
idle-paused = La partida está en pausa. Reanúdala antes.
idle-walk-end = Este es el último enlace.
idle-walk-start = Este es el primer enlace.
idle-path-end = El camino no sigue.
# Of a technique that was clicked in the summary of the path.
idle-path-only = El paso siguiente es su único uso en este camino.
idle-path-start = Este es el principio del camino.
idle-path-looking = Aún se busca el camino.
idle-search-end = La búsqueda ha terminado: se probó todo.
idle-search-running = La búsqueda ya está en marcha. Esc la detiene.
idle-search-playing = La búsqueda ya se ve y sigue. Intro la detiene.
idle-list-end = La lista acaba aquí.
idle-list-start = La lista empieza aquí.
idle-scroll-end = No hay nada más abajo.
idle-scroll-start = No hay nada más arriba.
idle-ways = No hay otro camino hasta esta conclusión.
idle-speed = Más rápido no va.
idle-speed-slow = Más lento no va.
idle-chosen = Ya está elegido.
idle-no-cell = No hay ninguna celda elegida. Elige una primero.
idle-no-mark = No hay nada marcado.
idle-same-answer = Esta respuesta ya se ha comprobado. Cámbiala y compruébala otra vez.
# Typing the sum of a cage.
idle-sum = Esa cifra no cambia nada: la jaula ya tiene esta suma, o la suma pasaría de 45. Retroceso quita la última cifra.
idle-no-answer = Todavía no hay respuesta. Haz clic en lo que se deduce y compruébalo.
idle-exercise-over = Este ejercicio ha terminado. Pulsa N para otro.
idle-lesson = Una lección no admite cifras ni da ayudas. Intro empieza un ejercicio.
idle-save-first = El sudoku no está a la vista. Intro sigue con él: entonces se puede guardar.
idle-map = El mapa termina aquí.
idle-draft = Todavía no es un sudoku. Las palabras junto al tablero dicen por qué.
idle-here = Esto ya está en la pantalla.
idle-clear = No hay nada que vaciar.
idle-recent = { $count ->
    [0] Todavía no se ha abierto ningún archivo, así que no hay archivos recientes.
    [one] Solo hay un archivo reciente: pulsa 1.
   *[other] Solo hay { $count } archivos recientes: pulsa de 1 a { $count }.
}
idle-demonstration = El tablero muestra un sudoku y no la demostración.
idle-demonstration-start = Este es el primer paso de la demostración.
idle-discard = No hay nada sin guardar que descartar.
idle-search-board = El tablero muestra la búsqueda. Pulsa antes S para volver a tu tablero.
idle-resuming = La partida aún se está comprobando. Enseguida puedes seguir.
idle-nothing = Eso no cambia nada aquí.

## The card of a hint, which is told in three degrees

hint-degree = Ayuda { $degree } de 3
hint-easiest = Este es el paso siguiente más fácil. Búscalo, o pulsa Ayuda otra vez para ver dónde está.
hint-easiest-off = Ninguna regla activada encuentra nada. Esta está desactivada y permite seguir.
hint-by-off = Esta regla está desactivada. Aplicar la usa solo esta vez.
hint-easiest-in-game = Es el paso más fácil. Leer más sobre él no quita más puntos.
hint-where = Mostrar dónde
hint-why = Mostrar el paso
hint-apply = Aplicar

## Working by hand: marks, filter, candidates, save points

marks-clear = Borrar
marks-title = Marcar
marks-cells = Celdas
marks-candidates = Candidatos
marks-links = Enlaces
marks-strong = Fuerte
marks-weak = Débil
marks-cells-hint = Pulsa una celda, o una tecla de la A a la F para la elegida.
marks-candidates-hint = Pulsa un candidato, o su cifra.
marks-links-hint = Pulsa dos candidatos, o sus cifras.
marks-links-second = Ahora pulsa el otro candidato.
# { $cells } son las celdas que coloreó la tecla de un color.
marks-colored = { $cells } { $count ->
    [one] tiene
   *[other] tienen
} ahora el color { $color }.
marks-uncolored = { $cells } { $count ->
    [one] ya no tiene
   *[other] ya no tienen
} el color { $color }.
marks-not-every-step = Mayús A muestra todos los pasos.
filter-title = Filtro: cifras, o celdas con dos candidatos
filter-two = Dos
# { $digits } is a list of digits.
filter-on-digits = Filtro: { $digits }
filter-off = Quitar el filtro
filter-on-two = Filtro: dos candidatos
pad-digit = Cifra
pad-note = Nota
pad-color = Color
pad-all-notes = Anotar todo
pad-all-notes-tip = Mostrar todos los candidatos o solo tus notas
# What a key of the pad does, in its tooltip.
pad-key-digit = Ponerla; clic derecho: llevarla en la mano
# In an exercise.
pad-key-mark = Márcala en la celda elegida; clic derecho: tómala en la mano
pad-key-note = Anotarla; clic derecho: llevarla en la mano
pad-key-color = Colorear la celda; clic derecho: llevar el color en la mano
# Cuántas quedan de una cifra: el número pequeño de su tecla.
pad-key-left = { $count ->
    [0] Todos los { $digit } están puestos
   *[other] Faltan { $count }
}
pad-key-with-left = { $left }. { $does }
candidates-title = Candidatos
candidates-fill-in = Anotar todos los candidatos
candidates-no-cell = Elige una celda para ver sus candidatos.
candidates-given = { $cell } es { $digit }, una pista.
candidates-value = { $cell } es { $digit }.
candidates-count = { $cell } tiene { $count ->
    [one] 1 candidato
   *[other] { $count } candidatos
}. Haz clic para eliminar o reponer.
candidates-notes = { $cell } tiene { $count ->
    [one] 1 nota
   *[other] { $count } notas
}. Haz clic para poner o quitar.
save-points-title = Puntos de guardado
save-points-new = Nuevo
save-points-made = Se creó «{ $name }». La lista está entre las marcas.
save-points-too-many = Ya hay { $count } puntos de guardado; elimina antes uno.
save-points-deleted = Se eliminó «{ $name }».
save-points-put-back = Recuperar
save-points-none = Un punto de guardado conserva cifras, candidatos, notas, colores y enlaces para poder volver a ellos.
save-points-name = su nombre
save-points-named = Hecho
save-points-go = Volver a él
save-points-rename = Renombrar
save-points-delete = Eliminar

## All steps that are possible

every-step-filter = filtro: nombre, r3c4 o una cifra
every-step-order = Primero
every-step-easiest = Más fáciles
every-step-effect = Más efecto
every-step-some = { $count ->
    [one] 1 paso con las reglas activadas.
   *[other] { $count } pasos con las reglas activadas.
}
# Searched to their end, these rules would take too long.
every-step-left-off = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
} o más: { $rules ->
    [one] 1 regla no se exploró
   *[other] { $rules } reglas no se exploraron
} hasta el final.
# The filter lets { $passing } of { $count } steps through.
every-step-passing = { $passing } de { $count } pasos con las reglas activadas.
every-step-so-far = { $count ->
    [0] Ningún paso
    [one] 1 paso
   *[other] { $count } pasos
} hasta ahora: { $asked } de { $rules } reglas consultadas.
every-step-passing-so-far = { $passing } de { $count } pasos hasta ahora: { $asked } de { $rules } reglas consultadas.
every-step-stopped = { $count ->
    [0] Ningún paso
    [one] 1 paso
   *[other] { $count } pasos
}; se paró la búsqueda.
every-step-passing-stopped = { $passing } de { $count } pasos; se paró la búsqueda.
every-step-looking = Buscando todos los pasos.
every-step-solved = El sudoku está resuelto: no queda ningún paso.
every-step-none = Las reglas activadas no encuentran nada aquí.
every-step-hopeless = Este tablero no tiene solución, así que sus pasos no llevan a nada. «Ayuda» muestra qué está mal.
every-step-cancel = Cancelar
# Stand above columns of numbers: in how many ways something is concluded, and how many
# candidates that clears.
every-step-ways = vías
every-step-clears = quita
every-step-ways-tip = Cuántos pasos distintos llevan a esto
every-step-clears-tip = Cuántos candidatos quita esto

## A game

# What is played: { $kind } is 'Classic' or 'Ice', { $level } 'Hard'.
game-mode = { $kind }, { $level }
game-mode-by-givens = { $kind }, { $level } por pistas
# On a board that is not the classic one, with ice.
game-board-with-ice = { $board }, Hielo
game-seed = Partida { $seed }
game-mode-and-seed = { $mode }, partida { $seed }
game-hint = Ayuda
game-answer = Respuesta
game-check = Revisar
game-restart = Reiniciar
game-pause = Pausa
game-go-on = Seguir
game-give-up = Rendirse
game-new = Partida nueva
game-prices = La ayuda quita puntos: { $naked } por una última celda o un único desnudo, { $hidden } por un único oculto, { $other } por lo demás y { $answer } por una respuesta. Un error quita { $error }. Resolver rápido añade una bonificación por rapidez.
game-opening = Abriendo la partida
game-opening-words = El programa busca su solución para ver si la partida puede seguir.
game-paused = En pausa
game-paused-words = El tablero está oculto y el reloj, parado.
game-time = Tiempo
# The time that is left of the limit.
game-left = Quedan
# How long it was played beyond the limit.
game-beyond = De más
game-time-over = Se acabó el tiempo. Puedes seguir, pero la partida no estará en la lista de las mejores.
game-was-late = Se acabó el tiempo; por eso esta partida no está en la lista.
game-show-time = Ver tiempo
game-hide-time = Ocultar tiempo
game-score = Puntos
game-errors = Errores
game-hints = Ayudas
game-frozen-count = { $count ->
    [0] Todo el hielo se ha descongelado.
    [one] 1 celda está congelada.
   *[other] { $count } celdas están congeladas.
}

## What a game reports

game-begun = Te toca
game-begun-words = Elige una celda y escribe su cifra.
game-errors-at-once = Lo que está mal se pone rojo al momento.
game-errors-on-check = Lo que está mal se te dice al revisar.
game-begun-ice = Una celda congelada no admite ninguna cifra hasta que pones una correcta a su lado.
game-entered = Cifra puesta
game-entered-words = El { $digit } está en { $cell }.
game-still-wrong = { $count ->
    [one] { $cells } sigue mal.
   *[other] { $cells } siguen mal.
}
# { $cells } is a list of { $count } cells.
game-thawed = { $count ->
    [one] Se ha descongelado { $cells }.
   *[other] Se han descongelado { $cells }.
}
game-wrong-entry = No es la solución
game-wrong-entry-words = El { $digit } en { $cell } no choca con ningún otro { $digit }, pero está mal.
game-clash = Un choque
# { $house } is a kind of house.
game-clash-words = El { $digit } en { $cell } rompe las reglas: { $other }, que comparte { $house } con ella, también tiene un { $digit }.
# With several cells.
game-clashes-words = El { $digit } en { $cell } rompe las reglas: ve { $others }, que también tienen un { $digit }.
game-clash-apart-words = El { $digit } en { $cell } rompe las reglas: ve { $other }, que también tiene un { $digit }.
game-answered = La respuesta
game-answered-words = { $cell } es { $digit }.
# Behind what was entered or answered. The score is never below 0: the rest comes off the bonus.
game-paid = Costó { $points } puntos.
game-paid-before = Ya lo habías pagado, así que ahora no costó nada.
game-paid-partly = Costó { $points } puntos y quita { $bonus } más de la bonificación final por rapidez.
game-paid-later = La puntuación ya es 0, así que quita { $bonus } puntos de la bonificación final por rapidez.
game-is-right = Es correcta
game-is-right-words = { $cell } ya tiene su cifra. No costó nada.
game-checked-nothing = Comprobado
game-checked-nothing-words = Aún no se ha puesto nada.
game-no-errors = Sin errores
game-no-errors-words = { $entries ->
    [one] La única entrada es correcta.
   *[other] Las { $entries } entradas son correctas.
}
game-errors-counted = { $count ->
    [one] 1 error desde la última revisión cuenta ahora, aunque lo hayas retirado: cuesta { $points } puntos.
   *[other] { $count } errores desde la última revisión cuentan ahora, también los que retiraste: cuestan { $points } puntos.
}
game-errors-found = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
game-errors-red = { $count ->
    [one] Está en rojo en el tablero.
   *[other] Están en rojo en el tablero.
}
game-errors-none-clash = No chocan dos cifras iguales; { $count ->
    [one] la solución tiene ahí otra cifra.
   *[other] la solución tiene ahí otras cifras.
}
# All of the errors clash.
game-errors-all-clash = { $count ->
    [one] Choca con otra cifra.
   *[other] Cada uno choca con otra cifra.
}
# Some of the errors clash.
game-errors-some-clash = { $count ->
    [one] Uno choca con otra cifra; los demás se apartan de la solución.
   *[other] { $count } chocan con otras cifras; los demás se apartan de la solución.
}
# { $cells } is a list of { $count } cells.
game-notes-wrong = { $count ->
    [one] En las notas de { $cells } falta la cifra correcta.
   *[other] En las notas de { $cells } faltan las cifras correctas.
}
game-erase-wrong = { $count ->
    [one] Borrar
   *[other] Borrar todo
}
game-offered = ¿Una ayuda?
game-offered-words = Quita { $points ->
    [0] 0 puntos
   *[other] { $points } puntos
}, y { $bonus } de la bonificación final por rapidez. Se da en tres partes: técnica, lugar y razón.
game-offered-take = Pedirla
game-answer-offered = ¿La respuesta?
game-answer-offered-words = La cifra de { $cell } quita { $points ->
    [0] 0 puntos
   *[other] { $points } puntos
}, y { $bonus } de la bonificación final por rapidez.
game-answer-offered-take = Ponerla
game-not-now = Ahora no
game-noted = Anotado
game-noted-words = { $cell } está congelada, así que su cifra no se pone. Los candidatos que elimina ya no están.
game-something-wrong = Algo está mal
game-something-wrong-words = Hay una entrada errónea en el tablero. Ninguna ayuda sirve antes de corregirla; «Revisar» la muestra. Revisar es gratis: solo los errores cuestan puntos.
game-something-wrong-red = Toda cifra en rojo está mal. Ninguna ayuda sirve antes de corregirla.
game-no-hint = Aquí no hay ayuda
game-no-hint-words = Ninguna técnica del programa encuentra un paso. Se puede pedir la respuesta de una celda: elige una y pulsa A.
game-giving-up = ¿Rendirse?
game-giving-up-words = El tablero se rellena y la partida acaba sin bonificación por rapidez. Después se pueden ver el camino y los pasos posibles.
game-hidden = No durante una partida
game-hidden-words = Los pasos, el camino y la búsqueda mostrarían la respuesta. Pide una ayuda, o ríndete para verlos.
# 'Why?' was asked in a game, of what is not known yet.
game-why-kept-back = Reservado mientras juegas
game-why-kept-back-words = Aquí, «¿Por qué?» diría qué cifra va en una celda. Pregúntalo de una pista o de una cifra en rojo: ahí dice todo lo que no delata otra cifra. En cualquier otro sitio sirve una ayuda (H). Cuando la partida acaba, «¿Por qué?» responde a todo.
game-weigh-kept-back-words = Decir si una jugada se deduce revelaría si su cifra es correcta. Revisar (C) dice cuántas de tus cifras y notas son erróneas. Revisar es gratis: solo los errores cuestan puntos.
game-frozen = Congelada
game-frozen-words = { $cell } aún no admite ninguna cifra. Se descongela cuando se puede rellenar una celda vecina y se rellena bien; también sus vecinas están congeladas.
# { $cells } is a list of which one is enough: 'r1c1, r1c3 or r2c2'.
game-frozen-until = { $cell } aún no admite ninguna cifra. Se descongela cuando pones la cifra correcta en { $cells }.
game-hint-in-ice = { $cell } está congelada: su cifra aún no se puede poner. «Aplicar» anota lo que se deduce de ella.
game-refused = No se puede
game-refused-given = Esta celda es una pista del sudoku y se queda como está.
game-not-done = No se hizo
game-not-done-paused = La partida está en pausa.
game-not-done-over = La partida se acabó.
game-not-resumed = Abierto sin su partida
game-not-resumed-no-solution = La partida no puede seguir: su sudoku no tiene solución.
game-not-resumed-solutions = La partida no puede seguir: su sudoku no tiene exactamente una solución.
game-not-resumed-ice = La partida no puede seguir: con su hielo nunca se podría acabar.

## The end of a game

game-won = Ganada
game-given-up = Abandonada
game-at-start = Al empezar
game-error-count = { $count ->
    [0] Sin errores
    [one] 1 error
   *[other] { $count } errores
}
game-hint-count = { $count ->
    [0] Sin ayudas
    [one] 1 ayuda
   *[other] { $count } ayudas
}
game-bonus = Por rapidez
game-least-score = Ninguna puntuación baja de 0.
game-no-score = Una partida abandonada no tiene puntuación.
game-errors-and-hints = { $errors ->
    [0] Sin errores
    [one] 1 error
   *[other] { $errors } errores
}, { $hints ->
    [0] sin ayudas
    [one] 1 ayuda
   *[other] { $hints } ayudas
}.
game-best-both = Tu mejor tiempo y tu mejor puntuación hasta ahora.
game-best-time = Tu mejor tiempo hasta ahora.
game-best-score = Tu mejor puntuación hasta ahora.
game-best = { $won ->
    [one] Es la primera partida de este tipo que ganas.
   *[other] { $won } partidas ganadas de este tipo; el mejor tiempo es { $time }, la mejor puntuación, { $score }.
}
game-best-heading = Mejores partidas: { $mode }
game-best-date = Fecha
# The place of a game in the list of the best.
game-best-place = { $place }.º
game-path = El camino del sudoku
game-path-looking = Buscando el camino del sudoku.
game-path-no-solution = No se conoce el camino: el sudoku no tiene solución, así que no hay camino que puntuar.
game-path-solutions = No se conoce el camino: el sudoku tiene varias soluciones, así que no hay camino que puntuar.
game-path-unsound = No se conoce el camino: la regla «{ $technique }» se apartó de la única solución, así que el camino no se puede puntuar.
game-path-too-many-guesses = No se conoce el camino: la búsqueda de la solución se abandonó tras { $guesses } intentos.
game-path-stopped = No se conoce el camino: la puntuación se paró antes de acabar.
game-path-score = Puntuado con { $score } según HoDoKu, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
# How often a technique is used on the path.
game-path-uses = { $count } ×
game-another = Partida nueva

## The path

path-place = Paso { $made } de { $all }
path-place-solves = Paso { $made } de { $all }. El último resuelve el sudoku.
path-place-stalls = Paso { $made } de { $all }. Después estas reglas no encuentran nada más.
path-place-several = Paso { $made } de { $all }. Después hay varias soluciones, y ninguna regla decide entre ellas.
path-place-stopped = Paso { $made } de { $all }. Ahí se paró la búsqueda.
path-looking = Buscando el camino: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} hasta ahora.
path-looking-here = Buscando el camino desde aquí.
path-stalled = Las reglas activadas no encuentran nada aquí.
path-several = El tablero tiene varias soluciones, y ninguna regla decide entre ellas.
path-no-solution = Desde aquí no sigue ningún camino: el tablero no tiene solución.
path-contradiction = Desde aquí no sigue ningún camino: el tablero se contradice.
path-cancel = Cancelar
path-again = Seguir
# The first line of the list: the puzzle as it was opened.
path-opened = Abierto
path-rating = Puntuando el sudoku.
# By whose measure steps are told, on a button.
path-scale-hodoku = HoDoKu
path-scale-se = SE
# { $rating } is such as 7.2/1.2/1.2.
path-rated-se = Sudoku Explainer: { $rating }
path-rated-se-tip = Sudoku Explainer sigue su propio camino: paso más difícil { $hardest }, el más difícil hasta la primera cifra { $pearl }, primer paso { $diamond }
path-score = Puntuación { $score }
path-guesses = { $cells ->
    [one] 1 intento
   *[other] { $cells } intentos
}
# El texto de ayuda
path-guesses-tip = En { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
} las reglas activadas no encuentran nada. Ahí el camino toma la cifra de la solución, como si la acertaras.
path-unrated-no-solution = El sudoku no tiene solución.
path-unrated-solutions = Sin puntuar: el sudoku tiene varias soluciones.
path-unrated-unsound = Sin puntuar: { $technique } se apartó de la solución.
path-unrated-guesses = Sin puntuar: la búsqueda de la solución se abandonó tras { $guesses } intentos.
path-unrated = Sin puntuar.
path-steps = Pasos
path-summary = Resumen
# The heads of the columns of the summary.
path-summary-technique = Pulsa una para ir allí
path-summary-count = Usos
path-summary-score = Puntos
path-summary-rating = Máximo
path-summary-total = Total
path-summary-none = En este camino ninguna regla ha encontrado un paso.
path-summary-own = Cifras tuyas
path-summary-answers = Cifras pedidas
path-summary-search = Cifras de la búsqueda

## The search, watched

watch-going-to-contradiction = Avanzando hasta una contradicción.
watch-going-to-solution = Avanzando hasta una solución.
watch-going-to-end = Avanzando hasta el final.
watch-stop = Parar
watch-it = Verlo
watch-play = Reproducir
watch-pause = Pausa
watch-keep = Rellenar
watch-act = Un paso
watch-go-on = Ir hasta
watch-contradiction = Contradicción
watch-solution = Solución
watch-end = Final
watch-running = El tablero muestra de vez en cuando hasta dónde ha llegado.
watch-stopped = Se paró a mitad de camino. Puede seguir desde aquí.
# The heads of the columns of counts, beside the methods.
watch-method = Método: 1, 2 o 3
watch-tries = Intentos
watch-go-backs = Retirados
watch-deepest = Fondo
watch-reading-order = Orden de lectura
watch-fewest-candidates = Menos candidatos
watch-singles = Primero los únicos
watch-count-all = Contar todo
watch-counting = Buscando aún una segunda solución.
watch-uncounted = ¿Cuánto trabajo da cada método?
watch-left = Se paró antes del final.
watch-no-solution = Ninguna solución; contado hasta el final.
watch-one-solution = Una solución; contado hasta el final.
watch-solutions = Varias soluciones; contado hasta la segunda.
watch-no-solution-left = Ninguna solución. En gris: los que pararon antes.
watch-one-solution-left = Una solución. En gris: los que pararon antes.
watch-solutions-left = Varias soluciones. En gris: los que pararon antes.
# { $written } is the number { $solutions } as it is written.
watch-depth = Profundidad { $depth } (máxima hasta ahora: { $greatest }), { $solutions ->
    [one] { $written } solución
   *[other] { $written } soluciones
}
watch-progress = { $tries ->
    [one] { $written } intento
   *[other] { $written } intentos
} hasta ahora, { $back } retirados
# A great number, in millions.
watch-millions = { $count } M
# How the digits of a number are grouped: '12,345'. In Spanish a blank that does not break.
watch-more-above = { $count } más por encima
watch-trial = Probado
watch-single = Único
watch-contradicting = Contradicción

## Lessons: what each family of techniques has in common

#
# In lessons the name of a technique in square brackets is put in as a link to its
# lesson: the English name, or what stands behind 'technique-' in the names of the messages
# above. It is shown as the language calls the technique.

lesson-family-singles = Con un único se pone una cifra. O bien a una celda le queda una sola cifra, o bien a una cifra le queda una sola celda en una fila, una columna o un bloque. Todos los sudokus acaban con únicos, y a los fáciles les basta con ellos.
lesson-family-intersections = Un bloque y una línea que se cruzan comparten tres celdas. Lo que se sabe de esas tres celdas por una de las dos unidades dice algo sobre el resto de la otra.
lesson-family-subsets = Unas cuantas celdas de una unidad y otras tantas cifras van juntas, aunque aún no se sepa qué celda lleva cada cifra. Las celdas necesitan esas cifras, o las cifras necesitan esas celdas: todo lo demás que les estorbaría puede irse. En los subconjuntos disjuntos las celdas no necesitan una unidad común, si todas las que comparten una cifra se ven entre sí.
lesson-family-fish = Un pez mira una sola cifra. Algunas unidades, la base, necesitan la cifra una vez cada una. Si todos los lugares que tienen para ella están en otras tantas unidades, la cobertura, la base gasta la cifra de cada unidad de la cobertura, y el resto de la cobertura la pierde. Los lugares de la base fuera de la cobertura son aletas: si hay aletas, la cifra solo se elimina donde se ven todas ellas.
lesson-family-single-digit = Estos patrones miran una sola cifra y las unidades en las que solo tiene dos lugares. Si no está en uno, está en el otro: es un enlace fuerte. Dos de estos enlaces, uno junto al otro, ya dicen algo sobre celdas que no pertenecen a ninguno.
lesson-family-wings = Un ala tiene dos celdas, las pinzas, y una de ellas debe llevar cierta cifra. De eso se encarga una tercera celda o un enlace fuerte entre las dos. Lo que ve ambas pinzas no puede ser esa cifra. En las alas mayores es una de cuatro o cinco celdas; los anillos entre ellas gastan todas sus cifras.
lesson-family-coloring = El coloreado mira casi siempre una sola cifra. Dos lugares que son los únicos de una unidad reciben dos colores. De unidad en unidad, una red de enlaces fuertes se va coloreando de forma alterna. Al final, o todas las celdas de un color llevan la cifra, o la llevan todas las del otro. También se pueden colorear juntos candidatos de varias cifras.
lesson-family-uniqueness = Un sudoku correcto tiene exactamente una solución. Estas técnicas lo dan por hecho y rechazan todo lo que permitiría una segunda. Solo valen para esos sudokus; el programa lo comprueba antes de usarlas.
lesson-family-chains = Una cadena es una serie de enlaces de candidato a candidato. En un enlace fuerte, si uno es falso, el otro es verdadero. En un enlace débil, si uno es verdadero, el otro es falso. Cuando los enlaces fuertes y débiles se alternan, el razonamiento avanza por todo el tablero. En un killer, lo que cabe en una jaula también enlaza candidatos.
lesson-family-almost-locked-sets = Un conjunto casi bloqueado es un grupo de celdas de una unidad, o de una jaula, con una cifra más que celdas: por ejemplo, dos celdas con tres cifras, y también una sola celda con dos. En cuanto pierde una de sus cifras, todas las demás quedan fijas en sus celdas. Por eso, dos conjuntos que no pueden quedarse ambos con la misma cifra se condicionan el uno al otro.
lesson-family-large-patterns = Estos patrones ocupan buena parte del tablero: varias líneas y muchas celdas, con la mayoría de las cifras. Se basan en contar: tantas celdas o líneas necesitan tantas cifras, y otras líneas pueden dar justo esas. Lo que sobra fuera es falso. En los sudokus fáciles son raros, y abren los más difíciles.
lesson-family-forcing = Forzar es seguir lo que resultaría de una suposición. No es adivinar: no se rellena nada, y lo que se concluye vale sea cual sea la suposición correcta. Exige paciencia y se reserva para cuando se agotan los patrones.
lesson-family-cages = En un killer, unas líneas discontinuas rodean grupos de celdas: son las jaulas. Las cifras de una jaula son todas distintas y suman el número de su esquina. Pocos conjuntos de cifras dan una suma pequeña o grande, así que las sumas revelan cifras. Y como cada fila, columna y bloque lleva del 1 al 9, cada uno suma 45: lo que las jaulas dejan de ese total también se conoce.
lesson-family-templates = Una plantilla es una de las formas en que una cifra puede repartirse por todo el tablero: nueve celdas, una en cada fila, columna y bloque. Todas las plantillas de una cifra juntas dicen dónde debe estar y dónde no puede estar. Un ordenador las cuenta con facilidad; una persona, difícilmente.

## Lessons: what each technique is, when to look for it, why it holds

lesson-full-house-what = Las filas, las columnas y los bloques se llaman unidades. A una unidad con una sola celda vacía le falta una cifra: va ahí.
lesson-full-house-when = Siempre, y antes que nada: busca unidades casi llenas, sobre todo después de poner una cifra.
lesson-full-house-why = Cada unidad lleva una vez cada cifra del 1 al 9. Ocho ya están puestas, así que la última celda solo puede llevar la novena.
lesson-full-house-also = Last Digit; Last Free Cell; Última celda libre
lesson-full-house-look-1 = Recorre las filas, las columnas y los bloques, y párate donde haya ocho celdas rellenas.
lesson-full-house-look-2 = Cuenta del 1 al 9 en esa unidad y fíjate en la cifra que no aparece.
lesson-full-house-look-3 = Ponla en la celda vacía. Mira después las demás unidades de esa celda: puede que a alguna le quede ahora un solo hueco.
lesson-full-house-mistake = Muchos recorren las filas y las columnas y se saltan los bloques, donde la última celda es igual de segura. Y si la cifra que falta ya está en otra unidad de la celda, no la pongas de todos modos: alguna cifra que se puso antes está mal.

lesson-last-cell-in-cage-what = A una jaula le queda una sola celda vacía, o tiene una sola celda. Su suma menos las cifras que ya lleva es la cifra de esa celda.
lesson-last-cell-in-cage-when = Cada vez que se pone una cifra: mira su jaula. Las jaulas de una sola celda son cifras regaladas; empieza por ellas.
lesson-last-cell-in-cage-why = Las cifras de una jaula suman su número. Lo que falta para llegar a él solo puede venir de la única celda vacía.
lesson-last-cell-in-cage-look-1 = Busca una jaula con todas las celdas rellenas menos una, y también jaulas que tengan una sola celda.
lesson-last-cell-in-cage-look-2 = Suma las cifras que ya están en la jaula y réstalas de su número.
lesson-last-cell-in-cage-look-3 = Pon el resto en la celda vacía. Comprueba que es una cifra del 1 al 9 que aún no está en la jaula.
lesson-last-cell-in-cage-mistake = Cuando una jaula cruza el borde de un bloque, es fácil dejar fuera de la suma las celdas del otro lado. Sigue la línea discontinua hasta cerrar toda la vuelta antes de restar.
lesson-last-cell-in-cage-lookalike = En la jaula que suma { $sum }, { $right } parece la última celda vacía, y falta { $y }. Pero la jaula tiene otra celda vacía, { $spoiler }. Solo las dos juntas suman { $rest }. Aquí { $right } es { $x }, y { $spoiler } es { $z }. Sigue la línea discontinua hasta cerrar toda la vuelta antes de restar.

lesson-unique-sum-cage-what = Las celdas vacías de una jaula pueden dar su suma con un solo conjunto de cifras, como 16 con dos celdas: 7 y 9. En esas celdas no cabe ninguna otra cifra, y una celda que las vea todas no puede llevar ninguna del conjunto.
lesson-unique-sum-cage-when = Al principio. Dos celdas: 3, 4, 16 y 17. Tres celdas: 6, 7, 23 y 24. Cuatro celdas: 10, 11, 29 y 30. Vale la pena saberlo de memoria.
lesson-unique-sum-cage-why = Las celdas llevan cifras distintas con esa suma, y solo hay una elección. No se sabe aún qué cifra va en cada celda, pero cada una está en alguna de ellas y, por tanto, en ningún sitio que las vea todas.
lesson-unique-sum-cage-also = Magic Cage; Forced Cage
lesson-unique-sum-cage-look-1 = Cuenta las celdas vacías de una jaula y resta de su número las cifras que ya están en ella.
lesson-unique-sum-cage-look-2 = Anota los conjuntos de otras tantas cifras distintas que dan lo que queda, sin cifras que ya estén en la jaula. Sigue solo si hay exactamente uno.
lesson-unique-sum-cage-look-3 = Elimina de las celdas de la jaula todos los candidatos que no estén en el conjunto.
lesson-unique-sum-cage-look-4 = Elimina las cifras del conjunto de cada celda de fuera de la jaula que vea todas sus celdas vacías.
lesson-unique-sum-cage-mistake = Las cifras del conjunto no se eliminan de cualquier celda que vea una parte de la jaula. Si las celdas vacías están en una misma fila, pero en dos bloques, solo las pierde el resto de la fila: cada bloque tiene algunas de las cifras en esas celdas, pero no se sabe cuáles.
lesson-unique-sum-cage-lookalike = La jaula de { $cells } suma { $sum }, y { $thought } da esa suma. Quien crea que nada más la da elimina { $x } de { $right }. Pero { $other } también suma { $sum }. Aquí { $spoiler } es { $y }, { $third } es { $z }, y { $right } es { $x }. Una suma solo descarta cifras si un único conjunto la da.

lesson-rule-of-45-what = Una fila, una columna o un bloque suma 45. Resta las jaulas que quedan dentro: si sobra una celda, la interior (innie), su cifra es el resto. Si las jaulas cubren la unidad y sobresale una celda, la exterior (outie), su cifra es lo que suman de más.
lesson-rule-of-45-when = Antes que nada que requiera candidatos. Busca unidades que las jaulas llenan casi por completo, donde una jaula cruza el borde por una sola celda, dentro o fuera.
lesson-rule-of-45-why = Una unidad lleva una vez cada cifra del 1 al 9, y 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 son 45. Las jaulas dicen cuánto de eso es suyo. El resto es una simple resta.
lesson-rule-of-45-also = 45 Rule; Innies and Outies
lesson-rule-of-45-look-1 = Elige una fila, una columna o un bloque. Distingue las jaulas que están dentro de las que corta su borde.
lesson-rule-of-45-look-2 = Suma las jaulas de dentro y las cifras que ya están en las demás celdas de la unidad. Si sobra una sola celda vacía, resta esa suma de 45.
lesson-rule-of-45-look-3 = Si sobran más, empieza de nuevo: suma las jaulas de dentro y las cortadas, sin cifras sueltas. Si entre todas cubren la unidad, resta 45 y después las cifras que ya están en sus celdas de fuera. Sirve si solo una de las celdas de fuera está vacía.
lesson-rule-of-45-look-4 = Pon el resultado en la única celda vacía: en el primer caso la interior (innie), en el segundo la exterior (outie).
lesson-rule-of-45-mistake = Una jaula cortada hay que dejarla fuera entera o contarla entera; una parte de ella no tiene ninguna suma impresa. Si el resultado no es una cifra del 1 al 9, es que se pasó por alto una jaula, se contó dos veces o se sumó mal.
lesson-rule-of-45-lookalike = En { $house }, las jaulas parecen dejar una sola celda, { $right }, que sería { $y }. Pero la jaula de { $cells } sobresale, y una de sus celdas de fuera, { $spoiler }, sigue vacía. Lo que no se conoce no se puede restar. Aquí { $spoiler } es { $z }, y { $right } no es { $y }, sino { $x }.

lesson-cage-minimum-and-maximum-what = Deja aparte una celda de una jaula. Las demás suman como mínimo las cifras distintas más pequeñas y como máximo las más grandes. Lo que dejan de la suma es lo máximo, y lo mínimo, que puede llevar esa celda.
lesson-cage-minimum-and-maximum-when = En jaulas con una suma pequeña o grande para su número de celdas, como 8 o 21 con tres celdas, cuando ningún conjunto de cifras es el único posible.
lesson-cage-minimum-and-maximum-why = Las demás celdas no pueden sumar menos que sus cifras más pequeñas juntas. Una cifra mayor que el resto haría que la suma pasara del número de la jaula, y una demasiado pequeña nunca lo alcanzaría.
lesson-cage-minimum-and-maximum-look-1 = Elige una jaula y resta de su número las cifras que ya están en ella. Elige una de sus celdas vacías y cuenta las demás que están vacías.
lesson-cage-minimum-and-maximum-look-2 = Da a esas otras celdas las cifras más pequeñas, 1, 2, 3, etc., cada una una sola vez y ninguna que ya esté en la jaula. Lo que dejan de la suma es lo máximo que puede llevar la celda elegida.
lesson-cage-minimum-and-maximum-look-3 = Dales del mismo modo las cifras más grandes, 9, 8, 7, etc. Lo que dejan es lo mínimo que puede llevar la celda elegida.
lesson-cage-minimum-and-maximum-look-4 = Elimina de la celda elegida todos los candidatos por encima del máximo y por debajo del mínimo.
lesson-cage-minimum-and-maximum-mistake = A menudo se toma varias veces la cifra más pequeña. Otras tres celdas llevan como mínimo 1 + 2 + 3, no 1 + 1 + 1. Y un candidato entre los límites no tiene por qué ser posible: en 8 con dos celdas, el 4 está entre ellos, pero 4 y 4 no puede ser.
lesson-cage-minimum-and-maximum-lookalike = La jaula que suma { $sum } deja { $rest } para { $spoiler } y { $right }. { $spoiler } parece ser como mínimo { $y }, de modo que { $right } sería como máximo { $w }. Pero { $spoiler } también puede ser { $z }, y entonces { $right } es { $x }. Así es aquí. Un límite vale tanto como los candidatos de los que sale.

lesson-cage-combinations-what = Anota todos los conjuntos de cifras distintas que dan la suma de una jaula y caben en sus celdas. Una cifra que no está en ninguno de esos conjuntos se elimina de la jaula.
lesson-cage-combinations-when = Jaula por jaula, primero las de pocas celdas. Tacha un conjunto si alguna de sus cifras no tiene celda, o si alguna celda no podría llevar ninguna de sus cifras.
lesson-cage-combinations-why = Sea cual sea la solución, la jaula lleva uno de los conjuntos que caben. Una cifra que no está en ninguno de ellos no puede estar en la jaula.
lesson-cage-combinations-also = Cage Combos
lesson-cage-combinations-look-1 = Elige una jaula con pocas celdas vacías y resta de su número las cifras que ya están en ella.
lesson-cage-combinations-look-2 = Anota los conjuntos de otras tantas cifras distintas con la suma correcta, sin las que ya están en la jaula. Empieza cada vez por la cifra más pequeña, para no saltarte ninguno.
lesson-cage-combinations-look-3 = Tacha cada conjunto que no se pueda repartir de modo que cada cifra tenga una celda propia que la lleve como candidato.
lesson-cage-combinations-look-4 = Elimina de las celdas de la jaula todos los candidatos que no estén en ninguno de los conjuntos que quedan.
lesson-cage-combinations-mistake = El error habitual es una lista incompleta: si se olvida un conjunto, se elimina una cifra correcta. Hay cuatro conjuntos para 10 con dos celdas y nada menos que ocho para 15 con tres.
lesson-cage-combinations-lookalike = { $cells }, las celdas vacías de una jaula, suman { $sum } entre todas. Con lo que pueden llevar, solo { $thought } parece dar esa suma, y entonces { $x } se elimina de { $right }. Pero { $spoiler } también puede ser { $z }, así que también vale { $other }. Es justo lo que llevan aquí: { $right } es { $x }. Basta pasar por alto un candidato para que falte un conjunto en la lista.

lesson-rule-of-45-in-several-houses-what = Dos filas suman 90, y tres, 135; lo mismo pasa con las columnas y los bloques. Resta las jaulas que quedan dentro, como con la [Rule of 45]: se conoce la única celda que sobra o la única que sobresale.
lesson-rule-of-45-in-several-houses-when = Donde una unidad por sí sola deja demasiadas celdas: añade la vecina. Las jaulas que antes quedaban cortadas están enteras dentro de las dos.
lesson-rule-of-45-in-several-houses-why = Cada unidad suma 45 por sí sola y ninguna celda está en dos de ellas, así que juntas suman 45 por cada una. Las jaulas se restan después como siempre.
lesson-rule-of-45-in-several-houses-also = 45 Rule; Innies and Outies
lesson-rule-of-45-in-several-houses-look-1 = Busca dos o tres filas, columnas o bloques contiguos de modo que el borde que los rodea a todos corte pocas jaulas.
lesson-rule-of-45-in-several-houses-look-2 = Suma las jaulas de dentro y las cifras que ya están en las demás celdas de esas unidades. Si sobra una sola celda vacía, su cifra es 45 por cada unidad menos esa suma.
lesson-rule-of-45-in-several-houses-look-3 = O empieza de nuevo: suma las jaulas de dentro y las cortadas, sin cifras sueltas. Si entre todas cubren esas unidades, resta 45 por cada una y después las cifras que ya están en sus celdas de fuera. Si una sola celda de fuera está vacía, lo que queda es su cifra.
lesson-rule-of-45-in-several-houses-look-4 = Pon la cifra.
lesson-rule-of-45-in-several-houses-mistake = Las unidades que se cruzan no se pueden sumar así. Una fila y un bloque por el que pasa comparten tres celdas, que contarían dos veces, de modo que 90 es demasiado para las celdas que hay.
lesson-rule-of-45-in-several-houses-lookalike = Las jaulas que cubren { $bases } parecen sobresalir por una sola celda, { $right }, que sería { $y }. Pero la jaula de { $cells } sobresale también por { $spoiler }, así que solo se conoce la suma de las dos. Aquí { $spoiler } es { $z }, y { $right } no es { $y }, sino { $x }.

lesson-law-of-leftovers-what = Varias filas contiguas y otras tantas regiones llevan las mismas cifras. Tacha las celdas que comparten. Lo que queda en un lado lleva las mismas cifras que lo que queda en el otro: una cifra que no puede estar en un lado se elimina del otro.
lesson-law-of-leftovers-when = En un jigsaw, donde algunas regiones quedan casi dentro de algunas filas o columnas y solo sobresalen una o dos celdas por cada lado. Empieza por el borde del tablero. Si hay una celda por cada lado, las dos llevan la misma cifra.
lesson-law-of-leftovers-why = Cada fila lleva una vez cada cifra, y cada región también. Por eso, tantas filas como regiones llevan cada cifra el mismo número de veces. Las celdas compartidas cuentan igual en los dos lados, así que el resto también es igual.
lesson-law-of-leftovers-also = LoL
lesson-law-of-leftovers-look-1 = Elige una fila, o unas pocas filas contiguas. Con columnas funciona igual.
lesson-law-of-leftovers-look-2 = Elige tantas regiones como filas: las que tienen la mayoría de sus celdas en esas filas.
lesson-law-of-leftovers-look-3 = Marca como un lado las celdas de las filas que están fuera de las regiones, y como el otro, las celdas de las regiones que están fuera de las filas. Hay tantas en uno como en el otro.
lesson-law-of-leftovers-look-4 = Ve cifra por cifra. Si ninguna celda de un lado la tiene, ni puesta ni como candidato, elimínala de todas las celdas del otro lado.
lesson-law-of-leftovers-mistake = Los dos lados llevan las mismas cifras solo en conjunto. Con dos o más celdas en cada lado, nada dice qué celda es igual a cuál.
lesson-law-of-leftovers-lookalike = { $bases } y las regiones { $regions } comparten todas las celdas menos { $cells } en un lado y { $others } en el otro, así que los dos lados llevan las mismas cifras. { $first } y { $second } son { $y }, de modo que { $spoiler } y { $right } son iguales. Parece que { $spoiler } no puede ser { $x }, y entonces { $right } lo perdería. Pero { $spoiler } no ve ningún { $x }. Aquí las dos son { $x }. Comprueba los candidatos de ambos lados antes de compararlos.

lesson-required-digit-what = Todos los conjuntos de cifras que puede llevar una jaula tienen cierta cifra. Una de sus celdas lleva esa cifra, así que ninguna celda de fuera que vea todos sus lugares en la jaula puede llevarla.
lesson-required-digit-when = Después de las [Cage Combinations], cuando quedan dos o tres conjuntos: busca una cifra que compartan y mira si sus lugares en la jaula están en una misma fila, columna o bloque.
lesson-required-digit-why = La jaula lleva uno de los conjuntos, y todos tienen la cifra: luego la jaula la lleva en uno de esos lugares. Una celda que los ve todos ve la cifra, esté donde esté.
lesson-required-digit-also = Cage/Unit Overlap Type 2
lesson-required-digit-look-1 = Anota los conjuntos que una jaula todavía puede llevar.
lesson-required-digit-look-2 = Fíjate en una cifra que esté en todos ellos.
lesson-required-digit-look-3 = Marca las celdas de la jaula que tienen esa cifra como candidato.
lesson-required-digit-look-4 = Elimina la cifra de cada celda de fuera de la jaula que vea todas las celdas marcadas. Si solo hay una celda marcada, la cifra está ahí.
lesson-required-digit-mistake = Una cifra que está en la mayoría de los conjuntos no es obligada; un solo conjunto sin ella basta para estropearlo. En cambio, para perder la cifra una celda no tiene que ver toda la jaula, sino solo las celdas en las que la jaula puede tenerla.
lesson-required-digit-lookalike = { $cells }, las celdas vacías de una jaula, suman { $sum } entre todas, y el único conjunto que parece caber, { $thought }, tiene { $x }. Pero { $spoiler } también puede ser { $z }, y entonces cabe { $other }, un conjunto sin { $x }. Aquí llevan justo ese, y { $right } es { $x }, aunque ve todos los lugares de { $x } en la jaula.

lesson-cage-claiming-what = Una fila, una columna o un bloque tiene una cifra solo en celdas de una jaula. Así que la jaula lleva la cifra, y los conjuntos sin ella quedan fuera.
lesson-cage-claiming-when = Donde una jaula cubre la mayoría de las celdas vacías de una unidad. Mira qué cifras no tiene la unidad en ningún otro sitio.
lesson-cage-claiming-why = La unidad necesita la cifra y solo tiene lugares para ella en esa jaula. Una de las celdas la lleva, así que la jaula lleva un conjunto con esa cifra, y la tiene en una de esas celdas.
lesson-cage-claiming-also = Cage/Unit Overlap Type 1
lesson-cage-claiming-look-1 = Elige una unidad y una jaula que tenga dos o más celdas vacías en ella.
lesson-cage-claiming-look-2 = Busca una cifra que le falte a la unidad y que no sea candidato en ninguna celda de la unidad fuera de la jaula.
lesson-cage-claiming-look-3 = Tacha todos los conjuntos de la jaula sin esa cifra. Si hay celdas de la jaula fuera de la unidad, elimina la cifra de ellas.
lesson-cage-claiming-look-4 = Prueba los conjuntos que quedan con la cifra dentro de la unidad. Elimina de cada celda de la jaula lo que no lleva en ninguna de esas formas.
lesson-cage-claiming-mistake = Una cifra solo queda reclamada si de verdad ninguna otra celda de la unidad puede llevarla. No basta con que no esté puesta ahí: con un solo candidato que se te escape fuera de la jaula, los conjuntos sin la cifra vuelven a ser posibles.
lesson-cage-claiming-lookalike = En { $house }, { $y } parece caber solo en { $right }, una celda de una jaula, así que la jaula tendría ahí su { $y }. Pero { $spoiler }, fuera de la jaula, también puede ser { $y }. Aquí lo es, la jaula tiene su { $y } en { $third }, y { $right } es { $x }, que se habría eliminado. Solo queda reclamado lo que ninguna otra celda de la unidad puede llevar.

lesson-split-cage-what = El borde de una unidad corta una jaula en dos, y es la única jaula cortada. Según la [Rule of 45], la parte de dentro tiene su propia suma y, por tanto, también la de fuera. Cada parte es una pequeña jaula por sí misma.
lesson-split-cage-when = Donde la regla del 45 no deja una celda, sino dos o tres, y estas son de la misma jaula.
lesson-split-cage-why = Las demás jaulas están dentro y se conocen, así que lo que queda de 45 es la suma de esa parte. Sus celdas están en una misma jaula y, por tanto, son distintas: todo lo que vale para las jaulas vale para ellas.
lesson-split-cage-also = Cage Splitting
lesson-split-cage-look-1 = Busca una unidad, o unas pocas unidades contiguas que no compartan ninguna celda, cuyo borde corte una sola jaula y cuyas celdas estén todas en jaulas.
lesson-split-cage-look-2 = Resta todas las jaulas de dentro de 45 por cada unidad. El resto es la suma de la parte de la jaula cortada que está dentro.
lesson-split-cage-look-3 = Réstalo del número de la jaula cortada. Eso es la suma de la parte de fuera.
lesson-split-cage-look-4 = Trabaja cada parte como si fuera una jaula: anota sus conjuntos y elimina de sus celdas lo que no esté en ninguno de ellos. Una cifra que está en todos los conjuntos de una parte se elimina de las celdas de fuera que ven todos sus lugares en esa parte.
lesson-split-cage-mistake = Las dos partes siguen siendo una misma jaula, así que una cifra de una no puede estar en la otra. Quien lo olvida trabaja con demasiados conjuntos.
lesson-split-cage-lookalike = { $house } corta una jaula en dos y, según la regla del 45, la parte de fuera, { $cells }, suma { $sum }. Con lo que pueden llevar sus celdas, solo { $thought } da esa suma, y solo { $right } parece tener sitio para { $z }, de modo que no podría ser { $x }. Pero { $spoiler } también puede ser { $z }. Aquí lo es, y { $right } es { $x }. Una suma dice qué cifras lleva una parte, no en qué celda.

lesson-killer-pair-what = En una unidad, una jaula debe llevar al menos una de dos cifras, y otra celda solo puede ser una de las dos. Juntas gastan ambas cifras, y el resto de la unidad las pierde. Dos jaulas pueden formar pareja de la misma manera.
lesson-killer-pair-when = Cuando a una jaula dentro de una unidad le quedan pocos conjuntos. Elige dos cifras de modo que cada conjunto tenga una de ellas y busca una celda con solo esas dos.
lesson-killer-pair-why = La unidad lleva cada una de las dos cifras una sola vez. Una la toma la jaula y la otra la celda, sea cual sea cada una. Es un [Naked Pair] en el que una de las celdas es toda una jaula.
lesson-killer-pair-look-1 = Elige una jaula cuyas celdas vacías estén todas en una misma unidad y anota los conjuntos que todavía puede llevar.
lesson-killer-pair-look-2 = Busca dos cifras de las que cada conjunto tenga al menos una.
lesson-killer-pair-look-3 = En la misma unidad, fuera de la jaula, busca una celda con solo esos dos candidatos, o una segunda jaula, con todas sus celdas vacías en esa unidad, que también tenga una de las dos cifras en cada uno de sus conjuntos.
lesson-killer-pair-look-4 = Elimina las dos cifras de las celdas de esa unidad que no son ni de la jaula ni de su pareja.
lesson-killer-pair-mistake = Todas las celdas vacías de la jaula tienen que estar en la unidad. Si una está fuera, la jaula puede llevar ahí su cifra de las dos, y entonces en la unidad todavía queda sitio para ella.
lesson-killer-pair-lookalike = En { $house }, { $cells }, celdas vacías de una jaula, llevan al menos una de { $x } y { $y }, y { $spoiler } parece ser también una de las dos: juntas gastarían ambas. Pero { $spoiler } también puede ser { $z }, y entonces en { $house } aún falta la otra cifra. Aquí es { $z }, y { $right } es { $x }, que se habría eliminado.

lesson-hidden-cage-what = La [Rule of 45] deja dos o más celdas, dentro o fuera de una unidad, que pertenecen a jaulas distintas. Su suma se conoce, como la de una jaula que nadie dibujó: descarta cifras igual que una jaula.
lesson-hidden-cage-when = Cuando las jaulas cubren casi del todo una unidad, o dos o tres juntas, y sobran hasta cuatro celdas. Las sumas pequeñas y grandes son las que más dicen.
lesson-hidden-cage-why = Lo que queda de 45 es una suma tan válida como una impresa. Si todas las celdas se ven entre sí, sus cifras son distintas; si no, se cuenta también con cifras iguales.
lesson-hidden-cage-also = Extra Cage; Pseudo-Cage; Innies; Outies
lesson-hidden-cage-look-1 = Busca una unidad, o unidades que no compartan ninguna celda, donde sobren de dos a cuatro celdas junto a las jaulas enteras, o sobresalgan de dos a cuatro celdas de las jaulas que la cubren.
lesson-hidden-cage-look-2 = Calcula la suma de esas celdas con la [Rule of 45].
lesson-hidden-cage-look-3 = Mira cuáles de ellas se ven entre sí o están en una misma jaula. Solo esas tienen que llevar cifras distintas.
lesson-hidden-cage-look-4 = Anota todas las formas de llegar a la suma, también con cifras iguales donde se permitan. Elimina de cada celda lo que no lleva en ninguna de ellas.
lesson-hidden-cage-mistake = Es un error dar por hecho que las cifras son distintas. Las celdas que sobran en una misma unidad sí lo son; pero las que sobresalen, o las que sobran en varias unidades, pueden llevar la misma cifra si no se ven entre sí.
lesson-hidden-cage-lookalike = Según la regla del 45, { $cells } suman { $sum } en { $house } y, con lo que pueden llevar, solo con { $thought }. Así que una de ellas es { $x }, y parece que es { $first }, que { $right } ve. Pero { $spoiler } también puede ser { $x }, y { $right } no ve esa celda. Aquí lo es, y { $right } también es { $x }. Solo lo pierde lo que ve todos los lugares de la cifra en la jaula oculta.

lesson-innie-outie-difference-what = Las jaulas cortadas por el borde de unas unidades dejan unas celdas dentro y sobresalen por otras. Cuánto suman más unas que otras se conoce por la [Rule of 45]. Si hay una celda en cada lado, una es la otra más ese número.
lesson-innie-outie-difference-when = Cuando las jaulas cruzan el borde de una unidad en ambos sentidos, de modo que no se pueden averiguar por separado ni las celdas de dentro ni las de fuera. Cuenta las celdas: hasta cuatro entre los dos lados, vale la pena.
lesson-innie-outie-difference-why = Las unidades menos las jaulas son lo de dentro menos lo que sobresale, porque las jaulas cuentan las celdas exteriores y dejan fuera las interiores. Una cifra para la que ninguna cifra del otro lado da esa diferencia es imposible.
lesson-innie-outie-difference-also = IOD
lesson-innie-outie-difference-look-1 = Elige una unidad, o unidades que no compartan ninguna celda, y decide con cada jaula cortada si la cuentas o la dejas fuera.
lesson-innie-outie-difference-look-2 = Marca las celdas interiores (innies), las de las unidades que no están en ninguna jaula contada, y las exteriores (outies), las de las jaulas contadas que están fuera de las unidades. Elige de modo que haya pocas marcadas.
lesson-innie-outie-difference-look-3 = Resta las jaulas contadas de 45 por cada unidad. El resultado es cuánto suman más las interiores que las exteriores; si es menor que cero, son las exteriores las que suman más.
lesson-innie-outie-difference-look-4 = Elimina de cada celda marcada los candidatos para los que las demás celdas marcadas no tienen cifras que den esa diferencia.
lesson-innie-outie-difference-mistake = La mayoría de los fallos están en el sentido de la diferencia. Si las jaulas contadas suman más que las unidades, las exteriores son las mayores, porque son lo que a las jaulas les sobra. Y una interior puede ser igual a una exterior que no ve.
lesson-innie-outie-difference-lookalike = Según la regla del 45 en { $house }, las interiores { $spoiler } y { $right } suman { $rest } más que la exterior { $first }. { $spoiler } parece ser { $y }. Entonces { $right } sería igual a { $first }, que no puede ser { $x }. Pero { $spoiler } también puede ser { $z }, y { $z } y { $x } suman { $rest } más que { $w }. Así es aquí: { $right } es { $x }, que se habría eliminado.

lesson-cage-permutations-what = Prueba todas las formas de colocar los conjuntos que caben en las celdas de una jaula. Una cifra que ninguna forma coloca en cierta celda se elimina de esa celda.
lesson-cage-permutations-when = Cuando a una jaula le queda un conjunto, pero una de sus celdas necesita una cifra determinada: las demás ya no pueden llevarla.
lesson-cage-permutations-why = Una de esas formas es la verdadera. Lo que no está en ninguna no está en la verdadera. Va más allá de las [Cage Combinations], que solo preguntan si la cifra está en la jaula.
lesson-cage-permutations-look-1 = Anota los conjuntos que una jaula todavía puede llevar.
lesson-cage-permutations-look-2 = Con cada conjunto, escribe todas las formas de poner sus cifras en las celdas, una cifra por celda, según lo permitan los candidatos.
lesson-cage-permutations-look-3 = Apunta para cada celda qué cifras han salido en ella.
lesson-cage-permutations-look-4 = Elimina de cada celda los candidatos que nunca han salido ahí.
lesson-cage-permutations-mistake = No te quedes en preguntar si un candidato está en un conjunto: también las demás cifras tienen que encontrar su celda. Toma un 10 con una celda que tiene 3, 7 y 9 y otra que tiene 1 y 3. El conjunto de 3 y 7 cabe, pero solo con el 3 en la segunda celda, así que el 3 se elimina de la primera.
lesson-cage-permutations-lookalike = { $cells }, las celdas vacías de una jaula, suman { $sum } con { $thought }. Con { $x } en { $right }, el { $y } no parece encontrar celda, así que { $right } perdería { $x }. Pero { $spoiler } también puede ser { $y }. Aquí lo es, y { $right } es { $x }. Solo queda descartado lo que falla en todos los órdenes.

lesson-cage-comparison-what = Dos jaulas, también ocultas, están en la misma unidad. Un conjunto de cifras de una que tiene alguna cifra de cada conjunto de la otra queda descartado.
lesson-cage-comparison-when = Cuando dos jaulas de una unidad tienen dos o tres conjuntos cada una. Pon las listas una junto a otra y tacha lo que no puede darse a la vez.
lesson-cage-comparison-why = En una unidad todas las cifras son distintas, así que lo que llevan las dos jaulas no tiene ninguna cifra en común. Un conjunto que no deja nada para la otra jaula no es posible.
lesson-cage-comparison-look-1 = Busca dos jaulas, también ocultas, cuyas celdas vacías estén todas en la misma unidad, y anota los conjuntos de cada una.
lesson-cage-comparison-look-2 = Toma un conjunto de la primera jaula y busca uno de la segunda que no tenga ninguna cifra en común con él. Si no lo hay, tacha el conjunto de la primera.
lesson-cage-comparison-look-3 = Cuando hayas probado todos los conjuntos de la primera, haz lo mismo con los de la segunda.
lesson-cage-comparison-look-4 = Elimina de las celdas de cada jaula lo que no llevan en ninguna forma de llenarla con un conjunto de los que quedan.
lesson-cage-comparison-mistake = Un conjunto no queda descartado porque comparta una cifra con algún conjunto de la otra jaula; tiene que hacerlo con todos. Y si una celda vacía de cualquiera de las dos jaulas está fuera de la unidad, ambas jaulas pueden llevar la misma cifra.
lesson-cage-comparison-lookalike = En { $house }, la jaula de { $cells } suma { $sum }, y lo mismo suman { $pair }, que la regla del 45 deja ahí. { $pair } parecen llevar { $thought }, así que la jaula no podría. Pero { $spoiler } también puede ser { $z }, y entonces { $other } es posible para ellas. Aquí llevan eso, la jaula lleva { $thought }, y { $right } es { $x }, que se habría eliminado.

lesson-killer-triple-what = Como el [Killer Pair], pero con tres cifras: una jaula lleva al menos una o dos de ellas, y una o dos celdas más de la unidad, u otra jaula, no llevan nada más. Las tres cifras se eliminan del resto de la unidad.
lesson-killer-triple-when = Cuando no hay ningún par. Busca celdas con dos o tres candidatos junto a una jaula que necesita algunas de esas mismas cifras.
lesson-killer-triple-why = Se sabe que tres lugares toman cifras de entre tres. Así que las tres se gastan ahí, y ninguna otra celda de la unidad puede llevar una de ellas.
lesson-killer-triple-look-1 = Elige una jaula cuyas celdas vacías estén todas en una misma unidad y anota los conjuntos que todavía puede llevar.
lesson-killer-triple-look-2 = Elige tres cifras y cuenta cuántas de ellas tiene cada conjunto. Vale el número más pequeño, que tiene que ser uno o dos.
lesson-killer-triple-look-3 = Las que faltan hasta tres tiene que ponerlas el resto de la unidad: otras tantas celdas sin más candidatos que esas tres cifras, u otra jaula, con todas sus celdas vacías en esta unidad, que tenga otras tantas de ellas en cada uno de sus conjuntos.
lesson-killer-triple-look-4 = Elimina las tres cifras de todas las celdas de la unidad que no son ni de la jaula ni de sus compañeras.
lesson-killer-triple-mistake = Se suele contar por el conjunto que conviene. Si un conjunto tiene dos de las cifras y otro solo una, la jaula tiene segura una sola, y hacen falta dos celdas compañeras.
lesson-killer-triple-lookalike = En { $house }, { $cells }, las celdas vacías de una jaula, llevan { $thought }, dos de { $digits }. También { $spoiler } parece ser una de estas tres, de modo que se gastarían todas. Pero { $spoiler } también puede ser { $z }. Aquí lo es, y el { $x } de la unidad está en { $right }, de donde se habría eliminado.

lesson-parity-what = Por la [Rule of 45] se conoce la suma de unas celdas, o cuánto suman más las celdas de dentro que las de fuera. Todas menos una son con seguridad pares o impares, aunque no se conozcan sus cifras. Entonces también la última es con seguridad par o impar.
lesson-parity-when = Cuando sobran más celdas de las que te apetece calcular, pero muchas tienen pares de cifras como 2 y 4 o 3 y 7. Cuenta las impares.
lesson-parity-why = Una suma es impar si lleva un número impar de cifras impares; no importa cuáles sean. Lo mismo vale para una diferencia. Así que el número al que hay que llegar dice si hace falta una cifra impar más.
lesson-parity-also = Region Parity
lesson-parity-look-1 = Con la [Rule of 45], busca celdas de las que conozcas la suma, o cuánto suman más las de dentro que las de fuera.
lesson-parity-look-2 = Marca cada celda cuyos candidatos son todos impares o todos pares. Debe quedar exactamente una celda sin marcar.
lesson-parity-look-3 = Cuenta las celdas impares entre las marcadas.
lesson-parity-look-4 = Compara esa cuenta con el número que conoces. Si los dos son impares o los dos son pares, la última celda es par; si solo uno de ellos es impar, la última celda es impar.
lesson-parity-look-5 = Elimina de la última celda los candidatos del tipo que no toca.
lesson-parity-mistake = Con dos celdas sin marcar no se sabe nada de ninguna, solo si son del mismo tipo. Y una cifra ya puesta hay que restarla del número o contarla entre las celdas, pero no las dos cosas.
lesson-parity-lookalike = Según la regla del 45 en { $bases }, la interior { $spoiler } es { $rest } más que la exterior { $right }. { $spoiler } parece ser { $y }, una cifra impar, así que { $right } sería también impar, y no { $x }. Pero { $spoiler } también puede ser { $z }, que es par, y entonces nada es seguro. Aquí lo es, y { $right } es { $x }.

lesson-blocked-combination-what = Un conjunto de cifras para una jaula le quita a otra celda de la unidad todo lo que podría llevar, o deja a varias celdas juntas menos cifras que celdas son. La jaula no puede llevar ese conjunto.
lesson-blocked-combination-when = Cuando una jaula está en una unidad con celdas de dos o tres candidatos. Tacha cada conjunto de la jaula que tiene todos los candidatos de una de esas celdas, o demasiados de los de un par.
lesson-blocked-combination-why = Las celdas de una unidad llevan cifras distintas, así que lo que toma la jaula ya no está para las demás. Si a una de ellas no le queda nada, o si quedan dos cifras para tres celdas, la unidad no podría llenarse.
lesson-blocked-combination-also = Combination Conflict
lesson-blocked-combination-look-1 = Elige una jaula cuyas celdas vacías estén todas en una misma unidad y anota los conjuntos que todavía puede llevar.
lesson-blocked-combination-look-2 = En la misma unidad, fuera de la jaula, fíjate en las celdas vacías con dos o tres candidatos.
lesson-blocked-combination-look-3 = Con cada conjunto, imagina esas celdas sin las cifras del conjunto. Táchalo si a una celda no le queda ningún candidato, si a dos celdas les queda una sola cifra entre las dos o si a tres les quedan solo dos.
lesson-blocked-combination-look-4 = Elimina de las celdas de la jaula lo que no llevan en ninguna forma de llenarla con un conjunto de los que quedan.
lesson-blocked-combination-mistake = No funciona si una celda vacía de la jaula está fuera de la unidad. Una cifra del conjunto puede estar entonces ahí fuera y no quitarles nada a las celdas de la unidad.
lesson-blocked-combination-lookalike = En { $house }, { $cells }, las celdas vacías de una jaula, suman { $sum } como { $thought } o como { $other }. Con { $other } parece que no queda nada para { $spoiler }, que solo podría ser { $y }, así que la jaula llevaría { $thought }. Pero { $spoiler } también puede ser { $z }. Aquí lo es, la jaula lleva { $other }, y { $right } es { $x }.

lesson-house-combinations-what = Varias jaulas están una junto a otra en una unidad. Elige un conjunto para cada una de modo que ninguna cifra se tome dos veces y las demás celdas de la unidad puedan llevar el resto. Lo que no está en ninguna elección así se elimina.
lesson-house-combinations-when = Cuando las jaulas llenan la mayor parte de una unidad y, de dos en dos ([Cage Comparison]), ya no dicen nada más. Empieza por la jaula con menos conjuntos.
lesson-house-combinations-why = Una unidad lleva cada cifra una vez. Así que una de las elecciones es la verdadera, y una cifra que no está en ninguna de ellas no está en la verdadera.
lesson-house-combinations-look-1 = Elige una unidad con dos o más jaulas, también ocultas, cuyas celdas vacías estén todas en ella, y anota los conjuntos de cada una.
lesson-house-combinations-look-2 = Empieza por la jaula con menos conjuntos. Añade a cada uno de ellos un conjunto de la jaula siguiente que no tenga ninguna de sus cifras, y así con todas las jaulas.
lesson-house-combinations-look-3 = Con cada elección, mira si las cifras que sobran se pueden repartir entre las demás celdas vacías de la unidad. Si no, táchala.
lesson-house-combinations-look-4 = Elimina de cada jaula las cifras que no están en ninguno de sus conjuntos en las elecciones que quedan, y de las demás celdas, las que no llevan en ninguna elección.
lesson-house-combinations-mistake = La elección que olvidaste puede ser la correcta. Recorre las listas en un orden fijo y anota cada elección junto con las cifras que deja sobrantes.
lesson-house-combinations-lookalike = En { $house } hay dos jaulas una junto a otra: { $cells } llevan { $thought }, y { $pair } llevan { $other }. Toda elección parece poner { $x } en { $spoiler }, como si esa celda no pudiera ser otra cosa, y así { $right } lo perdería. Pero { $spoiler } también puede ser { $z }. Es una elección más, y aquí es la correcta: { $right } es { $x }.

lesson-naked-single-what = A una celda le queda un solo candidato. Esa es su cifra.
lesson-naked-single-when = Donde la fila, la columna y el bloque de una celda llevan entre los tres muchas cifras distintas. Con los candidatos a la vista, busca celdas con uno solo.
lesson-naked-single-why = Una celda no puede llevar lo que ya tiene su fila, su columna o su bloque. Si eso deja una sola cifra, o si otros pasos quitaron las demás, no cabe ninguna otra, y alguna cifra tiene que haber.
lesson-naked-single-also = Sole Candidate; Forced Digit; Obvious Single; Único candidato; Single desnudo
lesson-naked-single-look-1 = Elige una celda vacía cuya fila, columna y bloque estén bastante llenos.
lesson-naked-single-look-2 = Cuenta del 1 al 9 y tacha cada cifra que ya esté en la fila, en la columna o en el bloque. Si el tablero muestra los candidatos, lee los de la celda.
lesson-naked-single-look-3 = Si queda una sola cifra, ponla y táchala de los candidatos de todas las celdas que esta celda ve.
lesson-naked-single-mistake = Lo que cuenta son ocho cifras distintas, no ocho celdas rellenas. Una cifra que está en la fila y también en el bloque solo se descarta a sí misma.
lesson-naked-single-lookalike = { $right } ve { $digits }, y parece que solo le queda { $y }. Pero cuéntalas: son siete cifras, no ocho, y { $x } tampoco está entre ellas. Mientras queden dos, no se puede poner nada. Aquí { $right } es { $x }.

lesson-hidden-single-what = En una unidad, a una cifra le queda un solo lugar. La celda puede tener otros candidatos; la cifra está oculta entre ellos.
lesson-hidden-single-when = Recorre las cifras, empezando por las que más veces están en el tablero. En cada bloque al que le falte la cifra, tacha las filas y columnas que ya la tienen. Después mira cada fila y cada columna de la misma manera.
lesson-hidden-single-why = Toda unidad necesita cada cifra. Si todas sus demás celdas vacías ven la cifra en otro sitio, o la perdieron en un paso anterior, solo queda una celda para ella, y esa celda la lleva, aunque pudiera haber sido otra cosa.
lesson-hidden-single-also = Unique Candidate; Pinned Square; Last Remaining Cell; Single oculto; Único lugar
lesson-hidden-single-look-1 = Elige una cifra y un bloque al que le falte.
lesson-hidden-single-look-2 = Traza mentalmente una línea por cada fila y cada columna que ya tenga la cifra y cruce el bloque.
lesson-hidden-single-look-3 = Si queda una sola celda vacía del bloque, pon ahí la cifra.
lesson-hidden-single-look-4 = Si no, recorre las filas y las columnas a las que les falta la cifra: tacha las celdas cuya otra línea o cuyo bloque la tenga, y ponla donde quede una sola celda.
lesson-hidden-single-mistake = Algunos esperan a que la cifra tenga un solo lugar en la fila, en la columna y en el bloque. Basta una unidad con un único lugar, por muchos que tengan las otras: esa unidad no puede pasar sin la cifra.
lesson-hidden-single-lookalike = En { $house }, { $right } parece el único lugar de { $x }. Pero { $spoiler } tampoco ve ningún { $x }, así que la unidad tiene un segundo lugar. Aquí { $x } está en { $spoiler }, y { $right } es { $y }: quien ponga ahí { $x } pone una cifra equivocada. Mira cada celda vacía de la unidad.

lesson-locked-pair-what = Dos celdas que comparten un bloque y una línea tienen los mismos dos candidatos y ninguno más. Las dos cifras se eliminan del resto de la línea y del resto del bloque, de ambos a la vez.
lesson-locked-pair-when = Cuando encuentres un [Naked Pair], mira si sus dos celdas están también en un mismo bloque y en una misma línea. Revisa entonces ambas unidades.
lesson-locked-pair-why = Las dos celdas se reparten las dos cifras, una cada una. Están en ambas unidades, así que ambas tienen ahí sus dos cifras, y ninguna otra celda de una u otra puede llevarlas.
lesson-locked-pair-look-1 = Busca dos celdas del mismo bloque y la misma fila, o del mismo bloque y la misma columna, que tengan solo dos candidatos cada una.
lesson-locked-pair-look-2 = Comprueba que ambas tienen los mismos dos.
lesson-locked-pair-look-3 = Elimina las dos cifras de las demás celdas de la línea.
lesson-locked-pair-look-4 = Elimínalas también de las demás celdas del bloque.
lesson-locked-pair-mistake = La mayoría limpia la línea y olvida el bloque, o al revés. Las dos celdas están en ambas unidades, así que ambas pierden las cifras.
lesson-locked-pair-lookalike = { $first } solo tiene { $x } y { $y }, y { $second }, en el mismo bloque y en la misma línea, también parece tener solo esas dos. Pero puede ser además { $z }, así que las dos celdas no tienen por qué llevar ambas cifras. Aquí { $second } es { $z }, y en { $house } el { $x } está en { $right }, de donde un par bloqueado lo habría eliminado.

lesson-locked-triple-what = Las tres celdas que comparten un bloque y una línea tienen entre todas tres candidatos. Esas tres cifras se eliminan del resto de la línea y del resto del bloque.
lesson-locked-triple-when = Cuando las tres celdas de un bloque en una línea están vacías y tienen pocos candidatos. Cuenta las cifras distintas que hay en ellas: tienen que ser tres.
lesson-locked-triple-why = Tres celdas y tres cifras: cada celda toma una, en el orden que sea. La línea y el bloque contienen las tres celdas, así que ambos tienen ahí las tres cifras y en ningún otro sitio.
lesson-locked-triple-look-1 = Busca un bloque con una fila o columna cuyas tres celdas estén vacías y tengan como máximo tres candidatos cada una.
lesson-locked-triple-look-2 = Junta los candidatos de las tres celdas y cuenta las cifras distintas. Sigue si son tres.
lesson-locked-triple-look-3 = Elimina las tres cifras de las demás celdas de la línea y de las demás celdas del bloque.
lesson-locked-triple-mistake = Tres celdas de una línea que están en dos bloques forman solo un [Naked Triple]: la línea pierde las tres cifras, pero ninguno de los dos bloques las pierde. Para esta técnica, las tres tienen que estar en el mismo bloque.
lesson-locked-triple-lookalike = { $cells }, en el mismo bloque y en la misma línea, parecen tener entre todas solo { $digits }. Pero { $spoiler } también puede ser { $z }, una cuarta cifra, así que las tres celdas pueden prescindir de una de las otras. Aquí { $spoiler } es { $z }, y en { $house } el { $x } está en { $right }, de donde un trío bloqueado lo habría eliminado.

lesson-pointing-what = Un bloque tiene una cifra solo en una fila o en una columna. La cifra se elimina del resto de esa fila o columna, fuera del bloque.
lesson-pointing-when = Cuando buscas un [Hidden Single] en un bloque y encuentras dos o tres lugares en vez de uno: comprueba si están en una misma línea.
lesson-pointing-why = El bloque debe llevar la cifra, y solo puede hacerlo en esa línea. Sea cual sea de las dos o tres celdas la que la lleve, la línea la tiene ahí y no puede tenerla en ningún otro sitio. Junto con [Claiming] es la regla [Box-Line Reduction].
lesson-pointing-also = Locked Candidates Type 1; Pointing Pair; Pointing Triple; Candidatos bloqueados tipo 1; Par apuntador
lesson-pointing-look-1 = Elige un bloque y una cifra que le falte.
lesson-pointing-look-2 = Marca todos los lugares de la cifra en el bloque.
lesson-pointing-look-3 = Si están todos en una misma fila o en una misma columna, sigue esa línea fuera del bloque.
lesson-pointing-look-4 = Elimina la cifra de las celdas de la línea que están fuera del bloque.
lesson-pointing-mistake = Dos candidatos en una línea no demuestran nada mientras el bloque tenga un tercer lugar en otro sitio. Revisa todo el bloque antes de eliminar nada, y elimina después a lo largo de la línea, no dentro del bloque.
lesson-pointing-lookalike = Dos lugares de { $x } en { $house }, { $first } y { $second }, están en { $line }, pero un tercero, { $spoiler }, no. Aquí el { $x } del bloque está en { $spoiler }. Por eso { $line } tiene su { $x } en otra parte, en { $right }, y eliminarlo de ahí sería un error.

lesson-claiming-what = Una fila o una columna tiene una cifra solo dentro de un bloque. La cifra se elimina de las demás celdas de ese bloque.
lesson-claiming-when = Recorre filas y columnas medio llenas: ¿están los últimos lugares de una cifra todos en el mismo bloque?
lesson-claiming-why = La línea debe llevar la cifra y solo puede hacerlo dentro del bloque. Así que el bloque la tiene en esa línea, y sus demás celdas la pierden. Es como [Pointing], pero con el bloque y la línea intercambiados. Las dos juntas son la regla [Box-Line Reduction].
lesson-claiming-also = Locked Candidates Type 2; Box/Line Reduction; Candidatos bloqueados tipo 2
lesson-claiming-look-1 = Elige una fila o una columna y una cifra que le falte.
lesson-claiming-look-2 = Marca todos los lugares de la cifra en esa línea, a lo largo de las nueve celdas.
lesson-claiming-look-3 = Comprueba que están todos en un mismo bloque.
lesson-claiming-look-4 = Elimina la cifra de las celdas de ese bloque que están fuera de la línea.
lesson-claiming-mistake = A menudo se toma la línea por la unidad que pierde la cifra, como en [Pointing]. Pregúntate cuál de las dos unidades tiene la cifra solo en el cruce: esa la conserva, y la otra la pierde en lo demás.
lesson-claiming-lookalike = En { $line }, dos lugares de { $x }, { $first } y { $second }, están en { $house }, pero un tercero, { $spoiler }, no. Aquí el { $x } de la línea está en { $spoiler }. Por eso en { $house } el { $x } está en otra parte, en { $right }, y eliminarlo de ahí sería un error.

lesson-box-line-reduction-what = Un bloque y una línea se cruzan. Si uno de los dos tiene una cifra solo en las celdas que comparten, la cifra se elimina del resto del otro. Son [Pointing] y [Claiming] en una sola regla.
lesson-box-line-reduction-when = Después de los únicos. Ve cifra por cifra y mira los lugares en cada bloque, y luego en cada fila y columna.
lesson-box-line-reduction-why = Una de las dos unidades debe llevar la cifra y solo puede hacerlo donde ambas se cruzan. Ahí está también en la otra unidad, que lleva cada cifra una sola vez: su resto la pierde.
lesson-box-line-reduction-also = Locked Candidates; Intersection Removal; Candidatos bloqueados; Reducción caja-línea
lesson-box-line-reduction-look-1 = Elige una cifra, y un bloque y una línea que se crucen en celdas con esa cifra.
lesson-box-line-reduction-look-2 = Mira el resto del bloque y después el resto de la línea. Uno de los dos debe estar sin la cifra.
lesson-box-line-reduction-look-3 = Elimina la cifra del resto del otro.
lesson-box-line-reduction-mistake = Si tanto el resto del bloque como el resto de la línea tienen la cifra, no se sigue nada, aunque dos de sus lugares estén uno junto a otro en el cruce.
lesson-box-line-reduction-lookalike = Donde se cruzan { $house } y { $line }, { $x } puede ir en { $first } o en { $second }. Pero las dos unidades tienen otro lugar para él, la línea { $spoiler } y el bloque { $right }, así que ninguna necesita el cruce. Aquí { $x } está en { $spoiler } y en { $right }, y eliminarlo del resto del bloque sería un error.

lesson-naked-pair-what = Dos celdas de una unidad tienen los mismos dos candidatos y ninguno más. Esas dos cifras se eliminan de todas las demás celdas de la unidad.
lesson-naked-pair-when = Busca celdas con dos candidatos y una gemela en la misma fila, columna o bloque.
lesson-naked-pair-why = Si una de las celdas lleva una de las cifras, la otra celda lleva la otra. En cualquier caso, las dos cifras se gastan en esas dos celdas, y ninguna tercera celda de la unidad puede llevarlas.
lesson-naked-pair-also = Naked Twins; Naked Double; Obvious Pair; Par obvio; Pareja desnuda
lesson-naked-pair-look-1 = Busca una celda con solo dos candidatos.
lesson-naked-pair-look-2 = Recorre su fila, su columna y su bloque, y busca una segunda celda con los mismos dos.
lesson-naked-pair-look-3 = Elimina ambas cifras de las demás celdas de la unidad que comparten las dos celdas, y de una segunda unidad si la comparten.
lesson-naked-pair-mistake = Una celda con las dos cifras y una tercera no sirve de pareja: puede tomar la tercera, y entonces una de las dos queda libre para otra celda. Además, las celdas tienen que verse; dos celdas iguales que no comparten ninguna unidad no bloquean nada.
lesson-naked-pair-lookalike = { $first } solo tiene { $x } y { $y }, pero { $second } también puede ser { $z }. Mientras pueda serlo, { $x } y { $y } no tienen por qué estar en estas dos celdas. Aquí { $second } es { $z }, así que el { $x } está en { $right }: quien lo elimine de ahí elimina la cifra correcta.

lesson-naked-triple-what = Tres celdas de una unidad tienen entre todas tres candidatos. Ninguna necesita tener los tres. Las tres cifras se eliminan de las demás celdas de la unidad.
lesson-naked-triple-when = En unidades con muchas celdas vacías, busca tres celdas con solo dos o tres candidatos cada una. Anota las cifras que tienen entre todas.
lesson-naked-triple-why = Tres celdas deben llevar tres cifras distintas, y solo hay tres para elegir. Las tres se gastan ahí, y el resto de la unidad las pierde.
lesson-naked-triple-also = Naked Triplet; Obvious Triple; Triple desnudo; Triple obvio
lesson-naked-triple-look-1 = Elige una unidad con cinco o más celdas vacías y deja aparte las celdas con más de tres candidatos.
lesson-naked-triple-look-2 = De las celdas que quedan, toma dos cuyos candidatos sean entre las dos tres cifras como máximo.
lesson-naked-triple-look-3 = Busca una tercera celda con la que el número de cifras llegue a tres y no pase de ahí.
lesson-naked-triple-look-4 = Elimina esas tres cifras de todas las demás celdas de la unidad, y de una segunda unidad si las tres celdas están también en ella.
lesson-naked-triple-mistake = A quien busca tres celdas con los mismos tres candidatos se le escapa la mayoría de los tríos. Celdas con 1 y 2, con 2 y 3 y con 1 y 3 también forman uno, y lo mismo celdas con 1 y 2, con 2 y 3 y con las tres cifras.
lesson-naked-triple-lookalike = { $cells } parecen tener entre todas solo { $digits }. Pero { $spoiler } también puede ser { $z }, una cuarta cifra, así que las tres celdas pueden prescindir de una de las otras. Aquí { $spoiler } es { $z }, y en { $house } el { $x } está en { $right }, de donde un trío desnudo lo habría eliminado.

lesson-direct-pointing-what = Un bloque tiene una cifra solo en una fila o en una columna. En el resto de esa línea la cifra es falsa, y a otro bloque le queda un solo lugar para ella. HoDoKu lo tiene como dos pasos: [Pointing] y el [Hidden Single] que hay detrás.
lesson-direct-pointing-when = Cuando buscas un [Hidden Single] en un bloque y encuentras dos lugares en vez de uno: mira si la línea de un bloque vecino te quita uno de ellos. Funciona en papel sin ningún candidato.
lesson-direct-pointing-why = El primer bloque debe llevar la cifra en esa línea, sea cual sea la celda. Por eso la línea no puede tenerla en el segundo bloque. Allí todos los lugares menos uno están en la línea, y ese uno la lleva.
lesson-direct-pointing-also = Direct Pointing; Direct Locked Candidates
lesson-direct-pointing-look-1 = Elige una cifra y un bloque cuyos lugares para ella estén en una misma línea.
lesson-direct-pointing-look-2 = Sigue la línea hasta los bloques de al lado.
lesson-direct-pointing-look-3 = Tacha la línea allí y cuenta qué lugares le quedan a la cifra en ese bloque.
lesson-direct-pointing-look-4 = Si queda uno, escribe ahí la cifra.
lesson-direct-pointing-mistake = Es el segundo bloque el que recibe la cifra, no el primero: en este aún no se sabe qué celda es. Y la línea debe contener todos los lugares del primer bloque, no solo dos de ellos.
lesson-direct-pointing-lookalike = En { $house }, { $x } solo puede ir en { $first } y { $second }, así que el resto de la línea, { $line }, lo pierde. Es verdad, y en { $cover } parece quedar solo { $right } para { $x }. Pero { $spoiler } no está en { $line } y también puede ser { $x }. Aquí lo es, y { $right } es { $y }. Mira toda la unidad antes de poner la cifra.

lesson-direct-hidden-pair-what = Dos cifras de una unidad tienen los mismos dos lugares y ninguno más. Llenan esas celdas, y a una tercera cifra de la unidad le queda un solo lugar. HoDoKu lo tiene como dos pasos: [Hidden Pair] y el [Hidden Single] que hay detrás.
lesson-direct-hidden-pair-when = Cuando buscas un [Hidden Single] y una cifra tiene un lugar de más: mira si otras dos necesitan ese lugar.
lesson-direct-hidden-pair-why = Las dos cifras deben estar en la unidad, y solo tienen esas dos celdas, una cada una. Así que nada más puede ir ahí, y la tercera cifra toma el único otro lugar que tiene.
lesson-direct-hidden-pair-also = Direct Hidden Pair
lesson-direct-hidden-pair-look-1 = Elige una unidad y encuentra dos cifras que tengan allí los mismos dos lugares y ninguno más.
lesson-direct-hidden-pair-look-2 = Da esas dos celdas por llenas.
lesson-direct-hidden-pair-look-3 = Busca otra cifra de la unidad a la que solo le quede un lugar, y escríbela ahí.
lesson-direct-hidden-pair-mistake = No basta con dos celdas que puedan ser ambas cifras: las cifras no deben tener un tercer lugar en la unidad. Si lo tienen, una de las celdas puede llevar otra cosa, incluso la tercera cifra.
lesson-direct-hidden-pair-lookalike = { $digits } parecen caber en { $house } solo en { $cells }, que entonces no llevarían nada más, y a { $z } solo le quedaría { $right }. Pero { $y } tiene otro lugar, { $spoiler }. Aquí está ahí, { $second } es { $z }, y { $right } es { $x }: quien ponga { $z } en esa celda pone una cifra equivocada.

lesson-direct-hidden-triplet-what = Tres cifras de una unidad tienen lugar solo en tres celdas entre todas. Llenan esas celdas, y a otra cifra de la unidad le queda un solo lugar. HoDoKu lo tiene como dos pasos: [Hidden Triple] y el [Hidden Single] que hay detrás.
lesson-direct-hidden-triplet-when = Cuando una cifra de una unidad tiene dos o tres lugares, y todos menos uno son celdas que otras cifras parecen necesitar.
lesson-direct-hidden-triplet-why = Tres cifras deben estar en la unidad y tienen tres celdas para ello. Las llenan, en el orden que sea. Así que nada más puede ir ahí, y la otra cifra toma el único otro lugar que tiene.
lesson-direct-hidden-triplet-also = Direct Hidden Triplet
lesson-direct-hidden-triplet-look-1 = Elige una unidad y anota los lugares de cada cifra que tenga dos o tres.
lesson-direct-hidden-triplet-look-2 = Encuentra tres de ellas cuyos lugares sean tres celdas entre todas.
lesson-direct-hidden-triplet-look-3 = Da esas celdas por llenas y busca otra cifra a la que solo le quede un lugar. Escríbela ahí.
lesson-direct-hidden-triplet-mistake = No hace falta que cada una de las tres cifras ocupe las tres celdas. Lo que decide es que ninguna tenga lugar en una cuarta celda. Una cifra con un solo lugar no es parte de un trío: escríbela primero.
lesson-direct-hidden-triplet-lookalike = { $digits } parecen caber en { $house } solo en { $cells }, que entonces no llevarían nada más, y a { $z } solo le quedaría { $right }. Pero { $y } tiene otro lugar, { $spoiler }. Aquí está ahí, { $second } es { $z }, y { $right } es { $x }: quien ponga { $z } en esa celda pone una cifra equivocada.

lesson-hidden-pair-what = Dos cifras de una unidad tienen los mismos dos lugares y ninguno más. Todo lo demás se elimina de esas dos celdas.
lesson-hidden-pair-when = Busca cifras con dos lugares en una unidad y una segunda cifra con los mismos dos. Prueba primero con las que están muchas veces en otros sitios.
lesson-hidden-pair-why = Las dos cifras deben estar en la unidad, y solo tienen esas dos celdas. Las llenan, una cada una, y no queda sitio para nada más.
lesson-hidden-pair-also = Hidden Twins; Hidden Double
lesson-hidden-pair-look-1 = Elige una unidad y cuenta cuántos lugares tiene en ella cada cifra que le falta.
lesson-hidden-pair-look-2 = Compara las cifras que tienen dos lugares, hasta que dos de ellas tengan los mismos dos.
lesson-hidden-pair-look-3 = Elimina todos los demás candidatos de esas dos celdas.
lesson-hidden-pair-mistake = Dos celdas que tienen ambas las dos cifras no son todavía un par. Si una de las cifras tiene un tercer lugar en la unidad, puede ir ahí, y una de las celdas queda libre para otra cosa.
lesson-hidden-pair-lookalike = En { $house }, { $x } solo puede ir en { $first } y { $second }, pero { $y } tiene un tercer lugar, { $spoiler }. Si { $y } está ahí, una de las dos celdas queda libre para otra cifra. Así es aquí: { $first } es { $z }, y eliminarlo por no ser de la pareja sería un error.

lesson-hidden-triple-what = Tres cifras de una unidad tienen entre todas solo tres celdas como lugares. Todo lo demás se elimina de esas tres celdas.
lesson-hidden-triple-when = En una unidad con seis o más celdas vacías, busca cifras con dos o tres lugares cada una y mira si tres de ellas comparten sus lugares.
lesson-hidden-triple-why = Tres cifras deben estar en la unidad y tienen tres celdas para ello. Las llenan, en el orden que sea, y no cabe nada más.
lesson-hidden-triple-also = Hidden Triplet; Triple oculto
lesson-hidden-triple-look-1 = Elige una unidad y anota los lugares de cada cifra que tiene ahí dos o tres.
lesson-hidden-triple-look-2 = Junta los lugares de tres de esas cifras y cuenta las celdas.
lesson-hidden-triple-look-3 = Si son tres celdas, elimina de ellas todos los candidatos salvo las tres cifras.
lesson-hidden-triple-mistake = No hace falta que cada celda tenga las tres cifras, ni que cada cifra tenga las tres celdas. Lo que decide es que ninguna de las tres cifras tenga lugar en una cuarta celda de la unidad.
lesson-hidden-triple-lookalike = { $digits } parecen tener lugar en { $house } solo en { $cells }. Pero { $y } también cabe en una cuarta celda, { $spoiler }. Si va ahí, una de las tres celdas queda libre para otra cifra. Así es aquí: { $right } es { $x }, y eliminarlo por no ser una de las tres sería un error.

lesson-naked-quadruple-what = Cuatro celdas de una unidad tienen entre todas cuatro candidatos. Las cuatro cifras se eliminan de las demás celdas de la unidad.
lesson-naked-quadruple-when = En una unidad casi vacía, cuando no hay un subconjunto más pequeño: busca cuatro celdas con pocos candidatos que se limiten a las mismas cifras.
lesson-naked-quadruple-why = Cuatro celdas llevan cuatro cifras distintas, y solo hay cuatro para elegir. No queda ninguna para las demás celdas de la unidad.
lesson-naked-quadruple-also = Naked Quad
lesson-naked-quadruple-look-1 = Elige una unidad con siete o más celdas vacías. Con seis, las otras dos forman un [Hidden Pair], y con cinco, la otra es un [Hidden Single], que son más fáciles de ver.
lesson-naked-quadruple-look-2 = Deja aparte las celdas con más de cuatro candidatos.
lesson-naked-quadruple-look-3 = Empieza por la celda que tiene menos y añade celdas mientras no haya más de cuatro cifras distintas, hasta tener cuatro celdas.
lesson-naked-quadruple-look-4 = Elimina las cuatro cifras de las demás celdas de la unidad.
lesson-naked-quadruple-mistake = Es fácil tomar cuatro celdas de las que una tiene una quinta cifra. Entonces no hay nada bloqueado: esa celda puede tomar la quinta cifra, y una de las cuatro va a otra celda.
lesson-naked-quadruple-lookalike = { $cells } parecen tener entre todas solo { $digits }. Pero { $spoiler } también puede ser { $z }, una quinta cifra, así que las cuatro celdas pueden prescindir de una de las otras. Aquí { $spoiler } es { $z }, y en { $house } el { $x } está en { $right }, de donde un cuarteto desnudo lo habría eliminado.

lesson-hidden-quadruple-what = Cuatro cifras de una unidad tienen entre todas solo cuatro celdas como lugares. Todo lo demás se elimina de esas cuatro celdas.
lesson-hidden-quadruple-when = En una unidad casi vacía, con muchos candidatos por todas partes. Mira las cifras con menos lugares; a menudo es más fácil ver un [Naked Quadruple] en las otras celdas.
lesson-hidden-quadruple-why = Cuatro cifras deben estar en la unidad y tienen cuatro celdas para ello. Las llenan todas, así que las celdas no pueden llevar nada más.
lesson-hidden-quadruple-also = Hidden Quad
lesson-hidden-quadruple-look-1 = Elige una unidad con ocho o nueve celdas vacías. Con menos, las demás celdas forman un [Naked Triple] o algo más pequeño, que es más fácil de ver.
lesson-hidden-quadruple-look-2 = Anota los lugares de cada cifra que tiene como máximo cuatro en esa unidad.
lesson-hidden-quadruple-look-3 = Junta cuatro de esas cifras cuyos lugares sean en total solo cuatro celdas.
lesson-hidden-quadruple-look-4 = Elimina de esas cuatro celdas todos los candidatos salvo las cuatro cifras.
lesson-hidden-quadruple-mistake = Se suele partir de cuatro celdas repletas y buscar lo que tienen en común. Parte de las cifras: lo que cuenta es que el resto de la unidad no tenga ninguna de las cuatro.
lesson-hidden-quadruple-lookalike = { $digits } parecen tener lugar en { $house } solo en { $cells }. Pero { $y } también cabe en una quinta celda, { $spoiler }. Si va ahí, una de las cuatro celdas queda libre para otra cifra. Así es aquí: { $right } es { $x }, y eliminarlo por no ser una de las cuatro sería un error.

lesson-x-wing-what = En cada una de dos filas, una cifra tiene solo dos lugares, y están en las mismas dos columnas. La cifra se elimina de las demás celdas de esas columnas. Funciona igual intercambiando filas y columnas.
lesson-x-wing-when = Toma una cifra y busca filas con solo dos lugares para ella. Bastan dos filas así cuyos lugares estén unos debajo de otros.
lesson-x-wing-why = Cada una de las dos filas necesita la cifra. Si la primera la tiene a la izquierda, la segunda debe tenerla a la derecha, y al revés. Ambas columnas reciben la cifra de esas filas, y ninguna otra de sus celdas puede tenerla.
lesson-x-wing-look-1 = Elige una cifra y marca cada fila en la que solo tiene dos lugares. Más tarde, hazlo todo otra vez con columnas.
lesson-x-wing-look-2 = Busca dos de esas filas que tengan sus lugares en las mismas dos columnas.
lesson-x-wing-look-3 = Elimina la cifra de todas las demás celdas de esas dos columnas; si empezaste con columnas, de todas las demás celdas de las dos filas.
lesson-x-wing-mistake = No bastan cuatro lugares en las esquinas de un rectángulo. Las dos líneas por las que empezaste no deben tener un tercer lugar de la cifra; una línea que lo tiene no necesita usar las esquinas.
lesson-x-wing-lookalike = En { $other-line }, { $x } está en solo dos columnas, en { $first } y { $second }. En { $line } está en las mismas dos, pero también en { $spoiler }, y { $right } no ve esa celda. Si { $x } va en { $spoiler }, las dos filas lo ponen en una sola de las columnas. Así es aquí: en { $cover }, el { $x } está en { $right }, de donde el X-Wing lo habría eliminado.

lesson-swordfish-what = Tres filas tienen una cifra solo en las mismas tres columnas. La cifra se elimina de las demás celdas de esas columnas. Funciona igual intercambiando columnas y filas. Una fila no necesita tener un lugar en las tres columnas.
lesson-swordfish-when = Cuando la cifra no forma un [X-Wing]: reúne las filas con dos o tres lugares y busca tres que se limiten a tres columnas.
lesson-swordfish-why = Tres filas necesitan la cifra tres veces, y nunca dos de ellas en la misma columna. Solo hay tres columnas para ella, así que cada una recibe la cifra de una de esas filas, y el resto de las columnas la pierde.
lesson-swordfish-look-1 = Elige una cifra y anota, para cada fila con dos o tres lugares, en qué columnas están.
lesson-swordfish-look-2 = Junta tres de esas filas y cuenta sus columnas. Tienen que ser tres en total.
lesson-swordfish-look-3 = Si no lo son, prueba con otras filas, y después empieza con columnas y cuenta sus filas.
lesson-swordfish-look-4 = Elimina la cifra de las demás celdas de las tres columnas; si empezaste con columnas, de las demás celdas de las tres filas.
lesson-swordfish-mistake = Que las filas compartan lugares de dos en dos no significa que se limiten a tres columnas. Si sus lugares están en las columnas 1 y 4, en la 4 y la 7 y en la 7 y la 9, son cuatro columnas para tres filas, y no se sigue nada.
lesson-swordfish-lookalike = Tres filas parecen tener { $x } solo en tres columnas, pero en { $line } hay un lugar fuera de ellas, { $spoiler }, y { $right } no lo ve. Si { $x } va ahí, las tres filas lo ponen en solo dos de las columnas. Así es aquí: en { $cover }, el { $x } está en { $right }, de donde el Swordfish lo habría eliminado.

lesson-jellyfish-what = Cuatro filas tienen una cifra solo en las mismas cuatro columnas, o cuatro columnas solo en las mismas cuatro filas. La cifra se elimina de las demás celdas de las cuatro líneas de la cobertura.
lesson-jellyfish-when = Para una cifra que apenas está puesta todavía. Reúne las líneas con dos a cuatro lugares y busca cuatro que se limiten a cuatro líneas que las cruzan.
lesson-jellyfish-why = Las cuatro líneas necesitan la cifra cuatro veces y tienen para ello cuatro líneas que las cruzan, cada una de las cuales la admite una vez. Las cuatro se agotan, y fuera del patrón no pueden tener la cifra.
lesson-jellyfish-look-1 = Elige una cifra que esté puesta como máximo tres veces en el tablero; si está más, un [Hidden Single] hace lo mismo. Anota las columnas de cada fila con dos a cuatro lugares.
lesson-jellyfish-look-2 = Elige la fila con menos lugares y añade tres filas que traigan las menos columnas nuevas posibles.
lesson-jellyfish-look-3 = Sigue si las cuatro filas se limitan a cuatro columnas. Si no hay cuatro filas así, empieza de nuevo con columnas y sus filas.
lesson-jellyfish-look-4 = Elimina la cifra de las demás celdas de las cuatro líneas de la cobertura.
lesson-jellyfish-mistake = Quien solo recorre las filas trabaja a menudo de más. Las columnas abiertas que un Jellyfish de filas deja sobrantes forman por sí solas un pez que elimina lo mismo; si la cifra está dos o tres veces en el tablero, ese pez tiene solo tres columnas o dos.
lesson-jellyfish-lookalike = { $bases } parecen tener { $x } en solo cuatro filas. Pero en { $line } hay un lugar más, { $spoiler }, que no está en ninguna de esas filas, y { $right } no lo ve. Si { $x } va ahí, las cuatro columnas lo ponen en solo tres de las filas. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Jellyfish lo habría eliminado.

lesson-squirmbag-what = Cinco filas tienen una cifra solo en las mismas cinco columnas, o al revés. La cifra se elimina de las demás celdas de las cinco líneas de la cobertura.
lesson-squirmbag-when = Casi nunca: donde hay uno, un pez más pequeño con filas y columnas intercambiadas elimina lo mismo. Merece la pena verlo una vez para entender cómo se corresponden los peces de filas y los de columnas.
lesson-squirmbag-why = Cinco líneas necesitan la cifra cinco veces, cada vez en otra de las cinco líneas de la cobertura. Estas se agotan y pierden la cifra en lo demás. Las líneas sobrantes, menos de cinco, forman un pez en el otro sentido.
lesson-squirmbag-also = Starfish
lesson-squirmbag-look-1 = Elige una cifra que esté puesta como máximo dos veces en el tablero. Si está más, un [Hidden Single] hace lo mismo.
lesson-squirmbag-look-2 = Entre las filas a las que les falta, busca cinco cuyos lugares estén entre todas en cinco columnas; o cinco columnas cuyos lugares estén en cinco filas.
lesson-squirmbag-look-3 = Para comprobarlo, mira las líneas abiertas del mismo tipo que la cobertura que no son de ella: no deben tener la cifra en ninguna de las cinco líneas de la base.
lesson-squirmbag-look-4 = Elimina la cifra de las demás celdas de las cinco líneas de la cobertura.
lesson-squirmbag-mistake = Una fila en la que la cifra ya está puesta no es una fila de la base. No le quedan lugares y, si se cuenta, parece que cinco filas se limitan a cinco columnas donde solo cuatro hacen el trabajo.
lesson-squirmbag-lookalike = { $bases } parecen tener { $x } en solo cinco columnas. Pero en { $line } hay un lugar más, { $spoiler }, que no está en ninguna de esas columnas, y { $right } no lo ve. Si { $x } va ahí, las cinco filas lo ponen en solo cuatro de las columnas. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Squirmbag lo habría eliminado.

lesson-whale-what = Seis filas tienen una cifra solo en las mismas seis columnas, o al revés. La cifra se elimina de las demás celdas de las seis líneas de la cobertura.
lesson-whale-when = Solo si te gustan los peces grandes: las dos o tres líneas sobrantes forman un [X-Wing] o un [Swordfish] en el otro sentido, que es más fácil de ver.
lesson-whale-why = Cada una de las seis líneas toma la cifra de otra línea de la cobertura. Hay seis, así que todas se agotan, y sus demás celdas pierden la cifra.
lesson-whale-look-1 = Elige una cifra que esté puesta como máximo una vez en el tablero. Si está más, un [Hidden Single] hace lo mismo.
lesson-whale-look-2 = De las filas a las que les falta, deja aparte dos o tres y cuenta las columnas en las que las otras seis tienen la cifra.
lesson-whale-look-3 = Si son más de seis, deja aparte otras filas. Si ninguna elección sirve, toma columnas en lugar de filas y filas en lugar de columnas.
lesson-whale-look-4 = Elimina la cifra de las demás celdas de las seis columnas: están en las filas que dejaste aparte.
lesson-whale-mistake = Seis líneas tienen tantos lugares que es fácil pasar uno por alto, y un solo lugar fuera de la cobertura estropea el pez. Compruébalo con las columnas sobrantes: en ellas, la cifra no debe tener ningún lugar salvo en las filas que dejaste aparte.
lesson-whale-lookalike = { $bases } parecen tener { $x } en solo seis filas. Pero en { $line } hay un lugar más, { $spoiler }, que no está en ninguna de esas filas, y { $right } no lo ve. Si { $x } va ahí, las seis columnas lo ponen en solo cinco de las filas. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Whale lo habría eliminado.

lesson-leviathan-what = Siete filas tienen una cifra solo en las mismas siete columnas, o al revés. La cifra se elimina de las demás celdas de las siete líneas de la cobertura.
lesson-leviathan-when = Solo para una cifra que todavía no está puesta en ningún sitio del tablero. Las dos líneas sobrantes forman un [X-Wing] en el otro sentido, que muestra lo mismo a primera vista.
lesson-leviathan-why = Siete líneas necesitan la cifra siete veces, en siete líneas de la cobertura que la admiten una vez cada una. Ninguna de estas tiene sitio para ella fuera de las siete líneas.
lesson-leviathan-look-1 = Elige una cifra que no esté puesta en ningún sitio del tablero.
lesson-leviathan-look-2 = Busca dos columnas que la tengan solo en las mismas dos filas, o dos filas que la tengan solo en las mismas dos columnas.
lesson-leviathan-look-3 = Mira las siete líneas que sobran en cada sentido. En el primer caso, las otras filas tienen la cifra solo en las otras columnas; en el segundo, las otras columnas la tienen solo en las otras filas.
lesson-leviathan-look-4 = Elimina la cifra de las demás celdas de las siete líneas de la cobertura: las columnas en el primer caso, las filas en el segundo.
lesson-leviathan-mistake = Con una cifra que está una vez en el tablero no sale ninguno que valga la pena: de ocho líneas abiertas, si se quitan siete, queda una, y eso es un [Hidden Single]. Si está dos veces, ya no queda nada que eliminar.
lesson-leviathan-lookalike = { $bases } parecen tener { $x } en solo siete filas. Pero en { $line } hay un lugar más, { $spoiler }, que no está en ninguna de esas filas, y { $right } no lo ve. Si { $x } va ahí, las siete columnas lo ponen en solo seis de las filas. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Leviathan lo habría eliminado.

lesson-remote-pair-what = Cuatro o más celdas tienen los mismos dos candidatos, y cada una ve la siguiente. Ninguna de las dos cifras puede estar en una celda que vea dos de ellas con un número par de celdas en medio.
lesson-remote-pair-when = Cuando los mismos dos candidatos aparecen en muchas celdas. Une las que se ven y cuenta: la primera y la cuarta, o la primera y la sexta, son los extremos.
lesson-remote-pair-why = Dos celdas que se ven no pueden llevar la misma de las dos cifras, así que las cifras se alternan a lo largo de la cadena. Por eso la primera celda y la cuarta llevan cifras distintas. Una celda que ve ambas ve las dos cifras y las pierde.
lesson-remote-pair-also = Remote Pair Chain
lesson-remote-pair-look-1 = Busca cuatro o más celdas que tengan los mismos dos candidatos y ninguno más.
lesson-remote-pair-look-2 = Empieza por una de ellas, ve a otra que esta vea, y así sucesivamente. Marca por el camino las celdas con dos colores, de forma alterna.
lesson-remote-pair-look-3 = Busca una celda fuera de la cadena que vea una celda de cada color.
lesson-remote-pair-look-4 = Elimina de ella ambas cifras.
lesson-remote-pair-mistake = Dos celdas del mismo color llevan la misma cifra, y nadie sabe cuál. Por eso, una celda que ve la primera y la tercera celda de la cadena no pierde nada con ello.
lesson-remote-pair-lookalike = { $first }, { $pivot } y { $second } forman una cadena de tres celdas. A lo largo de ella las cifras se alternan, así que los dos extremos no son distintos, sino iguales. Aquí ambos son { $y }, y { $right }, que ve los dos, es { $x }. Solo de dos extremos distintos, tras un número par de celdas, se sigue algo.

lesson-chute-remote-pair-what = Dos celdas tienen los mismos dos candidatos, X e Y. Están en dos bloques y dos filas de los mismos tres bloques contiguos y no se ven. El tercero de esos bloques no tiene Y en la tercera fila. Elimina X de las celdas que ven ambas. Lo mismo vale para columnas.
lesson-chute-remote-pair-when = Siempre que dos celdas iguales con dos candidatos, en bloques vecinos, no se ven. Basta una mirada a tres celdas.
lesson-chute-remote-pair-why = Si ambas celdas fueran Y, el tercer bloque no podría tener Y en ninguna de sus filas, ni en la tercera. Pero debe tener su Y. Así que al menos una de las dos celdas es X, y lo que ve ambas no puede ser X. Es un [W-Wing] con el enlace fuerte en un bloque.
lesson-chute-remote-pair-look-1 = Busca dos celdas con los mismos dos candidatos en los mismos tres bloques contiguos, en bloques distintos y líneas distintas.
lesson-chute-remote-pair-look-2 = Ve al tercero de esos bloques y mira sus tres celdas de la línea en la que no está ninguna de las dos.
lesson-chute-remote-pair-look-3 = Si allí falta una de las dos cifras, como candidato y también como valor, se puede eliminar la otra.
lesson-chute-remote-pair-look-4 = Elimínala de cada celda que vea las dos celdas iguales. Si allí faltan ambas cifras, elimina ambas.
lesson-chute-remote-pair-mistake = Eliminar la cifra que falta en el tercer bloque. Es la otra la que se elimina. Y una Y que ya está allí como valor también cuenta: entonces el bloque tiene su Y y no se sigue nada.
lesson-chute-remote-pair-lookalike = { $first } y { $second } solo tienen { $x } y { $y }. Si en { $house } { $x } solo estuviera en { $near-first } o { $near-second }, una de las dos lo vería. Pero hay un tercer lugar, { $spoiler }, que ninguna de las dos ve. Aquí { $x } está ahí, las dos celdas son también { $x }, y { $right } es { $y }, que se habría eliminado.

lesson-bivalue-universal-grave-1-what = Todas las celdas vacías tienen dos candidatos menos una, que tiene tres, y uno de esos tres tiene demasiados lugares en sus unidades. La celda lleva esa cifra.
lesson-bivalue-universal-grave-1-when = Cerca del final, cuando casi todas las celdas abiertas tienen dos candidatos. Busca la única celda con tres y cuenta cuál de sus cifras está tres veces en su fila, columna o bloque.
lesson-bivalue-universal-grave-1-why = Sin esa cifra, cada celda abierta tendría dos candidatos, y cada cifra tendría dos lugares en cada unidad en la que falta. Lo que resolviera un tablero así lo resolvería también con los dos candidatos de cada celda intercambiados. Como solo hay una solución, la cifra tiene que ser verdadera.
lesson-bivalue-universal-grave-1-also = Bivalue Universal Grave + 1; BUG+1; BUG Type 1
lesson-bivalue-universal-grave-1-look-1 = Asegúrate de que todas las celdas vacías tienen dos candidatos, salvo una sola, que tiene tres.
lesson-bivalue-universal-grave-1-look-2 = Cuenta los lugares de esas tres cifras en la fila, la columna y el bloque de esa celda. Una de ellas debe tener tres lugares en cada una de esas unidades.
lesson-bivalue-universal-grave-1-look-3 = Revisa todo el tablero: salvo por eso, cada cifra debe tener exactamente dos lugares en cada unidad a la que le falta.
lesson-bivalue-universal-grave-1-look-4 = Pon en la celda la cifra que tiene los tres lugares.
lesson-bivalue-universal-grave-1-mistake = Contar los candidatos no basta. Si alguna cifra tiene un lugar o tres en una unidad de otro sitio, el tablero no es un BUG y no se sigue nada; lo más probable es que se haya eliminado un candidato por error o se haya pasado por alto un único.
lesson-bivalue-universal-grave-1-lookalike = Todas las celdas abiertas tienen dos candidatos, menos dos: { $first } y { $second } tienen tres. Por sí sola, { $first } tendría que ser { $x }, que aparece tres veces en su fila, en su columna y en su bloque. Pero también un tercer candidato de { $second } puede salvar el sudoku de tener dos soluciones. Aquí { $first } es { $z }.
lesson-bivalue-universal-grave-1-origin = Los jugadores elaboraron juntos el principio en el foro Sudoku Players' Forum, en una discusión que se remonta a noviembre de 2005.

lesson-bug-2-what = Cada celda vacía tiene dos candidatos, salvo algunas celdas que tienen todas la misma cifra de más. Una de ellas la lleva, así que la cifra se elimina de lo que las ve a todas.
lesson-bug-2-when = Cerca del final, cuando solo dos o tres celdas abiertas tienen un tercer candidato. Comprueba que es la misma cifra y busca una celda que las vea a todas.
lesson-bug-2-why = Sin esa cifra en esas celdas, el tablero sería un BUG y se podría resolver de dos maneras. Solo hay una solución, así que la cifra está en una de las celdas.
lesson-bug-2-look-1 = Cuenta los candidatos de las celdas abiertas. Sigue solo si todas tienen dos, menos unas pocas.
lesson-bug-2-look-2 = En esas, busca los candidatos que sobran: sin ellos, cada cifra tiene dos lugares en cada unidad en la que falta.
lesson-bug-2-look-3 = Sigue si es la misma cifra en todas. Elimínala de toda celda que vea todas estas celdas.
lesson-bug-2-mistake = Tomar una cifra llamativa por la que sobra. Cuenta sus lugares en la fila, la columna y el bloque: sobra el candidato que tiene tres lugares ahí.
lesson-bug-2-lookalike = Cada celda vacía parece tener dos candidatos, menos { $first } y { $second }, que tienen además { $x }. { $right } ve las dos. Pero también { $spoiler } tiene un tercer candidato, { $z }, y él solo puede salvar el sudoku de tener dos soluciones. Aquí { $spoiler } es { $z }, ni { $first } ni { $second } son { $x }, y sí lo es { $right }.

lesson-bug-3-what = Cada celda vacía tiene dos candidatos, salvo celdas de una unidad que tienen otros de más. Juntas actúan como una celda con las cifras de más y forman un subconjunto desnudo con otras celdas de la unidad.
lesson-bug-3-when = Cerca del final, cuando todas las celdas con un tercer candidato comparten una unidad. Reúne las cifras de más y busca celdas de la unidad que solo tengan esas.
lesson-bug-3-why = Uno de los candidatos de más es verdadero, o habría dos soluciones. Así que una de esas celdas lleva una de las cifras de más, como lo haría una celda con solo esos candidatos, y el subconjunto vale.
lesson-bug-3-look-1 = Cuenta los candidatos de las celdas abiertas. Sigue solo si todas tienen dos, menos dos o más de una misma unidad.
lesson-bug-3-look-2 = En esas, busca los candidatos que sobran: sin ellos, cada cifra tiene dos lugares en cada unidad en la que falta.
lesson-bug-3-look-3 = Busca en esa unidad celdas que solo tengan estas cifras y quizá otras: tantas cifras como celdas, contando como una sola las celdas con candidatos que sobran.
lesson-bug-3-look-4 = Elimina estas cifras de las demás celdas de la unidad.
lesson-bug-3-mistake = Contar las celdas con candidatos que sobran como varias celdas del subconjunto. Solo es seguro que una de ellas contiene una de estas cifras, así que juntas cuentan como una.
lesson-bug-3-lookalike = Las demás celdas vacías parecen tener solo dos candidatos, pero { $first } tiene además { $y }, y { $second }, además { $x }. Con { $spoiler } parecen formar en { $house } una pareja de { $x } y { $y }. Pero también { $spoiler } tiene un tercer candidato, { $z }: no tiene por qué ser { $x } ni { $y }, y ella sola puede salvar el sudoku de tener dos soluciones. Aquí { $spoiler } es { $z }, y { $right } es { $x }.

lesson-bug-4-what = Cada celda vacía tiene dos candidatos, salvo dos celdas de una unidad que tienen otros de más. Una cifra no tiene otro lugar en la unidad que esas dos. Sus compañeras del BUG se eliminan de ambas celdas.
lesson-bug-4-when = Cerca del final, cuando exactamente dos celdas tienen un tercer candidato y comparten una unidad. Busca una cifra que tengan ambas y que la unidad no tenga en otro lugar.
lesson-bug-4-why = Una de las dos celdas lleva esa cifra. La otra lleva su candidato de más, pues uno de ellos es verdadero. Así que ninguna lleva el candidato que sobra.
lesson-bug-4-look-1 = Cuenta los candidatos de las celdas abiertas. Sigue solo si todas tienen dos, menos dos de una misma unidad.
lesson-bug-4-look-2 = En esas, busca los candidatos que sobran: sin ellos, cada cifra tiene dos lugares en cada unidad en la que falta.
lesson-bug-4-look-3 = Busca una cifra, que no sea de las que sobran, que en la unidad solo tenga estas dos celdas.
lesson-bug-4-look-4 = Conserva en las dos celdas esta cifra y los candidatos que sobran, y elimina el resto de ambas.
lesson-bug-4-mistake = No comprobar toda la unidad. Si la cifra tiene ahí un tercer lugar, no tiene por qué estar en ninguna de las dos celdas, y no se sigue nada.
lesson-bug-4-lookalike = Cada celda vacía parece tener dos candidatos, menos { $first }, que tiene además { $x }, y { $right }, que tiene además { $z }. En { $house }, { $y } solo puede ir en esas dos, así que una sería { $y }, y la otra, su cifra de más. Pero también { $spoiler } tiene un tercer candidato, { $z }, y entonces no hace falta ninguna de las dos cifras de más. Aquí { $spoiler } es { $z }, { $first } es { $y }, y { $right } es { $x }, que se habría eliminado.

lesson-bug-n-what = Cada celda vacía tiene dos candidatos, salvo algunas que tienen otros de más, de varias cifras. Uno de los candidatos de más es verdadero, así que todo lo que todos ellos ven es falso.
lesson-bug-n-when = Cerca del final, con dos o tres celdas que tienen un tercer candidato. Marca los candidatos de más y busca un candidato que cada uno de ellos eliminaría.
lesson-bug-n-why = Si todos los candidatos de más fueran falsos, el tablero se podría resolver de dos maneras. Así que uno es verdadero; sea cual sea, elimina lo que todos ven.
lesson-bug-n-look-1 = Cuenta los candidatos de las celdas abiertas. Sigue solo si todas tienen dos, menos unas pocas.
lesson-bug-n-look-2 = En esas, busca los candidatos que sobran: sin ellos, cada cifra tiene dos lugares en cada unidad en la que falta.
lesson-bug-n-look-3 = Supón verdadero cada candidato que sobra, uno tras otro, y apunta lo que elimina: su cifra de todo lo que ve y los demás de su celda.
lesson-bug-n-look-4 = Elimina lo que eliminan todos ellos.
lesson-bug-n-mistake = Dejar fuera un candidato que sobra. Si justo ese es el verdadero, lo que los demás tienen en común puede quedarse.
lesson-bug-n-lookalike = Cada celda vacía parece tener dos candidatos, menos { $first }, que tiene además { $x } y { $y }. Pero también { $second } tiene un tercer candidato: quizá sea ese el que salva el sudoku de tener dos soluciones, y entonces { $first } no tiene que ser ni { $x } ni { $y }. Aquí { $second } es { $z }, y { $first } es { $w }. Cuentan todos los candidatos de más del tablero.

lesson-skyscraper-what = En dos filas, una cifra tiene dos lugares en cada una. Un extremo de cada fila está en la misma columna; los otros dos, no. La cifra se elimina de todas las celdas que ven esos otros dos extremos. Funciona igual con columnas.
lesson-skyscraper-when = Cuando un [X-Wing] casi funciona: dos líneas con dos lugares cada una, alineadas solo por un lado.
lesson-skyscraper-why = Los dos lugares alineados comparten columna, así que no pueden ser ambos verdaderos. En la fila en la que el lugar alineado es falso, el otro lugar es verdadero. Así que al menos uno de los dos extremos libres lleva la cifra, y lo que ve ambos no puede llevarla.
lesson-skyscraper-look-1 = Elige una cifra y marca las filas en las que solo tiene dos lugares.
lesson-skyscraper-look-2 = Busca dos de ellas que tengan un lugar en la misma columna y el otro en columnas distintas.
lesson-skyscraper-look-3 = Comprueba que los bloques de los dos lugares libres están uno encima del otro, o que son el mismo. Si no, ningún lugar de la cifra ve ambos, salvo lo que también elimina [Claiming].
lesson-skyscraper-look-4 = Elimina la cifra de todas las celdas que ven los dos lugares libres. Si no hay ninguna, prueba con columnas.
lesson-skyscraper-mistake = La cifra no se elimina de la columna que comparten las dos filas; ahí los dos lugares pueden ser falsos. Solo la pierde lo que ve los dos extremos libres.
lesson-skyscraper-lookalike = En { $other-line }, { $x } tiene dos lugares, { $near-first } y { $first }: un enlace fuerte. En { $line } tiene { $near-second }, { $second } y un tercero, { $spoiler }: no es un enlace fuerte. Por eso { $first } y { $second } pueden ser ambas otra cosa. Lo son, porque { $x } está en { $near-first } y en { $spoiler }, y en { $right } es correcto.
lesson-skyscraper-origin = Se presentó junto con la [2-String Kite] en un hilo del foro Sudoku Players' Forum que estaba en marcha en febrero de 2006. Su autor señaló que ambos son formas del [Turbot Fish], que ya se conocía.

lesson-2-string-kite-what = Una fila y una columna tienen dos lugares cada una para una cifra. Un extremo de la fila y un extremo de la columna están en el mismo bloque. La cifra se elimina de la celda que ve los otros dos extremos.
lesson-2-string-kite-when = Toma una cifra y busca una fila con dos lugares y una columna con dos lugares que se junten en un bloque.
lesson-2-string-kite-why = Los dos extremos del bloque no pueden ser ambos verdaderos. Donde uno de ellos es falso, su línea tiene la cifra en el otro extremo. Así que uno de los dos extremos exteriores es verdadero, y la celda donde se cruzan sus líneas pierde la cifra.
lesson-2-string-kite-also = Two-String Kite
lesson-2-string-kite-look-1 = Elige una cifra. Marca las filas y las columnas en las que solo tiene dos lugares.
lesson-2-string-kite-look-2 = Busca una fila y una columna que tengan cada una un lugar en el mismo bloque, en dos celdas distintas, y el otro lugar fuera de ese bloque.
lesson-2-string-kite-look-3 = Desde el extremo lejano de la fila ve por su columna, y desde el extremo lejano de la columna, por su fila, hasta la celda donde se cruzan.
lesson-2-string-kite-look-4 = Elimina la cifra de esa celda.
lesson-2-string-kite-mistake = La fila y la columna no deben encontrarse en un lugar de la cifra. Ese lugar sería un extremo de ambas: si es verdadero, los dos extremos lejanos son falsos, y no se puede eliminar nada.
lesson-2-string-kite-lookalike = { $other-line } tiene dos lugares para { $x }, { $near-first } y { $first }, y { $line } parece tener también dos, { $near-second } y { $second }. Los extremos cercanos comparten { $house }. Pero en { $line } hay un tercer lugar, { $spoiler }, así que no es un enlace fuerte, y los dos extremos lejanos pueden ser falsos. Lo son: { $x } está en { $near-first } y en { $spoiler }, y en { $right }, que ve los dos extremos lejanos, es correcto.
lesson-2-string-kite-origin = Se presentó junto con el [Skyscraper] en un hilo del foro Sudoku Players' Forum que estaba en marcha en febrero de 2006. Su autor señaló que ambos son formas del [Turbot Fish], que ya se conocía.

lesson-turbot-fish-what = Dos unidades cualesquiera tienen dos lugares cada una para una cifra, y un lugar de una ve un lugar de la otra. La cifra se elimina de lo que ve los otros dos lugares.
lesson-turbot-fish-when = Cuando no hay ningún [Skyscraper] ni ninguna [2-String Kite]: prueba también con bloques como unidades con dos lugares.
lesson-turbot-fish-why = Los dos lugares que se ven no pueden ser ambos verdaderos. Si uno es falso, el otro lugar de su unidad es verdadero. Así que, en cualquier caso, uno de los dos extremos lejanos lleva la cifra, y lo que ve ambos no la lleva.
lesson-turbot-fish-also = Two Strong Links
lesson-turbot-fish-look-1 = Elige una cifra y marca cada fila, columna y bloque en los que solo tiene dos lugares.
lesson-turbot-fish-look-2 = Toma dos de esas unidades que no tengan ningún lugar en común, de modo que un lugar de una vea un lugar de la otra.
lesson-turbot-fish-look-3 = Fíjate en el otro lugar de cada una: son los extremos.
lesson-turbot-fish-look-4 = Elimina la cifra de todas las celdas que ven ambos extremos.
lesson-turbot-fish-mistake = A menudo se toma por enlace fuerte una unidad con tres lugares. Si ahí un lugar es falso, la cifra puede estar en el tercero, y el argumento se corta.
lesson-turbot-fish-lookalike = Si { $x } no está en { $first }, está en { $near-first }; por tanto no en { $near-second }, que la ve, y entonces en { $second }: eso parece. Pero en { $house } hay un tercer lugar para { $x }, { $spoiler }: no es un enlace fuerte, y el argumento se corta. Aquí { $x } está en { $spoiler }, ninguno de los dos extremos es { $x }, y sí lo es { $right }, que ve ambos.
lesson-turbot-fish-origin = El jugador Nick70 lo analizó en el foro Sudoku Players' Forum en 2005.

lesson-empty-rectangle-what = En un bloque, todos los lugares de una cifra están en una fila y una columna. Una línea fuera del bloque tiene dos lugares para la cifra, uno de ellos en esa fila o columna. La cifra se elimina de la celda donde la otra línea del bloque se cruza con la línea transversal del segundo lugar.
lesson-empty-rectangle-when = Busca bloques en los que los lugares de una cifra formen una L, una T o una cruz, y una fila o columna con dos lugares que empiece en uno de sus brazos.
lesson-empty-rectangle-why = Si la cifra está en el lugar cercano del enlace fuerte, las celdas de ese brazo del bloque la ven, y el bloque debe tenerla en el otro brazo. Si no, está en el lugar lejano. En cualquier caso, la celda que ven ambos la pierde.
lesson-empty-rectangle-also = Hinge; Rectangle Elimination
lesson-empty-rectangle-look-1 = Elige una cifra y un bloque en el que todos sus lugares estén en una fila y una columna, con algún lugar fuera de la fila y algún lugar fuera de la columna.
lesson-empty-rectangle-look-2 = Fuera del bloque, en esa fila, busca un lugar de la cifra cuya columna tenga exactamente un lugar más. O hazlo intercambiando fila y columna.
lesson-empty-rectangle-look-3 = Comprueba que ese otro lugar no está en una fila del bloque o, si los intercambiaste, en una columna del bloque.
lesson-empty-rectangle-look-4 = Desde ese otro lugar, ve por su fila hasta la columna en la que el bloque tiene sus lugares; o, si los intercambiaste, por su columna hasta la fila en la que el bloque tiene sus lugares. Elimina la cifra de la celda a la que llegas.
lesson-empty-rectangle-mistake = Ese otro lugar no debe estar al lado del bloque, en una de sus filas o columnas. Si lo está, la celda a la que llegas está en el propio bloque y puede ser justo el lugar que el bloque usa.
lesson-empty-rectangle-lookalike = En { $house }, { $x } solo puede estar en una fila y una columna: un rectángulo vacío. Si { $first } es { $x }, el bloque lo tiene en { $third }; si no, parece que { $second } es { $x }. En ambos casos { $right } vería uno. Pero en { $line } hay un tercer lugar para { $x }, { $spoiler }, así que ningún enlace fuerte une { $first } y { $second }. Aquí { $x } está en { $spoiler } y también en { $right }.
lesson-empty-rectangle-origin = El jugador Havard lo describió con este nombre en el foro Sudoku Players' Forum en 2006, y dijo que, más que algo nuevo, es una forma práctica de las cadenas con grupos.

lesson-dual-2-string-kite-what = Dos cometas ([2-String Kite]) pasan por las mismas dos celdas de un bloque. Una usa la fila de la primera celda y la columna de la segunda; la otra, la columna de la primera y la fila de la segunda. Cada una elimina la cifra de una celda.
lesson-dual-2-string-kite-when = Después de encontrar una cometa: mira si las dos celdas del bloque tienen también enlaces fuertes en sus otras líneas. Cada cometa se encuentra también por separado.
lesson-dual-2-string-kite-why = Cada una de las dos cometas vale por sí sola: las dos celdas del bloque no pueden ser ambas verdaderas, así que uno de los extremos exteriores lo es. Juntas eliminan la cifra de dos celdas a la vez.
lesson-dual-2-string-kite-look-1 = Busca una [2-String Kite] y quédate con sus dos celdas del bloque.
lesson-dual-2-string-kite-look-2 = Intercambia las líneas: toma la columna de la celda cuya fila usaste y la fila de la celda cuya columna usaste.
lesson-dual-2-string-kite-look-3 = Comprueba que la cifra también tiene solo dos lugares en cada una de esas líneas, y el segundo fuera del bloque.
lesson-dual-2-string-kite-look-4 = Elimina la cifra de la celda donde se encuentran los extremos lejanos de la primera cometa, y de la de la segunda.
lesson-dual-2-string-kite-mistake = No cualesquiera dos de los cuatro extremos lejanos van juntos. Los dos que salen de la misma celda del bloque son ambos falsos si esa celda es verdadera, así que una celda que ve esos dos no pierde nada.
lesson-dual-2-string-kite-lookalike = Por { $near-first } y { $near-second } parecen pasar dos cometas. La de { $bases } está completa. La otra necesita enlaces fuertes en { $line } y { $other-line }, pero en { $line } hay un tercer lugar para { $x }, { $spoiler }. Aquí { $x } está ahí, los extremos lejanos { $first } y { $second } son ambos otra cosa, y { $right }, que ve los dos, es { $x }.

lesson-dual-empty-rectangle-what = Dos rectángulos vacíos ([Empty Rectangle]) del mismo bloque, con enlaces fuertes distintos. Cada uno elimina la cifra de una celda.
lesson-dual-empty-rectangle-when = Después de encontrar uno: mira si el mismo bloque tiene un segundo enlace fuerte que empiece en uno de sus brazos. Cada uno se encuentra también por separado.
lesson-dual-empty-rectangle-why = Los dos argumentos se apoyan en el mismo bloque: su cifra está en un brazo o en el otro. Cada enlace fuerte saca de ahí su propia conclusión; simplemente, las dos se dan juntas.
lesson-dual-empty-rectangle-look-1 = Busca un [Empty Rectangle] y quédate con su bloque.
lesson-dual-empty-rectangle-look-2 = Sigue la fila y la columna del bloque en todas las direcciones, y busca una segunda línea con dos lugares de la cifra que empiece en una de ellas.
lesson-dual-empty-rectangle-look-3 = Trabájala como la primera.
lesson-dual-empty-rectangle-look-4 = Elimina la cifra de la celda que da el primer enlace fuerte y de la que da el segundo.
lesson-dual-empty-rectangle-mistake = Cada uno de los dos tiene que estar completo por sí solo: su celda está en el brazo del bloque en el que no empieza su propio enlace fuerte, y alineada con el lugar lejano de ese enlace, no del otro.
lesson-dual-empty-rectangle-lookalike = Dos rectángulos vacíos parecen compartir { $house }. El que tiene el enlace fuerte en { $other-line } está completo. El otro necesita un enlace fuerte en { $line }, de { $first } a { $second }, pero en { $line } hay un tercer lugar para { $x }, { $spoiler }. Aquí { $x } está ahí, ni { $first } ni { $second } son { $x }, y sí lo es { $right }.

lesson-w-wing-what = Dos celdas que no se ven entre sí tienen los mismos dos candidatos. Entre ellas hay un enlace fuerte de una de las cifras: un extremo ve una celda y el otro, la otra. La otra cifra se elimina de todas las celdas que ven ambas.
lesson-w-wing-when = Busca celdas iguales con dos candidatos en unidades distintas. Después busca una unidad con solo dos lugares para una de las cifras, cada uno de los cuales vea una de las celdas.
lesson-w-wing-why = Un extremo del enlace fuerte lleva su cifra. La celda que ve ese extremo no puede llevarla, así que lleva la otra. Por tanto, al menos una de las dos celdas lleva la otra cifra, y lo que ve ambas la pierde.
lesson-w-wing-look-1 = Busca dos celdas que tengan los mismos dos candidatos y no se vean.
lesson-w-wing-look-2 = Elige una de las dos cifras. Busca una unidad en la que solo tenga dos lugares, ninguno de ellos en estas celdas, de modo que un lugar vea una de las celdas y el otro lugar, la otra.
lesson-w-wing-look-3 = Si no hay ninguna, prueba con la otra cifra.
lesson-w-wing-look-4 = Elimina la cifra que no elegiste de todas las celdas que ven las dos celdas iguales.
lesson-w-wing-mistake = La que se elimina es la otra cifra, no la del enlace fuerte. Y hay que usar los dos extremos: un enlace fuerte del que solo un extremo ve una de las celdas no dice nada de la segunda.
lesson-w-wing-lookalike = { $first } y { $second } tienen los mismos dos candidatos, y { $near-first } y { $near-second } ven una de ellas cada una. Pero en { $house } hay un tercer lugar para { $x }, { $spoiler }: no es un enlace fuerte. Si { $x } va ahí, { $first } y { $second } pueden ser ambas { $x }. Lo son, y { $right } es { $y }, que un W-Wing habría eliminado.

lesson-almost-locked-pair-what = Un bloque y una línea se cruzan. Fuera del cruce, una celda de uno de ellos solo tiene los candidatos X e Y, y en el otro X e Y caben en una sola celda. Entonces uno de los dos está en el cruce. Elimina X e Y del resto de la primera unidad, y todos los demás candidatos de esa única celda.
lesson-almost-locked-pair-when = Cuando casi hay un [Locked Pair]: una de sus dos celdas está fuera del cruce. Parte de celdas con dos candidatos.
lesson-almost-locked-pair-why = La segunda unidad tiene X e Y en el cruce o en esa única celda, así que al menos uno está en el cruce. La primera unidad tiene uno de ellos en la celda con dos candidatos, así que como mucho uno está en el cruce. Así que justo uno, y el otro está en cada una de las dos celdas.
lesson-almost-locked-pair-also = ALP; Almost Locked Candidates
lesson-almost-locked-pair-look-1 = Elige una celda que solo tenga los candidatos X e Y, y una de sus líneas; o su bloque y una línea que lo cruce.
lesson-almost-locked-pair-look-2 = Mira la otra unidad que cruza: ¿dónde pueden ir allí X e Y, fuera del cruce?
lesson-almost-locked-pair-look-3 = Debe ser una sola celda, y ni X ni Y pueden estar ya en esa unidad.
lesson-almost-locked-pair-look-4 = Elimina de esa celda todos los candidatos salvo X e Y.
lesson-almost-locked-pair-look-5 = Elimina X e Y de las demás celdas de la primera unidad fuera del cruce.
lesson-almost-locked-pair-mistake = Eliminar X e Y también del cruce. Uno de los dos está allí. Solo el resto de la primera unidad los pierde.
lesson-almost-locked-pair-lookalike = { $first } solo tiene { $x } y { $y }. Si { $line } tuviera estas dos, salvo en { $house }, solo en { $second }, esa celda tendría que ser una de ellas. Pero { $x } tiene ahí otro lugar, { $spoiler }. Aquí está en él, y { $second } es { $z }, que se habría eliminado.

lesson-almost-locked-triple-what = Un bloque y una línea se cruzan. Fuera del cruce, dos celdas de uno de ellos solo tienen tres cifras, y en el otro esas cifras caben en solo dos celdas. Entonces una de las cifras está en el cruce. Elimina las tres del resto de la primera unidad, y todos los demás candidatos de las dos celdas de la segunda.
lesson-almost-locked-triple-when = Donde dos celdas de un bloque o una línea tienen tres cifras y la unidad que cruza tiene pocos lugares para ellas.
lesson-almost-locked-triple-why = En las dos celdas de la segunda unidad caben dos de las tres cifras, así que al menos una está en el cruce. La primera unidad tiene dos de ellas en sus dos celdas, así que como mucho una está en el cruce. Así que justo una, y las cuatro celdas de fuera solo llevan esas cifras.
lesson-almost-locked-triple-also = ALT; Almost Locked Candidates
lesson-almost-locked-triple-look-1 = Busca dos celdas de un bloque o una línea con justo tres cifras entre las dos, fuera del cruce con otra unidad.
lesson-almost-locked-triple-look-2 = En esa otra unidad, marca dónde pueden ir las tres cifras fuera del cruce. Deben ser justo dos celdas, y ninguna de las cifras puede estar ya en la unidad.
lesson-almost-locked-triple-look-3 = Elimina de esas dos celdas todos los demás candidatos.
lesson-almost-locked-triple-look-4 = Elimina las tres cifras de las demás celdas de la primera unidad fuera del cruce.
lesson-almost-locked-triple-mistake = Pasar por alto un tercer lugar de una de las cifras en la segunda unidad. Entonces las tres pueden estar allí fuera del cruce y no se sigue nada.
lesson-almost-locked-triple-lookalike = En { $line }, sin contar { $house }, { $first } y { $second } solo tienen { $digits }. En { $house }, fuera de esa línea, estas cifras parecen caber solo en { $right } y { $third }, de modo que las dos no podrían ser otra cosa. Pero { $x } tiene ahí un tercer lugar, { $spoiler }. Entonces las tres pueden estar fuera de la línea y no se sigue nada. Aquí { $x } está en { $spoiler }, y { $right } es { $y }.

lesson-almost-locked-quadruple-what = Un bloque y una línea se cruzan. Fuera del cruce, tres celdas de uno de ellos solo tienen cuatro cifras, y en el otro esas cifras caben en solo tres celdas. Entonces una de las cifras está en el cruce. Elimina las cuatro del resto de la primera unidad, y todos los demás candidatos de las tres celdas de la segunda.
lesson-almost-locked-quadruple-when = Rara vez, en bloques muy llenos, cuando un [Almost Locked Triple] tiene una cifra de más.
lesson-almost-locked-quadruple-why = En las tres celdas de la segunda unidad caben tres de las cuatro cifras, así que al menos una está en el cruce. La primera unidad tiene tres de ellas en sus tres celdas, así que como mucho una está en el cruce. Así que justo una, y las seis celdas de fuera solo llevan esas cifras.
lesson-almost-locked-quadruple-also = ALQ; Almost Locked Candidates
lesson-almost-locked-quadruple-look-1 = Busca tres celdas de un bloque o una línea con justo cuatro cifras entre las tres, fuera del cruce con otra unidad.
lesson-almost-locked-quadruple-look-2 = En esa otra unidad, marca dónde pueden ir las cuatro cifras fuera del cruce. Deben ser justo tres celdas, y ninguna de las cifras puede estar ya en la unidad.
lesson-almost-locked-quadruple-look-3 = Elimina de esas tres celdas todos los demás candidatos.
lesson-almost-locked-quadruple-look-4 = Elimina las cuatro cifras de las demás celdas de la primera unidad fuera del cruce.
lesson-almost-locked-quadruple-mistake = Tomar cifras de las que una ya está en la segunda unidad. Esta solo tiene que colocar tres de las cuatro, y sus tres celdas pueden llevarlas todas.
lesson-almost-locked-quadruple-lookalike = En { $line }, sin contar { $house }, { $cells } solo tienen { $digits }. En { $house }, fuera de esa línea, estas cuatro cifras parecen caber solo en { $others }, de modo que las tres no podrían ser otra cosa. Pero { $x } tiene ahí otro lugar, { $spoiler }. Entonces las cuatro pueden estar fuera de la línea y no se sigue nada. Aquí { $x } está en { $spoiler }, y { $right } es { $y }.

lesson-xy-wing-what = Una celda con los candidatos X e Y, el pivote, ve otras dos: una con X y Z, otra con Y y Z. Z se elimina de todas las celdas que ven estas dos.
lesson-xy-wing-when = Busca una celda con dos candidatos que vea otras dos celdas así, cada una de las cuales comparta una cifra con ella y cuya otra cifra sea la misma.
lesson-xy-wing-why = Si el pivote es X, la primera de las dos pinzas debe ser Z. Si es Y, debe serlo la segunda. Pase lo que pase, una de las dos lleva Z, así que nada que vea ambas puede llevarla.
lesson-xy-wing-also = Y-Wing; Ala XY
lesson-xy-wing-look-1 = Elige como pivote una celda con dos candidatos, X e Y.
lesson-xy-wing-look-2 = Entre las celdas que ve, busca una con X y una cifra nueva Z.
lesson-xy-wing-look-3 = Entre las celdas que ve el pivote, busca una con Y y la misma Z.
lesson-xy-wing-look-4 = Elimina Z de todas las celdas que ven estas dos, las pinzas. Que vean o no el pivote no importa.
lesson-xy-wing-mistake = Tres celdas con XY, XZ e YZ no forman un ala en cualquier orden: el pivote tiene que ver las dos pinzas, y es la celda sin Z. Tampoco pueden tener X las dos pinzas: si el pivote es Y, ninguna de ellas queda decidida.
lesson-xy-wing-lookalike = { $pivot } ve { $first }, pero no { $second }. Si { $pivot } es { $y }, de ello no se sigue nada para { $second }. Aquí { $pivot } y { $second } son ambas { $y }, y { $first } es { $x }. Así que ninguna de las pinzas es { $z }, y { $right } sí lo es.

lesson-xyz-wing-what = El pivote tiene los candidatos X, Y y Z. Ve una celda con X y Z y una celda con Y y Z. Z se elimina de las celdas que ven las tres.
lesson-xyz-wing-when = Como un [XY-Wing] cuyo pivote tiene un tercer candidato. Las celdas que pueden perder algo están en el bloque del pivote, alineadas con la pinza de fuera.
lesson-xyz-wing-why = Si el pivote es X o Y, una de las pinzas es Z. Si no es ninguno de los dos, él mismo es Z. Así que una de las tres celdas lleva Z, y lo que ve las tres no puede llevarla.
lesson-xyz-wing-look-1 = Elige como pivote una celda con tres candidatos, X, Y y Z.
lesson-xyz-wing-look-2 = En su bloque, busca una celda que tenga solo dos de los tres candidatos y ninguno más; por ejemplo, X y Z.
lesson-xyz-wing-look-3 = Fuera del bloque, en la fila o la columna del pivote en la que no está esa primera pinza, busca una segunda que tenga solo dos de los tres, pero no los mismos dos: Y y Z. La cifra que tienen las tres celdas es Z.
lesson-xyz-wing-look-4 = Elimina Z de las celdas que ven las tres: están en el bloque del pivote, en la línea de la pinza de fuera.
lesson-xyz-wing-mistake = A menudo se trata como un [XY-Wing] y se elimina Z de celdas que solo ven las pinzas. Aquí el propio pivote puede ser Z, así que la celda tiene que verlo también.
lesson-xyz-wing-lookalike = Una de las tres celdas es { $z }, como en todo XYZ-Wing. Pero { $right } solo ve { $first } y { $second }, no el pivote { $pivot }. Aquí es el pivote el que es { $z }, así que { $right } también puede ser { $z }, y lo es. Solo lo pierde lo que ve las tres celdas.

lesson-wxyz-wing-what = Cuatro celdas de un bloque y una línea que se cruzan solo tienen cuatro cifras. Todos los lugares de cada cifra entre ellas se ven entre sí, salvo los de una cifra, Z. Elimina Z de las celdas que ven todos sus lugares en las cuatro.
lesson-wxyz-wing-when = Después del [XYZ-Wing], donde un bloque y una línea que se cruzan tienen varias celdas con dos o tres candidatos. Ninguna celda necesita tener las cuatro cifras.
lesson-wxyz-wing-why = Una cifra cuyos lugares se ven entre sí está en las cuatro celdas como mucho una vez. Así que las tres cifras sin Z llenan tres celdas como mucho, y la cuarta necesita Z. Uno de los lugares de Z es verdadero, y lo que los ve todos no puede ser Z.
lesson-wxyz-wing-also = Bent Naked Quad; WXYZ-Wing Type 1; WXYZ-Wing Type 2
lesson-wxyz-wing-look-1 = Elige un bloque y una línea que se cruzan, y en ellos las celdas con dos a cuatro candidatos.
lesson-wxyz-wing-look-2 = Toma cuatro que tengan en total justo cuatro cifras: al menos una donde ambos se cruzan, una en el resto del bloque y una en el resto de la línea.
lesson-wxyz-wing-look-3 = Comprueba cada cifra: ¿se ven entre sí todas las celdas de las cuatro que la tienen? Una cifra que está en el resto del bloque y en el resto de la línea suele fallar. Debe fallar justo una: es Z.
lesson-wxyz-wing-look-4 = Elimina Z de cada otra celda que vea todas las celdas de las cuatro que tienen Z.
lesson-wxyz-wing-mistake = Pasar por alto una segunda cifra que está en el resto del bloque y en el resto de la línea. También podría estar dos veces en las cuatro celdas, y entonces estas pueden prescindir de Z.
lesson-wxyz-wing-lookalike = { $first }, { $second }, { $third } y { $spoiler } solo tienen cuatro cifras, así que una de ellas es { $z }. Pero no tiene que ser { $second } ni { $third }: { $spoiler } también puede ser { $z }, y { $right } no ve esa celda. Aquí lo es, y { $right } también. Solo lo pierde lo que ve cada { $z } de las cuatro celdas.

lesson-wxyz-ring-what = Cuatro celdas de un bloque y una línea que se cruzan solo tienen cuatro cifras, y todos los lugares de cada cifra entre ellas se ven entre sí. Las cuatro celdas gastan las cuatro cifras: elimina cada una de las celdas que ven todos sus lugares en las cuatro.
lesson-wxyz-ring-when = Búscalo como un [WXYZ-Wing]. Cuando no sobra ninguna cifra como Z, es un anillo y se puede eliminar más.
lesson-wxyz-ring-why = Ninguna cifra está dos veces en las cuatro celdas, y hay cuatro cifras para cuatro celdas. Así que cada una está ahí exactamente una vez, en uno de sus lugares, y lo que los ve todos no puede ser esa cifra.
lesson-wxyz-ring-also = WXYZ-Wing Ring; Doubly Linked WXYZ-Wing
lesson-wxyz-ring-look-1 = Encuentra cuatro celdas de un bloque y una línea con cuatro cifras en total, como para un [WXYZ-Wing].
lesson-wxyz-ring-look-2 = Comprueba cada cifra: todas las celdas de las cuatro que la tienen deben verse entre sí. Así que ninguna cifra puede estar en el resto del bloque y a la vez en el resto de la línea.
lesson-wxyz-ring-look-3 = Elimina cada cifra que tiene todos sus lugares en la línea de las demás celdas de la línea, y cada una que los tiene todos en el bloque de las demás celdas del bloque. Si los tiene todos donde ambos se cruzan, elimínala de los dos.
lesson-wxyz-ring-mistake = Eliminar solo una cifra, como con un ala. En un anillo se gasta cada una de las cuatro cifras, así que mira todas.
lesson-wxyz-ring-lookalike = { $cells } parecen tener solo { $digits }, cuatro cifras para cuatro celdas, y todos los lugares de cada cifra se ven entre sí. Pero { $spoiler } también puede ser { $z }, una quinta cifra, así que las cuatro celdas pueden prescindir de una de las otras. Aquí { $spoiler } es { $z }, ninguna de las cuatro es { $x }, y sí lo es { $right }, aunque ve todos sus lugares en ellas.

lesson-uniqueness-test-1-what = Cuatro celdas en dos filas, dos columnas y dos bloques: tres de ellas tienen solo los mismos dos candidatos. La cuarta tiene esos dos y alguno más. Las dos cifras se eliminan de la cuarta celda.
lesson-uniqueness-test-1-when = Cuando dos celdas iguales con dos candidatos están una junto a otra en un bloque o en una línea, busca otras dos esquinas en otro bloque que completen el rectángulo.
lesson-uniqueness-test-1-why = Si también la cuarta celda llevara una de las dos cifras, las cuatro celdas llevarían solo esas dos, en cruz. Intercambiarlas daría una segunda solución, pues ninguna fila, columna o bloque lo notaría. Solo hay una, así que la cuarta celda lleva otra cosa.
lesson-uniqueness-test-1-also = Unique Rectangle Type 1; Unique Corner; Rectángulo único tipo 1
lesson-uniqueness-test-1-look-1 = Busca dos celdas con los mismos dos candidatos en una misma fila o columna.
lesson-uniqueness-test-1-look-2 = Busca una tercera celda con solo esos dos en una línea que se cruce con la anterior en una de ellas, y localiza la cuarta esquina del rectángulo.
lesson-uniqueness-test-1-look-3 = Comprueba que las cuatro celdas están en solo dos bloques y que la cuarta tiene las dos cifras y además otras.
lesson-uniqueness-test-1-look-4 = Elimina las dos cifras de la cuarta esquina.
lesson-uniqueness-test-1-mistake = Un rectángulo repartido en cuatro bloques tiene el mismo aspecto y no demuestra nada: al intercambiar las dos cifras, cada una iría a otros bloques, y eso se notaría en ellos.
lesson-uniqueness-test-1-lookalike = { $first }, { $second } y { $spoiler } solo tienen { $x } y { $y }, y { $right } también podría tenerlos. Pero las cuatro celdas están en cuatro bloques. Si se intercambian { $x } y { $y } en celdas así, las filas y las columnas no lo notan, pero cada uno de los bloques sí. No habría, pues, una segunda solución, nada amenaza, y { $right } es { $x }. En dos bloques, las mismas cuatro celdas serían el patrón mortal.
lesson-uniqueness-test-1-origin = El nombre Unique Rectangle y los números de los primeros tipos se remontan a MadOverlord, autor del programa Sudoku Susser, que ordenó las descripciones en el foro Sudoku Players' Forum en 2005.

lesson-uniqueness-test-2-what = Dos esquinas de un rectángulo así tienen solo sus dos cifras. Las otras dos, en un mismo lado, tienen un candidato más, el mismo en ambas. Esa cifra se elimina de todas las celdas que ven estas dos esquinas.
lesson-uniqueness-test-2-when = Donde un rectángulo tiene dos esquinas limpias y dos esquinas con una misma cifra extra.
lesson-uniqueness-test-2-why = Si ninguna de las dos esquinas llevara la cifra extra, al rectángulo le quedarían dos cifras y el sudoku tendría dos soluciones. Así que una de ellas la lleva, y lo que ve ambas no puede llevarla.
lesson-uniqueness-test-2-also = Unique Rectangle Type 2; Unique Side; Rectángulo único tipo 2
lesson-uniqueness-test-2-look-1 = Busca dos celdas con los mismos dos candidatos en una misma fila o columna.
lesson-uniqueness-test-2-look-2 = Busca las otras dos esquinas, de modo que las cuatro estén en solo dos bloques.
lesson-uniqueness-test-2-look-3 = Comprueba que ambas tienen las dos cifras y un candidato más, el mismo en las dos.
lesson-uniqueness-test-2-look-4 = Elimina esa tercera cifra de todas las celdas que ven estas dos esquinas: en su línea, y en su bloque si están en el mismo.
lesson-uniqueness-test-2-mistake = Las dos cifras del rectángulo se quedan en las esquinas; solo se elimina la tercera cifra, y solo de otras celdas. Si las esquinas tienen candidatos extra distintos, puede ser un caso para la [Uniqueness Test 3] o la [Uniqueness Test 4].
lesson-uniqueness-test-2-lookalike = { $first } y { $second } solo tienen { $x } y { $y }, y { $third } y { $fourth } tienen además { $z }. Pero { $third } también puede ser { $w }. Eso también salva el sudoku de tener dos soluciones, así que ninguna de estas dos celdas tiene que ser { $z }. Aquí { $third } es { $w }, y { $right } es { $z }, aunque ve las dos.

lesson-uniqueness-test-3-what = Dos esquinas de un mismo lado tienen candidatos extra. Tomadas como una sola celda, esos candidatos forman un subconjunto desnudo con otras celdas de una unidad que comparten ambas esquinas. Las cifras del subconjunto se eliminan del resto de esa unidad.
lesson-uniqueness-test-3-when = Donde un rectángulo tiene dos esquinas limpias y las otras tienen pocos candidatos extra. Busca en su fila, columna o bloque celdas con solo esos candidatos y, si acaso, una cifra más.
lesson-uniqueness-test-3-why = Una de las dos esquinas debe llevar una de las cifras extra; si no, el sudoku tendría dos soluciones. Así que el par actúa como una sola celda con las cifras extra por candidatos, y con sus compañeras hay tantas celdas como cifras. El resto de la unidad las pierde.
lesson-uniqueness-test-3-also = Unique Rectangle Type 3; Unique Subset; Rectángulo único tipo 3
lesson-uniqueness-test-3-look-1 = Busca un rectángulo en solo dos bloques, con dos esquinas de un mismo lado que tengan solo sus dos cifras, mientras que las otras dos tienen esas y alguna más.
lesson-uniqueness-test-3-look-2 = Anota juntos los candidatos extra de ambas esquinas y considéralos los candidatos de una sola celda.
lesson-uniqueness-test-3-look-3 = En una línea o un bloque que compartan ambas esquinas, busca otras celdas que formen con esta un subconjunto desnudo: tantas cifras como celdas, contando las dos esquinas como una.
lesson-uniqueness-test-3-look-4 = Elimina las cifras del subconjunto de las celdas de esa unidad que no son ni del subconjunto ni esquinas.
lesson-uniqueness-test-3-mistake = Las cifras del subconjunto tienen que quedarse en las dos esquinas: una de estas lleva uno de los candidatos extra, y no se sabe cuál. Y las esquinas cuentan como una celda, no como dos; con dos, al subconjunto le faltaría una cifra.
lesson-uniqueness-test-3-lookalike = Cuatro esquinas parecen tener { $x } y { $y }, y solo { $first } y { $second }, algo más. Una de estas sería entonces una de { $digits }, y con { $third }, que tiene justo esas, gastarían las dos en { $house }. Pero { $spoiler } también puede ser { $z }, y también eso salva el sudoku de tener dos soluciones. Aquí lo es, { $first } y { $second } no llevan más que { $x } y { $y }, y { $right } es { $w }.

lesson-uniqueness-test-4-what = Dos esquinas de un mismo lado tienen candidatos extra, y una unidad que comparten no tiene una de las dos cifras en ningún otro sitio. La otra de las dos cifras se elimina de ambas esquinas.
lesson-uniqueness-test-4-when = Donde un rectángulo tiene dos esquinas limpias y a una de sus cifras solo le quedan las otras dos esquinas en su fila, columna o bloque.
lesson-uniqueness-test-4-why = La cifra debe estar en una de las dos esquinas. Si la otra esquina llevara la segunda cifra, el rectángulo quedaría lleno con dos cifras y podrían intercambiarse. Solo hay una solución, así que ninguna de las dos esquinas lleva la segunda cifra.
lesson-uniqueness-test-4-also = Unique Rectangle Type 4; Unique Pair; Rectángulo único tipo 4
lesson-uniqueness-test-4-look-1 = Busca un rectángulo en solo dos bloques, con dos esquinas de un mismo lado que tengan solo sus dos cifras, mientras que las otras dos tienen esas y alguna más.
lesson-uniqueness-test-4-look-2 = Mira cada unidad que comparten las otras dos esquinas: su línea, y su bloque si están en el mismo.
lesson-uniqueness-test-4-look-3 = Comprueba si una de las dos cifras no tiene ahí más lugares que esas dos esquinas.
lesson-uniqueness-test-4-look-4 = Elimina la segunda de las dos cifras de ambas esquinas.
lesson-uniqueness-test-4-mistake = A menudo se elimina la cifra equivocada. La que no tiene otro lugar en la unidad debe estar en una de las esquinas, así que se queda; se elimina la otra.
lesson-uniqueness-test-4-lookalike = { $first } y { $second } solo tienen { $x } y { $y }, y { $third } y { $fourth } pueden ser { $x }, { $y } u otra cosa. Pero en { $house } hay otro lugar para { $x }, { $spoiler }, así que ninguna de las dos tiene que ser { $x }. Aquí { $x } está en { $spoiler }, y { $third } es { $y }, que se habría eliminado.

lesson-uniqueness-test-5-what = Las esquinas con el candidato extra están en diagonal, o son tres, y la cifra extra es la misma. Se elimina de todas las celdas que ven todas esas esquinas.
lesson-uniqueness-test-5-when = Como en la [Uniqueness Test 2], cuando las esquinas con el candidato extra no están en un mismo lado.
lesson-uniqueness-test-5-why = Si ninguna de esas esquinas llevara la cifra extra, en el rectángulo solo quedarían las dos cifras, y el sudoku tendría dos soluciones. Una de ellas la lleva, así que lo que las ve todas la pierde.
lesson-uniqueness-test-5-also = Unique Rectangle Type 5; Rectángulo único tipo 5
lesson-uniqueness-test-5-look-1 = Busca un rectángulo en solo dos bloques con una o dos esquinas que tengan solo sus dos cifras; si son dos, están en diagonal.
lesson-uniqueness-test-5-look-2 = Comprueba que las demás esquinas tienen las dos cifras y un candidato más, el mismo en todas ellas.
lesson-uniqueness-test-5-look-3 = Busca celdas fuera del rectángulo que vean todas las esquinas con esa tercera cifra.
lesson-uniqueness-test-5-look-4 = Elimina de ellas la tercera cifra.
lesson-uniqueness-test-5-mistake = Con tres esquinas, una celda tiene que ver las tres. Si ve solo dos, la cifra puede estar en la tercera esquina, y a la celda no le pasa nada.
lesson-uniqueness-test-5-lookalike = { $first }, { $second } y { $third } pueden ser { $z } además de { $x } y { $y }, y { $right } ve las tres. Pero también la cuarta esquina, { $spoiler }, puede ser { $z }, y { $right } no la ve. Aquí es { $spoiler } la que, siendo { $z }, salva el sudoku de tener dos soluciones, y { $right } es { $z } también.

lesson-uniqueness-test-6-what = Dos esquinas en diagonal tienen candidatos extra, y una de las dos cifras no tiene otro lugar en las filas y columnas del rectángulo. Esa cifra se elimina de esas dos esquinas.
lesson-uniqueness-test-6-when = Donde las esquinas limpias están en diagonal y una cifra del rectángulo forma por sí sola un [X-Wing] en las cuatro celdas.
lesson-uniqueness-test-6-why = En un X-Wing así, la cifra está en una de las diagonales. Si estuviera en las esquinas con candidatos extra, las esquinas limpias llevarían ambas la otra cifra, y las cuatro podrían intercambiarse. Solo hay una solución, así que la cifra está en las esquinas limpias.
lesson-uniqueness-test-6-also = Unique Rectangle Type 6; Rectángulo único tipo 6
lesson-uniqueness-test-6-look-1 = Busca un rectángulo en solo dos bloques con dos esquinas en diagonal que tengan solo sus dos cifras.
lesson-uniqueness-test-6-look-2 = Comprueba que las otras dos esquinas tienen las dos cifras y alguna más.
lesson-uniqueness-test-6-look-3 = Con cada una de las dos cifras, recorre las dos filas y las dos columnas. Sigue con una que no tenga ahí más lugares que las cuatro esquinas.
lesson-uniqueness-test-6-look-4 = Elimina esa cifra de las dos esquinas con candidatos extra. En las otras dos ya se puede poner.
lesson-uniqueness-test-6-mistake = Aquí la cifra que forma el [X-Wing] es la que se elimina, y solo de las esquinas con candidatos extra. En la [Uniqueness Test 4], la cifra que no tiene otro lugar se queda, así que es fácil confundirlas.
lesson-uniqueness-test-6-lookalike = En las cuatro líneas del rectángulo, { $x } solo puede ir en las esquinas. Si { $right } fuera { $x }, lo sería también { $fourth }, la esquina opuesta, y las otras dos, { $first } y { $spoiler }, serían ambas { $y }: parece un patrón mortal. Pero { $spoiler } también puede ser { $z }. Aquí lo es, y { $right } es { $x }, que se habría eliminado.

lesson-unique-loop-1-what = Un bucle cerrado de seis celdas o más tiene los mismos dos candidatos en todas, y cada unidad que toca tiene dos de sus celdas. Una celda tiene otros candidatos, y las dos cifras se eliminan de ella.
lesson-unique-loop-1-when = Empieza con tres o más celdas con los mismos dos candidatos e intenta cerrar un bucle por ellas de unidad en unidad. Donde todas las celdas menos una están limpias, mira esa.
lesson-unique-loop-1-why = Si las dos cifras llenaran el bucle por turnos, podrían intercambiarse y ninguna unidad lo notaría. Solo hay una solución, así que la celda con otros candidatos lleva uno de ellos.
lesson-unique-loop-1-look-1 = Elige dos cifras y ve de celda en celda que tenga las dos, siempre dentro de una fila, una columna o un bloque, hasta volver al principio. Sigue solo si cada unidad que toca el bucle tiene exactamente dos de sus celdas.
lesson-unique-loop-1-look-2 = Cuenta las celdas con otros candidatos. Sigue si solo hay una.
lesson-unique-loop-1-look-3 = Elimina las dos cifras de esa celda.
lesson-unique-loop-1-mistake = Eliminar en su lugar otro candidato. Los otros candidatos son los que salvan el sudoku de tener dos soluciones: se quedan, y las dos cifras se eliminan.
lesson-unique-loop-1-lookalike = Seis celdas forman un bucle cerrado con { $x } y { $y }, y { $first } también puede ser { $z }. Pero { $spoiler } tiene asimismo otro candidato, { $w }, y basta con que una de las dos celdas salve el sudoku de tener dos soluciones. Aquí lo hace { $spoiler }, y { $first } es { $y }, que se habría eliminado.

lesson-unique-loop-2-what = Un bucle cerrado de seis celdas o más tiene los mismos dos candidatos en todas, y cada unidad que toca tiene dos de sus celdas. Algunas celdas tienen la misma cifra de más, y esta se elimina de lo que las ve a todas.
lesson-unique-loop-2-when = Empieza con tres o más celdas con los mismos dos candidatos e intenta cerrar un bucle por ellas de unidad en unidad. Cuando los candidatos de más son todos de una cifra, busca una celda que los vea todos.
lesson-unique-loop-2-why = Si las dos cifras llenaran el bucle por turnos, podrían intercambiarse y ninguna unidad lo notaría. Solo hay una solución, así que una de las celdas lleva la cifra de más.
lesson-unique-loop-2-look-1 = Elige dos cifras y ve de celda en celda que tenga las dos, siempre dentro de una fila, una columna o un bloque, hasta volver al principio. Sigue solo si cada unidad que toca el bucle tiene exactamente dos de sus celdas.
lesson-unique-loop-2-look-2 = Marca las celdas con otros candidatos. Sigue si todos son de una misma cifra.
lesson-unique-loop-2-look-3 = Elimina esa cifra de toda celda que vea todas las marcadas.
lesson-unique-loop-2-mistake = Eliminar la cifra de celdas que solo ven algunas de las marcadas. Puede estar justo en la que no ven.
lesson-unique-loop-2-lookalike = Seis celdas forman un bucle cerrado con { $x } y { $y }, y { $first } y { $second } también pueden ser { $z }. { $right } ve las dos. Pero también { $spoiler } tiene otro candidato, { $w }, y puede ser justo ese el que salve el sudoku de tener dos soluciones. Aquí { $spoiler } es { $w }, ni { $first } ni { $second } son { $z }, y sí lo es { $right }.

lesson-unique-loop-3-what = Un bucle cerrado de seis celdas o más tiene los mismos dos candidatos en todas, y cada unidad que toca tiene dos de sus celdas. Celdas de una unidad tienen otros candidatos. Juntas actúan como una celda de un subconjunto desnudo de esa unidad.
lesson-unique-loop-3-when = Empieza con tres o más celdas con los mismos dos candidatos e intenta cerrar un bucle por ellas de unidad en unidad. Reúne las cifras de más de dos celdas que comparten una unidad y busca allí celdas que solo tengan esas.
lesson-unique-loop-3-why = Si las dos cifras llenaran el bucle por turnos, podrían intercambiarse y ninguna unidad lo notaría. Solo hay una solución, así que una de las celdas lleva una cifra de más, como una celda que solo tiene esas.
lesson-unique-loop-3-look-1 = Elige dos cifras y ve de celda en celda que tenga las dos, siempre dentro de una fila, una columna o un bloque, hasta volver al principio. Sigue solo si cada unidad que toca el bucle tiene exactamente dos de sus celdas.
lesson-unique-loop-3-look-2 = Marca las celdas con otros candidatos. Sigue si comparten una unidad.
lesson-unique-loop-3-look-3 = Busca ahí celdas que solo tengan esas otras cifras y quizá más: tantas cifras como celdas, contando las marcadas como una.
lesson-unique-loop-3-look-4 = Elimina estas cifras de las demás celdas de la unidad.
lesson-unique-loop-3-mistake = Eliminar las cifras también de las celdas marcadas. Una de ellas tiene que contener una de esas cifras.
lesson-unique-loop-3-lookalike = Seis celdas forman un bucle cerrado con { $x } y { $y }, y { $first } y { $second } también pueden ser { $z }. Si una de las dos tuviera que serlo, junto con { $third }, que solo tiene { $z } y { $w }, gastarían las dos cifras en { $house }, y { $right } no podría ser { $z }. Pero también { $spoiler }, en otra parte, puede ser { $z }, y eso basta para salvar el sudoku de tener dos soluciones. Aquí lo es, { $third } es { $w }, y { $right } es { $z }.

lesson-unique-loop-4-what = Un bucle cerrado de seis celdas o más tiene los mismos dos candidatos en todas, y cada unidad que toca tiene dos de sus celdas. Dos celdas de una unidad tienen otros candidatos, y la unidad no tiene una de las dos cifras en otro lugar. El resto de las dos cifras se elimina de ambas.
lesson-unique-loop-4-when = Empieza con tres o más celdas con los mismos dos candidatos e intenta cerrar un bucle por ellas de unidad en unidad. Cuando dos celdas con otros candidatos comparten una unidad, comprueba si esta tiene una de las cifras solo en esas dos.
lesson-unique-loop-4-why = Si las dos cifras llenaran el bucle por turnos, podrían intercambiarse y ninguna unidad lo notaría. Una de las dos celdas lleva esa cifra. Solo hay una solución, así que la otra lleva un candidato de más.
lesson-unique-loop-4-look-1 = Elige dos cifras y ve de celda en celda que tenga las dos, siempre dentro de una fila, una columna o un bloque, hasta volver al principio. Sigue solo si cada unidad que toca el bucle tiene exactamente dos de sus celdas.
lesson-unique-loop-4-look-2 = Marca las celdas con otros candidatos. Sigue si son dos y comparten una unidad.
lesson-unique-loop-4-look-3 = Busca una de las dos cifras que en la unidad solo tenga estos dos lugares.
lesson-unique-loop-4-look-4 = Elimina la otra de las dos cifras de las dos celdas.
lesson-unique-loop-4-mistake = Eliminar la cifra que está ligada a las dos celdas. La que se elimina es la otra; la ligada tiene que quedarse en una de ellas.
lesson-unique-loop-4-lookalike = Seis celdas forman un bucle cerrado con { $x } y { $y }, y { $first } y { $right } también pueden ser { $z }. En { $house }, { $y } solo puede ir en esas dos, así que una sería { $y }, y la otra, { $z }. Pero también { $spoiler } puede ser { $z }, y eso basta para salvar el sudoku de tener dos soluciones. Aquí lo es, { $first } es { $y }, y { $right } es { $x }, que se habría eliminado.

lesson-extended-rectangle-1-what = Tres celdas de una línea y las tres de al lado en una línea paralela, en tres bloques, tienen las mismas tres cifras, cada celda al menos dos de ellas. Una celda tiene otros candidatos, y las tres cifras se eliminan de ella.
lesson-extended-rectangle-1-when = Busca dos líneas vecinas donde en tres bloques un par de celdas tiene solo tres cifras disponibles. Donde todas las celdas menos una están limpias, mira esa.
lesson-extended-rectangle-1-why = Si tres cifras llenaran las seis celdas, las dos líneas tendrían allí las mismas tres y podrían intercambiarse. Solo hay una solución, así que la celda con otros candidatos lleva uno de ellos.
lesson-extended-rectangle-1-look-1 = Busca dos líneas vecinas y, en tres bloques, una columna o fila que las cruce en cada uno, de modo que las seis celdas tengan tres cifras, cada una al menos dos de ellas.
lesson-extended-rectangle-1-look-2 = Cuenta las celdas con otros candidatos. Sigue si solo hay una.
lesson-extended-rectangle-1-look-3 = Elimina las tres cifras de esa celda.
lesson-extended-rectangle-1-mistake = Eliminar en su lugar otro candidato. Los otros candidatos son los que salvan el sudoku de tener dos soluciones: se quedan, y las tres cifras se eliminan.
lesson-extended-rectangle-1-lookalike = Tres celdas de { $line } y tres de { $other-line } tienen { $x }, { $y } y { $z }, y { $first } también puede ser { $w }. Pero { $spoiler } tiene asimismo otro candidato, { $v }, y uno solo que sea verdadero salva el sudoku de tener dos soluciones. Aquí { $spoiler } es { $v }, y { $first } es { $y }, que se habría eliminado.

lesson-extended-rectangle-2-what = Tres celdas de una línea y las tres de al lado en una línea paralela, en tres bloques, tienen las mismas tres cifras, cada celda al menos dos de ellas. Algunas celdas tienen la misma cifra de más, y esta se elimina de lo que las ve a todas.
lesson-extended-rectangle-2-when = Busca dos líneas vecinas donde en tres bloques un par de celdas tiene solo tres cifras disponibles. Cuando los candidatos de más son todos de una cifra, busca una celda que los vea todos.
lesson-extended-rectangle-2-why = Si tres cifras llenaran las seis celdas, las dos líneas tendrían allí las mismas tres y podrían intercambiarse. Solo hay una solución, así que una de las celdas lleva la cifra de más.
lesson-extended-rectangle-2-look-1 = Busca dos líneas vecinas y, en tres bloques, una columna o fila que las cruce en cada uno, de modo que las seis celdas tengan tres cifras, cada una al menos dos de ellas.
lesson-extended-rectangle-2-look-2 = Marca las celdas con otros candidatos. Sigue si todos son de una misma cifra.
lesson-extended-rectangle-2-look-3 = Elimina esa cifra de toda celda que vea todas las marcadas.
lesson-extended-rectangle-2-mistake = Eliminar la cifra de celdas que solo ven algunas de las marcadas. Puede estar justo en la que no ven.
lesson-extended-rectangle-2-lookalike = Tres celdas de { $line } y tres de { $other-line } tienen { $digits }, y { $spoiler } y { $second } también pueden ser { $x }, de modo que { $right }, que ve las dos, lo perdería. Pero { $spoiler } tiene un candidato más, { $w }, y también ese salva el sudoku de tener dos soluciones. Aquí { $spoiler } es { $w }, { $second } tampoco es { $x }, y sí lo es { $right }.

lesson-extended-rectangle-3-what = Tres celdas de una línea y las tres de al lado en una línea paralela, en tres bloques, tienen las mismas tres cifras, cada celda al menos dos de ellas. Celdas de una unidad tienen otros candidatos. Juntas actúan como una celda de un subconjunto desnudo de esa unidad.
lesson-extended-rectangle-3-when = Busca dos líneas vecinas donde en tres bloques un par de celdas tiene solo tres cifras disponibles. Reúne las cifras de más de dos celdas que comparten una unidad y busca allí celdas que solo tengan esas.
lesson-extended-rectangle-3-why = Si tres cifras llenaran las seis celdas, las dos líneas tendrían allí las mismas tres y podrían intercambiarse. Solo hay una solución, así que una de las celdas lleva una cifra de más, como una celda que solo tiene esas.
lesson-extended-rectangle-3-look-1 = Busca dos líneas vecinas y, en tres bloques, una columna o fila que las cruce en cada uno, de modo que las seis celdas tengan tres cifras, cada una al menos dos de ellas.
lesson-extended-rectangle-3-look-2 = Marca las celdas con otros candidatos. Sigue si comparten una unidad.
lesson-extended-rectangle-3-look-3 = Busca ahí celdas que solo tengan esas otras cifras y quizá más: tantas cifras como celdas, contando las marcadas como una.
lesson-extended-rectangle-3-look-4 = Elimina estas cifras de las demás celdas de la unidad.
lesson-extended-rectangle-3-mistake = Eliminar las cifras también de las celdas marcadas. Una de ellas tiene que contener una de esas cifras.
lesson-extended-rectangle-3-lookalike = Tres celdas de { $line } y tres de { $other-line } tienen { $digits }, y { $spoiler } y { $second } también pueden ser { $x }. Si una de las dos tuviera que serlo, formarían pareja con { $third }, que solo tiene { $x } y { $z }, y { $right } no podría ser { $z }. Pero { $spoiler } también puede ser { $w }, y entonces ninguna tiene por qué ser { $x }. Así es aquí: { $third } es { $x }, y { $right } es { $z }.

lesson-extended-rectangle-4-what = Tres celdas de una línea y las tres de al lado en una línea paralela, en tres bloques, tienen las mismas tres cifras, cada celda al menos dos de ellas. Dos celdas de una unidad tienen otros candidatos, y la unidad no tiene una de las tres cifras en otro lugar. El resto de las tres cifras se elimina de ambas.
lesson-extended-rectangle-4-when = Busca dos líneas vecinas donde en tres bloques un par de celdas tiene solo tres cifras disponibles. Cuando dos celdas con otros candidatos comparten una unidad, comprueba si esta tiene una de las cifras solo en esas dos.
lesson-extended-rectangle-4-why = Si tres cifras llenaran las seis celdas, las dos líneas tendrían allí las mismas tres y podrían intercambiarse. Una de las dos celdas lleva esa cifra. Solo hay una solución, así que la otra lleva un candidato de más.
lesson-extended-rectangle-4-look-1 = Busca dos líneas vecinas y, en tres bloques, una columna o fila que las cruce en cada uno, de modo que las seis celdas tengan tres cifras, cada una al menos dos de ellas.
lesson-extended-rectangle-4-look-2 = Marca las celdas con otros candidatos. Sigue si son dos y comparten una unidad.
lesson-extended-rectangle-4-look-3 = Busca una de las tres cifras que en la unidad solo tenga estos dos lugares.
lesson-extended-rectangle-4-look-4 = Elimina las demás de las tres cifras de las dos celdas.
lesson-extended-rectangle-4-mistake = Eliminar la cifra que está ligada a las dos celdas. Las que se eliminan son las otras; la ligada tiene que quedarse en una de ellas.
lesson-extended-rectangle-4-lookalike = Tres celdas de { $other-line } y tres de { $line } tienen { $digits }, y { $first } también puede ser { $z }, y { $right }, también { $w }. Si en { $line }, { $x } solo pudiera ir en esas dos, una sería { $x } y la otra su cifra de más, y { $right } no sería { $y }. Pero hay un tercer lugar para { $x }, { $spoiler }. Aquí { $x } está ahí, { $first } es { $z }, y { $right } es { $y }.

lesson-hidden-rectangle-what = Un rectángulo tiene una esquina limpia. En la fila y en la columna de la esquina opuesta, una de sus dos cifras no tiene más lugares que el rectángulo. La otra cifra se elimina de esa esquina opuesta.
lesson-hidden-rectangle-when = Donde dos o tres esquinas de un rectángulo tienen candidatos extra. Parte de una esquina limpia, ve a la opuesta y busca en sus dos líneas una cifra con dos lugares.
lesson-hidden-rectangle-why = Si la esquina opuesta llevara la segunda cifra, la primera tendría que estar en las dos esquinas vecinas, pues sus líneas no tienen otro lugar. A la esquina limpia le quedaría la segunda cifra: el rectángulo podría intercambiarse y habría dos soluciones.
lesson-hidden-rectangle-also = Hidden Unique Rectangle
lesson-hidden-rectangle-look-1 = Elige como esquina limpia una celda con solo dos candidatos.
lesson-hidden-rectangle-look-2 = Busca tres celdas que completen con ella un rectángulo en solo dos bloques y que tengan todas las dos cifras entre sus candidatos.
lesson-hidden-rectangle-look-3 = Ve a la esquina opuesta a la limpia. Busca, en su fila y en su columna, una de las dos cifras que no tenga ahí más lugares que las esquinas del rectángulo.
lesson-hidden-rectangle-look-4 = Elimina la otra de las dos cifras de esa esquina opuesta.
lesson-hidden-rectangle-mistake = Hay que revisar las dos líneas de la esquina opuesta, no las de la limpia. Si una de sus líneas tiene un tercer lugar de la cifra, una de las esquinas vecinas puede quedarse sin ella, y el argumento falla.
lesson-hidden-rectangle-lookalike = En { $other-line }, { $x } solo puede ir en dos esquinas del rectángulo, pero en { $line } tiene un tercer lugar, { $spoiler }. Si { $right } es { $y }, { $x } puede ir ahí, y las cuatro esquinas no contienen solo { $x } y { $y }. Así es aquí, y eliminar { $y } de { $right } sería un error.

lesson-avoidable-rectangle-type-1-what = Tres esquinas de un rectángulo están resueltas, y ninguna es una pista. Dos que están en diagonal llevan la misma cifra. La cuarta esquina no puede llevar la cifra de la esquina opuesta.
lesson-avoidable-rectangle-type-1-when = Ya avanzado el sudoku, entre las celdas que has rellenado tú. Las pistas no cuentan, porque permitirían distinguir las dos formas de rellenarlo.
lesson-avoidable-rectangle-type-1-why = Si la llevara, las cuatro celdas llevarían dos cifras en cruz, y ninguna de las cuatro es una pista. Al intercambiar las cifras se resolverían las mismas pistas de una segunda manera. No hay segunda manera, así que la cifra es falsa.
lesson-avoidable-rectangle-type-1-look-1 = Marca las pistas del sudoku, para saber qué cifras has puesto tú.
lesson-avoidable-rectangle-type-1-look-2 = Entre tus propias cifras, busca tres esquinas de un rectángulo en solo dos bloques, de las que las dos que están en diagonal lleven la misma cifra. La cuarta esquina tiene que estar vacía.
lesson-avoidable-rectangle-type-1-look-3 = Lee la cifra de la tercera esquina resuelta, la opuesta a la vacía.
lesson-avoidable-rectangle-type-1-look-4 = Elimina esa cifra de la esquina vacía.
lesson-avoidable-rectangle-type-1-mistake = Una sola pista entre las esquinas basta para impedirlo. Las cifras intercambiadas contradirían esa pista, así que no serían una segunda solución.
lesson-avoidable-rectangle-type-1-lookalike = { $first } es { $x }, y { $second } y { $third } son { $y }. Con { $x } en { $right }, las dos cifras podrían intercambiarse, y el sudoku tendría dos soluciones: eso parece. Pero { $first } es una pista. El intercambio la contradiría, así que no sería una segunda solución, y nada amenaza. Aquí { $right } es { $x }.

lesson-avoidable-rectangle-type-2-what = Dos esquinas de un lado de un rectángulo están resueltas, y ninguna es una pista. Las otras dos tienen cada una la cifra que completaría el intercambio y la misma cifra extra. Esta se elimina de lo que ve ambas.
lesson-avoidable-rectangle-type-2-when = Donde has rellenado tú dos esquinas vecinas, y las otras dos tienen dos candidatos cada una, con uno en común.
lesson-avoidable-rectangle-type-2-why = Si ninguna de las esquinas abiertas llevara la cifra extra, las cuatro celdas llevarían dos cifras en cruz sin ninguna pista, y podrían intercambiarse. Así que una de ellas la lleva, y lo que ve ambas no.
lesson-avoidable-rectangle-type-2-look-1 = Busca dos cifras que hayas puesto tú, ninguna de ellas una pista, en una misma fila o columna.
lesson-avoidable-rectangle-type-2-look-2 = Busca dos celdas vacías que completen un rectángulo en solo dos bloques. En cada una, un candidato tiene que ser la cifra que está en la esquina opuesta.
lesson-avoidable-rectangle-type-2-look-3 = Comprueba que cada una tiene exactamente un candidato más, y que es el mismo en las dos.
lesson-avoidable-rectangle-type-2-look-4 = Elimina ese segundo candidato de todas las celdas que ven las dos esquinas vacías.
lesson-avoidable-rectangle-type-2-mistake = En papel se olvida pronto qué cifras venían impresas. Si una de las dos es una pista, el intercambio la contradiría, así que no sería una segunda solución, y no se sigue nada.
lesson-avoidable-rectangle-type-2-lookalike = { $first } y { $second } están resueltas, y { $third } y { $fourth } tienen las cifras que completarían un intercambio y además { $z }. Pero { $second } es una pista. El intercambio la contradiría, así que no sería una segunda solución: nada obliga a una de las dos a ser { $z }. Aquí { $third } es { $x }, { $fourth } es { $y }, y { $right }, que ve las dos, es { $z }.

lesson-gurth-s-symmetrical-placement-what = Un giro del tablero o una reflexión en una diagonal lleva cada pista a una pista, y cada cifra siempre a la misma cifra. Entonces la solución también tiene esa simetría, y se elimina todo candidato que no encaja con ella.
lesson-gurth-s-symmetrical-placement-when = Al principio, cuando el dibujo de las pistas parece simétrico. Pocos sudokus lo cumplen, pero entonces dice mucho de una vez.
lesson-gurth-s-symmetrical-placement-why = Mueve el sudoku y cambia las cifras, y ahí está otra vez el mismo. Su solución, movida igual, es también una solución suya. Un sudoku correcto tiene una sola, así que es la misma.
lesson-gurth-s-symmetrical-placement-also = Gurth's Theorem; Symmetrical Placement
lesson-gurth-s-symmetrical-placement-look-1 = Mira si las celdas de las pistas son las mismas después de media vuelta, un cuarto de vuelta o una reflexión en una diagonal.
lesson-gurth-s-symmetrical-placement-look-2 = Anota qué cifra llega adonde estaba cada una. Sigue si cada cifra pasa siempre a la misma y no hay dos que pasen a una. Puede faltar una cifra como mucho: esa no cambia.
lesson-gurth-s-symmetrical-placement-look-3 = Las celdas que se quedan en su sitio, como las de la diagonal, conservan solo las cifras que no cambian. Una celda que ve la celda a la que se mueve pierde esas cifras.
lesson-gurth-s-symmetrical-placement-look-4 = Más tarde, lo que es cierto de una celda lo es de la celda a la que se mueve, con las cifras cambiadas.
lesson-gurth-s-symmetrical-placement-mistake = Mirar solo las celdas y no las cifras. La mayoría de los sudokus tienen sus pistas en un dibujo simétrico; eso no dice nada si las cifras no pasan también unas a otras.
lesson-gurth-s-symmetrical-placement-lookalike = Media vuelta lleva cada pista a una pista, y casi cada cifra siempre a la misma: en lo demás, { $x } pasa a { $y }. Pero en { $first } hay { $x }, y en { $second }, adonde va, { $z }. Basta una pista que no encaje para que la solución no tenga que ser simétrica. Aquí { $right }, el centro, es { $x }; con la simetría tendría que ser { $w }.

lesson-finned-x-wing-what = Un [X-Wing] con uno o dos lugares más en una de sus filas: las aletas. La cifra se elimina solo de las celdas de las columnas que ven todas las aletas.
lesson-finned-x-wing-when = Cuando dos líneas formarían un X-Wing si no fuera por uno o dos lugares de más, todos en un mismo bloque. Mira las celdas de ese bloque en la línea de la cobertura.
lesson-finned-x-wing-why = Sin las aletas, el X-Wing vale y elimina la cifra. Si una aleta es verdadera, elimina la cifra de lo que ve. Lo que se elimina en ambos casos se elimina con seguridad.
lesson-finned-x-wing-look-1 = Elige una cifra y una fila, o una columna, en la que solo tenga dos lugares.
lesson-finned-x-wing-look-2 = Busca una segunda línea en la misma dirección con los lugares de un [X-Wing] y uno o dos más, las aletas.
lesson-finned-x-wing-look-3 = Comprueba que todas las aletas están en el mismo bloque que una de las esquinas de su línea.
lesson-finned-x-wing-look-4 = Desde esa esquina, sigue la línea que la cubre, dentro del bloque. Elimina la cifra de las celdas de ahí que no son esquinas.
lesson-finned-x-wing-mistake = A menudo se elimina la cifra de las líneas enteras de la cobertura, como en un [X-Wing]. Más lejos, una celda no ve las aletas y, si una aleta es verdadera, nada impide que la cifra esté en ella.
lesson-finned-x-wing-lookalike = Sin { $spoiler }, { $other-line } y { $line } formarían un X-Wing. { $spoiler } es una aleta, y solo se puede eliminar lo que la ve: { $right } no la ve. Aquí la aleta es verdadera, y en { $cover } el { $x } está en { $right }. Ningún { $x } de las dos columnas ve la aleta, así que no se puede eliminar nada.

lesson-sashimi-x-wing-what = Un X-Wing con aletas al que le falta una esquina: una fila tiene un solo lugar cubierto, además de sus aletas. La cifra se elimina de las celdas de las columnas de la cobertura que ven todas las aletas.
lesson-sashimi-x-wing-when = Donde una fila tiene dos lugares, otra tiene uno alineado con ella y los demás lugares de esta están juntos en un bloque, al lado de la esquina que falta.
lesson-sashimi-x-wing-why = Si ninguna aleta es verdadera, la fila corta tiene su cifra en el único lugar cubierto, y la otra fila, en la otra columna; ambas columnas se agotan. Si una aleta es verdadera, lo que ve pierde la cifra. Una celda a la que se aplican ambas cosas la pierde de todos modos.
lesson-sashimi-x-wing-also = Sashimi Finned X-Wing
lesson-sashimi-x-wing-look-1 = Toma una cifra y busca una fila con exactamente dos lugares para ella. Apunta las dos columnas.
lesson-sashimi-x-wing-look-2 = Busca una segunda fila que tenga la cifra en solo una de las dos columnas. Su celda en la otra columna es la esquina que falta.
lesson-sashimi-x-wing-look-3 = Comprueba que todos los demás lugares de la segunda fila, las aletas, están en el bloque de la esquina que falta.
lesson-sashimi-x-wing-look-4 = Elimina la cifra de las celdas de ese bloque que están en la columna de la esquina que falta, pero en ninguna de las dos filas. Funciona igual intercambiando filas y columnas.
lesson-sashimi-x-wing-mistake = Eliminar la cifra de las dos columnas, como tras un [X-Wing]. Si una aleta es verdadera, una de las columnas no recibe su cifra de las dos filas, así que solo es seguro limpiar las celdas que ven todas las aletas.
lesson-sashimi-x-wing-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a la otra unidad de la base le basta una de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-swordfish-what = Un [Swordfish] con unos pocos lugares de sus filas fuera de las tres columnas: las aletas. La cifra se elimina de las celdas de las columnas que ven todas las aletas.
lesson-finned-swordfish-when = Cuando tres líneas casi se limitan a otras tres y lo que sobra está en un mismo bloque.
lesson-finned-swordfish-why = Si todas las aletas son falsas, el Swordfish vale y limpia las líneas de su cobertura. Si una es verdadera, limpia lo que ve. Lo que está en una línea de la cobertura y ve todas las aletas queda limpio en ambos casos.
lesson-finned-swordfish-look-1 = Toma una cifra y reúne las filas con dos a cinco lugares para ella.
lesson-finned-swordfish-look-2 = Elige tres de esas filas y tres columnas de modo que queden los menos lugares posibles fuera de las columnas. Los que quedan fuera son las aletas.
lesson-finned-swordfish-look-3 = Sigue solo si todas las aletas están en un mismo bloque y cada fila conserva al menos dos lugares en las tres columnas.
lesson-finned-swordfish-look-4 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las tres columnas, pero en ninguna de las tres filas.
lesson-finned-swordfish-mistake = Conformarse con que una celda vea una aleta de dos. La verdadera puede ser la otra, y entonces nada de lo que hay aquí elimina la cifra de esa celda. Tiene que verlas todas.
lesson-finned-swordfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan dos de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-vwxyz-wing-what = Cinco celdas de un bloque y una línea que se cruzan solo tienen cinco cifras. Todos los lugares de cada cifra entre ellas se ven entre sí, salvo los de una cifra, Z. Elimina Z de las celdas que ven todos sus lugares en las cinco.
lesson-vwxyz-wing-when = Donde un [WXYZ-Wing] tendría una cifra de más, busca una quinta celda que no traiga ninguna nueva.
lesson-vwxyz-wing-why = Una cifra cuyos lugares se ven entre sí está en las cinco celdas como mucho una vez. Así que las cuatro cifras sin Z llenan cuatro celdas como mucho, y la quinta necesita Z. Uno de los lugares de Z es verdadero, y lo que los ve todos no puede ser Z.
lesson-vwxyz-wing-also = Bent Naked Quint
lesson-vwxyz-wing-look-1 = Elige un bloque y una línea que se cruzan, y en ellos las celdas con dos a cinco candidatos.
lesson-vwxyz-wing-look-2 = Toma cinco que tengan en total justo cinco cifras: al menos una donde ambos se cruzan, una en el resto del bloque y una en el resto de la línea.
lesson-vwxyz-wing-look-3 = Comprueba cada cifra: ¿se ven entre sí todas las celdas de las cinco que la tienen? Debe fallar justo una: es Z.
lesson-vwxyz-wing-look-4 = Elimina Z de cada otra celda que vea todas las celdas de las cinco que tienen Z.
lesson-vwxyz-wing-mistake = Contar mal: cinco celdas con seis cifras no prueban nada, aunque falle una sola cifra. Debe haber tantas cifras como celdas.
lesson-vwxyz-wing-lookalike = { $cells } solo tienen cinco cifras, así que una de estas celdas es { $z }. { $right } ve { $first }, { $second } y { $third }, que pueden ser { $z }. Pero { $spoiler } también puede ser { $z }, y { $right } no ve esa celda. Aquí es { $spoiler } la que es { $z }, y { $right } también. Solo lo pierde lo que ve cada { $z } de las cinco celdas.

lesson-vwxyz-ring-what = Cinco celdas de un bloque y una línea que se cruzan solo tienen cinco cifras, y todos los lugares de cada cifra entre ellas se ven entre sí. Las cinco celdas gastan las cinco cifras: elimina cada una de las celdas que ven todos sus lugares en las cinco.
lesson-vwxyz-ring-when = Búscalo como un [VWXYZ-Wing], y sigue cuando no sobra ninguna cifra como Z.
lesson-vwxyz-ring-why = Ninguna cifra está dos veces en las cinco celdas, y hay cinco cifras para cinco celdas. Así que cada una está ahí exactamente una vez, en uno de sus lugares, y lo que los ve todos no puede ser esa cifra. Algunos de estos anillos son un [Sue de Coq].
lesson-vwxyz-ring-also = VWXYZ-Wing Ring
lesson-vwxyz-ring-look-1 = Encuentra cinco celdas de un bloque y una línea con cinco cifras en total, como para un [VWXYZ-Wing].
lesson-vwxyz-ring-look-2 = Comprueba cada cifra: todas las celdas de las cinco que la tienen deben verse entre sí.
lesson-vwxyz-ring-look-3 = Elimina cada cifra de las demás celdas que ven todos sus lugares en las cinco: las de la línea, las del bloque o las de ambos.
lesson-vwxyz-ring-mistake = Olvidar una celda. Hay que contar las cifras en las cinco celdas, y un lugar que se pasa por alto quizá no vea los demás.
lesson-vwxyz-ring-lookalike = { $cells } solo tienen { $digits }, cinco cifras para cinco celdas. Pero los lugares de { $y } entre ellas no se ven todos: { $first } no ve { $spoiler }. Por eso { $y } puede estar ahí dos veces, y entonces falta otra cifra. Aquí { $first } y { $spoiler } son ambas { $y }, ninguna de las cinco es { $x }, y sí lo es { $right }.

lesson-sashimi-swordfish-what = Un Swordfish con aletas en el que a una línea de la base le queda un solo lugar cubierto, o ninguno, además de sus aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-sashimi-swordfish-when = Como el [Finned Swordfish], con un hueco donde debería haber una esquina; las aletas están junto al hueco.
lesson-sashimi-swordfish-why = Si las aletas son falsas, las líneas siguen necesitando la cifra una vez cada una en las líneas de la cobertura, y eso las agota. Si una aleta es verdadera, ella hace el trabajo. En cualquier caso, las celdas de la cobertura que ven las aletas pierden la cifra.
lesson-sashimi-swordfish-also = Sashimi Finned Swordfish
lesson-sashimi-swordfish-look-1 = Toma una cifra. Busca dos filas cuyos lugares se limiten a tres columnas.
lesson-sashimi-swordfish-look-2 = Busca una tercera fila con un solo lugar en esas columnas y todos los demás en un mismo bloque por el que pase una de las tres columnas. Esos demás lugares son las aletas.
lesson-sashimi-swordfish-look-3 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las tres columnas, pero en ninguna de las tres filas.
lesson-sashimi-swordfish-mistake = Descartar el hallazgo porque una fila tiene un solo lugar cubierto. El pez no tiene que estar entero sin sus aletas: si son falsas, ese único lugar es verdadero, y las otras dos filas llenan las dos columnas que quedan.
lesson-sashimi-swordfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan dos de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-jellyfish-what = Un [Jellyfish] con aletas: lugares de las cuatro líneas de la base fuera de las cuatro líneas de la cobertura. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-jellyfish-when = Para una cifra puesta pocas veces en el tablero, cuando cuatro líneas casi se limitan a otras cuatro y el resto está en un mismo bloque.
lesson-finned-jellyfish-why = Ninguna aleta verdadera: las cuatro líneas de la base agotan las cuatro de la cobertura. Una aleta verdadera: lo que ve no puede tener la cifra. Lo que se elimina en ambos casos se elimina con seguridad.
lesson-finned-jellyfish-look-1 = Toma una cifra que esté puesta como máximo cuatro veces y marca todos sus lugares.
lesson-finned-jellyfish-look-2 = Elige cuatro filas y cuatro columnas de modo que los lugares de las filas fuera de las columnas, las aletas, estén todos en un mismo bloque.
lesson-finned-jellyfish-look-3 = Comprueba que cada una de las cuatro filas tiene al menos dos lugares en las cuatro columnas.
lesson-finned-jellyfish-look-4 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las cuatro columnas, pero en ninguna de las cuatro filas.
lesson-finned-jellyfish-mistake = Pasar por alto un lugar lejano en una fila de la base. También es una aleta, y basta una aleta en otro bloque para salvar a todos los candidatos. Recorre cada fila de la base de punta a punta antes de eliminar nada.
lesson-finned-jellyfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan tres de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-sashimi-jellyfish-what = Un Jellyfish con aletas en el que una línea de la base tiene un lugar cubierto o ninguno, además de sus aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-sashimi-jellyfish-when = Como en el [Finned Jellyfish], cuando una de las cuatro líneas tendría demasiado pocos lugares sin sus aletas.
lesson-sashimi-jellyfish-why = O una aleta es verdadera y elimina la cifra de lo que ve, o todas las aletas son falsas y las cuatro líneas de la base llenan las cuatro de la cobertura. Las celdas de que se trata pierden la cifra en ambos casos.
lesson-sashimi-jellyfish-also = Sashimi Finned Jellyfish
lesson-sashimi-jellyfish-look-1 = Toma una cifra y busca tres filas cuyos lugares se limiten a cuatro columnas.
lesson-sashimi-jellyfish-look-2 = Busca una cuarta fila que tenga un lugar en las cuatro columnas y todos los demás, las aletas, en un mismo bloque por el que pase una de las cuatro columnas.
lesson-sashimi-jellyfish-look-3 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las cuatro columnas, pero en ninguna de las cuatro filas.
lesson-sashimi-jellyfish-mistake = Rellenar con la imaginación la esquina que falta y eliminar de las cuatro columnas. Las aletas están ahí porque la fila las necesita; fuera de su bloque, las columnas conservan sus candidatos.
lesson-sashimi-jellyfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan tres de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-squirmbag-what = Cinco líneas de la base, cinco líneas de la cobertura y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-squirmbag-when = Rara vez a simple vista. Un patrón más pequeño con aletas o un [Skyscraper] de las otras líneas suele mostrar lo mismo.
lesson-finned-squirmbag-why = Sin ninguna aleta verdadera, las cinco líneas de la base agotan las cinco de la cobertura. Con una, lo que ve pierde la cifra. Las celdas que se limpian en ambos casos pueden limpiarse.
lesson-finned-squirmbag-also = Finned Starfish; Finned 5-Fish
lesson-finned-squirmbag-look-1 = Toma una cifra que esté puesta como máximo tres veces, de modo que al menos seis filas la necesiten todavía.
lesson-finned-squirmbag-look-2 = Elige cinco de esas filas y cinco columnas que contengan todos sus lugares menos unos pocos. Esos pocos, las aletas, tienen que estar en un mismo bloque, y cada fila tiene que conservar al menos dos lugares cubiertos.
lesson-finned-squirmbag-look-3 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las cinco columnas, pero en ninguna de las cinco filas.
lesson-finned-squirmbag-mistake = Dar un rodeo. Las columnas que todavía necesitan la cifra y no están entre las cinco, cuatro como máximo, son la base de un pez con las mismas aletas, que elimina lo mismo.
lesson-finned-squirmbag-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan cuatro de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-sashimi-squirmbag-what = Cinco líneas de la base y cinco de la cobertura, donde una línea de la base tiene un lugar cubierto o ninguno además de sus aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-sashimi-squirmbag-when = Rara vez a simple vista. Busca primero un [Sashimi X-Wing] o un [Skyscraper] en las líneas sobrantes.
lesson-sashimi-squirmbag-why = Si las aletas son falsas, cada una de las cinco líneas de la base sigue tomando su cifra de su propia línea de la cobertura. Si una aleta es verdadera, limpia lo que ve. Una celda cubierta que ve todas las aletas pierde en cualquier caso.
lesson-sashimi-squirmbag-also = Sashimi Starfish; Sashimi 5-Fish
lesson-sashimi-squirmbag-look-1 = Toma una cifra que esté puesta como máximo tres veces y busca cuatro filas cuyos lugares se limiten a cinco columnas.
lesson-sashimi-squirmbag-look-2 = Busca una quinta fila con un lugar en las cinco columnas y todos los demás, las aletas, en un mismo bloque por el que pase una de las columnas.
lesson-sashimi-squirmbag-look-3 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las cinco columnas, pero en ninguna de las cinco filas.
lesson-sashimi-squirmbag-mistake = Elegir una columna para la cobertura solo porque tiene muchos lugares. Lo que cuenta es que recoja lugares de las cinco filas de la base; cada lugar de esas filas que queda fuera es una aleta más.
lesson-sashimi-squirmbag-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan cuatro de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-whale-what = Seis líneas de la base, seis líneas de la cobertura y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-whale-when = Solo si estudias una cifra que apenas está puesta. Las tres líneas sobrantes muestran lo mismo con menos que mirar.
lesson-finned-whale-why = Si ninguna aleta es verdadera, las seis líneas de la base necesitan las seis de la cobertura, así que ninguna de estas tiene la cifra en otro sitio. Si una aleta es verdadera, limpia su propio entorno. Lo que limpian ambos casos se elimina.
lesson-finned-whale-also = Finned 6-Fish
lesson-finned-whale-look-1 = Toma una cifra que esté puesta como máximo dos veces, de modo que al menos siete filas la necesiten todavía.
lesson-finned-whale-look-2 = Mira en cambio sus columnas: busca una, dos o tres cuyos lugares se limiten a otras tantas filas, salvo algunos en un mismo bloque, las aletas.
lesson-finned-whale-look-3 = Si las filas y las columnas que sobran son seis y seis, forman el Whale, siempre que cada una de las seis filas conserve al menos dos lugares en las seis columnas; con menos es un [Sashimi Whale]. Elimina la cifra de las celdas del bloque de las aletas que están en una de las seis columnas, pero en ninguna de las seis filas.
lesson-finned-whale-mistake = Confundir los dos lados. Las aletas están en las seis filas de la base y fuera de las seis columnas; lo que se elimina está al revés, fuera de las filas y en las columnas.
lesson-finned-whale-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan cinco de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-sashimi-whale-what = Seis líneas de la base y seis de la cobertura, con aletas, donde a una línea de la base le quedaría sin ellas un lugar cubierto o ninguno. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-sashimi-whale-when = Solo si estudias una cifra que apenas está puesta, con un hueco en una esquina y aletas junto a él.
lesson-sashimi-whale-why = Los dos casos son los de todo pez con aletas. Ninguna aleta es verdadera: seis líneas agotan seis. Una es verdadera: elimina la cifra a su alrededor. Una celda cubierta que ve todas las aletas la pierde en ambos.
lesson-sashimi-whale-also = Sashimi 6-Fish
lesson-sashimi-whale-look-1 = Toma una cifra que esté puesta como máximo dos veces y marca sus lugares fila por fila.
lesson-sashimi-whale-look-2 = Busca cinco filas cuyos lugares se limiten a seis columnas, y una sexta con un lugar en esas columnas y todos los demás, las aletas, en un mismo bloque.
lesson-sashimi-whale-look-3 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las seis columnas, pero en ninguna de las seis filas.
lesson-sashimi-whale-mistake = Contar seis filas y conformarse con siete columnas. Con una columna de más, las filas no tienen por qué agotarlas todas, y no se sigue nada. Siempre hay tantas líneas en la cobertura como en la base.
lesson-sashimi-whale-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan cinco de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-leviathan-what = Siete líneas de la base, siete líneas de la cobertura y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-leviathan-when = Para una cifra que no está puesta en el tablero, o solo una vez. Es el reverso de un patrón pequeño en las dos líneas sobrantes.
lesson-finned-leviathan-why = Si ninguna aleta es verdadera, siete líneas llenan siete. Si una aleta es verdadera, lo que ve queda limpio. Así que las celdas cubiertas que ven todas las aletas no pueden conservar la cifra.
lesson-finned-leviathan-also = Finned 7-Fish
lesson-finned-leviathan-look-1 = Toma una cifra que esté puesta como máximo una vez, de modo que al menos ocho filas la necesiten todavía.
lesson-finned-leviathan-look-2 = Busca dos columnas, o una si la cifra está puesta, cuyos lugares se limiten a otras tantas filas, salvo unas aletas en un mismo bloque.
lesson-finned-leviathan-look-3 = Toma como cobertura las otras siete columnas que necesitan la cifra y como base las otras siete filas; si una fila conserva menos de dos lugares cubiertos, es un [Sashimi Leviathan]. Elimina la cifra de las celdas del bloque de las aletas que están en una de esas columnas, pero en ninguna de esas filas.
lesson-finned-leviathan-mistake = Buscarlo entre siete filas. Siempre va acompañado de un patrón con aletas de una o dos columnas que tiene las mismas aletas y elimina lo mismo; encuentra ese y tendrás los dos.
lesson-finned-leviathan-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan seis de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-sashimi-leviathan-what = Siete líneas de la base y siete de la cobertura, con aletas, donde una línea de la base tiene sin ellas un lugar cubierto o ninguno. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-sashimi-leviathan-when = Para una cifra que apenas está puesta. Lo que muestra suele mostrarlo también un [Skyscraper] o una pequeña cadena en las otras líneas.
lesson-sashimi-leviathan-why = O una de las aletas es verdadera, o las siete líneas de la base toman la cifra de las siete líneas de la cobertura. Una celda cubierta que ve todas las aletas no puede llevar la cifra en ninguno de los dos casos.
lesson-sashimi-leviathan-also = Sashimi 7-Fish
lesson-sashimi-leviathan-look-1 = Toma una cifra que esté puesta como máximo una vez y marca sus lugares en todas las filas que la necesitan.
lesson-sashimi-leviathan-look-2 = Busca siete filas y siete columnas tales que solo haya lugares de un mismo bloque, las aletas, en las filas pero fuera de las columnas, y que alguna fila tenga como máximo un lugar en las columnas.
lesson-sashimi-leviathan-look-3 = Elimina la cifra de las celdas del bloque de las aletas que están en una de las siete columnas, pero en ninguna de las siete filas.
lesson-sashimi-leviathan-mistake = Fiarse de una cuenta tan grande sin comprobarla. Un lugar que se pasó por alto en una de las siete filas es una aleta más y, si está fuera del bloque, la eliminación es errónea.
lesson-sashimi-leviathan-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan seis de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-sue-de-coq-what = Dos o tres celdas que comparten un bloque y una línea tienen al menos dos cifras más que celdas. Celdas del resto de la línea y celdas del resto del bloque toman justo las cifras que sobran. Las cifras de cada lado se eliminan de las demás celdas de ese lado.
lesson-sue-de-coq-when = Donde el cruce de un bloque y una línea está cargado con cuatro o cinco cifras, busca en la línea y en el bloque celdas con dos candidatos de entre ellas.
lesson-sue-de-coq-why = Cuenta las celdas de las tres partes y las cifras que pueden llevar como máximo: hay tantas de unas como de otras, así que cada una de esas cifras se usa. Una cifra cuyos lugares están todos en la línea ocupa uno de ellos y se elimina del resto de la línea; lo mismo vale para el bloque.
lesson-sue-de-coq-also = Two-Sector Disjoint Subsets; SDC
lesson-sue-de-coq-look-1 = Ve a un cruce de un bloque y una línea. Elige dos de sus celdas vacías que tengan entre las dos cuatro cifras, o las tres si tienen cinco.
lesson-sue-de-coq-look-2 = En el resto de la línea, busca una celda cuyos dos candidatos estén ambos entre esas cifras. En el resto del bloque, busca una con otras dos de ellas.
lesson-sue-de-coq-look-3 = Cuenta: tiene que haber tantas celdas, sumando las del cruce y las dos compañeras, como cifras distintas en ellas.
lesson-sue-de-coq-look-4 = Elimina las dos cifras de la compañera de la línea de todas las demás celdas de la línea, y las de la compañera del bloque de todas las demás celdas del bloque, sin tocar las celdas elegidas del cruce. Una cifra que solo está en el cruce se elimina del resto de ambos.
lesson-sue-de-coq-mistake = Tomar dos compañeras que tienen en común una cifra del cruce. Podría estar en la compañera de la línea y otra vez en la del bloque; la cuenta ya no sale justa, y no hay nada bloqueado.
lesson-sue-de-coq-lookalike = { $first } y { $second } tienen cuatro cifras, y { $third } y { $spoiler } tienen dos de ellas cada una. Pero ambas tienen { $x }, y no se ven. Por eso { $x } puede estar en una de ellas y, en las unidades de la otra, en otra parte. Aquí { $third } es { $x }, y en { $house } el { $x } está en { $right }. Las dos no deben tener ninguna cifra en común.
lesson-sue-de-coq-origin = La describió por primera vez en un foro de sudoku un jugador que firmaba como Sue de Coq, con el nombre de Two-Sector Disjoint Subsets. Los demás jugadores pronto le pusieron el nombre de su inventor.

lesson-simple-colors-trap-what = Los lugares de una cifra unidos por enlaces fuertes se colorean de forma alterna. Un lugar de fuera que ve ambos colores pierde la cifra.
lesson-simple-colors-trap-when = Cuando una cifra tiene varias unidades con dos lugares. Empieza donde quieras, colorea siguiendo los enlaces fuertes y busca celdas entre los dos colores.
lesson-simple-colors-trap-why = O llevan la cifra todas las celdas del primer color, o todas las del segundo. Una celda que ve una de cada color ve una verdadera, sea cual sea.
lesson-simple-colors-trap-also = Color Trap; Simple Coloring; Singles Chains; Coloreo simple
lesson-simple-colors-trap-look-1 = Toma una cifra y marca cada unidad que tenga exactamente dos lugares para ella.
lesson-simple-colors-trap-look-2 = Da un color a uno de esos lugares, y el segundo color al otro lugar de la misma unidad. Continúa desde ambos hasta que ninguna unidad marcada lleve más lejos.
lesson-simple-colors-trap-look-3 = Recorre los lugares sin color. Elimina la cifra de cada uno que vea una celda de un color y una celda del otro; puede verlas en unidades distintas.
lesson-simple-colors-trap-mistake = Seguir coloreando por una unidad con tres lugares. Ahí, que un lugar sea falso no hace verdadero otro, así que los colores dejan de ser todo o nada. Solo las unidades con exactamente dos lugares transmiten un color.
lesson-simple-colors-trap-lookalike = { $right } ve dos celdas coloreadas, { $first } y { $second }, pero tienen el mismo color: las dos son verdaderas o las dos son falsas. Aquí son falsas; { $pivot }, que tiene el otro color, es { $x }, y { $right } también. Solo pierde la cifra una celda que ve los dos colores.

lesson-simple-colors-wrap-what = Los lugares de una cifra se colorean de forma alterna siguiendo los enlaces fuertes, y dos celdas de un color se ven. La cifra se elimina de todas las celdas de ese color.
lesson-simple-colors-wrap-when = Mientras coloreas: cada vez que una celda recibe un color, comprueba si ya hay ese color en alguna de sus unidades.
lesson-simple-colors-wrap-why = Si ese color fuera el verdadero, una unidad llevaría la cifra dos veces. Así que el otro color es el verdadero, y todas las celdas de este pierden la cifra.
lesson-simple-colors-wrap-also = Color Wrap; Simple Coloring; Singles Chains; Coloreo simple
lesson-simple-colors-wrap-look-1 = Toma una cifra y colorea sus lugares con dos colores de forma alterna, por unidades que tengan exactamente dos lugares para ella.
lesson-simple-colors-wrap-look-2 = Recorre las filas, las columnas y los bloques, y busca dos celdas del mismo color en una de esas unidades.
lesson-simple-colors-wrap-look-3 = Elimina la cifra de todas las celdas de ese color. Ponla en todas las celdas del otro.
lesson-simple-colors-wrap-mistake = Limpiar solo las dos celdas que chocan. Todas las celdas de un color corren la misma suerte: si dos de ellas no pueden ser verdaderas a la vez, no lo es ninguna de ese color, por lejos que esté.
lesson-simple-colors-wrap-lookalike = { $first } y { $right } parecen tener el mismo color, porque las dos están unidas a { $pivot }, y se ven: así que ninguna sería { $x }. Pero solo el enlace de { $right } es fuerte. En { $house } hay un tercer lugar para { $x }, { $spoiler }, de modo que { $first } no recibe color de { $pivot }. Aquí { $x } está en { $spoiler } y también en { $right }.

lesson-multi-colors-1-what = Se colorean dos redes de enlaces fuertes de una cifra, cada una con sus propios dos colores. Un color de una ve un color de la otra. Lo que ve los dos colores opuestos pierde la cifra.
lesson-multi-colors-1-when = Cuando colorear una red no lleva a nada y cerca hay una segunda red de la misma cifra.
lesson-multi-colors-1-why = Los dos colores que se ven no pueden ser ambos verdaderos. Así que uno de los colores opuestos es verdadero, en la primera red o en la segunda. Una celda que ve los dos no puede llevar la cifra.
lesson-multi-colors-1-also = Multi-Coloring; Color Wing
lesson-multi-colors-1-look-1 = Toma una cifra y colorea una primera red de unidades con exactamente dos lugares; por ejemplo, en rojo y azul.
lesson-multi-colors-1-look-2 = Colorea en verde y amarillo una segunda red que ninguna unidad con exactamente dos lugares una a la primera.
lesson-multi-colors-1-look-3 = Busca una celda de una red que vea una celda de la otra; por ejemplo, una roja que vea una verde.
lesson-multi-colors-1-look-4 = Elimina la cifra de toda otra celda que vea una celda azul y una celda amarilla, los dos colores que no se encontraron.
lesson-multi-colors-1-mistake = Limpiar lo que ve los dos colores que se encuentran. De estos es verdadero como máximo uno, y quizá ninguno. Es entre sus opuestos donde al menos uno es verdadero.
lesson-multi-colors-1-lookalike = { $first } y { $second } en { $line } y { $third } y { $fourth } en { $other-line } parecen dos redes de enlaces fuertes, y { $first } ve { $third }. Así que { $second } o { $fourth } sería { $x }. Pero { $spoiler } está en las dos líneas y también puede ser { $x }: ninguno de los enlaces es fuerte. Aquí { $x } está en { $spoiler }, y { $right }, que ve { $second } y { $fourth }, es { $x }.

lesson-multi-colors-2-what = Se colorean dos redes de enlaces fuertes de una cifra. Un color de la primera ve los dos colores de la segunda. La cifra se elimina de todas las celdas de ese color.
lesson-multi-colors-2-when = Como en el [Multi Colors 1], que encuentra algo dondequiera que lo encuentra este. Busca un color que toque la otra red en dos sitios.
lesson-multi-colors-2-why = Uno de los dos colores de la segunda red es verdadero. El color de la primera red lo ve, sea cual sea, así que es falso por completo.
lesson-multi-colors-2-also = Multi-Coloring
lesson-multi-colors-2-look-1 = Toma una cifra y colorea dos redes de unidades con exactamente dos lugares, cada una con dos colores propios.
lesson-multi-colors-2-look-2 = Elige un color de la primera red y anota qué colores de la segunda ven sus celdas. Una celda puede ver un color, y otra celda, el otro.
lesson-multi-colors-2-look-3 = Si ven los dos, elimina la cifra de todas las celdas del color elegido y ponla en todas las celdas del color opuesto.
lesson-multi-colors-2-mistake = Esperar a que una sola celda vea los dos colores de la otra red. Las celdas de un color son verdaderas juntas o falsas juntas, así que da lo mismo que dos celdas distintas de ese color vean un color cada una.
lesson-multi-colors-2-lookalike = { $right } y { $first } parecen tener un mismo color de una red y ver los dos colores de otra: { $right } ve { $second }, y { $first } ve { $third }. Así que ninguna sería { $x }. Pero { $spoiler } también puede ser { $x }. Es un tercer lugar en { $line } y en { $other-line }: ningún enlace fuerte une { $second } y { $third }, y { $first } no tiene el color de { $right }. Aquí { $x } está en { $spoiler } y en { $right }.

lesson-3d-medusa-what = Los candidatos de todas las cifras se colorean de forma alterna siguiendo enlaces fuertes: los dos candidatos de una celda y los dos lugares de una cifra en una unidad. O un color se contradice y el otro es verdadero, o lo que ambos colores descartan es falso.
lesson-3d-medusa-when = Cuando colorear cifras sueltas no lleva a nada y hay muchas celdas con dos candidatos. Empieza en una de esas celdas que sea también el extremo de un enlace fuerte.
lesson-3d-medusa-why = Cada enlace fuerte une dos candidatos de los que exactamente uno es verdadero. Así que todos los candidatos de un color son verdaderos y todos los del otro son falsos. Un color que pone dos cifras en una celda, una cifra dos veces en una unidad o nada en una celda no puede ser el verdadero.
lesson-3d-medusa-also = Medusa; Ultracoloring
lesson-3d-medusa-look-1 = Empieza por una celda con dos candidatos. Dale a cada uno un color.
lesson-3d-medusa-look-2 = Sigue desde cada candidato coloreado: si su unidad tiene un solo lugar más para su cifra, o su celda un solo candidato más, ese recibe el color contrario. Repítelo hasta que no quede nada por colorear.
lesson-3d-medusa-look-3 = Busca un color que esté dos veces en una celda (regla 1), que tenga una cifra dos veces en una unidad (regla 2) o que no dejaría nada para una celda (regla 6). Pon el otro color en todas partes.
lesson-3d-medusa-look-4 = Si no lo hay, busca una celda con ambos colores: sus demás candidatos se eliminan (regla 3).
lesson-3d-medusa-look-5 = Mira después los candidatos sin color. Se elimina cada uno que ve su cifra en ambos colores (regla 4), o en un color mientras su celda tiene el otro (regla 5).
lesson-3d-medusa-mistake = Seguir coloreando a través de una celda con tres candidatos. Si uno de ellos es falso, quedan dos, y ninguno tiene que ser verdadero. Una celda así puede quedarse vacía o caer en la trampa, pero no transmite los colores.
lesson-3d-medusa-lookalike = { $right } parece ver { $x } en los dos colores, en { $first } y en { $second }. Pero { $second } tiene un tercer candidato, { $z }, así que ningún enlace fuerte une ahí { $y } con { $x }, y ese { $x } no tiene color. Aquí { $second } es { $z }, { $first } es { $y }, y { $right } es { $x }.

lesson-firework-triple-what = Una fila y una columna se cruzan en un bloque. Fuera del bloque, la fila tiene tres cifras solo en una celda, y la columna solo en otra. Entonces la celda del cruce y estas dos llevan las tres cifras y nada más.
lesson-firework-triple-when = Cuando algunas cifras están casi encerradas en un bloque desde dos lados. Mira el cruce de una fila y una columna que estén bastante llenas fuera del bloque.
lesson-firework-triple-why = Si una de esas cifras no estuviera en ninguna de las tres celdas, la fila la tendría en el bloque y la columna también, en dos celdas distintas. Un bloque tiene cada cifra una sola vez.
lesson-firework-triple-also = Triple Firework
lesson-firework-triple-look-1 = Elige una celda vacía, el cruce, con su fila, su columna y su bloque.
lesson-firework-triple-look-2 = Busca las cifras que la fila tiene fuera del bloque en una celda como mucho, y la columna también: las alas.
lesson-firework-triple-look-3 = Sigue si tres de esas cifras tienen las mismas dos alas. Elimina los demás candidatos del cruce y de las alas.
lesson-firework-triple-look-4 = Elimina las tres cifras de las celdas del bloque que no están ni en la fila ni en la columna.
lesson-firework-triple-mistake = Pasar por alto un segundo lugar fuera del bloque. Cada una de las tres cifras puede tener un solo lugar en el resto de la fila y uno en el resto de la columna, el mismo para las tres.
lesson-firework-triple-lookalike = Salvo en { $house }, { $x }, { $y } y { $z } parecen estar solo en { $first } y { $second }, de modo que estas dos y { $pivot } llevarían las tres cifras. Pero en { $line } hay otro lugar para { $x }, { $spoiler }, y entonces las tres celdas pueden prescindir de esa cifra. Así es aquí, y { $first } es { $w }, que se habría eliminado.

lesson-firework-quadruple-what = Dos celdas en esquinas opuestas de un rectángulo son cada una el cruce de dos fuegos artificiales, y ambas usan las otras dos esquinas como alas. Las cuatro cifras llenan las cuatro esquinas, y cada cruce lleva una de las dos suyas.
lesson-firework-quadruple-when = Cuando conoces los [Firework Triple] y en un cruce solo encuentras dos cifras. Mira entonces la esquina opuesta del rectángulo que forman el cruce y las alas.
lesson-firework-quadruple-why = Cada una de las dos primeras cifras está en el primer cruce o en un ala, y cada una de las otras dos está en el segundo cruce o en un ala. Son cuatro cifras para cuatro celdas.
lesson-firework-quadruple-also = Quadruple Firework
lesson-firework-quadruple-look-1 = Busca un cruce con dos fuegos artificiales: dos cifras que su fila y su columna solo tienen fuera del bloque en las mismas dos celdas.
lesson-firework-quadruple-look-2 = Ve a la esquina opuesta del rectángulo y busca otros dos fuegos artificiales con las mismas alas.
lesson-firework-quadruple-look-3 = Elimina los demás candidatos de los dos cruces, donde cada uno conserva sus dos cifras, y de las alas, que conservan las cuatro.
lesson-firework-quadruple-look-4 = Elimina cada par de cifras de las celdas del bloque de su cruce fuera de la fila y la columna.
lesson-firework-quadruple-mistake = Dejar las cuatro cifras en los cruces. Solo las alas pueden llevar cualquiera de las cuatro; un cruce lleva una de las dos suyas.
lesson-firework-quadruple-lookalike = { $first } parece el cruce de dos fuegos artificiales, { $digits }, y { $second }, el de otros dos, { $others }, con { $third } y { $right } como alas de ambos. Las cuatro cifras llenarían las cuatro celdas. Pero en { $line } hay otro lugar para { $x }, { $spoiler }, que no está en { $house } ni es el ala. Aquí { $x } está ahí, y { $right } es { $y }, que se habría eliminado.

lesson-firework-w-wing-what = Dos cifras son fuegos artificiales en un cruce, y una celda con solo esos dos candidatos ve ambas alas. Entonces el cruce es una de las dos cifras.
lesson-firework-w-wing-when = Cuando has encontrado dos fuegos artificiales con el mismo cruce y las mismas alas. Busca una celda con esos dos candidatos que vea ambas alas, casi siempre la esquina opuesta.
lesson-firework-w-wing-why = La celda con dos candidatos lleva una de las cifras y la aparta de ambas alas. Una cifra que no está en ningún ala está en el cruce.
lesson-firework-w-wing-look-1 = Busca dos cifras que una fila y una columna solo tienen en su bloque y en una celda cada una fuera de él, las mismas celdas para ambas.
lesson-firework-w-wing-look-2 = Busca una celda que vea estas dos alas y que solo tenga las dos cifras como candidatos.
lesson-firework-w-wing-look-3 = Elimina los demás candidatos del cruce.
lesson-firework-w-wing-mistake = Usar una celda que solo ve una de las alas. Entonces la cifra aún puede estar en la otra, y el cruce queda abierto.
lesson-firework-w-wing-lookalike = { $right } parece un cruce de { $x } y { $y } con las alas { $first } y { $second }, y { $third }, que solo tiene esas dos, ve las dos alas. Así que { $right } sería { $x } o { $y }. Pero en { $line }, { $y } también puede ir en { $spoiler }, que no está en { $house } ni es el ala: { $y } no es un fuego artificial. Aquí está en { $spoiler }, y { $right } es { $z }.

lesson-broken-wing-what = Unos lugares de una cifra forman un bucle cerrado de cinco, siete o nueve celdas, y cada una comparte una unidad con la siguiente. Los demás lugares de esas unidades, los guardianes, no pueden ser todos falsos. Si hay uno solo, es verdadero; lo que ve todos los de varios pierde la cifra.
lesson-broken-wing-when = Cuando una cifra tiene muchas unidades con dos o tres lugares y un [Turbot Fish] no encuentra nada. Intenta cerrar un bucle de cinco celdas.
lesson-broken-wing-why = Sin guardianes, cada una de las unidades tendría la cifra en una de sus dos celdas del bucle. Al dar la vuelta, las celdas serían verdaderas y falsas de forma alterna, y en un bucle impar eso no cuadra.
lesson-broken-wing-also = Guardians; Broken Wings; Guardianes
lesson-broken-wing-look-1 = Toma una cifra y ve de lugar en lugar por unidades en las que tenga pocos lugares, hasta volver al principio después de cinco, siete o nueve celdas.
lesson-broken-wing-look-2 = Marca todos los demás lugares de la cifra en las unidades por las que has pasado: los guardianes. Ninguno puede ser una celda del bucle.
lesson-broken-wing-look-3 = Si hay un solo guardián, ponlo. Si no, elimina la cifra de cada celda que los vea todos.
lesson-broken-wing-mistake = Olvidar un guardián. Dos celdas del bucle pueden compartir una unidad que no usas, pero en cada unidad que usas cuentan todos los demás lugares.
lesson-broken-wing-lookalike = Cinco lugares de { $x } forman un bucle cerrado, y { $right } ve dos guardianes, { $first } y { $second }. Pero en { $line } hay un lugar más, { $spoiler }: un tercer guardián, y ese { $right } no lo ve. Aquí es justo el verdadero, y { $right } también es { $x }, aunque ve los otros dos.

lesson-bivalue-oddagon-1-what = Un número impar de celdas, cinco o más, tienen los mismos dos candidatos y forman un bucle cerrado en el que cada una ve la siguiente. Una de las celdas tiene más candidatos, y las dos cifras se eliminan de ella.
lesson-bivalue-oddagon-1-when = Cuando los mismos dos candidatos están en muchas celdas. Empieza como para un [Unique Loop 1] y busca bucles con un número impar de celdas.
lesson-bivalue-oddagon-1-why = Dos cifras solo pueden llenar un bucle de forma alterna, y para eso hace falta un número par de celdas. Así que la celda con más candidatos lleva uno de ellos. Es cierto aunque el sudoku tenga varias soluciones.
lesson-bivalue-oddagon-1-look-1 = Elige dos cifras y ve de celda en celda que tenga ambas y vea la anterior, hasta volver al principio. Sigue solo si el número de celdas es impar.
lesson-bivalue-oddagon-1-look-2 = Cuenta las celdas con más candidatos. Sigue si solo hay una.
lesson-bivalue-oddagon-1-look-3 = Elimina las dos cifras de esa celda.
lesson-bivalue-oddagon-1-mistake = Tomar un bucle con un número par de celdas. Dos cifras lo llenan de dos maneras y no se deduce nada, salvo que sea un bucle único.
lesson-bivalue-oddagon-1-lookalike = Cinco celdas forman un bucle cerrado, y { $x } y { $y } no bastan para llenarlo. { $first } también puede ser { $z }. Pero { $spoiler } también, así que cualquiera de las dos puede ser la que no es ni { $x } ni { $y }. Aquí lo es { $spoiler }, y { $first } es { $x }, que se habría eliminado. Solo una celda puede tener otros candidatos.

lesson-bivalue-oddagon-2-what = Un número impar de celdas, cinco o más, tienen los mismos dos candidatos y forman un bucle cerrado en el que cada una ve la siguiente. Algunas tienen la misma cifra de más, que se elimina de cada celda que las ve todas.
lesson-bivalue-oddagon-2-when = Cuando has encontrado un bucle impar de dos cifras en el que dos o tres celdas tienen un candidato más, el mismo en todas.
lesson-bivalue-oddagon-2-why = Dos cifras no pueden llenar un bucle impar. Así que una de las celdas lleva la cifra de más, y una celda que las ve todas no puede llevarla.
lesson-bivalue-oddagon-2-look-1 = Elige dos cifras y ve de celda en celda que tenga ambas y vea la anterior, hasta volver al principio después de un número impar de celdas.
lesson-bivalue-oddagon-2-look-2 = Marca las celdas con un candidato más. Sigue si es la misma cifra en todas.
lesson-bivalue-oddagon-2-look-3 = Elimina esa cifra de cada celda que vea todas las marcadas.
lesson-bivalue-oddagon-2-mistake = Eliminar la cifra de una celda que solo ve algunas de las marcadas. La que no ve puede ser la verdadera.
lesson-bivalue-oddagon-2-lookalike = Cinco celdas forman un bucle cerrado con { $x } y { $y }, que no bastan para llenarlo. { $spoiler } y { $second } también pueden ser { $z }, así que { $right }, que ve las dos, lo perdería. Pero { $spoiler } tiene un candidato más, { $w }, y la salida también puede ser ese. Aquí { $spoiler } es { $w }, { $second } tampoco es { $z }, y sí lo es { $right }.

lesson-bivalue-oddagon-3-what = Un número impar de celdas, cinco o más, tienen los mismos dos candidatos y forman un bucle cerrado en el que cada una ve la siguiente. Celdas de una misma unidad tienen más candidatos y actúan allí como una sola celda de un subconjunto desnudo.
lesson-bivalue-oddagon-3-when = Cuando has encontrado un bucle impar de dos cifras cuyas celdas con más candidatos comparten una unidad. Reúne esos candidatos.
lesson-bivalue-oddagon-3-why = Dos cifras no pueden llenar un bucle impar. Así que una de las celdas lleva uno de los candidatos de más, como una sola celda que solo tuviera esos. Con otras celdas de la unidad forma un subconjunto desnudo.
lesson-bivalue-oddagon-3-look-1 = Elige dos cifras y ve de celda en celda que tenga ambas y vea la anterior, hasta volver al principio después de un número impar de celdas.
lesson-bivalue-oddagon-3-look-2 = Marca las celdas con más candidatos. Sigue si comparten una unidad.
lesson-bivalue-oddagon-3-look-3 = Busca allí celdas que solo lleven esas cifras de más y quizá otras: tantas cifras como celdas, si las marcadas cuentan como una.
lesson-bivalue-oddagon-3-look-4 = Elimina esas cifras de las demás celdas de la unidad.
lesson-bivalue-oddagon-3-mistake = Eliminar las cifras también de las celdas marcadas. Una de ellas debe llevar una de esas cifras.
lesson-bivalue-oddagon-3-lookalike = Cinco celdas forman un bucle cerrado con { $x } y { $y }, y { $spoiler } y { $second } también pueden ser { $z }. Si una de las dos tuviera que serlo, junto con { $third }, que solo tiene { $x } y { $z }, gastarían las dos cifras en { $house }, y { $right } no podría ser { $z }. Pero { $spoiler } también puede ser { $w }, y entonces ninguna tiene por qué ser { $z }. Aquí es { $w }, { $third } es { $x }, y { $right } es { $z }.

lesson-x-chain-what = Una cadena de una sola cifra: se unen unidades con dos lugares para ella, con enlaces fuertes y débiles alternos, que empieza y acaba con uno fuerte. La cifra se elimina de lo que ve ambos extremos.
lesson-x-chain-when = Cuando a un [Turbot Fish] le falta un enlace. Sigue la cifra de enlace fuerte en enlace fuerte, por celdas que se ven.
lesson-x-chain-why = Supón que el primer extremo es falso. Entonces el siguiente lugar es verdadero, el de después falso, y así sucesivamente: el último extremo es verdadero. Así que al menos uno de los dos extremos lleva la cifra, y lo que ve ambos no.
lesson-x-chain-also = X-Cycle; Forcing X-Chain; Single-Digit AIC
lesson-x-chain-look-1 = Toma una cifra y, donde una unidad tenga exactamente dos lugares para ella, traza una línea entre los dos: son los enlaces fuertes.
lesson-x-chain-look-2 = Empieza en un extremo de un enlace fuerte y ve a su otro extremo. De ahí pasa a un lugar que este vea y en el que empiece otro enlace fuerte.
lesson-x-chain-look-3 = Sigue alternando fuerte y débil, y detente después de cada enlace fuerte.
lesson-x-chain-look-4 = Elimina la cifra de cada celda que vea el primer lugar y el lugar en el que te has detenido.
lesson-x-chain-mistake = Pasar por dos enlaces débiles seguidos. Un lugar falso solo hace verdadero otro por un enlace fuerte, así que el razonamiento se corta. Un enlace fuerte puede estar donde toca uno débil, pero no al revés.
lesson-x-chain-lookalike = Si { $first } no es { $x }, lo es { $near-first } y, siguiendo la cadena, también { $second }: eso parece. Pero en { $house } hay un tercer lugar para { $x }, { $spoiler }, así que el primer enlace no es fuerte. Aquí { $x } está ahí, y los dos extremos son otra cosa. Por eso { $right } puede ser { $x }, y lo es, aunque ve los dos.

lesson-xy-chain-what = Una cadena de celdas con dos candidatos, cada una de las cuales ve la siguiente y comparte con ella una cifra. Empieza y acaba con la misma cifra, que se elimina de lo que ve ambos extremos.
lesson-xy-chain-when = Cuando hay muchas celdas con dos candidatos. Empieza por una, supón que no es la cifra que quieres eliminar y ve de celda en celda.
lesson-xy-chain-why = Si la primera celda no es la cifra, es la otra; entonces la celda siguiente no es esa, sino su propia otra cifra, y así hasta la última, que entonces lleva la cifra. En cualquier caso, uno de los dos extremos la lleva.
lesson-xy-chain-look-1 = Marca todas las celdas con dos candidatos. Elige una de ellas y una cifra Z que tenga; saldrás de ella por su otra cifra.
lesson-xy-chain-look-2 = Pasa a una celda marcada que esta vea y que tenga la cifra por la que sales. Sal de esa celda por su otra cifra, y así sucesivamente.
lesson-xy-chain-look-3 = Detente en una celda de la que saldrías por Z.
lesson-xy-chain-look-4 = Elimina Z de toda otra celda que vea la primera celda y la última.
lesson-xy-chain-mistake = Detenerse en una celda que tiene Z, pero a la que se entró por Z. Entonces la cadena hace verdadera la otra cifra de esa celda, y no demuestra Z en este extremo. Entra por una cifra y sal por la otra.
lesson-xy-chain-lookalike = De { $first } parece salir una cadena de celdas con dos candidatos cada una que llega a { $second }, de modo que uno de los dos extremos es { $x }. Pero { $spoiler } tiene un tercer candidato, { $z }: si no es { $y }, no tiene por qué ser { $w }. Aquí es { $z }, la cadena se rompe ahí, ninguno de los extremos es { $x }, y sí lo es { $right }, que ve ambos.

lesson-continuous-nice-loop-what = Un bucle de enlaces fuertes y débiles que se alternan en toda la vuelta. En cada enlace débil se gasta la cifra o la celda en la que está: lo demás que hay ahí se elimina.
lesson-continuous-nice-loop-when = Cuando una cadena vuelve a donde empezó con el tipo de enlace correcto. Mira entonces todos los enlaces débiles, no solo los extremos.
lesson-continuous-nice-loop-why = Da una vuelta al bucle: si un candidato es verdadero, el siguiente es falso, el siguiente verdadero, y así sucesivamente, o todo al revés. Así que, de los dos extremos de cada enlace débil, exactamente uno es verdadero. La unidad que comparten tiene ahí la cifra, o la celda lleva una de las dos cifras.
lesson-continuous-nice-loop-also = CNL; AIC Loop; AIC Ring; Bidirectional Cycle
lesson-continuous-nice-loop-look-1 = Construye una cadena de enlaces, fuertes y débiles alternos, que empiece y acabe con un enlace fuerte.
lesson-continuous-nice-loop-look-2 = Comprueba si un enlace débil une sus dos extremos: la misma cifra en dos celdas que se ven, o dos cifras de una misma celda. Entonces es un bucle.
lesson-continuous-nice-loop-look-3 = Con cada enlace débil de celda a celda, elimina su cifra de todas las demás celdas que ven ambos extremos.
lesson-continuous-nice-loop-look-4 = Con cada enlace débil dentro de una celda, elimina todos los candidatos de esa celda salvo los dos que une.
lesson-continuous-nice-loop-mistake = Tomar por continuo un anillo en el que en algún punto se juntan dos enlaces fuertes o dos débiles. Un bucle así solo dice algo del candidato de ese punto; sus demás enlaces débiles no eliminan nada.
lesson-continuous-nice-loop-lookalike = { $spoiler } y { $first } parecen formar un bucle cerrado: si { $spoiler } no es { $x }, es { $y }; entonces { $first } es { $x }, y vuelta atrás. Así que una de las dos sería { $x }, y { $right }, que ve ambas, lo perdería. Pero { $spoiler } tiene un tercer candidato, { $z }, de modo que el enlace dentro de ella no es fuerte. Aquí es { $z }, { $first } es { $y }, y { $right } es { $x }.

lesson-aic-what = Una cadena de inferencia alternante: enlaces fuertes y débiles alternos, dentro de las celdas y entre ellas, con cualquier cifra. Empieza y acaba con un enlace fuerte. Si los dos extremos son la misma cifra, esta se elimina de lo que ve ambos; si son cifras distintas de celdas que se ven, cada celda pierde la cifra del otro extremo. Algunas con tres enlaces fuertes tienen nombre propio, según lo que sean esos enlaces. M-Wing: una celda con dos candidatos y dos unidades con dos lugares que se encuentran en una celda; ambos extremos son la misma cifra. S-Wing: unidad, celda, unidad. L-Wing: tres unidades que se encuentran en celdas. H-Wing: celdas y unidades con tres cifras.
lesson-aic-when = Cuando se agotan los patrones con nombre. Empieza por un enlace fuerte cercano al candidato del que dudas y busca un camino hasta su otro lado. También un ala o una [XY-Chain] es una cadena de este tipo.
lesson-aic-why = Supón que el primer extremo es falso. Enlace a enlace se sigue que el último extremo es verdadero. Leído al revés, vale lo mismo. Así que al menos uno de los extremos es verdadero, y lo que no puede estar junto a ninguno de los dos es falso.
lesson-aic-also = Alternating Inference Chain; Alternate Inference Chain; Cadena de inferencia alternante; M-Wing (con tres enlaces fuertes); S-Wing (con tres enlaces fuertes); L-Wing (con tres enlaces fuertes); H-Wing (con tres enlaces fuertes)
lesson-aic-look-1 = Empieza con un enlace fuerte: los dos únicos lugares de una cifra en una unidad, o los dos únicos candidatos de una celda.
lesson-aic-look-2 = Desde su extremo lejano pasa, por un enlace débil, a la misma cifra en una celda que ve o a otra cifra de su celda, donde empiece el siguiente enlace fuerte. Sigue alternando.
lesson-aic-look-3 = Después de cada enlace fuerte, compara los dos extremos. Si son la misma cifra, elimínala de las celdas que ven ambos.
lesson-aic-look-4 = Si son cifras distintas y sus celdas se ven, elimina de cada una de las dos celdas la cifra del otro extremo.
lesson-aic-mistake = Creer que exactamente un extremo es verdadero. La cadena muestra que lo es al menos uno; pueden serlo los dos. Así que la cadena nunca hace falso un extremo porque el otro haya resultado verdadero.
lesson-aic-lookalike = Si { $first } no es { $x }, lo es { $second }, que entonces no es { $y }. Pero { $third } no tiene por qué ser { $y }: en { $line }, { $y } tiene un tercer lugar, { $spoiler }, así que el último enlace no es fuerte. Aquí { $y } está en { $spoiler }, y { $right } es { $z }, que la cadena habría eliminado.

lesson-discontinuous-nice-loop-what = Una cadena que vuelve al candidato con el que empezó y lo contradice. Con enlaces débiles en ambos extremos, el candidato es falso; con enlaces fuertes en ambos extremos, es verdadero.
lesson-discontinuous-nice-loop-when = Elige un candidato del que dudes y sigue desde él, alternando fuerte y débil. Si vuelves a él con lo contrario, ya lo tienes.
lesson-discontinuous-nice-loop-why = Si el candidato fuera verdadero, el bucle mostraría que es falso: luego es falso. Y si fuera falso y el bucle muestra que es verdadero, entonces es verdadero. No hace falta nada más.
lesson-discontinuous-nice-loop-also = DNL; Forcing Chain (Sudoku Explainer)
lesson-discontinuous-nice-loop-look-1 = Elige un candidato del que dudes y supón que es verdadero. Ve desde él, por un enlace débil, a uno que entonces es falso.
lesson-discontinuous-nice-loop-look-2 = Sigue por un enlace fuerte a uno que entonces es verdadero, y así alternando.
lesson-discontinuous-nice-loop-look-3 = Si un candidato que entonces es verdadero ve el primero y es de la misma cifra, o está en su misma celda, elimina el primero.
lesson-discontinuous-nice-loop-look-4 = Para poner un candidato, supón en cambio que es falso: empieza con un enlace fuerte. Si un enlace fuerte lleva de vuelta a él desde un candidato que entonces es falso, ponlo.
lesson-discontinuous-nice-loop-mistake = Conformarse con volver a la celda del principio. Que otra cifra de la celda sea falsa no contradice nada. El bucle tiene que acabar negando justo el candidato del que partió.
lesson-discontinuous-nice-loop-lookalike = Si { $right } es { $x }, { $first } es { $y }, así que { $spoiler } no es { $y }, sino, según parece, { $x }, y al final { $right } no puede ser { $x }. Pero { $spoiler } tiene un tercer candidato, { $z }: el enlace dentro de ella no es fuerte, y el bucle no vuelve a su comienzo. Aquí { $spoiler } es { $z }, { $first } es { $y }, y { $right } es { $x }.

lesson-grouped-continuous-nice-loop-what = Un [Continuous Nice Loop] que pasa por un grupo: dos o tres lugares de una cifra donde se cruzan un bloque y una línea, tomados como uno solo.
lesson-grouped-continuous-nice-loop-when = Donde un bucle se cerraría si no fuera por un bloque que tiene la cifra dos veces en una fila o columna. Toma los dos lugares juntos.
lesson-grouped-continuous-nice-loop-why = Un grupo es verdadero si una de sus celdas lleva la cifra. Sus enlaces valen como los de los candidatos sueltos: si nada más en la unidad tiene la cifra, la tiene el grupo. Así que cada enlace débil del bucle tiene exactamente un extremo verdadero, y lo que ve todo ese extremo, o comparte su celda, se elimina.
lesson-grouped-continuous-nice-loop-also = Grouped AIC Loop; Grouped AIC Ring; Grouped CNL
lesson-grouped-continuous-nice-loop-look-1 = Para una cifra, busca una unidad cuyos lugares formen dos partes: cada parte es una celda, o dos o tres celdas en el cruce de un bloque y una línea. Eso es un enlace fuerte con un grupo.
lesson-grouped-continuous-nice-loop-look-2 = Construye una cadena, fuerte y débil alternos, que use un enlace de ese tipo, que empiece y acabe con un enlace fuerte y cuyos extremos estén unidos por uno débil.
lesson-grouped-continuous-nice-loop-look-3 = Con cada enlace débil entre celdas o grupos, elimina la cifra de todas las demás celdas que ven cada celda de ambos extremos.
lesson-grouped-continuous-nice-loop-look-4 = Con cada enlace débil dentro de una celda, elimina los demás candidatos de esa celda.
lesson-grouped-continuous-nice-loop-mistake = Limpiar una celda que solo ve una parte de un grupo. No se sabe qué celda del grupo toma la cifra; solo lo que ve el grupo entero, y todo el otro extremo, ve la cifra con seguridad.
lesson-grouped-continuous-nice-loop-lookalike = Desde { $spoiler } parece salir un bucle cerrado que pasa por { $second }, el grupo de { $cells } y { $first }. Entonces { $first } o { $spoiler } sería { $x }, y { $right }, que ve las dos, lo perdería. Pero dentro de { $spoiler } el enlace no es fuerte: además de { $x } y { $y } tiene { $z }. Aquí es { $z }, el bucle no se cierra, y { $right } es { $x }.

lesson-grouped-aic-what = Una [AIC] que pasa al menos una vez por un grupo: dos o tres lugares de una cifra donde se cruzan un bloque y una línea, tomados como uno solo.
lesson-grouped-aic-when = Cuando una cadena se atasca en una unidad con tres lugares, dos de los cuales están en un mismo bloque y una misma línea. Trata esos dos como uno.
lesson-grouped-aic-why = Si el otro lugar es falso, la cifra está en algún sitio del grupo, y eso basta para descartarla en lo que ve el grupo entero. Con eso, los enlaces se alternan como antes, y uno de los extremos es verdadero.
lesson-grouped-aic-also = AIC with Groups; Grouped X-Cycle (para una sola cifra)
lesson-grouped-aic-look-1 = Busca una unidad con tres o más lugares de una cifra, todos menos uno en el cruce de un bloque y una línea. Esos son el grupo.
lesson-grouped-aic-look-2 = Léelo como un enlace fuerte entre el grupo y el lugar suelto, y empieza o continúa con él una cadena.
lesson-grouped-aic-look-3 = Sal del grupo por un enlace débil a un lugar que vea todas sus celdas, y sigue alternando. Acaba con un enlace fuerte.
lesson-grouped-aic-look-4 = Elimina la cifra de las celdas que ven enteros los dos extremos, si los extremos son la misma cifra. Si son cifras distintas de dos celdas que se ven, cada celda pierde la cifra de la otra.
lesson-grouped-aic-mistake = Pasar de un grupo a un lugar que solo ve una de sus celdas. La cifra puede estar en otra celda del grupo, así que ese lugar no tiene por qué ser falso.
lesson-grouped-aic-lookalike = Si { $spoiler } no es { $x }, es { $y }; entonces { $first } es { $x } y { $right } no, así que { $x } está en el grupo de { $cells }: eso parece, y { $right }, que ve todo el grupo, perdería { $x }. Pero { $spoiler } también puede ser { $z }: que no sea { $x } no la hace { $y }. Aquí es { $z }, { $first } es { $y }, y { $right } es { $x }.

lesson-grouped-discontinuous-nice-loop-what = Un [Discontinuous Nice Loop] que pasa por un grupo: dos o tres lugares de una cifra donde se cruzan un bloque y una línea, tomados como uno solo.
lesson-grouped-discontinuous-nice-loop-when = Cuando seguir un candidato lleva a un bloque que solo puede tener la cifra en una fila o columna. Continúa desde el grupo como un todo.
lesson-grouped-discontinuous-nice-loop-why = Del candidato, pasando por candidatos sueltos y grupos, se sigue justo su contrario. Así que lo que se supuso al principio es falso.
lesson-grouped-discontinuous-nice-loop-also = Grouped DNL; AIC with Groups; Grouped X-Cycle (para una sola cifra)
lesson-grouped-discontinuous-nice-loop-look-1 = Supón que un candidato es verdadero y tacha su cifra en lo que ve.
lesson-grouped-discontinuous-nice-loop-look-2 = Busca una unidad en la que con eso la cifra queda solo en el cruce de un bloque y una línea. Toma esas celdas como un grupo que es verdadero.
lesson-grouped-discontinuous-nice-loop-look-3 = Continúa desde el grupo a un lugar que ve todas sus celdas y que por eso es falso, y desde ahí alternando.
lesson-grouped-discontinuous-nice-loop-look-4 = Si vuelves al primer candidato y resultaría falso, elimínalo. Si empezaste suponiéndolo falso y resultaría verdadero, ponlo.
lesson-grouped-discontinuous-nice-loop-mistake = Tomar por grupo celdas de un bloque que no están en una misma línea y continuar fuera del bloque. En un tablero normal, ninguna celda de fuera del bloque ve dos celdas así, de modo que no hay nada por donde continuar.
lesson-grouped-discontinuous-nice-loop-lookalike = Si { $right } es { $x }, { $first } es { $y } y, según parece, { $spoiler } es { $x }. Entonces { $x } estaría en el grupo de { $cells }, y { $right }, que lo ve entero, no podría ser { $x }: un bucle que niega su propio comienzo. Pero { $spoiler } también puede ser { $z }. Aquí { $first } es { $y }, { $spoiler } es { $z }, y { $right } es { $x }.

lesson-almost-locked-set-xz-rule-what = Dos conjuntos casi bloqueados tienen en común una cifra X que no pueden llevar ambos, porque todos sus lugares en uno ven todos sus lugares en el otro. Otra cifra Z que ambos tienen se elimina de lo que ve todos los lugares de Z en los dos.
lesson-almost-locked-set-xz-rule-when = Busca conjuntos pequeños, una celda con dos candidatos y un grupo de dos o tres celdas, que se encuentren en una unidad con una cifra común.
lesson-almost-locked-set-xz-rule-why = Uno de los conjuntos está sin X, así que todas sus demás cifras están fijas en él, y entre ellas Z. Por tanto, Z está en un conjunto o en el otro. Si dos cifras están enlazadas como X, los dos conjuntos quedan bloqueados y se puede eliminar aún más.
lesson-almost-locked-set-xz-rule-also = ALS-XZ; Singly Linked ALS-XZ; Doubly Linked ALS-XZ
lesson-almost-locked-set-xz-rule-look-1 = Anota conjuntos casi bloqueados pequeños: celdas con dos candidatos, dos celdas de una unidad con tres cifras, tres con cuatro.
lesson-almost-locked-set-xz-rule-look-2 = Toma dos conjuntos sin ninguna celda en común y busca una cifra X que esté en ambos, de modo que cada celda con X de uno vea cada celda con X del otro.
lesson-almost-locked-set-xz-rule-look-3 = Busca otra cifra Z que esté en ambos. Elimínala de cada celda que vea todas las celdas con Z de los dos conjuntos.
lesson-almost-locked-set-xz-rule-look-4 = Si una segunda cifra enlaza los conjuntos igual que X, elimina cada una de las dos cifras de enlace de las celdas que ven todos sus lugares en ambos conjuntos, y cada una de las demás cifras de un conjunto, de las celdas de fuera que ven todos sus lugares en ese conjunto.
lesson-almost-locked-set-xz-rule-mistake = Aceptar una X de la que dos lugares, uno de cada conjunto, no se ven. Entonces ambos conjuntos pueden llevar X, ninguno está obligado a llevar Z, y la eliminación no tiene fundamento. Para Z no hay esa condición.
lesson-almost-locked-set-xz-rule-lookalike = Los conjuntos A y B tienen ambos { $x } y { $z }. Pero { $x } no es un común restringido: el { $x } de { $third } no ve el { $x } de { $spoiler }. Por eso ambos conjuntos pueden contener { $x }, y entonces ninguno necesita { $z }. Así es aquí: { $right } es { $z }, aunque ve todos los { $z } de ambos conjuntos.
lesson-almost-locked-set-xz-rule-origin = El jugador bennys estableció las reglas de los conjuntos casi bloqueados en el foro de los jugadores de sudoku (Sudoku players' forum). De ahí viene el término restricted common para una cifra como X.

lesson-twinned-xy-chain-what = Dos líneas paralelas cruzan otras tres. Las seis celdas donde se cruzan solo tienen seis cifras, y todos los lugares de cada cifra entre ellas se ven entre sí. Las celdas gastan las seis cifras: elimina cada una de las celdas que ven todos sus lugares en las seis.
lesson-twinned-xy-chain-when = Cuando dos filas tienen celdas con dos o tres candidatos en las mismas tres columnas, o dos columnas en las mismas tres filas. Es raro.
lesson-twinned-xy-chain-why = Ninguna cifra está dos veces en las seis celdas, y hay seis cifras para seis celdas. Así que cada una está ahí exactamente una vez, en uno de sus lugares, y lo que los ve todos no puede ser esa cifra.
lesson-twinned-xy-chain-also = Twinned XY-Chains
lesson-twinned-xy-chain-look-1 = Elige dos filas que tengan celdas con pocos candidatos en las mismas tres columnas, o dos columnas con tales celdas en las mismas tres filas.
lesson-twinned-xy-chain-look-2 = Cuenta las cifras de las seis celdas: deben ser justo seis.
lesson-twinned-xy-chain-look-3 = Asigna a cada cifra una línea que tenga todos sus lugares en las seis: una de las dos o una de las tres. Si alguna cifra no tiene ninguna, el patrón suele fallar.
lesson-twinned-xy-chain-look-4 = Elimina cada cifra de las demás celdas de su línea.
lesson-twinned-xy-chain-mistake = Tomar una cifra cuyos lugares están en dos líneas en ambos sentidos. Podría estar dos veces en las seis celdas, y entonces otra cifra no tiene por qué estar ahí.
lesson-twinned-xy-chain-lookalike = Donde { $bases } se cruzan con { $covering }, seis celdas solo tienen seis cifras, { $digits }. Pero los lugares de { $y } entre ellas no se ven todos: { $first } no ve { $spoiler }. Por eso { $y } puede estar ahí dos veces, y otra cifra falta. Aquí las dos son { $y }, ninguna de las seis es { $x }, y sí lo es { $right }, que ve todos sus lugares.

lesson-distributed-disjoint-subset-what = Algunas celdas, seis como mucho, tienen tantas cifras como celdas son, y todos los lugares de cada cifra entre ellas se ven entre sí. Las celdas gastan todas esas cifras: elimina cada una de las celdas que ven todos sus lugares entre ellas.
lesson-distributed-disjoint-subset-when = Cuando [Sue de Coq] y los subconjuntos menores no encuentran nada. Sigue celdas con dos o tres candidatos de unidad en unidad.
lesson-distributed-disjoint-subset-why = Es un subconjunto desnudo que no necesita una unidad propia. Ninguna cifra está dos veces en las celdas, y hay tantas cifras como celdas, así que cada una está ahí exactamente una vez. Lo que ve todos sus lugares no puede ser esa cifra.
lesson-distributed-disjoint-subset-also = DDS; Generalized Naked Set
lesson-distributed-disjoint-subset-look-1 = Empieza por una celda con dos o tres candidatos. Añade una celda que la vea, comparta una cifra con ella y traiga pocas nuevas.
lesson-distributed-disjoint-subset-look-2 = Sigue así. Dos celdas cualesquiera que comparten una cifra deben verse.
lesson-distributed-disjoint-subset-look-3 = Para cuando haya tantas cifras como celdas. Si hay más de seis cifras, empieza en otro sitio.
lesson-distributed-disjoint-subset-look-4 = Elimina cada cifra de cada otra celda que vea todas las celdas del subconjunto que la tienen.
lesson-distributed-disjoint-subset-mistake = Dos celdas del subconjunto que comparten una cifra y no se ven. La cifra podría estar en ambas, y la cuenta no cuadra.
lesson-distributed-disjoint-subset-lookalike = { $first }, { $second }, { $third } y { $fourth } parecen tener solo cuatro cifras, y todos los lugares de cada una se ven entre sí. Pero { $first } también puede ser { $z }, una quinta cifra, así que las cuatro celdas pueden prescindir de una de las otras. Aquí { $first } es { $z }, ni { $second } ni { $fourth } son { $x }, y sí lo es { $right }, que ve las dos.

lesson-almost-locked-set-xy-wing-what = Un conjunto casi bloqueado en el centro está enlazado con un segundo por una cifra X y con un tercero por otra cifra Y. Una cifra Z que tienen ambos conjuntos exteriores se elimina de lo que ve todos sus lugares en ellos.
lesson-almost-locked-set-xy-wing-when = Como un [XY-Wing] cuyas celdas se han convertido en conjuntos. Busca un centro con dos enlaces de este tipo cuando la regla XZ no encuentra nada.
lesson-almost-locked-set-xy-wing-why = Si uno de los conjuntos exteriores está sin Z, conserva X; el central pierde X y por eso conserva Y; el otro conjunto exterior pierde Y y por eso conserva Z. En cualquier caso, Z está en uno de los conjuntos exteriores.
lesson-almost-locked-set-xy-wing-also = Almost Locked Set XY-Wing
lesson-almost-locked-set-xy-wing-look-1 = Elige un conjunto casi bloqueado como centro, primero los pequeños.
lesson-almost-locked-set-xy-wing-look-2 = Busca un segundo conjunto, sin ninguna celda del central, y una cifra X tal que todos sus lugares en uno vean todos sus lugares en el otro.
lesson-almost-locked-set-xy-wing-look-3 = Busca un tercer conjunto que esté enlazado con el central del mismo modo por otra cifra Y. El segundo y el tercero no tienen que verse.
lesson-almost-locked-set-xy-wing-look-4 = Busca una cifra Z, que no sea ni X ni Y, en el segundo y en el tercer conjunto. Elimínala de cada celda que vea todas las celdas con Z de estos dos.
lesson-almost-locked-set-xy-wing-mistake = Usar la misma cifra para los dos enlaces. Si el central pierde X por uno de los conjuntos exteriores, la que entonces le quita al otro tiene que ser una cifra distinta; con X en ambos lados no se transmite nada.
lesson-almost-locked-set-xy-wing-lookalike = El conjunto A, { $first }, y el conjunto B, { $spoiler }, parecen enlazados por el conjunto C, { $third }, de modo que A o B lleva { $x }. Pero { $spoiler } tiene un tercer candidato, { $z }: a B le sobran dos cifras y no es un conjunto casi bloqueado. Si pierde { $y } por C, no tiene por qué ser { $x }. Aquí es { $z }, A tampoco lleva { $x }, y { $right }, que ve los dos, es { $x }.
lesson-almost-locked-set-xy-wing-origin = Es una de las reglas de los conjuntos casi bloqueados que el jugador bennys expuso en el foro de los jugadores de sudoku (Sudoku players' forum).

lesson-almost-locked-set-chain-what = Cuatro o más conjuntos casi bloqueados en serie, cada uno enlazado con el siguiente por una cifra que no pueden llevar ambos. Una cifra Z del primer y del último conjunto se elimina de lo que ve todos sus lugares en los dos.
lesson-almost-locked-set-chain-when = Cuando dos o tres conjuntos no llegan lo bastante lejos. Una [XY-Chain] es lo mismo con conjuntos de una sola celda.
lesson-almost-locked-set-chain-why = Si el primer conjunto está sin Z, conserva su cifra de enlace; el siguiente la pierde y conserva la suya, y así sucesivamente; al último conjunto le queda Z. Así que Z está en un extremo o en el otro.
lesson-almost-locked-set-chain-also = ALS Chain; ALS-XY-Chain
lesson-almost-locked-set-chain-look-1 = Empieza por un conjunto casi bloqueado que tenga la cifra Z que quieres eliminar.
lesson-almost-locked-set-chain-look-2 = Pasa a un conjunto sin ninguna celda en común por una cifra de ambos, que no sea Z, cuyos lugares en uno vean todos los que tiene en el otro.
lesson-almost-locked-set-chain-look-3 = Sigue del mismo modo, saliendo de cada conjunto por una cifra distinta de aquella por la que llegaste.
lesson-almost-locked-set-chain-look-4 = Detente en el cuarto conjunto o más adelante si tiene Z y no llegaste por Z. Elimina Z de cada celda que vea todas las celdas con Z del primer y del último conjunto.
lesson-almost-locked-set-chain-mistake = Salir de un conjunto por la cifra que llevó a él. El conjunto acaba de perder esa cifra, así que no puede transmitirla. Dos enlaces seguidos necesitan cifras distintas.
lesson-almost-locked-set-chain-lookalike = Los conjuntos A, B, C y D parecen formar una cadena, cada uno enlazado con el siguiente por un común restringido, de modo que A o D lleva { $x }. Pero { $x } no es un común restringido de B y C: el { $x } de { $spoiler } no ve el de { $first }. Por eso B y C pueden llevar ambos { $x }. Aquí lo llevan, y entonces ni A ni D necesitan { $x }: { $right } es { $x }, aunque ve los dos.

lesson-death-blossom-what = Una celda, el tallo, tiene para cada uno de sus candidatos un conjunto casi bloqueado, un pétalo: el tallo ve todos los lugares de ese candidato en él. Hay dos o más pétalos; uno puede servir para varios candidatos. Todos los pétalos tienen en común una cifra Z, que se elimina de lo que ve todos sus lugares en los pétalos.
lesson-death-blossom-when = En torno a una celda con dos o tres candidatos rodeada de conjuntos pequeños.
lesson-death-blossom-why = El tallo lleva uno de sus candidatos. El pétalo de ese candidato lo pierde y por eso conserva todas sus demás cifras, entre ellas Z. Sea cual sea, uno de los pétalos lleva Z.
lesson-death-blossom-look-1 = Elige un tallo: una celda con dos o tres candidatos.
lesson-death-blossom-look-2 = Para cada candidato del tallo busca un pétalo: un conjunto casi bloqueado que tenga la cifra y en el que el tallo vea todas las celdas con ella.
lesson-death-blossom-look-3 = Prueba pétalos hasta que todos tengan en común una cifra Z que no sea candidato del tallo.
lesson-death-blossom-look-4 = Elimina Z de cada celda que vea todas las celdas con Z de todos los pétalos.
lesson-death-blossom-mistake = Dejar sin pétalo un candidato del tallo. Si es justo ese el verdadero, no hay ningún pétalo bloqueado y Z puede estar en cualquier sitio. El tallo tiene que estar cubierto hasta el último candidato.
lesson-death-blossom-lookalike = Sea lo que sea el tallo { $first }, un pétalo lleva { $z }: el pétalo A, { $second }, si el tallo es { $x }, y el pétalo B si es { $y }. Hasta ahí todo es correcto. Pero en el pétalo B puede ser { $z } tanto { $second } como { $spoiler }, y { $right } solo ve { $second }. Aquí el tallo es { $y }, { $spoiler } es { $z }, y { $right } también. Solo lo pierde lo que ve cada { $z } de los pétalos.
lesson-death-blossom-origin = SudokuWiki atribuye a Mike Barker la técnica y su nombre.

lesson-aligned-pair-exclusion-what = Recorre todos los pares de cifras que dos celdas podrían llevar. Algunos son imposibles: la misma cifra dos veces a la vista, o dos cifras que dejarían demasiado poco a una tercera celda o a un conjunto casi bloqueado. Un candidato que no está en ningún par posible es falso.
lesson-aligned-pair-exclusion-when = Toma dos celdas que vean ambas varias celdas con dos candidatos. Escribe sus pares y tacha los que son justo los dos candidatos de una de esas celdas.
lesson-aligned-pair-exclusion-why = Las dos celdas llevan uno de sus pares. Si cada par con un candidato es imposible, no pueden llevarlo. Es un [Death Blossom] visto desde el otro lado.
lesson-aligned-pair-exclusion-look-1 = Elige dos celdas que vean en común varias celdas con pocos candidatos y escribe cada pareja de cifras que podrían contener.
lesson-aligned-pair-exclusion-look-2 = Tacha las parejas en las que una cifra está dos veces en celdas que se ven.
lesson-aligned-pair-exclusion-look-3 = Tacha las parejas que tienen todos los candidatos de una celda que ven las dos, o que quitan dos cifras a un conjunto casi bloqueado que ven ambas.
lesson-aligned-pair-exclusion-look-4 = Elimina cada candidato que no esté en ninguna de las parejas que quedan.
lesson-aligned-pair-exclusion-mistake = Tachar parejas por una celda que solo ven algunas de las dos celdas. Solo lo que ven todas queda vacío con seguridad.
lesson-aligned-pair-exclusion-lookalike = Con { $x } en { $right }, { $first } no puede ser { $y }, que entonces necesita { $second }, ni { $z }, que entonces necesita { $third }. Pero { $first } también puede ser { $x }, y como las dos celdas no se ven, ambas pueden ser { $x }. Aquí lo son. Un candidato solo es falso si ningún candidato de la otra celda va con él.

lesson-aligned-triple-exclusion-what = Recorre todas las combinaciones que tres celdas podrían llevar. Son imposibles las que tienen una cifra dos veces a la vista o todos los candidatos de una celda que las tres ven. Un candidato que no está en ninguna combinación posible es falso.
lesson-aligned-triple-exclusion-when = A mano rara vez vale la pena. Toma tres celdas que vean en común varias celdas de dos o tres candidatos.
lesson-aligned-triple-exclusion-why = Las tres celdas llevan una de sus combinaciones. Si cada combinación con un candidato es imposible, es falso. [Aligned Pair Exclusion] es lo mismo con dos celdas.
lesson-aligned-triple-exclusion-look-1 = Elige tres celdas que vean en común varias celdas con pocos candidatos y escribe cada combinación de cifras que podrían contener.
lesson-aligned-triple-exclusion-look-2 = Tacha las combinaciones en las que una cifra está dos veces en celdas que se ven.
lesson-aligned-triple-exclusion-look-3 = Tacha las combinaciones que tienen todos los candidatos de una celda que ven las tres.
lesson-aligned-triple-exclusion-look-4 = Elimina cada candidato que no esté en ninguna de las combinaciones que quedan.
lesson-aligned-triple-exclusion-mistake = Tachar combinaciones por una celda que solo ven algunas de las tres celdas. Solo lo que ven todas queda vacío con seguridad.
lesson-aligned-triple-exclusion-lookalike = Supón { $x } en { $right }. Entonces { $first } es { $y }, y { $spoiler }, que ve las dos, no puede ser ni { $x } ni { $y }: parece que no queda ninguna combinación de las tres. Pero { $spoiler } también puede ser { $z }. Así que { $x }, { $y } y { $z } son posibles juntos, y así es aquí. Un candidato solo es falso si no hay ninguna combinación posible con él.

lesson-franken-x-wing-what = Un [X-Wing] en el que participan bloques: por ejemplo, una fila y un bloque como base y dos columnas como cobertura, o dos filas cubiertas por una columna y un bloque.
lesson-franken-x-wing-when = Cuando una fila y un bloque tienen una cifra solo en las mismas dos columnas. La mayoría se ve antes como [Claiming] o [Pointing].
lesson-franken-x-wing-why = Las dos unidades de la base no comparten ningún lugar, así que llevan la cifra dos veces. Solo pueden hacerlo en las dos unidades de la cobertura, cada una de las cuales tiene sitio para una. El resto de la cobertura pierde la cifra.
lesson-franken-x-wing-look-1 = Toma una cifra y busca un bloque que la tenga solo en dos columnas.
lesson-franken-x-wing-look-2 = Busca una fila fuera del bloque cuyos lugares estén todos en las mismas dos columnas.
lesson-franken-x-wing-look-3 = Elimina la cifra de las demás celdas de esas columnas: las que no están ni en el bloque ni en la fila. Se pueden intercambiar filas y columnas.
lesson-franken-x-wing-mistake = Elegir una fila y un bloque que comparten un lugar de la cifra. Si la cifra está ahí, sirve a los dos a la vez, una columna queda libre, y las eliminaciones no tienen fundamento.
lesson-franken-x-wing-lookalike = { $bases } parecen tener { $x } solo en { $covering }: dos unidades de la base y dos de la cobertura. Pero en { $line } hay otro lugar, { $spoiler }, que ninguna unidad de la cobertura cubre: una aleta, y { $right } no la ve. Si { $x } va ahí, la base solo necesita una de las unidades de la cobertura. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el X-Wing Franken lo habría eliminado.

lesson-franken-swordfish-what = Un [Swordfish] en el que hay un bloque entre las unidades de la base o de la cobertura: por ejemplo, dos filas y un bloque que tienen una cifra solo en tres columnas.
lesson-franken-swordfish-when = Cuando dos líneas y un bloque se limitan a tres líneas que los cruzan. Marca los lugares de una cifra y prueba con bloques en lugar de la tercera línea.
lesson-franken-swordfish-why = Tres unidades de la base sin ningún lugar en común necesitan la cifra tres veces, y tres unidades de la cobertura tienen sitio para tres. Se agotan, y fuera de la base pierden la cifra.
lesson-franken-swordfish-look-1 = Toma una cifra y busca un bloque que la tenga en dos columnas, o en tres.
lesson-franken-swordfish-look-2 = Busca dos filas que no compartan con el bloque ningún lugar de la cifra. Los lugares de los tres, filas y bloque, tienen que limitarse a tres columnas.
lesson-franken-swordfish-look-3 = Elimina la cifra de las celdas de esas columnas que no están en ninguna de las dos filas ni en el bloque.
lesson-franken-swordfish-look-4 = Prueba después un bloque como cobertura: tres filas cuyos lugares se limiten a dos columnas y un bloque. Además de lo que la cobertura tiene fuera de las filas, también pierde la cifra cada lugar de las filas cubierto a la vez por una de las columnas y por el bloque.
lesson-franken-swordfish-mistake = Respetar un lugar de la base que comparten dos unidades de la cobertura. Si fuera verdadero, agotaría las dos para una sola unidad de la base, así que la cifra se elimina de él igual que de las celdas de fuera.
lesson-franken-swordfish-lookalike = En { $bases }, { $x } solo está en { $covering }: tres unidades de la base y tres de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y una de la cobertura no hace falta. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Swordfish Franken lo habría eliminado.

lesson-tridagon-what = Cuatro bloques en las esquinas de un rectángulo tienen cada uno tres celdas, una en cada fila y columna del bloque, con los mismos tres candidatos. Si las celdas van al revés en uno o en tres de los bloques, las tres cifras no pueden llenar las doce. La única celda con más candidatos pierde las tres cifras.
lesson-tridagon-when = En los sudokus más difíciles, cuando faltan tres cifras en los mismos cuatro bloques y allí tienen pocos candidatos más a su lado. En los más fáciles casi nunca aparece.
lesson-tridagon-why = Si tres cifras llenaran las celdas, su orden circular tendría que ser el mismo por filas en bloques que están uno al lado del otro, y por columnas en los que están uno encima del otro. Cada bloque cuyas celdas van al revés lo invierte. Con uno o tres de esos bloques, no vuelve como era.
lesson-tridagon-also = Thor's Hammer; Trivalue Oddagon; Anti-Tridagon
lesson-tridagon-look-1 = Busca tres cifras de las que cuatro bloques, en dos bandas y dos pilas, aún no tengan ninguna.
lesson-tridagon-look-2 = Busca en cada uno de los bloques tres celdas con esos candidatos, una en cada fila y columna del bloque. Las doce menos una no llevan nada más.
lesson-tridagon-look-3 = Traza una línea por las tres celdas de cada bloque y mira si baja hacia la derecha o sube; una línea que sale del bloque vuelve a entrar por el otro lado. Sigue si una de ellas va de otro modo que las otras tres.
lesson-tridagon-look-4 = Elimina las tres cifras de la celda con más candidatos.
lesson-tridagon-mistake = Tomar cuatro bloques de los que dos van en un sentido y dos en el otro, o todos en el mismo. Entonces las tres cifras pueden llenar las celdas y no se deduce nada.
lesson-tridagon-lookalike = Cuatro bloques tienen tres celdas cada uno con { $x }, { $y } y { $z }, y solo { $first } también puede ser { $w }. Pero en los cuatro las celdas suben hacia la derecha, y entonces { $x }, { $y } y { $z } pueden llenar las doce. Así es aquí: { $first } es { $z }, que se habría eliminado.

lesson-guardian-forcing-what = Celdas que dejarían al sudoku dos soluciones, o ninguna, sin unos pocos candidatos más, los guardianes: un rectángulo o un bucle único, un rectángulo extendido, un BUG, un bucle impar de dos cifras. Uno de dos a cuatro guardianes es verdadero. Supón cada uno por turno y sigue con únicos: lo que se elimina todas las veces es falso.
lesson-guardian-forcing-when = En sudokus muy difíciles, cuando casi hay un patrón mortal, pero sus guardianes ni ven juntos un candidato ni están en una celda. Con dos guardianes es como un enlace fuerte entre ellos.
lesson-guardian-forcing-why = Sin los guardianes habría dos soluciones, o ninguna. Así que uno de ellos es verdadero. No sabemos cuál. Pero un candidato que es falso sea cual sea el verdadero es falso en todo caso.
lesson-guardian-forcing-also = AIC with Unique Rectangle; BUG+n Forcing; OR-k Forcing; Oddagon Forcing; UR Forcing
lesson-guardian-forcing-look-1 = Encuentra un rectángulo o un bucle de celdas con los mismos dos candidatos, salvo otros más en dos o tres de ellas.
lesson-guardian-forcing-look-2 = Apunta todos los candidatos de más de esas celdas: son los guardianes. Sigue si no pasan de cuatro.
lesson-guardian-forcing-look-3 = Haz una copia del tablero para cada guardián. Supónlo ahí y pon únicos hasta que no quede ninguno.
lesson-guardian-forcing-look-4 = Coloca las copias una junto a otra. Elimina cada candidato que ha desaparecido de todas.
lesson-guardian-forcing-mistake = Dejar fuera un guardián, por ejemplo el segundo de una celda. Si justo ese es el verdadero, nada de lo que los otros tienen en común tiene por qué valer.

lesson-tridagon-forcing-what = Un [Tridagon] con más candidatos, los guardianes, en dos a cuatro de sus celdas. Uno de ellos es verdadero. Supón cada uno por turno y sigue con únicos: lo que se elimina todas las veces es falso.
lesson-tridagon-forcing-when = En los sudokus más difíciles, cuando casi hay un [Tridagon] pero más de una de sus celdas tiene más candidatos. Dos guardianes se siguen pronto; cuatro piden paciencia.
lesson-tridagon-forcing-why = Tres cifras no pueden llenar las doce celdas, así que uno de los guardianes es verdadero. No sabemos cuál. Pero un candidato que es falso sea cual sea el verdadero es falso en todo caso.
lesson-tridagon-forcing-look-1 = Encuentra las doce celdas de un [Tridagon], con unos pocos candidatos más en dos o más de ellas.
lesson-tridagon-forcing-look-2 = Apunta todos los candidatos de más de las doce celdas: son los guardianes. Sigue si no pasan de cuatro.
lesson-tridagon-forcing-look-3 = Haz una copia del tablero para cada guardián. Supónlo ahí y pon únicos hasta que no quede ninguno.
lesson-tridagon-forcing-look-4 = Coloca las copias una junto a otra. Elimina cada candidato que ha desaparecido de todas.
lesson-tridagon-forcing-mistake = Dejar fuera un guardián, por ejemplo el segundo de una celda. Si justo ese es el verdadero, nada de lo que los otros tienen en común tiene por qué valer.

lesson-franken-jellyfish-what = Cuatro unidades de la base, con uno o dos bloques entre las filas o columnas, tienen una cifra solo en cuatro unidades de la cobertura, que son del otro tipo o bloques. La cifra se elimina del resto de la cobertura.
lesson-franken-jellyfish-when = Cuando a un [Franken Swordfish] le falta una unidad. Es más fácil desde la cobertura: busca cuatro líneas que unas pocas filas y bloques llenan.
lesson-franken-jellyfish-why = Las unidades de la base no comparten ningún lugar, así que necesitan cuatro lugares en cuatro unidades de la cobertura. Cada una de estas da su única cifra a la base y no guarda ninguna para otras celdas.
lesson-franken-jellyfish-look-1 = Toma una cifra y marca sus lugares. Elige una columna con muchos de ellos; es la primera unidad de la cobertura.
lesson-franken-jellyfish-look-2 = Reúne filas y bloques, al menos un bloque, cada uno con pocos lugares fuera de esa columna. Ningún lugar puede estar en dos de ellos.
lesson-franken-jellyfish-look-3 = Mira si cuatro de ellos pueden cubrirse con cuatro columnas o bloques en total, entre ellos la primera columna. Ninguna de las unidades puede ser base y cobertura a la vez.
lesson-franken-jellyfish-look-4 = Elimina la cifra de las celdas de las unidades de la cobertura que no están en ninguna de las unidades de la base.
lesson-franken-jellyfish-mistake = Pasar por alto que una fila atraviesa un bloque de la base. Un lugar de la cifra que esté en ambos podría servir a los dos a la vez. Donde lo hay, es una aleta, y el pez es un [Finned Franken Jellyfish].
lesson-franken-jellyfish-lookalike = En { $bases }, { $x } solo está en { $covering }: cuatro unidades de la base y cuatro de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y una de la cobertura no hace falta. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Jellyfish Franken lo habría eliminado.

lesson-sk-loop-what = Cuatro celdas resueltas están en las esquinas de un rectángulo sobre cuatro bloques. Junto a cada una hay, en su bloque, dos celdas en su fila y dos en su columna: dieciséis celdas en un anillo, unidas de dos en dos por una línea y un bloque por turnos. Si las cifras que las unen son justo tantas como las celdas vacías del anillo, cada una se queda en el anillo.
lesson-sk-loop-when = Al principio de los sudokus más difíciles de todos, sobre todo donde las pistas forman un dibujo regular con cuatro esquinas llenas. El más famoso es Easter Monster.
lesson-sk-loop-why = Las celdas vacías del anillo necesitan una cifra cada una. Una línea o un bloque da una cifra una vez como mucho. Si entre todos no pueden dar más de lo que hace falta, cada uno tiene su cifra en el anillo y en ningún otro sitio.
lesson-sk-loop-look-1 = Busca cuatro celdas resueltas en las esquinas de un rectángulo, en cuatro bloques distintos.
lesson-sk-loop-look-2 = Anota los candidatos de las dos celdas que están junto a cada esquina en su fila, y los de las dos de su columna, dentro de su bloque: ocho parejas de celdas.
lesson-sk-loop-look-3 = Da la vuelta. Para cada cifra toma las menos líneas y bloques con que se alcanza toda pareja que la tiene. Lo normal es que a cada una de las ocho unidades le toquen dos cifras.
lesson-sk-loop-look-4 = Cuéntalas, y cuenta las celdas vacías del anillo. Sigue si son las mismas.
lesson-sk-loop-look-5 = Elimina cada cifra del resto de su línea o bloque, fuera del anillo.
lesson-sk-loop-mistake = Contar hasta dieciséis cuando una de las celdas está resuelta. Lo que cuenta es cuántas están vacías.
lesson-sk-loop-lookalike = En torno a las esquinas resueltas { $first }, { $second }, { $third } y { $fourth } hay once celdas vacías en un anillo. Las unidades que las unen darían justo once cifras si { $x } estuviera solo en { $line }, { $other-line } y { $house }. Pero { $spoiler } también puede ser { $x }. Así pueden ser doce, a una unidad no le hace falta tener su cifra en el anillo, y así es aquí: en { $house }, { $x } está en { $right }.

lesson-junior-exocet-what = Dos celdas de un bloque y una línea, la base, tienen entre las dos tres o cuatro candidatos. En cada uno de los otros dos bloques de la banda o torre hay una celda, los objetivos. Tres líneas cruzan la banda o torre: una por la tercera celda junto a la base y una por cada objetivo. Si cada cifra de la base tiene sus lugares en esas líneas, fuera de la banda o torre, solo en dos líneas, los objetivos llevan las dos cifras de la base.
lesson-junior-exocet-when = En los sudokus más difíciles, al principio, cuando no se encuentra nada más. Seis de cada diez de las listas de los más difíciles tienen uno.
lesson-junior-exocet-why = Toma una cifra que lleve la base. Las tres líneas cruzadas la necesitan una vez cada una. No está en lo que ven las dos celdas de la base, y si no estuviera en ningún objetivo, estaría tres veces fuera de la banda o torre. Pero dos líneas tienen ahí todos sus lugares y la llevan dos veces como mucho. Así que la lleva un objetivo y, como hay dos cifras así y dos objetivos, cada uno lleva una.
lesson-junior-exocet-look-1 = Busca dos celdas vacías de un bloque en una misma línea que tengan entre las dos tres o cuatro candidatos: la base. Su bloque y los otros dos a lo largo de su línea son la banda o torre.
lesson-junior-exocet-look-2 = En cada uno de los otros dos bloques elige un objetivo: una celda con cifras de la base que no esté en la línea de la base. La celda de al lado, cruzando la banda o torre, no debe tener ninguna cifra de la base.
lesson-junior-exocet-look-3 = Traza las tres líneas cruzadas, por la tercera celda junto a la base y por los dos objetivos. Marca en ellas los lugares de cada cifra de la base fuera de la banda o torre, también las cifras ya puestas.
lesson-junior-exocet-look-4 = Dos líneas deben tener todos los lugares de cada cifra. Si es así, elimina de los objetivos todo menos las cifras de la base.
lesson-junior-exocet-look-5 = Pregúntate después por cada cifra de un objetivo: ¿les queda sitio para ella a las otras dos líneas cruzadas, y puede llevarla el bloque del otro objetivo en el espejo, las dos celdas apartadas de la línea cruzada, de la base y del objetivo? Si no, elimínala ahí.
lesson-junior-exocet-mistake = Pasar por alto una cifra de la base en la celda junto a un objetivo. Entonces la línea cruzada puede llevarla ahí, y ningún objetivo la necesita.
lesson-junior-exocet-lookalike = { $first } y { $second } parecen una base, y { $third } y { $right }, sus objetivos. Pero fuera de estos bloques las líneas cruzadas tienen { $x } en tres líneas, no en dos: { $spoiler } también puede ser { $x }. Así las líneas cruzadas pueden llevarlo tres veces sin un objetivo, y ningún objetivo lo necesita. Aquí { $spoiler } es { $x }, y { $right } es { $z }, que no es una cifra de la base.

lesson-double-exocet-what = Dos exocets junior comparten sus cuatro cifras y sus tres líneas cruzadas, y cada uno tiene un objetivo en el bloque de la base del otro. Entonces las cuatro celdas de las bases llevan las cuatro cifras, y también los cuatro objetivos.
lesson-double-exocet-when = Cuando hayas encontrado un [Junior Exocet] con cuatro cifras: mira si el bloque de un objetivo tiene en otra línea dos celdas más con esas cuatro cifras.
lesson-double-exocet-why = Lo que llevaran las dos bases no podría estar en los objetivos de sus bloques, así que estaría en los dos objetivos del tercer bloque, que solo lo lleva una vez. Por eso las bases llevan cifras distintas, las cuatro. Como cada cifra está en un objetivo, dos de las líneas cruzadas la llevan fuera de la banda o torre, y cada una de sus dos líneas la lleva ahí una vez.
lesson-double-exocet-look-1 = Busca un [Junior Exocet] con cuatro cifras.
lesson-double-exocet-look-2 = En el bloque de cada objetivo busca dos celdas con las mismas cuatro cifras, en una línea del mismo tipo que la base, de modo que la línea cruzada de ese objetivo pase por la tercera celda junto a ellas: una segunda base.
lesson-double-exocet-look-3 = Busca sus objetivos en las mismas líneas cruzadas, uno de ellos en el bloque de la primera base.
lesson-double-exocet-look-4 = Elimina las cuatro cifras de lo que ve las cuatro celdas de las bases o los cuatro objetivos, y todo lo demás de los objetivos.
lesson-double-exocet-look-5 = Toma de cada cifra las dos líneas que tienen todos sus lugares en las líneas cruzadas fuera de la banda o torre, y elimínala del resto de las dos.
lesson-double-exocet-mistake = Eliminar una cifra del resto de una línea que no hace falta. Solo donde dos líneas tienen todos sus lugares la llevan las dos.
lesson-double-exocet-lookalike = { $pair } parecen la base de un exocet, y { $others }, la de otro, ambas con { $digits }, y { $targets }, los objetivos. Pero una cifra de una base solo está con seguridad en un objetivo si las líneas cruzadas, { $bases }, la tienen por lo demás en dos líneas como mucho. { $y } cabe también en { $spoiler }, en una tercera, así que ningún objetivo la necesita. Aquí { $y } está ahí, y { $right } es { $x }, que se habría eliminado.

lesson-senior-exocet-what = Como un [Junior Exocet], pero uno de los objetivos está en una línea cruzada fuera de la banda o torre de la base. Sin los objetivos y sin lo que ven las dos celdas de la base, las líneas cruzadas tienen cada cifra de la base solo en dos líneas. Así que los objetivos llevan las dos cifras de la base.
lesson-senior-exocet-when = Cuando una base no tiene objetivo en uno de los dos bloques, o a una cifra le quedan tres líneas: quizá solo falte una celda más de una línea cruzada.
lesson-senior-exocet-why = Las tres líneas cruzadas necesitan una vez cada una toda cifra que la base lleve de verdad, y no en lo que ven las dos celdas de la base. Si no estuviera en ningún objetivo, estaría tres veces en dos líneas, que la llevan dos veces como mucho. Así que la lleva un objetivo, y cada objetivo una de las dos cifras.
lesson-senior-exocet-look-1 = Busca dos celdas vacías de un bloque en una misma línea que tengan entre las dos tres o cuatro candidatos: la base. Elige un objetivo en otro bloque de su banda o torre, fuera de su línea.
lesson-senior-exocet-look-2 = Traza las líneas cruzadas: por la tercera celda junto a la base, por el objetivo y una por el tercer bloque.
lesson-senior-exocet-look-3 = Marca en ellas los lugares de cada cifra de la base, también las cifras ya puestas, salvo el objetivo y lo que ven las dos celdas de la base.
lesson-senior-exocet-look-4 = Busca fuera de la banda o torre una celda sin la cual dos líneas tengan todos los lugares de cada cifra: el segundo objetivo.
lesson-senior-exocet-look-5 = Elimina de los dos objetivos todo menos las cifras de la base, y cada cifra para la que las otras dos líneas cruzadas no tendrían sitio.
lesson-senior-exocet-mistake = Contar solo los candidatos. Una cifra de la base que ya está puesta en una línea cruzada también es un lugar.
lesson-senior-exocet-lookalike = { $first } y { $spoiler } parecen la base de un exocet senior, y { $right } y { $second }, sus objetivos. Con solo { $digits } en la base, las líneas cruzadas no dejarían sitio para { $x } en un objetivo. Pero { $spoiler } también puede ser { $z }. Entonces la base solo lleva una de esas cifras, y los objetivos no tienen por qué llevar lo mismo que ella. Aquí { $spoiler } es { $z }, y { $right } es { $x }.

lesson-multi-sector-locked-sets-what = Unas filas y unas columnas se cruzan en varias celdas vacías. Cada cifra puede estar ahí solo tantas veces como las menos líneas que tienen ahí todos sus lugares. Si todas las cifras juntas pueden estar justo tantas veces como celdas hay, cada una de esas líneas tiene su cifra en una celda del cruce y la pierde en las demás.
lesson-multi-sector-locked-sets-when = En los sudokus más difíciles. Elige cifras para las filas (en casa) y deja las otras para las columnas (fuera): son buenas las filas en que aún faltan las cifras de unidad, y las columnas que ya las tienen.
lesson-multi-sector-locked-sets-why = Las celdas del cruce necesitan una cifra cada una. Cada línea da una cifra una vez como mucho, y las líneas no pueden dar más de lo que las celdas necesitan. Así que ninguna puede gastar su cifra en otro sitio.
lesson-multi-sector-locked-sets-also = MSLS; Multifish
lesson-multi-sector-locked-sets-look-1 = Elige de tres a seis filas y otras tantas columnas, o una o dos más o menos, y marca las celdas vacías en que se cruzan. Cuéntalas.
lesson-multi-sector-locked-sets-look-2 = Mira para cada cifra dónde puede estar en esas celdas, y toma las menos filas y columnas que tienen todos esos lugares.
lesson-multi-sector-locked-sets-look-3 = Suma las líneas de todas las cifras. Sigue si son justo tantas como celdas; si son una o dos más, prueba con otra fila o columna.
lesson-multi-sector-locked-sets-look-4 = Elimina cada cifra del resto de las líneas tomadas para ella.
lesson-multi-sector-locked-sets-look-5 = Donde otras tantas líneas también tienen todos los lugares de una cifra, elimínala además del resto de estas.
lesson-multi-sector-locked-sets-mistake = Eliminar una cifra de las celdas del cruce. Ahí se queda: se elimina del resto de las líneas.
lesson-multi-sector-locked-sets-lookalike = Tres filas y tres columnas se cruzan en seis celdas vacías, y { $x }, { $y } y { $z } pueden estar ahí en dos filas cada uno: seis cifras para seis celdas. Pero { $spoiler } también puede ser { $w }. Con esa cifra son siete, y una puede faltar. Aquí { $spoiler } es { $w }, y en { $line } { $x } está fuera de estas celdas, en { $right }.

lesson-rank-0-logic-what = Elige unas verdades: celdas, o cifras en unidades. Cada una tiene un candidato verdadero. Cubre todos sus candidatos con otros tantos enlaces: también celdas, o cifras en unidades, cada uno de los cuales permite un candidato verdadero como mucho. Entonces las verdades agotan los enlaces, y lo demás que tenga un enlace es falso.
lesson-rank-0-logic-when = Cuando nada más ayuda en un sudoku muy difícil. Las parejas, los peces, los anillos y los bucles continuos son de esta clase y tienen nombres más sencillos. Lo que queda aquí no tiene forma propia.
lesson-rank-0-logic-why = Las verdades tienen un candidato verdadero cada una. Cada uno de ellos está en un enlace, y ningún enlace admite dos. Con tantos enlaces como verdades, cada enlace tiene su único candidato verdadero en una verdad. Así que no queda ninguno para sus demás candidatos.
lesson-rank-0-logic-also = Truths and Links; Set Logic; Xsudo Logic; Rank-0 Logic
lesson-rank-0-logic-look-1 = Elige unas celdas con dos o tres candidatos, o cifras con dos o tres lugares en una unidad, que estén cerca unas de otras: las verdades.
lesson-rank-0-logic-look-2 = Cubre cada uno de sus candidatos con un enlace, una celda o una cifra en una unidad, y toma los que cubran varios a la vez.
lesson-rank-0-logic-look-3 = Cuenta. Si hay un enlace más que verdades, añade una verdad cuyos candidatos ya estén cubiertos, o casi.
lesson-rank-0-logic-look-4 = Un candidato que está en dos verdades debe estar en dos enlaces.
lesson-rank-0-logic-look-5 = Con tantos enlaces como verdades, elimina lo que los enlaces tienen fuera de las verdades, y lo que está en dos enlaces y solo en una verdad.
lesson-rank-0-logic-mistake = Olvidar que un candidato está en dos verdades. Entonces agota dos a la vez, y un enlace para él no basta.
lesson-rank-0-logic-lookalike = { $x } y { $y } en { $line } son dos verdades. { $first }, que puede ser ambas, y { $y } en { $cover } parecen cubrir todos sus candidatos, y entonces { $cover } no tendría { $y } fuera de { $line }. Pero { $x } también puede estar en { $spoiler }, y ningún enlace cubre eso. Aquí está ahí, { $first } es { $y }, y también lo es { $right }, de donde se habría eliminado.

lesson-franken-squirmbag-what = Cinco unidades de la base, con bloques entre las filas o columnas, y cinco unidades de la cobertura. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-franken-squirmbag-when = Solo si estudias una cifra en todas sus unidades. Un pez más pequeño suele decir lo mismo.
lesson-franken-squirmbag-why = Cinco unidades de la base ocupan cinco lugares y no comparten ninguno; las cinco de la cobertura admiten cinco. La cuenta sale justa, así que no queda nada para celdas de fuera.
lesson-franken-squirmbag-also = Franken Starfish; Franken 5-Fish
lesson-franken-squirmbag-look-1 = Toma una cifra que apenas esté puesta y elige filas y bloques, con al menos un bloque entre ellos o en la cobertura, que no tengan ningún lugar en común.
lesson-franken-squirmbag-look-2 = Mira si cinco de ellos tienen todos sus lugares en otras cinco unidades: columnas, o columnas y bloques.
lesson-franken-squirmbag-look-3 = Elimina la cifra de las celdas de esas cinco que no están en ninguna de las unidades de la base.
lesson-franken-squirmbag-mistake = Añadir una unidad a la base y otra a la cobertura hasta que se vaya algo. Cada unidad de la base necesita todos sus lugares cubiertos; uno solo al descubierto convierte el pez en uno con aletas, con menos celdas que limpiar.
lesson-franken-squirmbag-lookalike = En { $bases }, { $x } solo está en { $covering }: cinco unidades de la base y cinco de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y una de la cobertura no hace falta. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Squirmbag Franken lo habría eliminado.

lesson-franken-whale-what = Seis unidades de la base, con bloques entre las filas o columnas, y seis unidades de la cobertura. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-franken-whale-when = Solo para ver hasta dónde llegan los peces. Las unidades sobrantes forman un patrón más pequeño con el mismo resultado.
lesson-franken-whale-why = La base necesita la cifra seis veces en seis unidades de la cobertura, y cada una de estas puede tenerla una vez. Así que todas se agotan dentro de la base.
lesson-franken-whale-also = Franken 6-Fish
lesson-franken-whale-look-1 = Parte de un candidato del que dudes. Supón que es verdadero y anota las unidades que gastaría: su fila, su columna, su bloque.
lesson-franken-whale-look-2 = Busca seis filas y bloques, sin ningún lugar en común, cuyos lugares estén en seis columnas o bloques, de los que uno sea una unidad que el candidato gastaría. Se pueden intercambiar filas y columnas.
lesson-franken-whale-look-3 = Si el candidato no está en ninguna de las seis unidades de la base, elimínalo, y con él todos los demás de la cobertura fuera de la base.
lesson-franken-whale-mistake = Contar una unidad dos veces, una como base y otra como cobertura. No da más de lo que toma, así que deja fuera una unidad así: lo que queda es un pez más pequeño, o ninguno.
lesson-franken-whale-lookalike = En { $bases }, { $x } solo está en { $covering }: seis unidades de la base y seis de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y una de la cobertura no hace falta. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Whale Franken lo habría eliminado.

lesson-franken-leviathan-what = Siete unidades de la base, con bloques entre las filas o columnas, y siete unidades de la cobertura. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-franken-leviathan-when = Solo para ver hasta dónde llegan los peces, con una cifra que apenas está puesta en el tablero.
lesson-franken-leviathan-why = Haz la cuenta: siete unidades de la base sin ningún lugar en común necesitan siete cifras, y las siete de la cobertura llevan justo siete. Ninguna otra celda de la cobertura recibe una.
lesson-franken-leviathan-also = Franken 7-Fish
lesson-franken-leviathan-look-1 = Toma una cifra que esté puesta como máximo una vez y tacha las unidades que la tienen.
lesson-franken-leviathan-look-2 = Elige siete unidades de la base, filas y bloques sin ningún lugar en común, y mira si siete columnas o bloques recogen todos sus lugares. Tiene que haber un bloque en uno de los dos lados.
lesson-franken-leviathan-look-3 = Elimina la cifra de las celdas de las unidades de la cobertura que no están en ninguna de las unidades de la base.
lesson-franken-leviathan-mistake = Creer que un pez más grande elimina más. Lo que cuenta es lo que la cobertura tiene además de la base, y siete unidades de la base apenas dejan nada de ella.
lesson-franken-leviathan-lookalike = En { $bases }, { $x } solo está en { $covering }: siete unidades de la base y siete de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y una de la cobertura no hace falta. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Leviathan Franken lo habría eliminado.

lesson-finned-franken-x-wing-what = Un [X-Wing] con un bloque entre sus unidades y con aletas. La cifra se elimina de las celdas cubiertas fuera de la base que ven todas las aletas.
lesson-finned-franken-x-wing-when = Donde una fila y un bloque casi se limitan a dos columnas, con uno o dos lugares de más. Las cadenas con grupos suelen mostrar lo mismo.
lesson-finned-franken-x-wing-why = Si ninguna aleta es verdadera, las dos unidades de la base agotan las dos de la cobertura. Si una es verdadera, lo que ve pierde la cifra. Las celdas afectadas en ambos casos la pierden.
lesson-finned-franken-x-wing-look-1 = Toma una cifra, un bloque y una fila. Elige dos columnas que contengan la mayoría de sus lugares.
lesson-finned-franken-x-wing-look-2 = Marca como aletas todos los lugares de la fila y del bloque fuera de las dos columnas, y cada lugar que la fila y el bloque tengan en común.
lesson-finned-franken-x-wing-look-3 = Elimina la cifra de las celdas de las dos columnas, fuera de la fila y del bloque, que ven todas las aletas.
lesson-finned-franken-x-wing-mistake = No contar como aleta el lugar donde la fila atraviesa el bloque porque una columna lo cubre. Si es verdadero, serviría a las dos unidades de la base a la vez y dejaría libre una columna. Así que es una aleta, llamada endoaleta, y también hay que verla.
lesson-finned-franken-x-wing-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a la otra unidad de la base le basta una de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-franken-swordfish-what = Un [Franken Swordfish] con aletas: lugares de su base que no están en ninguna unidad de la cobertura, o que comparten dos unidades de la base. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-franken-swordfish-when = Cuando tres unidades, entre ellas un bloque, casi se limitan a tres líneas, y los lugares que sobran se ven desde una celda de la cobertura.
lesson-finned-franken-swordfish-why = O una aleta es verdadera y elimina la cifra de lo que ve, o ninguna lo es y el pez está entero. Un candidato que se eliminaría si no hubiera aletas y que las ve todas se elimina con seguridad.
lesson-finned-franken-swordfish-look-1 = Toma una cifra y tres unidades de la base, por ejemplo dos filas y un bloque, y tres columnas que contengan la mayoría de sus lugares.
lesson-finned-franken-swordfish-look-2 = Marca las aletas: los lugares de la base fuera de las columnas y los que están en dos unidades de la base.
lesson-finned-franken-swordfish-look-3 = Busca una celda que vea todas las aletas, por una fila, una columna o un bloque.
lesson-finned-franken-swordfish-look-4 = Si una de las tres columnas la cubre y no está en ninguna de las unidades de la base, elimina de ella la cifra.
lesson-finned-franken-swordfish-mistake = Buscar solo en el bloque de las aletas, como con un [Finned Swordfish]. Donde hay bloques en la base o en la cobertura, una celda cubierta puede ver una aleta también por una fila o una columna.
lesson-finned-franken-swordfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan dos de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-franken-jellyfish-what = Un [Franken Jellyfish] con aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-franken-jellyfish-when = Cuando cuatro unidades, con bloques entre ellas, casi se limitan a otras cuatro. Empieza por el candidato del que dudas: debe estar en la cobertura y ver todas las aletas.
lesson-finned-franken-jellyfish-why = Dos casos lo abarcan todo: una aleta lleva la cifra, o ninguna la lleva y las cuatro unidades de la base llenan las cuatro de la cobertura. El candidato es falso en ambos.
lesson-finned-franken-jellyfish-look-1 = Empieza por un candidato del que dudes y tacha su cifra en todas las celdas que ve.
lesson-finned-franken-jellyfish-look-2 = Con lo que queda, busca cuatro filas y bloques sin ningún lugar en común que se limiten a solo tres columnas o bloques. Entre las siete unidades tiene que haber un bloque, y el candidato no debe estar en ninguna de las cuatro.
lesson-finned-franken-jellyfish-look-3 = Añade como cuarta unidad de la cobertura una columna o un bloque del candidato que no esté en la base. Los lugares tachados de las cuatro que no están en ninguna unidad de la cobertura son las aletas, y también los que comparten dos de las cuatro.
lesson-finned-franken-jellyfish-look-4 = Elimina el candidato: ve todas las aletas, puesto que las tachaste por él.
lesson-finned-franken-jellyfish-mistake = Aceptar una celda que ve todas las aletas menos una. La última puede ser la verdadera, y entonces el pez no dice nada de la celda. Solo podría ayudar todavía una cadena desde esa aleta, como en el [Kraken Fish Type 1].
lesson-finned-franken-jellyfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Jellyfish Franken con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y bastan tres cifras para las cuatro unidades de la base. Así es aquí: en { $cover } queda sitio para { $x }, y está en { $right }, de donde el pez lo habría eliminado.

lesson-finned-franken-squirmbag-what = Cinco unidades de la base con bloques entre ellas, cinco unidades de la cobertura y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-franken-squirmbag-when = Rara vez a simple vista. Busca primero un pez más pequeño con aletas para esa cifra.
lesson-finned-franken-squirmbag-why = Con una aleta verdadera, lo que ve queda limpio. Sin ninguna, cinco unidades de la base agotan cinco de la cobertura. Lo que limpian ambos casos queda limpio.
lesson-finned-franken-squirmbag-also = Finned Franken Starfish; Finned Franken 5-Fish
lesson-finned-franken-squirmbag-look-1 = Supón que un candidato es verdadero y tacha la cifra en todo lo que ve.
lesson-finned-franken-squirmbag-look-2 = Mira si a cinco filas y bloques sin ningún lugar en común les quedan lugares en solo cuatro columnas o bloques. Se pueden intercambiar filas y columnas.
lesson-finned-franken-squirmbag-look-3 = Si es así, elimina el candidato, siempre que no esté en ninguno de los cinco.
lesson-finned-franken-squirmbag-mistake = Añadir una sexta unidad a la cobertura para librarse de las aletas. Con más unidades en la cobertura que en la base, la base no tiene por qué agotarlas todas, y no se sigue nada.
lesson-finned-franken-squirmbag-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Squirmbag Franken con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y bastan cuatro cifras para las cinco unidades de la base. Así es aquí: en { $cover } queda sitio para { $x }, y está en { $right }, de donde el pez lo habría eliminado.

lesson-finned-franken-whale-what = Seis unidades de la base con bloques entre ellas, seis unidades de la cobertura y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-franken-whale-when = Rara vez a simple vista. Es el lado grande de un patrón más pequeño de la misma cifra.
lesson-finned-franken-whale-why = Si ninguna aleta lleva la cifra, las seis unidades de la base necesitan las seis de la cobertura. Si una la lleva, la descarta en todo su entorno. Una celda cubierta que ve todas las aletas no puede llevarla.
lesson-finned-franken-whale-also = Finned Franken 6-Fish
lesson-finned-franken-whale-look-1 = Supón que un candidato es verdadero y tacha la cifra en todo lo que ve.
lesson-finned-franken-whale-look-2 = Cuenta filas y bloques que ya no compartan ningún lugar: ¿tienen que arreglarse seis de ellos con cinco columnas o bloques?
lesson-finned-franken-whale-look-3 = Si es así, y el candidato no está en ninguno de los seis, elimínalo.
lesson-finned-franken-whale-mistake = Dejar que dos unidades de la base compartan un lugar que el candidato no ve. Una sola cifra ahí bastaría para las dos, así que seis unidades no tienen por qué ocupar seis lugares, y la cuenta no demuestra nada.
lesson-finned-franken-whale-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Whale Franken con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y bastan cinco cifras para las seis unidades de la base. Así es aquí: en { $cover } queda sitio para { $x }, y está en { $right }, de donde el pez lo habría eliminado.

lesson-finned-franken-leviathan-what = Siete unidades de la base con bloques entre ellas, siete unidades de la cobertura y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-franken-leviathan-when = Solo para ver hasta dónde llegan los peces. Es más fácil encontrar una cadena de la cifra.
lesson-finned-franken-leviathan-why = El argumento no cambia con el tamaño: tantas unidades en la base como en la cobertura, o una aleta verdadera. El candidato es falso en cualquier caso.
lesson-finned-franken-leviathan-also = Finned Franken 7-Fish
lesson-finned-franken-leviathan-look-1 = Toma una cifra que no esté puesta casi en ningún sitio. Supón que uno de sus candidatos es verdadero y tacha lo que ve.
lesson-finned-franken-leviathan-look-2 = Busca siete filas y bloques, sin el candidato y sin ningún lugar en común, a los que les queden seis columnas o bloques para la cifra.
lesson-finned-franken-leviathan-look-3 = Si hay siete unidades así, elimina el candidato.
lesson-finned-franken-leviathan-mistake = Pasar por alto un lugar en siete unidades. Si está fuera de la cobertura y el candidato no lo ve, la cifra puede escapar por ahí. Recorre cada unidad de la base celda por celda.
lesson-finned-franken-leviathan-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Leviathan Franken con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y bastan seis cifras para las siete unidades de la base. Así es aquí: en { $cover } queda sitio para { $x }, y está en { $right }, de donde el pez lo habría eliminado.

lesson-mutant-x-wing-what = Un [X-Wing] de unidades cualesquiera: filas y columnas mezcladas en la base o en la cobertura, con bloques si hace falta. Las dos unidades de la base tienen la cifra solo en las dos de la cobertura.
lesson-mutant-x-wing-when = Busca dos unidades de cualquier tipo que no compartan ningún lugar de una cifra y cuyos lugares estén en otras dos unidades. Es raro, porque técnicas más fáciles ven la mayoría.
lesson-mutant-x-wing-why = No importa de qué tipo sean las unidades. Dos unidades sin ningún lugar en común necesitan la cifra dos veces, y otras dos tienen sitio para ella dos veces. El resto de estas otras la pierde.
lesson-mutant-x-wing-look-1 = Toma una cifra, una fila y una columna. La celda donde se cruzan no debe ser un lugar de la cifra.
lesson-mutant-x-wing-look-2 = Busca otras dos unidades, de cualquier tipo, que recojan todos los lugares de ambas.
lesson-mutant-x-wing-look-3 = Elimina la cifra de las celdas de estas dos que no están ni en la fila ni en la columna.
lesson-mutant-x-wing-look-4 = Prueba también al revés: dos unidades de cualquier tipo que no compartan ningún lugar y cuyos lugares estén en una fila y una columna. Entonces el resto de esas líneas pierde la cifra, y también la celda donde se cruzan.
lesson-mutant-x-wing-mistake = Pasar por alto que el cruce de la fila y la columna de la base es un lugar de la cifra. Si es verdadero, bastaría para las dos, la cobertura no se agotaría, y las eliminaciones serían erróneas.
lesson-mutant-x-wing-lookalike = { $bases } parecen tener { $x } solo en { $covering }: dos unidades de la base y dos de la cobertura. Pero en { $line } hay otro lugar, { $spoiler }, que ninguna unidad de la cobertura cubre: una aleta, y { $right } no la ve. Si { $x } va ahí, la base solo necesita una de las unidades de la cobertura. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el X-Wing mutante lo habría eliminado.

lesson-mutant-swordfish-what = Tres unidades de la base, de cualquier tipo, tienen una cifra solo en tres unidades de la cobertura, de cualquier tipo, con filas y columnas mezcladas. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-mutant-swordfish-when = Cuando anotas todos los lugares de una cifra y no sale ningún pez normal: prueba juntos una fila, una columna y un bloque.
lesson-mutant-swordfish-why = La base toma la cifra tres veces, en lugares que no comparten ninguna de sus unidades, y la cobertura tiene tres para dar. Lo que está en la cobertura y no en la base se queda sin ella.
lesson-mutant-swordfish-look-1 = Toma una cifra y tres unidades con pocos lugares para ella, filas y columnas mezcladas y bloques a tu gusto, de modo que ningún lugar esté en dos de ellas.
lesson-mutant-swordfish-look-2 = Cubre todos sus lugares con otras tres unidades. Empieza por un lugar que solo pueda cubrir una unidad útil.
lesson-mutant-swordfish-look-3 = Elimina la cifra de las celdas de la cobertura que no están en ninguna de las tres unidades de la base.
lesson-mutant-swordfish-look-4 = Elimínala también de cada lugar de la base que comparten dos unidades de la cobertura.
lesson-mutant-swordfish-mistake = Cubrir un lugar con una unidad de la propia base. Base y cobertura tienen que ser unidades distintas, tres y tres; una unidad en ambos lados no aporta nada a la cuenta.
lesson-mutant-swordfish-lookalike = { $bases } parecen tener { $x } solo en { $covering }: tres unidades de la base y tres de la cobertura. Pero en { $line } hay otro lugar, { $spoiler }, que ninguna unidad de la cobertura cubre: una aleta, y { $right } no la ve. Si { $x } va ahí, la base solo necesita dos de las unidades de la cobertura. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Swordfish mutante lo habría eliminado.

lesson-mutant-jellyfish-what = Cuatro unidades de la base, de cualquier tipo, tienen una cifra solo en cuatro unidades de la cobertura, de cualquier tipo. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-mutant-jellyfish-when = Casi nunca a simple vista. Haz la cuenta con un candidato del que dudes: ¿qué unidades gastaría y cuáles se quedarían sin la cifra?
lesson-mutant-jellyfish-why = Si una celda cubierta fuera de la base llevara la cifra, se gastaría una unidad de la cobertura y quedarían tres para cuatro unidades de la base. Falta una.
lesson-mutant-jellyfish-look-1 = Toma un candidato del que dudes y elige una de sus unidades, fila, columna o bloque, como la primera de la cobertura.
lesson-mutant-jellyfish-look-2 = Reúne cuatro unidades sin el candidato que no compartan ningún lugar de la cifra y que tengan muchos de sus lugares en la unidad elegida.
lesson-mutant-jellyfish-look-3 = Mira si otras tres unidades recogen todos los demás lugares de las cuatro.
lesson-mutant-jellyfish-look-4 = Si es así, elimina el candidato, y la cifra de todas las demás celdas de la cobertura fuera de la base.
lesson-mutant-jellyfish-mistake = Limpiar una celda cubierta que está ella misma en una unidad de la base. Con filas, columnas y bloques mezclados, es fácil pasarlo por alto. Una celda así es uno de los lugares que la base puede usar; solo pierde la cifra si la comparten dos unidades de la cobertura.
lesson-mutant-jellyfish-lookalike = En { $bases }, salvo en { $spoiler }, { $x } solo está en { $covering }: cuatro unidades de la base y cuatro de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y dos de la cobertura no hacen falta. Así es aquí: { $right }, que está en { $both }, es { $x }, y el Jellyfish mutante lo habría eliminado.

lesson-mutant-squirmbag-what = Cinco unidades de la base, de cualquier tipo, tienen una cifra solo en cinco unidades de la cobertura, de cualquier tipo. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-mutant-squirmbag-when = Casi nunca a simple vista. Ayuda marcar las celdas de la base para una cifra y cubrirlas con el menor número posible de unidades.
lesson-mutant-squirmbag-why = Cinco unidades de la base agotan cinco de la cobertura. Una cifra en otro sitio de la cobertura dejaría cuatro para cinco.
lesson-mutant-squirmbag-also = Mutant Starfish; Mutant 5-Fish
lesson-mutant-squirmbag-look-1 = Dibuja un tablero con los lugares de una sola cifra y tacha todas las unidades que la tienen.
lesson-mutant-squirmbag-look-2 = Elige cinco unidades de cualquier tipo con pocos lugares, de modo que ningún lugar esté en dos de las cinco.
lesson-mutant-squirmbag-look-3 = Intenta recoger todos esos lugares con otras cinco unidades.
lesson-mutant-squirmbag-look-4 = Elimina la cifra de las celdas de estas unidades que no están en ninguna de las cinco primeras.
lesson-mutant-squirmbag-mistake = Buscar una figura. Un pez mutante de este tamaño no tiene ninguna que puedas reconocer; lo único que lo hace verdadero es que la cuenta sale justa y que las unidades de la base no comparten ningún lugar. Comprueba estas dos cosas y nada más.
lesson-mutant-squirmbag-lookalike = En { $bases }, salvo en { $spoiler }, { $x } solo está en { $covering }: cinco unidades de la base y cinco de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y dos de la cobertura no hacen falta. Así es aquí: { $right }, que está en { $both }, es { $x }, y el Squirmbag mutante lo habría eliminado.

lesson-mutant-whale-what = Seis unidades de la base, de cualquier tipo, tienen una cifra solo en seis unidades de la cobertura, de cualquier tipo. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-mutant-whale-when = Casi nunca a simple vista. Es una forma de contar más que una figura.
lesson-mutant-whale-why = Cada unidad de la base necesita un lugar, no hay dos que compartan uno, y cada unidad de la cobertura da uno. Seis contra seis: no queda nada para otras celdas de la cobertura.
lesson-mutant-whale-also = Mutant 6-Fish
lesson-mutant-whale-look-1 = Dibuja un tablero con los lugares de una sola cifra.
lesson-mutant-whale-look-2 = Elige seis unidades, ninguna de las cuales comparta un lugar con otra, e intenta recoger todos sus lugares con otras seis unidades.
lesson-mutant-whale-look-3 = Elimina la cifra de las celdas de las segundas seis que no están en ninguna de las primeras seis.
lesson-mutant-whale-mistake = Quedarse en una cobertura de siete unidades. Siete pueden dar una cifra más de las que toman seis unidades de la base, así que una celda fuera de la base todavía puede llevarla.
lesson-mutant-whale-lookalike = En { $bases }, { $x } solo está en { $covering }: seis unidades de la base y seis de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y una de la cobertura no hace falta. Así es aquí: en { $cover }, { $x } está en { $right }, de donde el Whale mutante lo habría eliminado.

lesson-mutant-leviathan-what = Siete unidades de la base, de cualquier tipo, tienen una cifra solo en siete unidades de la cobertura, de cualquier tipo. La cifra se elimina de lo que la cobertura tiene fuera de la base.
lesson-mutant-leviathan-when = Casi nunca a simple vista. Es el pez más grande que se busca aquí.
lesson-mutant-leviathan-why = Hacen falta siete lugares y hay siete disponibles, todos en la base. Una celda de la cobertura fuera de la base tomaría uno de más.
lesson-mutant-leviathan-also = Mutant 7-Fish
lesson-mutant-leviathan-look-1 = Dibuja un tablero con los lugares de una sola cifra, una que apenas esté puesta todavía.
lesson-mutant-leviathan-look-2 = Elige siete unidades de cualquier tipo sin ningún lugar en común e intenta recoger todos sus lugares con otras siete.
lesson-mutant-leviathan-look-3 = Elimina la cifra de las celdas de estas otras que no están en ninguna de las siete.
lesson-mutant-leviathan-mistake = Usarlo donde una cadena corta de la cifra hace lo mismo. Una [Grouped AIC] de una sola cifra se encuentra enlace a enlace, mientras que aquí tienen que encajar catorce unidades a la vez.
lesson-mutant-leviathan-lookalike = En { $bases }, salvo en { $spoiler }, { $x } solo está en { $covering }: siete unidades de la base y siete de la cobertura. Pero { $spoiler } está en dos de las unidades de la base, en { $line } y en { $other-line }, así que es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las dos unidades a la vez, y dos de la cobertura no hacen falta. Así es aquí: { $right }, que está en { $both }, es { $x }, y el Leviathan mutante lo habría eliminado.

lesson-finned-mutant-x-wing-what = Dos unidades de la base y dos de la cobertura, de cualquier tipo, y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-mutant-x-wing-when = Donde una fila y una columna casi encajan en otras dos unidades. Un [Turbot Fish] o una cadena corta suelen mostrar lo mismo.
lesson-finned-mutant-x-wing-why = Si todas las aletas son falsas, la base agota la cobertura. Si una es verdadera, elimina lo que ve. Una celda para la que valen ambas cosas pierde la cifra.
lesson-finned-mutant-x-wing-look-1 = Toma una cifra, una fila y una columna. Elige otras dos unidades que contengan la mayoría de sus lugares, a menudo un bloque y una línea.
lesson-finned-mutant-x-wing-look-2 = Marca como aletas los lugares de la fila y de la columna que esas dos no cubren, y la celda donde la fila y la columna se cruzan si es un lugar de la cifra.
lesson-finned-mutant-x-wing-look-3 = Elimina la cifra de las celdas de la cobertura, fuera de la fila y de la columna, que ven todas las aletas.
lesson-finned-mutant-x-wing-mistake = No reconocer una [2-String Kite]. Su fila y su columna son la base, su bloque y la línea transversal que pasa por un extremo exterior son la cobertura, y el otro extremo exterior es la aleta. Busca primero la cometa, que se ve mejor.
lesson-finned-mutant-x-wing-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a la otra unidad de la base le basta una de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-mutant-swordfish-what = Tres unidades de la base y tres de la cobertura, de cualquier tipo, y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-mutant-swordfish-when = Cuando hay a mano una cadena de la cifra con grupos, a menudo es un pez de este tipo. Parte del candidato que se va a eliminar y reúne las unidades que estropea.
lesson-finned-mutant-swordfish-why = Supón que el candidato lleva la cifra. Entonces todas las aletas son falsas, pues las ve todas, y se gasta una unidad de la cobertura: quedan dos para tres unidades de la base. Así que es falso.
lesson-finned-mutant-swordfish-look-1 = Empieza por un candidato del que dudes y tacha su cifra en todo lo que ve.
lesson-finned-mutant-swordfish-look-2 = Reúne unidades, sin el candidato, a las que les queden uno o dos lugares.
lesson-finned-mutant-swordfish-look-3 = Busca tres de ellas que no compartan ningún lugar de los que quedan, y dos unidades que recojan todo lo que queda de las tres.
lesson-finned-mutant-swordfish-look-4 = Esas dos y una unidad del candidato que no sea ninguna de las tres son la cobertura. Elimina el candidato.
lesson-finned-mutant-swordfish-mistake = Elegir primero el pez y mirar sus aletas al final. Una aleta que la celda no ve lo estropea todo. Empieza por la celda, y solo saldrán aletas que ve.
lesson-finned-mutant-swordfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece que { $x } queda cubierto salvo en la aleta { $fins }, y { $right } la ve. Pero en { $line }, { $x } también puede ir en { $spoiler }. Es una aleta más, y { $right } no la ve. Aquí es justo la verdadera, así que a las demás unidades de la base les bastan dos de la cobertura, y en { $cover }, { $x } está en { $right }. Solo pierde la cifra lo que ve todas las aletas.

lesson-finned-mutant-jellyfish-what = Cuatro unidades de la base y cuatro de la cobertura, de cualquier tipo, y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-mutant-jellyfish-when = Cuando fallan los peces más pequeños de la cifra. Trabaja desde un candidato del que dudes.
lesson-finned-mutant-jellyfish-why = Si el candidato fuera verdadero, limpiaría todas las aletas y gastaría una unidad de la cobertura. Tres tendrían que servir a cuatro unidades de la base, y eso es imposible.
lesson-finned-mutant-jellyfish-look-1 = Empieza por un candidato del que dudes y tacha su cifra en todo lo que ve.
lesson-finned-mutant-jellyfish-look-2 = Elige cuatro unidades, sin el candidato, que no compartan ningún lugar de los que quedan.
lesson-finned-mutant-jellyfish-look-3 = Si tres unidades recogen todo lo que queda de las cuatro, elimina el candidato.
lesson-finned-mutant-jellyfish-mistake = Llamar aletas solo a los lugares que están fuera de la cobertura. Un lugar que comparten dos unidades de la base también es una aleta, esté cubierto o no, y hay que verlo como las demás.
lesson-finned-mutant-jellyfish-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Jellyfish mutante con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en tres de las unidades de la base, en { $sharing }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las tres a la vez, y bastan dos cifras para las cuatro unidades de la base. Así es aquí: { $right }, que está en { $both }, es { $x }, y el pez lo habría eliminado.

lesson-finned-mutant-squirmbag-what = Cinco unidades de la base y cinco de la cobertura, de cualquier tipo, y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-mutant-squirmbag-when = Casi nunca a simple vista; después de todo lo demás para esa cifra.
lesson-finned-mutant-squirmbag-why = El candidato, de ser verdadero, dejaría cuatro unidades de la cobertura para cinco de la base, sin ninguna aleta que ayudara. Así que es falso.
lesson-finned-mutant-squirmbag-also = Finned Mutant Starfish; Finned Mutant 5-Fish
lesson-finned-mutant-squirmbag-look-1 = Dibuja solo los lugares de una cifra, supón que uno de ellos es verdadero y tacha lo que ve.
lesson-finned-mutant-squirmbag-look-2 = Intenta encontrar cinco unidades, sin ese lugar y sin ningún lugar en común entre los que quedan, para las que cuatro unidades recojan todo lo que queda.
lesson-finned-mutant-squirmbag-look-3 = Si las hay, elimina la cifra del lugar que supusiste.
lesson-finned-mutant-squirmbag-mistake = Continuar con una segunda suposición cuando la primera no lleva a nada. Todo tiene que seguirse de un solo candidato; si no, lo único que queda refutado es que los dos sean verdaderos a la vez.
lesson-finned-mutant-squirmbag-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Squirmbag mutante con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en tres de las unidades de la base, en { $sharing }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las tres a la vez, y bastan tres cifras para las cinco unidades de la base. Así es aquí: en { $cover } queda sitio para { $x }, y está en { $right }, de donde el pez lo habría eliminado.

lesson-finned-mutant-whale-what = Seis unidades de la base y seis de la cobertura, de cualquier tipo, y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-mutant-whale-when = Casi nunca a simple vista; es una forma más de decir que la cifra no alcanzaría para todas.
lesson-finned-mutant-whale-why = Con el candidato verdadero no queda ninguna aleta, y cinco unidades de la cobertura tendrían que llevar las cifras de seis unidades de la base. No puede ser.
lesson-finned-mutant-whale-also = Finned Mutant 6-Fish
lesson-finned-mutant-whale-look-1 = Dibuja solo los lugares de una cifra, supón que uno de ellos es verdadero y tacha lo que ve.
lesson-finned-mutant-whale-look-2 = Intenta encontrar seis unidades, sin ese lugar y sin ningún lugar en común entre los que quedan, para las que cinco unidades recojan todo lo que queda.
lesson-finned-mutant-whale-look-3 = Si las hay, elimina la cifra del lugar que supusiste.
lesson-finned-mutant-whale-mistake = Tomar un pez que falla por una señal de que el candidato es verdadero. Que esa elección de unidades no lo refute no dice nada; puede hacerlo otra, o una cadena.
lesson-finned-mutant-whale-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Whale mutante con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en tres de las unidades de la base, en { $sharing }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las tres a la vez, y bastan cuatro cifras para las seis unidades de la base. Así es aquí: { $right }, que está en { $both }, es { $x }, y el pez lo habría eliminado.

lesson-finned-mutant-leviathan-what = Siete unidades de la base y siete de la cobertura, de cualquier tipo, y aletas. La cifra se elimina de las celdas cubiertas que ven todas las aletas.
lesson-finned-mutant-leviathan-when = Casi nunca a simple vista; para una cifra de la que no se sabe casi nada.
lesson-finned-mutant-leviathan-why = La cuenta es la de todos los peces: si el candidato fuera verdadero, las aletas desaparecerían, y seis unidades de la cobertura son demasiado pocas para siete de la base.
lesson-finned-mutant-leviathan-also = Finned Mutant 7-Fish
lesson-finned-mutant-leviathan-look-1 = Dibuja solo los lugares de una cifra, supón que uno de ellos es verdadero y tacha lo que ve.
lesson-finned-mutant-leviathan-look-2 = Intenta encontrar siete unidades, sin ese lugar y sin ningún lugar en común entre los que quedan, para las que seis unidades recojan todo lo que queda.
lesson-finned-mutant-leviathan-look-3 = Si las hay, elimina la cifra del lugar que supusiste.
lesson-finned-mutant-leviathan-mistake = Dedicarle una tarde entera. Todo lo que un pez de cualquier tamaño puede decir sobre una cifra lo dicen también las plantillas de esa cifra, y con un ordenador se cuentan en un momento: mira la [Template Delete].
lesson-finned-mutant-leviathan-lookalike = Base: { $bases }; cobertura: { $covering }. Parece un Leviathan mutante con aletas, y { $right } ve la endoaleta { $fins }. Pero { $spoiler } está en tres de las unidades de la base, en { $sharing }: también es una endoaleta, y { $right } no la ve. Si { $x } va ahí, sirve a las tres a la vez, y bastan cinco cifras para las siete unidades de la base. Así es aquí: en { $cover } queda sitio para { $x }, y está en { $right }, de donde el pez lo habría eliminado.

lesson-kraken-fish-type-1-what = Un pez con aletas de las que el candidato dudoso no ve todas. Desde cada aleta que no ve, una cadena lleva a lo mismo: el candidato es falso.
lesson-kraken-fish-type-1-when = Cuando una sola aleta estropea un [X-Wing], un [Swordfish] o un [Jellyfish] con aletas. Mira si esa aleta, de ser verdadera, se deshace del candidato de otra manera.
lesson-kraken-fish-type-1-why = Si ninguna aleta es verdadera, el pez elimina el candidato. Si una aleta es verdadera, lo que se sigue de ella elimina el candidato. Se da una de las dos cosas.
lesson-kraken-fish-type-1-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-1-look-1 = Toma un [X-Wing], un [Swordfish] o un [Jellyfish] que unas pocas aletas estropeen, y marca las aletas.
lesson-kraken-fish-type-1-look-2 = Elige un candidato de la cifra en una línea de la cobertura y fuera de las líneas de la base: uno que se iría si no hubiera aletas.
lesson-kraken-fish-type-1-look-3 = Supón que la primera aleta es verdadera y sigue una cadena, con cualquier cifra, hasta que el candidato sea falso. Haz lo mismo con cada aleta que el candidato no ve.
lesson-kraken-fish-type-1-look-4 = Si cada aleta ve el candidato o lleva a que sea falso, elimina el candidato.
lesson-kraken-fish-type-1-mistake = Seguir una aleta y olvidar las demás. Cualquiera de ellas puede ser la verdadera, así que cada una necesita una cadena propia o tiene que ver directamente el candidato.
lesson-kraken-fish-type-1-lookalike = Base: { $bases }; cobertura: { $covering }. Si no hubiera aletas, { $x } se eliminaría de { $right }. Desde la aleta { $fins }, una cadena lleva a lo mismo: entonces { $near-first } no es { $x }, así que lo es { $near-second }, y { $right } no. Pero en { $line } hay otra aleta, { $spoiler }, desde la que nada lleva a { $right }. Aquí es justo la verdadera, y { $right } también es { $x }. Cada aleta necesita su propia cadena.

lesson-kraken-fish-type-2-what = Se mira una unidad de la cobertura de un pez con aletas. Desde cada uno de sus lugares en la base, y desde cada aleta, una cadena lleva a la misma conclusión, que puede tratar de cualquier cifra.
lesson-kraken-fish-type-2-when = Cuando el pez por sí solo no elimina nada. Sigue lo que resulta de cada lugar en una unidad de la cobertura y de cada aleta.
lesson-kraken-fish-type-2-why = Si ninguna aleta es verdadera, la base llena todas las unidades de la cobertura, y por eso uno de los lugares de esa unidad es verdadero. En cualquier caso, uno de los candidatos de los que parten las cadenas es verdadero, y todas acaban en lo mismo.
lesson-kraken-fish-type-2-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-2-look-1 = Toma un pez de dos a cuatro líneas de la base con pocas aletas, y marca las aletas.
lesson-kraken-fish-type-2-look-2 = Elige una línea de la cobertura con pocos lugares en la base. Anota esos lugares y todas las aletas: uno de ellos es verdadero.
lesson-kraken-fish-type-2-look-3 = Supón verdadero cada uno de la lista, de uno en uno, y escribe lo que se sigue de él por cadenas.
lesson-kraken-fish-type-2-look-4 = Lo que todas esas listas tienen en común vale: elimina el candidato que es falso en todas, o pon el que es verdadero en todas.
lesson-kraken-fish-type-2-mistake = Dejar una aleta fuera de la lista. Si justo esa aleta es verdadera, quizá no lo sea nada más de la lista, y lo que tienen en común no tiene por qué valer. En cambio, los lugares de la línea de la cobertura fuera de la base no necesitan cadena.
lesson-kraken-fish-type-2-lookalike = En { $bases }, { $x } parece tener un solo lugar que no está en { $covering }, la aleta { $fins }. Si la aleta es falsa, en { $cover } el { $x } está en { $first }. Desde { $first } y desde la aleta, una cadena lleva a { $x } en { $right }. Pero en { $line } hay otra aleta, { $spoiler }, de la que no sale ninguna cadena. Aquí { $x } está en { $spoiler }, ni { $first } ni { $fins } son { $x }, y { $right } es { $y }.

lesson-forcing-chain-contradiction-what = Supón que un candidato es verdadero, o que es falso. Las cadenas que salen de ahí llevan a algo imposible: lo contrario de la suposición, una celda sin cifra o una unidad sin lugar para una. Así que la suposición era falsa.
lesson-forcing-chain-contradiction-when = Cuando no queda nada más corto. Toma candidatos de celdas con dos y sigue solo pasos sencillos: lo que lo ve es falso, el último que queda es verdadero.
lesson-forcing-chain-contradiction-why = Lo que se sigue de algo verdadero es verdadero. Una contradicción no lo es, así que aquello de lo que salió tampoco es verdadero: vale lo contrario.
lesson-forcing-chain-contradiction-also = Contradiction Forcing Chain; Nishio Forcing Chain
lesson-forcing-chain-contradiction-look-1 = Elige un candidato y supón que es verdadero, por ejemplo en una celda con dos. Apunta cada consecuencia junto con aquella de la que sale.
lesson-forcing-chain-contradiction-look-2 = A partir de un candidato verdadero, haz falsos los demás de su celda y la misma cifra en todas las celdas que ve.
lesson-forcing-chain-contradiction-look-3 = A partir de un candidato falso, haz verdadero el otro de una celda con dos, y el otro lugar en una unidad con dos. Cuenta esos dos según está el tablero, antes de que supusieras nada.
lesson-forcing-chain-contradiction-look-4 = Vigila si aparece un choque: lo contrario de lo que supusiste, una celda sin candidatos, una unidad sin lugar para una cifra, dos cifras en una celda o una cifra dos veces en una unidad.
lesson-forcing-chain-contradiction-look-5 = Elimina entonces el candidato que supusiste verdadero. Si lo habías supuesto falso y llegaste a un choque, ponlo.
lesson-forcing-chain-contradiction-mistake = Dar por demostrada la suposición porque no ha salido ningún choque. Solo que aún no está refutada: quizá se cortó la cadena demasiado pronto, o esta manera de seguirla no ve el choque.
lesson-forcing-chain-contradiction-lookalike = Si { $right } es { $x }, { $first } solo puede ser { $y }, y { $spoiler }, que ve las dos, no puede ser ni lo uno ni lo otro: parece que no le queda nada, así que { $right } tendría que ser { $z }. Pero { $spoiler } también puede ser { $z }. Aquí lo es, y { $right } es { $x }, sin ninguna contradicción. Una celda solo queda vacía cuando pierde su último candidato.

lesson-forcing-chain-verity-what = Toma todos los candidatos de una celda, todos los lugares de una cifra en una unidad o un candidato que es verdadero o falso. Las cadenas que salen de cada uno llevan a la misma conclusión. Esa conclusión vale.
lesson-forcing-chain-verity-when = En torno a una celda con dos o tres candidatos, o a una cifra con dos o tres lugares, de la que se sigan muchas cosas.
lesson-forcing-chain-verity-why = Una de las posibilidades es la correcta. Como todas llevan a la misma conclusión, no importa cuál sea.
lesson-forcing-chain-verity-also = Cell Forcing Chain; Unit Forcing Chain; Region Forcing Chain; Digit Forcing Chain; Double Forcing Chain
lesson-forcing-chain-verity-look-1 = Elige posibilidades de las que una tenga que ser la correcta: todos los candidatos de una celda, todos los lugares de una cifra en una unidad, o un candidato como verdadero y como falso.
lesson-forcing-chain-verity-look-2 = Supón la primera y marca todo lo que se sigue por cadenas: lo que pasa a ser verdadero y lo que pasa a ser falso.
lesson-forcing-chain-verity-look-3 = Supón la siguiente, otra vez desde el tablero original, y conserva de las marcas solo lo que también se sigue esta vez. Haz lo mismo con cada posibilidad.
lesson-forcing-chain-verity-look-4 = Elimina cada candidato que siga marcado como falso y pon cada uno que siga marcado como verdadero.
lesson-forcing-chain-verity-mistake = Dejar fuera una posibilidad porque parece improbable. Si justo esa es la correcta, nada de lo que las otras tienen en común tiene por qué valer. La única buena razón para descartar una es una contradicción.
lesson-forcing-chain-verity-lookalike = Esté donde esté { $x } en { $line }, en { $first } o en { $second }, { $third } no es { $x }, y entonces lo es { $right }: eso parece. Pero en { $line } hay un tercer lugar para { $x }, { $spoiler }, y desde ahí no se sigue nada para { $third }. Aquí { $x } está en { $spoiler }, { $third } es { $x }, y { $right } es { $y }. Cada posibilidad necesita su propia cadena.

lesson-forcing-net-contradiction-what = Como la [Forcing Chain Contradiction], pero una consecuencia puede apoyarse en varias anteriores: una cifra es la última de su celda porque otras dos se fueron por razones distintas. Lo que se ramifica y vuelve a unirse es una red.
lesson-forcing-net-contradiction-when = Cuando las cadenas no llevan a nada. Una red es larga de seguir: ve enlace por enlace y busca la primera celda o unidad en la que algo choque.
lesson-forcing-net-contradiction-why = Cada paso de la red se sigue de los anteriores, así que todo en ella sería verdadero si la suposición lo fuera. Acaba en algo imposible, así que la suposición es falsa.
lesson-forcing-net-contradiction-also = Dynamic Contradiction Forcing Chain; Dynamic Forcing Chain; Bowman's Bingo
lesson-forcing-net-contradiction-look-1 = Supón un candidato en una copia del tablero y haz lo que se sigue de inmediato: tacha los demás candidatos de su celda, y su cifra en todas las celdas que ve.
lesson-forcing-net-contradiction-look-2 = Busca una celda a la que le quede un candidato y una unidad a la que le quede un lugar para una cifra, sea lo que sea lo que quitó los demás. Ese candidato es verdadero; continúa desde él del mismo modo.
lesson-forcing-net-contradiction-look-3 = Donde eso se detenga, usa [Pointing] y [Claiming] en lo que queda, y sigue.
lesson-forcing-net-contradiction-look-4 = Cuando a una celda no le quede ningún candidato o a una unidad ningún lugar para una cifra, elimina del tablero real el candidato que supusiste.
lesson-forcing-net-contradiction-mistake = No apuntar en qué se apoya cada paso. En una red, un solo desliz produce cualquier contradicción, y sin los fundamentos nadie puede volver a encontrarlo. Numera los pasos y di de cada uno de cuál sale.
lesson-forcing-net-contradiction-lookalike = Supón que { $right } no es { $x }. Entonces lo es { $first }, no lo son { $second } ni { $spoiler }, y parece que a las dos solo les queda { $y }: { $line } tendría { $y } dos veces. Así que { $right } sería { $x }. Pero { $spoiler } también puede ser { $z }. Aquí lo es, { $first } es { $x }, y { $right } es { $w }, sin ninguna contradicción.

lesson-forcing-net-verity-what = Como la [Forcing Chain Verity], pero con redes: de cada una de varias posibilidades, una de las cuales es la correcta, se sigue lo mismo, y los pasos pueden apoyarse en varios anteriores.
lesson-forcing-net-verity-when = Como último recurso que todavía razona. Prefiere celdas con dos candidatos, para que solo haya que seguir dos redes.
lesson-forcing-net-verity-why = Sea cual sea la posibilidad correcta, su red muestra la conclusión. No queda ninguna posibilidad en la que fuera falsa.
lesson-forcing-net-verity-also = Dynamic Cell Forcing Chain; Dynamic Region Forcing Chain; Dynamic Double Forcing Chain
lesson-forcing-net-verity-look-1 = Elige una celda con dos candidatos o una cifra con dos lugares en una unidad, y haz una copia del tablero para cada una de las dos posibilidades.
lesson-forcing-net-verity-look-2 = En cada copia, sigue su posibilidad con únicos, y con [Pointing] y [Claiming] donde estos se detengan.
lesson-forcing-net-verity-look-3 = Coloca las copias una junto a otra. Pon lo que está rellenado igual en todas, y elimina cada candidato que ha desaparecido de todas.
lesson-forcing-net-verity-look-4 = Si una copia llega a una contradicción, su posibilidad es falsa, y vale todo lo que está en la otra copia.
lesson-forcing-net-verity-mistake = Dejar que las copias se mezclen: un paso en una que usa lo que se tachó en la otra. Cada red solo puede apoyarse en el tablero tal como estaba y en su propia suposición.
lesson-forcing-net-verity-lookalike = De { $first } y de { $second }, los dos lugares que { $x } parece tener en { $line }, se sigue lo mismo: { $right } no es { $x }. Pero { $x } tiene ahí un tercer lugar, { $spoiler }, del que no se trazó ninguna red. De haberlo hecho, se habría visto que { $right } sí puede ser { $x }. Aquí { $x } está en { $spoiler } y en { $right }.

lesson-template-set-what = Anota todas las formas en que una cifra puede repartirse por el tablero. Se descartan las que ocuparían una celda que otra cifra tiene en todas sus formas. Si todas las formas que quedan tienen una celda en común, la cifra está ahí.
lesson-template-set-when = Con un ordenador, o con una cifra que ya está puesta seis o siete veces y a la que le quedan pocas formas.
lesson-template-set-why = Una de las formas es la verdadera. Lo que todas tienen en común es verdadero, sea cual sea.
lesson-template-set-also = Pattern Overlay Method; POM
lesson-template-set-look-1 = Dibuja un tablero con una sola cifra: dónde está y dónde puede estar todavía.
lesson-template-set-look-2 = Empieza en la fila con menos lugares. Toma uno, tacha su fila, su columna y su bloque, y pasa a la fila siguiente, hasta que la cifra esté en todas o no pueda estarlo. Hazlo con todas las elecciones y anota cada forma completa.
lesson-template-set-look-3 = Tacha las formas que usan una celda que otra cifra ocupa en todas sus propias formas.
lesson-template-set-look-4 = Pon la cifra en cada celda que tengan en común todas las formas que quedan.
lesson-template-set-mistake = Saltarse una forma. La conclusión se refiere a todas, y la que se olvidó puede ser justo la que deja fuera la celda. Recorre las elecciones en un orden fijo, fila por fila.
lesson-template-set-lookalike = Parece haber dos formas de repartir { $x } por el tablero, y las dos lo tienen en { $right }. Pero son solo las formas que no usan { $spoiler }, y { $x } también puede estar ahí. Con esa celda hay más formas, y una de ellas es la verdadera: { $x } está en { $spoiler }, y { $right } es { $y }. Cuentan todas las formas, también las del lugar que se pasó por alto.
lesson-template-set-origin = SudokuWiki atribuye a Myth Jellies el Pattern Overlay Method, que trabaja con las mismas formas de una cifra.

lesson-template-delete-what = Anota todas las formas en que una cifra puede repartirse por el tablero. Se descartan las que ocuparían una celda que otra cifra tiene en todas sus formas. Un lugar que no usa ninguna de las formas que quedan pierde la cifra.
lesson-template-delete-when = Con un ordenador, o con una cifra que ya está puesta seis o siete veces y a la que le quedan pocas formas.
lesson-template-delete-why = Una de las formas es la verdadera. Un lugar que ninguna forma usa no lo usa la verdadera, así que la cifra no está ahí.
lesson-template-delete-also = Pattern Overlay Method; POM
lesson-template-delete-look-1 = Dibuja un tablero con una sola cifra: dónde está y dónde puede estar todavía.
lesson-template-delete-look-2 = Elige un lugar del que dudes. Pon ahí la cifra, tacha lo que ve e intenta ponerla en cada una de las demás filas, columnas y bloques.
lesson-template-delete-look-3 = Si no se puede de ninguna forma, elimina la cifra de ese lugar. No cuentan las formas que usan una celda que otra cifra ocupa en todas sus propias formas.
lesson-template-delete-look-4 = Si se puede, marca como vistos todos los lugares que usa esa forma y prueba el siguiente lugar sin marcar.
lesson-template-delete-mistake = Dar un lugar por perdido tras fallar el primer intento. Puede que las demás filas ofrecieran una elección; solo cuando ha fallado cada elección se sabe que ninguna forma usa el lugar.
lesson-template-delete-lookalike = Ninguna de las formas en que { $x } parece caber en el tablero usa { $right }, así que se eliminaría de ahí. Pero no se contó con un lugar de { $x }, { $spoiler }. Con { $x } ahí, otra forma pasa por { $right }, y es la verdadera: { $x } está en las dos. Solo queda descartado un lugar que falla con todas las elecciones.
lesson-template-delete-origin = SudokuWiki atribuye a Myth Jellies el Pattern Overlay Method, cuya primera regla elimina esos lugares.

lesson-forcing-chains-and-cycles-what = Supón que un candidato es verdadero, o que es falso, y sigue un enlace tras otro. Si la cadena vuelve a lo contrario, lo supuesto es falso. Si vuelve a lo supuesto y se puede leer en los dos sentidos, es un ciclo: lo que se elimina en ambos sentidos es falso. HoDoKu llama a las cadenas [X-Chain], [XY-Chain] o [Discontinuous Nice Loop], y a los ciclos [Continuous Nice Loop].
lesson-forcing-chains-and-cycles-when = Cuando se han agotado los subconjuntos, los peces y las alas. Las cadenas de una sola cifra (X) y las que pasan por celdas con dos candidatos (Y) son las más fáciles de seguir, y van primero.
lesson-forcing-chains-and-cycles-why = Una cadena dice: si esto es así, su contrario es así. Eso solo puede ser si no es así. En un ciclo, un extremo de cada enlace es verdadero, en el sentido que sea; por eso lo que ve los dos extremos de un enlace de la misma cifra nunca puede ser verdadero.
lesson-forcing-chains-and-cycles-also = Forcing Chains and Cycles; Bidirectional X-Cycle; Bidirectional Y-Cycle
lesson-forcing-chains-and-cycles-look-1 = Marca los enlaces fuertes: celdas con dos candidatos y cifras con dos lugares en una unidad.
lesson-forcing-chains-and-cycles-look-2 = Elige un candidato y supón que es verdadero. Lo que excluye es falso; el otro extremo de un enlace fuerte de eso es verdadero; y así por turnos.
lesson-forcing-chains-and-cycles-look-3 = Si llegas al propio candidato como falso, elimínalo. Si lo supusiste falso y llegas a él como verdadero, ponlo.
lesson-forcing-chains-and-cycles-look-4 = Si vuelves a él tal como lo supusiste, recorre también el otro sentido. Elimina lo que excluyen los dos.
lesson-forcing-chains-and-cycles-mistake = Un ciclo leído en un solo sentido no demuestra nada. Lo que se elimina debe eliminarse en los dos sentidos, y eso solo pasa con lo que ve los dos extremos de un enlace.
lesson-forcing-chains-and-cycles-lookalike = Si { $right } es { $x }, { $first } es { $y }. Entonces { $spoiler } no es { $y } y, por tanto, es { $x }, según parece; pero { $right } la ve y no sería { $x }. Ahora bien, { $spoiler } tiene un tercer candidato, { $z }: que no sea { $y } no la hace { $x }. Aquí es { $z }, la cadena se rompe ahí, y { $right } es { $x }.

lesson-nishio-what = Supón que un candidato es verdadero y fíjate solo en su cifra. Donde a la cifra le queda un solo lugar en una unidad, también está ahí. Si al final tiene que estar donde no puede, la suposición era falsa. También vale al revés: supón que el candidato es falso. HoDoKu encuentra lo mismo con [Forcing Net Contradiction] o con el [Template Delete] de la cifra.
lesson-nishio-when = Cuando una cifra está casi colocada pero sus últimas celdas siguen abiertas. Las demás cifras no importan: basta un tablero con los lugares de esta.
lesson-nishio-why = Todo lo que se sigue de un candidato verdadero es verdadero. Una cifra no puede estar en una celda y a la vez no estar en ella. Así que el candidato no era verdadero.
lesson-nishio-also = Nishio Forcing Chains
lesson-nishio-look-1 = Dibuja los lugares de una cifra en un tablero vacío.
lesson-nishio-look-2 = Elige uno y pon ahí la cifra. Tacha todos los lugares que lo ven.
lesson-nishio-look-3 = Donde a una fila, una columna o un bloque le quede un lugar, pon ahí también la cifra y sigue tachando.
lesson-nishio-look-4 = Si a una unidad no le queda ninguno, o la cifra tiene que ir donde se tachó, el primer lugar es falso: elimínalo del tablero real.
lesson-nishio-mistake = Llegar al final sin contradicción no demuestra nada. La cifra puede encajar de varias formas, y aún no se sabe cuál es la correcta.
lesson-nishio-lookalike = Supón que { $right } es { $x }. Entonces no lo son { $first } ni { $second }, y en { $line } no parece quedar lugar para { $x }. Pero hay un tercero, { $spoiler }, y { $right } no lo ve. Aquí { $x } está en { $right } y en { $spoiler }, y nada lo contradice. A una unidad solo le falta una cifra cuando desaparecen todos sus lugares.

lesson-multiple-forcing-chains-what = Toma todos los candidatos de una celda, o todos los lugares de una cifra en una unidad. Desde cada uno sigue una cadena. Si todas llegan a lo mismo, eso vale. HoDoKu lo llama [Forcing Chain Verity].
lesson-multiple-forcing-chains-when = Con una celda de tres candidatos o una cifra de tres lugares de los que se sigan muchas cosas, cuando las cadenas desde un solo candidato no dan nada.
lesson-multiple-forcing-chains-why = Uno de los candidatos es el verdadero. Sea cual sea, su cadena muestra la conclusión; no hace falta saber cuál es.
lesson-multiple-forcing-chains-also = Multiple Forcing Chains; Region Forcing Chains; Cell Forcing Chains
lesson-multiple-forcing-chains-look-1 = Elige una celda con tres candidatos, o una cifra con dos o tres lugares en una unidad.
lesson-multiple-forcing-chains-look-2 = Supón el primero y marca todo lo que se sigue por enlaces: lo verdadero y lo falso.
lesson-multiple-forcing-chains-look-3 = Haz lo mismo con cada uno de los otros, desde el tablero tal como estaba.
lesson-multiple-forcing-chains-look-4 = Conserva lo que todos han marcado igual: elimina lo que es falso en todos y pon lo que es verdadero en todos.
lesson-multiple-forcing-chains-mistake = Cada cadena usa los enlaces del tablero tal como está. Un enlace que solo aparece porque por el camino se eliminan candidatos no cuenta aquí; eso es cosa de las [Dynamic Forcing Chains].
lesson-multiple-forcing-chains-lookalike = Cada lugar de { $x } en { $line } parece llevar a lo mismo: sea { $first } o { $second }, { $right } no es { $x }. Pero se dejó fuera un lugar, { $spoiler }, y desde él no se sigue nada para { $right }. Aquí { $x } está justo ahí, y también en { $right }. Si falta una rama, las demás no demuestran nada.

lesson-dynamic-forcing-chains-what = Como las [Multiple Forcing Chains], pero lo que se elimina por el camino crea enlaces nuevos: una celda a la que solo le queda un candidato lo lleva, sea lo que sea lo que quitó los demás. Si una suposición lleva a una contradicción, es falsa; si todas las posibilidades llevan a lo mismo, eso vale. HoDoKu las llama [Forcing Net Contradiction] y [Forcing Net Verity].
lesson-dynamic-forcing-chains-when = En sudokus difíciles, cuando se han agotado las cadenas sencillas. Empieza con candidatos de los que se sigan muchas cosas enseguida.
lesson-dynamic-forcing-chains-why = Cada paso se apoya en otros anteriores, que valen todos si lo supuesto es así. Una contradicción muestra que no lo es. Y si cada posibilidad lleva a lo mismo, una de ellas es la correcta, y lo mismo vale.
lesson-dynamic-forcing-chains-also = Dynamic Forcing Chains; Dynamic Contradiction Forcing Chains; Dynamic Double Forcing Chains
lesson-dynamic-forcing-chains-look-1 = Supón un candidato en una copia del tablero y tacha lo que excluye.
lesson-dynamic-forcing-chains-look-2 = Busca celdas a las que les quede un candidato y unidades a las que les quede un lugar para una cifra. Eso también es verdadero: sigue tachando desde ahí.
lesson-dynamic-forcing-chains-look-3 = Si tiene que ser verdadero algo que se tachó, la suposición es falsa.
lesson-dynamic-forcing-chains-look-4 = Si no, haz lo mismo con lo contrario, con los otros candidatos de la celda o con los otros lugares de la cifra, y compara las copias.
lesson-dynamic-forcing-chains-mistake = Olvidar en qué se apoya un paso. Un último candidato se apoya en todo lo que quitó los demás, y cada una de esas cosas debe haberse dicho antes.
lesson-dynamic-forcing-chains-lookalike = Si { $x }, en { $line }, está en { $first }, { $right } no es { $x }; si está en { $second }, tampoco. Parecen todos los casos. Pero también { $spoiler } puede ser { $x }, lo que hace un tercer caso, y en él { $right } puede ser { $x }. Ese es el verdadero: { $x } está en { $spoiler } y en { $right }, de donde se habría eliminado.

lesson-dynamic-forcing-chains-plus-what = Como las [Dynamic Forcing Chains], y donde ya no se sigue ningún único, la rama continúa con candidatos bloqueados, pares desnudos y ocultos y X-Wings que han aparecido por el camino. HoDoKu tiene candidatos bloqueados en su [Forcing Net Contradiction] y su [Forcing Net Verity], pero no pares ni X-Wings.
lesson-dynamic-forcing-chains-plus-when = En sudokus muy difíciles, cuando una rama que parece falsa se detiene justo antes de su contradicción.
lesson-dynamic-forcing-chains-plus-why = En la copia en la que has tachado lo falso, las técnicas sencillas valen como en cualquier tablero. Lo que eliminan ahí es falso si lo supuesto es así.
lesson-dynamic-forcing-chains-plus-also = Dynamic Forcing Chains Plus; DFC+; Dynamic Forcing Chains with Patterns
lesson-dynamic-forcing-chains-plus-look-1 = Sigue una suposición en una copia como en las [Dynamic Forcing Chains] hasta que no se siga nada más.
lesson-dynamic-forcing-chains-plus-look-2 = Busca en la copia [Pointing], [Claiming], [Hidden Pair], [Naked Pair] y [X-Wing].
lesson-dynamic-forcing-chains-plus-look-3 = Tacha lo que eliminan y continúa con únicos.
lesson-dynamic-forcing-chains-plus-look-4 = Acaba como allí: en una contradicción, o donde todas las copias coinciden.
lesson-dynamic-forcing-chains-plus-mistake = Eliminar del tablero real lo que un par ha eliminado en la copia. El par solo existe si la suposición es verdadera.
lesson-dynamic-forcing-chains-plus-lookalike = Supón que { $right } no es { $z }. Entonces a { $right } y { $first } solo les quedan { $x } y { $y }, una pareja que le quita las dos a { $spoiler }, y parece que ahí no queda nada: así que { $right } sería { $z }. Pero la propia { $spoiler } puede ser { $z }. Aquí lo es, y { $right } es { $x }, que se habría eliminado.

lesson-nested-forcing-chains-what = Como las [Dynamic Forcing Chains Plus], y donde también se detienen esos patrones, la rama continúa con cadenas enteras en su interior: con todo lo supuesto, se supone además otro candidato y se refuta, o todas sus posibilidades llevan a lo mismo. Las cadenas interiores pueden ser a su vez dinámicas. Nuestra [Contradiction with Side Arguments] es parecida y dice sus argumentos auxiliares más brevemente.
lesson-nested-forcing-chains-when = Solo en los sudokus más difíciles que se conocen. Una persona casi nunca va por este camino sin ordenador.
lesson-nested-forcing-chains-why = Una cadena interior muestra algo del tablero tal como es si la suposición de alrededor es así. Por eso la rama puede usarlo. Si la rama acaba en una contradicción, su suposición es falsa.
lesson-nested-forcing-chains-also = Nested Forcing Chains; Dynamic Forcing Chains (+ Forcing Chains); Dynamic Forcing Chains (+ Multiple Forcing Chains)
lesson-nested-forcing-chains-look-1 = Sigue una suposición en una copia hasta donde lleguen los únicos, los candidatos bloqueados, los pares y los X-Wings.
lesson-nested-forcing-chains-look-2 = Donde eso se detenga, busca [Forcing Chains and Cycles] en la copia.
lesson-nested-forcing-chains-look-3 = Si no hay, busca ahí [Multiple Forcing Chains] y después dinámicas, cada una en una copia de la copia.
lesson-nested-forcing-chains-look-4 = Tacha en la primera copia lo que muestran y continúa.
lesson-nested-forcing-chains-mistake = Confundir las copias. Lo que ha refutado una cadena interior es falso solo junto con la suposición de alrededor. Una vez caída esta, puede ser verdadero.
lesson-nested-forcing-chains-lookalike = { $line } tiene { $y } en { $right } o en { $first }. En el segundo caso, un argumento auxiliar parece mostrar que { $right } es { $z }: si no, { $second } sería { $z }, y sin embargo en { $line } no habría otro lugar para { $w }. Así que en ningún caso { $right } sería { $x }. Pero en { $line } hay otro lugar para { $w }, { $spoiler }. Aquí { $w } está ahí, y { $right } es { $x }.

lesson-contradiction-with-side-arguments-what = Supón que un candidato es verdadero y sigue lo que resulta con únicos, candidatos bloqueados, subconjuntos y las sumas de las jaulas. Si eso se detiene antes de una contradicción, muestra de otro candidato que no puede ser verdadero junto con el primero: eso es un argumento auxiliar. Elimina ese candidato, sigue y repite, hasta llegar a algo imposible. Un argumento auxiliar puede tener a su vez argumentos auxiliares.
lesson-contradiction-with-side-arguments-when = Como ultimísimo recurso: resuelve cualquier sudoku clásico que tenga una sola solución, también los más difíciles que se conocen. Solo en unos pocos tableros sin pistas el argumento sería demasiado largo para seguirlo. Empieza con un candidato del que se sigan muchas cosas, y busca argumentos auxiliares donde queden pocos candidatos.
lesson-contradiction-with-side-arguments-why = Lo que refuta un argumento auxiliar es falso mientras valga lo que se supone a su alrededor, así que el argumento principal puede seguir sin ello. Este acaba en algo imposible. No se dio por hecho nada más que su suposición, así que la suposición es falsa.
lesson-contradiction-with-side-arguments-also = Trial and Error de varios niveles; T&E; Ensayo y error
lesson-contradiction-with-side-arguments-look-1 = Supón un candidato en una copia del tablero, mejor uno de una celda con dos. Síguelo con únicos, [Pointing], [Claiming], subconjuntos y, en un killer, sumas, hasta que no se siga nada más.
lesson-contradiction-with-side-arguments-look-2 = En una copia de la copia, supón además otro candidato, de nuevo en una celda a la que le queden dos, y síguelo. Si llega a una contradicción, táchalo en la primera copia.
lesson-contradiction-with-side-arguments-look-3 = Continúa con la primera copia y haz más argumentos auxiliares donde se detenga.
lesson-contradiction-with-side-arguments-look-4 = Cuando la primera copia tenga una celda sin candidatos, una unidad sin lugar para una cifra o una suma que no se puede alcanzar, elimina del tablero real el candidato que supusiste primero.
lesson-contradiction-with-side-arguments-look-5 = Mira después qué argumentos auxiliares necesitó la contradicción. Deja los demás fuera de lo que cuentes.
lesson-contradiction-with-side-arguments-mistake = Tachar en el tablero real lo que ha refutado un argumento auxiliar. Solo quedó refutado junto a la primera suposición; una vez caída esta, el candidato bien puede ser verdadero.

## Work that was left behind by a program that was killed

left-draft = en creación, { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }

# { $reason } names the file and says what is wrong with it.
left-unreadable = No se puede leer un trabajo de una sesión anterior: { $reason }. El archivo se queda donde está.

# The button Undo beside it puts it back. { $reason } names the file and says what is wrong with it.
left-discarded = «{ $name }» se ha descartado.
left-discarded-unreadable = El archivo se ha descartado: { $reason }.
# A notice on a puzzle that was just opened, with the button after it.
left-on-open = Lo que hiciste en este sudoku la última vez sigue aquí.
left-go-on = Seguir donde lo dejaste

# { $reason } says why: 'the file puzzles.sdm does not exist'.
left-without-list = Este sudoku llega sin la lista desde la que se abrió: { $reason }.

## What is wrong with a file or a puzzle. These stand within sentences, without a full stop.

# { $reason } is the system's.
error-missing = el archivo { $path } no existe
error-no-file = { $path } no es un archivo
error-unreadable = no se puede leer { $path }: { $reason }
error-not-written = no se puede escribir { $path }: { $reason }
# The next three are among the reasons why a file cannot be read or written.
error-reason-no-file = no es un archivo
error-reason-too-large = ocupa más de { $megabytes } MB
error-reason-protected = está protegido contra escritura
# Lo que dice el sistema de un archivo o de su carpeta.
error-reason-missing = no existe ese archivo o esa carpeta
error-reason-denied = esta cuenta no tiene permiso
error-reason-exists = ya existe un archivo con ese nombre
error-reason-read-only = la unidad es de solo lectura
error-reason-full = no queda espacio en la unidad
error-reason-no-folder = una parte de la ruta no es una carpeta
error-reason-folder = es una carpeta
error-reason-name = el nombre es demasiado largo o tiene un carácter no permitido
error-rating-no-solution = el sudoku no tiene solución, así que no hay camino que puntuar
error-rating-several-solutions = el sudoku tiene varias soluciones, así que no hay camino que puntuar
error-rating-too-many-guesses = la búsqueda de la solución se abandonó tras { $guesses } intentos, así que el camino no se puede puntuar
error-rating-unsound = la regla «{ $technique }» se apartó de la única solución, así que el camino no se puede puntuar
error-rating-stopped = la puntuación se detuvo antes de terminar
# { $problem } is one of those that follow.
error-content = { $path }: { $problem }
error-too-large = { $source ->
    [pasted] el texto pegado ocupa más de 1 MB
   *[file] el archivo ocupa más de 1 MB
}
error-empty = { $source ->
    [pasted] no se encuentra ningún sudoku en el texto pegado
   *[file] no se encuentra ningún sudoku en el archivo
}
error-not-utf-8 = línea { $line }, columna { $column }: el texto no es UTF-8
error-binary = { $found ->
    [one] el archivo no es ni texto ni un archivo .gri, que ocupa { $needed } bytes: tiene { $found } byte
   *[other] el archivo no es ni texto ni un archivo .gri, que ocupa { $needed } bytes: tiene { $found } bytes
}
error-row-number = la fila { $row } del archivo .gri es { $number }, que tiene más de nueve cifras
error-not-a-row = la línea { $line } no es una fila de un sudoku: «{ $text }»
error-row-name = línea { $line }: el nombre de fila «{ $name }» no encaja, las filas necesitan los números del 1 al { $needed }, cada uno una vez
error-not-a-digit = línea { $line }, columna { $column }: «{ $text }» no es una cifra
error-missing-digit = línea { $line }, columna { $column }: falta una cifra
error-cells = { $found ->
    [one] la línea { $line } tiene { $found } celda y hacen falta { $needed }
   *[other] la línea { $line } tiene { $found } celdas y hacen falta { $needed }
}
error-rows = { $source ->
    [pasted] { $found ->
        [one] el texto pegado tiene { $found } fila y hacen falta 9
       *[other] el texto pegado tiene { $found } filas y hacen falta 9
    }
   *[file] { $found ->
        [one] el archivo tiene { $found } fila y hacen falta 9
       *[other] el archivo tiene { $found } filas y hacen falta 9
    }
}
# Groups of nine bits.
error-groups = { $source ->
    [pasted] { $found ->
        [one] el texto pegado tiene { $found } grupo de nueve bits y hacen falta 81
       *[other] el texto pegado tiene { $found } grupos de nueve bits y hacen falta 81
    }
   *[file] { $found ->
        [one] el archivo tiene { $found } grupo de nueve bits y hacen falta 81
       *[other] el archivo tiene { $found } grupos de nueve bits y hacen falta 81
    }
}
error-several = { $format } contiene un sudoku, y hay varios
# { $problem } is one of the faults below.
error-mistake = línea { $line }, columna { $column }: { $problem }
error-no-puzzle-in-link = línea { $line }, columna { $column }: el enlace a { $site } no contiene ningún sudoku, y este programa no carga páginas
error-unknown-format = línea { $line }, columna { $column }: es un sudoku de { $name }, cuyo formato este programa no conoce
error-unsupported = línea { $line }, columna { $column }: el sudoku tiene { $what }, que este programa no conoce
error-board-size = línea { $line }, columna { $column }: un tablero de { $rows } filas; se pueden abrir hasta 9
error-samurai = línea { $line }, columna { $column }: un samurái, cinco tableros que se solapan, que este programa no conoce
error-no-place = { $format } no tiene sitio para { $what }
error-not-own = { $source ->
    [pasted] el texto pegado no es un sudoku guardado: le faltan las líneas format = "sudoku-stepper" y version = { $version }
   *[file] el archivo no es un sudoku guardado: le faltan las líneas format = "sudoku-stepper" y version = { $version }
}
error-version = este archivo lo escribió otra versión del programa (versión { $version }; este programa lee de la { $oldest } a la { $newest })
error-work-about = { $path } no dice qué trabajo es
error-list-no-file = su lista no estaba en ningún archivo
error-list-changed = { $path } ya no contiene este sudoku en su lista
error-list-stopped = se interrumpió la lectura de su lista
error-draft-no-solution = estas pistas no tienen solución, así que no se puede hacer con ellas un sudoku
error-draft-several-solutions = estas pistas tienen varias soluciones; completa primero el borrador
error-draft-too-many-guesses = la búsqueda de una solución de estas pistas se abandonó tras { $guesses } intentos
error-draft-stopped = el trabajo se interrumpió antes de terminar
error-exercise-stopped = el ejercicio se interrumpió antes de terminar
error-exercise-none = no hay ejercicios de { $technique }
error-generate-stopped = el generador se interrumpió antes de encontrar un sudoku
error-generate-too-few-givens = ningún sudoku con menos de 17 pistas tiene una sola solución; { $givens } no puede ser
error-generate-too-many-givens = un sudoku tiene como mucho 80 pistas; con { $givens } no queda nada por resolver
error-generate-too-many-for-minimal = no se conoce ningún sudoku mínimo con más de 40 pistas; { $givens } no puede ser
error-generate-quarter-turn = con un cuarto de giro las pistas van de cuatro en cuatro, salvo la del centro; { $givens } no puede ser
error-generate-seventeen = los sudokus con 17 pistas salen de una lista que no tiene en cuenta la simetría; pide más pistas o renuncia a la simetría { $symmetry }
error-generate-pattern-and-givens = el patrón tiene { $pattern } celdas, así que el sudoku no puede tener { $givens } pistas
error-generate-pattern-symmetry = el patrón no tiene la simetría { $symmetry }
error-generate-pattern-lines = el patrón deja vacías { $first } y { $second }, que se podrían intercambiar en cualquier solución, así que habría dos
error-generate-pattern-boxes = el patrón tiene pistas en solo { $boxes } cajas, y ningún sudoku con pistas en tres cajas o menos tiene una sola solución
error-generate-full-for-level = un sudoku con { $givens } pistas se resuelve con únicos desnudos y nunca es del nivel { $level }
error-generate-full-to-need = un sudoku con { $givens } pistas se resuelve con únicos desnudos y nunca necesita { $technique }
error-generate-no-such-rating = ningún sudoku tiene una puntuación de { $least } a { $most }: un intervalo va de la menor a la mayor, y se conocen puntuaciones de 1.0 a 11.9
error-generate-full-for-rating = un sudoku con { $givens } pistas se resuelve con únicos desnudos y nunca se puntúa con { $rating } o más
error-generate-rating-board = las puntuaciones de Sudoku Explainer son para el tablero clásico; no valen para el tablero «{ $board }»
error-generate-singles-level = un sudoku que { $hardest } lleva hasta el final nunca es del nivel { $level }
error-generate-never-needed = ningún sudoku necesita la técnica { $technique }: { $reason ->
        [smaller-fish] un pez menor en las otras líneas elimina lo mismo
        [multi-colors] Multi Colors 1 encuentra algo siempre que ella lo encuentra
        [locked] una de sus dos unidades base está entera en una de las unidades de cobertura, así que antes sirven los candidatos bloqueados o un único oculto
        [kites] dos 2-String Kites eliminan lo mismo
        [rectangles] dos Empty Rectangles eliminan lo mismo
       *[no-cages] los sudokus que se crean no tienen jaulas
    }
error-generate-none-known = no se conoce ningún sudoku que necesite la técnica { $technique }: no encontró nada en { $positions } posiciones de sudokus difíciles en las que se atascan las reglas más fáciles
error-generate-not-in-catalog = la regla «{ $technique }» no está en el catálogo, así que no tiene sitio en el orden de dificultad
error-generate-needs-harder = un sudoku que necesita { $technique } necesita algo más difícil que { $hardest }
error-generate-needs-level = un sudoku que necesita { $technique } es por lo menos del nivel { $least }, no { $level }
error-generate-pattern-board = un patrón de pistas es para el tablero clásico; no vale para el tablero «{ $board }»
error-generate-too-many-for-board = un sudoku del tablero «{ $board }» tiene como mucho { $most } pistas; { $givens } no puede ser
error-generate-too-few-for-board = con menos de { $fewest } pistas se podrían intercambiar dos dígitos en el tablero «{ $board }»; { $givens } no puede ser
error-generate-too-few-on-board = ningún sudoku del tablero «{ $board }» con menos de { $fewest } pistas tiene una sola solución; { $givens } no puede ser
error-generate-not-a-rating = ningún sudoku tiene la puntuación { $rating }: se conocen puntuaciones de 1.0 a 11.9
error-generate-no-cages = el tablero «{ $board }» no tiene jaulas, así que no se pueden pedir tamaños
error-generate-cage-sizes = no puede haber jaulas de { $least } a { $most } celdas: aquí el tamaño mayor va de 2 a { $size }, y el menor es por lo menos 1 y no lo supera
error-generate-board-symmetry = el tablero «{ $board }» en sí no tiene la simetría { $symmetry }
error-size = una imagen mide de { $least } a { $most } píxeles de ancho
error-picture-memory = no hay memoria para una imagen de ese tamaño
error-picture-drawing = no se pudo dibujar la imagen: { $reason }
error-picture-packing = no se pudo comprimir la imagen: { $reason }

## Steps that are written in a line, by a person or another program, and looked at on the board

check-holds = Es válido: { $grounds }.
check-fails = No es válido: { $flaw }.
check-fails-but = La conclusión es cierta, pero el paso no la demuestra: { $flaw }.
check-claim-holds = Es cierto. { $why }
check-claim-fails = No es cierto. { $why }
check-claim-open = No se sigue. { $why }
check-claim-unknown = En este tablero no se puede saber. { $why }

# What a step was seen to rest on.

check-naked-single = la celda no tiene ningún otro candidato
check-hidden-single = es el único lugar para la cifra en { $house }
check-locked = lo que se elimina ve todos los lugares de la cifra en { $house }
check-subset = estas celdas y cifras forman un subconjunto: tantas cifras como celdas
check-disjoint = hay tantas cifras como celdas, y ninguna cifra cabe dos veces, salvo quizá la que se elimina
check-fish = la base, la cobertura y las aletas son como dice el paso
check-single-digit = los enlaces fuertes de la cifra valen, y el débil que hay entre ellos también
check-wing = el pivote y las pinzas son como dice el paso
check-colors = unos enlaces fuertes unen las celdas de cada color
check-uniqueness = si no, el sudoku tendría una segunda solución
check-sets = cada conjunto tiene una cifra más que celdas, y los conjuntos están enlazados como dice el paso
check-chain = cada uno de los { $count } enlaces de la cadena vale
check-loop = cada uno de los { $count } enlaces del bucle vale
check-contradiction = cada una de las { $count } afirmaciones se sigue de las anteriores, y juntas se contradicen
check-verity = una de las { $count } suposiciones es correcta, y cada una de ellas lleva a la conclusión
check-counts = { $count } verdades y otros tantos enlaces, que cubren cada candidato de las verdades
check-rule = la regla «{ $technique }» llega a esta conclusión en este tablero; lo escrito antes de ella no se ha comparado
check-rule-step = la regla «{ $technique }» da este paso en este tablero

# What is wrong with one that does not hold.

check-claim = { $truth ->
    [yes] { $cell } es { $digit }
   *[no] { $cell } no es { $digit }
}
check-node = { $digits } en { $cells }
check-branch = { $truth ->
    [yes] el { $digit } está en { $cells }
   *[no] el { $digit } no está en { $cells }
}
check-no-candidate = el { $digit } no es candidato de { $cell } en este tablero
check-given = { $cell } es una pista: el { $digit } ya está ahí
check-filled = { $cell } ya está rellenada, con el { $digit }
check-absent = { $digits } no puede estar en { $cells }
check-too-little-room = { $cells } no puede contener a la vez { $digits }: { $count ->
    [one] solo hay sitio para una cifra
   *[other] solo hay sitio para { $count } cifras
}
check-digit-at-both-ends = { $from } y { $to } tienen los dos { $digits }: dentro de unas celdas un enlace une cifras distintas
check-cell-has-more = { $cell } tiene además { $more }: no es un enlace fuerte entre { $from } y { $to }
check-cell-has-not-just = los candidatos de { $cell } son { $has }, no exactamente { $needs }
check-further-places = { $house } tiene además el { $digit } en { $further }: el { $digit } no es un enlace fuerte entre { $from } y { $to }
check-not-conjugate = ninguna unidad, ni jaula que lo necesite, tiene su { $digit } solo en { $cells }, así que no hay enlace fuerte
check-unseen = { $from_cells } y { $to_cells } no se ven: no hay enlace débil entre { $from } y { $to }
check-same-ends = los dos extremos de este enlace son { $node }: un enlace necesita dos extremos distintos
check-ends-overlap = { $from } y { $to } pueden ser verdaderos a la vez, en { $cells }: no hay enlace débil entre ellos
check-unlinked = { $from } y { $to } no comparten ni cifra ni celda, y ninguna jaula los enlaza
check-not-by-turns = { $kind ->
    [strong] dos enlaces fuertes se juntan en { $node }
   *[weak] dos enlaces débiles se juntan en { $node }
}: los enlaces fuertes y débiles se alternan
check-no-set = en { $cells } puede haber { $digits }, y eso no es un conjunto casi bloqueado: un conjunto así tiene una cifra más que celdas, y cada una de ellas ve a todas las demás
check-no-subset = { $digits } en { $cells } no son un subconjunto: un subconjunto tiene tantas cifras como celdas en una unidad, y o bien estas celdas no llevan ninguna otra cifra, o bien estas cifras no tienen ahí ninguna otra celda
check-other-digits = en { $cells } puede haber { $has }, no { $digits }
check-does-not-follow = aquello en lo que se apoya el paso es cierto, pero de ahí no se sigue que { $claim }
check-unfounded = de lo anterior no se sigue que { $claim }
check-no-branch = no se supone nada
check-no-contradiction = cada afirmación se sigue, pero, si { $claim }, nada lo contradice
check-not-exhausted = las suposiciones no son ni todos los candidatos de una celda ni todos los lugares de una cifra en una unidad, así que quizá ninguna sea correcta
check-branch-ends = no se dice que, si { $assumption }, { $claim }
check-uneven-fish = un pez tiene tantas unidades de cobertura como de base, pero aquí hay { $base } de base y { $cover } de cobertura
check-uneven-count = debe haber tantos enlaces como verdades, pero aquí las verdades cuentan { $truths } y los enlaces { $links }
check-uncovered = { $digit } en { $cell } está en verdades más veces que en enlaces
check-further-fin = la base también tiene el { $digit } en { $cells }, { $count ->
    [one] y esa aleta no se nombra
   *[other] y esas aletas no se nombran
}
check-no-fin = el { $digit } en { $cells } no es una aleta de este pez
check-not-covered = { $cell } no está en ninguna unidad de cobertura, o está también en la base
check-fin-unseen = { $cell } no ve la aleta en { $fins }
check-places-unseen = { $cell } no ve el { $digit } en { $cells }
check-no-rectangle = { $cells } no forman un rectángulo en dos filas, dos columnas y dos bloques que estas dos cifras puedan llenar sin ninguna pista y donde puedan cambiar de lugar
check-rectangle-lives = con el { $digit } en { $cell }, al rectángulo le quedan otras cifras, así que no tiene por qué haber una segunda solución
check-no-grave = el tablero no es un BUG con un candidato de más: en él, todas las celdas vacías menos una tienen dos candidatos, y cada cifra tiene dos lugares en cada unidad
check-no-cluster = los enlaces fuertes del { $digit } no unen { $cells } con las demás de forma alterna
check-not-restricted = el { $digit } no enlaza { $one } con { $other }, porque no todos sus lugares ahí se ven entre sí
check-stem-has-more = el tallo { $cell } también puede ser { $digits }, y ningún pétalo está enlazado con eso
check-not-just-enough = { $cells } no tienen justo tantas cifras como deben llevar
check-not-alone = { $cell } tiene otros candidatos, y en cada una de sus unidades el { $digit } tiene otro lugar
check-not-found = la regla «{ $technique }» no encuentra esto en el tablero
check-other-pattern = la regla «{ $technique }» llega a esta conclusión en este tablero, pero por otro patrón que el escrito
check-several-loose = en { $cells }, las cifras { $digits } tienen sitios que no se ven entre sí, y solo una cifra puede tenerlos
check-taken = { $cell } ya está rellenada
check-base-twice = { $house } está dos veces en la base
check-has-digit = { $house } ya tiene su { $digit }
check-no-place = no queda lugar para el { $digit } en { $house }
check-no-argument = no se dice nada de lo que pudiera seguirse

# What cannot be read as a step.

check-empty = no hay nada que leer
check-unknown-technique = «{ $name }» no es el nombre de ninguna técnica
check-no-cell = «{ $cell }» no es una celda de este tablero
check-no-conclusion = no dice qué se sigue; «=> r3c5<>4» elimina 4 de r3c5, «=> r3c5=4» lo pone
check-no-digit = «{ $claim }» no dice ninguna cifra; «r3c5=4» dice que r3c5 es 4, «r3c5<>4» que no lo es
check-expected = en «{ $rest }» se espera otra cosa: { $what ->
    [cell] una celda
    [digit] una cifra
    [house] una unidad
    [house-of-board] una unidad de este tablero
    [link] un enlace
    [sign] «-» o «=»
    [two-cells] dos celdas
    [two-digits] dos cifras
    [set] «A=» y un conjunto casi bloqueado
    [end] el final, o «=>»
    [node] «-» o «=» y cifras entre paréntesis
   *[other] { $sign }
}
check-too-long = es demasiado largo

## Caminos cuyos pasos se verifican por sus demostraciones

# { $told } es uno de los tres siguientes.
verify-puzzle = sudoku { $number }: { $told }
verify-follow = { $steps ->
    [one] 1 paso se sigue
   *[other] { $steps } pasos se siguen
}
# { $reason } es una de las razones de más abajo.
verify-step-refused = el paso { $step } no se sigue: { $reason }
verify-line-refused = paso { $step }: { $told }
verify-line = la línea { $line } de la demostración no se sigue: { $reason }
verify-no-proof = el paso no da ninguna demostración
verify-not-placed = la demostración no concluye que { $cell } sea el { $digit }
verify-not-removed = la demostración no concluye que { $cell } no sea el { $digit }
verify-too-long = comprobar la demostración lleva demasiado tiempo
verify-no-solution = la demostración necesita un sudoku con una única solución, y este no tiene ninguna
verify-several-solutions = la demostración necesita un sudoku con una única solución, y este tiene varias
verify-unknown-solutions = la demostración necesita un sudoku con una única solución, y contar las de este lleva demasiados intentos
verify-not-solved = el final no se sigue: los pasos no llevan a una solución
verify-other-ending = el final no se sigue: el sudoku acaba de otro modo
verify-out-of-reach = se apoya en una línea que allí no vale
verify-no-supposition = no está bajo una suposición
verify-no-such-set = nombra celdas, una unidad, una jaula o una línea que en el tablero no son de esa clase
verify-uncounted = si fuera falsa, aún habría sitio para todo lo que tiene que ser verdadero
verify-not-refuted = la suposición no ha llevado a una contradicción
verify-open-case = falta un caso, o uno de los casos no lleva a ella
verify-can-be-filled = si fuera falsa, las celdas aún se podrían llenar
verify-not-exchanged = las celdas se podrían llenar de un modo que no se puede cambiar por otro
verify-too-many-ways = hay demasiadas maneras de llenar las celdas
verify-not-symmetric = la simetría no vale, o no descarta esto

# Por qué una línea no es de un camino. Cada una va detrás del nombre del archivo y del número de la línea.
verify-not-a-step = no es un paso que haya escrito 'steps --json'
verify-too-large = una parte mide más de { $most } MB
verify-no-start = falta el sudoku del camino
verify-bad-puzzle = el sudoku del camino no se puede leer: { $reason }
verify-bad-conclusions = las conclusiones del paso no son candidatos del tablero
verify-bad-proof = la demostración no se puede leer: { $reason }
proof-error-form = no es una demostración en la versión { $version }
proof-error-version = está en la versión { $version }, y solo se puede leer la versión { $needed }
proof-error-too-long = tiene más de { $most } líneas
# { $fault } es uno de los seis siguientes.
proof-error-line = la línea { $line } de la demostración { $fault }
proof-fault-form = no tiene la forma de una línea
proof-fault-cell = nombra «{ $name }», que no es una celda del tablero
proof-fault-digit = nombra el { $number }, que no es una cifra del tablero
proof-fault-house = nombra «{ $name }», que no es una unidad del tablero
proof-fault-line-zero = nombra la línea 0, y la primera línea es la 1
proof-fault-too-long = tiene una lista de más de { $most } elementos

## What is wrong at a place in a file. These stand within sentences, without a full stop.

fault-not-a-cell = «{ $text }» no es una celda
fault-not-a-sum = «{ $text }» no es una suma
fault-not-a-number = «{ $text }» no es un número
fault-no-digit-for = { $cell } no tiene ninguna cifra
fault-twice-in-one = una jaula o región nombra dos veces la celda { $cell }
fault-cell-twice = la celda { $cell } se nombra dos veces
fault-no-such-sum = esta jaula tiene la suma { $sum }, y una jaula puede tener de 1 a { $greatest }
fault-no-such-digit = un tablero de { $rows } filas no tiene el { $digit }
fault-not-a-digit = «{ $text }» no es una cifra
fault-not-a-digit-in = «{ $text }» en { $name } no es una cifra
fault-not-a-digit-at = «{ $text }» en la fila { $row }, columna { $column }, no es una cifra
fault-no-digits = no se encuentra ninguna cifra en las celdas de esta cuadrícula
fault-fields = { $found ->
    [one] hay { $found } campo y hacen falta { $needed }
   *[other] hay { $found } campos y hacen falta { $needed }
}
fault-region-cells = { $found ->
    [one] las regiones tienen { $found } celda y hacen falta { $needed }
   *[other] las regiones tienen { $found } celdas y hacen falta { $needed }
}
fault-grid-rows = { $found ->
    [one] la cuadrícula que empieza aquí tiene { $found } fila y hacen falta { $needed }
   *[other] la cuadrícula que empieza aquí tiene { $found } filas y hacen falta { $needed }
}
fault-region-rows = { $found ->
    [one] las regiones que empiezan aquí tienen { $found } fila y hacen falta { $needed }
   *[other] las regiones que empiezan aquí tienen { $found } filas y hacen falta { $needed }
}
fault-region-count = { $found ->
    [one] se indica { $found } región y hacen falta { $needed }
   *[other] se indican { $found } regiones y hacen falta { $needed }
}
fault-box-cells = { $found ->
    [one] un bloque de este tablero tiene { $found } celda y hacen falta { $needed }
   *[other] un bloque de este tablero tiene { $found } celdas y hacen falta { $needed }
}
fault-box-count = { $found ->
    [one] este tablero tiene { $found } bloque y hacen falta { $needed }
   *[other] este tablero tiene { $found } bloques y hacen falta { $needed }
}
fault-row-cells = { $found ->
    [one] la fila { $row } tiene { $found } celda y hacen falta { $needed }
   *[other] la fila { $row } tiene { $found } celdas y hacen falta { $needed }
}
fault-rows-of = { $found ->
    [one] la cuadrícula tiene { $found } fila de { $needed } celdas
   *[other] la cuadrícula tiene { $found } filas de { $needed } celdas
}
fault-puzzle-cells = { $found ->
    [one] este sudoku tiene { $found } celda y hacen falta { $needed }
   *[other] este sudoku tiene { $found } celdas y hacen falta { $needed }
}
fault-lines-from-where = no se sabe si las filas y columnas se cuentan desde 0 o desde 1: no aparece ni el 0 ni el { $size }
fault-cells-from-where = no se sabe si las celdas se cuentan desde 0 o desde 1
fault-map-names = este mapa tiene { $found } nombres y un tablero tiene nueve regiones: las jaulas necesitan sus sumas debajo
fault-not-a-region-name = «{ $text }» no nombra ninguna región
fault-only-regions = estas son las regiones de un jigsaw y faltan sus cifras
fault-regions-unclear = las regiones no son ni bloques ni un carácter por celda
fault-some-without-region = algunas celdas no tienen región
fault-regions-of-some = se indica la región de algunas celdas y no la de las demás
fault-no-regions-for-size = un tablero de { $rows } filas no tiene bloques y no se indican regiones
fault-row-zero = esta línea nombra una fila o columna 0: en las demás se cuentan desde 1
fault-cage-lines = esta línea y otras parecen indicar jaulas, en una forma que no se conoce
fault-cage-line = otras líneas indican jaulas y esta línea de celdas no está en ninguna forma conocida
fault-other-than-in-grid = { $cell } es { $digit } aquí y { $other } en la cuadrícula
fault-digit-missing = la cifra de { $name } falta
fault-sum-missing = falta la suma de esta jaula
fault-not-the-sum = «{ $text }» no es la suma de una jaula
fault-two-sums = esta jaula tiene las sumas { $one } y { $other }, y una jaula solo tiene una
fault-no-sum-of = la jaula «{ $name }» de este mapa no tiene suma
fault-no-such-cage = este mapa no tiene ninguna jaula «{ $name }»
fault-sum-twice = la suma de la jaula «{ $name }» se indica dos veces
fault-sums-missing = { $found ->
    [one] falta la suma de { $found } jaula
   *[other] faltan las sumas de { $found } jaulas
}
fault-total-of-sums = las sumas de estas jaulas dan { $found }, y todas las celdas de un tablero { $needed }
fault-no-cage-at = en la celda { $number } no empieza ninguna jaula
fault-no-cage-in = en { $cell } no empieza ninguna jaula
fault-not-the-number-of-a-cage = { $number } no es ninguna jaula
fault-sum-too-large = { $sum } no es una suma
fault-not-a-digit-of-cage = la jaula de { $cell } no es una cifra
fault-cage-without-sum = una jaula no tiene suma
fault-not-an-arrow = «{ $text }» no es ni una suma ni una flecha a la celda siguiente de una jaula
fault-number-missing = falta el número de { $cell }
fault-not-the-next-cell = { $cell } empieza con «=» o «+», y no con «{ $text }»
fault-only-classic-boxes = cajas de { $text } no hay en este formato, que solo las tiene de 3x3
fault-arrow-off = la flecha de { $cell } sale del tablero
fault-arrow-without-sum = la flecha de { $cell } no lleva a ninguna suma
fault-not-a-cell-of-board = «{ $text }» no es una celda del tablero
fault-not-a-list-in-json = las restricciones no son una lista en JSON
fault-not-a-letter = «{ $text }» no es X, H, P ni C
fault-quote-missing = a un campo de esta línea le falta una de sus comillas
fault-several = esta línea tiene varios sudokus y cada uno necesita una línea propia
fault-clauses = son las cláusulas de un problema SAT y no una cuadrícula
fault-numbers-below = esta línea tiene { $size } números como las { $size } líneas de encima, y juntas no son una cuadrícula
fault-side-by-side = hay cuadrículas una al lado de otra, y esta fila no las tiene todas
fault-marks-on-other-board = anotaciones en un tablero de otro tipo
fault-lines-unclear = las líneas de esta cuadrícula no son las de los bloques habituales ni cierran regiones
fault-columns-unclear = las cifras de estas filas no están unas debajo de otras, así que no se conocen sus columnas
fault-blanks-cut-off = parece que faltan espacios al principio de esta fila: pon «.» en cada celda vacía
fault-set-in = estas filas tienen sangría y no se sabe cuánta: pon «.» en cada celda vacía
fault-numbered-rows = estas filas empiezan con su número y detrás falta una celda en cada una
fault-numbered-columns = esta línea numera las columnas y falta una de las filas de debajo
fault-size-misfit = el tamaño no encaja con las filas
fault-table-unclear = en esta tabla no se sabe dónde empieza una cuadrícula de nueve filas y columnas
fault-blank-and-zero = en esta tabla unas celdas están en blanco y otras son 0: no se sabe cuáles están vacías
fault-table-of-steps = esta tabla indica pasos y no qué celdas son pistas
fault-marks-in-list = no se pueden leer candidatos en una lista de celdas
fault-line-without-cell = esta línea no nombra ninguna celda
fault-counted-from-zero = no es ninguna celda: las demás se cuentan desde 0
fault-neither-yes-nor-no = «{ $text }» no dice ni que una cifra sea una pista ni que no lo sea
fault-archive = es un archivo comprimido, como .zip, .xlsx y .docx: descomprímelo o guárdalo como texto o CSV
fault-office = es un archivo de Word o Excel: guárdalo como texto o CSV
fault-pdf = es un PDF: copia el sudoku como texto
fault-image = es una imagen: escribe el sudoku como texto
fault-compressed = es un archivo comprimido: descomprímelo primero
fault-blank-page = las celdas de esta página no contienen cifras: quizá las dibuje un programa de la página
fault-rows-or-boxes = en esta página no se sabe si las celdas van por filas o por bloques
fault-not-nine-bits = «{ $text }» no son nueve bits
fault-not-a-section = «{ $text }» no es [Puzzle] ni [State], las secciones de un archivo .sdk
fault-other-than-given = { $cell } tiene otra cifra que en [Puzzle]
fault-digit-twice = el { $digit } está dos veces en la celda
fault-no-digit-behind-plus = a este «+» no le sigue ninguna cifra
fault-not-in-its-place = «{ $text }» está donde va { $digit } o un punto
fault-not-digit-row-column = «{ $text }» no es una cifra, una fila y una columna como 436
fault-not-a-game-id = no es un identificador de partida de Solo
fault-not-a-kind-of-solo = «{ $text }» no es un tipo de tablero: un identificador de partida de Solo empieza por el tamaño de los bloques, como 3x3, o por el de un jigsaw, como 9j
fault-givens-missing-in-id = al identificador de partida le faltan sus pistas
fault-regions-missing-in-id = al identificador de partida le faltan sus regiones
fault-cages-missing-in-id = al identificador de partida le faltan sus jaulas
fault-sums-missing-in-id = al identificador de partida le faltan las sumas de sus jaulas
fault-too-many-parts = el identificador de partida tiene demasiadas partes
fault-not-a-border = «{ $text }» no es un borde
fault-borders-misfit = los bordes no encajan con el tablero
fault-save-damaged = la partida guardada está dañada o cortada
fault-save-without-puzzle = la partida guardada no indica su sudoku
fault-cut-off = el archivo está cortado aquí
fault-too-deep = demasiados elementos unos dentro de otros
fault-document-type = no se leen tipos de documento ni entidades
fault-too-many-attributes = un elemento tiene demasiados atributos
fault-other-end = aquí viene </{ $name }> y <{ $open }> aún no está cerrado
fault-never-opened = </{ $name }> cierra un elemento que nunca se abrió
fault-not-closed = <{ $name }> no está cerrado
fault-unknown-reference = «&» empieza un signo que no se conoce en XML; «&amp;» representa el propio «&»
fault-bad-attribute = un atributo de este elemento no es un nombre, «=» y un texto entre comillas
fault-xml-cut-off = el XML está cortado aquí o falta un «>»
fault-xml-damaged = el XML está dañado aquí
fault-no-puzzle-in-xml = no se encuentra ningún sudoku en este XML, que empieza con <{ $name }>
fault-not-open-sudoku = <{ $name }> no es el comienzo de un archivo <opensudoku>
fault-header-too-large = se dice más de 1 MB sobre los sudokus
fault-outside-elements = «{ $text }» está fuera de todos los elementos
fault-name-too-long = el nombre tiene más de { $bytes } bytes
fault-game-without-data = una partida sin datos
fault-no-graph = no hay ningún grafo en este archivo
fault-no-order = el grafo no indica su orden
fault-groups-of-several = los grupos de este grafo no son los de una cuadrícula
fault-field-off-board = la posición de este campo no está en su tablero
fault-not-coordinates = x { $x } e y { $y } no son una celda: van de 0 a 8
fault-no-puzzle-in-json = en este JSON este programa no encuentra ningún sudoku
fault-two-values = «{ $name }» aparece dos veces, con valores distintos
fault-misspelt = «{ $text }» no se conoce y se parece a «{ $name }»
fault-in-table = «{ $text }» va debajo de [{ $name }]
fault-neither-true-nor-false = «{ $text }» está donde va true o false
fault-not-a-list = «{ $text }» está donde va una lista
fault-digits-unclear = sus celdas contienen -1 y de 0 a 8, y no está claro cuáles son las cifras
fault-only-solution = aquí hay una solución, pero ningún sudoku en una forma conocida
fault-other-size = se indica un tablero de { $told } filas y hay { $size }
fault-link-damaged = el sudoku del enlace está dañado o cortado
fault-link-too-large = el sudoku del enlace ocupa más de 1 MB
fault-names-no-cell = el sudoku nombra «{ $name }», que no es una celda de su tablero
fault-too-many-braces = demasiados «{"{"}» para un sudoku guardado
fault-no-value-for = falta «{ $name }»
fault-text-not-closed = este texto entre comillas no está cerrado
fault-bad-escape = «\» no empieza aquí ningún signo conocido; «\\» representa el propio «\»
fault-name-without-value = cada línea es aquí un nombre, «=» y un valor
fault-value-missing = falta el valor después de «=»
fault-text-unquoted = este texto necesita comillas
fault-comma-too-many = a esta lista le sobra una coma
fault-comma-missing = en esta lista falta una coma
fault-list-not-closed = esta lista no está cerrada: falta su «]»
fault-head-not-closed = el nombre de esta sección no está cerrado: falta su «]»
fault-name-twice = «{ $name }» aparece dos veces
fault-behind-value = «{ $text }» sigue al valor, y la línea tiene que terminar ahí
fault-other-kind = { $kind ->
    [text] aquí va un texto entre comillas
    [list] aquí va una lista entre corchetes
    [number] aquí va un número a partir de 0
    [truth] aquí va true o false
   *[section] aquí va una sección con sus propios nombres y valores
}
fault-unknown-name = «{ $name }» no es un nombre conocido aquí
fault-not-one-of = «{ $text }» no se conoce aquí; se conocen: { $known }
fault-toml-damaged = el archivo está dañado aquí
fault-given-and-entry = { $cell } tiene una pista y una entrada
fault-cells-of-field = { $found ->
    [one] `{ $name }` tiene { $found } celda y hacen falta { $needed }
   *[other] `{ $name }` tiene { $found } celdas y hacen falta { $needed }
}
fault-not-cell-and-digits = «{ $text }» no es una celda y cifras como r1c1 2 3
fault-not-on-board = { $cell } no está en el tablero
fault-not-a-move = «{ $text }» no es una jugada como person r1c1:.>5
fault-move-misfit = esta jugada no encaja con el tablero; sin su historial el archivo se abre
fault-not-boxes = «{ $text }» no son filas y columnas como 2x3
fault-boxes-and-regions = un tablero tiene bloques o regiones, no ambos
fault-not-a-feature = «{ $text }» no es nada que pueda tener un tablero
fault-not-a-cell-name = «{ $text }» no es una celda como r1c1
fault-not-a-list-of-cells = «{ $text }» no es una lista de celdas como r1c1 r1c2
fault-not-a-colored-cell = «{ $text }» no es una celda y un color como r1c1 A
fault-not-a-colored-candidate = «{ $text }» no es un candidato y un color como r1c1 2 A
fault-not-a-link = «{ $text }» no es un enlace como r1c1 2 = r1c9 2
fault-not-json = esto no es JSON o está cortado
fault-nested-too-deep = las listas y los objetos están demasiado anidados
fault-regions-elsewhere = estas son las regiones de un jigsaw y sus cifras no están en la línea de encima
fault-rule-in-words = «{ $text }» parece nombrar una regla y en esta forma no se lee
# A coordinate that is not there.
fault-nothing = nada
# { $sizes } are clauses such as the first of these, with commas between.
fault-region-size = { $found ->
    [one] «{ $name }» tiene { $found } celda
   *[other] «{ $name }» tiene { $found } celdas
}
fault-region-sizes = cada región necesita 9 celdas, pero { $sizes }
fault-region-sizes-and-cell = cada región necesita 9 celdas, pero { $sizes }; { $cell } parece incorrecta
# What is wrong within the puzzle of a link; { $path } is such as: grid, row 3, column 5, value.
fault-within = en { $path }: { $problem }
path-row = fila { $row }
path-column = columna { $column }
path-entry = elemento { $entry }

## Why a board cannot be. These stand within sentences, without a full stop.

layout-error-size = un tablero tiene de 4 a 9 filas, no { $rows }
layout-error-boxes = bloques de { $rows } filas y { $columns } columnas no encajan en un tablero de { $size } filas
layout-error-region-count = { $count ->
    [one] el tablero tiene { $count } región y hacen falta { $size }
   *[other] el tablero tiene { $count } regiones y hacen falta { $size }
}
layout-error-region-size = { $count ->
    [one] la región de { $cell } tiene { $count } celda y hacen falta { $size }
   *[other] la región de { $cell } tiene { $count } celdas y hacen falta { $size }
}
layout-error-region-overlap = { $cell } está en dos regiones
layout-error-outside-board = { $cell } no está en el tablero
layout-error-needs-nine = solo un tablero de 9 filas puede tener esto: { $what }
layout-error-too-many-houses = un tablero tiene como mucho { $most } unidades
layout-error-empty = una jaula o región no tiene celdas
layout-error-cage-size = la jaula de { $cell } tiene { $count } celdas; con { $size } cifras puede tener como mucho { $size }
layout-error-cage-overlap = { $cell } está en dos jaulas
layout-error-cage-in-parts = las celdas de la jaula de { $cell } no están unidas
layout-error-cage-sum = { $count ->
    [one] la jaula de { $cell } no puede sumar { $sum }: una cifra suma de { $least } a { $most }
   *[other] la jaula de { $cell } no puede sumar { $sum }: { $count } cifras distintas suman de { $least } a { $most }
}

## What a puzzle has that this program does not know. These end, or interrupt, "the puzzle has …".

# { $rule } is the name of a rule.
unknown-rule = { $rule ->
    [anti-king] la regla antirrey
    [anti-knight] la regla anticaballo
    [arrows] flechas
    [asterisk] un asterisco
    [between-lines] líneas de entremedio
    [cages] jaulas
    [cages-with-repeats] jaulas cuyas cifras pueden repetirse
    [cages-with-text] jaulas con un texto
    [centers] una región de los centros
    [clones] clones
    [consecutive] marcas entre cifras consecutivas
    [diagonals] diagonales
    [disjoint-groups] grupos disjuntos
    [dots] puntos entre sus celdas
    [double-arrows] flechas dobles
    [entropic-lines] líneas entrópicas
    [even-and-odd] celdas pares e impares
    [even] celdas pares
    [fog] niebla
    [further-regions] regiones extra
    [girandola] una girandola
    [inequalities] desigualdades
    [irregular-regions] regiones irregulares
    [lines] líneas en su tablero
    [lines-and-shapes] líneas y formas en su tablero
    [little-killer-sums] sumas de little killer
    [lockout-lines] líneas lockout
    [marked-diagonals] diagonales marcadas
    [maximum] celdas de máximo
    [minimum] celdas de mínimo
    [modular-lines] líneas modulares
    [nabner-lines] líneas nabner
    [non-consecutive] la regla de no consecutivos
    [odd] celdas impares
    [outside] indicaciones fuera de su tablero
    [palindromes] palíndromos
    [quadruples] cuádruplas
    [regions] regiones
    [region-sum-lines] líneas de suma por región
    [renban-lines] líneas renban
    [sandwich-sums] sumas sándwich
    [shapes] formas en su tablero
    [signs] signos entre sus celdas
    [skyscraper-clues] indicaciones de rascacielos
    [slow-thermometers] termómetros lentos
    [sums] sumas
    [texts] textos en su tablero
    [thermometers] termómetros
    [whisper-lines] líneas de susurros
    [x-and-v] X y V entre sus celdas
    [x-sums] sumas X
    [zipper-lines] líneas cremallera
   *[constraints] restricciones
}
unknown-in-this-form = { $rule } en esta forma
unknown-named = «{ $name }»
unknown-own-rule = una regla propia, «{ $sign }»
unknown-size = { $rows } filas y { $columns } columnas
unknown-shape = la forma «{ $text }»
unknown-board-type = un tablero de tipo «{ $text }»
unknown-other-game = otras reglas: es una partida de «{ $text }»
unknown-more = { $count ->
    [one] una regla más
   *[other] { $count } reglas más
}
unknown-more-regions = más regiones que filas
unknown-cells-without-region = celdas sin región
unknown-no-regions = ninguna región
unknown-cage-with-other-text = una jaula cuyo texto no es una suma
unknown-other-constraints = restricciones de otro tipo
unknown-cages-not-in-full = jaulas que no se indican por completo
unknown-regions-not-in-full = regiones irregulares sin un mapa de ellas
unknown-cages-on-other-board = jaulas en un tablero de otro tipo
unknown-other-than-sums = jaulas con algo que no son sumas
unknown-overlapping-grids = varias cuadrículas que se solapan
unknown-three-dimensions = tres dimensiones
unknown-open-row = una fila que no es una unidad
unknown-open-column = una columna que no es una unidad
unknown-cage-overlap = jaulas que se solapan ({ $cell } está en dos)
unknown-cage-in-parts = una jaula cuyas celdas están separadas (la de { $cell })
unknown-cage-repeats = una jaula en la que se repiten cifras (la de { $cell } tiene { $count } celdas para { $size } cifras)
