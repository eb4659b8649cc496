import { sponsor } from '@sponsor/content/sponsor';
import type { SiteSettings } from '@sponsor/domain';
import type { ComponentType } from 'react';
import { PublicLayout } from '../src/public-layout.tsx';
import { RenderContext } from '../src/render-context.ts';
import { errorRoutes, publicRoutes } from '../src/routes.ts';

const routes = [...publicRoutes, ...errorRoutes];

interface SitePageProps {
  /** An address of the route table. */
  path: string;
  /** The result of `pageAt` for it. */
  Page: ComponentType;
  /** The deployment's configuration; empty if left out. */
  settings?: SiteSettings;
}

/** A page of the site inside its layout. */
export function SitePage({ path, Page, settings }: SitePageProps) {
  const { handle } = routeAt(path);
  const site = { ...sponsor.siteDefaults, ...settings };
  return (
    <RenderContext
      value={{ site, path, page: handle, publicUrl: '', year: 2026, sectionImages: {}, scriptsOf: () => [] }}
    >
      <PublicLayout>
        <Page />
      </PublicLayout>
    </RenderContext>
  );
}

/** Returns the component of the page at an address. */
export async function pageAt(path: string): Promise<ComponentType> {
  return (await routeAt(path).load()).Component;
}

function routeAt(path: string) {
  const route = routes.find((row) => row.path === path);
  if (!route) throw new Error(`The site has no page at ${path}.`);
  return route;
}
