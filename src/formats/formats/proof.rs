//! Proofs in JSON: written for other programs, and read back to be checked.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, House, Layout};
use sudoku_engine::proof::{Alternatives, CandidateSet, Claim, Inference, Line, Proof, Sum, Total};
use sudoku_engine::texts::{Language, Text, said};

use super::FormatError;
use super::error::shown;

/// The version of the form that is written, and the only one that is read.
const VERSION: u64 = 1;

/// The most lines of a proof that is read, and the most items of a list in it.
const MOST_LINES: usize = 1_000_000;
const MOST_ITEMS: usize = 10_000;

/// The reason why JSON is not a proof on a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum ProofError {
    /// It is not an object with a version and lines.
    NotAProof,
    /// It is a proof in another version of the form.
    Version(u64),
    /// It has more lines than are read.
    TooLong,
    /// A line is not in this form, or names something that the board does not have.
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The mistake.
        fault: ProofFault,
    },
}

/// A mistake in a line of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProofFault {
    /// It is not in the form of a line.
    Form,
    /// This is not a cell of the board.
    Cell(String),
    /// This is not a digit of the board.
    Digit(u64),
    /// This is not a house of the board.
    House(String),
    /// It names line 0, but lines are numbered from 1.
    LineZero,
    /// A list in it is longer than those that are read.
    TooLong,
}

impl ProofError {
    /// The reason in the words of a language, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::NotAProof => said!("proof-error-form", version = VERSION),
            Self::Version(version) => said!(
                "proof-error-version",
                version = version.to_string(),
                needed = VERSION
            ),
            Self::TooLong => said!("proof-error-too-long", most = MOST_LINES.to_string()),
            Self::Line { line, fault } => {
                said!("proof-error-line", line = *line, fault = fault.text())
            }
        }
    }
}

impl ProofFault {
    fn text(&self) -> Text {
        let name = |name: &str| shown(name, FormatError::SHOWN_OF_LINE);
        match self {
            Self::Form => said!("proof-fault-form"),
            Self::Cell(cell) => said!("proof-fault-cell", name = name(cell)),
            Self::Digit(digit) => said!("proof-fault-digit", number = digit.to_string()),
            Self::House(house) => said!("proof-fault-house", name = name(house)),
            Self::LineZero => said!("proof-fault-line-zero"),
            Self::TooLong => said!("proof-fault-too-long", most = MOST_ITEMS.to_string()),
        }
    }
}

/// Writes a proof in JSON.
///
/// A proof is an object with the `version` of this form, which is 1, and its `lines`, which are
/// numbered from 1. A line is an object:
///
/// | key | value |
/// |---|---|
/// | `claim` | the claim |
/// | `by` | the inference |
/// | `from` | the numbers of the lines that it rests on; left out if there are none |
/// | `under` | the number of the supposition that it stands under; left out if there is none |
///
/// | part | form |
/// |---|---|
/// | cell | `"r1c2"` |
/// | house | its name as elsewhere: `"row 1"`, `"region 3"`, `"hidden window 2"` |
/// | candidate | `["r1c2", 5]` |
/// | claim | `{"true": candidate}`, `{"false": [candidate, …]}`, `{"one_of": [candidate, …]}`, `{"at_most_one": [candidate, …]}` or `"impossible"` |
/// | set | `"r1c2"`: the candidates of a cell; `[5, "row 1"]`: the places of a digit in a house; `[5, ["r1c2", "r3c2"]]`: a digit in cells that see each other; `7`: what line 7 claims |
/// | inference | `"supposed"`, `"refuted"`, `{"counted": {"truths": [set, …], "links": [set, …]}}`, `{"cases": {"of": reason, "branches": [[3, 5], …]}}`, `{"filled": {"sums": [sum, …], "with": [cell, …]}}`, `{"exchanged": {"cells": [cell, …]}}` or `{"symmetric": {"cells": [[cell, image], …], "digits": [[1, 9], …]}}` |
/// | reason of cases | `{"set": set}` or `{"opposites": candidate}`; each branch is its supposition and its last line |
/// | sum | `{"plus": [total, …], "minus": [total, …]}`; a total is a house or the cells of a cage |
///
/// Lists that are empty are left out of inferences and sums. [`proof`](sudoku_engine::proof) says
/// what the parts mean.
///
/// ```
/// use sudoku_engine::grid::{Candidate, Cell, Digit, Layout};
/// use sudoku_engine::proof::{Claim, Inference, Line, Proof};
/// use sudoku_formats::formats::{read_proof, write_proof};
///
/// let proof = Proof {
///     lines: vec![Line {
///         claim: Claim::False(vec![Candidate::new(Cell::at(0, 1), Digit::ALL[4])]),
///         by: Inference::Refuted,
///         from: vec![3, 7],
///         under: None,
///     }],
/// };
/// let json = write_proof(&proof);
/// assert_eq!(
///     json.to_string(),
///     r#"{"lines":[{"by":"refuted","claim":{"false":[["r1c2",5]]},"from":[4,8]}],"version":1}"#
/// );
/// assert_eq!(read_proof(&json, &Layout::CLASSIC), Ok(proof));
/// ```
pub fn write_proof(proof: &Proof) -> Json {
    let lines = proof.lines.iter().map(|line| {
        let form = LineForm::from(line);
        serde_json::to_value(form).expect("texts, numbers and lists of them are JSON")
    });
    serde_json::json!({ "version": VERSION, "lines": lines.collect::<Vec<Json>>() })
}

