import { expect, it } from 'vitest';
import { present } from './present.ts';

it('gives what the sponsor has, be it empty, and names what is missing', () => {
  expect(present('', 'deck.ts')).toBe('');
  expect(() => present(undefined, 'deck.ts')).toThrow(
    "The sponsor's pages.ts lists a page that needs deck.ts, and @sponsor/content has none.",
  );
});
