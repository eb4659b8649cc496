import type { Guide } from '../../guides/guide.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  use: [
    'One of seven or more known options; or of fewer, if everybody knows them, such as amounts, or if there is no room for radio buttons.',
  ],
  instead: {
    RadioGroup: 'for two to six options that people compare.',
    Menu: 'for commands.',
    SearchField: 'if there are more than about 20.',
  },
  never: ['To navigate when an option is chosen.'],
  anatomy: {
    Label: 'above.',
    Field: 'the choice, or the placeholder.',
    List: 'the native one until the code for ours has loaded.',
    'Clear row': 'with `clearLabel`, at the top: clears the choice.',
  },
  words: [
    'The placeholder says what to do: “Choose an amount”.',
    'Options of up to five words, in a predictable order.',
    'In a second language, give each option a `value`, which stays the same, and a `label`.',
  ],
  keyboard: {
    'Enter, Space, Arrow down': 'open the list.',
    'Arrow keys': 'move through it.',
    'A letter': 'moves to the next option that begins with it.',
    Escape: 'closes it without choosing.',
    Tab: 'chooses the highlighted option and moves on.',
  },
  spoken: ['The label, the choice and “combo box”; then help and error. Each option with its position in the list.'],
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
      because: 'The label names, the placeholder asks, and the order is predictable.',
    },
  ],
};
