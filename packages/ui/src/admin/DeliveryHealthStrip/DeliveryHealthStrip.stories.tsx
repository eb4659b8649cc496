import { sponsor } from '@sponsor/content/sponsor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { health } from '../DeliveryLists/DeliveryLists.fixtures.ts';
import { DeliveryHealthStrip } from './DeliveryHealthStrip.tsx';

const meta = {
  title: 'Admin/DeliveryHealthStrip',
  component: DeliveryHealthStrip,
  args: { health, deliveriesHref: '/admin/deliveries', timeZone: sponsor.timeZone },
} satisfies Meta<typeof DeliveryHealthStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: { health: undefined },
  parameters: { visual: { widths: [390, 1280] } },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll('[data-felt]')).toHaveLength(5)),
};
export const NotAnswering: Story = { args: { health: { ...health, failing: true, waiting: 214 } } };
export const WithNews: Story = {
  args: {
    health: {
      ...health,
      notices: [
        {
          channel: 'webhook',
          waiting: 12,
          waitingSince: '2026-11-21T14:21:40.000Z',
          reason: 'The webhook responded with 503.',
        },
        { channel: 'letters', waiting: 0, waitingSince: null, reason: null },
      ],
    },
  },
};
export const NotConnected: Story = {
  args: {
    health: {
      ...health,
      connected: false,
      lastDeliveredAt: null,
      deliveredToday: 0,
      waiting: 10_000,
      failed: 0,
      medianSeconds: null,
    },
  },
};
