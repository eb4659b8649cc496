import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type SiteBundle, type SiteConfig, siteConfigSchema } from '@sponsor/domain';
import { StartError } from '../start-error.ts';
import { z } from 'zod';
import { type Assets, loadAssets } from './assets.ts';
import { unbuiltSite } from './unbuilt-site.ts';

const build = new URL('../../../../site/dist/', import.meta.url);

const isFunction = (value: unknown) => typeof value === 'function';

const bundleSchema = z.object({
  renderPages: z.custom<SiteBundle['renderPages']>(isFunction),
  renderProblem: z.custom<SiteBundle['renderProblem']>(isFunction),
});

export interface BuiltSite {
  bundle: SiteBundle;
  assets: Assets;
}

/** The site's build, or a stand-in while there is none. */
export async function loadSite(): Promise<BuiltSite> {
  const entry = new URL('server/entry-server.js', build);
  if (!existsSync(entry)) return { bundle: unbuiltSite, assets: new Map() };
  const [bundle, assets] = await Promise.all([
    import(entry.href),
    loadAssets(fileURLToPath(new URL('client/', build))),
  ]);
  return { bundle: bundleSchema.parse(bundle), assets };
}

/**
 * The public settings of this deployment; the product's own samples without a file.
 *
 * @throws StartError with a sentence that says what is wrong in the file.
 */
export async function readSiteConfig(path: string | undefined): Promise<SiteConfig> {
  if (path === undefined) return siteConfigSchema.parse({});
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`SITE_CONFIG names the file ${path}, which cannot be read.`);
  });
  const parsed = siteConfigSchema.safeParse(parseJson(text, path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`SITE_CONFIG: in ${path}, ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`SITE_CONFIG names the file ${path}, which is not valid JSON.`);
  }
}
