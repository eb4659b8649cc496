'use client';

import { useFelt } from '../../internal/useFelt.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import * as styles from './Skeleton.css.ts';

/** Lines as high as those of the surrounding text, or a full-width box. */
type SkeletonShape =
  | {
      /** The expected number of text lines. */
      lines: number;
      ratio?: never;
    }
  | {
      lines?: never;
      /** Width of the box divided by its height, such as `16 / 9`. */
      ratio: number;
    };

export type SkeletonProps = RootProps<HTMLDivElement> &
  SkeletonShape & {
    /** Names the awaited content. Omit it if another skeleton of the same view has one. */
    label?: string;
  };

/** Reserves the space of loading content, so that nothing shifts when it arrives. For waits of a second or more. */
export function Skeleton({ lines = 0, ratio, label = '', ...rootProps }: SkeletonProps) {
  const felt = useFelt();
  useAnnouncement(felt ? label : '');
  return (
    <div aria-busy="true" {...rootProps} className={styles.skeleton} data-felt={felt || undefined}>
      {felt && label && <VisuallyHidden>{label}</VisuallyHidden>}
      {ratio !== undefined && <div className={styles.box} style={{ aspectRatio: ratio }} />}
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
