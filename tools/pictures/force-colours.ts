import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the browser replace all colours by a few of the system's, or lets it show them again. */
    forceColours: (on: boolean) => Promise<void>;
  }
}

export const forceColours: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? 'active' : 'none' });
