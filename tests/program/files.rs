//! The command line with files, devices and pipes: what it reads and writes, what it protects, and
//! what it leaves behind.

use std::fs;
use std::path::Path;

use crate::common::program::{run, run_with};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, puzzle_file};

fn assignment() -> String {
    puzzle_file("assignment.txt").display().to_string()
}

fn at(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// The assignment as an `.sdm` file.
fn sdm() -> String {
    ASSIGNMENT.replace('.', "0") + "\n"
}

#[test]
fn a_write_protected_file_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let protected = at(folder.path(), "kept-1.sdm");
    fs::write(&protected, "kept").unwrap();
    let mut permissions = fs::metadata(&protected).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&protected, permissions).unwrap();
    let each = at(folder.path(), "kept-{}.sdm");
    let file = assignment();
    for arguments in [
        ["convert", &file, "--to", "sdm", "-o", &protected],
        ["convert", &file, "--to", "sdm", "-o", &each],
        ["export", &file, "--as", "svg", "-o", &protected],
    ] {
        let ran = run(&arguments);
        assert_eq!(
            ran.err,
            format!("sudoku-stepper: {protected} cannot be written: it is write-protected\n")
        );
        assert_eq!(ran.code, Some(2));
        assert_eq!(fs::read_to_string(&protected).unwrap(), "kept");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn names_of_temporary_files_are_not_told() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = at(folder.path(), "missing/list.sdm");
    for arguments in [
        ["convert", &assignment(), "--to", "sdm", "-o", &nowhere],
        ["export", &assignment(), "--as", "svg", "-o", &nowhere],
    ] {
        let ran = run(&arguments);
        let said = format!("sudoku-stepper: {nowhere} cannot be written: ");
        let reason = ran.err.strip_prefix(&said).unwrap();
        assert!(
            !reason.contains("missing") && !reason.contains(".sudoku-stepper"),
            "{reason}"
        );
    }
}

#[test]
fn the_file_of_a_language_is_read_up_to_4_mb() {
    let folder = tempfile::tempdir().unwrap();
    let large = at(folder.path(), "large.ftl");
    fs::write(&large, "#".repeat(4_000_001)).unwrap();
    let ran = run(&["texts", "--check", &large]);
    let said = format!("sudoku-stepper: {large} cannot be read: it is larger than 4 MB\n");
    assert_eq!((ran.err.as_str(), ran.code), (said.as_str(), Some(2)));
}

