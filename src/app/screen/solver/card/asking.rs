//! Cards that ask: after a mistake, when the rules stall, on a contradiction.

use iced::widget::{Row, column, container, row, text};
use iced::{Center, Element, Fill};

use super::said::{Heading, Said};
use super::view::{CardView, move_words};
use crate::screen::solver::keys::{BACK_TO_ORIGIN, GIVENS, RULES, SWITCH_ON, WORTH_TRYING};
use crate::screen::solver::{Message, causes};
use crate::shortcut::{ACCEPT, RESTART, Told};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Icon, Ink, Press, in_a_row, sketch};
use sudoku_engine::grid::{Candidate, Cell, Contradiction, Digit, Grid};
use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::Change;
use sudoku_engine::texts::{Language, enumerated, words};
use sudoku_telling::explain::{self, Text};
use sudoku_telling::session::{Diagnosis, Mistake, MistakeKind, Origin, SolutionCount};

/// The most rules named in a sentence.
const NAMED: usize = 3;

impl<'a> CardView<'a> {
    /// A mistake in words, with the ways out of it.
    pub(super) fn mistake(&self, mistake: Mistake) -> Said<'a> {
        let words = match mistake.kind {
            MistakeKind::Entered => explain::wrong_entry(mistake.candidate),
            MistakeKind::Removed => explain::wrong_removal(mistake.candidate),
            MistakeKind::NotNoted => explain::wrong_notes(mistake.candidate),
        };
        let mut said = self
            .warning(words!(self.language, "mistake-title"), &words)
            .answer(self.correcting(&[mistake], Message::Correct(mistake)));
        if let Some(index) = mistake.index {
            let journal = self.session().journal();
            let moves = journal.board_moves().len() - journal.board_moves_in(index + 1);
            let since = text(if moves == 0 && index + 1 < journal.moves().len() {
                words!(self.language, "mistake-since-marks")
            } else {
                words!(self.language, "mistake-since", moves = moves)
            });
            said = said
                .with(since.size(size::SMALL).style(theme::muted))
                .answer(self.back_before_mistake(index));
        }
        said
    }

    /// The button that undoes only these mistakes, named by what it does.
    pub(in crate::screen::solver) fn correcting(
        &self,
        mistakes: &[Mistake],
        message: Message,
    ) -> Element<'a, Message> {
        let label = words!(
            self.language,
            "mistake-correct",
            kind = kinds(mistakes),
            count = mistakes.len()
        );
        let tip = correcting_tip(self.language, mistakes);
        Press::new(label)
            .key(Told::from(ACCEPT).saying(tip))
            .on_press(message)
            .view(self.language)
    }

    /// The button that undoes a mistake and everything after it.
    pub(in crate::screen::solver) fn back_before_mistake(
        &self,
        index: usize,
    ) -> Element<'a, Message> {
        let tip = words!(self.language, "mistake-back-tip");
        Press::new(words!(self.language, "mistake-back"))
            .key(Told::from(BACK_TO_ORIGIN).saying(tip))
            .on_press(Message::BackTo(index))
            .view(self.language)
    }

    /// A card about something wrong, in words that light up the board.
    fn warning(&self, heading: String, words: &Text) -> Said<'a> {
        Said::headed(Heading::Warns(heading)).with(self.written(words))
    }

    pub(super) fn stalled(
        &self,
        off: &[Technique],
        skipped: &[Technique],
        solutions: SolutionCount,
    ) -> Said<'a> {
        // While there are several solutions, no rule that is off could go on.
        let are_several = solutions == SolutionCount::Several;
        let stronger = (!are_several && !off.is_empty()).then(|| self.stronger_rule());
        let empty = self.session().grid().unsolved().len();
        let small = |words: String| text(words).size(size::SMALL).style(theme::muted);
        // The rules stay in sight above the heading, however long the card is.
        let above = row![small(words!(self.language, "stalled-empty", count = empty))]
            .push(self.off_words(off).map(small))
            .spacing(space::MEDIUM)
            .wrap();
        let heading = Heading::Words(if are_several {
            words!(self.language, "card-several")
        } else {
            words!(self.language, "stalled-title")
        });
        let ways = words!(
            self.language,
            "stalled-ways",
            count = 2 + usize::from(stronger.is_some())
        );
        let mut words = Vec::new();
        if are_several {
            words.push(words!(self.language, "stalled-several"));
        }
        // With little room, the heading says it.
        if !self.is_little {
            words.push(self.ended_words());
            words.push(ways);
        }
        let ways = column![]
            .push(stronger)
            .push(self.own_entry())
            .push(self.trying(are_several))
            .spacing(if self.is_little { 4.0 } else { space::SMALL });
        let notes = skipped_words(self.language, skipped).map(small);
        let said = Said {
            above: Some(above.into()),
            ..Said::headed(heading)
        };
        let words = in_a_row(words);
        let words = (!words.is_empty()).then(|| text(words).size(size::BODY));
        let mut said = said.maybe(words).with(ways).maybe(notes);
        if !off.is_empty() {
            said = said.quiet(Some(
                Press::new(words!(self.language, "stalled-rules"))
                    .quiet()
                    .key(RULES)
                    .on_press(Message::Rules)
                    .view(self.language),
            ));
        }
        let (label, key) = if self.worth_trying {
            let told = words!(self.language, "stalled-unmark-tip");
            let label = words!(self.language, "stalled-unmark");
            (label, Told::from(WORTH_TRYING).saying(told))
        } else {
            (words!(self.language, "stalled-mark"), WORTH_TRYING.into())
        };
        said.quiet(Some(
            Press::new(label)
                .quiet()
                .key(key)
                .on_press(Message::WorthTrying)
                .view(self.language),
        ))
    }

    /// The rules that find nothing, by name if they are few.
    fn ended_words(&self) -> String {
        let rules = self.session().rules().techniques();
        let on: Vec<_> = rules.filter(|(_, on)| *on).map(|(it, _)| it).collect();
        match on.len() {
            1..=NAMED => words!(
                self.language,
                "stalled-ended-named",
                count = on.len(),
                rules = names(self.language, &on)
            ),
            _ => words!(self.language, "stalled-ended"),
        }
    }

    /// The first way on: the easiest rule that is off and goes on, with buttons for it.
    fn stronger_rule(&self) -> Element<'a, Message> {
        let title = words!(self.language, "stalled-stronger");
        let Some(technique) = self.causes.off_technique() else {
            let words = match (self.causes.is_looking_for_off(), self.is_little) {
                (true, false) => words!(self.language, "stalled-stronger-looking"),
                (true, true) => words!(self.language, "stalled-short-looking"),
                (false, false) => words!(self.language, "stalled-stronger-none"),
                (false, true) => words!(self.language, "stalled-short-none"),
            };
            return self.way(Icon::Book, title, None, words, None);
        };
        let name = explain::technique_name(self.language, technique);
        let words = match self.is_little {
            true => words!(self.language, "stalled-short-off", technique = name.clone()),
            false => words!(self.language, "stalled-rule-off", technique = name.clone()),
        };
        let on = Press::new(words!(self.language, "stalled-switch-on"))
            .low()
            .key(SWITCH_ON)
            .on_press(Message::Cause(causes::Message::SwitchOn))
            .view(self.language);
        // If the button below the card does not show the step, this one does.
        let show = (!self.is_answered_below()).then(|| {
            Press::new(words!(self.language, "stalled-show-off", technique = name))
                .low()
                .key(ACCEPT)
                .on_press(Message::Cause(causes::Message::ShowOff))
                .view(self.language)
        });
        let has_lesson = !matches!(technique, Technique::Custom(_));
        let lesson = has_lesson.then(|| {
            Press::new(words!(self.language, "stalled-lesson"))
                .low()
                .on_press(Message::Learn(Some(technique.into())))
                .view(self.language)
        });
        let buttons = row![].push(show).push(on).push(lesson);
        let pill = words!(self.language, "step-apply");
        self.way(Icon::Book, title, Some(pill), words, Some(buttons))
    }

    /// The second way on: an entry by the player.
    fn own_entry(&self) -> Element<'a, Message> {
        let session = self.session();
        let cells = session.cells_to_try();
        let candidates = cells.first().map_or(0, |cell| {
            let candidates = session.grid().candidates(cell);
            candidates.len()
        });
        let words = match self.worth_trying {
            true if self.is_little => words!(
                self.language,
                "stalled-short-fewest",
                cells = cells.len(),
                candidates = candidates
            ),
            true => words!(
                self.language,
                "stalled-fewest",
                cells = cells.len(),
                candidates = candidates
            ),
            false if self.is_little => words!(self.language, "stalled-short-choose"),
            false => words!(self.language, "stalled-choose-words"),
        };
        let pill = words!(
            self.language,
            "stalled-digits",
            last = session.grid().layout().size()
        );
        let title = words!(self.language, "stalled-choose");
        self.way(Icon::Pencil, title, Some(pill), words, None)
    }

    /// The third way on: a search.
    fn trying(&self, are_several: bool) -> Element<'a, Message> {
        let words = match (are_several, self.is_little) {
            (true, false) => words!(self.language, "stalled-solve-several"),
            (true, true) => words!(self.language, "stalled-short-several"),
            (false, false) => words!(self.language, "stalled-solve-words"),
            (false, true) => words!(self.language, "stalled-short-solve"),
        };
        let watch = Press::new(words!(self.language, "watch-it"))
            .low()
            .on_press(Message::Watch)
            .view(self.language);
        let pill = words!(self.language, "step-solve");
        let title = words!(self.language, "stalled-solve");
        self.way(Icon::Fork, title, Some(pill), words, Some(row![watch]))
    }

    /// A way on: its title, its key, its meaning and further buttons. With little room, all three
    /// ways have to be visible at once.
    fn way(
        &self,
        icon: Icon,
        title: String,
        pill: Option<String>,
        words: String,
        buttons: Option<Row<'a, Message>>,
    ) -> Element<'a, Message> {
        let pill = pill.map(|words| {
            let words = text(words).size(size::SMALL);
            container(words.wrapping(text::Wrapping::None))
                .padding([1, 7])
                .style(theme::key_pill)
        });
        let head = row![text(title).size(size::BODY).font(BOLD).width(Fill)]
            .push(pill)
            .spacing(space::SMALL);
        let words = text(words).size(size::SMALL).style(theme::muted);
        let buttons = buttons.map(|row| row.spacing(space::SMALL));
        let (way, padding) = if self.is_little {
            let beside = row![words].push(buttons).spacing(space::SMALL);
            let beside = beside.align_y(Center).wrap().vertical_spacing(2);
            let told = column![head, beside].spacing(1).width(Fill);
            (row![told], [3.0, 9.0])
        } else {
            let buttons = buttons.map(|row| row.wrap().vertical_spacing(space::SMALL));
            let told = column![head, words].push(buttons).spacing(4).width(Fill);
            let sign = sketch(icon, Ink::Accent, 18.0);
            (row![sign, told].spacing(space::MEDIUM), [8.0, 12.0])
        };
        container(way)
            .padding(padding)
            .width(Fill)
            .style(theme::way)
            .into()
    }

    /// The number of cells in which the solutions differ, in words.
    pub(super) fn differing_words(&self) -> String {
        match self.causes.differing() {
            Some(Ok(differing)) => words!(
                self.language,
                "several-differ",
                cells = differing.cells().len()
            ),
            Some(Err(_)) => words!(self.language, "several-too-long"),
            None => words!(self.language, "several-looking"),
        }
    }

    /// The rules that are off, by name if they are few.
    fn off_words(&self, off: &[Technique]) -> Option<String> {
        let rules = self.session().rules().techniques().count();
        match off.len() {
            0 => None,
            count if count == rules => Some(words!(self.language, "stalled-all-off")),
            count if count <= NAMED => Some(words!(
                self.language,
                "stalled-off-named",
                rules = names(self.language, off)
            )),
            count => Some(words!(
                self.language,
                "stalled-off-counted",
                on = rules - count,
                all = rules
            )),
        }
    }

    /// The clashes of digits, except the one on the card.
    fn other_clashes(&self, told: &Contradiction) -> impl Iterator<Item = Contradiction> {
        let all = self.session().visible_contradictions().into_iter();
        let told = *told;
        all.filter(move |it| {
            let clashes = matches!(it, Contradiction::Clash { .. } | Contradiction::Seen { .. });
            clashes && *it != told
        })
    }

    pub(super) fn inconsistent(&self, diagnosis: &Diagnosis) -> Said<'a> {
        let mut said = self.warning(
            words!(self.language, "contradiction-title"),
            &explain::contradiction(&diagnosis.contradiction),
        );
        // Tell every clash that is circled on the board.
        for other in self.other_clashes(&diagnosis.contradiction) {
            let text = explain::contradiction(&other);
            said = said.with(self.written(&text));
        }
        match &diagnosis.origin {
            Origin::Move {
                index,
                blamed,
                change,
            } => {
                let words = self.origin_words(diagnosis, (*index, *blamed), change);
                said = said.words(words);
                if !self.is_answered_below() {
                    said = said.answer(
                        Press::new(words!(self.language, "contradiction-back"))
                            .key([BACK_TO_ORIGIN, ACCEPT])
                            .on_press(Message::BackTo(*index))
                            .view(self.language),
                    );
                }
            }
            Origin::Givens if self.session().position().given().is_empty() => {
                said = said.words(words!(self.language, "contradiction-board"));
            }
            Origin::Givens => {
                said = said.words(words!(self.language, "contradiction-givens"));
                if !self.context.correcting_givens {
                    let label = words!(self.language, "contradiction-correct");
                    let correct = Press::new(label)
                        .key(GIVENS)
                        .on_press(Message::Givens)
                        .view(self.language);
                    said = said.answer(correct);
                }
            }
            Origin::SavedEntries if self.session().position().is_marked() => {
                said = said.words(words!(self.language, "contradiction-marked"));
            }
            Origin::SavedEntries => {
                said = said.words(words!(self.language, "contradiction-saved"));
            }
            Origin::Unknown => {}
        }
        if !self.session().position().is_untouched() {
            said = said.answer(
                Press::new(words!(self.language, "contradiction-restart"))
                    .key(RESTART)
                    .on_press(Message::Restart)
                    .view(self.language),
            );
        }
        // No digit mends the givens. While they are being corrected, a line below says so.
        let is_in_givens = diagnosis.origin == Origin::Givens;
        let go_on = (!is_in_givens && !self.context.correcting_givens).then(|| {
            // The first way is a button on or below the card.
            let is_other = !said.answers.is_empty() || self.report().origin().is_some();
            let words = text(match is_other {
                true => words!(self.language, "contradiction-go-on"),
                false => words!(self.language, "contradiction-go-on-only"),
            });
            words.size(size::SMALL).style(theme::muted)
        });
        self.argued(said).maybe(go_on)
    }
}

