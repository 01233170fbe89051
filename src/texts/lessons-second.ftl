lesson-sashimi-x-wing-also = Sashimi Finned X-Wing
lesson-sashimi-x-wing-look-1 = Take one digit and find a row with exactly two places for it. Note the two columns.
lesson-sashimi-x-wing-look-2 = Find a second row that has the digit in only one of the two columns. Its cell in the other column is the missing corner.
lesson-sashimi-x-wing-look-3 = Check that all other places of the second row, the fins, lie in the box of the missing corner.
lesson-sashimi-x-wing-look-4 = Remove the digit from the cells of this box that stand in the column of the missing corner, but not in either row. It works with rows and columns exchanged.
lesson-sashimi-x-wing-mistake = Removing the digit from both columns, as after an [X-Wing]. If a fin is true, one of the columns does not get its digit from the two rows, so only cells that see every fin are safe to clear.

lesson-finned-swordfish-look-1 = Take one digit and collect the rows with two to five places for it.
lesson-finned-swordfish-look-2 = Choose three of these rows and three columns so that as few places as possible lie outside the columns. Those outside are the fins.
lesson-finned-swordfish-look-3 = Go on only if all fins lie in one box and every row keeps at least two places in the three columns.
lesson-finned-swordfish-look-4 = Remove the digit from the cells of the box with the fins that stand in one of the three columns, but in none of the three rows.
lesson-finned-swordfish-mistake = Being content when a cell sees one fin out of two. The other fin may be the true one, and then nothing here removes the digit from that cell. It has to see all of them.

lesson-sashimi-swordfish-also = Sashimi Finned Swordfish
lesson-sashimi-swordfish-look-1 = Take one digit. Find two rows whose places keep to three columns.
lesson-sashimi-swordfish-look-2 = Look for a third row with only one place in these columns, and all its other places in one box that one of the three columns passes through. The other places are the fins.
lesson-sashimi-swordfish-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the three columns, but in none of the three rows.
lesson-sashimi-swordfish-mistake = Dropping the find because a row has a single place under the cover. The fish need not be whole without its fins: if they are false, that one place is true, and the two other rows fill the two columns that are left.

lesson-finned-jellyfish-look-1 = Take a digit that is placed at most four times, and mark all its places.
lesson-finned-jellyfish-look-2 = Choose four rows and four columns so that the places of the rows outside the columns, the fins, all lie in one box.
lesson-finned-jellyfish-look-3 = Check that each of the four rows has at least two places in the four columns.
lesson-finned-jellyfish-look-4 = Remove the digit from the cells of the box with the fins that stand in one of the four columns, but in none of the four rows.
lesson-finned-jellyfish-mistake = Overlooking a place far off in a base row. It is a fin as well, and one fin in another box is enough to save every candidate. Go along each base row from end to end before you remove anything.

lesson-sashimi-jellyfish-also = Sashimi Finned Jellyfish
lesson-sashimi-jellyfish-look-1 = Take one digit and find three rows whose places keep to four columns.
lesson-sashimi-jellyfish-look-2 = Look for a fourth row that has one place in the four columns, and all its other places, the fins, in one box that one of the four columns passes through.
lesson-sashimi-jellyfish-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the four columns, but in none of the four rows.
lesson-sashimi-jellyfish-mistake = Filling the missing corner in thought and removing from all four columns. The fins are there because the row needs them; outside their box, the columns keep their candidates.

lesson-finned-squirmbag-also = Finned Starfish; Finned 5-Fish
lesson-finned-squirmbag-look-1 = Take a digit that is placed at most three times, so that at least six rows still need it.
lesson-finned-squirmbag-look-2 = Choose five of these rows and five columns that hold all their places but a few. These few, the fins, must lie in one box, and each row must keep at least two covered places.
lesson-finned-squirmbag-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the five columns, but in none of the five rows.
lesson-finned-squirmbag-mistake = Going the long way round. The columns that still need the digit and are not among the five, four at most, are the base of a fish with the same fins, and it removes the same.

lesson-sashimi-squirmbag-also = Sashimi Starfish; Sashimi 5-Fish
lesson-sashimi-squirmbag-look-1 = Take a digit that is placed at most three times and find four rows whose places keep to five columns.
lesson-sashimi-squirmbag-look-2 = Look for a fifth row with one place in the five columns, and all other places, the fins, in one box that one of the columns passes through.
lesson-sashimi-squirmbag-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the five columns, but in none of the five rows.
lesson-sashimi-squirmbag-mistake = Choosing a covering column just because it has many places. What counts is that it takes in places of the five base rows; every place of these rows that stays outside is one more fin.

lesson-finned-whale-also = Finned 6-Fish
lesson-finned-whale-look-1 = Take a digit that is placed at most twice, so that at least seven rows still need it.
lesson-finned-whale-look-2 = Look at its columns instead: find one, two or three of them whose places keep to as many rows, except for some in one box, the fins.
lesson-finned-whale-look-3 = If the rows and columns that are left number six of each, they are the whale, as long as each of the six rows keeps at least two places in the six columns; with fewer it is a [Sashimi Whale]. Remove the digit from the cells of the box with the fins that stand in one of the six columns, but in none of the six rows.
lesson-finned-whale-mistake = Mixing up the two sides. The fins stand in the six base rows and outside the six columns; what is removed stands the other way round, outside the rows and in the columns.

