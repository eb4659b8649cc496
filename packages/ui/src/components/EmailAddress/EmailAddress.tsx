import { Fragment } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';

export interface EmailAddressProps extends RootProps<HTMLSpanElement> {
  /** Only the address, such as `ann.hollis@example.com`. */
  children: string;
}

/** Before its @ and after its dots, except the last dot, after which the rest would be alone on a line. */
const breaks = /(?=@)|(?<=\.)(?=.*[@.])/;

/** An address that breaks only between its parts, so that it can still be read and compared. */
export function EmailAddress({ children, ...rootProps }: EmailAddressProps) {
  return (
    <span {...rootProps}>
      {children.split(breaks).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- An address may have the same part twice.
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
