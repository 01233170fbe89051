//! The command line in another language.

use crate::common::program::{program, run, run_with};
use crate::common::{ASSIGNMENT, puzzle_file};

#[test]
fn texts_are_in_the_language_and_what_scripts_read_stays() {
    let file = puzzle_file("assignment.txt").display().to_string();
    let english = run(&["steps", &file]);
    let german = run(&["steps", &file, "--language", "de"]);
    let (steps, ending) = german.out.trim_end().rsplit_once('\n').unwrap();
    assert!(english.out.starts_with(steps), "{steps}");
    let count = steps.lines().count();
    assert_eq!(ending, format!("solved: in {count} Schritten gelöst"));
    assert_eq!(german.code, Some(0));

    let why = run(&["steps", &file, "--why", "--language", "de"]);
    assert!(why.out.contains("Zeile"), "{}", why.out);
    let why = run(&["why", &file, "r1c1", "--language", "es"]);
    assert!(!why.out.contains("because") && why.out != run(&["why", &file, "r1c1"]).out);
    for language in ["de", "es"] {
        let arguments = ["solve", "-", "--language", language];
        let solved = run_with(&arguments, &".".repeat(81));
        assert_eq!(solved.out, "several solutions\n");
    }
    let missing = run(&["solve", "missing.txt", "--language", "de"]);
    assert!(!missing.err.contains("there is no file"), "{}", missing.err);
    assert!(missing.err.contains("missing.txt"), "{}", missing.err);
}

#[test]
fn the_language_is_that_of_the_system_or_english() {
    let with = |locale: &str| {
        let mut command = program(&["steps", "puzzles/assignment.txt"]);
        let output = command.env("LC_ALL", locale).output().unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        out.lines().last().unwrap().to_owned()
    };
    assert!(with("de_CH.UTF-8").ends_with("gelöst"));
    for locale in ["C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "xx_XX"] {
        assert!(with(locale).starts_with("solved in "), "{locale}");
    }
}

#[test]
fn a_language_may_be_a_file_and_an_unknown_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("eo.ftl");
    let source = "language-tag = eo\nlanguage-name = Esperanto\nending-solved = solvita\n";
    std::fs::write(&path, source).unwrap();
    let path = path.display().to_string();
    let ran = run_with(&["steps", "-", "--language", &path], ASSIGNMENT);
    assert_eq!(ran.last_line(), "solved: solvita");

    let ran = run_with(&["steps", "-", "--language", "tlh"], ASSIGNMENT);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("'tlh' is not among the languages"),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("en, de, es"), "{}", ran.err);
}
