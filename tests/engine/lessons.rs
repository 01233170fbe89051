//! The lessons: what they say is what the rules do, and exercises are answered by any
//! step of their technique.

use crate::common::{languages, solution_of};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::ControlFlow;

use rayon::prelude::*;
use sudoku_stepper::drawing::{Appearance, Painter, Place, View, scene};
use sudoku_stepper::explain::{Notation, Role, Span, picture};
use sudoku_stepper::generate::{Form, Progress as Tried, rules_up_to};
use sudoku_stepper::grid::{Candidate, CellSet, Grid};
use sudoku_stepper::lessons::{
    Act, Answer, Exercise, ExerciseError, KNOWN, Learned, Origin, Progress, Reason, Record,
    StoredPosition, introduction, is_made, lesson, lookalike, schema, stored,
};
use sudoku_stepper::rules::{Deduction, Family, Pattern, Survey, Technique, rule_for};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::sudoku::Position;
use sudoku_stepper::texts::{FoundBy, Language, found_by, other_names, technique_name};

/// What of the rules up to a technique finds something, but for the technique.
fn easier(technique: Technique, grid: &Grid) -> Option<Technique> {
    let easier = rules_up_to(technique).filter(|it| *it != technique);
    let step = Solver::with(easier).step(grid, Granularity::Deduction)?;
    Some(step[0].technique)
}

fn is_sound(grid: &Grid, step: &Deduction) -> bool {
    let solution = solution_of(grid);
    let is_true = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    step.placements.iter().all(is_true) && !step.eliminations.iter().any(is_true)
}

#[test]
fn every_technique_has_a_lesson_in_words_of_its_own() {
    for language in languages() {
        let mut said = HashSet::new();
        for technique in Technique::ALL {
            let lesson =
                lesson(language, *technique).unwrap_or_else(|| panic!("{technique} has no lesson"));
            assert_eq!(lesson.technique, *technique);
            let what = lesson.what.render(language, Notation::Rc);
            for words in lesson.texts() {
                let words = words.render(language, Notation::Rc);
                assert!(
                    words.ends_with(['.', '?', '!']) && words.len() > 10,
                    "{technique}: {words}"
                );
                // The name of a technique that there is not stays in its brackets.
                assert!(!words.contains(['[', ']']), "{technique}: {words}");
            }
            assert!(
                (3..=5).contains(&lesson.look.len()),
                "{technique} is looked for in {} steps",
                lesson.look.len()
            );
            assert!(said.insert(what), "{technique} has the words of another");
        }
    }
    assert!(lesson(Language::english(), Technique::Custom("Mine")).is_none());
}

#[test]
fn the_corners_of_a_rectangle_in_a_lesson_have_lost_neither_of_its_digits() {
    let mut seen = 0;
    for technique in Technique::ALL {
        let lesson = lesson(Language::english(), *technique).unwrap();
        let Some(Pattern::Uniqueness(pattern)) = lesson.shown().map(|step| step.pattern) else {
            continue;
        };
        let (grid, corners) = (&lesson.example.grid, pattern.corners());
        if corners.len() != 4 || !corners.is_subset(grid.unsolved()) {
            continue;
        }
        seen += 1;
        for corner in corners {
            let lost = pattern.digits() - grid.candidates(corner);
            assert!(lost.is_empty(), "{technique}: {corner:?} has lost {lost:?}");
        }
    }
    assert!(seen > 4, "{seen}");
}

/// The other names that several techniques have, because the field does not tell these apart.
const SHARED: [&str; 13] = [
    "45 Rule",
    "AIC with Groups",
    "Almost Locked Candidates",
    "Grouped X-Cycle (for a single digit)",
    "Innies and Outies",
    "Kraken Jellyfish",
    "Kraken Swordfish",
    "Kraken X-Wing",
    "Multi-Coloring",
    "POM",
    "Pattern Overlay Method",
    "Simple Coloring",
    "Singles Chains",
];

