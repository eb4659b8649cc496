import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { TypeStep } from '../../tokens/brand.ts';
import { propertyName } from '../../tokens/theme-rules.ts';
import { brandOf } from '../brand-of.ts';
import { FoundationTable } from '../FoundationTable.tsx';

/** Seven steps, fluid between a window of 360 px and one of 1440 px. Headings use the display face. */
const meta = {
  title: 'Foundations/Type',
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta;
export default meta;

type Story = StoryObj;

/** Each under the name of its step. */
export const Steps: Story = {
  render: () => (
    <Stack space="x8">
      <Specimen step="hero">
        <Heading level={1} size="hero">
          Investing in the places where Indiana lives and works
        </Heading>
      </Specimen>
      <Specimen step="heading2">
        <Heading level={2} size="heading2">
          Apartments for people 62 and older
        </Heading>
      </Specimen>
      <Specimen step="heading3">
        <Heading level={3} size="heading3">
          Small-bay flex space for local trades
        </Heading>
      </Specimen>
      <Specimen step="title">
        <Heading level={4} size="title">
          Bloomington, Terre Haute and Michigan City
        </Heading>
      </Specimen>
      <Specimen step="lede">
        <Text size="lede">
          A lede says in two sentences what the page is about, so that a hurried reader may stop here.
        </Text>
      </Specimen>
      <Specimen step="body">
        <Text>
          Running text keeps to the comfortable line. Figures line up with capitals: $15,000 at 10%, 48 units, 2× to 3×
          over 4½ years.
        </Text>
      </Specimen>
      <Specimen step="small">
        <Text size="small" tone="annotation">
          Notes and dimensions are small: 36′ + 18′ + 54′, past performance does not predict future results.
        </Text>
      </Specimen>
    </Stack>
  ),
};

function Specimen({ step, children }: { step: TypeStep; children: ReactNode }) {
  return (
    <Stack space="x1">
      <Text size="small" tone="muted">
        {step}
      </Text>
      {children}
    </Stack>
  );
}

/** The weights of the text face. Headings have one weight, that of the display face. */
export const Weights: Story = {
  render: (_, { globals }) => {
    const { weight, mediumWeight, strongWeight } = brandOf(globals['theme']).font.text;
    return (
      <Stack space="x2">
        <Text weight="regular">Regular, {weight}, is for reading.</Text>
        <Text weight="medium">Medium, {mediumWeight}, is for labels, links and footnote marks.</Text>
        <Text weight="strong">
          Strong, {strongWeight}, is for the smallest headings and for one word in a sentence.
        </Text>
      </Stack>
    );
  },
};

/** Between the two widths a size grows linearly. Line height is a multiple of the size. */
export const Sizes: Story = {
  render: (_, { globals }) => {
    const { font, type } = brandOf(globals['theme']);
    const large = [type.leading.tight, em(type.tracking.large), font.display.weight];
    const medium = [type.leading.snug, em(type.tracking.medium), font.display.weight];
    const text = [type.leading.body, em(0), font.text.weight];
    const steps: readonly (readonly [TypeStep, typeof text])[] = [
      ['hero', large],
      ['heading2', large],
      ['heading3', large],
      ['title', medium],
      ['lede', text],
      ['body', text],
      ['small', text],
    ];
    return (
      <FoundationTable
        caption="Type steps"
        columns={['Step', 'Size at 360 and 1440 px', 'Line height', 'Tracking, em', 'Weight']}
        rows={steps.map(([name, setting]) => ({
          name,
          property: propertyName(['type', 'size', name]),
          cells: [`${type.sizes[name].min} to ${type.sizes[name].max}\u00a0px`, ...setting],
        }))}
      />
    );
  },
};

const em = (tracking: number) => String(tracking).replace('-', '−');
