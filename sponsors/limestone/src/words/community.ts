import type { CommunityContent } from '@sponsor/contract';
import { type Prose, withNotes } from '@sponsor/domain';
import { parkviewAge, parkviewApartments, parkviewMeals, parkviewStaffing } from './claims/parkview.ts';
import { notes } from './notes.ts';
import { parkviewDining, parkviewExterior, parkviewGarden } from './pictures.ts';

type Feature = CommunityContent['features']['activities'];

const introduction: Prose = [
  'There are ',
  parkviewApartments,
  ', each with a door, a bath and a kitchenette of its own. The plans show how they are laid out, not the exact size of a particular one.',
];

const livingSpaces: Feature = {
  heading: 'Living spaces',
  text: 'Rooms and gardens to share, a short walk from every apartment.',
  items: [
    ['Porches with chairs, on the street and on the garden'],
    ['A dining room with window seats'],
    ['A library and a card room'],
    ['A garden with level paths'],
  ],
};

const services: Feature = {
  heading: 'Services',
  text: 'Care during the day, and at three in the morning.',
  items: [
    ['Staff: ', parkviewStaffing],
    ['A dining room that serves ', parkviewMeals],
    ['Help with bathing, dressing and medication'],
    ['Housekeeping, linen and rides to appointments'],
  ],
};

const activities: Feature = {
  heading: 'Activities',
  text: 'Planned together with the residents.',
  items: [
    ['Morning walks'],
    ['Chair exercises'],
    ['Painting and woodwork'],
    ['A book club'],
    ['Visits from local schools'],
    ['Music on Sundays'],
  ],
};

/** The promises to residents are a sample until the community confirms them. */
export const community: CommunityContent = withNotes(notes, {
  head: {
    heading: 'Parkview Residences',
    lede: ['Affordable assisted living for seniors 65 and older, in Westlake, Ohio.'] satisfies Prose,
  },
  apartments: {
    heading: 'The apartments',
    introduction,
    factsLabel: 'Parkview in four facts',
    facts: [parkviewApartments, parkviewStaffing, parkviewMeals, parkviewAge],
  },
  features: { heading: 'Daily life at Parkview', livingSpaces, services, activities },
  forInvestors: {
    heading: 'What Parkview tells an investor',
    text: 'Parkview shows the kind of building that the funds set out to develop. It is owned by [owner, to be supplied] and is not a result of either fund. This page is not an offer of a security, and not an application to live here.',
    actions: [
      { label: 'Choose your investment path', href: '/investment-selection' },
      { label: 'Ask us about Parkview', href: '/contact' },
    ],
  },
  statement:
    'Equal Housing Opportunity: we do business in accordance with fair housing law. What this page says about age and licensing still has to be reviewed by counsel, and the services and activities are samples until the community confirms them.',
  pictures: { outside: parkviewExterior, livingSpaces: parkviewGarden, services: parkviewDining },
  sample: true,
});
