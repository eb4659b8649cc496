import * as z from 'zod/mini';
import type { SubmissionContext } from './context.ts';
import { contextInput, honeypotInput } from './context-names.ts';
import type { Field, FormId } from './form-ids.ts';
import { readContext, readContextInputs } from './read-context.ts';
import { type EntriesSchema, readEntries } from './read-entries.ts';
import { type Refusal, refuse, type Submission } from './submission.ts';

interface FormDeclaration<Values extends { email: string }> {
  id: FormId;
  /** What a visitor types, by the names of the form's inputs. */
  inputs: EntriesSchema<Values>;
  /** Inputs that may be left out: what is not given is the empty text. */
  optional?: readonly string[];
  /** The inputs as the CRM knows them; `search` is the query string of the page that held the form. */
  toFields: (values: Values, search: string) => Field[];
  /** The fields that a script sends, in the order in which they are stored. Without it a script sends the inputs. */
  fields?: EntriesSchema<Record<string, string> & { email: string }>;
}

export interface Form {
  id: FormId;
  /** What a script sends: `{fields: [{name, value}]}`, or an object of the inputs. Either may have a `context` beside them. */
  body: 'fields' | 'inputs';
  /** Checks such a body. Accepts any value whatever and never throws. */
  readBody(body: unknown): Submission | Refusal;
  /**
   * Checks a form post from a browser without JavaScript, and gives what the same form would have sent from a script.
   * `search` is the query string of the page that held the form.
   */
  readInputs(entries: Iterable<readonly [string, string]>, search: string): Submission | Refusal;
}

/** Makes a form of its declaration. */
export function defineForm<Values extends { email: string }>(declaration: FormDeclaration<Values>): Form {
  const { id, inputs, optional = [], toFields, fields } = declaration;

  function read(
    entries: readonly (readonly [string, unknown])[],
    search: string,
    context: SubmissionContext,
  ): Submission | Refusal {
    const given = new Set(entries.map(([name]) => name));
    const blanks = optional.filter((name) => !given.has(name)).map((name) => [name, ''] as const);
    const reading = readEntries([...entries, ...blanks], inputs);
    if (!reading.ok) return reading;
    return { ok: true, formId: id, email: reading.values.email, fields: toFields(reading.values, search), context };
  }

  return {
    id,
    body: fields ? 'fields' : 'inputs',
    readBody(body) {
      if (!isObject(body)) return refuse([{ message: fields ? notFields : wanted(Object.keys(inputs.shape)) }]);
      const { context: beside, ...content } = body;
      const context = readContext(beside);
      if (!context.ok) return context;
      if (!fields) return read(Object.entries(content), '', context.context);
      const list = fieldListSchema.safeParse(content);
      if (!list.success) return refuse([{ message: notFields }]);
      const reading = readEntries(
        list.data.fields.map(({ name, value }) => [name, value] as const),
        fields,
      );
      if (!reading.ok) return reading;
      const stored = Object.entries(reading.values).map(([name, value]) => ({ name, value }));
      return { ok: true, formId: id, email: reading.values.email, fields: stored, context: context.context };
    },
    readInputs(entries, search) {
      const all = [...entries];
      const context = readContextInputs(all);
      if (!context.ok) return context;
      // A form post turns each line break into two characters, which would count against the limit of a message.
      const typed = all
        .filter(([name]) => name !== contextInput && name !== honeypotInput)
        .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const);
      return read(typed, search, context.context);
    },
  };
}

const notFields = 'The form must be sent as a list of fields, each with a name and a value.';

const fieldListSchema = /* @__PURE__ */ z.strictObject({
  fields: z.array(z.strictObject({ name: z.string(), value: z.unknown() })),
});

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function wanted(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB').format(names);
  return `The request must be an object with ${list}.`;
}
