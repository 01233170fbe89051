//! A mistake in XML.

use quick_xml::Error;
use quick_xml::errors::IllFormedError;

use super::error::shown;
use super::{Fault, FormatError};

/// Describes the mistake where an XML reader stopped.
pub(super) fn told(error: &Error) -> Fault {
    let name = |name: &str| shown(name, FormatError::SHOWN_OF_NAME);
    match error {
        Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => Fault::OtherEnd {
            name: name(found),
            open: name(expected),
        },
        Error::IllFormed(IllFormedError::UnmatchedEndTag(found)) => {
            Fault::NeverOpened { name: name(found) }
        }
        Error::IllFormed(IllFormedError::MissingEndTag(open)) => {
            Fault::NotClosed { name: name(open) }
        }
        Error::IllFormed(IllFormedError::UnclosedReference) | Error::Escape(_) => {
            Fault::UnknownReference
        }
        Error::InvalidAttr(_) => Fault::BadAttribute,
        Error::Syntax(_) => Fault::XmlCutOff,
        _ => Fault::XmlDamaged,
    }
}
