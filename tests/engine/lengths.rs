//! Where each kind of deduction is said to be, at length and in the compact
//! notation.

use crate::common;
use crate::common::positions::{
    box_1_has_only_row_1_left, eight_digits_around_r1c1, fives_around_r1c1, only,
};
use crate::common::{candidate, candidates, cell, cells, digit, digits};
use sudoku_stepper::explain::{Length, Notation, Text, argument, text};
use sudoku_stepper::grid::{Candidate, CellSet, House};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::almost_locked_sets::{
    AlmostLockedSet, AlmostLockedSetsPattern, Home, SectorSet,
};
use sudoku_stepper::rules::coloring::{Cluster, ColorMeeting, ColoringPattern};
use sudoku_stepper::rules::fish::{FishCover, FishPattern};
use sudoku_stepper::rules::single_digit::{
    EmptyRectangleView, SingleDigitArgument, SingleDigitPattern, TurbotChain,
};
use sudoku_stepper::rules::templates::TemplatesPattern;
use sudoku_stepper::rules::uniqueness::{Escape, Exchange, UniqueRectangle, UniquenessPattern};
use sudoku_stepper::rules::wings::WingPattern;
use sudoku_stepper::rules::{
    CLAIMING, CustomPattern, Deduction, FullHousePattern, HIDDEN_SINGLE, NAKED_SINGLE, POINTING,
    Pattern, StrongLink, SubsetPattern, Technique, find_all,
};
use sudoku_stepper::texts::Language;

fn said(deduction: &Deduction, length: Length) -> String {
    text(deduction, length).render(Language::english(), Notation::Rc)
}

fn place(deduction: &Deduction) -> String {
    said(deduction, Length::Place)
}

fn brief(deduction: &Deduction) -> String {
    compact(deduction, Style::Hodoku, Notation::Rc)
}

/// A deduction that takes a digit away from one cell.
fn removing(technique: Technique, removed: Candidate, pattern: Pattern) -> Deduction {
    let cell = CellSet::only(removed.cell);
    Deduction::removing(technique, removed.digit, cell, pattern)
}

#[test]
fn the_name_is_that_of_the_technique_and_the_argument_is_the_whole() {
    let naked = only(&NAKED_SINGLE, &eight_digits_around_r1c1());
    assert_eq!(said(&naked, Length::Name), "Naked Single");
    assert_eq!(place(&naked), "Naked Single: 9 in r1c1");
    assert_eq!(text(&naked, Length::Argument), argument(&naked).text());
    assert_eq!(
        text(&naked, Length::Place).render(Language::english(), Notation::Letters),
        "Naked Single: 9 in A1"
    );
}

#[test]
fn a_length_is_known_by_its_name() {
    for length in Length::ALL {
        assert_eq!(length.to_string().parse(), Ok(length));
    }
    assert_eq!(Length::default(), Length::Argument);
    assert_eq!(
        "all\u{7}".parse::<Length>().unwrap_err().to_string(),
        "'all\\u{7}' is not a length; the lengths are name, place, short, argument"
    );
}

#[test]
fn singles_have_their_cell_for_a_place() {
    let hidden = &find_all(&HIDDEN_SINGLE, &fives_around_r1c1())[1];
    assert_eq!(place(hidden), "Hidden Single: 5 in r1c1");
    assert_eq!(brief(hidden), "Hidden Single: r1c1=5");
    assert_eq!(
        compact(hidden, Style::Hodoku, Notation::Letters),
        "Hidden Single: A1=5"
    );
    assert_eq!(
        compact(hidden, Style::Hodoku, Notation::Zero),
        "Hidden Single: r0c0=5"
    );

    let naked = only(&NAKED_SINGLE, &eight_digits_around_r1c1());
    assert_eq!(brief(&naked), "Naked Single: r1c1=9");

    let full = Deduction::placing(
        Technique::FullHouse,
        candidate("r4c5", 7),
        Pattern::FullHouse(FullHousePattern {
            house: House::box_at(4),
        }),
    );
    assert_eq!(place(&full), "Full House: 7 in r4c5");
    assert_eq!(brief(&full), "Full House: r4c5=7");
}

