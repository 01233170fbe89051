//! The options of subcommands that follow a path.

use sudoku_engine::rules::Technique;
use sudoku_engine::solver::{Granularity, Preset, Solver, UnknownGranularity};
use sudoku_engine::sudoku::Puzzle;
use sudoku_telling::explain::{Notation, UnknownNotation};
use sudoku_telling::session::Session;

#[derive(Debug, clap::Args)]
pub(super) struct PathArguments {
    /// How much a step does: rule (all that a rule finds), deduction (one conclusion and its
    /// reason) or cell. The window makes single deductions with any rules but those of the
    /// assignment, so it counts more steps
    #[arg(long, default_value_t, value_name = "NAME", value_parser = granularity)]
    granularity: Choice<Granularity>,
    #[command(flatten)]
    rules: RuleArguments,
}

/// The options of subcommands that use rules.
#[derive(Debug, clap::Args)]
pub(super) struct RuleArguments {
    /// The rules to use, in this order, with commas between them [default:
    /// naked-single,hidden-single,box-line-reduction; with cages the preset hodoku]
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    rules: Vec<Technique>,
    /// The rules by a preset instead: assignment, naked-singles, hodoku,
    /// hodoku-and-on, sudoku-explainer, sudokuwiki or everything
    #[arg(long, value_name = "NAME", conflicts_with = "rules")]
    preset: Option<Preset>,
    /// Let grouped chains go through almost locked sets too
    #[arg(long)]
    through_sets: bool,
    #[command(flatten)]
    notation: NotationArgument,
}

/// The option for the notation of cells.
#[derive(Debug, clap::Args)]
pub(super) struct NotationArgument {
    /// How cells are written: rc (r1c3), letters (A3) or zero (row 0, column 2)
    #[arg(long, default_value_t, value_name = "NAME", value_parser = notation)]
    notation: Choice<Notation>,
}

impl NotationArgument {
    /// Returns the notation of cells.
    pub(super) const fn notation(&self) -> Notation {
        self.notation.0
    }
}

impl PathArguments {
    /// Returns a session that follows the path of a puzzle.
    pub(super) fn session(&self, puzzle: &Puzzle) -> Session {
        let mut session = self.rules.session(puzzle);
        session.set_granularity(self.granularity.0);
        session
    }

    /// Returns the notation of cells.
    pub(super) const fn notation(&self) -> Notation {
        self.rules.notation()
    }
}

impl RuleArguments {
    /// Returns a session on a puzzle, with these rules.
    pub(super) fn session(&self, puzzle: &Puzzle) -> Session {
        let mut session = Session::new(puzzle);
        let mut rules = match self.preset {
            Some(preset) => Solver::preset(preset),
            None if self.rules.is_empty() => session.rules().clone(),
            None => Solver::with(self.rules.iter().copied()),
        };
        rules.set_through_sets(self.through_sets);
        session.set_rules(rules);
        session
    }

    /// Returns the notation of cells.
    pub(super) const fn notation(&self) -> Notation {
        self.notation.notation()
    }
}

/// The display of an option, in the form in which it is typed.
#[derive(Debug, Clone, Copy, Default)]
struct Choice<T>(T);

impl std::fmt::Display for Choice<Granularity> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.slug())
    }
}

impl std::fmt::Display for Choice<Notation> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.slug())
    }
}

fn granularity(text: &str) -> Result<Choice<Granularity>, UnknownGranularity> {
    text.parse().map(Choice)
}

fn notation(text: &str) -> Result<Choice<Notation>, UnknownNotation> {
    text.parse().map(Choice)
}
