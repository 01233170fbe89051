//! Sentences read by their spans: tokens, and patterns that they match.

use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use sudoku_stepper::texts::Language;
use sudoku_stepper::texts::{Span, Sum, Text};

/// A word, a sign, or a list of items from the spans.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    Word(String),
    Cells(Vec<Cell>),
    Digits(Vec<Digit>),
    Houses(Vec<House>),
    Lines(Vec<usize>),
    Sum(Sum),
    /// Sets of digits joined by plus signs.
    Sets(Vec<DigitSet>),
}

/// A claim that one of some cells has a digit, or that none has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    pub cells: CellSet,
    pub digit: Digit,
    pub is_true: bool,
}

/// The value of a placeholder of a pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    Cells(CellSet),
    Digits(DigitSet),
    Houses(Vec<House>),
    Lines(Vec<usize>),
    Claims(Vec<Claim>),
    /// Cells or digits, each with the line that it is cited from.
    Cited(Vec<(CellSet, DigitSet, usize)>),
    Removed(Vec<Candidate>),
    /// Digits in cells, group by group.
    Placed(Vec<Candidate>),
    Number(usize),
    Sum(Sum),
    /// The terms that are added and subtracted, and their stated result.
    Equation(Vec<(bool, Sum)>, usize),
    Sets(Vec<DigitSet>),
    /// Digits, each with its cell.
    Candidates(Vec<Candidate>),
}

/// Returns the tokens of a text, with lists such as `r1c1, r1c2 and r1c5` as one token.
pub fn tokens(text: &Text) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    for span in &text.spans(Language::english()) {
        match span {
            Span::Plain(words) => {
                let apart = [',', '.', ':', ';', '(', ')'];
                let mut spaced = String::new();
                for letter in words.chars() {
                    if apart.contains(&letter) {
                        spaced.extend([' ', letter, ' ']);
                    } else {
                        spaced.push(letter);
                    }
                }
                let words = spaced.split_whitespace();
                tokens.extend(words.map(|word| Token::Word(word.to_lowercase())));
            }
            Span::Cell(cell) => tokens.push(Token::Cells(vec![*cell])),
            Span::Digit(digit) => tokens.push(Token::Digits(vec![*digit])),
            Span::House(house) => tokens.push(Token::Houses(vec![*house])),
            Span::HouseNumber(house) => {
                // The word 'rows' comes before the numbers.
                if matches!(tokens.last(), Some(Token::Word(word)) if word.ends_with('s')) {
                    tokens.pop();
                }
                tokens.push(Token::Houses(vec![*house]));
            }
            Span::Line(line) => tokens.push(Token::Lines(vec![line.place])),
            Span::Candidate(one) => {
                tokens.push(Token::Digits(vec![one.digit]));
                tokens.push(Token::Cells(vec![one.cell]));
            }
            Span::Sum(sum) => tokens.push(Token::Sum(*sum)),
            Span::Technique(_) => tokens.push(Token::Word("…".to_owned())),
        }
    }
    let mut listed: Vec<Token> = Vec::new();
    for token in with_sets(tokens) {
        let joined = match &listed[..] {
            [.., before, Token::Word(word)]
                if [",", "and", "or", "to"].contains(&word.as_str()) =>
            {
                join(before, word == "to", &token)
            }
            _ => None,
        };
        match joined {
            Some(joined) => {
                listed.truncate(listed.len() - 2);
                listed.push(joined);
            }
            None => listed.push(token),
        }
    }
    listed
}

/// Joins `1 + 5 + 9` into one set of digits.
fn with_sets(tokens: Vec<Token>) -> Vec<Token> {
    let mut all: Vec<Token> = Vec::new();
    for token in tokens {
        let set = match (&all[..], &token) {
            ([.., before, Token::Word(plus)], Token::Digits(digits)) if plus == "+" => {
                let more: DigitSet = digits.iter().copied().collect();
                match before {
                    Token::Digits(first) => {
                        Some(first.iter().copied().collect::<DigitSet>() | more)
                    }
                    Token::Sets(sets) => sets.first().map(|set| *set | more),
                    _ => None,
                }
            }
            _ => None,
        };
        match set {
            Some(set) => {
                all.truncate(all.len() - 2);
                all.push(Token::Sets(vec![set]));
            }
            None => all.push(token),
        }
    }
    all
}

