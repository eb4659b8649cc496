import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../base/start-error.ts';
import { readSiteSettings } from './site-settings.ts';

describe('readSiteSettings', () => {
  let file: string;
  beforeEach(async () => {
    file = join(await mkdtemp(join(await realpath(tmpdir()), 'sponsor-config-')), 'site.json');
  });
  afterEach(() => rm(join(file, '..'), { recursive: true }));

  it('requires no file', async () => {
    await expect(readSiteSettings(undefined)).resolves.toEqual({});
  });

  it.each([
    ['a file that is not there', undefined, /^SITE_CONFIG .*cannot be read\.$/],
    ['one that was cut short', '{ "phone": ', /^SITE_CONFIG .*not valid JSON\.$/],
    [
      'an entry that cannot be used, which it names',
      '{ "linkedInUrl": "linked in" }',
      /^SITE_CONFIG.*linkedInUrl.*\.$/,
    ],
  ])('refuses %s, in one sentence for the operator', async (_what, text, sentence) => {
    if (text !== undefined) await writeFile(file, text);
    const refused = readSiteSettings(file);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toBeInstanceOf(StartError);
  });
});
