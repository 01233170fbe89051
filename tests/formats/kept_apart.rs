//! Texts that are nearly a puzzle: what is wrong in them is said, and never another puzzle read.

use sudoku_stepper::formats::{BitOrder, FormatError, ReadingNote, read_each, read_noted};

const ROWS: [&str; 9] = [
    "53..7....",
    "6..195...",
    ".98....6.",
    "8...6...3",
    "4..8.3..1",
    "7...2...6",
    ".6....28.",
    "...419..5",
    "....8..79",
];

const MAP: &str =
    "aaabbbcccaaabbbcccaadbbbcccaddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii";

/// The text of the first mistake; none if a puzzle without one is read.
fn refusal(text: &str) -> Option<String> {
    match read_each(text.as_bytes(), BitOrder::default()) {
        Err(error) => Some(error.to_string()),
        Ok((each, _)) => {
            let error = each.into_iter().find_map(Result::err);
            error.map(|it: FormatError| it.to_string())
        }
    }
}

/// The rows with one of them doubled.
fn doubled(at: usize) -> Vec<&'static str> {
    let mut rows = ROWS.to_vec();
    rows.insert(at, rows[at]);
    rows
}

#[test]
fn a_damaged_map_of_regions_is_never_left_out() {
    let line = ROWS.concat();
    let wrong = [
        MAP.replacen('e', "?", 1),
        MAP[1..].to_owned(),
        format!("{MAP}i"),
    ];
    for map in wrong {
        for text in [
            format!("{line}\n{map}\n"),
            format!("{map}\n{line}\n"),
            format!("{line} {map}\n"),
        ] {
            assert!(refusal(&text).is_some(), "{text}");
        }
    }
    assert_eq!(refusal(&format!("{line}\n{MAP}\n")), None);
}

#[test]
fn the_rule_of_a_table_in_markdown_is_no_row() {
    let row = |row: &str| {
        format!(
            "|{}|\n",
            row.chars().map(String::from).collect::<Vec<_>>().join("|")
        )
    };
    let table = |rows: &[&str], rule: &str, empty: &str| {
        let rows: String = rows.iter().map(|it| row(it).replace('.', empty)).collect();
        format!(
            "|A|B|C|D|E|F|G|H|I|\n|{}\n{rows}",
            format!("{rule}|").repeat(9)
        )
    };
    for rule in ["---", ":-:", "-", "-:"] {
        for empty in ["-", "", " "] {
            let sound = table(&ROWS, rule, empty);
            let read = read_noted(sound.as_bytes(), BitOrder::default());
            assert_eq!(
                read.map(|it| it.puzzles[0].given_count()),
                Ok(30),
                "{sound}"
            );
            let short = table(&ROWS[1..], rule, empty);
            assert!(refusal(&short).is_some(), "{short}");
        }
    }
}

#[test]
fn a_tenth_cell_is_never_dropped() {
    let boxed = |row: &str| format!("{}|{}|{}", &row[..3], &row[3..6], &row[6..]);
    for at in 0..9 {
        let mut rows = ROWS.map(boxed);
        rows[at].push_str("|.");
        assert!(refusal(&rows.join("\n")).is_some(), "{at}");
    }
}

#[test]
fn a_tenth_row_behind_names_is_never_dropped() {
    let rows = doubled(3);
    for (names, between) in [("abcdefghij", ") "), ("ABCDEFGHIJ", " ")] {
        let lines = names.chars().zip(&rows);
        let text: String = lines
            .map(|(name, row)| format!("{name}{between}{row}\n"))
            .collect();
        assert!(refusal(&text).is_some(), "{text}");
    }
    for at in [0, 3, 8] {
        let lines = (1..).zip(doubled(at));
        let lines = lines.map(|(name, row)| {
            let [one, two, three] = [&row[..3], &row[3..6], &row[6..]];
            format!("{name}|{one}|{two}|{three}\n")
        });
        let text: String = lines.collect();
        assert!(refusal(&text).is_some(), "{text}");
    }
}

