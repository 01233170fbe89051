//! A step in the order of thought: look, rule out, conclude.
//!
//! First the houses and cells to look at appear, then the exclusions, and last the conclusions.
//! Only the ends of lines move; everything else just becomes visible.

use std::time::Duration;

use super::colors::Color;
use super::geometry::{Curve, between};
use super::scene::{Frame, HouseKind, Scene, Tint};
use super::sheet::{Drawn, Part, Sheet};
use crate::explain::{CellPart, Role};

/// The duration of each of the three stages.
const LOOK: f32 = 0.4;
const EXCLUDE: f32 = 0.6;
const CONCLUDE: f32 = 0.4;

/// A stage of a step in the order of thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// The houses and cells that matter.
    Look,
    /// The sights.
    Exclude,
    /// The conclusions.
    Conclude,
}

impl Phase {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Look, Self::Exclude, Self::Conclude];

    /// The stage at which the sign of a role appears.
    pub const fn of_role(role: Role) -> Self {
        match role {
            Role::Eliminated | Role::Placed | Role::Wrong => Self::Conclude,
            Role::True | Role::False | Role::GroupTrue | Role::GroupFalse | Role::End => {
                Self::Exclude
            }
            _ => Self::Look,
        }
    }

    /// The previous stage, or the first.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Look | Self::Exclude => Self::Look,
            Self::Conclude => Self::Exclude,
        }
    }

    /// The next stage, or the last.
    #[must_use]
    pub const fn behind(self) -> Self {
        match self {
            Self::Look => Self::Exclude,
            Self::Exclude | Self::Conclude => Self::Conclude,
        }
    }
}

/// The progress of showing a step: the visibility of each stage, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Motion {
    /// The houses and cells that matter.
    pub look: f32,
    /// The sights.
    pub exclude: f32,
    /// The digit that is set, or the candidates that are removed.
    pub conclude: f32,
}

impl Motion {
    /// Everything is visible.
    pub const REST: Self = Self {
        look: 1.0,
        exclude: 1.0,
        conclude: 1.0,
    };

    /// The time until everything is visible.
    pub const LENGTH: Duration = Duration::from_millis(1400);

    /// The visibility after this time of [`LENGTH`](Self::LENGTH).
    pub fn after(time: Duration) -> Self {
        let time = time.as_secs_f32();
        let share = |begin: f32, length: f32| {
            let rest = 1.0 - ((time - begin) / length).clamp(0.0, 1.0);
            // The motion slows down toward its end.
            1.0 - rest * rest * rest
        };
        Self {
            look: share(0.0, LOOK),
            exclude: share(LOOK, EXCLUDE),
            conclude: share(LOOK + EXCLUDE, CONCLUDE),
        }
    }

    /// The visibility at the end of a stage.
    pub const fn at(phase: Phase) -> Self {
        match phase {
            Phase::Look => Self {
                exclude: 0.0,
                conclude: 0.0,
                ..Self::REST
            },
            Phase::Exclude => Self {
                conclude: 0.0,
                ..Self::REST
            },
            Phase::Conclude => Self::REST,
        }
    }

    /// The current stage.
    pub fn phase(self) -> Phase {
        if self.conclude > 0.0 {
            Phase::Conclude
        } else if self.exclude > 0.0 {
            Phase::Exclude
        } else {
            Phase::Look
        }
    }

    /// The visibility of one of several lines, which appear one after the other.
    pub(super) fn of_one(self, number: usize, count: usize) -> f32 {
        (self.exclude * count as f32 - number as f32).clamp(0.0, 1.0)
    }

    /// The visibility of a part of the drawing.
    fn of(self, part: &Part, scene: &Scene) -> f32 {
        match part {
            Part::Tint(_, tint) => match tint {
                Tint::House
                | Tint::Cover
                | Tint::Crossing
                | Tint::Losing
                | Tint::Counted
                | Tint::Cage => self.look,
                Tint::Used => self.exclude,
                Tint::Contradicting => self.conclude,
                Tint::Peer
                | Tint::SameDigit
                | Tint::WorthTrying
                | Tint::Trial
                | Tint::Single
                | Tint::Selected => 1.0,
            },
            Part::House(_, HouseKind::Contradiction) | Part::Cells(CellPart::Contradiction) => {
                self.conclude
            }
            Part::House(..) | Part::Outline(_) | Part::Group | Part::Side(_) | Part::Cells(_) => {
                self.look
            }
            Part::Mark(_, role) => match Phase::of_role(*role) {
                Phase::Look => self.look,
                Phase::Exclude => self.exclude,
                Phase::Conclude => self.conclude,
            },
            Part::Value(cell, _) if scene.frames.contains(&(*cell, Frame::Set)) => self.conclude,
            Part::Frame(_, Frame::Set) => self.conclude,
            Part::Tag(..) | Part::Share(_) | Part::HouseName(_) => self.look,
            Part::Number(_) | Part::LinkLetter(_) => self.exclude,
            // Links and lines of sight grow: see `of_one`.
            _ => 1.0,
        }
    }

    /// Reduces a sheet to its visible parts.
    pub(super) fn leave(self, sheet: &mut Sheet, scene: &Scene) {
        if self != Self::REST {
            sheet.fade(|part| self.of(part, scene));
        }
    }
}

impl Default for Motion {
    fn default() -> Self {
        Self::REST
    }
}

impl Curve {
    /// The first part of the curve, up to this share of its time.
    pub(super) fn first_part(self, share: f32) -> Self {
        if share >= 1.0 {
            return self;
        }
        // De Casteljau's construction.
        let (a, b, c) = (
            between(self.from, self.first, share),
            between(self.first, self.second, share),
            between(self.second, self.to, share),
        );
        let (d, e) = (between(a, b, share), between(b, c, share));
        Self {
            from: self.from,
            first: a,
            second: d,
            to: between(d, e, share),
        }
    }
}

impl Sheet {
    /// Gives each part this visibility, from 0, which leaves it out, to 1.
    fn fade(&mut self, share: impl Fn(&Part) -> f32) {
        self.retain_mut(|part, drawn| {
            let share = share(part);
            let color: &mut Color = match drawn {
                Drawn::Rectangle(tile) => &mut tile.color,
                Drawn::Fill(_, color) => color,
                Drawn::Stroke(_, stroke) => &mut stroke.color,
                Drawn::Text(text) => &mut text.color,
            };
            color.a *= share;
            share > 0.0
        });
    }
}
