import type { Guide } from '../../guides/guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export const guide: Guide = {
  use: ['None, some or all of up to eight things, all in sight.'],
  instead: { RadioGroup: 'for exactly one.', Checkbox: 'for a single one.', DataTable: 'for choosing among rows.' },
  anatomy: {
    Legend: 'the question.',
    Options: 'each with its label and, where needed, a line of help.',
    'Error, help': 'under the options.',
  },
  words: [
    'The legend asks, the options answer: “What are you interested in?”',
    'Options of up to six words, alike in form.',
  ],
  keyboard: { Tab: 'goes from box to box.', Space: 'ticks one.' },
  spoken: ['A group by its legend; each box says its own label and state.'],
  compare: [
    {
      right: (
        <CheckboxGroup
          label="What are you interested in?"
          name="interests"
          options={[
            { value: 'senior', label: 'Senior living' },
            { value: 'flex', label: 'Flex industrial' },
          ]}
        />
      ),
      wrong: (
        <CheckboxGroup
          label="Interests*"
          name="topics"
          options={[
            { value: 'senior', label: 'Senior living' },
            { value: 'flex', label: 'Yes, please tell me more about small warehouses!' },
          ]}
        />
      ),
      because: 'A question and answers of one form: read out, they make one sentence.',
    },
  ],
};
