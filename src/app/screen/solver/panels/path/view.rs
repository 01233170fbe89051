//! The path as widgets.

use iced::widget::{Row, canvas, column, container, row, space as gap, text};
use iced::{Center, Element, Fill, Padding, Right, Theme};

use super::grading::Scale;
use super::keys::{BACK, FASTER, FIRST, LAST, ON, PLAY, SCALE, SLOWER, SUMMARY};
use super::timeline::{Bar, HEIGHT, Timeline};
use super::{End, Message, PathPanel};
use crate::list::LINE;
use crate::screen::solver::context::Context;
use crate::shortcut::{CLOSE, Told};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{
    Icon, Press, bars, chip, chip_width, cut_short, filling, level_sign, level_width, line_width,
    low_width, short, with_keys,
};
use sudoku_engine::grid::Contradiction;
use sudoku_engine::rate::RatingError;
use sudoku_engine::rate::explainer;
use sudoku_engine::rules::{Deduction, Level};
use sudoku_engine::search::MOST_GUESSES;
use sudoku_engine::solver::Ending;
use sudoku_engine::sudoku::{Cause, Change, SetBy};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{self, Notation};

/// The height of a strip without a knob.
const STRIP: f32 = 28.0;

/// The room between the buttons of the scales.
const BETWEEN_SCALES: f32 = 2.0;

