//! Words around puzzles: titles, comments and the rest.

use super::in_line;
use super::notation::begins_with_link;
use super::signs::Sign;
use crate::formats::json::name_of;

/// The most characters of a title.
const LONGEST_TITLE: usize = 400;

/// The most bytes of a heading that only announces something.
const LONGEST_HEADING: usize = 80;

/// The fewest letters of a line of words.
const FEWEST_LETTERS: usize = 3;

/// Words that may be a title.
pub(super) struct Heading {
    pub(super) line: usize,
    pub(super) title: String,
    /// Whether they are a comment, which is never reported as left out.
    pub(super) is_comment: bool,
}

/// Returns the title in a line of words, if it may be one.
pub(super) fn title(line: &str) -> Option<String> {
    // A command of LaTeX is not a title.
    if is_known_heading(line) || is_program(line) || line.trim_start().starts_with('\\') {
        return None;
    }
    if is_statement(line) || is_rating(line) || is_code(line) || names_columns(line) {
        return None;
    }
    let marks = |one: char| {
        one.is_whitespace() || one.is_ascii_punctuation() && !matches!(one, '(' | '[' | '"' | '\'')
    };
    let start = line.trim_start_matches(|one: char| marks(one) && one != '#');
    // '#12' is a title, '# 12' and '## Monday' are a comment and a heading.
    let start = match start.strip_prefix('#') {
        Some(rest) if !rest.starts_with(|one: char| one.is_ascii_digit()) => {
            rest.trim_start_matches(marks)
        }
        _ => start,
    };
    let title = start.trim_end_matches(|one: char| {
        one.is_whitespace() || matches!(one, ':' | '*' | '=' | '-' | '_' | '~' | ',' | ';')
    });
    let fits = !title.is_empty()
        && title.chars().count() <= LONGEST_TITLE
        && !title.contains(|one: char| one.is_control() || matches!(one, '\\' | '{'))
        && title.contains(char::is_alphanumeric);
    fits.then(|| title.to_owned())
}

/// Returns the name of the variable in code that assigns the text behind it; `None` if this is not
/// code, or if the name may be words.
pub(super) fn name_in_code(before: &str) -> Option<String> {
    let target = before.trim_end().strip_suffix(['"', '\'', '`'])?.trim_end();
    let target = target.strip_suffix('=')?.trim_end().trim_end_matches(':');
    let words: Vec<&str> = target.split_whitespace().collect();
    let is_code = |word: &&str| {
        DECLARED.contains(&&*word.to_lowercase())
            || ["val", "my", "mut"].contains(word)
            || word.contains(|one: char| ":<>[]*&$".contains(one))
    };
    match words[..] {
        // The type is behind the name.
        ["var", name, _] => Some(name.to_owned()),
        [_] => name_of(target),
        _ => words.iter().any(is_code).then(|| name_of(target))?,
    }
}

/// Returns the words of a name declared in a program's line, if they say that the next grid is a
/// solution or a position.
pub(super) fn declared(line: &str) -> Option<String> {
    let start = &line[..line.floor_char_boundary(LONGEST_HEADING)];
    let end = start.find(['=', ':'])?;
    let name = name_of(start[..end].trim_end_matches(['"', '\'']))?;
    let mut words = String::new();
    for one in name.chars() {
        let is_new = one.is_uppercase() && words.ends_with(char::is_lowercase);
        if is_new || one == '_' {
            words.push(' ');
        }
        words.extend(one.to_lowercase().filter(|it| *it != '_'));
    }
    // Behind a colon, a grid begins or the line ends.
    let behind = start[end + 1..].trim_start();
    let is_field = !start[..end].contains(' ')
        && (behind.is_empty() || behind.starts_with(['[', '{', '(', '"', '\'', '`', '|', '>']));
    let is_declared = start.as_bytes()[end] == b'=' || is_field;
    (is_declared && (says_position(&words) || says_solution(&words))).then_some(words)
}

/// Whether a line of a program opens a list, a text or a block, or ends a statement: `const puzzle
/// = [`, `solve("""`, `});`.
fn is_program(line: &str) -> bool {
    let line = line.trim_end();
    let opens = ["[", "{", "(", "`", "\"\"\"", "'''"];
    let ends = [";"];
    opens.iter().chain(&ends).any(|end| line.ends_with(end))
}

/// The first words of statements of SQL that hold data.
const STATEMENTS: [[&str; 2]; 3] = [["insert", "into"], ["create", "table"], ["replace", "into"]];

/// Whether a line begins a statement of SQL, or a text of YAML on the lines below.
fn is_statement(line: &str) -> bool {
    let mut words = line.split_whitespace().map(str::to_lowercase);
    let (first, second) = (words.next(), words.next());
    let begins = STATEMENTS
        .iter()
        .any(|[one, other]| first.as_deref() == Some(*one) && second.as_deref() == Some(*other));
    let line = line.trim_end();
    let block = ["|", ">", "|-", ">-", "|+", ">+"];
    let key = block.iter().find_map(|end| line.strip_suffix(end));
    begins || key.is_some_and(|key| key.trim_end().ends_with(':'))
}

