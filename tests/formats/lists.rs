//! Lists of cells and lists of cages in the forms that people use.

use crate::common::boards::{WALLED, WALLED_REGIONS};
use crate::common::files::{assert_error, only, reading, rows};
use crate::common::{ASSIGNMENT, SECOND};
use sudoku_stepper::formats::{BitOrder, ReadingNote, read, read_noted, write_line};
use sudoku_stepper::grid::{Cell, Layout, LayoutBuilder};

/// The names of the cages of a killer, a character for each cell, and the digits from which its
/// sums are computed.
const CAGES: &str =
    "ABBCCDEEFAAGGGDHIFJJKKLLHIIMMMNOLPQRSTTNOOPQRSSTNUUPVWXXYZaUbVWccYZadbVWeeeffdggg";
const DIGITS: &str =
    "679518243543729618821634957794352186358461729216897534485276391962183475137945862";

/// Returns each cell with its character.
fn cells(line: &str) -> impl Iterator<Item = (Cell, char)> {
    Cell::all().zip(line.chars())
}

/// Returns a line for each cell below a head.
fn table(head: &str, line: impl Fn(Cell) -> String) -> String {
    let lines = Cell::all().map(|cell| line(cell) + "\n");
    format!("{head}\n{}", lines.collect::<String>())
}

fn at(line: &str, cell: Cell) -> char {
    line.as_bytes()[cell.index()].into()
}

/// Returns the digit of a cell, or nothing for an empty one.
fn digit(line: &str, cell: Cell) -> String {
    at(line, cell).to_string().replace('.', "")
}

#[test]
fn a_list_of_cells_may_have_their_regions() {
    let place = |cell: Cell| format!("{},{}", cell.row() + 1, cell.column() + 1);
    let jigsaw = LayoutBuilder::new(9)
        .regions_from(WALLED_REGIONS)
        .build()
        .unwrap();
    for text in [
        table("row,col,region,value", |cell| {
            let (region, digit) = (at(WALLED_REGIONS, cell), digit(WALLED, cell));
            format!("{},{region},{digit}", place(cell))
        }),
        table("r,c,given,zone", |cell| {
            let (region, digit) = (at(WALLED_REGIONS, cell), digit(WALLED, cell));
            format!("{},{digit},{region}", place(cell))
        }),
    ] {
        let puzzle = only(&text);
        assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
        assert_eq!(puzzle.layout, jigsaw, "{text}");
    }
    // The usual boxes, even if only some cells are listed.
    let square = |cell: Cell| cell.row() / 3 * 3 + cell.column() / 3 + 1;
    let all = table("row,col,box,value", |cell| {
        format!(
            "{},{},{}",
            place(cell),
            square(cell),
            digit(ASSIGNMENT, cell)
        )
    });
    let given: Vec<&str> = all.lines().filter(|line| !line.ends_with(',')).collect();
    for text in [all.clone(), given.join("\n")] {
        let puzzle = only(&text);
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
        assert!(puzzle.layout.is_classic(), "{text}");
    }
    let some = table("row,col,region,value", |cell| {
        let (region, digit) = (at(WALLED_REGIONS, cell), digit(WALLED, cell));
        format!("{},{region},{digit}", place(cell))
    });
    let some: Vec<&str> = some.lines().filter(|line| !line.ends_with(',')).collect();
    assert_error(
        some.join("\n"),
        "line 2, column 1: the regions of some cells are told, and not those of the others",
    );
}

/// Row and column of a cell, counted from 0.
fn place(cell: Cell) -> String {
    format!("{},{}", cell.row(), cell.column())
}

#[test]
fn a_list_of_cells_may_say_which_digits_are_given() {
    let filled = ASSIGNMENT.replacen('.', "6", 1);
    let text = table("row,col,value,given", |cell| {
        let is_given = at(ASSIGNMENT, cell) != '.';
        format!(
            "{},{},{}",
            place(cell),
            digit(&filled, cell),
            u8::from(is_given)
        )
    });
    let puzzle = only(&text);
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    assert_eq!(write_line(&puzzle.values()), filled);
}

#[test]
fn a_list_of_cells_may_have_the_solution_beside_the_digits() {
    let text = table("row,col,value,solution", |cell| {
        format!(
            "{},{},{}",
            place(cell),
            digit(ASSIGNMENT, cell),
            at(DIGITS, cell)
        )
    });
    let reading = read_noted(text.as_bytes(), BitOrder::default()).unwrap();
    assert_eq!(write_line(&reading.puzzles[0].givens), ASSIGNMENT);
    assert_eq!(reading.notes, [ReadingNote::Solutions { count: 1 }]);
}

