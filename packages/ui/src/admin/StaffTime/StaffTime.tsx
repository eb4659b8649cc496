import { formatDate, formatTime } from '@sponsor/domain';

interface StaffTimeProps {
  /** The instant, ISO 8601. */
  iso: string;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** `time` where the day stands above it. */
  shows?: 'moment' | 'time';
}

/** An instant as the office's clock shows it; the exact time in UTC shows on hover. */
export function StaffTime({ iso, timeZone, shows = 'moment' }: StaffTimeProps) {
  const utc = new Date(iso).toISOString().replace('T', ' ').replace('Z', ' UTC');
  const time = formatTime(iso, timeZone);
  return (
    <time dateTime={iso} title={utc}>
      {shows === 'time' ? time : `${formatDate(iso, timeZone)}, ${time}`}
    </time>
  );
}