lesson-sashimi-whale-also = Sashimi 6-Fish
lesson-sashimi-whale-look-1 = Take a digit that is placed at most twice and mark its places row by row.
lesson-sashimi-whale-look-2 = Find five rows whose places keep to six columns, and a sixth with one place in these columns and all others, the fins, in one box.
lesson-sashimi-whale-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the six columns, but in none of the six rows.
lesson-sashimi-whale-mistake = Counting six rows and settling for seven columns. With one column to spare the rows need not use all of them up, and nothing follows. There are always as many covering lines as base lines.

lesson-finned-leviathan-also = Finned 7-Fish
lesson-finned-leviathan-look-1 = Take a digit that is placed at most once, so that at least eight rows still need it.
lesson-finned-leviathan-look-2 = Find two columns, or one if the digit is placed, whose places keep to as many rows, except for fins in one box.
lesson-finned-leviathan-look-3 = Take the other seven columns that need the digit as cover and the other seven rows as base; if a row keeps fewer than two covered places, it is a [Sashimi Leviathan]. Remove the digit from the cells of the box with the fins that stand in one of these columns, but in none of these rows.
lesson-finned-leviathan-mistake = Searching for it among seven rows. It always comes with a finned pattern of one or two columns that has the same fins and removes the same; find that one, and you have both.

lesson-sashimi-leviathan-also = Sashimi 7-Fish
lesson-sashimi-leviathan-look-1 = Take a digit that is placed at most once and mark its places in all rows that need it.
lesson-sashimi-leviathan-look-2 = Look for seven rows and seven columns such that only places in one box, the fins, lie in the rows but outside the columns, and some row has at most one place in the columns.
lesson-sashimi-leviathan-look-3 = Remove the digit from the cells of the box with the fins that stand in one of the seven columns, but in none of the seven rows.
lesson-sashimi-leviathan-mistake = Trusting so large a count without checking it. One place that was missed in one of seven rows is one more fin, and if it lies outside the box, the removal is wrong.

lesson-sue-de-coq-also = Two-Sector Disjoint Subsets; SDC
lesson-sue-de-coq-look-1 = Go to a crossing of a box and a line. Choose two of its empty cells with four digits between them, or all three with five.
lesson-sue-de-coq-look-2 = In the rest of the line, find a cell whose two candidates are both among these digits. In the rest of the box, find one with two others of them.
lesson-sue-de-coq-look-3 = Count: there must be as many cells, crossing and both partners together, as different digits in them.
lesson-sue-de-coq-look-4 = Remove the two digits of the line's partner from all other cells of the line, and those of the box's partner from all other cells of the box, leaving the chosen cells of the crossing alone. A digit that only the crossing has leaves the rest of both.
lesson-sue-de-coq-mistake = Taking two partners that have a digit of the crossing in common. It could then stand in the line's partner and again in the box's partner, the count no longer comes out even, and nothing is locked.
lesson-sue-de-coq-origin = A player who signed as Sue de Coq first described it in a Sudoku forum, as Two-Sector Disjoint Subsets. The other players soon called it after its inventor.

lesson-simple-colors-trap-also = Color Trap; Simple Coloring; Singles Chains
lesson-simple-colors-trap-look-1 = Take one digit and mark every house that has exactly two places for it.
lesson-simple-colors-trap-look-2 = Give one of these places a color, and the other place of the same house the second color. Go on from both until no marked house leads further.
lesson-simple-colors-trap-look-3 = Go through the places without a color. Remove the digit from each that sees a cell of the one color and a cell of the other; it may see them in different houses.
lesson-simple-colors-trap-mistake = Coloring on through a house with three places. There, one place being false does not make another true, so the colors no longer stand for all or nothing. Only houses with exactly two places carry a color on.

lesson-simple-colors-wrap-also = Color Wrap; Simple Coloring; Singles Chains
lesson-simple-colors-wrap-look-1 = Take one digit and color its places in two colors by turns, through houses that have exactly two places for it.
lesson-simple-colors-wrap-look-2 = Go through the rows, columns and boxes and look for two cells of the same color in one of them.
lesson-simple-colors-wrap-look-3 = Remove the digit from all cells of that color. Set it in all cells of the other.
lesson-simple-colors-wrap-mistake = Clearing only the two cells that clash. All cells of a color share one fate: if two of them cannot be true together, none of the color is, however far away it stands.

lesson-multi-colors-1-also = Multi-Coloring; Color Wing
lesson-multi-colors-1-look-1 = Take one digit and color a first net of houses with exactly two places, in red and blue, say.
lesson-multi-colors-1-look-2 = Color a second net in green and yellow, one that no house with exactly two places joins to the first.
lesson-multi-colors-1-look-3 = Find a cell of the one net that sees a cell of the other: a red one that sees a green one, say.
lesson-multi-colors-1-look-4 = Remove the digit from every other cell that sees a blue cell and a yellow cell, the two colors that did not meet.
lesson-multi-colors-1-mistake = Clearing what sees the two colors that meet. Of these at most one is true, and perhaps neither. It is of their opposites that at least one is true.

lesson-multi-colors-2-also = Multi-Coloring
lesson-multi-colors-2-look-1 = Take one digit and color two nets of houses with exactly two places, each in two colors of its own.
lesson-multi-colors-2-look-2 = Choose a color of the first net and write down which colors of the second its cells see. One cell may see the one color, another cell the other.
lesson-multi-colors-2-look-3 = If they see both, remove the digit from all cells of the chosen color, and set it in all cells of the opposite color.
lesson-multi-colors-2-mistake = Waiting for a single cell that sees both colors of the other net. The cells of a color are true together or false together, so it does the same if two different cells of it see one color each.

