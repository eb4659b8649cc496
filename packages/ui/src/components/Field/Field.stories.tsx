import type { Meta, StoryObj } from '@storybook/react-vite';
import { asWritten } from '../../internal/as-written.fixtures.ts';
import { Field } from './Field.tsx';
import { TimeControl } from './TimeControl.fixtures.tsx';

const meta = {
  title: 'Components/Fields/Field',
  id: 'components-field',
  component: Field,
  args: {
    label: 'Time for a call',
    hint: 'Optional',
    children: asWritten('(control) => <input {...control} type="time" name="time" />', (control) => (
      <TimeControl {...control} />
    )),
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any control: here the native one for a time of day, with its own look. */
export const Default: Story = {};
export const WithHelpAndError: Story = {
  args: { helpText: 'Our office is open from 9 AM to 5 PM.', errorText: 'Please choose a time from 9 AM to 5 PM.' },
};
