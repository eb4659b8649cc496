import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

const files = globSync('.github/workflows/*.yml', { cwd: root });
const workflows = await Promise.all(
  files.map(async (file) => {
    const [head = '', body = ''] = (await read(file)).split(/^jobs:\n/m);
    return { file, head, parts: body.split(/^(?= {2}[\w-]+:$)/m).filter((part) => /^ {2}\w/.test(part)) };
  }),
);
const jobs = workflows.flatMap(({ parts }) => parts);
const nameOf = (job: string) => /^ {2}([\w-]+)/.exec(job)?.[1];

/** Workflows can change the repository or publish, so every program that they run must have a fixed hash. */
describe('[release-1] a workflow', () => {
  it('pins each action by its commit, with the version in a comment', () => {
    const uses = jobs.flatMap((job) => job.match(/^.*\buses:.*$/gm) ?? []);
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('has only the rights that each job declares, and no secrets', () => {
    expect(workflows.filter(({ head }) => !/^permissions: \{\}$/m.test(head)).map(({ file }) => file)).toEqual([]);
    expect(jobs.filter((job) => !/^ {4}permissions:\n {6}\w/m.test(job)).map(nameOf)).toEqual([]);
    expect(jobs.filter((job) => /secrets[.[]|NPM_TOKEN/.test(job)).map(nameOf)).toEqual([]);
  });

  it('leaves no credentials in its checkout', () => {
    const checkouts = jobs.flatMap((job) => job.split(/^ {6}- /m)).filter((step) => step.includes('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(5);
    expect(checkouts.filter((step) => !step.includes('persist-credentials: false'))).toEqual([]);
  });

  it('runs no code of the repository in a job that can publish, sign or tag', () => {
    const trusted = jobs.filter((job) => /id-token: write|contents: write/.test(job));
    const own = /actions\/checkout@|npm (run|test|ci|install)|npx/;
    // Changesets must run with the repository; they can propose versions, but not publish.
    expect(trusted.filter((job) => own.test(job)).map(nameOf)).toEqual(['versions']);
    const signing = jobs.filter((job) => job.includes('id-token: write')).map(nameOf);
    expect(new Set(signing)).toEqual(new Set(['attest', 'publish']));
  });

  it('publishes only after an approval', () => {
    const publishing = jobs.filter((job) => job.includes('npm publish'));
    expect(publishing.map((job) => /^ {4}environment: (.+)$/m.exec(job)?.[1])).toEqual(['npm']);
  });
});

it('[release-1] the image has a fixed hash and the carried version of Node', async () => {
  const version = (await read('.nvmrc')).trim();
  const [from = ''] = /^FROM .*$/m.exec(await read('tools/deploy/Containerfile')) ?? [];
  expect(from).toMatch(/@sha256:[0-9a-f]{64}$/);
  expect(from).toContain(`node:${version}-bookworm-slim@`);
  expect(await read('.github/workflows/release.yml')).toContain(`node-version: ${version}`);
  expect(await read('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${version}\n`);
});
