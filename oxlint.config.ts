import { defineConfig } from 'oxlint';
import { layerRules } from './tools/layer-rules.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc', 'vitest'],
  jsPlugins: ['eslint-plugin-regexp'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    builtin: true,
    browser: true,
    node: true,
  },
  ignorePatterns: ['**/dist/**', 'storybook-static/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    // A long text must not block the server or the page.
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
    'no-console': 'error',
    'no-warning-comments': 'error',
    'max-lines': [
      'error',
      {
        max: 200,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'no-await-in-loop': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'oxc/no-map-spread': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-restricted-vi-methods': [
      'error',
      {
        waitFor: 'It times out after a second: use expect.poll.',
        waitUntil: 'It times out after a second: use expect.poll.',
      },
    ],
    'vitest/require-to-throw-message': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'expect*'],
      },
    ],
    'typescript/consistent-return': 'off',
  },
  overrides: [
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.stories.tsx',
        '**/*.fixtures.ts',
        '**/*.fixtures.tsx',
        '**/e2e/**',
        '**/test/**',
        '**/drill/**',
        '**/bench/**',
      ],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'max-lines': 'off',
        'regexp/no-super-linear-backtracking': 'off',
        'regexp/no-super-linear-move': 'off',
        'no-console': 'off',
        'typescript/unbound-method': 'off',
        'typescript/await-thenable': 'off',
      },
    },
    {
      files: [
        '**/*.config.ts',
        'examples/**',
        'tools/consumer/**',
        '**/*.stories.tsx',
        '.storybook/**',
        'site/src/**/*.island.tsx',
        'site/src/hydration/*.fixtures.tsx',
        'site/vite.config.ts',
        'packages/backend/test/global-setup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['site/e2e/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { property: 'boundingBox', message: 'Two calls measure at different moments: use boxesOf.' },
          { property: 'pauseAt', message: 'It returns before its effects are rendered: use stopClock.' },
        ],
      },
    },
    { files: ['site/src/routes.ts'], rules: { 'max-lines': 'off' } },
    ...layerRules,
  ],
});
