import { sponsor } from '@sponsor/content/sponsor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords, enlargedText } from '../../internal/enlarged-text.ts';
import { shell } from '../AdminShell/AdminShell.fixtures.tsx';
import { AdminShell } from '../AdminShell/AdminShell.tsx';
import { leads, unusualLeads } from './LeadTable.fixtures.ts';
import { LeadTable } from './LeadTable.tsx';
import { leadTableTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/LeadTable',
  component: LeadTable,
  parameters: { frame: 'none' },
  args: { leads, timeZone: sponsor.timeZone },
  decorators: [
    (Story) => (
      <AdminShell {...shell}>
        <Story />
      </AdminShell>
    ),
  ],
} satisfies Meta<typeof LeadTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For an editor: rows can be selected, and columns sort. */
export const Selected: Story = {
  args: { selected: leads.slice(1, 3), onSelect: () => {}, onSort: () => {} },
};

/** Sorted by address, with additional columns. */
export const FurtherColumns: Story = {
  args: {
    sort: { by: 'email', direction: 'ascending' },
    onSort: () => {},
    further: [
      { key: 'owner', header: 'Owner', text: ({ status }) => (status === 'new' ? '' : 'm.reyes@example.com') },
      { key: 'nextAction', header: 'Next action', text: () => 'Call about the joint account, Nov 24, 2026' },
    ],
  },
};

export const UnusualValues: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  args: { leads: unusualLeads, selected: [], onSelect: () => {} },
};

/** Doubled text: two lines per lead, and one column if that is too narrow as well. No word is broken. */
export const EnlargedText: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  beforeEach: enlargedText.beforeEach,
  play: async ({ canvasElement }) => {
    enlargedText.enlarge();
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = {
  args: { leads: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.loading);
  },
};

export const Empty: Story = { args: { leads: [] } };

export const Failed: Story = { args: { leads: [], onRetry: () => {} } };