impl PathPanel {
    /// The part above the card, with or without the timeline.
    pub(in crate::screen::solver) fn above_card<'a>(
        &'a self,
        language: &Language,
        context: &Context<'a>,
        spacing: f32,
        has_timeline: bool,
    ) -> Element<'a, Message> {
        column![self.transport(language, context)]
            .push(has_timeline.then(|| self.timeline(context)))
            .spacing(spacing)
            .into()
    }

    /// The part below the card, in this width and with this spacing.
    pub(in crate::screen::solver) fn below_card<'a>(
        &'a self,
        language: &Language,
        context: &Context<'a>,
        notation: Notation,
        (width, spacing): (f32, f32),
    ) -> Element<'a, Message> {
        let list = if self.summary {
            self.techniques(language, context)
        } else {
            self.list(language, context, notation)
        };
        column![self.where_it_ends(language, context), list]
            .push(self.told_difference())
            .push(self.grade(language, context, width))
            .spacing(spacing)
            .into()
    }

    /// The buttons to move along the path.
    fn transport<'a>(&self, language: &Language, context: &Context<'_>) -> Element<'a, Message> {
        let made = context.made();
        let all = made + self.ahead(context).len();
        let free = !context.is_seeking;
        let go = |possible: bool, place: usize| (possible && free).then_some(Message::GoTo(place));
        let (back, on) = (made > 0, made < all && self.on_line(context).is_some());
        let play = if self.is_playing() {
            Icon::Pause
        } else {
            Icon::Play
        };
        let can_play = free && (on || self.is_playing());
        let speed = self.speed;
        let next = speed.next();
        let speed = Press::new(speed.label(language))
            .low()
            .key([FASTER, SLOWER])
            .on_press(Message::Speed(next))
            .view(language);
        row![
            Press::low_sign(Icon::First)
                .key(FIRST)
                .on_press_maybe(go(back, 0))
                .view(language),
            Press::low_sign(Icon::Back)
                .key(BACK)
                .on_press_maybe(go(back, made.saturating_sub(1)))
                .view(language),
            Press::low_sign(play)
                .key(PLAY)
                .on_press_maybe(can_play.then_some(Message::Play))
                .view(language),
            Press::low_sign(Icon::On)
                .key(ON)
                .on_press_maybe(go(on, made + 1))
                .view(language),
            Press::low_sign(Icon::Last)
                .key(LAST)
                .on_press_maybe(go(on, all))
                .view(language),
            gap::horizontal(),
            speed,
        ]
        .spacing(3)
        .align_y(Center)
        .into()
    }

    fn timeline<'a>(&self, context: &Context<'_>) -> Element<'a, Message> {
        let journal = context.session.journal();
        let moves = journal.board_moves();
        let made = moves.len();
        let moves = moves.map(|(_, change)| match &change.cause {
            Cause::Rule(step) => self.bar_of(step),
            _ => Bar {
                level: None,
                share: None,
            },
        });
        let ahead = self.ahead(context).iter().map(|step| self.bar_of(step));
        let strip = Timeline {
            bars: moves.chain(ahead).collect(),
            made,
            on_place: Box::new(Message::GoTo),
        };
        container(canvas(strip).width(Fill).height(HEIGHT))
            .id("timeline")
            .into()
    }

    fn bar_of(&self, step: &[Deduction]) -> Bar {
        Bar {
            level: level(step),
            share: self.grading.scale.share(step),
        }
    }

    /// The steps ahead, as a strip without a knob.
    pub(in crate::screen::solver) fn strip<'a, M: 'a>(
        &self,
        levels: Vec<Option<Level>>,
    ) -> Element<'a, M> {
        bars(levels, None, STRIP)
    }

    /// The place of the board on the path, and the end of the path or that it is being searched
    /// for.
    fn where_it_ends<'a>(
        &self,
        language: &Language,
        context: &Context<'_>,
    ) -> Element<'a, Message> {
        let made = context.moves_made();
        let ahead = self.ahead(context).len();
        let all = made + ahead;
        let searching = self.is_searching();
        let words = if searching {
            match self.on_line(context) {
                Some(_) => words!(language, "path-looking", steps = ahead),
                None => words!(language, "path-looking-here"),
            }
        } else {
            match (self.ending(context), &self.line.end) {
                (Some(Ending::Solved), _) => {
                    words!(language, "path-place-solves", made = made, all = all)
                }
                (Some(Ending::Stalled), _) if all == made => words!(language, "path-stalled"),
                (Some(Ending::Stalled), _) => {
                    words!(language, "path-place-stalls", made = made, all = all)
                }
                (Some(Ending::Several), _) if all == made => words!(language, "path-several"),
                (Some(Ending::Several), _) => {
                    words!(language, "path-place-several", made = made, all = all)
                }
                (Some(Ending::Inconsistent(Contradiction::NoSolution)), _) => {
                    words!(language, "path-no-solution")
                }
                (Some(Ending::Inconsistent(_)), _) => words!(language, "path-contradiction"),
                (None, End::Stopped) => {
                    words!(language, "path-place-stopped", made = made, all = all)
                }
                (None, _) => words!(language, "path-place", made = made, all = all),
            }
        };
        let words = text(words)
            .size(size::SMALL)
            .style(theme::muted)
            .width(Fill);
        let answer = if searching {
            Press::new(words!(language, "path-cancel"))
                .low()
                .key(CLOSE)
                .on_press(Message::Cancel)
                .view(language)
        } else if self.line.end == End::Stopped {
            Press::new(words!(language, "path-again"))
                .low()
                .on_press(Message::Again)
                .view(language)
        } else {
            gap().into()
        };
        row![words, answer].align_y(Center).into()
    }

    /// The effect of the last change of the rules, if it is known.
    pub(in crate::screen::solver) fn told_difference(&self) -> Option<Element<'_, Message>> {
        let told = text(self.difference()?).size(size::SMALL);
        Some(told.width(Fill).into())
    }

    /// A row for every move and step. The moves made stand out from the steps ahead.
    fn list<'a>(
        &'a self,
        language: &Language,
        context: &Context<'a>,
        notation: Notation,
    ) -> Element<'a, Message> {
        let journal = context.session.journal();
        let moves: Vec<(usize, &Change)> = journal.board_moves().collect();
        let made = moves.len();
        let ahead = self.ahead(context);
        let fresh = self.on_line(context).is_some();
        let taken = context.moves_made();
        let number = |place: usize| match place.checked_sub(1) {
            None => Some(0),
            // Number moves as the card does: numbers start again after a restart, which has no
            // number itself.
            Some(at) if at < made => {
                let (index, change) = moves[at];
                (change.cause != Cause::Restart).then(|| journal.number_of(index))
            }
            Some(at) => Some(taken + at - made + 1),
        };
        let row = |place: usize, here: bool| {
            let (level, name, acts) = if place == 0 {
                (None, words!(language, "path-opened"), String::new())
            } else if place <= made {
                of_move(language, moves[place - 1].1, notation)
            } else {
                of_step(language, &ahead[place - made - 1], notation)
            };
            let step = match place.checked_sub(1) {
                Some(at) if at < made => match &moves[at].1.cause {
                    Cause::Rule(step) => Some(step),
                    _ => None,
                },
                Some(at) => ahead.get(at - made),
                None => None,
            };
            let scale = self.grading.scale;
            let rating = step.map_or_else(String::new, |step| scale.of_step(step));
            let to = (place <= made || fresh).then_some(Message::GoTo(place));
            let content = step_row(number(place), level, name, (acts, rating), place <= made);
            self.list.row(content, here, to)
        };
        self.list.view(&self.rows(context), Message::List, row)
    }

    /// The level and score of the puzzle, and the button for the summary.
    fn grade<'a>(
        &self,
        language: &Language,
        context: &Context<'_>,
        width: f32,
    ) -> Element<'a, Message> {
        let label = if self.summary {
            words!(language, "path-steps")
        } else {
            words!(language, "path-summary")
        };
        let scales = [
            (Scale::Hodoku, words!(language, "path-scale-hodoku")),
            (Scale::Explainer, words!(language, "path-scale-se")),
        ];
        let words = |words: String| text(words).size(size::SMALL).width(Fill);
        let left: Element<'_, Message> = match self.rating() {
            _ if self.shows_explained(context) => match self.explained() {
                None => words(words!(language, "path-rating")).into(),
                Some(Ok(rating)) => rated(language, rating),
                Some(Err(RatingError::NoSolution)) => {
                    words(words!(language, "path-unrated-no-solution")).into()
                }
                Some(Err(RatingError::SeveralSolutions)) => {
                    words(words!(language, "path-unrated-solutions")).into()
                }
                Some(Err(_)) => words(words!(language, "path-unrated")).into(),
            },
            None => words(words!(language, "path-rating"))
                .style(theme::muted)
                .into(),
            Some(Ok(rating)) => {
                let score = match rating.guesses() {
                    0 => {
                        let number = rating.score.to_string();
                        let score = words!(language, "path-score", score = number.as_str());
                        let level = self
                            .level()
                            .map(|level| explain::level_name(language, level));
                        let level = level.map_or(0.0, |name| level_width(&name) + space::SMALL);
                        let chips = scales.iter().map(|(_, label)| chip_width(label));
                        let chips = chips.sum::<f32>() + BETWEEN_SCALES + space::SMALL;
                        let chips = self.is_classic(context).then_some(chips);
                        let summary = low_width(&label) + space::SMALL;
                        let free = width - level - chips.unwrap_or_default() - summary;
                        match line_width(&score, size::SMALL) > free {
                            // The scale beside it says what it is.
                            true => number,
                            false => score,
                        }
                    }
                    // The way to the solution was another one.
                    _ if context.session.grid().is_solved() => String::new(),
                    guesses => words!(language, "path-guesses", cells = guesses),
                };
                let told = match rating.guesses() {
                    0 => Told::default(),
                    guesses => Told::default().saying(words!(
                        language,
                        "path-guesses-tip",
                        cells = guesses
                    )),
                };
                let score: Element<'_, Message> = match score.is_empty() {
                    true => words(score).into(),
                    false => with_keys(language, words(score), told),
                };
                row![]
                    .push(self.level().map(|level| level_sign(language, level)))
                    .push(score)
                    .spacing(space::SMALL)
                    .align_y(Center)
                    .into()
            }
            Some(Err(RatingError::NoSolution)) => {
                words(words!(language, "path-unrated-no-solution")).into()
            }
            Some(Err(RatingError::SeveralSolutions)) => {
                words(words!(language, "path-unrated-solutions")).into()
            }
            Some(Err(RatingError::Unsound(technique))) => words(words!(
                language,
                "path-unrated-unsound",
                technique = explain::technique_name(language, *technique),
            ))
            .into(),
            Some(Err(RatingError::TooManyGuesses)) => words(words!(
                language,
                "path-unrated-guesses",
                guesses = MOST_GUESSES
            ))
            .into(),
            Some(Err(RatingError::Stopped)) => words(words!(language, "path-unrated")).into(),
        };
        let open = Press::new(label)
            .low()
            .key(SUMMARY)
            .on_press(Message::Summary)
            .view(language);
        // Both scales are visible with the chosen one marked, so that a button says what it does.
        let scales = scales.map(|(scale, label)| {
            let is_on = scale == self.grading.scale;
            chip(label, is_on, Message::Scale(scale))
        });
        let measure = self
            .is_classic(context)
            .then(|| with_keys(language, row(scales).spacing(BETWEEN_SCALES), SCALE));
        row![container(left).width(Fill)]
            .push(measure)
            .push(open)
            .spacing(space::SMALL)
            .align_y(Center)
            .into()
    }

    /// Whether Sudoku Explainer's rating replaces the score.
    fn shows_explained(&self, context: &Context<'_>) -> bool {
        self.grading.scale == Scale::Explainer && self.is_classic(context)
    }

    /// Whether Sudoku Explainer can rate the puzzle.
    pub(super) fn is_classic(&self, context: &Context<'_>) -> bool {
        context.session.grid().layout().is_classic()
    }

    /// The techniques of the path, with counts and scores.
    fn techniques<'a>(
        &'a self,
        language: &Language,
        context: &Context<'a>,
    ) -> Element<'a, Message> {
        let (uses, others) = (self.uses(context), self.others(context));
        if uses.is_empty() && others.is_empty() && !self.is_searching() {
            return text(words!(language, "path-summary-none"))
                .size(size::SMALL)
                .height(Fill)
                .into();
        }
        let line = |name: String, count: String, score: String, font| {
            let cell = |words: String| text(words).size(size::SMALL).font(font);
            row![
                cell(name).width(Fill),
                cell(count).width(56).align_x(Right),
                cell(score).width(64).align_x(Right),
            ]
        };
        let indent = Padding::from([3.0, space::SMALL]).left(4.0 + 2.0 * space::SMALL);
        let by_explainer = self.shows_explained(context);
        let heading = line(
            words!(language, "path-summary-technique"),
            words!(language, "path-summary-count"),
            match by_explainer {
                false => words!(language, "path-summary-score"),
                true => words!(language, "path-summary-rating"),
            },
            theme::FONT,
        );
        let heading = container(heading).padding(indent.right(space::SMALL + SCROLL_BAR));
        let row = |number: usize, chosen: bool| {
            let Some(of_it) = uses.get(number) else {
                // The total of the techniques comes before the other digits, if there are any.
                let below = number - uses.len();
                let other = below.checked_sub(usize::from(!uses.is_empty()));
                if let Some(other) = other.and_then(|number| others.get(number)) {
                    let (label, count) = (others_label(language, other.by), other.count);
                    let other = line(label, count.to_string(), String::new(), theme::FONT);
                    return container(other).padding(indent).height(LINE).into();
                }
                let total = line(
                    words!(language, "path-summary-total"),
                    uses.iter().map(|it| it.count).sum::<usize>().to_string(),
                    match by_explainer {
                        false => uses
                            .iter()
                            .fold(0, |sum: u32, it| sum.saturating_add(it.score))
                            .to_string(),
                        // Ratings do not add up.
                        true => String::new(),
                    },
                    BOLD,
                );
                return container(total).padding(indent).height(LINE).into();
            };
            let words = line(
                explain::technique_name(language, of_it.technique),
                of_it.count.to_string(),
                match by_explainer {
                    false => of_it.score.to_string(),
                    // A technique is as hard as its hardest step.
                    true => of_it
                        .hardest
                        .map_or_else(|| "–".to_owned(), |it| it.to_string()),
                },
                theme::FONT,
            );
            let content = row![bar(Some(of_it.technique.level())), words].spacing(space::SMALL);
            let up_to = Some(Message::UpTo(of_it.technique));
            self.techniques.row(content, chosen, up_to)
        };
        let rows = self.technique_rows(context);
        let list = self.techniques.view(&rows, Message::Techniques, row);
        let heading = (!uses.is_empty() || self.is_searching()).then_some(heading);
        column![].push(heading).push(list).into()
    }
}

