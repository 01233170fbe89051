//! The picture of a step or an answer on a board, and its text.
//!
//! Argument, picture, links and legend are worked out once for each subject. The board, the card,
//! keys and exports all read this one value, so they cannot disagree.

mod answer;
mod keys;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::board::{self, Entry, Names, Walked};
use sudoku_engine::grid::{CellSet, Contradiction, Grid};
use sudoku_engine::rules::{Deduction, Family, Pattern};
use sudoku_engine::texts::{Language, said};
use sudoku_telling::explain::{self, Argument, Length, Line, LineName, Look, Picture, Role, Text};
use sudoku_telling::session::{Diagnosis, Differing};

pub(crate) use answer::Answered;
pub(crate) use keys::{END_WALK, LINK_BACK, LINK_ON, WALK, WALK_ON, shortcuts};

/// The subject on a board, with everything worked out.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    subject: Subject,
    /// The conclusion of the present deduction, if it is told.
    conclusion: Text,
    /// The same deduction in one line, for players who know the technique.
    short: Text,
    /// The argument of the deduction or the contradiction.
    argument: Argument,
    /// The whole picture, without a walk.
    whole: Picture,
    /// The lines about links.
    links: Vec<Line>,
    /// The number of the link that the walk is at.
    at: Option<usize>,
    /// The first lines of the unfolded side arguments.
    unfolded: BTreeSet<usize>,
    /// The present picture.
    picture: Picture,
    legend: Vec<Entry>,
    /// The words and numbers in the picture.
    names: Names,
    /// The cells of a contradiction.
    contradicting: CellSet,
}

/// The subject of a picture.
#[derive(Debug, Clone, Default)]
pub(crate) enum Subject {
    /// Nothing but the digits.
    #[default]
    Nothing,
    /// The deductions of a step.
    Step {
        /// The deductions.
        step: Arc<[Deduction]>,
        /// The number of the present one.
        alone: usize,
        /// Whether it was made, or can be made.
        made: bool,
    },
    /// The place to look for a step.
    Place(Arc<[Deduction]>),
    /// A contradiction, and its position.
    Contradiction(Box<(Diagnosis, Grid)>),
    /// The cells in which solutions differ.
    Differing(Differing),
    /// An answer to 'Why?'.
    Answer(Box<Answered>),
}

/// A line of text.
#[derive(Debug, Clone)]
pub(crate) struct Told {
    /// Its text.
    pub(crate) text: Text,
    /// Its name.
    pub(crate) name: Option<LineName>,
    /// The number of suppositions that it is under.
    pub(crate) depth: usize,
    /// The side argument that begins with it, if it can be folded.
    pub(crate) fold: Option<Fold>,
}

/// A side argument that can be folded.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fold {
    /// Its first line.
    pub(crate) line: usize,
    /// The number of lines after that one.
    pub(crate) lines: usize,
    /// Whether these are visible.
    pub(crate) is_open: bool,
}

impl Told {
    const fn new(text: Text, name: Option<LineName>) -> Self {
        Self {
            text,
            name,
            depth: 0,
            fold: None,
        }
    }
}

impl Shown {
    /// Shows a subject, without a walk.
    pub(crate) fn new(subject: Subject) -> Self {
        let mut shown = Self {
            subject,
            ..Self::default()
        };
        shown.work_out();
        shown
    }

    /// A step that can be made.
    pub(crate) fn possible(step: Arc<[Deduction]>) -> Self {
        Self::new(Subject::Step {
            step,
            alone: 0,
            made: false,
        })
    }

    /// A step that can be made, told at this length.
    pub(crate) fn hint(step: Arc<[Deduction]>, told: Length) -> Self {
        match told {
            Length::Name => Self::default(),
            Length::Place => Self::new(Subject::Place(step)),
            Length::Short | Length::Argument => Self::possible(step),
        }
    }

