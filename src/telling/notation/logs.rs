//! Lines from the logs of other programs.
//!
//! CSP-Rules writes the name of each step, its pattern and, after `==>`, its conclusions:
//! `naked-pairs-in-a-row: r4{c2 c7}{n2 n5} ==> r4c9<>2`. A chain there is a list of variables, each
//! with two of its values: `whip[3]: r2c3{n5 n4} - r8n3{c3 c1} - … ==> …`. A variable is a cell, or
//! a digit in a house, and `.` means that no value is left.
//!
//! The solver of SudokuWiki writes sentences: `X-WING (Row->Col) 7 taken off A4`. Only the
//! technique and the conclusions are read from these.

use super::chain::Node;
use super::read::conclusions;
use super::scan::Scan;
use super::step::{Argument, Fish, Variable, WrittenStep};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Layout};
use sudoku_engine::rules::Technique;
use sudoku_engine::texts::Notation;

/// The beginnings of names in CSP-Rules, longer ones first.
const CSP_RULES: [(&str, Technique); 14] = [
    ("naked-single", Technique::NakedSingle),
    ("hidden-single", Technique::HiddenSingle),
    ("naked-pairs", Technique::NakedPair),
    ("naked-triplets", Technique::NakedTriple),
    ("naked-quads", Technique::NakedQuadruple),
    ("hidden-pairs", Technique::HiddenPair),
    ("hidden-triplets", Technique::HiddenTriple),
    ("hidden-quads", Technique::HiddenQuadruple),
    ("finned-x-wing", Technique::FinnedXWing),
    ("finned-swordfish", Technique::FinnedSwordfish),
    ("finned-jellyfish", Technique::FinnedJellyfish),
    ("x-wing", Technique::XWing),
    ("swordfish", Technique::Swordfish),
    ("jellyfish", Technique::Jellyfish),
];

/// The beginnings of lines of SudokuWiki, in lower case and without hyphens.
const SUDOKU_WIKI: [(&str, Technique); 22] = [
    ("naked single", Technique::NakedSingle),
    ("hidden single", Technique::HiddenSingle),
    ("naked pair", Technique::NakedPair),
    ("naked triple", Technique::NakedTriple),
    ("naked quad", Technique::NakedQuadruple),
    ("hidden pair", Technique::HiddenPair),
    ("hidden triple", Technique::HiddenTriple),
    ("hidden quad", Technique::HiddenQuadruple),
    ("pointing", Technique::Pointing),
    ("intersection removal", Technique::Pointing),
    ("box/line", Technique::Claiming),
    ("box line", Technique::Claiming),
    ("line/box", Technique::Claiming),
    ("x wing", Technique::XWing),
    ("xwing", Technique::XWing),
    ("swordfish", Technique::Swordfish),
    ("sword fish", Technique::Swordfish),
    ("jellyfish", Technique::Jellyfish),
    ("y wing", Technique::XyWing),
    ("ywing", Technique::XyWing),
    ("xyz wing", Technique::XyzWing),
    ("xyzwing", Technique::XyzWing),
];

/// The words between digits and the cells that lose them.
const REMOVED_FROM: [&str; 2] = [" taken off ", " removed from "];

/// The words before the cells of a sentence, after words that are not a name.
const BEFORE_CELLS: [&str; 3] = [" off ", " from ", " set to "];

/// Whether a text says which cells lose a digit, as a sentence of SudokuWiki does.
pub(super) fn says_what_is_removed(text: &str) -> bool {
    REMOVED_FROM.iter().any(|it| text.contains(it))
}

/// Whether a text may be a sentence of SudokuWiki in which the words before a cell are not a name.
pub(super) fn is_like_a_sentence(text: &str) -> bool {
    BEFORE_CELLS.iter().any(|it| text.contains(it))
}

/// Reads a line of a log; `None` if it is not one. Its cells are in the notation of its program,
/// even if the person has chosen another one.
pub(super) fn read(text: &str, layout: &Layout) -> Option<WrittenStep> {
    csp_rules(text, layout).or_else(|| sudoku_wiki(text, layout))
}

fn csp_rules(text: &str, layout: &Layout) -> Option<WrittenStep> {
    let scan = Scan::new(text, layout, Notation::Rc);
    let (before, behind) = text.rsplit_once("=>")?;
    let (name, argument) = before.split_once(':').unwrap_or((before, ""));
    let (name, argument) = (name.trim(), argument.trim());
    // Names are in small letters with hyphens; an old name is a sentence.
    let is_of_name = |one: char| one.is_ascii_alphanumeric() || "-[]+*._ ".contains(one);
    let begins_small = name.starts_with(|one: char| one.is_ascii_lowercase());
    if !name.chars().all(is_of_name) || !begins_small && !argument.contains('{') {
        return None;
    }
    let behind = behind.trim().trim_end_matches('.');
    let (placements, eliminations) = conclusions(scan.over(behind)).ok()?;
    let known = CSP_RULES.iter().find(|(start, _)| name.starts_with(start));
    let technique = known.map(|(_, technique)| *technique);
    let argument = if argument.is_empty() && eliminations.is_empty() {
        Argument::Nothing
    } else {
        let reader = Csp { layout };
        let read = reader
            .interaction(name)
            .or_else(|| reader.argument(name, argument));
        read.unwrap_or(Argument::Other)
    };
    Some(WrittenStep {
        technique,
        placements,
        eliminations,
        argument,
    })
}

