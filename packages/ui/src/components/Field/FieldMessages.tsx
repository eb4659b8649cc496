import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

export interface FieldMessagesProps {
  /** The prefix of the messages' ids. */
  id: string;
  /** Marks the control as invalid; shown under it and announced when it appears. */
  errorText?: string | undefined;
  /** Read out with the control, and shown under it. */
  helpText?: ReactNode;
}

/** Returns the ids that describe a control: the error before the help, and then those of the caller. */
export function describedBy(
  { id, errorText, helpText }: FieldMessagesProps,
  hintId?: string,
  elsewhere?: string,
): string | undefined {
  const ids = [hintId, errorText && `${id}error`, helpText ? `${id}help` : '', elsewhere];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The error and the help of a control. */
export function FieldMessages({ id, errorText, helpText }: FieldMessagesProps) {
  return (
    <>
      {errorText && (
        <p className={styles.message} id={`${id}error`} role="alert" data-error>
          <svg className={styles.errorMark} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M10 2.5l8 14.5H2zM10 8v4.5M10 14v1.5" strokeWidth="1.6" />
          </svg>
          <span>{errorText}</span>
        </p>
      )}
      {helpText && (
        <p className={styles.message} id={`${id}help`}>
          {helpText}
        </p>
      )}
    </>
  );
}
