//! Branches of forcing chains, nets, kraken fish and side arguments, line by line.

mod nested;
mod sentences;

use std::collections::{BTreeMap, BTreeSet};

use super::drawn::drawn_links;
use super::reasons::{conflict_line, house_of, is};
use crate::explain::cited::listed;
use crate::explain::{Argument, Line, Link, Text, said, state};
use sudoku_engine::branching::{Because, Branching, Claim, Conflict, Consequence, Proof, Within};
use sudoku_engine::grid::{Candidate, CellSet, House};
use sudoku_engine::rules::Deduction;

/// An inference in a line: its conclusion, its reason and its premises.
#[derive(PartialEq, Eq)]
struct Inference {
    claim: Claim,
    because: Because,
    from: Vec<Claim>,
}

impl Inference {
    fn of(branch: &[Consequence], one: &Consequence) -> Self {
        let from = one.from.iter().filter_map(|place| branch.get(*place));
        Self {
            claim: one.claim,
            because: one.because,
            from: from.map(|source| source.claim).collect(),
        }
    }
}

/// The lines in which branches reach the conclusion: usually the last line of each branch.
pub(super) fn ends_of(
    branches: &[Vec<Consequence>],
    told: &[ToldBranch],
    deduction: &Deduction,
) -> BTreeSet<usize> {
    let mut ends = BTreeSet::new();
    for (branch, told) in branches.iter().zip(told) {
        let is_end = |one: &Consequence| match one.claim.is_true {
            true => deduction.placements.contains(&one.claim.candidate),
            false => deduction.eliminations.contains(&one.claim.candidate),
        };
        let lines = branch.iter().zip(&told.lines);
        let mut concluding = lines.filter(|(one, _)| is_end(one)).peekable();
        if deduction.placements.is_empty()
            && deduction.eliminations.len() > 1
            && concluding.peek().is_some()
        {
            ends.extend(concluding.filter_map(|(_, line)| *line));
        } else {
            ends.extend(told.lines.last().copied().flatten());
        }
    }
    ends
}

/// Adds branches to an argument and returns for each branch the lines of its consequences.
///
/// If a digit is false in several cells for the same reason, they share a line. Consequences that
/// an earlier branch already has are not repeated: a line refers to that branch.
pub(in crate::explain) fn tell(
    argument: &mut Argument,
    branches: &[Vec<Consequence>],
) -> Vec<Vec<usize>> {
    let told = tell_branches(argument, branches.into(), Manner::default(), None);
    let lines = told
        .into_iter()
        .map(|told| told.lines.into_iter().flatten().collect());
    lines.collect()
}

/// Adds branches that all reach the conclusions of a deduction, and returns the lines in which they
/// do.
pub(in crate::explain) fn tell_to(
    argument: &mut Argument,
    branches: &[Vec<Consequence>],
    deduction: &Deduction,
) -> BTreeSet<usize> {
    let placed = deduction.placements.iter().copied().map(Claim::yes);
    let gone = deduction.eliminations.iter().copied().map(Claim::no);
    let concluded: Vec<Claim> = placed.chain(gone).collect();
    let manner = Manner {
        concluded: &concluded,
        ..Manner::default()
    };
    let told = tell_branches(argument, branches.into(), manner, None);
    ends_of(branches, &told, deduction)
}

/// How an argument is told.
#[derive(Clone, Copy, Default)]
pub(in crate::explain) struct Manner<'a> {
    /// The conclusions to be reached, if they are more than the ends of the branches. They are named
    /// wherever they occur.
    pub(in crate::explain) concluded: &'a [Claim],
    pub(in crate::explain) naming: Naming,
}

/// How a sentence names the lines that it rests on.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::explain) enum Naming {
    /// Each lost candidate with the line of its loss, or by continuing the line before. The lines
    /// have links.
    #[default]
    Losses,
    /// All lines at its end: what a true candidate rules out has no line of its own, and no link.
    Lines,
}

/// Branches to tell, with the arguments within them and the contradiction at the end.
#[derive(Clone, Copy)]
struct Branches<'a> {
    branches: &'a [Vec<Consequence>],
    inner: &'a [Within],
    /// The contradiction, and the consequences it rests on; `None` if each branch is one of the
    /// cases.
    conflict: Option<(Conflict, &'a [usize])>,
}

impl<'a> From<&'a Branching> for Branches<'a> {
    fn from(argument: &'a Branching) -> Self {
        Self {
            branches: &argument.branches,
            inner: &argument.inner,
            conflict: match argument.proof {
                Proof::Contradiction(conflict) => Some((conflict, &argument.ends)),
                Proof::Verity(_) => None,
            },
        }
    }
}

impl<'a> From<&'a [Vec<Consequence>]> for Branches<'a> {
    fn from(branches: &'a [Vec<Consequence>]) -> Self {
        Self {
            branches,
            inner: &[],
            conflict: None,
        }
    }
}

