//! Every possible step, as widgets.

use iced::widget::{self, column, container, row, space as gap, text, text_input};
use iced::{Center, Element, Fill, Padding, Right};

use super::listed::Row;
use super::{EveryStepPanel, FILTER, Message, Order};
use crate::names::shortened;
use crate::screen::solver::card::report::Report;
use crate::screen::solver::context::Context;
use crate::shortcut::{CLOSE, FIND, ORDER};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{
    Press, Side, bold_width, choice, line_width, other_names, short, tip_of, with_key,
};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{self, Notation};
use sudoku_telling::session::{Finding, OtherWays};

impl EveryStepPanel {
    /// The part below the card.
    pub(in crate::screen::solver) fn below_card<'a>(
        &'a self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
        width: f32,
    ) -> Element<'a, Message> {
        let columns = Columns::of(width, self.listed.widest(), self.listed.ordered());
        // The card may say so already.
        let is_told = matches!(
            context.card.report(),
            Report::Inconsistent(_) | Report::Mistaken(_)
        );
        let is_hopeless = self.is_hopeless && self.is_of(context) && !is_told;
        let hopeless = is_hopeless.then(|| {
            let words = text(words!(language, "every-step-hopeless"));
            words.size(size::SMALL).style(theme::bad)
        });
        column![]
            .push(hopeless)
            .push(self.found_so_far(language, context, columns))
            .push(self.step_list(language, context, notation, columns))
            .spacing(space::MEDIUM)
            .into()
    }

    /// The filter and the order, above the card.
    pub(in crate::screen::solver) fn above_card(
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
            other_names(listed.other_names()),
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

    /// The number of steps, and whether the search goes on.
    fn found_so_far<'a>(
        &self,
        language: &Language,
        context: &Context<'_>,
        columns: Columns,
    ) -> Element<'a, Message> {
        let count = self.listed.count();
        let passing = self.listed.conclusions();
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
            None if context.session.grid().is_solved() => {
                words!(language, "every-step-solved")
            }
            None if count == 0 => words!(language, "every-step-none"),
            None if filtered => words!(
                language,
                "every-step-passing",
                passing = passing,
                count = count
            ),
            None if self.cut_short > 0 => {
                words!(
                    language,
                    "every-step-left-off",
                    count = count,
                    rules = self.cut_short
                )
            }
            None => words!(language, "every-step-some", count = count),
        };
        let words = text(words)
            .size(size::SMALL)
            .style(theme::muted)
            .width(Fill);
        let stop: Element<'_, _> = if self.sought.is_some() {
            Press::new(words!(language, "every-step-cancel"))
                .low()
                .key(CLOSE)
                .on_press(Message::Cancel)
                .view(language)
        } else if count == 0 {
            gap().into()
        } else {
            let ways = words!(language, "every-step-ways-tip");
            let clears = words!(language, "every-step-clears-tip");
            let heading = |words, told, width| {
                let heading = text(words).size(size::SMALL).style(theme::muted);
                tip_of(
                    heading.width(width).align_x(Right),
                    Some(told),
                    None,
                    Side::ABOVE,
                )
            };
            let clears = columns
                .clears
                .then(|| heading(words!(language, "every-step-clears"), clears, CLEARS));
            let headings =
                row![heading(words!(language, "every-step-ways"), ways, WAYS)].push(clears);
            container(headings.spacing(BETWEEN))
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
        columns: Columns,
    ) -> Element<'a, Message> {
        let listed = self.listed.rows();
        let here = self.is_of(context);
        let row = |number: usize, chosen: bool| {
            let listed = listed[number];
            let Some(finding) = self.listed.finding(listed.step()) else {
                return gap().height(self.list.row_height()).into();
            };
            let content = match listed {
                Row::Conclusion {
                    other_ways, open, ..
                } => conclusion_row(language, finding, (other_ways, open), notation, columns),
                Row::Step(_) => way_row(language, finding, columns),
            };
            let press = here.then_some(Message::Press(number));
            self.list.row(content, chosen, press)
        };
        let rows = self.rows(context);
        // Neither the search nor the filter moves the list.
        let height = match self.sought {
            Some(_) => f32::MAX,
            None => self.list.height_of(rows.count().max(self.listed.count())),
        };
        self.list.view_in(height, &rows, Message::List, row)
    }
}

/// The widths of the columns of numbers, of the sign before a conclusion, and of the bar before a
/// technique with the room behind it.
const WAYS: f32 = 32.0;
const CLEARS: f32 = 50.0;
const SIGN: f32 = 10.0;
const BAR: f32 = 4.0;
const BESIDE_BAR: f32 = 6.0;

/// The room before one of several ways to a conclusion.
const BEFORE_WAY: f32 = 24.0;

/// The room between two columns.
const BETWEEN: f32 = 5.0;

