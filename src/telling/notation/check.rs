//! Checking whether a step is valid on a board, premise by premise on the board itself.

mod chains;
mod counts;
mod fish;
mod inferences;
mod links;
mod rectangles;
mod sets;
mod subsets;
mod variables;

use std::ops::ControlFlow;

use super::flaw::{Fault, Flaw};
use super::step::{Argument, WrittenStep};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_engine::rules::written::{Grounds, KnownPattern};
use sudoku_engine::rules::{Deduction, Family, Survey, Technique, rule_for};

/// The grounds on which a step is valid on a board.
///
/// The pattern of the step is checked on the board link by link, whether or not the rules would
/// find it. For a technique without such a check, its rule must reach the same conclusions.
///
/// # Errors
///
/// The first premise that is not true on the board, or the conclusion that does not follow.
pub fn check(step: &WrittenStep, grid: &Grid) -> Result<Grounds, Flaw> {
    check_until(step, &Survey::of(grid))
}

/// Does the same as [`check`] on the board of a survey. If the survey is stopped, the rule stops,
/// too, and may not have reached the conclusions.
///
/// # Errors
///
/// As for [`check`].
pub fn check_until(step: &WrittenStep, survey: &Survey<'_>) -> Result<Grounds, Flaw> {
    let grid: &Grid = survey;
    let conclusions = step.placements.iter().chain(&step.eliminations);
    let checked = Checked { grid, step };
    if let Some(gone) = conclusions.copied().find(|it| !grid.has(*it)) {
        return Err(checked.not_there(gone).into());
    }
    match checked.premises()? {
        Some(seen) => Ok(Grounds::Premises(seen)),
        None => checked.by_rule(survey),
    }
}

/// Whether only the rule of a technique can check a step. Among the techniques that HoDoKu does not
/// know, these are all except nets, whose claims each follow from earlier ones by a cell or a
/// house, counts of truths and links, and disjoint subsets.
fn needs_its_rule(technique: Technique) -> bool {
    let is_plain_net = matches!(
        technique,
        Technique::ForcingChainsAndCycles
            | Technique::Nishio
            | Technique::MultipleForcingChains
            | Technique::DynamicForcingChains
    );
    let is_counted = technique == Technique::RankZeroLogic;
    technique.code() == "-" && !is_plain_net && !is_counted && !is_disjoint(technique)
}

/// Whether a technique finds an equal number of digits and cells that are not in one house.
const fn is_disjoint(technique: Technique) -> bool {
    matches!(
        technique,
        Technique::WxyzWing
            | Technique::WxyzRing
            | Technique::VwxyzWing
            | Technique::VwxyzRing
            | Technique::TwinnedXyChain
            | Technique::DistributedDisjointSubset
    )
}

/// The conclusions of a step that no deduction reaches yet.
#[derive(Debug, Clone)]
struct Left {
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl Left {
    fn of(step: &WrittenStep) -> Self {
        Self {
            placements: step.placements.clone(),
            eliminations: step.eliminations.clone(),
        }
    }

    /// Whether a deduction reaches any of them.
    fn shares(&self, deduction: &Deduction) -> bool {
        let mut placements = self.placements.iter();
        let mut eliminations = self.eliminations.iter();
        placements.any(|it| deduction.placements.contains(it))
            || eliminations.any(|it| deduction.eliminations.contains(it))
    }

    fn take(&mut self, deduction: &Deduction) {
        self.placements
            .retain(|it| !deduction.placements.contains(it));
        self.eliminations
            .retain(|it| !deduction.eliminations.contains(it));
    }

    const fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }
}

/// A step and the board to check it on.
#[derive(Clone, Copy)]
struct Checked<'a> {
    grid: &'a Grid,
    step: &'a WrittenStep,
}

