import { describe, expect, it } from 'vitest';
import { apiRefusalSchema, refusalMessage } from './refusals.ts';

describe('refusalMessage', () => {
  it('names the refused value as it is', () => {
    expect(refusalMessage({ code: 'unknown-status', value: '$&' })).toBe('There is no status "$&".');
  });

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('writes a wait of %i seconds as %s', (seconds, wait) => {
    expect(refusalMessage({ code: 'exports-in-progress', value: String(seconds) })).toBe(
      `Other exports are in progress. Please try again in ${wait}.`,
    );
  });
});

it.each(['toString', 'of-another-release', 1])('knows no code %s', (code) => {
  expect(apiRefusalSchema.safeParse({ code }).success).toBe(false);
});
