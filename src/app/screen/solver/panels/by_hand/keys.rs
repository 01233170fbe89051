//! Keys for work by hand.

use super::{ByHand, Message, Tool, save_points};
use crate::board::CandidateSource;
use crate::choice::Choice;
use crate::screen::solver::context::OfKey;
use crate::screen::solver::{Beside, Message as ScreenMessage};
use crate::shortcut::{
    Binding, CLOSE, FILTER, FILTER_TOO, FILTER_TWO, Group, Key, Keyed, Layer, Shortcut, named,
};
use sudoku_engine::grid::Candidate;
use sudoku_engine::sudoku::MarkColor;

/// Show the candidates that are left, or the notes of the player.
pub(super) const CANDIDATES: Shortcut =
    Group::Board.shortcut("keys-board-candidates", &[Key::character('k')]);
pub(super) const FILL_IN: Shortcut =
    Group::Board.shortcut("keys-board-notes", &[Key::character('k').ctrl()]);
const JUMP: Shortcut = Group::Board.shortcut("keys-board-jump", &[Key::ARROWS.ctrl()]);
const JUMP_FOUND: Shortcut =
    Group::Board.shortcut("keys-board-jump-found", &[Key::ARROWS.ctrl().shift()]);
const COLUMN: Shortcut = Group::Board.shortcut("keys-board-column", &[Key::HOME, Key::END]);
const ROW: Shortcut = Group::Board.shortcut("keys-board-row", &[Key::HOME.ctrl(), Key::END.ctrl()]);
pub(super) const CLEAR: Shortcut =
    Group::Marks.shortcut("keys-marks-clear", &[Key::character('x')]);
pub(super) const SAVE_POINT: Shortcut =
    Group::Marks.shortcut("keys-marks-save-point", &[Key::character('m').ctrl()]);

pub(super) const TOOL: Shortcut = Group::Marks.shortcut("keys-marks-tool", &[Key::character('m')]);
pub(super) const COLOR: Shortcut =
    Group::Marks.shortcut("keys-marks-color", &[Key::from_to('a', 'f')]);
const MARK: Shortcut = Group::Marks.shortcut("keys-marks-digit", &[Key::DIGITS]);
pub(super) const STRONG: Shortcut = Group::Marks.shortcut(
    "keys-marks-links",
    &[Key::character('+'), Key::character('=')],
);
pub(super) const WEAK: Shortcut = Group::Marks.shortcut("keys-marks-links", &[Key::character('-')]);

impl Keyed for ByHand {
    type Context<'a> = OfKey<'a>;
    type Message = ScreenMessage;
}

/// Keys that work wherever the real board is on the screen.
pub(in crate::screen::solver) const BOARD: &[Binding<ByHand>] = &[
    JUMP.does(|at| Some(Message::Jump(at.key.direction()?, false).into())),
    JUMP_FOUND.does(|at| Some(Message::Jump(at.key.direction()?, true).into())),
    COLUMN.does(|at| Some(Message::Edge(at.key.direction()?).into())),
    ROW.does(|at| Some(Message::Edge(at.key.direction()?).into())),
    CANDIDATES.does(|at| {
        let other = match at.part.shown {
            CandidateSource::Automatic => CandidateSource::ByHand,
            CandidateSource::ByHand => CandidateSource::Automatic,
        };
        at.context.has_pad.then(|| Message::Show(other).into())
    }),
    FILL_IN.does(|at| {
        let is_by_hand = at.part.shown == CandidateSource::ByHand;
        (is_by_hand && at.context.has_pad).then(|| Message::FillInNotes.into())
    }),
    FILTER.does(|at| {
        let digit = at.key.digit_on(at.context.screen.board())?;
        Some(Message::Filter(digit, false).into())
    }),
    FILTER_TOO.does(|at| {
        let digit = at.key.digit_on(at.context.screen.board())?;
        Some(Message::Filter(digit, true).into())
    }),
    FILTER_TWO.does(|_| Some(Message::FilterTwo.into())),
    CLEAR.does(|_| Some(Message::Clear.into())),
    SAVE_POINT.does(|_| Some(Message::SavePoint(save_points::Message::Make).into())),
    CLOSE.does(|at| {
        let off = at.part.filter.map(|_| Message::FilterOff.into());
        let chosen = at.context.screen.chosen;
        off.or(chosen.map(|_| ScreenMessage::Choose(Choice::default())))
    }),
];

/// Further keys while the marks are shown.
const MARKS: &[Binding<ByHand>] = &[
    TOOL.does(|at| Some(Message::Tool(at.part.tool.next()).into())),
    COLOR.does(|at| {
        let color = *MarkColor::ALL.get(at.key.letter()?)?;
        // C ends the correction of givens.
        let is_free = !(color == MarkColor::C && at.context.screen.correcting_givens);
        is_free.then(|| Message::Color(color).into())
    }),
    MARK.does(|at| {
        let digit = at.key.digit_on(at.context.screen.board())?;
        let candidate = Candidate::new(at.context.screen.chosen?, digit);
        (at.part.tool != Tool::Cells).then(|| Message::Mark(candidate).into())
    }),
    STRONG.does(|at| at.part.draws(true)),
    WEAK.does(|at| at.part.draws(false)),
    CLOSE.does(|at| match at.part {
        _ if at.context.screen.takes_escape() => None,
        panel if panel.link_from.is_some() => Some(Message::DropLink.into()),
        panel if panel.filter.is_some() => Some(Message::FilterOff.into()),
        _ => Some(ScreenMessage::Show(Beside::Step)),
    }),
];

/// The shortcuts while the marks are shown.
pub(in crate::screen::solver) fn shortcuts() -> Vec<Shortcut> {
    [named(MARKS), named(save_points::KEYS)].concat()
}

impl ByHand {
    /// The layers of keys while the marks are shown.
    pub(in crate::screen::solver) fn layers<'a>(
        &'a self,
        context: OfKey<'a>,
    ) -> [Layer<'a, ScreenMessage>; 2] {
        let save_points: Layer<'a, save_points::Message> =
            Layer::new(save_points::KEYS, &self.save_points, context);
        [
            save_points.map(|message| Message::SavePoint(message).into()),
            Layer::new(MARKS, self, context),
        ]
    }

    fn draws(&self, strong: bool) -> Option<ScreenMessage> {
        (self.tool == Tool::Links).then(|| Message::Strong(strong).into())
    }
}
