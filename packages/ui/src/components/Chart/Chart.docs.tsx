import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A count over time, for staff: leads by day and form, by week and campaign.',
    'Use `bars` if the series are parts of a whole, `lines` to compare them.',
  ],
  instead: {
    Stat: 'for one figure and its comparison.',
    DataTable: 'if people need the exact figures.',
    Claim: 'for anything that an investor reads: it includes its source and its risk.',
  },
  never: [
    'For values below zero, or values that cannot be summed, such as rates.',
    'With more than six series. Sum the smallest ones as “All others”.',
  ],
  anatomy: {
    Label: 'names the chart and its table; the end of its line says what the figures count.',
    Key: 'each series in its style, with its sum or its figure at the selected point.',
    Plot: 'axes from zero, and a column for each point that pointer and keyboard can select.',
    Table: 'all figures, one press away.',
  },
  words: [
    'The label says what is counted and for which period: “Leads by form, November 9 to 18, 2026”.',
    'A point has up to eight characters, “Nov 16”; if they do not all fit, every second or third is shown.',
  ],
  keyboard: {
    Tab: 'reaches the plot at its last point, then the table’s toggle.',
    'Left, Right': 'move from point to point.',
    'Home, End': 'move to the first and the last point.',
  },
  spoken: [
    'The plot is a group with the chart’s name. Each point reads its time and all its figures, with the sum of several series.',
    'The drawing itself is hidden; the table has the same data.',
  ],
};
