import type { SiteBundle } from '@sponsor/domain';
import { builtAssets } from './assets.ts';
import { createSiteBundle } from './site-bundle.tsx';

/** What the server imports of the build. */
const bundle: SiteBundle = createSiteBundle(await builtAssets(import.meta.dirname));
export const renderPages: SiteBundle['renderPages'] = (input) => bundle.renderPages(input);
export const renderProblem: SiteBundle['renderProblem'] = (input) => bundle.renderProblem(input);
