import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const used = (css: string) =>
  pageStyles([parse(css)], (name) =>
    ['card', 'open', 'data-current', 'laidOut', '--sponsor-color-named'].includes(name),
  );

describe('the rules of a page', () => {
  it('keeps what is for a class that comes up, or for none', () => {
    const css = '@layer reset,components;.card{color:red;margin:0}[hidden]{display:none}:root{--gap:1px}';
    expect(used(css)).toBe(css);
  });

  it('leaves out what is for a class that does not, alone or within another', () => {
    expect(used('.card{margin:0}.other{margin:1px}.card .other{margin:2px}.other>.card:hover{margin:3px}')).toBe(
      '.card{margin:0}',
    );
  });

  it('leaves out what is for an attribute of the library’s that neither markup nor a script names', () => {
    const css =
      '.card[data-current=true]{margin:0}[data-laid-out] a{margin:1px}a[aria-current],details[open]{margin:2px}';
    expect(used(`${css}.card[data-other]{margin:3px}[data-current] [data-other=open]{margin:4px}`)).toBe(css);
    const without = '.card:not([data-other]){margin:0}';
    expect(used(without)).toBe(without);
  });

  it('keeps of a list what comes up', () => {
    expect(used('.card,.other,a{margin:0}')).toBe('.card,a{margin:0}');
  });

  it('keeps what asks for one of several classes, or for the lack of one', () => {
    const css = '.card:is(.other,.open){margin:0}.card:not(.other){margin:1px}.card:has(.other) a{margin:2px}';
    expect(used(css)).toBe(css);
  });

  it('looks into queries and layers, and leaves out those that are then empty', () => {
    expect(
      used(
        '@layer components{@media (width>=1px){.other{margin:0}}@supports (gap:0){.card{margin:0}.other{margin:1px}}}',
      ),
    ).toBe('@layer components{@supports (gap:0){.card{margin:0}}}');
  });

  it('writes the condition once for neighbours under the same, and nowhere else', () => {
    expect(used('@media print{.card{margin:0}}@media print{.open{margin:1px}}')).toBe(
      '@media print{.card{margin:0}.open{margin:1px}}',
    );
    const apart = '@media print{.card{margin:0}}.open{margin:1px}@media print{.card{margin:2px}}';
    expect(used(apart)).toBe(apart);
  });

  it('puts the rules of a layer together, in their order', () => {
    expect(
      used('@layer a{.card{margin:0}}.open{margin:1px}@layer b{.open{margin:2px}}@layer a{.card{margin:3px}}'),
    ).toBe('@layer a{.card{margin:0}.card{margin:3px}}.open{margin:1px}@layer b{.open{margin:2px}}');
  });

  it('keeps fonts, movements and their steps whole', () => {
    const css = '@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}';
    expect(used(css)).toBe(css);
  });
});

describe('the tokens of a page', () => {
  it('gives every token one short name, wherever it is given a value or used', () => {
    expect(used(':root{--sponsor-space-x1:4px;--sponsor-space-x12:48px}a{margin:var(--sponsor-space-x1)}')).toBe(
      ':root{--0:4px;--1:48px}a{margin:var(--0)}',
    );
  });

  it('leaves alone what a page or its scripts name, and what is no token', () => {
    const css = 'a{color:var(--sponsor-color-named);inset:var(--_1ab2c3);width:var(--radix-width)}';
    expect(used(css)).toBe(css);
  });

  it('gives no two tokens the same name, however many there are', () => {
    const tokens = Array.from({ length: 300 }, (_, index) => `--sponsor-token-${index}`);
    expect(new Set(used(`:root{${tokens.map((token) => `${token}:0`).join(';')}}`).match(/--\w+/g)).size).toBe(300);
  });
});
