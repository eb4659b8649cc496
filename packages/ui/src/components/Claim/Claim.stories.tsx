import { groundUpDevelopments } from '@sponsor/content/claims/record';
import { openToAll, regulationAMinimum } from '@sponsor/content/claims/regulation-a';
import { investmentTimeline, totalReturn } from '@sponsor/content/claims/targets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Claim } from './Claim.tsx';

/** The marks link to `Footnotes`, which these stories do not show. */
const meta = {
  title: 'Components/Claims/Claim',
  id: 'components-claim',
  component: Claim,
  args: { claim: openToAll },
} satisfies Meta<typeof Claim>;
export default meta;

type Story = StoryObj<typeof meta>;

const inSentence: NonNullable<Story['render']> = (args) => (
  <Text size="lede">
    It is <Claim {...args} />, and it is meant to stay so. Lines keep their distance whether or not a mark stands in
    them.
  </Text>
);

export const Default: Story = { render: inSentence };
export const SeveralNotes: Story = {
  args: { claim: { ...regulationAMinimum, notes: [12, 15, 19] } },
  render: inSentence,
};
export const InHeading: Story = {
  render: (args) => (
    <Heading level={1}>
      A fund <Claim {...args} />
    </Heading>
  ),
};
export const InSmallPrint: Story = {
  render: (args) => (
    <Text size="small" tone="muted">
      A fund that is <Claim {...args} />.
    </Text>
  ),
};
export const FactAsFigure: Story = { args: { claim: groundUpDevelopments, display: 'figure' } };
export const TermAsFigure: Story = { args: { claim: regulationAMinimum, display: 'figure' } };
export const TargetAsFigure: Story = { args: { claim: totalReturn, display: 'figure' } };
export const TargetAsFigureNarrow: Story = {
  args: { claim: investmentTimeline, display: 'figure' },
  parameters: { visual: { widths: [320] } },
};
export const Rows: Story = {
  args: { claim: groundUpDevelopments, display: 'row' },
  render: () => (
    <>
      {[groundUpDevelopments, regulationAMinimum, totalReturn].map((claim) => (
        <Claim key={claim.id} claim={claim} display="row" />
      ))}
    </>
  ),
};
export const MarkFocused: Story = {
  args: { claim: { ...regulationAMinimum, notes: [12, 15] } },
  play: ({ canvas }) => canvas.getByRole('link', { name: 'Note 15' }).focus({ focusVisible: true }),
};
export const Inverse: Story = {
  args: { claim: totalReturn, display: 'figure' },
  parameters: { frame: 'none' },
  decorators: (StoryInside) => (
    <Section surface="inverse" space="compact" component="div">
      <StoryInside />
    </Section>
  ),
};
