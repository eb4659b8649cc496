import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { announce, placeLiveRegion } from './live-region.ts';
import { useAnnouncement } from './useAnnouncement.ts';

const lines = () => Array.from(document.querySelectorAll('[role=log] > *'), (line) => line.textContent);

function openDialog(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  return dialog;
}

describe('the live region', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('exists once, and is empty before it announces anything', () => {
    placeLiveRegion();
    announce('1–50 of 2,140');
    expect(document.querySelectorAll('[role=log]')).toHaveLength(1);
    expect(lines()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(lines()).toEqual(['1–50 of 2,140']);
  });

  it('repeats a repeated message, and clears both after seven seconds', () => {
    announce('Saved');
    announce('Saved');
    vi.advanceTimersByTime(100);
    expect(lines()).toEqual(['Saved', 'Saved']);
    vi.advanceTimersByTime(7000);
    expect(lines()).toEqual([]);
  });

  it('announces an urgent message at once, once, and clears it after seven seconds', () => {
    announce('Not saved', true);
    vi.advanceTimersByTime(100);
    const alerts = () => Array.from(document.querySelectorAll('[role=alert]'), (alert) => alert.textContent);
    expect(alerts()).toEqual(['Not saved']);
    expect(lines()).toEqual([]);
    vi.advanceTimersByTime(7000);
    expect(alerts()).toEqual([]);
  });

  it('announces an urgent message in the topmost modal dialog', () => {
    const dialog = openDialog();
    announce('Not saved', true);
    vi.advanceTimersByTime(100);
    expect(dialog.querySelector('[role=alert]')?.textContent).toBe('Not saved');
  });

  it('does not announce a withdrawn message', () => {
    announce('Loading leads')();
    vi.runAllTimers();
    expect(lines()).toEqual([]);
  });

  it('treats a message as plain text', () => {
    announce('<img src="x">');
    vi.advanceTimersByTime(100);
    expect(lines()).toEqual(['<img src="x">']);
  });

  it('moves into the topmost modal dialog, and back once that closes', () => {
    const region = placeLiveRegion();
    const placeAfter = (change: () => void) => {
      change();
      announce('Words');
      vi.advanceTimersByTime(1);
      expect(lines()).toEqual([]);
      return region.parentElement;
    };
    const drawer = openDialog();
    expect(placeAfter(() => {})).toBe(drawer);
    const question = openDialog();
    expect(placeAfter(() => {})).toBe(question);
    expect(placeAfter(() => question.close())).toBe(drawer);
    expect(placeAfter(() => drawer.remove())).toBe(document.body);
  });

  it('finds the topmost dialog even if it precedes another in the document', () => {
    const question = document.body.appendChild(document.createElement('dialog'));
    const drawer = document.body.appendChild(document.createElement('dialog'));
    const close = question.appendChild(document.createElement('button'));
    drawer.showModal();
    question.showModal();
    close.focus();
    expect(placeLiveRegion().parentElement).toBe(question);
    question.close();
    expect(placeLiveRegion().parentElement).toBe(drawer);
    drawer.close();
    expect(placeLiveRegion().parentElement).toBe(document.body);
  });

  it('announces on the page a message from a closing dialog', () => {
    const region = placeLiveRegion();
    const dialog = openDialog();
    announce('Erased');
    dialog.close();
    vi.advanceTimersByTime(99);
    expect(region.parentElement).toBe(document.body);
    vi.advanceTimersByTime(1);
    expect(lines()).toEqual(['Erased']);
  });

  it('returns after the page was emptied', () => {
    const region = placeLiveRegion();
    document.body.replaceChildren();
    announce('Done');
    vi.advanceTimersByTime(100);
    expect(region.isConnected).toBe(true);
    expect(lines()).toEqual(['Done']);
  });

  it('is visually hidden, as is an urgent message', () => {
    const region = placeLiveRegion();
    announce('Saved');
    announce('Not saved', true);
    vi.advanceTimersByTime(100);
    const alert = document.querySelector('[role=alert]');
    expect(lines()).toEqual(['Saved']);
    for (const part of [region, alert]) expect(part?.className).toBe(visuallyHidden);
  });

  it('announces only the last text of a component, and nothing after unmount', () => {
    const { rerender, unmount } = renderHook((words: string) => useAnnouncement(words), { initialProps: 'One lead' });
    vi.advanceTimersByTime(99);
    rerender('Two leads');
    vi.advanceTimersByTime(100);
    expect(lines()).toEqual(['Two leads']);
    rerender('Three leads');
    unmount();
    vi.advanceTimersByTime(100);
    expect(lines()).toEqual(['Two leads']);
  });
});
