import { describe, expect, it } from 'vitest';
import { lakefront } from './brands/lakefront.ts';
import { limestone } from './brands/limestone.ts';
import { vars } from './contract.css.ts';
import { themeCss } from './theme-css.ts';

const css = themeCss(lakefront);

describe('themeCss', () => {
  it('assigns every custom property that components use', () => {
    const asked = JSON.stringify(vars).match(/--sponsor-[\w-]+/g) ?? [];
    const [theme = ''] = css.split('data-density');
    const assigned = new Set(theme.match(/--sponsor-[\w-]+(?=: )/g));
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((name) => !assigned.has(name))).toEqual([]);
  });

  it('declares the order of the layers first, so that it can load before the components', () => {
    expect(css).toMatch(/^@layer reset, tokens, primitives, components, sections;\n/);
  });

  it('scopes a brand to the elements that name it', () => {
    const selectors = css.match(/\[data-theme[^{}]*(?= \{)/g);
    expect(selectors).toEqual([
      "[data-theme='lakefront']",
      "[data-theme='lakefront'], [data-theme='lakefront'] [data-surface='base']",
      "[data-theme='lakefront'] [data-density='compact']",
      "[data-theme='lakefront'] [data-surface='inverse']",
      "[data-theme='lakefront'] svg",
      "[data-theme='lakefront'] [data-density='compact']",
    ]);
  });

  it('makes controls of compact screens lower, except on phones', () => {
    expect(css).toMatch(/@media \(min-width: 768px\) \{\s+\S+ \S+ \{\s+--sponsor-control-height: 2\.625rem;/);
  });

  it('gives drawings system colors in forced-colors mode', () => {
    const forced = css.slice(css.indexOf('@media (forced-colors: active)'), css.lastIndexOf('@media'));
    for (const token of ['surface-page', 'surface-tint']) {
      expect(forced).toContain(`--sponsor-color-${token}: Canvas;`);
    }
    for (const token of ['line-strong', 'text-default', 'text-muted', 'text-annotation']) {
      expect(forced).toContain(`--sponsor-color-${token}: CanvasText;`);
    }
    expect(forced).not.toContain('--sponsor-color-action');
  });

  it('contains nothing of another brand', () => {
    expect(css).not.toContain(limestone.colour.base.page);
  });
});
