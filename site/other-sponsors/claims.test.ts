import { claimSchema, claimsIn } from '@sponsor/domain';
import { expect, it } from 'vitest';

/** Another sponsor's claims must follow the same rules as the first sponsor's. */
const all = [...new Set(claimsIn(import.meta.glob<object>('../../sponsors/harbor/src/words/*.ts', { eager: true })))];

it('finds the claims', () => {
  expect(all.length).toBeGreaterThan(0);
});

it.each(all.map((claim) => ({ id: claim.id, claim })))('has a complete claim $id', ({ claim }) => {
  expect(claimSchema.parse(claim)).toEqual(claim);
});

it('gives every claim a unique id', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
