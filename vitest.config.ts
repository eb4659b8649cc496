import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { islandSources } from './site/island-sources.ts';
import { findBrowser } from './tools/chromium.ts';
import { patience } from './tools/patience.ts';
import { showAs } from './tools/pictures/show-as.ts';
import { StoryPictures } from './tools/pictures/story-pictures.ts';

const browser = await findBrowser();
const pictures = new StoryPictures(browser);
const setup = (name: string) => `${import.meta.dirname}/tools/${name}.ts`;
/** Tests that render as the server does, islands included. */
const drawnWithoutBrowser = [
  'packages/ui/src/entries/servers.test.tsx',
  'site/src/{forms,offering-status,page-words,what-we-said}.test.tsx',
];
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
      {
        extends: false,
        test: {
          ...everywhere,
          name: 'node',
          environment: 'node',
          // No file leaves anything behind, and a process for each would take longer than its tests.
          isolate: false,
          // Days that are read or written in the zone of the machine come out a day early.
          env: { TZ: 'Pacific/Pago_Pago' },
          include: [
            'packages/{domain,content}/src/**/*.test.ts',
            'art/*.test.ts',
            'tools/**/*.test.ts',
            'site/{notices,second-sponsor}/*.test.ts',
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
          // One document for many files: each puts it back as it was.
          isolate: false,
          // As above, a day late.
          env: { TZ: 'Pacific/Kiritimati' },
          include: ['{packages/{ui,drawings},site}/src/**/*.test.{ts,tsx}'],
          exclude: drawnWithoutBrowser,
          setupFiles: [
            '@vanilla-extract/css/disableRuntimeStyles',
            setup('clean-up-rendered'),
            setup('fresh-document'),
          ],
        },
      },
      {
        extends: false,
        plugins: [vanillaExtractPlugin(), islandSources],
        test: {
          ...everywhere,
          name: 'server',
          environment: 'node',
          isolate: false,
          include: drawnWithoutBrowser,
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
          // Loading the server again for each file took a tenth of the time; a test undoes what it does to its process.
          isolate: false,
          include: ['{src,drill}/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          setupFiles: [`${import.meta.dirname}/packages/backend/test/quick-passwords.ts`],
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
          // A second tab loads and compiles all of the library again, and one keeps the browser's processes and this one busy.
          maxWorkers: 1,
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
