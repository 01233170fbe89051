//! All ways to fill some cells that their cages, their houses and the cells that they see
//! allow.

use super::known_sum::{added, values_of};
use super::left_of;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, House, combinations};

/// The number of digits tried for one question, divided by the number of cells: the more
/// cells there are, the longer each try takes. A question that is not decided then stays
/// open.
const TRIES: usize = 20_000;

/// Cells that are to be filled.
///
/// In addition to the chosen cells, these are the other empty cells of cages that contain
/// chosen cells, and of cages in houses with at least two chosen cells. Each cell holds one
/// of its candidates, and cells that see each other hold different digits. The cages have
/// their sums, and the digits that these houses have left fit in their other cells.
pub(super) struct Filling<'a> {
    grid: &'a Grid,
    /// The chosen cells.
    chosen: CellSet,
    /// All cells, the chosen ones first.
    cells: Vec<Cell>,
    /// Cells that all see each other and whose sum is known.
    sums: Vec<(CellSet, usize)>,
    /// Houses, each with its empty cells that are not to be filled.
    rests: Vec<(House, CellSet)>,
    /// The chosen cells in groups whose cells all see each other.
    groups: Vec<CellSet>,
}

/// The sum that is asked for: the smallest or the greatest possible.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Least,
    Greatest,
}

/// The answer is not known after the allowed number of tries.
struct Undecided;

impl<'a> Filling<'a> {
    pub(super) fn of(grid: &'a Grid, chosen: CellSet) -> Self {
        let layout = grid.layout();
        let houses = || {
            let houses = layout.houses().iter();
            houses.filter(|house| !(house.cells() & chosen).has_at_most(1))
        };
        let mut sums = Vec::new();
        let mut all = chosen;
        for cage in layout.cages() {
            let open = grid.open_cells(cage);
            let placed = values_of(grid, cage.cells - open);
            let rest = cage
                .sum
                .and_then(|sum| usize::from(sum).checked_sub(added(&placed)));
            let counts = !open.is_disjoint(chosen)
                || !open.is_empty() && houses().any(|house| open.is_subset(house.cells()));
            if let Some(rest) = rest.filter(|_| counts) {
                all |= open;
                sums.push((open, rest));
            }
        }
        let mut rests = Vec::new();
        for house in houses() {
            rests.push((*house, (house.cells() & grid.unsolved()) - all));
            let left = left_of(grid, *house).and_then(|remainder| remainder.one_side());
            sums.extend(left.filter(|(cells, _)| !cells.is_empty() && cells.is_subset(all)));
        }
        let cells: Vec<Cell> = chosen.iter().chain((all - chosen).iter()).collect();
        Self {
            grid,
            chosen,
            groups: groups(grid, chosen, &sums),
            cells,
            sums,
            rests,
        }
    }

    /// The smallest and the greatest sum of the chosen cells: exact if that is found soon,
    /// otherwise the bounds from groups of cells, each taken by itself.
    pub(super) fn bounds(&self) -> [usize; 2] {
        let domains = self.domains();
        [End::Least, End::Greatest].map(|end| {
            let bound = self.bound(&domains, end);
            match self.extreme(&domains, end, bound) {
                Ok(Some(sum)) => sum,
                Ok(None) | Err(Undecided) => bound,
            }
        })
    }

    /// Whether the chosen cells, which all see each other, cannot hold exactly these
    /// digits.
    pub(super) fn excludes(&self, digits: DigitSet) -> bool {
        let mut domains = self.domains();
        for (domain, cell) in domains.iter_mut().zip(&self.cells) {
            if self.chosen.contains(*cell) {
                *domain &= digits;
            }
        }
        let mut search = Search::new(self, None);
        matches!(search.fill(domains), Ok(()) if search.best.is_none())
    }

    fn domains(&self) -> Vec<DigitSet> {
        let cells = self.cells.iter();
        cells.map(|cell| self.grid.candidates(*cell)).collect()
    }

