//! Fish in words and pictures.

use super::acts::removing;
use super::picture::{Sight, candidates_in};
use super::place::with_fins as place_with_fins;
use super::state::premise;
use super::{Argument, Explain, Picture, Reach, Role, Text, said};
use sudoku_engine::grid::{CellSet, Digit, DigitSet, House, HouseKind};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::fish::{FishCover, FishPattern};
use sudoku_engine::texts::number_name;
use sudoku_engine::texts::said::Put;

impl Explain for FishPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let of_cover = |(number, cover)| {
            if all_fins(self, cover).is_empty() {
                without_fins(deduction, self, cover, number)
            } else {
                with_fins(deduction, self, cover, number)
            }
        };
        let covers = self.covers.iter().enumerate().map(of_cover);
        let text = covers.fold(Text::new(), Text::sentence);
        if self.covers.len() == 1 {
            return text.into();
        }
        let removing = removing(&deduction.eliminations);
        text.sentence(said!("fish-together", removing = removing))
            .into()
    }

    fn picture(&self) -> Picture {
        let candidates = |cells| candidates_in(cells, self.digits());
        let fins = every_fin(self) - self.endo_fins;
        Picture::default()
            .with(Role::Base, candidates(self.cells - fins - self.endo_fins))
            .with(Role::Fin, candidates(fins))
            .with(Role::EndoFin, candidates(self.endo_fins))
            .tinting(self.base.iter().copied())
            .covering(
                self.covers
                    .iter()
                    .flat_map(|cover| cover.houses.iter().copied()),
            )
    }

    /// The fins that limit the removals in the cover houses.
    fn sights(&self, _: &Deduction) -> Vec<Sight> {
        let candidates = |cells| candidates_in(cells, self.digits()).collect();
        let covers = self.covers.iter();
        let with_fins = covers.filter(|cover| !all_fins(self, cover).is_empty());
        let sights = with_fins.map(|cover| Sight {
            from: candidates(all_fins(self, cover)),
            to: candidates(cover.eliminated),
        });
        sights.collect()
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        FishPattern::digits(self)
    }

    fn place(&self, _: &Deduction) -> Text {
        place_with_fins(self.digit, &self.base, every_fin(self))
    }

    fn short(&self, _: &Deduction) -> Text {
        let covers: Vec<&[House]> = self.covers.iter().map(|it| &it.houses[..]).collect();
        let fins = every_fin(self) - self.endo_fins;
        in_short(self.digit, &self.base, &covers, [fins, self.endo_fins])
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(self.base.clone())
    }

    /// The candidates in a cover house, in sight of every fin.
    fn reach(&self) -> Reach {
        Reach {
            houses: self.picture().covers,
            seeing: every_fin(self),
            ..Reach::default()
        }
    }
}

/// `7, base rows 2 and 6, cover columns 3 and 8, fin r2c5`, with fins and endo fins.
pub(super) fn in_short(
    digit: Digit,
    base: &[House],
    covers: &[&[House]],
    [fins, endo_fins]: [CellSet; 2],
) -> Text {
    let houses = |houses: &[House]| Text::listed_houses(houses.iter().copied());
    let covers = covers.iter().map(|cover| houses(cover));
    let fish = said!(
        "short-fish",
        digit = digit,
        base = houses(base),
        covers = Text::alternative_texts(covers),
    );
    let fins = [("short-fins", fins), ("short-endo-fins", endo_fins)];
    let fins = fins.into_iter().filter(|(_, cells)| !cells.is_empty());
    fins.fold(fish, |fish, (name, cells)| {
        said!(
            name,
            fish = fish,
            count = cells.len(),
            fins = Text::listed(cells),
        )
    })
}

/// The fins of all covers, and the endo fins.
fn every_fin(pattern: &FishPattern) -> CellSet {
    let covers = pattern.covers.iter();
    covers.fold(pattern.endo_fins, |fins, cover| fins | cover.fins)
}

/// The argument of one cover of a base without fins; `number` counts the covers from 0.
fn without_fins(
    deduction: &Deduction,
    pattern: &FishPattern,
    cover: &FishCover,
    number: usize,
) -> Text {
    let base = based(pattern, cover, number);
    let houses = Text::listed_houses(cover.houses.iter().copied());
    if cover.cannibalistic.is_empty() {
        base.sentence(said!(
            "fish",
            lines = lines(pattern, cover),
            size = pattern.base.len(),
            number = number_of(pattern),
            digit = pattern.digit,
            cover = houses,
            removing = removing(&deduction.eliminations),
        ))
    } else {
        base.sentence(said!(
            "fish-cannibalistic",
            lines = lines(pattern, cover),
            size = pattern.base.len(),
            number = number_of(pattern),
            digit = pattern.digit,
            cover = houses,
            twice = Text::listed(cover.cannibalistic),
            count = cover.cannibalistic.len(),
            removing = removing(&deduction.eliminations),
        ))
    }
}

