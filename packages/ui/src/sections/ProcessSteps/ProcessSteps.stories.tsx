import { regulationAProcess } from '@sponsor/content/process';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProcessSteps } from './ProcessSteps.tsx';

const meta = {
  title: 'Sections/ProcessSteps',
  component: ProcessSteps,
  args: regulationAProcess,
} satisfies Meta<typeof ProcessSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const heading = 'How to invest';
const sentence =
  'Up to 25 words of how it goes on from here, and of how long that takes, as a rule, for most of those who invest.';
const steps = (
  [
    'Sign up',
    'Read the circular',
    'Choose an amount',
    'Sign and pay',
    'Get the confirmation',
    'Hear every quarter',
  ] as const
).map((title, index) => ({ symbol: regulationAProcess.steps[index % 4]?.symbol ?? 'sheet', title, text: [sentence] }));

export const ThreeSteps: Story = {
  args: { heading, steps: steps.slice(0, 3) },
  parameters: { visual: { widths: [768] } },
};
/** Side by side if each has room for its words. */
export const FiveSteps: Story = {
  args: { heading, steps: steps.slice(0, 5) },
  parameters: { visual: { widths: [1024, 1280] } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};
export const SixSteps: Story = { args: { heading, steps }, parameters: { visual: { widths: [1280] } } };
export const LongWords: Story = {
  args: {
    steps: regulationAProcess.steps.map((step, index) =>
      index === 1 ? { ...step, title: 'Identitätsfeststellungsverfahren' } : step,
    ),
  },
  parameters: { visual: { widths: [320, 1024] } },
};
