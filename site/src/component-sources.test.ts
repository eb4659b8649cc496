import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { componentSources } from '../component-sources.ts';

const file = `${import.meta.dirname}/parts/video.island.tsx`;

/** Returns the code of a file for the server. */
async function onServer(source: string, id = file): Promise<string> {
  const { transform } = componentSources;
  const { code } = await transformWithOxc(source, id);
  if (typeof transform !== 'object') throw new Error('The plugin has no filter.');
  const marked: { code: string } | undefined = Reflect.apply(transform.handler, undefined, [code, id]);
  return marked?.code ?? code;
}

describe('the file of a page', () => {
  it('exports its own path on the server', async () => {
    const code = await onServer(
      'export function Component(): null { return null; }',
      `${import.meta.dirname}/pages/about.tsx`,
    );
    expect(code).toContain('export const source = "src/pages/about.tsx";');
  });
});

describe('the file of an island', () => {
  it('exports a part on the server that only Island can render', async () => {
    const code = await onServer('export default function Video(): null { return null; }');
    expect(code.match(/export default .*/g)).toEqual(['export default asIsland(Video, "src/parts/video.island.tsx");']);
  });

  it.each(['export default () => null;', 'export function Video() { return null; }'])(
    'is refused with a message for the code: %s',
    async (source) => {
      await expect(onServer(source)).rejects.toThrow(
        `${file}: an island is the default export of its file, a function with a name.`,
      );
    },
  );
});
