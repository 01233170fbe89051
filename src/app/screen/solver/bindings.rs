//! The acts of the keys on the solver screen.

use super::context::{OfKey, context};
use super::keys::{
    AGAIN, ALONE_BEFORE, ANOTHER, ASK, BACK_TO_ORIGIN, EXPORT, EXTEND, GIVENS, GRANULARITY, HINT,
    LENGTH, MENU, MORE, NEXT_ALONE, PRINT, PUZZLE_BEFORE, PUZZLE_BEHIND, RULES, SHOW_EVERY_STEP,
    SHOW_EVERY_STEP_ANYWHERE, SHOW_MARKS, SHOW_PATH, SHOW_RULES, SHOW_SEARCH, SHOW_STEP, SOLVE,
    STEP, SUMS, SWITCH, SWITCH_ON, WEIGH, WORTH_TRYING,
};
use super::menu::{self, MenuMessage, Which};
use super::{
    Beside, Message, Report, SolverScreen, by_hand, causes, every_step, game, path, summary, watch,
    why,
};
use crate::ask::Subject;
use crate::shortcut::{
    ACCEPT, Binding, CANDIDATE, CLOSE, COPY, DIGIT, ERASE, Keyed, LESSONS, LIST, Layer, MOVE,
    NEW_GAME, OPEN, REDO, RESTART, SAVE, SAVE_AS, START, Shortcut, UNDO, named,
};
use crate::shown::WALK;
use crate::{motion, pad};
use sudoku_engine::solver::Granularity;
use sudoku_telling::explain::Length;

impl Keyed for SolverScreen {
    type Context<'a> = ();
    type Message = Message;
}

/// Keys that do not change the board, and so work even if another board is on the screen.
const AROUND: &[Binding<SolverScreen>] = &[
    SHOW_STEP.does(|_| Some(Message::Show(Beside::Step))),
    SHOW_PATH.does(|_| Some(Message::Show(Beside::Path))),
    SHOW_EVERY_STEP.does(|_| Some(Message::Show(Beside::EveryStep))),
    SHOW_EVERY_STEP_ANYWHERE.does(|_| Some(Message::Show(Beside::EveryStep))),
    SHOW_SEARCH.does(|_| Some(Message::Show(Beside::Search))),
    SHOW_MARKS.does(|_| Some(Message::Show(Beside::Marks))),
    SHOW_RULES.does(|_| Some(Message::Show(Beside::Rules))),
    SUMS.does(|at| {
        let can = at.part.has_sums() && at.part.beside != Beside::Search;
        can.then_some(Message::Sums)
    }),
    MORE.does(|at| {
        let has_tabs = !at.part.is_game_on() && !at.part.is_resuming();
        has_tabs.then_some(Message::Menu(MenuMessage::Turn(Which::More)))
    }),
    MENU.does(|_| Some(Message::Menu(MenuMessage::Turn(Which::Puzzle)))),
    SOLVE.does(|_| Some(Message::Solve)),
    RULES.does(|_| Some(Message::Rules)),
    OPEN.does(|_| Some(Message::Open)),
    SAVE.does(|_| Some(Message::Save)),
    SAVE_AS.does(|_| Some(Message::SaveAs)),
    COPY.does(|_| Some(Message::Copy)),
    EXPORT.does(|_| Some(Message::Export)),
    PRINT.does(|_| Some(Message::Print)),
    START.does(|_| Some(Message::Start)),
    LESSONS.does(|at| {
        let technique = at.part.card.technique().map(Subject::Technique);
        Some(Message::Learn(technique.or(at.part.lesson_of_board())))
    }),
    NEW_GAME.does(|_| Some(Message::Game(game::Message::New))),
    LIST.does(|at| at.part.listed().map(|_| Message::List)),
    PUZZLE_BEFORE.does(|at| at.part.listed().map(|_| Message::Neighbor(-1))),
    PUZZLE_BEHIND.does(|at| at.part.listed().map(|_| Message::Neighbor(1))),
];

