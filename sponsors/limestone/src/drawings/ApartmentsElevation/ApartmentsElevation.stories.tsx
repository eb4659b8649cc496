import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { apartmentsElevation } from '../../words/drawing-words.ts';
import { ApartmentsElevation } from './ApartmentsElevation.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/ApartmentsElevation',
  id: 'drawings-apartmentselevation',
  component: ApartmentsElevation,
  args: { label: apartmentsElevation.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ApartmentsElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  render: (args) => (
    <Section component="div" surface="inverse" space="none" bleed>
      <ApartmentsElevation {...args} />
    </Section>
  ),
  parameters: { visual: { widths: [768] } },
};
