import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { homeHeader, investHeader } from './SiteHeader.fixtures.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
import { startHeader } from './start-header.ts';

/** A header as the server sends it, which React never hydrates. */
function served(props: Partial<SiteHeaderProps> = {}): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader {...homeHeader} {...props} />);
  const header = document.querySelector('header');
  if (!header) throw new Error('No header was rendered.');
  return header;
}

function scrollTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  dispatchEvent(new Event('scroll'));
}

let end = () => {};
const start = (header: HTMLElement) => {
  end = startHeader(header);
};

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

describe('startHeader', () => {
  it('[header-7] keeps it transparent up to a scroll of 10 px, makes it solid at 11, and transparent again at 10', () => {
    const header = served();
    start(header);
    expect(header.dataset['solid']).toBe('false');
    scrollTo(10);
    expect(header.dataset['solid']).toBe('false');
    scrollTo(11);
    expect(header.dataset['solid']).toBe('true');
    scrollTo(10);
    expect(header.dataset['solid']).toBe('false');
  });

  it('makes it solid at once on a scrolled page', () => {
    scrollTo(500);
    const header = served();
    start(header);
    expect(header.dataset['solid']).toBe('true');
  });

  it('keeps the dark surface of the page until it is solid', () => {
    const header = served({ surface: 'inverse' });
    start(header);
    expect(header.dataset['surface']).toBe('inverse');
    scrollTo(11);
    expect(header.dataset['surface']).toBe('base');
    scrollTo(0);
    expect(header.dataset['surface']).toBe('inverse');
  });

  it('keeps it solid at the top if it is always solid', () => {
    const header = served({ solid: 'always', surface: 'inverse' });
    start(header);
    scrollTo(0);
    expect(header.dataset).toMatchObject({ solid: 'true', surface: 'base' });
  });

  it('restores its rendered state once stopped', () => {
    const header = served({ surface: 'inverse' });
    start(header);
    scrollTo(500);
    end();
    expect(header.dataset).toMatchObject({ solid: 'false', surface: 'inverse' });
    scrollTo(600);
    expect(header.dataset['solid']).toBe('false');
  });

  it('marks the links to the current section, in row and menu, and none between two sections', () => {
    let report: (entries: object[]) => void = () => {};
    const disconnect = vi.fn();
    class FakeIntersectionObserver {
      readonly observe = (target: Element) => observed.push(target.id);
      readonly disconnect = disconnect;
      constructor(told: typeof report, options: object) {
        report = told;
        expect(options).toEqual({ rootMargin: '-50% 0px' });
      }
    }
    const observed: string[] = [];
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
    const header = served(investHeader);
    // A closed fund has no calculator.
    const section = (id: string) => Object.assign(document.body.appendChild(document.createElement('section')), { id });
    const [whyInvest, leadership] = [section('why-invest'), section('leadership')];
    const current = () =>
      [...header.querySelectorAll('a[aria-current=location]')].map((link) => link.getAttribute('href'));
    start(header);
    expect(new Set(observed)).toEqual(new Set(['why-invest', 'leadership']));
    expect(current()).toEqual([]);
    report([
      { target: whyInvest, isIntersecting: true },
      { target: leadership, isIntersecting: false },
    ]);
    expect(current()).toEqual(['#why-invest', '#why-invest']);
    report([{ target: whyInvest, isIntersecting: false }]);
    expect(current()).toEqual([]);
    report([{ target: leadership, isIntersecting: true }]);
    expect(current()).toEqual(['#leadership', '#leadership']);
    end();
    expect(current()).toEqual([]);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  // happy-dom has no popovers either.
  it('works in a browser without popovers', () => {
    expect('hidePopover' in HTMLElement.prototype).toBe(false);
    const header = served();
    start(header);
    header.querySelector('[popover]')?.querySelector('a')?.click();
    scrollTo(11);
    expect(header.dataset['solid']).toBe('true');
  });

  it('closes the menu when the window widens, and makes the page interactive', () => {
    const wide = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = vi.fn(() => wide);
    vi.stubGlobal('matchMedia', matchMedia);
    const header = served();
    header.insertAdjacentHTML('afterend', '<main></main>');
    const [menu, page] = [header.querySelector('[popover]'), document.querySelector('main')];
    const turn = (newState: string) => menu?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    Object.assign(menu ?? {}, { hidePopover: () => turn('closed') });
    start(header);
    turn('open');
    expect(page?.hasAttribute('inert')).toBe(true);
    wide.dispatchEvent(new Event('change'));
    expect(page?.hasAttribute('inert')).toBe(false);
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 768px)');
  });

  it('works without the `popover` attribute', () => {
    const header = served();
    header.querySelector('[popover]')?.removeAttribute('popover');
    start(header);
    scrollTo(11);
    expect(header.dataset['solid']).toBe('true');
  });
});
