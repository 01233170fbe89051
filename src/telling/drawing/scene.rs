//! The content of the board as data, without pixels, colors and fonts. The canvas paints it, and
//! tests read it.

use super::by_hand::Layer;
use super::cages::CageLine;
use super::links::{DrawnLink, Ground, Group, reroute};
use super::motion::Motion;
use super::names::Names;
use super::outline::Outline;
use super::sight::Sight;
use crate::explain::{CellPart, Role, Share, SumPart};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, House, Layout};
use sudoku_engine::sudoku::SetBy;
use sudoku_engine::texts::Language;

/// Everything on the board.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Scene {
    /// The layout of the board.
    pub layout: Layout,
    /// Regions that are being drawn, instead of those of the board.
    pub unfinished: Option<Vec<CellSet>>,
    /// The cages of the board.
    pub cages: Vec<CageLine>,
    /// The background of cells; where a cell has several, the last one shows.
    pub tints: Vec<(Cell, Tint)>,
    /// The cells under ice.
    pub ice: CellSet,
    /// The houses with an edge.
    pub houses: Vec<(House, HouseKind)>,
    /// The cells that are added up.
    pub sums: Vec<(CellSet, SumPart)>,
    /// The cells with a part, whatever their candidates are.
    pub cells: Vec<(CellSet, CellPart)>,
    /// The digits that houses give to the pairs of a ring.
    pub shares: Vec<Share>,
    /// The words beside the parts of the pattern, and the numbers beside candidates.
    pub names: Names,
    /// The language of these words.
    pub language: Language,
    /// The outlines of sets.
    pub outlines: Vec<Outline>,
    /// The groups of candidates that are one node of a chain.
    pub groups: Vec<Group>,
    /// The links, as curves.
    pub links: Vec<DrawnLink>,
    /// The values.
    pub values: Vec<(Cell, Digit, ValueKind)>,
    /// The origins of values that are not givens, if these are shown.
    pub origins: Vec<(Cell, SetBy)>,
    /// The candidates: those on the board, and those with a role in the step although it removed
    /// them.
    pub candidates: Vec<Candidate>,
    /// The candidates with their roles, one entry per role. The entries of a candidate are
    /// adjacent: the sign of the first is drawn behind its digit, the others around or over it.
    pub marks: Vec<(Candidate, Role)>,
    /// The ends of the current link of a walk.
    pub ends: Vec<Candidate>,
    /// The ends of links that a walk has not reached yet.
    pub ahead: Vec<Candidate>,
    /// The sights: each line from a digit or candidate to a candidate that it excludes.
    pub sights: Vec<Sight>,
    /// The frames around cells.
    pub frames: Vec<(Cell, Frame)>,
    /// The marks of a person.
    pub by_hand: Layer,
    /// The progress of showing the step.
    pub motion: Motion,
    /// The letters to write for the digits, if there are any.
    pub letters: Option<[char; Digit::COUNT]>,
}

impl Scene {
    /// The scene with words in this language.
    #[must_use]
    pub fn in_language(self, language: &Language) -> Self {
        let language = language.clone();
        Self { language, ..self }
    }

    /// The scene for larger digits than usual, by a share of the room in the cells. Signs are larger
    /// then too, and apart from each other, so links take other ways around them.
    #[must_use]
    pub fn enlarged(mut self, share: f32) -> Self {
        if share <= 0.0 || (self.links.is_empty() && self.by_hand.links.is_empty()) {
            return self;
        }
        let links = self.links.iter().chain(&self.by_hand.links);
        let ends = links.flat_map(|link| link.from.iter().chain(&link.to));
        let marked = self.marks.iter().map(|(candidate, _)| candidate);
        let ground = Ground::new(
            &self.layout,
            self.candidates.iter().copied(),
            ends.chain(marked).copied(),
            self.values.iter().map(|(cell, ..)| *cell).collect(),
        );
        let lines = self.links.iter_mut().chain(&mut self.by_hand.links);
        reroute(lines, &mut self.groups, &ground.enlarged(share));
        self
    }

