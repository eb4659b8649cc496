import { receipt } from '@sponsor/content/receipt';
import type { FormId } from '@sponsor/domain';
import { DescriptionList, Heading, Link, Stack } from '@sponsor/ui';
import { requireContent } from '../require-content.ts';

const { heading, address, storedLabel, answer, nextLabel, forms } = receipt;

interface ReceiptProps {
  formId: FormId;
  /** For whom it was sent, where that is known; on a page drawn ahead `showStoredConfirmation` puts it in. */
  sentFor?: string;
}

/** What somebody who has sent a form may keep of it: what is stored, for which address, who answers, and what follows. */
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
