//! Boards other than the classic one on the screen for making a puzzle.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use sudoku_stepper::app::board::{Gesture, Tint};
use sudoku_stepper::app::screen::create::{self, Create, Tool};
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, Feature, Sketch, Sketched};
use sudoku_stepper::session::WorkKind;

use crate::common::boards::named;
use crate::common::{cell, cells, digit};
use crate::support::{begin, carry_out, click, deliver, does, press, shows, simulator, type_key};

pub fn creating() -> App {
    let mut app = begin(Settings::default(), Store::none());
    click(&mut app, "Make one");
    app
}

pub fn draft(app: &App) -> &Create {
    app.create().expect("the screen was shown")
}

pub fn tell(app: &mut App, message: create::Message) {
    carry_out(app, Message::Create(message));
}

fn place(name: &str) -> Candidate {
    Candidate::new(cell(name), digit(5))
}

/// Drags the pointer over cells.
pub fn drag(app: &mut App, names: &str) {
    let mut names = names.split(' ');
    let first = names.next().expect("a drag begins in a cell");
    let press = Gesture::Press {
        place: place(first),
        more: false,
    };
    tell(app, create::Message::Board(press));
    for name in names {
        tell(app, create::Message::Board(Gesture::Over(cell(name))));
    }
    tell(app, create::Message::Board(Gesture::Release));
}

pub fn cages(app: &App) -> Vec<(CellSet, Option<u8>)> {
    let cages = draft(app).sketch().cages().iter();
    cages.map(|cage| (cage.cells, cage.sum)).collect()
}

pub fn type_keys(app: &mut App, keys: &str) {
    for key in keys.split(' ') {
        type_key(app, key);
    }
}

/// Waits until the check of the givens is complete.
fn check(app: &mut App) {
    while !draft(app).checked().is_done() {
        deliver(app, |it| {
            matches!(it, Message::Create(create::Message::Checked(_)))
        });
    }
}

#[test]
fn a_cage_is_drawn_by_dragging_and_takes_the_sum_that_is_typed() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Cages));
    drag(&mut app, "r1c1 r1c2 r2c2");
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r2c2"), None)]);
    type_keys(&mut app, "2 0");
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r2c2"), Some(20))]);
    assert_eq!(
        draft(&app).board().cages().len(),
        1,
        "the board has it at once"
    );
    tell(&mut app, create::Message::Undo);
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r2c2"), None)]);
    tell(&mut app, create::Message::Undo);
    assert_eq!(cages(&app), [], "a stroke is one change");
    tell(&mut app, create::Message::Redo);
    tell(&mut app, create::Message::Redo);
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r2c2"), Some(20))]);
    // A sum that is too large starts over.
    type_keys(&mut app, "4 5 9");
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r2c2"), Some(9))]);
    tell(&mut app, create::Message::TakeAway);
    assert_eq!(cages(&app), []);
}

#[test]
fn a_sum_that_was_begun_goes_with_its_cage() {
    for end in [create::Message::Restart, create::Message::Shape([2, 3])] {
        let mut app = creating();
        tell(&mut app, create::Message::Tool(Tool::Cages));
        drag(&mut app, "r1c1 r1c2");
        type_keys(&mut app, "1");
        tell(&mut app, end);
        assert_eq!(cages(&app), []);
        type_keys(&mut app, "5");
        assert_eq!(cages(&app).len(), 1, "{:?}", draft(&app).told());
        assert_eq!(cages(&app)[0].1, Some(5));
    }
}

#[test]
fn a_cage_that_cannot_be_is_refused_in_words() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Cages));
    drag(&mut app, "r1c1 r1c2 r1c3");
    type_keys(&mut app, "2 5");
    assert_eq!(
        draft(&app).told(),
        Some("A cage of 3 cells cannot add up to 25: 3 different digits make 6 to 24.")
    );
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r1c3"), None)]);
    assert!(shows(&app, "The chosen cage has 3 cells. You typed 25."));
    drag(&mut app, "r2c1 r1c1");
    assert_eq!(
        draft(&app).told(),
        Some("This cell is in another cage. Take that one away first.")
    );
    assert_eq!(cages(&app).len(), 1);
    drag(&mut app, "r1c1 r5c5");
    assert_eq!(
        draft(&app).told(),
        Some("The cells of a cage have to hang together.")
    );
    drag(
        &mut app,
        "r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9 r8c9",
    );
    assert_eq!(
        draft(&app).told(),
        Some("With 9 digits a cage can have at most 9 cells.")
    );
    let sizes: Vec<usize> = cages(&app).iter().map(|(cells, _)| cells.len()).collect();
    assert_eq!(sizes, [3, 9]);
}

