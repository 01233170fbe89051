//! What keeps pinned sentences: where each is, and that none is kept which no test pins.

use crate::common::pinned::{
    PINNED, Place, Sections, first_difference, folder, is_pinned, read, sections, written,
};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::PoisonError;

#[test]
fn a_place_names_its_program_its_module_and_its_test() {
    fn here() {}
    let place = std::any::type_name_of_val(&here);
    let expected = Place {
        program: "engine",
        module: "pinned",
        test: "a_place_names_its_program_its_module_and_its_test",
    };
    assert_eq!(Place::of(place), expected);
    let expected = Place {
        program: "window",
        module: "notices",
        test: "a_notice",
    };
    assert_eq!(
        Place::of("window::notices::a_notice::{{closure}}::here"),
        expected
    );
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

/// The snapshots of all test programs.
fn snapshots() -> Vec<PathBuf> {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let programs = entries(&folder());
    programs.iter().flat_map(|it| entries(it)).collect()
}

/// With the environment variable `UPDATE_SNAPSHOTS` set, what is stale is taken away.
#[test]
fn no_section_is_stale() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let _alone = PINNED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut stale = Vec::new();
    for path in snapshots() {
        let module = path.strip_prefix(folder()).unwrap().with_extension("rs");
        let source = read(&tests.join(&module));
        let module = module.display();
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
    assert!(!is_pinned(source, "two"), "it has a label");
    assert!(!is_pinned(source, "three"));
}
