import { publicRoutes } from '../src/routes.ts';

/** What is meant for visitors, under each of its addresses. */
export const publicPages = publicRoutes.filter(({ handle }) => handle.kind === 'page');

/** Each page once: under its own address, not under those of its aliases, which are the same file. */
export const distinctPages = publicPages
  .filter(({ path, handle }) => {
    const own = publicPages.find((page) => page.path === (handle.canonical ?? path));
    return own?.path === path || own?.handle.source !== handle.source;
  })
  .map(({ path }) => path);