/// The name of digits that no rule set.
fn others_label(language: &Language, by: SetBy) -> String {
    match by {
        SetBy::Answer => words!(language, "path-summary-answers"),
        SetBy::Search => words!(language, "path-summary-search"),
        SetBy::Person | SetBy::Step | SetBy::Hint => words!(language, "path-summary-own"),
    }
}

/// Sudoku Explainer's rating of the hardest step; the tooltip shows the other ratings.
fn rated<'a>(language: &Language, rating: &explainer::Rating) -> Element<'a, Message> {
    let [hardest, pearl, diamond] =
        [rating.hardest, rating.pearl, rating.diamond].map(|it| it.difficulty.to_string());
    let told = words!(language, "path-rated-se", rating = hardest.clone());
    let all = words!(
        language,
        "path-rated-se-tip",
        hardest = hardest,
        pearl = pearl,
        diamond = diamond
    );
    let told = text(told).size(size::SMALL).width(Fill);
    with_keys(language, told, Told::default().saying(all))
}

fn level(step: &[Deduction]) -> Option<Level> {
    step.first().map(|deduction| deduction.technique.level())
}

/// The level, the name and the effect of a move.
fn of_move(
    language: &Language,
    change: &Change,
    notation: Notation,
) -> (Option<Level>, String, String) {
    let level = match &change.cause {
        Cause::Rule(step) => level(step),
        _ => None,
    };
    let name = explain::change_title(language, change);
    (level, name, explain::change(language, change, notation))
}

