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
lesson-unique-sum-cage-mistake = The digits of the set do not leave every cell that sees a part of the cage. If the empty cells lie in one row but in two boxes, only the rest of the row loses them: either box has some of the digits in these cells, but which ones is open.

lesson-rule-of-45-also = 45 Rule; Innies and Outies
lesson-rule-of-45-look-1 = Choose a row, a column or a box. Tell the cages that lie inside it from those that its edge cuts.
lesson-rule-of-45-look-2 = Add up the cages inside, and the digits that stand in the other cells of the house. If one empty cell is left over, subtract the sum from 45.
lesson-rule-of-45-look-3 = If more are left over, add the cut cages, too. If these cages cover the house, subtract 45, and then the digits that stand in their cells outside. That helps if just one of the cells outside is empty.
lesson-rule-of-45-look-4 = Write the result into the one empty cell: the innie in the first case, the outie in the second.
lesson-rule-of-45-mistake = A cage that is cut must be left out whole or counted whole; a part of it has no printed sum. A result that is no digit from 1 to 9 says that a cage was missed, counted twice or added wrongly.

lesson-cage-minimum-and-maximum-look-1 = Choose a cage, and take the digits that stand in it off its number. Choose one of its empty cells and count the other empty ones.
lesson-cage-minimum-and-maximum-look-2 = Give those others the smallest digits, 1, 2, 3 and so on, each digit once and none that stands in the cage. What they leave of the sum is the most that the chosen cell can hold.
lesson-cage-minimum-and-maximum-look-3 = Give them the greatest digits in the same way, 9, 8, 7 and so on. What they leave is the least that the chosen cell can hold.
lesson-cage-minimum-and-maximum-look-4 = Remove from the chosen cell all candidates above the most and below the least.
lesson-cage-minimum-and-maximum-mistake = The smallest digit is often taken several times. Three other cells hold at least 1 + 2 + 3, not 1 + 1 + 1. And a candidate between the bounds need not be possible: 4 is between them in 8 from two cells, but 4 and 4 cannot be.

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
lesson-law-of-leftovers-look-1 = Choose a row, or a few rows side by side. With columns it works as well.
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
lesson-split-cage-look-1 = Look for a house, or for a few houses side by side that share no cell, whose edge cuts only one cage and whose cells are all in cages.
lesson-split-cage-look-2 = Subtract all cages inside from 45 for each house. The rest is the sum of the part of the cut cage that lies inside.
lesson-split-cage-look-3 = Subtract this from the number of the cut cage. That is the sum of the part outside.
lesson-split-cage-look-4 = Go over each part as over a cage: list its sets, and remove from its cells what is in none of them. A digit that all sets of a part have leaves the cells outside that see all its places in the part.
lesson-split-cage-mistake = The two parts are still one cage, so a digit of the one cannot stand in the other. Whoever forgets that works with too many sets.

lesson-killer-pair-look-1 = Choose a cage of which all empty cells lie in one house, and list the sets that it can still hold.
lesson-killer-pair-look-2 = Look for two digits of which each set has at least one.
lesson-killer-pair-look-3 = In the same house, outside the cage, look for a cell with just these two candidates, or for a second cage, with all empty cells in this house, that also has one of the two in each of its sets.
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
lesson-killer-triple-look-3 = As many as are missing to three must come from the rest of the house: cells with no other candidates than these three digits, or another cage, with all empty cells in this house, that has so many of them in each of its sets.
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

lesson-naked-single-also = Sole Candidate; Forced Digit; Obvious Single
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
lesson-naked-pair-mistake = A cell with the two digits and a third one is no partner: it may take the third digit, and then one of the two is free for another cell. The cells must also see each other; two equal cells that share no house do not lock anything.

lesson-naked-triple-also = Naked Triplet; Obvious Triple
lesson-naked-triple-look-1 = Choose a house with five or more empty cells, and leave out the cells with more than three candidates.
lesson-naked-triple-look-2 = Take two of the other cells whose candidates together are at most three digits.
lesson-naked-triple-look-3 = Look for a third cell that brings the number of digits to three and not above it.
lesson-naked-triple-look-4 = Remove these three digits from all other cells of the house, and of a second house if all three cells lie in that, too.
lesson-naked-triple-mistake = Who looks for three cells with the same three candidates misses most triples. Cells with 1 and 2, with 2 and 3 and with 1 and 3 are one as well, and so are cells with 1 and 2, with 2 and 3 and with all three.

