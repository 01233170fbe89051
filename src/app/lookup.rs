//! Work that goes on beside the window: begun, told of, answered, cancelled.
//!
//! The window must never wait. Whatever may take longer than a frame is a
//! [`Lookup`]: it runs on a thread of its own, and its news come back as messages.
//! Its owner keeps the lookup, hands each message to [`Lookup::take`], and sees
//! only news of the work that it still waits for. News of work that was cancelled,
//! replaced by other work or forgotten are late, and are dropped here and nowhere
//! else.

use std::thread;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::channel::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::search::Stop;

/// One piece of work beside the window, or none: it ends with an answer `A`, and
/// may tell its progress `P` before. The work is asked to stop as soon as nobody
/// holds the lookup, or it begins other work.
#[derive(Debug)]
pub struct Lookup<A, P = NoProgress> {
    /// The work that is under way.
    stop: Option<Raised>,
    news: std::marker::PhantomData<fn() -> News<A, P>>,
}

/// What work tells.
#[derive(Debug, Clone)]
pub enum News<A, P = NoProgress> {
    /// How far it has come.
    Progress(P),
    /// What it came to; after that it tells nothing more.
    Answer(A),
}

/// The progress of work that tells none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoProgress {}

/// News on their way to the owner of the lookup, which may have come too late.
#[derive(Debug, Clone)]
pub struct Late<A, P = NoProgress> {
    stop: Stop,
    news: News<A, P>,
}

/// Work that was begun with [`Lookup::begin_patiently`].
#[derive(Debug)]
pub enum Begun<A, P = NoProgress> {
    /// It is done.
    Done(A),
    /// It goes on; its news come as messages of this task.
    GoesOn(Task<Late<A, P>>),
}

/// By which work tells its progress.
#[derive(Debug)]
pub struct Teller<A, P> {
    stop: Stop,
    sender: UnboundedSender<Late<A, P>>,
}

/// A stop that is raised when it is let go.
#[derive(Debug)]
struct Raised(Stop);

impl Drop for Raised {
    fn drop(&mut self) {
        self.0.raise();
    }
}

impl<A, P> Default for Lookup<A, P> {
    fn default() -> Self {
        Self {
            stop: None,
            news: std::marker::PhantomData,
        }
    }
}

impl<A: Send + 'static, P: Send + 'static> Lookup<A, P> {
    /// Begins work on a thread of its own, and cancels the work before.
    pub fn begin(
        &mut self,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> Task<Late<A, P>> {
        Task::stream(self.start(work))
    }

    /// The same, but waits a moment for the answer: where that comes nearly always
    /// at once, a picture of the waiting would only flicker.
    ///
    /// With no patience nothing is waited for, however quick the work is.
    /// Work that tells progress should not be begun so: what it tells in that moment
    /// comes only with the task.
    pub fn begin_patiently(
        &mut self,
        patience: Duration,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> Begun<A, P> {
        let waiting = thread::current();
        let mut news = self.start(move |stop, teller| {
            let answer = work(stop, teller);
            waiting.unpark();
            answer
        });
        let begun = Instant::now();
        loop {
            if patience.is_zero() {
                return Begun::GoesOn(Task::stream(news));
            }
            // An error means that there is nothing yet.
            if let Ok(late) = news.try_recv() {
                return match self.take(late) {
                    Some(News::Answer(answer)) => Begun::Done(answer),
                    _ => Begun::GoesOn(Task::stream(news)),
                };
            }
            let left = patience.saturating_sub(begun.elapsed());
            if left.is_zero() {
                return Begun::GoesOn(Task::stream(news));
            }
            // The answer is sent just after the thread is woken for it.
            thread::park_timeout(left.min(Duration::from_millis(1)));
        }
    }

    fn start(
        &mut self,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> UnboundedReceiver<Late<A, P>> {
        let stop = Stop::never();
        self.stop = Some(Raised(stop.clone()));
        let (sender, receiver) = mpsc::unbounded();
        let teller = Teller { stop, sender };
        thread::spawn(move || {
            let answer = work(&teller.stop, &teller);
            teller.send(News::Answer(answer));
        });
        receiver
    }

    /// The news, unless they are late. With the answer the work is over.
    pub fn take(&mut self, late: Late<A, P>) -> Option<News<A, P>> {
        if late.stop.is_raised() {
            return None;
        }
        if matches!(late.news, News::Answer(_)) {
            self.stop = None;
        }
        Some(late.news)
    }

    /// Asks the work to stop, and waits for it no longer. True if there was any.
    pub fn cancel(&mut self) -> bool {
        self.stop.take().is_some()
    }

    /// Whether work is under way.
    pub const fn is_under_way(&self) -> bool {
        self.stop.is_some()
    }
}

impl<A: Send + 'static> Lookup<A> {
    /// The answer, unless it is late: of work that tells no progress.
    pub fn answer(&mut self, late: Late<A>) -> Option<A> {
        self.take(late).map(|news| match news {
            News::Answer(answer) => answer,
            News::Progress(never) => match never {},
        })
    }
}

impl Lookup<()> {
    /// Waits so long; the answer says that the time is over.
    pub fn wait(&mut self, time: Duration) -> Task<Late<()>> {
        self.begin(move |_, _| thread::sleep(time))
    }
}

impl<A, P> Teller<A, P> {
    /// Tells how far the work has come.
    pub fn tell(&self, progress: P) {
        self.send(News::Progress(progress));
    }

    fn send(&self, news: News<A, P>) {
        let stop = self.stop.clone();
        // If nobody waits for it any more, nobody misses it.
        let _ = self.sender.unbounded_send(Late { stop, news });
    }
}

#[cfg(test)]
mod tests {
    use iced::futures::StreamExt;
    use iced::futures::executor::block_on;

    use super::*;

    fn next<A, P>(news: &mut UnboundedReceiver<Late<A, P>>) -> Late<A, P> {
        block_on(news.next()).expect("the work tells something")
    }

    #[test]
    fn news_come_in_order_and_end_with_the_answer() {
        let mut lookup = Lookup::<u8, u8>::default();
        let mut news = lookup.start(|_, teller| {
            teller.tell(1);
            2
        });
        let first = next(&mut news);
        assert!(matches!(lookup.take(first), Some(News::Progress(1))));
        assert!(lookup.is_under_way());
        let last = next(&mut news);
        assert!(matches!(lookup.take(last), Some(News::Answer(2))));
        assert!(!lookup.is_under_way());
    }

    #[test]
    fn an_answer_counts_once() {
        let mut lookup = Lookup::<u8>::default();
        let mut news = lookup.start(|_, _| 1);
        let answer = next(&mut news);
        assert_eq!(lookup.answer(answer.clone()), Some(1));
        assert_eq!(lookup.answer(answer), None);
    }

    #[test]
    fn cancelled_work_is_asked_to_stop_and_its_answer_is_late() {
        let mut lookup = Lookup::<bool>::default();
        let mut news = lookup.start(|stop, _| {
            while !stop.is_raised() {
                thread::yield_now();
            }
            true
        });
        assert!(lookup.cancel());
        assert!(!lookup.cancel());
        let answer = next(&mut news);
        assert_eq!(lookup.answer(answer), None);
    }

    #[test]
    fn other_work_makes_the_answer_of_the_work_before_late() {
        let mut lookup = Lookup::<u8>::default();
        let mut before = lookup.start(|_, _| 1);
        let mut after = lookup.start(|_, _| 2);
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
}
