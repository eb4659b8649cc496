import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyLot } from '../../words/drawing-words.ts';
import { EmptyLot } from './EmptyLot.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/EmptyLot',
  id: 'drawings-emptylot',
  component: EmptyLot,
  args: { label: emptyLot.alternativeText },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof EmptyLot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