lesson-hidden-pair-also = Hidden Twins; Hidden Double
lesson-hidden-pair-look-1 = Choose a house, and count for each digit that it lacks how many places it has there.
lesson-hidden-pair-look-2 = Compare the digits that have two places, until two of them have the same two.
lesson-hidden-pair-look-3 = Remove all other candidates from these two cells.
lesson-hidden-pair-mistake = Two cells that both have the two digits are not a pair yet. If one of the digits has a third place in the house, it may go there, and one of the cells is free for something else.

lesson-hidden-triple-also = Hidden Triplet
lesson-hidden-triple-look-1 = Choose a house, and note the places of each digit that has two or three there.
lesson-hidden-triple-look-2 = Put the places of three such digits together, and count the cells.
lesson-hidden-triple-look-3 = If there are three cells, remove from them all candidates but the three digits.
lesson-hidden-triple-mistake = Not every cell needs all three digits, and not every digit needs all three cells. What decides is that none of the three digits has a place in a fourth cell of the house.

lesson-naked-quadruple-also = Naked Quad
lesson-naked-quadruple-look-1 = Choose a house with seven or more empty cells. With six the other two make a [Hidden Pair], and with five the other one a [Hidden Single], which are easier to see.
lesson-naked-quadruple-look-2 = Leave out the cells with more than four candidates.
lesson-naked-quadruple-look-3 = Begin with the cell that has the fewest, and add cells as long as there are at most four different digits, until you have four cells.
lesson-naked-quadruple-look-4 = Remove the four digits from the other cells of the house.
lesson-naked-quadruple-mistake = It is easy to take four cells of which one has a fifth digit. Then nothing is locked: that cell may take the fifth digit, and one of the four goes to another cell.

lesson-hidden-quadruple-also = Hidden Quad
lesson-hidden-quadruple-look-1 = Choose a house with eight or nine empty cells. With fewer, the other cells make a [Naked Triple] or something smaller, which is easier to see.
lesson-hidden-quadruple-look-2 = Note the places of each digit that has at most four in this house.
lesson-hidden-quadruple-look-3 = Put four such digits together whose places are only four cells in all.
lesson-hidden-quadruple-look-4 = Remove from these four cells all candidates but the four digits.
lesson-hidden-quadruple-mistake = People start from four crowded cells and look for what they have in common. Start from the digits: what counts is that the rest of the house has none of the four.

lesson-x-wing-look-1 = Choose a digit, and mark each row in which it has just two places. Later do it all once more with columns.
lesson-x-wing-look-2 = Look for two of these rows with their places in the same two columns.
lesson-x-wing-look-3 = Remove the digit from all other cells of these two columns; if you began with columns, from all other cells of the two rows.
lesson-x-wing-mistake = Four places at the corners of a rectangle are not enough. The two lines you began with must not have a third place of the digit; a line that has one need not use the corners at all.

lesson-swordfish-look-1 = Choose a digit, and note for each row with two or three places the columns in which they stand.
lesson-swordfish-look-2 = Put three of these rows together and count their columns. You want three in all.
lesson-swordfish-look-3 = If there are not, try other rows, and then begin with columns and count their rows.
lesson-swordfish-look-4 = Remove the digit from the other cells of the three columns; if you began with columns, from the other cells of the three rows.
lesson-swordfish-mistake = Rows that share places by twos do not yet keep to three columns. If their places stand in columns 1 and 4, in 4 and 7 and in 7 and 9, these are four columns for three rows, and nothing follows.

lesson-jellyfish-look-1 = Choose a digit that stands at most three times on the board; with more, a [Hidden Single] does the same. Note for each row with two to four places its columns.
lesson-jellyfish-look-2 = Choose the row with the fewest places, and add three rows that bring in as few new columns as possible.
lesson-jellyfish-look-3 = Go on if the four rows keep to four columns. If no four rows do, begin again with columns and their rows.
lesson-jellyfish-look-4 = Remove the digit from the other cells of the four lines that cover.
lesson-jellyfish-mistake = Who looks along rows only often works too hard. The open columns that a jellyfish of rows leaves over make a fish by themselves, which removes the same; if the digit stands on the board twice or three times, it has only three columns or two.

