//! Reads steps, in either style.

use super::branches::Fact;
use super::chain::{Chain, Node};
use super::error::{Expected, ReadError};
use super::scan::Scan;
use super::step::{Argument, Fish, Sets, SingleDigit, Slots, WrittenStep};
use super::{eureka, logs, write};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Layout};
use sudoku_engine::rules::large_patterns::Slot;
use sudoku_engine::rules::{Family, Technique};
use sudoku_engine::texts::Notation;

/// Reads one form of the pattern of a step.
type Reader = fn(Scan<'_>) -> Result<Argument, ReadError>;

/// The longest text that is read.
const LONGEST: usize = 20_000;

/// Reads a step, or several separated by `;`, as [`compact`](super::compact()) writes them in
/// either style. The name of the technique may be missing. Lines from the logs of other programs
/// are read as well.
///
/// # Errors
///
/// The reason why the text is not a step, with the place from which it cannot be read.
pub fn read(
    text: &str,
    layout: &Layout,
    notation: Notation,
) -> Result<Vec<WrittenStep>, ReadError> {
    if text.len() > LONGEST {
        return Err(ReadError::TooLong);
    }
    // Pages and word processors write these signs in other ways.
    let text = text
        .replace(['–', '—', '−', '‒'], "-")
        .replace('≠', "<>")
        .replace("==>", "=>")
        .replace(['⇒', '→'], "=>");
    let parts = text.split(';').map(|part| without_remark(part.trim()));
    let parts = parts.filter(|part| !part.is_empty());
    let steps = parts.map(|part| {
        let read = in_any_notation(part, layout, notation);
        read.or_else(|error| match unknown_name(part) {
            Some(error) => Err(error),
            None => logs::read(without_number(part), layout).ok_or(error),
        })
    });
    let steps: Vec<WrittenStep> = steps.collect::<Result<_, _>>()?;
    if steps.is_empty() {
        return Err(ReadError::Empty);
    }
    Ok(steps)
}

/// Returns a step without the remark in parentheses behind its conclusion, such as the number of
/// other ways to the same one.
fn without_remark(step: &str) -> &str {
    let remark = step.strip_suffix(')').and_then(|it| it.rsplit_once(" ("));
    match remark {
        Some((step, words)) if words.split(' ').count() > 1 => step,
        _ => step,
    }
}

/// The notations in which cells are read: the chosen one, `r1c3` and `A3`.
fn notations(chosen: Notation) -> [Notation; 3] {
    [chosen, Notation::Rc, Notation::Letters]
}

/// Reads a step with cells of this notation, as `r1c3` or as `A3`. The attempt that got furthest
/// gives the error.
fn in_any_notation(
    part: &str,
    layout: &Layout,
    notation: Notation,
) -> Result<WrittenStep, ReadError> {
    let read = |notation| step(Scan::new(part, layout, notation));
    let mut nearest = match read(notation) {
        Ok(step) => return Ok(step),
        Err(error) => error,
    };
    for other in notations(notation) {
        match read(other) {
            Ok(step) => return Ok(step),
            Err(error) if error.left() < nearest.left() => nearest = error,
            Err(_) => {}
        }
    }
    Err(nearest)
}

/// Reads one cell: in this notation, as `r1c3` or as `A3`. `None` if the text is not a cell of the
/// board.
pub fn read_cell(text: &str, layout: &Layout, notation: Notation) -> Option<Cell> {
    let read = |notation| {
        let upper = text.trim().to_uppercase();
        let mut scan = Scan::new(&upper, layout, notation);
        let cells = scan.cell_list().ok()?;
        match cells[..] {
            [cell] if scan.is_done() => Some(cell),
            _ => None,
        }
    };
    notations(notation).into_iter().find_map(read)
}

/// Whether a text looks like a step rather than a puzzle: it has conclusions, starts with the name
/// of a technique, or claims something about a cell.
pub fn is_like_a_step(text: &str) -> bool {
    let text = without_number(text.trim());
    let begins_with_name = || {
        let name = text.split_once(':').map(|(name, _)| technique(name));
        name.flatten().is_some()
    };
    text.len() <= LONGEST
        && (text.contains("=>")
            || text.contains(['⇒', '→'])
            || begins_with_name()
            || claims_something(text))
}

/// The error that the text before a bare claim is not a technique; `None` if there is no such text,
/// or if it may be a line of a log.
fn unknown_name(text: &str) -> Option<ReadError> {
    let text = without_number(text);
    if text.contains("=>") || logs::is_like_a_sentence(text) {
        return None;
    }
    let starts = text.char_indices().map(|(at, _)| at);
    let at = starts.filter(|at| *at > 0).find(|at| {
        let is_begun = text[..*at].ends_with([' ', ':']);
        is_begun && claims_something(&text[*at..])
    })?;
    let name = text[..at].trim().trim_end_matches(':').trim_end();
    let is_word = name.contains(char::is_alphabetic) && !name.contains(['[', '{', '=', '<', ',']);
    let name: String = name.chars().take(40).collect();
    (is_word && technique(&name).is_none()).then_some(ReadError::UnknownTechnique(name))
}

/// Whether a text says that a cell has a digit or has lost it, or that cells lose a digit, as a log
/// does.
fn claims_something(text: &str) -> bool {
    let is_cell = |start: &[u8]| {
        matches!(
            start,
            [b'r' | b'R', b'1'..=b'9', b'c' | b'C', b'1'..=b'9', ..]
        )
    };
    let has_sign = text.contains(['≠', '=']) || text.contains("<>");
    is_cell(text.as_bytes()) && has_sign || logs::says_what_is_removed(text)
}

fn step(whole: Scan<'_>) -> Result<WrittenStep, ReadError> {
    let text = without_number(whole.rest());
    let (before, behind) = match text.rsplit_once("=>") {
        Some((before, behind)) => (before.trim(), Some(behind)),
        None => (text, None),
    };
    let (technique, argument) = name(before)?;
    let Some(behind) = behind else {
        // A single has only its conclusion.
        let (placements, eliminations) = conclusions(whole.over(argument))?;
        return Ok(WrittenStep {
            technique,
            placements,
            eliminations,
            argument: Argument::Nothing,
        });
    };
    let (placements, eliminations) = conclusions(whole.over(behind))?;
    Ok(WrittenStep {
        technique,
        placements,
        eliminations,
        argument: read_argument(technique, whole.over(argument))?,
    })
}

/// The text after the number of a line: `13. `.
fn without_number(text: &str) -> &str {
    let behind = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match behind.strip_prefix(". ") {
        Some(behind) if behind.len() + 2 < text.len() => behind,
        _ => text,
    }
}

/// The technique, if one is named, and the text after its name.
fn name(text: &str) -> Result<(Option<Technique>, &str), ReadError> {
    let Some((before, behind)) = text.split_once(':').filter(|(it, _)| *it != "ALS") else {
        return Ok(match technique(text) {
            Some(technique) => (Some(technique), ""),
            None => (None, text),
        });
    };
    if let Some(technique) = technique(before) {
        return Ok((Some(technique), behind.trim()));
    }
    // A colon after `ALS` in a chain, or before the branches of a fish, does not end a name.
    if before.ends_with("ALS") || before.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Ok((None, text));
    }
    let name = before.chars().take(40).collect();
    Err(ReadError::UnknownTechnique(name))
}

