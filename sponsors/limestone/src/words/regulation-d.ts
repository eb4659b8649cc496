import type { RegulationDContent } from '@sponsor/contract';
import type { Prose } from '@sponsor/domain';
import { fewEmptyBays, seniorHousingRunsOut } from './claims/market.ts';
import { propertiesDeveloped } from './claims/record.ts';
import {
  accreditedOnly,
  accreditedStatus,
  accreditedTest,
  accreditedWho,
  regulationDMaximumOffering,
  regulationDMinimum,
  regulationDUnitPrice,
  tenPercentPreferredReturn,
} from './claims/regulation-d.ts';
import { besideRegulationD } from './legends.ts';
import { regulationDFund, sponsor } from './sponsor.ts';
import { toRegulationD } from './to-invest.ts';

const lede: Prose = [
  `The ${regulationDFund.name} is a Regulation D 506(c) private placement for a few investors in a few projects: senior living, small-bay industrial, apartments and self-storage in Indiana and Ohio. `,
  fewEmptyBays,
  ', and at today’s pace ',
  seniorHousingRunsOut,
  '. The sponsor’s team reports ',
  propertiesDeveloped,
  ', here and at earlier companies. With so few buildings, one that disappoints weighs heavily, and you can lose what you invest.',
];

const status: Prose = [accreditedStatus, '. ', accreditedTest];

const terms: RegulationDContent['hero']['terms'] = [
  { label: 'Maximum offering', claim: regulationDMaximumOffering },
  { label: 'Minimum investment', claim: regulationDMinimum },
  { label: 'Unit price', claim: regulationDUnitPrice },
  { label: 'Preferred return', claim: tenPercentPreferredReturn },
  { label: 'Open to', claim: accreditedWho },
];

const closingText: Prose = [
  'The offering is ',
  accreditedOnly,
  ', and proof of that status comes first. Nothing is due before you sign.',
];

const invest = toRegulationD(`Invest in the ${regulationDFund.name}`);
const memorandum = { label: 'View the PPM', href: '/ppm' };

export const regulationD: RegulationDContent = {
  hero: {
    heading: 'A private placement for accredited investors only',
    lede,
    action: invest,
    otherActions: [memorandum, { label: 'Watch the webinar', href: '/regd-webinar' }],
    status,
    termsHeading: 'Offering Terms',
    terms,
    target: tenPercentPreferredReturn,
    fees: { label: 'Fees and expenses: see the PPM', href: memorandum.href },
    legend: besideRegulationD(
      `Offered by ${sponsor.capitalFormationArm} under Rule 506(c) of Regulation D, and only by the private placement memorandum. The securities are not registered with the SEC, which has neither approved nor reviewed them, and may be sold again only as the law allows.`,
    ),
  },
  closing: {
    heading: 'Read the PPM, then decide with your adviser',
    text: closingText,
    action: invest,
    secondaryAction: memorandum,
    risk: 'You could lose everything you invest. Distributions are not guaranteed and may vary; past performance is not indicative of future results.',
  },
};
