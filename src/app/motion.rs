//! Steps that unfold on the board frame after frame: their start, their pace and their end.

use std::time::{Duration, Instant};

use iced::widget::{button, container, row, text};
use iced::{Element, Fill};

use super::settings::MotionChoice;
use super::shortcut::{Binding, Group, Key, Keyed, Shortcut};
use super::theme::{self, size};
use super::widget::reached;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::drawing::{Motion, Phase};

/// The time between two frames. Drawing a frame by software takes some ten milliseconds, so without
/// a pause the processor would be busy all the time.
pub(crate) const BETWEEN: Duration = Duration::from_millis(20);

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

    /// The pace, if the system has this one.
    pub(crate) const fn pace(self, system: Pace) -> Pace {
        match self {
            Self::System => system,
            Self::Off => Pace::AtOnce,
            Self::Usual => Pace::Usual,
            Self::Slow => Pace::Slow,
        }
    }
}

/// The pace of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// All at once.
    #[default]
    AtOnce,
    /// The time that it takes to read the step.
    Usual,
    /// Twice that time.
    Slow,
}

/// The visible part of a step in motion.
#[derive(Debug, Default)]
pub(crate) struct Unfolding {
    pace: Pace,
    stage: Stage,
}

#[derive(Debug, Default)]
enum Stage {
    #[default]
    Rest,
    /// Before the first frame.
    ToBegin,
    /// In motion: the times of the first and the latest frame.
    Since(Instant, Instant),
    /// Stopped at this stage by the player.
    At(Phase),
}

impl Unfolding {
    /// Sets the pace. Another one ends the motion; the same one does not: the system tells its
    /// preference late, and again with others.
    pub(crate) fn set_pace(&mut self, pace: Pace) {
        if self.pace != pace {
            self.pace = pace;
            self.end();
        }
    }

    /// Starts from the beginning, unless steps are shown at once.
    pub(crate) const fn begin(&mut self) {
        self.stage = match self.pace {
            Pace::AtOnce => Stage::Rest,
            Pace::Usual | Pace::Slow => Stage::ToBegin,
        };
    }

    /// Shows the whole step.
    pub(crate) const fn end(&mut self) {
        self.stage = Stage::Rest;
    }

    /// Stops at a stage.
    pub(crate) const fn stay_at(&mut self, phase: Phase) {
        self.stage = Stage::At(phase);
    }

    /// The present stage, if steps are shown in stages.
    pub(crate) fn phase(&self) -> Option<Phase> {
        (self.pace != Pace::AtOnce).then(|| self.motion().phase())
    }

    /// The stage at which the player has stopped the step, unless it is the last.
    pub(crate) fn stays_at(&self) -> Option<Phase> {
        match self.stage {
            Stage::At(phase) => Some(phase).filter(|it| *it != Phase::Conclude),
            _ => None,
        }
    }

    /// Whether a step is being shown in stages.
    pub(crate) const fn is_under_way(&self) -> bool {
        !matches!(self.stage, Stage::Rest)
    }

    /// Draws a frame for this moment.
    pub(crate) fn frame(&mut self, now: Instant) {
        self.stage = match self.stage {
            Stage::Rest => Stage::Rest,
            Stage::ToBegin => Stage::Since(now, now),
            Stage::Since(begun, _) => Stage::Since(begun, now),
            Stage::At(phase) => Stage::At(phase),
        };
        if self.is_moving() && self.motion() == Motion::REST {
            self.end();
        }
    }

    /// Whether frames are needed.
    pub(crate) const fn is_moving(&self) -> bool {
        matches!(self.stage, Stage::ToBegin | Stage::Since(..))
    }

    /// The visible part of the step.
    pub(crate) fn motion(&self) -> Motion {
        let time = match self.stage {
            Stage::Rest => return Motion::REST,
            Stage::At(phase) => return Motion::at(phase),
            Stage::ToBegin => Duration::ZERO,
            Stage::Since(begun, now) => now.saturating_duration_since(begun),
        };
        Motion::after(match self.pace {
            Pace::Slow => time / 2,
            Pace::AtOnce | Pace::Usual => time,
        })
    }
}

const STAGE_BACK: Shortcut = Group::Steps.shortcut("keys-steps-stage", &[Key::LEFT]);
const STAGE_ON: Shortcut = Group::Steps.shortcut("keys-steps-stage", &[Key::RIGHT]);

impl Keyed for Unfolding {
    type Context<'a> = ();
    /// The stage to show.
    type Message = Phase;
}

/// The keys that go through the stages of a step.
pub(crate) const KEYS: &[Binding<Unfolding>] = &[
    STAGE_BACK.does(|at| at.part.phase().map(Phase::before)),
    STAGE_ON.does(|at| at.part.phase().map(Phase::behind)),
];

/// A switch of the stages of a step, with the present one marked.
pub(crate) fn stages<'a, M: Clone + 'a>(
    language: &Language,
    shown: Phase,
    show: fn(Phase) -> M,
) -> Element<'a, M> {
    let stages = Phase::ALL.map(|phase| {
        let label = match phase {
            Phase::Look => words!(language, "stage-look"),
            Phase::Exclude => words!(language, "stage-exclude"),
            Phase::Conclude => words!(language, "stage-conclude"),
        };
        let label = text(label).size(size::SMALL).center().width(Fill);
        let stage = button(label.wrapping(text::Wrapping::None))
            .padding([3, 6])
            .width(Fill)
            .style(theme::switched(phase == shown));
        reached(stage.on_press(show(phase)))
    });
    container(row(stages))
        .padding(2)
        .style(theme::switch_ground)
        .into()
}
