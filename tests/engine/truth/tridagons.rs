//! Checks that twelve cells are a tridagon.

use sudoku_stepper::grid::{Cell, CellSet, DigitSet, House};

/// Checks that three digits cannot fill some cells, three in each of four boxes: in some of the
/// boxes, the circular orders by rows and by columns are opposite.
pub fn holds(
    cells: CellSet,
    boxes: &[House],
    digits: DigitSet,
    opposite: &[House],
) -> Result<(), String> {
    let ensure = |holds: bool, what: &str| holds.then_some(()).ok_or_else(|| what.to_owned());
    ensure(digits.len() == 3, "three digits")?;
    ensure(
        cells.len() == 12 && boxes.len() == 4,
        "three cells of four boxes",
    )?;
    let mut bands = Vec::new();
    let mut stacks = Vec::new();
    let mut others = Vec::new();
    for house in boxes {
        let own: Vec<Cell> = (cells & house.cells()).into_iter().collect();
        let [a, b, c] = own[..] else {
            return Err("not three cells of a box".to_owned());
        };
        let is_apart =
            |one: Cell, other: Cell| one.row() != other.row() && one.column() != other.column();
        ensure(
            is_apart(a, b) && is_apart(b, c) && is_apart(a, c),
            "two in a line",
        )?;
        bands.push(a.row() / 3);
        stacks.push(a.column() / 3);
        // An odd number of swaps turns the order by rows into the order by columns.
        let swaps = [(a, b), (a, c), (b, c)];
        let swaps = swaps
            .into_iter()
            .filter(|(one, two)| one.column() > two.column());
        if swaps.count() % 2 == 1 {
            others.push(*house);
        }
    }
    for lines in [&mut bands, &mut stacks] {
        lines.sort_unstable();
        let [a, b, c, d] = lines[..] else {
            return Err("not four boxes".to_owned());
        };
        ensure(a == b && b != c && c == d, "no rectangle of boxes")?;
    }
    ensure(others == opposite, "others run the other way")?;
    ensure(others.len() % 2 == 1, "they fit together")
}
