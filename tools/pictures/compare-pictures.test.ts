import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const width = 4;
const height = 3;
const picture = (data: Uint8Array) => ({ width, height, data });
const pixels = fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 });
const position = fc.nat({ max: width * height * 3 - 1 });

describe('comparePictures', () => {
  it('accepts differences of at most two steps per channel', () => {
    fc.assert(
      fc.property(pixels, position, fc.integer({ min: -2, max: 2 }), (data, at, steps) => {
        const other = Uint8Array.from(data);
        other[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + steps));
        expect(comparePictures(picture(data), picture(other))).toBeNull();
      }),
    );
  });

  it('fails if one pixel differs by three, says where it is, and paints it red', () => {
    fc.assert(
      fc.property(pixels, position, (data, at) => {
        const other = Uint8Array.from(data);
        other[at] = (data[at] ?? 0) + ((data[at] ?? 0) > 127 ? -3 : 3);
        const difference = comparePictures(picture(data), picture(other));
        const pixel = Math.floor(at / 3);
        const x = pixel % width;
        const y = Math.floor(pixel / width);
        expect(difference?.message).toBe(`1 pixel changed, between x ${x} and ${x}, y ${y} and ${y}.`);
        expect(difference?.picture?.data.subarray(pixel * 3, pixel * 3 + 3)).toEqual(Uint8Array.of(214, 0, 50));
      }),
    );
  });

  it('fails if the sizes differ, with both sizes in its message', () => {
    const higher = { width, height: height + 1, data: new Uint8Array(width * (height + 1) * 3) };
    const result = comparePictures(picture(new Uint8Array(width * height * 3)), higher);
    expect(result).toEqual({ message: 'The accepted picture is 4 × 3, this one is 4 × 4.', picture: null });
  });
});
