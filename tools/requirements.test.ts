import { describe, expect, it } from 'vitest';
import { readHoldingTests, readRequirements } from './requirements.ts';

const ids = (await readRequirements()).map(({ id }) => id);
const held = new Set((await readHoldingTests()).flatMap((test) => test.ids));

describe('the requirements', () => {
  it('have an id of their own each', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+-\d+$/.test(id))).toEqual([]);
  });

  it('are each named by the title of a test', () => {
    expect(ids.filter((id) => !held.has(id))).toEqual([]);
  });

  it('are all that titles of tests name', () => {
    expect([...held].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
