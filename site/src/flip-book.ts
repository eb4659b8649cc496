import { startFlipBook } from '@sponsor/ui/behaviours';

/** The script of a page with a book, in addition to that of every page. */
const book = document.querySelector('[data-pages]')?.parentElement;
if (book) startFlipBook(book);
