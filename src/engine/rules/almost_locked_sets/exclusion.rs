//! Aligned pair and triple exclusion: candidates that are in no possible combination of
//! some cells.

use std::ops::ControlFlow;

use super::{AlmostLockedSets, Conclusions, Deduction, Pattern, Rule, Sink};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::Technique;

/// The cost of trying the combinations of a pair or a triple, in tenths of a microsecond.
const TO_EXCLUDE: usize = 20;

/// The pattern of an aligned exclusion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExclusionPattern {
    /// The two or three cells.
    pub cells: Vec<Cell>,
    /// Their candidates, except those that are removed.
    pub candidates: Vec<Candidate>,
    /// Each removed candidate, with the reasons that exclude its combinations.
    pub excluded: Vec<(Candidate, Vec<Excluder>)>,
}

/// A reason why combinations with a candidate are impossible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excluder {
    /// The candidate of a second cell in these combinations; `None` if they are impossible
    /// whatever it holds.
    pub with: Option<Candidate>,
    /// Another of the cells.
    pub cell: Cell,
    /// The digits that this cell cannot hold then.
    pub digits: DigitSet,
    /// The cells that would have too few digits; empty if the digit would be in two cells
    /// that see each other.
    pub cells: CellSet,
    /// The digits of these cells.
    pub of: DigitSet,
}

/// The reason that excludes a combination of two cells: a digit in both cells, which see
/// each other, or the set with this number.
#[derive(Clone, Copy)]
enum Because {
    Same,
    Set(usize),
}

/// For each cell and digit, as bits, the sets with that digit whose places for it are all
/// seen by the cell.
struct Aimed {
    words: usize,
    bits: Vec<u64>,
}

impl Aimed {
    fn of(sets: &AlmostLockedSets) -> Self {
        let sets = sets.sets();
        let words = sets.len().div_ceil(64);
        let mut aimed = Self {
            words,
            bits: vec![0; Cell::COUNT * Digit::COUNT * words],
        };
        let counted = sets.iter().enumerate().filter(|(_, set)| set.is_counted());
        for (number, set) in counted {
            for aim in sets.aims(set) {
                for cell in aim.targets {
                    let at = aimed.start(cell, aim.digit) + number / 64;
                    aimed.bits[at] |= 1 << (number % 64);
                }
            }
        }
        aimed
    }

    const fn start(&self, cell: Cell, digit: Digit) -> usize {
        (cell.index() * Digit::COUNT + digit.index()) * self.words
    }

    fn at(&self, cell: Cell, digit: Digit) -> &[u64] {
        &self.bits[self.start(cell, digit)..][..self.words]
    }

    /// The first set with a number less than `below` that loses a digit to each of two
    /// candidates.
    fn first(&self, one: Candidate, other: Candidate, below: usize) -> Option<usize> {
        let words = self.at(one.cell, one.digit).iter();
        let both = words.zip(self.at(other.cell, other.digit));
        let number = both
            .enumerate()
            .map(|(number, (one, other))| (number, one & other))
            .find(|(_, both)| *both != 0)
            .map(|(number, both)| number * 64 + both.trailing_zeros() as usize)?;
        (number < below).then_some(number)
    }
}

