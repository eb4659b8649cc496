import { pipelineMap } from '@sponsor/content/drawing-words';
import { PipelineMap } from '@sponsor/content/drawings';
import { flex } from '@sponsor/content/flex';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { UpcomingProjects } from './UpcomingProjects.tsx';

const { sites, ...words } = flex.upcoming;

const meta = {
  title: 'Sections/UpcomingProjects',
  component: UpcomingProjects,
  args: {
    ...words,
    media: <PipelineMap label={pipelineMap.alternativeText} sites={sites} />,
    drawing: titleOf(pipelineMap),
  },
} satisfies Meta<typeof UpcomingProjects>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { visual: { drawings: ['1280'] } } };
