import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flipBook } from './FlipBook.fixtures.tsx';
import { FlipBook } from './FlipBook.tsx';
import { startFlipBook } from './start-flip-book.ts';

const pageWidth = 500;
let pagesInView = 2;
let end = () => {};

const row = () => screen.getAllByRole('list').at(-1) ?? document.body;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => Number(textContent));

/** Starts a book as the server sends it, without React. */
function start() {
  document.body.innerHTML = renderToStaticMarkup(<FlipBook {...flipBook} />);
  const book = document.querySelector('section');
  if (!book) throw new Error('No book was rendered.');
  end = startFlipBook(book);
}

/** Scrolls by hand: the row moves, and nothing scrolls for a while. */
function scrollTo(left: number) {
  row().scrollLeft = left;
  fireEvent.scroll(row());
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  pagesInView = 2;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => pagesInView * pageWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(pageWidth);
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('startFlipBook', () => {
  it('marks the pages in view, and says nothing before one is turned', () => {
    start();
    expect(marked()).toEqual([1, 2]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('turns by its buttons as many pages as are in view, and says which are then', () => {
    start();
    fireEvent.click(button('Next'));
    expect(row().scrollLeft).toBe(1000);
    expect(marked()).toEqual([3, 4]);
    expect(screen.getByRole('status').textContent).toBe('Page 3 of 15, Page 4 of 15');
    fireEvent.click(button('Previous'));
    expect(marked()).toEqual([1, 2]);
  });

  it('turns by arrow keys, Home and End, not past the ends, and leaves the browser its own shortcuts', () => {
    start();
    fireEvent.keyDown(row(), { key: 'ArrowLeft' });
    expect(marked()).toEqual([1, 2]);
    fireEvent.keyDown(row(), { key: 'ArrowRight' });
    expect(marked()).toEqual([3, 4]);
    fireEvent.keyDown(row(), { key: 'End' });
    fireEvent.keyDown(row(), { key: 'ArrowRight' });
    expect(marked()).toEqual([15]);
    expect(fireEvent.keyDown(row(), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(marked()).toEqual([15]);
    fireEvent.keyDown(row(), { key: 'Home' });
    expect(marked()).toEqual([1, 2]);
  });

  it('has no way on at its ends, where the keyboard stays in the book', () => {
    start();
    expect(button('Previous').disabled).toBe(true);
    button('Next').focus();
    fireEvent.keyDown(button('Next'), { key: 'End' });
    expect(button('Next').disabled).toBe(true);
    expect(document.activeElement).toBe(row());
  });

  it('follows whoever scrolls it, and a window that gets narrower', () => {
    start();
    scrollTo(3000);
    expect(marked()).toEqual([7, 8]);
    pagesInView = 1;
    fireEvent(window, new Event('resize'));
    expect(marked()).toEqual([7]);
    fireEvent.click(button('Next'));
    expect(marked()).toEqual([8]);
  });

  it('has the pages that come next fetched ahead', () => {
    start();
    const lazy = () => screen.getAllByRole<HTMLImageElement>('img').findIndex(({ loading }) => loading === 'lazy');
    expect(lazy()).toBe(4);
    scrollTo(2000);
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Page 8 of 15' }).loading).toBe('eager');
  });

  it('leaves a book alone once it is ended', () => {
    start();
    end();
    fireEvent.click(button('Next'));
    scrollTo(1000);
    expect(marked()).toEqual([1, 2]);
  });

  it('is over at once when it ends while it is scrolled', () => {
    start();
    fireEvent.scroll(row());
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
