import type { Meta, StoryObj } from '@storybook/react-vite';
import { ageStair } from '../../words/drawing-words.ts';
import { AgeStair } from './AgeStair.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/AgeStair',
  id: 'drawings-agestair',
  component: AgeStair,
  args: { label: ageStair.alternativeText, years: ageStair.years },
  parameters: { visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgeStair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