fn join(before: &Token, is_range: bool, token: &Token) -> Option<Token> {
    fn both<T: Clone>(one: &[T], other: &[T]) -> Vec<T> {
        [one, other].concat()
    }
    match (before, token) {
        (Token::Lines(one), Token::Lines(other)) if is_range => {
            Some(Token::Lines((*one.first()?..=*other.last()?).collect()))
        }
        _ if is_range => None,
        (Token::Cells(one), Token::Cells(other)) => Some(Token::Cells(both(one, other))),
        (Token::Digits(one), Token::Digits(other)) => Some(Token::Digits(both(one, other))),
        (Token::Houses(one), Token::Houses(other)) => Some(Token::Houses(both(one, other))),
        (Token::Lines(one), Token::Lines(other)) => Some(Token::Lines(both(one, other))),
        (Token::Sets(one), Token::Sets(other)) => Some(Token::Sets(both(one, other))),
        _ => None,
    }
}

/// Returns the values of the placeholders of a pattern, if the tokens match it from the first to
/// the last: words, where `is/are` is one or the other, and `{cells}`, `{digits}`, `{houses}`,
/// `{lines}`, `{claim}`, `{claims}`, `{told-claim}`, `{told-cells}`, `{told-digits}`, `{removed}`,
/// `{placed}`, `{number}`, `{sum}`, `{equation}`, `{sets}` or `{candidates}`. `{words}` stands for
/// any words and sums, which are not read.
pub fn matched(pattern: &str, tokens: &[Token]) -> Option<Vec<Read>> {
    let parts: Vec<&str> = pattern.split_whitespace().collect();
    matched_parts(&parts, tokens)
}

fn matched_parts(parts: &[&str], rest: &[Token]) -> Option<Vec<Read>> {
    let Some((part, parts)) = parts.split_first() else {
        return rest.is_empty().then(Vec::new);
    };
    if *part == "{words}" {
        let is_word = |token: &&Token| matches!(token, Token::Word(_) | Token::Sum(_));
        let words = rest.iter().take_while(is_word).count();
        return (0..=words).find_map(|words| matched_parts(parts, &rest[words..]));
    }
    if let Some(place) = part.strip_prefix('{').and_then(|it| it.strip_suffix('}')) {
        let (what, behind) = place_of(place, rest)?;
        let mut read = vec![what];
        read.extend(matched_parts(parts, behind)?);
        return Some(read);
    }
    match rest {
        [Token::Word(word), behind @ ..] if part.split('/').any(|one| one == word) => {
            matched_parts(parts, behind)
        }
        _ => None,
    }
}

