import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { frontDialog } from '../Modal/front-dialog.ts';

/**
 * Milliseconds between adding the region and its text: a region that is added together with its text is often not read
 * out.
 */
const pauseMs = 100;
/** Milliseconds for which text stays: long enough to be read out, and short enough that nobody finds it later. */
const keptMs = 7000;

let region: HTMLElement | undefined;

/**
 * Makes sure that the document's one live region exists and can be heard: at the top of the page, or in the modal
 * dialog in front, behind which the page is silent.
 */
export function placeLiveRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = visuallyHidden;
    // In a log, each added line is read out separately, and removed lines are not.
    region.setAttribute('role', 'log');
    region.setAttribute('aria-live', 'polite');
  }
  const place = frontDialog() ?? document.body;
  if (region.parentNode !== place) place.prepend(region);
  return region;
}

/**
 * Has text read out after the current speech; `urgent` text interrupts it. Returns a function that cancels the
 * announcement if it has not started.
 */
export function announce(words: string, urgent = false): () => void {
  // A dialog that closes after its action has closed by then.
  setTimeout(placeLiveRegion);
  const timer = setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    const log = placeLiveRegion();
    if (urgent) {
      // Next to the region, inside which it would be read out twice.
      line.className = visuallyHidden;
      line.setAttribute('role', 'alert');
      log.after(line);
    } else {
      log.append(line);
    }
    setTimeout(() => line.remove(), keptMs);
  }, pauseMs);
  return () => clearTimeout(timer);
}
