import { adminShell, checkingSession } from '@sponsor/content/admin';
import { isAtLeast, type StaffRole } from '@sponsor/domain';
import { EmptyState, Section } from '@sponsor/ui';
import { Waiting } from '@sponsor/ui/admin';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { staffScreens } from './routes.ts';
import { SignedOut } from './signed-out.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { useStaffSession } from './use-staff-session.ts';

/**
 * Asks who is there before a staff screen is shown, and to sign in where nobody is. When it cannot be found out, the
 * screen is shown: what it reads asks for the session too, and says what is wrong.
 */
export function Component() {
  const { data: session, isFetched } = useStaffSession();
  const { pathname } = useLocation();
  if (session === null) return <SignedOut />;
  if (session?.codeMissing && pathname !== adminShell.account.href) {
    return <Navigate to={adminShell.account.href} replace />;
  }
  if (session && !mayOpen(session.role, pathname)) return <NotAllowed />;
  if (isFetched) return <Outlet />;
  return (
    <Section>
      <Waiting>{checkingSession}</Waiting>
    </Section>
  );
}

function mayOpen(role: StaffRole, pathname: string): boolean {
  const screen = staffScreens.find(({ link }) => link.href === pathname);
  return screen === undefined || isAtLeast(role, screen.needs);
}

function NotAllowed() {
  const { heading, text } = adminShell.notAllowed;
  return (
    <StaffScreen heading={heading}>
      <EmptyState heading={text} headingLevel={2} />
    </StaffScreen>
  );
}
