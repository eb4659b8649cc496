import type { RegulationDPages } from '@sponsor/contract';
import { regulationDCalculator } from './calculator.ts';
import { communityImpact } from './community-impact.ts';
import { memorandum } from './memorandum.ts';
import { regulationDOpportunity, regulationDPipeline } from './opportunity.ts';
import { leadership } from './people.ts';
import { regulationDProcess } from './process.ts';
import { regulationD } from './regulation-d.ts';
import { regulationDInvest } from './regulation-d-invest.ts';
import { regulationDRisks } from './risks.ts';
import { regulationDFund } from './sponsor.ts';
import { webinars } from './webinar.ts';
import { webinarAmounts } from './webinar-form.ts';
import { regulationDMoney } from './your-money.ts';

/** The part of `pages.ts` about the Regulation D fund. */
export const regulationDPages: RegulationDPages = {
  offering: {
    title: `${regulationDFund.name} for accredited investors`,
    name: regulationDFund.name,
    description: `The ${regulationDFund.name}, a private placement under ${regulationDFund.offering}, for accredited investors only: its terms, its risks and the people behind it.`,
    card: 'apartments',
    shows: [
      regulationD,
      regulationDOpportunity,
      regulationDRisks,
      regulationDPipeline,
      communityImpact,
      leadership,
      regulationDProcess,
      regulationDCalculator,
    ],
  },
  invest: {
    title: `How to invest in the ${regulationDFund.name}`,
    description: `For accredited investors only: the ${regulationDFund.name}, its terms and its risks, and where an investment in it is made.`,
    card: 'storage',
    tab: { title: `Invest | ${regulationDFund.name}`, icon: regulationDFund.icon },
    shows: [
      regulationDInvest,
      regulationDOpportunity,
      leadership,
      regulationDProcess,
      regulationDCalculator,
      regulationD.closing,
    ],
  },
  memorandum: {
    title: `Memorandum of the ${regulationDFund.name}`,
    name: 'PPM',
    description: `The private placement memorandum of the ${regulationDFund.name}, for accredited investors only: where to read it, and what to look for in it.`,
    card: 'apartments',
    words: memorandum,
  },
  webinar: {
    title: `${regulationDFund.name} webinar for accredited investors`,
    name: 'Webinar for accredited investors',
    description: `How the ${regulationDFund.name} works: what it may build, the order of payment, fees and risks. On demand, for accredited investors.`,
    card: 'storage',
    shows: [webinars['regulation-d'], webinarAmounts],
  },
  webinarAccess: {
    title: `Watch the ${regulationDFund.name} webinar`,
    description: `The recording of the ${regulationDFund.name} webinar: what the fund may build, the order of payment, fees and risks.`,
  },
  yourMoney: {
    title: `Your money in the ${regulationDFund.name}`,
    description: `Who holds your money in the ${regulationDFund.name}, what releases it, what it costs, and how it may come back. For accredited investors only.`,
    card: 'site',
    words: regulationDMoney,
  },
};