fn place_of<'a>(place: &str, rest: &'a [Token]) -> Option<(Read, &'a [Token])> {
    let (first, behind) = rest.split_first()?;
    Some(match (place, first) {
        ("cells", Token::Cells(cells)) => (Read::Cells(cells.iter().copied().collect()), behind),
        ("digits", Token::Digits(digits)) => {
            (Read::Digits(digits.iter().copied().collect()), behind)
        }
        ("houses", Token::Houses(houses)) => (Read::Houses(houses.clone()), behind),
        ("lines", Token::Lines(lines)) => (Read::Lines(lines.clone()), behind),
        ("claim", _) => {
            let (claim, behind) = claim(rest)?;
            (Read::Claims(vec![claim]), behind)
        }
        ("claims", _) => {
            let (first, mut behind) = claim(rest)?;
            let mut claims = vec![first];
            behind = therefore_not(&mut claims, behind);
            while let [Token::Word(word), more @ ..] = behind
                && ["and", ",", ";"].contains(&word.as_str())
                && let Some((next, rest)) = claim(more)
            {
                claims.push(next);
                behind = rest;
                behind = therefore_not(&mut claims, behind);
            }
            (Read::Claims(claims), behind)
        }
        ("told-claim", _) => {
            let (claim, behind) = claim(rest)?;
            let (line, behind) = cited(behind)?;
            let digits = DigitSet::only(claim.digit);
            (Read::Cited(vec![(claim.cells, digits, line)]), behind).filter_true(claim.is_true)?
        }
        ("told-cells" | "told-digits", _) => {
            let mut all = Vec::new();
            let mut behind = rest;
            loop {
                let (first, more) = behind.split_first()?;
                let (cells, digits) = match (place, first) {
                    ("told-cells", Token::Cells(cells)) => {
                        (cells.iter().copied().collect(), DigitSet::EMPTY)
                    }
                    ("told-digits", Token::Digits(digits)) => {
                        (CellSet::EMPTY, digits.iter().copied().collect())
                    }
                    _ => return None,
                };
                let (line, more) = cited(more)?;
                all.push((cells, digits, line));
                behind = more;
                match behind {
                    [Token::Word(word), Token::Cells(_) | Token::Digits(_), ..]
                        if word == "and" || word == "," =>
                    {
                        behind = &behind[1..];
                    }
                    _ => break,
                }
            }
            (Read::Cited(all), behind)
        }
        ("number", Token::Word(word)) => (Read::Number(number(word)?), behind),
        ("sum", Token::Sum(sum)) => (Read::Sum(*sum), behind),
        ("sets", Token::Sets(sets)) => (Read::Sets(sets.clone()), behind),
        ("candidates", Token::Digits(_)) => {
            let mut all = Vec::new();
            let mut behind = rest;
            while let [Token::Digits(digits), Token::Cells(cells), more @ ..] = behind {
                let ([digit], [cell]) = (&digits[..], &cells[..]) else {
                    return None;
                };
                all.push(Candidate::new(*cell, *digit));
                behind = match more {
                    [Token::Word(next), Token::Digits(_), ..] if next == "and" || next == "," => {
                        &more[1..]
                    }
                    _ => more,
                };
            }
            (Read::Candidates(all), behind)
        }
        ("equation", Token::Sum(first)) => equation(*first, behind)?,
        ("removed", Token::Word(word)) if word == "remove" => {
            let mut removed = Vec::new();
            let mut behind = behind;
            while let [
                Token::Digits(digits),
                Token::Word(from),
                Token::Cells(cells),
                more @ ..,
            ] = behind
                && from == "from"
            {
                for cell in cells {
                    removed.extend(digits.iter().map(|digit| Candidate::new(*cell, *digit)));
                }
                behind = match more {
                    [Token::Word(next), Token::Digits(_), ..] if next == ";" => &more[1..],
                    _ => more,
                };
            }
            (Read::Removed(removed), behind)
        }
        ("placed", Token::Digits(_)) => {
            let mut placed = Vec::new();
            let mut behind = rest;
            while let [
                Token::Digits(digits),
                Token::Word(within),
                Token::Cells(cells),
                more @ ..,
            ] = behind
                && within == "in"
            {
                for cell in cells {
                    placed.extend(digits.iter().map(|digit| Candidate::new(*cell, *digit)));
                }
                behind = match more {
                    [Token::Word(next), Token::Digits(_), ..]
                        if [";", ",", "and", "or"].contains(&next.as_str()) =>
                    {
                        &more[1..]
                    }
                    _ => more,
                };
            }
            (Read::Placed(placed), behind)
        }
        _ => return None,
    })
}

/// Reads a number in figures, or in words.
pub fn number(word: &str) -> Option<usize> {
    const WORDS: [&str; 9] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight",
    ];
    let in_words = WORDS.iter().position(|it| *it == word);
    in_words.or_else(|| word.parse().ok())
}

