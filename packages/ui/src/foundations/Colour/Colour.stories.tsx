import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { brandOf } from '../brand-of.ts';
import { ColourJobs } from './ColourJobs.tsx';
import { ColourPairs } from './ColourPairs.tsx';

/**
 * Components request a color by its job, never by its name in a palette. On `data-surface="inverse"` every job gets
 * another value, so nested components need not know their surface.
 */
const meta = {
  title: 'Foundations/Colour',
  parameters: { frame: 'none', visual: { widths: [390, 1280] } },
} satisfies Meta;
export default meta;

type Story = StoryObj;

/**
 * Each token has two values in a brand: on the base surface, then on the inverse one. The contrast shown is the lowest
 * on any background of either surface.
 */
export const Jobs: Story = {
  render: () => (
    <Section component="div" space="compact">
      <ColourJobs />
    </Section>
  ),
};

/** Every color on every background where it may appear. */
export const Base: Story = {
  render: (_, { globals }) => (
    <Section component="div" space="compact">
      <ColourPairs caption="Colours on the base surface" colours={brandOf(globals['theme']).colour.base} />
    </Section>
  ),
};

/** The same on the inverse surface: the dark band, and the footer. */
export const Inverse: Story = {
  render: (_, { globals }) => (
    <Section component="div" space="compact" surface="inverse">
      <ColourPairs caption="Colours on the inverse surface" colours={brandOf(globals['theme']).colour.inverse} />
    </Section>
  ),
};
