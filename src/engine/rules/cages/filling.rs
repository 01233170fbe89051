//! Every way to fill some cells, as far as their cages, their houses and what they see tell.

use super::known_sum::{added, values_of};
use super::left_of;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, House, combinations};

/// So many digits are tried for one question, by how many cells there are: the more, the longer
/// each takes. What is not decided then stays open.
const TRIES: usize = 20_000;

/// Cells that are to be filled.
///
/// Besides the cells that were chosen it has the other empty cells of cages that they are
/// in, and of cages in houses with two chosen cells. All hold candidates of theirs, no two that
/// see each other the same digit; cages have their sums, and what these houses have left for
/// their other cells fits there.
pub(super) struct Filling<'a> {
    grid: &'a Grid,
    /// The chosen cells.
    chosen: CellSet,
    /// All cells, the chosen ones first.
    cells: Vec<Cell>,
    /// Cells of which the sum is known. They all see each other.
    sums: Vec<(CellSet, usize)>,
    /// Houses, with the empty cells there that are not to be filled.
    rests: Vec<(House, CellSet)>,
    /// The chosen cells in groups that each see each other.
    groups: Vec<CellSet>,
}

/// What is asked: a sum as great, or as small, as can be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Least,
    Greatest,
}

/// The answer is not known after so many tries.
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

    /// What the chosen cells add up to at least and at most: exactly, if that is soon found,
    /// or else as far as groups of them tell, each by itself.
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

    /// Whether the chosen cells, which all see each other, cannot hold just these digits.
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

    /// The greatest or least sum of the chosen cells; `None` if they cannot be filled.
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

    /// What the chosen cells add up to at the least or at the most, each group by itself.
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

/// Parts some cells into groups that each see each other: what has a known sum first, then
/// those of a cage, then those of a house.
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
    /// What is looked for: the end, and what no filling exceeds. Without it, any filling.
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

    /// Whether nothing better can come.
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

    /// Takes away what cannot be as far as that is seen at once; false if nothing is left.
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

    /// Whether the rest of each house can take what the filled cells leave.
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
