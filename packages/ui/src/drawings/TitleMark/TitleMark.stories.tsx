import { seniorElevation } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitleMark } from './TitleMark.tsx';

const { alternativeText: _alternativeText, ...title } = seniorElevation;

const meta = {
  title: 'Drawings/Library/TitleMark',
  id: 'drawings-titlemark',
  component: TitleMark,
  args: title,
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof TitleMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
