import { type PageRoute, publicRoutes } from '../routes.ts';

/** The pages that a search may lead to: each once, at its own address, in the order of the route table. */
export const listedPages: readonly PageRoute[] = publicRoutes.filter(
  ({ path, handle }) => handle.kind === 'page' && handle.canonical === path,
);
