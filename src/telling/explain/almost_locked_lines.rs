//! Arguments of almost locked sets, line by line.

use super::acts::removing;
use super::cages::{alternatives, cage_name, open_cage};
use super::{Argument, Line, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::almost_locked_sets::{AlmostLockedSet, Home, SectorSet};
use sudoku_engine::texts::number_name;

/// The lines of the XZ-Rule, the XY-Wing and the chain.
pub(super) fn chain(
    sets: &[AlmostLockedSet],
    restricted_commons: &[Digit],
    digits: DigitSet,
    deduction: &Deduction,
) -> Argument {
    let at = |number: usize| letter(lettered(sets.len(), number));
    let names = || Text::alternatives([at(0), at(sets.len().saturating_sub(1))]);
    let mut argument = Argument {
        idea: said!(
            "als-idea",
            names = names(),
            digits = Text::listed(digits),
            count = digits.len(),
        ),
        ..Argument::default()
    };
    introduce(&mut argument, in_letters(sets));
    for (number, digit) in restricted_commons.iter().enumerate() {
        let name = match letter_of_common(sets.len(), number) {
            Some('X') => "x",
            Some(_) => "y",
            None => "none",
        };
        let joined = [number, number + 1].map(|number| lettered(sets.len(), number));
        restricted(&mut argument, joined, *digit, name);
    }
    let from = (0..argument.lines.len()).collect();
    let mut told = Text::new();
    let is_cage = |number: usize| sets.get(number).map_or("no", is_by_combinations);
    for (number, digit) in restricted_commons.iter().enumerate() {
        told = if number == 0 {
            said!(
                "als-if",
                is_cage = is_cage(0),
                name = at(0),
                lacked = Text::alternatives(digits),
                digit = *digit,
            )
        } else {
            said!(
                "als-then",
                is_cage = is_cage(number),
                chain = told,
                name = at(number),
                digit = restricted_commons[number - 1],
                next = *digit,
            )
        };
    }
    let follows = argument.push(Line {
        text: said!(
            "als-last",
            is_cage = is_cage(restricted_commons.len()),
            chain = told,
            name = at(restricted_commons.len()),
            digit = Text::listed(restricted_commons.last().copied()),
            digits = Text::listed(digits),
        ),
        from,
        ..Line::default()
    });
    argument.push(Line {
        text: said!(
            "als-end",
            names = names(),
            digits = Text::listed(digits),
            count = digits.len(),
            removing = removing(&deduction.eliminations),
        ),
        from: vec![follows],
        ..Line::default()
    });
    argument
}

/// The lines for two sets with two restricted commons.
pub(super) fn doubly_linked(
    sets: &[AlmostLockedSet; 2],
    restricted_commons: DigitSet,
    deduction: &Deduction,
) -> Argument {
    let either = || Text::alternatives(restricted_commons);
    let mut argument = Argument {
        idea: said!(
            "als-doubly-linked-idea",
            digits = Text::listed(restricted_commons)
        ),
        ..Argument::default()
    };
    introduce(&mut argument, sets);
    for digit in restricted_commons {
        restricted(&mut argument, [0, 1], digit, "none");
    }
    let from = (0..argument.lines.len()).collect();
    let held = argument.push(Line {
        text: said!(
            "als-doubly-linked-held",
            first = Text::listed(restricted_commons.iter().take(1)),
            second = Text::listed(restricted_commons.iter().skip(1)),
        ),
        from,
        ..Line::default()
    });
    argument.push(Line {
        text: said!(
            "als-doubly-linked",
            either = either(),
            removing = removing(&deduction.eliminations),
        ),
        from: vec![held],
        ..Line::default()
    });
    argument
}

/// The lines for a stem and its petals.
pub(super) fn death_blossom(
    stem: Cell,
    petals: &[(DigitSet, AlmostLockedSet)],
    digits: DigitSet,
    deduction: &Deduction,
) -> Argument {
    let listed = || Text::listed(digits);
    let mut argument = Argument {
        idea: said!("death-blossom-idea", stem = stem, digits = listed()),
        ..Argument::default()
    };
    let stem_digits = petals.iter().map(|(linking, _)| *linking);
    let stem_digits = stem_digits.fold(DigitSet::EMPTY, |all, linking| all | linking);
    argument.push(
        said!(
            "death-blossom-stem",
            stem = stem,
            digits = Text::alternatives(stem_digits)
        )
        .into(),
    );
    introduce(&mut argument, petals.iter().map(|(_, set)| set));
    for (number, (linking, set)) in petals.iter().enumerate() {
        argument.push(Line {
            text: said!(
                "death-blossom-petal",
                is_cage = is_by_combinations(set),
                stem = stem,
                name = letter(number),
                count = linking.len(),
                linking = Text::alternatives(*linking),
                places = Text::listed(*linking),
                digits = listed(),
            ),
            from: vec![number + 1],
            ..Line::default()
        });
    }
    let mut from = vec![0];
    from.extend(petals.len() + 1..argument.lines.len());
    argument.push(Line {
        text: said!(
            "death-blossom-end",
            digits = listed(),
            count = digits.len(),
            removing = removing(&deduction.eliminations),
        ),
        from,
        ..Line::default()
    });
    argument
}

/// The lines for a crossing of a box and a line, with some other cells of each.
pub(super) fn sue_de_coq(
    houses: [House; 2],
    intersection: &SectorSet,
    in_line: &SectorSet,
    in_block: &SectorSet,
    deduction: &Deduction,
) -> Argument {
    let [line, block] = houses;
    let cells = intersection.cells | in_line.cells | in_block.cells;
    let twice = in_line.digits & in_block.digits;
    let digits = intersection.digits | in_line.digits | in_block.digits;
    let mut argument = Argument {
        idea: said!(
            "sue-de-coq-idea",
            number = number_name(cells.len()),
            line = line,
            block = block,
        ),
        ..Argument::default()
    };
    argument.push(
        said!(
            "sue-de-coq-crossing",
            line = line,
            block = block,
            cells = Text::listed(intersection.cells),
            digits = Text::listed(intersection.digits),
        )
        .into(),
    );
    for (house, part) in [(line, in_line), (block, in_block)] {
        argument.push(
            said!(
                "sue-de-coq-part",
                house = house,
                cells = Text::listed(part.cells),
                count = part.cells.len(),
                digits = Text::listed(part.digits),
            )
            .into(),
        );
    }
    let counted = argument.push(Line {
        text: if twice.is_empty() {
            said!(
                "sue-de-coq-each-once",
                cells_number = number_name(cells.len()),
                digits_number = number_name(digits.len()),
            )
        } else {
            said!(
                "sue-de-coq-some-twice",
                cells_number = number_name(cells.len()),
                twice = Text::listed(twice),
                count = twice.len(),
            )
        },
        from: vec![0, 1, 2],
        ..Line::default()
    });
    let of_line = (intersection.digits - in_block.digits) | in_line.digits;
    let of_block = (intersection.digits - in_line.digits) | in_block.digits;
    let goes_by = |one: &Candidate, house: House, digits: DigitSet| {
        house.cells().contains(one.cell) && digits.contains(one.digit)
    };
    let (by_line, by_block): (Vec<Candidate>, Vec<Candidate>) = deduction
        .eliminations
        .iter()
        .partition(|one| goes_by(one, line, of_line));
    for (house, digits, part, removed) in [
        (line, of_line, in_line, by_line),
        (block, of_block, in_block, by_block),
    ] {
        if removed.is_empty() {
            continue;
        }
        let cells: CellSet = intersection.cells | part.cells;
        argument.push(Line {
            text: said!(
                "sue-de-coq-end",
                house = house,
                digits = Text::listed(digits),
                count = digits.len(),
                cells = Text::listed(cells),
                removing = removing(&removed),
            ),
            from: vec![counted],
            house: Some(house),
            ..Line::default()
        });
    }
    argument
}

/// A line for each set: its name, its cells and digits.
fn introduce<'a>(argument: &mut Argument, sets: impl IntoIterator<Item = &'a AlmostLockedSet>) {
    for (number, set) in sets.into_iter().enumerate() {
        argument.push(introduced(letter(number), set).into());
    }
}

