import type { Offerings, OfferingWords } from '@sponsor/contract';
import {
  formatDay,
  type NavigationLink,
  type RegulationAFund,
  type RegulationAStatus,
  type RegulationDStatus,
} from '@sponsor/domain';
import { circular } from './circular.ts';
import { beforeQualification, regulationAClosed, regulationDClosed } from './legends.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';

const byWhom = `${regulationAFund.name} is sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}.`;

const contact: NavigationLink = { label: 'Ask us a question', href: '/contact' };

const noMoney = {
  heading: 'Nothing can be invested yet',
  text: 'The offering statement is not qualified by the SEC. Until it is, we do not ask for money, and none that is sent will be accepted. You can tell us that you are interested, which commits you to nothing.',
};

function qualified({ qualifiedOn }: RegulationAFund): string {
  if (qualifiedOn === undefined) return 'Qualified';
  return `Qualified on ${qualifiedOn.startsWith('[') ? qualifiedOn : formatDay(qualifiedOn)}`;
}

function closed(fund: string): NonNullable<OfferingWords['closed']> {
  return {
    title: `${fund} is closed`,
    text: 'It takes no new investors and keeps no waiting list. For a question about an investment that you have made, write or call us.',
    action: contact,
  };
}

function noMoreMoney(fund: string): NonNullable<OfferingWords['noMoney']> {
  return {
    heading: `${fund} is closed`,
    text: 'It takes no new investments. If you have invested, your statements are in the shareholder portal.',
  };
}

/** The words about the Regulation A fund's offering in each status. */
export const regulationAOfferings: Record<RegulationAStatus, OfferingWords> = {
  'testing-the-waters': {
    name: regulationAFund.name,
    status: 'Testing the waters',
    legend: [
      `${byWhom} It is finding out whether there is interest in an offering under ${regulationAFund.offering}. No offering statement has been filed with the SEC.`,
      beforeQualification,
    ],
    documentLabel: circular.read,
    noMoney,
  },
  filed: {
    name: regulationAFund.name,
    status: 'Filed, not yet qualified',
    legend: [
      `${byWhom} An offering statement under ${regulationAFund.offering} has been filed with the SEC. It has not yet been qualified, and the offering circular in it is preliminary.`,
      beforeQualification,
    ],
    documentLabel: circular.read,
    noMoney,
  },
  qualified: {
    name: regulationAFund.name,
    status: qualified(regulationAFund),
    legend: [
      `${byWhom} An offer under ${regulationAFund.offering} is made only by the offering circular. That the SEC has qualified an offering does not mean that it has approved the securities or passed upon their merits.`,
    ],
    documentLabel: circular.read,
  },
  closed: {
    name: regulationAFund.name,
    status: 'Closed',
    legend: [regulationAClosed],
    documentLabel: circular.read,
    noMoney: noMoreMoney(regulationAFund.name),
    closed: closed(regulationAFund.name),
  },
};

/** The words about the Regulation D fund's placement in each status. */
export const regulationDOfferings: Record<RegulationDStatus, OfferingWords> = {
  open: {
    name: regulationDFund.name,
    status: 'Open to accredited investors only',
    legend: [
      `The ${regulationDFund.name} is offered by ${sponsor.capitalFormationArm} under Rule 506(c) of Regulation D, only by its private placement memorandum and only to accredited investors whose status has been verified. The securities are not registered with the SEC, which has neither approved nor reviewed them, and may be sold again only as the law allows.`,
    ],
    documentLabel: 'View the PPM',
  },
  closed: {
    name: regulationDFund.name,
    status: 'Closed',
    legend: [regulationDClosed],
    documentLabel: 'View the PPM',
    noMoney: noMoreMoney(`The ${regulationDFund.name}`),
    closed: closed(`The ${regulationDFund.name}`),
  },
};

/** Both offerings in their current status. */
export const offerings: Offerings & Required<Pick<Offerings, 'regulationD'>> = {
  heading: 'The offering',
  regulationA: regulationAOfferings[regulationAFund.status],
  regulationD: regulationDOfferings[regulationDFund.status],
  moneyLabel: 'Who holds your money, and what it costs',
  all: { label: 'All disclosures', href: '/disclosures' },
};
