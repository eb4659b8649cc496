import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbars.ts';

declare global {
  /** Where Storybook finds a story that stands on a page in a frame of its own. */
  var PREVIEW_URL: string | undefined;
}

/** Storybook tells stories alone what the toolbar says. This tells the page around them, which may have none, and its frames. */
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

/** Brand and motion hold for the whole document. */
export function wear(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['theme']);
  dataset['motion'] = String(globals['motion']);
}

/** Stories in frames are embedded: several that are played at once would take the focus from each other, and from the page. */
function addressOfFrames(globals: Globals): string {
  const chosen = Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`);
  return `iframe.html?${String(new URLSearchParams({ embed: 'true', globals: chosen.join(';') }))}`;
}
