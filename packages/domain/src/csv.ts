/**
 * Returns one line of a table (RFC 4180), with its line break. Values are written unchanged: for programs, not for
 * spreadsheets.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}

/**
 * A cell of a table for spreadsheets: text from any source, or a `figure` of ours, which a spreadsheet may read as a
 * number or a date.
 */
export type SpreadsheetCell = string | { figure: string };

/** Returns one line for spreadsheets: text stays unchanged, and is not read as a formula, a number or a date. */
export function spreadsheetLine(cells: readonly SpreadsheetCell[]): string {
  return csvLine(cells.map((cell) => (typeof cell === 'string' ? asText(cell) : cell.figure)));
}

/**
 * Returns the first line of a table for spreadsheets. Without this beginning, Excel reads the file in the encoding of
 * its region.
 */
export function spreadsheetHeading(names: readonly string[]): string {
  return `\uFEFF${spreadsheetLine(names)}`;
}

/** An apostrophe marks text. In much of Europe, spreadsheets start another cell at each semicolon. */
function asText(value: string): string {
  return value
    .split(/(;\s*)/)
    .map((part) => (isFormula(part) || isGuessed(part) ? `'${part}` : part))
    .join('');
}

/** In Japan also in full width. The last one begins the name of an error, such as `#N/A`. */
function isFormula(text: string): boolean {
  return /^[\s"]*[=+\-@＝＋－＠#]|^[\t\r]/.test(text);
}

/** Excel's words for true and false in its most common languages. */
const truths = new Set(
  'true false wahr falsch vrai faux verdadero falso verdadeiro vero waar onwaar sant falskt prawda fałsz'.split(' '),
);

/** Characters of an address, a name of ours, a remark or an area code, which no number and no date has. */
const isMoreThanAFigure = /[@_[]|\)\s*\d/;

/**
 * Returns whether a spreadsheet somewhere may read it as a number, a date, a time or a boolean: a telephone number
 * would lose its zeros, and `2026-10` would become a date. A date has at most two words, a month and a weekday, in any
 * language.
 */
function isGuessed(text: string): boolean {
  if (truths.has(text.trim().toLowerCase())) return true;
  if (!/\p{Number}/u.test(text) || isMoreThanAFigure.test(text)) return false;
  return (text.match(/\p{Letter}{3,}/gu) ?? []).length <= 2;
}
