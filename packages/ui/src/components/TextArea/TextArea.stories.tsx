import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Fields/TextArea',
  id: 'components-textarea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = 'How long after a building opens would the first distribution be made, and who decides its amount?';

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: question } };
/** It grows with its text, up to a limit. */
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 12 }, () => question).join('\n\n') },
  parameters: { visual: { widths: [320] } },
};
export const Invalid: Story = {
  args: {
    defaultValue: 'Hello',
    errorText: 'Message must be at least 10 characters.',
    helpText: 'To be called, add your number and a good time.',
  },
};
export const Disabled: Story = { args: { defaultValue: question, disabled: true } };
