import type { Delivery, DeliveryState } from '@sponsor/domain';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import type { DeliveryListsTexts } from './texts.ts';

interface DeliveryColumnsOptions {
  texts: DeliveryListsTexts;
  timeZone: string;
  leadHref: (leadId: string) => string;
  formNames: Readonly<Record<string, string>>;
}

/** In lists of failed or closed deliveries the reason matters most, and the time is below it. */
const explained: ReadonlySet<DeliveryState> = new Set(['failed', 'waiting', 'closed']);

/** Few enough for a space hardly wider than that of cards. */
export function deliveryColumns(
  state: DeliveryState,
  { texts, timeZone, leadHref, formNames }: DeliveryColumnsOptions,
): DataTableColumn<Delivery>[] {
  const { columns, at } = texts;
  const time = (iso: string) => <OfficeTime iso={iso} timeZone={timeZone} shows="recent" />;
  return [
    {
      key: 'email',
      header: columns.email,
      cell: ({ email, leadId, formId, receivedAt }) => (
        <Stack space="x1">
          <Link href={leadHref(leadId)}>
            <EmailAddress>{email}</EmailAddress>
          </Link>
          <Facts
            facts={[
              [columns.form, formNames[formId] ?? formId],
              ...(state === 'quarantined' ? [] : [[columns.received, time(receivedAt)] as const]),
            ]}
          />
        </Stack>
      ),
    },
    explained.has(state)
      ? {
          key: 'reason',
          header: columns.reason,
          wide: true,
          cell: ({ reason, attempts, at: when }) => (
            <Stack space="x1">
              {reason}
              <Facts
                facts={[...(attempts === 0 ? [] : [[columns.attempts, attempts] as const]), [at[state], time(when)]]}
              />
            </Stack>
          ),
        }
      : { key: 'at', header: at[state], cell: (delivery) => time(delivery.at), narrow: true },
  ];
}

/** Further facts, one per line. */
function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return facts.map(([name, value]) => (
    <Text key={name} size="small" tone="muted" weight="regular">
      {name}: {value}
    </Text>
  ));
}
