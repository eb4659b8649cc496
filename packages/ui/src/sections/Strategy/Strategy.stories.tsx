import { about } from '@sponsor/content/about';
import { flexAxonometric } from '@sponsor/content/drawing-words';
import { FlexAxonometric } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { Strategy } from './Strategy.tsx';

const meta = {
  title: 'Sections/Strategy',
  component: Strategy,
  args: {
    ...about.strategy,
    media: <FlexAxonometric label={flexAxonometric.alternativeText} />,
    drawing: titleOf(flexAxonometric),
  },
} satisfies Meta<typeof Strategy>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
