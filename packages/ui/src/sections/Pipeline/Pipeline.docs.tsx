import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'About five or more places whose location says more than their buildings.',
    'On a fund’s page after `Opportunity`, or on the contact page.',
  ],
  instead: { UpcomingProjects: 'for projects with a paragraph each.' },
  anatomy: {
    Head: 'with the date of the list.',
    Map: 'in a slot, with its title mark.',
    List: 'the same places as text, in the slot of the map.',
  },
  words: ['Places as “Town, State”.', 'Planned, under construction, open: one word each, also on the map.'],
  keyboard: {},
  spoken: ['The map is an image; the places are read from the list.'],
};
