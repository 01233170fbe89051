//! Positions on which one candidate is all that a pattern lacks: with it, a rule must stay
//! silent, and without it the rule would remove a digit that is right.

use crate::common::candidate;
use crate::common::positions::without;
use sudoku_stepper::formats::read_library_line;
use sudoku_stepper::rules::{Technique, find_all, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};

/// The rule, the position, which lists the digit that is right, and the candidate.
const POSITIONS: [(Technique, &str, (&str, u8)); 12] = [
    (
        Technique::TwinnedXyChain,
        ":0000:x:+27+3...+5+165+1+43+6+27+9+8+9+8+61..324+6+2+5+9..4+871+47.8.+2+3+9+39+8.2.+65+14+3+2...8.+5851+2..+9.+3+7+6+9...+1+42:775 676 776:414::",
        ("r1c6", 8),
    ),
    (
        Technique::AlmostLockedTriple,
        ":0000:x:+2.5+3987.+1.9+8+5+1+7+2+3.1+3+74+2+6+8+5+9+5.+9+84.3.+7+3..+75.98.7+8.96+3+1.+5.2.+1+89+57+3+9+5+32+7+46+1+8871+6+35+4+92::256::",
        ("r5c2", 1),
    ),
    (
        Technique::AlmostLockedQuadruple,
        ":0000:x:8..+426.+7+1...+58+1+24.+2+413+9+7+6+8+5.+8.+2+647+1..7+4+81+5.+626+1+29+73+8+5+4+4397+5+81+2+6+128+6+4+9+53+7...1+3+24+9+8:921:922::",
        ("r2c3", 6),
    ),
    (
        Technique::FireworkQuadruple,
        ":0000:x:+9..1+3.5+4.23+4.+5.+91.+1+5..+94+3.65...4.+13.+4..5+137..+3+218+79+6+5+46+4+39+2+1+8+75+81+5+4+6+7+2+9+3+792+38+54+6+1:813 616 642 643 249:819::",
        ("r4c3", 7),
    ),
    (
        Technique::FireworkWWing,
        ":0000:x:+69+5.1.+7+4...17+4.+6954+7.+9+56+1..+5..69.+47+191.5+74..6+7+6+4.+3+1+5.+92.+7+4+6+5+91..+46+12+9.571+5+9+38+7+264:238 353:258::",
        ("r3c3", 2),
    ),
    (
        Technique::ExtendedRectangle2,
        ":0000:x:.+1+3...76+2.6+7+1.2.+9+8.28..+3+41+52+9+6+7+3+185473+1...6+2+98+4+5+26+9+1+3+7+6+5+981+4+27+33+7+4+92+6+5+81+1+8+23..9+4+6::425::",
        ("r1c5", 9),
    ),
    (
        Technique::ExtendedRectangle3,
        ":0000:x:.+1+3...76+2.6+7+1.2.+9+8.28..+3+41+52+9+6+7+3+185473+1...6+2+98+4+5+26+9+1+3+7+6+5+981+4+27+33+7+4+92+6+5+81+1+8+23..9+4+6::595::",
        ("r1c5", 9),
    ),
    (
        Technique::Bug2,
        ":0000:x:+7984+2+5+6+3+1..36+9+158+7+5+1637+8..+9.+7.2+3+6.+5+8+3..+8571.+66+8+5+1+4+93+72.+6+7+5+138.4+85+4+9+6+271+3.3.+7+84.+6+5::943::",
        ("r9c1", 2),
    ),
    (
        Technique::Bug3,
        ":0000:x:8+751+3+26+49+43+1+6....+2+2+9+6+4..+31.+3+2+9+8645+7+1+7+1+4+9+532+6+8+568+7+2+1+93+4142+3.+6...+6+57+21.+4.+39+8+35+4+7+126::827::",
        ("r7c8", 8),
    ),
    (
        Technique::Bug4,
        ":0000:x:8+751+3+26+49+43+1+6....+2+2+9+6+4..+31.+3+2+9+8645+7+1+7+1+4+9+532+6+8+568+7+2+1+93+4142+3.+6...+6+57+21.+4.+39+8+35+4+7+126::725::",
        ("r7c8", 8),
    ),
    (
        Technique::AlignedPairExclusion,
        ":0000:x:+3.1+6+9+2.+455+46+1...92.+2+94.+53+6+1.+6+4+219+53.9+1.+3+5+4+2.+6+25+38+674+1+96.2+5+41+9..1..92.+654+4+9+5+7.+6+1+2.:772:386::",
        ("r8c2", 8),
    ),
    (
        Technique::AlignedTripleExclusion,
        ":0000:x:+4+6+25+1.+78.+51+9+7.+8.+2+4+873+4.+25+1.2+4+8+1.7.5.651+8+4..+7+2+3+9+72+5+6+8+419+2+4+37+5+1+6+8+7+8692+14+3+5+1+3+5+6842+97::319::",
        ("r4c9", 6),
    ),
];

#[test]
fn one_candidate_too_many_keeps_a_rule_silent() {
    for (technique, line, (name, value)) in POSITIONS {
        let case = read_library_line(line, 1).unwrap().unwrap();
        let solved = solve(&case.grid, &Stop::never()).unwrap();
        let Solutions::One(solution) = solved.solutions else {
            panic!("{technique}: not one solution");
        };
        let right = case.eliminated[0];
        assert_eq!(solution[right.cell.index()], Some(right.digit));
        let rule = rule_for(technique).unwrap();
        assert_eq!(find_all(rule, &case.grid), [], "{technique}");
        let lacking = without(case.grid, &[candidate(name, value)]);
        let mut found = find_all(rule, &lacking).into_iter();
        assert!(
            found.any(|it| it.eliminations.contains(&right)),
            "{technique}"
        );
    }
}