    fn work_out(&mut self) {
        self.conclusion = Text::new();
        self.short = Text::new();
        self.argument = Argument::default();
        self.links = Vec::new();
        self.whole = Picture::default();
        self.contradicting = CellSet::EMPTY;
        self.names = Names::default();
        match &mut self.subject {
            Subject::Nothing => {}
            Subject::Answer(answered) => {
                answered.say();
                if let Some(line) = answered.lines().get(answered.line()) {
                    self.argument = line.argument.clone();
                    self.links = line.walk.clone();
                    let step = line.step.as_ref().map(std::slice::from_ref);
                    self.names = Names::of(step.unwrap_or_default());
                }
                self.whole = answered.picture();
            }
            Subject::Step { step, alone, .. } => {
                if let Some(deduction) = step.get(*alone) {
                    self.conclusion = explain::conclusion(deduction);
                    self.short = explain::in_short(deduction);
                    self.argument = explain::argument(deduction);
                    self.whole = explain::picture_unfolding(deduction, &self.unfolded);
                    let shown = std::slice::from_ref(deduction);
                    self.names = Names::unfolding(shown, &self.unfolded);
                    self.links = explain::walk(deduction);
                }
            }
            Subject::Place(step) => {
                if let Some(deduction) = step.first() {
                    let Look { houses, cells, .. } = explain::look(deduction);
                    self.whole = Picture {
                        houses,
                        witnesses: cells,
                        ..Picture::default()
                    };
                }
            }
            Subject::Contradiction(it) => {
                let (diagnosis, grid) = &**it;
                self.argument = diagnosis.argument_of_all(grid).into();
                self.whole = diagnosis.picture(grid);
                self.links = diagnosis.walk(grid);
                self.contradicting = diagnosis.cells(grid);
            }
            Subject::Differing(differing) => {
                self.whole = Picture::default().with(Role::Base, differing.candidates());
            }
        }
        self.draw();
    }

    /// Works out the picture for the link that the walk is at.
    fn draw(&mut self) {
        self.picture = self.whole.clone();
        if let Some(at) = self.at {
            // On a walk, tint only the house of the link.
            let house = self.links.get(at).and_then(|link| link.house);
            self.picture.houses = house.into_iter().collect();
            self.picture.covers.clear();
        }
        self.legend = match &self.subject {
            Subject::Step { step, made, .. } => {
                let family = step.first().map_or(Family::Singles, |first| {
                    let technique = first.technique;
                    technique.family()
                });
                board::legend(&self.picture, family, *made)
            }
            // The words say everything about a clash.
            Subject::Contradiction(it)
                if !matches!(it.0.contradiction, Contradiction::Clash { .. }) =>
            {
                board::legend(&self.picture, Family::Singles, true)
            }
            Subject::Answer(answered) => {
                let line = answered.lines().get(answered.line());
                let step = line.and_then(|line| line.step.as_ref());
                let family = step.map_or(Family::Singles, |step| step.technique.family());
                let mut legend = board::legend(&self.picture, family, answered.shows_conflict());
                if answered.shows_two_solutions()
                    && let [both, other, ..] = legend.as_mut_slice()
                {
                    both.samples.append(&mut other.samples);
                    both.label = said!("legend-two-solutions");
                    legend.remove(1);
                }
                legend
            }
            _ => Vec::new(),
        };
    }

    /// Shows another deduction of a step.
    pub(crate) fn show_alone(&mut self, number: usize) {
        if let Subject::Step { step, alone, .. } = &mut self.subject
            && number < step.len()
            && number != *alone
        {
            *alone = number;
            self.at = None;
            self.unfolded.clear();
            self.work_out();
        }
    }

    /// Goes to a line of an answer, or the last one if there are fewer.
    pub(crate) fn read(&mut self, line: usize) {
        if let Subject::Answer(answered) = &mut self.subject {
            answered.read(line);
            self.at = None;
            self.work_out();
        }
    }

    /// The answer.
    pub(crate) const fn answered(&self) -> Option<&Answered> {
        match &self.subject {
            Subject::Answer(answered) => Some(answered),
            _ => None,
        }
    }

    /// Goes to a link, or the last one if there are fewer; without a number, the walk ends.
    pub(crate) fn walk_to(&mut self, link: Option<usize>) {
        let last = self.links.len().checked_sub(1);
        self.at = link.zip(last).map(|(link, last)| link.min(last));
        self.draw();
    }

    /// Whether the subject is a step, made or not.
    pub(crate) const fn is_step(&self) -> bool {
        matches!(self.subject, Subject::Step { .. })
    }

    /// The step that is drawn as one that can be made.
    pub(crate) fn can_be_made(&self) -> Option<&Arc<[Deduction]>> {
        match &self.subject {
            Subject::Step {
                step, made: false, ..
            } => Some(step),
            _ => None,
        }
    }

    /// The deductions of the step, and the number of the present one.
    pub(crate) fn deductions(&self) -> (&[Deduction], usize) {
        match &self.subject {
            Subject::Step { step, alone, .. } => (step, *alone),
            _ => (&[], 0),
        }
    }

    /// The other cells that the step sets, by deductions not shown now.
    pub(crate) fn also(&self) -> CellSet {
        let (step, alone) = self.deductions();
        let set = |deductions: &[Deduction]| -> CellSet {
            let placed = deductions.iter().flat_map(|it| &it.placements);
            placed.map(|candidate| candidate.cell).collect()
        };
        let own = step
            .get(alone)
            .map_or(CellSet::EMPTY, |it| set(std::slice::from_ref(it)));
        set(step) - own
    }

