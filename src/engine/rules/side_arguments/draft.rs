//! The events that the contradiction of a world rests on, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::sums::Fitting;
use super::world::{Clash, Event, Fact, Kind, World};
use crate::branching::{Because, Branching, Claim, Conflict, Consequence, Proof, Within};
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, Layout};

/// An argument against a candidate, with the events of the log.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) supposed: Candidate,
    /// The position of the supposition in the log. Earlier events are outside the argument.
    mark: usize,
    /// The steps after the supposition, in order.
    steps: Vec<NeededEvent>,
    conflict: Conflict,
    /// The events that the conflict rests on.
    from: Vec<Event>,
    /// The outside facts that the argument needs, and the events that caused them.
    needed: Vec<Fact>,
    outside: Vec<Event>,
    /// The number of side arguments and the number of lines, with those of nested side arguments.
    side: usize,
    lines: usize,
}

/// An event that the argument rests on.
#[derive(Debug)]
struct NeededEvent {
    event: Event,
    /// The claims that the argument needs from the event.
    claims: Vec<Claim>,
    why: Why,
    from: Vec<Event>,
}

/// The reason why an event follows.
#[derive(Debug)]
enum Why {
    Said(Because),
    Side(Rc<Draft>),
}

impl Draft {
    /// The direct side arguments of this argument, in order.
    pub(super) fn sides(&self) -> impl Iterator<Item = &Rc<Self>> {
        self.steps.iter().filter_map(|step| match &step.why {
            Why::Side(draft) => Some(draft),
            Why::Said(_) => None,
        })
    }

    /// The greatest number of nested suppositions.
    pub(super) fn level(&self) -> usize {
        1 + self.sides().map(|side| side.level()).max().unwrap_or(0)
    }

    /// The number of side arguments, then of lines; smaller is simpler.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.side, self.lines)
    }

    /// The argument with its side arguments.
    pub(super) fn written(&self, layout: &Layout) -> Branching {
        self.written_within(layout, &Written::default())
    }

    /// The argument within a branch.
    fn written_within(&self, layout: &Layout, around: &Written) -> Branching {
        let mut own = Written::default();
        let supposed = Claim::yes(self.supposed);
        own.add(self.mark as Event, [supposed], Because::Assumed, &[]);
        for event in &self.outside {
            for outer in around.places(&[*event]) {
                let claim = around.branch[outer].claim;
                own.add(*event, [claim], Because::Outside(outer), &[]);
            }
        }
        let mut inner = Vec::new();
        for step in &self.steps {
            let from = match &step.why {
                // The side argument takes what it needs itself.
                Why::Side(_) => Vec::new(),
                Why::Said(_) => own.places(&step.from),
            };
            let because = match &step.why {
                Why::Side(draft) => {
                    inner.push(Within {
                        argument: draft.written_within(layout, &own),
                        outer: Vec::new(),
                    });
                    Because::Argued(inner.len() - 1)
                }
                Why::Said(Because::Locked { base, cover, left }) => {
                    let digit = step.claims.first().map(|claim| claim.candidate.digit);
                    let gone = digit.map(|digit| own.without(digit, &from, layout));
                    Because::Locked {
                        base: *base,
                        cover: *cover,
                        left: *left - gone.unwrap_or_default(),
                    }
                }
                Why::Said(because) => *because,
            };
            own.add(step.event, step.claims.iter().copied(), because, &from);
        }
        Branching {
            proof: Proof::Contradiction(self.conflict),
            ends: own.places(&self.from),
            branches: vec![own.branch],
            inner,
        }
    }
}

/// A branch while it is written.
#[derive(Default)]
struct Written {
    branch: Vec<Consequence>,
    /// The places of the claims of each event.
    places: BTreeMap<Event, Vec<usize>>,
}

impl Written {
    /// Adds the claims of an event, which all have the same reason.
    fn add(
        &mut self,
        event: Event,
        claims: impl IntoIterator<Item = Claim>,
        because: Because,
        from: &[usize],
    ) {
        for claim in claims {
            let places = self.places.entry(event).or_default();
            places.push(self.branch.len());
            self.branch.push(Consequence {
                claim,
                because,
                from: from.to_vec(),
            });
        }
    }

    /// The places of the claims of some events.
    fn places(&self, events: &[Event]) -> Vec<usize> {
        let known = events.iter().filter_map(|event| self.places.get(event));
        known.flatten().copied().collect()
    }

