import type { Guide } from '../../guides/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guide: Guide = {
  use: ['One of two to six options, all visible, if people need to compare them.'],
  instead: {
    Select: 'for more than six, or if everybody knows the options.',
    Checkbox: 'for each of several.',
    Switch: 'for on and off.',
  },
  never: ['With a preselected option that costs something or agrees to something.'],
  anatomy: {
    Legend: 'the question.',
    Options: 'one below the other, each with its label and optional help.',
    'Error, help': 'under the options.',
  },
  words: [
    'The legend asks, the options answer in one to six words, in the same grammatical form.',
    'If none may apply, offer “None of these”: a radio button cannot be unchecked.',
  ],
  keyboard: { Tab: 'moves to the chosen one, or to the first.', 'Arrow keys': 'choose.' },
  spoken: ['A group named by its legend; each option with its position and whether it is chosen.'],
  compare: [
    {
      right: (
        <RadioGroup
          label="Are you an accredited investor?"
          name="accredited"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
            { value: 'unsure', label: 'I am not sure' },
          ]}
        />
      ),
      wrong: (
        <RadioGroup
          label="Accredited investor"
          name="status"
          defaultValue="yes"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      because: 'Nothing is chosen on somebody’s behalf, and there is an answer for everybody.',
    },
  ],
};
