/** One line of a table (RFC 4180), with its line break. Values are written as they are: for programs, not for spreadsheets. */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}
