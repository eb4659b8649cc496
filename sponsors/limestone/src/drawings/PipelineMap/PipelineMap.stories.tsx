import type { Meta, StoryObj } from '@storybook/react-vite';
import { pipelineMap } from '../../words/drawing-words.ts';
import { sites } from '../../words/sites.ts';
import { PipelineMap } from './PipelineMap.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/PipelineMap',
  id: 'drawings-pipelinemap',
  component: PipelineMap,
  args: { label: pipelineMap.alternativeText, sites },
  parameters: { visual: { widths: [390, 768, 1280] } },
} satisfies Meta<typeof PipelineMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
