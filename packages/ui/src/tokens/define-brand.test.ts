import { describe, expect, it } from 'vitest';
import type { BrandOptions } from './brand.ts';
import { limestone } from './brands/limestone.ts';
import { BrandError, defineBrand } from './define-brand.ts';

const { name, colour, font, shadow } = limestone;
const own: BrandOptions = { name, colour, font, shadow };

/** Returns the same brand with some colors of one surface changed. */
const withColours = (surface: 'base' | 'inverse', changed: object): BrandOptions => ({
  ...own,
  colour: { ...colour, [surface]: { ...colour[surface], ...changed } },
});

describe('defineBrand', () => {
  it('fills in defaults for omitted measures', () => {
    expect(defineBrand({ ...own, control: { radius: 12 } }).control).toEqual({
      height: 48,
      heightSmall: 42,
      radius: 12,
    });
  });

  it('accepts a brand that it returned', () => {
    expect(defineBrand(limestone)).toEqual(limestone);
  });

  it('names colors with too little contrast, with actual and required ratios', () => {
    expect(() => defineBrand(withColours('base', { textMuted: '#8a8a8a' }))).toThrow(
      [
        'The brand limestone has colors with too little contrast.',
        '- base: text.muted (#8a8a8a) on surface.page (#f4f2ec) reaches 3.08:1 of 4.5:1',
        '- base: text.muted (#8a8a8a) on surface.raised (#ffffff) reaches 3.45:1 of 4.5:1',
        '- base: text.muted (#8a8a8a) on surface.tint (#e6e2d8) reaches 2.66:1 of 4.5:1',
      ].join('\n'),
    );
  });

  it('does not round a ratio up to the required one', () => {
    const justTooClose = withColours('base', { page: '#ffffff', raised: '#ffffff', tint: '#ffffff', text: '#777777' });
    expect(() => defineBrand(justTooClose)).toThrow('text.default (#777777) on surface.page (#ffffff) reaches 4.47:1');
  });

  it.for([
    ['base', { accent: '#7c7c7c' }, 'base: accent.fill'],
    ['base', { onAccent: '#1e4b3a' }, 'base: accent.onFill'],
    ['base', { lineControl: '#c8c8c8' }, 'base: line.control'],
    ['inverse', { accent: '#3a4a42' }, 'inverse: accent.fill'],
    ['inverse', { onAction: '#ddb871' }, 'inverse: action.onSolid'],
  ] as const)('checks %s %o', ([surface, changed, message]) => {
    expect(() => defineBrand(withColours(surface, changed))).toThrow(message);
  });

  it.for<[what: string, changed: object, message: string]>([
    ['an invalid name', { name: "acme'] {" }, 'name'],
    ['a transparent color', withColours('base', { text: 'rgb(0 0 0 / 0.8)' }), '#rrggbb'],
    ['a font stack that ends its rule', { font: { ...font, display: { stack: 'a; } b {', weight: 400 } } }, 'font'],
    ['a control that is too low', { control: { height: 20 } }, 'at least 24 pixels'],
    ['a size that shrinks as the window grows', { type: { sizes: { body: { min: 18, max: 16 } } } }, 'no larger'],
    ['an unknown measure', { control: { corner: 4 } }, 'corner'],
    ['a missing surface', { colour: { base: colour.base } }, 'colour.inverse'],
  ])('rejects %s', ([, changed, message]) => {
    const define = () => defineBrand({ ...own, ...changed });
    expect(define).toThrow(BrandError);
    expect(define).toThrow(message);
  });

  it.for(["'Acme, serif", 'var(--font-acme, serif', 'Acme /* serif', 'Acme\\', 'Acme)', "'</style>'", ''])(
    'rejects the font stack %o, which would break the stylesheet',
    (stack) => {
      const define = () => defineBrand({ ...own, font: { ...font, display: { stack, weight: 400 } } });
      expect(define).toThrow(BrandError);
    },
  );

  it.for([
    "'Acme Serif', Georgia, serif",
    '"Noto Sans", sans-serif',
    'var(--font-acme), Georgia',
    'Gänsefuß 55, serif',
  ])('accepts the font stack %o', (stack) => {
    expect(defineBrand({ ...own, font: { ...font, display: { stack, weight: 400 } } }).name).toBe(own.name);
  });
});
