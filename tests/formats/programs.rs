//! Programs, YAML and TOML that contain puzzles: data with names belongs together.

use crate::common::boards::JIGSAW;
use crate::common::files::{assert_error, assert_error_at, killer, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND};
use sudoku_stepper::formats::{ReadingNote, write_line};
use sudoku_stepper::grid::{Cell, Feature, Layout, LayoutBuilder};

/// Returns the rows of a grid as lists with these brackets.
fn lists(line: &str, open: &str, close: &str) -> String {
    let row = |row: &str| {
        let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
        format!("{open}{}{close}", cells.join(", "))
    };
    let rows: Vec<String> = rows(line).lines().map(row).collect();
    format!("{open}\n  {}\n{close}", rows.join(",\n  "))
}

fn grid(line: &str) -> String {
    lists(line, "[", "]")
}

/// Returns the rows of a grid as entries of a list in YAML.
fn entries(line: &str) -> String {
    rows(line)
        .lines()
        .map(|row| format!("  - \"{row}\"\n"))
        .collect()
}

/// Converts each cage of [`killer`] with its sum in this way.
fn cages(cage: impl Fn(u8, &[Cell]) -> String) -> String {
    let layout = killer().layout;
    let cages = layout.cages().iter().map(|own| {
        let cells: Vec<Cell> = own.cells.iter().collect();
        cage(own.sum.unwrap(), &cells)
    });
    cages.collect()
}

/// Converts the places of cells, counted from 0, in this way.
fn places(cells: &[Cell], place: impl Fn(usize, usize) -> String) -> String {
    let places = cells.iter().map(|it| place(it.row(), it.column()));
    places.collect::<Vec<_>>().join(", ")
}

/// Converts the regions of [`JIGSAW`] in this way.
fn regions(region: impl Fn(usize, &[Cell]) -> String) -> String {
    let own = |name: char| -> Vec<Cell> {
        let cells = Cell::all().zip(JIGSAW.chars());
        cells
            .filter(|(_, it)| *it == name)
            .map(|(cell, _)| cell)
            .collect()
    };
    ('1'..='9')
        .zip(1..)
        .map(|(name, number)| region(number, &own(name)))
        .collect()
}

fn jigsaw() -> Layout {
    LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap()
}

/// Returns a grid with one given in the first cell, which fits any regions.
fn one_given() -> String {
    format!("1{}", ".".repeat(80))
}

#[track_caller]
fn assert_killer(text: &str, givens: &str) {
    let puzzle = only(text);
    assert_eq!(puzzle.layout, killer().layout, "{text}");
    assert_eq!(write_line(&puzzle.givens), givens, "{text}");
}

#[track_caller]
fn assert_jigsaw(text: &str) {
    let puzzle = only(text);
    assert_eq!(puzzle.layout, jigsaw(), "{text}");
    assert_eq!(write_line(&puzzle.givens), one_given(), "{text}");
}