lesson-x-chain-also = X-Cycle; Forcing X-Chain; Single-Digit AIC
lesson-x-chain-look-1 = Take one digit and draw a line between its two places wherever a house has exactly two: the strong links.
lesson-x-chain-look-2 = Start at one end of a strong link and go to its other end. From there step to a place that it sees and that begins another strong link.
lesson-x-chain-look-3 = Go on by turns, strong and weak, and pause after every strong link.
lesson-x-chain-look-4 = Remove the digit from each cell that sees both the first place and the place where you have paused.
lesson-x-chain-mistake = Stepping over two weak links in a row. A false place makes another true only over a strong link, so the thought breaks off. A strong link may stand where a weak one is due, but not the other way round.

lesson-xy-chain-look-1 = Mark all cells with two candidates. Choose one of them and a digit Z in it; you will leave it by its other digit.
lesson-xy-chain-look-2 = Step to a marked cell that it sees and that has the digit by which you leave. Leave this cell by its other digit, and so on.
lesson-xy-chain-look-3 = Stop at a cell that you would leave by Z.
lesson-xy-chain-look-4 = Remove Z from every other cell that sees both the first cell and the last.
lesson-xy-chain-mistake = Stopping at a cell that has Z but was entered by Z. It is then the other digit of that cell that the chain makes true, and Z is not shown at this end. Enter by one digit, leave by the other.

lesson-continuous-nice-loop-also = CNL; AIC Loop; AIC Ring; Bidirectional Cycle
lesson-continuous-nice-loop-look-1 = Build a chain of links, strong and weak by turns, that begins and ends with a strong link.
lesson-continuous-nice-loop-look-2 = Check whether a weak link joins its two ends: the same digit in two cells that see each other, or two digits of one cell. Then it is a loop.
lesson-continuous-nice-loop-look-3 = For each weak link from cell to cell, remove its digit from all other cells that see both ends.
lesson-continuous-nice-loop-look-4 = For each weak link within a cell, remove all candidates of this cell except the two that it joins.
lesson-continuous-nice-loop-mistake = Taking a ring for continuous in which somewhere two strong or two weak links meet. Such a loop speaks of the candidate at that one spot only; its other weak links remove nothing.

lesson-aic-also = Alternating Inference Chain; Alternate Inference Chain
lesson-aic-look-1 = Begin with a strong link: the only two places of a digit in a house, or the only two candidates of a cell.
lesson-aic-look-2 = From its far end go over a weak link, to the same digit in a cell that it sees or to another digit of its cell, where the next strong link begins. Go on by turns.
lesson-aic-look-3 = After each strong link compare both ends. If they are the same digit, remove it from the cells that see both.
lesson-aic-look-4 = If they are different digits and their cells see each other, remove from each of the two cells the digit of the other end.
lesson-aic-mistake = Believing that exactly one end is true. The chain shows that at least one is; both may be. So the chain never makes one end false because the other turned out true.

lesson-discontinuous-nice-loop-also = DNL; Forcing Chain (Sudoku Explainer)
lesson-discontinuous-nice-loop-look-1 = Choose a candidate that you doubt and suppose it true. Go from it over a weak link to one that is then false.
lesson-discontinuous-nice-loop-look-2 = Go on over a strong link to one that is then true, and so by turns.
lesson-discontinuous-nice-loop-look-3 = If a candidate that is then true sees the first one with the same digit, or lies in the same cell, remove the first.
lesson-discontinuous-nice-loop-look-4 = To set a candidate, suppose it false instead: begin with a strong link. If a strong link leads back to it from a candidate that is then false, set it.
lesson-discontinuous-nice-loop-mistake = Being content to be back in the cell of the beginning. That another digit of the cell is false contradicts nothing. The loop must end by denying the very candidate from which it set out.

lesson-grouped-continuous-nice-loop-also = Grouped AIC Loop; Grouped AIC Ring; Grouped CNL
lesson-grouped-continuous-nice-loop-look-1 = For a digit, find a house whose places form two parts: each part is one cell, or two or three cells in the crossing of a box and a line. That is a strong link with a group.
lesson-grouped-continuous-nice-loop-look-2 = Build a chain, strong and weak by turns, that uses such a link, begins and ends with a strong link, and whose ends are joined by a weak one.
lesson-grouped-continuous-nice-loop-look-3 = For each weak link between cells or groups, remove the digit from all other cells that see every cell of both ends.
lesson-grouped-continuous-nice-loop-look-4 = For each weak link within a cell, remove the other candidates of this cell.
lesson-grouped-continuous-nice-loop-mistake = Clearing a cell that sees only a part of a group. Which cell of the group takes the digit is open; only what sees all of it, and all of the other end, is sure to see the digit.

lesson-grouped-aic-also = AIC with Groups; Grouped X-Cycle (for a single digit)
lesson-grouped-aic-look-1 = Look for a house with three or more places of a digit, all but one of them in the crossing of a box and a line. These are the group.
lesson-grouped-aic-look-2 = Read it as a strong link between the group and the single place, and begin or continue a chain with it.
lesson-grouped-aic-look-3 = Leave the group over a weak link to a place that sees all of its cells, and go on by turns. End with a strong link.
lesson-grouped-aic-look-4 = Remove the digit from the cells that see both whole ends, if the ends are the same digit. If they are different digits of two cells that see each other, each cell loses the digit of the other.
lesson-grouped-aic-mistake = Stepping from a group to a place that sees only one of its cells. The digit may stand in another cell of the group, so that place need not be false.

