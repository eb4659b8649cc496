'use client';

import {
  type Delivery,
  type DeliveryListsWords,
  type DeliveryState,
  deliveriesPerRead,
  deliveryStates,
} from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { EmailAddress } from '../EmailAddress/EmailAddress.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import { Waiting } from '../Waiting/Waiting.tsx';
import * as styles from './DeliveryLists.css.ts';

export interface DeliveryListsProps {
  /** The lists as they are read; one that is left out is still being read. */
  lists: Readonly<Partial<Record<DeliveryState, readonly Delivery[]>>>;
  /** While failed ones are handed back to the delivery. */
  retrying: boolean;
  /** Has one failed delivery tried again, or all of them. Left out for those who may only look. */
  onRetry?: ((submissionId?: string) => void) | undefined;
  texts: DeliveryListsWords;
  /** Of the office, e.g. `Europe/Paris`: every reader sees its times, wherever they are. */
  timeZone: string;
}

/** Deliveries to the CRM: first those that failed, with why and another try, then those that wait, then what arrived. */
export function DeliveryLists({ lists, retrying, onRetry, texts, timeZone }: DeliveryListsProps) {
  return (
    <Stack space="x12">
      {deliveryStates.map((state) => (
        <Stack key={state} space="x3">
          <Inline justify="between" align="baseline">
            <Heading level={2} size="heading3">
              {texts.headings[state]}
            </Heading>
            {state === 'failed' && onRetry && (lists.failed?.length ?? 0) > 0 && (
              <Button
                variant="outline"
                size="small"
                loading={retrying}
                loadingLabel={texts.retrying}
                onClick={() => onRetry()}
              >
                {texts.retryAll}
              </Button>
            )}
          </Inline>
          <DeliveryList
            state={state}
            deliveries={lists[state]}
            retrying={retrying}
            onRetry={state === 'failed' ? onRetry : undefined}
            texts={texts}
            timeZone={timeZone}
          />
        </Stack>
      ))}
    </Stack>
  );
}

interface DeliveryListProps extends Omit<DeliveryListsProps, 'lists'> {
  state: DeliveryState;
  deliveries: readonly Delivery[] | undefined;
}

function DeliveryList({ state, deliveries, retrying, onRetry, texts, timeZone }: DeliveryListProps) {
  if (deliveries === undefined) return <Waiting>{texts.loading}</Waiting>;
  return (
    <>
      <DataTable
        label={texts.headings[state]}
        rows={deliveries}
        rowId={({ submissionId }) => submissionId}
        empty={<Text tone="muted">{texts.empty[state]}</Text>}
        columns={columnsOf(state, texts, timeZone)}
        {...(onRetry && { rowActions: retryOf(onRetry, retrying, texts) })}
      />
      {deliveries.length === deliveriesPerRead && (
        <Text size="small" tone="muted">
          {texts.more}
        </Text>
      )}
    </>
  );
}

function columnsOf(
  state: DeliveryState,
  { columns, at }: DeliveryListsWords,
  timeZone: string,
): DataTableColumn<Delivery>[] {
  const time = (iso: string) => whole(<OfficeTime iso={iso} timeZone={timeZone} shows="recent" />);
  const all: DataTableColumn<Delivery>[] = [
    { key: 'email', header: columns.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
    { key: 'form', header: columns.form, cell: ({ formId }) => whole(formId) },
    { key: 'received', header: columns.received, cell: ({ receivedAt }) => time(receivedAt) },
    { key: 'attempts', header: columns.attempts, cell: ({ attempts }) => attempts, align: 'end' },
    { key: 'at', header: at[state], cell: (delivery) => time(delivery.at) },
    { key: 'reason', header: columns.reason, cell: ({ reason }) => reason },
  ];
  return state === 'delivered' ? all.slice(0, -1) : all;
}

function retryOf(onRetry: (submissionId: string) => void, retrying: boolean, texts: DeliveryListsWords) {
  return {
    header: texts.actions,
    cell: ({ submissionId, email }: Delivery) =>
      whole(
        <Button
          variant="outline"
          size="small"
          disabled={retrying}
          aria-label={`${texts.retry}: ${email}`}
          onClick={() => onRetry(submissionId)}
        >
          {texts.retry}
        </Button>,
      ),
  };
}

function whole(content: ReactNode) {
  return <span className={styles.whole}>{content}</span>;
}