#[test]
fn another_name_is_that_of_one_technique_unless_the_field_has_it_for_several() {
    let english = Language::english();
    let mut techniques: BTreeMap<String, usize> = BTreeMap::new();
    for technique in Technique::ALL {
        let names = other_names(english, *technique);
        let several: BTreeSet<_> = names.iter().collect();
        assert_eq!(several.len(), names.len(), "{technique} has a name twice");
        for name in names {
            // The field calls two techniques by this name.
            let is_free = name.parse::<Technique>().is_err() || name == "Box/Line Reduction";
            assert!(is_free, "{name} is the name of a technique");
            *techniques.entry(name).or_default() += 1;
        }
    }
    let shared = techniques.iter().filter(|(_, count)| **count > 1);
    let shared: Vec<_> = shared.map(|(name, _)| name.as_str()).collect();
    assert_eq!(shared, SHARED);
    assert!(techniques.len() > 100);
}

#[test]
fn a_technique_is_found_by_any_of_its_names_in_any_language() {
    for language in languages() {
        for technique in Technique::ALL {
            let own = technique_name(language, *technique);
            let found = |wanted: &str| {
                let wanted = wanted.to_lowercase();
                found_by(language, *technique, |name| name == wanted)
            };
            assert_eq!(found(&own), Some(FoundBy::Name));
            let english = Language::english();
            let names = other_names(language, *technique)
                .into_iter()
                .chain(other_names(english, *technique));
            for name in names {
                assert!(found(&name).is_some(), "{technique} by {name}");
            }
            assert!(found(&technique_name(english, *technique)).is_some());
            assert_eq!(found("no such technique"), None);
        }
    }
    let by = found_by(Language::english(), Technique::XyWing, |it| it == "y-wing").unwrap();
    let sentence = by.sentence(Language::english(), Technique::XyWing);
    assert_eq!(sentence.unwrap(), "Y-Wing: other name of XY-Wing");
}

#[test]
fn every_family_has_an_introduction() {
    let families: BTreeSet<Family> = Technique::ALL.iter().map(|it| it.family()).collect();
    for family in families {
        let words = introduction(Language::english(), family)
            .unwrap_or_else(|| panic!("none for {family}"));
        assert!(
            words
                .render(Language::english(), Notation::Rc)
                .ends_with('.')
        );
    }
    assert!(introduction(Language::english(), Family::Custom).is_none());
}

#[test]
fn a_lesson_names_the_techniques_that_it_speaks_of() {
    let others = lesson(Language::english(), Technique::Swordfish)
        .unwrap()
        .others();
    assert_eq!(others, [Technique::XWing]);
    let lesson = lesson(Language::english(), Technique::Whale).unwrap();
    let spans = lesson.when.spans(Language::english());
    assert!(spans.contains(&Span::Technique(Technique::XWing)));
}

#[test]
fn every_lesson_shows_what_its_rule_finds_on_its_position() {
    Technique::ALL.par_iter().for_each(|technique| {
        let lesson = lesson(Language::english(), *technique).unwrap();
        let grid = &lesson.example.grid;
        let shown = lesson
            .shown()
            .unwrap_or_else(|| panic!("{technique}: the rule does not find the step"));
        assert_eq!(shown.technique, *technique);
        assert!(is_sound(grid, &shown), "{technique}: {shown:?}");
        let drawn = picture(&shown);
        for (candidate, role) in &drawn.candidates {
            // A cell of a subset need not have all of its digits.
            assert!(
                grid.has(*candidate) || *role == Role::Base,
                "{technique}: {candidate} is not on the board"
            );
        }
    });
}

#[test]
fn every_lesson_says_truly_whether_its_technique_is_next() {
    Technique::ALL.par_iter().for_each(|technique| {
        let example = lesson(Language::english(), *technique).unwrap().example;
        let easier = easier(*technique, &example.grid);
        assert_eq!(
            example.origin == Origin::Next,
            easier.is_none(),
            "{technique} is said to be {}, and easier is {easier:?}",
            example.origin
        );
    });
}

