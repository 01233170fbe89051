//! What is drawn on the board of what is said beside it.

use super::{Report, Solver};
use crate::explain::Picture;
use crate::grid::CellSet;

impl Solver {
    /// The cells to mark as contradicting: those of the contradiction that is
    /// reported, and every clash.
    pub(super) fn contradicting(&self) -> CellSet {
        if let Some(errors) = self.game_errors() {
            return errors;
        }
        let reported = match &self.report {
            Report::Inconsistent(diagnosis) => diagnosis.cells(self.session.grid()),
            _ => CellSet::EMPTY,
        };
        reported | self.mistaken() | self.session.clashing()
    }

    /// What the last step saw and did, as far as it is shown. On a walk only the
    /// house of the link is tinted.
    pub(super) fn picture(&self) -> Picture {
        let mut picture = self.whole_picture();
        if let Some(at) = self.walked() {
            let link = self.links().into_iter().nth(at);
            picture.houses = link.and_then(|link| link.house).into_iter().collect();
            picture.covers.clear();
        }
        picture
    }

    fn whole_picture(&self) -> Picture {
        let deductions = match &self.report {
            Report::Stepped(deductions) => deductions,
            Report::Hinted { step, told } => return Self::hinted_picture(step, *told),
            Report::Inconsistent(diagnosis) => return diagnosis.picture(self.session.grid()),
            Report::Several { .. } => return self.differing_picture(),
            _ => return Picture::default(),
        };
        deductions
            .iter()
            .enumerate()
            .filter(|(number, _)| self.focus.is_none_or(|focus| focus == *number))
            .map(|(_, deduction)| crate::explain::picture(deduction))
            .fold(Picture::default(), Picture::join)
    }
}
