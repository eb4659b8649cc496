import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const lot = (
  <svg viewBox="0 0 200 60" width="160" fill="none" stroke="currentColor">
    <path d="M54 54V30h92v24M44 32l56-26 56 26" strokeDasharray="5 4" />
    <path d="M6 55h188" strokeWidth="2" />
  </svg>
);

const meta = {
  title: 'Components/Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: {
    heading: 'No leads yet',
    headingLevel: 2,
    children: 'Whoever signs up on the investment page appears here within a second.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    heading: 'No lead matches',
    children: 'Four filters are set. Together they leave nothing.',
    action: <Button variant="outline">Clear all filters</Button>,
  },
};
export const WithMedia: Story = { args: { media: lot, action: <ButtonLink href="/invest">Open the page</ButtonLink> } };
export const HeadingAlone: Story = { args: { heading: 'Nothing waits to be delivered', children: undefined } };
export const LongWords: Story = {
  args: {
    heading: 'Rindfleischetikettierungsaufgabenverwaltungsberichte gibt es noch keine',
    media: lot,
    action: <Button>Ask the owner of the account for an invitation</Button>,
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  args: { ...WithAction.args, media: lot, action: <Button>Clear all filters</Button> },
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="none" component="div">
      <EmptyState {...args} />
    </Section>
  ),
};