/// `A is r2c2 and r2c3 in row 2 with 1, 4 and 7: two cells with three digits, so …`, or
/// `A: the cage 9 at r3c3 can only hold 1 + 8 or 2 + 7.`
fn introduced(name: String, set: &AlmostLockedSet) -> Text {
    let (cells, digits) = (Text::listed(set.cells), Text::listed(set.digits));
    let named = match &set.home {
        Home::Combinations(cage) => {
            return said!(
                "als-of-cage",
                name = name,
                cage = open_cage(&cage.known),
                sets = alternatives(&cage.live),
            );
        }
        _ if set.cells.has_one() => {
            said!("als-of-one-cell", cell = cells, digits = digits)
        }
        Home::House(house) => said!(
            "als-of-cells",
            cells = cells,
            house = *house,
            digits = digits,
        ),
        Home::Cage(cage) => said!(
            "als-in-cage",
            cells = cells,
            cage = cage_name(cage),
            digits = digits,
        ),
    };
    said!(
        "als-set",
        name = name,
        set = named,
        cells = set.cells.len(),
        cells_number = number_name(set.cells.len()),
        digits_number = number_name(set.digits.len()),
    )
}

/// Whether a set rests on the combinations of a cage, in the form that messages need.
fn is_by_combinations(set: &AlmostLockedSet) -> &'static str {
    if set.by_combinations().is_some() {
        "yes"
    } else {
        "no"
    }
}

/// Says that two sets have a restricted common, which is called X, Y or nothing.
fn restricted(argument: &mut Argument, [one, other]: [usize; 2], digit: Digit, name: &str) {
    argument.push(Line {
        text: said!(
            "als-restricted-common",
            digit = digit,
            one = letter(one),
            other = letter(other),
            name = name,
        ),
        from: vec![one, other],
        ..Line::default()
    });
}

/// The place in the alphabet for the set with this number in a chain of sets. Of three sets, the
/// middle one is C: X links it to A, and Y to B.
pub(super) const fn lettered(sets: usize, number: usize) -> usize {
    match (sets, number) {
        (3, 1) => 2,
        (3, 2) => 1,
        _ => number,
    }
}

/// The letter of the restricted common with this number in a chain of sets.
pub(super) const fn letter_of_common(sets: usize, number: usize) -> Option<char> {
    match (sets, number) {
        (2, _) | (3, 0) => Some('X'),
        (3, _) => Some('Y'),
        _ => None,
    }
}

/// The sets of a chain in the order of their letters.
pub(super) fn in_letters(sets: &[AlmostLockedSet]) -> impl Iterator<Item = &AlmostLockedSet> {
    let numbers = (0..sets.len()).map(|letter| lettered(sets.len(), letter));
    numbers.filter_map(|number| sets.get(number))
}

/// The name of a set or of a color by its place: A, B, C.
pub(super) fn letter(number: usize) -> String {
    ('A'..='Z')
        .nth(number)
        .map_or_else(String::new, String::from)
}
