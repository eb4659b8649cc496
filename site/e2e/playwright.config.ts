import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';

const { launch } = await findBrowser();

export default defineConfig({
  // Each worker has its own server. Even one processor gets two workers, because a journey mostly waits.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: true,
  // `npm test` lists at its end the tests that passed only on a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/journeys',
  use: { launchOptions: launch, viewport: { width: 1280, height: 800 } },
});
