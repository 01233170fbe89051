use std::cell::OnceCell;
use std::fmt;
use std::ops::{ControlFlow, Deref};
use std::rc::Rc;

use super::almost_locked_sets::AlmostLockedSets;
use super::cages::OpenCage;
use super::cages::Sums;
use super::chains::{Chains, Material};
use super::coloring::Coloring;
use super::conclusions::Conclusions;
use super::forcing::Implications;
use super::known::Known;
use super::listing::Listing;
use super::side_arguments::has_several_solutions;
use super::strong_link::StrongLinks;
use super::subsets::{KnownHouses, SubsetHouses};
use super::templates::{Impossible, KnownTemplates};
use super::uniqueness::Rectangle;
use crate::branching::Branching;
use crate::explainer::{Finder, RatedStep};
use crate::grid::{CellSet, Census, Contradiction, Digit, DigitSet, Grid, Values};

/// A position as the rules see it: the [`Grid`], and the results worked out about it so
/// far, so that each result is worked out once for all rules.
///
/// It can be used wherever a grid can be read.
#[derive(Debug)]
pub struct Survey<'a> {
    grid: &'a Grid,
    stopped: Stopped<'a>,
    known: Option<&'a Known>,
    listing: Option<&'a Listing>,
    singles: CellSet,
    at_least: OnceCell<[CellSet; 4]>,
    census: OnceCell<Census>,
    subset_houses: OnceCell<SubsetHouses>,
    rectangles: OnceCell<Vec<Rectangle>>,
    impossible: OnceCell<Impossible>,
    strong_links: OfDigits<Rc<StrongLinks>>,
    coloring: OfDigits<Coloring>,
    almost_locked_sets: OnceCell<Box<AlmostLockedSets>>,
    chains: [OnceCell<Box<Chains>>; Material::COUNT],
    implications: OnceCell<Box<Implications<'a>>>,
    sums: OnceCell<Box<Sums>>,
    explained: OnceCell<Option<Box<ToldStep>>>,
    several: OnceCell<bool>,
    solution: Option<&'a Values>,
}

/// A step of Sudoku Explainer's path, and its chains if it has any.
type ToldStep = (RatedStep, Option<Branching>);

/// Asks whether a rule must stop, if there is anyone to ask.
#[derive(Clone, Copy)]
struct Stopped<'a>(Option<&'a dyn Fn() -> bool>);

impl fmt::Debug for Stopped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stopped")
    }
}

/// Results that are worked out for one digit at a time. Most positions never need them, so
/// they cost no more than the pointer.
type OfDigits<T> = OnceCell<Box<[OnceCell<T>; Digit::COUNT]>>;

impl<'a> Survey<'a> {
    /// The survey of a position, with only the cells with one candidate worked out so far.
    pub fn of(grid: &'a Grid) -> Self {
        Self::with(grid, Stopped(None), None)
    }

    /// Like [`Self::of`], but rules that take long stop once `stopped` returns true,
    /// whether or not they have found anything.
    pub fn until(grid: &'a Grid, stopped: &'a dyn Fn() -> bool) -> Self {
        Self::with(grid, Stopped(Some(stopped)), None)
    }

    /// Like [`Self::until`], but results from earlier positions are used, and added to.
    pub fn knowing(grid: &'a Grid, stopped: &'a dyn Fn() -> bool, known: &'a Known) -> Self {
        Self::with(grid, Stopped(Some(stopped)), Some(known))
    }

    /// Like [`Self::until`], but a list is made of the deductions of each rule, and no
    /// results from earlier positions are used.
    pub fn listing(grid: &'a Grid, stopped: &'a dyn Fn() -> bool, listing: &'a Listing) -> Self {
        Self {
            listing: Some(listing),
            ..Self::until(grid, stopped)
        }
    }

