//! Double exocets.

use std::ops::ControlFlow;

use super::junior::juniors;
use super::lines::{self, CROSS, View};
use super::{
    Excluded, Exocet, ExocetConclusion, ExocetPattern, Found, deduction, holds_in, is_possible,
};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, chute_of, lines_of_chute};
use crate::rules::{Conclusions, Deduction, Rule, Technique};

/// Double Exocet: two junior exocets with the same four digits and the same cross-lines. Their
/// bases lie in different boxes and lines, and each has a target in the box of the other base. The
/// bases share no digit: a digit in both would be in neither of the targets in the boxes of the
/// bases, so both exocets would need it in their targets in the third box. So the four base cells
/// hold the four digits, and so do the four targets. The digits leave every cell that sees all
/// four base cells or all four targets. Each digit is also in two of the cross-lines outside the
/// chute, so if any two lines contain all its places there, each of them has it there.
pub static DOUBLE_EXOCET: Rule =
    Rule::limited(Technique::DoubleExocet, holds_in, |_, grid, found| {
        if !is_possible(grid) {
            return ControlFlow::Continue(());
        }
        for view in View::both(grid) {
            let mut halves: Vec<Half> = Vec::new();
            juniors(&view, &mut |it| {
                if let Some(half) = Half::of(it) {
                    let fit = halves.iter().filter_map(|other| other.with(&half));
                    for shared in fit.collect::<Vec<_>>() {
                        if let Some(deduction) = double(&view, &shared.0, &half, shared.1) {
                            found(deduction)?;
                        }
                    }
                    halves.push(half);
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    });

/// A junior exocet with four digits.
#[derive(Clone)]
struct Half {
    exocet: Exocet,
    digits: DigitSet,
    chute: usize,
    place: usize,
    /// The cross-lines through the boxes of the base and of both targets, in this order.
    lines: [usize; CROSS],
    cross_lines: [House; CROSS],
    /// The digits that each target can hold.
    allowed: [DigitSet; 2],
    crowded: Vec<(Candidate, House)>,
    covers: Vec<(Digit, Vec<Vec<House>>)>,
    covered: Vec<Candidate>,
    standing: CellSet,
}

impl Half {
    fn of(it: &Found<'_>) -> Option<Self> {
        let base = it.crossed.base;
        if base.digits.len() != 4 {
            return None;
        }
        // Two of the cross-lines have each digit, so it takes two lines to cover it.
        let two = |(_, left): &(Digit, [u16; CROSS])| {
            let mut fewest = lines::fewest(*left);
            fewest.all(|cover| cover.count() == 2)
        };
        if !it.left.iter().all(two) {
            return None;
        }
        let Excluded { allowed, crowded } = it.excluded();
        let (covered, standing) = it.covered();
        Some(Self {
            exocet: it.exocet(),
            digits: base.digits,
            chute: base.chute,
            place: base.place,
            lines: it.crossed.lines,
            cross_lines: it.crossed.houses(),
            allowed,
            crowded,
            covers: it.covers(usize::MAX),
            covered,
            standing,
        })
    }

    /// The target in the box that a line crosses, if there is one.
    fn target_in(&self, line: usize) -> Option<Cell> {
        let number = self
            .lines
            .iter()
            .position(|it| chute_of(*it) == chute_of(line))?;
        self.exocet.targets.get(number.checked_sub(1)?).copied()
    }

    /// Returns this half and the box in which both halves have a target, if the two make a double
    /// exocet.
    fn with(&self, other: &Self) -> Option<(Self, House)> {
        let mut sorted = [self.lines, other.lines];
        for lines in &mut sorted {
            lines.sort_unstable();
        }
        let is_one = self.digits == other.digits
            && self.chute == other.chute
            && self.place != other.place
            && chute_of(self.lines[0]) != chute_of(other.lines[0])
            && sorted[0] == sorted[1];
        if !is_one {
            return None;
        }
        let base_boxes = [chute_of(self.lines[0]), chute_of(other.lines[0])];
        let third = self
            .lines
            .iter()
            .find(|it| !base_boxes.contains(&chute_of(**it)))?;
        let (one, two) = (self.target_in(*third)?, other.target_in(*third)?);
        (one != two).then(|| (self.clone(), House::box_at(one.box_index())))
    }
}

fn double(view: &View<'_>, one: &Half, other: &Half, shared: House) -> Option<Deduction> {
    let grid = view.grid;
    let halves = [one, other];
    let cells = |of: fn(&Exocet) -> [Cell; 2]| -> CellSet {
        halves.iter().flat_map(|half| of(&half.exocet)).collect()
    };
    let (base, targets) = (cells(|it| it.base), cells(|it| it.targets));
    let can_be = halves.iter().flat_map(|half| half.allowed);
    if base.len() != 4 || targets.len() != 4 || can_be.into_iter().any(|it| it.is_empty()) {
        return None;
    }
    let mut gone: Vec<Candidate> = Vec::new();
    // The targets hold only the four digits, and only as each exocet allows.
    for half in halves {
        for (target, allowed) in half.exocet.targets.into_iter().zip(half.allowed) {
            let lost = grid.candidates(target) - allowed;
            gone.extend(lost.iter().map(|digit| Candidate::new(target, digit)));
        }
    }
    let layout = grid.layout();
    let seeing = layout.common_peers(base) | layout.common_peers(targets);
    let crossing = one
        .cross_lines
        .iter()
        .fold(CellSet::EMPTY, |all, line| all | line.cells());
    let chute: CellSet = (0..Cell::SIDE)
        .flat_map(|line| lines_of_chute(one.chute).map(|place| view.cell(line, place)))
        .collect();
    // The first choice of two lines, and the choices that add a removal.
    let mut told = Vec::new();
    for (digit, covers) in &one.covers {
        let mut lost = grid.cells_with(*digit) & seeing;
        let mut needed: Vec<Vec<House>> = Vec::new();
        for cover in covers {
            let lines = cover.iter();
            let covered = lines.fold(CellSet::EMPTY, |all, line| all | line.cells());
            let more = grid.cells_with(*digit) & (covered - (crossing - chute));
            if needed.is_empty() || !more.is_subset(lost) {
                lost |= more;
                needed.push(cover.clone());
            }
        }
        gone.extend(lost.iter().map(|cell| Candidate::new(cell, *digit)));
        told.push((*digit, needed));
    }
    gone.sort_unstable();
    gone.dedup();
    if gone.is_empty() {
        return None;
    }
    let pattern = ExocetPattern {
        parts: vec![one.exocet, other.exocet],
        digits: one.digits,
        cross_lines: one.cross_lines,
        covers: told,
        of_base: Vec::new(),
        of_targets: Vec::new(),
        covered: one.covered.clone(),
        standing: one.standing,
        conclusion: ExocetConclusion::Double {
            crowded: [&one.crowded[..], &other.crowded].concat(),
            shared,
        },
    };
    let eliminations: Conclusions = gone.into_iter().collect();
    let technique = Technique::DoubleExocet;
    Some(deduction(technique, grid, eliminations, pattern))
}
