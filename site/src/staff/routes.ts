import type { PageWords, StaffRole } from '@sponsor/domain';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';

interface StaffScreenRoute extends NonIndexRouteObject {
  path: string;
  handle: PageWords;
}

/** A screen for a person who is signed in, and its line in the navigation. */
interface StaffScreen {
  path: string;
  title: string;
  /** In the navigation; the title if left out. */
  label?: string;
  /** The least role that may see it; the server holds the same for what it reads. */
  needs: StaffRole;
  lazy: () => Promise<{ Component: React.ComponentType }>;
}

/** The screens of staff, in the order of the navigation. */
export const staffScreens: readonly StaffScreen[] = [
  { link: dashboard.link, needs: 'viewer', page: dashboard.page, lazy: () => import('./dashboard.tsx') },
  { link: adminShell.leads, needs: 'viewer', page: investmentLeads.page, lazy: () => import('./leads.tsx') },
  { link: deliveries.link, needs: 'viewer', page: deliveries.page, lazy: () => import('./deliveries.tsx') },
  { link: pageHistory.link, needs: 'viewer', page: pageHistory.page, lazy: () => import('./page-history.tsx') },
  { link: privacy.link, needs: 'administrator', page: privacy.page, lazy: () => import('./privacy.tsx') },
  { link: adminShell.staff, needs: 'administrator', page: staff.page, lazy: () => import('./members.tsx') },
  { link: adminShell.audit, needs: 'administrator', page: audit.page, lazy: () => import('./audit.tsx') },
  { link: adminShell.calls, needs: 'administrator', page: calls.page, lazy: () => import('./calls.tsx') },
  { link: adminShell.account, needs: 'viewer', page: account.page, lazy: () => import('./account.tsx') },
];

const description = 'For staff of the sponsor.';

const guarded: readonly StaffScreenRoute[] = staffScreens.map(({ path, title, lazy }) => ({
  path,
  lazy,
  handle: { title, description },
}));

/** For anyone who holds the link. */
const open: readonly StaffScreenRoute[] = [
  { path: '/setup', lazy: () => import('./set-up.tsx'), handle: { title: 'Choose your password', description } },
];

/** The staff area, an application that react-router-dom runs in the browser. */
export const staffRoutes: RouteObject[] = [{ lazy: () => import('./staff-gate.tsx'), children: [...guarded] }, ...open];

/** The empty documents in which the server hands it out, under the names by which they are kept. */
export const staffShells = [...guarded, ...open].map(({ path, handle }) => ({ path, handle }));
