'use client';

import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The name under which a plain form post sends each chosen option. */
  name: string;
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Called with all chosen values, in the order of the options. */
  onValueChange?: (value: string[]) => void;
}

/** Any number of several options. */
export function CheckboxGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  ...groupProps
}: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...groupProps}>
      {options.map((option) => (
        <Choice key={option.value} label={option.label} helpText={option.helpText}>
          {(control) => (
            <CheckboxMark
              {...control}
              aria-invalid={groupProps.errorText ? true : undefined}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value?.includes(option.value)}
              defaultChecked={defaultValue?.includes(option.value)}
              onCheckedChange={(_checked, input) => onValueChange?.(chosenBeside(input))}
            />
          )}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** Reads from the page, which also has the choices made before the scripts loaded. */
function chosenBeside(input: HTMLInputElement): string[] {
  const chosen = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(chosen, (option) => option.value);
}
