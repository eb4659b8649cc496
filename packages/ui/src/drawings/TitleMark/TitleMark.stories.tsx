import { seniorElevation } from '@sponsor/content/drawing-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from './TitleMark.fixtures.ts';
import { TitleMark } from './TitleMark.tsx';

const meta = {
  title: 'Drawings/Library/TitleMark',
  id: 'drawings-titlemark',
  component: TitleMark,
  args: titleOf(seniorElevation),
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof TitleMark>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
