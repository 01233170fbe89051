//! Work on other threads: starting it, its progress, its answer, canceling it.
//!
//! The window must never wait. Anything that may take longer than a frame is a [`Lookup`]: it runs
//! on a thread of its own, and its news arrive as messages. The owner keeps the lookup, passes each
//! message to [`Lookup::take`], and gets only news of work that it still waits for. News of work
//! that was canceled, replaced or forgotten are late, and are dropped only here.
//!
//! Work that must not be interrupted, such as writing a file, is an [`Errand`]: it always runs to
//! its end, and is never late.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::StreamExt;
use iced::futures::channel::mpsc::{self, UnboundedReceiver, UnboundedSender};
use iced::futures::channel::oneshot;

use sudoku_engine::search::Stop;

/// At most one piece of work on another thread. It ends with an answer `A`, and may report progress
/// `P` before. It is asked to stop when the lookup is dropped or starts other work.
#[derive(Debug)]
pub struct Lookup<A, P = NoProgress> {
    /// The work under way.
    stop: Option<Raised>,
    news: std::marker::PhantomData<fn() -> News<A, P>>,
}

/// The news of work.
#[derive(Debug, Clone)]
pub enum News<A, P = NoProgress> {
    /// The progress so far.
    Progress(P),
    /// The answer, which ends the work.
    Answer(A),
}

/// The progress of work that reports none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoProgress {}

/// News on their way to the owner of the lookup, which may be late.
#[derive(Debug, Clone)]
pub struct Late<A, P = NoProgress> {
    stop: Stop,
    news: News<A, P>,
}

/// Work started with [`Lookup::begin_patiently`] or [`Errand::begin_patiently`].
#[derive(Debug)]
pub enum Begun<A, N = Late<A>> {
    /// The work is done.
    Done(A),
    /// The work goes on, and its news arrive as messages of this task.
    GoesOn(Task<N>),
}

/// Reports the progress of work.
#[derive(Debug)]
pub struct Teller<A, P> {
    stop: Stop,
    sender: UnboundedSender<Late<A, P>>,
}

/// Work that always runs to its end: a file must neither be left half written nor be written twice
/// at a time. So it has no stop, goes on if the errand is dropped, and no other work starts before
/// it is done.
#[derive(Debug)]
pub struct Errand<A> {
    is_under_way: bool,
    outcome: std::marker::PhantomData<fn() -> A>,
}

/// The result of an errand, on its way to its owner.
#[derive(Debug, Clone)]
pub struct Done<A>(A);

/// Calls `ask` until it gives something, for this time at most. The sender wakes this thread before
/// it sends.
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
        // The sending comes just after the waking.
        thread::park_timeout(left.min(Duration::from_millis(1)));
    }
}

/// A stop that is raised on drop.
#[derive(Debug)]
struct Raised {
    stop: Stop,
    /// The thread of the work, which may be asleep.
    thread: Option<Thread>,
}

