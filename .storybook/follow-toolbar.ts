import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbars.ts';

declare global {
  /** The address of Storybook's preview, used for stories in frames on a page. */
  var PREVIEW_URL: string | undefined;
}

/**
 * Applies the toolbar to the surrounding page, even one without stories, and to its frames; Storybook applies it only
 * to stories.
 */
export function followToolbar(): void {
  const channel = addons.getChannel();
  const follow = ({ globals }: { globals: Globals }) => {
    wear(globals);
    globalThis.PREVIEW_URL = addressOfFrames(globals);
  };
  follow({ globals: initialGlobals });
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
}

/** Sets brand and motion for the whole document. */
export function wear(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['theme']);
  dataset['motion'] = String(globals['motion']);
}

/**
 * Returns addresses of embedded stories: several play functions at once would take the focus from each other and from
 * the page.
 */
function addressOfFrames(globals: Globals): string {
  const chosen = Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`);
  return `iframe.html?${String(new URLSearchParams({ embed: 'true', globals: chosen.join(';') }))}`;
}
