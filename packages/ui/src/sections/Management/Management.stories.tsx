import type { Meta, StoryObj } from '@storybook/react-vite';
import { sponsorManagement } from './Management.fixtures.tsx';
import { Management } from './Management.tsx';

const meta = {
  title: 'Sections/Management',
  component: Management,
  args: sponsorManagement,
} satisfies Meta<typeof Management>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { drawings: ['1280'] } } };
export const BiographyOpen: Story = {
  parameters: { visual: { widths: [320] } },
  play: async ({ canvas, userEvent }) => {
    for (const toggle of canvas.getAllByText(sponsorManagement.biographyLabel)) await userEvent.click(toggle);
  },
};
