//! Numbered work on all processors.
//!
//! Without the feature `parallel` the same work is done in order, on the thread that asks
//! for it. What comes out is the same.

use std::ops::Range;

#[cfg(feature = "parallel")]
use rayon::prelude::*;

/// What the work comes to for each of these numbers, in their order.
#[cfg(feature = "parallel")]
pub(crate) fn each<T: Send>(numbers: Range<u64>, work: impl Fn(u64) -> T + Sync + Send) -> Vec<T> {
    numbers.into_par_iter().map(work).collect()
}

/// What the work comes to for each of these numbers, in their order.
#[cfg(not(feature = "parallel"))]
pub(crate) fn each<T>(numbers: Range<u64>, work: impl Fn(u64) -> T) -> Vec<T> {
    numbers.map(work).collect()
}

/// What the work finds for the least of these numbers for which it finds something.
#[cfg(feature = "parallel")]
pub(crate) fn first<T: Send>(
    numbers: Range<u64>,
    work: impl Fn(u64) -> Option<T> + Sync + Send,
) -> Option<T> {
    numbers.into_par_iter().find_map_first(work)
}

/// What the work finds for the least of these numbers for which it finds something.
#[cfg(not(feature = "parallel"))]
pub(crate) fn first<T>(numbers: Range<u64>, work: impl Fn(u64) -> Option<T>) -> Option<T> {
    numbers.into_iter().find_map(work)
}

/// How many numbers are worked on at the same time, at least 1.
pub(crate) fn processors() -> u64 {
    #[cfg(feature = "parallel")]
    return rayon::current_num_threads() as u64;
    #[cfg(not(feature = "parallel"))]
    1
}
