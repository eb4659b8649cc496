import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { maxMegapixels } from './max-megapixels.ts';

export interface PictureFile {
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  /** In the WebP format. */
  bytes: Uint8Array;
}

/** `too-large` has more pixels than we decode; `unreadable` is damaged, or not a JPEG, PNG, WebP or AVIF. */
export type DrawnPicture = { files: readonly PictureFile[] } | 'unreadable' | 'too-large';

/** The widths that pages use, at several screen densities; no file is wider than the upload. */
const widths = [1600, 960, 640];
/** The tallest crop on any page is four by five. */
const tallest = 1.25;
const quality = 80;

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Run it in a separate process: a decoder cannot be stopped, and takes some 200 MB. */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // Yield the processor to sign-ups.
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxMegapixels * 1e6) return 'too-large';
    const files: PictureFile[] = [];
    for (const wanted of widths) {
      const file = await drawn(bytes, wanted);
      if (file.width !== files.at(-1)?.width) files.push(file);
    }
    return { files };
  } catch {
    // The library's messages describe its internals, and give the uploader nothing to act on.
    return 'unreadable';
  }
}

async function drawn(bytes: Uint8Array, wanted: number): Promise<PictureFile> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxMegapixels * 1e6 })
    .autoOrient()
    .resize({ width: wanted, height: Math.round(wanted * tallest), fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return {
    hash: createHash('sha256').update(data).digest('hex'),
    width: info.width,
    height: info.height,
    bytes: data,
  };
}
