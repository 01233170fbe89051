//! Work that goes on beside the window: begun, told of, answered, cancelled.
//!
//! The window must never wait. Whatever may take longer than a frame is a
//! [`Lookup`]: it runs on a thread of its own, and its news come back as messages.
//! Its owner keeps the lookup, hands each message to [`Lookup::take`], and sees
//! only news of the work that it still waits for. News of work that was cancelled,
//! replaced by other work or forgotten are late, and are dropped here and nowhere
//! else.
//!
//! What must not be broken off, such as the writing of a file, is an [`Errand`]: it
//! is carried through, and never late.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::StreamExt;
use iced::futures::channel::mpsc::{self, UnboundedReceiver, UnboundedSender};
use iced::futures::channel::oneshot;

use sudoku_engine::search::Stop;

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

/// Work that was begun with [`Lookup::begin_patiently`] or [`Errand::begin_patiently`].
#[derive(Debug)]
pub enum Begun<A, N = Late<A>> {
    /// It is done.
    Done(A),
    /// It goes on; its news come as messages of this task.
    GoesOn(Task<N>),
}

/// By which work tells its progress.
#[derive(Debug)]
pub struct Teller<A, P> {
    stop: Stop,
    sender: UnboundedSender<Late<A, P>>,
}

/// Work that is carried through once it is begun: who writes a file must neither leave
/// it half written nor write it twice at a time. So it knows no stop, goes on when
/// nobody holds the errand any more, and no other begins before it is done.
#[derive(Debug)]
pub struct Errand<A> {
    is_under_way: bool,
    outcome: std::marker::PhantomData<fn() -> A>,
}

/// What an errand came to, on its way to its owner.
#[derive(Debug, Clone)]
pub struct Done<A>(A);

