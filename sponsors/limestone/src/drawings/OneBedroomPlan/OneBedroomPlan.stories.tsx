import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneBedroomPlan } from '../../words/drawing-words.ts';
import { OneBedroomPlan } from './OneBedroomPlan.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/OneBedroomPlan',
  id: 'drawings-onebedroomplan',
  component: OneBedroomPlan,
  args: { label: oneBedroomPlan.alternativeText, rooms: oneBedroomPlan.rooms },
  parameters: { visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 710 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneBedroomPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
