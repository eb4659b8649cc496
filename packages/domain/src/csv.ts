/** One line of a table (RFC 4180), with its line break. Values are written as they are: for programs, not for spreadsheets. */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}

/** The same for spreadsheets: none takes a value for a formula, whoever chose it. */
export function spreadsheetLine(values: readonly string[]): string {
  return csvLine(values.map(harmless));
}

/** The first line of a table for spreadsheets. Excel takes one that begins otherwise for one in the letters of its region. */
export function spreadsheetHeading(names: readonly string[]): string {
  return `\uFEFF${spreadsheetLine(names)}`;
}

/**
 * A spreadsheet takes a value that begins so for a formula, in Japan in full width too; a number it takes for what it is.
 * In much of Europe it begins another cell at each semicolon.
 */
function harmless(value: string): string {
  return /^-?\d+(\.\d+)?$/.test(value) ? value : value.replaceAll(/(^|;\s*)(?=[=+\-@＝＋－＠\t\r])/g, "$1'");
}
