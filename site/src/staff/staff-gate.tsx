import { isAtLeast } from '@sponsor/domain';
import { EmptyState } from '@sponsor/ui';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { WaitingScreen } from './desk-read.tsx';
import { staffScreens } from './routes.ts';
import { SignedOut } from './signed-out.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { useStaffSession } from './use-staff-session.ts';
import { useTitle } from './use-title.ts';

/**
 * Checks the session before it shows a staff screen, and asks the person to sign in if there is none. If the check itself
 * fails, it shows the screen, whose own reads need the session too and report the error.
 */
export function Component() {
  const { data: session, isFetched } = useStaffSession();
  const { pathname } = useLocation();
  const screen = staffScreens.find(({ path }) => matchPath(path, pathname));
  useTitle(screen?.title);
  if (session === null) return <SignedOut />;
  if (session?.codeMissing && screen?.path !== '/admin/account') {
    return <Navigate to="/admin/account" replace />;
  }
  if (session && screen && !isAtLeast(session.role, screen.needs)) return <NotAllowed />;
  if (isFetched) return <Outlet />;
  return <WaitingScreen>Checking your sign-in</WaitingScreen>;
}

function NotAllowed() {
  return (
    <StaffScreen heading="Your role does not include this screen">
      <EmptyState heading="If you need access, ask an administrator to change your role." headingLevel={2} />
    </StaffScreen>
  );
}
