'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { keepChosenInSight } from './keep-chosen-in-sight.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: string;
  /** Made when it is shown and forgotten when another is. */
  content: ReactNode;
}

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** Says what the tabs choose between. */
  label: string;
  /** Two to six. */
  tabs: readonly Tab[];
  value?: string;
  /** Left out, the first tab is shown, as when the chosen one goes. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Views of one thing, of which one is shown. The arrow keys go from tab to tab and show at once what they come to; Tab
 * leads into it. Without scripts only the first can be read, so a public page does without them.
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

  /** Radix asks twice, for a press and for the focus that it brings, where the state is kept outside and has not followed yet. */
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

/** Radix makes ids of the values, and a list of ids is parted by spaces. */
function partOfId(value: string): string {
  return encodeURIComponent(value);
}
