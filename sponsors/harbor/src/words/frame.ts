import type {
  AssistantWords,
  ErrorScreenContent,
  Films,
  FilmWords,
  FooterWords,
  FundFooterWords,
  HeaderContent,
  Offerings,
  ProblemWords,
  VendorPartWords,
} from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import type { Words } from '@sponsor/ui';
import type { NotFoundWords } from '@sponsor/ui/sections';
import { fund, sponsor } from './sponsor.ts';

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Harbor', href: '/' },
  { label: 'Who we are', href: '/about' },
  { label: 'The fund', href: '/invest' },
  { label: 'Write', href: '/contact' },
];

export const regulationAAnchors: readonly NavigationLink[] = [{ label: 'Reckon', href: '#calculator' }];
export const investWithUs: NavigationLink = { label: 'The fund', href: '/invest' };
export const investInRegulationA: NavigationLink = { label: 'Put money in', href: '/rega-invest' };
export const investInRegulationD: NavigationLink | undefined = undefined;
export const shareholderLoginLabel = 'Log in';

export const headerWords: HeaderContent = {
  skipLabel: 'To the words',
  navigationLabel: 'Main',
  onThisPage: 'Here',
  menuLabel: 'Menu',
};

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

export const offerings: Offerings = {
  heading: 'How it is offered',
  regulationA: {
    name: fund.name,
    status: 'Qualified',
    legend: ['An offer is made by the circular alone.'],
    documentLabel: 'The circular',
  },
  moneyLabel: 'Where money goes',
  all: { label: 'What is disclosed', href: '/disclosures' },
};

const returnToHome: NavigationLink = { label: 'Back to the harbor', href: '/' };

export const notFound: NotFoundWords = { code: '404', heading: 'Nothing here', text: 'Only water.', returnToHome };

export const errorScreen: ErrorScreenContent = {
  heading: 'Something broke',
  text: 'Load the page again.',
  reload: 'Load again',
  returnToHome,
  incidentLabel: 'Number:',
};

export const problem: ProblemWords = { heading: 'Not accepted', advice: 'Go back and mend it.', returnToHome };

const failed: VendorPartWords['failed'] = {
  heading: 'It does not open',
  text: 'Try later.',
  retry: 'Again',
  contact: { label: 'Ask', href: '/contact' },
};

export const platformWords: VendorPartWords = { loading: 'It opens', failed };

export const playerWords: VendorPartWords = { loading: 'It opens', failed };

export const assistantWords: AssistantWords = {
  open: 'Ask',
  noticeBeforeVendor: 'Recorded by',
  noticeAfterVendor: '.',
  start: 'Begin',
  close: 'No',
  keptOff: 'You have said no.',
  choices: { label: 'Privacy', href: '/privacy' },
  unavailable: 'It does not answer.',
};

export const componentWords: Partial<Words> | undefined = {
  opensInNewTab: '(in a tab of its own)',
  previousSlide: 'Astern',
  nextSlide: 'Ahead',
};

/**
 * Labels the link from a note back to its mark. In a separate module, because it is sent to browsers, and the notes are
 * not.
 */
export const noteBackLabel = 'Up again';

export const films: Films = {};

export const filmWords: FilmWords = {
  playLabel: 'Start:',
  captionsLabel: 'Words',
  transcriptLabel: 'In writing',
  soundless: 'Nothing is to be heard.',
  fileLabel: 'The file',
  foot: 'Drawn, not built.',
};
