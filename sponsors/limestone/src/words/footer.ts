import type { FooterWords, FundFooterWords } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import { regulationAFund, sponsor } from './sponsor.ts';

export const footer: FooterWords = {
  blurb:
    'We develop senior living, apartments, flex and small-bay industrial, and self-storage, mainly in Indiana and Ohio. Our aim is monthly income for the people who invest and stronger communities around the buildings.',
  quickLinksHeading: 'Quick Links',
  quickLinks: [
    { label: 'Home', href: '/' },
    { label: 'About Us', href: '/about' },
    { label: 'Portfolio', href: '/#portfolio' },
    { label: 'Investment Opportunities', href: '/investment-selection' },
    { label: 'Contact Us', href: '/contact' },
  ] satisfies NavigationLink[],
  contactHeading: 'Contact',
  risk: 'Investing in real estate puts what you invest at risk. Returns are not guaranteed and may vary; past performance is not indicative of future results. This site is not an offer by itself: an offer is made only through the offering circular or the private placement memorandum.',
  readingLinks: [
    { label: 'Flex industrial', href: '/flex-industrial' },
    { label: 'Project ledger', href: '/projects' },
    { label: 'Investor deck', href: '/deck-download' },
    { label: 'Glossary', href: '/glossary' },
  ],
  legalLinks: [
    { label: 'Your money: in, while, out', href: '/invest/your-money' },
    { label: 'What we said, and when', href: '/what-we-said' },
    { label: 'Disclosures', href: '/disclosures' },
    { label: 'Terms of service', href: '/terms' },
    { label: 'Privacy policy', href: '/privacy' },
    { label: 'Your privacy choices', href: '/privacy-choices' },
  ] satisfies NavigationLink[],
  rightsHolder: sponsor.holdingCompany,
  networkLabel: 'LinkedIn',
  rights: 'All rights reserved.',
  sampleNotice:
    'The content of this site is a sample. What is in [brackets] is still to be supplied, and nothing here can be bought.',
};

/** The parts that differ on pages about only the Regulation A fund. */
export const regulationAFooter: FundFooterWords = {
  blurb: `${regulationAFund.name} is set up to develop senior living, apartments, flex and small-bay industrial, and self-storage, mainly in Indiana and Ohio. It is sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}.`,
  contactHeading: 'Contact information',
  rightsHolder: regulationAFund.name,
};
