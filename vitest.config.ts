import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentSources } from './site/component-sources.ts';
import { findBrowser } from './tools/chromium.ts';
import { showAs } from './tools/pictures/show-as.ts';
import { StoryPictures } from './tools/pictures/story-pictures.ts';
import { timeouts } from './tools/timeouts.ts';

const browser = await findBrowser();
const pictures = new StoryPictures(browser);
const setup = (name: string) => `${import.meta.dirname}/tools/${name}.ts`;
/** Tests that render as the server does, including islands. */
const renderedWithoutBrowser = [
  'packages/ui/src/entries/servers.test.tsx',
  'site/src/{forms,offering-status,page-words,site-bundle,what-we-said}.test.tsx',
];
const everywhere = {
  // One per core: by default Vitest leaves a core free, which is half of a machine with two.
  maxWorkers: '100%',
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  expect: { poll: { timeout: timeouts.sight } },
};

export default defineConfig({
  test: {
    teardownTimeout: timeouts.test,
    reporters: ['default', 'json', pictures],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        extends: false,
        test: {
          ...everywhere,
          name: 'node',
          environment: 'node',
          // No file leaves anything behind, and one process per file would take longer than its tests.
          isolate: false,
          // In this time zone, dates that depend on the machine's zone are a day early.
          env: { TZ: 'Pacific/Pago_Pago' },
          include: [
            '{packages/domain/src,sponsors/limestone/src/words}/**/*.test.ts',
            'sponsors/limestone/art/*.test.ts',
            'tools/**/*.test.ts',
            'site/{notices,other-sponsors}/*.test.ts',
          ],
        },
      },
      {
        extends: false,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...everywhere,
          name: 'document',
          environment: 'happy-dom',
          // Many files share one document; each restores it.
          isolate: false,
          // Here they are a day late.
          env: { TZ: 'Pacific/Kiritimati' },
          include: ['{packages/ui/src,sponsors/limestone/src/drawings,site/src}/**/*.test.{ts,tsx}'],
          exclude: renderedWithoutBrowser,
          setupFiles: [
            '@vanilla-extract/css/disableRuntimeStyles',
            setup('clean-up-rendered'),
            setup('fresh-document'),
          ],
        },
      },
      {
        extends: false,
        plugins: [vanillaExtractPlugin(), componentSources],
        test: {
          ...everywhere,
          name: 'server',
          environment: 'node',
          isolate: false,
          include: renderedWithoutBrowser,
          setupFiles: ['@vanilla-extract/css/disableRuntimeStyles'],
        },
      },
      {
        extends: false,
        test: {
          ...everywhere,
          name: 'backend',
          root: 'packages/backend',
          environment: 'node',
          // Loading the server for each file took a tenth of the time; tests undo their changes to the process.
          isolate: false,
          include: ['{src,drill}/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: [`${import.meta.dirname}/packages/backend/test/fast-password-hashing.ts`],
        },
      },
      {
        extends: false,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // Otherwise Vite discovers these while stories run, and reloads them.
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
          // A second tab would load and compile the whole library again, and one tab keeps all processors busy.
          maxWorkers: 1,
          setupFiles: ['.storybook/visual.setup.ts'],
          provide: { comparesPictures: browser.pinned },
          isolate: false,
          // The end of `npm test` names tests that passed only on retry.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: timeouts.browser,
            provider: playwright({
              launchOptions: { ...browser.launch, timeout: timeouts.browser },
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