/// The level, the name and the effect of a step ahead.
fn of_step(
    language: &Language,
    step: &[Deduction],
    notation: Notation,
) -> (Option<Level>, String, String) {
    let name = explain::step_title(language, step);
    (
        level(step),
        name,
        explain::step_acts(language, step, notation),
    )
}

/// The content of a row of the list.
fn step_row<'a>(
    number: Option<usize>,
    level: Option<Level>,
    name: String,
    (acts, rating): (String, String),
    made: bool,
) -> Row<'a, Message> {
    let style: fn(&Theme) -> text::Style = if made { text::default } else { theme::muted };
    let words = |words: String| {
        text(words)
            .size(size::SMALL)
            .style(style)
            .wrapping(text::Wrapping::None)
    };
    row![
        words(number.map_or_else(String::new, |it| it.to_string()))
            .width(24)
            .align_x(Right),
        bar(level),
        // A long name leaves the rating its room.
        row![
            cut_short(short(name, size::SMALL).font(BOLD).style(style)),
            filling(short(acts, size::SMALL).style(style)),
        ]
        .spacing(space::SMALL)
        .width(Fill),
        words(rating),
    ]
    .spacing(space::SMALL)
}

/// A stripe in the color of a level.
fn bar<'a>(level: Option<Level>) -> Element<'a, Message> {
    container(gap().width(4).height(15))
        .style(theme::level_bar(level))
        .into()
}
