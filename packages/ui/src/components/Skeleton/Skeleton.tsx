'use client';

import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAnnouncement } from '../LiveRegion/useAnnouncement.ts';
import * as styles from './Skeleton.css.ts';

/** Lines as high as those of the text around it, or a box as wide as there is room. */
type SkeletonShape =
  | {
      /** How many lines of text are expected. */
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
    /** Says what is awaited. Leave it out where another skeleton of the same view says it. */
    label?: string;
  };

/** Keeps the place of what is being loaded, so that nothing jumps when it comes. For waits of a second or more. */
export function Skeleton({ lines = 0, ratio, label = '', ...rootProps }: SkeletonProps) {
  useAnnouncement(label);
  return (
    <div {...rootProps} className={styles.skeleton}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {ratio !== undefined && <div className={styles.box} style={{ aspectRatio: ratio }} />}
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
