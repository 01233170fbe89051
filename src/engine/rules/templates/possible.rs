//! The places of a digit that are in a template.
//!
//! On most boards, templates are searched one by one until each place has one or certainly has
//! none. The classic board has a faster way. A band, three rows, has the digit once in each of its
//! rows and once in each of its boxes: a *triple* of columns, one from each stack. There are 27
//! triples, so the triples that a band allows are the bits of a number, and three bands are
//! compared without listing their templates one by one. Three triples make a template if they use
//! all three columns of each stack.

use std::cell::Cell;

use crate::grid::{self, BOX_SIDE, CellSet, Digit, DigitSet, Grid, Layout, ORDERS_OF_THREE};

/// The candidates that are in no template of their digit.
///
/// Arguments about a single digit, such as fish, colors and X-Chains, remove no other candidates:
/// a candidate in a template could be true together with everything that the argument rests on.
/// Most positions have no candidates like these, so none of these rules finds anything there.
#[derive(Debug)]
pub(in crate::rules) struct Impossible {
    of_digits: [CellSet; Digit::COUNT],
    digits: DigitSet,
}

impl Impossible {
    /// The impossible candidates of a position.
    pub(in crate::rules) fn on(grid: &Grid, known: &KnownTemplates) -> Self {
        let places = |digit: Digit| grid.cells_with(digit) | grid.placed(digit);
        let is_unknown = |digit: &Digit| {
            !grid.cells_with(*digit).is_empty()
                && known.in_templates(*digit, places(*digit)).is_none()
        };
        let unknown: DigitSet = Digit::ALL.into_iter().filter(is_unknown).collect();
        if !grid.layout().is_classic() {
            for digit in unknown {
                let places = places(digit);
                known.keep(digit, places, on_any_board(grid.layout(), places));
            }
        }
        let side_by_side = if grid.layout().is_classic() {
            unknown
        } else {
            DigitSet::EMPTY
        };
        let mut left = side_by_side.into_iter();
        while let Some(first) = left.next() {
            // If fewer than four are left, repeat the first digit.
            let mut digits = [first; 4];
            for digit in &mut digits[1..] {
                *digit = left.next().unwrap_or(first);
            }
            let places = digits.map(places);
            for ((digit, places), possible) in digits.into_iter().zip(places).zip(possible(places))
            {
                known.keep(digit, places, possible);
            }
        }
        let of_digits = Digit::ALL.map(|digit| {
            let possible = known.in_templates(digit, places(digit));
            grid.cells_with(digit) - possible.unwrap_or(CellSet::ALL)
        });
        let has_any = |digit: &Digit| !of_digits[digit.index()].is_empty();
        Self {
            of_digits,
            digits: Digit::ALL.into_iter().filter(has_any).collect(),
        }
    }

    /// The impossible places of a digit.
    pub(in crate::rules) const fn of(&self, digit: Digit) -> CellSet {
        self.of_digits[digit.index()]
    }

    /// The digits with impossible candidates.
    pub(in crate::rules) const fn digits(&self) -> DigitSet {
        self.digits
    }
}

/// For each digit, the places it had when its templates were last searched, and those of the
/// places that are in a template.
#[derive(Debug)]
pub(in crate::rules) struct KnownTemplates([Cell<[CellSet; 2]>; Digit::COUNT]);

impl Default for KnownTemplates {
    /// Without places there is no template.
    fn default() -> Self {
        Self([const { Cell::new([CellSet::EMPTY; 2]) }; Digit::COUNT])
    }
}

impl KnownTemplates {
    /// The members of `places` that are in a template, if this is known.
    fn in_templates(&self, digit: Digit, places: CellSet) -> Option<CellSet> {
        let [known, possible] = self.0[digit.index()].get();
        (known == places).then_some(possible)
    }

    fn keep(&self, digit: Digit, places: CellSet, possible: CellSet) {
        self.0[digit.index()].set([places, possible]);
    }
}

/// The places of a digit that are in a template of a board.
fn on_any_board(layout: &Layout, places: CellSet) -> CellSet {
    let mut possible = CellSet::EMPTY;
    for cell in places {
        if !possible.contains(cell) {
            let left = places - layout.peers(cell);
            let template = completed(layout, CellSet::only(cell), left.without(cell));
            possible |= template.unwrap_or(CellSet::EMPTY);
        }
    }
    possible
}

/// A template that contains `chosen` and otherwise cells of `left`, none of which sees a chosen
/// cell; `None` if there is no template like this.
fn completed(layout: &Layout, chosen: CellSet, left: CellSet) -> Option<CellSet> {
    let lacking = layout.houses().iter().map(|house| house.cells());
    let lacking = lacking.filter(|house| house.is_disjoint(chosen));
    let Some(house) = lacking.min_by_key(|house| (left & *house).len()) else {
        return Some(chosen);
    };
    (left & house).into_iter().find_map(|cell| {
        let left = (left - layout.peers(cell)).without(cell);
        completed(layout, chosen.with(cell), left)
    })
}

/// A set of triples. The triple of the columns `a`, `b` and `c` of the three stacks, each from 0
/// to 2, is bit `a + 3b + 9c`.
type Triples = u32;

/// The number of triples.
const TRIPLES: usize = BOX_SIDE.pow(3);

/// The distance a triple moves in the set when a stack changes to its next column.
const STEPS: [usize; BOX_SIDE] = [1, BOX_SIDE, BOX_SIDE * BOX_SIDE];

/// Sets of triples for four digits.
type OfFour = [Triples; 4];

