//! Sums of cages and houses in words and pictures.

mod remainder;

pub use remainder::left_of_houses;

use super::acts::removing;
use super::picture::candidates_in;
use super::{Argument, Explain, Picture, Role, SumPart, Text, said};
use remainder::{
    difference, equation, houses_add_up, of_cage, of_remainder, of_value, one_side, parity,
    place_of_houses,
};
use sudoku_engine::grid::{Cage, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::cages::{
    BesidePattern, CagePattern, KnownSum, ParityPattern, Source, SumObservation, SumPattern, With,
};
use sudoku_engine::texts::number_name;

impl Explain for CagePattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let removing = removing(&deduction.eliminations);
        match self {
            Self::LastCell(known) => told(known),
            Self::Sum(pattern) => told(&pattern.known).sentence(told_seen(pattern, removing)),
            Self::Beside(pattern) => told(&pattern.known).sentence(told_beside(pattern, removing)),
            Self::Difference(remainder) => difference(remainder, removing),
            Self::Parity(pattern) => parity(pattern, removing),
        }
        .into()
    }

    fn picture(&self) -> Picture {
        match self {
            Self::LastCell(known) => shown(known),
            Self::Sum(pattern) => sum_picture(pattern),
            Self::Beside(pattern) => beside_picture(pattern),
            Self::Difference(remainder) | Self::Parity(ParityPattern { remainder, .. }) => {
                of_remainder(remainder)
            }
        }
    }

    fn place(&self, _: &Deduction) -> Text {
        match self {
            Self::LastCell(known) => place(known),
            Self::Sum(pattern) => place(&pattern.known),
            Self::Beside(pattern) => said!(
                "place-cage-beside",
                cage = place(&pattern.known),
                house = pattern.house,
            ),
            Self::Difference(remainder) | Self::Parity(ParityPattern { remainder, .. }) => {
                place_of_houses(remainder)
            }
        }
    }

    fn short(&self, deduction: &Deduction) -> Text {
        let place = self.place(deduction);
        let equation = match self {
            Self::LastCell(known) => counted(known),
            Self::Sum(pattern) => counted(&pattern.known),
            Self::Beside(pattern) => counted(&pattern.known),
            Self::Difference(remainder) | Self::Parity(ParityPattern { remainder, .. }) => {
                let one = remainder.one_side();
                one.map(|(_, sum)| one_side(remainder, sum))
            }
        };
        match equation {
            Some(equation) => said!("short-sum", place = place, equation = equation),
            None => place,
        }
    }

    fn look(&self) -> Option<Vec<House>> {
        match self {
            Self::Beside(pattern) => Some(vec![pattern.house]),
            Self::Difference(remainder) | Self::Parity(ParityPattern { remainder, .. }) => {
                Some(remainder.houses.clone())
            }
            Self::LastCell(known) | Self::Sum(SumPattern { known, .. }) => match &known.source {
                Source::Houses(remainder) => Some(remainder.houses.clone()),
                Source::Cage(..) => None,
            },
        }
    }
}

fn told_seen(pattern: &SumPattern, removing: Text) -> Text {
    let sets = || alternatives(sets_of(&pattern.seen));
    let KnownSum { cells, sum, .. } = &pattern.known;
    match &pattern.seen {
        SumObservation::Unique(digits) => {
            said!("cage-unique", digits = added(*digits), removing = removing,)
        }
        SumObservation::Most(others) | SumObservation::Least(others) => {
            let is_most = matches!(pattern.seen, SumObservation::Most(_));
            let rest = Text::new()
                .then(sum.to_string())
                .then(" - ")
                .then(others.sum().to_string());
            let rest = match sum.checked_sub(others.sum()) {
                Some(rest_of) => rest.then(" = ").then(rest_of.to_string()),
                None => rest,
            };
            said!(
                if is_most { "cage-most" } else { "cage-least" },
                others = cells.len() - 1,
                number = number_name(cells.len() - 1),
                bound = with_sum(*others),
                rest = rest,
                removing = removing,
            )
        }
        SumObservation::Combinations(_) => {
            said!("cage-combinations", sets = sets(), removing = removing)
        }
        SumObservation::Permutations(..) => {
            said!("cage-permutations", sets = sets(), removing = removing)
        }
        SumObservation::Required(digit, places, all) => said!(
            "cage-required",
            sets = sets(),
            ways = all.len(),
            digit = *digit,
            places = Text::listed(*places),
            count = places.len(),
            removing = removing,
        ),
    }
}

