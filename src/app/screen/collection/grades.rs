//! The difficulty of the puzzles, found on other threads: the visible puzzles first.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use iced::Task;
use rayon::prelude::*;

use crate::lookup::{Late, Lookup, News};
use sudoku_engine::grid::Grid;
use sudoku_engine::rate::explainer::{self, Difficulty};
use sudoku_engine::rate::{BRUTE_FORCE, RatingError, rate};
use sudoku_engine::rules::{Level, Technique};
use sudoku_engine::search::Stop;
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::sudoku::Position;
use sudoku_telling::session::Collection;

/// The most puzzles rated at a time, and the time after which no more are started.
const CHUNK: usize = 256;
const CHUNK_TIME: Duration = Duration::from_millis(400);

/// The most time for one puzzle.
const PATIENCE: Duration = Duration::from_secs(20);

/// The known difficulty of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Grade {
    /// Unknown so far.
    #[default]
    Unknown,
    /// Its level and score, and the hardest technique that it needs.
    Rated(Level, u32, Hardest),
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    Several,
    /// Rating it took too long.
    TooLong,
}

/// The hardest technique that a puzzle needs, in little memory: there may be a million of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Hardest(u8);

impl Hardest {
    /// This technique; `None` for a puzzle that is already solved.
    pub fn of(technique: Option<Technique>) -> Self {
        let mut ranked = ranked().iter();
        let rank = technique.and_then(|technique| ranked.position(|it| *it == technique));
        Self(rank.map_or(0, |rank| u8::try_from(rank + 1).unwrap_or(u8::MAX)))
    }

    /// The technique.
    pub fn technique(self) -> Option<Technique> {
        ranked().get(usize::from(self.0).checked_sub(1)?).copied()
    }
}

/// The first rank after those of all levels.
const AFTER_LEVELS: u8 = Level::ALL.len() as u8;

/// The possible hardest techniques, the easiest first. The last one means that no technique is
/// enough.
pub(super) fn ranked() -> &'static [Technique] {
    static RANKED: LazyLock<Vec<Technique>> = LazyLock::new(|| {
        let mut all = Technique::ALL.to_vec();
        all.sort_by_key(|technique| (technique.level(), technique.score(), *technique));
        all.push(BRUTE_FORCE);
        all
    });
    &RANKED
}

impl Grade {
    /// The sort key by difficulty. Puzzles without a level come last.
    pub(super) const fn rank(self) -> (u8, u32) {
        match self {
            Self::Rated(level, score, _) => (level as u8, score),
            Self::Several => (AFTER_LEVELS, 0),
            Self::NoSolution => (AFTER_LEVELS + 1, 0),
            Self::TooLong => (AFTER_LEVELS + 2, 0),
            Self::Unknown => (AFTER_LEVELS + 3, 0),
        }
    }

    /// The level, if there is one.
    pub(super) const fn level(self) -> Option<Level> {
        match self {
            Self::Rated(level, ..) => Some(level),
            _ => None,
        }
    }

    /// The hardest technique, if there is one and it is known.
    pub(super) fn technique(self) -> Option<Technique> {
        match self {
            Self::Rated(_, _, hardest) => hardest.technique(),
            _ => None,
        }
    }

    /// The sort key by hardest technique. Puzzles without one come last.
    pub(super) const fn technique_rank(self) -> (u8, u8, u32) {
        let (level, score) = self.rank();
        match self {
            Self::Rated(_, score, Hardest(rank)) => (0, rank, score),
            _ => (1, level, score),
        }
    }
}

/// Difficulties, each with the number of its puzzle.
pub type GradesFound = Vec<(usize, Grade)>;

/// The rating by Sudoku Explainer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Explained {
    /// Unknown so far.
    #[default]
    Unknown,
    /// This rating.
    Rated(Difficulty),
    /// No rating: the puzzle is not a classic one with one solution, or rating it took too long.
    None,
}

/// Ratings, each with the number of its puzzle.
pub type ExplainedFound = Vec<(usize, Explained)>;

/// A measure of puzzles. The default means unknown.
pub(super) trait Measure: Copy + Default + PartialEq + Send + Sync + 'static {
    /// The size up to which all puzzles of a collection are measured without a request.
    const SMALL: usize;

    /// A function that measures the givens of a puzzle; it returns `None` if it was stopped.
    fn measure() -> impl Fn(&Grid, &Stop) -> Option<Self> + Send + Sync;
}

impl Measure for Grade {
    const SMALL: usize = 5000;

    fn measure() -> impl Fn(&Grid, &Stop) -> Option<Self> + Send + Sync {
        let rules = Solver::preset(Preset::HoDoKuAndOn);
        move |givens, stop| grade(givens, &rules, stop)
    }
}

impl Measure for Explained {
    // This measure takes longer.
    const SMALL: usize = 200;

    fn measure() -> impl Fn(&Grid, &Stop) -> Option<Self> + Send + Sync {
        |givens, stop| {
            if !givens.layout().is_classic() {
                return Some(Self::None);
            }
            match explainer::rate(givens, &stop.or_after(PATIENCE)) {
                Ok(rating) => Some(Self::Rated(rating.hardest.difficulty)),
                Err(_) if stop.is_raised() => None,
                Err(_) => Some(Self::None),
            }
        }
    }
}

