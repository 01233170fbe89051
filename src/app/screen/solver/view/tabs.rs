//! The tabs over the panel.

use iced::widget::{Button, Row, button, column, container, row, rule, space as gap, stack, text};
use iced::{Center, Element, Fill};

use super::Display;
use super::places::Places;
use crate::screen::solver::keys::{
    MORE, SHOW_EVERY_STEP, SHOW_EVERY_STEP_ANYWHERE, SHOW_MARKS, SHOW_PATH, SHOW_RULES,
    SHOW_SEARCH, SHOW_STEP, SUMS,
};
use crate::screen::solver::menu::{MenuMessage, Which};
use crate::screen::solver::{Beside, Message, SolverScreen};
use crate::shortcut::Told;
use crate::theme::{self, BOLD, FONT, size};
use crate::widget::{Icon, sign, with_key_above};
use sudoku_engine::texts::words;

/// The height of the tabs, with the line below them.
pub(super) const HEIGHT: f32 = 40.0;

/// The gap between two tabs.
const GAP: f32 = 20.0;

/// The approximate width of a letter.
const LETTER: f32 = 9.0;

/// The width of the sign on the tab with a menu.
const SIGN: f32 = 24.0;

impl SolverScreen {
    /// The visible tabs, and the name of the tab with a menu, if there is one.
    fn seen_tabs(&self, display: &Display<'_>, width: f32) -> (Vec<Beside>, Option<String>) {
        let language = display.language;
        let room = |beside: Beside| beside.label(language).chars().count() as f32 * LETTER + GAP;
        let game = self.is_game_over().then_some(Beside::Game);
        let mut tabs: Vec<Beside> = game.into_iter().collect();
        tabs.extend([Beside::Step, Beside::Path]);
        let more = words!(language, "tab-more");
        let longest = Beside::MORE.map(|it| it.label(language).chars().count());
        let longest = longest.into_iter().fold(more.chars().count(), usize::max);
        let more_room = longest as f32 * LETTER + SIGN;
        let sums = if self.has_sums() {
            words!(language, "tab-sums").chars().count() as f32 * LETTER + GAP
        } else {
            0.0
        };
        let mut left = width - more_room - sums - tabs.iter().map(|it| room(*it)).sum::<f32>();
        let mut hidden = 0;
        for beside in Beside::MORE {
            if display.opened.contains(&beside) && room(beside) <= left {
                left -= room(beside);
                tabs.push(beside);
            } else {
                hidden += 1;
            }
        }
        // A panel without a tab of its own lends its name to the last tab.
        let more = match hidden {
            0 => None,
            _ if tabs.contains(&self.beside) => Some(more),
            _ => Some(self.beside.label(language)),
        };
        (tabs, more)
    }

    pub(super) fn tabs<'a>(
        &'a self,
        display: &Display<'a>,
        places: &Places,
    ) -> Element<'a, Message> {
        let language = display.language;
        let (seen, more) = self.seen_tabs(display, places.panel.width);
        let tells_sums = self.tells_sums() && self.beside != Beside::Search;
        let is_more = !seen.contains(&self.beside) && !tells_sums;
        let tabs = seen.into_iter().map(|beside| {
            let tab = tab(
                beside.label(language),
                beside == self.beside && !tells_sums,
                Row::new(),
                Message::Show(beside),
            );
            with_key_above(language, tab, self.key_of(beside))
        });
        let more = more.map(|label| {
            let words = words!(language, "tab-more");
            let sign = row![sign(
                Icon::More,
                if is_more { words } else { String::new() }
            )];
            let turn = Message::Menu(MenuMessage::Turn(Which::More));
            with_key_above(language, tab(label, is_more, sign, turn), MORE)
        });
        let sums = (self.has_sums() && self.beside != Beside::Search).then(|| {
            let label = words!(language, "tab-sums");
            let tab = tab(label, tells_sums, Row::new(), Message::Sums);
            with_key_above(language, tab, SUMS)
        });
        column![
            row(tabs).push(sums).push(more).spacing(GAP),
            rule::horizontal(1).style(theme::line),
        ]
        .height(HEIGHT)
        .into()
    }

    fn key_of(&self, beside: Beside) -> Told {
        match beside {
            Beside::Step => SHOW_STEP.into(),
            Beside::Path => SHOW_PATH.into(),
            // Among the marks, A alone is a color.
            Beside::EveryStep if self.beside == Beside::Marks => SHOW_EVERY_STEP_ANYWHERE.into(),
            Beside::EveryStep => SHOW_EVERY_STEP.into(),
            Beside::Search => SHOW_SEARCH.into(),
            Beside::Marks => SHOW_MARKS.into(),
            Beside::Rules => SHOW_RULES.into(),
            Beside::Game => Told::default(),
        }
    }

    /// The distance of the last tab's menu from the left of the panel.
    pub(super) fn more_at(&self, display: &Display<'_>, width: f32) -> f32 {
        let (seen, _) = self.seen_tabs(display, width);
        let sums = self
            .has_sums()
            .then(|| words!(display.language, "tab-sums"));
        let labels = seen.iter().map(|it| it.label(display.language));
        labels
            .chain(sums)
            .map(|label| label.chars().count() as f32 * LETTER + GAP)
            .sum()
    }
}

/// A tab, underlined if it is chosen.
fn tab<'a>(
    label: String,
    chosen: bool,
    sign: Row<'a, Message>,
    message: Message,
) -> Button<'a, Message> {
    let font = if chosen { BOLD } else { FONT };
    let words = text(label).size(size::LEAD).font(font);
    let words = words.wrapping(text::Wrapping::None);
    let words = row![words, sign].spacing(4).align_y(Center);
    let words = container(words).height(Fill).align_y(Center);
    let line = container(gap().width(Fill).height(3)).style(theme::underline(chosen));
    let line = container(line).align_bottom(Fill);
    button(stack![words, line])
        .padding(0)
        .height(Fill)
        .style(theme::tab(chosen))
        .on_press(message)
}
