//! The view of the window: its title, its theme, the screen and the dialog.

use iced::widget::{center, container, mouse_area, opaque, space as gap, stack};
use iced::{Element, Fill, Theme};

use super::screen::collection::Collection;
use super::screen::solver::{Display, SolverScreen};
use super::screen::start;
use super::shortcut::pressed;
use super::theme::{self, space};
use super::{App, Message, Screen, autosave, modal, solved_puzzles, widget};
use sudoku_engine::texts::words;

/// The ID of the container of the dialog.
pub(super) const DIALOG: &str = "dialog";

impl App {
    /// The window's title.
    pub fn title(&self) -> String {
        match self.screens.solver_in_sight() {
            Some(solver) => {
                let name = solver.heading();
                if solver.not_saved().is_some() {
                    words!(self.language(), "window-title-unsaved", name = name)
                } else {
                    words!(self.language(), "window-title-puzzle", name = name)
                }
            }
            _ if self.screens.draft_in_sight().is_some() => {
                words!(self.language(), "window-title-create")
            }
            _ => words!(self.language(), "window-title"),
        }
    }

    /// The chosen theme, or the system's.
    pub fn theme(&self) -> Theme {
        match self.frame.is_dark(self.settings().theme) {
            true => theme::dark(),
            false => theme::light(),
        }
    }

    /// The enlargement of everything.
    pub fn scale(&self) -> f32 {
        self.preferences
            .settings()
            .text_size
            .scale(self.settings().window)
    }

    /// The whole window.
    pub fn view(&self) -> Element<'_, Message> {
        let (notation, style) = (self.preferences.notation(), self.preferences.board_style());
        let start = || {
            let context = self.start_context();
            let notice = |width| self.notice_within(width);
            self.screens.start().view(context, notice, Message::Start)
        };
        let screen = match self.screen() {
            Screen::Start if self.is_about_to_be_back() => Some(gap().into()),
            Screen::Start => None,
            Screen::Solver => {
                let solver = self.screens.solver();
                solver.map(|solver| {
                    let display = Display {
                        language: self.language(),
                        notation,
                        style,
                        opened: &self.settings().opened,
                        enlargement: self.preferences.enlargement(),
                    };
                    solver.view(display).map(Message::Solver)
                })
            }
            Screen::Collection => {
                let list = self.screens.list();
                list.map(|list| {
                    let view = list.view(self.language(), self.solved.known());
                    view.map(Message::Collection)
                })
            }
            Screen::Lessons => {
                let lessons = self.screens.lessons();
                lessons.map(|lessons| {
                    let view = lessons.view(self.language(), notation, style);
                    view.map(Message::Lessons)
                })
            }
            Screen::Create => {
                let draft = self.screens.draft();
                draft.map(|draft| {
                    let view =
                        draft.view(self.language(), notation, style, self.settings().goes_on);
                    view.map(Message::Create)
                })
            }
        };
        let screen = screen.unwrap_or_else(start);
        let screen = container(screen).width(Fill).height(Fill);
        let mut window = stack![screen].push(self.notice_above());
        if let Some(modal) = &self.modal {
            let difference = self.screens.solver().and_then(SolverScreen::difference);
            let dialog = modal.view(
                self.language(),
                self.settings(),
                self.preferences.languages(),
                difference,
                self.unsaved(),
            );
            let over = center(opaque(dialog.map(Message::Modal)))
                .padding(space::LARGE)
                .id(DIALOG)
                .style(theme::veil);
            let over = mouse_area(over).on_press(Message::Modal(modal::Message::Dismiss));
            window = window.push(opaque(over)).push(self.notice_over_dialog());
        }
        widget::whole(self.frame.redraws(), window)
    }

    pub(super) fn start_context(&self) -> start::Context<'_> {
        start::Context {
            language: self.language(),
            notation: self.preferences.notation(),
            style: self.preferences.board_style(),
            recent: &self.settings().recent,
            open: self.screens.solver().map(|solver| start::Open {
                name: solver.heading(),
                position: solver.session().position(),
                game: solver.hidden_game(),
                left_at: self.screens.left_at(),
                made: solver.moves_made(),
                steps: solver.steps(),
            }),
            left: self.autosave.left(),
            unreadable: self.autosave.unreadable(),
            can_put_back: !self.autosave.discarded.is_empty(),
            list: self.screens.list().map(Collection::name),
        }
    }
}

/// Whether a message may change the number of texts in the window: not if it only lights something,
/// moves a digit with the pointer or advances a clock.
pub(super) fn may_change(message: &Message) -> bool {
    match message {
        Message::Key(key, modifiers) => pressed(key, *modifiers).is_some(),
        Message::Autosave(autosave::Message::Due(_)) => false,
        Message::SolvedPuzzles(solved_puzzles::Message::Kept(done)) => done.outcome().is_err(),
        // Only a failure changes the view.
        Message::Autosave(autosave::Message::Written(_, done)) => done.outcome().is_err(),
        message => !message.is_motion(),
    }
}
