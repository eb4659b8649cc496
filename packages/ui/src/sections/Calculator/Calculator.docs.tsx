import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A fund has fixed terms and a document to point to, and a visitor asks what that comes to for an amount of theirs.',
    'Once on a fund’s page, after `ProcessSteps`, never in its head.',
  ],
  instead: { StatBand: 'for figures that nobody changes.' },
  never: ['Without its disclosure in sight, or with a result that a fund does not target.'],
  anatomy: {
    Field: 'for an exact amount.',
    Slider: 'for its neighbourhood.',
    Results: 'by year and in all, with the range.',
    'Fees, disclosure': 'beside the results, at the size of running text.',
    'Limit check': 'optional; worked out in the browser, and never sent.',
    Outcomes: 'nothing, half and the target after five years, side by side, and year by year in a disclosure.',
    Actions: 'the document, a link to the amount, and a print of the section alone.',
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
    'Amounts without cents, written as everywhere else. What it works out is in US dollars in every language: what was put in as `$14,000`, what would be paid as `$350.00`.',
    '`adjustedTo` says which amount was taken instead, and why.',
    '`oneAmount` asks for one amount where a text such as “10k-20k” was left in the field; the amount before it stays.',
  ],
  keyboard: {
    Tab: 'field, slider, limit check, years, links, print.',
    'Arrow keys': 'on the slider change the amount by a step.',
  },
  spoken: ['After a pause, one sentence with amount and result; not every figure on its way.'],
};
