import { deck } from '@sponsor/content/deck';
import { storageElevation } from '@sponsor/content/drawing-words';
import { StorageElevation } from '@sponsor/content/drawings';
import { received } from '@sponsor/content/received';
import type { FormId } from '@sponsor/domain';
import { Section } from '@sponsor/ui';
import { ReceivedPanel } from '@sponsor/ui/sections';
import { Receipt } from '../parts/receipt.tsx';
import { useRenderContext } from '../render-context.ts';
import { requireContent } from '../require-content.ts';

/** The page after a form was sent without JavaScript. */
export function Component({ formId }: { formId: FormId }) {
  const { deckUrl = deck?.sampleUrl } = useRenderContext().site;
  const { next, ...words } = requireContent(received[formId], `the answer to ${formId} in received.ts`);
  const href = (formId === 'deck' && deckUrl) || next.href;
  return (
    <>
      <ReceivedPanel
        outcome="received"
        {...words}
        next={{ ...next, href }}
        media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
      />
      <Section space="compact">
        <Receipt formId={formId} />
      </Section>
    </>
  );
}
