'use client';

import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { label, labels } from './Button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A button that can be busy needs both its texts, so that it can keep the wider one's width. */
type ButtonContent =
  | { children: ReactNode; loading?: never; loadingLabel?: never }
  | {
      children: string;
      /**
       * Busy with what it does, and asks for a `loadingLabel`: it refuses every press, and keeps the focus as a `disabled`
       * one would not.
       */
      loading: boolean;
      /** Takes the place of the words while `loading`, without which it is not given. */
      loadingLabel: string;
    };

export type ButtonProps = RootProps<HTMLButtonElement> &
  ButtonLook &
  ButtonContent & {
    /** `submit` sends the form that it stands in. */
    type?: 'button' | 'submit';
    /** Sent with the form together with `value`, where it was this button that sent it. */
    name?: string;
    /** What is sent under `name`. */
    value?: string;
    /** The id of the form that it sends, where it does not stand in it. */
    form?: string;
    disabled?: boolean;
    onClick?: MouseEventHandler<HTMLButtonElement>;
  };

/** Does something at a press. While that goes on it says so, at the same width, keeps the focus, and refuses every other press. */
export function Button({
  variant = 'solid',
  size = 'medium',
  type = 'button',
  disabled,
  loading,
  loadingLabel,
  children,
  onClick,
  ...rootProps
}: ButtonProps) {
  const refuses = loading || String(rootProps['aria-disabled']) === 'true';
  return (
    <button
      {...rootProps}
      type={type}
      disabled={disabled}
      aria-disabled={refuses || undefined}
      onClick={refuses ? refuse : onClick}
      data-loading={loading || undefined}
      className={buttonClass({ variant, size })}
    >
      {loadingLabel === undefined ? (
        children
      ) : (
        <span
          className={labels}
          data-loading={loading || undefined}
          data-other-label={loading ? children : loadingLabel}
        >
          {/* Made anew, because beside words that a translator has replaced nothing could be put. */}
          <span key={loading ? 1 : 0} className={label}>
            {loading && <Spinner />}
            {loading ? loadingLabel : children}
          </span>
        </span>
      )}
    </button>
  );
}

/** Enter in a field of the form also presses the button, so this holds the form back as well. */
function refuse(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
