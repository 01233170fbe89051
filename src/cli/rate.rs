use super::input::{self, Answer, NamedSources};
use super::output::Output;
use super::{Error, language, progress};
use serde_json::{Value as Json, json};

use sudoku_engine::grid::Grid;
use sudoku_engine::rate::{LevelBy, Rating, RatingError, explainer, rate};
use sudoku_engine::search::Stop;
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::export::rating_object;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: NamedSources,
    /// The scale [default: hodoku; with --json both]
    #[arg(long, value_enum)]
    scale: Option<Scale>,
    /// Print one JSON object per line; without --scale hodoku, it has both ratings
    #[arg(long)]
    json: bool,
}

/// The scale of a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Scale {
    /// HoDoKu's: level and score
    Hodoku,
    /// Sudoku Explainer's: ER/EP/ED
    Se,
}

/// Prints a line for each puzzle of each file.
pub(super) fn run(arguments: &Arguments, out: &mut Output) -> Result<u8, Error> {
    let solver = Solver::preset(Preset::HoDoKuAndOn);
    input::answer_each(&arguments.sources, out, |puzzle| {
        // Only the givens, because later entries are part of the path.
        let givens = Position::new(puzzle).givens();
        let watch = progress::Watch::begin();
        let stop = watch.stop();
        match arguments.scale {
            None if arguments.json => by_both(&givens, &solver, &stop),
            None | Some(Scale::Hodoku) => by_hodoku(&givens, &solver, arguments.json, &stop),
            Some(Scale::Se) => by_explainer(&givens, &solver, arguments.json, &stop),
        }
    })
}

fn by_hodoku(givens: &Grid, solver: &Solver, json: bool, stop: &Stop) -> (bool, Answer) {
    let rating = rate(givens, solver, stop);
    let said = if json {
        Answer::of(rating_object(&rating))
    } else {
        Answer::Lines(line(&rating))
    };
    (rating.is_ok(), said)
}

/// Returns the object of HoDoKu's rating, which contains Sudoku Explainer's rating on the classic
/// board.
fn by_both(givens: &Grid, solver: &Solver, stop: &Stop) -> (bool, Answer) {
    let rating = rate(givens, solver, stop);
    let mut object = rating_object(&rating);
    if rating.is_ok() {
        let is_rated = givens.layout().is_classic();
        let explained = is_rated.then(|| explainer::rate(givens, stop));
        object["explainer"] = explained.map_or(json!(null), |rated| match rated {
            Ok(rated) => explained_object(&rated),
            Err(error) => json!({ "error": error.to_string() }),
        });
    }
    (rating.is_ok(), Answer::of(object))
}

/// Returns a rating of Sudoku Explainer for machines.
fn explained_object(rating: &explainer::Rating) -> Json {
    let step = |rated: explainer::Rated| {
        let technique = rated.technique.map(|technique| technique.to_string());
        json!({ "rating": rated.difficulty.to_string(), "technique": technique })
    };
    json!({
        "rating": rating.to_string(),
        "er": step(rating.hardest),
        "ep": step(rating.pearl),
        "ed": step(rating.diamond),
    })
}

/// Answers with Sudoku Explainer's rating; the object also contains the other rating.
fn by_explainer(givens: &Grid, solver: &Solver, json: bool, stop: &Stop) -> (bool, Answer) {
    if !givens.layout().is_classic() {
        // Output for machines is the same in every language.
        let language = if json {
            Language::english()
        } else {
            language()
        };
        let said = words!(language, "cli-rate-classic-alone");
        return (false, unrated(said, json));
    }
    let rating = match explainer::rate(givens, stop) {
        Ok(rating) => rating,
        Err(error) => {
            let said = match json {
                true => error.to_string(),
                false => error.words(language()),
            };
            return (false, unrated(said, json));
        }
    };
    let said = if json {
        let mut object = explained_object(&rating);
        object["hodoku"] = rating_object(&rate(givens, solver, stop));
        Answer::of(object)
    } else {
        let hardest = rating.hardest.technique;
        let hardest = hardest.map_or_else(|| "-".to_owned(), |technique| technique.to_string());
        Answer::Lines(format!("{:12}  {hardest}", rating.to_string()))
    };
    (true, said)
}

/// Answers with the reason why a puzzle is not rated.
fn unrated(why: String, json: bool) -> Answer {
    if json {
        Answer::of(json!({ "error": why }))
    } else {
        Answer::Lines(why)
    }
}

/// Returns level, score and hardest technique in columns.
fn line(rating: &Result<Rating, RatingError>) -> String {
    let rating = match rating {
        Ok(rating) => rating,
        Err(error) => return error.words(language()),
    };
    let hardest = rating.hardest().map_or("-", |technique| technique.name());
    let needs = match rating.guesses() {
        0 => String::new(),
        guesses => format!(
            " ({})",
            words!(language(), "cli-rate-guesses", guesses = guesses)
        ),
    };
    let by = match rating.level_by {
        LevelBy::Score => String::new(),
        LevelBy::HardestStep => format!(" ({})", words!(language(), "cli-rate-by-step")),
    };
    let level = rating.level.to_string();
    format!("{level:7} {:6}  {hardest}{needs}{by}", rating.score)
}
