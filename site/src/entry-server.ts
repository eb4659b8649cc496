import { listed } from 'virtual:go-live';
import { builtAssets } from './document/assets.ts';
import { createSiteBundle } from './site-bundle.tsx';

/** The build's module for the server. */
export const { facts, renderPages } = createSiteBundle(await builtAssets(import.meta.dirname), listed);
