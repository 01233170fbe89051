//! The frames of a step that is shown in the order of its argument.

use std::time::{Duration, Instant};

use sudoku_stepper::drawing::Motion;
use sudoku_stepper::rules::Technique;

use super::steps::{place_of_change, shown_before};
use super::window::{Bench, milliseconds};

/// Steps with houses, with lines of sight and with links.
const TECHNIQUES: [Technique; 4] = [
    Technique::HiddenSingle,
    Technique::NakedPair,
    Technique::XWing,
    Technique::Aic,
];

/// A place that does not change for this long is at rest.
const REST: Duration = Duration::from_millis(100);

/// Measures and prints the time between changes of a place while a step that changes it is in
/// motion.
pub(super) fn measure(bench: &Bench<'_>) -> Result<(), String> {
    say!("from frame to frame of a step in motion at 1400 by 1000, in ms (goal: under 16):");
    for technique in TECHNIQUES {
        let place = place_of_change(technique)?;
        let shown = shown_before(bench, technique, "motion = \"usual\"\n")?;
        bench.display.key("space")?;
        let begun = Instant::now();
        let mut frames = Vec::new();
        while begun.elapsed() < Motion::LENGTH {
            let display = bench.display;
            frames.extend(display.time_to_change(shown.window, place, REST, |_| Ok(()))?);
        }
        frames.sort();
        let Some(most) = frames.last() else {
            return Err(format!("{technique} did not move"));
        };
        say!(
            "{:34} median {:.1}, most {:.1}, {} frames seen",
            technique.name(),
            milliseconds(frames[frames.len() / 2]),
            milliseconds(*most),
            frames.len()
        );
    }
    Ok(())
}
