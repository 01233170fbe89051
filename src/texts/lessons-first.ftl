lesson-full-house-also = Last Digit; Last Free Cell
lesson-full-house-look-1 = Go through the rows, the columns and the boxes, and stop where eight cells are filled.
lesson-full-house-look-2 = Count from 1 to 9 in that house and note the digit that does not come up.
lesson-full-house-look-3 = Write it into the empty cell. Then look at the other houses of this cell: one of them may have a single gap now.
lesson-full-house-mistake = Many look along rows and columns and pass over the boxes, where the last cell is just as certain. And if the missing digit already stands in another house of the cell, do not write it anyway: some digit that was filled in before is wrong.

lesson-last-cell-in-cage-look-1 = Look for a cage of which all cells but one are filled, and for cages that have only one cell.
lesson-last-cell-in-cage-look-2 = Add up the digits that stand in the cage, and subtract them from its number.
lesson-last-cell-in-cage-look-3 = Write the rest into the empty cell. Check that it is a digit from 1 to 9 that does not stand in the cage already.
lesson-last-cell-in-cage-mistake = Where a cage crosses the edge of a box, its cells on the other side are easily left out of the sum. Follow the dashed line all the way round before you subtract.

lesson-unique-sum-cage-also = Magic Cage; Forced Cage
lesson-unique-sum-cage-look-1 = Count the empty cells of a cage, and subtract from its number the digits that stand in it.
lesson-unique-sum-cage-look-2 = List the sets of so many different digits that make what is left, without digits that stand in the cage already. Go on if there is just one.
lesson-unique-sum-cage-look-3 = Remove every candidate that is not in the set from the cells of the cage.
lesson-unique-sum-cage-look-4 = Remove the digits of the set from each cell outside the cage that sees all its empty cells.
lesson-unique-sum-cage-mistake = The digits of the set do not leave every cell that sees a part of the cage. If the empty cells lie in one row but in two boxes, only the rest of the row loses them: in either box there may be no more than one digit of the set, and nobody knows which.

lesson-rule-of-45-also = 45 Rule; Innies and Outies
lesson-rule-of-45-look-1 = Choose a row, a column or a box. Tell the cages that lie inside it from those that its edge cuts.
lesson-rule-of-45-look-2 = Add up the cages inside, and the digits that stand in the other cells of the house. If one empty cell is left over, subtract the sum from 45.
lesson-rule-of-45-look-3 = If more are left over, add the cut cages, too. If these cages cover the house, subtract 45, and then the digits that stand in their cells outside. That helps if just one of the cells outside is empty.
lesson-rule-of-45-look-4 = Write the result into the one empty cell: the innie in the first case, the outie in the second.
lesson-rule-of-45-mistake = A cage that is cut must be left out whole or counted whole; a part of it has no printed sum. A result that is no digit from 1 to 9 says that a cage was missed or counted twice.

lesson-cage-minimum-and-maximum-look-1 = Choose a cage, and take the digits that stand in it off its number. Choose one of its empty cells and count the other empty ones.
lesson-cage-minimum-and-maximum-look-2 = Give those others the smallest digits, 1, 2, 3 and so on, each digit once and none that stands in the cage. What they leave of the sum is the most that the chosen cell can hold.
lesson-cage-minimum-and-maximum-look-3 = Give them the greatest digits in the same way, 9, 8, 7 and so on. What they leave is the least that the chosen cell can hold.
lesson-cage-minimum-and-maximum-look-4 = Remove from the chosen cell all candidates above the most and below the least.
lesson-cage-minimum-and-maximum-mistake = The smallest digit is often taken several times. Three other cells hold at least 1 + 2 + 3, not 1 + 1 + 1. And a candidate between the bounds is not yet possible: 4 is between them in 8 from two cells, but 4 and 4 cannot be.

lesson-cage-combinations-also = Cage Combos
lesson-cage-combinations-look-1 = Choose a cage with few empty cells, and take the digits that stand in it off its number.
lesson-cage-combinations-look-2 = List the sets of so many different digits with the right sum, without those in the cage already. Begin with the smallest digit each time, so that you skip none.
lesson-cage-combinations-look-3 = Strike each set that cannot be shared out, so that every digit gets a cell of its own that has it as a candidate.
lesson-cage-combinations-look-4 = Remove from the cells of the cage all candidates that are in none of the sets left.
lesson-cage-combinations-mistake = The usual mistake is an incomplete list: with one set forgotten, a right digit is removed. There are four sets for 10 from two cells and as many as eight for 15 from three.

