import { Section } from '@sponsor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storageElevation } from '../../words/drawing-words.ts';
import { StorageElevation } from './StorageElevation.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/StorageElevation',
  id: 'drawings-storageelevation',
  component: StorageElevation,
  args: { label: storageElevation.alternativeText },
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StorageElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = {
  render: (args) => (
    <Section component="div" surface="inverse" space="none" bleed>
      <StorageElevation {...args} />
    </Section>
  ),
  parameters: { visual: { widths: [768] } },
};
/** The sheet ends at the ground, as in the footer. */
export const Unmeasured: Story = { ...Inverse, args: { measured: false } };
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [768] } },
};
