import svgPath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { finishHtml } from './html-passes.ts';

const finish = (html: string) => finishHtml(html, undefined);

const drawing = (path: string) =>
  `<svg viewBox="0 0 9 9" role="img" aria-label="Lines"><path d="${path}"></path></svg>`;

describe('the paths of a page', () => {
  it('have the same text for parallel lines', () => {
    const lines = 'M1 2L31.5 40.25M5 2L35.5 40.25';
    expect(finish(drawing(lines))).toBe(drawing('M1 2l30.5 38.25m-26.5-38.25l30.5 38.25'));
  });

  it('pass through the same points as before', () => {
    const points = Array.from({ length: 1000 }, (_, index) => `${(index / 7).toFixed(2)} ${(-index / 3).toFixed(2)}`);
    const path = `M${points.join('L')}`;
    const [, short = ''] = / d="(.*?)"/.exec(finish(drawing(path))) ?? [];
    expect(short).not.toBe(path);
    expect(svgPath(short).abs().round(2).toString()).toBe(svgPath(path).round(2).toString());
  });

  it('are unchanged outside of drawings, where a script may compare them', () => {
    const icon = '<svg aria-hidden="true"><path d="M1 2L3 4"></path></svg>';
    const page = `${icon}<p>A d="M1 2"</p>${icon}`;
    expect(finish(page)).toBe(page);
  });
});