lesson-rule-of-45-in-several-houses-also = 45 Rule; Innies and Outies
lesson-rule-of-45-in-several-houses-look-1 = Look for two or three rows, columns or boxes side by side such that few cages are cut by the edge around them all.
lesson-rule-of-45-in-several-houses-look-2 = Add up the cages inside, and the digits that stand in the other cells of these houses. If one empty cell is left over, its digit is 45 for each house less that sum.
lesson-rule-of-45-in-several-houses-look-3 = Or add the cut cages, too. If they cover all of the houses, subtract 45 for each house, and then the digits that stand in their cells outside. If one cell outside is empty, what is left is its digit.
lesson-rule-of-45-in-several-houses-look-4 = Write the digit in.
lesson-rule-of-45-in-several-houses-mistake = Houses that cross must not be added up like this. A row and a box through which it runs share three cells, which would count twice, so that 90 is too much for the cells that there are.

lesson-law-of-leftovers-also = LoL
lesson-law-of-leftovers-look-1 = Choose a row, or a few rows side by side; or so many columns.
lesson-law-of-leftovers-look-2 = Choose as many regions as rows, those that have most of their cells in these rows.
lesson-law-of-leftovers-look-3 = Mark the cells of the rows outside the regions as one side, and the cells of the regions outside the rows as the other. There are equally many of both.
lesson-law-of-leftovers-look-4 = Take digit by digit. If no cell of one side has it, neither filled in nor as a candidate, remove it from all cells of the other side.
lesson-law-of-leftovers-mistake = It is only as a whole that the two sides hold the same digits. With two or more cells on each side, nothing says which cell is equal to which.

lesson-required-digit-also = Cage/Unit Overlap Type 2
lesson-required-digit-look-1 = List the sets that a cage can still hold.
lesson-required-digit-look-2 = Note a digit that is in every one of them.
lesson-required-digit-look-3 = Mark the cells of the cage that have this digit as a candidate.
lesson-required-digit-look-4 = Remove the digit from each cell outside the cage that sees all marked cells. If only one cell is marked, the digit stands there.
lesson-required-digit-mistake = A digit that is in most of the sets is not required; one set without it is enough to spoil it. On the other hand a cell need not see the whole cage to lose the digit, only the cells in which the cage can have it.

lesson-cage-claiming-also = Cage/Unit Overlap Type 1
lesson-cage-claiming-look-1 = Choose a house and a cage that has two or more empty cells in it.
lesson-cage-claiming-look-2 = Look for a digit that the house lacks and that is a candidate in no cell of the house outside the cage.
lesson-cage-claiming-look-3 = Strike all sets of the cage without this digit. If cells of the cage lie outside the house, remove the digit from them.
lesson-cage-claiming-look-4 = Try the sets left with the digit inside the house. Remove from each cell of the cage what it holds in no such way.
lesson-cage-claiming-mistake = A digit is claimed only if all other cells of the house really cannot hold it. That it does not stand there is not enough: one candidate that you missed outside the cage, and the sets without the digit are possible again.

lesson-split-cage-also = Cage Splitting
lesson-split-cage-look-1 = Look for a house, or for a few houses side by side that share no cell, whose edge cuts only one cage.
lesson-split-cage-look-2 = Subtract all cages inside from 45 for each house. The rest is the sum of the part of the cut cage that lies inside.
lesson-split-cage-look-3 = Subtract this from the number of the cut cage. That is the sum of the part outside.
lesson-split-cage-look-4 = Go over each part as over a cage: list its sets, and remove from its cells what is in none of them. A digit that all sets of a part have leaves the cells outside that see all its places in the part.
lesson-split-cage-mistake = The two parts are still one cage, so a digit of the one cannot stand in the other. Whoever forgets that works with too many sets.

lesson-killer-pair-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-killer-pair-look-2 = Look for two digits of which each set has at least one.
lesson-killer-pair-look-3 = In the same house, outside the cage, look for a cell with just these two candidates, or for a second cage that also has one of the two in each of its sets.
lesson-killer-pair-look-4 = Remove the two digits from the cells of that house which belong neither to the cage nor to its partner.
lesson-killer-pair-mistake = All empty cells of the cage must lie in the house. If one lies outside, the cage may hold its digit of the two there, and then the house still has room for it.

lesson-hidden-cage-also = Extra Cage; Pseudo-Cage; Innies; Outies
lesson-hidden-cage-look-1 = Look for a house, or for houses that share no cell, where two to four cells are left beside the whole cages, or stick out of the cages that cover it.
lesson-hidden-cage-look-2 = Work out the sum of these cells with the [Rule of 45].
lesson-hidden-cage-look-3 = See which of them see each other, or lie in one cage. Only these must hold different digits.
lesson-hidden-cage-look-4 = List all ways to make the sum, equal digits included where they are allowed. Remove from each cell what it holds in none of them.
lesson-hidden-cage-mistake = It is wrong to take for granted that the digits differ. The cells that are left in one house do differ; but cells that stick out, or that are left in several houses, may hold the same digit if they do not see each other.

