import type { Meta, StoryObj } from '@storybook/react-vite';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SetUpAccount } from './SetUpAccount.tsx';

const meta = {
  title: 'Admin/SetUpAccount',
  component: SetUpAccount,
  parameters: { frame: 'none', visual: { height: 800 } },
  args: { ...entrance, minimumPasswordLength: 12, onSetUp: async () => undefined },
} satisfies Meta<typeof SetUpAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link names the account, and has its own texts. */
export const Invitation: Story = {
  parameters: { visual: { widths: [390], height: 800 } },
  args: {
    texts: {
      heading: 'Create your account',
      introduction: 'You have been invited to the staff area. Choose the password you will sign in with.',
    },
    email: 'r.okafor@example.com',
  },
};

export const UsedLink: Story = { args: { used: true } };