/// Reads the pattern of a step of CSP-Rules.
struct Csp<'a> {
    layout: &'a Layout,
}

impl Csp<'_> {
    /// `interaction row r4 with block b5 for number 4`: the first house has all its places in the
    /// second.
    fn interaction(&self, name: &str) -> Option<Argument> {
        let rest = name.strip_prefix("interaction ")?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [_, house, "with", _, _, "for", "number", digit] = words[..] else {
            return None;
        };
        let (house, "") = self.house(house)? else {
            return None;
        };
        Some(Argument::House(DigitSet::only(digit_of(digit)?), house))
    }

    fn argument(&self, name: &str, text: &str) -> Option<Argument> {
        let parts: Option<Vec<(&str, Vec<&str>)>> = text.split(" - ").map(part).collect();
        let parts = parts?;
        if let [(head, braces)] = &parts[..]
            && let [first, second] = braces[..]
        {
            return self.pattern(name, head, [first, second]);
        }
        let variables = parts.iter().map(|(head, braces)| match braces[..] {
            [values] => self.variable(head, values),
            _ => None,
        });
        Some(Argument::Variables(variables.collect::<Option<_>>()?))
    }

    /// A subset, `r4{c2 c7}{n2 n5}`, or a fish, `n6{r3 r8}{c1 c8}`.
    fn pattern(&self, name: &str, head: &str, braces: [&str; 2]) -> Option<Argument> {
        if let Some(digit) = head.strip_prefix('n') {
            // The fins of a finned fish are not given.
            if name.starts_with("finned") {
                return None;
            }
            let houses = |text: &str| {
                let houses = text.split_whitespace().map(|it| match self.house(it)? {
                    (house, "") => Some(house),
                    _ => None,
                });
                houses.collect::<Option<Vec<House>>>()
            };
            return Some(Argument::Fish(Fish {
                digit: digit_of(digit)?,
                base: houses(braces[0])?,
                covers: vec![(houses(braces[1])?, CellSet::EMPTY)],
                branches: Vec::new(),
            }));
        }
        let (house, "") = self.house(head)? else {
            return None;
        };
        let is_digits = |text: &&str| text.trim_start().starts_with('n');
        let digits = braces.iter().find(|text| is_digits(text))?;
        let places = braces.iter().find(|text| !is_digits(text))?;
        let digits = digits
            .split_whitespace()
            .map(|it| digit_of(it.strip_prefix('n')?));
        let places = places.split_whitespace().map(|it| self.places(house, it));
        let places: CellSet = places
            .collect::<Option<Vec<CellSet>>>()?
            .into_iter()
            .fold(CellSet::EMPTY, |all, it| all | it);
        Some(Argument::Cells(
            digits.collect::<Option<Vec<Digit>>>()?,
            places.iter().collect(),
        ))
    }

    /// `r3c4{n7 n5}`, `b9n2{r9c9 r7c8}`, `c6n4{r4 .}`
    fn variable(&self, head: &str, values: &str) -> Option<Variable> {
        let values: Vec<&str> = values.split_whitespace().collect();
        let [left, right] = values[..] else {
            return None;
        };
        if let Some(cell) = self.cells(head).and_then(CellSet::single) {
            let value = |text: &str| Some(Node::at(digit_of(text.strip_prefix('n')?)?, cell));
            return Some(Variable {
                candidates: Node {
                    digits: self.layout.digits(),
                    cells: CellSet::only(cell),
                },
                left: value(left)?,
                right: match right {
                    "." => None,
                    text => Some(value(text)?),
                },
            });
        }
        let (house, rest) = self.house(head)?;
        let digit = digit_of(rest.strip_prefix('n')?)?;
        let value = |text: &str| Some(Node::of(digit, self.places(house, text)?));
        Some(Variable {
            candidates: Node::of(digit, house.cells()),
            left: value(left)?,
            right: match right {
                "." => None,
                text => Some(value(text)?),
            },
        })
    }

    /// The cells of a house at a place: `c4` in a row, `r456` in a column, or cells.
    fn places(&self, house: House, text: &str) -> Option<CellSet> {
        let places = match self.cells(text) {
            Some(cells) => cells,
            None => {
                let letter = text.chars().next()?;
                let numbers = text[letter.len_utf8()..].chars();
                let crossing =
                    numbers.map(|number| match self.house(&format!("{letter}{number}"))? {
                        (house, "") => Some(house.cells()),
                        _ => None,
                    });
                let crossing: Vec<CellSet> = crossing.collect::<Option<_>>()?;
                crossing
                    .into_iter()
                    .fold(CellSet::EMPTY, |all, it| all | it)
            }
        };
        let places = places & house.cells();
        (!places.is_empty()).then_some(places)
    }

    /// `r7c89`, with nothing after it.
    fn cells(&self, text: &str) -> Option<CellSet> {
        let mut scan = Scan::new(text, self.layout, Notation::Rc);
        let cells = scan.cells().ok()?;
        scan.is_done().then_some(cells)
    }

    /// The house at the beginning of a text, `r4` or `b9`, and the text after it.
    fn house<'t>(&self, text: &'t str) -> Option<(House, &'t str)> {
        let letter = text.chars().next()?;
        let kind = match letter {
            'r' => HouseKind::Row,
            'c' => HouseKind::Column,
            'b' => HouseKind::Box,
            _ => return None,
        };
        let number = digit_of(text.get(1..2)?)?;
        let is_it = |house: &&House| house.kind() == kind && house.number() == number.index();
        let house = self.layout.houses().iter().find(is_it)?;
        Some((*house, text.get(2..)?))
    }
}