impl Drop for Raised {
    fn drop(&mut self) {
        self.stop.raise();
        if let Some(thread) = &self.thread {
            thread.unpark();
        }
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
    /// Starts work on a thread of its own, and cancels the previous work.
    pub fn begin(
        &mut self,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> Task<Late<A, P>> {
        Task::stream(self.start(work))
    }

    /// Starts work like [`Self::begin`], but waits a moment for the answer: if it nearly always
    /// arrives at once, a sign of waiting would only flicker.
    ///
    /// With no patience it does not wait, however quick the work is. Progress during that moment
    /// arrives with the task.
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
        // An error means that nothing has arrived yet.
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

    /// Waits for the answer of a task, such as a dialog of the system, instead of the previous
    /// work. The task itself cannot be stopped, but its answer is late once nobody waits for it.
    pub fn wait_for(&mut self, task: Task<A>) -> Task<Late<A, P>> {
        let stop = self.renew();
        task.map(move |answer| Late {
            stop: stop.clone(),
            news: News::Answer(answer),
        })
    }

    /// Cancels the previous work, and returns the stop of the next.
    fn renew(&mut self) -> Stop {
        let stop = Stop::never();
        self.stop = Some(Raised {
            stop: stop.clone(),
            thread: None,
        });
        stop
    }

    fn start(
        &mut self,
        work: impl FnOnce(&Stop, &Teller<A, P>) -> A + Send + 'static,
    ) -> UnboundedReceiver<Late<A, P>> {
        let stop = self.renew();
        let (sender, receiver) = mpsc::unbounded();
        let teller = Teller { stop, sender };
        let work = thread::spawn(move || {
            let answer = work(&teller.stop, &teller);
            teller.send(News::Answer(answer));
        });
        if let Some(raised) = &mut self.stop {
            raised.thread = Some(work.thread().clone());
        }
        receiver
    }

    /// Whether these are news of the work under way.
    pub fn awaits(&self, late: &Late<A, P>) -> bool {
        let stop = self.stop.as_ref();
        stop.is_some_and(|it| it.stop.is_raised_with(&late.stop))
    }

    /// The news, unless they are late. An answer ends the work.
    pub fn take(&mut self, late: Late<A, P>) -> Option<News<A, P>> {
        if !self.awaits(&late) {
            return None;
        }
        if matches!(late.news, News::Answer(_)) {
            self.stop = None;
        }
        Some(late.news)
    }

    /// The given answer of the work under way, for tests.
    pub fn answered(&self, answer: A) -> Option<Late<A, P>> {
        let raised = self.stop.as_ref()?;
        Some(Late {
            stop: raised.stop.clone(),
            news: News::Answer(answer),
        })
    }

    /// Asks the work to stop and ignores its news; true if there was any.
    pub fn cancel(&mut self) -> bool {
        self.stop.take().is_some()
    }

    /// Whether work is under way.
    pub const fn is_under_way(&self) -> bool {
        self.stop.is_some()
    }
}

impl<A: Send + 'static> Lookup<A> {
    /// The answer, unless it is late, of work without progress.
    pub fn answer(&mut self, late: Late<A>) -> Option<A> {
        self.take(late).map(|news| match news {
            News::Answer(answer) => answer,
            News::Progress(never) => match never {},
        })
    }
}

impl Lookup<()> {
    /// Waits for this time; the answer says that it is over. A wait that is canceled ends at once.
    pub fn wait(&mut self, time: Duration) -> Task<Late<()>> {
        self.begin(move |stop, _| {
            let begun = Instant::now();
            while let Some(left) = time.checked_sub(begun.elapsed())
                && !left.is_zero()
                && !stop.is_raised()
            {
                thread::park_timeout(left);
            }
        })
    }
}

impl<A, P> Late<A, P> {
    /// The same work with another answer, for tests.
    #[must_use]
    pub fn with_answer(self, answer: A) -> Self {
        let news = News::Answer(answer);
        Self { news, ..self }
    }

    /// The same work with this progress, for tests.
    #[must_use]
    pub fn with_progress(self, progress: P) -> Self {
        let news = News::Progress(progress);
        Self { news, ..self }
    }
}

impl<A, P> Teller<A, P> {
    /// Reports progress.
    pub fn tell(&self, progress: P) {
        self.send(News::Progress(progress));
    }

    /// Does work that cannot report its progress itself, and reports it at this interval.
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
        // If nobody waits, nobody misses the news.
        let _ = self.sender.unbounded_send(Late { stop, news });
    }
}

impl<A> Done<A> {
    /// The result of the work.
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
    /// Starts work on a thread of its own; `None`, without starting it, while other work is under
    /// way.
    pub fn begin(&mut self, work: impl FnOnce() -> A + Send + 'static) -> Option<Task<Done<A>>> {
        self.start(work).map(told)
    }

    /// Starts work like [`Self::begin`], but waits a moment for its end: if it nearly always comes
    /// at once, a sign of waiting would only flicker.
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
            // Nobody waits if the window is closed.
            let _ = sender.send(work());
        });
        Some(receiver)
    }

    /// The result of the work, which has ended.
    pub fn take(&mut self, Done(outcome): Done<A>) -> A {
        self.is_under_way = false;
        outcome
    }

    /// Whether work is under way.
    pub const fn is_under_way(&self) -> bool {
        self.is_under_way
    }
}

/// Reports the result of an errand.
fn told<A: Send + 'static>(receiver: oneshot::Receiver<A>) -> Task<Done<A>> {
    Task::future(receiver).then(|outcome| match outcome {
        Ok(outcome) => Task::done(Done(outcome)),
        Err(_) => Task::none(),
    })
}
