import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { livingIslands } from '../site/stories/living-islands.ts';
import { propsPlugin } from '../tools/props/props-plugin.ts';
import { picturesBeside } from './pictures-beside.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../{packages/ui,sponsors/limestone}/src/**/*.stories.tsx',
    '../site/stories/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../sponsors/limestone/pictures', to: '/pictures' },
    { from: '../sponsors/limestone/public', to: '/brand' },
    { from: '../packages/ui/src/fonts', to: '/fonts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // The code to copy under an example needs the original names of components and functions.
      build: { minify: false, rolldownOptions: { output: { keepNames: true } } },
      plugins: [
        livingIslands,
        picturesBeside,
        // Only pages of documentation show props, and no test opens one.
        !process.env['VITEST'] && propsPlugin(`${import.meta.dirname}/props/registry.ts`),
        react(),
        vanillaExtractPlugin(),
      ],
    }),
} satisfies StorybookConfig;
