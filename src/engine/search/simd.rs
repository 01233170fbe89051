//! Code for vector instructions that not every processor has. This is the only place that allows
//! `unsafe`: to call functions for instructions that the processor was found to have, and to load
//! and store its registers.

mod paths;
#[cfg(target_arch = "x86_64")]
mod triads;

pub use paths::LanePath;
pub(crate) use paths::drive;
pub(super) use paths::together;
#[cfg(target_arch = "x86_64")]
pub(super) use triads::Triads;
