import type { BrowserCommand } from 'vitest/node';

/** A window, one with forced colors, or a sheet of paper. */
export type Medium = 'window' | 'forced colours' | 'paper';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser show stories in this medium from now on. */
    showAs: (medium: Medium) => Promise<void>;
  }
}

export const showAs: BrowserCommand<[medium: Medium]> = ({ page }, medium) =>
  page.emulateMedia({
    forcedColors: medium === 'forced colours' ? 'active' : 'none',
    media: medium === 'paper' ? 'print' : 'screen',
  });
