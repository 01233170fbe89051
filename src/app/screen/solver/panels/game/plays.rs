//! Moves in a game. The game counts them, and may refuse them.

use std::sync::Arc;

use super::gate::{Gate, Instead};
use super::{GamePanel, Message};
use crate::board::CandidateSource;
use crate::screen::solver::card::report::{GameReport, Report, Wanted};
use crate::screen::solver::context::context;
use crate::screen::solver::doing::edit::{At, Edit, Play};
use crate::screen::solver::doing::seeking::Sought;
use crate::screen::solver::{Action, Ask, Beside, Message as ScreenMessage, SolverScreen};
use sudoku_engine::grid::{Cell, Digit};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::{Language, said};
use sudoku_telling::play::{Entry, Game, PlayError};
use sudoku_telling::session::{EntryError, Session};

impl SolverScreen {
    /// Carries out a message that has another effect in a game; returns any other message.
    pub(in crate::screen::solver) fn in_game(
        &mut self,
        language: &Language,
        message: ScreenMessage,
    ) -> Result<ScreenMessage, Action<ScreenMessage>> {
        if let ScreenMessage::Resumed(late) = message {
            self.take_resumed(late);
            return Err(Action::None);
        }
        // There is no card to say that this is not possible in a game.
        let is_hidden = self.is_paused() || self.is_resuming();
        if is_hidden && matches!(message, ScreenMessage::Check(..)) {
            return Err(Action::Ask(Ask::Complain(said!("game-hidden-words"))));
        }
        let Some(panel) = self.game_panel.as_mut() else {
            return match message {
                ScreenMessage::Game(Message::New) => Err(Action::Ask(Ask::NewGame)),
                ScreenMessage::Game(_) => Err(Action::None),
                other if self.is_resuming() => Self::while_resuming(other),
                other => Ok(other),
            };
        };
        panel.look_at_clock();
        let (is_on, is_paused) = (panel.is_on(), panel.game().is_paused());
        let gate = match message {
            ScreenMessage::Game(Message::New) => return Err(Action::Ask(Ask::NewGame)),
            ScreenMessage::Game(message) => return Err(self.on_game(language, message)),
            message if !is_on => return Ok(message),
            // The game is on the screen already.
            ScreenMessage::Show(Beside::Game) => return Err(Action::None),
            message if is_paused => Gate::of_paused(message),
            message => Gate::of(message),
        };
        Err(match gate {
            Gate::Open(message) => return Ok(message),
            Gate::Hidden | Gate::Late => Action::None,
            Gate::Refused => {
                self.tell(Report::Game(GameReport::Hidden));
                Action::None
            }
            Gate::Instead(Instead::Change(edit)) => self.change(language, edit),
            Gate::Instead(Instead::Why(message)) => self.on_why_in_game(language, message),
            Gate::Instead(Instead::Hint) => self.ask_for_advice(language),
            Gate::Instead(Instead::Apply) => match self.card.can_be_made() {
                Some(step) => {
                    let play = Play::Apply(Arc::clone(step));
                    self.change(language, Edit::Play(play))
                }
                None => Action::None,
            },
            Gate::Instead(Instead::GiveUp) => {
                let request = GamePanel::ask_to_give_up(&context!(self));
                self.grant(language, request, ScreenMessage::Game)
            }
        })
    }

    fn on_game(&mut self, language: &Language, message: Message) -> Action<ScreenMessage> {
        let pauses = matches!(message, Message::Pause);
        let Some(panel) = &mut self.game_panel else {
            return Action::None;
        };
        let request = panel.update(message, &context!(self));
        if pauses {
            // The hidden board needs no hint: cancel the search.
            self.cancel();
        }
        self.grant(language, request, ScreenMessage::Game)
    }

    /// Asks for a hint or for more of it, or takes the offered one.
    fn ask_for_advice(&mut self, language: &Language) -> Action<ScreenMessage> {
        if self.seeking.is_under_way() || self.card.tell_more() {
            return Action::None;
        }
        if matches!(self.report(), Report::Game(GameReport::Offered { .. })) {
            return self.on_game(language, Message::Take);
        }
        let Some(panel) = &self.game_panel else {
            return Action::None;
        };
        match panel.game().search_advice(&self.session) {
            Ok(search) => self.seek(language, Report::Looking(Wanted::Hint), move |stop| {
                Sought::Advice(search.run(stop).map(Box::new))
            }),
            Err(error) => {
                self.tell(Report::Game(GameReport::Refused(error)));
                Action::None
            }
        }
    }

    /// Reports an advice that was found.
    pub(in crate::screen::solver) fn advised(&mut self, advice: sudoku_telling::play::Advice) {
        let report = self.game_panel.as_ref().map(|panel| panel.advised(advice));
        if let Some(report) = report {
            self.tell(report);
        }
    }

