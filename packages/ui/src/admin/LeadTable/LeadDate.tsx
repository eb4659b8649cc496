import { formatDate } from '@sponsor/domain';

interface LeadDateProps {
  iso: string;
  timeZone: string;
}

/** The office's date of an instant; the exact time in UTC shows on hover. */
export function LeadDate({ iso, timeZone }: LeadDateProps) {
  const utc = new Date(iso).toISOString().replace('T', ' ').replace('Z', ' UTC');
  return (
    <time dateTime={iso} title={utc}>
      {formatDate(iso, timeZone)}
    </time>
  );
}
