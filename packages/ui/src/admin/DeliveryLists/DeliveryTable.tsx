'use client';

import type { Delivery, DeliveryState } from '@sponsor/domain';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CloseDeliveries } from './CloseDeliveries.tsx';
import * as styles from './DeliveryLists.css.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import type { DeliveryListsTexts } from './texts.ts';

/** Actions on deliveries that do not proceed on their own. */
export interface DeliveryDecisions {
  /** Retries a failed one, or all of them. The pressed button is busy until this resolves. Must not reject. */
  onRetry: (submissionId?: string) => Promise<unknown>;
  /** Delivers one that is held back or closed; like `onRetry`. */
  onRelease: (submissionId: string) => Promise<unknown>;
  /** Closes some without delivery. Resolves to the message of a refusal, or to nothing. Must not reject. */
  onClose: (submissionIds: readonly string[], reason: string) => Promise<string | undefined>;
}

interface DeliveryTableProps {
  state: DeliveryState;
  deliveries: readonly Delivery[];
  leadHref: (leadId: string) => string;
  formNames: Readonly<Record<string, string>>;
  decisions?: DeliveryDecisions | undefined;
  texts: DeliveryListsTexts;
  timeZone: string;
}

/** One page of deliveries in the same state, with the actions on them. */
export function DeliveryTable({
  state,
  deliveries,
  leadHref,
  formNames,
  decisions,
  texts,
  timeZone,
}: DeliveryTableProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [closing, setClosing] = useState<readonly string[]>();
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const closable = decisions && (state === 'failed' || state === 'quarantined') ? state : undefined;
  // Deliveries decided in the meantime, here or by someone else, are no longer in the list.
  const emailOf = ([id]: readonly string[]) => deliveries.find(({ submissionId }) => submissionId === id)?.email;
  const selectedHere = selected.filter((id) => deliveries.some(({ submissionId }) => submissionId === id));

  return (
    <div ref={root}>
      <Stack space="x3">
        {decisions && closable && deliveries.length > 0 && (
          <Inline space="x3">
            {state === 'failed' && <RetryAll onRetry={() => decisions.onRetry()} texts={texts} />}
            <Button
              variant="outline"
              size="small"
              aria-disabled={selectedHere.length === 0}
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
          columns={deliveryColumns(state, { texts, timeZone, leadHref, formNames })}
          {...(closable && {
            selectLabel: ({ email }) => `${texts.select}: ${email}`,
            selected: selectedHere,
            onSelectedChange: setSelected,
          })}
          {...(decisions &&
            (closable ?? state === 'closed') && {
              rowActions: rowActionsOf({ state, decisions, texts, onClosing: (id) => setClosing([id]) }),
            })}
        />
        {decisions && closable && (
          <CloseDeliveries
            submissionIds={closing}
            email={closing?.length === 1 ? emailOf(closing) : undefined}
            texts={{ ...texts.closing, ...texts.closing[closable] }}
            onClose={decisions.onClose}
            onDone={() => setClosing(undefined)}
          />
        )}
      </Stack>
    </div>
  );
}

/** Keeps the focus on the pressed button, so that the rest can still be decided. */
function useDecision(decide: () => Promise<unknown>) {
  const [deciding, setDeciding] = useState(false);
  async function handleClick() {
    setDeciding(true);
    await decide();
    setDeciding(false);
  }
  return { deciding, handleClick };
}

function RetryAll({ onRetry, texts }: { onRetry: () => Promise<unknown>; texts: DeliveryListsTexts }) {
  const { deciding, handleClick } = useDecision(onRetry);
  return (
    <Button
      variant="outline"
      size="small"
      loading={deciding}
      loadingLabel={texts.retrying}
      onClick={() => void handleClick()}
    >
      {texts.retryAll}
    </Button>
  );
}

interface RowActionsProps extends Pick<DeliveryTableProps, 'state' | 'texts'> {
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

function RowActions({ state, delivery: { submissionId, email }, decisions, texts, onClosing }: RowActionsProps) {
  const sends =
    state === 'failed'
      ? { label: texts.retry, decide: () => decisions.onRetry(submissionId) }
      : { label: texts.release, decide: () => decisions.onRelease(submissionId) };
  const { deciding, handleClick } = useDecision(sends.decide);
  const closing = state === 'closed' ? undefined : texts.closing[state === 'failed' ? state : 'quarantined'].one;
  return (
    <div className={styles.actions}>
      <Button
        variant="outline"
        size="small"
        aria-disabled={deciding}
        aria-label={`${sends.label}: ${email}`}
        onClick={() => void handleClick()}
      >
        {sends.label}
      </Button>
      {closing !== undefined && (
        <Button
          variant="outline"
          size="small"
          aria-label={`${closing}: ${email}`}
          onClick={() => onClosing(submissionId)}
        >
          {closing}
        </Button>
      )}
    </div>
  );
}
