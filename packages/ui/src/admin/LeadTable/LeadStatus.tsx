import { leadStatuses } from '@sponsor/domain';
import * as styles from './LeadStatus.css.ts';

interface LeadStatusProps {
  status: string;
}

/** A status exactly as stored, with its pin if staff can choose it. */
export function LeadStatus({ status }: LeadStatusProps) {
  const known = leadStatuses.find((candidate) => candidate === status);
  return (
    <span className={styles.status}>
      {known !== undefined && <span className={styles.pin} data-status={known} aria-hidden="true" />}
      {status}
    </span>
  );
}
