import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Word } from '../Words/Word.tsx';
import { arrow } from './NewTabMark.css.ts';

/** The arrow, and hidden text, that announce before the click that a link opens a new tab. */
export function NewTabMark() {
  return (
    <>
      <svg className={arrow} viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
        <path d="M2 8 8.5 1.5M3 1.5h5.5V7" />
      </svg>
      <VisuallyHidden>
        {' '}
        <Word name="opensInNewTab" />
      </VisuallyHidden>
    </>
  );
}
