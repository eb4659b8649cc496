import { Fragment } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';

export interface EmailAddressProps extends RootProps<HTMLSpanElement> {
  /** The address alone, as `ann.hollis@example.com`. */
  children: string;
}

/** Before its @ and after its dots, but for the last one: what follows it would stand on a line by itself. */
const breaks = /(?=@)|(?<=\.)(?=.*[@.])/;

/** An address that breaks between its parts where a line has no room for it, so that it can still be read and compared. */
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
