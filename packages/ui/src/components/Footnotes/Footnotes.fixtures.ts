import type { Note } from '@sponsor/domain';

export const heroNotes: readonly Note[] = [
  {
    number: 12,
    text: 'The minimum for the Regulation A fund. The offering circular states the minimum in force when you invest.',
  },
  { number: 14, text: 'Source to be supplied by the sponsor.', sample: true },
  {
    number: 15,
    text: 'If you are not accredited, you may invest no more than 10% of the greater of your annual income or net worth.',
  },
  {
    number: 19,
    text: 'Distributions are not guaranteed and may vary. Past performance is not indicative of future results.',
  },
];
