import { errorScreen } from '@sponsor/content/system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen.tsx';

const { heading, text, reload, returnToHome, incidentLabel } = errorScreen;

const meta = {
  title: 'Sections/ErrorScreen',
  component: ErrorScreen,
  args: { heading, text, reload, returnToHome },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIncident: Story = {
  args: { incident: { label: incidentLabel, id: '01981f6c-9a51-7c3e-b7d4-3f0f5a2c9e10' } },
};
