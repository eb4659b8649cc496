import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../LiveRegion/heard.fixtures.ts';
import { Embed, type EmbedProps } from './Embed.tsx';
import { embedPatience } from './load-files.ts';

const props: EmbedProps = {
  scripts: ['https://platform.example/one.js', 'https://platform.example/two.js?v=1'],
  stylesheets: ['https://platform.example/style.css'],
  cacheBusting: true,
  loadingLabel: 'Opening',
  failed: {
    heading: 'It does not answer',
    headingLevel: 2,
    text: 'It may be back.',
    retryLabel: 'Try again',
    links: [{ label: 'Contact us', href: '/contact' }],
  },
  children: <div data-listing-id="1" />,
};

/** Replaces the document's own head, which would load the files. */
const head = document.createElement('head');
const files = () =>
  [...head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link[rel=stylesheet]')].filter((file) =>
    addressOf(file).startsWith('https://platform.example/'),
  );
const addressOf = (file: HTMLScriptElement | HTMLLinkElement) => ('src' in file ? file.src : file.href);
const tell = (file: Element, type: 'load' | 'error') => act(() => void file.dispatchEvent(new Event(type)));
/** Simulates the scripts of a platform. */
const fill = () => listing()?.append('The listing');
const listing = () => document.querySelector('[data-listing-id]');

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => head.append(...nodes));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('<Embed>', () => {
  it('[platform-1] fetches its files with a timestamp in each address, and scripts in order', () => {
    render(<Embed {...props} />);
    expect(files().map(addressOf)).toEqual([
      'https://platform.example/style.css?t=1795000000000',
      'https://platform.example/one.js?t=1795000000000',
      'https://platform.example/two.js?v=1&t=1795000000000',
    ]);
    expect(files().map((file) => 'async' in file && file.async)).toEqual([false, false, false]);
    cleanup();
    render(<Embed {...props} cacheBusting={false} />);
    expect(files().map(addressOf)[1]).toBe('https://platform.example/one.js');
  });

  it('is busy until all files have loaded, and removes them on unmount', () => {
    const { unmount } = render(<Embed {...props} />);
    const [first, ...others] = files();
    tell(first!, 'load');
    expect(screen.getByText('Opening')).toBeDefined();
    fill();
    for (const file of others) tell(file, 'load');
    expect(screen.queryByText('Opening')).toBeNull();
    expect(listing()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(embedPatience));
    expect(listing()).not.toBeNull();
    unmount();
    expect(files()).toEqual([]);
  });

  it('waits for the content of the scripts, even if it comes later', () => {
    render(<Embed {...props} />);
    for (const file of files()) tell(file, 'load');
    expect(screen.getByText('Opening')).toBeDefined();
    fill();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.queryByText('Opening')).toBeNull();
    act(() => void vi.advanceTimersByTime(embedPatience));
    expect(listing()).not.toBeNull();
  });

  it('reports a failure if all files load but show nothing for ten seconds, like the stubs of a blocker', () => {
    render(<Embed {...props} />);
    for (const file of files()) tell(file, 'load');
    act(() => void vi.advanceTimersByTime(embedPatience - 1));
    expect(screen.queryByText('It does not answer')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('It does not answer')).toBeDefined();
  });

  it('counts an element that the scripts define as content, as its shadow root may be closed', () => {
    render(<Embed {...props}>{createElement('a-player')}</Embed>);
    customElements.define('a-player', class extends HTMLElement {});
    for (const file of files()) tell(file, 'load');
    expect(screen.queryByText('Opening')).toBeNull();
  });

  it.each([
    ['a file fails to load', () => tell(files()[1]!, 'error')],
    ['a file takes ten seconds', () => act(() => void vi.advanceTimersByTime(embedPatience))],
  ])('reports a failure when %s, and retries with new files', (_what, fail) => {
    render(<Embed {...props} />);
    act(() => void vi.advanceTimersByTime(embedPatience - 1));
    expect(listing()).not.toBeNull();
    fail();
    expect(listing()).toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    expect(heard()).toEqual([expect.stringContaining('It does not answer')]);
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(files()).toHaveLength(3);
    fill();
    for (const file of files()) tell(file, 'load');
    expect(listing()).not.toBeNull();
    expect(screen.queryByText('Opening')).toBeNull();
  });

  it('stops looking for content after unmount, or after a failure', () => {
    const { unmount } = render(<Embed {...props} />);
    for (const file of files()) tell(file, 'load');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    render(<Embed {...props} />);
    for (const file of files()) tell(file, 'load');
    act(() => void vi.advanceTimersByTime(embedPatience));
    fill();
    act(() => void vi.advanceTimersByTime(embedPatience));
    expect(screen.getByText('It does not answer')).toBeDefined();
  });
});
