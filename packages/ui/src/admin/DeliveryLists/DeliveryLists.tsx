'use client';

import { type Delivery, type DeliveryState, deliveryStates, formNames as namesOfForms } from '@sponsor/domain';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CursorPaging } from '../CursorPaging/CursorPaging.tsx';
import { counted } from '../DeliveryHealthStrip/DeliveryHealthStrip.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { type DeliveryDecisions, DeliveryTable } from './DeliveryTable.tsx';
import { type DeliveryListsTexts, deliveryListsTexts } from './texts.ts';

export interface DeliveryListsProps extends TextsProp<DeliveryListsTexts> {
  /** The current list. */
  state: DeliveryState;
  /** The number of pending deliveries by state, as far as it is known. */
  counts: Readonly<Partial<Record<DeliveryState, number>>>;
  /** One page of the list; omit it while it is loading. */
  deliveries: readonly Delivery[] | undefined;
  /** Returns the address of the screen that shows a lead with its submitted text. */
  leadHref: (leadId: string) => string;
  /** Names of forms by id, instead of those of `@sponsor/domain`; others are shown by id. */
  formNames?: Readonly<Record<string, string>> | undefined;
  /** Actions on failed and held deliveries. Omit them for viewers. */
  decisions?: DeliveryDecisions | undefined;
  /** The office's time zone, such as `Europe/Paris`: every reader sees the office's times. */
  timeZone: string;
  /** Called when another list is chosen, which starts at its first page. */
  onShow: (state: DeliveryState) => void;
  /** Omit it on the last page. */
  onNext?: (() => void) | undefined;
  /** Omit it on the first page. */
  onFirst?: (() => void) | undefined;
}

/** Deliveries to the CRM by state, first those that failed or are held back and need a decision. */
export function DeliveryLists({
  state,
  counts,
  deliveries,
  formNames = namesOfForms,
  texts: given,
  onShow,
  onNext,
  onFirst,
  ...tableProps
}: DeliveryListsProps) {
  const texts = mergeTexts(deliveryListsTexts, given);
  return (
    <Tabs
      label={texts.label}
      value={state}
      onValueChange={(value) => {
        const chosen = deliveryStates.find((known) => known === value);
        if (chosen) onShow(chosen);
      }}
      tabs={deliveryStates.map((value) => ({
        value,
        label: counts[value] ? `${texts.headings[value]} (${counted(counts[value])})` : texts.headings[value],
        content:
          deliveries === undefined ? (
            <Skeleton lines={12} label={texts.loading} />
          ) : (
            <Stack space="x4">
              {value === 'quarantined' && deliveries.length > 0 && <Text>{texts.quarantined}</Text>}
              <DeliveryTable
                key={value}
                state={value}
                deliveries={deliveries}
                formNames={formNames}
                texts={texts}
                {...tableProps}
              />
              <CursorPaging firstLabel={texts.first} nextLabel={texts.next} onFirst={onFirst} onNext={onNext} />
            </Stack>
          ),
      }))}
    />
  );
}