#[test]
fn cages_beside_a_grid_in_a_program_are_kept() {
    let pair = |row: usize, column: usize| format!("[{row}, {column}]");
    let tuple = |row: usize, column: usize| format!("({row}, {column})");
    let empty = ".".repeat(81);
    for line in [ASSIGNMENT, empty.as_str()] {
        let grid = grid(line);
        let of_kotlin = lists(line, "listOf(", ")");
        let of_java = lists(line, "{", "}");
        let python = cages(|sum, own| format!("  ([{}], {sum}),\n", places(own, tuple)));
        let objects =
            cages(|sum, own| format!("  {{sum: {sum}, cells: [{}]}},\n", places(own, pair)));
        let kotlin = cages(|sum, own| {
            let cells = places(own, |row, column| format!("Cell({row}, {column})"));
            format!("  Cage({sum}, listOf({cells})),\n")
        });
        let rust = cages(|sum, own| {
            format!(
                "    Cage {{ sum: {sum}, cells: vec![{}] }},\n",
                places(own, tuple)
            )
        });
        let java = cages(|sum, own| {
            let cells = places(own, |row, column| format!("{{{row}, {column}}}"));
            format!("    cages.add(new Cage({sum}, new int[][] {{{cells}}}));\n")
        });
        let sharp =
            cages(|sum, own| format!("  new Cage({sum}, new[] {{ {} }}),\n", places(own, tuple)));
        let calls = cages(|sum, own| format!("cage({sum}, {})\n", places(own, tuple)));
        let named =
            cages(|sum, own| format!("add_cage(sum={sum}, cells=[{}])\n", places(own, tuple)));
        for text in [
            format!("import x\ngrid = {grid}\n\ncages = [\n{python}]\nprint(cages)\n"),
            format!("grid = {grid}\ncages = [\n{python}]\n"),
            format!("// A killer\nconst grid = {grid};\nconst cages = [\n{objects}];\n"),
            format!("export default {{\n  grid: {grid},\n  cages: [\n{objects}],\n}};\n"),
            format!("package x\n\nval grid = {of_kotlin}\n\nval cages = listOf(\n{kotlin})\n"),
            format!(
                "use x::Cage;\n\nconst GRID: [[u8; 9]; 9] = {grid};\n\nfn all() -> Vec<Cage> {{\n    \
                 let cages = vec![\n{rust}    ];\n    cages\n}}\n"
            ),
            format!(
                "class Killer {{\n  int[][] grid = {of_java};\n  void build() {{\n{java}  }}\n}}\n"
            ),
            format!(
                "using X;\nint[,] grid = new int[9, 9] {of_java};\nvar cages = new List<Cage> \
                 {{\n{sharp}}};\n"
            ),
            format!("grid = {grid}\n\n{calls}"),
            format!("import x\ngrid = {grid}\n\n{named}"),
        ] {
            assert_killer(&text, line);
        }
    }
}

#[test]
fn sums_that_a_solver_is_told_are_cages() {
    let bracketed = |row: usize, column: usize| format!("x[{row}][{column}]");
    let sums = cages(|sum, own| format!("s.add(Sum({}) == {sum})\n", places(own, bracketed)));
    let added = cages(|sum, own| {
        let cells: Vec<String> = own
            .iter()
            .map(|it| format!("x[{}, {}]", it.row(), it.column()))
            .collect();
        format!("model.Add({} == {sum})\n", cells.join(" + "))
    });
    let grid = grid(ASSIGNMENT);
    for text in [
        format!("from z3 import *\ngrid = {grid}\n{sums}print(s.check())\n"),
        format!("from ortools import x\ngrid = {grid}\n{added}"),
    ] {
        assert_killer(&text, ASSIGNMENT);
    }
}

#[test]
fn cages_beside_a_grid_in_yaml_and_toml_are_kept() {
    let pair = |row: usize, column: usize| format!("[{row}, {column}]");
    let name = |row: usize, column: usize| format!("r{}c{}", row + 1, column + 1);
    let blocks = cages(|sum, own| format!("  - sum: {sum}\n    cells: [{}]\n", places(own, pair)));
    let flow = cages(|sum, own| format!("  - {{sum: {sum}, cells: [{}]}}\n", places(own, name)));
    let tables =
        cages(|sum, own| format!("[[cages]]\nsum = {sum}\ncells = [{}]\n", places(own, pair)));
    let listed: Vec<String> = rows(ASSIGNMENT)
        .lines()
        .map(|it| format!("\"{it}\""))
        .collect();
    let block: String = rows(ASSIGNMENT)
        .lines()
        .map(|it| format!("  {it}\n"))
        .collect();
    let entries = entries(ASSIGNMENT);
    for text in [
        format!("title: Weekend\ngrid:\n{entries}cages:\n{blocks}"),
        format!("title: Weekend # no. 5\ncages:\n{flow}grid: |\n{block}"),
        format!(
            "title = \"Weekend\"\ngrid = [{}]\n{tables}",
            listed.join(", ")
        ),
    ] {
        assert_killer(&text, ASSIGNMENT);
        assert_eq!(only(&text).title.as_deref(), Some("Weekend"), "{text}");
    }
    // A rule of which only the name is given.
    let puzzle = only(format!("type: diagonal\nboard:\n{entries}"));
    let both = vec![Feature::DiagonalDown, Feature::DiagonalUp];
    assert_eq!(puzzle.layout.features(), both);
}

