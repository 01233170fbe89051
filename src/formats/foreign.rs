//! The files of other programs that are read at once.

use super::shape::{Shape, Sureness};

/// Each of them.
pub(super) const SHAPES: &[Shape] = &[];

const _: [Sureness; 2] = [Sureness::No, Sureness::Certain];
