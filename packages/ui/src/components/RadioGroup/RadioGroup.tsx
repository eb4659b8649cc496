'use client';

import { type ReactNode, useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { Choice } from '../Choice/Choice.tsx';
import { ChoiceInput } from '../Choice/ChoiceInput.tsx';
import * as field from '../Field/Field.css.ts';
import { describedBy, FieldMessages } from '../Field/FieldMessages.tsx';
import * as styles from './RadioGroup.css.ts';

export interface ChoiceOption {
  /** The sent value; unique in the group. */
  value: string;
  label: string;
  /** Read out with the option, and shown below it. */
  helpText?: string | undefined;
  disabled?: boolean;
}

export interface RadioGroupProps extends RootProps<HTMLFieldSetElement> {
  /** Names the group, and is read out on entering it. */
  label: string;
  /** A word at the end of the label's line, such as `Optional`. */
  hint?: string | undefined;
  /** Read out on entering the group, and shown below it. */
  helpText?: ReactNode;
  /** Marks the group as invalid; shown below it, and announced when it appears. */
  errorText?: string | undefined;
  options: readonly ChoiceOption[];
  /** The name under which a plain form post sends the chosen option; unique in the form. */
  name: string;
  value?: string;
  /** Without it, nothing is chosen, a state to which the browser cannot return. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The browser refuses to send the form until one is chosen. */
  required?: boolean;
}

/** One of two to six options, all visible. For more, use `Select`. The arrow keys choose. */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  label,
  hint,
  helpText,
  errorText,
  'aria-describedby': description,
  ...rootProps
}: RadioGroupProps) {
  const id = useId();
  const hintId = hint && `${id}hint`;
  const messages = { id, errorText, helpText };
  const invalid = errorText ? true : undefined;
  return (
    <fieldset
      {...rootProps}
      role="radiogroup"
      className={styles.group}
      aria-describedby={describedBy(messages, hintId, description)}
      aria-invalid={invalid}
    >
      <legend className={styles.legend}>
        <span className={field.label}>{label}</span>
      </legend>
      {hint && (
        <p className={field.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <Choice key={option.value} label={option.label} helpText={option.helpText}>
            {(control) => (
              <ChoiceInput
                {...control}
                type="radio"
                className={styles.radio}
                data-invalid={invalid}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                onChange={() => onValueChange?.(option.value)}
              />
            )}
          </Choice>
        ))}
      </div>
      <FieldMessages {...messages} />
    </fieldset>
  );
}
