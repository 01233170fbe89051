//! The action buttons below the card.

use iced::widget::{Container, Row, row};
use iced::{Element, Fill, FillPortion, Length};

use super::places::Places;
use crate::screen::solver::game::{self, CHECK, PAUSE, RESUME};
use crate::screen::solver::keys::{HINT, SOLVE, STEP};
use crate::screen::solver::{Message, Report, SolverScreen};
use crate::shortcut::{REDO, Told, UNDO};
use crate::widget::{Icon, Press};
use sudoku_engine::texts::{Language, words};

/// The room between two buttons.
const GAP: f32 = 8.0;

/// The most letters of a word with room beside its sign.
const LONGEST_WITH_SIGN: usize = 6;

/// The height of the buttons, with little and with usual room.
const HEIGHT: (f32, f32) = (40.0, 48.0);

/// The panel width below which the buttons have short words without signs.
const NARROW: f32 = 400.0;

/// The shares of the three buttons with words in a panel with room; and the room around the words,
/// in letters, in a narrow panel.
const SHARES: [u16; 3] = [13, 9, 9];
const AROUND_WORDS: usize = 3;

/// The widths of three buttons with these words.
fn shares(labels: [&str; 3], is_narrow: bool) -> [Length; 3] {
    let narrow = labels.map(|label| {
        let length = label.chars().count() + AROUND_WORDS;
        u16::try_from(length).unwrap_or(u16::MAX)
    });
    let shares = if is_narrow { narrow } else { SHARES };
    shares.map(FillPortion)
}

