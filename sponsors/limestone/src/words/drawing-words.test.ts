import { describe, expect, it } from 'vitest';
import * as drawings from './drawing-words.ts';

const { flexTraits, ...single } = drawings;
const all = Object.entries({ ...single, ...flexTraits });

describe('the drawings', () => {
  it.each(all)('%s says that it is illustrative', (_name, { caption }) => {
    expect(caption).toMatch(/[Ii]llustrative drawing, not to scale\.$/);
  });

  it.each(all)('%s has a description for people who cannot see it', (_name, { alternativeText, title }) => {
    expect(alternativeText.length).toBeGreaterThan(title.length);
    expect(alternativeText).toMatch(/\.$/);
  });

  it('have unique numbers on each sheet', () => {
    const marks = all.map(([, { number, sheet }]) => `${number}/${sheet}`);
    expect(new Set(marks).size).toBe(marks.length);
  });
});
