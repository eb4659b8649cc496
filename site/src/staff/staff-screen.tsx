import { BrandMark } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import { accountApi, isAtLeast, signInApi } from '@sponsor/domain';
import { Stack, useToast } from '@sponsor/ui';
import { AdminShell, StaffNotices } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { deskMutate, deskRequest, refusalOf } from '../adapters/desk-request.ts';
import { deskKey, sessionKey, useDeskChange } from './query-client.ts';
import { staffScreens } from './routes.ts';
import { backToSite } from './staff-entrance.tsx';
import { useArrival } from './use-arrival.ts';
import { useDeliveryHealth } from './use-delivery-health.ts';
import { useStaffSession } from './use-staff-session.ts';

const noticesKey = [...deskKey, 'notices'];

interface StaffScreenProps {
  heading: string;
  detail?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A staff screen in its shell. Needs a `StaffGate` above it. */
export function StaffScreen({ children, ...props }: StaffScreenProps) {
  const queryClient = useQueryClient();
  const notify = useToast();
  const { changeByButton } = useDeskChange(noticesKey);
  const { pathname } = useLocation();
  const { data: session } = useStaffSession();
  const role = session?.role ?? 'viewer';
  const health = useDeliveryHealth();
  const waitingState = (['failed', 'quarantined'] as const).find((state) => health && health[state] > 0);
  const waitingNote = waitingState && `${health?.[waitingState]} ${waitingState === 'failed' ? 'failed' : 'held back'}`;

  const { data: { notices } = { notices: [] } } = useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => deskRequest(accountApi.notices, { signal }),
    staleTime: 60_000,
  });

  const replaces = useArrival();
  useEffect(() => {
    // By now, a lead that is open beside its list has loaded.
    if (replaces && document.activeElement === document.body) document.querySelector('main')?.focus();
  }, [replaces]);

  async function handleSignOut() {
    const refusal = await refusalOf(deskMutate(signInApi.signOut, {}));
    if (refusal === undefined) queryClient.setQueryData(sessionKey, null);
    else notify({ message: refusal, tone: 'destructive' });
  }

  return (
    <AdminShell
      {...props}
      mark={<BrandMark />}
      brandName={sponsor.name}
      backToSite={backToSite}
      navigation={staffScreens
        .filter(({ needs }) => isAtLeast(role, needs))
        .map(({ path, title, label = title }) => ({
          href: path,
          label,
          note: path === '/admin/deliveries' ? waitingNote : undefined,
        }))}
      currentPath={pathname}
      staffMember={session?.email}
      onSignOut={() => void handleSignOut()}
    >
      <Stack space="x6">
        <StaffNotices
          notices={notices}
          timeZone={sponsor.timeZone}
          onRead={(id) => void changeByButton(deskMutate(accountApi.dismissNotice, { params: { id } }))}
        />
        <div>{children}</div>
      </Stack>
    </AdminShell>
  );
}
