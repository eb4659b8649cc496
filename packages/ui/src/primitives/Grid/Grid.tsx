import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { grid, items } from './Grid.css.ts';

export interface GridProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
}

/**
 * The page's twelve columns, or one below 768 px. Its children are `GridItem`s, or elements that set their own
 * `grid-column`.
 */
export function Grid({ children, ...rootProps }: GridProps) {
  return (
    <div {...rootProps} className={grid}>
      {children}
    </div>
  );
}

export interface GridItemProps extends RootProps<HTMLDivElement> {
  /** First and last column, counted from 1. */
  columns: keyof (typeof items)['medium'];
  /** Below this width the item takes the full row. */
  from?: keyof typeof items;
  children?: ReactNode;
}

/** A range of columns from a window width on, and the full row below it. */
export function GridItem({ columns, from = 'medium', children, ...rootProps }: GridItemProps) {
  return (
    <div {...rootProps} className={items[from][columns]}>
      {children}
    </div>
  );
}