/// A finished branch.
pub(in crate::explain) struct ToldBranch {
    /// The line of the supposition.
    pub(in crate::explain) start: usize,
    /// The line of each consequence.
    pub(in crate::explain) lines: Vec<Option<usize>>,
    /// The line of the contradiction, or the last line.
    pub(in crate::explain) end: usize,
    /// The finished branches of the nested arguments, by their numbers.
    inner: BTreeMap<usize, Vec<Self>>,
}

impl ToldBranch {
    /// The first branch of the nested argument with this number.
    pub(in crate::explain) fn side(&self, number: usize) -> Option<&Self> {
        self.inner.get(&number)?.first()
    }
}

/// The branch that contains this nested argument.
#[derive(Clone, Copy)]
struct Around<'a> {
    start: usize,
    lines: &'a [Option<usize>],
}

/// Adds the branches of an argument together with nested arguments, and the contradiction if they
/// lead to one.
pub(in crate::explain) fn tell_all(
    argument: &mut Argument,
    branching: &Branching,
    manner: Manner<'_>,
) -> Vec<ToldBranch> {
    tell_branches(argument, branching.into(), manner, None)
}

fn tell_branches(
    argument: &mut Argument,
    Branches {
        branches,
        inner,
        conflict,
    }: Branches<'_>,
    manner: Manner<'_>,
    around: Option<Around<'_>>,
) -> Vec<ToldBranch> {
    let mut told: Vec<(Inference, usize)> = Vec::new();
    let mut places = Vec::new();
    for branch in branches {
        let mut telling = Telling {
            branch,
            lines: vec![None; branch.len()],
            start: argument.lines.len(),
            inner,
            told_inner: BTreeMap::new(),
            manner,
            around,
        };
        let mut new = Vec::new();
        for place in 0..branch.len() {
            if telling.lines[place].is_some() {
                continue;
            }
            match branch[place].because {
                Because::Outside(outer) => {
                    let known = around.and_then(|around| around.lines.get(outer).copied());
                    telling.lines[place] = known.flatten();
                    continue;
                }
                Because::Argued(number) => {
                    telling.argue(argument, place, number);
                    continue;
                }
                _ => {}
            }
            let before = telling.told_before(place, &told);
            if before.len() > 1 {
                telling.refer(argument, place, &before);
                continue;
            }
            let line = telling.infer(argument, place);
            for (one, _) in branch
                .iter()
                .zip(&telling.lines)
                .filter(|(_, at)| **at == Some(line))
            {
                new.push((Inference::of(branch, one), line));
            }
        }
        if let Some((conflict, ends)) = conflict {
            telling.end(argument, conflict, ends);
        } else if branch.len() == 1 {
            argument.push(Line {
                text: said!("forcing-nothing-to-show"),
                from: vec![telling.start],
                under: Some(telling.start),
                ..Line::default()
            });
        }
        told.extend(new);
        places.push(ToldBranch {
            start: telling.start,
            lines: telling.lines,
            end: argument.lines.len() - 1,
            inner: telling.told_inner,
        });
    }
    places
}

/// A branch that is being written.
struct Telling<'a> {
    branch: &'a [Consequence],
    /// The line of each consequence.
    lines: Vec<Option<usize>>,
    /// The line of the supposition.
    start: usize,
    /// The nested arguments.
    inner: &'a [Within],
    told_inner: BTreeMap<usize, Vec<ToldBranch>>,
    manner: Manner<'a>,
    around: Option<Around<'a>>,
}

