//! Painting a scene with shapes, texts and colors.

use super::colors::{Appearance, Color, Colors, mix};
use super::geometry::{Curve, Hull, between, middle};
use super::grid_lines::grid_lines;
use super::links::Emphasis;
use super::outline::{letter, lines_inside, rectangle};
use super::palette::Palette;
use super::path::{around, rounded};
use super::place::Place;
use super::plane::{Point, Size};
use super::scene::{Frame, HouseKind, Scene, Tint, ValueKind};
use super::sheet::{Part, Path, Sheet, Stroke, Text, Weight};
use super::sign::{Shape, Sign, set_hue};
use super::strokes::{
    AHEAD, CURRENT_LINK, DASHES, EDGE, FEWEST_DASHES, GAP, HALO, HALO_SHARE, HEAD, Length,
    LinkLine, ONE_OF_MANY, PASSED, SHORTEST_DASH, SHORTEST_GAP, THICKER, THIN_HEAD, THIN_LINK,
    USUAL_LINK, headed, house_inset,
};
use crate::explain::Role;
use sudoku_engine::grid::{Cell, CellSet, House};
use sudoku_engine::sudoku::SetBy;

/// The radius of the corners of the edge of a house, in cells.
const ROUND: f32 = 0.08;

/// The radius of the ring around a value.
const VALUE_RING: f32 = 0.4;

/// Paints on a sheet, in board units.
#[derive(Debug)]
pub struct Painter {
    pub(super) sheet: Sheet,
    pub(super) place: Place,
    pub(super) colors: &'static Colors,
    pub(super) palette: Palette,
    /// Whether every other box is shaded, or each cage.
    pub(super) shaded: bool,
}

impl Painter {
    /// A painter with an empty sheet, for a board at this place.
    pub fn new(place: Place, appearance: Appearance) -> Self {
        Self {
            sheet: Sheet::default(),
            place,
            colors: appearance.colors(),
            palette: Palette::of(appearance),
            shaded: false,
        }
    }

    /// The painter with or without shades on every other box, or on each cage.
    #[must_use]
    pub fn shading(self, shaded: bool) -> Self {
        Self { shaded, ..self }
    }

    /// The painted sheet.
    pub fn into_sheet(self) -> Sheet {
        self.sheet
    }

