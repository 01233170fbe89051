//! Painting the words and numbers beside the drawing of a step.

use super::colors::Color;
use super::geometry::{Curve, middle as cell_middle};
use super::labels::ABOVE as LABEL_ABOVE;
use super::names::{Named, Tag};
use super::painter::Painter;
use super::plane::{Point, Size, Vector};
use super::scene::{HouseKind as Edge, Scene};
use super::sheet::{Part, Path, Stroke, Text, Weight};
use super::sign::{Hue, Sign};
use crate::explain::{LineName, Role, Share};
use sudoku_engine::grid::{BOX_SIDE, Candidate, Cell, House, HouseKind, chute_of, lines_of_chute};

/// The height of a tag, the size of its word, and the distance of the word from the ends of the
/// tag.
const TAG: f32 = 0.165;
const WORD: f32 = 0.145;
const PADDING: f32 = 0.04;

/// The size of the digits that a line gives, beside the board, as a share of the room there.
const WORD_BESIDE: f32 = 0.46;

/// The part of a tag above the edge that it overlaps: less at the edge of the board, where the
/// labels are.
const ABOVE: f32 = 0.62;
const ABOVE_BOARD: f32 = 0.5;

const fn above(row: usize) -> f32 {
    if row == 0 { ABOVE_BOARD } else { ABOVE }
}

/// The distance of a tag from the sides of its cell.
const SIDE: f32 = 0.035;

/// The size of a number, and the radius of its badge.
const NUMBER: f32 = 0.115;
const BADGE: f32 = 0.078;

/// The minimum height of words and numbers in pixels, and the maximum factors by which numbers and
/// words are enlarged for that on a small board.
const LEAST: f32 = 8.5;
const MOST_NUMBER: f32 = 1.5;
const MOST_WORD: f32 = 1.3;

/// The distance of the middle of a badge from the middle of its candidate, across and down: for the
/// normal size, and for the largest, which is between four candidates.
const BESIDE: f32 = 0.115;
const BETWEEN: f32 = 0.14;

/// The distance of the number of a term from the sum of its cage.
const BEFORE_TERM: f32 = 0.03;

/// The roundness of the ends of a tag, of a badge for a line of the main argument, and of a badge
/// for a line of a side argument, as shares of the height.
const TAG_ROUND: f32 = 0.35;
const ROUND: f32 = 0.5;
const SQUARE: f32 = 0.12;

/// The names of lines for little space.
fn written(lines: &[LineName]) -> String {
    match lines {
        [one] => one.to_string(),
        [one, other] => format!("{one}, {other}"),
        [one, ..] => format!("{one} …"),
        [] => String::new(),
    }
}

impl Painter {
    /// The words, the numbers and the digits of links, above everything else.
    pub(super) fn names(&mut self, scene: &Scene) {
        for share in &scene.shares {
            self.sheet.begin(Part::Share(share.house));
            let digits = share.digits.iter().map(|digit| scene.written(digit));
            let (digits, kind) = (digits.collect(), kind_of(scene, share));
            if share.corners.is_empty() {
                self.share_beside(share.house, digits, kind);
            } else {
                self.share(share_place(share), digits, kind);
            }
        }
        for (candidate, lines) in &scene.names.numbers {
            self.sheet.begin(Part::Number(*candidate));
            self.number(scene, *candidate, lines);
        }
        for link in &scene.links {
            if let Some(letter) = link.letter {
                self.sheet.begin(Part::LinkLetter(letter));
                let middle = self.free_on(scene, link.curve);
                self.link_letter(middle, letter);
            }
        }
        let mut before: Option<(Cell, f32)> = None;
        for tag in &scene.names.tags {
            let taken = match before {
                Some((cell, taken)) if cell == tag.cell => taken,
                _ => self.taken_at(scene, tag.cell),
            };
            self.sheet.begin(Part::Tag(tag.cell, tag.of));
            before = Some((tag.cell, self.tag(scene, *tag, taken)));
        }
    }

