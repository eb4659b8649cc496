'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { controls } from './controls.ts';

/**
 * Where a row leaves that has the focus, the row in its place takes it, at the same control; where there is none, or what
 * leaves is no row, the chosen tab or the first control that is left.
 *
 * @param root what holds the table, or several.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ control: HTMLElement; row: number; place: number }>(undefined);
  // Not by React, which says nothing of the focus that a dialog gives back while it is taken out.
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
      // Some browsers say the same of what is just taken out.
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
