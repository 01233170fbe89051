//! The kernel: it checks a proof line by line against the board.

use super::counting::{Balance, Position};
use super::filling::{Equation, Filling, TooMany};
use super::{Alternatives, CandidateSet, Claim, Inference, Line, Proof, Sum, exchange, symmetry};
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid};

/// The first line of a proof that does not follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The place of the line, from 0.
    pub line: usize,
    /// The reason.
    pub kind: RefusalKind,
}

/// The reason why a line does not follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalKind {
    /// It rests on a line that does not come before it, or that is under a supposition this line is
    /// not under.
    OutOfReach,
    /// It is under a line that is not a supposition, or it is a supposition of a kind that is not
    /// allowed.
    NoSupposition,
    /// It names a set that cannot be counted: a filled cell, a digit that its house already has,
    /// cells that do not see each other, a line with another kind of claim, or a cage without a
    /// sum.
    NoSuchSet,
    /// If the claim were wrong, the links could have all true candidates that the truths need.
    Uncounted,
    /// The claim is not the opposite of the supposition, or the supposition does not lead to
    /// something impossible.
    NotRefuted,
    /// The suppositions do not cover every case, or a branch does not lead to the claim.
    OpenCase,
    /// If the claim were wrong, the cells could be filled with the right sums.
    CanBeFilled,
    /// Without the claim, the cells could be filled in a way that has no alternative.
    NotExchanged,
    /// There are too many ways to fill the cells, so it is not known whether the line follows.
    TooLarge,
    /// The maps change the board or the givens, or a candidate and its image fit together.
    NotSymmetric,
}

impl Proof {
    /// Checks each line against the board and the lines that it rests on. The effort grows with
    /// the number of lines, and for each line with the number of its claims and sets.
    ///
    /// # Errors
    ///
    /// The first line that does not follow.
    pub fn check(&self, grid: &Grid) -> Result<(), Refusal> {
        for (number, line) in self.lines.iter().enumerate() {
            let checked = Checked {
                proof: self,
                grid,
                number,
                line,
            };
            checked
                .check()
                .map_err(|kind| Refusal { line: number, kind })?;
        }
        Ok(())
    }
}

/// A line, its proof, and the board.
struct Checked<'a> {
    proof: &'a Proof,
    grid: &'a Grid,
    number: usize,
    line: &'a Line,
}

