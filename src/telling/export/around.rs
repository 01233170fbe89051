//! The caption above the board of a picture and the legend below it, both optional: the name and
//! the argument of the step, and the meaning of its signs.

use super::path::{Act, PathStep};
use super::svg::Writer;
use crate::drawing::{
    Appearance, Color, Point, SWATCH_SIZE, Sample, Sheet, Size, Text, Weight, legend, swatch,
};
use crate::explain::{Argument, Notation};
use sudoku_engine::texts::Language;

/// The size of the words, the size of the heading, and the distance between two baselines relative
/// to the size of the words. Sizes are shares of the width of the picture.
const WORDS: f32 = 0.022;
const HEADING: f32 = 0.032;
const LINE: f32 = 1.4;

/// The distance of the words from the edge, as a share of the width of the picture.
const MARGIN: f32 = 0.035;

/// The number of legend entries side by side.
const COLUMNS: usize = 2;

/// The words and signs around a board.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Around {
    /// The lines above the board: the name of the step, its conclusion, and the reason.
    pub caption: Vec<String>,
    /// The signs with their meaning, below the board.
    pub legend: Vec<(Vec<Sample>, String)>,
}

/// The choice of the parts around a board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The name and the argument of the step.
    pub caption: bool,
    /// The meaning of the signs.
    pub legend: bool,
}

impl Around {
    /// The wanted parts for the board of a step.
    pub fn step(language: &Language, step: &PathStep, notation: Notation, wanted: Wanted) -> Self {
        let mut around = Self::default();
        if wanted.caption {
            around.caption.push(step.name(language));
            for argument in step.paragraphs(language, notation) {
                around.caption.extend(said(language, &argument, notation));
            }
        }
        if let Act::Rule(deductions) = &step.act
            && wanted.legend
            && let Some(first) = deductions.first()
        {
            let family = first.technique.family();
            let entries = legend(&step.picture(), family, false).into_iter();
            let told = entries.map(|it| (it.samples, it.label.words(language)));
            around.legend = told.collect();
        }
        around
    }

    /// The wanted parts for a board without a step: only a title.
    pub fn board(title: &str, wanted: Wanted) -> Self {
        let caption = wanted.caption.then(|| title.to_owned());
        Self {
            caption: caption.into_iter().collect(),
            legend: Vec::new(),
        }
    }

    /// The pieces above and below a board of this width, each with their height.
    pub(super) fn drawn(&self, width: f32, appearance: Appearance) -> [(Vec<Piece>, f32); 2] {
        [self.above(width, appearance), self.below(width, appearance)]
    }

    fn above(&self, width: f32, appearance: Appearance) -> (Vec<Piece>, f32) {
        let Some((heading, said)) = self.caption.split_first() else {
            return (Vec::new(), 0.0);
        };
        let colors = appearance.colors();
        let mut column = Column::new(width * MARGIN, width * (1.0 - 2.0 * MARGIN));
        column.down = 0.6 * width * MARGIN;
        column.write(heading, width * HEADING, colors.text, Weight::SemiBold);
        for (number, sentence) in said.iter().enumerate() {
            let weight = if number == 0 {
                Weight::SemiBold
            } else {
                Weight::Regular
            };
            column.write(sentence, width * WORDS, colors.text, weight);
        }
        (column.pieces, column.down + 0.3 * width * MARGIN)
    }

    fn below(&self, width: f32, appearance: Appearance) -> (Vec<Piece>, f32) {
        if self.legend.is_empty() {
            return (Vec::new(), 0.0);
        }
        let (size, margin) = (width * WORDS, width * MARGIN);
        let sign = size * LINE;
        let room = (width - 2.0 * margin) / COLUMNS as f32;
        let mut pieces = Vec::new();
        let mut down = 0.4 * margin;
        for row in self.legend.chunks(COLUMNS) {
            let mut lowest = down + sign;
            for (number, (samples, label)) in row.iter().enumerate() {
                let mut left = margin + number as f32 * room;
                let end = left + room - 0.5 * size;
                for sample in samples {
                    let size = Size::new(SWATCH_SIZE, SWATCH_SIZE);
                    let layers = swatch(*sample, size, appearance);
                    pieces.push(Piece::Swatch(layers, Point::new(left, down), sign));
                    left += sign;
                }
                let mut column = Column::new(left + 0.4 * size, end - left);
                column.down = down;
                let color = appearance.colors().text;
                column.write(label, size, color, Weight::Regular);
                pieces.append(&mut column.pieces);
                lowest = lowest.max(column.down);
            }
            down = lowest + 0.15 * size;
        }
        (pieces, down + 0.6 * margin)
    }
}

/// The caption of a deduction: its conclusion, then its idea, or its sentences if its lines are not
/// numbered.
fn said(language: &Language, argument: &Argument, notation: Notation) -> Vec<String> {
    let mut said = vec![argument.conclusion.render(language, notation)];
    if argument.is_numbered() {
        said.push(argument.idea.render(language, notation));
    } else {
        let lines = argument.lines.iter();
        said.extend(lines.map(|line| line.text.render(language, notation)));
    }
    said.retain(|words| !words.is_empty());
    said
}

/// A piece around a board.
#[derive(Debug)]
pub(super) enum Piece {
    /// A line of words.
    Words(Text),
    /// A sign of the legend, with its top left corner and its width.
    Swatch([Sheet; 2], Point, f32),
}

impl Piece {
    /// Writes the piece.
    pub(super) fn write(self, writer: &mut Writer) {
        match self {
            Self::Words(text) => {
                let mut sheet = Sheet::default();
                sheet.write(text);
                writer.layer(&[sheet]);
            }
            Self::Swatch(layers, corner, side) => {
                let scale = side / SWATCH_SIZE;
                writer.body += &format!(
                    "<g transform=\"translate({:.2} {:.2}) scale({scale:.4})\">",
                    corner.x, corner.y
                );
                for layer in layers {
                    writer.layer(&[layer]);
                }
                writer.body += "</g>\n";
            }
        }
    }
}

/// A column of lines of words.
struct Column {
    left: f32,
    width: f32,
    down: f32,
    pieces: Vec<Piece>,
}

impl Column {
    const fn new(left: f32, width: f32) -> Self {
        Self {
            left,
            width,
            down: 0.0,
            pieces: Vec::new(),
        }
    }

    /// Writes words in as many lines as they need.
    fn write(&mut self, words: &str, size: f32, color: Color, weight: Weight) {
        let text = |content: String| Text {
            content,
            middle: Point::default(),
            size,
            color,
            weight,
        };
        let mut lines: Vec<String> = Vec::new();
        for word in words.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match longer.filter(|line| text(line.clone()).width() <= self.width) {
                Some(longer) => {
                    lines.pop();
                    lines.push(longer);
                }
                None => lines.push(word.to_owned()),
            }
        }
        for line in lines {
            let line = text(line);
            let middle = Point::new(
                self.left + line.width() / 2.0,
                self.down + size * LINE / 2.0,
            );
            self.pieces.push(Piece::Words(Text { middle, ..line }));
            self.down += size * LINE;
        }
    }
}
