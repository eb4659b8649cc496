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
 * What a visitor holds who prints a page, as many do with terms. There is no ground behind the words, so dark bands turn
 * light; what would have to be opened or moved is all there, and what only a screen can do is not. To see a section so,
 * open its story in a tab of its own, by the button at the end of the toolbar, and print it.
 */
const meta = {
  title: 'Foundations/On paper',
  // A4 within half an inch of its edges.
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
