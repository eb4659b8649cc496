import type { Raster } from './raster.ts';

export interface Difference {
  /** The amount and place of the difference, as a sentence. */
  readonly message: string;
  /** Null if the two differ in size. */
  readonly picture: Raster | null;
}

/**
 * The largest difference of a channel (0 to 255) that does not count as a change: processors round the last bit
 * differently.
 */
const tolerance = 2;

/** Compares pixel for pixel; null if the two are equal. One changed pixel is a difference, and is shown in place. */
export function comparePictures(accepted: Raster, actual: Raster): Difference | null {
  const { width, height } = accepted;
  if (width !== actual.width || height !== actual.height) {
    const found = `${actual.width} × ${actual.height}`;
    return { message: `The accepted picture is ${width} × ${height}, this one is ${found}.`, picture: null };
  }
  // Most pictures are identical to the last bit, which is much faster to check than to compare pixels.
  if (Buffer.compare(accepted.data, actual.data) === 0) return null;
  const changed: number[] = [];
  for (let offset = 0; offset < accepted.data.length; offset += 3) {
    if (isChanged(accepted.data, actual.data, offset)) changed.push(offset / 3);
  }
  if (changed.length === 0) return null;
  return {
    message: `${changed.length} ${changed.length === 1 ? 'pixel' : 'pixels'} changed, ${describeArea(changed, width)}.`,
    picture: { width, height, data: drawDifference(accepted.data, changed) },
  };
}

function isChanged(accepted: Uint8Array, actual: Uint8Array, offset: number): boolean {
  for (let channel = offset; channel < offset + 3; channel += 1) {
    if (Math.abs((accepted[channel] ?? 0) - (actual[channel] ?? 0)) > tolerance) return true;
  }
  return false;
}

/** Draws the accepted picture faintly, with every changed pixel in red. */
function drawDifference(accepted: Uint8Array, changed: readonly number[]): Uint8Array {
  const drawn = new Uint8Array(accepted.length);
  for (let offset = 0; offset < accepted.length; offset += 3) {
    const light = (accepted[offset] ?? 0) * 0.3 + (accepted[offset + 1] ?? 0) * 0.6 + (accepted[offset + 2] ?? 0) * 0.1;
    drawn.fill(191 + light / 4, offset, offset + 3);
  }
  for (const pixel of changed) drawn.set([214, 0, 50], pixel * 3);
  return drawn;
}

function describeArea(changed: readonly number[], width: number): string {
  const area = { left: width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  for (const pixel of changed) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  }
  return `between x ${area.left} and ${area.right}, y ${area.top} and ${area.bottom}`;
}
