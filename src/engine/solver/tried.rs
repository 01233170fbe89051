//! Reports the rule being tried to observers in other threads.

use crate::rules::{DeductionRule, Technique, explained};
use crate::search::{Stage, Stop};

/// The number of a stage at which no single rule of the catalog is being tried.
const OUTSIDE: u32 = u32::MAX;

/// The technique whose rule is being tried, or was tried last, in work that reports to this stage.
/// `None` before the first rule, for a rule from outside the catalog, while all rules of Sudoku
/// Explainer are tried at once, and while no rule is being tried.
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::rules::Technique;
/// use sudoku_engine::search::{Stage, Stop};
/// use sudoku_engine::solver::{Granularity, Solver, tried};
///
/// let stage = Stage::default();
/// let stop = Stop::never().telling(&stage);
/// assert_eq!(tried(&stage), None);
/// let rules = Solver::with([Technique::NakedSingle, Technique::XWing]);
/// rules.step_until(&Grid::empty(), Granularity::Rule, &stop)?;
/// assert_eq!(tried(&stage), Some(Technique::XWing));
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn tried(stage: &Stage) -> Option<Technique> {
    let place = stage.number().checked_sub(1)?;
    Technique::ALL.get(usize::try_from(place).ok()?).copied()
}

/// Reports that a rule is being tried.
#[inline]
pub(super) fn tell(stop: &Stop, rule: &dyn DeductionRule) {
    stop.tell(|| {
        if is_one_of_all(rule) {
            return OUTSIDE;
        }
        let technique = rule.technique();
        let place = Technique::ALL.iter().position(|it| *it == technique);
        let number = place.and_then(|place| u32::try_from(place + 1).ok());
        number.unwrap_or(OUTSIDE)
    });
}

/// Whether a rule is one of those that find the next step of Sudoku Explainer's path: the first of
/// them to be asked tries them all.
fn is_one_of_all(rule: &dyn DeductionRule) -> bool {
    let address = std::ptr::from_ref(rule).cast::<()>();
    let is_it = |it: &explained::Chosen| std::ptr::from_ref(it).cast::<()>() == address;
    explained::CHOSEN.iter().any(is_it)
}
