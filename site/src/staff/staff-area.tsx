import { LinkProvider, ToastProvider } from '@sponsor/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { SponsorWords } from '../sponsor-words.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProofGate } from './proof-gate.tsx';
import { createQueryClient } from './query-client.ts';
import { RouterLink } from './router-link.tsx';
import { ArrivalContext, createArrivals } from './use-arrival.ts';

/** Shared by all staff screens: links, toasts and cached data. */
export function StaffArea() {
  const [queryClient] = useState(createQueryClient);
  const [arrivals] = useState(createArrivals);
  const navigation = useNavigation();
  return (
    <SponsorWords>
      <LinkProvider component={RouterLink}>
        <ToastProvider>
          <QueryClientProvider client={queryClient}>
            <ArrivalContext value={arrivals}>
              <LeaveGuard>
                <ProofGate>
                  <div aria-busy={navigation.state === 'loading'}>
                    <Outlet />
                  </div>
                </ProofGate>
              </LeaveGuard>
            </ArrivalContext>
          </QueryClientProvider>
        </ToastProvider>
      </LinkProvider>
    </SponsorWords>
  );
}
