//! Measures the window under Xvfb: from the start to the first frame, from a
//! press of Step to the drawn frame, the memory, and the processor's time
//! while nothing happens.
//!
//! ```text
//! cargo build --release
//! cargo run --release --example window_benchmark -- target/release/sudoku-stepper
//! ```
//!
//! It needs Xvfb, as the tests of the window do. What is measured from outside
//! contains the way of the picture to the measuring program: about half a
//! millisecond.

#[cfg(target_os = "linux")]
#[path = "../tests/support/display.rs"]
mod display;

#[cfg(target_os = "linux")]
fn main() -> Result<(), String> {
    linux::main()
}

#[cfg(not(target_os = "linux"))]
fn main() {
    eprintln!("this benchmark needs Xvfb, and so Linux");
}

#[cfg(target_os = "linux")]
mod linux {
    use std::path::{Path, PathBuf};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use super::display::{Display, Region, cpu_time, memory_kb};

    const PATIENCE: Duration = Duration::from_secs(20);
    const STARTS: usize = 11;
    const IDLE: Duration = Duration::from_secs(5);

    /// Where the sentence of a step begins in a window of 1000 by 700.
    const SENTENCE: Region = Region {
        x: 662,
        y: 218,
        width: 300,
        height: 60,
    };

    pub(super) fn main() -> Result<(), String> {
        let program = std::env::args().nth(1).map_or_else(
            || PathBuf::from("target/release/sudoku-stepper"),
            PathBuf::from,
        );
        let program = program
            .canonicalize()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let Some(display) = Display::start(1280, 900)? else {
            return Err("there is no Xvfb on this machine".to_owned());
        };
        let puzzle = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/medium-1.txt");
        let puzzle = puzzle.to_string_lossy();
        let settings = tempfile::TempDir::new().map_err(|error| error.to_string())?;
        let folder = settings.path().join("sudoku-stepper");
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        std::fs::write(
            folder.join("settings.toml"),
            "granularity = \"deduction\"\n",
        )
        .map_err(|error| error.to_string())?;
        let home = settings.path().to_string_lossy();
        let environment = [("XDG_CONFIG_HOME", &*home), ("XDG_STATE_HOME", &*home)];

        let mut starts = Vec::new();
        for _ in 0..STARTS {
            let start = Instant::now();
            let mut launched = display.launch(&program, &[&puzzle], &environment)?;
            let window = display.window(PATIENCE).ok_or_else(|| launched.stderr())?;
            display.wait_for_drawing(window, PATIENCE)?;
            starts.push(start.elapsed());
        }
        print("start to first frame", "under 100 ms", &mut starts);

        let mut launched = display.launch(&program, &[&puzzle], &environment)?;
        let window = display.window(PATIENCE).ok_or_else(|| launched.stderr())?;
        display.wait_for_drawing(window, PATIENCE)?;
        sleep(Duration::from_millis(500));
        // The first key may make the server change to another keyboard.
        display.key("Down")?;
        sleep(Duration::from_millis(300));
        let mut steps = Vec::new();
        for _ in 0..40 {
            let time = display
                .time_to_change(window, SENTENCE, PATIENCE, |display| display.key("space"))?;
            steps.push(time.ok_or("a step changed nothing in the sentence")?);
            sleep(Duration::from_millis(60));
        }
        print("press of Step to drawn frame", "under 16 ms", &mut steps);

        sleep(Duration::from_millis(500));
        let before = cpu_time(launched.pid()).ok_or("the program is gone")?;
        sleep(IDLE);
        let after = cpu_time(launched.pid()).ok_or("the program is gone")?;
        println!(
            "processor while idle for {} s (goal: none): {} ms",
            IDLE.as_secs(),
            (after - before).as_millis()
        );
        let memory = memory_kb(launched.pid()).ok_or("the program is gone")?;
        println!(
            "resident memory (goal: under 40 MB): {:.1} MB",
            memory as f64 / 1000.0
        );
        Ok(())
    }

    fn print(what: &str, goal: &str, times: &mut [Duration]) {
        times.sort();
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        println!(
            "{what} (goal: {goal}): median {:.1} ms, least {:.1}, most {:.1}, {} runs",
            milliseconds(times[times.len() / 2]),
            milliseconds(times[0]),
            milliseconds(times[times.len() - 1]),
            times.len()
        );
    }
}
