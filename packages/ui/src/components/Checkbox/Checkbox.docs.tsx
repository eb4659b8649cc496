import type { Guide } from '../../guides/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  use: [
    'A form asks for one yes: a consent, a wish. It counts once the form is sent, so there is a way back until then.',
  ],
  instead: {
    Switch: 'for what takes effect at once.',
    CheckboxGroup: 'for several of several.',
    RadioGroup: 'for one of several.',
  },
  never: ['Ticked beforehand where it is consent.'],
  anatomy: { Box: 'the target is the whole line, 44 px high.', Label: 'after it.', 'Help and error': 'under both.' },
  words: [
    'The label is a sentence that is true when it is ticked: “I have read the offering circular.”',
    'Never a negation: “Do not write to me” is read wrong by half.',
  ],
  keyboard: { Space: 'ticks it, or takes the tick back.' },
  spoken: ['Its label, “checkbox”, whether it is ticked; then help and error.'],
  compare: [
    {
      right: <Checkbox label="Write to me when the offering opens" />,
      wrong: <Checkbox label="Do not write to me" defaultChecked />,
      because:
        'Ticking says yes to a sentence that is true then. Nobody has to work out a double negative, or take back what they never said.',
    },
  ],
};