/// Aligned Pair Exclusion: two cells cannot hold the same digit if they see each other.
/// They also cannot hold two digits of an almost locked set if one cell sees all places of
/// the first digit there, and the other cell all places of the second: the set would have
/// too few digits left. A candidate that goes with no candidate of the other cell is false.
/// At first, only cells with two candidates are used as sets, and then all sets.
pub static ALIGNED_PAIR_EXCLUSION: Rule =
    Rule::new(Technique::AlignedPairExclusion, |_, grid, found| {
        let sets = grid.almost_locked_sets();
        let cells_alone = sets.sets().iter().take_while(|set| set.size() == 1).count();
        if sets.sets().is_empty() {
            return ControlFlow::Continue(());
        }
        let aimed = Aimed::of(sets);
        let open: Vec<Cell> = (grid.unsolved() - grid.singles()).iter().collect();
        for (number, one) in open.iter().enumerate() {
            if grid.is_stopped() {
                return ControlFlow::Break(());
            }
            for other in &open[number + 1..] {
                grid.spend(TO_EXCLUDE)?;
                let pair = [*one, *other];
                let by_cells = exclude_pair(grid, &aimed, pair, cells_alone);
                let by_sets = exclude_pair(grid, &aimed, pair, usize::MAX);
                let more = by_sets.len() > by_cells.len();
                for gone in [Some(by_cells), more.then_some(by_sets)]
                    .into_iter()
                    .flatten()
                {
                    if !gone.is_empty() {
                        found(of_pair(grid, sets, pair, gone))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    });

/// The candidates that a pair of cells loses, with the reason for each candidate of the
/// other cell.
type OfPair = Vec<(Candidate, Vec<(Digit, Because)>)>;

fn exclude_pair(grid: &Grid, aimed: &Aimed, pair: [Cell; 2], below: usize) -> OfPair {
    let sees = grid.layout().sees(pair[0], pair[1]);
    let mut gone = OfPair::new();
    for [one, other] in [pair, [pair[1], pair[0]]] {
        'each: for digit in grid.candidates(one) {
            let candidate = Candidate::new(one, digit);
            let mut reasons = Vec::new();
            for with in grid.candidates(other) {
                let because = if with == digit {
                    sees.then_some(Because::Same)
                } else {
                    let set = aimed.first(candidate, Candidate::new(other, with), below);
                    set.map(Because::Set)
                };
                let Some(because) = because else {
                    continue 'each;
                };
                reasons.push((with, because));
            }
            gone.push((candidate, reasons));
        }
    }
    gone.sort_unstable_by_key(|(candidate, _)| *candidate);
    gone
}

fn of_pair(grid: &Grid, sets: &AlmostLockedSets, pair: [Cell; 2], gone: OfPair) -> Deduction {
    let excluded = gone.into_iter().map(|(candidate, reasons)| {
        let cell = pair[usize::from(pair[0] == candidate.cell)];
        let mut excluders: Vec<Excluder> = Vec::new();
        for (digit, because) in reasons {
            let by = match because {
                Because::Same => (CellSet::EMPTY, DigitSet::EMPTY),
                Because::Set(number) => {
                    let set = &sets.sets()[number];
                    (set.cells, set.digits)
                }
            };
            add(&mut excluders, None, Candidate::new(cell, digit), by);
        }
        (candidate, excluders)
    });
    deduction(
        Technique::AlignedPairExclusion,
        grid,
        pair.to_vec(),
        excluded.collect(),
    )
}

/// Adds the reason that cells with some digits would have too few left with a candidate.
fn add(
    excluders: &mut Vec<Excluder>,
    with: Option<Candidate>,
    Candidate { cell, digit }: Candidate,
    (cells, of): (CellSet, DigitSet),
) {
    let is_same = |it: &&mut Excluder| it.with == with && it.cell == cell && it.cells == cells;
    match excluders.iter_mut().find(is_same) {
        Some(known) => known.digits = known.digits.with(digit),
        None => excluders.push(Excluder {
            with,
            cell,
            digits: DigitSet::only(digit),
            cells,
            of,
        }),
    }
}

fn deduction(
    technique: Technique,
    grid: &Grid,
    cells: Vec<Cell>,
    excluded: Vec<(Candidate, Vec<Excluder>)>,
) -> Deduction {
    let eliminations: Conclusions = excluded.iter().map(|(candidate, _)| *candidate).collect();
    let of_cell = |cell: &Cell| {
        let (cell, held) = (*cell, grid.candidates(*cell));
        held.into_iter().map(move |it| Candidate::new(cell, it))
    };
    let candidates = cells.iter().flat_map(of_cell);
    Deduction {
        technique,
        placements: Conclusions::new(),
        pattern: Pattern::Exclusion(Box::new(ExclusionPattern {
            candidates: candidates.filter(|it| !eliminations.contains(it)).collect(),
            cells,
            excluded,
        })),
        eliminations,
    }
}

/// Aligned Triple Exclusion: the same with three cells, all of which see the same two or
/// more cells with two or three candidates; a combination that leaves one of these no
/// candidate is impossible.
pub static ALIGNED_TRIPLE_EXCLUSION: Rule =
    Rule::new(Technique::AlignedTripleExclusion, |_, grid, found| {
        let layout = grid.layout();
        let [_, two, _, four] = grid.at_least();
        let excluders = two - four;
        let open: Vec<Cell> = (grid.unsolved() - grid.singles()).iter().collect();
        for (first, one) in open.iter().enumerate() {
            if grid.is_stopped() {
                return ControlFlow::Break(());
            }
            for (second, two) in (first + 1..).zip(&open[first + 1..]) {
                let common = excluders & layout.peers(*one) & layout.peers(*two);
                if common.has_at_most(1) {
                    continue;
                }
                for three in &open[second + 1..] {
                    let common = common & layout.peers(*three);
                    if !common.has_at_most(1) {
                        grid.spend(TO_EXCLUDE)?;
                        exclude_three(grid, [*one, *two, *three], common, found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    });

/// Finds the candidates of three cells that are in no possible combination.
fn exclude_three(
    grid: &Grid,
    cells: [Cell; 3],
    common: CellSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    let held = cells.map(|cell| grid.candidates(cell));
    let [a, b, c] = cells;
    let sees = [layout.sees(a, b), layout.sees(a, c), layout.sees(b, c)];
    let of: Vec<DigitSet> = common.iter().map(|cell| grid.candidates(cell)).collect();
    let unless_seen = |digits: DigitSet, sees: bool, digit: Digit| {
        if sees { digits.without(digit) } else { digits }
    };
    let mut possible = [DigitSet::EMPTY; 3];
    for one in held[0] {
        for other in unless_seen(held[1], sees[0], one) {
            let both = DigitSet::only(one).with(other);
            if of.iter().any(|digits| digits.is_subset(both)) {
                continue;
            }
            let thirds = unless_seen(held[2], sees[1], one);
            for third in unless_seen(thirds, sees[2], other) {
                let all = both.with(third);
                if of.iter().any(|digits| digits.is_subset(all)) {
                    continue;
                }
                possible[0].insert(one);
                possible[1].insert(other);
                possible[2].insert(third);
            }
        }
        if possible == held {
            return ControlFlow::Continue(());
        }
    }
    let excluded: Vec<_> = (0..cells.len())
        .flat_map(|at| {
            let gone = held[at] - possible[at];
            gone.into_iter()
                .map(move |digit| Candidate::new(cells[at], digit))
        })
        .map(|candidate| (candidate, why_three(grid, cells, common, candidate)))
        .collect();
    if excluded.is_empty() || possible.iter().any(|digits| digits.is_empty()) {
        return ControlFlow::Continue(());
    }
    found(deduction(
        Technique::AlignedTripleExclusion,
        grid,
        cells.to_vec(),
        excluded,
    ))
}

/// The reasons why each combination of three cells with a candidate is impossible: the
/// digits that a second cell cannot hold whatever the third holds, and, for each other
/// digit of the second cell, the digits that the third cannot hold.
fn why_three(
    grid: &Grid,
    cells: [Cell; 3],
    common: CellSet,
    candidate: Candidate,
) -> Vec<Excluder> {
    let layout = grid.layout();
    let others: Vec<Cell> = cells
        .into_iter()
        .filter(|it| *it != candidate.cell)
        .collect();
    let [second, third] = others[..] else {
        return Vec::new();
    };
    // The reason why the last of some candidates cannot be true together with the others.
    let because = |before: &[Candidate], last: Candidate| {
        let is_same = |it: &Candidate| it.digit == last.digit && layout.sees(it.cell, last.cell);
        if before.iter().any(is_same) {
            return Some((CellSet::EMPTY, DigitSet::EMPTY));
        }
        let taken: DigitSet = before.iter().map(|it| it.digit).collect();
        let taken = taken.with(last.digit);
        let emptied = |cell: &Cell| grid.candidates(*cell).is_subset(taken);
        let emptied = common.iter().find(emptied)?;
        Some((CellSet::only(emptied), grid.candidates(emptied)))
    };
    let mut excluders = Vec::new();
    let mut left = [grid.candidates(second), grid.candidates(third)];
    for (cell, left) in [second, third].into_iter().zip(&mut left) {
        for digit in *left {
            let excluded = Candidate::new(cell, digit);
            if let Some(by) = because(&[candidate], excluded) {
                add(&mut excluders, None, excluded, by);
                *left = left.without(digit);
            }
        }
    }
    let [of_second, of_third] = left;
    if of_second.is_empty() || of_third.is_empty() {
        // That alone leaves no combination.
        let needed = if of_second.is_empty() { second } else { third };
        excluders.retain(|it| it.cell == needed);
        return excluders;
    }
    for digit in of_second {
        let with = Candidate::new(second, digit);
        for digit in of_third {
            let last = Candidate::new(third, digit);
            if let Some(by) = because(&[candidate, with], last) {
                add(&mut excluders, Some(with), last, by);
            }
        }
    }
    excluders
}
