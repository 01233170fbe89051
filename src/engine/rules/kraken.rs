//! Kraken fish: fish whose fins do not have to see the eliminated candidate, since chains
//! lead from the fins to the conclusion.

use std::ops::ControlFlow;

use super::forcing::{Group, Implications, Reach, Trace};
use super::{Pattern, Rule, Sink, Survey, Technique};
use crate::branching::{Claim, Consequence};
use crate::grid::{Cell, CellSet, Digit, Grid, House, Layout};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[&KRAKEN_FISH_TYPE_1, &KRAKEN_FISH_TYPE_2];

/// The pattern of a kraken fish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KrakenPattern {
    /// The digit of the fish.
    pub digit: Digit,
    /// The base houses.
    pub base: Vec<House>,
    /// The cover houses.
    pub cover: Vec<House>,
    /// The candidates of the base, with the fins.
    pub cells: CellSet,
    /// The base candidates outside all cover houses.
    pub fins: CellSet,
    /// For type 2, the cover house whose base candidates also start chains.
    pub start: Option<House>,
    /// The chains, each from an assumed candidate to the conclusion.
    pub branches: Vec<Vec<Consequence>>,
}

/// The greatest number of fins in a kraken fish.
const MOST_FINS: usize = 4;

/// Kraken Fish Type 1: without its fins, a basic fish would remove a candidate, and a chain
/// from each fin shows that this candidate is false. If no fin is true, the fish removes
/// the candidate; if a fin is true, its chain does.
///
/// The fish are two to four rows covered by columns, or columns by rows, with one to four
/// fins, at least one of which does not see the candidate: otherwise, it is a plain finned
/// fish. Each conclusion is reported once, for the smallest fish and, among those, the one
/// with the fewest consequences; the conclusions are in that order.
pub static KRAKEN_FISH_TYPE_1: Rule =
    Rule::new(Technique::KrakenFishType1, |technique, grid, found| {
        report(technique, grid, Kind::Type1, found)
    });

/// Kraken Fish Type 2: chains from each fin of a basic fish, and from each base candidate
/// in one of the cover houses, lead to the same conclusion. If no fin is true, the base
/// houses take their digits in the cover houses, one in each, so at least one of all these
/// candidates is true.
///
/// The fish are those of type 1, and conclusions of type 1 are left to it.
pub static KRAKEN_FISH_TYPE_2: Rule =
    Rule::new(Technique::KrakenFishType2, |technique, grid, found| {
        report(technique, grid, Kind::Type2, found)
    });

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Type1,
    Type2,
}

/// The kind of the base houses; the cover houses are of the other kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lines {
    Rows,
    Columns,
}

impl Lines {
    const fn across(self) -> Self {
        match self {
            Self::Rows => Self::Columns,
            Self::Columns => Self::Rows,
        }
    }

    /// The number of the line that a cell is in, and the number of the line across.
    const fn of(self, cell: Cell) -> (usize, usize) {
        match self {
            Self::Rows => (cell.row(), cell.column()),
            Self::Columns => (cell.column(), cell.row()),
        }
    }

    const fn cell(self, line: usize, across: usize) -> Cell {
        match self {
            Self::Rows => Cell::at(line, across),
            Self::Columns => Cell::at(across, line),
        }
    }

    fn house(self, layout: &Layout, line: usize) -> House {
        match self {
            Self::Rows => layout.rows()[line],
            Self::Columns => layout.columns()[line],
        }
    }

    /// The cells by line, with the places on each line as bits.
    fn split(self, cells: CellSet) -> [u16; Cell::SIDE] {
        let mut lines = [0; Cell::SIDE];
        for cell in cells {
            let (line, across) = self.of(cell);
            lines[line] |= 1 << across;
        }
        lines
    }
}

/// A fish and the cover house from which chains start; lines are bits.
#[derive(Debug, Clone, Copy)]
struct Kraken {
    digit: Digit,
    lines: Lines,
    base: u16,
    cover: u16,
    /// For type 2, the number of the cover house.
    start: Option<usize>,
    fins: CellSet,
    /// The candidates from which chains start.
    starts: CellSet,
}

fn report(technique: Technique, grid: &Survey<'_>, kind: Kind, found: Sink<'_>) -> ControlFlow<()> {
    let implications = grid.implications();
    let mut trace = Trace::new(grid, Reach::Chain);
    let mut ranked = Vec::new();
    for assumed in implications.claims() {
        if grid.is_stopped() {
            return ControlFlow::Break(());
        }
        if let Some((rank, kraken)) = simplest(grid, implications, &mut trace, assumed, kind) {
            ranked.push((rank, assumed.opposite(), kraken));
        }
    }
    ranked.sort_by_key(|(rank, conclusion, _)| (*rank, *conclusion));
    for (_, conclusion, kraken) in ranked {
        let branches = Group::of_digit(kraken.digit, kraken.starts, true)
            .claims()
            .map(|assumed| {
                trace.run(assumed);
                trace.branch(Group::only(conclusion))
            });
        let branches = branches.collect();
        let pattern = Pattern::Kraken(Box::new(kraken.pattern(grid, branches)));
        found(conclusion.concluded(technique, pattern))?;
    }
    ControlFlow::Continue(())
}

