import { porchDetail } from '@sponsor/content/drawing-words';
import { PorchDetail } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cutout } from './Cutout.tsx';

const meta = {
  title: 'Drawings/Library/Cutout',
  id: 'drawings-cutout',
  component: Cutout,
  args: {
    shape: 'card',
    left: 0.2,
    top: 0.225,
    width: 0.62,
    children: <PorchDetail label={porchDetail.alternativeText} />,
  },
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof Cutout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Banner: Story = { args: { shape: 'banner', left: 0, top: 0.185, width: 1 } };
export const OnWhite: Story = { args: { left: -0.1, top: 0, width: 1.2, paper: 'raised' } };
export const Inverse: Story = { args: { paper: 'inverse' } };
