import type { NavigationLink } from '@sponsor/domain';
import type { PageHandle } from '../page-handle.ts';
import { type PageRoute, publicRoutes } from '../routes.ts';

/** The pages for search engines: each once, at its canonical address, in the order of the route table. */
export const listedPages: readonly PageRoute[] = publicRoutes.filter(
  ({ path, handle }) => handle.kind === 'page' && handle.canonical === path,
);

/** Returns the path from the home page to a page below another page, including both. Empty for all other pages. */
export function trailTo({ canonical }: PageHandle): readonly NavigationLink[] {
  const trail = listedPages
    .filter(({ path }) => `${canonical}/`.startsWith(path === '/' ? path : `${path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);
  return trail.length < 3
    ? []
    : trail.map(({ path, handle: { name, title } }) => ({ label: name ?? title, href: path }));
}
