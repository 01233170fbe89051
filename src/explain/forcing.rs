//! What forcing chains and nets say and show.

use std::collections::{BTreeMap, BTreeSet};

use super::acts::{self, removing};
use super::picture::{CellPart, candidates_in};
use super::place::concluded;
use super::side_arguments::{behind, claimed};
use super::{Argument, Explain, Line, Link, Picture, Role, Span, Text, said, state};
use crate::explainer::{Forcing, Inside, Technique};
use crate::grid::{Candidate, CellSet, DigitSet, House};
use crate::rules::Deduction;
use crate::rules::forcing::{
    Because, Claim, Conflict, Consequence, ForcingPattern, Premise, Proof, Within,
};
use crate::texts::{Language, words};

impl Explain for ForcingPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let mut argument = Argument::default();
        match self.proof {
            Proof::Contradiction(conflict) => {
                let Some(branch) = self.branches.first() else {
                    return removing(language, &deduction.eliminations).into();
                };
                let told = tell_all(
                    language,
                    &mut argument,
                    &self.branches,
                    &self.inner,
                    &[],
                    None,
                );
                let ends = push_conflict(language, &mut argument, branch, told.first(), conflict);
                argument.push(Line {
                    text: said!(
                        language,
                        "forcing-wrong",
                        conclusion = conclusion(language, deduction)
                    ),
                    from: vec![0, ends],
                    ..Line::default()
                });
                argument.idea = idea_of_contradiction(language, branch, conflict);
            }
            Proof::Verity(premise) => {
                argument.idea = said!(
                    language,
                    "forcing-idea-verity",
                    cases = cases(language, premise),
                    conclusion = acts::clause(language, deduction),
                );
                argument.push(Line {
                    text: premise_said(language, premise, &self.branches),
                    house: house_of(self.proof),
                    ..Line::default()
                });
                let told = tell_all(
                    language,
                    &mut argument,
                    &self.branches,
                    &self.inner,
                    &[],
                    None,
                );
                let ends = ends_of(&self.branches, &told, deduction);
                in_every_case(language, &mut argument, deduction, vec![0], &ends);
            }
        }
        argument
    }

    fn picture(&self) -> Picture {
        let picture = draw_inner(drawn(&self.branches), &self.inner, 1);
        match self.proof {
            Proof::Contradiction(conflict) => contradicting(picture, conflict),
            Proof::Verity(_) => {
                let ends = self.branches.iter().filter_map(|branch| branch.last());
                let ends = ends.map(|end| end.claim.candidate);
                let picture = picture.tinting(house_of(self.proof));
                let is_new = |end: &Candidate| !picture.candidates.contains(&(*end, Role::Start));
                let mut ends: Vec<Candidate> = ends.filter(is_new).collect();
                ends.dedup();
                picture.with(Role::End, ends)
            }
        }
    }

    /// `if 5 of r1c2 is true`, `each of the candidates of r3c4`, `each place of 5 in
    /// row 3`
    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        let place = match self.proof {
            Proof::Verity(Premise::Cell(cell)) => {
                said!(language, "place-candidates-of", cell = cell)
            }
            Proof::Verity(Premise::House { digit, house }) => {
                said!(
                    language,
                    "place-each-place-of",
                    digit = digit,
                    house = house
                )
            }
            Proof::Verity(Premise::Candidate(candidate)) => {
                said!(language, "place-true-or-false", candidate = candidate)
            }
            Proof::Contradiction(_) => {
                let assumed = self.branches.iter().flatten().next();
                match assumed.map(|assumed| assumed.claim) {
                    Some(claim) if claim.is_true => {
                        said!(language, "place-if-true", candidate = claim.candidate)
                    }
                    Some(claim) => said!(language, "place-if-false", candidate = claim.candidate),
                    None => concluded(language, deduction),
                }
            }
        };
        match self.explained {
            Some(explained) => said!(
                language,
                "place-explained",
                place = place,
                name = explained_name(language, explained.technique),
            ),
            None => place,
        }
    }
}