#[test]
fn cages_in_a_form_that_is_not_known_are_refused_by_name() {
    let grid = grid(ASSIGNMENT);
    let cages = cages(|sum, own| format!("  ({sum}, {}, cells={}),\n", own.len(), own.len()));
    assert_error(
        format!("import x\ngrid = {grid}\ncages = [\n{cages}]\n"),
        "line 13, column 8: the puzzle has cages in this form, which this program does not know",
    );
    // If there are only names, nothing is reported.
    let text = format!("import x\ngrid = {grid}\ncages = read(path)\nsolve(grid, cages)\n");
    assert_eq!(write_line(&only(text).givens), ASSIGNMENT);
}

#[test]
fn regions_beside_a_grid_in_a_program_are_kept() {
    let grid = grid(&one_given());
    let tuple = |row: usize, column: usize| format!("({row}, {column})");
    let pair = |row: usize, column: usize| format!("[{row}, {column}]");
    let named = |row: usize, column: usize| {
        format!(
            "\"{}{}\"",
            char::from(b'A' + u8::try_from(row).unwrap()),
            column + 1
        )
    };
    let objects = |place: &dyn Fn(usize, usize) -> String| {
        regions(|id, own| format!("  {{ id: {id}, cells: [{}] }},\n", places(own, place)))
    };
    let tuples = regions(|_, own| format!("  [{}],\n", places(own, tuple)));
    let indices = regions(|_, own| {
        let cells: Vec<String> = own.iter().map(|it| it.index().to_string()).collect();
        format!("[{}],", cells.join(","))
    });
    for text in [
        format!(
            "import {{ Region }} from './types';\n\nexport const grid: number[][] = {grid};\n\n\
             export const regions: Region[] = [\n{}];\n",
            objects(&named)
        ),
        format!(
            "const grid = {grid};\nconst regions: Region[] = [\n{}];\n",
            objects(&pair)
        ),
        format!("import x\ngrid = {grid}\nregions = [\n{tuples}]\nprint(solve(grid, regions))\n"),
        format!(
            "{{\"grid\": \"{}\", \"regions\": [{}]}}",
            one_given(),
            indices.trim_end_matches(',')
        ),
    ] {
        assert_jigsaw(&text);
    }
}

#[test]
fn a_region_may_be_told_in_each_line() {
    let by_rows = |row: usize, column: usize| format!("r{}c{}", row + 1, column + 1);
    let by_names = |row: usize, column: usize| {
        format!(
            "{}{}",
            char::from(b'A' + u8::try_from(row).unwrap()),
            column + 1
        )
    };
    let told = |place: &dyn Fn(usize, usize) -> String| {
        regions(|number, own| format!("Region {number}: {}\n", places(own, place).replace(',', "")))
    };
    let grid = rows(&one_given());
    let letters = ('A'..='I').zip(1..);
    let lettered = letters.fold(told(&by_rows), |text, (letter, number)| {
        text.replace(&format!("Region {number}:"), &format!("{letter}:"))
    });
    for text in [
        format!("{grid}\n{}", told(&by_rows)),
        format!("{}\n{grid}", told(&by_names)),
        format!("{grid}\n{lettered}"),
    ] {
        assert_jigsaw(&text);
    }
    let whole = told(&by_rows);
    let (eight, _) = whole.trim_end().rsplit_once('\n').unwrap();
    assert_error(
        format!("{grid}\n{eight}\n"),
        "line 11, column 1: 8 regions are told, 9 are needed",
    );
}

