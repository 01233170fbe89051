//! The search for fish, starting from the candidates that they would remove.
//!
//! Suppose that the target is true: its peers are false, and if it sees all fins, the fins
//! are false too. The candidates that the base houses have left must be covered, no two
//! base houses may share any of them, and the target itself takes one of the cover houses.
//! That leaves few bases to choose from.

use std::ops::ControlFlow;

use super::{Fish, FishKind};
use smallvec::SmallVec;

use crate::grid::{Cell, CellSet, House, Layout};
use crate::rules::houses::Houses;

/// The houses for the base and those for the cover.
type Choice = (Houses, Houses);

impl FishKind {
    /// The houses to choose the base and the cover from.
    const fn choices(self) -> &'static [Choice] {
        const ROWS: Houses = Houses::ROWS.or(Houses::NOT_LINES);
        const COLUMNS: Houses = Houses::COLUMNS.or(Houses::NOT_LINES);
        match self {
            Self::Basic | Self::Finned | Self::Sashimi => &[
                (Houses::ROWS, Houses::COLUMNS),
                (Houses::COLUMNS, Houses::ROWS),
            ],
            Self::Franken | Self::FinnedFranken => &[(ROWS, COLUMNS), (COLUMNS, ROWS)],
            Self::Mutant | Self::FinnedMutant => &[(Houses::ALL, Houses::ALL)],
        }
    }

    /// Whether houses chosen in this way are not those of a simpler kind.
    const fn is_shape(self, base: Houses, cover: Houses) -> bool {
        match self {
            Self::Basic | Self::Finned | Self::Sashimi => true,
            Self::Franken | Self::FinnedFranken => base.or(cover).meets(Houses::NOT_LINES),
            Self::Mutant | Self::FinnedMutant => {
                let mut choices = Self::Franken.choices();
                while let [(for_base, for_cover), rest @ ..] = choices {
                    if base.is_within(*for_base) && cover.is_within(*for_cover) {
                        return false;
                    }
                    choices = rest;
                }
                true
            }
        }
    }

    const fn is_basic(self) -> bool {
        matches!(self, Self::Basic | Self::Finned | Self::Sashimi)
    }
}

/// A fish that was found.
#[derive(Debug, Clone, Copy)]
pub(super) struct FoundFish {
    pub(super) base: Houses,
    pub(super) cover: Houses,
    pub(super) cells: CellSet,
    pub(super) fins: CellSet,
    pub(super) endo_fins: CellSet,
    pub(super) eliminated: CellSet,
    /// For a basic fish with fins, whether some base house has fewer than two covered
    /// candidates.
    is_sashimi: bool,
}

impl FoundFish {
    /// Whether this fish and another on the same base make a Siamese pair that begins with
    /// this fish.
    fn is_siamese_with(&self, other: &Self) -> bool {
        self.fins != other.fins
            && !self.eliminated.is_subset(other.eliminated)
            && !other.eliminated.is_subset(self.eliminated)
            && (self.is_sashimi != other.is_sashimi
                || (self.eliminated.first(), self.cover) < (other.eliminated.first(), other.cover))
    }
}

/// The base of a Siamese pair and the covers of its two fish.
type SiameseHouses = [Houses; 3];

/// The candidates of a digit, and those that a fish might remove.
pub(super) type CellsAndTargets = [CellSet; 2];

/// The place to look for fish of one kind and size: the candidates of a digit.
pub(super) struct Waters<'a> {
    fish: Fish,
    layout: &'a Layout,
    /// All houses of the board.
    houses: Houses,
    cells: CellSet,
    /// The candidates that a fish might remove.
    targets: CellSet,
    /// Whether nobody is waiting for the result anymore.
    stopped: &'a dyn Fn() -> bool,
}

impl<'a> Waters<'a> {
    pub(super) fn new(
        fish: Fish,
        layout: &'a Layout,
        [cells, targets]: CellsAndTargets,
        stopped: &'a dyn Fn() -> bool,
    ) -> Self {
        Self {
            fish,
            layout,
            houses: Houses::on(layout),
            cells,
            targets,
            stopped,
        }
    }

