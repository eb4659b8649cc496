import type { DisclosuresContent } from '@sponsor/contract';
import { offerings } from './offerings.ts';
import { fund, sponsor } from './sponsor.ts';

export const disclosures: DisclosuresContent = {
  text: {
    title: 'What is disclosed',
    introduction: `All that must be said of the ${fund.name}.`,
    sections: [
      { heading: 'Who it is', paragraphs: [`${sponsor.capitalFormationArm} raises the money.`] },
      { heading: offerings.regulationA.status, paragraphs: ['Boats sink.'] },
    ],
  },
  next: { heading: 'Read on', text: 'The circular has more.', actions: [{ label: 'Ask', href: '/contact' }] },
};
