import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRaster, writeRaster } from './raster.ts';

const rasters = fc
  .record({ width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 20 }) })
  .chain(({ width, height }) => {
    const size = width * height * 3;
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      data: fc.uint8Array({ minLength: size, maxLength: size }),
    });
  });

describe('writeRaster', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rasters-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['webp', 'png'])('is lossless as %s', async (ending) => {
    const file = path.join(folder, `picture.${ending}`);
    await fc.assert(
      fc.asyncProperty(rasters, async (raster) => {
        await writeRaster(file, raster);
        const read = await readRaster(file);
        expect({ ...read, data: Uint8Array.from(read?.data ?? []) }).toEqual(raster);
      }),
    );
  });

  it('returns null if there is no file', async () => {
    expect(await readRaster(path.join(folder, 'missing.webp'))).toBeNull();
  });
});
