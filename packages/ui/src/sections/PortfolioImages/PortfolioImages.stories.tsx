import { portfolioModels } from '@sponsor/content/pictures';
import { portfolio } from '@sponsor/content/portfolio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { PortfolioImages } from './PortfolioImages.tsx';

const pictures = portfolioModels.map(({ caption: _said, ...picture }) => (
  <Picture key={picture.src} {...picture} sizes="(min-width: 768px) 55vw, 92vw" />
));

const { heading: _heading, text: _text, ...words } = portfolio;

const meta = {
  title: 'Sections/PortfolioImages',
  component: PortfolioImages,
  args: {
    ...words,
    slides: portfolio.slides.map((slide, index) => ({ ...slide, media: pictures[index] })),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PortfolioImages>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { visual: { widths: [390, 768] } } };