    /// Passes each fish to `found`, after the Siamese pair that it begins, if any. Fish
    /// that are not basic are passed once per target, with as few fins as possible; if the
    /// fish begins no Siamese pair, a pair of two fish on its base follows.
    pub(super) fn fish(
        &self,
        found: &mut dyn FnMut(&[FoundFish]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.fish.kind.is_basic() {
            return self.every_fish(found);
        }
        let mut removed = CellSet::EMPTY;
        let mut told = Vec::new();
        for target in self.targets {
            if removed.contains(target) {
                continue;
            }
            if let Some((choice, fish)) = self.simplest_fish(target) {
                removed |= fish.eliminated;
                self.report(choice, &fish, &mut told, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn every_fish(
        &self,
        found: &mut dyn FnMut(&[FoundFish]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sashimi = self.fish.kind == FishKind::Sashimi;
        let mut told = Vec::new();
        for target in self.targets {
            for choice in self.fish.kind.choices() {
                Hunt::new(self, *choice, target).bases(&mut |fish| {
                    // A fish is reported when its first target is hunted.
                    if fish.is_sashimi != sashimi || fish.eliminated.first() != Some(target) {
                        return ControlFlow::Continue(());
                    }
                    self.report(*choice, &fish, &mut told, found)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn simplest_fish(&self, target: Cell) -> Option<(Choice, FoundFish)> {
        let mut simplest: Option<(Choice, FoundFish)> = None;
        for choice in self.fish.kind.choices() {
            let hunted = Hunt::new(self, *choice, target).bases(&mut |fish| {
                let fins = |fish: &FoundFish| (fish.fins | fish.endo_fins).len();
                let fewest = usize::from(self.fish.kind.is_finned());
                if simplest.is_none_or(|(_, other)| fins(&fish) < fins(&other)) {
                    simplest = Some((*choice, fish));
                }
                if fins(&fish) == fewest {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            if hunted.is_break() {
                break;
            }
        }
        simplest
    }

    /// Reports a fish and a Siamese pair, unless the pair is already in `told`.
    fn report(
        &self,
        choice: Choice,
        fish: &FoundFish,
        told: &mut Vec<SiameseHouses>,
        found: &mut dyn FnMut(&[FoundFish]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut is_new = |[first, second]: &[FoundFish; 2]| {
            let houses = [first.base, first.cover, second.cover];
            let is_new = !told.contains(&houses);
            told.push(houses);
            is_new
        };
        if let Some(other) = self.siamese(choice, fish) {
            let siamese = [*fish, other];
            if is_new(&siamese) {
                found(&siamese)?;
            }
            return found(&[*fish]);
        }
        found(&[*fish])?;
        match self.siamese_on(choice, fish.base) {
            Some(siamese) if is_new(&siamese) => found(&siamese),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Another fish with the same base, to be reported together with this one. A finned
    /// fish may be paired with a sashimi fish, and the pair counts as finned.
    fn siamese(&self, choice: Choice, fish: &FoundFish) -> Option<FoundFish> {
        if !self.fish.kind.is_finned() {
            return None;
        }
        let mut siamese = None;
        for target in self.targets - fish.eliminated {
            if (self.stopped)() {
                break;
            }
            let hunt = Hunt::new(self, choice, target);
            let _ = hunt.covers_of(fish.base, &mut |other| {
                let simpler = fish.is_sashimi && !other.is_sashimi;
                if simpler || !fish.is_siamese_with(&other) {
                    return ControlFlow::Continue(());
                }
                siamese = Some(other);
                ControlFlow::Break(())
            });
            if siamese.is_some() {
                break;
            }
        }
        siamese
    }

    /// Two fish on a base that are to be reported together; `None` for basic fish, each of
    /// which is reported by itself and begins its own pair.
    fn siamese_on(&self, choice: Choice, base: Houses) -> Option<[FoundFish; 2]> {
        if self.fish.kind.is_basic() || !self.fish.kind.is_finned() {
            return None;
        }
        let mut on_base: Vec<FoundFish> = Vec::new();
        for target in self.targets {
            if (self.stopped)() {
                break;
            }
            let _ = Hunt::new(self, choice, target).covers_of(base, &mut |fish| {
                if fish.eliminated.first() == Some(target) {
                    on_base.push(fish);
                }
                ControlFlow::Continue(())
            });
        }
        on_base.iter().find_map(|first| {
            let second = on_base.iter().find(|other| first.is_siamese_with(other))?;
            Some([*first, *second])
        })
    }
}

/// The search for fish that remove one target.
struct Hunt<'a> {
    waters: &'a Waters<'a>,
    for_base: Houses,
    for_cover: Houses,
    target: Cell,
    /// The houses that the target is in.
    of_target: Houses,
    /// The candidates that must be covered if they are in the base: all of them in a fish
    /// without fins, otherwise those that the target does not see.
    to_cover: CellSet,
}

/// A house that a base could have and that does not contain the target.
#[derive(Clone, Copy)]
struct BaseHouse {
    /// The house by itself.
    house: Houses,
    /// The candidates that must be covered.
    to_cover: CellSet,
    /// The cover houses that these are certain to need, in addition to one of the target:
    /// in a fish of lines, all that cross the house there.
    cover: Houses,
}

type FishSink<'a> = &'a mut dyn FnMut(FoundFish) -> ControlFlow<()>;

impl<'a> Hunt<'a> {
    fn new(waters: &'a Waters<'a>, (for_base, for_cover): Choice, target: Cell) -> Self {
        let to_cover = if waters.fish.kind.is_finned() {
            waters.cells - waters.layout.peers(target)
        } else {
            waters.cells
        };
        Self {
            waters,
            for_base: for_base.and(waters.houses),
            for_cover: for_cover.and(waters.houses),
            target,
            of_target: Houses::of(target, waters.layout),
            to_cover,
        }
    }

    /// Chooses every base: without the target, or with one house of the target; then the
    /// target is removed if two other houses cover it.
    fn bases(&self, found: FishSink) -> ControlFlow<()> {
        let size = self.waters.fish.size;
        let layout = self.waters.layout;
        let mut options: SmallVec<[BaseHouse; House::COUNT]> = SmallVec::new();
        for house in self.for_base.minus(self.of_target).iter(layout) {
            if self.waters.cells.is_disjoint(house.cells()) {
                continue;
            }
            let option = self.base_house(house);
            // One cover house contains the target.
            if option.cover.are_fewer_than(size) {
                options.push(option);
            }
        }
        let (none, nothing) = (Houses::NONE, CellSet::EMPTY);
        self.more_bases(&options, size, none, nothing, none, found)?;
        for house in layout.houses_of(self.target).iter().copied() {
            let covering = self.of_target.without(house).and(self.for_cover);
            if self.for_base.has(house) && covering.len() > 1 {
                let base = Houses::NONE.with(house);
                let held = self.to_cover & house.cells();
                self.more_bases(&options, size - 1, base, held, none, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn base_house(&self, house: House) -> BaseHouse {
        let to_cover = self.to_cover & house.cells();
        let mut cover = Houses::NONE;
        if self.waters.fish.kind.is_basic() {
            for cell in to_cover {
                cover = cover.or(Houses::of(cell, self.waters.layout));
            }
            cover = cover.and(self.for_cover).minus(self.of_target);
        }
        BaseHouse {
            house: Houses::NONE.with(house),
            to_cover,
            cover,
        }
    }

    /// Adds houses to a base. `held` are the candidates of the base that must be covered,
    /// and `cover` the cover houses that they are certain to need.
    fn more_bases(
        &self,
        options: &[BaseHouse],
        left: usize,
        base: Houses,
        held: CellSet,
        cover: Houses,
        found: FishSink,
    ) -> ControlFlow<()> {
        if left == 0 {
            return self.covers(base, held, found);
        }
        // The other houses must come after this one.
        let first = options.len().saturating_sub(left - 1);
        for (number, option) in options[..first].iter().enumerate() {
            // Choosing the others can take a tenth of a second.
            if left + 1 >= self.waters.fish.size && (self.waters.stopped)() {
                break;
            }
            let cover = cover.or(option.cover);
            // One cover house contains the target.
            if option.to_cover.is_disjoint(held) && cover.are_fewer_than(self.waters.fish.size) {
                self.more_bases(
                    &options[number + 1..],
                    left - 1,
                    base.or(option.house),
                    held | option.to_cover,
                    cover,
                    found,
                )?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses every cover of a base that was chosen elsewhere.
    fn covers_of(&self, base: Houses, found: FishSink) -> ControlFlow<()> {
        let mut held = CellSet::EMPTY;
        for house in base.iter(self.waters.layout) {
            let part = self.to_cover & house.cells();
            if !part.is_disjoint(held) {
                return ControlFlow::Continue(());
            }
            held |= part;
        }
        self.covers(base, held, found)
    }

    /// Chooses every cover of a base.
    fn covers(&self, base: Houses, held: CellSet, found: FishSink) -> ControlFlow<()> {
        let free = self.for_cover.minus(base);
        let size = self.waters.fish.size;
        let layout = self.waters.layout;
        let Some(own) = base.and(self.of_target).iter(layout).next() else {
            return self.more_covers(base, Houses::NONE, free, size, held, found);
        };
        if size < 2 {
            return ControlFlow::Continue(());
        }
        // Every two houses that cover the target. Of three, the first two are taken here
        // and the third among the rest.
        let covering = self.of_target.without(own).and(free);
        for one in covering.iter(layout) {
            for other in covering.iter(layout).filter(|other| *other > one) {
                let earlier = covering.iter(layout).filter(|house| *house < other);
                let free = earlier.fold(free, Houses::without).without(other);
                let cover = Houses::NONE.with(one).with(other);
                let bare = held - one.cells() - other.cells();
                self.more_covers(base, cover, free, size - 2, bare, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Covers the bare candidates, adds a house of the target to the cover if there is none
    /// yet, and fills the cover up; `free` are the houses still to choose from.
    fn more_covers(
        &self,
        base: Houses,
        cover: Houses,
        mut free: Houses,
        left: usize,
        bare: CellSet,
        found: FishSink,
    ) -> ControlFlow<()> {
        let needs_target = !cover.meets(self.of_target);
        if left == 0 {
            if bare.is_empty() && !needs_target {
                return self.landed(base, cover, found);
            }
            return ControlFlow::Continue(());
        }
        let options = if let Some(cell) = bare.first() {
            if needs_target && left == 1 {
                Houses::of(cell, self.waters.layout).and(self.of_target)
            } else {
                Houses::of(cell, self.waters.layout)
            }
        } else if needs_target {
            self.of_target
        } else {
            Houses::ALL
        };
        for house in options.and(free).iter(self.waters.layout) {
            free = free.without(house);
            self.more_covers(
                base,
                cover.with(house),
                free,
                left - 1,
                bare - house.cells(),
                found,
            )?;
        }
        ControlFlow::Continue(())
    }

    /// Reports the fish with this base and cover, if it is of the right kind and removes
    /// the target.
    fn landed(&self, base: Houses, cover: Houses, found: FishSink) -> ControlFlow<()> {
        let kind = self.waters.fish.kind;
        if !kind.is_shape(base, cover) {
            return ControlFlow::Continue(());
        }
        let (cells, endo_fins) = self.once_and_twice(base);
        let (covered, covered_twice) = self.once_and_twice(cover);
        let fins = cells - covered;
        let all_fins = fins | endo_fins;
        if all_fins.is_empty() == kind.is_finned() {
            return ControlFlow::Continue(());
        }
        let eliminated =
            ((covered - cells) | covered_twice) & self.waters.layout.common_peers(all_fins);
        if !eliminated.contains(self.target) {
            return ControlFlow::Continue(());
        }
        let is_small = |house: House| (covered & house.cells()).len() < 2;
        found(FoundFish {
            base,
            cover,
            cells,
            fins,
            endo_fins,
            eliminated,
            is_sashimi: kind.is_basic()
                && kind.is_finned()
                && base.iter(self.waters.layout).any(is_small),
        })
    }

    /// The candidates in some houses, and the candidates that are in two or more of them.
    fn once_and_twice(&self, houses: Houses) -> (CellSet, CellSet) {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        for house in houses.iter(self.waters.layout) {
            let part = self.waters.cells & house.cells();
            twice |= once & part;
            once |= part;
        }
        (once, twice)
    }
}