/// Asks for what comes, for so long at most. Who sends it wakes this thread before.
fn wait_patiently<T>(patience: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let left = patience.saturating_sub(begun.elapsed());
        if left.is_zero() {
            return None;
        }
        if let Some(came) = ask() {
            return Some(came);
        }
        // It is sent just after the thread is woken for it.
        thread::park_timeout(left.min(Duration::from_millis(1)));
    }
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
    /// What the work tells in that moment comes with the task.
    pub fn begin_patiently(
        &mut self,
        patience: Duration,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> Begun<A, Late<A, P>> {
        let waiting = thread::current();
        let mut news = self.start(move |stop, teller| {
            let answer = work(stop, teller);
            waiting.unpark();
            answer
        });
        // An error means that there is nothing yet.
        match wait_patiently(patience, || news.try_recv().ok()) {
            Some(Late {
                news: News::Answer(answer),
                ..
            }) => {
                self.stop = None;
                Begun::Done(answer)
            }
            Some(told) => {
                let told = iced::futures::stream::iter([told]);
                Begun::GoesOn(Task::stream(told.chain(news)))
            }
            None => Begun::GoesOn(Task::stream(news)),
        }
    }

    /// Waits for what a task answers, such as a dialog of the system, in the place of
    /// the work before. The task itself cannot be stopped; once nobody waits for it any
    /// more its answer is late.
    pub fn wait_for(&mut self, task: Task<A>) -> Task<Late<A, P>> {
        let stop = self.renew();
        task.map(move |answer| Late {
            stop: stop.clone(),
            news: News::Answer(answer),
        })
    }

    /// Cancels the work before; the stop of the next.
    fn renew(&mut self) -> Stop {
        let stop = Stop::never();
        self.stop = Some(Raised(stop.clone()));
        stop
    }

    fn start(
        &mut self,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> UnboundedReceiver<Late<A, P>> {
        let stop = self.renew();
        let (sender, receiver) = mpsc::unbounded();
        let teller = Teller { stop, sender };
        thread::spawn(move || {
            let answer = work(&teller.stop, &teller);
            teller.send(News::Answer(answer));
        });
        receiver
    }

    /// Whether these are news of the work that is under way.
    pub fn awaits(&self, late: &Late<A, P>) -> bool {
        let stop = self.stop.as_ref();
        stop.is_some_and(|Raised(stop)| stop.is_raised_with(&late.stop))
    }

    /// The news, unless they are late. With the answer the work is over.
    pub fn take(&mut self, late: Late<A, P>) -> Option<News<A, P>> {
        if !self.awaits(&late) {
            return None;
        }
        if matches!(late.news, News::Answer(_)) {
            self.stop = None;
        }
        Some(late.news)
    }

    /// This as the answer of what is waited for, if anything is: tests say what it comes to.
    pub fn answered(&self, answer: A) -> Option<Late<A, P>> {
        let Raised(stop) = self.stop.as_ref()?;
        Some(Late {
            stop: stop.clone(),
            news: News::Answer(answer),
        })
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

impl<A, P> Late<A, P> {
    /// The same work with another answer: tests say what it comes to.
    #[must_use]
    pub fn with_answer(self, answer: A) -> Self {
        let news = News::Answer(answer);
        Self { news, ..self }
    }

    /// The same work with this progress: tests say how far it has come.
    #[must_use]
    pub fn with_progress(self, progress: P) -> Self {
        let news = News::Progress(progress);
        Self { news, ..self }
    }
}

impl<A, P> Teller<A, P> {
    /// Tells how far the work has come.
    pub fn tell(&self, progress: P) {
        self.send(News::Progress(progress));
    }

    /// Does what cannot tell its progress itself, and tells it each time when so long
    /// has gone by.
    pub fn tell_every<T>(
        &self,
        time: Duration,
        progress: impl Fn() -> P + Send + Sync,
        work: impl FnOnce() -> T,
    ) -> T
    where
        A: Send,
        P: Send,
    {
        let is_done = AtomicBool::new(false);
        thread::scope(|scope| {
            let clock = scope.spawn(|| {
                loop {
                    thread::park_timeout(time);
                    if is_done.load(Ordering::Relaxed) || self.stop.is_raised() {
                        return;
                    }
                    self.tell(progress());
                }
            });
            let done = work();
            is_done.store(true, Ordering::Relaxed);
            clock.thread().unpark();
            done
        })
    }

    fn send(&self, news: News<A, P>) {
        let stop = self.stop.clone();
        // If nobody waits for it any more, nobody misses it.
        let _ = self.sender.unbounded_send(Late { stop, news });
    }
}

impl<A> Done<A> {
    /// What the work came to.
    pub const fn outcome(&self) -> &A {
        &self.0
    }
}

impl<A> Default for Errand<A> {
    fn default() -> Self {
        Self {
            is_under_way: false,
            outcome: std::marker::PhantomData,
        }
    }
}

impl<A: Send + 'static> Errand<A> {
    /// Begins work on a thread of its own; `None`, and nothing is begun, while other
    /// work is under way.
    pub fn begin(&mut self, work: impl FnOnce() -> A + Send + 'static) -> Option<Task<Done<A>>> {
        self.start(work).map(told)
    }

    /// The same, but waits a moment for it to be done: where that comes nearly always at
    /// once, a picture of the waiting would only flicker.
    pub fn begin_patiently(
        &mut self,
        patience: Duration,
        work: impl FnOnce() -> A + Send + 'static,
    ) -> Option<Begun<A, Done<A>>> {
        let waiting = thread::current();
        let mut receiver = self.start(move || {
            let outcome = work();
            waiting.unpark();
            outcome
        })?;
        let came = wait_patiently(patience, || receiver.try_recv().ok().flatten());
        Some(match came {
            Some(outcome) => Begun::Done(self.take(Done(outcome))),
            None => Begun::GoesOn(told(receiver)),
        })
    }

    fn start(&mut self, work: impl FnOnce() -> A + Send + 'static) -> Option<oneshot::Receiver<A>> {
        if std::mem::replace(&mut self.is_under_way, true) {
            return None;
        }
        let (sender, receiver) = oneshot::channel();
        thread::spawn(move || {
            // Nobody waits for it any more where the window is closed.
            let _ = sender.send(work());
        });
        Some(receiver)
    }

    /// What the work came to, which is over.
    pub fn take(&mut self, Done(outcome): Done<A>) -> A {
        self.is_under_way = false;
        outcome
    }

    /// Whether work is under way.
    pub const fn is_under_way(&self) -> bool {
        self.is_under_way
    }
}

/// Tells what an errand came to.
fn told<A: Send + 'static>(receiver: oneshot::Receiver<A>) -> Task<Done<A>> {
    Task::future(receiver).then(|outcome| match outcome {
        Ok(outcome) => Task::done(Done(outcome)),
        Err(_) => Task::none(),
    })
}
