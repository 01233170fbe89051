//! The producers in the order in which they are tried.

use super::board::IndexedGrid;
use super::chains::Chains;
use super::forcing::{Forcings, Producer};
use super::hint::Hint;
use super::technique::Inside;
use super::{Stopped, Techniques};
use super::{aligned, fish, grave, locking, loops, sets, singles, wings};

/// The memory of the producers.
#[derive(Default)]
pub(super) struct Producers {
    /// Created at first use.
    chains: Option<Chains>,
    forcings: Option<Forcings>,
}

type Plain = fn(&IndexedGrid) -> Option<Hint>;

/// The producers before the chains.
const PLAIN: [Plain; 20] = [
    singles::hidden_single,
    locking::direct_locking,
    |board| sets::direct_hidden_set(board, 2),
    singles::naked_single,
    |board| sets::direct_hidden_set(board, 3),
    locking::locking,
    |board| sets::naked_set(board, 2),
    |board| fish::fish(board, 2),
    |board| sets::hidden_set(board, 2),
    |board| sets::naked_set(board, 3),
    |board| fish::fish(board, 3),
    |board| sets::hidden_set(board, 3),
    |board| wings::wing(board, 2),
    |board| wings::wing(board, 3),
    loops::unique_loop,
    |board| sets::naked_set(board, 4),
    |board| fish::fish(board, 4),
    |board| sets::hidden_set(board, 4),
    grave::bivalue_universal_grave,
    aligned::pair_exclusion,
];

/// The producers after the aligned triplets.
const FORCING: [Producer; 8] = [
    Producer::Nishio,
    Producer::Multiple,
    Producer::Dynamic(Inside::Nothing),
    Producer::Dynamic(Inside::Patterns),
    Producer::Dynamic(Inside::Chains),
    Producer::Dynamic(Inside::MultipleChains),
    Producer::Dynamic(Inside::DynamicChains),
    Producer::Dynamic(Inside::NestedChains),
];

impl Producers {
    /// The first hint of the first producer that has one; also `None` once `stopped` returns true.
    /// Asks `is_in_vain` before it tries the nested chains.
    pub(super) fn first(
        &mut self,
        board: &IndexedGrid,
        stopped: Stopped<'_>,
        is_in_vain: &dyn Fn() -> bool,
    ) -> Option<Hint> {
        let easy = PLAIN.iter().find_map(|producer| producer(board));
        if easy.is_some() {
            return easy;
        }
        let chains = self.chains.get_or_insert_with(Chains::new);
        let hint = chains
            .best(board)
            .or_else(|| aligned::triplet_exclusion(board));
        if hint.is_some() {
            return hint;
        }
        let forcings = self.forcings.get_or_insert_with(Forcings::new);
        let nested = Techniques::Nested.producers();
        let (plain, _) = FORCING.split_at(FORCING.len() - nested.len());
        let mut best = |producer: &Producer| forcings.best(board, *producer, stopped);
        let hint = plain.iter().find_map(&mut best);
        if hint.is_some() || stopped() || is_in_vain() {
            return hint;
        }
        nested.iter().find_map(best)
    }

    /// The first hint of some producers.
    pub(super) fn first_of(
        &mut self,
        some: Techniques,
        board: &IndexedGrid,
        stopped: Stopped<'_>,
    ) -> Option<Hint> {
        if some == Techniques::Chains {
            return self.chains.get_or_insert_with(Chains::new).best(board);
        }
        let forcings = self.forcings.get_or_insert_with(Forcings::new);
        let mut producers = some.producers().iter();
        producers.find_map(|producer| forcings.best(board, *producer, stopped))
    }

    /// All hints of some producers, the best first. For nested chains, only the hints of the first
    /// producer that has any.
    pub(super) fn all_of(
        &mut self,
        some: Techniques,
        board: &IndexedGrid,
        stopped: Stopped<'_>,
    ) -> Vec<Hint> {
        if some == Techniques::Chains {
            let all = self.chains.get_or_insert_with(Chains::new).all(board);
            return all.into_iter().filter_map(|it| it.hint(board)).collect();
        }
        let forcings = self.forcings.get_or_insert_with(Forcings::new);
        for producer in some.producers().iter().copied() {
            let all = forcings.all(board, producer, stopped);
            if !all.is_empty() {
                return all.into_iter().map(|it| it.hint(board, producer)).collect();
            }
        }
        Vec::new()
    }
}

impl Techniques {
    const fn producers(self) -> &'static [Producer] {
        let [nishio, multiple, dynamic, plus, nested @ ..] = &FORCING;
        match self {
            Self::Chains => &[],
            Self::Nishio => std::slice::from_ref(nishio),
            Self::Multiple => std::slice::from_ref(multiple),
            Self::Dynamic => std::slice::from_ref(dynamic),
            Self::DynamicPlus => std::slice::from_ref(plus),
            Self::Nested => nested,
        }
    }
}
