import type { CommunityImpactContent } from '@sponsor/contract';
import { type Prose, withNotes } from '@sponsor/domain';
import { localEconomy } from './claims/market.ts';
import { notes } from './notes.ts';
import { valueModels } from './pictures.ts';

const effects: CommunityImpactContent['effects'] = [
  { title: 'While it is built', text: ['Local crews, suppliers and haulers are hired, and ', localEconomy, '.'] },
  {
    title: 'Once it is open',
    text: ['A residence needs nurses and cooks, a row of bays brings firms that hire, and both pay property tax.'],
  },
  {
    title: 'Year after year',
    text: ['People grow old where they are known, and small firms keep their shop in the town they work in.'],
  },
];

/** The effects of a building on its town. */
export const communityImpact: CommunityImpactContent = withNotes(notes, {
  heading: 'Community impact',
  introduction: [
    'We count on towns to let us build, so a project has to be worth it for them as well.',
  ] satisfies Prose,
  effects,
  picture: valueModels.community,
  sourcesHeading: 'Sources',
});
