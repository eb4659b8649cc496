import { z } from 'zod';
import type { Brand, BrandOptions } from './brand.ts';
import { brandSchema } from './brand-schema.ts';
import { accentPairs, type ColourPair, colourPairs } from './colour-pairs.ts';

/** A brand that the library refuses. The message names every value to change. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}

/**
 * Makes a brand from its name, colors, fonts and shadow, and the measures that differ from the defaults. Throws a
 * `BrandError` if a value is missing or malformed, or if two colors that components combine have too little contrast;
 * the message lists each pair with its actual and required contrast.
 */
export function defineBrand(options: BrandOptions): Brand {
  const parsed = brandSchema.safeParse(options);
  if (!parsed.success) throw new BrandError(`The brand is not valid.\n${z.prettifyError(parsed.error)}`);
  const brand = parsed.data;
  const { base, inverse } = brand.colour;
  const weak = [
    ...weakPairs('base', [...colourPairs(base), ...accentPairs(base, 4.5)]),
    ...weakPairs('inverse', [...colourPairs(inverse), ...accentPairs(inverse, 3)]),
  ];
  if (weak.length > 0) {
    throw new BrandError(`The brand ${brand.name} has colors with too little contrast.\n${weak.join('\n')}`);
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

/** Rounded down, so that it never shows a contrast that it does not reach. */
const floor = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
