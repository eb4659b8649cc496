import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A number of which the neighbourhood matters more than the digit: an amount to try out.'],
  instead: {
    TextField: 'for a number that is known exactly; offer it beside the slider.',
    Select: 'for a few steps with names.',
  },
  anatomy: {
    Label: 'what it sets.',
    Line: 'with the smallest and the largest value at its ends.',
    Thumb: '44 px for the finger.',
    Value: 'as `format` writes it.',
  },
  words: [
    'The label is a noun: “Amount to invest”.',
    '`format` writes the value as everywhere else on the page: “$15,000”.',
  ],
  keyboard: {
    'Arrow keys': 'one step.',
    'Page up, down': 'a larger step.',
    'Home, End': 'the smallest and the largest.',
  },
  spoken: ['The label, “slider”, and the value as it is written.'],
};
