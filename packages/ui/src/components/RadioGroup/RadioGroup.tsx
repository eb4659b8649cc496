'use client';

import { Choice } from '../Choice/Choice.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup.tsx';
import { ChoiceInput } from '../Choice/ChoiceInput.tsx';
import { radio } from './RadioGroup.css.ts';

export interface RadioGroupProps extends ChoiceGroupProps {
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
  ...groupProps
}: RadioGroupProps) {
  const invalid = groupProps.errorText ? true : undefined;
  return (
    <ChoiceGroup {...groupProps} role="radiogroup" aria-invalid={invalid}>
      {options.map((option) => (
        <Choice key={option.value} label={option.label} helpText={option.helpText}>
          {({ id, 'aria-describedby': description }) => (
            <ChoiceInput
              id={id}
              aria-describedby={description}
              type="radio"
              className={radio}
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
    </ChoiceGroup>
  );
}
