import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the dashboard, to show which forms and campaigns bring people, and which pages they see.'],
  instead: {
    Chart: 'for any other count over time.',
    DeliveryHealthStrip: 'for the delivery of leads.',
    LeadTable: 'for the leads themselves.',
  },
  never: [
    'As a measure of success: each person is counted once, under their first form, and the campaign is whatever the link said.',
  ],
  anatomy: {
    'By form': 'people per day, stacked by the first form that they sent.',
    'By campaign': 'the same people by campaign: the top five, and all others as one.',
    'Pages shown': 'the views of the five most viewed pages. Omitted if nothing was counted.',
    'Empty, loading': 'a message or placeholders instead of the charts.',
  },
  words: [
    'The name of a chart says what it counts and over which days.',
    'Forms have their names for staff; campaigns and pages are shown as stored.',
  ],
  keyboard: {
    Tab: 'reaches each chart at its last day, then the button that shows its table.',
    'Left, Right, Home, End': 'move between days.',
  },
  spoken: ['A heading, then a figure for each chart, with the same data as a table.'],
};
