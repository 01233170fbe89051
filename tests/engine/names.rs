//! The words beside the parts of a pattern and the numbers beside candidates: what is named,
//! in which words, and that none of it lies on something else.

use crate::common::applications::applications;
use crate::common::languages;
use sudoku_stepper::drawing::{
    Appearance, Drawn, Named, Names, Painter, Part, Path, Place, Point, Scene, Size, Tag,
};
use sudoku_stepper::explain::{CellPart, Notation, SumPart, argument, picture};
use sudoku_stepper::export::plain;
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::{Deduction, Technique, find_first, rule_for};
use sudoku_stepper::sudoku::Position;
use sudoku_stepper::texts::{Language, Span};

/// The board of a step with its names.
fn named(language: &Language, grid: &Grid, deduction: &Deduction) -> Scene {
    Scene {
        names: Names::of(std::slice::from_ref(deduction)),
        language: language.clone(),
        ..plain(&Position::from(grid), &picture(deduction))
    }
}

/// Where a tag or a badge is painted, in pixels of a board of 900.
fn painted(scene: &Scene, labeled: bool) -> Vec<(Part, Point, Size)> {
    let place = Place::centered(900.0, &scene.layout, labeled);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.marks(scene);
    let sheet = painter.into_sheet();
    let pills = sheet.drawn().iter().filter_map(|(part, drawn)| {
        let is_name = matches!(part, Part::Tag(..) | Part::Number(_) | Part::Share(_));
        match drawn {
            Drawn::Fill(Path::Rectangle { corner, size, .. }, _) if is_name => {
                Some((*part, *corner, *size))
            }
            _ => None,
        }
    });
    pills.collect()
}

