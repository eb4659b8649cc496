import { formatDate, formatTime, type PageWording } from '@sponsor/domain';

/** Whether a wording was live on a day of the office, `2026-03-01`, be it for a minute. */
export function isOnDay({ from, until }: PageWording, day: string, timeZone: string): boolean {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return dayOf.format(new Date(from)) <= day && (until === null || dayOf.format(new Date(until)) >= day);
}

/** From when until when, in the office: `Mar 1, 2026, 10:00 AM – now`. */
export function periodOf({ from, until }: PageWording, now: string, timeZone: string): string {
  const moment = (iso: string) => `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
  return `${moment(from)} – ${until === null ? now : moment(until)}`;
}
