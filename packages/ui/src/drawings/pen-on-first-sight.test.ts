import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { penOnFirstSight } from './pen-on-first-sight.ts';

/** The window is 1,000 px high and drawings are 200 px; they are penned from 80 px outside the window. */
const [windowHeight, height, near] = [1000, 200, 80];

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
let scrolled: number;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('innerHeight', windowHeight);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-top')) - scrolled, 800, height);
  });
  scrolled = 0;
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sheet = (top: number, penned = '') => `<svg role="img" data-top="${top}" ${penned}></svg>`;
const penned = () => [...root.querySelectorAll('svg')].map((drawing) => drawing.getAttribute('data-penned'));

/** The observer tells about every drawing that it watches. */
function scrollTo(top: number): void {
  scrolled = top;
  const { last } = FakeIntersectionObserver;
  const entries = [...(last?.observed ?? [])].map((target) => {
    const place = target.getBoundingClientRect();
    return { target, isIntersecting: place.top < windowHeight + near && place.bottom > -near };
  });
  last?.report(entries);
}

describe('penOnFirstSight', () => {
  it('leaves what stands in the window as it is, even at its lower edge', () => {
    root.innerHTML = sheet(0) + sheet(400, 'data-penned="true"') + sheet(windowHeight - 1);
    penOnFirstSight(root);
    scrollTo(0);
    expect(penned()).toEqual([null, 'true', null]);
  });

  it('shows what is further down finished, and pens it when it comes near', () => {
    root.innerHTML = sheet(2000) + sheet(3000, 'data-penned="true"');
    penOnFirstSight(root);
    expect(penned()).toEqual([null, null]);
    scrollTo(2000 - windowHeight - near - 1);
    expect(penned()).toEqual([null, null]);
    scrollTo(2000 - windowHeight - near + 1);
    expect(penned()).toEqual(['', null]);
    scrollTo(2500);
    expect(penned()).toEqual(['', '']);
  });

  it('pens what is further up as well, where a visit began in the middle of a page', () => {
    scrolled = 5000;
    root.innerHTML = sheet(2000);
    penOnFirstSight(root);
    expect(penned()).toEqual([null]);
    scrollTo(1900);
    expect(penned()).toEqual(['']);
  });

  it('watches a drawing no longer once it is penned', () => {
    root.innerHTML = sheet(2000);
    penOnFirstSight(root);
    scrollTo(1500);
    expect(FakeIntersectionObserver.last?.observed.size).toBe(0);
    expect(FakeIntersectionObserver.last?.options).toEqual({ rootMargin: '8% 0px' });
  });

  it('pens what a navigation brings into the window at once, and the rest when it is seen', async () => {
    penOnFirstSight(root);
    root.innerHTML = `<main>${sheet(100)}<p>Words</p>${sheet(windowHeight - 1)}${sheet(3000)}</main>`;
    await vi.waitFor(() => expect(penned()).toEqual(['', '', null]));
    scrollTo(2500);
    expect(penned()).toEqual(['', '', '']);
  });

  it('does not pen again what only moves within the page', async () => {
    root.innerHTML = sheet(100);
    penOnFirstSight(root);
    const [drawing, another] = [root.querySelector('svg'), document.createElement('section')];
    another.innerHTML = sheet(200);
    if (drawing) root.replaceChildren(another, drawing);
    await vi.waitFor(() => expect(penned()).toEqual(['', null]));
  });
});
