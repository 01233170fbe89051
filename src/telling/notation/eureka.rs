//! Reads chains in Eureka.

use super::branches::Fact;
use super::chain::{Chain, Node};
use super::error::{Expected, ReadError};
use super::scan::Scan;

/// Whether a node in Eureka comes next: `(3-9)r3c4`.
pub(super) fn begins(mut scan: Scan<'_>) -> bool {
    scan.takes("(") && scan.digit().is_some()
}

/// `(2=3)r5c3-(3)r3c3=(3-9)r3c4`
pub(super) fn chain(mut scan: Scan<'_>) -> Result<Chain, ReadError> {
    let chain = links(&mut scan)?;
    if !scan.is_done() {
        return Err(scan.expected(Expected::Node));
    }
    if chain.strong.is_empty() {
        return Err(scan.expected(Expected::Link));
    }
    Ok(chain)
}

/// The consequences of an assumption: chains separated by commas, each of which starts with its
/// premises.
pub(super) fn branch(mut scan: Scan<'_>) -> Result<Vec<Fact>, ReadError> {
    let mut facts: Vec<Fact> = Vec::new();
    loop {
        let mut sources = Vec::new();
        let mut ahead = scan;
        // All premises except the last are followed by '&'.
        while let Ok(source) = links(&mut ahead)
            && source.strong.is_empty()
            && ahead.takes("&")
        {
            sources.extend(source.nodes);
            scan = ahead;
        }
        let chain = links(&mut scan)?;
        let first_strong = chain
            .strong
            .first()
            .copied()
            .ok_or_else(|| scan.expected(Expected::Link))?;
        let links = std::iter::once(!first_strong).chain(chain.strong.iter().copied());
        let nodes = chain.nodes.iter().copied().zip(links);
        let sources = sources.into_iter().map(|node| (node, !first_strong));
        for (node, is_true) in sources.chain(nodes) {
            let new = node.digits.iter().map(|digit| Fact {
                digit,
                cells: node.cells,
                is_true,
            });
            for fact in new {
                if !facts.contains(&fact) {
                    facts.push(fact);
                }
            }
        }
        if !scan.takes(",") {
            break;
        }
    }
    if scan.is_done() {
        Ok(facts)
    } else {
        Err(scan.expected(Expected::Node))
    }
}

/// As many nodes and links as there are.
fn links(scan: &mut Scan<'_>) -> Result<Chain, ReadError> {
    let mut chain = Chain::default();
    loop {
        node(scan, &mut chain)?;
        let mut after = *scan;
        let strong = after.takes("=");
        let goes_on = (strong || after.takes("-")) && begins(after);
        if !goes_on {
            return Ok(chain);
        }
        *scan = after;
        chain.strong.push(strong);
    }
}

/// `(3)r3c3`, `(3-9)r3c4`, `(4=12)r1c12`
fn node(scan: &mut Scan<'_>, chain: &mut Chain) -> Result<(), ReadError> {
    scan.needs("(")?;
    let mut parts = vec![scan.digits()?];
    loop {
        let strong = scan.takes("=");
        if !strong && !scan.takes("-") {
            break;
        }
        chain.strong.push(strong);
        parts.push(scan.digits()?);
    }
    scan.needs(")")?;
    let cells = scan.cells()?;
    let nodes = parts.into_iter().map(|digits| Node { digits, cells });
    chain.nodes.extend(nodes);
    Ok(())
}
