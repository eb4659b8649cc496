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
import { useFormReset } from '../../internal/use-form-reset.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
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
  /** Whether the browser's list may be open, which no event tells. */
  const inUse = useRef(false);
  const [List, setList] = useState<typeof SelectList>();
  const [open, setOpen] = useState(false);
  /** What the list shows. */
  const [chosen, setChosen] = useState('');

  const replace = useCallback(async () => {
    try {
      const { SelectList: list } = await import('./SelectList.tsx');
      if (!(inUse.current && document.activeElement === native.current)) setList(() => list);
    } catch {
      // The browser's own list serves.
    }
  }, []);

  useEffect(() => {
    const field = native.current;
    if (!field || List) return;
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
  }, [List, replace]);

  useLayoutEffect(() => {
    const field = native.current;
    if (!field || !List) return;
    // A form library writes to the field without an event.
    const prototype: object = Object.getPrototypeOf(field);
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => Reflect.get(prototype, 'value', field),
      set: (option) => {
        Reflect.set(prototype, 'value', option, field);
        setChosen(field.value);
      },
    });
    setChosen(field.value);
    if (document.activeElement === field) focusBeside(field);
  }, [List]);

  // A choice is gone with its option.
  const entries = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  const shown = entries.find((entry) => entry.value === (value ?? chosen));
  if (chosen && value === undefined && !shown) setChosen('');

  useFormReset(native, () => {
    for (const option of native.current?.options ?? []) {
      option.toggleAttribute('selected', option.value === (value ?? defaultValue));
    }
    setChosen(defaultValue);
  });

  function choose(option: string) {
    const field = native.current;
    // The fields around it may have been disabled while the list was open.
    if (field?.matches(':disabled') !== false) return;
    field.value = option;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function handleUse() {
    inUse.current = true;
  }

  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className={styles.stack}>
          <select
            {...(List ? { 'aria-hidden': true, id: `${control.id}native`, tabIndex: -1 } : control)}
            name={name}
            className={styles.native}
            onPointerDown={handleUse}
            onKeyDown={handleUse}
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
            onFocus={(event) => {
              if (List) focusBeside(event.currentTarget);
            }}
            onBlur={(event) => {
              // The list has taken the focus over: nobody has left the field.
              if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return;
              inUse.current = false;
              setOpen(false);
              void replace();
              onBlur?.(event);
            }}
            ref={(element) => {
              // React takes it away for a moment at every change, also while it resets a form.
              native.current ??= element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
          >
            <option value="">{placeholder}</option>
            {entries.map((option) => (
              // Said, because the browser would take spaces away and send the words of a translator.
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {List && (
            <List
              control={control}
              onBlur={({ relatedTarget }) => {
                if (!open) native.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
              }}
              open={open}
              onOpenChange={setOpen}
              chosen={shown}
              onValueChange={choose}
              placeholder={placeholder}
              clearLabel={clearLabel}
              options={entries}
            />
          )}
          <SelectArrow />
        </div>
      )}
    </Field>
  );
}

/** The list is the field, where there is one. */
function focusBeside(native: HTMLSelectElement): void {
  native.parentElement?.querySelector('button')?.focus();
}