/// Reads `45 - 15 - 17 = 13`, or `15` alone, which is its own result.
fn equation(first: Sum, rest: &[Token]) -> Option<(Read, &[Token])> {
    let mut terms = vec![(true, first)];
    let mut rest = rest;
    while let [Token::Word(sign), Token::Sum(term), behind @ ..] = rest {
        terms.push((sign == "+", *term));
        if !["+", "-"].contains(&sign.as_str()) {
            return None;
        }
        rest = behind;
    }
    match rest {
        [Token::Word(equals), Token::Word(made), behind @ ..] if equals == "=" => {
            Some((Read::Equation(terms, made.parse().ok()?), behind))
        }
        _ => (terms.len() == 1).then_some((Read::Equation(terms, first.sum), rest)),
    }
}

trait FilterTrue: Sized {
    fn filter_true(self, holds: bool) -> Option<Self>;
}

impl<T> FilterTrue for T {
    fn filter_true(self, holds: bool) -> Option<Self> {
        holds.then_some(self)
    }
}

/// Reads `( line 3 )`.
fn cited(rest: &[Token]) -> Option<(usize, &[Token])> {
    match rest {
        [
            Token::Word(open),
            Token::Word(line),
            Token::Lines(lines),
            Token::Word(close),
            behind @ ..,
        ] if open == "(" && line == "line" && close == ")" => Some((*lines.first()?, behind)),
        _ => None,
    }
}

/// Reads `, and therefore not 6` behind the digit of a cell.
fn therefore_not<'a>(claims: &mut Vec<Claim>, rest: &'a [Token]) -> &'a [Token] {
    let words = [",", "and", "therefore", "not"];
    let Some((told, behind)) = rest.split_at_checked(words.len()) else {
        return rest;
    };
    let is_told = told
        .iter()
        .zip(words)
        .all(|(token, word)| matches!(token, Token::Word(it) if it == word));
    match (behind, claims.last().copied()) {
        ([Token::Digits(digits), behind @ ..], Some(held)) if is_told && held.is_true => {
            claims.extend(digits.iter().map(|digit| Claim {
                digit: *digit,
                is_true: false,
                ..held
            }));
            behind
        }
        _ => rest,
    }
}

/// Reads `r1c2 is 5`, `one of r1c2 and r1c3 is 5`, `neither r1c2 nor r1c3 is 5` and so on.
fn claim(rest: &[Token]) -> Option<(Claim, &[Token])> {
    let word = |token: &Token, wanted: &[&str]| match token {
        Token::Word(word) => wanted.contains(&word.as_str()),
        _ => false,
    };
    let (cells, none, one, behind): (Vec<Cell>, bool, bool, &[Token]) = match rest {
        [first, Token::Cells(a), nor, Token::Cells(b), behind @ ..]
            if word(first, &["neither"]) && word(nor, &["nor"]) =>
        {
            ([&a[..], b].concat(), true, false, behind)
        }
        [one, of, Token::Cells(cells), behind @ ..]
            if word(one, &["one", "none"]) && word(of, &["of"]) =>
        {
            (cells.clone(), word(one, &["none"]), true, behind)
        }
        [Token::Cells(cells), behind @ ..] => (cells.clone(), false, false, behind),
        _ => return None,
    };
    let (is, behind) = behind.split_first()?;
    if !word(is, &["is", "are"]) {
        return None;
    }
    let (not, behind) = match behind {
        [not, behind @ ..] if word(not, &["not"]) => (true, behind),
        _ => (false, behind),
    };
    let [Token::Digits(digits), behind @ ..] = behind else {
        return None;
    };
    let is_true = !none && !not;
    // Without 'one of', several cells are not one digit.
    let is_said_well = digits.len() == 1 && !(is_true && !one && cells.len() > 1);
    let claim = Claim {
        cells: cells.into_iter().collect(),
        digit: *digits.first()?,
        is_true,
    };
    is_said_well.then_some((claim, behind))
}
