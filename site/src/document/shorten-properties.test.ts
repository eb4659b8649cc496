import { describe, expect, it } from 'vitest';
import { shortenProperties } from './shorten-properties.ts';

const shorten = (css: string) => shortenProperties(css, (property) => property === '--sponsor-color-named');

describe('shortenProperties', () => {
  it('gives every token one short name, wherever it is given a value or used', () => {
    expect(shorten(':root{--sponsor-space-x1:4px;--sponsor-space-x12:48px}a{margin:var(--sponsor-space-x1)}')).toBe(
      ':root{--0:4px;--1:48px}a{margin:var(--0)}',
    );
  });

  it('leaves alone what a page or its scripts name, and what is no token', () => {
    const css = 'a{color:var(--sponsor-color-named);inset:var(--_1ab2c3);width:var(--radix-width)}';
    expect(shorten(css)).toBe(css);
  });

  it('gives no two tokens the same name, however many there are', () => {
    const tokens = Array.from({ length: 300 }, (_, index) => `--sponsor-token-${index}`);
    expect(new Set(shorten(tokens.join(';')).split(';')).size).toBe(300);
  });
});
