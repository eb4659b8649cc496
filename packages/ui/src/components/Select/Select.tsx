import { type ChangeEventHandler, type FocusEventHandler, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';
import { SelectArrow } from './SelectArrow.tsx';
import { SelectList } from './SelectList.tsx';

export interface SelectProps extends Omit<FieldProps, 'children' | 'action'> {
  /** The name under which a form sends the chosen option; nothing chosen is the empty text. */
  name: string;
  /** Stands in the field until something is chosen. */
  placeholder: string;
  /** What may be chosen; the text is what is sent. */
  options: readonly string[];
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** The browser's own select, which holds the value, as a form library wants it. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of several. The browser's own select holds the value throughout: without a script it is the field, with one it
 * is the truth behind a list of our own. A visitor who has it open when the script arrives keeps it until leaving.
 */
export function Select({ name, placeholder, options, onChange, onBlur, ref, ...fieldProps }: SelectProps) {
  const native = useRef<HTMLSelectElement>(null);
  const [replaced, setReplaced] = useState(false);
  // Begins empty whatever was chosen before there was a script: a reset of the form returns to what the list began with.
  const [value, setValue] = useState('');
  useLayoutEffect(() => setReplaced(document.activeElement !== native.current), []);
  useLayoutEffect(() => {
    if (replaced) setValue(native.current?.value ?? '');
  }, [replaced]);

  function handleValueChange(chosen: string) {
    setValue(chosen);
    if (!native.current) return;
    native.current.value = chosen;
    native.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className={styles.stack}>
          <select
            {...(replaced ? { 'aria-hidden': true, tabIndex: -1 } : control)}
            name={name}
            className={styles.native}
            onChange={onChange}
            onBlur={(event) => {
              setReplaced(true);
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
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          {replaced && (
            <SelectList
              control={control}
              value={value}
              onValueChange={handleValueChange}
              placeholder={placeholder}
              options={options}
            />
          )}
          <SelectArrow />
        </div>
      )}
    </Field>
  );
}
