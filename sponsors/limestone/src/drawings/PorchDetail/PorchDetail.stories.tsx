import type { Meta, StoryObj } from '@storybook/react-vite';
import { porchDetail } from '../../words/drawing-words.ts';
import { PorchDetail } from './PorchDetail.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/PorchDetail',
  id: 'drawings-porchdetail',
  component: PorchDetail,
  args: { label: porchDetail.alternativeText },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof PorchDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [768] } },
};
