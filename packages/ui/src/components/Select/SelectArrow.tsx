import { arrow } from './Select.css.ts';

/** Says that the field opens downwards. */
export function SelectArrow() {
  return (
    <svg className={arrow} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m3 5.5 5 5 5-5" strokeWidth="1.6" />
    </svg>
  );
}
