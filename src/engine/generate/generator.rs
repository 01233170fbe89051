use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use super::ahead::Ahead;
use super::favorable::{favorable, with_digits_like};
use super::full::{Full, fill, restricted_to};
use super::kept::{self, Kept};
use super::pattern::{solution_of, try_cells};
use super::random::Random;
use super::reduction::Reduction;
use super::technique::{Need, ends};
use super::{Request, Symmetry, lanes, seventeen};
use crate::clock;
use crate::grid::{Cell, CellSet, Grid, Values};
use crate::parallel;
use crate::rate::explainer::{Difficulty, is_rated_in};
use crate::rate::{RatingError, rate};
use crate::rules::{Level, Technique};
use crate::search::{Stop, Stopped};
use crate::solver::{Preset, Solver};

/// Puzzles with at most this many givens are made from those with seventeen.
const FROM_SEVENTEEN: u32 = 21;

/// The number of attempts at a puzzle that a processor makes in lanes before it checks whether
/// another processor has one.
const ATTEMPTS: u64 = 64;

/// The number of tasks that the processors get together: attempts, or groups of them.
pub(super) const AT_A_TIME: u64 = 16;

/// The most puzzles that a processor makes in lanes at a time.
const CHUNK: u64 = 1024;

/// The progress of long work, which may be read while it goes on.
#[derive(Debug, Default)]
pub struct Progress {
    tried: AtomicU64,
    searches: AtomicU64,
}

impl Progress {
    /// The number of puzzles begun, including those thrown away because they did not meet the
    /// request.
    pub fn tried(&self) -> u64 {
        self.tried.load(Ordering::Relaxed)
    }

    /// The number of searches made to decide whether givens can be removed.
    pub fn searches(&self) -> u64 {
        self.searches.load(Ordering::Relaxed)
    }
}

/// Makes any number of puzzles for a [`Request`]. They are numbered from 0, and each depends only
/// on the seed and its number: not on the puzzles before it, nor on the machine.
#[derive(Debug)]
pub struct Generator {
    request: Request,
    need: Option<Need>,
    /// The rules that must solve the puzzle.
    ceiling: Option<Solver>,
    rater: Solver,
    orbits: Vec<CellSet>,
    ahead: Mutex<Ahead>,
}

/// The requested puzzles, as far as they could be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made<P = Values> {
    /// The puzzles in order, without gaps.
    pub puzzles: Vec<P>,
    /// The reason why the next one is missing, if it is.
    pub end: Result<(), Unmade>,
}

/// The reason why a puzzle is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unmade {
    /// None of the attempts met the request.
    GivenUp,
    /// The generator was stopped.
    Stopped,
}

impl<P> Made<P> {
    /// Combines consecutive parts.
    pub(super) fn of(
        parts: impl IntoIterator<Item = (Vec<Option<P>>, Result<(), Stopped>)>,
    ) -> Self {
        let mut made = Self {
            puzzles: Vec::new(),
            end: Ok(()),
        };
        for (puzzles, end) in parts {
            for puzzle in puzzles {
                let Some(puzzle) = puzzle else {
                    made.end = Err(Unmade::GivenUp);
                    return made;
                };
                made.puzzles.push(puzzle);
            }
            if end.is_err() {
                made.end = Err(Unmade::Stopped);
                break;
            }
        }
        made
    }
}

/// A full grid, and the cells of its givens.
type Puzzle = (Full, CellSet);

impl Generator {
    pub(super) fn new(request: Request, need: Option<Need>, ceiling: Option<Solver>) -> Self {
        let orbits = request.symmetry.orbits();
        Self {
            request,
            need,
            ceiling,
            rater: Solver::preset(Preset::HoDoKuAndOn),
            orbits,
            ahead: Mutex::default(),
        }
    }

    /// The puzzle with this number: the result of the first attempt that meets the request. All
    /// processors work on it if one attempt is not enough. Callers that ask for consecutive numbers
    /// get them as quickly as from [`puzzles`](Self::puzzles): the next ones are made together and
    /// kept.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before there was one.
    pub fn puzzle(&self, number: u64, stop: &Stop, progress: &Progress) -> Result<Values, Stopped> {
        // If other callers ask at the same time, each number is made alone.
        let mut ahead = self.ahead.try_lock().ok();
        if let Some(kept) = ahead.as_mut().and_then(|ahead| ahead.take(number)) {
            return Ok(kept);
        }
        let begun = clock::now();
        let batch = ahead.as_ref().map_or(1, |ahead| ahead.batch(number));
        if batch <= 1 {
            let work = Monitor::new(stop, progress);
            let made = self.by_attempts(number, u64::MAX, &work)?.ok_or(Stopped)?;
            if let Some(ahead) = &mut ahead {
                ahead.keep(number.saturating_add(1), Vec::new(), begun);
            }
            return Ok(made);
        }
        let made = self.make(number..number + batch, u64::MAX, stop, progress);
        let mut made = made.puzzles;
        let first = made.first().copied().ok_or(Stopped)?;
        if let Some(ahead) = &mut ahead {
            ahead.keep(number + 1, made.split_off(1), begun);
        }
        Ok(first)
    }

