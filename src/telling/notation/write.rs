//! Writing the pattern and the conclusions of a deduction in a line.

mod branching;
mod sets;

use super::chain::{Chain, Node};
use super::{Style, branches};
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet, House, HouseKind};
use sudoku_engine::rules::cages::{CagePattern, KnownSum, ParityPattern, Remainder, With};
use sudoku_engine::rules::coloring::{ColoringPattern, MedusaPattern};
use sudoku_engine::rules::direct::Keeper;
use sudoku_engine::rules::disjoint::DisjointPattern;
use sudoku_engine::rules::fish::FishPattern;
use sudoku_engine::rules::guardians::Outcome;
use sudoku_engine::rules::single_digit::{SingleDigitArgument, SingleDigitPattern};
use sudoku_engine::rules::uniqueness::UniquenessPattern;
use sudoku_engine::rules::wings::WingPattern;
use sudoku_engine::rules::{AlmostLockedPattern, Deduction, Pattern, Technique};
use sudoku_engine::texts::technique_name;
use sudoku_engine::texts::{Language, Notation, words};

/// A deduction in a line: the technique, its pattern, and after `=>` its conclusions. [The
/// module](super) describes the notation.
pub fn compact(deduction: &Deduction, style: Style, notation: Notation) -> String {
    let writer = Writer { style, notation };
    let name = name(deduction.technique);
    let conclusions = writer.conclusions(deduction);
    let (at, argument) = writer.argument(deduction);
    match &deduction.pattern {
        Pattern::NakedSingle(_) | Pattern::HiddenSingle(_) | Pattern::FullHouse(_) => {
            format!("{name}: {conclusions}")
        }
        _ if argument.is_empty() => format!("{name}{at} => {conclusions}"),
        _ => format!("{name}{at}: {argument} => {conclusions}"),
    }
}

/// The part of the line next to the name of the technique, and the part after it.
pub(super) fn argument(
    deduction: &Deduction,
    style: Style,
    notation: Notation,
) -> (String, String) {
    Writer { style, notation }.argument(deduction)
}

/// A step of several deductions, separated by `; `.
pub fn step_compact(deductions: &[Deduction], style: Style, notation: Notation) -> String {
    let compact = deductions.iter().map(|it| compact(it, style, notation));
    compact.collect::<Vec<_>>().join("; ")
}

/// A step in HoDoKu's style for people: with the names and words of a language. Programs read
/// [`step_compact`].
///
/// Apart from the name, a line has only four words, and none of them is part of anything else in it.
pub fn step_compact_in(
    language: &Language,
    deductions: &[Deduction],
    notation: Notation,
) -> String {
    let lines = deductions.iter().map(|deduction| {
        let line = compact(deduction, Style::Hodoku, notation);
        let technique = deduction.technique;
        let Some(rest) = line
            .strip_prefix(name(technique))
            .filter(|_| !is_english(language))
        else {
            return line;
        };
        let spaced = |said: String| format!(" {said} ");
        let words = [
            ("connected by", words!(language, "compact-connected-by")),
            (" in ", spaced(words!(language, "compact-in"))),
            (" targets ", spaced(words!(language, "compact-targets"))),
            (" and ", spaced(words!(language, "compact-and"))),
        ];
        let said = |rest: String, (english, said): (&str, String)| rest.replace(english, &said);
        technique_name(language, technique) + &words.into_iter().fold(rest.to_owned(), said)
    });
    lines.collect::<Vec<_>>().join("; ")
}

fn is_english(language: &Language) -> bool {
    language.tag() == Language::english().tag()
}

/// The name that HoDoKu gives a technique.
pub(super) const fn name(technique: Technique) -> &'static str {
    match technique {
        Technique::Pointing => "Locked Candidates Type 1 (Pointing)",
        Technique::Claiming => "Locked Candidates Type 2 (Claiming)",
        other => other.name(),
    }
}

/// Digits with nothing between them: `147`.
pub(super) fn short(digits: DigitSet) -> String {
    joined(digits, "")
}

#[derive(Debug, Clone, Copy)]
struct Writer {
    style: Style,
    notation: Notation,
}

