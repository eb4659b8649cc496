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
import type { SelectList } from './SelectList.tsx';

/** An option: `value` is sent; a plain string is both value and label. */
export type SelectOption = string | { value: string; label: string };

export interface SelectProps extends Omit<FieldProps, 'children' | 'action' | 'ref'> {
  /** The name under which a form sends the chosen option; the empty string if none is chosen. */
  name: string;
  /** Shown in the field until an option is chosen. */
  placeholder: string;
  /** The label of the list's first row, which clears the choice; without it, a choice can only be changed. */
  clearLabel?: string | undefined;
  /**
   * The options, in this order. On a site with several languages give each a `value`; otherwise the displayed text is
   * sent.
   */
  options: readonly SelectOption[];
  /** The value of the chosen option; empty if none is chosen. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The native event, as form libraries expect. */
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** The native select, which holds the value, as form libraries expect. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of several options. The native select always holds the value, and is the field until a custom list replaces it.
 * The list's code loads when a visitor reaches the form. A native list in use at that moment stays until the visitor
 * leaves it; if the code does not load, it stays, and the next touch tries again.
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
  /** Whether the native list may be open, which no event reports. */
  const inUse = useRef(false);
  const [List, setList] = useState<typeof SelectList>();
  const [open, setOpen] = useState(false);
  /** The value that the list shows. */
  const [chosen, setChosen] = useState('');

  const replace = useCallback(async () => {
    try {
      const { SelectList: list } = await import('./SelectList.tsx');
      if (!(inUse.current && document.activeElement === native.current)) setList(() => list);
    } catch {
      // The native list is enough.
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
    // A form library sets the field's value without an event.
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

  // Removing an option also removes the choice.
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
    // A fieldset around it may have been disabled while the list was open.
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
              // A press without a pointer does not open the native list.
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
              // The list has taken the focus: the user has not left the field.
              if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return;
              inUse.current = false;
              setOpen(false);
              void replace();
              onBlur?.(event);
            }}
            ref={(element) => {
              // React detaches the ref for a moment at every change, also during a form reset.
              native.current ??= element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
          >
            <option value="">{placeholder}</option>
            {entries.map((option) => (
              // Set explicitly, because browsers would strip spaces and send a translator's text.
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
          <svg className={styles.arrow} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m3 5.5 5 5 5-5" strokeWidth="1.6" />
          </svg>
        </div>
      )}
    </Field>
  );
}

/** Moves the focus to the list, if there is one. */
function focusBeside(native: HTMLSelectElement): void {
  native.parentElement?.querySelector('button')?.focus();
}