#[test]
fn a_list_names_its_cells_by_number_or_name_and_may_have_empty_candidates() {
    for text in [
        table("index,value", |cell| {
            format!("{},{}", cell.index(), digit(ASSIGNMENT, cell))
        }),
        table("cell,value", |cell| {
            format!("{cell},{}", digit(ASSIGNMENT, cell))
        }),
        table("row,col,value,candidates", |cell| {
            format!("{},{},", place(cell), digit(ASSIGNMENT, cell))
        }),
    ] {
        assert_eq!(write_line(&only(&text).givens), ASSIGNMENT, "{text}");
    }
}

#[test]
fn a_list_of_steps_is_refused() {
    let steps = table("step,row,col,value", |cell| {
        format!(
            "{},{},{}",
            cell.index(),
            place(cell),
            digit(ASSIGNMENT, cell)
        )
    });
    assert_error(
        &steps,
        "line 2, column 1: this table tells steps, and not which of the cells are given",
    );
}

#[test]
fn a_list_of_cells_with_their_cages_is_refused_by_name() {
    let cages = table("row,col,value,cage", |cell| {
        format!(
            "{},{},{}",
            place(cell),
            digit(ASSIGNMENT, cell),
            at(CAGES, cell)
        )
    });
    assert_error(
        &cages,
        "line 2, column 1: the puzzle has cages in this form, which this program does not know",
    );
}

#[test]
fn facts_counted_lines_and_one_cell_a_line_are_lists() {
    let given = || cells(ASSIGNMENT).filter(|(_, one)| *one != '.');
    let numbers = |(cell, one): (Cell, char)| {
        [cell.row() + 1, cell.column() + 1]
            .map(|it| it.to_string())
            .join(" ")
            + &format!(" {one}")
    };
    let lines: Vec<String> = given().map(numbers).collect();
    let facts: Vec<String> = lines
        .iter()
        .map(|line| format!("given({}).", line.replace(' ', ",")))
        .collect();
    let column: Vec<String> = ASSIGNMENT
        .replace('.', "0")
        .chars()
        .map(String::from)
        .collect();
    for text in [
        format!("{}\n{}", lines.len(), lines.join("\n")),
        facts.join("\n"),
        format!("% an instance\n\n{}\n", facts.join(" ")),
        column.join("\n"),
    ] {
        assert_eq!(write_line(&only(&text).givens), ASSIGNMENT, "{text}");
    }
}

/// Returns the cages with their cells and their sum, in the order of their first cells.
fn cages() -> Vec<(char, Vec<Cell>, usize)> {
    let mut found: Vec<(char, Vec<Cell>, usize)> = Vec::new();
    for (cell, name) in cells(CAGES) {
        let digit = usize::from(at(DIGITS, cell) as u8 - b'0');
        match found.iter_mut().find(|(known, ..)| *known == name) {
            Some((_, cells, sum)) => {
                cells.push(cell);
                *sum += digit;
            }
            None => found.push((name, vec![cell], digit)),
        }
    }
    found
}

fn killer() -> Layout {
    let board = LayoutBuilder::new(9).boxes(3, 3);
    let caged = cages().into_iter().fold(board, |board, (_, cells, sum)| {
        board.cage(
            cells.into_iter().collect(),
            Some(u8::try_from(sum).unwrap()),
        )
    });
    caged.build().unwrap()
}

/// Returns a line for each cage, made from its sum and its cells.
fn killer_lines(line: impl Fn(usize, &[Cell]) -> String) -> String {
    let lines = cages()
        .into_iter()
        .map(|(_, cells, sum)| line(sum, &cells) + "\n");
    lines.collect()
}

fn joined(cells: &[Cell], between: &str, name: impl Fn(usize, usize) -> String) -> String {
    let names: Vec<String> = cells.iter().map(|it| name(it.row(), it.column())).collect();
    names.join(between)
}

