import type { RegulationAInvestContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import { circular } from './circular.ts';
import { openToAll, purchaseLimit, startsAtRegulationAMinimum } from './claims/regulation-a.ts';
import { notes } from './notes.ts';
import { regulationAFund, sponsor } from './sponsor.ts';
import { toRegulationA } from './to-invest.ts';

export const regulationAInvest: RegulationAInvestContent = withNotes(notes, {
  heading: `Invest in ${regulationAFund.name}`,
  introduction: 'Read the offering circular before anything else. Nothing binds you until you sign.',
  notConfigured: {
    heading: 'The investing platform is not open yet',
    text: `Investments will be made here, on the platform of ${sponsor.placementBrokerDealer}. Until it is connected, we do not ask for or accept money. Write or call us, and we will tell you when it opens.`,
  },
  haveReady: {
    heading: 'What you will need',
    points: [
      ['Your Social Security or taxpayer number, for the identity check'],
      ['A bank account in the investor’s name'],
      ['Your annual income and net worth, to work out how much you may invest'],
    ],
  },
  beforeYouSign: {
    heading: 'Before you sign',
    points: [
      ['You could lose some or all of what you invest.'],
      ['Distributions are not guaranteed and may vary; past performance is not indicative of future results.'],
      ['There is no public market for the shares, so plan to hold them to the end.'],
      [purchaseLimit],
    ],
  },
  offeringCircularLabel: circular.read,
  closing: {
    heading: 'Read the circular, then begin when you are ready',
    text: [
      `${regulationAFund.name} is `,
      openToAll,
      ' ',
      startsAtRegulationAMinimum,
      '. Nothing is due before you sign.',
    ],
    action: toRegulationA(`Invest With ${sponsor.name}`),
    secondaryAction: { label: 'Ask us a question', href: '/contact' },
    risk: 'You could lose everything you invest. Distributions are not guaranteed and may vary; past performance is not indicative of future results.',
  },
  help: { heading: 'Ask a person', points: [['On weekdays, [hours], Indiana time.']] },
});
