//! The card before the first action: the puzzle, and the possible actions.

use iced::widget::{Column, button, column, container, rich_text, row, space as gap, span, text};
use iced::{Element, Padding, Theme};

use super::said::{Room, Said, numbered};
use super::view::CardView;
use crate::screen::solver::keys::{RULES, SHOW_PATH};
use crate::screen::solver::view::rules_words;
use crate::screen::solver::{Beside, Message};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Press, with_key_above};
use sudoku_engine::grid::Contradiction;
use sudoku_engine::rules::Level;
use sudoku_engine::solver::Ending;
use sudoku_engine::texts::words;
use sudoku_telling::explain;

impl<'a> CardView<'a> {
    /// The puzzle, the purpose of the buttons, and the way ahead.
    pub(super) fn ready(&self, room: Room) -> Said<'a> {
        let position = self.session().position();
        let givens = position.given().len();
        let open = self.session().grid().unsolved().len();
        let mut words = if givens == 0 && position.is_marked() {
            let board = self.session().grid().layout();
            let cells = board.cells().into_iter();
            let candidates = cells.map(|cell| (board.digits() - position.ruled_out(cell)).len());
            words!(
                self.language,
                "card-ready-candidates",
                candidates = candidates.sum::<usize>(),
                open = open
            )
        } else {
            let cells = self.session().grid().layout().cells().len();
            match cells.saturating_sub(givens + open) {
                0 => words!(
                    self.language,
                    "card-ready-digits",
                    givens = givens,
                    open = open
                ),
                filled => words!(
                    self.language,
                    "card-ready-filled",
                    givens = givens,
                    filled = filled,
                    open = open
                ),
            }
        };
        let cages = self.context.board().cages().iter();
        let cages = cages.filter(|cage| cage.sum.is_some()).count();
        if cages > 0 {
            words = words!(
                self.language,
                "sentences-next",
                before = words!(self.language, "card-ready-cages", cages = cages),
                sentence = words
            );
        }
        // The end of the path is known a moment later. Below the part that scrolls, its words move
        // nothing and are always in sight.
        let end = self.path.ending(&self.context).and_then(|end| {
            let (words, style): (_, fn(&Theme) -> text::Style) = match end {
                Ending::Solved => (words!(self.language, "card-ready-proved"), theme::muted),
                Ending::Several => (words!(self.language, "stalled-several"), theme::plain),
                Ending::Inconsistent(Contradiction::NoSolution) => {
                    let told = explain::contradiction(&Contradiction::NoSolution);
                    (told.render(self.language, self.notation), theme::bad)
                }
                Ending::Stalled | Ending::Inconsistent(_) => return None,
            };
            Some(text(words).size(size::BODY).style(style))
        });
        let size = if self.is_little {
            size::BODY
        } else {
            size::LEAD
        };
        let lines = [
            (
                words!(self.language, "card-ready-1"),
                words!(self.language, "step-apply"),
            ),
            (
                words!(self.language, "card-ready-2"),
                words!(self.language, "step-hint"),
            ),
            (words!(self.language, "card-ready-3"), String::new()),
        ];
        let lines = (1..).zip(lines).map(|(number, (line, button))| {
            let (before, rest) = match line.strip_prefix(&button) {
                Some(rest) => (button, rest.to_owned()),
                None => (String::new(), line),
            };
            let line = rich_text([span(before).font(BOLD), span(rest)])
                .on_link_click(iced::never)
                .size(size);
            numbered(number, line.into(), theme::accent_disc)
        });
        let mut said = Said::new(words!(self.language, "card-ready"), words)
            .with(Column::with_children(lines).spacing(10));
        let ahead = self.way_ahead();
        // All of a low card scrolls, so what matters most comes first.
        let (first, end) = match room {
            Room::Part(_) => (end, None),
            Room::Whole => (None, end),
        };
        if let Some(first) = first {
            said.body.insert(0, first.into());
        }
        said.chips = (end.is_some() || ahead.is_some())
            .then(|| column![].push(end).push(ahead).spacing(space::SMALL).into());
        said.quiet(Some(self.rules_line()))
    }

    /// The steps ahead as a strip that leads to the path.
    fn way_ahead(&self) -> Option<Element<'a, Message>> {
        self.path.length(&self.context)?;
        let levels = self.path.levels_ahead(&self.context);
        let is_easy = |level: &&Option<Level>| **level == Some(Level::Easy);
        let (steps, easy) = (levels.len(), levels.iter().filter(is_easy).count());
        if steps == 0 {
            return None;
        }
        let small = |words: String| text(words).size(size::SMALL).style(theme::muted);
        let heading = row![
            small(words!(self.language, "card-way-ahead", steps = steps)),
            gap::horizontal(),
            small(words!(self.language, "card-way-easy", easy = easy)),
        ];
        let strip = column![heading, self.path.strip(levels)].spacing(space::SMALL);
        let press = button(strip)
            .padding(0)
            .style(theme::bare_button)
            .on_press(Message::Show(Beside::Path));
        Some(with_key_above(self.language, press, SHOW_PATH))
    }

    /// The rules that are on, with a button to choose them.
    fn rules_line(&self) -> Element<'a, Message> {
        let words = text(rules_words(self.language, self.session().rules()))
            .size(size::BODY)
            .style(theme::muted);
        let change = Press::new(words!(self.language, "step-rules-change"))
            .quiet()
            .key(RULES)
            .on_press(Message::Rules)
            .view(self.language);
        // In line with the words above, which the button is next to.
        let words = container(words).padding(Padding::ZERO.left(8));
        row![words.width(iced::Fill), change]
            .align_y(iced::Center)
            .into()
    }
}
