import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';

const { launch } = await findBrowser();

export default defineConfig({
  // Each has a server of its own. Also one processor has two, because much of a journey is waiting.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: true,
  // What passes only then is named at the end of `npm test`.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/journeys',
  use: { launchOptions: launch, viewport: { width: 1280, height: 800 } },
});