/// Reads a proof on a board. Whether it proves anything is not checked.
///
/// # Errors
///
/// The JSON is not in this form, or it names something that the board does not have.
pub fn read_proof(json: &Json, layout: &Layout) -> Result<Proof, ProofError> {
    let version = json.get("version").and_then(Json::as_u64);
    match version.ok_or(ProofError::NotAProof)? {
        VERSION => {}
        other => return Err(ProofError::Version(other)),
    }
    let lines = json.get("lines").and_then(Json::as_array);
    let lines = lines.ok_or(ProofError::NotAProof)?;
    if lines.len() > MOST_LINES {
        return Err(ProofError::TooLong);
    }
    let board = Board(layout);
    let read = |(place, line): (usize, &Json)| {
        let form = LineForm::deserialize(line).map_err(|_| ProofFault::Form);
        let line = form.and_then(|form| board.line(form));
        line.map_err(|fault| ProofError::Line {
            line: place + 1,
            fault,
        })
    };
    let lines: Result<Vec<Line>, ProofError> = lines.iter().enumerate().map(read).collect();
    Ok(Proof { lines: lines? })
}

/// The number of a line, from 1.
type Number = usize;

/// The name of a cell.
type Name = String;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineForm {
    claim: ClaimForm,
    by: InferenceForm,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    from: Vec<Number>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    under: Option<Number>,
}

