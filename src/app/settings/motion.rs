//! The motion of steps.

use serde::{Deserialize, Serialize};

/// The setting for the motion of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MotionChoice {
    /// Follow the system, which may ask for less motion.
    #[default]
    System,
    /// Show all of a step at once.
    Off,
    /// Take a second and a half.
    Usual,
    /// Take twice that time.
    Slow,
}
