import type { Meta, StoryObj } from '@storybook/react-vite';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';

const meta = {
  title: 'Admin/ForgottenPassword',
  component: ForgottenPassword,
  parameters: { frame: 'none', visual: { widths: [390], height: 800 } },
  args: { ...entrance, onAsk: async () => undefined, onBack: () => {} },
} satisfies Meta<typeof ForgottenPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = { args: { sent: true } };
