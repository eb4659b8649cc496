import { descriptionApi } from '@sponsor/domain';
import { type Answer, deskRequest } from './desk-request.ts';

type Operation = Answer<typeof descriptionApi.read>['paths'][string][string];

export interface Call {
  /** In upper case. */
  method: string;
  path: string;
  summary: string;
  access: Operation['x-access'];
  /** Names of the request's fields, in the address or the body; optional ones end with `?`. */
  sends: string[];
}

/** Every route of the server, in the order of its own list. */
export async function readCalls(signal: AbortSignal): Promise<Call[]> {
  const { paths } = await deskRequest(descriptionApi.read, { signal });
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

function sendsOf({ parameters, requestBody }: Operation): string[] {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}).map((name) => ({ name, required: schema.required?.includes(name) ?? false })),
  );
  return [...asked, ...bodies].map(({ name, required }) => (required ? name : `${name}?`));
}
