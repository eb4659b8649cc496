import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AuditLog } from './AuditLog.tsx';
import { auditLogTexts as texts } from './texts.ts';

const hash = 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184';
const administrator = 'm.reyes@example.com';

const meta = {
  title: 'Admin/AuditLog',
  component: AuditLog,
  args: {
    entries: [
      {
        entry: 9,
        at: '2026-03-02T20:12:00Z',
        actor: administrator,
        action: 'role changed',
        subject: 'r.okafor@example.com',
        subjectHref: '/admin/staff',
        details: { from: 'viewer', to: 'editor' },
        hash,
      },
      {
        entry: 8,
        at: '2026-03-02T20:10:00Z',
        actor: 'r.okafor@example.com',
        action: 'lead read',
        subject: 'ann.hollis@example.com',
        subjectHref: '/admin/leads?lead=019a8f3c-0000-7000-8000-000000000012',
        details: {},
        hash,
      },
      {
        entry: 7,
        at: '2026-03-02T13:04:00Z',
        actor: administrator,
        action: 'delivery retried',
        subject: '019a8f3c-0000-7000-8000-000000000099',
        details: {},
        hash,
      },
      {
        entry: 5,
        at: '2026-03-02T13:02:00Z',
        actor: administrator,
        action: 'signed in',
        subject: '',
        details: { by: 'authenticator' },
        hash,
      },
      {
        entry: 4,
        at: '2026-03-02T13:01:00Z',
        actor: 'the server',
        action: 'sign-in failed',
        subject: administrator,
        details: {},
        hash,
      },
      {
        entry: 3,
        at: '2026-03-01T15:00:00Z',
        actor: 'r.okafor@example.com',
        action: 'account created',
        subject: 'r.okafor@example.com',
        details: { role: 'viewer' },
        hash,
      },
      {
        entry: 2,
        at: '2026-03-01T14:00:00Z',
        actor: administrator,
        action: 'invited',
        subject: 'r.okafor@example.com',
        details: { role: 'viewer' },
        hash,
      },
      {
        entry: 1,
        at: '2026-03-01T13:00:00Z',
        actor: 'the server',
        action: 'something of an older release',
        subject: '',
        details: {},
        hash,
      },
    ],
    actors: [administrator, 'r.okafor@example.com', 'the server'],
    actor: '',
    action: '',
    timeZone: 'America/Indiana/Indianapolis',
    onFilter: fn(),
    onOlder: fn(),
  },
} satisfies Meta<typeof AuditLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const filter = { name: texts.filters.action };
    await userEvent.hover(canvas.getByRole('combobox', filter));
    await waitFor(() => expect(canvas.getByRole('combobox', filter).tagName).toBe('BUTTON'));
    await userEvent.click(canvas.getByRole('combobox', filter));
    await userEvent.click(await screen.findByRole('option', { name: texts.actions['signed in'] }));
    await expect(args.onFilter).toHaveBeenCalledWith({ actor: '', action: 'signed in' });
    await userEvent.click(canvas.getByRole('button', { name: texts.older }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = {
  args: { entries: meta.args.entries.slice(6, 7), actor: administrator, action: 'invited', onNewest: fn() },
};

export const Empty: Story = {
  args: { entries: [], action: 'locked out' },
};

/** An entry was changed outside the server. */
export const Broken: Story = {
  args: { brokenAt: 4 },
};
