import type {
  CalculatorContent,
  PipelineContent,
  RegulationAContent,
  RegulationAInvestContent,
  RegulationANotes,
  RisksContent,
  SharedWebinarWords,
  ValuesContent,
  Webinars,
  WhyInvestContent,
} from '@sponsor/contract';
import { notesOf, withNotes } from '@sponsor/domain';
import type { OpportunityWords, ProcessStepsWords, WebinarCallWords } from '@sponsor/ui/sections';
import { boathouses, limit, minimum, notes, openToAnyone, range, sixPercent } from './claims.ts';
import { pier } from './house.ts';
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

export const regulationAInvest: RegulationAInvestContent = withNotes(notes, {
  heading: `Put money into the ${fund.name}`,
  introduction: 'Read first.',
  notConfigured: { heading: 'Not open yet', text: 'Write to us.' },
  haveReady: { heading: 'What you need', points: [['A bank account']] },
  beforeYouSign: { heading: 'Before you sign', points: [['You could lose it.'], [limit]] },
  offeringCircularLabel: 'The circular',
  closing: {
    heading: 'When you are ready',
    text: ['Begin here.'],
    action: { label: `Invest With ${sponsor.name}`, href: '/rega-invest' },
    secondaryAction: { label: 'Ask', href: '/contact' },
    risk: 'You could lose it.',
  },
  help: { heading: 'Ask', points: [['On weekdays.']] },
});

export const regulationACalculator: CalculatorContent = {
  terms: fund.terms,
  heading: 'Reckon',
  introduction: ['Sums, and no forecast.'],
  amountLabel: 'Amount',
  sliderLabel: 'Slide it',
  range,
  adjustedTo: 'Made',
  oneAmount: 'One sum only',
  limit: { text: [limit] },
  resultsFor: 'With',
  distribution: { label: 'A month', claim: sixPercent },
  annual: { label: 'A year', claim: sixPercent },
  targetRange: { label: 'In the end', claim: sixPercent },
  disclosure: { lead: 'No promise.', text: 'It may be nothing.' },
  fees: 'Fees come off.',
  outcomes: {
    heading: 'Five years with',
    nothing: { title: 'Dry', detail: 'Nothing', alternativeText: 'No window is lit.' },
    half: { title: 'Low water', detail: 'Half of it', alternativeText: 'Half of the windows are lit.' },
    target: { title: 'High water', detail: 'All of it', alternativeText: 'All windows are lit.' },
    paidLabel: 'Paid',
    putInLabel: 'Put in',
    text: 'What was put in may not come back.',
    years: { summary: 'By the year', yearLabel: 'After', note: 'Before what comes off.' },
  },
  amountLinkLabel: 'Keep this sum',
  printLabel: 'Onto paper',
  documentLabel: 'The circular',
};

export const regulationDCalculator: CalculatorContent | undefined = undefined;

export const regulationAProcess: ProcessStepsWords = {
  heading: 'Two steps',
  introduction: ['Slowly.'],
  steps: [
    { symbol: 'sheet', title: 'Read', text: ['The circular.'] },
    { symbol: 'door', title: 'Sign', text: ['If you will.'] },
  ],
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};

export const regulationDProcess: ProcessStepsWords | undefined = undefined;

export const regulationARisks: RisksContent = {
  heading: 'Against it',
  introduction: 'It may go wrong.',
  points: [{ title: 'Storms', text: ['They happen.'] }],
  linkLabel: 'More in the circular',
};

export const regulationDRisks: RisksContent | undefined = undefined;

export const regulationAOpportunity: OpportunityWords = {
  heading: 'What comes next',
  lede: ['One boathouse.'],
  facts: [boathouses],
};

export const regulationDOpportunity: OpportunityWords | undefined = undefined;

export const pipeline: PipelineContent = {
  heading: 'Where',
  introduction: ['On the river.'],
  asOf: 'As of today.',
  sites: [{ name: 'Youngs Bay', detail: 'Boathouse', status: 'open', at: [-123.8, 46.2], label: [10, 10] }],
};

export const regulationDPipeline: PipelineContent | undefined = undefined;

export const regulationAWebinarCall: WebinarCallWords = {
  heading: 'Hear it',
  text: 'It costs nothing.',
  agendaLabel: 'In it',
  agenda: ['Roofs'],
  action: { label: 'The talk', href: '/webinar' },
  reading: [],
};

export const whyInvestValues: ValuesContent = {
  heading: 'For the bay',
  introduction: ['Boats stay.'],
  cards: ['Water', 'Wood', 'Work', 'Wind'].map((title) => ({ title, description: 'It is there.', picture: pier })),
  caption: 'Not photographs.',
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};

export const whyInvest: WhyInvestContent = {
  heading: 'For and against',
  introduction: 'One of each.',
  benefits: [{ title: 'Roofs are let', text: ['Month by month.'] }],
  values: whyInvestValues,
  notesHeading: 'Remarks on the bay',
  notes: notesOf(whyInvestValues, notes),
};

export const webinars: Webinars = {
  'regulation-a': withNotes(notes, {
    heading: { before: 'What a', target: sixPercent, after: 'is' },
    lede: ['The fund is ', openToAnyone, '.'],
    agenda: ['Roofs'],
    legend: 'An offer is made by the circular alone.',
    documentLabel: 'The circular',
    accessHeading: 'The talk',
    next: { text: 'Read first.', action: { label: 'Put money in', href: '/rega-invest' } },
    picture: pier,
  }),
};

export const webinarWords: SharedWebinarWords = {
  badge: 'On demand',
  registration: { heading: 'Come in', introduction: 'Whenever you like.' },
  thanks: 'Thank you.',
  contentsHeading: 'In it',
  risk: 'You could lose it.',
  playLabel: 'Play:',
  unavailable: 'Not there yet.',
  nextHeading: 'And then',
};

export const regulationANotes: RegulationANotes = {
  figuresHeading: 'Remark on the figures',
  figures: [],
  others: notesOf([regulationA, regulationACalculator], notes),
};
