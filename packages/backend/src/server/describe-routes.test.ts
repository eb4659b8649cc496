import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, postJson, signUpBody, type TestApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { requireDescribed } from '../../test/require-described.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import { nameOf } from '../base/serve.ts';
import type { Database } from '../database/database.ts';
import { routes } from '../routes.ts';
import { describeRoutes } from './describe-routes.ts';

const operationSchema = z.object({
  summary: z.string().regex(/^[A-Z].*\.$/),
  'x-access': z.string(),
  'x-fresh': z.boolean().optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: z.looseObject({}) })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(
    z.string().regex(/^([23]\d\d|40[134]|41[46]|4XX|50[03])$/),
    z.object({ description: z.string() }),
  ),
});

const refusalsSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.object({
          '4XX': z.object({
            content: z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }).optional() }),
          }),
        }),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.object({ required: z.array(z.string()) })) }),
});

describe('the description of all routes', () => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    test = await createTestApp(database);
    await addStaff(database, 'viewer');
    await addStaff(database, 'administrator');
    await test.app.request('/api/forms/sign-up/submissions', postJson(signUpBody('ann@example.org')));
  });
  afterAll(() => database.close());

  async function read() {
    const answer = await test.app.request('/api/desk/description', {
      headers: await signIn(test.app, 'viewer@example.org'),
    });
    expect(answer.status).toBe(200);
    return z
      .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
      .parse(await answer.json());
  }

  it('contains exactly the routes of the app, with their access', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.1');
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path === '/{path}' ? '/*' : path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        [operation['x-access'], operation['x-fresh']],
      ]),
    );
    const answered = test.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(described.map(([route]) => route))).toEqual(new Set(answered));
    const declared = routes.map((route) => [nameOf(route), [route.access, route.fresh]]);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(declared));
  });

  it('describes requests as the server validates them', async () => {
    const { paths } = await read();
    expect(paths['/api/desk/leads/{id}/notes']?.['post']?.requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: { required: ['text'], additionalProperties: false, properties: { text: { maxLength: 5000 } } },
        },
      },
    });
    const parameters = paths['/api/desk/leads']?.['get']?.parameters;
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'search', in: 'query' }));
    expect(paths['/api/desk/leads/{id}']?.['get']?.parameters).toMatchObject([{ name: 'id', in: 'path' }]);
  });

  it('describes the requests to the webhook', () => {
    const { requestBody, parameters } = describeRoutes().webhooks.lead.post;
    expect(parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['type', 'timestamp', 'data'] } } },
    });
  });

  it.each([
    ['POST', '/api/forms/sign-up/submissions', 207, 'application/json'],
    ['GET', '/rest/v1/investment_leads', 206, 'text/html'],
    ['GET', '/media/0', 200, 'text/html'],
    ['GET', '/api/desk/leads', 303, undefined],
    ['GET', '/healthz', 503, 'application/json'],
  ])('does not allow %s %s to respond with %s as %s', async (method, path, status, type) => {
    const answer = new Response(null, { status, ...(type && { headers: { 'Content-Type': type } }) });
    const asked = new Request(`http://127.0.0.1:4000${path}`, { method });
    await expect(requireDescribed(asked, answer)).rejects.toThrow(
      `was answered with ${status} as ${type ?? 'nothing'}`,
    );
  });

  it('contains every schema that it refers to', () => {
    const text = JSON.stringify(describeRoutes());
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    const names = Object.keys(describeRoutes().components.schemas);
    expect(new Set(references)).toEqual(new Set(names.map((name) => `#/components/schemas/${name}`)));
    expect(text).not.toContain('"$defs"');
  });

  // To hear that nobody is signed in, nobody has to be.
  const refusing = routes
    .map(nameOf)
    .filter((route) => /^\w+ \/(api|functions|rest)\//.test(route) && route !== 'GET /api/staff/get-session');

  it.each(refusing)('describes the refusals of %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const headers = { Origin: 'https://elsewhere.example' };
    const answer = await test.app.request(path.replaceAll(/:\w+/g, 'none'), { method, headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);

    const { paths, components } = refusalsSchema.parse(describeRoutes());
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const name = operation?.responses['4XX'].content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    const described = components.schemas[name]?.required.toSorted();
    expect(Object.keys(Object(await answer.json())).toSorted()).toEqual(described);
  });

  const readable = routes.flatMap(({ method, path, answer }) => {
    const asksForOne = /:|wordings|comparison|deliveries$/.test(path);
    return method === 'GET' && answer && !asksForOne ? [{ path, schema: answer }] : [];
  });

  it.each(readable)('describes every field of the response of GET $path', async ({ path, schema }) => {
    const headers = await signIn(test.app, 'administrator@example.org');
    const invitation = JSON.stringify({ email: 'guest@example.org', role: 'viewer' });
    await test.app.request('/api/desk/staff/invitations', postJson(invitation, headers));
    const answer = await test.app.request(path, { headers });
    const body: unknown = await answer.json();
    expect([answer.status, z.core.parse(schema, body)]).toEqual([200, body]);
  });
});
