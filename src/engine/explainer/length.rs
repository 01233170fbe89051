//! What the length of chains adds to their rating.

/// How much harder chains of so many nodes are than the shortest: a tenth for
/// each threshold that they exceed, added one by one, since the sums decide
/// which ratings that are shown alike come first.
pub(super) fn added(complexity: u32) -> f64 {
    let nodes = complexity.saturating_sub(2);
    let (mut threshold, mut added) = (4, 0.0);
    let mut is_power_of_two = true;
    while nodes > threshold {
        added += 0.1;
        threshold = if is_power_of_two {
            threshold * 3 / 2
        } else {
            threshold * 4 / 3
        };
        is_power_of_two = !is_power_of_two;
    }
    added
}
