import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SiteBundle, type SiteConfig, siteConfigSchema } from '@sponsor/domain';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { type Assets, loadAssets } from './assets.ts';
import { unbuiltSite } from './unbuilt-site.ts';

const ownBuild = resolve(import.meta.dirname, '../../../../site/dist');

const isFunction = (value: unknown) => typeof value === 'function';

const bundleSchema = z.object({
  renderPages: z.custom<SiteBundle['renderPages']>(isFunction),
  renderProblem: z.custom<SiteBundle['renderProblem']>(isFunction),
});

export interface BuiltSite {
  /** False while a stand-in takes the place of pages. */
  built: boolean;
  bundle: SiteBundle;
  assets: Assets;
}

/** The site's build, or a stand-in where there is none, so that leads are taken all the same. */
export async function loadSite(folder = ownBuild): Promise<BuiltSite> {
  const entry = resolve(folder, 'server/entry-server.js');
  if (!existsSync(entry)) return { built: false, bundle: unbuiltSite, assets: new Map() };
  const [bundle, assets] = await Promise.all([import(pathToFileURL(entry).href), loadAssets(join(folder, 'client'))]);
  return { built: true, bundle: bundleSchema.parse(bundle), assets };
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
