import { emptyLot } from '@sponsor/content/drawing-words';
import { EmptyLot } from '@sponsor/content/drawings';
import { regulationAInvest } from '@sponsor/content/regulation-a-invest';
import type { EmbedPanelProps } from './EmbedPanel.tsx';

const { heading, introduction, notConfigured, haveReady, beforeYouSign, help, offeringCircularLabel } =
  regulationAInvest;
const circular = {
  label: offeringCircularLabel,
  href: 'https://documents.limestone-main.example/offering-circular',
  external: true,
};

export const regulationAPanel: EmbedPanelProps = {
  heading,
  introduction,
  notConfigured: {
    media: <EmptyLot label={emptyLot.alternativeText} measured={false} />,
    heading: notConfigured.heading,
    text: notConfigured.text,
    links: [circular, { label: 'Contact us', href: 'mailto:hello@limestone-main.example' }],
  },
  notes: [
    haveReady,
    { ...beforeYouSign, link: circular },
    { ...help, link: { label: '(317) 555-0100', href: 'tel:3175550100' } },
  ],
};
