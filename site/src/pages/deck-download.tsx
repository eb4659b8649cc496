import { deck } from '@sponsor/content/deck';
import { deckCover } from '@sponsor/content/drawings';
import { DeckDownload } from '@sponsor/ui/sections';
import { island } from '../island.tsx';
import { useRenderInput } from '../render-context.ts';

const Request = island(() => import('../islands/deck-request.tsx').then((module) => module.DeckRequest), 'idle');
const Cover = island(() => import('../islands/deck-cover.tsx').then((module) => module.DeckFirstPage), 'navigation');

export default function DeckDownloadPage() {
  const { offeringCircularUrl } = useRenderInput().site;
  return (
    <DeckDownload
      heading={deck.heading}
      introduction={deck.introduction}
      form={<Request />}
      media={<Cover />}
      caption={`${deckCover.title}. ${deckCover.caption}`}
      contents={{ heading: deck.contentsHeading, items: deck.contents }}
      legend={deck.legend}
      document={{ label: deck.documentLabel, href: offeringCircularUrl }}
    />
  );
}
