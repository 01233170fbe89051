//! Names of fields that look like known ones: read as unknown fields, they would lose a digit.

use super::{Object, Problem};
use crate::formats::Fault;

/// The names of the fields of a cell.
pub(super) const OF_CELLS: [&str; 10] = [
    "value",
    "given",
    "region",
    "highlight",
    "conflict",
    "givenPencilMarks",
    "centerPencilMarks",
    "cornerPencilMarks",
    "centremarks",
    "pencilMarks",
];

/// The names of the fields of a cage.
pub(super) const OF_CAGES: [&str; 3] = ["cells", "value", "sum"];

/// The shortest name in which two letters may be wrong, and the shortest in which one may.
const LONG: usize = 8;
const SHORTEST: usize = 3;

/// The shortest name of a rule in the file of any program that another name can look like.
const SHORTEST_OF_ANY: usize = 6;

/// Refuses the first field with an unknown name that looks like one of these.
pub(super) fn check(object: &Object, known: &[&str]) -> Result<(), Problem> {
    let mut names = object.iter().filter(|(_, value)| !super::is_nothing(value));
    match names.find_map(|(name, _)| meant(name, known).map(|meant| (name, meant))) {
        Some((name, meant)) => {
            let problem = Problem::Shape(Fault::Misspelt {
                text: name.clone(),
                name: meant.to_owned(),
            });
            Err(problem.in_field(name))
        }
        None => Ok(()),
    }
}

/// Returns the name among the known ones that an unknown name looks like most.
pub(in crate::formats) fn meant<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let nearest = known
        .iter()
        .filter_map(|it| Some((likeness(name, it)?, *it)));
    match known.contains(&name) {
        true => None,
        false => nearest.min_by_key(|(slips, _)| *slips).map(|(_, it)| it),
    }
}

/// Returns the name among the known ones that an unknown name of a field of any program is, but for
/// one slip. Short names are those of other things.
pub(super) fn slipped<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name: Vec<char> = name.chars().collect();
    let mut known = known.filter(|it| it.len() >= SHORTEST_OF_ANY);
    known.find(|it| {
        let letters: Vec<char> = it.chars().collect();
        name.len().abs_diff(letters.len()) < 2 && slips(&name, &letters) == 1
    })
}

/// Returns the number of slips in a name that is that of a known field except for its case or for a
/// letter, of a long name two, that is wrong, missing, too many or in the place of its neighbor.
/// `None` for any other name.
fn likeness(name: &str, known: &str) -> Option<usize> {
    if name.len() > 2 * known.len() {
        return None;
    }
    let [name, known] = [name, known].map(|it| it.to_lowercase().chars().collect::<Vec<_>>());
    let most = match known.len() {
        LONG.. => 2,
        SHORTEST.. => 1,
        _ => 0,
    };
    Some(slips(&name, &known)).filter(|slips| *slips <= most)
}

/// The fewest letters to change, insert, remove or swap with their neighbor to turn one word into
/// another.
fn slips(one: &[char], other: &[char]) -> usize {
    let mut above: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut next = vec![at + 1];
        for (to, against) in other.iter().enumerate() {
            let changed = last[to] + usize::from(letter != against);
            let mut fewest = changed.min(last[to + 1] + 1).min(next[to] + 1);
            let is_swapped =
                at > 0 && to > 0 && *letter == other[to - 1] && one[at - 1] == *against;
            if is_swapped {
                fewest = fewest.min(above[to - 1] + 1);
            }
            next.push(fewest);
        }
        above = std::mem::replace(&mut last, next);
    }
    last[other.len()]
}
