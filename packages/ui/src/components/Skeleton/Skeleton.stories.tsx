import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  args: { label: 'Loading the history', lines: 3 },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[aria-busy]:not([data-felt])')).toBeNull()),
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const Box: Story = {
  parameters: { visual: { widths: [320] } },
  render: () => <Skeleton ratio={16 / 9} label="Loading the page they saw" />,
};

/** Its lines are as high as lines of text, so nothing shifts when the text arrives. */
export const BesideText: Story = {
  render: () => (
    <>
      <Skeleton lines={1} />
      <Text>Signed up on the landing page of the Regulation A fund.</Text>
      <Skeleton lines={1} />
    </>
  ),
};
export const OnTint: Story = { globals: { surface: 'tint' } };
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <Section surface="inverse" space="compact" component="div">
      <Skeleton lines={3} label="Loading the history" />
    </Section>
  ),
};
