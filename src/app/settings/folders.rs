//! The folders where the file dialogs open.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The purpose of a file dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileUse {
    /// Opening a puzzle.
    Open,
    /// Saving a puzzle.
    Save,
    /// Exporting a board or a path.
    Export,
    /// Writing or reading the learning progress.
    Learned,
}

/// The folder of the last file for each purpose.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Folders {
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    saved: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exported: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    learned: Option<PathBuf>,
}

impl Folders {
    /// Whether no folder is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Notes the folder of a file. A folder whose name is not UTF-8 is ignored, because the
    /// settings cannot hold it.
    pub fn note(&mut self, of: FileUse, file: &Path) {
        let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let folder = file.parent().filter(|folder| folder.to_str().is_some());
        if let Some(folder) = folder {
            let place = match of {
                FileUse::Open => &mut self.opened,
                FileUse::Save => &mut self.saved,
                FileUse::Export => &mut self.exported,
                FileUse::Learned => &mut self.learned,
            };
            *place = Some(folder.to_owned());
        }
    }

    /// The folder of the last file for a purpose, if it still exists.
    pub fn last(&self, of: FileUse) -> Option<&Path> {
        let folder = match of {
            FileUse::Open => &self.opened,
            FileUse::Save => &self.saved,
            FileUse::Export => &self.exported,
            FileUse::Learned => &self.learned,
        };
        folder.as_deref().filter(|folder| folder.is_dir())
    }
}

/// The user's documents, or else the user's home folder, or else the current folder.
pub(super) fn documents() -> PathBuf {
    let known = directories::UserDirs::new().map(|user| {
        let documents = user.document_dir().filter(|folder| folder.is_dir());
        documents.unwrap_or(user.home_dir()).to_owned()
    });
    known
        .filter(|folder| folder.is_dir())
        .or_else(|| std::env::current_dir().ok())
        .unwrap_or_default()
}
