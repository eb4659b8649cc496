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
  it('marks the visible pages, and announces nothing before a turn', () => {
    start();
    expect(marked()).toEqual([1, 2]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('turns as many pages as are visible with its buttons, and announces the new ones', () => {
    start();
    fireEvent.click(button('Next'));
    expect(row().scrollLeft).toBe(1000);
    expect(marked()).toEqual([3, 4]);
    expect(screen.getByRole('status').textContent).toBe('Page 3 of 15, Page 4 of 15');
    fireEvent.click(button('Previous'));
    expect(marked()).toEqual([1, 2]);
  });

  it('turns with arrow keys, Home and End, not past the ends, and leaves browser shortcuts alone', () => {
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

  it('disables its buttons at the ends, and keeps the focus in the book', () => {
    start();
    expect(button('Previous').disabled).toBe(true);
    button('Next').focus();
    fireEvent.keyDown(button('Next'), { key: 'End' });
    expect(button('Next').disabled).toBe(true);
    expect(document.activeElement).toBe(row());
  });

  it('updates after scrolling, and in a narrower window', () => {
    start();
    scrollTo(3000);
    expect(marked()).toEqual([7, 8]);
    pagesInView = 1;
    fireEvent(window, new Event('resize'));
    expect(marked()).toEqual([7]);
    fireEvent.click(button('Next'));
    expect(marked()).toEqual([8]);
  });

  it('prefetches the next pages', () => {
    start();
    const lazy = () => screen.getAllByRole<HTMLImageElement>('img').findIndex(({ loading }) => loading === 'lazy');
    expect(lazy()).toBe(4);
    scrollTo(2000);
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Page 8 of 15' }).loading).toBe('eager');
  });

  it('does nothing once stopped', () => {
    start();
    end();
    fireEvent.click(button('Next'));
    scrollTo(1000);
    expect(marked()).toEqual([1, 2]);
  });

  it('clears its timer if stopped during scrolling', () => {
    start();
    fireEvent.scroll(row());
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
