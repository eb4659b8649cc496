import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flexAxonometric } from '../../words/drawing-words.ts';
import { FlexAxonometric } from './FlexAxonometric.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/FlexAxonometric',
  id: 'drawings-flexaxonometric',
  component: FlexAxonometric,
  args: { label: flexAxonometric.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlexAxonometric>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  render: (args) => (
    <Section component="div" surface="inverse" space="none" bleed>
      <FlexAxonometric {...args} />
    </Section>
  ),
  parameters: { visual: { widths: [768] } },
};
