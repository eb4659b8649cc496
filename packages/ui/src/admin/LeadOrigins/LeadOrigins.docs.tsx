import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the dashboard, to see which forms and campaigns bring people, and what they were shown.'],
  instead: {
    Chart: 'for any other count over time.',
    DeliveryHealthStrip: 'for what becomes of leads afterwards.',
    LeadTable: 'for who they are.',
  },
  never: [
    'As a measure of success: a person is counted once, by what they came by first, and the campaign is what the link said.',
  ],
  anatomy: {
    'By form': 'people a day, stacked by the form that they came by first.',
    'By campaign': 'the same people by campaign: the five that brought most, and all others in one.',
    'Pages shown':
      'how often the five pages were shown that were shown most. It is left out where nothing was counted.',
    'Empty, loading': 'a sentence in the place of the charts.',
  },
  words: [
    'The name of a chart says what is counted and over which days.',
    'Forms have the names that staff use; campaigns and pages stand as they are stored.',
  ],
  keyboard: {
    Tab: 'reaches each chart at its last day, then the switch of its table.',
    'Left, Right, Home, End': 'go from day to day.',
  },
  spoken: ['A heading, and under it a figure for each chart, whose table says the same.'],
};