    /// The greatest or the smallest sum of the chosen cells; `None` if they cannot be
    /// filled.
    fn extreme(
        &self,
        domains: &[DigitSet],
        end: End,
        bound: usize,
    ) -> Result<Option<usize>, Undecided> {
        let mut search = Search::new(self, Some((end, bound)));
        search.fill(domains.to_vec())?;
        Ok(search.best)
    }

    /// A bound for the smallest or the greatest sum of the chosen cells, with each group
    /// taken by itself.
    fn bound(&self, domains: &[DigitSet], end: End) -> usize {
        let groups = self.groups.iter();
        groups
            .map(|group| self.bound_of(*group, domains, end))
            .sum()
    }

    fn bound_of(&self, group: CellSet, domains: &[DigitSet], end: End) -> usize {
        let is_group = |(cells, _): &&(CellSet, usize)| *cells == group;
        if let Some((_, sum)) = self.sums.iter().find(is_group) {
            return *sum;
        }
        let own = || {
            let all = self.cells.iter().zip(domains);
            all.filter(|(cell, _)| group.contains(**cell))
                .map(|(_, domain)| *domain)
        };
        let value = |digit: Digit| usize::from(digit.get());
        let union = own().fold(DigitSet::EMPTY, DigitSet::union);
        let count = group.len();
        match end {
            End::Least => {
                let each: usize = own().filter_map(|it| it.first()).map(value).sum();
                let together: usize = union.iter().take(count).map(value).sum();
                each.max(together)
            }
            End::Greatest => {
                let each: usize = own().filter_map(|it| it.iter().last()).map(value).sum();
                let more = union.len().saturating_sub(count);
                let together: usize = union.iter().skip(more).map(value).sum();
                each.min(together)
            }
        }
    }
}

/// Splits some cells into groups whose cells all see each other: cells with a known sum
/// first, then the largest parts of cages and houses.
fn groups(grid: &Grid, chosen: CellSet, sums: &[(CellSet, usize)]) -> Vec<CellSet> {
    let mut left = chosen;
    let mut groups = Vec::new();
    let known = sums.iter().map(|(cells, _)| *cells);
    for whole in known.clone().filter(|cells| cells.is_subset(chosen)) {
        if whole.is_subset(left) {
            groups.push(whole);
            left -= whole;
        }
    }
    let layout = grid.layout();
    let houses = || layout.houses().iter().map(|house| house.cells());
    while let Some(first) = left.first() {
        let parts = known.clone().chain(houses()).map(|part| part & left);
        let most = parts.max_by_key(|part| part.len());
        let group = most.filter(|part| !part.is_empty());
        let group = group.unwrap_or(CellSet::only(first));
        groups.push(group);
        left -= group;
    }
    groups
}

/// The search for a filling.
struct Search<'a> {
    filling: &'a Filling<'a>,
    /// The end that is searched for, and the bound that no filling exceeds. `None` for any
    /// filling.
    wanted: Option<(End, usize)>,
    /// The sum of the best filling so far.
    best: Option<usize>,
    tries: usize,
}

impl<'a> Search<'a> {
    const fn new(filling: &'a Filling<'a>, wanted: Option<(End, usize)>) -> Self {
        Self {
            filling,
            wanted,
            best: None,
            tries: 0,
        }
    }

    /// Whether no better filling can come.
    fn is_done(&self) -> bool {
        match (self.best, self.wanted) {
            (Some(best), Some((_, bound))) => best == bound,
            (best, None) => best.is_some(),
            (None, _) => false,
        }
    }

    /// Whether a sum is better than the best one.
    fn is_better(&self, sum: usize) -> bool {
        match (self.best, self.wanted) {
            (None, _) => true,
            (Some(best), Some((End::Greatest, _))) => sum > best,
            (Some(best), Some((End::Least, _))) => sum < best,
            (Some(_), None) => false,
        }
    }

