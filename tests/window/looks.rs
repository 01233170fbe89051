//! The looks of parts beside each other: titles, notices, tabs, and lines of a card.

use iced::widget::button;
use iced::{Rectangle, Task};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::theme;
use sudoku_stepper::app::{App, Message, Source};
use sudoku_stepper::explain::Text;
use sudoku_stepper::texts::Language;

use crate::common::boards;
use crate::living::Living;
use crate::living_tree::{USUAL, shown};
use crate::support::{
    ASSIGNMENT, HARD, IMPOSSIBLE, RICH, app, carry_out, enter_something, open_as, puzzles, shows,
    type_key,
};

const LEAST: (f32, f32) = (760.0, 560.0);

/// A killer in which 9 in the first cell is wrong, which no short argument shows.
const DEEP_KILLER: &str = "SumoCueV1=13+0=17+2+2=7=22=4+7+0=16+10+10=23+5+6=19+16=15+18=18+13+13=25+6+16+16\
    +18=21+20+13=16+23+23+23=18=13+28+20+20+31+31+35+35+35+36+28=3=13+48+31=8+51=14=\
    7=20+47=11+48=16+59+53+53+54+55=17+57=19+59=19+69=11+55+55+65+67+67+67+69+69+71";

/// The height of the bar with the title.
const BAR: f32 = 56.0;

/// The program in this language.
fn speaking(mut app: App, tag: &str) -> App {
    let mut languages = Language::translations().iter().chain([Language::english()]);
    let language = languages.find(|language| language.tag() == tag);
    app.speak(language.expect("the language is built in").clone());
    app
}

fn bounds_of(living: &mut Living, words: &str) -> Rectangle {
    let mut all = living.words().into_iter();
    let found = all.find(|(text, _)| text == words);
    found.unwrap_or_else(|| panic!("{words} is not there")).1
}

#[test]
fn a_notice_covers_all_of_the_title_or_nothing_of_it() {
    for (tag, unsaved) in [("en", "not saved"), ("de", "nicht gespeichert")] {
        for size in [LEAST, USUAL, (1280.0, 800.0)] {
            for length in [10, 60, 90, 120, 160, 300] {
                let mut app = speaking(app(ASSIGNMENT), tag);
                enter_something(&mut app);
                let mut living = Living::new(app, Task::none(), size);
                let title = ["assignment.txt", unsaved].map(|it| bounds_of(&mut living, it));
                let told = "words ".repeat(length / 6);
                living.send(Message::Ask(Ask::Complain(Text::new().then(told))));
                let notice = living.bounds_of("notice");
                let touched = title.map(|it| notice.x < it.x + it.width);
                let is_whole = notice.x <= title[0].x && touched == [true; 2];
                let is_short = length <= 90 && size != LEAST;
                assert!(
                    touched == [false; 2] || is_whole && !is_short,
                    "{tag} {size:?} {length}: {notice:?} over {title:?}"
                );
            }
        }
    }
}