/// What chains are called in Sudoku Explainer.
fn explained_name(language: &Language, technique: Technique) -> String {
    let (kind, inside) = match technique {
        Technique::BidirectionalXCycle => ("x-cycle", Inside::Nothing),
        Technique::BidirectionalYCycle => ("y-cycle", Inside::Nothing),
        Technique::BidirectionalCycle => ("cycle", Inside::Nothing),
        Technique::TurbotFish => ("turbot-fish", Inside::Nothing),
        Technique::ForcingXChain => ("x-chain", Inside::Nothing),
        Technique::NishioForcingChains => ("nishio", Inside::Nothing),
        Technique::CellForcingChains => ("cell", Inside::Nothing),
        Technique::RegionForcingChains => ("region", Inside::Nothing),
        Technique::Dynamic(Forcing::Cell, inside) => ("dynamic-cell", inside),
        Technique::Dynamic(Forcing::Region, inside) => ("dynamic-region", inside),
        Technique::Dynamic(Forcing::Double, inside) => ("dynamic-double", inside),
        Technique::Dynamic(Forcing::Contradiction, inside) => ("dynamic-contradiction", inside),
        _ => ("chain", Inside::Nothing),
    };
    let name = words!(language, "explained-name", kind = kind);
    let inside = match inside {
        Inside::Nothing => return name,
        Inside::Patterns => "patterns",
        Inside::Chains => "chains",
        Inside::MultipleChains => "multiple",
        Inside::DynamicChains => "dynamic",
        Inside::NestedChains => "nested",
    };
    words!(language, "explained-inside", name = name, inside = inside)
}

/// The house of which it is told that it has no place for a digit, or has it twice, or has
/// it in one of some places.
const fn house_of(proof: Proof) -> Option<House> {
    match proof {
        Proof::Contradiction(
            Conflict::NoPlace { house, .. }
            | Conflict::Twice {
                house: Some(house), ..
            },
        )
        | Proof::Verity(Premise::House { house, .. }) => Some(house),
        Proof::Contradiction(_) | Proof::Verity(_) => None,
    }
}

/// An inference that was told: what it concludes, why and from what.
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

/// Adds the line that says what cannot be; its number.
fn push_conflict(
    language: &Language,
    argument: &mut Argument,
    branch: &[Consequence],
    told: Option<&ToldBranch>,
    conflict: Conflict,
) -> usize {
    let (start, lines) = told.map_or((0, &[][..]), |told| (told.start, &told.lines));
    let ends = branch.iter().zip(lines);
    let ends = ends.filter(|(one, _)| is_end(conflict, one.claim));
    let ends: BTreeSet<usize> = ends.filter_map(|(_, line)| *line).collect();
    let mut from = ends.clone();
    let text = match conflict {
        Conflict::Opposite(_) => {
            from.insert(start);
            said!(language, "forcing-opposite", line = Span::Line(start))
        }
        conflict => said!(
            language,
            "forcing-conflict",
            conflict = conflict_said(language, conflict),
            lines = cited(language, &ends),
        ),
    };
    argument.push(Line {
        text,
        from: from.into_iter().collect(),
        under: Some(start),
        house: house_of(Proof::Contradiction(conflict)),
        ..Line::default()
    })
}

