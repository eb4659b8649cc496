import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  id: 'components-progress',
  component: Progress,
  args: { label: 'Exporting leads', value: 3000, max: 10_000, valueText: '3,000 of 10,000' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

const stages = (
  <Stack>
    <Progress label="Not begun" value={0} />
    <Progress label="Under way" value={0.6} valueText="60 %" />
    <Progress label="Done" value={1} valueText="100 %" />
    <Progress label="Nobody knows how long" />
  </Stack>
);

export const Default: Story = {};
/** With reduced motion, the bar of unknown length does not move. */
export const Stages: Story = { render: () => stages };
export const LongWords: Story = {
  args: { label: 'Rindfleischetikettierungsaufgabenverwaltungsberichte werden übertragen' },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <Section surface="inverse" space="compact" component="div">
      {stages}
    </Section>
  ),
};
