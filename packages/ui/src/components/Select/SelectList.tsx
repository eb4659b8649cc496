'use client';

import {
  Content,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  unstable_Provider as Provider,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select';
import type { FieldControl } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

export interface SelectListProps {
  control: FieldControl;
  /** Whether it has the focus from the start. */
  takesFocus: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Empty as long as nothing is chosen. */
  value: string;
  onValueChange: (chosen: string) => void;
  placeholder: string;
  options: readonly string[];
}

/**
 * The list that takes the place of the browser's own. Typed letters find an option and are forgotten after a second;
 * the scroll buttons go on every 50 ms (spec §9). Radix's `Root` would add a second hidden select, so its provider
 * alone is used.
 */
export function SelectList({ control, takesFocus, placeholder, options, ...state }: SelectListProps) {
  return (
    <Provider {...state}>
      <Trigger {...control} ref={takesFocus ? focus : undefined} className={styles.trigger}>
        <Value placeholder={placeholder}>{state.value}</Value>
      </Trigger>
      <Portal>
        <Content className={styles.list} position="popper" sideOffset={8}>
          <ScrollUpButton className={styles.scroll}>
            <ScrollMark path="m3 10.5 5-5 5 5" />
          </ScrollUpButton>
          <Viewport className={styles.options}>
            {options.map((option) => (
              <Item key={option} className={styles.option} value={option}>
                <ItemText>{option}</ItemText>
                <ItemIndicator>
                  <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor">
                    <path d="m2.5 8.5 3.5 3.5 7.5-8" strokeWidth="1.6" />
                  </svg>
                </ItemIndicator>
              </Item>
            ))}
          </Viewport>
          <ScrollDownButton className={styles.scroll}>
            <ScrollMark path="m3 5.5 5 5 5-5" />
          </ScrollDownButton>
        </Content>
      </Portal>
    </Provider>
  );
}

function focus(trigger: HTMLButtonElement | null): void {
  trigger?.focus();
}

function ScrollMark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.6" />
    </svg>
  );
}
