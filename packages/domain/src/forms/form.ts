import * as z from 'zod/mini';
import type { PageWords } from '../page-words.ts';
import type { CampaignDefaults } from './campaign.ts';
import type { KeptContext } from './context.ts';
import { contextInput, honeypotInput } from './context-names.ts';
import { formAddress } from './form-address.ts';
import { readContext, readContextInputs } from './read-context.ts';
import { type EntriesSchema, readEntries } from './read-entries.ts';
import { type Field, type Refusal, refuse, type Submission } from './submission.ts';

/** The pages with a form. A sponsor may lack the optional ones, and then does not have their forms. */
export interface FormPages {
  regulationA: PageWords;
  webinar: PageWords;
  contact: PageWords;
  deck?: PageWords;
  regulationD?: { webinar: PageWords };
}

interface FormFacts<Id extends string, Page extends PageWords | undefined, Tells extends boolean> {
  id: Id;
  /** Its page. A sponsor without that page does not have the form. */
  page: (pages: FormPages) => Page;
  /** Whether the CRM is told which campaign brought the visitor; a sponsor then defines a default. */
  tellsCampaign?: Tells;
}

interface FormDeclaration<
  Id extends string,
  Page extends PageWords | undefined,
  Tells extends boolean,
  Values extends { email: string },
> extends FormFacts<Id, Page, Tells> {
  /** Its post address; by default that of all forms. */
  address?: string;
  /** The visitor's input, by the names of the form's inputs. */
  inputs: EntriesSchema<Values>;
  /** Inputs that may be omitted, which then count as the empty string. */
  optional?: readonly string[];
  /**
   * Returns the inputs with the CRM's field names; `search` is the query string of the page that contained the form.
   */
  toFields: (values: Values, search: string, campaign: CampaignDefaults) => Field[];
  /** The fields that a script sends, in storage order. Without it a script sends the inputs. */
  fields?: () => EntriesSchema<Record<string, string> & { email: string }>;
}

export interface Form<
  Id extends string = string,
  Page extends PageWords | undefined = PageWords | undefined,
  Tells extends boolean = boolean,
> extends FormFacts<Id, Page, Tells> {
  address: string;
  /**
   * Validates a script's request body: `{fields: [{name, value}]}`, or an object of the inputs; either may have a
   * `context` next to them, whose unreadable parts are left out. Accepts any value and never throws.
   */
  readBody(body: unknown): Submission<Id> | Refusal;
  /**
   * Validates a form post from a browser without JavaScript, and returns what the same form would have sent from a
   * script.
   * `search` is the query string of the page that contained the form, `campaign` is sent if that names none.
   */
  readInputs(
    entries: Iterable<readonly [string, string]>,
    search: string,
    campaign?: CampaignDefaults,
  ): Submission<Id> | Refusal;
}

const noCampaign: CampaignDefaults = { utm_campaign: '', utm_content: '' };

/** Makes a form from its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function defineForm<
  const Id extends string,
  Values extends { email: string },
  Page extends PageWords | undefined,
  Tells extends boolean = false,
>(declaration: FormDeclaration<Id, Page, Tells, Values>): Form<Id, Page, Tells> {
  const { id, address = formAddress(id), inputs, optional = [], toFields } = declaration;
  const fields = declaration.fields?.();

  function read(
    entries: readonly (readonly [string, unknown])[],
    search: string,
    campaign: CampaignDefaults,
    context: KeptContext,
  ): Submission<Id> | Refusal {
    const given = new Set(entries.map(([name]) => name));
    const blanks = optional.filter((name) => !given.has(name)).map((name) => [name, ''] as const);
    const reading = readEntries([...entries, ...blanks], inputs);
    if (!reading.ok) return reading;
    const { email } = reading.values;
    return { ok: true, formId: id, email, fields: toFields(reading.values, search, campaign), context };
  }

  return {
    ...declaration,
    address,
    readBody(body) {
      if (!isObject(body)) return refuse([{ message: fields ? notFields : wanted(Object.keys(inputs.shape)) }]);
      const { context: beside, ...content } = body;
      const context = readContext(beside);
      if (!fields) return read(Object.entries(content), '', noCampaign, context);
      const list = fieldListSchema.safeParse(content);
      if (!list.success) return refuse([{ message: notFields }]);
      const reading = readEntries(
        list.data.fields.map(({ name, value }) => [name, value] as const),
        fields,
      );
      if (!reading.ok) return reading;
      const stored = Object.entries(reading.values).map(([name, value]) => ({ name, value }));
      return { ok: true, formId: id, email: reading.values.email, fields: stored, context };
    },
    readInputs(entries, search, campaign = noCampaign) {
      const all = [...entries];
      // A form post turns each line break into two characters, which would count against the limit of a message.
      const typed = all
        .filter(([name]) => name !== contextInput && name !== honeypotInput)
        .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const);
      return read(typed, search, campaign, readContextInputs(all));
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
