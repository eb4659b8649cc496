import type { Guide } from '../../guides/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guide: Guide = {
  use: ['One of two to six, all in sight, when the choices have to be compared.'],
  instead: {
    Select: 'for more than six, or where the choices are known to all.',
    CheckboxGroup: 'for several.',
    Switch: 'for on and off.',
  },
  never: ['With a choice taken beforehand that costs something or agrees to something.'],
  anatomy: {
    Legend: 'the question.',
    Options: 'one under the other, each with its label and perhaps a line of help.',
    'Error, help': 'under the options.',
  },
  words: [
    'The legend asks, the options answer in one to six words, alike in form.',
    'If none may fit, give “None of these”: a radio cannot be taken back.',
  ],
  keyboard: { Tab: 'goes to the chosen one, or to the first.', 'Arrow keys': 'choose.' },
  spoken: ['A group by its legend; each option with its place and whether it is chosen.'],
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
