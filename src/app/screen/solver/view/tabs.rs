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
use crate::widget::{Icon, bold_width, sign, with_key_above};
use sudoku_engine::texts::{Language, words};

/// The height of the tabs, with the line below them.
pub(super) const HEIGHT: f32 = 40.0;

/// The gap between two tabs, usually and in a narrow panel.
const GAP: f32 = 20.0;
const NARROW_GAP: f32 = 14.0;

/// The width of a narrow panel.
const NARROW: f32 = 320.0;

/// The width of the sign on the tab with a menu, with the gap before it.
const SIGN: f32 = 24.0;

/// The fewest characters of the name of a panel on that tab, with the sign for the rest.
const LEAST_OF_NAME: usize = 4;

/// The width of the words of a tab, which are bold while it is chosen.
fn wide(label: &str) -> f32 {
    bold_width(label, size::LEAD).ceil()
}

/// The beginning of a name that has more than `length` characters.
fn beginning(name: &str, length: usize) -> String {
    if name.chars().count() <= length {
        return name.to_owned();
    }
    let begun: String = name.chars().take(length - 1).collect();
    format!("{}…", begun.trim_end())
}

impl SolverScreen {
    /// The visible tabs, and the name of the tab with a menu, if there is one. A panel without a tab
    /// of its own lends its name to that tab if there is room, and takes it from other tabs.
    fn seen_tabs(&self, display: &Display<'_>, width: f32) -> (Vec<Beside>, Option<String>) {
        let language = display.language;
        let more = words!(language, "tab-more");
        let (tabs, _) = self.tabs_beside(&more, display, width);
        if !tabs.contains(&self.beside) {
            let name = self.beside.label(language);
            // A part of the name still says more than the name of the menu.
            let lengths = (LEAST_OF_NAME..=name.chars().count()).rev();
            let fitting = lengths.map(|length| beginning(&name, length));
            let fitting = fitting.map(|name| (self.tabs_beside(&name, display, width), name));
            let mut fitting = fitting.filter(|((_, left), _)| *left >= 0.0);
            if let Some(((tabs, _), name)) = fitting.next() {
                return (tabs, Some(name));
            }
        }
        let has_more = Beside::MORE.into_iter().any(|it| !tabs.contains(&it));
        (tabs, has_more.then_some(more))
    }

    /// The tabs with room beside the one with a menu, which has the name `more`, and the room left.
    fn tabs_beside(&self, more: &str, display: &Display<'_>, width: f32) -> (Vec<Beside>, f32) {
        let language = display.language;
        let gap = self.gap(language, width);
        let room = |beside: Beside| wide(&beside.label(language)) + gap;
        let game = self.is_game_over().then_some(Beside::Game);
        let mut tabs: Vec<Beside> = game.into_iter().collect();
        tabs.extend([Beside::Step, Beside::Path]);
        let taken: f32 = tabs.iter().map(|it| room(*it)).sum();
        let sums = self.sums_name(language);
        let sums = sums.map_or(0.0, |name| wide(&name) + gap);
        let mut left = width - wide(more) - SIGN - sums - taken;
        let opened = Beside::MORE.into_iter().filter(|beside| {
            let is_named = more != words!(language, "tab-more") && *beside == self.beside;
            display.opened.contains(beside) && !is_named
        });
        // Stop at the first tab that does not fit: a later one never takes its place.
        for beside in opened {
            if room(beside) > left {
                break;
            }
            left -= room(beside);
            tabs.push(beside);
        }
        (tabs, left)
    }

    /// The name of the tab of the sums, on a board with cages.
    fn sums_name(&self, language: &Language) -> Option<String> {
        self.has_sums().then(|| words!(language, "tab-sums"))
    }

    /// The gap between two tabs in a panel of this width. With the tab of the sums, the name of any
    /// other panel has to fit too.
    fn gap(&self, language: &Language, width: f32) -> f32 {
        let needed = self.sums_name(language).map_or(0.0, |sums| {
            let steady = [Beside::Step, Beside::Path].map(|it| wide(&it.label(language)));
            let longest = Beside::MORE.map(|it| wide(&it.label(language)));
            let longest = longest.into_iter().fold(0.0, f32::max);
            steady.into_iter().sum::<f32>() + wide(&sums) + longest + SIGN + 3.0 * GAP
        });
        if width < NARROW || needed > width {
            NARROW_GAP
        } else {
            GAP
        }
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
        let sums = self.sums_name(language);
        let sums = sums.filter(|_| self.beside != Beside::Search).map(|label| {
            let tab = tab(label, tells_sums, Row::new(), Message::Sums);
            with_key_above(language, tab, SUMS)
        });
        column![
            row(tabs)
                .push(sums)
                .push(more)
                .spacing(self.gap(language, places.panel.width)),
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
        let gap = self.gap(display.language, width);
        let sums = self.sums_name(display.language);
        let labels = seen.iter().map(|it| it.label(display.language));
        labels.chain(sums).map(|label| wide(&label) + gap).sum()
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
