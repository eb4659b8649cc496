import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flexElevation } from '../../words/drawing-words.ts';
import { FlexElevation } from './FlexElevation.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/FlexElevation',
  id: 'drawings-flexelevation',
  component: FlexElevation,
  args: { label: flexElevation.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlexElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  render: (args) => (
    <Section component="div" surface="inverse" space="none" bleed>
      <FlexElevation {...args} />
    </Section>
  ),
  parameters: { visual: { widths: [768] } },
};
