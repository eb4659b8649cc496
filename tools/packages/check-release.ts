import { readFile } from 'node:fs/promises';

/**
 * Fields that a package needs before strangers can install it, and that nobody can fill in before the project has a
 * public home.
 */
const needed = ['repository', 'homepage', 'bugs'];

const missing = await Promise.all(
  ['domain', 'ui'].map(async (name) => {
    const file = `packages/${name}/package.json`;
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    return needed.filter((field) => !(field in manifest)).map((field) => `${file} has no "${field}"`);
  }),
);
if (missing.flat().length > 0) {
  process.stderr.write(`Not ready to publish:\n${missing.flat().join('\n')}\n`);
  process.exitCode = 1;
}
