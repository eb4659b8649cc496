import type { Claim as ClaimData, FigureClaim } from '@sponsor/domain';
import type { ElementType } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Claim.css.ts';
import { NoteMarks } from './NoteMarks.tsx';

export type ClaimProps = RootProps &
  (
    | { claim: ClaimData /** Within a sentence. */; display?: 'inline' }
    | {
        /** A target includes its risk and whether it has been paid. */
        claim: FigureClaim;
        /** The figure in large type, with its text below; in a `row` the text is beside it, for a list of several. */
        display: 'figure' | 'row';
      }
  );

/**
 * A figure or statement that needs a source, always with its note marks. A target displayed as a figure also includes,
 * in the same block, its risk and whether it has been paid.
 */
export function Claim({ claim, display = 'inline', ...rootProps }: ClaimProps) {
  const root = { ...rootProps, 'data-claim': claim.id, 'data-kind': claim.kind };
  const Root = (display === 'inline' ? 'span' : 'div') as ElementType;
  if (display === 'inline') {
    return (
      <Root {...root}>
        {claim.figure && <span className={styles.whole}>{claim.figure}</span>}
        {claim.figure && ' '}
        {claim.text}
        <NoteMarks notes={claim.notes} />
      </Root>
    );
  }
  return (
    <Root {...root} className={styles.block} data-display={display}>
      <p className={styles.figure}>{claim.figure}</p>{' '}
      <p className={styles.text}>
        {claim.text}
        <NoteMarks notes={claim.notes} />
      </p>
      {claim.kind === 'target' && (
        <p className={styles.risk}>
          <strong className={styles.paid}>{claim.paid}</strong> {claim.risk}
        </p>
      )}
    </Root>
  );
}
