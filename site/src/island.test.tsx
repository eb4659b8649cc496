import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageHydrated } from './hydration.ts';
import { island } from './island.tsx';

let root: HTMLElement;
let becomeIdle: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    becomeIdle = callback;
  });
  root = document.createElement('div');
  document.body.replaceChildren(root);
  delete document.documentElement.dataset['hydrated'];
});
afterEach(() => vi.unstubAllGlobals());

function Part() {
  return <button type="button">Press</button>;
}

const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined;

describe('island', () => {
  it('fetches the code of an idle part when the browser is idle, and keeps the HTML until then', async () => {
    const load = vi.fn(async () => Part);
    const Island = island(load, 'idle');
    root.innerHTML = '<!--$--><button type="button">Press</button><!--/$-->';
    const button = root.querySelector('button');
    await act(async () => hydrateRoot(root, <Island />));
    act(pageHydrated);
    expect(load).not.toHaveBeenCalled();
    expect(isHydrated()).toBe(false);
    await act(async () => becomeIdle());
    expect(load).toHaveBeenCalledTimes(1);
    expect(root.querySelector('button')).toBe(button);
    expect(isHydrated()).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('does not wait for idleness after %s', async (sign) => {
    const load = vi.fn(async () => Part);
    const Island = island(load, 'idle');
    root.innerHTML = '<!--$--><button type="button">Press</button><!--/$-->';
    await act(async () => hydrateRoot(root, <Island />));
    await act(async () => window.dispatchEvent(new Event(sign)));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never fetches the code of a part that needs none, and leaves its HTML as it is', async () => {
    const load = vi.fn(async () => Part);
    const Island = island(load, 'navigation');
    root.innerHTML = '<div><button type="button">Press</button></div>';
    const button = root.querySelector('button');
    const errors = vi.spyOn(console, 'error');
    await act(async () => hydrateRoot(root, <Island />));
    await act(async () => window.dispatchEvent(new Event('pointerdown')));
    expect(load).not.toHaveBeenCalled();
    expect(root.querySelector('button')).toBe(button);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each(['idle', 'navigation'] as const)('draws a part for %s at once where there is no HTML of it', async (when) => {
    const Island = island(async () => Part, when);
    await act(async () => createRoot(root).render(<Island />));
    expect(root.textContent).toBe('Press');
  });
});
