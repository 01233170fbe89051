//! Tests in a process of their own: those that change or measure what a whole process
//! shares.

use std::env;
use std::process::Command;

/// Tells the test program that it runs one test alone.
const ALONE: &str = "SUDOKU_STEPPER_TEST_ALONE";

/// Runs the test that calls it in a process of its own, and returns from it here.
macro_rules! in_its_own_process {
    () => {
        fn here() {}
        if $crate::alone::was_run_elsewhere(std::any::type_name_of_val(&here)) {
            return;
        }
    };
}
pub(crate) use in_its_own_process;

/// Whether the test that has this function inside it was run in another process just
/// now. In that process it is not.
///
/// # Panics
///
/// If the test failed there.
#[track_caller]
pub fn was_run_elsewhere(inside: &str) -> bool {
    if env::var_os(ALONE).is_some() {
        return false;
    }
    let test = inside
        .split_once("::")
        .and_then(|(_, it)| it.rsplit_once("::"));
    let (test, _) = test.expect("a function inside a test of a module");
    let program = env::current_exe().expect("the path of the test program");
    let ran = Command::new(program)
        .args([test, "--exact", "--nocapture", "--test-threads=1"])
        .env(ALONE, "1")
        .output()
        .expect("the test program can be started again");
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(
        ran.status.success() && said.contains("1 passed"),
        "{test}, in a process of its own:\n{said}{}",
        String::from_utf8_lossy(&ran.stderr),
    );
    true
}
