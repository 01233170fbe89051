//! Numbered work on all processors.
//!
//! Without the feature `parallel`, the work is done in order on the calling thread, with the same
//! results.

use std::ops::Range;

#[cfg(feature = "parallel")]
use rayon::prelude::*;

/// The results of the work for these numbers, in their order.
#[cfg(feature = "parallel")]
pub(crate) fn each<T: Send>(numbers: Range<u64>, work: impl Fn(u64) -> T + Sync + Send) -> Vec<T> {
    numbers.into_par_iter().map(work).collect()
}

/// The results of the work for these numbers, in their order.
#[cfg(not(feature = "parallel"))]
pub(crate) fn each<T>(numbers: Range<u64>, work: impl Fn(u64) -> T) -> Vec<T> {
    numbers.map(work).collect()
}

/// The result for the smallest of these numbers for which the work finds something.
#[cfg(feature = "parallel")]
pub(crate) fn first<T: Send>(
    numbers: Range<u64>,
    work: impl Fn(u64) -> Option<T> + Sync + Send,
) -> Option<T> {
    numbers.into_par_iter().find_map_first(work)
}

/// The result for the smallest of these numbers for which the work finds something.
#[cfg(not(feature = "parallel"))]
pub(crate) fn first<T>(numbers: Range<u64>, work: impl Fn(u64) -> Option<T>) -> Option<T> {
    numbers.into_iter().find_map(work)
}

/// The number of processors that work at the same time, at least 1.
pub(crate) fn processors() -> u64 {
    #[cfg(feature = "parallel")]
    return rayon::current_num_threads() as u64;
    #[cfg(not(feature = "parallel"))]
    1
}
