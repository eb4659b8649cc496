import { z } from 'zod';
import { nameOf } from '../src/base/serve.ts';
import { routes as declared } from '../src/routes.ts';
import { describeRoutes } from '../src/server/describe-routes.ts';

/** One name, or several alternatives. */
const bodySchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  get anyOf() {
    return z.array(bodySchema).default([]);
  },
  get oneOf() {
    return z.array(bodySchema).default([]);
  },
});

const operationsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      parameters: z.array(z.object({ name: z.string(), in: z.string() })),
      requestBody: z
        .object({
          content: z.record(z.string(), z.object({ schema: bodySchema })),
        })
        .optional(),
    }),
  ),
);

/** The names that a route reads, so that generated inputs are more often wrong in a value than in a name. */
function namesOf(method: string, path: string): { query: string[]; body: string[] } {
  const paths = operationsSchema.parse(describeRoutes().paths);
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')]?.[method.toLowerCase()];
  const schemas = Object.values(operation?.requestBody?.content ?? {});
  return {
    query: (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: schemas.flatMap(({ schema }) => propertiesOf(schema)),
  };
}

function propertiesOf({ properties, anyOf, oneOf }: z.infer<typeof bodySchema>): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(propertiesOf)];
}

/** Every route of the server, with the names that it reads. */
export const routes = declared.map((route) => {
  const { method, path } = route;
  return { route: nameOf(route), method, path, ...namesOf(method, path) };
});
