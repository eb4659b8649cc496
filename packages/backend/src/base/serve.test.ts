import type { Api } from '@sponsor/domain';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { Problem } from './problem.ts';
import { type Handlers, serve } from './serve.ts';

const api = {
  find: {
    method: 'GET',
    path: '/things',
    access: 'anyone',
    summary: 'Finds things.',
    query: z.strictObject({
      limit: z.coerce.number().max(9).default(5),
      word: z.string().min(3, 'search-word-too-short').optional(),
    }),
    answer: z.object({ limit: z.number(), at: z.string() }),
  },
  read: {
    method: 'GET',
    path: '/things/:id',
    access: 'anyone',
    summary: 'Reads a thing.',
    params: z.object({ id: z.uuid() }),
    notFound: 'unknown-lead',
    answer: z.object({ id: z.string() }),
  },
  add: {
    method: 'POST',
    path: '/things',
    access: 'anyone',
    summary: 'Adds a thing.',
    body: z.strictObject({ name: z.string().trim(), size: z.object({ width: z.number() }).optional() }),
    answer: z.object({ name: z.string() }),
    status: 201,
  },
  count: {
    method: 'POST',
    path: '/counted',
    access: 'anyone',
    summary: 'Counts a thing.',
    body: z.object({ kind: z.string() }),
    invalid: 'unknown-event',
    status: 204,
  },
  send: { method: 'GET', path: '/file', access: 'anyone', summary: 'Sends a file.' },
} as const satisfies Api;

const kept = '0198c0de-0000-4000-8000-000000000001';
const at = new Date('2026-03-01T15:00:00Z');

const handlers: Handlers<typeof api> = {
  find: ({ query: { limit } }) => ({ limit, at }),
  read: async ({ params: { id } }) => (id === kept ? { id } : undefined),
  add: ({ body: { name } }) => ({ name }),
  count: () => {},
  send: ({ context }) => context.text('A file.'),
};

const app = new Hono<AppEnv>();
serve(app, api, handlers);
app.onError((error, context) => {
  if (!(error instanceof Problem)) throw error;
  return context.json(
    {
      code: error.details.code,
      value: error.details.value,
      fields: error.details.errors?.map(({ field }) => field),
    },
    error.status,
  );
});

async function ask(method: string, path: string, body?: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await app.request(path, {
    method,
    ...(body !== undefined && { headers, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return [answer.status, answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text];
}

describe('a declared route', () => {
  it('passes the parsed request to its handler, and responds with its status', async () => {
    expect(await ask('GET', '/things')).toEqual([200, { limit: 5, at: at.toISOString() }]);
    expect(await ask('GET', '/things?limit=7')).toEqual([200, { limit: 7, at: at.toISOString() }]);
    expect(await ask('GET', `/things/${kept}`)).toEqual([200, { id: kept }]);
    expect(await ask('POST', '/things', { name: ' A ' })).toEqual([201, { name: 'A' }]);
    expect(await ask('POST', '/counted', { kind: 'page' })).toEqual([204, '']);
    expect(await ask('GET', '/file')).toEqual([200, 'A file.']);
  });

  it.each(['none', kept.replace('1', '2')])('answers 404 at %s with its code', async (id) => {
    expect(await ask('GET', `/things/${id}`)).toEqual([404, { code: 'unknown-lead' }]);
  });

  it.each([
    ['GET', '/things?limit=10', undefined, { code: 'invalid-field', value: 'limit', fields: ['limit'] }],
    ['GET', '/things?word=ab', undefined, { code: 'search-word-too-short', fields: ['word'] }],
    ['GET', '/things?color=red', undefined, { code: 'invalid-field', value: 'color', fields: [''] }],
    [
      'POST',
      '/things',
      { name: 1, size: {} },
      { code: 'invalid-field', value: 'name', fields: ['name', 'size.width'] },
    ],
    ['POST', '/things', [], { code: 'invalid-request', fields: [''] }],
    ['POST', '/counted', {}, { code: 'unknown-event' }],
  ])('refuses %s %s %j with a code', async (method, path, body, refusal) => {
    expect(await ask(method, path, body)).toEqual([400, refusal]);
  });

  it('refuses a body that is not JSON', async () => {
    expect((await ask('POST', '/things'))[0]).toBe(415);
  });
});
