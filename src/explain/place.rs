//! Where a deduction is, in a few words that do not give the conclusion away
//! where there is something else to say.

use super::{Text, picture, said};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern};
use crate::rules::chains::{ChainForm, ChainPattern};
use crate::rules::coloring::ColoringPattern;
use crate::rules::fish::FishPattern;
use crate::rules::forcing::{ForcingPattern, Premise, Proof};
use crate::rules::kraken::KrakenPattern;
use crate::rules::single_digit::{SingleDigitArgument, SingleDigitPattern};
use crate::rules::uniqueness::UniquenessPattern;
use crate::rules::wings::WingPattern;
use crate::rules::{Deduction, Pattern};

/// What stands behind the technique's name: `4 and 9 in r3c2 and r3c7`.
pub(super) fn place(deduction: &Deduction) -> Text {
    match &deduction.pattern {
        Pattern::NakedSingle { .. }
        | Pattern::FullHouse { .. }
        | Pattern::HiddenSingle { .. }
        | Pattern::NotKept
        | Pattern::Templates(_) => concluded(deduction),
        Pattern::LockedCandidates {
            digit, base, cover, ..
        } => said!("place-locked", digit = *digit, base = *base, cover = *cover),
        Pattern::Subset { digits, cells, .. } => digits_in(*digits, *cells),
        Pattern::Fish(pattern) => fish(pattern),
        Pattern::SingleDigit(pattern) => single_digit(pattern),
        Pattern::Wing(pattern) => wing(pattern),
        Pattern::Coloring(pattern) => coloring(pattern),
        Pattern::Uniqueness(pattern) => uniqueness(pattern),
        Pattern::AlmostLockedSets(pattern) => almost_locked_sets(pattern),
        Pattern::Chain(pattern) => chain(deduction, pattern),
        Pattern::Kraken(pattern) => kraken(pattern),
        Pattern::Forcing(pattern) => forcing(deduction, pattern),
        Pattern::Custom(_) => shown(deduction),
    }
}

/// `4 and 9 in r3c2 and r3c7`
fn digits_in(digits: DigitSet, cells: CellSet) -> Text {
    said!(
        "place-cells",
        digits = Text::listed(digits),
        cells = Text::listed(cells)
    )
}

fn cells_of(candidates: &[Candidate]) -> CellSet {
    candidates.iter().map(|candidate| candidate.cell).collect()
}

fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// What the deduction sets or removes.
fn concluded(deduction: &Deduction) -> Text {
    let all = [&deduction.placements[..], &deduction.eliminations[..]].concat();
    digits_in(digits_of(&all), cells_of(&all))
}

/// From end to end of the links, if the picture has any that hang together;
/// else the houses or the cells that the argument rests on; else the
/// conclusions.
fn shown(deduction: &Deduction) -> Text {
    let picture = picture(deduction);
    let joined = picture
        .links
        .windows(2)
        .all(|pair| pair[0].to == pair[1].from);
    if let ([first, ..], [.., last], true) = (&picture.links[..], &picture.links[..], joined) {
        if first.from == last.to {
            return said!("place-around", node = node(&first.from));
        }
        return said!(
            "place-from-to",
            from = node(&first.from),
            to = node(&last.to)
        );
    }
    if !picture.houses.is_empty() {
        let digits = deduction.digits();
        return digits_in_houses(digits, picture.houses);
    }
    let used: Vec<Candidate> = picture.used().collect();
    if used.is_empty() {
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        Text::new().list(conclusions.copied())
    } else {
        digits_in(digits_of(&used), cells_of(&used))
    }
}

/// `5 of r1c2`, or `5 of r1c2 and r1c3` for candidates that act as one.
fn node(candidates: &[Candidate]) -> Text {
    match candidates {
        [candidate] => Text::new().then(*candidate),
        _ => said!(
            "place-node",
            digits = Text::listed(digits_of(candidates)),
            cells = Text::listed(cells_of(candidates)),
        ),
    }
}

/// `5 in rows 1 and 4`
fn digits_in_houses(digits: DigitSet, houses: impl IntoIterator<Item = House>) -> Text {
    said!(
        "place-houses",
        digits = Text::listed(digits),
        houses = Text::listed_houses(houses),
    )
}

/// `5 in rows 1 and 4 with the fin r1c4`
fn with_fins(digit: Digit, houses: &[House], fins: CellSet) -> Text {
    if fins.is_empty() {
        return digits_in_houses(DigitSet::only(digit), houses.iter().copied());
    }
    said!(
        "place-fins",
        digit = digit,
        houses = Text::listed_houses(houses.iter().copied()),
        fins = Text::listed(fins),
        count = fins.len(),
    )
}

