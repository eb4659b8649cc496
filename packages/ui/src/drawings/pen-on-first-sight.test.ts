import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { penOnFirstSight } from './pen-on-first-sight.ts';

/** The window is 1,000 px high and drawings are 200 px; they animate from 80 px outside the window. */
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

const sheet = (top: number) => `<svg role="img" data-top="${top}"></svg>`;
const penned = () => [...root.querySelectorAll('svg')].map((drawing) => drawing.hasAttribute('data-penned'));

/** The observer reports every drawing that it watches, as it does initially and whenever one enters or leaves. */
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
  it('leaves drawings in the window finished, even at its lower edge and when scrolled back to', () => {
    root.innerHTML = sheet(0) + sheet(400) + sheet(windowHeight - 1);
    penOnFirstSight(root);
    scrollTo(0);
    scrollTo(5000);
    scrollTo(0);
    expect(penned()).toEqual([false, false, false]);
  });

  it('shows drawings further down finished, and animates them when they come near', () => {
    root.innerHTML = sheet(2000) + sheet(3000);
    penOnFirstSight(root);
    scrollTo(0);
    expect(penned()).toEqual([false, false]);
    scrollTo(2000 - windowHeight - near);
    expect(penned()).toEqual([false, false]);
    scrollTo(2000 - windowHeight - near + 1);
    expect(penned()).toEqual([true, false]);
    scrollTo(2500);
    expect(penned()).toEqual([true, true]);
  });

  it('also animates drawings further up, if the visit began in the middle of the page', () => {
    root.innerHTML = sheet(2000);
    penOnFirstSight(root);
    scrollTo(5000);
    expect(penned()).toEqual([false]);
    scrollTo(1900);
    expect(penned()).toEqual([true]);
  });

  it('stops observing a drawing once it was in view', () => {
    root.innerHTML = sheet(0) + sheet(2000);
    penOnFirstSight(root);
    scrollTo(0);
    expect(FakeIntersectionObserver.last?.observed.size).toBe(1);
    scrollTo(1500);
    expect(FakeIntersectionObserver.last?.observed.size).toBe(0);
    expect(FakeIntersectionObserver.last?.options).toEqual({ rootMargin: '8% 0px' });
  });
});
