//! Steps that are shown as they are thought, frame after frame: when that begins, how
//! fast it goes, and when it has come to rest.

use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::drawing::Motion;
use crate::texts::{Language, words};

/// Whether steps are shown as they are thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MotionChoice {
    /// As the system has it: not where it asks for less motion.
    #[default]
    System,
    /// All of a step is seen at once.
    Off,
    /// In a second and a half.
    Usual,
    /// In twice that time.
    Slow,
}

impl MotionChoice {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::System, Self::Off, Self::Usual, Self::Slow];

    /// The choice as a label.
    pub fn label(self, language: &Language) -> String {
        match self {
            Self::System => words!(language, "settings-motion-system"),
            Self::Off => words!(language, "settings-motion-off"),
            Self::Usual => words!(language, "settings-motion-usual"),
            Self::Slow => words!(language, "settings-motion-slow"),
        }
    }

    /// The pace, on a system that has this.
    pub(in crate::app) const fn pace(self, system: Pace) -> Pace {
        match self {
            Self::System => system,
            Self::Off => Pace::AtOnce,
            Self::Usual => Pace::Usual,
            Self::Slow => Pace::Slow,
        }
    }
}

/// How fast a step is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// All of it at once.
    #[default]
    AtOnce,
    /// In the time that it takes to read it.
    Usual,
    /// In twice that time.
    Slow,
}

/// What is shown of a step while it is in motion.
#[derive(Debug, Default)]
pub(in crate::app) struct Unfolding {
    pace: Pace,
    stage: Stage,
}

#[derive(Debug, Default)]
enum Stage {
    #[default]
    Rest,
    /// Its first frame is still to come.
    ToBegin,
    /// The frame of this moment was its first, that of the other its last so far.
    Since(Instant, Instant),
}

impl Unfolding {
    pub(in crate::app) const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.end();
    }

    /// Begins anew, unless all is shown at once.
    pub(in crate::app) const fn begin(&mut self) {
        self.stage = match self.pace {
            Pace::AtOnce => Stage::Rest,
            Pace::Usual | Pace::Slow => Stage::ToBegin,
        };
    }

    /// Shows all that is left.
    pub(in crate::app) const fn end(&mut self) {
        self.stage = Stage::Rest;
    }

    /// A frame is drawn at this moment.
    pub(in crate::app) fn frame(&mut self, now: Instant) {
        self.stage = match self.stage {
            Stage::Rest => Stage::Rest,
            Stage::ToBegin => Stage::Since(now, now),
            Stage::Since(begun, _) => Stage::Since(begun, now),
        };
        if self.motion() == Motion::REST {
            self.end();
        }
    }

    /// Whether frames are wanted.
    pub(in crate::app) const fn is_moving(&self) -> bool {
        !matches!(self.stage, Stage::Rest)
    }

    /// What is seen of the step.
    pub(in crate::app) fn motion(&self) -> Motion {
        let time = match self.stage {
            Stage::Rest => return Motion::REST,
            Stage::ToBegin => std::time::Duration::ZERO,
            Stage::Since(begun, now) => now.saturating_duration_since(begun),
        };
        Motion::after(match self.pace {
            Pace::Slow => time / 2,
            Pace::AtOnce | Pace::Usual => time,
        })
    }
}
