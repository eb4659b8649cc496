'use client';

import type { RootProps } from '../../primitives/root-props.ts';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  /** Names what is awaited. Omit it only if text beside the spinner already does. */
  label?: string;
}

/** A turning ring, as large as the surrounding text. With reduced motion it does not turn. */
export function Spinner({ label = '', ...rootProps }: SpinnerProps) {
  useAnnouncement(label);
  const meaning = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...meaning} {...rootProps} className={spinner} />;
}
