import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from '../Link/Link.tsx';
import { elevation } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Content/Card',
  id: 'components-card',
  component: Card,
  args: {
    heading: 'Flex and small-bay industrial',
    headingLevel: 3,
    children: (
      <>
        <Text tone="muted">Drive-in bays for local trades and makers, a few minutes from where they live.</Text>
        <Link href="/flex-industrial" variant="standalone">
          Why small bays
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = { args: { media: <Picture {...elevation} /> } };
export const LongWords: Story = {
  args: { heading: 'Independent-living apartments with round-the-clock nursing in Terre Haute and Michigan City' },
  parameters: { visual: { widths: [320] } },
};
