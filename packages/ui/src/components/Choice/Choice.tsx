import { type ReactNode, useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import type { FieldControl } from '../Field/Field.tsx';
import { describedBy, FieldMessages } from '../Field/FieldMessages.tsx';
import * as styles from './Choice.css.ts';

export interface ChoiceProps extends RootProps<HTMLDivElement> {
  /** Its meaning when it is on. Pressing the text presses the control. */
  label: ReactNode;
  /** Read out with the control, and shown under its label. */
  helpText?: ReactNode;
  /** Marks the control as invalid; shown under it and announced when it appears. */
  errorText?: string | undefined;
}

/** A control that is on or off, with its label after it and its messages under both. */
export function Choice({
  label,
  helpText,
  errorText,
  children,
  ...rootProps
}: ChoiceProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const messages = { id, errorText, helpText };
  return (
    <div {...rootProps} className={styles.choice}>
      {children({ id, 'aria-describedby': describedBy(messages), 'aria-invalid': errorText ? true : undefined })}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {(errorText || helpText) && (
        <div className={styles.messages}>
          <FieldMessages {...messages} />
        </div>
      )}
    </div>
  );
}