/// The technique with a name that may be followed by the place whose cases are exhausted.
fn technique(text: &str) -> Option<Technique> {
    let place = text.rfind(" in ").map(|at| &text[..at]);
    [Some(text), place].into_iter().flatten().find_map(|name| {
        let name = name.trim();
        let of_hodoku = |technique: &Technique| write::name(*technique).eq_ignore_ascii_case(name);
        let known = Technique::ALL.iter().copied().find(of_hodoku);
        known.or_else(|| name.parse().ok()).or_else(|| alias(name))
    })
}

/// Other names that are in use.
fn alias(name: &str) -> Option<Technique> {
    Some(match name.to_lowercase().as_str() {
        "locked candidates type 1" => Technique::Pointing,
        "locked candidates type 2" => Technique::Claiming,
        "y-wing" => Technique::XyWing,
        "als-xz" | "als-xz rule" => Technique::AlsXzRule,
        "als-xy-wing" => Technique::AlsXyWing,
        "als chain" => Technique::AlsChain,
        "bug+1" | "bug + 1" => Technique::BivalueUniversalGravePlusOne,
        "unique rectangle type 1" => Technique::UniquenessTest1,
        "unique rectangle type 2" => Technique::UniquenessTest2,
        "unique rectangle type 3" => Technique::UniquenessTest3,
        "unique rectangle type 4" => Technique::UniquenessTest4,
        "unique rectangle type 5" => Technique::UniquenessTest5,
        "unique rectangle type 6" => Technique::UniquenessTest6,
        _ => return None,
    })
}

