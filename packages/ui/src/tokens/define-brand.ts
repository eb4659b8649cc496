import { z } from 'zod';
import type { Brand, BrandOptions } from './brand.ts';
import { brandSchema } from './brand-schema.ts';
import { accentPairs, type ColourPair, colourPairs } from './colour-pairs.ts';

/** A brand that the library refuses. The message names every value to change. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}

/**
 * Makes a brand of what one decides: its name, colours, fonts and shadow, and the measures that differ from the usual
 * ones. Throws a `BrandError` when a value is missing or has the wrong form, and when two colours that components set on
 * each other are too close to be read; the message says which, what they reach, and what they have to.
 */
export function defineBrand(options: BrandOptions): Brand {
  const parsed = brandSchema.safeParse(options);
  if (!parsed.success) throw new BrandError(`This is no brand yet.\n${z.prettifyError(parsed.error)}`);
  const brand = parsed.data;
  const { base, inverse } = brand.colour;
  const weak = [
    ...weakPairs('base', [...colourPairs(base), ...accentPairs(base, 4.5)]),
    ...weakPairs('inverse', [...colourPairs(inverse), ...accentPairs(inverse, 3)]),
  ];
  if (weak.length > 0) {
    throw new BrandError(`The brand ${brand.name} has colours that are too close to each other.\n${weak.join('\n')}`);
  }
  return brand;
}

function weakPairs(surface: keyof Brand['colour'], pairs: readonly ColourPair[]): readonly string[] {
  return pairs
    .filter(({ ratio, least }) => ratio < least)
    .map(
      ({ front, frontValue, ground, groundValue, ratio, least }) =>
        `- ${surface}: ${front} (${frontValue}) on ${ground} (${groundValue}) reaches ${floor(ratio)}:1 of ${least}:1`,
    );
}

/** Never rounded up to what it does not reach. */
const floor = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
