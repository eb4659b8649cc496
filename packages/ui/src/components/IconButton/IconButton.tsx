import type { MouseEventHandler } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends RootProps<HTMLButtonElement> {
  /** Its action, for screen readers, and as a tooltip for others. */
  label: string;
  /** An SVG in `currentColor`. It is not read out. */
  icon: keyof typeof paths;
  disabled?: boolean;
  /** Omit it if a script that runs the page without React handles the press. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

const paths = {
  pause: 'M7 4v12M13 4v12',
  play: 'M6 3.5v13l10-6.5z',
  previous: 'M17 10H4m5.5-5.5L4 10l5.5 5.5',
  next: 'M3 10h13m-5.5-5.5L16 10l-5.5 5.5',
};

/** A square button that shows its action only by an icon. */
export function IconButton({ label, icon, disabled, onClick, ...rootProps }: IconButtonProps) {
  return (
    <button
      {...rootProps}
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg
        className={styles.icon}
        viewBox="0 0 20 20"
        width="1.25rem"
        fill={icon === 'play' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={paths[icon]} />
      </svg>
    </button>
  );
}
