import type { Meta, StoryObj } from '@storybook/react-vite';
import { rentSection } from '../../words/drawing-words.ts';
import { RentSection } from './RentSection.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/RentSection',
  id: 'drawings-rentsection',
  component: RentSection,
  args: { label: rentSection.alternativeText },
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof RentSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' } };
