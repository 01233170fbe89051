//! The panel of the rules: the granularity, the rules with the number of their uses, and the moves.

use iced::widget::{
    Column, column, container, rich_text, row, scrollable, space as gap, span, text, toggler,
};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::names;
use crate::screen::solver::keys::{GRANULARITY, RULES, SWITCH};
use crate::screen::solver::{Message, SolverScreen};
use crate::shortcut::Told;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Press, section, tabs, with_key};
use sudoku_engine::grid::Digit;
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::{Granularity, Solver};
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_telling::explain::{self, Notation};

/// The largest height of the list of used rules, and its number of lines.
const USED_HEIGHT: f32 = 130.0;
const USED_LINES: usize = 5;

impl SolverScreen {
    /// The granularity, the rules, and the moves.
    pub(super) fn rules_panel<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
    ) -> Element<'a, Message> {
        let granularities = Granularity::ALL
            .map(|granularity| (granularity, granularity_name(granularity).words(language)));
        let step_by = tabs(
            language,
            granularities,
            self.session.granularity(),
            GRANULARITY,
            Message::Granularity,
        );
        // The latest move is at the bottom and in view.
        let moves = scrollable(
            self.moves(language, notation)
                .padding(Padding::ZERO.right(12)),
        )
        .anchor_bottom()
        .style(theme::scroll)
        .width(Fill)
        .height(Fill);
        column![
            section(words!(language, "step-by"), step_by),
            self.rules(language),
            section(words!(language, "step-moves"), moves),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// The rules that are on, with a button to choose them.
    pub(super) fn rules_line(&self, language: &Language) -> Element<'_, Message> {
        row![
            text(rules_words(language, self.session.rules()))
                .size(size::SMALL)
                .style(theme::muted)
                .width(Fill),
            Press::new(words!(language, "step-rules-change"))
                .low()
                .key(RULES)
                .on_press(Message::Rules)
                .view(language),
        ]
        .align_y(Center)
        .into()
    }

    /// The rules that are on, with the number of their uses.
    fn rules(&self, language: &Language) -> Element<'_, Message> {
        let list = match self.switches() {
            Some(switches) => self.switched(language, switches),
            None => self.used(language),
        };
        column![self.rules_line(language), list]
            .push(
                self.path_panel
                    .told_difference()
                    .map(|it| it.map(Message::Path)),
            )
            .spacing(space::SMALL)
            .into()
    }

    /// Rules with their switches and the number of their uses.
    fn switched(
        &self,
        language: &Language,
        switches: Vec<(Technique, bool)>,
    ) -> Element<'_, Message> {
        let switches = switches
            .into_iter()
            .zip(Digit::ALL)
            .map(|((technique, on), digit)| {
                let switch = toggler(on)
                    .label(explain::technique_name(language, technique))
                    .size(18.0)
                    .text_size(size::BODY)
                    .width(Shrink)
                    .style(theme::switch)
                    .on_toggle(move |on| Message::Switch(technique, on));
                self.counted(
                    language,
                    with_key(language, switch, Told::digit(SWITCH, digit)),
                    technique,
                )
            });
        Column::with_children(switches).spacing(space::SMALL).into()
    }

    /// The used rules, in their order. A long list scrolls.
    fn used(&self, language: &Language) -> Element<'_, Message> {
        let rules = self.session.rules().techniques();
        let used = rules.filter(|(technique, _)| self.session.uses(*technique) > 0);
        let used: Vec<_> = used
            .map(|(technique, _)| {
                self.counted(
                    language,
                    text(explain::technique_name(language, technique)).size(size::SMALL),
                    technique,
                )
            })
            .collect();
        if used.is_empty() {
            return text(words!(language, "step-used-none"))
                .size(size::SMALL)
                .into();
        }
        let is_scrolled = used.len() > USED_LINES;
        let used = Column::with_children(used).spacing(3);
        if !is_scrolled {
            return used.into();
        }
        let used = used.padding(Padding::ZERO.right(12));
        container(scrollable(used).style(theme::scroll).width(Fill))
            .max_height(USED_HEIGHT)
            .into()
    }

    /// A rule and the number of its uses.
    fn counted<'a>(
        &self,
        language: &Language,
        rule: impl Into<Element<'a, Message>>,
        technique: Technique,
    ) -> Element<'a, Message> {
        let uses = text(words!(
            language,
            "step-used",
            count = self.session.uses(technique)
        ));
        row![
            rule.into(),
            gap::horizontal(),
            uses.size(size::SMALL).style(theme::muted),
        ]
        .align_y(Center)
        .into()
    }

    /// All moves, the latest at the bottom.
    fn moves(&self, language: &Language, notation: Notation) -> Column<'_, Message> {
        let journal = self.session.journal();
        let moves = journal.board_moves();
        if moves.len() == 0 {
            return column![text(words!(language, "step-moves-none")).size(size::SMALL)];
        }
        let lines = moves.map(|(index, change)| {
            let title = words!(
                language,
                "step-move",
                number = journal.number_of(index),
                title = explain::change_title(language, change),
            );
            rich_text([
                span(title + " ").font(BOLD),
                span(explain::change(language, change, notation)),
            ])
            .on_link_click(iced::never)
            .size(size::SMALL)
            .into()
        });
        Column::with_children(lines).spacing(3).width(Fill)
    }
}

/// The name of a granularity, for its button.
pub(in crate::screen::solver) fn granularity_name(granularity: Granularity) -> Text {
    match granularity {
        Granularity::Rule => said!("step-by-rule"),
        Granularity::Deduction => said!("step-by-deduction"),
        Granularity::Cell => said!("step-by-cell"),
    }
}

/// The rules that are on, in words.
pub(in crate::screen::solver) fn rules_words(language: &Language, rules: &Solver) -> String {
    match rules.matching_preset() {
        Some(preset) => words!(
            language,
            "step-rules-preset",
            preset = names::preset(language, preset)
        ),
        None => {
            let on = rules.techniques().filter(|(_, on)| *on).count();
            words!(
                language,
                "step-rules-on",
                on = on,
                all = rules.techniques().count()
            )
        }
    }
}
