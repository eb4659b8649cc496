export { showConfirmation } from '../components/Confirmation/show-confirmation.ts';
export { startFlipBook } from '../components/FlipBook/start-flip-book.ts';
export { linkNotesBack } from '../components/Footnotes/link-notes-back.ts';
export { openNotesInPlace } from '../components/NotePopover/open-notes-in-place.ts';
export { penOnFirstSight } from '../drawings/pen-on-first-sight.ts';
export { keepYear } from '../sections/SiteFooter/keep-year.ts';
export { startHeader } from '../sections/SiteHeader/start-header.ts';
