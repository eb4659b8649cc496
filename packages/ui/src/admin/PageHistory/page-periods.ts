import { formatDate, formatTime, type PageWording } from '@sponsor/domain';

/** Whether a revision was live on a day at the office, `2026-03-01`, if only for a minute. */
export function isOnDay({ from, until }: PageWording, day: string, timeZone: string): boolean {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return dayOf.format(new Date(from)) <= day && (until === null || dayOf.format(new Date(until)) >= day);
}

/** Formats a period at the office: `Mar 1, 2026, 10:00 AM – now`. */
export function periodOf({ from, until }: PageWording, now: string, timeZone: string): string {
  const moment = (iso: string) => `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
  return `${moment(from)} – ${until === null ? now : moment(until)}`;
}
