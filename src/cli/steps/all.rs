//! Every step that is possible on a position.

use std::io::Write;

use serde_json::json;

use super::{Arguments, Printer};
use crate::in_order::Part;
use crate::{Error, language, progress, refused};
use sudoku_engine::grid::{Contradiction, Grid};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::Ending;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{enumerated, words};
use sudoku_telling::explain;
use sudoku_telling::export::ended;
use sudoku_telling::session::Finding;

/// Prints all possible steps on a puzzle, rule by rule, and returns whether there is any or the
/// board is full.
pub(super) fn list(
    puzzle: &Puzzle,
    number: Option<usize>,
    arguments: &Arguments,
    out: &mut Part<'_>,
) -> Result<bool, Error> {
    let session = arguments.path.session(puzzle);
    let printer = Printer::new(puzzle, number, arguments, &session);
    printer.heading(out)?;
    let mut steps = 0;
    let mut cut_short = Vec::new();
    let mut printed = Ok(());
    let watch = progress::Watch::begin();
    let stop = watch.stop();
    let end = session.search_every_step().run(&stop, &mut |rule| {
        if rule.cut_short {
            cut_short.push(rule.technique);
        }
        for finding in &rule.findings {
            steps += 1;
            if printed.is_ok() {
                printed = printer
                    .finding(steps, finding, session.grid(), out)
                    .and_then(|()| out.end_step());
            }
        }
        if printed.is_err() {
            stop.raise();
        }
    });
    refused::tell(&session);
    printed?;
    end.expect("the search is stopped only where something could not be printed");
    let grid = session.grid();
    let ending = if let Some(contradiction) = Contradiction::visible(grid).next() {
        Some(Ending::Inconsistent(contradiction))
    } else if grid.is_full() {
        Some(Ending::Solved)
    } else {
        None
    };
    match &ending {
        Some(ending) => {
            let (word, text) = ended(language(), ending, steps, 0, arguments.path.notation());
            printer.ending(word, &text, None, out)?;
        }
        None => printer.listed(steps, &cut_short, out)?,
    }
    Ok(steps > 0 || ending == Some(Ending::Solved))
}

impl Printer<'_> {
    fn finding(
        &self,
        number: usize,
        finding: &Finding,
        grid: &Grid,
        out: &mut impl Write,
    ) -> Result<(), Error> {
        let ways = finding.other_ways;
        if self.arguments.json {
            let mut object = self.object(number, &finding.step, grid);
            object["clears"] = finding.clears.into();
            object["other_ways"] = ways.count.into();
            object["or_more"] = ways.or_more.into();
            return self.json(object, out);
        }
        let line = self.line(number, &finding.step);
        match explain::other_ways(language(), ways.count, ways.or_more) {
            Some(ways) => writeln!(
                out,
                "{}",
                words!(language(), "listed-step", step = line, ways = ways)
            )?,
            None => writeln!(out, "{line}")?,
        }
        self.why(&finding.step, out)
    }

    /// Prints the last line: the number of steps, and the rules that were stopped early.
    fn listed(
        &self,
        steps: usize,
        cut_short: &[Technique],
        out: &mut impl Write,
    ) -> Result<(), Error> {
        let names = cut_short
            .iter()
            .copied()
            .map(|it| explain::technique_name(language(), it));
        let text = match enumerated(language(), names) {
            Some(rules) => words!(
                language(),
                "listed-and-left-off",
                steps = steps,
                rules = rules
            ),
            None => words!(language(), "listed", steps = steps),
        };
        if self.arguments.json {
            return self.json(
                json!({ "outcome": "listed", "text": text, "left_off": cut_short }),
                out,
            );
        }
        Ok(writeln!(out, "{text}")?)
    }
}
