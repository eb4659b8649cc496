import type { DisclosuresContent } from '@sponsor/contract';
import type { Disclosures, LegalDocument } from '@sponsor/domain';
import { offerings } from './frame.ts';
import { fund, sponsor } from './sponsor.ts';

export const sampleLegalNotice = 'Words for a test.';

export const terms: LegalDocument = {
  title: 'Terms',
  introduction: `This site is run by ${sponsor.holdingCompany}.`,
  sections: [{ heading: 'What it is', paragraphs: ['Information, and no offer.'] }],
};

export const privacy: LegalDocument = {
  title: 'Privacy',
  introduction: 'What you send is kept until it is answered.',
  sections: [{ heading: 'What is kept', paragraphs: ['Your name and your address.'] }],
};

export const regulationADisclosures: Disclosures = {
  heading: 'Disclosures',
  items: [{ lead: 'Risk.', text: `The ${fund.name} may lose what you paid in.` }],
};

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
