'use client';

import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { followSelect } from './follow-select.ts';
import * as styles from './Select.css.ts';
import { SelectArrow } from './SelectArrow.tsx';
import type { SelectList } from './SelectList.tsx';

/** One that may be chosen: `value` is what is sent; a text alone is both. */
export type SelectOption = string | { value: string; label: string };

export interface SelectProps extends Omit<FieldProps, 'children' | 'action' | 'ref'> {
  /** The name under which a form sends the chosen option; nothing chosen is the empty text. */
  name: string;
  /** Stands in the field until something is chosen. */
  placeholder: string;
  /** Names the row of the list that takes a choice back; without it, a choice once made can only be changed. */
  clearLabel?: string | undefined;
  /** What may be chosen, in this order. In a site of several languages give each a `value`, or the words are sent that are shown. */
  options: readonly SelectOption[];
  /** The value of the chosen option; empty as long as nothing is. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The event itself, as a form library wants it. */
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** The browser's own select, which holds the value, as a form library wants it. */
  ref?: Ref<HTMLSelectElement>;
}

interface Replacement {
  List: typeof SelectList;
  /** Whether the browser's select had the focus, which the list takes over. */
  focused: boolean;
}

/**
 * One of several. The browser's own select holds the value throughout, and is the field until a list of our own takes its
 * place. The code of the list is fetched when a visitor comes to the form. Who has the browser's list in use by then
 * keeps it until leaving; if the code does not come, it stays, and the next touch tries again.
 */
export function Select({
  name,
  placeholder,
  clearLabel,
  options,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...fieldProps
}: SelectProps) {
  const native = useRef<HTMLSelectElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Whether the browser's list may be open, which no event tells. */
  const inUse = useRef(false);
  /** Whether a visitor is just leaving the list. */
  const leaving = useRef(false);
  const [replacement, setReplacement] = useState<Replacement>();
  const [open, setOpen] = useState(false);
  // Begins so whatever was chosen before there was a list: a reset of the form returns to what the list began with.
  const [chosen, setChosen] = useState(defaultValue);

  const replace = useCallback(async () => {
    try {
      const { SelectList: List } = await import('./SelectList.tsx');
      const focused = document.activeElement === native.current;
      if (!(focused && inUse.current)) setReplacement({ List, focused });
    } catch {
      // The browser's own list serves.
    }
  }, []);

  useEffect(() => {
    const field = native.current;
    if (!field || replacement) return;
    const area = field.form ?? field;
    const handleVisit = () => void replace();
    if (area.contains(document.activeElement)) {
      inUse.current = document.activeElement === field;
      handleVisit();
    }
    area.addEventListener('pointerenter', handleVisit);
    area.addEventListener('focusin', handleVisit);
    return () => {
      area.removeEventListener('pointerenter', handleVisit);
      area.removeEventListener('focusin', handleVisit);
    };
  }, [replacement, replace]);

  useLayoutEffect(() => {
    const select = native.current;
    if (!replacement || !select) return;
    const show = () => setChosen(select.value);
    show();
    return followSelect(select, show, () => trigger.current?.focus());
  }, [replacement]);

  function leave() {
    leaving.current = true;
    native.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    leaving.current = false;
  }

  function choose(option: string) {
    if (!native.current) return;
    native.current.value = option;
    native.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className={styles.stack}>
          <select
            {...(replacement ? { id: `${control.id}-value`, 'aria-hidden': true, tabIndex: -1 } : control)}
            name={name}
            className={styles.native}
            onPointerDown={() => {
              inUse.current = true;
            }}
            onKeyDown={() => {
              inUse.current = true;
            }}
            onClick={() => {
              // A press without a pointer opens nothing of the browser's.
              if (inUse.current) return;
              setOpen(true);
              void replace();
            }}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={(event) => {
              setChosen(event.target.value);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            onBlur={(event) => {
              // The list has taken the focus over: nobody has left the field.
              if (replacement && !leaving.current) return;
              inUse.current = false;
              setOpen(false);
              void replace();
              onBlur?.(event);
            }}
            ref={(element) => {
              native.current = element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
          >
            <option value="">{placeholder}</option>
            {options.map(entryOf).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {replacement && (
            <replacement.List
              control={control}
              triggerRef={trigger}
              takesFocus={replacement.focused}
              open={open}
              onOpenChange={setOpen}
              value={value ?? chosen}
              onValueChange={choose}
              onLeave={leave}
              placeholder={placeholder}
              clearLabel={clearLabel}
              options={options.map(entryOf)}
            />
          )}
          <SelectArrow />
        </div>
      )}
    </Field>
  );
}

function entryOf(option: SelectOption) {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