    /// The part of the width of a cell that the letter of a set takes in its corner.
    fn taken_at(&self, scene: &Scene, cell: Cell) -> f32 {
        let (left, top) = (cell.column() as f32, cell.row() as f32);
        let mut letters = scene.outlines.iter().flat_map(|outline| &outline.letters);
        let is_there = letters.any(|at| (at.x - left).abs() < 0.3 && (at.y - top).abs() < 0.3);
        if is_there { 0.2 } else { SIDE }
    }

    /// Draws a word after this part of the width of its cell, and returns the part that is taken
    /// then.
    fn tag(&mut self, scene: &Scene, tag: Tag, taken: f32) -> f32 {
        // In the first row, the tag is in the room for the labels. Without that room, the letter is
        // below.
        let grown = self.grown(WORD, MOST_WORD);
        let (high, size) = (TAG * grown, WORD * grown);
        let has_room = self.place.gutter / self.place.cell >= ABOVE_BOARD * high;
        let is_below = tag.cell.row() == 0 && !has_room;
        let room = 1.0 - SIDE - taken;
        let word = tag.of.word().unwrap_or_default();
        let word = word.words(&scene.language);
        let first = word.chars().next().map(|it| it.to_uppercase());
        let first = first.map_or_else(String::new, Iterator::collect);
        let words = [word, first].into_iter();
        let fitting = words.skip(usize::from(is_below)).find_map(|word| {
            let width = self.width_of(&word, size) + 2.0 * PADDING;
            (width <= room).then_some((word, width))
        });
        let Some((word, width)) = fitting else {
            return taken;
        };
        let left = tag.cell.column() as f32;
        let below = tag.cell.row() + usize::from(is_below);
        let down = below as f32 - above(below) * high;
        // The sum of a cage is at the upper left, and so is the tag of the cell below.
        let corners = [left + taken, left + 1.0 - taken - width];
        let [usual, other] = match scene.cages.is_empty() != is_below {
            true => corners,
            false => [corners[1], corners[0]],
        };
        // The tag goes to the other end if it would cover fewer marks there. Next to another tag or
        // the sum of a cage there is no choice.
        let covered = |from: f32| self.marks_under(scene, Point::new(from, down), (width, high));
        let near = |other: &&Tag| {
            let is_beside = other.cell.row().abs_diff(tag.cell.row()) <= 1;
            other.cell.column() == tag.cell.column() && is_beside
        };
        let is_alone = scene.names.tags.iter().filter(near).count() == 1;
        let is_free = scene.cages.is_empty() && taken == SIDE && is_alone;
        let from = match is_free && covered(other) < covered(usual) {
            true => other,
            false => usual,
        };
        let color = self.color_of_name(tag.of);
        self.pill(
            Point::new(from, down),
            (width, high),
            TAG_ROUND,
            (color, color),
        );
        let middle = Point::new(from + width / 2.0, down + high / 2.0);
        let ink = self.colors.surface;
        self.text(word, middle, size, ink, Weight::SemiBold);
        taken + width + 0.02
    }

    /// The number of signs of candidates that a tag would cover there.
    fn marks_under(&self, scene: &Scene, corner: Point, (width, high): (f32, f32)) -> usize {
        let spots = self.place.spots;
        let mut places: Vec<Candidate> = scene.marks.iter().map(|(one, _)| *one).collect();
        places.sort_unstable();
        places.dedup();
        let lies_under = |candidate: &Candidate| {
            let at = spots.place(*candidate);
            let nearest = Point::new(
                at.x.clamp(corner.x, corner.x + width),
                at.y.clamp(corner.y, corner.y + high),
            );
            nearest.distance(at) < spots.radius
        };
        places.iter().filter(|it| lies_under(it)).count()
    }

