//! A position for a lesson, and a score for how easy it is to read.

use sudoku_stepper::explain::picture;
use sudoku_stepper::grid::{Grid, Values};
use sudoku_stepper::lessons::StoredPosition;
use sudoku_stepper::rules::{Deduction, Level, Pattern, Survey, Technique, rule_for};
use sudoku_stepper::solver::{Granularity, Preset, Solver};

pub use sudoku_stepper::lessons::Origin as How;

/// A position in which a technique applies.
#[derive(Debug, Clone)]
pub struct Finding {
    pub technique: Technique,
    pub how: How,
    /// The puzzle of the position.
    pub puzzle: Values,
    /// The lower the score, the easier it is to read.
    pub score: usize,
    pub line: String,
}

impl Finding {
    /// Returns a position with the findings of the technique; the lesson shows the first typical
    /// one.
    pub fn new(grid: &Grid, puzzle: &Values, found: &[Deduction], how: How) -> Option<Self> {
        let shown = found.iter().find(|shown| is_typical(shown, grid))?;
        let position = StoredPosition {
            technique: shown.technique,
            origin: how,
            grid: grid.clone(),
            eliminations: sorted(&shown.eliminations),
            placements: sorted(&shown.placements),
        };
        Some(Self {
            technique: shown.technique,
            how,
            puzzle: *puzzle,
            score: score(grid, shown, found.len(), how),
            line: position.write(),
        })
    }

    /// Returns a position that was saved before.
    pub fn again(kept: &StoredPosition) -> Option<Self> {
        let rule = rule_for(kept.technique)?;
        let found = super::some_of(rule, &Survey::of(&kept.grid));
        let mut puzzle = *kept.grid.values();
        for cell in !kept.grid.given() {
            puzzle[cell.index()] = None;
        }
        Self::new(&kept.grid, &puzzle, &found, kept.origin)
    }
}

fn sorted<T: Ord + Copy>(items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    items.sort_unstable();
    items
}

fn score(grid: &Grid, shown: &Deduction, found: usize, how: How) -> usize {
    let picture = picture(shown);
    let cells = grid.unsolved().into_iter();
    let candidates: usize = cells.map(|cell| grid.candidates(cell).len()).sum();
    let removes = shown.eliminations.len();
    let how = match how {
        How::Next => 0,
        How::Asked => 400 + distraction(grid),
    };
    how + candidates / 2
        + 5 * picture.candidates.len()
        + 6 * picture.links.len()
        + 12 * found.saturating_sub(1).min(8)
        + 4 * removes.saturating_sub(4)
        + if removes == 1 { 6 } else { 0 }
}

/// Whether a step is typical of its technique: neither a net that is only a chain, nor a rectangle
/// whose corners have lost one of its two digits.
fn is_typical(step: &Deduction, grid: &Grid) -> bool {
    let is_net = matches!(
        step.technique,
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity
    );
    match &step.pattern {
        Pattern::Forcing(pattern) if is_net => {
            let mut consequences = pattern.argument.branches.iter().flatten();
            consequences.any(|it| it.from.len() > 1)
        }
        Pattern::Uniqueness(pattern) => {
            let corners = pattern.corners();
            let is_unique = corners.len() == 4 && corners.is_subset(grid.unsolved());
            let has_both = |corner| (pattern.digits() - grid.candidates(corner)).is_empty();
            !is_unique || corners.into_iter().all(has_both)
        }
        _ => true,
    }
}

/// Returns a score for the distraction by easier steps.
fn distraction(grid: &Grid) -> usize {
    let solver = Solver::preset(Preset::HoDoKu);
    let next = solver.step(grid, Granularity::Deduction);
    let next = next.and_then(|next| next.into_iter().next());
    match next.map(|next| next.technique.level()) {
        Some(Level::Easy) => 600,
        Some(Level::Medium) => 120,
        _ => 0,
    }
}