    /// The puzzle with this number, if one of this many attempts meets the request.
    fn by_attempts(
        &self,
        number: u64,
        most: u64,
        work: &Monitor<'_>,
    ) -> Result<Option<Values>, Stopped> {
        let all = most.div_ceil(ATTEMPTS);
        let mut chunks = 0..1;
        while chunks.start < all {
            let next = chunks.end;
            let made = parallel::first(chunks, |chunk| {
                let attempts = chunk * ATTEMPTS..((chunk + 1) * ATTEMPTS).min(most);
                lanes::puzzle(self, number, attempts, work).transpose()
            });
            if let Some(puzzle) = made {
                return puzzle.map(Some);
            }
            chunks = next..(next + AT_A_TIME).min(all);
        }
        Ok(None)
    }

    /// The puzzles with these numbers, in order, made on all processors.
    ///
    /// # Errors
    ///
    /// As for [`puzzle`](Self::puzzle).
    pub fn puzzles(
        &self,
        numbers: Range<u64>,
        stop: &Stop,
        progress: &Progress,
    ) -> Result<Vec<Values>, Stopped> {
        let made = self.make(numbers, u64::MAX, stop, progress);
        made.end.map_err(|_| Stopped)?;
        Ok(made.puzzles)
    }

    /// The puzzles with these numbers, in order, made on all processors. The list ends at the first
    /// puzzle for which this many attempts, at least one, are not enough, or when `stop` is raised.
    /// Otherwise it is the same each time.
    pub fn make(
        &self,
        numbers: Range<u64>,
        attempts: u64,
        stop: &Stop,
        progress: &Progress,
    ) -> Made {
        let work = Monitor::new(stop, progress);
        let count = numbers.end.saturating_sub(numbers.start);
        if count == 1 {
            // All processors work on one puzzle.
            return match self.by_attempts(numbers.start, attempts, &work) {
                Ok(puzzle) => Made::of([(vec![puzzle], Ok(()))]),
                Err(stopped) => Made::of([(Vec::new(), Err(stopped))]),
            };
        }
        let chunk = count.div_ceil(parallel::processors()).clamp(1, CHUNK);
        let chunks = parallel::each(0..count.div_ceil(chunk), |at| {
            let start = numbers.start + at * chunk;
            let end = (start + chunk).min(numbers.end);
            lanes::puzzles(self, start..end, attempts, &work)
        });
        Made::of(chunks)
    }

    pub(super) fn random(&self, number: u64, attempt: u64) -> Random {
        Random::of(self.request.seed, number, attempt)
    }

    /// Begins a puzzle, which then loses givens until none can be removed.
    pub(super) fn begin(
        &self,
        random: &mut Random,
        stop: &Stop,
    ) -> Result<Option<Reduction>, Stopped> {
        let few =
            |givens: &u32| *givens <= FROM_SEVENTEEN && self.request.symmetry == Symmetry::None;
        if let Some(pattern) = self.request.pattern {
            let full = try_cells(pattern, random, stop)?;
            return Ok(full.map(|full| Reduction::new(full, pattern, Vec::new(), 0)));
        }
        if let Some(givens) = self.request.givens.filter(few) {
            return self.begin_with_seventeen(givens, random, stop);
        }
        let need = self.need.as_ref().filter(|_| self.may_have_many_givens());
        match need.and_then(|need| kept::draw(need.technique(), random)) {
            Some(kept) => begin_with_kept(&kept, random, stop),
            None => Ok(Some(self.begin_with_all(random))),
        }
    }

    /// Begins a puzzle with a random full grid.
    fn begin_with_all(&self, random: &mut Random) -> Reduction {
        let full = fill(random);
        let mut orbits = self.orbits.clone();
        random.shuffle(&mut orbits);
        self.settle_middle(&mut orbits);
        if let Some(need) = &self.need {
            let first = favorable(need.technique(), &full, random);
            take_first(&mut orbits, first);
            if self.may_have_many_givens() && need.technique() == Technique::UniquenessTest5 {
                let open = with_digits_like(first, &full, random);
                orbits.retain(|orbit| orbit.is_subset(open));
            }
        }
        let target = self.target(random);
        Reduction::new(full, CellSet::ALL, orbits, target)
    }

