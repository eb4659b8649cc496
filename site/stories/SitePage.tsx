import { sponsor } from '@sponsor/content/sponsor';
import type { SiteSettings } from '@sponsor/domain';
import type { ComponentType } from 'react';
import { PublicLayout } from '../src/public-layout.tsx';
import { RenderContext } from '../src/render-context.ts';
import { notFoundRoute, publicRoutes } from '../src/routes.ts';

const routes = [...publicRoutes, notFoundRoute];

interface SitePageProps {
  /** An address of the route table. */
  path: string;
  /** What `pageAt` gave for it. */
  Page: ComponentType;
  /** What a deployment configures; nothing if left out. */
  settings?: SiteSettings;
}

/** A page of the site with all that surrounds it. */
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

/** The component of a page, by its address. */
export async function pageAt(path: string): Promise<ComponentType> {
  const { lazy } = routeAt(path);
  const { Component } = typeof lazy === 'function' ? await lazy() : {};
  if (!Component) throw new Error(`The page at ${path} has no component.`);
  return Component;
}

function routeAt(path: string) {
  const route = routes.find((row) => row.path === path);
  if (!route) throw new Error(`The site has no page at ${path}.`);
  return route;
}
