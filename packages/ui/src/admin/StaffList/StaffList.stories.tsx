import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StaffList } from './StaffList.tsx';
import { staffListTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/StaffList',
  component: StaffList,
  args: {
    self: 'm.reyes@example.com',
    members: [
      {
        id: 'one',
        email: 'former.colleague@example.com',
        role: 'editor',
        twoFactor: false,
        disabled: true,
        lastSignedInAt: '2025-11-20T15:41:00Z',
      },
      {
        id: 'two',
        email: 'm.reyes@example.com',
        role: 'administrator',
        twoFactor: true,
        disabled: false,
        lastSignedInAt: '2026-03-02T13:02:00Z',
      },
      {
        id: 'three',
        email: 'r.okafor@example.com',
        role: 'viewer',
        twoFactor: false,
        disabled: false,
        lastSignedInAt: null,
      },
    ],
    invitations: [
      { id: 'four', email: 'new.colleague@example.com', role: 'viewer', expiresAt: '2026-03-05T13:02:00Z' },
    ],
    timeZone: 'America/Indiana/Indianapolis',
    onInvite: fn(async () => undefined),
    onWithdraw: fn(),
    onRole: fn(),
    onDisabled: fn(),
    onPasswordLink: fn(),
    onRemoveCode: fn(),
    onCopyLink: fn(),
  },
} satisfies Meta<typeof StaffList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.invite.emailLabel), 'lee@example.com');
    await userEvent.click(canvas.getByLabelText(texts.roles.editor.label));
    await userEvent.click(canvas.getByRole('button', { name: texts.invite.submit }));
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'lee@example.com', role: 'editor' });
  },
};

/** No menu on a person's own line: another administrator must change it. */
export const OpenMenu: Story = {
  parameters: { visual: { widths: [390, 1280], height: 640 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /m\.reyes/ })).toBeNull();
    const menu = canvas.getByRole('button', { name: /r\.okafor/ });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make editor' }));
    await expect(args.onRole).toHaveBeenCalledWith(args.members[2], 'editor');
    await userEvent.click(menu);
    await screen.findByRole('menuitem', { name: texts.actions.disable });
  },
};

/** A link is shown until the next one is created. */
export const FreshInvitation: Story = {
  args: {
    link: {
      purpose: 'invitation',
      email: 'lee@example.com',
      url: 'https://www.example.com/setup#2bJd0qz4mXo8r5vYt1kLwNfUhPsGcEaRiTjMxQnZyBk',
    },
  },
};

/** If the site sends mail, only the invited person sees the link. */
export const MailedInvitation: Story = {
  parameters: { visual: { widths: [390] } },
  args: { link: { purpose: 'invitation', email: 'lee@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.link.mailed);
    await expect(canvas.queryByRole('button', { name: texts.link.copy })).toBeNull();
  },
};

export const Alone: Story = {
  parameters: { visual: { widths: [390] } },
  args: { members: meta.args.members.slice(1, 2), invitations: [] },
};
