//! JSON values in which no object has two values for a name.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::formats::error::shown;
use crate::formats::{Fault, FormatError};

/// Returns the message about a name that has two values.
pub(super) fn told(name: &str) -> Fault {
    let name = shown(name, FormatError::SHOWN_OF_LINE);
    Fault::TwoValues { name }
}

/// Returns the fault for the name in an error of [`Unique`]. The JSON reader adds the place behind
/// the name.
pub(super) fn problem(error: &serde_json::Error) -> Fault {
    let name = error.to_string();
    let end = name.rfind(" at line ").unwrap_or(name.len());
    told(&name[..end])
}

/// A value in which each name of an object has one value; the same value may be repeated. The error
/// is the name that has two.
pub(super) struct Unique(pub(super) Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyValue).map(Self)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Unique(value)) = entries.next_element()? {
            all.push(value);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((name, Unique(value))) = fields.next_entry::<String, Unique>()? {
            if all.get(&name).is_some_and(|it| *it != value) {
                return Err(A::Error::custom(name));
            }
            all.insert(name, value);
        }
        Ok(Value::Object(all))
    }
}
