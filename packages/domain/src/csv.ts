/** One line of a table (RFC 4180), with its line break. Values are written as they are: for programs, not for spreadsheets. */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}

/** A cell of a table for spreadsheets: text, whoever wrote it, or a `figure` of ours, which a spreadsheet may read as a number or a day. */
export type SpreadsheetCell = string | { figure: string };

/** One line for spreadsheets: text stays the text it is, and is taken neither for a formula nor for a number or a day. */
export function spreadsheetLine(cells: readonly SpreadsheetCell[]): string {
  return csvLine(cells.map((cell) => (typeof cell === 'string' ? asText(cell) : cell.figure)));
}

/** The first line of a table for spreadsheets. Excel takes one that begins otherwise for one in the letters of its region. */
export function spreadsheetHeading(names: readonly string[]): string {
  return `\uFEFF${spreadsheetLine(names)}`;
}

/** An apostrophe marks text. In much of Europe a spreadsheet begins another cell at each semicolon. */
function asText(value: string): string {
  return value
    .split(/(;\s*)/)
    .map((part) => (isFormula(part) || isGuessed(part) ? `'${part}` : part))
    .join('');
}

/** In Japan in full width too. The last begins the name of an error, such as `#N/A`. */
function isFormula(text: string): boolean {
  return /^[=+\-@＝＋－＠\t\r#]/.test(text);
}

/** The words of Excel in the languages in which it is used most. */
const truths = new Set(
  'true false wahr falsch vrai faux verdadero falso verdadeiro vero waar onwaar sant falskt prawda fałsz'.split(' '),
);

/** Signs of an address, a name of ours, a remark or an area code, which no number and no day has. */
const isMoreThanAFigure = /[@_[]|\)\s*\d/;

/**
 * Whether a spreadsheet somewhere may read it as a number, a day, a time or a truth: a telephone number would lose its
 * zeros, and `2026-10` become a day. A day has two words at most, of a month and of the week, in any language.
 */
function isGuessed(text: string): boolean {
  if (truths.has(text.trim().toLowerCase())) return true;
  if (!/\p{Number}/u.test(text) || isMoreThanAFigure.test(text)) return false;
  return (text.match(/\p{Letter}{3,}/gu) ?? []).length <= 2;
}