#[derive(Serialize, Deserialize)]
struct CandidateForm(Name, u64);

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClaimForm {
    True(CandidateForm),
    False(Vec<CandidateForm>),
    OneOf(Vec<CandidateForm>),
    AtMostOne(Vec<CandidateForm>),
    Impossible,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum InferenceForm {
    Supposed,
    Counted {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        truths: Vec<SetForm>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        links: Vec<SetForm>,
    },
    Refuted,
    Cases {
        of: AlternativesForm,
        branches: Vec<[Number; 2]>,
    },
    Filled {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sums: Vec<SumForm>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<Name>,
    },
    Exchanged {
        cells: Vec<Name>,
    },
    Symmetric {
        cells: Vec<[Name; 2]>,
        digits: Vec<[u64; 2]>,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AlternativesForm {
    Set(SetForm),
    Opposites(CandidateForm),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SumForm {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    plus: Vec<GroupForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    minus: Vec<GroupForm>,
}

/// A house or other cells.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum GroupForm {
    House(String),
    Cells(Vec<Name>),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SetForm {
    Line(Number),
    Cell(Name),
    Places(u64, GroupForm),
}

impl From<&Line> for LineForm {
    fn from(line: &Line) -> Self {
        Self {
            claim: ClaimForm::from(&line.claim),
            by: InferenceForm::from(&line.by),
            from: line.from.iter().copied().map(number).collect(),
            under: line.under.map(number),
        }
    }
}

impl From<Candidate> for CandidateForm {
    fn from(it: Candidate) -> Self {
        Self(it.cell.to_string(), it.digit.get().into())
    }
}

impl From<&Claim> for ClaimForm {
    fn from(claim: &Claim) -> Self {
        let each = |all: &[Candidate]| all.iter().copied().map(CandidateForm::from).collect();
        match claim {
            Claim::True(it) => Self::True((*it).into()),
            Claim::False(all) => Self::False(each(all)),
            Claim::OneOf(all) => Self::OneOf(each(all)),
            Claim::AtMostOne(all) => Self::AtMostOne(each(all)),
            Claim::Impossible => Self::Impossible,
        }
    }
}

impl From<&Inference> for InferenceForm {
    fn from(by: &Inference) -> Self {
        let sets = |sets: &[CandidateSet]| sets.iter().copied().map(SetForm::from).collect();
        match by {
            Inference::Supposed => Self::Supposed,
            Inference::Counted { truths, links } => Self::Counted {
                truths: sets(truths),
                links: sets(links),
            },
            Inference::Refuted => Self::Refuted,
            Inference::Cases { of, branches } => Self::Cases {
                of: match *of {
                    Alternatives::Set(set) => AlternativesForm::Set(set.into()),
                    Alternatives::Opposites(it) => AlternativesForm::Opposites(it.into()),
                },
                branches: branches.iter().map(|ends| ends.map(number)).collect(),
            },
            Inference::Filled { sums, with } => Self::Filled {
                sums: sums.iter().map(SumForm::from).collect(),
                with: names(*with),
            },
            Inference::Exchanged { cells } => Self::Exchanged {
                cells: names(*cells),
            },
            Inference::Symmetric { cells, digits } => {
                let cells = cells.iter().map(|pair| pair.map(|cell| cell.to_string()));
                let digits = digits.iter();
                let digits = digits.map(|pair| pair.map(|digit| u64::from(digit.get())));
                Self::Symmetric {
                    cells: cells.collect(),
                    digits: digits.collect(),
                }
            }
        }
    }
}

impl From<CandidateSet> for SetForm {
    fn from(set: CandidateSet) -> Self {
        match set {
            CandidateSet::Cell(cell) => Self::Cell(cell.to_string()),
            CandidateSet::House(digit, house) => {
                Self::Places(digit.get().into(), GroupForm::House(house.to_string()))
            }
            CandidateSet::Apart(digit, cells) => {
                Self::Places(digit.get().into(), GroupForm::Cells(names(cells)))
            }
            CandidateSet::Line(place) => Self::Line(number(place)),
        }
    }
}

impl From<&Sum> for SumForm {
    fn from(sum: &Sum) -> Self {
        let each = |totals: &[Total]| {
            let totals = totals.iter().map(|total| match total {
                Total::House(house) => GroupForm::House(house.to_string()),
                Total::Cage(cells) => GroupForm::Cells(names(*cells)),
            });
            totals.collect()
        };
        Self {
            plus: each(&sum.plus),
            minus: each(&sum.minus),
        }
    }
}

fn number(place: usize) -> Number {
    place + 1
}

fn names(cells: CellSet) -> Vec<Name> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// The board on which a proof is read.
struct Board<'a>(&'a Layout);

impl Board<'_> {
    fn line(&self, form: LineForm) -> Result<Line, ProofFault> {
        Ok(Line {
            claim: self.claim(form.claim)?,
            by: self.inference(form.by)?,
            from: each(form.from, place)?,
            under: form.under.map(place).transpose()?,
        })
    }

    fn claim(&self, form: ClaimForm) -> Result<Claim, ProofFault> {
        let all = |all| each(all, |it| self.candidate(it));
        Ok(match form {
            ClaimForm::True(it) => Claim::True(self.candidate(it)?),
            ClaimForm::False(it) => Claim::False(all(it)?),
            ClaimForm::OneOf(it) => Claim::OneOf(all(it)?),
            ClaimForm::AtMostOne(it) => Claim::AtMostOne(all(it)?),
            ClaimForm::Impossible => Claim::Impossible,
        })
    }

    fn inference(&self, form: InferenceForm) -> Result<Inference, ProofFault> {
        Ok(match form {
            InferenceForm::Supposed => Inference::Supposed,
            InferenceForm::Counted { truths, links } => Inference::Counted {
                truths: each(truths, |set| self.set(set))?,
                links: each(links, |set| self.set(set))?,
            },
            InferenceForm::Refuted => Inference::Refuted,
            InferenceForm::Cases { of, branches } => Inference::Cases {
                of: match of {
                    AlternativesForm::Set(set) => Alternatives::Set(self.set(set)?),
                    AlternativesForm::Opposites(it) => Alternatives::Opposites(self.candidate(it)?),
                },
                branches: each(branches, |ends| pair(ends, place))?,
            },
            InferenceForm::Filled { sums, with } => Inference::Filled {
                sums: each(sums, |sum| self.sum(sum))?,
                with: self.cells(with)?,
            },
            InferenceForm::Exchanged { cells } => Inference::Exchanged {
                cells: self.cells(cells)?,
            },
            InferenceForm::Symmetric { cells, digits } => Inference::Symmetric {
                cells: each(cells, |ends| pair(ends, |cell| self.cell(cell)))?,
                digits: each(digits, |ends| pair(ends, |digit| self.digit(digit)))?,
            },
        })
    }

    fn set(&self, form: SetForm) -> Result<CandidateSet, ProofFault> {
        Ok(match form {
            SetForm::Line(number) => CandidateSet::Line(place(number)?),
            SetForm::Cell(cell) => CandidateSet::Cell(self.cell(cell)?),
            SetForm::Places(digit, GroupForm::House(house)) => {
                CandidateSet::House(self.digit(digit)?, self.house(house)?)
            }
            SetForm::Places(digit, GroupForm::Cells(cells)) => {
                CandidateSet::Apart(self.digit(digit)?, self.cells(cells)?)
            }
        })
    }

    fn sum(&self, form: SumForm) -> Result<Sum, ProofFault> {
        let total = |form| {
            Ok(match form {
                GroupForm::House(house) => Total::House(self.house(house)?),
                GroupForm::Cells(cells) => Total::Cage(self.cells(cells)?),
            })
        };
        Ok(Sum {
            plus: each(form.plus, total)?,
            minus: each(form.minus, total)?,
        })
    }

    fn candidate(
        &self,
        CandidateForm(cell, digit): CandidateForm,
    ) -> Result<Candidate, ProofFault> {
        Ok(Candidate::new(self.cell(cell)?, self.digit(digit)?))
    }

    fn cells(&self, names: Vec<Name>) -> Result<CellSet, ProofFault> {
        let cells = each(names, |name| self.cell(name))?;
        Ok(cells.into_iter().collect())
    }

    fn cell(&self, name: Name) -> Result<Cell, ProofFault> {
        let cell = name.parse().ok();
        let cell = cell.filter(|cell| self.0.cells().contains(*cell));
        cell.ok_or(ProofFault::Cell(name))
    }

    fn digit(&self, number: u64) -> Result<Digit, ProofFault> {
        let digit = u8::try_from(number).ok().and_then(Digit::new);
        let digit = digit.filter(|digit| self.0.digits().contains(*digit));
        digit.ok_or(ProofFault::Digit(number))
    }

    fn house(&self, name: String) -> Result<House, ProofFault> {
        let mut houses = self.0.houses().iter();
        let house = houses.find(|house| house.to_string() == name);
        house.copied().ok_or(ProofFault::House(name))
    }
}

/// The place of a line, from 0.
fn place(number: Number) -> Result<usize, ProofFault> {
    number.checked_sub(1).ok_or(ProofFault::LineZero)
}

fn pair<A, B>(
    [one, other]: [A; 2],
    read: impl Fn(A) -> Result<B, ProofFault>,
) -> Result<[B; 2], ProofFault> {
    Ok([read(one)?, read(other)?])
}

fn each<A, B>(
    all: Vec<A>,
    read: impl FnMut(A) -> Result<B, ProofFault>,
) -> Result<Vec<B>, ProofFault> {
    if all.len() > MOST_ITEMS {
        return Err(ProofFault::TooLong);
    }
    all.into_iter().map(read).collect()
}
