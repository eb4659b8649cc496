import type { FooterWords, FundFooterWords } from '@sponsor/contract';
import { fund, sponsor } from './sponsor.ts';

export const footer: FooterWords = {
  blurb: 'We build boathouses and let them.',
  quickLinksHeading: 'Further',
  quickLinks: [{ label: 'The fund', href: '/invest' }],
  contactHeading: 'Reach us',
  risk: 'You could lose what you paid in.',
  readingLinks: [],
  legalLinks: [
    { label: 'What is disclosed', href: '/disclosures' },
    { label: 'Terms', href: '/terms' },
    { label: 'Privacy', href: '/privacy' },
  ],
  rightsHolder: sponsor.holdingCompany,
  rights: 'All rights kept.',
  networkLabel: 'Network',
};

export const regulationAFooter: FundFooterWords = {
  blurb: `The ${fund.name} builds boathouses.`,
  contactHeading: 'Reach the fund',
  rightsHolder: fund.name,
};