    /// The cells that cannot be this digit, as these claims say.
    fn without(&self, digit: Digit, places: &[usize], layout: &Layout) -> CellSet {
        let gone = places.iter().map(|place| {
            let Claim { candidate, is_true } = self.branch[*place].claim;
            let Candidate { cell, digit: said } = candidate;
            match is_true {
                true if said == digit => layout.peers(cell),
                false if said != digit => CellSet::EMPTY,
                _ => CellSet::only(cell),
            }
        });
        gone.fold(CellSet::EMPTY, |all, cells| all | cells)
    }
}

/// The premises of an argument, collected from its end to its start.
struct Premises<'a> {
    gone_by: &'a [Event; Fact::COUNT],
    mark: usize,
    /// The facts needed from each event of the argument that is not processed yet.
    inside: BTreeMap<Event, BTreeSet<Fact>>,
    outside: BTreeSet<Fact>,
}

impl Premises<'_> {
    /// Returns the events that caused some facts, and records these facts as needed.
    fn of(&mut self, facts: Vec<Fact>) -> Vec<Event> {
        let mut from = BTreeSet::new();
        for fact in facts {
            let event = self.gone_by[fact.index()];
            from.insert(event);
            if usize::from(event) < self.mark {
                self.outside.insert(fact);
            } else {
                self.inside.entry(event).or_default().insert(fact);
            }
        }
        from.into_iter().collect()
    }
}

