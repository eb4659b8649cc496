'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: string;
  /** Mounted when it is shown and unmounted when another is. */
  content: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Names the choice. */
  label: string;
  /** Two to six. */
  tabs: readonly Tab[];
  value?: string;
  /** Without it, the first tab is shown, as when the chosen one is removed. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Views of one thing, one visible at a time. The arrow keys move from tab to tab and show its view at once; Tab moves
 * into the view. Without scripts only the first is available, so do not use tabs on public pages.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, ref, ...rootProps }: TabsProps) {
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? '',
    onChange: onValueChange,
  });
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  useKeptFocus(root);
  const asked = useRef<string>(undefined);
  const isThere = value !== undefined || tabs.some((tab) => tab.value === chosen);

  /**
   * Radix calls back twice, for a press and for the resulting focus, if the state is controlled and not yet updated.
   */
  function choose(next: string) {
    if (asked.current === next) return;
    asked.current = next;
    setTimeout(() => {
      asked.current = undefined;
    });
    setChosen(decodeURIComponent(next));
  }

  return (
    <Root
      {...rootProps}
      ref={root}
      value={partOfId(isThere ? chosen : (tabs[0]?.value ?? ''))}
      onValueChange={choose}
      className={styles.root}
    >
      <List aria-label={label} className={styles.list} ref={keepChosenInSight}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={partOfId(tab.value)} className={styles.tab} data-label={tab.label}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={partOfId(tab.value)} className={styles.panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}

/** Radix uses the values in ids, and spaces separate the ids of a list. */
function partOfId(value: string): string {
  return encodeURIComponent(value);
}

/**
 * A ref for a row of tabs. It centers the chosen one as far as the row scrolls: at first, after another choice, and
 * when the row or a tab is resized. The surrounding page does not scroll.
 */
function keepChosenInSight(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return;
  const show = (): void => {
    const chosen = row.querySelector('[aria-selected=true]');
    if (chosen) row.scrollLeft += middleOf(chosen) - middleOf(row);
  };
  const sizes = new ResizeObserver(show);
  for (const part of [row, ...row.children]) sizes.observe(part);
  const choice = new MutationObserver(show);
  choice.observe(row, { subtree: true, attributeFilter: ['aria-selected'] });
  return () => {
    sizes.disconnect();
    choice.disconnect();
  };
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
