import { randomUUID } from 'node:crypto';
import {
  contextLimits,
  deckForm,
  type Form,
  type FormId,
  formAddress,
  forms,
  type formsApi,
  isSpam,
  type PageReading,
  type Refusal,
  type SiteFacts,
  type Submission,
} from '@sponsor/domain';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import type { AppContext } from '../base/app-env.ts';
import { isPlainForm, readJson, readPlainEntries } from '../base/body.ts';
import { isOwnOrigin } from '../base/origin.ts';
import { Problem } from '../base/problem.ts';
import type { Secrets } from '../base/secrets.ts';
import type { Handlers } from '../base/serve.ts';
import type { RecordResult, RecordSubmission } from './record-submission.ts';

export interface SubmissionDependencies {
  record: RecordSubmission;
  facts: SiteFacts;
  publicUrl?: string | undefined;
  /** Returns the text of a page in a version; undefined if the path never had that version. */
  readShownPage: (path: string, version: string) => Promise<PageReading | undefined>;
  /** Keyed, so that nobody can derive the content from an id. */
  secrets: Secrets;
  now: () => Date;
}

/** The paths of form submissions, which share one rate limit. */
export const submissionPaths = forms.map(({ address }) => address);

/** The forms of the site: the CRM's own JSON from a script, or a plain form post from a page without one. */
export function formHandlers(dependencies: SubmissionDependencies): Handlers<typeof formsApi> {
  return {
    async submit({ params: { formId }, context }) {
      const form = forms.find(({ address }) => address === formAddress(formId));
      const redirection = await takeForm(context, form, dependencies);
      return redirection ?? { inlineMessage: 'Thank you. We have received your details.' };
    },
    async requestDeck({ context }) {
      return (await takeForm(context, deckForm, dependencies)) ?? { success: true };
    },
  };
}

/** Redirects to the thank-you page after a form post without JavaScript. */
async function takeForm(
  context: AppContext,
  form: Form<FormId> | undefined,
  dependencies: SubmissionDependencies,
): Promise<Response | undefined> {
  const { record, facts } = dependencies;
  if (form === undefined || !facts.forms.includes(form.id)) throw new Problem(404, noForm);
  const read = await readForm(context, form, dependencies);
  requireStored(await record(form.id, read, submissionIdOf(context, read, dependencies)));
  return isPlainForm(context) ? context.redirect(`/received/${form.id}`, 303) : undefined;
}

/**
 * Without script, only the `Referer` names the page that held the form: its query is the only place with the campaign
 * values.
 */
async function readForm(
  context: AppContext,
  form: Form<FormId>,
  { publicUrl, facts, readShownPage }: SubmissionDependencies,
): Promise<Submission | Refusal> {
  const referer = pageOf(context, publicUrl);
  const read = isPlainForm(context)
    ? form.readInputs(await readPlainEntries(context), referer?.search ?? '', facts.campaigns[form.id])
    : form.readBody(await readJson(context));
  if (!read.ok) return read;
  const { pageVersion, ...beside } = read.context;
  const page = beside.page ?? referer?.pathname.slice(0, contextLimits.address);
  const reading = page !== undefined && pageVersion !== undefined ? await readShownPage(page, pageVersion) : undefined;
  const agreement = beside.consent?.agreement;
  const agreementFrom = reading && agreement !== undefined && saysSentence(reading, agreement) ? 'page' : 'browser';
  return {
    ...read,
    context: {
      ...(page !== undefined && { page }),
      ...beside,
      ...(reading && { pageVersion }),
      ...(agreement !== undefined && { agreementFrom }),
    },
  };
}

/** Whether a page had this sentence as a whole paragraph, with link addresses in brackets after their labels. */
function saysSentence({ blocks, links }: PageReading, sentence: string): boolean {
  const words = sentence.replaceAll(/ \(([^()\s]+)\)/g, (whole, address: string) =>
    links.includes(address) ? '' : whole,
  );
  const text = words.replace(/\s+/g, ' ').trim();
  return blocks.some((block) => block.kind === 'text' && block.text === text);
}

function pageOf(context: AppContext, publicUrl: string | undefined): URL | undefined {
  const referer = context.req.header('referer') ?? '';
  return isOwnOrigin(context, referer, publicUrl) ? (URL.parse(referer) ?? undefined) : undefined;
}

const noForm = 'There is no form at this address.';

function requireStored(result: RecordResult): void {
  if (result.ok) return;
  if (result.reason === 'refused') {
    throw new Problem(400, result.refusal.message, { errors: result.refusal.errors });
  }
  throw new Problem(503, 'We could not save your details just now. Please try again in a minute.');
}

/** The visitor's own id for the submission, so that a retry after a lost response is stored once. */
function submissionIdOf(context: AppContext, read: Submission | Refusal, dependencies: SubmissionDependencies): string {
  const key = context.req.header('idempotency-key') ?? (read.ok ? read.context.submissionId : undefined);
  if (key === undefined) return read.ok && isPlainForm(context) ? idByContent(read, dependencies) : randomUUID();
  const id = z.uuid().safeParse(key).data;
  if (id === undefined) throw new Problem(400, 'The Idempotency-Key header must be a UUID.');
  return id.toLowerCase();
}

/** In each ten-minute window a repeat counts as the same submission. */
const repeatMs = 10 * 60 * 1000;

/** Without script a form has no id, but a visitor who presses again on a slow connection sends the same fields from the same page. */
function idByContent(
  { formId, fields, context }: Submission,
  { secrets: [secret], now }: SubmissionDependencies,
): string {
  const span = Math.floor(now().getTime() / repeatMs);
  const content = [secret, formId, fields, context.page, isSpam(context), span];
  return uuidv5(JSON.stringify(content), uuidv5.URL);
}
