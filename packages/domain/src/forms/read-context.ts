import { type KeptContext, submissionContextSchema } from './context.ts';
import { contextInput, honeypotInput } from './context-names.ts';
import { fieldLimits, unstorableInParagraphs } from './text.ts';

/**
 * Returns the readable parts of the context, which it removes from the input: none is as valid as all, and no part of
 * it costs a lead.
 */
export function readContext(given: unknown = {}): KeptContext {
  const schema = submissionContextSchema();
  const reading = schema.safeParse(given);
  if (reading.success) return reading.data;
  const unreadable = new Set<string>();
  const honeypot = isObject(given) ? given['honeypot'] : undefined;
  for (const issue of reading.error.issues) {
    const { path } = issue;
    // Only our own names, because others may contain personal data.
    unreadable.add(String(path[0] ?? contextInput));
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) remove(given, [...path, key]);
    else remove(given, path);
  }
  const rest = schema.safeParse(given);
  return {
    ...(rest.success && rest.data),
    ...(unreadable.has('honeypot') && { honeypot: storable(honeypot) }),
    unreadable: [...unreadable],
  };
}

/** Does the same for a plain form post: one input contains JSON, the other is the spam trap. */
export function readContextInputs(entries: readonly (readonly [string, string])[]): KeptContext {
  const texts = valuesOf(entries, contextInput);
  const context = readContext(texts.length > 0 ? parseJson(texts) : undefined);
  const honeypot = valuesOf(entries, honeypotInput).join(' ');
  return honeypot === '' ? context : { ...context, honeypot: storable(honeypot) };
}

/** Returns the trap's content in storable form: it stays as filled, or as empty, as it is. */
function storable(honeypot: unknown): string {
  const text = typeof honeypot === 'string' ? honeypot : honeypot === null ? '' : unknownCharacter;
  return text.slice(0, fieldLimits.message).replaceAll(new RegExp(unstorableInParagraphs, 'gu'), unknownCharacter);
}

const unknownCharacter = '\uFFFD';

function remove(from: unknown, path: readonly PropertyKey[]): void {
  const [name, ...rest] = path;
  if (!isObject(from) || name === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(from, name);
  else remove(Reflect.get(from, name), rest);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function valuesOf(entries: readonly (readonly [string, string])[], wanted: string): string[] {
  return entries.filter(([name]) => name === wanted).map(([, value]) => value);
}

/** Returns null if it is not JSON, and for a repeated input, because null is no context. */
function parseJson([text = '', ...more]: readonly string[]): unknown {
  if (more.length > 0) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
