//! The best times and scores: `best.toml` beside the settings.

use std::path::Path;

use super::moment;
use super::settings::{Content, Store, keep_broken, read_kept, write_kept};
use sudoku_engine::printable;
use sudoku_engine::sudoku::GameRecord;
use sudoku_engine::texts::{Text, said};
use sudoku_telling::play::{Best, Bests, Record};

/// The result of recording a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kept {
    /// The best games of its mode; `None` if none was won in time.
    pub best: Option<Best>,
    /// The records that the game set.
    pub record: Record,
    /// A notice that the file was damaged or cannot be written.
    pub notice: Option<Text>,
}

/// Records a game that was won. The file is read again each time because another window may have
/// written it. A damaged file is copied before it is overwritten.
pub(super) fn keep(store: &Store, game: &GameRecord) -> Kept {
    let path = store.beside("best.toml");
    let (mut bests, mut notice) = path.as_deref().map_or_else(Default::default, read);
    // Without a file, the time does not matter.
    let now = path.as_ref().and_then(|_| moment::now());
    let record = bests.add(game, now);
    if let Some(path) = &path
        && let Err(error) = write_kept(path, &bests.to_toml())
    {
        notice = Some(said!(
            "best-games-not-kept",
            path = printable::path(path),
            reason = error.text(),
        ));
    }
    Kept {
        best: bests.get(game.mode).cloned(),
        record,
        notice,
    }
}

fn read(path: &Path) -> (Bests, Option<Text>) {
    let text = match read_kept(path) {
        Ok(Some(text)) => text,
        Ok(None) => return (Bests::default(), None),
        Err(error) => {
            let notice = said!(
                "best-games-unreadable",
                path = printable::path(path),
                reason = error.text(),
            );
            return (Bests::default(), Some(notice));
        }
    };
    match Bests::parse(&text) {
        Ok((bests, 0)) => (bests, None),
        Ok((bests, senseless)) => {
            let what = said!("best-games-no-sense", count = senseless);
            (bests, Some(keep_broken(Content::BestGames, path, what)))
        }
        Err(reason) => {
            let notice = keep_broken(Content::BestGames, path, reason.into());
            (Bests::default(), Some(notice))
        }
    }
}
