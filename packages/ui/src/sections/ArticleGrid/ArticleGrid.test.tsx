import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { insights } from './ArticleGrid.fixtures.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');

describe('<ArticleGrid>', () => {
  it('[blog-2] shows picture, date, reading time, title and excerpt of each article, in the order given', () => {
    render(<ArticleGrid {...insights} />);
    expect(cards()).toHaveLength(insights.articles.length);
    for (const [index, card] of cards().entries()) {
      const { title, excerpt, date, readTime } = insights.articles[index]!;
      expect(within(card).getByRole('img')).toBeTruthy();
      expect(within(card).getByRole('heading', { level: 2, name: title })).toBeTruthy();
      expect(within(card).getByText(excerpt)).toBeTruthy();
      expect(within(card).getByText(readTime)).toBeTruthy();
      expect(card.querySelector('time')?.dateTime).toBe(date);
    }
    expect(within(cards()[0]!).getByText('July 15, 2025')).toBeTruthy();
  });

  it('[blog-2] links title and Read More to the article, each with its name', () => {
    render(<ArticleGrid {...insights} />);
    for (const [index, card] of cards().entries()) {
      const { title, href } = insights.articles[index]!;
      const links = within(card).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [title, href],
        [`Read More ${title}`, href],
      ]);
    }
  });

  it('says once that money can be lost', () => {
    render(<ArticleGrid {...insights} />);
    expect(screen.getByText(/loss of what you invest/)).toBeTruthy();
  });
});
