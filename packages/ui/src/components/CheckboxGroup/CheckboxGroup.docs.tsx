import type { Guide } from '../../guides/guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export const guide: Guide = {
  use: ['None, some or all of up to eight options, all visible.'],
  instead: { RadioGroup: 'for exactly one.', Checkbox: 'for a single one.', DataTable: 'for choosing among rows.' },
  anatomy: {
    Legend: 'the question.',
    Options: 'each with its label and, where needed, a line of help.',
    'Error, help': 'under the options.',
  },
  words: [
    'The legend asks, the options answer: “What are you interested in?”',
    'Options of up to six words, in the same grammatical form.',
  ],
  keyboard: { Tab: 'moves from box to box.', Space: 'checks or unchecks one.' },
  spoken: ['A group named by its legend; each box reads its own label and state.'],
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
      because: 'A question and answers in one grammatical form sound like one sentence when read out.',
    },
  ],
};