/// The first words of declarations in programs, and of statements with one name behind them.
const DECLARED: [&str; 25] = [
    "public",
    "private",
    "protected",
    "static",
    "final",
    "abstract",
    "export",
    "class",
    "struct",
    "interface",
    "enum",
    "def",
    "fn",
    "func",
    "function",
    "void",
    "int",
    "integer",
    "char",
    "const",
    "let",
    "var",
    "auto",
    "string",
    "double",
];
const NAMING: [&str; 7] = [
    "import",
    "using",
    "package",
    "module",
    "namespace",
    "return",
    "use",
];

/// The first words of the statements of Python that end with a colon.
const BLOCKS: [&str; 9] = [
    "if", "for", "while", "def", "class", "elif", "with", "try", "else",
];

/// Whether a line is a statement of a program: `import sudoku`, `x = 3`, `return grid;`,
/// `print(solve(grid))`.
fn is_code(line: &str) -> bool {
    let line = line.trim();
    let is_name = |it: &str| {
        let is_sign = |one: char| one.is_ascii_alphanumeric() || "_.:*[]<>".contains(one);
        it.starts_with(|one: char| one.is_ascii_lowercase() || one == '_')
            && it.chars().all(is_sign)
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some(first) = words.first() else {
        return false;
    };
    let is_call = || {
        let call = line.trim_end_matches(';').strip_suffix(')');
        let name = call.and_then(|it| it.split_once('(')).map(|(name, _)| name);
        name.is_some_and(is_name)
    };
    // The name may be behind its type, but a sentence has more words.
    let is_assigned = || {
        let parts = line.split_once('=').filter(|(_, it)| !it.starts_with('='));
        parts.is_some_and(|(target, _)| {
            let target: Vec<&str> = target.split_whitespace().collect();
            match target[..] {
                [name] => is_name(name),
                [kind, name] => DECLARED.contains(&kind) && is_name(name.trim_start_matches('*')),
                _ => false,
            }
        })
    };
    let is_declared = DECLARED.contains(first)
        && words.get(1).is_some_and(|it| {
            DECLARED.contains(it) || it.contains('(') || line.ends_with(['{', ';', '='])
        });
    let is_block = BLOCKS.contains(first)
        && line.ends_with(':')
        && (words.len() == 1 || line.contains(['(', '=', '_']));
    let is_naming = NAMING.contains(first) && words.len() == 2;
    let is_imported = *first == "from" && words.get(2) == Some(&"import");
    let is_told = *first == "#include" || line.starts_with("#!/");
    let is_typed = words.contains(&"::");
    let is_more = is_imported || is_told || is_declared || is_naming || is_block || is_typed;
    is_more || is_assigned() || is_call()
}

/// The fewest columns that a line may name.
const FEWEST_COLUMNS: usize = 4;

/// Whether a line names the columns of a table: short names without blanks.
fn names_columns(line: &str) -> bool {
    let line = line.trim();
    let Some(separator) = ['\t', ';', ',', '|']
        .into_iter()
        .find(|it| line.contains(*it))
    else {
        return false;
    };
    let is_sign = |one: char| one.is_alphanumeric() || one == '_';
    let is_name = |it: &str| {
        let it = it.trim_matches('"');
        it.starts_with(char::is_alphabetic) && it.chars().all(is_sign) && it.len() <= LONGEST_COLUMN
    };
    let mut names = line.split(separator);
    names.clone().count() >= FEWEST_COLUMNS && names.all(is_name)
}

/// The longest name of a column.
const LONGEST_COLUMN: usize = 16;

/// The words for the level of a puzzle before its number.
const RATING_WORDS: [&str; 8] = [
    "rating",
    "rated",
    "score",
    "er",
    "se",
    "difficulty",
    "schwierigkeit",
    "dificultad",
];

/// Whether a line only rates a puzzle: `rating 4.5`, `SE: 7.2`, `# difficulty = 3`.
fn is_rating(line: &str) -> bool {
    let is_mark = |one: char| one.is_whitespace() || matches!(one, '#' | ':' | '=' | '/' | '*');
    let mut words = line.split(is_mark).filter(|it| !it.is_empty());
    let is_named = words
        .next()
        .is_some_and(|it| RATING_WORDS.contains(&&*it.to_lowercase()));
    let mut numbers = words.peekable();
    is_named && numbers.peek().is_some() && numbers.all(|it| it.parse::<f64>().is_ok())
}

/// Whether a line is a comment, not a puzzle with its number.
pub(super) fn is_comment(line: &str) -> bool {
    line.trim_start()
        .strip_prefix('#')
        .is_some_and(|rest| !rest.starts_with(|one: char| one.is_ascii_digit()))
}

/// Whether a line only announces something.
pub(super) fn is_known_heading(line: &str) -> bool {
    if line.len() > LONGEST_HEADING {
        return false;
    }
    // The only column of a table.
    let names = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus"];
    if names.contains(&line.trim().trim_matches('"')) {
        return true;
    }
    let words = line.trim().trim_end_matches(':').to_lowercase();
    [
        "code",
        "code: select all",
        "quote",
        "select all",
        "copy",
        "text",
        "givens",
        "given",
        "the givens",
        "given digits",
        "clues",
        "vorgaben",
        "pistas",
        "~~~",
        "```",
    ]
    .contains(&words.as_str())
}

/// Words for a page in several languages.
const PAGE_WORDS: [&str; 4] = ["page", "seite", "página", "pagina"];

/// Whether a line only says that another page begins: `Page 2 of 3`, `- 2 -`, `--- page break ---`.
pub(super) fn is_page_break(line: &str) -> bool {
    if line.len() > LONGEST_HEADING {
        return false;
    }
    let is_number =
        |it: &str| !it.is_empty() && it.len() < 5 && it.bytes().all(|one| one.is_ascii_digit());
    // Without the blanks, or with more dashes, it may be a row of a grid.
    if let ["-" | "–" | "—", number, "-" | "–" | "—"] =
        line.split_whitespace().collect::<Vec<_>>()[..]
        && is_number(number)
    {
        return true;
    }
    let is_dash = |one: char| one.is_whitespace() || matches!(one, '-' | '=' | '*' | '—' | '–');
    let inner = line.trim_matches(is_dash);
    let lower = inner.to_lowercase();
    let Some(behind) = PAGE_WORDS.iter().find_map(|word| lower.strip_prefix(word)) else {
        return false;
    };
    let mut words = behind.split(|one: char| one.is_whitespace() || matches!(one, '/' | '.' | ':'));
    words.all(|it| it.is_empty() || is_number(it) || matches!(it, "of" | "von" | "de" | "break"))
}

/// Whether a heading announces a solution.
pub(super) fn says_solution(title: &str) -> bool {
    let title = title.to_lowercase();
    let words = [
        "solution",
        "answer",
        "lösung",
        "loesung",
        "solución",
        "solucion",
    ];
    words.iter().any(|word| title.starts_with(word))
}

/// Whether a heading announces a puzzle with its progress.
pub(super) fn says_position(title: &str) -> bool {
    let title = title.to_lowercase();
    let owners = ["my ", "our ", "the ", "mein ", "meine ", "unser ", "mi "];
    let title = owners
        .iter()
        .find_map(|it| title.strip_prefix(it))
        .unwrap_or(&title);
    let words = [
        "position",
        "progress",
        "current",
        "user",
        "player",
        "working",
        "so far",
        "state",
        "zwischenstand",
        "stand",
        "bisher",
        "estado",
        "hasta ahora",
        "progreso",
        "posición",
        "posicion",
    ];
    // Any other word after it would change its meaning.
    let behind = [
        "grid", "board", "position", "state", "game", "status", "so far", "gitter",
    ];
    let says = |word: &&str| {
        let rest = title
            .strip_prefix(*word)
            .map(|it| it.trim_matches([' ', ':', '.']));
        rest.is_some_and(|rest| rest.is_empty() || behind.contains(&rest))
    };
    words.iter().any(says) || title.ends_with("so far") || title.ends_with("so weit")
}

/// Whether a line has words in it, and more letters than digits.
pub(super) fn is_prose(line: &str) -> bool {
    let letters = line.chars().filter(|one| one.is_alphabetic()).count();
    let digits = line.chars().filter(char::is_ascii_digit).count();
    letters >= FEWEST_LETTERS && letters >= digits
}

/// Whether a line of a collection is words, not a damaged puzzle.
pub(in crate::formats) fn is_words(line: &str) -> bool {
    let is_letter = |one: &char| one.is_alphabetic() && !matches!(one, 'x' | 'X');
    line.chars().filter(is_letter).take(FEWEST_LETTERS).count() == FEWEST_LETTERS
        && !begins_with_link(line)
        && in_line::damage(line, 1, Sign::Usual).is_none()
}

/// Whether a text is a word, not a number or a letter.
pub(super) fn is_word(text: &str) -> bool {
    text.chars().filter(|one| one.is_alphabetic()).count() > 1
}

/// Words for a row.
const ROWS: [&str; 7] = ["row", "line", "zeile", "reihe", "fila", "línea", "ligne"];

/// Whether a line is the name of the row with this number: `Row 3` or `Zeile 3:`.
pub(super) fn names_row(line: &str, number: usize) -> bool {
    let line = line.trim().trim_end_matches([':', '.']);
    let Some((word, own)) = line.split_once(' ') else {
        return false;
    };
    let is_number = own.trim().parse() == Ok(number);
    is_number && ROWS.contains(&&*word.to_lowercase())
}
