import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'Admin/Waiting',
  component: Waiting,
  args: { children: 'Loading leads' },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText(args.children);
  },
};
