import { type ReactNode, useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Field.css.ts';
import { describedBy, FieldMessages } from './FieldMessages.tsx';

/** Props that tie a control to its label and messages: spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends RootProps<HTMLDivElement> {
  label: string;
  /** A word at the end of the label's line, such as `Optional`. */
  hint?: string | undefined;
  /** Read out with the control, and shown under it. */
  helpText?: ReactNode;
  /** Marks the control as invalid; shown under it and announced when it appears. */
  errorText?: string | undefined;
  /** Shown beside the control, such as the button of a form with one field. */
  action?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, and its messages, connected for screen readers. */
export function Field({ label, hint, helpText, errorText, action, children, ...rootProps }: FieldProps) {
  const id = useId();
  const hintId = hint && `${id}hint`;
  const messages = { id, errorText, helpText };
  return (
    <div {...rootProps} className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.row}>
        <div className={styles.control}>
          {children({
            id,
            'aria-describedby': describedBy(messages, hintId),
            'aria-invalid': errorText ? true : undefined,
          })}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <FieldMessages {...messages} />
    </div>
  );
}