/// The head of a part and the contents of each pair of its braces.
fn part(text: &str) -> Option<(&str, Vec<&str>)> {
    let (head, mut rest) = text.trim().split_at(text.trim().find('{')?);
    let mut braces = Vec::new();
    while let Some(inner) = rest.strip_prefix('{') {
        let (inner, behind) = inner.split_once('}')?;
        braces.push(inner);
        rest = behind;
    }
    rest.trim().is_empty().then_some((head, braces))
}

fn digit_of(text: &str) -> Option<Digit> {
    let mut letters = text.chars();
    let digit = letters.next().and_then(Digit::from_char)?;
    letters.next().is_none().then_some(digit)
}

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Cells(Vec<Cell>),
    Digits(DigitSet),
    Word(String),
}

/// Words that may be between digits and the cells that lose them.
const LOSING: [&str; 14] = [
    "can",
    "be",
    "is",
    "are",
    "was",
    "were",
    "must",
    "taken",
    "removed",
    "eliminated",
    "deleted",
    "off",
    "from",
    "in",
];

/// Words that may be between a digit and the cell in which it is placed.
const PLACING: [&str; 6] = ["found", "once", "only", "unique", "placed", "at"];

fn sudoku_wiki(text: &str, layout: &Layout) -> Option<WrittenStep> {
    if text.contains("=>") {
        return None;
    }
    let tokens = joined(tokens(text, layout));
    // A text that starts like a claim or a chain is not a sentence: it is read completely or not at
    // all.
    let is_sign = |it: &Token| matches!(it, Token::Word(word) if word == "=" || word == "<>");
    let begins_as_claim = matches!(&tokens[..], [Token::Cells(_), sign, ..] if is_sign(sign));
    if begins_as_claim || text.trim_start().starts_with('(') {
        return None;
    }
    let (mut placements, mut eliminations) = (Vec::new(), Vec::new());
    let mut supposed = None;
    let word = |at: usize| match tokens.get(at) {
        Some(Token::Word(word)) => word.as_str(),
        _ => "",
    };
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Digits(digits) => {
                let between = (at + 1..).take_while(|at| LOSING.contains(&word(*at)));
                let behind = between.clone().last().unwrap_or(at) + 1;
                let is_lost = between.clone().any(|at| matches!(word(at), "off" | "from"));
                if let Some(Token::Cells(cells)) = tokens.get(behind).filter(|_| is_lost) {
                    let of_cell = |cell: &Cell| {
                        let cell = *cell;
                        digits.iter().map(move |digit| Candidate::new(cell, digit))
                    };
                    eliminations.extend(cells.iter().flat_map(of_cell));
                }
                // `4 found once at C8 in column`
                let between = (at + 1..).take_while(|at| PLACING.contains(&word(*at)));
                let behind = between.clone().last().unwrap_or(at) + 1;
                let is_placed = between.clone().any(|at| word(at) == "at");
                if let (Some(Token::Cells(cells)), Some(digit)) =
                    (tokens.get(behind).filter(|_| is_placed), digits.single())
                    && let [cell] = cells[..]
                {
                    placements.push(Candidate::new(cell, digit));
                }
            }
            Token::Cells(cells) => {
                let is_set = |at: usize| matches!(word(at), "set" | "solved");
                let verb = (at + 1..)
                    .find(|at| !matches!(word(*at), "is" | "was" | "can" | "be" | "must"));
                let verb = verb.unwrap_or(at + 1);
                let value = match (word(verb), word(verb + 1)) {
                    (_, "to") if is_set(verb) => tokens.get(verb + 2),
                    ("=", _) => tokens.get(verb + 1),
                    ("to", _) if at > 0 && is_set(at - 1) => tokens.get(verb + 1),
                    ("<>", _) => {
                        if let Some(Token::Digits(digits)) = tokens.get(verb + 1) {
                            let of_cell = |cell: &Cell| {
                                let cell = *cell;
                                digits.iter().map(move |digit| Candidate::new(cell, digit))
                            };
                            eliminations.extend(cells.iter().flat_map(of_cell));
                        }
                        None
                    }
                    _ => None,
                };
                if let (Some(Token::Digits(digits)), [cell]) = (value, &cells[..])
                    && let Some(digit) = digits.single()
                {
                    let claim = Candidate::new(*cell, digit);
                    let is_supposed = at > 0 && matches!(word(at - 1), "when" | "if");
                    if is_supposed {
                        supposed = supposed.or(Some(claim));
                    } else {
                        placements.push(claim);
                    }
                }
            }
            Token::Word(_) => {}
        }
    }
    if let (Some(claim), true, true) = (supposed, placements.is_empty(), eliminations.is_empty()) {
        let says = |what: &str| {
            tokens
                .iter()
                .any(|it| matches!(it, Token::Word(word) if word == what))
        };
        if says("removed") || says("eliminated") || says("off") {
            eliminations.push(claim);
        }
    }
    if placements.is_empty() && eliminations.is_empty() {
        return None;
    }
    let name = text.trim().to_lowercase().replace('-', " ");
    let known = SUDOKU_WIKI
        .iter()
        .find(|(start, _)| name.starts_with(start));
    let technique = known.map(|(_, technique)| *technique);
    Some(WrittenStep {
        technique,
        argument: if technique.is_none() || eliminations.is_empty() {
            Argument::Nothing
        } else {
            Argument::Other
        },
        placements,
        eliminations,
    })
}

