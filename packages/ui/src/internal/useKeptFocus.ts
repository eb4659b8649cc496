'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { controls } from './controls.ts';

/**
 * When a focused row is removed, moves the focus to the row that takes its position, at the same control. If there is
 * none, or the removed element was no row, moves it to the chosen tab or the first remaining control.
 *
 * @param root the element that contains the table or tables.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ control: HTMLElement; row: number; place: number }>(undefined);
  // Native listeners, because React reports nothing when a dialog returns the focus while it is being removed.
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const handleFocus = ({ target: control }: FocusEvent) => {
      if (!(control instanceof HTMLElement)) return;
      const line = control.closest('tbody > tr');
      const row = line ? rowsOf(table).indexOf(line) : -1;
      focused.current = { control, row, place: controlsOf(line).indexOf(control) };
    };
    const handleBlur = ({ target }: FocusEvent) => {
      // Some browsers fire the same event for the element being removed.
      queueMicrotask(() => {
        const left = focused.current?.control;
        if (left === target && left?.isConnected && left !== document.activeElement) focused.current = undefined;
      });
    };
    table.addEventListener('focusin', handleFocus);
    table.addEventListener('focusout', handleBlur);
    return () => {
      table.removeEventListener('focusin', handleFocus);
      table.removeEventListener('focusout', handleBlur);
    };
  }, [root]);
  useEffect(() => {
    const table = root.current;
    if (!table || !focused.current || focused.current.control.isConnected) return;
    const { row, place } = focused.current;
    focused.current = undefined;
    const rows = row < 0 ? [] : rowsOf(table);
    const others = controlsOf(rows[row] ?? rows.at(-1));
    const chosenTab = table.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    (others[place] ?? others.at(-1) ?? chosenTab ?? controlsOf(table)[0])?.focus();
  });
}

function rowsOf(root: Element): Element[] {
  return [...root.querySelectorAll('tbody > tr')];
}

function controlsOf(part: Element | null | undefined): HTMLElement[] {
  return part ? [...part.querySelectorAll<HTMLElement>(controls)] : [];
}