#[test]
fn several_killers_of_a_file_stay_apart() {
    let name = |row: usize, column: usize| format!("r{}c{}", row + 1, column + 1);
    let tuple = |row: usize, column: usize| format!("({row}, {column})");
    let lines = cages(|sum, own| format!("{sum}: {}\n", places(own, name).replace(',', "")));
    let layout = killer().layout;
    let listed = cages(|sum, own| format!("  ([{}], {sum}),\n", places(own, tuple)));
    let mut map = ['.'; 81];
    let mut sums = String::new();
    for (name, cage) in ('A'..='Z').chain('a'..='z').zip(layout.cages()) {
        cage.cells.iter().for_each(|cell| map[cell.index()] = name);
        sums += &format!("{name}={} ", cage.sum.unwrap());
    }
    let map = rows(&map.iter().collect::<String>()) + &sums + "\n";
    let program = |number: u8| {
        format!(
            "grid{number} = {}\ncages{number} = [\n{listed}]\n",
            grid(ASSIGNMENT)
        )
    };
    for text in [
        format!("Monday\n{lines}\nTuesday\n{lines}"),
        format!(
            "{}\n{lines}\n{}\n{lines}",
            rows(ASSIGNMENT),
            rows(ASSIGNMENT)
        ),
        format!("{map}\n{map}"),
        format!("Killer 1\n{map}\nKiller 2\n{map}"),
        format!("{}{}", program(1), program(2)),
        format!("import x\n{}{}", program(1), program(2)),
    ] {
        let puzzles = reading(&text).puzzles;
        assert_eq!(puzzles.len(), 2, "{text}");
        assert!(puzzles.iter().all(|it| it.layout == layout), "{text}");
    }
    let titles: Vec<Option<String>> = reading(format!("Monday\n{lines}\nTuesday\n{lines}"))
        .puzzles
        .into_iter()
        .map(|it| it.title)
        .collect();
    assert_eq!(
        titles,
        [Some("Monday".to_owned()), Some("Tuesday".to_owned())]
    );
}

#[test]
fn masks_and_boards_without_a_digit_are_no_puzzles_beside_others() {
    let mask: String = ASSIGNMENT
        .chars()
        .map(|one| if one == '.' { '0' } else { '1' })
        .collect();
    let (grid, mask, empty) = (grid(ASSIGNMENT), grid(&mask), grid(&".".repeat(81)));
    for text in [
        format!("import x\npuzzle = {grid}\nmask = {mask}\n"),
        format!("mask = {mask}\npuzzle = {grid}\n"),
        format!("const emptyBoard = {empty};\nconst easy = {grid};\n"),
        format!("import numpy\nempty = np.array({empty})\nboard = np.array({grid})\n"),
        format!("board = {grid}\nempty = {empty}\n"),
        format!("{{\"levels\": {mask}, \"puzzle\": {grid}, \"blank\": {empty}}}"),
    ] {
        assert_eq!(write_line(&only(&text).givens), ASSIGNMENT, "{text}");
    }
    // Alone, it is an empty board.
    assert_eq!(
        only(format!("import x\nempty = {empty}\n")).given_count(),
        0
    );
}

#[test]
fn a_position_beside_its_start_is_no_other_puzzle() {
    let later: String = ASSIGNMENT
        .chars()
        .zip(ASSIGNMENT_SOLVED.chars())
        .enumerate()
        .map(|(at, (own, solved))| if at < 3 { solved } else { own })
        .collect();
    let block =
        |line: &str| -> String { rows(line).lines().map(|it| format!("  {it}\n")).collect() };
    let compact = |line: &str| grid(line).replace("[\n  ", "[");
    for text in [
        format!(
            "// Sudoku\nconst start = {};\nconst current = {};\n",
            compact(ASSIGNMENT),
            compact(&later)
        ),
        format!(
            "const start = {};\nconst userBoard = {};\n",
            grid(ASSIGNMENT),
            grid(&later)
        ),
        format!(
            "start:\n{}current:\n{}",
            entries(ASSIGNMENT),
            entries(&later)
        ),
        format!(
            "start: |\n{}current: |\n{}",
            block(ASSIGNMENT),
            block(&later)
        ),
        format!("Start:\n{}\nCurrent:\n{}", rows(ASSIGNMENT), rows(&later)),
    ] {
        let puzzle = only(&text);
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
        assert_eq!(write_line(&puzzle.values()), later, "{text}");
    }
}