/// The lines in which branches come to what is concluded: mostly the last of each.
fn ends_of(
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

/// Adds branches to an argument; of each, the lines in which its consequences are told.
///
/// Where a digit is false in several cells for the same reason, that is one line. What an
/// earlier branch has told is not told again: a line says that it goes on as there.
pub(super) fn tell(
    language: &Language,
    argument: &mut Argument,
    branches: &[Vec<Consequence>],
) -> Vec<Vec<usize>> {
    let told = tell_all(language, argument, branches, &[], &[], None);
    let lines = told
        .into_iter()
        .map(|told| told.lines.into_iter().flatten().collect());
    lines.collect()
}

/// Adds branches that all come to the conclusions of a deduction; the lines in which they do.
pub(super) fn tell_to(
    language: &Language,
    argument: &mut Argument,
    branches: &[Vec<Consequence>],
    deduction: &Deduction,
) -> BTreeSet<usize> {
    let placed = deduction.placements.iter().copied().map(Claim::yes);
    let gone = deduction.eliminations.iter().copied().map(Claim::no);
    let concluded: Vec<Claim> = placed.chain(gone).collect();
    let told = tell_all(language, argument, branches, &[], &concluded, None);
    ends_of(branches, &told, deduction)
}

/// A branch that was told.
struct ToldBranch {
    /// The line of what is supposed.
    start: usize,
    /// The line of each consequence.
    lines: Vec<Option<usize>>,
}

/// The branch around an argument within.
#[derive(Clone, Copy)]
struct Around<'a> {
    start: usize,
    lines: &'a [Option<usize>],
}

/// The same with the arguments within. What is concluded is named wherever it is told.
fn tell_all(
    language: &Language,
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
            language,
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
                text: said!(language, "forcing-nothing-to-show"),
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

/// A branch that is being told.
struct Telling<'a> {
    language: &'a Language,
    branch: &'a [Consequence],
    /// In which line each consequence is told.
    lines: Vec<Option<usize>>,
    /// The line of what is supposed.
    start: usize,
    /// The arguments within.
    inner: &'a [Within],
    /// What the branches are told for, if that is more than their ends.
    concluded: &'a [Claim],
    around: Option<Around<'a>>,
}

