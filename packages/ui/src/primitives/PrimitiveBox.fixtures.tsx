import { box } from './PrimitiveBox.css.ts';

/** Something to lay out. */
export function PrimitiveBox({ children }: { children: string }) {
  return <div className={box}>{children}</div>;
}

/** So that it is anything in the code to copy. */
PrimitiveBox.displayName = 'div';
