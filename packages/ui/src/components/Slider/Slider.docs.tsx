import type { Guide } from '../../guides/guide.ts';
import { Slider } from './Slider.tsx';

export const guide: Guide = {
  use: ['A number whose rough size matters more than its digits: an amount to try out.'],
  instead: {
    TextField: 'for a number that people know exactly; offer it beside the slider.',
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
  spoken: ['The label, “slider”, and the formatted value.'],
  compare: [
    {
      right: (
        <Slider
          label="Amount to invest"
          min={500}
          max={20_000}
          step={500}
          defaultValue={2500}
          format={(amount) => `$${amount.toLocaleString('en-US')}`}
        />
      ),
      wrong: <Slider label="Drag to choose" min={500} max={20_000} step={500} defaultValue={2500} format={String} />,
      because:
        'Its name is what it sets, which also helps people who cannot drag, and it formats the value as the page does.',
    },
  ],
};
