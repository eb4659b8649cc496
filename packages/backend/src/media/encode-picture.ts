import { createHash } from 'node:crypto';
import { createMutex } from '../database/mutex.ts';

export interface PictureFile {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  hash: string;
  width: number;
  height: number;
  /** WebP. */
  bytes: Uint8Array;
}

/** `too-large` holds more pixels than we decode; `unreadable` is broken, or no JPEG, PNG, WebP or AVIF. */
export type EncodeResult = { files: readonly PictureFile[] } | 'unreadable' | 'too-large';

/** More than any telephone takes; above it a small file could fill the memory. */
export const mostMegapixels = 60;

/** As wide as pages show it, on screens of different density; no file is wider than what was uploaded. */
const widths = [1600, 960, 640];
/** The tallest that a page cuts out of a picture is four by five. */
const tallest = 1.25;
const quality = 80;
const longestSeconds = 20;

/** One at a time: a decoded picture takes some 200 MB. */
const alone = createMutex();

/** Draws the picture anew in each width, widest first. Nothing of the file but its pixels is kept, turned as it is shown. */
export function encodePicture(bytes: Uint8Array): Promise<EncodeResult> {
  return alone(async () => {
    const sharp = await loadSharp();
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > mostMegapixels * 1e6) return 'too-large';
      const files: PictureFile[] = [];
      for (const wanted of widths) {
        const file = await drawn(wanted);
        if (file.width !== files.at(-1)?.width) files.push(file);
      }
      return { files };
    } catch {
      // The library's words are about its own insides, and say nothing that the uploader could act upon.
      return 'unreadable';
    }

    async function drawn(wanted: number): Promise<PictureFile> {
      const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: mostMegapixels * 1e6 })
        .timeout({ seconds: longestSeconds })
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
  });
}

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Loaded with the first upload: most servers of a site never see one. What it may decode is what it is told here. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // Sign-ups go on meanwhile.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
