import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { origins } from './LeadOrigins.fixtures.ts';
import { LeadOrigins } from './LeadOrigins.tsx';
import { leadOriginsTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/LeadOrigins',
  component: LeadOrigins,
  args: { origins },
} satisfies Meta<typeof LeadOrigins>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No leads and no page views. */
export const Empty: Story = {
  parameters: { visual: { widths: [390] } },
  args: { origins: { ...origins, forms: [], campaigns: [], otherCampaigns: [], pages: [], otherPages: [] } },
};

export const Loading: Story = {
  parameters: { visual: { widths: [390] } },
  args: { origins: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeVisible();
  },
};
