import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisedElevation } from '../../words/drawing-words.ts';
import { RevisedElevation } from './RevisedElevation.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/RevisedElevation',
  id: 'drawings-revisedelevation',
  component: RevisedElevation,
  args: { label: revisedElevation.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RevisedElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  render: (args) => (
    <Section component="div" surface="inverse" space="none" bleed>
      <RevisedElevation {...args} />
    </Section>
  ),
  parameters: { visual: { widths: [768] } },
};
