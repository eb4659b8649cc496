import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { shell } from './AdminShell.fixtures.tsx';
import { AdminShell } from './AdminShell.tsx';
import { adminRailTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/AdminShell',
  component: AdminShell,
  parameters: { frame: 'none', visual: { height: 640 } },
  args: { ...shell, detail: '2,140 leads', children: 'The screen stands here.' },
} satisfies Meta<typeof AdminShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another screen has pending work. */
export const Noted: Story = {
  args: { navigation: [...shell.navigation, { label: 'Deliveries', href: '/admin/deliveries', note: '2 failed' }] },
  parameters: { visual: { widths: [1280], height: 640 } },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="outline" size="small">
        Export CSV
      </Button>
    ),
  },
};

/** Only below the large breakpoint: above it the rail shows everything. */
export const OpenMenu: Story = {
  parameters: { visual: { widths: [390, 768], height: 640 } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.menu, hidden: true }));
  },
};

export const LongWords: Story = {
  args: {
    staffMember: 'maximiliane.donaudampfschifffahrtsgesellschaft@example.com',
    heading: 'Rindfleischetikettierungsaufgabenverwaltungsbericht',
    navigation: [...shell.navigation, { label: 'Donaudampfschifffahrtsgesellschaft', href: '/admin/ships' }],
  },
};

export const SkipLink: Story = {
  parameters: { visual: { widths: [390, 1280], height: 640 } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts.skip })).toHaveFocus();
  },
};

export const UnknownStaffMember: Story = {
  args: { staffMember: undefined },
  parameters: { visual: { widths: [1280], height: 640 } },
};
