import { received } from '@sponsor/content/received';
import { problem } from '@sponsor/content/system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceivedPanel } from './ReceivedPanel.tsx';

const meta = {
  title: 'Sections/ReceivedPanel',
  component: ReceivedPanel,
  args: { outcome: 'received', ...received['sign-up'] },
} satisfies Meta<typeof ReceivedPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = {
  args: {
    outcome: 'refused',
    heading: problem.heading,
    text: 'Please enter a valid email address.',
    advice: problem.advice,
    next: problem.returnToHome,
  },
};