fn sum_picture(pattern: &SumPattern) -> Picture {
    let picture = shown(&pattern.known);
    match &pattern.seen {
        SumObservation::Permutations(_, placements) => picture.with(Role::Base, placements.clone()),
        SumObservation::Required(digit, places, _) => {
            picture.with(Role::Base, candidates_in(*places, DigitSet::only(*digit)))
        }
        seen => {
            let digits = union(sets_of(seen));
            picture.with(Role::Base, candidates_in(pattern.known.cells, digits))
        }
    }
}

/// The sets of digits that the argument mentions.
fn sets_of(seen: &SumObservation) -> &[DigitSet] {
    match seen {
        SumObservation::Unique(digits)
        | SumObservation::Most(digits)
        | SumObservation::Least(digits) => std::slice::from_ref(digits),
        SumObservation::Combinations(sets)
        | SumObservation::Permutations(sets, _)
        | SumObservation::Required(_, _, sets) => sets,
    }
}

fn told_beside(beside: &BesidePattern, removing: Text) -> Text {
    let sets = alternatives(&beside.live);
    let of_digits = |live: &[DigitSet], digits: DigitSet| {
        let counts = live.iter().map(|live| (*live & digits).len());
        counts.min().unwrap_or_default()
    };
    match &beside.with {
        With::Claim(digit, places) => {
            let left = beside.live.iter().filter(|live| live.contains(*digit));
            let left: Vec<DigitSet> = left.copied().collect();
            said!(
                "cage-claiming",
                house = beside.house,
                digit = *digit,
                places = Text::listed(*places),
                sets = sets,
                left = alternatives(&left),
                removing = removing,
            )
        }
        With::Used(digits, cells) => said!(
            "cage-used",
            sets = sets,
            least = of_digits(&beside.live, *digits),
            least_number = number_name(of_digits(&beside.live, *digits)),
            digits = Text::listed(*digits),
            cells = Text::listed(*cells),
            count = cells.len(),
            house = beside.house,
            removing = removing,
        ),
        With::UsedByBoth(digits, other, live) => said!(
            "cage-used-by-both",
            sets = sets,
            least = of_digits(&beside.live, *digits),
            least_number = number_name(of_digits(&beside.live, *digits)),
            digits = Text::listed(*digits),
            other = told(other),
            other_sets = alternatives(live),
            other_least = of_digits(live, *digits),
            other_number = number_name(of_digits(live, *digits)),
            house = beside.house,
            removing = removing,
        ),
        With::Compared(other, live) => said!(
            "cage-compared",
            sets = sets,
            other = told(other),
            other_sets = alternatives(live),
            house = beside.house,
            removing = removing,
        ),
        With::Blocked(blocked) => {
            let one = |(set, cells): &(DigitSet, CellSet)| {
                said!(
                    "cage-blocked-set",
                    digits = added(*set),
                    cells = Text::listed(*cells),
                    count = cells.len(),
                )
            };
            let start = said!("cage-can-hold", sets = sets);
            let text = blocked
                .iter()
                .fold(start, |text, blocked| text.sentence(one(blocked)));
            text.sentence(said!("cage-blocked", removing = removing))
        }
        With::Combined(others) => {
            let start = said!("cage-can-hold", sets = sets);
            let text = others.iter().fold(start, |text, (other, live)| {
                let sets = alternatives(live);
                let holds = said!("cage-can-hold", sets = sets);
                text.sentence(told(other)).sentence(holds)
            });
            text.sentence(said!(
                "cage-combined",
                house = beside.house,
                removing = removing,
            ))
        }
    }
}

fn beside_picture(beside: &BesidePattern) -> Picture {
    let base = |cells: CellSet, sets: &[DigitSet]| candidates_in(cells, union(sets));
    let picture = shown(&beside.known).tinting([beside.house]);
    match &beside.with {
        With::Claim(digit, places) => {
            picture.with(Role::Base, candidates_in(*places, DigitSet::only(*digit)))
        }
        With::Used(digits, cells) => picture
            .with(
                Role::Base,
                candidates_in(beside.known.cells | *cells, *digits),
            )
            .outlining([*cells]),
        With::UsedByBoth(digits, other, _) => {
            let cells = beside.known.cells | other.cells;
            picture
                .with(Role::Base, candidates_in(cells, *digits))
                .join(shown(other))
        }
        With::Compared(other, live) => picture
            .with(Role::Base, base(other.cells, live))
            .join(shown(other)),
        With::Blocked(blocked) => blocked.iter().fold(picture, |picture, (set, cells)| {
            picture
                .with(Role::Base, candidates_in(*cells, *set))
                .outlining([*cells])
        }),
        With::Combined(others) => others.iter().fold(picture, |picture, (other, live)| {
            picture
                .with(Role::Base, base(other.cells, live))
                .join(shown(other))
        }),
    }
}