#[test]
fn intersections_have_their_houses_for_a_place() {
    let mut pointing = find_all(&POINTING, &box_1_has_only_row_1_left()).remove(0);
    pointing.eliminations.truncate(2);
    assert_eq!(place(&pointing), "Pointing: 5 of box 1 in row 1");
    assert_eq!(
        brief(&pointing),
        "Locked Candidates Type 1 (Pointing): 5 in b1 => r1c45<>5"
    );
    let claiming = find_all(&CLAIMING, &common::positions::row_1_has_only_box_1_left()).remove(0);
    assert_eq!(place(&claiming), "Claiming: 5 of row 1 in box 1");
    assert!(brief(&claiming).starts_with("Locked Candidates Type 2 (Claiming): 5 in r1 => r2"));
}

#[test]
fn subsets_have_their_digits_and_cells_for_a_place() {
    let pair = Deduction::removing(
        Technique::NakedPair,
        digit(4),
        cells("r3c5 r3c9"),
        Pattern::Subset(SubsetPattern {
            hidden: false,
            digits: digits(&[4, 9]),
            cells: cells("r3c2 r3c7"),
            houses: vec![House::row(2)],
        }),
    );
    assert_eq!(place(&pair), "Naked Pair: 4 and 9 in r3c2 and r3c7");
    assert_eq!(brief(&pair), "Naked Pair: 4,9 in r3c27 => r3c59<>4");
    assert_eq!(
        compact(&pair, Style::Hodoku, Notation::Letters),
        "Naked Pair: 4,9 in C27 => C59<>4"
    );
}

fn cover(houses: &[House], fins: &str, eliminated: &str) -> FishCover {
    FishCover {
        houses: houses.to_vec(),
        fins: cells(fins),
        eliminated: cells(eliminated),
        cannibalistic: CellSet::EMPTY,
    }
}

fn fish(base: &[House], endo_fins: &str, covers: Vec<FishCover>) -> Pattern {
    Pattern::Fish(Box::new(FishPattern {
        digit: digit(7),
        base: base.to_vec(),
        cells: CellSet::EMPTY,
        endo_fins: cells(endo_fins),
        covers,
        without_fins: None,
    }))
}

#[test]
fn fish_have_their_base_and_fins_for_a_place() {
    let rows = [House::row(1), House::row(5)];
    let columns = [House::column(2), House::column(7)];
    let basic = fish(&rows, "", vec![cover(&columns, "", "r5c8")]);
    let basic = removing(Technique::XWing, candidate("r5c8", 7), basic);
    assert_eq!(place(&basic), "X-Wing: 7 in rows 2 and 6");
    assert_eq!(brief(&basic), "X-Wing: 7 r26 c38 => r5c8<>7");
    assert_eq!(
        text(&basic, Length::Place).render(Language::english(), Notation::Letters),
        "X-Wing: 7 in rows B and F"
    );
    assert_eq!(
        compact(&basic, Style::Hodoku, Notation::Letters),
        "X-Wing: 7 rBF c38 => E8<>7"
    );

    let finned = fish(&rows, "", vec![cover(&columns, "r6c9", "r5c8")]);
    let finned = removing(Technique::FinnedXWing, candidate("r5c8", 7), finned);
    assert_eq!(
        place(&finned),
        "Finned X-Wing: 7 in rows 2 and 6 with the fin r6c9"
    );
    assert_eq!(brief(&finned), "Finned X-Wing: 7 r26 c38 fr6c9 => r5c8<>7");

    // Two fish on one base, and a cell in both base houses.
    let mixed = fish(
        &[House::row(1), House::box_at(0)],
        "r2c1",
        vec![
            cover(&columns, "r1c1", "r5c8"),
            cover(&[House::column(2), House::box_at(2)], "r1c2", "r5c8"),
        ],
    );
    let mixed = removing(Technique::FinnedMutantXWing, candidate("r5c8", 7), mixed);
    assert_eq!(
        place(&mixed),
        "Finned Mutant X-Wing: 7 in row 2 and box 1 with the fins r1c1, r1c2 and r2c1"
    );
    assert_eq!(
        brief(&mixed),
        "Finned Mutant X-Wing: 7 r2b1 c38 fr1c1 efr2c1 / c3b3 fr1c2 efr2c1 => r5c8<>7"
    );
}

