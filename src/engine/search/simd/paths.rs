//! Chooses the processor instructions that the lanes use.
//!
//! The code of the lanes is written once, in plain Rust, and compiled once for each path. A
//! function that may use instructions that some processors lack is not safe to call in general;
//! here it is called only on a path found by [`LanePath::available`].

use crate::search::bands::Bands;
use crate::search::engine::Answer;
use crate::search::lanes::{Feed, drive as drive_lanes, together as in_lanes};
use crate::search::{Stop, Stopped};

/// The processor instructions that search positions side by side, and the number of lanes. The
/// answers are the same on each path.
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{LanePath, Stop};
///
/// for path in LanePath::available() {
///     assert_eq!(path.count_all(&[Grid::empty()], 5, &Stop::never()), Ok(vec![5]));
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LanePath(Instructions);

/// A value other than `Portable` is created only if the processor was found to have the
/// instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Instructions {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

/// The number of lanes on each path.
const PORTABLE_LANES: usize = 8;
#[cfg(target_arch = "x86_64")]
const AVX2_LANES: usize = 16;
#[cfg(target_arch = "x86_64")]
const AVX512_LANES: usize = 16;

impl LanePath {
    /// The path for any processor.
    pub const PORTABLE: Self = Self(Instructions::Portable);

    /// The paths that this processor can run, the fastest last.
    pub fn available() -> Vec<Self> {
        #[cfg(target_arch = "x86_64")]
        let paths = [
            Some(Self::PORTABLE),
            avx2_is_there().then_some(Self(Instructions::Avx2)),
            (avx2_is_there() && avx512_is_there()).then_some(Self(Instructions::Avx512)),
        ];
        #[cfg(not(target_arch = "x86_64"))]
        let paths = [Some(Self::PORTABLE)];
        paths.into_iter().flatten().collect()
    }

    /// The fastest path that this processor can run.
    pub fn fastest() -> Self {
        Self::available().pop().unwrap_or(Self::PORTABLE)
    }

    /// The number of lanes.
    pub const fn lanes(self) -> usize {
        match self.0 {
            Instructions::Portable => PORTABLE_LANES,
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => AVX2_LANES,
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 => AVX512_LANES,
        }
    }
}

/// The name of the instructions, such as `AVX2`.
impl std::fmt::Display for LanePath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self.0 {
            Instructions::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 => "AVX-512",
        })
    }
}

/// Whether the processor has the features that `drive_avx2` enables.
#[cfg(target_arch = "x86_64")]
fn avx2_is_there() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

/// Whether the processor has the features that `drive_avx512` enables in addition.
#[cfg(target_arch = "x86_64")]
fn avx512_is_there() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
}

/// Answers the questions of a feed on a path until it has none.
pub(crate) fn drive<F: Feed>(feed: &mut F, path: LanePath, stop: &Stop) -> Result<(), Stopped> {
    match path.0 {
        Instructions::Portable => drive_lanes::<PORTABLE_LANES, F>(feed, stop),
        // SAFETY: the path was made by `available`, after `avx2_is_there`.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 => unsafe { drive_avx2(feed, stop) },
        // SAFETY: the path was made by `available`, after `avx2_is_there` and
        // `avx512_is_there`.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx512 => unsafe { drive_avx512(feed, stop) },
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn drive_avx2<F: Feed>(feed: &mut F, stop: &Stop) -> Result<(), Stopped> {
    drive_lanes::<AVX2_LANES, F>(feed, stop)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl")]
fn drive_avx512<F: Feed>(feed: &mut F, stop: &Stop) -> Result<(), Stopped> {
    drive_lanes::<AVX512_LANES, F>(feed, stop)
}

/// Searches positions that have no solution in common with all lanes of the fastest path. Returns
/// the number of their solutions, up to `limit`, and one of the solutions. `None` if that takes so
/// many guesses that another engine does it better.
pub(in crate::search) fn together(
    starts: impl Iterator<Item = Bands>,
    limit: usize,
    stop: &Stop,
) -> Result<Option<Answer>, Stopped> {
    match LanePath::fastest().0 {
        Instructions::Portable => in_lanes::<PORTABLE_LANES>(starts, limit, stop),
        // SAFETY: the path was made by `available`, after `avx2_is_there`.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx2 => unsafe { together_avx2(starts, limit, stop) },
        // SAFETY: the path was made by `available`, after `avx2_is_there` and
        // `avx512_is_there`.
        #[cfg(target_arch = "x86_64")]
        Instructions::Avx512 => unsafe { together_avx512(starts, limit, stop) },
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn together_avx2(
    starts: impl Iterator<Item = Bands>,
    limit: usize,
    stop: &Stop,
) -> Result<Option<Answer>, Stopped> {
    in_lanes::<AVX2_LANES>(starts, limit, stop)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl")]
fn together_avx512(
    starts: impl Iterator<Item = Bands>,
    limit: usize,
    stop: &Stop,
) -> Result<Option<Answer>, Stopped> {
    in_lanes::<AVX512_LANES>(starts, limit, stop)
}
