//! The producers in the order in which they are asked.

use super::board::Board;
use super::chains::Chains;
use super::forcing::{Forcings, Producer};
use super::hint::Hint;
use super::technique::Inside;
use super::{Stopped, Techniques};
use super::{aligned, fish, grave, locking, loops, sets, singles, wings};

/// What the producers keep to work with.
#[derive(Default)]
pub(super) struct Producers {
    /// Made when they are first asked.
    chains: Option<Chains>,
    forcings: Option<Forcings>,
}

type Plain = fn(&Board) -> Option<Hint>;

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
    /// The first hint of the first producer that has one; `None` as well once `stopped`
    /// says so.
    pub(super) fn first(&mut self, board: &Board, stopped: Stopped<'_>) -> Option<Hint> {
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
        let mut producers = FORCING.into_iter();
        producers.find_map(|producer| forcings.best(board, producer, stopped))
    }

    /// The first hint of some producers.
    pub(super) fn first_of(
        &mut self,
        some: Techniques,
        board: &Board,
        stopped: Stopped<'_>,
    ) -> Option<Hint> {
        let producers = match some {
            Techniques::DirectLocking => return locking::direct_locking(board),
            Techniques::DirectHiddenPair => return sets::direct_hidden_set(board, 2),
            Techniques::DirectHiddenTriplet => return sets::direct_hidden_set(board, 3),
            Techniques::Chains => {
                return self.chains.get_or_insert_with(Chains::new).best(board);
            }
            Techniques::Nishio => &FORCING[..1],
            Techniques::Multiple => &FORCING[1..2],
            Techniques::Dynamic => &FORCING[2..3],
            Techniques::DynamicPlus => &FORCING[3..4],
            Techniques::Nested => &FORCING[4..],
        };
        let forcings = self.forcings.get_or_insert_with(Forcings::new);
        let mut producers = producers.iter();
        producers.find_map(|producer| forcings.best(board, *producer, stopped))
    }
}
