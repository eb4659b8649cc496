/** Formats an instant as day and time at the office, `Nov 21, 2026, 9:02:14 AM`. */
export function formatMoment(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
}
