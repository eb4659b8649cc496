import type { FormId } from '@sponsor/domain';
import { Section } from '@sponsor/ui';
import { Receipt } from './receipt.tsx';

/** The receipt on the page that a form leads to. Nobody sees it who has not just sent the form: `showStoredConfirmation` shows it. */
export function ReceiptAfter({ formId }: { formId: FormId }) {
  return (
    <div data-receipt hidden>
      <Section space="compact">
        <Receipt formId={formId} />
      </Section>
    </div>
  );
}
