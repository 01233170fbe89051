//! The modules use each other as the README draws it, and no arrow runs up.

use crate::common::source_files;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What the README's table of the modules says: each in its row, with those it uses.
fn drawn() -> Vec<(String, BTreeSet<String>)> {
    let readme = fs::read_to_string("README.md").unwrap();
    let (_, behind) = readme.split_once("## How the code is laid out").unwrap();
    let section = behind.split("\n## ").next().unwrap();
    let names = |cell: &str| -> Vec<String> {
        let quoted = cell.split('`').skip(1).step_by(2);
        quoted.map(str::to_owned).collect()
    };
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        let [module, _, used] = cells[..] else {
            panic!("a row has a module, what it is, and what it uses: {line}");
        };
        let module = names(module).remove(0);
        (module, names(used).into_iter().collect())
    };
    rows.map(row).collect()
}

/// Packages that are one module each.
const WHOLE: [&str; 2] = ["app", "cli"];

/// The module to which a file belongs: the folder in that of its package, or the package.
fn module_of(path: &Path) -> String {
    let path = path.strip_prefix("src").unwrap().with_extension("");
    let parts: Vec<_> = path.iter().map(|it| it.to_string_lossy()).collect();
    let is_whole = parts.len() == 1 || WHOLE.contains(&&*parts[0]);
    parts[usize::from(!is_whole)].to_string()
}

/// What stands before the name of a module in a path.
const ROOTS: [&str; 4] = [
    "crate::",
    "sudoku_engine::",
    "sudoku_formats::",
    "sudoku_telling::",
];

/// The modules that a source names by a path from the root of a package, in `use` lines
/// and elsewhere; what comments name is not used.
fn used(source: &str) -> BTreeSet<String> {
    let code: Vec<&str> = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    let code = code.join("\n");
    let mut used = BTreeSet::new();
    let paths = ROOTS.iter().flat_map(|root| code.match_indices(root));
    for (at, found) in paths {
        let behind = &code[at + found.len()..];
        // Then its items would have to be taken apart, and a reader finds them no better.
        assert!(!behind.starts_with('{'), "write one `use` for each module");
        used.insert(
            behind
                .chars()
                .take_while(|it| it.is_alphanumeric() || *it == '_')
                .collect(),
        );
    }
    used
}

/// Each module with those that its files use.
fn real() -> BTreeMap<String, BTreeSet<String>> {
    let files = source_files(Path::new("src"));
    let mut real: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files {
        let module = module_of(&path);
        if !["main", "lib"].contains(&&*module) {
            let source = fs::read_to_string(&path).unwrap();
            let is_whole = WHOLE.contains(&&*module);
            let source = if is_whole {
                source.replace("crate::", "")
            } else {
                source
            };
            real.entry(module).or_default().extend(used(&source));
        }
    }
    for (module, used) in &mut real {
        used.remove(module);
    }
    real
}

#[test]
fn the_readme_draws_every_arrow_between_the_modules_and_no_other() {
    let drawn: BTreeMap<_, _> = drawn().into_iter().collect();
    let real = real();
    let modules = |it: &BTreeMap<String, _>| it.keys().cloned().collect::<Vec<_>>();
    assert_eq!(modules(&drawn), modules(&real));
    let mut mistakes = Vec::new();
    for (module, used) in &real {
        for other in used.difference(&drawn[module]) {
            mistakes.push(format!("{module} uses {other}, which is not drawn"));
        }
        for other in drawn[module].difference(used) {
            mistakes.push(format!("{module} does not use {other}, which is drawn"));
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

#[test]
fn no_arrow_runs_up() {
    let rows = drawn();
    for (place, (module, used)) in rows.iter().enumerate() {
        let below = &rows[place + 1..];
        for other in used {
            let is_below = below.iter().any(|(name, _)| name == other);
            assert!(is_below, "{module} uses {other}, which is not below it");
        }
    }
}

#[test]
fn only_the_window_knows_the_library_of_the_window() {
    let files = source_files(Path::new("src"));
    for path in files.iter().filter(|path| module_of(path) != "app") {
        let source = fs::read_to_string(path).unwrap();
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let mut lines = source.lines().filter(is_code);
        let named = lines.find(|line| line.contains("iced::"));
        assert_eq!(named, None, "{}", path.display());
    }
}

/// The part of the window that a file belongs to: a screen, or the folder or file below `src/app`.
fn part_of(path: &Path) -> String {
    let path = path.strip_prefix("src/app").unwrap().with_extension("");
    let parts: Vec<_> = path.iter().map(|it| it.to_string_lossy()).collect();
    match &parts[..] {
        [screen, name, ..] if screen == "screen" => format!("screen::{name}"),
        [first, ..] => first.to_string(),
        [] => unreachable!("a file has a name"),
    }
}

/// The parts that a source of the window names by a path from the root.
fn parts_named(source: &str, parts: &BTreeSet<String>) -> BTreeSet<String> {
    let lines = source.lines().map(str::trim_start);
    let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    let code = code.join("\n");
    let name = |text: &str| -> String {
        let is_of_name = |it: &char| it.is_alphanumeric() || *it == '_';
        text.trim_start().chars().take_while(is_of_name).collect()
    };
    let mut named = BTreeSet::new();
    for (at, root) in code.match_indices("crate::") {
        let behind = &code[at + root.len()..];
        let items = match behind.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap().split(',').collect(),
            None => vec![behind],
        };
        for item in items {
            let first = name(item);
            let screen = item.trim_start().strip_prefix("screen::").map(name);
            named.insert(match screen {
                Some(screen) => format!("screen::{screen}"),
                None => first,
            });
        }
    }
    named.retain(|it| parts.contains(it));
    named
}

#[test]
fn the_parts_of_the_window_depend_one_way() {
    let mut files = source_files(Path::new("src/app"));
    // The screens are listed in `screen.rs`, and the program that all files may add to is at the
    // root: neither is a part.
    let roots = ["src/app/screen.rs", "src/app/lib.rs"].map(Path::new);
    files.retain(|path| !roots.contains(&path.as_path()));
    let sources = files.iter().map(|path| {
        let mut source = fs::read_to_string(path).unwrap();
        match path.components().count() {
            3 => source = source.replace("super::", "crate::"),
            4 if path.starts_with("src/app/screen") => {
                source = source.replace("super::", "crate::screen::");
            }
            _ => {}
        }
        (part_of(path), source)
    });
    let sources: Vec<_> = sources.collect();
    let parts: BTreeSet<_> = sources.iter().map(|(part, _)| part.clone()).collect();
    assert!(parts.len() > 25, "{parts:?}");
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (part, source) in &sources {
        let named = uses.entry(part.clone()).or_default();
        named.extend(parts_named(source, &parts));
        named.remove(part);
    }
    assert!(uses["dialogs"].contains("modal"), "{uses:?}");
    assert!(uses["modal"].contains("settings"), "{uses:?}");
    // Takes away the parts that use no other, until none is left.
    while let Some(lowest) = uses.iter().find(|(_, used)| used.is_empty()) {
        let lowest = lowest.0.clone();
        uses.remove(&lowest);
        for used in uses.values_mut() {
            used.remove(&lowest);
        }
    }
    assert!(uses.is_empty(), "these depend on each other: {uses:#?}");
}

#[test]
fn a_path_is_found_in_uses_and_in_code_and_not_in_comments() {
    let source =
        "use sudoku_engine::grid::Cell;\n// crate::app\n    let it = crate::why::find();\n";
    let used = used(source);
    assert_eq!(used, ["grid", "why"].map(str::to_owned).into());
}
