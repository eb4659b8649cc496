import { expect, it } from 'vitest';
import { requireContent } from './require-content.ts';

it('returns the sponsor’s content, even if it is empty, and names missing content', () => {
  expect(requireContent('', 'deck.ts')).toBe('');
  expect(() => requireContent(undefined, 'deck.ts')).toThrow(
    "The sponsor's pages.ts lists a page that needs deck.ts, and @sponsor/content has none.",
  );
});
