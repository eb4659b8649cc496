import { sponsor } from '@sponsor/content/sponsor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { leads } from '../LeadTable/LeadTable.fixtures.ts';
import { LeadTable } from '../LeadTable/LeadTable.tsx';
import { LeadSelection } from './LeadSelection.tsx';
import { leadSelectionTexts as texts } from './texts.ts';

const selected = leads.slice(1, 4);
const all = leads.map(({ id, status }) => ({ id, status }));

const meta = {
  title: 'Admin/LeadSelection',
  component: LeadSelection,
  args: {
    leads: all.slice(1, 4),
    exportHref: '/api/desk/leads/export/csv',
    onStatus: async () => undefined,
    owners: ['asha.menon@example.com', 'm.reyes@example.com'],
    onOwner: async () => undefined,
    onClear: () => {},
    tools: <SearchField name="search" label="Search by address or name" />,
    children: <LeadTable leads={leads} selected={selected} onSelect={() => {}} timeZone={sponsor.timeZone} />,
  },
} satisfies Meta<typeof LeadSelection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoneSelected: Story = { args: { leads: [] } };
/** The server exports and changes no more at once. */
export const TooMany: Story = {
  args: { leads: Array.from({ length: 201 }, (_, number) => ({ id: String(number), status: 'new' })) },
};
/** Assigns them to a staff member. */
export const Assigning: Story = {
  parameters: { visual: { widths: [390, 768], height: 560 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.assign }));
    await expect(await canvas.findByRole('menuitem', { name: 'm.reyes@example.com' })).toBeVisible();
  },
};
/** Many at once, or a change that is sent to the CRM: the consequences come first. */
export const Confirming: Story = {
  parameters: { visual: { widths: [390, 768], height: 560 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.setStatus }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'do_not_contact' }));
    await expect(await canvas.findByText(texts.confirm.doNotContact)).toBeVisible();
  },
};
/** One of them asked not to be contacted. */
export const AskingWhy: Story = {
  args: { leads: all },
  parameters: { visual: { widths: [390, 768], height: 560 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.setStatus }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'qualified' }));
    await expect(await canvas.findByRole('dialog', { name: texts.reasonHeading })).toBeVisible();
  },
};