/// `r4c5=7, r1c456<>16`, also `-4 r5c3`.
pub(super) fn conclusions(
    mut scan: Scan<'_>,
) -> Result<(Vec<Candidate>, Vec<Candidate>), ReadError> {
    let (mut placed, mut removed) = (Vec::new(), Vec::new());
    while !scan.is_done() {
        let is_before = [("-", false), ("+", true)]
            .into_iter()
            .find_map(|(sign, is_placed)| scan.takes(sign).then_some(is_placed));
        let (is_placed, cells, digits) = match is_before {
            Some(is_placed) => {
                let digits = scan.digits()?;
                (is_placed, scan.cell_list()?, digits)
            }
            None => {
                let is_claim = scan.rest().contains(['=', '<', '!']);
                let claim = scan.rest().trim();
                let cells = scan.cell_list().map_err(|error| match error {
                    _ if placed.is_empty() && removed.is_empty() && !is_claim => {
                        ReadError::NoConclusion
                    }
                    error => error,
                })?;
                let is_removed = scan.takes("<>") || scan.takes("!=");
                let is_placed = !is_removed && scan.takes("=");
                if scan.is_done() {
                    return Err(ReadError::NoDigit(claim.to_owned()));
                }
                if !is_removed && !is_placed {
                    scan.needs("=")?;
                }
                (is_placed, cells, scan.digits()?)
            }
        };
        let list = if is_placed { &mut placed } else { &mut removed };
        for cell in cells {
            list.extend(digits.iter().map(|digit| Candidate::new(cell, digit)));
        }
        let _ = scan.takes(",");
    }
    if placed.is_empty() && removed.is_empty() {
        return Err(ReadError::NoConclusion);
    }
    Ok((placed, removed))
}

fn read_argument(technique: Option<Technique>, scan: Scan<'_>) -> Result<Argument, ReadError> {
    let family = technique.map(Technique::family);
    if technique == Some(Technique::RankZeroLogic) {
        return slots(scan);
    }
    if matches!(
        family,
        Some(Family::Cages | Family::LargePatterns | Family::Templates | Family::Custom)
    ) {
        return Ok(raw(scan));
    }
    if scan.is_done() {
        return Ok(Argument::Nothing);
    }
    let is_branching = family == Some(Family::Forcing);
    let readers: &[Reader] = if is_branching {
        &[branches]
    } else {
        &[
            eureka_chains,
            digits_in,
            fish,
            colors,
            sectors,
            sets,
            sets_in_a_row,
            chain,
            branches,
        ]
    };
    // The attempt that got furthest gives the error.
    let mut nearest: Option<ReadError> = None;
    for reader in readers {
        match reader(scan) {
            Ok(argument) => return Ok(argument),
            Err(error) if nearest.as_ref().is_none_or(|it| error.left() < it.left()) => {
                nearest = Some(error);
            }
            Err(_) => {}
        }
    }
    match nearest {
        // The rules of other boards have forms of their own.
        Some(_) if technique.is_some_and(|it| it.code() == "-") => Ok(raw(scan)),
        Some(error) => Err(error),
        None => Ok(Argument::Other),
    }
}

/// A pattern that only its rule can check.
fn raw(scan: Scan<'_>) -> Argument {
    match scan.is_done() {
        true => Argument::Nothing,
        false => Argument::Raw(scan.rest().to_owned()),
    }
}