impl Writer {
    /// `r4c5=7`, `r1c456<>16, r3c2<>5`
    fn conclusions(self, deduction: &Deduction) -> String {
        let placed = deduction
            .placements
            .iter()
            .map(|one| format!("{}={}", self.cell(one.cell), one.digit));
        let mut lost: Vec<(DigitSet, CellSet)> = Vec::new();
        let mut cells: Vec<(Cell, DigitSet)> = Vec::new();
        for Candidate { cell, digit } in deduction.eliminations.iter().copied() {
            match cells.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, digits)) => *digits = digits.with(digit),
                None => cells.push((cell, DigitSet::only(digit))),
            }
        }
        for (cell, digits) in cells {
            match lost.iter_mut().find(|(known, _)| *known == digits) {
                Some((_, cells)) => *cells = cells.with(cell),
                None => lost.push((digits, CellSet::only(cell))),
            }
        }
        let lost = lost
            .into_iter()
            .map(|(digits, cells)| format!("{}<>{}", self.cells(cells), short(digits)));
        joined(placed.chain(lost), ", ")
    }

    /// The part next to the name, and the part after it.
    fn argument(self, deduction: &Deduction) -> (String, String) {
        let argument = match &deduction.pattern {
            Pattern::NakedSingle(_)
            | Pattern::HiddenSingle(_)
            | Pattern::FullHouse(_)
            | Pattern::NotKept => String::new(),
            Pattern::LockedCandidates(pattern) => {
                format!("{} in {}", pattern.digit, self.house(pattern.base))
            }
            Pattern::Subset(pattern) => self.digits_in(pattern.digits, ",", pattern.cells),
            Pattern::Direct(pattern) => match &pattern.by {
                Keeper::Locked(locked) => {
                    format!("{} in {}", locked.digit, self.house(locked.base))
                }
                Keeper::Subset(subset) => self.digits_in(subset.digits, ",", subset.cells),
            },
            Pattern::AlmostLocked(pattern) => self.almost_locked(pattern),
            Pattern::Fish(pattern) => self.fish(pattern),
            Pattern::SingleDigit(pattern) => self.single_digit(pattern),
            Pattern::Wing(pattern) => self.wing(pattern),
            Pattern::Chute(pattern) => {
                let cells = pattern.pincers.into_iter().collect();
                let pincers = self.digits_in(pattern.digits, "/", cells);
                format!("{pincers} connected by {}", self.house(pattern.block))
            }
            Pattern::Disjoint(pattern) => self.disjoint(pattern),
            Pattern::Coloring(pattern) => self.coloring(pattern),
            Pattern::Medusa(pattern) => self.medusa(pattern),
            Pattern::Uniqueness(pattern) => self.uniqueness(pattern),
            Pattern::Symmetry(pattern) => {
                let pairs = pattern.map.iter().map(|[from, to]| format!("{from}>{to}"));
                joined(pairs, " ")
            }
            Pattern::Guardians(pattern) => {
                let cells = pattern.cells.iter().copied().collect();
                let digits = pattern.digits | pattern.guardian_digits();
                let argument = self.digits_in(digits, "/", cells);
                match &pattern.outcome {
                    Outcome::Forced { branches } => {
                        let branches = branches::written(branches, self.style, self.notation);
                        format!("{argument}: {branches}")
                    }
                    _ => argument,
                }
            }
            Pattern::Firework(pattern) => {
                let cells = joined(pattern.crosses.iter().map(|it| self.cell(it.cell)), ",");
                let wings = self.list(&pattern.wings());
                format!("{} in {cells}/{wings}", short(pattern.digits()))
            }
            Pattern::AlmostLockedSets(pattern) => self.almost_locked_sets(pattern),
            Pattern::Chain(pattern) => {
                let chain = Chain::of(pattern, self.style).written(self.style, self.notation);
                match self.style {
                    Style::Eureka => chain,
                    Style::Hodoku => format!("{} {chain}", about(deduction)),
                }
            }
            Pattern::Exclusion(pattern) => self.list(&pattern.cells),
            Pattern::Kraken(pattern) => self.kraken(pattern),
            Pattern::Sectors(pattern) => {
                let shares = pattern.houses().into_iter().map(|house| {
                    let digits = pattern.digits_of(house);
                    format!("{}{}", short(digits), self.house(house))
                });
                joined(shares, " ")
            }
            Pattern::RankZero(pattern) => {
                let [truths, links] =
                    [&pattern.truths, &pattern.links].map(|slots| self.slots(slots));
                format!("{truths} \\ {links}")
            }
            Pattern::Exocet(pattern) => {
                let parts = pattern.parts.iter().map(|part| {
                    let base = part.base.into_iter().collect();
                    let base = self.digits_in(pattern.digits, "", base);
                    format!("{base} targets {}", self.list(&part.targets))
                });
                joined(parts, " and ")
            }
            Pattern::Forcing(pattern) => return self.forcing(&pattern.argument),
            Pattern::SideArguments(pattern) => self.side_arguments(&pattern.argument),
            Pattern::Templates(pattern) => pattern.digit.to_string(),
            Pattern::Cage(pattern) => self.cage(pattern),
            Pattern::Leftovers(pattern) => {
                let [lacking, losing] =
                    [pattern.lacking, pattern.losing].map(|cells| self.cells(cells));
                let [lines, regions] =
                    [&pattern.lines, &pattern.regions].map(|houses| self.houses(houses));
                format!("{lacking}={losing} in {lines},{regions}")
            }
            Pattern::Written(pattern) => self.used(&pattern.used),
            Pattern::Custom(pattern) => self.used(&pattern.used),
        };
        (String::new(), argument)
    }

    fn fish(self, pattern: &FishPattern) -> String {
        let covers = pattern.covers.iter().map(|cover| {
            let fins = self.fins(cover.fins - pattern.endo_fins, "f");
            let endo_fins = self.fins(pattern.endo_fins, "ef");
            format!("{}{fins}{endo_fins}", self.houses(&cover.houses))
        });
        let base = self.houses(&pattern.base);
        format!("{} {base} {}", pattern.digit, joined(covers, " / "))
    }

    /// ` fr6c9 fr6c8`
    fn fins(self, fins: CellSet, sign: &str) -> String {
        let fins = fins.iter().map(|fin| format!(" {sign}{}", self.cell(fin)));
        fins.collect()
    }

    fn single_digit(self, pattern: &SingleDigitPattern) -> String {
        let digit = pattern.digit;
        let arguments = pattern.arguments.iter().map(|argument| match argument {
            SingleDigitArgument::Chain(chain) => {
                let [[start, one], [other, end]] = chain.links.map(|link| link.ends);
                let nodes = [start, one, other, end].map(|cell| Node::at(digit, cell));
                match self.style {
                    Style::Eureka => self.chain(nodes),
                    Style::Hodoku => format!(
                        "{digit} in {} (connected by {})",
                        self.list(&[start, end]),
                        self.cells(CellSet::only(one).with(other))
                    ),
                }
            }
            SingleDigitArgument::EmptyRectangle(view) => {
                let [near, end] = view.link.ends;
                let in_box = view.cells & view.near.cells();
                match self.style {
                    Style::Eureka => self.chain([
                        Node::at(digit, end),
                        Node::at(digit, near),
                        Node::of(digit, in_box),
                        Node::of(digit, view.cells - in_box),
                    ]),
                    Style::Hodoku => format!(
                        "{digit} in {} ({})",
                        self.house(view.block),
                        self.cells(view.link.cells())
                    ),
                }
            }
        });
        joined(arguments, " / ")
    }

    /// The digits X, Y and Z, and the cells in this order.
    fn wing(self, pattern: &WingPattern) -> String {
        match pattern {
            WingPattern::Pivoted {
                pivot,
                digits,
                pincers: [first, second],
                joined_by: [x, y],
                eliminated: z,
            } => match self.style {
                Style::Eureka if digits.len() == 2 => self.chain([
                    Node::at(*z, *first),
                    Node::at(*x, *first),
                    Node::at(*x, *pivot),
                    Node::at(*y, *pivot),
                    Node::at(*y, *second),
                    Node::at(*z, *second),
                ]),
                _ => format!("{x}/{y}/{z} in {}", self.list(&[*pivot, *first, *second])),
            },
            WingPattern::Linked {
                pincers: [first, second],
                link,
                joined_by: w,
                eliminated: z,
            } => match self.style {
                Style::Eureka => self.chain([
                    Node::at(*z, *first),
                    Node::at(*w, *first),
                    Node::at(*w, link.ends[0]),
                    Node::at(*w, link.ends[1]),
                    Node::at(*w, *second),
                    Node::at(*z, *second),
                ]),
                Style::Hodoku => format!(
                    "{z}/{w} in {} connected by {w} in {}",
                    self.list(&[*first, *second]),
                    self.cells(link.cells())
                ),
            },
        }
    }

    /// The digits, Z last, and the cells.
    fn disjoint(self, pattern: &DisjointPattern) -> String {
        let others = pattern
            .z
            .map_or(pattern.digits, |z| pattern.digits.without(z));
        let digits = joined(others.iter().chain(pattern.z), "/");
        format!("{digits} in {}", self.cells(pattern.cells))
    }

    /// The set, the hidden cells, and the cells that both houses share.
    fn almost_locked(self, pattern: &AlmostLockedPattern) -> String {
        let digits = joined(pattern.digits, "/");
        let [set, hidden, crossing] =
            [pattern.set, pattern.hidden, pattern.crossing].map(|cells| self.cells(cells));
        format!("{digits} in {set} and {hidden} ({crossing})")
    }

    fn coloring(self, pattern: &ColoringPattern) -> String {
        let clusters = pattern.clusters.iter().map(|cluster| {
            let [first, second] = cluster.colors.map(|cells| self.cells(cells));
            format!("({first}) / ({second})")
        });
        format!("{} {}", pattern.digit, joined(clusters, ", "))
    }

    fn medusa(self, pattern: &MedusaPattern) -> String {
        let colors = pattern.colors.iter().map(|color| {
            let of_digit = color.chunk_by(|one, next| one.digit == next.digit);
            let of_digit = of_digit.map(|of_digit| {
                let digits = of_digit.iter().map(|it| it.digit).collect();
                self.digits_in(digits, "", of_digit.iter().map(|it| it.cell).collect())
            });
            format!("({})", joined(of_digit, ", "))
        });
        joined(colors, " / ")
    }

    fn uniqueness(self, pattern: &UniquenessPattern) -> String {
        match pattern {
            UniquenessPattern::BivalueUniversalGrave { .. } => String::new(),
            _ => self.digits_in(pattern.digits(), "/", pattern.corners()),
        }
    }

    fn cage(self, pattern: &CagePattern) -> String {
        let known = |known: &KnownSum| {
            let KnownSum { cells, sum, .. } = known;
            format!("{sum}({}) in {}", cells.len(), self.cells(*cells))
        };
        match pattern {
            CagePattern::LastCell(sum) => known(sum),
            CagePattern::Sum(pattern) => known(&pattern.known),
            CagePattern::Beside(pattern) => {
                let (own, house) = (known(&pattern.known), self.house(pattern.house));
                match &pattern.with {
                    With::UsedByBoth(_, other, _) | With::Compared(other, _) => {
                        format!("{own}, {}, {house}", known(other))
                    }
                    With::Used(_, cells) => format!("{own}, {}, {house}", self.cells(*cells)),
                    With::Combined(others) => {
                        let others = others.iter().map(|(other, _)| known(other));
                        let all = std::iter::once(own).chain(others);
                        format!("{}, {house}", joined(all, ", "))
                    }
                    With::Claim(..) | With::Blocked(_) => format!("{own}, {house}"),
                }
            }
            CagePattern::Difference(remainder)
            | CagePattern::Parity(ParityPattern { remainder, .. }) => self.difference(remainder),
        }
    }

    fn difference(self, remainder: &Remainder) -> String {
        let [inner, outer] =
            [remainder.inner, remainder.outer].map(|cells| format!("({})", self.cells(cells)));
        let difference = remainder.difference();
        let sides = match (remainder.inner.is_empty(), remainder.outer.is_empty()) {
            (false, true) => format!("{inner}={difference}"),
            (true, _) => format!("{outer}={}", -difference),
            _ => format!("{inner}-{outer}={difference}"),
        };
        format!("{sides} in {}", self.houses(&remainder.houses))
    }

    /// The digits that candidates have, and their cells.
    fn used(self, used: &[Candidate]) -> String {
        let used = used.iter();
        let (digits, cells): (DigitSet, CellSet) = used.map(|one| (one.digit, one.cell)).unzip();
        if cells.is_empty() {
            String::new()
        } else {
            self.digits_in(digits, ",", cells)
        }
    }

    /// A chain that starts with a strong link.
    fn chain<const COUNT: usize>(self, nodes: [Node; COUNT]) -> String {
        Chain::by_turns(nodes).written(self.style, self.notation)
    }

    /// `r3c2`
    fn cell(self, cell: Cell) -> String {
        self.notation.cell(cell)
    }

    /// `r3c27`
    fn cells(self, cells: CellSet) -> String {
        self.notation.cells(cells)
    }

    /// `r3c7,r3c2`
    fn list(self, cells: &[Cell]) -> String {
        joined(cells.iter().map(|cell| self.cell(*cell)), ",")
    }

    /// `4,9 in r3c27`
    fn digits_in(self, digits: DigitSet, separator: &str, cells: CellSet) -> String {
        format!("{} in {}", joined(digits, separator), self.cells(cells))
    }

    /// `r4`
    fn house(self, house: House) -> String {
        self.houses(&[house])
    }

    /// `r26`, `r2b1`
    fn houses(self, houses: &[House]) -> String {
        let of_kind = |kind: HouseKind| {
            let houses = houses.iter().copied().filter(|it| it.kind() == kind);
            match self.notation.numbers(houses) {
                numbers if numbers.is_empty() => numbers,
                numbers => format!("{}{numbers}", kind.letter()),
            }
        };
        HouseKind::ALL.map(of_kind).concat()
    }
}

/// The digits of the conclusions: `5`, `4/7`.
fn about(deduction: &Deduction) -> String {
    let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
    let digits: DigitSet = conclusions.map(|one| one.digit).collect();
    joined(digits, "/")
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(separator)
}
