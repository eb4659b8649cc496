'use client';

import type { RootProps } from '../../primitives/root-props.ts';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  /** Says what is awaited. Leave it out only where words beside the spinner already do. */
  label?: string;
}

/** A turning ring, as large as the text around it. With reduced motion it stands still. */
export function Spinner({ label = '', ...rootProps }: SpinnerProps) {
  useAnnouncement(label);
  const meaning = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...meaning} {...rootProps} className={spinner} />;
}
