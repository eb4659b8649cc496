import { deck } from '@sponsor/content/deck';
import { deckCover } from '@sponsor/content/drawing-words';
import { DeckCover } from '@sponsor/content/drawings';
import { pageVersionPlaceholder } from '@sponsor/domain';
import { Section } from '@sponsor/ui';
import { DeckDownload } from '@sponsor/ui/sections';
import { useCircular } from '../../circular.ts';
import { Island } from '../../hydration/island.tsx';
import { IfOfferingOpen } from '../../parts/if-offering-open.tsx';
import { Legends } from '../../parts/legends.tsx';
import { useRenderContext } from '../../render-context.ts';
import { requireContent } from '../../require-content.ts';
import Request from './request.island.tsx';

const words = requireContent(deck, 'deck.ts');
const cover = requireContent(deckCover, 'the text of deckCover in drawings.ts');

/** The investor deck: its contents, and the form that opens it. */
export function Component() {
  const { deckUrl = words.sampleUrl } = useRenderContext().site;
  const circular = useCircular();
  return (
    <>
      <DeckDownload
        {...words}
        form={
          <IfOfferingOpen fund="regulation-a">
            <Island when="idle">
              <Request deckUrl={deckUrl} pageVersion={pageVersionPlaceholder} />
            </Island>
          </IfOfferingOpen>
        }
        media={<DeckCover label={cover.alternativeText} {...cover.cover} />}
        caption={`${cover.title}. ${cover.caption}`}
        document={{ label: words.documentLabel, ...circular }}
      />
      <Section space="compact">
        <Legends of={['regulation-a']} />
      </Section>
    </>
  );
}
