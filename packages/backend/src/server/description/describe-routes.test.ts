import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { addStaff, signIn } from '../../../test/staff.ts';
import { access } from '../../access.ts';
import type { Database } from '../../database/database.ts';
import { describeRoutes } from './describe-routes.ts';

const operationSchema = z.object({
  summary: z.string().regex(/^[A-Z].*\.$/),
  'x-access': z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: z.looseObject({}) })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(z.string().regex(/^(2\d\d|401|403|4XX)$/), z.object({ description: z.string() })),
});

describe('the description of all routes', () => {
  let database: Database;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    test = await createTestApp(database);
    await addStaff(database, 'viewer');
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

  it('holds what the app answers, and nothing else, with who may call it', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.1');
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path === '/{path}' ? '/*' : path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation['x-access'],
      ]),
    );
    const answered = test.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(described.map(([route]) => route))).toEqual(new Set(answered));
    expect(Object.fromEntries(described)).toEqual(access);
  });

  it('says what is sent as the server checks it', async () => {
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

  it('is made of schemas that can be looked up', () => {
    const text = JSON.stringify(describeRoutes());
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']));
    expect(text).not.toContain('"$defs"');
  });
});