/// Checks that nothing follows.
fn done<T>(scan: Scan<'_>, read: T) -> Result<T, ReadError> {
    if scan.is_done() {
        Ok(read)
    } else {
        Err(scan.expected(Expected::End))
    }
}

/// Truths and, after a backslash, links.
fn slots(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let truths = slot_list(&mut scan)?;
    scan.needs("\\")?;
    let links = slot_list(&mut scan)?;
    done(scan, Argument::Slots(Slots { truths, links }))
}

/// As many cells, and digits in houses, as there are: `r1c2 3r14 5c2*2`.
fn slot_list(scan: &mut Scan<'_>) -> Result<Vec<(Slot, usize)>, ReadError> {
    let is_over = |mut scan: Scan<'_>| scan.is_done() || scan.takes("\\");
    let mut list = Vec::new();
    while !is_over(*scan) {
        let slots: Vec<Slot> = if scan.has_cell() {
            scan.cells()?.iter().map(Slot::Cell).collect()
        } else {
            let digits = scan.digits()?;
            let houses = scan.houses()?.into_iter();
            let of_house = |house| digits.iter().map(move |digit| Slot::Digit(digit, house));
            houses.flat_map(of_house).collect()
        };
        let times = match scan.takes("*") {
            true => scan.times().ok_or_else(|| scan.expected(Expected::Digit))?,
            false => 1,
        };
        list.extend(slots.into_iter().map(|slot| (slot, times)));
    }
    Ok(list)
}

fn eureka_chains(scan: Scan<'_>) -> Result<Argument, ReadError> {
    let parts = parts(scan).map(eureka::chain);
    let chains: Vec<Chain> = parts.collect::<Result<_, _>>()?;
    Ok(Argument::Chains(chains))
}

/// The parts between slashes.
fn parts(scan: Scan<'_>) -> impl Iterator<Item = Scan<'_>> {
    scan.rest().split(" / ").map(move |part| scan.over(part))
}

/// Patterns that start with digits and `in`; before cells, `in` may be missing.
fn digits_in(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let whole = scan;
    let digits: Vec<Digit> = scan
        .digit_list(&[',', '/'])?
        .into_iter()
        .flatten()
        .collect();
    if !scan.takes("in ") && !scan.has_cell() {
        scan.needs("in ")?;
    }
    if !scan.has_cell() {
        let houses = scan.houses()?;
        if scan.is_done() {
            return Ok(Argument::House(digits.into_iter().collect(), houses[0]));
        }
        return single_digits(whole);
    }
    let cells = scan.cell_list()?;
    if scan.takes("connected by") {
        let by = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
        scan.needs("in ")?;
        let link = scan.cells()?;
        let [first, second] = digits[..] else {
            return Err(whole.expected(Expected::TwoDigits));
        };
        let pincers = two(&cells, whole)?;
        return done(
            scan,
            Argument::Joined {
                digits: [first, second],
                pincers,
                by,
                link,
            },
        );
    }
    if scan.is_done() {
        return Ok(Argument::Cells(digits, cells));
    }
    single_digits(whole)
}

fn two<T: Copy>(items: &[T], scan: Scan<'_>) -> Result<[T; 2], ReadError> {
    match items {
        [one, other] => Ok([*one, *other]),
        _ => Err(scan.expected(Expected::TwoCells)),
    }
}

fn single_digits(scan: Scan<'_>) -> Result<Argument, ReadError> {
    let all = parts(scan).map(|mut scan| {
        let digit = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
        scan.needs("in ")?;
        let read = if scan.has_cell() {
            let ends = two(&scan.cell_list()?, scan)?;
            scan.needs("(connected by")?;
            let inner = two(&scan.cell_list()?, scan)?;
            SingleDigit::Connected { digit, ends, inner }
        } else {
            let block = scan.houses()?[0];
            scan.needs("(")?;
            let link = two(&scan.cell_list()?, scan)?;
            SingleDigit::EmptyRectangle { digit, block, link }
        };
        scan.needs(")")?;
        done(scan, read)
    });
    Ok(Argument::SingleDigit(all.collect::<Result<_, _>>()?))
}

fn fish(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let digit = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
    let base = scan.houses()?;
    let mut covers = Vec::new();
    loop {
        let houses = scan.houses()?;
        let mut fins = CellSet::EMPTY;
        while scan.takes("ef") || scan.takes("f") {
            fins |= scan.cells()?;
        }
        covers.push((houses, fins));
        if !scan.takes("/") {
            break;
        }
    }
    let branches = if scan.takes(":") {
        read_branches(scan)?
    } else {
        done(scan, Vec::new())?
    };
    Ok(Argument::Fish(Fish {
        digit,
        base,
        covers,
        branches,
    }))
}

fn colors(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let digit = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
    let mut clusters = Vec::new();
    let color = |scan: &mut Scan<'_>| {
        scan.needs("(")?;
        let cells = scan.cells()?;
        scan.needs(")")?;
        Ok(cells)
    };
    loop {
        let first = color(&mut scan)?;
        scan.needs("/")?;
        clusters.push([first, color(&mut scan)?]);
        if !scan.takes(",") {
            return done(scan, Argument::Colors(digit, clusters));
        }
    }
}