#[test]
fn strings_in_parts_are_read_beside_whole_ones() {
    let parts: Vec<String> = rows(ASSIGNMENT)
        .lines()
        .map(|it| format!("    \"{it}\""))
        .collect();
    let parts = parts.join(" +\n");
    let threes: Vec<String> = [0, 27, 54]
        .iter()
        .map(|at| format!("\"{}\"", &ASSIGNMENT[*at..at + 27]))
        .collect();
    let threes = threes.join(" +\n    ");
    for text in [
        format!("class P {{\n  string easy = \"{SECOND}\";\n  string hard = {threes};\n}}\n"),
        format!("String hard =\n{parts};\nString easy = \"{SECOND}\";\n"),
    ] {
        let puzzles = reading(&text).puzzles;
        let mut givens: Vec<String> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
        givens.sort();
        assert_eq!(givens, [SECOND, ASSIGNMENT], "{text}");
    }
}

#[test]
fn a_rule_in_a_call_is_told_unless_it_is_off() {
    let grid = grid(ASSIGNMENT);
    let note = |line| ReadingNote::RuleInWords {
        line,
        word: "antiknight".to_owned(),
    };
    for (head, line) in [("", 12), ("from solver import solve\n", 13)] {
        let call =
            |value: &str| format!("{head}grid = {grid}\nprint(solve(grid, antiknight={value}))\n");
        assert!(reading(call("True")).notes.contains(&note(line)), "{head}");
        assert!(
            !reading(call("False")).notes.contains(&note(line)),
            "{head}"
        );
    }
    // A word in quotation marks may be any string of a program.
    let comments: String = rows(ASSIGNMENT)
        .lines()
        .map(|it| format!("# {it}\n"))
        .collect();
    assert_eq!(
        write_line(&only(format!("KINDS = ['xsudoku', 'killer']\n{comments}")).givens),
        ASSIGNMENT
    );
}

#[test]
fn boards_of_several_sizes_may_stand_in_one_list() {
    let [four, six] = ["1.3...2..2...4.1", "1....6..3...4..5...6...1..2...5....."];
    for text in [
        format!("id,size,puzzle\n1,9,{ASSIGNMENT}\n2,4,{four}\n3,6,{six}\n"),
        format!("puzzle,level\n{ASSIGNMENT},hard\n{four},easy\n{six},easy\n"),
        format!("import x\npuzzles = [\n  \"{ASSIGNMENT}\",\n  \"{four}\",\n  \"{six}\",\n]\n"),
        format!("puzzles = [\n  \"{ASSIGNMENT}\",\n  \"{four}\",\n  \"{six}\",\n]\n"),
    ] {
        let puzzles = reading(&text).puzzles;
        let sizes: Vec<usize> = puzzles.iter().map(|it| it.layout.size()).collect();
        assert_eq!(sizes, [9, 4, 6], "{text}");
    }
}

#[test]
fn the_shape_of_boxes_may_stand_beside_a_small_board() {
    let line = "1.......2.....2.......3.....3......4";
    let bytes = line.as_bytes().chunks(6);
    let rows: Vec<String> = bytes
        .map(|it| String::from_utf8(it.to_vec()).unwrap())
        .collect();
    let list = |row: &String| {
        let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
        format!("[{}]", cells.join(", "))
    };
    let lists: Vec<String> = rows.iter().map(list).collect();
    let (text, grid) = (rows.join("\n"), format!("[{}]", lists.join(",\n  ")));
    for text in [
        format!("Box: 3x2\n{text}\n"),
        format!("BOX_ROWS = 3\nBOX_COLS = 2\ngrid = {grid}\n"),
        format!("# A small board\nBOX_ROWS = 3\nBOX_COLS = 2\n\ngrid = {grid}\n"),
        format!(
            "#define BOX_ROWS 3\n#define BOX_COLS 2\nint grid[6][6] = {};\n",
            grid.replace('[', "{").replace(']', "}")
        ),
    ] {
        assert_eq!(only(&text).layout.boxes(), Some([3, 2]), "{text}");
    }
}

