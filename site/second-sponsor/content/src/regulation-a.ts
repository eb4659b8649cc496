import type { RegulationAContent } from '@sponsor/contract';
import { minimum, openToAnyone, sixPercent } from './claims.ts';
import { pier } from './pictures.ts';
import { fund, sponsor } from './sponsor.ts';

export const regulationA: RegulationAContent = {
  hero: {
    heading: fund.name,
    lede: ['It is ', openToAnyone, '.'],
    legend: `Sponsored by ${sponsor.capitalFormationArm}, offered through ${sponsor.placementBrokerDealer}.`,
    webinar: { label: 'The talk', href: '/webinar' },
    offeringCircularLabel: 'The circular',
    feesLabel: 'Fees: see the circular',
    keyFiguresLabel: 'Two figures',
    keyFigures: [{ claim: sixPercent }, { claim: minimum }],
  },
  overviewVideo: {
    title: 'The fund in brief',
    duration: '1:00',
    playLabel: 'Play:',
    unavailable: 'Not there yet.',
    picture: pier,
  },
};
