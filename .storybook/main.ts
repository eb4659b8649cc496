import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/{ui,drawings}/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../packages/content/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [react(), vanillaExtractPlugin()] }),
} satisfies StorybookConfig;
