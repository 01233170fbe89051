//! Every step that is possible, as widgets.

use iced::widget::{self, column, container, row, space as gap, text, text_input};
use iced::{Center, Element, Fill, Padding, Right};

use super::listed::Row;
use super::{EveryStepPanel, FILTER, Message, Order};
use crate::app::list::{LINE, SCROLL_BAR};
use crate::app::screen::solver::context::Context;
use crate::app::shortcut::{CLOSE, FIND, ORDER};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{choice, small, with_key};
use crate::explain::{self, Notation};
use crate::rules::Family;
use crate::session::Finding;
use crate::texts::{Language, words};

impl EveryStepPanel {
    /// What stands below the card.
    pub(in crate::app::screen::solver) fn below_card<'a>(
        &'a self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
    ) -> Element<'a, Message> {
        column![
            self.found_so_far(language),
            self.step_list(language, context, notation)
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// The field that filters, and the order, which stand above the card.
    pub(in crate::app::screen::solver) fn above_card(
        &self,
        language: &Language,
    ) -> Element<'_, Message> {
        let listed = &self.listed;
        let field = text_input(&words!(language, "every-step-filter"), listed.filtered())
            .id(FILTER)
            .on_input(Message::Filter)
            .on_submit(Message::Leave)
            .padding([5, 10])
            .size(size::BODY)
            .style(theme::field);
        let orders = [
            (Order::Difficulty, words!(language, "every-step-easiest")),
            (Order::Effect, words!(language, "every-step-effect")),
        ];
        let order = choice(language, orders, listed.ordered(), ORDER, Message::Order);
        column![
            with_key(language, field, FIND),
            row![
                text(words!(language, "every-step-order"))
                    .size(size::SMALL)
                    .style(theme::muted),
                order
            ]
            .spacing(space::SMALL)
            .align_y(Center),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// How many steps there are, and that more are looked for.
    fn found_so_far<'a>(&self, language: &Language) -> Element<'a, Message> {
        let count = self.listed.count();
        let passing: usize = self.families().map(|(_, count)| count).sum();
        let filtered = passing < count;
        let words = match &self.sought {
            Some(sought) if sought.begun => {
                let (asked, rules) = (self.asked, sought.rules);
                if filtered {
                    words!(
                        language,
                        "every-step-passing-so-far",
                        passing = passing,
                        count = count,
                        asked = asked,
                        rules = rules,
                    )
                } else {
                    words!(
                        language,
                        "every-step-so-far",
                        count = count,
                        asked = asked,
                        rules = rules
                    )
                }
            }
            Some(_) => words!(language, "every-step-looking"),
            None if self.stopped && filtered => {
                words!(
                    language,
                    "every-step-passing-stopped",
                    passing = passing,
                    count = count
                )
            }
            None if self.stopped => words!(language, "every-step-stopped", count = count),
            None if count == 0 => words!(language, "every-step-none"),
            None if filtered => words!(
                language,
                "every-step-passing",
                passing = passing,
                count = count
            ),
            None if self.left_off > 0 => {
                words!(
                    language,
                    "every-step-left-off",
                    count = count,
                    rules = self.left_off
                )
            }
            None => words!(language, "every-step-some", count = count),
        };
        let words = text(words)
            .size(size::SMALL)
            .style(theme::muted)
            .width(Fill);
        let stop: Element<'_, _> = if self.sought.is_some() {
            small(
                language,
                words!(language, "every-step-cancel"),
                CLOSE,
                Some(Message::Cancel),
            )
        } else if count == 0 {
            gap().into()
        } else {
            let clears = text(words!(language, "every-step-clears"))
                .size(size::SMALL)
                .style(theme::muted);
            container(clears)
                .padding(Padding::ZERO.right(SCROLL_BAR + space::SMALL))
                .into()
        };
        row![words, stop].align_y(Center).into()
    }

    fn step_list<'a>(
        &'a self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
    ) -> Element<'a, Message> {
        let listed = self.listed.rows();
        let here = self.is_of(context);
        let row = |number: usize, chosen: bool| {
            let (content, can_be_pressed) = match listed[number] {
                Row::Family {
                    family,
                    count,
                    open,
                } => (family_row(language, family, count, open), true),
                Row::Step(step) => match self.listed.finding(step) {
                    Some(finding) => (step_row(language, finding, notation), here),
                    None => return gap().height(LINE).into(),
                },
            };
            let press = can_be_pressed.then_some(Message::Press(number));
            self.list.row(content, chosen, press)
        };
        self.list.view(&self.rows(), Message::List, row)
    }
}

fn family_row<'a>(
    language: &Language,
    family: Family,
    count: usize,
    open: bool,
) -> widget::Row<'a, Message> {
    let sign = if open { "−" } else { "+" };
    row![
        text(sign).size(size::SMALL).width(10).align_x(Center),
        text(explain::family_heading(language, family))
            .size(size::SMALL)
            .font(BOLD),
        gap().width(Fill),
        text(count.to_string())
            .size(size::SMALL)
            .style(theme::muted),
    ]
    .spacing(space::SMALL)
}

fn step_row<'a>(
    language: &Language,
    finding: &Finding,
    notation: Notation,
) -> widget::Row<'a, Message> {
    let deduction = finding.deduction();
    let words = |words: String| text(words).size(size::SMALL).wrapping(text::Wrapping::None);
    let bar = container(gap().width(4).height(15))
        .style(theme::level_bar(Some(deduction.technique.level())));
    let acts = words(explain::acts(language, deduction, notation));
    let ways = finding.other_ways;
    let ways = explain::other_ways(language, ways.count, ways.or_more)
        .map(|ways| words(ways).style(theme::muted));
    row![
        gap().width(10),
        bar,
        words(explain::technique_name(language, deduction.technique)),
        container(acts.style(theme::muted)).width(Fill).clip(true),
    ]
    .push(ways)
    .push(
        words(finding.clears.to_string())
            .style(theme::muted)
            .width(26)
            .align_x(Right),
    )
    .spacing(space::SMALL)
}