lesson-grouped-discontinuous-nice-loop-also = Grouped DNL; AIC with Groups; Grouped X-Cycle (for a single digit)
lesson-grouped-discontinuous-nice-loop-look-1 = Suppose a candidate true and strike its digit from what it sees.
lesson-grouped-discontinuous-nice-loop-look-2 = Look for a house in which this leaves the digit only in the crossing of a box and a line. Take these cells as a group that is true.
lesson-grouped-discontinuous-nice-loop-look-3 = Go on from the group to a place that sees all its cells and is therefore false, and from there by turns.
lesson-grouped-discontinuous-nice-loop-look-4 = If you come back to the first candidate and it would be false, remove it. If you began by supposing it false and it would be true, set it.
lesson-grouped-discontinuous-nice-loop-mistake = Taking cells of a box that do not stand in one line for a group and going on outside the box. On a plain board no cell outside the box sees two such cells, so there is nothing to go on to.

lesson-almost-locked-set-xz-rule-also = ALS-XZ; Singly Linked ALS-XZ; Doubly Linked ALS-XZ
lesson-almost-locked-set-xz-rule-look-1 = Write down small almost locked sets: cells with two candidates, two cells of a house with three digits, three with four.
lesson-almost-locked-set-xz-rule-look-2 = Take two sets without a common cell and find a digit X in both, such that every cell with X in the one sees every cell with X in the other.
lesson-almost-locked-set-xz-rule-look-3 = Find another digit Z in both. Remove it from every cell that sees all cells with Z in both sets.
lesson-almost-locked-set-xz-rule-look-4 = If a second digit links the sets just as X does, remove each of the two link digits from the cells that see all its places in both sets, and every other digit of a set from the cells outside that see all its places in that set.
lesson-almost-locked-set-xz-rule-mistake = Accepting an X of which one pair of places does not see each other. Then both sets may hold X, neither is forced to hold Z, and the removal has no ground. For Z there is no such condition.
lesson-almost-locked-set-xz-rule-origin = The player bennys set up the rules of almost locked sets in the Sudoku players' forum. The term restricted common, for a digit like X, comes from there.

lesson-almost-locked-set-xy-wing-also = ALS-XY-Wing
lesson-almost-locked-set-xy-wing-look-1 = Choose an almost locked set as the middle, small ones first.
lesson-almost-locked-set-xy-wing-look-2 = Find a second set, without a cell of the middle, and a digit X such that all its places in the one see all its places in the other.
lesson-almost-locked-set-xy-wing-look-3 = Find a third set that is linked to the middle in the same way by another digit Y. The second and the third set need not see each other.
lesson-almost-locked-set-xy-wing-look-4 = Find a digit Z, neither X nor Y, in the second and the third set. Remove it from every cell that sees all cells with Z in these two.
lesson-almost-locked-set-xy-wing-mistake = Using the same digit for both links. If the middle loses X to the one outer set, it must be another digit that it then keeps from the other set; with X on both sides nothing is passed on.
lesson-almost-locked-set-xy-wing-origin = It is among the rules of almost locked sets that the player bennys stated in the Sudoku players' forum.

lesson-almost-locked-set-chain-also = ALS Chain; ALS-XY-Chain
lesson-almost-locked-set-chain-look-1 = Begin with an almost locked set that has the digit Z you would like to remove.
lesson-almost-locked-set-chain-look-2 = Go to a set without a common cell over a digit of both, not Z, all of whose places in the one see all its places in the other.
lesson-almost-locked-set-chain-look-3 = Go on in the same way, leaving each set by another digit than the one by which you came.
lesson-almost-locked-set-chain-look-4 = Stop at the fourth set or later if it has Z and you did not come by Z. Remove Z from every cell that sees all cells with Z in the first and the last set.
lesson-almost-locked-set-chain-mistake = Leaving a set by the digit that led into it. The set has just lost that digit, so it cannot hand it on. Two links that follow each other need different digits.

lesson-death-blossom-look-1 = Choose a stem: a cell with two or three candidates.
lesson-death-blossom-look-2 = For each candidate of the stem find a petal: an almost locked set that has the digit and in which the stem sees all cells with it.
lesson-death-blossom-look-3 = Try petals until they all have a digit Z in common that is no candidate of the stem.
lesson-death-blossom-look-4 = Remove Z from every cell that sees all cells with Z in all petals.
lesson-death-blossom-mistake = Leaving a candidate of the stem without a petal. If just that one is true, no petal is locked and Z may stand anywhere. The stem must be covered to its last candidate.
lesson-death-blossom-origin = SudokuWiki credits Mike Barker with the technique and with its name.

lesson-franken-x-wing-look-1 = Take one digit and find a box that has it in two columns only.
lesson-franken-x-wing-look-2 = Look for a row outside the box whose places all lie in the same two columns.
lesson-franken-x-wing-look-3 = Remove the digit from the other cells of these columns: those that are neither in the box nor in the row. Rows and columns may be exchanged.
lesson-franken-x-wing-mistake = Choosing a row and a box that share a place of the digit. If the digit stands there, it serves both at once, one column stays free, and the removals have no ground.

lesson-franken-swordfish-look-1 = Take one digit and find a box that has it in two columns, or in three.
lesson-franken-swordfish-look-2 = Look for two rows that share no place of the digit with the box. The places of all three, rows and box, must keep to three columns.
lesson-franken-swordfish-look-3 = Remove the digit from the cells of these columns that are in neither of the rows and not in the box.
lesson-franken-swordfish-look-4 = Then try a box as cover: three rows whose places keep to two columns and a box. Besides what the cover has outside the rows, a place of the rows loses the digit if one of the columns and the box both cover it.
lesson-franken-swordfish-mistake = Sparing a place of the base that two covering houses share. If it were true it would use up both of them for one base house, so it goes like the cells outside.

