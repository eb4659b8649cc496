import { pipelineMap } from '@sponsor/content/drawings';
import { flex } from '@sponsor/content/flex';
import { PipelineMap } from '@sponsor/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpcomingProjects } from './UpcomingProjects.tsx';

const meta = {
  title: 'Sections/UpcomingProjects',
  component: UpcomingProjects,
  args: {
    ...flex.upcoming,
    media: <PipelineMap label={pipelineMap.alternativeText} sites={flex.upcoming.sites} />,
    drawing: pipelineMap,
  },
} satisfies Meta<typeof UpcomingProjects>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { drawings: ['1280'] } } };
