//! Tests the rules on a library of positions: each technique alone must find exactly the
//! conclusions in its line.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin technique_library -- FILE [CODE or NAME…]
//! ```
//!
//! A line may have the name of a technique in place of its code. Then one of the steps found must
//! have exactly the listed conclusions, or more if they are true.
//!
//! For chains, a line lists the conclusions of one with a certain length. Others of the same length
//! may be in the same position: their conclusions must be true of its solution.
//!
//! With codes, only their lines are tested. Exit code 1 if a case failed, 2 if the file cannot be
//! read.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::collections::BTreeMap;
use std::process::ExitCode;

use sudoku_stepper::explain;
use sudoku_stepper::formats::{LibraryCase, read_library_line};
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::rules::chains::THROUGH_SETS;
use sudoku_stepper::rules::{
    CATALOG, Conclusions, Deduction, DeductionRule, Pattern, find_all, rule_for,
};
use sudoku_stepper::search::{Solutions, Stop, solve};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(file) = arguments.next() else {
        eprintln!("technique_library: name the library to test");
        return ExitCode::from(2);
    };
    let codes: Vec<String> = arguments.collect();
    match test(&file, &codes) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("technique_library: {file}: {error}");
            ExitCode::from(2)
        }
    }
}

/// Prints every failing line and a table. Returns whether all passed.
fn test(file: &str, codes: &[String]) -> Result<bool, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut table: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        let case = match read_library_line(line, number).map_err(|error| error.to_string())? {
            Some(case) => case,
            None => continue,
        };
        let name = case.name();
        let code = name.as_ref().unwrap_or(&case.code);
        if !codes.is_empty() && !codes.contains(code) {
            continue;
        }
        let (passed, failed) = table.entry(code.clone()).or_default();
        let checked = match &name {
            Some(_) => check_named(&case),
            None => check(&case),
        };
        match checked {
            Ok(()) => *passed += 1,
            Err(problem) => {
                *failed += 1;
                say!("line {number}: {problem}\n    {line}");
            }
        }
    }
    say!("{:28} {:>6} {:>6}", "code", "passed", "failed");
    let mut total = (0, 0);
    for (code, (passed, failed)) in table {
        say!("{code:28} {passed:6} {failed:6}");
        total = (total.0 + passed, total.1 + failed);
    }
    say!("{:28} {:6} {:6}", "all", total.0, total.1);
    Ok(total.1 == 0)
}

fn check_named(case: &LibraryCase) -> Result<(), String> {
    let rule = case.named_technique().and_then(rule_for);
    let rule = rule.ok_or("no rule has this name")?;
    let sorted = |conclusions: &Conclusions| {
        let mut all: Vec<Candidate> = conclusions.iter().copied().collect();
        all.sort_unstable();
        all
    };
    let found = find_all(rule, &case.grid);
    if let Some(wrong) = found.iter().find(|found| !holds(found, &case.grid)) {
        return Err(format!("{:?} is not true", wrong.eliminations));
    }
    let has_all = |wanted: &[Candidate], found: &Conclusions| {
        wanted.iter().all(|candidate| found.contains(candidate))
    };
    let is_listed = |it: &&Deduction| {
        sorted(&it.eliminations) == case.eliminated && sorted(&it.placements) == case.placed
    };
    let has_listed = |it: &&Deduction| {
        has_all(&case.eliminated, &it.eliminations) && has_all(&case.placed, &it.placements)
    };
    if found.iter().any(|it| is_listed(&it)) {
        return Ok(());
    }
    match found.iter().find(has_listed) {
        Some(more) => Err(format!("only with more: {:?}", more.eliminations)),
        None => {
            let all = found.iter().take(12).map(|it| {
                let eliminated = it.eliminations.iter().map(ToString::to_string);
                eliminated.collect::<Vec<_>>().join(" ")
            });
            let all: Vec<String> = all.collect();
            Err(format!("{} found: {}", found.len(), all.join("; ")))
        }
    }
}

/// Whether a variant of a grouped chain may go through almost locked sets.
fn goes_through_sets(code: &str, variant: &str) -> bool {
    matches!(
        (code, variant),
        ("0709", "2") | ("0710" | "0711", "3" | "4")
    )
}

fn check(case: &LibraryCase) -> Result<(), String> {
    // A fifth digit, 1, means the Siamese form of a kind of fish.
    let (code, siamese) = case.code.split_at_checked(4).unwrap_or((&case.code, ""));
    let through_sets = goes_through_sets(code, &case.variant);
    let rules: Vec<&'static dyn DeductionRule> = if through_sets {
        THROUGH_SETS.to_vec()
    } else {
        CATALOG.to_vec()
    };
    let rules: Vec<_> = rules
        .into_iter()
        .filter(|rule| rule.technique().code() == code)
        .collect();
    if rules.is_empty() {
        return Err("no rule has this code".to_owned());
    }
    // Other instances may be in the same position: about other digits, or, for chains, with another
    // length.
    let is_meant =
        |deduction: &Deduction| case.digits.is_empty() || explain::digits(deduction) == case.digits;
    let is_siamese = |deduction: &Deduction| match &deduction.pattern {
        Pattern::Fish(pattern) => pattern.covers.len() > 1,
        _ => false,
    };
    let mut deductions: Vec<Deduction> = rules
        .iter()
        .flat_map(|rule| find_all(*rule, &case.grid))
        .filter(is_meant)
        .filter(|deduction| siamese != "1" || is_siamese(deduction))
        .collect();
    if let Some(length) = case.length {
        let has_length = |deduction: &Deduction| match &deduction.pattern {
            Pattern::Chain(pattern) => pattern.length() == length,
            _ => true,
        };
        let has_conclusions = |deduction: &Deduction| deduction.eliminations == case.eliminated;
        // Through sets, chains of many lengths have the same conclusions.
        let is_listed = |deduction: &Deduction| {
            has_conclusions(deduction) && (through_sets || has_length(deduction))
        };
        if deductions.iter().any(is_listed) {
            if let Some(wrong) = deductions.iter().find(|found| !holds(found, &case.grid)) {
                return Err(format!("{:?} is not true", wrong.eliminations));
            }
            deductions.retain(is_listed);
        } else {
            deductions.retain(has_length);
        }
    }
    let all = |conclusions: fn(&Deduction) -> &Conclusions| -> Vec<Candidate> {
        let mut all: Vec<Candidate> = deductions.iter().flat_map(conclusions).copied().collect();
        all.sort();
        all.dedup();
        all
    };
    let (eliminated, placed) = (all(|d| &d.eliminations), all(|d| &d.placements));
    if case.variant == "x" {
        return if deductions.is_empty() {
            Ok(())
        } else {
            Err("it must find nothing".to_owned())
        };
    }
    if eliminated == case.eliminated && placed == case.placed {
        Ok(())
    } else {
        Err(format!(
            "{} found {eliminated:?}, placed {placed:?}",
            rules[0].technique()
        ))
    }
}

/// Whether a deduction is true of the only solution of a position.
fn holds(deduction: &Deduction, grid: &Grid) -> bool {
    let found = solve(grid, &Stop::never()).map(|found| found.solutions);
    let Ok(Solutions::One(solution)) = found else {
        return false;
    };
    let is_true = |candidate: &Candidate| solution[candidate.cell.index()] == Some(candidate.digit);
    deduction.placements.iter().all(is_true) && !deduction.eliminations.iter().any(is_true)
}
