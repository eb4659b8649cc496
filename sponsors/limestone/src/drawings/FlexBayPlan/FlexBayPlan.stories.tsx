import type { Meta, StoryObj } from '@storybook/react-vite';
import { flexBayPlan } from '../../words/drawing-words.ts';
import { FlexBayPlan } from './FlexBayPlan.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/FlexBayPlan',
  id: 'drawings-flexbayplan',
  component: FlexBayPlan,
  args: { label: flexBayPlan.alternativeText, rooms: flexBayPlan.rooms },
  parameters: { visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlexBayPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