    /// The lower layer: the digits, and everything below them.
    pub fn digits(&mut self, scene: &Scene) {
        let side = self.place.cells();
        self.sheet.fill_rectangle(
            self.place.origin,
            Size::new(side, side),
            self.colors.surface,
        );
        self.grounds(scene);
        self.tints(scene);
        self.sheet.begin(Part::ByHand);
        self.by_hand(&scene.by_hand);
        self.sheet.begin(Part::Ice);
        for cell in scene.ice {
            self.ice(cell);
        }
        self.sheet.begin(Part::Lines);
        self.lines(scene);
        for (number, line) in scene.cages.iter().enumerate() {
            self.sheet.begin(Part::Cage(number));
            self.cage(line);
        }
        for (house, kind) in &scene.houses {
            self.sheet.begin(Part::House(*house, *kind));
            self.house(*house, *kind);
        }
        for (cells, part) in &scene.sums {
            self.sheet.begin(Part::Side(*part));
            self.side(*cells, *part);
        }
        for (cells, part) in &scene.cells {
            self.sheet.begin(Part::Cells(*part));
            self.cell_part(*cells, *part);
        }
        for outline in &scene.outlines {
            self.sheet.begin(Part::Outline(outline.set));
            for corners in &outline.loops {
                self.outline(outline.set, corners);
            }
            for corner in &outline.letters {
                self.letter(outline.set, *corner, letter(outline.set));
            }
        }
        let crossed = scene.crossing_sums();
        for (number, line) in scene.cages.iter().enumerate() {
            self.sheet.begin(Part::Cage(number));
            let is_crossed = |cell| crossed.contains(cell);
            self.sum(line, line.cage.cells.first().is_some_and(is_crossed));
        }
        for (number, sight) in scene.sights.iter().enumerate() {
            let seen = scene.motion.of_one(number, scene.sights.len());
            if seen > 0.0 {
                self.sight(scene, *sight, seen);
            }
        }
        for group in &scene.groups {
            self.sheet.begin(Part::Group);
            let role = group.candidates.first().and_then(|first| {
                let of_first = scene.marks.iter().find(|(one, _)| one == first);
                of_first.map(|(_, role)| *role)
            });
            self.group(&group.hull, role);
        }
        for (number, link) in scene.links.iter().enumerate() {
            self.sheet.begin(Part::Link {
                strong: link.strong,
            });
            let seen = scene.motion.of_one(number, scene.links.len());
            if seen > 0.0 {
                let curve = link.curve.first_part(seen);
                self.link(curve, link.strong, link.thin, link.arrow, link.emphasis);
            }
        }
        self.sheet.begin(Part::ByHand);
        self.links_by_hand(&scene.by_hand);
        self.signs(scene);
        for (cell, digit, kind) in &scene.values {
            self.sheet.begin(Part::Value(*cell, *kind));
            let (color, weight) = match kind {
                ValueKind::Given => (self.colors.text, Weight::SemiBold),
                ValueKind::Trial => (self.colors.accent, Weight::SemiBold),
                ValueKind::Found | ValueKind::Single => (self.colors.accent, Weight::Regular),
                ValueKind::Also => (self.colors.good, Weight::Regular),
                ValueKind::Clashing => (self.colors.bad, Weight::Regular),
                ValueKind::Right => (self.colors.good, Weight::SemiBold),
            };
            let marks = &scene.by_hand.cells;
            let color = if marks.iter().any(|(marked, _)| marked == cell) {
                // This keeps the digit readable on the color of any mark.
                mix(color, self.colors.text, 0.5)
            } else {
                color
            };
            let size = match kind {
                ValueKind::Also => 0.72 * self.place.spots.value,
                _ => self.place.spots.value,
            };
            self.text(scene.written(*digit), middle(*cell), size, color, weight);
        }
        for (cell, origin) in &scene.origins {
            if *origin != SetBy::Person {
                self.sheet.begin(Part::Origin(*cell, *origin));
                self.origin(*cell, *origin);
            }
        }
        scene.motion.leave(&mut self.sheet, scene);
    }

    /// The background of each cell that has one: the last of its tints.
    fn tints(&mut self, scene: &Scene) {
        let mut shown = [None; Cell::COUNT];
        for (cell, tint) in &scene.tints {
            shown[cell.index()] = Some(*tint);
        }
        for (cell, tint) in Cell::all().zip(shown) {
            let Some(tint) = tint else { continue };
            self.sheet.begin(Part::Tint(cell, tint));
            let corner = self.place.corner(cell);
            let color = self.tint(tint);
            self.sheet
                .fill_rectangle(corner, Size::new(self.place.cell, self.place.cell), color);
        }
    }

    /// The upper layer: everything that may cover digits.
    pub fn marks(&mut self, scene: &Scene) {
        for (candidate, role) in &scene.marks {
            self.sheet.begin(Part::Mark(*candidate, *role));
            let middle = self.place.spots.place(*candidate);
            self.sign_above(middle, Sign::of(*role));
        }
        self.names(scene);
        self.sheet.begin(Part::Light);
        for end in scene.ends.iter().chain(&scene.by_hand.link_from) {
            self.bright_ring(self.place.spots.place(*end));
        }
        for (cell, frame) in &scene.frames {
            self.sheet.begin(Part::Frame(*cell, *frame));
            match frame {
                Frame::Set => self.ring(middle(*cell), Shape::Disc, VALUE_RING, self.colors.good),
                Frame::Clashing => self.clash(middle(*cell)),
                Frame::ClashingGiven => {
                    self.ring(middle(*cell), Shape::Disc, VALUE_RING, self.colors.bad);
                }
                Frame::Also => self.also_set(middle(*cell)),
                Frame::Selected => self.selection(*cell),
            }
        }
        scene.motion.leave(&mut self.sheet, scene);
    }