impl Telling<'_> {
    /// Writes the contradiction, which rests on the consequences at these places.
    fn end(&self, argument: &mut Argument, conflict: Conflict, ends: &[usize]) {
        let from: BTreeSet<usize> = ends.iter().filter_map(|at| self.lines[*at]).collect();
        argument.push(Line {
            text: conflict_line(argument, conflict, self.start, &from),
            from: from.into_iter().collect(),
            under: Some(self.start),
            house: house_of(Proof::Contradiction(conflict)),
            ..Line::default()
        });
    }

    /// The links to consequences from their premises.
    fn links(&self, places: &[usize]) -> Vec<Link> {
        if self.manner.naming == Naming::Lines {
            return Vec::new();
        }
        let all = places.iter();
        all.flat_map(|at| drawn_links(self.branch, &self.branch[*at]))
            .collect()
    }

    /// The lines of consecutive consequences in an earlier branch.
    fn told_before(&self, place: usize, told: &[(Inference, usize)]) -> Vec<usize> {
        let in_a_row = self.branch[place..].iter().map_while(|one| {
            let inference = Inference::of(self.branch, one);
            let before = told.iter().find(|(it, _)| *it == inference)?;
            Some(before.1)
        });
        in_a_row.collect()
    }

    /// Writes that some consequences follow as in these lines.
    fn refer(&mut self, argument: &mut Argument, place: usize, before: &[usize]) {
        let end = place + before.len();
        let row = &self.branch[place..end];
        // The consequences that are used later, and the last ones, are named.
        let is_used = |at: usize| {
            let behind = self.branch[end..].iter();
            at + 1 == end
                || self.manner.concluded.contains(&self.branch[at].claim)
                || behind.flat_map(|one| &one.from).any(|from| *from == at)
        };
        let claims = (place..end).filter(|at| is_used(*at));
        let claims: Vec<Claim> = claims.map(|at| self.branch[at].claim).collect();
        let claims = self.together_said(&claims);
        let outside = row.iter().flat_map(|one| &one.from);
        let outside = outside.filter_map(|from| (*from < place).then_some(self.lines[*from]?));
        let outside: BTreeSet<usize> = outside.collect();
        let before: BTreeSet<usize> = before.iter().copied().collect();
        let line = argument.push(Line {
            name: None,
            supposed: None,
            text: said!(
                "forcing-as-before",
                count = before.len(),
                lines = listed(argument, &before),
                claims = Text::listed_texts(claims),
            ),
            from: outside.union(&before).copied().collect(),
            under: Some(self.start),
            links: self.links(&(place..end).collect::<Vec<_>>()),
            house: None,
        });
        self.lines[place..end].fill(Some(line));
    }

    /// The claims, one by one; if several candidates are concluded, the cells that are not a digit
    /// are combined.
    fn together_said(&self, claims: &[Claim]) -> Vec<Text> {
        if self.manner.concluded.is_empty() {
            return claims.iter().map(|it| is(*it)).collect();
        }
        let mut groups: Vec<(CellSet, Claim)> = Vec::new();
        for claim in claims {
            let Candidate { cell, digit } = claim.candidate;
            let is_alike =
                |it: &Claim| !it.is_true && !claim.is_true && it.candidate.digit == digit;
            match groups.iter_mut().find(|(_, it)| is_alike(it)) {
                Some((cells, _)) => {
                    cells.insert(cell);
                }
                None => groups.push((CellSet::only(cell), *claim)),
            }
        }
        let said =
            |(cells, it): (CellSet, Claim)| state::claim(cells, it.candidate.digit, it.is_true);
        groups.into_iter().map(said).collect()
    }

    /// Whether two consequences share a line.
    fn are_one(&self, one: &Consequence, other: &Consequence) -> bool {
        let in_cell = one.because == Because::CellTaken && other.because == one.because;
        are_together(one, other)
            || in_cell && one.from == other.from && !self.manner.concluded.is_empty()
    }

    /// Writes a consequence together with those that are false for the same reason, and returns its
    /// line.
    fn infer(&mut self, argument: &mut Argument, place: usize) -> usize {
        let one = &self.branch[place];
        let together = (place..self.branch.len())
            .filter(|at| *at == place || self.are_one(one, &self.branch[*at]))
            .filter(|at| self.lines[*at].is_none());
        let together: Vec<usize> = together.collect();
        let from: BTreeSet<usize> = one
            .from
            .iter()
            .filter_map(|from| self.lines[*from])
            .collect();
        let is_supposed = one.because == Because::Assumed;
        let under = match self.around {
            Some(around) if is_supposed => Some(around.start),
            _ => (!is_supposed).then_some(self.start),
        };
        let text = self.sentence(argument, one, &together);
        let links = self.links(&together);
        let is_one = |at: &usize| *at == place || one.is_one_with(&self.branch[*at]);
        let house = house_because(one.because).filter(|_| together.iter().all(is_one));
        let told = Line {
            name: None,
            supposed: None,
            text,
            from: from.into_iter().collect(),
            under,
            links,
            house,
        };
        let line = if is_supposed && self.around.is_some() {
            argument.push_side(one.claim.candidate, told)
        } else {
            argument.push(told)
        };
        for at in together {
            self.lines[at] = Some(line);
        }
        line
    }
}

/// The house that is the reason of a consequence, if a house is.
const fn house_because(because: Because) -> Option<House> {
    match because {
        Because::HouseTaken(house) | Because::LastPlace(house) => Some(house),
        Because::Locked { base, .. } => Some(base),
        Because::Hidden { house, .. } => Some(house),
        Because::Assumed
        | Because::CellTaken
        | Because::Seen
        | Because::LastCandidate
        | Because::Naked { .. }
        | Because::XWing { .. }
        | Because::Sum(_)
        | Because::Argued(_)
        | Because::Outside(_) => None,
    }
}

/// Whether both claims say that a digit is false in cells that see the same cell with it, or they
/// are one inference.
fn are_together(one: &Consequence, other: &Consequence) -> bool {
    let are_seen = |it: &Consequence| matches!(it.because, Because::HouseTaken(_) | Because::Seen);
    let digit = |it: &Consequence| it.claim.candidate.digit;
    let see_the_same = are_seen(one) && are_seen(other) && one.from == other.from;
    one.is_one_with(other) || see_the_same && digit(one) == digit(other)
}

/// The premises of a consequence.
pub(super) fn sources<'a>(
    branch: &'a [Consequence],
    one: &'a Consequence,
) -> impl Iterator<Item = Candidate> + 'a {
    let sources = one.from.iter().filter_map(|place| branch.get(*place));
    sources.map(|source| source.claim.candidate)
}
