//! The best times and scores: `best.toml` beside the settings.

use std::path::Path;

use super::settings::{Content, Store, keep_broken, read_kept, write_kept};
use super::{errors, moment};
use sudoku_engine::sudoku::GameRecord;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::play::{Best, Bests, Record};

/// What is known of a game after it was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kept {
    /// The best games of its mode; `None` if none was won in time.
    pub best: Option<Best>,
    /// What it is the best in.
    pub record: Record,
    /// What is to be told: that the file was broken, or cannot be written.
    pub notice: Option<String>,
}

/// Takes account of a game that was won. The file is read again each time:
/// another window may have written it. One that makes no sense is kept under
/// another name before it is overwritten.
pub(super) fn keep(language: &Language, store: &Store, game: &GameRecord) -> Kept {
    let path = store.beside("best.toml");
    let (mut bests, mut notice) = path
        .as_deref()
        .map_or_else(Default::default, |it| read(language, it));
    // What is kept nowhere is gone before anybody asks when it was.
    let now = path.as_ref().and_then(|_| moment::now());
    let record = bests.add(game, now);
    if let Some(path) = &path
        && let Err(error) = write_kept(path, &bests.to_toml())
    {
        notice = Some(words!(
            language,
            "best-games-not-kept",
            path = errors::path(path),
            reason = errors::reason(language, &error),
        ));
    }
    Kept {
        best: bests.get(game.mode).cloned(),
        record,
        notice,
    }
}

fn read(language: &Language, path: &Path) -> (Bests, Option<String>) {
    let text = match read_kept(path) {
        Ok(Some(text)) => text,
        Ok(None) => return (Bests::default(), None),
        Err(error) => {
            let notice = words!(
                language,
                "best-games-unreadable",
                path = errors::path(path),
                reason = errors::reason(language, &error),
            );
            return (Bests::default(), Some(notice));
        }
    };
    match Bests::parse(&text) {
        Ok((bests, 0)) => (bests, None),
        Ok((bests, senseless)) => {
            let what = words!(language, "best-games-no-sense", count = senseless);
            (
                bests,
                Some(keep_broken(language, Content::BestGames, path, &what)),
            )
        }
        Err(reason) => {
            let notice = keep_broken(language, Content::BestGames, path, &reason);
            (Bests::default(), Some(notice))
        }
    }
}
