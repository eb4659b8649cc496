import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { containerCommand } from './container.ts';

it('CONTRIBUTING gives the command for a container that accepting prints', async () => {
  const guide = await readFile(`${import.meta.dirname}/../../CONTRIBUTING.md`, 'utf8');
  expect(guide).toContain(`  ${containerCommand([])}\n`);
});
