import type { Guide } from '../../guides/guide.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  use: [
    'One of seven or more known things; of fewer, where all know them, as amounts, or where there is no room for radio buttons.',
  ],
  instead: {
    RadioGroup: 'for two to six that have to be compared.',
    Menu: 'for commands.',
    SearchField: 'when there are more than about 20.',
  },
  never: ['To go to a page when something is chosen.'],
  anatomy: {
    Label: 'above.',
    Field: 'the choice, or the placeholder.',
    List: 'the browser’s until the code for ours is there.',
    'Clear row': 'with `clearLabel`, at the top: takes the choice back.',
  },
  words: [
    'The placeholder says what to do: “Choose an amount”.',
    'Options of up to five words, in an order that can be foreseen.',
    'In a second language each option has a `value`, which stays the same, beside its `label`.',
  ],
  keyboard: {
    'Enter, Space, Arrow down': 'open the list.',
    'Arrow keys': 'go through it.',
    'A letter': 'goes to the next option that begins with it.',
    Escape: 'closes it without choosing.',
    Tab: 'takes the option that is lit and goes on.',
  },
  spoken: ['The label, the choice and “combo box”; then help and error. Each option with its place in the list.'],
  compare: [
    {
      right: (
        <Select
          name="amount"
          label="Amount"
          placeholder="Choose an amount"
          options={['$500 - $1,000', '$1,000 - $5,000', '$5,000 - $10,000']}
        />
      ),
      wrong: (
        <Select
          name="range"
          label="Please select an amount from the list"
          placeholder="--"
          options={['$5,000 - $10,000', '$500 - $1,000', '$1,000 - $5,000']}
        />
      ),
      because: 'The label names, the placeholder asks, and the order can be foreseen.',
    },
  ],
};
