import { formatDate, type PrivacyRequest } from '@sponsor/domain';
import { Badge } from '../../components/Badge/Badge.tsx';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './PrivacyDesk.css.ts';
import type { PrivacyDeskTexts } from './texts.ts';

type Column = DataTableColumn<PrivacyRequest>;

/** In the format of the times beside it. A day has no time zone. */
const dayOf = (day: string) => formatDate(day, 'UTC');

/** The due date comes first, because it shows which answer is urgent. */
export function openColumns(texts: PrivacyDeskTexts, today: string, hrefOf: (leadId: string) => string): Column[] {
  return [
    who(texts, hrefOf),
    {
      key: 'dueOn',
      header: texts.columns.dueOn,
      cell: ({ dueOn }) => (
        <span className={styles.day}>
          {dayOf(dueOn)}
          {dueOn < today && <Badge tone="danger">{texts.overdue}</Badge>}
        </span>
      ),
    },
    ...what(texts),
  ];
}

export function closedColumns(texts: PrivacyDeskTexts, timeZone: string, hrefOf: (leadId: string) => string): Column[] {
  const { columns, outcomes } = texts;
  return [
    who(texts, hrefOf),
    { key: 'outcome', header: columns.outcome, cell: ({ outcome }) => outcome && outcomes[outcome] },
    ...what(texts),
    {
      key: 'closedAt',
      header: columns.closedAt,
      cell: ({ closedAt }) => closedAt !== null && <OfficeTime iso={closedAt} timeZone={timeZone} shows="date" />,
      narrow: true,
    },
    {
      key: 'closedBy',
      header: columns.closedBy,
      cell: ({ closedBy }) => <EmailAddress>{closedBy ?? ''}</EmailAddress>,
    },
  ];
}

function who({ columns }: PrivacyDeskTexts, hrefOf: (leadId: string) => string): Column {
  return {
    key: 'email',
    header: columns.email,
    cell: ({ email, leadId }) => (
      <Link href={hrefOf(leadId)} variant="standalone">
        <EmailAddress>{email}</EmailAddress>
      </Link>
    ),
  };
}

function what({ columns, kinds }: PrivacyDeskTexts): Column[] {
  return [
    { key: 'kind', header: columns.kind, cell: ({ kind }) => kinds[kind] },
    { key: 'receivedOn', header: columns.receivedOn, cell: ({ receivedOn }) => dayOf(receivedOn), narrow: true },
  ];
}
