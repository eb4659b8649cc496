import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { brandOf } from '../brand-of.ts';
import { FoundationTable } from '../FoundationTable.tsx';

/** Seven steps, fluid between a window of 360 px and one of 1440 px. Headings are set in the display face. */
const meta = {
  title: 'Foundations/Type',
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Steps: Story = {
  render: () => (
    <Stack space="x8">
      <Heading level={1} size="hero">
        Investing in the places where Indiana lives and works
      </Heading>
      <Heading level={2} size="heading2">
        Apartments for people 62 and older
      </Heading>
      <Heading level={3} size="heading3">
        Small-bay flex space for local trades
      </Heading>
      <Heading level={4} size="title">
        Bloomington, Terre Haute and Michigan City
      </Heading>
      <Text size="lede">
        A lede says in two sentences what the page is about, so that a hurried reader may stop here.
      </Text>
      <Text>
        Running text keeps to the comfortable line. Figures line up with capitals: $15,000 at 10%, 48 units, 2× to 3×
        over 4½ years.
      </Text>
      <Text size="small" tone="annotation">
        Notes and dimensions are small: 36′ + 18′ + 54′, past performance does not predict future results.
      </Text>
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack space="x2">
      <Text weight="regular">Regular is for reading.</Text>
      <Text weight="medium">Medium is for labels, links and footnote marks.</Text>
      <Text weight="strong">Strong is for the smallest headings and for one word in a sentence.</Text>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (_, { globals }) => (
    <FoundationTable
      caption="Type steps"
      columns={['Step', 'At 360 px', 'At 1440 px']}
      rows={Object.entries(brandOf(globals['theme']).type.sizes).map(([name, { min, max }]) => ({
        name,
        cells: [`${min} px`, `${max} px`],
      }))}
    />
  ),
};
