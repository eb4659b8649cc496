import { sponsor } from '@sponsor/content/sponsor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { lists } from './DeliveryLists.fixtures.ts';
import { DeliveryLists } from './DeliveryLists.tsx';
import { deliveryListsTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/DeliveryLists',
  component: DeliveryLists,
  args: {
    state: 'failed',
    counts: { failed: 1, quarantined: 2, waiting: 1204 },
    deliveries: lists.failed,
    leadHref: (leadId) => `/admin/leads?lead=${leadId}`,
    decisions: { onRetry: async () => {}, onRelease: async () => {}, onClose: async () => undefined },
    timeZone: sponsor.timeZone,
    onShow: () => {},
  },
} satisfies Meta<typeof DeliveryLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Suspected spam: look at the person, deliver it, or discard it. */
export const Quarantined: Story = {
  args: { state: 'quarantined', deliveries: lists.quarantined, onNext: () => {} },
};
export const Waits: Story = { args: { state: 'waiting', deliveries: lists.waiting, onFirst: () => {} } };
export const Delivered: Story = { args: { state: 'delivered', deliveries: lists.delivered } };
/** Submissions that staff discarded, with the reason. They can still be delivered. */
export const Closed: Story = { args: { state: 'closed', deliveries: lists.closed } };
/** Closing requires a reason. */
export const Discarding: Story = {
  args: { state: 'quarantined', deliveries: lists.quarantined },
  parameters: { visual: { widths: [390, 768], height: 620 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard selected (2)' }));
    await expect(canvas.getByRole('dialog', { name: texts.closing.quarantined.heading })).toBeVisible();
  },
};
export const Retrying: Story = {
  args: {
    decisions: { onRetry: () => new Promise(() => {}), onRelease: async () => {}, onClose: async () => undefined },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.retryAll }));
    await userEvent.click(canvas.getByRole('button', { name: /^Retry: / }));
  },
};
/** For viewers. */
export const ReadOnly: Story = { args: { decisions: undefined } };
export const Loading: Story = {
  args: { deliveries: undefined },
  parameters: { visual: { widths: [768] } },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.loading);
  },
};
export const Empty: Story = {
  args: { counts: {}, deliveries: [] },
  parameters: { visual: { widths: [768] } },
};
