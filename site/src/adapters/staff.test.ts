import { signInApi } from '@sponsor/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deskMutate, refusalOf } from './desk-request.ts';
import { enterCode, readLink, setUpAccount, signIn } from './staff.ts';

const credentials = { email: 'm.reyes@example.com', password: 'limestone courses' };
const unreadable = 'The server’s response cannot be read.';
const refused = { kind: 'refused', message: unreadable };
const { email } = credentials;

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['a page', () => new Response('<!doctype html><title>Maintenance</title>')],
  ['JSON of another shape', () => Response.json('ready')],
])('if the response is %s with status 200', (_, answer) => {
  it.each([
    ['a sign-in', () => signIn(credentials), refused],
    ['the code of a sign-in', () => enterCode('123456'), refused],
    ['a one-time link', () => readLink('token', new AbortController().signal), refused],
    ['the set-up by a one-time link', () => setUpAccount('token', credentials), refused],
    [
      'a request for a password link',
      () => refusalOf(deskMutate(signInApi.mailPasswordLink, { body: { email } })),
      unreadable,
    ],
    ['a sign-out', () => refusalOf(deskMutate(signInApi.signOut, {})), unreadable],
  ])('treats %s as refused', async (_what, ask, expected) => {
    vi.stubGlobal('fetch', async () => answer());
    expect(await ask()).toEqual(expected);
  });
});
