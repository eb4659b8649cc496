import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './tools/chromium.ts';
import { comparePictures } from './tools/compare-pictures.ts';
import { acceptedPath, differencePath, OrphanPruner } from './tools/picture-files.ts';

const browser = await findBrowser();
const cleanUp = `${import.meta.dirname}/tools/clean-up-rendered.ts`;
if (!browser.pinned)
  process.stderr.write(`Pictures are NOT compared: ${browser.name} is not the browser that drew them.\n`);

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    reporters: ['default', new OrphanPruner()],
    projects: [
      {
        extends: false,
        test: { name: 'domain', root: 'packages/domain', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        extends: false,
        test: { name: 'content', root: 'packages/content', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      ...['packages/ui', 'packages/drawings', 'site'].map(
        (root): TestProjectInlineConfiguration => ({
          extends: false,
          plugins: [vanillaExtractPlugin()],
          test: {
            name: path.basename(root),
            root,
            environment: 'happy-dom',
            testTimeout: 30_000,
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['@vanilla-extract/css/disableRuntimeStyles', cleanUp],
          },
        }),
      ),
      {
        extends: false,
        test: {
          name: 'backend',
          root: 'packages/backend',
          environment: 'node',
          include: ['{src,drill}/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: false,
        test: {
          name: 'second sponsor',
          root: 'site/second-sponsor',
          environment: 'node',
          include: ['*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { extends: false, test: { name: 'art', root: 'art', environment: 'node', include: ['*.test.ts'] } },
      { extends: false, test: { name: 'tools', root: 'tools', environment: 'node', include: ['**/*.test.ts'] } },
      {
        extends: false,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // Found out only while stories run, which would reload them under way.
        optimizeDeps: {
          include: ['@storybook/addon-a11y > axe-core', 'react-dom/server'],
          exclude: ['@vanilla-extract/recipes'],
        },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/visual.setup.ts'],
          provide: { comparesPictures: browser.pinned },
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browser.launch, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'exact',
                comparators: { exact: comparePictures },
                resolveScreenshotPath: acceptedPath,
                resolveDiffPath: differencePath,
              },
            },
          },
        },
      },
    ],
  },
});