#[test]
fn every_lesson_has_a_board_of_its_own() {
    let mut boards = HashSet::new();
    for technique in Technique::ALL {
        let puzzle = lesson(Language::english(), *technique)
            .unwrap()
            .example
            .puzzle();
        let has_cages = !puzzle.layout.cages().is_empty();
        assert_eq!(has_cages, technique.family() == Family::Cages);
        assert!(has_cages || puzzle.given_count() >= 17);
        assert!(boards.insert((puzzle.layout, puzzle.givens)), "{technique}");
    }
}

#[test]
fn every_position_that_is_kept_has_the_step_that_it_is_kept_for() {
    Technique::ALL.par_iter().for_each(|technique| {
        for position in stored(*technique) {
            let shown = position.shown().unwrap_or_else(|| panic!("{technique}"));
            assert!(is_sound(&position.grid, &shown), "{technique}");
            let line = position.write();
            let again = StoredPosition::read(&line).unwrap().unwrap();
            assert_eq!(again, position);
        }
    });
}

#[test]
fn a_line_that_is_no_position_is_refused_with_a_sentence() {
    assert!(StoredPosition::read("# a comment").unwrap().is_none());
    for (line, said) in [
        ("x-wing", "does not begin with"),
        ("x-wing often :0300:x:::::", "does not begin with"),
        ("z-wing next :0300:x:::::", "is not the name of a rule"),
        ("x-wing next :0300:x:12::::", "line 1"),
        ("x-wing next 9=11.31 :0300:x:::::", "is no board with cages"),
    ] {
        let error = StoredPosition::read(line).unwrap_err().to_string();
        assert!(error.contains(said), "{line}: {error}");
    }
}

#[test]
fn the_generator_makes_an_exercise_in_which_the_technique_is_next() {
    for technique in [
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::Pointing,
        Technique::NakedPair,
    ] {
        assert!(is_made(technique));
        let make = || {
            let tried = Tried::default();
            Exercise::make(technique, 7, &Stop::never(), &tried).unwrap()
        };
        let exercise = make();
        assert_eq!(exercise.origin(), Origin::Next);
        assert_eq!(easier(technique, exercise.grid()), None);
        assert!(exercise.steps().iter().all(|it| it.technique == technique));
        assert!(
            exercise
                .steps()
                .iter()
                .all(|it| is_sound(exercise.grid(), it))
        );
        assert_eq!(*exercise.solution(), solution_of(exercise.grid()));
    }
}

#[test]
fn rare_techniques_are_practised_on_kept_positions_in_other_forms() {
    Technique::ALL.par_iter().for_each(|technique| {
        let exercise = Exercise::kept(*technique, 3, &Stop::never());
        let exercise = exercise.unwrap_or_else(|error| panic!("{technique}: {error}"));
        assert!(
            exercise
                .steps()
                .iter()
                .all(|it| is_sound(exercise.grid(), it))
        );
        let kept: Vec<_> = stored(*technique).collect();
        assert!(
            kept.iter().all(|it| it.grid != *exercise.grid()),
            "{technique} looks as it did"
        );
        if exercise.origin() == Origin::Next {
            assert_eq!(easier(*technique, exercise.grid()), None, "{technique}");
        }
    });
    let missing = Technique::Custom("Mine");
    let error = Exercise::kept(missing, 3, &Stop::never()).unwrap_err();
    assert_eq!(error, ExerciseError::None(missing));
}

#[test]
fn an_exercise_that_is_given_up_is_not_made() {
    let stop = Stop::never();
    stop.raise();
    for technique in [Technique::XWing, Technique::ForcingNetVerity] {
        let made = Exercise::make(technique, 1, &stop, &Tried::default());
        assert_eq!(made.unwrap_err(), ExerciseError::Stopped);
    }
}

#[test]
fn a_form_of_a_puzzle_is_the_same_puzzle_with_other_digits_and_lines() {
    let puzzle = stored(Technique::XyWing).next().unwrap().puzzle();
    let moved = Form::of(5).puzzle(&puzzle);
    assert_eq!(moved, Form::of(5).puzzle(&puzzle));
    assert_ne!(moved, puzzle);
    assert_eq!(moved.given_count(), puzzle.given_count());
    assert_eq!(moved.removed.len(), puzzle.removed.len());
    assert!(moved.has_entries() == puzzle.has_entries());
}

