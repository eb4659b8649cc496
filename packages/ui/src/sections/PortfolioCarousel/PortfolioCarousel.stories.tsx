import type { Meta, StoryObj } from '@storybook/react-vite';
import { portfolioCarousel } from './PortfolioCarousel.fixtures.tsx';
import { PortfolioCarousel } from './PortfolioCarousel.tsx';

const meta = {
  title: 'Sections/PortfolioCarousel',
  component: PortfolioCarousel,
  args: portfolioCarousel,
} satisfies Meta<typeof PortfolioCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    heading: 'Grundstücksentwicklungsgesellschaften',
    slides: portfolioCarousel.slides.map((slide) => ({
      ...slide,
      title: 'Wohnungsbaugenossenschaftsprojekt in Terre Haute',
      location: 'Donaudampfschifffahrtsstraße',
      type: 'Betreutes Wohnen',
    })),
  },
  parameters: { visual: { widths: [320, 768] } },
};
