import { VisuallyHidden } from '@sponsor/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageHydrated } from './hydration.ts';
import { PublicLayout } from './public-layout.tsx';
import type { Route } from './route.ts';
import { titleOf } from './title.ts';
import { useHead } from './use-head.ts';
import { useNavigation } from './use-navigation.ts';

interface ScreenProps {
  route: Route;
  children: ReactNode;
}

/** A page in its surroundings. Stays mounted from page to page, so that the old one is seen until the new one is ready. */
export function Screen({ route, children }: ScreenProps) {
  useHead(route);
  useNavigation();
  const page = (
    <ErrorBoundary route={route}>
      <Suspense>
        {children}
        <PageHydrated />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      {/* Not at the end: there its one hidden pixel would make a page that fills the window scroll. */}
      <Announcement title={titleOf(route)} />
      {route.kind === 'staff' ? page : <PublicLayout route={route}>{page}</PublicLayout>}
    </>
  );
}

function PageHydrated() {
  useEffect(pageHydrated, []);
  return null;
}

/** Tells a screen reader which page has come, except for the first, which it reads out by itself. */
function Announcement({ title }: { title: string }) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <VisuallyHidden>
      <output>{key === firstKey ? '' : title}</output>
    </VisuallyHidden>
  );
}
