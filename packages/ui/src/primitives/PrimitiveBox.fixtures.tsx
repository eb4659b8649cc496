import { box } from './PrimitiveBox.css.ts';

/** A placeholder for children in layout stories. */
export function PrimitiveBox({ children }: { children: string }) {
  return <div className={box}>{children}</div>;
}

/** Shown as a plain element in the code to copy. */
PrimitiveBox.displayName = 'div';