/// `r2c23 {147}`, with or without a sign before the digits.
fn set(scan: &mut Scan<'_>) -> Result<(CellSet, DigitSet), ReadError> {
    let cells = scan.cells()?;
    let _ = scan.takes("-");
    scan.needs("{")?;
    let digits = scan.digits()?;
    scan.needs("}")?;
    Ok((cells, digits))
}

fn sectors(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let middle = set(&mut scan)?;
    scan.needs("(")?;
    let line = set(&mut scan)?;
    scan.needs(",")?;
    let block = set(&mut scan)?;
    scan.needs(")")?;
    done(scan, Argument::Sectors([middle, line, block]))
}

fn sets(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let mut stem = None;
    if scan.has_cell() {
        stem = scan.cells()?.single();
        scan.needs(",")?;
    }
    let mut sets = Vec::new();
    for name in ["A=", "B=", "C=", "D=", "E=", "F=", "G=", "H=", "I="] {
        if !scan.takes(name) {
            break;
        }
        sets.push(set(&mut scan)?);
        let _ = scan.takes(",");
    }
    if sets.is_empty() {
        return Err(scan.expected(Expected::Set));
    }
    let in_the_middle = scan.takes("X,Y=");
    if !in_the_middle {
        scan.needs("X=")?;
    }
    let linking = scan.digit_list(&[','])?;
    // The last set is the one between the two others.
    if in_the_middle && sets.len() == 3 {
        sets.swap(1, 2);
    }
    let mut locked = DigitSet::EMPTY;
    if scan.takes(",") {
        scan.needs("Z=")?;
        locked = scan.digit_list(&[','])?.into_iter().flatten().collect();
    }
    done(
        scan,
        Argument::Sets(Sets {
            stem,
            sets,
            linking,
            locked,
        }),
    )
}

/// `6- r2c1 {36} -3- r2c7 {35} -5- r3c9 {56} -6`
fn sets_in_a_row(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let locked = scan.digits()?;
    scan.needs("-")?;
    let (mut all, mut linking) = (Vec::new(), Vec::new());
    loop {
        all.push(set(&mut scan)?);
        scan.needs("-")?;
        let digits = scan.digits()?;
        if !scan.takes("-") {
            let sets = Sets {
                stem: None,
                sets: all,
                linking,
                locked,
            };
            return done(scan, Argument::Sets(sets));
        }
        linking.push(digits);
    }
}

/// The next node of a chain, and the link to it.
struct Hop {
    strong: bool,
    /// The digits at both ends of the link, which only differ if a cage makes the link.
    leaves: DigitSet,
    digits: DigitSet,
    cells: CellSet,
}

