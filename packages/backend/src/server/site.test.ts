import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTarget, databaseKinds, type TestTarget } from '../../test/databases.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { createPictures } from '../media/pictures.ts';
import { createSectionImages } from '../media/section-images.ts';
import { openBuiltSite, type Site } from './site.ts';

const now = () => new Date('2026-03-01T15:00:00Z');
const fakeSite = new URL('../../test/fake-site.ts', import.meta.url);

describe.runIf(databaseKinds.includes('postgresql'))('a picture that staff have changed on one of two servers', () => {
  let dist: string;
  let place: TestTarget;
  let databases: Database[];
  let sites: Site[];

  beforeAll(async () => {
    dist = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-dist-'));
    await Promise.all(['server', 'client'].map((folder) => mkdir(join(dist, folder))));
    await writeFile(join(dist, 'server/entry-server.js'), `export * from ${JSON.stringify(fakeSite.href)};`);
    place = await createTestTarget('postgresql');
    databases = [await connectDatabase(place.target), await connectDatabase(place.target)];
    sites = await Promise.all(
      databases.map((database) =>
        openBuiltSite({
          dist,
          deployment: { site: {}, publicUrl: 'http://127.0.0.1:4000' },
          changes: createSectionImages(database, now),
          log: createRecordingLog(),
          now,
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    await Promise.all(databases.map((database) => database.close()));
    await place.remove();
    await rm(dist, { recursive: true });
  });

  const shown = async (site: Site | undefined) => {
    const page = await site?.pages.find('/invest');
    return new TextDecoder().decode(page?.body.plain);
  };

  it('appears on the pages of both, without a restart', async () => {
    const [here] = databases;
    if (here === undefined) throw new Error('There is no database.');
    const hash = 'a'.repeat(64);
    await createPictures(here, now).store(
      [{ hash, width: 1200, height: 800, bytes: new Uint8Array(1) }],
      'dana@example.org',
    );
    const change = { url: `/media/${hash}`, alternativeText: 'A wall of brick.', focus: { x: 50, y: 50 } };
    const changed = await createSectionImages(here, now).change('problem', change, 'dana@example.org');
    expect(changed).toMatchObject({ image: { alternativeText: 'A wall of brick.' } });
    for (const site of sites) await expect.poll(() => shown(site)).toContain('A wall of brick.');
  });
});
