import type { Meta, StoryObj } from '@storybook/react-vite';
import { insights } from './ArticleGrid.fixtures.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';

const meta = {
  title: 'Sections/ArticleGrid',
  component: ArticleGrid,
  args: insights,
} satisfies Meta<typeof ArticleGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Titles are cut after two lines, excerpts after three. */
export const LongWords: Story = {
  args: {
    articles: insights.articles.slice(0, 2).map((article) => ({
      ...article,
      title: `Grundstücksverwaltungsgesellschaften und ${article.title.repeat(3)}`,
      excerpt: article.excerpt.repeat(3),
    })),
  },
  parameters: { visual: { widths: [320, 768] } },
};
