import type { LeadershipContent, ManagementContent, PersonWithPlate } from '@sponsor/contract';
import type { FigureClaim, Prose } from '@sponsor/domain';
import {
  billionDeal,
  buildTimes,
  companiesTakenPublic,
  groundUpBuilds,
  propertiesDeveloped,
  publicOffering,
  strategicAcquisitions,
  teamMembers,
  totalDevelopment,
  yearsOfExperience,
} from './claims/record.ts';
import { monogramPlates } from './plates.ts';

const [chiefPlate, financePlate, legalPlate, constructionPlate, sitesPlate] = monogramPlates;
const toBeSupplied = '[Dates, companies and education]';

const founder: ManagementContent['founder'] = {
  name: '[Founder’s name]',
  title: 'Founder and CEO',
  plate: chiefPlate,
  biography: [
    ['Chooses the towns, walks every site and approves every budget. Began on building sites.'],
    [
      'No site is bought and no budget changed without the committee that the founder leads. Its question is the same for a flex bay and for an apartment: who needs it, and what can they pay?',
    ],
    [toBeSupplied],
  ],
  record: [companiesTakenPublic, publicOffering, yearsOfExperience],
  sample: true,
};

const financeOfficer: PersonWithPlate = {
  name: '[Chief Financial Officer’s name]',
  title: 'CFO',
  plate: financePlate,
  biography: [
    [
      'Keeps the accounts of every project and fund. Worked on a ',
      publicOffering,
      ', from the first audit to the listing.',
    ],
    [
      'Each building has accounts of its own. The CFO compares its budget with what was spent, month by month, and reports the difference.',
    ],
    [toBeSupplied],
  ],
  sample: true,
};

const legalOfficer: PersonWithPlate = {
  name: '[Chief Legal Officer’s name]',
  title: 'Chief Legal Officer',
  plate: legalPlate,
  biography: [
    ['Answers for offering documents, contracts and compliance. Closed the legal side of ', billionDeal, '.'],
    ['Prepares each offering with outside counsel, and answers to the broker-dealer for what is said about the funds.'],
    [toBeSupplied],
  ],
  sample: true,
};

const headOfConstruction: PersonWithPlate = {
  name: '[First vice president’s name]',
  title: 'VP of Real Estate and Development',
  plate: constructionPlate,
  biography: [
    ['Takes a building from its first drawing to its opening, and answers for what it costs.'],
    [
      'Opens the bids, settles the schedule with local trades, and walks each site every week until the certificate of occupancy is on the wall.',
    ],
    [toBeSupplied],
  ],
  sample: true,
};

const headOfSites: PersonWithPlate = {
  name: '[Second vice president’s name]',
  title: 'VP of Real Estate and Development',
  plate: sitesPlate,
  biography: [
    ['Finds sites in Indiana and Ohio, and takes each one through zoning before it is bought.'],
    [
      'Talks to towns, lenders and future tenants first, so that the use of a site is settled when money goes into it. A site that cannot be zoned in time is let go.',
    ],
    [toBeSupplied],
  ],
  sample: true,
};

const lede: Prose = [
  'They lead ',
  teamMembers,
  ', and the founder has ',
  yearsOfExperience,
  '. Past work is no promise about either fund.',
];

const credentials: LeadershipContent['credentials'] = [
  { claim: totalDevelopment, detail: ['Counted over the careers of the team, as are its ', propertiesDeveloped, '.'] },
  { claim: companiesTakenPublic, detail: ['One of them in a ', publicOffering, '.'] },
];

const previousMonths: readonly FigureClaim[] = [groundUpBuilds, strategicAcquisitions, buildTimes];

const sampleNotice =
  'Names in brackets and the biographies are samples until the sponsor supplies them. A plate stands in for each portrait.';

export const management: ManagementContent = {
  heading: 'Management',
  sampleNotice,
  biographyLabel: 'Full biography',
  founder,
  others: [financeOfficer, legalOfficer, headOfConstruction, headOfSites],
};

/**
 * The four people on the pages of a fund, each described briefly, with the titles that they have there [people-4].
 */
export const leadership: LeadershipContent = {
  heading: 'Leadership',
  lede,
  sampleNotice,
  people: [
    { person: founder, title: founder.title },
    { person: headOfConstruction, title: 'VP of Development' },
    { person: legalOfficer, title: 'Chief Legal Officer (CLO)' },
    { person: financeOfficer, title: 'Chief Financial Officer (CFO)' },
  ],
  credentials,
  previousMonths: { heading: 'The Previous 24 Months', claims: previousMonths },
};
