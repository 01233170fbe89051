//! The window in its system: its size, its place in front, the focus, the clock of its frames, and
//! what the system reports.

use iced::theme::Mode;
use iced::{Task, window};

use super::lookup::{Late, Lookup};
use super::motion::{BETWEEN, Pace};
use super::settings::{MotionChoice, ThemeChoice, WindowSize};

/// The window in its system.
#[derive(Debug)]
pub(super) struct Frame {
    system_theme: Mode,
    /// The pace of steps if the settings leave it to the system.
    system_pace: Pace,
    /// The size of the window when it was last not maximized.
    usual_size: WindowSize,
    is_full_screen: bool,
    /// Whether the window is in front of all others, if the system reports it.
    is_in_front: bool,
    /// Whether a control may have the focus: Tab was pressed and the focus not taken away since.
    may_have_focus: bool,
    /// The number of messages that may have changed the view.
    redraws: u16,
    /// The wait for the next frame of a movement.
    next_frame: Lookup<()>,
}

impl Frame {
    /// A window of this size when it is not maximized.
    pub(super) fn new(usual_size: WindowSize) -> Self {
        Self {
            system_theme: Mode::None,
            system_pace: Pace::default(),
            usual_size,
            is_full_screen: false,
            is_in_front: true,
            may_have_focus: false,
            redraws: 0,
            next_frame: Lookup::default(),
        }
    }

    /// The system reports its theme.
    pub(super) const fn report_theme(&mut self, mode: Mode) {
        self.system_theme = mode;
    }

    /// Whether the chosen theme is dark.
    pub(super) fn is_dark(&self, choice: ThemeChoice) -> bool {
        match choice {
            ThemeChoice::System => self.system_theme == Mode::Dark,
            ThemeChoice::Light => false,
            ThemeChoice::Dark => true,
        }
    }

    /// The system reports whether it asks for less motion.
    pub(super) const fn report_pace(&mut self, pace: Pace) {
        self.system_pace = pace;
    }

    /// The chosen pace of steps.
    pub(super) const fn pace(&self, choice: MotionChoice) -> Pace {
        choice.pace(self.system_pace)
    }

    /// Notes the size of a window that is not maximized, unless it fills the screen.
    pub(super) const fn note_size(&mut self, size: WindowSize) {
        if !self.is_full_screen {
            self.usual_size = size;
        }
    }

    /// The size that a maximized window returns to.
    pub(super) const fn usual_size(&self) -> WindowSize {
        self.usual_size
    }

    /// Turns full screen on or off.
    pub(super) const fn turn_full_screen(&mut self) -> window::Mode {
        self.is_full_screen = !self.is_full_screen;
        if self.is_full_screen {
            window::Mode::Fullscreen
        } else {
            window::Mode::Windowed
        }
    }

    /// Whether the window fills the screen.
    pub(super) const fn is_full_screen(&self) -> bool {
        self.is_full_screen
    }

    /// Notes whether the window is in front of all others.
    pub(super) const fn set_in_front(&mut self, is_it: bool) {
        self.is_in_front = is_it;
    }

    /// Whether the window is in front of all others.
    pub(super) const fn is_in_front(&self) -> bool {
        self.is_in_front
    }

    /// Notes that a control has the focus.
    pub(super) const fn give_focus(&mut self) {
        self.may_have_focus = true;
    }

    /// Whether a control may have the focus.
    pub(super) const fn may_have_focus(&self) -> bool {
        self.may_have_focus
    }

    /// Notes that no control has the focus, and says whether one may have had it.
    pub(super) const fn take_focus(&mut self) -> bool {
        std::mem::replace(&mut self.may_have_focus, false)
    }

    /// Notes that the view may have changed.
    pub(super) const fn redraw(&mut self) {
        self.redraws = self.redraws.wrapping_add(1);
    }

    /// A number that is another one after each change of the view.
    pub(super) const fn redraws(&self) -> u16 {
        self.redraws
    }

    /// Waits for the next frame, as long as something moves.
    pub(super) fn follow_motion(&mut self, is_moving: bool) -> Task<Late<()>> {
        if !is_moving {
            self.next_frame = Lookup::default();
        } else if !self.next_frame.is_under_way() {
            return self.next_frame.wait(BETWEEN);
        }
        Task::none()
    }

    /// Whether the next frame is due now.
    pub(super) fn is_due(&mut self, late: Late<()>) -> bool {
        self.next_frame.answer(late).is_some()
    }
}
