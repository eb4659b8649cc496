import { overviewPoster } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeniorEntry } from './SeniorEntry.tsx';

const meta = {
  title: 'Drawings/SeniorEntry',
  component: SeniorEntry,
  args: { label: overviewPoster.alternativeText },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof SeniorEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