    /// The conclusion of the present deduction.
    pub(crate) const fn conclusion(&self) -> &Text {
        &self.conclusion
    }

    /// The argument of the deduction or the contradiction, line by line; on a walk, the reason for
    /// the link.
    pub(crate) fn told(&self, language: &Language) -> Vec<Told> {
        if let Some(link) = self.at.and_then(|at| self.links.get(at)) {
            return vec![Told::new(
                link.text.clone(),
                self.line_at().map(|it| self.argument.name(it)),
            )];
        }
        let argument = &self.argument;
        if argument.is_numbered() {
            let idea = (!argument.idea.is_empty()).then(|| Told::new(argument.idea.clone(), None));
            let lines = argument.lines.iter().enumerate();
            let lines = lines.map(|(number, line)| Told {
                depth: argument.depth(number),
                ..Told::new(line.text.clone(), Some(argument.name(number)))
            });
            return idea.into_iter().chain(lines).collect();
        }
        // Each sentence becomes a line. An argument that leads to a contradiction stays in one
        // piece, so that the possible actions below stay in sight.
        let lines = argument.lines.iter();
        let sentences: Vec<Text> = if self.conclusion.is_empty() {
            lines.map(|line| line.text.clone()).collect()
        } else {
            lines
                .flat_map(|line| line.text.sentences(language))
                .collect()
        };
        let are_several = sentences.len() > 1;
        let lines = sentences.into_iter().enumerate();
        lines
            .map(|(number, text)| Told::new(text, are_several.then(|| LineName::main(number))))
            .collect()
    }

    /// The lines of [`Self::told`], with only the first line of each folded side argument of the
    /// last resort.
    pub(crate) fn told_folded(&self, language: &Language) -> Vec<Told> {
        let (step, alone) = self.deductions();
        let is_folded = step
            .get(alone)
            .is_some_and(|it| matches!(it.pattern, Pattern::SideArguments(_)));
        let mut told = self.told(language);
        if !is_folded || self.at.is_some() {
            return told;
        }
        let lines = &self.argument.lines;
        // The side arguments around a line.
        let around = |line: usize| {
            let all = std::iter::successors(lines[line].under, |up| lines[*up].under);
            all.filter(|up| lines[*up].under.is_some())
        };
        told.retain_mut(|told| {
            let Some(line) = told.name.map(|name| name.place) else {
                return true;
            };
            let inside = (line + 1..lines.len()).filter(|it| around(*it).any(|up| up == line));
            let inside = inside.count();
            told.fold = (inside > 0).then(|| Fold {
                line,
                lines: inside,
                is_open: self.unfolded.contains(&line),
            });
            around(line).all(|up| self.unfolded.contains(&up))
        });
        told
    }

    /// Folds or unfolds the side argument that begins at this line.
    pub(crate) fn fold(&mut self, line: usize) {
        if !self.unfolded.remove(&line) {
            self.unfolded.insert(line);
        }
        self.work_out();
    }

    /// The present deduction in one line, for players who know the technique, without its
    /// conclusion.
    pub(crate) fn told_in_short(&self) -> Told {
        Told::new(self.short.clone(), None)
    }

    /// The number of the argument's line that the walk is at, if lines have numbers.
    pub(crate) fn line_at(&self) -> Option<usize> {
        let numbered = Some(&self.argument).filter(|it| it.is_numbered())?;
        let (number, _) = numbered.about_links().nth(self.at?)?;
        Some(number)
    }

    /// The present picture.
    pub(crate) const fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The words and numbers in the picture.
    pub(crate) const fn names(&self) -> &Names {
        &self.names
    }

    /// The meaning of the marks and lines in the picture.
    pub(crate) fn legend(&self) -> &[Entry] {
        &self.legend
    }

    /// The cells of a contradiction.
    pub(crate) const fn contradicting(&self) -> CellSet {
        self.contradicting
    }

    /// The links to walk along; empty unless the subject is a chain, a net or a row of singles.
    pub(crate) fn links(&self) -> &[Line] {
        &self.links
    }

    /// The number of the link that the walk is at.
    pub(crate) const fn at(&self) -> Option<usize> {
        self.at
    }

    /// The walk, for the board.
    pub(crate) fn walked(&self) -> Option<Walked<'_>> {
        let lines = &self.links;
        self.at.map(|at| Walked { lines, at })
    }
}