fn strong(house: House, ends: [&str; 2]) -> StrongLink {
    StrongLink {
        house,
        ends: ends.map(cell),
    }
}

fn single_digit(argument: SingleDigitArgument) -> Pattern {
    Pattern::SingleDigit(Box::new(SingleDigitPattern {
        digit: digit(5),
        arguments: vec![argument],
    }))
}

#[test]
fn patterns_of_one_digit_have_their_houses_for_a_place_and_are_links() {
    let kite = single_digit(SingleDigitArgument::Chain(TurbotChain {
        links: [
            strong(House::row(0), ["r1c9", "r1c2"]),
            strong(House::column(0), ["r2c1", "r8c1"]),
        ],
        weak: House::box_at(0),
        eliminated: cells("r8c9"),
    }));
    let kite = removing(Technique::TwoStringKite, candidate("r8c9", 5), kite);
    assert_eq!(place(&kite), "2-String Kite: 5 in row 1 and column 1");
    assert_eq!(
        brief(&kite),
        "2-String Kite: 5 in r1c9,r8c1 (connected by r1c2,r2c1) => r8c9<>5"
    );
    assert_eq!(
        compact(&kite, Style::Hodoku, Notation::Letters),
        "2-String Kite: 5 in A9,H1 (connected by A2,B1) => H9<>5"
    );

    // Box 4 has its 5 in row 4 or in column 2.
    let empty = single_digit(SingleDigitArgument::EmptyRectangle(EmptyRectangleView {
        block: House::box_at(3),
        cells: cells("r4c1 r4c3 r5c2 r6c2"),
        near: House::row(3),
        far: House::column(1),
        link: strong(House::column(6), ["r4c7", "r9c7"]),
        eliminated: cell("r9c2"),
    }));
    let empty = removing(Technique::EmptyRectangle, candidate("r9c2", 5), empty);
    assert_eq!(place(&empty), "Empty Rectangle: 5 in box 4 and column 7");
    assert_eq!(brief(&empty), "Empty Rectangle: 5 in b4 (r49c7) => r9c2<>5");
}

fn pivoted(digits_of_pivot: &[u8]) -> Pattern {
    Pattern::Wing(Box::new(WingPattern::Pivoted {
        pivot: cell("r1c8"),
        digits: digits(digits_of_pivot),
        pincers: [cell("r1c2"), cell("r3c9")],
        joined_by: [digit(5), digit(7)],
        eliminated: digit(3),
    }))
}

#[test]
fn wings_have_their_cells_for_a_place() {
    let xy = removing(Technique::XyWing, candidate("r3c1", 3), pivoted(&[5, 7]));
    assert_eq!(place(&xy), "XY-Wing: pivot r1c8, pincers r1c2 and r3c9");
    assert_eq!(brief(&xy), "XY-Wing: 5/7/3 in r1c8,r1c2,r3c9 => r3c1<>3");
    // The pivot has three candidates, and so no strong link.
    let xyz = removing(
        Technique::XyzWing,
        candidate("r1c7", 3),
        pivoted(&[3, 5, 7]),
    );
    assert_eq!(place(&xyz), "XYZ-Wing: pivot r1c8, pincers r1c2 and r3c9");
    assert_eq!(brief(&xyz), "XYZ-Wing: 5/7/3 in r1c8,r1c2,r3c9 => r1c7<>3");
    let w = Pattern::Wing(Box::new(WingPattern::Linked {
        pincers: [cell("r1c2"), cell("r5c7")],
        link: strong(House::row(8), ["r9c2", "r9c7"]),
        joined_by: digit(4),
        eliminated: digit(9),
    }));
    let w = removing(Technique::WWing, candidate("r5c2", 9), w);
    assert_eq!(
        place(&w),
        "W-Wing: 4 and 9 in r1c2 and r5c7, linked in row 9"
    );
    assert_eq!(
        brief(&w),
        "W-Wing: 9/4 in r1c2,r5c7 connected by 4 in r9c27 => r5c2<>9"
    );
}

