use std::collections::HashMap;
use std::sync::Arc;

use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Layout, Values};
use sudoku_engine::sudoku::{Metadata, Puzzle};

/// The number of bytes for the values of a puzzle, with four bits each.
const BYTES: usize = Cell::COUNT.div_ceil(2);

/// Many puzzles in little memory: 41 bytes each, and their titles.
///
/// Work done on a puzzle and information about it, which are rare in collections, take extra
/// memory. A history is not stored, because no format for several puzzles has one.
///
/// ```
/// use sudoku_telling::session::Collection;
/// use sudoku_engine::sudoku::Puzzle;
///
/// let line = "070000043040009610800634900094052000358460020000800530080070091902100005007040802";
/// let puzzle = Puzzle::from_line(line).unwrap();
/// let mut collection = Collection::default();
/// assert!(collection.push(&puzzle));
/// assert_eq!(collection.len(), 1);
/// assert_eq!(collection.given_count(0), 37);
/// assert_eq!(collection.get(0), Some(puzzle));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Collection {
    values: Vec<[u8; BYTES]>,
    /// All titles, one after another.
    titles: String,
    title_ends: Vec<u32>,
    /// Information about puzzles, each from this puzzle on.
    about: Vec<(usize, Metadata)>,
    worked_on: HashMap<usize, Arc<PuzzleWork>>,
    /// Boards, each from this puzzle on; before the first one, the classic board.
    layouts: Vec<(usize, Layout)>,
}

/// The work done on a puzzle.
#[derive(Debug)]
struct PuzzleWork {
    entries: CellSet,
    removed: [DigitSet; Cell::COUNT],
}

impl Collection {
    /// The maximum number of puzzles.
    pub const MOST: usize = 1_000_000;

    /// The maximum number of bytes of titles.
    pub const MOST_TITLES: usize = 64_000_000;

    /// The maximum number of changes of the board from a puzzle to the next; each board takes some
    /// thousand bytes.
    pub const MOST_LAYOUTS: usize = 20_000;

    /// The number of puzzles.
    pub const fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The approximate number of bytes of memory that it takes.
    pub fn bytes(&self) -> usize {
        self.values.capacity() * BYTES
            + self.titles.capacity()
            + self.title_ends.capacity() * size_of::<u32>()
            + self.about.capacity() * size_of::<(usize, Metadata)>()
            + self.worked_on.capacity() * (size_of::<usize>() + size_of::<Arc<PuzzleWork>>())
            + self.worked_on.len() * size_of::<PuzzleWork>()
    }

    /// Adds a puzzle at the end; returns false, and does nothing, if there is no room for it.
    #[must_use]
    pub fn push(&mut self, puzzle: &Puzzle) -> bool {
        let title = puzzle.title.as_deref().unwrap_or_default();
        let number = self.len();
        if number >= Self::MOST
            || self.titles.len() + title.len() > Self::MOST_TITLES
            || !self.stand_on(number, &puzzle.layout)
        {
            return false;
        }
        let mut packed = [0; BYTES];
        let mut entries = CellSet::EMPTY;
        for (cell, value) in Cell::all().zip(puzzle.values()) {
            let digit = value.map_or(0, Digit::get);
            packed[cell.index() / 2] |= digit << (cell.index() % 2 * 4);
            if value.is_some() && puzzle.givens[cell.index()].is_none() {
                entries.insert(cell);
            }
        }
        self.values.push(packed);
        self.titles.push_str(title);
        // The limit on titles keeps this in range.
        self.title_ends
            .push(u32::try_from(self.titles.len()).unwrap_or(u32::MAX));
        self.say(number, &puzzle.metadata);
        if !entries.is_empty() || !puzzle.removed.is_empty() {
            let mut removed = [DigitSet::EMPTY; Cell::COUNT];
            for Candidate { cell, digit } in &puzzle.removed {
                removed[cell.index()].insert(*digit);
            }
            self.worked_on
                .insert(number, Arc::new(PuzzleWork { entries, removed }));
        }
        true
    }

    /// Records the board of the puzzles from this one on; false if there are too many boards.
    fn stand_on(&mut self, number: usize, layout: &Layout) -> bool {
        let before = self.layouts.last().map(|(_, layout)| layout);
        if before.map_or(layout.is_classic(), |before| before == layout) {
            return true;
        }
        let has_room = self.layouts.len() < Self::MOST_LAYOUTS;
        if has_room {
            self.layouts.push((number, layout.clone()));
        }
        has_room
    }

    fn say(&mut self, number: usize, metadata: &Metadata) {
        let said = self.about.last().map(|(_, said)| said);
        if said.map_or(!metadata.is_empty(), |said| said != metadata) {
            self.about.push((number, metadata.clone()));
        }
    }

