// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { beginTest, leavePage, listLeftBehind } from './left-behind.ts';

const listen = () => {};
const listenElse = () => {};

describe('what a test leaves behind', () => {
  beforeAll(beginTest);

  it.each([
    ['the window', () => globalThis],
    ['the document', () => document],
    ['<html>', () => document.documentElement],
    ['<body>', () => document.body],
    ['(min-width: 768px)', () => matchMedia('(min-width: 768px)')],
  ])('is a listener on %s until that is taken away', (name, find) => {
    const target: EventTarget = find();
    target.addEventListener('change', listen);
    expect(listLeftBehind()).toContain(`change on ${name}`);
    target.removeEventListener('change', listen);
    expect(listLeftBehind()).toEqual([]);
  });

  it('is a listener in whose place another one, or one of another phase or query, was taken away', () => {
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

  it('is no listener that was for once and has been called, or that a signal has ended', () => {
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

  it('still hears', () => {
    const heard = vi.fn();
    addEventListener('scroll', heard);
    dispatchEvent(new Event('scroll'));
    removeEventListener('scroll', heard);
    dispatchEvent(new Event('scroll'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([MutationObserver, ResizeObserver, IntersectionObserver])('is a %o until it is disconnected', (Observer) => {
    const observer = new Observer(() => {});
    observer.observe(document.body, { childList: true });
    expect(listLeftBehind()).toEqual([expect.stringMatching(/Observer of <body>$/)]);
    observer.disconnect();
    expect(listLeftBehind()).toEqual([]);
  });

  it('is nothing that was there before', () => {
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

  it('hears nothing any more once the page is left', () => {
    const heard = vi.fn();
    for (const target of [globalThis, document, document.body]) target.addEventListener('click', heard, true);
    leavePage();
    document.body.click();
    expect(heard).not.toHaveBeenCalled();
  });
});
