//! Another language: a file in which every message is changed changes every word that
//! the library says, and what a file lacks is said in English. Two
//! languages can be spoken side by side.

use crate::common;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use quick_xml::events::Event as Xml;
use quick_xml::{Reader, XmlVersion};
use rayon::prelude::*;
use sudoku_stepper::explain::{
    self, Length, Notation, Text, acts, argument, family_heading, family_name, level_name, look,
    step_text, technique_name, text, walk, wrong_entry, wrong_removal,
};
use sudoku_stepper::export::{self, SolutionPath};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Cell, Contradiction, Digit, Grid};
use sudoku_stepper::lessons::{Act, Answer, Exercise, introduction, lesson, stored};
use sudoku_stepper::rate::Rating;
use sudoku_stepper::rules::{Deduction, Family, Level, Technique};
use sudoku_stepper::search::Stop;
use sudoku_stepper::search::watched::{Method, Watched};
use sudoku_stepper::session::{Outcome, Session, difference};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{MarkColor, MarkedLink, Puzzle};
use sudoku_stepper::texts::Language;

const ENGLISH: &str = include_str!("../../src/engine/texts/en.ftl");

/// English, with every piece of words in marks.
fn marked() -> String {
    let mut resource = fluent_syntax::parser::parse(ENGLISH.to_owned()).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && message.id.name != "language-tag"
            && let Some(pattern) = &mut message.value
        {
            mark(pattern);
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

fn mark(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let words = value.trim().to_owned();
                if words.chars().any(char::is_alphabetic) {
                    *value = value.replacen(&words, &format!("⟦{words}⟧"), 1);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter_mut()
                .for_each(|variant| mark(&mut variant.value)),
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The words outside of all marks that are not the name of a cell or a color.
fn unmarked(said: &str) -> Vec<String> {
    let mut depth = 0;
    let mut outside = String::new();
    for letter in said.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
        if letter == '⟦' || letter == '⟧' {
            outside.push(' ');
        }
    }
    assert_eq!(depth, 0, "{said}");
    let words = outside.split(|letter: char| !letter.is_alphanumeric());
    let is_cell = |word: &str| word.parse::<Cell>().is_ok();
    let is_color = |word: &str| MarkColor::ALL.iter().any(|it| it.to_string() == word);
    // That of a line of a side argument: a letter and its number there.
    let is_line = |word: &str| {
        let number = word.strip_prefix(|letter: char| letter.is_ascii_lowercase());
        number.is_some_and(|number| number.chars().all(|it| it.is_ascii_digit()))
    };
    let is_name = |word: &str| is_cell(word) || is_color(word) || is_line(word);
    let words = words.filter(|word| word.chars().any(char::is_alphabetic) && !is_name(word));
    words.map(str::to_owned).collect()
}

fn check(said: &str) {
    let unmarked = unmarked(said);
    assert!(unmarked.is_empty(), "{unmarked:?} in: {said}");
}

fn check_text(language: &Language, text: &Text) {
    check(&text.render(language, Notation::Rc));
}

#[test]
fn every_step_is_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    Technique::ALL.par_iter().for_each(|technique| {
        let lesson = lesson(language, *technique).unwrap();
        for words in [&lesson.what, &lesson.when, &lesson.why] {
            check_text(language, words);
        }
        check(&technique_name(language, *technique));
        for position in stored(*technique) {
            check_step(language, &position.shown().unwrap());
        }
    });
}

fn check_step(language: &Language, step: &Deduction) {
    for length in Length::ALL {
        check_text(language, &text(step, length));
        check_text(language, &step_text(&[step.clone(), step.clone()], length));
    }
    check_text(language, &look(step).text);
    check(&acts(language, step, Notation::Zero));
    check(&acts(language, step, Notation::Rc));
    let argument = argument(step);
    check_text(language, &argument.conclusion);
    if argument.is_numbered() {
        check_text(language, &argument.idea);
    }
    argument
        .lines
        .iter()
        .for_each(|line| check_text(language, &line.text));
    walk(step)
        .iter()
        .for_each(|link| check_text(language, &link.text));
}

#[test]
fn names_and_introductions_are_those_of_the_language() {
    let language = &Language::read(&marked()).unwrap();
    for family in Family::ALL {
        check(&family_name(language, family));
        check(&family_heading(language, family));
        assert!(family_name(language, family).starts_with('⟦'));
        introduction(language, family)
            .iter()
            .for_each(|it| check_text(language, it));
    }
    for level in Level::ALL {
        assert_eq!(level_name(language, level), format!("⟦{level}⟧"));
    }
}

fn a_puzzle() -> Puzzle {
    let hard = include_str!("../../puzzles/hard-1.txt");
    formats::read(hard.as_bytes()).unwrap().remove(0)
}

#[test]
fn moves_are_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    let mut session = Session::new(&a_puzzle());
    let mut open = session.grid().unsolved().into_iter();
    let mut next = || open.next().unwrap();
    let (one, two, three) = (next(), next(), next());
    let candidates = |session: &Session, cell| -> Vec<Candidate> {
        let digits = session.grid().candidates(cell).into_iter();
        digits.map(|digit| Candidate::new(cell, digit)).collect()
    };
    let (first, second) = (candidates(&session, one), candidates(&session, two));
    session.toggle_note(first[0]).unwrap();
    session.clear_notes(one);
    session.fill_in_notes();
    session.color_cell(one, MarkColor::ALL[0]);
    session.color_candidate(first[0], MarkColor::ALL[1]);
    let link = MarkedLink::new(first[0], second[0], true);
    session.draw_link(link.expect("two candidates of two cells"));
    session.clear_marks();
    session.make_save_point(language).unwrap();
    check(&session.save_points()[0].name);
    session.toggle_candidate(second[0]).unwrap();
    session.toggle_candidate(second[0]).unwrap();
    session.enter(one, first[0].digit).unwrap();
    session.erase(one).unwrap();
    session.set_given(three, Some(candidates(&session, three)[0].digit));
    session.go_to_save_point(0);
    session.step();
    session.restart();
    let moves = session.journal().moves().to_vec();
    assert!(moves.len() > 10, "{}", moves.len());
    for change in &moves {
        check(&explain::change_title(language, change));
        for notation in [Notation::Rc, Notation::Zero] {
            check(&explain::change(language, change, notation));
        }
    }
}

#[test]
fn mistakes_are_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    let session = Session::new(&a_puzzle());
    let cell = session.grid().unsolved().into_iter().next().unwrap();
    let digit = session.grid().candidates(cell).into_iter().next().unwrap();
    let mistaken = Candidate::new(cell, digit);
    check_text(language, &wrong_entry(mistaken));
    check_text(language, &wrong_removal(mistaken));
}

