import { expect, it } from 'vitest';
import { refusalText } from './desk-request.ts';

const message = 'The sentence for programs.';

it('phrases a refusal by its code, with the refused value', () => {
  expect(refusalText({ message, code: 'contact-to-come' })).toBe('The contact time is in the future.');
  expect(refusalText({ message, code: 'unknown-owner', value: '$&@example.org' })).toBe(
    'No colleague who may change leads has the address $&@example.org.',
  );
});

it('shows the server’s message if the code is missing or unknown', () => {
  expect(refusalText({ message })).toBe(message);
  expect(refusalText({ message, code: 'of-another-release' })).toBe(message);
});
