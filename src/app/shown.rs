//! What a board shows beyond its digits, and what is said of it.
//!
//! Argument, picture, links and legend are worked out once, when something is
//! shown. The board, the card, keys and exports all read this one value, so they
//! cannot disagree.

mod answer;
mod keys;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::board::{self, Entry, Names, Walked};
use sudoku_engine::grid::{CellSet, Contradiction, Grid};
use sudoku_engine::rules::{Deduction, Family, Pattern};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{self, Argument, Length, Line, LineName, Look, Picture, Role, Text};
use sudoku_telling::session::{Diagnosis, Differing};

pub(crate) use answer::Answered;
pub(crate) use keys::{END_WALK, LINK_BACK, LINK_ON, WALK, WALK_ON, shortcuts};

/// What is shown on a board beyond its digits, worked out.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    subject: Subject,
    /// What the deduction that is shown concludes, if it is told.
    conclusion: Text,
    /// The same deduction in a line for who knows the technique.
    short: Text,
    /// Its argument, or that of the contradiction.
    argument: Argument,
    /// All that is drawn where no link is set apart.
    whole: Picture,
    /// The lines that are about links.
    links: Vec<Line>,
    /// The link at which the walk is, by its number.
    at: Option<usize>,
    /// The lines at which the side arguments begin that are unfolded.
    unfolded: BTreeSet<usize>,
    /// What is drawn.
    picture: Picture,
    legend: Vec<Entry>,
    /// The words and numbers beside what is drawn.
    names: Names,
    /// The cells in which a contradiction lies.
    contradicting: CellSet,
}

/// What is shown.
#[derive(Debug, Clone, Default)]
pub(crate) enum Subject {
    /// Nothing but the digits.
    #[default]
    Nothing,
    /// The deductions of a step.
    Step {
        /// The deductions.
        step: Arc<[Deduction]>,
        /// The one that is shown, by its number.
        alone: usize,
        /// Whether it was made; else it can be.
        made: bool,
    },
    /// Where to look for a step.
    Place(Arc<[Deduction]>),
    /// A contradiction, and the position in which it lies.
    Contradiction(Box<(Diagnosis, Grid)>),
    /// The cells in which solutions differ.
    Differing(Differing),
    /// An answer to 'Why?'.
    Answer(Box<Answered>),
}

/// A line of what is said.
#[derive(Debug, Clone)]
pub(crate) struct Told {
    /// What it says.
    pub(crate) text: Text,
    /// What it is called.
    pub(crate) name: Option<LineName>,
    /// How many suppositions it stands under.
    pub(crate) depth: usize,
    /// The side argument that begins with it, if that can be folded up.
    pub(crate) fold: Option<Fold>,
}

