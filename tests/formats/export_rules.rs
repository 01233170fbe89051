//! The words in exports about the board: its extra rules with their cells, for readers who do not
//! see them drawn, and for a puzzle without steps the reason.

use crate::common::boards::{self, dealt};
use crate::common::pinned::pinned;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, puzzle};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::export::{self, SolutionPath};
use sudoku_stepper::grid::{BoardKind, Cell, CellSet, Chess, Layout, LayoutBuilder};
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::Session;
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;

fn path(puzzle: &Puzzle, rules: Solver) -> SolutionPath {
    let mut session = Session::new(puzzle);
    session.set_rules(rules);
    let mut path = SolutionPath::made(&session, "It");
    path.go_on(session.search_path(), &Stop::never()).unwrap();
    path.rate(session.rules(), &Stop::never()).unwrap();
    path
}

fn markdown(path: &SolutionPath) -> String {
    export::markdown(Language::english(), path, Notation::Rc)
}

fn page(path: &SolutionPath) -> String {
    export::page(Language::english(), path, Notation::Rc, false)
}

/// Returns the part of an export before the first board, without the comment for programs.
fn head(markdown: &str) -> &str {
    let (_, behind) = markdown.split_once("-->\n").unwrap();
    behind.split("```").next().unwrap()
}

#[test]
fn a_solved_grid_is_said_to_be_solved_and_has_no_level() {
    let solved = path(&puzzle(ASSIGNMENT_SOLVED), Solver::preset(Preset::HoDoKu));
    let said = "This grid is already solved, so there are no steps to show.";
    let text = markdown(&solved);
    assert_eq!(head(&text), format!("\n{said}\n\n## The puzzle\n\n"));
    assert_eq!(text.matches("```text").count(), 1, "one board, not two");
    let page = page(&solved);
    assert!(page.contains(&format!("<h1>It</h1><p>{said}</p></header>")));
    assert!(!page.contains("<table>") && !page.contains("id=\"end\""));
    assert!(!page.contains("Level Easy") && !page.contains("score 0"));
    let json = export::json(Language::english(), &solved, Notation::Rc);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json.get("rating"), None);
}

#[test]
fn a_puzzle_that_is_filled_in_keeps_its_level_but_has_no_table() {
    let mut filled = puzzle(ASSIGNMENT);
    filled.entries = puzzle(ASSIGNMENT_SOLVED).givens;
    let filled = path(&filled, Solver::preset(Preset::HoDoKu));
    let said = "This grid is already solved, so there are no steps to show.";
    let text = markdown(&filled);
    let level = "Level Easy, score 176.";
    assert_eq!(
        head(&text),
        format!("\n{level}\n\n{said}\n\n## The puzzle\n\n")
    );
    let page = page(&filled);
    assert!(page.contains(&format!("<p>{level}</p><p>{said}</p></header>")));
    assert!(!page.contains("<table>"));
}

#[test]
fn a_puzzle_for_which_no_rule_finds_a_step_says_so_and_has_no_table() {
    let none = path(&puzzle(ASSIGNMENT), Solver::new(Vec::new()));
    let said = "There are no steps to show: no rule applies, 44 cells are empty.";
    let text = markdown(&none);
    assert!(head(&text).ends_with(&format!("\n{said}\n\n## The puzzle\n\n")));
    assert!(!text.contains("| technique") && !text.contains("## The end"));
    let page = page(&none);
    assert!(page.contains(&format!("<p>{said}</p></header>")));
    assert!(!page.contains("<table>") && !page.contains("id=\"end\""));

    let empty = path(&puzzle(&".".repeat(81)), Solver::preset(Preset::HoDoKu));
    let said = "There are several solutions: no rule decides between them, 81 cells are empty.";
    assert!(head(&markdown(&empty)).contains(said));
    let clash = path(
        &puzzle(&format!("11{}", ".".repeat(79))),
        Solver::preset(Preset::HoDoKu),
    );
    let said = "The board contradicts itself: Row 1 holds 1 twice: in r1c1 and r1c2.";
    assert!(
        head(&markdown(&clash)).contains(said),
        "{}",
        markdown(&clash)
    );
}

/// Exports an empty board.
fn exported(board: LayoutBuilder) -> [String; 2] {
    let layout = board.build().unwrap();
    let empty = Puzzle::on(layout, [None; Cell::COUNT]);
    let path = SolutionPath::made(&Session::new(&empty), "It");
    [markdown(&path), page(&path)]
}

