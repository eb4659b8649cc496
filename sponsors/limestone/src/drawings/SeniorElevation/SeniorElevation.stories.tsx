import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { seniorElevation } from '../../words/drawing-words.ts';
import { SeniorElevation } from './SeniorElevation.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/SeniorElevation',
  id: 'drawings-seniorelevation',
  component: SeniorElevation,
  args: { label: seniorElevation.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1440] } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeniorElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  render: (args) => (
    <Section component="div" surface="inverse" space="none" bleed>
      <SeniorElevation {...args} />
    </Section>
  ),
  parameters: { visual: { widths: [768] } },
};
export const Unmeasured: Story = { args: { measured: false }, parameters: { visual: { widths: [1440] } } };
