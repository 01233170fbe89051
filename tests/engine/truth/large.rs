//! Checks the sentences about a pattern that takes up much of the board.

use super::holds::{Holds, each_sentence, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, DigitSet, Grid, House};
use sudoku_stepper::rules::{Deduction, Pattern};

/// Whether all sentences of such a pattern are read.
pub const fn is_read(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Exocet(_))
}

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut exocet = Exocet {
        grid,
        deduction,
        told: Told::default(),
    };
    exocet.sentence(&tokens(&argument.idea))?;
    each_sentence(argument, &mut |tokens| exocet.sentence(tokens))?;
    ensure(exocet.told.is_concluded, "nothing is concluded")
}

/// Returns the values of the placeholders of the first pattern that the tokens match.
fn take(tokens: &[Token], patterns: &[&str]) -> Option<Vec<Read>> {
    patterns.iter().find_map(|it| matched(it, tokens))
}

fn union(houses: &[House]) -> CellSet {
    houses
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells())
}

/// The facts from the sentences so far.
#[derive(Default)]
struct Told {
    base: CellSet,
    targets: CellSet,
    digits: DigitSet,
    /// Each base with its targets.
    parts: Vec<[CellSet; 2]>,
    cross_lines: Vec<House>,
    /// For each digit, the choices of lines that cover it.
    covers: Vec<(DigitSet, Vec<Vec<House>>)>,
    is_held: bool,
    is_only: bool,
    supposed: Option<Candidate>,
    crowded: Vec<Candidate>,
    gone: DigitSet,
    mirror: Option<(CellSet, CellSet)>,
    mirrored: Vec<Candidate>,
    are_different: bool,
    are_four: bool,
    is_seeing: bool,
    is_used: bool,
    is_concluded: bool,
}

struct Exocet<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    told: Told,
}

