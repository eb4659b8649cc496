import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heard } from '../LiveRegion/heard.fixtures.ts';
import { Pagination, pagesInSight } from './Pagination.tsx';

const props = { label: 'Pages of leads', hrefFor: (page: number) => `/admin/leads?page=${page}` };
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('<Pagination>', () => {
  it('links each page, marks the current one and states the position', () => {
    render(<Pagination {...props} page={2} pageCount={3} />);
    expect(links()).toEqual([
      ['Previous', '/admin/leads?page=1'],
      ['1', '/admin/leads?page=1'],
      ['2', '/admin/leads?page=2'],
      ['3', '/admin/leads?page=3'],
      ['Next', '/admin/leads?page=3'],
    ]);
    expect(screen.getByRole('navigation', { name: 'Pages of leads' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' })).toBe(screen.getByRole('link', { name: 'Page 2' }));
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  });

  it('has no links before the first and after the last page', () => {
    const { rerender } = render(<Pagination {...props} page={1} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    rerender(<Pagination {...props} page={2} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('links back to the last page from beyond it', () => {
    render(<Pagination {...props} page={9} pageCount={5} />);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/admin/leads?page=5');
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('links the reachable pages of a list of unknown length', () => {
    const hrefFor = (page: number) => (page === 1 || page === 6 || page === 7 ? props.hrefFor(page) : undefined);
    const { rerender } = render(<Pagination {...props} hrefFor={hrefFor} page={6} pageCount={undefined} />);
    expect(links().map(([text]) => text)).toEqual(['Previous', '1', '6', '7', 'Next']);
    // The previous page is unknown, so the way back leads to the first.
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(props.hrefFor(1));
    expect(screen.getByText('Page 6', { selector: 'p' })).toBeTruthy();
    rerender(<Pagination {...props} hrefFor={hrefFor} page={7} pageCount={undefined} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    rerender(<Pagination {...props} hrefFor={() => undefined} page={1} pageCount={undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('announces a changed position, and keeps the focus in it at the ends', () => {
    vi.useFakeTimers();
    const { rerender } = render(<Pagination {...props} page={1} pageCount={2} />);
    const wait = () => act(() => void vi.advanceTimersByTime(1000));
    wait();
    expect(heard()).toEqual([]);
    screen.getByRole('link', { name: 'Next' }).focus();
    rerender(<Pagination {...props} page={2} pageCount={2} />);
    wait();
    expect(heard()).toEqual(['Page 2 of 2']);
    expect(document.activeElement?.textContent).toBe('Previous');
    vi.useRealTimers();
  });

  it('renders nothing for a single page', () => {
    const { container } = render(<Pagination {...props} page={1} pageCount={1} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe('pagesInSight', () => {
  it.each([
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 8]],
    [4, 8, [1, 2, 3, 4, 5, 8]],
    [5, 8, [1, 4, 5, 6, 7, 8]],
    [5, 9, [1, 4, 5, 6, 9]],
    [6, 12, [1, 5, 6, 7, 12]],
    [12, 12, [1, 8, 9, 10, 11, 12]],
  ])('returns for page %i of %i the pages %j', (page, count, shown) => {
    expect(pagesInSight(page, count)).toEqual(shown);
  });

  it.each([0, -3, Number.NaN])('treats page %s from an address as the first', (page) => {
    render(<Pagination {...props} page={page} pageCount={5} />);
    expect(screen.getByText('Page 1 of 5')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(props.hrefFor(2));
  });
});
