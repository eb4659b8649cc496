import { investmentLeads, setUpAccount } from '@sponsor/content/admin';
import { dashboard } from '@sponsor/content/dashboard';
import { deliveries } from '@sponsor/content/deliveries';
import type { PageWords } from '@sponsor/domain';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';

interface StaffScreenRoute extends NonIndexRouteObject {
  path: string;
  handle: PageWords;
}

/** For whoever is signed in. */
const guarded: readonly StaffScreenRoute[] = [
  { path: '/admin', lazy: () => import('./dashboard.tsx'), handle: dashboard.page },
  { path: '/admin/deliveries', lazy: () => import('./deliveries.tsx'), handle: deliveries.page },
  { path: '/admin/leads', lazy: () => import('./leads.tsx'), handle: investmentLeads.page },
];

/** For whoever holds the link. */
const open: readonly StaffScreenRoute[] = [
  { path: '/setup/:token', lazy: () => import('./set-up.tsx'), handle: setUpAccount.page },
];

/** The staff area, an application that react-router-dom runs in the browser. */
export const staffRoutes: RouteObject[] = [{ lazy: () => import('./staff-gate.tsx'), children: [...guarded] }, ...open];

/** The empty documents in which the server hands it out, under the names by which they are kept. */
export const staffShells = [...guarded, ...open].map(({ path, handle }) => ({
  path: path.replace('/:token', ''),
  handle,
}));
