import type { RegulationDInvestContent } from '@sponsor/contract';
import { accreditedOnly } from './claims/regulation-d.ts';
import { regulationD } from './regulation-d.ts';
import { regulationDFund } from './sponsor.ts';

const { lede, status, terms, termsHeading, target, fees, legend } = regulationD.hero;

export const regulationDInvest: RegulationDInvestContent = {
  panel: {
    heading: `Invest in the ${regulationDFund.name}`,
    introduction: 'Read the memorandum before anything else. Nothing binds you until you sign.',
    notConfigured: {
      heading: 'The investing platform is not open yet',
      text: 'Investments will be made here, on a platform that also checks whether you are accredited. Until it is connected, we do not ask for or accept money. Write or call us, and we will tell you when it opens.',
    },
    haveReady: {
      heading: 'What you will need',
      points: [
        ['Proof that you are accredited: a letter from your adviser, or records of income or assets'],
        ['Your Social Security or taxpayer number, for the identity check'],
        ['A bank account in the investor’s name'],
      ],
    },
    beforeYouSign: {
      heading: 'Before you sign',
      points: [
        ['The offering is ', accreditedOnly, '.'],
        ['You could lose everything you invest. Distributions are not guaranteed and may vary.'],
        ['Past performance is not indicative of future results.'],
        ['The securities cannot be sold freely, so plan to hold them to the end.'],
      ],
    },
    help: { heading: 'Ask a person', points: [['On weekdays, [hours], Indiana time.']] },
  },
  intro: {
    heading: 'What is offered',
    lede,
    status,
    links: regulationD.hero.otherActions,
    legend,
    termsHeading,
    terms,
    target,
    fees,
  },
};