impl SolverScreen {
    /// Step, Hint and Solve, with Undo and Redo. They are always there. A button that has nothing
    /// to do is replaced by one that has, or its tooltip gives the reason.
    pub(super) fn actions(&self, language: &Language, places: &Places) -> Element<'_, Message> {
        let is_narrow = places.panel.width < NARROW;
        let is_solved = self.session.grid().is_solved();
        let clashes = !self.session.clashing().is_empty();
        let is_stuck = self.is_stuck();
        let is_open = !self.is_searching() && !is_solved && !is_stuck;
        let off = |key: Told| match is_solved {
            _ if clashes && (is_stuck || is_solved) => {
                key.saying(self.clash_idle_text().words(language))
            }
            true => key.saying(self.solved_idle_text().words(language)),
            false if is_stuck => match self.unsolvable_idle_text() {
                Some(reason) => key.saying(reason.words(language)),
                None => key,
            },
            false => key,
        };
        // If the rules stall and no rule that is off would go on, another step would find nothing
        // either.
        let can_step = is_open && !matches!(self.report(), Report::Stalled { .. })
            // A press too many lands here and does not open another puzzle.
            || self.after_solving.rests();
        let (step, step_key, step_message) = match self.onward(language, is_narrow) {
            Some(next) => (next.label, next.key, Some(next.message)),
            None => {
                let key = match self.report() {
                    Report::Stalled { .. } => {
                        Told::from(STEP).saying(self.stalled_idle_text().words(language))
                    }
                    _ => off(STEP.into()),
                };
                let label = words!(language, "step-apply");
                (label, key, can_step.then_some(Message::Step))
            }
        };
        let back = self.taking_back(language);
        let bulb = back.is_none().then_some(Icon::Bulb);
        let (hint, hint_key, hint_message) = match back {
            Some(back) => (back.label, back.key, Some(back.message)),
            None => {
                let label = words!(language, "step-hint");
                (label, off(HINT.into()), is_open.then_some(Message::Hint))
            }
        };
        let solve = words!(language, "step-solve");
        let shares = shares([&step, &hint, &solve], is_narrow);
        let step = Press::new(step).leading().narrow(is_narrow).key(step_key);
        let step = step.on_press_maybe(step_message).place(language);
        let hint = Press::new(hint)
            .beside()
            .narrow(is_narrow)
            .icon(bulb)
            .key(hint_key);
        let hint = hint.on_press_maybe(hint_message).place(language);
        let words = row![
            step.id("step").width(shares[0]),
            hint.id("hint").width(shares[1]),
            self.solve_button(language, is_narrow)
                .id("solve")
                .width(shares[2]),
        ];
        self.with_moves(language, words, is_narrow, true)
            .height(Self::actions_height(places))
            .into()
    }

    /// Whether the card tells of a contradiction, and there is nothing to go through.
    pub(in crate::screen::solver) fn is_stuck(&self) -> bool {
        let is_told = matches!(self.report(), Report::Inconsistent(_));
        let clashes = !self.session.clashing().is_empty();
        let leads_on = self.standing().origin().is_some() || !self.card.shown().links().is_empty();
        is_told && (clashes || !leads_on)
    }

    /// The button that solves the puzzle by trying.
    fn solve_button<'a>(&self, language: &Language, is_narrow: bool) -> Container<'a, Message> {
        let cannot = self.unsolvable_idle_text();
        let is_solved = self.session.grid().is_solved();
        let can_solve = !self.is_searching() && !is_solved && cannot.is_none();
        let key = match cannot {
            Some(reason) => Told::from(SOLVE).saying(reason.words(language)),
            None if is_solved => Told::from(SOLVE).saying(self.solved_idle_text().words(language)),
            None => SOLVE.into(),
        };
        let message = can_solve.then_some(Message::Solve);
        let label = words!(language, "step-solve");
        let wand = (label.chars().count() <= LONGEST_WITH_SIGN).then_some(Icon::Wand);
        Press::new(label)
            .beside()
            .narrow(is_narrow)
            .icon(wand)
            .key(key)
            .on_press_maybe(message)
            .place(language)
    }

    /// The buttons of the watched search: play, one action, and Solve.
    pub(super) fn search_actions(
        &self,
        language: &Language,
        places: &Places,
    ) -> Element<'_, Message> {
        let is_narrow = places.panel.width < NARROW;
        let [first, second] = self.search_panel.going_on(language, is_narrow);
        let solve = words!(language, "step-solve");
        let shares = shares([&first.0, &second.0, &solve], is_narrow);
        row![
            first.1.width(shares[0]),
            second.1.width(shares[1]),
            self.solve_button(language, is_narrow).width(shares[2]),
        ]
        .spacing(GAP)
        .height(Self::actions_height(places))
        .into()
    }

    const fn actions_height(places: &Places) -> f32 {
        if places.is_little() {
            HEIGHT.0
        } else {
            HEIGHT.1
        }
    }

    /// The buttons of a game, which has no steps.
    pub(super) fn game_actions(
        &self,
        language: &Language,
        places: &Places,
    ) -> Element<'_, Message> {
        let is_paused = self.is_paused();
        let is_free = !is_paused && !self.is_searching();
        let first = match self.next_line(language, false) {
            _ if is_paused => Press::new(words!(language, "game-go-on"))
                .leading()
                .key([PAUSE, RESUME])
                .on_press(game::Message::Pause.into())
                .place(language),
            Some(next) => Press::new(next.label)
                .leading()
                .key(next.key)
                .on_press(next.message)
                .place(language),
            None => Press::new(words!(language, "game-hint"))
                .leading()
                .key(HINT)
                .on_press_maybe(is_free.then_some(Message::Hint))
                .place(language),
        };
        let second = match self.taking_back(language) {
            Some(back) if !is_paused => Press::new(back.label)
                .beside()
                .key(back.key)
                .on_press(back.message)
                .place(language),
            _ => Press::new(words!(language, "game-check"))
                .beside()
                .key(CHECK)
                .on_press_maybe(is_free.then(|| game::Message::Check.into()))
                .place(language),
        };
        let words = row![first.width(FillPortion(4)), second.width(FillPortion(3))];
        self.with_moves(language, words, false, !is_paused)
            .height(Self::actions_height(places))
            .into()
    }

    /// The main buttons, with Undo and Redo beside them unless the board is hidden.
    fn with_moves<'a>(
        &self,
        language: &Language,
        words: Row<'a, Message>,
        is_narrow: bool,
        is_seen: bool,
    ) -> Row<'a, Message> {
        let journal = self.session.journal();
        let can_undo = is_seen && !journal.moves().is_empty();
        let can_redo = is_seen && !journal.undone().is_empty();
        let width: Length = if is_narrow { 40.0 } else { 48.0 }.into();
        let moves = row![
            Press::sign(Icon::Undo, words!(language, "button-undo"))
                .key(UNDO)
                .on_press_maybe(can_undo.then_some(Message::Undo))
                .place(language)
                .width(width),
            Press::sign(Icon::Redo, words!(language, "button-redo"))
                .key(REDO)
                .on_press_maybe(can_redo.then_some(Message::Redo))
                .place(language)
                .width(width),
        ];
        row![words.spacing(GAP).width(Fill), moves.spacing(GAP)].spacing(GAP)
    }
}
