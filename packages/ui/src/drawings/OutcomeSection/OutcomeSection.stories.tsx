import { regulationACalculator } from '@sponsor/content/calculator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutcomeSection } from './OutcomeSection.tsx';

const { nothing, half, target } = regulationACalculator.outcomes;

const meta = {
  title: 'Drawings/Library/OutcomeSection',
  id: 'drawings-outcomesection',
  component: OutcomeSection,
  args: { label: target.alternativeText, yearlyBps: 800, part: 1 },
  parameters: { visual: { widths: [390] } },
  render: ({ yearlyBps }) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, minmax(0, 100px))' }}>
      <OutcomeSection label={nothing.alternativeText} yearlyBps={yearlyBps} part={0} />
      <OutcomeSection label={half.alternativeText} yearlyBps={yearlyBps} part={0.5} />
      <OutcomeSection label={target.alternativeText} yearlyBps={yearlyBps} part={1} />
    </div>
  ),
} satisfies Meta<typeof OutcomeSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Ten percent a year: more windows on higher floors. */
export const TenPercent: Story = { args: { yearlyBps: 1_000 } };
/** A rate that leaves a partial window. */
export const Uneven: Story = { args: { yearlyBps: 750 } };