#[test]
fn cages_are_read_however_their_cells_are_named() {
    for text in [
        // Counted from 0.
        killer_lines(|sum, cells| {
            format!(
                "{sum}: {}",
                joined(cells, " ", |row, column| format!("r{row}c{column}"))
            )
        }),
        killer_lines(|sum, cells| {
            format!(
                "{sum}: {}",
                joined(cells, ", ", |row, column| format!("({row}, {column})"))
            )
        }),
        killer_lines(|sum, cells| {
            let name = |row, column| format!("{},{}", row + 1, column + 1);
            format!("{sum} {}", joined(cells, " ", name))
        }),
        killer_lines(|sum, cells| {
            let name = |row, column| format!("{},{}", row + 1, column + 1);
            format!("{},{sum}", joined(cells, ",", name))
        }),
        killer_lines(|sum, cells| {
            let name = |row, column| format!("{}{}", row + 1, column + 1);
            format!("{sum}: {}", joined(cells, " ", name))
        }),
        format!(
            "cages = [\n{}]\n",
            killer_lines(|sum, cells| {
                let name = |row, column| format!("({row}, {column})");
                format!("    ({sum}, [{}]),", joined(cells, ", ", name))
            })
        ),
    ] {
        let puzzle = only(&text);
        assert_eq!(puzzle.given_count(), 0, "{text}");
        assert_eq!(puzzle.layout, killer(), "{text}");
    }
}

#[test]
fn several_cells_of_a_cage_may_be_told_in_one() {
    let plain = killer_lines(|sum, cells| {
        let name = |row, column| format!("r{}c{}", row + 1, column + 1);
        format!("{sum} {}", joined(cells, " ", name))
    });
    let short = plain
        .replace("r1c2 r1c3", "r1c23")
        .replace("r4c1 r4c2 r4c3", "r4c123");
    assert!(
        short.contains("7 r1c23\n") || short.contains(" r1c23\n"),
        "{short}"
    );
    assert_eq!(only(&short).layout, killer());
    // A line that is not understood is not left out.
    let damaged = plain.replacen("r1c2 r1c3", "r1c2>r1c3", 1);
    assert_error(
        &damaged,
        "line 2, column 1: others tell cages, and this line of cells is in no form that is known",
    );
}

#[test]
fn a_map_of_cages_has_their_sums_below_it() {
    let map = rows(CAGES);
    let spaced: String = map
        .lines()
        .map(|row| {
            format!(
                "|{}|\n",
                row.chars()
                    .map(|one| format!("{one} "))
                    .collect::<Vec<_>>()
                    .join("|")
            )
        })
        .collect();
    let sums = |most: usize| {
        let sums = cages().into_iter().take(most);
        let sums: Vec<String> = sums.map(|(name, _, sum)| format!("{name}={sum}")).collect();
        sums
    };
    let all = sums(81);
    for text in [
        format!("{map}{}\n", all.join("\n")),
        format!("{map}\n{}\n", all.join(" ")),
        format!("{spaced}{}\n", all.join(",")),
    ] {
        assert_eq!(only(&text).layout, killer(), "{text}");
    }
    let beside = |givens: &str| -> String {
        let both = rows(givens)
            .lines()
            .zip(map.lines().map(str::to_owned))
            .map(|(own, map)| format!("{own} {map}\n"))
            .collect::<Vec<_>>();
        both.concat()
    };
    let some = ASSIGNMENT;
    let text = format!("{}{}\n", beside(some), all.join(" "));
    let puzzle = only(&text);
    assert_eq!(write_line(&puzzle.givens), some);
    assert_eq!(puzzle.layout, killer());
    let count = all.len() - 9;
    assert_error(
        format!("{}{}\n", beside(some), sums(9).join(" ")),
        &format!("line 1, column 1: the sums of {count} cages are missing"),
    );
    let wrong = all.join(" ").replacen("A=", "A=1", 1);
    assert!(read_noted(format!("{map}{wrong}\n").as_bytes(), BitOrder::default()).is_err());
}

#[test]
fn numbers_behind_a_grid_that_tell_cages_are_not_left_out() {
    for cages in ["10,0,2,0,3\n12,0,5,0,6\n", "\n10 = 02 03\n12 = 05 06\n"] {
        let text = format!("{}{cages}", rows(ASSIGNMENT));
        let line = 10 + usize::from(cages.starts_with('\n'));
        assert_error(
            &text,
            &format!(
                "line {line}, column 1: this line and others seem to tell cages, in a form that is not known"
            ),
        );
    }
}

