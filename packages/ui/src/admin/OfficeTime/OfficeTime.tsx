import { formatDate, formatTime } from '@sponsor/domain';

interface OfficeTimeProps {
  /** The instant, ISO 8601. */
  iso: string;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** `recent` omits the year, and `time` also the day, which is then above it. */
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

/** An instant in the office's time zone; hovering shows the exact time in UTC. */
export function OfficeTime({ iso, timeZone, shows = 'moment' }: OfficeTimeProps) {
  const utc = new Date(iso).toISOString().replace('T', ' ').replace('Z', ' UTC');
  return (
    <time dateTime={iso} title={utc}>
      {formats[shows](iso, timeZone)}
    </time>
  );
}
