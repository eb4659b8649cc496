import type { Meta, StoryObj } from '@storybook/react-vite';
import { studioPlan } from '../../words/drawing-words.ts';
import { StudioPlan } from './StudioPlan.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/StudioPlan',
  id: 'drawings-studioplan',
  component: StudioPlan,
  args: { label: studioPlan.alternativeText, rooms: studioPlan.rooms },
  parameters: { visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StudioPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
