import { leadStatuses } from '@sponsor/domain';
import * as styles from './LeadStatus.css.ts';

interface LeadStatusProps {
  status: string;
}

/** A status exactly as it is stored, beside its pin where it is one that staff choose from. */
export function LeadStatus({ status }: LeadStatusProps) {
  const known = leadStatuses.find((candidate) => candidate === status);
  return (
    <span className={styles.status}>
      {known !== undefined && <span className={styles.pin} data-status={known} aria-hidden="true" />}
      {status}
    </span>
  );
}
