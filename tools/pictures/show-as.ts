import type { BrowserCommand } from 'vitest/node';

/** A window, one whose system replaces all colours by a few of its own, or a sheet of paper. */
export type Medium = 'window' | 'forced colours' | 'paper';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the browser show the story so from now on. */
    showAs: (medium: Medium) => Promise<void>;
  }
}

export const showAs: BrowserCommand<[medium: Medium]> = ({ page }, medium) =>
  page.emulateMedia({
    forcedColors: medium === 'forced colours' ? 'active' : 'none',
    media: medium === 'paper' ? 'print' : 'screen',
  });