lesson-franken-jellyfish-look-1 = Take one digit and mark its places. Choose a column with many of them; it is the first covering house.
lesson-franken-jellyfish-look-2 = Collect rows and boxes, at least one box, each with few places outside this column. No place may be in two of them.
lesson-franken-jellyfish-look-3 = See whether four of them can be covered by four columns or boxes in all, the first column among these. None of the houses may be base and cover at once.
lesson-franken-jellyfish-look-4 = Remove the digit from the cells of the covering houses that are in none of the base houses.
lesson-franken-jellyfish-mistake = Overlooking that a row runs through a box of the base. A place of the digit in both could serve both at once. Where there is one, it is a fin, and the fish is a [Finned Franken Jellyfish].

lesson-franken-squirmbag-also = Franken Starfish; Franken 5-Fish
lesson-franken-squirmbag-look-1 = Take a digit that is hardly placed and choose rows and boxes, at least one box among them or among the cover, that have no place in common.
lesson-franken-squirmbag-look-2 = See whether five of them have all their places in five other houses: columns, or columns and boxes.
lesson-franken-squirmbag-look-3 = Remove the digit from the cells of these five that are in none of the base houses.
lesson-franken-squirmbag-mistake = Adding a house to the base and another to the cover until something goes. Each base house needs all its places covered; a single bare one makes the fish a finned one, with fewer cells to clear.

lesson-franken-whale-also = Franken 6-Fish
lesson-franken-whale-look-1 = Start from a candidate you doubt. Suppose it true, and write down the houses it would use up: its row, its column, its box.
lesson-franken-whale-look-2 = Look for six rows and boxes, with no place in common, whose places lie in six columns or boxes, one of them a house that the candidate would use up. Rows and columns may be exchanged.
lesson-franken-whale-look-3 = If the candidate is in none of the six base houses, remove it, and with it all others of the cover outside the base.
lesson-franken-whale-mistake = Counting a house twice, once as base and once as cover. It gives no more than it takes, so leave such a house out: what remains is a smaller fish, or none.

lesson-franken-leviathan-also = Franken 7-Fish
lesson-franken-leviathan-look-1 = Take a digit of which at most one is placed and strike the houses that have it.
lesson-franken-leviathan-look-2 = Choose seven base houses, rows and boxes without a common place, and see whether seven columns or boxes take in all their places. There must be a box on one of the two sides.
lesson-franken-leviathan-look-3 = Remove the digit from the cells of the covering houses that are in none of the base houses.
lesson-franken-leviathan-mistake = Believing that a larger fish removes more. What counts is what the cover has besides the base, and seven base houses leave hardly anything of it.

lesson-finned-franken-x-wing-look-1 = Take one digit, a box and a row. Choose two columns that hold most of their places.
lesson-finned-franken-x-wing-look-2 = Mark as fins all places of the row and of the box outside the two columns, and every place that row and box have in common.
lesson-finned-franken-x-wing-look-3 = Remove the digit from those cells of the two columns, outside row and box, that see all fins.
lesson-finned-franken-x-wing-mistake = Not counting the place where the row runs through the box as a fin because a column covers it. True, it would serve both base houses at once and leave a column free. So it is a fin, called an endo fin, and must be seen too.

lesson-finned-franken-swordfish-look-1 = Take one digit and three base houses, two rows and a box, say, and three columns that hold most of their places.
lesson-finned-franken-swordfish-look-2 = Mark the fins: the places of the base outside the columns, and those that are in two base houses.
lesson-finned-franken-swordfish-look-3 = Look for a cell that sees all fins, over a row, a column or a box.
lesson-finned-franken-swordfish-look-4 = If one of the three columns covers it and it is in none of the base houses, remove the digit from it.
lesson-finned-franken-swordfish-mistake = Searching only in the box of the fins, as with a [Finned Swordfish]. Where boxes are base or cover, a covered cell may also see a fin along a row or a column.

lesson-finned-franken-jellyfish-look-1 = Begin with a candidate you doubt, and strike its digit from all cells that it sees.
lesson-finned-franken-jellyfish-look-2 = With what is left, look for four rows and boxes without a common place that keep to only three columns or boxes. There must be a box among the seven houses, and the candidate must be in none of the four.
lesson-finned-franken-jellyfish-look-3 = Add as fourth covering house a column or a box of the candidate, one that is not in the base. The struck places of the four that no covering house has are the fins, and so are those that two of the four share.
lesson-finned-franken-jellyfish-look-4 = Remove the candidate: it sees all fins, since you struck them because of it.
lesson-finned-franken-jellyfish-mistake = Accepting a cell that sees all fins but one. The last fin may be the true one, and then the fish says nothing about the cell. Only a chain from that fin could still help, as in [Kraken Fish Type 1].

lesson-finned-franken-squirmbag-also = Finned Franken Starfish; Finned Franken 5-Fish
lesson-finned-franken-squirmbag-look-1 = Suppose a candidate true and strike the digit from all that it sees.
lesson-finned-franken-squirmbag-look-2 = See whether five rows and boxes without a common place are left with places in only four columns or boxes. Rows and columns may be exchanged.
lesson-finned-franken-squirmbag-look-3 = If so, remove the candidate, as long as it is in none of the five.
lesson-finned-franken-squirmbag-mistake = Adding a sixth covering house to get rid of the fins. With more covering houses than base houses the base need not use all of them up, and nothing follows.

