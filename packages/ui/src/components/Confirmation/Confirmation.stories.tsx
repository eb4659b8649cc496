import { signUp } from '@sponsor/content/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Confirmation } from './Confirmation.tsx';
import { showConfirmation } from './show-confirmation.ts';

const meta = {
  title: 'Components/Confirmation',
  component: Confirmation,
  args: { closeLabel: 'Close' },
  parameters: { docs: { story: { inline: false, height: '320px' } }, visual: { widths: [390, 768], height: 320 } },
  play: async ({ canvas }) => {
    showConfirmation(signUp.succeeded);
    await expect(await canvas.findByText(signUp.succeeded)).toBeVisible();
  },
} satisfies Meta<typeof Confirmation>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
