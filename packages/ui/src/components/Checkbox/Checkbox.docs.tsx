import type { Guide } from '../../guides/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  use: [
    'A form asks for one yes: a consent, a wish. It takes effect when the form is sent, so people can change their mind until then.',
  ],
  instead: {
    Switch: 'for something that takes effect at once.',
    RadioGroup: 'for one of several options.',
  },
  never: ['Preselected, if it is a consent.'],
  anatomy: { Box: 'the target is the whole line, 44 px high.', Label: 'after it.', 'Help and error': 'under both.' },
  words: [
    'The label is a sentence that is true when it is checked: “I have read the offering circular.”',
    'Never a negation: half of the readers misread “Do not write to me”.',
  ],
  keyboard: { Space: 'checks or unchecks it.' },
  spoken: ['Its label, “checkbox”, whether it is checked; then help and error.'],
  compare: [
    {
      right: <Checkbox label="Write to me when the offering opens" />,
      wrong: <Checkbox label="Do not write to me" defaultChecked />,
      because:
        'Checking it agrees to a true sentence. Nobody has to untangle a double negative, or take back something they never said.',
    },
  ],
};
