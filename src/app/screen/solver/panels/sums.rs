//! The sums of the chosen cells: the digits that a cage or any cells can hold, and the rest of the
//! sum of their houses.

use iced::widget::{Column, column, container, rich_text, row, scrollable, span, text};
use iced::{Center, Element, Fill, Font, Padding};

use crate::board;
use crate::screen::solver::view::Display;
use crate::screen::solver::{Message, SolverScreen};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, FONT, size, space};
use crate::widget::{section, sentences_of_size};
use sudoku_engine::grid::{CellSet, Digit, DigitSet};
use sudoku_engine::rules::cages::{ChosenSum, Dead, left_of};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{self, Notation};

impl SolverScreen {
    /// Whether the board has sums.
    pub fn has_sums(&self) -> bool {
        let mut cages = self.session.grid().layout().cages().iter();
        cages.any(|cage| cage.sum.is_some())
    }

    /// Whether sums replace the card.
    pub fn tells_sums(&self) -> bool {
        self.sums && self.has_sums()
    }

    /// The sum to show: of the chosen cells, of the cage of the only chosen cell, or of the cage
    /// under the pointer.
    pub fn sum_of_chosen(&self) -> Option<ChosenSum> {
        let cells = self.added_cells();
        (!cells.is_empty()).then(|| ChosenSum::of(self.session.grid(), cells))
    }

    /// The cells of the sum.
    fn added_cells(&self) -> CellSet {
        let chosen = self.chosen.cells();
        match chosen
            .single()
            .or(self.hovered.filter(|_| chosen.is_empty()))
        {
            Some(cell) => match self.session.grid().layout().cage_of(cell) {
                Some(cage) => cage.cells,
                None => CellSet::only(cell),
            },
            None => chosen,
        }
    }

    /// Outlines the cells of the sum, if there is one.
    pub(in crate::screen::solver) fn outline_sum(&self, scene: &mut board::Scene) {
        let cells = self.added_cells();
        if self.tells_sums() && !cells.is_empty() {
            let set = scene.outlines.len();
            let outlines = board::outlines(&[cells]).into_iter();
            scene
                .outlines
                .extend(outlines.map(|outline| board::Outline { set, ..outline }));
        }
    }

    /// The sums, in place of the card.
    pub(in crate::screen::solver) fn sums_card<'a>(
        &'a self,
        display: &Display<'a>,
    ) -> Element<'a, Message> {
        let language = display.language;
        let sum = self.sum_of_chosen();
        let head = match &sum {
            Some(sum) => head(language, sum, display.notation),
            None => column![text(words!(language, "sums-choose")).size(size::BODY)],
        };
        let below = sum.map(|sum| {
            let below = self.told_of(display, &sum).spacing(space::MEDIUM);
            let below = below.width(Fill).padding(Padding::ZERO.right(SCROLL_BAR));
            scrollable(below).style(theme::scroll).height(Fill)
        });
        let content = column![container(head).id("conclusion")].push(below);
        container(content.spacing(space::MEDIUM))
            .padding(space::MEDIUM)
            .width(Fill)
            .height(Fill)
            .style(theme::card)
            .into()
    }

    fn told_of<'a>(&'a self, display: &Display<'a>, sum: &ChosenSum) -> Column<'a, Message> {
        let (language, notation) = (display.language, display.notation);
        let lead = lead(language, sum).map(|words| text(words).size(size::SMALL));
        let mut told = Column::new().push(lead);
        if !sum.combinations.is_empty() {
            let live = sum.live().map(added);
            let live = live.map(|words| chip(words, false));
            let live = row(live).spacing(space::SMALL).wrap();
            told = told.push(live.vertical_spacing(space::SMALL));
            let dead = sum.combinations.iter();
            let dead = dead.filter_map(|(set, dead)| Some((*set, (*dead)?)));
            let dead = dead.map(|(set, dead)| {
                row![
                    chip(added(set), true),
                    text(reason(language, dead, notation))
                        .size(size::SMALL)
                        .style(theme::muted)
                ]
                .spacing(space::SMALL)
                .align_y(Center)
                .into()
            });
            told = told.push(column(dead).spacing(4));
            told = told.push(section(
                words!(language, "sums-digits"),
                digits(language, sum, self.session.grid().layout().digits()),
            ));
        }
        let lead = sum.cells.first();
        let houses = lead.into_iter().flat_map(|first| {
            let layout = self.session.grid().layout();
            layout.houses_of(self.chosen.lead().unwrap_or(first))
        });
        let left = houses.filter_map(|house| left_of(self.session.grid(), *house));
        let mut left = left.map(|remainder| explain::left_of_houses(&remainder));
        if let Some(first) = left.next() {
            let lines = std::iter::once(first).chain(left).map(|words| {
                sentences_of_size(
                    language,
                    &words,
                    notation,
                    self.hovered,
                    Message::Point,
                    size::SMALL,
                )
            });
            let lines = Column::with_children(lines).spacing(6);
            told = told.push(section(words!(language, "sums-houses"), lines));
        }
        told
    }
}