/// The smallest fish that proves an assumption wrong, by size and then by number of
/// consequences.
///
/// Chains also work backward: there are chains from the fins to the conclusion if the
/// opposite of the conclusion makes all fins false. So that opposite is assumed. With the
/// places of a digit that its chains leave, some base houses must have one cover house too
/// few: all other places are fins, or base candidates in the missing cover house.
fn simplest(
    grid: &Grid,
    implications: &Implications<'_>,
    trace: &mut Trace<'_>,
    assumed: Claim,
    kind: Kind,
) -> Option<((usize, usize), Kraken)> {
    let follows = implications.by_chains(assumed)?;
    let mut simplest: Option<((usize, usize), Kraken)> = None;
    let mut traced = false;
    for digit in Digit::ALL {
        let is_own = assumed.is_true && assumed.candidate.digit == digit;
        if follows.off(digit).is_empty() || (kind == Kind::Type1 && !is_own) {
            continue;
        }
        let target = is_own.then_some(assumed.candidate.cell);
        for lines in [Lines::Rows, Lines::Columns] {
            let waters = Waters::new(
                grid.layout(),
                grid.cells_with(digit),
                follows.off(digit),
                lines,
            );
            waters.bases(&mut |base| {
                let Some(kraken) = waters.kraken(digit, base, target, kind) else {
                    return;
                };
                let size = base.count_ones() as usize;
                if simplest.is_some_and(|((smallest, _), _)| smallest < size) {
                    return;
                }
                if !traced {
                    trace.run(assumed);
                    traced = true;
                }
                let starts = Group::of_digit(digit, kraken.starts, false);
                let Some(nodes) = trace.nodes(starts, usize::MAX) else {
                    return;
                };
                if simplest.is_none_or(|(rank, _)| (size, nodes) < rank) {
                    simplest = Some(((size, nodes), kraken));
                }
            });
        }
    }
    simplest
}

/// The places of a digit by lines of one kind: all places, and the places that the
/// assumption leaves. A line has a bit for each line across.
struct Waters<'a> {
    layout: &'a Layout,
    lines: Lines,
    places: [u16; Cell::SIDE],
    left: [u16; Cell::SIDE],
}

impl<'a> Waters<'a> {
    fn new(layout: &'a Layout, places: CellSet, off: CellSet, lines: Lines) -> Self {
        Self {
            layout,
            lines,
            places: lines.split(places),
            left: lines.split(places - off),
        }
    }

    /// Passes two to four lines to `found` if their remaining places are in too few lines
    /// across. Each of them has a place left: otherwise, that line alone would be enough.
    fn bases(&self, found: &mut dyn FnMut(u16)) {
        self.more_bases(0, 0, 0, found);
    }

    fn more_bases(&self, from: usize, base: u16, across: u16, found: &mut dyn FnMut(u16)) {
        let size = base.count_ones();
        if size >= 2 && across.count_ones() < size {
            found(base);
        }
        if size == 4 {
            return;
        }
        for line in from..Cell::SIDE {
            let left = self.left[line];
            if left != 0 && (across | left).count_ones() < 4 {
                self.more_bases(line + 1, base | 1 << line, across | left, found);
            }
        }
    }

    /// All lines across.
    fn all(&self) -> u16 {
        (1 << self.layout.size()) - 1
    }

    /// The fish on a base, if it is of this kind.
    fn kraken(&self, digit: Digit, base: u16, target: Option<Cell>, kind: Kind) -> Option<Kraken> {
        let size = base.count_ones();
        let target = target.map(|cell| (cell, self.lines.of(cell)));
        let across = bits(base).fold(0, |across, line| across | self.left[line]);
        let held = |column: usize| {
            bits(base)
                .filter(|line| self.places[*line] >> column & 1 == 1)
                .count()
        };
        let outside = |line: usize| base >> line & 1 == 0;
        let of_target = target.and_then(|(_, (line, column))| outside(line).then_some(column));
        let missing = match kind {
            Kind::Type1 => of_target?,
            Kind::Type2 => {
                let free = bits(!across & self.all()).filter(|column| Some(*column) != of_target);
                free.max_by_key(|column| (held(*column), Cell::SIDE - column))?
            }
        };
        let mut cover = across | 1 << missing;
        while cover.count_ones() < size {
            let free = bits(!cover & self.all());
            cover |= 1 << free.max_by_key(|column| (held(*column), Cell::SIDE - column))?;
        }
        let cells = |columns: u16| -> CellSet {
            let cells_of =
                |line| bits(self.places[line] & columns).map(move |column| (line, column));
            let all = bits(base).flat_map(cells_of);
            all.map(|(line, column)| self.lines.cell(line, column))
                .collect()
        };
        let fins = cells(!cover);
        let started = cells(1 << missing);
        if fins.is_empty() || fins.len() > MOST_FINS {
            return None;
        }
        let (start, starts) = match (kind, target) {
            (Kind::Type1, Some((target, _))) if !fins.is_subset(self.layout.peers(target)) => {
                (None, fins)
            }
            (Kind::Type2, _) if !started.is_empty() => (Some(missing), fins | started),
            _ => return None,
        };
        Some(Kraken {
            digit,
            lines: self.lines,
            base,
            cover,
            start,
            fins,
            starts,
        })
    }
}

impl Kraken {
    fn pattern(&self, grid: &Grid, branches: Vec<Vec<Consequence>>) -> KrakenPattern {
        let layout = grid.layout();
        let house = |line| self.lines.house(layout, line);
        let across = |line| self.lines.across().house(layout, line);
        let base: Vec<House> = bits(self.base).map(house).collect();
        let all = base
            .iter()
            .fold(CellSet::EMPTY, |all, house| all | house.cells());
        KrakenPattern {
            digit: self.digit,
            base,
            cover: bits(self.cover).map(across).collect(),
            cells: grid.cells_with(self.digit) & all,
            fins: self.fins,
            start: self.start.map(across),
            branches,
        }
    }
}

/// The lines in a set of bits.
fn bits(bits: u16) -> impl Iterator<Item = usize> {
    (0..Cell::SIDE).filter(move |line| bits >> line & 1 == 1)
}
