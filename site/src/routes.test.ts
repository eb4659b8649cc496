import { describe, expect, it } from 'vitest';
import { notFoundRoute, publicRoutes } from './routes.ts';

const rows = [...publicRoutes, notFoundRoute].map(({ path, handle, lazy }) => ({
  path,
  source: handle.source,
  loads: typeof lazy === 'function' ? lazy.toString() : '',
}));

describe('the route table', () => {
  it.each(rows)('takes the styles of $path from the file that draws it', ({ source, loads }) => {
    expect(loads).toContain(`/${source}`);
  });

  it('has each address once', () => {
    const paths = rows.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});
