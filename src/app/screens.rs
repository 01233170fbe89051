//! The screens: the one in sight, and those that wait with their work.

use std::time::SystemTime;

use iced::Task;
use sudoku_engine::texts::Language;

use super::Message;
use super::bar_words::BarWords;
use super::motion::Pace;
use super::screen::collection::Collection;
use super::screen::create::Create;
use super::screen::lessons::Lessons;
use super::screen::solver::{Event, SolverScreen};
use super::screen::start::Start;

/// The screen that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Screen {
    /// All the ways to a puzzle.
    #[default]
    Start,
    /// The open puzzle.
    Solver,
    /// The puzzles of a file.
    Collection,
    /// The lessons.
    Lessons,
    /// A puzzle that the player makes.
    Create,
}

/// All screens. Each but the first exists once it was opened.
#[derive(Debug, Default)]
pub(super) struct Screens {
    shown: Screen,
    start: Start,
    solver: Option<SolverScreen>,
    /// The time when the open puzzle was left for another screen.
    left_at: Option<SystemTime>,
    /// The collection opened last.
    list: Option<Collection>,
    lessons: Option<Lessons>,
    /// The screen that closing the lessons returns to.
    before_lessons: Screen,
    create: Option<Create>,
}

impl Screens {
    /// The screen in sight.
    pub(super) const fn shown(&self) -> Screen {
        self.shown
    }

    /// Brings a screen in sight.
    pub(super) const fn show(&mut self, screen: Screen) {
        if matches!(screen, Screen::Lessons) && !matches!(self.shown, Screen::Lessons) {
            self.before_lessons = self.shown;
        }
        self.shown = screen;
    }

    /// The screen that closing the lessons returns to.
    pub(super) const fn before_lessons(&self) -> Screen {
        self.before_lessons
    }

    /// The start screen.
    pub(super) const fn start(&self) -> &Start {
        &self.start
    }

    /// The start screen for changes.
    pub(super) const fn start_mut(&mut self) -> &mut Start {
        &mut self.start
    }

    /// The open puzzle.
    pub(super) const fn solver(&self) -> Option<&SolverScreen> {
        self.solver.as_ref()
    }

    /// The open puzzle for changes.
    pub(super) const fn solver_mut(&mut self) -> Option<&mut SolverScreen> {
        self.solver.as_mut()
    }

    /// The open puzzle if it is in sight.
    pub(super) fn solver_in_sight(&self) -> Option<&SolverScreen> {
        self.solver().filter(|_| self.shown == Screen::Solver)
    }

    /// Opens a puzzle in place of the open one.
    pub(super) fn open(&mut self, solver: SolverScreen) {
        self.solver = Some(solver);
    }

    /// The time when the open puzzle was left for another screen.
    pub(super) const fn left_at(&self) -> Option<SystemTime> {
        self.left_at
    }

    /// The collection opened last.
    pub(super) const fn list(&self) -> Option<&Collection> {
        self.list.as_ref()
    }

    /// The collection opened last, for changes.
    pub(super) const fn list_mut(&mut self) -> Option<&mut Collection> {
        self.list.as_mut()
    }

    /// Puts a collection in place of the present one, or closes it.
    pub(super) fn set_list(&mut self, list: Option<Collection>) {
        self.list = list;
    }

    /// The lessons, once they are open.
    pub(super) const fn lessons(&self) -> Option<&Lessons> {
        self.lessons.as_ref()
    }

    /// The lessons for changes, once they are open.
    pub(super) const fn lessons_mut(&mut self) -> Option<&mut Lessons> {
        self.lessons.as_mut()
    }

    /// The lessons; the first call makes them.
    pub(super) fn lessons_or(&mut self, make: impl FnOnce() -> Lessons) -> &mut Lessons {
        self.lessons.get_or_insert_with(make)
    }

    /// The puzzle in the making, once it was opened.
    pub(super) const fn draft(&self) -> Option<&Create> {
        self.create.as_ref()
    }

