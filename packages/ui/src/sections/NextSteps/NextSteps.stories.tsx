import { flex } from '@sponsor/content/flex';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextSteps } from './NextSteps.tsx';

const meta = {
  title: 'Sections/NextSteps',
  component: NextSteps,
  args: flex.join,
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof NextSteps>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
