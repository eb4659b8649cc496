import type { Meta, StoryObj } from '@storybook/react-vite';
import { carousel } from '../../components/Carousel/Carousel.fixtures.tsx';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { leadsByForm } from '../../components/Chart/Chart.fixtures.ts';
import { Chart } from '../../components/Chart/Chart.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import offeringHero from '../../sections/OfferingHero/OfferingHero.stories.tsx';
import { OfferingHero } from '../../sections/OfferingHero/OfferingHero.tsx';
import { companyFooter } from '../../sections/SiteFooter/SiteFooter.fixtures.tsx';
import { SiteFooter } from '../../sections/SiteFooter/SiteFooter.tsx';

/**
 * The printed page, which many visitors make of terms. Paper has no background, so dark bands turn light; content that
 * must be opened or scrolled to on screen is all there, and screen-only controls are not. To see a section like this,
 * open its story in a new tab with the button at the end of the toolbar, and print it.
 */
const meta = {
  title: 'Foundations/On paper',
  // A4 with margins of half an inch.
  parameters: { frame: 'none', visual: { widths: [698], medium: 'paper' } },
} satisfies Meta;
export default meta;

export const DarkBands: StoryObj = {
  render: () => (
    <>
      <OfferingHero {...offeringHero.args} />
      <SiteFooter {...companyFooter} />
    </>
  ),
};

export const HiddenParts: StoryObj = {
  render: () => (
    <Section component="div">
      <Stack space="x8">
        <Carousel {...carousel} />
        <Disclosure summary="How the return is reckoned">
          <Text>The amount times the yearly rate, paid in twelve parts.</Text>
        </Disclosure>
        <Chart {...leadsByForm} />
      </Stack>
    </Section>
  ),
};
