//! The cells that a puzzle leaves empty so that a technique has a chance.

use super::full::Full;
use super::random::Random;
use crate::grid::{Cell, CellSet, Digit, House, chute_of};
use crate::rules::{Family, Technique};

/// The cells that must be without givens for a technique to have a chance.
///
/// A naked quadruple needs at least four other empty cells in its house, because otherwise a
/// smaller hidden subset does the same; a hidden quadruple needs five, because otherwise a naked
/// one does the same. For a swordfish or a jellyfish, the complementary fish of the other lines
/// must be at least as large. So the house must be nearly empty, and the digit nearly absent. The
/// digit of a Simple Colors Wrap must be nearly absent, too: if two cells of one color see each
/// other and at most four strong links join them, a Turbot Fish or something easier finds as much.
/// A rectangle that uniqueness forbids has no given, and all but one of its cells hold its two
/// digits as in the forbidden pattern.
pub(super) fn favorable(technique: Technique, full: &Full, random: &mut Random) -> CellSet {
    match technique {
        Technique::NakedQuadruple | Technique::HiddenQuadruple => {
            let houses: Vec<House> = House::all().collect();
            random.choose(&houses).map_or(CellSet::EMPTY, House::cells)
        }
        Technique::Swordfish | Technique::Jellyfish | Technique::SimpleColorsWrap => {
            let digit = random.below(Cell::SIDE as u32);
            let has = |cell: &Cell| u32::from(full[cell.index()]) == digit;
            Cell::all().filter(has).collect()
        }
        Technique::BivalueUniversalGravePlusOne => CellSet::EMPTY,
        other if other.family() == Family::Uniqueness => nearly_avoidable(full, random),
        _ => CellSet::EMPTY,
    }
}

/// The cells of all digits in these cells, and of two or three other digits. If only these digits
/// can be without givens, the corners of a rectangle are soon left with its two digits and a third
/// one, as Uniqueness Test 5 needs.
pub(super) fn with_digits_like(cells: CellSet, full: &Full, random: &mut Random) -> CellSet {
    let digit = |cell: Cell| usize::from(full[cell.index()]);
    let mut open = [false; Digit::COUNT];
    for cell in cells {
        open[digit(cell)] = true;
    }
    let mut others: Vec<usize> = (0..Digit::COUNT).filter(|digit| !open[*digit]).collect();
    random.shuffle(&mut others);
    for other in others.into_iter().take(random.between(2, 3) as usize) {
        open[other] = true;
    }
    Cell::all().filter(|cell| open[digit(*cell)]).collect()
}

/// Four cells in two rows, two columns and two boxes that form a nearly avoidable rectangle: two
/// opposite cells hold the same digit, and the other two hold different ones. Empty if none is
/// found quickly.
fn nearly_avoidable(full: &Full, random: &mut Random) -> CellSet {
    for _ in 0..100 {
        let [row, column, other_row, other_column] =
            std::array::from_fn(|_| random.below(Cell::SIDE as u32) as usize);
        let two_boxes =
            (chute_of(row) == chute_of(other_row)) != (chute_of(column) == chute_of(other_column));
        let [first, right, below, last] = [
            Cell::at(row, column),
            Cell::at(row, other_column),
            Cell::at(other_row, column),
            Cell::at(other_row, other_column),
        ];
        let digit = |cell: Cell| full[cell.index()];
        if two_boxes
            && row != other_row
            && column != other_column
            && digit(right) == digit(below)
            && digit(first) != digit(last)
        {
            return [first, right, below, last].into_iter().collect();
        }
    }
    CellSet::EMPTY
}
