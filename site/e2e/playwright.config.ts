import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';

const { launch } = await findBrowser();

/** One worker: the journeys share one server, and the machine may be small and slow. */
export default defineConfig({
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/journeys',
  use: { launchOptions: launch, viewport: { width: 1280, height: 800 } },
});
