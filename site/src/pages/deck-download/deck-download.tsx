import { deck } from '@sponsor/content/deck';
import { deckCover } from '@sponsor/content/drawings';
import { DeckCover } from '@sponsor/drawings';
import { DeckDownload } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { present } from '../../present.ts';
import { useRenderContext } from '../../render-context.ts';
import Request from './request.island.tsx';

const words = present(deck, 'deck.ts');
const cover = present(deckCover, 'the text of deckCover in drawings.ts');

/** The investor deck: what is in it, and the form that opens it. */
export function Component() {
  const { offeringCircularUrl, deckUrl = words.sampleUrl } = useRenderContext().site;
  return (
    <DeckDownload
      heading={words.heading}
      introduction={words.introduction}
      form={
        <Island when="idle">
          <Request deckUrl={deckUrl} />
        </Island>
      }
      media={<DeckCover label={cover.alternativeText} {...cover.cover} />}
      caption={`${cover.title}. ${cover.caption}`}
      contents={{ heading: words.contentsHeading, items: words.contents }}
      legend={words.legend}
      document={{ label: words.documentLabel, href: offeringCircularUrl }}
    />
  );
}
