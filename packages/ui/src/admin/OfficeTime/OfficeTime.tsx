import { formatDate, formatTime } from '@sponsor/domain';

interface OfficeTimeProps {
  /** The instant, ISO 8601. */
  iso: string;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** `recent` leaves out the year, and `time` the day as well, where that stands above it. */
  shows?: 'moment' | 'recent' | 'date' | 'time';
}

const formats = {
  moment: (iso: string, timeZone: string) => `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`,
  recent: (iso: string, timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(iso)),
  date: formatDate,
  time: formatTime,
};

/** An instant as the office's clock and calendar show it; the exact time in UTC shows on hover. */
export function OfficeTime({ iso, timeZone, shows = 'moment' }: OfficeTimeProps) {
  const utc = new Date(iso).toISOString().replace('T', ' ').replace('Z', ' UTC');
  return (
    <time dateTime={iso} title={utc}>
      {formats[shows](iso, timeZone)}
    </time>
  );
}
