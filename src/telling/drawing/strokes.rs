//! The lines of a painting: their widths, dashes and distances, and the heads of arrows.

use super::geometry::Curve;
use super::plane::{Point, Vector};
use super::scene::HouseKind;

/// A length: in cells of a board with nine rows, and the least number of pixels.
pub(super) type Length = (f32, f32);

/// The width of the edge of a house or a set.
pub(super) const EDGE: Length = (0.026, 1.5);

/// The width of the edge of the house with a contradiction, compared to other houses.
pub(super) const THICKER: f32 = 1.5;

/// The dashes of an edge, and the gaps between them.
pub(super) const DASHES: [Length; 2] = [(0.12, 5.0), (0.08, 3.5)];

/// The distances of the edge lines of houses from their borders; they differ, so that both lines
/// are visible in a cell of a base and a cover house.
const BASE_INSET: f32 = 0.035;
pub(super) const COVER_INSET: f32 = 0.06;

/// A link: the width of its line, and the length of its dashes in cells.
#[derive(Clone, Copy)]
pub(super) struct LinkLine {
    pub(super) width: Length,
    pub(super) dash: f32,
}

/// The link that is being read, one of a few links, and one of many.
pub(super) const CURRENT_LINK: LinkLine = LinkLine {
    width: (0.05, 2.5),
    dash: 0.11,
};
pub(super) const USUAL_LINK: LinkLine = LinkLine {
    width: (0.034, 1.75),
    dash: 0.09,
};
pub(super) const THIN_LINK: LinkLine = LinkLine {
    width: (0.017, 1.0),
    dash: 0.07,
};

/// A link is at least this many dashes long, even if the dashes have to be shorter; the length of a
/// gap compared to its dash; and the fewest pixels of a dash and a gap.
pub(super) const FEWEST_DASHES: f32 = 5.5;
pub(super) const GAP: f32 = 0.75;
pub(super) const SHORTEST_DASH: f32 = 2.0;
pub(super) const SHORTEST_GAP: f32 = 1.75;

/// The opacity of the links that are still to be read, of those that were read, and of many.
pub(super) const AHEAD: f32 = 0.18;
pub(super) const PASSED: f32 = 0.6;
pub(super) const ONE_OF_MANY: f32 = 0.75;

/// The opacity of the halo of a link, and its width compared to the line.
pub(super) const HALO_SHARE: f32 = 0.85;
pub(super) const HALO: f32 = 2.4;

/// The longest arrow head of a link, and of a thin one, in cells.
pub(super) const HEAD: f32 = 0.145;
pub(super) const THIN_HEAD: f32 = 0.1;

/// The longest arrow head compared to its link, and half of its width compared to its length.
const MOST_OF_LINK: f32 = 0.36;
const HALF_HEAD: f32 = 0.42;

/// The number of places on a curve where its arrow head may begin.
const HEAD_STEPS: u8 = 64;

/// Returns the distance of the edge line of a house from its border.
pub(super) const fn house_inset(kind: HouseKind) -> f32 {
    match kind {
        HouseKind::Base | HouseKind::Contradiction => BASE_INSET,
        HouseKind::Cover | HouseKind::Losing => COVER_INSET,
    }
}

/// A curve up to its arrow head, which has a maximum length, and the corners of the head.
pub(super) fn headed(curve: Curve, most: f32) -> (Curve, Option<[Point; 3]>) {
    let length = curve.length();
    let reach = most.min(MOST_OF_LINK * length);
    let times = (0..HEAD_STEPS)
        .rev()
        .map(|number| f32::from(number) / f32::from(HEAD_STEPS));
    let mut is_far = times.filter(|time| curve.at(*time).distance(curve.to) >= reach);
    let Some(time) = is_far.next() else {
        return (curve, None);
    };
    let [part, _] = curve.split(time);
    let (tip, base) = (curve.to, part.to);
    let along = (tip - base) * (1.0 / tip.distance(base).max(f32::EPSILON));
    let across = Vector::new(-along.y, along.x) * (HALF_HEAD * reach);
    (part, Some([tip, base + across, base + across * -1.0]))
}
