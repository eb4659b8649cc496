import { beforeEach, describe, expect, it, vi } from 'vitest';
import { penOnFirstSight } from './pen-on-first-sight.ts';

/** The window is 1,000 px high; drawings are 200 px high, and begun at 850 px. */
const [windowHeight, height, begun] = [1000, 200, 850];

class FakeIntersectionObserver {
  static last: FakeIntersectionObserver | undefined;
  readonly observed = new Set<Element>();
  readonly report: (entries: object[]) => void;
  readonly options: object;

  constructor(report: (entries: object[]) => void, options: object) {
    this.report = report;
    this.options = options;
    FakeIntersectionObserver.last = this;
  }

  observe(target: Element): void {
    this.observed.add(target);
  }

  unobserve(target: Element): void {
    this.observed.delete(target);
  }
}

let root: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('innerHeight', windowHeight);
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

const sheet = '<svg role="img" aria-label="A house"></svg>';
const penned = () => [...root.querySelectorAll('svg')].map((drawing) => drawing.getAttribute('data-penned'));

/** The observer tells about every drawing that it still watches where its upper edge is. */
function scrollTo(...tops: number[]): void {
  const { last } = FakeIntersectionObserver;
  const entries = [...root.querySelectorAll('svg')].map((target, index) => {
    const top = tops[index] ?? 0;
    const bottom = top + height;
    return { target, isIntersecting: top < begun && bottom > 0, boundingClientRect: { top, bottom } };
  });
  last?.report(entries.filter(({ target }) => last.observed.has(target)));
}

describe('penOnFirstSight', () => {
  it('leaves what stands in the window as it is, even at its lower edge', () => {
    root.innerHTML = `${sheet}<svg role="img" data-penned="true"></svg>${sheet}`;
    penOnFirstSight(root);
    scrollTo(0, 400, windowHeight - 1);
    expect(penned()).toEqual([null, 'true', null]);
    expect(FakeIntersectionObserver.last?.observed.size).toBe(0);
  });

  it('keeps what is below or above the window waiting, and pens it once it has come up far enough', () => {
    root.innerHTML = sheet + sheet;
    penOnFirstSight(root);
    scrollTo(-height, windowHeight);
    expect(penned()).toEqual(['waiting', 'waiting']);
    scrollTo(-height - 140, begun + 10);
    expect(penned()).toEqual(['waiting', 'waiting']);
    scrollTo(-height - 160, begun - 10);
    expect(penned()).toEqual(['waiting', '']);
    scrollTo(-10, begun + 140);
    expect(penned()).toEqual(['', '']);
  });

  it('pens a drawing once only', () => {
    root.innerHTML = sheet;
    penOnFirstSight(root);
    scrollTo(windowHeight);
    scrollTo(500);
    scrollTo(windowHeight + 500);
    expect(penned()).toEqual(['']);
  });

  it('begins a little way up the window', () => {
    penOnFirstSight(root);
    expect(FakeIntersectionObserver.last?.options).toEqual({ rootMargin: '0px 0px -15%' });
  });

  it('pens what a navigation brings into the window at once, and what it brings below when it is seen', async () => {
    penOnFirstSight(root);
    root.innerHTML = `<main>${sheet}<p>Words</p>${sheet + sheet}</main>`;
    await vi.waitFor(() => expect(penned()).toEqual(['waiting', 'waiting', 'waiting']));
    scrollTo(100, windowHeight - 1, windowHeight);
    expect(penned()).toEqual(['', '', 'waiting']);
    scrollTo(0, 0, windowHeight - 1);
    expect(penned()).toEqual(['', '', 'waiting']);
    scrollTo(0, 0, begun - 1);
    expect(penned()).toEqual(['', '', '']);
  });

  it('does not pen again what only moves within the page', async () => {
    root.innerHTML = sheet;
    penOnFirstSight(root);
    scrollTo(windowHeight);
    scrollTo(500);
    const [drawing, another] = [root.querySelector('svg'), document.createElement('section')];
    another.innerHTML = sheet;
    if (drawing) root.replaceChildren(another, drawing);
    await vi.waitFor(() => expect(penned()).toEqual(['waiting', '']));
  });
});
