import { mark } from './DisclosureMark.css.ts';

/** The marker before the text of a `summary`, which turns as its `details` opens. */
export function DisclosureMark() {
  return (
    <svg className={mark} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m5.5 3 5 5-5 5" strokeWidth="1.6" />
    </svg>
  );
}
