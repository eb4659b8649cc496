import { deliveries } from '@sponsor/content/deliveries';
import { sponsor } from '@sponsor/content/sponsor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lists } from './DeliveryLists.fixtures.ts';
import { DeliveryLists } from './DeliveryLists.tsx';

const meta = {
  title: 'Admin/DeliveryLists',
  component: DeliveryLists,
  parameters: { visual: { widths: [390, 1280] } },
  args: { lists, retrying: false, onRetry: () => {}, texts: deliveries.lists, timeZone: sponsor.timeZone },
} satisfies Meta<typeof DeliveryLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true }, parameters: { visual: { widths: [1280] } } };
export const Empty: Story = {
  args: { lists: { failed: [], waiting: [], delivered: [] } },
  parameters: { visual: { widths: [768] } },
};