#[test]
fn cells_in_brackets_are_not_counted_by_guess() {
    let puzzle = only("10 (0,2) (0,3)\n12 (0,5) (0,6)\n");
    let cages = puzzle.layout.cages();
    assert!(cages[0].cells.contains(Cell::at(0, 2)));
    let puzzle = only("Sum 10: (9,2) (9,3)\nSum 3: (1,2) (1,3)\n");
    let cages = puzzle.layout.cages();
    assert_eq!(cages.len(), 2);
    assert!(cages.iter().any(|it| it.cells.contains(Cell::at(0, 1))));
    let error = read(b"10 (2,2) (2,3)\n12 (1,5) (1,6)\n").unwrap_err();
    assert!(
        error.to_string().starts_with("line 1, column 1:"),
        "{error}"
    );
}

#[test]
fn several_puzzles_may_be_told_cell_by_cell() {
    let told = |line: &str| -> String {
        let given = |(cell, digit): (Cell, char)| format!("{cell}={digit}\n");
        let cells = cells(line).filter(|(_, digit)| *digit != '.');
        cells.map(given).collect()
    };
    let text = format!("One\n{}\nTwo\n{}", told(ASSIGNMENT), told(SECOND));
    let puzzles = reading(&text).puzzles;
    let givens: Vec<String> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
    assert_eq!(givens, [ASSIGNMENT, SECOND]);
}

/// Returns the cages, one per line: the sum, and the names of the cells.
fn named_cages() -> String {
    killer_lines(|sum, cells| {
        let name = |row, column| format!("r{}c{}", row + 1, column + 1);
        format!("{sum} {}", joined(cells, " ", name))
    })
}

#[test]
fn cages_may_have_numbers_before_them_and_comments_behind() {
    let lines = named_cages();
    let numbered = lines.lines().zip(1..);
    let numbered: String = numbered
        .map(|(line, at)| format!("{at}. {line}  # cage {at}\n"))
        .collect();
    let puzzle = only(&numbered);
    assert_eq!(puzzle.layout, killer(), "{numbered}");
    assert_eq!(puzzle.given_count(), 0);
}

#[test]
fn a_cage_of_two_cells_behind_a_grid_is_no_row_of_regions() {
    let empty = rows(&".".repeat(81));
    let sums = ["4 r1c8 r1c9", "9 r1c8 r1c9", "12 r1c8 r1c9"];
    for sum in sums {
        let puzzle = only(format!("{empty}\n{sum}\n"));
        assert_eq!(puzzle.layout.cages().len(), 1, "{sum}");
    }
    let puzzle = only(format!("{empty}{}", named_cages()));
    assert_eq!(puzzle.layout, killer());
}

#[test]
fn a_full_grid_beside_cages_is_their_solution() {
    let cages = named_cages();
    let solution = rows(DIGITS);
    for text in [
        format!("{cages}\nSolution:\n{solution}"),
        format!("{cages}\nSolution: {DIGITS}\n"),
        format!("{solution}\n{cages}"),
    ] {
        let reading = reading(&text);
        assert_eq!(reading.puzzles.len(), 1, "{text}");
        assert_eq!(reading.puzzles[0].given_count(), 0, "{text}");
        assert_eq!(reading.puzzles[0].layout, killer(), "{text}");
        assert_eq!(reading.puzzles[0].title, None, "{text}");
        assert_eq!(
            reading.notes,
            [ReadingNote::Solutions { count: 1 }],
            "{text}"
        );
    }
}

#[test]
fn a_line_may_stand_between_a_map_of_cages_and_their_sums() {
    let map = rows(CAGES);
    let sums = cages().into_iter();
    let sums: Vec<String> = sums
        .map(|(name, _, sum)| format!("{name}: {sum}"))
        .collect();
    for between in ["", "\n", "---\n", "\nSums\n"] {
        let text = format!("{map}{between}{}\n", sums.join("\n"));
        assert_eq!(only(&text).layout, killer(), "{text}");
    }
}

#[test]
fn cages_that_fill_a_smaller_board_are_its_own() {
    // Each row of four cells is two cages of two cells.
    let solution = ["1234", "3412", "2143", "4321"];
    let digit = |row: usize, column: usize| solution[row].as_bytes()[column] - b'0';
    let mut lines = String::new();
    let mut board = LayoutBuilder::new(4).boxes(2, 2);
    for (row, column) in (0..4).flat_map(|row| [(row, 0), (row, 2)]) {
        let sum = digit(row, column) + digit(row, column + 1);
        let [row_name, first, second] = [row + 1, column + 1, column + 2];
        lines += &format!("{sum} r{row_name}c{first} r{row_name}c{second}\n");
        let cells = [Cell::at(row, column), Cell::at(row, column + 1)];
        board = board.cage(cells.into_iter().collect(), Some(sum));
    }
    let puzzle = only(&lines);
    assert_eq!(puzzle.layout, board.build().unwrap(), "{lines}");
}

