//! Removes unused lines from a proof, and joins two proofs.

use super::{Alternatives, CandidateSet, Inference, Line, Proof};

impl Proof {
    /// Returns the proof with only these lines and all lines that they rest on, directly or through
    /// others. Places without a line are ignored.
    #[must_use]
    pub fn pruned_to(self, ends: impl IntoIterator<Item = usize>) -> Self {
        let mut open: Vec<usize> = ends.into_iter().collect();
        let mut is_kept = vec![false; self.lines.len()];
        while let Some(number) = open.pop() {
            if let Some(line) = self.lines.get(number)
                && !is_kept[number]
            {
                is_kept[number] = true;
                open.extend(line.cited());
            }
        }
        let mut places = Vec::new();
        let mut count = 0;
        for is_kept in &is_kept {
            places.push(count);
            count += usize::from(*is_kept);
        }
        let kept = self.lines.into_iter().zip(is_kept);
        let kept = kept.filter_map(|(line, is_kept)| is_kept.then_some(line));
        let moved = |number: usize| places.get(number).copied().unwrap_or(number);
        Self {
            lines: kept.map(|line| line.moved(&moved)).collect(),
        }
    }

    /// Returns this proof with the lines of another one added at its end.
    #[must_use]
    pub fn then(mut self, other: Self) -> Self {
        let before = self.lines.len();
        let moved = |number: usize| number + before;
        let lines = other.lines.into_iter();
        self.lines.extend(lines.map(|line| line.moved(&moved)));
        self
    }
}

impl Line {
    /// Returns the places of all lines that it names.
    fn cited(&self) -> impl Iterator<Item = usize> {
        let branches = match &self.by {
            Inference::Cases { branches, .. } => &branches[..],
            _ => &[],
        };
        let from = self.from.iter().copied().chain(self.under);
        from.chain(branches.iter().flatten().copied())
    }

    fn moved(mut self, to: &impl Fn(usize) -> usize) -> Self {
        let set = |set: &mut CandidateSet| {
            if let CandidateSet::Line(number) = set {
                *number = to(*number);
            }
        };
        match &mut self.by {
            Inference::Counted { truths, links } => truths.iter_mut().chain(links).for_each(set),
            Inference::Cases { of, branches } => {
                if let Alternatives::Set(of) = of {
                    set(of);
                }
                branches.iter_mut().flatten().for_each(|it| *it = to(*it));
            }
            Inference::Supposed
            | Inference::Refuted
            | Inference::Filled { .. }
            | Inference::Exchanged { .. }
            | Inference::Symmetric { .. } => {}
        }
        self.from.iter_mut().for_each(|it| *it = to(*it));
        self.under = self.under.map(to);
        self
    }
}
