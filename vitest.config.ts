import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './tools/chromium.ts';
import { patience } from './tools/patience.ts';
import { showAs } from './tools/pictures/show-as.ts';
import { StoryPictures } from './tools/pictures/story-pictures.ts';

const browser = await findBrowser();
const pictures = new StoryPictures(browser);
const cleanUp = `${import.meta.dirname}/tools/clean-up-rendered.ts`;
const everywhere = {
  // One for each core: by itself Vitest leaves a core free, which is half of a machine that has two.
  maxWorkers: '100%',
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.sight } },
};

export default defineConfig({
  test: {
    teardownTimeout: patience.test,
    reporters: ['default', 'json', pictures],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      ...['packages/domain', 'packages/content'].map(
        (root): TestProjectInlineConfiguration => ({
          extends: false,
          test: {
            ...everywhere,
            name: path.basename(root),
            root,
            environment: 'node',
            // What they test leaves nothing behind, and a process for each file would take longer than its tests.
            isolate: false,
            include: ['src/**/*.test.ts'],
          },
        }),
      ),
      ...['packages/ui', 'packages/drawings', 'site'].map(
        (root): TestProjectInlineConfiguration => ({
          extends: false,
          plugins: [vanillaExtractPlugin()],
          test: {
            ...everywhere,
            name: path.basename(root),
            root,
            environment: 'happy-dom',
            // A document of its own for each file, without setting up the whole environment anew.
            pool: 'vmThreads',
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['@vanilla-extract/css/disableRuntimeStyles', cleanUp],
          },
        }),
      ),
      {
        extends: false,
        test: {
          ...everywhere,
          name: 'backend',
          root: 'packages/backend',
          environment: 'node',
          // Loading the server again for each file took a tenth of the time; a test undoes what it does to its process.
          isolate: false,
          include: ['{src,drill}/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: [`${import.meta.dirname}/packages/backend/test/quick-passwords.ts`],
        },
      },
      {
        extends: false,
        test: { ...everywhere, name: 'art', root: 'art', environment: 'node', include: ['*.test.ts'] },
      },
      {
        extends: false,
        test: { ...everywhere, name: 'tools', root: 'tools', environment: 'node', include: ['**/*.test.ts'] },
      },
      {
        extends: false,
        test: {
          ...everywhere,
          name: 'second sponsor',
          root: 'site/second-sponsor',
          environment: 'node',
          include: ['*.test.ts'],
        },
      },
      {
        extends: false,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // Found out only while stories run, which would reload them under way.
        optimizeDeps: {
          include: [
            '@storybook/addon-a11y > axe-core',
            '@storybook/addon-docs/blocks',
            'react-dom/server',
            'storybook/theming',
          ],
        },
        test: {
          ...everywhere,
          name: 'stories',
          setupFiles: ['.storybook/visual.setup.ts'],
          provide: { comparesPictures: browser.pinned },
          isolate: false,
          // What passes only then is named at the end of `npm test`.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: patience.browser,
            provider: playwright({
              launchOptions: { ...browser.launch, timeout: patience.browser },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { checkPicture: pictures.check, showAs },
          },
        },
      },
    ],
  },
});
