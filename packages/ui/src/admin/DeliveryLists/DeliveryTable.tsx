'use client';

import type { Delivery, DeliveryListsWords, DeliveryState } from '@sponsor/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CloseDeliveries } from './CloseDeliveries.tsx';
import * as styles from './DeliveryLists.css.ts';
import { deliveryColumns } from './delivery-columns.tsx';

/** What staff do about deliveries that go no further by themselves. */
export interface DeliveryDecisions {
  /** Has a failed one tried again, or all of them. */
  onRetry: (submissionId?: string) => void;
  /** Lets one go its way that is held back or closed. */
  onRelease: (submissionId: string) => void;
  /** Decides that some are not to be delivered. Answers the sentence that says why not, or nothing. Must not reject. */
  onClose: (submissionIds: readonly string[], reason: string) => Promise<string | undefined>;
}

interface DeliveryTableProps {
  state: DeliveryState;
  deliveries: readonly Delivery[];
  leadHref: (leadId: string) => string;
  busy: boolean;
  decisions?: DeliveryDecisions | undefined;
  texts: DeliveryListsWords;
  timeZone: string;
}

/** One page of deliveries that stand alike, and what can be decided about them. */
export function DeliveryTable({ state, deliveries, leadHref, busy, decisions, texts, timeZone }: DeliveryTableProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [closing, setClosing] = useState<readonly string[]>();
  const closable = decisions && (state === 'failed' || state === 'quarantined') ? state : undefined;
  // What was decided meanwhile, here or by somebody else, is no longer in the list.
  const selectedHere = selected.filter((id) => deliveries.some(({ submissionId }) => submissionId === id));

  return (
    <Stack space="x3">
      {decisions && closable && deliveries.length > 0 && (
        <Inline space="x3">
          {state === 'failed' && (
            <Button
              variant="outline"
              size="small"
              loading={busy}
              loadingLabel={texts.retrying}
              onClick={() => decisions.onRetry()}
            >
              {texts.retryAll}
            </Button>
          )}
          <Button
            variant="outline"
            size="small"
            disabled={busy || selectedHere.length === 0}
            onClick={() => setClosing(selectedHere)}
          >
            {fillIn(texts.closing[closable].several, { count: selectedHere.length })}
          </Button>
        </Inline>
      )}
      <DataTable<Delivery>
        label={texts.headings[state]}
        rows={deliveries}
        rowId={({ submissionId }) => submissionId}
        empty={<Text tone="muted">{texts.empty[state]}</Text>}
        columns={deliveryColumns(state, { texts, timeZone, leadHref })}
        {...(closable && {
          selectLabel: ({ email }) => `${texts.select}: ${email}`,
          selected: selectedHere,
          onSelectedChange: setSelected,
        })}
        {...(decisions &&
          (closable ?? state === 'closed') && {
            rowActions: rowActionsOf({ state, busy, decisions, texts, onClosing: (id) => setClosing([id]) }),
          })}
      />
      {decisions && closable && (
        <CloseDeliveries
          submissionIds={closing}
          texts={{ ...texts.closing, ...texts.closing[closable] }}
          onClose={decisions.onClose}
          onDone={() => setClosing(undefined)}
        />
      )}
    </Stack>
  );
}

interface RowActionsProps extends Pick<DeliveryTableProps, 'state' | 'busy' | 'texts'> {
  delivery: Delivery;
  decisions: DeliveryDecisions;
  onClosing: (submissionId: string) => void;
}

function rowActionsOf(shared: Omit<RowActionsProps, 'delivery'>) {
  return {
    header: shared.texts.actions,
    cell: (delivery: Delivery) => <RowActions {...shared} delivery={delivery} />,
  };
}

function RowActions({ state, delivery, busy, decisions, texts, onClosing }: RowActionsProps) {
  const { submissionId, email } = delivery;
  const button = (label: string, handleClick: () => void) => (
    <Button variant="outline" size="small" disabled={busy} aria-label={`${label}: ${email}`} onClick={handleClick}>
      {label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {state === 'failed'
        ? button(texts.retry, () => decisions.onRetry(submissionId))
        : button(texts.release, () => decisions.onRelease(submissionId))}
      {state !== 'closed' &&
        button(texts.closing[state === 'failed' ? state : 'quarantined'].one, () => onClosing(submissionId))}
    </div>
  );
}
