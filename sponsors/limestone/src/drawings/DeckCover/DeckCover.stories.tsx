import type { Meta, StoryObj } from '@storybook/react-vite';
import { deckCover } from '../../words/drawing-words.ts';
import { DeckCover } from './DeckCover.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/DeckCover',
  id: 'drawings-deckcover',
  component: DeckCover,
  args: { label: deckCover.alternativeText, title: deckCover.cover.title, issuer: deckCover.cover.issuer },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof DeckCover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [390] } } };
export const LongWords: Story = {
  args: {
    title: ['Midwestern Residential Opportunity Fund', 'Supplement to the investor deck'],
    issuer: ['Limestone & Main Capital Formation', 'Second edition, sample'],
  },
  parameters: { visual: { widths: [390] } },
};
