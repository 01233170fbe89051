//! The catalog of rules: its names, its order, the presets.

use std::collections::HashSet;
use std::fs;

use sudoku_stepper::lessons::{introduction, lesson, stored};
use sudoku_stepper::rules::{CATALOG, Family, Level, Technique, UnknownTechnique, rule_for};
use sudoku_stepper::solver::{Preset, Solver, WikiGrade};
use sudoku_stepper::texts::Language;

#[test]
fn every_technique_has_one_rule_and_the_rules_stand_in_the_order_of_the_techniques() {
    let techniques: Vec<Technique> = CATALOG.iter().map(|rule| rule.technique()).collect();
    assert_eq!(techniques, Technique::ALL);
    for technique in Technique::ALL {
        assert_eq!(
            rule_for(*technique).map(|rule| rule.technique()),
            Some(*technique)
        );
    }
    assert!(rule_for(Technique::Custom("Mine")).is_none());
}

#[test]
fn names_and_slugs_are_unique_and_a_slug_is_read_back() {
    let slugs: HashSet<String> = Technique::ALL.iter().map(|t| t.slug()).collect();
    let names: HashSet<&str> = Technique::ALL.iter().map(|t| t.name()).collect();
    assert_eq!(
        (slugs.len(), names.len()),
        (Technique::ALL.len(), Technique::ALL.len())
    );
    for technique in Technique::ALL {
        assert_eq!(technique.slug().parse(), Ok(*technique));
        assert_eq!(technique.name().to_uppercase().parse(), Ok(*technique));
    }
    assert_eq!(
        "X-Ray".parse::<Technique>(),
        Err(UnknownTechnique("X-Ray".to_owned()))
    );
}

#[test]
fn no_two_techniques_share_a_code() {
    let codes: Vec<&str> = Technique::ALL
        .iter()
        .map(|t| t.code())
        .filter(|c| *c != "-")
        .collect();
    assert_eq!(codes.iter().collect::<HashSet<_>>().len(), codes.len());
    assert!(
        codes
            .iter()
            .all(|code| code.len() == 4 && code.parse::<u16>().is_ok())
    );
}

#[test]
fn easy_techniques_come_before_hard_ones_within_a_family() {
    assert_eq!(Technique::FullHouse.level(), Level::Easy);
    assert_eq!(Technique::FullHouse.family(), Family::Singles);
    assert_eq!(
        (
            Technique::HiddenSingle.score(),
            Technique::HiddenQuadruple.score()
        ),
        (14, 150)
    );
    let subsets: Vec<Level> = Technique::ALL
        .iter()
        .filter(|technique| technique.family() == Family::Subsets)
        .map(|technique| technique.level())
        .collect();
    assert!(subsets.is_sorted());
}

fn of(preset: Preset) -> Vec<Technique> {
    let solver = Solver::preset(preset);
    let techniques = solver.techniques();
    techniques.map(|(technique, _)| technique).collect()
}

#[test]
fn the_smallest_presets_have_the_rules_of_the_assignment_or_one() {
    assert_eq!(
        of(Preset::Assignment),
        [
            Technique::NakedSingle,
            Technique::HiddenSingle,
            Technique::BoxLineReduction
        ]
    );
    assert_eq!(of(Preset::NakedSingles), [Technique::NakedSingle]);
}

#[test]
fn the_preset_of_hodoku_has_claiming_in_place_of_box_line_reduction() {
    assert!(!of(Preset::HoDoKu).contains(&Technique::BoxLineReduction));
    assert!(of(Preset::HoDoKu).contains(&Technique::Claiming));
}

#[test]
fn the_preset_of_all_rules_has_none_twice_under_two_names() {
    // Box-Line Reduction, and those of Sudoku Explainer that are others under its names.
    assert_eq!(of(Preset::Everything).len(), Technique::ALL.len() - 10);
    assert_eq!(
        of(Preset::Everything).last(),
        Some(&Technique::ContradictionWithSideArguments)
    );
}

#[test]
fn the_preset_of_sudoku_explainer_begins_in_its_order() {
    assert_eq!(
        of(Preset::SudokuExplainer)[..6],
        [
            Technique::FullHouse,
            Technique::HiddenSingle,
            Technique::DirectPointing,
            Technique::DirectHiddenPair,
            Technique::NakedSingle,
            Technique::DirectHiddenTriplet
        ]
    );
}

#[test]
fn the_preset_of_sudokuwiki_is_in_its_order() {
    let wiki = of(Preset::SudokuWiki);
    let place = |technique| wiki.iter().position(|known| *known == technique);
    let ascending = [
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::NakedPair,
        Technique::HiddenTriple,
        Technique::Pointing,
        Technique::XWing,
        Technique::ChuteRemotePair,
        Technique::XyWing,
        Technique::Swordfish,
        Technique::XyChain,
        Technique::Medusa,
        Technique::WxyzWing,
        Technique::JuniorExocet,
        Technique::Aic,
        Technique::SueDeCoq,
        Technique::DeathBlossom,
        Technique::ForcingNetContradiction,
    ];
    assert!(ascending.is_sorted_by_key(|technique| place(*technique)));
    assert!(ascending.into_iter().all(|known| place(known).is_some()));
    assert_eq!(wiki.iter().collect::<HashSet<_>>().len(), wiki.len());
    assert!(!wiki.contains(&Technique::FullHouse));
}

