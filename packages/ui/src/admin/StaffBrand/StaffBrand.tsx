import { BrandMark } from '../../drawings/BrandMark/BrandMark.tsx';
import { brand } from './StaffBrand.css.ts';

interface StaffBrandProps {
  name: string;
}

/** Mark and name above a staff screen. No link: the way out is Back to Site. */
export function StaffBrand({ name }: StaffBrandProps) {
  return (
    <p className={brand}>
      <BrandMark />
      {name}
    </p>
  );
}