/// Cells, digits and words, and the relevant signs between them.
fn tokens(text: &str, layout: &Layout) -> Vec<Token> {
    let mut spaced = text.replace("<>", " <> ");
    for sign in [',', '=', '&'] {
        spaced = spaced.replace(sign, &format!(" {sign} "));
    }
    let is_between = |one: char| one.is_whitespace() || "()[]{}:+-.;|\"'".contains(one);
    let words = spaced.split(is_between).filter(|word| !word.is_empty());
    let token = |word: &str| {
        let parts = || word.split('/');
        let cells: Option<Vec<Cell>> = parts().map(|part| cell_of(part, layout)).collect();
        let digits = |part: &str| {
            let digits: Option<Vec<Digit>> = part.chars().map(Digit::from_char).collect();
            digits.filter(|digits| !digits.is_empty())
        };
        let all: Option<Vec<Vec<Digit>>> = parts().map(digits).collect();
        match (cells, all) {
            (Some(cells), _) => Token::Cells(cells),
            (None, Some(digits)) => Token::Digits(digits.into_iter().flatten().collect()),
            _ if word == "&" => Token::Word("and".to_owned()),
            _ => Token::Word(word.to_lowercase()),
        }
    };
    words.map(token).collect()
}

/// The tokens, with each list of cells or digits as one token.
fn joined(tokens: Vec<Token>) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::new();
    for token in tokens {
        let is_sign = |it: &Token| matches!(it, Token::Word(word) if word == "," || word == "and");
        let has_sign = joined.last().is_some_and(is_sign);
        let before = joined.len().checked_sub(1 + usize::from(has_sign));
        match (before.and_then(|at| joined.get_mut(at)), &token) {
            (Some(Token::Cells(cells)), Token::Cells(more)) => cells.extend(more),
            (Some(Token::Digits(digits)), Token::Digits(more)) if has_sign => *digits |= *more,
            _ => {
                joined.push(token);
                continue;
            }
        }
        if has_sign {
            joined.pop();
        }
    }
    joined
}

/// A cell: `A1` to `J9`, with or without a row I, or `r1c1`.
fn cell_of(text: &str, layout: &Layout) -> Option<Cell> {
    let cell = match text.as_bytes() {
        [row @ b'A'..=b'I', column @ b'1'..=b'9'] => {
            Cell::at(usize::from(row - b'A'), usize::from(column - b'1'))
        }
        [b'J', column @ b'1'..=b'9'] => Cell::at(8, usize::from(column - b'1')),
        _ => text.to_lowercase().parse().ok()?,
    };
    layout.cells().contains(cell).then_some(cell)
}
