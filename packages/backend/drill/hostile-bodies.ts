import fc from 'fast-check';
import { signUpBody } from '../test/app.ts';
import { anyValue, asText } from './hostile-values.ts';

const fieldNames = ['email', 'firstname', 'lastname', 'phone', 'message', 'lead_source', 'utm_source', 'utm_medium'];
/** Names that a route may read beyond the described ones. */
export const moreNames = [
  'utm_campaign',
  'utm_content',
  'utm_term',
  'status',
  'id',
  '__proto__',
  'constructor',
  'context',
];

const objectOf = (names: readonly string[]) =>
  fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names, ...moreNames) }, fc.string()), anyValue, {
    minKeys: 1,
    maxKeys: 8,
  });

const fieldList = fc.record({
  fields: fc.oneof(
    anyValue,
    fc.array(fc.record({ name: fc.oneof(fc.constantFrom(...fieldNames), fc.string()), value: anyValue }), {
      maxLength: 12,
    }),
    fc.tuple(...fieldNames.map((name) => fc.record({ name: fc.constant(name), value: anyValue }))),
  ),
  context: anyValue,
});

/** A sign-up as the site sends it, except for one value. */
const almostRight = fc
  .tuple(fc.option(fc.constantFrom('email', 'utm_campaign', 'context')), anyValue, fc.nat(500))
  .map(([changed, hostile, visitor]) =>
    JSON.parse(signUpBody(`visitor-${visitor}@example.org`, changed === null ? {} : { [changed]: hostile })),
  );

/** The deepest nesting that fits into a body. */
const bottomless = '['.repeat(30_000) + ']'.repeat(30_000);

/** A body for a route that reads these names: usually of an accepted shape and of the declared type. */
export function bodyOf(names: readonly string[], isForm: boolean) {
  const objects = isForm ? fc.oneof(fieldList, objectOf(names), almostRight) : objectOf(names);
  const json = fc.oneof({ weight: 6, arbitrary: objects }, fc.jsonValue()).map((body) => JSON.stringify(body));
  const plain = objectOf([...fieldNames, ...names]).map((entries) =>
    new URLSearchParams(Object.entries(entries).map(([name, one]) => [name, asText(one)])).toString(),
  );
  const deep = fc.constantFrom(...names, 'fields', 'context').map((name) => `{"${name}":${bottomless}}`);
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => new Uint8Array(array));
  return fc.oneof(
    { weight: 8, arbitrary: json.map((body) => ({ type: 'application/json', body })) },
    { weight: 2, arbitrary: plain.map((body) => ({ type: 'application/x-www-form-urlencoded', body })) },
    { weight: 1, arbitrary: bytes.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: deep.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: bytes.map((body) => ({ type: 'multipart/form-data; boundary=x', body })) },
    { weight: 1, arbitrary: fc.string().map((body) => ({ type: 'text/plain', body })) },
  );
}