impl CardView<'_> {
    /// The move that a contradiction started with and, if nothing of it is left, the later one that
    /// is blamed.
    fn origin_words(
        &self,
        diagnosis: &Diagnosis,
        (first, blamed): (usize, usize),
        change: &Change,
    ) -> String {
        let journal = self.session().journal();
        let number = |index| journal.number_of(index);
        let told = |change| move_words(self.language, change, self.notation);
        if let Some(begun) = journal.moves().get(first).filter(|_| first != blamed) {
            return in_a_row([
                words!(self.language, "contradiction-since", number = number(first)),
                told(begun),
                words!(
                    self.language,
                    "contradiction-later",
                    number = number(blamed)
                ),
                told(change),
            ]);
        }
        let is_its = has_part(change, &diagnosis.contradiction, self.session().grid());
        let name = match is_its {
            true => "contradiction-move",
            false => "contradiction-since",
        };
        in_a_row([
            words!(self.language, name, number = number(blamed)),
            told(change),
        ])
    }
}

/// The tooltip of a button that undoes only these mistakes.
pub(in crate::screen::solver) fn correcting_tip(
    language: &Language,
    mistakes: &[Mistake],
) -> String {
    words!(
        language,
        "mistake-correct-tip",
        kind = kinds(mistakes),
        count = mistakes.len()
    )
}

