//! The courses: lessons in the order of learning, each with exercises and a puzzle that needs
//! exactly the technique of the lesson.

use super::{KNOWN, Progress};
use sudoku_engine::rules::Technique;

/// A sequence of lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// Its name in messages.
    pub slug: &'static str,
    /// The techniques that it teaches, lesson by lesson.
    pub lessons: &'static [Technique],
}

/// The courses; the first one is for complete beginners.
pub const COURSES: [Course; 5] = [
    Course {
        slug: "first",
        lessons: &[
            Technique::FullHouse,
            Technique::NakedSingle,
            Technique::HiddenSingle,
            Technique::Pointing,
            Technique::Claiming,
            Technique::NakedPair,
            Technique::HiddenPair,
            Technique::NakedTriple,
            Technique::HiddenTriple,
            Technique::XWing,
        ],
    },
    Course {
        slug: "medium",
        lessons: &[
            Technique::LockedPair,
            Technique::LockedTriple,
            Technique::NakedQuadruple,
            Technique::HiddenQuadruple,
        ],
    },
    Course {
        slug: "hard",
        lessons: &[
            Technique::Swordfish,
            Technique::Skyscraper,
            Technique::TwoStringKite,
            Technique::TurbotFish,
            Technique::EmptyRectangle,
            Technique::XyWing,
            Technique::XyzWing,
            Technique::WWing,
            Technique::RemotePair,
            Technique::UniquenessTest1,
            Technique::BivalueUniversalGravePlusOne,
            Technique::FinnedXWing,
        ],
    },
    Course {
        slug: "unfair",
        lessons: &[
            Technique::FinnedSwordfish,
            Technique::XChain,
            Technique::XyChain,
            Technique::Aic,
            Technique::AlsXzRule,
        ],
    },
    Course {
        slug: "extreme",
        lessons: &[
            Technique::ForcingChainContradiction,
            Technique::ForcingNetContradiction,
        ],
    },
];

/// The next task in a lesson of a course.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextUp {
    /// An exercise, after this many correct ones.
    Exercise(u32),
    /// The puzzle.
    Puzzle,
    /// The next lesson, if there is one.
    Lesson(Option<Technique>),
}

/// All lessons of all courses, in order.
pub fn course_lessons() -> impl Iterator<Item = Technique> {
    COURSES.iter().flat_map(|course| course.lessons).copied()
}

/// The next task in the lesson of a technique; `None` if no course contains it.
pub fn next_up(technique: Technique, progress: &Progress) -> Option<NextUp> {
    let place = course_lessons().position(|it| it == technique)?;
    let record = progress.record(technique);
    Some(if record.right < KNOWN {
        NextUp::Exercise(record.right)
    } else if !record.solved {
        NextUp::Puzzle
    } else {
        NextUp::Lesson(course_lessons().nth(place + 1))
    })
}