    fn selection(&mut self, cell: Cell) {
        let width = self.length(0.035, 1.5);
        let inset = width / 2.0 + 0.5;
        let corner = self.place.corner(cell);
        let side = self.place.cell - 2.0 * inset;
        let outline = Path::rounded_rectangle(
            Point::new(corner.x + inset, corner.y + inset),
            Size::new(side, side),
            self.place.cell * 0.08,
        );
        let stroke = Stroke::new(self.colors.accent, width);
        self.sheet.stroke(&outline, stroke);
    }

    /// The edge of a house: solid, or dashed for a cover house.
    fn house(&mut self, house: House, kind: HouseKind) {
        let Some((first, last)) = rectangle(house.cells()) else {
            let (inset, stroke) = (house_inset(kind), self.house_stroke(kind));
            let path = self.around_cells(house.cells(), inset, stroke.width);
            return self.sheet.stroke(&path, stroke);
        };
        let from = Point::new(first.column() as f32, first.row() as f32);
        let to = Point::new(last.column() as f32 + 1.0, last.row() as f32 + 1.0);
        self.house_edge(from, to, kind);
    }

    /// The line inside the edge of cells that do not form a rectangle, aligned with the pixels.
    pub(super) fn around_cells(&self, cells: CellSet, inset: f32, width: f32) -> Path {
        Path::new(|path| {
            for corners in lines_inside(cells, inset) {
                let corners = corners.iter().map(|corner| self.on_pixel(*corner, width));
                let corners: Vec<Point> = corners.collect();
                rounded(path, &corners, self.place.cell * ROUND);
            }
        })
    }

    pub(super) fn house_edge(&mut self, from: Point, to: Point, kind: HouseKind) {
        let inset = house_inset(kind);
        let (from, to) = (
            Point::new(from.x + inset, from.y + inset),
            Point::new(to.x - inset, to.y - inset),
        );
        let stroke = self.house_stroke(kind);
        let path = self.along_pixels(self.place.point(from), self.place.point(to), stroke.width);
        self.sheet.stroke(&path, stroke);
    }

    pub(super) fn house_stroke(&self, kind: HouseKind) -> Stroke {
        let width = self.scaled(EDGE).round();
        let dash = DASHES.map(|it| self.scaled(it));
        match kind {
            HouseKind::Base => Stroke::new(self.colors.base_edge, width),
            HouseKind::Cover => Stroke::new(self.colors.cover_edge, width).dashed(dash),
            HouseKind::Losing => Stroke::new(self.colors.losing_edge, width).dashed(dash),
            HouseKind::Contradiction => Stroke::new(self.colors.bad, (THICKER * width).round()),
        }
    }

    /// A point of the board, moved by less than a pixel, so that lines of this width (in whole
    /// pixels) that turn there fill whole pixels.
    pub(super) fn on_pixel(&self, point: Point, width: f32) -> Point {
        let half = width / 2.0;
        let Point { x, y } = self.place.point(point);
        Point::new((x - half).round() + half, (y - half).round() + half)
    }

    /// A rounded rectangle between these two corners, moved by less than a pixel, so that a line of
    /// this width (in whole pixels) fills whole pixels.
    pub(super) fn along_pixels(&self, from: Point, to: Point, width: f32) -> Path {
        let half = width / 2.0;
        let corner = Point::new(
            (from.x - half).round() + half,
            (from.y - half).round() + half,
        );
        let size = Size::new(
            (to.x + half).round() - half - corner.x,
            (to.y + half).round() - half - corner.y,
        );
        Path::rounded_rectangle(corner, size, self.place.cell * ROUND)
    }

