import type { RenderInput, SiteConfig } from '@sponsor/domain';
import { createContext, use } from 'react';
import type { ServedAssets } from './document/assets.ts';
import type { PageHandle } from './page-handle.ts';

interface RenderContextValue extends Omit<RenderInput, 'site'>, Pick<ServedAssets, 'scriptsOf'> {
  /** What the deployment configures, and the sponsor's defaults of what it does not. */
  site: SiteConfig;
  /** The address at which the page is shown, and what the route table says of it. */
  path: string;
  page: PageHandle;
}

const Context = createContext<RenderContextValue | undefined>(undefined);

/** Carries what a page is rendered from. */
export const RenderContext = Context.Provider;

/** The deployment's configuration, its canonical origin, the year of rendering and the page. On the server alone. */
export function useRenderContext(): RenderContextValue {
  const value = use(Context);
  if (!value) throw new Error('useRenderContext needs a RenderContext above it.');
  return value;
}
