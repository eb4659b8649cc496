import type { InvestmentLead } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { EmailAddress } from '../EmailAddress/EmailAddress.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import { Waiting } from '../Waiting/Waiting.tsx';
import { type LeadPage, LeadPager, type LeadPagerTexts } from './LeadPager.tsx';
import { LeadStatus } from './LeadStatus.tsx';
import * as styles from './LeadTable.css.ts';
import { LeadTableLot } from './LeadTableLot.tsx';

export interface LeadTableTexts {
  /** Names the table. */
  heading: string;
  columns: { email: string; createdAt: string; status: string; contactedAt: string };
  notContacted: string;
  loading: string;
  empty: string;
  retry: string;
  pages: LeadPagerTexts;
}

export interface LeadTableProps {
  /** The rows to show, newest first; left out while they are being read. */
  leads: readonly InvestmentLead[] | undefined;
  /** Where the address of a lead leads to; without it, it is text. */
  hrefOf?: ((lead: InvestmentLead) => string) | undefined;
  /** For a list that could not be read: offered under the empty state. */
  onRetry?: (() => void) | undefined;
  /** Left out when the rows are the whole list. */
  page?: LeadPage | undefined;
  texts: LeadTableTexts;
  /** Of the office, e.g. `Europe/Paris`: every reader sees its dates, wherever they are. */
  timeZone: string;
}

/** The leads as a table; two lines a lead below the medium breakpoint. */
export function LeadTable({ leads, hrefOf, onRetry, page, texts, timeZone }: LeadTableProps) {
  const { columns } = texts;
  return (
    <div>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={texts.heading}>
          <thead className={styles.head}>
            <tr>
              <th className={styles.header} scope="col">
                {columns.email}
              </th>
              <th className={styles.header} scope="col" aria-sort="descending">
                {columns.createdAt}
              </th>
              <th className={styles.header} scope="col">
                {columns.status}
              </th>
              <th className={styles.header} scope="col">
                {columns.contactedAt}
              </th>
            </tr>
          </thead>
          <tbody className={styles.body}>
            {leads?.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                href={hrefOf?.(lead)}
                timeZone={timeZone}
                notContacted={texts.notContacted}
              />
            ))}
          </tbody>
        </table>
        {leads === undefined && (
          <div className={styles.blank}>
            <Waiting>{texts.loading}</Waiting>
          </div>
        )}
        {leads?.length === 0 && (
          <div className={styles.blank}>
            <LeadTableLot />
            <p className={styles.sentence}>{texts.empty}</p>
            {onRetry && (
              <Button variant="outline" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      {page && <LeadPager page={page} texts={texts.pages} />}
    </div>
  );
}

interface LeadRowProps {
  timeZone: string;
  lead: InvestmentLead;
  href: string | undefined;
  notContacted: string;
}

function LeadRow({ lead, href, timeZone, notContacted }: LeadRowProps) {
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        {href === undefined ? (
          <EmailAddress>{lead.email}</EmailAddress>
        ) : (
          <Link href={href}>
            <EmailAddress>{lead.email}</EmailAddress>
          </Link>
        )}
      </td>
      <td className={styles.cell}>
        <OfficeTime iso={lead.created_at} timeZone={timeZone} shows="date" />
      </td>
      <td className={styles.cell}>
        <LeadStatus status={lead.status} />
      </td>
      <td className={styles.cell}>
        {lead.contacted_at === null ? (
          <span className={styles.absent}>{notContacted}</span>
        ) : (
          <OfficeTime iso={lead.contacted_at} timeZone={timeZone} shows="date" />
        )}
      </td>
    </tr>
  );
}