/// A side argument that can be folded up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fold {
    /// The line with which it begins.
    pub(crate) line: usize,
    /// How many lines it has behind that one.
    pub(crate) lines: usize,
    /// Whether these are told.
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
    /// Shows this, with no link set apart.
    pub(crate) fn new(language: &Language, subject: Subject) -> Self {
        let mut shown = Self {
            subject,
            ..Self::default()
        };
        shown.work_out(language);
        shown
    }

    /// A step that can be made.
    pub(crate) fn possible(language: &Language, step: Arc<[Deduction]>) -> Self {
        Self::new(
            language,
            Subject::Step {
                step,
                alone: 0,
                made: false,
            },
        )
    }

    /// A step that is told at this length, and can be made.
    pub(crate) fn hint(language: &Language, step: Arc<[Deduction]>, told: Length) -> Self {
        match told {
            Length::Name => Self::default(),
            Length::Place => Self::new(language, Subject::Place(step)),
            Length::Short | Length::Argument => Self::possible(language, step),
        }
    }

    fn work_out(&mut self, language: &Language) {
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
                answered.say(language);
                if let Some(line) = answered.lines().get(answered.line()) {
                    self.argument = line.argument.clone();
                    self.links = line.walk.clone();
                    let step = line.step.as_ref().map(std::slice::from_ref);
                    self.names = Names::of(language, step.unwrap_or_default());
                }
                self.whole = answered.picture();
            }
            Subject::Step { step, alone, .. } => {
                if let Some(deduction) = step.get(*alone) {
                    self.conclusion = explain::conclusion(language, deduction);
                    self.short = explain::in_short(language, deduction);
                    self.argument = explain::argument(language, deduction);
                    self.whole = explain::picture_unfolding(deduction, &self.unfolded);
                    let shown = std::slice::from_ref(deduction);
                    self.names = Names::unfolding(language, shown, &self.unfolded);
                    self.links = explain::walk(language, deduction);
                }
            }
            Subject::Place(step) => {
                if let Some(deduction) = step.first() {
                    let Look { houses, cells, .. } = explain::look(language, deduction);
                    self.whole = Picture {
                        houses,
                        witnesses: cells,
                        ..Picture::default()
                    };
                }
            }
            Subject::Contradiction(it) => {
                let (diagnosis, grid) = &**it;
                self.argument = diagnosis.argument_of_all(language, grid).into();
                self.whole = diagnosis.picture(grid);
                self.links = diagnosis.walk(language, grid);
                self.contradicting = diagnosis.cells(grid);
            }
            Subject::Differing(differing) => {
                self.whole = Picture::default().with(Role::Base, differing.candidates());
            }
        }
        self.draw(language);
    }

    /// Works out what is drawn with the link at which the walk is.
    fn draw(&mut self, language: &Language) {
        self.picture = self.whole.clone();
        if let Some(at) = self.at {
            // On a walk only the house of the link is tinted.
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
                board::legend(language, &self.picture, family, *made)
            }
            // Of a clash the words say it all.
            Subject::Contradiction(it)
                if !matches!(it.0.contradiction, Contradiction::Clash { .. }) =>
            {
                board::legend(language, &self.picture, Family::Singles, true)
            }
            Subject::Answer(answered) => {
                let line = answered.lines().get(answered.line());
                let step = line.and_then(|line| line.step.as_ref());
                let family = step.map_or(Family::Singles, |step| step.technique.family());
                let mut legend = board::legend(language, &self.picture, family, false);
                if answered.shows_two_solutions()
                    && let Some(both) = legend.first_mut()
                {
                    both.label = words!(language, "legend-two-solutions");
                }
                legend
            }
            _ => Vec::new(),
        };
    }

    /// Says all of it again, in another language.
    pub(crate) fn say_again(&mut self, language: &Language) {
        self.work_out(language);
    }

    /// Shows another deduction of a step.
    pub(crate) fn show_alone(&mut self, language: &Language, number: usize) {
        if let Subject::Step { step, alone, .. } = &mut self.subject
            && number < step.len()
            && number != *alone
        {
            *alone = number;
            self.at = None;
            self.unfolded.clear();
            self.work_out(language);
        }
    }

    /// Goes to a line of an answer, or the last one if there are not so many.
    pub(crate) fn read(&mut self, language: &Language, line: usize) {
        if let Subject::Answer(answered) = &mut self.subject {
            answered.read(line);
            self.at = None;
            self.work_out(language);
        }
    }

    /// The answer that is shown.
    pub(crate) const fn answered(&self) -> Option<&Answered> {
        match &self.subject {
            Subject::Answer(answered) => Some(answered),
            _ => None,
        }
    }

    /// Goes to a link, or the last one if there are not so many; without a number,
    /// the walk ends.
    pub(crate) fn walk_to(&mut self, language: &Language, link: Option<usize>) {
        let last = self.links.len().checked_sub(1);
        self.at = link.zip(last).map(|(link, last)| link.min(last));
        self.draw(language);
    }

    /// Whether it is a step, made or not.
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

    /// The deductions of the step that is shown, and the number of the one whose reason
    /// is.
    pub(crate) fn deductions(&self) -> (&[Deduction], usize) {
        match &self.subject {
            Subject::Step { step, alone, .. } => (step, *alone),
            _ => (&[], 0),
        }
    }

    /// The cells that the same step sets for reasons that are not shown just now.
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

    /// What the deduction that is shown concludes.
    pub(crate) const fn conclusion(&self) -> &Text {
        &self.conclusion
    }

    /// What is said of one deduction or of the contradiction, line by line: its argument,
    /// or on a walk why the link holds.
    pub(crate) fn told(&self) -> Vec<Told> {
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
        // Of a line of several sentences each is a line here. What comes to a contradiction
        // stays in one piece: below it stands what can be done, to be seen at once.
        let lines = argument.lines.iter();
        let sentences: Vec<Text> = if self.conclusion.is_empty() {
            lines.map(|line| line.text.clone()).collect()
        } else {
            lines.flat_map(|line| line.text.sentences()).collect()
        };
        let are_several = sentences.len() > 1;
        let lines = sentences.into_iter().enumerate();
        lines
            .map(|(number, text)| Told::new(text, are_several.then(|| LineName::main(number))))
            .collect()
    }

    /// The same; of the side arguments of the last resort only the first line, unless they
    /// are unfolded.
    pub(crate) fn told_folded(&self) -> Vec<Told> {
        let (step, alone) = self.deductions();
        let is_folded = step
            .get(alone)
            .is_some_and(|it| matches!(it.pattern, Pattern::SideArguments(_)));
        let mut told = self.told();
        if !is_folded || self.at.is_some() {
            return told;
        }
        let lines = &self.argument.lines;
        // The side arguments in which a line stands.
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

    /// Unfolds the side argument that begins at this line, or folds it up.
    pub(crate) fn fold(&mut self, language: &Language, line: usize) {
        if !self.unfolded.remove(&line) {
            self.unfolded.insert(line);
        }
        self.work_out(language);
    }

    /// The deduction that is shown in a line for who knows the technique, without what it
    /// concludes.
    pub(crate) fn told_in_short(&self) -> Told {
        Told::new(self.short.clone(), None)
    }

    /// The line of the argument that the walk is at, by its number, where lines have
    /// numbers.
    pub(crate) fn line_at(&self) -> Option<usize> {
        let numbered = Some(&self.argument).filter(|it| it.is_numbered())?;
        let (number, _) = numbered.about_links().nth(self.at?)?;
        Some(number)
    }

    /// What is drawn.
    pub(crate) const fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The words and numbers beside what is drawn.
    pub(crate) const fn names(&self) -> &Names {
        &self.names
    }

    /// What the signs and lines that are drawn mean.
    pub(crate) fn legend(&self) -> &[Entry] {
        &self.legend
    }

    /// The cells in which a contradiction lies.
    pub(crate) const fn contradicting(&self) -> CellSet {
        self.contradicting
    }

    /// The links to go through; none, if what is shown is no chain, no net and no
    /// row of singles.
    pub(crate) fn links(&self) -> &[Line] {
        &self.links
    }

    /// The link at which the walk is, by its number.
    pub(crate) const fn at(&self) -> Option<usize> {
        self.at
    }

    /// Where the walk is, for the board.
    pub(crate) fn walked(&self) -> Option<Walked<'_>> {
        let lines = &self.links;
        self.at.map(|at| Walked { lines, at })
    }
}