#[test]
fn the_grades_of_sudokuwiki_go_with_its_order() {
    let wiki = of(Preset::SudokuWiki);
    assert!(
        wiki.iter()
            .is_sorted_by_key(|technique| WikiGrade::of(*technique))
    );
    for (technique, grade) in [
        (Technique::NakedSingle, Some(WikiGrade::Basic)),
        (Technique::Claiming, Some(WikiGrade::Basic)),
        (Technique::XWing, Some(WikiGrade::Tough)),
        (Technique::AvoidableRectangleType2, Some(WikiGrade::Tough)),
        (Technique::XyChain, Some(WikiGrade::Diabolical)),
        (Technique::AlignedPairExclusion, Some(WikiGrade::Diabolical)),
        (Technique::SueDeCoq, Some(WikiGrade::Extreme)),
        (Technique::FullHouse, None),
    ] {
        assert_eq!(WikiGrade::of(technique), grade, "{technique}");
    }
}

#[test]
fn a_preset_adds_contradictions_with_side_arguments_to_that_of_hodoku() {
    let and_on = [
        &of(Preset::HoDoKu)[..],
        &[Technique::ContradictionWithSideArguments],
    ];
    assert_eq!(of(Preset::HoDoKuAndOn), and_on.concat());
}

#[test]
fn presets_are_known_by_their_names() {
    for preset in Preset::ALL {
        assert_eq!(preset.slug().parse(), Ok(preset));
        assert_eq!(preset.to_string().parse(), Ok(preset));
    }
    assert!("nothing".parse::<Preset>().is_err());
}

/// The code of the tests of a family, without imports and comments.
fn tests_of(family: Family) -> String {
    let files: &[&str] = match family {
        Family::Singles | Family::Intersections => {
            &["rules", "subsets", "leftovers", "direct", "almost_locked"]
        }
        Family::Subsets => &["subsets", "direct", "disjoint"],
        Family::Fish => &["fish", "kraken"],
        Family::Wings => &["wings", "disjoint", "almost_locked"],
        Family::Uniqueness => &["uniqueness", "symmetry"],
        Family::SingleDigit => &["single_digit", "oddagons"],
        Family::Forcing => &["forcing", "side_arguments", "explained"],
        Family::LargePatterns => &[
            "large_patterns",
            "fireworks",
            "oddagons",
            "tridagons",
            "rank_zero",
            "guardian_forcing",
        ],
        other => &[&other.slug().replace('-', "_")],
    };
    let mut code = String::new();
    for file in files {
        let source = fs::read_to_string(format!("tests/engine/{file}.rs")).unwrap_or_default();
        let mut is_import = false;
        for line in source.lines() {
            is_import |= line.starts_with("use ");
            if !is_import && !line.trim_start().starts_with("//") {
                code += line;
                code.push('\n');
            }
            is_import &= !line.ends_with(';');
        }
    }
    code
}

/// Whether a name stands in code, and not as a part of another.
fn is_named(name: &str, code: &str) -> bool {
    code.split(|it: char| !it.is_alphanumeric() && it != '_')
        .any(|word| word == name)
}

/// The name of the rule of a technique: `MULTI_COLORS_1` for `MultiColors1`.
fn name_of_rule(technique: &str) -> String {
    let mut name = String::new();
    for part in technique.chars() {
        let is_digit = |it: char| it.is_ascii_digit();
        let goes_on = part.is_lowercase() || (is_digit(part) && name.ends_with(is_digit));
        if !goes_on && !name.is_empty() {
            name.push('_');
        }
        name.extend(part.to_uppercase());
    }
    name
}

/// What `rules.rs` says belongs to a technique, and this one does not have.
fn missing(technique: Technique) -> Vec<String> {
    let (slug, family) = (technique.slug(), technique.family().slug());
    let english = Language::english();
    let mut missing = Vec::new();
    let mut need = |is_there: bool, what: String| {
        if !is_there {
            missing.push(what);
        }
    };
    need(rule_for(technique).is_some(), "rule in CATALOG".into());
    let parts = ["what", "when", "why"].map(|part| format!("lesson-{slug}-{part}"));
    let of_family = ["family-", "family-heading-", "lesson-family-"];
    let texts = of_family.map(|kind| format!("{kind}{family}"));
    for key in [format!("technique-{slug}")]
        .iter()
        .chain(&parts)
        .chain(&texts)
    {
        need(english.has(key), format!("message {key} in en.ftl"));
    }
    need(
        stored(technique).next().is_some(),
        "position in lessons/positions.txt".into(),
    );
    need(
        lesson(Language::english(), technique).is_some(),
        "lesson".into(),
    );
    need(
        introduction(Language::english(), technique.family()).is_some(),
        "introduction of its family".into(),
    );
    need(
        Preset::ALL.iter().any(|preset| preset.has(technique)),
        "place in a preset".into(),
    );
    // A test names the technique or its rule.
    let name = format!("{technique:?}");
    let tests = tests_of(technique.family());
    need(
        is_named(&name, &tests) || is_named(&name_of_rule(&name), &tests),
        format!("case with {name} in the tests of {family}"),
    );
    missing
}

#[test]
fn every_technique_has_all_that_belongs_to_a_rule() {
    let lacking: Vec<String> = Technique::ALL
        .iter()
        .flat_map(|technique| {
            let missing = missing(*technique).into_iter();
            missing.map(move |what| format!("{technique} has no {what}"))
        })
        .collect();
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
    // The check sees what is missing.
    let of_none = missing(Technique::Custom("Mine"));
    assert!(of_none.len() >= 9, "{of_none:?}");
}
