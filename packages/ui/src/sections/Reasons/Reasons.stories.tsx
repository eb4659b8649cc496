import { flex } from '@sponsor/content/flex';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reasons } from './Reasons.tsx';

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  args: flex.reasons,
} satisfies Meta<typeof Reasons>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
