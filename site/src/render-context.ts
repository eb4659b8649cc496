import type { RenderInput, SiteConfig } from '@sponsor/domain';
import { createContext, use } from 'react';
import type { ServedAssets } from './document/assets.ts';
import type { PageHandle } from './page-handle.ts';

interface RenderContextValue extends Omit<RenderInput, 'site'>, Pick<ServedAssets, 'scriptsOf'> {
  /** The deployment's configuration, with the sponsor's defaults. */
  site: SiteConfig;
  /** The address of the page, and its entry in the route table. */
  path: string;
  page: PageHandle;
}

const Context = createContext<RenderContextValue | undefined>(undefined);

/** Provides the context of a page's rendering. */
export const RenderContext = Context.Provider;

/** Returns the deployment's configuration, its canonical origin, the year of rendering and the page. Only on the server. */
export function useRenderContext(): RenderContextValue {
  const value = use(Context);
  if (!value) throw new Error('useRenderContext needs a RenderContext above it.');
  return value;
}