/// A set of cells of a band: three rows of nine cells, each row in three boxes.
type BandCells = u32;

/// The number of cells of a band.
const BAND: usize = BOX_SIDE * LINE;

/// The number of cells of a row.
const LINE: usize = grid::Cell::SIDE;

/// For each stack and each choice of its columns, the triples that use one of these columns.
static TRIPLES_WITH: [[Triples; 8]; 3] = {
    let mut with = [[0; 8]; 3];
    let mut triple = 0;
    while triple < TRIPLES {
        let columns = [
            triple % BOX_SIDE,
            triple / BOX_SIDE % BOX_SIDE,
            triple / BOX_SIDE / BOX_SIDE,
        ];
        let mut choice = 0;
        while choice < 8 {
            let mut stack = 0;
            while stack < BOX_SIDE {
                if choice >> columns[stack] & 1 == 1 {
                    with[stack][choice] |= 1 << triple;
                }
                stack += 1;
            }
            choice += 1;
        }
        triple += 1;
    }
    with
};

/// For four digits, which the processor can handle side by side, the places that are in a
/// template: a choice of one place in each row, each column and each box. All other places are
/// impossible.
fn possible(places: [CellSet; 4]) -> [CellSet; 4] {
    let bands = [0, 1, 2]
        .map(|band| places.map(|places| Band::of((places.bits() >> (BAND * band)) as BandCells)));
    let allowed = bands
        .each_ref()
        .map(|band| band.each_ref().map(Band::triples));
    let triples = in_templates(allowed, 0);
    std::array::from_fn(|digit| {
        let mut possible = 0;
        for (number, (band, triples)) in bands.iter().zip(triples).enumerate() {
            possible |= u128::from(band[digit].cells_in(triples[digit])) << (BAND * number);
        }
        CellSet::from_bits(possible)
    })
}

/// The triples of each of three bands that fit with triples of the other two bands in the stacks
/// from `stack` on. In earlier stacks, the triples have been turned so that columns that fit are
/// equal.
fn in_templates(bands: [OfFour; 3], stack: usize) -> [OfFour; 3] {
    let [first, second, third] = bands;
    if stack == BOX_SIDE {
        return [and(and(first, second), third); 3];
    }
    // In this stack, the second band has the column after the first band's column, and the third
    // band has the column after that, or the other way around.
    let next = in_templates(
        [first, turn_twice(second, stack), turn(third, stack)],
        stack + 1,
    );
    let next_but_one = in_templates(
        [first, turn(second, stack), turn_twice(third, stack)],
        stack + 1,
    );
    [
        or(next[0], next_but_one[0]),
        or(turn(next[1], stack), turn_twice(next_but_one[1], stack)),
        or(turn_twice(next[2], stack), turn(next_but_one[2], stack)),
    ]
}

/// The triples with the column of a stack changed to the next one; the first column comes after
/// the last.
#[inline]
fn turn(triples: OfFour, stack: usize) -> OfFour {
    let step = STEPS[stack];
    let last = TRIPLES_WITH[stack][0b100];
    triples.map(|triples| (triples & !last) << step | (triples & last) >> (2 * step))
}

/// The triples with the column of a stack changed to the next but one.
#[inline]
fn turn_twice(triples: OfFour, stack: usize) -> OfFour {
    let step = STEPS[stack];
    let first = TRIPLES_WITH[stack][0b001];
    triples.map(|triples| (triples & first) << (2 * step) | (triples & !first) >> step)
}

/// The triples in both, digit by digit.
#[inline]
fn and(one: OfFour, other: OfFour) -> OfFour {
    std::array::from_fn(|digit| one[digit] & other[digit])
}

/// The triples in either, digit by digit.
#[inline]
fn or(one: OfFour, other: OfFour) -> OfFour {
    std::array::from_fn(|digit| one[digit] | other[digit])
}

/// The places of a digit in a band.
struct Band {
    /// For each row and each stack, the triples whose column in the stack is a place in that row.
    with: [[Triples; 3]; 3],
}

impl Band {
    fn of(places: BandCells) -> Self {
        let with = |row: usize, stack: usize| {
            TRIPLES_WITH[stack][(places >> (LINE * row + BOX_SIDE * stack) & 0b111) as usize]
        };
        Self {
            with: [0, 1, 2].map(|row| [0, 1, 2].map(|stack| with(row, stack))),
        }
    }

    /// The triples whose columns are places in the given rows.
    const fn triples_in(&self, [first, second, third]: [usize; 3]) -> Triples {
        self.with[first][0] & self.with[second][1] & self.with[third][2]
    }

    /// The triples that the band allows.
    fn triples(&self) -> Triples {
        ORDERS_OF_THREE
            .into_iter()
            .fold(0, |triples, rows| triples | self.triples_in(rows))
    }

    /// The places of those `triples` that the band allows.
    fn cells_in(&self, triples: Triples) -> BandCells {
        let mut through = [[0; 3]; 3];
        for rows in ORDERS_OF_THREE {
            let made = self.triples_in(rows) & triples;
            for (stack, row) in rows.into_iter().enumerate() {
                through[row][stack] |= made;
            }
        }
        let mut cells = 0;
        for (row, through) in through.iter().enumerate() {
            for (stack, through) in through.iter().enumerate() {
                for column in 0..BOX_SIDE {
                    if through & TRIPLES_WITH[stack][1 << column] != 0 {
                        cells |= 1 << (LINE * row + BOX_SIDE * stack + column);
                    }
                }
            }
        }
        cells
    }
}
