import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A photograph's pixels: three bytes each, row by row. A photograph of a window is never transparent. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads a PNG or WebP. Throws if the bytes are neither. */
export async function decode(picture: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns null if there is no such file. */
export async function readRaster(file: string): Promise<Raster | null> {
  const picture = await readFile(file).catch(() => null);
  return picture && decode(picture);
}

/** Writes the file losslessly, in the format of its extension: WebP for accepted pictures, PNG for any viewer. */
export async function writeRaster(file: string, { data, width, height }: Raster): Promise<void> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const encoded = file.endsWith('.webp') ? picture.webp({ lossless: true, effort: 6, quality: 100 }) : picture.png();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await encoded.toBuffer());
}
