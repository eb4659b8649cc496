import type { Disclosures, LegalDocument } from '@sponsor/domain';
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