    /// The names of lines at a corner of a candidate's sign.
    fn number(&mut self, scene: &Scene, candidate: Candidate, lines: &[LineName]) {
        let spots = self.place.spots;
        let place = spots.place(candidate);
        let has = |meant: fn(Role) -> bool| {
            let mut own = scene.marks.iter().filter(|(one, _)| *one == candidate);
            own.any(|(_, role)| meant(*role))
        };
        // The sign of a start or an end is there.
        let taken = has(|role| matches!(role, Role::Start | Role::End));
        let taken = taken.then(|| self.beside(candidate));
        let sides: [(f32, f32); 4] =
            if has(|role| matches!(role, Role::Eliminated | Role::Refuted(_))) {
                // The visible parts of the stroke are in the two other corners.
                [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0)]
            } else {
                [(1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            };
        let grown = self.grown(NUMBER * spots.scale(), MOST_NUMBER);
        let beside = BESIDE + (BETWEEN - BESIDE) * (grown - 1.0) / (MOST_NUMBER - 1.0);
        let at = |(x, y): (f32, f32)| place + Vector::new(x, y) * (beside * spots.scale());
        let is_free =
            |point: &Point| taken.is_none_or(|it| it.distance(*point) > 1.4 * grown * BADGE);
        let mut free: Vec<Point> = sides.into_iter().map(at).filter(is_free).collect();
        if grown > 1.0 {
            // A large badge takes the corner with the fewest candidates.
            let covered = |point: &Point| {
                let others = scene.candidates.iter().filter(|other| **other != candidate);
                let near = others.filter(|it| spots.place(**it).distance(*point) < 2.0 * BETWEEN);
                let reach = grown * BADGE;
                let inside = reach..spots.board as f32 - reach;
                let is_outside = !inside.contains(&point.x) || !inside.contains(&point.y);
                (is_outside, near.count())
            };
            free.sort_by_key(covered);
        }
        let middle = free.first().copied().unwrap_or(place);
        let is_side = lines.first().is_some_and(|line| line.side.is_some());
        let inside = scene.marks.iter().filter(|(one, _)| *one == candidate);
        let mut inside = inside.map(|(_, role)| *role);
        let inside = inside.find(|role| {
            matches!(
                role,
                Role::Supposed(_) | Role::Follows(_) | Role::Refuted(_)
            )
        });
        let side = is_side.then(|| inside.unwrap_or(Role::Follows(1)));
        self.badge(middle, written(lines), side, grown * spots.scale());
    }

    /// Names of lines in a frame: round for the main argument, otherwise square and in the color of
    /// the candidate's role in the side argument.
    fn badge(&mut self, middle: Point, lines: String, side: Option<Role>, scale: f32) {
        let (reach, size) = (BADGE * scale, NUMBER * scale);
        let width = (self.width_of(&lines, size) + 0.05).max(2.0 * reach);
        let corner = Point::new(middle.x - width / 2.0, middle.y - reach);
        let (edge, round) = match side {
            Some(role) => (self.palette.line(Sign::of(role).hue), SQUARE),
            None => (self.colors.base_edge, ROUND),
        };
        let ground = self.colors.surface;
        self.pill(corner, (width, 2.0 * reach), round, (ground, edge));
        self.text(lines, middle, size, edge, Weight::SemiBold);
    }

    /// The piece of the legend for the numbers of lines.
    pub(super) fn number_swatch(&mut self, middle: Point) {
        self.badge(middle, "3".to_owned(), None, 1.4);
    }

    /// The piece of the legend for the names of lines of side arguments.
    pub(super) fn side_swatch(&mut self, middle: Point) {
        self.badge(middle, "a2".to_owned(), Some(Role::Follows(1)), 1.4);
    }

    /// The number of a term, to the right of this point.
    pub(super) fn term_badge(&mut self, left: Point, term: usize) {
        let (term, grown) = (term.to_string(), self.grown(NUMBER, MOST_NUMBER));
        let (size, reach) = (NUMBER * grown, BADGE * grown);
        let width = (self.width_of(&term, size) + 0.05).max(2.0 * reach);
        let corner = Point::new(left.x + BEFORE_TERM, left.y - reach);
        let (ground, edge) = (self.colors.surface, self.colors.cover_edge);
        self.pill(corner, (width, 2.0 * reach), ROUND, (ground, edge));
        let middle = Point::new(corner.x + width / 2.0, left.y);
        self.text(term, middle, size, edge, Weight::SemiBold);
    }

    /// The piece of the legend for the numbers of terms.
    pub(super) fn term_swatch(&mut self, middle: Point) {
        self.term_badge(Point::new(middle.x - BADGE - BEFORE_TERM, middle.y), 2);
    }

    /// The letter of a link in a small pill.
    pub(super) fn link_letter(&mut self, middle: Point, letter: char) {
        let width = 0.14;
        let corner = Point::new(middle.x - width / 2.0, middle.y - TAG / 2.0);
        let (edge, ground) = (self.palette.link, self.colors.surface);
        self.pill(corner, (width, TAG), TAG_ROUND, (ground, edge));
        self.text(letter.to_string(), middle, WORD, edge, Weight::SemiBold);
    }

    /// The free place on a curve that is nearest to its middle.
    fn free_on(&self, scene: &Scene, curve: Curve) -> Point {
        let spots = self.place.spots;
        let candidates = scene.candidates.iter().map(|it| (spots.place(*it), 0.19));
        let values = scene
            .values
            .iter()
            .map(|(cell, ..)| (cell_middle(*cell), 0.33));
        let taken: Vec<(Point, f32)> = candidates.chain(values).collect();
        let covered = |point: Point| {
            let near = taken.iter().map(|(at, reach)| reach - at.distance(point));
            near.fold(0.0, f32::max)
        };
        let steps = (0..=12_i8).flat_map(|step| [step, -step]);
        let points = steps.map(|step| curve.at(0.5 + f32::from(step) / 32.0));
        points
            .min_by(|one, other| covered(*one).total_cmp(&covered(*other)))
            .unwrap_or(curve.at(0.5))
    }

    /// A name on the upper edge of a house that ends at a point of the edge.
    pub(super) fn name_on_edge(&mut self, right: Point, name: String, color: Color) {
        let grown = self.grown(WORD, MOST_WORD);
        let (high, size) = (TAG * grown, WORD * grown);
        let width = self.width_of(&name, size) + 2.0 * PADDING;
        let corner = Point::new(right.x - width, right.y - above(right.y as usize) * high);
        self.pill(corner, (width, high), TAG_ROUND, (color, color));
        let middle = corner + Vector::new(width / 2.0, high / 2.0);
        let ink = self.colors.surface;
        self.text(name, middle, size, ink, Weight::SemiBold);
    }

    /// The digits that a house gives to the pairs that it joins.
    fn share(&mut self, middle: Point, digits: String, kind: Edge) {
        let size = WORD * self.grown(WORD, MOST_WORD);
        self.share_of_height(middle, digits, kind, size);
    }

    fn share_of_height(&mut self, middle: Point, digits: String, kind: Edge, size: f32) {
        let height = size * TAG / WORD;
        let width = self.width_of(&digits, size) + 2.0 * PADDING * size / WORD;
        let corner = Point::new(middle.x - width / 2.0, middle.y - height / 2.0);
        let color = self.color_of_share(kind);
        self.pill(corner, (width, height), TAG_ROUND, (color, color));
        let ink = self.colors.surface;
        self.text(digits, middle, size, ink, Weight::SemiBold);
    }

    /// The color of the sign on the candidates that a house gives.
    fn color_of_share(&self, kind: Edge) -> Color {
        match kind {
            Edge::Base => self.colors.base_edge,
            _ => self.palette.line(Hue::Orange),
        }
    }

    /// The digits that a line gives, in the room for labels, if there is any: below the name of a
    /// row, after the name of a column.
    fn share_beside(&mut self, line: House, digits: String, kind: Edge) {
        let room = self.place.gutter / self.place.cell;
        if room <= 0.0 {
            return;
        }
        let along = line.number() as f32;
        let most = match line.kind() {
            HouseKind::Row => 0.94 * room,
            _ => 0.5 - 0.62 * room,
        };
        let size = WORD_BESIDE * room;
        let width = self.width_of(&digits, size) + 2.0 * PADDING * size / WORD;
        let size = size * (most / width).min(1.0);
        let middle = match line.kind() {
            HouseKind::Row => Point::new(-0.5 * room, along + 0.5 + 0.85 * room),
            _ => Point::new(along + 1.0 - most / 2.0, -LABEL_ABOVE * room),
        };
        self.share_of_height(middle, digits, kind, size);
    }

    /// The piece of the legend for these digits.
    pub(super) fn share_swatch(&mut self, middle: Point, kind: Edge) {
        self.share(middle, "12".to_owned(), kind);
    }

    /// A small rectangle with corners of this roundness, set off from everything below it.
    fn pill(
        &mut self,
        corner: Point,
        (width, height): (f32, f32),
        round: f32,
        (fill, edge): (Color, Color),
    ) {
        let (cell, corner) = (self.place.cell, self.place.point(corner));
        let size = Size::new(width * cell, height * cell);
        let round = round * size.height.min(size.width);
        let path = Path::rounded_rectangle(corner, size, round);
        let halo = Stroke::new(self.colors.surface, self.length(0.045, 2.0));
        self.sheet.stroke(&path, halo);
        self.sheet.fill(&path, fill);
        let width = self.length(0.014, 1.0);
        self.sheet.stroke(&path, Stroke::new(edge, width));
    }

    /// The factor by which text of this height, in cells, is enlarged to be readable, up to a
    /// maximum.
    fn grown(&self, size: f32, most: f32) -> f32 {
        (LEAST / (size * self.place.cell)).clamp(1.0, most)
    }

    /// The width of words of this height, in cells.
    fn width_of(&self, words: &str, size: f32) -> f32 {
        let text = Text {
            content: words.to_owned(),
            middle: Point::default(),
            size,
            color: self.colors.text,
            weight: Weight::SemiBold,
        };
        text.width()
    }

    fn color_of_name(&self, of: Named) -> Color {
        match of {
            Named::Cells(part) => self.color_of_part(part),
            Named::Sum(part) => self.color_of(part),
            Named::Role(Role::Guardian) => self.palette.line(Hue::Yellow),
            Named::Role(_) => self.palette.line(Hue::Orange),
        }
    }
}

/// Whether a house is of the first kind that a step looks at, rather than one that crosses these.
fn kind_of(scene: &Scene, share: &Share) -> Edge {
    let is_cover = scene.houses.contains(&(share.house, Edge::Cover));
    if is_cover { Edge::Cover } else { Edge::Base }
}

/// The place for the digits of a link: for a line, the middle between its corners, on its outer
/// edge or the edge of the box; for a box, the inner corner of the solved cell.
fn share_place(share: &Share) -> Point {
    let (cells, count) = (share.corners, share.corners.len().max(1) as f32);
    let x = cells.iter().map(|it| it.column() as f32).sum::<f32>() / count;
    let y = cells.iter().map(|it| it.row() as f32).sum::<f32>() / count;
    match share.house.kind() {
        HouseKind::Row => Point::new(x + 0.5, if y < 4.0 { y } else { y + 1.0 }),
        HouseKind::Column => {
            let first = cells.first().map_or(0, Cell::row);
            Point::new(
                x + 0.5,
                (lines_of_chute(chute_of(first))[BOX_SIDE - 1] + 1) as f32,
            )
        }
        _ => {
            let inner = |at: f32| if at < 4.0 { at + 1.0 } else { at };
            Point::new(inner(x), inner(y))
        }
    }
}
