//! From which number on rows, columns and cells are counted where they are told by numbers.
//! Every reader asks here, so that no puzzle is read one row and one column off.

/// The number of the first of several that go on to `last` where they are counted from 1: 0
/// if a 0 is among them, and 1 if the last is; `None` where nothing tells.
pub(super) fn first(numbers: impl IntoIterator<Item = usize>, last: usize) -> Option<usize> {
    let (mut has_last, mut has_zero) = (false, false);
    for number in numbers {
        has_zero |= number == 0;
        has_last |= number == last;
    }
    match (has_zero, has_last) {
        (true, _) => Some(0),
        (false, true) => Some(1),
        (false, false) => None,
    }
}

/// Fewer noughts than this in names of cells are slips.
const FEWEST_NOUGHTS: usize = 3;

/// The number of the first row and column in names such as `r1c2`, of all of which these are
/// the numbers. They are counted from 1, and a single 0 is a slip; where there are more and no
/// 9, they are counted from 0.
pub(super) fn first_of_names(numbers: impl IntoIterator<Item = usize>) -> usize {
    let (mut noughts, mut has_last) = (0, false);
    for number in numbers {
        noughts += usize::from(number == 0);
        has_last |= number == 9;
    }
    usize::from(has_last || noughts < FEWEST_NOUGHTS)
}
