import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Waiting' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = (
  <Inline space="x2">
    <Badge>Waiting</Badge>
    <Badge tone="success">Delivered</Badge>
    <Badge tone="attention">Quarantined</Badge>
    <Badge tone="danger">Refused</Badge>
  </Inline>
);

export const Default: Story = {};
export const Tones: Story = { render: () => tones };
export const OnTint: Story = { globals: { surface: 'tint' }, render: () => tones };
export const InSentence: Story = {
  render: () => (
    <p>
      The message of November 21 is <Badge tone="attention">Quarantined</Badge> until somebody has looked at it.
    </p>
  ),
};
export const LongWords: Story = {
  args: {
    tone: 'danger',
    children:
      'Refused by the customer relationship management system, which knows no field InvestmentAmountInUsDollars',
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <Section surface="inverse" space="compact" component="div">
      {tones}
    </Section>
  ),
};
