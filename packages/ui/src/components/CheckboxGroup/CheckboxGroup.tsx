'use client';

import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The name under which a plain form post sends each chosen option. */
  name: string;
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Gets all that are chosen, in the order of the options. */
  onValueChange?: (value: string[]) => void;
}

/** Several of several: none, some or all. */
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

/** Read from the page, where also what was chosen before the scripts came is. */
function chosenBeside(input: HTMLInputElement): string[] {
  const chosen = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(chosen, (option) => option.value);
}
