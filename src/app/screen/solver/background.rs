//! Work that goes on beside the window and tells what it finds as it finds it.

use std::thread;

use iced::Task;
use iced::futures::channel::mpsc::{self, UnboundedSender};

use crate::search::Stop;

/// Work that is under way. It is asked to stop as soon as nobody holds it.
#[derive(Debug)]
pub(in crate::app) struct Job {
    pub(in crate::app) number: u64,
    stop: Stop,
}

impl Job {
    /// Starts work on a thread of its own. What it sends are messages of the
    /// task; those of a job that nobody holds any more are late, which is what
    /// the number is for.
    pub(in crate::app) fn start<T: Send + 'static>(
        number: u64,
        work: impl FnOnce(&Stop, &Sender<T>) + Send + 'static,
    ) -> (Self, Task<T>) {
        let stop = Stop::never();
        let job = Self {
            number,
            stop: stop.clone(),
        };
        let (sender, receiver) = mpsc::unbounded();
        thread::spawn(move || work(&stop, &Sender(sender)));
        (job, Task::stream(receiver))
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.raise();
    }
}

/// By which work tells what it found.
#[derive(Debug)]
pub(in crate::app) struct Sender<T>(UnboundedSender<T>);

impl<T> Sender<T> {
    pub(in crate::app) fn send(&self, found: T) {
        // If nobody waits for it any more, nobody misses it.
        let _ = self.0.unbounded_send(found);
    }
}