/// Keys that change the board or its report.
const BOARD: &[Binding<SolverScreen>] = &[
    STEP.does(|_| Some(Message::Step)),
    HINT.does(|_| Some(Message::Hint)),
    ASK.does(|_| Some(why::Message::Ask.into())),
    WEIGH.does(|_| Some(why::Message::Weigh.into())),
    GRANULARITY.does(|at| Some(Message::Granularity(at.part.next_granularity()))),
    NEXT_ALONE.does(|at| at.part.card.beside_alone(1).map(Message::Focus)),
    ALONE_BEFORE.does(|at| at.part.card.beside_alone(-1).map(Message::Focus)),
    WORTH_TRYING.does(|at| {
        let has_empty = !at.part.session.grid().unsolved().is_empty();
        has_empty.then_some(Message::WorthTrying)
    }),
    SWITCH_ON.does(|at| {
        let off = at.part.causes.off_step();
        off.map(|_| Message::Cause(causes::Message::SwitchOn))
    }),
    BACK_TO_ORIGIN.does(|at| at.part.origin().map(Message::BackTo)),
    SWITCH.does(|at| {
        let switches = at.part.switches()?;
        let (technique, on) = switches.get(at.key.digit()?.index()).copied()?;
        Some(Message::Switch(technique, !on))
    }),
    MOVE.does(|at| at.key.direction().map(Message::Move)),
    EXTEND.does(|at| at.key.direction().map(Message::Extend)),
    DIGIT.does(|at| at.part.typed_by(at.key)),
    // An answer names the wrong entry, even if another cell is chosen.
    ERASE.does(|at| match at.part.is_entry_argued_against() {
        true => Some(why::Message::TakeBack.into()),
        false => Some(Message::Erase),
    }),
    CANDIDATE.does(|at| {
        let digit = at.key.digit_on(at.part.session.grid().layout());
        digit.map(Message::Toggle)
    }),
    LENGTH.does(|at| {
        let shown = at.part.card.shown();
        // The card of a solved puzzle tells no step.
        let is_argued = !at.part.tells_solved() && !matches!(at.part.report(), Report::Filled(_));
        let is_told = is_argued && shown.at().is_none() && at.part.shows_card();
        let is_told = is_told && shown.is_step();
        is_told.then_some(Message::Length)
    }),
    ANOTHER.does(|at| at.part.can_show_another().then_some(Message::Another)),
    GIVENS.does(|_| Some(Message::Givens)),
    UNDO.does(|_| Some(Message::Undo)),
    REDO.does(|_| Some(Message::Redo)),
    RESTART.does(|_| Some(Message::Restart)),
    AGAIN.does(|at| {
        let hardest = at.part.summary()?.hardest.as_ref();
        hardest.map(|_| Message::Solved(summary::Message::Again))
    }),
    ACCEPT.does(|at| at.part.first_answer()),
    CLOSE.does(|at| match at.part {
        solver if solver.is_searching() => Some(Message::Cancel),
        solver if solver.correcting_givens => Some(Message::Givens),
        solver if solver.after_solving.again().is_some() => {
            Some(Message::Solved(summary::Message::Again))
        }
        solver if solver.report().is_step_to_make() => Some(Message::Dismiss),
        _ => None,
    }),
];

/// Whether a shortcut changes the board or its report.
pub(super) fn is_of_board(shortcut: &Shortcut) -> bool {
    let mut own = named(BOARD).into_iter().chain(named(by_hand::BOARD));
    own.any(|it| it.words == shortcut.words)
}

impl SolverScreen {
    /// The shortcuts of the screen and its parts.
    pub(crate) fn shortcuts() -> Vec<Shortcut> {
        let tables = [
            named(BOARD),
            named(motion::KEYS),
            named(AROUND),
            named(by_hand::BOARD),
            by_hand::shortcuts(),
            named(path::KEYS),
            named(every_step::KEYS),
            named(watch::KEYS),
            named(game::KEYS),
            named(menu::KEYS),
            named(why::KEYS),
        ];
        tables.concat()
    }

