import { describe, expect, it } from 'vitest';
import { lakefront } from './brands/lakefront.ts';
import { limestone } from './brands/limestone.ts';
import { vars } from './contract.css.ts';
import { themeCss } from './theme-css.ts';

const css = themeCss(lakefront);

describe('themeCss', () => {
  it('assigns every custom property that components ask for', () => {
    const asked = JSON.stringify(vars).match(/--sponsor-[\w-]+/g) ?? [];
    const [theme = ''] = css.split('data-density');
    const assigned = new Set(theme.match(/--sponsor-[\w-]+(?=: )/g));
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((name) => !assigned.has(name))).toEqual([]);
  });

  it('says the order of the layers first, so that it may be loaded before the components', () => {
    expect(css).toMatch(/^@layer reset, tokens, primitives, components, sections;\n/);
  });

  it('keeps a brand to the elements that name it', () => {
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

  it('lowers the controls of a compact screen where there is no finger', () => {
    expect(css).toMatch(/@media \(min-width: 768px\) \{\s+\S+ \S+ \{\s+--sponsor-control-height: 2\.625rem;/);
  });

  it('gives drawings the colours of the system where these replace all others', () => {
    const forced = css.slice(css.indexOf('@media (forced-colors: active)'), css.lastIndexOf('@media'));
    for (const token of ['surface-page', 'surface-tint']) {
      expect(forced).toContain(`--sponsor-color-${token}: Canvas;`);
    }
    for (const token of ['line-strong', 'text-default', 'text-muted', 'text-annotation']) {
      expect(forced).toContain(`--sponsor-color-${token}: CanvasText;`);
    }
    expect(forced).not.toContain('--sponsor-color-action');
  });

  it('leaves nothing of one brand in another', () => {
    expect(css).not.toContain(limestone.colour.base.page);
  });
});
