import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestTarget, type TestTarget } from '../../test/databases.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { addNote, changeLead } from '../desk/change-lead.ts';
import { eraseLead } from '../desk/privacy.ts';
import { createLedger } from '../leads/ledger.ts';
import { createHousekeeper } from './housekeeper.ts';
import { scrub } from './scrub.ts';

const now = () => new Date('2026-03-01T15:00:00Z');
const actor = { name: 'dana@example.org', at: now() };
const traces = ['zanzibarqx', 'kumquat-9931', 'Quillfeather', 'rhubarb-77'];

describe('the files of the embedded database', () => {
  let place: TestTarget;
  let dataDir: string;
  let database: Database;

  beforeEach(async () => {
    place = await createTestTarget('embedded');
    if (!('dataDir' in place.target)) throw new Error('An embedded database is in a folder.');
    ({ dataDir } = place.target);
    database = await connectDatabase(place.target);
  });
  afterEach(() => place.remove());

  /** Files of the data directory that contain a trace of the person. */
  function filesWithTraces(): string[] {
    return readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => traces.some((trace) => readFileSync(path).includes(trace)));
  }

  /** A person among others, with everything that can be stored about them, as it appears in the files. */
  async function arrive(): Promise<string> {
    const ledger = createLedger(database, addressHashes);
    const others = (from: number) =>
      Promise.all(Array.from({ length: 40 }, (_, n) => ledger.record(toRecord(`other-${from + n}@example.org`))));
    await others(0);
    const { submission, ...entry } = toRecord('zanzibarqx@example.org', undefined, { page: '/kumquat-9931' });
    const fields = [...submission.fields, { name: 'firstname', value: 'Quillfeather' }];
    const { leadId } = await ledger.record({ ...entry, submission: { ...submission, fields } });
    await addNote(database, leadId, 'rhubarb-77', actor);
    await changeLead(database, leadId, { nextAction: 'rhubarb-77 again' }, actor);
    await others(40);
    await database.exec('analyze');
    await database.exec('checkpoint');
    return leadId;
  }

  it('[staff-13] contain no data of an erased person once the server has stopped', async () => {
    const leadId = await arrive();
    expect(filesWithTraces().length).toBeGreaterThan(3);
    await eraseLead(database, leadId, { reason: 'They asked.', asked: true }, actor, addressHashes);
    await createHousekeeper({ database, log: createRecordingLog(), now }).stop();
    await database.close();
    expect(filesWithTraces()).toEqual([]);
  });

  it('contain none in recycled log segments of an earlier release either', async () => {
    const leadId = await arrive();
    const log = join(dataDir, 'database', 'pg_wal');
    const current =
      readdirSync(log)
        .filter((name) => /^[0-9A-F]{24}$/.test(name))
        .toSorted()
        .at(-1) ?? '';
    for (const later of [1, 2]) {
      const name = (BigInt(`0x${current}`) + BigInt(later)).toString(16).toUpperCase().padStart(24, '0');
      copyFileSync(join(log, current), join(log, name));
    }
    await eraseLead(database, leadId, { reason: 'They asked.', asked: true }, actor, addressHashes);
    expect(await scrub(database)).toBe('scrubbed');
    await database.close();
    expect(filesWithTraces()).toEqual([]);
  });

  it('are rewritten once for an erasure, while leads are stored', async () => {
    const ledger = createLedger(database, addressHashes);
    expect(await scrub(database)).toBe('nothing to do');
    await eraseLead(database, await arrive(), { reason: 'They asked.', asked: true }, actor, addressHashes);
    const scrubbing = scrub(database);
    const { leadId } = await ledger.record(toRecord('meanwhile@example.org'));
    expect(await scrubbing).toBe('scrubbed');
    expect(await scrub(database)).toBe('nothing to do');
    const { rows } = await database.query('select email from leads where id = $1', [leadId]);
    expect(rows).toEqual([{ email: 'meanwhile@example.org' }]);
    await database.close();
  });
});
