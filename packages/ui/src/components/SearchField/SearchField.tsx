'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../../internal/useFieldValue.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<FieldProps, 'children' | 'errorText' | 'ref'> {
  /** The name under which a plain form post sends the text. */
  name: string;
  /** Names the clear button; `Clear` by default. */
  clearLabel?: string;
  /** Replaces text typed before the scripts loaded. */
  value?: string;
  defaultValue?: string;
  /** Called at every keystroke; debounce it if you query a server. */
  onValueChange?: (value: string) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** Text to find in the content below it. Escape and its button clear it. */
export function SearchField({
  name,
  clearLabel,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  ref,
  ...fieldProps
}: SearchFieldProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useFieldValue(input, valueProp, defaultValue, onValueChange);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  // The user may have typed before the script loaded.
  useEffect(() => {
    if (!input.current || input.current.value === value) return;
    if (valueProp === undefined) change(input.current.value);
    else input.current.value = value;
  });

  function clear() {
    change('');
    input.current?.focus();
  }

  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className={styles.frame}>
          <svg className={styles.lens} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM12.2 12.2 17 17" strokeWidth="1.6" />
          </svg>
          <input
            {...control}
            ref={input}
            type="search"
            name={name}
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={value}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              // Anything above the page closes first.
              if (event.key !== 'Escape' || event.defaultPrevented || value === '') return;
              // Clears only this field, and does not also close the dialog around it.
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {value !== '' && (
            <button type="button" className={styles.clear} aria-label={clearLabel ?? words.clear} onClick={clear}>
              <CloseMark />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
