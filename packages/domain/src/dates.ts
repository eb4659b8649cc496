/** Every reader sees the office's date, wherever their machine is. */
const officeDate = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Indiana/Indianapolis',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** An instant as the date in Indiana, `Jan 5, 2025` (spec §9). Throws a RangeError for text that is not a date. */
export function formatDate(iso: string): string {
  return officeDate.format(new Date(iso));
}

const calendarDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** A day such as `2025-07-15` as it is written out, `July 15, 2025`. Throws a RangeError for text that is not a date. */
export function formatDay(day: string): string {
  return calendarDay.format(new Date(day));
}
