import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePlan } from '../../words/drawing-words.ts';
import { SitePlan } from './SitePlan.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/SitePlan',
  id: 'drawings-siteplan',
  component: SitePlan,
  args: { label: sitePlan.alternativeText, doors: sitePlan.doors },
  parameters: { visual: { widths: [390, 768, 1280] } },
} satisfies Meta<typeof SitePlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
