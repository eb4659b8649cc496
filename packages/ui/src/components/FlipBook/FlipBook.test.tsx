import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { flipBook } from './FlipBook.fixtures.tsx';
import { FlipBook } from './FlipBook.tsx';

afterEach(() => document.body.replaceChildren());

describe('<FlipBook>', () => {
  it('contains all pages, each with its address and position, without a script', () => {
    document.body.innerHTML = renderToString(<FlipBook {...flipBook} />);
    const pages = screen.getAllByRole<HTMLImageElement>('img');
    expect(pages.map(({ alt }) => alt)).toEqual(flipBook.pages.map((_, index) => `Page ${index + 1} of 15`));
    for (const [index, page] of pages.entries()) {
      const link = screen.getByRole('link', { name: `Page ${index + 1}` });
      expect(link.getAttribute('href')).toBe(`#${page.closest('li')?.id}`);
      expect(page.loading).toBe('lazy');
    }
  });

  it('links to the same document as text', () => {
    render(<FlipBook {...flipBook} />);
    expect(screen.getByRole('link', { name: 'Read the same as a document' })).toBeTruthy();
  });

  it('starts its script under React', () => {
    render(<FlipBook {...flipBook} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('true');
  });
});
