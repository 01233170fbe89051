//! Pictures for machines. Cells and houses always have the names `r1c3` and `row 1`, whatever the
//! notation.

use serde::ser::{Serialize, Serializer};

use super::{CellPart, Link, Picture, Role, Share, Sight, SumPart};
use sudoku_engine::grid::{Candidate, CellSet, House};

#[derive(serde::Serialize)]
struct CandidateObject {
    cell: String,
    digit: u8,
}

impl From<&Candidate> for CandidateObject {
    fn from(candidate: &Candidate) -> Self {
        Self {
            cell: candidate.cell.to_string(),
            digit: candidate.digit.get(),
        }
    }
}

#[derive(serde::Serialize)]
struct MarkedObject {
    #[serde(flatten)]
    candidate: CandidateObject,
    #[serde(flatten)]
    role: Role,
}

/// Candidates as objects with a cell and a digit.
struct Candidates<'a>(&'a [Candidate]);

impl Serialize for Candidates<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(CandidateObject::from))
    }
}

impl Serialize for Link {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct LinkObject<'a> {
            from: Candidates<'a>,
            to: Candidates<'a>,
            strong: bool,
        }
        LinkObject {
            from: Candidates(&self.from),
            to: Candidates(&self.to),
            strong: self.strong,
        }
        .serialize(serializer)
    }
}

impl Serialize for Sight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct SightObject<'a> {
            from: Candidates<'a>,
            to: Candidates<'a>,
        }
        SightObject {
            from: Candidates(&self.from),
            to: Candidates(&self.to),
        }
        .serialize(serializer)
    }
}

/// The candidates with their roles, numbered from 0 if there are several of a kind; the houses and
/// the cover houses; the houses of weak links that lose a candidate, the houses of a contradiction
/// and the cells with a part, if there are any; the cells of each set; the cells that are added up
/// and the digits that houses give to the pairs of a ring, if there are any; the cells whose values
/// are used; the links in order, the letters of links by their numbers from 1, and whether links
/// are read in one direction; the sights.
impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct PictureObject<'a> {
            candidates: Vec<MarkedObject>,
            houses: Vec<String>,
            covers: Vec<String>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            losing: Vec<String>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            conflicts: Vec<String>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            cells: Vec<CellsObject>,
            sets: Vec<Vec<String>>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            sums: Vec<SumObject>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            shares: Vec<ShareObject>,
            witnesses: Vec<String>,
            links: &'a [Link],
            #[serde(skip_serializing_if = "Vec::is_empty")]
            link_letters: Vec<LetterObject>,
            directed: bool,
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            counting: bool,
            #[serde(skip_serializing_if = "<[Sight]>::is_empty")]
            sights: &'a [Sight],
        }
        #[derive(serde::Serialize)]
        struct CellsObject {
            part: CellPart,
            cells: Vec<String>,
        }
        #[derive(serde::Serialize)]
        struct LetterObject {
            link: usize,
            letter: char,
        }
        #[derive(serde::Serialize)]
        struct SumObject {
            part: SumPart,
            cells: Vec<String>,
        }
        #[derive(serde::Serialize)]
        struct ShareObject {
            house: String,
            digits: Vec<u8>,
        }
        let share = |share: &Share| ShareObject {
            house: share.house.to_string(),
            digits: share.digits.iter().map(|digit| digit.get()).collect(),
        };
        let marked = self
            .candidates
            .iter()
            .map(|(candidate, role)| MarkedObject {
                candidate: candidate.into(),
                role: *role,
            });
        let houses = |houses: &[House]| houses.iter().map(ToString::to_string).collect();
        let cells = |cells: CellSet| cells.iter().map(|cell| cell.to_string()).collect();
        let sum = |(added, part): &(CellSet, SumPart)| SumObject {
            part: *part,
            cells: cells(*added),
        };
        let framed = |(framed, part): &(CellSet, CellPart)| CellsObject {
            part: *part,
            cells: cells(*framed),
        };
        let lettered = |(link, letter): &(usize, char)| LetterObject {
            link: link + 1,
            letter: *letter,
        };
        PictureObject {
            candidates: marked.collect(),
            houses: houses(&self.houses),
            covers: houses(&self.covers),
            losing: houses(&self.losing),
            conflicts: houses(&self.conflicts),
            cells: self.cells.iter().map(framed).collect(),
            sets: self.sets.iter().copied().map(cells).collect(),
            sums: self.sums.iter().map(sum).collect(),
            shares: self.shares.iter().map(share).collect(),
            witnesses: cells(self.witnesses),
            links: &self.links,
            link_letters: self.link_letters.iter().map(lettered).collect(),
            directed: self.directed,
            counting: self.counting,
            sights: &self.sights,
        }
        .serialize(serializer)
    }
}
