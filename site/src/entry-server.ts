import { listed } from 'virtual:go-live';
import { builtAssets } from './document/assets.ts';
import { createSiteBundle } from './site-bundle.tsx';

/** What the server imports of the build. */
export const { facts, renderPages } = createSiteBundle(await builtAssets(import.meta.dirname), listed);