#[test]
fn a_long_notice_covers_no_title_of_any_screen_in_part() {
    let list = || puzzles(&[HARD; 3].join("\n"));
    for name in ["list", "lessons", "create"] {
        for size in [LEAST, USUAL, (1280.0, 800.0)] {
            for length in [120, 300] {
                let mut app = app(ASSIGNMENT);
                match name {
                    "list" => open_as(&mut app, list(), Source::named("hard")),
                    "lessons" => type_key(&mut app, "l"),
                    _ => carry_out(&mut app, Message::Ask(Ask::Create)),
                }
                let mut living = Living::new(app, Task::none(), size);
                let before = living.words();
                let told = "words ".repeat(length / 6);
                living.send(Message::Ask(Ask::Tell(told.into())));
                let notice = living.bounds_of("notice");
                let over = before.iter().filter(|(_, it)| it.intersects(&notice));
                for (words, it) in over.filter(|(_, it)| it.center_y() < BAR) {
                    // At the right it ends where the buttons begin.
                    assert!(
                        notice.x <= it.x,
                        "{name} {size:?} {length}: {words} under {notice:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_puzzle_is_named_by_its_title() {
    let mut app = app(ASSIGNMENT);
    assert!(app.title().starts_with("assignment.txt"), "{}", app.title());
    let titled = puzzles(&format!("{RICH} Easter"));
    assert_eq!(titled[0].title.as_deref(), Some("Easter"));
    open_as(&mut app, titled, Source::named("of-others.txt"));
    assert!(app.title().starts_with("Easter – "), "{}", app.title());
    assert!(shows(&app, "Easter") && !shows(&app, "of-others.txt"));
    let mut living = Living::new(app, Task::none(), USUAL);
    living.send(Message::Ask(Ask::Start));
    living.rest();
    let words = living.words();
    assert!(words.iter().any(|(text, _)| text.contains("Easter")));
    assert!(!words.iter().any(|(text, _)| text.contains("of-others")));
    // A rating behind a puzzle is no name.
    let mut app = living.into_app();
    let rated = puzzles(&format!("{RICH} 11.9"));
    open_as(&mut app, rated, Source::named("hardest.txt"));
    assert!(app.title().starts_with("hardest.txt – "), "{}", app.title());
}

#[test]
fn an_opened_panel_has_its_tab_and_the_last_tab_its_word_in_every_language() {
    for (tag, every_step, more) in [
        ("en", "All steps", "More"),
        ("de", "Alle Schritte", "Mehr"),
        ("es", "Posibles", "Más"),
    ] {
        for size in [LEAST, USUAL] {
            let app = speaking(shown(Some(ASSIGNMENT), "a wait"), tag);
            let mut living = Living::new(app, Task::none(), size);
            for words in [every_step, more] {
                assert!(living.shows_whole(words), "{words} at {size:?}");
            }
        }
    }
}

#[test]
fn the_count_of_rules_is_in_sight_where_they_end() {
    for (tag, words) in [
        ("en", " rules are on"),
        ("de", " Regeln sind an"),
        ("es", " reglas activadas"),
    ] {
        for size in [LEAST, USUAL] {
            let app = speaking(shown(Some(HARD), "stall wait"), tag);
            let mut living = Living::new(app, Task::none(), size);
            let mut all = living.words().into_iter();
            let line = all.find(|(text, _)| text.ends_with(words));
            let (line, _) = line.unwrap_or_else(|| panic!("{words} is not there"));
            assert!(living.shows_whole(&line), "{line} at {size:?}");
        }
    }
}

#[test]
fn a_level_is_beside_its_technique_on_the_card_of_a_killer() {
    for size in [LEAST, USUAL, (1280.0, 800.0)] {
        let mut app = app(ASSIGNMENT);
        open_as(&mut app, vec![boards::named("killer")], Source::named("k"));
        let mut living = Living::new(speaking(app, "de"), Task::none(), size);
        living.keys("p wait s wait space wait");
        let [name, level] = ["Letzte Zelle im Käfig", "Leicht"].map(|it| living.place_of(it));
        assert!(
            (name.y - level.y).abs() < 4.0,
            "{name:?} {level:?} {size:?}"
        );
    }
}

#[test]
fn the_reason_of_a_step_in_the_list_begins_below_its_conclusion() {
    // No row of buttons takes the room of the reason.
    for size in [LEAST, USUAL] {
        let app = shown(Some(ASSIGNMENT), "a wait down");
        let mut living = Living::new(app, Task::none(), size);
        let card = living.bounds_of("conclusion");
        let apply = living.place_of("Apply");
        assert!(card.contains(apply), "{apply:?} in {card:?}");
    }
}

#[test]
fn a_conclusion_of_several_lines_beside_a_list_leaves_its_reason_within_reach() {
    let mut app = app(ASSIGNMENT);
    open_as(&mut app, vec![boards::named("killer")], Source::named("k"));
    let mut living = Living::new(speaking(app, "de"), Task::none(), LEAST);
    living.keys("a wait down down down down down");
    let conclusion = living.bounds_of("conclusion");
    assert!(conclusion.height > 60.0, "{conclusion:?}");
    living.move_to(conclusion.center());
    living.scroll(-50.0);
    for words in ["Benutzt", "Lernen"] {
        assert!(living.shows_whole(words), "{words}");
    }
}

#[test]
fn no_card_has_a_gap_of_a_line_between_its_words() {
    const GAP: f32 = 15.0;
    for (what, puzzle, keys) in [
        ("a clash", ASSIGNMENT, "left ctrl+right 3 wait"),
        (
            "no solution",
            ASSIGNMENT,
            "left ctrl+right 7 ctrl+enter wait",
        ),
        (
            "no solution without an argument",
            DEEP_KILLER,
            "ctrl+up ctrl+left 9 space wait",
        ),
        ("no solution of the givens", IMPOSSIBLE, "ctrl+enter wait"),
        ("a mistake", ASSIGNMENT, "left ctrl+right 7 h wait"),
    ] {
        let mut living = Living::new(shown(Some(puzzle), keys), Task::none(), USUAL);
        let heading = living.bounds_of("conclusion");
        let end = heading.y + heading.height;
        let below = living.controls().into_iter().map(|it| it.y);
        let foot = below.filter(|y| *y > end).fold(f32::INFINITY, f32::min);
        let words = living.words().into_iter().map(|(_, bounds)| bounds);
        let is_in = |it: &Rectangle| it.x >= heading.x && it.y >= end && it.y < foot;
        let mut lines: Vec<_> = words.filter(is_in).collect();
        lines.sort_by(|one, other| one.y.total_cmp(&other.y));
        assert!(lines.len() > 1, "{what}: {lines:?}");
        for pair in lines.windows(2) {
            let gap = pair[1].y - pair[0].y - pair[0].height;
            assert!(gap < GAP, "{what}: a gap of {gap} above {:?}", pair[1]);
        }
    }
}

#[test]
fn german_and_spanish_quote_with_their_own_marks() {
    for text in [
        include_str!("../../src/engine/texts/de.ftl"),
        include_str!("../../src/engine/texts/es.ftl"),
    ] {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        // On the command line, quotes are around what is typed.
        let of_window = lines.filter(|line| !line.starts_with("cli-"));
        let straight: Vec<_> = of_window.filter(|line| line.contains("'{")).collect();
        assert_eq!(straight, Vec::<&str>::new());
    }
}

#[test]
fn a_key_of_a_pad_that_rests_looks_off() {
    for theme in [theme::light(), theme::dark()] {
        let colors = theme::colors(&theme);
        let key = |status| theme::pad_key(false, false)(&theme, status);
        let (on, off) = (key(button::Status::Active), key(button::Status::Disabled));
        assert_eq!(on.background, Some(colors.surface.into()));
        assert_eq!(off.background, Some(colors.background.into()));
        assert_eq!(
            (on.border.color, off.border.color),
            (colors.control, colors.line)
        );
    }
}