    /// A closed line around cells of a set, with round corners.
    pub(super) fn outline(&mut self, set: usize, corners: &[Point]) {
        let path = self.rounded(corners, 0.09);
        let color = self.palette.line(set_hue(set));
        self.sheet.fill(
            &path,
            Color {
                a: 0.12,
                ..self.palette.fill(set_hue(set))
            },
        );
        let width = self.scaled(EDGE);
        self.sheet.stroke(&path, Stroke::new(color, width));
    }

    fn rounded(&self, corners: &[Point], radius: f32) -> Path {
        let next = corners.iter().cycle().skip(1);
        let sides: Vec<(Point, Point)> = corners
            .iter()
            .zip(next)
            .map(|(from, to)| {
                let share = (radius / from.distance(*to).max(f32::EPSILON)).min(0.5);
                let cut = |from: Point, to: Point| self.place.point(between(from, to, share));
                (cut(*from, *to), cut(*to, *from))
            })
            .collect();
        Path::new(|path| {
            if let Some((_, last)) = sides.last() {
                path.move_to(*last);
            }
            for ((from, to), corner) in sides.iter().zip(corners) {
                path.quadratic_curve_to(self.place.point(*corner), *from);
                path.line_to(*to);
            }
            path.close();
        })
    }

    /// A letter on a tab in the color of its set.
    pub(super) fn letter(&mut self, set: usize, middle: Point, letter: char) {
        let side = self.place.cell * 0.18;
        let corner = self.place.point(middle);
        let tab = Path::rounded_rectangle(
            Point::new(corner.x - side / 2.0, corner.y - side / 2.0),
            Size::new(side, side),
            side * 0.25,
        );
        self.sheet.fill(&tab, self.palette.fill(set_hue(set)));
        let (ink, size) = (self.palette.ink, 0.165);
        self.text(letter.to_string(), middle, size, ink, Weight::SemiBold);
    }

    /// The border of a group: the hull, at the distance of the edge of a sign; filled if one of the
    /// group is true, hollow if all are false.
    fn group(&mut self, hull: &Hull, role: Option<Role>) {
        let reach = self.place.cell * (self.place.spots.radius + 0.02);
        let corners: Vec<Point> = hull
            .corners()
            .iter()
            .map(|corner| self.place.point(*corner))
            .collect();
        let path = around(&corners, reach);
        let (fill, line) = match role {
            Some(Role::GroupTrue) => {
                let hue = Sign::of(Role::GroupTrue).hue;
                (self.palette.fill(hue), self.palette.ring(hue))
            }
            Some(Role::GroupFalse) => {
                let hue = Sign::of(Role::GroupFalse).hue;
                (self.palette.surface, self.palette.line(hue))
            }
            _ => {
                let pale = Color {
                    a: 0.1,
                    ..self.palette.link
                };
                (pale, self.palette.link)
            }
        };
        self.sheet.fill(&path, fill);
        let width = self.length(0.022, 1.25);
        self.sheet.stroke(&path, Stroke::new(line, width));
    }