#[test]
fn a_cell_is_taken_out_of_its_cage_by_a_right_click() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Cages));
    drag(&mut app, "r1c1 r1c2 r1c3");
    let aside = |name| create::Message::Board(Gesture::Aside(place(name)));
    tell(&mut app, aside("r1c2"));
    assert_eq!(cages(&app)[0].0.len(), 3, "it would fall in parts");
    tell(&mut app, aside("r1c3"));
    assert_eq!(cages(&app), [(cells("r1c1 r1c2"), None)]);
}

#[test]
fn regions_are_drawn_over_boxes_and_what_is_wrong_with_their_size_is_said() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Regions));
    drag(&mut app, "r1c1 r1c4");
    let is_lacking = |app: &App| draft(app).sketch().lack().is_some();
    assert!(is_lacking(&app));
    click(&mut app, "Check");
    assert!(shows(&app, "A region has 10 cells; it needs 9."));
    assert!(draft(&app).told().is_some(), "the check is answered");
    let scene = draft(&app).scene();
    assert!(
        scene
            .tints
            .iter()
            .any(|(_, tint)| *tint == Tint::Contradicting)
    );
    tell(&mut app, create::Message::Save);
    assert!(draft(&app).told().is_some(), "no file holds such a board");
    // The neighbor takes a cell in return.
    drag(&mut app, "r2c4 r2c3");
    assert!(!is_lacking(&app));
    let region = draft(&app).board().region_of(cell("r1c1")).unwrap();
    assert!(region.contains(cell("r1c4")) && !region.contains(cell("r2c3")));
    tell(&mut app, create::Message::Undo);
    assert!(is_lacking(&app));
    tell(&mut app, create::Message::Restart);
    assert!(draft(&app).board().is_classic(), "boxes again");
}

#[test]
fn cells_without_a_region_are_counted() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Regions));
    drag(&mut app, "r5c5");
    tell(&mut app, create::Message::TakeAway);
    click(&mut app, "Check");
    assert!(shows(&app, "9 cells have no region yet."));
    let scene = draft(&app).scene();
    assert_eq!(scene.unfinished.map(|regions| regions.len()), Some(8));
}

#[test]
fn the_shape_of_the_board_is_chosen_and_digits_that_do_not_fit_go() {
    let mut app = creating();
    type_key(&mut app, "9");
    press(
        &mut app,
        Key::Named(Named::ArrowRight),
        Modifiers::default(),
    );
    type_key(&mut app, "4");
    tell(&mut app, create::Message::Tool(Tool::Board));
    click(&mut app, "6 × 6, boxes 2 × 3");
    let board = draft(&app).board();
    assert_eq!((board.size(), board.boxes()), (6, Some([2, 3])));
    let values = draft(&app).session().grid().values();
    let left: Vec<Digit> = values.iter().flatten().copied().collect();
    assert_eq!(left, [digit(4)]);
    tell(&mut app, create::Message::Undo);
    assert!(draft(&app).board().is_classic());
    assert_eq!(
        draft(&app).session().grid().value(cell("r1c1")),
        Some(digit(9))
    );
}

#[test]
fn what_a_board_has_besides_is_added_and_taken_away() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Board));
    click(&mut app, "Anti-knight");
    type_key(&mut app, "p");
    let features = |app: &App| draft(app).board().features();
    assert_eq!(features(&app), [Feature::DiagonalDown, Feature::AntiKnight]);
    click(&mut app, "Anti-knight");
    assert_eq!(features(&app), [Feature::DiagonalDown]);
    tell(&mut app, create::Message::Shape([2, 2]));
    assert_eq!(
        features(&app),
        [Feature::DiagonalDown],
        "four rows have it too"
    );
    click(&mut app, "Windoku");
    assert_eq!(
        draft(&app).told(),
        Some("Only a board of 9 × 9 cells can have this.")
    );
    assert_eq!(features(&app), [Feature::DiagonalDown]);
}

