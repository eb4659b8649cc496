import { expect, it } from 'vitest';
import { type Bom, withBundled } from './describe-parts.ts';

const bom = (refs: Record<string, string[]>): Bom => ({
  metadata: { component: { name: 'backend' } },
  components: Object.keys(refs).map((purl) => ({ purl })),
  dependencies: Object.entries(refs).map(([ref, dependsOn]) => ({ ref, dependsOn })),
});

it('[release-3] the list of parts has the packages that the server imports or the bundles contain, and no tools', () => {
  const server = bom({ 'pkg:npm/hono@1.0.0': [], 'pkg:npm/zod@1.0.0': [] });
  const site = bom({
    'pkg:npm/%40radix-ui/menu@1.0.0': ['pkg:npm/zod@1.0.0', 'pkg:npm/terser@1.0.0'],
    'pkg:npm/terser@1.0.0': [],
    'pkg:npm/zod@1.0.0': [],
  });
  const bundled = ['@radix-ui/menu', 'zod'].map((name) => ({ name, version: '1.0.0', identifier: 'MIT' }));
  expect(withBundled(server, site, bundled)).toEqual({
    metadata: { component: { name: 'backend' } },
    components: [
      { purl: 'pkg:npm/hono@1.0.0' },
      { purl: 'pkg:npm/zod@1.0.0' },
      { purl: 'pkg:npm/%40radix-ui/menu@1.0.0' },
    ],
    dependencies: [
      { ref: 'pkg:npm/hono@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/zod@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/%40radix-ui/menu@1.0.0', dependsOn: ['pkg:npm/zod@1.0.0'] },
    ],
  });
});
