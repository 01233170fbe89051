//! Random puzzles with each sign for an empty cell in each usual layout: read as they are.

use crate::common::random::unique_puzzle;
use sudoku_stepper::formats::{read, write_line};

/// The signs that people write into empty cells.
const SIGNS: [char; 15] = [
    '.', '0', '_', '*', 'x', 'X', '-', '?', '#', '~', '+', 'o', '·', '□', '。',
];

/// The rows of a grid, with a separator between cells and another one between boxes.
const LAYOUTS: [(&str, &str); 8] = [
    ("", ""),
    ("", " "),
    ("", "|"),
    (" ", " "),
    (" ", " | "),
    (",", ","),
    (";", ";"),
    ("\t", "\t"),
];

/// The grid in this layout, with blank lines between bands or without.
fn drawn(line: &str, (between, boxes): (&str, &str), bands: &str) -> String {
    let cells: Vec<String> = line.chars().map(String::from).collect();
    let row = |row: &[String]| {
        let boxes_of_row: Vec<_> = row.chunks(3).map(|it| it.join(between)).collect();
        format!("{}\n", boxes_of_row.join(boxes))
    };
    let rows: Vec<_> = cells.chunks(9).map(row).collect();
    let of_bands: Vec<_> = rows.chunks(3).map(|it| it.concat()).collect();
    of_bands.join(bands)
}

#[test]
fn each_sign_of_an_empty_cell_is_read_in_each_layout() {
    for seed in 0..8 {
        let line = write_line(&unique_puzzle(seed, 81).0.givens);
        for sign in SIGNS {
            let signed = line.replace('.', &sign.to_string());
            for layout in LAYOUTS {
                for bands in ["", "\n"] {
                    for title in ["", "My puzzle:\n"] {
                        let text = format!("{title}{}", drawn(&signed, layout, bands));
                        match read(text.as_bytes()).as_deref() {
                            Ok([puzzle]) => {
                                assert_eq!(write_line(&puzzle.values()), line, "{text}")
                            }
                            Ok(several) => panic!("{} puzzles in\n{text}", several.len()),
                            Err(error) => panic!("{error}\n{text}"),
                        }
                    }
                }
            }
        }
    }
}