fn chain(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let mut first = None;
    if !scan.has_cell() && !scan.rest().trim_start().starts_with("ALS:") {
        let mut digits = scan.digit_list(&['/'])?;
        let mut sign = sign(&mut scan);
        if sign.is_none()
            && scan
                .rest()
                .trim_start()
                .starts_with(|it: char| it.is_ascii_digit())
        {
            digits = vec![scan.digits()?];
            sign = self::sign(&mut scan);
            if sign.is_none() {
                return Err(scan.expected(Expected::Sign));
            }
        }
        first = sign.map(|strong| (digits[0], strong));
    }
    let place = |scan: &mut Scan<'_>| {
        let _ = scan.takes("ALS:");
        scan.cells()
    };
    let start = place(&mut scan)?;
    let mut hops: Vec<Hop> = Vec::new();
    let mut last = None;
    while let Some(strong) = sign(&mut scan) {
        let digits = scan.digits()?;
        if scan.is_done() {
            last = Some((digits, strong));
            break;
        }
        let leaves = digits;
        let digits = if scan.takes("/") {
            scan.digits()?
        } else {
            leaves
        };
        if sign(&mut scan) != Some(strong) {
            return Err(scan.expected(Expected::Sign));
        }
        let cells = place(&mut scan)?;
        hops.push(Hop {
            strong,
            leaves,
            digits,
            cells,
        });
    }
    if hops.is_empty() {
        return Err(scan.expected(Expected::Link));
    }
    done(
        scan,
        Argument::Chains(vec![linked(first, start, &hops, last)]),
    )
}

fn sign(scan: &mut Scan<'_>) -> Option<bool> {
    if scan.takes("=") {
        Some(true)
    } else {
        scan.takes("-").then_some(false)
    }
}

/// The chain with the links inside its cells added: each is strong between two weak links and weak
/// between two strong ones.
fn linked(
    first: Option<(DigitSet, bool)>,
    start: CellSet,
    hops: &[Hop],
    last: Option<(DigitSet, bool)>,
) -> Chain {
    let mut chain = Chain::default();
    let mut before = first;
    let mut at = start;
    for hop in hops {
        chain.pass(before, at, Some((hop.leaves, hop.strong)));
        chain.strong.push(hop.strong);
        (before, at) = (Some((hop.digits, hop.strong)), hop.cells);
    }
    // A loop that begins inside a cell is written with the digit of its next link.
    let begun = chain.nodes.first().copied();
    let is_round = first.is_some() && before.map(|(digits, _)| Node { digits, cells: at }) == begun;
    chain.pass(before, at, last.filter(|_| !is_round));
    chain
}

impl Chain {
    /// Adds the link inside a cell or a set between two links.
    fn pass(
        &mut self,
        before: Option<(DigitSet, bool)>,
        cells: CellSet,
        after: Option<(DigitSet, bool)>,
    ) {
        let node = |digits| Node { digits, cells };
        match (before, after) {
            (Some((from, strong)), Some((to, _))) if from != to => {
                self.nodes.extend([node(from), node(to)]);
                self.strong.push(!strong);
            }
            (Some((digits, _)), _) | (None, Some((digits, _))) => self.nodes.push(node(digits)),
            (None, None) => {}
        }
    }
}

fn branches(scan: Scan<'_>) -> Result<Argument, ReadError> {
    Ok(Argument::Branches(read_branches(scan)?))
}

fn read_branches(scan: Scan<'_>) -> Result<Vec<Vec<Fact>>, ReadError> {
    parts(scan).map(branch).collect()
}

/// Consecutive claims, with or without brackets, or in Eureka.
fn branch(mut scan: Scan<'_>) -> Result<Vec<Fact>, ReadError> {
    if eureka::begins(scan) {
        return eureka::branch(scan);
    }
    let mut facts = Vec::new();
    while !scan.is_done() {
        if scan.takes("(") || scan.takes(")") {
            continue;
        }
        let cells = scan.cells()?;
        let is_true = !scan.takes("<>");
        if is_true {
            scan.needs("=")?;
        }
        let digits = scan.digits()?;
        facts.extend(digits.iter().map(|digit| Fact {
            digit,
            cells,
            is_true,
        }));
    }
    Ok(facts)
}
