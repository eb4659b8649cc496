// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listKept } from './list-kept.ts';

const listen = () => {};
const listenElse = () => {};

describe('what a test leaves behind', () => {
  beforeAll(() => void listKept());

  it.each([
    ['the window', () => globalThis],
    ['the document', () => document],
    ['<html>', () => document.documentElement],
    ['<body>', () => document.body],
    ['(min-width: 768px)', () => matchMedia('(min-width: 768px)')],
  ])('is a listener on %s until that is taken away', (name, find) => {
    const target: EventTarget = find();
    target.addEventListener('change', listen);
    expect(listKept()).toContain(`change on ${name}`);
    target.removeEventListener('change', listen);
    expect(listKept()).toEqual([]);
  });

  it('is a listener in whose place another one, or one of another phase or query, was taken away', () => {
    document.addEventListener('reset', listen, { capture: true });
    document.addEventListener('reset', listen, true);
    document.removeEventListener('reset', listen);
    document.removeEventListener('reset', listenElse, true);
    expect(listKept()).toEqual(['reset on the document']);
    document.removeEventListener('reset', listen, true);
    expect(listKept()).toEqual([]);
    const wide = matchMedia('all');
    wide.addEventListener('change', listen);
    matchMedia('all').removeEventListener('change', listen);
    expect(listKept()).toContain('change on all');
    wide.removeEventListener('change', listen);
    expect(listKept()).toEqual([]);
  });

  it('is no listener that was for once and has been called, or that a signal has ended', () => {
    addEventListener('afterprint', listen, { once: true });
    expect(listKept()).toEqual(['afterprint on the window']);
    dispatchEvent(new Event('afterprint'));
    expect(listKept()).toEqual([]);
    const end = new AbortController();
    addEventListener('scroll', listen, { signal: end.signal });
    expect(listKept()).toEqual(['scroll on the window']);
    end.abort();
    addEventListener('scroll', listen, { signal: end.signal });
    expect(listKept()).toEqual([]);
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
    expect(listKept()).toEqual([expect.stringMatching(/Observer of <body>$/)]);
    observer.disconnect();
    expect(listKept()).toEqual([]);
  });
});
