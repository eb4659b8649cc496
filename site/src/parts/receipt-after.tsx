import type { FormId } from '@sponsor/domain';
import { Section } from '@sponsor/ui';
import { Receipt } from './receipt.tsx';

/** The receipt on the page after a form. It is hidden until `showStoredConfirmation` shows it to the sender. */
export function ReceiptAfter({ formId }: { formId: FormId }) {
  return (
    <div data-receipt hidden>
      <Section space="compact">
        <Receipt formId={formId} />
      </Section>
    </div>
  );
}