lesson-finned-franken-whale-also = Finned Franken 6-Fish
lesson-finned-franken-whale-look-1 = Suppose a candidate true and strike the digit from all that it sees.
lesson-finned-franken-whale-look-2 = Count rows and boxes that share no place any more: do six of them have to make do with five columns or boxes?
lesson-finned-franken-whale-look-3 = If so, and the candidate is in none of the six, remove it.
lesson-finned-franken-whale-mistake = Letting two base houses share a place that the candidate does not see. One digit there would do for both, so six houses need not take six places, and the count proves nothing.

lesson-finned-franken-leviathan-also = Finned Franken 7-Fish
lesson-finned-franken-leviathan-look-1 = Take a digit of which next to nothing is placed. Suppose one of its candidates true and strike what it sees.
lesson-finned-franken-leviathan-look-2 = Look for seven rows and boxes, without the candidate and without a common place, that are left with six columns or boxes for the digit.
lesson-finned-franken-leviathan-look-3 = If there are seven such houses, remove the candidate.
lesson-finned-franken-leviathan-mistake = Overlooking one place in seven houses. If it lies outside the cover and the candidate does not see it, the digit can escape there. Go through each base house cell by cell.

lesson-mutant-x-wing-look-1 = Take one digit, a row and a column. The cell where they cross must not be a place of the digit.
lesson-mutant-x-wing-look-2 = Find two other houses of any kind that take in all places of both.
lesson-mutant-x-wing-look-3 = Remove the digit from the cells of these two that are neither in the row nor in the column.
lesson-mutant-x-wing-look-4 = Try the other way too: two houses of any kind that share no place, and whose places lie in a row and a column. Then the rest of these lines loses the digit, and so does the cell where they cross.
lesson-mutant-x-wing-mistake = Overlooking that the crossing of the base row and the base column is a place of the digit. True, it would do for both, the cover would not be used up, and the removals would be wrong.

lesson-mutant-swordfish-look-1 = Take one digit and three houses with few places for it, rows and columns mixed and boxes as you like, such that no place is in two of them.
lesson-mutant-swordfish-look-2 = Cover all their places with three other houses. Begin with a place that only one useful house can cover.
lesson-mutant-swordfish-look-3 = Remove the digit from the cells of the cover that are in none of the three base houses.
lesson-mutant-swordfish-look-4 = Remove it also from each place of the base that two covering houses share.
lesson-mutant-swordfish-mistake = Covering a place by a house of the base itself. Base and cover must be different houses, three and three; a house on both sides adds nothing to the count.

lesson-mutant-jellyfish-look-1 = Take a candidate you doubt and choose one of its houses, row, column or box, as the first of the cover.
lesson-mutant-jellyfish-look-2 = Collect four houses without the candidate that share no place of the digit, and that have many of their places in the chosen house.
lesson-mutant-jellyfish-look-3 = See whether three more houses take in all the other places of the four.
lesson-mutant-jellyfish-look-4 = If so, remove the candidate, and the digit from all other cells of the cover outside the base.
lesson-mutant-jellyfish-mistake = Clearing a covered cell that is itself in a base house. With rows, columns and boxes mixed this is easily overlooked. Such a cell is one of the places that the base may use; it goes only if two covering houses share it.

lesson-mutant-squirmbag-also = Mutant Starfish; Mutant 5-Fish
lesson-mutant-squirmbag-look-1 = Draw a board with the places of one digit only, and strike all houses that have it.
lesson-mutant-squirmbag-look-2 = Choose five houses of any kind with few places, none of them shared by two of the five.
lesson-mutant-squirmbag-look-3 = Try to take in all these places with five other houses.
lesson-mutant-squirmbag-look-4 = Remove the digit from the cells of these houses that are in none of the first five.
lesson-mutant-squirmbag-mistake = Asking for a shape. A mutant fish of this size has none that you could recognize; what makes it true is only that the count comes out even and no base houses share a place. Check these two and nothing else.

lesson-mutant-whale-also = Mutant 6-Fish
lesson-mutant-whale-look-1 = Draw a board with the places of one digit only.
lesson-mutant-whale-look-2 = Choose six houses, none of which shares a place with another, and try to take in all their places with six other houses.
lesson-mutant-whale-look-3 = Remove the digit from the cells of the second six that are in none of the first six.
lesson-mutant-whale-mistake = Stopping at a cover of seven houses. Seven can give one digit more than six base houses take, so a cell outside the base may still hold it.

lesson-mutant-leviathan-also = Mutant 7-Fish
lesson-mutant-leviathan-look-1 = Draw a board with the places of one digit only, one that is hardly placed yet.
lesson-mutant-leviathan-look-2 = Choose seven houses of any kind without a common place and try to take in all their places with seven others.
lesson-mutant-leviathan-look-3 = Remove the digit from the cells of these others that are in none of the seven.
lesson-mutant-leviathan-mistake = Using it where a short chain of the digit does the same. A [Grouped AIC] of one digit is found link by link, while here fourteen houses must be right all at once.

lesson-finned-mutant-x-wing-look-1 = Take one digit, a row and a column. Choose two other houses that hold most of their places, often a box and a line.
lesson-finned-mutant-x-wing-look-2 = Mark as fins the places of row and column that these two do not cover, and the cell where row and column cross if it is a place of the digit.
lesson-finned-mutant-x-wing-look-3 = Remove the digit from those cells of the cover, outside row and column, that see all fins.
lesson-finned-mutant-x-wing-mistake = Failing to recognize a [2-String Kite]. Its row and its column are the base, its box and the crossing line through one outer end the cover, and the other outer end is the fin. Look for the kite first; it is the easier sight.