    /// The puzzle in the making for changes, once it was opened.
    pub(super) const fn draft_mut(&mut self) -> Option<&mut Create> {
        self.create.as_mut()
    }

    /// The puzzle in the making if it is in sight.
    pub(super) fn draft_in_sight(&self) -> Option<&Create> {
        self.draft().filter(|_| self.shown == Screen::Create)
    }

    /// Puts a puzzle in the making in place of the present one.
    pub(super) fn set_draft(&mut self, draft: Create) {
        self.create = Some(draft);
    }

    /// The puzzle in the making; the first call makes an empty one.
    pub(super) fn draft_or_empty(&mut self, language: &Language) -> &mut Create {
        self.create.get_or_insert_with(|| Create::empty(language))
    }

    /// The words in the bar of the screen in sight; none on those whose bar is of another form.
    pub(super) fn bar_words(&self, language: &Language) -> BarWords {
        let of_screen = match self.shown {
            Screen::Lessons => self.lessons.as_ref().map(|it| it.bar_words(language)),
            Screen::Collection => self.list().map(|it| it.bar_words(language)),
            Screen::Create => Some(Create::bar_words(language)),
            Screen::Start | Screen::Solver => None,
        };
        of_screen.unwrap_or(BarWords {
            left: Vec::new(),
            title: None,
            right: Vec::new(),
        })
    }

    /// Draws all boards again, because their look or their words changed.
    pub(super) fn redraw(&self) {
        if let Some(solver) = &self.solver {
            solver.redraw();
        }
        if let Some(lessons) = &self.lessons {
            lessons.redraw();
        }
        if let Some(draft) = &self.create {
            draft.redraw();
        }
    }

    /// Words the texts that the screens keep in this language.
    pub(super) fn say_again(&mut self, language: &Language) {
        if let Some(lessons) = &mut self.lessons {
            lessons.say_again(language);
        }
        if let Some(draft) = &mut self.create {
            draft.say_again(language);
        }
        if let Some(solver) = &mut self.solver {
            solver.say_again(language);
        }
        if let Some(list) = &mut self.list {
            list.say_again(language);
        }
        self.redraw();
    }

    /// Sets the pace of steps.
    pub(super) fn set_pace(&mut self, pace: Pace) {
        if let Some(solver) = &mut self.solver {
            solver.set_pace(pace);
        }
    }

    /// Whether something on the screen in sight moves.
    pub(super) fn is_moving(&self) -> bool {
        self.solver_in_sight().is_some_and(SolverScreen::is_moving)
    }

    /// Tells the screens which of them is in sight, and whether a dialog covers it. Returns the events
    /// of a puzzle that went out of sight.
    pub(super) fn note_sight(&mut self, is_covered: bool) -> Vec<Event> {
        let events = match &mut self.solver {
            Some(solver) if self.shown != Screen::Solver => {
                self.left_at.get_or_insert_with(SystemTime::now);
                solver.out_of_sight()
            }
            _ => {
                self.left_at = None;
                Vec::new()
            }
        };
        if let Some(draft) = &mut self.create
            && (self.shown != Screen::Create || is_covered)
        {
            draft.out_of_sight();
        }
        events
    }

    /// Starts the lookups that the screen in sight needs.
    pub(super) fn follow(&mut self) -> Task<Message> {
        match self.shown {
            Screen::Solver => {
                let Some(solver) = &mut self.solver else {
                    return Task::none();
                };
                self.list.iter_mut().for_each(Collection::rest);
                solver.follow().map(Message::Solver)
            }
            Screen::Collection => match &mut self.list {
                Some(list) => list.follow().map(Message::Collection),
                None => Task::none(),
            },
            Screen::Create => match &mut self.create {
                Some(draft) => draft.follow().map(Message::Create),
                None => Task::none(),
            },
            Screen::Start | Screen::Lessons => Task::none(),
        }
    }
}