#[test]
fn a_line_of_a_program_is_no_title() {
    let rows = rows(ASSIGNMENT);
    for text in [
        format!("const puzzle = {};\n", grid(ASSIGNMENT)),
        format!("solve(\"\"\"\n{rows}\n\"\"\")\n"),
        format!("import sudoku;\nlet board = parse(`\n{rows}\n`);\n"),
    ] {
        assert_eq!(only(&text).title, None, "{text}");
    }
    let titled = format!("Monday (easy)\n{rows}\n");
    assert_eq!(only(&titled).title.as_deref(), Some("Monday (easy)"));
}

/// The rows as the digits between signs, with a nought for an empty cell.
fn digits(between: &str) -> Vec<String> {
    let row = |row: &str| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        cells.join(between)
    };
    rows(&ASSIGNMENT.replace('.', "0"))
        .lines()
        .map(row)
        .collect()
}

/// The columns as lists.
fn turned() -> Vec<String> {
    let cells: Vec<char> = ASSIGNMENT.replace('.', "0").chars().collect();
    let column = |at: usize| {
        let cells: Vec<String> = (0..9).map(|row| cells[row * 9 + at].to_string()).collect();
        format!("[{}]", cells.join(", "))
    };
    (0..9).map(column).collect()
}

#[track_caller]
fn assert_read(text: &str) {
    assert_eq!(write_line(&only(text).givens), ASSIGNMENT, "{text}");
}

#[test]
fn a_matrix_of_minizinc_may_stand_in_one_line() {
    for (before, between, behind) in [
        ("array[1..9,1..9] of int: s = [|", "|", "|];"),
        (
            "int: n = 9;\narray[1..9,1..9] of 0..9: s = [| ",
            " | ",
            " |];\nsolve satisfy;",
        ),
        ("s = [|", "|", "|];"),
        ("array[1..9,1..9] of int: s =\n[|", "|\n  ", "|];"),
    ] {
        assert_read(&format!("{before}{}{behind}\n", digits(",").join(between)));
    }
}

#[test]
fn a_row_may_be_one_number() {
    let numbers: Vec<String> = digits("")
        .iter()
        .map(|row| row.trim_start_matches('0').to_owned())
        .collect();
    assert!(numbers.iter().any(|it| it.len() == 8), "{numbers:?}");
    for text in [
        format!("[{}]\n", numbers.join(", ")),
        format!(
            "{{\"title\": \"Today\", \"grid\": [{}]}}\n",
            numbers.join(", ")
        ),
        format!("rows = [{}]\n", numbers.join(", ")),
        format!("rows = [\n    {},\n]\n", numbers.join(",\n    ")),
        format!(
            "import x\n\nrows = [\n    {}\n]\nprint(rows)\n",
            numbers.join(",\n    ")
        ),
        format!("int rows[9] = {{{}}};\n", numbers.join(", ")),
    ] {
        assert_read(&text);
    }
    let small = only("[1200, 34, 2003, 410]\n");
    assert_eq!(small.layout.size(), 4);
    let given = |name: usize| small.givens[name].map(|it| it.get());
    assert_eq!(
        [given(0), given(1), given(9), given(11)],
        [Some(1), Some(2), None, Some(3)]
    );
    // Numbers that are no rows are none.
    assert_error(
        "{\"ids\": [530, 6, 98, 8, 4, 7, 60, 419, 80]}\n",
        "line 1, column 1: there is no puzzle in this JSON that this program finds",
    );
}

#[test]
fn matlab_has_comments_and_broken_lines_in_a_matrix() {
    let rows = digits(" ");
    let with = |behind: &dyn Fn(usize) -> String| {
        let rows = rows.iter().zip(1..);
        rows.map(|(row, number)| format!("{row}{}\n", behind(number)))
            .collect::<String>()
    };
    for text in [
        format!("A = [{}];\n", with(&|number| format!("; % row {number}"))),
        format!("A = [{}];\n", with(&|number| format!(" % row {number}"))),
        format!("A = [ ...\n{}];\n", with(&|_| "; ...".to_owned())),
        format!("A = [ ...\n{}];\n", with(&|_| "; ... % a row".to_owned())),
        format!(
            "% Today\nA = [ % nine rows\n{}];\ndisp(A)\n",
            with(&|_| "; % row".to_owned())
        ),
    ] {
        assert_read(&text);
    }
}

