import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { containerCommand } from './container.ts';

it('CONTRIBUTING has the container command that `npm run accept` prints', async () => {
  const guide = await readFile(`${import.meta.dirname}/../../CONTRIBUTING.md`, 'utf8');
  expect(guide).toContain(`  ${containerCommand([])}\n`);
});
