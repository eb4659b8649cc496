import { type InvestmentLead, leadStatuses } from '@sponsor/domain';
import { CheckboxMark } from '../../components/Checkbox/CheckboxMark.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './LeadTable.css.ts';
import * as marks from './LeadTableMarks.css.ts';
import type { LeadTableTexts } from './texts.ts';

interface LeadRowProps {
  lead: InvestmentLead;
  href: string | undefined;
  further: readonly { header: string; text: string }[];
  selected: boolean;
  onSelect: ((on: boolean) => void) | undefined;
  texts: LeadTableTexts;
  timeZone: string;
}

/** One lead. Its checkbox is beside the address, so that there are no more columns than facts. */
export function LeadRow({ lead, href, further, selected, onSelect, texts, timeZone }: LeadRowProps) {
  return (
    <tr className={styles.row} data-selected={selected || undefined}>
      <td className={styles.cell}>
        <span className={styles.person}>
          {onSelect && (
            <CheckboxMark aria-label={`${texts.select}: ${lead.email}`} checked={selected} onCheckedChange={onSelect} />
          )}
          {href === undefined ? (
            <EmailAddress>{lead.email}</EmailAddress>
          ) : (
            <Link href={href}>
              <EmailAddress>{lead.email}</EmailAddress>
            </Link>
          )}
        </span>
      </td>
      <td className={styles.cell}>
        <OfficeTime iso={lead.created_at} timeZone={timeZone} shows="date" />
      </td>
      <td className={styles.cell}>
        <LeadStatus status={lead.status} />
      </td>
      <td className={styles.cell}>
        {lead.contacted_at === null ? (
          <span className={styles.absent}>{texts.notContacted}</span>
        ) : (
          <OfficeTime iso={lead.contacted_at} timeZone={timeZone} shows="date" />
        )}
      </td>
      {further.map(({ header, text }) => (
        <td key={header} className={styles.furtherCell} data-empty={text === '' || undefined}>
          <span className={styles.furtherLabel} aria-hidden="true">{`${header}: `}</span>
          <span className={styles.furtherText} title={text}>
            {text}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** A status exactly as stored, with its pin if staff can choose it. */
function LeadStatus({ status }: { status: string }) {
  const known = leadStatuses.find((candidate) => candidate === status);
  return (
    <span className={marks.status}>
      {known !== undefined && <span className={marks.pin} data-status={known} aria-hidden="true" />}
      {status}
    </span>
  );
}