#[test]
fn a_matrix_that_a_program_transposes_is_read_so() {
    let columns = turned();
    let (lines, line) = (columns.join(",\n    "), columns.join(", "));
    let matlab: Vec<String> = columns
        .iter()
        .map(|it| it.replace(['[', ']', ','], ""))
        .collect();
    for text in [
        format!("import numpy as np\ngrid = np.array([\n    {lines}\n]).T\n"),
        format!("grid = np.array([{line}]).T\n"),
        format!("grid = np.array([{line}], dtype=int).T\n"),
        format!("grid = np.array([{line}]).transpose()\n"),
        format!("grid = np.transpose([{line}])\n"),
        format!("grid = list(zip(*[\n    {lines}\n]))\n"),
        format!("A = [{}]';\n", matlab.join("; ")),
    ] {
        assert_read(&text);
    }
    let grid = grid(ASSIGNMENT);
    for text in [
        format!("grid = np.transpose(np.array({grid}).T)\n"),
        format!("grid = np.array({grid}).Tag\n"),
    ] {
        assert_read(&text);
    }
}

#[test]
fn each_array_of_a_program_is_a_puzzle() {
    let many = |line: &str| lists(line, "{", "}");
    let one = |line: &str| lists(line, "{", "}").replace('\n', "");
    for [first, second] in [
        [many(ASSIGNMENT), one(SECOND)],
        [one(ASSIGNMENT), many(SECOND)],
        [one(ASSIGNMENT), one(SECOND)],
        [many(ASSIGNMENT), many(SECOND)],
    ] {
        for before in ["", "#include <stdio.h>\n\n"] {
            let text = format!("{before}int a[9][9] = {first};\n\nint b[9][9] = {second};\n");
            let puzzles = reading(&text).puzzles;
            let givens: Vec<String> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
            assert_eq!(givens, [ASSIGNMENT, SECOND], "{text}");
        }
    }
}

#[test]
fn cells_are_told_by_their_digits() {
    let of = |cell: &dyn Fn(Cell) -> String| {
        let digits = ('1'..='9').map(|digit| {
            let cells = Cell::all().zip(ASSIGNMENT.chars());
            let own: Vec<String> = cells
                .filter(|(_, it)| *it == digit)
                .map(|(at, _)| cell(at))
                .collect();
            (digit, own.join(", "))
        });
        digits.collect::<Vec<_>>()
    };
    let fields = |of: &[(char, String)], quote: &str| {
        let fields = of
            .iter()
            .map(|(digit, cells)| format!("{quote}{digit}{quote}: [{cells}]"));
        fields.collect::<Vec<_>>()
    };
    let named = of(&|it| format!("\"r{}c{}\"", it.row() + 1, it.column() + 1));
    let pairs = of(&|it| format!("[{}, {}]", it.row(), it.column()));
    let tuples = of(&|it| format!("({}, {})", it.row(), it.column()));
    for text in [
        format!("{{{}}}\n", fields(&named, "\"").join(", ")),
        format!("{{\"givens\": {{{}}}}}\n", fields(&named, "\"").join(", ")),
        format!("{{{}}}\n", fields(&pairs, "\"").join(", ")),
        format!("cells = {{{}}}\n", fields(&tuples, "").join(", ")),
        format!("{}\n", fields(&named, "").join("\n").replace(['"'], "")),
    ] {
        assert_read(&text);
    }
}