/// The kind that mistakes share, as the texts name it.
fn kinds(mistakes: &[Mistake]) -> &'static str {
    let is_all = |kind| mistakes.iter().all(|mistake| mistake.kind == kind);
    if is_all(MistakeKind::Entered) {
        "entered"
    } else if is_all(MistakeKind::Removed) {
        "removed"
    } else if is_all(MistakeKind::NotNoted) {
        "notes"
    } else {
        "mixed"
    }
}

/// Whether a move belongs to a contradiction on this board: it set one of the digits that
/// contradict each other, or took a digit from the cell or a place from the house that has none
/// left.
fn has_part(change: &Change, contradiction: &Contradiction, grid: &Grid) -> bool {
    let peers = |cell: Cell| grid.layout().peers(cell);
    let takes = |cell: Cell, set: Digit| match *contradiction {
        Contradiction::NoCandidate(empty) => peers(empty).contains(cell),
        Contradiction::NoPlace { digit, house } if set == digit => {
            !(peers(cell) & house.cells()).is_empty()
        }
        Contradiction::NoPlace { digit, house } => {
            house.cells().contains(cell) && (peers(cell) & grid.placed(digit)).is_empty()
        }
        Contradiction::Clash { .. } | Contradiction::Seen { .. } | Contradiction::Sum { .. } => {
            contradiction.cells().contains(cell)
        }
        Contradiction::NoSolution => true,
    };
    let removes = |removed: Candidate| match *contradiction {
        Contradiction::NoCandidate(empty) => removed.cell == empty,
        Contradiction::NoPlace { digit, house } => {
            removed.digit == digit && house.cells().contains(removed.cell)
        }
        Contradiction::NoSolution => true,
        _ => false,
    };
    let mut set = change.values.iter();
    let mut removals = change.removals.iter().filter(|it| it.removed);
    set.any(|value| {
        value
            .after
            .is_some_and(|after| takes(value.cell, after.digit))
    }) || removals.any(|it| removes(it.candidate))
}

fn skipped_words(language: &Language, skipped: &[Technique]) -> Option<String> {
    match skipped.len() {
        0 => None,
        count if count <= NAMED => Some(words!(
            language,
            "stalled-skipped-named",
            rules = names(language, skipped)
        )),
        count => Some(words!(language, "stalled-skipped-counted", count = count)),
    }
}

/// The names of techniques: `X-Wing, Swordfish`.
fn names(language: &Language, techniques: &[Technique]) -> String {
    let names = techniques
        .iter()
        .copied()
        .map(|it| explain::technique_name(language, it));
    enumerated(language, names).unwrap_or_default()
}
