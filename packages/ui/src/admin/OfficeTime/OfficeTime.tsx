interface OfficeTimeProps {
  iso: string;
  timeZone: string;
}

/** The office's day and minute of an instant; the exact time in UTC shows on hover. */
export function OfficeTime({ iso, timeZone }: OfficeTimeProps) {
  const at = new Date(iso);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <time dateTime={iso} title={at.toISOString().replace('T', ' ').replace('Z', ' UTC')}>
      {format.format(at)}
    </time>
  );
}
