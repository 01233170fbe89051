//! Branches of forcing chains, nets and kraken fish, line by line.

mod sentences;

use std::collections::BTreeSet;

use super::drawn::drawn_links;
use super::push_conflict;
use super::reasons::{house_of, is, premise_left};
use crate::explain::side_arguments::{behind, claimed};
use crate::explain::{Argument, Line, LineName, Link, Text, said, state};
use sudoku_engine::branching::{Because, Claim, Consequence, Proof, Within};
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
    let told = tell_all(argument, branches, &[], &[], None);
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
    let told = tell_all(argument, branches, &[], &concluded, None);
    ends_of(branches, &told, deduction)
}

/// A finished branch.
pub(super) struct ToldBranch {
    /// The line of the supposition.
    pub(super) start: usize,
    /// The line of each consequence.
    pub(super) lines: Vec<Option<usize>>,
}

/// The branch that contains this nested argument.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    start: usize,
    lines: &'a [Option<usize>],
}

/// Adds branches together with nested arguments. Conclusions are named wherever they occur.
pub(super) fn tell_all(
    argument: &mut Argument,
    branches: &[Vec<Consequence>],
    inner: &[Within],
    concluded: &[Claim],
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
            concluded,
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
        if branch.len() == 1 {
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
    /// The conclusions to be reached, if they are more than the ends of the branches.
    concluded: &'a [Claim],
    around: Option<Around<'a>>,
}

impl Telling<'_> {
    /// Writes a nested argument and everything that it shows.
    fn argue(&mut self, argument: &mut Argument, place: usize, number: usize) {
        let together = |at: &usize| self.branch[*at].because == Because::Argued(number);
        let together: Vec<usize> = (place..self.branch.len()).filter(together).collect();
        let mut claims: Vec<Claim> = together.iter().map(|at| self.branch[*at].claim).collect();
        let sources = together.iter().flat_map(|at| &self.branch[*at].from);
        let mut from: BTreeSet<usize> = sources.filter_map(|from| self.lines[*from]).collect();
        let links: Vec<Link> = together
            .iter()
            .flat_map(|at| drawn_links(self.branch, &self.branch[*at]))
            .collect();
        let Some(within) = self.inner.get(number) else {
            return;
        };
        let nested = &within.argument;
        let around = Around {
            start: self.start,
            lines: &self.lines,
        };
        let text = match nested.proof {
            Proof::Contradiction(conflict) => {
                let told = tell_all(argument, &nested.branches, &nested.inner, &[], Some(around));
                let Some((branch, told)) = nested.branches.first().zip(told.first()) else {
                    return;
                };
                let end = push_conflict(argument, branch, Some(told), conflict);
                // If its falsehood is wrong, the candidate is true.
                let opposite = branch.first().map(|first| first.claim.opposite());
                claims.extend(opposite.filter(|it| it.is_true));
                let lines = BTreeSet::from([told.start, end]);
                let text = said!(
                    "side-argument-wrong",
                    claims = claimed(&claims),
                    lines = behind(argument, &lines),
                );
                from.extend(lines);
                text
            }
            Proof::Verity(premise) => {
                let outer: BTreeSet<usize> = within
                    .outer
                    .iter()
                    .filter_map(|outer| self.lines.get(*outer).copied().flatten())
                    .collect();
                let first = argument.push(Line {
                    text: premise_left(argument, premise, &nested.branches, &outer),
                    from: outer.into_iter().collect(),
                    under: Some(self.start),
                    house: house_of(nested.proof),
                    ..Line::default()
                });
                let told = tell_all(argument, &nested.branches, &nested.inner, &[], Some(around));
                let mut ends = BTreeSet::new();
                for (branch, told) in nested.branches.iter().zip(&told) {
                    let last = branch.last().map(|last| last.claim);
                    if let Some(last) = last.filter(|last| last.is_true)
                        && !claims.contains(&last)
                    {
                        claims.push(last);
                    }
                    let is_end = |one: &Consequence| claims.contains(&one.claim);
                    let lines = branch.iter().zip(&told.lines);
                    let concluding = lines.filter(|(one, _)| is_end(one));
                    ends.extend(concluding.filter_map(|(_, line)| *line));
                }
                from.insert(first);
                from.extend(&ends);
                said!(
                    "forcing-every-case",
                    count = nested.branches.len(),
                    lines = cited_in(argument, &ends),
                    conclusion = claimed(&claims),
                )
            }
        };
        let line = argument.push(Line {
            name: None,
            supposed: None,
            text,
            from: from.into_iter().collect(),
            under: Some(self.start),
            links,
            house: None,
        });
        for at in together {
            self.lines[at] = Some(line);
        }
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
                || self.concluded.contains(&self.branch[at].claim)
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
            links: row
                .iter()
                .flat_map(|one| drawn_links(self.branch, one))
                .collect(),
            house: None,
        });
        self.lines[place..end].fill(Some(line));
    }

    /// The claims, one by one; if several candidates are concluded, the cells that are not a digit
    /// are combined.
    fn together_said(&self, claims: &[Claim]) -> Vec<Text> {
        if self.concluded.is_empty() {
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
        are_together(one, other) || in_cell && one.from == other.from && !self.concluded.is_empty()
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
        let links = together
            .iter()
            .flat_map(|at| drawn_links(self.branch, &self.branch[*at]));
        let told = Line {
            name: None,
            supposed: None,
            text,
            from: from.into_iter().collect(),
            under,
            links: links.collect(),
            house: house_because(one.because).filter(|_| together.len() == 1),
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

/// `(lines 3 and 5)`, in an argument without side arguments.
pub(in crate::explain) fn cited(lines: &BTreeSet<usize>) -> Text {
    cited_in(&Argument::default(), lines)
}

/// `(lines 3 and a2)`
pub(in crate::explain) fn cited_in(argument: &Argument, lines: &BTreeSet<usize>) -> Text {
    said!(
        "cited-lines",
        count = lines.len(),
        lines = listed(argument, lines)
    )
}

/// `3 and 5`, `3 to 7`, `2 and a1`
fn listed(argument: &Argument, lines: &BTreeSet<usize>) -> Text {
    let lines: Vec<LineName> = lines.iter().map(|place| argument.name(*place)).collect();
    let follows =
        |pair: &[LineName]| pair[0].side == pair[1].side && pair[0].number + 1 == pair[1].number;
    match &lines[..] {
        [first, .., last] if lines.len() > 2 && lines.windows(2).all(follows) => {
            said!("lines-from-to", first = *first, last = *last)
        }
        _ => Text::listed(lines),
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
        | Because::Argued(_)
        | Because::Outside(_) => None,
    }
}

/// Whether both claims say that a digit is false in cells that see the same cell with it, or
/// because the same cells lock it.
fn are_together(one: &Consequence, other: &Consequence) -> bool {
    let alike = match (one.because, other.because) {
        (Because::HouseTaken(_) | Because::Seen, Because::HouseTaken(_) | Because::Seen) => true,
        (
            Because::Locked { .. }
            | Because::Naked { .. }
            | Because::Hidden { .. }
            | Because::XWing { .. },
            because,
        ) => one.because == because,
        _ => false,
    };
    alike && one.from == other.from && one.claim.candidate.digit == other.claim.candidate.digit
}

/// The premises of a consequence.
pub(super) fn sources<'a>(
    branch: &'a [Consequence],
    one: &'a Consequence,
) -> impl Iterator<Item = Candidate> + 'a {
    let sources = one.from.iter().filter_map(|place| branch.get(*place));
    sources.map(|source| source.claim.candidate)
}