#[test]
fn regions_and_cages_are_drawn_by_keys_as_well() {
    let mut app = creating();
    // Digits, board, regions, cages.
    type_keys(&mut app, "b b b");
    assert_eq!(draft(&app).tool(), Tool::Cages);
    for named in [Named::ArrowRight, Named::ArrowDown] {
        press(&mut app, Key::Named(named), Modifiers::SHIFT);
    }
    type_keys(&mut app, "1 7");
    assert_eq!(cages(&app), [(cells("r1c1 r1c2 r2c2"), Some(17))]);
    press(&mut app, Key::Named(Named::Delete), Modifiers::default());
    assert_eq!(cages(&app), []);
}

#[test]
fn further_regions_are_drawn_beside_boxes() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Regions));
    tell(&mut app, create::Message::Further(true));
    drag(&mut app, "r2c2 r2c3 r2c4 r3c4 r4c4 r4c3 r4c2 r3c2");
    assert!(draft(&app).sketch().lack().is_some());
    drag(&mut app, "r3c2 r3c3");
    assert!(draft(&app).sketch().lack().is_none());
    let board = draft(&app).board();
    assert_eq!(board.extra_regions().count(), 1);
    assert!(board.boxes().is_some(), "the boxes are there as well");
}

#[test]
fn a_drawn_board_is_checked_used_and_saved_like_any_other() {
    let killer = named("killer");
    let mut app = creating();
    let folder = tempfile::tempdir().unwrap();
    tell(&mut app, create::Message::Tool(Tool::Cages));
    for cage in killer.layout.cages() {
        let mut drawn = vec![cage.cells.first().unwrap()];
        // Each cell after one that it touches.
        while drawn.len() < cage.cells.len() {
            let beside = |cell: &sudoku_stepper::grid::Cell| {
                drawn.iter().any(|it| {
                    it.row().abs_diff(cell.row()) + it.column().abs_diff(cell.column()) == 1
                })
            };
            let mut rest = cage.cells.iter().filter(|it| !drawn.contains(it));
            drawn.push(rest.find(beside).expect("a cage hangs together"));
        }
        let names: Vec<String> = drawn.iter().map(ToString::to_string).collect();
        drag(&mut app, &names.join(" "));
        for character in cage.sum.unwrap().to_string().chars() {
            type_key(&mut app, &character.to_string());
        }
    }
    assert_eq!(draft(&app).board(), &killer.layout);
    tell(&mut app, create::Message::Tool(Tool::Digits));
    for (at, given) in sudoku_stepper::grid::Cell::all().zip(killer.givens) {
        if let Some(given) = given {
            let name = at.to_string();
            drag(&mut app, &name);
            tell(&mut app, create::Message::Enter(given));
        }
    }
    check(&mut app);
    assert!(draft(&app).is_puzzle());
    let path = folder.path().join("own.toml");
    let own = formats::write(&draft(&app).to_puzzle(), formats::Format::Own).unwrap();
    std::fs::write(&path, own).unwrap();
    let read = formats::read(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(read[0].layout, killer.layout);
    tell(&mut app, create::Message::Use);
    let solver = app.solver().expect("it is worked on");
    assert_eq!(solver.session().grid().layout(), &killer.layout);
}

#[test]
fn why_digits_clash_is_said() {
    let turned = |feature| Some(create::Message::Turn(feature));
    let cage = Some(create::Message::Tool(Tool::Cages));
    for (begun, digits, why) in [
        (None, "r1c3 r1c9", "the same digit twice in a house"),
        (cage.clone(), "r1c3 r2c4", "the same digit twice in a cage"),
        (
            turned(Feature::AntiKnight),
            "r1c3 r2c5",
            "the same digit a knight's move apart",
        ),
        (
            turned(Feature::AntiKing),
            "r1c3 r2c4",
            "the same digit in cells that touch at a corner",
        ),
        (
            turned(Feature::Argyle),
            "r1c5 r4c8",
            "the same digit twice on a slanting line",
        ),
        (
            cage,
            "r1c3 r2c4 r2c9",
            "the same digit in cells that see each other",
        ),
    ] {
        let mut app = creating();
        if let Some(message) = begun {
            tell(&mut app, message);
        }
        // Without the tool for it, nothing is drawn by this.
        drag(&mut app, "r1c3 r1c4 r2c4");
        tell(&mut app, create::Message::Tool(Tool::Digits));
        for name in digits.split(' ') {
            drag(&mut app, name);
            tell(&mut app, create::Message::Enter(digit(5)));
        }
        let count = draft(&app).session().clashing().len();
        let said = format!("{count} entries clash: {why}.");
        assert!(shows(&app, &said), "{digits}");
    }
}

#[test]
fn unfinished_regions_are_kept_and_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = creating();
    let _ = app.keep_work_in(folder.path().to_owned());
    tell(&mut app, create::Message::Tool(Tool::Regions));
    drag(&mut app, "r1c1 r1c4");
    deliver(&mut app, |it| {
        matches!(
            it,
            Message::Autosave(sudoku_stepper::app::autosave::Message::Written(
                WorkKind::Making,
                _
            ))
        )
    });
    let drawn = draft(&app).sketch().drawn(Sketched::Regions);
    let kept = std::fs::read_dir(folder.path()).unwrap();
    let kept = kept.map(|entry| entry.unwrap().path());
    let mut kept = kept.filter(|path| path.extension().is_some_and(|it| it == "toml"));
    let text = std::fs::read_to_string(kept.next().expect("the draft is kept")).unwrap();
    let (_, unfinished) = text.split_once("[session.unfinished]").unwrap();
    let line = unfinished.split('"').nth(1).expect("a line of regions");
    let puzzle = formats::read(text.as_bytes()).unwrap().remove(0);
    let sketch = Sketch::of(&puzzle.layout).with_unfinished(Sketched::Regions, line);
    let mut again = sketch.drawn(Sketched::Regions);
    let mut drawn = drawn;
    again.sort_by_key(|it| it.first());
    drawn.sort_by_key(|it| it.first());
    assert_eq!(again, drawn);
}

