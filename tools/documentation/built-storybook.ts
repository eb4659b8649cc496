import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/storybook');
const entry = z.object({ type: z.string(), title: z.string(), tags: z.array(z.string()) });
const index = z.object({ entries: z.record(z.string(), entry) });
const component = z.object({
  name: z.string(),
  entry: z.string().optional(),
  props: z.array(z.object({ name: z.string() })),
});

/** A documented component, with the props that its page must list. */
export type DocumentedComponent = z.infer<typeof component>;

/** The built Storybook, served from a subfolder as by a static host. */
export interface BuiltStorybook {
  /** The address, with a trailing slash. */
  readonly address: string;
  /** The ids of all pages of documentation. */
  readonly pages: readonly string[];
  /** The ids of the stories on each page, in their order there. */
  readonly examples: readonly (readonly string[])[];
  readonly components: readonly DocumentedComponent[];
  close(): Promise<void>;
}

/** Builds and serves Storybook. Throws if the build fails. */
export async function serveBuiltStorybook(): Promise<BuiltStorybook> {
  const command = path.join(root, 'node_modules/.bin/storybook');
  const { status } = spawnSync(command, ['build', '--output-dir', folder, '--quiet'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Storybook could not be built.');
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const { entries } = index.parse(await read('index.json'));
  const components = z.array(component).parse(await read('props.json'));
  const server = await preview({
    configFile: false,
    root,
    base: '/below/the/root/',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    examples: examplesIn(entries),
    components,
    pages: Object.keys(entries).filter((id) => entries[id]?.type === 'docs'),
    close: () => server.close(),
  };
}

function examplesIn(entries: z.infer<typeof index>['entries']): string[][] {
  const byTitle = new Map<string, string[]>();
  for (const [id, { type, title, tags }] of Object.entries(entries)) {
    if (type === 'story' && tags.includes('autodocs')) byTitle.set(title, [...(byTitle.get(title) ?? []), id]);
  }
  return [...byTitle.values()];
}
