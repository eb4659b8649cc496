import { type Point, type ProjectsWords, projectTotals, withNotes } from '@sponsor/domain';
import { circular } from './circular.ts';
import { firstProjects } from './claims/opportunity.ts';
import { budgetedAndSpent, ledgerBasis, projectsListed } from './claims/projects.ts';
import { buildTimes, groundUpBuilds, groundUpDevelopments } from './claims/record.ts';
import { notes } from './notes.ts';
import { projectLedger } from './project-ledger.ts';

const { built, planned, lost, priced, recent } = projectTotals(projectLedger);
const missing = Number.parseInt(groundUpDevelopments.figure, 10) - built - lost;
const percent = (bps: number) => `${(bps / 100).toFixed(2)} percent`;
const lookedFor: Point['text'] = [' What it cost to look: [to be supplied].'];

export const projects: ProjectsWords = withNotes(notes, {
  heading: 'Every project, and how it went',
  lede: [
    'What was built, what it should have cost and what it did, who owned it at the time, and the one that lost money. Names and amounts in [brackets] are samples.',
  ],
  ledger: {
    label: 'Register of all projects',
    columns: {
      number: 'No.',
      what: 'What',
      where: 'Where',
      owner: 'Owner then',
      budget: 'Budget',
      actual: 'Actual',
      variance: 'Against budget',
      months: 'Months: taken, planned',
      status: 'Today',
    },
    projects: projectLedger,
    notBuilt: 'not built',
    recent: { mark: '24', label: 'Counted in the previous 24 months' },
    basis: ledgerBasis,
    note: 'The line in the middle is the budget; a bar to the right means that it cost more, and ends at ten percent over. A project that lost money keeps its number and its place. Dashes mean not built yet.',
    filter: {
      label: 'Projects shown',
      allLabel: 'All',
      states: { built: 'Built', planned: 'Planned', lost: 'Lost money' },
    },
    file: { label: 'Download the ledger (CSV)', href: '/projects.csv' },
  },
  totals: {
    heading: 'What the rows add up to',
    introduction:
      'Added up from the sheet above, beside what other pages of this site say. Past performance is not indicative of future results.',
    columns: { figure: 'Figure', basis: 'What the rows say' },
    rows: [
      { claim: projectsListed, basis: `${built} built, ${planned} planned, ${lost} that lost money` },
      {
        claim: groundUpDevelopments,
        basis: `${built + lost} of them are on the sheet. [At least ${missing} are missing: list to be supplied]`,
      },
      { claim: firstProjects, basis: `The ${planned} planned rows` },
      {
        claim: budgetedAndSpent,
        basis: `${priced.projects} rows with both amounts, the one that lost money included`,
      },
      {
        claim: groundUpBuilds,
        basis: `The ${recent.projects} rows marked 24: ${percent(recent.meanVarianceBps)} over budget on average; ${percent(recent.meanDistanceBps)} if savings do not make up for what cost more. All samples`,
      },
      {
        claim: buildTimes,
        basis: `The same rows took ${recent.months.shortest} to ${recent.months.longest} months. The one that lost money took longer`,
      },
    ],
  },
  walkedAway: {
    heading: 'Sites we walked away from, and why',
    sites: [
      {
        obstacle: 'flood',
        title: 'The flood line runs through the yard',
        text: ['[Site one, county.] Found by the survey, before the purchase.', ...lookedFor],
        alternativeText: 'Plan of a lot: the water of a flood would cover its upper half and part of the building.',
      },
      {
        obstacle: 'access',
        title: 'No right to build a drive onto the road',
        text: ['[Site two, county.] The highway department refused access.', ...lookedFor],
        alternativeText: 'Plan of a lot between a road and a planned building; the drive to it is crossed out.',
      },
      {
        obstacle: 'competition',
        title: 'Others were there first',
        text: [
          '[Site three, county.] As many bays were under construction nearby as the town rents in years.',
          ...lookedFor,
        ],
        alternativeText: 'Plan of a lot with a planned building, and five others that stand around it.',
      },
      {
        obstacle: 'price',
        title: 'The price called for a building larger than the land',
        text: ['[Site four, county.] The rent it would have taken is not paid in that town.', ...lookedFor],
        alternativeText: 'Plan of a lot; the length of the building that would have paid for it is wider than the lot.',
      },
    ],
  },
  next: {
    heading: 'What a fund will build stands in its documents',
    text: 'These are projects of the sponsor and its people. They are not results of either fund.',
    documentLabel: circular.read,
    actions: [
      { label: 'Your money: in, while, out', href: '/invest/your-money' },
      { label: 'Who answers for it', href: '/about' },
    ],
  },
});
