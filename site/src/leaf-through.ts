/** Of one page, and so apart from the script of every page. */
export { startFlipBook } from '@sponsor/ui/behaviours';