#[test]
fn the_field_for_a_rating_keeps_its_place_on_a_board_that_has_none() {
    let mut app = creating();
    let places = |app: &App| {
        let mut ui = simulator(app);
        let of = |words: &str| ui.find(words).expect(words).bounds();
        ["Make a new one", "Use as puzzle", "Fill up"].map(of)
    };
    let before = places(&app);
    tell(&mut app, create::Message::Turn(Feature::DiagonalUp));
    assert_eq!(places(&app), before);
    assert!(!does(&app, "Make a new one"));
}

/// Waits until the window says that it is counting the solutions of the board.
fn waited(app: &mut App) {
    while !shows(app, "The solutions are being counted …") {
        deliver(app, |it| {
            matches!(it, Message::Create(create::Message::Waited(_)))
        });
    }
}

#[test]
fn counting_that_takes_long_is_told_and_can_be_canceled() {
    let mut app = creating();
    tell(&mut app, create::Message::Turn(Feature::Argyle));
    let counting = "The solutions are being counted …";
    assert!(!shows(&app, counting), "it may be known at once");
    waited(&mut app);
    assert!(shows(&app, counting));
    click(&mut app, "Cancel");
    assert!(!shows(&app, counting) && shows(&app, "not known: canceled"));
    click(&mut app, "Check");
    assert_eq!(draft(&app).told(), Some("This is still being looked at."));
    assert!(!shows(&app, "not known: canceled"));
    // Esc stops it too, and does not leave the draft.
    waited(&mut app);
    press(&mut app, Key::Named(Named::Escape), Modifiers::empty());
    assert!(app.create().is_some() && shows(&app, "not known: canceled"));
}
