import { LinkProvider, ToastProvider } from '@sponsor/ui';
import { lazy } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { island } from './island.tsx';
import type { Route } from './route.ts';
import { RouterLink } from './router-link.tsx';
import { notFoundRoute, routes } from './routes.ts';
import { Screen } from './screen.tsx';

const screens = routes.map(screenOf);
const notFoundScreen = screenOf(notFoundRoute);

function screenOf(route: Route) {
  const { load, still } = route;
  return { route, Page: still ? island(async () => (await load()).default, 'navigation') : lazy(load) };
}

/** The screen of the current address. Needs a router and the render input above it. */
export function App() {
  const { pathname } = useLocation();
  const { route, Page } = screens.find((screen) => matchPath(screen.route.path, pathname)) ?? notFoundScreen;
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <Screen route={route}>
          <Page />
        </Screen>
      </ToastProvider>
    </LinkProvider>
  );
}