#[test]
fn a_matrix_of_ten_rows_is_refused() {
    let rows = doubled(0);
    let digits = |row: &&str| {
        row.replace('.', "0")
            .chars()
            .map(String::from)
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows: Vec<String> = rows.iter().map(digits).collect();
    let text = format!(
        "m <- matrix(c(\n{}), nrow=9, byrow=TRUE)\n",
        rows.join(",\n")
    );
    assert!(refusal(&text).is_some(), "{text}");
}

#[test]
fn pencil_marks_set_apart_are_never_run_together() {
    let text = "9 1 8 3 2 6 5 7 4\n3 2 4 7 5 59 1 8 6\n7 5 68 1 4 9 3 2\n6 9 5 2 3 7 8 4 1\n\
        8 4 3 6 9 1 2 5 7\n2 7 1 5 4 8 6 9 3\n5 3 7 9 1 2 4 6 8\n4 6 2 8 578 5 37 1 59\n\
        1 8 9 4 6 3 7 2 5\n";
    assert!(refusal(text).is_some());
}

#[test]
fn the_other_entries_of_a_list_are_given() {
    let sound = ROWS.concat();
    let wrong = &sound[1..];
    let lists = [
        format!("[\"{sound}\",\n\"{wrong}\",\n\"{sound}\"]"),
        format!(
            "{{\"puzzle\":\"{sound}\"}}\n{{\"puzzle\":\"{wrong}\"}}\n{{\"puzzle\":\"{sound}\"}}\n"
        ),
        format!("{{\"puzzle\":\"{sound}\"}}\n{{\"puzzle\": broken\n{{\"puzzle\":\"{sound}\"}}\n"),
        format!(
            "<puzzles>\n<puzzle>{sound}</puzzle>\n<puzzle>{wrong}</puzzle>\n<puzzle>{sound}</puzzle></puzzles>"
        ),
        format!(
            "<opensudoku>\n<game data=\"{sound}\"/>\n<game data=\"{wrong}\"/>\n\
             <game data=\"{sound}\"/>\n</opensudoku>"
        ),
    ];
    for list in lists {
        let (each, _) = read_each(list.as_bytes(), BitOrder::default()).expect("two are sound");
        let are_sound: Vec<bool> = each.iter().map(Result::is_ok).collect();
        assert_eq!(are_sound, [true, false, true], "{list}");
    }
}

#[test]
fn a_damaged_line_of_json_is_told_with_its_place() {
    let sound = format!("{{\"puzzle\":\"{}\"}}", ROWS.concat());
    let twice = sound.replace('}', ",\"puzzle\":\"\"}");
    let read = |text: &str| read_each(text.as_bytes(), BitOrder::default());
    let (each, _) = read(&format!(
        "{sound}\n{{\"puzzle\": x}}\n{sound}\n{twice}\n{sound}\n"
    ))
    .expect("three are sound");
    let told: Vec<String> = each
        .into_iter()
        .filter_map(Result::err)
        .map(|error| error.to_string())
        .collect();
    assert_eq!(
        told,
        [
            "line 2, column 12: this is not JSON, or it is cut off",
            "line 4, column 106: 'puzzle' is there twice, with different values",
        ]
    );
    // As many damaged as whole.
    let (each, _) = read(&format!("{sound}\n{{\"puzzle\": x}}\n")).expect("one is sound");
    let are_sound: Vec<bool> = each.iter().map(Result::is_ok).collect();
    assert_eq!(are_sound, [true, false]);
}

#[test]
fn a_row_of_a_table_without_its_puzzle_is_counted() {
    let sound = ROWS.concat();
    let text = format!("id,puzzle,level\n1,{sound},easy\n2,,easy\n3,{sound},hard\n");
    let read = read_noted(text.as_bytes(), BitOrder::default()).expect("two are sound");
    assert_eq!(read.puzzles.len(), 2);
    assert_eq!(read.notes, [ReadingNote::LeftOut { count: 1, first: 3 }]);
}

#[test]
fn a_line_of_blanks_that_lacks_one_is_not_shifted() {
    let line = ROWS.concat().replace('.', " ");
    assert_eq!(refusal(&line), None);
    // Its last cells may be cut off.
    let open = format!("{}  ", &line[..79]);
    assert_eq!(refusal(open.trim_end()), None);
    for at in [2, 30, 74] {
        let mut short = line.clone();
        assert_eq!(short.remove(at), ' ');
        let told = "line 1 has 80 cells, 81 are needed";
        assert_eq!(refusal(&short).as_deref(), Some(told), "{short}");
    }
}

#[test]
fn nine_bits_are_not_eight() {
    let bits = |one: char| match one {
        '.' => "000000000".to_owned(),
        digit => {
            let at = digit.to_digit(10).unwrap() as usize;
            (1..=9)
                .rev()
                .map(|it| if it == at { '0' } else { '1' })
                .collect()
        }
    };
    let row = |row: &&str| {
        row.chars()
            .map(|it| format!("0b{}", bits(it)))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let dump = ROWS.iter().map(row).collect::<Vec<_>>().join("\n");
    assert_eq!(refusal(&dump), None);
    let slip = dump.replacen("0b111101111", "0b11101111", 1);
    assert_ne!(slip, dump);
    let told = "line 1, column 1: '0b11101111' is not nine bits";
    assert_eq!(refusal(&slip).as_deref(), Some(told));
    // Where no leading zero is written, fewer bits are a whole number.
    let short = dump
        .replace("0b000000000", "0b0")
        .replace("0b0111", "0b111");
    assert_eq!(refusal(&short), None);
}

#[test]
fn an_odd_cell_does_not_cost_the_regions() {
    let cell = |at: usize| format!("{{\"region\":{}}}", MAP.as_bytes()[at] - b'a');
    let row = |row: usize| {
        (0..9)
            .map(|column| cell(9 * row + column))
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows = (0..9)
        .map(|at| format!("[{}]", row(at)))
        .collect::<Vec<_>>()
        .join(",\n");
    let whole = format!("{{\"size\":9,\"grid\":[{rows}]}}");
    assert_eq!(refusal(&whole), None);
    let with = |to: &str| refusal(&whole.replacen("{\"region\":4}", to, 1)).unwrap();
    assert!(with("{\"rgion\":4}").ends_with("'rgion' is not known, and looks like 'region'"));
    assert!(
        with("{\"region\":22}")
            .ends_with("more regions than rows, which this program does not know")
    );
    // A flag without a digit says nothing.
    let harmless = whole.replacen("{\"region\":4}", "{\"region\":4,\"given\":false}", 1);
    let read = read_noted(harmless.as_bytes(), BitOrder::default()).expect("it is sound");
    let sound = read_noted(whole.as_bytes(), BitOrder::default()).expect("it is sound");
    assert_eq!(read.puzzles[0].layout, sound.puzzles[0].layout);
}

#[test]
fn a_remark_is_no_rule() {
    let text = format!("# from a page about cages\n{}\n", ROWS.join("\n"));
    let read = read_noted(text.as_bytes(), BitOrder::default()).expect("it is sound");
    assert_eq!(read.notes, []);
}

#[test]
fn digits_in_a_text_of_json_are_told_as_notes() {
    let cell = |one: char| match one {
        '.' => "\"0\"".to_owned(),
        digit => format!("\"{digit}\""),
    };
    let row = |row: &&str| format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(","));
    let rows: Vec<String> = ROWS.iter().map(row).collect();
    let text = format!("[{}]", rows.join(",\n")).replacen("\"0\"", "\"34\"", 1);
    let read = read_noted(text.as_bytes(), BitOrder::default()).expect("it is sound");
    assert!(matches!(
        read.notes[..],
        [ReadingNote::FewNotes {
            count: 1,
            first: 1,
            ..
        }]
    ));
}

#[test]
fn the_only_row_of_a_table_is_told_with_its_mistake() {
    let short = &ROWS.concat()[1..];
    for (table, line) in [
        (format!("id,puzzle\n1,{short}\n"), 2),
        (format!("puzzle;level\n{short};easy\n"), 2),
        (format!("id,puzzle\n1,{short}\n2,{short}\n"), 2),
    ] {
        let told = format!("line {line} has 80 cells, 81 are needed");
        assert_eq!(refusal(&table), Some(told), "{table}");
    }
    assert_eq!(
        refusal("name,age\nAnn,12\n").as_deref(),
        Some("no puzzle is found in the file")
    );
}

#[test]
fn cells_and_regions_in_a_line_are_counted() {
    let cells = ROWS.concat();
    let andoku = |cells: &str, regions: &str| refusal(&format!("{cells}|{regions}|"));
    assert_eq!(andoku(&cells, MAP), None);
    let told = "line 1 has 80 cells, 81 are needed";
    assert_eq!(andoku(&cells[1..], MAP).as_deref(), Some(told));
    assert_eq!(andoku(&cells[1..], "").as_deref(), Some(told));
    let of_regions = "line 1, column 83: the regions have 80 cells, 81 are needed";
    assert_eq!(andoku(&cells, &MAP[1..]).as_deref(), Some(of_regions));
    // Run together, with digits as names.
    let names = MAP.bytes().map(|it| char::from(it - b'a' + b'1'));
    let both = format!("{cells}{}", names.collect::<String>());
    assert_eq!(refusal(&both), None);
    for (line, found) in [(&both[1..], 161), (&both[..161], 161)] {
        let told = format!("line 1 has {found} cells, 162 are needed");
        assert_eq!(refusal(line), Some(told));
    }
}
