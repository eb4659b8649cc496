import type { SitePages } from '@sponsor/contract';
import { projects } from './projects.ts';
import { fund } from './sponsor.ts';

export const pages: SitePages = {
  home: { title: 'Boathouses on quiet water', description: 'Boathouses, built and let.', otherPaths: ['/boathouses'] },
  projects: { title: 'All that we built', description: 'Each boathouse, and how it went.', words: projects },
  about: { title: 'Who we are', description: 'Who builds the boathouses.' },
  regulationA: { title: fund.name, description: 'What the fund builds, and what may go wrong.' },
  regulationAInvest: {
    title: `Put money into the ${fund.name}`,
    description: 'Where an investment is made.',
    tab: { title: fund.name, icon: fund.icon },
  },
  webinar: { title: 'The talk', description: 'A talk about the fund, on demand.' },
  webinarAccess: { title: 'Watch the talk', description: 'The recording of the talk.' },
  contact: { title: 'Write to us', description: 'How to reach the harbor.' },
  terms: { title: 'Terms', description: 'On what terms this site is used.' },
  privacy: { title: 'Privacy', description: 'What is kept of what you send.' },
  disclosures: { title: 'What is disclosed', description: 'All that must be said of the fund, on one page.' },
  received: { title: 'It has arrived', description: 'Your form has arrived.' },
  notFound: { title: 'Nothing here', description: 'There is nothing at this address.' },
};
