//! Makes puzzles from their seeds: one that needs a Skyscraper, one with a symmetry, and a few with
//! the fewest possible givens.
//!
//! ```text
//! cargo run --release --example generate_puzzles
//! ```

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use sudoku_stepper::generate::{GenerateError, GivensLevel, Progress, Request, Symmetry, needs};
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::Stop;

fn main() -> Result<(), GenerateError> {
    let stop = Stop::never();

    let skyscraper = Request::new(1)
        .needing(Technique::Skyscraper)
        .generate(&stop)?;
    let grid = Grid::from_values(&skyscraper);
    assert!(needs(&grid, Technique::Skyscraper, &stop)?);
    say!("needs a Skyscraper:  {grid}");

    let request = Request::new(2).symmetry(Symmetry::HalfTurn).givens(30);
    say!(
        "thirty, a half turn: {}",
        Grid::from_values(&request.generate(&stop)?)
    );

    let generator = Request::new(3).givens_of(GivensLevel::Expert).generator()?;
    let progress = Progress::default();
    for puzzle in generator.puzzles(0..3, &stop, &progress)? {
        say!("seventeen givens:    {}", Grid::from_values(&puzzle));
    }
    say!("{} puzzles tried for the last three", progress.tried());
    Ok(())
}
