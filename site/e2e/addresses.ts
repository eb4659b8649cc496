import { routes } from '../src/routes.ts';

/** Every page that is meant for visitors, under each of its addresses. */
export const publicPages = routes.filter(({ kind }) => kind === 'page').map(({ path }) => path);