    /// Begins a puzzle with seventeen givens and some more, so that others can be removed.
    fn begin_with_seventeen(
        &self,
        wished: u32,
        random: &mut Random,
        stop: &Stop,
    ) -> Result<Option<Reduction>, Stopped> {
        let seed = seventeen::draw(random);
        let Some(full) = solution_of(&seed, stop)? else {
            return Ok(None);
        };
        let mut givens: CellSet = Cell::all()
            .filter(|cell| seed[cell.index()].is_some())
            .collect();
        let missing = wished - givens.len() as u32;
        let mut orbits = Vec::new();
        if missing > 0 {
            let mut empty: Vec<Cell> = (!givens).iter().collect();
            random.shuffle(&mut empty);
            let added = missing + random.below(5);
            givens.extend(empty.into_iter().take(added as usize));
            orbits.extend(givens.iter().map(CellSet::only));
            random.shuffle(&mut orbits);
        }
        let target = if self.request.minimal { 0 } else { wished };
        Ok(Some(Reduction::new(full, givens, orbits, target)))
    }

    /// Turns a reduced puzzle into the requested one; `None` if it does not meet the request.
    pub(super) fn finish(
        &self,
        (full, mut givens): Puzzle,
        random: &mut Random,
        work: &Monitor<'_>,
    ) -> Result<Option<Values>, Stopped> {
        if self.is_wrong_number(givens)
            || self.request.minimal && !self.is_minimal(&full, givens, work)?
        {
            return Ok(None);
        }
        if let Some(need) = &self.need {
            match self.needing(need, &full, givens, random, work.stop)? {
                Some(more) => givens = more,
                None => return Ok(None),
            }
        }
        let puzzle = restricted_to(&full, givens);
        let grid = Grid::from_values(&puzzle);
        if let Some(solver) = &self.ceiling
            && !ends(&grid, solver, work.stop)?
        {
            return Ok(None);
        }
        if let Some(level) = self.request.level {
            match rate(&grid, &self.rater, work.stop) {
                Ok(rating) if rating.level == level => {}
                Err(RatingError::Stopped) => return Err(Stopped),
                _ => return Ok(None),
            }
        }
        if let Some(range) = &self.request.explainer
            && !is_rated_in(&grid, range, work.stop)?
        {
            return Ok(None);
        }
        Ok(Some(puzzle))
    }

    /// Whether no requirement prevents a puzzle that needs a technique from having unusually many
    /// givens.
    fn may_have_many_givens(&self) -> bool {
        let request = &self.request;
        !request.minimal && request.symmetry == Symmetry::None && request.givens.is_none()
    }

    /// In a pattern with a turn symmetry, only the middle cell can make the number of givens odd:
    /// it is removed first or not at all.
    fn settle_middle(&self, orbits: &mut Vec<CellSet>) {
        let turn = matches!(
            self.request.symmetry,
            Symmetry::HalfTurn | Symmetry::QuarterTurn
        );
        if let Some(givens) = self.request.givens.filter(|_| turn) {
            let middle = CellSet::only(Cell::at(4, 4));
            orbits.retain(|orbit| *orbit != middle);
            if givens % 2 == 0 {
                orbits.push(middle);
            }
        }
    }

    /// The number of givens at which the reduction ends.
    fn target(&self, random: &mut Random) -> u32 {
        if self.request.minimal || self.need.is_some() {
            return 0;
        }
        if let Some(givens) = self.request.givens {
            return givens;
        }
        // The usual number for the requested levels and techniques.
        let hardest = self.request.hardest.map(|hardest| match hardest {
            Technique::FullHouse => GIVENS_OF_FULL_HOUSES,
            Technique::NakedSingle => GIVENS_OF_NAKED_SINGLES,
            harder => usual_givens(harder.level()),
        });
        let level = self.request.level.map(usual_givens);
        let rated = self.request.explainer.as_ref();
        let rated = rated.filter(|range| *range.start() >= RATED_WITH_FEW_GIVENS);
        let rated = rated.map(|_| usual_givens(Level::Extreme));
        let (first, last) = level.or(hardest).or(rated).unwrap_or(GIVENS_OF_ANY_LEVEL);
        random.between(first, last)
    }

    fn is_wrong_number(&self, givens: CellSet) -> bool {
        let number = givens.len() as u32;
        match self.request.givens {
            // A puzzle that needs a technique may still get more givens.
            Some(wished) if self.need.is_some() && !self.request.minimal => number > wished,
            Some(wished) => number != wished,
            None => false,
        }
    }