impl Checked<'_> {
    /// The grounds found; `None` if only the rule can check.
    fn premises(self) -> Result<Option<KnownPattern>, Fault> {
        let technique = self.step.technique;
        let family = technique.map(Technique::family);
        if technique.is_some_and(needs_its_rule) {
            // Nets with arguments within them often have none, and follow claim by claim.
            return Ok(match &self.step.argument {
                Argument::Branches(branches) => self.branches(branches).ok(),
                _ => None,
            });
        }
        Ok(Some(match &self.step.argument {
            Argument::Raw(_) | Argument::Other => return Ok(None),
            Argument::Nothing => match technique {
                Some(Technique::BivalueUniversalGravePlusOne) => self.grave()?,
                Some(Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle)
                | None
                    if self.step.eliminations.is_empty() =>
                {
                    self.singles()?
                }
                Some(_) => return Ok(None),
                None => return Err(Fault::NoArgument),
            },
            Argument::House(digits, house) if self.is_single() => {
                self.single_in(*digits, house.cells())?
            }
            Argument::Cells(digits, cells) if self.is_single() => self.single_in(
                digits.iter().copied().collect(),
                cells.iter().copied().collect(),
            )?,
            Argument::House(digits, house) => self.locked(*digits, *house)?,
            Argument::Cells(digits, cells) if technique.is_some_and(is_disjoint) => {
                self.disjoint(digits, cells)?
            }
            Argument::Cells(digits, cells) => match (family, &digits[..], &cells[..]) {
                (Some(Family::Uniqueness), _, _) => self.rectangle(digits, cells)?,
                (Some(Family::Wings), &[x, y, z], &[pivot, first, second]) => {
                    self.wing([x, y, z], [pivot, first, second])?
                }
                _ => self.subset(digits, cells)?,
            },
            Argument::Joined {
                digits,
                pincers,
                by,
                link,
            } => self.joined(*digits, *pincers, *by, *link)?,
            Argument::SingleDigit(arguments) => self.single_digit(arguments)?,
            Argument::Fish(fish) => self.fish(fish)?,
            Argument::Colors(digit, clusters) => self.colors(*digit, clusters)?,
            Argument::Sets(sets) => self.sets(sets)?,
            Argument::Sectors(parts) => self.sectors(parts)?,
            Argument::Chains(chains) => self.chains(chains)?,
            Argument::Branches(branches) => self.branches(branches)?,
            Argument::Slots(slots) => self.counts(slots)?,
            Argument::Variables(variables) => self.variables(variables)?,
        }))
    }

    /// Whether the rule of the technique reaches all conclusions, by the pattern of the step if it
    /// states one.
    fn by_rule(self, survey: &Survey<'_>) -> Result<Grounds, Flaw> {
        let technique = self.step.technique.ok_or(Fault::NoArgument)?;
        let rule = rule_for(technique).ok_or(Fault::NotFound(technique))?;
        let mut left = Left::of(self.step);
        let mut left_of_pattern = left.clone();
        let _ = rule.search(survey, &mut |deduction| {
            if survey.is_stopped() {
                return ControlFlow::Break(());
            }
            // Most deductions are about something else.
            if left_of_pattern.shares(&deduction) {
                left.take(&deduction);
                if self.step.is_written_as(&deduction, self.grid.layout()) {
                    left_of_pattern.take(&deduction);
                }
            }
            match left_of_pattern.is_empty() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        match (left_of_pattern.is_empty(), left.is_empty()) {
            (true, _) if self.step.argument == Argument::Other => {
                Ok(Grounds::Conclusion(technique))
            }
            (true, _) => Ok(Grounds::Rule(technique)),
            (false, true) => Err(Fault::OtherPattern(technique).into()),
            (false, false) => Err(Fault::NotFound(technique).into()),
        }
    }

    /// Whether the step is a single, by its name or its conclusions.
    fn is_single(self) -> bool {
        let family = self.step.technique.map(Technique::family);
        self.step.eliminations.is_empty() && family.is_none_or(|it| it == Family::Singles)
    }

    /// Checks singles of digits in cells that are named with them.
    fn single_in(self, digits: DigitSet, cells: CellSet) -> Result<KnownPattern, Fault> {
        let is_named = |it: &&Candidate| digits.contains(it.digit) && cells.contains(it.cell);
        match self.step.placements.iter().find(|it| !is_named(it)) {
            Some(other) => Err(Fault::DoesNotFollow(*other, true)),
            None => self.singles(),
        }
    }

    /// Checks that each value is the only candidate of its cell, or has only one place in a house.
    fn singles(self) -> Result<KnownPattern, Fault> {
        let technique = self.step.technique;
        let mut seen = None;
        for it in &self.step.placements {
            let fault = technique.map_or(Fault::NotAlone(*it), Fault::NotFound);
            let by = self.single(*it).ok_or(fault)?;
            seen.get_or_insert(by);
        }
        seen.ok_or(Fault::NoArgument)
    }

    fn single(self, it: Candidate) -> Option<KnownPattern> {
        let technique = self.step.technique;
        let is_naked = self.grid.candidates(it.cell).single() == Some(it.digit);
        let naked = is_naked.then_some(KnownPattern::NakedSingle);
        let is_alone = |house: &House| match technique {
            Some(Technique::FullHouse) => {
                (self.grid.unsolved() & house.cells()).single() == Some(it.cell)
            }
            _ => self.places(it.digit, house.cells()).single() == Some(it.cell),
        };
        let mut houses = self.grid.layout().houses_of(it.cell).iter().copied();
        let hidden = houses.find(is_alone).map(KnownPattern::HiddenSingle);
        match technique {
            Some(Technique::NakedSingle) => naked,
            Some(Technique::HiddenSingle | Technique::FullHouse) => hidden,
            _ => naked.or(hidden),
        }
    }

    /// The fault that a step names a candidate that is not on the board.
    fn not_there(self, it: Candidate) -> Fault {
        match self.grid.value(it.cell) {
            Some(digit) => Fault::Filled(it.cell, digit),
            None => Fault::NoCandidate(it),
        }
    }

    fn places(self, digit: Digit, cells: CellSet) -> CellSet {
        self.grid.cells_with(digit) & cells
    }

    fn sees_all(self, cell: Cell, cells: CellSet) -> bool {
        cells.is_subset(self.grid.layout().peers(cell))
    }

    /// The candidates of cells taken together.
    fn digits_of(self, cells: CellSet) -> DigitSet {
        let cells = cells.iter();
        cells.fold(DigitSet::EMPTY, |all, cell| {
            all | self.grid.candidates(cell)
        })
    }

    /// Checks that no value is set and that each removed candidate passes.
    fn each_removed(self, passes: impl Fn(Candidate) -> Result<(), Fault>) -> Result<(), Fault> {
        if let Some(placed) = self.step.placements.first() {
            return Err(Fault::DoesNotFollow(*placed, true));
        }
        self.step.eliminations.iter().try_for_each(|it| passes(*it))
    }
}