#[test]
fn a_list_of_cells_may_have_those_of_several_puzzles() {
    let table = |first: usize, all: bool| {
        let mut text = "puzzle_id,row,col,value\n".to_owned();
        for (name, line) in [("1", ASSIGNMENT), ("2", SECOND)] {
            for (cell, one) in cells(line).filter(|(_, one)| all || *one != '.') {
                let [row, column] = [cell.row() + first, cell.column() + first];
                text += &format!(
                    "{name},{row},{column},{}\n",
                    one.to_string().replace('.', "0")
                );
            }
        }
        text
    };
    for text in [table(1, false), table(0, true)] {
        let puzzles = reading(&text).puzzles;
        let givens: Vec<String> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
        assert_eq!(givens, [ASSIGNMENT, SECOND], "{text}");
    }
}

#[test]
fn a_bad_line_among_small_puzzles_is_told_as_among_others() {
    for board in ["1.....2..3.....4", "1......2...4..3..14..6..5...6......2"] {
        let of = |bad: &str| format!("{board}\n{board}\n{bad}\n{board}\n");
        let count = board.len();
        assert_error(
            of(&board[1..]),
            &format!("line 3 has {} cells, {count} are needed", count - 1),
        );
        assert_error(
            of(&board.replacen("..", ".w", 1)),
            "line 3, column 3: 'w' is not a digit",
        );
        let several = reading(of(board)).puzzles;
        assert_eq!(several.len(), 4);
    }
}

