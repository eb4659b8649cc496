import type { ElementType } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  /** Says what is awaited. Leave it out only where words beside the spinner already do. */
  label?: string;
}

/** A turning ring, as large as the text around it. With reduced motion it stands still. */
export function Spinner({ label, ...rootProps }: SpinnerProps) {
  const Root = (label === undefined ? 'span' : 'output') as ElementType;
  return label === undefined ? (
    <Root {...rootProps} className={spinner} aria-hidden="true" />
  ) : (
    <Root {...rootProps}>
      <span className={spinner} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
