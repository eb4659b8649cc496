import type { PageWords, StaffRole } from '@sponsor/domain';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';

interface StaffScreenRoute extends NonIndexRouteObject {
  path: string;
  handle: PageWords;
}

/** A screen for signed-in people, and its entry in the navigation. */
interface StaffScreen {
  path: string;
  title: string;
  /** The label in the navigation; the title by default. */
  label?: string;
  /** The lowest role that may see it; the server enforces the same for its data. */
  needs: StaffRole;
  lazy: () => Promise<{ Component: React.ComponentType }>;
}

/** The staff screens, in the order of the navigation. */
export const staffScreens: readonly StaffScreen[] = [
  { path: '/admin', title: 'Dashboard', needs: 'viewer', lazy: () => import('./dashboard.tsx') },
  {
    path: '/admin/leads',
    title: 'Investment Leads',
    label: 'Leads',
    needs: 'viewer',
    lazy: () => import('./leads.tsx'),
  },
  { path: '/admin/deliveries', title: 'Deliveries', needs: 'viewer', lazy: () => import('./deliveries.tsx') },
  { path: '/admin/pages', title: 'Page history', needs: 'viewer', lazy: () => import('./page-history.tsx') },
  { path: '/admin/privacy', title: 'Privacy requests', needs: 'administrator', lazy: () => import('./privacy.tsx') },
  { path: '/admin/staff', title: 'Staff', needs: 'administrator', lazy: () => import('./members.tsx') },
  { path: '/admin/audit', title: 'Audit log', needs: 'administrator', lazy: () => import('./audit.tsx') },
  { path: '/admin/api', title: 'API', needs: 'administrator', lazy: () => import('./calls.tsx') },
  { path: '/admin/account', title: 'Account', needs: 'viewer', lazy: () => import('./account.tsx') },
];

const description = 'For staff of the sponsor.';

const guarded: readonly StaffScreenRoute[] = staffScreens.map(({ path, title, lazy }) => ({
  path,
  lazy,
  handle: { title, description },
}));

/** The screen for anyone with the link. */
const open: readonly StaffScreenRoute[] = [
  { path: '/setup', lazy: () => import('./set-up.tsx'), handle: { title: 'Choose your password', description } },
];

/** The staff area, an application that react-router-dom runs in the browser. */
export const staffRoutes: RouteObject[] = [{ lazy: () => import('./staff-gate.tsx'), children: [...guarded] }, ...open];

/** The empty documents that the server sends for the staff area. */
export const staffShells = [...guarded, ...open].map(({ path, handle }) => ({ path, handle }));
