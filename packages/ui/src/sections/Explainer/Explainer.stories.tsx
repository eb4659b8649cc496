import { flexAxonometric } from '@sponsor/content/drawing-words';
import { FlexAxonometric } from '@sponsor/content/drawings';
import { flex } from '@sponsor/content/flex';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { Explainer } from './Explainer.tsx';

const meta = {
  title: 'Sections/Explainer',
  component: Explainer,
  args: {
    ...flex.explainer,
    figure: { media: <FlexAxonometric label={flexAxonometric.alternativeText} />, drawing: titleOf(flexAxonometric) },
  },
} satisfies Meta<typeof Explainer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDrawing: Story = {
  render: () => <Explainer {...flex.explainer} />,
  parameters: { visual: { widths: [1280] } },
};
