//! Chute Remote Pair.

use std::ops::ControlFlow;

use super::pair;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::{Conclusions, Deduction, Obstacle, Pattern, Rule, Sink, Survey, Technique};

/// The pattern of a Chute Remote Pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChutePattern {
    /// The pincers.
    pub pincers: [Cell; 2],
    /// The candidates of the pincers.
    pub digits: DigitSet,
    /// The third box.
    pub block: House,
    /// The arguments for removing one or both of the digits.
    pub arguments: Vec<ChuteArgument>,
}

/// Why the pincers cannot both be one of their digits, so that at least one of them is the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChuteArgument {
    /// The digit that the pincers cannot both be.
    pub joined_by: Digit,
    /// The places for it in the third box that the first pincer sees, and those that the second
    /// sees.
    pub places: [CellSet; 2],
    /// The other digit, which is eliminated.
    pub eliminated: Digit,
}

/// Chute Remote Pair: two cells, the pincers, have the same two candidates, X and Y. They do not
/// see each other, but lie in one chute, in two of its three parallel lines and in two of its
/// boxes. The third box has no Y in the third line, neither as a candidate nor as a value.
///
/// If both pincers were Y, the third box could not have its Y in either of their lines, nor in the
/// third line. So at least one pincer is X, and X leaves every cell that sees both. If the third
/// box has no X in the third line either, the same argument works for Y.
///
/// It is a W-Wing whose strong link is between two groups of cells of a box. On other boards, any
/// region can take the place of the third box if only two parallel lines have the digit there. The
/// name and the definition are SudokuWiki's.
pub static CHUTE_REMOTE_PAIR: Rule = Rule::limited(
    Technique::ChuteRemotePair,
    Obstacle::unless_regions,
    |_, grid, found| {
        let (bivalue, layout) = (grid.bivalue(), grid.layout());
        for block in layout.regions() {
            for lines in [layout.rows(), layout.columns()] {
                let met = lines.iter().map(|line| line.cells());
                let met: Vec<CellSet> = met.filter(|it| !it.is_disjoint(block.cells())).collect();
                for (number, one) in met.iter().enumerate() {
                    for other in &met[number + 1..] {
                        for first in bivalue & (*one - block.cells()) {
                            let seconds = bivalue & (*other - block.cells());
                            for second in seconds - layout.peers(first) {
                                if grid.candidates(first) == grid.candidates(second) {
                                    let pincers = [first, second];
                                    look(grid, *block, pincers, [*one, *other], found)?;
                                }
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// Looks at two pincers, each in its line, and a box that both lines cross.
fn look(
    grid: &Survey<'_>,
    block: House,
    pincers: [Cell; 2],
    lines: [CellSet; 2],
    found: Sink<'_>,
) -> ControlFlow<()> {
    let digits = grid.candidates(pincers[0]);
    let Some([x, y]) = pair(digits) else {
        return ControlFlow::Continue(());
    };
    let seen = grid.layout().common_peers(pincers.into_iter().collect());
    let mut arguments = Vec::new();
    let mut eliminations = Conclusions::new();
    for (joined_by, eliminated) in [(x, y), (y, x)] {
        let all = grid.cells_with(joined_by) & block.cells();
        let places = lines.map(|line| all & line);
        let gone = grid.cells_with(eliminated) & seen;
        // With places in one line only, the digit points along it.
        if grid.held(block).contains(joined_by)
            || !all.is_subset(lines[0] | lines[1])
            || places.iter().any(|cells| cells.is_empty())
            || gone.is_empty()
        {
            continue;
        }
        arguments.push(ChuteArgument {
            joined_by,
            places,
            eliminated,
        });
        eliminations.extend(gone.iter().map(|cell| Candidate::new(cell, eliminated)));
    }
    if arguments.is_empty() {
        return ControlFlow::Continue(());
    }
    eliminations.sort();
    found(Deduction {
        technique: Technique::ChuteRemotePair,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::Chute(Box::new(ChutePattern {
            pincers,
            digits,
            block,
            arguments,
        })),
    })
}
