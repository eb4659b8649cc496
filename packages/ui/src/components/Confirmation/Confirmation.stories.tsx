import { signUp } from '@sponsor/content/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { Confirmation, type ConfirmationProps } from './Confirmation.tsx';
import { showConfirmation } from './show-confirmation.ts';

function Shown(props: ConfirmationProps) {
  useEffect(() => showConfirmation(signUp.succeeded), []);
  return <Confirmation {...props} />;
}

const meta = {
  title: 'Components/Confirmation',
  component: Confirmation,
  args: { closeLabel: 'Close' },
  parameters: { docs: { story: { inline: false, height: '320px' } }, visual: { widths: [390, 768], height: 320 } },
  render: (args) => <Shown {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signUp.succeeded)).toBeVisible();
  },
} satisfies Meta<typeof Confirmation>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