impl Telling<'_> {
    /// Tells an argument within, and all that it shows.
    fn argue(&mut self, argument: &mut Argument, place: usize, number: usize) {
        let language = self.language;
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
        let pattern = &within.pattern;
        let around = Around {
            start: self.start,
            lines: &self.lines,
        };
        let text = match pattern.proof {
            Proof::Contradiction(conflict) => {
                let told = tell_all(
                    language,
                    argument,
                    &pattern.branches,
                    &pattern.inner,
                    &[],
                    Some(around),
                );
                let Some((branch, told)) = pattern.branches.first().zip(told.first()) else {
                    return;
                };
                let end = push_conflict(language, argument, branch, Some(told), conflict);
                // What is wrong if it is false is true.
                let opposite = branch.first().map(|first| first.claim.opposite());
                claims.extend(opposite.filter(|it| it.is_true));
                let lines = BTreeSet::from([told.start, end]);
                let text = said!(
                    language,
                    "side-argument-wrong",
                    claims = claimed(language, &claims),
                    lines = behind(language, &lines),
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
                    text: premise_left(language, premise, &pattern.branches, &outer),
                    from: outer.into_iter().collect(),
                    under: Some(self.start),
                    house: house_of(pattern.proof),
                    ..Line::default()
                });
                let told = tell_all(
                    language,
                    argument,
                    &pattern.branches,
                    &pattern.inner,
                    &[],
                    Some(around),
                );
                let mut ends = BTreeSet::new();
                for (branch, told) in pattern.branches.iter().zip(&told) {
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
                    language,
                    "forcing-every-case",
                    count = pattern.branches.len(),
                    lines = cited(language, &ends),
                    conclusion = claimed(language, &claims),
                )
            }
        };
        let line = argument.push(Line {
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

    /// The lines that have told some consequences in a row in an earlier branch.
    fn told_before(&self, place: usize, told: &[(Inference, usize)]) -> Vec<usize> {
        let in_a_row = self.branch[place..].iter().map_while(|one| {
            let inference = Inference::of(self.branch, one);
            let before = told.iter().find(|(it, _)| *it == inference)?;
            Some(before.1)
        });
        in_a_row.collect()
    }

    /// Says that some consequences follow as in these lines.
    fn refer(&mut self, argument: &mut Argument, place: usize, before: &[usize]) {
        let end = place + before.len();
        let row = &self.branch[place..end];
        // What is used behind them is named, and what they come to.
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
            text: said!(
                self.language,
                "forcing-as-before",
                count = before.len(),
                lines = numbers(self.language, &before),
                claims = Text::listed_texts(self.language, claims),
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

    /// Claims, each by itself; where several things are concluded, the cells that are not a
    /// digit together.
    fn together_said(&self, claims: &[Claim]) -> Vec<Text> {
        if self.concluded.is_empty() {
            return claims.iter().map(|it| is(self.language, *it)).collect();
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
        let said = |(cells, it): (CellSet, Claim)| {
            state::claim(self.language, cells, it.candidate.digit, it.is_true)
        };
        groups.into_iter().map(said).collect()
    }

    /// Whether two consequences are told in one line.
    fn are_one(&self, one: &Consequence, other: &Consequence) -> bool {
        let in_cell = one.because == Because::CellTaken && other.because == one.because;
        are_together(one, other) || in_cell && one.from == other.from && !self.concluded.is_empty()
    }

    /// Tells a consequence, with those that are false for the same reason; its line.
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
        let text = self.sentence(one, &together, argument.lines.len());
        let links = together
            .iter()
            .flat_map(|at| drawn_links(self.branch, &self.branch[*at]));
        let line = argument.push(Line {
            text,
            from: from.into_iter().collect(),
            under,
            links: links.collect(),
            house: house_because(one.because).filter(|_| together.len() == 1),
        });
        for at in together {
            self.lines[at] = Some(line);
        }
        line
    }

    /// What a line says. It goes on from the line before if it follows from that alone and
    /// that says one thing; else it names what it follows from, and where that was told.
    fn sentence(&self, one: &Consequence, together: &[usize], next: usize) -> Text {
        let language = self.language;
        let Candidate { cell, digit } = one.claim.candidate;
        let before = next.checked_sub(1);
        let says_one = |line| self.lines.iter().filter(|at| **at == Some(line)).count() == 1;
        let goes_on = match one.from[..] {
            [only] => self.lines[only].filter(|line| Some(*line) == before && says_one(*line)),
            _ => None,
        };
        // Behind what is supposed it is 'then', else 'so'.
        let going_on = goes_on.map(|line| if line == self.start { "then" } else { "so" });
        let cells = together
            .iter()
            .map(|at| self.branch[*at].claim.candidate.cell);
        let cells: CellSet = cells.collect();
        let listed = || Text::listed(language, cells);
        let claim = || is(language, one.claim);
        match (one.because, going_on) {
            (Because::Assumed, _) => {
                let premise =
                    state::premise(language, CellSet::only(cell), digit, one.claim.is_true);
                match self.around {
                    None => said!(language, "suppose", premise = premise),
                    Some(_) => said!(language, "side-argument-suppose", premise = premise),
                }
            }
            (Because::CellTaken, _) if together.len() > 1 => {
                let digits = together.iter();
                let digits = digits.map(|at| self.branch[*at].claim.candidate.digit);
                said!(
                    language,
                    "forcing-cell-taken",
                    because = self.because(one),
                    digit = Text::alternatives(language, digits.collect::<DigitSet>()),
                )
            }
            (Because::CellTaken, Some("then")) => {
                said!(language, "forcing-going-on", so = "then", claim = claim())
            }
            (Because::CellTaken, _) => said!(
                language,
                "forcing-cell-taken",
                because = self.because(one),
                digit = digit,
            ),
            (Because::HouseTaken(_) | Because::Seen, Some(so)) if cells.len() > 1 => said!(
                language,
                "forcing-seen-together-going-on",
                so = so,
                cells = listed(),
                digit = digit,
            ),
            (Because::HouseTaken(_) | Because::Seen, None) if cells.len() > 1 => said!(
                language,
                "forcing-seen-together",
                because = self.because(one),
                cells = listed(),
                digit = digit,
            ),
            (Because::HouseTaken(house), Some(so)) => said!(
                language,
                "forcing-house-taken-going-on",
                so = so,
                cell = cell,
                house = house,
                digit = digit,
            ),
            (Because::HouseTaken(house), None) => said!(
                language,
                "forcing-house-taken",
                because = self.because(one),
                cell = cell,
                house = house,
                digit = digit,
            ),
            (Because::Seen, Some(so)) => said!(
                language,
                "forcing-seen-going-on",
                so = so,
                cell = cell,
                digit = digit,
            ),
            (Because::Seen, None) => said!(
                language,
                "forcing-seen",
                because = self.because(one),
                cell = cell,
                digit = digit,
            ),
            (Because::LastCandidate, Some(so)) => {
                let had: DigitSet = sources(self.branch, one)
                    .map(|by| by.digit)
                    .chain([digit])
                    .collect();
                said!(
                    language,
                    "forcing-last-candidate-going-on",
                    so = so,
                    cell = cell,
                    digits = Text::listed(language, had),
                    digit = digit,
                )
            }
            (Because::LastCandidate, None) => said!(
                language,
                "forcing-last-candidate",
                lost = self.lost(one, |by| by.digit.into()),
                cell = cell,
                digit = digit,
            ),
            (Because::LastPlace(house), Some(so)) => said!(
                language,
                "forcing-last-place-going-on",
                so = so,
                claim = claim(),
                house = house,
            ),
            (Because::LastPlace(house), None) => said!(
                language,
                "forcing-last-place",
                digit = digit,
                lost = self.lost(one, |by| by.cell.into()),
                claim = claim(),
                house = house,
            ),
            (Because::Naked { cells: set, digits }, _) => said!(
                language,
                "side-naked",
                cells = Text::listed(language, set),
                digits = Text::listed(language, digits),
                lines = behind(language, &self.lines_of(one)),
                claims = state::claim(language, cells, digit, false),
            ),
            (
                Because::Hidden {
                    house,
                    cells: set,
                    digits,
                },
                _,
            ) => said!(
                language,
                "side-hidden",
                house = house,
                digits = Text::listed(language, digits),
                cells = Text::listed(language, set),
                lines = behind(language, &self.lines_of(one)),
                claims = state::claim(language, cells, digit, false),
            ),
            (Because::XWing { base, cover }, _) => said!(
                language,
                "forcing-x-wing",
                base = Text::listed_houses(language, base),
                digit = digit,
                cover = Text::listed_houses(language, cover),
                lines = behind(language, &self.lines_of(one)),
                claim = state::claim(language, cells, digit, false),
            ),
            // These are told elsewhere.
            (Because::Argued(_) | Because::Outside(_), _) => {
                said!(language, "forcing-going-on", so = "so", claim = claim())
            }
            (
                Because::Locked {
                    base,
                    cover: None,
                    left,
                },
                _,
            ) => said!(
                language,
                "forcing-locked-seen",
                digit = digit,
                lost = self.lost(one, |by| by.cell.into()),
                base = base,
                left = Text::listed(language, left),
                cells = listed(),
                count = cells.len(),
            ),
            (
                Because::Locked {
                    base,
                    cover: Some(cover),
                    left,
                },
                _,
            ) => said!(
                language,
                "forcing-locked",
                digit = digit,
                lost = self.lost(one, |by| by.cell.into()),
                base = base,
                cover = cover,
                left = Text::listed(language, left),
                cells = listed(),
                count = cells.len(),
            ),
        }
    }

    /// The lines that have told what a consequence follows from.
    fn lines_of(&self, one: &Consequence) -> BTreeSet<usize> {
        one.from
            .iter()
            .filter_map(|from| self.lines[*from])
            .collect()
    }

    /// That what a consequence follows from is true, and where that was told.
    fn because(&self, one: &Consequence) -> Text {
        let is_true = one.from.iter().filter_map(|from| {
            let line = BTreeSet::from([self.lines[*from]?]);
            Some(said!(
                self.language,
                "cited",
                what = is(self.language, self.branch[*from].claim),
                lines = cited(self.language, &line),
            ))
        });
        Text::listed_texts(self.language, is_true)
    }

    /// What of a cell or a house was lost, and where each loss was told.
    fn lost(&self, one: &Consequence, part: fn(Candidate) -> Span) -> Text {
        let mut by_line: BTreeMap<usize, Vec<Span>> = BTreeMap::new();
        for from in &one.from {
            if let Some(line) = self.lines[*from] {
                let part = part(self.branch[*from].claim.candidate);
                by_line.entry(line).or_default().push(part);
            }
        }
        let lost = by_line.into_iter().map(|(line, parts)| {
            said!(
                self.language,
                "cited",
                what = Text::listed(self.language, parts),
                lines = cited(self.language, &BTreeSet::from([line])),
            )
        });
        Text::listed_texts(self.language, lost)
    }
}

/// `(lines 3 and 5)`
pub(super) fn cited(language: &Language, lines: &BTreeSet<usize>) -> Text {
    said!(
        language,
        "cited-lines",
        count = lines.len(),
        lines = numbers(language, lines)
    )
}

/// `3 and 5`, `3 to 7`
fn numbers(language: &Language, lines: &BTreeSet<usize>) -> Text {
    match (lines.first(), lines.last()) {
        (Some(first), Some(last)) if lines.len() > 2 && last - first + 1 == lines.len() => said!(
            language,
            "lines-from-to",
            first = Span::Line(*first),
            last = Span::Line(*last)
        ),
        _ => Text::listed(language, lines.iter().copied().map(Span::Line)),
    }
}

/// The house because of which a consequence holds, if that is the reason.
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

/// Whether two claims are that a digit is false in cells that see the same
/// cell with it, or where the same cells lock it.
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

/// What a consequence follows from.
fn sources<'a>(
    branch: &'a [Consequence],
    one: &'a Consequence,
) -> impl Iterator<Item = Candidate> + 'a {
    let sources = one.from.iter().filter_map(|place| branch.get(*place));
    sources.map(|source| source.claim.candidate)
}

/// Adds the end of an argument whose cases have all led to the conclusion: what says which
/// cases there are, and where each has led to it.
pub(super) fn in_every_case(
    language: &Language,
    argument: &mut Argument,
    deduction: &Deduction,
    mut from: Vec<usize>,
    ends: &BTreeSet<usize>,
) {
    from.extend(ends);
    argument.push(Line {
        text: said!(
            language,
            "forcing-every-case",
            count = ends.len(),
            lines = cited(language, ends),
            conclusion = conclusion(language, deduction),
        ),
        from,
        ..Line::default()
    });
}

/// What the deduction does, without a full stop.
fn conclusion(language: &Language, deduction: &Deduction) -> Text {
    match deduction.placements.first() {
        Some(placement) => is(language, Claim::yes(*placement)),
        None => removing(language, &deduction.eliminations),
    }
}

/// `r1c2 is 5`, `r1c2 is not 5`.
fn is(language: &Language, claim: Claim) -> Text {
    let Candidate { cell, digit } = claim.candidate;
    state::claim(language, CellSet::only(cell), digit, claim.is_true)
}

/// What would be if what is supposed were so.
fn idea_of_contradiction(language: &Language, branch: &[Consequence], conflict: Conflict) -> Text {
    let Some(Consequence { claim, .. }) = branch.first() else {
        return Text::new();
    };
    let Candidate { cell, digit } = claim.candidate;
    said!(
        language,
        "forcing-idea",
        premise = state::premise(language, CellSet::only(cell), digit, claim.is_true),
        conflict = conflict_said(language, conflict),
    )
}

/// Whether a claim is one of those that contradict each other.
fn is_end(conflict: Conflict, claim: Claim) -> bool {
    let Candidate { cell, digit } = claim.candidate;
    match conflict {
        Conflict::Opposite(end) => claim == end,
        Conflict::Both(candidate) => claim.candidate == candidate,
        Conflict::TwoDigits { cell: it, digits } => {
            claim.is_true && cell == it && digits.contains(digit)
        }
        Conflict::Twice {
            digit: it, cells, ..
        } => claim.is_true && digit == it && cells.contains(cell),
        Conflict::NoCandidate(it) => !claim.is_true && cell == it,
        Conflict::NoPlace { digit: it, house } => {
            !claim.is_true && digit == it && house.cells().contains(cell)
        }
    }
}

/// What cannot be, as a clause.
fn conflict_said(language: &Language, conflict: Conflict) -> Text {
    match conflict {
        Conflict::Opposite(claim) => {
            said!(language, "conflict-opposite", claim = is(language, claim))
        }
        Conflict::Both(Candidate { cell, digit }) => {
            said!(language, "conflict-both", cell = cell, digit = digit)
        }
        Conflict::TwoDigits { cell, digits } => said!(
            language,
            "conflict-two-digits",
            cell = cell,
            digits = Text::listed(language, digits),
        ),
        Conflict::Twice {
            digit,
            house: None,
            cells,
        } => said!(
            language,
            "conflict-twice-seen",
            digit = digit,
            cells = Text::listed(language, cells),
        ),
        Conflict::Twice {
            digit,
            house: Some(house),
            cells,
        } => said!(
            language,
            "conflict-twice",
            house = house,
            digit = digit,
            cells = Text::listed(language, cells),
        ),
        Conflict::NoCandidate(cell) => said!(language, "conflict-no-candidate", cell = cell),
        Conflict::NoPlace { digit, house } => {
            said!(language, "conflict-no-place", house = house, digit = digit)
        }
    }
}

/// `Whichever candidate r1c1 holds`, `Wherever the 5 of row 3 is`, `Whether r1c2 is 5 or not`
fn cases(language: &Language, premise: Premise) -> Text {
    match premise {
        Premise::Cell(cell) => said!(language, "forcing-cases-cell", cell = cell),
        Premise::House { digit, house } => said!(
            language,
            "forcing-cases-house",
            digit = digit,
            house = house
        ),
        Premise::Candidate(Candidate { cell, digit }) => said!(
            language,
            "forcing-cases-candidate",
            cell = cell,
            digit = digit
        ),
    }
}

fn premise_said(language: &Language, premise: Premise, branches: &[Vec<Consequence>]) -> Text {
    let assumed = || branches.iter().filter_map(|branch| branch.first());
    match premise {
        Premise::Cell(cell) => {
            let digits: DigitSet = assumed().map(|one| one.claim.candidate.digit).collect();
            said!(
                language,
                "forcing-cell",
                cell = cell,
                digits = Text::listed(language, digits)
            )
        }
        Premise::House { digit, house } => {
            let cells: CellSet = assumed().map(|one| one.claim.candidate.cell).collect();
            said!(
                language,
                "forcing-house",
                house = house,
                digit = digit,
                cells = Text::listed(language, cells),
            )
        }
        Premise::Candidate(candidate) => {
            said!(
                language,
                "forcing-candidate",
                claim = is(language, Claim::yes(candidate))
            )
        }
    }
}

/// The same in an argument within, where what has gone before leaves only these.
fn premise_left(
    language: &Language,
    premise: Premise,
    branches: &[Vec<Consequence>],
    outer: &BTreeSet<usize>,
) -> Text {
    let assumed = || branches.iter().filter_map(|branch| branch.first());
    match premise {
        Premise::Cell(cell) if !outer.is_empty() => {
            let digits: DigitSet = assumed().map(|one| one.claim.candidate.digit).collect();
            said!(
                language,
                "forcing-cell-left",
                cell = cell,
                digits = Text::listed(language, digits),
                lines = behind(language, outer),
            )
        }
        Premise::House { digit, house } if !outer.is_empty() => {
            let cells: CellSet = assumed().map(|one| one.claim.candidate.cell).collect();
            said!(
                language,
                "forcing-house-left",
                house = house,
                digit = digit,
                cells = Text::listed(language, cells),
                lines = behind(language, outer),
            )
        }
        _ => premise_said(language, premise, branches),
    }
}

/// What is true and what is false in the branches, each candidate once for
/// either, and the links: strong from what is false to what is true.
pub(super) fn drawn(branches: &[Vec<Consequence>]) -> Picture {
    let mut picture = Picture {
        directed: true,
        ..Picture::default()
    };
    let mut groups: Vec<Candidate> = Vec::new();
    for branch in branches {
        for one in branch {
            let claim = one.claim;
            let role = if claim.is_true {
                Role::True
            } else {
                Role::False
            };
            if !picture.candidates.contains(&(claim.candidate, role)) {
                picture.candidates.push((claim.candidate, role));
            }
            let start = (claim.candidate, Role::Start);
            if one.because == Because::Assumed && !picture.candidates.contains(&start) {
                picture.candidates.push(start);
            }
            if let Because::Locked { left, .. } = one.because {
                let digits = DigitSet::only(claim.candidate.digit);
                groups.extend(candidates_in(left, digits));
            }
            for link in drawn_links(branch, one) {
                if !picture.links.contains(&link) {
                    picture.links.push(link);
                }
            }
        }
    }
    for candidate in groups {
        if !picture.candidates.iter().any(|(it, _)| *it == candidate) {
            picture.candidates.push((candidate, Role::GroupTrue));
        }
    }
    picture
}

/// The picture with what is supposed in arguments within, and what would be true there, in
/// the color of their depth.
fn draw_inner(mut picture: Picture, inner: &[Within], depth: u8) -> Picture {
    for within in inner {
        for branch in &within.pattern.branches {
            for one in branch {
                let candidate = one.claim.candidate;
                let role = match (one.because, one.claim.is_true) {
                    (Because::Outside(_), _) => continue,
                    (Because::Assumed, _) => Role::Supposed(depth),
                    (_, true) => Role::Follows(depth),
                    (_, false) => Role::False,
                };
                if !picture.candidates.iter().any(|(it, _)| *it == candidate) {
                    picture.candidates.push((candidate, role));
                }
                for link in drawn_links(branch, one) {
                    if !picture.links.contains(&link) {
                        picture.links.push(link);
                    }
                }
            }
        }
        picture = draw_inner(picture, &within.pattern.inner, depth.saturating_add(1));
    }
    picture
}

/// The picture with the house or the cell of a contradiction.
fn contradicting(mut picture: Picture, conflict: Conflict) -> Picture {
    match conflict {
        Conflict::NoPlace { house, .. }
        | Conflict::Twice {
            house: Some(house), ..
        } => {
            picture.conflicts.push(house);
            picture
        }
        Conflict::NoCandidate(cell)
        | Conflict::TwoDigits { cell, .. }
        | Conflict::Both(Candidate { cell, .. }) => {
            picture.framing(CellSet::only(cell), CellPart::Contradiction)
        }
        Conflict::Twice {
            house: None, cells, ..
        } => picture.framing(cells, CellPart::Contradiction),
        Conflict::Opposite(_) => picture,
    }
}

/// The links from what a consequence follows from. Where the rest of a house locks a digit,
/// the rest is a node between the two.
fn drawn_links(branch: &[Consequence], one: &Consequence) -> Vec<Link> {
    let from: Vec<Candidate> = sources(branch, one).collect();
    let to = vec![one.claim.candidate];
    match one.because {
        Because::Assumed | Because::Outside(_) => Vec::new(),
        _ if from.is_empty() => Vec::new(),
        Because::Locked { left, .. } => {
            let digits = DigitSet::only(one.claim.candidate.digit);
            let group: Vec<Candidate> = candidates_in(left, digits).collect();
            vec![
                Link {
                    from,
                    to: group.clone(),
                    strong: true,
                },
                Link {
                    from: group,
                    to,
                    strong: false,
                },
            ]
        }
        _ => vec![Link {
            from,
            to,
            strong: one.claim.is_true,
        }],
    }
}
