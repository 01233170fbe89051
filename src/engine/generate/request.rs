use super::generator::{Generator, Progress};
use super::technique::{Need, rules_up_to};
use super::{GenerateError, GivensLevel, Symmetry, WhyNever};
use std::ops::RangeInclusive;

use crate::grid::{BoardKind, CellSet, FEWEST_GIVENS, House, Values, chute_of};
use crate::rate::explainer::Difficulty;
use crate::rules::{Family, Level, Technique};
use crate::search::Stop;
use crate::solver::Solver;

/// The most givens of a known minimal puzzle.
const MOST_MINIMAL: u32 = 40;
/// With at least this many givens, full houses and naked singles solve a puzzle. If no house has a
/// single empty cell, the four empty cells are the corners of a rectangle. If none of them has a
/// single candidate either, its two digits can be swapped.
const FULL: u32 = 77;
/// The most givens that leave something to solve.
const MOST: u32 = 80;

/// The lowest and the highest known rating of Sudoku Explainer for any puzzle, and the rating of a
/// naked single.
const EASIEST: Difficulty = Difficulty::from_tenths(10);
const HARDEST: Difficulty = Difficulty::from_tenths(119);
const NAKED_SINGLE: Difficulty = Difficulty::from_tenths(23);

/// The requirements for a puzzle. Without any, it has one solution, and the generator chooses the
/// number of givens.
///
/// ```
/// use sudoku_engine::generate::{Request, Symmetry};
/// use sudoku_engine::search::Stop;
///
/// let request = Request::new(1).givens(30).symmetry(Symmetry::HalfTurn);
/// let puzzle = request.generate(&Stop::never())?;
/// assert_eq!(puzzle.iter().flatten().count(), 30);
/// assert_eq!(request.generate(&Stop::never())?, puzzle);
///
/// let error = Request::new(1).givens(16).generate(&Stop::never()).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "no puzzle with fewer than 17 givens has only one solution; 16 cannot do"
/// );
/// # Ok::<(), sudoku_engine::generate::GenerateError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Request {
    pub(super) seed: u64,
    pub(super) minimal: bool,
    pub(super) symmetry: Symmetry,
    pub(super) pattern: Option<CellSet>,
    pub(super) givens: Option<u32>,
    pub(super) level: Option<Level>,
    pub(super) needs: Option<Technique>,
    pub(super) hardest: Option<Technique>,
    pub(super) explainer: Option<RangeInclusive<Difficulty>>,
}

