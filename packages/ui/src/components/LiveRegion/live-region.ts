import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { frontDialog } from '../Modal/front-dialog.ts';

/** Milliseconds between the place and the words: a region that arrives with its words is often not read out. */
const pauseMs = 100;
/** Milliseconds for which they stay: long enough to be read out, and not to be met again by who reads on. */
const keptMs = 7000;

let region: HTMLElement | undefined;

/**
 * Sees to it that the one live region of the document is there and can be heard: at the top of the page, or in the modal
 * dialog in front, behind which the page is silent.
 */
export function placeLiveRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = visuallyHidden;
    // Each line that is added to a log is read out by itself, and nothing when a line goes.
    region.setAttribute('role', 'log');
    region.setAttribute('aria-live', 'polite');
  }
  const place = frontDialog() ?? document.body;
  if (region.parentNode !== place) place.prepend(region);
  return region;
}

/**
 * Has words read out once nothing else is; `urgent` ones at once, whatever is being read. Until then the function that it
 * returns takes them back.
 */
export function announce(words: string, urgent = false): () => void {
  // A dialog that closes with what it has done is closed by then.
  setTimeout(placeLiveRegion);
  const timer = setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    const log = placeLiveRegion();
    if (urgent) {
      // Beside the region, in which it would be read out twice.
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
