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
    assert!(!missing.err.contains("does not exist"), "{}", missing.err);
    assert!(missing.err.contains("missing.txt"), "{}", missing.err);
}

#[test]
fn a_reason_of_the_system_is_in_the_language_and_without_its_number() {
    let file = puzzle_file("assignment.txt").display().to_string();
    for (language, told) in [
        (
            "en",
            "no/folder/a.sdm cannot be written: there is no such file or folder",
        ),
        (
            "de",
            "no/folder/a.sdm lässt sich nicht schreiben: es gibt keine solche Datei und keinen \
             solchen Ordner",
        ),
        (
            "es",
            "no se puede escribir no/folder/a.sdm: no existe ese archivo o esa carpeta",
        ),
    ] {
        let to = ["-o", "no/folder/a.sdm", "--to", "sdm"];
        let ran = run(&[&["convert", &file, "--language", language][..], &to].concat());
        assert_eq!(ran.err, format!("sudoku-stepper: {told}\n"));
    }
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

#[test]
fn the_language_may_stand_anywhere() {
    let file = puzzle_file("assignment.txt").display().to_string();
    for arguments in [
        ["--language", "de", "steps", &file],
        ["steps", "--language", "de", &file],
        ["steps", &file, "--language", "de"],
    ] {
        let ran = run(&arguments);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.last_line().ends_with("gelöst"), "{}", ran.last_line());
    }
    let ran = run(&["--language=de", "rate", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    // A mistyped command after it is reported, and so is a file before a command.
    let ran = run(&["--language", "de", "slove", &file]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("'solve'"), "{}", ran.err);
    let ran = run(&[&file, "solve", &file]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("before a command"), "{}", ran.err);
}

#[test]
fn what_cannot_be_done_is_told_in_the_language() {
    let file = puzzle_file("assignment.txt").display().to_string();
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.ftl").display().to_string();
    std::fs::write(&broken, "language-tag = de\nlanguage-tag = de\n").unwrap();
    let lacking = folder.path().join("lacking.ftl").display().to_string();
    std::fs::write(&lacking, "language-tag = eo\nnobody = x\n").unwrap();
    let missing = folder.path().join("nothing.ftl").display().to_string();
    for arguments in [
        vec!["generate", "--givens", "3"],
        vec!["generate", "--givens", "81"],
        vec!["generate", "--board", "killer", "--se", "2.0"],
        vec!["generate", "--cages", "2-3"],
        vec!["generate", "--needs", "whale"],
        vec!["generate", "--givens", "19", "--symmetry", "quarter-turn"],
        vec!["generate", "--count", "2", "--format", "gri"],
        vec!["check", &file, "no step at all"],
        vec!["check", &file, "X-Wing: 3 r1 =>"],
        vec!["export", &file, "--as", "svg", "--step", "900"],
        vec!["texts", "--check", &broken],
        vec!["texts", "--check", &lacking],
        vec!["texts", "--check", &missing],
        vec!["convert", "-", "--to", "gri"],
    ] {
        let input = format!("{ASSIGNMENT}\n{ASSIGNMENT}\n");
        let told = |language: &str| {
            let mut all = arguments.clone();
            all.extend(["--language", language]);
            let ran = run_with(&all, &input);
            assert_ne!(ran.code, Some(0), "{all:?}");
            let told = ran.err.clone() + &ran.out;
            told.lines()
                .filter(|it| !it.starts_with("seed"))
                .collect::<Vec<_>>()
                .join("\n")
        };
        let (english, german, spanish) = (told("en"), told("de"), told("es"));
        assert!(!english.is_empty(), "{arguments:?}");
        assert_ne!(english, german, "{arguments:?}");
        assert_ne!(english, spanish, "{arguments:?}");
        assert_ne!(german, spanish, "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn that_there_is_no_display_is_told_in_the_language() {
    let told = |language: &str| {
        let mut command = program(&["--language", language]);
        let command = command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        String::from_utf8(command.output().unwrap().stderr).unwrap()
    };
    let (english, german) = (told("en"), told("de"));
    assert!(english.contains("solve FILE") && german.contains("solve FILE"));
    assert_ne!(english, german);
}

/// What is said on the way of many commands, also where something is wrong, apart from what
/// scripts read.
#[test]
fn nothing_that_is_said_is_half_in_another_language() {
    let hard = puzzle_file("hard-1.txt").display().to_string();
    let several = format!("1{}", ".".repeat(80));
    let clash = format!("11{}", ".".repeat(79));
    let killer = "tests/common/killer.json";
    let runs: [(&[&str], &str); 15] = [
        (&["rate", "-"], &several),
        (&["rate", "-"], &clash),
        (&["rate", "--scale", "se", "-"], &clash),
        (&["rate", "--scale", "se", killer], ""),
        (&["convert", killer, "--to", "line"], ""),
        (&["convert", killer, "--to", "library"], ""),
        (
            &["convert", &hard, "--to", "line", "-o", "/nowhere/at/all"],
            "",
        ),
        (&["export", "-", "--as", "markdown"], &clash),
        (&["export", "-", "--as", "markdown"], &several),
        (&["export", &hard, "--as", "svg", "--step", "999"], ""),
        (
            &["generate", "--needs", "x-wing", "--hardest", "naked-single"],
            "",
        ),
        (&["generate", "--needs", "x-wing", "--level", "easy"], ""),
        (&["check", &hard, "K1=4"], ""),
        (&["why", &hard, "K1"], ""),
        (&["why", "-"], &several),
    ];
    let english = [
        "the ",
        "one line",
        " puzzle",
        "library line",
        "No such",
        "Naked Single",
        "Easy",
    ];
    for language in ["de", "es"] {
        for (arguments, input) in runs {
            let arguments = [arguments, &["--language", language]].concat();
            let ran = run_with(&arguments, input);
            let said = format!("{}{}", ran.out, ran.err);
            assert!(!said.is_empty(), "{arguments:?}");
            for words in english {
                let is_said = said
                    .lines()
                    .any(|line| !line.contains('{') && line.contains(words));
                let start: String = said.chars().take(600).collect();
                assert!(!is_said, "{arguments:?} says '{words}': {start}");
            }
        }
    }
}
