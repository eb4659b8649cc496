import { describe, expect, it } from 'vitest';
import { readHoldingTests, readRequirements } from './requirements.ts';

const ids = (await readRequirements()).map(({ id }) => id);
const held = new Set((await readHoldingTests()).flatMap((test) => test.ids));

describe('the requirements', () => {
  it('have unique ids', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+-\d+$/.test(id))).toEqual([]);
  });

  it('each have a test that names them in its title', () => {
    expect(ids.filter((id) => !held.has(id))).toEqual([]);
  });

  it('include every id in the title of a test', () => {
    expect([...held].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