lesson-finned-mutant-swordfish-look-1 = Begin with a candidate you doubt and strike its digit from all that it sees.
lesson-finned-mutant-swordfish-look-2 = Collect houses, without the candidate, that have one or two places left.
lesson-finned-mutant-swordfish-look-3 = Look for three of them that share no place which is left, and for two houses that take in all that is left of the three.
lesson-finned-mutant-swordfish-look-4 = These two and a house of the candidate that is none of the three are the cover. Remove the candidate.
lesson-finned-mutant-swordfish-mistake = Choosing the fish first and looking at its fins last. A fin that the cell does not see spoils everything. Begin from the cell, and only such fins come up as it does see.

lesson-finned-mutant-jellyfish-look-1 = Begin with a candidate you doubt and strike its digit from all that it sees.
lesson-finned-mutant-jellyfish-look-2 = Choose four houses, without the candidate, that share no place which is left.
lesson-finned-mutant-jellyfish-look-3 = If three houses take in all that is left of the four, remove the candidate.
lesson-finned-mutant-jellyfish-mistake = Calling only those places fins that lie outside the cover. A place that two base houses share is a fin too, covered or not, and has to be seen like the others.

lesson-finned-mutant-squirmbag-also = Finned Mutant Starfish; Finned Mutant 5-Fish
lesson-finned-mutant-squirmbag-look-1 = Draw the places of one digit alone, suppose one of them true and strike what it sees.
lesson-finned-mutant-squirmbag-look-2 = Try to find five houses, without that place and without a common place among those left, for which four houses take in all that is left.
lesson-finned-mutant-squirmbag-look-3 = If there are such, remove the digit from the place that you supposed.
lesson-finned-mutant-squirmbag-mistake = Going on with a second supposition when the first leads nowhere. All of it must follow from one candidate alone; otherwise what is refuted is only that both are true together.

lesson-finned-mutant-whale-also = Finned Mutant 6-Fish
lesson-finned-mutant-whale-look-1 = Draw the places of one digit alone, suppose one of them true and strike what it sees.
lesson-finned-mutant-whale-look-2 = Try to find six houses, without that place and without a common place among those left, for which five houses take in all that is left.
lesson-finned-mutant-whale-look-3 = If there are such, remove the digit from the place that you supposed.
lesson-finned-mutant-whale-mistake = Taking a fish that fails for a sign that the candidate is true. That one choice of houses does not refute it says nothing; another may, or a chain.

lesson-finned-mutant-leviathan-also = Finned Mutant 7-Fish
lesson-finned-mutant-leviathan-look-1 = Draw the places of one digit alone, suppose one of them true and strike what it sees.
lesson-finned-mutant-leviathan-look-2 = Try to find seven houses, without that place and without a common place among those left, for which six houses take in all that is left.
lesson-finned-mutant-leviathan-look-3 = If there are such, remove the digit from the place that you supposed.
lesson-finned-mutant-leviathan-mistake = Spending an evening on it. Whatever a fish of any size can say about a digit, the templates of that digit say too, and with a computer they are counted at once: see [Template Delete].

lesson-kraken-fish-type-1-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-1-look-1 = Take an [X-Wing], a [Swordfish] or a [Jellyfish] that a few fins spoil, and mark the fins.
lesson-kraken-fish-type-1-look-2 = Choose a candidate of the digit in a covering line and outside the base lines: one that would go if there were no fins.
lesson-kraken-fish-type-1-look-3 = Suppose the first fin true and follow a chain, with any digits, until the candidate is false. Do the same for each fin that the candidate does not see.
lesson-kraken-fish-type-1-look-4 = If every fin either sees the candidate or leads to its being false, remove the candidate.
lesson-kraken-fish-type-1-mistake = Following one fin and forgetting the others. Any of the fins may be the true one, so each needs a chain of its own or must see the candidate directly.

lesson-kraken-fish-type-2-also = Kraken X-Wing; Kraken Swordfish; Kraken Jellyfish
lesson-kraken-fish-type-2-look-1 = Take a fish of two to four base lines with few fins, and mark the fins.
lesson-kraken-fish-type-2-look-2 = Choose a covering line with few places in the base. List these places and all fins: one of them is true.
lesson-kraken-fish-type-2-look-3 = Suppose each of the list true in turn, and write down what follows from it by chains.
lesson-kraken-fish-type-2-look-4 = What all these lists have in common holds: remove the candidate that is false in all of them, or set the one that is true in all.
lesson-kraken-fish-type-2-mistake = Leaving a fin out of the list. If just that fin is true, perhaps none of the others is, and what they have in common need not hold. The covering line's places outside the base, however, need no chain.

lesson-forcing-chain-contradiction-also = Contradiction Forcing Chain; Nishio Forcing Chain
lesson-forcing-chain-contradiction-look-1 = Choose a candidate and suppose it true, say in a cell with two candidates. Note each consequence together with the one it comes from.
lesson-forcing-chain-contradiction-look-2 = From a true candidate, make false the others of its cell and the same digit in all cells that it sees.
lesson-forcing-chain-contradiction-look-3 = From a false candidate, make true the other one of a cell with two, and the other place in a house with two. Count two as the board stands, before you supposed anything.
lesson-forcing-chain-contradiction-look-4 = Watch for a clash: the opposite of what you supposed, a cell without a candidate, a house without a place for a digit, two digits in a cell, or a digit twice in a house.
lesson-forcing-chain-contradiction-look-5 = Then remove the candidate that you supposed true. If you had supposed it false and met a clash, set it.
lesson-forcing-chain-contradiction-mistake = Taking the supposition for proved because no clash came up. It is only not refuted yet: the chain was perhaps broken off too early, or this way of following does not see the clash.

