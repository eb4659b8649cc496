import { regulationAProcess } from '@sponsor/content/process';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessSteps } from './ProcessSteps.tsx';

const meta = {
  title: 'Sections/ProcessSteps',
  component: ProcessSteps,
  args: regulationAProcess,
} satisfies Meta<typeof ProcessSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    steps: regulationAProcess.steps.map((step, index) =>
      index === 1 ? { ...step, title: 'Identitätsfeststellungsverfahren' } : step,
    ),
  },
  parameters: { visual: { widths: [320, 1024] } },
};
