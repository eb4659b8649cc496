import type { Route } from '../../access.ts';
import { accountDescriptions } from './account-descriptions.ts';
import { deskDescriptions } from './desk-descriptions.ts';
import type { RouteDescription } from './route-description.ts';
import { siteDescriptions } from './site-descriptions.ts';

/** What every route is for, what it takes and what it answers. One that is not described is a mistake in types. */
export const routeDescriptions: Readonly<Record<Route, RouteDescription>> = {
  ...siteDescriptions,
  ...accountDescriptions,
  ...deskDescriptions,
};
