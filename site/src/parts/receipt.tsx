import { receipt } from '@sponsor/content/receipt';
import type { FormId } from '@sponsor/domain';
import { DescriptionList, Heading, Link, Stack } from '@sponsor/ui';
import { requireContent } from '../require-content.ts';

const { heading, address, storedLabel, answer, nextLabel, forms } = receipt;

interface ReceiptProps {
  formId: FormId;
  /** The recipient, if it is known; on a prerendered page `showStoredConfirmation` inserts it. */
  sentFor?: string;
}

/** The sender's receipt for a form: the stored data, the address, the person who answers, and the next steps. */
export function Receipt({ formId, sentFor = address.unknown }: ReceiptProps) {
  const { stored, next, page } = requireContent(forms[formId], `the receipt of ${formId} in receipt.ts`);
  return (
    <Stack space="x4">
      <Heading level={2} size="title">
        {heading}
      </Heading>
      <DescriptionList
        items={[
          {
            term: address.label,
            description: (
              <Stack space="x1" align="start">
                <strong data-sent-for>{sentFor}</strong>
                <Link variant="standalone" href={page}>
                  {address.mend}
                </Link>
              </Stack>
            ),
          },
          { term: storedLabel, description: stored },
          { term: answer.label, description: answer.text },
          { term: nextLabel, description: next },
        ]}
      />
    </Stack>
  );
}
