import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  id: 'components-descriptionlist',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Email', description: <Link href="mailto:ann.hollis@example.com">ann.hollis@example.com</Link> },
      { term: 'Status', description: <Badge>Contacted</Badge> },
      { term: 'First seen', description: 'November 21, 2026, 9:05 AM' },
      {
        term: 'Came from',
        description: 'The landing page of the Regulation A fund, by a link in the newsletter of October',
      },
      { term: 'Next action', description: 'Call on Monday' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { parameters: { visual: { widths: [320] } } };
export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Rindfleischetikettierungsaufgabenverwaltungsbericht',
        description: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
      },
      { term: 'Phone', description: 'Not given' },
    ],
  },
  parameters: { visual: { widths: [320, 640] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <DescriptionList {...args} />
    </Section>
  ),
};
