import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'How did you hear about us?',
    children: (control) => (
      <select {...control}>
        <option>From a friend</option>
        <option>On the road past one of your sites</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any control: here the browser's own list. */
export const Default: Story = {};
export const WithHelpAndError: Story = {
  args: { helpText: 'It helps us to choose where to show up.', errorText: 'Please choose one.' },
};
