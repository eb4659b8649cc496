import { publicRoutes } from '../src/routes.ts';

/** Every address that is meant for visitors, aliases included. */
export const publicPages = publicRoutes.filter(({ handle }) => handle.kind === 'page');

/** Each page once, without the aliases that serve the same file. */
export const distinctPages = publicPages
  .filter(({ path, load, handle }) => {
    const own = publicPages.find((page) => page.path === (handle.canonical ?? path));
    return own?.path === path || own?.load !== load;
  })
  .map(({ path }) => path);