lesson-innie-outie-difference-also = IOD
lesson-innie-outie-difference-look-1 = Choose a house, or houses that share no cell, and decide for each cage that is cut whether you count it in or leave it out.
lesson-innie-outie-difference-look-2 = Mark the innies, cells of the houses that no counted cage has, and the outies, cells of counted cages outside the houses. Choose so that few are marked.
lesson-innie-outie-difference-look-3 = Subtract the counted cages from 45 for each house. So much more than the outies do the innies add up to; if the result is below zero, the outies are the greater.
lesson-innie-outie-difference-look-4 = Remove from each marked cell the candidates for which the other marked cells have no digits that make this difference.
lesson-innie-outie-difference-mistake = Most slips are in the direction. If the counted cages add up to more than the houses, the outies are the greater, as it is they that the cages have too much. And an innie may be equal to an outie that it does not see.

lesson-cage-permutations-look-1 = List the sets that a cage can still hold.
lesson-cage-permutations-look-2 = For each set, write down all ways to put its digits into the cells, one digit a cell, as the candidates allow.
lesson-cage-permutations-look-3 = Note for each cell which digits came up in it.
lesson-cage-permutations-look-4 = Remove from each cell the candidates that never came up there.
lesson-cage-permutations-mistake = Do not stop at asking whether a candidate is in a set: the other digits must find their cells, too. Take 10 from a cell with 3, 7 and 9 and a cell with 1 and 3. The set of 3 and 7 fits, but only with the 3 in the second cell, so the 3 leaves the first.

lesson-cage-comparison-look-1 = Look for two cages, or hidden ones, whose empty cells all lie in the same house, and list the sets of each.
lesson-cage-comparison-look-2 = Take a set of the first cage and look for a set of the second that has no digit in common with it. If there is none, strike the set of the first.
lesson-cage-comparison-look-3 = When all sets of the first are tested, do the same with those of the second.
lesson-cage-comparison-look-4 = Remove from the cells of each cage what they hold in no way to fill it with a set that is left.
lesson-cage-comparison-mistake = A set is not out because it shares a digit with some set of the other cage; it must do so with all of them. And if an empty cell of either cage lies outside the house, both cages may hold the same digit.

lesson-killer-triple-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-killer-triple-look-2 = Choose three digits and count how many of them each set has. The smallest number counts; it must be one or two.
lesson-killer-triple-look-3 = As many as are missing to three must come from the rest of the house: cells that have only these three digits as candidates, or another cage that has so many of them in each of its sets.
lesson-killer-triple-look-4 = Remove the three digits from all cells of the house outside the cage and its partners.
lesson-killer-triple-mistake = People count by the set that suits them. If one set has two of the digits and another has only one, the cage is sure of one, and two partner cells are needed.

lesson-parity-also = Region Parity
lesson-parity-look-1 = With the [Rule of 45], find cells of which you know the sum, or by how much the inner ones exceed the outer ones.
lesson-parity-look-2 = Mark each cell whose candidates are all odd or all even. Just one cell must remain unmarked.
lesson-parity-look-3 = Count the odd cells among the marked ones.
lesson-parity-look-4 = Compare that count with the number that you know. If both are odd or both are even, the last cell is even; if only one of them is odd, the last cell is odd.
lesson-parity-look-5 = Remove from the last cell the candidates of the wrong kind.
lesson-parity-mistake = With two unmarked cells nothing is known of either, only whether they are of the same kind. And a digit that is filled in must either be taken off the number or be counted among the cells, not both.

lesson-blocked-combination-also = Combination Conflict
lesson-blocked-combination-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-blocked-combination-look-2 = In the same house, outside the cage, note the empty cells with two or three candidates.
lesson-blocked-combination-look-3 = For each set, think its digits away from these cells. Strike the set if a cell is left without a candidate, two cells with one digit between them, or three with two.
lesson-blocked-combination-look-4 = Remove from the cells of the cage what they hold in no way to fill it with a set that is left.
lesson-blocked-combination-mistake = It does not work if an empty cell of the cage lies outside the house. A digit of the set may then stand out there and take nothing away from the cells of the house.

lesson-house-combinations-look-1 = Choose a house with two or more cages, or hidden ones, whose empty cells all lie in it, and list the sets of each.
lesson-house-combinations-look-2 = Begin with the cage that has the fewest sets. To each of its sets add a set of the next cage that has none of its digits, and so on for all cages.
lesson-house-combinations-look-3 = For each choice, see whether the digits left over can be shared out among the other empty cells of the house. Strike it if not.
lesson-house-combinations-look-4 = Remove from each cage the digits that are in none of its sets in the choices left, and from the other cells those that they hold in no choice.
lesson-house-combinations-mistake = A choice that you forgot can be the right one. Work down the lists in a fixed order, and write down each choice with the digits that it leaves over.

