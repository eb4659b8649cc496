import type { Delivery, DeliveryListsWords, DeliveryState } from '@sponsor/domain';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { EmailAddress } from '../EmailAddress/EmailAddress.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './DeliveryLists.css.ts';

interface DeliveryColumnsOptions {
  texts: DeliveryListsWords;
  timeZone: string;
  leadHref: (leadId: string) => string;
}

/** Which of them each list shows, after the address and the form. */
const shown: Record<DeliveryState, readonly string[]> = {
  failed: ['received', 'attempts', 'at', 'reason'],
  quarantined: ['at'],
  waiting: ['received', 'attempts', 'at', 'reason'],
  delivered: ['received', 'attempts', 'at'],
  closed: ['received', 'at', 'reason'],
};

export function deliveryColumns(
  state: DeliveryState,
  { texts, timeZone, leadHref }: DeliveryColumnsOptions,
): DataTableColumn<Delivery>[] {
  const { columns, at } = texts;
  const time = (iso: string) => whole(<OfficeTime iso={iso} timeZone={timeZone} shows="recent" />);
  const further: DataTableColumn<Delivery>[] = [
    { key: 'received', header: columns.received, cell: ({ receivedAt }) => time(receivedAt) },
    { key: 'attempts', header: columns.attempts, cell: ({ attempts }) => attempts, align: 'end' },
    { key: 'at', header: at[state], cell: (delivery) => time(delivery.at) },
    { key: 'reason', header: columns.reason, cell: ({ reason }) => reason },
  ];
  return [
    {
      key: 'email',
      header: columns.email,
      cell: ({ email, leadId }) => (
        <Link href={leadHref(leadId)}>
          <EmailAddress>{email}</EmailAddress>
        </Link>
      ),
    },
    { key: 'form', header: columns.form, cell: ({ formId }) => whole(formId) },
    ...further.filter(({ key }) => shown[state].includes(key)),
  ];
}

/** On one line. */
function whole(content: ReactNode) {
  return <span className={styles.whole}>{content}</span>;
}
