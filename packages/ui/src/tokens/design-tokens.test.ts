import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { builtInBrands } from './brands/built-in-brands.ts';
import { limestone } from './brands/limestone.ts';
import { designTokens } from './design-tokens.ts';

const config = defineConfig({}, { cwd: new URL('file:///') });
// Our names are those of the custom properties.
config.lint.rules['core/consistent-naming'] = ['off', undefined];

/** Reads a brand as a design tool does; throws if the file is not in the format. */
async function read(brand: typeof limestone) {
  const filename = new URL(`file:///${brand.name}.tokens.json`);
  const src = JSON.stringify(designTokens(brand));
  const { tokens } = await parse([{ filename, src }], { config });
  return tokens;
}

describe('designTokens', () => {
  it.for(builtInBrands)('is in the design-token format for $name', async (brand) => {
    const tokens = await read(brand);
    expect(Object.keys(tokens).length).toBeGreaterThan(100);
    expect(Object.values(tokens).filter(({ $type }) => $type === undefined)).toEqual([]);
  });

  it('would be rejected otherwise', async () => {
    const unlikeDuration: object = { fast: '120ms' };
    await expect(read({ ...limestone, motion: { ...limestone.motion, ...unlikeDuration } })).rejects.toThrow();
  });

  it('exports colors in the format of design tools', async () => {
    const tokens = await read(limestone);
    expect(tokens['color.base.surface.page']?.$value).toMatchObject({
      colorSpace: 'srgb',
      components: [0.9569, 0.949, 0.9255],
      alpha: 1,
    });
    expect(tokens['color.inverse.drawing.shade']?.$value).toMatchObject({ components: [0, 0, 0], alpha: 0.28 });
  });

  it('exports the smallest and largest value of a fluid size', async () => {
    const tokens = await read(limestone);
    expect(tokens['type.size.hero.min']?.$value).toEqual({ value: 38, unit: 'px' });
    expect(tokens['type.size.hero.max']?.$value).toEqual({ value: 68, unit: 'px' });
  });
});
