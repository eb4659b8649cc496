/**
 * Formats a timestamp as the date at the office, `Jan 5, 2025`: every reader sees the same, wherever their machine is.
 * `timeZone` is the sponsor's, e.g. `Europe/Paris`. Throws a RangeError for text that is not a date.
 */
export function formatDate(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
  return format.format(new Date(iso));
}

/**
 * Formats a timestamp as the time of day at the office, `3:04 PM`, with a no-break space. Throws a RangeError for text
 * that is not a date.
 */
export function formatTime(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(iso)).replace(/\s/, '\u00A0');
}

const calendarDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Formats a day such as `2025-07-15` as `July 15, 2025`. Throws a RangeError for text that is not a date. */
export function formatDay(day: string): string {
  return calendarDay.format(new Date(day));
}
