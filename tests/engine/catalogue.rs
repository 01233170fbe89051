//! The catalogue of rules: its names, its order, the presets.

use std::collections::HashSet;

use sudoku_stepper::rules::{CATALOGUE, Family, Level, Technique, UnknownTechnique, rule_for};
use sudoku_stepper::solver::{Preset, Solver};

#[test]
fn every_technique_has_one_rule_and_the_rules_stand_in_the_order_of_the_techniques() {
    let techniques: Vec<Technique> = CATALOGUE.iter().map(|rule| rule.technique()).collect();
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

#[test]
fn presets_choose_the_rules_they_are_named_for() {
    let of = |preset| -> Vec<Technique> {
        Solver::preset(preset)
            .techniques()
            .map(|(technique, _)| technique)
            .collect()
    };
    assert_eq!(
        of(Preset::Assignment),
        [
            Technique::NakedSingle,
            Technique::HiddenSingle,
            Technique::BoxLineReduction
        ]
    );
    assert_eq!(of(Preset::NakedSingles), [Technique::NakedSingle]);
    assert!(!of(Preset::HoDoKu).contains(&Technique::BoxLineReduction));
    assert!(of(Preset::HoDoKu).contains(&Technique::Claiming));
    assert_eq!(of(Preset::Everything).len(), Technique::ALL.len() - 1);
    for preset in Preset::ALL {
        assert_eq!(preset.slug().parse(), Ok(preset));
        assert_eq!(preset.to_string().parse(), Ok(preset));
    }
    assert!("nothing".parse::<Preset>().is_err());
}
