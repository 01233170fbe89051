//! Work beside the window: results in time are used, and late ones are not.

use std::thread;
use std::time::Duration;

use crate::support::News;
use iced::Task;
use sudoku_stepper::app::lookup::{Begun, Errand, Late, Lookup, News as Told};

/// The next message of the work.
fn next<A: Send + 'static, P: Send + 'static>(news: &mut News<Late<A, P>>) -> Late<A, P> {
    news.next().expect("the work tells something")
}

#[test]
fn news_come_in_order_and_end_with_the_answer() {
    let mut lookup = Lookup::<u8, u8>::default();
    let mut news = News::of(lookup.begin(|_, teller| {
        teller.tell(1);
        2
    }));
    let first = next(&mut news);
    assert!(matches!(lookup.take(first), Some(Told::Progress(1))));
    assert!(lookup.is_under_way());
    let last = next(&mut news);
    assert!(matches!(lookup.take(last), Some(Told::Answer(2))));
    assert!(!lookup.is_under_way());
}

#[test]
fn an_answer_counts_once() {
    let mut lookup = Lookup::<u8>::default();
    let mut news = News::of(lookup.begin(|_, _| 1));
    let answer = next(&mut news);
    assert_eq!(lookup.answer(answer.clone()), Some(1));
    assert_eq!(lookup.answer(answer), None);
}

#[test]
fn canceled_work_is_asked_to_stop_and_its_answer_is_late() {
    let mut lookup = Lookup::<bool>::default();
    let mut news = News::of(lookup.begin(|stop, _| {
        while !stop.is_raised() {
            thread::yield_now();
        }
        true
    }));
    assert!(lookup.cancel());
    assert!(!lookup.cancel());
    let answer = next(&mut news);
    assert_eq!(lookup.answer(answer), None);
}

#[test]
fn a_canceled_wait_ends_long_before_its_time() {
    let mut lookup = Lookup::<()>::default();
    let mut news = News::of(lookup.wait(Duration::from_hours(1)));
    lookup.cancel();
    let end = next(&mut news);
    assert_eq!(lookup.answer(end), None);
}

#[test]
fn other_work_makes_the_answer_of_the_work_before_late() {
    let mut lookup = Lookup::<u8>::default();
    let mut before = News::of(lookup.begin(|_, _| 1));
    let mut after = News::of(lookup.begin(|_, _| 2));
    let (first, second) = (next(&mut before), next(&mut after));
    assert_eq!(lookup.answer(first), None);
    assert_eq!(lookup.answer(second), Some(2));
}

#[test]
fn a_quick_answer_is_there_at_once() {
    let mut lookup = Lookup::<u8>::default();
    let begun = lookup.begin_patiently(Duration::from_secs(10), |_, _| 7);
    assert!(matches!(begun, Begun::Done(7)));
    assert!(!lookup.is_under_way());
}

#[test]
fn a_slow_answer_goes_on() {
    let mut lookup = Lookup::<()>::default();
    let begun = lookup.begin_patiently(Duration::ZERO, |stop, _| {
        while !stop.is_raised() {
            thread::yield_now();
        }
    });
    assert!(matches!(begun, Begun::GoesOn(_)));
    assert!(lookup.is_under_way());
}

#[test]
fn news_of_another_lookup_are_left_to_it() {
    let (mut one, mut other) = (Lookup::<u8>::default(), Lookup::<u8>::default());
    let mut news = News::of(one.begin(|_, _| 1));
    let _under_way = other.begin(|_, _| 2);
    let answer = next(&mut news);
    assert!(one.awaits(&answer) && !other.awaits(&answer));
    assert_eq!(other.answer(answer.clone()), None);
    assert_eq!(one.answer(answer), Some(1));
}

#[test]
fn the_answer_of_a_task_that_nobody_waits_for_is_late() {
    let mut lookup = Lookup::<u8>::default();
    let mut before = News::of(lookup.wait_for(Task::done(1)));
    let mut after = News::of(lookup.wait_for(Task::done(2)));
    let (first, second) = (next(&mut before), next(&mut after));
    assert_eq!(lookup.answer(first), None);
    assert_eq!(lookup.answer(second), Some(2));
    assert!(!lookup.is_under_way());
}

#[test]
fn progress_is_told_while_the_work_goes_on_and_not_after() {
    let mut lookup = Lookup::<u8, u8>::default();
    let (sender, receiver) = std::sync::mpsc::channel();
    let told = lookup.begin(move |_, teller| {
        let tell = || {
            // If the work is over already, nobody listens.
            let _ = sender.send(());
            7
        };
        teller.tell_every(Duration::from_millis(1), tell, || {
            receiver.recv().map_or(1, |()| 2)
        })
    });
    let told = News::of(told).rest();
    let last = told.len() - 1;
    for (number, late) in told.into_iter().enumerate() {
        match lookup.take(late) {
            Some(Told::Progress(7)) => assert!(number < last),
            Some(Told::Answer(2)) => assert_eq!(number, last),
            other => panic!("{other:?} was told"),
        }
    }
}

#[test]
fn an_errand_is_carried_through_and_another_waits_for_its_end() {
    let (sender, receiver) = std::sync::mpsc::channel::<()>();
    let mut errand = Errand::<u8>::default();
    let first = errand.begin(move || receiver.recv().map_or(1, |()| 2));
    assert!(errand.begin(|| 3).is_none());
    sender.send(()).expect("it is still under way");
    let mut done = News::of(first.expect("nothing was under way"));
    let done = done.next().expect("it comes to its end");
    assert_eq!(errand.take(done), 2);
    assert!(!errand.is_under_way());
    assert!(errand.begin(|| 3).is_some());
}
