'use client';

import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { label, labels } from './Button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A button that can be busy needs both texts, so that it can keep the wider one's width. */
type ButtonContent =
  | { children: ReactNode; loading?: never; loadingLabel?: never }
  | {
      children: string;
      /**
       * Shows that its action is running; requires `loadingLabel`. The button ignores presses but, unlike a `disabled`
       * one, keeps the focus.
       */
      loading: boolean;
      /** Replaces the text while `loading`; only allowed with it. */
      loadingLabel: string;
    };

export type ButtonProps = RootProps<HTMLButtonElement> &
  ButtonLook &
  ButtonContent & {
    /** `submit` sends the surrounding form. */
    type?: 'button' | 'submit';
    /** Sent with the form, together with `value`, if this button sent it. */
    name?: string;
    /** The value sent under `name`. */
    value?: string;
    /** The id of the form to send, if the button is not inside it. */
    form?: string;
    disabled?: boolean;
    onClick?: MouseEventHandler<HTMLButtonElement>;
  };

/**
 * Runs an action on press. While the action runs, it shows that at the same width, keeps the focus, and ignores other
 * presses.
 */
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
          {/* Remounted, because React could not update text next to text that a translator has replaced. */}
          <span key={loading ? 1 : 0} className={label}>
            {loading && <Spinner />}
            {loading ? loadingLabel : children}
          </span>
        </span>
      )}
    </button>
  );
}

/** Enter in a field of the form also presses the button, so this stops the form as well. */
function refuse(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
