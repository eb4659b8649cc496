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
import { type FocusEventHandler, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldControl } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

export interface SelectListProps {
  control: FieldControl;
  onBlur: FocusEventHandler;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: { value: string; label: string } | undefined;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** The label of the row that clears the choice. */
  clearLabel: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** Radix does not support options without a value. No real option is one space. */
const nothing = ' ';

/**
 * The list that replaces the native one. Typed letters find an option and are forgotten after a second; the scroll
 * buttons advance every 50 ms. Radix's `Root` would add a second hidden select, so only its provider is used. Tab
 * chooses the focused option and moves on from the field, as in the ARIA practices and in browsers.
 */
export function SelectList({ control, onBlur, chosen, placeholder, clearLabel, options, ...state }: SelectListProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const tabbedAway = useRef(false);
  // Anything outside an open dialog is invisible and inaccessible.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => setDialog(trigger.current?.closest('dialog') ?? null), []);

  function choose(value: string) {
    state.onValueChange(value === nothing ? '' : value);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    // Radix would make Tab do nothing.
    event.stopPropagation();
    const { activeElement } = document;
    const value = activeElement instanceof HTMLElement ? activeElement.dataset['value'] : undefined;
    tabbedAway.current = true;
    // The list must be gone, and the field focused, before the browser moves the focus on from there.
    flushSync(() => {
      if (value !== undefined) choose(value);
      state.onOpenChange(false);
    });
    trigger.current?.focus();
  }

  return (
    // Outside the form, whose reset Radix would take for a choice.
    <Provider {...state} value={chosen?.value ?? ''} onValueChange={choose} form={control.id}>
      <Trigger {...control} ref={trigger} className={styles.trigger} onBlur={onBlur}>
        {/* In separate elements, which are replaced as a whole: a translator moves text away from where React left it. */}
        <Value placeholder={<span>{placeholder}</span>}>
          <span key={chosen?.value}>{chosen?.label}</span>
        </Value>
      </Trigger>
      <Portal container={dialog}>
        <Content
          className={styles.list}
          position="popper"
          sideOffset={8}
          onKeyDownCapture={handleKey}
          onCloseAutoFocus={(event) => {
            if (tabbedAway.current) event.preventDefault();
            tabbedAway.current = false;
          }}
        >
          <ScrollUpButton className={styles.scroll}>
            <Mark path="m3 10.5 5-5 5 5" />
          </ScrollUpButton>
          <Viewport className={styles.options}>
            {clearLabel && chosen && <Option value={nothing}>{clearLabel}</Option>}
            {options.map(({ value, label }) => (
              <Option key={value} value={value}>
                {label}
              </Option>
            ))}
          </Viewport>
          <ScrollDownButton className={styles.scroll}>
            <Mark path="m3 5.5 5 5 5-5" />
          </ScrollDownButton>
        </Content>
      </Portal>
    </Provider>
  );
}

function Option({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Item className={styles.option} value={value} data-value={value}>
      <ItemText>{children}</ItemText>
      <ItemIndicator>
        <Mark path="m2.5 8.5 3.5 3.5 7.5-8" />
      </ItemIndicator>
    </Item>
  );
}

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="1rem" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.6" />
    </svg>
  );
}
