import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'There are from about five places, and where they lie says more than what stands there.',
    'On a fund’s page after `Opportunity`, or on the contact page.',
  ],
  instead: { UpcomingProjects: 'for projects with a paragraph each.' },
  anatomy: {
    Head: 'with the date of the list.',
    Map: 'in a slot, with its title mark.',
    List: 'the same places in words, part of the map’s slot.',
  },
  words: ['Places as “Town, State”.', 'Planned, under construction, open: one word each, also on the map.'],
  keyboard: {},
  spoken: ['The map as an image; the places are read from the list.'],
};
