import { pipelineMap } from '@sponsor/content/drawings';
import { pipeline } from '@sponsor/content/opportunity';
import { PipelineMap } from '@sponsor/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
