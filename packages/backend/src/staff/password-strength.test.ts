import { describe, expect, it } from 'vitest';
import { isEasyToGuess } from './password-strength.ts';

describe('isEasyToGuess', () => {
  it.each([
    'password1234',
    'Password123!',
    '123456789012',
    'qwertyuiop123',
    'aaaaaaaaaaaa',
    'letmeinletmein',
    'dana@example.org',
    'Example.org1',
  ])('says so of %s', async (password) => {
    expect(await isEasyToGuess(password, 'dana@example.org')).toBe(true);
  });

  it.each(['correct horse battery', 'kV7!mq2xT9#z'])('lets %s pass', async (password) => {
    expect(await isEasyToGuess(password, 'dana@example.org')).toBe(false);
  });
});
