import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A fund with fixed terms and an offering document, for visitors who ask what an amount of their choice would earn.',
    'Once on a fund’s page, after `ProcessSteps`; never at its top.',
  ],
  instead: { StatBand: 'for figures that visitors cannot change.' },
  never: ['With its disclosure out of view, or with a result that the fund does not target.'],
  anatomy: {
    Field: 'for an exact amount.',
    Slider: 'for an approximate one.',
    Results: 'per year and in total, with the range.',
    'Fees, disclosure': 'beside the results, in the size of running text.',
    'Limit check': 'optional; calculated in the browser, and never sent.',
    Outcomes: 'none, half and all of the target after five years, side by side, and year by year in a `Disclosure`.',
    Actions: 'the offering document, a link that restores the amount, and printing of this section alone.',
  },
  parts: {
    Field: 'input:not([type=range])',
    Slider: 'input[type=range]',
    Results: 'dl',
    'Fees, disclosure': 'dl + div',
    Outcomes: 'h3',
  },
  words: [
    '“Would”, never “will”.',
    'Amounts without cents, in the usual format. Results are in US dollars in every language: the investment as `$14,000`, payments as `$350.00`.',
    '`adjustedTo` says which amount is used instead of the entered one, and why.',
    '`oneAmount` asks for a single amount after an entry such as “10k-20k”; the previous amount stays in effect.',
  ],
  keyboard: {
    Tab: 'moves through field, slider, limit check, years, links and print.',
    'Arrow keys': 'on the slider change the amount by a step.',
  },
  spoken: ['After a pause, one sentence with the amount and the result; the figures in between are not announced.'],
};