    /// Goes through the fillings of cells with these digits left.
    fn fill(&mut self, mut domains: Vec<DigitSet>) -> Result<(), Undecided> {
        if !self.narrow(&mut domains) {
            return Ok(());
        }
        if let Some((end, _)) = self.wanted
            && !self.is_better(self.filling.bound(&domains, end))
        {
            return Ok(());
        }
        let open = domains.iter().enumerate().filter(|(_, it)| it.len() > 1);
        let Some((at, domain)) = open.min_by_key(|(_, domain)| domain.len()) else {
            if self.leaves_the_rest(&domains) {
                let sum = self.sum(&domains);
                if self.is_better(sum) {
                    self.best = Some(sum);
                }
            }
            return Ok(());
        };
        let mut digits: Vec<Digit> = domain.iter().collect();
        if matches!(self.wanted, Some((End::Greatest, _))) {
            digits.reverse();
        }
        for digit in digits {
            if self.is_done() {
                break;
            }
            self.tries += 1;
            if self.tries > TRIES / self.filling.cells.len() {
                return Err(Undecided);
            }
            let mut next = domains.clone();
            next[at] = DigitSet::only(digit);
            self.fill(next)?;
        }
        Ok(())
    }

    fn sum(&self, domains: &[DigitSet]) -> usize {
        // The chosen cells come first.
        let chosen = domains.iter().take(self.filling.chosen.len());
        chosen.map(|digits| digits.sum()).sum()
    }

    /// Removes digits that are quickly seen to be impossible; returns false if no filling
    /// is left.
    fn narrow(&self, domains: &mut [DigitSet]) -> bool {
        let filling = self.filling;
        let layout = filling.grid.layout();
        let mut settled = CellSet::EMPTY;
        loop {
            let mut any = false;
            for at in 0..domains.len() {
                let cell = filling.cells[at];
                if domains[at].is_empty() {
                    return false;
                }
                if domains[at].has_one() && !settled.contains(cell) {
                    settled.insert(cell);
                    let (digits, peers) = (domains[at], layout.peers(cell));
                    for (other, domain) in filling.cells.iter().zip(domains.iter_mut()) {
                        if peers.contains(*other) {
                            any |= !(*domain & digits).is_empty();
                            *domain -= digits;
                        }
                    }
                }
            }
            for (cells, sum) in &filling.sums {
                let own = || {
                    filling
                        .cells
                        .iter()
                        .zip(0..)
                        .filter(|(it, _)| cells.contains(**it))
                };
                let union = own().fold(DigitSet::EMPTY, |all, (_, at): (_, usize)| {
                    all | domains[at]
                });
                let fixed = own().filter(|(_, at)| domains[*at].has_one());
                let fixed = fixed.fold(DigitSet::EMPTY, |all, (_, at)| all | domains[at]);
                let sets = combinations(cells.len(), *sum).iter();
                let fits = |set: &&DigitSet| set.is_subset(union) && fixed.is_subset(**set);
                let possible = sets
                    .filter(fits)
                    .fold(DigitSet::EMPTY, |all, set| all | *set);
                if possible.is_empty() {
                    return false;
                }
                let places: Vec<usize> = own().map(|(_, at)| at).collect();
                for at in places {
                    any |= !(domains[at] - possible).is_empty();
                    domains[at] &= possible;
                }
            }
            if !any {
                return domains.iter().all(|domain| !domain.is_empty());
            }
        }
    }

    /// Whether the rest of each house can take the digits that the filled cells leave.
    fn leaves_the_rest(&self, domains: &[DigitSet]) -> bool {
        let filling = self.filling;
        let grid = filling.grid;
        filling.rests.iter().all(|(house, rest)| {
            let filled = filling.cells.iter().zip(domains);
            let filled = filled.filter(|(cell, _)| house.contains(**cell));
            let digits = filled.fold(grid.held(*house), |all, (_, digits)| all | *digits);
            let left = grid.layout().digits() - digits;
            left.len() != rest.len() || grid.shared_out(*rest, left).is_some()
        })
    }
}