impl Request {
    /// A request with only a seed, which alone determines all random choices.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            minimal: false,
            symmetry: Symmetry::None,
            pattern: None,
            givens: None,
            level: None,
            needs: None,
            hardest: None,
            explainer: None,
        }
    }

    /// Asks for a minimal puzzle: without any one of its givens, it would have several solutions.
    pub const fn minimal(mut self) -> Self {
        self.minimal = true;
        self
    }

    /// Asks for a pattern of givens with this symmetry; it may have more.
    pub const fn symmetry(mut self, symmetry: Symmetry) -> Self {
        self.symmetry = symmetry;
        self
    }

    /// Asks for givens in exactly these cells.
    pub const fn pattern(mut self, cells: CellSet) -> Self {
        self.pattern = Some(cells);
        self
    }

    /// Asks for exactly this many givens, from 17 to 80.
    pub const fn givens(mut self, givens: u32) -> Self {
        self.givens = Some(givens);
        self
    }

    /// Asks for the number of givens of an assignment level.
    pub const fn givens_of(self, level: GivensLevel) -> Self {
        self.givens(level.givens())
    }

    /// Asks for the level that [`rate`](crate::rate::rate) gives the puzzle with the rules of
    /// [`Preset::HoDoKu`](crate::solver::Preset).
    pub const fn level(mut self, level: Level) -> Self {
        self.level = Some(level);
        self
    }

    /// Asks for a puzzle that needs this technique, as defined by [`needs`](super::needs).
    pub const fn needing(mut self, technique: Technique) -> Self {
        self.needs = Some(technique);
        self
    }

    /// Asks for a puzzle that the rules up to this one, those of [`rules_up_to`], solve.
    pub const fn hardest(mut self, technique: Technique) -> Self {
        self.hardest = Some(technique);
        self
    }

    /// Asks for a rating by [`explainer::rate`](crate::rate::explainer::rate) in this range.
    pub const fn rated(mut self, range: RangeInclusive<Difficulty>) -> Self {
        self.explainer = Some(range);
        self
    }

    /// Checks the requirements and creates a generator for them.
    ///
    /// # Errors
    ///
    /// A requirement that cannot be met. One that passes is not known to be impossible, but may be
    /// too rare to wait for.
    pub fn generator(self) -> Result<Generator, GenerateError> {
        self.check_givens()?;
        if let Some(pattern) = self.pattern {
            self.check_pattern(pattern)?;
        }
        self.check_techniques(BoardKind::Classic)?;
        self.check_room()?;
        self.check_rating()?;
        let need = self.needs.map(Need::of).transpose()?;
        let ceiling = self
            .hardest
            .map(|hardest| Solver::with(rules_up_to(hardest)));
        Ok(Generator::new(self, need, ceiling))
    }

    /// The first puzzle of the [`generator`](Self::generator).
    ///
    /// # Errors
    ///
    /// As for [`generator`](Self::generator), and if `stop` was raised.
    pub fn generate(&self, stop: &Stop) -> Result<Values, GenerateError> {
        let puzzle = self
            .clone()
            .generator()?
            .puzzle(0, stop, &Progress::default());
        Ok(puzzle?)
    }

    fn check_givens(&self) -> Result<(), GenerateError> {
        let Some(givens) = self.givens else {
            return Ok(());
        };
        if givens < FEWEST_GIVENS {
            return Err(GenerateError::TooFewGivens(givens));
        }
        if givens > MOST {
            return Err(GenerateError::TooManyGivens(givens));
        }
        if self.minimal && givens > MOST_MINIMAL {
            return Err(GenerateError::TooManyForMinimal(givens));
        }
        if !self.symmetry.allows(givens) {
            return Err(GenerateError::QuarterTurn(givens));
        }
        if givens == FEWEST_GIVENS && self.symmetry != Symmetry::None && self.pattern.is_none() {
            return Err(GenerateError::SeventeenWithSymmetry(self.symmetry));
        }
        Ok(())
    }

    fn check_pattern(&self, pattern: CellSet) -> Result<(), GenerateError> {
        let cells = pattern.len() as u32;
        if let Some(givens) = self.givens.filter(|givens| *givens != cells) {
            return Err(GenerateError::PatternAndGivens {
                pattern: cells,
                givens,
            });
        }
        self.clone_with_givens(cells).check_givens()?;
        if !self.symmetry.holds_for(pattern) {
            return Err(GenerateError::PatternWithoutSymmetry(self.symmetry));
        }
        let empty: Vec<House> = House::lines()
            .filter(|line| line.cells().is_disjoint(pattern))
            .collect();
        let in_chute = |pair: &&[House]| {
            pair[0].kind() == pair[1].kind()
                && chute_of(pair[0].number()) == chute_of(pair[1].number())
        };
        // Lines come in order, so two lines of a chute are next to each other in the list.
        if let Some(pair) = empty.windows(2).find(in_chute) {
            return Err(GenerateError::PatternWithEmptyLines(pair[0], pair[1]));
        }
        // The example three_boxes proves it.
        let boxes = House::boxes().filter(|one| !one.cells().is_disjoint(pattern));
        match boxes.count() {
            boxes @ ..=3 => Err(GenerateError::PatternInFewBoxes(boxes)),
            _ => Ok(()),
        }
    }

    /// Checks that enough is left to solve for a hard puzzle, and that enough techniques are
    /// allowed.
    fn check_room(&self) -> Result<(), GenerateError> {
        let pattern = self.pattern.map(|cells| cells.len() as u32);
        if let Some(givens) = pattern.or(self.givens).filter(|givens| *givens >= FULL) {
            if let Some(wished) = self.level.filter(|level| *level > Level::Easy) {
                return Err(GenerateError::TooFullForLevel { givens, wished });
            }
            let harder = |technique: &Technique| *technique > Technique::NakedSingle;
            if let Some(technique) = self.needs.filter(harder) {
                return Err(GenerateError::TooFullToNeed { givens, technique });
            }
        }
        match (self.hardest, self.level) {
            // 64 hidden singles reach a score of the level Medium.
            (Some(hardest), Some(wished))
                if hardest <= Technique::HiddenSingle && wished > Level::Medium =>
            {
                Err(GenerateError::SinglesBelowLevel { hardest, wished })
            }
            _ => Ok(()),
        }
    }

    /// Checks that some puzzles have a rating in the range.
    fn check_rating(&self) -> Result<(), GenerateError> {
        let Some(range) = &self.explainer else {
            return Ok(());
        };
        let (least, most) = (*range.start(), *range.end());
        if least > most || least > HARDEST || most < EASIEST {
            return Err(if least == most {
                GenerateError::NotARating(least)
            } else {
                GenerateError::NoSuchRating { least, most }
            });
        }
        let pattern = self.pattern.map(|cells| cells.len() as u32);
        match pattern.or(self.givens) {
            Some(givens) if givens >= FULL && least > NAKED_SINGLE => {
                Err(GenerateError::TooFullForRating {
                    givens,
                    wished: least,
                })
            }
            _ => Ok(()),
        }
    }

    fn clone_with_givens(&self, givens: u32) -> Self {
        self.clone().givens(givens)
    }

    pub(super) fn check_techniques(&self, board: BoardKind) -> Result<(), GenerateError> {
        for technique in [self.needs, self.hardest].into_iter().flatten() {
            if matches!(technique, Technique::Custom(_)) {
                return Err(GenerateError::NotInCatalog(technique));
            }
        }
        let Some(needs) = self.needs else {
            return Ok(());
        };
        if let Some(reason) = why_never_needed(needs, board) {
            return Err(GenerateError::NeverNeeded {
                technique: needs,
                reason,
            });
        }
        if let Some(positions) = tried_in_vain(needs).filter(|_| board.is_classic()) {
            return Err(GenerateError::NoneKnown {
                technique: needs,
                positions,
            });
        }
        if let Some(hardest) = self.hardest.filter(|hardest| *hardest < needs) {
            return Err(GenerateError::NeedsHarder { needs, hardest });
        }
        // Only techniques that the ratings include can raise a level.
        match self.level {
            Some(wished) if needs.is_standard() && wished < needs.level() => {
                Err(GenerateError::NeedsHigherLevel {
                    technique: needs,
                    wished,
                })
            }
            _ => Ok(()),
        }
    }
}