    /// Makes a move in the game, and reports it or the reason why it is not possible.
    pub(in crate::screen::solver) fn play(&mut self, play: Play) -> Action<ScreenMessage> {
        match play {
            Play::Enter(at, digit) => {
                let Some(cells) = self.cells_at(at) else {
                    return Action::None;
                };
                let Some(cell) = cells.single() else {
                    return self.note(at, digit);
                };
                if at != At::Chosen {
                    self.chosen = cell.into();
                }
                let entry = self.in_play(|game, session| game.enter(session, cell, digit));
                if let Some(entry) = entry.flatten() {
                    self.report_entry(GameReport::Entered(entry));
                }
            }
            Play::Shift(from, to) => {
                self.chosen = to.into();
                let entry = self.in_play(|game, session| game.shift(session, from, to));
                if let Some(entry) = entry.flatten() {
                    self.report_entry(GameReport::Entered(entry));
                }
            }
            Play::Erase(at) => {
                let Some(cells) = self.cells_at(at) else {
                    return Action::None;
                };
                let notes = self.shown() == CandidateSource::ByHand;
                let changed = self.in_play(|game, session| game.clear(session, cells, notes));
                self.report_if(changed);
            }
            Play::Clear(cells) => {
                let changed = self.in_play(|game, session| game.clear(session, cells, true));
                self.report_if(changed);
            }
            Play::Toggle(at, digit) => return self.note(at, digit),
            Play::Undo => {
                if self.in_play(Game::undo) == Some(true) {
                    self.report_undone(1);
                }
            }
            Play::Redo => {
                if self.in_play(Game::redo) == Some(true) {
                    self.report_last(Report::redone);
                }
            }
            Play::Restart => {
                if self.in_play(Game::restart) == Some(true) {
                    self.tell(Report::Restarted);
                }
            }
            Play::Apply(step) => self.apply_hint(&step),
            Play::Answer(cell) => self.fill_in_answer(cell),
            Play::GiveUp => {
                if self.in_play(Game::give_up).is_some() {
                    self.tell(Report::Solved);
                }
            }
        }
        Action::None
    }

    /// Changes the game and its board; `None` and a report if that is not possible.
    fn in_play<T>(
        &mut self,
        act: impl FnOnce(&mut Game, &mut Session) -> Result<T, PlayError>,
    ) -> Option<T> {
        self.board_changes();
        let panel = self.game_panel.as_mut()?;
        match act(&mut panel.game, &mut self.session) {
            Ok(done) => Some(done),
            Err(error) => {
                self.tell(Report::Game(GameReport::Refused(error)));
                None
            }
        }
    }

    /// Removes or restores a candidate; with notes by hand, a note.
    fn note(&mut self, at: At, digit: Digit) -> Action<ScreenMessage> {
        let Some(cells) = self.cells_at(at) else {
            return Action::None;
        };
        let by_hand = self.shown() == CandidateSource::ByHand;
        let Some(panel) = self.game_panel.as_mut() else {
            return Action::None;
        };
        let (game, session) = (&mut panel.game, &mut self.session);
        let changed = if by_hand {
            game.note(session, cells, digit)
        } else {
            game.toggle_all(session, cells, digit)
        };
        if let Err(PlayError::Entry(EntryError::Excluded(candidate, by))) = changed {
            return self.excluded(candidate, by);
        }
        let changed = self.in_play(|_, _| changed);
        self.report_if(changed);
        Action::None
    }

    fn report_if(&mut self, changed: Option<bool>) {
        if changed == Some(true) {
            self.report_last(|change| Report::Entered(Box::new(change.clone())));
        }
    }

    /// Reports a digit that was filled in, or the end of the game.
    fn report_entry(&mut self, report: GameReport) {
        let is_over = self.is_game_over();
        self.tell(if is_over {
            Report::Solved
        } else {
            Report::Game(report)
        });
    }

    /// Makes the step of the hint.
    fn apply_hint(&mut self, step: &Arc<[Deduction]>) {
        let panel = self.game_panel.as_ref();
        let noted = panel.and_then(|panel| panel.belongs_in_ice(step, &self.session));
        let done = self.in_play(|game, session| game.apply(session, step));
        if done.is_some() {
            self.tell(match noted {
                _ if self.is_game_over() => Report::Solved,
                Some(cell) => Report::Game(GameReport::Noted(cell)),
                None => Report::Stepped(Arc::clone(step)),
            });
        }
    }

    /// Fills in the digit of a cell.
    fn fill_in_answer(&mut self, cell: Cell) {
        let entry: Option<Option<Entry>> = self.in_play(|game, session| game.answer(session, cell));
        match entry {
            Some(Some(entry)) => self.report_entry(GameReport::Answered(entry)),
            Some(None) => self.tell(Report::Game(GameReport::IsRight(cell))),
            None => {}
        }
    }
}
