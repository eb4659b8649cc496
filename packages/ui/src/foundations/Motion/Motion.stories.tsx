import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { brandOf } from '../brand-of.ts';
import { MotionSample } from './MotionSample.tsx';

/**
 * Four durations and one curve. Motion responds to a person or draws a drawing once; nothing counts up, nothing floats.
 * With reduced motion every state is reached at once.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

export const Durations: StoryObj = {
  render: (_, { globals }) => (
    <Stack align="start">
      <MotionSample motion={brandOf(globals['theme']).motion} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(4);
  },
};
