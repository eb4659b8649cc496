'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../../internal/useFieldValue.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<FieldProps, 'children' | 'errorText' | 'ref'> {
  /** The name under which a plain form post sends the words. */
  name: string;
  /** Names the button that empties the field; `Clear` if left out. */
  clearLabel?: string;
  /** Given, it replaces what was typed before the scripts arrived. */
  value?: string;
  defaultValue?: string;
  /** Called at every letter; who asks a server waits until the next one does not come. */
  onValueChange?: (value: string) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** Words to look for in what stands under it. Escape and its button empty it. */
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

  // Somebody may have typed while the script was on its way.
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
              // What lies over the page is closed first.
              if (event.key !== 'Escape' || event.defaultPrevented || value === '') return;
              // Only what is under the hand goes, not the dialog around it as well.
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
