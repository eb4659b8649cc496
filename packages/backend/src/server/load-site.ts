import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SiteSettings, siteSettingsSchema } from '@sponsor/domain';
import { StartError } from '../base/start-error.ts';
import { type Assets, loadAssets } from './assets.ts';

const ownBuild = resolve(import.meta.dirname, '../../../../site/dist');

export interface BuiltSite {
  /** False while a stand-in takes the place of pages. */
  built: boolean;
  /** The address of the module that renders the pages. */
  bundle: string;
  assets: Assets;
}

/** The site's build, or a stand-in where there is none, so that leads are taken all the same. */
export async function findSite(folder = ownBuild): Promise<BuiltSite> {
  const bundle = resolve(folder, 'server/entry-server.js');
  if (!existsSync(bundle)) return { built: false, bundle: import.meta.resolve('./unbuilt-site.ts'), assets: new Map() };
  return { built: true, bundle: pathToFileURL(bundle).href, assets: await loadAssets(join(folder, 'client')) };
}

/**
 * The public settings of this deployment; without a file there are none, and the sponsor's hold.
 *
 * @throws StartError with a sentence that says what is wrong in the file.
 */
export async function readSiteSettings(path: string | undefined): Promise<SiteSettings> {
  if (path === undefined) return siteSettingsSchema.parse({});
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`SITE_CONFIG names the file ${path}, which cannot be read.`);
  });
  const parsed = siteSettingsSchema.safeParse(parseJson(text, path));
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
