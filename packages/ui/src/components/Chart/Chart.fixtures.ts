import type { ChartProps } from './Chart.tsx';

const days = ['Nov 9', 'Nov 10', 'Nov 11', 'Nov 12', 'Nov 13', 'Nov 14', 'Nov 15', 'Nov 16', 'Nov 17', 'Nov 18'];

export const leadsByForm: ChartProps = {
  label: 'Leads by form, November 9 to 18, 2026',
  pointLabel: 'Day',
  totalLabel: 'Total',
  tableLabel: 'Show as a table',
  points: days,
  series: [
    { label: 'Sign-up', values: [4, 7, 5, 9, 6, 2, 3, 11, 8, 10] },
    { label: 'Contact', values: [1, 0, 2, 1, 3, 0, 0, 2, 1, 2] },
    { label: 'Webinar', values: [0, 2, 1, 4, 6, 1, 0, 0, 3, 1] },
  ],
};

/** Returns figures that rise and fall over a year. */
const wave = (length: number, size: number, phase: number) =>
  Array.from({ length }, (_, index) => Math.round(size * (1.2 + Math.sin(index / 5 + phase) + ((index * 7) % 5) / 9)));

/** The maximum that a chart can show legibly. */
export const manyLeads: ChartProps = {
  ...leadsByForm,
  label: 'Leads by campaign, the last 90 days',
  points: Array.from({ length: 90 }, (_, index) =>
    new Date(Date.UTC(2026, 7, 20 + index)).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
  ),
  series: ['Spring letter', 'Search', 'Podcast', 'Webinar series', 'Road signs', 'All others'].map((label, index) => ({
    label,
    values: wave(90, 24 - 3 * index, index * 1.3),
  })),
  formatValue: (value) => value.toLocaleString('en-US'),
};
