import type { RenderInput } from '@sponsor/domain';
import { createContext, use } from 'react';

const Context = createContext<RenderInput | undefined>(undefined);

/** Carries what the pages were rendered from, so that the browser renders from the same. */
export const RenderContext = Context.Provider;

/** The deployment's configuration, canonical origin and year of rendering. */
export function useRenderInput(): RenderInput {
  const input = use(Context);
  if (!input) throw new Error('useRenderInput needs a RenderContext above it.');
  return input;
}
