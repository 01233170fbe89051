//! Chains and nets link by link.

use super::{Link, Text, pattern};
use crate::grid::House;
use crate::rules::Deduction;
use crate::texts::Language;

/// A link of a chain or a net, as one comes to it who goes through them in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalkedLink {
    /// The link; the picture has it too.
    pub link: Link,
    /// The house because of which it holds, if that is the reason.
    pub house: Option<House>,
    /// Why it holds. The sentence stands for itself: it names both ends, and on
    /// the first link of a branch also what is assumed.
    pub text: Text,
}

/// The links of a chain, a loop, a kraken fish or a net in order, one branch
/// after the other; empty for a deduction that is none of these.
///
/// A link that two branches share comes in both.
pub fn walk(language: &Language, deduction: &Deduction) -> Vec<WalkedLink> {
    pattern::of(deduction).walk(language)
}