#[test]
fn colors_have_their_cells_for_a_place() {
    let colors = Pattern::Coloring(Box::new(ColoringPattern {
        digit: digit(3),
        clusters: vec![Cluster {
            colors: [cells("r1c1 r4c5"), cells("r1c5")],
            links: vec![
                strong(House::row(0), ["r1c1", "r1c5"]),
                strong(House::column(4), ["r4c5", "r1c5"]),
            ],
        }],
        meeting: ColorMeeting::Trap,
    }));
    let colors = removing(Technique::SimpleColorsTrap, candidate("r4c1", 3), colors);
    assert_eq!(
        place(&colors),
        "Simple Colors Trap: 3 in r1c1, r1c5 and r4c5"
    );
    assert_eq!(
        brief(&colors),
        "Simple Colors Trap: 3 (r1c1,r4c5) / (r1c5) => r4c1<>3"
    );
}

#[test]
fn a_rectangle_has_its_corners_for_a_place() {
    let rectangle = UniquenessPattern::UniqueRectangle {
        rectangle: UniqueRectangle {
            digits: digits(&[4, 9]),
            floor: cells("r1c1 r1c2 r5c1"),
            roof: cells("r5c2"),
            candidates: Vec::new(),
            lines: Vec::new(),
            exchange: Exchange::default(),
        },
        escape: Escape::OtherCandidates,
    };
    let rectangle = removing(
        Technique::UniquenessTest1,
        candidate("r5c2", 4),
        Pattern::Uniqueness(Box::new(rectangle)),
    );
    assert_eq!(
        place(&rectangle),
        "Uniqueness Test 1: 4 and 9 in r1c1, r1c2, r5c1 and r5c2"
    );
    assert_eq!(
        brief(&rectangle),
        "Uniqueness Test 1: 4/9 in r15c12 => r5c2<>4"
    );
}

#[test]
fn a_grave_has_its_extra_candidate_for_a_place() {
    let grave = UniquenessPattern::BivalueUniversalGrave {
        extra: candidate("r1c8", 5),
        houses: cell("r1c8").houses().to_vec(),
        others: cells("r1c2 r1c3"),
    };
    let grave = removing(
        Technique::BivalueUniversalGravePlusOne,
        candidate("r1c8", 6),
        Pattern::Uniqueness(Box::new(grave)),
    );
    assert_eq!(place(&grave), "Bivalue Universal Grave + 1: 5 of r1c8");
    assert_eq!(brief(&grave), "Bivalue Universal Grave + 1 => r1c8<>6");
}

fn set(names: &str, values: &[u8]) -> AlmostLockedSet {
    AlmostLockedSet {
        home: Home::House(House::row(0)),
        cells: cells(names),
        digits: digits(values),
        candidates: Vec::new(),
    }
}

fn almost_locked(technique: Technique, pattern: AlmostLockedSetsPattern) -> Deduction {
    let pattern = Pattern::AlmostLockedSets(Box::new(pattern));
    removing(technique, candidate("r2c9", 4), pattern)
}

#[test]
fn almost_locked_sets_have_the_sets_for_a_place() {
    let (one, two) = (set("r1c1", &[1, 4]), set("r2c2 r2c3", &[1, 4, 7]));
    let xz = almost_locked(
        Technique::AlsXzRule,
        AlmostLockedSetsPattern::Chain {
            sets: vec![one.clone(), two.clone()],
            restricted_commons: vec![digit(1)],
            digits: digits(&[4]),
        },
    );
    assert_eq!(
        place(&xz),
        "Almost Locked Set XZ-Rule: 1 and 4 in r1c1; 1, 4 and 7 in r2c2 and r2c3"
    );
    assert_eq!(
        brief(&xz),
        "Almost Locked Set XZ-Rule: A=r1c1 {14}, B=r2c23 {147}, X=1, Z=4 => r2c9<>4"
    );
    let doubly = almost_locked(
        Technique::AlsXzRule,
        AlmostLockedSetsPattern::DoublyLinked {
            sets: [one.clone(), two.clone()],
            restricted_commons: digits(&[1, 4]),
        },
    );
    assert_eq!(place(&doubly), place(&xz));
    assert_eq!(
        brief(&doubly),
        "Almost Locked Set XZ-Rule: A=r1c1 {14}, B=r2c23 {147}, X=1,4 => r2c9<>4"
    );
}