/// The places of the digit in the base. A second cover of the same base begins with 'likewise'.
fn based(pattern: &FishPattern, cover: &FishCover, number: usize) -> Text {
    let base = Text::listed_houses(pattern.base.iter().copied());
    let houses = Text::listed_houses(cover.houses.iter().copied());
    let likewise = if number > 0 { "yes" } else { "no" };
    if cover.fins.is_empty() {
        said!(
            "fish-base",
            likewise = likewise,
            digit = pattern.digit,
            base = base,
            cover = houses,
        )
    } else {
        said!(
            "fish-base-with-fins",
            likewise = likewise,
            digit = pattern.digit,
            base = base,
            cover = houses,
            fins = fins_outside(cover.fins, pattern.endo_fins),
        )
    }
}

/// `the fin r1c2 and the endo fin r4c5`: the fins outside the cover, each named once.
pub(super) fn fins_outside(fins: CellSet, endo: CellSet) -> Text {
    let kinds = [("fish-fins", fins - endo), ("fish-fins-endo", fins & endo)];
    let named = kinds.into_iter().filter(|(_, cells)| !cells.is_empty());
    let named =
        named.map(|(name, cells)| said!(name, count = cells.len(), fins = Text::listed(cells),));
    Text::listed_texts(named)
}

/// The argument of one cover of a base with fins.
fn with_fins(
    deduction: &Deduction,
    pattern: &FishPattern,
    cover: &FishCover,
    number: usize,
) -> Text {
    let digit = pattern.digit;
    let fins = all_fins(pattern, cover);
    let mut text = based(pattern, cover, number);
    if !pattern.endo_fins.is_empty() {
        text = text.sentence(said!(
            "fish-endo-fins",
            fins = Text::listed(pattern.endo_fins),
            count = pattern.endo_fins.len(),
        ));
    }
    let houses = Text::listed_houses(cover.houses.iter().copied());
    let rest = if cover.cannibalistic.is_empty() {
        said!("fish-rest", digit = digit, cover = houses)
    } else {
        said!(
            "fish-rest-cannibalistic",
            digit = digit,
            cover = houses,
            twice = Text::listed(cover.cannibalistic),
            count = cover.cannibalistic.len(),
        )
    };
    let without = premise(fins, digit, false);
    let with = premise(fins, digit, true);
    text = text.sentence(match pattern.without_fins {
        Some(technique) => said!(
            "fish-without-fins-is",
            without = without,
            with = with,
            base = kind(&pattern.base),
            name = technique.slug(),
            technique = technique,
            rest = rest,
            eliminated = Text::listed(cover.eliminated),
            eliminated_count = cover.eliminated.len(),
        ),
        None => said!(
            "fish-without-fins",
            without = without,
            with = with,
            lines = lines(pattern, cover),
            size = pattern.base.len(),
            number = number_of(pattern),
            rest = rest,
            digit = digit,
            eliminated = Text::listed(cover.eliminated),
            eliminated_count = cover.eliminated.len(),
        ),
    });
    let eliminated = Text::listed(cover.eliminated);
    let count = cover.eliminated.len();
    text.sentence(if pattern.covers.len() == 1 {
        said!(
            "fish-either-way-removing",
            eliminated = eliminated,
            count = count,
            digit = digit,
            removing = removing(&deduction.eliminations),
        )
    } else {
        said!(
            "fish-either-way",
            eliminated = eliminated,
            count = count,
            digit = digit,
        )
    })
}

/// `rows` for example, or `houses` if they are of several kinds.
fn kind(houses: &[House]) -> &'static str {
    let all = |kind: HouseKind| houses.iter().all(|house| house.kind() == kind);
    if all(HouseKind::Row) {
        "rows"
    } else if all(HouseKind::Column) {
        "columns"
    } else {
        "houses"
    }
}

/// The kind of the base if base and cover are lines, otherwise `houses`.
fn lines(pattern: &FishPattern, cover: &FishCover) -> &'static str {
    match kind(&cover.houses) {
        "houses" => "houses",
        _ => kind(&pattern.base),
    }
}

/// The number of base houses in words.
fn number_of(pattern: &FishPattern) -> Put {
    number_name(pattern.base.len())
}

/// The fins of one cover, and the endo fins.
fn all_fins(pattern: &FishPattern, cover: &FishCover) -> CellSet {
    cover.fins | pattern.endo_fins
}