/// The number of positions with stalled easier rules on which the technique was tried and found
/// nothing; `None` for all other techniques. Looking for a puzzle that needs such a technique would
/// be pointless. The example `find_needed` tried them, the fish on the lists hardest 1106 and top
/// 1465, the template on hardest 1905.
const fn tried_in_vain(technique: Technique) -> Option<u32> {
    match technique {
        Technique::FrankenLeviathan => Some(10_979),
        Technique::MutantLeviathan => Some(10_895),
        Technique::TemplateSet => Some(41_885),
        _ => None,
    }
}

/// The reason why easier techniques always find something where this one does, if they do.
fn why_never_needed(technique: Technique, board: BoardKind) -> Option<WhyNever> {
    match technique {
        Technique::Squirmbag | Technique::Whale | Technique::Leviathan => {
            Some(WhyNever::SmallerFish)
        }
        // The color sees both colors of the other cluster. Because it sees one of them, Multi
        // Colors 1 removes the cells of the color that see the other one: each also sees the
        // opposite color of its own cluster.
        Technique::MultiColors2 => Some(WhyNever::MultiColors),
        // Take any two base and two cover houses that are neither an X-Wing nor a Franken X-Wing.
        // One base house meets only one of the cover houses. So all its candidates are in that
        // cover house, which has no others, by locked candidates or a hidden single. The second
        // base house shares no candidate with the first, so all its candidates are in the second
        // cover house, which has no others either. So all candidates of the cover houses are in the
        // base houses. The test checks all combinations.
        Technique::MutantXWing if board.is_classic() => Some(WhyNever::LockedCandidates),
        Technique::DualTwoStringKite => Some(WhyNever::TwoKites),
        Technique::DualEmptyRectangle => Some(WhyNever::TwoEmptyRectangles),
        _ if !board.has_cages() && matches!(technique.family(), Family::Cages) => {
            Some(WhyNever::NoCages)
        }
        _ => None,
    }
}
