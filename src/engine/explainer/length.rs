//! The part of a rating that comes from the length of chains.

/// How much harder chains with `complexity` nodes are than the shortest: 0.1 for each threshold
/// that they exceed. The tenths are added one by one, because these sums decide the order of
/// ratings that look equal.
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
