import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';

const { launch } = await findBrowser();

/** Two workers, each with a server of its own: much of a journey is waiting for what must not happen. */
export default defineConfig({
  workers: 2,
  forbidOnly: true,
  // What passes only then is named at the end of `npm test`.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/journeys',
  use: { launchOptions: launch, viewport: { width: 1280, height: 800 } },
});
