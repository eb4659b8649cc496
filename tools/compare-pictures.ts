interface Raster {
  readonly metadata: { readonly width: number; readonly height: number };
  readonly data: Uint8Array | Uint8ClampedArray | Buffer;
}

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    exact: Record<string, never>;
  }
}

/** How far a channel (0 to 255) may be off before a pixel counts as changed: processors round the last bit differently. */
const tolerance = 2;

/** Pixel for pixel; one changed pixel fails, and is shown where it is. */
export function comparePictures(reference: Raster, actual: Raster, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const found = `${actual.metadata.width} × ${actual.metadata.height}`;
    return { pass: false, diff: null, message: `The accepted picture is ${width} × ${height}, this one is ${found}.` };
  }
  const changed: number[] = [];
  for (let offset = 0; offset < reference.data.length; offset += 4) {
    if (isChanged(reference.data, actual.data, offset)) changed.push(offset / 4);
  }
  if (changed.length === 0) return { pass: true, diff: null, message: null };
  return {
    pass: false,
    diff: createDiff ? drawDifference(reference.data, changed) : null,
    message: `${changed.length} ${changed.length === 1 ? 'pixel' : 'pixels'} changed, ${describeArea(changed, width)}.`,
  };
}

function isChanged(reference: Raster['data'], actual: Raster['data'], offset: number): boolean {
  for (let channel = offset; channel < offset + 4; channel += 1) {
    if (Math.abs((reference[channel] ?? 0) - (actual[channel] ?? 0)) > tolerance) return true;
  }
  return false;
}

/** The accepted picture as a pale ghost, with every changed pixel in red. */
function drawDifference(reference: Raster['data'], changed: readonly number[]): Uint8Array {
  const diff = new Uint8Array(reference.length).fill(255);
  for (let offset = 0; offset < reference.length; offset += 4) {
    const light =
      (reference[offset] ?? 0) * 0.3 + (reference[offset + 1] ?? 0) * 0.6 + (reference[offset + 2] ?? 0) * 0.1;
    diff.fill(191 + light / 4, offset, offset + 3);
  }
  for (const pixel of changed) diff.set([214, 0, 50], pixel * 4);
  return diff;
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
