import { deck } from '@sponsor/content/deck';
import { deckCover } from '@sponsor/content/drawings';
import { DeckCover } from '@sponsor/drawings';
import { DeckDownload } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { useRenderContext } from '../../render-context.ts';
import Request from './request.island.tsx';

/** The investor deck: what is in it, and the form that opens it. */
export function Component() {
  const { offeringCircularUrl, deckUrl = deck.sampleUrl } = useRenderContext().site;
  return (
    <DeckDownload
      heading={deck.heading}
      introduction={deck.introduction}
      form={
        <Island when="idle">
          <Request deckUrl={deckUrl} />
        </Island>
      }
      media={<DeckCover label={deckCover.alternativeText} {...deckCover.cover} />}
      caption={`${deckCover.title}. ${deckCover.caption}`}
      contents={{ heading: deck.contentsHeading, items: deck.contents }}
      legend={deck.legend}
      document={{ label: deck.documentLabel, href: offeringCircularUrl }}
    />
  );
}
