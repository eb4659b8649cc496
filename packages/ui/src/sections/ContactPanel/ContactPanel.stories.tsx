import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactPanel } from './ContactPanel.fixtures.tsx';
import { ContactPanel } from './ContactPanel.tsx';

const meta = {
  title: 'Sections/ContactPanel',
  component: ContactPanel,
  args: contactPanel,
  parameters: { visual: { widths: [390, 1440] } },
} satisfies Meta<typeof ContactPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
