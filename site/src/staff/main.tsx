import '@sponsor/content/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { WaitingScreen } from './desk-read.tsx';
import { Failure } from './failure.tsx';
import { staffRoutes } from './routes.ts';
import { selectStyles } from './select-styles.ts';
import { StaffArea } from './staff-area.tsx';

declare global {
  interface Window {
    /** Absent in browsers that do not enforce trusted types. */
    trustedTypes?: {
      createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
    };
  }
}

// The only string that one of our components may set as markup. Any other string throws an error.
window.trustedTypes?.createPolicy('default', { createHTML: (text) => (text === selectStyles ? text : null) });

const root = document.querySelector('#root');
if (!root) throw new Error('The document has no #root: it was not made by this site.');

const router = createBrowserRouter([
  {
    element: <StaffArea />,
    children: [
      {
        errorElement: <Failure />,
        hydrateFallbackElement: <WaitingScreen>Opening…</WaitingScreen>,
        children: staffRoutes,
      },
    ],
  },
]);
// Tests and monitoring wait for the first screen, as they do for a page's islands.
router.subscribe(({ initialized }) => document.documentElement.toggleAttribute('data-hydrated', initialized));
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
