//! Uniqueness: cells that a second solution would swap, and the candidates that prevent it.

use super::{Draft, cells};
use crate::grid::{Candidate, Cell, CellSet, Digit};
use crate::proof::{CandidateSet, Claim, Inference};
use crate::rules::uniqueness::{Escape, SymmetryPattern, UniqueRectangle, UniquenessPattern};

impl Draft<'_> {
    /// Claims that one of the candidates is true: without them, the digits of the cells could be
    /// swapped.
    pub(super) fn exchanged(&mut self, all: Vec<Candidate>, cells: CellSet) -> usize {
        let by = Inference::Exchanged { cells };
        self.push(Claim::OneOf(all), by, Vec::new(), None)
    }

    pub(super) fn uniqueness(&mut self, pattern: &UniquenessPattern) -> Option<()> {
        match pattern {
            UniquenessPattern::UniqueRectangle { rectangle, escape } => {
                self.rectangle(rectangle, escape)?;
            }
            UniquenessPattern::AvoidableRectangle { missing, .. } => {
                let others = missing.iter().flat_map(|it| {
                    let digits = self.grid.candidates(it.cell).without(it.digit).into_iter();
                    digits.map(|digit| Candidate::new(it.cell, digit))
                });
                let others = others.collect();
                let line = self.exchanged(others, pattern.corners());
                self.conclude_from(line, &[], &[]);
            }
            UniquenessPattern::BivalueUniversalGrave { extra, .. } => {
                let line = self.exchanged(vec![*extra], self.grid.unsolved());
                self.conclude_from(line, &[], &[]);
            }
        }
        Some(())
    }

    fn rectangle(&mut self, rectangle: &UniqueRectangle, escape: &Escape) -> Option<()> {
        let UniqueRectangle { digits, roof, .. } = *rectangle;
        let extras = roof.into_iter().flat_map(|cell| {
            let extras = (self.grid.candidates(cell) - digits).into_iter();
            extras.map(move |digit| Candidate::new(cell, digit))
        });
        let extras = extras.collect();
        let line = self.exchanged(extras, rectangle.floor | roof);
        match escape {
            Escape::OtherCandidates | Escape::OneExtra(_) => self.conclude_from(line, &[], &[]),
            Escape::Subset(subset) => self.joint_subset(line, roof, subset),
            Escape::Locked(locked) => self.locked_digit(line, roof, locked)?,
            Escape::XWing(digit) | Escape::StrongLinks { digit, .. } => {
                let lines = rectangle.lines.iter();
                let lines = lines.map(|house| CandidateSet::House(*digit, *house));
                let floor = cells(rectangle.floor);
                let mut truths = vec![CandidateSet::Line(line)];
                truths.extend(lines.chain(floor));
                self.refute_all(&[], &truths)?;
            }
        }
        Some(())
    }

    pub(super) fn symmetry(&mut self, pattern: &SymmetryPattern) {
        let layout = self.grid.layout();
        let image = |cell: Cell| [cell, pattern.motion.image(cell, pattern.size)];
        let digit = |digit: Digit| [digit, pattern.image(digit)];
        let by = Inference::Symmetric {
            cells: layout.cells().iter().map(image).collect(),
            digits: layout.digits().into_iter().map(digit).collect(),
        };
        let removed = self.deduction.eliminations.iter().copied().collect();
        self.push(Claim::False(removed), by, Vec::new(), None);
    }
}
