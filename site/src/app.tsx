import { LinkProvider, ToastProvider } from '@sponsor/ui';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { notFoundRoute, routes } from './routes.ts';
import { Screen } from './screen.tsx';

const pages = [...routes, { ...notFoundRoute, path: '*' }].map((route) => ({ route, Page: lazy(route.load) }));

/** Every screen of the site, by its address. Needs a router and the render input above it. */
export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <Routes>
          {pages.map(({ route, Page }) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                <Screen route={route}>
                  <Page />
                </Screen>
              }
            />
          ))}
        </Routes>
      </ToastProvider>
    </LinkProvider>
  );
}
