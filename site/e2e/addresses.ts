import { publicRoutes } from '../src/routes.ts';

/** What is meant for visitors, under each of its addresses. */
export const publicPages = publicRoutes.filter(({ handle }) => handle.kind === 'page');

/** Each page once: under its own address, not under those of its aliases. */
export const distinctPages = publicPages
  .filter(({ path, handle }) => path === (handle.canonical ?? path))
  .map(({ path }) => path);