    #[inline]
    fn with(grid: &'a Grid, stopped: Stopped<'a>, known: Option<&'a Known>) -> Self {
        Self {
            grid,
            stopped,
            known: known.filter(|known| known.is_of(grid.layout())),
            listing: None,
            singles: grid.cells_with_one_candidate(),
            at_least: OnceCell::new(),
            census: OnceCell::new(),
            subset_houses: OnceCell::new(),
            rectangles: OnceCell::new(),
            impossible: OnceCell::new(),
            strong_links: OnceCell::new(),
            coloring: OnceCell::new(),
            almost_locked_sets: OnceCell::new(),
            chains: [const { OnceCell::new() }; Material::COUNT],
            implications: OnceCell::new(),
            sums: OnceCell::new(),
            explained: OnceCell::new(),
            several: OnceCell::new(),
            solution: None,
        }
    }

    /// Adds the only solution of an earlier position, if it is known; only candidates may
    /// have changed since then.
    #[inline]
    pub(crate) fn with_solution(self, solution: Option<&'a Values>) -> Self {
        Self { solution, ..self }
    }

    /// The only solution, if it is known.
    pub(super) fn known_solution(&self) -> Option<&'a Values> {
        self.solution.filter(|solution| self.grid.allows(solution))
    }

    /// Whether the rules must stop because nobody is waiting for their deductions anymore.
    pub fn is_stopped(&self) -> bool {
        self.stopped.0.is_some_and(|stopped| stopped())
    }

    /// The position itself.
    pub(super) const fn grid(&self) -> &'a Grid {
        self.grid
    }

    /// The results from earlier positions, if they are kept.
    pub(super) const fn known(&self) -> Option<&'a Known> {
        self.known
    }

    /// Whether a list is made of everything that a rule finds, so that the rule may search
    /// in another order.
    pub(super) const fn is_listed(&self) -> bool {
        self.listing.is_some()
    }

    /// Whether a deduction with only these eliminations, and of this size, is needed:
    /// always, unless a list is made that already has one of at most this size.
    pub(super) fn needs(&self, eliminations: &Conclusions, size: usize) -> bool {
        self.listing
            .is_none_or(|listing| listing.needs(eliminations, size))
    }

    /// Counts combinations that a rule looks at. Breaks if the rule must stop, which only
    /// happens if a list is made.
    #[inline]
    pub(super) fn spend(&self, combinations: usize) -> ControlFlow<()> {
        match self.listing {
            Some(listing) => listing.spend(combinations),
            None => ControlFlow::Continue(()),
        }
    }

    /// The census of the candidates.
    #[inline]
    pub fn census(&self) -> &Census {
        self.census.get_or_init(|| Census::of(self.grid))
    }

    /// All contradictions that can be seen without a search.
    pub fn contradictions(&self) -> impl Iterator<Item = Contradiction> + use<'a> {
        Contradiction::visible(self.grid)
    }

    /// The cells with exactly two candidates.
    #[inline]
    pub fn bivalue(&self) -> CellSet {
        let [_, two, three, _] = self.at_least();
        two - three
    }

    /// Each pair of digits that some cell has as its only candidates, in the order of the first of
    /// these cells, and all cells that have both digits.
    pub(super) fn pairs(&self) -> Vec<(DigitSet, CellSet)> {
        let mut pairs: Vec<(DigitSet, CellSet)> = Vec::new();
        for cell in self.bivalue() {
            let pair = self.candidates(cell);
            if pairs.iter().all(|(known, _)| *known != pair) {
                let with = |cells, digit| cells & self.cells_with(digit);
                pairs.push((pair, pair.iter().fold(CellSet::ALL, with)));
            }
        }
        pairs
    }

    /// The cells with exactly three candidates.
    #[inline]
    pub fn trivalue(&self) -> CellSet {
        let [_, _, three, four] = self.at_least();
        three - four
    }

    /// The cells with exactly one candidate.
    #[inline]
    pub(super) const fn singles(&self) -> CellSet {
        self.singles
    }

    /// The cells with at least one, two, three and four candidates.
    #[inline]
    pub(super) fn at_least(&self) -> [CellSet; 4] {
        *self.at_least.get_or_init(|| self.grid.cells_by_count())
    }

    /// The houses in which there may be subsets.
    pub(super) fn subset_houses(&self) -> &SubsetHouses {
        self.subset_houses.get_or_init(|| match self.known {
            Some(known) => SubsetHouses::of(self, &known.subset_houses),
            None => SubsetHouses::of(self, &KnownHouses::default()),
        })
    }

    /// The possible unique rectangles.
    pub(super) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| Rectangle::all(self))
    }

    /// The candidates that an argument about their digit alone could remove.
    pub(super) fn impossible(&self) -> &Impossible {
        self.impossible.get_or_init(|| match self.known {
            Some(known) => Impossible::on(self.grid, &known.templates),
            None => Impossible::on(self.grid, &KnownTemplates::default()),
        })
    }

    /// The strong links of a digit.
    pub(super) fn strong_links(&self, digit: Digit) -> &StrongLinks {
        let links: &Rc<StrongLinks> = of_digit(&self.strong_links, digit, || {
            let places = self.cells_with(digit);
            match self.known {
                Some(known) => known.strong_links.of(digit, places, self.layout()),
                None => Rc::new(StrongLinks::of(places, self.layout())),
            }
        });
        links
    }

    /// The clusters of a digit.
    pub(super) fn coloring(&self, digit: Digit) -> &Coloring {
        of_digit(&self.coloring, digit, || {
            Coloring::of(self.strong_links(digit))
        })
    }

    /// The almost locked sets and their restricted commons. For a list, at most
    /// `Listing::MOST_SETS` of the smallest sets.
    pub(super) fn almost_locked_sets(&self) -> &AlmostLockedSets {
        let most = match self.listing {
            Some(_) => Listing::MOST_SETS,
            None => usize::MAX,
        };
        let sets = self.almost_locked_sets.get_or_init(|| {
            let cages = OpenCage::all(self);
            Box::new(AlmostLockedSets::on(self.grid, cages, most))
        });
        if let Some(listing) = self.listing.filter(|_| !sets.are_all()) {
            listing.cut();
        }
        sets
    }

    /// The consequences of each candidate being true or false.
    pub(super) fn implications(&self) -> &Implications<'a> {
        self.implications
            .get_or_init(|| Box::new(Implications::of(self)))
    }

    /// The sums that cages and the rule of 45 give.
    pub(super) fn sums(&self) -> &Sums {
        self.sums.get_or_init(Box::default)
    }

    /// The next step of Sudoku Explainer's path, if this is the classic board.
    pub(super) fn explained(&self) -> Option<&ToldStep> {
        let step = self.explained.get_or_init(|| {
            let mut finder = self.layout().is_classic().then(|| Finder::on(self.grid))?;
            let is_in_vain = || self.has_several_solutions();
            let step = finder.told(&|| self.is_stopped(), &is_in_vain);
            step.map(Box::new)
        });
        step.as_deref()
    }

    /// Whether the position has more than one solution. If so, chains within chains, which
    /// try nearly everything, would find little and take minutes to find nothing.
    pub(super) fn has_several_solutions(&self) -> bool {
        let stopped = || self.is_stopped();
        let count = || has_several_solutions(self.grid, &stopped);
        *self
            .several
            .get_or_init(|| self.known_solution().is_none() && count())
    }

    /// The chains built from a material.
    pub(super) fn chains(&self, material: Material) -> &Chains {
        self.chains[material as usize].get_or_init(|| Box::new(Chains::of(self, material)))
    }
}

fn of_digit<T>(parts: &OfDigits<T>, digit: Digit, part: impl FnOnce() -> T) -> &T {
    let parts = parts.get_or_init(|| Box::new([const { OnceCell::new() }; Digit::COUNT]));
    parts[digit.index()].get_or_init(part)
}

impl Deref for Survey<'_> {
    type Target = Grid;

    #[inline]
    fn deref(&self) -> &Grid {
        self.grid
    }
}