lesson-squirmbag-also = Starfish
lesson-squirmbag-look-1 = Choose a digit that stands at most twice on the board. With more, a [Hidden Single] does the same.
lesson-squirmbag-look-2 = Among the rows that lack it, look for five whose places lie in five columns together; or for five columns whose places lie in five rows.
lesson-squirmbag-look-3 = As a check, look at the open lines of the cover's kind that do not cover: they must not have the digit in any of the five base lines.
lesson-squirmbag-look-4 = Remove the digit from the other cells of the five lines that cover.
lesson-squirmbag-mistake = A row in which the digit stands already is no base row. It has no places left, and counting it makes five rows seem to keep to five columns where only four do the work.

lesson-whale-look-1 = Choose a digit that stands at most once on the board. With more, a [Hidden Single] does the same.
lesson-whale-look-2 = Leave two or three of the rows that lack it aside, and count the columns in which the other six have the digit.
lesson-whale-look-3 = If there are more than six, leave other rows aside. If none will do, take columns for rows and rows for columns.
lesson-whale-look-4 = Remove the digit from the other cells of the six columns: these stand in the rows that you left aside.
lesson-whale-mistake = Six lines have so many places that one is easily overlooked, and one place outside the cover spoils the fish. Check by the columns that are left over: the digit must have no place in them but in the rows left aside.

lesson-leviathan-look-1 = Choose a digit that stands nowhere on the board.
lesson-leviathan-look-2 = Look for two columns that have it in the same two rows only, or for two rows that have it in the same two columns only.
lesson-leviathan-look-3 = Look at the seven lines that are left over each way. In the first case the other rows have the digit in the other columns only; in the second, the other columns have it in the other rows only.
lesson-leviathan-look-4 = Remove the digit from the other cells of the seven covering lines: the columns in the first case, the rows in the second.
lesson-leviathan-mistake = A digit that stands on the board once cannot make one that is worth it: eight open lines less seven leave one, and that is a [Hidden Single]. If it stands there twice, there is nothing left to remove.

lesson-remote-pair-also = Remote Pair Chain
lesson-remote-pair-look-1 = Look for four or more cells that have the same two candidates and no others.
lesson-remote-pair-look-2 = Start at one of them and go on to another that it sees, and so on. Mark the cells on your way by turns with one color and another.
lesson-remote-pair-look-3 = Look for a cell outside the chain that sees a cell of each color.
lesson-remote-pair-look-4 = Remove both digits from it.
lesson-remote-pair-mistake = Two cells of the same color hold the same digit, and nobody knows which. A cell that sees the first and the third cell of the chain therefore loses nothing by this.

lesson-bivalue-universal-grave-1-also = BUG+1; BUG Type 1
lesson-bivalue-universal-grave-1-look-1 = Make sure that every empty cell has two candidates but for a single cell with three.
lesson-bivalue-universal-grave-1-look-2 = Count the places of these three digits in the row, the column and the box of that cell. One must have three places in each of these houses.
lesson-bivalue-universal-grave-1-look-3 = Check the whole board: but for this, each digit must have just two places in each house that lacks it.
lesson-bivalue-universal-grave-1-look-4 = Write the digit with the three places into the cell.
lesson-bivalue-universal-grave-1-mistake = The count of candidates alone is not enough. If some digit has one place or three in a house elsewhere, the board is no such grave, and nothing follows; most often a candidate was removed by mistake or a single was overlooked.
lesson-bivalue-universal-grave-1-origin = Players worked out the principle together on the Sudoku Players' Forum, in a discussion that goes back to November 2005.

lesson-skyscraper-look-1 = Choose a digit, and mark the rows in which it has just two places.
lesson-skyscraper-look-2 = Look for two of them that have one place in the same column and the other in different columns.
lesson-skyscraper-look-3 = Check that the boxes of the two free places stand one above the other, or are the same. Else no place of the digit sees both of them but what [Claiming] removes as well.
lesson-skyscraper-look-4 = Remove the digit from all cells that see both free places. If there is none, try it with columns.
lesson-skyscraper-mistake = The digit does not leave the column that the two rows share; both places there may be false. Only what sees both of the free ends loses it.
lesson-skyscraper-origin = It was presented together with the [2-String Kite] in a thread of the Sudoku Players' Forum that was under way in February 2006. Its author noted that both are forms of the [Turbot Fish], which was known.

