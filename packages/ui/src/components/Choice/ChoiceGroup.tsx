import { type ReactNode, useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy, FieldMessages } from '../Field/FieldMessages.tsx';
import * as styles from './ChoiceGroup.css.ts';

export interface ChoiceOption {
  /** The value sent; unique in its group. */
  value: string;
  label: string;
  /** Read out with the option, and shown under it. */
  helpText?: string | undefined;
  disabled?: boolean;
}

export interface ChoiceGroupProps extends RootProps<HTMLFieldSetElement> {
  /** Names the group, and is read out on entering it. */
  label: string;
  /** A word at the end of the label's line, such as `Optional`. */
  hint?: string | undefined;
  /** Read out on entering the group, and shown under it. */
  helpText?: ReactNode;
  /** Marks the group as invalid; shown under it and announced when it appears. */
  errorText?: string | undefined;
  options: readonly ChoiceOption[];
}

/** Related options under a common label. */
export function ChoiceGroup({
  label,
  hint,
  helpText,
  errorText,
  children,
  'aria-describedby': description,
  ...rootProps
}: Omit<ChoiceGroupProps, 'options'> & { role?: 'radiogroup'; children: ReactNode }) {
  const id = useId();
  const hintId = hint && `${id}hint`;
  const messages = { id, errorText, helpText };
  return (
    <fieldset {...rootProps} className={styles.group} aria-describedby={describedBy(messages, hintId, description)}>
      <legend className={styles.legend}>
        <span className={field.label}>{label}</span>
      </legend>
      {hint && (
        <p className={field.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.options}>{children}</div>
      <FieldMessages {...messages} />
    </fieldset>
  );
}
