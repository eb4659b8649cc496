import { arrow } from './Select.css.ts';

/** Shows that the field opens downward. */
export function SelectArrow() {
  return (
    <svg className={arrow} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m3 5.5 5 5 5-5" strokeWidth="1.6" />
    </svg>
  );
}
