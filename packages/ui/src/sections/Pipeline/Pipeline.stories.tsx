import { pipelineMap } from '@sponsor/content/drawings';
import { pipeline } from '@sponsor/content/opportunity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PipelineMap } from '../../drawings/PipelineMap/PipelineMap.tsx';
import { Pipeline } from './Pipeline.tsx';

const meta = {
  title: 'Sections/Pipeline',
  component: Pipeline,
  args: {
    ...pipeline,
    media: <PipelineMap label={pipelineMap.alternativeText} sites={pipeline.sites} />,
    drawing: pipelineMap,
  },
} satisfies Meta<typeof Pipeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
