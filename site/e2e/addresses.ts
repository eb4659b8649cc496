import { routes } from '../src/routes.ts';

/** What is meant for visitors, under each of its addresses. */
export const publicPages = routes.filter(({ kind }) => kind === 'page');

/** Each page once: under its own address, not under those of its aliases. */
export const distinctPages = publicPages
  .filter(({ path, canonical = path }) => path === canonical)
  .map(({ path }) => path);
