import type { ProjectsContent } from '@sponsor/contract';
import { type Point, projectTotals, withNotes } from '@sponsor/domain';
import { circular } from './circular.ts';
import { firstProjects } from './claims/opportunity.ts';
import { budgetedAndSpent, ledgerBasis, projectsListed } from './claims/projects.ts';
import {
  buildTimes,
  groundUpBuilds,
  groundUpDevelopments,
  strategicAcquisitions,
  totalDevelopment,
} from './claims/record.ts';
import { notes } from './notes.ts';
import { projectLedger } from './project-ledger.ts';

const { built, planned, lost, priced, recent } = projectTotals(projectLedger);
const missing = Number.parseInt(groundUpDevelopments.figure, 10) - built - lost;
const percent = (bps: number) => `${(bps / 100).toFixed(2)} percent`;
const lookedFor: Point['text'] = [' What we spent looking: [to be supplied].'];

export const projects: ProjectsContent = withNotes(notes, {
  ledger: {
    heading: 'Projects listed so far, and how they went',
    lede: [
      'What was built, what it was budgeted at and what it cost, who owned it at the time, and one that lost money. The list is not complete yet. Names and amounts in [brackets] are samples.',
    ],
    label: 'Register of projects',
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
    note: 'The line in the middle is the budget. A bar to the right means that the project cost more; the longest bar is ten percent over budget or more. A project that lost money stays on the list. Dashes mean not built yet.',
    filter: {
      label: 'Projects shown',
      allLabel: 'All',
      states: { built: 'Built', planned: 'Planned', lost: 'Lost money' },
    },
    file: { label: 'Download the ledger (CSV)', href: '/projects.csv' },
  },
  totals: {
    heading: 'What the listed projects add up to',
    introduction:
      'The listed projects added up, next to the figures that we give elsewhere. Past performance is not indicative of future results.',
    columns: { figure: 'Figure', basis: 'What the ledger shows' },
    rows: [
      { claim: projectsListed, basis: `${built} built, ${planned} planned, ${lost} that lost money` },
      {
        claim: groundUpDevelopments,
        basis: `${built + lost} of them are in the ledger. [At least ${missing} are missing: list to be supplied]`,
      },
      {
        claim: totalDevelopment,
        basis: 'The ledger does not add up to it: most of this work is not listed yet. [List to be supplied]',
      },
      { claim: strategicAcquisitions, basis: 'None of them is in the ledger. [List to be supplied]' },
      { claim: firstProjects, basis: `The ${planned} planned projects`, fund: 'regulation-a' },
      {
        claim: budgetedAndSpent,
        basis: `The ${priced.projects} projects with both amounts, including the one that lost money`,
      },
      {
        claim: groundUpBuilds,
        basis: `The ${recent.projects} projects marked 24: ${percent(recent.meanVarianceBps)} over budget on average; ${percent(recent.meanDistanceBps)} if savings are not counted against overruns. All samples`,
      },
      {
        claim: buildTimes,
        basis: `The same projects took ${recent.months.shortest} to ${recent.months.longest} months. The one that lost money took longer`,
      },
    ],
  },
  walkedAway: {
    heading: 'Sites we walked away from, and why',
    traits: [
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
          '[Site three, county.] More bays were under construction nearby than the town rents in a year. [To be confirmed]',
          ...lookedFor,
        ],
        alternativeText: 'Plan of a lot with a planned building, and five others that stand around it.',
      },
      {
        obstacle: 'price',
        title: 'The price called for a building larger than the land',
        text: ['[Site four, county.] Tenants in that town do not pay the rent that it would have taken.', ...lookedFor],
        alternativeText: 'Plan of a lot; the length of the building that would have paid for it is wider than the lot.',
      },
    ],
  },
  next: {
    heading: 'Each fund’s documents say what it will build',
    text: 'These are projects of the sponsor and its people. They are not results of either fund.',
    documentLabel: circular.read,
    actions: [
      { label: 'Your money: in, while, out', href: '/invest/your-money' },
      { label: 'The company and its people', href: '/about' },
    ],
  },
});
