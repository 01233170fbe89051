//! Sentences kept in `tests/snapshots/said`, where they can be read in one go: a file for
//! each module of these tests, and in it a section for each text that a test pins.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Compares a text with the section kept for the test that it stands in. A test that pins
/// several says a label before each.
///
/// With the environment variable `UPDATE_SNAPSHOTS` set the section is written anew.
macro_rules! pinned {
    ($label:literal, $text:expr $(,)?) => {{
        fn here() {}
        $crate::pinned::compare(std::any::type_name_of_val(&here), Some($label), $text);
    }};
    ($text:expr $(,)?) => {{
        fn here() {}
        $crate::pinned::compare(std::any::type_name_of_val(&here), None, $text);
    }};
}
pub(crate) use pinned;

/// The texts of a file, each behind its heading.
type Sections = BTreeMap<String, String>;

/// What was pinned by this process. One test at a time holds it, and may write.
static PINNED: Mutex<Vec<(PathBuf, String)>> = Mutex::new(Vec::new());

/// What [`pinned`] does. `place` is the path of an item inside of the test.
///
/// # Panics
///
/// If the text is another one than what is kept, or nothing is kept.
#[track_caller]
pub fn compare(place: &str, label: Option<&str>, text: impl AsRef<str>) {
    let text = text.as_ref();
    let (module, test) = module_and_test(place);
    let heading = match label {
        Some(label) => format!("{test}: {label}"),
        None => test.to_owned(),
    };
    let path = folder().join(format!("{module}.txt"));
    let command = format!("UPDATE_SNAPSHOTS=1 cargo test --test engine {module}::{test}");

    let mut pinned = PINNED.lock().unwrap_or_else(PoisonError::into_inner);
    let this = (path.clone(), heading.clone());
    assert!(
        !pinned.contains(&this),
        "'{heading}' is pinned twice: give each text a label of its own"
    );
    pinned.push(this);

    let mut kept = sections(&read(&path));
    let before = kept.get(&heading).map(String::as_str);
    if before == Some(text) {
        return;
    }
    if env::var_os("UPDATE_SNAPSHOTS").is_some() {
        kept.insert(heading, text.to_owned());
        let file = written(&kept);
        assert_eq!(
            sections(&file),
            kept,
            "such a text cannot be kept: {text:?}"
        );
        fs::create_dir_all(folder()).unwrap();
        fs::write(&path, file).unwrap();
        return;
    }
    let path = path.display();
    match before {
        None => panic!("{path} has no section '{heading}'. To write it:\n  {command}"),
        Some(before) => panic!(
            "another text than in '{heading}' of {path}, from {}\nIf it is better, write it \
             anew:\n  {command}",
            first_difference(before, text)
        ),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/said")
}

/// The names of a module of these tests and of a function in it, which the path of
/// something inside of that begins with.
fn module_and_test(place: &str) -> (&str, &str) {
    let mut parts = place.split("::").skip(1);
    match (parts.next(), parts.next(), parts.next()) {
        (Some(module), Some(test), Some(_)) => (module, test),
        _ => panic!("{place} is in no test of a module"),
    }
}

/// The text of a file, or of one that is not there yet.
fn read(path: &Path) -> String {
    match fs::read_to_string(path) {
        Ok(file) => file.replace("\r\n", "\n"),
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

fn sections(file: &str) -> Sections {
    let file = format!("\n{file}");
    let sections = file.split("\n## ").skip(1);
    let parts = sections.map(|section| section.split_once('\n').unwrap_or((section, "")));
    parts
        .map(|(heading, text)| (heading.to_owned(), text.trim_end_matches('\n').to_owned()))
        .collect()
}

fn written(sections: &Sections) -> String {
    let sections: Vec<String> = sections
        .iter()
        .map(|(heading, text)| format!("## {heading}\n{text}\n"))
        .collect();
    sections.join("\n")
}

/// The first line in which two texts differ, as each has it from a little before that.
fn first_difference(kept: &str, now: &str) -> String {
    let (mut kept, mut now) = (kept.lines(), now.lines());
    let mut number = 1;
    let (kept, now) = loop {
        match (kept.next(), now.next()) {
            (Some(kept), Some(now)) if kept == now => number += 1,
            (kept, now) => break (kept, now),
        }
    };
    let ended = "(the text has ended)";
    let (kept, now) = (kept.unwrap_or(ended), now.unwrap_or(ended));
    let both = kept.chars().zip(now.chars());
    let alike = both.take_while(|(kept, now)| kept == now).count();
    let part = |line: &str| match alike.saturating_sub(40) {
        0 => line.to_owned(),
        left_out => format!("…{}", line.chars().skip(left_out).collect::<String>()),
    };
    let (kept, now) = (part(kept), part(now));
    format!("line {number} on:\n  kept: {kept}\n  now:  {now}")
}

#[test]
fn a_place_names_its_module_and_its_test() {
    fn here() {}
    let place = std::any::type_name_of_val(&here);
    let expected = ("pinned", "a_place_names_its_module_and_its_test");
    assert_eq!(module_and_test(place), expected);
    let in_closure = "engine::fish::a_fin::{{closure}}::here";
    assert_eq!(module_and_test(in_closure), ("fish", "a_fin"));
}

#[test]
fn what_is_written_is_read_again() {
    let file = "## a_test\nAn idea.\n1. A line.\n\n2. Another.\n\n## a_test: short\nAn idea.\n";
    let read = sections(file);
    let expected = [
        ("a_test", "An idea.\n1. A line.\n\n2. Another."),
        ("a_test: short", "An idea."),
    ];
    let expected = expected.map(|(heading, text)| (heading.to_owned(), text.to_owned()));
    assert_eq!(read, BTreeMap::from(expected));
    assert_eq!(written(&read), file);
}

#[test]
fn the_first_line_that_differs_is_shown_of_both() {
    assert_eq!(
        first_difference("An idea.\n1. r1c1 is 1.", "An idea.\n1. r1c1 is 2.\n2. So."),
        "line 2 on:\n  kept: 1. r1c1 is 1.\n  now:  1. r1c1 is 2."
    );
    assert_eq!(
        first_difference("An idea.", "An idea.\n1. So."),
        "line 2 on:\n  kept: (the text has ended)\n  now:  1. So."
    );
    let (one, other) = ("r1c1 is 1. ".repeat(9), "r1c1 is 1. ".repeat(8));
    assert_eq!(
        first_difference(&format!("{one}So."), &format!("{other}So.")),
        "line 1 on:\n  kept: … is 1. r1c1 is 1. r1c1 is 1. r1c1 is 1. r1c1 is 1. So.\n  \
         now:  … is 1. r1c1 is 1. r1c1 is 1. r1c1 is 1. So."
    );
}

/// Whether a test in this code pins the text of a section.
fn is_pinned(source: &str, heading: &str) -> bool {
    let (test, call) = match heading.split_once(": ") {
        Some((test, label)) => (test, format!("\"{label}\",")),
        None => (heading, "pinned!(".to_owned()),
    };
    let begins = format!("\nfn {test}() {{\n");
    let behind = source.split_once(&begins).map(|(_, behind)| behind);
    let body = behind.and_then(|behind| behind.split("\n}\n").next());
    body.is_some_and(|body| body.contains(&call))
}

/// With the environment variable `UPDATE_SNAPSHOTS` set, what is stale is taken away.
#[test]
fn no_section_is_stale() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine");
    let _alone = PINNED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut stale = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let module = path.file_stem().unwrap().to_str().unwrap();
        let source = read(&tests.join(format!("{module}.rs")));
        let file = read(&path);
        let all = sections(&file).into_iter();
        let (kept, gone): (Sections, Sections) =
            all.partition(|(heading, _)| is_pinned(&source, heading));
        if env::var_os("UPDATE_SNAPSHOTS").is_none() {
            let gone = gone
                .into_keys()
                .map(|heading| format!("{module}: {heading}"));
            stale.extend(gone);
            let in_order = written(&sections(&file));
            assert_eq!(in_order, file, "{module} has its sections alone, in order");
        } else if kept.is_empty() {
            fs::remove_file(&path).unwrap();
        } else if !gone.is_empty() {
            fs::write(&path, written(&kept)).unwrap();
        }
    }
    assert!(
        stale.is_empty(),
        "nothing pins these: {stale:#?}\nTo take them away:\n  \
         UPDATE_SNAPSHOTS=1 cargo test --test engine pinned::"
    );
}

#[test]
fn a_section_is_of_a_test_and_a_label_that_stand_in_the_code() {
    let source = "\n#[test]\nfn one() {\n    pinned!(said);\n}\n\n\
                  #[test]\nfn two() {\n    pinned!(\n        \"short\",\n        said\n    );\n}\n";
    assert!(is_pinned(source, "one"));
    assert!(is_pinned(source, "two: short"));
    assert!(!is_pinned(source, "one: short"));
    assert!(!is_pinned(source, "two: long"));
    assert!(!is_pinned(source, "three"));
}