    /// Whether no given can be removed.
    fn is_minimal(
        &self,
        full: &Full,
        givens: CellSet,
        work: &Monitor<'_>,
    ) -> Result<bool, Stopped> {
        if self.request.pattern.is_none() && self.request.symmetry == Symmetry::None {
            // Each has been tried alone.
            return Ok(true);
        }
        let single: Vec<CellSet> = givens.iter().map(CellSet::only).collect();
        let one_less = givens.len() as u32 - 1;
        let (_, left) = work.reduce(Reduction::new(*full, givens, single, one_less))?;
        Ok(left == givens)
    }

    /// The givens of a puzzle that needs the technique: these, or more if the other requirements
    /// allow it.
    fn needing(
        &self,
        need: &Need,
        full: &Full,
        givens: CellSet,
        random: &mut Random,
        stop: &Stop,
    ) -> Result<Option<CellSet>, Stopped> {
        let request = &self.request;
        if request.minimal || request.pattern.is_some() || request.symmetry != Symmetry::None {
            let puzzle = Grid::from_values(&restricted_to(full, givens));
            let met = need.is_met(&puzzle, stop)?;
            return Ok(met.then_some(givens));
        }
        need.soften((full, givens), request.givens, random, stop)
    }
}

/// Begins a puzzle with the givens of a known one and some more, so that others can be removed.
fn begin_with_kept(
    Kept { puzzle, added }: &Kept,
    random: &mut Random,
    stop: &Stop,
) -> Result<Option<Reduction>, Stopped> {
    let Some(full) = solution_of(puzzle, stop)? else {
        return Ok(None);
    };
    let mut givens: CellSet = Cell::all()
        .filter(|cell| puzzle[cell.index()].is_some())
        .collect();
    let number = givens.len() as u32;
    let mut empty: Vec<Cell> = (!givens).iter().collect();
    random.shuffle(&mut empty);
    let added = random.between(*added.start(), *added.end());
    givens.extend(empty.into_iter().take(added as usize));
    let mut orbits: Vec<CellSet> = givens.iter().map(CellSet::only).collect();
    random.shuffle(&mut orbits);
    Ok(Some(Reduction::new(full, givens, orbits, number)))
}

/// The smallest and the largest number of givens of puzzles for which no level is asked: those of
/// the two levels in the middle.
pub(super) const GIVENS_OF_ANY_LEVEL: (u32, u32) =
    (usual_givens(Level::Hard).0, usual_givens(Level::Medium).1);

/// The smallest and the largest number of givens if each step fills the last cell of a house: few
/// houses can have two empty cells.
const GIVENS_OF_FULL_HOUSES: (u32, u32) = (72, 80);

/// The smallest and the largest number of givens if some step needs a naked single, and none more.
/// With fewer givens, cells seldom have only one candidate.
const GIVENS_OF_NAKED_SINGLES: (u32, u32) = (36, 45);

/// The rating of Sudoku Explainer from which puzzles have as few givens as the hardest level: they
/// need the harder subsets and wings, or more.
const RATED_WITH_FEW_GIVENS: Difficulty = Difficulty::from_tenths(40);

/// The smallest and the largest number of givens that puzzles of a level usually have: the harder
/// the steps, the fewer givens.
pub(super) const fn usual_givens(level: Level) -> (u32, u32) {
    match level {
        Level::Easy => (30, 40),
        Level::Medium => (25, 32),
        Level::Hard => (24, 29),
        Level::Unfair | Level::Extreme => (22, 26),
    }
}

/// Moves these cells before all others.
fn take_first(orbits: &mut [CellSet], cells: CellSet) {
    orbits.sort_by_key(|orbit| !orbit.is_disjoint(cells));
}

/// The stop and the progress that the searches need.
pub(super) struct Monitor<'a> {
    pub(super) stop: &'a Stop,
    progress: &'a Progress,
}

impl<'a> Monitor<'a> {
    pub(super) const fn new(stop: &'a Stop, progress: &'a Progress) -> Self {
        Self { stop, progress }
    }

    pub(super) fn tried(&self) {
        self.progress.tried.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn searched(&self, searches: u64) {
        self.progress
            .searches
            .fetch_add(searches, Ordering::Relaxed);
    }

    /// Removes givens until the reduction ends.
    fn reduce(&self, mut reduction: Reduction) -> Result<Puzzle, Stopped> {
        let searches = reduction.run(self.stop)?;
        self.searched(searches);
        Ok(reduction.result())
    }
}