    /// The layers of keys that work now.
    pub fn layers(&self) -> Vec<Layer<'_, Message>> {
        // The panel beside the board comes before the screen, and a walk before both. A chosen
        // cell, a list and the path keep the arrow keys for themselves.
        let is_board_seen = self.beside != Beside::Search;
        let arrows_are_free = self.beside == Beside::Step && self.chosen.lead().is_none();
        let context = OfKey {
            screen: context!(self),
            card_asks: self.first_answer().is_some(),
            has_pad: self.has_pad(),
        };
        let mut layers = Vec::new();
        if let Some(menu) = &self.menu {
            layers.push(Layer::new(menu::KEYS, menu, ()).map(Message::Menu));
        }
        if is_board_seen && self.unfolding.is_under_way() {
            let stages = Layer::new(motion::KEYS, &self.unfolding, ());
            layers.push(stages.map(Message::Stage));
        }
        let is_on_walk = self.card.shown().at().is_some();
        if self.card.answer().is_some() && !is_on_walk {
            layers.push(Layer::new(why::KEYS, &self.card, ()));
        }
        if is_board_seen {
            // The pad acts only on the real board.
            let keys = if self.has_pad() { pad::KEYS } else { pad::HAND };
            let pad = Layer::new(keys, &self.pad, ());
            layers.push(pad.map(Message::Pad));
            let walk = Layer::new(WALK, self.card.shown(), arrows_are_free);
            layers.push(walk.map(Message::Walk));
        }
        match self.beside {
            Beside::Step | Beside::Rules => {}
            Beside::Path => layers.push(Layer::new(path::KEYS, &self.path_panel, context)),
            Beside::EveryStep => {
                layers.push(Layer::new(every_step::KEYS, &self.every_step, context));
            }
            Beside::Search => layers.push(Layer::new(watch::KEYS, &self.search_panel, ())),
            Beside::Marks => layers.extend(self.by_hand.layers(context)),
            Beside::Game => {
                let panel = self.game_panel.iter();
                layers.extend(panel.map(|panel| Layer::new(game::KEYS, panel, context)));
            }
        }
        layers.push(Layer::new(AROUND, self, ()));
        if is_board_seen {
            layers.push(Layer::new(BOARD, self, ()));
            let by_hand = Layer::new(by_hand::BOARD, &self.by_hand, context);
            layers.push(by_hand);
        }
        layers
    }

    /// The first answer to the question of the report.
    pub(super) fn first_answer(&self) -> Option<Message> {
        match self.standing() {
            Report::Previewed(_)
            | Report::Hinted {
                told: Length::Argument,
                ..
            } => Some(Message::Apply),
            Report::Hinted { .. } => Some(Message::Hint),
            Report::Mistaken(mistake) => Some(Message::Correct(*mistake)),
            Report::Answered { .. } => self.on_with_answer(),
            Report::Weighed(all, notes) => {
                let wrong = why::weighed_wrong(all, notes, &self.session);
                (!wrong.is_empty()).then(|| why::Message::PutRight.into())
            }
            told @ Report::Inconsistent(_) => told.origin().map(Message::BackTo),
            Report::Several { .. } => Some(Message::FillIn),
            Report::Stalled { .. } => {
                self.causes.off_step()?;
                Some(Message::Cause(causes::Message::ShowOff))
            }
            Report::Game(report) => game::first_answer(report),
            _ => self.next_if_solved(),
        }
    }

    /// The next puzzle, if the card says that this one is solved; another game, if the panel of a
    /// game that is over offers that.
    pub(super) fn next_if_solved(&self) -> Option<Message> {
        let is_told = self.tells_solved() || matches!(self.report(), Report::Filled(_));
        let is_game_over = self.game().is_some_and(|game| !game.is_on());
        if is_told && is_game_over && self.beside == Beside::Game {
            return Some(Message::Game(game::Message::New));
        }
        let goes_on = is_told && self.after_solving.goes_on();
        goes_on.then_some(Message::Solved(summary::Message::Next))
    }

    fn next_granularity(&self) -> Granularity {
        let all = Granularity::ALL;
        let now = all
            .iter()
            .position(|granularity| *granularity == self.session.granularity());
        all[now.map_or(0, |now| (now + 1) % all.len())]
    }
}