#[test]
fn lists_of_cells_that_are_no_regions_are_left_out_by_name() {
    let grid = grid(ASSIGNMENT);
    for (name, value) in [
        ("areas", r#"["r1c1", "r1c2"]"#),
        ("areas", r#"[["r1c1", "r1c2"], ["r3c3", "r4c4"]]"#),
        ("areas", r#"{"a": ["r1c1", "r1c2"]}"#),
        (
            "regions",
            r#"[{"cells": ["r1c1", "r1c2"], "color": "red"}]"#,
        ),
    ] {
        let text = format!("{{\"grid\": {grid}, \"{name}\": {value}}}\n");
        let read = reading(&text);
        let givens: Vec<String> = read
            .puzzles
            .iter()
            .map(|it| write_line(&it.givens))
            .collect();
        assert_eq!(givens, [ASSIGNMENT], "{text}");
        let names = vec![name.to_owned()];
        assert_eq!(read.notes, [ReadingNote::FieldsLeftOut { names }], "{text}");
    }
    let row = places(&Cell::all().take(9).collect::<Vec<_>>(), |row, column| {
        format!("\"r{}c{}\"", row + 1, column + 1)
    });
    assert_error_at(
        &format!("{{\"grid\": {grid}, \"regions\": [[{row}]]}}\n"),
        "[[\"r1c1",
        "the board has 1 region; it needs 9",
    );
}

#[test]
fn a_tag_of_an_unknown_rule_is_told_beside_a_known_one() {
    let grid = grid(ASSIGNMENT);
    let of = |tags: &str| reading(format!("{{\"grid\": {grid}, \"tags\": [{tags}]}}\n"));
    let read = of("\"anti-knight\", \"hard\", \"sandwich\"");
    assert_eq!(read.puzzles[0].layout.features(), [Feature::AntiKnight]);
    let word = "sandwich".to_owned();
    let line = 11;
    assert_eq!(read.notes, [ReadingNote::RuleInWords { line, word }]);
    assert_eq!(of("\"anti-knight\", \"hard\"").notes, []);
}

#[test]
fn a_sum_that_no_cage_can_have_is_told_with_those_that_one_can() {
    assert_error(
        "99: r1c1 r1c2\n10: r2c1 r2c2\n",
        "line 1, column 1: this cage has the sum 99, and a cage can have 1 to 45",
    );
}

#[test]
fn the_name_of_a_variable_is_a_title_without_its_type() {
    for (declared, name) in [
        ("std::string a", "a"),
        ("const std::string& easy", "easy"),
        ("const char *monday", "monday"),
        ("static const char monday[]", "monday"),
        ("private static final String EASY", "EASY"),
        ("let first: &str", "first"),
        ("val first: String", "first"),
        ("var first string", "first"),
        ("$first", "first"),
        ("my $first", "first"),
        ("easy", "easy"),
    ] {
        let text = format!("{declared} = \"{ASSIGNMENT}\";\n{declared} = \"{SECOND}\";\n");
        let titles: Vec<_> = reading(&text)
            .puzzles
            .into_iter()
            .map(|it| it.title)
            .collect();
        assert_eq!(
            titles,
            [Some(name.to_owned()), Some(name.to_owned())],
            "{text}"
        );
    }
    // Words are a title as they are.
    let text = format!("Easy one = \"{ASSIGNMENT}\"\n");
    assert_eq!(only(text).title.as_deref(), Some("Easy one"));
}

#[test]
fn numbers_between_slashes_fill_a_matrix_of_fortran() {
    let digits = ASSIGNMENT.replace('.', "0");
    let list = |cells: &str| {
        cells
            .chars()
            .map(String::from)
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows: Vec<String> = rows(&digits).lines().map(list).collect();
    let lines = rows.join(", &\n  ");
    let each = |(at, row): (usize, &String)| format!("data g({},:)/{row}/\n", at + 1);
    let each: String = rows.iter().enumerate().map(each).collect();
    for text in [
        format!("data g/{}/\n", list(&digits)),
        format!("integer :: g(81)\nDATA g / {} /\nend\n", list(&digits)),
        format!("integer g(9,9)\n{each}"),
        format!("integer :: g(9,9)\ndata (g(i,:), i=1,9) / &\n  {lines} /\nend\n"),
        format!("      integer g(9,9)\n      DATA ((G(I,J),J=1,9),I=1,9)/ &\n  {lines}/\n"),
    ] {
        let puzzle = only(&text);
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
        assert_eq!(puzzle.title, None, "{text}");
    }
    // Without a loop, a matrix is filled by columns.
    let turned: String = (0..81)
        .map(|at| &digits[at % 9 * 9 + at / 9..][..1])
        .collect();
    let text = format!("integer :: g(9,9)\ndata g/{}/\n", list(&turned));
    assert_eq!(write_line(&only(text).givens), ASSIGNMENT);
}
