//! The card where it asks: after a mistake, where the rules stall, on a contradiction.

use iced::widget::text;

use super::said::{Heading, Said};
use super::view::{CardView, move_words};
use crate::app::screen::solver::keys::{BACK_TO_ORIGIN, GIVENS, RULES, SWITCH_ON, WORTH_TRYING};
use crate::app::screen::solver::{Message, causes};
use crate::app::shortcut::{ACCEPT, RESTART};
use crate::app::theme::{self, size};
use crate::app::widget::{action, in_a_row};
use crate::explain::{self, Text};
use crate::rules::Technique;
use crate::session::{Diagnosis, Mistake, MistakeKind, Origin, SolutionCount};
use crate::texts::{Language, enumerated, words};

/// How many rules are named in a sentence.
const NAMED: usize = 3;

impl<'a> CardView<'a> {
    /// A mistake in words, with the ways out of it.
    pub(super) fn mistake(&self, mistake: Mistake) -> Said<'a> {
        let (words, alone) = match mistake.kind {
            MistakeKind::Entered => (
                explain::wrong_entry(self.language, mistake.candidate),
                words!(self.language, "mistake-erase"),
            ),
            MistakeKind::Removed => (
                explain::wrong_removal(self.language, mistake.candidate),
                words!(self.language, "mistake-put-back"),
            ),
        };
        let mut said = self
            .warning(words!(self.language, "mistake-title"), &words)
            .answer(action(
                self.language,
                alone,
                ACCEPT,
                Some(Message::Correct(mistake)),
            ));
        if let Some(index) = mistake.index {
            let journal = self.session().journal();
            let moves = journal.board_moves().len() - journal.board_moves_in(index + 1);
            let since = text(words!(self.language, "mistake-since", moves = moves));
            said = said
                .with(since.size(size::SMALL).style(theme::muted))
                .answer(action(
                    self.language,
                    words!(self.language, "contradiction-back"),
                    BACK_TO_ORIGIN,
                    Some(Message::BackTo(index)),
                ));
        }
        said
    }

    /// Something that is wrong, in words that light the board.
    fn warning(&self, heading: String, words: &Text) -> Said<'a> {
        Said::headed(Heading::Warns(heading)).with(self.written(words))
    }

    pub(super) fn stalled(
        &self,
        off: &[Technique],
        skipped: &[Technique],
        solutions: SolutionCount,
    ) -> Said<'a> {
        // What goes on comes first; where nothing is known that does, a cell is chosen.
        let choose = match self.causes.off_technique() {
            Some(_) => words!(self.language, "stalled-or-choose"),
            None => words!(self.language, "stalled-words"),
        };
        // No rule could go on where several solutions are left, whichever are off.
        let are_several = solutions == SolutionCount::Several;
        let mut words = Vec::new();
        if are_several {
            words.push(words!(self.language, "stalled-several"));
        }
        words.push(choose);
        words.extend(self.off_words(off));
        words.extend(skipped_words(self.language, skipped));
        let label = if self.worth_trying {
            words!(self.language, "stalled-unmark")
        } else {
            words!(self.language, "stalled-mark")
        };
        let heading = Heading::Words(if are_several {
            words!(self.language, "card-several")
        } else {
            words!(self.language, "stalled-title")
        });
        let mut said = self
            .with_off(Said::headed(heading))
            .words(in_a_row(words))
            .maybe(
                self.fewest_words()
                    .map(|words| text(words).size(size::BODY)),
            );
        if !off.is_empty() {
            said = said.answer(action(
                self.language,
                words!(self.language, "stalled-rules"),
                RULES,
                Some(Message::Rules),
            ));
        }
        said.answer(action(
            self.language,
            label,
            WORTH_TRYING,
            Some(Message::WorthTrying),
        ))
    }

    /// How many cells have the fewest candidates, if they are marked.
    fn fewest_words(&self) -> Option<String> {
        let cells = self.session().cells_to_try();
        let candidates = self.session().grid().candidates(cells.first()?).len();
        let cells = cells.len();
        self.worth_trying.then(|| {
            words!(
                self.language,
                "stalled-fewest",
                cells = cells,
                candidates = candidates
            )
        })
    }

    /// Which rule that is off would go on, and what can be done with it.
    fn with_off(&self, said: Said<'a>) -> Said<'a> {
        let Some(technique) = self.causes.off_technique() else {
            return said;
        };
        let name = explain::technique_name(self.language, technique);
        let words = words!(self.language, "stalled-rule-off", technique = name.clone());
        let press = |message| Some(Message::Cause(message));
        let mut said = said.words(words);
        if !self.is_answered_below() {
            said = said.answer(action(
                self.language,
                words!(self.language, "stalled-show-off", technique = name),
                ACCEPT,
                press(causes::Message::ShowOff),
            ));
        }
        said.answer(action(
            self.language,
            words!(self.language, "stalled-switch-on"),
            SWITCH_ON,
            press(causes::Message::SwitchOn),
        ))
    }

    /// How many cells differ between the solutions, in words.
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

    /// Which rules are off: by name, if they are few.
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
                off = count,
                all = rules
            )),
        }
    }

    pub(super) fn inconsistent(&self, diagnosis: &Diagnosis) -> Said<'a> {
        let mut said = self.warning(
            words!(self.language, "contradiction-title"),
            &explain::contradiction(self.language, &diagnosis.contradiction),
        );
        match &diagnosis.origin {
            Origin::Move { index, change } => {
                let number = self.session().journal().number_of(*index);
                let words = in_a_row([
                    words!(self.language, "contradiction-move", number = number),
                    move_words(self.language, change, self.notation),
                ]);
                said = said.words(words);
                if !self.is_answered_below() {
                    said = said.answer(action(
                        self.language,
                        words!(self.language, "contradiction-back"),
                        [BACK_TO_ORIGIN, ACCEPT],
                        Some(Message::BackTo(*index)),
                    ));
                }
            }
            Origin::Givens => {
                said = said.words(words!(self.language, "contradiction-givens"));
                if !self.context.correcting_givens {
                    let label = words!(self.language, "contradiction-correct");
                    let correct = action(self.language, label, GIVENS, Some(Message::Givens));
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
            said = said.answer(action(
                self.language,
                words!(self.language, "contradiction-restart"),
                RESTART,
                Some(Message::Restart),
            ));
        }
        self.argued(said).with(
            text(words!(self.language, "contradiction-go-on"))
                .size(size::SMALL)
                .style(theme::muted),
        )
    }
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