lesson-2-string-kite-also = Two-String Kite
lesson-2-string-kite-look-1 = Choose a digit. Mark the rows and the columns in which it has just two places.
lesson-2-string-kite-look-2 = Look for a row and a column with one place each in the same box, in two different cells, and the other place outside that box.
lesson-2-string-kite-look-3 = From the far end of the row go along its column, and from the far end of the column along its row, to the cell where they cross.
lesson-2-string-kite-look-4 = Remove the digit from that cell.
lesson-2-string-kite-mistake = The row and the column must not meet in one place of the digit. That place would be an end of both: if it is true, both far ends are false, and nothing can be removed.
lesson-2-string-kite-origin = It was presented together with the [Skyscraper] in a thread of the Sudoku Players' Forum that was under way in February 2006. Its author noted that both are forms of the [Turbot Fish], which was known.

lesson-turbot-fish-also = Two Strong Links
lesson-turbot-fish-look-1 = Choose a digit, and mark every row, column and box in which it has just two places.
lesson-turbot-fish-look-2 = Take two of these houses that have no place in common, such that a place of the one sees a place of the other.
lesson-turbot-fish-look-3 = Note the other place of each: these are the ends.
lesson-turbot-fish-look-4 = Remove the digit from all cells that see both ends.
lesson-turbot-fish-mistake = A house with three places is often taken for a strong link. If the one place is false there, the digit may be in the third, and the argument breaks off.
lesson-turbot-fish-origin = The player Nick70 analyzed it on the Sudoku Players' Forum in 2005.

lesson-empty-rectangle-also = Hinge; Rectangle Elimination
lesson-empty-rectangle-look-1 = Choose a digit and a box in which all its places lie in one row and one column, with a place off the row and a place off the column.
lesson-empty-rectangle-look-2 = Outside the box, on that row, look for a place of the digit whose column has just one further place. Or do it with row and column exchanged.
lesson-empty-rectangle-look-3 = Check that the further place does not stand in a row of the box, or, if exchanged, in a column of the box.
lesson-empty-rectangle-look-4 = Go from the further place along its row to the column in which the box has its places; or, if exchanged, along its column to the row in which the box has its places. Remove the digit from the cell where you arrive.
lesson-empty-rectangle-mistake = The further place must not stand beside the box, in one of its rows or columns. If it does, the cell where you arrive is in the box itself and may be the very place that the box uses.
lesson-empty-rectangle-origin = The player Havard described it under this name on the Sudoku Players' Forum in 2006, and said that it is a handy form of chains with groups rather than something new.

lesson-dual-2-string-kite-look-1 = Find a [2-String Kite], and keep to its two cells in the box.
lesson-dual-2-string-kite-look-2 = Exchange the lines: take the column of the cell whose row you used, and the row of the cell whose column you used.
lesson-dual-2-string-kite-look-3 = Check that the digit has just two places in each of these lines as well, and the second one outside the box.
lesson-dual-2-string-kite-look-4 = Remove the digit from the cell where the far ends of the first kite meet, and from that of the second kite.
lesson-dual-2-string-kite-mistake = Not every two of the four far ends belong together. The two that come from the same cell of the box are both false if that cell is true, so a cell that sees these two loses nothing.

lesson-dual-empty-rectangle-look-1 = Find an [Empty Rectangle], and keep to its box.
lesson-dual-empty-rectangle-look-2 = Follow the row and the column of the box in all directions, and look for a second line with two places of the digit that starts on one of them.
lesson-dual-empty-rectangle-look-3 = Work it out like the first.
lesson-dual-empty-rectangle-look-4 = Remove the digit from the cell that the first strong link gives, and from that of the second.
lesson-dual-empty-rectangle-mistake = Each of the two has to be complete by itself: its cell lies on that arm of the box on which its own strong link does not start, and in line with the far place of that link, not of the other.

lesson-w-wing-look-1 = Look for two cells that have the same two candidates and do not see each other.
lesson-w-wing-look-2 = Choose one of the two digits. Look for a house in which it has just two places, neither of them in these cells, such that one place sees the one cell and the other place the other cell.
lesson-w-wing-look-3 = If there is none, try the other digit.
lesson-w-wing-look-4 = Remove the digit that you did not choose from all cells that see both of the equal cells.
lesson-w-wing-mistake = It is the other digit that goes, not that of the strong link. And both ends must be used: a strong link of which only one end sees one of the cells says nothing about the second.

