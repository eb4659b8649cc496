import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const used = (css: string) =>
  pageStyles([parse(css)], (name) =>
    ['card', 'open', 'data-current', 'laidOut', '--sponsor-color-named'].includes(name),
  );

describe('the rules of a page', () => {
  it('keep selectors without a class, or with a class that is used', () => {
    const css = '@layer reset,components;.card{color:red;margin:0}[hidden]{display:none}:root{--gap:1px}';
    expect(used(css)).toBe(css);
  });

  it('omit selectors with an unused class, alone or in a nested selector', () => {
    expect(used('.card{margin:0}.other{margin:1px}.card .other{margin:2px}.other>.card:hover{margin:3px}')).toBe(
      '.card{margin:0}',
    );
  });

  it('omit selectors with an attribute of the library that neither HTML nor a script contains', () => {
    const css =
      '.card[data-current=true]{margin:0}[data-laid-out] a{margin:1px}a[aria-current],details[open]{margin:2px}';
    expect(used(`${css}.card[data-other]{margin:3px}[data-current] [data-other=open]{margin:4px}`)).toBe(css);
    const without = '.card:not([data-other]){margin:0}';
    expect(used(without)).toBe(without);
  });

  it('keep only the used selectors of a list', () => {
    expect(used('.card,.other,a{margin:0}')).toBe('.card,a{margin:0}');
  });

  it('keep selectors that require one of several classes, or the absence of a class', () => {
    const css = '.card:is(.other,.open){margin:0}.card:not(.other){margin:1px}.card:has(.other) a{margin:2px}';
    expect(used(css)).toBe(css);
  });

  it('include those in queries and layers, which are omitted if they become empty', () => {
    expect(
      used(
        '@layer components{@media (width>=1px){.other{margin:0}}@supports (gap:0){.card{margin:0}.other{margin:1px}}}',
      ),
    ).toBe('@layer components{@supports (gap:0){.card{margin:0}}}');
  });

  it('share a condition only if they are adjacent and have the same one', () => {
    expect(used('@media print{.card{margin:0}}@media print{.open{margin:1px}}')).toBe(
      '@media print{.card{margin:0}.open{margin:1px}}',
    );
    const apart = '@media print{.card{margin:0}}.open{margin:1px}@media print{.card{margin:2px}}';
    expect(used(apart)).toBe(apart);
  });

  it('are joined within a layer, in their order', () => {
    expect(
      used('@layer a{.card{margin:0}}.open{margin:1px}@layer b{.open{margin:2px}}@layer a{.card{margin:3px}}'),
    ).toBe('@layer a{.card{margin:0}.card{margin:3px}}.open{margin:1px}@layer b{.open{margin:2px}}');
  });

  it('keep fonts and keyframes whole', () => {
    const css = '@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}';
    expect(used(css)).toBe(css);
  });
});

describe('the tokens of a page', () => {
  it('get one short name each, at every definition and use', () => {
    expect(used(':root{--sponsor-space-x1:4px;--sponsor-space-x12:48px}a{margin:var(--sponsor-space-x1)}')).toBe(
      ':root{--0:4px;--1:48px}a{margin:var(--0)}',
    );
  });

  it('keep their names if a page or its scripts contain them; other properties keep theirs too', () => {
    const css = 'a{color:var(--sponsor-color-named);inset:var(--_1ab2c3);width:var(--radix-width)}';
    expect(used(css)).toBe(css);
  });

  it('get unique names, however many there are', () => {
    const tokens = Array.from({ length: 300 }, (_, index) => `--sponsor-token-${index}`);
    expect(new Set(used(`:root{${tokens.map((token) => `${token}:0`).join(';')}}`).match(/--\w+/g)).size).toBe(300);
  });
});
