import path from 'node:path';
import { createVirtualFileSystem, type FileSystem } from 'typescript/unstable/fs';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { newerNames } from './newer-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const opened: API[] = [];
afterAll(() => opened.forEach((api) => api.close()));

function open(configuration: string, fs?: FileSystem): Project {
  const api = new API({ cwd: path.dirname(configuration), ...(fs && { fs }) });
  opened.push(api);
  const [project] = api.updateSnapshot({ openProjects: [configuration] }).getProjects();
  if (!project) throw new Error(`${configuration} could not be opened.`);
  return project;
}

function newerNamesIn(code: string): string[] {
  const options = { lib: ['ES2023', 'DOM'], types: [] };
  const files = { '/tsconfig.json': JSON.stringify({ compilerOptions: options }), '/sample.ts': code };
  return newerNames('/sample.ts', open('/tsconfig.json', createVirtualFileSystem(files)));
}

describe('the scripts for browsers', () => {
  it('[gate-11] use only names that the oldest browsers have, or check for them first', () => {
    const sent =
      /\/(?:site|packages\/(?:domain|ui)|sponsors\/[\w-]+)\/src\/(?!.*\.(?:css|docs|fixtures|stories|test)\.tsx?$)/;
    const site = open(`${root}/site/tsconfig.json`);
    const files = site.program.getSourceFileNames().filter((file) => sent.test(file));
    const found = files.flatMap((file) =>
      newerNames(file, site).map((name) => `${path.relative(root, file)}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });
});

describe('newerNames', () => {
  it('finds members of constructors, of instances and of the window', () => {
    expect(newerNamesIn('URL.parse(location.href)')).toEqual(['URL.parse']);
    expect(newerNamesIn('document.body.togglePopover()')).toEqual(['HTMLElement.togglePopover']);
    expect(newerNamesIn('new URLSearchParams().size')).toEqual(['URLSearchParams.size']);
    expect(newerNamesIn('requestIdleCallback(() => {})')).toEqual(['requestIdleCallback']);
  });

  it('finds names at any depth, each once', () => {
    expect(newerNamesIn('if (history.length) [1].map(() => URL.parse(String(URL.parse("")))) ')).toEqual(['URL.parse']);
  });

  it('accepts names that the file checks for', () => {
    expect(newerNamesIn("if ('parse' in URL) URL.parse('')")).toEqual([]);
    expect(newerNamesIn('document.startViewTransition?.(() => {})')).toEqual([]);
    expect(newerNamesIn("if (typeof requestIdleCallback === 'function') requestIdleCallback(() => {})")).toEqual([]);
  });

  it('accepts names that every browser has, types, and unrelated names that look the same', () => {
    const code = `
      const own = { parse: (text: string) => text, size: 1 };
      export const event = (toggle: ToggleEvent) => toggle;
      own.parse([...[3, 1]].toSorted().at(-1) + new URL('/', location.href).href + own.size);
      structuredClone(new Map<string, number>().size);
    `;
    expect(newerNamesIn(code)).toEqual([]);
  });
});