#[test]
fn contradictions_are_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    let twice = Puzzle::from_line(&format!("11{}", ".".repeat(79))).unwrap();
    let mut session = Session::new(&twice);
    let Outcome::Inconsistent(diagnosis) = session.step() else {
        panic!("1 clashes");
    };
    check_text(language, &diagnosis.argument(session.grid()));
    check_text(language, &explain::contradiction(&diagnosis.contradiction));
    check_text(
        language,
        &explain::contradiction(&Contradiction::NoSolution),
    );
    let crowded = Puzzle::from_line(&format!("12345678.........9{}", ".".repeat(63))).unwrap();
    let grid = Grid::from_values(&crowded.givens);
    for contradiction in Contradiction::visible(&grid) {
        check_text(language, &explain::contradiction(&contradiction));
        check_text(language, &explain::cause(&contradiction, &grid));
    }
}

#[test]
fn a_watched_search_is_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    for method in Method::ALL {
        let mut search = Watched::new(&Grid::from_values(&a_puzzle().givens), method);
        for _ in 0..500 {
            match search.step() {
                Some(event) => check_text(language, &explain::event(&event)),
                None => break,
            }
        }
    }
}

#[test]
fn what_other_rules_make_of_a_puzzle_is_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    let before = Solver::with([Technique::NakedSingle, Technique::XWing]);
    let mut after = before.clone();
    after.set(Technique::XWing, false);
    let rated = |techniques: &[Technique]| Rating::of(techniques.iter().copied());
    let ratings = [
        rated(&[Technique::NakedSingle; 3]),
        rated(&[Technique::NakedSingle; 4]),
        rated(&[Technique::XWing, Technique::NakedSingle]),
        rated(&[
            Technique::XyWing,
            Technique::Skyscraper,
            Technique::Swordfish,
        ]),
        rated(&[Technique::NakedSingle, sudoku_stepper::rate::BRUTE_FORCE]),
        rated(&[sudoku_stepper::rate::BRUTE_FORCE; 3]),
    ];
    for old in &ratings {
        for new in &ratings {
            check(&difference(language, (&before, old), (&after, new)));
            check(&difference(language, (&after, old), (&before, new)));
            check(&difference(language, (&after, old), (&after, new)));
        }
    }
}

#[test]
fn why_an_answer_is_wrong_is_told_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    for technique in [
        Technique::NakedPair,
        Technique::HiddenPair,
        Technique::Pointing,
        Technique::XWing,
        Technique::HiddenSingle,
        Technique::XyWing,
        Technique::FinnedXWing,
    ] {
        let position = stored(technique).next().unwrap();
        let exercise = Exercise::on(technique, position.origin, position.grid, &Stop::never());
        let exercise = exercise.unwrap().unwrap();
        let cells = exercise.grid().unsolved().into_iter();
        let all = cells.flat_map(|cell| {
            let digits = exercise.grid().candidates(cell).into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        });
        for candidate in all {
            for act in [Act::Set, Act::Remove] {
                let verdict = exercise.check(&Answer::from_iter([(candidate, act)]));
                for wrong in &verdict.wrong {
                    check_text(language, &wrong.text(technique));
                }
            }
        }
    }
}

