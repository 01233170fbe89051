use std::io::Write;

use serde_json::json;

use super::{Error, FINE};
use sudoku_engine::rules::CATALOG;
use sudoku_engine::solver::WikiGrade;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// Prints the catalog, one rule per line, in the order in which rules are tried.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    for rule in CATALOG.iter() {
        let technique = rule.technique();
        let (slug, level, score) = (technique.slug(), technique.level(), technique.score());
        if arguments.json {
            let object = json!({
                "rule": slug,
                "name": technique.name(),
                "family": technique.family().to_string(),
                "code": technique.code(),
                "level": level,
                "score": score,
                "sudokuwiki": WikiGrade::of(technique).map(|grade| grade.to_string()),
            });
            writeln!(out, "{object}")?;
        } else {
            let level = level.to_string();
            writeln!(out, "{slug:30} {level:8} {score:4}  {}", technique.family())?;
        }
    }
    Ok(FINE)
}