lesson-forcing-chain-verity-also = Cell Forcing Chain; Unit Forcing Chain; Region Forcing Chain; Digit Forcing Chain; Double Forcing Chain
lesson-forcing-chain-verity-look-1 = Choose possibilities of which one must be right: all candidates of a cell, all places of a digit in a house, or one candidate as true and as false.
lesson-forcing-chain-verity-look-2 = Suppose the first and mark all that follows by chains: what becomes true, and what becomes false.
lesson-forcing-chain-verity-look-3 = Suppose the next from the original board again, and keep of the marks only what follows this time as well. Do so for every possibility.
lesson-forcing-chain-verity-look-4 = Remove each candidate that is still marked as false, and set each that is still marked as true.
lesson-forcing-chain-verity-mistake = Leaving a possibility out because it looks unlikely. If just that one is right, nothing of what the others have in common need hold. A contradiction is the only good reason to drop one.

lesson-forcing-net-contradiction-also = Dynamic Contradiction Forcing Chain; Dynamic Forcing Chain; Bowman's Bingo
lesson-forcing-net-contradiction-look-1 = Suppose a candidate on a copy of the board and do what follows at once: strike the other candidates of its cell, and its digit from all cells that it sees.
lesson-forcing-net-contradiction-look-2 = Look for a cell with one candidate left and for a house with one place left for a digit, whatever took the others away. That candidate is true; go on from it in the same way.
lesson-forcing-net-contradiction-look-3 = Where that stops, use [Pointing] and [Claiming] on what is left, and go on.
lesson-forcing-net-contradiction-look-4 = When a cell has no candidate left or a house no place for a digit, remove the candidate that you supposed from the real board.
lesson-forcing-net-contradiction-mistake = Not writing down what each step rests on. In a net one slip makes any contradiction, and without the grounds nobody can find it again. Number the steps, and say of each from which it comes.

lesson-forcing-net-verity-also = Dynamic Cell Forcing Chain; Dynamic Region Forcing Chain; Dynamic Double Forcing Chain
lesson-forcing-net-verity-look-1 = Choose a cell with two candidates or a digit with two places in a house, and make a copy of the board for each of the two.
lesson-forcing-net-verity-look-2 = On each copy follow the one possibility by singles, and by [Pointing] and [Claiming] where these stop.
lesson-forcing-net-verity-look-3 = Lay the copies side by side. Set what is filled in the same way on all of them, and remove each candidate that is gone from all.
lesson-forcing-net-verity-look-4 = If a copy comes to a contradiction, its possibility is wrong, and all that stands on the other copy holds.
lesson-forcing-net-verity-mistake = Letting the copies mix: a step on the one that uses what was struck on the other. Each net may rest only on the board as it was and on its own supposition.

lesson-template-set-also = Pattern Overlay Method; POM
lesson-template-set-look-1 = Draw a board with one digit only: where it stands, and where it still can.
lesson-template-set-look-2 = Start in the row with fewest places. Take one, strike its row, its column and its box, and go on to the next row until the digit stands in each, or cannot. Do so for all choices and write each complete way down.
lesson-template-set-look-3 = Strike the ways that use a cell which another digit takes in all its own ways.
lesson-template-set-look-4 = Set the digit in every cell that all remaining ways have in common.
lesson-template-set-mistake = Missing a way. The conclusion is about all of them, and one that was forgotten may be just the one that leaves the cell out. Go through the choices in a fixed order, row by row.
lesson-template-set-origin = SudokuWiki credits the Pattern Overlay Method, which works with the same ways of a digit, to Myth Jellies.

lesson-template-delete-also = Pattern Overlay Method; POM
lesson-template-delete-look-1 = Draw a board with one digit only: where it stands, and where it still can.
lesson-template-delete-look-2 = Choose a place you doubt. Put the digit there, strike what it sees, and try to put it into every other row, column and box.
lesson-template-delete-look-3 = If it cannot be done in any way, remove the digit from the place. Ways do not count that use a cell which another digit takes in all its own ways.
lesson-template-delete-look-4 = If it can be done, tick off all places that this way uses, and try the next place without a tick.
lesson-template-delete-mistake = Giving a place up after the first attempt fails. The other rows may have offered a choice; only when every choice has failed does no way use the place.
lesson-template-delete-origin = SudokuWiki credits the Pattern Overlay Method, whose first rule removes such places, to Myth Jellies.

lesson-contradiction-with-side-arguments-also = Nested Forcing Chains; Trial and Error of several levels; T&E
lesson-contradiction-with-side-arguments-look-1 = Suppose a candidate on a copy of the board, best one of a cell with two. Follow it by singles, [Pointing], [Claiming], subsets and, in a killer, sums, until nothing more follows.
lesson-contradiction-with-side-arguments-look-2 = On a copy of the copy suppose another candidate as well, again in a cell with two left, and follow it. If it comes to a contradiction, strike it on the first copy.
lesson-contradiction-with-side-arguments-look-3 = Go on with the first copy, and make further side arguments wherever it stops.
lesson-contradiction-with-side-arguments-look-4 = When the first copy has a cell without a candidate, a house without a place for a digit, or a sum that cannot be had, remove the candidate that you supposed first from the real board.
lesson-contradiction-with-side-arguments-look-5 = Then look which side arguments the contradiction needed. Leave the others out of what you tell.
lesson-contradiction-with-side-arguments-mistake = Striking on the real board what a side argument has refuted. It was refuted beside the first supposition only; once that has fallen, the candidate may well be true.
