import { describe, expect, it } from 'vitest';
import { errorRoutes, publicRoutes } from './routes.ts';

describe('the route table', () => {
  it('has each address once', () => {
    const paths = [...publicRoutes, ...errorRoutes].map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});
