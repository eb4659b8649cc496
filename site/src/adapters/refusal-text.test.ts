import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

const message = 'What programs read.';

it('words a refusal of the desk by its code, with the value that was refused', () => {
  expect(refusalText({ message, code: 'contact-to-come' })).toBe('This time of contact is still to come.');
  expect(refusalText({ message, code: 'unknown-owner', value: '$&@example.org' })).toBe(
    'No colleague who may change leads has the address $&@example.org.',
  );
});

it('repeats the server where it gives no code, or one of another release', () => {
  expect(refusalText({ message })).toBe(message);
  expect(refusalText({ message, code: 'reauthenticate' })).toBe(message);
});
