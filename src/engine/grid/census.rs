use super::{DigitSet, Grid, House};

/// Counts the places of all digits at once: the digits in each *intersection* (the three cells that
/// a box and a line share), and the digits with at least one and at least two places in each house.
///
/// On the classic board, each intersection is counted from three cells, and each house from three
/// intersections. Other boards have no such intersections, so their houses are counted one by one.
#[derive(Debug, Clone)]
pub struct Census {
    chutes: [Chute; 6],
    at_least_once: [DigitSet; House::MOST],
    at_least_twice: [DigitSet; House::MOST],
}

/// The digits in the nine intersections of three boxes in a row or in a column with the three lines
/// through them, by line and then by box.
pub type Chute = [[DigitSet; 3]; 3];

/// The digits with at least one place, and those with at least two.
#[derive(Clone, Copy)]
struct Count {
    once: DigitSet,
    twice: DigitSet,
}

impl Count {
    const NOTHING: Self = Self {
        once: DigitSet::EMPTY,
        twice: DigitSet::EMPTY,
    };

    /// The count of two parts together.
    #[inline]
    fn plus(self, other: Self) -> Self {
        Self {
            once: self.once | other.once,
            twice: self.twice | other.twice | (self.once & other.once),
        }
    }

    /// The count of three cells with these candidates.
    #[inline]
    fn of_three(first: DigitSet, second: DigitSet, third: DigitSet) -> Self {
        Self {
            once: first | second | third,
            twice: (first & second) | ((first | second) & third),
        }
    }
}

impl Census {
    /// The census of a grid.
    pub fn of(grid: &Grid) -> Self {
        let cells = grid.candidates_by_cell();
        let mut census = Self {
            chutes: [[[DigitSet::EMPTY; 3]; 3]; 6],
            at_least_once: [DigitSet::EMPTY; House::MOST],
            at_least_twice: [DigitSet::EMPTY; House::MOST],
        };
        if !grid.layout().is_classic() {
            census.count_each_house(grid);
            return census;
        }
        for chute in 0..3 {
            let mut boxes = [Count::NOTHING; 3];
            for line in 0..3 {
                let number = 3 * chute + line;
                let mut row = Count::NOTHING;
                let mut column = Count::NOTHING;
                for (block, in_box) in boxes.iter_mut().enumerate() {
                    let first = 9 * number + 3 * block;
                    let part = Count::of_three(cells[first], cells[first + 1], cells[first + 2]);
                    census.chutes[chute][line][block] = part.once;
                    row = row.plus(part);
                    *in_box = in_box.plus(part);
                    let first = 27 * block + number;
                    let part = Count::of_three(cells[first], cells[first + 9], cells[first + 18]);
                    census.chutes[3 + chute][line][block] = part.once;
                    column = column.plus(part);
                }
                census.set(number, row);
                census.set(9 + number, column);
            }
            for (block, count) in boxes.into_iter().enumerate() {
                census.set(18 + 3 * chute + block, count);
            }
        }
        census
    }

    /// Counts the places in each house of any board.
    fn count_each_house(&mut self, grid: &Grid) {
        for house in grid.layout().houses() {
            let mut count = Count::NOTHING;
            for cell in house.cells() {
                let digits = grid.candidates(cell);
                count.twice |= count.once & digits;
                count.once |= digits;
            }
            self.set(house.index(), count);
        }
    }

    #[inline]
    const fn set(&mut self, house: usize, count: Count) {
        self.at_least_once[house] = count.once;
        self.at_least_twice[house] = count.twice;
    }

    /// The intersections of the boxes with the rows, then with the columns; empty on any board
    /// except the classic one.
    #[inline]
    pub const fn chutes(&self) -> &[Chute; 6] {
        &self.chutes
    }

    /// Each line and box that cross, once, with the digits in their intersection. Only for the
    /// classic board.
    pub fn intersections(&self) -> impl Iterator<Item = (House, House, DigitSet)> + '_ {
        let places = (0..6).flat_map(|chute| {
            (0..3).flat_map(move |line| (0..3).map(move |block| (chute, line, block)))
        });
        places.map(|(chute, line, block)| {
            let digits = self.chutes[chute][line][block];
            if chute < 3 {
                let line = House::row(3 * chute + line);
                (line, House::box_at(3 * chute + block), digits)
            } else {
                let column = House::column(3 * (chute - 3) + line);
                (column, House::box_at(3 * block + chute - 3), digits)
            }
        })
    }

    /// The digits that have a place in the house.
    #[inline]
    pub const fn at_least_once(&self, house: House) -> DigitSet {
        self.at_least_once[house.index()]
    }

    /// The digits that have at least two places in the house.
    #[inline]
    pub const fn at_least_twice(&self, house: House) -> DigitSet {
        self.at_least_twice[house.index()]
    }

    /// The digits that have exactly one place in the house.
    #[inline]
    pub fn exactly_once(&self, house: House) -> DigitSet {
        self.at_least_once(house) - self.at_least_twice(house)
    }
}
