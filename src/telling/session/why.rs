//! The answers to questions about the board.

use super::Session;
use crate::why::{Question, Why, WhySearch};
use sudoku_engine::search::{Stop, Stopped};

impl Session {
    /// The reason why a digit is in a cell or cannot be, why a cell has its value, or why the board
    /// has no solution or several, by the rules that are on as far as possible.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if counting the solutions takes too many guesses; see [`WhySearch::run`].
    ///
    /// ```
    /// use sudoku_telling::explain::{Language, Notation, argument};
    /// use sudoku_engine::grid::{Candidate, Cell, Digit};
    /// use sudoku_telling::session::Session;
    /// use sudoku_engine::sudoku::Puzzle;
    /// use sudoku_telling::why::{Answer, Grounds, Question};
    ///
    /// let puzzle = Puzzle::from_line(
    ///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
    /// ).unwrap();
    /// let session = Session::new(&puzzle);
    /// let candidate = Candidate::new(Cell::at(0, 0), Digit::new(1).unwrap());
    /// let why = session.why(Question::Digit(candidate))?;
    ///
    /// let language = Language::english();
    /// let says = why.summary().render(language, Notation::Rc);
    /// assert_eq!(says, "r1c1 is not 1. Box-Line Reduction shows it.");
    /// let Answer::Proved(proof) = &why.answer else { panic!("it is a candidate") };
    /// let Grounds::Story(story) = &proof.grounds else { panic!("the rules show it") };
    /// for step in &story.steps {
    ///     println!("{}", argument(step).render(language, Notation::Rc));
    /// }
    /// # Ok::<(), sudoku_engine::search::Stopped>(())
    /// ```
    pub fn why(&self, question: Question) -> Result<Why, Stopped> {
        self.search_why(question).run(&Stop::never())
    }

    /// The search for the answer to a question about the present board.
    pub fn search_why(&self, question: Question) -> WhySearch {
        WhySearch::new(
            question,
            self.position().clone(),
            self.journal().moves().to_vec(),
            self.solver.clone(),
        )
    }
}