#[test]
fn a_death_blossom_has_its_stem_and_its_petals_for_a_place() {
    let (one, two) = (set("r1c1", &[1, 4]), set("r2c2 r2c3", &[1, 4, 7]));
    let blossom = almost_locked(
        Technique::DeathBlossom,
        AlmostLockedSetsPattern::DeathBlossom {
            stem: cell("r1c5"),
            petals: vec![(digits(&[1]), one), (digits(&[7]), two)],
            digits: digits(&[4]),
        },
    );
    assert_eq!(
        place(&blossom),
        "Death Blossom: stem r1c5; 1 and 4 in r1c1; 1, 4 and 7 in r2c2 and r2c3"
    );
    assert_eq!(
        brief(&blossom),
        "Death Blossom: r1c5, A=r1c1 {14}, B=r2c23 {147}, X=1,7, Z=4 => r2c9<>4"
    );
}

#[test]
fn sue_de_coq_has_its_line_and_its_box_for_a_place() {
    let sector = |names, values: &[u8]| SectorSet {
        cells: cells(names),
        digits: digits(values),
        candidates: Vec::new(),
    };
    let sue = almost_locked(
        Technique::SueDeCoq,
        AlmostLockedSetsPattern::SueDeCoq {
            block: House::box_at(0),
            line: House::row(1),
            intersection: sector("r2c1 r2c2", &[1, 2, 4, 5]),
            in_line: sector("r2c7", &[1, 4]),
            in_block: sector("r3c3", &[2, 5]),
        },
    );
    assert_eq!(place(&sue), "Sue de Coq: row 2 and box 1");
    assert_eq!(
        brief(&sue),
        "Sue de Coq: r2c12 - {1245} (r2c7 - {14}, r3c3 - {25}) => r2c9<>4"
    );
}

fn custom(used: Vec<Candidate>, houses: Vec<House>) -> Deduction {
    let pattern = Pattern::Custom(Box::new(CustomPattern {
        reason: Text::new().then("So it is."),
        used,
        houses,
        proof: None,
    }));
    removing(Technique::Custom("My Rule"), candidate("r5c5", 4), pattern)
}

#[test]
fn what_has_no_place_of_its_own_takes_that_of_its_picture_or_its_conclusion() {
    let used = || candidates("r1c2 r1c3", 6);
    let houses = vec![House::row(1), House::row(4), House::box_at(4)];
    let in_houses = custom(used(), houses);
    assert_eq!(place(&in_houses), "My Rule: 4 in rows 2 and 5 and box 5");
    assert_eq!(
        place(&custom(used(), vec![])),
        "My Rule: 6 in r1c2 and r1c3"
    );
    assert_eq!(place(&custom(vec![], vec![])), "My Rule: 4 of r5c5");
    assert_eq!(
        brief(&custom(used(), vec![])),
        "My Rule: 6 in r1c23 => r5c5<>4"
    );
    assert_eq!(brief(&custom(vec![], vec![])), "My Rule => r5c5<>4");

    let templates = Pattern::Templates(Box::new(TemplatesPattern {
        digit: digit(4),
        size: 9,
        all: 3,
        taken: vec![],
        left: vec![],
        struck: 0,
    }));
    let templates = removing(Technique::TemplateDelete, candidate("r5c5", 4), templates);
    assert_eq!(place(&templates), "Template Delete: 4 in r5c5");
    assert_eq!(brief(&templates), "Template Delete: 4 => r5c5<>4");
}
