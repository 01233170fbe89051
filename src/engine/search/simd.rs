//! What uses vector instructions that not every processor has: the only place
//! where `unsafe` is allowed, to call what the processor was found to have, and
//! to load and store its registers.

mod paths;
#[cfg(target_arch = "x86_64")]
mod triads;

pub use paths::LanePath;
pub(crate) use paths::drive;
pub(super) use paths::together;
#[cfg(target_arch = "x86_64")]
pub(super) use triads::Triads;
