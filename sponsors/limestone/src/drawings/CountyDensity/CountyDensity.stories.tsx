import type { Meta, StoryObj } from '@storybook/react-vite';
import { countyDensity } from '../../words/drawing-words.ts';
import { CountyDensity } from './CountyDensity.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/CountyDensity',
  id: 'drawings-countydensity',
  component: CountyDensity,
  args: { label: countyDensity.alternativeText, counted: countyDensity.counted },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof CountyDensity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