    /// Writes letters for the digits, and keeps only the candidates of these digits and those with
    /// a role.
    pub fn put_letters(&mut self, letters: [char; Digit::COUNT], kept: &[Candidate]) {
        self.letters = Some(letters);
        let marks = &self.marks;
        self.candidates.retain(|candidate| {
            kept.contains(candidate) || marks.iter().any(|(marked, _)| marked == candidate)
        });
    }

    /// The character to write for a digit.
    pub(super) fn written(&self, digit: Digit) -> String {
        match self.letters {
            Some(letters) => letters[digit.index()].to_string(),
            None => digit.to_string(),
        }
    }

    /// The houses that the step uses, each once with its most important edge: rows, columns, the
    /// lines that contain an arm, boxes and regions.
    pub fn used_houses(&self) -> Vec<(House, HouseKind)> {
        let arms = self.cells.iter().filter(|(_, part)| *part == CellPart::Arm);
        let lines = arms.filter_map(|(cells, _)| {
            let mut lines = self.layout.lines().iter();
            let line = lines.find(|line| (*cells - line.cells()).is_empty())?;
            Some((*line, HouseKind::Cover))
        });
        let mut used: Vec<(House, HouseKind)> = Vec::new();
        for (house, kind) in lines.chain(self.houses.iter().copied()) {
            match used.iter_mut().find(|(known, _)| *known == house) {
                Some((_, known)) => *known = kind,
                None => used.push((house, kind)),
            }
        }
        used
    }

    /// The cells whose corner a line may cross; a line goes around the sum of a cage.
    pub(super) fn crossing_sums(&self) -> CellSet {
        let houses = self.houses.iter().map(|(house, _)| house.cells());
        let sides = self.sums.iter().filter(|(_, part)| part.is_side());
        let sets = self.outlines.iter().map(|outline| outline.cells);
        let all = houses.chain(sides.map(|(cells, _)| *cells)).chain(sets);
        all.fold(CellSet::EMPTY, CellSet::union)
    }
}

/// The background of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tint {
    /// It sees the chosen cell.
    Peer,
    /// It holds the digit of the chosen cell.
    SameDigit,
    /// It is in a cover house.
    Cover,
    /// It is in a house of the step.
    House,
    /// It is in a base house and in a cover house.
    Crossing,
    /// Its house, or the cell itself, loses a candidate because of a weak link.
    Losing,
    /// It is in a cage that is added or subtracted.
    Counted,
    /// It is in the cage whose sum the step uses.
    Cage,
    /// The step uses its value.
    Used,
    /// It is worth trying.
    WorthTrying,
    /// A search tries its value.
    Trial,
    /// A search set its value as a single.
    Single,
    /// It takes part in a contradiction.
    Contradicting,
    /// It is the chosen cell.
    Selected,
}

impl Tint {
    /// Whether the tint depends on the chosen cell.
    pub const fn is_of_chosen(self) -> bool {
        matches!(self, Self::Peer | Self::SameDigit)
    }
}

/// The reason why a house has an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HouseKind {
    /// It is a house of the step; for a fish, a base house.
    Base,
    /// It is a cover house.
    Cover,
    /// It loses a candidate because of a weak link.
    Losing,
    /// It has no place for a digit, or holds the digit twice.
    Contradiction,
}

/// The source of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// It belongs to the puzzle.
    Given,
    /// It was found or filled in.
    Found,
    /// It was filled in, and clashes with another, or is wrong.
    Clashing,
    /// A correct entry; marked only if the player asked for it.
    Right,
    /// A search tries it.
    Trial,
    /// A search set it as a single.
    Single,
    /// The step that is shown set it, too, for a reason that is not shown at the moment.
    Also,
}

/// A frame around a cell or in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// A ring: the last step set its value.
    Set,
    /// Dashes: the last step set its value, too, for a reason that is not shown at the moment.
    Also,
    /// A square ring: its value is not a given and clashes with another value, or is wrong.
    Clashing,
    /// A round ring: its given clashes with another value. The given itself looks as usual.
    ClashingGiven,
    /// A frame: it is the chosen cell.
    Selected,
}
