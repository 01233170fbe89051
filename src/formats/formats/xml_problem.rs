//! The mistakes in XML, in words for a person.

use quick_xml::Error;
use quick_xml::errors::IllFormedError;

use super::error::shown;

/// The number of characters shown of the name of an element.
const SHOWN: usize = 20;

/// Describes the mistake where an XML reader stopped.
pub(super) fn told(error: &Error) -> String {
    let name = |name: &str| shown(name, SHOWN);
    match error {
        Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => format!(
            "</{}> stands here, and <{}> is not closed yet",
            name(found),
            name(expected)
        ),
        Error::IllFormed(IllFormedError::UnmatchedEndTag(found)) => {
            format!("</{}> closes an element that was never opened", name(found))
        }
        Error::IllFormed(IllFormedError::MissingEndTag(open)) => {
            format!("<{}> is not closed", name(open))
        }
        Error::IllFormed(IllFormedError::UnclosedReference) | Error::Escape(_) => {
            "'&' begins a sign that is not known in XML; '&amp;' stands for '&' itself".to_owned()
        }
        Error::InvalidAttr(_) => {
            "an attribute of this element is not a name, '=' and a text in quotation marks"
                .to_owned()
        }
        Error::Syntax(_) => "the XML is cut off here, or a '>' is missing".to_owned(),
        _ => "the XML is damaged here".to_owned(),
    }
}
