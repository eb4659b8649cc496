import { afterEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from './server-message.ts';
import { askForPasswordLink, enterCode, readLink, setUpAccount, signIn, signOut } from './staff.ts';

const credentials = { email: 'm.reyes@example.com', password: 'limestone courses' };
const refused = { kind: 'refused', message: unavailable };

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['a page', () => new Response('<!doctype html><title>Maintenance</title>')],
  ['JSON of another shape', () => Response.json('ready')],
])('given %s with the status 200', (_, answer) => {
  it.each([
    ['a sign-in', () => signIn(credentials), refused],
    ['the code of a sign-in', () => enterCode('123456'), refused],
    ['a one-time link', () => readLink('token', new AbortController().signal), refused],
    ['what a one-time link is for', () => setUpAccount('token', credentials), refused],
    ['a link to a new password', () => askForPasswordLink(credentials.email), unavailable],
    ['a sign-out', signOut, unavailable],
  ])('takes %s for refused', async (_what, ask, expected) => {
    vi.stubGlobal('fetch', async () => answer());
    expect(await ask()).toEqual(expected);
  });
});