#[test]
fn cages_are_read_with_their_cells_and_sums_in_any_order_and_words_between() {
    let named = |cell: &Cell| format!("r{}c{}", cell.row() + 1, cell.column() + 1);
    let paired = |cell: &Cell| format!("({},{})", cell.row() + 1, cell.column() + 1);
    let from_zero = |cell: &Cell| format!("({}, {})", cell.row(), cell.column());
    let list = |cells: &[Cell], name: &dyn Fn(&Cell) -> String, between: &str| {
        let all: Vec<String> = cells.iter().map(name).collect();
        all.join(between)
    };
    type Line<'a> = &'a dyn Fn(usize, &[Cell], usize) -> String;
    let forms: [(&str, Line<'_>); 11] = [
        ("cage,sum,cells\n", &|at, cells, sum| {
            format!("{at},{sum},\"{}\"", list(cells, &named, " "))
        }),
        ("Cells;Sum;Cage\n", &|at, cells, sum| {
            format!("{};{sum};{at}", list(cells, &named, ","))
        }),
        ("", &|at, cells, sum| {
            format!("{at} {sum} {}", list(cells, &named, " "))
        }),
        ("Killer #123 (17 May)\n\n", &|at, cells, sum| {
            format!("Cage {at}: {sum} - {}", list(cells, &named, " "))
        }),
        ("", &|at, cells, sum| {
            format!("Cage {at}: sum {sum}, cells {}", list(cells, &paired, ", "))
        }),
        ("", &|_, cells, sum| {
            format!("Sum {sum}: {}", list(cells, &from_zero, ", "))
        }),
        ("", &|_, cells, sum| {
            format!("{sum} in {}", list(cells, &named, ", "))
        }),
        ("", &|_, cells, sum| {
            format!("{} = {sum}", list(cells, &named, ""))
        }),
        ("cages = {\n", &|_, cells, sum| {
            format!("    ({},): {sum},", list(cells, &from_zero, ", "))
        }),
        ("cages = {\n", &|_, cells, sum| {
            format!("    \"{}\": {sum},", list(cells, &named, " "))
        }),
        ("row,col,cage,sum\n", &|at, cells, sum| {
            let lines: Vec<String> = cells
                .iter()
                .map(|it| format!("{},{},{at},{sum}", it.row() + 1, it.column() + 1))
                .collect();
            lines.join("\n")
        }),
    ];
    for (head, line) in forms {
        let mut text = head.to_owned();
        for (number, (_, cells, sum)) in (1..).zip(cages()) {
            text += &(line(number, &cells, sum) + "\n");
        }
        if head.ends_with("{\n") {
            text += "}\n";
        }
        assert_eq!(only(&text).layout, killer(), "{text}");
    }
}

#[test]
fn the_sum_of_a_cage_may_be_in_one_line_of_its_cells_and_not_in_two_that_differ() {
    let mut text = "row,col,cage,sum,value\n".to_owned();
    for (number, (_, cells, sum)) in (1..).zip(cages()) {
        for (at, cell) in cells.iter().enumerate() {
            let sum = if at == 0 {
                sum.to_string()
            } else {
                String::new()
            };
            let digit = if *cell == Cell::at(0, 0) { "6" } else { "" };
            text += &format!(
                "{},{},{number},{sum},{digit}\n",
                cell.row() + 1,
                cell.column() + 1
            );
        }
    }
    let puzzle = only(&text);
    assert_eq!(puzzle.layout, killer());
    assert_eq!(puzzle.given_count(), 1);
    let (first, second) = text.split_at(text.match_indices(",,").next().unwrap().0);
    let wrong = format!("{first},44{}", &second[1..]);
    assert_error(
        &wrong,
        "line 3, column 1: this cage has the sums 15 and 44, and a cage has only one",
    );
}

#[test]
fn a_map_of_cages_may_have_its_sums_in_it_or_in_a_list_below() {
    let names = |cell: Cell| {
        let own = cages();
        own.iter()
            .position(|(_, cells, _)| cells.contains(&cell))
            .unwrap()
            + 1
    };
    for between in [" ", ","] {
        let row = |row: usize| {
            let cells = (0..9).map(|column| names(Cell::at(row, column)).to_string());
            cells.collect::<Vec<_>>().join(between) + "\n"
        };
        let map: String = (0..9).map(row).collect();
        let sums: String = (1..)
            .zip(cages())
            .map(|(number, (.., sum))| format!("{number}{between}{sum}\n"))
            .collect();
        assert_eq!(only(format!("{map}\n{sums}")).layout, killer());
    }
    for is_sum_first in [true, false] {
        for between in [" ", ","] {
            let cell = |cell: Cell| {
                let name = at(CAGES, cell);
                let (_, cells, sum) = cages().swap_remove(names(cell) - 1);
                match (cells[0] == cell, is_sum_first) {
                    (true, true) => format!("{sum}{name}"),
                    (true, false) => format!("{name}{sum}"),
                    (false, _) => name.to_string(),
                }
            };
            let row = |row: usize| {
                let cells = (0..9).map(|column| cell(Cell::at(row, column)));
                cells.collect::<Vec<_>>().join(between) + "\n"
            };
            let map: String = (0..9).map(row).collect();
            assert_eq!(only(&map).layout, killer(), "{map}");
        }
    }
}

/// Returns the givens as text, each from its row, its column (from 1) and its digit.
fn given_cells(between: &str, cell: impl Fn(usize, usize, char) -> String) -> String {
    let given = cells(ASSIGNMENT).filter(|(_, digit)| *digit != '.');
    let all: Vec<String> = given
        .map(|(at, digit)| cell(at.row() + 1, at.column() + 1, digit))
        .collect();
    all.join(between)
}

#[test]
fn givens_may_be_pairs_of_a_cell_and_a_digit_or_rows_of_a_matrix() {
    let letter = |row: usize| char::from(b'A' + u8::try_from(row - 1).unwrap());
    let named = |row, column, digit| format!("{}{column} {digit}", letter(row));
    let arrow = |row, column, digit| format!("r{row}c{column} -> {digit}");
    let three = |row, column, digit| format!("{row},{column},{digit}");
    let blank = |row, column, digit| format!("{row} {column} {digit}");
    for text in [
        given_cells(", ", named),
        given_cells("\n", named),
        given_cells("; ", arrow),
        given_cells("\n", arrow),
        format!("[{}]", given_cells("; ", three)),
        format!("clues = [{}];", given_cells("; ...\n", three)),
        format!("% the clues\nM = [\n{}\n];\n", given_cells("\n", blank)),
    ] {
        assert_eq!(write_line(&only(&text).givens), ASSIGNMENT, "{text}");
    }
}

#[test]
fn a_matrix_of_three_numbers_in_its_rows_is_not_read_in_part() {
    let three = |row, column, digit| format!("{row},{column},{digit}");
    let whole = given_cells("; ", three);
    for wrong in [
        format!("[{whole}; 1,2]"),
        format!("[{whole}; 1,2,x]"),
        format!("[{whole}"),
    ] {
        assert!(read(wrong.as_bytes()).is_err(), "{wrong}");
    }
}
