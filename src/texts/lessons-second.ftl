lesson-sashimi-x-wing-also = Sashimi Finned X-Wing
lesson-sashimi-x-wing-look-1 = Take one digit and find a row with exactly two places for it. Note the two columns.
lesson-sashimi-x-wing-look-2 = Find a second row that has the digit in only one of the two columns. Its cell in the other column is the missing corner.
lesson-sashimi-x-wing-look-3 = Check that all other places of the second row, the fins, lie in the box of the missing corner.
lesson-sashimi-x-wing-look-4 = Remove the digit from the cells of this box that stand in the column of the missing corner, but not in either row. It works with rows and columns exchanged.
lesson-sashimi-x-wing-mistake = Removing the digit from both columns, as after an [X-Wing]. If a fin is true, the other column need not get its digit from the two rows, so only cells that see every fin are safe to clear.

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
lesson-finned-squirmbag-mistake = Going the long way round. The columns that still need the digit and are not among the five, four at most, form a fish with the same fins, and it removes the same.

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
lesson-aic-mistake = Believing that exactly one end is true. The chain shows that at least one is; both may be. So never take one end for false because the other turned out true.

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
lesson-grouped-aic-look-1 = Look for a house with three or more places of a digit, all but one of them in the crossing of a box and a line. The crossing is the group.
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
lesson-almost-locked-set-xz-rule-look-4 = If a second digit links the sets just as X does, remove both link digits from the cells that see all their places in the two sets, and every other digit of a set from the cells outside that see all its places in that set.
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