/// A path with a move by hand, to its end.
fn a_path() -> SolutionPath {
    let mut session = Session::new(&a_puzzle());
    session.set_rules(Solver::preset(Preset::HoDoKu));
    session.set_granularity(Granularity::Deduction);
    let cell = session.grid().unsolved().first().unwrap();
    let digit = session.grid().candidates(cell).into_iter().next().unwrap();
    session.enter(cell, digit).unwrap();
    session.undo();
    session.step();
    let mut path = SolutionPath::made(&session, "1");
    path.go_on(session.search_path(), &Stop::never()).unwrap();
    path.rate(session.rules(), &Stop::never()).unwrap();
    path
}

#[test]
fn markdown_and_page_are_written_in_the_language() {
    let language = &Language::read(&marked()).unwrap();
    let path = a_path();
    assert!(path.steps.len() > 10);
    for notation in Notation::ALL {
        let (_, outcome) = path.outcome(language, notation).unwrap();
        check(&outcome);
    }
    let part = path.part(2).unwrap();
    for path in [&path, &part] {
        check(&path.title(language));
        let markdown = export::markdown(language, path, Notation::Rc).replace('\\', "");
        let mut is_board = false;
        for line in markdown.lines() {
            if line.starts_with("```") {
                is_board = !is_board;
            } else if !is_board && !line.starts_with('`') && !line.starts_with("<!-- ") {
                check(line);
            }
        }
        check_page(&export::page(language, path, Notation::Rc, false));
    }
}

/// Checks the texts of a page and the labels of its pictures. The compact notation is
/// the same in every language.
fn check_page(page: &str) {
    let body = page.split_once("<body>").unwrap().1;
    let body = body.split_once("<script>").unwrap().0;
    assert!(body.contains('⟦'));
    let mut reader = Reader::from_str(body);
    reader.config_mut().check_end_names = false;
    let mut said = String::new();
    let mut is_code = false;
    loop {
        match reader.read_event().unwrap() {
            Xml::Start(tag) => {
                is_code = tag.name().as_ref() == b"code";
                if let Some(label) = tag.try_get_attribute("aria-label").unwrap() {
                    check(&label.normalized_value(XmlVersion::Implicit1_0).unwrap());
                }
            }
            Xml::End(_) => is_code = false,
            Xml::Text(text) if !is_code => {
                said += &text.decode().unwrap();
                said += " ";
            }
            Xml::Eof => break,
            _ => {}
        }
    }
    check(&said);
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let german = "language-tag = de
language-name = Deutsch
house-row = Zeile { $number }
technique-hidden-single = Verstecktes Single
forcing-every-case = Jedenfalls { $nothing-of-the-kind }
";
    let language = &Language::read(german).unwrap();
    let puzzle = Puzzle::from_line(common::ASSIGNMENT).unwrap();
    let grid = Grid::from_values(&puzzle.givens);
    assert_eq!(
        Notation::Rc.house(language, Cell::at(2, 0).houses()[0]),
        "Zeile 3"
    );
    assert_eq!(
        Notation::Rc.house(language, Cell::at(2, 0).houses()[1]),
        "column 1"
    );
    assert_eq!(
        technique_name(language, Technique::HiddenSingle),
        "Verstecktes Single"
    );
    assert_eq!(
        technique_name(language, Technique::NakedSingle),
        "Naked Single"
    );
    // What cannot be said with what is put in is said in English too.
    let net = lesson(language, Technique::ForcingNetVerity)
        .unwrap()
        .shown()
        .unwrap();
    let said = argument(&net).render(language, Notation::Rc);
    assert!(!said.contains("Jedenfalls"), "{said}");
    assert!(
        said.contains("Either way (") || said.contains("In every case ("),
        "{said}"
    );
    let solver = Solver::with([Technique::HiddenSingle]);
    let step = solver.step(&grid, Granularity::Deduction).unwrap();
    assert_eq!(
        text(&step[0], Length::Name).render(language, Notation::Rc),
        "Verstecktes Single"
    );
    assert!(Digit::ALL.len() == 9 && introduction(language, Family::Fish).is_some());
}

#[test]
fn one_step_is_told_in_two_languages_at_the_same_time() {
    let other = &Language::read(&marked()).unwrap();
    let english = Language::english();
    Technique::ALL.par_iter().for_each(|technique| {
        let step = lesson(english, *technique).unwrap().shown().unwrap();
        for length in Length::ALL {
            let said = |language| text(&step, length).render(language, Notation::Rc);
            let (before, otherwise, again) = (said(english), said(other), said(english));
            check(&otherwise);
            let unmarked = otherwise.replace(['⟦', '⟧'], "");
            assert_eq!(unmarked.to_lowercase(), before.to_lowercase());
            assert_ne!(otherwise, before);
            assert_eq!(again, before);
        }
    });
}

#[test]
fn the_head_of_a_sentence_gets_a_capital_in_any_alphabet() {
    let czech = "language-tag = cs\nhouse-row = řádek { $number }\n";
    let language = &Language::read(czech).unwrap();
    let house = Cell::at(2, 0).houses()[0];
    let said = Text::new().then(house).then(" x. ").then(house).then(" x");
    assert_eq!(said.render(language, Notation::Rc), "Řádek 3 x. Řádek 3 x");
}
