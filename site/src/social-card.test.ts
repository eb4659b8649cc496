import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sponsor } from '@sponsor/content/sponsor';
import { describe, expect, it } from 'vitest';
import { publicFolder } from '../public-folder.ts';
import { publicRoutes } from './routes.ts';
import { cardAddress, cardSize } from './social-card.ts';

const file = (address: string) => readFile(path.join(publicFolder, address));

/** A PNG begins with eight fixed bytes and the head of its first chunk; then come width and height. */
async function sizeOf(address: string) {
  const content = await file(address);
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/** Two addresses may share one canonical address. */
const canonicals = [...new Set(publicRoutes.flatMap(({ handle: { canonical } }) => canonical ?? []))];

describe('the cards that preview a link', () => {
  it('exist for every page', () => {
    expect(canonicals).toContain('/');
    expect(new Set(canonicals.map(cardAddress)).size).toBe(canonicals.length);
  });

  it.each(canonicals)('have the size that %s declares, and are light', async (canonical) => {
    expect(await sizeOf(cardAddress(canonical))).toEqual(cardSize);
    // A third of the limit of the strictest messenger.
    expect((await file(cardAddress(canonical))).byteLength).toBeLessThanOrEqual(100_000);
  });
});

describe('the icons', () => {
  it.each(sponsor.icons.manifest)('have the size that the manifest declares: $src', async ({ src, pixels }) => {
    expect(await sizeOf(src)).toEqual({ width: pixels, height: pixels });
  });

  it('include one in the size that home screens request', async () => {
    expect(await sizeOf(sponsor.icons.homeScreen)).toEqual({ width: 180, height: 180 });
  });

  it('[gate-10] include one for programs that request /favicon.ico without reading a page', async () => {
    const icon = await file('/favicon.ico');
    // The header of the file, an icon with one picture of 48 px, and then the whole picture.
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([48, 48]);
    expect(icon.readUInt32LE(14) + icon.readUInt32LE(18)).toBe(icon.byteLength);
    expect(icon.subarray(icon.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  });

  it.each(Object.values(sponsor.funds))('exist for $name, and differ from those of the sponsor', async ({ icon }) => {
    expect(await sizeOf(`${icon}.png`)).toEqual({ width: 180, height: 180 });
    expect(await file(`${icon}.svg`)).not.toEqual(await file(sponsor.icons.tab));
  });
});
