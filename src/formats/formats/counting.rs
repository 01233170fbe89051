//! Whether numbered rows, columns and cells are counted from 0 or from 1. Every reader asks here,
//! so that no puzzle is read one row and one column off.

/// Returns the number of the first of several items, whose last number is `last` if they are
/// counted from 1: 0 if a 0 is among them, 1 if `last` is; `None` if neither is.
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

/// The fewest zeros in names of cells that are not slips.
const FEWEST_NOUGHTS: usize = 3;

/// Returns the number of the first row and column in names such as `r1c2`; `numbers` has the
/// numbers of all these names. They are counted from 1, and a single 0 is a slip. If there are more
/// zeros and no 9, they are counted from 0.
pub(super) fn first_of_names(numbers: impl IntoIterator<Item = usize>) -> usize {
    let (mut noughts, mut has_last) = (0, false);
    for number in numbers {
        noughts += usize::from(number == 0);
        has_last |= number == 9;
    }
    usize::from(has_last || noughts < FEWEST_NOUGHTS)
}
