import { emptyLot } from '@sponsor/content/drawing-words';
import { EmptyLot } from '@sponsor/content/drawings';
import { notFound } from '@sponsor/content/system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Sections/NotFound',
  component: NotFound,
  args: { ...notFound, media: <EmptyLot label={emptyLot.alternativeText} />, drawing: titleOf(emptyLot) },
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { heading: 'Grundstücksverzeichniseintrag unauffindbar' },
  parameters: { visual: { widths: [320, 768] } },
};