/// All that the rule of a technique finds.
fn all_found(technique: Technique, grid: &Grid) -> Vec<Deduction> {
    let mut found = Vec::new();
    let rule = rule_for(technique).unwrap();
    let _ = rule.search(&Survey::of(grid), &mut |deduction| {
        found.push(deduction);
        ControlFlow::Continue(())
    });
    found
}

fn cells_of(candidates: impl Iterator<Item = Candidate>) -> CellSet {
    candidates.map(|candidate| candidate.cell).collect()
}

/// The techniques that no position is kept for that looks like one, and why.
const WITHOUT_LOOKALIKE: [(Technique, &str); 4] = [
    (
        Technique::GuardianForcing,
        "no position is known on which a guardian left out does harm",
    ),
    (
        Technique::FullHouse,
        "a house with one empty cell is one, and nothing else looks like that",
    ),
    (
        Technique::TridagonForcing,
        "no position is known on which a guardian left out does harm",
    ),
    (
        Technique::ContradictionWithSideArguments,
        "no position is known with a mistake that some sentences can tell",
    ),
];

#[test]
fn each_technique_has_a_lookalike_or_a_reason_why_not() {
    for technique in Technique::ALL {
        let mut without = WITHOUT_LOOKALIKE.iter();
        let reason = without.find(|(it, _)| it == technique);
        assert_eq!(
            lookalike(*technique).is_none(),
            reason.is_some(),
            "{technique}: {reason:?}"
        );
    }
}

