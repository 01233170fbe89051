//! Where a deduction is, in a few words that do not give the conclusion away
//! where there is something else to say.

use super::{Text, picture};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, House};
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
        } => Text::new()
            .then(*digit)
            .then(" of ")
            .then(*base)
            .then(" in ")
            .then(*cover),
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
        Pattern::Custom { .. } => shown(deduction),
    }
}

/// `4 and 9 in r3c2 and r3c7`
fn digits_in(digits: DigitSet, cells: CellSet) -> Text {
    Text::new().list(digits).then(" in ").list(cells)
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
            return node(Text::new().then("around "), &first.from);
        }
        let text = node(Text::new().then("from "), &first.from);
        return node(text.then(" to "), &last.to);
    }
    if !picture.houses.is_empty() {
        let digits = deduction.digits();
        return Text::new().list(digits).then(" in ").houses(picture.houses);
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
fn node(text: Text, candidates: &[Candidate]) -> Text {
    match candidates {
        [candidate] => text.then(*candidate),
        _ => text
            .list(digits_of(candidates))
            .then(" of ")
            .list(cells_of(candidates)),
    }
}

fn fish(pattern: &FishPattern) -> Text {
    let text = Text::new()
        .then(pattern.digit)
        .then(" in ")
        .houses(pattern.base.iter().copied());
    let covers = pattern.covers.iter();
    let fins = covers.fold(pattern.endo_fins, |fins, cover| fins | cover.fins);
    match fins.len() {
        0 => text,
        1 => text.then(" with the fin ").list(fins),
        _ => text.then(" with the fins ").list(fins),
    }
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
        ChainForm::RemotePair => Text::new().list(pattern.digits).then(" in ").list(cells),
        ChainForm::Continuous => Text::new().then("through ").list(cells),
        ChainForm::Open | ChainForm::Refuted | ChainForm::Proved => shown(deduction),
    }
}

/// `5 in rows 1 and 4 with the fin r1c4`
fn kraken(pattern: &KrakenPattern) -> Text {
    Text::new()
        .then(pattern.digit)
        .then(" in ")
        .houses(pattern.base.iter().copied())
        .then(if pattern.fins.len() == 1 {
            " with the fin "
        } else {
            " with the fins "
        })
        .list(pattern.fins)
}

/// `if 5 of r1c2 is true`, `each of the candidates of r3c4`, `each place of 5 in
/// row 3`
fn forcing(deduction: &Deduction, pattern: &ForcingPattern) -> Text {
    match pattern.proof {
        Proof::Verity(Premise::Cell(cell)) => {
            Text::new().then("each of the candidates of ").then(cell)
        }
        Proof::Verity(Premise::House { digit, house }) => Text::new()
            .then("each place of ")
            .then(digit)
            .then(" in ")
            .then(house),
        Proof::Verity(Premise::Candidate(candidate)) => {
            Text::new().then(candidate).then(", true or false")
        }
        Proof::Contradiction(_) => {
            let assumed = pattern.branches.iter().flatten().next();
            match assumed.map(|assumed| assumed.claim) {
                Some(claim) => {
                    let text = Text::new().then("if ").then(claim.candidate);
                    text.then(if claim.is_true {
                        " is true"
                    } else {
                        " is false"
                    })
                }
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
    Text::new().then(pattern.digit).then(" in ").houses(houses)
}

fn wing(pattern: &WingPattern) -> Text {
    match pattern {
        WingPattern::Pivoted { pivot, pincers, .. } => Text::new()
            .then("pivot ")
            .then(*pivot)
            .then(", pincers ")
            .list(*pincers),
        WingPattern::Linked { pincers, link, .. } => {
            digits_in(pattern.digits(), pincers.iter().copied().collect())
                .then(", linked in ")
                .then(link.house)
        }
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
    let sets = |text: Text, sets: &[&AlmostLockedSet]| {
        sets.iter().enumerate().fold(text, |text, (number, set)| {
            text.then(if number == 0 { "" } else { "; " })
                .join(digits_in(set.digits, set.cells))
        })
    };
    match pattern {
        AlmostLockedSetsPattern::Chain { sets: all, .. } => {
            sets(Text::new(), &all.iter().collect::<Vec<_>>())
        }
        AlmostLockedSetsPattern::DoublyLinked {
            sets: [one, two], ..
        } => sets(Text::new(), &[one, two]),
        AlmostLockedSetsPattern::DeathBlossom { stem, petals, .. } => {
            let petals: Vec<_> = petals.iter().map(|(_, set)| set).collect();
            sets(Text::new().then("stem ").then(*stem).then("; "), &petals)
        }
        AlmostLockedSetsPattern::SueDeCoq { block, line, .. } => Text::new().list([*line, *block]),
    }
}
