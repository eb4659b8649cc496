// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { beginTest, leavePage, listLeftBehind } from './left-behind.ts';

const listen = () => {};
const listenElse = () => {};

describe('the leftovers of a test', () => {
  beforeAll(beginTest);

  it.each([
    ['the window', () => globalThis],
    ['the document', () => document],
    ['<html>', () => document.documentElement],
    ['<body>', () => document.body],
    ['(min-width: 768px)', () => matchMedia('(min-width: 768px)')],
  ])('include a listener on %s until it is removed', (name, find) => {
    const target: EventTarget = find();
    target.addEventListener('change', listen);
    expect(listLeftBehind()).toContain(`change on ${name}`);
    target.removeEventListener('change', listen);
    expect(listLeftBehind()).toEqual([]);
  });

  it('include a listener if another function, phase or query was removed instead', () => {
    document.addEventListener('reset', listen, { capture: true });
    document.addEventListener('reset', listen, true);
    document.removeEventListener('reset', listen);
    document.removeEventListener('reset', listenElse, true);
    expect(listLeftBehind()).toEqual(['reset on the document']);
    document.removeEventListener('reset', listen, true);
    expect(listLeftBehind()).toEqual([]);
    const wide = matchMedia('all');
    wide.addEventListener('change', listen);
    matchMedia('all').removeEventListener('change', listen);
    expect(listLeftBehind()).toContain('change on all');
    wide.removeEventListener('change', listen);
    expect(listLeftBehind()).toEqual([]);
  });

  it('do not include a listener with `once` that was called, or with an aborted signal', () => {
    addEventListener('afterprint', listen, { once: true });
    expect(listLeftBehind()).toEqual(['afterprint on the window']);
    dispatchEvent(new Event('afterprint'));
    expect(listLeftBehind()).toEqual([]);
    const end = new AbortController();
    addEventListener('scroll', listen, { signal: end.signal });
    expect(listLeftBehind()).toEqual(['scroll on the window']);
    end.abort();
    addEventListener('scroll', listen, { signal: end.signal });
    expect(listLeftBehind()).toEqual([]);
  });

  it('do not affect events', () => {
    const heard = vi.fn();
    addEventListener('scroll', heard);
    dispatchEvent(new Event('scroll'));
    removeEventListener('scroll', heard);
    dispatchEvent(new Event('scroll'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([MutationObserver, ResizeObserver, IntersectionObserver])(
    'include a %o until it is disconnected',
    (Observer) => {
      const observer = new Observer(() => {});
      observer.observe(document.body, { childList: true });
      expect(listLeftBehind()).toEqual([expect.stringMatching(/Observer of <body>$/)]);
      observer.disconnect();
      expect(listLeftBehind()).toEqual([]);
    },
  );

  it('do not include listeners from before the test', () => {
    addEventListener('scroll', listen);
    beginTest();
    addEventListener('scroll', listen);
    addEventListener('resize', listen);
    expect(listLeftBehind()).toEqual(['resize on the window']);
    leavePage();
    expect(listLeftBehind()).toEqual([]);
    removeEventListener('scroll', listen);
    addEventListener('scroll', listen);
    expect(listLeftBehind()).toEqual(['scroll on the window']);
    leavePage();
  });

  it('receive no events after the page is left', () => {
    const heard = vi.fn();
    for (const target of [globalThis, document, document.body]) target.addEventListener('click', heard, true);
    leavePage();
    document.body.click();
    expect(heard).not.toHaveBeenCalled();
  });
});