/// The cells and their sum.
fn head<'a>(language: &Language, sum: &ChosenSum, notation: Notation) -> Column<'a, Message> {
    let count = sum.cells.len();
    let head = match sum.sum {
        Some(total) => words!(language, "sums-head", sum = total, count = count),
        None => words!(language, "sums-head-open", count = count),
    };
    column![
        row![
            text(words!(language, "sums-title"))
                .size(size::SMALL)
                .style(theme::muted)
                .width(Fill),
            text(notation.cells(sum.cells))
                .size(size::SMALL)
                .style(theme::muted),
        ],
        text(head).size(size::TITLE).font(BOLD),
    ]
    .spacing(space::SMALL)
}

/// The first sentence: the rest of the sum, the number of fitting sets, or the possible sums.
/// `None` if only the sum is known, which the head says.
fn lead(language: &Language, sum: &ChosenSum) -> Option<String> {
    if sum.open.is_empty() {
        return Some(words!(language, "sums-full"));
    }
    let Some(rest) = sum.rest() else {
        let [least, most] = sum.bounds;
        return Some(words!(language, "sums-bounds", least = least, most = most));
    };
    let left = (!sum.placed.is_empty())
        .then(|| words!(language, "sums-left", rest = rest, count = sum.open.len()));
    let fitting = (!sum.combinations.is_empty()).then(|| {
        words!(
            language,
            "sums-fitting",
            live = sum.live().count(),
            count = sum.combinations.len()
        )
    });
    match (left, fitting) {
        (Some(left), Some(fitting)) => Some(words!(
            language,
            "sentences-next",
            before = left,
            sentence = fitting
        )),
        (left, fitting) => left.or(fitting),
    }
}

/// `1 + 5 + 9`
fn added(digits: DigitSet) -> String {
    let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    digits.join(" + ")
}

fn reason(language: &Language, dead: Dead, notation: Notation) -> String {
    match dead {
        Dead::NoPlace(digit) => {
            words!(language, "sums-no-place", digit = digit.to_string())
        }
        Dead::NoDigit(cell) => words!(language, "sums-no-digit", cell = notation.cell(cell)),
        Dead::NoWay => words!(language, "sums-no-way"),
        Dead::Sums => words!(language, "sums-around"),
    }
}

fn chip<'a>(words: String, is_dead: bool) -> Element<'a, Message> {
    let words = span::<iced::Never, Font>(words).strikethrough(is_dead);
    let words = rich_text([words])
        .on_link_click(iced::never)
        .size(size::SMALL)
        .style(if is_dead { theme::muted } else { theme::plain });
    let chip = container(words).padding([3, 8]);
    if is_dead {
        chip.into()
    } else {
        chip.style(theme::switch_ground).into()
    }
}

/// The digits of the board: those that the cells must, may or cannot hold.
fn digits<'a>(language: &Language, sum: &ChosenSum, all: DigitSet) -> Element<'a, Message> {
    let (required, possible) = (sum.required(), sum.possible());
    let of = |digits: DigitSet| {
        let digits: Vec<String> = digits
            .iter()
            .map(|digit: Digit| digit.to_string())
            .collect();
        digits.join(" ")
    };
    let line = |name: String, digits: DigitSet, font| {
        (!digits.is_empty()).then(|| {
            row![
                text(name).size(size::SMALL).style(theme::muted).width(110),
                text(of(digits)).size(size::BODY).font(font),
            ]
            .align_y(Center)
        })
    };
    Column::new()
        .push(line(words!(language, "sums-must"), required, BOLD))
        .push(line(
            words!(language, "sums-may"),
            possible - required,
            FONT,
        ))
        .push(line(words!(language, "sums-cannot"), all - possible, FONT))
        .spacing(2)
        .into()
}
