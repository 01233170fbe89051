//! Sentences kept in `tests/snapshots/said`, where they can be read in one go: a folder for each
//! test program, a file for each of its modules, and in it a section for each text that a test
//! pins.

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
        $crate::common::pinned::compare(std::any::type_name_of_val(&here), Some($label), $text);
    }};
    ($text:expr $(,)?) => {{
        fn here() {}
        $crate::common::pinned::compare(std::any::type_name_of_val(&here), None, $text);
    }};
}
pub(crate) use pinned;

/// The texts of a file, each behind its heading.
pub type Sections = BTreeMap<String, String>;

/// What was pinned by this process. One test at a time holds it, and may write.
pub static PINNED: Mutex<Vec<(PathBuf, String)>> = Mutex::new(Vec::new());

/// What [`pinned`] does. `place` is the path of an item inside of the test.
///
/// # Panics
///
/// If the text is another one than what is kept, or nothing is kept.
#[track_caller]
pub fn compare(place: &str, label: Option<&str>, text: impl AsRef<str>) {
    let text = text.as_ref();
    let Place {
        program,
        module,
        test,
    } = Place::of(place);
    let heading = match label {
        Some(label) => format!("{test}: {label}"),
        None => test.to_owned(),
    };
    let folder = folder().join(program);
    let path = folder.join(format!("{module}.txt"));
    let command = format!("UPDATE_SNAPSHOTS=1 cargo test --test {program} {module}::{test}");

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
        fs::create_dir_all(folder).unwrap();
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

/// Where the folders of the test programs are.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/said")
}

/// Where a text is pinned.
#[derive(Debug, PartialEq)]
pub struct Place<'a> {
    pub program: &'a str,
    pub module: &'a str,
    pub test: &'a str,
}

impl<'a> Place<'a> {
    /// The test that the path of something inside of it begins with.
    pub fn of(path: &'a str) -> Self {
        let mut parts = path.split("::");
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(program), Some(module), Some(test), Some(_)) => Self {
                program,
                module,
                test,
            },
            _ => panic!("{path} is in no test of a module"),
        }
    }
}

/// The text of a file, or of one that is not there yet.
pub fn read(path: &Path) -> String {
    match fs::read_to_string(path) {
        Ok(file) => file.replace("\r\n", "\n"),
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

/// The sections of such a file.
pub fn sections(file: &str) -> Sections {
    let file = format!("\n{file}");
    let sections = file.split("\n## ").skip(1);
    let parts = sections.map(|section| section.split_once('\n').unwrap_or((section, "")));
    parts
        .map(|(heading, text)| (heading.to_owned(), text.trim_end_matches('\n').to_owned()))
        .collect()
}

/// The file with these sections.
pub fn written(sections: &Sections) -> String {
    let sections: Vec<String> = sections
        .iter()
        .map(|(heading, text)| format!("## {heading}\n{text}\n"))
        .collect();
    sections.join("\n")
}

/// The first line in which two texts differ, as each has it from a little before that.
pub fn first_difference(kept: &str, now: &str) -> String {
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

/// Whether a test in this code pins the text of a section.
pub fn is_pinned(source: &str, heading: &str) -> bool {
    let (test, label) = match heading.split_once(": ") {
        Some((test, label)) => (test, Some(format!("\"{label}\","))),
        None => (heading, None),
    };
    let begins = format!("\nfn {test}() {{\n");
    let behind = source.split_once(&begins).map(|(_, behind)| behind);
    let Some(body) = behind.and_then(|behind| behind.split("\n}\n").next()) else {
        return false;
    };
    let mut calls = body.split("pinned!(").skip(1).map(str::trim_start);
    match label {
        Some(label) => calls.any(|call| call.starts_with(&label)),
        None => calls.any(|call| !call.starts_with('"')),
    }
}