lesson-naked-single-also = Sole Candidate; Forced Digit; Lone Single; Obvious Single
lesson-naked-single-look-1 = Choose an empty cell whose row, column and box are well filled.
lesson-naked-single-look-2 = Count up from 1 to 9, and strike each digit that stands in the row, in the column or in the box. With candidates on the board, read off those of the cell.
lesson-naked-single-look-3 = If one digit is left, write it in, and strike it from the candidates of all cells that this cell sees.
lesson-naked-single-mistake = What counts is eight different digits, not eight filled cells. A digit that stands both in the row and in the box rules out only itself.

lesson-hidden-single-also = Unique Candidate; Pinned Square; Last Remaining Cell
lesson-hidden-single-look-1 = Choose a digit and a box that lacks it.
lesson-hidden-single-look-2 = Draw a line, in your mind, through each row and each column that has the digit and crosses the box.
lesson-hidden-single-look-3 = If one empty cell of the box is left, write the digit there.
lesson-hidden-single-look-4 = If not, go through the rows and the columns that lack the digit: strike the cells whose other line or whose box has it, and write it where one cell is left.
lesson-hidden-single-mistake = Some wait until the digit has one place in the row, in the column and in the box. One house with a single place is enough, however many places the others have: this house cannot do without the digit.

lesson-locked-pair-look-1 = Look for two cells in the same box and the same row, or the same box and the same column, that have only two candidates each.
lesson-locked-pair-look-2 = Check that both have the same two.
lesson-locked-pair-look-3 = Remove the two digits from the other cells of the line.
lesson-locked-pair-look-4 = Remove them from the other cells of the box, too.
lesson-locked-pair-mistake = Most people clear the line and forget the box, or the other way round. The two cells lie in both houses, so both lose the digits.

lesson-locked-triple-look-1 = Look for a box with a row or column of which all three cells are empty and have at most three candidates each.
lesson-locked-triple-look-2 = Put the candidates of the three cells together, and count the different digits. Go on if there are three.
lesson-locked-triple-look-3 = Remove the three digits from the other cells of the line and from the other cells of the box.
lesson-locked-triple-mistake = Three cells of a line that lie in two boxes make a [Naked Triple] only: the line loses the three digits, but neither box does. For this technique all three must lie in the same box.

lesson-pointing-also = Locked Candidates Type 1; Pointing Pair; Pointing Triple
lesson-pointing-look-1 = Choose a box and a digit that it lacks.
lesson-pointing-look-2 = Mark all places of the digit in the box.
lesson-pointing-look-3 = If they all lie in one row or in one column, follow this line out of the box.
lesson-pointing-look-4 = Remove the digit from the cells of the line outside the box.
lesson-pointing-mistake = Two candidates in a line prove nothing as long as the box has a third place elsewhere. Check the whole box before you remove anything, and then remove along the line, not inside the box.

lesson-claiming-also = Locked Candidates Type 2; Box/Line Reduction
lesson-claiming-look-1 = Choose a row or a column and a digit that it lacks.
lesson-claiming-look-2 = Mark all places of the digit in this line, along all nine cells.
lesson-claiming-look-3 = Check that they all lie in one box.
lesson-claiming-look-4 = Remove the digit from the cells of this box outside the line.
lesson-claiming-mistake = Often the line is taken for the house that loses the digit, as in [Pointing]. Ask which of the two houses has the digit only in the crossing: that one keeps it, and the other loses it elsewhere.

lesson-box-line-reduction-also = Locked Candidates; Intersection Removal
lesson-box-line-reduction-look-1 = Choose a digit, and a box and a line that cross in cells with this digit.
lesson-box-line-reduction-look-2 = Look at the rest of the box, then at the rest of the line. One of the two must be without the digit.
lesson-box-line-reduction-look-3 = Remove the digit from the rest of the other one.
lesson-box-line-reduction-mistake = If both the rest of the box and the rest of the line have the digit, nothing follows, even if two of its places stand side by side in the crossing.

lesson-naked-pair-also = Naked Twins; Naked Double; Obvious Pair
lesson-naked-pair-look-1 = Look for a cell with just two candidates.
lesson-naked-pair-look-2 = Go along its row, down its column and through its box, and look for a second cell with the same two.
lesson-naked-pair-look-3 = Remove both digits from the other cells of the house that the two cells share, and of a second house if they share one.
lesson-naked-pair-mistake = A cell with the two digits and a third one is no partner: it may take the third digit, and then one of the two is free for another cell. The cells must also see each other; two equal cells in different houses do not lock anything.