/// The equation that gives the sum of the cells; `None` if a cage states the sum.
fn counted(known: &KnownSum) -> Option<Text> {
    match &known.source {
        Source::Cage(_, placed) if placed.is_empty() => None,
        Source::Cage(cage, placed) => {
            let placed = placed.iter().map(|value| (false, of_value(*value)));
            let terms = std::iter::once((true, of_cage(cage))).chain(placed);
            Some(equation(terms, known.sum))
        }
        Source::Houses(remainder) => Some(one_side(remainder, known.sum)),
    }
}

/// The sum of cells and its reason: `In the cage 15 at r1c1, the only empty cell is r1c2: 15 - 7 =
/// 8.`
fn told(known: &KnownSum) -> Text {
    let cells = Text::listed(known.cells);
    let count = known.cells.len();
    match &known.source {
        Source::Cage(cage, placed) if placed.is_empty() && count == 1 => said!(
            "cage-alone",
            cage = cage_name(cage),
            cell = cells,
            sum = equation([(true, of_cage(cage))], known.sum),
        ),
        Source::Cage(cage, placed) if placed.is_empty() => said!(
            "cage-whole",
            cells = cells,
            equation = equation([(true, of_cage(cage))], known.sum),
        ),
        Source::Cage(cage, placed) => {
            let placed = placed.iter().map(|value| (false, of_value(*value)));
            let terms = std::iter::once((true, of_cage(cage))).chain(placed);
            said!(
                "cage-leaves",
                cage = cage_name(cage),
                cells = cells,
                count = count,
                equation = equation(terms, known.sum),
            )
        }
        Source::Houses(remainder) => {
            let name = if remainder.outer.is_empty() {
                "cage-inner"
            } else {
                "cage-outer"
            };
            let is_outer = !remainder.outer.is_empty();
            houses_add_up(remainder, is_outer).sentence(said!(
                name,
                houses = remainder.houses.len(),
                cells = cells,
                count = count,
                equation = one_side(remainder, known.sum),
            ))
        }
    }
}

/// `the cage 15 at r1c1`
pub(crate) fn cage_name(cage: &Cage) -> Text {
    match cage.cells.first() {
        Some(first) if cage.sum.is_none() => {
            said!("cage-name-without-sum", cell = first)
        }
        Some(first) => said!("cage-name", sum = of_cage(cage), cell = first),
        None => Text::new(),
    }
}

/// The empty cells of a cage and their sum: `r1c2 and r1c3 of the cage 15 at r1c1, which make 15 -
/// 7 = 8`.
pub(super) fn open_cage(known: &KnownSum) -> Text {
    let cells = Text::listed(known.cells);
    match &known.source {
        Source::Cage(cage, placed) if !placed.is_empty() => {
            let placed = placed.iter().map(|value| (false, of_value(*value)));
            let terms = std::iter::once((true, of_cage(cage))).chain(placed);
            said!(
                "chain-open-cage",
                cells = cells,
                cage = cage_name(cage),
                equation = equation(terms, known.sum),
            )
        }
        Source::Cage(cage, _) => cage_name(cage),
        Source::Houses(_) => cells,
    }
}

/// `1 + 5 + 9 or 2 + 6 + 7`, in lexicographic order.
pub fn alternatives(sets: &[DigitSet]) -> Text {
    let mut sets = sets.to_vec();
    sets.sort_by(|one, other| one.iter().cmp(other.iter()));
    Text::alternative_texts(sets.into_iter().map(added))
}

/// `1 + 5 + 9`
fn added(digits: DigitSet) -> Text {
    let mut text = Text::new();
    for (number, digit) in digits.iter().enumerate() {
        if number > 0 {
            text = text.then(" + ");
        }
        text = text.then(digit);
    }
    text
}

/// `1 + 5 + 9 = 15`; a single digit stays alone.
fn with_sum(digits: DigitSet) -> Text {
    match digits.len() {
        1 => added(digits),
        _ => added(digits).then(" = ").then(digits.sum().to_string()),
    }
}

fn union(sets: &[DigitSet]) -> DigitSet {
    sets.iter().fold(DigitSet::EMPTY, |all, one| all | *one)
}

/// The place of a sum: its cage, or the houses that determine it.
fn place(known: &KnownSum) -> Text {
    match &known.source {
        Source::Cage(cage, _) => cage_name(cage),
        Source::Houses(remainder) => place_of_houses(remainder),
    }
}

/// The cells of a sum and its source.
pub(super) fn shown(known: &KnownSum) -> Picture {
    match &known.source {
        Source::Cage(cage, placed) => Picture {
            witnesses: placed.iter().map(|value| value.cell).collect(),
            ..Picture::default()
        }
        .adding([(cage.cells, SumPart::Cage)]),
        Source::Houses(remainder) => of_remainder(remainder),
    }
}
