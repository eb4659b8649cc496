import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import config from '../vitest.config.ts';
import { built, independent, parts } from './test-steps.ts';

const steps = [...built, ...independent];

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });

describe('the parts of npm test', () => {
  it('have one command each, and no other commands exist', async () => {
    const { scripts } = packageFile.parse(JSON.parse(await readFile(`${import.meta.dirname}/../package.json`, 'utf8')));
    const commands = Object.entries(scripts).filter(([name]) => name.startsWith('test:'));
    const expected = parts.map((part) => [`test:${part}`, `${scripts['test']} ${part}`]);
    expect(commands).toEqual(expected);
  });

  it('run in CI, each on a separate machine', async () => {
    const workflow = await readFile(`${import.meta.dirname}/../.github/workflows/ci.yml`, 'utf8');
    expect(workflow).toContain('npm run test:${{ matrix.run }}');
    const [, matrix = ''] = /matrix:\n\s+run:\n((?:\s+- .+\n)+)/.exec(workflow) ?? [];
    const run = Array.from(matrix.matchAll(/- (\w+)/g), ([, part]) => part);
    expect(new Set(run)).toEqual(new Set(parts));
  });

  it.each(parts)('%s runs something', (part) => {
    expect(steps.filter((step) => step.parts.includes(part))).not.toEqual([]);
  });
});

describe('the steps', () => {
  it('name existing files and folders', () => {
    const named = steps.flatMap(({ inputs = [], tests }) => [...inputs, ...(tests?.setUp ?? []), tests?.unused ?? '.']);
    const root = path.resolve(import.meta.dirname, '..');
    expect(named.filter((name) => name !== 'site/dist' && !existsSync(path.join(root, name)))).toEqual([]);
  });
});

describe('the projects of Vitest', () => {
  const projects = new Set(
    (config.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
    ),
  );

  it('exist for all steps and documents that name them', async () => {
    const contributing = await readFile(`${import.meta.dirname}/../CONTRIBUTING.md`, 'utf8');
    const commands = [contributing, ...steps.map(({ command }) => command.join(' '))].join('\n');
    const asked = [...commands.matchAll(/--project[ =]!?(\w+)/g)].map(([, name]) => name);
    expect(asked).toContain('document');
    expect(asked.filter((name) => !projects.has(name))).toEqual([]);
  });
});
