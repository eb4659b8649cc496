import type { ProjectsContent } from '@sponsor/contract';
import { type Project, withNotes } from '@sponsor/domain';
import { boathouses, notes } from './claims.ts';

const boathouseLedger: readonly Project[] = [
  {
    number: 1,
    name: 'The first',
    kind: 'storage',
    what: ['Six berths'],
    where: 'North shore',
    owner: 'The harbor',
    state: 'built',
    status: 'Let',
    budgetCents: 400_000_00,
    actualCents: 390_000_00,
    monthsPlanned: 5,
    monthsTaken: 5,
  },
  {
    number: 2,
    name: 'The sunk one',
    kind: 'storage',
    what: ['Four berths'],
    where: 'South shore',
    owner: 'The harbor',
    state: 'lost',
    status: 'Sold for its beams',
    budgetCents: 300_000_00,
    actualCents: 420_000_00,
    monthsPlanned: 5,
    monthsTaken: 9,
  },
];

export const projects: ProjectsContent = withNotes(notes, {
  ledger: {
    heading: 'All that we built',
    lede: ['Roof by roof.'],
    label: 'Boathouses',
    columns: {
      number: 'Roof',
      what: 'Boathouse',
      where: 'Shore',
      owner: 'Whose',
      budget: 'Meant to cost',
      actual: 'Did cost',
      variance: 'Apart',
      months: 'Months it took, and was to take',
      status: 'Now',
    },
    projects: boathouseLedger,
    notBuilt: 'not begun',
    recent: { mark: '*', label: 'Of late' },
    basis: boathouses,
    note: 'A bar to the right did cost more.',
    filter: { label: 'Roofs', allLabel: 'Each', states: { built: 'Standing', planned: 'To come', lost: 'Sunk' } },
    file: { label: 'Our roofs in columns', href: '/projects.csv' },
  },
  totals: {
    heading: 'Taken together',
    introduction: 'By our own count.',
    columns: { figure: 'How many', basis: 'Of which here' },
    rows: [{ claim: boathouses, basis: 'Two' }],
  },
  walkedAway: {
    heading: 'Where we built nothing',
    traits: [
      { obstacle: 'flood', title: 'Too deep', text: ['The piles were too short.'], alternativeText: 'Deep water.' },
    ],
  },
  next: {
    heading: 'Further',
    text: 'Ask us.',
    documentLabel: 'The circular',
    actions: [{ label: 'Write', href: '/contact' }],
  },
} satisfies Omit<ProjectsContent, 'notes'>);
