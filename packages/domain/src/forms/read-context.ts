import { type SubmissionContext, submissionContextSchema } from './context.ts';
import { contextInput, honeypotInput } from './context-names.ts';
import { type Refusal, refuse } from './submission.ts';

type ContextReading = { ok: true; context: SubmissionContext } | Refusal;

/** Checks what travelled beside the fields; nothing is as good as everything. */
export function readContext(given: unknown): ContextReading {
  if (given === undefined) return { ok: true, context: {} };
  const parsed = submissionContextSchema().safeParse(given);
  if (parsed.success) return { ok: true, context: parsed.data };
  const [issue] = parsed.error.issues;
  const place = ['context', ...(issue?.path ?? [])].map(String).join('.');
  return refuse([
    { field: place, message: 'What was sent beside the form is not in order. Please load the page again.' },
  ]);
}

/** The same from a plain form post: one input holds JSON, the other is the trap. */
export function readContextInputs(entries: readonly (readonly [string, string])[]): ContextReading {
  const texts = valuesOf(entries, contextInput);
  const reading = readContext(texts.length > 0 ? parseJson(texts) : undefined);
  const honeypot = valuesOf(entries, honeypotInput).join(' ');
  if (!reading.ok || honeypot === '') return reading;
  return readContext({ ...reading.context, honeypot });
}

function valuesOf(entries: readonly (readonly [string, string])[], wanted: string): string[] {
  return entries.filter(([name]) => name === wanted).map(([, value]) => value);
}

/** Null for what is no JSON, and for an input that came twice: no context is null. */
function parseJson([text = '', ...more]: readonly string[]): unknown {
  if (more.length > 0) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
