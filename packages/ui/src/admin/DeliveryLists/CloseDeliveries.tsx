'use client';

import { deskLimits } from '@sponsor/domain';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { fillIn } from '../../components/Words/words.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import type { DeliveryDecisions } from './DeliveryTable.tsx';

const none: readonly string[] = [];

interface CloseDeliveriesProps extends Pick<DeliveryDecisions, 'onClose'> {
  /** Without them, the dialog is closed. */
  submissionIds: readonly string[] | undefined;
  /** The person's address, if there is only one. */
  email: string | undefined;
  texts: { heading: string; text: string; one: string; several: string; reasonLabel: string; submitting: string };
  /** Called after the decision, or when the dialog is canceled. */
  onDone: () => void;
}

/** Asks why submissions will not be delivered. */
export function CloseDeliveries({ submissionIds = none, email, texts, onClose, onDone }: CloseDeliveriesProps) {
  async function close(reason: string): Promise<string | undefined> {
    const refusal = await onClose(submissionIds, reason);
    if (refusal === undefined) onDone();
    return refusal;
  }

  return (
    <Dialog heading={texts.heading} open={submissionIds.length > 0} onOpenChange={onDone}>
      <Stack space="x4">
        {email !== undefined && <Text weight="medium">{email}</Text>}
        <Text>{texts.text}</Text>
        <StaffForm
          draft
          fields={[{ name: 'reason', label: texts.reasonLabel, autoComplete: 'off', maxLength: deskLimits.reason }]}
          texts={{
            submit: email === undefined ? fillIn(texts.several, { count: submissionIds.length }) : texts.one,
            submitting: texts.submitting,
          }}
          onSubmit={(values) => close(values.get('reason') ?? '')}
        />
      </Stack>
    </Dialog>
  );
}
