/**
 * Returns the milliseconds a `Retry-After` header, in seconds or as a date, asks to wait; undefined for an invalid one. A
 * date is compared with the sender's own clock if the `Date` header is present.
 */
export function readRetryAfter(header: string | null, date: string | null): number | undefined {
  if (header === null) return undefined;
  const sentAt = Date.parse(date ?? '') || Date.now();
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - sentAt;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
