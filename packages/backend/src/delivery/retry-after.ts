/**
 * Reads a `Retry-After` header, seconds or a date, as milliseconds to wait; undefined when there is none to read. A date
 * is compared with the sender's own clock where the `Date` header tells it.
 */
export function readRetryAfter(header: string | null, date: string | null): number | undefined {
  if (header === null) return undefined;
  const sentAt = Date.parse(date ?? '') || Date.now();
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - sentAt;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