#[test]
fn what_looks_like_a_technique_is_none_and_what_it_would_remove_is_right() {
    let kept: Vec<_> = Technique::ALL
        .iter()
        .filter_map(|it| lookalike(*it))
        .collect();
    assert_eq!(kept.len() + WITHOUT_LOOKALIKE.len(), Technique::ALL.len());
    let mut mistakes = Vec::new();
    for it in kept {
        let (technique, grid) = (it.technique, &it.grid);
        let solution = solution_of(grid);
        assert_eq!(
            solution[it.wrong.cell.index()],
            Some(it.wrong.digit),
            "{technique}"
        );
        let marked = it.seeming.iter().chain(&it.spoiling).chain([&it.wrong]);
        for candidate in marked {
            assert!(grid.has(*candidate), "{technique}: {candidate}");
        }
        // The words name them so.
        if it.cell("right").is_some_and(|right| right != it.wrong.cell) {
            mistakes.push(format!("{technique}: {} is right", it.wrong.cell));
        }
        let is_right = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
        let spoiler = it.cell("spoiler").filter(|_| !it.spoiling.is_empty());
        if let Some(spoiler) = spoiler {
            let is_there = cells_of(it.spoiling.iter().copied()).contains(spoiler);
            if !is_there || !it.spoiling.iter().any(is_right) {
                mistakes.push(format!("{technique}: {spoiler} does not spoil it"));
            }
        }
        let cells = cells_of(it.seeming.iter().copied());
        for step in all_found(technique, grid) {
            // Not even with another digit.
            if (cells - cells_of(picture(&step).used())).is_empty() {
                mistakes.push(format!("{technique} is there: {step:?}"));
            }
        }
        for language in languages() {
            let said = it.text().render(language, Notation::Rc);
            assert!(said.contains(&it.wrong.cell.to_string()), "{said}");
            assert!(!said.contains(['{', '[']) && said.ends_with('.'), "{said}");
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

/// The techniques without a pattern in letters, and why they have none.
const NOT_IN_LETTERS: [(Technique, &str); 8] = [
    (Technique::RankZeroLogic, "it has no shape of its own"),
    (
        Technique::BivalueUniversalGravePlusOne,
        "every open cell of the board takes part",
    ),
    (Technique::Bug2, "every open cell of the board takes part"),
    (Technique::Bug3, "every open cell of the board takes part"),
    (Technique::Bug4, "every open cell of the board takes part"),
    (Technique::BugN, "every open cell of the board takes part"),
    (
        Technique::NestedForcingChains,
        "it is looked for only where the whole board has one solution",
    ),
    (
        Technique::ContradictionWithSideArguments,
        "it is looked for only where the whole board has one solution",
    ),
];

#[test]
fn each_technique_has_its_pattern_in_letters_or_a_reason_why_not() {
    for technique in Technique::ALL {
        let reason = NOT_IN_LETTERS.iter().find(|(it, _)| it == technique);
        match (schema(*technique), reason) {
            (Some(_), Some((_, reason))) => panic!("{technique} has one, although {reason}"),
            (None, None) => panic!("{technique} has none"),
            _ => {}
        }
    }
}

#[test]
fn each_pattern_in_letters_is_one_and_removes_what_it_is_said_to() {
    let kept = Technique::ALL.iter().filter_map(|it| schema(*it));
    let mut mistakes = Vec::new();
    for it in kept {
        let Some(shown) = it.shown() else {
            let found = all_found(it.technique, &it.grid);
            let found = found.iter().map(|step| format!("{:?}", step.eliminations));
            let found: Vec<_> = found.take(3).collect();
            let meant = &it.eliminations;
            mistakes.push(format!("{}: {meant:?}, not {found:?}", it.technique));
            continue;
        };
        let used = cells_of(picture(&shown).used());
        let removed = cells_of(it.eliminations.iter().copied());
        if !(used - it.cells - removed).is_empty() {
            mistakes.push(format!("{}: {used:?} are used", it.technique));
        }
        let mut scene = scene(&View {
            position: &Position::new(&it.puzzle()),
            selected: CellSet::EMPTY,
            contradicting: CellSet::EMPTY,
            worth_trying: CellSet::EMPTY,
            picture: &picture(&shown),
            walk: None,
            also: CellSet::EMPTY,
        });
        scene.put_letters(it.letters(), &it.candidates);
        let place = Place::centered(300.0, &scene.layout, false);
        let mut painter = Painter::new(place, Appearance::Light);
        painter.digits(&scene);
        let sheet = painter.into_sheet();
        let is_letter = |text: &str| text.chars().all(|letter| it.letters().contains(&letter));
        assert!(sheet.texts().count() > 0);
        // In digits there are sums as well.
        if !it.is_in_digits() && !sheet.texts().all(|text| is_letter(&text.content)) {
            mistakes.push(format!("{}: there is more on the board", it.technique));
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

/// The exercise on the position of a lesson.
fn exercise(technique: Technique) -> Exercise {
    let example = lesson(Language::english(), technique).unwrap().example;
    let made = Exercise::on(technique, example.origin, example.grid, &Stop::never());
    made.unwrap().unwrap()
}

fn removing(candidates: impl IntoIterator<Item = Candidate>) -> Answer {
    candidates.into_iter().map(|it| (it, Act::Remove)).collect()
}

#[test]
fn any_whole_step_is_right_and_so_are_several() {
    for technique in [
        Technique::HiddenSingle,
        Technique::NakedTriple,
        Technique::XWing,
        Technique::Skyscraper,
        Technique::XyWing,
        Technique::UniquenessTest1,
        Technique::Aic,
    ] {
        let exercise = exercise(technique);
        let whole = |step: &Deduction| -> Answer {
            let set = step.placements.iter().map(|it| (*it, Act::Set));
            let removed = step.eliminations.iter().map(|it| (*it, Act::Remove));
            set.chain(removed).collect()
        };
        let mut all = Answer::default();
        for step in exercise.steps() {
            let verdict = exercise.check(&whole(step));
            assert!(verdict.is_right(), "{technique}: {verdict:?}");
            all.extend(whole(step).marks());
        }
        assert!(exercise.check(&all).is_right(), "{technique}");
        assert!(!exercise.check(&Answer::default()).is_right());
    }
}

#[test]
fn what_was_missed_of_a_step_is_told() {
    let position = Technique::ALL
        .iter()
        .flat_map(|technique| stored(*technique));
    let several = |it: &StoredPosition| it.eliminations.len() > 1;
    let position = position
        .filter(|it| it.technique == Technique::XWing)
        .find(several)
        .expect("some X-Wing removes several candidates");
    let exercise = Exercise::on(
        Technique::XWing,
        position.origin,
        position.grid.clone(),
        &Stop::never(),
    );
    let exercise = exercise.unwrap().unwrap();
    let first = position.eliminations[0];
    let verdict = exercise.check(&removing([first]));
    assert!(!verdict.is_right());
    assert_eq!(verdict.right, [(first, Act::Remove)]);
    assert!(verdict.wrong.is_empty());
    let meant = verdict.meant.expect("it is the X-Wing");
    let missed: Vec<Candidate> = verdict.missed.iter().map(|it| it.0).collect();
    assert_eq!(missed.len() + 1, meant.eliminations.len());
    assert!(missed.iter().all(|it| meant.eliminations.contains(it)));
}

/// Why the removal of a candidate does not follow, beside the right answer.
fn reason(exercise: &Exercise, candidate: Candidate) -> Reason {
    let mut answer = removing(exercise.steps()[0].eliminations.iter().copied());
    answer.set(candidate, Some(Act::Remove));
    let verdict = exercise.check(&answer);
    assert!(!verdict.is_right() && verdict.missed.is_empty());
    let [wrong] = &verdict.wrong[..] else {
        panic!("{verdict:?}");
    };
    assert_eq!((wrong.candidate, wrong.act), (candidate, Act::Remove));
    let said = wrong
        .text(exercise.technique())
        .render(Language::english(), Notation::Rc);
    assert!(
        said.ends_with('.') && said.contains(&candidate.cell.to_string()),
        "{said}"
    );
    wrong.reason.clone()
}

/// The false candidates that no step removes.
fn unshown(exercise: &Exercise) -> Vec<Candidate> {
    let grid = exercise.grid();
    let candidates = grid.unsolved().into_iter().flat_map(|cell| {
        let digits = grid.candidates(cell).into_iter();
        digits.map(move |digit| Candidate::new(cell, digit))
    });
    let is_shown = |it: &Candidate| {
        let mut steps = exercise.steps().iter();
        steps.any(|step| step.eliminations.contains(it))
    };
    let is_true = |it: &Candidate| exercise.solution()[it.cell.index()] == Some(it.digit);
    candidates
        .filter(|it| !is_shown(it) && !is_true(it))
        .collect()
}

#[test]
fn a_digit_of_the_solution_stays() {
    let exercise = exercise(Technique::XWing);
    let cell = exercise.grid().unsolved().first().unwrap();
    let digit = exercise.solution()[cell.index()].unwrap();
    assert_eq!(
        reason(&exercise, Candidate::new(cell, digit)),
        Reason::Solution
    );
}

#[test]
fn what_is_false_but_does_not_follow_is_told_why() {
    let exercise = exercise(Technique::XWing);
    let step = exercise.steps()[0].clone();
    let drawn = picture(&step);
    let mut told = HashSet::new();
    for candidate in unshown(&exercise) {
        let reason = reason(&exercise, candidate);
        let covered = |houses: &[sudoku_stepper::grid::House]| {
            houses.iter().any(|it| it.cells().contains(candidate.cell))
        };
        match &reason {
            Reason::OtherDigits(digits) => assert!(!digits.contains(candidate.digit)),
            Reason::Pattern => assert!(drawn.used().any(|it| it == candidate)),
            Reason::Outside(houses) => assert!(!covered(houses)),
            other => panic!("{candidate}: {other:?}"),
        }
        told.insert(std::mem::discriminant(&reason));
    }
    assert!(told.len() >= 2, "{told:?}");
}

#[test]
fn a_cell_that_does_not_see_the_pincers_is_told_which() {
    let mut unseen = 0;
    for kept in stored(Technique::XyWing) {
        let made = Exercise::on(kept.technique, kept.origin, kept.grid, &Stop::never());
        let exercise = made.unwrap().unwrap();
        let digit = exercise.steps()[0].eliminations[0].digit;
        for candidate in unshown(&exercise) {
            if candidate.digit == digit
                && let Reason::Unseen(cells) = reason(&exercise, candidate)
            {
                assert!(cells.is_disjoint(candidate.cell.peers()) && !cells.is_empty());
                unseen += 1;
            }
        }
    }
    assert!(unseen > 0);
}

#[test]
fn digits_are_set_where_the_technique_sets_them() {
    let exercise = exercise(Technique::NakedSingle);
    assert!(exercise.asks(Act::Set) && !exercise.asks(Act::Remove));
    let step = exercise.steps()[0].placements[0];
    let is_set = |cell| {
        let mut steps = exercise.steps().iter();
        steps.any(|step| step.placements[0].cell == cell)
    };
    let mut open = exercise.grid().unsolved().into_iter();
    let other = open.find(|cell| !is_set(*cell)).unwrap();
    let right = exercise.solution()[other.index()].unwrap();
    let wrong = exercise.grid().candidates(other) - [right].into_iter().collect();
    let answer: Answer = [step, Candidate::new(other, right)]
        .map(|it| (it, Act::Set))
        .into_iter()
        .collect();
    let verdict = exercise.check(&answer);
    assert_eq!(verdict.right, [(step, Act::Set)]);
    assert_eq!(verdict.wrong[0].reason, Reason::NotSet);
    let wrong = Candidate::new(other, wrong.first().unwrap());
    let verdict = exercise.check(&[(wrong, Act::Set)].into_iter().collect());
    assert_eq!(verdict.wrong[0].reason, Reason::NotSolution);
    assert_eq!(verdict.meant, None);
}

#[test]
fn progress_is_kept_as_text_and_read_again() {
    let mut progress = Progress::default();
    assert_eq!(progress.learned(Technique::XWing), Learned::New);
    assert!(progress.read(Technique::XWing) && !progress.read(Technique::XWing));
    assert_eq!(progress.learned(Technique::XWing), Learned::Read);
    progress.practised(Technique::TwoStringKite, false);
    for right in 1..=KNOWN {
        progress.practised(Technique::XWing, true);
        let learned = if right < KNOWN {
            Learned::Practised
        } else {
            Learned::Known
        };
        assert_eq!(progress.learned(Technique::XWing), learned);
    }
    let text = progress.write().unwrap();
    assert_eq!(Progress::parse(&text), Ok((progress, Vec::new())));
    assert_eq!(
        Progress::parse("").unwrap(),
        (Progress::default(), Vec::new())
    );
}

#[test]
fn what_makes_no_sense_in_the_progress_is_named_and_the_rest_counts() {
    let text = "[x-wing]\nright = 2\n[y-wing]\nright = 1\n[swordfish]\nright = \"many\"\n";
    let (progress, complaints) = Progress::parse(text).unwrap();
    let known = Record {
        right: 2,
        ..Record::default()
    };
    assert_eq!(progress.record(Technique::XWing), known);
    assert_eq!(progress.record(Technique::Swordfish), Record::default());
    assert_eq!(complaints, ["swordfish", "y-wing"]);
    assert!(Progress::parse("[x-wing\n").is_err());
}

#[test]
fn progress_from_elsewhere_is_added_and_nothing_of_ones_own_is_lost() {
    let read = |text: &str| Progress::parse(text).unwrap().0;
    let mut own = read("[x-wing]\nread = true\nright = 2\nmet = 1\n[swordfish]\nsolved = true\n");
    let other = read("[x-wing]\nright = 1\nwrong = 4\nmet = 3\n[skyscraper]\nread = true\n");
    own.join(other);
    let together = Record {
        read: true,
        right: 2,
        wrong: 4,
        met: 3,
        ..Record::default()
    };
    assert_eq!(own.record(Technique::XWing), together);
    assert!(own.record(Technique::Swordfish).solved);
    assert!(own.record(Technique::Skyscraper).read);
    let again = own.clone();
    own.join(again.clone());
    assert_eq!(own, again, "added twice it is the same");
}
