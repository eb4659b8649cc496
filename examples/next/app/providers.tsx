'use client';

import { LinkProvider, ToastProvider } from '@sponsor/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Provides the context that client components share: Next's link, and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={Link}>
      <ToastProvider>{children}</ToastProvider>
    </LinkProvider>
  );
}
