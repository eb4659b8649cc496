import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { islandSources } from '../../island-sources.ts';

const file = `${import.meta.dirname}/video.island.tsx`;

/** What of an island's file reaches the server. */
async function onServer(source: string): Promise<string> {
  const { transform } = islandSources;
  const { code } = await transformWithOxc(source, file);
  if (typeof transform !== 'object') throw new Error('The plugin has no filter.');
  const { code: marked }: { code: string } = Object(Reflect.apply(transform.handler, undefined, [code, file]));
  return marked;
}

describe('the file of an island', () => {
  it('exports on the server what Island alone can draw', async () => {
    const code = await onServer('export default function Video(): null { return null; }');
    expect(code.match(/export default .*/g)).toEqual([
      'export default asIsland(Video, "src/hydration/video.island.tsx");',
    ]);
  });

  it.each(['export default () => null;', 'export function Video() { return null; }'])(
    'is refused with a sentence when it says %s',
    async (source) => {
      await expect(onServer(source)).rejects.toThrow(
        `${file}: an island is the default export of its file, a function with a name.`,
      );
    },
  );
});
