import { formatDay, type SuppliedDay } from '@sponsor/domain';

/** A day, or a text in brackets until it is supplied. */
export function Day({ day }: { day: SuppliedDay }) {
  return day.startsWith('[') ? day : <time dateTime={day}>{formatDay(day)}</time>;
}
