import type { ValuesContent } from '@sponsor/contract';
import type { Prose } from '@sponsor/domain';
import { localEconomy } from './claims/market.ts';
import { valueModels } from './pictures.ts';

const cards: ValuesContent['cards'] = [
  {
    title: 'Real Community Value',
    description: 'Homes in which people grow old near the friends, doctors and streets they know.',
    picture: valueModels.community,
  },
  {
    title: 'Real Economic Value',
    description: 'Work for crews and suppliers while it is built, and for those who run it afterwards.',
    picture: valueModels.economic,
  },
  {
    title: 'Local Business Value',
    description: 'A door of its own for a firm of two: room for stock, tools and a truck.',
    picture: valueModels.business,
  },
  {
    title: 'Real Family Value',
    description: 'Well-kept apartments at a reasonable price, close to work and school.',
    picture: valueModels.family,
  },
];

const townsShare: Prose = ['Homes and places to work stay in town, and so does money: ', localEconomy, '.'];

/** In a separate module, so that the scripts that show the values do not include the rest of the section. */
export const whyInvestValues: ValuesContent = {
  heading: 'What a building gives its town',
  introduction: townsShare,
  cards,
  caption: 'Study models. Illustrative; not specific properties.',
  pauseLabel: 'Pause the four values',
  playLabel: 'Play the four values',
};
