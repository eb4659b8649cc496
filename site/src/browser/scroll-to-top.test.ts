import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage } from '../../../tools/left-behind.ts';
import { scrollToTopOnSelfLink } from './scroll-to-top.ts';

const here = window.location.pathname;

function press(name: string, keys: MouseEventInit = {}): boolean {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  return link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })) ?? true;
}

afterEach(leavePage);
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.body.innerHTML = `<main><h1>Invest</h1><a href="${here}">Here</a><a href="${here}#note-1">Note</a><a href="/elsewhere">There</a><a href="${here}" target="_blank">Anew</a></main>`;
  const main = document.querySelector('main')!;
  scrollToTopOnSelfLink(main);
  // Prevents navigation in the test.
  main.addEventListener('click', (event) => event.preventDefault());
});

describe('scrollToTopOnSelfLink', () => {
  it('scrolls to the top of the page and focuses its heading', () => {
    press('Here');
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it.each([
    ['Note', {}],
    ['There', {}],
    ['Anew', {}],
    ['Here', { ctrlKey: true }],
    ['Here', { metaKey: true }],
    ['Here', { shiftKey: true }],
  ])('leaves %s with %j to the browser', (name, keys) => {
    press(name, keys);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