    /// A link: solid if it is strong, dashed if it is weak; with a head if it is read in
    /// one direction.
    pub(super) fn link(
        &mut self,
        curve: Curve,
        strong: bool,
        thin: bool,
        arrow: bool,
        emphasis: Emphasis,
    ) {
        let (curve, head) = if arrow {
            headed(curve, if thin { THIN_HEAD } else { HEAD })
        } else {
            (curve, None)
        };
        let path = Path::new(|path| {
            path.move_to(self.place.point(curve.from));
            path.bezier_curve_to(
                self.place.point(curve.first),
                self.place.point(curve.second),
                self.place.point(curve.to),
            );
        });
        let LinkLine { width, dash } = match (emphasis, thin) {
            (Emphasis::Current, _) => CURRENT_LINK,
            (_, true) => THIN_LINK,
            (_, false) => USUAL_LINK,
        };
        let width = self.scaled(width);
        // A short line has room for short dashes only.
        let dash = f32::min(dash, curve.length() / FEWEST_DASHES);
        let dash = [
            self.length(dash, SHORTEST_DASH),
            self.length(dash * GAP, SHORTEST_GAP),
        ];
        let of_links = |a: f32| Color {
            a,
            ..self.palette.link
        };
        let color = match (emphasis, thin) {
            (Emphasis::Current, _) => self.colors.accent,
            (Emphasis::ByHand, _) => self.drawn_by_hand(),
            (Emphasis::Ahead, _) => of_links(AHEAD),
            (Emphasis::Passed, _) => of_links(PASSED),
            (Emphasis::Even, true) => of_links(ONE_OF_MANY),
            (Emphasis::Even, false) => self.palette.link,
        };
        // If two links cross, the upper one is drawn as a bridge.
        let halo = Color {
            a: HALO_SHARE,
            ..self.colors.surface
        };
        self.sheet.stroke(&path, Stroke::new(halo, HALO * width));
        let stroke = Stroke {
            dash: (!strong).then_some(dash),
            round_corners: true,
            ..Stroke::new(color, width)
        };
        self.sheet.stroke(&path, stroke);
        if let Some([tip, left, right]) = head {
            let head = Path::new(|path| {
                path.move_to(self.place.point(tip));
                path.line_to(self.place.point(left));
                path.line_to(self.place.point(right));
                path.close();
            });
            self.sheet.fill(&head, color);
        }
    }

    pub(super) fn tint(&self, tint: Tint) -> Color {
        match tint {
            Tint::Peer => self.colors.peer,
            Tint::SameDigit => self.colors.same_digit,
            Tint::House => self.colors.house,
            Tint::Cover => self.colors.cover,
            Tint::Crossing => mix(
                mix(self.colors.house, self.colors.cover, 0.5),
                self.colors.base_edge,
                0.1,
            ),
            Tint::Losing => self.colors.losing,
            Tint::Counted => mix(self.colors.cover, self.colors.cover_edge, 0.08),
            Tint::Cage => self.colors.house,
            Tint::Used | Tint::Trial => self.colors.witness,
            Tint::Single => mix(self.colors.house, self.colors.base_edge, 0.08),
            Tint::WorthTrying => self.colors.worth_trying,
            Tint::Contradicting => self.colors.clash,
            Tint::Selected => self.colors.selected,
        }
    }

    /// The lines of the grid: thin ones between cells, then thick ones between boxes or
    /// regions and around.
    fn lines(&mut self, scene: &Scene) {
        let layout = &scene.layout;
        let region_of = |cell: Cell| match &scene.unfinished {
            Some(regions) => regions.iter().position(|region| region.contains(cell)),
            None => layout.region_of(cell).map(|region| region.index()),
        };
        for is_thick in [false, true] {
            let (width, color) = if is_thick {
                (self.place.thick(), self.colors.strong_line)
            } else {
                (1.0, self.colors.grid_line)
            };
            let lines = grid_lines(layout.size(), region_of);
            for line in lines.filter(|line| line.is_thick == is_thick) {
                let (from, to) = (self.place.point(line.from), self.place.point(line.to));
                self.sheet.fill_rectangle(
                    Point::new(from.x - width / 2.0, from.y - width / 2.0),
                    Size::new(to.x - from.x + width, to.y - from.y + width),
                    color,
                );
            }
        }
    }

    /// A length in pixels with a minimum. It is given in cells of a board with nine rows, however
    /// large the cells of this board are.
    pub(super) fn length(&self, length: f32, least: f32) -> f32 {
        (self.place.unit() * length).max(least)
    }

    /// A length in pixels.
    pub(super) fn scaled(&self, (length, least): Length) -> f32 {
        self.length(length, least)
    }

    pub(super) fn text(
        &mut self,
        content: String,
        middle: Point,
        size: f32,
        color: Color,
        weight: Weight,
    ) {
        self.sheet.write(Text {
            content,
            middle: self.place.point(middle),
            size: self.place.cell * size,
            color,
            weight,
        });
    }
}