#[test]
fn numbers_can_be_read_on_small_boards_and_stay_on_them() {
    let english = Language::english();
    let mut told = 0;
    for (technique, (grid, deduction)) in applications() {
        let scene = named(english, &grid, &deduction);
        for side in [420.0, 560.0, 700.0] {
            let place = Place::centered(side, &scene.layout, true);
            let mut painter = Painter::new(place, Appearance::Dark);
            painter.marks(&scene);
            for (part, drawn) in painter.into_sheet().drawn() {
                match drawn {
                    Drawn::Text(text) if matches!(part, Part::Number(_)) => {
                        assert!(text.size > 7.4, "{technique}: {} at {side}", text.size);
                        told += 1;
                    }
                    Drawn::Fill(Path::Rectangle { corner, size, .. }, _)
                        if matches!(part, Part::Number(_) | Part::Tag(..)) =>
                    {
                        let (right, bottom) = (corner.x + size.width, corner.y + size.height);
                        let is_inside =
                            corner.x >= 0.0 && corner.y >= 0.0 && right <= side && bottom <= side;
                        assert!(is_inside, "{technique}: {part:?} at {corner:?} of {side}");
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn every_part_with_a_word_is_tagged_in_each_language() {
    let languages: Vec<_> = languages().collect();
    let mut told = 0;
    for (technique, (grid, deduction)) in applications() {
        let drawn = picture(&deduction);
        for language in &languages {
            let scene = named(language, &grid, &deduction);
            let of = |wanted: Named| {
                let tags = scene.names.tags.iter().filter(move |tag| tag.of == wanted);
                tags.map(|tag| tag.cell).collect::<Vec<_>>()
            };
            for (cells, part) in &drawn.cells {
                let is_plain = matches!(
                    part,
                    CellPart::Rectangle
                        | CellPart::Arm
                        | CellPart::Pattern
                        | CellPart::Companion
                        | CellPart::Truth
                        | CellPart::Link
                        | CellPart::Losing
                        | CellPart::Contradiction
                );
                let tagged = of(Named::Cells(*part));
                assert_eq!(tagged.is_empty(), is_plain, "{technique}: {part:?}");
                told += usize::from(!is_plain);
                let is_of_part = |cell| {
                    let mut all = drawn.cells.iter().filter(|(_, other)| other == part);
                    all.any(|(cells, _)| cells.contains(cell))
                };
                assert!(tagged.iter().all(|cell| is_of_part(*cell)), "{technique}");
                let each = !matches!(
                    part,
                    CellPart::ExocetBase | CellPart::Mirror | CellPart::SCell
                );
                if each && !is_plain {
                    assert!(cells.iter().all(|it| tagged.contains(&it)), "{technique}");
                }
            }
            for (cells, part) in drawn.sums.iter().filter(|(_, part)| part.is_side()) {
                let tagged = of(Named::Sum(*part));
                assert!(tagged.iter().any(|it| cells.contains(*it)), "{technique}");
            }
            assert!(of(Named::Sum(SumPart::Counted)).is_empty());
        }
    }
    assert!(told > 40, "{told}");
}

#[test]
fn names_lie_on_the_picture_and_on_no_other_name() {
    for (technique, (grid, deduction)) in applications() {
        for language in languages() {
            let scene = named(language, &grid, &deduction);
            for labeled in [true, false] {
                let all = painted(&scene, labeled);
                for (number, (part, corner, size)) in all.iter().enumerate() {
                    let (right, bottom) = (corner.x + size.width, corner.y + size.height);
                    let is_inside =
                        corner.x >= 0.0 && corner.y >= 0.0 && right <= 900.0 && bottom <= 900.0;
                    assert!(is_inside, "{technique}: {part:?} at {corner:?}");
                    for (other, at, of) in &all[number + 1..] {
                        // Tags are one beside the other; a badge may touch its neighbor.
                        let are_tags = matches!((part, other), (Part::Tag(..), Part::Tag(..)));
                        let apart = right <= at.x
                            || at.x + of.width <= corner.x
                            || bottom <= at.y
                            || at.y + of.height <= corner.y;
                        assert!(apart || !are_tags, "{technique}: {part:?} on {other:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_tag_stands_at_the_end_of_its_cell_where_it_lies_on_fewer_marks() {
    const SIDE: f32 = 900.0;
    let wings = [Technique::XyWing, Technique::XyzWing, Technique::WWing];
    let positions = wings
        .into_iter()
        .flat_map(|it| stored(it).map(move |at| (it, at)));
    let mut free = 0;
    for (technique, position) in positions {
        let Some(rule) = rule_for(technique) else {
            continue;
        };
        let Some(deduction) = find_first(rule, &position.grid) else {
            continue;
        };
        let scene = named(Language::english(), &position.grid, &deduction);
        let place = Place::centered(SIDE, &scene.layout, true);
        let marks_under = |corner: Point, size: Size| {
            let mut places: Vec<Candidate> = scene.marks.iter().map(|(one, _)| *one).collect();
            places.sort_unstable();
            places.dedup();
            let lies_under = |candidate: &Candidate| {
                let at = place.point(place.spots.place(*candidate));
                let nearest = Point::new(
                    at.x.clamp(corner.x, corner.x + size.width),
                    at.y.clamp(corner.y, corner.y + size.height),
                );
                nearest.distance(at) < place.spots.radius * place.cell
            };
            places.iter().filter(|it| lies_under(it)).count()
        };
        for (part, corner, size) in painted(&scene, true) {
            let Part::Tag(cell, _) = part else {
                continue;
            };
            let left = place.corner(cell).x;
            let right = left + place.cell;
            let other = Point::new(left + right - corner.x - size.width, corner.y);
            let (here, there) = (marks_under(corner, size), marks_under(other, size));
            let mut tags = scene.names.tags.iter().filter(|it| it.cell != cell);
            let is_beside = |it: &Tag| {
                let is_near = it.cell.row().abs_diff(cell.row()) <= 1;
                it.cell.column() == cell.column() && is_near
            };
            if tags.any(is_beside) {
                continue;
            }
            assert!(here <= there, "{technique}: {cell} has {here}, not {there}");
            free += usize::from(here < there);
        }
    }
    assert!(free > 0, "there is a choice");
}

#[test]
fn the_numbers_of_a_net_are_those_of_lines_that_tell_of_the_candidate() {
    let mut told = 0;
    for (technique, (_, deduction)) in applications() {
        let names = Names::of(std::slice::from_ref(&deduction));
        let lines = argument(&deduction).lines;
        for (Candidate { cell, digit }, numbers) in &names.numbers {
            for name in numbers {
                let spans = lines[name.place].text.spans(Language::english());
                let has_cell = spans.contains(&Span::Cell(*cell));
                let has_digit = spans.contains(&Span::Digit(*digit));
                let has_candidate = spans.contains(&Span::Candidate(Candidate::new(*cell, *digit)));
                // 'it' is told of where a line goes on from the one before.
                let goes_on = spans.contains(&Span::Digit(*digit));
                assert!(
                    has_cell && has_digit || has_candidate || goes_on,
                    "{technique}: line {name} of {digit} in {cell}"
                );
                told += 1;
            }
        }
    }
    assert!(told > 40, "{told}");
}

#[test]
fn chains_have_no_numbers_and_wings_no_tag_but_those_of_the_field() {
    let all = applications();
    let names = |technique: Technique| {
        let (_, deduction) = &all[&technique];
        Names::of(std::slice::from_ref(deduction))
    };
    let word = |tag: &Tag| tag.of.word().unwrap().words(Language::english());
    assert!(names(Technique::Aic).numbers.is_empty());
    let wing = names(Technique::XyWing);
    let mut words: Vec<String> = wing.tags.iter().map(word).collect();
    words.sort_unstable();
    assert_eq!(words, ["pincer", "pincer", "pivot"]);
    let rectangle = names(Technique::UniquenessTest4);
    let words: Vec<String> = rectangle.tags.iter().map(word).collect();
    let of = |word: &str| words.iter().filter(|it| **it == word).count();
    assert_eq!((of("floor"), of("roof")), (2, 2), "{words:?}");
}

#[test]
fn the_letters_of_the_sentences_stand_on_the_links_of_restricted_commons() {
    for (technique, wanted) in [
        (Technique::AlsXzRule, &['X'][..]),
        (Technique::AlsXyWing, &['X', 'Y']),
        (Technique::AlsChain, &[]),
    ] {
        let position = stored(technique).next().expect("it has a lesson");
        let (grid, deduction) = (&position.grid, &position.shown().expect("it is found"));
        let scene = named(Language::english(), grid, deduction);
        let letters = scene.links.iter().filter_map(|link| link.letter);
        let letters: Vec<char> = letters.collect();
        assert_eq!(letters, wanted, "{technique}");
        let said = argument(deduction).render(Language::english(), Notation::Rc);
        let place = Place::centered(900.0, &scene.layout, true);
        let mut painter = Painter::new(place, Appearance::Light);
        painter.marks(&scene);
        let sheet = painter.into_sheet();
        for link in scene.links.iter().filter(|link| link.letter.is_some()) {
            let letter = link.letter.expect("it has one");
            assert!(!link.strong, "{technique}");
            assert!(
                said.contains(&format!("restricted common {letter}")),
                "{said}"
            );
            let middle = sheet
                .texts()
                .find(|text| text.content == letter.to_string());
            let middle = middle.expect("it is written").middle;
            let steps = (0..=200_u8).map(|step| link.curve.at(f32::from(step) / 200.0));
            let mut points = steps.map(|point| place.point(point));
            assert!(
                points.any(|point| point.distance(middle) < 3.0),
                "{technique}"
            );
        }
    }
}
