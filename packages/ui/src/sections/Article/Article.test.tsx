import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sparkFundArticle } from './Article.fixtures.tsx';
import { Article } from './Article.tsx';

describe('<Article>', () => {
  it('is named by its title, and ends with the link back', () => {
    render(<Article {...sparkFundArticle} />);
    screen.getByRole('article', { name: screen.getByRole('heading', { level: 1 }).textContent });
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Back to Blog');
  });

  it('shows each picture with its title mark, the second at its place in the text', () => {
    render(<Article {...sparkFundArticle} />);
    const figures = screen.getAllByRole('figure');
    expect(figures.map((figure) => figure.textContent)).toEqual([
      expect.stringContaining('Typical row, self-storage'),
      expect.stringContaining('the path of a month’s rent'),
    ]);
    const before = screen.getByRole('heading', { name: 'What you own' });
    const after = screen.getByRole('heading', { name: 'Follow the rent down' });
    expect(before.compareDocumentPosition(figures[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(figures[1]!.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links the marks of every claim to its notes', () => {
    render(<Article {...sparkFundArticle} />);
    const marks = [...document.querySelectorAll('[data-claim] a[href^="#note-"]')];
    expect(marks.length).toBeGreaterThan(3);
    for (const mark of marks) expect(document.querySelector(mark.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows a target as a figure, with its risk and payments', () => {
    render(<Article {...sparkFundArticle} />);
    const target = document.querySelector('[data-claim=eight-percent-preferred-return]');
    expect(target?.textContent).toMatch(
      /^8% preferred return.*Not yet paid\. A preferred return is only a place in line/,
    );
  });

  it('dates an addition', () => {
    render(<Article {...sparkFundArticle} />);
    const added = screen.getByText('July 10, 2025', { selector: 'time' });
    expect(added.parentElement?.textContent).toContain('The current minimum stands in the offering circular');
  });

  it('[article-2] states the risk, with a link to the offering document', () => {
    render(<Article {...sparkFundArticle} />);
    const risk = screen.getByRole('complementary', { name: 'Investment risk' });
    expect(risk.textContent).toContain('you could lose all of what you invest');
    const link = within(risk).getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      sparkFundArticle.risk.document.href,
      '_blank',
    ]);
  });

  it('ends with the next step and the link back', () => {
    render(<Article {...sparkFundArticle} />);
    const end = screen.getByRole('region', { name: sparkFundArticle.action.heading });
    expect(
      within(end)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/invest', '/blog']);
  });

  it('has no list of notes without claims', () => {
    render(<Article {...sparkFundArticle} notes={[]} />);
    expect(screen.queryByRole('heading', { name: sparkFundArticle.notesHeading })).toBeNull();
  });
});