fn fish(pattern: &FishPattern) -> Text {
    let covers = pattern.covers.iter();
    let fins = covers.fold(pattern.endo_fins, |fins, cover| fins | cover.fins);
    with_fins(pattern.digit, &pattern.base, fins)
}

/// `from 3 of r1c6 to 3 of r3c8`, `around 5 of r3c7`; the cells of a remote
/// pair and of a continuous loop.
fn chain(deduction: &Deduction, pattern: &ChainPattern) -> Text {
    let mut cells: Vec<Cell> = Vec::new();
    for cell in pattern.nodes.iter().flat_map(|node| node.cells) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    match pattern.form {
        ChainForm::RemotePair => said!(
            "place-cells",
            digits = Text::listed(pattern.digits),
            cells = Text::listed(cells),
        ),
        ChainForm::Continuous => said!("place-through", cells = Text::listed(cells)),
        ChainForm::Open | ChainForm::Refuted | ChainForm::Proved => shown(deduction),
    }
}

fn kraken(pattern: &KrakenPattern) -> Text {
    with_fins(pattern.digit, &pattern.base, pattern.fins)
}

/// `if 5 of r1c2 is true`, `each of the candidates of r3c4`, `each place of 5 in
/// row 3`
fn forcing(deduction: &Deduction, pattern: &ForcingPattern) -> Text {
    match pattern.proof {
        Proof::Verity(Premise::Cell(cell)) => said!("place-candidates-of", cell = cell),
        Proof::Verity(Premise::House { digit, house }) => {
            said!("place-each-place-of", digit = digit, house = house)
        }
        Proof::Verity(Premise::Candidate(candidate)) => {
            said!("place-true-or-false", candidate = candidate)
        }
        Proof::Contradiction(_) => {
            let assumed = pattern.branches.iter().flatten().next();
            match assumed.map(|assumed| assumed.claim) {
                Some(claim) if claim.is_true => {
                    said!("place-if-true", candidate = claim.candidate)
                }
                Some(claim) => said!("place-if-false", candidate = claim.candidate),
                None => concluded(deduction),
            }
        }
    }
}

fn single_digit(pattern: &SingleDigitPattern) -> Text {
    let mut houses: Vec<House> = Vec::new();
    for argument in &pattern.arguments {
        let of_argument = match argument {
            SingleDigitArgument::Chain(chain) => chain.links.map(|link| link.house),
            SingleDigitArgument::EmptyRectangle(view) => [view.block, view.link.house],
        };
        for house in of_argument {
            if !houses.contains(&house) {
                houses.push(house);
            }
        }
    }
    digits_in_houses(DigitSet::only(pattern.digit), houses)
}

fn wing(pattern: &WingPattern) -> Text {
    match pattern {
        WingPattern::Pivoted { pivot, pincers, .. } => {
            said!(
                "place-pivot",
                pivot = *pivot,
                pincers = Text::listed(*pincers)
            )
        }
        WingPattern::Linked { pincers, link, .. } => said!(
            "place-linked",
            digits = Text::listed(pattern.digits()),
            cells = Text::listed(CellSet::from_iter(*pincers)),
            house = link.house,
        ),
    }
}

fn coloring(pattern: &ColoringPattern) -> Text {
    let colors = pattern.clusters.iter().flat_map(|cluster| cluster.colors);
    let cells = colors.fold(CellSet::EMPTY, |cells, color| cells | color);
    digits_in(pattern.digits(), cells)
}

fn uniqueness(pattern: &UniquenessPattern) -> Text {
    match pattern {
        UniquenessPattern::BivalueUniversalGrave { extra, .. } => Text::new().then(*extra),
        UniquenessPattern::UniqueRectangle { .. }
        | UniquenessPattern::AvoidableRectangle { .. } => {
            digits_in(pattern.digits(), pattern.corners())
        }
    }
}

fn almost_locked_sets(pattern: &AlmostLockedSetsPattern) -> Text {
    let named = |set: &AlmostLockedSet| digits_in(set.digits, set.cells);
    match pattern {
        AlmostLockedSetsPattern::Chain { sets, .. } => Text::clauses(sets.iter().map(named)),
        AlmostLockedSetsPattern::DoublyLinked { sets, .. } => Text::clauses(sets.iter().map(named)),
        AlmostLockedSetsPattern::DeathBlossom { stem, petals, .. } => said!(
            "place-stem",
            stem = *stem,
            petals = Text::clauses(petals.iter().map(|(_, set)| named(set))),
        ),
        AlmostLockedSetsPattern::SueDeCoq { block, line, .. } => Text::listed([*line, *block]),
    }
}