lesson-xy-wing-also = Y-Wing
lesson-xy-wing-look-1 = Choose a cell with two candidates, X and Y, as the pivot.
lesson-xy-wing-look-2 = Among the cells that it sees, look for one with X and a new digit Z.
lesson-xy-wing-look-3 = Among the cells that the pivot sees, look for one with Y and the same Z.
lesson-xy-wing-look-4 = Remove Z from all cells that see both of these, the pincers. Whether they see the pivot does not matter.
lesson-xy-wing-mistake = Three cells with XY, XZ and YZ do not make a wing in any order: the pivot must see both pincers, and it is the cell without Z. Nor may both pincers have X: if the pivot is Y, neither of them is decided.

lesson-xyz-wing-look-1 = Choose a cell with three candidates, X, Y and Z, as the pivot.
lesson-xyz-wing-look-2 = In its box, look for a cell that has just two of the three candidates and no others; say X and Z.
lesson-xyz-wing-look-3 = Outside the box, in the row or the column of the pivot that does not hold this first pincer, look for a second with just two of the three, but not the same two: Y and Z. The digit that all three cells have is Z.
lesson-xyz-wing-look-4 = Remove Z from the cells that see all three: they lie in the box of the pivot, on the line of the pincer outside.
lesson-xyz-wing-mistake = Often it is treated as an [XY-Wing], and Z is removed from cells that see the pincers only. Here the pivot may be the Z itself, so a cell must see it, too.

lesson-uniqueness-test-1-also = Unique Rectangle Type 1; Unique Corner
lesson-uniqueness-test-1-look-1 = Look for two cells with the same two candidates in one row or column.
lesson-uniqueness-test-1-look-2 = Look for a third cell with just these two in a line that crosses at one of them, and find the fourth corner of the rectangle.
lesson-uniqueness-test-1-look-3 = Check that the four cells lie in just two boxes and that the fourth has the two digits and others besides.
lesson-uniqueness-test-1-look-4 = Remove the two digits from the fourth corner.
lesson-uniqueness-test-1-mistake = A rectangle over four boxes looks the same and proves nothing: exchanging the two digits would put each into other boxes, which would notice.
lesson-uniqueness-test-1-origin = The name Unique Rectangle and the numbers of the first types go back to MadOverlord, author of the program Sudoku Susser, who put the descriptions in order on the Sudoku Players' Forum in 2005.

lesson-uniqueness-test-2-also = Unique Rectangle Type 2; Unique Side
lesson-uniqueness-test-2-look-1 = Look for two cells with the same two candidates in one row or column.
lesson-uniqueness-test-2-look-2 = Find the two other corners, so that the four lie in just two boxes.
lesson-uniqueness-test-2-look-3 = Check that both have the two digits and one more candidate, the same in both.
lesson-uniqueness-test-2-look-4 = Remove this third digit from all cells that see both of these corners: in their line, and in their box if they lie in one.
lesson-uniqueness-test-2-mistake = The two digits of the rectangle stay in the corners; only the third digit goes, and only elsewhere. If the corners have different extras, it may be a case for [Uniqueness Test 3] or [Uniqueness Test 4].

lesson-uniqueness-test-3-also = Unique Rectangle Type 3; Unique Subset
lesson-uniqueness-test-3-look-1 = Find a rectangle in just two boxes with two corners of one side that have only its two digits, while the other two have these and more.
lesson-uniqueness-test-3-look-2 = Write down the extras of both corners together, and think of them as the candidates of one cell.
lesson-uniqueness-test-3-look-3 = In a line or box that both corners share, look for other cells that make a naked subset with this one: as many digits as cells, the two corners counted as one.
lesson-uniqueness-test-3-look-4 = Remove the digits of the subset from the cells of that house that are neither in the subset nor corners.
lesson-uniqueness-test-3-mistake = The digits of the subset must stay in the two corners: one of these holds one of the extras, and it is open which. And the corners count as one cell, not as two; with two, the subset would have a digit too few.

lesson-uniqueness-test-4-also = Unique Rectangle Type 4; Unique Pair
lesson-uniqueness-test-4-look-1 = Find a rectangle in just two boxes with two corners of one side that have only its two digits, while the other two have these and more.
lesson-uniqueness-test-4-look-2 = Look at each house that the other two corners share: their line, and their box if they lie in one.
lesson-uniqueness-test-4-look-3 = Check whether one of the two digits has no place there but in the two corners.
lesson-uniqueness-test-4-look-4 = Remove the second of the two digits from both corners.
lesson-uniqueness-test-4-mistake = Often the wrong digit is removed. The digit that has no other place in the house must stand in one of the corners, so it stays; the other one goes.