/// Boards that have together every kind of extra rule.
fn boards_with_extra_rules() -> [LayoutBuilder; 12] {
    let classic = LayoutBuilder::classic;
    let one_cage = || classic().cage(CellSet::only(Cell::at(0, 0)), None);
    [
        classic().diagonals(),
        classic().windoku(),
        classic().percent(),
        classic().disjoint_groups(),
        classic().asterisk().center_dot().girandola(),
        classic().argyle(),
        classic().chess(Chess::Knight),
        classic().chess(Chess::King),
        LayoutBuilder::new(6).boxes(3, 2),
        LayoutBuilder::new(5),
        one_cage(),
        one_cage().cage(CellSet::only(Cell::at(4, 4)), Some(3)),
    ]
}

/// Returns the lines of a text that name a rule and say what it means.
fn rule_lines(markdown: &str) -> Vec<&str> {
    let lines = markdown.lines();
    lines.filter(|line| line.starts_with("**")).collect()
}

#[test]
fn every_extra_rule_is_named_with_what_it_means() {
    let rules = boards_with_extra_rules().map(|board| {
        let [markdown, _] = exported(board);
        assert!(markdown.contains("\n## Extra rules of this board\n"));
        rule_lines(&markdown).join("\n")
    });
    pinned!(rules.join("\n\n"));
}

#[test]
fn a_page_names_the_extra_rules_as_markdown_does() {
    for board in boards_with_extra_rules() {
        let [markdown, page] = exported(board);
        assert!(page.contains("<section id=\"rules\"><h2>Extra rules of this board</h2>"));
        let page = page.replace("&apos;", "'");
        for line in rule_lines(&markdown) {
            let rule = line.strip_prefix("**").and_then(|it| it.split_once("**: "));
            let (name, meaning) = rule.expect("a rule has a name and a meaning");
            let said = format!("<p><strong>{name}</strong>: {meaning}</p>");
            assert!(page.contains(&said), "{said}");
        }
    }
}

#[test]
fn a_classic_board_has_no_extra_rules() {
    for text in exported(LayoutBuilder::classic()) {
        assert!(!text.contains("Extra rules"), "{text}");
    }
}

/// Returns the rows of the tables with two columns in a text, in order.
fn rows(markdown: &str) -> Vec<[String; 2]> {
    let rows = markdown.lines().filter_map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [first, second] = cells[..] else {
            return None;
        };
        second
            .starts_with('r')
            .then(|| [first.to_owned(), second.to_owned()])
    });
    rows.collect()
}

fn names(cells: CellSet) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}

/// Returns the rows that list the regions and cages of a board.
fn told(board: &Layout) -> Vec<[String; 2]> {
    let mut told = Vec::new();
    if board.boxes().is_none() {
        for (number, region) in (1..).zip(board.regions()) {
            told.push([format!("Region {number}"), names(region.cells())]);
        }
    }
    for (number, region) in (1..).zip(board.extra_regions()) {
        told.push([format!("Extra region {number}"), names(region.cells())]);
    }
    let mut cages: Vec<_> = board.cages().iter().collect();
    cages.sort_by_key(|cage| cage.cells.first());
    for cage in cages {
        let sum = cage
            .sum
            .map_or_else(|| "–".to_owned(), |sum| sum.to_string());
        told.push([sum, names(cage.cells)]);
    }
    told
}

#[test]
fn cages_and_regions_are_told_by_their_sums_and_cells() {
    let kinds = [
        BoardKind::Killer,
        BoardKind::Jigsaw,
        BoardKind::KillerJigsaw,
        BoardKind::ExtraRegions,
        BoardKind::KillerSix,
    ];
    for kind in kinds {
        let puzzle = dealt(kind);
        let path = SolutionPath::made(&Session::new(&puzzle), "It");
        let expected = told(&puzzle.layout);
        assert!(expected.len() > 1, "{kind}");
        assert_eq!(rows(&markdown(&path)), expected, "{kind}");
        let page = page(&path);
        for [first, second] in &expected {
            let row = format!("<tr><td>{first}</td><td>{second}</td></tr>");
            assert!(page.contains(&row), "{kind}: {row}");
        }
    }
    // The same is true for a single step: its sentences name cages and regions.
    let killer = boards::named("killer");
    let whole = path(&killer, Solver::preset(Preset::HoDoKuAndOn));
    let step = whole.part(1).unwrap();
    assert_eq!(rows(&markdown(&step)), told(&killer.layout));
    let row = "<tr><td>22</td><td>r1c1, r2c1, r2c2</td></tr>";
    assert!(page(&step).contains(row));
}