impl Exocet<'_> {
    /// Returns the places of some digits, including cells that have them.
    fn places(&self, digits: DigitSet) -> CellSet {
        let all = digits
            .iter()
            .map(|digit| self.grid.cells_with(digit) | self.grid.placed(digit));
        all.fold(CellSet::EMPTY, |all, it| all | it)
    }

    /// Returns the places of a digit in the cross-lines, without the targets of a base and the
    /// cells that both its cells see.
    fn left(&self, digit: DigitSet, [base, targets]: [CellSet; 2]) -> CellSet {
        let seen = self.grid.layout().common_peers(base);
        (self.places(digit) & union(&self.told.cross_lines)) - targets - seen
    }

    #[allow(clippy::too_many_lines, reason = "one sentence after the other")]
    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        let read = |patterns: &[&str]| take(tokens, patterns);
        if let Some([Cells(targets), Cells(base)]) =
            read(&["the targets {cells} hold the same two digits as the base , {cells} ."])
                .as_deref()
        {
            ensure(
                targets.len() == 2 && base.len() == 2,
                "two targets and two base cells",
            )?;
            (self.told.targets, self.told.base) = (*targets, *base);
            return Ok(());
        }
        if let Some([Cells(base), Digits(digits), Cells(targets)]) = read(&["the four base cells {cells} hold {digits} , once each , and so do the four targets {cells} ."]).as_deref() {
            ensure(targets.len() == 4 && base.len() == 4, "four targets and four base cells")?;
            (self.told.targets, self.told.base, self.told.digits) = (*targets, *base, *digits);
            return Ok(());
        }
        if let Some([Cells(base), Digits(digits), Cells(targets)]) = read(&[
            "the base , {cells} , has no candidates but {digits} ; its targets are {cells} .",
        ])
        .as_deref()
        {
            ensure(
                base.is_subset(self.told.base) && base.len() == 2,
                "another base",
            )?;
            ensure(
                targets.is_subset(self.told.targets) && targets.len() == 2,
                "another target",
            )?;
            let held = base
                .iter()
                .fold(DigitSet::EMPTY, |all, it| all | self.grid.candidates(it));
            ensure(held == *digits, "other candidates")?;
            ensure(
                self.told.digits.is_empty() || self.told.digits == *digits,
                "other digits",
            )?;
            ensure(base.is_subset(self.grid.unsolved()), "no empty cells")?;
            let first = base.first().ok_or("no cell")?;
            ensure(
                self.grid
                    .layout()
                    .houses_of(first)
                    .iter()
                    .filter(|it| base.is_subset(it.cells()))
                    .count()
                    >= 2,
                "they share a house only",
            )?;
            self.told.digits = *digits;
            self.told.parts.push([*base, *targets]);
            return Ok(());
        }
        if let Some([Houses(lines)]) = read(&["each digit that the base holds is needed once in each of {houses} ( cross-lines ) , and it is in no cell that both base cells see ."]).as_deref() {
            let all = |which: usize| self.told.parts.iter().fold(CellSet::EMPTY, |all, part| all | part[which]);
            ensure(all(0) == self.told.base && all(1) == self.told.targets, "not all bases and targets")?;
            ensure(lines.len() == 3, "three lines")?;
            ensure(union(lines).len() == 27, "they cross")?;
            ensure(self.told.targets.is_subset(union(lines)), "a target is beside them")?;
            ensure(self.told.base.is_disjoint(union(lines)) || self.told.parts.len() == 2, "they meet the base")?;
            self.told.cross_lines.clone_from(lines);
            return Ok(());
        }
        if let Some([Cells(companions)]) = read(&[
            "beside the targets , {cells} has none of these digits ( companion ) .",
            "beside the targets , {cells} have none of these digits ( companions ) .",
        ])
        .as_deref()
        {
            let places = self.places(self.told.digits);
            ensure(
                companions.is_disjoint(places),
                "they have one of the digits",
            )?;
            let lines = union(&self.told.cross_lines);
            ensure(
                companions.is_subset(lines),
                "they lie beside the cross-lines",
            )?;
            let is_beside = |cell: Cell| {
                let mut targets = self.told.targets.iter();
                targets.any(|it| it.box_index() == cell.box_index() && it != cell)
            };
            return ensure(
                companions.iter().all(is_beside),
                "they are beside no target",
            );
        }
        if read(&["the remaining cells of these lines , without the targets , are their s cells ."])
            .is_some()
        {
            return ensure(self.told.cross_lines.len() == 3, "no lines were told of");
        }
        let cover = read(&["the s cells have the {digits} only in {houses} ."]);
        let nowhere = read(&["the s cells have the {digits} nowhere ."]);
        let covered = match (cover.as_deref(), nowhere.as_deref()) {
            (Some([Digits(digit), Houses(lines)]), _) => Some((*digit, lines.clone())),
            (_, Some([Digits(digit)])) => Some((*digit, Vec::new())),
            _ => None,
        };
        if let Some((digit, lines)) = covered {
            ensure(
                digit.has_one() && digit.is_subset(self.told.digits),
                "another digit",
            )?;
            self.told.covers.push((digit, Vec::new()));
            return self.cover(lines);
        }
        if let Some([Houses(lines)]) =
            read(&["all these places are in {houses} , too ."]).as_deref()
        {
            return self.cover(lines.clone());
        }
        if read(&["two lines have a digit twice at most , but it is needed three times : so a target holds it ."]).is_some() {
            let covered = self.told.covers.iter().fold(DigitSet::EMPTY, |all, it| all | it.0);
            return ensure(covered == self.told.digits, "a digit was not told of");
        }
        if read(&["the base has two digits and two targets , so each target holds one of them ."])
            .is_some()
        {
            self.told.is_held = true;
            return Ok(());
        }
        if let Some([Digits(digits)]) =
            read(&["so a target can hold nothing but {digits} ."]).as_deref()
        {
            ensure(
                self.told.is_held && *digits == self.told.digits,
                "other digits",
            )?;
            self.told.is_only = true;
            return Ok(());
        }
        if let Some([Cells(cell), Digits(digit), Digits(again), Cells(same)]) = read(&["if {cells} were {digits} , the two other cross-lines would need the {digits} , too , besides the targets and out of sight of {cells} ."]).as_deref() {
            ensure(cell == same && digit == again && cell.is_subset(self.told.targets), "another target")?;
            let candidate = Candidate::new(cell.single().ok_or("one cell")?, digit.single().ok_or("one digit")?);
            ensure(self.grid.has(candidate) && self.told.is_held, "it is no candidate")?;
            self.told.supposed = Some(candidate);
            return Ok(());
        }
        if let Some([Houses(line)]) =
            read(&["they have it only in {houses} , which holds it once ."]).as_deref()
        {
            let it = self.told.supposed.take().ok_or("nothing was supposed")?;
            let part = self
                .told
                .parts
                .iter()
                .find(|part| part[1].contains(it.cell))
                .ok_or("no part")?;
            let left =
                self.left(DigitSet::only(it.digit), *part) - self.grid.layout().peers(it.cell);
            let others = self
                .told
                .cross_lines
                .iter()
                .filter(|line| !line.cells().contains(it.cell));
            let others: Vec<House> = others.copied().collect();
            ensure(
                others.len() == 2 && line.len() == 1,
                "two other lines, and one",
            )?;
            ensure(
                (left & union(&others)).is_subset(union(line)),
                "they have other places",
            )?;
            self.told.crowded.push(it);
            return Ok(());
        }
        if let Some([Digits(digits)]) =
            read(&["no target can be {digits} , so the base cannot either ."]).as_deref()
        {
            ensure(
                self.told.parts.len() == 1 && digits.is_subset(self.told.digits),
                "another digit",
            )?;
            for (cell, digit) in self
                .told
                .targets
                .iter()
                .flat_map(|cell| digits.iter().map(move |it| (cell, it)))
            {
                let candidate = Candidate::new(cell, digit);
                ensure(
                    !self.grid.has(candidate) || self.told.crowded.contains(&candidate),
                    "a target can be it",
                )?;
            }
            self.told.gone = *digits;
            return Ok(());
        }
        if let Some([Cells(target)]) =
            read(&["what {cells} holds is in the base , too ."]).as_deref()
        {
            ensure(
                target.has_one() && target.is_subset(self.told.targets) && self.told.is_held,
                "no target",
            )?;
            self.told.mirror = Some((*target, CellSet::EMPTY));
            return Ok(());
        }
        if let Some([Houses(house), Cells(target), Cells(other), Cells(mirror)]) = read(&["in {houses} it is then out of sight of {cells} and of the base , not in {cells} , and not in a cell without digits of the base : it is in {cells} ( mirror ) ."]).as_deref() {
            ensure(self.told.mirror == Some((*target, CellSet::EMPTY)), "another target")?;
            ensure(*target | *other == self.told.targets && target != other, "another target")?;
            let layout = self.grid.layout();
            let seen = layout.common_peers(*target) | layout.common_peers(self.told.base);
            let left = union(house) - seen - *other;
            ensure((left & self.places(self.told.digits)).is_subset(*mirror), "it has other places")?;
            ensure(mirror.is_subset(left), "it cannot be there")?;
            self.told.mirror = Some((*target, *mirror));
            return Ok(());
        }
        if let Some([Cells(mirror), Digits(digit), Cells(target)]) =
            read(&["{cells} cannot be {digits} , so {cells} cannot be either ."]).as_deref()
        {
            ensure(
                self.told.mirror == Some((*target, *mirror)),
                "another mirror",
            )?;
            ensure(self.places(*digit).is_disjoint(*mirror), "it can be")?;
            let candidate = Candidate::new(
                target.single().ok_or("one cell")?,
                digit.single().ok_or("one digit")?,
            );
            self.told.mirrored.push(candidate);
            return Ok(());
        }
        if let Some([Houses(shared)]) = read(&["no digit is in both bases : it could not be in the target that shares a box with a base , and so it would be in two targets of {houses} ."]).as_deref() {
            let [[one, targets], [other, others]] = self.told.parts[..] else {
                return Err("two bases".to_owned());
            };
            let shared = union(shared);
            for (base, targets) in [(one, others), (other, targets)] {
                let first = base.first().ok_or("no cell")?;
                let region = self.grid.layout().region_of(first).ok_or("no box")?.cells();
                ensure((region & targets).len() == 1 && (shared & targets).len() == 1, "not so")?;
                ensure(!region.contains((shared & targets).first().ok_or("no cell")?), "the same")?;
            }
            ensure(shared & targets != shared & others, "the same target")?;
            self.told.are_different = self.told.is_held;
            return Ok(());
        }
        if let Some([Cells(base), Digits(digits), Cells(targets)]) = read(&["so the four base cells {cells} hold {digits} , once each , and so do the four targets {cells} ."]).as_deref() {
            ensure(self.told.are_different && digits.len() == 4, "it does not follow")?;
            ensure(*base == self.told.base && *targets == self.told.targets && *digits == self.told.digits, "others")?;
            self.told.are_four = true;
            return Ok(());
        }
        if let Some([Digits(digits)]) =
            read(&["what sees all four base cells , or all four targets , cannot be {digits} ."])
                .as_deref()
        {
            ensure(
                self.told.are_four && *digits == self.told.digits,
                "other digits",
            )?;
            self.told.is_seeing = true;
            return Ok(());
        }
        if read(&["a digit is in one target , so two cross-lines have it besides : each of its two lines has it there , and nowhere else ."]).is_some() {
            self.told.is_used = self.told.are_four;
            return ensure(self.told.is_used, "it does not follow");
        }
        if let Some([Removed(removed)]) = read(&[
            "so this candidate is false : {removed} .",
            "so these candidates are false : {removed} .",
        ])
        .as_deref()
        {
            let mut told = removed.clone();
            told.sort();
            let mut all = self.deduction.eliminations.to_vec();
            all.sort();
            ensure(told == all, "it removes something else")?;
            ensure(
                told.iter().all(|it| self.grid.has(*it)),
                "it is no candidate",
            )?;
            ensure(
                told.iter().all(|it| self.goes(*it)),
                "a removal does not follow",
            )?;
            self.told.is_concluded = true;
            return Ok(());
        }
        Err(format!("it is not understood: {tokens:?}"))
    }

    /// Checks that some lines have all remaining places of the last digit.
    fn cover(&mut self, lines: Vec<House>) -> Holds {
        let (digit, _) = *self.told.covers.last().as_ref().ok_or("no digit")?;
        ensure(lines.len() <= 2, "more than two lines")?;
        for part in &self.told.parts {
            let left = self.left(*digit, *part);
            ensure(left.is_subset(union(&lines)), "there are other places")?;
        }
        let (_, choices) = self.told.covers.last_mut().ok_or("no digit")?;
        choices.push(lines);
        Ok(())
    }

    /// Whether a candidate is false because of the facts so far.
    fn goes(&self, it: Candidate) -> bool {
        let told = &self.told;
        let layout = self.grid.layout();
        let in_target = told.targets.contains(it.cell);
        let sees_all = [told.base, told.targets]
            .iter()
            .any(|cells| layout.common_peers(*cells).contains(it.cell));
        let is_beside = told.covers.iter().any(|(digit, choices)| {
            let kept = told
                .parts
                .iter()
                .fold(CellSet::EMPTY, |all, part| all | self.left(*digit, *part));
            let lines = choices.iter().any(|choice| union(choice).contains(it.cell));
            digit.contains(it.digit) && lines && !kept.contains(it.cell)
        });
        in_target && told.is_only && !told.digits.contains(it.digit)
            || told.crowded.contains(&it)
            || told.mirrored.contains(&it)
            || told.base.contains(it.cell) && told.gone.contains(it.digit)
            || told.is_seeing && told.digits.contains(it.digit) && sees_all
            || told.is_used && is_beside
    }
}
