//! The best times and scores: `best.toml` beside the settings.

use std::path::Path;

use super::moment;
use super::settings::{Content, Store, keep_broken, read_kept, write_kept};
use sudoku_engine::printable;
use sudoku_engine::sudoku::GameRecord;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::play::{Best, Bests, Record};

/// The result of recording a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kept {
    /// The best games of its mode; `None` if none was won in time.
    pub best: Option<Best>,
    /// The records that the game set.
    pub record: Record,
    /// A notice that the file was damaged or cannot be written.
    pub notice: Option<String>,
}

/// Records a game that was won. The file is read again each time because another window may have
/// written it. A damaged file is copied before it is overwritten.
pub(super) fn keep(language: &Language, store: &Store, game: &GameRecord) -> Kept {
    let path = store.beside("best.toml");
    let (mut bests, mut notice) = path
        .as_deref()
        .map_or_else(Default::default, |it| read(language, it));
    // Without a file, the time does not matter.
    let now = path.as_ref().and_then(|_| moment::now());
    let record = bests.add(game, now);
    if let Some(path) = &path
        && let Err(error) = write_kept(path, &bests.to_toml())
    {
        notice = Some(words!(
            language,
            "best-games-not-kept",
            path = printable::path(path),
            reason = error.words(language),
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
                path = printable::path(path),
                reason = error.words(language),
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
