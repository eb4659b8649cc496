import type { ReactNode } from 'react';
import { brand } from './StaffBrand.css.ts';

interface StaffBrandProps {
  mark: ReactNode;
  name: string;
}

/** Mark and name above a staff screen. Not a link: the way out is Back to Site. */
export function StaffBrand({ mark, name }: StaffBrandProps) {
  return (
    <p className={brand}>
      {mark}
      {name}
    </p>
  );
}
