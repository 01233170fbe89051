//! The list of lessons: the families, and the techniques of each.

use crate::ask::Subject;
use crate::list::Rows;
use sudoku_engine::rules::{Family, Technique};
use sudoku_engine::texts::{Language, found_by, words};
use sudoku_telling::explain::family_name;
use sudoku_telling::lessons::{BoardLesson, COURSES};

/// The families, in the order of their first techniques. Within them, techniques are in the order
/// of learning.
pub(super) const FAMILIES: [Family; 14] = [
    Family::Singles,
    Family::Intersections,
    Family::Subsets,
    Family::SingleDigit,
    Family::Wings,
    Family::Coloring,
    Family::Uniqueness,
    Family::Chains,
    Family::Fish,
    Family::AlmostLockedSets,
    Family::LargePatterns,
    Family::Forcing,
    Family::Templates,
    Family::Cages,
];

/// All techniques, family by family.
pub(super) fn techniques() -> impl Iterator<Item = Technique> {
    FAMILIES.into_iter().flat_map(|family| {
        let all = Technique::ALL.iter().copied();
        all.filter(move |technique| technique.family() == family)
    })
}

/// The order of the lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// All techniques, family by family.
    #[default]
    Families,
    /// The lessons of the courses.
    Courses,
}

/// A row of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    /// A family.
    Family(Family),
    /// The course with this number.
    Course(usize),
    /// A technique.
    Technique(Technique),
    /// The heading of the other boards.
    Boards,
    /// One of the other boards.
    Board(BoardLesson),
}

/// The rows that pass the filter.
#[derive(Debug)]
pub(super) struct Listed {
    filter: String,
    order: Order,
    rows: Vec<Row>,
    /// Sentences about the techniques that the filter finds by another name.
    other_names: Vec<String>,
    /// The rows that are headings of families or courses.
    families: Vec<usize>,
}

impl Listed {
    /// The list of all lessons.
    pub(super) fn new(language: &Language) -> Self {
        let mut list = Self {
            filter: String::new(),
            order: Order::default(),
            rows: Vec::new(),
            other_names: Vec::new(),
            families: Vec::new(),
        };
        list.fill(language);
        list
    }

    fn fill(&mut self, language: &Language) {
        let filter = self.filter.to_lowercase();
        let found = |technique: Technique| {
            let family = family_name(language, technique.family()).to_lowercase();
            found_by(language, technique, |name| {
                let mut words = filter.split_whitespace();
                words.all(|word| name.contains(word) || family.contains(word))
            })
        };
        self.rows.clear();
        self.other_names.clear();
        self.families.clear();
        let headed: Vec<(Row, Technique)> = match self.order {
            Order::Families => techniques()
                .map(|technique| (Row::Family(technique.family()), technique))
                .collect(),
            Order::Courses => COURSES
                .iter()
                .enumerate()
                .flat_map(|(number, course)| {
                    let lessons = course.lessons.iter();
                    lessons.map(move |technique| (Row::Course(number), *technique))
                })
                .collect(),
        };
        for (heading, technique) in headed {
            let Some(found_by) = found(technique) else {
                continue;
            };
            if !self.rows.contains(&heading) {
                self.families.push(self.rows.len());
                self.rows.push(heading);
            }
            self.rows.push(Row::Technique(technique));
            self.other_names
                .extend(found_by.sentence(language, technique));
        }
        let heading = words!(language, "learn-boards");
        let passes = |board: &BoardLesson| {
            let about = format!("{} {heading}", board.name(language)).to_lowercase();
            filter.split_whitespace().all(|word| about.contains(word))
        };
        let boards: Vec<Row> = BoardLesson::ALL
            .into_iter()
            .filter(passes)
            .map(Row::Board)
            .collect();
        if !boards.is_empty() && self.order == Order::Families {
            self.families.push(self.rows.len());
            self.rows.push(Row::Boards);
            self.rows.extend(boards);
        }
    }

    pub(super) fn filter(&mut self, language: &Language, filter: String) {
        self.filter = filter;
        self.fill(language);
    }

    /// Sets the order of the lessons.
    pub(super) fn set_order(&mut self, language: &Language, order: Order) {
        self.order = order;
        self.fill(language);
    }

    pub(super) const fn order(&self) -> Order {
        self.order
    }

    pub(super) fn filtered(&self) -> &str {
        &self.filter
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Sentences about the techniques that the filter finds by another name.
    pub(super) fn other_names(&self) -> &[String] {
        &self.other_names
    }

    /// Clears the filter, and changes the order if needed, so that a lesson is listed.
    pub(super) fn show(&mut self, language: &Language, subject: Subject) {
        if self.row_of(subject).is_none() {
            self.filter(language, String::new());
        }
        if self.row_of(subject).is_none() {
            self.set_order(language, Order::Families);
        }
    }

    pub(super) fn row_of(&self, subject: Subject) -> Option<usize> {
        let row = match subject {
            Subject::Technique(technique) => Row::Technique(technique),
            Subject::Board(board) => Row::Board(board),
        };
        self.rows.iter().position(|it| *it == row)
    }

    /// The subject of a row, if it is not a heading.
    pub(super) fn subject(&self, row: usize) -> Option<Subject> {
        match self.rows.get(row)? {
            Row::Technique(technique) => Some(Subject::Technique(*technique)),
            Row::Board(board) => Some(Subject::Board(*board)),
            Row::Family(_) | Row::Course(_) | Row::Boards => None,
        }
    }

    /// The rows, with the row of this subject chosen.
    pub(super) fn with_chosen(&self, subject: Option<Subject>) -> Rows<'_> {
        let chosen = subject.and_then(|subject| self.row_of(subject));
        Rows::new(self.rows.len(), chosen).with_headings(&self.families)
    }
}
