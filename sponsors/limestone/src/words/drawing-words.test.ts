import { describe, expect, it } from 'vitest';
import * as drawings from './drawing-words.ts';

const { flexTraits, ...single } = drawings;
const all = Object.entries({ ...single, ...flexTraits });

describe('the drawings', () => {
  it.each(all)('%s says that it is illustrative', (_name, { caption }) => {
    expect(caption).toMatch(/[Ii]llustrative drawing, not to scale\.$/);
  });

  it.each(all)('%s is told in words to those who cannot see it', (_name, { alternativeText, title }) => {
    expect(alternativeText.length).toBeGreaterThan(title.length);
    expect(alternativeText).toMatch(/\.$/);
  });

  it('share no number on the same sheet', () => {
    const marks = all.map(([, { number, sheet }]) => `${number}/${sheet}`);
    expect(new Set(marks).size).toBe(marks.length);
  });
});
