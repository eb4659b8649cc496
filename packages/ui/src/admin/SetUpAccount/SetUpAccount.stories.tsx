import { setUpAccount } from '@sponsor/content/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SetUpAccount } from './SetUpAccount.tsx';

const { page: _page, checking: _checking, purposes, ...texts } = setUpAccount;

const meta = {
  title: 'Admin/SetUpAccount',
  component: SetUpAccount,
  parameters: { frame: 'none', visual: { height: 800 } },
  args: { ...entrance, texts, minimumPasswordLength: 12, onSetUp: async () => undefined },
} satisfies Meta<typeof SetUpAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link says whose password it will be. */
export const Invitation: Story = {
  parameters: { visual: { widths: [390], height: 800 } },
  args: { texts: { ...texts, ...purposes.invitation }, email: 'r.okafor@example.com' },
};

export const UsedLink: Story = { args: { used: true } };
