import { expect, it } from 'vitest';
import { requireContent } from './require-content.ts';

it('gives what the sponsor has, be it empty, and names what is missing', () => {
  expect(requireContent('', 'deck.ts')).toBe('');
  expect(() => requireContent(undefined, 'deck.ts')).toThrow(
    "The sponsor's pages.ts lists a page that needs deck.ts, and @sponsor/content has none.",
  );
});