#[cfg(unix)]
mod unix {
    use std::io::Write;
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant};

    use super::*;
    use crate::common::program::program;

    #[test]
    fn devices_are_read_no_further_than_files() {
        let ran = run(&["texts", "--check", "/dev/zero"]);
        assert_eq!(
            ran.err,
            "sudoku-stepper: /dev/zero cannot be read: it is larger than 4 MB\n"
        );
        let ran = run(&["solve", "/dev/zero"]);
        assert_eq!(
            ran.err,
            "sudoku-stepper: /dev/zero: the file is larger than 1 MB\n"
        );
        let ran = run(&["export", "/dev/zero", "--as", "svg"]);
        assert_eq!(ran.code, Some(2));
    }

    #[test]
    fn devices_are_written_to_directly() {
        let file = assignment();
        let ran = run(&["convert", &file, "--to", "sdm", "-o", "/dev/null"]);
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        let ran = run(&["export", &file, "--as", "svg", "-o", "/dev/null"]);
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        let ran = run(&["convert", &file, "--to", "sdm", "-o", "/dev/stdout"]);
        assert_eq!(
            (ran.out, ran.err, ran.code),
            (sdm(), String::new(), Some(0))
        );
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_goes_to_a_file_by_the_name_of_standard_output_is_added_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        fs::write(&path, "before\n").unwrap();
        let log = fs::File::options().append(true).open(&path).unwrap();
        let file = assignment();
        let status = program(&["convert", &file, "--to", "sdm", "-o", "/dev/stdout"])
            .stdout(log)
            .status()
            .unwrap();
        assert!(status.success());
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            format!("before\n{}", sdm())
        );
    }

    #[test]
    fn pipes_are_read_by_whatever_name() {
        let solved = format!("{ASSIGNMENT_SOLVED}\n");
        let ran = run_with(&["solve", "/dev/stdin"], ASSIGNMENT);
        assert_eq!((ran.out.as_str(), ran.err.as_str()), (&*solved, ""));
        let ran = run_with(&["export", "/dev/stdin", "--as", "json"], ASSIGNMENT);
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));

        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(
            Command::new("mkfifo")
                .arg(&pipe)
                .status()
                .unwrap()
                .success()
        );
        let child = program(&["solve"])
            .arg(&pipe)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        fs::write(&pipe, ASSIGNMENT).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), solved);
    }

    /// Waits until a folder has this many files.
    fn until_there_are(files: usize, folder: &Path) {
        let begun = Instant::now();
        while fs::read_dir(folder).unwrap().count() != files {
            assert!(begun.elapsed() < Duration::from_secs(60), "{folder:?}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn signal(child: &Child, name: &str) {
        let id = child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.unwrap().success());
    }

    #[test]
    fn a_run_that_is_interrupted_leaves_the_old_file_and_no_other() {
        for (name, number) in [("INT", 2), ("TERM", 15)] {
            let folder = tempfile::tempdir().unwrap();
            let path = at(folder.path(), "list.sdm");
            fs::write(&path, "old").unwrap();
            let mut child = program(&["convert", "-", "--to", "sdm", "-o", &path])
                .stdin(Stdio::piped())
                .spawn()
                .unwrap();
            let mut input = child.stdin.take().unwrap();
            input.write_all(ASSIGNMENT.as_bytes()).unwrap();
            until_there_are(2, folder.path());
            signal(&child, name);
            assert_eq!(child.wait().unwrap().signal(), Some(number));
            drop(input);
            until_there_are(1, folder.path());
            assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        }
    }

    #[test]
    fn what_a_terminal_would_obey_in_a_name_is_shown_with_escapes() {
        let folder = tempfile::tempdir().unwrap();
        let name = at(folder.path(), "no\u{1b}[31mthing\n.txt");
        let shown = at(folder.path(), "no\\u{1b}[31mthing\\n.txt");
        let ran = run(&["solve", &name]);
        assert_eq!(
            ran.err,
            format!("sudoku-stepper: the file {shown} does not exist\n")
        );
        fs::write(&name, "x").unwrap();
        for arguments in [
            vec!["solve", &name],
            vec!["convert", &name, "--to", "sdm"],
            vec!["export", &name, "--as", "svg"],
            vec!["texts", "--check", &name],
            vec![
                "convert",
                &assignment(),
                "--to",
                "sdm",
                "-o",
                &format!("{name}/{name}"),
            ],
        ] {
            let ran = run(&arguments);
            assert!(ran.err.contains("no\\u{1b}[31mthing\\n.txt"), "{}", ran.err);
            assert!(!ran.err.contains('\u{1b}'), "{}", ran.err);
        }
        // The names of invalid arguments are escaped, too.
        for arguments in [
            vec!["--\u{1b}[31m"],
            vec!["convert", "x", "--to", "\u{1b}[31m"],
        ] {
            let ran = run(&arguments);
            assert!(ran.err.contains("\\u{1b}[31m"), "{}", ran.err);
            assert!(!ran.err.contains('\u{1b}'), "{}", ran.err);
        }
    }

    #[test]
    fn what_a_terminal_would_obey_in_a_title_is_not_printed() {
        let titled = format!("{ASSIGNMENT} # \u{1b}[31mred\n");
        for kind in ["markdown", "html", "json", "svg"] {
            let ran = run_with(&["export", "-", "--as", kind], &titled);
            assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
            assert!(!ran.out.contains('\u{1b}'), "{kind}");
        }
        for format in ["line", "opensudoku", "own", "candidate-line"] {
            let ran = run_with(&["convert", "-", "--to", format], &titled);
            assert!(!ran.out.contains('\u{1b}'), "{format}");
        }
    }
}
