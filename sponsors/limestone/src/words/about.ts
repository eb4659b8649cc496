import type { AboutContent } from '@sponsor/contract';
import { type Prose, withNotes } from '@sponsor/domain';
import { firstProjects } from './claims/opportunity.ts';
import {
  buildTimes,
  companiesTakenPublic,
  groundUpBuilds,
  groundUpDevelopments,
  publicOffering,
  strategicAcquisitions,
  teamMembers,
  totalDevelopment,
  yearsOfExperience,
} from './claims/record.ts';
import { openToAll } from './claims/regulation-a.ts';
import { accreditedOnly } from './claims/regulation-d.ts';
import { investmentTimeline } from './claims/targets.ts';
import { notes } from './notes.ts';
import { management } from './people.ts';
import { aboutMainStreet } from './pictures.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';

const lede: Prose = [
  `${sponsor.name} works from ${sponsor.office}. It plans, builds and leases senior living, apartments, flex industrial and self-storage, mainly in Indiana and Ohio. Its team has `,
  groundUpDevelopments,
  ' behind it, here and at earlier companies.',
];

const regulationARole: Prose = [`${regulationAFund.offering}, `, openToAll, '.'];
const regulationDRole: Prose = [`${regulationDFund.offering}, `, accreditedOnly, '.'];

const twoFunds: Prose = [
  `${regulationAFund.name} is `,
  openToAll,
  `. The ${regulationDFund.name} is `,
  accreditedOnly,
  '.',
];

const rows: AboutContent['record']['rows'] = [
  { claim: totalDevelopment, basis: 'Every kind of property, over the whole careers of the team' },
  {
    claim: groundUpDevelopments,
    basis: 'Finished buildings, by all members of the team together, including those at earlier companies',
  },
  { claim: companiesTakenPublic, basis: 'By members of the team: see their biographies' },
  { claim: publicOffering, basis: 'One of these two' },
  { claim: yearsOfExperience, basis: 'The founder’s own' },
  { claim: teamMembers, basis: 'The sponsor and its affiliates together' },
  { claim: groundUpBuilds, basis: 'Finished in the previous two years: budget against final cost' },
  { claim: strategicAcquisitions, basis: 'Closed in the previous two years' },
  { claim: buildTimes, basis: 'From permit to certificate of occupancy' },
];

const points: AboutContent['strategy']['points'] = [
  {
    title: 'Build what a town is short of',
    text: ['Small bays for local trades, and homes in which people can grow old at a price they can pay.'],
  },
  {
    title: 'Settle the use before buying the site',
    text: [
      'We aim to know who may rent, what they can pay and what the zoning allows before money goes into the ground. That is why ',
      firstProjects,
      '.',
    ],
  },
  {
    title: 'Build in months',
    text: ['Simple structures, drawn once and built again, have recently meant ', buildTimes, '.'],
  },
  {
    title: 'Lease, hold, then decide',
    text: [
      'The aim is to keep a building for its rent, and to sell it when that looks better for investors: ',
      investmentTimeline,
      '.',
    ],
  },
];

const words = {
  head: {
    heading: 'About us: builders\u00a0first, fund sponsors second',
    lede,
  },
  picture: aboutMainStreet,
  structure: {
    heading: 'The sponsor and its parent',
    paragraphs: [
      [
        `${sponsor.holdingCompany} owns the sponsor, ${sponsor.name}, which builds, and ${sponsor.capitalFormationArm}, which raises the money for it. Each fund is a company of its own, with its own documents and accounts.`,
      ],
      [
        `${regulationAFund.name} is sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}.`,
      ],
      [
        'Both funds may build the same kinds of building. [How it is decided which fund gets a project, and by whom, to be supplied.]',
      ],
    ] satisfies readonly Prose[],
    chartLabel: 'The companies and the funds',
    parent: {
      name: sponsor.holdingCompany,
      role: ['Parent company'],
      kind: 'company',
      parts: [
        { name: sponsor.name, role: ['Sponsor and developer'], kind: 'company' },
        {
          name: sponsor.capitalFormationArm,
          role: ['Capital formation'],
          kind: 'company',
          parts: [
            { name: regulationAFund.name, role: regulationARole, kind: 'fund' },
            { name: regulationDFund.name, role: regulationDRole, kind: 'fund' },
          ],
        },
      ],
    },
  },
  record: {
    heading: 'The executive team’s experience',
    introduction:
      'What the people who run the sponsor have done, here and at earlier companies, as they report it. Past performance is not indicative of future results.',
    columns: { figure: 'Figure', basis: 'How it was counted' },
    link: { label: 'Project ledger', href: '/projects' },
    rows,
  },
  strategy: { heading: 'The fund’s investment strategy', points },
  closing: {
    heading: 'See what the two funds offer',
    text: twoFunds,
    action: { label: 'Choose your investment path', href: '/investment-selection' },
    secondaryAction: { label: 'Ask us a question', href: '/contact' },
    risk: 'Returns are not guaranteed and may vary. You could lose what you invest.',
  },
} as const;

/** The page about the sponsor, with the notes of its management as well. */
export const about: AboutContent = withNotes(notes, words, management);