    /// Adds the puzzles of another collection at the end, as far as there is room; returns whether
    /// there was room for all of them.
    #[must_use]
    pub fn append(&mut self, other: &Self) -> bool {
        // If there is room for everything, titles and work are copied as a whole, which is faster
        // than one puzzle at a time.
        let fits = self.len() + other.len() <= Self::MOST
            && self.titles.len() + other.titles.len() <= Self::MOST_TITLES
            && self.layouts.len() + other.layouts.len() < Self::MOST_LAYOUTS;
        if !fits {
            return (0..other.len()).all(|number| {
                let puzzle = other.get(number);
                puzzle.is_some_and(|puzzle| self.push(&puzzle))
            });
        }
        let (numbers, titles) = (self.len(), self.title_ends.last().copied().unwrap_or(0));
        self.values.extend_from_slice(&other.values);
        self.titles.push_str(&other.titles);
        let ends = other.title_ends.iter().map(|end| titles + end);
        self.title_ends.extend(ends);
        let starts_plain = other.about.first().is_none_or(|(first, _)| *first > 0);
        if starts_plain && !other.is_empty() {
            self.say(numbers, &Metadata::default());
        }
        for (number, metadata) in &other.about {
            self.say(numbers + number, metadata);
        }
        if other.layouts.first().is_none_or(|(first, _)| *first > 0) && !other.is_empty() {
            self.stand_on(numbers, &Layout::CLASSIC);
        }
        for (number, layout) in &other.layouts {
            self.stand_on(numbers + number, layout);
        }
        let worked_on = other.worked_on.iter();
        self.worked_on
            .extend(worked_on.map(|(number, work)| (numbers + number, Arc::clone(work))));
        true
    }

    /// The puzzle with this number, counted from 0.
    pub fn get(&self, number: usize) -> Option<Puzzle> {
        let values = self.values(number)?;
        let mut puzzle = Puzzle::on(self.layout(number), values);
        puzzle.title = self.title(number).map(str::to_owned);
        let after = self.about.partition_point(|(first, _)| *first <= number);
        if let Some((_, metadata)) = after.checked_sub(1).and_then(|it| self.about.get(it)) {
            puzzle.metadata = metadata.clone();
        }
        if let Some(work) = self.worked_on.get(&number) {
            for cell in work.entries {
                puzzle.entries[cell.index()] = puzzle.givens[cell.index()].take();
            }
            for cell in Cell::all() {
                let removed = work.removed[cell.index()];
                let removed = removed.iter().map(|digit| Candidate::new(cell, digit));
                puzzle.removed.extend(removed);
            }
        }
        Some(puzzle)
    }

    /// The board of a puzzle.
    pub fn layout(&self, number: usize) -> Layout {
        let after = self.layouts.partition_point(|(first, _)| *first <= number);
        let last = after.checked_sub(1).and_then(|it| self.layouts.get(it));
        last.map_or(Layout::CLASSIC, |(_, layout)| layout.clone())
    }

    /// The values of a puzzle, given or filled in.
    pub fn values(&self, number: usize) -> Option<Values> {
        let packed = self.values.get(number)?;
        let mut values = [None; Cell::COUNT];
        for (index, value) in values.iter_mut().enumerate() {
            *value = Digit::new(packed[index / 2] >> (index % 2 * 4) & 15);
        }
        Some(values)
    }

    /// The title of a puzzle, if it has one.
    pub fn title(&self, number: usize) -> Option<&str> {
        let end = *self.title_ends.get(number)? as usize;
        let start = match number {
            0 => 0,
            _ => self.title_ends[number - 1] as usize,
        };
        Some(&self.titles[start..end]).filter(|title| !title.is_empty())
    }

    /// The number of givens of a puzzle; 0 if there is no such puzzle.
    pub fn given_count(&self, number: usize) -> usize {
        let packed = self.values.get(number).map_or(&[][..], |packed| packed);
        let filled = packed
            .iter()
            .map(|byte| usize::from(byte & 15 != 0) + usize::from(byte >> 4 != 0));
        let entries = self
            .worked_on
            .get(&number)
            .map_or(0, |work| work.entries.len());
        filled.sum::<usize>() - entries
    }
}

impl FromIterator<Puzzle> for Collection {
    /// As many of the puzzles as fit.
    fn from_iter<I: IntoIterator<Item = Puzzle>>(puzzles: I) -> Self {
        let mut collection = Self::default();
        let _ = puzzles.into_iter().all(|puzzle| collection.push(&puzzle));
        collection
    }
}
