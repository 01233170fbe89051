//! The README has a line for every crate that the program is built or tested with.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use toml::{Table, Value};

/// The crates that the README's table of the dependencies names.
fn told() -> BTreeSet<String> {
    let readme = fs::read_to_string("README.md").unwrap();
    let (_, behind) = readme.split_once("\n## Dependencies\n").unwrap();
    let section = behind.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| "));
    // The first row is the heading.
    let crates = rows
        .skip(1)
        .map(|row| row.trim_matches('|').split('|').next().unwrap());
    let names = crates.flat_map(|names| names.split(','));
    names.map(|name| name.trim().to_owned()).collect()
}

/// What the `Cargo.toml` of a package or of the workspace says.
fn manifest(path: PathBuf) -> Table {
    let text = fs::read_to_string(&path).unwrap();
    text.parse().unwrap()
}

/// The manifests of the workspace: that of the root, and those of its members.
fn manifests() -> Vec<Table> {
    let root = manifest("Cargo.toml".into());
    let members = root["workspace"]["members"].as_array().unwrap().iter();
    let members = members.map(|it| PathBuf::from(it.as_str().unwrap()).join("Cargo.toml"));
    let mut all: Vec<Table> = members.map(manifest).collect();
    all.push(root);
    all
}

/// The crates of every table of dependencies, at any depth: those of a package, of the workspace,
/// and those for some systems alone.
fn crates_in(table: &Table) -> BTreeSet<String> {
    let mut crates = BTreeSet::new();
    for (name, value) in table {
        let Value::Table(inner) = value else {
            continue;
        };
        match name.as_str() {
            "dependencies" | "dev-dependencies" | "build-dependencies" => {
                crates.extend(inner.keys().cloned());
            }
            _ => crates.extend(crates_in(inner)),
        }
    }
    crates
}

#[test]
fn the_readme_tells_of_every_dependency_and_of_no_other() {
    let manifests = manifests();
    let mut used: BTreeSet<String> = manifests.iter().flat_map(crates_in).collect();
    assert!(
        used.contains("iced") && used.contains("signal-hook"),
        "{used:?}"
    );
    // The packages of the workspace have a table of their own.
    for package in manifests.iter().filter_map(|it| it.get("package")) {
        used.remove(package["name"].as_str().unwrap());
    }
    let told = told();
    let untold: Vec<_> = used.difference(&told).collect();
    assert!(untold.is_empty(), "the README has no line for {untold:?}");
    let gone: Vec<_> = told.difference(&used).collect();
    assert!(gone.is_empty(), "the README has a line for {gone:?}");
}