lesson-uniqueness-test-5-also = Unique Rectangle Type 5
lesson-uniqueness-test-5-look-1 = Look for a rectangle in just two boxes with one or two corners that have only its two digits; if two, they face each other.
lesson-uniqueness-test-5-look-2 = Check that the other corners have the two digits and one more candidate, the same in all of them.
lesson-uniqueness-test-5-look-3 = Look for cells outside the rectangle that see every corner with this third digit.
lesson-uniqueness-test-5-look-4 = Remove the third digit from them.
lesson-uniqueness-test-5-mistake = With three corners, a cell must see all three. If it sees only two, the digit may stand in the third corner and leave the cell alone.

lesson-uniqueness-test-6-also = Unique Rectangle Type 6
lesson-uniqueness-test-6-look-1 = Look for a rectangle in just two boxes with two corners that face each other and have only its two digits.
lesson-uniqueness-test-6-look-2 = Check that the two other corners have the two digits and more.
lesson-uniqueness-test-6-look-3 = For each of the two digits, look along both rows and both columns. Go on with one that has no place there but in the four corners.
lesson-uniqueness-test-6-look-4 = Remove this digit from the two corners with extras. In the two others it can then be filled in.
lesson-uniqueness-test-6-mistake = Here the digit that makes the [X-Wing] is the one that goes, and it goes from the corners with extras only. In [Uniqueness Test 4] the digit that has no other place stays, so the two are easily mixed up.

lesson-hidden-rectangle-also = Hidden Unique Rectangle
lesson-hidden-rectangle-look-1 = Choose a cell with just two candidates as the clean corner.
lesson-hidden-rectangle-look-2 = Look for three cells that complete it to a rectangle in just two boxes and that all have the two digits among their candidates.
lesson-hidden-rectangle-look-3 = Go to the corner opposite to the clean one. Look along its row and its column for one of the two digits that has no place there but in corners of the rectangle.
lesson-hidden-rectangle-look-4 = Remove the other of the two digits from this opposite corner.
lesson-hidden-rectangle-mistake = Both lines of the opposite corner must be checked, not those of the clean one. If one of its lines has a third place of the digit, one of the neighboring corners may do without it, and the argument fails.

lesson-avoidable-rectangle-type-1-look-1 = Mark the givens of the puzzle, so that you know which digits you filled in yourself.
lesson-avoidable-rectangle-type-1-look-2 = Among your own digits, look for three corners of a rectangle in just two boxes, of which the two that face each other hold the same digit. The fourth corner must be empty.
lesson-avoidable-rectangle-type-1-look-3 = Read the digit of the third solved corner, opposite to the empty one.
lesson-avoidable-rectangle-type-1-look-4 = Remove this digit from the empty corner.
lesson-avoidable-rectangle-type-1-mistake = One given among the corners is enough to forbid it. The exchanged digits would contradict that given, so they would be no second solution.

lesson-avoidable-rectangle-type-2-look-1 = Look for two digits that you filled in yourself, neither of them a given, in one row or column.
lesson-avoidable-rectangle-type-2-look-2 = Look for two empty cells that complete a rectangle in just two boxes. In each, one candidate must be the digit that stands in the corner opposite to it.
lesson-avoidable-rectangle-type-2-look-3 = Check that each of them has just one more candidate, and that it is the same in both.
lesson-avoidable-rectangle-type-2-look-4 = Remove this second candidate from all cells that see both of the empty corners.
lesson-avoidable-rectangle-type-2-mistake = On paper it is soon forgotten which digits were printed. If one of the two is a given, the exchange would contradict it, so it would be no second solution, and nothing follows.

lesson-finned-x-wing-look-1 = Choose a digit and a row, or a column, in which it has just two places.
lesson-finned-x-wing-look-2 = Look for a second line of the same direction with the places of an [X-Wing] and one or two more, the fins.
lesson-finned-x-wing-look-3 = Check that all fins lie in the same box as one of the corners in their line.
lesson-finned-x-wing-look-4 = From that corner go along the line that covers it, inside the box. Remove the digit from the cells there that are not corners.
lesson-finned-x-wing-mistake = Often the digit is removed from the whole covering lines, as with an [X-Wing]. Farther off, a cell does not see the fins, and if a fin is true nothing keeps the digit out of it.