/// The known values of one measure for all puzzles.
#[derive(Debug)]
pub(super) struct Grades<T: Measure = Grade> {
    /// Shared with the thread that sorts the list.
    grades: Arc<Vec<T>>,
    /// The number of known values.
    count: usize,
    /// The number of known values when the list was last filled.
    listed_at: usize,
    /// All values before this puzzle are known.
    known_before: usize,
    lookup: Lookup<(), Vec<(usize, T)>>,
    /// Whether the work is for puzzles out of sight.
    is_for_others: bool,
    all: bool,
    stopped: bool,
}

impl<T: Measure> Default for Grades<T> {
    fn default() -> Self {
        Self {
            grades: Arc::default(),
            count: 0,
            listed_at: 0,
            known_before: 0,
            lookup: Lookup::default(),
            is_for_others: false,
            all: false,
            stopped: false,
        }
    }
}

impl<T: Measure> Grades<T> {
    pub(super) fn extend_to(&mut self, count: usize) {
        Arc::make_mut(&mut self.grades).resize(count, T::default());
    }

    /// All values so far.
    pub(super) fn all(&self) -> Arc<Vec<T>> {
        Arc::clone(&self.grades)
    }

    pub(super) fn get(&self, number: usize) -> T {
        self.grades.get(number).copied().unwrap_or_default()
    }

    /// The number of known values.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Whether all puzzles are measured, visible or not.
    pub(super) fn is_for_all(&self) -> bool {
        !self.stopped && (self.all || self.grades.len() <= T::SMALL)
    }

    pub(super) fn grade_all(&mut self, all: bool) {
        self.all = all;
        self.stopped = !all;
        if !all && self.is_for_others {
            self.lookup.cancel();
        }
    }

    /// Takes new values, unless they are late. True if there are so many new ones that the list
    /// should be filled again.
    pub(super) fn take(&mut self, late: Late<(), Vec<(usize, T)>>) -> bool {
        let found = match self.lookup.take(late) {
            None => return false,
            Some(News::Answer(())) => return self.count == self.grades.len(),
            Some(News::Progress(found)) => found,
        };
        let grades = Arc::make_mut(&mut self.grades);
        for (number, grade) in found {
            if let Some(known) = grades.get_mut(number) {
                self.count += usize::from(*known == T::default());
                *known = grade;
            }
        }
        let (all, more) = (self.grades.len(), self.count - self.listed_at);
        let much = all <= T::SMALL || more * 10 >= all || self.count == all;
        if much {
            self.listed_at = self.count;
        }
        much
    }

    pub(super) fn rest(&mut self) {
        self.lookup.cancel();
    }

    /// Starts to measure unknown puzzles: the visible ones first, then the others.
    pub(super) fn follow(
        &mut self,
        puzzles: &Collection,
        mut seen: Vec<usize>,
        all: bool,
    ) -> Task<Late<(), Vec<(usize, T)>>> {
        seen.retain(|number| self.get(*number) == T::default());
        if self.lookup.is_under_way() && (seen.is_empty() || !self.is_for_others) {
            return Task::none();
        }
        let is_for_others = seen.is_empty();
        let sought = if !is_for_others {
            seen
        } else if all && !self.stopped || self.is_for_all() {
            self.others()
        } else {
            Vec::new()
        };
        let sought: Vec<(usize, Grid)> = sought
            .into_iter()
            .filter_map(|number| {
                let puzzle = puzzles.get(number)?;
                Some((number, Position::new(&puzzle).givens()))
            })
            .collect();
        if sought.is_empty() {
            return Task::none();
        }
        self.is_for_others = is_for_others;
        self.lookup.begin(move |stop, teller| {
            let begun = Instant::now();
            let measure = T::measure();
            // Few at a time, so that results appear early.
            for part in sought.chunks(rayon::current_num_threads().max(1) * 2) {
                if stop.is_raised() || begun.elapsed() > CHUNK_TIME {
                    break;
                }
                let grades = part
                    .par_iter()
                    .filter_map(|(number, givens)| Some((*number, measure(givens, stop)?)));
                teller.tell(grades.collect());
            }
        })
    }

    /// The next unknown puzzles.
    fn others(&mut self) -> Vec<usize> {
        let is_unknown = |number: &usize| self.get(*number) == T::default();
        let first = (self.known_before..self.grades.len()).find(is_unknown);
        let first = first.unwrap_or(self.grades.len());
        let others = (first..self.grades.len()).filter(is_unknown).take(CHUNK);
        let others = others.collect();
        self.known_before = first;
        others
    }
}

/// The difficulty of a puzzle; `None` if rating it was stopped.
fn grade(givens: &Grid, rules: &Solver, stop: &Stop) -> Option<Grade> {
    Some(match rate(givens, rules, &stop.or_after(PATIENCE)) {
        Ok(rating) => {
            let hardest = Hardest::of(rating.hardest());
            Grade::Rated(rating.level, rating.score, hardest)
        }
        Err(RatingError::NoSolution) => Grade::NoSolution,
        Err(RatingError::SeveralSolutions) => Grade::Several,
        Err(_) if stop.is_raised() => return None,
        Err(_) => Grade::TooLong,
    })
}