impl World<'_> {
    /// The argument against the last supposition, which is at the mark, for the contradiction
    /// `clash`.
    pub(super) fn draft(&self, mark: usize, clash: Clash) -> Draft {
        let mut premises = Premises {
            gone_by: &self.now.gone_by,
            mark,
            inside: BTreeMap::new(),
            outside: BTreeSet::new(),
        };
        let base = &self.base;
        let (conflict, gone) = match clash {
            Clash::Cell(cell) => (
                Conflict::NoCandidate(cell),
                Fact::of_cell(cell, base.candidates[cell.index()]).collect(),
            ),
            Clash::Place(digit, house) => (
                Conflict::NoPlace { digit, house },
                Fact::of_digit(digit, base.places[digit.index()] & house.cells()).collect(),
            ),
            Clash::Sum(number) => (
                Conflict::NoSum(self.cage(number)),
                self.needed_by_sum(number, &[], Event::MAX),
            ),
        };
        let from = premises.of(gone);
        let mut steps = Vec::new();
        let (mut side, mut lines) = (0, 2);
        while let Some((event, facts)) = premises.inside.pop_last() {
            let kind = &self.log[usize::from(event)];
            let facts: Vec<Fact> = facts.into_iter().collect();
            let Some(why) = self.why(kind, &facts) else {
                continue;
            };
            if let Why::Side(draft) = &why {
                side += 1 + draft.side;
                lines += draft.lines;
            }
            lines += 1;
            let claims = match kind {
                Kind::LastCandidate(candidate) | Kind::LastPlace(candidate, _) => {
                    vec![Claim::yes(*candidate)]
                }
                _ => facts.iter().map(|it| Claim::no(it.candidate())).collect(),
            };
            steps.push(NeededEvent {
                event,
                claims,
                why,
                from: premises.of(self.needed_by(kind, &facts, event)),
            });
        }
        steps.reverse();
        let Kind::Supposed(supposed) = self.log[mark] else {
            unreachable!("a supposition stands at the mark");
        };
        let needed: Vec<Fact> = premises.outside.into_iter().collect();
        let outside = needed.iter().map(|it| self.now.gone_by[it.index()]);
        let outside: BTreeSet<Event> = outside.collect();
        Draft {
            supposed,
            mark,
            steps,
            conflict,
            from,
            needed,
            outside: outside.into_iter().collect(),
            side,
            lines,
        }
    }

    fn cage(&self, number: usize) -> Cage {
        let sum = self.sums[number];
        Cage {
            cells: sum.cells,
            sum: Some(sum.sum),
        }
    }

    /// The reason why an event causes some facts; `None` for a supposition.
    fn why(&self, kind: &Kind, facts: &[Fact]) -> Option<Why> {
        let because = match kind {
            Kind::Supposed(_) => return None,
            Kind::Refuted(draft) => return Some(Why::Side(Rc::clone(draft))),
            Kind::LastCandidate(_) => Because::LastCandidate,
            Kind::LastPlace(_, house) => Because::LastPlace(*house),
            Kind::Locked(digit, house) => Because::Locked {
                base: *house,
                cover: None,
                left: self.base.places[digit.index()] & house.cells() & self.seen(facts),
            },
            Kind::Naked(cells, digits) => Because::Naked {
                cells: *cells,
                digits: *digits,
            },
            Kind::Hidden(house, cells, digits) => Because::Hidden {
                house: *house,
                cells: *cells,
                digits: *digits,
            },
            Kind::Sum(number) => Because::Sum(self.cage(*number)),
        };
        Some(Why::Said(because))
    }

    /// The cells that see all cells of some facts.
    fn seen(&self, facts: &[Fact]) -> CellSet {
        let cells = facts.iter().map(|fact| fact.candidate().cell);
        self.layout.common_peers(cells.collect())
    }

    /// The facts that an event needs to cause `facts`.
    fn needed_by(&self, kind: &Kind, facts: &[Fact], event: Event) -> Vec<Fact> {
        let candidates = |cell: Cell| self.base.candidates[cell.index()];
        let places = |digit: Digit| self.base.places[digit.index()];
        match kind {
            Kind::Supposed(_) => Vec::new(),
            Kind::Refuted(draft) => draft.needed.clone(),
            Kind::LastCandidate(Candidate { cell, digit }) => {
                Fact::of_cell(*cell, candidates(*cell).without(*digit)).collect()
            }
            Kind::LastPlace(Candidate { cell, digit }, house) => {
                let others = (places(*digit) & house.cells()).without(*cell);
                Fact::of_digit(*digit, others).collect()
            }
            Kind::Locked(digit, house) => {
                let left = self.seen(facts);
                Fact::of_digit(*digit, (places(*digit) & house.cells()) - left).collect()
            }
            Kind::Naked(cells, digits) => {
                let others = cells.into_iter();
                let others =
                    others.flat_map(|cell| Fact::of_cell(cell, candidates(cell) - *digits));
                others.collect()
            }
            Kind::Hidden(house, cells, digits) => {
                let others = digits.into_iter();
                let others =
                    others.flat_map(|it| Fact::of_digit(it, (places(it) & house.cells()) - *cells));
                others.collect()
            }
            Kind::Sum(number) => self.needed_by_sum(*number, facts, event),
        }
    }

    /// The facts that a sum needs to rule out some candidates, or to be impossible if there are
    /// none. Keeps only enough of the facts from before the event, and drops the latest facts
    /// first.
    fn needed_by_sum(&self, number: usize, facts: &[Fact], event: Event) -> Vec<Fact> {
        let sum = self.sums[number];
        // The candidates left in each cell, and the candidates it lost before the event.
        let mut left = Fitting::default();
        let mut gone: Vec<(Event, usize, Fact)> = Vec::new();
        for (number, cell) in sum.cells.into_iter().enumerate() {
            let all = self.base.candidates[cell.index()];
            left.set(number, all);
            for fact in Fact::of_cell(cell, all - self.now.candidates[cell.index()]) {
                let by = self.now.gone_by[fact.index()];
                if by < event {
                    gone.push((by, number, fact));
                    left.set(number, left.at(number).without(fact.candidate().digit));
                }
            }
        }
        gone.sort_unstable();
        let number_of = |cell: Cell| sum.cells.into_iter().position(|it| it == cell);
        let facts: Vec<(Option<usize>, Digit)> = facts
            .iter()
            .map(|fact| fact.candidate())
            .map(|Candidate { cell, digit }| (number_of(cell), digit))
            .collect();
        let excludes = |left: &Fitting| match sum.fitting(left) {
            None => true,
            Some(fitting) => {
                let is_out = |(number, digit): &(Option<usize>, Digit)| {
                    number.is_some_and(|number| !fitting.at(number).contains(*digit))
                };
                !facts.is_empty() && facts.iter().all(is_out)
            }
        };
        let mut events: Vec<Event> = gone.iter().map(|(by, ..)| *by).collect();
        events.dedup();
        for event in events.into_iter().rev() {
            let mut more = left;
            for (_, number, fact) in gone.iter().filter(|(by, ..)| *by == event) {
                more.set(*number, more.at(*number).with(fact.candidate().digit));
            }
            if excludes(&more) {
                left = more;
                gone.retain(|(by, ..)| *by != event);
            }
        }
        gone.into_iter().map(|(.., fact)| fact).collect()
    }
}
