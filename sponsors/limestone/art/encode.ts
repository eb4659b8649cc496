import path from 'node:path';
import sharp from 'sharp';

const target = path.join(import.meta.dirname, '../pictures');

/** The widths of every picture, each with the maximum size of its AVIF in bytes. */
export const budgets = new Map([
  [640, 24_000],
  [960, 45_000],
  [1600, 90_000],
]);

/** Writes a picture as AVIF and WebP in every width. Lowers the quality until each AVIF is within its budget. */
export async function encode(png: string, name: string): Promise<void> {
  for (const [width, budget] of budgets) {
    const picture = sharp(png).resize({ width, kernel: 'lanczos3' });
    const file = path.join(target, `${name}-${width}`);
    await picture.clone().webp({ quality: 78, effort: 6, smartSubsample: true }).toFile(`${file}.webp`);
    for (let quality = 62; ; quality -= 4) {
      const { size } = await picture.clone().avif({ quality, effort: 4 }).toFile(`${file}.avif`);
      if (size <= budget) break;
      if (quality < 40)
        throw new Error(`${name} weighs ${size} bytes at ${width} pixels: it has too much fine detail.`);
    }
  }
}
