import { pipelineMap } from '@sponsor/content/drawing-words';
import { PipelineMap } from '@sponsor/content/drawings';
import { pipeline } from '@sponsor/content/opportunity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { Pipeline } from './Pipeline.tsx';

const { sites, sample: _sample, ...words } = pipeline;

const meta = {
  title: 'Sections/Pipeline',
  component: Pipeline,
  args: {
    ...words,
    media: <PipelineMap label={pipelineMap.alternativeText} sites={sites} />,
    drawing: titleOf(pipelineMap),
  },
} satisfies Meta<typeof Pipeline>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
