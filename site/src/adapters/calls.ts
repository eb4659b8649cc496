import * as z from 'zod/mini';
import { readDesk } from './desk.ts';

/** Of a schema this much is shown: the names of what is sent. */
const bodySchema = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});

const operationSchema = z.object({
  summary: z.string(),
  'x-access': z.enum(['anyone', 'self', 'viewer', 'editor', 'administrator', 'viewer or key']),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: bodySchema })) })),
});

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

export interface Call {
  /** In capital letters. */
  method: string;
  path: string;
  summary: string;
  access: z.infer<typeof operationSchema>['x-access'];
  /** Names of what is sent, in the address or in the body; those that may be left out end with `?`. */
  sends: string[];
}

/** Where the description is, for whoever is signed in. */
export const descriptionAddress = '/api/desk/description';

/** Every call of the server, in the order of its own table. */
export async function readCalls(signal: AbortSignal): Promise<Call[]> {
  const { paths } = await readDesk('description', descriptionSchema, signal);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      access: operation['x-access'],
      sends: sendsOf(operation),
    })),
  );
}

function sendsOf({ parameters, requestBody }: z.infer<typeof operationSchema>): string[] {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}).map((name) => ({ name, required: schema.required?.includes(name) ?? false })),
  );
  return [...asked, ...bodies].map(({ name, required }) => (required ? name : `${name}?`));
}
