//! The rules of a board by which cells of a step see each other although they share no house.

use super::{Picture, Text, picture};
use sudoku_engine::grid::{Apart, Candidate, Cell, Feature, Layout};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::said;

/// One sentence for each rule of the board, other than its houses and cages, by which cells of the
/// step see each other: two of these cells, and why. Empty on a board without such rules.
pub fn seen_apart(layout: &Layout, deduction: &Deduction) -> Vec<Text> {
    let mut told: Vec<(Feature, Text)> = Vec::new();
    for (one, other) in pairs(&picture(deduction), deduction) {
        if !layout.peers_apart(one).contains(other) {
            continue;
        }
        if let Some(Apart::Rule(rule)) = layout.apart(one, other)
            && told.iter().all(|(known, _)| *known != rule)
            && let Some(text) = sentence(rule, one, other)
        {
            told.push((rule, text));
        }
    }
    told.into_iter().map(|(_, text)| text).collect()
}

/// The pairs of cells that the argument may say see each other: the ends of sights and links, the
/// removed candidates with the others of their digit, and the cell that a step sets with the values
/// that leave it only one digit.
fn pairs(picture: &Picture, deduction: &Deduction) -> Vec<(Cell, Cell)> {
    let sights = picture
        .sights
        .iter()
        .flat_map(|it| between(&it.from, &it.to));
    let links = picture
        .links
        .iter()
        .flat_map(|it| between(&it.from, &it.to));
    let marked: Vec<Candidate> = picture.candidates.iter().map(|(one, _)| *one).collect();
    let removed = between(&deduction.eliminations, &marked);
    let set = deduction.placements.iter().flat_map(|placed| {
        let witnesses = picture.witnesses.iter();
        witnesses.map(|witness| (placed.cell, witness))
    });
    sights.chain(links).chain(removed).chain(set).collect()
}

/// The cells of each two candidates of the same digit, one from each list.
fn between(from: &[Candidate], to: &[Candidate]) -> Vec<(Cell, Cell)> {
    let pairs = from
        .iter()
        .flat_map(|one| to.iter().map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| one.digit == other.digit);
    pairs.map(|(one, other)| (one.cell, other.cell)).collect()
}

fn sentence(rule: Feature, one: Cell, other: Cell) -> Option<Text> {
    let (first, second) = (one.min(other), one.max(other));
    Some(match rule {
        Feature::AntiKnight => said!("apart-anti-knight", one = first, other = second),
        Feature::AntiKing => said!("apart-anti-king", one = first, other = second),
        Feature::Argyle => said!("apart-argyle", one = first, other = second),
        _ => return None,
    })
}