/// The least and largest share of the techniques, and the share if the longest name has no room even
/// so.
const SHARES: (f32, f32) = (0.5, 0.67);
const CUT_SHARE: f32 = 0.58;

/// The columns of a list.
#[derive(Debug, Clone, Copy)]
struct Columns {
    /// The widths of the columns of words.
    conclusion: f32,
    technique: f32,
    /// Whether the list says how many candidates each conclusion removes.
    clears: bool,
}

impl Columns {
    /// The columns in a panel of this width, for names up to a width. The number that the list is
    /// not sorted by gives way to names without room.
    fn of(panel: f32, widest: f32, order: Order) -> Self {
        let around = SCROLL_BAR + 2.0 * space::SMALL;
        let all = panel - around - SIGN - WAYS - 3.0 * BETWEEN;
        let free = all - CLEARS - BETWEEN;
        let before = BAR + BESIDE_BAR;
        let wanted = widest.ceil() + before;
        let clears = wanted <= free * SHARES.1 || order == Order::Effect;
        let free = if clears { free } else { all };
        let technique = if wanted > free * SHARES.1 {
            free * CUT_SHARE
        } else {
            wanted.max(free * SHARES.0)
        };
        Self {
            conclusion: free - technique,
            technique: technique - before,
            clears,
        }
    }
}

/// The most characters of a conclusion in its column.
const LONGEST: usize = 16;

/// A conclusion with the easiest technique that reaches it.
fn conclusion_row<'a>(
    language: &Language,
    finding: &Finding,
    (other_ways, open): (OtherWays, Option<bool>),
    notation: Notation,
    columns: Columns,
) -> widget::Row<'a, Message> {
    let sign = match open {
        Some(true) => "−",
        Some(false) => "+",
        None => "",
    };
    let whole = explain::acts_in_short(language, finding.deduction(), notation);
    let acts = shortened(whole.clone(), LONGEST);
    let name = explain::step_title(language, std::slice::from_ref(finding.deduction()));
    // A tooltip has what is cut off.
    let is_cut = acts != whole
        || bold_width(&acts, size::SMALL) > columns.conclusion
        || line_width(&name, size::SMALL) > columns.technique;
    let told = is_cut.then(|| format!("{name}: {whole}"));
    let acts = short(acts, size::SMALL).font(BOLD);
    let words = row![
        container(acts).width(columns.conclusion),
        container(technique(language, finding)).width(Fill),
    ];
    let words = words.spacing(BETWEEN).align_y(Center).width(Fill);
    let words: Element<'_, Message> = match told {
        Some(told) => tip_of(words, Some(told), None, Side::BELOW),
        None => words.into(),
    };
    row![
        text(sign).size(size::SMALL).width(SIGN).align_x(Center),
        words,
        number(ways(other_ways), WAYS),
    ]
    .push(
        columns
            .clears
            .then(|| number(finding.clears.to_string(), CLEARS)),
    )
    .spacing(BETWEEN)
    .align_y(Center)
}

/// One of the techniques that reach a conclusion.
fn way_row<'a>(
    language: &Language,
    finding: &Finding,
    columns: Columns,
) -> widget::Row<'a, Message> {
    let name = explain::step_title(language, std::slice::from_ref(finding.deduction()));
    let words = container(technique(language, finding)).width(Fill);
    let room = SIGN + BETWEEN + columns.conclusion + columns.technique - BEFORE_WAY;
    let words: Element<'_, Message> = match line_width(&name, size::SMALL) > room {
        true => tip_of(words, Some(name), None, Side::BELOW),
        false => words.into(),
    };
    row![
        gap().width(BEFORE_WAY),
        words,
        number(ways(finding.other_ways), WAYS),
    ]
    .push(columns.clears.then(|| gap().width(CLEARS)))
    .spacing(BETWEEN)
    .align_y(Center)
}

/// The technique of a step, after a bar in the color of its level.
fn technique<'a>(language: &Language, finding: &Finding) -> widget::Row<'a, Message> {
    let technique = finding.deduction().technique;
    let bar =
        container(gap().width(BAR).height(15)).style(theme::level_bar(Some(technique.level())));
    let name = explain::step_title(language, std::slice::from_ref(finding.deduction()));
    let name = short(name, size::SMALL).style(theme::muted);
    row![bar, name].spacing(BESIDE_BAR).align_y(Center)
}

fn number<'a>(number: String, width: f32) -> widget::Text<'a> {
    let number = text(number).size(size::SMALL).style(theme::muted);
    number.width(width).align_x(Right)
}

/// The number of ways to a conclusion: one, plus the others as far as they were counted.
fn ways(others: OtherWays) -> String {
    let or_more = if others.or_more { "+" } else { "" };
    format!("{}{or_more}", others.count + 1)
}
