import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'How a count went over time, for staff: leads by day and form, by week and campaign.',
    '`bars` where the series are parts of a whole, `lines` where each is compared with the others.',
  ],
  instead: {
    Stat: 'for one figure and what it is compared with.',
    DataTable: 'where the exact figures are what people come for.',
    Claim: 'for anything an investor reads: it carries its source and its risk.',
  },
  never: [
    'For what may be below zero, or what cannot be summed up, such as rates.',
    'With more than six series. Sum the smallest up as “All others”.',
  ],
  anatomy: {
    Label: 'names the chart and its table; at the end of its line, what the figures are of.',
    Key: 'each series as it is drawn, with its sum or its figure at the point in hand.',
    Plot: 'axes from zero, and a column for each point, which the pointer and the keyboard go through.',
    Table: 'all figures, one press away.',
  },
  words: [
    'The label says what is counted and over which time: “Leads by form, November 9 to 18, 2026”.',
    'A point in up to eight letters, “Nov 16”; where they do not all fit, every second or third is written.',
  ],
  keyboard: {
    Tab: 'reaches the plot at its last point, then the table’s switch.',
    'Left, Right': 'go from point to point.',
    'Home, End': 'go to the first and the last.',
  },
  spoken: [
    'The plot is a group of the chart’s name. Each point reads its time and all its figures, with the sum of several series.',
    'The drawing itself is silent; the table says the same.',
  ],
};
