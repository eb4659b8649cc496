import { sponsor } from '@sponsor/content/sponsor';
import { doNotContact } from '@sponsor/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadHistory, owners, withOtherDetails } from './LeadPanel.fixtures.ts';
import { LeadPanel } from './LeadPanel.tsx';
import { leadPanelTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/LeadPanel',
  component: LeadPanel,
  args: {
    history: leadHistory,
    pageHref: (path, version) => `/admin/pages?${new URLSearchParams({ path, version }).toString()}`,
    desk: { owners, onSave: async () => undefined, onNote: async () => undefined },
    timeZone: sponsor.timeZone,
  },
} satisfies Meta<typeof LeadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nobody may write or call. */
export const DoNotContact: Story = {
  args: { history: { ...leadHistory, lead: { ...leadHistory.lead, status: doNotContact } } },
};

/** Had asked to be forgotten, and wrote again. */
export const CameAgain: Story = {
  args: {
    history: {
      ...leadHistory,
      lead: { ...leadHistory.lead, status: doNotContact },
      suppressedSince: '2026-06-02T10:00:00.000Z',
    },
  },
};

/** Someone who knows the address sent another name and number, and a sentence that no page contains. */
export const OtherDetails: Story = { args: { history: withOtherDetails } };

/** For viewers. */
export const ReadOnly: Story = { args: { desk: undefined } };

export const Loading: Story = {
  args: { history: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.loading);
  },
};

export const Erased: Story = {
  args: {
    history: {
      ...leadHistory,
      lead: { ...leadHistory.lead, email: '[erased]', name: '', phone: '' },
      erasedAt: '2026-11-22T10:00:00.000Z',
      submissions: leadHistory.submissions.map((submission) => ({
        ...submission,
        fields: [],
        context: {},
        delivery: null,
      })),
      events: leadHistory.events.map((event) => ({ ...event, details: {} })),
    },
  },
};
