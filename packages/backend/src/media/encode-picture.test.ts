import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { withoutMetadata } from './without-metadata.ts';

vi.mock('./draw-picture.ts', { spy: true });
vi.mock('./without-metadata.ts', { spy: true });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 200, b: 30 } } });

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** After the first chunk, which contains the picture's size. */
async function png(...chunks: Buffer[]): Promise<Buffer> {
  const file = await plain(100, 100).png().toBuffer();
  return Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);
}

const chunksOf = (file: Uint8Array) =>
  Buffer.from(file)
    .toString('latin1')
    .match(/[a-zA-Z]{4}(?<=tEXt|zTXt|iTXt|iCCP|eXIf|IDAT|xyZz)/g);

// A hundred kilobytes that decompress to a hundred megabytes.
const packed = deflateSync(Buffer.alloc(100_000_000));
const text = (...head: string[]) => Buffer.concat([Buffer.from(head.join('\0'), 'latin1'), packed]);

describe('withoutMetadata', () => {
  it.each([
    ['zTXt', text('Comment', '', '')],
    ['iTXt', text('Comment', '\u0001', '', '', '')],
    ['iCCP', text('Profile', '', '')],
    ['tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(100_000, 'x')])],
    ['eXIf', Buffer.alloc(70_000)],
    ['xyZz', packed],
  ])(
    '[staff-17] leaves out of a PNG what unpacks to more than pixels, or is no part of them: %s',
    async (kind, data) => {
      const file = await png(chunk(kind, data), chunk(kind, data));
      expect(chunksOf(file)).toContain(kind);
      expect(chunksOf(withoutMetadata(file))).toEqual(['IDAT']);
    },
  );

  it('keeps the color profile and the orientation, and leaves other formats unchanged', async () => {
    const turned = await plain(40, 20).withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer();
    expect(chunksOf(withoutMetadata(turned))).toEqual(expect.arrayContaining(['iCCP', 'eXIf', 'IDAT']));
    const jpeg = await plain(40, 20).jpeg().toBuffer();
    expect(withoutMetadata(jpeg)).toBe(jpeg);
  });

  it('does not read beyond a truncated chunk', () => {
    for (const length of [8, 20, 32]) {
      const cut = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), Buffer.alloc(length, 0xff)]);
      expect(withoutMetadata(cut).length).toBeLessThanOrEqual(cut.length);
    }
  });
});

describe('encodePicture', () => {
  it('[staff-17] skips compressed texts that would take minutes to unpack', async () => {
    const file = await png(...Array.from({ length: 20 }, () => chunk('zTXt', text('Comment', '', ''))));
    expect(await encodePicture(file)).toMatchObject({ files: [{ width: 100, height: 100 }] });
  });

  it('[staff-17] encodes a file of half a million chunks in a separate process', async () => {
    const file = await png(Buffer.concat(Array<Buffer>(500_000).fill(chunk('IDAT', Buffer.alloc(0)))));
    vi.mocked(withoutMetadata).mockClear();
    expect(await encodePicture(file)).toMatchObject({ files: [{ width: 100 }] });
    expect(withoutMetadata).not.toHaveBeenCalled();
    expect(drawPicture).not.toHaveBeenCalled();
  });

  it('[staff-17] stops encoding after twenty seconds, and refuses uploads that have waited that long', async () => {
    const noise = { raw: { width: 7000, height: 7000, channels: 3 } } as const;
    const large = await sharp(randomBytes(7000 * 7000 * 3), noise)
      .jpeg({ quality: 40 })
      .toBuffer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const slow = encodePicture(large);
    const next = encodePicture(large);
    const third = encodePicture(await png());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await slow).toBe('too-slow');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await next).toBe('too-slow');
    expect(await third).toBe('busy');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(await encodePicture(await png())).toMatchObject({ files: [{ width: 100 }] });
  });
});
