import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';

const { launch } = await findBrowser();

/** One worker: the journeys share one server, and the machine may be small. */
export default defineConfig({
  workers: 1,
  forbidOnly: true,
  outputDir: '../../test-results/journeys',
  use: { launchOptions: launch, viewport: { width: 1280, height: 800 } },
});