impl Checked<'_> {
    fn check(&self) -> Result<(), RefusalKind> {
        if let Some(supposition) = self.line.under
            && self.before(supposition)?.by != Inference::Supposed
        {
            return Err(RefusalKind::NoSupposition);
        }
        match &self.line.by {
            Inference::Supposed => self.supposed(),
            Inference::Counted { truths, links } => self.counted(truths, links),
            Inference::Refuted => self.refuted(),
            Inference::Cases { of, branches } => self.cases(*of, branches),
            Inference::Filled { sums, with } => self.filled(sums, *with),
            Inference::Exchanged { cells } => self.exchanged(*cells),
            Inference::Symmetric { cells, digits } => self.symmetric(cells, digits),
        }
    }

    /// A line that comes before this one.
    fn before(&self, number: usize) -> Result<&Line, RefusalKind> {
        let line = self.proof.lines.get(number);
        line.filter(|_| number < self.number)
            .ok_or(RefusalKind::OutOfReach)
    }

    /// Returns a cited line if this line is under all of its suppositions. A supposition may only
    /// be cited in its own branch.
    fn in_reach(&self, number: usize) -> Result<&Line, RefusalKind> {
        let line = self.before(number)?;
        let needed = match line.by {
            Inference::Supposed => Some(number),
            _ => line.under,
        };
        let mut open = self.line.under;
        while open != needed {
            let supposition = open.ok_or(RefusalKind::OutOfReach)?;
            open = self.before(supposition)?.under;
        }
        Ok(line)
    }

    fn supposed(&self) -> Result<(), RefusalKind> {
        match self.line.claim {
            Claim::True(_) | Claim::False(_) | Claim::OneOf(_) if self.line.from.is_empty() => {
                Ok(())
            }
            _ => Err(RefusalKind::NoSupposition),
        }
    }

    /// Returns the board with the claims of the cited lines about single candidates.
    fn position(&self) -> Result<Position<'_>, RefusalKind> {
        let mut position = Position::new(self.grid);
        for number in &self.line.from {
            match &self.in_reach(*number)?.claim {
                Claim::True(candidate) => position.hold(*candidate),
                Claim::False(candidates) => position.rule_out(candidates),
                Claim::OneOf(_) | Claim::AtMostOne(_) => {}
                Claim::Impossible => position.contradict(),
            }
        }
        Ok(position)
    }

    fn counted(&self, truths: &[CandidateSet], links: &[CandidateSet]) -> Result<(), RefusalKind> {
        let mut balance = Balance::default();
        for set in truths {
            balance.need(self.members(*set, true)?);
        }
        for set in links {
            balance.allow(self.members(*set, false)?);
        }
        let balance = balance.summed();
        let follows = self.follows(|opposite| opposite.fails(&balance))?;
        follows.then_some(()).ok_or(RefusalKind::Uncounted)
    }

    fn filled(&self, sums: &[Sum], with: CellSet) -> Result<(), RefusalKind> {
        let equations = || sums.iter().map(|sum| Equation::of(self.grid, sum));
        let mut cells = with & self.grid.unsolved();
        for equation in equations() {
            cells |= equation.ok_or(RefusalKind::NoSuchSet)?.cells();
        }
        let mut needed: Vec<&[Candidate]> = Vec::new();
        for number in &self.line.from {
            if let Claim::OneOf(all) = &self.in_reach(*number)?.claim
                && all.iter().all(|it| cells.contains(it.cell))
            {
                needed.push(all);
            }
        }
        let mut is_listed = Ok(());
        let follows = self.follows(|opposite| {
            let filling = Filling::new(self.grid, cells, |cell| opposite.candidates(cell));
            let equations = equations().flatten().collect();
            let mut filling = filling.with(equations, needed.clone());
            let has_none = filling.all(&mut |_| Ok(false));
            is_listed = is_listed.and(has_none.map(drop));
            opposite.fails(&Balance::default()) || has_none == Ok(true)
        })?;
        is_listed.map_err(|TooMany| RefusalKind::TooLarge)?;
        follows.then_some(()).ok_or(RefusalKind::CanBeFilled)
    }

    /// Whether each way to make the claim wrong is impossible.
    fn follows(
        &self,
        mut is_impossible: impl FnMut(&Position<'_>) -> bool,
    ) -> Result<bool, RefusalKind> {
        let position = self.position()?;
        let mut fails = |suppose: &dyn Fn(&mut Position<'_>)| {
            let mut opposite = position.clone();
            suppose(&mut opposite);
            is_impossible(&opposite)
        };
        Ok(match &self.line.claim {
            Claim::True(it) => fails(&|board| board.rule_out(&[*it])),
            Claim::False(all) => all.iter().all(|it| fails(&|board| board.hold(*it))),
            Claim::OneOf(all) => fails(&|board| board.rule_out(all)),
            Claim::AtMostOne(all) => {
                let mut pairs = (0..all.len()).flat_map(|one| (0..one).map(move |it| (one, it)));
                pairs.all(|(one, other)| {
                    fails(&|board| {
                        board.hold(all[one]);
                        board.hold(all[other]);
                    })
                })
            }
            Claim::Impossible => fails(&|_| ()),
        })
    }

    /// Returns the candidates of a set that has at least one true candidate (`is_truth`) or at most
    /// one.
    fn members(&self, set: CandidateSet, is_truth: bool) -> Result<Vec<Candidate>, RefusalKind> {
        let CandidateSet::Line(number) = set else {
            let members = set.on(self.grid, is_truth);
            return members.ok_or(RefusalKind::NoSuchSet);
        };
        if !self.line.from.contains(&number) {
            return Err(RefusalKind::NoSuchSet);
        }
        match (&self.in_reach(number)?.claim, is_truth) {
            (Claim::True(it), true) => Ok(vec![*it]),
            (Claim::OneOf(all), true) | (Claim::AtMostOne(all), false) => Ok(all.clone()),
            _ => Err(RefusalKind::NoSuchSet),
        }
    }

    fn refuted(&self) -> Result<(), RefusalKind> {
        let [supposition, end] = self.line.from[..] else {
            return Err(RefusalKind::NotRefuted);
        };
        let supposed = self.opened(supposition)?;
        let is_impossible = self.ends(supposition, end)?.claim == Claim::Impossible;
        let is_opposite = match (supposed, &self.line.claim) {
            (Claim::True(it), Claim::False(all)) => all[..] == [*it],
            (Claim::False(all), Claim::True(it)) => all[..] == [*it],
            (Claim::False(all), Claim::OneOf(some)) => all == some,
            (Claim::OneOf(some), Claim::False(all)) => all == some,
            _ => false,
        };
        if is_impossible && is_opposite {
            Ok(())
        } else {
            Err(RefusalKind::NotRefuted)
        }
    }

    /// Returns the supposition of a branch that this line closes.
    fn opened(&self, supposition: usize) -> Result<&Claim, RefusalKind> {
        let line = self.before(supposition)?;
        if line.by != Inference::Supposed {
            return Err(RefusalKind::NoSupposition);
        }
        if line.under == self.line.under {
            Ok(&line.claim)
        } else {
            Err(RefusalKind::OutOfReach)
        }
    }

    /// Returns the last line of a branch: the supposition, or a line right under it.
    fn ends(&self, supposition: usize, end: usize) -> Result<&Line, RefusalKind> {
        let line = self.before(end)?;
        if end == supposition || line.under == Some(supposition) {
            Ok(line)
        } else {
            Err(RefusalKind::OutOfReach)
        }
    }

    fn cases(&self, of: Alternatives, branches: &[[usize; 2]]) -> Result<(), RefusalKind> {
        let mut position = self.position()?;
        let mut supposed: Vec<&Claim> = Vec::new();
        for [supposition, end] in branches {
            supposed.push(self.opened(*supposition)?);
            let end = &self.ends(*supposition, *end)?.claim;
            let comes_to_it = match (&self.line.claim, end) {
                (_, Claim::Impossible) => true,
                (Claim::False(all), Claim::False(more)) => all.iter().all(|it| more.contains(it)),
                (claim, end) => claim == end,
            };
            if !comes_to_it {
                return Err(RefusalKind::OpenCase);
            }
        }
        let covers_all = match of {
            Alternatives::Opposites(it) => {
                supposed.contains(&&Claim::True(it)) && supposed.contains(&&Claim::False(vec![it]))
            }
            Alternatives::Set(set) => {
                let members = self.members(set, true)?;
                for claim in supposed {
                    match claim {
                        Claim::True(it) => position.rule_out(&[*it]),
                        Claim::OneOf(all) => position.rule_out(all),
                        _ => return Err(RefusalKind::OpenCase),
                    }
                }
                members.iter().all(|it| !position.is_live(*it))
            }
        };
        if covers_all {
            Ok(())
        } else {
            Err(RefusalKind::OpenCase)
        }
    }

    fn exchanged(&self, cells: CellSet) -> Result<(), RefusalKind> {
        let mut position = self.position()?;
        let Claim::OneOf(all) = &self.line.claim else {
            return Err(RefusalKind::NotExchanged);
        };
        position.rule_out(all);
        match exchange::always_has_another(&position, cells) {
            Ok(true) => Ok(()),
            Ok(false) => Err(RefusalKind::NotExchanged),
            Err(TooMany) => Err(RefusalKind::TooLarge),
        }
    }

    fn symmetric(&self, cells: &[[Cell; 2]], digits: &[[Digit; 2]]) -> Result<(), RefusalKind> {
        let position = self.position()?;
        let Claim::False(all) = &self.line.claim else {
            return Err(RefusalKind::NotSymmetric);
        };
        let mut all = all.iter();
        if symmetry::keeps(self.grid, cells, digits)
            && all.all(|it| symmetry::parts(&position, *it, cells, digits))
        {
            Ok(())
        } else {
            Err(RefusalKind::NotSymmetric)
        }
    }
}
