//! Keys of the lessons.

use super::{Lessons, Message};
use crate::app::shortcut::{Direction, Shortcut};
use crate::app::shown::Shown;

/// How many rows a page key goes.
const PAGE: isize = 10;

impl Lessons {
    /// What a key asks for here, if anything.
    pub fn shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        match shortcut {
            Shortcut::Settings => return Some(Message::Settings),
            Shortcut::Keys => return Some(Message::Keys),
            Shortcut::Escape if self.making.is_some() => return Some(Message::Cancel),
            _ => {}
        }
        let walked = self.shown().and_then(|shown| walk(shown, shortcut));
        walked.or_else(|| match &self.practice {
            Some(practice) => {
                let is_over = practice.shown().is_some();
                Some(match shortcut {
                    Shortcut::Filter(digit) => Message::LookFor(digit, false),
                    Shortcut::FilterToo(digit) => Message::LookFor(digit, true),
                    Shortcut::FilterTwo => Message::LookForTwo,
                    Shortcut::Escape if practice.filter().is_some() => Message::LookForNothing,
                    Shortcut::Move(direction) if !is_over => Message::Go(direction),
                    Shortcut::Digit(digit) | Shortcut::Candidate(digit) => Message::Digit(digit),
                    Shortcut::Erase => Message::Erase,
                    Shortcut::Accept if is_over => Message::Practise,
                    Shortcut::Accept => Message::Check,
                    Shortcut::NextDeduction => Message::Practise,
                    Shortcut::Hint => Message::Hint,
                    Shortcut::ShowStep => Message::Show,
                    Shortcut::Escape | Shortcut::Lessons => Message::Lesson,
                    Shortcut::Start => Message::Back,
                    _ => return None,
                })
            }
            None => Some(match shortcut {
                Shortcut::Move(Direction::Up) => Message::Move(-1),
                Shortcut::Move(Direction::Down) => Message::Move(1),
                Shortcut::Page(Direction::Up) => Message::Move(-PAGE),
                Shortcut::Page(_) => Message::Move(PAGE),
                Shortcut::First => Message::Move(isize::MIN),
                Shortcut::Last => Message::Move(isize::MAX),
                Shortcut::Find => Message::Find,
                Shortcut::Accept | Shortcut::NextDeduction => Message::Practise,
                Shortcut::Escape if !self.list.filtered().is_empty() => Message::Clear,
                Shortcut::Escape | Shortcut::Start | Shortcut::Lessons => Message::Back,
                _ => return None,
            }),
        })
    }
}

/// What a key asks for on a walk through links, or if it begins one.
fn walk(shown: &Shown, shortcut: Shortcut) -> Option<Message> {
    let last = shown.links().len().checked_sub(1)?;
    let walked = shown.at();
    let on = Some(walked.map_or(0, |at| (at + 1).min(last)));
    let back = Some(walked.map_or(last, |at| at.saturating_sub(1)));
    let to = match shortcut {
        Shortcut::Walk(Direction::Right) | Shortcut::Move(Direction::Right) => on,
        Shortcut::Walk(Direction::Left) | Shortcut::Move(Direction::Left) => back,
        Shortcut::First if walked.is_some() => Some(0),
        Shortcut::Last if walked.is_some() => Some(last),
        Shortcut::Escape if walked.is_some() => None,
        _ => return None,
    };
    Some(Message::Walk(to))
}
