import { readFile } from 'node:fs/promises';
import { type SiteSettings, siteSettingsSchema } from '@sponsor/domain';
import { StartError } from '../base/start-error.ts';

/**
 * Reads the public settings of this deployment. Without a file there are none, and the sponsor's defaults apply.
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
